"""The texts, screen targets and labels of all moves, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from allmende.arle.components.board import SPACE_NAMES
from allmende.arle.components.destinations import SALES, Sale, sale_text
from allmende.arle.components.equipment import (
    DESTINATION_NAMES,
    GOODS_PIECES,
    MOST_VEHICLES,
    PIECE_GOODS,
    VEHICLE_NAMES,
)
from allmende.arle.components.moves import END, MOST_CONVERSIONS, MOST_DEAR
from allmende.arle.components.numbers import BUILDING_NAMES, PAYMENTS
from allmende.arle.components.phrases import named
from allmende.arle.components.pieces import (
    FLAX_FIELD,
    FLIPPED,
    FOREST,
    GRAIN_FIELD,
    HORSE,
    PEAT_ON_MOOR,
    RESOURCE_NAMES,
    SHEEP,
    STABLE,
    STALL,
    TILE_NAMES,
    TOOL_NAMES,
    TRACK_GOODS,
)
from allmende.core.message import Message
from allmende.core.rules.phrases import amount
from allmende.core.vocabulary import MoveSpec, Vocabulary

_ANIMALS = RESOURCE_NAMES[SHEEP : HORSE + 1]
_FIELDS = [TILE_NAMES[GRAIN_FIELD], TILE_NAMES[FLAX_FIELD]]
_PARKINGS = range(1, MOST_VEHICLES + 1)


def _move_specs() -> Iterator[MoveSpec]:
    yield MoveSpec("done", "done", Message("move-done"), "done")
    yield MoveSpec("pass", "pass", Message("move-pass"), "pass")
    for verb in ("place", "imitate"):
        for name in SPACE_NAMES:
            label = Message(f"move-{verb}", {"space": named("the-space", name)})
            yield MoveSpec(f"{verb} {name}", f"space:{name}", label, verb, (name,))
    yield from _with_amounts("take", RESOURCE_NAMES)
    for dearly in (False, True):
        for count in range(1, MOST_CONVERSIONS + 1):
            yield _dearly(f"convert {count}", "convert", {"count": count}, dearly, "convert", (count,))
    yield from _with_amounts("slaughter", _ANIMALS)
    yield from _cuts()
    for name in BUILDING_NAMES:
        label = Message("move-build", {"what": named("building", name)})
        yield MoveSpec(f"build {name}", f"building:{name}", label, "build-building", (name,))
    for dearly in (False, True):
        for name in TOOL_NAMES:
            arguments = {"tool": named("tool", name)}
            yield _dearly(f"improve {name}", f"tool:{name}", arguments, dearly, "improve", (name,))
    for dearly in (False, True):
        for name in VEHICLE_NAMES:
            yield _build(name, "piece", dearly)
    for dearly in (False, True):
        for name in _ANIMALS[1:]:
            what = {"what": amount(name, 1)}
            yield _dearly(f"build plow {name}", "supply:plow", what, dearly, "build-plow", (name,))
    for dearly in (False, True):
        yield _build("peat-boat", "piece", dearly)
    for dearly in (False, True):
        yield _build("stall", "tile", dearly)
    yield MoveSpec("build stable", "supply:stable", Message("move-build-stable"), "build", ("stable",))
    yield MoveSpec("place forest", "supply:forest", Message("move-forest"), "lay", ("forest",))
    for name in _FIELDS:
        label = Message("move-plow", {"what": named("tile", name)})
        yield MoveSpec(f"plow {name}", f"supply:{name}", label, "plow", (name,))
    for name in _FIELDS:
        label = Message("move-replace", {"what": named("tile", name)})
        yield MoveSpec(f"replace {name}", f"tile:{name}", label, "replace", (name,))
    flipped = {"what": named("piece", "peat-boat"), "to": named("piece", "plow")}
    yield MoveSpec("flip peat-boat", "piece:peat-boat", Message("move-flip", flipped), "flip", ("peat-boat",))
    yield MoveSpec("flip moor", "moor:hydrated", Message("move-flip-moor"), "flip", ("moor",))
    for tile in (FOREST, STALL, STABLE):
        name = TILE_NAMES[tile]
        flipped = {"what": named("tile", name), "to": named("tile", TILE_NAMES[FLIPPED[tile]])}
        yield MoveSpec(f"flip {name}", f"tile:{name}", Message("move-flip", flipped), "flip", (name,))
    yield from _vehicles("flip", "move-flip-vehicle")
    label = Message("move-forge", {"what": named("piece", "peat-boat")})
    yield MoveSpec("forge peat-boat", "piece:peat-boat", label, "forge", ("peat-boat",))
    yield from _vehicles("forge", "move-forge-vehicle")
    for name in ("peat-boat", "plow"):
        label = Message("move-give-up", {"what": named("piece", name)})
        yield MoveSpec(f"give up {name}", f"piece:{name}", label, "give-up", (name,))
    yield from _vehicles("give-up", "move-give-up-vehicle")
    for pairs in PAYMENTS:
        paid = [(RESOURCE_NAMES[pairs[i]], pairs[i + 1]) for i in range(0, len(pairs), 2)]
        text = " ".join(f"{name} {count}" for name, count in paid)
        label = Message("move-pay", {"what": [amount(name, count) for name, count in paid]})
        yield MoveSpec(f"pay {text}", "payment", label, "pay", tuple(noun for pair in paid for noun in pair))
    for count in range(MOST_DEAR + 1):
        label = Message("move-pay-dear", {"count": count})
        yield MoveSpec(f"pay dear {count}", "payment", label, "pay-dear", (count,))
    for number, sale in enumerate(SALES):
        place = DESTINATION_NAMES[sale.destination]
        yield MoveSpec(f"sell {sale_text(sale)}", f"sale:{number}", _sale_label(sale), "sell", (place, number))
    for verb in ("release", "breed", "eat"):
        yield from _with_amounts(verb, _ANIMALS)
    for name in BUILDING_NAMES:
        label = Message("move-use", {"what": named("building", name)})
        yield MoveSpec(f"use {name}", f"building:{name}", label, "use", (name,))
    yield from _any_time()


def _any_time() -> Iterator[MoveSpec]:
    yield from _with_amounts("trade", RESOURCE_NAMES[:TRACK_GOODS])
    for name in BUILDING_NAMES:
        label = Message("move-use", {"what": named("building", name)})
        yield MoveSpec(f"exchange {name}", f"building:{name}", label, "exchange", (name,))
    for good in PIECE_GOODS[:GOODS_PIECES]:
        name = RESOURCE_NAMES[good]
        for parking in _PARKINGS:
            label = Message("move-load", {"what": Message(f"resource-{name}", {"count": 1}), "parking": parking})
            yield MoveSpec(f"load {name} {parking}", f"vehicle:{parking}", label, "load", (name, parking))
    for name in DESTINATION_NAMES:
        for parking in _PARKINGS:
            label = Message("move-travel", {"destination": named("destination", name), "parking": parking})
            yield MoveSpec(f"load {name} {parking}", f"vehicle:{parking}", label, "load", (name, parking))
    yield from _with_amounts("return", _ANIMALS)
    for name in ("peat-boat", "plow"):
        label = Message("move-give-up", {"what": named("piece", name)})
        yield MoveSpec(f"return {name}", f"piece:{name}", label, "return", (name,))
    yield from _vehicles("return", "move-give-up-vehicle")


def _with_amounts(verb: str, names: list[str]) -> Iterator[MoveSpec]:
    """Moves that do something with one of a resource, for each of `names`."""
    for name in names:
        label = Message(f"move-{verb}", {"what": amount(name, 1)})
        yield MoveSpec(f"{verb} {name}", f"resource:{name}", label, verb, (name,))


def _build(name: str, kind: str, dearly: bool) -> MoveSpec:
    return _dearly(f"build {name}", f"supply:{name}", {"what": named(kind, name)}, dearly, "build", (name,))


def _dearly(
    text: str,
    target: str,
    arguments: Mapping[str, int | Message],
    dearly: bool,
    verb: str,
    nouns: tuple[str | int, ...],
) -> MoveSpec:
    """A move, or its variant that pays more of the dearer material than one has to."""
    label = Message(f"move-{verb}", dict(arguments))
    if not dearly:
        return MoveSpec(text, target, label, verb, nouns)
    return MoveSpec(f"{text} dearly", target, Message("move-dearly", {"move": label}), f"{verb}-dearly", nouns)


def _cuts() -> Iterator[MoveSpec]:
    for count in range(1, PEAT_ON_MOOR + 1):
        label = Message("move-cut", {"count": count, "moor": Message("moor-boardwalk")})
        yield MoveSpec(f"cut {count} boardwalk", "moor:boardwalk", label, "cut", (count,))
    for peat in range(1, PEAT_ON_MOOR + 1):
        for count in range(1, peat + 1):
            label = Message("move-cut", {"count": count, "moor": Message("moor-with", {"count": peat})})
            yield MoveSpec(f"cut {count} moor {peat}", f"moor:{peat}", label, "cut", (count,))


def _vehicles(verb: str, id_: str) -> Iterator[MoveSpec]:
    words = verb.replace("-", " ")
    for parking in _PARKINGS:
        label = Message(id_, {"parking": parking})
        yield MoveSpec(f"{words} vehicle {parking}", f"vehicle:{parking}", label, f"{verb}-vehicle", (parking,))


def _sale_label(sale: Sale) -> Message:
    return Message("move-sell", {"what": _sold(sale), "food": sale.food})


def _sold(sale: Sale) -> Message | list[Message]:
    """The thing sold."""
    if sale.field:
        return named("tile", TILE_NAMES[sale.field])
    if sale.plow or sale.boat:
        return named("piece", "plow" if sale.plow else "peat-boat")
    if sale.boardwalk:
        return Message("moor-boardwalk")
    if sale.moor:
        return Message("moor-with", {"count": sale.moor if sale.moor <= PEAT_ON_MOOR else 0})
    return [amount(RESOURCE_NAMES[sale.goods[i]], sale.goods[i + 1]) for i in range(0, len(sale.goods), 2)]


VOCABULARY = Vocabulary(_move_specs())
"""All moves of Fields of Arle."""

if len(VOCABULARY) != END:
    raise AssertionError(f"the vocabulary has {len(VOCABULARY)} texts for {END} moves")
