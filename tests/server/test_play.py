"""Playing moves: whose they are, which are refused, and why."""

from __future__ import annotations

import pytest

from server.house import House, Json


def turn(state: Json) -> int:
    """The seat whose turn it is."""
    (seat,) = state["view"]["to_act"]
    assert isinstance(seat, int)
    return seat


def test_a_move_makes_the_next_version_and_tells_what_happened(server: House) -> None:
    before = server.new("here").state()
    assert server.move("place nursery") == 1
    after = server.state()
    assert after["version"] == 1
    (_, past) = after["history"]
    assert (past["version"], past["seat"], past["move"]) == (1, 0, "place nursery")
    assert past["label"]["id"] == "move-place"
    assert past["events"][0]["type"] == "workers-placed"
    assert after["view"] != before["view"]
    (decision,) = after["decisions"]
    assert decision["prompt"]["id"] == "prompt-choose-at"
    assert len(decision["moves"]) >= 2


def test_moves_may_be_written_carelessly_but_are_kept_neatly(server: House) -> None:
    server.new("here").move("  Place   NURSERY ")
    assert server.state()["history"][-1]["move"] == "place nursery"


def test_at_one_screen_everybody_plays_with_one_key(server: House) -> None:
    server.new("here", "here")
    assert server.state()["mine"] == [0, 1]
    first = turn(server.state())
    server.move("exchange 1")
    assert turn(server.state()) == 1 - first
    server.move("exchange 1")
    assert server.state()["version"] == 2


def test_a_link_plays_its_own_seat_only(server: House) -> None:
    server.new("link", "link")
    first = turn(server.state(server.links[0]))
    mine, other = server.links[first], server.links[1 - first]
    assert server.state(mine)["mine"] == [first]
    assert server.state(other)["decisions"] == []
    body = {"version": 0, "seat": first, "move": "exchange 1"}
    assert server.refusal("POST", "moves", body, key=other, status=403) == "error-not-yours"
    assert server.refusal("POST", "moves", body, status=403) == "error-not-yours"
    assert server.state(mine)["version"] == 0
    assert server.move("exchange 1", key=mine) == 1


def test_an_onlooker_sees_the_table_and_plays_nothing(server: House) -> None:
    server.new("here")
    state = server.state(key="")
    assert state["mine"] == state["decisions"] == state["undo"] == []
    assert state["view"] == server.state()["view"]
    body = {"version": 0, "seat": 0, "move": "place nursery"}
    assert server.refusal("POST", "moves", body, key="", status=403) == "error-not-yours"


def test_a_wrong_key_is_not_even_an_onlookers(server: House) -> None:
    server.new("here")
    assert server.refusal("GET", "", key="nonsense", status=403) == "error-key"
    assert server.refusal("GET", "?key=%C3%BC%00", key="", status=403) == "error-key"


def test_a_key_may_come_in_the_query(server: House) -> None:
    server.new("here")
    assert server.client.get(f"/api/tables/{server.table}?key={server.key}").json()["mine"] == [0]


def test_an_illegal_move_is_refused_with_the_reason_of_the_rules(server: House) -> None:
    server.new("here")
    body = {"version": 0, "seat": 0, "move": "exchange 7"}
    problem = server.ask("POST", "moves", body, status=422)
    assert problem["message"]["id"] == "reason-needs"
    body["move"] = "choose 1"
    assert server.refusal("POST", "moves", body, status=422) == "reason-not-now"
    body["move"] = "fly away"
    assert server.refusal("POST", "moves", body, status=422) == "error-unknown-move"
    assert server.state()["version"] == 0


def test_who_has_nothing_to_decide_is_told_so(server: House) -> None:
    server.new("here", "here")
    seat = 1 - turn(server.state())
    body = {"version": 0, "seat": seat, "move": "exchange 1"}
    assert server.refusal("POST", "moves", body, status=422) == "reason-not-your-turn"


def test_a_move_for_an_older_table_is_stale(server: House) -> None:
    server.new("here")
    server.move("exchange 1")
    body = {"version": 0, "seat": 0, "move": "exchange 2"}
    assert server.refusal("POST", "moves", body, status=409) == "error-stale"
    body["move"] = "exchange 1"
    for version in (2, -1):
        assert server.refusal("POST", "moves", {**body, "version": version}, status=409) == "error-stale"
    assert server.state()["version"] == 1


def test_a_move_made_without_seeing_the_others_turn_is_stale(server: House) -> None:
    server.new("here", "here")
    second = 1 - turn(server.state())
    server.move("exchange 1")
    body = {"version": 0, "seat": second, "move": "exchange 1"}
    assert server.refusal("POST", "moves", body, status=409) == "error-stale"


def test_the_same_move_sent_twice_is_played_once(server: House) -> None:
    server.new("here")
    body = {"version": 0, "seat": 0, "move": "exchange 1"}
    # Where a reply was lost, a client can't know what became of its move.
    assert server.ask("POST", "moves", body) == server.ask("POST", "moves", body) == {"version": 1}
    assert [past["move"] for past in server.state()["history"]] == ["", "exchange 1"]


@pytest.mark.parametrize("seat", [2, -1, 99])
def test_there_is_no_such_seat(server: House, seat: int) -> None:
    server.new("here", "here")
    assert server.refusal("POST", "moves", {"version": 0, "seat": seat, "move": "done"}, status=404) == "error-no-seat"
    assert server.refusal("POST", "undo", {"version": 0, "seat": seat}, status=404) == "error-no-seat"


def to_fallow_fields(server: House) -> Json:
    """Play until everybody decides at the same time: whose field lies fallow once more."""
    while len((state := server.state())["waiting"]) < len(state["players"]):
        texts = [move["text"] for move in state["decisions"][0]["moves"]]
        exchanges = [text for text in texts if text.startswith("exchange")]
        server.move((exchanges or texts)[-1])
    return state


def test_who_plays_at_the_same_time_needs_not_hurry(server: House) -> None:
    state = to_fallow_fields(server.new("here", "here"))
    version = state["version"]
    for seat in state["waiting"]:
        move = server.state(eyes=seat)["decisions"][0]["moves"][0]["text"]
        server.ask("POST", "moves", {"version": version, "seat": seat, "move": move})
    assert server.state()["version"] == version + 2


@pytest.mark.parametrize("cards", ["off", "on"])
def test_a_whole_game_at_one_screen(server: House, cards: str) -> None:
    server.new("here", "here", "here", cards=cards)
    while not (state := server.state())["view"]["over"]:
        (decision,) = state["decisions"]
        move = decision["moves"][0]["text"]
        server.ask("POST", "moves", {"version": state["version"], "seat": decision["seat"], "move": move})
    assert state["decisions"] == []
    assert state["history"][-1]["events"][-1]["type"] == "game-ended"
    body = {"version": state["version"], "seat": 0, "move": "done"}
    assert server.refusal("POST", "moves", body, status=422) == "reason-over"


# Looking ahead and back


def test_a_preview_tells_what_a_move_would_bring(server: House) -> None:
    state = server.new("here").state()
    found = server.ask("GET", "preview?seat=0&version=0&move=exchange%202")
    message = {"id": "event-workers-exchanged", "args": {"player": {"id": "player-0"}, "count": 2}}
    assert found["events"] == [{"type": "workers-exchanged", "seat": 0, "count": 2, "message": message}]
    assert found["points"] == sum(line["points"] for line in found["score"])
    assert server.state() == state


def test_a_preview_of_a_draw_names_no_card(server: House) -> None:
    server.new("here", cards="on")
    found = server.ask("GET", "preview?seat=0&version=0&move=place%20gateway-card")
    drawn = next(event for event in found["events"] if event["type"] == "cards-drawn")
    assert drawn["count"] > 0
    assert drawn["cards"] == []
    server.move("place gateway-card")
    (_, past) = server.state()["history"]
    drawn = next(event for event in past["events"] if event["type"] == "cards-drawn")
    assert len(drawn["cards"]) == drawn["count"]


def test_whoever_decides_is_told_why_a_move_is_not_possible(server: House) -> None:
    server.new("here")
    path = "why-not?seat=0&version=0&move="
    assert server.ask("GET", f"{path}exchange%207")["reason"]["id"] == "reason-needs"
    assert server.ask("GET", f"{path}exchange%202") == {"reason": None}
    assert server.ask("GET", f"{path}dance") == {"reason": None}
    assert server.refusal("GET", f"{path}done", key="", status=403) == "error-not-yours"


def test_a_preview_is_only_for_whoever_decides(server: House) -> None:
    server.new("here")
    path = "preview?seat=0&version=0&move=exchange%202"
    assert server.refusal("GET", path, key="", status=403) == "error-not-yours"
    assert server.refusal("GET", "preview?seat=0&version=3&move=done", status=409) == "error-stale"
    assert server.refusal("GET", "preview?seat=0&version=0&move=exchange%207", status=422) == "reason-needs"
    assert server.refusal("GET", "preview?seat=0&version=0", status=422) == "error-unknown-move"
    assert server.refusal("GET", "preview?seat=0&move=done", status=400) == "error-request"
    assert server.refusal("GET", "preview?seat=x&version=0&move=done", status=400) == "error-request"


def test_every_moment_of_the_past_can_be_looked_at(server: House) -> None:
    server.new("here", "here")
    seen = [server.state()]
    for _ in range(30):
        server.move()
        seen.append(server.state())
    for then in seen:
        past = server.state(at=then["version"])
        assert past["view"] == then["view"]
        assert past["history"] == then["history"]
        assert past["version"] == then["version"]
        assert past["decisions"] == past["waiting"] == past["undo"] == []
    assert server.state(at=10_000)["view"] == seen[-1]["view"]


# Seats


def test_a_seat_is_renamed_by_whoever_sits_there(server: House) -> None:
    server.new("here", "link")
    server.ask("POST", "seats/0", {"name": "  Anna  "})
    server.ask("POST", "seats/1", {"name": "Ben"}, key=server.links[1])
    assert [player["name"] for player in server.state()["players"]] == ["Anna", "Ben"]
    assert server.refusal("POST", "seats/0", {"name": "X"}, key=server.links[1], status=403) == "error-not-yours"
    assert server.refusal("POST", "seats/1", {"name": "X"}, status=403) == "error-not-yours"
    assert server.refusal("POST", "seats/0", {"name": "X"}, key="", status=403) == "error-not-yours"
    assert server.refusal("POST", "seats/2", {"name": "X"}, status=404) == "error-no-seat"
    assert server.refusal("POST", "seats/0", {"name": "X" * 41}, status=422) == "error-name"
    assert server.refusal("POST", "seats/0", {"bot": "oracle"}, status=422) == "error-unknown-bot"
    assert server.refusal("POST", "seats/0", {"bot": 3}, status=400) == "error-request"
    assert server.refusal("POST", "seats/zero", {"name": "X"}, status=404) == "error-no-page"


def test_a_new_name_makes_no_decision_stale(server: House) -> None:
    server.new("here", "link")
    version = server.state()["version"]
    server.ask("POST", "seats/1", {"name": "Ben"}, key=server.links[1])
    seat = turn(server.state())
    key = server.links[1] if seat else server.key
    server.ask("POST", "moves", {"version": version, "seat": seat, "move": "exchange 1"}, key=key)
