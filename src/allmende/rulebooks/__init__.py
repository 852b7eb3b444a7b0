"""The rules at hand: rulebooks that titles bring, in words, and what is found in them."""

from allmende.rulebooks.search import MOST_CHARACTERS, Found, Hit, LongSearchError, find
from allmende.rulebooks.text import (
    NoRulebookError,
    ToldChapter,
    ToldPassage,
    ToldRulebook,
    place_of,
    rulebook_of,
    scene_game,
    tell,
)

__all__ = [
    "MOST_CHARACTERS",
    "Found",
    "Hit",
    "LongSearchError",
    "NoRulebookError",
    "ToldChapter",
    "ToldPassage",
    "ToldRulebook",
    "find",
    "place_of",
    "rulebook_of",
    "scene_game",
    "tell",
]
