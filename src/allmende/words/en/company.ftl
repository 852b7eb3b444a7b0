# Who else is at a table played by link: when each was there, onlookers, reminders and the chat.

screen-company = Who is here
screen-company-here = { $player } is here.
screen-company-never = { $player } has not been here yet.
screen-company-was = { $player } was here { $when }.
screen-company-seen = { $player } was here { $when }, and has seen your last move.
screen-onlookers = { $count ->
    [one] 1 onlooker
   *[other] { $count } onlookers
}
screen-nudge = Remind
screen-nudge-whom = Remind { $player } that it is their turn
screen-word = A message to everyone
screen-word-say = Send
screen-unmute = Show again what { $player } says
