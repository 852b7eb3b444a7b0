# Planned moves: what a seat shall play when its turn comes.

plan-dropped = Your plan is dropped: { $move } is not possible. { $why }
plan-dropped-otherwise = Your plan is dropped, since you have taken something back or moved otherwise.
plan-unforeseen = What you will be asked next can't be foreseen yet.
plan-unforeseeable = This game can't foresee turns, so none can be planned.
error-planned = A plan has at most { $turns } turns of { $ways } ways each, and a way 1 to { $moves } moves.

screen-plan = Plan my next turn
screen-plan-more = Plan on
screen-plan-lead = Press what you want to play. It is played as soon as it is your turn, if it can be. Nobody else sees it.
screen-plan-planned = Planned
screen-plan-now = Now
screen-plan-else = else
screen-plan-otherwise = Otherwise …
screen-plan-otherwise-turn = Plan what to play otherwise in turn { $turn }
screen-plan-choosing = Press what you want to play otherwise in turn { $turn }.
screen-plan-drop = Drop { $moves }
screen-plan-clear = Drop all
screen-plan-stop = Done
screen-plan-taken = not possible now
screen-key-plan = plan a turn, or be done with that
