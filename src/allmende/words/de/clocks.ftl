### Die Uhren eines Tisches, an dem die Zeit läuft.

pace-clocks = Uhren
pace-clock-runs = { $player } hat noch { $time }. Die Uhr läuft.
pace-clock-until = { $player } hat Zeit bis { $time }.
pace-clock-waits = { $player } hat noch { $time }.
pace-clock-still = Für { $player } ist Nacht oder Urlaub: Die Zeit steht still.
pace-low = Du hast nur noch wenig Zeit.
pace-judge = Die Zeit von { $player } ist um. Du entscheidest, was folgt, oder wartest weiter.
pace-claim = Den Sieg beanspruchen
pace-bot = Ein Bot spielt weiter
