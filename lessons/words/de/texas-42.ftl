# Was die geführte erste Runde Texas 42 sagt. Schlüssel: `lesson-`, das Kapitel, der Augenblick.

lesson-texas-42-suits = Stiche und Farben
lesson-texas-42-suits-table = Vier Leute, zwei Teams: du und dein Partner gegenüber gegen die beiden neben dir. Jeder bekommt sieben Dominosteine. Reihum spielt jeder einen; die vier zusammen sind ein Stich, und der beste Stein gewinnt ihn.
lesson-texas-42-suits-tricks = Der erste Stein bestimmt die Farbe: seine höhere Zahl. Dein rechter Gegner hat 6-2 ausgespielt, also sind Sechsen gefragt. Hast du eine Sechs, musst du eine spielen.
lesson-texas-42-suits-follow = In einer Farbe entscheidet die andere Zahl, also ist 6-5 höher als 6-2. Nur die Doppel-Sechs würde sie schlagen, und die ist schon weg. Hol den Stich: spiele 6-5.
lesson-texas-42-suits-low = Mit 6-1 bedienst du, aber sie ist niedriger als 6-2: Der Stich wäre verloren. Spiele 6-5.
lesson-texas-42-suits-partner = Der Stich gehört dir. Dein Partner hatte keine Sechs, durfte also alles spielen, und gab dir 5-0. Manche Steine zählen Punkte, dieser zählt 5.
lesson-texas-42-suits-double = Wer einen Stich macht, spielt den nächsten aus. Ein Doppelstein ist der höchste seiner Farbe, und Trumpf gibt es heute nicht. Deine Doppel-Fünf schlägt also nichts: Spiel sie aus.
lesson-texas-42-suits-later = Ein guter Stein, der kommt noch dran. Aber deine Doppel-Fünf zählt 10 Punkte und kann jetzt nicht verlieren. Spiel zuerst sie aus.
lesson-texas-42-suits-four = 4-2 fordert Vieren, und die Doppel-Vier ist noch im Spiel: Jemand könnte den Stich holen. Spiel einen Stein aus, den niemand schlagen kann.
lesson-texas-42-suits-count = Elf Punkte mit einem Stein. Jetzt zähl nach: Die anderen sechs Sechsen sind alle gespielt. Niemand kann deine letzte Sechs bedienen, also kann sie auch niemand schlagen. Spiel sie aus.
lesson-texas-42-suits-end = Auch ein kleiner Stein gewinnt, wenn seine Farbe aus dem Spiel ist. Eure Seite hat jetzt 30 Punkte, und genau die hatte dein Partner versprochen. Mehr zum Versprechen gleich.

lesson-texas-42-trumps = Trumpf
lesson-texas-42-trumps-what = Meistens gibt es Trumpf: eine Zahl, die alles andere schlägt. Diesmal hat dein Partner die Vieren gewählt. Jeder Stein mit einer Vier ist Trumpf, und die Doppel-Vier ist der höchste.
lesson-texas-42-trumps-five = Ein Trumpf gehört zu keiner anderen Farbe. Deine 5-4 ist heute also eine Vier und keine Fünf!
lesson-texas-42-trumps-play = Dein rechter Gegner hat die Doppel-Fünf ausgespielt, 10 Punkte wert. Du hast keine Fünf und darfst alles spielen. Hol den Stich mit deinem Trumpf: 5-4.
lesson-texas-42-trumps-gift = Der Stich ginge an die Gegner, und 3-2 zählt 5: ein Geschenk von 16 Punkten. Dein Trumpf holt stattdessen alles.
lesson-texas-42-trumps-away = Erlaubt, aber dann behalten die Gegner 11 Punkte. Du hast einen Trumpf: 5-4 schlägt die Doppel-Fünf.
lesson-texas-42-trumps-won = Elf Punkte für eure Seite: 10 für die Doppel-Fünf und 1 für den Stich. Trumpfen muss man nie, aber hier hat es sich gelohnt.
lesson-texas-42-trumps-lead = Alle anderen Vieren sind gefallen bis auf die Doppel-Vier, und die hat sicher dein Partner, der die Vieren gewählt hat. Also trumpft dich niemand. Welcher deiner Steine ist der höchste seiner Farbe? Spiel ihn aus.
lesson-texas-42-trumps-six = 6-1 fordert Sechsen, und die Doppel-Sechs ist noch im Spiel. Der Stich wäre weg. Wie wäre es mit deinem eigenen Doppelstein?
lesson-texas-42-trumps-three = 3-2 zählt 5 und fordert Dreien: Die Doppel-Drei ist noch im Spiel. Riskier das nicht. Wie wäre es mit deinem eigenen Doppelstein?
lesson-texas-42-trumps-end = Die Doppel-Eins gewinnt. Merk dir drei Dinge: Bediene, wenn du kannst; der Doppelstein ist der höchste; und ein Trumpf schlägt alles und ist nichts als Trumpf.

lesson-texas-42-count = Punkte, und wie ein Gebot fällt
lesson-texas-42-count-tiles = Fünf Steine zählen: 5-5 und 6-4 je 10, 5-0, 4-1 und 3-2 je 5. Ihre Augen ergeben fünf oder zehn. Jeder der sieben Stiche zählt 1 dazu. Das macht 42.
lesson-texas-42-count-bid = Hier haben die Gegner 30 geboten: So viele der 42 Punkte müssen sie machen. 21 haben sie schon. Kommt ihr auf 13, schaffen sie es nicht mehr: Das Gebot fällt. Ihr habt 3.
lesson-texas-42-count-keep = Alle Trümpfe sind weg, und die Doppel-Drei gewinnt diesen Stich für die Gegner. Du hast keine Drei. Welchen Stein gibst du ihnen? Den, der nichts zählt: 4-0.
lesson-texas-42-count-ten = Das sind 10 Punkte und der Stich: 32 für die Gegner, und ihr Gebot ist erfüllt. Gib ihnen den Stein, der nichts zählt.
lesson-texas-42-count-five = Du würdest ihnen 5 Punkte schenken. Gib ihnen den Stein, der nichts zählt: 4-0.
lesson-texas-42-count-partner = Im nächsten Stich sind Zweien gefragt, und die Doppel-Zwei deines Partners liegt vorn. Du spielst zuletzt, es kann also nichts mehr schiefgehen.
lesson-texas-42-count-give = Du hast keine Zwei. Dieser Stich geht an eure Seite, also sei jetzt großzügig. Welcher Stein bringt euch über 13?
lesson-texas-42-count-small = 5 und 1 für den Stich: 9 zusammen, das reicht noch nicht. Gib deinem Partner den großen.
lesson-texas-42-count-set = 3 und 11 sind 14: Das Gebot ist gefallen, und die Runde ist sofort vorbei. Der Strich geht an euch. Punkte gehören in die Stiche deines Partners, nie in die der Gegner.

lesson-texas-42-bidding = Bieten
lesson-texas-42-bidding-what = Vor jeder Runde wird geboten. Jeder ist einmal dran: passen oder mehr Punkte versprechen als alle vorher. Das kleinste Gebot ist 30. Wer am höchsten bietet, wählt Trumpf und spielt aus.
lesson-texas-42-bidding-marks = Wird das Versprechen gehalten, bekommt das Team einen Strich, sonst bekommt ihn das andere. Sieben Striche gewinnen. Ihr habt sechs, die Gegner fünf.
lesson-texas-42-bidding-hand = Sieh dir deine Hand an: vier Fünfen mit dem Doppelstein, die Doppel-Sechs und 6-4. Sind Fünfen Trumpf, ist 6-5 keine Sechs mehr. Ist die Doppel-Sechs gespielt, ist 6-4 also die höchste Sechs.
lesson-texas-42-bidding-bid = Nur 2-0 dürfte einen Stich verlieren. Dein linker Gegner hat 30 geboten. Du bist zuletzt dran: Biete nur einen Punkt mehr, 31.
lesson-texas-42-bidding-pass = Dann spielen die Gegner und wählen Trumpf. Eine bessere Hand als diese bekommst du kaum. Biete!
lesson-texas-42-bidding-mark = Ein Strichgebot heißt: alle sieben Stiche, ohne Ausnahme, und 2-0 würde wohl einen verlieren. Ihr braucht ohnehin nur einen Strich.
lesson-texas-42-bidding-high = Ein höheres Versprechen bringt nicht mehr: Jedes Punktgebot gilt einen Strich. Du bist zuletzt dran, also reichen 31.
lesson-texas-42-bidding-name = Du spielst. Jetzt sag Trumpf an. In welcher Farbe bist du am längsten und stärksten?
lesson-texas-42-bidding-sixes = Drei Sechsen mit dem Doppelstein sind gut, aber vier Fünfen mit dem Doppelstein sind besser, und dann kann niemand deine Fünfen übertrumpfen. Nimm Fünfen.
lesson-texas-42-bidding-doubles = Dann wären alle sieben Doppelsteine Trumpf, und du hast zwei davon. Fünfen sind vier von deinen sieben Steinen.
lesson-texas-42-bidding-no-trump = Ohne Trumpf sind 5-4 und 5-1 kleine Steine, und nichts hält eine lange Farbe der anderen auf. Nimm Fünfen.
lesson-texas-42-bidding-few = Davon hast du zu wenige. Trumpf sollte die Farbe sein, von der du am meisten hast, mit ihrem Doppelstein: Fünfen.
lesson-texas-42-bidding-end = Fünfen sind Trumpf. Drei davon haben die anderen: 5-3, 5-2 und 5-0. Wer Trumpf angesagt hat, spielt aus. Also weiter.

lesson-texas-42-hand = Eine Runde bis zum Ende
lesson-texas-42-hand-plan = Du brauchst 31 Punkte. Der Plan: Zieh den anderen zuerst die Trümpfe, damit niemand deine Sechsen trumpfen kann. Dann spiel die Sechsen von oben.
lesson-texas-42-hand-draw = Wer eine Fünf hat, muss bedienen. Spiel deinen höchsten Trumpf aus, die Doppel-Fünf.
lesson-texas-42-hand-trumped = Solange andere noch Trümpfe haben, könnte ein Gegner ohne Sechs diesen Stein trumpfen. Hol zuerst die Trümpfe.
lesson-texas-42-hand-loser = Das ist dein schwächster Stein, und irgendwer schlägt ihn. Heb ihn für den Schluss auf; vielleicht brauchst du ihn gar nicht.
lesson-texas-42-hand-highest = Die richtige Farbe, aber die Doppel-Fünf gewinnt sicher und zählt 10. Spiel sie aus.
lesson-texas-42-hand-one-left = 11 Punkte. 5-3 und 5-2 sind gefallen, und dein rechter Gegner hatte keine Fünf. Ein Trumpf fehlt noch: 5-0. Hol ihn mit deinem nächsthöchsten, 6-5.
lesson-texas-42-hand-second = Auch das würde reichen, denn 5-0 ist die kleinste Fünf. Aber gewöhn dir an, Trümpfe von oben zu ziehen: 6-5.
lesson-texas-42-hand-drawn = 5-0 ist gefallen, und dein Partner hat 3-2 dazugegeben: 22 Punkte. Außer dir hat niemand mehr Trumpf. Was ist die höchste Sechs?
lesson-texas-42-hand-ten = Die Doppel-Sechs hast du selbst, also würde auch das gewinnen. Aber spiel von oben: Dann gibt es nie Zweifel, was hoch ist.
lesson-texas-42-hand-keep = Behalte deine Trümpfe. Sie gewinnen auch später, und verlierst du je einen Stich, bringen sie dich zurück. Spiel eine Sechs.
lesson-texas-42-hand-last = 23 Punkte. Die Doppel-Sechs ist gespielt, und 6-5 zählt zu den Fünfen. Deine 6-4 ist also die höchste Sechs und zählt 10. Spiel sie aus.
lesson-texas-42-hand-won = 34 Punkte: Deine 31 sind erfüllt, und die Runde endet sofort. Das ist der siebte Strich: Du und dein Partner habt gewonnen! Setz dich jetzt an einen eigenen Tisch.
