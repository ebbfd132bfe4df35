# What has become of all deals played here.

statistics-explained = Every deal that was played to its end in this browser, counted once. The guided deal is not among them.
statistics-none = No deal has been played to its end here yet.
statistics-unaided = Leave out deals with hints or moves taken back
statistics-full = The last 4,000 deals are counted. Older ones are gone.
statistics-newer = The saved statistics come from a newer version of the game. They stay as they are, and nothing is counted meanwhile.
statistics-damaged = The saved statistics could not be read. They were put aside, and counting began afresh.
statistics-opponents = Opponents
statistics-whose = Whose deals
statistics-won = Games won
statistics-as-declarer = As declarer
statistics-as-defender = As defender
statistics-contracts = Contracts
statistics-bonuses = Bonuses
statistics-bonus = Bonus
statistics-own = Own
statistics-others = The opponent’s
statistics-balance = Balance
# Two people; what is counted is counted for the first.
statistics-pair = { $one } against { $two }
statistics-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}{ $passed ->
    [0] { "" }
   *[other] , { $passed } passed in
}
statistics-of = { $part } of { $whole }
statistics-percent = { $percent }%
statistics-average = { $number } a deal
statistics-announced = announced { $part }/{ $whole }
statistics-silent = silent { $part }/{ $whole }
statistics-standing = { $points-signed } after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; lowest { $lowest-signed }, highest { $highest-signed }.
