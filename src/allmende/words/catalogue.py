"""The Fluent catalogues: which languages there are, and the messages of each."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource

from allmende.core import AllmendeError, Message

FALLBACK: Final = "en"
LANGUAGES: Final = {FALLBACK: "English", "de": "Deutsch"}
"""By code: what each language calls itself."""


class LanguageError(AllmendeError):
    """There is no catalogue for this language."""


def language(tag: str) -> str:
    """The code of the catalogue for a tag such as `de` or `de-AT`; LanguageError if there is none."""
    code = tag.lower().replace("_", "-").partition("-")[0]
    if code not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise LanguageError(
            f"there are no words for the language {tag!r}; there are: {known}",
            Message("error-language", {"language": tag, "known": known}),
        )
    return code


@cache
def resource(tag: str) -> str:
    """All messages of a language as one Fluent resource, which the browser can read as well."""
    folder = resources.files(__package__) / language(tag)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text("utf-8") for file in files)


@cache
def bundles(tag: str) -> tuple[FluentBundle, ...]:
    """Where to look a message up, in this order: in the language, then in English."""
    return tuple(_bundle(code) for code in dict.fromkeys((language(tag), FALLBACK)))


@cache
def _bundle(code: str) -> FluentBundle:
    # The library declares its own type for what functions return, but takes and gives plain strings.
    functions = {"CAPITAL": cast(Callable[[Any], Any], capital), "SENTENCE": cast(Callable[[Any], Any], sentence)}
    # Isolation marks would show up in terminals and files, and our languages share one direction.
    bundle = FluentBundle([code], functions=functions, use_isolating=False)
    bundle.add_resource(FluentResource(resource(code)))
    return bundle


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
