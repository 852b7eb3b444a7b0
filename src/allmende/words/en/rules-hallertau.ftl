### The rules of Hallertau to be looked up. Sentences are our own; numbers come from the rules' data, as arguments.

## What it is about, and how it is prepared

rules-hallertau-idea = The idea
rules-hallertau-idea-village = You lead a small village through { $rounds } rounds. At its heart stands the Community Center, and in front of it { $crafts } Craft Buildings, each of which asks for other goods. When you have moved them all ahead, the center follows: it gives more workers at first and many points later on.
rules-hallertau-idea-workers = Goods come from the action board. In each round you send workers there, { $workers } at the beginning. The more often a space is used, the more workers it takes.
rules-hallertau-idea-sheep = In the long run, fields and sheep feed the village. Fields yield many times what was sown and want to lie fallow in between; sheep give milk every round, besides wool, meat and hides. Cards from your hand help with both, and the best of them are worth points.
rules-hallertau-preparation = Setup
rules-hallertau-preparation-board = The action board with its { $spaces } action spaces lies in the middle, parted into { $quadrants } quadrants. In its corners lie the piles of Gateway, Farmyard, Bonus and Point cards.
rules-hallertau-preparation-quadrants = Each action space begins with a worker in its bottom row. The removal of the opening round is part of this: a Quadrant card says which quadrants begin empty. With { $players } players there are no Quadrant cards, and every space begins empty.
rules-hallertau-preparation-center = The window of your Community Center shows { $workers }, the number of your workers. Right beside it stand your Craft Buildings, each in a row of its own.
rules-hallertau-preparation-boulders = Each Craft Building has Boulders in its way: { $first } and { $second } spaces ahead of it.
rules-hallertau-preparation-fields = You own { $fields } fields, in rows { $rows }, and in your supply there is one of each: { $crops }.
rules-hallertau-preparation-cards = On your Stable board lie { $stable } Farmyard cards face down, a card for each round. Nobody looks at them. Into your hand you draw { $gateways } Gateway cards and a Point card.
rules-hallertau-preparation-first = Chance decides who is first player.
rules-hallertau-preparation-picture = A village before its first round

## Resources

rules-hallertau-resources = Resources
rules-hallertau-resources-what = Resources are all that you can gain: cards, fields, goods, jewelry, sheep and tools.
rules-hallertau-resources-never = You never just throw a resource away, not even where a card wants you to have little of it.
rules-hallertau-resources-supply = What you gain comes from the general supply, and what you pay returns there. The supply is never exhausted; only piles of cards are.
rules-hallertau-fields = Fields
rules-hallertau-fields-columns = Your Field board has { $columns } columns, and room for a single field in each. A field lies in a row from { $lowest } to { $highest }, and its row is what it will yield. A new field comes into an empty column, in the row that the space or card names. With all columns taken you get no more.
rules-hallertau-fields-given = A field that you give up may come from any row. What is planted on it is lost with it.
rules-hallertau-fields-example = At first a field lies in each of the lower rows. The Clearing brings another one, into row { $row }, and it doesn't matter which empty column it takes.
rules-hallertau-fields-picture = Fields on their board: planted, and lying fallow
rules-hallertau-goods = Goods
rules-hallertau-goods-kinds = Goods are the crops { $crops }, the animal products { $animals }, and Clay. You may have any amount of each. What is planted in fields does not belong to your supply.
rules-hallertau-goods-example = Clay is in the supply, and the Nursery offers more of it. Take it, and see how the amounts add up.
rules-hallertau-sheep = Sheep
rules-hallertau-sheep-new = A new sheep goes to the Farmyard card of the round that comes { $lifetime } rounds later. When that round begins and the card leaves the board, the sheep dies of old age, unless you have moved it on in time.
rules-hallertau-sheep-stables = When there are not that many rounds left, new sheep go into the Stables. There they stay for good, and are worth points in the end.
rules-hallertau-sheep-given = When you pay a sheep, take it from wherever you like: from a card or from the Stables.
rules-hallertau-sheep-picture = Sheep on a Farmyard card, with the rounds that they have left
rules-hallertau-sheep-example = The Sheep Market brings a sheep. It is the opening round, so it goes onto the card of round { $round }.
rules-hallertau-sheep-stables-example = In a later round the same Sheep Market brings a sheep that grows old no more: it goes into the Stables.
rules-hallertau-jewelry = Jewelry
rules-hallertau-jewelry-box = Your Jewel Box holds at most { $most } Jewelry. It pays for steps of Craft Buildings, and what is left is worth points.
rules-hallertau-jewelry-example = Use the Land Sale and give up a field: a Jewelry comes into your Jewel Box.
rules-hallertau-tools = Tools
rules-hallertau-tools-what = Tools move Boulders out of the way. They come from workers that you exchange, and from cards.
rules-hallertau-hand = Cards
rules-hallertau-hand-what = A card that you gain is drawn from its pile into your hand, which may hold any number. A card that you discard is out of the game.

## The course of play

rules-hallertau-course = Course of play
rules-hallertau-course-rounds = The game has { $rounds } rounds of { $phases } phases each. Only in the phases of actions and of progress is there much to decide.
rules-hallertau-course-together = All players go through most phases at the same time. In the phase of actions you take turns, clockwise from the first player.
rules-hallertau-remove-workers = Remove workers
rules-hallertau-remove-workers-card = A Quadrant card names quadrants. On each action space there, the topmost row that has workers is cleared, and nothing else. With { $players } players this happens on the whole board. In the opening round the setup has already done it.
rules-hallertau-remove-workers-example = So a space whose { $rows } rows are full can be used again, though only for as many workers as its top row takes, and a space with a single worker is empty again. Exchange your last worker, finish the round, and look at the Nursery and at the spaces beside it.
rules-hallertau-remove-workers-solo = No source shows the Quadrant cards of a solo game. Here each names a single quadrant, and every quadrant comes up equally often; in some rounds chance decides between neighbors.
rules-hallertau-remove-workers-cards = Which quadrants the Quadrant cards name is not in the rulebook. It comes from people who play the game, and fits all that the rulebook says of them.
rules-hallertau-remove-workers-named = With { $players } players they name { $cards }.
rules-hallertau-remove-workers-tossed = { $players ->
    [one] In a solo game they name { $cards }
   *[other] With { $players } players they name { $cards }
}; where there is a slash, chance decides when the card is turned up.
rules-hallertau-new-workers = New workers
rules-hallertau-new-workers-card = The Farmyard card of the round leaves your Stable board. It stays face down until its phase comes.
rules-hallertau-new-workers-age = Sheep on that card die of old age. You get nothing for them.
rules-hallertau-new-workers-window = You take as many workers as the window of your Community Center shows.
rules-hallertau-income = Income
rules-hallertau-income-bonus = Each Bonus card that you have played gives what its lower part shows, in the order that you like. A Bonus card that you play during this phase gives its income at once.
rules-hallertau-income-skipped = The opening round skips phase { $phase }, even if somebody has managed to play a Bonus card by then.
rules-hallertau-income-example = Of these Bonus cards in play one gives a field, another Flax, and the last lets you sow Flax. In that order the new Flax grows at once in the new field.
rules-hallertau-actions = Actions
rules-hallertau-actions-turns = Starting with the first player you take turns. On your turn you either place workers on an action space or exchange workers for tools. It goes on until nobody has workers left.
rules-hallertau-actions-placing = An action space has rows, which are filled from the bottom. Using them in turn takes { $workers } workers. When all rows are taken the space can't be used any more.
rules-hallertau-actions-corners = The corners of the board, where you draw cards, have only { $rows } rows. Whoever uses one of them draws a card and takes the first player marker, which counts from the next phase on in which it matters.
rules-hallertau-actions-order = What a space offers is done at once, from top to bottom, and each part a single time, however many workers it took. Where “or” or a slash stands, you choose.
rules-hallertau-actions-optional = None of it is compulsory: you may skip any part, or take less of it.
rules-hallertau-actions-picture = The action board at the beginning of a solo game without cards
rules-hallertau-kinds = Kinds of actions
rules-hallertau-kinds-gain = Gain: a plus sign brings you what stands after it.
rules-hallertau-kinds-exchange = Exchange: above an arrow stands what you pay, below it what you get for it.
rules-hallertau-kinds-sow = Sow: you move a crop from your supply to an empty field. A single unit is enough, whatever the row. Several actions to sow are done one after the other, and you may stop before the last.
rules-hallertau-kinds-sustain = Sustain: a sheep moves from its Farmyard card to that of the following round, or from the last card into the Stables.
rules-hallertau-kinds-raise = Fertilize: empty fields move to row { $row }, from wherever they lie.
rules-hallertau-kinds-retreat = Retreat: a Craft Building goes back a space, if there is room between it and the Community Center. Boulders stay where they are.
rules-hallertau-exchanging = Exchanging workers
rules-hallertau-exchanging-tools = Instead of using a space you may give back as many of your workers as you like, and get a tool for each.
rules-hallertau-exchanging-pass = You can't pass as long as you have workers. Whoever has none left is skipped.
rules-hallertau-exchanging-example = A last worker is left, and the spaces that nobody has used yet offer little. Exchange it: it adds to the tools that you have.
rules-hallertau-exchanging-early-example = Tools are not a last resort: with fields that yielded well, a Jewelry and many workers exchanged for tools, all buildings advance in the opening round, and most of them once more. Try it.
rules-hallertau-new-card = New card
rules-hallertau-new-card-farmyard = The Farmyard card that left your Stable board at the beginning of the round comes into your hand.
rules-hallertau-fallow = Fallow fields
rules-hallertau-fallow-up = All your empty fields move up a row. Row { $row } is the highest: fields there stay.
rules-hallertau-fallow-twice = After that exactly one empty field moves up once more. If several could, you choose.
rules-hallertau-fallow-example = Several fields lie fallow. All have moved up; choose the one that does so again.
rules-hallertau-harvest = Harvest
rules-hallertau-harvest-yield = Each planted field gives as many of its crop as the number of its row.
rules-hallertau-harvest-down = A harvested field moves down a row. In row { $row } it stays, and is not lost.
rules-hallertau-harvest-planted = What is planted when the phase begins is harvested, each field once. What is sown during the phase grows on.
rules-hallertau-harvest-example = Barley grows in one of the high rows. Use up your last workers, and see what is reaped and where the field lies then.
rules-hallertau-milking = Milking
rules-hallertau-milking-milk = Each of your sheep gives a Milk, wherever it stands. No sheep is lost by that.
rules-hallertau-milking-example = Give Milk for another sheep at the Sheep Breeding, then exchange your last workers: each of your sheep gives a Milk.
rules-hallertau-progress = Progress
rules-hallertau-progress-pay = Now you pay goods to advance Craft Buildings, each step by itself, as many steps as you can and like. Usually all do this at the same time; at a table that wants it, one after the other from the first player on.
rules-hallertau-progress-price = A step costs as many goods as the number of the round says. Which goods count depends on the building; they may be mixed, as far as the building allows.
rules-hallertau-progress-craft = { CAPITAL($craft) } takes { $goods } in any mixture.
rules-hallertau-progress-craft-more = { CAPITAL($craft) } takes { $goods }, but for each step more { $first } than { $second }.
rules-hallertau-progress-craft-limited = { CAPITAL($craft) } takes { $goods }, but for each step at most a single { $first }.
rules-hallertau-progress-jewelry = A single Jewelry pays for any step of any building, whatever the round. Boulders are in the way all the same.
rules-hallertau-progress-jewelry-example = The goods for the Carpentry are missing, and it is the only building that the Community Center waits for. Jewelry helps.
rules-hallertau-progress-last = In the last space of its row a building has arrived.
rules-hallertau-progress-carpentry-example = There is Clay and Rye in your supply. Advance the Carpentry: in so early a round it has to be Clay alone, since a mixture would not have more Clay than Rye.
rules-hallertau-center = Community Center
rules-hallertau-center-follows = When all your Craft Buildings have left a space between themselves and the Community Center, it follows until it touches the hindmost. It never goes back.
rules-hallertau-center-window = With each of its steps the window shows another number: first more workers for the coming rounds, up to { $workers }, then points: { $points }.
rules-hallertau-center-number = Where a card asks for the number in the window, it is { $workers } once the window shows points.
rules-hallertau-center-picture = The Community Center, the Craft Buildings in front of it, and the Boulders in their way
rules-hallertau-center-example = All other buildings have advanced already. Advance the Manufacture, too: the Community Center follows, and its window shows another worker.
rules-hallertau-center-length = How long its way is follows from the numbers in the window: each Craft Building has a row of { $spaces } spaces.
rules-hallertau-discounts = Discounts
rules-hallertau-discounts-types = Whoever pays for a step with goods of different types pays less: one good less as soon as they are not all alike, and another one less with one more type.
rules-hallertau-discounts-bounds = What is really paid has to be of so many types, and has to keep to what the building allows. So there is no discount in early rounds, and buildings that want more of their main good come to it later.
rules-hallertau-discounts-example = The Cooling House takes Meat and Milk, and you have both. Paid in a mixture, a step is cheaper.
rules-hallertau-discounts-bound-example = For the Brewhouse a mixture of Barley and Hops is paid here in full: with a good less it would be of a single type, or no longer have more Barley.
rules-hallertau-discounts-later-example = A round later the very same goods are enough, although a step now costs a good more.
rules-hallertau-boulders = Moving Boulders
rules-hallertau-boulders-way = No building enters a space with a Boulder. A tool moves a Boulder a space to the right. Boulders that touch are pushed together, with a tool for each.
rules-hallertau-boulders-edge = A Boulder that is pushed over the edge is out of the way for this round.
rules-hallertau-boulders-tools = Until the last round a tool is only exhausted, and is ready again in the next progress. In round { $last } a tool that moves a Boulder is spent.
rules-hallertau-boulders-spent = Tools that are exhausted can still be paid for other things in the same phase, and are then the first to go.
rules-hallertau-boulders-needed = Here Boulders move by themselves, as far as a step needs it. Before the last round, while a card that costs tools can be played, they can also be moved beforehand.
rules-hallertau-boulders-example = You have tools and much Clay. See how many steps of the Carpentry they allow, and which of them use up tools.
rules-hallertau-boulders-last-example = In the last round a Boulder of this building has gone over the edge already. Pay with Jewelry, and see how few tools its last steps use up.
rules-hallertau-boulders-picture = Boulders in the way of Craft Buildings
rules-hallertau-reset = Boulders
rules-hallertau-reset-back = In front of each Craft Building the Boulders are laid back, { $first } and { $second } spaces ahead of it. In round { $last } there is no need for it.
rules-hallertau-reset-town-hall = If a building has gone back and not advanced since, its Boulders move back, too, and lost ones may return to the board.
rules-hallertau-reset-example = The Carpentry has pushed its Boulders together. End the phase, and see where they lie then.
rules-hallertau-round-end = End of a round
rules-hallertau-round-end-first = The first player stays the same until somebody takes the marker.

## Cards

rules-hallertau-cards = Playing cards
rules-hallertau-cards-any-time = You may play cards from your hand at any time, even in the midst of an action or when others have their turn. What is played during an action takes effect when the action is complete.
rules-hallertau-cards-several = If several cards wait, their owner chooses which comes first. A card works a single time and stays in front of you.
rules-hallertau-cards-one-by-one = Outside an action a card takes effect before you play the next one: what that one asks for has to be there then.
rules-hallertau-cards-moments = While others decide you are asked only if you hold a card that you could play, and if something that matters to it has changed since you last declined, or if it may be your last chance.
rules-hallertau-cards-shown = A card that is discarded is shown to everybody.
rules-hallertau-cards-board = Where all play at the same time, cards that change the action board take effect in the order in which they are played.
rules-hallertau-reading = How a card is read
rules-hallertau-reading-book = A book is a condition: you need what stands beside it, but don't pay it. Numbers are the least that you need, unless the card says “exactly” or “at most”. Goods count if they lie in your supply.
rules-hallertau-reading-dark-book = A dark book asks for a situation on the action board, no matter who brought it about.
rules-hallertau-reading-price = An arrow shows a price, which you pay exactly.
rules-hallertau-reading-effects = Then comes what stands in the lower part, from top to bottom. You may skip any of it, or take less.
rules-hallertau-reading-slashes = Slashes belong together: choose a number in the upper part that you can meet, and you get what stands in the same place of the lower part.
rules-hallertau-reading-bar = The phase bar at the top says when a card can be played, or when it can't.
rules-hallertau-piles = The piles of cards
rules-hallertau-piles-gateway = Gateway cards have a condition that is easily met, and help you along. You begin with { $count } of them.
rules-hallertau-piles-farmyard = Farmyard cards have a low price. A new one comes to you in every round.
rules-hallertau-piles-bonus = Bonus cards give an income in phase { $phase } of each round.
rules-hallertau-piles-point = Point cards are hard to play, and worth many points.
rules-hallertau-piles-empty = Where a pile is empty, nothing is drawn. Another pile doesn't stand in for it.

## The end, and ways to play

rules-hallertau-end = End of the game
rules-hallertau-end-last = The game is over after round { $rounds }. Everybody has a last chance to play cards; then the points are counted.
rules-hallertau-scoring = Scoring
rules-hallertau-scoring-center = Community Center: the points that its window shows ({ $points }), and { $symbol } for each symbol that a Craft Building has left behind and that the center has not reached.
rules-hallertau-scoring-symbols = Where these symbols lie is only inferred: each building leaves them behind with its steps { $steps }, { $symbol } points each.
rules-hallertau-scoring-sheep = Sheep: a point for each in the Stables.
rules-hallertau-scoring-jewelry = Jewelry: a point for each that is left.
rules-hallertau-scoring-rest = Fields, goods and tools: the rows of all fields, all goods and all tools are added up. Every { $per } of the sum are worth a point; the rest decides ties.
rules-hallertau-scoring-cards = Cards: the points of those that you have played. What is left in hand counts for nothing.
rules-hallertau-scoring-winner = The most points win. In a tie, the larger remainder of fields, goods and tools wins; if that is equal, too, the victory is shared.
rules-hallertau-scoring-example = Take the last steps, with goods or Jewelry as you like: beside the { $window } of the window, each symbol between the Community Center and the Craft Buildings is worth { $symbol }.
rules-hallertau-without-cards = Without cards
rules-hallertau-without-cards-what = In a game without hand cards, the { $closed } corners of the board are closed, phases { $income } and { $card } bring nothing, and cards are not scored.
rules-hallertau-without-cards-first = The first player marker is passed on clockwise at the end of each round.
rules-hallertau-solo = Alone
rules-hallertau-solo-goal = Alone you play by the same rules, turn after turn. The goal is { $goal } points; more than { $more } are extraordinary.
rules-hallertau-solo-cards = Without cards the goal is { $goal }, and more than { $more } are extraordinary.
rules-hallertau-options = What a table can choose
rules-hallertau-options-decks = There are several decks of Gateway and of Farmyard cards, of which a game uses one each. The authors tested decks, not mixtures of them.
rules-hallertau-options-progress = Progress is played by all at the same time, or clockwise from the first player on.
rules-hallertau-options-sparingly = Where you take all that a space or a card gives, nobody asks about each piece. Whoever wants to take less says so with the move.

## What is printed

rules-hallertau-spaces = The action spaces
rules-hallertau-spaces-places = To which quadrant a space belongs is printed; where it lies within its quadrant follows from the order of the list and from the neighbors that the rulebook mentions.
rules-hallertau-quadrant-1 = Quadrant I
rules-hallertau-quadrant-2 = Quadrant II
rules-hallertau-quadrant-3 = Quadrant III
rules-hallertau-quadrant-4 = Quadrant IV
rules-hallertau-decks = All cards
rules-hallertau-deck-beginner = Gateway cards: Beginner
rules-hallertau-deck-advanced = Gateway cards: Advanced
rules-hallertau-deck-expert = Gateway cards: Expert
rules-hallertau-deck-master = Gateway cards: Master
rules-hallertau-deck-hops = Farmyard cards: Hops
rules-hallertau-deck-sheep = Farmyard cards: Sheep
rules-hallertau-deck-field = Farmyard cards: Field
rules-hallertau-deck-jewelry = Farmyard cards: Jewelry
rules-hallertau-deck-bonus = Bonus cards
rules-hallertau-deck-point = Point cards
rules-hallertau-symbols = Symbols

## What whole kinds of things are called, where a chapter lists what it is about

rules-hallertau-about-space = Action spaces
rules-hallertau-about-pile = Piles of cards
rules-hallertau-about-field = Fields
rules-hallertau-about-sheep = Sheep
rules-hallertau-about-workers = Workers
rules-hallertau-about-first-player = First player
rules-hallertau-about-craft = Craft Buildings
rules-hallertau-about-center = Community Center
rules-hallertau-about-boulder = Boulders
rules-hallertau-about-card = Cards in hand
rules-hallertau-about-played = Cards in play
rules-hallertau-about-score = Points
rules-hallertau-about-deck-gateway = Gateway cards
rules-hallertau-about-deck-farmyard = Farmyard cards
rules-hallertau-about-deck-bonus = Bonus cards
rules-hallertau-about-deck-point = Point cards
