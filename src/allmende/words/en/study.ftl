# Studies: the lines that were played at a table, beside its board.

screen-study-lines = Lines
screen-study-beginning = Beginning
screen-study-variation = Variation:
screen-study-write = Name, comment …
screen-study-name = Name of this position
screen-study-comment = Comment
screen-study-keep = Keep
screen-study-cancel = Cancel
screen-study-estimate = Estimate points
screen-study-values = Each player's points at the end, if bots play on from there: the mean of several games, with what the other players hold dealt anew, and its interval at 95 %.
screen-study-promote = Make main line
screen-study-remove = Remove from here
screen-study-remove-sure = { $count ->
    [one] Really remove this position?
   *[other] Really remove { $count } positions?
}
screen-study-save = Save the study
screen-study-link = Link to this position
screen-compare = Compare lines
screen-compare-line = Line { $number }
screen-compare-main = Main line
screen-compare-difference = Difference
screen-compare-common = { $count ->
    [0] No move is the same in both.
    [one] The first move is the same in both.
   *[other] The first { $count } moves are the same in both.
}
screen-compare-so-far = Where a game isn't over, the points are those as it stands.
