### What the dialogs say that open at a table: it comes with the first of them.

## Settings

screen-language = Language
screen-theme = Light
screen-theme-auto = as the system
screen-theme-light = day
screen-theme-dark = lamp
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
screen-full-screen-refused = Your browser doesn't allow that just now.
screen-on = on
screen-off = off
screen-ask = Ask me to play cards while others decide
screen-ask-always = always
screen-ask-lapse = if a chance could lapse
screen-ask-never = never on others' turns
screen-end = Ask at the end of my turn
screen-end-always = always
screen-end-useful = if I can load or exchange something
screen-end-never = never

## Players and links

screen-share-lead = You can hand your seat over to a bot at any time, at any level, and take it back. What happens to seats is in the log.
screen-hand-over = Hand { $player }'s seat over to somebody else
screen-hand-over-back = Don't hand { $player }'s seat over
screen-hand-over-lead = Whoever opens this link first takes the seat. Until then it is yours.
screen-hand-over-link = Link that hands { $player }'s seat over
screen-seat-here = at this screen
screen-seat-link = by link
screen-bot = Bot: { $bot }
screen-played-by = Who plays for { $player }
screen-seat-rated = This game is rated. Have a bot decide here even once, and you come last, also if you take the seat back; likewise if a bot plays for you at the end.
screen-seat-left = This game is rated, and you have had a bot decide here: you come last, also if you take the seat back.
screen-seat-own = Only { $player } can hand this seat over to a bot.
screen-seat-voted = A bot plays for { $player } if { $player } wants that, or if all others vote for the same one.
screen-seat-waiting = If { $player } lets the others wait until { $time }, any of them can hand the seat over.
screen-seat-away = { $player } has let the others wait for too long: you can hand the seat over to a bot.
screen-vote-for = Your vote on who plays for { $player }
screen-no-vote = no vote
screen-vote-bot = For a bot: { $bot }
screen-vote = { $by } votes for { $bot }.
screen-link-for = Link for { $player }
screen-link-watch = Link for onlookers
screen-link-own = Your own link, for another device; keep it to yourself

## Notes

screen-notes-lead = Kept with this table, on all your devices. Nobody else sees them.
screen-notes-kept = Kept.
screen-notes-keeping = Being kept …

## Looking cards up

screen-find-words = Words on the card
screen-find-deck = Deck
screen-find-all-decks = all decks
screen-find-in-play = in play
screen-find-more = { $count } more
screen-find-played-by = in play with { $player }

## Analysis

screen-analysis-lead = How many points a bot expected for each player at each decision, and what the moves played gave away.
screen-analysis-progress = { $done } of { $all } decisions looked at
screen-graph-point = Point at the graph to see what was decided.
screen-decisions = Decisions
screen-move-number = Move { $number }
screen-given-away = { $points } given away
screen-turning = The turning points: look at them, and play on from there
screen-costly = Other costly moves
screen-costly-whose = Whose moves
screen-costly-all = all
screen-costly-none = No move gave away half a point.

## Help

screen-help-lit = Whatever has a bright outline can be used now. Click it, or choose from the list “What you can do”, which holds every legal move.
screen-help-reasons = Point at anything, or tap it, to read what it does, what a move would bring, and why something is not possible. What a symbol means, a space or a card, you find by holding it, with a finger or the mouse: the rules open at its place. The key R does the same for what you point at or have walked to, and so does pressing a line of the log.
screen-help-bots = Bots
screen-help-levels = Bots play at four levels. The novice and the villager often choose a worse move, the farmer none that it knows to be worse, and the master also looks ahead.
screen-help-hint = “{ screen-hint }” says what a bot would play in your place, how many points it expects at the end, and what speaks for that. It knows no more than you do.
screen-help-analysis = After a game, “{ screen-retrospect }” shows the points after each round and what brought them; “{ screen-analysis }” shows how many points could be expected when, which moves gave away most, and what would have been better, and from there you may play on.
screen-help-seats = Under “{ screen-share }”, at the top, you hand your seat over to a bot, choose its level, and take the seat back. Whoever plays by link can be replaced by a bot only if they want that, if all others vote for it, or after an absence that was agreed on with the table. There you also hand it over to somebody else by a link, concede, or agree with the others to end the game. Beside the log you see who is here, say a word to all, remind whoever is waited for, and keep notes.
screen-report = Is something wrong?
screen-report-lead = A report is a file with this game as you see it, up to here. What others hide is not in it, and it is sent nowhere: pass it on to whoever is to look into it, and say what is wrong.
screen-report-save = Report a problem
screen-report-saved = Saved as { $file }.
screen-keys = Keys
screen-symbols = Symbols
screen-readings = Where the rulebook is silent

## Keys

screen-key-home = to your Home Board
screen-key-barn = to your goods and barn
screen-key-buildings = to the buildings to be had
screen-key-actions = to the action spaces
screen-key-farm = to your farm
screen-key-improvements = to the major improvements
screen-key-digits = choose from the list
screen-key-done = be done
screen-key-arrows = walk among lit things
screen-key-undo = take back
screen-key-undo-turn = take back the whole turn
screen-key-next = to the next table that waits for you
screen-key-hint = ask for a hint
screen-key-board = to the action board
screen-key-log = to the log
screen-key-village = to your village
screen-key-cards = to your cards
screen-key-finder = look up cards
screen-key-rules = look up the rules, or those of what is pointed at or in focus
screen-key-help = this help
screen-key-close = close, back to the present
screen-key-guide = read on in a lesson
