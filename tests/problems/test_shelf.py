"""The problems that come along: whole, sure, and in the form in which they are written."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from allmende.arena.problem_shelf import ALIKE, chosen, written
from allmende.problems.grading import graded
from allmende.problems.plans import parsed, played
from allmende.problems.problem import SHELF, Problem, name_of, problems
from allmende.titles import OWN, title

SHIPPED = [(name, one) for name in OWN for one in problems(title(name))]


@pytest.mark.parametrize(("name", "one"), [pytest.param(*each, id=each[1].name) for each in SHIPPED])
def test_each_has_a_sure_solution_that_can_be_played(name: str, one: Problem) -> None:
    game = one.game()
    assert (game.title.name, one.name) == (name, name_of(name, one.record))
    assert one.seat in game.to_act
    for plan in (one.solution, *one.others):
        played(game.title, game.state, one.seat, parsed(game, plan.moves))
        assert sum(plan.points.values()) > -60
    assert all(other.behind.value - other.behind.half >= 1 for other in one.others)
    assert one.others == sorted(one.others, key=lambda other: other.behind.value)


@pytest.mark.parametrize("name", [name for name in OWN if problems(title(name))])
def test_they_lie_by_their_ratings_in_small_files(name: str) -> None:
    found = [*problems(title(name))]
    assert found == graded(sorted(found, key=lambda one: one.name))
    file = SHELF / f"{name}.json"
    assert file.read_text("utf-8") == written(found)
    assert file.stat().st_size < 500_000


def test_of_many_those_are_kept_that_differ_in_how_hard_they_are() -> None:
    found = [*problems(title("agricola"))]
    few = chosen(found, 2)
    assert len(few) == 2
    assert few == graded(sorted(few, key=lambda one: one.name))


def test_few_have_the_same_solution() -> None:
    one = problems(title("agricola"))[0]
    twins = [msgspec.structs.replace(one, name=f"agricola-{number}") for number in range(ALIKE + 2)]
    other = msgspec.structs.replace(
        one, name="agricola-other", solution=msgspec.structs.replace(one.solution, moves=["place clay-pit"])
    )
    kept = chosen([*twins, other])
    assert len(kept) == ALIKE + 1
    assert other.name in {each.name for each in kept}


@pytest.mark.parametrize("name", [name for name in OWN if problems(title(name))])
def test_of_those_for_as_many_players_that_come_along_few_have_the_same_solution(name: str) -> None:
    solutions = Counter((one.players, *one.solution.moves) for one in problems(title(name)))
    assert max(solutions.values()) <= ALIKE
