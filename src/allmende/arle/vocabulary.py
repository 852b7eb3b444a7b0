"""The texts, screen targets and labels of all moves, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterator

from allmende.arle.board import SPACE_NAMES
from allmende.arle.boards import FLIPPED
from allmende.arle.components import (
    FLAX_FIELD,
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
from allmende.arle.destinations import SALES, Sale, sale_text
from allmende.arle.equipment import DESTINATION_NAMES, GOODS_PIECES, MOST_VEHICLES, PIECE_GOODS, VEHICLE_NAMES
from allmende.arle.moves import END, MOST_CONVERSIONS, MOST_DEAR
from allmende.arle.numbers import BUILDING_NAMES, PAYMENTS
from allmende.arle.phrases import named
from allmende.core.message import Message
from allmende.core.phrases import amount
from allmende.core.vocabulary import Noun, Vocabulary

_ANIMALS = RESOURCE_NAMES[SHEEP : HORSE + 1]
_FIELDS = [TILE_NAMES[GRAIN_FIELD], TILE_NAMES[FLAX_FIELD]]
_PARKINGS = range(1, MOST_VEHICLES + 1)


def _nouns() -> Iterator[Noun]:
    yield Noun("done", "done", Message("move-done"))
    yield Noun("pass", "pass", Message("move-pass"))
    for verb in ("place", "imitate"):
        for name in SPACE_NAMES:
            yield Noun(f"{verb} {name}", f"space:{name}", Message(f"move-{verb}", {"space": named("the-space", name)}))
    for name in RESOURCE_NAMES:
        yield Noun(f"take {name}", f"resource:{name}", Message("move-take", {"what": amount(name, 1)}))
    for dearly in (False, True):
        for count in range(1, MOST_CONVERSIONS + 1):
            yield _dearly(f"convert {count}", "convert", "move-convert", {"count": count}, dearly)
    for name in _ANIMALS:
        yield Noun(f"slaughter {name}", f"resource:{name}", Message("move-slaughter", {"what": amount(name, 1)}))
    yield from _cuts()
    for name in BUILDING_NAMES:
        label = Message("move-build", {"what": named("building", name)})
        yield Noun(f"build {name}", f"building:{name}", label)
    for dearly in (False, True):
        for name in TOOL_NAMES:
            arguments: dict[str, int | str | Message] = {"tool": named("tool", name)}
            yield _dearly(f"improve {name}", f"tool:{name}", "move-improve", arguments, dearly)
    for dearly in (False, True):
        for name in VEHICLE_NAMES:
            yield _dearly(f"build {name}", f"supply:{name}", "move-build", {"what": named("piece", name)}, dearly)
    for dearly in (False, True):
        for name in _ANIMALS[1:]:
            yield _dearly(f"build plow {name}", "supply:plow", "move-build-plow", {"what": amount(name, 1)}, dearly)
    for dearly in (False, True):
        boat = named("piece", "peat-boat")
        yield _dearly("build peat-boat", "supply:peat-boat", "move-build", {"what": boat}, dearly)
    for dearly in (False, True):
        yield _dearly("build stall", "supply:stall", "move-build", {"what": named("tile", "stall")}, dearly)
    yield Noun("build stable", "supply:stable", Message("move-build-stable"))
    yield Noun("place forest", "supply:forest", Message("move-forest"))
    for name in _FIELDS:
        yield Noun(f"plow {name}", f"supply:{name}", Message("move-plow", {"what": named("tile", name)}))
    for name in _FIELDS:
        yield Noun(f"replace {name}", f"tile:{name}", Message("move-replace", {"what": named("tile", name)}))
    flipped = {"what": named("piece", "peat-boat"), "to": named("piece", "plow")}
    yield Noun("flip peat-boat", "piece:peat-boat", Message("move-flip", flipped))
    yield Noun("flip moor", "moor:hydrated", Message("move-flip-moor"))
    for tile in (FOREST, STALL, STABLE):
        name = TILE_NAMES[tile]
        flipped = {"what": named("tile", name), "to": named("tile", TILE_NAMES[FLIPPED[tile]])}
        yield Noun(f"flip {name}", f"tile:{name}", Message("move-flip", flipped))
    yield from _vehicles("flip", "move-flip-vehicle")
    yield Noun("forge peat-boat", "piece:peat-boat", Message("move-forge", {"what": named("piece", "peat-boat")}))
    yield from _vehicles("forge", "move-forge-vehicle")
    for name in ("peat-boat", "plow"):
        yield Noun(f"give up {name}", f"piece:{name}", Message("move-give-up", {"what": named("piece", name)}))
    yield from _vehicles("give up", "move-give-up-vehicle")
    for pairs in PAYMENTS:
        paid = [(RESOURCE_NAMES[pairs[i]], pairs[i + 1]) for i in range(0, len(pairs), 2)]
        text = " ".join(f"{name} {count}" for name, count in paid)
        label = Message("move-pay", {"what": [amount(name, count) for name, count in paid]})
        yield Noun(f"pay {text}", "payment", label)
    for count in range(MOST_DEAR + 1):
        yield Noun(f"pay dear {count}", "payment", Message("move-pay-dear", {"count": count}))
    for sale in SALES:
        yield Noun(f"sell {sale_text(sale)}", f"sale:{SALES.index(sale)}", _sale_label(sale))
    for verb, id_ in (("release", "move-release"), ("breed", "move-breed"), ("eat", "move-eat")):
        for name in _ANIMALS:
            yield Noun(f"{verb} {name}", f"resource:{name}", Message(id_, {"what": amount(name, 1)}))
    for name in BUILDING_NAMES:
        yield Noun(f"use {name}", f"building:{name}", Message("move-use", {"what": named("building", name)}))
    yield from _any_time()


def _any_time() -> Iterator[Noun]:
    for name in RESOURCE_NAMES[:TRACK_GOODS]:
        yield Noun(f"trade {name}", f"resource:{name}", Message("move-trade", {"what": amount(name, 1)}))
    for name in BUILDING_NAMES:
        yield Noun(f"exchange {name}", f"building:{name}", Message("move-use", {"what": named("building", name)}))
    for good in PIECE_GOODS[:GOODS_PIECES]:
        name = RESOURCE_NAMES[good]
        for parking in _PARKINGS:
            label = Message("move-load", {"what": Message(f"resource-{name}", {"count": 1}), "parking": parking})
            yield Noun(f"load {name} {parking}", f"vehicle:{parking}", label)
    for name in DESTINATION_NAMES:
        for parking in _PARKINGS:
            label = Message("move-travel", {"destination": named("destination", name), "parking": parking})
            yield Noun(f"load {name} {parking}", f"vehicle:{parking}", label)
    for name in _ANIMALS:
        yield Noun(f"return {name}", f"resource:{name}", Message("move-return", {"what": amount(name, 1)}))
    for name in ("peat-boat", "plow"):
        yield Noun(f"return {name}", f"piece:{name}", Message("move-give-up", {"what": named("piece", name)}))
    yield from _vehicles("return", "move-give-up-vehicle")


def _dearly(text: str, target: str, id_: str, arguments: dict[str, int | str | Message], dearly: bool) -> Noun:
    """A move, or the same one paid with more of the dearer material than one has to."""
    if not dearly:
        return Noun(text, target, Message(id_, arguments))
    return Noun(f"{text} dearly", target, Message("move-dearly", {"move": Message(id_, arguments)}))


def _cuts() -> Iterator[Noun]:
    for count in range(1, PEAT_ON_MOOR + 1):
        label = Message("move-cut", {"count": count, "moor": Message("moor-boardwalk")})
        yield Noun(f"cut {count} boardwalk", "moor:boardwalk", label)
    for peat in range(1, PEAT_ON_MOOR + 1):
        for count in range(1, peat + 1):
            label = Message("move-cut", {"count": count, "moor": Message("moor-with", {"count": peat})})
            yield Noun(f"cut {count} moor {peat}", f"moor:{peat}", label)


def _vehicles(verb: str, id_: str) -> Iterator[Noun]:
    for parking in _PARKINGS:
        yield Noun(f"{verb} vehicle {parking}", f"vehicle:{parking}", Message(id_, {"parking": parking}))


def _sale_label(sale: Sale) -> Message:
    return Message("move-sell", {"what": _sold(sale), "food": sale.food})


def _sold(sale: Sale) -> Message | list[Message]:
    """What is sold."""
    if sale.field:
        return named("tile", TILE_NAMES[sale.field])
    if sale.plow or sale.boat:
        return named("piece", "plow" if sale.plow else "peat-boat")
    if sale.boardwalk:
        return Message("moor-boardwalk")
    if sale.moor:
        return Message("moor-with", {"count": sale.moor if sale.moor <= PEAT_ON_MOOR else 0})
    return [amount(RESOURCE_NAMES[sale.goods[i]], sale.goods[i + 1]) for i in range(0, len(sale.goods), 2)]


VOCABULARY = Vocabulary(_nouns())
"""All moves of Fields of Arle."""

if len(VOCABULARY) != END:
    raise AssertionError(f"the vocabulary has {len(VOCABULARY)} texts for {END} moves")
