"""Live tables: entries, seats, clocks, takebacks, chat, and what each viewer is sent."""
