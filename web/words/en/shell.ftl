### The front page, set-up, settings and help.

app-name = Parlour
app-loading = Setting the table…
app-opening = Opening the table…

nav-label = Pages
nav-skip = Skip to the content
nav-front = To the front page
nav-help = Help
nav-decks = Decks
nav-rosters = Rosters
nav-settings = Settings

front-title = Sit down and play.
front-line = Four tabletop games with friends or good bots. No account, no download: a link is the whole game.
front-games = The games
front-seats = { $n-count ->
    [one] 1 player
   *[other] { $n } players
}
front-seats-pairs = { $n } players in pairs
front-seats-range = { $from } to { $to } players
front-play = Play
front-set-up = Set up…
front-watch = Watch
front-learn = { $n-count ->
    [one] Learn in 1 minute
   *[other] Learn in { $n } minutes
}
front-minutes = { $n-count ->
    [one] 1 minute
   *[other] { $n } minutes
}
front-play-now = Play a bot now
front-going-on = { $n-count ->
    [one] 1 game
   *[other] { $n } games
}
front-here = { $n-count ->
    [one] 1 game on this device
   *[other] { $n } games on this device
}
front-go-on = Continue
front-moves = { $n-count ->
    [one] 1 move
   *[other] { $n } moves
}
front-not-begun = not begun yet
front-about-innovation = Ten ages of ideas. Share them, steal them, splay them.
front-about-texas-42 = Bid, name trumps, and trust the partner across the table.
front-about-skirmish = Five lanes, a hand of cards, and the nerve to stop in time.
front-about-mordheim = Two warbands in the ruins: on a map, or beside your own table.
front-continue = Continue the last game

# Names of cards on the pictures, as the games have them.
front-card-sailing = Sailing
front-card-evolution = Evolution
front-card-coal = Coal
front-card-noble-defender = Noble Defender
front-card-polarity-jester = Polarity Jester
front-card-dragon = Dragon

open-link = A friend sent you a code?
open-link-more = Paste the code or the link here. You sit where the friend keeps a chair for you.
open-link-example = Code or link
open-open = Sit down
open-link-empty = Paste a code or a link first.
open-link-wrong = This link cannot be opened. { $reason }
open-save = Or open a save:
open-save-more = A .save file from this page or from the command line. It can also be dropped anywhere here.
open-save-choose = choose a file
open-save-wrong = This file cannot be opened. { $reason }
open-save-too-large = This file cannot be read, or is too large to be a save.

problem-title = Not opened
problem-link = This link cannot be opened
problem-link-advice = A link breaks when part of it is cut off or changed. Copy the whole link again, or ask for it again.
problem-save = This save cannot be opened
problem-save-advice = The file is incomplete, was changed, or is not a save. Your file is left as it is.
problem-seats = The seats of this link do not fit
problem-seats-advice = The game itself may be fine. It can be opened with people on all seats.
problem-people = Open with people on all seats
problem-game = There is no such game here
problem-game-advice = The link may come from a newer version of Parlour: reload the page. Otherwise choose a game on the front page.
problem-offline = The games could not be loaded
problem-offline-advice = The network or the server may be down. Try again later; nothing is lost.
problem-unsupported = This browser cannot run the games
problem-unsupported-advice = The rules run as WebAssembly, which is missing or blocked here. A current Firefox, Chrome, Edge or Safari can run them; a strict setting or an extension may block them.
problem-broken = Something went wrong
problem-broken-advice = This is a bug in Parlour. Try again; the link still holds the whole game.
problem-too-long = This is far too long for a link.
problem-options = Possible:
problem-last-game = Your last game, { $game }, is still there.
problem-retry = Try again

save-check-title = Check of a save
save-check-unverified = This save could not be checked completely
save-check-unverified-text = All its moves could be replayed and nothing contradicts it. But it holds too little, or comes from other rules, to prove that everything happened the same way.
save-check-diverged = This save plays differently today
save-check-diverged-text = Up to entry { $entry } everything is as it was. There today’s rules lead to something else, so the game may stop earlier or go a different way than you remember.
save-check-file = Your file is left as it is.
save-check-accept = Open it anyway

setup-title = New table: { $game }
setup-rules = Read the rules
setup-seats = Players
setup-seats-fixed = { $n-count ->
    [one] This game has 1 seat.
   *[other] This game has { $n } seats.
}
setup-how-many = Number of seats
setup-seat = Seat { $n }
setup-who = Player
setup-person = Person on this device
setup-bots = Bots
setup-more-bots = More bots (for study)
setup-bot = Bot: { $name }
setup-name = Name
setup-name-optional = optional
setup-number = Number
setup-within = answers within { $seconds } s
setup-passing = Several people: the table is covered whenever the device has to be passed on.
setup-watching = Only bots: you watch, and see all cards.
setup-presets = Rule presets
setup-default = Default
setup-default-about = All options at their defaults.
setup-custom = Custom
setup-custom-about = The options as you set them.
setup-changes = Changes from the defaults:
setup-no-changes = Everything is at its default.
setup-on = on
setup-off = off
setup-now = now
setup-options = All options
setup-options-count = { $n } in all, { $changed } changed
setup-range = { $from } to { $to }
setup-custom-text = Your own text…
setup-custom-text-of = { $option }: your own text
setup-changed = Changed; the default is { $value }
setup-reset = Reset all options
setup-asking = Questions
setup-ask-all = Ask about everything
setup-ask-all-help = Otherwise the table answers by itself where everybody can see that there is only one answer.
setup-seed = Seed
setup-seed-any = random
setup-seed-help = Leave it empty for a new, secret deal. The same whole number gives everybody the same deal: anyone who knows or guesses it knows everything that is hidden.
setup-seed-wrong = A seed is a whole number from 0 to 18446744073709551615.
setup-start = Start
setup-cancel = Cancel

level-novice = novice
level-casual = casual
level-strong = strong
level-master = master
level-grandmaster = grandmaster
level-version = { $level }, version { $version }

settings-title = Settings
settings-theme = Theme
settings-system = Like the system
settings-light = Light
settings-dark = Dark
settings-contrast = High contrast
settings-text-size = Text size
settings-default-size = Default size
settings-sample = The quick brown fox melds Writing and draws a 2.
settings-language = Language
settings-motion = Animation
settings-none = None
settings-fast = Fast
settings-normal = Normal
settings-slow = Slow
settings-motion-more = Where the system asks for reduced motion nothing moves, whatever you choose here.
settings-motion-still = Your system asks for reduced motion, so nothing moves, whatever you choose here.
settings-speed = Speed of bots
settings-instant = Instant
settings-speed-more = How long a bot waits before it moves, and how fast pieces and cards move. Where something is hidden from you, a bot never answers faster than it may think: its haste would give something away.
settings-sound = Sounds
settings-sound-more = Short tones for moves, your turn and the end.
settings-auto-continue = Continue automatically after a pause
settings-moves = Keep the list of moves beside the board
settings-auto-continue-more = Otherwise the table waits, for example after a trick, until you continue.
settings-stored = Your settings and the addresses of your last games are stored in this browser only. Nothing is sent anywhere.

help-title = Help
help-topics = Topics
help-page = This page
help-how = How to play here
help-moves = Moves
help-moves-text = One sentence says what is going on. What you can play has a gold ring on the table: click it, touch it, or press its number. Point at it, or focus it, to read what it would do. The list of all moves is one click or the key L away.
help-why = Why not?
help-why-text = To find out why something cannot be played, click it, hold it, or focus it and press ?.
help-undo = Undo
help-undo-text = You can undo your own decision, and redo it. If others have moved since, or have learned something, they are asked first; a move says beforehand whether that would be so.
help-time = Time
help-time-text = The story tells the game in sentences. Click one, or move the slider, to see the table as it was. Then return to now, or continue from there.
help-links = Links and saves
help-links-text = The address of the page holds the whole game: copy it, and anyone who opens it is at the same point of the game. They can also find out every hidden card. A link to a position holds only what one seat sees, to be looked at. A save is a file with the whole story; the command line can read it too.
help-device = Several people
help-device-text = Seat several people when you set up a game. The table is covered before the device goes to the next person.
help-offline = Offline
help-offline-text = After the first visit everything works offline, bots too. The browser’s menu can install the page as an app.
help-keys = Keys
help-keys-text = Everything can be done with the keyboard. At the table:
help-games = The games and what is in them
help-rules-of = Rules of { $game }
help-complete = What is implemented:
help-about = About Parlour
help-about-text = One rules kernel plays every game here. It runs in this page: your device decides what is legal, what is hidden and what bots do, and nothing is sent anywhere.
help-licence = Parlour’s own code is under the MIT licence or the Apache licence 2.0, at your choice.

notice-independent = Parlour is an independent, unofficial implementation of the rules of tabletop games. It is not affiliated with, endorsed by or sponsored by the owners of any of them.
notice-names = The names of the games and their parts are used only to say which rules are implemented.
notice-texts = The rules are explained in our own words; no art, logo or printed text of any publisher is included.

update-ready = A new version of Parlour is ready.
update-reload = Reload
update-later = Later

keys-pick = choose one of the moves
keys-through = go through what is legal
keys-confirm = confirm
keys-back = cancel
keys-undo = undo
keys-redo = redo
keys-hint = hint
keys-moves = list of all moves
keys-story = story
keys-time = step back and forth in time
keys-words = words of the game
keys-why = why not; these keys
keys-zoom = enlarge a card or piece

key-shift = Shift
key-enter = Enter
key-escape = Esc
key-space = Space
