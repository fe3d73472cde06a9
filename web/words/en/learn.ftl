learn-title = Learn
learn-about = Each game has a guided first game. A coach says what is going on and asks you for real moves at the real table. You can try other moves too: nothing is lost, and you hear why another one is better.
learn-all = All guided games
learn-minutes = about { $n-count ->
        [one] one minute
       *[other] { $n } minutes
    }
learn-chapters = { $n-count ->
        [one] one chapter
       *[other] { $n } chapters
    }
learn-done-of = { $done } of { $n } chapters done
learn-finished = done
learn-begin = Begin
learn-go-on = Go on
learn-once-more = Once more
learn-coach = Coach
learn-chapter-of = Chapter { $n } of { $all }
learn-progress = How far this chapter is
learn-next = Next
learn-back = Back
learn-show = Show me
learn-read-again = What was asked?
learn-not-made = Not made.
learn-meant = What is meant: { $move }
learn-early = That comes later. Read on first: nothing was made.
learn-others = The others move.
learn-next-chapter = Next chapter: { $title }
learn-play = Play a real game now
learn-puzzle = Try a puzzle
learn-restart = Start the chapter again
learn-skip = Skip the chapter
learn-fold = Fold the coach away
learn-unfold = Open the coach
learn-fixed = In a guided game nothing is taken back. You can start the chapter again.
learn-name-opponent = Opponent
learn-name-left = Left
learn-name-partner = Partner
learn-name-right = Right
glossary-open = Words of the game
glossary-title = Words of { $game }
glossary-about = What the words of this game mean. In its texts they are underlined with dots: press one to read what it means.
glossary-all = All words of the game
glossary-search = Search
glossary-found = { $n-count ->
        [one] One word found
       *[other] { $n } words found
    }
glossary-none = No word of the game fits.
glossary-words = Words
learn-guided = Guided first game
