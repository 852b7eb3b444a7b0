### What is remembered: my page, those of others, halls of fame, and finished games.

## My page

fame-mine = My page
fame-mine-lead = Everyone can see your name, your color, your results and ratings, and you appear in the halls of fame. Others can look at one of your games if everyone in it has such a page.
fame-mine-public = Make my page public
fame-mine-link = To my page
fame-mine-games = My finished games

## Somebody's page

fame-person = { $name }'s page
fame-games = { $games ->
    [one] One finished game
   *[other] { $games } finished games
}
fame-games-none = No finished game yet
fame-tallies = Results by game and number of players
fame-alone = { $title }, alone
fame-players = { $title }, { $players } players
fame-bots = { $title }, { $players } players, with bots
fame-ratings = Ratings
fame-latest = Latest games

## Halls of fame

fame-hall = Hall of fame
fame-rated = By rating
fame-best-alone = Best solo results
fame-most = Most games
fame-nobody = Nobody yet.
fame-hall-lead = Players with a public page appear here: you can choose that under “{ screen-me }”.
fame-rated-lead = From rated games, in which only people play. Everyone starts at 1000; ± shows how certain that is.

## Finished games

fame-finished-lead = Your own games, and those of players with public pages.
fame-any = Any
fame-title = Game
fame-seats = Players
fame-called = Player's name
fame-least = Minimum points
fame-from = From
fame-to = To
fame-only-mine = Only my games
fame-search = Search
fame-found = Games found, latest first
fame-none = No games found.
fame-more = Show earlier games
fame-save-all = Save the records of all games found
fame-save = Save the record of this game
fame-is-agreed = ended early, without a winner
fame-is-rated = rated
fame-won = won
fame-bot = bot

## Headings of columns

fame-place = Place
fame-value = Rating
fame-score = Points
fame-count = Games
fame-wins = Won
fame-best = Best
fame-mean = Average
fame-record = Record

## The day's game

fame-statistics = My statistics
fame-day = Today's game
day-lead = One game alone, with the same deal for all. Your first try counts: without hints, and nobody plays for you. After it you can practise as often as you like.
day-ends = A new one comes at { $time }.
day-play = Play, and this try counts
day-go-on = Go on with your try
day-look = Look at your game
day-practise = Practise
day-practise-lead = This day is over: what you play now is practice, and counts nowhere.
day-mine = You have { $points } points and place { $place }.
day-mine-ended = You have ended your try early, so it has no place.
day-ranking = Ranking
day-somebody = Somebody
day-nobody = Nobody has finished it yet.
day-playing = { $people ->
    [one] One person is still playing.
   *[other] { $people } people are still playing.
}
day-awaited = Still to play: { $bots }.
day-public = Names are told of players with a public page; you can choose that under “{ screen-me }”.
day-streak = Days in a row: { $now }; the most so far: { $most }.
day-history = My points
day-history-lead = Day by day, beside the { $bot }'s on the same deal.
day-history-none = Your points stand here once you have finished a day's game.
day-point = { $day }: { $points }
day-table = As a table
day-gone = Days gone by
day-day = Day
day-people = Finished by
day-best = Best
day-own = You
day-back = To today's game
