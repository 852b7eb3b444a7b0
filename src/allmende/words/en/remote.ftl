### Bots that play over HTTP.

error-remote-name = A bot's name has 1 to 24 small letters, digits and hyphens, and begins with a letter.
error-remote-seconds = A bot has 1 to { $longest } seconds for a decision.
error-remote-many = You have { $most } bots already. Remove one first.
error-remote-taken = There is or was a bot { $bot } here already. Choose another name.
error-remote-none = There is no bot { $bot } here.
error-remote-token = This is no bot's token, or it is no longer good.

screen-bots-own = Bots of your own
screen-bots-own-lead = A program of yours plays here over HTTP, under this name and with a token that is shown once. docs/bots.md tells how.
screen-bots-own-make = Make a bot
screen-bots-own-token = The token of { $bot }. Keep it now, it is not shown again.
screen-bots-own-listening = is listening
screen-bots-own-remove = Remove { $bot }
