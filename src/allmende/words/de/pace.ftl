## Wie schnell gespielt wird

error-pace-long = Ein Zug hat höchstens { $move } Tage, eine Reserve { $reserve }, und ein Zug fügt ihr höchstens { $increment ->
    [one] einen Tag
   *[other] { $increment } Tage
  } hinzu.
error-pace-short = In weniger als einer Minute kann niemand spielen: Gib dem Zug oder der Reserve mehr Zeit.
error-pace-hours = Nur wo ein Zug einen halben Tag oder länger hat, kann die Zeit nachts stillstehen.
error-pace-alone = Wer allein spielt, lässt niemanden warten: Es gibt keine Uhr.
error-zone = Es gibt keine Zeitzone „{ $zone }“.
error-hours = Wähle mindestens { $least } Stunden des Tages: Die anderen warten solange.
error-hours-day = Ein Tag hat 24 Stunden.
error-holiday-day = Ein Tag wird so geschrieben: 2027-01-31.
error-holiday-order = Ein Urlaub beginnt heute oder später, endet danach und liegt innerhalb eines Jahres.
error-holiday-many = In einem Jahr können höchstens { $most } Tage Urlaub sein.
error-claim = Du kannst den Sieg nicht beanspruchen: Niemandes Zeit ist um.

## am Bildschirm

pace = Wie schnell
pace-none = Ohne Uhr
pace-live = Live, eine halbe Stunde für jeden
pace-day = Ein Tag pro Zug
pace-days = Drei Tage pro Zug
pace-own = Eigene Zeiten
pace-move = { $time } pro Zug
pace-reserve = { $time } in Reserve
pace-each = { $time } für jeden
pace-increment = jeder Zug bringt { $time }
pace-nights = nicht nachts
pace-own-move = Für einen Zug
pace-own-reserve = In Reserve
pace-own-increment = Jeder Zug bringt der Reserve
pace-unit = Einheit
pace-seconds = Sekunden
pace-minutes = Minuten
pace-hours = Spielzeiten
pace-days-unit = Tage
pace-hours-unit = Stunden
pace-about-live = Die Zeit läuft für alle, die gefragt sind, vom ersten Zug an.
pace-about-long = Die Zeit läuft für alle, die gefragt sind. Was ein Zug länger dauert, geht von der Reserve ab. Im Urlaub, den sich alle selbst nehmen, steht sie still.
pace-nights-long = Nachts steht die Zeit still, für alle nach ihren eigenen Spielzeiten
pace-end = Wenn jemandes Zeit um ist,
pace-end-bot = spielt ein Bot weiter
pace-end-concede = { $two ->
    [yes] ist die Partie verloren
   *[no] spielt ein Bot weiter (zu zweit: verloren)
  }
pace-end-vote = { $two ->
    [yes] entscheidet der andere: Sieg, Bot oder warten
   *[no] entscheiden die anderen: Bot oder warten
  }
pace-clocks = Uhren
pace-clock-runs = { $player } hat noch { $time }. Die Uhr läuft.
pace-clock-until = { $player } hat Zeit bis { $time }.
pace-clock-waits = { $player } hat noch { $time }.
pace-clock-still = Für { $player } ist Nacht oder Urlaub: Die Zeit steht still.
pace-left = noch { $time }
pace-up = Zeit ist um
pace-low = Du hast nur noch wenig Zeit.
pace-judge = Die Zeit von { $player } ist um. Du entscheidest, was folgt, oder wartest weiter.
pace-claim = Den Sieg beanspruchen
pace-bot = Ein Bot spielt weiter
pace-hours-lead = An Tischen, an denen nachts die Zeit stillsteht, läuft sie für dich zwischen diesen Uhrzeiten. Deine Zeitzone: { $zone }.
pace-hours-from = Von
pace-hours-until = Bis
pace-midnight = Mitternacht
pace-holiday = Urlaub
pace-holiday-lead = In Partien über Tage läuft währenddessen keine Zeit für dich. { $days ->
    [one] Dieses Jahr hast du noch einen Tag.
   *[other] Dieses Jahr hast du noch { $days } Tage.
  }
pace-holiday-first = Erster Tag
pace-holiday-last = Letzter Tag
pace-holiday-take = Urlaub nehmen
pace-holiday-from = Vom { $first } bis zum { $last }
pace-holiday-end = Ich bin zurück
