### What is said in pushes, mails and webhooks, and on no screen.

call-turn = It is your turn: { $title } with { $players }.
call-begun = Your turn is not over yet: { $title } with { $players }.
call-nudge = The others are waiting for you: { $title } with { $players }.
call-over = { $title } with { $players } is over.
call-invited = { $player } invites you to { $title }.
call-several = { $count } tables ask for you
call-stop = No more calls here
call-stop-done = You are no longer called here.
call-test = This is how you are called
call-test-text = This call was only to show whether it arrives. It does.

letter-stop = To get no more calls by mail: { $url }
letter-link = Your link for Allmende
letter-confirm = { $player } wants to be called at this address. If that is you, open this link within an hour; it works once:
letter-enter = You want to be known on another device. Open this link there within a quarter of an hour; it works once, and whoever has it becomes you:
letter-not-me = If you know nothing of this, do nothing: then nothing happens.
