# What is said at the terminal about a table on a server.

## At a table on a server

cli-online-at = { $address }
cli-online-seat = You have seat { $n }.
cli-online-watching = There is no seat for you, so you watch.
cli-online-open-seats = { $n-count ->
    [one] One seat is open
   *[other] { $n } seats are open
}. Others come in at { $address }
cli-online-not-ready = { $seats-is ->
    [you] The game begins when you are ready.
   *[other] The game begins when { $seats } { $seats-count ->
        [one] is
       *[other] are
    } ready.
}
cli-online-waits = Waiting for { $seats }.
cli-online-begins = Everybody is ready, and has added to the luck of this table. The game begins.
cli-online-gather-again = Somebody did not answer in time. Everybody is asked again.
cli-online-sits-down = { $name } sits down.
cli-online-leaves = { $name } leaves.
cli-online-away = { $name } is away.
cli-online-here = { $name } is here again.
cli-online-stand-in = A bot plays for { $name }.
cli-online-stand-in-own = A bot plays for you. `sit` takes the seat back.
cli-online-says = { $name }: { $text }
cli-online-emotes = { $seat }: { $emote }
cli-online-lost = The connection is lost and is tried again: { $why }
cli-online-back = the connection is there again.
cli-online-come-back = The game goes on without you. Come back with: parlour play --server '{ $address }'
cli-online-leave-prompt = Press Enter to leave, or look around (log, save FILE, link, rematch, ?):

cli-online-may-go-back = { $seat } asks to go back to entry { $entry }: agree or decline?
cli-online-offers-draw = { $seat } offers a draw: agree or decline?
cli-online-wants-to-concede = { $seat } wants to give up for your side: agree or decline?
cli-online-wants-pause = { $seat } asks for a pause: agree or decline?
cli-online-wants-time = { $seat } asks for more time: agree or decline?
cli-online-agree-or-decline = Say `agree` or `decline` first.
cli-online-asked = { $seats } { $seats-count ->
    [one] is
   *[other] are
} asked.
cli-online-declined = The proposal was declined or withdrawn.
cli-online-not-your-turn = It is not your turn.
cli-online-chat-needs = `chat` needs something to say.
cli-online-really = Really give up? (yes/no)
cli-online-rematch = There is a table for another game: { $address }

cli-online-you = you
cli-online-ready = ready
cli-online-unready = not ready
cli-online-is-away = away
cli-online-time-left = { $time } left
cli-online-open = open
cli-online-person = person
cli-online-bot = bot
cli-online-stood-in = a bot, for somebody who left
cli-online-spectators = { $n-count ->
    [one] One person watches.
   *[other] { $n } people watch.
}

cli-emote-hello = Hello!
cli-emote-well-played = Well played!
cli-emote-thanks = Thank you!
cli-emote-oops = Oops!
cli-emote-lucky = That was lucky!
cli-emote-thinking = I am thinking …
cli-emote-good-game = Good game!

cli-online-resigned = { $seats-is ->
    [you] You gave up.
   *[other] { $seats } gave up.
}
cli-online-out-of-time = { $seats-is ->
    [you] You had no time left.
   *[other] { $seats } had no time left.
}
cli-online-agreed-draw = Everybody agreed to a draw.
cli-online-abandoned = Nobody was left at the table.
cli-online-luck-checked = Luck checked: every deal and every die followed from numbers that nobody could choose alone.
cli-online-luck-kept = Luck checked in part: everybody kept their word, but the record of the game could not be read.
cli-online-luck-broken = The luck of this game was not as agreed. { $why }
cli-online-other-luck = The game was played with other luck than was agreed.
cli-online-help =
    Make a move by its number in the list or by writing it as it stands there.
      undo, redo       take back your last decision, or make it again; other people
                       must agree if they have seen or done something since
      back, back N     where you could go back to; go to the position after entry N
      agree, decline   answer what somebody asks for
      draw, resign     offer a draw, or give up; where a move is called draw, /draw
      chat TEXT        say something to the players
      who              who sits where, who is away, how much time is left
      table, or Enter  show the table again
      details TOPIC    more than the table shows; `details` alone says about what
      moves, why MOVE  all legal moves; why a move is not legal
      preview MOVE     what a move would do as far as you can know
      card NAME        what a card says
      log, log all     what happened lately, or from the beginning
      hint             what a strong bot would do, where the table allows it
      rules            the rules of the game
      position         a link to what you see, for others to look at
      save FILE, link  the whole game, when it is over
      sit              play again where a bot has played for you
      rematch          another game, when this one is over
      quit             leave; the same command comes back
cli-online-no-name = The server keeps this game: there is no save here to name.
cli-online-wait = Waiting for the others.
