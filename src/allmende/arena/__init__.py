"""Many games at once: playouts, tournaments, ratings, training data."""

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
