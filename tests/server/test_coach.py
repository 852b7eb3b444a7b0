"""The coach helps whoever plays alone, others only if their table allows it, and nobody in a rated game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from urllib.parse import urlencode

import pytest

from allmende import agricola
from allmende.core.coach import GENTLE, caution
from server.house import House, Json, house
from server.test_offers import sit_down

SEED = 7


@cache
def warned() -> tuple[list[tuple[int, str]], str]:
    """Moves of a game for two, and one of the first seat after these to which a gentle coach says something."""
    game, random = agricola.new(2, SEED), Random(2)
    while True:
        seat = game.to_act[0]
        moves = game.moves_of(seat)
        for move, text in zip(moves, moves.texts, strict=True):
            if seat == 0 and caution(game, seat, move, GENTLE) is not None:
                return list(game.record.moves), text
        game.play(random.choice([text for text in moves.texts if not text.startswith("done")]), seat)


def sit(home: House, *kinds: str, **more: object) -> House:
    """A table at which everything has been played but the move that the coach speaks about."""
    home.chance.seed = SEED
    players = [{"kind": kind, "name": name} for kind, name in zip(kinds, ("Ann", "Bob"), strict=True)]
    home.sit(home.ask("POST", "/api/tables", {"title": "agricola", "players": players, **more}))
    if more.get("rated"):
        sit_down(home)
    for seat, text in warned()[0]:
        home.move(text, seat, home.links.get(seat, home.key))
    return home


def said(home: House, level: str = "gentle", key: str | None = None) -> Json | None:
    """What is said to that move."""
    version = home.state(key)["version"]
    query = {"seat": 0, "version": version, "move": warned()[1], "coach": level}
    found = home.ask("GET", f"preview?{urlencode(query)}", key=key)["caution"]
    assert found is None or isinstance(found, dict)
    return found


def test_who_shares_a_screen_is_helped(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        sit(home, "here", "here")
        assert home.state()["coached"]
        found = said(home)
        assert found is not None
        assert found["says"]["id"].startswith("caution-")
        assert said(home, "off") is None


@pytest.mark.parametrize("coached", [True, False])
def test_people_by_link_are_helped_if_the_table_allows_it(tmp_path: Path, coached: bool) -> None:
    with house(tmp_path / "tables.db") as home:
        sit(home, "link", "link", coached=coached)
        key = home.links[0]
        assert home.state(key)["coached"] is coached
        assert (said(home, key=key) is not None) is coached


def test_nobody_is_helped_in_a_rated_game(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        sit(home, "link", "link", coached=True, rated=True)
        assert not home.state(home.links[0])["coached"]
        assert said(home, key=home.links[0]) is None


def test_a_level_that_there_is_not(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        sit(home, "here", "here")
        query = urlencode({"seat": 0, "version": home.state()["version"], "move": warned()[1], "coach": "rude"})
        assert home.refusal("GET", f"preview?{query}", status=400) == "error-request"
