"""The Fluent catalogues: the languages that there are, and the messages of each.

A language is a folder here, and nothing else; its `language.ftl` has its own name for itself. A title of another
package brings such folders of its own. Messages that are missing in a language are said in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

from allmende.core import AllmendeError, Message
from allmende.titles import TITLES

FALLBACK: Final = "en"
FOLDER: Final = Path(__file__).parent
_ENTRY: Final = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)
"""The beginning of a message, with its id; the lines that continue it are indented."""


def _languages() -> dict[str, str]:
    """The languages' own names, by code, the fallback first."""
    names = {}
    codes = {file.parent.name for file in FOLDER.glob("*/language.ftl")}
    for code in sorted(codes, key=lambda code: (code != FALLBACK, code)):
        bundle = FluentBundle([code])
        bundle.add_resource(FluentResource((FOLDER / code / "language.ftl").read_text("utf-8")))
        pattern = bundle.get_message("language-name").value
        assert pattern is not None
        names[code] = str(bundle.format_pattern(pattern, {})[0])
    return names


LANGUAGES: Final = _languages()


class LanguageError(AllmendeError):
    """A language without a catalogue."""


def language(tag: str) -> str:
    """The code of the catalogue for a language tag; LanguageError if there is none.

    >>> language("de-AT")
    'de'
    """
    code = tag.lower().replace("_", "-").partition("-")[0]
    if code not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise LanguageError(
            f"there are no words for the language {tag!r}; there are: {known}",
            Message("error-language", {"language": tag, "known": known}),
        )
    return code


@cache
def resource(tag: str, *without: str) -> str:
    """All messages of a language as one Fluent resource, which the browser can read, too.

    `without` are patterns of the names of files to leave out.
    """
    return _joined(tag, lambda file: not any(fnmatch(file, pattern) for pattern in without))


@cache
def part(tag: str, *patterns: str) -> str:
    """The messages of a language in the files of these names or patterns alone; "" if there is no such file."""
    return _joined(tag, lambda file: any(fnmatch(file, pattern) for pattern in patterns))


def _joined(tag: str, takes: Callable[[str], bool]) -> str:
    """The messages of a language in those files that `takes` accepts."""
    folders = [FOLDER, *(guest.folder / "words" for guest in TITLES.guests.values())]
    return "\n".join(_complete(folder, language(tag), takes) for folder in folders)


def _complete(folder: Path, code: str, takes: Callable[[str], bool]) -> str:
    """The messages that a folder of languages has in this one, and in English those that it lacks."""
    said = _read(folder / code, takes)
    if code == FALLBACK:
        return said
    known = set(_ENTRY.findall(said))
    _, *entries = _ENTRY.split(_read(folder / FALLBACK, takes))
    missing = [text for id_, text in zip(entries[::2], entries[1::2], strict=True) if id_ not in known]
    return "".join([said, *missing])


def _read(folder: Path, takes: Callable[[str], bool]) -> str:
    """The messages of those files of a folder that `takes` accepts."""
    return "\n".join(file.read_text("utf-8") for file in sorted(folder.glob("*.ftl")) if takes(file.name))


class Catalogue:
    """The messages of a language, each read when it is first said: there are thousands, and most never are."""

    def __init__(self, tag: str) -> None:
        # The library declares its own type for what functions return, but takes and gives plain strings.
        functions = {"CAPITAL": cast(Callable[[Any], Any], capital), "SENTENCE": cast(Callable[[Any], Any], sentence)}
        # Isolation marks would show up in terminals and files, and our languages share one direction.
        self._bundle = FluentBundle([language(tag)], functions=functions, use_isolating=False)
        _, *entries = _ENTRY.split(resource(tag))
        # Where there are two of an id, the first holds.
        self._unread = dict(zip(entries[-2::-2], entries[::-2], strict=True))

    def format(self, id_: str, args: Mapping[str, int | str]) -> tuple[str, list[Exception]] | None:
        """A message in words, and the errors in its formatting; None if there is no such message."""
        self._read(id_)
        pattern = self._bundle.get_message(id_).value if self._bundle.has_message(id_) else None
        if pattern is None:
            return None
        text, faults = self._bundle.format_pattern(pattern, dict(args))
        return str(text), faults

    def _read(self, id_: str) -> None:
        """Read a message, and all messages and terms that it refers to."""
        found: dict[str, Resource] = {}
        wanted = [id_]
        while wanted:
            each = wanted.pop()
            text = self._unread.get(each)
            if text is None or each in found:
                continue
            found[each] = FluentResource(text)
            references = _References()
            references.visit(found[each])
            wanted += references.found
        # Other threads may be reading the same message: it counts as read only once all that it refers to is there.
        for entry in found.values():
            self._bundle.add_resource(entry)
        for each in found:
            self._unread.pop(each, None)


class _References(Visitor):
    """Collects the ids of the messages and terms that a message refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802, the library's name
        self.found.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802, the library's name
        self.found.append(f"-{node.id.name}")


@cache
def catalogue(tag: str) -> Catalogue:
    """The messages of a language; LanguageError if there are none."""
    return Catalogue(tag)


def capital(text: str) -> str:
    """The text with its first letter in upper case, for clauses that begin a line: `CAPITAL($text)` in Fluent.

    >>> capital("pay 2 Milk")
    'Pay 2 Milk'
    """
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """The text as a sentence, or as several, whose last one may have ended already: `SENTENCE($text)` in Fluent.

    >>> sentence("pay 2 Milk")
    'Pay 2 Milk.'
    >>> sentence("pay 2 Milk. Draw a card.")
    'Pay 2 Milk. Draw a card.'
    """
    return capital(text) if text.endswith(".") else f"{capital(text)}."
