## How fast a game is played

error-pace-long = A turn has at most { $move } days, a reserve { $reserve }, and a turn adds at most { $increment ->
    [one] a day
   *[other] { $increment } days
  } to it.
error-pace-short = Nobody can play within a minute: allow more time for a turn or in reserve.
error-pace-hours = Time can only stop at night where a turn has half a day or more.
error-pace-alone = Alone, you keep nobody waiting: there is no clock.
error-zone = There is no time zone “{ $zone }”.
error-hours = Choose at least { $least } hours of the day: the others are waiting.
error-hours-day = A day has 24 hours.
error-holiday-day = Write a day like this: 2027-01-31.
error-holiday-order = A holiday begins today or later, ends after that, and lies within a year.
error-holiday-many = Holidays can take at most { $most } days of a year.
error-claim = You can't claim the game: nobody's time is up.

## at the screen

pace = Clock
pace-live = Live, half an hour each
pace-day = One day a turn
pace-days = Three days a turn
pace-move = { $time } a turn
pace-reserve = { $time } in reserve
pace-each = { $time } each
pace-increment = each turn adds { $time }
pace-nights = not at night
pace-own-move = Per turn
pace-own-reserve = In reserve
pace-minutes = minutes
pace-days-unit = days
pace-hours-unit = hours
pace-end-bot = a bot plays on for them
pace-end-concede = { $two ->
    [yes] they have lost
   *[no] a bot plays on for them (of two, they have lost)
  }
pace-end-vote = { $two ->
    [yes] the other decides: claim the game, a bot, or wait
   *[no] the others decide: a bot, or wait
  }
pace-up = time is up
