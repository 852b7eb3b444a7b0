"""A ladder as a row of a table to be published: the bot, its results, and the command that repeats them."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Final

from allmende.arena.contestants import bot_message
from allmende.arena.ladder import TOGETHER, decision_times, rungs, total
from allmende.arena.tournament import Game, Tournament
from allmende.cli.console import Console
from allmende.cli.tournament import give_or_take, per_cent

NOT_MET: Final = "–"


def table(
    wanted: Tournament, opponents: Sequence[str], edition: str, games: Sequence[Game], console: Console
) -> list[str]:
    """A heading and the row of the bot, in Markdown. A bot doesn't meet itself."""
    bot = wanted.bots[0]
    by_opponent = {rung.opponent: rung for rung in rungs(wanted, games)}
    everybody = total(wanted, games)
    names = [console.speaker.say(bot_message(opponent)) for opponent in opponents]
    columns = ("bot", "games", "won", "score", "theirs", "time")
    headings = [console.words(f"published-{column}") for column in columns]
    headings[3:3] = names
    each = [f"{100 * by_opponent[name].wins.value:.0f}" if name in by_opponent else NOT_MET for name in opponents]
    row = [
        console.speaker.say(bot_message(bot)),
        str(everybody.games),
        per_cent(everybody.wins),
        *each,
        give_or_take(everybody.score),
        give_or_take(everybody.opponent_score),
        f"{decision_times(wanted, games)[TOGETHER]:,.1f}",
        f"`{command(wanted.title, edition, bot)}`",
    ]
    rule = ["---", *["---:"] * (len(headings) - 1), "---"]
    return [_line([*headings, console.words("published-command")]), _line(rule), _line(row)]


def command(title: str, edition: str, bot: str) -> str:
    """The command that makes this row again."""
    return f"allmende ladder {title} --edition {edition} --bot {shlex.quote(bot)} --markdown"


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
