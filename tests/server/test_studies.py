"""Studies: tables that keep every line played there, whose moves and takebacks are those of any table."""

from __future__ import annotations

from pathlib import Path

import pytest

from allmende.bots.values import SeatValue, Value
from allmende.core import Record
from allmende.core.study import Study
from server.house import PLAIN, House, Json, RandomThinker, a_game, house
from server.test_advice import finished
from server.test_bots import until


class Valuer(RandomThinker):
    """Finds that every position is worth the same to each seat."""

    def __init__(self) -> None:
        super().__init__()
        self.valued: list[int] = []

    async def value(self, record: Record) -> Value:
        self.valued.append(len(record.moves))
        return Value(8, [SeatValue(20.25, 3.5)] * record.players)


def lines(server: House, key: str | None = None) -> Json:
    return server.ask("GET", "lines", key=key)


def change(server: House, node: int, what: str, **texts: str) -> int:
    version: int = server.ask("POST", "lines", {"node": node, "change": what, **texts})["version"]
    return version


def study_of(server: House, version: int, key: str | None = None) -> House:
    return server.sit(server.ask("POST", "study", {"version": version}, key=key))


def opened(server: House, text: str, query: str = "") -> House:
    return server.sit(server.client.post(f"/api/tables/study{query}", content=text, headers=PLAIN).json())


@pytest.fixture
def study(server: House) -> House:
    """A study of a new game without moves."""
    return opened(server, str(a_game(moves=0).record))


def test_a_study_of_a_finished_game_begins_where_it_was_looked_at(server: House) -> None:
    history = finished(server)
    then = server.state(at=history[20]["version"])["view"]
    study_of(server, history[20]["version"], key="")
    state, found = server.state(), lines(server)
    assert state["study"]
    assert state["view"] == then
    assert state["decisions"]
    assert len(found["nodes"]) == len(history)
    assert found["at"] == found["nodes"][20]["version"]
    assert [node["label"] for node in found["nodes"]] == [past["label"] for past in history]
    assert {player["bot"] for player in state["players"]} == {None}


def test_another_move_begins_a_variation_and_the_same_move_follows_the_line(study: House) -> None:
    moves = [move["text"] for move in study.state()["decisions"][0]["moves"][:2]]
    first = study.move(moves[0])
    before = study.state()["view"]
    change(study, 0, "visit")
    second = study.move(moves[1])
    assert study.state()["view"] != before
    change(study, 0, "visit")
    study.move(moves[0])
    found = lines(study)
    assert [(node["version"], node["begins"], node["depth"]) for node in found["nodes"]] == [
        (first, False, 0),
        (second, True, 1),
    ]
    assert found["at"] == first
    assert study.state()["view"] == before


def test_taking_back_knows_no_limit_and_loses_nothing(server: House) -> None:
    history = finished(server)
    study_of(server, history[-1]["version"])
    state = server.state()
    assert state["view"]["over"]
    assert not state["decisions"]
    while (state := server.state())["undo"]:
        server.undo(state["undo"][0], turn=bool(state["turns"]))
    assert len(state["history"]) == 1
    assert len(lines(server)["nodes"]) == len(history)
    change(server, lines(server)["nodes"][-1]["version"], "visit")
    assert server.state()["view"]["over"]


def test_taking_back_down_to_a_move_takes_all_after_it_back(study: House) -> None:
    for _ in range(6):
        study.move()
    past = study.state()["history"][2]
    seat = study.state()["undo"][0]
    own = next(each for each in study.state()["history"][1:] if each["seat"] == seat)
    study.undo(seat, to=own["version"])
    assert past["version"] not in [each["version"] for each in study.state()["history"]] or own["seat"] != past["seat"]
    assert len(lines(study)["nodes"]) == 6


def test_who_knows_one_line_is_told_the_other_one(study: House) -> None:
    moves = [move["text"] for move in study.state()["decisions"][0]["moves"][:2]]
    study.move(moves[0])
    known = study.move()
    change(study, 0, "visit")
    study.move(moves[1])
    news = study.ask("GET", f"news?since={known}")
    assert (news["since"], news["undone"]) == (0, True)
    assert [past["move"] for past in news["past"]] == [moves[1]]
    there = study.ask("GET", f"news?since={news['version']}")
    assert there.get("past") == []


def test_lines_are_named_promoted_and_removed(study: House) -> None:
    moves = [move["text"] for move in study.state()["decisions"][0]["moves"][:2]]
    first = study.move(moves[0])
    change(study, 0, "visit")
    second = study.move(moves[1])
    change(study, second, "annotate", name="  Well\nthen ", comment="So\n\nso")
    change(study, second, "promote")
    nodes = lines(study)["nodes"]
    assert [(node["version"], node["name"], node["comment"]) for node in nodes] == [
        (second, "Well then", "So\n\nso"),
        (first, "", ""),
    ]
    change(study, second, "remove")
    assert [node["version"] for node in lines(study)["nodes"]] == [first]
    assert lines(study)["at"] == 0
    assert len(study.state()["history"]) == 1
    assert study.refusal("POST", "lines", {"node": second, "change": "visit"}, status=404) == "error-study-node"
    assert study.refusal("POST", "lines", {"node": 0, "change": "remove"}, status=422) == "error-study-beginning"


def test_a_saved_study_is_opened_again_and_a_restart_changes_nothing(study: House) -> None:
    for _ in range(3):
        study.move()
    change(study, 0, "annotate", name="", comment="Where to begin?")
    change(study, lines(study)["nodes"][0]["version"], "visit")
    study.move(study.state()["decisions"][0]["moves"][1]["text"])
    saved = study.client.get(f"/api/tables/{study.table}/record", headers={"Authorization": f"Bearer {study.key}"}).text
    before = lines(study)
    opened(study, saved)
    again = lines(study)
    assert [(node["label"], node["depth"]) for node in again["nodes"]] == [
        (node["label"], node["depth"]) for node in before["nodes"]
    ]
    assert again["comment"] == "Where to begin?"
    assert len(Study.parse(saved)[1].lines()) == 2
    opened(study, saved, "?at=2")
    assert lines(study)["at"] == lines(study)["nodes"][1]["version"]
    opened(study, saved, "?at=0")
    assert lines(study)["at"] == 0
    assert study.client.post("/api/tables/study?at=9", content=saved, headers=PLAIN).status_code == 404


def test_a_bot_plays_where_its_line_ends_and_nowhere_else(study: House) -> None:
    seat = study.state()["waiting"][0]
    other = 1 - seat
    study.ask("POST", f"seats/{other}", {"bot": "novice"})
    study.move()
    until(study, lambda: study.state()["waiting"] == [seat])
    played = lines(study)["nodes"]
    bots = next(node for node in played if node["seat"] == other)
    change(study, bots["parent"], "visit")
    assert study.state()["thinking"] == []
    assert lines(study)["nodes"] == played


def test_only_its_maker_changes_a_study_and_others_look_on(study: House) -> None:
    study.move()
    wanted = {"node": 0, "change": "visit"}
    assert study.refusal("POST", "lines", wanted, status=403, key="") == "error-study-yours"
    assert lines(study, key="")["nodes"]


def test_no_game_that_others_play_is_studied(server: House) -> None:
    server.new("here", "here")
    assert server.refusal("POST", "study", {"version": 0}, status=403, key="") == "error-study-running"
    assert server.refusal("GET", "lines", status=404) == "error-no-study"
    server.new("here", "link", cards="on")
    assert server.refusal("POST", "study", {"version": 0}, status=403) == "error-study-running"


def test_ones_own_running_game_is_studied_as_one_knows_it(server: House) -> None:
    server.new("here", cards="on")
    server.move()
    known, seen = server.state()["history"][-1]["version"], server.state()["view"]
    study_of(server, known)
    assert server.state()["view"]["players"][0] == seen["players"][0]


def test_a_damaged_study_is_told_by_its_line_and_a_study_is_not_ended(study: House) -> None:
    text = f"{a_game(moves=0).record}(\n"
    reply = study.client.post("/api/tables/study", content=text, headers=PLAIN)
    assert (reply.status_code, reply.json()["message"]["id"]) == (422, "error-study-open")
    assert study.refusal("POST", "end", {"seat": 0, "wish": "end"}, status=422) == "error-study-end"
    assert study.refusal("POST", "study", {"version": 0}, status=422) == "error-study-already"
    assert not study.state()["may_study"]


# Comparisons


def test_two_lines_stand_side_by_side(study: House) -> None:
    first, last = [study.move() for _ in range(3)][::2]
    change(study, first, "visit")
    other = study.move(study.state()["decisions"][0]["moves"][1]["text"])
    found = study.ask("GET", f"comparison?one={last}&other={other}", key="")
    labels = {node["version"]: node["label"] for node in lines(study)["nodes"]}
    assert found["common"] == 1
    assert found["one"]["moves"][-1]["label"] == labels[last]
    assert [move["label"] for move in found["other"]["moves"]] == [labels[other]]
    assert found["other"]["scores"] == [player["score"] for player in study.state()["view"]["players"]]
    assert not found["other"]["over"]
    assert study.refusal("GET", f"comparison?one={last}&other=999", status=404) == "error-study-node"


# Values


def test_a_position_is_valued_once_and_remembered(tmp_path: Path) -> None:
    valuer = Valuer()
    with house(tmp_path / "tables.sqlite3", valuer) as server:
        study = opened(server, str(a_game(moves=0).record))
        first = study.move()
        study.move()
        assert study.ask("GET", "values") == {"values": []}
        found = study.ask("GET", f"values?node={first}")
        seat = {"points": 20.25, "margin": 3.5}
        assert found == {"values": [{"version": first, "games": 8, "seats": [seat, seat]}]}
        assert study.ask("GET", f"values?node={first}", key="") == found
        assert [value["version"] for value in study.ask("GET", "values?node=0")["values"]] == [first, 0]
        assert valuer.valued == [1, 0]
        change(study, first, "remove")
        assert [value["version"] for value in study.ask("GET", "values")["values"]] == [0]
        assert study.refusal("GET", f"values?node={first}", status=404) == "error-study-node"


def test_only_a_study_has_values(server: House) -> None:
    server.new("here", "here")
    assert server.refusal("GET", "values", status=404) == "error-no-study"
    assert server.refusal("GET", "values?node=0", status=404) == "error-no-study"
