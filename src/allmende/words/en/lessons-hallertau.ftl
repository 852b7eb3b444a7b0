lesson-hallertau-first = Your first village

lesson-hallertau-first-sow =
    Welcome to the Hallertau, where hops have grown since the Middle Ages. A small village is in your care. Help it thrive.

    At its heart is the Community Center. Beside it are five Craft Buildings, and each asks for different goods. Move them all ahead, and the center follows: first it gives you more workers, later points. Whoever has the most points after six rounds wins.

    You and your neighbor take turns sending workers to the action spaces. An empty space takes one worker. Goods, fields, sheep: the symbols show what you get.

    Begin with your fields. Cultivation lets you sow three of them. Send a worker there.
lesson-hallertau-first-barley =
    Your fields lie in rows. The number of its row is how much a field will yield, so the highest row brings the most.

    Sow barley in row four.
lesson-hallertau-first-flax =
    One barley is sown, and four will be reaped. Now sow flax in row three.
lesson-hallertau-first-enough =
    Fields that lie fallow move up a row before the harvest, and one of them moves up two. A field that was harvested moves down. So it can be good to leave one empty.

    You could sow another field. Or leave it at that and keep what you have.
lesson-hallertau-first-nursery =
    Next, building material. The Nursery gives you three clay or three crops. { $one ->
        [yes] Again it costs one worker.
       *[no] Go there.
    }
lesson-hallertau-first-clay =
    Take the clay. You will soon see what it is for.
lesson-hallertau-first-market =
    The Weekly Market has a sheep and some meat for you.
lesson-hallertau-first-crowd =
    A sheep gives milk each round. It stands on the card of the round in which it will leave you, so you can see how long you will have it.

    Now look at the Sheep Market: some spaces have a worker there from the very beginning. You may still go, but a second visitor takes two workers, and a third one three. { $two ->
        [yes] Send two.
       *[no] Send workers there.
    }
lesson-hallertau-first-clearing =
    { $last ->
        [yes] One worker is left. Clearing gives you another field, and a clay as well.
       *[no] Clearing gives you another field, and a clay as well.
    }
lesson-hallertau-first-carpentry =
    Everybody has worked. Empty fields have moved up, the others were harvested, and sheep were milked. All of that happens by itself.

    Now comes progress. You may move each Craft Building ahead by paying with goods that it takes: one good in round one, two in round two, and so on.

    The Carpentry takes clay. Move it.
lesson-hallertau-first-brewhouse =
    The Brewhouse takes barley. Move it, too.
lesson-hallertau-first-cooling-house =
    The Cooling House keeps meat and milk fresh, and takes either.
lesson-hallertau-first-pay =
    Choose what to pay with.
lesson-hallertau-first-bakehouse =
    The Bakehouse takes barley, rye or flax.
lesson-hallertau-first-pay-again =
    Choose what to pay with. The baker is happy with any of it.
lesson-hallertau-first-manufacture =
    The Manufacture takes flax, hides or wool. Move it.
lesson-hallertau-first-pay-last =
    Choose what to pay with, and watch the center.
lesson-hallertau-first-second =
    { $seven ->
        [yes] All five have moved, so the center has followed, and its window shows a seven: from now on you have seven workers.
       *[no] The center follows once all five have moved. Its window shows how many workers you have.
    }

    { $neighbor ->
        [yes] It is round two, and your neighbor has begun.
       *[no] It is round two.
    } In two of the four quarters of the board, workers have gone home. Those spaces take fewer workers again.

    In this round each step of a Craft Building costs two goods. So sow again, at Cultivation.
lesson-hallertau-first-fields =
    Sow what you like, best on the high rows. Remember what your Craft Buildings take. When you have sown enough, leave it at that.
lesson-hallertau-first-shed =
    More fields bring more. The Tool Shed gives you one for row four, or else clay. Send a worker there.
lesson-hallertau-first-field =
    Take the field.
lesson-hallertau-first-meat =
    The Cooling House will cost you two goods this time. Go to the Weekly Market.
lesson-hallertau-first-tools =
    Now to the boulders. In each row of the Community Center two of them lie in the way. The first step is easy. For a second one, a boulder has to be moved, and that takes a tool.

    You can turn workers into tools, as many as you like. { $four ->
        [yes] Exchange your last four.
       *[no] Exchange some of yours.
    } The tools are yours to keep, and you can use them again in each round but the last.
lesson-hallertau-first-fallow =
    Your empty fields have moved up a row, and one of them moves up another. Choose which one.
lesson-hallertau-first-progress =
    Progress again, at two goods a step. Try to move all five Craft Buildings, so that the center follows. If you can pay for more, tools clear the way for second steps.

    Do as much as you like, then choose “{ move-finish-progress }”.
lesson-hallertau-first-end =
    Now you know what the village lives on: fields that rise and fall, sheep, tools, and five Craft Buildings to be supplied.

    In the later rounds the center decides. Once its window has reached twelve, every further move is worth points, up to seventy. Jewelry, sheep in the stables, and leftover goods, tools and fields bring a few more.

    Sheep whose round comes leave you, unless you have moved them on in time. And from round three on, a step costs one good less if you pay with two kinds.

    This is a real game, and your neighbor is ready to play it to the end. In later games you will have hand cards, too. Press and hold any symbol to open its rule. Have fun!

## Hand cards

lesson-hallertau-cards = Cards, at any time

lesson-hallertau-cards-hand =
    In this game you have five cards in your hand, four Gateway cards and a Point card. Press one, or point at it, to read it.

    Most cards ask for something that you need to have, others have to be paid for. As soon as you have it you may play them, at any time, even during your neighbor's turn.

    One of yours asks for at least four fields. You have three, and Clearing gives you another. Send a worker there.
lesson-hallertau-cards-four-fields =
    Now the card can be played. The numbers between its slashes belong together: with four fields you get one crop, with seven you would get four.

    Each card works only once. Play this one now.
lesson-hallertau-cards-crop =
    Take a crop, whichever you like.
lesson-hallertau-cards-market =
    The next one asks for meat. There is some at the Weekly Market, along with a sheep. Send a worker there.
lesson-hallertau-cards-slashes =
    You have a meat. This card doesn't take it from you, you only need to have it. In return you draw a Bonus card. Play it.
lesson-hallertau-cards-bonus =
    And here it is. A Bonus card has to be paid for, this one with a meat. Afterward it brings you a wool at the beginning of each round, and it is worth three points.

    Play it.
lesson-hallertau-cards-cultivation =
    Cards can also be played in the middle of an action. You will see. Go to Cultivation.
lesson-hallertau-cards-sow =
    Sow barley in row four, and don't finish the action yet.
lesson-hallertau-cards-midst =
    One of your cards asks for exactly one or two planted fields, and that is what you have now. Play the card right here.
lesson-hallertau-cards-finish =
    Now it lies in front of you and waits until your action is complete. So sow no more, and leave it at that.
lesson-hallertau-cards-harvest =
    Now it does its work: you harvest a field at once, in the middle of the round. Take its crop.
lesson-hallertau-cards-draw =
    A harvest, just like that!

    New cards are drawn in the four corners of the board. Whoever goes there is the first player in the next round. Draw a Gateway card. { $two ->
        [yes] By now that takes two workers.
       *[no] The first visitor needs one worker, the second two.
    }
lesson-hallertau-cards-end =
    That is how cards are played. In each round you get another one from your Stable board, once all workers have been sent.

    Point cards are for a rich village: each costs a lot and is worth many points. Cards left in your hand at the end count for nothing.

## Progress and boulders

lesson-hallertau-progress = Progress and boulders

lesson-hallertau-progress-brewhouse =
    Everybody has worked in round three, and it is time for progress. Four of your Craft Buildings are well on their way. But the Community Center has to wait for the last one, the Brewhouse.

    In round three each step costs three goods. The Brewhouse takes barley, and hops as well, as long as there are fewer hops than barley. Move it.
lesson-hallertau-progress-cooling-house =
    { $eight ->
        [yes] The center has followed at once. Its window shows an eight: that is how many workers you will have.
       *[no] The window of the center shows how many workers you will have.
    }

    The Cooling House takes meat and milk. Move it.
lesson-hallertau-progress-two-kinds =
    From round three on, paying with two kinds saves a good. A meat and a milk are enough, instead of three of one kind. Pay like that.
lesson-hallertau-progress-boulder =
    Now look at the two boulders. The first step is free. For a second one, a boulder has to make room, and for that you need a tool.{ $five ->
        [yes] { " " }You have five.
       *[no] { "" }
    }

    Move the Cooling House once more.
lesson-hallertau-progress-pay =
    Choose what to pay with.
lesson-hallertau-progress-manufacture =
    { $beside ->
        [yes] A boulder has moved on, and one of your tools is resting until the next round. Both boulders lie side by side now. So a third step would take two tools.
       *[no] A tool that has moved a boulder rests until the next round. Where both boulders lie side by side, a step takes two tools.
    }

    Go on with the Manufacture, which takes flax, hides and wool.
lesson-hallertau-progress-pay-again =
    Choose what to pay with. Two kinds save a good here, too.
lesson-hallertau-progress-carpentry =
    The Carpentry takes clay, and rye as long as it is less than the clay. Move it.
lesson-hallertau-progress-clay =
    Two kinds save nothing here yet: one clay and one rye would be equal. That starts in round four. Choose what to pay with.
lesson-hallertau-progress-rest =
    The Bakehouse takes barley, rye, and one flax a step.

    Go on as far as your goods and tools will reach, then choose “{ move-finish-progress }”.
lesson-hallertau-progress-end =
    Before the next round the boulders go back to their places, two and four spaces ahead of their Craft Buildings. And tools are rested again.

    From round five on, three kinds save two goods. In round six tools break: each one that moves a boulder there is gone for good.

## Jewelry and the Town Hall

lesson-hallertau-jewelry = Jewelry and the Town Hall

lesson-hallertau-jewelry-sale =
    Jewelry glitters, and in the end each piece is worth a point. Before that it can do more: in progress a single piece pays for a whole step, no matter what goods that would cost.

    How do you get it? Land Sale gives you a piece for a field, and three clay as well. Send a worker there.
lesson-hallertau-jewelry-field =
    Give up the field in row two, which yields the least.
lesson-hallertau-jewelry-hall =
    The Town Hall has two more for you. { $two ->
        [yes] Somebody has been there already, so send both of your workers.
       *[no] Send workers there.
    }
lesson-hallertau-jewelry-back =
    In return one of your Craft Buildings has to go a step back. Only those ahead of the center can. Choose the Cooling House.
lesson-hallertau-jewelry-brewhouse =
    { $three ->
        [yes] You have three pieces of jewelry. Now comes progress, and in round two each step costs two goods.
       *[no] Now comes progress, and in round two each step costs two goods.
    }

    Begin with the Brewhouse.
lesson-hallertau-jewelry-barley =
    { $jewelry ->
        [yes] You could pay with jewelry here already. But you have barley. Pay with that.
       *[no] Pay with barley.
    }
lesson-hallertau-jewelry-bakehouse =
    Now the Bakehouse.
lesson-hallertau-jewelry-rye =
    Pay with goods here, too, and keep jewelry for later.
lesson-hallertau-jewelry-carpentry =
    The Carpentry takes clay. Move it.
lesson-hallertau-jewelry-clay =
    Pay with clay.
lesson-hallertau-jewelry-cooling-house =
    Now the Cooling House. Move it.
lesson-hallertau-jewelry-jewelry =
    Milk or meat would do. But see for yourself how it works: pay with jewelry.
lesson-hallertau-jewelry-again =
    { $free ->
        [yes] Now look at the boulders of the Cooling House. They stayed where they were when it stepped back. So its second step is free as well.
       *[no] When a Craft Building steps back, its boulders stay where they are. So it may have two free steps.
    }

    Move it again.
lesson-hallertau-jewelry-jewelry-again =
    Choose what to pay with.
lesson-hallertau-jewelry-rest =
    Do as much as you like, then choose “{ move-finish-progress }”. Where a boulder lies in the way, jewelry doesn't help: you still need a tool.
lesson-hallertau-jewelry-end =
    Your Jewel Box has room for ten pieces. Some cards bring you jewelry, too, and others cost some.

    The later in the game, the more a piece can do: in round six it stands for up to six goods.
