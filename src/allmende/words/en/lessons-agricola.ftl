lesson-agricola-first = Your first farm

lesson-agricola-first-people =
    Welcome to the farm! You begin with a small wooden house, two people and a few bites to eat. Around it there is nothing yet but empty land.

    You have fourteen rounds to make something of it. In the end your farm is worth points: for fields, pastures, grain, animals, rooms and people. What lies idle costs some. Whoever has the most points wins.

    In each round you and your neighbor take turns to send a person to work. Only one person has room on each action space, and it does at once what its symbols show.

    Send your first person to Grain Seeds. It brings you one grain.
lesson-agricola-first-farmland =
    There it is, your first grain. Now your neighbor has sent somebody out, and that space is taken until the round is over.

    Grain wants a field. Send your second person to Farmland.
lesson-agricola-first-plow =
    Choose where the field is to be, anywhere on the empty land. Later fields have to lie beside one that you have.
lesson-agricola-first-sow =
    Everybody has come home, and round two begins. Each round brings a new action space, which stays for the rest of the game.

    Since round one there is Grain Utilization, where you sow your fields and bake bread. Send a person there to sow your grain.
lesson-agricola-first-clay =
    Look at your field: you put in one grain, and now it holds three. You will reap one of them in each harvest.

    Some spaces fill up. Each round something is added to the Clay Pit, and whoever comes takes all of it. By now two clay lie there. Go and get them.
lesson-agricola-first-fireplace =
    Clay is good for a fireplace. It is one of the major improvements, and whoever pays for one has it for good.

    Send a person to Major Improvement. Your two clay are just enough.
lesson-agricola-first-second-field =
    Now you can cook. A single field won't feed a family for long, though.

    Take Farmland once more.
lesson-agricola-first-beside =
    This field has to touch the first one with an edge. Choose a place for it.
lesson-agricola-first-sheep =
    This is round four, and at its end comes the first harvest. It has three parts: first you reap your fields, then you feed your people, and then animals have young.

    Each person eats two food. That makes four, and you have two. For every food that is missing you would take a begging marker, which costs three points. So something to eat is needed now.

    Two sheep are waiting at the Sheep Market. Fetch them.
lesson-agricola-first-cook =
    Animals need a place to stay. Without a pasture, one of them may live with you in the house. For the other there is no room.

    But you have a fireplace, and it turns a sheep into two food at any time. Cook the sheep.
lesson-agricola-first-grain =
    Four food: now everybody will eat. You have one more person to send.

    Get another grain for your second field.
lesson-agricola-first-wood =
    That was the harvest. You reaped one grain, and your family has eaten. The next one comes after round seven, and then they come faster and faster.

    More people do more work, but each needs a room of its own. A room of a wooden house costs five wood and two reed.

    The Forest has filled up: six wood lie there. Take them.
lesson-agricola-first-reed =
    Now the reed for the roof. It has piled up on the Reed Bank. Get it.
lesson-agricola-first-expand =
    You have all that a room needs. Rooms are built at Farm Expansion, and so are stables.

    Send a person there.
lesson-agricola-first-room =
    A room has to touch your house. Choose one of the lit places.
lesson-agricola-first-utilize =
    A room is waiting for somebody now. But first, your second field is still empty.

    Go to Grain Utilization again.
lesson-agricola-first-sow-again =
    Here you can sow and bake in the same turn. Sow a grain first.
lesson-agricola-first-bread =
    The fireplace bakes bread as well: it turns a grain into two food. You may do that now, or leave it at that and keep the grain. Both are fine.
lesson-agricola-first-child =
    Your room is there, and so is a space for a child. It can work from the next round on, and in this harvest it eats only one food.

    Send a person to Basic Wish for Children.
lesson-agricola-first-fish =
    After this round there is another harvest. Your family needs five food this time. Fishing has filled up nicely in the meantime.

    Get the fish.
lesson-agricola-first-end =
    Two harvests are behind you, and you are three now. You know how a round goes, what a harvest asks, and how a family grows.

    The rest you can find out as you go: pastures for animals, vegetables, houses of clay and stone. Press anything, or point at it, to read what it does. Hold it, and the rules open at its place.

    After round fourteen the farms are counted. Each person is worth three points. Whatever your farm lacks, such as pastures, vegetables or one kind of animal, costs a point each, and so does every space of your farmyard that is still empty.

    This is a real game, and your neighbor is ready to play it to the end. Or go back to the start page and begin one of your own. Have a good time!

## Pastures and stables

lesson-agricola-fences = Pastures and stables

lesson-agricola-fences-fencing =
    Animals want a pasture, and a pasture wants fences. Each piece of fence is one wood, and you have saved up six.

    Send somebody to Fencing.
lesson-agricola-fences-enclose =
    A pasture can have any shape, as long as there are fences all around it. The edge of your farm counts as open, and so do your house and your fields.

    Two spaces side by side take just six fences. Enclose the two in the upper right corner.
lesson-agricola-fences-sheep =
    There it is, your pasture. On each of its spaces two animals find room, so four can live there, all of one kind.

    Three sheep are waiting at the Sheep Market. Fetch them.
lesson-agricola-fences-wood =
    A stable doubles what a pasture holds. It costs two wood.

    Nobody has been to the Forest for a while. Get the wood that lies there.
lesson-agricola-fences-expand =
    Stables are built at Farm Expansion, as rooms are. Send somebody there.
lesson-agricola-fences-stable =
    Put the stable into your pasture, on either of the two spaces.
lesson-agricola-fences-enough =
    Eight sheep would have room there now. You could build another stable. But today you will need the wood for fences, so leave it at that.
lesson-agricola-fences-fence-again =
    The harvest has made four sheep out of three. For other animals you need other pastures, since in each of them only one kind can live.

    Go to Fencing once more.
lesson-agricola-fences-divide =
    A fence in the middle makes two pastures out of one. That takes a single piece.

    Enclose the right one of the two spaces by itself.
lesson-agricola-fences-more =
    Three wood are left. A new pasture has to lie beside those that you have, and where it touches them the fence is already there.

    Enclose another space next to them, or leave it at that.
lesson-agricola-fences-end =
    In the end it matters how many pastures you have, not how big they are: four are worth four points, and none at all costs one. Each stable behind fences is a point, too, and whatever you have enclosed is no longer idle land.

    Fifteen fences and four stables have to last you for the whole game.

## Animals and their young

lesson-agricola-animals = Animals and their young

lesson-agricola-animals-boars =
    Two pastures, a fireplace and two sheep: here lives somebody who means to keep animals. They are worth points, they can be eaten, and they have young all by themselves.

    On the Pig Market stand two wild boars. Send somebody there.
lesson-agricola-animals-sheep =
    The boars have moved into the empty pasture. Where one kind lives, no other can.

    Over the rounds five sheep have gathered at the Sheep Market. Fetch all of them.
lesson-agricola-animals-cook =
    Seven sheep and two boars are too many. Each of your pastures has room for four animals of one kind, and a single one, of whatever kind, may live in your house.

    Those without a place have to go. But your fireplace turns a sheep into two food at any time. Cook one.
lesson-agricola-animals-cook-again =
    There is still one too many. Cook that one as well.
lesson-agricola-animals-breed =
    The harvest: your fields are reaped, your family has eaten, and now animals have young. Of each kind of which you have at least two there is one newborn, no matter how many you have.

    Let the boars have theirs.
lesson-agricola-animals-no-room =
    Your sheep would have a lamb, too. But a newborn needs a place like everybody else, and all places for sheep are taken. So there will be none this time.

    Leave it at that.
lesson-agricola-animals-wood =
    Three boars, with room for a fourth. For the sheep you will build a stable, which doubles their pasture.

    Get wood from the Forest.
lesson-agricola-animals-expand =
    Send somebody to Farm Expansion.
lesson-agricola-animals-stable =
    Put the stable into the pasture of the sheep, which is the right one.
lesson-agricola-animals-enough =
    One stable is enough for today. Leave it at that.
lesson-agricola-animals-end =
    Eight sheep have room there now. Your animals may change their places whenever you like, as long as kinds don't mix.

    From round ten on there are cattle, which make three food in a fireplace. A cooking hearth gets more out of boars and cattle. In the end each kind counts by itself, and a kind that you don't have costs a point.

## Bread

lesson-agricola-baking = Bread from your own oven

lesson-agricola-baking-stone =
    Whoever is hungry can eat a grain as it is: that makes one food. Baked into bread it feeds many more. For this you need an oven, and an action in which you bake.

    The Clay Oven takes three clay and a stone. You have two clay. Get the stone from the Western Quarry.
lesson-agricola-baking-clay =
    The third clay lies in the Clay Pit. Send your second person there.
lesson-agricola-baking-improvement =
    Now you have what an oven is made of. Go to Major Improvement.
lesson-agricola-baking-oven =
    A fireplace would bake, too, two food from each grain. But you can do better. Build the Clay Oven.
lesson-agricola-baking-loaf =
    A new oven is lit at once: when you build it, you may bake right away. Put a grain in. It becomes five food.
lesson-agricola-baking-utilize =
    From now on you bake at Grain Utilization, where you may sow in the same turn. Send your second person there.
lesson-agricola-baking-bake =
    The Clay Oven takes one grain each time you bake. Put it in first.
lesson-agricola-baking-sow =
    One grain is left, and one of your fields is empty. Sow it, or leave it at that and keep it.
lesson-agricola-baking-end =
    Two grains have become ten food. With that your family of two gets through two harvests.

    The Stone Oven takes up to two grains at a time and makes four food of each. Fireplaces and cooking hearths bake as many as you like, for less. Whoever owns several may use them all in the same action.

## Family

lesson-agricola-family = A bigger family

lesson-agricola-family-child =
    Round twelve. Three people live in three rooms, and up to now a child had to have a room waiting for it. From today there is Urgent Wish for Children: there nobody asks for a room.

    Send somebody there.
lesson-agricola-family-renovate =
    Welcome, little one! From the next round on it will work.

    Your house is still made of wood. For each room of clay you would get a point. At House Redevelopment all rooms are renovated at once, for a clay each, and one reed in all.

    Send somebody there.
lesson-agricola-family-improve =
    Afterward you may still build an improvement. Whoever returns a fireplace gets a cooking hearth for it, without paying anything.

    Exchange yours, or leave it at that.
lesson-agricola-family-third =
    After the next round there is a harvest. By then the child is grown up, and the four of you eat eight food.

    Let your third person earn some, at Day Laborer.
lesson-agricola-family-expand =
    Round thirteen, and four people go to work. The child still has no bed of its own.

    New rooms are made of what your house is made of. In clay, a room takes five clay and two reed. Go to Farm Expansion.
lesson-agricola-family-room =
    Choose a place for the room. Whoever has none moves in at once.
lesson-agricola-family-works =
    Cultivation is new: there you may plow a field, and sow as well. Send somebody there.
lesson-agricola-family-sow =
    Plow, sow, or do both, as you like. When it is enough, leave it at that.
lesson-agricola-family-end =
    A family can have five people, and each of them is worth three points. A child that is born in the round of a harvest eats only one food there.

    A clay house can be renovated again, with stone. Then each room is worth two points.

## Hand cards

lesson-agricola-cards = Cards in your hand

lesson-agricola-cards-hand =
    In this game you have fourteen cards in your hand, which nobody else sees. Half of them are occupations, the other half minor improvements. Press one, or point at it, to read what it does.

    An occupation is somebody who helps you from now on. They are played at Lessons. The first one costs nothing. Send somebody there.
lesson-agricola-cards-occupation =
    Take the Wood Cutter. With him you get one more wood, each time you take some from where it accumulates.
lesson-agricola-cards-wood =
    He lies in front of you now. See what he is good for, and go to the Forest.
lesson-agricola-cards-meeting =
    Four wood instead of three. From now on that happens by itself, each time.

    Next, the minor improvements. At the Meeting Place you become the starting player, and afterward you may play one of them. Send somebody there.
lesson-agricola-cards-minor =
    The Canoe costs two wood. And it asks for an occupation: that one you must have, but you don't pay it. Play the Canoe.
lesson-agricola-cards-fish =
    Whoever goes fishing by canoe brings home one food more, and a reed. Go to Fishing.
lesson-agricola-cards-second =
    You were at the Meeting Place, so you begin this round as well.

    A second occupation costs one food, and so does each later one. Go to Lessons again.
lesson-agricola-cards-pay =
    Play the Seasonal Worker. He goes along to Day Laborer, and brings a grain.
lesson-agricola-cards-labor =
    Try it: send your second person to Day Laborer.
lesson-agricola-cards-travel =
    Some minor improvements don't stay with you: you use them once, and then they wander into the hand of your neighbor. Shifting Cultivation is one of those.

    Go to the Meeting Place.
lesson-agricola-cards-traveling =
    It costs two food. Play it.
lesson-agricola-cards-field =
    Now you may plow a field. Choose a place for it.
lesson-agricola-cards-end =
    The card has wandered on, and who knows what your neighbor will do with it.

    Minor improvements can also be played at Major Improvement, and after some other actions that say so. Some are worth points. Nobody has to play all of their cards, and those that are left in your hand cost you nothing.

## The campaign

lesson-agricola-campaign = Alone, from goal to goal

lesson-agricola-campaign-wood =
    Alone on the farm, you have no neighbor who takes anything from you. Instead there is a goal. In the first game of the campaign that was fifty points. This is the second one, and it wants fifty-five.

    You brought two food along. For every two points above a goal there is one food in the next game. Whoever misses a goal tries it again, without.

    Alone, some things are harder. The Forest gets two wood in each round, not three. Take them.
lesson-agricola-campaign-clay =
    And each grown-up eats three food in a harvest, not two. So your family needs six, and the first harvest is after round four.

    Send your second person to the Clay Pit.
lesson-agricola-campaign-waits =
    What you don't take today waits for you tomorrow. Nobody has been to the Reed Bank, so there are two reed by now. Take them.
lesson-agricola-campaign-grain =
    See to a field in good time. Get a grain from Grain Seeds.
lesson-agricola-campaign-field =
    Now for the field. Go to Farmland.
lesson-agricola-campaign-plow =
    Choose a place for it.
lesson-agricola-campaign-sow =
    And sow, at Grain Utilization.
lesson-agricola-campaign-fish =
    Round four. You have two food, and six will be eaten.

    At Fishing there are four, since you have left them there. Get them.
lesson-agricola-campaign-food =
    At the Meeting Place there is always food as well, as long as you play without hand cards. Who goes first makes no difference while you are alone. Take it.
lesson-agricola-campaign-end =
    That was your first harvest alone. After fourteen rounds your points are counted. If there are fifty-five, the next game leads on to fifty-nine, then to sixty-two, and so on.

    Whoever plays the campaign with hand cards keeps one occupation after each goal. It is in play from the start in all games that follow.
