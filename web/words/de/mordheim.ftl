### Das Brett von Mordheim.

mordheim-map = Karte mit { $width } mal { $height } Feldern
mordheim-map-help = Pfeiltasten bewegen den Zeiger, mit Umschalt um fünf Felder. Eingabe wählt, was dort ist. Plus und Minus ändern die Größe.
mordheim-on = auf { $square }
mordheim-combat = Nahkampf
mordheim-phases = Phasen eines Zuges
mordheim-round = Runde { $round } von { $of }
mordheim-tray = Würfel
mordheim-tray-empty = Hier fallen die nächsten Würfel, jeder mit dem, was er braucht.
mordheim-needs = braucht { $needs }
mordheim-yes = ja
mordheim-no = nein
mordheim-odds = Aussichten
mordheim-to-hit = um { $who } zu treffen
mordheim-harm = Schaden
mordheim-hurt = verwundet
mordheim-down = niedergeschlagen
mordheim-stunned = betäubt
mordheim-out = ausgeschaltet
mordheim-inches = { $inches }″
mordheim-options = Was getan werden kann
mordheim-goal = Wer ein Viertel der Bande verloren hat, prüft, ob der Rest davonläuft. Ein Zug: Angriffe, Bewegung, Schießen, Nahkampf.
mordheim-may-act = { $n ->
    [one] Einer kann noch handeln
   *[other] { $n } können noch handeln
}
mordheim-who = Wer gewählt werden kann
mordheim-legend = Was die Zeichen bedeuten
mordheim-walk = gehen { $inches }″
mordheim-run = rennen { $inches }″
mordheim-place = kann hierhin gestellt werden
mordheim-sight = Sichtlinie
mordheim-may = kann gewählt werden
mordheim-ring-charge = Angriff { $inches }″
mordheim-ring-range = Reichweite { $inches }″
mordheim-ring-half-range = halbe Reichweite { $inches }″
mordheim-whole = Die ganze Karte zeigen
mordheim-sheet = Höhe der Tafel
mordheim-do-walk = Hierher gehen
mordheim-do-run = Hierher rennen
mordheim-do-there = Dorthin
mordheim-do-charge = Angreifen
mordheim-do-shoot = Schießen
mordheim-other-square = Anderes Feld
mordheim-other-person = Jemand anders
mordheim-square = Feld { $x } von links, { $y } von oben
mordheim-by-walking = im Gehen erreichbar
mordheim-by-running = nur im Rennen erreichbar
mordheim-toward = alle rennen zu diesem Feld, so weit sie kommen
mordheim-run-not = Noch niemanden rennen lassen
mordheim-harm-any = irgendein Schaden
mordheim-harm-means = Wie wahrscheinlich das Ziel verwundet, niedergeschlagen, betäubt oder ausgeschaltet wird
mordheim-tested = { $total }, höchstens { $most }: { $end }
