# Pieces of sentences. `$player-is` is `you` where the reader of a sentence is meant, and `named`
# where `$player` is a name.

subject = { $player-is ->
    [you] You
   *[named] { $player }
}
possessive = { $player-is ->
    [you] Your
   *[named] { $player }’s
}
# Before what somebody is asked to do, which then begins with a capital letter.
address = { $player-is ->
    [you] { "" }
   *[named] { $player }:{ " " }
}
verb-do = { $player-is ->
    [you] do
   *[named] does
}
verb-have = { $player-is ->
    [you] have
   *[named] has
}

# What stands between two sentences.
sentence-gap = { " " }

list-next = { $list }, { $next }
list-last = { $list } and { $last }

money = { $sign }€{ $whole }.{ $cents }
