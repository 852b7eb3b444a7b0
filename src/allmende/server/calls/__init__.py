"""Calls: whoever is asked at a table, and is not there, hears of it by the ways that they have chosen."""
