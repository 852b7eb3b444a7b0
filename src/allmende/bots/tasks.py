"""Tasks of bots for other processes: a move, suggestions and reviews and values, from records and other plain data."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Final

from allmende import bots
from allmende.bots import advice, values
from allmende.bots.advice import Review, Suggestion
from allmende.bots.card_games import recorded_cards
from allmende.bots.card_tallies import TalliedCards, tally
from allmende.bots.survey import Survey, SurveyedSeat, recorded_seats, surveys
from allmende.bots.values import Value
from allmende.core.record import Record
from allmende.titles import replay

SLICE: Final = 1.0
"""Seconds for which moves of a finished game are reviewed, or a bot plays alone, at a time."""


def choose(record: Record, seat: int, bot: str) -> str:
    """The text of the move that a bot chooses for a seat, knowing only what the seat may know."""
    game = replay(record)
    player = bots.make(bot, game.title)
    move = bots.decide(player, game.title, game.state, seat, Random())
    return game.title.vocabulary[move].text


def play_on(record: Record, bot: str, seconds: float = SLICE) -> list[str]:
    """The texts of the moves by which a bot plays a solo game on, as many as fit into the time, but at least one."""
    end = perf_counter() + seconds
    game = replay(record)
    player, played = bots.make(bot, game.title), list[str]()
    while not game.is_over and (not played or perf_counter() < end):
        move = bots.decide(player, game.title, game.state, 0, Random())
        game.play(move, 0)
        played.append(game.title.vocabulary[move].text)
    return played


def suggest(record: Record, seat: int) -> list[Suggestion]:
    """A bot's suggestions for a seat, by what the seat may know alone."""
    game = replay(record)
    return advice.hint(game.title, game.state, seat, Random(f"{game.version} {seat}"))


def survey(games: Sequence[tuple[str, str, Sequence[int]]]) -> tuple[list[Survey], int]:
    """Surveys of the given seats of games, each by its name and record, and how many games can't be surveyed."""
    found, left_out = list[SurveyedSeat](), 0
    for name, text, seats in games:
        recorded = recorded_seats(text, name)
        left_out += recorded is None
        found += [each for each in recorded or () if each.seat in seats]
    return surveys(found), left_out


def tally_cards(sets: list[TalliedCards], games: Sequence[tuple[str, Sequence[int]]]) -> list[TalliedCards]:
    """Tallies of cards with games added to them, each by its record and the seats that people had.

    Games without hand cards, and those that were ended early or can't be replayed, add nothing.
    """
    for text, seats in games:
        recorded = recorded_cards(text)
        if recorded is not None and seats:
            tally(sets, recorded, seats)
    return sets


def review(record: Record, decisions: Sequence[int], seconds: float = SLICE) -> list[Review]:
    """Reviews of these moves, in order, as many as fit into the time, but at least one."""
    end = perf_counter() + seconds
    found = []
    for one in advice.reviews_of(record, decisions):
        found.append(one)
        if perf_counter() > end:
            break
    return found


def value(record: Record) -> Value:
    """The points that each seat can expect where a record ends."""
    game = replay(record)
    return values.value(game.title, game.state, Random(game.version))
