"""Games of Hallertau played without a plan, up to scenes of the rulebook that are near the end of a game."""

from __future__ import annotations

from typing import Final

from allmende.hallertau.record.deal import Deal

LAST_BOULDER_DEAL: Final = Deal(first=0, quadrants=("A4", "D4", "C2", "B1", "F2", "E3"))
LAST_BOULDER: Final = """
    exchange 1; exchange 1; place sheep-market; place fertilizing; raise row 4; raise row 2; sow barley row 5
    place tool-shed; choose 1; exchange 1; advance carpentry; advance cooling-house; advance brewhouse
    advance carpentry; advance bakehouse; pay rye 1; advance brewhouse; advance bakehouse; pay flax 1
    advance manufacture; place sheep-market; place cultivation; sow barley row 5; sow barley row 5; done
    place tool-shed; choose 2; place clearing; place town-hall; retreat brewhouse; advance manufacture
    advance cooling-house; pay milk 2; advance carpentry; pay clay 2; advance manufacture; advance brewhouse
    advance bakehouse; advance brewhouse; advance brewhouse; advance bakehouse; place butchery; spend sheep round 5
    place nursery; choose 2; take rye; take barley; take flax; place weekly-market; exchange 1; place busy-weekend
    take milk; sow barley row 5; sow flax row 5; place farming; choose 1; advance cooling-house; pay meat 1 milk 1
    advance cooling-house; pay meat 1 milk 1; advance cooling-house; pay meat 1 milk 1; advance manufacture
    pay hides 3; advance manufacture; advance bakehouse; pay flax 1 rye 1; advance brewhouse; place clay-delivery
    place nursery; choose 2; take hops; take rye; take hops; place farming; choose 2; sow rye row 5; sow flax row 4
    sow barley row 5; sow barley row 5; place small-trade; take flax; take flax; take wool; sustain sheep round 6
    place fertilizing; raise row 4; sow flax row 5; exchange 1; advance bakehouse; pay barley 2 flax 1 rye 1
    advance carpentry; pay rye 1 clay 2; advance brewhouse; pay barley 2 hops 1; advance cooling-house
    advance manufacture; pay flax 2 wool 1; advance brewhouse; pay barley 2 hops 1; advance carpentry
    pay rye 1 clay 2; advance brewhouse; advance manufacture; place fertilizing; raise row 4; raise row 4
    sow flax row 5; place busy-weekend; take wool; sow barley row 5; sow rye row 5; place clay-delivery
    place butchery; spend sheep stables; place fertilizing; raise row 4; raise row 3; sow rye row 5; place clearing
    exchange 1; advance manufacture; pay flax 3 hides 1; advance bakehouse; pay barley 1 rye 3; advance manufacture
    pay flax 1 hides 1 wool 1; advance carpentry; pay rye 1 clay 3; advance carpentry; pay rye 1 clay 3
    advance bakehouse; pay barley 3 flax 1; advance bakehouse; pay barley 1 flax 1 rye 3; place small-trade
    take rye; take barley; take milk; place sheep-market; place land-sale; spend field row 4 empty
    place cultivation; sow barley row 4; sow rye row 5; sow flax row 5; place land-sale; spend field row 4 empty
    place town-hall; retreat brewhouse; exchange 1
    """
"""Moves up to the last progress, in which a Boulder lies beyond the edge."""

SCORING_DEAL: Final = Deal(first=0, quadrants=("C2", "D4", "F1", "B1", "A3", "E3"))
SCORING: Final = """
    place nursery; choose 1; exchange 1; place busy-weekend; take milk; sow flax row 2; sow barley row 4; exchange 1
    exchange 1; place clearing; fallow row 4; advance brewhouse; advance bakehouse; pay rye 1; advance bakehouse
    pay flax 1; advance cooling-house; advance manufacture; advance brewhouse; advance carpentry; advance carpentry
    place fertilizing; raise row 2; raise row 3; sow barley row 3; place sheep-market; place farming; choose 1
    place tool-shed; choose 1; place sheep-market; advance cooling-house; advance manufacture; advance carpentry
    advance brewhouse; advance carpentry; advance carpentry; done; place nursery; choose 2; take rye; take barley
    take flax; place busy-weekend; take wool; sow flax row 5; sow barley row 5; place butchery; spend sheep round 5
    exchange 1; place farming; choose 2; sow barley row 5; sow barley row 2; sow rye row 5; advance manufacture
    pay flax 1 hides 1 wool 1; advance manufacture; pay flax 1 hides 1; advance cooling-house; pay meat 1 milk 1
    advance cooling-house; advance brewhouse; advance bakehouse; pay barley 2 flax 1; advance bakehouse
    pay barley 1 rye 1; advance brewhouse; place farming; choose 2; sow rye row 4; sow rye row 4; sow rye row 4
    sow flax row 4; exchange 1; place fertilizing; raise row 2; sow flax row 5; place clay-delivery
    place small-trade; take hops; take hops; take milk; sustain sheep round 5; place town-hall; retreat carpentry
    exchange 1; advance carpentry; pay rye 1 clay 2; advance cooling-house; advance carpentry; pay rye 1 clay 2
    advance bakehouse; pay barley 1 rye 2; advance carpentry; advance manufacture; advance bakehouse
    pay flax 1 rye 2; advance bakehouse; pay rye 4; done; place town-hall; retreat carpentry; place sheep-breeding
    choose 1; place weekly-market; place clearing; place land-sale; spend field row 2 empty; place sheep-shearing
    sustain sheep round 6; exchange 1; place small-trade; take hops; take flax; take wool; advance brewhouse
    advance brewhouse; advance carpentry; pay jewelry; advance bakehouse; pay barley 1 flax 1 rye 1
    advance manufacture; pay flax 2 wool 3; advance cooling-house; advance carpentry; pay rye 1 clay 3; done
    place butchery; spend sheep stables; place land-sale; spend field row 4 empty; place clay-delivery
    place cultivation; sow rye row 4; sow barley row 4; sow flax row 5; place nursery; choose 2; take hops
    take flax; take rye; place tool-shed; choose 2; place weekly-market; advance brewhouse; pay barley 3 hops 2
    advance bakehouse; pay barley 1 flax 1 rye 4; advance manufacture; pay flax 4 hides 1; advance manufacture
    pay flax 2 hides 1 wool 1; advance carpentry; pay rye 1 clay 4; advance carpentry; pay clay 6
    """
"""Moves up to the last few steps."""
