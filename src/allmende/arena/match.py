"""One game between bots, from its description to its outcome; both are plain data that travel between processes."""

from __future__ import annotations

from collections.abc import Container, Sequence
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from allmende import bots
from allmende.arena.contestants import contestant
from allmende.bots.learned import Subject
from allmende.bots.program import ProgramBot
from allmende.core.message import Message
from allmende.core.record import Record, deal_words
from allmende.core.rules.playout import playout
from allmende.core.rules.position import Position
from allmende.core.title import Title
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
    The programs of the seats in `failed` gave up on the way, for these reasons: they have lost, whatever came of it.
    """

    scores: list[float]
    winners: list[int]
    decisions: int
    record: Record | None = None
    seconds: list[list[float]] = []
    points: list[dict[str, float]] = []
    failed: dict[int, Message] = {}


def match_seed(seed: int, deal: int) -> int:
    """The seed of a match on one of the deals that this seed stands for; it decides the deal, whoever plays."""
    return seed * 1_000_003 + deal


def play_match(match: Match) -> Outcome:
    """Play a match to its end."""
    game_title = title(match.title)
    seats = len(match.bots)
    options = game_title.checked_options(seats, match.options)
    rng = Random(match.seed)
    deal, position = game_title.begin(seats, options, rng)
    made: list[tuple[int, int]] | None = [] if match.keep else None
    seconds: list[list[float]] = [[] for _ in match.bots] if match.timed else []
    players: list[bots.Bot] = []
    if set(match.bots) == {"random"} and not match.timed:
        decisions = playout(position, rng.random, made)
    else:
        decisions = 0
        about = Subject.of(game_title, position)
        players = [contestant(name, game_title, about, options) for name in match.bots]
        try:
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
        finally:
            _dismiss(players, game_title, position)
    record = None
    if made is not None:
        texts = [(seat, game_title.vocabulary[move].text) for seat, move in made]
        record = Record(game_title.name, game_title.newest_rules, seats, options, deal_words(deal), texts)
    points = [{line.category: line.points for line in game_title.score_lines(position, seat)} for seat in range(seats)]
    scores = [game_title.score(position, seat) for seat in range(seats)]
    failed = _failed(players)
    winners = _winners(game_title.winners(position), scores, failed)
    return Outcome(scores, winners, decisions, record, seconds, points, failed)


def _dismiss(players: Sequence[bots.Bot], game_title: Title[Any, Any], position: Position[Any]) -> None:
    """Tell programs that the game has ended, and let them go."""
    scores = [game_title.score(position, seat) for seat in range(len(players))]
    for player in players:
        if isinstance(player, ProgramBot):
            player.leave(scores, game_title.winners(position))


def _failed(players: Sequence[bots.Bot]) -> dict[int, Message]:
    """The seats whose programs have failed, and why."""
    return {
        seat: player.failure
        for seat, player in enumerate(players)
        if isinstance(player, ProgramBot) and player.failure is not None
    }


def _winners(winners: list[int], scores: list[float], failed: Container[int]) -> list[int]:
    """Who wins when those who have failed can't: where nobody else has won, who has most points of the others."""
    left = [seat for seat in range(len(scores)) if seat not in failed]
    if found := [seat for seat in winners if seat in left]:
        return found
    return [seat for seat in left if scores[seat] == max(scores[other] for other in left)]
