### A game as a link, with which it goes on elsewhere.

carry-lead = This link holds the whole game up to now, and any Allmende goes on with it, with or without a server: all moves, the names of the players and which bots play go along; clocks, messages, notes and links of seats stay here. There, all people play at one screen. This table stays as it is.
carry-redealt = What you can't see yet is dealt anew in it.
carry-hidden = Until this game is over, it can't go on elsewhere: its record would reveal what players hide from one another, or what is still to come.
carry-link = Link with this game
carry-elsewhere = At another address
carry-elsewhere-lead = Go on at a server, or at a page without one: with its address, or by pasting the link on its start page under “Open a record”.
carry-address = Address
carry-go = Go on there
carry-damaged = This link holds no whole game: part of it is missing or changed. Copy it again.
