"""The rows of this package that refer to persons: plans, by seat."""

from __future__ import annotations

from allmende.server.people.person_rows import PersonRows, Place


class PlanRows(PersonRows):
    """The plans of the players of seats."""

    of_seats = (Place("plans", "tab, seat, live, plan"),)
