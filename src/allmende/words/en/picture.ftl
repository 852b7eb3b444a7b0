### A picture of how a game has ended, for friends.

picture-lead = The picture shows the names, the points and the final boards, and nothing else: it has no link to the table.
picture-send = Send
picture-save = Save as { $kind }
picture-failed = This browser didn't allow that. You can still save the picture.

## The course of a game as a picture

picture-animated = An animated picture
picture-animated-what = What it shows
picture-animated-game = The whole game, round by round
picture-animated-make = Draw it
picture-animated-drawn = { $done } of { $all } drawn
picture-animated-failed = The picture could not be drawn.
