# The start screen.

kosakeln = Kosakeln
tagline = The Austrian Tarock game for two: 54 cards, a talon for each, and one for the Cossack.
opponent = Opponent
against-computer = Against the computer
against-computer-explained = One player here; the computer holds the other hand.
two-players-here = Two players here
two-players-here-explained = One screen, handed over behind a curtain.
your-name = Your name
first-players-name = First player
second-players-name = Second player
default-name = You
default-first-name = Player 1
default-second-name = Player 2
computer-name = Computer
exchange-variant = Exchange
house-rules = House rules
house-rules-hint = What circles play differently. Nothing here needs to be changed.
length-of-match = Length of the match
open-ended = Open-ended
number-of-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
computers-strength = The computer’s strength
level-beginner = Beginner
level-beginner-explained = Plays by simple rules, without counting cards.
level-club = Club player
level-club-explained = Counts cards and weighs what you may hold.
level-master = Master
level-master-explained = Misses nothing, and plays the last tricks exactly.
computers-pace = The computer’s pace
pace-at-once = At once
pace-brisk = Brisk
pace-calm = Calm
settings = Settings
as-the-system = System
language = Language
as-the-browser = As the browser
no-texts = The texts in “{ $language }” could not be loaded. The language stays as it was.
theme = Colours of the table
theme-light = Light
theme-dark = Dark
suit-colours = Colours of the suits
two-colours = Red and black
four-colours = Four colours
card-size = Size of the cards
card-size-small = Small
card-size-normal = Normal
card-size-large = Large
card-labels = Letters on the court cards
card-labels-of-language = As the language
motion = Motion
motion-reduced = None
motion-full = Always
dealing-pace = Dealing
trick-pace = Taking a trick away
trick-held = On a click
take-trick = Take the trick away
reset-settings = Reset to defaults
hard-score = Money
no-money = No money, points only
money-per-point = { $money } a game point
start-match = Start
continue-match = Continue the match
new-match = New match
new-match-replaces = A new match takes the place of the one that was left.
close = Close
continue = Continue

rules = House rules
menu = Menu
tools = Tools
no-entropy = This browser gives no randomness to shuffle the cards with, so no match can begin here.
no-pack = The pictures of the cards could not be loaded. The game goes on with their names; load the page again to see them.
not-saved = The match cannot be saved here: the game goes on, but closing the page loses what has happened since.
changed-elsewhere = This match goes on in another window, so this one no longer saves it. Load the page again to go on from there.
saved-unreadable = A match was saved here, but it cannot be read any more. It was put aside and is kept.
settings-not-saved = The settings cannot be saved here: they hold until the page is closed.
settings-kept = Settings are saved here that this page cannot read. They stay as they are, and what is set now holds until the page is closed.
settings-unreadable = Settings were saved here, but they cannot be read any more. They were put aside, and the table is set as at first.

# Leaving a match.
leave-match = Leave the match
end-match = End the match
end-match-question = The match ends here and cannot be continued. A deal still in play is not scored. End it?
stay = Go on playing
