### What environments and data sets say to programs; no screen does.

error-no-features = { $title } has no features: observation="text" shows it as text.
error-env-over = No seat has to decide now: reset() begins a game.
error-env-alone = A solo game has one player: allmende.envs.env("{ $title }", players=…) is for more.
error-env-action = “{ $action }” is not an action: actions are whole numbers from 0 to { $last }.
error-env-agent = There is no agent “{ $agent }”; there are: { $known }.
error-env-net = There is no { $kind } for { $games }; there are: { $known }.
error-env-shown = No games have { $features } features and { $actions } actions.
error-env-dead = The game is over for { $agent }: its only action is None.
error-env-none = { $agent } has to decide: None is not an action.
error-text-answer = An answer is text, not { $answer }.
error-text-opponents = Opponents must be a list of at least one bot.
error-text-patience = An agent may be wrong at least once before it loses: patience can't be { $patience }.
error-env-many = With many games at once, { $option } can't be “{ $value }”; it can be: { $known }.
error-env-numbers = { $what } are whole numbers, one per game, not { $given }.
error-env-seed = A seed is a whole number from 0 on, not { $seed }.
error-env-count = { $games } games need as many { $what }, not { $count }.
error-env-array = { $name } must be a contiguous array of bytes of the shape { $shape }.
error-env-mask = reset_mask is an array of { $games } bools.
error-env-rest = Game { $game } has ended: a reset_mask begins the next one.
error-env-deals = There must be at least one deal.
error-env-deal = There are deals from 0 to { $last }, not { $deal }.
error-env-ended = No player has to decide now: the game is over.
error-env-observer = Observers have no parameters { $parameters }.
error-minari-name = “{ $name }” is not a name for a Minari data set: they are named like arle/farmer-v0.
error-minari-taken = In { $folder } there is another data set, or one that can't be read: choose another name than “{ $name }”, or remove it.
