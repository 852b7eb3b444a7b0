lesson-agricola-first = Your first farm

lesson-agricola-first-people =
    Welcome to the farm! You begin with a small wooden house, two people and a few bites to eat. There is nothing around it yet but empty land.

    You have fourteen rounds to make something of it. In the end your farm is worth points: for fields, pastures, grain, animals, rooms and people. Unused land costs you points. Whoever has the most points wins.

    In each round you and your neighbor take turns sending a person to work. Each action space has room for only one person, and its symbols show what happens at once.

    Send your first person to Grain Seeds. It brings you one grain.
lesson-agricola-first-farmland =
    There it is, your first grain. Meanwhile your neighbor has sent somebody out, too, and that space is taken until the round is over.

    Grain needs a field. Send your second person to Farmland.
lesson-agricola-first-plow =
    Choose where to plow the field, anywhere on the empty land. Later fields have to be next to one that you have.
lesson-agricola-first-sow =
    Everybody is home again, and it is round two. Each round brings a new action space, which stays for the rest of the game.

    Since round one there has been Grain Utilization, where you sow your fields and bake bread. Send a person there to sow your grain.
lesson-agricola-first-clay =
    Look at your field: whoever sows one grain has three of them there. You will reap one of them in each harvest.

    Some spaces fill up. Each round something is added to the Clay Pit, and whoever goes there takes all of it. { $two ->
        [yes] By now there are two clay. Go and get them.
       *[no] Go and get what is there.
    }
lesson-agricola-first-fireplace =
    Clay is good for a fireplace. It is one of the major improvements, and once you have paid for one, it is yours for good.

    Send a person to Major Improvement. Two clay are enough for the cheapest one.
lesson-agricola-first-second-field =
    Now you can cook. And the more fields you have, the better they feed your family.

    Go to Farmland.
lesson-agricola-first-beside =
    Fields have to touch, edge to edge. Choose a place for this one.
lesson-agricola-first-sheep =
    This is round four, and at its end comes the first harvest. It has three parts: first you reap your fields, then you feed your people, and then animals have young.

    Each person eats two food. That makes four{ $food ->
        [yes] , and you have two
       *[no] { "" }
    }. For every food that is missing you take a begging marker, which costs three points. { $food ->
        [yes] So you need food now.
       *[no] So make sure that you have enough.
    }

    { $sheep ->
        [yes] Two sheep are waiting at the Sheep Market. Fetch them.
       *[no] Sheep can be eaten. Go to the Sheep Market.
    }
lesson-agricola-first-cook =
    Animals need a place to live. Without a pasture, one may live with you in the house, and there is no room for any other.

    But you have a fireplace, and it turns a sheep into two food at any time. Cook a sheep.
lesson-agricola-first-grain =
    { $food ->
        [yes] Four food: now there is enough for everybody.
       *[no] The more food, the better: nobody should go hungry.
    } And somebody is still at home.

    Get another grain, to sow it later.
lesson-agricola-first-wood =
    That was the harvest: fields were reaped, and every family had to be fed. The next one comes after round seven, and then they come faster and faster.

    More people do more work, but each needs a room. In a wooden house, a room costs five wood and two reed.

    { $six ->
        [yes] The Forest has filled up: there are six wood. Take them.
       *[no] Take the wood from the Forest.
    }
lesson-agricola-first-reed =
    Now the reed for the roof. It gathers on the Reed Bank. Get it.
lesson-agricola-first-expand =
    { $room ->
        [yes] You have all that a room needs. Rooms are built at Farm Expansion, and so are stables.
       *[no] Rooms are built at Farm Expansion, and so are stables.
    }

    Send a person there.
lesson-agricola-first-room =
    A room has to be next to your house. Choose one of the lit places.
lesson-agricola-first-utilize =
    Now there is a room for a child. But see to your fields first.

    Go to Grain Utilization.
lesson-agricola-first-sow-again =
    Here you can sow and bake in the same turn. Sow a grain first.
lesson-agricola-first-bread =
    A fireplace bakes bread as well: it turns a grain into two food. Bake if you can, or leave it at that and keep your grain. Both are fine.
lesson-agricola-first-child =
    You have a room, and there is a space for having a child. It can work from the next round on, and in this harvest it eats only one food.

    Send a person to Basic Wish for Children.
lesson-agricola-first-fish =
    There is another harvest after this round. { $five ->
        [yes] This time your family needs five food.
       *[no] Your family has grown, and everybody eats.
    } { $much ->
        [yes] Meanwhile Fishing has filled up nicely.
       *[no] Food gathers at Fishing, too.
    }

    Get the fish.
lesson-agricola-first-end =
    { $three ->
        [yes] There are three of you now.
       *[no] A farm is never finished.
    } And you know how a round goes, what a harvest takes, and how a family grows.

    You can find out the rest as you go: pastures for animals, vegetables, houses of clay and stone. Press anything, or point at it, to read what it does. Press and hold it to open its rule.

    After round fourteen the farms are scored. Each person is worth three points. Whatever your farm lacks, such as pastures, vegetables or one kind of animal, costs a point each, and so does every space of your farmyard that is still empty.

    This is a real game, and your neighbor is ready to play it to the end. Or go back to the start page and begin one of your own. Have fun!

## Pastures and stables

lesson-agricola-fences = Pastures and stables

lesson-agricola-fences-fencing =
    Animals need a pasture, and a pasture needs fences. Each piece of fence costs one wood, and you have saved up six.

    Send somebody to Fencing.
lesson-agricola-fences-enclose =
    A pasture can have any shape, as long as there are fences all around it. Neither the edge of your farm nor your house and fields stand in for a fence.

    Two spaces side by side take exactly six fences. Enclose the two in the upper right corner.
lesson-agricola-fences-sheep =
    There it is, your pasture. Each of its spaces has room for two animals, so four can live there, all of one kind.

    { $three ->
        [yes] Three sheep are waiting at the Sheep Market. Fetch them.
       *[no] Fetch sheep from the Sheep Market.
    }
lesson-agricola-fences-wood =
    A stable doubles what a pasture holds. It costs two wood.

    Get the wood that has gathered in the Forest.
lesson-agricola-fences-expand =
    Stables are built at Farm Expansion, just like rooms. Send somebody there.
lesson-agricola-fences-stable =
    A stable is best in a pasture. Put it on one of the two spaces in the upper right corner.
lesson-agricola-fences-enough =
    { $eight ->
        [yes] Now there is room for eight animals. You could build another stable.
       *[no] You could build another stable.
    } But you will need the wood for fences, so leave it at that.
lesson-agricola-fences-fence-again =
    { $four ->
        [yes] The harvest has turned three sheep into four.
       *[no] After a harvest there may be young animals.
    } Other animals need other pastures, since each can hold only one kind.

    Go to Fencing once more.
lesson-agricola-fences-divide =
    { $one ->
        [yes] A fence in the middle makes two pastures out of one. That takes a single piece.

        Enclose the right one of the two spaces by itself.
       *[no] The more pastures you have, the more kinds of animals can live with you.

        Enclose the space in the upper right corner by itself.
    }
lesson-agricola-fences-more =
    { $three ->
        [yes] Three wood are left.
       *[no] Perhaps you have wood for more.
    } A new pasture has to be next to those that you have, and where they touch, the fence is already there.

    Enclose another space next to them, or leave it at that.
lesson-agricola-fences-end =
    In the end it matters how many pastures you have, not how big they are: four are worth four points, and none at all costs one. Each stable behind fences is worth a point, too, and land that is enclosed no longer counts as unused.

    Fifteen fences and four stables have to last you the whole game.

## Animals and their young

lesson-agricola-animals = Animals and their young

lesson-agricola-animals-boars =
    Two pastures, a fireplace and two sheep: this farm is made for animals. They are worth points, they can be eaten, and they have young all by themselves.

    There are two wild boars at the Pig Market. Send somebody there.
lesson-agricola-animals-sheep =
    { $boars ->
        [yes] The boars have moved into the empty pasture. Where one kind lives, no other can.
       *[no] Where one kind of animal lives, no other can.
    }

    { $five ->
        [yes] Over the rounds five sheep have gathered at the Sheep Market. Fetch them all.
       *[no] Fetch the sheep from the Sheep Market.
    }
lesson-agricola-animals-cook =
    { $seven ->
        [yes] Seven sheep and two boars are too many.
       *[no] Sometimes there are too many animals.
    } Each of two pastures has room for four animals of one kind, and a single animal, of any kind, may live in your house.

    Those without a place have to go. But your fireplace turns a sheep into two food at any time. Cook one.
lesson-agricola-animals-cook-again =
    { $one ->
        [yes] There is still one too many. Cook that one as well.
       *[no] Cook another one.
    }
lesson-agricola-animals-breed =
    The harvest: fields are reaped, families are fed, and now animals have young. For each kind of which you have at least two, there is one newborn, no matter how many you have.

    Let the boars have theirs.
lesson-agricola-animals-no-room =
    { $full ->
        [yes] Your sheep would have a lamb, too. But a newborn needs a place like any other animal, and all places for sheep are taken. So there will be none this time.
       *[no] A newborn needs a place like any other animal. Where all places are taken, there will be none.
    }

    Leave it at that.
lesson-agricola-animals-wood =
    { $three ->
        [yes] Three boars, with room for a fourth. For the sheep you will build a stable, which doubles their pasture.
       *[no] A stable doubles what a pasture holds. You will build one for the sheep.
    }

    Get wood from the Forest.
lesson-agricola-animals-expand =
    Send somebody to Farm Expansion.
lesson-agricola-animals-stable =
    Put the stable into the pasture on the right.
lesson-agricola-animals-enough =
    One stable is enough for today. Leave it at that.
lesson-agricola-animals-end =
    A pasture with a stable has room for twice as many. Your animals may change places whenever you like, as long as kinds don't mix.

    From round ten on there are cattle, which make three food in a fireplace. A cooking hearth gets more out of boars and cattle. In the end each kind is scored by itself, and a kind that you don't have costs a point.

## Bread

lesson-agricola-baking = Bread from your own oven

lesson-agricola-baking-stone =
    If you are hungry, you can eat a grain as it is: that makes one food. Baked into bread it feeds many more. For this you need an oven, and an action in which you bake.

    The Clay Oven costs three clay and a stone. You have two clay. Get the stone from the Western Quarry.
lesson-agricola-baking-clay =
    { $two ->
        [yes] The third clay lies in the Clay Pit. Send a person there.
       *[no] Now the clay, from the Clay Pit. Send a person there.
    }
lesson-agricola-baking-improvement =
    { $oven ->
        [yes] Now you have everything for the oven. Go to Major Improvement.
       *[no] Ovens are built at Major Improvement. Go there.
    }
lesson-agricola-baking-oven =
    A fireplace would bake, too, two food from each grain. But you can do better. Build the Clay Oven.
lesson-agricola-baking-loaf =
    A new oven is lit at once: when you build it, you may bake right away. Put a grain in. It becomes five food.
lesson-agricola-baking-utilize =
    From now on you bake at Grain Utilization, where you may sow in the same turn. Send a person there.
lesson-agricola-baking-bake =
    The Clay Oven takes one grain each time you bake. Put it in first.
lesson-agricola-baking-sow =
    { $one ->
        [yes] One grain is left. Sow it, or leave it at that and keep it.
       *[no] Sow grain, or leave it at that and keep what you have.
    }
lesson-agricola-baking-end =
    In this oven two grains become ten food. That gets a family of two through two harvests.

    The Stone Oven takes up to two grains at a time and makes four food of each. Fireplaces and cooking hearths bake as many as you like, for less. If you own several, you may use them all in the same action.

## Family

lesson-agricola-family = A bigger family

lesson-agricola-family-child =
    Round twelve. Three people live in three rooms, and up to now a child has needed a room waiting for it. From today there is Urgent Wish for Children: no room is needed there.

    Send somebody there.
lesson-agricola-family-renovate =
    Welcome, little one! It can work from the next round on.

    Your house is still made of wood. Each room of clay is worth a point. At House Redevelopment you renovate all rooms at once, for a clay each and one reed in all.

    Send somebody there.
lesson-agricola-family-improve =
    Afterward you may also build an improvement. If you return a fireplace, you get a cooking hearth for it and pay nothing.

    Exchange yours, or leave it at that.
lesson-agricola-family-third =
    There is a harvest after the next round. { $four ->
        [yes] By then the child is grown up, and the four of you eat eight food.
       *[no] By then a child that is born now is grown up, and grown-ups eat two food each.
    }

    Let somebody earn some, at Day Laborer.
lesson-agricola-family-expand =
    { $four ->
        [yes] Round thirteen, and four people go to work. The child still has no room of its own.
       *[no] Round thirteen. More rooms are worth more points.
    }

    New rooms are made of what your house is made of. In clay, a room costs five clay and two reed. Go to Farm Expansion.
lesson-agricola-family-room =
    Choose a place for the room. Anyone without a room moves in at once.
lesson-agricola-family-works =
    Cultivation is new: there you may plow a field and sow as well. Send somebody there.
lesson-agricola-family-sow =
    Plow, sow, or do both, as you like. When you have done enough, leave it at that.
lesson-agricola-family-end =
    A family can have five people, and each of them is worth three points. A child that is born in the round of a harvest eats only one food in it.

    A clay house can be renovated again, in stone. Then each room is worth two points.

## Hand cards

lesson-agricola-cards = Cards in your hand

lesson-agricola-cards-hand =
    In this game you hold fourteen cards, which only you can see. Half of them are occupations, the other half minor improvements. Press one, or point at it, to read what it does.

    An occupation is somebody who helps you from now on. Occupations are played at Lessons, and the first one costs nothing. Send somebody there.
lesson-agricola-cards-occupation =
    Play the Wood Cutter. With him you get one more wood each time you take some from where it accumulates.
lesson-agricola-cards-wood =
    He lies in front of you now. See what he is good for, and go to the Forest.
lesson-agricola-cards-meeting =
    With the Wood Cutter, three wood from the Forest become four. That happens by itself, each time.

    Next, the minor improvements. At the Meeting Place you become the starting player, and afterward you may play one of them. Send somebody there.
lesson-agricola-cards-minor =
    The Canoe costs two wood. It also asks for an occupation: you need to have one, but you don't pay it. Play the Canoe.
lesson-agricola-cards-fish =
    With the Canoe, Fishing brings you one more food, and a reed. Go to Fishing.
lesson-agricola-cards-second =
    Whoever goes to the Meeting Place begins from the next round on.

    A second occupation costs one food, and so does each later one. Go to Lessons.
lesson-agricola-cards-pay =
    Play the Seasonal Worker. He comes along to Day Laborer and brings you a grain.
lesson-agricola-cards-labor =
    Try it: send a person to Day Laborer.
lesson-agricola-cards-travel =
    Some minor improvements don't stay with you: you use them once, and then they move on to your neighbor's hand. Shifting Cultivation is one of those.

    Go to the Meeting Place.
lesson-agricola-cards-traveling =
    It costs two food. Play it.
lesson-agricola-cards-field =
    Now you may plow a field. Choose a place for it.
lesson-agricola-cards-end =
    A card that moves on is your neighbor's to play. Who knows what it will be good for there?

    Minor improvements can also be played at Major Improvement, and after some other actions that say so. Some are worth points. You don't have to play all your cards, and those left in your hand cost you nothing.

## The campaign

lesson-agricola-campaign = Alone, from goal to goal

lesson-agricola-campaign-wood =
    Alone on the farm, no neighbor takes anything from you. Instead there is a goal. In the first game of the campaign it was fifty points. This is the second game, and its goal is fifty-five.

    You brought two food with you. For every two points above a goal you get one food in the next game. If you miss a goal, you try it again, without any.

    Some things are harder alone. The Forest gets two wood in each round, not three. Take them.
lesson-agricola-campaign-clay =
    And each grown-up eats three food in a harvest, not two. So your family needs six, and the first harvest is after round four.

    Send your second person to the Clay Pit.
lesson-agricola-campaign-waits =
    { $two ->
        [yes] What you leave today is there tomorrow. Nobody has been to the Reed Bank, so there are two reed by now. Take them.
       *[no] What you leave today is there tomorrow. Take the reed from the Reed Bank.
    }
lesson-agricola-campaign-grain =
    See to your fields in good time. Get a grain from Grain Seeds.
lesson-agricola-campaign-field =
    Now for the field. Go to Farmland.
lesson-agricola-campaign-plow =
    Choose a place for it.
lesson-agricola-campaign-sow =
    And sow, at Grain Utilization.
lesson-agricola-campaign-fish =
    { $two ->
        [yes] Round four. You have two food, and your family will eat six.
       *[no] Round four. At its end your family will eat six food.
    }

    { $four ->
        [yes] There are four at Fishing, since nobody has been there. Get them.
       *[no] Food gathers at Fishing. Get it.
    }
lesson-agricola-campaign-food =
    There is always food at the Meeting Place as well, as long as you play without hand cards. Who goes first makes no difference while you are alone. Take it.
lesson-agricola-campaign-end =
    After fourteen rounds your points are counted. If you have fifty-five, the next game leads on to fifty-nine, then to sixty-two, and so on.

    If you play the campaign with hand cards, you keep one occupation after each goal. It is in play from the start in all games that follow.
