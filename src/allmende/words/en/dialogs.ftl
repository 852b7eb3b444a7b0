### What the dialogs say that open at a table: it comes with the first of them.

## Settings

screen-language = Language
screen-theme = Theme
screen-theme-auto = system
screen-theme-light = light
screen-theme-dark = dark
screen-size = Size
screen-size-small = small
screen-size-normal = normal
screen-size-large = large
screen-speed = Motion
screen-speed-0 = none
screen-speed-1 = slow
screen-speed-2 = normal
screen-speed-3 = fast
screen-confirm-turns = Confirm my turns
screen-sounds = Sounds
screen-full-screen = Full screen
screen-full-screen-refused = Your browser doesn't allow that right now.
screen-on = on
screen-off = off
screen-ask = Ask me to play cards while others decide
screen-ask-always = always
screen-ask-lapse = if a chance might be lost
screen-ask-never = never on others' turns
screen-end = Ask at the end of my turn
screen-end-always = always
screen-end-useful = if I can load or exchange something
screen-end-never = never

## Players and links

screen-share-lead = You can hand your seat over to a bot of any level at any time, and take it back. The log shows what happens to seats.
screen-hand-over = Hand { $player }'s seat over to another person
screen-hand-over-back = Keep { $player }'s seat
screen-hand-over-lead = The first person to open this link gets the seat. Until then it is yours.
screen-hand-over-link = Link for handing over { $player }'s seat
screen-seat-here = at this screen
screen-seat-link = by link
screen-bot = Bot: { $bot }
screen-played-by = Who plays for { $player }
screen-seat-rated = This game is rated. If a bot decides for you here even once, you come last, even if you take the seat back; the same goes if a bot plays for you at the end.
screen-seat-left = This game is rated, and a bot has decided for you here: you come last, even if you take the seat back.
screen-seat-own = Only { $player } can hand this seat over to a bot.
screen-seat-voted = A bot plays for { $player } if { $player } agrees, or if all others vote for the same one.
screen-seat-waiting = If { $player } keeps the others waiting until { $time }, any of them can hand the seat over.
screen-seat-away = { $player } has kept the others waiting too long: you can hand the seat over to a bot.
screen-vote-for = Your vote on who plays for { $player }
screen-no-vote = no vote
screen-vote-bot = For a bot: { $bot }
screen-vote = { $by } votes for { $bot }.
screen-link-for = Link for { $player }
screen-link-watch = Link for watching
screen-link-own = Your own link, for another device; keep it to yourself
screen-ending = Ending the game early
screen-ending-wished = { $player } would like to end the game as it stands.
screen-ending-wish = I'd like to end the game as it stands
screen-ending-end = End the game as it stands
screen-ending-agree = Agree, and end it
screen-ending-concede = Concede
screen-ending-go-on = Keep playing
screen-ending-go-on-after-all = Keep playing after all
screen-ending-sure-concede = The game will be over, and you will have lost it.
screen-ending-sure-end = The game will be over for good, and nobody will have won it.

## Notes

screen-notes-lead = Saved with this table, on all your devices. Nobody else sees them.
screen-notes-kept = Saved.
screen-notes-keeping = Saving …
screen-carry = Go on elsewhere

## Looking cards up

screen-find-words = Words on the card
screen-find-deck = Deck
screen-find-all-decks = all decks
screen-find-cost = Cost
screen-find-any-cost = any cost
screen-find-about = About
screen-find-any-about = about anything
screen-find-players = Players
screen-find-any-players = any number of players
screen-find-in-play = in play
screen-find-more = { $count } more
screen-find-played-by = in play with { $player }

## Analysis

screen-analysis-lead = How many points a bot expected for each player at each decision, and what the moves played gave away.
screen-analysis-progress = { $done } of { $all } decisions looked at
screen-graph-point = Point at the graph to see the decision.
screen-decisions = Decisions
screen-move-number = Move { $number }
screen-given-away = { $points } given away
screen-turning = The turning points: look at them, and play on from there
screen-costly = Other costly moves
screen-costly-whose = Whose moves
screen-costly-all = all
screen-costly-none = No move gave away half a point or more.

## Help

screen-help-lit = Everything with a bright outline can be used now. Click it, or choose from the list “What you can do”, which has every legal move.
screen-help-reasons = Point at anything, or tap it, to read what it does, what a move would bring, and why something is not possible. Press and hold any symbol, space or card to open its rule. The R key does the same for what you point at or have moved to, and so does clicking a line of the log.
screen-help-bots = Bots
screen-help-levels = Bots play at four levels. The novice and the villager often choose a worse move, the farmer never knowingly, and the master also looks ahead.
screen-help-hint = “{ screen-hint }” says what a bot would play in your place, how many points it expects at the end, and why. It knows no more than you do.
screen-help-analysis = After a game, “{ screen-retrospect }” shows the points after each round and where they came from; “{ screen-analysis }” shows how many points could be expected when, which moves gave away most, and what would have been better. You can play on from there.
screen-help-seats = Under “{ screen-share }”, at the top, you can hand your seat over to a bot, choose its level, and take the seat back. Players by link are replaced by a bot only if they agree, if all others vote for it, or after an absence set for the table. There you can also hand your seat over to another person by a link, concede, or agree with the others to end the game. Beside the log you see who is here, send a message to everyone, remind a player, and keep notes.
screen-help-seats-alone = Under “{ screen-seats }”, at the top, you can hand a seat over to a bot, choose its level, take the seat back, change names, end the game early, and keep notes.
screen-report = Something wrong?
screen-report-lead = A report is a file with this game as you see it, so far. It doesn't contain what others hide, and it is not sent anywhere: pass it on to those who look after the game, and say what is wrong.
screen-report-save = Report a problem
screen-report-saved = Saved as { $file }.
screen-keys = Keys
screen-symbols = Symbols
screen-readings = Where the rulebook is silent

## Keys

screen-key-home = to your Home Board
screen-key-barn = to your goods and barn
screen-key-buildings = to the available buildings
screen-key-actions = to the action spaces
screen-key-farm = to your farm
screen-key-improvements = to the major improvements
screen-key-digits = choose from the list
screen-key-done = finish
screen-key-arrows = move among lit things
screen-key-undo = take back
screen-key-undo-turn = take back the whole turn
screen-key-try = try moves out
screen-key-next = to the next table where it is your turn
screen-key-hint = ask for a hint
screen-key-board = to the action board
screen-key-log = to the log
screen-key-village = to your village
screen-key-cards = to your cards
screen-key-finder = look up cards
screen-key-space = Space
screen-key-replay = play the replay, or pause it (looking back)
screen-key-replay-move = a move back or on (looking back)
screen-key-replay-round = a round back or on (looking back)
screen-key-rules = look up the rules, or those of what you point at or have in focus
screen-key-help = this help
screen-key-close = close, back to the present
screen-key-guide = read on in a lesson

screen-coach-off = off
screen-coach-gentle = gentle
screen-coach-talkative = talkative
screen-help-coach = A coach, which you can turn on in the settings, warns you before a move that is certain to lose something, and says nothing else. It is on until you have finished two games of a title; at tables with others only if the person who set them up allowed it.
screen-score-so-far = As the game stands now.
screen-print = Print
screen-ask-again = Try again
screen-graph = Expected points over the course of the game.
screen-graph-seat = { $player }: { $first } at first, { $last } at last.
screen-step-in = Play on from here
screen-cost = { $points } points given away
screen-better = Better: { $move }

# How a game has come out.
screen-won = { $winners-count ->
    [one] { $winners } wins with { $points } points.
   *[other] { $winners } share the victory with { $points } points.
}
screen-over = End of the game
screen-story-share = Page of this game, for all who have the link
screen-retrospect = How it went
screen-next-game = Next game of the series
screen-again = Play again
screen-day-ranking = Ranking of the day
screen-rematch = Another game, seats moved by one
screen-picture = Picture
screen-analysis = Analysis
screen-solo-extraordinary = { $points } points: more than { $goal }, that is extraordinary.
screen-solo-reached = { $points } points: you have reached the goal of { $goal }.
screen-solo-missed = { $points } points: the goal of { $goal } was not reached this time.
