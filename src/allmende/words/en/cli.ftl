### What the `allmende` command says.

## Help

help-usage = usage:
help-commands = commands
help-arguments = arguments
help-general = general
help-arg-help = show this help
help-arg-lang = the language: en or de; by default that of your environment

help-allmende = Uwe Rosenberg's farming games, to play and to study.
help-allmende-examples =
    Try these:
      allmende serve                                      play in the browser
      allmende play hallertau                             play in the terminal
      allmende titles                                     see what there is to play
      allmende simulate hallertau --bots farmer,greedy    let bots play
      allmende COMMAND --help                             learn about a command
help-serve = Play in the browser: alone, with friends or against bots.
help-serve-examples =
    Every move is on disk before it is confirmed, so a stopped server goes on where
    it stopped.

      allmende serve                            for this machine only
      allmende serve --host 0.0.0.0             for the whole local network
      allmende serve --url https://games.example    known by this name, too
      allmende serve --database games.sqlite    keep the tables in this file
help-arg-host = the address to listen on (127.0.0.1: only this machine)
help-arg-url = the address under which others know the server, for instance behind a proxy; links begin with it; may be repeated
help-arg-trust-proxy = the address or network of a proxy that passes on who is asking (X-Forwarded-For), such as 127.0.0.1; may be repeated
help-arg-mail = the mail server, such as smtps://user:password@mail.example?from=games@mail.example; also in ALLMENDE_MAIL
help-arg-allow-target = a target in a private network to which notifications may be sent, such as ntfy.lan:80; may be repeated
help-arg-vapid = the file with the key that signs notifications to browsers (docs/hosting.md); without it, a key is made once and kept in the database
help-arg-port = the port to listen on (8000)
help-arg-database = where tables are kept: an SQLite file, or a PostgreSQL URL such as postgresql:///games
help-arg-archive-after = how many days after its end a game moves from its players' tables to their older games (60)
help-arg-bot-serve = a program that may play at tables under this name, by the protocol of docs/bots.md; may be repeated
help-arg-metrics = where Prometheus asks for the server's metrics: a port, of this machine alone unless an address stands before it
help-arg-log-form = the form of log lines: text, or json for programs
help-arg-log-requests = also log each request: its route, status and time, and neither addresses nor tables
help-arg-end-after = end games in which nothing has happened for so many days, without a winner (never)
help-arg-forget-after = forget people who were here on no device for so many days, as if they had asked for it (never)
help-arg-traces = the OpenTelemetry collector to which traces of requests are sent, such as http://127.0.0.1:4318/v1/traces
help-arg-drain = how long it still listens when it is to end (SIGTERM), not ready any more, so that a balancer finds that and sends all to other processes (0)
help-arg-admin = the file with the key to the host's page, /admin; it is made with a new key if it isn't there
help-arg-day-secret = a secret by which no deal of the day's games can be known ahead; also in ALLMENDE_DAY_SECRET
help-arg-no-browser = do not open a browser
help-arg-check-tables = once after each correction of the rules, check all tables in the background: those that would have gone the same way follow the newest rules, the others keep theirs and are listed
help-worker = Compute what bots at servers of the same PostgreSQL database are asked.
help-worker-examples =
    Moves of bots, hints and analyses are computed by workers, on this machine or on
    others, as soon as one is there, and by the servers themselves while none is. A
    worker that ends gives back what it has not done. Servers and workers have the
    same version.

      allmende worker --database postgresql://allmende@db.lan/games
      allmende worker --database postgresql:///games --jobs 2 --metrics 9465
help-arg-database-worker = the PostgreSQL URL that the servers have, too, such as postgresql:///games
help-arg-jobs-worker = how many processes compute at the same time (one per core)
help-arg-drain-worker = how long it goes on with what it has begun when it is to end (SIGTERM); the rest is given back (10)
help-enrol = Give a bot that plays over HTTP its name and its token.
help-enrol-examples =
    Whoever has the token plays as this bot at the server's tables; docs/bots.md
    says how. It is printed once, and the server keeps only its digest. The server
    may be running.

      allmende enrol mybot
      allmende enrol mybot --database games.sqlite --seconds 60
      allmende enrol mybot --remove
help-arg-bot-name = the bot's name: small letters, digits and hyphens
help-arg-bot-seconds = how many seconds it has for a decision (10)
help-arg-bot-remove = cancel its token; its name stays taken
help-complaints = Show what players have reported about others.
help-complaints-examples =
    Each one says who is reported, by whom, for what, and at which table. Those that
    are done are shown only with --all. The server may be running.

      allmende complaints
      allmende complaints --done kx4v2mq9
      allmende complaints --database postgresql:///games --all
help-arg-complaints-done = mark the report of this name as done; may be repeated
help-arg-complaints-all = also show those that are done
complaints-none = Nothing has been reported.
complaints-whom = { $known ->
    [both] { $called }, now called { $name }
    [same] { $called }
   *[gone] a person whose data has been deleted
}
complaints-by = { $known ->
    [yes] { $name }
   *[no] a person whose data has been deleted
}
complaints-line = { $complaint }  { $time }  { $whom }: { $why }. Reported by { $by }.{ $done ->
    [yes] { " " }Done.
   *[no] { "" }
}
complaints-table = table { $table }
complaints-person = person { $person }
complaints-why-insults = insults or harassment
complaints-why-leaving = leaves games or delays them on purpose
complaints-why-cheating = cheating
complaints-why-name = an offensive name
complaints-why-other = something else
error-no-complaint = There is no report “{ $complaint }”.
help-backup = Copy all that a server keeps to a file.
help-backup-examples =
    The server may be running: the file has all as it was at one moment. It is an
    SQLite database, whatever the server keeps its tables in, and can be served as
    it is. It holds what only you should read.

      allmende backup tables-monday.sqlite
      allmende backup /backup/games.sqlite --replace --database postgresql:///games
help-arg-backup-file = the file of the backup
help-arg-backup-replace = replace the file, if it is there, once the new one is whole
help-restore = Put back what `allmende backup` has copied.
help-restore-examples =
    Stop the server first. A backup of SQLite goes into PostgreSQL as well, and the
    other way round: so a server moves from one to the other.

      allmende restore tables-monday.sqlite
      allmende restore tables-monday.sqlite --replace
      allmende restore tables-monday.sqlite --database postgresql:///games
help-arg-restore-file = the file of the backup
help-arg-restore-replace = replace what is there: a file is kept beside under another name, in PostgreSQL it is deleted
backup-made = { $file } holds { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $persons ->
    [one] 1 person
   *[other] { $persons } people
}.
restore-made = { $database } holds { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $persons ->
    [one] 1 person
   *[other] { $persons } people
} again.
restore-before = What was there is now { $before }.
help-export = Write the games of all tables as records.
help-export-examples =
    Each game is a text file with the names of its players, in a folder for its
    title; games in progress, too, with all that is hidden in them. The server may
    be running.

      allmende export games
      allmende records check games
help-arg-export-folder = the folder of the records; it is made if it isn't there
export-made = { $games ->
    [one] 1 game is
   *[other] { $games } games are
} in { $folder }.
export-unread = The game of table { $table } can't be read and is left out; `allmende store check` says why.
help-store = Check what a server keeps.
help-store-examples =
    Reads all of it, and plays every game as it was played. It looks at a copy, as
    all was at one moment, so the server may be running. The status is 1 if
    anything is wrong.

      allmende store check
      allmende store check --database tables-monday.sqlite
help-arg-store-check = check that nothing is missing or damaged
store-problem = Table { $table }: { $what }
store-gap = Entry { $number } is missing.
store-beheaded = Its first entry is missing.
store-entry = Entry { $number } can't be read or played: { $why }
store-behind = { $known } entries were known, of which { $found } are there.
store-checked = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}: { $problems ->
    [0] nothing is wrong.
    [one] something is wrong with 1 table.
   *[other] something is wrong with { $problems } tables.
}
help-play = Play in the terminal.
help-play-examples =
    Answer with the number of an option, or with a move as records write it. Other
    answers: hint, undo, table, why MOVE, seat N, bot LEVEL N, record, report, quit,
    and help, which tells what else a game understands, such as card 104 in
    Hallertau. Moves can also come from a file or a program on standard input.

      allmende play hallertau                              against a bot
      allmende play hallertau --players 1                  alone
      allmende play hallertau --players 3 --bots master    two people and a bot
      allmende play hallertau --set gateway=expert         with the Expert deck
      allmende play hallertau --record evening.txt         keep it, resume it later
      allmende play hallertau --seed 7 < moves.txt         from a file
help-draft = Practise drafts against bots that pick by card knowledge.
help-draft-examples =
    Each pick is judged by what games have shown of the cards. Answer with the
    number of a card. After the draft play goes on with this hand, and next deals
    other packets. The same seed gives the same packets.

      allmende draft agricola                        one of the ways that are known
      allmende draft agricola --set hands=draft-8    of eight cards of each kind
      allmende draft agricola --seed 7               the packets of a friend
help-simulate = Let bots play many games against each other.
help-simulate-examples =
    The same seed gives the same games on every machine, whatever the number of
    jobs.

      allmende simulate hallertau --bots farmer,greedy --games 200
      allmende simulate hallertau --players 4 --bots random --jobs 2 --json
      allmende simulate hallertau --set progress=clockwise --records games/
help-tournament = Find out which bot plays best.
help-tournament-examples =
    Every line-up of bots plays the same deals, on every seat. With --out a
    tournament that was stopped goes on where it ended, and a plot is drawn,
    which needs pip install 'allmende[arena]'.

      allmende tournament hallertau --bots farmer,villager --games 200 --jobs 2
      allmende tournament agricola --players 4 --bots farmer,greedy
      allmende tournament arle --players 1 --bots farmer,master --out alone/
help-ladder = Find out how well a bot does against players of different styles.
help-ladder-examples =
    The panel of a title is the greedy bot, hand-made personas, and bots of
    earlier versions that play as they did. A bot meets each of them on the same
    deals and on every seat. With --out a ladder that was stopped goes on where it
    ended.

      allmende ladder agricola --bot master --games 200 --jobs 2
      allmende ladder agricola --edition 1 --bot 'cmd:./my-bot' --markdown
      allmende ladder agricola --bot nets/agricola-2@64 --set side_job=on
      allmende ladder agricola --bot nets/agricola-2@64 --promote --out ladder/
help-train = Let a net learn to play by playing against itself.
help-train-examples =
    After each generation of games everything is on disk: a training run that was
    stopped goes on when you give the same command again. At the end the folder
    holds the net, a card that says how well it plays, and a plot of its progress,
    which needs pip install 'allmende[train]'. With --looks a net learns from games
    in which it searches, against personas, bots of earlier versions and itself;
    with --against only against a champion, to find out how it can be beaten, and
    with --succeed also against whoever beats it. With --plan all training runs of a
    plan are done, one after the other.

      allmende train agricola --looks 32 --out nets/agricola-2
      allmende train agricola --against nets/agricola-2@64 --out nets/exploiter
      allmende train agricola --against champion@64 --succeed 40 --out nets/next
      allmende train agricola --from champion --league nets/exploiter@16
        champion@16 --out nets/agricola-2b
      allmende train --plan --out nets/
      allmende train --plan --out nets/ --status
      allmende train agricola --players 1 --out nets/agricola-1
      allmende train arle --minutes 60 --lessons 200 --out nets/arle-2
      allmende train arle --generations 20 --seed 1 --out nets/arle-2 --json
      allmende train agricola --from nets/agricola-1 --out nets/agricola-2
      allmende train hallertau --from hallertau-3 --out nets/hallertau-2
help-dataset = Save games as data to learn from.
help-dataset-examples =
    Every decision, with what its seat saw, the legal moves, the choice and what
    came of it, as Parquet (docs/data.md). If it is stopped, the same command
    goes on. It needs pip install 'allmende[dataset]'.

      allmende dataset arle --bots farmer,greedy --games 1000 --jobs 2 --out data/
      allmende dataset agricola --players 1 --bots greedy --out alone/
help-replay = Look at a recorded game.
help-replay-examples =
    For example:

      allmende replay evening.txt               the table at the end of the record
      allmende replay evening.txt --at 40       after 40 moves
      allmende replay evening.txt --log         with everything that happened
      allmende replay evening.txt --retrospect  how it went, round by round
      allmende replay evening.txt --analysis    which moves cost how much
      allmende replay study.txt --lines         the lines of a study
      allmende replay study.txt --line 2        the end of its second line
      allmende replay study.txt --compare 1 2   two lines side by side
      allmende replay report.txt                where a problem was reported
      allmende replay evening.txt --log --json  all of it, for programs
help-records = Check if records still end as they did, also under the newest rules.
help-records-examples =
    Rules are corrected from time to time; a game keeps those it began with.
    For example:

      allmende records check evenings           what would go differently today
      allmende records check evenings --update  move the others to the newest rules
help-titles = List the games, with their options and bots.
help-titles-examples =
    Options are chosen with --set OPTION=VALUE, for example:

      allmende play hallertau --set progress=clockwise
help-cards = List the cards or tiles of a game, with what they say.
help-cards-examples =
    A deck is chosen by its name; in Hallertau also by the first digit of its
    numbers.

      allmende cards hallertau --deck hops
      allmende cards hallertau --deck 8 --lang de
      allmende cards hallertau --json

    The name or number of a card shows that card with what has been measured
    of it, and --stats measures all of them by games of a bot with itself.

      allmende cards agricola scythe
      allmende cards agricola --set cards=base --stats --games 400 --out study
help-mcp = Offer the games to language models as tools, by the Model Context Protocol.
help-mcp-examples =
    It speaks over standard input and output, with tables of its own. A client
    starts it; docs/models.md says how. It needs pip install 'allmende[mcp]'.

      allmende mcp
      allmende mcp --server http://localhost:8000
help-load = Measure how a running server bears so many tables.
help-load-examples =
    Players at these tables move at random, over the same connections as a page, and
    each move is measured until the other player has seen it. The tables stay in the
    server's database: take one that is there for this. Ctrl-C prints what was
    measured so far.

      allmende serve --no-browser --database load.sqlite --metrics 9464
      allmende load http://localhost:8000 --tables 1000 --pace 5 --seconds 600
      allmende load http://localhost:8000 --metrics http://localhost:9464 --json
help-bench = Measure how fast the rules are on this machine.
help-bench-examples =
    Random play and copies of positions on one core, compiled and interpreted in
    the same run.

      allmende bench hallertau --players 4
help-version = Say which version this is, and whether its rules run compiled.
help-version-examples =
    Without a C compiler everything works too, only slower.

help-arg-title = the game; `allmende titles` lists them
help-arg-players = how many seats the table has
help-arg-players-simulate = how many seats; the last bot named takes those that are left
help-arg-bots-play = bots on the last seats, separated by commas: novice, villager, farmer, master, or cmd:COMMAND for a program (docs/bots.md)
help-arg-bots-simulate = a bot for each seat, separated by commas; cmd:COMMAND is a program (docs/bots.md)
help-arg-bots-tournament = the bots that play, separated by commas; cmd:COMMAND is a program (docs/bots.md)
help-arg-players-tournament = how many seats each table has (2); with 1 everybody plays alone
help-arg-coach = how much the coach says before a move is played: nothing, what the move is certain to lose (the default in your first two games of a title), or other good advice, too
help-arg-day = the day's game, by UTC: alone, the deal that all have today; then its ranking among the levels
help-arg-names = what the players are called, separated by commas
help-arg-games = how many games (100)
help-arg-games-tournament = how many games for every line-up of bots, seats rotating (100)
help-arg-seed = a number that fixes all randomness; without it every run differs
help-arg-set = an option of the table, see `allmende titles`; may be repeated
help-arg-jobs = how many processes play at the same time (1)
help-arg-ray = play on the Ray cluster at this address instead; auto finds one, local starts one
help-arg-players-ladder = how many seats the table has (2); one opponent plays all the others, and with 1 everybody plays the same deals alone
help-arg-bot-ladder = the bot: its name, or FOLDER@N for the net of a training run with N simulations a decision; champion@N and exploiter@N name those included; FILE.npz is a policy of another learner (farmer)
help-arg-edition = play a ladder that never changes, with opponents, deals and seats of its own (docs/ladder.md): 1, or cards-1 with hand cards
help-arg-markdown = print the row of a table to publish; with --edition
help-arg-games-ladder = how many games at least, spread evenly over the panel (400)
help-arg-server-mcp = let the model also sit down at tables of this server, by the link of a seat
help-arg-minari = with one player: also save the games for Minari, as its data set of this name, such as arle/farmer-v0 (needs allmende[minari])
help-arg-out-dataset = keep the data set in this folder; what is there is not made again
help-arg-out-ladder = keep the games in this folder; what is there is not played again
help-arg-promote = stop as soon as it is beyond doubt whether the bot wins more than 55 % against the panel (37 % with three players, 28 % with four; alone, more points); if it does, the levels play by its net from then on
help-arg-out = keep games, records and a plot in this folder; what is there is not played again
help-arg-players-train = how many seats the games have (2); for each number there is a net of its own
help-arg-looks = learn from games that are played with this many simulations a decision; 0 means without a search, one turn ahead. The default is 32, or that of the training run that --from names; 0 if its net has no search
help-arg-against = learn with a search from games against a single net, named FOLDER@N, or champion@N for the one included; the learner begins as that net, with --from as another one, with --lessons from nothing
help-arg-succeed = with --against: the learner takes the place of that net as soon as it wins this percentage of a generation's games, and then its own place again and again; while learning it uses fewer simulations and draws its moves, so 40 is a lot
help-arg-league = more members of the league: nets named as for --against, such as an exploiter and the champion that it beats; with --succeed, more opponents
help-arg-jobs-train = with a search: how many processes play the games of a generation (1); the games come out the same
help-arg-plan = do all training runs of this plan, or of the one included, one after the other and at low priority; each has a folder of its own in that of --out
help-arg-status-train = with --plan: show how far the training runs are
help-arg-promote-train = with --plan: let the finished nets play against the panel; the levels then play by those that deserve it
help-arg-minutes = how many minutes of one core to learn for, earlier sessions included (30, or without end if --generations is given)
help-arg-generations = how many generations of games to learn from, earlier sessions included: the same training on any machine
help-arg-out-train = keep the training run in this folder; one that is already there goes on
help-arg-lessons = first learn from this many games of the greedy bot, otherwise begin with random play; with --looks, from this many games of personas and other bots (400)
help-arg-from = begin with a net that is included, such as agricola-2-cards, or champion or exploiter for those of the same games, or with that of a training run in a folder: what it has learned about a title helps with other numbers of players and options, too
help-arg-evaluate = how many games the net plays in the end to measure it (100)
help-arg-records = keep a record of every game in this folder
help-arg-points = also print what the scores are made of: the mean points of each category
help-arg-strict = end with status 1 if a bot gave up and lost its moves to chance
help-arg-json = print one JSON object instead of text
help-arg-record = keep the game in this file after every move; if it exists, resume it
help-arg-file = a record
help-arg-at = show the table after this many moves
help-arg-line = of a study: the line with this number or name, instead of the main line
help-arg-lines = of a study: list its lines instead
help-arg-compare = of a study: two lines, by number or name, side by side
help-arg-from-game = play on from a position of this recorded game, such as a turning point of its analysis; bots play the other seats
help-arg-from-at = with --from: after this many moves
help-arg-from-seat = with --from: the seat to play; by default the one that moves next
help-arg-log = also show everything that happened until then
help-arg-retrospect = of a finished game: also the points after each round, and what workers and cards brought
help-arg-analysis = of a finished game: also show which score could be expected when, and which moves cost most
help-arg-check = check the records of a folder
help-arg-check-folder = a folder with records, as text or in archives (.tar.xz); a line “# scores 41 38” in a record says how its game ended
help-arg-update = rewrite records that go the same way under the newest rules, so that they follow those; archives stay as they are
help-arg-jobs-check = how many processes check at the same time (one per core)
help-arg-load-url = the server, such as http://localhost:8000
help-arg-load-tables = how many tables of two players (100)
help-arg-load-pace = a move at each table every so many seconds, on average (5); 0: as soon as the one before was seen
help-arg-load-seconds = for how many seconds (60)
help-arg-load-metrics = where the server tells its metrics (serve --metrics), for its memory and processor time
help-arg-load-out = keep the tables in this file, and play on at those that are in it
help-arg-load-yes = the host of a server on another machine has agreed
help-arg-bench-title = the game to measure; all of them by default
help-arg-deck = one deck only
help-arg-card = show one card, by its name or number, with what has been measured of it
help-arg-stats = measure what hand cards are worth: a bot plays each deal with itself, and again with other cards
help-arg-bot-draft = the bot against which the hand is played (farmer)
help-arg-bot-cards = with --stats: the bot that plays all seats (villager)
help-arg-players-cards = with --stats: how many seats (2)
help-arg-games-cards = with --stats: how many games at least, two on each deal (100)
help-arg-out-cards = with --stats: keep the games in this folder; what is there is not played again

## Mistakes

error-usage = { $problem }. `{ $command } --help` explains.
usage-required = Missing: { $arguments }
usage-unknown = Not understood: { $words }
usage-choice = { $argument } can't be “{ $word }”; it can be: { $known }
usage-no-value = { $argument } needs a value
usage-fixed = “{ $word }” stands where { $known } has to
usage-excluded = { $argument } and { $other } don't go together
usage-value = { $argument } takes no value such as “{ $word }”
error-whole = “{ $word }” must be a whole number.
error-from-zero = “{ $word }” must be a number from 0 on.
error-argument = { $argument }: { $problem }
error-no-bots = No bot is named: write --bots with names, such as --bots farmer,random.
error-no-net-there = There is no net in the folder { $folder }.
error-no-policy-there = There is no net in the file { $file }.
error-positive = “{ $word }” must be a number from 1 on.
error-above-zero = “{ $word }” must be a number above 0.
error-set = “{ $word }” is not an option: write OPTION=VALUE, for example progress=clockwise.
error-needs = The option “{ $option }” only works with { $needs }.
error-too-many-bots = { $bots ->
    [one] 1 bot is
   *[other] { $bots } bots are
} too many for { $players ->
    [one] 1 player
   *[other] { $players } players
}.
error-too-many-opponents = There are more bots than other seats: { $bots } for { $seats }.
error-too-many-names = { $names } names are too many for { $players ->
    [one] 1 player
   *[other] { $players } players
}.
error-bot-twice = The bot “{ $bot }” is named twice.
error-none-along =
    { $kind ->
        [exploiter] There is no exploiter
       *[champion] There is no champion
    } for { $subject }.
error-plan = Line { $line } of the plan “{ $file }” can't be understood: { $text }
error-title-or-plan = Name either a game or --plan.
error-needs-plan = The option { $option } only works with --plan.
error-needs-search = The option { $option } is for training with a search: add --looks.
error-against = “{ $bot }” is not a net to train against: write FOLDER@N or champion@N.
error-against-alone = Whoever plays alone can't meet a champion: --against and --league are for two players or more.
error-succeed = --succeed does nothing without --against.
error-percent = “{ $word }” is not a whole number from 1 to 100.
error-against-league = With --against there is only one opponent: leave --league out, or add --succeed.
error-ladder-alone = Besides “{ $bot }” there is no bot that plays { $title }.
error-promote = Only the net of a training run can be promoted, written as FOLDER@N; “{ $bot }” is not one.
error-no-looks = For { $title } nets can only learn without a search so far: leave --looks out.
error-one-bot = Nobody can play a tournament alone: name at least two bots.
error-other-tournament = In “{ $file }” there is another tournament: with other bots or options, another seed or other rules.
error-no-tournament = The file “{ $file }” can't be read as part of a tournament.
error-other-training = In “{ $file }” there is another training run: of other games or with another seed, other lessons or constants, or rules that have changed since.
error-other-terms = The training run in “{ $file }” has learned with other features or moves; begin another with --from { $file }.
error-no-training = The file “{ $file }” can't be read as part of a training run.
error-warm-start = This training run for { $title } can't begin with “{ $folder }”. With a search, --from names the folder of another one, champion, or a subject that has a champion, such as agricola-2; with --looks 0 the folder of one without a search, or an included net, such as agricola-1.
error-lost-worker = One game has ended the process that played it { $attempts } times; it is not tried again.
error-cluster = The Ray cluster “{ $address }” can't be reached: { $why }.
error-edition = { $title } has no edition “{ $edition }” of its ladder; it has: { $known }.
error-edition-settles = An edition settles all that is played: leave { $option } out.
error-markdown = Only a row that can be played again can be published: add --edition.
error-extra = Something isn't installed that this needs ({ $why }): pip install 'allmende[{ $extra }]' brings it.
error-file = The file “{ $file }” can't be used: { $problem }.
error-system = The system doesn't allow it: { $problem }.
error-not-text = The file “{ $file }” is not a record: it is not text.
error-no-folder = There is no folder “{ $folder }”.
error-no-records = There are no records in the folder “{ $folder }”: neither text (.txt) nor archives (.tar.xz).
error-other-title = The record “{ $file }” is of another game: { $title }.
error-line = There is no line “{ $line }”: say the number of a line, { $count ->
    [one] which can only be 1 here
   *[other] from 1 to { $count }
}, or the name of a position.
error-step-in-over = The game is over after { $count } moves: choose an earlier position with --at N.
error-needs-from = --at and --seat belong to --from FILE, the record of the game to play on from.
error-day-alone = --day fixes players, options and deal: leave out --players, --bots, --set, --seed and --from.
error-at = The record has { $count ->
    [one] 1 move
   *[other] { $count } moves
}; it can't be shown after { $at }.
error-broken-display = “{ $title }” can't be shown in the terminal: { $why }.
error-unfit-net-damaged = The net in “{ $file }” can't be read: the file is damaged, or not a net.
error-unfit-net-title = The net in “{ $file }” can't be used: bots can't search { $about } yet.
error-unfit-net-players = The net in “{ $file }” has learned games for { $about }, and none for other numbers of players.
error-unfit-net-moves = The net in “{ $file }” has learned with other moves: of another game, or in another version of Allmende.
error-unfit-net-features = The net in “{ $file }” has learned in other games, or with another version of Allmende: it looks for “{ $about }”, which isn't there.
error-unfit-net-cards = The net in “{ $file }” has learned games without hand cards, and none with them.
error-unfit-net-nameless = The net in “{ $file }” is of an earlier version of Allmende: it doesn't say what its numbers mean.
error-no-cards = { $title } has no cards to list.
error-deck = There is no deck “{ $deck }”; there are: { $known }.
error-number = There is no option { $number }; { $count ->
    [0] write a move instead.
   *[other] choose from 1 to { $count }.
}
error-no-card = There is no card “{ $card }”.
error-no-seat-to-act = Seat “{ $seat }” has nothing to decide now.

## titles, version

titles-title = { $title } ({ $name }), for { $players } players, rules { $rules }
titles-option = { "  " }--set { $option }=…  { $meaning }{ $needs ->
    [none] {""}
   *[other] {" "}(with { $needs })
}
titles-value = { "      " }{ $value }: { $meaning }{ $default ->
    [yes] {" "}(by default)
    [no] {""}
   *[other] {" "}(by default with { $default })
}
titles-bots = { "  " }Bots: { $bots }
version = Allmende { $version }, Python { $python }, { $engine }

serve-compiling = The rules run interpreted while they are compiled in the background.
serve-compiled = The rules are compiled: the next start is faster.
serve-progress = Compiling the rules
serve-table-kept = Table { $table } keeps the rules { $rules }: { $move ->
    [0] under { $amended } it would begin differently ({ $what }).
   *[other] under { $amended } it would go differently at move { $move } ({ $what }).
}
serve-table-broken = Table { $table } can't go on: { $why }
serve-proxy = A proxy on this machine passes on requests of its visitors, who all count as one. serve --trust-proxy { $address } tells them apart.
error-mail-server = What --mail names is not a mail server, such as smtp://user:password@mail.example
error-vapid = { $file } holds no private key on the curve P-256, in PEM, for --vapid: { $why }
error-target = “{ $place }” is not a target such as ntfy.lan:80
serve-checked = { $tables ->
    [one] 1 table was
   *[other] { $tables } tables were
} checked. Moved to the newest rules: { $moved }; keeping their own: { $kept }; damaged: { $broken }.

## cards

cards-deck = { $pile }: { $deck } ({ $numbers })
cards-pile = { $pile } ({ $numbers })
cards-number = No.
cards-text = Text
cards-points = Points

## cards --stats

card-stats-progress = Playing deals
card-stats-resumed = { $folder }: going on after { $count ->
    [one] 1 deal
   *[other] { $count } deals
}.
card-stats-summary = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $games ->
    [one] 1 game
   *[other] { $games } games
} of the bot { $bot } on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} (seed { $seed })
card-stats-card = Card
card-stats-dealt = Dealt
card-stats-chosen = Chosen
card-stats-played = Played
card-stats-round = Round
card-stats-points = Points
card-stats-wins = Victory, %
card-stats-of = { $chosen } of { $offered }
card-stats-reading = Points and victory: by how much a hand with the card does better than on the same deal with another one of its kind, with 95 % intervals.
card-stats-partners = Pairs that bring more points together than each card by itself:
card-stats-pair = { $one } and { $two }: { $points }
card-stats-kept = The games are in { $folder }.
error-no-hand-cards = This game has no hand cards to study.
error-other-card-study = In “{ $file }” there is another study of cards: with another bot, other options, another seed or other rules.
error-no-card-study = The file “{ $file }” can't be read as part of a study of cards.

## Of one card

card-facts-unsure = so few games don't tell if it brings more points than another card of its kind
card-facts-partner = better together with { $card }: { $points } points more than the sum of both
card-facts-none = Nothing has been measured for this card.
card-facts-unknown = { $title } has no card “{ $card }”; it is called by its name or number.

## simulate

simulate-progress = Playing
simulate-summary = { $title }: { $games ->
    [one] 1 game
   *[other] { $games } games
} (seed { $seed }), { $games_per_s } games and { $decisions_per_s } decisions per second
error-other-dataset = “{ $file }” holds another data set: choose another folder, or its title, bots, options and seed.
error-no-dataset = “{ $file }” holds a data set that can't be read.
dataset-minari = minari.load_dataset("{ $name }") has the games, from { $folder }.
error-minari-alone = Minari's data sets are of games that are played alone: --players 1.
dataset-made = { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $decisions } decisions are in { $folder } (seed { $seed }).
dataset-failed = In { $games ->
    [one] 1 game
   *[other] { $games } games
} a program failed, and its moves were drawn at random from there on: the column “failed” says which.
simulate-failed = In { $games ->
    [one] 1 game
   *[other] { $games } games
} a bot dropped out: { $why }.
simulate-records = { $count ->
    [one] 1 record
   *[other] { $count } records
} in { $folder }
simulate-seat = Seat
simulate-bot = Bot
simulate-mean = Mean
simulate-sd = SD
simulate-min = Min
simulate-max = Max
simulate-wins = Wins

## records

records-progress = Checking
records-told = { $file }: { $what }
records-unreadable = It can't be read: it is damaged, or not text.
records-scores = It says that it ended { $said }, but it ends { $found }.
records-differs = { $move ->
    [0] Under the rules { $amended } it would begin differently ({ $what }).
   *[other] Under the rules { $amended } it would go differently at move { $move } ({ $what }).
}
records-otherwise-setup = it could not be set up
records-otherwise-asked = others would be asked
records-otherwise-offered = other moves would be offered
records-otherwise-move = the move would not be legal
records-otherwise-events = something else would happen
records-otherwise-scores = the scores would differ
records-otherwise-view = the table would look different
records-newest = { $count ->
    [one] 1 record follows
   *[other] { $count } records follow
} the newest rules.
records-alike = { $count ->
    [one] 1 record follows earlier rules and would go
   *[other] { $count } records follow earlier rules and would go
} the same way under the newest: --update switches to those.
records-moved = { $count ->
    [one] 1 record follows
   *[other] { $count } records follow
} the newest rules from now on.
records-archived = { $count ->
    [one] 1 record in an archive would go
   *[other] { $count } records in archives would go
} the same way under the newest rules; archives stay as they are.
records-differing = { $count ->
    [one] 1 record would go differently under the newest rules and keeps its
   *[other] { $count } records would go differently under the newest rules and keep their
} own.
records-broken = { $count ->
    [one] 1 record has
   *[other] { $count } records have
} a problem.

## tournament

tournament-resumed = { $folder }: going on after { $count ->
    [one] 1 game
   *[other] { $count } games
}.
tournament-summary = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $games } of { $expected } games on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} (seed { $seed })
tournament-bot = Bot
tournament-games = Games
tournament-rating = Rating
tournament-score = Mean score
tournament-p50 = Move p50, ms
tournament-p95 = p95, ms
tournament-pairs = Wins against, in per cent, with 95 % intervals:
tournament-kept = Games, records and { $plot } are in { $folder }.
tournament-kept-undrawn = Games and records are in { $folder }.
tournament-no-picture = Something isn't installed that the plot { $picture } needs ({ $why }): pip install 'allmende[arena]' brings it, and the same command draws the plot then.

## ladder

published-bot = Bot
published-games = Games
published-won = Won, %
published-score = Points
published-theirs = Theirs
published-time = ms a decision
published-command = Reproduce with
ladder-summary = { $title }, { $bot }: { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} (seed { $seed })
points-category = Category
ladder-opponent = Against
ladder-games = Games
ladder-wins = Won, %
ladder-score = Points
ladder-theirs = Theirs
ladder-time = Move, ms
ladder-promoted = { $bot }: more than { $bar } % of all games won, beyond doubt.
ladder-rejected = { $bot }: not beyond doubt more than { $bar } % of all games won.
ladder-open = { $bot }: these games don't decide whether more than { $bar } % are won.
ladder-promoted-alone = { $bot }: more points than any of the others, beyond doubt.
ladder-rejected-alone = { $bot }: not beyond doubt more points than all of the others.
ladder-open-alone = { $bot }: these games don't decide whether it makes more points than all of the others.
ladder-taken-up = From now on levels play by this net: { $file }

## train

train-resumed = { $folder }: going on after { $count ->
    [one] 1 generation
   *[other] { $count } generations
}.
train-other-rules = { $folder }: going on under the rules { $rules }; it began with { $before }.
train-damaged = { $folder }: { $count ->
    [one] The last generation can't
   *[other] The last { $count } generations can't
} be read; going back to the one before.
train-begins = Learning
train-progress = Generation { $number }: mean score { $mean }, error { $error }
train-progress-won = , { $won } % won
train-measures = Measuring
train-stopped = Stopped after { $count ->
    [one] 1 generation
   *[other] { $count } generations
}; the same command goes on with what is in { $folder }.
train-summary = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $generations ->
    [one] 1 generation
   *[other] { $generations } generations
}, { $minutes } minutes of one core (seed { $seed })
train-score = Mean score of { $count ->
    [one] 1 game
   *[other] { $count } games
} without search, with a 95 % interval: { $mean }
train-rung = Against { $bot }: { $wins } % won, { $score } points
train-exploiter = The exploiter wins { $wins } % against { $bot } after { $hours } hours of one core.
train-kept = The net is { $net } in { $folder }; { $card } describes it.
train-no-picture = Something isn't installed that the plot { $picture } needs ({ $why }): pip install 'allmende[train]' brings it.
train-mean = Mean score in training
train-error = Error of the guesses
train-minutes = Minutes of one core

plan-begins = { $subject }: learning until { $minutes } minutes of one core are spent.
plan-again = { $subject }: begins again with what was learned so far, since features, moves or constants have changed; the earlier training is in { $folder }.
plan-waits = { $subject }: bots can't search this game yet.
plan-reigns = { $subject }: the levels play by this net already.
plan-subject = Training
plan-minutes = Minutes
plan-planned = of
plan-generations = Generations
plan-games = Games
plan-state = State
plan-is-open = not begun
plan-is-waiting = waits: bots can't search this game yet
plan-is-begun = under way
plan-is-finished = ready to be promoted
plan-is-champion = champion

## load

load-begins = Playing at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} of { $url }, which stay in its database.
load-progress = Playing
load-summary = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $rate } a second (seed { $seed })
load-unit = Milliseconds
load-longest = longest
load-confirmed = Confirmed
load-seen = On the other's screen
load-lag = This command itself late by
load-players = Players: { $ms } ms of processor time a move
load-server = Server: { $ms } ms of processor time a move; memory { $before } MB without the tables, { $after } MB at the end, { $table } kB a table
load-refusals = Not played: { $count ->
    [one] 1 move
   *[other] { $count } moves
}. { $why }
load-unseen = The other player had not seen it after a minute.
load-no-health = what answers there is no Allmende server, or its database is away
load-closed = it closed the connection, or speaks another language than HTTP
error-load-url = “{ $url }” is not the address of a server, such as http://localhost:8000
error-load-absent = No server can be measured at { $url }: { $why }
error-load-gone = The server at { $url } went away: { $why }
error-load-refused = The server set up no table (status { $status }): { $why }
error-load-consent = { $url } is not on this machine: measure it only if its host agrees, and say so with --yes
error-load-limits = Of one address on another machine a server takes { $tables } tables and { $moves } moves a second, and not more; requests from its own machine have no limit: run this command there
error-load-files = { $tables } tables need more connections than this process may open: at most { $most } tables, or raise the limit of open files (ulimit -n)
error-load-file = { $file } holds no tables that an earlier load has kept
error-load-other = { $file } holds tables of another server, { $url }
error-load-metrics = { $url } tells no metrics of a server, which serve --metrics does
error-load-no-moves = No move was played at { $url } in that time: give it more seconds, or a shorter pace
error-seconds = “{ $word }” is not a number of seconds from 0 on

## bench

bench-progress = Measuring
bench-engine = Random play, one core
bench-compiled = compiled
bench-interpreted = interpreted
bench-decisions = Decisions/s
bench-games = Games/s
bench-copy = Copy, ns
bench-full-copy = Full copy, ns
bench-slowest = Slowest move, µs
bench-bytes = Bytes

## play, replay

play-name = Player { $seat }
play-bot-name = { $bot } ({ $seat })
play-asked = { $player }: { $prompt }
play-others = { "  " }At the same time: { $players }. `seat N` lets another player decide.
play-hand = { "  " }Your hand:
play-moment = { "  " }Enter: play no card.
play-hide = { $player }: press Enter to hide your cards.
play-reveal = { $player }: press Enter to see your hand.
play-card = { $card }, { $deck }{ $series ->
    [none] {""}
   *[other] {" "}({ $series })
}
play-card-in-hand = { "  " }It is in your hand.
play-cards-of = { $player } holds { $held }{ $played ->
    [0] {" "}and has played none.
   *[other] {" "}and has played:
}
play-nothing = no cards
play-program-failed = { $player } is out: { $why }. Its moves are drawn at random from here on.
play-left = The game is not over. If you kept it with --record, you can go on from here.
play-resumed = { $file }: going on after { $count ->
    [one] 1 move
   *[other] { $count } moves
}.
play-coach = { "  " }{ SENTENCE($says) } Give the same answer again to play it, or hush to never hear this again.
play-hushed = You won't hear that any more.
play-hush-nothing = The coach hasn't said anything yet.
play-thinking = Thinking
play-hint-stopped = { "  " }No hint.
play-taken-over = { "  " }From now on a bot plays for { $player }: { $bot }.
play-decides = { "  " }{ $player } decides from now on.
play-suggestion =
    { "  " }{ $answer }: { $move }, { $score } points expected.
    { "     " }{ $why }
play-legal = “{ $move }” is legal now.
play-winners = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}
play-solo = { $verdict ->
    [extraordinary] { $points } points: extraordinary! The goal was { $goal }.
    [reached] { $points } points: you reached the goal of { $goal }.
   *[missed] { $points } points: the goal is { $goal }.
}
play-day-own = you
play-day-waiting = The levels play the same deal
play-day-stopped = The levels were stopped: there is no ranking.
play-day-ranking = Today's game, you among the levels:
play-day-place = { $place }. { $name }: { $points } points
play-analysis = { $file ->
    [none] A game that is kept with --record FILE can be analyzed afterwards: `allmende replay FILE --analysis`.
   *[other] Which moves cost most: `allmende replay { $file } --analysis`
}
play-series-left = The series ends with this game.
play-sequel = Another game of the series follows: answer “next” to play it.
play-reported = The report is in { $file }, the game as you see it, without what others hide. It has not been sent anywhere: pass it on, and say what is wrong.
play-folded = { "  " }{ $first }–{ $last }  { $moves } (more lists them)
play-place-sparingly = Place, but take less
play-play-sparingly = Play a card, but take less
play-activate-sparingly = Income of a card, but take less
play-help =
    Answer with the number of an option, or with a move as records write it. Also:
      hint        what a bot would play for you, and why
      more        list what is folded into one line, too
      undo        take back your last move
      table       show the table again
      why MOVE    why a move is not possible now
      worth       what your cards, or those to choose from, should bring
      hush        never hear again what the coach has just said
      seat N      let another seat decide, where several may
      bot LEVEL N let a bot play for seat N: novice, villager, farmer or master;
                  none gives the seat back, and without N it is your own
      record      show the record of the game so far
      report      report a problem: a file with the game as you see it
      quit        stop
play-help-hallertau =
    In Hallertau also the number of a card in your hand, and:
      hand        your hand: what can be played has a number, the rest a reason
      card 104    everything about a card
      cards       what everybody has played
    Moves are, for example, place nursery, or play sparingly 104 to take less.
    On the board ■ is a worker and □ a free place. In a village ■ is a Craft
    Building, ● a boulder, ░ the Community Center, and 3 a symbol worth 3 points.
play-readings = Where the rulebook is silent:
play-reading = { "  " }{ $reading }
play-help-arle =
    In Fields of Arle also:
      spaces      what all action spaces do, and who stands there
      buildings   what the buildings to be had cost and do
    Moves are, for example, place fisherman, load wood 1, trade food.
    At an action space ■ is a worker; ════ is a dike, and □ a space on a vehicle.
play-help-agricola =
    In Agricola also:
      spaces        what the action spaces provide, and what lies there
      improvements  what the major improvements cost and do
      points        the points by category
      hand          your hand: what can be played has a number, the rest a reason
      card basket   everything about a card
      cards         what everybody has played
    Moves are, for example, place forest, plow b2, fence c1 d1 d2. The spaces of a
    pasture may stand in any order, and c1-e2 is all between two corners.
    At an action space ■ is a person, and × one that is closed in this round; the
    number behind a name is the round in which it came. In a farmyard ═ and ║ are
    fences, and “of 4” is what a pasture has room for.
replay-report = { $seat ->
    [0] A problem report by an onlooker ({ $facts }).
   *[other] A problem report by seat { $seat } ({ $facts }).
}
replay-heading = After { $at } of { $count ->
    [one] 1 move:
   *[other] { $count } moves:
}
lines-number = Line
lines-name = Name
lines-from = Begins at move
lines-moves = Moves
lines-points = Points at its end
lines-main = Main line
comparison-line = Line { $line }
comparison-difference = Difference
comparison-common = { $count ->
    [0] The lines have no move in common.
    [one] The first move is the same in both lines.
   *[other] The first { $count } moves are the same in both lines.
}
comparison-so-far = Where a game isn't over, the points are those as it stands.
analysis-progress = Analyzing
analysis-stopped = Stopped after { $done } of { $count } moves.
analysis-player = Player
analysis-course = Expected score
analysis-first = First
analysis-last = Last
analysis-cost = Given away
analysis-score = Score
analysis-step-in = Play on from before the costliest of them: allmende play { $title } --from { $file } --at { $at }
analysis-costliest = { $count ->
    [0] No move has cost much.
   *[other] The moves that cost most:
}
analysis-move = { "  " }{ $number }  { $player }, { $cost } points: { $move }. Better: { $best }

## The table

table-piles = { "  " }Left in the piles: { $cards }
table-hand = Hand
table-played = Played
table-village = Village
table-window-workers = Window: { $workers } Workers
table-window-points = Window: { $points } points

## Fields of Arle

arle-buildings = To be built:
arle-supply = Supply:
arle-player = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
arle-land = Home Board
arle-room = (room for { $small } small, { $large } large)
arle-travel = Travel
arle-travelled = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}; left:
arle-sum = Sum
arle-special = Special action, once in a half-year ({ $season }):
arle-any-time = At any time:
arle-reminder = { "  " }{ $month }, half-year { $half_year }. You have { $goods }.
arle-moment = { "  " }Enter: go on.
arle-building = { $cost }; { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $text }
arle-vehicle = { $cost }; { $points ->
    [one] 1 point
   *[other] { $points } points
}
arle-all-destinations = Travel destinations
arle-tile = Name
arle-cost = Costs { $cost }
arle-size = Size

## Agricola

agricola-card = { $name } ({ $round })
agricola-improvements = Major improvements to be built:
agricola-player = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
agricola-room = Room
agricola-field = Field
agricola-stable = Stable
agricola-capacity = of { $count }
agricola-farm = Farmyard
agricola-pastures = { $count ->
    [one] 1 pasture
   *[other] { $count } pastures
}
agricola-stables = { $count ->
    [one] 1 stable
   *[other] { $count } stables
}
agricola-family = Family
agricola-people = { $count } people{ $newborns ->
    [0] {""}
    [one] {", "}1 of them newborn
   *[other] {", "}{ $newborns } of them newborn
}{ $home ->
    [0] {""}
   *[other] {", "}{ $home } still at home
}
agricola-harvest = Harvest
agricola-food = { $round ->
    [0] over
   *[other] after round { $round }: { $have } of { $due } Food
}
agricola-sum = Sum
agricola-spaces = Where to? (“spaces” tells what the action spaces do.)
agricola-any-time = At any time:
agricola-reminder = { "  " }Round { $round }. You have { $goods }. Harvest { $food }.
agricola-fences = { $count } pastures are possible. Name the spaces of one in any order,
    { "  " }for example: { $example }. The largest: { $sizes }.
agricola-size = { $count ->
    [one] 1 space
   *[other] { $count } spaces
} for { $wood } Wood
agricola-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $text }
agricola-action = Action space
agricola-improvement = Improvement
agricola-stage = Stage
agricola-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
agricola-hand = { "  " }Your hand: { $cards }.
agricola-all-actions = Action spaces
error-pasture = “{ $places }” can't be a pasture: name spaces that lie side by side, without rooms, for example fence c1 d1.

# Lessons

help-learn = Learn a game by playing: a lesson in the terminal.
help-learn-examples =
    Without a title the lessons are listed. Answer as in `allmende play`.

      allmende learn                                       which lessons there are
      allmende learn agricola                              a first game of Agricola
      allmende learn arle first --record arle.txt          and go on with it later
      allmende learn --json                                all lessons, for programs
help-arg-lesson = the lesson; `allmende learn` lists them (first)
learn-lesson = { $title } { $lesson }: { $name }, about { $minutes } minutes
learn-step = – { $name }, step { $step } of { $steps } –
learn-strayed = That is fine, too. Answer undo to follow the lesson, or play on as you like: the lesson comes back a little later.
learn-waits = The next step of the lesson isn't possible at this point of your game. Go on as you like: the lesson comes back a little later.
learn-answers = The lesson asks for: { $answers }
learn-next = Next: allmende learn { $title } { $lesson } ({ $name })
learn-play = A game of your own: allmende play { $title } --bots villager
play-learner = Learner
play-neighbor = { $number ->
    [one] Neighbor
   *[other] Neighbor { $number }
}
error-other-lesson = { $file } is not a record of the lesson “{ $lesson }”. Give another file, or leave --record out to start over.

help-rules = Look up the rules of a game: chapters, spaces, cards, or any word.
help-rules-examples =
    Without a word the chapters are listed.

      allmende rules hallertau                  which chapters there are
      allmende rules hallertau harvest          a chapter by its name
      allmende rules hallertau old sheep        what mentions these words
      allmende rules hallertau harvest.example --play    play an example
      allmende rules hallertau --json           the whole rulebook, for programs
help-arg-rule = a chapter, or words to look for
help-arg-play-example = play the example of this name
error-nothing-found = Nothing in the rules of { $title } mentions “{ $words }”. Perhaps: { $known }
error-which-example = Say which example to play: { $known }
error-no-example = The rules of { $title } have no example “{ $example }”. They have: { $known }

# Why a server does not start

error-url = “{ $url }” is not the address of a server, such as https://games.example.org or https://example.org/games.
error-proxy = “{ $proxy }” is not the address or network of a proxy, such as 127.0.0.1 or 10.0.0.0/8
error-backup-there = “{ $file }” is there already: give the backup another name, or add --replace.
error-backup-itself = “{ $file }” is the database itself: give the backup another name.
error-restore-there = The database { $database } is not empty: name another with --database, or add --replace.
error-restore-in-use = A server is using the database { $database }: stop it first.
error-database = The database { $database } can't be used: { $why }
error-database-newer = The database { $database } was made by a newer Allmende (its layout is { $found }, this version knows { $known }). Nothing was written to it; please use the newer version.
error-database-older = The database { $database } is still used by an older Allmende, to which the changes of this version would be unknown. Please end all its servers first, and then start this one.
error-damaged = The database { $database } is damaged: { $why }. Nothing was written to it. { $when ->
    [none] There is no backup.
   *[other] The last backup is { $backup }, of { $when }: put it in the place of { $database }, move the files { $database }-wal and { $database }-shm away, and start again.
}
error-worker-database = A worker shares a PostgreSQL database with servers, and “{ $database }” is not the address of one, such as postgresql:///games.
worker-ready = A worker for { $database }, with { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}
worker-metrics = Metrics at { $address }
error-admin-file = The file “{ $file }” for --admin can neither be read nor made: { $why }
error-admin-short = The key in “{ $file }” for --admin is too short: it needs at least { $least } characters. Delete the file, and a new key is made.
error-traces = “{ $word }” is no address of a collector: give one such as http://127.0.0.1:4318/v1/traces.
error-metrics = “{ $word }” is no port for metrics: give a number up to 65535, such as 9464, perhaps after an address (0.0.0.0:9464).
error-port-taken = Port { $port } is used by another program.
error-address = The server can't listen at { $host }, port { $port }: { $why }

# Problems

help-problems = Solve problems: find the best plan for a turn; or look for new ones.
help-problems-examples =
    The next problem is one near your rating. Answer as in `allmende play`: once
    your turn is over, your plan is compared with the solution.

      allmende problems agricola                       the next problem
      allmende problems agricola agricola-68660f       this one
      allmende problems agricola --list                which there are
      allmende problems mine agricola --out mined.jsonl --seconds 600
                                                       look for more
help-arg-problem-title = the game; or “mine”, to look for new problems
help-arg-problem = the problem, as --list names it; after “mine”, the game
help-arg-problem-list = list the problems and their ratings
help-arg-players-mine = with mine: how many seats (2)
help-arg-out-mine = with mine: keep what is found in this file; what is there is not looked at again
help-arg-seconds-mine = with mine: stop with the first game that ends after this time (600)
help-arg-games-mine = with mine: stop after this many games, those in the file included
error-no-problem = There is no problem “{ $problem }”; `--list` names them.
error-no-problems = No problems come along for { $title }.
error-problem-game = After “mine” comes the game, such as: allmende problems mine agricola
error-mining-no-net = No net has learned to play { $subject }: nothing could be measured there.
error-other-mining = { $file } holds problems of other games, of another seed or by another champion. Name another file, or leave the options as they were.
error-no-mining = { $file } holds no problems that can be read.
problem-no-hints = There are no hints in problems.
problem-heading = Problem { $name }, rated { $rating } ± { $spread }
problem-task = { $players ->
    [1] Plan this turn: which plan brings most points in the end?
   *[other] You are { $player }. Plan this turn: after which plan are you ahead by most points in the end?
}
problem-left = The turn is not over: the problem counts as not tried.
problem-comparing = Comparing your plan with the solution
problem-solved-all = You have tried all problems of { $title }. `--list` names them; each can be tried again.
problem-listed = { $name }  { $rating } ± { $spread }  { $players ->
    [1] alone
   *[other] { $players } players
}  { $state ->
    [solved] solved
    [missed] missed
   *[new] not tried
}
problem-mining = Looking at games
problem-mining-resumed = { $file }: going on after { $count ->
    [one] 1 game
   *[other] { $count } games
}
problem-mined = { $title }: { $problems ->
    [one] 1 problem
   *[other] { $problems } problems
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $turns } turns (seed { $seed }).
problem-mined-one = { $name }: { $lead } points better than the next best plan
problem-mined-kept = They are in { $file }.
problem-rating = Your rating in problems of { $title }: { $rating } ± { $spread } ({ $change }).
problem-again = You have tried this one before: only the first try counts.

## survey

help-survey = Look back over many finished games.
help-survey-examples =
    Openings, the first four actions, and what they brought; where points come from,
    by place; and the points beside those of the level above. Every mean has its
    interval at 95 %. Games come from files, folders, archives or a store.

    examples:
      allmende survey games/                       all records in a folder
      allmende survey games/ --player Ann          Ann's games alone
      allmende survey --database games.sqlite3     the games of a server
      allmende survey games/ --csv tables/         also as tables for a spreadsheet
help-arg-survey-paths = records, or folders and archives of records
help-arg-survey-database = also the games of a server: its SQLite file or PostgreSQL URL
help-arg-survey-player = only the seats of the player of this name
help-arg-survey-least = list an opening if at least N seats began so (default: 3)
help-arg-survey-csv = write the tables into this folder, as CSV
help-arg-survey-parquet = write the tables into this folder, as Parquet
error-survey-nothing = Name records or folders to look back over, or a store with --database.
error-survey-empty = There is no finished game among these.
error-survey-player = No player here is called { $player }. Known are: { $known }.
survey-progress = Replaying
