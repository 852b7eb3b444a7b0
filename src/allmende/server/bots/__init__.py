"""Bots at tables: worker processes, programs, hints and analyses."""
