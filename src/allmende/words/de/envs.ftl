### Was Umgebungen und Datensammlungen Programmen sagen und kein Bildschirm.

error-no-features = { $title } hat keine Merkmale: observation="text" zeigt es als Text.
error-env-over = Niemand hat jetzt etwas zu entscheiden: reset() beginnt eine Partie.
error-env-alone = Wer allein spielt, hat keine Spielerzahl zu wählen: allmende.envs.env("{ $title }", players=…) ist für mehrere.
error-env-action = „{ $action }“ ist keine Aktion: Aktionen sind ganze Zahlen von 0 bis { $last }.
error-env-agent = Es gibt keinen Agenten „{ $agent }“; es gibt: { $known }.
error-env-net = Für { $games } gibt es keinen { $kind ->
    [exploiter] Herausforderer
   *[champion] Champion
}; es gibt: { $known }.
error-env-shown = Kein Spiel hat { $features } Merkmale und { $actions } Aktionen.
error-env-dead = Für { $agent } ist die Partie aus: Die einzige Aktion ist None.
error-env-none = { $agent } hat zu entscheiden: None ist keine Aktion.
error-text-answer = Eine Antwort ist Text, nicht { $answer }.
error-text-opponents = Gegner müssen eine Liste mit mindestens einem Bot sein.
error-text-patience = Wer antwortet, darf sich mindestens einmal irren: patience kann nicht { $patience } sein.
error-env-many = Mit vielen Partien zugleich kann { $option } nicht „{ $value }“ sein; möglich: { $known }.
error-env-numbers = { $what } sind ganze Zahlen, eine je Partie, nicht { $given }.
error-env-seed = Eine Startzahl ist eine ganze Zahl ab 0, nicht { $seed }.
error-env-count = { $games } Partien brauchen ebenso viele { $what }, nicht { $count }.
error-env-array = { $name } muss ein zusammenhängendes Feld von Bytes der Form { $shape } sein.
error-env-mask = reset_mask ist ein Feld von { $games } Wahrheitswerten.
error-env-rest = Partie { $game } ist aus: Eine reset_mask beginnt die nächste.
error-env-deals = Es muss mindestens eine Startlage geben.
error-env-deal = Es gibt Startlagen von 0 bis { $last }, nicht { $deal }.
error-env-ended = Niemand hat jetzt etwas zu entscheiden: Die Partie ist aus.
error-env-observer = Beobachter haben keine Parameter { $parameters }.
error-minari-name = „{ $name }“ ist kein Name für eine Datensammlung von Minari: Sie heißen wie arle/farmer-v0.
error-minari-taken = In { $folder } liegt eine andere Datensammlung, oder eine, die nicht lesbar ist: Wähle einen anderen Namen als „{ $name }“, oder entferne sie.
