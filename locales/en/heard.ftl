# What a screen reader says of the play, sentence by sentence, beside what stands in table.ftl.

# The name of the place where the sentences stand.
heard = What has happened
heard-exchanged = { subject } exchanged { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}.
# Cards that have come to the hand of whoever is at the screen.
heard-new-cards = New in { $player-is ->
    [you] your
   *[named] { $player }’s
} hand: { $cards }.
heard-taken-back = The move has been undone.
heard-talon = The Cossack talon lies open: { $cards }.
heard-led = { subject } led { $card }.
heard-takes-trick = { subject } { $player-is ->
    [you] take
   *[named] takes
} trick { $number }.
# Whose card is awaited, right after the card that was led has been said.
heard-turn = { $player-is ->
    [you] Your turn
   *[named] { $player } to play
}.
# A line of the settlement: what it is for, and what it brings whoever it is about.
heard-item = { $item }: { $points-signed }.
