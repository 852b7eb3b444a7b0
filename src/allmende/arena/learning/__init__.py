"""Trainings: policy-value nets that learn by tree search in a league, value nets that learn by self-play."""
