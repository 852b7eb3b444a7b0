"""The cards of deck X, which lies in the box to be used at will."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.cards.deck_x.positions import QUARRY, beside, drawing, using
from agricola.cards.positions import bonus, if_asked
from agricola.scenario import (
    actions,
    any_time,
    farm,
    fields,
    food,
    goods,
    left_on,
    lines,
    lying,
    play,
    played,
    scenario,
    spaces,
    stables,
    stand,
    texts,
    use,
    view,
)
from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.rules.phases import FIELD, PREPARATION, RETURNING_HOME
from allmende.agricola.rules.player import Player
from allmende.core import Game

RESOURCES = {"wood": 2, "clay": 2, "reed": 1, "stone": 1}


# Action spaces


def test_extraterrestrial_excrement_is_an_action_space_for_all_players() -> None:
    game = drawing("extraterrestrial-excrement", farm(), farm(fields=["B1 grain 2", "B2 vegetable 1"]))
    assert actions(game)["extraterrestrial-excrement"].owner == -1
    play(game, "place extraterrestrial-excrement")
    assert fields(game, 1) == {"B1": "grain 3", "B2": "vegetable 2"}


def test_extraterrestrial_excrement_is_of_no_use_without_a_planted_field() -> None:
    assert "extraterrestrial-excrement" not in spaces(beside("extraterrestrial-excrement", farm(fields=["B1"])))


def test_extraterrestrial_excrement_is_for_one_person_in_a_round() -> None:
    grown = [farm(fields=["B1 grain 2"]) for _ in range(2)]
    game = using("extraterrestrial-excrement", beside("extraterrestrial-excrement", *grown))
    assert "extraterrestrial-excrement" not in spaces(game)


def test_homemade_space_rocket_makes_four_points_of_building_resources() -> None:
    game = using("homemade-space-rocket", beside("homemade-space-rocket", farm(RESOURCES)))
    assert (goods(game), bonus(game)) == ({}, 4)


@pytest.mark.parametrize("lacking", [*RESOURCES])
def test_homemade_space_rocket_needs_all_of_them(lacking: str) -> None:
    mine = farm({**RESOURCES, lacking: RESOURCES[lacking] - 1})
    assert "homemade-space-rocket" not in spaces(beside("homemade-space-rocket", mine))


# Merchants


def test_merchants_of_jupiter_are_for_the_first_player_who_builds_a_stable_and_pays() -> None:
    mine, other = (farm({"wood": 2, "reed": 2}) for _ in range(2))
    game = using("farm-expansion", beside("merchants-of-jupiter", mine, other))
    if_asked(game, "stable b1", "choose 1")
    assert (stables(game), goods(game), bonus(game), view(game).beside) == ({"B1"}, {}, 2, [])


def test_merchants_of_jupiter_wait_for_a_player_who_pays() -> None:
    mine, other = farm({"wood": 2, "reed": 2}), farm({"wood": 2, "reed": 2})
    game = using("farm-expansion", beside("merchants-of-jupiter", mine, other))
    if_asked(game, "stable b1", "done")
    assert (bonus(game), view(game).beside) == (0, ["merchants-of-jupiter"])


def test_merchants_of_jupiter_are_gone_once_they_are_taken() -> None:
    mine, other = farm({"wood": 2, "reed": 2}), farm({"wood": 2, "reed": 2})
    game = using("farm-expansion", beside("merchants-of-jupiter", mine, other))
    if_asked(game, "stable b1", "choose 1")
    assert stand(game).seats[1].moments == farm().moments


def test_merchants_of_mars_want_food_for_a_person_that_was_born_with_room() -> None:
    mine = farm({"food": 2}, rooms="A1 A2 A3")
    game = using("basic-wish-for-children", beside("merchants-of-mars", mine))
    play(game, "choose 1")
    assert (food(game), bonus(game)) == (0, 2)


def test_merchants_of_mars_are_not_about_a_person_without_room() -> None:
    game = beside("merchants-of-mars", farm({"food": 2}), round_number=13)
    play(game, "place urgent-wish-for-children")
    assert (game.to_act, bonus(game)) == ([1], 0)


def test_merchants_of_pluto_want_stone_after_fencing() -> None:
    mine = farm({"wood": 4, "stone": 2})
    game = using("fencing", beside("merchants-of-pluto", mine))
    play(game, "fence e1", "choose 1")
    assert (goods(game), bonus(game)) == ({}, 2)


def test_merchants_of_pluto_are_not_about_fences_with_something_else() -> None:
    mine = farm({"wood": 4, "clay": 2, "reed": 1, "stone": 2})
    game = using("farm-redevelopment", beside("merchants-of-pluto", mine, round_number=14))
    if_asked(game, "renovate", "fence e1")
    assert (game.to_act, bonus(game)) == ([1], 0)


# Minor improvements


@pytest.mark.parametrize(
    ("rooms", "rows", "pastures", "points"),
    [
        ("A1 A2 A3", [], [], 1),
        ("A2 A3 B3", [], [], 0),
        ("A2 A3", ["C1", "C2", "C3"], [], 1),
        ("A2 A3", ["C1", "C2", "D3"], [], 0),
        ("A2 A3", [], ["E1 E2 E3"], 1),
        ("A2 A3", [], ["D1 D2 D3 E1 E2 E3"], 0),
        ("A1 A2 A3 B1 B2 B3", ["C1", "C2", "C3"], ["E1 E2 E3"], 4),
    ],
)
def test_ley_lines_are_worth_points_for_columns(rooms: str, rows: list[str], pastures: list[str], points: int) -> None:
    mine = farm(rooms=rooms, fields=rows, pastures=pastures, played=["ley-lines"])
    assert bonus(scenario(mine)) == points


def test_ley_lines_that_are_drawn_lie_in_front_of_their_owner() -> None:
    game = drawing("ley-lines", farm())
    assert (played(game), goods(game), view(game).beside) == (["ley-lines"], {"stone": 1}, [])


def evening(**marks: int) -> Game:
    """All people have been placed, and Strange Alien Energy lies in front of the first player."""
    mine = farm(played=["strange-alien-energy"], marks={name.replace("_", "-"): left for name, left in marks.items()})
    return scenario(mine, farm(), phase=RETURNING_HOME, round_number=2, occupied={"forest": 1}, goods={"clay-pit": 3})


def test_strange_alien_energy_acts_where_no_person_stands() -> None:
    game = evening()
    assert {"place clay-pit", "place day-laborer"} < texts(game)
    assert "place forest" not in texts(game)
    play(game, "place clay-pit")
    assert (goods(game), left_on(game, "strange-alien-energy")) == ({"clay": 3}, 2)


def test_strange_alien_energy_is_used_once_in_a_round_and_three_times_in_all() -> None:
    game = evening()
    play(game, "place day-laborer")
    assert view(game).round == 3
    assert view(evening(strange_alien_energy=3)).round == 3


def test_strange_alien_energy_may_be_kept_and_costs_points() -> None:
    game = evening()
    play(game, "done")
    assert (left_on(game, "strange-alien-energy"), lines(game)["improvements"]) == (3, -3)


def marked(space: str, mine: Player | None = None, **options: Any) -> Game:
    """The Returning Home Phase of a round; the marker of the first player's Alien Farmhand lies on this space."""
    mine = mine or farm(played=["alien-farmhand"])
    mine.set_mark(CARD_NAMES.index("alien-farmhand"), SPACE_NAMES.index(space) + 1)
    return scenario(mine, farm(), phase=RETURNING_HOME, **options)


def test_alien_farmhand_puts_a_marker_where_building_resources_or_animals_accumulate() -> None:
    game = drawing("alien-farmhand", farm())
    assert {text.removeprefix("place ") for text in texts(game)} == {
        *("forest", "clay-pit", "reed-bank", "sheep-market", "western-quarry"),
    }
    play(game, "place sheep-market")
    assert actions(game)["sheep-market"].markers == [0]
    assert actions(game)["forest"].markers == []


def test_alien_farmhand_takes_a_good_from_a_space_that_was_not_used() -> None:
    game = marked("forest", round_number=2, goods={"forest": 6})
    assert (goods(game), lying(game)["forest"]) == ({"wood": 1}, 5 + 3)


def test_alien_farmhand_stays_away_from_a_space_that_was_used() -> None:
    for occupied in ({"forest": 0}, {"forest": 1}):
        game = marked("forest", round_number=2, goods={"forest": 3}, occupied=occupied)
        assert goods(game) == {}


def test_alien_farmhand_takes_nothing_where_nothing_lies() -> None:
    assert goods(marked("forest", round_number=2, goods={"forest": 0})) == {}


def test_alien_farmhand_takes_an_animal_for_which_there_is_room() -> None:
    mine = farm(pastures=["E1"], played=["alien-farmhand"])
    game = marked("sheep-market", mine, round_number=5, goods={"sheep-market": 2})
    assert (goods(game), lying(game)["sheep-market"]) == ({"sheep": 1}, 1 + 1)


def test_alien_farmhand_takes_its_good_where_strange_alien_energy_has_acted() -> None:
    mine = farm(played=["strange-alien-energy", "alien-farmhand"])
    game = marked("forest", mine, round_number=2, goods={"forest": 6})
    if_asked(game, "card alien-farmhand", "place forest")
    assert goods(game) == {"wood": 6}
    assert lying(game)["forest"] == 3


# Candy Trail


def trail(points: int, *spaces: str, others: tuple[Player, ...] = ()) -> Game:
    """The first player has drawn the Candy Trail for so many points, and put its markers on these action spaces."""
    game = drawing("candy-trail", farm(), *(others or (farm(),)))
    play(game, f"choose {points - 1}", *(f"place {space}" for space in spaces))
    return game


def marked_spaces(game: Game) -> set[str]:
    """The action spaces with a marker of the first player."""
    return {name for name, action in actions(game).items() if 0 in action.markers}


def test_candy_trail_is_worth_two_to_six_points_for_two_markers_each() -> None:
    game = drawing("candy-trail", farm())
    assert texts(game) == {f"choose {way}" for way in range(1, 6)}
    play(game, "choose 1", "place forest", "place fishing", "place clay-pit", "place lessons")
    assert marked_spaces(game) == {"forest", "fishing", "clay-pit", "lessons"}
    assert (game.to_act, bonus(game), bonus(game, 1)) == ([1], 2 - 4, 0)


def test_candy_trail_puts_each_marker_on_another_action_space_in_play() -> None:
    game = trail(6, "forest")
    assert "place forest" not in texts(game)
    assert {"place fishing", f"place {QUARRY}"} <= texts(game)
    assert "place urgent-wish-for-children" not in texts(game)
    for _ in range(11):
        play(game, sorted(texts(game))[0])
    assert (len(marked_spaces(game)), bonus(game)) == (12, 6 - 12)


def test_markers_of_the_candy_trail_may_lie_on_action_spaces_with_people() -> None:
    mine = farm()
    game = use(QUARRY, mine, farm(), goods={QUARRY: 1}, deck_x=["candy-trail"], occupied={"forest": 1})
    play(game, "choose 1", "place forest", f"place {QUARRY}", "place fishing", "place lessons")
    assert {"forest", QUARRY} <= marked_spaces(game)


def test_a_person_of_the_family_takes_a_marker_of_the_candy_trail() -> None:
    game = trail(2, "forest", "fishing", "clay-pit", "lessons")
    play(game, "place fishing")
    assert "fishing" in marked_spaces(game)
    play(game, "place forest")
    assert (marked_spaces(game), bonus(game)) == ({"fishing", "clay-pit", "lessons"}, 2 - 3)


def test_a_person_of_the_supply_takes_no_marker_of_the_candy_trail() -> None:
    game = trail(2, "forest", "fishing", "clay-pit", "lessons")
    state = stand(game)
    state.seats[0].home, state.seats[0].helpers = 0, 1
    state.settle(0)
    play(game, "place day-laborer")
    assert game.to_act == [0]
    play(game, "place forest")
    assert "forest" in marked_spaces(game)


def test_the_space_on_which_the_candy_trail_is_drawn_keeps_its_marker_for_another_round() -> None:
    game = trail(2, QUARRY, "fishing", "clay-pit", "lessons")
    assert QUARRY in marked_spaces(game)


def test_markers_of_the_candy_trail_lie_beside_that_of_the_alien_farmhand() -> None:
    game = trail(2, "forest", "fishing", "clay-pit", "lessons")
    mine = stand(game).own(0)
    mine.played, mine.marks = [CARD_NAMES.index("alien-farmhand")], [SPACE_NAMES.index("forest") + 1]
    assert actions(game)["forest"].markers == [0]


# Furry Friends


def friends(markers: int, food: int, round_number: int = 7, grain: int = 0) -> Game:
    """A harvest after which families have this much food left, and so many markers lie on Furry Friends."""
    mine = farm({"food": 4 + food, "grain": grain}, played=["furry-friends"], marks={"furry-friends": markers})
    return scenario(mine, farm({"food": 4}), phase=FIELD, round_number=round_number)


def test_furry_friends_are_two_at_first() -> None:
    assert left_on(drawing("furry-friends", farm()), "furry-friends") == 2


def test_furry_friends_breed_by_twos_and_eat() -> None:
    game = friends(5, food=9)
    assert texts(game) == {f"choose {kept + 1}" for kept in range(7 + 1)}
    play(game, "choose 8")
    assert (food(game), left_on(game, "furry-friends"), bonus(game)) == (2, 7, 7)


def test_furry_friends_without_food_are_lost_for_a_negative_point_each() -> None:
    game = friends(2, food=2)
    assert texts(game) == {"choose 1", "choose 2", "choose 3"}
    play(game, "choose 3")
    assert (food(game), left_on(game, "furry-friends"), bonus(game)) == (0, 2, 2 - 1)


def test_furry_friends_need_not_be_fed() -> None:
    game = friends(2, food=3)
    play(game, "choose 1")
    assert (food(game), left_on(game, "furry-friends"), bonus(game)) == (3, 0, -3)


def test_furry_friends_may_be_fed_with_grain_that_is_turned_into_food() -> None:
    game = friends(2, food=0, grain=1)
    assert "choose 2" not in texts(game)
    play(game, *any_time(game), "choose 2")
    assert (goods(game), left_on(game, "furry-friends"), bonus(game)) == ({}, 1, 1 - 2)


def test_the_x_file_saves_a_wood_for_the_first_room_of_an_action() -> None:
    mine = farm({"wood": 9, "reed": 4}, played=["the-x-file"])
    game = use("farm-expansion", mine)
    play(game, "room a1", "room b1")
    assert goods(game) == {}


def test_the_x_file_saves_a_wood_for_stables_as_well() -> None:
    mine = farm({"wood": 8, "reed": 2}, played=["the-x-file"])
    game = use("farm-expansion", mine)
    play(game, "room a1", "stable b1")
    assert goods(game) == {"wood": 3}
    play(game, "stable b2")
    assert goods(game) == {"wood": 1}


def test_the_x_file_saves_a_wood_for_fences() -> None:
    mine = farm({"wood": 3}, played=["the-x-file"])
    game = use("fencing", mine)
    play(game, "fence e1")
    assert goods(game) == {}


def test_the_x_file_saves_no_clay() -> None:
    mine = farm({"clay": 5, "reed": 2}, house="clay", played=["the-x-file"])
    game = use("farm-expansion", mine)
    play(game, "room a1")
    assert goods(game) == {}


# Incidents


def ending(*points: int, there: bool = True) -> list[int]:
    """The winners with so many points each."""
    game = scenario(*(farm() for _ in points), round_number=14, deck_x=["space-diner-at-the-end-of-the-galaxy"])
    if there:
        game = beside("space-diner-at-the-end-of-the-galaxy", *(farm() for _ in points), round_number=14)
    state = stand(game)
    for seat, number in enumerate(points):
        state.seats[seat].bonus = number - int(sum(lines(game, seat).values()))
        assert sum(lines(game, seat).values()) == number
    return list(game.title.winners(state))


@pytest.mark.parametrize(
    ("points", "winners"), [((42, 50), [0]), ((41, 50), [1]), ((43, 42, 60), [1]), ((42, 42, 60), [0, 1])]
)
def test_at_the_space_diner_a_player_with_just_42_points_wins(points: tuple[int, ...], winners: list[int]) -> None:
    assert ending(*points) == winners


def test_without_the_space_diner_the_most_points_win() -> None:
    assert ending(42, 50, there=False) == [1]


def test_the_space_diner_lies_beside_the_board_once_it_is_drawn() -> None:
    game = drawing("space-diner-at-the-end-of-the-galaxy", farm())
    assert (view(game).beside, played(game)) == (["space-diner-at-the-end-of-the-galaxy"], [])


def test_earth_girls_come_without_room() -> None:
    game = drawing("earth-girls-are-easy", farm())
    assert (stand(game).seats[0].people, stand(game).seats[0].newborns) == (3, 1)
    assert actions(game)[QUARRY].seats == [0]
    assert (view(game).beside, played(game)) == ([], [])


def test_earth_girls_need_a_person_in_the_supply() -> None:
    game = drawing("earth-girls-are-easy", farm(people=5))
    assert stand(game).seats[0].people == 5


def test_alien_abduction_brings_animals_and_takes_the_person() -> None:
    game = drawing("alien-abduction", farm(pastures=["D1 D2", "E1 E2"]))
    assert goods(game) == {"stone": 1, "sheep": 1, "boar": 1, "cattle": 1}
    assert stand(game).seats[0].people == 1
    assert (actions(game)[QUARRY].seats, actions(game)[QUARRY].closed) == ([], True)
    assert QUARRY not in spaces(game)


def test_alien_abduction_lets_the_family_grow_again() -> None:
    mine = stand(drawing("alien-abduction", farm(people=5, pastures=["D1 D2", "E1 E2"]))).seats[0]
    assert (mine.people, mine.supply()) == (4, 1)


# Occupations


def test_rebel_keeps_the_person_to_the_end_of_the_game() -> None:
    game = drawing("rebel", farm(people=3, rooms="A1 A2 A3"))
    mine = stand(game).seats[0]
    assert (mine.people, mine.bound, lines(game)["improvements"], lines(game)["people"]) == (3, 1, 5, 9)
    assert played(game) == ["rebel"]


def test_rebel_leaves_one_person_fewer_to_be_placed() -> None:
    mine = farm(people=3, rooms="A1 A2 A3", played=["rebel"])
    mine.bound = 1
    game = scenario(mine, farm(), phase=PREPARATION, round_number=5)
    assert stand(game).seats[0].home == 2


def test_rebel_has_to_be_fed() -> None:
    mine = farm(people=3)
    mine.bound = 1
    assert mine.food_due(solo=False) == 6


def test_what_is_drawn_counts_as_played() -> None:
    before = farm()
    lines_drawn, rebel_drawn = (stand(drawing(card, farm())).seats[0] for card in ("ley-lines", "rebel"))
    assert lines_drawn.minor_count() == before.minor_count() + 1
    assert rebel_drawn.occupation_count() == before.occupation_count() + 1
