### Who I am: what the dialog says of that, which a table needs only when it is opened.

screen-me-lead = There is nothing to sign up for: this browser keeps a secret by which the server knows you.
screen-me-lead-alone = Your name, your games and everything else are stored in this browser alone.
screen-me-save = Save
screen-me-colour = My color
colour-barley = barley
colour-clay = clay
colour-cornflower = cornflower
colour-flax = flax
colour-heather = heather
colour-hops = hops
colour-moor = moor
colour-poppy = poppy
screen-me-sections = Sections
screen-me-devices = My devices
screen-me-devices-lead = { $devices ->
    [one] Only this device knows you. A link makes another one yours, with all your tables.
   *[other] You are known on { $devices } devices. A link makes another one yours, with all your tables.
}
screen-me-pass-make = A link for another device
screen-me-pass = The link for another device
screen-me-picture = The same link, to be read by a camera
screen-me-pass-until = Open it on the other device. It can be used once, until { $time }; anyone who has it can be you.
screen-install = As an app
screen-install-lead = Installed on a phone or a computer, Allmende opens in its own window, and you can look at your tables even when the server can't be reached.
screen-install-now = Install
screen-install-menu = Your browser's menu has it: “Install” or “Add to Home Screen”.
screen-install-insecure = Browsers install pages only from https or from this machine. The operator of this server can put it behind a proxy with a certificate and name its address with { $url }.
screen-me-data = What is stored about me
screen-me-data-lead = Your name and color, your time zone and language; your devices and passkeys; your tables, with your messages, notes and plans, and when you were last there; open tables and invitations; your friends, whom you have blocked, and what you have reported; the results of your games, and your ratings; your bots; when you play, and where and when you get notifications. The file has all of it.
screen-me-data-save = Save my data
screen-me-games-save = Save all my finished games
screen-me-forget = Forget me …
screen-me-forget-sure = Your name and everything stored about you will be deleted, for good and on all devices. Games remain, where you are called “{ screen-somebody }”. Links to your seats keep working.
screen-me-forget-now = Forget me
screen-me-stay = Cancel

screen-bots-own = Your own bots
screen-bots-own-lead = Your program plays here over HTTP, under this name and with a token that is shown once. See docs/bots.md.
screen-bots-own-make = Create a bot
screen-bots-own-token = The token of { $bot }. Save it now, it is not shown again.
screen-bots-own-listening = connected
screen-bots-own-remove = Remove { $bot }

## When I play

pace-hours = Hours
pace-hours-lead = At tables where time stops at night, yours runs between these hours. Your time zone: { $zone }.
pace-hours-from = From
pace-hours-until = Until
pace-midnight = midnight
pace-holiday = Holiday
pace-holiday-lead = Your time doesn't run meanwhile in games that take days. { $days ->
    [one] This year you have one day left.
   *[other] This year you have { $days } days left.
  }
pace-holiday-first = First day
pace-holiday-last = Last day
pace-holiday-take = Take a holiday
pace-holiday-from = From { $first } to { $last }
pace-holiday-end = I'm back
