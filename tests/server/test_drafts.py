"""Practice of drafts on a server: nothing is kept of a draft; its hands are played at a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from allmende.server.store.sqlite import SqliteStore
from server.house import House, Json, house

DRAFT = "/api/drafts/agricola/7"
WAY = "players=2&option=cards=base&option=hands=draft"
PLAYERS = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "name": "Farmer", "bot": "farmer"}]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[House]:
    """A server with a store of its own."""
    with house(SqliteStore(tmp_path / "tables.sqlite3"), by_hand=True) as one:
        yield one


def draft(server: House, picks: list[str]) -> Json:
    """The draft after some picks."""
    return server.ask("GET", f"{DRAFT}?{WAY}{''.join(f'&pick={card}' for card in picks)}")


def picked(server: House) -> list[str]:
    """Draft to the end, always by the first card, and give the picks."""
    picks: list[str] = []
    while not (found := draft(server, picks))["is_over"]:
        picks.append(found["offered"][0][0])
    return picks


def start(picks: list[str], players: list[Json] = PLAYERS) -> Json:
    """A request for a table."""
    return {"players": players, "options": {"cards": "base", "hands": "draft"}, "picks": picks}


def test_the_ways_of_drafting_are_listed(server: House) -> None:
    found = server.ask("GET", "/api/drafts")
    assert {"title": "agricola", "players": 2, "options": {"cards": "base", "hands": "draft"}} in found


def test_picks_are_judged_and_what_bots_hold_is_told_only_at_the_end(server: House) -> None:
    first = draft(server, [])
    assert [len(kind) for kind in first["offered"]] == [7, 7]
    assert (first["picks"], first["hands"], first["ahead"]) == ([], [], None)
    card = first["offered"][0][3]
    second = draft(server, [card])
    assert second["hand"] == [card]
    (judged,) = second["picks"]
    assert judged["card"] == card
    assert {choice["card"] for choice in judged["ranked"]} == {*first["offered"][0]}
    picks = picked(server)
    last = draft(server, picks)
    assert (len(last["hand"]), len(last["hands"])) == (14, 2)
    assert last["ahead"]["value"] == pytest.approx(last["hands"][0]["value"] - last["hands"][1]["value"])


def test_the_hands_are_played_at_a_table_where_the_draft_stays_as_it_was(server: House) -> None:
    picks = picked(server)
    made = server.ask("POST", DRAFT, start(picks))
    server.table, server.key = made["table"], made["key"]
    state = server.state()
    assert state["view"]["phase"] != "draft"
    assert {*state["view"]["players"][0]["hand"]} >= {*picks}
    assert [(player["name"], player["bot"]) for player in state["players"]] == [("Ann", None), ("Farmer", "farmer")]
    body = {"version": state["version"], "seat": 0}
    assert server.refusal("POST", "undo", body, status=422) == "error-undo"


def test_what_can_not_be_drafted_is_refused(server: House) -> None:
    assert server.refusal("GET", f"{DRAFT}?{WAY}&pick=mill", status=422) == "error-draft-card"
    assert server.refusal("GET", "/api/drafts/arle/7?players=2", status=422) == "error-no-draft"
    assert server.refusal("GET", "/api/drafts/chess/7?players=2", status=404) == "error-unknown-title"
    assert server.refusal("GET", f"{DRAFT}?players=2&option=cards", status=400) == "error-request"
    assert server.refusal("POST", DRAFT, start([]), status=422) == "error-draft-goes-on"


def test_no_seat_is_taken_by_link_since_the_seed_tells_all_hands(server: House) -> None:
    players = [PLAYERS[0], {"kind": "link", "name": "Bob"}]
    assert server.refusal("POST", DRAFT, start(picked(server), players), status=422) == "error-seed"
