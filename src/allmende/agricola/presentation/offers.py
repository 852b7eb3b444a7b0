"""Offered moves in lists: their group, their symbols, and the places of moves that cards offer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.components.improvement import KIND_NAMES
from allmende.agricola.components.moves import FENCE, SOW, SOW_PASTURE
from allmende.agricola.presentation.labels import fence_price
from allmende.agricola.record.vocabulary import VOCABULARY, space_target
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.symbols import token
from allmende.core.view import MoveView
from allmende.core.vocabulary import MoveSpec

_LISTED: Final = {"done", "place", "fence", "feed", "keep", "stable"}
"""The verbs that are listed by themselves."""
_GROUPS: Final = {
    "plow": "site",
    "room": "site",
    "pick": "site",
    "play": "card",
    "release": "animal",
    "breed": "animal",
    "eat": "food",
    "cook": "food",
    "use": "food",
}
_SYMBOLS: Final = {
    improvement.name: KIND_NAMES[improvement.kind] if improvement.cooks else improvement.name.removeprefix("second-")
    for improvement in IMPROVEMENTS
}
"""The symbols of improvements; those that do the same look the same."""


def offer(state: State, seat: int, move: int, label: Message) -> MoveView:
    """A legal move as a screen shows it. The price of fences stands behind the spaces of the pasture.

    A sowing move has its field as a noun: a space of the farmyard, or the card that it is on.
    """
    noun = VOCABULARY[move]
    if FENCE <= move < SOW:
        due, either = fence_price(state, seat, move)
        nouns = (*noun.nouns, due, "clay") if either else (*noun.nouns, due)
        return MoveView(noun.text, noun.target, label, noun.verb, nouns=nouns)
    nouns = noun.nouns
    if SOW <= move < SOW_PASTURE:
        nouns = (*nouns, _named(label, "place").removeprefix("card-") or str(label.args["place"]))
    group = "" if noun.verb in _LISTED else _GROUPS.get(noun.verb, "other")
    return MoveView(noun.text, noun.target or _target(label), label, noun.verb, group, nouns, _icons(noun, label))


def _icons(noun: MoveSpec, label: Message) -> list[str]:
    match noun.verb, *noun.nouns:
        case "sow" | "take" | "breed" | "release", what, *_:
            return [str(what)]
        case "eat", what:
            return [str(what), "arrow", "food"]
        case "cook", what, hearth:
            return [str(what), "arrow", str(hearth)]
        case "plow", _:
            return ["field"]
        case "room" | "stable", _:
            return [noun.verb]
        case "pick" | "choose" | "use", _:
            return _goods(label)
        case "bake" | "build" | "craft", str(what), *_:
            return [_SYMBOLS.get(what, what)]
        case _:
            return []


def _goods(label: Message) -> list[str]:
    """The goods in a label: the payment, and the gains."""
    if label.id == "amount":
        return [token(_named(label, "resource").removeprefix("resource-"), int(str(label.args["count"])))]
    cost = [good for part in (*_parts(label, "cost"), *_parts(label, "what")) for good in _goods(part)]
    gains = [good for part in _parts(label, "gains") for good in _goods(part)]
    return [*cost, "arrow", *gains] if gains else cost


def _parts(label: Message, name: str) -> Iterator[Message]:
    found = label.args.get(name, [])
    for part in found if isinstance(found, list) else [found]:
        if isinstance(part, Message):
            yield part


def _named(label: Message, name: str) -> str:
    """The id of a named argument of a label, or ""."""
    found = label.args.get(name)
    return found.id if isinstance(found, Message) else ""


def _target(label: Message) -> str:
    """The target of a move that a card offers: the space, round, field or card that its label names."""
    match label.id:
        case "move-take-from" | "move-take-from-space" | "move-use-space" | "move-use-space-too":
            return space_target((_named(label, "action") or _named(label, "space")).removeprefix("action-"))
        case "move-lay-stable":
            return f"round:{label.args['round']}"
        case "move-give-card":
            return _named(label, "card").replace("-", ":", 1)
        case "move-add-crop" | "move-pay-from-field":
            return _named(label, "place").replace("-", ":", 1) or f"farm:{label.args['place']}"
        case _:
            return ""
