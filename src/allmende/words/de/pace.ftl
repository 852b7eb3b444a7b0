## Wie schnell gespielt wird

error-pace-long = Ein Zug hat höchstens { $move } Tage, eine Reserve { $reserve }, und ein Zug fügt ihr höchstens { $increment ->
    [one] einen Tag
   *[other] { $increment } Tage
  } hinzu.
error-pace-short = In weniger als einer Minute kann niemand spielen: Gib mehr Zeit für den Zug oder in Reserve.
error-pace-hours = Nur wo ein Zug einen halben Tag oder länger hat, kann die Zeit nachts stillstehen.
error-pace-alone = Wer allein spielt, lässt niemanden warten: Es gibt keine Uhr.
error-zone = Es gibt keine Zeitzone „{ $zone }“.
error-hours = Wähle mindestens { $least } Stunden des Tages: Die anderen warten solange.
error-hours-day = Ein Tag hat 24 Stunden.
error-holiday-day = Schreibe einen Tag so: 2027-01-31.
error-holiday-order = Ein Urlaub beginnt heute oder später, endet danach und liegt innerhalb eines Jahres.
error-holiday-many = In einem Jahr können höchstens { $most } Tage Urlaub sein.
error-claim = Du kannst den Sieg nicht beanspruchen: Niemandes Zeit ist um.

## am Bildschirm

pace = Uhr
pace-live = Live, eine halbe Stunde für jeden
pace-day = Ein Tag pro Zug
pace-days = Drei Tage pro Zug
pace-move = { $time } pro Zug
pace-reserve = { $time } in Reserve
pace-each = { $time } für jeden
pace-increment = jeder Zug bringt { $time }
pace-nights = nicht nachts
pace-own-move = Für einen Zug
pace-own-reserve = In Reserve
pace-minutes = Minuten
pace-days-unit = Tage
pace-hours-unit = Stunden
pace-end-bot = spielt ein Bot weiter
pace-end-concede = { $two ->
    [yes] ist die Partie verloren
   *[no] spielt ein Bot weiter (zu zweit: verloren)
  }
pace-end-vote = { $two ->
    [yes] entscheidet der andere: Sieg, Bot oder warten
   *[no] entscheiden die anderen: Bot oder warten
  }
pace-up = Zeit ist um
