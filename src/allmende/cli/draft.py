"""`allmende draft`: practises drafts against bots that pick by card knowledge, and judges each pick."""

from __future__ import annotations

import argparse
import io
import secrets
import sys
from typing import Any, Final, TextIO

from allmende import bots
from allmende.bots.draft import OWN, Draft, Pick, Way, begin, ways
from allmende.cli.card_choices import reach, tell_source, told, told_choice
from allmende.cli.card_statistics import card_message
from allmende.cli.console import Console, fail
from allmende.cli.display import Display
from allmende.cli.displays import display_of
from allmende.cli.moves import list_moves
from allmende.cli.parser import Parser
from allmende.cli.session import Sitting
from allmende.cli.table_options import add_set, chosen_options, positive, whole
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.core.title import Title
from allmende.titles import title as find_title

SEEDS: Final = 1_000_000
"""The number of seeds from which one is drawn: such a number is easily told to a friend."""
NEXT: Final = "next"
PLAY: Final = "play"
LEAVING: Final = ("quit", "exit")


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("draft", run)
    group.add_argument("title", metavar="TITLE", help=parser.help("title"))
    group.add_argument("--players", type=positive, metavar="N", help=parser.help("players"))
    group.add_argument("--seed", type=whole, metavar="S", help=parser.help("seed"))
    group.add_argument("--bot", metavar="BOT", help=parser.help("bot-draft"))
    add_set(group, parser)


def run(options: argparse.Namespace, console: Console) -> int:
    """Practise drafts until the player leaves, plays a hand, or the input ends."""
    title = find_title(options.title)
    way = _way(title, options)
    lines = sys.stdin or io.StringIO()
    seed = secrets.randbelow(SEEDS) if options.seed is None else options.seed
    while True:
        draft = begin(title, way, seed)
        console.say("draft-seed", seed=str(seed))
        if (status := _practise(draft, lines, console)) is not None:
            return status
        _sum_up(draft, console)
        console.say("draft-after")
        wanted = lines.readline().strip().lower()
        if wanted == PLAY:
            others = {seat: options.bot or bots.usual(title) for seat in range(OWN + 1, way.players)}
            sitting = Sitting(draft.game, console, [], others)
            sitting.given = draft.game.version
            return sitting.run(lines)
        if wanted != NEXT:
            return 0
        seed = (seed + 1) % SEEDS


def _way(title: Title[Any, Any], options: argparse.Namespace) -> Way:
    """The way of drafting that is wanted, by default the first that can be practised; CommandError if there is none."""
    known = ways(title)
    if not known:
        fail("error-no-draft")
    players = options.players or known[0].players
    usual = [f"{name}={value}" for name, value in known[0].options.items()]
    return Way(players, chosen_options([*usual, *options.set], title, players))


def _practise(draft: Draft, lines: TextIO, console: Console) -> int | None:
    """Have the player pick until the hand is complete; the exit status if they leave before, or wrong input ends it."""
    display = display_of(draft.game.title)
    while not draft.is_over:
        order = _ask(draft, display, console)
        line = lines.readline()
        word = line.strip()
        if not line or word in LEAVING:
            return 0
        try:
            pick = draft.play(_card(draft, order, word))
        except AllmendeError as error:
            console.complain(error.message)
            if not lines.isatty():
                return 2
            continue
        for line in judged(pick, draft.game.title, console):
            console.out.print(f"  {line}", soft_wrap=True)
    return None


def _ask(draft: Draft, display: Display, console: Console) -> list[int]:
    """Print what can be picked, and give the places of the numbered moves."""
    decision = draft.game.decision(OWN)
    assert decision is not None, "there is something to pick"
    console.out.print()
    console.out.print(console.speaker.say(decision.prompt), soft_wrap=True)
    order = list_moves(display, draft.game, decision, console, ())
    display.draw_hand(draft.game, OWN, {}, console)
    console.out.print("> ", end="")
    return order


def _card(draft: Draft, order: list[int], word: str) -> str:
    """The card that an answer names, by its number or itself."""
    if word.isdecimal():
        if not 1 <= int(word) <= len(order):
            raise AllmendeError(word, Message("error-number", {"number": word, "count": len(order)}))
        return draft.choices[draft.game.moves_of(OWN)[order[int(word) - 1]]]
    return word


def judged(pick: Pick, title: Title[Any, Any], console: Console) -> list[str]:
    """What is said of a pick: how it does beside the best card of its kind, and what both should bring."""
    best = pick.ranked[0]
    own = next(each for each in pick.ranked if each.card == pick.card)
    if pick.is_best:
        return [console.words("draft-best"), told_choice(own, title, console)]
    sure = "yes" if pick.behind.is_sure else "no"
    return [
        console.words(
            "draft-behind", card=card_message(title, best.card), points=reach(pick.behind, console), sure=sure
        ),
        *(told_choice(each, title, console) for each in (own, best)),
    ]


def _sum_up(draft: Draft, console: Console) -> None:
    """Print what all hands should bring."""
    console.out.print()
    console.say("draft-hands")
    for seat in range(draft.game.players):
        name = Message("draft-own") if seat == OWN else Message("draft-bot", {"seat": seat + 1})
        console.say("draft-hand-of", name=name, points=told(draft.worth(seat), console))
    ahead = draft.ahead
    console.say(
        "draft-result",
        sure="yes" if ahead.is_sure else "no",
        ahead="yes" if ahead.value > 0 else "no",
        points=reach(ahead, console),
    )
    tell_source(draft.judge.known.measured, console)
