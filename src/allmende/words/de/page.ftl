### Die Seite, die keinen Server braucht.

page-starting = Die Spiele werden vorbereitet: { $percent } %
page-elsewhere = Allmende ist schon in einem anderen Fenster dieses Browsers offen.
page-go-on-here = Hier weiterspielen
page-failed = Die Spiele können nicht gestartet werden: { $why }
page-unable = Dieser Browser kann die Spiele nicht ausführen: Ihm fehlt WebAssembly, oder es ist ausgeschaltet.
page-again = Noch einmal versuchen
page-not-kept = Dieser Browser bewahrt für diese Seite nichts auf: Schließt du sie, sind deine Partien verloren. Sichere ihre Protokolle.
page-offline = Bereit: Ab jetzt geht diese Seite auch ohne Netz. Deine Partien bleiben auf diesem Gerät.
error-kept-games = Die Partien in diesem Browser können nicht benutzt werden: { $why }
error-kept-full = Dieser Browser hat keinen Platz mehr für deine Partien: Das ist nicht gespeichert. Schaff Platz auf dem Gerät und versuche es noch einmal; alles bisher ist gespeichert.
