"""The icons reader of the trees: language-free rows of symbols.

A row is a list of tokens in reading order. A token is

    name [@where] [*numbers]

`name` is a resource (`grain`), a tile of the Home Board (`forest`), a piece of equipment (`peat-boat`) or one of the
signs below. `where` is a tool. `numbers` are counts; several with slashes (`food*8/10/12`) go with the several
numbers of the token before. Without numbers it is one.

- Signs between symbols: `arrow` (pay to get), `or` (large actions), `slash` (small actions), `plus` (both),
`then` (where there is a payment before or after it).
- Signs after symbols: `per-NAME` (for every one of those: tools, `shovel-pair`, tiles, animals, equipment; a Double
  Stall is two in `per-stall`), `times*3` (at most three times), `times*all` (as often as one likes).
- A row may begin with `book` and a condition (`book horse*2`), as it must be.
- Actions: `improve@TOOL` (move an indicator for free), `master` (move an indicator for its cost), `cut` (cut
  peat), `dehydrate` (turn a moor), `dike` (move a dike), `flip` (a tile with an arrow), `build` (a building), `vehicle`
  (build one), `imitate`, `load` (onto a vehicle).
- Collective signs: `goods-track` (all six indicators), `dairy` (Sheep and Cattle), `field` (of either kind),
  `material*2` and `clothing*2` (two different ones), `moor` (one of any kind, or the boardwalk).
"""

from __future__ import annotations

from allmende.arle.presentation.icons.effects import icons
from allmende.arle.presentation.icons.tiles import building_icons, cost_icons, destination_icons

__all__ = ["building_icons", "cost_icons", "destination_icons", "icons"]
