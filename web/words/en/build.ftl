decks-title = Skirmish decks
rosters-title = Mordheim rosters
