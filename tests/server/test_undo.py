"""Taking moves back. Nothing is rewritten: an undo is laid down like a move."""

from __future__ import annotations

from random import Random

import pytest

from late_games import late_game
from server.house import PLAIN, House
from server.test_bots import first_seat, until
from server.test_play import to_fallow_fields, turn


def test_an_undo_takes_the_last_move_back_and_makes_a_new_version(at: House) -> None:
    before = at.new("here").state()
    at.move("exchange 1")
    assert at.state()["undo"] == [0]
    assert at.undo(0) == 2
    after = at.state()
    assert after["version"] == 2
    assert after["view"] == before["view"]
    assert after["history"] == before["history"]
    at.move("exchange 2")
    assert [past["version"] for past in at.state()["history"]] == [0, 3]


def test_there_is_nothing_to_take_back_at_the_start(at: House) -> None:
    assert at.new("here").state()["undo"] == []
    assert at.refusal("POST", "undo", {"version": 0, "seat": 0}, status=422) == "error-undo"


def test_nothing_is_taken_back_once_another_seat_has_acted(at: House) -> None:
    first = turn(at.new("here", "here").state())
    at.move("exchange 1")
    at.move("exchange 1")
    assert at.state()["undo"] == [1 - first]
    assert at.refusal("POST", "undo", {"version": 2, "seat": first}, status=422) == "error-undo"


def test_nothing_is_taken_back_once_a_card_is_drawn(at: House) -> None:
    at.new("here", cards="on")
    at.move("exchange 1")
    assert at.state()["undo"] == [0]
    version = at.move("place gateway-card")
    assert at.state()["undo"] == []
    assert at.refusal("POST", "undo", {"version": version, "seat": 0}, status=422) == "error-undo"


def test_only_ones_own_moves_are_taken_back(at: House) -> None:
    first = turn(at.new("link", "link").state())
    at.move("exchange 1", key=at.links[first])
    assert at.state(at.links[first])["undo"] == [first]
    assert at.state(at.links[1 - first])["undo"] == []
    body = {"version": 1, "seat": first}
    assert at.refusal("POST", "undo", body, key=at.links[1 - first], status=403) == "error-not-yours"
    assert at.refusal("POST", "undo", body, key="", status=403) == "error-not-yours"
    assert at.refusal("POST", "undo", {**body, "version": 0}, key=at.links[first], status=409) == "error-stale"


def test_a_move_chosen_before_an_undo_is_stale(at: House) -> None:
    at.new("here")
    at.move("exchange 1")
    at.undo(0)
    body = {"version": 1, "seat": 0, "move": "exchange 1"}
    assert at.refusal("POST", "moves", body, status=409) == "error-stale"


def test_the_same_undo_sent_twice_takes_one_move_back(at: House) -> None:
    at.new("here")
    at.move("exchange 1")
    at.move("exchange 1")
    at.undo(0, version=2)
    assert at.refusal("POST", "undo", {"version": 2, "seat": 0}, status=409) == "error-stale"
    assert len(at.state()["history"]) == 2


def test_a_whole_turn_is_taken_back_at_once(at: House) -> None:
    at.new("here")
    at.move("exchange 1")
    at.move("place sheep-breeding")
    before = at.state()
    assert before["turns"] == []
    at.move("place nursery")
    assert at.state()["decisions"][0]["made"] == 1
    at.move("choose 1")
    assert (at.state()["undo"], at.state()["turns"]) == ([0], [0])
    assert at.undo(0, turn=True) == 6
    after = at.state()
    assert (after["view"], after["history"]) == (before["view"], before["history"])
    assert after["decisions"] == before["decisions"]


def test_a_turn_is_taken_back_with_what_bots_did_since_and_said_once(at: House) -> None:
    at.new("here", "link", seed=first_seat(0))
    at.move("place nursery")
    at.move("choose 1")
    at.ask("POST", "seats/1", {"bot": "random"}, key=at.links[1])
    until(at, lambda: at.state()["waiting"] == [0])
    assert len(at.state()["history"]) > 3
    at.undo(0, turn=True)
    after = at.state()
    assert len(after["history"]) == 1
    assert after["notes"][-1]["message"] == {"id": "note-undo", "args": {"player": "Ann", "count": 2}}


def test_moves_that_others_made_at_the_same_time_stay(at: House) -> None:
    before = to_fallow_fields(at.new("here", "here", "here"))
    version = before["version"]
    fallow = {seat: at.state(eyes=seat)["decisions"][0]["moves"][0]["text"] for seat in before["waiting"]}
    for seat in (0, 1):
        at.move(fallow[seat], seat)
    assert at.state()["undo"] == [0, 1]
    assert at.undo(0) == version + 3
    after = at.state()
    assert after["history"][:-1] == before["history"]
    stayed = after["history"][-1]
    assert (stayed["version"], stayed["seat"], stayed["move"]) == (version + 2, 1, fallow[1])
    assert after["waiting"] == [0, 2]
    assert at.state(at=version + 1)["view"] == before["view"]


def test_undoing_everything_again_and_again_leads_back(at: House) -> None:
    at.new("here", seed=11)
    random = Random(4)
    seen = {0: at.state()}
    for _ in range(150):
        state = at.state()
        if state["undo"] and random.random() < 0.4:
            gone = state["history"][-1]["version"]
            at.undo(0)
            before = max(version for version in seen if version < gone)
            after = at.state()
            assert after["view"] == seen[before]["view"]
            assert after["history"] == seen[before]["history"]
            seen = {version: then for version, then in seen.items() if version <= before}
        elif state["decisions"]:
            version = at.move(random.choice(state["decisions"][0]["moves"])["text"])
            seen[version] = at.state()
    assert at.state()["version"] == 150 or at.state()["view"]["over"]


@pytest.mark.parametrize("cards", ["off", "all"])
def test_once_what_was_hidden_may_be_read_nothing_is_taken_back(at: House, cards: str) -> None:
    game = late_game("agricola", 2, left=1, cards=cards)
    made = at.client.post("/api/tables/from-record", content=str(game.record), headers=PLAIN)
    state = at.sit(made.raise_for_status().json()).state()
    (seat,) = state["waiting"]
    version = at.move()
    assert at.state()["view"]["over"]
    at.client.get(f"/api/tables/{at.table}/record").raise_for_status()  # by anybody
    if cards == "all":
        assert at.state()["undo"] == []
        assert at.refusal("POST", "undo", {"version": version, "seat": seat}, status=422) == "error-undo-over"
    else:
        assert at.state()["undo"] == [seat]
        at.undo(seat)
        assert at.state()["view"] == state["view"]
