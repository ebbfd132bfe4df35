# Why something was refused: one sentence each, with the section of the rules.

refusal-wrong-phase = { subject } cannot do that now: it is time for { $phase } ({ $section }).
refusal-deal-over = { subject } cannot do that: the deal is over ({ $section }).
refusal-wrong-seat = { subject } must wait: it is { $turn-is ->
    [you] your
   *[named] { $turn }’s
} turn ({ $section }).
refusal-not-in-hand = { subject } { verb-do } not hold { $cards } ({ $section }).
refusal-wrong-count = { subject } must discard { $needed ->
    [0] no card
    [one] exactly one card
   *[other] exactly { $needed } cards
}, not { $given } ({ $section }).
refusal-wrong-count-of-range = { subject } may discard { $min } to { $max } cards, not { $given } ({ $section }).
refusal-king-or-trull = { subject } cannot discard { $cards }: Kings and the Trull are never discarded ({ $section }).
refusal-plain-cards-only = { subject } cannot discard { $cards }: in this exchange only plain cards go ({ $section }).
refusal-plain-cards-first = { subject } cannot discard { $cards }: { $kept-count ->
    [0] a tarock goes only when there are too few plain cards, and there are enough
   *[other] a tarock goes only when every plain card goes, and { $kept } would stay
} ({ $section }).
refusal-announced-bird = { subject } cannot discard { $cards }: { $cards-count ->
    [one] an announced bird stays
   *[other] announced birds stay
} in the hand ({ $section }).

refusal-not-higher = { subject } cannot bid { $call }: a bid must be higher than { $than } ({ $section }).
refusal-jump = { subject } cannot bid { $call } over { $over }: at this table an overbid is the next contract up, or Solo ({ $section }).
refusal-dealer-never-holds = { subject } cannot hold: only forehand holds ({ $section }).
refusal-nothing-to-hold = { subject } cannot hold: dealer has bid nothing that could be held ({ $section }).
refusal-unterer-is-off = { subject } cannot say Unterer: this table plays without it ({ $section }).
refusal-unterer-too-late = { subject } cannot say Unterer: it only answers an opening Dreiblatt of forehand ({ $section }).

refusal-repeated = { subject } cannot announce { $bonus } again: it has been announced ({ $section }).
refusal-defender-only-birds = { subject } cannot announce { $bonus }: the defender announces birds only ({ $section }).
refusal-quapil-is-off = { subject } cannot announce { $bonus }: this table plays without it ({ $section }).
refusal-bird-not-held = { subject } cannot announce { $bonus } without { $bird } in the hand ({ $section }).
refusal-such-card-held = { subject } cannot announce { $bonus } with { $cards } in the hand ({ $section }).

refusal-illegal-group = { subject } must take { $size ->
    [1] exactly one card
    [2] the first two, the middle two or the last two cards
   *[other] the first three or the last three cards
} of the Cossack talon in { $contract } ({ $section }).

refusal-must-follow-suit = { subject } must follow { $suit }: { $led } is led, and { $player-is ->
    [you] you hold
   *[named] { $player } holds
} { $cards } ({ $section }).
refusal-must-follow-tarock = { subject } must play a tarock: { $led } is led, and { $player-is ->
    [you] you hold
   *[named] { $player } holds
} { $cards-count ->
    [one] { $cards }
   *[other] { $cards-count } tarocks
} ({ $section }).
refusal-must-play-tarock = { subject } must play a tarock: { $led } is led, and { $player-is ->
    [you] you hold
   *[named] { $player } holds
} no { $suit } ({ $section }).
