### Die Startseite, das Einrichten, die Einstellungen und die Hilfe.

app-name = Parlour
app-loading = Der Tisch wird gedeckt …
app-opening = Der Tisch wird geöffnet …

nav-label = Seiten
nav-skip = Zum Inhalt springen
nav-front = Zur Startseite
nav-help = Hilfe
nav-decks = Decks
nav-rosters = Rosters
nav-settings = Einstellungen

front-title = Setz dich und spiel.
front-line = Vier Brettspiele mit Freunden oder guten Bots. Kein Konto, kein Download: ein Link ist das ganze Spiel.
front-games = Die Spiele
front-seats = { $n-count ->
    [one] 1 Person
   *[other] { $n } Personen
}
front-seats-pairs = { $n } Personen in Paaren
front-seats-range = { $from } bis { $to } Personen
front-play = Spielen
front-set-up = Einrichten …
front-watch = Zusehen
front-learn = { $n-count ->
    [one] In 1 Minute lernen
   *[other] In { $n } Minuten lernen
}
front-minutes = { $n-count ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
front-play-now = Gleich gegen Bots
front-going-on = { $n-count ->
    [one] 1 Spiel
   *[other] { $n } Spiele
}
front-here = { $n-count ->
    [one] 1 Spiel auf diesem Gerät
   *[other] { $n } Spiele auf diesem Gerät
}
front-go-on = Weiterspielen
front-moves = { $n-count ->
    [one] 1 Zug
   *[other] { $n } Züge
}
front-not-begun = noch nicht begonnen
front-about-innovation = Zehn Zeitalter voller Ideen. Teile sie, stiehl sie, fächere sie auf.
front-about-texas-42 = Reizen, Trumpf ansagen und dem Partner gegenüber vertrauen.
front-about-skirmish = Fünf Bahnen, eine Hand voll Karten und der Mut, rechtzeitig aufzuhören.
front-about-mordheim = Zwei Banden in den Ruinen: auf einer Karte oder neben eurem eigenen Tisch.
front-continue = Das letzte Spiel fortsetzen

# Names of cards on the pictures, as the games have them.
front-card-sailing = Segeln
front-card-evolution = Evolution
front-card-coal = Kohle
front-card-noble-defender = Edler Verteidiger
front-card-polarity-jester = Polaritätsnarr
front-card-dragon = Drache

open-link = Du hast einen Code bekommen?
open-link-more = Füge den Code oder den Link hier ein. Du sitzt dort, wo dir ein Platz frei gehalten wird.
open-link-example = Code oder Link
open-open = Hinsetzen
open-link-empty = Füge zuerst einen Code oder Link ein.
open-link-wrong = Dieser Link lässt sich nicht öffnen. { $reason }
open-save = Oder öffne einen Spielstand:
open-save-more = Eine .save-Datei dieser Seite oder der Kommandozeile. Du kannst sie auch irgendwo hier fallen lassen.
open-save-choose = Datei wählen
open-save-wrong = Diese Datei lässt sich nicht öffnen. { $reason }
open-save-too-large = Diese Datei ist nicht lesbar oder zu groß für einen Spielstand.

problem-title = Nicht geöffnet
problem-link = Dieser Link lässt sich nicht öffnen
problem-link-advice = Links gehen kaputt, wenn sie unterwegs abgeschnitten oder verändert werden. Kopiere den ganzen Link noch einmal oder bitte erneut darum.
problem-save = Dieser Spielstand lässt sich nicht öffnen
problem-save-advice = Die Datei ist unvollständig, wurde verändert oder ist kein Spielstand. Deine Datei bleibt, wie sie ist.
problem-seats = Die Plätze dieses Links passen nicht
problem-seats-advice = Das Spiel selbst ist vielleicht in Ordnung. Es lässt sich mit Menschen auf allen Plätzen öffnen.
problem-people = Mit Menschen auf allen Plätzen öffnen
problem-game = Dieses Spiel gibt es hier nicht
problem-game-advice = Vielleicht stammt der Link von einer neueren Version von Parlour: lade die Seite neu. Sonst wähle ein Spiel auf der Startseite.
problem-offline = Die Spiele konnten nicht geladen werden
problem-offline-advice = Vielleicht fehlt das Netz oder der Server. Versuch es später noch einmal; nichts ist verloren.
problem-unsupported = Dieser Browser kann die Spiele nicht ausführen
problem-unsupported-advice = Die Regeln laufen als WebAssembly, und das fehlt hier oder ist gesperrt. Ein aktueller Firefox, Chrome, Edge oder Safari kann es; eine strenge Einstellung oder eine Erweiterung kann es sperren.
problem-broken = Etwas ist schiefgegangen
problem-broken-advice = Das ist ein Fehler in Parlour. Versuch es noch einmal; das ganze Spiel steckt weiterhin im Link.
problem-too-long = Das ist viel zu lang für einen Link.
problem-options = Möglich:
problem-last-game = Dein letztes Spiel, { $game }, ist noch da.
problem-retry = Noch einmal versuchen

save-check-title = Prüfung eines Spielstands
save-check-unverified = Dieser Spielstand ließ sich nicht ganz prüfen
save-check-unverified-text = Alle Züge ließen sich nachspielen und nichts widerspricht ihm. Aber er enthält zu wenig oder stammt von anderen Regeln, um zu beweisen, dass alles genauso verlief.
save-check-diverged = Dieser Spielstand verläuft heute anders
save-check-diverged-text = Bis zum Eintrag { $entry } ist alles, wie es war. Dort kommen die heutigen Regeln zu etwas anderem; das Spiel kann früher aufhören oder anders verlaufen, als du es kennst.
save-check-file = Deine Datei bleibt, wie sie ist.
save-check-accept = Trotzdem öffnen

setup-title = Neuer Tisch: { $game }
setup-rules = Die Regeln lesen
setup-seats = Spieler
setup-seats-fixed = { $n-count ->
    [one] Dieses Spiel hat 1 Platz.
   *[other] Dieses Spiel hat { $n } Plätze.
}
setup-how-many = Anzahl der Plätze
setup-seat = Platz { $n }
setup-who = Spieler
setup-person = Person am Gerät
setup-bots = Bots
setup-more-bots = Weitere Bots (zum Untersuchen)
setup-bot = Bot: { $name }
setup-name = Name
setup-name-optional = freiwillig
setup-number = Zahl
setup-within = antwortet in höchstens { $seconds } s
setup-passing = Mehrere Menschen: der Tisch wird verdeckt, wenn das Gerät weitergegeben werden muss.
setup-watching = Nur Bots: du siehst zu, und alle Karten liegen offen.
setup-presets = Regelsätze
setup-default = Standard
setup-default-about = Alle Optionen auf ihrem Standard.
setup-custom = Eigene
setup-custom-about = Die Optionen, wie du sie eingestellt hast.
setup-changes = Abweichungen vom Standard:
setup-no-changes = Alles steht auf dem Standard.
setup-on = an
setup-off = aus
setup-now = jetzt
setup-options = Alle Optionen
setup-options-count = { $n } insgesamt, { $changed } geändert
setup-range = { $from } bis { $to }
setup-custom-text = Eigener Text …
setup-custom-text-of = { $option }: eigener Text
setup-changed = Geändert; Standard ist { $value }
setup-reset = Alle Optionen zurücksetzen
setup-asking = Fragen
setup-ask-all = Nach allem fragen
setup-ask-all-help = Sonst antwortet der Tisch selbst, wo alle sehen, dass es nur eine Antwort gibt.
setup-seed = Startzahl
setup-seed-any = zufällig
setup-seed-help = Leer lassen für eine neue, geheime Verteilung. Dieselbe ganze Zahl verteilt für alle gleich: Wer sie kennt oder errät, kennt alles Verdeckte.
setup-seed-wrong = Eine Startzahl ist eine ganze Zahl von 0 bis 18446744073709551615.
setup-start = Anfangen
setup-cancel = Abbrechen

level-novice = Anfänger
level-casual = Gelegenheitsspieler
level-strong = stark
level-master = Meister
level-grandmaster = Großmeister
level-version = { $level }, Fassung { $version }

settings-title = Einstellungen
settings-theme = Aussehen
settings-system = Wie das System
settings-light = Hell
settings-dark = Dunkel
settings-contrast = Hoher Kontrast
settings-text-size = Textgröße
settings-default-size = Standardgröße
settings-sample = Zwölf Boxkämpfer legen Schrift aus und ziehen eine 2.
settings-language = Sprache
settings-motion = Animation
settings-none = Keine
settings-fast = Schnell
settings-normal = Normal
settings-slow = Langsam
settings-motion-more = Wünscht das System weniger Bewegung, bewegt sich nichts, was auch immer hier gewählt ist.
settings-motion-still = Dein System wünscht weniger Bewegung; darum bewegt sich nichts, was auch immer hier gewählt ist.
settings-speed = Tempo der Bots
settings-instant = Sofort
settings-speed-more = Wie lange ein Bot wartet, bevor er zieht, und wie schnell sich Figuren und Karten bewegen. Ist etwas vor dir verborgen, antwortet ein Bot nie schneller, als er nachdenken darf: Seine Eile würde etwas verraten.
settings-sound = Töne
settings-sound-more = Kurze Töne für Züge, deinen Zug und das Ende.
settings-auto-continue = Nach einer Pause von selbst weiter
settings-moves = Liste der Züge neben dem Spielbrett stehen lassen
settings-auto-continue-more = Sonst wartet der Tisch, zum Beispiel nach einem Stich, bis du weitergehst.
settings-stored = Deine Einstellungen und die Adressen deiner letzten Spiele werden nur in diesem Browser gespeichert. Nichts wird irgendwohin geschickt.

help-title = Hilfe
help-topics = Themen
help-page = Diese Seite
help-how = So spielst du hier
help-moves = Züge
help-moves-text = Ein Satz sagt, was los ist. Was du spielen kannst, hat auf dem Tisch einen goldenen Ring: klicke oder tippe es an, oder drücke seine Nummer. Zeige darauf oder gib ihm den Fokus, um zu lesen, was es bewirken würde. Die Liste aller Züge ist einen Klick oder die Taste L entfernt.
help-why = Warum nicht?
help-why-text = Um zu erfahren, warum etwas nicht geht: klick es an, halte es gedrückt, oder fokussiere es und drücke ?.
help-undo = Zurücknehmen
help-undo-text = Deine eigene Entscheidung lässt sich zurücknehmen und wiederholen. Haben andere seitdem gezogen oder etwas erfahren, werden sie gefragt; ob es so käme, sagt ein Zug schon vorher.
help-time = Zeit
help-time-text = Der Verlauf erzählt das Spiel in Sätzen. Klick einen an oder bewege den Regler, um den Tisch zu sehen, wie er war; dann zurück zur Gegenwart oder von dort weiter.
help-links = Links und Spielstände
help-links-text = Die Adresse der Seite enthält das ganze Spiel: kopier sie, und wer sie öffnet, ist an derselben Stelle des Spiels. Wer nachsehen will, findet darin auch alles Verdeckte. Ein Link zu einer Stellung enthält nur, was ein Platz sieht, und ist zum Ansehen da. Ein Spielstand ist eine Datei mit dem ganzen Verlauf; auch die Kommandozeile liest ihn.
help-device = Mehrere Menschen
help-device-text = Setz beim Einrichten mehrere Menschen auf Plätze. Bevor das Gerät zur nächsten Person geht, wird der Tisch verdeckt.
help-offline = Ohne Netz
help-offline-text = Nach dem ersten Besuch geht alles ohne Netz, auch die Bots. Über das Menü des Browsers lässt sich die Seite als App installieren.
help-keys = Tasten
help-keys-text = Alles geht mit der Tastatur. Am Tisch:
help-games = Die Spiele und was sie enthalten
help-rules-of = Regeln von { $game }
help-complete = Was umgesetzt ist:
help-about = Über Parlour
help-about-text = Ein Regelkern spielt hier alle Spiele. Er läuft in dieser Seite: was erlaubt ist, was verborgen ist und was Bots tun, entscheidet sich auf deinem Gerät, und nichts wird irgendwohin gesendet.
help-licence = Der eigene Code von Parlour steht unter der MIT-Lizenz oder der Apache-Lizenz 2.0, nach deiner Wahl.

notice-independent = Parlour ist eine unabhängige, inoffizielle Umsetzung der Regeln von Brettspielen. Es ist mit den Inhabern keines dieser Spiele verbunden und wird von ihnen weder unterstützt noch gefördert.
notice-names = Die Namen der Spiele und ihrer Teile dienen nur dazu, zu sagen, welche Regeln umgesetzt sind.
notice-texts = Die Regeln sind mit eigenen Worten erklärt; Bilder, Logos oder gedruckte Texte der Verlage sind nicht enthalten.

update-ready = Eine neue Version von Parlour ist bereit.
update-reload = Neu laden
update-later = Später

keys-pick = einen der Züge wählen
keys-through = durch das gehen, was erlaubt ist
keys-confirm = bestätigen
keys-back = abbrechen
keys-undo = zurücknehmen
keys-redo = wiederholen
keys-hint = Tipp
keys-moves = Liste aller Züge
keys-story = Verlauf
keys-time = in der Zeit zurück und vor
keys-words = Wörter des Spiels
keys-why = warum nicht; diese Tasten
keys-zoom = eine Karte oder ein Teil groß zeigen

key-shift = Umschalt
key-enter = Eingabe
key-escape = Esc
key-space = Leertaste
