### A picture of how a game has ended, for friends.

picture-lead = The picture shows the names, the points and the final boards, and nothing else: it has no link to the table.
picture-send = Send
picture-save = Save as { $kind }
picture-failed = This browser didn't allow that. You can still save the picture.
