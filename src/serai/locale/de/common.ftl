# Words that belong to no single game. A message takes only the fields that its text names; more may be given.

language-name = Deutsch

# ---- Seats and chance

# $number counts from 1.
seat = Spieler { $number }
# Who decides where the dice or the decks do.
chance = Zufall

# ---- How a game ended

# $player is the winner's name.
outcome-won =
    { $player } gewinnt mit { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
    }.
# $players are the winners' names, joined by outcome-and.
outcome-shared =
    { $players } teilen sich den Sieg mit je { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
    }.
# Joins two names, or the names before with the next.
outcome-and = { $left } und { $right }

# ---- Errors: error-<code>, with the fields of the error

error-error = Etwas ist schiefgegangen.
error-illegal-action = „{ $action }“ ist jetzt nicht möglich. Möglich: { $possible }
error-unknown-action = „{ $text }“ ist keine Aktion von { $game }. So sieht eine Aktion aus: { $example }
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Zur Auswahl: { $possible }
error-bad-seats = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
error-bad-seat = Den Platz { $seat } gibt es nicht. Die Plätze haben die Nummern 0 bis { $last }.
error-unknown-option = { $game } hat keine Option „{ $option }“. Zur Auswahl: { $possible }
error-bad-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Zur Auswahl: { $possible }
error-not-finished = Das Spiel ist noch nicht zu Ende.
error-no-chance = Hier gibt es nichts, was der Zufall entscheidet.
error-bad-view = Zeile { $line } der Ansicht ist nicht lesbar: { $found }
error-bad-edition =
    { $source }, Zeile { $line }: { $place } { $found ->
        [missing] fehlt.
       *[other] ist { $found }.
    } Erwartet: { $expected }
error-broken-edition = { $source } ist keine TOML-Datei: { $reason }
error-bad-record = Zeile { $line } der Aufzeichnung ist nicht lesbar. Gefunden: „{ $found }“. Erwartet: { $expected }
error-illegal-record = Zeile { $line } der Aufzeichnung verstößt gegen die Regeln: „{ $found }“ ist dort nicht möglich. Möglich: { $possible }
error-unsupported-record =
    { $what ->
        [rules] Diese Aufzeichnung gilt für Regelversion { $found }; dieses Serai spielt nach Version { $supported }.
        [format] Diese Aufzeichnung hat das Format { $found }; dieses Serai liest Format { $supported }.
       *[edition] Diese Aufzeichnung gilt für die Ausgabe „{ $found }“; dieses Serai hat die Ausgabe „{ $supported }“.
    }
error-undo-refused =
    { $reason ->
        [nothing] Du hast nichts gewählt, was sich zurücknehmen ließe.
        [chance] Das lässt sich nicht zurücknehmen: Seitdem wurden Würfel oder Karten aufgedeckt.
       *[others] Das lässt sich nicht zurücknehmen: Seitdem hat jemand anderes gewählt.
    }
error-unknown-bot = Den Bot „{ $bot }“ gibt es nicht. Zur Auswahl: { $possible }
error-small-deck =
    Die Ausgabe „{ $name }“ hat nur { $citizens ->
        [one] einen Bürger
       *[other] { $citizens } Bürger
    }; mit weniger als { $few } enden Spiele zu viert oft vorzeitig.
error-unreadable-file = { $path } kann nicht gelesen werden: { $reason }
error-unwritable-file = { $path } kann nicht geschrieben werden: { $reason }
error-bad-number =
    { $name ->
        [games] Die Anzahl der Spiele
        [bots] Die Anzahl der Bots
       *[other] { $name }
    } muss mindestens { $least } sein, nicht { $value }.
error-unknown-language = Die Sprache „{ $language }“ spricht Serai nicht. Zur Auswahl: { $possible }
