"""Many games at once: matches, simulations, tournaments, ratings, data sets, trainings.

>>> from allmende.arena import matches, simulate, summarise
>>> todo = matches("arle", ["greedy", "random"], {}, games=2, seed=1, keep=False)
>>> outcomes = list(simulate(todo))
>>> summary = summarise("arle", ["greedy", "random"], outcomes)
>>> summary.games, summary.seats[0].wins
(2, 2)

This package exports simulations and the measurement of speed; `allmende.arena.tournament` and others are imported by
themselves.
"""

from allmende.arena.benchmark import Speed, measure
from allmende.arena.match import Match, Outcome, play_match
from allmende.arena.simulate import SeatSummary, Summary, matches, simulate, summarise

__all__ = [
    "Match",
    "Outcome",
    "SeatSummary",
    "Speed",
    "Summary",
    "matches",
    "measure",
    "play_match",
    "simulate",
    "summarise",
]
