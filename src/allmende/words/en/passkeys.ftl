### Coming in with a passkey.

screen-passkeys = Passkeys
screen-passkeys-lead = With a passkey you sign in on your other devices with a finger, your face or a PIN. Your device or password manager holds it; this server only has what it needs to check it.
screen-passkeys-since = since { $since }; not used yet
screen-passkeys-used = since { $since }; last used { $used }
screen-passkeys-name = Name of the passkey
screen-passkeys-device = My device
screen-passkeys-add = Add a passkey
screen-passkeys-remove = Remove { $passkey }
screen-passkeys-use = Sign in with a passkey
screen-passkeys-other = Do you have a passkey already? Sign in with it, and this browser is yours as well.
screen-passkeys-elsewhere = Passkeys work at one address only: { $origin }
screen-passkeys-go = Go there
screen-passkeys-go-as = Go there as { $player }
screen-passkeys-no-browser = This browser doesn't support passkeys.
screen-passkeys-cancelled = Nothing was done: it was canceled, or took too long.
screen-passkeys-there = You already have a passkey on this device.

passkey-not-installed = This server doesn't support passkeys. Its operator can change that: { $command }
passkey-no-url = The operator of this server has to set its address with { $option }; then passkeys can be used.
passkey-insecure = Passkeys can be used only with https. The operator of this server can put it behind a proxy with a certificate.
passkey-no-name = Passkeys are bound to a domain name, and { $host } isn't one. The operator of this server can give it one.
error-passkey = This passkey could not be checked, so it was not accepted.
error-passkey-late = That took too long, or was already done. Please try again.
error-passkey-origin = Passkeys of this server work only at { $origin }.
error-passkey-unknown = This passkey is not, or no longer, known here. You can delete it on your device.
error-passkey-known = This passkey is already known here.
error-passkey-copied = There may be a copy of this passkey elsewhere, so it was not accepted. Remove it on a device where you are signed in.
error-passkeys = You already have { $most } passkeys. Remove one first.
