# Practice of drafts, and what cards should bring where one chooses among them; on screens and in the terminal.

draft-lead = Draft against bots that pick by what games have shown of each card. Each of your picks is judged; then play the hand, or draft the next one.
draft-way = { $players ->
    [one] 1 player
   *[other] { $players } players
}
draft-none = No cards have been measured here, so there is no draft to practise.
draft-packet = { $kinds ->
    [one] Take a card
   *[other] Take one card of each kind
}
draft-hand = Your hand ({ $count })
draft-hand-none = Still empty.
draft-judgement = Your last pick
draft-picks = Your picks
draft-last-left = The cards that were left over came into your hand by themselves.

draft-best = No card of its kind in the packet should bring more.
draft-behind = { $sure ->
    [yes] { $card } should bring { $points } points more.
   *[no] { $card } may bring more, which can't be told for sure: { $points } points.
}
draft-card = { $card }: { $points } points
draft-partner = with { $card } { $points }
draft-played = played { $played } times, dealt { $dealt } times
draft-all = All cards of the packet
draft-reading = Points beside another card of the same kind, with 95 % intervals; luck among so many cards is taken off.
draft-source = Judged by { $games ->
    [one] 1 game
   *[other] { $games } games
} of the bot { $bot } with itself, { $players ->
    [one] 1 player
   *[other] { $players } players
} ({ $date }).

draft-seed = Draft { $seed }: a friend who takes --seed { $seed } drafts from the same packets.
draft-after = play: play this hand; next: the next draft; anything else leaves.
draft-hands = What the hands should bring, beside a mean hand
draft-own = You
draft-bot = Bot at seat { $seat }
draft-hand-of = { $name }: { $points } points
draft-offered = Cards to choose from:
draft-held = Cards in your hand:
draft-whole = Your hand
draft-worths = What the cards should bring
draft-unknown = Nothing is known of your cards, or you have none.
draft-result = { $sure ->
    [yes] { $ahead ->
        [yes] Your hand should bring { $points } points more than the best of the bots'.
       *[no] The best of the bots' hands should bring { $points } points more than yours.
    }
   *[no] Between your hand and the best of the bots' the difference is too small to tell: { $points } points.
}
draft-play = Play this hand
draft-next = Next draft
draft-again = Draft it again
draft-other = Another way
draft-link = Copy a link for a friend
draft-link-lead = By this link a friend drafts from the same packets.

error-no-draft = There is no such draft to practise: its cards have not been measured.
error-draft-card = This card is not in the packet.
error-draft-goes-on = The hands are complete only after the last pick.
