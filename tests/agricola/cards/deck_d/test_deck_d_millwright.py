"""The Millwright of deck D, who pays with grain instead of building resources."""

from __future__ import annotations

from agricola.cards.paying import payments
from agricola.cards.positions import learning
from agricola.scenario import farm, goods, me, pastures, play, rooms, spaces, stables, texts, use
from allmende.core import Game


def building(space: str, goods: dict[str, int], house: str = "wood", *others: str) -> Game:
    """A person has been placed on an action space with the Millwright in play."""
    return use(space, farm(goods, house=house, played=["millwright", *others]))


def test_millwright_brings_a_grain() -> None:
    assert goods(learning("millwright", farm())) == {"grain": 1}


def test_millwright_replaces_two_building_resources_of_a_room_by_grain() -> None:
    game = building("farm-expansion", {"wood": 4, "reed": 1, "grain": 3})
    play(game, "room a1")
    assert (goods(game), rooms(game)) == ({"grain": 1}, {"A1", "A2", "A3"})


def test_millwright_offers_each_way_to_replace_them() -> None:
    game = building("farm-expansion", {"wood": 5, "reed": 2, "grain": 2})
    play(game, "room a1")
    assert payments(game) == [
        {"wood": 5, "reed": 2},
        {"wood": 4, "reed": 2, "grain": 1},
        {"wood": 5, "reed": 1, "grain": 1},
        {"wood": 3, "reed": 2, "grain": 2},
        {"wood": 4, "reed": 1, "grain": 2},
        {"wood": 5, "grain": 2},
    ]


def test_millwright_replaces_no_more_than_two_in_an_action() -> None:
    mine = farm({"wood": 2, "reed": 1, "grain": 9}, stables="B1 B2 C1 C2", played=["millwright"])
    assert "farm-expansion" not in spaces(use("forest", farm(), mine))
    game = building("farm-expansion", {"wood": 8, "reed": 4, "grain": 4})
    play(game, "room a1")
    play(game, f"choose {1 + payments(game).index({'wood': 3, 'reed': 2, 'grain': 2})}")
    play(game, "room b1")  # its cost alone is left
    assert goods(game) == {"grain": 2}


def test_millwright_may_divide_the_two_among_rooms_of_an_action() -> None:
    game = building("farm-expansion", {"wood": 9, "reed": 3, "grain": 4})
    play(game, "room a1")
    play(game, f"choose {1 + payments(game).index({'wood': 4, 'reed': 2, 'grain': 1})}")
    play(game, "room b1")
    assert goods(game) == {"grain": 2}


def test_millwright_replaces_two_for_rooms_and_two_more_for_stables() -> None:
    game = building("farm-expansion", {"wood": 3, "reed": 2, "grain": 4})
    play(game, "room a1")
    play(game, "stable c1")
    assert (goods(game), stables(game)) == ({}, {"C1"})


def test_millwright_builds_stables_and_fences_with_grain() -> None:
    game = building("farm-expansion", {"wood": 2, "grain": 3})
    play(game, "stable c1")
    play(game, f"choose {1 + payments(game).index({'wood': 1, 'grain': 1})}", "stable c2")
    assert (goods(game), stables(game)) == ({"grain": 1}, {"C1", "C2"})
    game = building("fencing", {"wood": 2, "grain": 3})
    play(game, "fence e1")
    assert (goods(game), pastures(game)) == ({"grain": 1}, {"E1"})


def test_millwright_replaces_two_fences_of_an_action() -> None:
    game = building("fencing", {"wood": 5, "grain": 4})
    play(game, "fence e1")
    assert payments(game) == [{"wood": 4}, {"wood": 3, "grain": 1}, {"wood": 2, "grain": 2}]
    play(game, "choose 3")
    assert "fence d1" in texts(game)
    assert "fence d1 d2" not in texts(game)
    play(game, "fence d1")
    assert goods(game) == {"grain": 2}


def test_millwright_renovates_with_grain() -> None:
    game = building("house-redevelopment", {"clay": 1, "grain": 2})
    assert (me(game).house, goods(game)) == ("clay", {})
    game = building("house-redevelopment", {"clay": 2, "reed": 1, "grain": 1})
    assert payments(game) == [{"clay": 2, "reed": 1}, {"clay": 1, "reed": 1, "grain": 1}, {"clay": 2, "grain": 1}]


def test_millwright_pays_the_clay_of_the_feed_fence_and_of_rammed_clay() -> None:
    game = building("farm-expansion", {"grain": 1}, "wood", "feed-fence")
    play(game, "stable c1")
    assert (stables(game), goods(game)) == ({"C1"}, {"food": 1})
    game = building("fencing", {"clay": 2, "grain": 2}, "wood", "rammed-clay")
    play(game, "fence e1")
    assert goods(game) == {}


def test_millwright_and_carpenters_hammer_together_replace_two() -> None:
    game = building("farm-expansion", {"wood": 6, "reed": 2, "grain": 4}, "wood", "carpenters-hammer")
    play(game, "room a1")
    assert all(way.get("grain", 0) <= 2 for way in payments(game))
