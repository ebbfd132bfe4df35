# Pieces of sentences. `$player-is` is `you` where the reader of a sentence is meant, and `named`
# where `$player` is a name.

# Before a particle: が, の, は.
person = { $player-is ->
    [you] あなた
   *[named] { $player }
}
# Who something is said of, left out where it is the reader.
topic = { $player-is ->
    [you] { "" }
   *[named] { $player }は
}
# Before what somebody is asked to do.
turn-of = { $player-is ->
    [you] { "" }
   *[named] { $player }の番です。
}

# What stands between two sentences.
sentence-gap = { "" }

list-next = { $list }、{ $next }
list-last = { $list }、{ $last }

money = { $sign }€{ $whole }.{ $cents }
