### Being notified when it is my turn.

notifications = Notifications
notifications-lead = You get a notification when it is your turn, somebody reminds or invites you, or a game is over; not while you are at the table. Several at once come as one.
notifications-here = On this device
notifications-mail = By email
notifications-hook = By webhook
notifications-none = No notifications yet.
notifications-address = Address
notifications-service = Service
notifications-add = Add
notifications-unconfirmed = { $address }: open the link in the email.
notifications-try = Test
notifications-tried = Sent. It should arrive right away.
notifications-on = Turn on
notifications-off = Turn off
notifications-remove = Remove
notifications-delay = Notify me after
notifications-minutes = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
notifications-quiet = No notifications at night
notifications-from = from
notifications-until = until
notifications-denied = This browser doesn't allow notifications from this page. You can change that in its settings.
notifications-no-push = This browser can't receive notifications. On an iPhone, add Allmende to the Home Screen first.
notifications-no-worker = This browser can't receive notifications; a private window can't, for instance.
notifications-no-service = This browser gets no address for notifications. Perhaps it can't reach its maker's push service; try again later.
channel-push = This or another browser
channel-discord = Discord
channel-slack = Slack
channel-ntfy = ntfy
channel-json = Other (JSON)
channel-mail = Email
notifications-push = A browser ({ $host })
screen-enter-mail = I've been here before: email me a link
screen-enter-send = Send
screen-enter-sent = If this address is known here, a link is on its way.
screen-stop-done = You no longer get notifications there. You can turn them on again under “{ screen-me }”.
screen-mail-confirm-lead = Is this your email address?
screen-mail-confirm = Yes
screen-mail-confirm-done = From now on you can get notifications there, and sign in by email on any device.

## Why a target is off, or something is refused: ids that lie in stores and go over the wire

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
