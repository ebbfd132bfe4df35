# Why something was refused: one sentence each, with the section of the rules.

refusal-wrong-phase = { subject-can } das jetzt nicht tun: An der Reihe ist { $phase } ({ $section }).
refusal-deal-over = { subject-can } das nicht mehr tun: Das Spiel ist vorbei ({ $section }).
refusal-wrong-seat = { subject-must } warten: { $turn-is ->
    [you] Du bist
    [computer] Der { $turn } ist
   *[named] { $turn } ist
} am Zug ({ $section }).
refusal-not-in-hand = { subject-has } { $cards } nicht in der Hand ({ $section }).
refusal-wrong-count = { $needed ->
    [0] { subject-may } keine Karte verlegen
    [one] { subject-must } genau eine Karte verlegen, nicht { $given }
   *[other] { subject-must } genau { $needed } Karten verlegen, nicht { $given }
} ({ $section }).
refusal-wrong-count-of-range = { subject-may } { $min } bis { $max } Karten verlegen, nicht { $given } ({ $section }).
refusal-king-or-trull = { subject-may } { $cards } nicht verlegen: Könige und Trull werden nie verlegt ({ $section }).
refusal-plain-cards-only = { subject-may } { $cards } nicht verlegen: Bei diesem Tausch dürfen nur einfache Karten weg ({ $section }).
refusal-plain-cards-first = { subject-may } { $cards } nicht verlegen: Ein Tarock darf nur weg, wenn { $kept-count ->
    [0] die einfachen Karten nicht reichen, und sie reichen
    [one] alle einfachen Karten mitgehen, aber { $kept } bliebe übrig
   *[other] alle einfachen Karten mitgehen, aber { $kept } blieben übrig
} ({ $section }).
refusal-announced-bird = { subject-may } { $cards } nicht verlegen: { $cards-count ->
    [one] Ein angesagtes Vogerl bleibt
   *[other] Angesagte Vogerln bleiben
} in der Hand ({ $section }).

refusal-not-higher = { subject-can } nicht { $call } lizitieren: Ein Gebot muss höher sein als { $than } ({ $section }).
refusal-jump = { subject-can } auf { $over } nicht { $call } lizitieren: An diesem Tisch überbietet man nur mit dem nächsthöheren Spiel oder mit Solo ({ $section }).
refusal-dealer-never-holds = { subject-can } nicht halten: Das darf nur die Vorhand ({ $section }).
refusal-nothing-to-hold = { subject-can } nicht halten: Der Geber hat nichts lizitiert, was man halten könnte ({ $section }).
refusal-unterer-is-off = { subject-can } nicht „Unterer“ sagen: An diesem Tisch wird er nicht gespielt ({ $section }).
refusal-unterer-too-late = { subject-can } nicht „Unterer“ sagen: Das geht nur auf ein Dreiblatt, mit dem die Vorhand eröffnet ({ $section }).

refusal-repeated = { subject-can } „{ $bonus }“ nicht noch einmal ansagen: Das ist schon angesagt ({ $section }).
refusal-defender-only-birds = { subject-can } „{ $bonus }“ nicht ansagen: Der Gegner sagt nur Vogerln an ({ $section }).
refusal-quapil-is-off = { subject-can } „{ $bonus }“ nicht ansagen: An diesem Tisch wird er nicht gespielt ({ $section }).
# All birds are masculine.
refusal-bird-not-held = { subject-can } „{ $bonus }“ nicht ansagen, ohne den { $bird } in der Hand zu haben ({ $section }).
refusal-such-card-held = { subject-can } mit { $cards } in der Hand nicht „{ $bonus }“ ansagen ({ $section }).

refusal-illegal-group = { subject-must } im { $contract } { $size ->
    [1] genau eine Karte
    [2] die ersten, die mittleren oder die letzten zwei Karten
   *[other] die ersten oder die letzten drei Karten
} des Kosakentalons nehmen ({ $section }).

# Before what the player holds, within a sentence.
has = { $player-is ->
    [you] du hast
    [computer] der { $player } hat
   *[named] { $player } hat
}
refusal-must-follow-suit = { subject-must } { $suit } bedienen: Es liegt { $led }, und { has } { $cards } ({ $section }).
refusal-must-follow-tarock = { subject-must } ein Tarock spielen: Es liegt { $led }, und { has } { $cards-count ->
    [one] { $cards }
   *[other] { $cards-count } Tarock
} ({ $section }).
refusal-must-play-tarock = { subject-must } ein Tarock spielen: Es liegt { $led }, und { has } kein { $suit } ({ $section }).
