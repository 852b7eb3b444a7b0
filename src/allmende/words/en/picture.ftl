### A picture of how a game has ended, for friends.

picture-lead = The picture shows the names, the points and the boards as they stand, and nothing else: no link leads from it to the table.
picture-send = Send
picture-save = Save as { $kind }
picture-failed = This browser would not do that. The picture can still be saved.
