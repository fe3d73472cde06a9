# Was Rätsel verlangen und wie ein Versuch steht.

puzzle-goal-make = Alle Hände liegen offen. Spiele beide Hände deiner Seite und erfülle das Gebot.
puzzle-goal-set = Alle Hände liegen offen. Spiele beide Hände deiner Seite und bringe das Gebot zu Fall.
puzzle-goal-skirmish = Alles liegt offen, und die andere Seite ist fertig. Gewinne dieses Scharmützel.
puzzle-goal-win = Alles liegt offen, auch der Vorrat. Gewinne das Spiel in diesem Zug.
puzzle-goal-score = Alles liegt offen, auch der Vorrat. Werte in diesem Zug so viele Punkte wie möglich.
puzzle-goal-take-out = Ein Schuss: Welcher setzt am ehesten einen Gegner außer Gefecht?
puzzle-grade-easy = leicht
puzzle-grade-middling = mittel
puzzle-grade-hard = schwer
puzzle-solved = Gelöst.
puzzle-right = Richtig.
puzzle-wrong = So gelingt es nicht: Nimm den Zug zurück und sieh noch einmal hin.
puzzle-expects = { $percent } Prozent, und nichts hat bessere Aussichten.
puzzle-expects-less = { $percent } Prozent. Es gibt etwas Besseres: { $best } Prozent.
puzzle-scores = { $points ->
    [one] Ein Punkt, und keine Linie bringt mehr.
   *[other] { $points } Punkte, und keine Linie bringt mehr.
  }
error-no-puzzle = Diese Stellung ist kein Rätsel: Ihre Linien enden nicht bald genug.
error-bad-date = `{ $date }` ist kein Datum wie 2026-11-18.
error-unknown-puzzle = Es gibt kein Rätsel namens `{ $name }`.
