### What the start page alone says.

## The start page, open tables, and pages on which little stands

screen-motto = Farming games around one table.
screen-which-game = Which game
screen-player-range = { $most ->
    [1] 1 player
   *[other] { $least } to { $most } players
}
screen-title-facts = { $players } · { $least }–{ $most } minutes · age{ "\u00A0" }{ $age }+
screen-preset = Setup
screen-preset-own-short = with your options
screen-preset-own = As you chose below.
screen-options = Options
screen-who-plays = Who plays
screen-seat = Seat { $number }
screen-which-bot = Which bot plays
screen-add-seat = Add a seat
screen-remove-seat = Remove seat { $number }
screen-absence = A bot may replace players by link who keep the others waiting
screen-absence-after = { $minutes ->
    [0] never
    [10] after ten minutes
    [60] after an hour
    [1440] after a day
    [4320] after three days
   *[10080] after a week
}
screen-start = Start
screen-resume = Your tables
screen-hide = Take the table of { $names } off the list
screen-hide-lead = It stays among your older games, and comes back when you go there or somebody moves.
screen-hide-news = Something has just happened at that table.
screen-open-record = Open a record
screen-open-record-lead = Go on with a game from a file or a link.
screen-choose-file = Choose a file
screen-open-link = or paste a link
screen-open-link-go = Open
screen-pass-lead = This link was made on another device. Use it to be the same person here, with all your tables.
screen-pass-use = That's my device, too
screen-table-yours = your turn, { $when }
screen-table-asked = { $player }'s turn, { $when }
screen-table-theirs = waiting for { $player }, { $when }
screen-table-bots = bots are playing
screen-table-over = finished { $when }, { $scores }
screen-table-ended = ended early { $when }, { $scores }
screen-table-nudged = you were reminded
screen-tables-all = All { $count } tables
screen-tables-archive = Older games
screen-tables-none = There are no older games.
screen-draft = Practise a draft
screen-fame = Hall of fame and finished games
fame-finished = Finished games
screen-kind-open-long = Anyone may join
screen-offer = Offer this table
screen-offer-listed = Everyone sees it here, not only those who have the link
screen-offer-one-here = At an open table only one person plays here; everyone who joins gets a seat of their own.
screen-offers = Open tables
screen-offer-of = Table of { $player }
screen-offer-lead = { $player } has a seat for you.
screen-offer-free = free
screen-offer-bots = { $count ->
    [one] with a bot
   *[other] with { $count } bots
}
screen-offer-watch = Watch
screen-offer-own = You are offering this table. Everyone sees it; the game begins when everyone is there.
screen-offer-own-private = You are offering this table. Only those who have the link or are invited can find it; the game begins when everyone is there.
screen-offer-there = You have a seat at this table. This page takes you there when the game begins.
screen-offer-begun = The game at this table has begun.
screen-offer-withdrawn = { $player } no longer offers this table.
screen-offer-join = Sit down
screen-offer-leave = Leave
screen-offer-close = Close the table
screen-offer-link = Link
screen-offer-withdraw = Take back
screen-offer-rated = rated
screen-offer-rated-long = Rated: only people, and no hints
screen-studied = Everyone may study the running game
screen-offer-studied = studies allowed
screen-offer-invited = { $player } invites you.
screen-offer-awaited = { $player } is invited
screen-offer-decline = No, thanks
screen-offer-whom = Name of a player
screen-offer-invite = Invite
error-invite-blocked = You have blocked { $player }. Unblock them first, under “{ screen-me }”.
screen-level = Looking for
screen-offer-start = { $free ->
    [0] Begin
    [one] Begin, with a bot
   *[other] Begin, with { $free } bots
}
screen-kept-tables = The server can't be reached. These are your tables as you last saw them: { $when }.
screen-nowhere = There is nothing here
screen-nowhere-lead = There is no page at { $path }. Perhaps part of a link is missing: links to tables end in a long key.
screen-take-lead = { $player } is handing you a seat in a game under way: { $title }.
screen-take = Take the seat
screen-neighbor = { $number ->
    [one] Neighbor
   *[other] Neighbor { $number }
}

## What has happened meanwhile

home-begun = Your game has begun: { $players }

## Finding a game with others, on the start page

find-game = Find me a game
find-game-lead = { $title } against other people: you take a place at an open table or, if none fits, you open one and wait.
find-game-pace = Pace
find-game-pace-any = At any pace
find-game-pace-live = Now, in one sitting
find-game-pace-days = Over several days
find-game-rated = Rated
find-game-rated-any = Rated or not
find-game-rated-rated = Rated
find-game-rated-casual = Not rated
find-game-as-chosen = Only with the setup chosen here
find-game-search = Find a game

## Games of others

watch = Games to watch
watch-moved = last move { $when }

## The pace of a new table

pace-none = No clock
pace-own = Custom
pace-own-increment = Added to the reserve each turn
pace-unit = Unit
pace-seconds = seconds
pace-about-live = Your time runs while it is your turn, from the first move on.
pace-about-long = Your time runs while it is your turn. When a turn takes longer, the rest comes off your reserve. Time stops on holidays, which players set for themselves.
pace-nights-long = Time stops at night, for each player by their own hours
pace-end = When a player's time is up

## The page of all lessons

learning-lead = Each lesson is a real game in which you make the moves while it explains why. Begin with the first game. The chapters are short and come in any order you like.
learning-unknown = There are no lessons for “{ $title }”. There are some for:

## Start page, lessons

screen-version = Allmende { $version }, { $engine }.
screen-me = Who I am
pace-left = { $time } left
learning = Learn by playing
learning-done = done
learning-begun = begun
learning-anew = Start over
learning-minutes = { $minutes } min
learning-table = Lesson: { $title }

## The day's game

today = Today's game
today-lead = Alone, with the same deal for all. Your first try counts.
today-new = not played yet
today-playing = your try isn't over
today-done = { $points } points, place { $place }
today-ended = ended early

## Problems

problems = Problems
problems-way-lead = Find the plan for a turn that is surely best.
problems-standing = { $solved } of { $tried } solved, rating { $rating }
problems-untried = { $problems ->
    [one] 1 problem
   *[other] { $problems } problems
}
