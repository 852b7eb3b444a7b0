lesson-hallertau-first = Your first village

lesson-hallertau-first-sow =
    Welcome to the Hallertau, where hops have grown since the Middle Ages. You are to make something of a small village.

    At its heart is the Community Center. In front of it stand five Craft Buildings, and each asks for other goods. Move them all ahead, and the center follows: first it gives you more workers, later points. Whoever has the most points after six rounds wins.

    Workers go to the action spaces, in turn with your neighbor. The first to come to an empty space sends one worker. Goods, fields, sheep: the symbols show what you get.

    Begin with your fields. Cultivation lets you sow three of them. Send a worker there.
lesson-hallertau-first-barley =
    You have three fields, in rows four, three and two. The number of the row is how much a field will yield. So the highest row brings the most.

    Sow barley in row four.
lesson-hallertau-first-flax =
    One barley is sown, and four will be reaped. Now sow flax in row three.
lesson-hallertau-first-enough =
    A field that lies fallow moves up a row before the harvest, and a field that was harvested moves down. So it can be good to leave one empty.

    You could sow your rye as well. Or leave it at that and keep it.
lesson-hallertau-first-nursery =
    Next, building material. The Nursery gives you three clay or three crops. It's one worker again.
lesson-hallertau-first-clay =
    Take the clay. You will see what for.
lesson-hallertau-first-market =
    The Weekly Market has a sheep and some meat for you.
lesson-hallertau-first-crowd =
    A sheep gives milk each round. It stands on the card of the round in which its time comes, so you can see how long you will have it.

    Now look at the Sheep Market: somebody is there already. You may still go, but then it takes two workers, and three for whoever comes last. Send two.
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
    Barley is what you have most of. But choose as you like.
lesson-hallertau-first-manufacture =
    One is missing. The Manufacture takes flax, hides or wool.
lesson-hallertau-first-pay-last =
    Choose what you pay with, and watch the center.
lesson-hallertau-first-second =
    All five have moved, so the center has followed, and its window shows a seven: from now on you have seven workers.

    Your neighbor is the first player now. In two of the four quarters of the board, workers have gone home. There it takes fewer workers to get in again.

    In this round each step of a Craft Building costs two goods. So sow again, at Cultivation.
lesson-hallertau-first-fields =
    Sow what you like, best on the high rows. Remember what your Craft Buildings want. When it is enough, leave it at that.
lesson-hallertau-first-shed =
    More fields bring more. The Tool Shed has one for row four, or clay if you would rather have that.
lesson-hallertau-first-field =
    Take the field.
lesson-hallertau-first-meat =
    The Cooling House will want two things of you. Go to the Weekly Market again.
lesson-hallertau-first-tools =
    Now to the boulders. On each row of the Community Center two of them lie in the way. One step goes without trouble. For a second one, a boulder has to be moved, and that takes a tool.

    You can turn workers into tools, as many as you like. Exchange your last four. The tools are yours to keep, and in each round but the last they can be used anew.
lesson-hallertau-first-progress =
    Progress again, at two goods a step. Try to move all five Craft Buildings, so that the center follows. If you have more to pay with, your tools let one of them take a second step.

    Do as much as you like, and then end the phase.
lesson-hallertau-first-end =
    That was the second round. Now you know what the village lives on: fields that rise and fall, sheep, tools, and five Craft Buildings that want to be fed.

    From round three on, a step costs one good less if you pay with two kinds. Sheep whose round comes go away, unless they find a place in the stables. When the window has reached twelve, every further move of the center is worth points, up to seventy. So are sheep in the stables, jewelry, and what is left of goods, tools and fields.

    This is a real game, and your neighbor is ready to play it to the end. In later games you will hold cards besides. Have a good time!
