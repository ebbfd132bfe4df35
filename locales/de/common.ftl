# Pieces of sentences. `$player-is` is `you` where the reader of a sentence is meant, `computer` where
# `$player` is what the computer is called, which has an article, and `named` where it is a name.

# Who does something, at the beginning of a sentence.
subject = { $player-is ->
    [you] Du
    [computer] Der { $player }
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
# Who it is, before a colon.
name = { $player-is ->
    [you] Du
   *[named] { $player }
}
# Whose something is, where it does not belong to the reader.
of-player = { $player-is ->
    [computer] des { $player }s
   *[named] von { $player }
}

# What stands between two sentences.
sentence-gap = { " " }

list-next = { $list }, { $next }
list-last = { $list } und { $last }

money = { $sign }{ $whole },{ $cents } €
