### The page that needs no server.

page-starting = Getting the games ready: { $percent } %
page-elsewhere = Allmende is open in another window of this browser.
page-go-on-here = Go on here
page-failed = The games can't be started: { $why }
page-unable = This browser can't run the games: it has no WebAssembly, or it is switched off.
page-again = Try again
page-not-kept = This browser keeps nothing for this page: your games are lost when you close it. Save their records.
page-offline = Ready: from now on this page works offline, too. Your games are kept on this device.
error-kept-games = The games kept in this browser can't be used: { $why }
error-kept-full = This browser has no more room for your games: this isn't kept. Make room on the device, then try again; until now all is kept.
