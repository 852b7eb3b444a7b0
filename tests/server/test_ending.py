"""Ending a game before its last round, and going on at another table."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from allmende.server.store.protocol import Store
from allmende.titles import TITLES, replay
from server.house import PLAIN, House, Json, house
from server.keep_store import played
from server.test_offers import sit_down, somebody
from server.test_people import wait_for


@pytest.fixture
def server(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path / "tables.sqlite3") as one:
        yield one


def end(server: House, seat: int, wish: str = "end", key: str | None = None) -> Json:
    """What the table says after a wish."""
    server.ask("POST", "end", {"seat": seat, "wish": wish}, key=key)
    return server.state(key)


def refused(server: House, seat: int, wish: str, status: int, key: str | None = None) -> str:
    return server.refusal("POST", "end", {"seat": seat, "wish": wish}, status=status, key=key)


def said(state: Json) -> list[str]:
    return [note["message"]["id"] for note in state["notes"]]


def test_whoever_concedes_has_lost(server: House) -> None:
    server.new("here", "link")
    with server.stream() as stream:
        version = stream.receive_json()["version"]
        state = end(server, 1, "concede", key=server.links[1])
        told = stream.receive_json()
    assert told["ending"] == state["ending"] == {"how": "conceded", "by": 1}
    assert (told["version"], told["view"]["over"], told["view"]["winners"]) == (version + 1, True, [0])
    assert state["view"]["over"]
    assert state["view"]["to_act"] == state["waiting"] == state["undo"] == []
    assert said(state) == ["ending-conceded"]
    record = server.client.get(
        f"/api/tables/{server.table}/record", headers={"Authorization": f"Bearer {server.key}"}
    ).text
    assert record.splitlines()[-1] == "end conceded 2"
    assert replay(record).winners == [0]


def test_a_seat_is_conceded_by_its_player_alone_and_while_the_game_goes_on(server: House) -> None:
    server.new("here", "link")
    assert refused(server, 1, "concede", 403) == "error-not-yours"
    assert refused(server, 2, "concede", 404) == "error-no-seat"
    assert refused(server, 0, "concede", 403, key="") == "error-not-yours"
    end(server, 0, "concede")
    assert refused(server, 0, "concede", 422) == refused(server, 1, "end", 422, key=server.links[1]) == "reason-over"


def test_where_others_would_go_on_nobody_concedes(server: House) -> None:
    server.new("here", "link", "link")
    assert refused(server, 0, "concede", 422) == "error-concede"


def test_the_game_ends_when_all_people_want_it(server: House) -> None:
    server.new("here", "here", "link", "bot:random")
    state = end(server, 1)
    assert (state["ends"], state["ending"]) == ([0], None)
    assert end(server, 0, "go-on")["ends"] == []
    state = end(server, 2, key=server.links[2])
    assert state["ends"] == [2]
    state = end(server, 0)
    assert state["ending"] == {"how": "agreed", "by": None}
    assert state["view"]["winners"] == []
    assert said(state) == ["note-end", "note-end-back", "note-end", "note-end", "ending-agreed"]


def test_where_a_bot_takes_over_from_the_only_one_who_has_not_agreed_the_game_ends(server: House) -> None:
    server.new("here", "link", "link")
    end(server, 0)
    end(server, 1, key=server.links[1])
    server.ask("POST", "seats/2", {"bot": "random"}, key=server.links[2])
    assert server.state()["ending"] == {"how": "agreed", "by": None}
    # Nobody has to agree with bots alone.
    server.new("link", "bot:random").ask("POST", "seats/0", {"bot": "random"}, key=server.links[0])
    assert server.state()["ending"] is None


def test_a_game_alone_and_one_at_one_screen_end_at_once(server: House) -> None:
    for kinds in (["here"], ["here", "here"], ["here", "bot:random"]):
        assert end(server.new(*kinds), 0)["ending"]["how"] == "agreed"


def test_an_ended_game_stays_ended_and_can_be_looked_through_and_opened_again(tmp_path: Path) -> None:
    with house(tmp_path / "tables.sqlite3") as at:
        at.new("here", "here")
        at.move()
        end(at, 0, "concede")
        before = at.state()
        assert at.refusal("POST", "moves", {"version": before["version"], "seat": 0, "move": "done"}, status=422)
        assert at.refusal("POST", "undo", {"version": before["version"], "seat": 0}, status=422) == "error-undo"
        assert not at.state(at=1)["view"]["over"]
        record = at.client.get(f"/api/tables/{at.table}/record", headers={"Authorization": f"Bearer {at.key}"}).text
        table = at.table
    with house(tmp_path / "tables.sqlite3") as again:
        again.table, again.key = table, at.key
        assert again.state() == before
        again.sit(again.client.post("/api/tables/from-record", content=record, headers=PLAIN).json())
        assert again.state()["ending"] == {"how": "conceded", "by": 0}


def test_an_end_holds_under_other_rules_and_before_what_can_not_be_read(tmp_path: Path) -> None:
    with house(tmp_path / "tables.sqlite3") as at:
        at.new("here", "here")
        at.move()
        end(at, 0, "concede")
        table, key = at.table, at.key
        version = at.state()["version"]
    newest = TITLES["hallertau"].newest_rules
    amended = f'{{"type":"amended","rules":"{newest}"}}'
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        insert = "INSERT INTO entries (tab, version, entry) VALUES (?, ?, ?)"
        database.execute(insert, (table, version + 1, amended))
        database.execute(insert, (table, version + 2, '{"type":"moved","seat":0,"move":"done"}'))
        database.commit()
    with house(tmp_path / "tables.sqlite3") as later:
        later.table, later.key = table, key
        state = later.state()
        assert state["trouble"]["id"] == "error-broken"
        assert (state["ending"], state["view"]["winners"]) == ({"how": "conceded", "by": 0}, [1])


# The next game


def test_those_of_a_finished_game_go_on_a_seat_further_with_the_same_keys(server: House) -> None:
    server.new("here", "link", "link")
    assert server.refusal("POST", "rematch", status=409) == "error-not-over"
    for seat, key in ((0, server.key), *server.links.items()):
        end(server, seat, key=key)
    assert server.refusal("POST", "rematch", key="", status=403) == "error-no-seat-of-link"
    table = server.ask("POST", "rematch", key=server.links[2])["table"]
    assert server.state()["followed_by"] == server.ask("POST", "rematch")["table"] == table
    assert said(server.state())[-1] == "note-rematch"
    server.table = table
    state = server.state()
    assert [player["name"] for player in state["players"]] == ["Cid", "Ann", "Bob"]
    assert [server.state(key)["mine"] for key in (server.key, server.links[1], server.links[2])] == [[1], [2], [0]]
    assert (state["history"][1:], state["ending"]) == ([], None)


def test_persons_sit_at_the_next_table_without_a_key_and_have_it_in_their_list(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    offer = ann.ask("POST", "/api/offers", {"title": "arle", "seats": 2})["offer"]
    ann.table = bob.table = bob.ask("POST", f"/api/offers/{offer}/join")["table"]
    ann.ask("POST", "end", {"seat": 0, "wish": "concede"}, key="")
    ann.table = bob.table = bob.ask("POST", "rematch", key="")["table"]
    assert (ann.state(key="")["mine"], bob.state(key="")["mine"]) == ([1], [0])
    mine = wait_for(lambda: [one for one in ann.ask("GET", "/api/me/tables")["tables"] if one["table"] == ann.table])
    assert mine[0]["mine"] == [1]


def test_all_finished_games_are_in_one_file_with_their_records(server: House) -> None:
    ann = somebody(server, "Ann")
    games = []
    for moves in (3, 1):
        ann.new("here", "here")
        for _ in range(moves):
            ann.move()
        ann.undo(ann.state()["undo"][0])
        assert ann.ask("POST", "seats/1", {"name": "Bea"})
        end(ann, 0, "concede")
        games.append((ann.table, ann.client.get(f"/api/tables/{ann.table}/record").text))
    ann.new("here")
    wait_for(lambda: len(ann.ask("GET", "/api/me/tables")["tables"]) == 3)
    reply = ann.client.get("/api/me/games")
    found = [json.loads(line) for line in reply.text.splitlines()]
    assert sorted((game["table"], game["record"]) for game in found) == sorted(games)
    for game in found:
        assert (game["names"], game["mine"], game["winners"]) == (["Ann", "Bea"], [0, 1], [1])
        assert replay(game["record"]).scores == game["scores"]
    assert server.refusal("GET", "/api/me/games", status=403, key="") == "error-nobody"


def test_what_is_ended_in_one_process_is_over_in_another(make: Callable[[], Store]) -> None:
    with house(make()) as here, house(make()) as there:
        here.new("here", "link")
        there.table, there.key, there.links = here.table, here.key, here.links
        with there.stream() as stream:
            stream.receive_json()
            end(here, 0, "concede")
            assert stream.receive_json()["ending"] == {"how": "conceded", "by": 0}
        assert there.ask("POST", "rematch")["table"] == here.ask("POST", "rematch")["table"]


@pytest.mark.parametrize("rated", [False, True])
def test_a_rated_game_stays_as_it_ended_and_nobody_hands_a_seat_over(server: House, rated: bool) -> None:
    players = [{"kind": "link", "name": name} for name in ("Ann", "Bob")]
    wanted = {"title": "hallertau", "players": players, "options": {"cards": "off"}, "rated": rated}
    server.sit(server.ask("POST", "/api/tables", wanted))
    if rated:
        sit_down(server)
        assert server.refusal("POST", "seats/0/offer", {}, key=server.links[0], status=422) == "error-rated-hand"
    else:
        assert server.ask("POST", "seats/0/offer", {}, key=server.links[0])["key"]
    played(server, 2000, Random(1), server.links)
    state = server.state(server.links[0])
    assert state["view"]["over"]
    last = state["history"][-1]["seat"]
    assert server.state(server.links[last])["undo"] == ([] if rated else [last])
    if rated:
        body = {"version": state["version"], "seat": last}
        assert server.refusal("POST", "undo", body, key=server.links[last], status=422) == "error-rated-over"
