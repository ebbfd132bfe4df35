# Deals that are passed on as a code or a link.

code-play-a-deal = Play a particular deal
code-day = Deal of the day
code-day-of = The deal of { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
code-explained = Enter the code of a deal, or a link to one, to be dealt the very same cards. Two tables can play the same deal that way and compare.
code-or-link = Code or link
code-play = Play this deal
code-has-moves = It also has the moves that were made.
code-match-waits = Your match waits meanwhile and goes on after this deal.
code-given-up = The deal from a code that is under way is given up.
code-end-question = The deal from a code ends here, and the match that waits goes on. End it?
code-both-given-up = A new match takes the place of the deal from a code, and of the match that waits for its end.
code-deal = A deal from a code
code-replay-of = A deal from a code, move by move
code-back = Back to the code
code-share = Pass this deal on
code-share-explained = With this code anybody can have the same cards dealt again. The house rules and the dealer are in it, the moves are not.
code-code = Code of this deal
code-copy = Copy code
code-copy-link = Copy link
code-copy-link-with-moves = Copy link with moves
code-copied = The code has been copied.
code-link-copied = The link has been copied.
code-link-with-moves-copied = The link with the moves has been copied. It shows the deal move by move.
code-not-copied = Copying is not possible here. Select this text and copy it yourself:

# Why a text is no code.

code-fault-character = The character “{ $character }” is in no code.
code-fault-too-short = A code has at least { $needed } characters, and here there are only { $has }.
code-fault-too-long = This code should have { $needed } characters, and here there are { $has }.
code-fault-version = The first character is not right: it is mistyped, or the code comes from a newer version of Kosakeln.
code-fault-check = Something in this code has been changed: a character is wrong, is missing, or stands in another place.
code-fault-rules = This code has house rules that are not known here.
code-fault-pack = This code does not hold the 54 cards.
code-fault-moves = The moves in this code cannot be read.
code-fault-refused = Move { $number } in this code is against the rules ({ $section }).
