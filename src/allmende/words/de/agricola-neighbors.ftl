### Handkarten von Agricola für den Umgang mit anderen Spielern.

effect-give-to = dieser Person { $cost } geben, um { $gains } zu erhalten
event-goods-given = { $player } gibt { $to } { $count } { $resource } ({ $card }).
