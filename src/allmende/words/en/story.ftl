### A finished game in a few sentences, for people who don't know it; also the page where it is shown.

story-about = { $title ->
    [agricola] Agricola is a board game by Uwe Rosenberg. In 14 rounds a couple in a wooden hut makes a farm: they plow and sow, fence pastures, raise animals and enlarge the house and the family, which has to be fed at every harvest. The best farm in the end wins.
    [arle] Fields of Arle is a board game by Uwe Rosenberg about a village in East Frisia. Through nine half-years a household drains the moor, builds dikes, works the land, practices crafts and travels to the towns around. The most points win.
    [hallertau] Hallertau is a board game by Uwe Rosenberg about the hop country of Bavaria. For six rounds each player leads a village: growing crops, keeping sheep, and bringing the craft buildings on so that the community center can grow. The most points win.
   *[other] A board game, played here to its end. The most points win.
}
story-won = { $winner } won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $margin } more than { $second }.
story-tie = { $winner } and { $second } both had { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the tie-breaker gives { $winner } the victory.
story-shared = { $winners } shared the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-alone = { $player } played alone and had { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the end.
story-leads = { $when }: { $player } leads first, with { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $other }'s { $least }.
story-overtakes = { $when }: { $player } overtakes { $other }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $least }.
story-halfway = { $when }: { $player } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-best-round = { $when }: { $player } has the best round of the game, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-ahead = { $player } was ahead of { $other } above all in { $categories }.
story-category = { $category } (+{ $points })
story-source = What brought { $player } most was { $source }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The page

story-page = The story of a game
story-moments = How it came about
story-see = See the table at this point
story-watch = Watch the game
story-watch-lead = Move by move, from the beginning, as fast as you like.
story-boards = See the final boards
story-play = Play { $title } yourself
story-copy = Copy the link
story-unfinished = This game is still going on. Its story can be read once it is over.
story-twins = The same deal, played again
story-twins-lead = Games on the same deal stand side by side: the day's game, a draft from the same packets, or a finished game played again from its beginning.
story-twins-link = Link of another game on this deal
story-twins-compare = Compare
story-twins-seat = Seat { $number }
story-animated = As an animated picture
story-animated-lead = All boards, round by round or move by move in one round, as a GIF that can be sent to anyone. It has the names and the points, and no link.
story-animated-open = Choose what it shows
