"""Projection: all that the server tells of a table, made for one viewer, without secrets.

The rules say what a viewer may know: in a view, in an event and a move as shown to others, in the decision of a seat
and the reasons that go with it, in a state drawn anew. Nothing else of a game leaves the server, but for the record
once nothing is hidden any more. Two games that differ only in what a seat can't see look the same to it, byte for byte.
By the same rule `planning/foresight.py` foresees, `bots/advice.py` hints, and `http_bots/events.py` asks remote bots.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

import msgspec

from allmende.core import Decision, Game, Message, MoveMade, UnknownMoveError
from allmende.core.coach import OFF
from allmende.core.report import report_of
from allmende.server.errors import ForbiddenError
from allmende.server.tables import problem_table, studies, takebacks, tryouts
from allmende.server.tables.bot_names import called, own_name
from allmende.server.tables.coach import caution_for, may_coach
from allmende.server.tables.lessons import guidance
from allmende.server.tables.messages import (
    Past,
    PastScenes,
    PlayerInfo,
    Preview,
    Situation,
    TableState,
    Tried,
    Update,
    Vote,
    WhyNot,
    Word,
)
from allmende.server.tables.record_names import with_names
from allmende.server.tables.scenes import MOST_MOVES, Shown
from allmende.server.tables.screens import leads_to, screen_view
from allmende.server.tables.seat_control import voters
from allmende.server.tables.spoken_messages import SpokenLine, SpokenPassage, SpokenPosition
from allmende.server.tables.table import Holder, Table
from allmende.words import Speaker
from allmende.words.problem_report import circumstances, report_text


def state(table: Table, holder: Holder, wanted: int | None = None) -> TableState:
    """The present state of the table, for the `wanted` viewer, or the holder's usual one."""
    now = _situation(table, holder, table.eyes(holder, wanted))
    return _state(table, holder, table.game, table.past, now)


def past_state(table: Table, holder: Holder, wanted: int | None, version: int) -> TableState:
    """The state of the table at a version, for looking only."""
    game, history = table.back_then(version)
    then = Situation(
        version=history[-1].version,
        players=players(table, holder),
        eyes=table.eyes(holder, wanted),
        mine=table.mine(holder),
        notes=[note for note in table.ledger.notes if note.version <= version],
        words=[word for word in said(table, holder) if word.version <= version],
        trouble=table.trouble,
        has_record=table.may_read_record(holder),
        may_study=studies.may_study(table, holder),
        ending=game.ending,
        followed_by=followed_by(table, holder),
        offered=offered(table),
    )
    return _state(table, holder, game, history, then)


def past_scenes(table: Table, holder: Holder, wanted: int | None, since: int, version: int) -> PastScenes:
    """The scenes that lead from the table as it was at `since` to what it was at a later version, for looking only."""
    game, history = table.back_then(version)
    eyes = table.eyes(holder, wanted)
    moves = sum(past.version > since for past in history[1:])
    scenes = Shown().scenes(game, moves, eyes) if moves <= MOST_MOVES else []
    return PastScenes(screen_view(game, eyes), scenes)


def news(table: Table, holder: Holder, wanted: int | None, since: int | None) -> TableState | Update:
    """An update since a version, or the whole state for a client that knows none, or knows it as another viewer."""
    if since is None or since > table.version:
        return state(table, holder, wanted)
    if table.has_secrets and table.eyes(holder, wanted, since) != table.eyes(holder, wanted):
        return state(table, holder, wanted)
    return update(table, holder, wanted, since)


def update(table: Table, holder: Holder, wanted: int | None, since: int) -> Update:
    """The changes of the table since a version."""
    base, past, undone = table.news(since)
    now = _situation(table, holder, table.eyes(holder, wanted), base)
    # No move leads to an ending that players have agreed on or conceded, so scenes can't show it.
    leads_on = table.game.ending is None and not undone and since >= table.ledger.ruled and len(past) <= MOST_MOVES
    return Update(
        since=base,
        past=heard(table, past, now.eyes),
        undone=undone,
        view=None if leads_on else screen_view(table.game, now.eyes),
        scenes=table.shown.scenes(table.game, len(past), now.eyes) if leads_on else [],
        **msgspec.structs.asdict(now),
    )


def _situation(table: Table, holder: Holder, eyes: int, since: int = -1) -> Situation:
    """The present, with all notes and words after the version `since`."""
    undo_to = takebacks.undo_to(table, holder)
    return Situation(
        version=table.version,
        players=players(table, holder),
        eyes=eyes,
        decisions=decisions(table, holder, eyes),
        waiting=waiting(table, holder),
        undo=list(undo_to),
        turns=takebacks.longer_turns(table, undo_to),
        undo_to=undo_to,
        mine=table.mine(holder),
        thinking=table.thinking(),
        notes=[note for note in table.ledger.notes if note.version > since],
        words=[word for word in said(table, holder) if word.version > since],
        trouble=table.trouble,
        has_record=table.may_read_record(holder),
        may_study=studies.may_study(table, holder),
        ends=sorted(table.ledger.ends),
        ending=table.ledger.ending,
        followed_by=followed_by(table, holder),
        offered=offered(table),
        guidance=guidance(table, holder, eyes),
        answered=table.opened.problem != "" and problem_table.answer(table) is not None,
    )


def _state(table: Table, holder: Holder, game: Game, history: Iterable[Past], now: Situation) -> TableState:
    """A whole state: the present one, or with an earlier `game` and its `history` a past one."""
    return TableState(
        table=table.name,
        title=game.title.name,
        options=game.options,
        view=screen_view(game, now.eyes),
        goal=list(game.goal),
        history=heard(table, history, now.eyes),
        absence=table.opened.absence,
        pace=table.opened.pace,
        rated=table.opened.rated,
        day=table.opened.day,
        practice=table.opened.practice,
        problem=table.opened.problem,
        coached=may_coach(table, holder),
        record_version=game.rules,
        study=table.opened.study,
        **msgspec.structs.asdict(now),
    )


def text(table: Table, holder: Holder, wanted: int | None, version: int | None = None) -> str:
    """The table as plain text, as it is or as it was at a version."""
    eyes = table.eyes(holder, wanted)
    game = table.game if version is None else table.back_then(version)[0]
    return f"{game.title.text(game.state, eyes)}\n"


def spoken(
    table: Table, holder: Holder, wanted: int | None, speaker: Speaker, version: int | None = None
) -> SpokenPosition:
    """The table in words, as it is or as it was at a version, part by part; of a title without words, its text."""
    game = table.game if version is None else table.back_then(version)[0]
    eyes, title, state = table.eyes(holder, wanted), game.title, game.state
    names = [_in_words(called(seat), speaker) for seat in table.seats]
    passages = [
        SpokenPassage(
            each.region,
            each.seat,
            speaker.say(each.heading, names),
            [
                SpokenLine(
                    speaker.say(line.says, names),
                    line.key,
                    "" if line.name is None else speaker.say(line.name),
                    [speaker.say(part, names) for part in line.about],
                )
                for line in each.lines
            ],
        )
        for each in title.passages(state, eyes)
    ]
    if not passages:
        lines = [SpokenLine(line.strip()) for line in title.text(state, eyes).splitlines() if line.strip()]
        passages = [SpokenPassage("table", -1, speaker.say(Message("passage-table")), lines)]
    return SpokenPosition(table.version, eyes, passages)


def _in_words(name: str | Message, speaker: Speaker) -> str:
    return name if isinstance(name, str) else speaker.say(name)


def record(table: Table, holder: Holder) -> str:
    """The whole game, of a study all lines; ForbiddenError while it would tell what is hidden."""
    if not table.may_read_record(holder):
        raise ForbiddenError("the record would tell what lies face down", Message("error-record-hidden"))
    if table.opened.study:
        return studies.text(table)
    return with_names(str(table.game.record), [seat.name for seat in table.seats])


async def report(table: Table, holder: Holder, wanted: int | None, speaker: Speaker) -> str:
    """The report of a problem: the game as this viewer knows it, with all that is hidden dealt anew.

    ForbiddenError for a rated game or a try at the day's game that goes on: its player could set the report up
    elsewhere, and ask a bot for hints.
    """
    if table.opened.is_unaided and table.trouble is None and not table.game.is_over:
        raise ForbiddenError("this is reported when it is over", Message(f"error-{table.opened.kind}-report"))
    eyes, game = table.eyes(holder, wanted), table.game.copy()
    facts = circumstances()
    if table.trouble is not None:
        facts["trouble"] = speaker.say(table.trouble)
    # To deal a game anew may take a second; meanwhile all other requests go on.
    return report_text(await asyncio.to_thread(report_of, game, eyes, facts), speaker)


# For the player who decides: refused as a move of that version would be


def preview(table: Table, holder: Holder, seat: int, version: int, move: str, coach: str = OFF) -> Preview:
    """The preview of a move, with the warning of a coach of this level; AllmendeError if it isn't legal."""
    table.check_decision(holder, seat, version)
    title = table.game.title
    scene, state = table.game.preview(move, seat)
    events = [event.told_to(seat) for event in scene.events]
    score = title.score_lines(state, seat)
    change = leads_to(table.game, seat, scene.state, scene.events)
    said = caution_for(table, holder, seat, move, coach, scene)
    return Preview(events, change, score, sum(line.points for line in score), said)


def tried(table: Table, holder: Holder, seat: int, version: int, path: Sequence[str]) -> Tried:
    """The decision that a seat would have after these moves, for its player alone; see `core/tryout.py`."""
    found = tryouts.look(table, holder, seat, version, path)
    decision = found.game.decision(seat) if found.goes_on else None
    if decision is not None:
        # Moves that are only tried are not in the game's history, so the present game says how many the turn has.
        is_same_turn = found.game.state.epoch == table.game.state.epoch
        made = table.game.made_in_turn(seat) if is_same_turn else 0
        decision = msgspec.structs.replace(decision, made=made)
    return Tried(table.version, found.made, decision, leads_to(table.game, seat, found.seen), found.why)


def why_not(table: Table, holder: Holder, seat: int, version: int, move: str) -> WhyNot:
    """The reason why a seat can't play a move now."""
    table.check_decision(holder, seat, version)
    title, state = table.game.title, table.game.state
    try:
        number = title.vocabulary.parse(move)
    except UnknownMoveError:
        return WhyNot(None)
    return WhyNot(None if number in state.moves(seat) else title.why_not(state, seat, number))


# The parts of these answers


def players(table: Table, holder: Holder) -> list[PlayerInfo]:
    """The players of all seats, and the votes, absences and clocks by which that may change."""
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
            own_name=own_name(seat),
        )
        for number, seat in enumerate(table.seats)
    ]


def heard(table: Table, history: Iterable[Past], eyes: int) -> list[Past]:
    """The history as the viewer `eyes` may see it: moves and events without what is hidden from them."""
    told = []
    for past in history:
        made = table.game.title.move_for(MoveMade(past.seat, past.move, past.label), eyes)
        events = [event.told_to(eyes) for event in past.events]
        target = past.target if made.text == past.move else ""
        told.append(Past(past.version, past.seat, made.text, target, made.label, events))
    return told


def followed_by(table: Table, holder: Holder) -> str:
    """The table where the players of this one go on; empty for strangers, and if there is none."""
    return table.ledger.followed_by if belongs(table, holder) else ""


def offered(table: Table) -> list[int]:
    """The seats that can be taken over with a link."""
    return [seat for seat, key in enumerate(table.ledger.offered) if key]


def belongs(table: Table, holder: Holder) -> bool:
    """True unless the game is over and the holder a stranger, who sees its moves, but not its chat or next table."""
    return not table.game.is_over or holder.maker or bool(holder.seats)


def said(table: Table, holder: Holder) -> list[Word]:
    """The chat messages of the table, for holders that belong there."""
    return table.ledger.words if belongs(table, holder) else []


def decisions(table: Table, holder: Holder, eyes: int) -> list[Decision]:
    """The decision of the viewer's own seat now, if it has one; moves name cards, so no other viewer may read them."""
    decision = table.game.decision(eyes) if eyes in waiting(table, holder) else None
    return [] if decision is None else [decision]


def waiting(table: Table, holder: Holder) -> list[int]:
    """The holder's seats that have something to decide."""
    if table.trouble is not None:
        return []
    return [seat for seat in table.mine(holder) if seat in table.game.to_act]
