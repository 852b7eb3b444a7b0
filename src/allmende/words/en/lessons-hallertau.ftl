lesson-hallertau-first = Your first village

lesson-hallertau-first-sow =
    Welcome to the Hallertau, where hops have grown since the Middle Ages. A small village there is yours to look after, so that it thrives.

    At its heart is the Community Center. In front of it stand five Craft Buildings, and each asks for other goods. Move them all ahead, and the center follows: first it gives you more workers, later points. Whoever has the most points after six rounds wins.

    Workers go to the action spaces, in turn with your neighbor. The first to come to an empty space sends one worker. Goods, fields, sheep: the symbols show what you get.

    Begin with your fields. Cultivation lets you sow three of them. Send a worker there.
lesson-hallertau-first-barley =
    You have three fields, in rows four, three and two. The number of the row is how much a field will yield. So the highest row brings the most.

    Sow barley in row four.
lesson-hallertau-first-flax =
    One barley is sown, and four will be reaped. Now sow flax in row three.
lesson-hallertau-first-enough =
    Fields that lie fallow move up a row before the harvest, and one of them moves up two. A field that was harvested moves down. So it can be good to leave one empty.

    You could sow your rye as well. Or leave it at that and keep it.
lesson-hallertau-first-nursery =
    Next, building material. The Nursery gives you three clay or three crops. It's one worker again.
lesson-hallertau-first-clay =
    Take the clay. You will see what for.
lesson-hallertau-first-market =
    The Weekly Market has a sheep and some meat for you.
lesson-hallertau-first-crowd =
    A sheep gives milk each round. It stands on the card of the round in which it will leave you, so you can see how long you will have it.

    Now look at the Sheep Market: a worker stands there, as on some other spaces, from the very beginning. You may still go, but then it takes two workers, and three for whoever comes last. Send two.
lesson-hallertau-first-clearing =
    One worker is left. Clearing gives you another field, and a clay besides.
lesson-hallertau-first-carpentry =
    Everybody has worked. Your empty fields have moved up, the others were harvested, and your sheep were milked. All of that happens by itself.

    Now comes progress. You may move each Craft Building ahead if you pay with goods that it wants: in round one it is one good, in round two it will be two, and so on.

    The Carpentry wants clay. Move it.
lesson-hallertau-first-brewhouse =
    The Brewhouse wants barley. Move it, too.
lesson-hallertau-first-cooling-house =
    The Cooling House keeps meat and milk fresh, and takes either.
lesson-hallertau-first-pay =
    Choose what you pay with. Milk you will get again soon.
lesson-hallertau-first-bakehouse =
    The Bakehouse takes barley, rye or flax.
lesson-hallertau-first-pay-again =
    Choose what you pay with. The baker takes whatever you like to give.
lesson-hallertau-first-manufacture =
    One is left. The Manufacture takes flax, hides or wool.
lesson-hallertau-first-pay-last =
    Choose what you pay with, and watch the center.
lesson-hallertau-first-second =
    All five have moved, so the center has followed, and its window shows a seven: from now on you have seven workers.

    It is round two, and your neighbor has begun. In two of the four quarters of the board, workers have gone home. There it takes fewer again.

    In this round each step of a Craft Building costs two goods. So sow again, at Cultivation.
lesson-hallertau-first-fields =
    Sow what you like, best on the high rows. Remember what your Craft Buildings want. When it is enough, leave it at that.
lesson-hallertau-first-shed =
    More fields bring more. The Tool Shed has one for row four, or else clay. Send a worker there.
lesson-hallertau-first-field =
    Take the field.
lesson-hallertau-first-meat =
    The Cooling House will want two things of you. Go to the Weekly Market again.
lesson-hallertau-first-tools =
    Now to the boulders. In each row of the Community Center two of them lie in the way. One step goes without trouble. For a second one, a boulder has to be moved, and that takes a tool.

    You can turn workers into tools, as many as you like. Exchange your last four. The tools are yours to keep, and in each round but the last they can be used anew.
lesson-hallertau-first-fallow =
    Your empty fields have moved up a row, and one of them moves up another. Choose which one.
lesson-hallertau-first-progress =
    Progress again, at two goods a step. Try to move all five Craft Buildings, so that the center follows. If you can pay for more, your tools clear the way for second steps.

    Do as much as you like, and then end the phase.
lesson-hallertau-first-end =
    That was the second round. Now you know what the village lives on: fields that rise and fall, sheep, tools, and five Craft Buildings that want to be fed.

    In the later rounds the center decides. When its window has reached twelve, every further move of it is worth points, up to seventy. Jewelry, sheep in the stables, and what is left of goods, tools and fields bring a few more.

    Sheep whose round comes leave you, unless you have moved them on in time. And from round three on, a step costs one good less if you pay with two kinds.

    This is a real game, and your neighbor is ready to play it to the end. In later games you will hold cards besides. What a symbol means, the rules tell: hold it, and they open. Have a good time!

## Hand cards

lesson-hallertau-cards = Cards, at any time

lesson-hallertau-cards-hand =
    In this game you have five cards in your hand, four Gateway cards and a Point card. Press one, or point at it, to read it.

    Most cards ask for something that you must have, others want to be paid. As soon as you have it you may play them, at any time, even while it is your neighbor's turn.

    One of yours asks for at least four fields. You have three, and Clearing gives you another. Send a worker there.
lesson-hallertau-cards-four-fields =
    Four fields, and the card can be played. The numbers between its slashes belong together: with four fields you get one crop, with seven you would get four.

    Each card works only once. Play this one now.
lesson-hallertau-cards-crop =
    Take a crop, whichever you like.
lesson-hallertau-cards-market =
    The next one asks for meat. There is some at the Weekly Market, with a sheep besides. Send a worker there.
lesson-hallertau-cards-slashes =
    You have a meat. This card doesn't take it from you, it only wants to see it. In return you draw a Bonus card. Play it.
lesson-hallertau-cards-bonus =
    And here it is. A Bonus card wants to be paid, this one with a meat. Afterward it brings you a wool at the beginning of each round, and it is worth three points.

    Play it.
lesson-hallertau-cards-cultivation =
    Cards can also be played in the midst of an action. You will see. Go to Cultivation.
lesson-hallertau-cards-sow =
    Sow barley in row four, and don't end the action yet.
lesson-hallertau-cards-midst =
    One of your cards asks for exactly one or two planted fields. Now you have one. Play the card right here.
lesson-hallertau-cards-finish =
    Now it lies in front of you and waits until your action is complete. So sow no more, and leave it at that.
lesson-hallertau-cards-harvest =
    Now it does its work: you harvest a field at once, in the midst of the round. Take the barley.
lesson-hallertau-cards-draw =
    Four barley, just like that!

    New cards are drawn in the four corners of the board. Whoever goes there is the first player in the next round. Draw a Gateway card. By now that takes two workers.
lesson-hallertau-cards-end =
    That is how cards are played. Another one comes to your hand in each round, from your Stable board, once all workers have been sent.

    Point cards wait for a rich village: each wants a lot and is worth many points. What is still in your hand at the end counts for nothing.

## Progress and boulders

lesson-hallertau-progress = Progress and boulders

lesson-hallertau-progress-brewhouse =
    All workers are back from round three, and it is time for progress. Four of your Craft Buildings are well on their way. But the Community Center has to wait for the last one, the Brewhouse.

    In round three each step costs three goods. The Brewhouse takes barley, and hops as well, as long as it is less hops than barley. Move it.
lesson-hallertau-progress-cooling-house =
    At once the center has followed. Its window shows an eight: that is how many workers you will have.

    The Cooling House takes meat and milk. Move it.
lesson-hallertau-progress-two-kinds =
    From round three on, whoever pays with two kinds saves a good. A meat and a milk are enough, instead of three of one kind. Pay like that.
lesson-hallertau-progress-boulder =
    Now look at the two boulders. The first step is free. For a second one, a boulder has to make room, and for that you need a tool. You have five.

    Move the Cooling House once more.
lesson-hallertau-progress-pay =
    Choose what you pay with.
lesson-hallertau-progress-manufacture =
    A boulder has moved on, and one of your tools is resting until the next round. Both boulders lie side by side now. So a third step would take two tools.

    Go on with the Manufacture, which takes flax, hides and wool.
lesson-hallertau-progress-pay-again =
    Choose what you pay with. Two kinds save a good here, too.
lesson-hallertau-progress-carpentry =
    The Carpentry takes clay, and rye as long as it is less than the clay. Move it.
lesson-hallertau-progress-clay =
    Here two kinds save nothing yet: one clay and one rye would be equal. That begins in round four. Choose what you pay with.
lesson-hallertau-progress-rest =
    The Bakehouse is left, which takes barley, rye, and one flax a step.

    Go on as far as your goods and tools will reach, and then end the phase.
lesson-hallertau-progress-end =
    Before the next round the boulders have gone back to their places, two and four spaces ahead of their Craft Buildings. And your tools are rested.

    From round five on, three kinds save two goods. In round six tools break: each one that moves a boulder there is gone for good.

## Jewelry and the Town Hall

lesson-hallertau-jewelry = Jewelry and the Town Hall

lesson-hallertau-jewelry-sale =
    Jewelry glitters, and in the end each piece is worth a point. Before that it can do more: in progress a single piece pays for a whole step, whichever goods that would cost.

    How do you come by it? Land Sale gives you a piece for a field, and three clay besides. Send a worker there.
lesson-hallertau-jewelry-field =
    Give up the field in row two, which yields the least.
lesson-hallertau-jewelry-hall =
    The Town Hall has two more for you. Somebody has been there already, so send both of your workers.
lesson-hallertau-jewelry-back =
    In return one of your Craft Buildings has to go a step back. Only those can that are ahead of the center. Choose the Cooling House.
lesson-hallertau-jewelry-brewhouse =
    Three pieces of jewelry are yours. Now comes progress, and in round two each step costs two goods.

    Four Craft Buildings stand right at the center. Begin with the Brewhouse.
lesson-hallertau-jewelry-barley =
    Here you could pay with jewelry already. But you have barley. Pay with that.
lesson-hallertau-jewelry-bakehouse =
    Now the Bakehouse.
lesson-hallertau-jewelry-rye =
    Pay with goods once more, and keep the jewelry.
lesson-hallertau-jewelry-carpentry =
    For the Carpentry you have plenty of clay. Some of it comes from your field.
lesson-hallertau-jewelry-clay =
    Pay with clay.
lesson-hallertau-jewelry-cooling-house =
    Only the Cooling House is missing. Move it.
lesson-hallertau-jewelry-jewelry =
    Milk would do. But see for yourself how it goes: pay with jewelry.
lesson-hallertau-jewelry-again =
    The center has followed. Now look at the boulders of the Cooling House. They stayed where they were when it stepped back. So its second step is free as well.

    Move it again.
lesson-hallertau-jewelry-jewelry-again =
    Choose what you pay with.
lesson-hallertau-jewelry-rest =
    Do as much as you like, and then end the phase. Where a boulder lies in the way, jewelry doesn't help: you need a tool all the same.
lesson-hallertau-jewelry-end =
    Your Jewel Box has room for ten pieces. Cards bring some, too, and some cards want to be paid with it.

    The later the game, the more a piece can do: in round six it stands for up to six goods.
