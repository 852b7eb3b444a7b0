"""What a pair of eyes sees of a table. Whatever a title hides, it hides in its views and its events."""

from __future__ import annotations

import msgspec

from allmende.core import Decision, UnknownMoveError
from allmende.server.hands import voters
from allmende.server.messages import Past, PlayerInfo, Preview, TableState, Update, Vote, WhyNot
from allmende.server.table import Holder, Table


def state(table: Table, holder: Holder, eyes: int) -> TableState:
    """The table as it is."""
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
        mine=table.mine(holder),
        thinking=table.thinking(),
        goal=list(table.game.goal),
        history=heard(table.past, eyes),
        notes=table.ledger.notes,
        absence=table.opened.absence,
        trouble=table.trouble,
        has_record=table.may_read_record(holder),
        record_version=table.game.title.rules,
    )


def past_state(table: Table, holder: Holder, eyes: int, version: int) -> TableState:
    """The table as it was at a version, for looking only."""
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
        mine=table.mine(holder),
        thinking=[],
        goal=list(game.goal),
        history=heard(history, eyes),
        notes=[note for note in table.ledger.notes if note.version <= version],
        absence=table.opened.absence,
        trouble=table.trouble,
        has_record=table.may_read_record(holder),
        record_version=game.title.rules,
    )


def news(table: Table, holder: Holder, wanted: int | None, since: int | None) -> TableState | Update:
    """What has changed since a version, or the whole table for those who knew none, or knew it with other eyes."""
    eyes = table.eyes(holder, wanted)
    if since is None or since > table.version:
        return state(table, holder, eyes)
    if table.has_secrets and table.eyes(holder, wanted, since) != eyes:
        return state(table, holder, eyes)
    return update(table, holder, eyes, since)


def update(table: Table, holder: Holder, eyes: int, since: int) -> Update:
    """What has changed since a version."""
    base, past, undone = table.news(since)
    return Update(
        version=table.version,
        since=base,
        past=heard(past, eyes),
        undone=undone,
        players=players(table, holder),
        eyes=eyes,
        view=table.game.view(eyes),
        decisions=decisions(table, holder, eyes),
        waiting=waiting(table, holder),
        undo=table.may_undo(holder),
        mine=table.mine(holder),
        thinking=table.thinking(),
        notes=[note for note in table.ledger.notes if note.version > base],
        trouble=table.trouble,
        has_record=table.may_read_record(holder),
    )


def preview(table: Table, seat: int, move: str) -> Preview:
    """What a move would bring; AllmendeError if it isn't legal."""
    events, position = table.game.preview(move, seat)
    score = table.game.title.score_lines(position, seat)
    return Preview([event.as_seen_by(seat) for event in events], score, sum(line.points for line in score))


def why_not(table: Table, seat: int, move: str) -> WhyNot:
    """Why a seat can't play a move now."""
    title, position = table.game.title, table.game.position
    try:
        number = title.vocabulary.parse(move)
    except UnknownMoveError:
        return WhyNot(None)
    return WhyNot(None if number in position.moves(seat) else title.why_not(position, seat, number))


def players(table: Table, holder: Holder) -> list[PlayerInfo]:
    """Who sits where, and what it takes that this changes."""
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
        )
        for number, seat in enumerate(table.seats)
    ]


def heard(history: list[Past], eyes: int) -> list[Past]:
    """The history as it may be told to whoever looks with these eyes."""
    return [msgspec.structs.replace(past, events=[event.as_seen_by(eyes) for event in past.events]) for past in history]


def decisions(table: Table, holder: Holder, eyes: int) -> list[Decision]:
    """What the seat that looks may decide now; moves name cards, so that nobody else may read them."""
    decision = table.game.decision(eyes) if eyes in waiting(table, holder) else None
    return [] if decision is None else [decision]


def waiting(table: Table, holder: Holder) -> list[int]:
    """The holder's seats that have something to decide."""
    if table.trouble is not None:
        return []
    return [seat for seat in table.mine(holder) if seat in table.game.to_act]
