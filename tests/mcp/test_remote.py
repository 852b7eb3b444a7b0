"""A model's seat at a server's table: the same tools over the server's API, by the link of the seat."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from allmende.core import Message, UnknownMoveError
from allmende.mcp.remote import RemoteTable, ServerError
from allmende.mcp.server import make_server
from allmende.reading import AnswerError
from mcp import StdioServerParameters
from mcp_scripts import ask, scripted, wrong
from server.house import House, RandomThinker, house
from server.test_main import serving

HOST = "http://testserver"


class Adviser(RandomThinker):
    """Also suggests something."""

    async def suggest(self, record: Any, seat: int) -> Any:
        from allmende.bots.advice import Suggestion
        from allmende.titles import replay

        move = replay(record).moves_of(seat).texts[0]
        return [Suggestion(move, Message("move-done"), 12.5, Message("why-alone"))]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[House]:
    """A table of Hallertau with a link and a bot."""
    with house(tmp_path / "tables.sqlite3", Adviser()) as found:
        yield found.new("link", "bot:random")


def seated(server: House, **rest: Any) -> RemoteTable:
    """The seat of the link."""
    return RemoteTable(f"{HOST}/t/{server.table}#{server.links[0]}", server.client, **rest)


def test_a_game_goes_on_over_the_api(server: House) -> None:
    table = seated(server)
    told: list[str] = []
    for _ in range(12):
        told += table.go_on()
        said = table.position()
        assert "Seat 1 is asked: " in said
        numbers = re.findall(r"^(\d+)\. .* – ", said, re.MULTILINE)
        table.play(f"Move: {numbers[0]}")
    assert len(told) > 12
    assert all("{" not in line for line in told)
    assert any(line.startswith("Bob") for line in told)  # what the bot did, by its player's name


def test_what_is_wrong_is_said(server: House) -> None:
    table = seated(server)
    table.go_on()
    with pytest.raises(AnswerError, match="no legal move is written 'dance'"):
        table.play("dance")
    with pytest.raises(AnswerError, match="'pay rye 1' is not legal now: "):
        table.play("pay rye 1")
    assert table.why_not("pay rye 1").endswith(".")
    first = re.findall(r"^1\. (.*) – ", table.position(), re.MULTILINE)[0]
    assert table.why_not(first) == f"{first!r} is legal now."
    with pytest.raises(UnknownMoveError):
        table.why_not("dance")
    (suggested,) = table.hint()
    assert re.fullmatch(f"{re.escape(first)} – .+: 12\\.5 points, .+", suggested)


def test_while_others_decide_there_is_nothing_to_play(tmp_path: Path) -> None:
    with house(tmp_path / "tables.sqlite3") as at:
        at.new("here", "link")
        decides = at.state()["waiting"]
        key = at.links[1] if decides == [0] else at.key
        table = RemoteTable(f"{HOST}/t/{at.table}#{key}", at.client, patience=0.0)
        table.go_on()
        assert table.position().endswith("Others are deciding: ask again later.")
        with pytest.raises(ServerError, match="nothing is asked of this seat now"):
            table.play("1")


def test_a_server_may_lie_below_a_path(server: House) -> None:
    server.new("here", "here")
    assert RemoteTable(f"{HOST}/allmende/t/{server.table}#{server.key}", server.client).seat == 0


def test_a_link_must_be_one_of_a_seat(server: House) -> None:
    for link in ("nursery", f"{HOST}/t/{server.table}", "ftp://x/t/y#z", f"{HOST}/#{server.key}"):
        with pytest.raises(ServerError, match="is no link of a seat"):
            RemoteTable(link, server.client)
    with pytest.raises(ServerError):
        RemoteTable(f"{HOST}/t/{server.table}#wrong", server.client)
    with pytest.raises(ServerError):
        RemoteTable(f"{HOST}/t/nowhere#{server.key}", server.client)


def test_a_server_that_is_gone_is_one_sentence() -> None:
    with pytest.raises(ServerError, match="the server can't be asked: "):
        RemoteTable("http://127.0.0.1:9/t/table#key", httpx2.Client(base_url="http://127.0.0.1:9", timeout=2))


def test_models_sit_down_at_the_operators_server_alone() -> None:
    async def script(client: Any) -> None:
        assert "sit_down" in {tool.name for tool in (await client.list_tools()).tools}
        said = await wrong(client, "sit_down", link="http://elsewhere:8000/t/table#key")
        assert "is not at the server http://127.0.0.1:9" in said
        assert "the server can't be asked" in await wrong(client, "sit_down", link="http://127.0.0.1:9/t/a#b")
        assert await ask(client, "open_table", title="arle", players=1, seed=1)

    scripted(script, make_server("http://127.0.0.1:9"))


def test_a_model_sits_down_and_plays(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite3") as server:
        players = [{"kind": "link", "name": "Model"}, {"kind": "bot", "name": "Bob", "bot": "random"}]
        wanted = {"title": "hallertau", "players": players, "options": {"cards": "off"}}
        made = server.ask("POST", "/api/tables", wanted)
        link = f"{server.address}/t/{made['table']}#{made['seats'][0]['key']}"

        async def script(client: Any) -> None:
            said = await ask(client, "sit_down", link=link)
            assert said.startswith("This is table-1; you have seat 1.")
            for _ in range(3):
                text = re.findall(r"^1\. (.*) – ", said, re.MULTILINE)[0]
                assert await ask(client, "why_not", move=text) == f"{text!r} is legal now."
                said = await ask(client, "play", move=text)
                assert "Seat 1 is asked: " in said
            assert "no legal move is written 'dance'" in await wrong(client, "play", move="dance")
            assert (await ask(client, "position")).splitlines()[-1] == said.splitlines()[-1]

        command = ["-m", "allmende.cli", "mcp", "--server", server.address]
        scripted(script, StdioServerParameters(command=sys.executable, args=command))
        history = server.ask("GET", f"/api/tables/{made['table']}")["history"]
        assert {past["seat"] for past in history} >= {0, 1}
