"""The gate: whatever the server tells of a table is made here, for one pair of eyes.

What eyes may know, the rules say: in a view, in an event and a move as others hear of it, in the decision of a seat and
the reasons that go with it, in a position drawn anew. Nothing else of a game leaves the server, but for the record once
nothing is hidden any more. Two games that differ only in what a seat can't see look the same to it, byte for byte.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from allmende.bots import asking
from allmende.core import Decision, Message, MoveMade, UnknownMoveError
from allmende.core.coach import OFF
from allmende.core.planning import ahead
from allmende.core.report import report_of
from allmende.server.advice import Advice
from allmende.server.changes import changes
from allmende.server.coaching import caution_for, may_coach
from allmende.server.errors import ForbiddenError, NotOverError, UnfitError
from allmende.server.guiding import guidance
from allmende.server.hands import voters
from allmende.server.messages import Analysis, Hint, Past, PlayerInfo, Preview, TableState, Update, Vote, WhyNot, Word
from allmende.server.people.messages import Foreseen
from allmende.server.record_names import with_names
from allmende.server.scenes import MOST_MOVES
from allmende.server.table import Holder, Table
from allmende.words import Speaker
from allmende.words.reporting import circumstances, report_text


def state(table: Table, holder: Holder, wanted: int | None = None) -> TableState:
    """The table as it is, for the eyes that are wanted."""
    eyes = table.eyes(holder, wanted)
    return TableState(
        table=table.name,
        title=table.game.title.name,
        options=table.game.options,
        version=table.version,
        players=players(table, holder),
        eyes=eyes,
        view=table.game.view(eyes),
        decisions=decisions(table, holder, eyes),
        waiting=waiting(table, holder),
        undo=table.may_undo(holder),
        turns=table.may_undo_turn(holder),
        mine=table.mine(holder),
        thinking=table.thinking(),
        goal=list(table.game.goal),
        history=heard(table, table.past, eyes),
        notes=table.ledger.notes,
        words=said(table, holder),
        absence=table.opened.absence,
        pace=table.opened.pace,
        rated=table.opened.rated,
        coached=may_coach(table, holder),
        trouble=table.trouble,
        has_record=table.may_read_record(holder),
        record_version=table.game.rules,
        ends=sorted(table.ledger.ends),
        ending=table.ledger.ending,
        followed_by=table.ledger.followed_by if belongs(table, holder) else "",
        offered=[seat for seat, key in enumerate(table.ledger.offered) if key],
        guidance=guidance(table, holder, eyes),
    )


def past_state(table: Table, holder: Holder, wanted: int | None, version: int) -> TableState:
    """The table as it was at a version, for looking only."""
    eyes = table.eyes(holder, wanted)
    game, history = table.back_then(version)
    return TableState(
        table=table.name,
        title=game.title.name,
        options=game.options,
        version=history[-1].version,
        players=players(table, holder),
        eyes=eyes,
        view=game.view(eyes),
        decisions=[],
        waiting=[],
        undo=[],
        turns=[],
        mine=table.mine(holder),
        thinking=[],
        goal=list(game.goal),
        history=heard(table, history, eyes),
        notes=[note for note in table.ledger.notes if note.version <= version],
        words=[word for word in said(table, holder) if word.version <= version],
        absence=table.opened.absence,
        pace=table.opened.pace,
        rated=table.opened.rated,
        coached=may_coach(table, holder),
        trouble=table.trouble,
        has_record=table.may_read_record(holder),
        record_version=game.rules,
        ends=[],
        ending=game.ending,
        followed_by=table.ledger.followed_by if belongs(table, holder) else "",
        offered=[seat for seat, key in enumerate(table.ledger.offered) if key],
        guidance=None,
    )


def news(table: Table, holder: Holder, wanted: int | None, since: int | None) -> TableState | Update:
    """What has changed since a version, or the whole table for those who knew none, or knew it with other eyes."""
    if since is None or since > table.version:
        return state(table, holder, wanted)
    if table.has_secrets and table.eyes(holder, wanted, since) != table.eyes(holder, wanted):
        return state(table, holder, wanted)
    return update(table, holder, wanted, since)


def update(table: Table, holder: Holder, wanted: int | None, since: int) -> Update:
    """What has changed since a version."""
    eyes = table.eyes(holder, wanted)
    base, past, undone = table.news(since)
    # No move leads to an end that players have made.
    leads_on = table.game.ending is None and not undone and since >= table.ledger.ruled and len(past) <= MOST_MOVES
    return Update(
        version=table.version,
        since=base,
        past=heard(table, past, eyes),
        undone=undone,
        players=players(table, holder),
        eyes=eyes,
        view=None if leads_on else table.game.view(eyes),
        scenes=table.shown.scenes(table.game, len(past), eyes) if leads_on else [],
        decisions=decisions(table, holder, eyes),
        waiting=waiting(table, holder),
        undo=table.may_undo(holder),
        turns=table.may_undo_turn(holder),
        mine=table.mine(holder),
        thinking=table.thinking(),
        notes=[note for note in table.ledger.notes if note.version > base],
        words=[word for word in said(table, holder) if word.version > base],
        trouble=table.trouble,
        has_record=table.may_read_record(holder),
        ends=sorted(table.ledger.ends),
        ending=table.ledger.ending,
        followed_by=table.ledger.followed_by if belongs(table, holder) else "",
        offered=[seat for seat, key in enumerate(table.ledger.offered) if key],
        guidance=guidance(table, holder, eyes),
    )


def text(table: Table, holder: Holder, wanted: int | None, version: int | None = None) -> str:
    """The table as plain text, as it is or as it was at a version."""
    eyes = table.eyes(holder, wanted)
    game = table.game if version is None else table.back_then(version)[0]
    return f"{game.title.text(game.position, eyes)}\n"


def record(table: Table, holder: Holder) -> str:
    """The whole game; ForbiddenError while it would tell what is hidden."""
    if not table.may_read_record(holder):
        raise ForbiddenError("the record would tell what lies face down", Message("error-record-hidden"))
    return with_names(str(table.game.record), [seat.name for seat in table.seats])


async def report(table: Table, holder: Holder, wanted: int | None, speaker: Speaker) -> str:
    """What can be reported of a problem: the game as these eyes know it, all else dealt anew.

    ForbiddenError for a rated game that goes on: a bot that gives hints could be asked about what was made of it.
    """
    if table.opened.rated and table.trouble is None and not table.game.is_over:
        raise ForbiddenError("a rated game is reported when it is over", Message("error-rated-report"))
    eyes, game = table.eyes(holder, wanted), table.game.copy()
    facts = circumstances()
    if table.trouble is not None:
        facts["trouble"] = speaker.say(table.trouble)
    # The game is told anew, which may take a second; meanwhile everybody else goes on.
    return report_text(await asyncio.to_thread(report_of, game, eyes, facts), speaker)


# For whoever decides: refused as a move of that version would be


def preview(table: Table, holder: Holder, seat: int, version: int, move: str, coach: str = OFF) -> Preview:
    """What a move would bring, and what a coach of this level says to it; AllmendeError if it isn't legal."""
    table.check_decision(holder, seat, version)
    title = table.game.title
    scene, position = table.game.preview(move, seat)
    events = [event.told_to(seat) for event in scene.events]
    score = title.score_lines(position, seat)
    leads_to = changes(table.game.view(seat), title.view(scene.position, seat))
    said = caution_for(table, holder, seat, move, coach, scene)
    return Preview(events, leads_to, score, sum(line.points for line in score), said)


def foreseen(table: Table, holder: Holder, seat: int, path: Sequence[str]) -> Foreseen:
    """What a seat that waits could decide after these moves of its own, as far as it can know."""
    table.check_decision(holder, seat, table.version)
    found = None if seat in table.game.to_act else ahead(table.game, seat, path)
    if found is None:
        why = Message("plan-unforeseen" if table.game.title.foresees else "plan-unforeseeable")
        return Foreseen(table.version, None, [], begins=True, why=why)
    leads_to = changes(table.game.view(seat), found.game.view(seat))
    decision = found.game.decision(seat)
    assert decision is not None
    # What it has made in its last turn is not of this one.
    return Foreseen(table.version, msgspec.structs.replace(decision, made=0), leads_to, found.begins)


def why_not(table: Table, holder: Holder, seat: int, version: int, move: str) -> WhyNot:
    """Why a seat can't play a move now."""
    table.check_decision(holder, seat, version)
    title, position = table.game.title, table.game.position
    try:
        number = title.vocabulary.parse(move)
    except UnknownMoveError:
        return WhyNot(None)
    return WhyNot(None if number in position.moves(seat) else title.why_not(position, seat, number))


async def hint(table: Table, holder: Holder, seat: int, version: int, advice: Advice) -> Hint:
    """What a bot would play for a seat, knowing no more than the seat."""
    table.check_decision(holder, seat, version)
    if table.opened.rated:
        raise ForbiddenError("nobody is helped in a rated game", Message("error-rated-hint"))
    if seat not in table.game.to_act:
        over = table.game.is_over
        raise UnfitError("nothing to decide", Message("reason-over" if over else "reason-not-your-turn"))
    return Hint(version, seat, await advice.suggestions(table, seat, version))


async def analysis(table: Table, first: int, advice: Advice) -> Analysis:
    """Reviews of a finished game, for everybody: its record is open, too."""
    if not table.game.is_over:
        raise NotOverError
    return await advice.analysis(table, first)


# For bots that play over HTTP


def greeting(table: Table, seat: int, seconds: float) -> dict[str, Any]:
    """A bot has a seat in a game."""
    game = table.game
    return asking.hello(game.title, game.rules, game.players, game.options, seat, seconds)


def question(table: Table, seat: int, seconds: float, seed: int) -> dict[str, Any]:
    """What a bot's seat has to decide."""
    return asking.decide(table.game.title, table.game.position, seat, seconds, seed)


def result(table: Table) -> dict[str, Any]:
    """How a bot's game has ended, or, if it goes on, that it does so without the bot."""
    game = table.game
    return asking.end(game.scores, game.winners) if game.is_over else asking.end([], [])


# What all of that is made of


def players(table: Table, holder: Holder) -> list[PlayerInfo]:
    """Who sits where, and what it takes that this changes."""
    clocks = table.waiting.told()
    return [
        PlayerInfo(
            seat=number,
            name=seat.name,
            kind=seat.kind,
            bot=seat.bot,
            home=seat.home,
            yours=number in holder.seats,
            voters=voters(table.seats, number),
            votes=[Vote(by, bot) for by, bot in table.ledger.votes[number].items()],
            away=table.waiting.away(number, seat),
            clock=clocks[number],
            left=number in table.ledger.left if table.opened.warned else None,
            unnamed=seat.unnamed,
        )
        for number, seat in enumerate(table.seats)
    ]


def heard(table: Table, history: list[Past], eyes: int) -> list[Past]:
    """The history as it may be told to whoever looks with these eyes."""
    told = []
    for past in history:
        made = table.game.title.move_for(MoveMade(past.seat, past.move, past.label), eyes)
        events = [event.told_to(eyes) for event in past.events]
        target = past.target if made.text == past.move else ""
        told.append(Past(past.version, past.seat, made.text, target, made.label, events))
    return told


def belongs(table: Table, holder: Holder) -> bool:
    """Whether somebody is more than a stranger, to whom a finished game shows its moves and nothing of its company."""
    return not table.game.is_over or holder.maker or bool(holder.seats)


def said(table: Table, holder: Holder) -> list[Word]:
    """The words of those at the table, for whoever belongs there."""
    return table.ledger.words if belongs(table, holder) else []


def decisions(table: Table, holder: Holder, eyes: int) -> list[Decision]:
    """What the seat that looks may decide now; moves name cards, so that nobody else may read them."""
    decision = table.game.decision(eyes) if eyes in waiting(table, holder) else None
    return [] if decision is None else [decision]


def waiting(table: Table, holder: Holder) -> list[int]:
    """The holder's seats that have something to decide."""
    if table.trouble is not None:
        return []
    return [seat for seat in table.mine(holder) if seat in table.game.to_act]
