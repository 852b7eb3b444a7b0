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
    Everybody has come home, and round two begins. Each round brings a new action space, which stays for the rest of the game. This one is Grain Utilization: there you sow your fields and bake bread.

    Send a person there to sow your grain.
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
    Round seven: the new space is here, and so is your room. Send a person to Basic Wish for Children.

    The child can work from the next round on, and in this harvest it eats only one food.
lesson-agricola-first-fish =
    After this round there is another harvest. Your family needs five food this time. Fishing has filled up nicely in the meantime.

    Get the fish.
lesson-agricola-first-end =
    Two harvests are behind you, and you are three now. You know how a round goes, what a harvest asks, and how a family grows.

    The rest you can find out as you go: pastures for animals, vegetables, houses of clay and stone. Press or point at anything to read what it does. After round fourteen the farms are counted. For whatever you have none of you lose a point, and one more for each space of your farmyard that is still empty. Each person is worth three points.

    This is a real game, and your neighbor is ready to play it to the end. Or go back to the start page and begin one of your own. Have a good time!
