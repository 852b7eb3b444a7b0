### What the server has to say.

log-opening = The game is set up.

## Errors: what was asked for can't be had

error-request = The request can't be understood: { $why }
error-text = A text here can't have the character of number 0; please leave it out.
error-too-large = That is too much at once: at most { $largest } bytes are taken.
error-too-often = That is more than one person plays. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
error-too-often-minutes = That is more than one person plays. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} and try again.
error-content-type = What is sent has to be { $type }.
error-host = This server is not known as “{ $host }”. If it should be, start it with: allmende serve --url http://{ $host }
error-origin = Pages of { $origin } may not use this server. If they should, start it with: allmende serve --url { $origin }
error-url = “{ $url }” is no address of a server, such as https://games.example.org, without a path.
error-proxy = “{ $proxy }” is no address or network of a proxy, such as 127.0.0.1 or 10.0.0.0/8
error-no-page = There is nothing at this address ({ $why }).
error-server = Something went wrong in the server.
error-title-missing = The game of this table, “{ $title }”, is not installed on this server. Its owner can install it; nothing is lost.
error-no-table = There is no such table.
error-key = This is no key of this table.
error-no-sequel = No such game follows the one at that table.
error-not-yours = Seat { $seat } is somebody else's.
error-stale = Meanwhile the table has gone on.
error-thinking = The bot could not think this through.
error-name = A name has 1 to { $longest } characters that can be seen.
error-name-mark = Only bots have names that begin with { $mark }.
error-same-name = Somebody else at this table is called { $player }.
error-like-name = That can be read as { $player }, as somebody else at this table is called.
error-record-hidden = Until the game is over, the record would tell what is hidden.
error-undo-over = The game is over and everybody may see what was hidden, so nothing can be taken back any more.
error-database = The database { $database } can't be used: { $why }
error-database-newer = The database { $database } was made by a newer Allmende (its layout is { $found }, this version knows { $known }). Nothing was written to it; please use the newer version.
error-damaged = The database { $database } is damaged: { $why }. Nothing was written to it. { $when ->
    [none] There is no backup.
   *[other] The last backup is { $backup }, of { $when }: put it in the place of { $database }, move the files { $database }-wal and { $database }-shm away, and start again.
}
error-port-taken = Port { $port } is taken by another program.
error-address = The server can't listen at { $host }, port { $port }: { $why }
error-consent = Only { $player } can hand this seat over to a bot.
error-broken = This table can't go on here: what is stored as number { $number } can't be played. Its other entries are safe, and whoever runs the server can see in its log what is wrong.
error-store = The server can't reach its tables just now. What was confirmed is safe; please try again in a moment.
error-seed = Where anybody plays by link, chance alone deals: a seed would tell all hands.
error-full = A table takes at most { $most } moves and other changes.
error-moves-only = So much has happened at this table ({ $most } changes) that it takes moves only from now on.
error-absence = An absence lasts 1 to { $longest } minutes.
error-not-handed = This seat is not handed over with this link, or no longer.
error-rated = In a rated game only people play, and only by link.
error-rated-over = A rated game stays as it ended.
error-rated-hand = In a rated game nobody hands a seat over.
error-remote-hand = Only a bot of this server plays for somebody else: one from elsewhere would see their hand.
error-rated-hint = In a rated game no bot gives hints.
error-rated-report = A rated game can be reported when it is over.
error-rated-seat = A rated game begins when all are known by name and have sat down: { $player } has not yet.
error-rated-same = In a rated game nobody plays for two: { $player } and { $other } are one person.

## What the log tells beside the moves

note-name = { $before } is called { $player } from now on.
note-bot = A bot plays for { $player } from now on: { $bot }.
note-bot-absence = { $player } has let the others wait for too long. A bot plays for { $player } from now on: { $bot }.
note-expired = The time of { $player } is up.
note-bot-vote = All others have agreed. A bot plays for { $player } from now on: { $bot }.
note-back = No bot plays for { $player } any more.
note-vote = { $by } votes for a bot to play for { $player }: { $bot }.
note-vote-back = { $by } no longer votes for a bot to play for { $player }.
note-undo = { $player } takes back { $count ->
    [1] the last move
   *[other] the last { $count } moves
}.
note-handed = { $before } has handed the seat over to { $player }.
note-nudge = { $by } reminds { $player } that the others wait.
note-end = { $player } would like to end the game as it stands.
note-end-back = { $player } would like to go on playing after all.
note-rematch = The next game is at another table.

# People

error-nobody = Nobody is known by this browser yet.
error-pass = This link has been used, or is too old. Make another one on the first device.
error-no-device = This device is not yours, or was signed out already.
error-colour = There is no such colour.
error-no-seat-of-link = This link leads to no seat.
error-no-person = This page is not public, or gone.
error-game-hidden = This game is for those who played it.
error-no-offer = This open table is gone.
error-offer-full = All places at this table are taken.
error-offer-begun = The game at this table has begun.
error-offer-host = Only { $player } can begin before everybody is there.
error-offer-trouble = This table can't begin any more. { $why }
error-offer-unreadable = Another version of the server wrote down what was wanted there, and this one can't read it.
error-offers = You offer { $most } tables already. Take one back first.
error-no-lesson = There is no lesson “{ $lesson }” for { $title }; there are: { $known }.
error-lesson = The lesson “{ $lesson }” for { $title } can't be given: { $why }.
error-step-in = Nobody can play on from there: choose a position before the end, and a seat.
error-lesson-names = This lesson needs { $players } names: yours, and those of the neighbors.
error-invite-sit = Only those who have a place at this table invite others.
error-invite-nobody = Nobody here is called { $player }. Send them the link.
error-invite-several = Several are called { $player }. Send the link to the one you mean.
error-invite-many = { $most } are invited already.
error-word = A word has 1 to { $longest } characters.
error-words = So much has been said at this table ({ $most } words to all) that it takes no more.
error-nudge = Nobody waits for { $player } just now.
error-nudged = { $player } has been reminded already. Once a day is enough.
error-remark = Your notes have at most { $longest } characters.

error-no-rulebook = For { $title } there are no rules to look up here.
error-no-scene = The rulebook shows no position “{ $scene }”.
error-long-search = A search has at most { $words } words and { $characters } characters. Fewer words find more.
