### Coming in with a passkey.

screen-passkeys = Passkeys
screen-passkeys-lead = With a passkey you come in on your other devices with a finger, your face or a PIN. Your device, or what keeps your passwords, holds it; this server has only what checks it.
screen-passkeys-since = since { $since }; nobody has come in by it yet
screen-passkeys-used = since { $since }; used last { $used }
screen-passkeys-name = What the passkey is called
screen-passkeys-device = My device
screen-passkeys-add = Add a passkey
screen-passkeys-remove = Remove { $passkey }
screen-passkeys-use = Come in with a passkey
screen-passkeys-other = Are you known elsewhere by a passkey? Come in with it, and this browser is the same person's.
screen-passkeys-elsewhere = Passkeys are good at one address only: { $origin }
screen-passkeys-go = Go there
screen-passkeys-go-as = Go there as { $player }
screen-passkeys-no-browser = This browser knows no passkeys.
screen-passkeys-cancelled = Nothing was done: somebody cancelled, or it took too long.
screen-passkeys-there = This device has a passkey of yours already.

passkey-not-installed = This server knows no passkeys. Whoever runs it can change that: { $command }
passkey-no-url = Whoever runs this server has to say with { $option } where it is found; then passkeys can be used.
passkey-insecure = Passkeys can be used only with https. Whoever runs this server can put it behind a proxy with a certificate.
passkey-no-name = Passkeys are bound to a name, and { $host } is none. Whoever runs this server can give it one.
error-passkey = This passkey could not be checked, so it was not accepted.
error-passkey-late = That took too long, or was done already. Try once more.
error-passkey-origin = Passkeys of this server are good only at { $origin }.
error-passkey-unknown = This passkey is not known here, or not any more. You can delete it on your device.
error-passkey-known = This passkey is known here already.
error-passkey-copied = Somebody else may have a copy of this passkey, so it was not accepted. Remove it on a device where you are known.
error-passkeys = You have { $most } passkeys already. Remove one first.
