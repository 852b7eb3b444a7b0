"""The notation of games of Fields of Arle: deals, events, and the texts of moves."""
