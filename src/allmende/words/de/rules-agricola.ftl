### Die Regeln von Agricola zum Nachschlagen. Die Sätze sind unsere eigenen, die Zahlen kommen als Argumente aus den Daten der Regeln.

## Worum es geht und wie man vorbereitet

rules-agricola-idea = Worum es geht
rules-agricola-idea-farm = Du beginnst mit { $people } Personen in einem Holzhaus auf kahlem Land. In { $rounds } Runden machst du einen Hof daraus: mit Äckern und Weiden, mehr Räumen, einer größeren Familie und einem besseren Haus.
rules-agricola-idea-spaces = In jeder Runde erledigt jede Person eine Arbeit. Reihum schickt ihr sie auf Aktionsfelder, und ein Feld, auf dem schon jemand steht, ist bis zum Ende der Runde für alle anderen geschlossen.
rules-agricola-idea-food = Am Ende mancher Runden ist Ernte, und dann will deine Familie essen. Mehr Personen schaffen mehr, aber sie essen auch mehr.
rules-agricola-idea-points = Am Ende ist ein Hof für fast alles Punkte wert, was er hat; nur Nahrung zählt nichts. Was dir ganz fehlt, kostet Punkte, und ungenutztes Land auch. Die meisten Punkte gewinnen.
rules-agricola-preparation = Aufbau
rules-agricola-preparation-farmyard = Dein Hof hat { $rows } Reihen mit je { $columns } Hoffeldern, zusammen { $spaces }. Auf { $rooms } davon, am linken Rand, stehen die Holzräume deines Hauses mit je einer Person.
rules-agricola-preparation-pieces = In deinem Vorrat sind { $people } weitere Personen, { $stables } Ställe und { $fences } Zäune.
rules-agricola-preparation-board = In der Mitte liegt der Spielplan. { $spaces } Aktionsfelder sind aufgedruckt, und für jede der { $rounds } Runden gibt es ein Rundenfeld. In größeren Partien liegt eine Erweiterung mit mehr Aktionsfeldern daneben.
rules-agricola-preparation-stages = Die Aktionsfeldkarten gehören zu { $stages } Perioden mit { $cards } Karten. Innerhalb einer Periode bestimmt das Los die Reihenfolge, und niemand kennt sie.
rules-agricola-preparation-first = Das Los bestimmt, wer Startspieler ist.
rules-agricola-preparation-food = Der Startspieler hat { $first } Nahrung, alle anderen haben { $others }.
rules-agricola-preparation-improvements = Die { $count } großen Anschaffungen liegen offen neben dem Plan. Alle dürfen sie bauen, solange sie da sind.
rules-agricola-preparation-cards = Spielt ihr mit Handkarten, so hat jeder { $count } kleine Anschaffungen und { $count } Ausbildungen auf der Hand.
rules-agricola-preparation-board-picture = Der Spielplan in der Eröffnungsrunde, noch sind alle Personen zu Hause
rules-agricola-preparation-farm-picture = Ein Hof vor seiner ersten Runde
rules-agricola-goods = Waren
rules-agricola-goods-kinds = Waren sind Nahrung, die Baurohstoffe { $materials }, die Feldfrüchte { $crops } und die Tiere { $animals }. Baurohstoffe, Feldfrüchte und Nahrung liegen in deinem Vorrat; Tiere brauchen Platz auf deinem Hof.
rules-agricola-goods-supply = Was du bekommst, kommt aus dem allgemeinen Vorrat, und was du bezahlst, kehrt dorthin zurück. Er geht nie aus.
rules-agricola-goods-limited = Begrenzt ist nur, was dir selbst gehört: Niemand hat mehr als { $people } Personen, { $stables } Ställe und { $fences } Zäune.
rules-agricola-goods-trade = Waren werden weder getauscht noch verschenkt, es sei denn, eine Karte sagt es.

## Der Spielablauf

rules-agricola-course = Spielablauf
rules-agricola-course-rounds = Das Spiel hat { $rounds } Runden. Jede hat eine Vorbereitungsphase, eine Arbeitsphase und eine Phase, in der alle heimkehren.
rules-agricola-course-harvests = Die Runden { $rounds } enden mit einer Ernte. Sie kommen in immer kürzeren Abständen.
rules-agricola-preparation-phase = Vorbereitungsphase
rules-agricola-preparation-phase-card = Auf dem Feld dieser Runde wird die nächste Aktionsfeldkarte aufgedeckt. Sie ist von nun an im Spiel, bis zum Ende.
rules-agricola-preparation-phase-promised = Wer Waren auf dem Feld dieser Runde hat, bekommt sie jetzt. Sie kommen vom Brunnen und von Karten. Ein Plättchen oder ein Spielstein, der dort liegt, kann jetzt gebaut werden, wie es die Karte sagt; was nicht genommen wird, verfällt.
rules-agricola-preparation-phase-accumulation = Dann kommen Waren auf jedes Ansammlungsfeld, so viele, wie es zeigt. Was von früheren Runden noch dort liegt, bleibt, und so wird es mehr.
rules-agricola-preparation-phase-order = Was Karten tun, wenn eine Aktionsfeldkarte erscheint, kommt vor den Waren des Rundenfelds; was sie zu Beginn einer Runde tun, gleich danach.
rules-agricola-preparation-phase-example = In der Eröffnungsrunde war niemand im Wald. Was damals kam, liegt noch dort, und ebenso viel ist dazugekommen: Nimm alles.
rules-agricola-work = Arbeitsphase
rules-agricola-work-turns = Ab dem Startspieler seid ihr im Uhrzeigersinn am Zug. In deinem Zug setzt du eine Person auf ein Aktionsfeld und führst sofort seine Aktionen aus.
rules-agricola-work-occupied = In jeder Runde nutzt nur eine einzige Person ein Aktionsfeld.
rules-agricola-work-skipped = Wer niemanden mehr zu Hause hat, wird übersprungen. Das geht so lange, bis alle Personen eingesetzt sind.
rules-agricola-work-something = Du kannst kein Feld nutzen, ohne mindestens eine seiner Aktionen auszuführen oder das, was eine Karte stattdessen erlaubt.
rules-agricola-work-accumulation = Von einem Ansammlungsfeld nimmst du alle Waren, die dort liegen.
rules-agricola-work-empty = Karten können weggenommen haben, was dort lag. Ein Ansammlungsfeld, auf dem nichts liegt, lässt sich nicht nutzen, auch wenn dir eine Karte etwas dafür gäbe.
rules-agricola-work-and-or = Wo „und/oder“ steht, führst du eine der Aktionen aus oder beide, in der Reihenfolge deiner Wahl.
rules-agricola-work-afterward = Wo „und danach“ steht, musst du die erste Aktion ausführen; nur dann darfst du auch die andere.
rules-agricola-work-idle = Es kommt kaum je vor, aber wer für eine Person kein Feld findet, ist in dieser Runde nicht mehr am Zug.
rules-agricola-returning-home = Heimkehrphase
rules-agricola-returning-home-home = Alle Personen kehren heim, und die Aktionsfelder sind wieder frei. Hat die Runde eine Ernte, so folgt sie jetzt.

## Aktionsfelder

rules-agricola-spaces = Aktionsfelder
rules-agricola-spaces-what = Dauerhafte Aktionsfelder bieten in jeder Runde dasselbe. Ansammlungsfelder bieten, was sich angesammelt hat, seit zuletzt jemand dort war.
rules-agricola-spaces-printed = Im Folgenden steht, was jedes von ihnen bewirkt und bei welchen Spielerzahlen es anders ist.
rules-agricola-space-alone = Allein: { $text }
rules-agricola-space-players = Mit { $players } Spielern: { $text }
rules-agricola-space-with-cards = Mit Handkarten: { $text }
rules-agricola-space-without-cards = Ohne Handkarten: { $text }
rules-agricola-spaces-board = Auf dem Spielplan
rules-agricola-stage-1 = Periode I
rules-agricola-stage-1-rounds = Kommt in den Runden { $rounds } ins Spiel, in jeder eine Karte.
rules-agricola-stage-2 = Periode II
rules-agricola-stage-2-rounds = Kommt in den Runden { $rounds } ins Spiel, in jeder eine Karte.
rules-agricola-stage-3 = Periode III
rules-agricola-stage-3-rounds = Kommt in den Runden { $rounds } ins Spiel, in jeder eine Karte.
rules-agricola-stage-4 = Periode IV
rules-agricola-stage-4-rounds = Kommt in den Runden { $rounds } ins Spiel, in jeder eine Karte.
rules-agricola-stage-5 = Periode V
rules-agricola-stage-5-rounds = Kommt in den Runden { $rounds } ins Spiel, in jeder eine Karte.
rules-agricola-stage-6 = Periode VI
rules-agricola-stage-6-rounds = Kommt in Runde { $rounds } ins Spiel.
rules-agricola-spaces-extensions = Auf den Erweiterungen
rules-agricola-spaces-extensions-players = Ab { $players } Spielern kommen mit einer Erweiterung Aktionsfelder zum Plan hinzu. Nicht alle gibt es bei jeder Spielerzahl.
rules-agricola-spaces-extensions-linked = Ab { $players } Spielern sind manche Aktionsfelder paarweise verbunden. Wer eines nutzt, blockiert das andere, das in dieser Runde niemand mehr nutzen kann. Waren, die dort liegen, bleiben liegen, und wie üblich kommen weitere dazu; und es gilt nicht als besetzt.
rules-agricola-spaces-extensions-five = Bei { $players } Spielern sind die Quellen uneins: Nach manchen gibt es Uferwald und Viehmarkt nur mit { $most }. Hier gibt es sie auch mit { $players }.
rules-agricola-spaces-tiles = Auf Plättchen
rules-agricola-spaces-tiles-side-job = Der Nebenerwerb ist ein Aktionsfeld für Partien ohne Handkarten; ein Tisch darf ihn in jede Partie nehmen.
rules-agricola-spaces-tiles-variants = Auf dem Variantenplättchen sind weitere Aktionsfelder, in größeren Partien weniger.
rules-agricola-spaces-tiles-blocked = Ein Variantenplättchen hat in jeder Runde nur Platz für eine einzige Person. Wer eines seiner Felder nutzt, sperrt die anderen.
rules-agricola-spaces-tiles-larger = Ab { $players } Spielern gibt es kein Variantenplättchen. Dafür liegt auf ihrer Erweiterung der Bescheidene Kinderwunsch, mit { $most } auch der Nebenerwerb.

## Der Hof

rules-agricola-farmyard = Der Hof
rules-agricola-farmyard-spaces = Jedes deiner { $spaces } Hoffelder fasst einen Raum, einen Acker oder ein Stück Weide; ein Stall kann auf einer Weide stehen oder auf freiem Land.
rules-agricola-farmyard-adjacent = Räume liegen neben Räumen, Äcker neben Äckern und Weiden neben Weiden. Nebeneinander liegen nur Hoffelder mit einer gemeinsamen Kante. Ställe dürfen überall stehen.
rules-agricola-farmyard-used = Ein Hoffeld ist genutzt, wenn ein Raum, ein Acker oder ein Stall darauf ist oder wenn es eingezäunt ist. Die anderen kosten am Ende Punkte.
rules-agricola-farmyard-stays = Was du gebaut hast, bleibt, wo es ist. Nur Tiere ziehen um.
rules-agricola-house = Haus und Familie
rules-agricola-rooms = Räume bauen
rules-agricola-rooms-cost = Ein Raum kostet { $count } von dem, woraus dein Haus ist, { $materials }, und { $reed } für das Dach.
rules-agricola-rooms-place = Ein neuer Raum kommt neben einen anderen, auf ein Hoffeld ohne Acker und ohne Stall, das nicht eingezäunt ist. Ohne ein solches Hoffeld kannst du keinen bauen.
rules-agricola-rooms-several = In einer Aktion darfst du so viele Räume bauen, wie du bezahlen kannst, einen nach dem anderen.
rules-agricola-rooms-picture = Ein Haus, das gewachsen ist, und die Familie darin
rules-agricola-renovation = Renovieren
rules-agricola-renovation-cost = Ein Holzhaus renovierst du zu Lehm, ein Lehmhaus zu Stein. Das kostet insgesamt { $reed } und für jeden Raum einmal { $materials }.
rules-agricola-renovation-all = Alle deine Räume werden zusammen renoviert. Neue Räume sind dann aus dem neuen Material.
rules-agricola-renovation-once = Eine Aktion zum Renovieren bringt dich eine Stufe weiter. Besser als Stein wird es nicht.
rules-agricola-renovation-example = Hier sind Lehm und Schilf genug zum Renovieren. Nutze die Hausrenovierung und sieh, was alle Räume zusammen kosten.
rules-agricola-family = Familienzuwachs
rules-agricola-family-room = Hast du mehr Räume als Personen, so darfst du ein Kind bekommen. Das Aktionsfeld dafür kommt in Runde { $rounds } ins Spiel.
rules-agricola-family-newborn = Die neue Person kommt neben die, die das Feld genutzt hat, und kehrt mit ihr heim. Sie gehört sofort zur Familie und arbeitet ab der nächsten Runde.
rules-agricola-family-without-room = Auf einem anderen Aktionsfeld, ab Runde { $rounds }, wächst deine Familie auch ohne Platz.
rules-agricola-family-later = Wer keinen Raum hat, zieht ein, sobald du einen baust. Für ein weiteres Kind ist dieser Raum also nicht frei.
rules-agricola-family-most = Eine Familie hat höchstens { $people } Personen.
rules-agricola-family-example = Alle Räume dieses Hauses sind bewohnt. Versuche es mit beiden Kinderwünschen und sieh, welcher möglich ist.
rules-agricola-animals = Tiere
rules-agricola-animals-where = { $animals } liegen nicht im Vorrat: Jedes Tier braucht Platz auf deinem Hof.
rules-agricola-animals-full = Ein Tier, das keinen Platz hat, gibst du in den allgemeinen Vorrat zurück oder machst es zu Nahrung, wenn du kannst.
rules-agricola-animals-offered = Tiere darf man jederzeit zurückgeben. Hier wird es angeboten, wo es Platz schafft: wenn nicht alle Platz haben und bevor sich Tiere vermehren; und wo eine Karte mehr bringt, wenn du weniger hast.
rules-agricola-animals-move = Deine Tiere darfst du jederzeit umstellen. Das Programm tut es für dich, sodass alle Platz haben, wenn das geht.
rules-agricola-animals-example = Auf dem Schafmarkt haben sich über die Runden viele Schafe gesammelt. Nimm sie alle und sieh, was aus denen ohne Platz wird.
rules-agricola-room-for-animals = Platz für Tiere
rules-agricola-room-for-animals-pasture = Eine Weide fasst für jedes ihrer Hoffelder { $count } Tiere, alle von derselben Art.
rules-agricola-room-for-animals-stable = Jeder Stall auf einer Weide verdoppelt, was sie im Ganzen fasst: Ein einzelnes Hoffeld mit Stall hat Platz für { $single } Tiere, { $stables } Hoffelder mit { $stables } Ställen haben Platz für { $most }.
rules-agricola-room-for-animals-alone = Ein Stall, der nicht eingezäunt ist, fasst ein einziges Tier. Du darfst ihn später einzäunen.
rules-agricola-room-for-animals-pets = { $pets ->
    [one] Ein Tier beliebiger Art darf als Haustier in deinem Haus leben, egal, wie viele Räume es hat.
   *[other] { $pets } Tiere dürfen als Haustiere in deinem Haus leben, egal, wie viele Räume es hat.
}
rules-agricola-fences = Zäune
rules-agricola-fences-cost = Jeder Zaun kostet ein Holz. In einer Aktion darfst du so viele bauen, wie du bezahlen kannst; im ganzen Spiel sind es { $fences }.
rules-agricola-fences-whole = Zäune werden nur gebaut, wo sie eine Weide ringsum schließen. Sie darf beliebige Hoffelder umfassen, die zusammenhängen und weder Raum noch Acker tragen.
rules-agricola-fences-edges = Der Rand des Hofs, Räume und Äcker sind keine Zäune: Auch dort brauchst du welche. Weiden nebeneinander teilen sich die Zäune dazwischen.
rules-agricola-fences-beside = Deine erste Weide darf überall liegen, jede spätere neben einer anderen.
rules-agricola-fences-divide = Eine Weide lässt sich durch Zäune in ihrem Inneren teilen. Zäune werden nie wieder abgerissen.
rules-agricola-fences-example = Das Holz reicht für eine kleine Weide. Wähle ihre Hoffelder und sieh, wie viele Zäune sie braucht.
rules-agricola-fences-picture = Weiden in ihren Zäunen
rules-agricola-stables = Ställe
rules-agricola-stables-cost = Ein Stall kostet { $wood }. Du darfst mehrere bauen, einen nach dem anderen, und hast insgesamt { $stables }.
rules-agricola-stables-place = Auf ein Hoffeld passt nur ein einziger Stall, und keiner, wo ein Raum oder ein Acker ist. Eingezäunt darf es sein oder nicht.
rules-agricola-stables-example = Auf dieser Weide leben Schafe. Baue einen Stall darauf und sieh, was sie dann fasst.
rules-agricola-cultivation = Ackerbau
rules-agricola-plowing = Pflügen
rules-agricola-plowing-tile = Wenn du pflügst, legst du ein Ackerplättchen auf ein leeres Hoffeld.
rules-agricola-plowing-beside = Dein erster Acker darf überall liegen, jeder spätere neben einem anderen.
rules-agricola-sowing = Säen
rules-agricola-sowing-sow = Wenn du säst, legst du eine Feldfrucht aus deinem Vorrat auf einen leeren Acker und bekommst aus dem allgemeinen Vorrat welche dazu: Dann wachsen dort { $growing }.
rules-agricola-sowing-any = In einer Aktion darfst du auf so vielen leeren Äckern säen, wie du willst. Keiner muss bestellt werden.
rules-agricola-sowing-seeds = Getreide gibt es von Anfang an, Gemüse ab Runde { $rounds }. Was du bekommst, kommt in deinen Vorrat; Säen ist eine eigene Aktion.
rules-agricola-sowing-growing = Was auf Äckern wächst, gehört nicht zu deinem Vorrat, bis du es erntest. In der Wertung zählt es trotzdem.
rules-agricola-sowing-example = Ein Acker ist gepflügt, und Getreide zum Säen ist da. Nutze die Getreideverwertung und sieh, wie viel dann wächst.
rules-agricola-sowing-picture = Ein Acker, der gerade gepflügt worden ist
rules-agricola-any-time = Jederzeit
rules-agricola-any-time-raw = { $crops } aus deinem Vorrat darfst du jederzeit zu Nahrung machen, jedes Stück zu einer.
rules-agricola-any-time-cook = Mit einer Kochanschaffung darfst du jederzeit Gemüse und Tiere zu mehr Nahrung machen.
rules-agricola-any-time-fresh = Tiere, die du gerade genommen hast, kannst du sofort kochen. Vorher brauchen sie keinen Platz.
rules-agricola-any-time-return = Waren darfst du jederzeit in den allgemeinen Vorrat zurückgeben. Was auf dem Hof gebaut ist, bleibt.
rules-agricola-any-time-needed = Wer eine Person eingesetzt hat, muss eine Aktion ausführen und kann nicht verzehren, was die einzige mögliche braucht.
rules-agricola-any-time-worse = Wer etwas besser kochen kann, darf trotzdem die schlechtere Art wählen.

## Ernte und Nahrung

rules-agricola-harvest = Ernte
rules-agricola-harvest-rounds = Am Ende der Runden { $rounds } ist Ernte.
rules-agricola-harvest-phases = Sie hat eine Feldphase, eine Ernährungsphase und eine Vermehrungsphase, nacheinander. In jeder spielen alle gleichzeitig.
rules-agricola-field-phase = Feldphase
rules-agricola-field-phase-take = Jeder deiner bepflanzten Äcker gibt eine Feldfrucht, die in deinen Vorrat kommt.
rules-agricola-field-phase-must = Du erntest alle Äcker; keiner darf ausgelassen werden.
rules-agricola-feeding = Ernährungsphase
rules-agricola-feeding-food = Jede Person braucht { $food }, eine in dieser Runde geborene nur { $newborn }.
rules-agricola-feeding-alone = Spielst du allein, so brauchen Personen, die nicht neugeboren sind, { $food }.
rules-agricola-feeding-sources = Getreide und Gemüse können zu Nahrung werden, Tiere nur mit einer Kochanschaffung. Handwerksgebäude helfen in jeder Ernte einmal.
rules-agricola-feeding-begging = Für jede Nahrung, die fehlt, nimmst du eine Bettelmarke, die { $points } Punkte kostet. Du wirst sie nie wieder los.
rules-agricola-feeding-all = Bevor du bettelst, musst du alle Nahrung ausgeben, aber niemand muss Waren zu Nahrung machen.
rules-agricola-feeding-asked = Wer genug Nahrung hat, wird nur gefragt, wenn jetzt etwas wichtig sein könnte. Alles andere hat Zeit.
rules-agricola-breeding = Vermehrungsphase
rules-agricola-breeding-young = Hast du von einer Tierart mindestens ein Paar, so wird ein Tier geboren, wie viele Paare es auch sind. Die Eltern dürfen getrennt leben.
rules-agricola-breeding-room = Ein Neugeborenes braucht sofort Platz, sonst wird es nicht geboren.
rules-agricola-breeding-parents = Eltern und Neugeborene kannst du in dieser Phase nicht zu Nahrung machen.
rules-agricola-breeding-choice = Du darfst eine Art auch nicht vermehren, und du darfst Tiere zurückgeben, um Platz zu schaffen. Eltern sind von jeder Art ein Paar, auch wenn ihr Junges keinen Platz findet.
rules-agricola-breeding-cooking = Tiere, die weder Eltern noch neugeboren sind, dürfen gekocht werden, wo das Platz schafft. Alles andere hat Zeit bis nach der Phase.
rules-agricola-breeding-example = Nicht für alle Jungen ist Platz. Wähle, was geboren wird, oder schaffe erst Platz.

## Große Anschaffungen

rules-agricola-improvements = Große Anschaffungen
rules-agricola-improvements-build = Es gibt { $count } große Anschaffungen. Mit einer Aktion dafür bezahlst du eine und legst sie vor dich. Sie hilft dir bis zum Ende des Spiels und ist Punkte wert.
rules-agricola-improvements-owner = Jede gibt es einmal. Du darfst mehrere derselben Art haben.
rules-agricola-improvements-covered = Mit { $players } Spielern gibt es { $count } weitere, die mehr kosten: Jede liegt unter einer anderen ihrer Art und lässt sich erst bauen, wenn diese weg ist. Eine zurückgegebene Feuerstelle kommt wieder dorthin, wo sie lag.
rules-agricola-improvements-both = Wer mehrere derselben Art hat, darf alle nutzen, und alle zählen. Was für die Punkte eines Handwerksgebäudes zählt, zählt nicht für ein anderes seiner Art.
rules-agricola-improvements-picture = Die großen Anschaffungen neben dem Spielplan
rules-agricola-cooking = Feuerstellen und Kochstellen
rules-agricola-cooking-hearths = { $first } und { $second } machen jederzeit Gemüse und Tiere zu Nahrung, und beim Brotbacken auch Getreide.
rules-agricola-cooking-upgrade = Statt eine Kochstelle zu bezahlen, darfst du eine Feuerstelle zurückgeben. Das braucht dieselbe Aktion wie das Bauen.
rules-agricola-baking = Brot backen
rules-agricola-baking-bread = Mit einer Aktion zum Brotbacken machst du Getreide aus deinem Vorrat zu Nahrung: { $fireplace } für jedes Getreide mit einer Feuerstelle, { $hearth } mit einer Kochstelle.
rules-agricola-baking-ovens = Öfen geben mehr, backen in jeder Aktion aber nur wenig Getreide: { $ovens }. Baust du einen, so darfst du sofort damit backen.
rules-agricola-baking-together = In einer Aktion darfst du alles nutzen, womit du backen kannst, jedes für anderes Getreide.
rules-agricola-baking-example = Gerade ist der Lehmofen gebaut, und Getreide ist da. Backe sofort Brot.
rules-agricola-crafts = Handwerksgebäude
rules-agricola-crafts-craft = { $workshops }: Jedes dieser Gebäude macht in jeder Ernte einmal einen seiner Baurohstoffe zu Nahrung.
rules-agricola-crafts-bonus = In der Wertung gibt jedes Bonuspunkte für das, was du von seinem Baurohstoff übrig hast.
rules-agricola-crafts-left = Was diese Punkte bringt, wird nicht ausgegeben: Es zählt noch mit, wo bei Gleichstand die meisten Baurohstoffe entscheiden.
rules-agricola-well = Brunnen
rules-agricola-well-rounds = Die Nahrung des Brunnens kommt auf die Felder der nächsten Runden, auf jedes eine. Bleiben weniger Runden, so ist es entsprechend weniger.

## Handkarten

rules-agricola-cards = Handkarten
rules-agricola-cards-hand = Du beginnst mit { $count } kleinen Anschaffungen und { $count } Ausbildungen auf der Hand. Solange eine Karte auf der Hand ist, tut sie nichts, und niemand sonst sieht sie.
rules-agricola-cards-text = Was eine Karte sagt, geht diesen Regeln vor.
rules-agricola-cards-no-more = Im Spiel ziehst du keine Karten nach. Nur Karten, die weitergegeben werden, kommen von deinem Nachbarn zu dir.
rules-agricola-cards-points = Viele Karten geben Bonuspunkte: manche sofort, andere für das, was du am Ende hast.
rules-agricola-minors = Kleine Anschaffungen
rules-agricola-minors-play = Eine kleine Anschaffung spielst du mit einer Aktion dafür aus. Wo „große oder kleine“ steht, wählst du; anderswo folgt sie auf eine andere Aktion, und du darfst sie weglassen.
rules-agricola-minors-cost = Du bezahlst, was die Karte kostet. Nennt sie mehrere Arten zu bezahlen, so wählst du.
rules-agricola-minors-prerequisite = Manche Karten haben eine Voraussetzung: Was sie nennt, musst du haben, bezahlst es aber nicht. Ohne sie kannst du die Karte nicht ausspielen.
rules-agricola-minors-travels = Manche Karten wirken einmal und gehen dann auf die Hand des Spielers links von dir.
rules-agricola-minors-example = Jemand hat den Startspielerstein genommen und darf jetzt eine kleine Anschaffung ausspielen. Sieh dir an, was die Handkarten verlangen.
rules-agricola-occupations = Ausbildungen
rules-agricola-occupations-play = Auf einem Feld „Unterricht“ spielst du genau eine Ausbildung aus.
rules-agricola-occupations-cost = Was sie kostet, hängt vom Feld ab und davon, wie viele du schon ausgespielt hast, egal wo. Auf dem Spielplan ist die erste umsonst. Die Erweiterungen haben einen eigenen Unterricht, der mehr kostet.
rules-agricola-occupations-own-cost = Einige Ausbildungen nennen eigene Kosten, die dazukommen.
rules-agricola-occupations-players = Manche Ausbildungen brauchen mindestens { $players } Spieler, wie es auf ihnen steht. In kleineren Partien werden sie weggelegt.
rules-agricola-occupations-example = Jemand steht zum ersten Mal im Unterricht. Spiele eine der Ausbildungen aus: Sie ist umsonst.
rules-agricola-reading = Wie man Karten liest
rules-agricola-reading-slashes = Zahlen mit Schrägstrichen dazwischen gehören zusammen: die erste zur ersten, die letzte zur letzten. Es gilt immer nur eines der Paare.
rules-agricola-reading-least = Zahlen in einer Bedingung sind das Mindeste, was du brauchst, wenn nicht „genau“ oder „höchstens“ dabeisteht. Darfst du etwas nicht haben, so zählt nur dieser Moment.
rules-agricola-reading-may = Waren, die du einfach bekommst, kannst du nicht ablehnen. Einen Tausch schon, ebenso alles, was du „darfst“. Beliebig viele dürfen auch keine sein.
rules-agricola-reading-each-time = „Jedes Mal, wenn du ein Feld nutzt“ meint Personen, die du dort einsetzt; was andere tun, gilt nur für Karten, die es sagen.
rules-agricola-reading-either-side = Was eine Karte jedes Mal gibt, wenn du ein Feld nutzt, kommt gleich nach den Aktionen des Felds oder, wenn du willst, davor. Du wirst gefragt, wo es einen Unterschied macht.
rules-agricola-reading-order = Wirken mehrere deiner Karten zugleich, so wählst du die Reihenfolge. Was „unmittelbar nach“ der Nutzung kommt, kommt vor dem, was nur „nach“ ihr kommt.
rules-agricola-reading-left-of = Was links neben der neuesten Karte oder über einem Feld liegt, ist von Bildern des Spielplans abgelesen.
rules-agricola-working = Was Karten tun
rules-agricola-working-stock = Auf manchen Karten liegen Waren. Was dort liegt, gehört nicht zu deinem Vorrat und kommt zu dir, wie es die Karte sagt.
rules-agricola-working-fields = Manche Karten sind Äcker und werden wie andere bestellt und geerntet. Ackerplättchen sind sie nicht und geben selbst keine Punkte. Was auf ihnen wächst, wird gewertet.
rules-agricola-working-rooms = Manche Karten haben Platz für Tiere oder für eine Person. Wer dort lebt, zählt mit.
rules-agricola-working-spaces = Einige Karten sind Aktionsfelder, die alle nutzen dürfen. Was andere dort bezahlen, falls die Karte es verlangt, bekommt ihr Besitzer.
rules-agricola-working-people = Manche Karten schicken eine Person auf ein anderes Feld weiter: Dort bleibt sie, und das Feld, von dem sie kommt, ist wieder frei. Andere holen für eine einzige Runde eine Person aus deinem Vorrat oder nehmen eine aus dem Spiel.
rules-agricola-working-others = Manche Karten haben damit zu tun, was andere tun, nehmen den Nachbarn etwas ab oder geben ihnen etwas.
rules-agricola-working-pieces = Manche Karten nehmen Zäune oder Ställe von dir endgültig aus dem Spiel, legen Ställe auf Aktionsfelder, bis sie gebaut werden, reißen alle Zäune ab, um sie neu zu bauen, bauen Zäune aus dem Vorrat anderer oder lassen am Rand des Hofs Holz anstelle eines Zauns zu.
rules-agricola-working-lot = Manche Karten ziehen ein Los oder lassen dich eine Karte abwerfen oder weggeben. Was du auf der Hand hast, bleibt geheim, aber eine abgeworfene Karte sehen alle.
rules-agricola-working-chance = Bevor Äcker geerntet und bevor Punkte gezählt werden, hast du eine letzte Gelegenheit für Karten, die du jederzeit nutzen kannst.
rules-agricola-drawn-deck = Deck X
rules-agricola-drawn-deck-drawing = Spielt ihr mit Deck X, ziehst du jedes Mal dessen oberste Karte, wenn du Stein vom Westlichen Steinbruch genommen hast. Kleine Anschaffungen und Ausbildungen, die gezogen werden, werden sofort kostenlos ausgespielt; Vorfälle geschehen sofort.
rules-agricola-drawn-deck-beside = Aktionsfelder und Händler liegen neben dem Spielplan, für alle: Ein solches Aktionsfeld kann jeder nutzen, und wer einen Händler als Erster bezahlt, nimmt sich die Karte.
rules-agricola-drawn-deck-people = Verlässt eine Person die Familie oder kommt sie auf eine Karte, bleibt ihr Aktionsfeld in dieser Runde besetzt.
rules-agricola-drawn-deck-markers = Marker einer Karte bleiben, wo sie sind, bis die Karte selbst etwas anderes sagt.
rules-agricola-starting-player = Startspieler
rules-agricola-starting-player-token = Wer den Treffpunkt nutzt, nimmt den Startspielerstein und beginnt in der nächsten Arbeitsphase. Von allein wandert er nicht weiter: War niemand dort, so bleibt er, wo er ist.
rules-agricola-starting-player-keep = Auch wer den Stein schon hat, darf das Feld nutzen und behält ihn.

## Das Ende

rules-agricola-end = Spielende
rules-agricola-end-last = Das Spiel endet nach der Ernte von Runde { $rounds }.
rules-agricola-scoring = Wertung
rules-agricola-scoring-fields = Ackerplättchen: mindestens { $counts } sind { $points } Punkte wert. Mit weniger verlierst du { $lost ->
    [one] einen Punkt
   *[other] { $lost } Punkte
}.
rules-agricola-scoring-pastures = Weiden: mindestens { $counts } sind { $points } Punkte wert, egal, wie groß sie sind. Mit weniger verlierst du { $lost ->
    [one] einen Punkt
   *[other] { $lost } Punkte
}.
rules-agricola-scoring-grain = Getreide: mindestens { $counts } sind { $points } Punkte wert. Mit weniger verlierst du { $lost ->
    [one] einen Punkt
   *[other] { $lost } Punkte
}.
rules-agricola-scoring-vegetables = Gemüse: mindestens { $counts } sind { $points } Punkte wert. Mit weniger verlierst du { $lost ->
    [one] einen Punkt
   *[other] { $lost } Punkte
}.
rules-agricola-scoring-crops = Feldfrüchte zählen, wenn sie im Vorrat liegen, auf deinen Äckern wachsen oder auf Karten, die Äcker sind.
rules-agricola-scoring-sheep = Schafe: mindestens { $counts } sind { $points } Punkte wert. Mit weniger verlierst du { $lost ->
    [one] einen Punkt
   *[other] { $lost } Punkte
}.
rules-agricola-scoring-boar = Wildschweine: mindestens { $counts } sind { $points } Punkte wert. Mit weniger verlierst du { $lost ->
    [one] einen Punkt
   *[other] { $lost } Punkte
}.
rules-agricola-scoring-cattle = Rinder: mindestens { $counts } sind { $points } Punkte wert. Mit weniger verlierst du { $lost ->
    [one] einen Punkt
   *[other] { $lost } Punkte
}.
rules-agricola-scoring-unused = Jedes ungenutzte Hoffeld kostet { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
rules-agricola-scoring-stables = Jeder eingezäunte Stall ist { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert, alle zusammen höchstens { $most }.
rules-agricola-scoring-rooms = Jeder Raum aus Lehm ist { $clay ->
    [one] einen Punkt
   *[other] { $clay } Punkte
} wert, jeder aus Stein { $stone }. Räume aus Holz sind nichts wert.
rules-agricola-scoring-people = Jede Person ist { $points } Punkte wert, eine ganze Familie { $most }.
rules-agricola-scoring-improvements = Anschaffungen: die Punkte, die auf denen vor dir stehen. Auf Ausbildungen stehen keine.
rules-agricola-scoring-bonus = Bonuspunkte: was Karten und Handwerksgebäude sonst noch geben.
rules-agricola-scoring-begging = Jede Bettelmarke kostet { $points } Punkte.
rules-agricola-scoring-example = Hier geht eine Partie zu Ende, in der Webstuhl, Tischlerei und Prahlhans ausliegen. Schick von deinen letzten Personen eine zum Dringenden Kinderwunsch und die andere zur Hofrenovierung, wo du auf Zäune verzichtest; in der Ernte nutze die Tischlerei. Für sich allein ist der Hof dann { $farm } Punkte wert, mit den Karten sind es { $all }. Der Prahlhans hat keinen Anteil daran: Für so wenige Anschaffungen gibt er nichts.
rules-agricola-scoring-winner = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr Baurohstoffe im Vorrat hat; ist auch das gleich, so teilt ihr euch den Sieg.

## Spielweisen

rules-agricola-ways = Spielweisen
rules-agricola-ways-players = Je mehr Spieler es sind, desto mehr Aktionsfelder liegen neben dem Plan. Was sie geben, kann verschieden sein, wie es bei ihnen steht, und mehr Ausbildungen kommen ins Spiel.
rules-agricola-ways-options = Ein Tisch bestimmt, ob er mit Handkarten spielt und mit welchen, wie sie verteilt werden, mit welchen Plättchen, und ob die Partie zu einer Kampagne gehört.
rules-agricola-without-cards = Ohne Handkarten
rules-agricola-without-cards-what = Ohne Handkarten gibt es nur große Anschaffungen. Unterricht lässt sich nicht nutzen, und wo eine kleine Anschaffung möglich wäre, tritt nichts an ihre Stelle.
rules-agricola-without-cards-meeting-place = Dafür ist der Treffpunkt ein Ansammlungsfeld für Nahrung.
rules-agricola-solo = Allein
rules-agricola-solo-turns = Allein spielst du Zug um Zug, nach den Regeln der kleinsten Partie und auf ihrem Plan.
rules-agricola-solo-food = Du beginnst ohne Nahrung. In der Ernährungsphase braucht jede Person { $food }, ein Neugeborenes { $newborn }.
rules-agricola-solo-forest = Der Wald bekommt in jeder Runde nur { $alone } statt { $others }.
rules-agricola-solo-travels = Eine Karte, die weitergegeben würde, kommt aus dem Spiel, sobald sie ausgespielt ist.
rules-agricola-solo-goal = Ein gutes Ziel sind { $goal } Punkte; mit ihm beginnt auch die Kampagne.
rules-agricola-hands = Wie du zu deinen Handkarten kommst
rules-agricola-hands-dealt = Ausgeteilt: Alle bekommen { $count } Karten jeder Art durch das Los.
rules-agricola-hands-mulligan = Neu gezogen: Wer die Karten einer Art nicht mag, legt sie alle weg und zieht eine weniger, sooft er will.
rules-agricola-hands-redrawing = Das tut ihr nacheinander, der Startspieler zuerst. Was weggelegt ist, ist aus dem Spiel.
rules-agricola-hands-draft = Drafting: Alle bekommen { $count } Karten jeder Art, behalten von jeder eine und geben die anderen nach links weiter, immer wieder.
rules-agricola-hands-draft-8 = Dasselbe mit { $count } Karten jeder Art; die letzten bleiben übrig.
rules-agricola-hands-quick-draft = Schnelles Drafting: dasselbe, aber ihr behaltet nacheinander { $picks } Karten jeder Art.
rules-agricola-hands-choose-10 = Alle bekommen { $size } Karten jeder Art und behalten { $count }.
rules-agricola-hands-choose = Allein darfst du { $count } Karten jeder Art unter allen wählen.
rules-agricola-hands-decks = In den Decks A bis E sind { $all } Handkarten. Das Grundspiel hat { $base } davon, aus den Decks A und B. Mit jedem dieser Decks kann gespielt werden, zusammen oder allein.
rules-agricola-hands-deck-l = { $count } Karten des Decks L, das in der Schachtel nach Belieben zu verwenden ist, können unter die Handkarten gemischt werden. Von manchen ist nur eine Quelle bekannt; dann sagt es die Karte.
rules-agricola-hands-deck-x = { $count } Karten des Decks X, das in der Schachtel nach Belieben zu verwenden ist, können am Westlichen Steinbruch gezogen werden.
rules-agricola-hands-two-decks = Dass die Decks A und B die Handkarten des Grundspiels und seiner ersten Erweiterungen sind, ist aus ihren Nummern erschlossen.
rules-agricola-campaign-alone = Die Kampagne allein
rules-agricola-campaign-alone-goals = Eine Partie folgt auf die andere, und jede hat ihr Ziel: { $goals } Punkte, und danach mit jeder Partie einen mehr.
rules-agricola-campaign-alone-food = Wer es erreicht, beginnt die nächste Partie mit einer Nahrung für je { $every } Punkte darüber.
rules-agricola-campaign-alone-again = Sonst versuchst du dasselbe Ziel noch einmal und beginnst ohne Nahrung.
rules-agricola-campaign-alone-occupation = Mit Handkarten bleibt für jedes Ziel, das du erreichst, eine deiner ausgespielten Ausbildungen in allen folgenden Partien im Spiel. Ausgeteilt werden entsprechend weniger: Im Spiel und auf der Hand beginnst du immer mit zusammen { $count }.
rules-agricola-campaign-alone-counts = Sie zählt als ausgespielt: Auf „{ action-lessons }“ ist die nächste nicht kostenlos.
rules-agricola-campaign-together = Die Kampagne zu mehreren
rules-agricola-campaign-together-games = Eine Kampagne hat { $games } Partien. Jeder Rang in einer Partie bringt Punkte der Kampagne; die meisten davon gewinnen, und bei Gleichstand die meisten Punkte aus allen Partien.
rules-agricola-campaign-together-ranks = Mit { $players } Spielern bringen die Ränge der Eröffnungspartie { $first } Punkte, die der nächsten { $middle } und die der letzten { $last }.
rules-agricola-campaign-together-players = Eine Kampagne ist für höchstens { $players } Spieler.
rules-agricola-campaign-together-next = Wer gewonnen hat, beginnt die nächste Partie. Wer Letzter war, hat eine Nahrung mehr.
rules-agricola-campaign-together-occupation = Mit Handkarten wählt jeder eine seiner ausgespielten Ausbildungen, die in der nächsten Partie von Anfang an im Spiel ist.
rules-agricola-campaign-together-counts = Sie zählt als ausgespielt: Auf „{ action-lessons }“ ist die nächste nicht kostenlos.
rules-agricola-campaign-together-shared = Wer sich einen Rang teilt, bekommt die Punkte dieses Rangs.
rules-agricola-campaign-together-equal = Von mehreren Siegern beginnt einer durch das Los. Sind mehrere Letzter, so hat jeder eine Nahrung mehr, aber nicht, wenn alle gleich sind.

## Was gedruckt ist

rules-agricola-decks = Alle Karten
rules-agricola-card-players = Nur mit { $players } Spielern.
rules-agricola-card-cost = Kostet { $cost }.
rules-agricola-card-each = Kostet { $cost } für jede Person deiner Familie.
rules-agricola-deck-a-minor = Deck A: kleine Anschaffungen
rules-agricola-deck-a-occupation = Deck A: Ausbildungen
rules-agricola-deck-b-minor = Deck B: kleine Anschaffungen
rules-agricola-deck-b-occupation = Deck B: Ausbildungen
rules-agricola-deck-c-minor = Deck C: kleine Anschaffungen
rules-agricola-deck-c-occupation = Deck C: Ausbildungen
rules-agricola-deck-d-minor = Deck D: kleine Anschaffungen
rules-agricola-deck-d-occupation = Deck D: Ausbildungen
rules-agricola-deck-e-minor = Deck E: kleine Anschaffungen
rules-agricola-deck-e-occupation = Deck E: Ausbildungen
rules-agricola-deck-l-minor = Deck L: kleine Anschaffungen
rules-agricola-deck-l-occupation = Deck L: Ausbildungen
rules-agricola-deck-x-minor = Deck X: kleine Anschaffungen
rules-agricola-deck-x-occupation = Deck X: Ausbildungen
rules-agricola-deck-x-space = Deck X: Aktionsfelder
rules-agricola-deck-x-merchant = Deck X: Händler
rules-agricola-deck-x-incident = Deck X: Vorfälle
rules-agricola-symbols = Symbole

## Wie ganze Arten von Dingen heißen, wo ein Kapitel aufzählt, worum es darin geht

rules-agricola-about-supply = Vorrat
rules-agricola-about-round = Runden
rules-agricola-about-space = Aktionsfelder
rules-agricola-about-farm = Hof
rules-agricola-about-house = Haus
rules-agricola-about-family = Familie
rules-agricola-about-people = Personen
rules-agricola-about-homeless = Personen ohne Raum
rules-agricola-about-animal = Tiere
rules-agricola-about-pet = Haustier
rules-agricola-about-fences = Zäune
rules-agricola-about-corner = Ecken
rules-agricola-about-improvement = Anschaffungen
rules-agricola-about-card = Karten
rules-agricola-about-hand = Kartenhand
rules-agricola-about-played = Ausgespielte Karten
rules-agricola-about-bed = Äcker auf Karten
rules-agricola-about-starting-player = Startspieler
rules-agricola-about-score = Wertung
rules-agricola-about-points = Punkte
