"""Problems: positions of games in which one plan for a turn is surely better than all others.

`problem` has their form and the shelf of those that come along, `plans` finds the plans of a turn, `playouts` plays
games on after them, `judging` tells what an answer is worth, and `rating` rates problems like players.
`allmende.arena.problem_mining` finds new ones.
"""
