### What is said in pushes, mails and webhooks, and on no screen.

notification-turn = It is your turn: { $title } with { $players }.
notification-begun = Your turn is not over yet: { $title } with { $players }.
notification-nudge = The others are waiting for you: { $title } with { $players }.
notification-over = { $title } with { $players } is over.
notification-invited = { $player } invites you to { $title }.
notification-several = It is your turn at { $count } tables
notification-stop = Turn off these notifications
notification-stop-done = You no longer get notifications here.
notification-test = A test notification
notification-test-text = This was only to show whether notifications arrive. They do.

letter-stop = To turn off notifications by email: { $url }
letter-link = Your link for Allmende
letter-confirm = { $player } wants to get notifications at this address. If that is you, open this link within an hour; it works once:
letter-enter = You want to sign in on another device. Open this link there within a quarter of an hour; it works once, and anyone who has it can be you:
letter-not-me = If you don't know what this is about, do nothing: then nothing happens.
