"""Statistics of cards from a server's own games: which games count, when, and what the page is told."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from unittest.mock import AsyncMock

import pytest

from allmende.bots import card_tallies
from allmende.server.errors import ThinkingError
from allmende.server.results import card_statistics
from allmende.server.results.card_statistics import SETTLED
from allmende.server.store.protocol import Store
from server.house import Clock, House, Json, RandomThinker, house


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games are enough to say something."""
    monkeypatch.setattr(card_tallies, "FEWEST", 2)


@pytest.fixture
def server(make: Callable[[], Store], clock: Clock) -> Iterator[House]:
    """A server on a store of either kind."""
    with house(make(), clock=clock, by_hand=True) as one:
        yield one


def play(server: House, *kinds: str, cards: str = "on") -> None:
    """Play a game of Hallertau to its end, always by the last moves; every game has the same deal."""
    server.new(*kinds, cards=cards)
    while not (state := server.state())["view"]["over"]:
        if not state["decisions"]:
            server.settle()  # a bot moves
            continue
        decision = state["decisions"][0]
        body = {"version": state["version"], "seat": decision["seat"], "move": decision["moves"][-1]["text"]}
        server.ask("POST", "moves", body)


def found(server: House, title: str = "hallertau") -> list[Json]:
    told = server.ask("GET", f"/api/titles/{title}/card-statistics", key="")
    assert isinstance(told, list)
    return told


def test_games_are_counted_a_day_after_their_end(server: House) -> None:
    play(server, "here", "here")
    play(server, "here", "here")
    server.pass_by(SETTLED - 60)
    assert found(server) == []
    server.pass_by(60)
    (told,) = found(server)
    assert told["until"] == "2001-09-09"
    played = told["played"]
    assert (played["players"], played["games"], played["hands"]) == (2, 2, 4)
    # The same deal twice, and the same moves: each card of the first hands was in two games.
    dealt = {name: card for name, card in played["cards"].items() if card["dealt"]}
    assert len(dealt) == 10
    for card in dealt.values():
        assert (card["dealt"], card["games"]) == (2, 2)
        assert card["points"]["having"]["value"] + card["points"]["lacking"]["value"] == sum(
            player["points"] for player in server.state()["view"]["players"]
        )


def test_a_game_is_counted_once_and_later_ones_are_added(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_statistics, "AT_ONCE", 1)
    for games in (1, 2, 3):
        play(server, "here")
        server.pass_by(SETTLED)
        server.pass_by(SETTLED)
        assert [each["played"]["games"] for each in found(server)] == [games] * (games > 1)


def test_hands_of_bots_and_games_without_hand_cards_do_not_count(server: House) -> None:
    for _ in range(2):
        play(server, "here", "here", cards="off")
        play(server, "here", "bot:random")
    server.pass_by(SETTLED)
    (told,) = found(server)
    played = told["played"]
    assert (played["games"], played["hands"]) == (2, 2)
    # Without another hand of a person there is nothing to compare with.
    assert all(card["points"] is None for card in played["cards"].values())


def test_solo_games_are_told_apart_and_bring_points_alone(server: House) -> None:
    for kinds in (["here"], ["here", "here"]):
        for _ in range(2):
            play(server, *kinds)
    server.pass_by(SETTLED)
    alone, two = found(server)
    assert (alone["played"]["players"], two["played"]["players"]) == (1, 2)
    assert all(card["wins"] is None for card in alone["played"]["cards"].values())
    assert any(card["wins"] for card in two["played"]["cards"].values())


def test_a_title_without_hand_cards_has_no_statistics(server: House) -> None:
    assert found(server, "arle") == []
    assert server.refusal("GET", "/api/titles/chess/card-statistics", status=404) == "error-unknown-title"


def test_games_of_which_all_workers_die_do_not_hold_up_later_ones(make: Callable[[], Store], clock: Clock) -> None:
    thinker = RandomThinker()
    with house(make(), thinker, clock=clock, by_hand=True) as server:
        count, thinker.tally_cards = thinker.tally_cards, AsyncMock(side_effect=ThinkingError)  # type: ignore[method-assign]
        play(server, "here")
        server.pass_by(SETTLED)
        thinker.tally_cards = count  # type: ignore[method-assign]
        for _ in range(2):
            play(server, "here")
        server.pass_by(SETTLED)
        assert found(server)[0]["played"]["games"] == 2


def test_tallies_that_cannot_be_read_begin_anew(
    make: Callable[[], Store], clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    store = make()
    with house(store, clock=clock, by_hand=True) as server:
        for _ in range(2):
            play(server, "here")
        server.pass_by(SETTLED)
        before = found(server)
        assert server.client.portal is not None
        server.client.portal.call(store.set_mark, "card-tallies hallertau", "[")
        with caplog.at_level(logging.WARNING):
            server.settle()
        assert found(server) == before
        assert "begin anew" in caplog.text
