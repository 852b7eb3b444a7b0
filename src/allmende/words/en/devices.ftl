### The devices on which somebody is known.

screen-device-unnamed = Unnamed device
screen-device-here = this one
screen-device-used = used { $when }
screen-device-since = known since { $since }
screen-device-leave = Sign out: { $device }
screen-device-leave-short = Sign out
screen-device-leave-this = Sign out here
