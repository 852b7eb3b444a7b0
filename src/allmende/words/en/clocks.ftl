### The clocks of a table where time runs.

pace-clocks = Clocks
pace-clock-runs = { $player } has { $time } left. The clock is running.
pace-clock-until = { $player } has time until { $time }.
pace-clock-waits = { $player } has { $time } left.
pace-clock-still = It is night or a holiday for { $player }: the clock has stopped.
pace-low = You have little time left.
pace-judge = { $player }'s time is up. You decide what follows, or keep waiting.
pace-claim = Claim the game
pace-bot = A bot plays on
