"""The icons reader of the trees: language-free rows of symbols.

A row is a list of tokens in reading order. A token is

    name [@where] [*numbers]

`name` is a resource (`wood`, `clay`, `reed`, `stone`, `grain`, `vegetable`, `sheep`, `boar`, `cattle`, `food`), or one
of the signs below. `numbers` are how many; several with slashes (`food*0/1`) are for the first, the second and so on,
and the last one for all others. Without numbers it is one.

- Signs between symbols: `arrow` (pay to get), `slash` (small alternatives), `or` (large alternatives), `and-or` (each
  of them, in any order, or only one), `afterward` (what follows can be done once the first is done), `instead-of`, and
  `line` (a new line: something else that holds as well).
- Signs before symbols: `each-round` (all that lies there; so much comes there each round), `from-round*5` (earlier it
  can't be used), `next-rounds*5` (one on each of so many round spaces), `at-once` (when it is built), `cook` (at any
  time), `bake` (when baking bread), `harvest` (once per harvest), `book` (for having so much in the end).
- Signs after symbols: `times*2` (at most so often), `score*1/2/3` (points).
- What is built and done: `room`, `stable`, `fence`, `field` (plow it), `sow`, `bake`, `renovate`, `grow` (the family,
  even without room) and `grow@room` (with room only), `starting-player`, `improvement` (a major one), `occupation`.
- What is meant by several: `material` (what one's house is made of), `fireplace` (either one).
"""

from __future__ import annotations

from allmende.agricola.icons.effects import icons
from allmende.agricola.icons.improvements import improvement_icons
from allmende.agricola.icons.spaces import space_icons

__all__ = ["icons", "improvement_icons", "space_icons"]
