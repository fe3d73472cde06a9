# Was die Wörter, Ansagen und Steine von Texas 42 bedeuten.

kind-declaration = Ansage
kind-bid = Gebot
kind-word = Begriff
kind-tile = Stein
fact-points = Punkte

## Ansagen

declaration-blanks = Nullen
declaration-blanks-1 = Nullen sind Trumpf: Diese Steine gehören zu keiner anderen Farbe und schlagen jeden anderen Stein. Die höchsten zuerst: 0-0 6-0 5-0 4-0 3-0 2-0 1-0.
declaration-ones = Einsen
declaration-ones-1 = Einsen sind Trumpf: Diese Steine gehören zu keiner anderen Farbe und schlagen jeden anderen Stein. Die höchsten zuerst: 1-1 6-1 5-1 4-1 3-1 2-1 1-0.
declaration-twos = Zweien
declaration-twos-1 = Zweien sind Trumpf: Diese Steine gehören zu keiner anderen Farbe und schlagen jeden anderen Stein. Die höchsten zuerst: 2-2 6-2 5-2 4-2 3-2 2-1 2-0.
declaration-threes = Dreien
declaration-threes-1 = Dreien sind Trumpf: Diese Steine gehören zu keiner anderen Farbe und schlagen jeden anderen Stein. Die höchsten zuerst: 3-3 6-3 5-3 4-3 3-2 3-1 3-0.
declaration-fours = Vieren
declaration-fours-1 = Vieren sind Trumpf: Diese Steine gehören zu keiner anderen Farbe und schlagen jeden anderen Stein. Die höchsten zuerst: 4-4 6-4 5-4 4-3 4-2 4-1 4-0.
declaration-fives = Fünfen
declaration-fives-1 = Fünfen sind Trumpf: Diese Steine gehören zu keiner anderen Farbe und schlagen jeden anderen Stein. Die höchsten zuerst: 5-5 6-5 5-4 5-3 5-2 5-1 5-0.
declaration-sixes = Sechsen
declaration-sixes-1 = Sechsen sind Trumpf: Diese Steine gehören zu keiner anderen Farbe und schlagen jeden anderen Stein. Die höchsten zuerst: 6-6 6-5 6-4 6-3 6-2 6-1 6-0.
declaration-doubles = Doppelsteine
declaration-doubles-1 = Die Doppelsteine sind Trumpf, 6-6 der höchste und 0-0 der niedrigste. Ein Doppelstein gehört dann zu keiner Zahl, also bedient 5-5 keine Fünfen.
declaration-doubles-suit = Doppelsteine als Farbe
declaration-doubles-suit-1 = Kein Trumpf, und die Doppelsteine sind eine eigene Farbe, 6-6 der höchste. Ein Doppelstein gehört zu keiner Zahl.
declaration-follow-me = ohne Trumpf
declaration-follow-me-1 = Kein Trumpf: Der höchste Stein der ausgespielten Farbe macht den Stich. Ein Doppelstein ist der höchste seiner Farbe.
declaration-follow-me-low = ohne Trumpf mit niedrigen Doppelsteinen
declaration-follow-me-low-1 = Kein Trumpf: Der höchste Stein der ausgespielten Farbe macht den Stich. Ein Doppelstein ist der niedrigste seiner Farbe.
declaration-nello = Nello
declaration-nello-1 = Der Bieter spielt allein gegen beide Gegner, ohne Trumpf, und muss jeden Stich verlieren, während der Partner aussetzt. Die Doppelsteine sind eine eigene Farbe, 6-6 der höchste.
declaration-nello-high = Nello mit hohen Doppelsteinen
declaration-nello-high-1 = Nello, in dem jeder Doppelstein der höchste seiner Farbe ist.
declaration-nello-low = Nello mit niedrigen Doppelsteinen
declaration-nello-low-1 = Nello, in dem jeder Doppelstein der niedrigste seiner Farbe ist.
declaration-nello-inverted = Nello mit umgekehrten Doppelsteinen
declaration-nello-inverted-1 = Nello, in dem die Doppelsteine eine eigene, umgekehrte Farbe sind, 0-0 der höchste.
declaration-sevens = Sieben
declaration-sevens-1 = Keine Farben: Alle müssen einen Stein spielen, dessen Augen sieben am nächsten kommen, und der nächste macht den Stich. Die Seite des Bieters muss jeden Stich machen.

## Begriffe

term-pass = Passen
term-pass-1 = Nichts bieten; jeder Platz ist nur einmal dran. Passen alle vier, verfällt die Runde, außer der Geber muss an diesem Tisch bieten.
term-points-bid = Punktgebot
term-points-bid-1 = Ein Versprechen, so viele der 42 Punkte zu machen, 30 bis 41, für 1 Strich. Die anderen bringen es zu Fall, wenn sie einen Punkt mehr machen, als es ihnen lässt.
term-mark = Strich
term-mark-1 = Danach zählen die meisten Spiele: Wer einen Kontrakt erfüllt oder zu Fall bringt, bekommt seine Striche, und sieben gewinnen. Ein Strichgebot verspricht alle sieben Stiche und gilt so viele Striche.
term-plunge = Plunge
term-plunge-1 = Ein Gebot von 4 Strichen, oder von einem mehr als das höchste, mit mindestens vier Doppelsteinen auf der Hand. Der Partner sagt Trumpf an und spielt aus, und jeder Stich muss gemacht werden.
term-splash = Splash
term-splash-1 = Wie Plunge, aber für 2 oder 3 Striche und mit mindestens drei Doppelsteinen. Der Partner sagt Trumpf an und spielt aus, und jeder Stich muss gemacht werden.
term-bid = Gebot
term-bid-1 = Was eine Seite zu machen verspricht: 30 bis 41 Punkte, oder Striche. Links vom Geber geht es los, und jeder Platz bietet mehr als das höchste Gebot oder passt.
term-contract = Kontrakt
term-contract-1 = Das höchste Gebot zusammen mit dem, was dazu angesagt wurde. Er wird erfüllt oder fällt.
term-made = erfüllt
term-made-1 = Ein Kontrakt ist erfüllt, wenn die Seite des Bieters die gebotenen Punkte macht, bei einem Strichgebot alle Stiche. Die Striche, um die es geht, bekommt diese Seite.
term-set = gefallen
term-set-1 = Ein Kontrakt, der nicht erfüllt wird, fällt, und seine Striche bekommt die andere Seite. Ein Strichgebot fällt mit dem ersten Stich der anderen.
term-points = Punkte
term-points-1 = Jeder Stich ist 1 Punkt wert, und die fünf Zählsteine zusammen 35: macht 42 in einer Runde. Wird um Punkte gespielt, behalten beide Seiten, was sie machen.
term-count = Zählsteine
term-count-1 = Fünf Steine zählen: 5-5 und 6-4 je 10 Punkte; 5-0, 4-1 und 3-2 je 5. Sie gehen an die Seite, die den Stich macht.
term-trick = Stich
term-trick-1 = Ein Stein von jedem Platz, im Uhrzeigersinn von dem an, der ausspielt. Der höchste Trumpf macht ihn, ohne Trumpf der höchste Stein der ausgespielten Farbe.
term-trump = Trumpf
term-trump-1 = Ein Stein der angesagten Farbe; er schlägt jeden, der kein Trumpf ist. Er gehört nur zu dieser Farbe: Sind Vieren Trumpf, ist 6-4 keine Sechs.
term-suit = Farbe
term-suit-1 = Ein Stein gehört zu beiden seiner Zahlen, fordert aber ausgespielt die höhere. Trümpfe, und Doppelsteine, wo sie eine eigene Farbe sind, gehören nur zu ihrer.
term-double = Doppelstein
term-double-1 = Ein Stein mit derselben Zahl auf beiden Seiten, auch Pasch: der höchste seiner Farbe. Wo Doppelsteine Trumpf oder eine eigene Farbe sind, gehört er zu keiner Zahl.
term-lead = Ausspielen
term-lead-1 = Den ersten Stein eines Stichs spielen, der sagt, welche Farbe bedient werden muss. Zuerst spielt der Bieter aus, danach, wer den letzten Stich gemacht hat.
term-follow = Bedienen
term-follow-1 = Wer einen Stein der ausgespielten Farbe hat, muss einen spielen; wer keinen hat, darf alles spielen. Niemand muss trumpfen oder stechen.
term-renege = Falsch bedienen
term-renege-1 = Nicht bedienen, obwohl man könnte. Hier kann das nicht passieren: Ein solcher Stein wird abgelehnt.
term-shaker = Geber
term-shaker-1 = Wer die Steine mischt und austeilt und als Letzter bietet. Nach jeder Runde mischt der nächste Platz im Uhrzeigersinn.
term-forced-shaker = gezwungener Geber
term-forced-shaker-1 = An manchen Tischen darf der Geber nach dreimal Passen nicht passen und muss mindestens 30 bieten, oder 31.
term-thrown-in = verfallen
term-thrown-in-1 = Passen alle vier, bekommt niemand etwas, und der nächste Platz mischt.
term-partner = Partner
term-partner-1 = Der Platz gegenüber: 0 und 2 spielen gegen 1 und 3. Partner machen Stiche, erfüllen und zählen zusammen.
term-small-end = kleine Seite
term-small-end-1 = An manchen Tischen darf der allererste Stein einer Runde stattdessen seine kleinere Zahl fordern.
term-all = ALL
term-all-1 = Striche werden als die sieben Striche der Buchstaben A, L, L gezeichnet. Wer sie alle hat, hat gewonnen.

## Steine

tile-counts = { $tile } zählt { $points } Punkte für die Seite, die den Stich macht.
tile-counts-nothing = { $tile } zählt nichts, kann aber einen Stich machen.
