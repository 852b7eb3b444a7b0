"""Puts messages and events into the words of a language, from Fluent catalogues: `en/*.ftl` and `de/*.ftl`.

>>> from allmende.core import Message
>>> Speaker("de").say(Message("move-exchange", {"count": 2}))
'2 Arbeiter gegen 2 Geräte tauschen'
"""

from allmende.words.catalogue import FALLBACK, FOLDER, LANGUAGES, LanguageError, language, part, resource
from allmende.words.speaker import Speaker, WordsError

__all__ = ["FALLBACK", "FOLDER", "LANGUAGES", "LanguageError", "Speaker", "WordsError", "language", "part", "resource"]
