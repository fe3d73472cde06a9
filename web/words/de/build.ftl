decks-title = Skirmish-Decks
rosters-title = Mordheim-Rosters
