### A table on a server: who is here, time, agreement, chat, luck.

online-connection-lost = The connection is lost. Trying again by itself…
online-connection-outdated = This page is older than the server. Reload it to go on.
online-connection-gone = This table is not there any more.

online-sending = Sending: { $move }
online-sending-lost = Waiting for the connection to send: { $move }

online-room = Around the table
online-seat-turn = to move
online-seat-open = open seat
online-seat-here = here
online-seat-is-bot = bot
online-seat-away = away
online-seat-away-since = away since { $time }
online-seat-bot = bot: { $level }
online-seat-stand-in = a bot plays ({ $level })
online-spectators = { $n-count ->
    [one] 1 spectator
   *[other] { $n } spectators
}
online-clock-days = { $days } d { $hours } h
online-clock-left = { $time } left
online-clock-paused = The clocks are stopped.
online-clock-resume = Let time run again
online-clock-low = { $n-count ->
    [one] 1 second left
   *[other] { $n } seconds left
}

online-people = Players
online-people-about = Who plays here, and who is connected.
online-people-replace = Let a bot play for { $seat }
online-people-open = Open the seat of { $seat } to somebody else
online-people-sit = Sit down here
online-replaced = A bot plays for you.
online-gave-up = You gave up. A bot plays on for your seat.
online-take-back = Take the seat back
online-mute-seat = Mute { $seat }
online-acknowledged = Waiting for { $seats } to continue.
online-acknowledging = Waiting for the players to continue.

online-propose-draw = Offer a draw
online-propose-pause = Propose a pause
online-propose-more-time = Ask for more time
online-resign = Give up…
online-resign-title = Give up this game?
online-resign-text = You lose this game. A partner has to agree first; where others play on, a bot takes your seat.
online-resign-do = Give up
online-cancel = Go on playing

online-proposal-title = A proposal
online-proposal-draw = { $seat-is ->
    [you] You offer a draw.
   *[other] { $seat } offers a draw: the game would end without a winner.
}
online-proposal-concede = { $seat-is ->
    [you] You propose to your side to give up.
   *[other] { $seat } proposes that your side gives up.
}
online-proposal-pause = { $seat-is ->
    [you] You propose a pause.
   *[other] { $seat } proposes a pause: the clocks would stop until somebody lets them run again.
}
online-proposal-more-time = { $seat-is ->
    [you] You ask for more time.
   *[other] { $seat } asks for more time.
}
online-proposal-waiting = Still to answer: { $seats }
online-proposal-agree = Agree
online-proposal-decline = Decline
online-proposal-withdraw = Withdraw
online-proposal-declined = Your proposal was not accepted.
online-proposal-later = Look at the table first

online-undo-agreement = It happens when everybody who is asked agrees.

online-leave-title = Leave the table?
online-leave-text = The game goes on. Your seat stays yours: come back with the same address, or from your games.
online-leave-away = Leave for now
online-leave-stand = Leave, and let a bot play
online-leave-stay = Stay

online-chat = Chat
online-chat-unread = { $n-count ->
    [one] Chat: 1 new line
   *[other] Chat: { $n } new lines
}
online-chat-about = Only the players read this. Nothing of it is part of the game.
online-chat-none = Nothing was said yet.
online-chat-say = Say something
online-chat-send = Send
online-chat-left = { $n } characters left
online-chat-line = { $name }: { $text }
online-emotes = Emotes
online-emote-hello = Hello!
online-emote-well-played = Well played!
online-emote-thanks = Thank you!
online-emote-oops = Oops!
online-emote-lucky = That was lucky!
online-emote-thinking = I am thinking…
online-emote-good-game = Good game!

online-luck = Fair luck
online-luck-about = Before the first card was dealt, the server fixed a secret and published its seal below. Then every player added a number that nobody knew before. Deals and dice follow from all of them together.
online-luck-seal = The server’s seal
online-luck-proves = What this proves
online-luck-proves-text = Nobody, not even the server, could choose or change the luck of this game, as long as one of the players’ numbers was random and secret. After the end the secret is shown, and this page checks the seals, every deal and every die by itself.
online-luck-not = What it does not prove
online-luck-not-text = The server deals, so it knows the hidden cards while the game goes on. That it tells nobody is a matter of trust. Bots have no number of their own.
online-luck-shares = What the players added
online-luck-share-none = nothing of its own (bot)
online-luck-share-sealed = sealed
online-luck-later = The check comes when the game is over.
online-luck-secret = The server’s secret
online-luck-checking = Checking…
online-luck-kept = Checked: every seal was kept, and every deal and die follows from them.
online-luck-seals-kept = Checked: the server’s seal and every player’s number were kept. The players can check every deal and die too.
online-luck-broken = The check failed: the luck of this game is not what was sealed.
online-luck-unchecked = The check could not be made here.
online-luck-own-changed = Your own number is not among those that were used.

online-rematch-ready = A new table is set up for another game.
online-rematch-go = Go there

online-ending-resigned = { $seats-is ->
    [you] You gave up.
   *[other] { $seats } gave up.
}
online-ending-time = { $seats-is ->
    [you] You ran out of time.
   *[other] { $seats } ran out of time.
}
online-ending-draw = Everybody agreed to a draw.
online-ending-abandoned = Nobody was left at the table.

online-notify = Tell me when it is my turn
online-notify-on = Notices are on: turn them off
online-notify-denied = This browser does not allow notices from this page.
online-title-turn = Your turn
online-notify-text = { $game }: it is your turn.
