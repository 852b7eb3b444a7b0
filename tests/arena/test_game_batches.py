"""The games of a generation come out the same, however many processes play them."""

from __future__ import annotations

from contextlib import closing
from random import Random

import numpy as np
import pytest

from allmende.arena.executors import Here, Processes
from allmende.arena.learning import game_batches as module
from allmende.arena.learning.game_batches import GeneratedGames, Pairing, SampledOpponent, SearchPlayer, play_generation
from allmende.bots.tree import SearchBudget
from allmende.titles import TITLES
from bots.nets import blank_net

AGRICOLA = TITLES["agricola"]
OPTIONS = AGRICOLA.checked_options(2, {})
QUICK = SearchBudget(1, 1, 2, temperature=1.0)


def some_tables() -> tuple[list[SearchPlayer], list[Pairing]]:
    """Three games: of a mind against itself, an earlier one, and a guest."""
    thinkers = [SearchPlayer(blank_net(seed=seed), QUICK, QUICK) for seed in (1, 2)]
    others: list[int | SampledOpponent] = [0, 1, SampledOpponent("random", 0.2)]
    return thinkers, [Pairing(OPTIONS, [0, other], seed) for seed, other in enumerate(others)]


def content(made: list[GeneratedGames]) -> list[object]:
    return [([array.tobytes() for array in part.samples], part.scores) for part in made]


def test_games_come_out_the_same_however_many_processes_play_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TOGETHER", 1)
    thinkers, tables = some_tables()
    here = list(play_generation("agricola", thinkers, tables, False, Here()))
    assert len(here) == 3
    assert all(part.seconds > 0 for part in here)
    with closing(Processes(2)) as workers:
        there = list(play_generation("agricola", thinkers, tables, False, workers))
    assert content(there) == content(here)


def test_a_guest_is_now_and_then_careless() -> None:
    guests = {SampledOpponent.drawn(["greedy", "racer"], Random(seed)) for seed in range(40)}
    assert {guest.name for guest in guests} == {"greedy", "racer"}
    assert {guest.careless for guest in guests} == set(module.CARELESS)
    (made,) = play_generation("agricola", [], [Pairing(OPTIONS, [SampledOpponent("random", 1.0)] * 2, 5)], True, Here())
    starts = np.concatenate([[0], np.cumsum(made.samples.lengths, dtype=np.int64)])[:-1]
    taught = np.add.reduceat(made.samples.shares, starts)
    assert (taught == (made.samples.wins[:, 0] > 0)).all(), "what the winner does is learned as it is"
    assert {*taught} == {0, 1}
