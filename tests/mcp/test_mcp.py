"""`allmende mcp` over the real protocol: a scripted client plays whole games, and mistakes are one sentence."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from contextlib import suppress
from time import sleep
from typing import Any

import pytest

from allmende.mcp.server import make_server
from allmende.mcp.tables import MOST_TABLES, Tables
from mcp import StdioServerParameters
from mcp_scripts import ask, scripted, wrong


def numbers(said: str) -> list[int]:
    """The numbers of the moves in what was said."""
    return [int(number) for number in re.findall(r"^(\d+)\. .* – ", said, re.MULTILINE)]


def test_it_offers_what_one_can_do_at_a_table() -> None:
    async def script(client: Any) -> None:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"list_titles", "open_table", "position", "play", "why_not", "hint", "look_up_rule"}
        said = await ask(client, "list_titles")
        for words in ("hallertau: Hallertau, for 1, 2, 3, 4 players", "option cards: on, off; on by default", "farmer"):
            assert words in said

    scripted(script)


def test_clients_are_told_what_a_tool_takes_and_what_it_changes() -> None:
    async def script(client: Any) -> None:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        for tool in tools.values():
            assert tool.description
            for name, parameter in tool.input_schema["properties"].items():
                assert parameter.get("description"), (tool.name, name)
        hints = {name: tool.annotations for name, tool in tools.items()}
        looking = {name for name, hint in hints.items() if hint.read_only_hint}
        assert looking == {"list_titles", "position", "why_not", "hint", "look_up_rule"}
        assert {name for name, hint in hints.items() if hint.destructive_hint} == {"play"}

    scripted(script)


@pytest.mark.parametrize(("title", "players"), [("hallertau", 1), ("arle", 2), ("agricola", 3)])
def test_a_whole_game_is_played(title: str, players: int) -> None:
    async def script(client: Any) -> None:
        said = await ask(client, "open_table", title=title, players=players, opponents=["random"], seed=2)
        assert said.startswith("This is table-1; you have seat 1.")
        played = 0
        while "The game is over: " not in said:
            assert "Seat 1 is asked: " in said
            said = await ask(client, "play", move=str(numbers(said)[-1]))
            played += 1
        assert played > 10
        assert "the game is over" in await wrong(client, "play", move="1")
        assert (await ask(client, "position")).endswith(said.splitlines()[-1])

    scripted(script)


def test_why_not_a_hint_and_a_rule() -> None:
    async def script(client: Any) -> None:
        said = await ask(client, "open_table", title="arle", players=1, seed=2)
        assert "Seat 1 is asked: " in said
        text = re.findall(r"^1\. (.*) – ", said, re.MULTILINE)[0]
        assert await ask(client, "why_not", move=text) == f"{text!r} is legal now."
        assert (await ask(client, "why_not", move="build schnapps-distillery")).endswith(".")
        assert re.search(r" – .*: -?[\d.]+ points, ", await ask(client, "hint"))
        assert "Peat Boat" in await ask(client, "look_up_rule", title="arle", words="peat boats")
        assert "Nothing in arle" in await ask(client, "look_up_rule", title="arle", words="xqzzy")

    scripted(script)


def test_several_tables_are_open_side_by_side() -> None:
    async def script(client: Any) -> None:
        for title in ("arle", "agricola"):
            await ask(client, "open_table", title=title, players=1, seed=1)
        assert (await ask(client, "position", table="table-1")).startswith("Fields of Arle")
        assert (await ask(client, "position")).startswith("Agricola")

    scripted(script)


def test_only_so_many_tables_are_kept() -> None:
    async def script(client: Any) -> None:
        for _ in range(MOST_TABLES + 1):
            await ask(client, "open_table", title="arle", players=1, seed=1)
        assert "there is no table 'table-1'" in await wrong(client, "position", table="table-1")

    scripted(script, make_server(tables=Tables()))


def test_mistakes_are_one_sentence() -> None:
    async def script(client: Any) -> None:
        assert await wrong(client, "position") == "no table is open; open one first"
        assert await wrong(client, "play", move="1", table="table-1") == "no table is open; open one first"
        assert "there is no title 'chess'" in await wrong(client, "open_table", title="chess")
        assert "there is no seat 3" in await wrong(client, "open_table", title="arle", seat=3)
        assert "has no option 'x'" in await wrong(client, "open_table", title="arle", options={"x": "y"})
        # A model names bots, and no programs.
        assert "there is no bot 'cmd:ls'" in await wrong(client, "open_table", title="arle", opponents=["cmd:ls"])
        several = {"title": "arle", "opponents": ["random", "greedy"]}
        assert "more bots than other seats: 2 for 1" in await wrong(client, "open_table", **several)
        await ask(client, "open_table", title="arle", players=1, seed=1)
        assert (await wrong(client, "position", table="mine")) == "there is no table 'mine'; open are: table-1"
        assert (await wrong(client, "play", move="dance")).startswith("no legal move is written 'dance'")
        assert "unknown move 'dance'" in await wrong(client, "why_not", move="dance")

    scripted(script)


def test_arguments_that_do_not_fit_are_one_sentence() -> None:
    async def script(client: Any) -> None:
        said = await wrong(client, "open_table", title="arle", players="two", opponents="random")
        assert said == (
            "players: input should be a valid integer, unable to parse string as an "
            "integer, not 'two'; opponents: input should be a valid list, not 'random'"
        )
        assert await wrong(client, "open_table") == "title: field required"
        await ask(client, "open_table", title="arle", players=1, seed=1)
        assert "move: input should be a valid string, not True" in await wrong(client, "play", move=True)
        assert "move: input should be a valid string, not None" in await wrong(client, "why_not", move=None)
        assert await wrong(client, "dance") == "Unknown tool: dance"

    scripted(script)


def test_a_move_may_be_given_as_a_number() -> None:
    async def script(client: Any) -> None:
        first = await ask(client, "open_table", title="arle", players=1, seed=1)
        assert "Seat 1 is asked: " in await ask(client, "play", move=3)
        assert "no legal move is written '300'" in await wrong(client, "play", move=300)
        played = re.findall(r"^3\. (.*) – ", first, re.MULTILINE)[0]
        assert re.search(rf"^\d+\. {re.escape(played)} – ", await ask(client, "position"), re.MULTILINE) is None

    scripted(script)


def test_it_is_a_command_over_standard_input_and_output() -> None:
    async def script(client: Any) -> None:
        said = await ask(client, "open_table", title="arle", players=1, seed=1)
        assert "Seat 1 is asked: " in said
        assert "Seat 1 is asked: " in await ask(client, "play", move="1")

    scripted(script, StdioServerParameters(command=sys.executable, args=["-m", "allmende.cli", "mcp"]))


def test_a_client_that_goes_while_it_is_answered_is_no_mistake() -> None:
    command = [sys.executable, "-m", "allmende.cli", "mcp"]
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with suppress(BrokenPipeError), subprocess.Popen(command, text=True, **pipes) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        about = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
        with suppress(BrokenPipeError):
            while process.poll() is None:
                process.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": about}))
                process.stdin.write("\n")
                process.stdin.flush()
                sleep(0.1)
        assert process.stderr.read() == ""
    assert process.returncode == 0


def test_without_the_extra_it_says_what_brings_it() -> None:
    code = "import sys; sys.modules['mcp.server'] = None; from allmende import cli; sys.exit(cli.main(['mcp']))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=os.environ | {"LC_ALL": "C.UTF-8"}
    )
    assert done.returncode == 2
    assert "pip install 'allmende[mcp]' brings it" in done.stderr
