### Being called when it is my turn.

screen-calls = Notifications
screen-calls-lead = You get a notification when it is your turn, somebody reminds or invites you, or a game is over; not while you are at the table. Several at once come as one.
screen-calls-here = On this device
screen-calls-mail = By email
screen-calls-hook = By webhook
screen-calls-none = No notifications yet.
screen-calls-address = Address
screen-calls-service = Service
screen-calls-add = Add
screen-calls-unconfirmed = { $address }: open the link in the email.
screen-calls-try = Test
screen-calls-tried = Sent. It should arrive right away.
screen-calls-on = Turn on
screen-calls-off = Turn off
screen-calls-remove = Remove
screen-calls-delay = Notify me after
screen-calls-minutes = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
screen-calls-quiet = No notifications at night
screen-calls-from = from
screen-calls-until = until
screen-calls-denied = This browser doesn't allow notifications from this page. You can change that in its settings.
screen-calls-no-push = This browser can't receive notifications. On an iPhone, add Allmende to the Home Screen first.
screen-calls-no-worker = This browser can't receive notifications; a private window can't, for instance.
screen-calls-no-service = This browser gets no address for notifications. Perhaps it can't reach its maker's push service; try again later.
channel-push = This or another browser
channel-discord = Discord
channel-slack = Slack
channel-ntfy = ntfy
channel-json = Other (JSON)
channel-mail = Email
screen-calls-push = A browser ({ $host })
screen-enter-mail = I've been here before: email me a link
screen-enter-send = Send
screen-enter-sent = If this address is known here, a link is on its way.
screen-stop-done = You no longer get notifications there. You can turn them on again under “{ screen-me }”.
screen-mail-confirm-lead = Is this your email address?
screen-mail-confirm = Yes
screen-mail-confirm-done = From now on you can get notifications there, and sign in by email on any device.

call-stopped = Turned off.
call-gone = Turned off, since this address no longer exists.
call-failing = Turned off, since nothing has arrived for a day. { $why }
call-no-url = The operator of this server has to set its address with { $option }; then it can send notifications.
call-not-installed = This server can't send notifications. Its operator can change that: { $command }
call-insecure = Browsers only get notifications over https. The operator of this server can put it behind a proxy with a certificate.
call-no-mail = This server sends no email. Its operator can change that with { $option }.
call-error-channel = This server can't send notifications this way.
call-error-address = Notifications can't be sent to this address.
call-error-https = The address has to begin with https.
call-error-private = This address leads into a private network. The operator of this server can allow it.
call-error-slow = The address doesn't answer in time.
call-error-unreachable = The address can't be reached.
call-error-elsewhere = The address redirects elsewhere; notifications only go to the address itself.
call-error-status = The address refuses notifications ({ $status }).
call-error-mail-address = This is not an email address.
call-error-mail = The email could not be sent.
error-call-target = This address for notifications no longer exists.
error-call-targets = You can have at most { $most } addresses for notifications.
error-call-wishes = Notifications can't be set like that.
error-call-stop = This link doesn't turn anything off.
error-mail-link = This link has already been used, or is too old.
