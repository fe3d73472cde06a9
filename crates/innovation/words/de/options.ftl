# Innovation im Regal: das Spiel, seine Optionen und Vorgaben.

game-about = Ein Zivilisations-Kartenspiel für zwei bis vier: ausspielen, auffächern, teilhaben und fordern durch zehn Zeitalter.
game-complete = Vollständig: das Grundspiel der dritten Ausgabe, alle 105 Karten, Zweierteams.

option-teams = zu viert: wer sich gegenübersitzt, spielt und gewinnt zusammen
option-covered = ob alle die verdeckten Karten der anderen durchsehen dürfen
option-covered-public = alle dürfen alle Stapel durchsehen
option-covered-hidden = bei anderen siehst du nur die obersten Karten und die sichtbaren Symbole

preset-teams = zwei gegen zwei (vier Plätze)
