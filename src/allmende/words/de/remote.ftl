### Bots, die über HTTP spielen.

error-remote-name = Der Name eines Bots hat 1 bis 24 kleine Buchstaben, Ziffern und Bindestriche, vorn einen Buchstaben.
error-remote-seconds = Ein Bot hat 1 bis { $longest } Sekunden für eine Entscheidung.
error-remote-many = Du hast schon { $most } Bots. Entferne zuerst einen.
error-remote-taken = Einen Bot { $bot } gibt oder gab es hier schon. Wähle einen anderen Namen.
error-remote-none = Einen Bot { $bot } gibt es hier nicht.
error-remote-token = Das ist kein Schlüssel eines Bots, oder er gilt nicht mehr.
