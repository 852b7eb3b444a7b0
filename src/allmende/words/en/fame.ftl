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
fame-is-agreed = ended by agreement
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
