"""The Archway: an action space for all, whose person goes on before people return home."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from agricola.cards.positions import can
from agricola.scenario import farm, food, goods, me, play, scenario, spaces, stand, texts, view


def test_archway_is_an_action_space_for_all() -> None:
    game = scenario(farm(), farm(played=["archway"]))
    play(game, "place archway")
    assert (food(game), game.to_act) == (1, [1])
    assert "archway" not in spaces(game)


def test_archways_person_uses_an_unoccupied_action_space_before_people_return_home() -> None:
    game = scenario(farm(people=1), farm(played=["archway"]), occupied={"forest": 1})
    play(game, "place archway", "place clay-pit")
    assert (game.to_act, view(game).phase) == ([0], "returning-home")
    assert {"place reed-bank", "done"} <= texts(game)
    assert not {"place forest", "place clay-pit", "place archway"} & texts(game)
    play(game, "place reed-bank")
    assert goods(game) == {"food": 1, "reed": 1}
    assert (view(game).round, me(game).home) == (2, 1)


def test_archways_person_may_stay() -> None:
    game = scenario(farm(people=1, played=["archway"]), farm(people=1))
    play(game, "place archway", "place clay-pit", "done")
    assert (goods(game), view(game).round) == ({"food": 1}, 2)


def test_archway_does_nothing_without_a_person() -> None:
    game = scenario(farm(people=1, played=["archway"]), farm(people=1))
    play(game, "place forest", "place clay-pit")
    assert view(game).round == 2


def test_each_person_on_the_archway_may_go_on() -> None:
    mine = farm(people=1, played=["little-peasant"])
    game = scenario(mine, farm(people=1, played=["archway"]), first=1)
    play(game, "place archway", "place archway")
    assert game.to_act == [1]
    play(game, "place forest")
    assert game.to_act == [0]
    assert "place clay-pit" in texts(game)
    play(game, "done")
    assert (goods(game, 1), view(game).round) == ({"food": 1, "wood": 3}, 2)


@pytest.mark.parametrize(("played", "may"), [((), True), (("priest",), False)])
def test_archway_asks_for_no_occupations(played: Sequence[str], may: bool) -> None:
    assert can("archway", farm({"clay": 2}, played=played)) == may


def test_archways_person_joins_no_others_even_where_a_card_lets_one_be_placed_beside_them() -> None:
    mine = farm(people=1, played=["rock-beater", "archway"])
    game = scenario(mine, farm(people=1), farm(people=0), farm(people=0))
    play(game, "place archway", "place resource-market")
    assert game.to_act == [0]
    assert "place resource-market" not in texts(game)
    reasons = {each.target: each.reason.id for each in game.title.refusals(stand(game), 0)}
    assert reasons["space:resource-market"] == "reason-only-unoccupied"
