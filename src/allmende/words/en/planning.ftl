# Planned moves: what a seat shall play when its turn comes.

plan-dropped = Your plan is canceled: { $move } is not possible. { $why }
plan-dropped-otherwise = Your plan is canceled, since you have taken something back or moved differently.
plan-own-turn = It is your turn. You can plan your next one while the others play.
plan-none-elsewhere = Turns are planned while people at other screens decide, and at this table there are none.
plan-unforeseen = What you will be asked next isn't known yet.
plan-unforeseeable = Turns can't be planned in this game.
error-planned = A plan has at most { $turns } turns of { $ways } alternatives each, and an alternative has 1 to { $moves } moves.

screen-plan = Plan my next turn
screen-plan-more = Plan further
screen-plan-lead = Press what you want to play. It is played as soon as it is your turn, if possible. Nobody else sees it.
screen-plan-planned = Planned
screen-plan-now = Now
screen-plan-else = else
screen-plan-otherwise = Alternative …
screen-plan-otherwise-turn = Plan an alternative for turn { $turn }
screen-plan-choosing = Press what you want to play instead in turn { $turn }.
screen-plan-drop = Cancel { $moves }
screen-plan-clear = Cancel all
screen-plan-stop = Done
screen-plan-taken = not possible now
screen-key-plan = plan a turn, or finish planning
