"""The MCP server: a tool for each thing that a model can do at a table. Errors come back as one sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, ParamSpec
from urllib.parse import urlsplit

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import ValidationError

import allmende
from allmende import bots
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.mcp.remote import RemoteTable, ServerError
from allmende.mcp.rules import look_up
from allmende.mcp.tables import OwnTable, Seated, Tables
from allmende.titles import TITLES
from allmende.words import Speaker

ParametersT = ParamSpec("ParametersT")

INSTRUCTIONS: Final = """Uwe Rosenberg's farming games with exact rules. Open a table, then play moves from the list
until the game is over. A move is written as in the list, or by its number there. Ask look_up_rule what a space or a
card does."""


def _told(tool: Callable[ParametersT, str]) -> Callable[ParametersT, str]:
    """A tool whose errors are told to the model in a sentence."""

    @wraps(tool)
    def safe(*args: ParametersT.args, **kwargs: ParametersT.kwargs) -> str:
        try:
            return tool(*args, **kwargs)
        except AllmendeError as error:
            raise ToolError(str(error)) from None

    return safe


class _Server(MCPServer[Any]):
    """An MCP server that tells of wrong arguments in one sentence, too, and accepts a move's number as an int."""

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        if type(number := arguments.get("move")) is int:
            arguments = {**arguments, "move": str(number)}
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(error.__cause__, ValidationError):
                raise ToolError(f"Error executing tool {name}: {_unfit(error.__cause__)}") from error.__cause__
            raise


def _unfit(error: ValidationError) -> str:
    """The errors in arguments, in a sentence."""
    found = []
    for each in error.errors(include_url=False):
        at = ".".join(map(str, each["loc"]))
        given = "" if each["type"] == "missing" else f", not {each['input']!r:.80}"
        found.append(f"{at}: {each['msg'][:1].lower()}{each['msg'][1:]}{given}")
    return "; ".join(found)


def make_server(url: str | None = None, tables: Tables | None = None) -> MCPServer[Any]:
    """An MCP server with tables of its own; with a `url`, models can sit down at tables of that web server, too."""
    server = _Server("allmende", instructions=INSTRUCTIONS, version=allmende.__version__)
    open_tables = Tables() if tables is None else tables
    speaker = Speaker("en")

    @server.tool()
    @_told
    def list_titles() -> str:
        """The games: for how many players, with which options, and which bots play them."""
        lines = []
        for name, title in TITLES.items():
            players = ", ".join(map(str, title.players))
            lines.append(f"{name}: {speaker.say(Message(f'title-{name}'))}, for {players} players")
            for option, choice in title.options.items():
                needed = choice.needed(title.options)
                needs = f" (with {needed})" if needed else ""
                lines.append(f"  option {option}: {', '.join(choice.listed)}{needs}; {choice.default} by default")
            lines.append(f"  bots: {', '.join(bots.names(title))}")
        return "\n".join(lines)

    @server.tool()
    @_told
    def open_table(
        title: str,
        players: int = 2,
        seat: int = 1,
        opponents: list[str] | None = None,
        options: dict[str, str] | None = None,
        seed: int | None = None,
    ) -> str:
        """Open a table and sit down at it. Seats count from 1; opponents are bots, the last one for all seats left."""
        table = OwnTable(title, players, seat, opponents or [], options or {}, seed)
        return f"This is {open_tables.add(table)}; you have seat {seat}.\n\n{_news(table)}"

    if url is not None:

        @server.tool()
        @_told
        def sit_down(link: str) -> str:
            """Sit down at a table of the server, by the link of a seat."""
            if urlsplit(link)[:2] != urlsplit(url)[:2]:
                raise ServerError(
                    f"{link!r} is not at the server {url}", Message("error-other-server", {"link": link, "server": url})
                )
            at = RemoteTable(link)
            return f"This is {open_tables.add(at)}; you have seat {at.seat + 1}.\n\n{_news(at)}"

    @server.tool()
    @_told
    def position(table: str = "") -> str:
        """The table as your seat sees it, what you are asked, and your moves with what they do."""
        return open_tables[table].position()

    @server.tool()
    @_told
    def play(move: str, table: str = "") -> str:
        """Play a move, by its text or its number in the list; tells what happened until you are asked again."""
        at = open_tables[table]
        at.play(move)
        return _news(at)

    @server.tool()
    @_told
    def why_not(move: str, table: str = "") -> str:
        """Tell why a move is not legal now."""
        return open_tables[table].why_not(move)

    @server.tool()
    @_told
    def hint(table: str = "") -> str:
        """Tell what a bot would play in your place, and why."""
        return "\n".join(open_tables[table].hint())

    @server.tool()
    @_told
    def look_up_rule(title: str, words: str) -> str:
        """Look up what rules, action spaces and cards of a game say about words, such as a name on the table."""
        return "\n".join(look_up(title, words)) or f"Nothing in {title} speaks of {words!r}."

    return server


def _news(table: Seated) -> str:
    """The sentences on what has happened since the last call, and the state."""
    news = table.go_on()
    return "\n".join([*news, *([""] if news else []), table.position()])
