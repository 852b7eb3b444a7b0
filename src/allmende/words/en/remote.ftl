### Bots that play over HTTP.

error-remote-name = A bot's name has 1 to 24 small letters, digits and hyphens, and begins with a letter.
error-remote-seconds = A bot has 1 to { $longest } seconds for a decision.
error-remote-many = You already have { $most } bots. Remove one first.
error-remote-taken = The name { $bot } is or was taken here. Choose another one.
error-remote-none = There is no bot { $bot } here.
error-remote-token = This is not a bot's token, or it is no longer valid.
