"""One game between bots, from its description to its outcome; both are plain data that travel between processes."""

from __future__ import annotations

from random import Random
from time import perf_counter

import msgspec

from allmende import bots
from allmende.arena.contestants import contestant
from allmende.core.record import Record, deal_words
from allmende.core.rules.playout import playout
from allmende.titles import title


class Match(msgspec.Struct, frozen=True):
    """A game to be played: everything that decides it, so that it comes out the same on any machine.

    Only bots whose time to think runs out play worse on a slower machine. `bots` has one name a seat; `keep` asks for
    the record of the game, `timed` for the time that bots think. Where all are random, an untimed match goes a shorter
    way, and so comes out otherwise than a timed one.
    """

    title: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    keep: bool = False
    timed: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended. `decisions` counts the moves that were chosen from at least two.

    `seconds` has what each of them took, by seat, if the match was timed. `points` are those of each category, by seat.
    """

    scores: list[float]
    winners: list[int]
    decisions: int
    record: Record | None = None
    seconds: list[list[float]] = []
    points: list[dict[str, float]] = []


def match_seed(seed: int, deal: int) -> int:
    """The seed of a match on one of the deals that this seed stands for; it decides the deal, whoever plays."""
    return seed * 1_000_003 + deal


def play_match(match: Match) -> Outcome:
    """Play a match to its end."""
    game_title = title(match.title)
    seats = len(match.bots)
    options = game_title.checked_options(seats, match.options)
    rng = Random(match.seed)
    deal = game_title.draw(seats, options, rng)
    position = game_title.start(seats, options, deal)
    position.go_on()
    made: list[tuple[int, int]] | None = [] if match.keep else None
    seconds: list[list[float]] = [[] for _ in match.bots] if match.timed else []
    if set(match.bots) == {"random"} and not match.timed:
        decisions = playout(position, rng.random, made)
    else:
        decisions = 0
        players = [contestant(name, game_title) for name in match.bots]
        while not position.over:
            seat = position.to_act()[0]
            asked = perf_counter()
            move = bots.decide(players[seat], game_title, position, seat, rng)
            if match.timed:
                seconds[seat].append(perf_counter() - asked)
            if made is not None:
                made.append((seat, move))
            position.play(seat, move)
            decisions += 1
    record = None
    if made is not None:
        texts = [(seat, game_title.vocabulary[move].text) for seat, move in made]
        record = Record(game_title.name, game_title.newest_rules, seats, options, deal_words(deal), texts)
    points = [{line.category: line.points for line in game_title.score_lines(position, seat)} for seat in range(seats)]
    scores = [game_title.score(position, seat) for seat in range(seats)]
    return Outcome(scores, game_title.winners(position), decisions, record, seconds, points)
