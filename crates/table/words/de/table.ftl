# Was jeder Tisch sagt, welches Spiel es auch ist.

line-undo = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} zurück bis Eintrag { $entry }.
line-redo = { $seat-is ->
    [you] Du wiederholst
   *[other] { $seat } wiederholt
} die Züge bis Eintrag { $entry }.
line-jump = { $seat-is ->
    [you] Du gehst
   *[other] { $seat } geht
} zu Eintrag { $entry }.

verdict-exact = unverändert
verdict-unverified = ungeprüft
verdict-diverged = abgewichen bei { $at }
compared = verglichen: die Ereignisse von { $events-count ->
    [one] einem Zug
   *[other] { $events } Zügen
}, { $positions-count ->
    [one] eine Stellung unterwegs
   *[other] { $positions } Stellungen unterwegs
} und das Ende
compared-end = verglichen: die Stellung am Ende
luck-agreed = Glück: { $people-count ->
    [0] vom Server allein
    [one] vereinbart vom Server und einer Person
   *[other] vereinbart vom Server und { $people } Personen
}, alle Festlegungen eingehalten, und der Zufall tat, was daraus folgt

## Ablehnungen

error-wrong-players = Dieser Tisch hat { $seats } Plätze, genannt { $players-count ->
    [one] wurde { $players } Spieler
   *[other] wurden { $players } Spieler
}.
error-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
error-dice-are-rolled = An diesem Tisch wird für dich gewürfelt.
error-wrong-die = Würfel { $place }, `{ $die }`: { $why } Nichts davon gilt.
error-no-die-asked = Dort wird kein Würfel verlangt: Erst entscheidet jemand.
error-hidden-chance = Was der Zufall tun kann, wird nicht verraten, solange etwas verborgen ist.
error-id-reused = Den Namen `{ $id }` hast du schon benutzt.
error-unknown-speed = `{ $speed }` ist kein Tempo.
error-unknown-topic = Zu `{ $topic }` gibt es keine Einzelheiten.
error-unknown-topic-none = Dieses Spiel hat keine Einzelheiten, die der Tisch nicht zeigt.
error-paused = Der Tisch wartet, bis { $seats } { $seats-count ->
    [one] das Geschehene bestätigt hat
   *[other] das Geschehene bestätigt haben
}.
error-no-such-entry = Es gibt keinen Zug mit der Nummer { $entry }: das Protokoll geht bis { $last }.
error-stale = Das wurde bei Eintrag { $at } entschieden, der Tisch ist aber schon bei Eintrag { $now }.
error-nothing-to-undo = Von dir gibt es nichts zurückzunehmen.
error-nothing-to-redo = Seit dem letzten Zug wurde nichts zurückgenommen.
error-already-there = Der Tisch ist schon bei Eintrag { $entry }.
error-no-request = Niemand fragt dich, ob es zu Eintrag { $entry } gehen soll.

## Dateien, Spielstände und Links

error-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
error-cannot-read = { $file } lässt sich nicht lesen: { $why }.
error-save-in-use = { $file } ist in Gebrauch: ein anderes Programm spielt dieses Spiel und speichert dort.
error-save-changed = { $file } ist nicht mehr so, wie dieses Programm die Datei kannte: etwas anderes hat hineingeschrieben. Sie wird nicht überschrieben.
error-too-large = { $file } ist zu groß: von einer solchen Datei werden höchstens { $most } Bytes gelesen.
error-bad-seed = Der Startwert dieses Spielstands lässt sich nicht lesen.
error-bad-save = Dieser Spielstand lässt sich nicht lesen (Byte { $at }): { $why }.
error-bad-content = Der Inhalt dieses Spielstands ist nicht zu verstehen: { $why }.
error-other-game = Dieser Spielstand gehört zu einem anderen Spiel: { $game }.
error-other-game-link = Dieser Link gehört zu einem anderen Spiel: { $game }.
error-unknown-version = Dieser Spielstand hat Version { $version }, dieses Parlour liest Versionen bis { $known }.
error-unknown-version-link = Dieser Link hat Format { $version }, dieses Parlour liest Formate bis { $known }.
error-other-rules = Dieses Spiel wurde nach Version { $rules } der Regeln von { $game } gespielt, dieses Parlour spielt Version { $now }. Es enthält nur Züge, also kann niemand sagen, ob es dasselbe Spiel wäre.
error-other-rules-link = Dieser Link entstand unter Version { $rules } der Regeln von { $game }, dieses Parlour spielt Version { $now }, und da ist es nicht dasselbe Spiel: { $why }
error-commitment-broken = Die Zahl von Platz { $seat } ist nicht die, auf die sich der Platz festgelegt hatte.
error-commitment-broken-server = Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hatte.
error-evidence-seats = Das Glück wurde für { $seats-count ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
} vereinbart: das ist ein anderer Tisch.
error-other-commitment = Das Glück wurde unter einer anderen Festlegung vereinbart: { $commitment }.
error-other-luck = Das Glück dieses Tisches ist nicht das, was vereinbart wurde.
error-too-long = Dieses Spiel ist zu lang für einen Link. Speichere es stattdessen in einer Datei.
error-no-position-link = Zu dieser Stellung gibt es keinen Link: was hier davon bekannt ist, lässt sich nicht aufschreiben, oder nicht in einem Link.
error-bad-link = Dieser Link lässt sich nicht lesen (Zeichen { $at }): { $why }.
error-bad-link-move = Dieser Link lässt sich nicht lesen (Zug { $move }): { $why }.

## Gründe, die in anderen Meldungen stehen

why-link-form = er sollte aus dem Namen eines Spiels, einem Punkt und Buchstaben, Ziffern, - und _ bestehen
why-later-seed = sein Startwert ist von einer späteren Version
why-too-short = er ist zu kurz
why-checksum = die Prüfsumme passt nicht: er wurde gekürzt oder verändert
why-written-otherwise = dieses Spiel würde anders geschrieben
why-seed-too-large = der Startwert ist zu groß
why-too-many-moves = es wären mehr Züge, als ein Spiel haben kann
why-too-many-entries = so viele Einträge hat kein Spiel
why-other-end = das Spiel endet nicht wie damals
why-over-too-soon = das Spiel ist vor dem letzten Zug zu Ende
why-impossible-chance = das kann der Zufall nicht tun
why-version-too-large = die Version der Regeln ist zu groß
why-text-too-long = ein Text darin ist zu lang
why-no-text = ein Text darin ist kein Text
why-unknown-option = eine Option darin ist unbekannt
why-unknown-value = eine Option hat einen unbekannten Wert
why-too-long = er ist zu lang
why-strange-character = ein Zeichen gehört nicht dorthin
why-changed-end = er wurde am Ende gekürzt oder verändert
why-nothing-to-compare = Links aus jener Zeit enthalten nichts zum Vergleichen
why-too-large = für einen Spielstand ist das zu groß
why-not-text = das ist kein Text
why-no-save = das ist kein Spielstand von Parlour
why-digest = die Prüfsumme passt nicht: etwas wurde gekürzt oder verändert
why-not-unpacked = es lässt sich nicht entpacken
why-moves-only = es enthält nur Züge
why-other-rules = gespielt wurde nach Version { $rules } der Regeln, und sie sind bei { $now }: { $why }
why-other-position = es endet jetzt in einer anderen Stellung
why-other-log = die Prüfsumme des Protokolls ist eine andere
why-chance-jumps = der Zufall nimmt nichts zurück
why-other-events = die Ereignisse sind jetzt andere
why-other-fingerprint = der Fingerabdruck der Stellung ist jetzt ein anderer
why-other-luck = der Zufall tat etwas anderes, als vereinbart wurde
why-no-such-seat = diesen Platz gibt es nicht
why-entry-missing = hier sollte Eintrag { $entry } stehen

## Was eine Seite oder ein Programm falsch sagt

error-bad-call = Der Aufruf ist nicht zu verstehen: { $why }.
error-not-a-copy = Diese Züge schließen nicht an diese Kopie des Tisches an (Eintrag { $since }).
error-not-a-copy-entry = Diese Kopie des Tisches kann Eintrag { $since } nicht folgen: { $why }
error-no-table = Hier gibt es noch keinen Tisch.
error-no-lists = Zu diesem Spiel baut man keine Listen.
error-not-your-move-seat = Platz { $seat } ist nicht am Zug.
