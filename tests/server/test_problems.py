"""Problems on a server: a turn is played at a table, judged once for each person, and rated."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from allmende.problems import problem as shelf
from allmende.problems.grading import graded
from allmende.problems.problem import Problem, problems
from allmende.server.store.protocol import Store
from problems.position import BASKETS, SEAT, SOLUTION, found
from server.house import Clock, House, Json, house
from server.test_offers import somebody


@pytest.fixture
def one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Problem]:
    """The first of two problems that come along."""
    known = graded([found(), msgspec.structs.replace(found(), name="agricola-twin", found={"novice": (0, 6)})])
    (tmp_path / "agricola.json").write_bytes(msgspec.json.encode(known))
    monkeypatch.setattr(shelf, "SHELF", tmp_path)
    problems.cache_clear()
    yield known[0]
    problems.cache_clear()


@pytest.fixture
def server(make: Callable[[], Store], clock: Clock, one: Problem) -> Iterator[House]:
    """A server on a store of either kind, where Ann is known."""
    with house(make(), clock=clock, by_hand=True) as found:
        found.ask("POST", "/api/me", {"name": "Ann", "colour": "moor"})
        yield found


def begin(server: House, name: str) -> None:
    """Sit down at a table with a problem."""
    made = server.ask("POST", f"/api/problems/agricola/{name}", {"name": "Ann", "neighbor": "Bot"})
    server.table, server.key = made["table"], made["key"]


def play(server: House, texts: list[str]) -> None:
    for text in texts:
        body = {"version": server.state()["version"], "seat": SEAT, "move": text}
        server.ask("POST", "moves", body)


def answer(server: House, name: str, texts: list[str]) -> Json:
    """Play a turn, and have it judged."""
    begin(server, name)
    play(server, texts)
    assert server.state()["answered"]
    return server.ask("POST", f"/api/problems/agricola/{name}/answer", {"table": server.table})


def standing(server: House) -> Json:
    return server.ask("GET", "/api/problems/agricola")["title"]


def test_a_title_names_its_problems_and_the_next_one(server: House, one: Problem) -> None:
    (title,) = server.ask("GET", "/api/problems")["titles"]
    assert (title["title"], title["problems"], title["tried"], title["solved"]) == ("agricola", 2, 0, 0)
    listed = server.ask("GET", "/api/problems/agricola")
    assert listed["title"] == title
    assert [each["name"] for each in listed["problems"]] == [one.name, "agricola-twin"]
    assert listed["problems"][0]["solved"] is None
    assert server.refusal("GET", "/api/problems/arle", status=404) == "error-no-such-problem"
    assert server.refusal("POST", "/api/problems/agricola/none", {"name": "A", "neighbor": "B"}, status=404)


def test_a_turn_is_played_unaided_and_judged_once_it_is_over(server: House, one: Problem) -> None:
    begin(server, one.name)
    state = server.state()
    assert (state["problem"], state["answered"], state["mine"]) == (one.name, False, [SEAT])
    play(server, [BASKETS])
    version = server.state()["version"]
    assert server.refusal("GET", f"hint?seat={SEAT}&version={version}", status=403) == "error-problem-hint"
    assert server.refusal("POST", f"seats/{SEAT}", {"bot": "farmer"}, status=422) == "error-problem-bot"
    path, body = f"/api/problems/agricola/{one.name}/answer", {"table": server.table}
    assert server.refusal("POST", path, body, status=422) == "error-plan-open"
    server.undo(SEAT)
    play(server, SOLUTION)
    judged = server.ask("POST", path, body)
    assert (judged["verdict"], judged["counts"], judged["measured"]) == ("solution", True, one.games)
    assert judged["mine"]["rating"] > judged["before"]["rating"] == 1000
    assert judged["problem"]["rating"] < round(40 * one.mu)
    assert judged["next"] == "agricola-twin"
    assert [plan["why"] for plan in judged["others"]].count([]) == 0
    assert len(judged["solution"]["moves"]) == len(one.solution.moves)


def test_only_the_first_try_counts(server: House, one: Problem) -> None:
    first = answer(server, one.name, one.others[0].moves)
    assert (first["verdict"], first["counts"]) == ("short", True)
    assert first["plan"]["behind"] == msgspec.to_builtins(one.others[0].behind)
    again = answer(server, one.name, SOLUTION)
    assert (again["verdict"], again["counts"], again["mine"]) == ("solution", False, first["mine"])
    now = standing(server)
    assert (now["tried"], now["solved"], now["next"]) == (1, 0, "agricola-twin")
    last = answer(server, "agricola-twin", SOLUTION)
    assert (last["next"], last["mine"]["tries"]) == ("", 2)
    history = server.ask("GET", "/api/problems/agricola")["history"]
    assert [each["solved"] for each in history] == [False, True]
    assert history[0]["rating"] < 1000 < history[1]["rating"] + 1000


def test_another_person_answers_for_themselves_alone(server: House, one: Problem) -> None:
    answer(server, one.name, SOLUTION)
    rated = server.ask("GET", "/api/problems/agricola")["problems"][0]["rated"]
    other = somebody(server, "Bob")
    assert standing(other)["tried"] == 0
    path = f"/api/problems/agricola/{one.name}/answer"
    assert other.refusal("POST", path, {"table": server.table}, status=422) == "error-problem-table"
    judged = answer(other, one.name, one.others[0].moves)
    assert judged["problem"]["rating"] > rated["rating"]
    assert judged["problem"]["tries"] == rated["tries"] + 1 == 2


def test_a_table_with_a_problem_is_no_result(server: House, one: Problem) -> None:
    begin(server, one.name)
    play(server, SOLUTION)
    server.settle()
    assert server.ask("GET", "/api/finished?mine")["games"] == []
