"""Learning to play: by search among opponents, or by games of a net against itself."""
