"""The icons reader of the trees: language-free rows of symbols.

A row is a list of tokens in reading order. A token is

    name [@where] [*numbers]

`name` is a resource, a sign or another symbol. `where` is a row of the Field board, a Round space, `stables`, `next`
(Round space), an action space or `quadrant`; `numbers` are counts. Both can be several with slashes: a gain that goes
with the options `sheep*2/3/4` has as many positions, `clay*1/2/3`. Numbers can also be a range (`1-2`) or `all`.
Without numbers it is one, or no number is meant.

- Signs between symbols: `arrow` (pay to get), `or` (large alternatives), `slash` (small alternatives, and things that
  go with options), `plus`, `reaches` (≥), `exceeds` (>), `instead-of`, `up-to`.
- Signs before a symbol: `exactly`, `at-most`, `no`, `just-used`, `just-harvested`, `using`, `discard`, `lift`,
  `clear-top`. Without them, a number in an upper half is a minimum. `sum*12` and `each*3` stand before a group whose
  members `plus` connects.
- Signs after a symbol: `times-round`, `times-round*2` and `times-window` (as many as that number), `per-NAME` (one for
  every one of those, `per-hides*2` for every two), `minus-NAME` (less one for every one, for `minus-window` less that
  number).
- The row of an upper half begins with `book`, `dark-book` (a situation on the action board) or `pay`. The row of a
  Phase bar is `phase*4` or `phase-not*7`.
"""

from __future__ import annotations

from allmende.hallertau.presentation.icons.cards import income_icons, lower_icons, phase_icons, upper_icons
from allmende.hallertau.presentation.icons.effects import icons

__all__ = ["icons", "income_icons", "lower_icons", "phase_icons", "upper_icons"]
