### Die Wege durch einen Rückblick: von Runde zu Runde, und mit einem Spieler allein.

replay = Rückblick
replay-round = Runde
replay-round-back = Eine Runde zurück
replay-round-on = Eine Runde vor
replay-whom = An wessen Zügen er hält
replay-all = Alle
replay-one = Nur { $player }
