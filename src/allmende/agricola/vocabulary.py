"""The texts, screen targets and labels of all moves, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterator

from allmende.agricola.board import FIRST_HAND_CARD, SPACE_NAMES
from allmende.agricola.components import ANIMALS, CROPS, GRAIN, RESOURCE_NAMES, SHEEP
from allmende.agricola.farmyard import FARM_SPACE_NAMES, SHAPES, SPACES, STABLE_SITE_NAMES, shape_text
from allmende.agricola.improvement import FIRST_COOKED, KIND_NAMES, KIND_TARGETS
from allmende.agricola.improvements import IMPROVEMENTS
from allmende.agricola.language.improvements import UPGRADES, fireplace_of, hearth_of
from allmende.agricola.moves import COOKED, END, HEARTHS, MOST_BEDS, MOST_WAYS
from allmende.agricola.numbers import CARD_NAMES
from allmende.agricola.phrases import named
from allmende.core.message import Message
from allmende.core.phrases import amount
from allmende.core.vocabulary import Noun, Vocabulary

_CROPS = RESOURCE_NAMES[GRAIN : GRAIN + CROPS]
_ANIMALS = RESOURCE_NAMES[SHEEP : SHEEP + ANIMALS]


def _nouns() -> Iterator[Noun]:
    yield Noun("done", "done", Message("move-done"))
    for name in SPACE_NAMES:
        target = f"card:{name}" if name in SPACE_NAMES[FIRST_HAND_CARD:] else f"space:{name}"
        yield Noun(f"place {name}", target, Message("move-place-person", {"action": named("action", name)}))
    for name in RESOURCE_NAMES:
        yield Noun(f"take {name}", f"resource:{name}", Message("move-take", {"what": amount(name, 1)}))
    for verb, id_ in (("plow", "move-plow-field"), ("room", "move-build-room"), ("stable", "move-stable")):
        for name in FARM_SPACE_NAMES:
            yield Noun(f"{verb} {name.lower()}", f"farm:{name}", Message(id_, {"place": name}))
    for name in STABLE_SITE_NAMES[SPACES:]:
        yield Noun(f"stable {name.lower()}", f"corner:{name}", Message("move-stable", {"place": name}))
    for name in FARM_SPACE_NAMES:
        yield Noun(f"pick {name.lower()}", f"farm:{name}", Message("move-pick", {"place": name}))
    for bed in range(1, MOST_BEDS + 1):
        yield Noun(f"pick card {bed}", f"bed:{bed}", Message("move-pick-bed", {"number": bed}))
    for shape in SHAPES:
        text = shape_text(shape)
        yield Noun(f"fence {text.lower()}", "fences", Message("move-fence", {"places": text}))
    for name in _CROPS:
        yield Noun(f"sow {name}", f"resource:{name}", Message("move-sow-crop", {"what": amount(name, 1)}))
    for crop in _CROPS:
        for name in FARM_SPACE_NAMES:
            label = Message("move-sow-pasture", {"what": amount(crop, 1), "place": name})
            yield Noun(f"sow {crop} {name.lower()}", f"farm:{name}", label)
    for name, target in zip(KIND_NAMES, KIND_TARGETS, strict=True):
        yield Noun(f"bake {name}", target, Message("move-bake", {"with": named("improvement", name)}))
    yield Noun("renovate", "house", Message("move-renovate"))
    yield Noun("renovate stone", "house", Message("move-renovate-straight"))
    yield Noun("grow family", "family", Message("move-grow"))
    for improvement in IMPROVEMENTS:
        label = Message("move-improvement", {"what": named("improvement", improvement.name)})
        yield Noun(f"build {improvement.name}", f"improvement:{improvement.name}", label)
    for way in range(UPGRADES):
        hearth, fireplace = IMPROVEMENTS[hearth_of(way)].name, IMPROVEMENTS[fireplace_of(way)].name
        label = Message("move-upgrade", {"what": named("improvement", hearth), "for": named("improvement", fireplace)})
        yield Noun(f"build {hearth} for {fireplace}", f"improvement:{hearth}", label)
    yield Noun("feed", "family", Message("move-feed"))
    for improvement in IMPROVEMENTS:
        label = Message("move-craft", {"with": named("improvement", improvement.name)})
        yield Noun(f"use {improvement.name}", f"improvement:{improvement.name}", label)
    for verb, id_ in (("breed", "move-breed"), ("release", "move-release")):
        for name in _ANIMALS:
            yield Noun(f"{verb} {name}", f"resource:{name}", Message(id_, {"what": amount(name, 1)}))
    for verb in ("play", "keep", "resolve", "discard"):
        for name in CARD_NAMES:
            yield Noun(f"{verb} {name}", f"card:{name}", Message(f"move-{verb}-card", {"card": named("card", name)}))
    for way in range(1, MOST_WAYS + 1):
        yield Noun(f"choose {way}", "", Message("move-choose-way", {"number": way}))
    for kind in ("minors", "occupations"):
        yield Noun(f"redraw {kind}", "hand", Message("move-redraw", {"kind": kind}))
    for name in _CROPS:
        yield Noun(f"eat {name}", f"resource:{name}", Message("move-eat-raw", {"what": amount(name, 1)}))
    for kind in KIND_NAMES[:HEARTHS]:
        for name in RESOURCE_NAMES[FIRST_COOKED : FIRST_COOKED + COOKED]:
            arguments = {"what": amount(name, 1), "with": named("improvement", kind)}
            yield Noun(f"cook {name} {kind}", f"resource:{name}", Message("move-cook", arguments))
    for name in CARD_NAMES:
        yield Noun(f"use card {name}", f"card:{name}", Message("move-use-card", {"card": named("card", name)}))


VOCABULARY = Vocabulary(_nouns())
"""All moves of Agricola."""

if len(VOCABULARY) != END:
    raise AssertionError(f"the vocabulary has {len(VOCABULARY)} texts for {END} moves")
