# Taking a move back.

undo = Undo
undo-nothing-yet = There is nothing to undo in this deal yet.
undo-deal-over = The deal is over, so nothing in it can be undone.
undo-seen = Between two players only a move made since the curtain was last lifted can be undone.
undo-talon-exposed = The Cossack talon has been exposed, so nothing before that can be undone.
undo-face-up = Tarocks have been discarded face up, so the discard cannot be undone.
taken-back = { $times ->
    [one] { $times } move undone
   *[other] { $times } moves undone
}

# The log of a deal.

log = Log
log-of-deal = Log of the deal
log-empty = Nothing has happened in this deal yet.
log-talon = Cossack talon and announcements
log-announcements = Announcements
log-trick = Trick { $number }
log-exchanged = { subject } { verb-have } finished the exchange.
log-discarded = { subject } discarded { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
log-laid-aside = { subject } discarded { $cards }.
log-kept-all = { subject } discarded nothing.
log-talon-exposed = The Cossack talon: { $cards }.

# A past deal, move by move.

replay = Replay
replay-of = Deal { $number }, move by move
replay-passed-in = A deal passed in, move by move
replay-none = There is no such deal in this match, or it is not over yet.
replay-back = Back to the match
replay-steps = Steps
replay-first = To the beginning
replay-backward = One move back
replay-forward = One move on
replay-last = To the end
replay-move = Move
replay-position = { $number } of { $moves }
replay-personal-talon = { possessive } personal talon
replay-dealt = The cards have been dealt.

# The score sheet on paper and as a file.

print = Print
print-or-save = Print or save
save-sheet = Save as a spreadsheet (CSV)
save-match = Save the deals (JSON)
sheet-dealer = dealer: { $player }
sheet-item = { $item } { $points-signed }
running-balance = balance { $points-signed }
csv-separator = ,
csv-decimal-mark = .
column-dealer = Dealer
column-declarer = Declarer
column-counted = What counted
column-points = Game points, { $player }
column-balance = Balance, { $player }
column-money = Money, { $player }
column-taken-back = Moves undone
