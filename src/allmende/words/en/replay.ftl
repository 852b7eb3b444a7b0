### The ways through a replay: from round to round, and with one player alone.

replay = Replay
replay-round = Round
replay-round-back = One round back
replay-round-on = One round on
replay-whom = Whose moves it stops at
replay-all = All players
replay-one = Only { $player }
