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
problem-measured = Points ahead in the end are measured in { $games } games after each plan, which the bots' best net plays on in the same deals; ± is the interval at 95 %.
problem-measured-alone = Points in the end are measured in { $games } games after each plan, which the bots' best net plays on in the same deals; ± is the interval at 95 %.

## Pages and tables

problems-lead = In each position one plan for your turn is surely better than all others. Play the whole turn; then it is compared with the solution. Problems are rated like players, and your first tries rate you.
problems-next = Next problem
problems-all-tried = You have tried them all. Each can be tried again; only first tries count.
problems-mine = Your rating: { $rating } ± { $spread }. Solved { $solved } of { $tried } tried, of { $problems } in all.
problems-list = All problems
problems-name = Problem
problems-rating = Rating
problems-players = Players
problems-try = Your first try
problems-solved = solved
problems-missed = not solved
problems-new = –
problems-try-it = Try { $name }
problem-neighbor = Neighbor
problem-at-table = Problem
problem-find = { $players ->
    [1] Plan this turn: which plan brings most points in the end? Play all of it.
   *[other] Plan this turn: after which plan are you ahead by most points in the end? Play all of it.
}
problem-judging = Your plan is compared with the solution: games are played on after both.
problem-judge-again = Try again
problem-your-rating = Your rating: { $rating } ± { $spread } ({ $change }). The problem: { $problem }.
problem-no-rating = Only your first try counts; your rating stays.
problem-back = All problems
