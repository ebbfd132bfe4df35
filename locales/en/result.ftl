# The result of a deal.

game = Game
card-points = Card points
total = Total
left-in-talon = Rest of the Cossack talon, for the defender
next-deal = Next deal
end-of-match = Final score
title-and-bargain = { $title } · { $bargain }
deal-won = { subject } { $player-is ->
    [you] win
   *[named] wins
} { $points ->
    [one] { $points } game point
   *[other] { $points } game points
}.
hand-at-lead = { possessive } hand at the first lead
discards-heading = { possessive } discards
untaken-heading = Rest of { $player-is ->
    [you] your
   *[named] { $player }’s
} personal talon

# What is won and lost.

item-game-won = { subject } won { $contract } with { $points } card points
item-game-lost = { subject } lost { $contract } with { $points } card points
item-bonus-made = { subject } made { $bonus }, { $announced }
item-bonus-failed = { subject } did not make { $bonus }, { $announced }
item-silent-bird-won = { $bird } won trick { $trick } for { $player-is ->
    [you] you
   *[named] { $player }
} ({ $bonus }, silent)
item-silent-bird-lost = { subject } lost { $bird } in trick { $trick } ({ $bonus }, silent)
item-silent-valat = { subject } won all sixteen tricks (Valat, silent)
item-held = { subject } had { $bonus }: { $cards }

deal-even = Nobody wins anything.
item = Item
all-cards = All cards
settlement-for = Settlement, as seen by { $player-is ->
    [you] you
   *[named] { $player }
}
total-for = Total for { $player-is ->
    [you] you
   *[named] { $player }
}
name-with-tricks = { $player }, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}

# The score sheet and the match.

score-sheet = Score sheet
deal = Deal
game-points = Game points
balance = Balance
money-heading = Money
no-deal-yet = No deal has been scored yet.
passed-in-short = passed in
deal-number = Deal { $number }
deal-number-of = Deal { $number } of { $deals }
balance-of = { subject }: { $points-signed }
balance-with-money = { subject }: { $points-signed } ({ $money-signed })
match-over = The match is over
match-won = { subject } { $player-is ->
    [you] win
   *[named] wins
} the match by { $points ->
    [one] { $points } game point
   *[other] { $points } game points
}.
match-drawn = The match is drawn.
pays = { subject } { $player-is ->
    [you] pay
   *[named] pays
} { $winner-is ->
    [you] you
   *[named] { $winner }
} { $money }.
play-again = Play again
to-start = To the start page
