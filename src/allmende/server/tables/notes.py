"""The log entries that are no moves: changes of seats, takebacks, endings."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import assert_never

import msgspec

from allmende.bots import remote
from allmende.core import Message
from allmende.server.tables.bot_names import called
from allmende.server.tables.entries import (
    Amended,
    Annotated,
    AnyEntry,
    Ended,
    Expired,
    Followed,
    Forgotten,
    Handed,
    Keeps,
    Moved,
    Nudged,
    Offered,
    Opened,
    Promoted,
    Removed,
    Reseated,
    Said,
    Seat,
    Undone,
    Visited,
    Voted,
    Wished,
)
from allmende.server.tables.messages import Note


def at_first(opened: Opened) -> list[Note]:
    """The notes that a log begins with: that it may be studied, or is a day's game, and whether that counts."""
    if opened.studied and not opened.is_unaided:
        return [Note(0, Message("note-studied"))]
    if not opened.day:
        return []
    return [Note(0, Message("note-day-practice" if opened.practice else "note-day-try", {"day": opened.day}))]


def told(entry: AnyEntry, seats: Sequence[Seat]) -> list[Message]:
    """The notes on an entry, with the names and bots that the seats had before it."""
    match entry:
        case Opened() | Moved() | Offered() | Forgotten() | Amended() | Said() | Keeps():
            return []
        case Visited() | Annotated() | Removed() | Promoted():
            return []
        case Undone(seat):
            # At one screen all players saw it happen.
            shared = any(each.home == "link" for each in seats)
            return [_undone(called(seats[seat]), 1)] if shared else []
        case Reseated(seat):
            return _reseated(entry, seats[seat])
        case Voted(seat, by):
            names: dict[str, str | Message] = {"player": called(seats[seat]), "by": seats[by].name}
            if entry.bot is None:
                return [Message("note-vote-back", names)]
            return [Message("note-vote", {**names, "bot": remote.called(entry.bot)})]
        case Nudged(seat, by):
            return [Message("note-nudge", {"player": seats[seat].name, "by": seats[by].name})]
        case Handed(seat, name):
            return [Message("note-handed", {"before": seats[seat].name, "player": name})]
        case Wished(seat, ends):
            return [Message("note-end" if ends else "note-end-back", {"player": called(seats[seat])})]
        case Ended(ending=ending):
            return [ending.message([seat.name for seat in seats])]
        case Expired(seat):
            return [Message("note-expired", {"player": seats[seat].name})]
        case Followed():
            return [Message("note-rematch")]
        case _:
            assert_never(entry)


def joined(before: Message, after: Message) -> Message | None:
    """One note for two successive ones, if both tell of takebacks by one player; else None."""
    if not before.id == after.id == "note-undo" or before.args["player"] != after.args["player"]:
        return None
    count = before.args["count"]
    assert isinstance(count, int)
    return Message("note-undo", {**after.args, "count": count + 1})


def _undone(player: str | Message, count: int) -> Message:
    return Message("note-undo", {"player": player, "count": count})


def without_names(message: Message, names: Collection[str], name: str) -> Message:
    """The message with `name` in place of any of these names."""
    return Message(message.id, {of: name if told in names else told for of, told in message.args.items()})


def _reseated(entry: Reseated, before: Seat) -> list[Message]:
    found = []
    # A bot's seat is named in every language, before and after a change of bots; people keep the name they see.
    after = called(msgspec.structs.replace(before, name=entry.name, bot=before.bot and entry.bot))
    if entry.name != before.name:
        found.append(Message("note-name", {"before": called(before), "player": entry.name}))
    if entry.bot is not None and entry.bot != before.bot:
        names: dict[str, str | Message] = {"player": after, "bot": remote.called(entry.bot)}
        match entry.why:
            case "own" | "time":
                found.append(Message("note-bot", names))
            case "absence":
                found.append(Message("note-bot-absence", names))
            case "vote":
                found.append(Message("note-bot-vote", names))
    elif entry.bot is None and before.bot is not None:
        found.append(Message("note-back", {"player": entry.name}))
    return found
