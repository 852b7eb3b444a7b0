### Die Handkarten von Agricola, die von den Phasen einer Runde sprechen.

## Rundenfelder

deed-promise-pieces = legst du je 1 { $piece ->
    [field] Ackerplättchen
    [stable] Stall
   *[room] Raum
} auf die Rundenfelder { $later } Runden nach dem jetzigen; zu Beginn jener Runden darfst du { $effect }
deed-promise-odd-then = legst du je { $what } auf die nächsten { $count } Rundenfelder mit ungerader Zahl; zu Beginn jener Runden erhältst du die Waren und darfst danach { $effect }
event-piece-promised = { $player } legt { $piece ->
    [stable] einen Stall
   *[room] einen Raum
} auf das Feld der Runde { $round }.
