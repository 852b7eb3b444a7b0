"""The Oriental Fireplace is a minor and a major improvement, and a Fireplace."""

from __future__ import annotations

from random import Random

import pytest

from agricola.cards.positions import LEARNED, can, harvest
from agricola.improvements import RICH
from agricola.table import farm, food, goods, happened, lines, me, play, played, spaces, stand, table, texts, use, view
from allmende.agricola.facts import events
from allmende.agricola.facts.hidden import redraw_hidden
from allmende.agricola.rules.amendments import MINOR_OR_MAJOR, MINORS_AS_MAJORS
from allmende.agricola.rules.numbers import CARD_NAMES
from allmende.agricola.rules.player import Player
from allmende.core import Game
from allmende.words import Speaker

ORIENTAL = "oriental-fireplace"
BEFORE = MINORS_AS_MAJORS - 1


def improving(mine: Player, amendments: int | None = None) -> Game:
    """A person has just been placed on the "Major Improvement" action space."""
    game = table(mine, farm(), round_number=4, cards=True, amendments=amendments)
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
    game = table(farm({"vegetable": 1}, improvements=["cooking-hearth-4"]), farm(), cards=True)
    play(game, "cook vegetable cooking-hearth")
    assert food(game) == 3


def test_it_is_out_of_play_then() -> None:
    game = improving(farm(played=[ORIENTAL]))
    play(game, "build cooking-hearth-4")
    assert ORIENTAL not in view(game).improvements
    for seed in range(20):
        twin = redraw_hidden(stand(game), 1, Random(seed))
        assert all(CARD_NAMES.index(ORIENTAL) not in mine.hand for mine in twin.seats)
    game = table(farm({"clay": 9}, improvements=["fireplace-2"]), farm(), round_number=4, cards=True)
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


# Counted among the major improvements


@pytest.mark.parametrize(("others", "points"), [((), 1), (("well",), 2)])
def test_debt_security_counts_it(others: tuple[str, ...], points: int) -> None:
    game = table(farm(improvements=others, played=["debt-security", ORIENTAL]))
    assert lines(game)["bonus"] == points


def house(*improvements: str, amendments: int | None = None) -> float:
    """The points of a Housemaster for these improvements and the Oriental Fireplace."""
    mine = farm(improvements=improvements, played=["housemaster", ORIENTAL])
    return lines(table(mine, amendments=amendments))["bonus"]


def test_housemaster_leaves_its_point_out_if_that_is_better() -> None:
    assert lines(table(farm(improvements=["well"], played=["housemaster"])))["bonus"] == 2  # 4 and 4 again
    assert house("well") == 2  # the same, not 4, 1 and 1
    assert house("fireplace-2", "stone-oven") == 1  # 1, 3, and 1 again is too little, but with one more it is enough
    assert house("well", amendments=MINOR_OR_MAJOR - 1) == 1


def vegetables(minors: tuple[str, ...], majors: tuple[str, ...], amendments: int | None = None) -> int:
    """What a Village Peasant with four occupations gets for these and the Oriental Fireplace."""
    mine = farm({"food": 9}, played=["village-peasant", *LEARNED[:3], ORIENTAL, *minors], improvements=majors)
    game = harvest(mine, farm({"food": 9}), round_number=14, amendments=amendments)
    return goods(game).get("vegetable", 0)


@pytest.mark.parametrize(
    ("minors", "majors", "count"),
    [
        ((), (), 0),
        (("loom",), (), 1),
        ((), ("well",), 1),
        (("loom",), ("well",), 1),
        (("loom", "canoe"), ("well",), 2),
        (("loom",), ("well", "pottery"), 2),
    ],
)
def test_village_peasant_counts_it_on_the_side_where_it_is_best(
    minors: tuple[str, ...], majors: tuple[str, ...], count: int
) -> None:
    assert vegetables(minors, majors) == count


def test_in_games_of_old_village_peasant_counted_it_on_both_sides() -> None:
    assert vegetables(("loom",), ("well",), MINOR_OR_MAJOR - 1) == 2


def test_it_is_a_fireplace_for_an_oven_site() -> None:
    assert can("oven-site", farm(improvements=["cooking-hearth-4"], played=[ORIENTAL]))
    assert not can("oven-site", farm(improvements=["fireplace-2"], played=[ORIENTAL]))


def test_it_is_not_from_the_bottom_row_of_the_supply_board() -> None:
    game = table(farm(hand=["wage"], played=[ORIENTAL]), farm(), round_number=1)
    play(game, "place meeting-place", "play wage")
    assert food(game) == 2


# Games that were begun before


def test_in_games_of_old_it_is_a_minor_improvement_only() -> None:
    mine = farm(played=["debt-security", ORIENTAL])
    assert "major-improvement" not in spaces(table(mine, farm(), round_number=4, amendments=BEFORE))
    game = improving(farm(RICH, played=["debt-security", ORIENTAL]), BEFORE)
    assert lines(game)["bonus"] == 0
    play(game, "build cooking-hearth-4")
    assert played(game) == ["debt-security", ORIENTAL]
