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
# $given is what it is in Python, such as str.
error-not-action = „{ $action }“ ist keine Aktion, sondern { $given }.
error-unknown-action = „{ $text }“ ist keine Aktion von { $game }. So sieht eine Aktion aus: { $example }
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Zur Auswahl: { $possible }
error-bad-seats = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
error-bad-seat = Den Platz { $seat } gibt es nicht. Die Plätze haben die Nummern 0 bis { $last }.
error-unknown-option = { $game } hat keine Option „{ $option }“. Zur Auswahl: { $possible }
error-bad-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Zur Auswahl: { $possible }
error-not-finished = Das Spiel ist noch nicht zu Ende.
error-no-chance = Hier gibt es nichts, was der Zufall entscheidet.
error-bad-view = Zeile { $line } der Ansicht ist nicht lesbar: { $found }
error-bad-edition = { $source }, Zeile { $line }: { $place } ist { $found }. Erwartet: { $expected }
error-broken-edition = { $source } ist keine TOML-Datei: { $reason }
error-bad-record = Zeile { $line } der Aufzeichnung ist nicht lesbar. Gefunden: „{ $found }“. Erwartet: { $expected }
error-illegal-record = Zeile { $line } der Aufzeichnung verstößt gegen die Regeln: „{ $found }“ ist dort nicht möglich. Möglich: { $possible }
error-unsupported-record =
    { $what ->
        [rules] Zeile { $line }: Diese Aufzeichnung gilt für Regelversion { $found }; dieses Serai spielt nach Version { $supported }.
        [format] Zeile { $line }: Diese Aufzeichnung hat das Format { $found }; dieses Serai liest Format { $supported }.
       *[edition] Zeile { $line }: Diese Aufzeichnung gilt für die Ausgabe „{ $found }“; dieses Serai hat die Ausgabe „{ $supported }“.
    }
error-undo-refused = Das lässt sich nicht zurücknehmen: { $reason }.
error-unknown-bot = Den Bot „{ $bot }“ gibt es nicht. Zur Auswahl: { $possible }
error-broken-bot = Der Bot „{ $bot }“ ({ $place }) lässt sich nicht erzeugen: { $reason }
error-bot-failed = Der Bot „{ $bot }“ ist an der Frage „{ $question }“ gescheitert: { $reason }
error-bot-stopped = Der Bot „{ $bot }“ antwortet nicht mehr: { $reason }
error-too-many-bots = Es gibt { $bots } Bots für { $seats } Plätze.
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
        [iterations] Die Anzahl der Durchläufe
       *[other] { $name }
    } muss mindestens { $least } sein, nicht { $value }.
error-unknown-language = Die Sprache „{ $language }“ spricht Serai nicht. Zur Auswahl: { $possible }

# ---- Parts of errors: phrase-<key>, to stand where a message above names a field

# What is expected.
phrase-exactly = { $text }
phrase-whole-number = eine ganze Zahl
phrase-whole-number-range = eine ganze Zahl von { $least } bis { $most }
phrase-short-name = ein kurzer Name in Anführungszeichen
phrase-left-out = nichts, denn es gelten nur die Namen der eingebauten Ausgabe
phrase-copies = die Anzahl der Karten, { $copies }
phrase-first-hands = mindestens { $cards } Karten, damit die ersten Hände ausgeteilt werden können
phrase-unmarked-card = eine Tabelle mit einer Karte ohne Zeichen
phrase-mark = ein Zeichen: { $marks }
phrase-letters = vier der Buchstaben { $letters }
phrase-other-wagon = anders als die übrigen Wagen desselben Typs

# What is found instead.
phrase-missing = nicht vorhanden
phrase-table = eine Tabelle
phrase-list = eine Liste
phrase-huge-number = eine riesige Zahl
phrase-field-missing = { $name } (fehlt)

# What is expected in a record.
phrase-record-mark = eine Zeile „{ $line }“
phrase-header-line = eine Kopfzeile
phrase-header-rest = der Rest des Kopfes
phrase-header-field = die Kopfzeile „{ $name }“
phrase-options = Optionen in der Form Name=Wert
phrase-names = ein Name für jeden Platz
phrase-no-bot = was entstand, ist kein Bot
phrase-illegal-answer = er antwortete { $answer }, was nicht möglich ist
phrase-no-answer = keine Antwort in { $seconds } s
phrase-process-ended = sein Prozess ist beendet
phrase-one-of = eines von diesen: { $possible }
phrase-action = eine Aktion
phrase-chance = ein Ergebnis des Zufalls

# Why a file is not TOML.
phrase-toml-place = Zeile { $line }, Spalte { $column } ist nicht lesbar
phrase-toml-end = Am Ende fehlt etwas oder ist etwas falsch
phrase-toml-deep = Listen oder Tabellen sind zu tief verschachtelt
phrase-toml-number = Eine Zahl hat zu viele Ziffern

# Why nothing can be taken back.
phrase-undo-nothing = Du hast noch nichts gewählt
phrase-undo-chance = Seitdem wurden Würfel oder Karten aufgedeckt
phrase-undo-others = Seitdem hat jemand anderes gewählt

# Why a file cannot be read or written.
phrase-not-utf-8 = Das ist kein Text in UTF-8
phrase-no-such-file = Datei oder Ordner nicht gefunden
phrase-no-permission = Zugriff verweigert
phrase-is-folder = Das ist ein Ordner
phrase-no-folder = Ein Teil des Pfades ist kein Ordner
phrase-no-plain-file = Das ist keine gewöhnliche Datei
phrase-file-exists = Die Datei gibt es schon
phrase-in-use = Das Spiel wird gerade anderswo gespielt
phrase-no-space = Der Speicherplatz ist voll
phrase-read-only = Das Dateisystem ist schreibgeschützt
phrase-name-too-long = Der Dateiname ist zu lang
phrase-link-circle = Die symbolischen Verknüpfungen führen im Kreis
phrase-bad-file-name = So kann keine Datei heißen
phrase-no-arena = Sie enthält keine Ergebnisse einer Arena
phrase-system-error = Systemfehler { $code }

# ---- The server

# $port and $host: where it was to listen. $reason: a phrase, or what the system says.
error-port-taken = Port { $port } von { $host } ist nicht verwendbar: { $reason }.
# $reason: what cannot be read, in the words of a program.
error-bad-message = Die Nachricht ist nicht lesbar: { $reason }.
error-unknown-table = Es gibt keinen Tisch { $table }.
error-wrong-secret = Dieser Link oder Schlüssel gehört nicht zu diesem Tisch.
error-unknown-identity = Dieses Gerät oder dieser Wiederherstellungscode ist hier nicht bekannt.
error-table-full = Alle Plätze dieses Tisches sind besetzt.
error-not-your-turn = Du wirst gerade nichts gefragt.
error-not-started = Das Spiel beginnt, sobald alle Plätze besetzt sind.
error-not-owner = Das kann nur, wer den Tisch eröffnet hat.
error-too-fast = Das war zu viel auf einmal; warte { $seconds } Sekunden.
error-bad-plan = Mit „{ $value }“ lässt sich kein Tisch eröffnen.
error-conflict = Jemand anders war schneller; sieh dir den Tisch noch einmal an.
error-store-failed = Es ließ sich nicht speichern und ist deshalb nicht geschehen: { $reason }.
# $found and $supported are version numbers.
error-unsupported-store = { $place } wurde für Version { $found } des Speichers angelegt; dieses Serai liest Version { $supported }.
# $words: what the database says, in English.
phrase-database = die Datenbank sagt: { $words }
phrase-port-in-use = dort lauscht schon etwas anderes
phrase-port-range = ein Port ist eine Zahl von 0 bis 65535
