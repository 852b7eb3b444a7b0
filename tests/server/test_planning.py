"""Planned moves: made while others decide, seen by nobody else, and played when the turn comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from allmende.server.planning import planner
from allmende.server.planning.plan import MOST_MOVES, MOST_TURNS, MOST_WAYS
from allmende.server.store import Statement, Store
from server.house import House, Json, house

PATIENCE = 20
"""Seconds after which what did not happen does not."""
ASKED = {"hallertau": "prompt-turn", "arle": "prompt-work", "agricola": "prompt-place"}


@pytest.fixture
def at(make: Callable[[], Store]) -> Iterator[House]:
    """A running server with an empty store of either kind."""
    with house(make()) as one:
        yield one


def sit(at: House, title: str = "agricola", players: int = 2, options: dict[str, str] | None = None) -> House:
    """A table of so many by link."""
    people = [{"kind": "link", "name": name} for name in ("Ann", "Bob", "Cid", "Dot")[:players]]
    chosen = {"cards": "off"} if title == "agricola" and options is None else options or {}
    return at.sit(at.ask("POST", "/api/tables", {"title": title, "players": people, "options": chosen}))


def acting(at: House) -> int:
    """The seat whose turn it is."""
    seat = at.state()["view"]["to_act"][0]
    assert isinstance(seat, int)
    return seat


def foreseen(at: House, seat: int, *path: str) -> list[str]:
    """What a seat could decide after these moves."""
    query = "".join(f"&move={move}" for move in path)
    decision = at.ask("GET", f"foreseen?seat={seat}{query}", key=at.links[seat])["decision"]
    return [move["text"] for move in decision["moves"]] if decision else []


def plan(at: House, seat: int, *turns: list[list[str]], asked: str = "prompt-place", status: int = 200) -> Json:
    """Have a seat plan this."""
    wanted = {
        "seat": seat,
        "version": at.state(at.links[seat])["version"],
        "turns": [{"asked": asked, "ways": ways} for ways in turns],
    }
    return at.ask("POST", "plan", wanted, key=at.links[seat], status=status)


def planned(at: House, seat: int) -> Json:
    return at.ask("GET", f"plan?seat={seat}", key=at.links[seat])


def texts(told: Json) -> list[list[list[str]]]:
    """The moves of a plan, by turn and way."""
    return [[[move["text"] for move in way["moves"]] for way in turn["ways"]] for turn in told["turns"]]


def made(at: House) -> list[tuple[int, str]]:
    """All moves, by whom."""
    return [(past["seat"], past["move"]) for past in at.state()["history"][1:]]


def play(at: House, move: str) -> None:
    """Whoever's turn it is plays this."""
    seat = acting(at)
    at.move(move, seat, at.links[seat])


def settled(at: House, count: int) -> list[tuple[int, str]]:
    """All moves, once there are so many."""
    until(at, lambda: len(made(at)) >= count)
    return made(at)


def until(at: House, condition: Callable[[], bool]) -> None:
    """Let the server go on until something is so."""
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end, "that never happens"
        at.state()


def rows(store: Store) -> list[Any]:
    """What lies in a store of plans."""

    async def work() -> list[Any]:
        await store.open()
        try:
            return list(await store.run(Statement("SELECT tab, seat, live FROM plans")))
        finally:
            await store.close()

    return asyncio.run(work())


# What is played


@pytest.mark.parametrize("title", ["hallertau", "arle", "agricola"])
def test_a_planned_move_is_played_when_the_turn_comes(at: House, title: str) -> None:
    sit(at, title, options={"cards": "off"} if title != "arle" else {})
    first, second = acting(at), 1 - acting(at)
    wanted, other = foreseen(at, second)[:2]
    told = plan(at, second, [[wanted], [other]], asked=ASKED[title])
    assert texts(told) == texts(planned(at, second)) == [[[wanted], [other]]]
    assert told["dropped"] is None
    while (state := at.state(at.links[first]))["history"][-1]["seat"] != second:
        for decision in state["decisions"]:
            moves = [move["text"] for move in decision["moves"]]
            play(at, next(move for move in moves if move not in (wanted, other)))
    assert made(at)[-1] == (second, wanted)
    assert planned(at, second) == {"way": [], "turns": [], "dropped": None}


def test_else_the_next_way_is_played_and_its_moves_follow(at: House) -> None:
    sit(at)
    first, second = acting(at), 1 - acting(at)
    plow = foreseen(at, second, "place farmland")[0]
    plan(at, second, [["place forest"], ["place farmland", plow]])
    play(at, "place forest")
    assert settled(at, 3) == [(first, "place forest"), (second, "place farmland"), (second, plow)]
    assert acting(at) == first


def test_a_way_that_is_taken_says_so(at: House) -> None:
    sit(at, players=3)
    first, second = acting(at), (acting(at) + 1) % 3
    third = 3 - first - second
    plan(at, third, [["place forest"], ["place fishing"]], [["place clay-pit"]])
    play(at, "place forest")
    assert [[way["open"] for way in turn["ways"]] for turn in planned(at, third)["turns"]] == [[False, True], [True]]


def test_several_turns_are_played_one_after_the_other(at: House) -> None:
    sit(at)
    second = 1 - acting(at)
    plan(at, second, [["place forest"]], [["place fishing"]])
    play(at, "place clay-pit")
    assert settled(at, 2)[-1] == (second, "place forest")
    assert texts(planned(at, second)) == [[["place fishing"]]]
    play(at, "place grain-seeds")
    assert settled(at, 4)[-1] == (second, "place fishing")


def test_where_nothing_is_legal_the_plan_is_dropped_and_the_seat_asked(at: House) -> None:
    sit(at)
    second = 1 - acting(at)
    plan(at, second, [["place forest"]], [["place fishing"]])
    play(at, "place forest")
    until(at, lambda: planned(at, second)["dropped"] is not None)
    dropped = planned(at, second)["dropped"]
    assert dropped["id"] == "plan-dropped"
    assert dropped["args"]["why"]["id"] == "reason-occupied"
    assert planned(at, second)["turns"] == []
    assert acting(at) == second
    play(at, "place fishing")
    assert len(made(at)) == 2
    # Whoever has read why puts it away.
    assert plan(at, second)["dropped"] is None


def test_a_later_step_that_is_not_legal_ends_the_plan_there(at: House) -> None:
    sit(at)
    second = 1 - acting(at)
    plan(at, second, [["place farmland", "place forest"]], [["place fishing"]])
    play(at, "place clay-pit")
    until(at, lambda: planned(at, second)["dropped"] is not None)
    assert made(at)[-1] == (second, "place farmland")
    assert acting(at) == second


def test_what_is_asked_between_turns_is_answered_by_hand(at: House) -> None:
    sit(at)
    second = 1 - acting(at)
    plan(at, second, [["place forest"]], asked="prompt-feed")
    play(at, "place clay-pit")
    play(at, "place fishing")
    assert texts(planned(at, second)) == [[["place forest"]]]


# What ends it


def test_a_plan_is_cancelled(at: House) -> None:
    sit(at)
    second = 1 - acting(at)
    plan(at, second, [["place forest"]])
    assert plan(at, second)["turns"] == []
    play(at, "place clay-pit")
    assert acting(at) == second


def test_whoever_takes_back_plays_on_by_hand(at: House) -> None:
    sit(at)
    second = 1 - acting(at)
    plan(at, second, [["place forest"]], [["place fishing"]])
    play(at, "place clay-pit")
    settled(at, 2)
    at.undo(second, key=at.links[second])
    until(at, lambda: planned(at, second)["dropped"] is not None)
    assert planned(at, second)["dropped"]["id"] == "plan-dropped-otherwise"
    assert acting(at) == second


def test_others_may_take_back_and_the_plan_stays(at: House) -> None:
    sit(at, players=3)
    first = acting(at)
    third = (first + 2) % 3
    plan(at, third, [["place forest"]])
    play(at, "place clay-pit")
    at.undo(first, key=at.links[first])
    assert texts(planned(at, third)) == [[["place forest"]]]


def test_a_plan_does_not_go_with_the_seat(at: House) -> None:
    sit(at)
    second = 1 - acting(at)
    plan(at, second, [["place forest"]])
    key = at.ask("POST", f"seats/{second}/offer", {}, key=at.links[second])["key"]
    at.ask("POST", "/api/me", {"name": "Eve", "colour": "moor"})
    at.ask("POST", f"seats/{second}/take", {}, key=key)
    at.links[second] = key
    assert planned(at, second) == {"way": [], "turns": [], "dropped": None}
    play(at, "place clay-pit")
    assert acting(at) == second


def test_whoever_is_forgotten_plays_nothing_more(at: House) -> None:
    sit(at)
    second = 1 - acting(at)
    at.ask("POST", "/api/me", {"name": "Bob"})
    at.ask("POST", f"/api/me/tables/{at.table}", key=at.links[second])
    plan(at, second, [["place forest"]])
    at.ask("POST", "/api/me/forget", {"name": "Somebody"})
    assert planned(at, second)["turns"] == []


def test_a_bot_has_plans_of_its_own(at: House) -> None:
    sit(at)
    second = 1 - acting(at)
    plan(at, second, [["place forest"]])
    for bot in ("random", None):
        at.ask("POST", f"seats/{second}", {"bot": bot}, key=at.links[second])
    play(at, "place clay-pit")
    play(at, "place fishing")
    assert planned(at, second)["turns"] == []


# Who may, and how much


def test_nobody_else_sees_or_makes_it(at: House) -> None:
    sit(at)
    first, second = acting(at), 1 - acting(at)
    before = {seat: at.state(at.links[seat]) for seat in (first, second)}
    plan(at, second, [["place forest"]])
    assert {seat: at.state(at.links[seat]) for seat in (first, second)} == before
    for path in (f"plan?seat={second}", f"foreseen?seat={second}"):
        for key in (at.links[first], ""):
            assert at.refusal("GET", path, status=403, key=key) == "error-not-yours"
    stolen = {"seat": second, "version": 0, "turns": []}
    assert at.refusal("POST", "plan", stolen, status=403, key=at.links[first]) == "error-not-yours"


def test_a_plan_for_what_has_not_happened_yet_is_none(at: House) -> None:
    sit(at)
    second = 1 - acting(at)
    wanted = {"seat": second, "turns": [{"asked": "prompt-place", "ways": [["place forest"]]}]}
    early = wanted | {"version": at.state()["version"] + 1}
    assert at.refusal("POST", "plan", early, status=409, key=at.links[second]) == "error-stale"


@pytest.mark.parametrize(
    "turns",
    [
        [[["place forest"]]] * (MOST_TURNS + 1),
        [[["place forest"]] * (MOST_WAYS + 1)],
        [[["place forest"] * (MOST_MOVES + 1)]],
        [[[]]],
    ],
)
def test_there_is_a_limit_to_plans(at: House, turns: list[list[list[str]]]) -> None:
    sit(at)
    told = plan(at, 1 - acting(at), *turns, status=422)
    assert told["message"]["id"] == "error-planned"


def test_what_is_no_move_and_what_is_late_is_refused(at: House) -> None:
    sit(at)
    second = 1 - acting(at)
    assert plan(at, second, [["fly away"]], status=422)["message"]["id"] == "error-unknown-move"
    at.refusal("GET", f"foreseen?seat={second}&move=place%20fields", status=422, key=at.links[second])
    play(at, "place clay-pit")
    play(at, "place forest")
    late = {"seat": second, "version": 0, "turns": [{"asked": "prompt-place", "ways": [["place fishing"]]}]}
    assert at.refusal("POST", "plan", late, status=409, key=at.links[second]) == "error-stale"


def test_whoever_is_asked_need_not_plan(at: House) -> None:
    sit(at)
    first = acting(at)
    assert at.ask("GET", f"foreseen?seat={first}", key=at.links[first])["decision"] is None


# Whatever happens to servers


def test_a_plan_outlives_the_server(make: Callable[[], Store]) -> None:
    with house(make()) as at:
        sit(at)
        second, table, key, links = 1 - acting(at), at.table, at.key, at.links
        plan(at, second, [["place forest"]], [["place fishing"]])
    with house(make()) as at:
        at.table, at.key, at.links = table, key, links
        play(at, "place clay-pit")
        assert settled(at, 2)[-1] == (second, "place forest")
        play(at, "place grain-seeds")
        settled(at, 4)
    assert rows(make()) == []


def test_a_turn_that_came_while_no_server_ran_is_played_when_one_starts(
    make: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(make()) as at:
        sit(at)
        second, table, key, links = 1 - acting(at), at.table, at.key, at.links
        plan(at, second, [["place forest"]])
        # It dies after the other's move.
        monkeypatch.setattr(planner, "step", lambda *_: None)
        play(at, "place clay-pit")
        assert acting(at) == second
    monkeypatch.undo()
    with house(make()) as at:
        at.table, at.key, at.links = table, key, links
        assert settled(at, 2)[-1] == (second, "place forest")


def test_of_several_processes_one_plays_it(make: Callable[[], Store], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planner, "BEAT", 0.01)
    with ExitStack() as stack:
        one, other = (stack.enter_context(house(make())) for _ in range(2))
        sit(one)
        other.table, other.key, other.links = one.table, one.key, one.links
        first, second = acting(one), 1 - acting(one)
        other.state()
        plan(one, second, [["place forest"]], [["place fishing"]])
        play(other, "place clay-pit")
        until(other, lambda: len(made(other)) == 2)
        until(one, lambda: len(made(one)) == 2)
        play(other, "place grain-seeds")
        wanted = [(first, "place clay-pit"), (second, "place forest"), (first, "place grain-seeds")]
        for at in (one, other):
            assert settled(at, 4) == [*wanted, (second, "place fishing")]
        assert one.state() == other.state()


def test_a_plan_that_can_not_be_looked_up_stops_nothing_else(at: House, caplog: pytest.LogCaptureFixture) -> None:
    sit(at)
    second = 1 - acting(at)
    plan(at, second, [["place forest"]])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(planner, "step", lambda *_: 1 / 0)
        play(at, "place clay-pit")
        until(at, lambda: "can't be played" in caplog.text)
        play(at, "place fishing")
        assert made(at)[-1] == (second, "place fishing")


# By chance


def tried(at: House, path: str, seat: int, body: Json) -> bool:
    """Ask for something that comes too late if what was planned is played just then; whether it did not."""
    headers = {"Authorization": f"Bearer {at.links[seat]}"}
    reply = at.client.post(f"/api/tables/{at.table}/{path}", json=body, headers=headers)
    assert reply.status_code in (200, 409), reply.text
    return reply.status_code == 200


@pytest.mark.parametrize(
    ("title", "players", "options"),
    [("hallertau", 3, {"cards": "on"}), ("arle", 2, {}), ("agricola", 4, {"cards": "all"})],
)
def test_whatever_is_planned_only_legal_moves_are_played(
    tmp_path: Path, title: str, players: int, options: dict[str, str]
) -> None:
    """A server that plays them anew, from the entries, comes to the same table."""
    random = Random(5)
    with house(tmp_path / "tables.sqlite3") as at:
        sit(at, title, players, options)
        plans = 0
        for _ in range(60):
            state = at.state()
            if state["view"]["over"]:
                break
            for seat in set(range(players)) - set(state["view"]["to_act"]):
                told = at.ask("GET", f"foreseen?seat={seat}", key=at.links[seat])
                if told["decision"] is None:
                    continue
                moves = [move["text"] for move in told["decision"]["moves"]]
                ways = [[random.choice(moves), random.choice(moves)] for _ in range(2)]
                turns = [{"asked": told["decision"]["prompt"]["id"], "ways": ways}]
                plans += tried(at, "plan", seat, {"seat": seat, "version": told["version"], "turns": turns})
            seat = random.choice(at.state()["view"]["to_act"])
            (decision,) = at.state(at.links[seat], eyes=seat)["decisions"] or [None]
            if decision is None:
                continue
            move = random.choice(decision["moves"])["text"]
            tried(at, "moves", seat, {"seat": seat, "version": state["version"], "move": move})
        assert plans > 10
        assert len(made(at)) > 60 or at.state()["view"]["over"]
        state, table, key = at.state(), at.table, at.key
        assert state["trouble"] is None
    with house(tmp_path / "tables.sqlite3") as again:
        again.table, again.key = table, key
        assert again.state()["history"][: len(state["history"])] == state["history"]
