### The rules of Agricola to be looked up. Sentences are our own; numbers come from the rules' data, as arguments.

## What it is about, and how it is prepared

rules-agricola-idea = The idea
rules-agricola-idea-farm = You begin with { $people } people in a wooden house on bare land. In { $rounds } rounds you make a farm of it: with fields and pastures, more rooms, a larger family, and a better house.
rules-agricola-idea-spaces = In each round, every person does one piece of work. Players take turns to send them to action spaces, and a space that somebody has taken is closed to all others until the round is over.
rules-agricola-idea-food = At the end of some rounds there is a harvest, and your family has to be fed. More people do more work, but they eat more, too.
rules-agricola-idea-points = In the end a farm is worth points for nearly everything that it has; only food counts for nothing. Whatever you have none of costs you points, and so does unused land. The most points win.
rules-agricola-preparation = Setup
rules-agricola-preparation-farmyard = Your farmyard has { $rows } rows of { $columns } spaces, { $spaces } in all. On { $rooms } of them, at the left edge, stand the wooden rooms of your house, with a person in each.
rules-agricola-preparation-pieces = Your supply has { $people } more people, { $stables } stables and { $fences } fences.
rules-agricola-preparation-board = The game board lies in the middle. { $spaces } action spaces are printed on it, and there is a round space for each of the { $rounds } rounds. In larger games an extension with more action spaces lies beside it.
rules-agricola-preparation-stages = The action space cards belong to { $stages } stages, which have { $cards } cards. Within a stage chance decides their order, and nobody knows it.
rules-agricola-preparation-first = Chance decides who is the starting player.
rules-agricola-preparation-food = The starting player has { $first } Food, everybody else { $others }.
rules-agricola-preparation-improvements = The { $count } major improvements lie face up beside the board. Everybody may build them, as long as they are there.
rules-agricola-preparation-cards = If you play with hand cards, each of you has { $count } minor improvements and { $count } occupations in hand.
rules-agricola-preparation-board-picture = The game board in the opening round, with both players' people still at home
rules-agricola-preparation-farm-picture = A farmyard before its first round
rules-agricola-goods = Goods
rules-agricola-goods-kinds = Goods are Food, the building resources { $materials }, the crops { $crops }, and the animals { $animals }. Building resources, crops and Food lie in your supply; animals need room on your farm.
rules-agricola-goods-supply = What you gain comes from the general supply, and what you pay returns there. It is never exhausted.
rules-agricola-goods-limited = Only your own pieces are limited: nobody has more than { $people } people, { $stables } stables and { $fences } fences.
rules-agricola-goods-trade = Players neither trade goods nor give them away, unless a card says so.

## The course of play

rules-agricola-course = Course of play
rules-agricola-course-rounds = The game has { $rounds } rounds. Each has a preparation phase, a work phase, and a phase in which everybody returns home.
rules-agricola-course-harvests = Rounds { $rounds } end with a harvest. They come closer and closer together.
rules-agricola-preparation-phase = Preparation phase
rules-agricola-preparation-phase-card = The next action space card is turned up on the space of this round. From now on it is in play, for the rest of the game.
rules-agricola-preparation-phase-promised = Whoever has goods on the space of this round gets them now. They come from the Well and from cards. A tile or a piece that lies there can be built now, as its card says; what isn't taken now is lost.
rules-agricola-preparation-phase-accumulation = Then goods come onto each accumulation space, as many as it shows. What still lies there from earlier rounds stays, so they pile up.
rules-agricola-preparation-phase-order = What cards do when an action space card appears comes before the goods of the round space, and what they do at the start of a round right after them.
rules-agricola-preparation-phase-example = Nobody was in the Forest in the opening round. What came then still lies there, and as much has been added: take it all.
rules-agricola-work = Work phase
rules-agricola-work-turns = Beginning with the starting player, you take turns clockwise. On your turn you place one person on an action space and take its actions at once.
rules-agricola-work-occupied = An action space is used by a single person in each round.
rules-agricola-work-skipped = Whoever has no people left at home is skipped. It goes on until everybody's people are placed.
rules-agricola-work-something = You can't use a space without taking at least one of its actions, or what a card lets you do instead.
rules-agricola-work-accumulation = On an accumulation space you take all the goods that lie there.
rules-agricola-work-empty = Cards may have taken what lay there. An accumulation space on which nothing lies can't be used, even if a card would give you something for it.
rules-agricola-work-and-or = Where “and/or” stands, you take either action or both, in the order that you like.
rules-agricola-work-afterward = Where “and afterward” stands, you have to take the first action; only then may you take the other one.
rules-agricola-work-idle = It hardly ever happens, but whoever finds no space for a person has no more turns in this round.
rules-agricola-returning-home = Returning home phase
rules-agricola-returning-home-home = All people return to their homes, and the action spaces are free again. If the round has a harvest, it comes next.

## Action spaces

rules-agricola-spaces = Action spaces
rules-agricola-spaces-what = Permanent action spaces offer the same in each round. Accumulation spaces offer what has gathered on them since somebody was there last.
rules-agricola-spaces-printed = Below you see what each of them does, and with which numbers of players it differs.
rules-agricola-space-alone = Alone: { $text }
rules-agricola-space-players = With { $players } players: { $text }
rules-agricola-space-with-cards = With hand cards: { $text }
rules-agricola-space-without-cards = Without hand cards: { $text }
rules-agricola-spaces-board = On the game board
rules-agricola-stage-1 = Stage I
rules-agricola-stage-1-rounds = Comes into play in rounds { $rounds }, one card in each.
rules-agricola-stage-2 = Stage II
rules-agricola-stage-2-rounds = Comes into play in rounds { $rounds }, one card in each.
rules-agricola-stage-3 = Stage III
rules-agricola-stage-3-rounds = Comes into play in rounds { $rounds }, one card in each.
rules-agricola-stage-4 = Stage IV
rules-agricola-stage-4-rounds = Comes into play in rounds { $rounds }, one card in each.
rules-agricola-stage-5 = Stage V
rules-agricola-stage-5-rounds = Comes into play in rounds { $rounds }, one card in each.
rules-agricola-stage-6 = Stage VI
rules-agricola-stage-6-rounds = Comes into play in round { $rounds }.
rules-agricola-spaces-extensions = On the extensions
rules-agricola-spaces-extensions-players = With { $players } players and more, an extension adds action spaces to the board. Not all of them are there with every number of players.
rules-agricola-spaces-extensions-linked = From { $players } players on, some action spaces are linked in pairs. Whoever uses one of them blocks the other, which nobody can use in this round. Goods that lie on it stay, and more come as usual; and it doesn't count as occupied.
rules-agricola-spaces-extensions-five = Sources differ on { $players } players: according to some, only { $most } have the Riverbank Forest and the Animal Market. Here these are there for { $players }, too.
rules-agricola-spaces-tiles = On tiles
rules-agricola-spaces-tiles-side-job = The Side Job is an action space for games without hand cards; a table may take it into any game.
rules-agricola-spaces-tiles-variants = The variant tile has more action spaces: fewer of them in the larger games.
rules-agricola-spaces-tiles-blocked = A variant tile has room for a single person in each round. Whoever uses one of its spaces blocks the others.
rules-agricola-spaces-tiles-larger = From { $players } players on there is no variant tile. Modest Wish for Children is on their extension instead, and so is, with { $most }, the Side Job.

## The farm

rules-agricola-farmyard = The farmyard
rules-agricola-farmyard-spaces = Each of your { $spaces } spaces takes a room, a field, or a part of a pasture; a stable may stand in a pasture or on open land.
rules-agricola-farmyard-adjacent = Rooms lie beside rooms, fields beside fields, and pastures beside pastures. Only spaces that share an edge are beside each other. Stables may stand anywhere.
rules-agricola-farmyard-used = A space is used if there is a room, a field or a stable on it, or if it is fenced. Others cost points in the end.
rules-agricola-farmyard-stays = What you have built stays where it is. Only animals move about.
rules-agricola-house = House and family
rules-agricola-rooms = Building rooms
rules-agricola-rooms-cost = A room costs { $count } of what your house is made of, { $materials }, and { $reed } for its roof.
rules-agricola-rooms-place = A new room comes beside another one, on a space that has neither a field nor a stable and isn't fenced. Without such a space you can't build any.
rules-agricola-rooms-several = In one action you may build as many rooms as you can pay for, one after the other.
rules-agricola-rooms-picture = A house that has grown, and the family in it
rules-agricola-renovation = Renovation
rules-agricola-renovation-cost = You renovate a wooden house to clay, and a clay house to stone. It costs { $reed } in all, and for each room one { $materials }.
rules-agricola-renovation-all = All your rooms are renovated together. New rooms are then made of the new material.
rules-agricola-renovation-once = An action to renovate takes you one step on. Stone is the best there is.
rules-agricola-renovation-example = Somebody has enough clay and reed to renovate. Use House Redevelopment, and see what all rooms together cost.
rules-agricola-family = Family growth
rules-agricola-family-room = If you have more rooms than people, you may have a child. The action space for it comes into play in round { $rounds }.
rules-agricola-family-newborn = The new person is placed beside the one that used the space and returns home with it. It belongs to your family at once, and works from the next round on.
rules-agricola-family-without-room = Another action space, from round { $rounds }, makes your family grow even without room.
rules-agricola-family-later = A person without a room moves in as soon as you build one. So this room is no room for yet another child.
rules-agricola-family-most = A family has at most { $people } people.
rules-agricola-family-example = All rooms of this house are occupied. Try either wish for children, and see which of them is possible.
rules-agricola-animals = Animals
rules-agricola-animals-where = { $animals } don't lie in your supply: each of them needs room on your farm.
rules-agricola-animals-full = You return an animal without room to the general supply, or turn it into Food if you can.
rules-agricola-animals-offered = Animals may be returned at any time. Here that is offered where it makes room: when there is no room for all, and before animals breed; and where a card brings more if you have fewer.
rules-agricola-animals-move = You may move your animals at any time. The program does it for you, so that all have room if that is possible.
rules-agricola-animals-example = Over the rounds many sheep have gathered on the Sheep Market. Take all of them, and see what becomes of those without room.
rules-agricola-room-for-animals = Room for animals
rules-agricola-room-for-animals-pasture = A pasture holds { $count } animals for each of its spaces, all of the same type.
rules-agricola-room-for-animals-stable = Each stable in a pasture doubles what all of it holds: a single space with a stable has room for { $single } animals, { $stables } spaces with { $stables } stables for { $most }.
rules-agricola-room-for-animals-alone = A stable that isn't fenced holds a single animal. You may fence it later.
rules-agricola-room-for-animals-pets = { $pets ->
    [one] One animal, of any type, may live in your house as a pet, however many rooms it has.
   *[other] { $pets } animals may live in your house as pets, however many rooms it has.
}
rules-agricola-fences = Fences
rules-agricola-fences-cost = Each fence costs a Wood. In one action you may build as many as you can pay for; in the whole game there are { $fences }.
rules-agricola-fences-whole = Fences are only built where they make a pasture that is closed on all sides. It may cover any spaces that touch each other and have neither a room nor a field.
rules-agricola-fences-edges = The edge of the farmyard, rooms and fields are not fences: you need fences there, too. Pastures beside each other share those between them.
rules-agricola-fences-beside = Your first pasture may be anywhere, all later ones beside another.
rules-agricola-fences-divide = A pasture can be divided by fences inside it. Fences are never taken away.
rules-agricola-fences-example = There is wood for a small pasture. Choose its spaces, and see how many fences it takes.
rules-agricola-fences-picture = Pastures within their fences
rules-agricola-stables = Stables
rules-agricola-stables-cost = A stable costs { $wood }. You may build several, one after the other, and have { $stables } in all.
rules-agricola-stables-place = A space has room for a single stable, and none where there is a room or a field. It may be fenced or not.
rules-agricola-stables-example = Sheep live in this pasture. Build a stable inside it, and see what it holds then.
rules-agricola-cultivation = Cultivation
rules-agricola-plowing = Plowing
rules-agricola-plowing-tile = When you plow, you place a field tile on an empty space.
rules-agricola-plowing-beside = Your first field may be anywhere, all later ones beside another.
rules-agricola-sowing = Sowing
rules-agricola-sowing-sow = When you sow, you put a crop from your supply on an empty field and get more from the general supply: then { $growing } grow there.
rules-agricola-sowing-any = In one action you may sow as many of your empty fields as you like. None has to be sown.
rules-agricola-sowing-seeds = There is Grain from the start, and Vegetables from round { $rounds } on. What you gain comes into your supply; sowing is an action of its own.
rules-agricola-sowing-growing = What grows on fields doesn't belong to your supply until you harvest it. In the scoring it counts all the same.
rules-agricola-sowing-example = A field is plowed, and there is grain to sow. Use Grain Utilization, and see how much grows then.
rules-agricola-sowing-picture = A field that has just been plowed
rules-agricola-any-time = At any time
rules-agricola-any-time-raw = You may turn { $crops } from your supply into Food at any time, each into one.
rules-agricola-any-time-cook = With an improvement that cooks you may turn Vegetables and animals into more Food at any time.
rules-agricola-any-time-fresh = Animals that you have just taken can be cooked at once. They need no room before that.
rules-agricola-any-time-return = You may return goods to the general supply whenever you like. Pieces on your farm stay.
rules-agricola-any-time-needed = Whoever has placed a person has to take an action, and can't eat what the only possible action needs.
rules-agricola-any-time-worse = Whoever has a better way to cook something may still choose the worse one.

## Harvest and food

rules-agricola-harvest = Harvest
rules-agricola-harvest-rounds = At the end of rounds { $rounds } there is a harvest.
rules-agricola-harvest-phases = It has a field phase, a feeding phase, and a breeding phase, one after the other. In each of them all play at the same time.
rules-agricola-field-phase = Field phase
rules-agricola-field-phase-take = Each of your planted fields gives one crop, which comes into your supply.
rules-agricola-field-phase-must = You harvest all fields; none may be left out.
rules-agricola-feeding = Feeding phase
rules-agricola-feeding-food = Each person needs { $food }, and one that was born in this round only { $newborn }.
rules-agricola-feeding-alone = If you play alone, people who aren't newborn need { $food }.
rules-agricola-feeding-sources = Grain and Vegetables can become Food, animals only with an improvement that cooks. Craft buildings help once in each harvest.
rules-agricola-feeding-begging = For each Food that is missing you take a begging marker, which costs { $points } points. You never get rid of it.
rules-agricola-feeding-all = All your Food has to be spent before you go begging, but nobody has to turn goods into Food.
rules-agricola-feeding-asked = Whoever has enough Food is asked only if something could matter now. Everything else can wait.
rules-agricola-breeding = Breeding phase
rules-agricola-breeding-young = If you have at least a pair of a type of animal, one of it is born, however many pairs there are. The parents may live apart.
rules-agricola-breeding-room = A newborn needs room at once, or it isn't born.
rules-agricola-breeding-parents = In this phase you can't turn the parents and the newborn into Food.
rules-agricola-breeding-choice = You may keep a type from breeding, and return animals to make room. Parents are a pair of each type, even if their young one finds no room.
rules-agricola-breeding-cooking = Animals that are neither parents nor newborn may be cooked where that makes room. Everything else can wait until the phase is over.
rules-agricola-breeding-example = There isn't room for all the young ones. Choose what is born, or make room first.

## Major improvements

rules-agricola-improvements = Major improvements
rules-agricola-improvements-build = There are { $count } major improvements. With an action for it you pay for one and place it in front of you. It helps you for the rest of the game, and is worth points.
rules-agricola-improvements-owner = There is one of each. You may have several of the same kind.
rules-agricola-improvements-covered = With { $players } players there are { $count } more, which cost more: each of them lies under another one of its kind, and can only be built once that is gone. A Fireplace that is returned goes back to where it lay.
rules-agricola-improvements-both = Whoever has several of a kind may use all of them, and all count. What counts for the points of a craft building doesn't count for another of its kind.
rules-agricola-improvements-picture = The major improvements beside the game board
rules-agricola-cooking = Fireplaces and Cooking Hearths
rules-agricola-cooking-hearths = { $first } and { $second } turn Vegetables and animals into Food at any time, and Grain when you bake bread.
rules-agricola-cooking-upgrade = For a Cooking Hearth you may return a Fireplace instead of paying. It takes the same action as building does.
rules-agricola-baking = Baking bread
rules-agricola-baking-bread = With an action to bake bread you turn Grain from your supply into Food: { $fireplace } for each Grain with a Fireplace, { $hearth } with a Cooking Hearth.
rules-agricola-baking-ovens = Ovens give more, but bake only a little Grain in each action: { $ovens }. When you build one, you may bake with it at once.
rules-agricola-baking-together = In one action you may use all your improvements that bake, each for other Grain.
rules-agricola-baking-example = The Clay Oven has just been built, and there is Grain. Bake bread at once.
rules-agricola-crafts = Craft buildings
rules-agricola-crafts-craft = { $workshops }: each turns one of its building resource into Food once in each harvest.
rules-agricola-crafts-bonus = In the scoring each gives bonus points for what you have left of its building resource.
rules-agricola-crafts-left = What earns these points isn't spent: it still counts where the most building resources break a tie.
rules-agricola-well = Well
rules-agricola-well-rounds = The Food of the Well comes onto the spaces of the next rounds, one Food on each. With fewer rounds left, it is that much less.

## Hand cards

rules-agricola-cards = Hand cards
rules-agricola-cards-hand = You begin with { $count } minor improvements and { $count } occupations in hand. As long as a card is in your hand it does nothing, and nobody else sees it.
rules-agricola-cards-text = What a card says comes before these rules.
rules-agricola-cards-no-more = You draw no cards during the game. Only traveling cards come to you from your neighbor.
rules-agricola-cards-points = Many cards give bonus points: some at once, others for what you have in the end.
rules-agricola-minors = Minor improvements
rules-agricola-minors-play = You play a minor improvement with an action for it. Where “major or minor” stands you choose; in other places it comes after another action, and you may skip it.
rules-agricola-minors-cost = You pay what the card costs. Where it names several ways to pay, you choose.
rules-agricola-minors-prerequisite = Some cards have a prerequisite: you need to have what it names, but you don't pay it. Without it the card can't be played.
rules-agricola-minors-travels = Traveling cards work once, and then pass into the hand of the player to your left.
rules-agricola-minors-example = Somebody has taken the starting player token and may play a minor improvement now. Look at what the cards in hand ask for.
rules-agricola-occupations = Occupations
rules-agricola-occupations-play = A Lessons space lets you play exactly one occupation.
rules-agricola-occupations-cost = What it costs depends on the space, and on how many occupations you have played before, wherever that was. On the board the first one is free. The extensions have Lessons of their own, which cost more.
rules-agricola-occupations-own-cost = A few occupations name a cost of their own, which is paid besides.
rules-agricola-occupations-players = Some occupations need at least { $players } players, as is printed on them. In smaller games they are put away.
rules-agricola-occupations-example = Somebody stands on Lessons for the first time. Play one of the occupations: it is free.
rules-agricola-reading = How cards are read
rules-agricola-reading-slashes = Numbers with slashes between them belong together: the first to the first, the last to the last. Only one of the pairs applies at a time.
rules-agricola-reading-least = Numbers of a condition are the least that you need, unless “exactly” or “at most” stands there. If you must have none of something, only this moment counts.
rules-agricola-reading-may = Goods that you simply get can't be declined. Exchanges can, and so can what you “may” do. Any number includes none.
rules-agricola-reading-each-time = “Each time you use” a space means people that you place there; what others do matters only to cards that say so.
rules-agricola-reading-either-side = What a card gives each time you use a space comes right after the actions of the space, or before them if you like. You are asked where that makes a difference.
rules-agricola-reading-order = If several of your cards work at the same time, you choose their order. What comes “immediately after” a use comes before what just comes “after” it.
rules-agricola-reading-left-of = What lies to the left of the newest card, or above a space, is read off pictures of the board.
rules-agricola-working = What cards do
rules-agricola-working-stock = Some cards hold goods. What lies on a card is not part of your supply, and comes to you as the card says.
rules-agricola-working-fields = Some cards are fields, which are sown and harvested like others. They aren't field tiles, and give no points as such. What grows on them is scored.
rules-agricola-working-rooms = Some cards have room for animals or for a person. Whoever lives there counts.
rules-agricola-working-spaces = A few cards are action spaces, which all may use. What others pay there, if the card says so, goes to its owner.
rules-agricola-working-people = Some cards send a person on to another space: it ends there, and the space that it has left is free again. Others bring a person from your supply for a single round, or take one out of play.
rules-agricola-working-others = Some cards have to do with what others do, take something from their neighbors, or give them something.
rules-agricola-working-pieces = Some cards take fences or stables of yours out of the game for good, lay stables on action spaces until they are built, raze all fences to build them anew, build fences out of the supplies of others, or let Wood stand at the edge of the farmyard instead of a fence.
rules-agricola-working-lot = Some cards draw lots, or make you discard or give away a card. What you hold stays secret, but a card that is discarded is shown to everybody.
rules-agricola-working-chance = Before fields are harvested and before points are counted, you have a last chance to use cards that work at any time.
rules-agricola-drawn-deck = Deck X
rules-agricola-drawn-deck-drawing = If you play with deck X, you draw its top card each time you have taken Stone from the Western Quarry. Minor improvements and occupations that are drawn are played at once, without cost; incidents happen at once.
rules-agricola-drawn-deck-beside = Action spaces and merchants lie beside the game board, for all players: anyone can use such an action space, and the first player who pays for a merchant takes the card.
rules-agricola-drawn-deck-people = Of a person that leaves the family, or goes onto a card, the action space stays occupied in this round.
rules-agricola-drawn-deck-markers = Markers of a card stay where they are until the card itself says otherwise.
rules-agricola-starting-player = Starting player
rules-agricola-starting-player-token = Whoever uses the Meeting Place takes the starting player token, and begins in the next work phase. It doesn't pass on by itself: without a visitor there it stays where it is.
rules-agricola-starting-player-keep = Whoever has the token may use the space, too, and keeps it.

## The end

rules-agricola-end = End of the game
rules-agricola-end-last = The game ends after the harvest of round { $rounds }.
rules-agricola-scoring = Scoring
rules-agricola-scoring-fields = Field tiles: at least { $counts } are worth { $points } points, respectively. With fewer you lose { $lost ->
    [one] a point
   *[other] { $lost } points
}.
rules-agricola-scoring-pastures = Pastures: at least { $counts } are worth { $points } points, respectively, whatever their size. With fewer you lose { $lost ->
    [one] a point
   *[other] { $lost } points
}.
rules-agricola-scoring-grain = Grain: at least { $counts } are worth { $points } points, respectively. With fewer you lose { $lost ->
    [one] a point
   *[other] { $lost } points
}.
rules-agricola-scoring-vegetables = Vegetables: at least { $counts } are worth { $points } points, respectively. With fewer you lose { $lost ->
    [one] a point
   *[other] { $lost } points
}.
rules-agricola-scoring-crops = Crops count if they lie in your supply, grow on your fields, or grow on cards that are fields.
rules-agricola-scoring-sheep = Sheep: at least { $counts } are worth { $points } points, respectively. With fewer you lose { $lost ->
    [one] a point
   *[other] { $lost } points
}.
rules-agricola-scoring-boar = Wild Boar: at least { $counts } are worth { $points } points, respectively. With fewer you lose { $lost ->
    [one] a point
   *[other] { $lost } points
}.
rules-agricola-scoring-cattle = Cattle: at least { $counts } are worth { $points } points, respectively. With fewer you lose { $lost ->
    [one] a point
   *[other] { $lost } points
}.
rules-agricola-scoring-unused = Each unused space of your farmyard costs { $points ->
    [one] a point
   *[other] { $points } points
}.
rules-agricola-scoring-stables = Each fenced stable is worth { $points ->
    [one] a point
   *[other] { $points } points
}, all together at most { $most }.
rules-agricola-scoring-rooms = Each room of clay is worth { $clay ->
    [one] a point
   *[other] { $clay } points
}, each of stone { $stone }. Rooms of wood are worth nothing.
rules-agricola-scoring-people = Each person is worth { $points } points, a whole family { $most }.
rules-agricola-scoring-improvements = Improvements: the points printed on those in front of you. Occupations have none.
rules-agricola-scoring-bonus = Bonus points: what cards and craft buildings give besides.
rules-agricola-scoring-begging = Each begging marker costs { $points } points.
rules-agricola-scoring-example = Here a game is about to end, with Loom, Joinery and Braggart in play. Send one of your last people to Urgent Wish for Children and the other to Farm Redevelopment, where you leave the fences be; in the harvest, use the Joinery. By itself the farm is then worth { $farm } points, with the cards { $all }. The Braggart has no part in it: for so few improvements it gives nothing.
rules-agricola-scoring-winner = The most points win. In a tie, whoever has more building resources in the supply wins; if that is equal, too, the victory is shared.

## Ways to play

rules-agricola-ways = Ways to play
rules-agricola-ways-players = The more players there are, the more action spaces lie beside the board. What they give may differ, as their texts say, and more occupations come into play.
rules-agricola-ways-options = A table chooses whether it plays with hand cards and with which, how they are dealt, with which tiles, and whether the game is part of a campaign.
rules-agricola-without-cards = Without hand cards
rules-agricola-without-cards-what = Without hand cards there are major improvements only. Lessons can't be used, and where a minor improvement could be played, nothing stands in for it.
rules-agricola-without-cards-meeting-place = Instead, the Meeting Place is an accumulation space for Food.
rules-agricola-solo = Alone
rules-agricola-solo-turns = Alone you play turn after turn, by the rules for the smallest game and on its board.
rules-agricola-solo-food = You begin without Food. In the feeding phase people need { $food } each, and newborns { $newborn }.
rules-agricola-solo-forest = The Forest gets only { $alone } in each round, instead of { $others }.
rules-agricola-solo-travels = A traveling card leaves the game once it is played.
rules-agricola-solo-goal = A good goal is { $goal } points, which begins the campaign.
rules-agricola-hands = How you get your hand cards
rules-agricola-hands-dealt = Dealt: everybody gets { $count } cards of each kind by lot.
rules-agricola-hands-mulligan = Redrawn: whoever doesn't like the cards of a kind puts all of them away and draws one card fewer, as often as wanted.
rules-agricola-hands-redrawing = You do so one after the other, the starting player first. What is put away is out of the game.
rules-agricola-hands-draft = Draft: everybody gets { $count } cards of each kind, keeps one of each, and passes the rest to the left, again and again.
rules-agricola-hands-draft-8 = The same with { $count } cards of each kind; the last ones are left out.
rules-agricola-hands-quick-draft = Quick draft: the same, but { $picks } cards of each kind are kept at a time.
rules-agricola-hands-choose-10 = Everybody gets { $size } cards of each kind, and keeps { $count }.
rules-agricola-hands-choose = Alone you may choose { $count } cards of each kind among all.
rules-agricola-hands-decks = There are { $all } hand cards in decks A to E. The base set has { $base } of them, from decks A and B. Any of these decks can be played with, together or alone.
rules-agricola-hands-deck-l = { $count } cards of deck L, which lies in the box to be used at will, can be shuffled into the hand cards. For some of them a single source is known; then the card says so.
rules-agricola-hands-deck-x = { $count } cards of deck X, which lies in the box to be used at will, can be drawn at the Western Quarry.
rules-agricola-hands-two-decks = That decks A and B are the hand cards of the base game and its first expansions is inferred from their numbers.
rules-agricola-campaign-alone = The campaign alone
rules-agricola-campaign-alone-goals = One game follows another, and each has its goal: { $goals } points, and then one more with each game.
rules-agricola-campaign-alone-food = Whoever reaches it begins the next game with a Food for every { $every } points above it.
rules-agricola-campaign-alone-again = Otherwise you try the same goal again, and begin without Food.
rules-agricola-campaign-alone-occupation = With hand cards, for each goal that you reach one of your played occupations stays in play for all games to come. You are dealt that many fewer: in play and in hand you always begin with { $count }.
rules-agricola-campaign-alone-counts = It counts as one that you have played: on “{ action-lessons }” the next one is not free.
rules-agricola-campaign-together = The campaign with others
rules-agricola-campaign-together-games = A campaign has { $games } games. Each rank in a game is worth points of the campaign; the most of them win, and among equals the most points of all games.
rules-agricola-campaign-together-ranks = With { $players } players the ranks of the opening game are worth { $first } points, those of the next one { $middle }, and those of the last one { $last }.
rules-agricola-campaign-together-players = A campaign is for at most { $players } players.
rules-agricola-campaign-together-next = Whoever has won begins the next game. Whoever was last has one Food more.
rules-agricola-campaign-together-occupation = With hand cards, everybody chooses one of the occupations played, which is in play from the start in the next game.
rules-agricola-campaign-together-counts = It counts as one that you have played: on “{ action-lessons }” the next one is not free.
rules-agricola-campaign-together-shared = Whoever shares a rank gets the points of that rank.
rules-agricola-campaign-together-equal = Of several winners one starts by lot. If several are last each has a Food more, but not if all are equal.

## What is printed

rules-agricola-decks = All cards
rules-agricola-card-players = Only with { $players } players.
rules-agricola-card-cost = Costs { $cost }.
rules-agricola-card-each = Costs { $cost } for each person of your family.
rules-agricola-deck-a-minor = Deck A: minor improvements
rules-agricola-deck-a-occupation = Deck A: occupations
rules-agricola-deck-b-minor = Deck B: minor improvements
rules-agricola-deck-b-occupation = Deck B: occupations
rules-agricola-deck-c-minor = Deck C: minor improvements
rules-agricola-deck-c-occupation = Deck C: occupations
rules-agricola-deck-d-minor = Deck D: minor improvements
rules-agricola-deck-d-occupation = Deck D: occupations
rules-agricola-deck-e-minor = Deck E: minor improvements
rules-agricola-deck-e-occupation = Deck E: occupations
rules-agricola-deck-l-minor = Deck L: minor improvements
rules-agricola-deck-l-occupation = Deck L: occupations
rules-agricola-deck-x-minor = Deck X: minor improvements
rules-agricola-deck-x-occupation = Deck X: occupations
rules-agricola-deck-x-space = Deck X: action spaces
rules-agricola-deck-x-merchant = Deck X: merchants
rules-agricola-deck-x-incident = Deck X: incidents
rules-agricola-symbols = Symbols

## What whole kinds of things are called, where a chapter lists what it is about

rules-agricola-about-supply = Supply
rules-agricola-about-round = Rounds
rules-agricola-about-space = Action spaces
rules-agricola-about-farm = Farmyard
rules-agricola-about-house = House
rules-agricola-about-family = Family
rules-agricola-about-people = People
rules-agricola-about-homeless = People without a room
rules-agricola-about-animal = Animals
rules-agricola-about-pet = Pet
rules-agricola-about-fences = Fences
rules-agricola-about-corner = Corners
rules-agricola-about-improvement = Improvements
rules-agricola-about-card = Cards
rules-agricola-about-hand = Hand
rules-agricola-about-played = Played cards
rules-agricola-about-bed = Fields on cards
rules-agricola-about-starting-player = Starting player
rules-agricola-about-score = Scoring
rules-agricola-about-points = Points
