### What all games and all screens share.

## Enumerations: a list is spoken from its end, two at a time.
## $first and $second, or $first and $rest, are what is enumerated.

list-two = { $first } and { $second }
list-many = { $first }, { $rest }

## Bots

bot-random = Random
bot-greedy = Greedy
bot-novice = Novice
bot-villager = Villager
bot-farmer = Farmer
bot-master = Master
bot-racer = Racer
bot-builder = Builder
bot-herder = Herder
bot-hoarder = Hoarder
bot-mayor = Mayor
bot-sower = Sower
bot-toolmaker = Toolmaker
bot-blocker = Blocker
bot-kept = { $level } of { $version }
bot-numbered = { $bot } { $number }
bot-trained = { $name }
bot-program = { $command }

## Advice: what speaks for a move. The other move is one that could be made instead.

why-more = Brings { $gains } than “{ $other }”.
why-more-and-less = Brings { $gains } than “{ $other }”, but { $loss }.
why-less = Brings { $loss } than “{ $other }”.
why-ahead = Promises about { $points ->
    [one] 1 point
   *[other] { $points } points
} more than “{ $other }”.
why-behind = Promises about { $points ->
    [one] 1 point
   *[other] { $points } points
} less than “{ $other }”.
why-even = Hardly differs from “{ $other }”.
why-wins = Wins about { $wins } % of games, “{ $other }” { $others } %.
why-alone = Nothing else is worth considering here.
why-more-points = about { $points ->
    [one] 1 more point
   *[other] { $points } more points
} { $category }
why-more-for = { $points } { $category }
why-fewer-points = about { $points ->
    [one] 1 point less
   *[other] { $points } fewer points
} { $category }
why-fewer-for = { $points } fewer { $category }

## Errors: what was asked for can't be had

error-language = The language “{ $language }” is not available; available: { $known }.
error-told = { $why }
error-unknown-title = There is no game “{ $title }”; there are: { $known }.
error-broken-title = The game “{ $title }” can't be played: { $why }.
error-no-insight = Bots of this kind can't play { $title } yet.
error-unknown-bot = There is no bot “{ $bot }”; there are: { $known }.
program-failed = the program “{ $program }” failed: { $why }
program-not-started = it can't be started: { $problem }
program-ended = it has ended; its last words: { $words }
program-ended-silently = it has ended without a word
program-garbled = its answer is not a JSON object: { $said }
program-slow = it did not answer within { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
program-flood = it has sent more than was asked for
program-unwanted = its answer is no longer needed
program-no-move = its answer has no “move”
program-illegal = it played “{ $move }” ({ $why })
program-no-command = “{ $bot }” is not a command: write cmd:COMMAND, or cmd@SECONDS:COMMAND.
program-no-name = “{ $bot }” must be NAME=COMMAND, with a name of small letters.
program-name-taken = There is a bot “{ $bot }” already.
program-not-executable = “{ $program }” may not be executed: chmod +x allows it, and its first line says what runs it.
program-not-found = There is no program “{ $program }” here.
answer-several = The answer names several moves ({ $moves }): write only one of them.
answer-illegal = “{ $move }” is not legal now: { $why }
answer-none = There is no legal move “{ $answer }”: answer with one from the list, such as { $moves }.
error-no-table-open = No table is open: open one first.
error-no-own-table = There is no table “{ $table }”; open are: { $known }.
error-no-seat-link = “{ $link }” is not the link of a seat: those look like http://HOST/t/TABLE#KEY.
error-no-server = The server can't be reached: { $problem }.
error-other-server = “{ $link }” is not at the server { $server }.
error-unknown-move = There is no move “{ $move }”.
error-players = { $title } can be played by { $counts } players, not by { $players }.
error-option = { $title } has no option “{ $option }”; it has: { $known }.
error-value = The option “{ $option }” can't be “{ $value }”; it can be: { $known }.
error-deal = This deal does not fit a game for { $players ->
    [one] 1 player
   *[other] { $players } players
}.
error-no-seat = There is no seat { $seat }.
error-which-seat = Several seats may act now: say which one the move is for.
error-undo = There is nothing to take back.
error-concede = A game can be conceded only with at most { $most } players: otherwise the others go on, and a bot can take over the seat.
error-not-over = The game is not over yet: it can be analyzed at its end.
error-no-twins = These games have different deals, players or options: they can't be compared.
error-record-deal = The record's deal can't be read.
error-record-lacks = The record has no line “{ $head }”.
error-record-line = { $line ->
    [0] The record can't be read here: { $text }
   *[other] Line { $line } of the record can't be read: { $text }
}
error-record-rules = The record was made under version { $found } of the rules; this is { $known }.
error-record-newer = The record was made under version { $found } of the rules; here they are known up to { $known }. A newer version of Allmende can read it.
error-report-without-record = This report has no record: the file holds what the seat has heard and seen.
error-report-head = The head of the report can't be read.
error-record-move = Move { $number } of the record, “{ $move }”, can't be played: { $reason }
error-study-open = Line { $line } of the study opens a variation that no line closes.
error-study-move = Line { $line } of the study: the move “{ $move }” can't be played: { $reason }

## How players have ended their game

ending-agreed = The players have agreed to end the game here.
ending-closed = The host of the server has ended the game here.
ending-conceded = { $player } has conceded the game.

## the engine

engine = { $engine ->
    [compiled] rules compiled
    [compiling] rules interpreted while they are being compiled ({ $percent } %)
    [ready] rules interpreted, compiled ones ready for the next start
    [stuck] rules interpreted: { $problem }
   *[interpreted] rules interpreted
}

## Reports of problems

report-what = A report of a problem with Allmende. `allmende replay FILE` shows it, and so does “Open a record” in the browser. None of it has been sent anywhere.
report-hidden = { $hidden ->
    [open] Nothing is hidden in this game: this is its record up to here.
    [redealt] What this seat can't see is not in this report. It was dealt anew, choices of others included, so that the seat sees exactly the same; questions that others declined may be missing, or more.
   *[missing] What this seat can't see is not in this report. No other deal was found with which it would see the same, so there is no record, but only what it has heard of, and what it sees.
}
report-please = What went wrong? Please write it here, or where you report it:
