## How fast a game is played

error-pace-long = A turn has at most { $move } days, a reserve { $reserve }, and a turn adds at most { $increment ->
    [one] a day
   *[other] { $increment } days
  } to it.
error-pace-short = Nobody can play within a minute: give a turn or the reserve more time.
error-pace-hours = Time can only stand still at night where a turn has half a day or more.
error-pace-alone = Whoever plays alone keeps nobody waiting: there is no clock.
error-zone = There is no time zone “{ $zone }”.
error-hours = Choose at least { $least } hours of the day: the others wait meanwhile.
error-hours-day = A day has 24 hours.
error-holiday-day = A day is written like this: 2027-01-31.
error-holiday-order = A holiday begins today or later, ends after that, and lies within a year.
error-holiday-many = At most { $most } days of a year can be holidays.
error-claim = It is not for you to claim the game: nobody's time is up.

## at the screen

pace = How fast
pace-none = Without a clock
pace-live = Live, half an hour for each
pace-day = A day a turn
pace-days = Three days a turn
pace-own = Times of your own
pace-move = { $time } a turn
pace-reserve = { $time } in reserve
pace-each = { $time } for each
pace-increment = each turn adds { $time }
pace-nights = not at night
pace-own-move = For a turn
pace-own-reserve = In reserve
pace-own-increment = Each turn adds to the reserve
pace-unit = Unit
pace-seconds = seconds
pace-minutes = minutes
pace-hours = Hours
pace-days-unit = days
pace-hours-unit = hours
pace-about-live = Time runs for whoever is asked, from the first move on.
pace-about-long = Time runs for whoever is asked. What a turn takes longer comes off the reserve. On holidays, which everybody sets for themselves, time stands still.
pace-nights-long = Time stands still at night, for everybody by their own hours
pace-end = When somebody's time is up
pace-end-bot = a bot plays on for them
pace-end-concede = { $two ->
    [yes] they have lost
   *[no] a bot plays on for them (of two, they have lost)
  }
pace-end-vote = { $two ->
    [yes] the other decides: claim the game, a bot, or wait
   *[no] the others decide: a bot, or wait
  }
pace-clocks = Clocks
pace-clock-runs = { $player } has { $time } left. It runs.
pace-clock-until = { $player } has time until { $time }.
pace-clock-waits = { $player } has { $time } left.
pace-clock-still = It is night or a holiday for { $player }: time stands still.
pace-left = { $time } left
pace-up = time is up
pace-low = You have little time left.
pace-judge = The time of { $player } is up. You decide what follows, or wait on.
pace-claim = Claim the game
pace-bot = A bot plays on
pace-hours-lead = At tables where time stands still at night it runs for you between these hours. Your time zone: { $zone }.
pace-hours-from = From
pace-hours-until = Until
pace-midnight = midnight
pace-holiday = Holiday
pace-holiday-lead = At games that go over days no time runs for you meanwhile. { $days ->
    [one] This year you have one day left.
   *[other] This year you have { $days } days left.
  }
pace-holiday-first = First day
pace-holiday-last = Last day
pace-holiday-take = Take a holiday
pace-holiday-from = From { $first } to { $last }
pace-holiday-end = I am back
