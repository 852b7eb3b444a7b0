"""In which terms a mind learns: what its features are called, and what is said of each move.

They are what remains where rules or encoders change, and what games for two and for four have in common. So a mind
that has learned in other terms can be translated, as far as the same names occur in both.
"""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

import numpy as np

from allmende.bots.insights import survey
from allmende.bots.learned import Subject
from allmende.bots.mind import Lore, Mind
from allmende.bots.net import Floats, Layer, rows_named
from allmende.titles import TITLES


class Terms(NamedTuple):
    """The names of features; the words, and for each move of the vocabulary a row that says how much of each it has."""

    features: list[str]
    words: list[str]
    meanings: Floats
    moves: list[str]

    @classmethod
    def of(cls, about: Subject) -> Terms:
        """Those of a subject, as they are now."""
        title = TITLES[about.title]
        seen = survey(title)
        said = seen.meanings(about.players, about.cards)
        words = sorted({word for each in said for word in each})
        places = {word: place for place, word in enumerate(words)}
        meanings = np.zeros((len(said), len(words)), np.float32)
        for move, each in enumerate(said):
            for word, much in each.items():
                meanings[move, places[word]] = much
        vocabulary = title.vocabulary
        texts = [vocabulary[move].text for move in range(len(vocabulary))]
        return cls(seen.names(about.players, about.cards), words, meanings, texts)

    @property
    def digest(self) -> str:
        """What tells them from others: names and order of features, words and moves."""
        lists = (self.features, self.words, self.moves)
        return sha256("\0".join("\n".join(names) for names in lists).encode()).hexdigest()[:16]


def translated(mind: Mind, terms: Terms, seats: int) -> Mind | None:
    """The same mind in other terms and for so many seats; None if nothing says in which terms it has learned.

    Features and words that it doesn't know count for nothing at first. It expects of every further seat what it has
    expected of the last one that it knows.
    """
    if (lore := mind.lore) is None:
        return None
    (weights, bias), *deeper = mind.trunk
    first = rows_named(lore.features, weights, terms.features), bias
    answers = rows_named(lore.words, lore.answers, terms.words)
    wins, scores = (_for_seats(head, seats) for head in (mind.wins, mind.scores))
    told = Lore(terms.features, terms.words, answers)
    return Mind([first, *deeper], wins, scores, mind.question, terms.meanings @ answers, told)


def _for_seats(head: Layer, seats: int) -> Layer:
    """A head with a column for each seat, from the deciding one on clockwise."""
    weights, bias = head
    places = [min(seat, len(bias) - 1) for seat in range(seats)]
    return weights[:, places], bias[places]
