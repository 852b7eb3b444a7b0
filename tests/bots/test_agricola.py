"""Bots at Agricola: greedy plays well, quickly, and does nothing silly."""

from __future__ import annotations

from random import Random
from statistics import fmean
from time import perf_counter
from typing import cast

import pytest

from agricola.scenario import all_texts, farm, goods, stand, use
from agricola.scenario import scenario as lay
from allmende import agricola, bots
from allmende.agricola.ai.heuristic import AgricolaHeuristic
from allmende.agricola.components.farmyard import SHAPES, bit_count
from allmende.agricola.components.moves import FENCE
from allmende.agricola.rules.phases import FEEDING, FIELD, SCORING
from allmende.agricola.rules.spaces import FROM_FIVE
from allmende.agricola.rules.state import State
from allmende.arena import Match, play_match
from allmende.core import Game

TITLE = agricola.TITLE


@pytest.mark.parametrize("name", bots.YARDSTICKS)
@pytest.mark.parametrize("players", TITLE.players)
@pytest.mark.parametrize("tiles", ["off", "on"])
def test_every_yardstick_plays_to_the_end_with_any_tiles(name: str, players: int, tiles: str) -> None:
    """With five and six players there is no variant tile."""
    options = {"side_job": tiles, "tile": tiles if players < FROM_FIVE else "off"}
    outcome = play_match(Match("agricola", options, (name,) * players, seed=players, keep=True))
    assert outcome.record is not None
    assert len(outcome.record.moves) == outcome.decisions > 0
    assert len(outcome.scores) == players


def test_greedy_beats_random() -> None:
    for seed in range(4):
        outcome = play_match(Match("agricola", {}, ("random", "greedy"), seed))
        assert outcome.winners == [1]
        assert outcome.scores[1] > outcome.scores[0] + 15


@pytest.mark.parametrize(("players", "points"), [(1, 36), (2, 30), (4, 20)])
def test_greedy_makes_a_decent_farm(players: int, points: int) -> None:
    scores = [play_match(Match("agricola", {}, ("greedy",) * players, seed)).scores for seed in range(3)]
    assert fmean(score for game in scores for score in game) > points


def test_the_same_seed_gives_the_same_game() -> None:
    match = Match("agricola", {}, ("greedy", "random"), seed=5, keep=True)
    assert play_match(match) == play_match(match)


@pytest.fixture(scope="module")
def scenario() -> Game:
    """A game between two greedy bots, some way on."""
    game = agricola.new(players=2, seed=8)
    bot = bots.make("greedy", TITLE)
    rng = Random(8)
    while cast(State, game.state).round < 9:
        seat = game.to_act[0]
        game.play(bots.decide(bot, TITLE, game.state, seat, rng), seat)
    return game


def test_deciding_leaves_the_position_alone(scenario: Game) -> None:
    before = str(scenario)
    seat = scenario.to_act[0]
    bots.decide(bots.make("greedy", TITLE), TITLE, scenario.state, seat, Random(1))
    assert str(scenario) == before


def test_a_bot_decides_alike_where_only_rounds_to_come_differ(scenario: Game) -> None:
    seat = scenario.to_act[0]
    twins = [TITLE.redraw(stand(scenario), seat, Random(seed)) for seed in range(5)]
    assert len({tuple(twin.order) for twin in twins}) > 1
    bot = bots.make("greedy", TITLE)
    assert len({bots.decide(bot, TITLE, twin, seat, Random(1)) for twin in twins}) == 1


def test_there_is_always_a_candidate() -> None:
    heuristic = AgricolaHeuristic()
    rng = Random(2)
    game = agricola.new(players=3, seed=2, side_job="on", tile="on")
    while not game.is_over:
        seat = rng.choice(game.to_act)
        legal = list(game.moves_of(seat))
        candidates = heuristic.candidates(cast(State, game.state), seat)
        assert candidates
        assert set(candidates) <= set(legal)
        game.play(rng.choice(legal), seat)


# What it does


def choice(game: Game) -> str:
    """What the bot chooses for the first seat that may act."""
    move = bots.make("greedy", TITLE).choose(game.state, game.to_act[0], Random(1))
    return TITLE.vocabulary[move].text


def candidates(game: Game) -> list[str]:
    """What the bot thinks about."""
    seat = game.to_act[0]
    return [TITLE.vocabulary[move].text for move in AgricolaHeuristic().candidates(stand(game), seat)]


def test_goods_are_kept_until_food_is_needed() -> None:
    mine = farm(goods={"grain": 2, "sheep": 1}, improvements=["fireplace-2"])
    game = lay(mine, farm())
    assert {"eat grain", "cook sheep fireplace"} <= all_texts(game)
    assert not {"eat grain", "cook sheep fireplace"} & set(candidates(game))


def test_the_family_is_fed_with_what_is_least_missed() -> None:
    animals = {"food": 2, "sheep": 4, "cattle": 1, "grain": 1}
    game = lay(farm(goods=animals, pastures=["D1 E1"], improvements=["fireplace-2"]), round_number=4, phase=FIELD)
    assert choice(game) == "cook sheep fireplace"
    while stand(game).phase == FEEDING:
        game.play(choice(game))
    assert stand(game).seats[0].begging == 0
    assert goods(game)["grain"] == goods(game)["cattle"] == 1


def test_nothing_is_eaten_without_need() -> None:
    game = lay(farm(goods={"food": 6, "reed": 6}, improvements=["basketmakers-workshop"]), round_number=14, phase=FIELD)
    assert choice(game) == "feed"


def test_animals_without_room_are_cooked() -> None:
    game = use("sheep-market", farm(improvements=["fireplace-2"]), goods={"sheep-market": 3})
    assert {"release sheep", "cook sheep fireplace"} <= all_texts(game)
    assert choice(game) == "cook sheep fireplace"


def test_a_family_with_a_room_to_spare_grows() -> None:
    game = lay(farm(rooms="A1 A2 A3", goods={"food": 5}), farm(), round_number=5)
    assert choice(game) == "place basic-wish-for-children"


def test_one_place_is_enough_for_a_tile() -> None:
    game = use("farmland", farm())
    assert len(all_texts(game)) == 13
    assert candidates(game) == ["plow b3"]
    game = use("farm-expansion", farm(goods={"wood": 9, "reed": 2}, pastures=["D1 E1"]))
    assert sorted(candidates(game)) == ["room a1", "stable c1", "stable e1"]


def test_the_stable_amid_four_fields_is_a_place_of_its_own() -> None:
    mine = farm(goods={"wood": 9}, played=["farm-hand"], fields=["C1", "C2", "C3", "D1", "D2", "D3"])
    game = use("farm-expansion", mine)
    assert {"stable c1-d2", "stable c2-d3"} <= all_texts(game)
    assert len([text for text in candidates(game) if "-" in text]) == 1


def test_fields_keep_out_of_the_way_of_rooms_and_pastures() -> None:
    game = use("farmland", farm(fields=["B3", "C3"], rooms="A1 A2 A3"))
    assert candidates(game) == ["plow d3"]


def test_of_hundreds_of_pastures_it_looks_at_one_of_each_size_and_is_quick() -> None:
    game = use("fencing", farm(goods={"wood": 30}))
    assert len(all_texts(game)) == 762
    shapes = [TITLE.vocabulary.parse(text) - FENCE for text in candidates(game)]
    assert sorted(bit_count(SHAPES[shape]) for shape in shapes) == list(range(1, 13))
    start = perf_counter()
    choice(game)
    assert perf_counter() - start < 5  # a tenth of a second, but machines can be busy


# What things are worth


def value(game: Game) -> float:
    """What the game is worth for the first seat."""
    return AgricolaHeuristic().value(stand(game), 0)


@pytest.mark.parametrize("resource", ["wood", "clay", "reed", "stone", "grain", "vegetable", "food", "sheep", "cattle"])
def test_more_goods_are_never_worse(resource: str) -> None:
    kept = {"wood": 1, "food": 1, "grain": 1}
    richer = {**kept, resource: kept.get(resource, 0) + 1}
    assert value(lay(farm(goods=richer), farm(), round_number=6)) > value(lay(farm(goods=kept), farm(), round_number=6))


def test_hunger_is_worse_when_nobody_can_fetch_food_any_more() -> None:
    def loss(people_at_home: int) -> float:
        """What three missing food cost."""
        values = []
        for food in (1, 4):
            game = lay(farm(goods={"food": food}), farm(), round_number=4)
            stand(game).seats[0].home = people_at_home
            values.append(value(game))
        return values[1] - values[0]

    assert 0 < loss(2) < loss(1) <= loss(0)
    assert loss(0) >= 8


def test_the_harvest_to_come_is_counted_in() -> None:
    """Crops are brought in, animals are born."""
    fallow = farm(goods={"food": 4}, fields=["B3"])
    sown = farm(goods={"food": 4}, fields=["B3 grain 3"])
    assert value(lay(sown, farm(), round_number=4)) > value(lay(fallow, farm(), round_number=4)) + 1
    one = farm(goods={"food": 4, "cattle": 1}, pastures=["D1 E1"])
    pair = farm(goods={"food": 4, "cattle": 2}, pastures=["D1 E1"])
    crowded = farm(goods={"food": 4, "cattle": 2}, pastures=["D1"])
    worth = [value(lay(mine, farm(), round_number=14)) for mine in (one, pair, crowded)]
    assert worth[1] >= worth[0] + 1
    assert worth[1] > worth[2]


def test_what_one_expects_of_the_last_harvest_is_what_comes() -> None:
    mine = farm(
        goods={"food": 3, "grain": 1, "sheep": 4, "boar": 2, "reed": 1},
        fields=["B3 grain 2", "C3 vegetable 1"],
        pastures=["D1 E1", "D2 E2"],
        improvements=["fireplace-2"],
    )
    game = lay(mine, farm(goods={"food": 9}), round_number=14, phase=FIELD)
    expected = value(game)
    while 0 in game.to_act:
        game.play(choice(game), 0)
    assert game.is_over
    assert game.scores[0] == pytest.approx(expected, abs=0.3)


def test_at_the_end_only_points_count() -> None:
    game = lay(farm(goods={"wood": 3}, begging=1), farm(), phase=SCORING, round_number=14)
    assert game.is_over
    assert value(game) == pytest.approx(game.scores[0], abs=0.1)
