lesson-arle-first = Your first year

lesson-arle-first-clay =
    Welcome to Arle in East Frisia! Behind the dikes lies your land. Half of it is still moor, and the sea takes what it can get.

    You have four and a half years to drain the moor, push back the sea, and build, weave and trade. Nearly everything you come to own is worth points in the end, and moor and tide cost some. Whoever has the most points wins.

    In each half-year you have four workers, one a month. The left half of the board is for summer, the right one for winter. You and your neighbor take turns, and where a worker stands, nobody else can go.

    It is summer. Send your first worker to the Clay Worker.
lesson-arle-first-fish =
    That brought you three clay, since you have three shovels. Between summer and winter you see your tools. The more you have of one, the more the spaces beside it give you.

    Now for something to eat. Go to the Fisherman.
lesson-arle-first-peat =
    You have a sheep, one more fish trap, and more food. But food alone keeps nobody warm: before winter, everybody needs two peat for heating as well.

    The Peat Cutter digs it from your moor.
lesson-arle-first-cut =
    With three spades you can cut three. At first there is peat on the boardwalk only. Once a piece of moor is bare, it is gone, and you have won land.

    Take all three.
lesson-arle-first-builder =
    It's October, and one worker is left. The Builder puts up a house for you. Four of them are small, and help you every year before November. Send your worker there.
lesson-arle-first-hut =
    Take the Novice's Hut. Before each November it gives you a grain and moves one of your dikes.
lesson-arle-first-pay =
    It costs one building material and one grain. Choose what to pay with.
lesson-arle-first-cart =
    That was November. Your hut has moved a dike, and three spaces that belonged to the sea are land now. Your fields were harvested.

    Then everybody ate and heated: that took three food and two peat. For each that is missing you would have lost two points.

    Now it is winter, and the other half of the board is in use. You build vehicles in winter, too. Go to the Wainwright.
lesson-arle-first-handcart =
    The handcart is small but cheap. It takes two wood. Build it.
lesson-arle-first-no-boat =
    The Wainwright would also make you a peat boat. Leave it at the cart for today.
lesson-arle-first-load =
    On the road, things become worth more: wood turns into timber, and clay, with a peat to fire it, into brick. What you load comes back at the end of the half-year.

    You may also drive to the villages and towns around, and sell what they want there. Either is done whenever it is your turn.

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
    Choose a piece of moor. It is dehydrated then, has peat to cut, and costs you fewer points.
lesson-arle-first-baker =
    One worker is left. The Baker makes food from grain and peat. In May everybody has to eat again.
lesson-arle-first-bread =
    Put a grain into the oven.
lesson-arle-first-end =
    And so a year has gone by. Your cart came home with a brick, and the sheep was shorn. Pairs of animals in a stall would have had young. Everybody ate. Heating is for November only.

    You have seen both halves of the board. Once in each half-year, one of you may use a space of the other half. Then the other one begins the next half-year.

    After the fifth summer all is counted. Press anything, or point at it, to read what it is worth. Hold it, and the rules open at its place.

    This is a real game, and your neighbor is ready to play it to the end. Or begin one of your own. Have a good time!

## Dikes and peat

lesson-arle-dikes = Dikes and peat

lesson-arle-dikes-colonist =
    You have little land. In front of it lies the sea, and behind it the moor. From both you can win more.

    The moor first. It has to be dehydrated before there is any peat to cut. The Colonist does that for you, and brings a horse besides. Send a worker there.
lesson-arle-dikes-cutter =
    This moor is dehydrated now and has four peat. On the boardwalk there are four as well, from the very beginning.

    Now the Peat Cutter.
lesson-arle-dikes-cut =
    You have three spades, so you can cut three. Take them from the boardwalk.
lesson-arle-dikes-builder =
    One more, and the boardwalk is bare. That can wait until winter.

    On to the sea. The Dike Builder moves a dike for each pair of shovels, which is one for you, and brings an animal. Send a worker there.
lesson-arle-dikes-animal =
    Choose which animal you want.
lesson-arle-dikes-fish =
    Do you see the three new spaces? The first, the fourth and the seventh step of your dikes each win a whole row from the sea.

    Before winter everybody wants something to eat. Send your last worker to the Fisherman.
lesson-arle-dikes-warden =
    November is over. In winter the Dike Warden looks after dikes: he moves one, and afterward he turns a tile over. Send a worker there.
lesson-arle-dikes-moor =
    A moor that is turned over is dehydrated. Choose one.
lesson-arle-dikes-grocer =
    The second step of the dikes has won no land yet, but it counts. Two more, and the next row is yours.

    In winter the Grocer lets you cut a single peat, without any spade. Send a worker there.
lesson-arle-dikes-last =
    Cut the last peat of the boardwalk.
lesson-arle-dikes-another =
    The boardwalk is gone, and on the land below it you can build, sow or keep animals. So it goes with every moor, and each of those leaves you two spaces.

    Choose an animal.
lesson-arle-dikes-end =
    In the end an untouched moor costs four points, a dehydrated one only a single point. The boardwalk costs three, and at sea each place for a dike at the very top that is still empty costs one. After seven steps nothing is left to do there.

    If you lack peat in November, you burn wood instead. For each heating that is missing altogether you lose two points.

## Vehicles and travel

lesson-arle-travel = Vehicles and travel

lesson-arle-travel-wainwright =
    Your barn is empty, and there are villages and towns all around that would buy from you. What you need is a vehicle. In winter the Wainwright builds them.

    Send a worker there.
lesson-arle-travel-cart =
    The cart takes five wood and a horse. It has three spaces. Build it.
lesson-arle-travel-no-boat =
    You don't need a peat boat today. Leave it at that.
lesson-arle-travel-wood =
    Whatever you load becomes more precious on the way. Wood turns into timber, and takes one space. Load it.
lesson-arle-travel-esens =
    Places that you travel to are loaded as well. Esens takes two spaces, which are just left. Load Esens.
lesson-arle-travel-grain =
    Esens buys grain, hides and woolen cloth, of each kind once. Sell something.
lesson-arle-travel-more =
    You may sell another thing here, or leave it at that.
lesson-arle-travel-baker =
    The cart is full and stays on the road until the half-year is over. Send your last worker to the Baker.
lesson-arle-travel-bread =
    Put a grain into the oven.
lesson-arle-travel-clay =
    The cart is home again. It has brought timber, and Esens has moved onto your travel experience, where it is worth points. You won't travel there a second time.

    You may load as soon as it is your turn, and send a worker afterward. Clay takes a peat along and turns into brick. Load it.
lesson-arle-travel-norden =
    Now two spaces are left, just enough for Norden, where somebody would like a sheep. Load Norden.
lesson-arle-travel-end =
    The sheep is sold, and the cart is on its way again.

    There are nine places. The nearest ones take one space, Bremen takes four, and the bigger a place, the further it moves your experience. Cloth and leather travel, too, and come back as clothing. If you want a larger vehicle, build one, or let the Warden turn yours over. If you have no large vehicle in the end, you lose three points.

## Tools, Inventorying and buildings

lesson-arle-tools = Tools, Inventorying and buildings

lesson-arle-tools-master =
    Between summer and winter you see your ten tools. The better one is, the more you get from the action spaces on both sides of it.

    The Master improves as many different tools as you have workbenches. Send a worker there.
lesson-arle-tools-bench =
    The workbenches are a tool themselves, and a new one counts at once. That costs two clay. Improve them first.
lesson-arle-tools-spades =
    Now the spades, for a wood.
lesson-arle-tools-third =
    Thanks to the new workbench you may improve a third tool. Choose one, or leave it at that.
lesson-arle-tools-cutter =
    Try the new spades, at the Peat Cutter.
lesson-arle-tools-cut =
    You could cut five peat now, and four lie on the boardwalk. Take all of them.
lesson-arle-tools-builder =
    The boardwalk is gone, and you have won a space of land. There is room for a building. Go to the Builder.
lesson-arle-tools-workshop =
    Take the Workshop, one of the four small houses.
lesson-arle-tools-pay =
    Choose what you pay with.
lesson-arle-tools-fish =
    Your last worker of the summer goes fishing. After that comes the Inventorying in November.
lesson-arle-tools-improve =
    Before everything else, your house goes to work. It has brought you a wood, and now it improves a tool, at the usual price.

    Choose one, or leave it at that.
lesson-arle-tools-merchant =
    That was November: vehicles came home, sheep and cattle were milked, fields were reaped, and then everybody ate and heated. In May it goes differently. Then animals have young, and sheep are shorn.

    Larger buildings want timber and brick. The Builder's Merchant has them. Send a worker there.
lesson-arle-tools-goods =
    Take what you like, wood or clay first, then timber or brick.
lesson-arle-tools-end =
    With one timber and one brick you can build a yellow house, which does something big at once. Inns cost a lot of food, and do so, too. The orange and red buildings want a great deal, and are worth a great many points.

    Some tools are worth points as well, if they are good enough. And each building needs a space of land, so go on dehydrating moors and moving dikes.
