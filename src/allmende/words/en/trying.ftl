# Trying out how one's turn could go on.

try-refused = Not played: { $move } is not possible any more. { $why }
try-hidden = Something hidden comes to light here, so your try ends.
try-turn = Your turn ends here, and so does your try.
try-over = The game ends here, and so does your try.
error-tried = You can try at most { $moves } moves at once.

screen-try-lead = You are trying something out. Nobody sees it.
screen-try-moves = { $count ->
    [0] Nothing is tried yet.
    [one] 1 move
   *[other] { $count } moves
}
screen-try-play = { $count ->
    [one] Play this move
   *[other] Play these moves
}
screen-try-back = Back to the table
screen-try-interrupted = The table has changed, so your try was interrupted. Until you have moved, “{ screen-try }” takes you back to it.
