### Agricola's hand cards for dealings with other players.

effect-give-to = give them { $cost } to get { $gains }
event-goods-given = { $player } gives { $count } { $resource } to { $to } ({ $card }).
action-chapel = { card-chapel }
action-forest-inn = { card-forest-inn }
action-forest-tallyman = { card-forest-tallyman }
action-alchemists-lab = { card-alchemists-lab }
action-tree-inspector = { card-tree-inspector }
action-hardworking-man = { card-hardworking-man }
action-canal-boatman = { card-canal-boatman }
part-action-space = this card is an action space { $whose ->
    [all] for all players
   *[owner] for you alone
}{ $limited ->
    [yes] {" "}while { $if }
   *[no] {""}
}: { $effect }
part-toll-here = another player who uses it must first pay you { $cost }
part-toll-there = another player who uses { $spaces } must first pay you { $cost }
part-toll = another player who uses { $spaces } with at least { $least } goods on it must first pay you { $cost }
move-after-toll = { $move }, after paying { $cost } to another player
reason-space-of-owner = Only the owner of this card can use it.
reason-space-only-if = This space can be used only while { $if }.
reason-space-not-played = This card is not in play.
reason-toll = You must first pay { $needed } ({ $card }); you have { $have }.
ruling-card-chapel = Whoever can't pay can't use it.
ruling-card-forest-inn = Whoever can't pay can't use it. Only one of the three exchanges is made each time. Sources differ on the points: some have none.
ruling-card-forest-tallyman = It can be used once each round, like any action space.
ruling-card-forest-guardian = Whoever can't pay can't use the action space.
deed-lay-prizes = place { $what } on this card: { $prizes }; whoever has so many already doesn't count
prize = the next player to have { $least } gets the { $what }
ruling-card-sequestrator = You can be the next player yourself.
opening-plowed = each time { $who ->
    [you] you place a field tile
    [others] another player places a field tile
   *[anybody] any player, even you, places a field tile
}{ $beside ->
    [yes] {" "}next to another one
   *[no] {""}
}{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
