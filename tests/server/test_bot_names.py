"""Bots' seats that are named only after their bots are named in each viewer's language."""

from __future__ import annotations

import pytest

from allmende.server.tables.bot_names import own_name
from allmende.server.tables.entries import Seat
from allmende.words import LANGUAGES, Speaker
from server.house import House


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Farmer", {"en": "Farmer", "de": "Bauer"}),
        ("Bauer 2", {"en": "Farmer 2", "de": "Bauer 2"}),
        ("Meister", {"en": "Master", "de": "Meister"}),
        ("Random 3", {"en": "Random 3", "de": "Zufall 3"}),
    ],
)
def test_a_seat_named_after_its_bot_is_named_in_every_language(name: str, said: dict[str, str]) -> None:
    message = own_name(Seat(name, "here", "farmer"))
    assert message is not None
    assert {language: Speaker(language, strict=True).say(message) for language in LANGUAGES} == said


@pytest.mark.parametrize(
    "seat",
    [
        Seat("Bob", "here", "farmer"),
        Seat("Bauer", "link", "farmer"),
        Seat("Bauer", "here"),
        Seat("@toni", "here", "@toni"),
    ],
)
def test_other_seats_keep_their_names(seat: Seat) -> None:
    assert own_name(seat) is None


def test_players_lists_and_the_log_name_a_bot_in_every_language(server: House) -> None:
    players = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "name": "Bauer", "bot": "random"}]
    made = server.ask("POST", "/api/tables", {"title": "hallertau", "players": players, "options": {"cards": "off"}})
    at = server.sit(made)
    farmer = {"id": "bot-farmer"}
    assert [player["own_name"] for player in at.state()["players"]] == [None, farmer]
    at.ask("POST", f"/api/tables/{made['table']}/seats/1", {"bot": "greedy"})
    note = at.state()["notes"][-1]["message"]
    assert note == {"id": "note-bot", "args": {"player": farmer, "bot": {"id": "bot-greedy"}}}
