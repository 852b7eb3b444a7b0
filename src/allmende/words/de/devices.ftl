### Die Geräte, auf denen man jemanden kennt.

screen-device-unnamed = Unbenanntes Gerät
screen-device-here = dieses hier
screen-device-used = benutzt { $when }
screen-device-since = bekannt seit { $since }
screen-device-leave = Abmelden: { $device }
screen-device-leave-short = Abmelden
screen-device-leave-this = Hier abmelden
