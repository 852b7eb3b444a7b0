"""Matches: games between bots, with their description and their outcome as plain data."""

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
from allmende.core.rules.state import State
from allmende.core.title import Title
from allmende.titles import title


class Match(msgspec.Struct, frozen=True):
    """The description of a game between bots: all that decides it, so that it has the same outcome on any machine.

    * `title`, `options`: the name of the title, and the options by name; those that are missing have their defaults.
    * `bots`: the name of the bot on each seat, as `contestant` reads them.
    * `seed`: the seed of the deal and of all random numbers.
    * `keep`: return the record of the game. `timed`: measure the seconds of each decision.

    Warning: bots with a time limit play worse on a slower machine. A match of random bots alone takes a shortcut unless
    it is timed, and then has another outcome than a timed one.
    """

    title: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    keep: bool = False
    timed: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of a match.

    `decisions` counts the moves, each chosen from at least two. `seconds` has the time of each decision, by seat, if
    the match was timed. `points` are those of each category, by seat. `failed` has the seats whose programs failed on
    the way, with the reasons: these have lost, whatever their scores.
    """

    scores: list[float]
    winners: list[int]
    decisions: int
    record: Record | None = None
    seconds: list[list[float]] = []
    points: list[dict[str, float]] = []
    failed: dict[int, Message] = {}


def match_seed(seed: int, deal: int) -> int:
    """The seed of a match on a deal, given by its number, of a tournament or simulation with this seed.

    It decides the deal, whichever bots play.
    """
    return seed * 1_000_003 + deal


def play_match(match: Match) -> Outcome:
    """Play a match to its end.

    Raises:
        UnknownTitleError: There is no such title.
        OptionError: The title has no such number of players, option or value.
        UnknownBotError: There is no such bot.
        ProgramError: A program can't be started. One that fails later loses the match.

    >>> outcome = play_match(Match("arle", {}, ("random", "random"), seed=1))
    >>> len(outcome.scores), outcome.failed
    (2, {})
    """
    game_title = title(match.title)
    seats = len(match.bots)
    options = game_title.checked_options(seats, match.options)
    rng = Random(match.seed)
    deal, state = game_title.begin(seats, options, rng)
    made: list[tuple[int, int]] | None = [] if match.keep else None
    seconds: list[list[float]] = [[] for _ in match.bots] if match.timed else []
    players: list[bots.Bot] = []
    if set(match.bots) == {"random"} and not match.timed:
        decisions = playout(state, rng.random, made)
    else:
        decisions = 0
        about = Subject.of(game_title, state)
        players = [contestant(name, game_title, about, options) for name in match.bots]
        try:
            while not state.over:
                seat = state.to_act()[0]
                asked = perf_counter()
                move = bots.decide(players[seat], game_title, state, seat, rng)
                if match.timed:
                    seconds[seat].append(perf_counter() - asked)
                if made is not None:
                    made.append((seat, move))
                state.play(seat, move)
                decisions += 1
        finally:
            _dismiss(players, game_title, state)
    record = None
    if made is not None:
        texts = [(seat, game_title.vocabulary[move].text) for seat, move in made]
        record = Record(game_title.name, game_title.newest_rules, seats, options, deal_words(deal), texts)
    points = [{line.category: line.points for line in game_title.score_lines(state, seat)} for seat in range(seats)]
    scores = [game_title.score(state, seat) for seat in range(seats)]
    failed = _failed(players)
    winners = _winners(game_title.winners(state), scores, failed)
    return Outcome(scores, winners, decisions, record, seconds, points, failed)


def _dismiss(players: Sequence[bots.Bot], game_title: Title[Any, Any], state: State[Any]) -> None:
    """Tell programs that the game has ended, and let them go."""
    scores = [game_title.score(state, seat) for seat in range(len(players))]
    for player in players:
        if isinstance(player, ProgramBot):
            player.leave(scores, game_title.winners(state))


def _failed(players: Sequence[bots.Bot]) -> dict[int, Message]:
    """The seats whose programs have failed, with the reasons."""
    return {
        seat: player.failure
        for seat, player in enumerate(players)
        if isinstance(player, ProgramBot) and player.failure is not None
    }


def _winners(winners: list[int], scores: list[float], failed: Container[int]) -> list[int]:
    """The winners, without seats that have failed; if none is left, the others with the most points."""
    left = [seat for seat in range(len(scores)) if seat not in failed]
    if found := [seat for seat in winners if seat in left]:
        return found
    return [seat for seat in left if scores[seat] == max(scores[other] for other in left)]
