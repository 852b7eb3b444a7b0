"""The cards of deck X, which lies in the box to be used at will."""

from __future__ import annotations

import pytest

from agricola.cards.deck_x.positions import QUARRY, beside, drawing, using
from agricola.cards.positions import bonus, if_asked
from agricola.scenario import (
    actions,
    farm,
    fields,
    food,
    goods,
    left_on,
    lines,
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
from allmende.agricola.rules.phases import PREPARATION, RETURNING_HOME
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
