# Was Texas 42 über sich, seine Optionen und seine Bots sagt.

game-name = Texas 42
game-about = Ein Stichspiel mit Dominosteinen für zwei gegen zwei: bieten, Trumpf ansagen, Punkte machen.
game-complete = Vollständig, mit jeder Hausregel als Option; nur Ansprüche auf den Rest einer Runde und Strafen am echten Tisch fehlen.

## Optionen und ihre Werte

option-scoring = um Striche spielen oder um Punkte
option-scoring-marks = Striche
option-scoring-points = Punkte
option-target = Striche, mit denen das Spiel gewonnen ist
option-points-target = Punkte, mit denen das Spiel gewonnen ist, wenn um Punkte gespielt wird
option-all-pass = nach dreimal Passen darf auch der Geber passen, oder er muss mindestens 30 oder 31 bieten
option-all-pass-redeal = darf passen
option-all-pass-force30 = muss mindestens 30 bieten
option-all-pass-force31 = muss mindestens 31 bieten
option-forced-nello = ein gezwungener Geber darf Nello schon ab 1 Strich ansagen
option-forced-sweep-bonus = macht ein gezwungener Geber mit dem niedrigsten Gebot jeden Stich, bekommt er 2 Striche
option-open-max-marks = so viele Striche darf das erste Strichgebot höchstens haben
option-mark-raise = um so viele Striche darf ein Strichgebot höchstens überboten werden
option-mark-cap = so viele Striche dürfen überhaupt geboten werden; 0 für beliebig viele
option-points-top = das Gebot über 84, wenn um Punkte gespielt wird
option-points-top-126 = 126
option-points-top-168 = 168
option-doubles-trump = Doppelsteine dürfen Trumpf sein
option-doubles-suit = ohne Trumpf mit Doppelsteinen als eigener Farbe darf angesagt werden
option-follow-me = ohne Trumpf darf mit hohen Doppelsteinen angesagt werden, auch mit niedrigen, oder gar nicht
option-follow-me-high = Doppelsteine hoch
option-follow-me-high-low = Doppelsteine hoch oder niedrig
option-follow-me-off = gar nicht
option-nello = Nello darf niemand ansagen, jeder, oder nur ein gezwungener Geber
option-nello-off = niemand
option-nello-open = jeder
option-nello-forced = ein gezwungener Geber
option-nello-marks = so viele Striche braucht Nello mindestens
option-nello-doubles = Doppelsteine in Nello: eine eigene Farbe, hoch, niedrig, eine umgekehrte Farbe, oder wie angesagt
option-nello-doubles-own = eine eigene Farbe
option-nello-doubles-high = hoch
option-nello-doubles-low = niedrig
option-nello-doubles-inverted = eine umgekehrte Farbe
option-nello-doubles-choice = wie angesagt
option-plunge = Plunge darf geboten werden
option-plunge-doubles = so viele Doppelsteine braucht ein Plunge mindestens
option-plunge-marks = Striche des niedrigsten Plunge
option-plunge-bonus = Striche, um die ein Plunge mehr zählt als geboten
option-plunge-jump = ein Plunge darf Gebote überspringen
option-plunge-leader = wer nach Plunge oder Splash zuerst ausspielt
option-plunge-leader-partner = der Partner
option-plunge-leader-bidder = der Bieter
option-plunge-specials = der Partner darf auch Nello oder Sieben ansagen
option-splash = Splash darf geboten werden
option-splash-doubles = so viele Doppelsteine braucht ein Splash mindestens
option-splash-min = die wenigsten Striche eines Splash
option-splash-max = die meisten Striche eines Splash
option-splash-jump = ein Splash darf Gebote überspringen
option-sevens = Sieben darf niemand ansagen, jeder, oder nur ein gezwungener Geber
option-sevens-off = niemand
option-sevens-on = jeder
option-sevens-forced = ein gezwungener Geber
option-sevens-marks = so viele Striche braucht Sieben mindestens
option-sevens-tie = von Steinen, die gleich nah an sieben sind, gewinnt der zuerst gespielte oder der Stein der Seite, die angesagt hat
option-sevens-tie-first = der zuerst gespielte
option-sevens-tie-declarers = der Stein der ansagenden Seite
option-small-end-opening = der erste Stein der Runde darf als seine kleinere Seite zählen
option-first-lead-trump = der erste Stein der Runde muss ein Trumpf sein, wenn man einen hat
option-early-end = eine Runde endet, sobald sie entschieden ist
option-ack-gate = wer nach einem Stich oder einer Runde hingesehen haben muss, bevor es weitergeht
option-ack-gate-none = niemand
option-ack-gate-humans = die Menschen am Tisch
option-ack-gate-all = alle
option-reveal-at-hand-end = was am Ende einer Runde von den übrigen Steinen gezeigt wird
option-reveal-at-hand-end-all = alle
option-reveal-at-hand-end-nothing = nichts
option-first-dealer = der Platz, der zuerst mischt, oder eine Ziehung darum
option-first-dealer-0 = Platz 0
option-first-dealer-1 = Platz 1
option-first-dealer-2 = Platz 2
option-first-dealer-3 = Platz 3
option-first-dealer-draw = eine Ziehung
option-shuffle = das Mischen: festgelegt, damit ein Startwert für immer dieselben Steine austeilt
option-shuffle-s1 = s1

## Voreinstellungen

preset-straight = Turnierregeln.
preset-house = Regeln vom Küchentisch: gezwungener Geber, Nello, Plunge und Splash.
preset-forced30 = Turnierregeln, aber der Geber darf nach dreimal Passen nicht passen.
preset-points = Beide Seiten behalten die Punkte, die sie machen; 250 gewinnen.
preset-lechner = Alles: Sieben, Nello in allen Formen, Splash für 3, Erhöhungen um zwei Striche.
preset-harper = Gezwungener Geber, und Nello mit Doppelsteinen als eigener Farbe.
preset-timpson = Gezwungener Geber, und jederzeit Plunge für 4 Striche.

## Bots

bot-novice = spielt nach Faustregeln, vergisst sie jedes zweite Mal und bietet zu viel
bot-casual = spielt nach Faustregeln, mit einem Fehler ab und zu
bot-strong = spielt für jeden Stein 300 gedachte Verteilungen durch und löst ihr Ende
bot-grandmaster = spielt 4.000 gedachte Verteilungen durch, wie `master` 800
bot-master = spielt 800 gedachte Verteilungen durch, die zu Geboten und Steinen passen, und löst ihr Ende
bot-heuristic = bietet und spielt nach Faustregeln und denkt sich nichts aus
bot-solver = löst höchstens N gedachte Verteilungen mit allen Steinen offen
