lesson-arle-first = Your first year

lesson-arle-first-clay =
    Welcome to Arle in East Frisia! Your land lies behind the dikes. Half of it is still moor, and the sea takes what it can get.

    You have four and a half years to drain the moor, push back the sea, and build, weave and trade. Nearly everything you own in the end is worth points, while moor and tidal flats cost you some. Whoever has the most points wins.

    In each half-year you have four workers, one a month. The left half of the board is for summer, the right one for winter. You and your neighbor take turns, and where one worker stands, no other can go.

    It is summer. Send your first worker to the Clay Worker.
lesson-arle-first-fish =
    Each of your shovels has brought you a clay. Your tools are between summer and winter. The more you have of one, the more the spaces beside it give you.

    Now for some food. Go to the Fisherman.
lesson-arle-first-peat =
    The Fisherman brings you a sheep, another fish trap, and food. But food alone keeps nobody warm: before winter, you also need two peat for heating.

    The Peat Cutter digs it from your moor.
lesson-arle-first-cut =
    { $three ->
        [yes] With three spades you can cut three.
       *[no] With each spade you can cut one.
    } At first there is peat on the boardwalk only. Once a piece of moor is bare, it is gone, and you have won land.

    { $three ->
        [yes] Take all three.
       *[no] Take as much as you can.
    }
lesson-arle-first-builder =
    { $last ->
        [yes] It is October, and one worker is left. The Builder puts up a house for you.
       *[no] The Builder puts up a house for you.
    } Four of the houses are small, and help you every year before November. Send a worker there.
lesson-arle-first-hut =
    Take the Novice's Hut. Before each November it gives you a grain and moves one of your dikes.
lesson-arle-first-pay =
    It costs one building material and one grain. Choose what to pay with.
lesson-arle-first-cart =
    { $moved ->
        [yes] That was November. Your hut has moved a dike, and three spaces that belonged to the sea are land now. Then fields were harvested.
       *[no] That was November: fields were harvested, and some houses did their work. A dike that moves can turn sea into land.
    }

    Then everybody eats and heats. That takes three food and two peat, and each one that is missing costs you two points.

    Now it is winter, and the other half of the board is in use. Winter is the time to build vehicles, too. Go to the Wainwright.
lesson-arle-first-handcart =
    The handcart is small but cheap. It costs two wood. Build it.
lesson-arle-first-no-boat =
    The Wainwright would also build you a peat boat. Leave it at the cart for today.
lesson-arle-first-load =
    On the road, goods become worth more: wood turns into timber, and clay, with a peat to fire it, into brick. What you load comes back at the end of the half-year.

    You may also drive to the villages and towns around, and sell what they want there. You can do both whenever it is your turn.

    Load clay onto your cart.
lesson-arle-first-master =
    A brick is on its way. Next, better tools. The Master improves as many different ones as you have workbenches. Each step has its price, which is shown beside the tool.
lesson-arle-first-spades =
    Improve the spades. The more of them you have, the more peat you can cut.
lesson-arle-first-enough =
    You may improve another tool. Do so, or leave it at that and save your material.
lesson-arle-first-warden =
    The Dike Warden does two things at once: he moves a dike and turns a tile over.
lesson-arle-first-moor =
    Choose a piece of moor. Once dehydrated, it has peat to cut and costs you fewer points.
lesson-arle-first-baker =
    { $last ->
        [yes] One worker is left. The Baker makes food from grain and peat.
       *[no] The Baker makes food from grain and peat.
    } In May everybody has to eat again.
lesson-arle-first-bread =
    Put a grain into the oven.
lesson-arle-first-end =
    And so a year goes by. In May, vehicles come home with what they have loaded, sheep are shorn, and pairs of animals in a stall have young. Everybody eats, but heating is for November only.

    You have seen both halves of the board. Once in each half-year, one of you may use a space of the other half. Then the other player begins the next half-year.

    After the fifth summer everything is scored. Press anything, or point at it, to read what it is worth. Press and hold it to open its rule.

    This is a real game, and your neighbor is ready to play it to the end. Or begin one of your own. Have fun!

## Dikes and peat

lesson-arle-dikes = Dikes and peat

lesson-arle-dikes-colonist =
    You have little land. In front of it lies the sea, and behind it the moor. You can win more from both.

    The moor first. It has to be dehydrated before there is any peat to cut. The Colonist does that for you, and brings a horse as well. Send a worker there.
lesson-arle-dikes-cutter =
    A moor that has just been dehydrated has four peat. The boardwalk had four from the very beginning.

    Now the Peat Cutter.
lesson-arle-dikes-cut =
    { $three ->
        [yes] You have three spades, so you can cut three. Take them from the boardwalk.
       *[no] With each spade you can cut one peat. Take as much as you can from the boardwalk.
    }
lesson-arle-dikes-builder =
    { $one ->
        [yes] One more, and the boardwalk is bare. That can wait until winter.
       *[no] Peat can wait until winter.
    }

    On to the sea. The Dike Builder moves a dike for each pair of shovels{ $pair ->
        [yes] , which is one for you,
       *[no] { " " }you have,
    } and brings an animal. Send a worker there.
lesson-arle-dikes-animal =
    Choose which animal you want.
lesson-arle-dikes-fish =
    { $first ->
        [yes] Do you see the three new spaces? The first, the fourth and the seventh step of your dikes each win a whole row from the sea.
       *[no] The first, the fourth and the seventh step of your dikes each win a whole row from the sea.
    }

    Before winter everybody needs food. Send a worker to the Fisherman.
lesson-arle-dikes-warden =
    November is over. In winter the Dike Warden looks after the dikes: he moves one and then turns a tile over. Send a worker there.
lesson-arle-dikes-moor =
    A moor that is turned over is dehydrated. Choose one.
lesson-arle-dikes-grocer =
    { $second ->
        [yes] The second step of the dikes has won no land yet, but it counts. Two more, and the next row is yours.
       *[no] A step of the dikes counts even if it wins no land by itself.
    }

    In winter the Grocer lets you cut a single peat, without any spade. Send a worker there.
lesson-arle-dikes-last =
    { $one ->
        [yes] Cut the last peat of the boardwalk.
       *[no] Cut a peat of the boardwalk.
    }
lesson-arle-dikes-another =
    { $gone ->
        [yes] The boardwalk is gone, and on the land below it you can build, sow or keep animals.
       *[no] Once all its peat is cut, the boardwalk is gone, and on the land below it you can build, sow or keep animals.
    } It is the same with every moor, and each of those leaves you two spaces.

    Choose an animal.
lesson-arle-dikes-end =
    In the end an untouched moor costs four points, a dehydrated one only a single point. The boardwalk costs three, and at sea each place for a dike at the very top that is still empty costs one. After seven steps there is nothing left to do.

    If you lack peat in November, you burn wood instead. For each heating that is missing altogether you lose two points.

## Vehicles and travel

lesson-arle-travel = Vehicles and travel

lesson-arle-travel-wainwright =
    Your barn is empty, and the villages and towns all around would buy from you. What you need is a vehicle. The Wainwright builds them in winter.

    Send a worker there.
lesson-arle-travel-cart =
    The cart costs five wood and a horse. It has three spaces. Build it.
lesson-arle-travel-no-boat =
    You don't need a peat boat today. Leave it at that.
lesson-arle-travel-wood =
    Whatever you load becomes more valuable on the way. Wood turns into timber, and takes one space. Load it.
lesson-arle-travel-esens =
    Places that you travel to are loaded as well. Esens takes two spaces. Load Esens.
lesson-arle-travel-grain =
    Esens buys grain, hides and woolen cloth, one of each. Sell something.
lesson-arle-travel-more =
    You may sell something else here, or leave it at that.
lesson-arle-travel-baker =
    What is loaded stays on the road until the half-year is over. { $last ->
        [yes] Send your last worker to the Baker.
       *[no] Send a worker to the Baker.
    }
lesson-arle-travel-bread =
    Put a grain into the oven.
lesson-arle-travel-clay =
    { $esens ->
        [yes] The cart is home again. It has brought timber, and Esens has moved onto your travel experience, where it is worth points. You can't travel there a second time.
       *[no] Carts come home with what they have loaded. A place that you have been to moves onto your travel experience, where it is worth points. You can't travel there a second time.
    }

    You may load as soon as it is your turn, and send a worker afterward. Clay takes a peat along and turns into brick. Load it.
lesson-arle-travel-norden =
    Norden takes two spaces, and they would like a sheep there. Load Norden.
lesson-arle-travel-end =
    There are nine places. The nearest ones take one space, Bremen takes four, and the bigger a place, the further it moves your experience. Cloth and leather travel, too, and come back as clothing. If you want a larger vehicle, build one, or let the Warden turn yours over. If you have no large vehicle in the end, you lose three points.

## Tools, Inventorying and buildings

lesson-arle-tools = Tools, Inventorying and buildings

lesson-arle-tools-master =
    Your ten tools are between summer and winter. The better one is, the more you get from the action spaces on both sides of it.

    The Master improves as many different tools as you have workbenches. Send a worker there.
lesson-arle-tools-bench =
    The workbenches are a tool themselves, and a new one counts at once. It costs two clay. Improve them first.
lesson-arle-tools-spades =
    Now the spades, for one wood.
lesson-arle-tools-third =
    Thanks to the new workbench you may improve a third tool. Choose one, or leave it at that.
lesson-arle-tools-cutter =
    Try the new spades, at the Peat Cutter.
lesson-arle-tools-cut =
    { $five ->
        [yes] With your new spades you could cut five peat.
       *[no] With each spade you can cut one peat.
    } { $four ->
        [yes] There are four on the boardwalk. Take all of them.
       *[no] Take what is left on the boardwalk.
    }
lesson-arle-tools-builder =
    { $gone ->
        [yes] The boardwalk is gone, and you have won a space of land. There is room for a building. Go to the Builder.
       *[no] Each building needs a space of land. Go to the Builder.
    }
lesson-arle-tools-workshop =
    Take the Workshop, one of the four small houses.
lesson-arle-tools-pay =
    Choose what you pay with.
lesson-arle-tools-fish =
    { $last ->
        [yes] Your last worker of the summer goes fishing. After that comes the Inventorying in November.
       *[no] After the last worker of the summer comes the Inventorying in November. Go to the Fisherman.
    }
lesson-arle-tools-improve =
    { $house ->
        [yes] Before everything else, your house does its work. It has brought you a wood, and now it improves a tool, at the usual price.
       *[no] Each step has its price, which is shown beside the tool.
    }

    Choose a tool, or leave it at that.
lesson-arle-tools-merchant =
    That was November: vehicles came home, sheep and cattle were milked, fields were reaped, and then everybody ate and heated. May is different: animals have young, and sheep are shorn.

    Larger buildings need timber and brick. The Builder's Merchant has them. Send a worker there.
lesson-arle-tools-goods =
    Take what you like, wood or clay first, then timber or brick.
lesson-arle-tools-end =
    With one timber and one brick you can build a yellow house, which does something big at once. Inns cost a lot of food and also do their work at once. The orange and red buildings cost a great deal, and are worth a great many points.

    Some tools are worth points as well, if they are good enough. And each building needs a space of land, so go on dehydrating moors and moving dikes.
