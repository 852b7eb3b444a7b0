"""Looking back on finished games: for whoever may see them, beside one's own last games and those of levels."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from allmende.core.retrospect import look_back
from allmende.server.results.retrospects import LAST
from allmende.server.store.protocol import Store
from allmende.titles import replay
from server.house import PLAIN, Clock, House, Json, a_game, house
from server.test_offers import somebody
from server.test_results import begun, conceded, finished


@pytest.fixture
def server(make: Callable[[], Store], clock: Clock) -> Iterator[House]:
    """A server on a store of either kind."""
    with house(make(), clock=clock, by_hand=True) as one:
        yield one


def over(server: House, cards: str = "off") -> House:
    """A table with a finished game of two."""
    record = str(a_game(cards=cards).record)
    return server.sit(server.client.post("/api/tables/from-record", content=record, headers=PLAIN).json())


def before(one: House, table: str) -> list[Json]:
    games: list[Json] = one.ask("GET", f"/api/me/tables/{table}/before", key="")["games"]
    return games


def test_a_finished_game_tells_how_it_went(server: House) -> None:
    told = over(server).ask("GET", "retrospect")
    game = a_game()
    retrospect = look_back(game)
    assert told["retrospect"]["ends"] == retrospect.ends
    assert [[sum(points) for points in zip(*sheet, strict=True)] for sheet in _by_seat(told)] == retrospect.totals
    assert [sum(account["points"] for account in seat) for seat in told["retrospect"]["accounts"]] == game.scores


def _by_seat(told: Json) -> list[list[list[float]]]:
    """For each seat the courses of all categories."""
    courses = [course["values"] for course in told["retrospect"]["points"]]
    return [[course[seat] for course in courses] for seat in range(2)]


def test_rounds_ended_at_versions_of_the_table(server: House) -> None:
    told = over(server).ask("GET", "retrospect")
    versions = told["versions"]
    assert versions == sorted(versions)
    ends = dict(zip(versions, told["retrospect"]["ends"], strict=True))
    history = [past["version"] for past in server.state()["history"]]
    assert [history.index(version) for version in ends] == [*ends.values()]
    # Looking back there, one sees the round that has just begun.
    assert [server.state(at=version)["view"]["round"] for version in versions[:-1]] == [1, 2, 3, 4, 5, 6]


def test_who_has_the_link_of_a_finished_game_may_look_back_on_it_and_nobody_while_it_goes_on(server: House) -> None:
    over(server, cards="on")
    assert server.ask("GET", "retrospect", key="") == server.ask("GET", "retrospect")
    server.new("here", "here")
    assert server.refusal("GET", "retrospect", status=409) == "error-not-over"


def test_typical_games_are_of_as_many_players(server: House) -> None:
    found = over(server).ask("GET", "retrospect")["typical"]
    assert [typical["level"] for typical in found][:2] == ["villager", "farmer"]
    for typical in found:
        assert len(typical["course"]) == 7
        assert "cards" not in typical["points"]


def test_last_games_are_those_before_of_the_same_title_and_number_of_players(server: House, clock: Clock) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    tables = []
    for number in range(3):
        clock.now += 60
        tables.append(begun(ann, bob))
        conceded(bob, 1)
        ann.settled(lambda count=number + 1: [game for game in [finished(ann)] if len(game) == count])
    first, second, third = tables
    assert before(ann, first) == []
    assert [game["table"] for game in before(ann, second)] == [first]
    (latest, earlier) = before(ann, third)
    assert (latest["table"], earlier["table"]) == (second, first)
    assert (latest["won"], latest["score"]) == (True, -19)
    assert [game["won"] for game in before(bob, third)] == [False, False]
    assert latest["ended"] - earlier["ended"] == 60


def test_nobody_is_told_of_games_of_others(server: House) -> None:
    ann, bob, cid = (somebody(server, name) for name in ("Ann", "Bob", "Cid"))
    begun(ann, bob)
    conceded(bob, 1)
    ann.settled(lambda: finished(ann))
    next_one = begun(ann, bob)
    assert len(before(ann, next_one)) == len(before(bob, next_one)) == 1
    assert before(cid, next_one) == before(server, next_one) == []


def test_a_game_of_another_number_of_players_is_no_comparison(server: House) -> None:
    ann = somebody(server, "Ann")
    record = str(a_game(players=1).record)
    made = ann.client.post("/api/tables/from-record", content=record, headers=PLAIN).json()
    ann.settled(lambda: finished(ann))
    two = str(a_game(players=2).record)
    other = ann.client.post("/api/tables/from-record", content=two, headers=PLAIN).json()
    assert before(ann, other["table"]) == []
    again = ann.client.post("/api/tables/from-record", content=record, headers=PLAIN).json()
    assert [game["table"] for game in before(ann, again["table"])] == [made["table"]]
    assert replay(record).is_over
    assert LAST == 10
