# The result of a deal.

game = Spiel
card-points = Augen
total = Summe
left-in-talon = Rest des Kosakentalons, zählt für den Gegner
next-deal = Nächstes Spiel
end-of-match = Zum Endstand
title-and-bargain = { $title } · { $bargain }
deal-won = { subject } { $player-is ->
    [you] gewinnst
   *[named] gewinnt
} { $points ->
    [one] { $points } Spielpunkt
   *[other] { $points } Spielpunkte
}.
hand-at-lead = { own-hand-of } beim ersten Ausspielen
discards-heading = { $player-is ->
    [you] Deine Ablage
   *[named] Ablage { of-player }
}
untaken-heading = { $player-is ->
    [you] Rest deines Stichtalons
    [computer] Rest vom Stichtalon { of-player }
   *[named] Rest des Stichtalons { of-player }
}

# What is won and lost.

item-game-won = { subject-has } das { $contract } mit { $points } Augen gewonnen
item-game-lost = { subject-has } das { $contract } mit { $points } Augen verloren
item-bonus-made = { subject-has } „{ $bonus }“ { $announced } und geschafft
item-bonus-failed = { subject-has } „{ $bonus }“ { $announced } und nicht geschafft
# All birds are masculine.
item-silent-bird-won = { subject-has } mit dem { $bird } den { $trick }. Stich gemacht ({ $bonus }, still)
item-silent-bird-lost = { subject-has } den { $bird } im { $trick }. Stich verloren ({ $bonus }, still)
item-silent-valat = { subject-has } alle sechzehn Stiche gemacht (Valat, still)
# Trull and Königstrull are feminine, and Vier Vögel is a plural.
item-held = { subject } { $player-is ->
    [you] hattest
   *[named] hatte
} die { $bonus }: { $cards }

deal-even = Diesmal gewinnt keiner etwas.
item = Posten
all-cards = Alle Karten
settlement-for = Abrechnung aus { $player-is ->
    [you] deiner Sicht
   *[named] der Sicht { of-player }
}
total-for = Summe für { $player-is ->
    [you] dich
    [computer] den { $player }
   *[named] { $player }
}
name-with-tricks = { $player }, { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}

# The score sheet and the match.

score-sheet = Punktezettel
# The number of a deal, beside a column „Spiel“ for its contract.
deal = Nr.
game-points = Spielpunkte
balance = Stand
money-heading = Geld
no-deal-yet = Es ist noch nichts geschrieben.
passed-in-short = eingepasst
deal-number = Spiel { $number }
deal-number-of = Spiel { $number } von { $deals }
balance-of = { name }: { $points-signed }
balance-with-money = { name }: { $points-signed } ({ $money-signed })
match-over = Die Partie ist zu Ende
match-won = { subject } { $player-is ->
    [you] gewinnst
   *[named] gewinnt
} die Partie mit { $points ->
    [one] { $points } Spielpunkt
   *[other] { $points } Spielpunkten
}.
match-drawn = Die Partie endet unentschieden.
pays = { subject } { $player-is ->
    [you] zahlst
   *[named] zahlt
} { $winner-is ->
    [you] dir
    [computer] dem { $winner }
   *[named] { $winner }
} { $money }.
play-again = Noch eine Partie
to-start = Zur Startseite
