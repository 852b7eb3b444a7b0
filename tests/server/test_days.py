"""The day's game on a server: one try that counts, practice, ranking, bots, streaks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from allmende.core import Message
from allmende.days import game_of
from allmende.server.days.tries import Tries
from allmende.server.store.protocol import Store, StoreError
from allmende.server.store.sqlite import SqliteStore
from allmende.server.tables.registry import Tables
from server.house import Clock, House, Json, house
from server.laid_out import lay_out
from server.test_offers import somebody
from server.test_people import another

DAY = 24 * 60 * 60
TODAY = "2001-09-09"
"""The day on which the clock of tests stands."""


@pytest.fixture
def server(make: Callable[[], Store], clock: Clock) -> Iterator[House]:
    """A server on a store of either kind, where Ann is known."""
    with house(make(), clock=clock, by_hand=True) as one:
        one.ask("POST", "/api/me", {"name": "Ann", "colour": "moor"})
        yield one


def begun(server: House, title: str = "arle", day: str = TODAY, practice: bool = False) -> None:
    """Sit down at a day's game."""
    made = server.ask("POST", f"/api/days/{title}/{day}", {"name": "Ann", "practice": practice})
    server.table, server.key = made["table"], made["key"] or server.key


def finished(server: House) -> float:
    """Play to the end by first moves, and give the score."""
    while not (state := server.state())["view"]["over"]:
        (decision,) = state["decisions"]
        body = {"version": state["version"], "seat": 0, "move": decision["moves"][-1]["text"]}
        server.ask("POST", "moves", body)
    server.settle()
    points = state["view"]["players"][0]["points"]
    assert isinstance(points, (int, float))
    return points


def page(server: House, title: str = "arle", day: str = "today") -> Json:
    return server.ask("GET", f"/api/days/{title}/{day}")


def test_everybody_has_the_deal_of_the_day_and_it_is_that_of_the_terminal(server: House) -> None:
    begun(server, "agricola")
    own = server.ask("GET", "")
    other = somebody(server, "Bob")
    begun(other, "agricola")
    assert other.table != server.table
    assert other.state()["view"] | {"players": []} == own["view"] | {"players": []}
    assert own["options"] == game_of("agricola", date.fromisoformat(TODAY)).options


def test_a_person_has_one_try_to_which_each_later_request_leads(server: House) -> None:
    begun(server)
    table = server.table
    begun(server)
    assert server.table == table
    server.key = ""  # the browser is known
    assert server.state()["mine"] == [0]
    assert (server.state()["day"], server.state()["practice"]) == (TODAY, False)


def test_a_try_is_played_unaided(server: House) -> None:
    begun(server)
    version = server.state()["version"]
    assert server.refusal("GET", f"hint?seat=0&version={version}", status=403) == "error-day-hint"
    assert server.refusal("GET", "report", status=403) == "error-day-report"
    assert server.refusal("GET", "record", status=403) == "error-record-hidden"
    assert server.refusal("POST", "seats/0", {"bot": "farmer"}, status=422) == "error-day-bot"
    assert server.refusal("POST", "study", {"version": version}, status=403) == "error-study-unaided"
    assert not server.state()["coached"]
    server.move()
    server.undo(0)  # as in a rated game, while nothing has come to light


def test_practice_comes_after_the_try_and_has_all_help(server: House) -> None:
    assert server.refusal("POST", f"/api/days/arle/{TODAY}", practising(), status=422) == "error-day-first"
    begun(server)
    assert server.refusal("POST", f"/api/days/arle/{TODAY}", practising(), status=422) == "error-day-first"
    score, tried = finished(server), server.table
    assert server.refusal("POST", "undo", last(server), status=422) == "error-day-over"
    begun(server, practice=True)
    assert server.table != tried
    assert server.state()["practice"]
    assert server.state()["coached"]
    finished(server)
    mine = page(server)["mine"]
    assert (mine["table"], mine["score"]) == (tried, score)
    assert [game["table"] for game in server.ask("GET", "/api/finished?mine")["games"]] == [tried]


def practising() -> Json:
    return {"name": "Ann", "practice": True}


def last(server: House) -> Json:
    return {"version": server.state()["version"], "seat": 0}


def test_days_gone_by_can_only_be_practised_and_days_to_come_not_at_all(server: House) -> None:
    assert server.refusal("POST", "/api/days/arle/2001-09-08", {"name": "Ann"}, status=422) == "error-day-past"
    begun(server, day="2001-09-08", practice=True)
    for word in ("2001-09-10", "2001-9-8", "20010908", "tomorrow", "2001-02-30"):
        assert server.refusal("GET", f"/api/days/arle/{word}", status=404) == "error-day"


def test_people_and_levels_are_ranked_and_only_public_names_are_told(server: House) -> None:
    begun(server)
    score = finished(server)
    other = somebody(server, "Bob")
    begun(other)
    theirs = finished(other)
    found = page(server)
    assert found["awaited"] == []
    assert {one["bot"] for one in found["ranking"]} == {"", "novice", "villager", "farmer", "master"}
    assert [one["place"] for one in found["ranking"]] == sorted(one["place"] for one in found["ranking"])
    assert [one["score"] for one in found["ranking"]] == sorted(one["score"] for one in found["ranking"])[::-1]
    people = [(one["score"], one["name"], one["mine"]) for one in found["ranking"] if not one["bot"]]
    assert sorted(people) == sorted([(score, "Ann", True), (theirs, "", False)])
    other.ask("POST", "/api/me/page", {"public": True})
    assert "Bob" in {one["name"] for one in page(server)["ranking"]}
    (today,) = (game for game in server.ask("GET", "/api/days")["games"] if game["title"] == "arle")
    assert (today["people"], today["best"]) == (2, max(score, theirs))
    assert today["mine"]["place"] == found["mine"]["place"]


def test_a_try_that_is_given_up_is_used_and_has_no_place(server: House) -> None:
    begun(server)
    server.ask("POST", "end", {"seat": 0, "wish": "end"})
    server.settle()
    found = page(server)
    assert found["mine"]["over"]
    assert (found["mine"]["ended"], found["mine"]["place"]) == (True, None)
    assert (found["streak"], found["history"]) == (0, [])
    assert [one for one in found["ranking"] if not one["bot"]] == []
    table = server.table
    begun(server)
    assert server.table == table


def test_bots_play_only_what_a_person_has_begun(server: House) -> None:
    server.settle()
    assert page(server)["ranking"] == []
    assert page(server)["awaited"] == []
    begun(server)
    assert page(server)["awaited"] == ["novice", "villager", "farmer", "master"]
    server.settle()
    assert page(server)["awaited"] == []
    assert len(page(server)["ranking"]) == 4
    assert page(server)["playing"] == 1


def test_a_streak_and_a_history_grow_by_the_day(server: House) -> None:
    scores = []
    for _ in range(2):
        begun(server, day=page(server)["today"])
        scores.append(finished(server))
        server.pass_by(DAY)
    found = page(server)
    assert (found["streak"], found["longest"]) == (2, 2)
    assert [(day["day"], day["score"]) for day in found["history"]] == [
        ("2001-09-09", scores[0]),
        ("2001-09-10", scores[1]),
    ]
    assert found["history"][0]["among"] == 5
    assert set(found["history"][0]["bots"]) == {"novice", "villager", "farmer", "master"}
    assert [day["day"] for day in found["days"]][:3] == ["2001-09-10", "2001-09-09", "2001-09-08"]
    server.pass_by(DAY)
    assert (page(server)["streak"], page(server)["longest"]) == (0, 2)


def test_a_person_who_is_forgotten_leaves_a_score_without_a_name(server: House) -> None:
    begun(server)
    score = finished(server)
    server.ask("POST", "/api/me/forget", {"name": "Somebody"})
    stranger = another(server)
    people = [one for one in page(stranger)["ranking"] if not one["bot"]]
    assert [(one["score"], one["name"], one["mine"]) for one in people] == [(score, "", False)]


def test_who_has_played_on_two_devices_keeps_the_own_try(server: House) -> None:
    begun(server)
    phone = somebody(server, "Ann on the phone")
    begun(phone)
    secret = server.ask("POST", "/api/me/passes")["secret"]
    phone.ask("POST", "/api/me/passes/use", {"secret": secret})
    assert page(phone)["mine"]["table"] == server.table


def test_a_try_outlives_the_server(tmp_path: Path, clock: Clock) -> None:
    file = lay_out(tmp_path / "tables.sqlite")
    with house(SqliteStore(file), clock=clock) as one:
        one.ask("POST", "/api/me", {"name": "Ann", "colour": "moor"})
        cookies = dict(one.client.cookies)
        begun(one)
        one.move()
        table, version = one.table, one.state()["version"]
    with house(SqliteStore(file), clock=clock) as again:
        again.client.cookies.update(cookies)
        begun(again)
        assert (again.table, again.state()["version"]) == (table, version)


def test_a_try_whose_table_could_not_be_set_up_can_be_played_all_the_same(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as failing:
        failing.setattr(Tables, "set_up", AsyncMock(side_effect=StoreError("the disk is full", Message("error-store"))))
        assert server.refusal("POST", f"/api/days/arle/{TODAY}", {"name": "Ann"}, status=503) == "error-store"
    claimed = page(server)["mine"]["table"]
    begun(server)
    assert server.table == claimed
    assert server.state()["mine"] == [0]


def test_a_deal_that_was_begun_stays_even_if_the_server_is_given_a_secret(make: Callable[[], Store]) -> None:
    async def deals() -> list[str]:
        store = make()
        await store.open()
        day, open_, secret = date.fromisoformat(TODAY), Tries(store), Tries(store, "a word")
        found = [await tries.game(day, "agricola") for tries in (open_, secret)]
        _, begun = await open_.claim(day, "agricola", "ann")
        found += [begun, await secret.game(day, "agricola")]
        await store.close()
        return [str(game.record) for game in found]

    before, hidden, kept, later = asyncio.run(deals())
    assert hidden != before
    assert before == kept == later
