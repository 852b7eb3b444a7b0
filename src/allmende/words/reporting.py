"""A report of a problem as a file: what stands in it for people is in their language."""

from __future__ import annotations

import allmende
from allmende import engine
from allmende.core.message import Message
from allmende.core.report import Report
from allmende.words.speaker import Speaker


def circumstances() -> dict[str, str]:
    """Which version this is, and with what it runs the rules."""
    return {"version": allmende.__version__, **engine.facts(allmende.COMPILED)}


def report_text(report: Report, speaker: Speaker) -> str:
    """The report, with words that say what it is, what it does not tell, and what its sender should add."""
    said = (
        Message("report-what"),
        Message("report-hidden", {"hidden": report.hidden}),
        Message("report-please"),
    )
    return report.text([speaker.say(message) for message in said])
