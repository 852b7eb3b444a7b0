lesson-arle-first = Your first year

lesson-arle-first-clay =
    Welcome to Arle in East Frisia! Behind the dikes lies your land. Half of it is still moor, and the sea takes what it can get.

    You have four and a half years to drain the moor, push back the sea, and build, weave and trade. Nearly everything you come to own is worth points in the end, and moor and tide cost some. Whoever has the most points wins.

    In each half-year you have four workers, one a month. The left half of the board is for summer, the right one for winter. You and your neighbor take turns, and where a worker stands, nobody else can go.

    It is summer. Send your first worker to the Clay Worker.
lesson-arle-first-fish =
    That made three clay, since you have three shovels. Between summer and winter you see your tools. The more you have of one, the more the spaces beside it give you.

    Now for something to eat. Go to the Fisherman.
lesson-arle-first-peat =
    You have a sheep, one more fish trap, and more food. But food alone keeps nobody warm: before winter, everybody needs two peat for heating as well.

    The Peat Cutter digs it from your moor.
lesson-arle-first-cut =
    With three spades you can cut three. At first there is peat on the boardwalk only. Once a piece of moor is bare, it is gone, and you have won land.

    Take all three.
lesson-arle-first-builder =
    It's October, and one worker is left. The Builder puts up a house for you. The small ones with the autumn tree help you every year before November.
lesson-arle-first-hut =
    Take the Novice's Hut. Before each November it gives you a grain and moves one of your dikes.
lesson-arle-first-pay =
    It costs one building material and one grain. Choose what to pay with.
lesson-arle-first-cart =
    That was November. Your hut has moved a dike, and three spaces that belonged to the sea are land now. Your fields were harvested. You paid three food and two peat. For each that is missing you would have lost two points.

    Now it is winter, and the other half of the board is in use. You build vehicles in winter, too. Go to the Wainwright.
lesson-arle-first-handcart =
    The handcart is small but cheap. It takes two wood. Build it.
lesson-arle-first-no-boat =
    The Wainwright would also make you a peat boat. Leave it at the cart for today.
lesson-arle-first-load =
    On the road, things become worth more: wood turns into timber, and clay, with a peat to fire it, into brick. What you load comes back at the end of the half-year. You may load whenever it is your turn, as well as goods that you sell in the villages around.

    Load clay onto your handcart.
lesson-arle-first-master =
    A brick is on its way. Next, better tools. The Master improves as many different ones as you have workbenches. Each step has its price, which stands beside the tool.
lesson-arle-first-spades =
    Improve the spades. Then you will cut five peat instead of three.
lesson-arle-first-enough =
    A second tool would be allowed. Improve another one, or leave it at that and save your material.
lesson-arle-first-warden =
    The Dike Warden does two things at once: he moves a dike, and he turns a tile over.
lesson-arle-first-moor =
    Choose a piece of moor. It is drained then, has peat to cut, and costs you fewer points.
lesson-arle-first-baker =
    One worker is left. The Baker makes food from grain and peat. In May everybody has to eat again.
lesson-arle-first-bread =
    Put a grain into the oven.
lesson-arle-first-end =
    And so a year has gone by. Your cart came home with a brick, and the sheep was shorn. Pairs of animals in a stall would have had young. Everybody ate. Heating is for November only.

    You have seen both halves of the board. Once in each half-year, one of you may use a space of the other half; then the other player begins next. After the fifth summer all is counted. Press or point at anything to read what it is worth.

    This is a real game, and your neighbor is ready to play it to the end. Or begin one of your own. Have a good time!
