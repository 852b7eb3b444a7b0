"""What of a text is drawn, and how a name looks: by the properties of its characters in Unicode."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import category, name, normalize

from allmende.server.folding import folded

_BLANK: Final = re.compile(
    r"BLANK$|(?:HANGUL|SEONG|SCRIPT) FILLER$|VARIATION SELECTOR|GRAPHEME JOINER$|VOWEL INHERENT"
    r"|NULL NOTEHEAD$|OBJECT REPLACEMENT CHARACTER$"
)
"""The names of characters that count as printable, although nothing is drawn for them."""
MOST_MARKS: Final = 4
"""So many marks stand above and below a letter in any language (UTS #39, 5.4): more would cover the lines around it."""
MOST_DIACRITICS: Final = 2
"""The same for the marks that no single alphabet has of its own, such as accents."""

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
"""What looks the same within ours."""


def drawn(text: str) -> str:
    """A text as one line of what can be seen of it.

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
    """How a name may be read: two of which one reading is the same can't be told apart.

    >>> looks("Ann") & looks("\\u0410nn") and not looks("Ann") & looks("Anna")
    True
    """
    parts = normalize("NFKD", name)
    latin = parts.translate(_LIKE_LATIN)
    return frozenset(map(folded, (parts, latin, latin.translate(_STROKES))))
