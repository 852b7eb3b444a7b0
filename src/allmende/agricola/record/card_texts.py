"""Printed words on hand cards besides their effects, since some cards ask for words in the text of others."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.numbers import CARD_NUMBERS

_SPEAKING: Final = (
    "A015 A017 A023 A035 A042 A046 A049 A050 A051 A052 A056 A066 A072 A077 A078 A080 A081 A082 A091 A095 "
    "A096 A100 A103 A104 A107 A108 A115 A116 A121 A128 A137 A139 A140 A142 A146 A147 A149 A150 A154 A155 "
    "A156 A158 A159 A160 A161 A162 A164 B004 B015 B017 B024 B028 B034 B040 B047 B048 B051 B055 B056 B060 "
    "B064 B067 B079 B081 B092 B100 B108 B116 B121 B122 B131 B138 B143 B144 B146 B147 B155 B158 B160 B161 "
    "B162 "
)

_SPEAKING_BEYOND_B: Final = (
    "A172 A173 A175 A179 B170 B174 B179 B180 "
    "C015 C021 C025 C036 C039 C042 C051 C058 C076 C093 C102 C114 C125 C130 C141 C145 C147 C148 C152 C154 "
    "C156 C158 C159 C163 C164 C169 C173 C174 C177 C180 D016 D019 D039 D054 D068 D073 D103 D105 D110 D116 "
    "D125 D134 D138 D140 D142 D143 D144 D146 D149 D151 D164 D165 D169 D174 D176 D180 E005 E015 E019 E038 "
    "E051 E055 E059 E066 E075 E116 E131 E137 E140 E143 E152 E158 E160 E166 L059 L072 L078 L083 "
)

SPEAKING_OF_ACCUMULATION: Final[list[str]] = _SPEAKING.split()
"""The numbers of the cards of decks A and B whose printed text has the words "accumulation space".

Since the amendment `HARPOONER_SPEAKS`, those in `ALSO_SPEAKING` are among them.
"""
ALSO_SPEAKING: Final[list[str]] = ["A138"]
SPEAKING_BEYOND_B: Final[list[str]] = [number for number in _SPEAKING_BEYOND_B.split() if number in CARD_NUMBERS]
"""Those of decks C, D, E and L, and those for five and six players of decks A and B.

Some of them name such spaces by their names alone (B170, D103, D144, E038, E051).
"""
