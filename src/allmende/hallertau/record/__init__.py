"""The notation of games of Hallertau: deals, events, and the texts of moves."""
