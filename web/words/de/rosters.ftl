### Der Bandenbauer von Mordheim.

rosters-about = Eine Bande bauen, drucken, spielen.
rosters-choose = Wähle eine Bande
rosters-choose-more = Beginne nur mit einem Anführer oder mit einer Liste, die bereit zum Kampf ist.
rosters-choose-facts = { $gold } Goldkronen, { $models } Krieger
rosters-begin = Mit dem Anführer beginnen
rosters-begin-of = Mit dem Anführer beginnen: { $warband }
rosters-take = { $name } nehmen
rosters-new-name = Neue Bande
rosters-front = Zur Startseite
rosters-link = Bande bauen

rosters-undo = Zurücknehmen
rosters-redo = Wiederholen
rosters-text-link = Text und Link
rosters-saved = Gespeicherte Banden
rosters-new = Neue Bande
rosters-more = Mehr

rosters-legal = { $name }: bereit zum Kampf
rosters-broken = { $n-count ->
    [one] { $name }: eine Regel ist verletzt
   *[other] { $name }: { $n } Regeln sind verletzt
}
rosters-over = { $n-count ->
    [one] { $name }: 1 Goldkrone zu viel
   *[other] { $name }: { $n } Goldkronen zu viel
}
rosters-nothing = Noch keine Bande

rosters-name = Name der Bande
rosters-size = { $warband }, { $n } von { $fewest }–{ $most } Kriegern
rosters-heroes = Helden
rosters-henchmen = Gefolgsleute
rosters-groups = { $n-count ->
    [one] 1 Gruppe mit { $warriors }
   *[other] { $n } Gruppen mit { $warriors }
}
rosters-hire = { $who } für { $cost } Goldkronen anwerben
rosters-hire-title = Wer angeworben werden kann
rosters-unread = Zeilen ohne Kämpfer
rosters-unread-drop = Herausnehmen
rosters-note = Gefolgsleute einer Gruppe tragen dasselbe. Namen stehen auf dem gedruckten Bogen.
rosters-group-of = { $n } × { $who }
rosters-costs = { $cost } Goldkronen
rosters-gc = { $cost } GK

rosters-warrior-name = Name des Kriegers
rosters-group-name = Name der Gruppe
rosters-unnamed = Noch ohne Namen: auf den Titel drücken.
rosters-back = Zur Bande
rosters-copy-warrior = Noch einen davon anwerben
rosters-dismiss = Entlassen
rosters-in-group = Krieger in der Gruppe
rosters-fewer = Einer weniger
rosters-one-more = Einer mehr
rosters-group-full = höchstens { $n }
rosters-free = frei
rosters-second = ein zweites
rosters-second-add = +1: ein zweites dazu, { $thing }
rosters-second-drop = −1: das zweite zurücklegen, { $thing }
rosters-twice = { $thing } ×2
rosters-nothing-to-buy = Dieser Kämpfer kauft nichts.
rosters-pick = Wirb jemanden an und rüste ihn hier aus.

rosters-part-close = Nahkampf
rosters-part-missile = Fernkampf
rosters-part-armour = Rüstung
rosters-part-other = Andere Dinge
rosters-part-mutation = Mutationen
rosters-part-skill = Fertigkeiten
rosters-part-spell = Zauber und Gebete
rosters-part-gain = Steigerungen
rosters-hint-close = zwei neben dem Dolch
rosters-hint-missile = zwei Arten, ein Paar ist eine
rosters-hint-armour = eine Körperrüstung
rosters-hint-mutation = die teuerste zum Preis, andere doppelt
rosters-hint-spell = ohne einen findet ihn ein Würfel vor dem Kampf
rosters-hint-gain = von Veteranen

rosters-in-battle = Im Kampf
rosters-save = Rüstungswurf { $save }+
rosters-save-shield = Rüstungswurf { $save }+ mit Schild
rosters-save-with-shield = { $save }+ mit Schild
rosters-save-none = Kein Rüstungswurf

rosters-of-gold = von { $gold } GK
rosters-veterans = Veteranen
rosters-veterans-more = Mit Kämpfen hinter sich: Fertigkeiten, Steigerungen und mehrere Zauber, und weder Gold noch Listen binden sie.
rosters-rating = Bandenwert
rosters-rout = Rückzugstest ab
rosters-rout-from = { $n } außer Gefecht
rosters-warriors = Krieger
rosters-heroes-count = Helden

rosters-ok = Regeln, die eingehalten sind
rosters-ok-leader = ein Anführer
rosters-ok-size = { $n } Krieger, höchstens { $most }
rosters-ok-limits = keine Art von Kämpfern über ihrer Grenze
rosters-ok-gold = { $n } Goldkronen übrig
rosters-ok-items = alles ist erlaubt
rosters-ok-hands = Hände und Rüstung passen

rosters-wrong = Verletzte Regeln
rosters-take-back = Zurücknehmen
rosters-last-added = Zuletzt: { $thing } für { $who }.
rosters-last-removed = Zuletzt: { $thing } von { $who } zurückgelegt.
rosters-last-hired = Zuletzt: { $who } angeworben.
rosters-last-dismissed = Zuletzt: { $who } entlassen.
rosters-last-counted = Zuletzt: die Zahl von { $who } geändert.
rosters-last-copied = Zuletzt: noch einmal { $who } angeworben.
rosters-last-named = Zuletzt: ein Name geändert.
rosters-last-veterans = Zuletzt: Veteranen oder nicht.
rosters-last-text = Zuletzt: der Text geändert.
rosters-last-opened = Zuletzt: diese Bande geöffnet.

rosters-play = Diese Bande jetzt spielen
rosters-play-not = { $n-count ->
    [one] Zum Spielen eins beheben
   *[other] Zum Spielen { $n } Dinge beheben
}
rosters-play-over = { $n-count ->
    [one] Zum Spielen 1 GK sparen
   *[other] Zum Spielen { $n } GK sparen
}
rosters-save-list = Speichern
rosters-is-saved = Gespeichert
rosters-not-saved = Nicht gespeichert: Dieser Browser behält nichts mehr.
rosters-saved-as = Gespeichert als { $name }.
rosters-print = Bogen drucken
rosters-print-rules = Ihre Regeln drucken
rosters-copy-text = Als Text kopieren
rosters-copied = Kopiert.

rosters-text-title = Die Bande als Text
rosters-text-help = Eine Zeile für den Namen, eine für die Bande, eine für jeden Helden und jede Gruppe. Was hinter # steht, ist ein Name. Auch ein Link oder eine kurze Liste kann eingefügt werden.
rosters-text-field = Text der Bande
rosters-text-apply = Übernehmen
rosters-text-fine = Jede Zeile ist verstanden, und keine Regel ist verletzt.
rosters-text-line = Zeile { $line }
rosters-link-title = Als Link
rosters-link-label = Link zu dieser Bande
rosters-close = Schließen

rosters-saved-none = Noch ist nichts gespeichert. Eine Bande wird unter ihrem Namen gespeichert.
rosters-list-rename = Umbenennen
rosters-list-duplicate = Verdoppeln
rosters-list-delete = Löschen
rosters-rename-to = Neuer Name von { $name }
rosters-rename-done = Namen übernehmen
rosters-deleted = { $name } ist gelöscht.
rosters-put-back = Wiederherstellen
rosters-saved-wrong = noch nicht erlaubt
rosters-choice-saved = Deine gespeicherten Banden
rosters-choice-none = Eigene Banden bauen und speichern.

rosters-sheet-title = Bogen von { $name }
rosters-sheet-line = { $warband } · { $cost } Goldkronen · Bandenwert { $rating } · { $n } Krieger · Rückzugstest ab { $rout } außer Gefecht
rosters-sheet-player = Spieler
rosters-sheet-wounds = Wunden
rosters-sheet-out = raus
rosters-sheet-save = Rüstungswurf
rosters-sheet-equipment = Ausrüstung
rosters-sheet-rules = Regeln
rosters-sheet-nothing = nichts
rosters-sheet-none = keiner
rosters-reference-title = Regeln für { $name }
rosters-reference-fighters = Regeln der Kämpfer
rosters-reference-weapons = Waffen
rosters-reference-things = Rüstung und andere Dinge
rosters-reference-learnt = Fertigkeiten und Mutationen
rosters-reference-spells = Zauber und Gebete
rosters-reference-terms = Was Kriegern geschieht

rosters-why-twice = nur einmal
rosters-why-veterans-only-spell = ein zweiter Zauber ist für Veteranen
rosters-why-gold = { $over-count ->
    [one] 1 Goldkrone zu viel
   *[other] { $over } Goldkronen zu viel
}
rosters-why-leader = nur ein Anführer
rosters-why-limit = höchstens { $most }
rosters-why-size = höchstens { $most } Krieger
rosters-why-close-weapons = höchstens { $most } neben dem Dolch
rosters-why-close-weapons-same = höchstens { $most } neben dem Dolch
rosters-why-missile-weapons = höchstens { $most } Arten
rosters-why-warhammers = zwei nur für Matriarchin und Oberinnen
rosters-why-body-armour = eine Körperrüstung
rosters-why-gain-limit = höchstens { $most }
rosters-why-claws = nichts neben Klauen
