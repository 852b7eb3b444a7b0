"""Looking back on games of all titles: rounds, and accounts that add up to the score, in points and in goods."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from allmende import TITLES
from allmende.agricola.components.pieces import RESOURCE_NAMES as AGRICOLA_RESOURCES
from allmende.arle.components.pieces import RESOURCE_NAMES as ARLE_RESOURCES
from allmende.arle.rules import player as arle
from allmende.core import Ending, Game
from allmende.core.retrospect import START, NoHindsightError, Retrospect, look_back
from allmende.hallertau.components.pieces import RESOURCE_NAMES as HALLERTAU_RESOURCES
from allmende.hallertau.rules import player as hallertau
from allmende.titles import title
from core.toy import TOY

KINDS: list[tuple[str, dict[str, str]]] = [
    ("hallertau", {"cards": "off"}),
    ("hallertau", {"gateway": "mixed", "farmyard": "mixed"}),
    ("arle", {}),
    ("agricola", {}),
    ("agricola", {"cards": "all"}),
]
RESOURCES = {"hallertau": HALLERTAU_RESOURCES, "arle": ARLE_RESOURCES, "agricola": AGRICOLA_RESOURCES}
ROUNDS = {"hallertau": 6, "arle": 9, "agricola": 14}


def played(kind: tuple[str, dict[str, str]], players: int, seed: int, moves: int | None = None) -> Game:
    """A random game to its end, or up to so many moves."""
    name, options = kind
    chosen = title(name)
    count = players if players in chosen.players else chosen.players[-1]
    game, random = Game.new(chosen, count, seed, None, options), Random(seed)
    while not game.is_over and game.version != moves:
        seat = random.choice(game.to_act)
        game.play(random.choice(list(game.moves_of(seat))), seat)
    return game


def goods(state: Any, seat: int) -> Counter[str]:
    """What lies in a seat's supply, by the names of events."""
    mine = state.seats[seat]
    match mine:
        case hallertau.Player():
            fields = sum(1 for field in mine.fields if field)
            counts = [*mine.goods, sum(mine.sheep[1:]), mine.tools, mine.jewelry, fields]
            return Counter(dict(zip(RESOURCES["hallertau"], counts, strict=True)))
        case arle.Player():
            return Counter(dict(zip(RESOURCES["arle"], mine.goods, strict=True)))
        case _:
            return Counter(dict(zip(RESOURCES["agricola"], mine.goods, strict=True)))


def entered(retrospect: Retrospect, seat: int) -> Counter[str]:
    """All goods that came in and were paid by a seat's accounts."""
    sums: Counter[str] = Counter()
    for account in retrospect.accounts[seat]:
        sums.update(account.gained)
        sums.subtract(account.paid)
    return sums


games = given(st.sampled_from(KINDS), st.integers(1, 4), st.integers(0, 1_000_000))


@settings(max_examples=25)
@games
def test_what_everything_has_brought_is_the_score(kind: tuple[str, dict[str, str]], players: int, seed: int) -> None:
    game = played(kind, players, seed)
    retrospect = look_back(game)
    assert len(retrospect.ends) == ROUNDS[kind[0]] + 1
    assert retrospect.ends == sorted(retrospect.ends)
    assert (retrospect.ends[0], retrospect.ends[-1]) == (0, game.version)
    for seat in range(game.players):
        assert retrospect.totals[seat][-1] == game.scores[seat]
        assert sum(account.points for account in retrospect.accounts[seat]) == game.scores[seat]
        assert {course.name: course.values[seat][-1] for course in retrospect.points} == {
            line.category: line.points for line in game.score_lines(seat)
        }


@settings(max_examples=25)
@games
def test_all_goods_are_accounted_for(kind: tuple[str, dict[str, str]], players: int, seed: int) -> None:
    game = played(kind, players, seed)
    retrospect = look_back(game)
    for seat in range(game.players):
        begun, brought = goods(game.at(0).state, seat), entered(retrospect, seat)
        ended = goods(game.state, seat)
        assert {good: begun[good] + brought[good] for good in ended} == {**ended}


@settings(max_examples=10)
@games
def test_a_round_ends_in_the_course_of_a_move(kind: tuple[str, dict[str, str]], players: int, seed: int) -> None:
    game = played(kind, players, seed)
    retrospect = look_back(game)
    for end, version in enumerate(retrospect.ends[1:-1], 1):
        (scenes,) = game.at(version).scenes(version - 1)
        stood = [game.at(version - 1).state, *(scene.state for scene in scenes)]
        scores = [[game.title.score(state, seat) for seat in range(game.players)] for state in stood]
        assert [total[end] for total in retrospect.totals] in scores


def test_a_game_that_its_players_have_ended_stands_as_they_left_it() -> None:
    game = played(("agricola", {}), 2, 3, moves=30)
    game.end(Ending("agreed"))
    retrospect = look_back(game)
    assert 2 < len(retrospect.ends) < 15
    assert [total[-1] for total in retrospect.totals] == game.scores


def test_the_accounts_begin_with_what_one_has_at_the_start() -> None:
    for name, start in (("hallertau", 2), ("arle", -19), ("agricola", -14)):
        account = look_back(played((name, {}), 2, 1)).accounts[0][0]
        assert (account.cause, account.kind, account.points) == (START, "phase", start)


def test_figures_are_the_same_all_game_long() -> None:
    for name in TITLES:
        retrospect = look_back(played((name, {}), 1, 1))
        for course in (*retrospect.points, *retrospect.figures):
            assert [len(values) for values in course.values] == [ROUNDS[name] + 1]


def test_a_title_that_tells_nothing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "hindsight", None)
    game = Game.new(TOY, 1, 1, None, {})
    with pytest.raises(NoHindsightError) as error:
        look_back(game)
    assert error.value.message.id == "error-no-hindsight"
