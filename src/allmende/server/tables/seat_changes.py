"""Changes of a seat, as entries: another name, a bot, its people again, other people."""

from __future__ import annotations

from msgspec import UNSET

from allmende.bots.remote import is_remote
from allmende.core import Message
from allmende.server import keys
from allmende.server.errors import ForbiddenError, UnfitError, not_yours
from allmende.server.tables.entries import Handed, Offered, Reseated, Voted
from allmende.server.tables.messages import SeatChange
from allmende.server.tables.seat_control import voters
from allmende.server.tables.seats import check_names, checked_bot, checked_name, first_free, numbered
from allmende.server.tables.table import Holder, Table


def propose(table: Table, holder: Holder, number: int, change: SeatChange, now: float) -> list[Reseated | Voted]:
    """The entries that carry out a holder's request to change a seat; AllmendeError if it can't be, as things are."""
    seat = table.seat(number)
    if number in holder.seats:
        name = checked_name(change.name) if isinstance(change.name, str) else seat.name
        if name != seat.name:
            check_names([*(other.name for other in table.seats if other is not seat), name])
        bot = seat.bot if change.bot is UNSET else checked_bot(change.bot, table.game.title)
        if (table.opened.is_try or table.opened.problem) and bot is not None and not table.game.is_over:
            raise UnfitError("its player plays this", Message(f"error-{table.opened.kind}-bot"))
        settles = seat.unnamed and isinstance(change.name, str)
        return [] if (name, bot) == (seat.name, seat.bot) and not settles else [Reseated(number, name, bot)]
    if isinstance(change.name, str) or not (table.mine(holder) or holder.maker):
        raise not_yours(number)
    if change.bot is UNSET:
        return []
    return _for_another(table, holder, number, checked_bot(change.bot, table.game.title), now)


def _for_another(table: Table, holder: Holder, number: int, bot: str | None, now: float) -> list[Reseated | Voted]:
    """A bot for another player's seat: at once if that player is away, or else a vote and what follows from it."""
    if is_remote(bot):
        # The owner of a remote bot would see what that seat alone may see, and could have it lose.
        raise ForbiddenError("for somebody else no bot from elsewhere plays", Message("error-remote-hand"))
    seat = table.seats[number]
    away = table.waiting.away(number, seat)
    if bot is not None and away is not None and away <= now:
        return [Reseated(number, seat.name, bot, "absence")]
    others = voters(table.seats, number)
    own = next((voter for voter in others if voter in holder.seats), None)
    if own is None:
        raise ForbiddenError(f"seat {number + 1} is its player's", Message("error-consent", {"player": seat.name}))
    votes = table.ledger.votes[number]
    found: list[Reseated | Voted] = [] if votes.get(own) == bot else [Voted(number, own, bot)]
    if bot is not None and all((votes | {own: bot}).get(voter) == bot for voter in others):
        found.append(Reseated(number, seat.name, bot, "vote"))
    return found


def offer(table: Table, holder: Holder, number: int, secret: str) -> list[Offered]:
    """The entry that offers a seat to the holder of the key `secret`, or takes the offer back if that is empty.

    ForbiddenError for all but its player, UnfitError in a rated game.
    """
    table.seat(number)
    if number not in holder.seats:
        raise not_yours(number)
    if table.opened.rated and secret:
        # Otherwise a player who is losing could have another person lose for them.
        raise UnfitError("a rated game is played by who began it", Message("error-rated-hand"))
    key = keys.digest(secret) if secret else ""
    return [] if table.ledger.offered[number] == key else [Offered(number, key)]


def take(table: Table, number: int, secret: str, name: str) -> list[Handed]:
    """The entry by which a person takes a seat over with the key that was offered; ForbiddenError if it isn't that."""
    table.seat(number)
    if not keys.fits(secret, table.ledger.offered[number]):
        raise ForbiddenError("this seat is not offered", Message("error-not-handed"))
    others = [seat.name for seat in table.seats if seat is not table.seats[number]]
    return [Handed(number, first_free(numbered(checked_name(name), " ({})"), others))]
