"""The texts, screen targets and labels of all moves, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterator

from allmende.core.message import Message
from allmende.core.rules.phrases import amount
from allmende.core.vocabulary import Noun, Vocabulary
from allmende.hallertau.rules.board import SPACE_NAMES
from allmende.hallertau.rules.components import CRAFT_NAMES, FIELD, GOODS, LOWEST_ROW, RESOURCE_NAMES, ROUNDS, STABLES
from allmende.hallertau.rules.moves import BONUS_CARDS, END, FIRST_BONUS, MOST_OPTIONS, MOST_WORKERS, ROWS
from allmende.hallertau.rules.numbers import CARD_NAMES
from allmende.hallertau.rules.payments import PAYMENT_GOODS
from allmende.hallertau.rules.player import CONTENTS, TWICE, content_count, content_good


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
    return Message(f"resource-{RESOURCE_NAMES[content_good(content)]}", {"count": content_count(content)})


def _field(row: int, content: int) -> Message:
    if not content:
        return Message("field-empty", {"row": row})
    kind = "field-planted-twice" if content >= TWICE else "field-planted"
    return Message(kind, {"row": row, "good": _good_word(content)})


def _nouns() -> Iterator[Noun]:
    yield Noun("done", "done", Message("move-done"), "done")
    for verb, words in (("place", "place"), ("place-sparingly", "place sparingly")):
        for name in SPACE_NAMES:
            label = Message(f"move-{verb}", {"space": Message(f"space-{name}")})
            yield Noun(f"{words} {name}", f"space:{name}", label, verb, (name,))
    for count in range(1, MOST_WORKERS + 1):
        yield Noun(f"exchange {count}", "workers", Message("move-exchange", {"count": count}), "exchange", (count,))
    for number in range(1, MOST_OPTIONS + 1):
        label = Message("move-choose", {"number": number})
        yield Noun(f"choose {number}", f"option:{number}", label, "choose", (number,))
    for resource in RESOURCE_NAMES[: FIELD + 1]:
        label = Message("move-take", {"what": amount(resource, 1)})
        yield Noun(f"take {resource}", f"resource:{resource}", label, "take", (resource,))
    yield Noun("take card", "resource:card", Message("move-take-card"), "take", ("card",))
    yield Noun("take marker", "first-player", Message("move-take-marker"), "take", ("marker",))
    yield from _sowings()
    for good in RESOURCE_NAMES[:GOODS]:
        label = Message("move-spend-good", {"good": Message(f"resource-{good}", {"count": 2})})
        yield Noun(f"spend {good}", f"resource:{good}", label, "spend", (good,))
    for place in range(1, STABLES + 1):
        label = Message("move-spend-sheep", {"place": place})
        yield Noun(f"spend sheep {place_name(place)}", f"sheep:{place}", label, "spend", ("sheep", place))
    for verb, words in (("spend-field", "spend field"), ("pick-field", "pick")):
        for row in _rows():
            for content in range(CONTENTS):
                yield Noun(
                    f"{words} row {row} {content_name(content)}",
                    f"field:{row}:{_content_target(content)}",
                    Message(f"move-{verb}", {"field": _field(row, content)}),
                    verb,
                    (row, *_planted(content)),
                )
    yield Noun("harvest all", "fields", Message("move-harvest-all"), "harvest-all")
    for verb in ("raise", "fallow"):
        for row in _rows():
            yield Noun(f"{verb} row {row}", f"field:{row}:empty", Message(f"move-{verb}", {"row": row}), verb, (row,))
    for place in range(1, ROUNDS + 1):
        label = Message("move-sustain", {"place": place, "to": place + 1})
        yield Noun(f"sustain sheep {place_name(place)}", f"sheep:{place}", label, "sustain", (place,))
    for place in range(1, STABLES + 1):
        label = Message("move-return-sheep", {"place": place, "to": place - 1})
        yield Noun(f"return sheep {place_name(place)}", f"sheep:{place}", label, "return-sheep", (place,))
    for verb in ("retreat", "advance"):
        for craft in CRAFT_NAMES:
            label = Message(f"move-{verb}", {"craft": Message(f"craft-{craft}")})
            yield Noun(f"{verb} {craft}", f"craft:{craft}", label, verb, (craft,))
    for craft in CRAFT_NAMES:
        for which in (1, 2):
            label = Message("move-boulder", {"craft": Message(f"craft-{craft}"), "which": which})
            yield Noun(f"boulder {craft} {which}", f"boulder:{craft}:{which}", label, "boulder", (craft, which))
    for space in SPACE_NAMES:
        label = Message("move-pick-space", {"space": Message(f"space-{space}")})
        yield Noun(f"pick {space}", f"space:{space}", label, "pick-space", (space,))
    label = Message("move-pay", {"what": amount("jewelry", 1)})
    yield Noun("pay jewelry", "payment", label, "pay-jewelry")
    for payment in PAYMENT_GOODS:
        paid = [(RESOURCE_NAMES[good], count) for good, count in enumerate(payment) if count]
        words = " ".join(f"{good} {count}" for good, count in paid)
        label = Message("move-pay", {"what": [amount(good, count) for good, count in paid]})
        yield Noun(f"pay {words}", "payment", label, "pay", tuple(noun for pair in paid for noun in pair))
    yield from _cards("discard", CARD_NAMES)
    yield Noun("activate all", "income", Message("move-activate-all"), "activate-all")
    bonus = CARD_NAMES[FIRST_BONUS : FIRST_BONUS + BONUS_CARDS]
    yield from _cards("activate", bonus)
    yield from _cards("activate-sparingly", bonus)
    yield from _cards("play", CARD_NAMES)
    yield from _cards("play-sparingly", CARD_NAMES)


def _sowings() -> Iterator[Noun]:
    for content in range(1, CONTENTS):
        id_ = "move-sow-twice" if content >= TWICE else "move-sow"
        for row in _rows():
            label = Message(id_, {"good": _good_word(content), "row": row})
            target = f"field:{row}:empty"
            yield Noun(f"sow {content_name(content)} row {row}", target, label, "sow", (row, *_planted(content)))


def _planted(content: int) -> tuple[str | int, ...]:
    """What a field holds and how much of it; nothing if it is empty."""
    return (RESOURCE_NAMES[content_good(content)], content_count(content)) if content else ()


def _cards(verb: str, names: list[str]) -> Iterator[Noun]:
    for name in names:
        words = verb.replace("-", " ")
        yield Noun(f"{words} {name}", f"card:{name}", Message(f"move-{verb}", {"card": name}), verb, (name,))


def _rows() -> range:
    return range(LOWEST_ROW, LOWEST_ROW + ROWS)


VOCABULARY = Vocabulary(_nouns())
"""All moves of Hallertau."""

if len(VOCABULARY) != END:
    raise AssertionError(f"the vocabulary has {len(VOCABULARY)} texts for {END} moves")
