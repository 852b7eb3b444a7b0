"""The texts, screen targets and labels of all moves, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterator

from allmende.core.message import Message
from allmende.core.phrases import amount
from allmende.core.vocabulary import Noun, Vocabulary
from allmende.hallertau.board import SPACE_NAMES
from allmende.hallertau.components import (
    CRAFT_NAMES,
    FIELD,
    GOODS,
    LOWEST_ROW,
    RESOURCE_NAMES,
    ROUNDS,
    STABLES,
)
from allmende.hallertau.moves import BONUS_CARDS, END, FIRST_BONUS, MOST_OPTIONS, MOST_WORKERS, ROWS
from allmende.hallertau.numbers import CARD_NAMES
from allmende.hallertau.payments import PAYMENT_GOODS
from allmende.hallertau.player import CONTENTS, TWICE, content_good


def place_name(place: int) -> str:
    """A place on the Stable board as moves name it: a Round space or the Stables."""
    return "stables" if place == STABLES else f"round {place}"


def content_name(content: int) -> str:
    """What a field holds, as moves name it."""
    if not content:
        return "empty"
    good = RESOURCE_NAMES[content_good(content)]
    return f"two {good}" if content >= TWICE else good


def _content_target(content: int) -> str:
    return content_name(content).replace(" ", "-")


def _good_word(content: int) -> Message:
    return Message(f"resource-{RESOURCE_NAMES[content_good(content)]}", {"count": 1})


def _field(row: int, content: int) -> Message:
    if not content:
        return Message("field-empty", {"row": row})
    kind = "field-planted-twice" if content >= TWICE else "field-planted"
    return Message(kind, {"row": row, "good": _good_word(content)})


def _nouns() -> Iterator[Noun]:
    yield Noun("done", "done", Message("move-done"))
    for verb, id_ in (("place", "move-place"), ("place sparingly", "move-place-sparingly")):
        for name in SPACE_NAMES:
            yield Noun(f"{verb} {name}", f"space:{name}", Message(id_, {"space": Message(f"space-{name}")}))
    for count in range(1, MOST_WORKERS + 1):
        yield Noun(f"exchange {count}", "workers", Message("move-exchange", {"count": count}))
    for number in range(1, MOST_OPTIONS + 1):
        yield Noun(f"choose {number}", f"option:{number}", Message("move-choose", {"number": number}))
    for resource in RESOURCE_NAMES[: FIELD + 1]:
        yield Noun(f"take {resource}", f"resource:{resource}", Message("move-take", {"what": amount(resource, 1)}))
    yield Noun("take card", "resource:card", Message("move-take-card"))
    yield Noun("take marker", "first-player", Message("move-take-marker"))
    yield from _sowings()
    for good in RESOURCE_NAMES[:GOODS]:
        label = Message("move-spend-good", {"good": Message(f"resource-{good}", {"count": 2})})
        yield Noun(f"spend {good}", f"resource:{good}", label)
    for place in range(1, STABLES + 1):
        yield Noun(
            f"spend sheep {place_name(place)}",
            f"sheep:{place}",
            Message("move-spend-sheep", {"place": place}),
        )
    for verb, id_ in (("spend field", "move-spend-field"), ("pick", "move-pick-field")):
        for row in _rows():
            for content in range(CONTENTS):
                yield Noun(
                    f"{verb} row {row} {content_name(content)}",
                    f"field:{row}:{_content_target(content)}",
                    Message(id_, {"field": _field(row, content)}),
                )
    yield Noun("harvest all", "fields", Message("move-harvest-all"))
    for verb in ("raise", "fallow"):
        for row in _rows():
            yield Noun(f"{verb} row {row}", f"field:{row}:empty", Message(f"move-{verb}", {"row": row}))
    for place in range(1, ROUNDS + 1):
        label = Message("move-sustain", {"place": place, "to": place + 1})
        yield Noun(f"sustain sheep {place_name(place)}", f"sheep:{place}", label)
    for place in range(1, STABLES + 1):
        label = Message("move-return-sheep", {"place": place, "to": place - 1})
        yield Noun(f"return sheep {place_name(place)}", f"sheep:{place}", label)
    for verb in ("retreat", "advance"):
        for craft in CRAFT_NAMES:
            label = Message(f"move-{verb}", {"craft": Message(f"craft-{craft}")})
            yield Noun(f"{verb} {craft}", f"craft:{craft}", label)
    for craft in CRAFT_NAMES:
        for which in (1, 2):
            label = Message("move-boulder", {"craft": Message(f"craft-{craft}"), "which": which})
            yield Noun(f"boulder {craft} {which}", f"boulder:{craft}:{which}", label)
    for space in SPACE_NAMES:
        yield Noun(f"pick {space}", f"space:{space}", Message("move-pick-space", {"space": Message(f"space-{space}")}))
    yield Noun("pay jewelry", "payment", Message("move-pay", {"what": amount("jewelry", 1)}))
    for payment in PAYMENT_GOODS:
        paid = [(RESOURCE_NAMES[good], count) for good, count in enumerate(payment) if count]
        words = " ".join(f"{good} {count}" for good, count in paid)
        yield Noun(
            f"pay {words}",
            "payment",
            Message("move-pay", {"what": [amount(good, count) for good, count in paid]}),
        )
    yield from _cards("discard", "move-discard", CARD_NAMES)
    yield Noun("activate all", "income", Message("move-activate-all"))
    bonus = CARD_NAMES[FIRST_BONUS : FIRST_BONUS + BONUS_CARDS]
    yield from _cards("activate", "move-activate", bonus)
    yield from _cards("activate sparingly", "move-activate-sparingly", bonus)
    yield from _cards("play", "move-play", CARD_NAMES)
    yield from _cards("play sparingly", "move-play-sparingly", CARD_NAMES)


def _sowings() -> Iterator[Noun]:
    for content in range(1, CONTENTS):
        id_ = "move-sow-twice" if content >= TWICE else "move-sow"
        for row in _rows():
            label = Message(id_, {"good": _good_word(content), "row": row})
            yield Noun(f"sow {content_name(content)} row {row}", f"field:{row}:empty", label)


def _cards(verb: str, id_: str, names: list[str]) -> Iterator[Noun]:
    for name in names:
        yield Noun(f"{verb} {name}", f"card:{name}", Message(id_, {"card": name}))


def _rows() -> range:
    return range(LOWEST_ROW, LOWEST_ROW + ROWS)


VOCABULARY = Vocabulary(_nouns())
"""All moves of Hallertau."""

if len(VOCABULARY) != END:
    raise AssertionError(f"the vocabulary has {len(VOCABULARY)} texts for {END} moves")
