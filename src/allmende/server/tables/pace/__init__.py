"""Pace: time controls, the hours in which time runs, the clocks of seats, and time-outs."""
