### Der Tisch und alles um jedes Brett herum.

name-you = Du

status-thinking = { $seat } denkt nach
status-to-move = { $seat-is ->
    [you] Du bist am Zug
   *[other] { $seat } ist am Zug
}
status-acknowledge = Sieh es dir an, dann geht es weiter
status-over = Das Spiel ist zu Ende
status-draw = Das Spiel endet unentschieden
status-win = { $seats-is ->
    [you] Du gewinnst
    [with-you] { $seats }, ihr gewinnt
   *[other] { $seats-count ->
        [one] { $seats } gewinnt
       *[other] { $seats } gewinnen
    }
}

table-tools = Tisch
table-home = Tisch verlassen
table-undo = Zurücknehmen
table-undo-ask = Zurücknehmen, mit Zustimmung von { $seats }
table-redo = Wiederholen
table-hint = Tipp
table-share = Teilen
table-more = Mehr
table-save = In eine Datei sichern
table-again = Neues Spiel, gleiche Einstellungen
table-help = Hilfe
table-settings = Einstellungen
table-continue = Weiter

details-title = Einzelheiten
details-topic = Worüber

panel-close = Schließen

ask-title = Deine Entscheidung
ask-find = Zug suchen
ask-many = { $n } Züge: wähle auf dem Tisch oder suche hier
ask-selected = { $n } von { $all } Zügen: alle zeigen
ask-left = und { $n } weitere: auf dem Tisch wählen oder suchen
ask-do = So machen
ask-other = Etwas anderes
moves-title = Alle Züge
ask-none = Kein passender Zug
ask-nothing = Gerade ist nichts zu tun
ask-past = Du siehst die Vergangenheit. Hier lässt sich nichts ziehen.
ask-look = Diese Stellung ist zum Ansehen da. Hier spielt niemand.

preview-if = Wenn du das tust:
preview-more = Und noch { $n } mehr.
preview-then-seats = { $seats-is ->
    [you] Dann entscheidest du.
    [with-you] Dann entscheidet ihr: { $seats }.
   *[other] { $seats-count ->
        [one] Dann entscheidet { $seats }.
       *[other] Dann entscheiden { $seats }.
    }
}
preview-then-chance = Dann entscheidet der Zufall.
preview-then-hidden = Was danach kommt, ist noch nicht bekannt.
preview-then-over = Damit endet das Spiel.
preview-binding = Lässt sich nicht frei zurücknehmen, nur mit Zustimmung von { $seats }.

undo-request-title = Eine Bitte, die Zustimmung braucht
undo-request-back = { $seat-is ->
    [you] Du möchtest zu Zug { $n } von { $last } zurück.
   *[other] { $seat } möchte zu Zug { $n } von { $last } zurück.
}
undo-request-elsewhere = { $seat-is ->
    [you] Du möchtest zu einem zurückgenommenen Zeitpunkt.
   *[other] { $seat } möchte zu einem zurückgenommenen Zeitpunkt.
}
undo-request-agree = Zustimmen
undo-request-decline = Ablehnen
undo-declined = Deine Bitte, zurückzugehen, wurde nicht angenommen.
undo-request-withdraw = { $seat-is ->
    [you] Die Bitte zurückziehen
   *[other] { $seat } zieht die Bitte zurück
}

hint-title = Was ein starker Spieler täte
hint-thinking = Denkt nach
hint-close = Tipp schließen
hint-simulations = Gewinnchance aus { $n } durchgespielten Spielen.

story-title = Verlauf
story-close = Verlauf schließen
story-none = Noch ist nichts geschehen.
story-opening = Eröffnung
story-earlier = Frühere Einträge
story-more = Der Verlauf geht noch weiter.
story-taken-back = Zurückgenommenes zeigen
story-was-taken-back = Zurückgenommen:
story-mentioned = In dieser Zeile erwähnt

time-slider = Zeitpunkt des Spiels
time-in-the-past = Ein vergangener Zeitpunkt
time-past = Zug { $n } von { $last }
time-aside = Ein zurückgenommener Zeitpunkt
time-back-to-now = Zurück zur Gegenwart
time-continue = Von hier weiterspielen
time-continue-free = niemand muss zustimmen
time-continue-ask = mit Zustimmung von { $seats }
time-copy-link = Link hierher kopieren
time-earlier = In der Zeit zurück
time-later = In der Zeit vor
time-first = Der Anfang
time-last = Die Gegenwart

watch-title = Zuschauen
watch-play = Weiterspielen
watch-pause = Anhalten
watch-step = Ein Zug
watch-speed = Tempo
watch-instant = sofort
watch-fast = schnell
watch-normal = normal
watch-view = Ansicht
watch-all = Alles
watch-spectator = Was alle sehen
watch-seat = { $seat-is ->
    [you] Von deinem Platz
   *[other] Vom Platz von { $seat }
}
watch-wait = Die Bots warten.

pass-seen = Sieh dir an, was dein Zug gebracht hat; gib das Gerät dann weiter.
pass-title = Gib das Gerät an { $seat }
pass-text = Bis { $seat } es hat, ist nichts zu sehen: niemand soll sehen, was andere halten.
pass-take = Ich bin { $seat }: Tisch zeigen

seats-title = Plätze
seats-about = Wer wo sitzt, kann sich mitten im Spiel ändern: ein Bot übernimmt für einen Menschen oder ein Mensch für einen Bot.
seats-seat = Platz { $n }
seats-name = Name auf Platz { $n }
seats-kind = Spieler auf Platz { $n }
seats-person = Mensch
seats-bot = Bot: { $level }
seats-apply = Übernehmen

share-title = Teilen
share-about = Das ganze Spiel steckt in der Adresse: wer sie öffnet, ist an derselben Stelle des Spiels.
share-about-past = Diese Adresse führt zu Zug { $n } von { $last }, dem Zeitpunkt, den du siehst.
share-careful = Vorsicht: dieses Spiel ist nicht zu Ende. Wer die Adresse oder einen Spielstand öffnet, kann alles Verdeckte sehen, und auch, was als Nächstes kommt.
share-address = Adresse dieses Spiels
share-copy = Adresse kopieren
share-copied = Kopiert
share-send = Senden
share-game = Das ganze Spiel
share-position = Nur diese Stellung
share-position-seat = { $seat-is ->
    [you] Ein Link zu dieser Stellung, wie du sie siehst: ohne Verdecktes, ohne Zufall.
   *[other] Ein Link zu dieser Stellung, wie { $seat } sie sieht: ohne Verdecktes, ohne Zufall.
}
share-position-spectator = Ein Link zu dieser Stellung, wie alle sie sehen: ohne Verdecktes, ohne Zufall.
share-position-all = Ein Link zu dieser Stellung, in der alles offen liegt, auch das Verdeckte.
share-position-more = Er ist zum Ansehen da; weiterspielen lässt sich von dort nicht.
share-position-address = Adresse dieser Stellung
share-position-none = Zu dieser Stellung gibt es keinen solchen Link: er wäre zu lang oder verriete mehr, als man wissen darf.

look-title = Eine Stellung zum Ansehen
look-seat = Eine Stellung zum Ansehen, wie { $seat } sie sieht. Was vor { $seat } verborgen ist, steht nicht im Link.
look-spectator = Eine Stellung zum Ansehen, wie alle sie sehen. Was verborgen ist, steht nicht im Link.
look-all = Eine Stellung zum Ansehen, in der alles offen liegt.
look-start = Ein eigenes Spiel beginnen

keys-title = Tasten
keys-about = Liegt der Fokus auf etwas, das nicht geht, sagt ?, warum.
keys-ends = der Anfang; die Gegenwart

key-home = Pos1
key-end = Ende

summary-open = Zusammenfassung zeigen
summary-close = Zusammenfassung schließen
summary-again = Noch einmal
summary-replay = Noch einmal durchgehen
summary-reason = Grund: { $reason }
summary-drawn = Am Ende liegt niemand vorn
summary-ranks = Plätze und Punkte
summary-rank = Rang
summary-player = Spieler
summary-score = Stand
summary-course = Wie es lief
summary-chart = { $what } über die Züge des Spiels, eine Linie für jeden Platz
summary-as-table = Als Tabelle
summary-move = Zug
summary-together = Zusammen

stat-deals = Gegeben
stat-thrown-in = Zusammengeworfen
stat-made = Verträge erfüllt
stat-set = Verträge gescheitert
stat-tricks = Stiche
stat-points = Punkte
stat-ended-early = Früh beendet
stat-drawn = Gezogen
stat-melded = Ausgespielt
stat-tucked = Untergeschoben
stat-scored = Gewertet
stat-returned = Zurückgelegt
stat-dogmas = Dogmen
stat-sharing-draws = Gezogen, weil andere teilhatten
stat-activations = Aktivierungen
stat-damage = Schaden
stat-deployed = Aufgestellt
stat-leader-uses = Anführer benutzt
stat-lost = Verloren
stat-passes = Gepasst
stat-played = Gespielt
stat-blows = Hiebe
stat-felled = Niedergestreckt
stat-found-chest = Truhe gefunden
stat-hits = Treffer
stat-shots = Schüsse
stat-spells = Zauber
stat-wounds-lost = Lebenspunkte verloren

die-shows = Würfel: { $n }
