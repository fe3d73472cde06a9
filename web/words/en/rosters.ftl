### The roster builder of Mordheim.

rosters-about = Build a warband, print it, play it.
rosters-choose = Choose a warband
rosters-choose-more = Begin with nothing but a leader, or with a roster that is ready for battle.
rosters-choose-facts = { $gold } gold crowns, { $models } warriors
rosters-begin = Begin with the leader
rosters-begin-of = Begin with the leader: { $warband }
rosters-take = Take { $name }
rosters-new-name = New warband
rosters-front = To the front page
rosters-link = Build a roster

rosters-undo = Undo
rosters-redo = Redo
rosters-text-link = Text and link
rosters-saved = Saved rosters
rosters-new = New roster
rosters-more = More

rosters-legal = { $name }: ready for battle
rosters-broken = { $n-count ->
    [one] { $name }: one rule is broken
   *[other] { $name }: { $n } rules are broken
}
rosters-over = { $n-count ->
    [one] { $name }: 1 gold crown too much
   *[other] { $name }: { $n } gold crowns too much
}
rosters-nothing = No roster yet

rosters-name = Name of the warband
rosters-size = { $warband }, { $n } of { $fewest }–{ $most } warriors
rosters-heroes = Heroes
rosters-henchmen = Henchmen
rosters-groups = { $n-count ->
    [one] 1 group, { $warriors } in it
   *[other] { $n } groups, { $warriors } in all
}
rosters-hire = Hire { $who } for { $cost } gold crowns
rosters-hire-title = Who can be hired
rosters-unread = Lines that are no fighters
rosters-unread-drop = Take out
rosters-note = Henchmen of a group carry the same things. Names are printed on the sheet.
rosters-group-of = { $n } × { $who }
rosters-costs = { $cost } gold crowns
rosters-gc = { $cost } gc

rosters-warrior-name = Name of the warrior
rosters-group-name = Name of the group
rosters-unnamed = No name yet: press the title.
rosters-back = To the warband
rosters-copy-warrior = Hire another like this
rosters-dismiss = Dismiss
rosters-in-group = Warriors in the group
rosters-fewer = One fewer
rosters-one-more = One more
rosters-group-full = { $n } at most
rosters-free = free
rosters-second = a second one
rosters-second-add = +1: add a second one, { $thing }
rosters-second-drop = −1: put the second one back, { $thing }
rosters-twice = { $thing } ×2
rosters-nothing-to-buy = This fighter buys nothing.
rosters-pick = Hire somebody, and equip them here.

rosters-part-close = Close combat
rosters-part-missile = Missiles
rosters-part-armour = Armour
rosters-part-other = Other things
rosters-part-mutation = Mutations
rosters-part-skill = Skills
rosters-part-spell = Spells and prayers
rosters-part-gain = Gains
rosters-hint-close = two besides the dagger
rosters-hint-missile = two sorts, a brace is one
rosters-hint-armour = one body armour
rosters-hint-mutation = the dearest at its price, the others at double
rosters-hint-spell = without one, a die finds it before the battle
rosters-hint-gain = of veterans

rosters-in-battle = In battle
rosters-save = Save { $save }+
rosters-save-shield = Save { $save }+ with the shield
rosters-save-with-shield = { $save }+ with shield
rosters-save-none = No save

rosters-of-gold = of { $gold } gc
rosters-veterans = Veterans
rosters-veterans-more = With battles behind them: skills, gains and several spells, and neither gold nor lists bind them.
rosters-rating = Rating
rosters-rout = Rout test from
rosters-rout-from = { $n } out of action
rosters-warriors = Warriors
rosters-heroes-count = Heroes

rosters-ok = Rules that are kept
rosters-ok-leader = one leader
rosters-ok-size = { $n } warriors, at most { $most }
rosters-ok-limits = no kind of fighter over its limit
rosters-ok-gold = { $n } gold crowns left
rosters-ok-items = everything is allowed
rosters-ok-hands = hands and armour fit

rosters-wrong = Broken rules
rosters-take-back = Take it back
rosters-last-added = Last: { $thing } of { $who } added.
rosters-last-removed = Last: { $thing } of { $who } put back.
rosters-last-hired = Last: { $who } hired.
rosters-last-dismissed = Last: { $who } dismissed.
rosters-last-counted = Last: the number of { $who } changed.
rosters-last-copied = Last: another { $who } hired.
rosters-last-named = Last: a name changed.
rosters-last-veterans = Last: veterans or not.
rosters-last-text = Last: the text changed.
rosters-last-opened = Last: this roster opened.

rosters-play = Play this roster now
rosters-play-not = { $n-count ->
    [one] Mend one thing to play
   *[other] Mend { $n } things to play
}
rosters-play-over = { $n-count ->
    [one] Save 1 gc to play
   *[other] Save { $n } gc to play
}
rosters-save-list = Save
rosters-is-saved = Saved
rosters-not-saved = Not saved: this browser keeps no more.
rosters-saved-as = Saved as { $name }.
rosters-print = Print the sheet
rosters-print-rules = Print its rules
rosters-copy-text = Copy as text
rosters-copied = Copied.

rosters-text-title = The roster as text
rosters-text-help = A line for the name, one for the warband, one for each hero and each group. What follows a # is a name. A link or a short roster can be pasted, too.
rosters-text-field = Text of the roster
rosters-text-apply = Take it over
rosters-text-fine = Every line is understood, and no rule is broken.
rosters-text-line = Line { $line }
rosters-link-title = As a link
rosters-link-label = Link to this roster
rosters-close = Close

rosters-saved-none = Nothing is saved yet. A roster is saved under the name of its warband.
rosters-list-rename = Rename
rosters-list-duplicate = Duplicate
rosters-list-delete = Delete
rosters-rename-to = New name of { $name }
rosters-rename-done = Take the name
rosters-deleted = { $name } is deleted.
rosters-put-back = Put it back
rosters-saved-wrong = not legal yet
rosters-choice-saved = Your saved rosters
rosters-choice-none = Build and save rosters of your own.

rosters-sheet-title = Sheet of { $name }
rosters-sheet-line = { $warband } · { $cost } gold crowns · rating { $rating } · { $n } warriors · rout test from { $rout } out of action
rosters-sheet-player = Player
rosters-sheet-wounds = wounds
rosters-sheet-out = out
rosters-sheet-save = Save
rosters-sheet-equipment = Equipment
rosters-sheet-rules = Rules
rosters-sheet-nothing = nothing
rosters-sheet-none = none
rosters-reference-title = Rules for { $name }
rosters-reference-fighters = Rules of fighters
rosters-reference-weapons = Weapons
rosters-reference-things = Armour and other things
rosters-reference-learnt = Skills and mutations
rosters-reference-spells = Spells and prayers
rosters-reference-terms = What happens to warriors

rosters-why-twice = only once
rosters-why-veterans-only-spell = a second spell is for veterans
rosters-why-gold = { $over-count ->
    [one] 1 gold crown over
   *[other] { $over } gold crowns over
}
rosters-why-leader = one leader only
rosters-why-limit = { $most } at most
rosters-why-size = { $most } warriors at most
rosters-why-close-weapons = at most { $most } besides the dagger
rosters-why-close-weapons-same = at most { $most } besides the dagger
rosters-why-missile-weapons = at most { $most } sorts
rosters-why-warhammers = two only for Matriarch and Superiors
rosters-why-body-armour = one body armour
rosters-why-gain-limit = { $most } at most
rosters-why-claws = nothing beside claws
