### Agricola's hand cards for dealings with other players.

effect-give-to = give them { $cost } to get { $gains }
event-goods-given = { $player } gives { $count } { $resource } to { $to } ({ $card }).
