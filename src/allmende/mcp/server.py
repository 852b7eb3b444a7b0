"""The MCP server: a tool for each thing that a model can do at a table. Errors come back as one sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, Final, ParamSpec
from urllib.parse import urlsplit

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations
from pydantic import Field, ValidationError

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

Table = Annotated[str, Field(description="The name of a table, such as table-1; by default the one opened last.")]
Move = Annotated[str, Field(description="A move as it is written in the list, or its number there.")]
TitleName = Annotated[str, Field(description="The name of a game, such as arle; list_titles has all of them.")]

_LOOKS: Final = ToolAnnotations(read_only_hint=True, open_world_hint=False)
"""A tool that changes nothing."""
_ADDS: Final = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)
"""A tool that begins something new, and leaves all else as it is."""
_PLAYS: Final = ToolAnnotations(
    read_only_hint=False, destructive_hint=True, idempotent_hint=False, open_world_hint=False
)
"""A tool that changes a game for good: there is no way back."""

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
    """An MCP server that tells of wrong arguments in one sentence, too, and accepts a move's number as an int.

    The library puts the name of the tool before each error; errors that are told on purpose go out without it.
    """

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        if type(number := arguments.get("move")) is int:
            arguments = {**arguments, "move": str(number)}
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(error.__cause__, ValidationError):
                raise ToolError(_unfit(error.__cause__)) from error.__cause__
            if type(error.__cause__) is ToolError:
                raise error.__cause__ from None
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

    @server.tool(annotations=_LOOKS)
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

    @server.tool(annotations=_ADDS)
    @_told
    def open_table(
        title: TitleName,
        players: Annotated[int, Field(description="The number of players, you and the bots.")] = 2,
        seat: Annotated[int, Field(description="Your seat, from 1 on.")] = 1,
        opponents: Annotated[
            list[str] | None,
            Field(description="Bots for the other seats, the last one for all seats left; by default the usual one."),
        ] = None,
        options: Annotated[
            dict[str, str] | None,
            Field(description="Options of the game by name, such as cards: off; others have their defaults."),
        ] = None,
        seed: Annotated[
            int | None, Field(description="The seed of the deal and of the bots' chance; by default it is drawn.")
        ] = None,
    ) -> str:
        """Open a table and sit down at it. Seats count from 1; opponents are bots."""
        table = OwnTable(title, players, seat, opponents or [], options or {}, seed)
        return f"This is {open_tables.add(table)}; you have seat {seat}.\n\n{_news(table)}"

    if url is not None:

        @server.tool(annotations=_ADDS)
        @_told
        def sit_down(
            link: Annotated[str, Field(description="The link of a seat, such as http://HOST/t/TABLE#KEY.")],
        ) -> str:
            """Sit down at a table of the server, by the link of a seat."""
            if urlsplit(link)[:2] != urlsplit(url)[:2]:
                raise ServerError(
                    f"{link!r} is not at the server {url}", Message("error-other-server", {"link": link, "server": url})
                )
            at = RemoteTable(link)
            return f"This is {open_tables.add(at)}; you have seat {at.seat + 1}.\n\n{_news(at)}"

    @server.tool(annotations=_LOOKS)
    @_told
    def position(table: Table = "") -> str:
        """The table as your seat sees it, what you are asked, and your moves with what they do."""
        return open_tables[table].position()

    @server.tool(annotations=_PLAYS)
    @_told
    def play(move: Move, table: Table = "") -> str:
        """Play a move, by its text or its number in the list; tells what happened until you are asked again."""
        at = open_tables[table]
        at.play(move)
        return _news(at)

    @server.tool(annotations=_LOOKS)
    @_told
    def why_not(move: Move, table: Table = "") -> str:
        """Tell why a move is not legal now."""
        return open_tables[table].why_not(move)

    @server.tool(annotations=_LOOKS)
    @_told
    def hint(table: Table = "") -> str:
        """Tell what a bot would play in your place, and why."""
        return "\n".join(open_tables[table].hint())

    @server.tool(annotations=_LOOKS)
    @_told
    def look_up_rule(
        title: TitleName,
        words: Annotated[str, Field(description="Words to be found, such as the name of a card or an action space.")],
    ) -> str:
        """Look up what rules, action spaces and cards of a game say about words, such as a name on the table."""
        return "\n".join(look_up(title, words)) or f"Nothing in {title} speaks of {words!r}."

    return server


def _news(table: Seated) -> str:
    """The sentences on what has happened since the last call, and the state."""
    news = table.go_on()
    return "\n".join([*news, *([""] if news else []), table.position()])
