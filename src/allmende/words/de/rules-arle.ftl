### Die Regeln von Arler Erde zum Nachschlagen. Die Sätze sind unsere; Zahlen kommen als Argumente aus den Daten der Regeln.

## Worum es geht und wie es vorbereitet wird

rules-arle-idea = Worum es geht
rules-arle-idea-land = Du wirtschaftest { $half_years } Halbjahre lang in Arle in Ostfriesland, Sommer und Winter im Wechsel. Dein bisschen Land liegt zwischen Meer und Moor. Du gewinnst ihnen mehr davon ab, baust, züchtest, webst und fährst zu Markte.
rules-arle-idea-workers = In jedem Halbjahr hast du { $workers } Arbeiter. Wo einer von ihnen steht, kann niemand sonst hin.
rules-arle-idea-points = Fast alles, was du am Ende hast, ist Punkte wert; was von Meer und Moor übrig ist, kostet Punkte. Wer die meisten Punkte hat, gewinnt.
rules-arle-idea-open = Nichts ist verborgen, und nichts entscheidet der Zufall, sobald das Spiel begonnen hat.
rules-arle-goals = Worauf es ankommt
rules-arle-goals-land = Land: Deiche gewinnen es dem Meer ab, und auch ein Moor, das abgetorft ist, wird Land. Fast alles andere braucht Platz darauf.
rules-arle-goals-buildings = Gebäude: Sie sind Punkte wert, und jedes tut etwas für dich, sofort, jedes Jahr oder wann immer du willst.
rules-arle-goals-herds = Herden: Ställe und Großställe sind Punkte wert, und Tiere auch, wenn du von jeder Art welche hast. In Ställen bekommen sie Junge.
rules-arle-goals-fields = Felder und Wälder: Sie geben in jedem November Getreide, Flachs und Holz. Aus einem Wald kann ein Park werden, der mehr wert ist.
rules-arle-goals-travel = Reisen: Fahrzeuge bringen Waren in die Orte ringsum, die mit Nahrung bezahlen, und deine Reiseerfahrung wächst.
rules-arle-goals-goods = Waren: Kleidung und Baustoffe sind Punkte wert, und eine gut gefüllte Warenleiste ebenso.
rules-arle-goals-tools = Werkzeuge: Je besser deine sind, desto mehr bringen dir die Aktionen, die sie brauchen. Die besten von einigen sind Punkte wert.
rules-arle-preparation = Aufbau
rules-arle-preparation-board = Der Spielplan hat { $spaces } Aktionsfelder: links { $season } für den Sommer, rechts ebenso viele für den Winter. Dazwischen verlaufen { $tools } Werkzeugleisten. Deine Anzeiger stehen ganz links.
rules-arle-preparation-buildings = Im Spiel sind { $green } grüne Gebäude, entweder alle hell oder alle dunkel, dazu { $yellow } gelbe und { $blue } blaue. Sie werden ausgelost, und was nicht gezogen wird, ist aus dem Spiel. Alle { $orange } orangen und alle { $red } roten sind immer dabei.
rules-arle-preparation-first-game = Für eine erste Partie werden die hellgrünen Gebäude empfohlen und von den Gasthäusern { $inns }; für eine erste mit dunkelgrünen { $houses }.
rules-arle-preparation-home = Auf deinem Heimatplan hast du { $empty } freie Landfelder, { $tiles }, einen Bohlenweg mit { $peat } Torf, { $moors } Moore und { $dikes } Deiche.
rules-arle-preparation-goods = Zu Beginn hast du: { $goods }.
rules-arle-preparation-barn = Deine Scheune ist leer. Über ihr liegen deine { $destinations } Reiseziele.
rules-arle-preparation-first = Das Los entscheidet, wer Startspieler ist. Jeder hat { $workers } Arbeiter, einen auf jedem Monat des ersten Sommers.
rules-arle-preparation-home-picture = Ein Heimatplan vor dem ersten Sommer
rules-arle-preparation-board-picture = Der Spielplan vor dem ersten Sommer

## Der Spielablauf

rules-arle-course = Spielablauf
rules-arle-course-half-years = Das Spiel hat { $half_years } Halbjahre zu je { $phases } Phasen: Vorbereitung, Arbeitsphase und Bestandsaufnahme.
rules-arle-course-seasons = Es beginnt und endet mit einem Sommer. Im Sommer arbeitest du im { $summer }, und im November ist Bestandsaufnahme. Im Winter arbeitest du im { $winter }, und im Mai ist Bestandsaufnahme.
rules-arle-preparations = Vorbereitung
rules-arle-preparations-months = Im Juni und im Dezember kommen alle Arbeiter zurück, und jeder setzt einen auf jeden der { $workers } Monate, die folgen. Alle Aktionsfelder sind wieder frei.
rules-arle-work = Arbeitsphase
rules-arle-work-turns = Monat für Monat, zuerst der Startspieler, nimmt jeder seinen Arbeiter vom Monat, setzt ihn auf ein freies Aktionsfeld der Jahreszeit und führt sofort aus, was es bietet.
rules-arle-work-single = Ein Aktionsfeld nimmt einen einzigen Arbeiter auf. Es bleibt besetzt, bis die Arbeitsphase vorbei ist.
rules-arle-work-idle = Du darfst einen Arbeiter auch ruhen lassen: Er verlässt seinen Monat, und es geschieht nichts.
rules-arle-work-affordable = Du darfst ein Feld auch nutzen, wenn es dir nichts bringt. Kostet es Nahrung, so musst du sie bezahlen können.
rules-arle-work-given = Was nichts kostet und nichts zu wählen gibt, nimmst du immer. Was etwas kostet oder Land bedeckt, darfst du weglassen oder nur zum Teil tun.
rules-arle-work-end = Sind alle Arbeiter gesetzt, so darf jeder ein letztes Mal Fahrzeuge beladen und erklärt dann die Arbeitsphase für beendet.
rules-arle-work-last = Das erklären sie in der Reihenfolge des nächsten Halbjahrs, damit niemand beim Beladen das letzte Wort hat und danach auch noch beginnt.
rules-arle-special = Die Sonderaktion, und wer beginnt
rules-arle-special-other-season = Einmal im Halbjahr darf ein einziger von allen Arbeitern ein freies Aktionsfeld der anderen Jahreszeit nutzen.
rules-arle-special-start = Wer das tut, überlässt dem Gegenüber den Beginn des nächsten Halbjahrs. Tut es niemand, so wechselt der Startspieler ohnehin.
rules-arle-special-laborer = Der Landarbeiter der anderen Jahreszeit kann nichts nachahmen: Die Felder, die er nachahmen könnte, gehören nicht zu diesem Halbjahr.
rules-arle-any-time = Jederzeit
rules-arle-any-time-houses = Dunkelgrüne Gebäude tauschen Waren, wann und so oft du willst.
rules-arle-any-time-boat = Mit einem Torfkahn tauschst du Torf gegen Waren der Warenleiste, einen Torf für eine Ware, so oft du willst, zu jeder Zeit im Spiel.
rules-arle-any-time-loading = In der Arbeitsphase belädst du deine Fahrzeuge, wann du willst: vor, während und nach deinen Aktionen.
rules-arle-any-time-animals = In der Arbeitsphase darfst du deine Tiere umstellen.
rules-arle-any-time-return = Du darfst Tiere und Geräte in den Vorrat zurückgeben und bekommst nichts dafür.
rules-arle-any-time-asked = All das tust du, wenn du am Zug bist, neben anderen Zügen. Gefragt wirst du danach, wo es etwas ausmachen kann: am Ende deines Zugs und der Arbeitsphase, nach dem Leeren, wenn es etwas zum Tauschen gebracht hat, vor der Versorgung, zwischen deren Nahrung und Brennstoff, wenn dabei Platz für Nahrung frei geworden ist, und bevor die Punkte gezählt werden.
rules-arle-any-time-returned = Tiere und Geräte gibst du nur in der Arbeitsphase zurück; später würde es nichts mehr ändern.
rules-arle-inventory = Bestandsaufnahme
rules-arle-inventory-both = Am Ende jedes Halbjahrs machen alle gleichzeitig Bestandsaufnahme, Schritt für Schritt. Im November geschieht anderes als im Mai.
rules-arle-november = November
rules-arle-november-houses = Vor dem November wirkt jedes deiner hellgrünen Gebäude, in der Reihenfolge deiner Wahl.
rules-arle-november-empty = Dann leerst du deine Fahrzeuge: Waren kommen veredelt in deinen Vorrat, Reiseziele auf die Leiste der Reiseerfahrung.
rules-arle-november-milk = Milch: Du bekommst eine Nahrung für jede der Zahlen { $sheep }, die deine Schafe erreichen, und für jede der Zahlen { $cattle }, die deine Rinder erreichen.
rules-arle-november-harvest = Ernte: Jedes Getreidefeld gibt ein Getreide, jedes Flachsfeld einen Flachs, jeder Wald ein Holz. Parks geben nichts.
rules-arle-november-then = Zuletzt kommt die Versorgung: Nahrung und Brennstoff sind fällig.
rules-arle-may = Mai
rules-arle-may-empty = Zuerst leerst du deine Fahrzeuge, wie im November.
rules-arle-may-births = Dann werden Tiere geboren.
rules-arle-may-wool = Schur: Du bekommst eine Wolle für jede der Zahlen { $sheep }, die deine Schafe erreichen. Neugeborene zählen mit.
rules-arle-may-then = Zuletzt kommt die Versorgung: Nahrung ist fällig, Brennstoff nicht.
rules-arle-breeding = Nachwuchs
rules-arle-breeding-pairs = In jedem Stall und jedem Großstall bekommt im Mai jedes Paar einer Art ein Junges, solange am selben Ort Platz dafür ist.
rules-arle-breeding-elsewhere = Auf Deichen, auf freiem Land und in Parks kommt nichts zur Welt.
rules-arle-breeding-arranged = Die Tiere dürfen dafür beliebig stehen. Es werden so viele geboren, wie es nur geht; wo Arten einander im Weg sind, wählst du.
rules-arle-breeding-example = Du hast ein Paar Schafe und ein Paar Pferde, aber nur einen Stall. Wähle, wer Nachwuchs bekommt.
rules-arle-sustenance = Versorgung
rules-arle-sustenance-food = In jedem November und jedem Mai sind { $food } Nahrung fällig. Für jede, die dir fehlt, gibst du ein Getreide, und wenn auch keins mehr da ist, ein Tier.
rules-arle-sustenance-fuel = Im November sind außerdem { $fuel } Torf fällig. Für jeden, der dir fehlt, verbrennst du ein Holz oder ein Bauholz.
rules-arle-sustenance-out = Getreide hilft erst, wenn keine Nahrung mehr da ist, Tiere erst ohne Getreide und Holz erst ohne Torf.
rules-arle-sustenance-short = Was du gar nicht bezahlen kannst, kostet je Stück { $points } Punkte.
rules-arle-sustenance-animal = Welches Tier gegessen wird, wählst du.
rules-arle-sustenance-example = Nahrung und Getreide reichen in diesem November nicht. Wähle, welches Tier gegessen wird.
rules-arle-half-year-end = Ende eines Halbjahrs
rules-arle-half-year-end-next = Der Zähler rückt vor, und das nächste Halbjahr beginnt. Nach Halbjahr { $half_years } ist das Spiel vorbei.
rules-arle-travel-experience = Reiseerfahrung
rules-arle-travel-experience-track = Wenn du deine Fahrzeuge leerst, kommen ihre Reiseziele auf die Leiste der Reiseerfahrung, von unten nach oben. Ein Reiseziel bedeckt so viele Felder, wie es auf einem Fahrzeug braucht ({ $sizes }); alle { $destinations } zusammen bedecken { $spaces }.
rules-arle-travel-experience-points = Am Ende zählt das erste leere Feld, von { $least } bis { $most } Punkte. Ab der leeren Leiste sind das Feld für Feld { $by_space }.

## Der Heimatplan

rules-arle-home = Dein Heimatplan
rules-arle-home-rows = Dein Heimatplan hat { $columns } Spalten und { $rows } Reihen, vom Meer oben bis zum Moor unten. Zu Beginn sind { $tidal } Felder Watt. Was unterhalb der Deichlinie liegt, ist Land.
rules-arle-mainland = Land
rules-arle-mainland-build = Jedes freie Landfeld nimmt ein Feld, einen Wald, einen Stall oder ein Gebäude auf.
rules-arle-mainland-stay = Was dort liegt, bleibt liegen, wenn es nicht eine Aktion umdreht, ersetzt oder entfernt.
rules-arle-mainland-places = Wo auf dem Land ein Plättchen liegt, macht keinen Unterschied. Das Programm legt sie für dich.
rules-arle-mainland-displaced = Tiere, deren Weide ein neues Gebäude bedeckt, müssen unterkommen, bevor es etwas tut, auch wenn es gleich Land gewinnt. Wurde es mit Nahrung bezahlt, kannst du welche verkaufen, bevor es hingestellt wird.
rules-arle-dikes = Deiche
rules-arle-dikes-line = Du hast { $dikes } Deiche; sie liegen in den Lücken zwischen den Reihen. Liegen { $columns } nebeneinander, so sind sie die Deichlinie, die Grenze zwischen Watt und Land.
rules-arle-dikes-move = Einen Deich versetzen heißt: ihn aus der untersten Lücke nehmen, in der noch welche liegen, und in die nächste Lücke über der Deichlinie legen, die noch frei ist.
rules-arle-dikes-land = Ist eine neue Deichlinie voll, so gehört dir die Reihe darunter: { $columns } Landfelder. Das geschieht mit diesen Schritten: { $moves }.
rules-arle-dikes-points = Über der obersten Reihe kostet am Ende jeder Platz ohne Deich einen Punkt, insgesamt { $missing }. Ab Schritt { $move } wird es weniger.
rules-arle-dikes-end = Nach { $most } Schritten ist alles getan, und weitere bewirken nichts.
rules-arle-dikes-example = Der Deichbauer versetzt für jedes Paar Schaufeln einen Deich. Wähle ein Tier und sieh, was der erste Schritt gewinnt.
rules-arle-dikes-picture = Ein neuer Deich hat dem Meer eine Reihe Land abgewonnen
rules-arle-moor = Moor und Torf
rules-arle-moor-tiles = Deine { $moors } Moore bedecken je { $spaces } Landfelder, der Bohlenweg ein einziges.
rules-arle-moor-dehydrate = Bevor du ein Moor abtorfen kannst, muss es trockengelegt werden: Das Plättchen wird umgedreht, und { $peat } Torf kommen darauf. Der Bohlenweg hat von Anfang an so viel.
rules-arle-moor-cut = Torf stechen heißt: ihn aus einem oder mehreren deiner Moore in deinen Vorrat nehmen. Bekommst du Torf, ohne dass von Stechen die Rede ist, so kommt er aus dem allgemeinen Vorrat.
rules-arle-moor-gone = Mit seinem letzten Torf ist ein Moor fort, und das Land darunter gehört dir.
rules-arle-moor-at-once = Land, das so frei wird, kannst du sofort nutzen, auch mit derselben Aktion.
rules-arle-moor-example = Mit besseren Spaten kannst du den Bohlenweg ganz abtorfen. Tu es und sieh, welches Land frei wird.
rules-arle-moor-picture = Moore und zwischen den Feldern der Bohlenweg mit seinem Torf
rules-arle-animals = Tiere
rules-arle-animals-kinds = Es gibt { $animals }. Du behältst nur, wofür du Platz hast.
rules-arle-animals-dikes = Jeder Deich hat Platz für ein einziges Tier beliebiger Art, wo er auch liegt.
rules-arle-animals-pasture = Ein freies Landfeld hat Platz für { $room } Tiere einer Art.
rules-arle-animals-pens = Ein Stall hat Platz für { $stall } Tiere einer Art, ein Großstall für { $stable }. { $double }: zählt als { $stalls } Ställe, in denen verschiedene Arten stehen dürfen.
rules-arle-animals-park = Ein Park hat Platz für { $room } Tiere, auch verschiedener Art.
rules-arle-animals-none = Auf Feldern, in Wäldern, Depots und Gebäuden, auf Mooren und im Watt ist kein Platz für Tiere.
rules-arle-animals-lost = Tiere ohne Platz gehen in den Vorrat zurück. Du wählst, welche.
rules-arle-animals-moved = Wo Tiere stehen, wird nie gefragt: Solange alle irgendwie unterkommen, bleiben sie.
rules-arle-goods-track = Warenleiste
rules-arle-goods-track-goods = Die Warenleiste zählt { $goods }. Sie endet bei { $most }; Nahrung hat ein Paar Anzeiger und reicht so bis { $food }. Was darüber hinausgeht, ist verloren.
rules-arle-goods-track-points = Am Ende ist ein Anzeiger ab diesen Feldern Punkte wert: { $spaces }. Es sind der Reihe nach { $points }. Die Nahrung wird so auf ihre Anzeiger verteilt, wie es für dich am besten ist.
rules-arle-goods-track-depot = Hast du ein Depot, so zählt die Warenleiste noch einmal. Weitere Depots bringen dabei nichts.
rules-arle-materials = Baustoffe und Kleidung
rules-arle-materials-building = { $materials } sind Baustoffe; auf einem Fahrzeug werden sie zu { $upgraded }. Du darfst beliebig viel davon haben.
rules-arle-materials-clothing = { $fabrics } werden auf Fahrzeugen zu { $clothing }. Auch davon darfst du beliebig viel haben.
rules-arle-materials-instead = Wo Holz fällig ist, darfst du stattdessen Bauholz bezahlen, und Ziegel statt Lehm.
rules-arle-limited = Was es nur begrenzt gibt
rules-arle-limited-unlimited = Tiere, Kleidung, Baustoffe und Torf gehen nie aus.
rules-arle-limited-tiles = Alle anderen Plättchen sind begrenzt. Ein umgedrehtes bleibt dasselbe; eines, das zurückkommt, ist wieder zu haben. Die auf den Heimatplänen sind hier mitgezählt:
rules-arle-limited-count = { $tile }: { $count }
rules-arle-limited-solo = Wenn du allein spielst, bleiben die Plättchen des anderen Heimatplans im Vorrat.

## Fahrzeuge

rules-arle-vehicles = Fahrzeuge
rules-arle-vehicles-what = Fahrzeuge werden im Winter beim Stellmacher und im Sommer beim Landarbeiter gebaut; manche Gebäude geben eines. Sie kosten Holz und, wenn sie groß sind, Pferde, die dann fort sind.
rules-arle-vehicles-work = Ein Fahrzeug fährt einmal im Halbjahr. Das ist keine Aktion: Du belädst es zusätzlich zu deinen Aktionen.
rules-arle-barn = Die Scheune
rules-arle-barn-spaces = Deine Scheune hat { $small } kleine und { $large } große Stellplätze. Torfkähne, Pflüge, Handkarren und Handwagen sind klein. Der unterste große Platz nimmt ebenso gut ein kleines Gerät auf.
rules-arle-barn-room = Ist kein Platz für ein neues Gerät, so gibst du zuerst eines derselben Größe zurück. Wo du jederzeit etwas zurückgeben darfst und wo der Tisch so spielt, genügt auch eines der anderen Größe, falls das Platz schafft.
rules-arle-barn-loaded = Ein beladenes Fahrzeug lässt sich nicht zurückgeben.
rules-arle-barn-picture = Eine Scheune mit einem beladenen Karren und die Reiseziele
rules-arle-loading = Beladen
rules-arle-loading-when = In der Arbeitsphase darfst du jederzeit laden, auch gleich, nachdem du ein Fahrzeug bekommen hast. Nach den Online-Regeln geht es nur vor und nach einer Aktion.
rules-arle-loading-upgrade = Geladene Waren kommen veredelt zurück: { $goods } werden zu { $upgraded }.
rules-arle-loading-clay = Mit jedem Lehm bezahlst du auch einen Torf, um die Ziegel zu brennen.
rules-arle-loading-station = { CAPITAL($building) }: Damit darfst du Torf aus dem allgemeinen Vorrat auf freie Einzelflächen laden.
rules-arle-loading-stay = Was geladen ist, bleibt bis zur Bestandsaufnahme auf dem Fahrzeug, und du kommst nicht daran.
rules-arle-loading-example = Ein neuer Karren steht leer da, und du hast Holz, Lehm und Torf. Lade, was du willst; nach der Arbeitsphase kommt es zurück.
rules-arle-room = Platz auf Fahrzeugen
rules-arle-room-size = Größe { $size }: { $what }
rules-arle-room-single = Eine Einzelfläche nimmt etwas von der kleinsten Größe auf. Einzelflächen nebeneinander lassen sich zusammenlegen, um Größeres aufzunehmen.
rules-arle-room-wide = Eine Fläche der Größe { $wide } wird nicht geteilt: Nichts von der kleinsten Größe liegt darauf. Mit den Einzelflächen daneben darf sie zusammengelegt werden.
rules-arle-room-wagon = { $wagon }: Seine Flächen werden nie zusammengelegt.
rules-arle-room-droshky = { $droshky }: Ihre breite Fläche liegt in der Mitte, und die Einzelflächen zu beiden Seiten lassen sich nicht zusammenlegen. Darum passt { $linen } nur einmal darauf.
rules-arle-room-shifted = Wo etwas auf einem Fahrzeug liegt, ist gleich, solange alles zusammen Platz findet.
rules-arle-room-measured = Wie lang ein Stück ist, wurde auf Bildern der Plättchen gemessen, denn die Spielregel nennt keine Längen. Es passt zu allem, was sie vom Beladen sagt.
rules-arle-travel = Reisen
rules-arle-travel-sell = Wenn du ein Reiseziel lädst, verkaufst du dort sofort: mindestens einen der Posten, die es kauft, jeden höchstens einmal. Die Nahrung bekommst du gleich.
rules-arle-travel-supply = Du verkaufst, was in deinem Vorrat ist, an manchen Orten auch Geräte aus der Scheune oder Plättchen vom Heimatplan; nie, was auf Fahrzeugen liegt.
rules-arle-travel-once = Ein Reiseziel besuchst du ein einziges Mal im Spiel. Sein Plättchen liegt bis zur Bestandsaufnahme auf dem Fahrzeug und braucht dort seinen Platz.
rules-arle-travel-limit = Nahrung über { $food } ist verloren, wie viel auch bezahlt wird.
rules-arle-travel-example = Dein Karren ist unterwegs nach Esens. Wähle, was du dort verkaufst.

## Aktionsfelder

rules-arle-spaces = Aktionsfelder
rules-arle-spaces-supply = Was du bekommst, kommt aus dem allgemeinen Vorrat, und was du bezahlst, kehrt dorthin zurück, wenn nichts anderes gesagt ist.
rules-arle-spaces-cost = Kosten sind die eines Gebäudes, eines Schritts auf einer Werkzeugleiste und bei wenigen Feldern die des Felds selbst. Du bezahlst sie genau.
rules-arle-spaces-per = „Pro“ zählt, was du hast; du behältst es.
rules-arle-spaces-arrows = Ein Pfeil tauscht Waren: Du bezahlst, was davor steht, und bekommst, was dahinter steht. Ist ein Werkzeug genannt, so darfst du das so oft, wie du es hast.
rules-arle-spaces-condition = Ein Buch ist eine Bedingung: Was daneben steht, musst du haben, und du behältst es.
rules-arle-spaces-or = „Oder“ lässt dich das eine oder das andere wählen. Wo nichts dazwischensteht, darfst du von allem tun, was du willst.
rules-arle-spaces-order = Die Teile einer Aktion darfst du in beliebiger Reihenfolge ausführen, außer wo der gedruckte Plan eine Linie zwischen ihnen zieht: Dann kommt der obere Teil zuerst.
rules-arle-spaces-named = Hier geschehen sie in der Reihenfolge, in der sie genannt sind: zuerst der Teil, der den anderen nur nützen kann. Waren, die auf der Warenleiste keinen Platz finden, kommen zuletzt.
rules-arle-spaces-peat = Torf stechen nimmt ihn aus deinen Mooren, Torf bekommen aus dem allgemeinen Vorrat.
rules-arle-summer = Sommer
rules-arle-winter = Winter
rules-arle-actions = Was die Aktionen sind
rules-arle-actions-build = Bauen: Du bezahlst den Preis eines Gebäudes, das noch niemand gebaut hat, und legst es auf ein freies Landfeld.
rules-arle-actions-stall = Ställe und Großställe: Ein Stall kostet { $stall }. Ein Großstall wird nie für sich gebaut: Für { $stable } tritt er an die Stelle eines Stalls, der in den Vorrat zurückkehrt.
rules-arle-actions-plow = Pflug: Er kostet { $wood } und dazu ein Tier: { $animals }. Er liegt in deiner Scheune und ist kein Fahrzeug.
rules-arle-actions-field = Ein Feld pflügen: Du legst ein Feldplättchen auf ein freies Landfeld und wählst, ob es Getreide oder Flachs trägt.
rules-arle-actions-forest = Wald: Du legst ein Waldplättchen auf ein freies Landfeld.
rules-arle-actions-vehicle = Ein Fahrzeug bauen: Du bezahlst seinen Preis, für die eine oder die andere Seite des Plättchens, und es kommt in deine Scheune.
rules-arle-actions-flip = Ein Plättchen mit Pfeil umdrehen: Das kostet nichts. Umdrehen kannst du { $tiles } und jedes deiner { $moors } Moore, solange es nass ist.
rules-arle-actions-backs = Nur so bekommst du { $backs }.
rules-arle-actions-master = Werkzeuge verbessern: Du bezahlst den Preis der Leiste und rückst den Anzeiger ein Feld vor, jeden höchstens einmal in einer Aktion.
rules-arle-actions-master-example = Eine neue Werkbank zählt sofort. Verbessere zuerst die Werkbänke und sieh, wie viele andere Werkzeuge noch folgen dürfen.
rules-arle-actions-laborer = Nachahmen: Du nutzt ein besetztes Aktionsfeld dieser Jahreszeit, wer auch immer dort steht, mit deinen eigenen Werkzeugen und Waren. Was jenes Feld kostet, bezahlst du auch.
rules-arle-actions-laborer-example = Beim Förster steht schon jemand, dein eigener Arbeiter. Ahme ihn nach: noch ein Wald für noch eine Nahrung.
rules-arle-actions-grain = Getreide ersetzt fehlende Nahrung beim Holzhändler und bei der Versorgung, sonst nirgends.
rules-arle-actions-tools = Werkzeuge zu nutzen kostet nichts. Ihren Preis bezahlst du nur, um sie zu verbessern.
rules-arle-actions-spades-example = Dein Gegenüber hat mehr Spaten als du und damit viel Torf gestochen. Ahme das Feld nach: Für dich zählen deine eigenen Spaten.

## Das Ende und wie man spielen kann

rules-arle-end = Spielende
rules-arle-end-last = Das Spiel ist nach dem November von Halbjahr { $half_years } vorbei.
rules-arle-end-exchange = Jeder darf ein letztes Mal Waren tauschen, etwa den übrigen Torf mit einem Torfkahn. Dann werden die Punkte gezählt.
rules-arle-scoring = Wertung
rules-arle-scoring-goods = Kleidung und Baustoffe: Was in deinem Vorrat ist, zählt so viel, wie sein Plättchen zeigt.
rules-arle-scoring-goods-worth = Je { $points } wert: { $goods }
rules-arle-scoring-wear = Für Winter- und Lederkleidung nennt die Spielregel an verschiedenen Stellen Verschiedenes; hier gilt, was auf den Plättchen steht.
rules-arle-scoring-equipment = Geräte: die Punkte von allem in deiner Scheune. Ohne großes Fahrzeug verlierst du { $lost }.
rules-arle-scoring-travel = Reiseerfahrung: was das erste leere Feld der Leiste zeigt, höchstens { $most }.
rules-arle-scoring-tools = Werkzeuge: was die Felder deiner Anzeiger zeigen, insgesamt höchstens { $most }. Nur das Feld zählt, auf dem ein Anzeiger steht.
rules-arle-scoring-track = Warenleiste: die Punkte der Anzeiger, und mit einem Depot noch einmal so viele.
rules-arle-scoring-home = Heimatplan: die Punkte deiner Gebäude und Plättchen. Was an Moor und Watt übrig ist, kostet Punkte.
rules-arle-scoring-tiles-worth = Je { $points } wert: { $tiles }
rules-arle-scoring-moor = Ein nasses Moor kostet { $hydrated }, ein trockengelegtes { $dehydrated }, der Bohlenweg { $boardwalk }.
rules-arle-scoring-animals = Tiere: Die Art, von der du am meisten hast, zählt nichts. Jedes Tier der anderen ist der Reihe nach { $points } Punkte wert: am meisten, wo du am wenigsten hast.
rules-arle-scoring-shortages = Fehlende Nahrung und fehlender Brennstoff: je Stück { $lost } Punkte weniger, über das ganze Spiel gezählt.
rules-arle-scoring-winner = Die meisten Punkte gewinnen. Bruchteile zählen mit und werden nicht gerundet.
rules-arle-scoring-tie = Bei Gleichstand gewinnt, wer Halbjahr { $half_year } beginnen würde.
rules-arle-scoring-herds-example = Von jeder Art sind gleich viele da, und im Mai kommt noch ein Tier dazu. Sieh dir an, wie sich mit jedem, das du wählen kannst, die Punkte für Tiere ändern.
rules-arle-scoring-lacking-example = Neben größeren Herden ist noch ein letztes Schaf da. Ohne es ist die kleinste Herde gar keine, und nur die nächstgrößere ist etwas wert.
rules-arle-scoring-alike-example = Für gleich große Herden fehlt ein Schaf. Der Fischer hat eins: Welche von gleichen Herden als kleinste zählt, ist für die Summe egal.
rules-arle-solo = Allein
rules-arle-solo-special = Allein spielst du nach denselben Regeln, Arbeiter für Arbeiter, aber ohne die Sonderaktion.
rules-arle-solo-goal = { $goal } Punkte sind bemerkenswert.
rules-arle-options = Was ein Tisch wählen kann
rules-arle-options-houses = Welche grünen Gebäude im Spiel sind: die hellen, die dunklen, eine der Farben nach Zufall oder die, die für eine erste Partie empfohlen werden.
rules-arle-options-online = Das Online-Spiel weicht in dem ab, was hier folgt. Ein Tisch kann alles davon übernehmen oder jedes für sich.
rules-arle-options-payment = Bezahlen: Bauholz und Ziegel werden nur bezahlt, wo Holz und Lehm fehlen.
rules-arle-options-peat = Torf: Wer sticht, sticht so viel wie möglich.
rules-arle-options-barn = Die Scheune: Um Platz zu schaffen, darf auch ein Gerät der anderen Größe zurückgegeben werden, wenn sich der Rest so umstellen lässt, dass das neue hineinpasst. Wo jederzeit etwas zurückgegeben wird, gilt das ohnehin.
rules-arle-options-loading = Beladen: Fahrzeuge werden vor und nach einer Aktion beladen, Torfkähne eingesetzt und Dinge zurückgegeben, nicht mittendrin.

## Was aufgedruckt ist

rules-arle-buildings = Gebäude
rules-arle-buildings-unique = Jedes Gebäude gibt es nur einmal. Wer es baut, hat es für sich.
rules-arle-buildings-works = Grüne Gebäude wirken immer wieder, alle anderen einmal, wenn sie gebaut werden.
rules-arle-buildings-light-green = Hellgrüne Gebäude
rules-arle-buildings-light-green-what = Sie wirken vor jedem November, auch vor dem letzten.
rules-arle-buildings-dark-green = Dunkelgrüne Gebäude
rules-arle-buildings-dark-green-what = Sie wirken jederzeit, so oft du willst.
rules-arle-buildings-yellow = Gelbe Gebäude
rules-arle-buildings-yellow-what = Diese kleinen Handwerksbetriebe werden für jedes Spiel ausgelost.
rules-arle-buildings-orange = Orange Gebäude
rules-arle-buildings-orange-what = Diese großen Handwerksbetriebe haben jeder seinen eigenen Preis und sind in jedem Spiel dabei.
rules-arle-buildings-blue = Blaue Gebäude
rules-arle-buildings-blue-what = Die Gasthäuser werden für jedes Spiel ausgelost. Sie kosten viel Nahrung.
rules-arle-buildings-red = Rote Gebäude
rules-arle-buildings-red-what = Die großen Gebäude sind in jedem Spiel dabei und am meisten wert.
rules-arle-buildings-picture = Die Gebäude einer ersten Partie
rules-arle-building = Kostet { $cost }, bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
rules-arle-building-does = { CAPITAL($when) }: { $text }
rules-arle-destinations = Reiseziele
rules-arle-destination = Größe { $size }.
rules-arle-equipment = Geräte
rules-arle-vehicle = { $large ->
    [yes] Groß.
   *[no] Klein.
} Kostet { $cost }. Flächen von links nach rechts, nach Größe: { $cells }. Bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
rules-arle-small-equipment = Klein und kein Fahrzeug. Kostet { $cost }. Bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
rules-arle-tiles = Plättchen des Heimatplans
rules-arle-tile-harvest = Gibt in jedem November { $gives }.
rules-arle-tile-room = Platz für { $room } Tiere.
rules-arle-tile-points = Bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
rules-arle-tile-back = Umgedreht: { $back }, bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
rules-arle-tools = Werkzeuge
rules-arle-tool = Ein Schritt kostet { $cost }. Feld für Feld hast du { $values }.
rules-arle-tool-points = Punkte, Feld für Feld: { $points }.
rules-arle-tool-pairs = Paare, Feld für Feld: { $pairs }.
rules-arle-symbols = Symbole
rules-arle-sign-arrow = bezahle, was davor steht, und bekomme, was dahinter steht
rules-arle-sign-or = das eine oder das andere
rules-arle-sign-slash = eines davon
rules-arle-sign-plus = jedes davon, wenn du willst
rules-arle-sign-book = Bedingung
rules-arle-sign-improve = ein Werkzeug kostenlos verbessern
rules-arle-sign-master = ein Werkzeug für seinen Preis verbessern
rules-arle-sign-cut = Torf stechen
rules-arle-sign-dehydrate = ein Moor trockenlegen
rules-arle-sign-dike = einen Deich versetzen
rules-arle-sign-flip = ein Plättchen mit Pfeil umdrehen
rules-arle-sign-build = ein Gebäude bauen
rules-arle-sign-vehicle = ein Fahrzeug bauen
rules-arle-sign-imitate = ein besetztes Aktionsfeld nachahmen
rules-arle-sign-load = auf ein Fahrzeug laden
rules-arle-sign-goods-track = alle Anzeiger der Warenleiste
rules-arle-sign-dairy = Schafe und Rinder
rules-arle-sign-field = Feld beliebiger Art
rules-arle-sign-material = Baustoff beliebiger Art
rules-arle-sign-clothing = Kleidung beliebiger Art
rules-arle-sign-summer = Sommer
rules-arle-sign-winter = Winter
rules-arle-sign-worker = Arbeiter
rules-arle-sign-starting-player = Startspieler des nächsten Halbjahrs
rules-arle-sign-november = Bestandsaufnahme im November
rules-arle-sign-may = Bestandsaufnahme im Mai
rules-arle-sign-travel-track = Reiseerfahrung
rules-arle-sign-any-animal = Tier beliebiger Art

## Wie ganze Arten von Dingen heißen, wo ein Kapitel aufzählt, worum es darin geht

rules-arle-about-phase = Phasen
rules-arle-about-season = Jahreszeiten
rules-arle-about-workers = Arbeiter
rules-arle-about-special = Sonderaktion
rules-arle-about-first-player = Startspieler
rules-arle-about-field = Felder
rules-arle-about-fields = Ernte
rules-arle-about-travel = Reiseerfahrung
rules-arle-about-land = Land
rules-arle-about-dikes = Deichlinie
rules-arle-about-dike = Deiche
rules-arle-about-moor = Moore
rules-arle-about-animals = Herden
rules-arle-about-animal = Tiere
rules-arle-about-goods-track = Warenleiste
rules-arle-about-payment = Bezahlung
rules-arle-about-supply = Vorratsplan
rules-arle-about-vehicle = Fahrzeuge
rules-arle-about-barn = Scheune
rules-arle-about-piece = Geräte und Ladung
rules-arle-about-destination = Reiseziele
rules-arle-about-sale = Verkäufe
rules-arle-about-convert = Tausch
rules-arle-about-building = Gebäude
rules-arle-about-score = Punkte
rules-arle-about-tool = Werkzeuge
