### Who I am: what the dialog says of that, which a table needs only when it is opened.

screen-me-lead = There is nothing to sign up for: this browser keeps a secret by which you are known here.
screen-me-save = Save
screen-me-colour = My colour
colour-barley = barley
colour-clay = clay
colour-cornflower = cornflower
colour-flax = flax
colour-heather = heather
colour-hops = hops
colour-moor = moor
colour-poppy = poppy
screen-me-devices = My devices
screen-me-devices-lead = { $devices ->
    [one] You are known on this device alone. A link makes another one yours, with all your tables.
   *[other] You are known on { $devices } devices. A link makes another one yours, with all your tables.
}
screen-me-pass-make = A link for another device
screen-me-pass = The link for another device
screen-me-picture = The same link, to be read by a camera
screen-me-pass-until = Open it on the other device. It can be used once, until { $time }; whoever has it becomes you.
screen-install = As an app
screen-install-lead = Installed on a phone or a computer, Allmende opens in a window of its own, and tables you have seen can be looked at when the server is away.
screen-install-now = Install
screen-install-menu = Your browser's menu has it: “Install” or “Add to Home Screen”.
screen-install-insecure = Browsers install pages only from https or from this machine. Whoever runs this server can put it behind a proxy with a certificate and name its address with { $url }.
screen-me-data = What is known about me
screen-me-data-lead = Your name and colour, your time zone and language; your devices and passkeys; your tables, with your words, notes and plans, and when you were there last; open tables and invitations; what your games came to, and your ratings; your bots; when you play, and where and why you are called. The file has all of it.
screen-me-data-save = Save my data
screen-me-games-save = Save all my finished games
screen-me-forget = Forget me …
screen-me-forget-sure = Your name and all that is known about you go, for good and on all devices. Games stay: there you are called “{ screen-somebody }”. Links to your seats go on working.
screen-me-forget-now = Forget me
screen-me-stay = Don't
