### What is remembered: my page, those of others, halls of fame, and finished games.

## My page

fame-mine = My page
fame-mine-lead = Your name, your colour, your results and ratings are seen by everybody, and you stand in the halls of fame. Others can look at a game of yours if all people in it have such a page.
fame-mine-public = Everybody may see my page
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
fame-latest = The last games

## Halls of fame

fame-hall = Hall of fame
fame-rated = By rating
fame-best-alone = Best results alone
fame-most = Plays most
fame-nobody = Nobody yet.
fame-hall-lead = Whoever wants a page that everybody sees stands here: you choose so under “{ screen-me }”.
fame-rated-lead = From rated games, in which only people play. Everybody begins at 1000; ± says how sure that is.

## Finished games

fame-finished = Finished games
fame-finished-lead = Your own games, and those of players whose pages everybody sees.
fame-any = Any
fame-title = Game
fame-seats = Players
fame-called = Who played
fame-least = At least this many points
fame-from = From
fame-to = To
fame-only-mine = Only mine
fame-search = Search
fame-found = Games found, the latest first
fame-none = No such game was found.
fame-more = Show earlier games
fame-save-all = Save the records of all found games
fame-save = Save the record of this game
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
fame-mean = Mean
fame-record = Record
