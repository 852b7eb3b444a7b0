"""Games on the same deal: which are found, for whom, and two of them side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from allmende.core import Game
from allmende.server.store.protocol import Store
from allmende.titles import replay
from server.house import PLAIN, Clock, House, Json, a_game, house
from server.test_days import begun, finished
from server.test_offers import somebody
from server.test_results import page_of


@pytest.fixture
def server(make: Callable[[], Store], clock: Clock) -> Iterator[House]:
    """A server on a store of either kind, where Ann is known."""
    with house(make(), clock=clock, by_hand=True) as one:
        one.ask("POST", "/api/me", {"name": "Ann"})
        yield one


def again(game: Game, since: int, seed: int) -> Game:
    """The game played to its end by other moves from a version on."""
    twin, rng = game.at(since), Random(seed)
    while not twin.is_over:
        seat = rng.choice(twin.to_act)
        twin.play(rng.choice(twin.moves_of(seat).texts), seat)
    return twin


def kept(server: House, game: Game) -> str:
    """The table at which a game was loaded."""
    server.sit(server.client.post("/api/tables/from-record", content=str(game.record), headers=PLAIN).json())
    server.settle()
    return server.table


def twins(server: House, table: str) -> list[str]:
    """The tables of the games on the same deal."""
    told = server.ask("GET", f"/api/tables/{table}/twins", key="")
    assert isinstance(told, list)
    return [each["table"] for each in told]


def beside(server: House, table: str, other: str) -> Json:
    return server.ask("GET", f"/api/tables/{table}/twins/{other}", key="")


def test_ones_own_games_on_the_same_deal_are_found(server: House) -> None:
    game = a_game()
    one, other = kept(server, game), kept(server, again(game, 10, 1))
    kept(server, a_game(seed=4))
    assert twins(server, one) == [other]
    (told,) = server.ask("GET", f"/api/tables/{other}/twins", key="")
    assert (told["table"], told["scores"]) == (one, game.scores)
    assert len(told["names"]) == 2


def test_two_of_them_stand_side_by_side_from_where_they_part(server: House) -> None:
    game = a_game()
    twin = again(game, 10, 1)
    found = beside(server, kept(server, game), kept(server, twin))
    assert found["common"] >= 10
    moves = [replay(each.record).record.moves for each in (game, twin)]
    for line, whole, played in zip((found["one"], found["other"]), (game, twin), moves, strict=True):
        assert line["over"]
        assert [sum(each["points"] for each in sheet) for sheet in line["scores"]] == whole.scores
        assert [move["seat"] for move in line["moves"]] == [seat for seat, _ in played[found["common"] :]]


def test_only_finished_games_on_the_same_deal_are_compared(server: House) -> None:
    game = a_game()
    one, other, open_one = kept(server, game), kept(server, a_game(seed=4)), kept(server, game.at(20))
    assert server.refusal("GET", f"/api/tables/{one}/twins/{other}", status=422, key="") == "error-no-twins"
    for first, second in ((one, open_one), (open_one, one)):
        assert server.refusal("GET", f"/api/tables/{first}/twins/{second}", status=409, key="") == "error-not-over"
    assert server.refusal("GET", f"/api/tables/{open_one}/twins", status=409, key="") == "error-not-over"
    assert server.refusal("GET", f"/api/tables/{one}/twins/nowhere", status=404, key="") == "error-no-table"
    assert twins(server, one) == []


def test_the_games_of_others_are_found_if_their_pages_are_public_and_by_their_links_in_any_case(
    server: House,
) -> None:
    begun(server)
    finished(server)
    bob = somebody(server, "Bob")
    begun(bob)
    finished(bob)
    assert twins(bob, bob.table) == []
    assert beside(bob, bob.table, server.table)["one"]["over"]
    page_of(server)
    assert twins(bob, bob.table) == [server.table]
    assert twins(server, server.table) == []
