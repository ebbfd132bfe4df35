# The draw for the first deal.

draw = Who deals first?
draw-instruction = Each player draws a card. The higher card deals first; any tarock beats any suit card.
draw-place = Draw card { $place }
draw-equal = Both cards are of the same rank: both players draw again.
draw-again = Draw again
to-draw = { address }Draw a card. The higher card deals first.
drew = { subject } drew { $card }.
deals-first = { subject } { $player-is ->
    [you] deal
   *[named] deals
} first.

# The cut and the deal.

cut = Cut
cut-instruction = { address }Cut the pack.
where-to-cut = Where to cut
cut-after = Cut after { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
dealt-by = { subject } { $player-is ->
    [you] deal
   *[named] deals
}.

# The exchange with the personal talon, and the discard after the Cossack talon.

personal-exchange = Exchange
discard-classic = { address }Discard exactly { $cards } of your cards; then take all of your personal talon.
discard-medium = { $cards ->
    [0] { address }You hold no plain card, so nothing is exchanged.
    [one] { address }Discard your one plain card; one from the top of your personal talon replaces it.
   *[other] { address }Discard { $cards } plain cards; as many come from the top of your personal talon.
}
discard-easy = { address }Discard as many cards as you like, { $cards } at most; as many come from the top of your personal talon.
discard-tactical = { address }Your personal talon is in your hand. Discard exactly { $cards } cards.
discard-talon = { address }Discard { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
discard-forced = { $plain ->
    [0] There is no plain card
    [one] There is only one plain card
   *[other] There are only { $plain } plain cards
}, but { $needed ->
    [one] one card
   *[other] { $needed } cards
} must go: so { $tarocks ->
    [one] a tarock goes
   *[other] { $tarocks } tarocks go
}{ $plain ->
    [0] { "" }
   *[other] { " " }too
}, face up.
to-discard = { $player-is ->
    [you] Choose the cards to discard
   *[named] { $player } to choose the cards to discard
}
discard = Discard
keep-all = Keep all cards
discard-only-plain = Only plain cards may go: suit cards other than Kings (R5.2).
discard-plain-first = Kings and the Trull stay. Tarocks go only when no plain card is left (R5.2).
discard-face-up = Kings and the Trull stay. Tarocks may go, face up (R5.2).
face-up-heading = { $player-is ->
    [you] Tarocks you discarded
   *[named] Tarocks discarded by { $player }
}
discard-chosen = { $chosen } of { $needed } chosen
discard-chosen-up-to = { $chosen } chosen, { $max } at most
other-exchanges = The other player is exchanging.
face-up-tarocks = Tarocks face up
face-up-of = { subject } { verb-have } discarded { $cards }, face up.

# The auction.

auction = Auction
calls-so-far = Calls so far
your-calls = Calls to choose from
auction-hint = The number is the value of the game. A hold takes over the contract that stands (R6.4).
to-call = { $player-is ->
    [you] Your call
   *[named] { $player } to call
}
call-made = { subject }: { $call }.
forced-dreiblatt = Both passed, so by the house rules forehand plays a Dreiblatt.
passed-in = Passed in
passed-in-explained = Both players passed. Nothing is scored.

# Announcements.

announcements = Announcements
to-announce = { $player-is ->
    [you] Your announcements
   *[named] { $player } to announce
}
announce-before-instruction = Announcements now count double; there is another chance after the discard (R11).
announce-after-instruction = This is the last chance to announce (R11).
announce-solo-instruction = In Solo this is the only chance to announce (R11).
announce-defender-instruction = The defender may announce birds (R7.4).
announce-button = Announce: { $bonuses }
announce-nothing = Announce nothing
nothing-to-announce = There is nothing to announce.
announced = { subject } announced { $bonuses }.
announced-nothing = { subject } announced nothing.

# The Cossack talon.

cossack-talon = Cossack talon
talon-choice = The Cossack talon lies open
talon-discard = Discard
take-instruction = { address }Take { $cards ->
    [one] one card
   *[other] one group of { $cards } cards
}; the others go to the defender (R8.1).
take-button = Take { $cards }
took = { subject } took { $cards }.

# The play.

play-card = Play { $card }

trick = Trick
trick-number = { $number } of 16
to-lead = { $player-is ->
    [you] Your lead
   *[named] { $player } to lead
}
to-answer = { $player-is ->
    [you] Your turn
   *[named] { $player } to play
}: { $card } is led
to-take-trick = { $player-is ->
    [you] Collect the trick
   *[named] { $player } to collect the trick
}
thinking = { $player } is thinking.
played = { subject } played { $card }.
to-result = To the result
takes-trick = { subject } { $player-is ->
    [you] take
   *[named] takes
} the trick.
wins-trick = { possessive } trick
own-hand-of = { possessive } hand

# The hand is put in order without carrying cards: a card is picked, and then its place.
arrange = Rearrange
arrange-end = Done
arrange-left = To the left
arrange-right = To the right
arrange-which = Which card to move?
arrange-where = Where does { $card } go?
arrange-stands = { $card }: place { $place } of { $cards }.

last-trick = Last trick
no-trick-yet = No trick has been won yet.
hand-of = { possessive } hand: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

# Plaques.

exchange-short = Exchange
state-of-deal = State of the deal
contract = Contract
contract-plaque = { $contract }, { $value }
seat-plaque = { subject }: { $seat }
announcement-plaque = { $bonus }: { $announced }, { $value }
announcement-plaque-of = { $bonus }, { $player-is ->
    [you] you
   *[named] { $player }
}: { $announced }, { $value }
short-before = before
short-after = after
short-solo = in Solo
face-up-short = { subject }: { $numerals }
pile-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
pile-discards = { $cards ->
    [one] { $cards } discard
   *[other] { $cards } discards
}
pile-talon = personal talon: { $cards }
pile-left = Cossack talon: { $cards }
on-turn = to act
talon-face-down = Cossack talon: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, face down

# Between two players at one screen.

hand-over-to = Please hand over to { $player }.
i-am = I am { $player }
hand-hidden = The hand of { $player } is hidden.
curtain-note = Nobody else should be looking at the screen now.
