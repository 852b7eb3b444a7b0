### What the server has to say.

log-opening = The game is set up.

## Errors: what was asked for can't be had

error-request = The request is not valid: { $why }
error-text = Texts can't contain the null character; please remove it.
error-too-large = That is too much at once: the limit is { $largest } bytes.
error-too-often = That is more than one person plays. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
error-too-often-minutes = That is more than one person plays. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} and try again.
error-content-type = The content type has to be { $type }.
error-host = This server isn't known as “{ $host }”. If it should be, start it with: allmende serve --url http://{ $host }
error-origin = Pages of { $origin } may not use this server. If they should, start it with: allmende serve --url { $origin }
error-no-page = There is nothing at this address ({ $why }).
error-server = Something went wrong on the server.
error-title-missing = The game of this table, “{ $title }”, is not installed on this server. The operator of this server can install it; nothing is lost.
error-no-table = There is no such table.
error-key = This key doesn't belong to this table.
error-no-sequel = This game doesn't follow the one at that table.
error-not-yours = Seat { $seat } belongs to somebody else.
error-stale = The table has moved on in the meantime.
error-switched-off = The host of this server has switched this off for now. Games that go on are not affected.
error-banned = The host of this server has banned you{ $given ->
    [yes] {": "}{ $why }
   *[no] .
}
error-thinking = The bot failed to decide.
error-name = A name has 1 to { $longest } visible characters.
error-name-mark = Only names of bots begin with { $mark }.
error-same-name = Somebody else at this table is already called { $player }.
error-like-name = That looks like { $player }, the name of somebody else at this table.
error-record-hidden = Until the game is over, the record would reveal what is hidden.
error-undo-over = The game is over and everyone may see what was hidden, so nothing can be taken back any more.
error-consent = Only { $player } can hand this seat over to a bot.
error-broken = This table can't go on here: what is stored as number { $number } can't be played. Its other entries are safe, and the operator of this server can see in its log what is wrong.
error-store = The server can't reach its tables right now. What was confirmed is safe; please try again in a moment.
error-draining = The server is being replaced by a new one. What was confirmed is safe; please try again in a moment.
error-seed = Where anyone plays by link, the deal has to be random: a seed would reveal all hands.
error-full = A table takes at most { $most } moves and other changes.
error-moves-only = So much has happened at this table ({ $most } changes) that it only takes moves from now on.
error-absence = An absence lasts 1 to { $longest } minutes.
error-not-handed = This link doesn't hand over this seat, or no longer.
error-rated = In a rated game only people play, and only by link.
error-rated-over = A rated game stays as it ended.
error-rated-hand = In a rated game seats can't be handed over.
error-remote-hand = Only a bot of this server can play for somebody else: one from elsewhere would see their hand.
error-rated-hint = In a rated game no bot gives hints.
error-rated-report = A rated game can be reported once it is over.
error-rated-seat = A rated game begins when everyone is known by name and has joined: { $player } hasn't yet.
error-rated-same = In a rated game nobody plays twice: { $player } and { $other } are the same person.

## The day's game

error-day = There is no game of this day: choose today, or a day gone by.
error-no-days = This game has no game of the day, because it can't be played alone.
error-day-first = Today's game can be practised once your try that counts is over.
error-day-past = This day is over. Today's game is a new one; that of a day gone by can be practised.
error-day-bot = In today's game nobody plays for you while your try counts.
error-day-hint = In today's game no bot gives hints while your try counts.
error-day-over = Your try at the day's game stays as it ended.
error-day-report = Your try at the day's game can be reported once it is over.

## What the log tells beside the moves

note-studied = Everyone who plays may study this game while it goes on, by what they know of it.
note-day-try = The day's game of { $day }. This try counts, so there are no hints.
note-day-practice = The day's game of { $day }, as practice: it counts nowhere.
note-name = { $before } is called { $player } from now on.
note-bot = A bot plays for { $player } from now on: { $bot }.
note-bot-absence = { $player } has kept the others waiting too long. A bot plays for { $player } from now on: { $bot }.
note-expired = { $player }'s time is up.
note-bot-vote = All others have agreed. A bot plays for { $player } from now on: { $bot }.
note-back = No bot plays for { $player } any more.
note-vote = { $by } votes for a bot to play for { $player }: { $bot }.
note-vote-back = { $by } no longer votes for a bot to play for { $player }.
note-undo = { $player } takes back { $count ->
    [1] the last move
   *[other] the last { $count } moves
}.
note-handed = { $before } has handed the seat over to { $player }.
note-nudge = { $by } reminds { $player } that it is their turn.
note-end = { $player } would like to end the game as it stands.
note-end-back = { $player } would like to keep playing after all.
note-rematch = The next game is at another table.

# People

error-nobody = This browser isn't known here yet.
error-pass = This link has already been used, or is too old. Make another one on the first device.
error-no-device = This device isn't yours, or has already been signed out.
error-colour = There is no such color.
error-no-seat-of-link = This link doesn't lead to a seat.
error-no-person = This page is private, or no longer exists.
error-game-hidden = This game is for those who played it.
error-no-offer = This open table no longer exists.
error-offer-full = All seats at this table are taken.
error-offer-begun = The game at this table has begun.
error-offer-host = Only { $player } can begin before everyone is there.
error-offer-trouble = This table can't begin any more. { $why }
error-offer-unreadable = Another version of the server has set it up, and this one can't read it.
error-offers = You already offer { $most } tables. Take one back first.
error-no-lesson = There is no lesson “{ $lesson }” for { $title }; there are: { $known }.
error-lesson = The lesson “{ $lesson }” for { $title } can't be played: { $why }.
error-step-in = You can't play on from there: choose a position before the end, and a seat.
error-no-study = This table is no study.
error-study-already = This is a study already: its positions are in its lines.
error-study-running = Others still play this game: a study of it can begin once it is over, unless their table allows studies before.
error-study-unaided = You play this game by yourself, since it counts: a study of it can begin once it is over.
error-study-unknown = No other deal was found that fits what you have seen of this game: a study of it can begin once it is over.
error-study-yours = A study can be changed only with the key that came with it: save it, and open what was saved as your own.
error-study-node = This position is no longer in the study.
error-study-beginning = The beginning of a study can be named, but neither removed nor put first.
error-study-end = A study isn't conceded or ended: leave it, or go back and play on.
error-lesson-names = This lesson needs { $players } names: yours, and those of the neighbors.
error-invite-sit = Only those who have a seat at this table can invite others.
error-invite-nobody = Nobody here is called { $player }. Send them the link.
error-invite-several = Several people are called { $player }. Send the link to the one you mean.
error-invite-many = { $most } are invited already.
error-word = A message has 1 to { $longest } characters.
error-words = So much has been said at this table ({ $most } messages) that it takes no more.
error-nudge = It isn't { $player }'s turn right now.
error-nudged = { $player } has been reminded already. Once a day is enough.
error-remark = Your notes have at most { $longest } characters.

error-no-rulebook = There are no rules of { $title } to look up here.
error-no-scene = The rulebook has no position “{ $scene }”.
error-long-search = A search has at most { $words } words and { $characters } characters. Try fewer words.

## Problems

error-plan-move = “{ $move }” can't be played in this plan.
error-plan-open = The plan isn't over yet: it goes on to the end of the turn.
error-no-such-problem = There is no such problem here.
error-problem-table = This is not your table with this problem.
error-problem-bot = Nobody plays for you in a problem.
error-problem-hint = There are no hints in problems.
error-problem-over = A problem stays as it ended.
error-problem-report = The table of a problem can't be reported before the game there is over.
