### Agricola's hand cards for using certain action spaces.

effect-promise-ahead = place { $what } on the round space { $later } rounds ahead (you get these goods when that round begins)
effect-promise-next = { $count ->
    [one] place { $what } on the next round space (you get these goods when that round begins)
   *[other] place { $what } on each of the next { $count } round spaces (you get these goods when those rounds begin)
}
thing-on-rounds = { $count ->
    [0] nothing, since no round is left
    [one] { $what } on the next round space
   *[other] { $what } on each of the next { $count } round spaces
}
deed-lay-on-card = { $refills ->
    [yes] refill this card to { $what }
   *[no] place { $what } on this card
}
thing-off-card = { $what } from this card (if any is left)
thing-in-plenty = 1 of that building resource from this card, if any is left
opening-taken-in-plenty = each time any player, even you, takes at least { $least } at once
thing-some-off-card = up to { $what } from this card
thing-once-by-round = { $what }, respectively, but each only once
event-laid-on-card = { $player } places { $count } { $resource } on { $card }.
space-left-of-newest = the action space card to the left of the newest one
effect-plow-field-back = put { $cost } onto that action space to plow 1 field
ruling-card-sweep = In rounds 2 and 5 to 14, the cards to the left are those of rounds 1, 2, 3, 4, 5, 6, 8, 9, 10, 11 and 12; to the left of the cards of rounds 1, 3 and 4 there is none. Sources differ on rounds 12 to 14.
thing-one-more = 1 more of the building resource that accumulates there
effect-discard = discard exactly 1 card from your hand to get { $gains }
deed-restock = place { $what } on { $space } for each time that another player has used it in this round
reason-hand-kept = A card in front of you keeps you from discarding cards from your hand.
prompt-discard-hand-card = You can discard a hand card.
prompt-discard-goods = You can discard goods first, since your card brings more if you have fewer.
move-discard-good = Discard { $what }
reason-no-discarding = No card of yours lets you discard others now.
reason-no-card-in-hand = You have no card in your hand.
event-hand-card-discarded = { $player } discards { $card }.
ruling-card-illusionist = Everybody sees which card is discarded. It is out of the game.
