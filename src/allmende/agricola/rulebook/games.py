"""A game of Agricola as far as the scene of the rulebook that stands near the end of one."""

from __future__ import annotations

from typing import Final

from allmende.agricola.lessons.deck import in_order
from allmende.agricola.record.deal import Deal

SCORING_DEAL: Final = Deal(
    first=0,
    cards=in_order(
        "grain-utilization",
        "major-improvement",
        "basic-wish-for-children",
        "western-quarry",
        "urgent-wish-for-children",
    ),
    hands=(
        (
            *("loom", "corn-scoop", "canoe", "market-stall", "drinking-trough", "mining-hammer", "handplow"),
            *("seasonal-worker", "braggart", "wood-cutter", "scythe-worker", "carpenter", "wall-builder", "manservant"),
        ),
        (
            *("basket", "junk-room", "milk-jug", "manger", "bottles", "brook", "thick-forest"),
            *("mushroom-collector", "geologist", "grocer", "tutor", "scholar", "priest", "childless"),
        ),
        (
            *("pitchfork", "clearing-spade", "sack-cart", "beanfield", "butter-churn", "moldboard-plow", "lasso"),
            *(
                "greengrocer",
                "organic-farmer",
                "plow-driver",
                "roughcaster",
                "stonecutter",
                "hedge-keeper",
                "consultant",
            ),
        ),
    ),
)
SCORING: Final = """
    1 place lessons; 1 play seasonal-worker; 2 place grove; 3 place grain-seeds; 1 place day-laborer; 2 place hollow
    3 place clay-pit
    1 place farmland; 1 plow b1; 2 place lessons; 2 play mushroom-collector; 3 place grain-seeds
    1 place grain-utilization; 2 place grove; 2 choose 1; 3 place clay-pit
    1 place forest; 2 place grove; 2 choose 1; 3 place lessons; 3 play greengrocer; 1 place reed-bank; 2 place clay-pit
    3 place farmland; 3 plow b3
    1 place farm-expansion; 1 room a1; 1 done; 2 place sheep-market; 3 place grain-seeds; 1 place day-laborer
    2 place grove; 2 choose 1; 3 place grain-utilization; 3 sow grain; 3 eat vegetable
    1 place lessons; 1 play braggart; 2 place grove; 2 choose 1; 3 place grain-seeds; 1 place basic-wish-for-children
    1 play loom; 2 place resource-market; 2 take reed; 3 place farmland; 3 plow c3
    1 place forest; 2 place grove; 2 choose 1; 3 place grain-seeds; 1 place reed-bank; 2 place hollow
    3 place major-improvement; 1 place day-laborer; 1 take grain
    1 place forest; 2 place grove; 2 choose 1; 3 place grain-seeds; 1 place fencing; 1 fence c3 d3 e3; 1 fence d2 e2
    1 done; 2 place day-laborer; 3 place grain-utilization; 3 sow vegetable; 3 done; 1 place fishing; 3 eat vegetable
    3 eat vegetable; 3 eat vegetable; 3 eat grain
    1 place sheep-market; 2 place grove; 2 choose 1; 3 place grain-seeds; 1 place farmland; 1 plow b2; 2 place fencing
    2 fence d2 e2 d3 e3; 2 done; 3 place reed-bank; 1 place forest
    1 place grain-utilization; 2 place grove; 2 choose 1; 3 place grain-seeds; 1 place resource-market; 1 take stone
    2 place fishing; 3 place farmland; 3 plow c2; 1 place clay-pit; 3 eat vegetable; 3 eat vegetable; 3 eat vegetable
    3 eat grain
    1 place farm-expansion; 1 room b3; 2 place grove; 2 choose 1; 3 place grain-seeds; 1 place western-quarry
    2 place sheep-market; 3 place grain-utilization; 3 sow grain; 3 sow vegetable; 3 sow grain; 3 done; 1 place forest
    1 place house-redevelopment; 1 build joinery; 2 place grove; 2 choose 1; 3 place grain-seeds; 1 place pig-market
    2 place fencing; 2 fence d3 e3; 2 done; 3 place reed-bank; 1 place eastern-quarry; 1 use joinery; 1 eat grain
    3 eat vegetable; 3 eat vegetable; 3 eat grain; 3 eat grain
    1 place forest; 2 place grove; 2 choose 1; 3 place grain-seeds; 1 place farm-expansion; 1 stable d2; 1 done
    2 place cattle-market; 3 place clay-pit; 1 place farmland; 1 plow c1
    1 place cultivation; 1 plow c2; 1 done; 2 place grove; 2 choose 1; 3 place grain-seeds
    1 place basic-wish-for-children; 1 done; 2 place house-redevelopment; 2 done; 3 place grain-utilization
    3 bake fireplace; 3 bake fireplace; 3 done; 1 place reed-bank; 1 use joinery; 1 eat grain; 1 eat grain; 1 eat grain
    1 place day-laborer; 1 take vegetable; 2 place grove; 2 choose 1; 3 place grain-seeds; 1 place cultivation
    1 sow grain; 1 eat grain; 1 eat grain; 1 done; 1 done; 2 place farm-expansion; 2 stable d2; 2 stable d3; 2 done
    3 place grain-utilization; 3 sow grain; 3 bake fireplace; 3 bake fireplace; 3 done
    """
"""The moves up to the last two people of the first seat. It takes three players, as the Braggart asks for them."""
SCORING_FARM: Final = 35
"""The points of that farm at the end by itself, as in the printed example."""
SCORING_ALL: Final = 42
"""The points of that farm with those of its cards."""
