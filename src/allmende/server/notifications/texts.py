"""The text of a notification in its recipient's language: the game, and who plays or invites; never hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from allmende.core import Message
from allmende.core.message import Argument, Part
from allmende.server.notifications.reasons import AtTable, Reason, Why
from allmende.words import LANGUAGES, Speaker

PRESSING: Final[Sequence[Why]] = ("nudge", "turn", "begun")
"""The reasons that ask a person to a table, the most pressing one first."""


class Line(NamedTuple):
    """A sentence of a notification, the address of its link, and its reason."""

    text: str
    url: str
    why: str


class Notification(NamedTuple):
    """The content of a notification: its `name` stays the same however often it is sent; `test` marks a trial."""

    name: str
    title: str
    lines: list[Line]
    language: str
    test: bool = False

    @property
    def url(self) -> str:
        """The address to which the whole notification links."""
        return self.lines[0].url if len(self.lines) == 1 else self.lines[0].url.partition("/t/")[0].partition("/o/")[0]

    @property
    def text(self) -> str:
        """All lines as one text."""
        return "\n".join(line.text for line in self.lines)


class Invitation(NamedTuple):
    """An invitation to an open table: the host's name, and the title."""

    host: str
    title: str


def speaker(language: str) -> Speaker:
    """A speaker of this language, or of English."""
    return Speaker(language if language in LANGUAGES else "en")


def worded(
    name: str,
    reasons: Sequence[Reason],
    tables: Mapping[tuple[str, str], AtTable],
    invitations: Mapping[str, Invitation],
    language: str,
    url: str,
) -> Notification:
    """Word a notification for these reasons; of several that ask a person to one table, the most pressing is told."""
    say = speaker(language).say
    pressing: dict[str, Reason] = {}
    for reason in sorted((one for one in reasons if one.why in PRESSING), key=lambda one: PRESSING.index(one.why)):
        pressing.setdefault(reason.about, reason)
    lines = []
    for reason in reasons:
        if reason.why == "invited":
            offer = invitations[reason.about]
            told = Message("notification-invited", {"player": offer.host, "title": Message(f"title-{offer.title}")})
            lines.append(Line(say(told), f"{url}/o/{reason.about}", reason.why))
        elif reason.why not in PRESSING or pressing[reason.about] == reason:
            at = tables[reason.person, reason.about]
            text = say(_at_table(reason, at))
            lines.append(Line(text, f"{url}/t/{reason.about}", reason.why))
    title = lines[0].text if len(lines) == 1 else say(Message("notification-several", {"count": len(lines)}))
    return Notification(name, title, lines, language)


def _at_table(reason: Reason, at: AtTable) -> Message:
    others: list[Part] = [
        seat.own_name or seat.name for number, seat in enumerate(at.standing.seats) if number not in at.mine
    ]
    said: dict[str, Argument] = {"title": Message(f"title-{at.standing.title}"), "players": others}
    return Message(f"notification-{reason.why}", said)


def stops(language: str) -> str:
    """The label of buttons and links that end notifications."""
    return speaker(language).say(Message("notification-stop"))


def test_notification(name: str, language: str, url: str) -> Notification:
    """A notification that is sent as a trial."""
    say = speaker(language).say
    line = Line(say(Message("notification-test-text")), url, "test")
    return Notification(name, say(Message("notification-test")), [line], language, True)
