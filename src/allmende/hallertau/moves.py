"""The numbers of all moves, in blocks: verb by verb, and within a verb noun by noun.

`vocabulary.py` gives them their texts. A block's constant is its first number.
"""

from __future__ import annotations

from typing import Final

from allmende.hallertau.components import CRAFTS, FIELD, GOODS, ROUNDS
from allmende.hallertau.payments import PAYMENT_GOODS

SPACE_COUNT: Final = 20
ROWS: Final = 4
MOST_WORKERS: Final = 12
MOST_OPTIONS: Final = 4

DONE: Final = 0
PLACE: Final = 1
"""Place workers on a space and take all it gives."""
SPARE: Final = PLACE + SPACE_COUNT
"""Place workers on a space sparingly: take each thing it gives or leave it ("take fewer things than allowed")."""
EXCHANGE: Final = SPARE + SPACE_COUNT
"""Exchange 1, 2, … workers for tools."""
CHOOSE: Final = EXCHANGE + MOST_WORKERS
TAKE: Final = CHOOSE + MOST_OPTIONS
SOW: Final = TAKE + FIELD + 1
SPEND_SHEEP: Final = SOW + GOODS * ROWS
"""By where the sheep is: round spaces 1 to 6, Stables 7."""
SPEND_FIELD: Final = SPEND_SHEEP + ROUNDS + 1
"""By row, then by what grows there: nothing, or one of the goods."""
RAISE: Final = SPEND_FIELD + ROWS * (GOODS + 1)
FALLOW: Final = RAISE + ROWS
SUSTAIN: Final = FALLOW + ROWS
RETREAT: Final = SUSTAIN + ROUNDS
ADVANCE: Final = RETREAT + CRAFTS
PAY_JEWELRY: Final = ADVANCE + CRAFTS
PAY: Final = PAY_JEWELRY + 1
END: Final = PAY + len(PAYMENT_GOODS)
