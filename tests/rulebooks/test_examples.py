"""The worked examples of the printed rulebooks, each played through to what the rulebook says comes of it."""

from __future__ import annotations

import io
from typing import Any

import pytest

from allmende import TITLES
from allmende.agricola.components.improvement import IMPROVEMENT_NAMES
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import BOAR, CATTLE, GRAIN, HOUSE_NAMES, SHEEP, VEGETABLE, WOOD
from allmende.agricola.rulebook.games import SCORING_ALL, SCORING_FARM
from allmende.agricola.rules.farm.crops import growing
from allmende.arle.components.pieces import FUEL_DUE
from allmende.cli import main
from allmende.core import Game
from allmende.rulebooks import rulebook_of, scene_game, tell


def played(title: str, scene: str, *moves: str) -> Game:
    """A scene from which these moves have been played by whoever looks at it."""
    game = scene_game(title, scene)
    for move in moves:
        game.play(move, rulebook_of(title).scenes[scene].seat)
    return game


def mine(game: Game) -> Any:
    """The boards of the player alone, or of the one who learns."""
    view: Any = game.view(0)
    return view.players[0]


def craft(game: Game, name: str) -> Any:
    """A Craft Building."""
    return next(each for each in mine(game).crafts if each.name == name)


def points(game: Game, category: str) -> float:
    """What a category is worth as things stand."""
    return next(line.points for line in game.score_lines(0) if line.category == category)


def fields(game: Game) -> list[tuple[int, str]]:
    """Rows and what grows there."""
    return sorted((field.row, field.good) for field in mine(game).fields if field)


# Hallertau


def test_a_new_field_in_row_2_joins_those_of_the_start() -> None:
    assert fields(played("hallertau", "start", "place clearing")) == [(2, ""), (2, ""), (3, ""), (4, "")]


def test_a_field_for_a_jewelry() -> None:
    sold = played("hallertau", "start", "place land-sale", "spend field row 2 empty")
    assert (mine(sold).jewelry, fields(sold)) == (1, [(3, ""), (4, "")])


def test_a_sheep_of_round_1_lies_on_the_card_of_round_4() -> None:
    assert list(mine(played("hallertau", "start", "place sheep-market")).sheep) == [0, 0, 0, 1, 0, 0]


def test_a_sheep_of_round_4_comes_into_the_stables() -> None:
    kept = mine(played("hallertau", "stables", "place sheep-market"))
    assert (kept.stables, sum(kept.sheep)) == (1, 0)


def test_a_full_space_loses_its_top_row_and_a_single_worker_goes() -> None:
    def workers(game: Game) -> dict[str, int]:
        view: Any = game.view(0)
        return {space.name: sum(space.workers) for space in view.spaces if space.name in ("nursery", "butchery")}

    assert workers(scene_game("hallertau", "removing")) == {"nursery": 6, "butchery": 1}
    cleared = played("hallertau", "removing", "exchange 1", "fallow row 3", "done")
    assert workers(cleared) == {"nursery": 3, "butchery": 0}


def test_a_new_field_and_new_flax_and_the_flax_is_sown_there() -> None:
    assert fields(scene_game("hallertau", "income")) == []
    order = ("activate 819", "activate 818", "activate 811", "sow flax row 4")
    assert fields(played("hallertau", "income", *order)) == [(4, "flax")]


def test_the_last_worker_is_exchanged_for_a_fourth_tool() -> None:
    assert mine(played("hallertau", "last-worker", "exchange 1")).tools == 4


def test_three_sheep_give_three_milk() -> None:
    milked = mine(played("hallertau", "milking", "choose 1", "exchange 5"))
    assert (sum(milked.sheep), milked.goods["milk"]) == (3, 3)


def test_the_manufacture_lets_the_community_center_follow() -> None:
    assert [each.position for each in mine(scene_game("hallertau", "center")).crafts] == [1, 1, 1, 1, 0]
    moved = played("hallertau", "center", "advance manufacture", "done")
    assert (mine(moved).center, mine(moved).window_workers, mine(moved).workers) == (1, 7, 7)


def test_the_carpentry_costs_two_clay_in_round_2() -> None:
    before = mine(scene_game("hallertau", "carpentry")).goods
    after = mine(played("hallertau", "carpentry", "advance carpentry")).goods
    assert (before["clay"] - after["clay"], before["rye"] - after["rye"]) == (2, 0)


@pytest.mark.parametrize("scene", ["no-discount", "brewhouse"])
def test_two_barley_and_a_hop_pay_for_the_brewhouse_in_round_3_and_in_round_4(scene: str) -> None:
    view: Any = scene_game("hallertau", scene).view(0)
    assert view.round == (3 if scene == "no-discount" else 4)
    assert (view.players[0].goods["barley"], view.players[0].goods["hops"]) == (2, 1)
    paid = played("hallertau", scene, "advance brewhouse")
    assert (mine(paid).goods["barley"], mine(paid).goods["hops"], craft(paid, "brewhouse").position) == (0, 0, 1)


def test_the_cooling_house_is_cheaper_for_a_mixture() -> None:
    before = mine(scene_game("hallertau", "discount")).goods
    mixed = next(move for move in played("hallertau", "discount", "advance cooling-house").moves_of(0).texts)
    after = mine(played("hallertau", "discount", "advance cooling-house", mixed)).goods
    assert (before["meat"] - after["meat"], before["milk"] - after["milk"]) == (1, 1)


def test_four_tools_allow_three_steps_of_the_carpentry() -> None:
    stuck = played("hallertau", "tools", *["advance carpentry"] * 3)
    assert mine(stuck).exhausted == 3
    assert "advance carpentry" not in stuck.moves_of(0).texts


def test_the_last_three_steps_use_up_two_tools_if_a_boulder_is_gone() -> None:
    before = scene_game("hallertau", "last-boulder")
    assert (craft(before, "carpentry").position, list(craft(before, "carpentry").boulders)) == (7, [9])
    there = played("hallertau", "last-boulder", *["advance carpentry", "pay jewelry"] * 3)
    assert craft(there, "carpentry").position == 10
    assert mine(before).tools - mine(there).tools == 2


def test_boulders_are_laid_back_before_their_building() -> None:
    assert list(craft(scene_game("hallertau", "reset"), "carpentry").boulders) == [3, 4]
    assert list(craft(played("hallertau", "reset", "done"), "carpentry").boulders) == [4, 6]


def test_a_jewelry_for_the_carpentry_moves_the_community_center() -> None:
    before = mine(scene_game("hallertau", "jewelry"))
    after = mine(played("hallertau", "jewelry", "advance carpentry"))
    assert (before.jewelry - after.jewelry, after.center - before.center) == (1, 1)


def test_nine_steps_in_round_1() -> None:
    steps = [
        *["advance carpentry", "pay clay 1"] * 2,
        *["advance brewhouse", "pay barley 1"] * 2,
        *("advance bakehouse", "pay barley 1", "advance bakehouse", "pay rye 1"),
        *["advance manufacture", "pay flax 1"] * 2,
        *("advance cooling-house", "pay milk 1"),
    ]
    there = played("hallertau", "nine", *steps)
    assert sum(each.position for each in mine(there).crafts) == 9
    assert mine(there).center == 1


def test_34_and_9_points_for_the_community_center() -> None:
    ended = played("hallertau", "scoring", "advance cooling-house", "pay meat 2 milk 3", "advance cooling-house")
    assert ended.is_over
    assert mine(ended).window_points == 34
    assert points(ended, "community-center") == 43


# Arle


def test_who_imitates_the_peat_cutter_uses_their_own_spades() -> None:
    before: Any = scene_game("arle", "imitated").view(0)
    peat_of_other = before.players[1].goods["peat"] - before.players[0].goods["peat"]
    assert peat_of_other == 7
    # With the last worker Summer ends, and fuel is due.
    imitated = played("arle", "imitated", "place summer-laborer", "imitate peat-cutter", "cut 3 boardwalk")
    assert mine(imitated).goods["peat"] == before.players[0].goods["peat"] + 3 - FUEL_DUE


@pytest.mark.parametrize(
    ("scene", "move", "herds", "worth"),
    [
        ("herds", "breed horse", (4, 5, 6), 13),
        ("lacking", "return sheep", (0, 4, 5), 4),
        ("alike", "place fisherman", (3, 3, 3), 9),
    ],
)
def test_herds_are_worth(scene: str, move: str, herds: tuple[int, ...], worth: int) -> None:
    game = played("arle", scene, move)
    goods = mine(game).goods
    assert (goods["sheep"], goods["cattle"], goods["horse"]) == herds
    assert points(game, "animals") == worth


# Agricola


def test_three_wood_are_added_to_the_three_that_lie_there() -> None:
    assert mine(played("agricola", "accumulating", "place forest")).goods["wood"] == 6


def test_35_points_for_the_farm_and_7_for_its_cards() -> None:
    order = ("place urgent-wish-for-children", "place farm-redevelopment", "done", "use joinery")
    ended = played("agricola", "scoring", *order)
    assert ended.is_over
    farm = {
        "rooms": 8,
        "people": 15,
        "unused": -2,
        "cattle": -1,
        "boar": 3,
        "fields": 3,
        "grain": 1,
        "vegetables": 1,
        "pastures": 2,
        "stables": 1,
        "sheep": 4,
        "begging": 0,
    }
    assert sum(farm.values()) == SCORING_FARM
    assert {line.category: line.points for line in ended.score_lines(0)} == farm | {"improvements": 3, "bonus": 4}
    assert ended.scores[0] == SCORING_ALL


def test_the_farm_that_is_scored_has_what_the_printed_one_has() -> None:
    order = ("place urgent-wish-for-children", "place farm-redevelopment", "done", "use joinery")
    player: Any = played("agricola", "scoring", *order).state.seats[0]
    assert (player.goods[SHEEP], player.goods[BOAR], player.goods[CATTLE], player.goods[WOOD]) == (8, 6, 0, 5)
    assert player.goods[GRAIN] + growing(player, False) == 3
    assert player.goods[VEGETABLE] + growing(player, True) == 1
    assert (player.people, player.room_count(), HOUSE_NAMES[player.house]) == (5, 4, "stone")
    assert [CARD_NAMES[card] for card in player.played] == ["seasonal-worker", "braggart", "loom"]
    assert [name for place, name in enumerate(IMPROVEMENT_NAMES) if player.has_improvement(place)] == ["joinery"]


# All


@pytest.mark.parametrize("title", TITLES)
def test_every_example_can_be_played_in_the_terminal(
    title: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    passages = [passage for chapter in tell(title, "en").chapters for passage in chapter.passages]
    examples = [passage.anchor for passage in passages if passage.kind == "example"]
    assert len(examples) >= 10
    assert main(["rules", title, examples[0], "--play", "--lang", "en"]) == 0
    assert "Learner" in capsys.readouterr().out
    assert main(["rules", title, "xqzzy", "--play", "--lang", "en"]) == 2
    assert f"have no example “xqzzy”. They have: {examples[0]}," in capsys.readouterr().err


@pytest.mark.parametrize("title", TITLES)
def test_pictures_are_drawn_by_the_terminal_as_tables(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    pictured = [c for c in tell(title, "en").chapters if any(p.kind == "picture" for p in c.passages)]
    assert sum(p.kind == "picture" for c in pictured for p in c.passages) >= 4
    assert main(["rules", title, pictured[0].name, "--lang", "en"]) == 0
    assert "Learner" in capsys.readouterr().out
