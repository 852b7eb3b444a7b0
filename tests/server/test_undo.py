"""Taking moves back. Nothing is rewritten: an undo is laid down like a move."""

from __future__ import annotations

from random import Random

import pytest

from late_games import late_game
from server.house import PLAIN, House
from server.test_bots import first_seat, until
from server.test_play import to_fallow_fields, turn


def test_an_undo_takes_the_last_move_back_and_makes_a_new_version(server: House) -> None:
    before = server.new("here").state()
    server.move("exchange 1")
    assert server.state()["undo"] == [0]
    assert server.undo(0) == 2
    after = server.state()
    assert after["version"] == 2
    assert after["view"] == before["view"]
    assert after["history"] == before["history"]
    server.move("exchange 2")
    assert [past["version"] for past in server.state()["history"]] == [0, 3]


def test_there_is_nothing_to_take_back_at_the_start(server: House) -> None:
    assert server.new("here").state()["undo"] == []
    assert server.refusal("POST", "undo", {"version": 0, "seat": 0}, status=422) == "error-undo"


def test_nothing_is_taken_back_once_another_seat_has_acted(server: House) -> None:
    first = turn(server.new("here", "here").state())
    server.move("exchange 1")
    server.move("exchange 1")
    assert server.state()["undo"] == [1 - first]
    assert server.refusal("POST", "undo", {"version": 2, "seat": first}, status=422) == "error-undo"


def test_nothing_is_taken_back_once_a_card_is_drawn(server: House) -> None:
    server.new("here", cards="on")
    server.move("exchange 1")
    assert server.state()["undo"] == [0]
    version = server.move("place gateway-card")
    assert server.state()["undo"] == []
    assert server.refusal("POST", "undo", {"version": version, "seat": 0}, status=422) == "error-undo"


def test_only_ones_own_moves_are_taken_back(server: House) -> None:
    first = turn(server.new("link", "link").state())
    server.move("exchange 1", key=server.links[first])
    assert server.state(server.links[first])["undo"] == [first]
    assert server.state(server.links[1 - first])["undo"] == []
    body = {"version": 1, "seat": first}
    assert server.refusal("POST", "undo", body, key=server.links[1 - first], status=403) == "error-not-yours"
    assert server.refusal("POST", "undo", body, key="", status=403) == "error-not-yours"
    assert server.refusal("POST", "undo", {**body, "version": 0}, key=server.links[first], status=409) == "error-stale"


def test_a_move_chosen_before_an_undo_is_stale(server: House) -> None:
    server.new("here")
    server.move("exchange 1")
    server.undo(0)
    body = {"version": 1, "seat": 0, "move": "exchange 1"}
    assert server.refusal("POST", "moves", body, status=409) == "error-stale"


def test_the_same_undo_sent_twice_takes_one_move_back(server: House) -> None:
    server.new("here")
    server.move("exchange 1")
    server.move("exchange 1")
    server.undo(0, version=2)
    assert server.refusal("POST", "undo", {"version": 2, "seat": 0}, status=409) == "error-stale"
    assert len(server.state()["history"]) == 2


def test_a_whole_turn_is_taken_back_at_once(server: House) -> None:
    server.new("here")
    server.move("exchange 1")
    server.move("place sheep-breeding")
    before = server.state()
    assert before["turns"] == []
    server.move("place nursery")
    assert server.state()["decisions"][0]["made"] == 1
    server.move("choose 1")
    assert (server.state()["undo"], server.state()["turns"]) == ([0], [0])
    assert server.undo(0, turn=True) == 6
    after = server.state()
    assert (after["view"], after["history"]) == (before["view"], before["history"])
    assert after["decisions"] == before["decisions"]


def test_a_turn_is_taken_back_with_what_bots_did_since_and_said_once(server: House) -> None:
    server.new("here", "link", seed=first_seat(0))
    server.move("place nursery")
    server.move("choose 1")
    server.ask("POST", "seats/1", {"bot": "random"}, key=server.links[1])
    until(server, lambda: server.state()["waiting"] == [0])
    assert len(server.state()["history"]) > 3
    server.undo(0, turn=True)
    after = server.state()
    assert len(after["history"]) == 1
    assert after["notes"][-1]["message"] == {"id": "note-undo", "args": {"player": "Ann", "count": 2}}


def test_all_moves_down_to_one_are_taken_back_within_the_barrier(server: House) -> None:
    server.new("here", cards="on")
    server.move("place gateway-card")
    barrier = server.state()
    assert barrier["undo_to"] == {}
    versions = [server.move("exchange 1"), server.move("place nursery"), server.move("choose 1")]
    assert server.state()["undo_to"] == {"0": versions[0]}
    refused = {"version": versions[-1], "seat": 0, "to": versions[0] - 1}
    assert server.refusal("POST", "undo", refused, status=422) == "error-undo"
    server.undo(0, to=versions[1])
    after = server.state()
    assert [past["version"] for past in after["history"]][-1] == versions[0]
    assert after["undo_to"] == {"0": versions[0]}
    server.undo(0, to=versions[0])
    assert server.state()["view"] == barrier["view"]


def test_what_bots_did_in_between_goes_with_it(server: House) -> None:
    server.new("here", "link", seed=first_seat(0))
    server.ask("POST", "seats/1", {"bot": "random"}, key=server.links[1])
    first = server.move("exchange 1")
    for _ in range(3):
        until(server, lambda: server.state()["waiting"] == [0])
        last = server.move()
    until(server, lambda: server.state()["waiting"] == [0])
    assert server.state()["undo_to"] == {"0": first}
    assert len(server.state()["history"]) > 7
    server.undo(0, to=last)
    assert server.state()["history"][-1]["version"] < last
    server.undo(0, to=first)
    assert len(server.state()["history"]) == 1


def test_how_far_one_may_go_back_is_as_far_as_undo_after_undo_leads(server: House) -> None:
    server.new("here", "here", seed=3, cards="on")
    random = Random(8)
    for _ in range(30):
        for _ in range(random.randint(1, 6)):
            state = server.state()
            seat = state["decisions"][0]["seat"]
            server.move(random.choice(state["decisions"][0]["moves"])["text"], seat)
        for seat, version in server.state()["undo_to"].items():
            own = [past["version"] for past in server.state()["history"] if past["seat"] == int(seat)]
            steps = sum(made >= version for made in own)
            before = server.state()["history"]
            for step in range(steps):
                assert int(seat) in server.state()["undo"], (step, steps)
                server.undo(int(seat))
            # Past moves that others made at the same time it goes on only one by one.
            if all(past["seat"] == int(seat) for past in before if past["version"] > version):
                assert int(seat) not in server.state()["undo"]
            for past in before:
                if past["version"] >= version and past["seat"] == int(seat):
                    server.move(past["move"], past["seat"])


def test_moves_that_others_made_at_the_same_time_stay(server: House) -> None:
    before = to_fallow_fields(server.new("here", "here", "here"))
    version = before["version"]
    fallow = {seat: server.state(eyes=seat)["decisions"][0]["moves"][0]["text"] for seat in before["waiting"]}
    for seat in (0, 1):
        server.move(fallow[seat], seat)
    assert server.state()["undo"] == [0, 1]
    assert server.undo(0) == version + 3
    after = server.state()
    assert after["history"][:-1] == before["history"]
    stayed = after["history"][-1]
    assert (stayed["version"], stayed["seat"], stayed["move"]) == (version + 2, 1, fallow[1])
    assert after["waiting"] == [0, 2]
    assert server.state(at=version + 1)["view"] == before["view"]


def test_undoing_everything_again_and_again_leads_back(server: House) -> None:
    server.new("here", seed=11)
    random = Random(4)
    seen = {0: server.state()}
    for _ in range(150):
        state = server.state()
        if state["undo"] and random.random() < 0.4:
            gone = state["history"][-1]["version"]
            server.undo(0)
            before = max(version for version in seen if version < gone)
            after = server.state()
            assert after["view"] == seen[before]["view"]
            assert after["history"] == seen[before]["history"]
            seen = {version: then for version, then in seen.items() if version <= before}
        elif state["decisions"]:
            version = server.move(random.choice(state["decisions"][0]["moves"])["text"])
            seen[version] = server.state()
    assert server.state()["version"] == 150 or server.state()["view"]["over"]


@pytest.mark.parametrize("cards", ["off", "all"])
def test_once_what_was_hidden_may_be_read_nothing_is_taken_back(server: House, cards: str) -> None:
    game = late_game("agricola", 2, left=1, cards=cards)
    made = server.client.post("/api/tables/from-record", content=str(game.record), headers=PLAIN)
    state = server.sit(made.raise_for_status().json()).state()
    (seat,) = state["waiting"]
    version = server.move()
    assert server.state()["view"]["over"]
    server.client.get(f"/api/tables/{server.table}/record").raise_for_status()  # by anybody
    if cards == "all":
        assert server.state()["undo"] == []
        assert server.refusal("POST", "undo", {"version": version, "seat": seat}, status=422) == "error-undo-over"
    else:
        assert server.state()["undo"] == [seat]
        server.undo(seat)
        assert server.state()["view"] == state["view"]
