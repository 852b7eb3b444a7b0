### Looking back on a finished game: what screens fetch when it is opened, and the terminal says.

retrospect-round = Round { $number }
retrospect-half-year = Half-year { $number }
retrospect-begin = Start
retrospect-choose = After which round
retrospect-look = Look at the table then
retrospect-table = As a table
retrospect-levels = Typical games
retrospect-whose = Whose

## Points over time

retrospect-points = Points over time
retrospect-points-lead = What the score sheet would have said after each round, if the game had ended then.
retrospect-typical = Typical { $level }
retrospect-typical-note = The typical { $level } is the average of { $games } games that the { $level } level has played with itself.
retrospect-seat = { $player }: { $values }.
retrospect-categories = Points by category
retrospect-figures = What there was
retrospect-figures-lead = What lay there at the end of each round.

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

retrospect-accounts = What everything brought
retrospect-accounts-lead = The accounts add up to the final score. Goods are counted where they came in or were paid, and points where the score sheet changed: whoever only prepares something gets nothing for it here, and what is done with the goods later counts there.
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
retrospect-phases = What came by itself
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
retrospect-mean = Your average until now: { $points }.
retrospect-day = Day
error-no-hindsight = Nothing is known of how games of { $title } go.
