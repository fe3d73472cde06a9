### Mordheim neben einem echten Tisch.

companion-setup = Beide Seiten spielen auf eurem echten Tisch und teilen sich dieses Gerät. Ihr würfelt selbst und tippt die Würfel ein.
companion-pair = Wer und wen
companion-toggles = Was auf eurem Tisch gilt
companion-others = Andere, die beteiligt sind
companion-others-on = { $n-count ->
    [one] Eine weitere Figur ist beteiligt
   *[other] { $n } weitere Figuren sind beteiligt
}
companion-whom = { $phase ->
    [charges] Wen greift { $who } an?
    [shooting] Auf wen zielt { $who }?
   *[other] Gegen wen kämpft { $who }?
}
companion-also = Wer greift noch an?
companion-what = Was tut { $who }?
companion-dice = Was zeigen die Würfel?
companion-dice-help = Der Reihe nach eintippen. Einer ist falsch? Tipp ihn an.
companion-really = Was zeigt er wirklich?
companion-really-help = Die Würfel danach bleiben, soweit sie noch passen.
companion-die-result = { $die }: { $what }
companion-needed = nötig: { $needs }
companion-at-most = höchstens { $most }
companion-injury = 1–2 am Boden, 3–4 betäubt, 5–6 raus
companion-climb = Klettern oder springen …
companion-correct = korrigieren
companion-correct-die = Diesen Würfel korrigieren
companion-take-back = zurücknehmen
companion-last = Zuletzt entschieden
companion-fighters = Wer womit kämpft
companion-weapons = andere Waffen
companion-missing = Es fehlt: { $what }
companion-pad = Würfel
companion-back-die = Den letzten Würfel löschen
companion-hold = halten zum Würfeln
companion-more = Etwas anderes …
companion-again = Anders wählen
companion-change = Schuss ändern
companion-leave = So lassen
companion-warbands = Beide Banden
dice-unneeded = { $dice-count ->
    [one] Ein Würfel war zu viel. Er wurde weggelassen.
   *[other] { $dice } Würfel waren zu viel. Sie wurden weggelassen.
}
