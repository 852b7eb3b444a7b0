### Being called when it is my turn.

screen-calls = Being called
screen-calls-lead = You are called when it is your turn, somebody reminds or invites you, or a game is over; not while you are at the table. What comes together is one call.
screen-calls-here = On this device
screen-calls-mail = By mail
screen-calls-hook = By webhook
screen-calls-none = Nobody calls you yet.
screen-calls-address = Address
screen-calls-service = Service
screen-calls-add = Add
screen-calls-unconfirmed = { $address }: open the link that has come by mail.
screen-calls-try = Try it
screen-calls-tried = Sent. It should arrive at once.
screen-calls-on = Switch on
screen-calls-off = Switch off
screen-calls-remove = Remove
screen-calls-delay = Calls wait for
screen-calls-minutes = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
screen-calls-quiet = No calls at night
screen-calls-from = from
screen-calls-until = until
screen-calls-denied = This browser was told to show no notifications of this page. Its settings can change that.
screen-calls-no-push = This browser has no way to be called. On an iPhone, put Allmende on the Home Screen first.
screen-calls-no-worker = This browser keeps nothing that could take calls; private windows don't, for instance.
screen-calls-no-service = This browser doesn't get an address at which it could be called. Perhaps it can't reach its maker's push service; try again later.
channel-push = This or another browser
channel-discord = Discord
channel-slack = Slack
channel-ntfy = ntfy
channel-json = Other (JSON)
channel-mail = Mail
screen-calls-push = A browser ({ $host })
screen-enter-mail = I have been here before: send me a link by mail
screen-enter-send = Send
screen-enter-sent = If this address is known here, a link is on its way.
screen-stop-done = You are no longer called there. Under “{ screen-me }” you can switch it on again.
screen-mail-confirm-lead = This mail address is to be yours.
screen-mail-confirm = That's right
screen-mail-confirm-done = From now on you can be called there, and come in by mail on any device.

call-stopped = Switched off.
call-gone = Switched off, since there is nobody at this address any more.
call-failing = Switched off, since nothing has arrived for a day. { $why }
call-no-url = Whoever runs this server has to say with { $option } where it is found; then it can call people.
call-not-installed = This server can't call people. Whoever runs it can change that: { $command }
call-insecure = Browsers can be called only from https. Whoever runs this server can put it behind a proxy with a certificate.
call-no-mail = This server sends no mail. Whoever runs it can change that with { $option }.
call-error-channel = People aren't called in this way here.
call-error-address = This is no address that can be called.
call-error-https = The address has to begin with https.
call-error-private = This address leads into a private network. Whoever runs this server can allow it.
call-error-slow = The address doesn't answer in time.
call-error-unreachable = The address can't be reached.
call-error-elsewhere = The address points elsewhere; calls go only where they are sent.
call-error-status = The address refuses calls ({ $status }).
call-error-mail-address = This is no mail address.
call-error-mail = The mail could not be sent.
error-call-target = There is no such way to be called any more.
error-call-targets = { $most } ways to be called are enough.
error-call-wishes = Calls can't come like that.
error-call-stop = This link stops nothing.
error-mail-link = This link has been used already, or is too old.
