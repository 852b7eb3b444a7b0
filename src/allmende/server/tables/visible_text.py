"""Visible text: which characters of a text are drawn, and names that look alike, by Unicode properties."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import category, name, normalize

from allmende.server.store.case_folding import folded

_BLANK: Final = re.compile(
    r"BLANK$|(?:HANGUL|SEONG|SCRIPT) FILLER$|VARIATION SELECTOR|GRAPHEME JOINER$|VOWEL INHERENT"
    r"|NULL NOTEHEAD$|OBJECT REPLACEMENT CHARACTER$"
)
"""Names of characters that count as printable, although nothing is drawn for them."""
MOST_MARKS: Final = 4
"""The largest number of marks on a character in any language (UTS #39, 5.4): more would cover the lines around it."""
MOST_DIACRITICS: Final = 2
"""The largest number of marks that belong to no single alphabet, such as accents, on a character."""

_LIKE_LATIN: Final = str.maketrans(
    "ɑɡıɩɪᴄᴏꜱᴜᴠᴡʏᴢǀƖ"
    "асԁеһіјӏорԛгѕѵѡԝхуүбАВСЕԌНЈКІӀМОРЅТѴԜХУҮЗЬ"
    "αιϳορσυνγΑΒΕϜΗͿΚΙΜϺΝΟΡΤΥΧΖ"
    "ցհոօզսՕՏՍԼ"
    "ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏕᎢᏙᎳᎩᏃ"
    "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ"
    "ⲟⲣⲥⲤⲎⲔⲒⲘⲚⲞⲢⲦⲬⲨ"
    "ΓΠΦΨΛκτπφψβ",  # these are like letters of other alphabets than ours
    "agiiicosuvwyzll"
    "acdehijlopqrsvwwxyy6ABCEGHJKllMOPSTVWXYY3b"
    "aijopouvyABEFHJKlMMNOPTYXZ"
    "ghnoquOSUL"
    "ABCDEGHiJKLMPRSTVWYZ"
    "ABCDEFGHlJKLMNOPRSTUVWXYZ"
    "opcCHKlMNOPTXY"
    "ГПФѰЛктпфѱß",
)
"""Letters of other alphabets, and the ones that look the same (after Unicode's table of confusables, UTS #39)."""
_STROKES: Final = str.maketrans("I1|0", "lllO")
"""Characters that look the same within our alphabet and digits."""


def drawn(text: str) -> str:
    """The visible characters of a text, as one line.

    Nothing in it turns the writing round or covers other lines: marks stand on a character, and not in heaps.

    >>> drawn(" A\\u202enn\\u3164  \\u0301 \\U0001d159")
    'A nn'
    """
    line: list[str] = []
    marks, on_something = 0, False
    for char in text:
        called = "" if char.isascii() else name(char, "")
        kind = category(char)
        if _BLANK.search(called):
            continue
        if char == " " or not char.isprintable():
            on_something = False
            line.append(" ")
            continue
        if kind in ("Mn", "Me"):
            marks += 1
        else:
            marks = 0
            on_something = on_something or kind != "Mc"
        if on_something and marks <= (MOST_DIACRITICS if called.startswith("COMBINING ") else MOST_MARKS):
            line.append(char)
    return " ".join("".join(line).split())


def looks(name: str) -> frozenset[str]:
    """The readings of a name: two names that share one can't be told apart on a screen.

    >>> looks("Ann") & looks("\\u0410nn") and not looks("Ann") & looks("Anna")
    True
    """
    parts = normalize("NFKD", name)
    latin = parts.translate(_LIKE_LATIN)
    return frozenset(map(folded, (parts, latin, latin.translate(_STROKES))))
