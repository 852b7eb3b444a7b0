"""The typical games that come along: some of every level that is quick, for every title and every number of players."""

from __future__ import annotations

import pytest

from allmende.arena.typical import kinds
from allmende.bots.typical import LEVELS, typical_games
from allmende.titles import OWN, title

QUICK = LEVELS[:2]


@pytest.mark.parametrize("name", OWN)
def test_there_are_typical_games_of_every_title(name: str) -> None:
    known = typical_games(title(name))
    assert known is not None
    # There are none yet with five and six players, who play by the nets for four.
    assert list(known.subjects) == [str(about) for about, _ in kinds(title(name)) if about.players < 5]
    for about, levels in known.subjects.items():
        assert [one.level for one in levels][: len(QUICK)] == list(QUICK), about


@pytest.mark.parametrize("name", OWN)
def test_their_points_add_up_and_grow_and_a_farmer_makes_more_than_a_villager(name: str) -> None:
    known = typical_games(title(name))
    assert known is not None
    for about, levels in known.subjects.items():
        for one in levels:
            # Each is rounded by itself.
            assert sum(one.points.values()) == pytest.approx(one.course[-1], abs=0.1), (about, one.level)
            assert one.course[-1] > one.course[0]
            assert one.games >= 24
        villager, farmer, *_ = levels
        assert farmer.course[-1] > villager.course[-1], about
