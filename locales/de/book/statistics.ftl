# Was aus allen Spielen geworden ist, die hier gespielt wurden.

statistics-explained = Jedes Spiel, das in diesem Browser zu Ende gespielt wurde, einmal gezählt. Das erste Spiel, in dem alles erklärt wird, ist nicht dabei.
statistics-none = Hier wurde noch kein Spiel zu Ende gespielt.
statistics-unaided = Spiele mit Tipps oder zurückgenommenen Zügen weglassen
statistics-full = Gezählt werden die letzten 4000 Spiele. Ältere sind nicht mehr da.
statistics-newer = Die gespeicherte Statistik stammt von einer neueren Version des Spiels. Sie bleibt, wie sie ist, und inzwischen wird nichts gezählt.
statistics-damaged = Die gespeicherte Statistik ließ sich nicht lesen. Sie wurde beiseitegelegt, und gezählt wird von vorn.
statistics-opponents = Mitspieler
statistics-whose = Wessen Spiele
statistics-won = Gewonnen
statistics-as-declarer = Als Spieler
statistics-as-defender = Als Gegner
statistics-contracts = Die einzelnen Spiele
statistics-bonuses = Prämien
statistics-bonus = Prämie
statistics-own = Eigene
statistics-others = Des anderen
statistics-balance = Stand
# Zwei Leute; gezählt wird für den ersten.
statistics-pair = { $one } gegen { $two }
statistics-deals = { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}{ $passed ->
    [0] { "" }
   *[other] , { $passed } eingepasst
}
statistics-of = { $part } von { $whole }
statistics-percent = { $percent } %
statistics-average = { $number } pro Spiel
statistics-announced = angesagt { $part }/{ $whole }
statistics-silent = still { $part }/{ $whole }
statistics-standing = { $points-signed } nach { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spielen
}; tiefster Stand { $lowest-signed }, höchster { $highest-signed }.
