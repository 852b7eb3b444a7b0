"""The rows of this package that refer to persons: their first tries at problems."""

from __future__ import annotations

from allmende.server.people.person_rows import PersonRows, Place


class ProblemRows(PersonRows):
    """The tries of persons; those of a merged person count where the other has none."""

    own = (Place("attempts", "problem, title, solved, mu, sigma, number, ended", one_each="problem"),)
