### What the coach says before a move is played: one sentence, and certain.

caution-begging = You would take begging markers for { $count } missing Food although you can still turn goods into Food.
caution-hunger = After this, { $count } Food is sure to be missing in this harvest, whatever you do then.
caution-homeless = { $count ->
    [one] One animal finds no room, and has to go
   *[other] { $count } animals find no room, and have to go
}{ $cook ->
    [yes] {" "}or be cooked
   *[no] {""}
}.
caution-shortage = After this, { $count } food or fuel is sure to be missing at the Inventorying, whatever you do then.
caution-needless-shortage = You would be short of { $count } food or fuel that an exchange could still bring.
caution-beyond = There is no room for all that this brings: { $goods } would be lost.
caution-window = { CAPITAL($cards) } { $cards-count ->
    [one] fits
   *[other] fit
} now, { $gone ->
    [yes] but after this never again in this game
   *[no] but no more after this
}.
caution-old-age = { $count ->
    [one] One sheep is
   *[other] { $count } sheep are
} sure to die of old age when the next round begins.
caution-hand = After this, the { $count ->
    [one] card
   *[other] { $count } cards
} in your hand can't be played any more.
caution-no-hurry = Nobody else can place anyone in this round: this space would have waited for you.

screen-coach-anyway = Play it
screen-coach-hush = Don't show this again
