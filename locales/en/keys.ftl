# The keys of the keyboard: what stands on them, and what they do.

cap-home = Home
cap-end = End
cap-enter = Enter
cap-space = Space
cap-shift = Shift
cap-tab = Tab
cap-escape = Esc

key-arrows = To another card of the hand
key-ends = To the first card, to the last card
key-enter = Play or choose the card, press the button
key-move = Move the card to another place, when sorting by hand
key-tab = On to the next part of the table
key-escape = Close what lies over the table, let go of a card
key-choice = The choices in the middle, in their order
key-main = The button that goes on
key-last-trick = Last trick
key-hint = Hint
key-undo = Undo a move
key-score-sheet = Score sheet
key-rules = Rules
key-keys = This list
keys-singles-off = Single letters, digits and signs are switched off in the settings.
