"""Whose eyes a table is shown to: one pair at a time, also where several sit at one screen."""

from __future__ import annotations

from random import Random

import pytest
from starlette.websockets import WebSocketDisconnect

from server.house import House, Json, Screen


def hands(state: Json) -> list[int]:
    """The seats whose hands can be seen."""
    return [player["seat"] for player in state["view"]["players"] if player["hand"]]


def test_each_sees_its_own_hand_and_the_backs_of_the_others(at: House) -> None:
    at.new("here", "link", "link", cards="on")
    for seat, key in ((0, at.key), (1, at.links[1]), (2, at.links[2])):
        state = at.state(key)
        assert state["eyes"] == seat
        assert hands(state) == [seat]
    onlooker = at.state("")
    assert onlooker["eyes"] == -1
    assert hands(onlooker) == []
    backs = [player["hand_decks"] for player in onlooker["view"]["players"]]
    assert backs == [["gateway"] * 4 + ["point"]] * 3


def test_at_one_screen_one_asks_for_the_eyes_of_a_seat(at: House) -> None:
    at.new("here", "here", "link", cards="on")
    for seat in (0, 1):
        state = at.state(eyes=seat)
        assert (state["eyes"], hands(state), state["mine"]) == (seat, [seat], [0, 1])
        past = at.state(at=0, eyes=seat)
        assert (past["eyes"], hands(past)) == (seat, [seat])


def test_by_default_the_first_seat_that_decides_looks(at: House) -> None:
    state = at.new("here", "here", "link", seed=2, cards="on").state()
    seen = set()
    for _ in range(40):
        acting = state["view"]["to_act"]
        mine = [seat for seat in (0, 1) if seat in acting]
        assert state["waiting"] == mine
        assert state["eyes"] == (mine or [0])[0]
        assert hands(state) == [state["eyes"]] or not hands(state)
        seen.add((tuple(mine), acting[0]))
        at.move(key=at.key if mine else at.links[2])
        state = at.state()
    assert {((0,), 0), ((1,), 1), ((), 2)} <= seen


def test_what_may_be_decided_is_told_to_the_eyes_of_that_seat_alone(at: House) -> None:
    state = at.new("here", "here", cards="on").state()
    acting = state["eyes"]
    assert state["waiting"] == [acting]
    (decision,) = state["decisions"]
    assert decision["seat"] == acting
    other = at.state(eyes=1 - acting)
    assert other["decisions"] == []
    assert other["waiting"] == [acting]


@pytest.mark.parametrize("seat", [1, 2, 9])
def test_nobody_looks_with_the_eyes_of_others(at: House, seat: int) -> None:
    at.new("here", "link", cards="on")
    for path in (f"?eyes={seat}", f"?eyes={seat}&at=0", f".txt?eyes={seat}"):
        reply = at.client.get(f"/api/tables/{at.table}{path}", headers={"Authorization": f"Bearer {at.key}"})
        assert reply.status_code == 403
        assert reply.json()["message"]["id"] == "error-not-yours"
    assert at.refusal("GET", "?eyes=0", key="", status=403) == "error-not-yours"
    assert at.refusal("GET", "?eyes=-1", key="", status=400) == "error-request"
    with at.stream(eyes=seat) as stream, pytest.raises(WebSocketDisconnect) as closed:
        stream.receive_json()
    assert (closed.value.code, closed.value.reason) == (4403, "error-not-yours")


def test_a_bots_hand_is_not_for_the_one_who_set_it_up(at: House) -> None:
    state = at.new("here", "bot:random", cards="on").state(eyes=1)
    assert state["eyes"] == -1
    assert hands(state) == []
    assert hands(at.state()) == [0]


def test_whoever_lets_a_bot_play_still_sees_the_hand_of_a_link_but_of_no_seat_at_the_makers_screen(at: House) -> None:
    at.new("here", "link", "link", seed=1, cards="on")
    at.ask("POST", "seats/0", {"bot": "random"})
    at.ask("POST", "seats/1", {"bot": "random"}, key=at.links[1])
    assert (at.state()["eyes"], hands(at.state())) == (-1, [])
    link = at.state(at.links[1])
    assert (link["eyes"], hands(link), link["mine"], link["decisions"]) == (1, [1], [], [])


# Streams


def test_a_stream_stays_with_the_eyes_that_were_asked_for(at: House) -> None:
    at.new("here", "here", seed=3, cards="on")
    screens = [Screen(), Screen()]
    with at.stream(eyes=0) as one, at.stream(eyes=1) as two:
        for stream, screen in zip((one, two), screens, strict=True):
            screen.hear(stream.receive_json())
        for _ in range(30):
            version = at.move(seat=at.state()["eyes"])
            for seat, (stream, screen) in enumerate(zip((one, two), screens, strict=True)):
                message = stream.receive_json()
                assert (message["type"], message["eyes"]) == ("update", seat)
                screen.hear(message)
                assert screen.state == at.state(eyes=seat)
                assert screen.state["version"] == version
    assert screens[0].state["history"] != screens[1].state["history"]


def test_a_stream_without_eyes_tells_everything_anew_to_each_seat_that_decides(at: House) -> None:
    first = at.new("here", "here", cards="on").state()["eyes"]
    screen = Screen()
    with at.stream() as stream:
        screen.hear(stream.receive_json())
        at.move("exchange 1")
        message = stream.receive_json()
        assert (message["type"], message["eyes"]) == ("state", 1 - first)
        screen.hear(message)
        assert screen.state == at.state()


def test_without_hands_a_stream_tells_every_seat_only_what_is_new(at: House) -> None:
    first = at.new("here", "here").state()["eyes"]
    with at.stream() as stream:
        stream.receive_json()
        at.move("exchange 1")
        message = stream.receive_json()
    assert (message["type"], message["eyes"]) == ("update", 1 - first)


def test_who_comes_back_with_the_same_eyes_learns_only_what_is_new(at: House) -> None:
    first = at.new("here", "here", cards="on").state()["eyes"]
    at.move("exchange 1")
    for eyes, since, kind in ((0, 0, "update"), (1, 0, "update"), (None, 1, "update"), (None, 0, "state")):
        with at.stream(since=since, eyes=eyes) as stream:
            message = stream.receive_json()
        assert message["type"] == kind
        assert message["eyes"] == (1 - first if eyes is None else eyes)


def test_a_stream_looks_away_when_a_bot_takes_the_seat_and_back_when_it_leaves(at: House) -> None:
    at.new("here", "link", seed=1, cards="on")
    screen = Screen()
    with at.stream(eyes=0) as stream:
        screen.hear(stream.receive_json())
        version = at.ask("POST", "seats/0", {"bot": "random"})["version"]
        state = screen.follow(stream, version)
        assert (state["eyes"], hands(state)) == (-1, [])
        version = at.ask("POST", "seats/0", {"bot": None})["version"]
        state = screen.follow(stream, version)
        assert (state["eyes"], hands(state)) == (0, [0])
        assert state == at.state()


@pytest.mark.parametrize("seed", range(3))
def test_a_screen_with_a_bad_connection_shows_what_a_good_one_shows(at: House, seed: int) -> None:
    random = Random(seed)
    at.new("here", "here", "here", seed=seed, cards="on")
    screens: dict[int | None, Screen] = {None: Screen(), 0: Screen(), 1: Screen()}
    for _ in range(80):
        state = at.state()
        if state["undo"] and random.random() < 0.2:
            at.undo(random.choice(state["undo"]))
        else:
            seat = random.choice(state["waiting"])
            (decision,) = at.state(eyes=seat)["decisions"]
            at.move(random.choice(decision["moves"])["text"], seat)
        if random.random() < 0.3:
            eyes = random.choice(list(screens))
            screen = screens[eyes]
            with at.stream(since=screen.state["version"] if screen.state else None, eyes=eyes) as stream:
                screen.hear(stream.receive_json())
            assert screen.state == at.state(eyes=eyes)


# The past


def test_the_past_is_shown_to_the_eyes_that_look_now(at: House) -> None:
    at.new("here", "here", seed=4, cards="on")
    seen: dict[int, list[Json]] = {0: [], 1: []}
    for _ in range(40):
        for eyes, states in seen.items():
            states.append(at.state(eyes=eyes))
        at.move(seat=at.state()["eyes"])
    for eyes, states in seen.items():
        for then in states:
            past = at.state(at=then["version"], eyes=eyes)
            assert past["eyes"] == eyes
            assert past["view"] == then["view"]
            assert past["history"] == then["history"]
            assert past["decisions"] == past["waiting"] == past["undo"] == []
    assert at.state(at=0)["eyes"] == at.state()["eyes"]
