### Bots, die über HTTP spielen.

error-remote-name = Der Name eines Bots hat 1 bis 24 kleine Buchstaben, Ziffern und Bindestriche, vorn einen Buchstaben.
error-remote-seconds = Ein Bot hat 1 bis { $longest } Sekunden für eine Entscheidung.
error-remote-many = Du hast schon { $most } Bots. Entferne zuerst einen.
error-remote-taken = Einen Bot { $bot } gibt oder gab es hier schon. Wähle einen anderen Namen.
error-remote-none = Einen Bot { $bot } gibt es hier nicht.
error-remote-token = Das ist kein Schlüssel eines Bots, oder er gilt nicht mehr.

screen-bots-own = Eigene Bots
screen-bots-own-lead = Ein Programm von dir spielt hier über HTTP, unter diesem Namen und mit einem Schlüssel, der einmal gezeigt wird. Wie, steht in docs/bots.md.
screen-bots-own-make = Bot anlegen
screen-bots-own-token = Der Schlüssel von { $bot }. Bewahre ihn jetzt auf, er wird nicht wieder gezeigt.
screen-bots-own-listening = hört zu
screen-bots-own-remove = { $bot } entfernen
