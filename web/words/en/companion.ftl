### Mordheim beside a real table.

companion-setup = Both sides play on your real table and share this device. You roll your own dice and type them in.
companion-pair = Who and whom
companion-toggles = What is so on your table
companion-others = Others who take part
companion-others-on = { $n-count ->
    [one] One more takes part
   *[other] { $n } more take part
}
companion-whom = { $phase ->
    [charges] Whom does { $who } charge?
    [shooting] Whom does { $who } aim at?
   *[other] Whom does { $who } fight?
}
companion-also = Who else charges?
companion-what = What does { $who } do?
companion-dice = What did the dice show?
companion-dice-help = Type them in a row. A wrong one? Tap it.
companion-really = What did it really show?
companion-really-help = The dice after it stay, as far as they still fit.
companion-die-result = { $die }: { $what }
companion-needed = needed { $needs }
companion-at-most = at most { $most }
companion-injury = 1–2 down, 3–4 stunned, 5–6 out
companion-climb = Climb or jump…
companion-correct = correct
companion-correct-die = Correct this die
companion-take-back = take back
companion-last = Decided last
companion-fighters = Who fights with what
companion-weapons = other weapons
companion-missing = Missing: { $what }
companion-pad = Dice
companion-back-die = Delete the last die
companion-hold = hold to roll
companion-more = Something else…
companion-again = Choose again
companion-change = Change the shot
companion-leave = Leave it
companion-warbands = Both warbands
dice-unneeded = { $dice-count ->
    [one] One die too many was typed. It was left out.
   *[other] { $dice } dice too many were typed. They were left out.
}
