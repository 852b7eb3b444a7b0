### Agricola's occupations for five and six players: what they do, the conditions they ask for, their moves.

number-of-spaces-with = { $number } { $resource } accumulation { $count ->
    [one] space
   *[other] spaces
}
number-of-spaces-lessons = { $number } Lessons action { $count ->
    [one] space
   *[other] spaces
}
if-occupied-spaces = { $spaces } { $count ->
    [one] is
   *[other] are
} occupied
if-laden = { $number } { $resource } accumulation { $count ->
    [one] space has
   *[other] spaces have
} { $goods } { $resource }
effect-turn-face-down = turn this card face down, once in the game, to get { $what }
effect-turn-to-take = turn this card face down, once in the game, to take all goods from { $spaces }
prompt-turn-face-down = You can turn the card face down.
move-turn-face-down = Turn the card face down for { $what }
spaces-meeple = an action space with the meeple symbol on the extension of the game board
spaces-extension = an accumulation space on the extension of the game board
ruling-card-master-hora = The meeple symbol is the one between two linked action spaces, so that six of them have it.
ruling-card-sweeper = { ruling-card-master-hora }
