### Looking back on a finished game: what screens fetch when it is opened, and the terminal says.

retrospect-round = Round { $number }
retrospect-half-year = Half-year { $number }
retrospect-begin = Start
retrospect-choose = After which round
retrospect-look = See the table at this point
retrospect-table = As a table
retrospect-levels = Typical games
retrospect-whose = Whose

## Points over time

retrospect-points = Points over time
retrospect-points-lead = What the score sheet would have shown after each round, if the game had ended there.
retrospect-typical = Typical { $level }
retrospect-typical-note = The typical { $level } is the average of { $games } games that bots of the { $level } level have played against each other.
retrospect-seat = { $player }: { $values }.
retrospect-categories = Points by category
retrospect-figures = What there was
retrospect-figures-lead = What each player had at the end of each round.

## What each player follows besides points

figure-people = People
figure-food = Food
figure-rooms = Rooms
figure-fields = Fields
figure-animals = Animals
figure-farmyard-used = Used farmyard spaces
figure-workers = Workers for the next round
figure-soil = Rows of all fields
figure-sheep = Sheep
figure-stock = Goods
figure-cards-played = Cards played
figure-peat = Peat
figure-tools-improved = Tool improvements
figure-journeys = Travel experience

## What workers and cards brought

retrospect-accounts = Where the points came from
retrospect-accounts-lead = This adds up to the final score. Goods are counted where they were gained or paid, and points where the score sheet changed: a move that only prepares something gets nothing for it here, and what is done with the goods later is counted there.
retrospect-work = Workers
retrospect-work-lead = All that happened from placing a worker until something else began. { $game ->
    [arle] What a building is worth stands with the building.
   *[other] What a card is worth stands with the card.
}
retrospect-cards = { $game ->
    [agricola] Cards and improvements
    [arle] Buildings
   *[other] Cards
}
retrospect-cards-lead = The points that the score sheet has for each itself, and what it gave and took by its own name. What it made cheaper or allowed isn't counted.
retrospect-phases = What came automatically
retrospect-phases-lead = Phases of the game, and what happened while others had their turn.
retrospect-what = What
retrospect-card = Card { $card }
retrospect-since = { $times ->
    [one] { $round }
   *[other] first in { $round }
}
retrospect-goods = Goods
retrospect-account-points = Points
retrospect-start = At the start
retrospect-between = Between own turns
retrospect-sum = Final score

## Beside others

retrospect-beside = Beside your last games
retrospect-beside-lead = Your last games of { $title } { $players ->
    [one] alone
   *[other] with { $players } players
}, the oldest first, and this one. Only you see this.
retrospect-beside-none = This is your first finished game of { $title } { $players ->
    [one] alone
   *[other] with { $players } players
} that is known here.
retrospect-this = This game
retrospect-mean = Your average so far: { $points }.
retrospect-day = Day
error-no-hindsight = There is no review for games of { $title }.
