### The text mode of the table in the browser, for screen readers.

text-to-moves = To what you can do
text-to-command = To the command
text-to-position = To the position
text-command = Command
text-command-lead = The number of a move, or a command: “help” lists them.
text-answer = Answer
text-position = Position
text-more = More
text-asked = { $player }: { $prompt }
text-nothing-to-do = You have nothing to decide now.
text-numbers = Use the arrow keys to go through the moves.
text-move = { $number }. { $move }
text-which = Which of these?
text-unknown = “{ $text }” is neither a command nor a move that you can play now. “help” lists the commands.
text-no-move = You can play no such move now: “{ $text }”.
text-not-found = There is nothing called “{ $text }” here.
text-no-player = Nobody here is called “{ $text }”.
text-none-here = There is nothing of that here.
text-no-undo = Nothing can be taken back now.
text-confirm = Confirm
text-why-not = Not now: { $reason }
text-brings = { $move } brings:
text-points-after = Then you have { $points ->
    [one] 1 point
   *[other] { $points } points
}.
text-no-hint = In a game that counts no bot gives hints.
text-try-hint = “yes” plays what you have tried, “no” leads back to the table.
text-plan-hint = “no” ends planning.
text-plan-none = none nothing
text-planned = Turn { $turn }: { $moves }
text-planned-nothing = Nothing is planned.
text-no-past = There is no such move to look back to.
text-present = You are in the present again.
text-loading = The position is on its way.

## What commands are called, the usual word first, then others and short forms

text-command-moves = moves m
text-command-do = do d play
text-command-undo = undo u
text-command-hint = hint tip
text-command-try = try x
text-command-plan = plan
text-command-back = back past
text-command-next = next on
text-command-asked = asked a question
text-command-table = table t round
text-command-spaces = spaces s board b
text-command-supply = supply y buildings improvements
text-command-farm = farm f village v home
text-command-hand = hand h
text-command-played = played p cards
text-command-about = about c card space what why
text-command-points = points score
text-command-log = log l
text-command-yes = yes ok
text-command-no = no
text-command-help = help ?
text-command-find = find lookup
text-command-rules = rules r
text-command-settings = settings
text-command-leave = leave off exit

## What they do, in the help

text-help = { $called }: { $does }
text-help-moves = your moves by number; with words behind it, those that have them, as in “moves sheep”
text-help-do = plays a move: “do 3”, or the number alone, or its words
text-help-undo = takes back your last move; “undo turn” your whole turn
text-help-hint = what a bot would play, and why
text-help-try = tries moves out that nobody sees: play them as usual, then “yes” plays them and “no” drops them
text-help-plan = while others decide: plans your next turn, move by move; “plan none” cancels it, “no” ends planning
text-help-back = shows the table one move earlier; “back 5” as it was after the fifth move; “no” leads to the present
text-help-next = from there one move on
text-help-asked = who decides now, and what is asked
text-help-table = where the game stands
text-help-spaces = the action spaces: who stands there, what lies there, what they cost
text-help-supply = what can be built, and what is left in the supply
text-help-farm = all that lies before you; “farm 2”, or with a name, before another player
text-help-hand = your hand
text-help-played = the cards that were played; with a name or number, by one player
text-help-about = what a card, space or building does, and why not now; “about 3” what a move would bring
text-help-points = everybody's points
text-help-log = what happened last; “log 5” the last five moves
text-help-yes = plays a move that waits to be confirmed, or the moves that you have tried
text-help-no = leaves it, and ends trying, planning and looking back
text-help-help = this list
text-help-find = looks up cards, buildings and the like
text-help-rules = opens the rules
text-help-settings = opens the settings
text-help-leave = leaves the text mode
