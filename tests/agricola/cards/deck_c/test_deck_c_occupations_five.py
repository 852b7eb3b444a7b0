"""Occupations of deck C for five and six players."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from agricola.cards.positions import harvest, if_asked, learning
from agricola.scenario import (
    CARDS,
    any_time,
    farm,
    food,
    goods,
    hand,
    happened,
    left_on,
    lying,
    me,
    pastures,
    play,
    played,
    scenario,
    stand,
    texts,
    use,
    view,
)
from allmende import agricola
from allmende.agricola.components.numbers import CARD_NAMES, FIRST_OCCUPATION
from allmende.agricola.record import events
from allmende.agricola.record.deal import MOST_MINORS
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.core import Game
from allmende.core.reconstruction import retold


def of_five(mine: Player, second: Player | None = None, round_number: int = 5, **more: object) -> Game:
    """A game for five in which the first player has the turn."""
    others = [second or farm(), *(farm() for _ in range(3))]
    return scenario(mine, *others, round_number=round_number, **more)  # type: ignore[arg-type]


def test_fast_mason_renovates_to_clay_without_reed_right_after_a_clay_space() -> None:
    game = use("clay-pit", farm({"clay": 1}, played=["fast-mason"]), goods={"clay-pit": 1})
    play(game, "renovate")
    assert (goods(game), me(game).house) == ({}, "clay")


def test_fast_mason_renovates_to_stone_without_reed_right_after_a_quarry() -> None:
    game = use("western-quarry", farm(house="clay", played=["fast-mason"]), goods={"western-quarry": 2})
    play(game, "renovate")
    assert (goods(game), me(game).house) == ({}, "stone")


def test_fast_mason_renovates_only_to_the_material_of_the_space() -> None:
    for space, house in (("clay-pit", "clay"), ("western-quarry", "wood")):
        mine = farm({"clay": 5, "stone": 5, "reed": 5}, house=house, played=["fast-mason"])
        assert use(space, mine, goods={space: 1}).to_act == [1]


def test_fast_mason_may_be_left_out_and_needs_all_of_the_material() -> None:
    game = use("clay-pit", farm({"clay": 1}, played=["fast-mason"]), goods={"clay-pit": 1})
    play(game, "done")
    assert me(game).house == "wood"
    game = use("clay-pit", farm({"clay": 1}, rooms="A1 A2 A3", played=["fast-mason"]), goods={"clay-pit": 1})
    assert game.to_act == [1]


def test_fast_mason_goes_straight_to_stone_beside_the_conservator() -> None:
    mine = farm({"clay": 5}, played=["fast-mason", "conservator"])
    game = use("western-quarry", mine, goods={"western-quarry": 2})
    play(game, "renovate stone")
    assert (goods(game), me(game).house) == ({"clay": 5}, "stone")


def test_amateur_fencer_fences_one_space_for_nothing() -> None:
    game = learning("amateur-fencer", farm())
    play(game, "fence e1")
    assert (pastures(game), game.to_act) == ({"E1"}, [1])


def test_amateur_fencer_may_be_left_out_and_does_nothing_with_a_pasture() -> None:
    game = learning("amateur-fencer", farm())
    play(game, "done")
    assert not pastures(game)
    assert learning("amateur-fencer", farm(pastures=["E1"])).to_act == [1]


def ending_work(mine: Player, **lying: int) -> Game:
    """The last person of the work phase has been placed, in round 12, with stone on the quarries."""
    mine.home = 1
    other = farm(people=2)
    other.home = 0
    stone = {space.replace("_", "-"): count for space, count in lying.items()}
    game = scenario(mine, other, round_number=12, goods=stone)
    play(game, "place day-laborer")
    return game


def test_stone_custodian_gives_grain_for_one_space_with_stone() -> None:
    for stone in ({"western_quarry": 1, "eastern_quarry": 0}, {"western_quarry": 0, "eastern_quarry": 4}):
        game = ending_work(farm(played=["stone-custodian-c174"]), **stone)
        assert goods(game) == {"food": 2, "grain": 1}


def test_stone_custodian_gives_a_vegetable_for_two_and_nothing_for_none() -> None:
    game = ending_work(farm(played=["stone-custodian-c174"]), western_quarry=1, eastern_quarry=3)
    assert goods(game) == {"food": 2, "vegetable": 1}
    game = ending_work(farm(played=["stone-custodian-c174"]), western_quarry=0, eastern_quarry=0)
    assert goods(game) == {"food": 2}


def test_cleanacre_gives_clay_for_fields() -> None:
    game = use("farmland", farm(played=["cleanacre"]))
    play(game, "plow c2")
    assert goods(game) == {"clay": 2}
    game = use("cultivation", farm(played=["cleanacre"]))
    play(game, "plow c2")
    assert if_asked(game, "done").to_act == [1]
    assert goods(game) == {"clay": 2}
    assert goods(use("grain-seeds", farm(played=["cleanacre"]))) == {"grain": 1}


def test_cleanacre_gives_clay_for_farm_supplies() -> None:
    mine = farm({"food": 1}, played=["cleanacre"])
    game = scenario(mine, *(farm() for _ in range(5)))
    play(game, "place farm-supplies")
    if_asked(game, "take grain", "done")  # grain could be eaten to plow, too
    assert goods(game) == {"grain": 1, "clay": 2}


def test_on_site_reverend_gives_a_building_resource_at_the_start_of_each_harvest() -> None:
    for resource in ("wood", "clay", "reed", "stone"):
        game = harvest(farm({"food": 4}, played=["on-site-reverend"]))
        assert texts(game) == {"take wood", "take clay", "take reed", "take stone"}
        play(game, f"take {resource}")
        assert goods(game) == {resource: 1}


def test_on_site_reverend_gives_nothing_in_other_rounds() -> None:
    mine = farm(people=1, played=["on-site-reverend"])
    game = scenario(mine, farm(people=1), round_number=2)
    play(game, "place grain-seeds", "place day-laborer")
    assert goods(game) == {"grain": 1}


def test_bovine_pioneer_gives_a_cattle_once_for_each_action_with_new_pastures() -> None:
    game = use("fencing", farm({"wood": 7}, played=["bovine-pioneer"]))
    play(game, "fence e1", "fence d1")
    assert goods(game) == {"cattle": 1}
    assert pastures(game) == {"E1", "D1"}


def test_bovine_pioneer_gives_nothing_for_a_pasture_that_is_divided() -> None:
    game = use("fencing", farm({"wood": 1}, pastures=["D1 E1"], played=["bovine-pioneer"]))
    assert (goods(game), pastures(game)) == ({}, {"D1", "E1"})


def test_bovine_pioneer_counts_the_pasture_of_another_card() -> None:
    mine = farm({"food": 2}, hand=["mini-pasture"], played=["bovine-pioneer"])
    game = use("meeting-place", mine)
    play(game, "play mini-pasture", "fence e1")
    assert goods(game) == {"cattle": 1}


def test_field_counter_counts_fields_of_others_and_is_turned_face_down_once() -> None:
    mine = farm(played=["field-counter"], marks={"field-counter": 2})
    game = scenario(farm(), mine)
    play(game, "place farmland", "plow c2")
    assert left_on(game, "field-counter", 1) == 3
    (turn,) = any_time(game)
    play(game, turn)
    assert (food(game, 1), any_time(game)) == (3, set())
    play(game, "place day-laborer")
    assert food(game, 1) == 5


def test_field_counter_does_not_count_own_fields_nor_any_once_it_lies_face_down() -> None:
    game = use("farmland", farm(played=["field-counter"]))
    play(game, "plow c2")
    assert left_on(game, "field-counter") == 0
    mine = farm(played=["field-counter"], marks={"field-counter": 1})
    game = scenario(mine, farm(people=2), round_number=12, order=CARDS)
    play(game, *any_time(game))
    play(game, "place forest", "place farmland", "plow c2")
    assert (food(game), left_on(game, "field-counter")) == (1, 0)


def test_top_outer_takes_the_food_of_the_blocked_traveling_players() -> None:
    for owner in (0, 1):
        builds = farm({"wood": 5, "reed": 2}, played=["top-outer"] if owner == 0 else [])
        other = farm(played=["top-outer"] if owner else [])
        game = of_five(builds, other, goods={"traveling-players": 4})
        play(game, "place house-building", "room a1")
        assert food(game, owner) == 4
        assert "traveling-players" not in lying(game)


def test_top_outer_gets_nothing_if_nothing_lies_there() -> None:
    game = of_five(farm({"wood": 5, "reed": 2}), farm(played=["top-outer"]), goods={"traveling-players": 0})
    play(game, "place house-building", "room a1")
    assert (food(game, 1), game.to_act) == (0, [1])


def test_village_teacher_is_paid_by_the_order_of_the_lessons() -> None:
    people: list[tuple[str, dict[str, int]]] = [
        ("food", {}),
        ("grain", {"third-lessons": 2}),
        ("vegetable", {"third-lessons": 2, "more-lessons": 3}),
    ]
    for gift, occupied in people:
        mine = farm({"food": 1}, hand=["conservator"], played=["village-teacher"])
        game = of_five(mine, occupied=occupied)
        play(game, "place lessons")
        if_asked(game, "play conservator")
        assert goods(game) == {gift: 1}


def test_village_teacher_does_not_count_a_blocked_space_nor_the_lessons_on_which_it_is_played() -> None:
    mine = farm({"food": 1}, hand=["conservator"], played=["village-teacher"])
    game = of_five(mine, occupied={"copse": 1, "modest-wish-for-children": 2})
    play(game, "place lessons")
    if_asked(game, "play conservator")
    assert goods(game) == {"food": 1}
    assert goods(learning("village-teacher", farm())) == {}


def test_mountain_hiker_sells_a_stone_on_the_extension() -> None:
    for space in ("copse", "traveling-players", "riverbank-forest", "grove", "hollow"):
        game = of_five(farm({"food": 1}, played=["mountain-hiker"]))
        play(game, f"place {space}")
        assert texts(game) == {"take stone", "done"}
        before = food(game)
        play(game, "take stone")
        assert (goods(game)["stone"], food(game)) == (1, before - 1)


def test_mountain_hiker_sells_nothing_elsewhere_nor_without_food() -> None:
    for space in ("forest", "resource-market"):
        game = of_five(farm({"food": 1}, played=["mountain-hiker"]))
        play(game, f"place {space}")
        assert game.to_act == [1]
    game = of_five(farm(played=["mountain-hiker"]))
    play(game, "place grove")
    assert game.to_act == [1]


def test_trapper_sells_an_animal_by_the_order_of_the_wood_spaces() -> None:
    others = {"grove": 1, "copse": 2, "riverbank-forest": 3}
    for taken, animal in ((1, "sheep"), (2, "boar"), (3, "cattle")):
        occupied = dict([*others.items()][:taken])
        game = of_five(farm({"food": 1}, played=["trapper"]), occupied=occupied)
        play(game, "place forest")
        assert texts(game) == {f"take {animal}", "done"}
        play(game, f"take {animal}")
        assert goods(game) == {"wood": 3, animal: 1}


def test_trapper_sells_nothing_for_the_first_one_or_where_a_space_is_only_blocked() -> None:
    game = of_five(farm({"food": 1}, played=["trapper"]))
    play(game, "place forest")
    assert game.to_act == [1]
    game = of_five(farm({"food": 1}, played=["trapper"]), occupied={"third-lessons": 1, "clay-pit": 2})
    play(game, "place forest")
    assert game.to_act == [1]


PILE = ("market-stall", "mini-pasture", "shifting-cultivation")
"""Minor improvements that were not dealt."""


def going_home(mine: Player, pile: tuple[str, ...] = PILE) -> Game:
    """The work phase of round 2 is over, and hand cards lie in the pile."""
    game = scenario(mine, farm(people=1), round_number=2)
    stand(game).pile = [CARD_NAMES.index(name) for name in pile]
    mine.home = 1
    play(game, "place day-laborer", "place grain-seeds")
    return game


def test_young_artist_pays_a_food_for_two_new_minor_improvements() -> None:
    game = going_home(farm(people=1, played=["young-artist"]))
    play(game, "choose 2")
    assert (food(game), me(game).minors) == (1, 2)
    assert {CARD_NAMES[card] for card in stand(game).seats[0].hand} == {*PILE[:2]}
    assert [CARD_NAMES[card] for card in stand(game).pile] == [PILE[2]]


def test_young_artist_draws_as_many_as_there_are() -> None:
    game = going_home(farm(people=1, played=["young-artist"]), PILE[:1])
    play(game, "choose 2")
    assert (food(game), me(game).minors) == (1, 1)
    assert view(going_home(farm(people=1, played=["young-artist"]), ())).round == 3


def test_young_artist_pays_a_food_for_a_minor_improvement() -> None:
    game = going_home(farm({"grain": 1}, people=1, hand=["market-stall"], played=["young-artist"]), PILE[1:])
    play(game, "choose 1", *({"play market-stall"} & texts(game)))
    assert goods(game) == {"food": 1, "vegetable": 1}


def test_young_artist_may_do_without_and_needs_food() -> None:
    game = going_home(farm(people=1, played=["young-artist"]))
    play(game, "done")
    assert (food(game), me(game).minors, view(game).round) == (2, 0, 3)
    game = scenario(farm(people=1, played=["young-artist"]), farm(people=1), round_number=2)
    stand(game).pile = [CARD_NAMES.index(name) for name in PILE]
    play(game, "place grain-seeds", "place day-laborer")
    assert "choose 2" not in texts(game)


def test_others_see_how_many_cards_the_young_artist_draws() -> None:
    game = going_home(farm(people=1, played=["young-artist"]))
    (event,) = happened(game.play("choose 2", 0), events.MinorsDrawn)
    assert isinstance(event, events.MinorsDrawn)
    assert (event.count, {*event.cards}) == (2, {*PILE[:2]})
    other = event.as_seen_by(1)
    assert isinstance(other, events.MinorsDrawn)
    assert (other.count, other.cards) == (2, [])


@pytest.mark.parametrize("hands", ["dealt", "mulligan", "draft"])
def test_the_deal_has_a_pile_for_the_young_artist(hands: str) -> None:
    game = agricola.new(5, 3, cards="deck-c", hands=hands)
    deal = game.deal
    assert isinstance(deal, agricola.Deal)
    minors = [name for name in deal.pile if CARD_NAMES.index(name) < FIRST_OCCUPATION]
    assert len(minors) >= MOST_MINORS
    assert not {*deal.pile} & {name for dealt in deal.hands for name in dealt}
    for players, deck in ((4, "deck-c"), (5, "deck-d")):
        other = agricola.new(players, 3, cards=deck).deal
        assert isinstance(other, agricola.Deal)
        assert not other.pile


@cache
def drawing(hands: str) -> Game:
    """A game for five in which a player draws new minor improvements in the first rounds; it is played no further."""
    for seed in range(60):
        game = agricola.new(5, seed, cards="deck-c", hands=hands)
        rng = Random(seed)
        while game.to_act and stand(game).round < 5:
            seat = game.to_act[0]
            options = game.moves_of(seat).texts
            wanted = [text for text in options if text in ("keep young-artist", "play young-artist")]
            if {"choose 2", "done"} <= {*options} and "young-artist" in played(game, seat):
                wanted = ["choose 2"]
            elif any(name == "young-artist" for name in hand(game, seat)) and "place lessons" in options:
                wanted = ["place lessons"]
            game.play(wanted[0] if wanted else rng.choice([*options]), seat)
        if any(isinstance(event, events.MinorsDrawn) for _, event in told(game)):
            return game
    raise AssertionError("no player has drawn anything")


def told(game: Game) -> list[tuple[int, object]]:
    """All events of a game, with the numbers of the moves that led to them."""
    again = game.at(0)
    found: list[tuple[int, object]] = []
    for number, (seat, text) in enumerate(game.record.moves):
        found += [(number, event) for event in again.play(text, seat)]
    return found


def redealt(game: Game, eyes: int) -> list[State]:
    """States that a seat can't tell from the real one."""
    found = [game.redeal(eyes, Random(seed)) for seed in range(8)]
    return [state for state in found if isinstance(state, State)]


@pytest.mark.parametrize("hands", ["dealt", "draft"])
def test_what_the_young_artist_draws_is_hidden_from_others(hands: str) -> None:
    game = drawing(hands)
    state = stand(game)
    artist = next(seat for seat in range(5) if "young-artist" in played(game, seat))
    other = (artist + 1) % 5
    twins = redealt(game, other)
    assert all(len(twin.pile) == len(state.pile) for twin in twins)
    assert len({tuple(twin.pile) for twin in twins}) > 1
    assert len({tuple(twin.seats[artist].hand) for twin in twins}) > 1
    assert all(twin.seats[artist].hand == state.seats[artist].hand for twin in redealt(game, artist))
    for eyes in (artist, other):
        again = retold(game, eyes)
        assert again is not None
        assert again.view(eyes) == game.view(eyes)
