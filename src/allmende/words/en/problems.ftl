### Problems: positions in which one plan for a turn is surely better than all others.

problem-the-solution = the solution
problem-verdict = { $verdict ->
    [solution] Right: this is the solution.
    [as-good] Right: your plan isn't the solution, but as good as far as { $games } games after each can tell ({ $behind } points behind).
   *[short] Not the best plan: it is { $behind } points behind the solution in { $games } games after each.
}
problem-solution = The solution, { $lead } points better than the next best plan:
problem-step = { $number }. { $move }
problem-others = What other plans come to:
problem-other = { $plan }: { $behind } points behind.
problem-others-gain = Others get about { $points ->
    [one] 1 more point
   *[other] { $points } more points
}.
problem-others-lose = Others get about { $points ->
    [one] 1 point less
   *[other] { $points } fewer points
}.
problem-found = { $level }: { $solved } of { $tries }
problem-found-by = Bots that solve it: { $levels }.
problem-measured = Points ahead in the end are measured in { $games } games after each plan, which the champion's net plays on in the same deals; ± is the interval at 95 %.
problem-measured-alone = Points in the end are measured in { $games } games after each plan, which the champion's net plays on in the same deals; ± is the interval at 95 %.
