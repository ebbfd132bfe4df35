# Pieces of sentences. `$player-is` is `you` where the reader of a sentence is meant, and `named`
# where `$player` is a name.

# Who does something, at the beginning of a sentence.
subject = { $player-is ->
    [you] Du
   *[named] { $player }
}
subject-has = { subject } { $player-is ->
    [you] hast
   *[named] hat
}
subject-can = { subject } { $player-is ->
    [you] kannst
   *[named] kann
}
subject-may = { subject } { $player-is ->
    [you] darfst
   *[named] darf
}
subject-must = { subject } { $player-is ->
    [you] musst
   *[named] muss
}
# Whose something is, where it belongs to somebody with a name.
of-named = von { $player }

# What stands between two sentences.
sentence-gap = { " " }

list-next = { $list }, { $next }
list-last = { $list } und { $last }

money = { $sign }{ $whole },{ $cents } €
