# Innovation on the shelf: the game, its options and its presets.

game-about = A civilisation card game for two to four: meld, splay, share and demand through ten ages.
game-complete = Complete: the base game of the third edition, all 105 cards, teams of two.

option-teams = with four seats: partners sit opposite and win together
option-covered = whether everybody may look through the covered cards of others
option-covered-public = everybody may look through all piles
option-covered-hidden = of others you see the top cards and the icons that show

preset-teams = two against two (four seats)
