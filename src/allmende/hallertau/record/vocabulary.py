"""The texts, screen targets and labels of all moves, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterator

from allmende.core.message import Message
from allmende.core.rules.phrases import amount
from allmende.core.vocabulary import MoveSpec, Vocabulary
from allmende.hallertau.components.board import SPACE_NAMES
from allmende.hallertau.components.contents import CONTENTS, TWICE, content_count, content_good
from allmende.hallertau.components.moves import BONUS_CARDS, END, FIRST_BONUS, MOST_OPTIONS, MOST_WORKERS, ROWS
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.components.payments import PAYMENT_GOODS
from allmende.hallertau.components.pieces import CRAFT_NAMES, FIELD, GOODS, LOWEST_ROW, RESOURCE_NAMES, ROUNDS, STABLES


def place_name(place: int) -> str:
    """A place on the Stable board as moves name it: a Round space or the Stables."""
    return "stables" if place == STABLES else f"round {place}"


def content_name(content: int) -> str:
    """The content of a field as moves name it."""
    if not content:
        return "empty"
    good = RESOURCE_NAMES[content_good(content)]
    return f"two {good}" if content >= TWICE else good


def _content_target(content: int) -> str:
    return content_name(content).replace(" ", "-")


def _good_word(content: int) -> Message:
    return Message(f"resource-{RESOURCE_NAMES[content_good(content)]}", {"count": content_count(content)})


def _field(row: int, content: int) -> Message:
    if not content:
        return Message("field-empty", {"row": row})
    kind = "field-planted-twice" if content >= TWICE else "field-planted"
    return Message(kind, {"row": row, "good": _good_word(content)})


def _move_specs() -> Iterator[MoveSpec]:
    yield MoveSpec("done", "done", Message("move-done"), "done")
    for verb, words in (("place", "place"), ("place-sparingly", "place sparingly")):
        for name in SPACE_NAMES:
            label = Message(f"move-{verb}", {"space": Message(f"space-{name}")})
            yield MoveSpec(f"{words} {name}", f"space:{name}", label, verb, (name,))
    for count in range(1, MOST_WORKERS + 1):
        yield MoveSpec(f"exchange {count}", "workers", Message("move-exchange", {"count": count}), "exchange", (count,))
    for number in range(1, MOST_OPTIONS + 1):
        label = Message("move-choose", {"number": number})
        yield MoveSpec(f"choose {number}", f"option:{number}", label, "choose", (number,))
    for resource in RESOURCE_NAMES[: FIELD + 1]:
        label = Message("move-take", {"what": amount(resource, 1)})
        yield MoveSpec(f"take {resource}", f"resource:{resource}", label, "take", (resource,))
    yield MoveSpec("take card", "resource:card", Message("move-take-card"), "take", ("card",))
    yield MoveSpec("take marker", "first-player", Message("move-take-marker"), "take", ("marker",))
    yield from _sowings()
    for good in RESOURCE_NAMES[:GOODS]:
        label = Message("move-spend-good", {"good": Message(f"resource-{good}", {"count": 2})})
        yield MoveSpec(f"spend {good}", f"resource:{good}", label, "spend", (good,))
    for place in range(1, STABLES + 1):
        label = Message("move-spend-sheep", {"place": place})
        yield MoveSpec(f"spend sheep {place_name(place)}", f"sheep:{place}", label, "spend", ("sheep", place))
    for verb, words in (("spend-field", "spend field"), ("pick-field", "pick")):
        for row in _rows():
            for content in range(CONTENTS):
                yield MoveSpec(
                    f"{words} row {row} {content_name(content)}",
                    f"field:{row}:{_content_target(content)}",
                    Message(f"move-{verb}", {"field": _field(row, content)}),
                    verb,
                    (row, *_planted(content)),
                )
    yield MoveSpec("harvest all", "fields", Message("move-harvest-all"), "harvest-all")
    for verb in ("raise", "fallow"):
        for row in _rows():
            yield MoveSpec(
                f"{verb} row {row}", f"field:{row}:empty", Message(f"move-{verb}", {"row": row}), verb, (row,)
            )
    for place in range(1, ROUNDS + 1):
        label = Message("move-sustain", {"place": place, "to": place + 1})
        yield MoveSpec(f"sustain sheep {place_name(place)}", f"sheep:{place}", label, "sustain", (place,))
    for place in range(1, STABLES + 1):
        label = Message("move-return-sheep", {"place": place, "to": place - 1})
        yield MoveSpec(f"return sheep {place_name(place)}", f"sheep:{place}", label, "return-sheep", (place,))
    for verb in ("retreat", "advance"):
        for craft in CRAFT_NAMES:
            label = Message(f"move-{verb}", {"craft": Message(f"craft-{craft}")})
            yield MoveSpec(f"{verb} {craft}", f"craft:{craft}", label, verb, (craft,))
    for craft in CRAFT_NAMES:
        for which in (1, 2):
            label = Message("move-boulder", {"craft": Message(f"craft-{craft}"), "which": which})
            yield MoveSpec(f"boulder {craft} {which}", f"boulder:{craft}:{which}", label, "boulder", (craft, which))
    for space in SPACE_NAMES:
        label = Message("move-pick-space", {"space": Message(f"space-{space}")})
        yield MoveSpec(f"pick {space}", f"space:{space}", label, "pick-space", (space,))
    label = Message("move-pay", {"what": amount("jewelry", 1)})
    yield MoveSpec("pay jewelry", "payment", label, "pay-jewelry")
    for payment in PAYMENT_GOODS:
        paid = [(RESOURCE_NAMES[good], count) for good, count in enumerate(payment) if count]
        words = " ".join(f"{good} {count}" for good, count in paid)
        label = Message("move-pay", {"what": [amount(good, count) for good, count in paid]})
        yield MoveSpec(f"pay {words}", "payment", label, "pay", tuple(noun for pair in paid for noun in pair))
    yield from _cards("discard", CARD_NAMES)
    yield MoveSpec("activate all", "income", Message("move-activate-all"), "activate-all")
    bonus = CARD_NAMES[FIRST_BONUS : FIRST_BONUS + BONUS_CARDS]
    yield from _cards("activate", bonus)
    yield from _cards("activate-sparingly", bonus)
    yield from _cards("play", CARD_NAMES)
    yield from _cards("play-sparingly", CARD_NAMES)


def _sowings() -> Iterator[MoveSpec]:
    for content in range(1, CONTENTS):
        id_ = "move-sow-twice" if content >= TWICE else "move-sow"
        for row in _rows():
            label = Message(id_, {"good": _good_word(content), "row": row})
            target = f"field:{row}:empty"
            yield MoveSpec(f"sow {content_name(content)} row {row}", target, label, "sow", (row, *_planted(content)))


def _planted(content: int) -> tuple[str | int, ...]:
    """The good in a field and its count; nothing if the field is empty."""
    return (RESOURCE_NAMES[content_good(content)], content_count(content)) if content else ()


def _cards(verb: str, names: list[str]) -> Iterator[MoveSpec]:
    for name in names:
        words = verb.replace("-", " ")
        yield MoveSpec(f"{words} {name}", f"card:{name}", Message(f"move-{verb}", {"card": name}), verb, (name,))


def _rows() -> range:
    return range(LOWEST_ROW, LOWEST_ROW + ROWS)


VOCABULARY = Vocabulary(_move_specs())
"""All moves of Hallertau."""

if len(VOCABULARY) != END:
    raise AssertionError(f"the vocabulary has {len(VOCABULARY)} texts for {END} moves")
