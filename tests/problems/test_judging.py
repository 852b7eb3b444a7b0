"""Answers: the solution in any order, plans that the problem knows, and others, which are measured."""

from __future__ import annotations

import msgspec
import pytest

from allmende.bots.card_knowledge import Estimate
from allmende.problems.explanation import labels, told
from allmende.problems.grading import fitting, graded, rating, strength
from allmende.problems.judging import judge
from allmende.problems.plans import PlanError
from allmende.problems.problem import UnknownProblemError, problem
from allmende.ratings import Strength
from allmende.titles import title
from allmende.words import Speaker
from problems.position import BASKETS, SEAT, SOLUTION, found, last_harvest


def test_the_solution_is_right_in_any_order() -> None:
    judgement = judge(found(), [BASKETS, "eat vegetable", "eat grain", "eat grain", "eat grain"])
    assert (judgement.verdict, judgement.is_right, judgement.result.behind.value) == ("solution", True, 0)


def test_a_plan_that_the_problem_knows_has_its_values() -> None:
    other = found().others[0]
    judgement = judge(found(), other.moves)
    assert (judgement.verdict, judgement.result, judgement.games) == ("short", other, found().games)


def test_another_plan_is_measured_on_common_deals_and_always_alike() -> None:
    known = [found().solution.moves, *(other.moves for other in found().others)]
    texts = [BASKETS, "feed"]
    assert texts not in known
    judgement = judge(found(), texts)
    assert judgement.verdict == "short"
    assert judgement.result.behind.value - judgement.result.behind.half > found().lead.value
    assert judge(found(), texts) == judgement


def test_a_plan_that_is_as_good_is_right_too() -> None:
    # If the problem took another plan for its solution, the true one would come to more.
    better, worse = found().solution, found().others[0]
    mistaken = msgspec.structs.replace(
        found(), solution=worse, others=[msgspec.structs.replace(found().others[1], behind=Estimate(2.0, 0.5))]
    )
    judgement = judge(mistaken, better.moves)
    assert (judgement.verdict, judgement.is_right) == ("as-good", True)
    assert judgement.result.behind.value < 0


def test_half_a_turn_is_no_answer() -> None:
    with pytest.raises(PlanError):
        judge(found(), SOLUTION[:1])


def test_plans_are_told_in_words_with_why_they_come_to_less() -> None:
    game, one = last_harvest(), found()
    assert [label.id for label in labels(game, SEAT, one.solution.moves)]
    assert told(game, one, one.solution).why == []
    reason, *_ = told(game, one, one.others[0]).why
    assert "loss" in reason.args
    assert Speaker("en").say(reason).endswith("“the solution”, but 3 fewer for begging markers.")


def test_problems_that_fewer_levels_solve_are_rated_higher() -> None:
    one = found()
    easy, hard = (
        msgspec.structs.replace(one, name=name, found={"novice": (solved, 6), "farmer": (solved // 3, 2)})
        for name, solved in (("easy", 6), ("hard", 0))
    )
    ordered = graded([hard, easy])
    assert [each.name for each in ordered] == ["easy", "hard"]
    assert strength(ordered[0]).value < 1000 < strength(ordered[1]).value


def test_the_next_problem_is_near_the_rating_of_who_has_solved_and_missed() -> None:
    problems = [msgspec.structs.replace(found(), name=str(mu), mu=float(mu), sigma=5.0) for mu in (15, 25, 35)]
    mine = rating((strength(problems[1]), True) for _ in range(6))
    assert mine.value > Strength().value > rating([(strength(problems[1]), False)]).value
    known = fitting(problems, mine, ["25"])
    assert known is not None
    assert known.name == "35"
    assert fitting(problems, mine, ["15", "25", "35"]) is None


def test_an_unknown_problem_is_named() -> None:
    with pytest.raises(UnknownProblemError, match="agricola-0"):
        problem(title("agricola"), "agricola-0")
