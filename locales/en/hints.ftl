# What the computer would do in the player’s place, and why.

hint = Hint
hint-heading = The computer’s advice
hint-thinking = The computer is thinking about your move.
hint-cancel = Stop thinking
hint-close = Close the advice
hint-why = Why
hint-others = What the others cost
hint-follow-play = Play it
hint-follow-choose = Choose these cards
hint-follow-announce = Choose this
hint-follow-do = Do it

# The advice itself.
hint-play = Play { $card }.
hint-call = Call “{ $call }”.
hint-take = Take { $cards }.
hint-lay = Discard { $cards }.
hint-keep-all = Keep all cards.
hint-announce = Announce { $bonuses }.
hint-announce-nothing = Announce nothing.

# Where a card or a button is the one advised.
hint-advised = { $name } (advised)

advised = , advised

# What it is expected to bring.
hint-expected = On average this deal then brings { $points } game points.

# Another move in the list.
hint-swap = { $laid } instead of { $kept }
hint-lay-more = { $laid } too
hint-keep = keep { $kept }
hint-no-announcement = nothing
hint-costs = costs { $points } game points
hint-costs-nothing = as good
hint-gives-away = gives { $bonuses } away
hint-worlds = { $worlds ->
    [one] One possible deal of the hidden cards was weighed
   *[other] { $worlds } possible deals of the hidden cards were weighed
}.

# Reasons.
why-only-move = Nothing else is allowed.
why-keeps = It keeps { $bonuses } possible; other cards would give that away.
why-makes = It makes { $bonus }.
why-wins = It wins the trick, which counts { $points ->
    [one] { $points } card point
   *[other] { $points } card points
}.
why-wins-low = It is the lowest card that wins the trick, which counts { $points ->
    [one] { $points } card point
   *[other] { $points } card points
}.
why-cheap-loss = The trick cannot be won, and no card costs less.
why-leaves-trick = It leaves this trick to the other player: a higher card is worth more later.
why-draws-tarock = The other player can have no { $suit } left and must answer with a tarock.
why-leads-tarock = It draws a tarock from the other player.
why-highest = The other player can hold no higher one.
why-voids = It leaves no { $suit } in hand, so that tarocks can be played on them.
why-voids-both = It leaves neither { $suit } nor { $second } in hand, so that tarocks can be played on them.
why-lays = What is discarded already counts: { $points ->
    [one] { $points } card point
   *[other] { $points } card points
}.
why-takes = It takes { $taken ->
    [one] { $taken } card point
   *[other] { $taken } card points
}; the other cards, with { $left ->
    [one] { $left } card point
   *[other] { $left } card points
}, go to the defender.
why-likely = { $bonus } is made in about { $percent } of 100 cases: enough to announce it.
why-unlikely = { $bonus } is made in only about { $percent } of 100 cases.
why-card-points = Others bring as many game points; this brings more card points.
why-tells-least = Others are just as good; this tells the other player least.
why-worked-out = Every line to the end of the deal was worked out.
why-rule-of-thumb = A rule of thumb says so.

# A number with one decimal place, such as −0.8.
tenths = { $sign }{ $whole }.{ $tenth }

hints-used = { $hints ->
    [one] { $player }: { $hints } hint
   *[other] { $player }: { $hints } hints
}

# A move that gives an announced bonus away.
gives-away = Give it away?
gives-away-question = { subject } announced { $bonuses }. With { $action } that can no longer be made, and the announcement has to be paid for.
gives-away-yes = Do it all the same
gives-away-no = Choose another

# The piles counted in threes.
count-cards = Count the cards
counting = Counting in threes
counting-pile = { possessive } pile
counting-group = Group { $number } of { $groups }
counting-three = Three cards are laid together. Their values are added, and two points come off: { $sum } = { $points }.
counting-rest = { $cards ->
    [one] One card is left over. It counts its value less two thirds of a point: { $sum } = { $points }.
   *[other] Two cards are left over. Each counts its value less two thirds of a point: { $sum } = { $points }.
}
counting-running = So far: { $points }
counting-total = { subject }: { $exact }, rounded to { $points }
counting-end-note = All 54 cards count 70 points. A third is rounded down, two thirds up, so both piles together are always 70. The half is 35: with 36 points the declarer wins the game, with 35 it is lost.
counting-won = { subject } needed 36 card points as the declarer, and { $player-is ->
    [you] have
   *[named] has
} them.
counting-lost = { subject } needed 36 card points as the declarer, and { $player-is ->
    [you] have
   *[named] has
} fewer.
counting-next = Next
counting-back = Back
counting-skip = To the end
