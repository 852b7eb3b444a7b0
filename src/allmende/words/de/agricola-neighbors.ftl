### Handkarten von Agricola für den Umgang mit anderen Spielern.

effect-give-to = diesem Spieler { $cost } geben, um { $gains } zu erhalten
event-goods-given = { $player } gibt { $to } { $count } { $resource } ({ $card }).
action-chapel = { card-chapel }
action-forest-inn = { card-forest-inn }
action-forest-tallyman = { card-forest-tallyman }
action-alchemists-lab = { card-alchemists-lab }
action-tree-inspector = { card-tree-inspector }
action-hardworking-man = { card-hardworking-man }
action-canal-boatman = { card-canal-boatman }
part-action-space = diese Karte ist ein Aktionsfeld { $whose ->
    [all] für alle
   *[owner] nur für dich
}{ $limited ->
    [yes] , solange { $if }
   *[no] {""}
}: { $effect }
part-toll-here = wer außer dir dieses Feld nutzt, muss dir zuerst { $cost } bezahlen
part-toll-there = wer außer dir { $spaces } nutzt, muss dir zuerst { $cost } bezahlen
part-toll = wer außer dir { $spaces } mit mindestens { $least } Waren darauf nutzt, muss dir zuerst { $cost } bezahlen
move-after-toll = { $move }, nachdem { $cost } an jemand anderen bezahlt ist
reason-space-of-owner = Nur wem diese Karte gehört, kann sie nutzen.
reason-space-only-if = Dieses Feld ist nur nutzbar, solange { $if }.
reason-space-not-played = Diese Karte ist nicht ausgespielt.
reason-toll = Zuerst ist { $needed } zu bezahlen ({ $card }); du hast { $have }.
ruling-card-chapel = Wer nicht bezahlen kann, kann das Feld nicht nutzen.
ruling-card-forest-inn = Wer nicht bezahlen kann, kann das Feld nicht nutzen. Jedes Mal wird nur einer der drei Tausche ausgeführt. Quellen nennen verschiedene Punkte: manche keine.
ruling-card-forest-tallyman = Die Karte ist wie jedes Aktionsfeld einmal in jeder Runde nutzbar.
ruling-card-forest-guardian = Wer nicht bezahlen kann, kann das Aktionsfeld nicht nutzen.
deed-lay-prizes = legst du { $what } auf diese Karte; { $prizes }; wer schon so viele hat, zählt nicht
prize = wer als Nächster { $least } hat, erhält die { $what }
ruling-card-sequestrator = Auch du selbst kannst der Nächste sein.
opening-plowed = jedes Mal, wenn { $who ->
    [you] du ein Ackerplättchen
    [others] jemand anderes ein Ackerplättchen
   *[anybody] irgendjemand, auch du selbst, ein Ackerplättchen
}{ $beside ->
    [yes] {" "}neben ein anderes
   *[no] {""}
} { $who ->
    [you] legst
   *[others] legt
}{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
