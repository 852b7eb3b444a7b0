"""Planned moves: made while others decide, seen by nobody else, and played when the turn comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from allmende.server.planning import planner
from allmende.server.planning.plan import MOST_MOVES, MOST_TURNS, MOST_WAYS
from allmende.server.store.protocol import Statement, Store
from server.house import House, Json, house
from server.receiver import soon

ASKED = {"hallertau": "prompt-turn", "arle": "prompt-work", "agricola": "prompt-place"}


@pytest.fixture
def server(make: Callable[[], Store]) -> Iterator[House]:
    """A running server with an empty store of either kind."""
    with house(make(), by_hand=True) as one:
        yield one


def sit(server: House, title: str = "agricola", players: int = 2, options: dict[str, str] | None = None) -> House:
    """A table of so many by link."""
    people = [{"kind": "link", "name": name} for name in ("Ann", "Bob", "Cid", "Dot")[:players]]
    chosen = {"cards": "off"} if title == "agricola" and options is None else options or {}
    return server.sit(server.ask("POST", "/api/tables", {"title": title, "players": people, "options": chosen}))


def acting(server: House) -> int:
    """The seat whose turn it is."""
    seat = server.state()["view"]["to_act"][0]
    assert isinstance(seat, int)
    return seat


def foreseen(server: House, seat: int, *path: str) -> list[str]:
    """What a seat could decide after these moves."""
    query = "".join(f"&move={move}" for move in path)
    decision = server.ask("GET", f"foreseen?seat={seat}{query}", key=server.links[seat])["decision"]
    return [move["text"] for move in decision["moves"]] if decision else []


def plan(server: House, seat: int, *turns: list[list[str]], asked: str = "prompt-place", status: int = 200) -> Json:
    """Have a seat plan this."""
    wanted = {
        "seat": seat,
        "version": server.state(server.links[seat])["version"],
        "turns": [{"asked": asked, "ways": ways} for ways in turns],
    }
    return server.ask("POST", "plan", wanted, key=server.links[seat], status=status)


def planned(server: House, seat: int) -> Json:
    return server.ask("GET", f"plan?seat={seat}", key=server.links[seat])


def texts(told: Json) -> list[list[list[str]]]:
    """The moves of a plan, by turn and way."""
    return [[[move["text"] for move in way["moves"]] for way in turn["ways"]] for turn in told["turns"]]


def made(server: House) -> list[tuple[int, str]]:
    """All moves, by whom."""
    return [(past["seat"], past["move"]) for past in server.state()["history"][1:]]


def play(server: House, move: str) -> None:
    """Whoever's turn it is plays this."""
    seat = acting(server)
    server.move(move, seat, server.links[seat])


def settled(server: House, count: int) -> list[tuple[int, str]]:
    """All moves, once what is planned was played: at least so many."""
    until(server, lambda: len(made(server)) >= count)
    return made(server)


def until(server: House, condition: Callable[[], bool]) -> None:
    """Let the server do what there is to do, after which something is so."""
    server.settle()
    assert condition()


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
def test_a_planned_move_is_played_when_the_turn_comes(server: House, title: str) -> None:
    sit(server, title, options={"cards": "off"} if title != "arle" else {})
    first, second = acting(server), 1 - acting(server)
    wanted, other = foreseen(server, second)[:2]
    told = plan(server, second, [[wanted], [other]], asked=ASKED[title])
    assert texts(told) == texts(planned(server, second)) == [[[wanted], [other]]]
    assert told["dropped"] is None
    while (state := server.state(server.links[first]))["history"][-1]["seat"] != second:
        for decision in state["decisions"]:
            moves = [move["text"] for move in decision["moves"]]
            play(server, next(move for move in moves if move not in (wanted, other)))
    assert made(server)[-1] == (second, wanted)
    assert planned(server, second) == {"way": [], "turns": [], "dropped": None}


@pytest.mark.stores("sqlite")
def test_else_the_next_way_is_played_and_its_moves_follow(server: House) -> None:
    sit(server)
    first, second = acting(server), 1 - acting(server)
    plow = foreseen(server, second, "place farmland")[0]
    plan(server, second, [["place forest"], ["place farmland", plow]])
    play(server, "place forest")
    assert settled(server, 3) == [(first, "place forest"), (second, "place farmland"), (second, plow)]
    assert acting(server) == first


@pytest.mark.stores("sqlite")
def test_a_way_that_is_taken_says_so(server: House) -> None:
    sit(server, players=3)
    first, second = acting(server), (acting(server) + 1) % 3
    third = 3 - first - second
    plan(server, third, [["place forest"], ["place fishing"]], [["place clay-pit"]])
    play(server, "place forest")
    assert [[way["open"] for way in turn["ways"]] for turn in planned(server, third)["turns"]] == [
        [False, True],
        [True],
    ]


@pytest.mark.stores("sqlite")
def test_several_turns_are_played_one_after_the_other(server: House) -> None:
    sit(server)
    second = 1 - acting(server)
    plan(server, second, [["place forest"]], [["place fishing"]])
    play(server, "place clay-pit")
    assert settled(server, 2)[-1] == (second, "place forest")
    assert texts(planned(server, second)) == [[["place fishing"]]]
    play(server, "place grain-seeds")
    assert settled(server, 4)[-1] == (second, "place fishing")


def test_where_nothing_is_legal_the_plan_is_dropped_and_the_seat_asked(server: House) -> None:
    sit(server)
    second = 1 - acting(server)
    plan(server, second, [["place forest"]], [["place fishing"]])
    play(server, "place forest")
    until(server, lambda: planned(server, second)["dropped"] is not None)
    dropped = planned(server, second)["dropped"]
    assert dropped["id"] == "plan-dropped"
    assert dropped["args"]["why"]["id"] == "reason-occupied"
    assert planned(server, second)["turns"] == []
    assert acting(server) == second
    play(server, "place fishing")
    assert len(made(server)) == 2
    # Whoever has read why puts it away.
    assert plan(server, second)["dropped"] is None


@pytest.mark.stores("sqlite")
def test_a_later_step_that_is_not_legal_ends_the_plan_there(server: House) -> None:
    sit(server)
    second = 1 - acting(server)
    plan(server, second, [["place farmland", "place forest"]], [["place fishing"]])
    play(server, "place clay-pit")
    until(server, lambda: planned(server, second)["dropped"] is not None)
    assert made(server)[-1] == (second, "place farmland")
    assert acting(server) == second


@pytest.mark.stores("sqlite")
def test_what_is_asked_between_turns_is_answered_by_hand(server: House) -> None:
    sit(server)
    second = 1 - acting(server)
    plan(server, second, [["place forest"]], asked="prompt-feed")
    play(server, "place clay-pit")
    play(server, "place fishing")
    assert texts(planned(server, second)) == [[["place forest"]]]


# What ends it


def test_a_plan_is_cancelled(server: House) -> None:
    sit(server)
    second = 1 - acting(server)
    plan(server, second, [["place forest"]])
    assert plan(server, second)["turns"] == []
    play(server, "place clay-pit")
    assert acting(server) == second


@pytest.mark.stores("sqlite")
def test_whoever_takes_back_plays_on_by_hand(server: House) -> None:
    sit(server)
    second = 1 - acting(server)
    plan(server, second, [["place forest"]], [["place fishing"]])
    play(server, "place clay-pit")
    settled(server, 2)
    server.undo(second, key=server.links[second])
    until(server, lambda: planned(server, second)["dropped"] is not None)
    assert planned(server, second)["dropped"]["id"] == "plan-dropped-otherwise"
    assert acting(server) == second


@pytest.mark.stores("sqlite")
def test_others_may_take_back_and_the_plan_stays(server: House) -> None:
    sit(server, players=3)
    first = acting(server)
    third = (first + 2) % 3
    plan(server, third, [["place forest"]])
    play(server, "place clay-pit")
    server.undo(first, key=server.links[first])
    assert texts(planned(server, third)) == [[["place forest"]]]


def test_a_plan_does_not_go_with_the_seat(server: House) -> None:
    sit(server)
    second = 1 - acting(server)
    plan(server, second, [["place forest"]])
    key = server.ask("POST", f"seats/{second}/offer", {}, key=server.links[second])["key"]
    server.ask("POST", "/api/me", {"name": "Eve", "colour": "moor"})
    server.ask("POST", f"seats/{second}/take", {}, key=key)
    server.links[second] = key
    assert planned(server, second) == {"way": [], "turns": [], "dropped": None}
    play(server, "place clay-pit")
    assert acting(server) == second


def test_whoever_is_forgotten_plays_nothing_more(server: House) -> None:
    sit(server)
    second = 1 - acting(server)
    server.ask("POST", "/api/me", {"name": "Bob"})
    server.ask("POST", f"/api/me/tables/{server.table}", key=server.links[second])
    plan(server, second, [["place forest"]])
    server.ask("POST", "/api/me/forget", {"name": "Somebody"})
    assert planned(server, second)["turns"] == []


@pytest.mark.stores("sqlite")
def test_a_bot_has_plans_of_its_own(server: House) -> None:
    sit(server)
    second = 1 - acting(server)
    plan(server, second, [["place forest"]])
    for bot in ("random", None):
        server.ask("POST", f"seats/{second}", {"bot": bot}, key=server.links[second])
    play(server, "place clay-pit")
    play(server, "place fishing")
    assert planned(server, second)["turns"] == []


# Who may, and how much


@pytest.mark.stores("sqlite")
def test_nobody_else_sees_or_makes_it(server: House) -> None:
    sit(server)
    first, second = acting(server), 1 - acting(server)
    before = {seat: server.state(server.links[seat]) for seat in (first, second)}
    plan(server, second, [["place forest"]])
    assert {seat: server.state(server.links[seat]) for seat in (first, second)} == before
    for path in (f"plan?seat={second}", f"foreseen?seat={second}"):
        for key in (server.links[first], ""):
            assert server.refusal("GET", path, status=403, key=key) == "error-not-yours"
    stolen = {"seat": second, "version": 0, "turns": []}
    assert server.refusal("POST", "plan", stolen, status=403, key=server.links[first]) == "error-not-yours"


@pytest.mark.stores("sqlite")
def test_a_plan_for_what_has_not_happened_yet_is_none(server: House) -> None:
    sit(server)
    second = 1 - acting(server)
    wanted = {"seat": second, "turns": [{"asked": "prompt-place", "ways": [["place forest"]]}]}
    early = wanted | {"version": server.state()["version"] + 1}
    assert server.refusal("POST", "plan", early, status=409, key=server.links[second]) == "error-stale"


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize(
    "turns",
    [
        [[["place forest"]]] * (MOST_TURNS + 1),
        [[["place forest"]] * (MOST_WAYS + 1)],
        [[["place forest"] * (MOST_MOVES + 1)]],
        [[[]]],
    ],
)
def test_there_is_a_limit_to_plans(server: House, turns: list[list[list[str]]]) -> None:
    sit(server)
    told = plan(server, 1 - acting(server), *turns, status=422)
    assert told["message"]["id"] == "error-planned"


@pytest.mark.stores("sqlite")
def test_what_is_no_move_and_what_is_late_is_refused(server: House) -> None:
    sit(server)
    second = 1 - acting(server)
    assert plan(server, second, [["fly away"]], status=422)["message"]["id"] == "error-unknown-move"
    server.refusal("GET", f"foreseen?seat={second}&move=place%20fields", status=422, key=server.links[second])
    play(server, "place clay-pit")
    play(server, "place forest")
    late = {"seat": second, "version": 0, "turns": [{"asked": "prompt-place", "ways": [["place fishing"]]}]}
    assert server.refusal("POST", "plan", late, status=409, key=server.links[second]) == "error-stale"


@pytest.mark.stores("sqlite")
def test_whoever_is_asked_need_not_plan(server: House) -> None:
    sit(server)
    first = acting(server)
    assert server.ask("GET", f"foreseen?seat={first}", key=server.links[first])["decision"] is None


# Whatever happens to servers


def test_a_plan_outlives_the_server(make: Callable[[], Store]) -> None:
    with house(make(), by_hand=True) as server:
        sit(server)
        second, table, key, links = 1 - acting(server), server.table, server.key, server.links
        plan(server, second, [["place forest"]], [["place fishing"]])
    with house(make(), by_hand=True) as server:
        server.table, server.key, server.links = table, key, links
        play(server, "place clay-pit")
        assert settled(server, 2)[-1] == (second, "place forest")
        play(server, "place grain-seeds")
        settled(server, 4)
    assert rows(make()) == []


def test_a_turn_that_came_while_no_server_ran_is_played_when_one_starts(
    make: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(make(), by_hand=True) as server:
        sit(server)
        second, table, key, links = 1 - acting(server), server.table, server.key, server.links
        plan(server, second, [["place forest"]])
        # It dies after the other's move.
        monkeypatch.setattr(planner, "step", lambda *_: None)
        play(server, "place clay-pit")
        assert acting(server) == second
    monkeypatch.undo()
    with house(make(), by_hand=True) as server:
        server.table, server.key, server.links = table, key, links
        assert settled(server, 2)[-1] == (second, "place forest")


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
        soon(lambda: len(made(other)) == 2, "the planned move")
        soon(lambda: len(made(one)) == 2, "the planned move, at the other server")
        play(other, "place grain-seeds")
        wanted = [(first, "place clay-pit"), (second, "place forest"), (first, "place grain-seeds")]
        for server in (one, other):
            moves = soon(
                lambda server=server: made(server) if len(made(server)) > 3 else None, "the second planned move"
            )
            assert moves == [*wanted, (second, "place fishing")]
        assert one.state() == other.state()


@pytest.mark.stores("sqlite")
def test_a_plan_that_can_not_be_looked_up_stops_nothing_else(server: House, caplog: pytest.LogCaptureFixture) -> None:
    sit(server)
    second = 1 - acting(server)
    plan(server, second, [["place forest"]])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(planner, "step", lambda *_: 1 / 0)
        play(server, "place clay-pit")
        until(server, lambda: "can't be played" in caplog.text)
        play(server, "place fishing")
        assert made(server)[-1] == (second, "place fishing")


# By chance


def tried(server: House, path: str, seat: int, body: Json) -> bool:
    """Ask for something that comes too late if what was planned is played just then; whether it did not."""
    headers = {"Authorization": f"Bearer {server.links[seat]}"}
    reply = server.client.post(f"/api/tables/{server.table}/{path}", json=body, headers=headers)
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
    with house(tmp_path / "tables.sqlite3", by_hand=True) as server:
        sit(server, title, players, options)
        plans = 0
        for _ in range(60):
            state = server.state()
            if state["view"]["over"]:
                break
            for seat in set(range(players)) - set(state["view"]["to_act"]):
                told = server.ask("GET", f"foreseen?seat={seat}", key=server.links[seat])
                if told["decision"] is None:
                    continue
                moves = [move["text"] for move in told["decision"]["moves"]]
                ways = [[random.choice(moves), random.choice(moves)] for _ in range(2)]
                turns = [{"asked": told["decision"]["prompt"]["id"], "ways": ways}]
                plans += tried(server, "plan", seat, {"seat": seat, "version": told["version"], "turns": turns})
            seat = random.choice(server.state()["view"]["to_act"])
            (decision,) = server.state(server.links[seat], eyes=seat)["decisions"] or [None]
            if decision is None:
                continue
            move = random.choice(decision["moves"])["text"]
            tried(server, "moves", seat, {"seat": seat, "version": state["version"], "move": move})
        assert plans > 10
        assert len(made(server)) > 60 or server.state()["view"]["over"]
        state, table, key = server.state(), server.table, server.key
        assert state["trouble"] is None
    with house(tmp_path / "tables.sqlite3", by_hand=True) as again:
        again.table, again.key = table, key
        assert again.state()["history"][: len(state["history"])] == state["history"]
