"""The file of a problem report, with its prose in the reporter's language."""

from __future__ import annotations

import allmende
from allmende import engine
from allmende.core.message import Message
from allmende.core.report import Report
from allmende.words.speaker import Speaker


def circumstances() -> dict[str, str]:
    """The facts for a report: the version of the package, and the engine that runs the rules."""
    return {"version": allmende.__version__, **engine.facts(allmende.COMPILED)}


def report_text(report: Report, speaker: Speaker) -> str:
    """The text of a report, with words that say what it is, what it hides, and what its sender should add."""
    said = (
        Message("report-what"),
        Message("report-hidden", {"hidden": report.hidden}),
        Message("report-please"),
    )
    return report.text([speaker.say(message) for message in said])
