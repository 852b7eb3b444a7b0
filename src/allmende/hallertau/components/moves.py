"""The numbers of all moves, in blocks: verb by verb, and within a verb noun by noun.

`vocabulary.py` gives them their texts. A block's constant is its first number. Anytime actions come last, from
`PLAY` on.
"""

from __future__ import annotations

from typing import Final

from allmende.hallertau.components.board import SPACE_COUNT
from allmende.hallertau.components.contents import CONTENTS
from allmende.hallertau.components.numbers import CARD_COUNT, CARD_DECKS
from allmende.hallertau.components.payments import PAYMENT_GOODS
from allmende.hallertau.components.pieces import BONUS, CRAFTS, FIELD, GOODS, ROUNDS

ROWS: Final = 4
MOST_WORKERS: Final = 15
"""The largest number of workers: the window gives 12, and a card takes back a row of 3."""
MOST_OPTIONS: Final = 6
BONUS_CARDS: Final = CARD_DECKS.count(BONUS)
FIRST_BONUS: Final = CARD_DECKS.index(BONUS)

DONE: Final = 0
PLACE: Final = 1
"""Place workers on a space and take all it gives."""
SPARE: Final = PLACE + SPACE_COUNT
"""Place workers on a space sparingly: take each thing it gives or leave it ("take fewer things than allowed")."""
EXCHANGE: Final = SPARE + SPACE_COUNT
"""Exchange 1, 2, … workers for tools."""
CHOOSE: Final = EXCHANGE + MOST_WORKERS
TAKE: Final = CHOOSE + MOST_OPTIONS
TAKE_CARD: Final = TAKE + FIELD + 1
TAKE_MARKER: Final = TAKE_CARD + 1
SOW: Final = TAKE_MARKER + 1
"""By the content sown (from 1 on), then by row."""
SPEND_GOOD: Final = SOW + (CONTENTS - 1) * ROWS
SPEND_SHEEP: Final = SPEND_GOOD + GOODS
"""By the sheep's place: Round spaces 1 to 6, Stables 7."""
SPEND_FIELD: Final = SPEND_SHEEP + ROUNDS + 1
"""By row, then by the field's content."""
PICK_FIELD: Final = SPEND_FIELD + ROWS * CONTENTS
"""By row, then by the field's content: a field to lift, to harvest, to empty or to double."""
HARVEST_ALL: Final = PICK_FIELD + ROWS * CONTENTS
RAISE: Final = HARVEST_ALL + 1
FALLOW: Final = RAISE + ROWS
SUSTAIN: Final = FALLOW + ROWS
RETURN_SHEEP: Final = SUSTAIN + ROUNDS
"""Move a sheep back, by its place: Round spaces 1 to 6, Stables 7."""
RETREAT: Final = RETURN_SHEEP + ROUNDS + 1
ADVANCE: Final = RETREAT + CRAFTS
MOVE_BOULDER: Final = ADVANCE + CRAFTS
"""By building, then the first and the second."""
PICK_SPACE: Final = MOVE_BOULDER + 2 * CRAFTS
"""An action space to use, to clear, to fill."""
PAY_JEWELRY: Final = PICK_SPACE + SPACE_COUNT
PAY: Final = PAY_JEWELRY + 1
DISCARD: Final = PAY + len(PAYMENT_GOODS)
ACTIVATE_ALL: Final = DISCARD + CARD_COUNT
ACTIVATE: Final = ACTIVATE_ALL + 1
ACTIVATE_SPARINGLY: Final = ACTIVATE + BONUS_CARDS
PLAY: Final = ACTIVATE_SPARINGLY + BONUS_CARDS
PLAY_SPARINGLY: Final = PLAY + CARD_COUNT
"""Play a card, and take each thing it gives or leave it."""
END: Final = PLAY_SPARINGLY + CARD_COUNT
