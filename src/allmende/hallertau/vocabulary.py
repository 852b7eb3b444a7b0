"""The texts, screen targets and labels of all moves, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterator

from allmende.core.message import Message
from allmende.core.vocabulary import Noun, Vocabulary
from allmende.hallertau.components import (
    CRAFT_NAMES,
    FIELD,
    GOODS,
    LOWEST_ROW,
    RESOURCE_NAMES,
    ROUNDS,
    STABLES,
)
from allmende.hallertau.moves import END, MOST_OPTIONS, MOST_WORKERS, ROWS
from allmende.hallertau.payments import PAYMENT_GOODS
from allmende.hallertau.phrases import amount
from allmende.hallertau.spaces import SPACES


def place_name(place: int) -> str:
    """A place on the Stable board as moves name it: a Round space or the Stables."""
    return "stables" if place == STABLES else f"round {place}"


def _content(number: int) -> str:
    """What a field holds: 0 nothing, else a good."""
    return RESOURCE_NAMES[number - 1] if number else "empty"


def _nouns() -> Iterator[Noun]:
    yield Noun("done", "done", Message("move-done"))
    for verb, id_ in (("place", "move-place"), ("place sparingly", "move-place-sparingly")):
        for space in SPACES:
            name = Message(f"space-{space.name}")
            yield Noun(f"{verb} {space.name}", f"space:{space.name}", Message(id_, {"space": name}))
    for count in range(1, MOST_WORKERS + 1):
        yield Noun(f"exchange {count}", "workers", Message("move-exchange", {"count": count}))
    for number in range(1, MOST_OPTIONS + 1):
        yield Noun(f"choose {number}", f"option:{number}", Message("move-choose", {"number": number}))
    for resource in RESOURCE_NAMES[: FIELD + 1]:
        yield Noun(f"take {resource}", f"resource:{resource}", Message("move-take", {"what": amount(resource, 1)}))
    for good in RESOURCE_NAMES[:GOODS]:
        for row in _rows():
            crop = Message(f"resource-{good}", {"count": 1})
            yield Noun(f"sow {good} row {row}", f"field:{row}:empty", Message("move-sow", {"good": crop, "row": row}))
    for place in range(1, STABLES + 1):
        yield Noun(
            f"spend sheep {place_name(place)}",
            f"sheep:{place}",
            Message("move-spend-sheep", {"place": place}),
        )
    for row in _rows():
        for content in map(_content, range(GOODS + 1)):
            field: Message = Message(
                "field-planted", {"row": row, "good": Message(f"resource-{content}", {"count": 1})}
            )
            if content == "empty":
                field = Message("field-empty", {"row": row})
            yield Noun(
                f"spend field row {row} {content}",
                f"field:{row}:{content}",
                Message("move-spend-field", {"field": field}),
            )
    for verb in ("raise", "fallow"):
        for row in _rows():
            yield Noun(f"{verb} row {row}", f"field:{row}:empty", Message(f"move-{verb}", {"row": row}))
    for place in range(1, ROUNDS + 1):
        label = Message("move-sustain", {"place": place, "to": place + 1})
        yield Noun(f"sustain sheep {place_name(place)}", f"sheep:{place}", label)
    for verb in ("retreat", "advance"):
        for craft in CRAFT_NAMES:
            name = Message(f"craft-{craft}")
            yield Noun(f"{verb} {craft}", f"craft:{craft}", Message(f"move-{verb}", {"craft": name}))
    yield Noun("pay jewelry", "payment", Message("move-pay", {"what": amount("jewelry", 1)}))
    for payment in PAYMENT_GOODS:
        paid = [(RESOURCE_NAMES[good], count) for good, count in enumerate(payment) if count]
        words = " ".join(f"{good} {count}" for good, count in paid)
        yield Noun(
            f"pay {words}",
            "payment",
            Message("move-pay", {"what": [amount(good, count) for good, count in paid]}),
        )


def _rows() -> range:
    return range(LOWEST_ROW, LOWEST_ROW + ROWS)


VOCABULARY = Vocabulary(_nouns())
"""All moves of Hallertau."""

if len(VOCABULARY) != END:
    raise AssertionError(f"the vocabulary has {len(VOCABULARY)} texts for {END} moves")
