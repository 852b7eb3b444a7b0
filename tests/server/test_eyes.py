"""Whose eyes a table is shown to: one pair at a time, also where several sit at one screen."""

from __future__ import annotations

from random import Random

import pytest
from starlette.websockets import WebSocketDisconnect

from server.house import House, Json, Screen


def hands(state: Json) -> list[int]:
    """The seats whose hands can be seen."""
    return [player["seat"] for player in state["view"]["players"] if player["hand"]]


def test_each_sees_its_own_hand_and_the_backs_of_the_others(server: House) -> None:
    server.new("here", "link", "link", cards="on")
    for seat, key in ((0, server.key), (1, server.links[1]), (2, server.links[2])):
        state = server.state(key)
        assert state["eyes"] == seat
        assert hands(state) == [seat]
    onlooker = server.state("")
    assert onlooker["eyes"] == -1
    assert hands(onlooker) == []
    backs = [player["hand_decks"] for player in onlooker["view"]["players"]]
    assert backs == [["gateway"] * 4 + ["point"]] * 3


def test_at_one_screen_one_asks_for_the_eyes_of_a_seat(server: House) -> None:
    server.new("here", "here", "link", cards="on")
    for seat in (0, 1):
        state = server.state(eyes=seat)
        assert (state["eyes"], hands(state), state["mine"]) == (seat, [seat], [0, 1])
        past = server.state(at=0, eyes=seat)
        assert (past["eyes"], hands(past)) == (seat, [seat])


def test_by_default_the_first_seat_that_decides_looks(server: House) -> None:
    state = server.new("here", "here", "link", seed=2, cards="on").state()
    seen = set()
    for _ in range(40):
        acting = state["view"]["to_act"]
        mine = [seat for seat in (0, 1) if seat in acting]
        assert state["waiting"] == mine
        assert state["eyes"] == (mine or [0])[0]
        assert hands(state) == [state["eyes"]] or not hands(state)
        seen.add((tuple(mine), acting[0]))
        server.move(key=server.key if mine else server.links[2])
        state = server.state()
    assert {((0,), 0), ((1,), 1), ((), 2)} <= seen


def test_what_may_be_decided_is_told_to_the_eyes_of_that_seat_alone(server: House) -> None:
    state = server.new("here", "here", cards="on").state()
    acting = state["eyes"]
    assert state["waiting"] == [acting]
    (decision,) = state["decisions"]
    assert decision["seat"] == acting
    other = server.state(eyes=1 - acting)
    assert other["decisions"] == []
    assert other["waiting"] == [acting]


@pytest.mark.parametrize("seat", [1, 2, 9])
def test_nobody_looks_with_the_eyes_of_others(server: House, seat: int) -> None:
    server.new("here", "link", cards="on")
    for path in (f"?eyes={seat}", f"?eyes={seat}&at=0", f".txt?eyes={seat}", f"/spoken?eyes={seat}"):
        reply = server.client.get(
            f"/api/tables/{server.table}{path}", headers={"Authorization": f"Bearer {server.key}"}
        )
        assert reply.status_code == 403
        assert reply.json()["message"]["id"] == "error-not-yours"
    assert server.refusal("GET", "?eyes=0", key="", status=403) == "error-not-yours"
    assert server.refusal("GET", "?eyes=-1", key="", status=400) == "error-request"
    with server.stream(eyes=seat) as stream, pytest.raises(WebSocketDisconnect) as closed:
        stream.receive_json()
    assert (closed.value.code, closed.value.reason) == (4403, "error-not-yours")


def test_a_bots_hand_is_not_for_the_one_who_set_it_up(server: House) -> None:
    state = server.new("here", "bot:random", cards="on").state(eyes=1)
    assert state["eyes"] == -1
    assert hands(state) == []
    assert hands(server.state()) == [0]


def test_whoever_lets_a_bot_play_still_sees_the_hand_of_a_link_but_of_no_seat_at_the_makers_screen(
    server: House,
) -> None:
    server.new("here", "link", "link", seed=1, cards="on")
    server.ask("POST", "seats/0", {"bot": "random"})
    server.ask("POST", "seats/1", {"bot": "random"}, key=server.links[1])
    assert (server.state()["eyes"], hands(server.state())) == (-1, [])
    link = server.state(server.links[1])
    assert (link["eyes"], hands(link), link["mine"], link["decisions"]) == (1, [1], [], [])


# Streams


def test_a_stream_stays_with_the_eyes_that_were_asked_for(server: House) -> None:
    server.new("here", "here", seed=3, cards="on")
    screens = [Screen(), Screen()]
    with server.stream(eyes=0) as one, server.stream(eyes=1) as two:
        for stream, screen in zip((one, two), screens, strict=True):
            screen.hear(stream.receive_json())
        for _ in range(30):
            version = server.move(seat=server.state()["eyes"])
            for seat, (stream, screen) in enumerate(zip((one, two), screens, strict=True)):
                message = stream.receive_json()
                assert (message["type"], message["eyes"]) == ("update", seat)
                screen.hear(message)
                assert screen.state == server.state(eyes=seat)
                assert screen.state["version"] == version
    assert screens[0].state["history"] != screens[1].state["history"]


def test_a_stream_without_eyes_tells_everything_anew_to_each_seat_that_decides(server: House) -> None:
    first = server.new("here", "here", cards="on").state()["eyes"]
    screen = Screen()
    with server.stream() as stream:
        screen.hear(stream.receive_json())
        server.move("exchange 1")
        message = stream.receive_json()
        assert (message["type"], message["eyes"]) == ("state", 1 - first)
        screen.hear(message)
        assert screen.state == server.state()


def test_without_hands_a_stream_tells_every_seat_only_what_is_new(server: House) -> None:
    first = server.new("here", "here").state()["eyes"]
    with server.stream() as stream:
        stream.receive_json()
        server.move("exchange 1")
        message = stream.receive_json()
    assert (message["type"], message["eyes"]) == ("update", 1 - first)


def test_who_comes_back_with_the_same_eyes_learns_only_what_is_new(server: House) -> None:
    first = server.new("here", "here", cards="on").state()["eyes"]
    server.move("exchange 1")
    for eyes, since, kind in ((0, 0, "update"), (1, 0, "update"), (None, 1, "update"), (None, 0, "state")):
        with server.stream(since=since, eyes=eyes) as stream:
            message = stream.receive_json()
        assert message["type"] == kind
        assert message["eyes"] == (1 - first if eyes is None else eyes)


def test_a_stream_looks_away_when_a_bot_takes_the_seat_and_back_when_it_leaves(server: House) -> None:
    server.new("here", "link", seed=1, cards="on")
    screen = Screen()
    with server.stream(eyes=0) as stream:
        screen.hear(stream.receive_json())
        version = server.ask("POST", "seats/0", {"bot": "random"})["version"]
        state = screen.follow(stream, version)
        assert (state["eyes"], hands(state)) == (-1, [])
        version = server.ask("POST", "seats/0", {"bot": None})["version"]
        state = screen.follow(stream, version)
        assert (state["eyes"], hands(state)) == (0, [0])
        assert state == server.state()


@pytest.mark.parametrize("seed", range(3))
def test_a_screen_with_a_bad_connection_shows_what_a_good_one_shows(server: House, seed: int) -> None:
    random = Random(seed)
    server.new("here", "here", "here", seed=seed, cards="on")
    screens: dict[int | None, Screen] = {None: Screen(), 0: Screen(), 1: Screen()}
    for _ in range(80):
        state = server.state()
        if state["undo"] and random.random() < 0.2:
            server.undo(random.choice(state["undo"]))
        else:
            seat = random.choice(state["waiting"])
            (decision,) = server.state(eyes=seat)["decisions"]
            server.move(random.choice(decision["moves"])["text"], seat)
        if random.random() < 0.3:
            eyes = random.choice(list(screens))
            screen = screens[eyes]
            with server.stream(since=screen.state["version"] if screen.state else None, eyes=eyes) as stream:
                screen.hear(stream.receive_json())
            assert screen.state == server.state(eyes=eyes)


# The past


def test_the_past_is_shown_to_the_eyes_that_look_now(server: House) -> None:
    server.new("here", "here", seed=4, cards="on")
    seen: dict[int, list[Json]] = {0: [], 1: []}
    for _ in range(40):
        for eyes, states in seen.items():
            states.append(server.state(eyes=eyes))
        server.move(seat=server.state()["eyes"])
    for eyes, states in seen.items():
        for then in states:
            past = server.state(at=then["version"], eyes=eyes)
            assert past["eyes"] == eyes
            assert past["view"] == then["view"]
            assert past["history"] == then["history"]
            assert past["decisions"] == past["waiting"] == past["undo"] == []
    assert server.state(at=0)["eyes"] == server.state()["eyes"]
