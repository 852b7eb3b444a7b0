"""The Oriental Fireplace is a minor and a major improvement, and a Fireplace."""

from __future__ import annotations

from random import Random

import pytest

from agricola.cards.positions import LEARNED, can, harvest
from agricola.improvements import RICH
from agricola.scenario import (
    farm,
    food,
    goods,
    happened,
    lines,
    me,
    play,
    played,
    scenario,
    spaces,
    stand,
    texts,
    use,
    view,
)
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.hidden.redeal import redraw_hidden
from allmende.agricola.record import events
from allmende.agricola.rules.earlier_amendments import FIREPLACE_OF_HAND, MINORS_AS_MAJORS
from allmende.agricola.rules.player import Player
from allmende.core import Game
from allmende.words import Speaker
from words.reasons import reason

ORIENTAL = "oriental-fireplace"
BEFORE = MINORS_AS_MAJORS - 1


def improving(mine: Player, amendments: int | None = None) -> Game:
    """A person has just been placed on the "Major Improvement" action space."""
    game = scenario(mine, farm(), round_number=4, cards=True, amendments=amendments)
    play(game, "place major-improvement")
    return game


# Returned for a Cooking Hearth


def test_it_is_returned_for_a_cooking_hearth_like_a_fireplace() -> None:
    game = improving(farm(played=["loom", ORIENTAL]))
    assert texts(game) == {"build cooking-hearth-4", "build cooking-hearth-5"}
    play(game, "build cooking-hearth-5")
    assert (played(game), me(game).improvements) == (["loom"], ["cooking-hearth-5"])


def test_who_has_clay_says_whether_it_is_returned() -> None:
    game = improving(farm({"clay": 4}, improvements=["fireplace-2", "fireplace-3"], played=[ORIENTAL]))
    play(game, "build cooking-hearth-4")
    assert texts(game) == {"choose 1", "choose 2"}
    play(game, "choose 1")
    assert (played(game), goods(game)) == ([ORIENTAL], {})
    game = improving(farm({"clay": 4}, improvements=["fireplace-2", "fireplace-3"], played=[ORIENTAL]))
    play(game, "build cooking-hearth-4", "choose 2")
    assert (played(game), goods(game)) == ([], {"clay": 4})


def test_it_can_be_returned_for_nothing_else() -> None:
    game = improving(farm({"clay": 3}, improvements=["cooking-hearth-4", "cooking-hearth-5"], played=[ORIENTAL]))
    assert texts(game) == {"build fireplace-2", "build fireplace-3"}
    play(game, "build fireplace-2")
    assert (played(game), goods(game)) == ([ORIENTAL], {"clay": 1})


def test_it_cooks_no_more_then_and_its_point_is_gone() -> None:
    game = improving(farm({"vegetable": 1}, played=[ORIENTAL]))
    assert (lines(game)["improvements"], stand(game).seats[0].improvement_count()) == (1, 1)
    play(game, "build cooking-hearth-4")
    assert (lines(game)["improvements"], stand(game).seats[0].improvement_count()) == (1, 1)
    game = scenario(farm({"vegetable": 1}, improvements=["cooking-hearth-4"]), farm(), cards=True)
    play(game, "cook vegetable cooking-hearth")
    assert food(game) == 3


def test_it_is_out_of_play_then() -> None:
    game = improving(farm(played=[ORIENTAL]))
    play(game, "build cooking-hearth-4")
    assert ORIENTAL not in view(game).improvements
    for seed in range(20):
        twin = redraw_hidden(stand(game), 1, Random(seed))
        assert all(CARD_NAMES.index(ORIENTAL) not in mine.hand for mine in twin.seats)
    game = scenario(farm({"clay": 9}, improvements=["fireplace-2"]), farm(), round_number=4, cards=True)
    stand(game).improvements |= 1 << 10
    play(game, "place major-improvement")
    assert not [text for text in texts(game) if ORIENTAL in text]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Ann returns the Oriental Fireplace."), ("de", "Ann gibt die Orientalische Feuerstelle")],
)
def test_that_it_is_returned_is_told(language: str, said: str) -> None:
    (event,) = happened(play(improving(farm(played=[ORIENTAL])), "build cooking-hearth-4"), events.ImprovementReturned)
    assert Speaker(language, strict=True).tell(event, ["Ann", "Ben"]).startswith(said)


def test_where_stone_has_to_be_spent_it_is_not_returned() -> None:
    game = use("western-quarry", farm(played=["stone-company", ORIENTAL]), goods={"western-quarry": 2})
    assert game.to_act == [1]


def test_a_vegetable_slicer_takes_it_for_an_upgrade() -> None:
    game = improving(farm(played=["vegetable-slicer", ORIENTAL]))
    play(game, "build cooking-hearth-4")
    assert goods(game) == {"wood": 2, "vegetable": 1}
    game = improving(farm({"clay": 4}, played=["vegetable-slicer"]))
    play(game, "build cooking-hearth-4")
    assert goods(game) == {}


def test_cards_that_are_still_to_react_do_so_once_it_has_gone() -> None:
    mine = farm(played=[ORIENTAL, "angler", "work-certificate"])
    game = use("fishing", mine, goods={"fishing": 1, "clay-pit": 4})
    play(game, "resolve angler", "build cooking-hearth-4")
    assert texts(game) == {"choose 2", "done"}
    play(game, "choose 2")
    assert (played(game), goods(game)) == (["angler", "work-certificate"], {"clay": 1, "food": 1})


# Built as a Fireplace


def warden(mine: Player, amendments: int | None = None) -> Game:
    """A Hollow Warden has just been played on Lessons, in a game for three."""
    mine.hand = sorted(CARD_NAMES.index(name) for name in ("hollow-warden", ORIENTAL))
    game = scenario(mine, farm(), farm(), amendments=amendments)
    play(game, "place lessons")
    return game


def test_it_is_a_fireplace_that_a_hollow_warden_lets_one_build() -> None:
    game = warden(farm({"clay": 3}, improvements=["fireplace-2"]))
    assert texts(game) == {"build fireplace-3", f"play {ORIENTAL}", "done"}
    play(game, f"play {ORIENTAL}")
    assert (played(game), me(game).improvements, goods(game)) == (["hollow-warden", ORIENTAL], [], {"clay": 3})
    assert "fireplace-2" in view(game).improvements


def test_a_hollow_warden_returns_one_of_several_improvements_for_it() -> None:
    game = warden(farm(improvements=["fireplace-2", "cooking-hearth-4"]))
    play(game, f"play {ORIENTAL}")
    assert texts(game) == {"choose 1", "choose 2"}
    play(game, "choose 2")
    assert (played(game), me(game).improvements) == (["hollow-warden", ORIENTAL], ["fireplace-2"])


def test_a_hollow_warden_needs_something_to_return_for_it() -> None:
    assert warden(farm(improvements=["well"])).to_act == [1]
    game = warden(farm({"clay": 2}))
    assert texts(game) == {"build fireplace-2", "done"}
    assert reason(game, f"play {ORIENTAL}") == "You have no improvement that could be returned for it."


# Counted among the major improvements


@pytest.mark.parametrize(("others", "points"), [((), 1), (("well",), 2)])
def test_debt_security_counts_it(others: tuple[str, ...], points: int) -> None:
    game = scenario(farm(improvements=others, played=["debt-security", ORIENTAL]))
    assert lines(game)["bonus"] == points


def test_housemaster_counts_its_point_twice_if_none_has_less() -> None:
    assert lines(scenario(farm(improvements=["well"], played=["housemaster"])))["bonus"] == 2  # 4 and 4 again
    assert lines(scenario(farm(improvements=["well"], played=["housemaster", ORIENTAL])))["bonus"] == 1  # 4, 1 and 1


def test_village_peasant_counts_it_on_both_sides() -> None:
    mine = farm({"food": 9}, played=["village-peasant", *LEARNED[:1], ORIENTAL, "loom"], improvements=["well"])
    game = harvest(mine, farm({"food": 9}), round_number=14)
    assert goods(game)["vegetable"] == 2


def test_it_is_a_fireplace_for_an_oven_site() -> None:
    assert can("oven-site", farm(improvements=["cooking-hearth-4"], played=[ORIENTAL]))
    assert not can("oven-site", farm(improvements=["fireplace-2"], played=[ORIENTAL]))


def test_it_is_not_from_the_bottom_row_of_the_supply_board() -> None:
    game = scenario(farm(hand=["wage"], played=[ORIENTAL]), farm(), round_number=1)
    play(game, "place meeting-place", "play wage")
    assert food(game) == 2


# Games that were begun before


def test_in_games_of_old_a_hollow_warden_builds_other_fireplaces_only() -> None:
    game = warden(farm({"clay": 3}, improvements=["fireplace-2"]), FIREPLACE_OF_HAND - 1)
    assert texts(game) == {"build fireplace-3", "done"}
    assert warden(farm(improvements=["fireplace-2"]), FIREPLACE_OF_HAND - 1).to_act == [1]


def test_in_games_of_old_it_is_a_minor_improvement_only() -> None:
    mine = farm(played=["debt-security", ORIENTAL])
    assert "major-improvement" not in spaces(scenario(mine, farm(), round_number=4, amendments=BEFORE))
    game = improving(farm(RICH, played=["debt-security", ORIENTAL]), BEFORE)
    assert lines(game)["bonus"] == 0
    play(game, "build cooking-hearth-4")
    assert played(game) == ["debt-security", ORIENTAL]
