# The words of the command line. Commands and options that can be typed are the same in every language.

# ---- Small parts of texts

# A bot by its name; $number is that of its seat, from 1.
cli-bot = { $bot } { $number }
# $name occurs $count times.
cli-count = { $name } ×{ $count }
# Between the items of a list; the blank at the end counts.
cli-comma = ,{" "}
cli-semicolon = ;{" "}
# A sentence and the next.
cli-then = { $before } { $after }
# Between the facts of a headline.
cli-gap = {"   "}

# ---- Playing

# $card is the name of a card of the game.
cli-hint = Zahl oder Notation · ? erklärt, ? { $card } · undo table log rules save quit
cli-commands = Du kannst die Zahl einer Antwort eingeben oder ihre Notation, wie sie in Aufzeichnungen steht. Außerdem: ? und der Name einer Karte, etwa ? { $card }, erklärt die Karte; table zeigt alles, was auf dem Tisch liegt, mit allen Karten; log erzählt, was geschehen ist; undo nimmt deine letzte Wahl zurück; cards und rules zeigen alle Karten und die Regeln; save sichert das Spiel, save und eine Datei sichert es dort; quit verlässt das Spiel, das gesichert ist.
cli-go-on = Weiter mit der Eingabetaste.
cli-cover = Alles Geheime ist verdeckt. { $player }: Drücke die Eingabetaste, wenn nur du den Bildschirm siehst.
cli-no-choice = Gib eine Nummer von 1 bis { $count } ein.
cli-no-card = Die Karte „{ $name }“ gibt es nicht.
cli-undone = Zurückgenommen.
cli-undone-practice = Zurückgenommen, und die Antworten der Bots dazu: Von jetzt an ist dies ein Übungsspiel.
cli-practice = Ein Übungsspiel: Eine Wahl wurde samt den Antworten der Bots zurückgenommen.
cli-saved = Gespeichert in { $path }
cli-left = Das Spiel ist gespeichert. So geht es weiter: serai play --resume { $path }
cli-ended = Das Spiel ist gespeichert. So siehst du es noch einmal: serai replay { $path }
cli-interrupted = Abgebrochen.

# ---- The table of IUNU

cli-iunu-round = Runde { $round } von { $last }
cli-iunu-start = Start: { $player }
cli-iunu-dice = Würfel { $dice }
# $price is what a loaf costs the reader.
cli-iunu-loaf = Brot { $price }
cli-iunu-decks = Deck { $deck }, Jenseits { $afterlife }
# $sole, $tied and $fed are marks beside numbers of Citizens.
cli-iunu-legend = { $sole } allein die meisten: Mehrheit   { $tied } Gleichstand   { $fed } davon versorgt   VP: falls das Spiel jetzt endete
cli-iunu-legend-tight = { $sole } Mehrheit  { $tied } gleich  { $fed } versorgt  5+2: Hand+Jenseits  VP: wenn jetzt Ende
# The castes in at most 5 columns, in table order.
cli-iunu-short-farmer = Bauer
cli-iunu-short-baker = Bäck.
cli-iunu-short-soldier = Sold.
cli-iunu-short-artisan = Handw
cli-iunu-short-merchant = Händl
cli-iunu-short-scribe = Schr.
cli-iunu-short-priest = Prie.
cli-iunu-short-noble = Adel
cli-iunu-short-pharaoh = Phar.
# The head of a narrow column: cards in hand and Afterlife cards.
cli-iunu-cards = Karte
cli-iunu-hand = Deine Hand
cli-iunu-ability = Fähigkeit
# A card with its multiplier.
cli-iunu-times = { $name } (×{ $times })
cli-iunu-kept = Deine Jenseitskarten: { $cards }
cli-iunu-returned = Gesehen und zurückgelegt: { $cards }
# An answer and what it changes at once.
cli-iunu-answer = { $action } [{ $changes }]
cli-iunu-change-deben = { $change } Deben
cli-iunu-change-vp = { $change } VP
cli-iunu-brackets = In eckigen Klammern steht, was eine Antwort für dich sofort ändert. Die VP in der Tabelle gäbe es, wenn das Spiel jetzt endete, ohne die Jenseitskarten, die du nicht sehen kannst.

# ---- The cards of IUNU

cli-iunu-edition = Die Ausgabe { $name }: { $cards } Bürger
cli-iunu-copies = Karten
cli-iunu-effect = Wirkung
cli-iunu-card = { $card }: { $vp } VP, Mehrheit { $majority }, Brot { $bread }

# ---- The score sheet of IUNU

cli-iunu-majority = Mehrheit: { $card }
# An award that an Afterlife card multiplies.
cli-iunu-award = { $award } ×{ $times } = { $points }
cli-iunu-deben-points = Deben (3 für 1 VP)
cli-iunu-deben-worth = { $deben } → { $points }
cli-iunu-afterlife-of = Jenseitskarten von { $player }: { $uses }
# An Afterlife card and the caste whose majority it multiplied.
cli-iunu-use = { $card } auf { $caste }
cli-iunu-unused = ungenutzt: { $cards }

# ---- Reports

cli-simulating = Spiele
cli-simulated =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } { $game } zu { $seats } in { $seconds } s: { $rate } Entscheidungen je Sekunde
cli-report-bot = Bot
cli-report-wins = Siege
cli-report-points = VP im Mittel
cli-report-source = VP eines Platzes aus
cli-report-rounds = Runden
cli-report-end = Ende
cli-report-games = Spiele
cli-report-game = Spiel
cli-report-seats = Plätze
cli-rate-playout = Zufallsspiel
cli-rate-loop = Schleife
cli-rate-copy = Kopie
cli-rate-view = Ansicht
cli-rate-imagine = Vorstellung
cli-rates = Zufallsspiel und Schleife: Entscheidungen je Sekunde, ohne Zufall und erzwungene Schritte. Die übrigen: Mikrosekunden je Aufruf.
cli-replay =
    { $game }, { $seats } Plätze, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, gezeigt bis Schritt { $at }
cli-asked = { $player } wird gefragt: { $question }
cli-sound-record =
    in Ordnung ({ $game }, { $seats } Plätze, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, { $over ->
        [yes] beendet
       *[no] nicht beendet
    })
cli-sound-edition = in Ordnung ({ $game }, Ausgabe „{ $name }“)
cli-version =
    Serai { $version } ({ $build ->
        [compiled] kompiliert
       *[pure] reines Python
    })

# ---- Die Arena

# $bots are those that play, one for each seat.
cli-arena-head =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } { $game } zu { $seats }: { $bots }
cli-arena-share = Siege, %
cli-arena-fair = gerecht
cli-arena-rating = Wertung
cli-arena-better = { $better } ist besser als { $worse }: entschieden nach { $games } Spielen.
cli-arena-open = Ob { $one } oder { $other } besser ist, ist nicht entschieden.
cli-arena-early = Nach { $games } von { $asked } Spielen war alles entschieden und daher Schluss; mit --all werden alle gespielt.
cli-arena-note = Die Bereiche enthalten den wahren Wert in 95 von 100 Fällen, wenn die Zahl der Spiele vorher feststand; Spiele mit gleichem Glück zählen als eine Beobachtung. Gerecht ist der Anteil, den gleich gute Bots hätten. Hat ein Bot mehrere Plätze, so zählen die Siege aller und das Mittel ihrer VP. Wie oft man auch hinsieht: Dass gleich gute Bots irrtümlich unterschieden werden, kommt höchstens in 5 von 100 Fällen vor. Wertungen beginnen bei 25; ± ist die doppelte Standardabweichung.
cli-arena-resumed =
    Weiter nach { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    } aus { $path }
cli-arena-kept =
    Abgebrochen. { $games ->
        [one] 1 Spiel ist
       *[other] { $games } Spiele sind
    } in { $path } gespeichert; derselbe Befehl macht damit weiter.

# ---- Der Bericht über die Ausgewogenheit

cli-balance-title = Wie die Spiele ausgehen
# $command is a command line.
cli-balance-made = Erstellt mit { $command }.
cli-balance-method = Wie gezählt wurde
cli-balance-method-bots = Auf jedem Platz spielt der Bot „greedy“. Er denkt eine Aktion voraus und plant nichts; dies zeigt also, wie die Zahlen in seinen Händen wirken, nicht in denen der besten Spieler.
cli-balance-method-games = ± gibt das Intervall an, in dem der wahre Wert in 95 von 100 Fällen liegt; von hundert Intervallen verfehlen ihn etwa fünf. Was in einem Spiel geschieht, hängt zusammen, daher gelten Spiele als unabhängig: Mittelwerte haben Normalintervalle; Anteile sind Summen durch Summen mit Wilson-Intervallen für so viele Versuche, wie die Streuung zwischen den Spielen ergibt. Ein geteilter Sieg zählt zu gleichen Teilen.
cli-balance-method-taken = „Genommen“ sagt, wie oft etwas gewählt wurde, wo es zur Wahl stand und die Antwort auch etwas anderes oder nichts hätte sein können.
cli-balance-method-owners = Die „Siege“ einer Sache sind die der Plätze, die sie am Ende besitzen. Ein Platz zählt je Spiel einmal, wie viele er auch hat. { $above } und { $below } bezeichnen Intervalle, die ganz über oder unter dem gerechten Anteil liegen, eins durch die Zahl der Plätze.
cli-balance-method-cause = Wer gut dasteht, besitzt mehr. Dass Besitzer oft siegen, zeigt nicht, dass sie durch ihren Besitz siegen.
# $games, $rules and $edition are written as they are; $options are settings such as scribe=any.
cli-balance-about = { $games } Spiele für jede Zahl von Plätzen; Ausgabe „{ $edition }“, Regelversion { $rules }, { $options }.
cli-balance-note-iunu = Bürger gelten als genommen, wenn sie aus der Hand gespielt oder hinzugefügt werden, und gehören dem, in dessen Dynastie einer liegt. Jenseitskarten gelten als genommen, wenn man sie nach einem Blick behält. Eine Mehrheit gehört dem, der am Ende allein die meisten Bürger eines Typs hat.
cli-balance-note-huns = Karten gelten als genommen, wenn sie aus den angesehenen ausgespielt werden, und gehören dem, in dessen Lager sie liegen: ein Fluch dem, den er trifft. Wagen gelten als genommen, wenn man sie aus der Auslage nimmt, und gehören einem, ob sie noch beladen werden oder schon abgeschickt sind. Vieles kann dieser Bot nicht unterscheiden: Beim Ausspielen sind ihm alle Ausrüstungen gleich viel wert, ebenso alle Überfälle, alle Söldner und alle Flüche. Ausgenommen sind Karten, die sofort wirken (wie „{ huns-card-jewelled-saddle }“ und „{ huns-card-broken-axle }“) oder etwas an Karten ändern, die schon in einem Lager liegen (wie „{ huns-card-bone-amulet }“ und „{ huns-card-pay-chest }“). Auch leere Wagen sind ihm fast alle gleich viel wert. Von Gleichem nimmt er irgendeines. „Genommen“ zeigt dort also sein Glück und nicht, wie gut eine Karte oder ein Wagen ist; nur bei den Schätzen und den genannten Ausnahmen sagt es etwas. Lesen sollte man die Siege der Besitzer. „{ huns-card-clear-sky }“ zählt für ihn, sobald die Karte im Lager liegt, und ein Fluch nimmt das wieder: Er nimmt also die Karte, und dann verfluchen alle den Besitzer immer wieder. Darum siegen bei drei oder vier Plätzen die Besitzer von „{ huns-card-clear-sky }“ und von Flüchen so selten.
cli-balance-length = Länge
cli-balance-range = Runden und Entscheidungen eines Spiels: das Mittel und in Klammern, was 5 und 95 von 100 Spielen nicht überschreiten. Eine Frage mit nur einer Antwort ist keine Entscheidung. Die anderen Zahlen sind Prozent der Spiele.
cli-balance-decisions = Entscheidungen
cli-balance-shared = Geteilte Siege
cli-balance-sources = Punkte nach Quelle
cli-balance-winners = Sieger
cli-balance-order = Siege nach Zugfolge
# $place counts from 1, in the first round.
cli-balance-place = { $place }. Zug
cli-balance-numbers = Siege nach Platz
# $seat counts from 0, as on the command line.
cli-balance-seat = Platz { $seat }
cli-balance-numbers-note = Wer beginnt, entscheidet das Los; die Regeln bevorzugen also keinen Platz. Siegt ein Platz öfter oder seltener als sein Anteil, so zieht der Bot Plätze einander vor, oder es ist das Glück dieser Spiele.
cli-balance-wins = Siege
cli-balance-taken = Genommen
cli-balance-copies = Stück
cli-balance-seats = { $seats } Plätze
# $share is a percentage.
cli-balance-fair = gerecht: { $share }
# What stands in the place of a picture for those who cannot see it.
cli-balance-picture = Die Zahlen der Tabelle darüber als Bild
cli-balance-axis-taken = Genommen, wo angeboten, %
cli-balance-axis-wins = Siege der Besitzer; 1 ist der gerechte Anteil
cli-balance-written = Der Bericht ist geschrieben: { $path }

# ---- Reviews

cli-reviewing = Beurteilen
cli-review-head = { $game }: { $decisions } Entscheidungen, jeweils { $iterations } Durchläufe der Suche
cli-review-player = Spieler
cli-review-decisions = Entscheidungen
cli-review-agreed = Wie die Suche
cli-review-mean = Im Mittel verloren, %
cli-review-worst = Höchstens, %
cli-review-turning = Was am meisten kostete
cli-review-all = Jede Entscheidung
cli-review-none = Keine Entscheidung kostete { $slip } % oder mehr der Siegchance.
# $player is a player's name.
cli-review-step = Schritt { $step }, { $player }
# Percentages of the chance of winning.
cli-review-chances = Siegchance: { $chance } % wie gespielt, { $best } % im besten Fall.
cli-review-same = Siegchance: { $best } %; die Suche täte dasselbe.
# $line are sentences.
cli-review-better = Besser: { $line }
cli-review-note = Die Chancen sind die des Bots „hard“, der bei jeder Entscheidung weiß, was der Spieler da wusste. Unterschiede von ein, zwei Prozent sind meist Zufall.

# ---- Help

cli-help-usage = Aufruf: { $line }
cli-help-commands = Befehle
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-serai = Die Brett- und Kartenspiele von Serai spielen, simulieren und untersuchen.
cli-help-play = Ein Spiel gegen Bots oder zu mehreren an einem Bildschirm spielen. Jeder Schritt wird gespeichert.
cli-help-simulate = Bots viele Spiele spielen lassen und berichten, wie sie ausgingen. Gleiche Startzahlen ergeben gleiche Ergebnisse.
cli-help-arena = Bots gegeneinander spielen lassen und sagen, welcher besser ist. In jeder Gruppe von Spielen sitzt jeder Bot mit gleichem Glück auf jedem Platz. Schluss ist, sobald das Ergebnis sicher genug ist; nach einer Unterbrechung geht es dort weiter.
cli-help-balance = Sehr viele Spiele von greedy-Bots spielen lassen und einen Bericht schreiben: Länge, Punkte, Zugfolge und jede Karte oder Art. So lässt sich auch die eigene Ausgabe messen.
cli-help-replay = Ein aufgezeichnetes Spiel Schritt für Schritt nacherzählen.
cli-help-review = Ein aufgezeichnetes Spiel beurteilen: was jede Entscheidung gekostet hat, nach dem, was man da wusste, und was besser war.
cli-help-check = Aufzeichnungen prüfen, und Dateien von Ausgaben, die auf .toml enden: eine Zeile für jede.
cli-help-cards = Die Karten eines Spiels mit Zahlen und Texten zeigen.
cli-help-rules = Die Regeln eines Spiels zeigen.
cli-help-bench = Messen, wie schnell die Regeln laufen.
cli-argument-game = Das Spiel: { $games }
cli-argument-games = Ein Spiel oder mehrere: { $games }
cli-argument-record = Ein aufgezeichnetes Spiel
cli-argument-files = Aufzeichnungen oder Dateien von Ausgaben
# $languages are the tags of languages with their names.
cli-option-lang = Die Sprache: { $languages }; sonst die von SERAI_LANG oder die des Systems
cli-option-help = Diese Hilfe zeigen
cli-option-version = Die Version zeigen, und ob die Regeln kompiliert sind
cli-option-seat = Wer spielt: you (du) oder ein Bot: easy (denkt eine Aktion voraus, ist aber oft achtlos), medium (denkt eine Aktion voraus), hard (denkt eine halbe Sekunde lang voraus), master (zwei Sekunden lang). Einmal für jeden Platz; mehrere „you“ teilen sich den Bildschirm. Sonst du und zwei Bots, die eine Aktion vorausdenken
cli-option-name = Der Name eines Menschen; einmal für jedes „you“
cli-option-edition = Mit den Zahlen aus dieser Datei spielen statt mit der eingebauten Ausgabe
cli-option-option = Eine Option des Spiels, etwa scribe=any; mehrfach möglich
cli-option-play-seed = Dieselbe Zahl wiederholt dasselbe Glück; sonst ist es immer neu
cli-option-save = Das Spiel in dieser neuen Datei speichern; sonst in deinem Datenordner
cli-option-resume = Das Spiel fortsetzen, das in dieser Datei gespeichert ist
cli-option-memory-aid = Zeigen, was alle gesehen haben, aber niemand nachsehen darf: in HUNS die Typen der Wagen, die andere abgeschickt haben
cli-option-json = Ein JSON-Objekt ausgeben statt Worten
cli-option-seats = Die Zahl der Plätze; sonst 3
cli-option-games = Die Zahl der Spiele; sonst 1000
cli-option-bots = Die Bots, die reihum die Plätze füllen, etwa random,greedy; sonst random. Nach jedem Spiel rücken sie einen Platz weiter
cli-option-seed = Die Startzahl, von der alles Glück abhängt; sonst 1
cli-option-records = Jedes Spiel in diesem Ordner aufzeichnen
cli-option-processes = Die Zahl der Prozesse; sonst einer für jeden Kern
cli-option-arena-bots = Die Bots, einer für jeden Platz; der letzte bekommt alle übrigen Plätze. Zu viert ist greedy,random ein greedy unter drei random
cli-option-arena-seats = Die Zahl der Plätze; sonst 2
cli-option-arena-games = Die Höchstzahl der Spiele, aufgerundet auf ganze Gruppen von so vielen Spielen, wie es Plätze gibt; sonst 1000
cli-option-budget = Die Millisekunden, die ein Bot über eine Entscheidung nachdenken darf, wenn er eine solche Grenze kennt; sonst seine eigenen
cli-option-iterations = Die Durchläufe, die ein Bot für eine Entscheidung suchen darf; gleiche Startzahlen ergeben dann gleiche Ergebnisse
cli-option-all = Alle Spiele spielen, auch wenn das Ergebnis vorher sicher ist
cli-option-arena-out = Die Ergebnisse in dieser Datei aufheben und mit denen, die sie enthält, weitermachen; sonst werden nur unfertige aufgehoben, in deinem Datenordner
cli-option-balance-seats = Nur diese Zahl von Plätzen; mehrfach möglich; sonst alle
cli-option-balance-games = Die Zahl der Spiele für jede Zahl von Plätzen; sonst 20000
cli-option-out = balance.md und den Ordner seiner Bilder in diesen Ordner schreiben; sonst, wenn nicht --json dasteht, in den jetzigen
cli-option-at = Nach so vielen Schritten anhalten
cli-option-review-iterations = Wie viele Durchläufe die Suche bei jeder Entscheidung macht; sonst 2000
cli-option-review-all = Jede Entscheidung nennen, nicht nur die teuersten
cli-option-bench-seats = Nur diese Zahl von Plätzen; sonst alle
cli-option-milliseconds = Die Zeit für jede Messung; sonst 1000

# ---- Errors: error-<code>, with the fields of the error

error-bad-name = „{ $name }“ kann kein Spielername sein: Ein Name hat 1 bis { $longest } druckbare Zeichen und kein Komma, und keine zwei sind gleich.
error-too-many-names =
    { $names ->
        [one] Es gibt 1 Namen
       *[other] Es gibt { $names } Namen
    } für { $people ->
        [0] keinen Menschen.
        [one] 1 Menschen.
       *[other] { $people } Menschen.
    }
error-unknown-command = Den Befehl „{ $command }“ gibt es nicht. Zur Auswahl: { $possible }
# $what is the option or argument that is wrong.
error-bad-usage =
    { $problem ->
        [option] Die Option { $what } gibt es nicht.
        [missing] { $what } fehlt.
        [value] { $what } braucht einen Wert.
        [resume] { $what } passt nicht zu --resume: Das gespeicherte Spiel sagt alles.
       *[other] Diese Befehlszeile ist nicht lesbar.
    } Siehe: { $command } --help
error-not-whole = „{ $value }“ ist keine ganze Zahl mit höchstens { $digits } Ziffern.
error-not-setting = „{ $value }“ ist keine Option; eine sieht so aus: scribe=any.
error-no-such-step = Die Aufzeichnung hat keinen Schritt { $at }; ihre Schritte sind 0 bis { $steps }.
error-missing-plots = Die Bilder des Berichts zeichnet matplotlib, und das ist nicht installiert. So wird es installiert: pip install 'serai[plots]'
# $what is the setting that differs.
error-other-arena =
    { $path } enthält die Ergebnisse einer anderen Arena. { $what ->
        [version] Die Version von Serai
        [game] Das Spiel
        [rules] Die Regelversion
        [edition] Die Ausgabe
        [options] Die Optionen
        [bots] Die Bots
        [seed] Die Startzahl
        [budget] Die Bedenkzeit
        [iterations] Die Zahl der Durchläufe
       *[arena] Das Format
    } dort: { $found }; hier: { $wanted }
error-other-seats =
    Das gespeicherte Spiel hat { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }, aber { $named ->
        [one] ein Spieler ist genannt.
       *[other] { $named } Spieler sind genannt.
    }

cli-huns-round = Runde { $round }   Start: { $first }
cli-huns-turn = Am Zug: { $player }
# $empty are the colours and decks that are used up; the game ends with the round unless they are refilled.
cli-huns-last = Letzte Runde, wenn nicht aufgefüllt wird: { $empty }
# The head of a column: the letter that stands for a colour on Wagons, and the colour.
cli-huns-hue = { $letter } { $colour }
cli-huns-deck = { $family } { $count }
cli-huns-row = Auslage: { $wagons } (Deck: { $deck })
# The types of Wagons in at most 6 columns, to stand before the letters of the spaces.
cli-huns-type-sun = Sonne
cli-huns-type-wolf = Wolf
cli-huns-type-eagle = Adler
cli-huns-type-stag = Hirsch
# The heads of narrow columns: at most 6 columns each, but for the last.
cli-huns-head-vp = VP
cli-huns-head-stash = Depot
cli-huns-head-sent = Abg.
cli-huns-head-equipment = Ausr.
cli-huns-head-raid = Überf.
cli-huns-head-mercenary = Söldn.
cli-huns-head-curse = Fluch
cli-huns-head-treasure = Schatz
cli-huns-head-loading = Ladeplätze
cli-huns-legend = 2/3: von 3 Karten zählen jetzt 2   bRGk: R und G sind beladen   VP: Stand jetzt (+ geheime Typen)
cli-huns-marks = In der Tabelle heißt 2/3: Von 3 Karten einer Familie zählen jetzt 2. Eine Ausrüstung, ein Söldner oder ein Fluch zählt, wenn die Karte wirkt, ein Überfall, wenn er genutzt werden kann, ein Schatz, wenn seine Bedingung erfüllt ist. „Abg.“ ist die Zahl der abgeschickten Wagen. Ein Wagen zeigt für jedes Feld einen Buchstaben: klein, solange es leer ist, groß, sobald es beladen ist. Ein Söldner oder Fluch 1/3 hat 1 Ware und braucht 3. Die VP sind, was alle bekämen, wenn das Spiel jetzt endete. Die Typen der Wagen, die andere abgeschickt haben, sind geheim: Ein + heißt, dass in ihren VP fehlt, was von den Typen abhängt (die VP für Typen, „{ huns-card-four-winds }“ und „{ huns-card-caravan }“). Wer mit --memory-aid spielt, sieht das alles. In eckigen Klammern steht, was dir eine Antwort sofort bringt.
# VP of somebody whose dispatched Wagons may bring more by their types, which are secret.
cli-huns-at-least = { $points }+
# A Camp; $sent are the types of the Wagons dispatched, with their numbers, or only how many where types are secret.
cli-huns-camp = { $player }   Ladeplätze: { $wagons }   Abgeschickt: { $sent }
cli-huns-camp-own = Dein Lager   Ladeplätze: { $wagons }   Abgeschickt: { $sent }
# What a Camp may still do in the present turn; $cause is the Curse that limits it.
cli-huns-limits = In diesem Zug: { $limits }
cli-huns-limit-loads = noch { $count } ladbar ({ $cause })
cli-huns-limit-strays = noch { $count } auf andere Farben ladbar
cli-huns-limit-late = noch { $count } Wagen zu nehmen ({ $cause })
# Cards that lie alike; $cards may be empty, and the blank before it counts.
cli-huns-group = { $group }: { $cards }
# $cause is the Curse that is to blame.
cli-huns-group-equipment-working = Ausrüstung
cli-huns-group-equipment-idle = Ausrüstung ohne Wirkung ({ $cause })
cli-huns-group-raid-ready = Überfälle bereit
cli-huns-group-raid-barred = Überfälle verboten ({ $cause })
cli-huns-group-raid-waiting = Überfälle, die warten (in diesem Zug schon einer)
cli-huns-group-raid-used = Überfälle genutzt
cli-huns-group-mercenary-working = Söldner, die wirken
cli-huns-group-mercenary-idle = Söldner ohne Wirkung ({ $cause })
cli-huns-group-mercenary-unfilled = Söldner nicht voll
cli-huns-group-curse-working = Flüche, die wirken
cli-huns-group-curse-lifted = Flüche aufgehoben
cli-huns-group-curse-fled = Flüche umgangen
cli-huns-group-treasure-held = Schätze erfüllt
cli-huns-group-treasure-open = Schätze noch nicht erfüllt
cli-huns-group-treasure-secret = Schätze, die geheime Typen zählen
# A card that holds $count Valuables and needs $need.
cli-huns-filled = { $card } { $count }/{ $need }
# A Curse and who played it, where that matters.
cli-huns-by = { $card } (von { $player })
cli-huns-detail = { $card }: { $text }
cli-huns-buried = Von dir unter Decks gelegt: { $cards }
# An answer and what it brings at once.
cli-huns-answer = { $action } [{ $changes }]
cli-huns-change-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
cli-huns-change-valuables =
    { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
cli-huns-change-filled = { $count }/{ $need }
cli-huns-change-sent = abgeschickt
cli-huns-change-vp = { $change } VP
cli-huns-edition = HUNS, Ausgabe { $name }
cli-huns-card = { $card } ({ $family })

# ---- serve: der Tisch im Browser

cli-help-serve = Den Tisch im Browser öffnen, für sich allein oder für andere im Netz. Alle Spiele bleiben erhalten; Strg-C beendet ihn.
cli-option-host = Die Adresse, an der gelauscht wird; 0.0.0.0 lässt andere im Netz herein. Sonst nur dieser Rechner
cli-option-port = Der Port; sonst 8737 oder der nächste freie
cli-option-data = Der Ordner, in dem alle Spiele liegen; sonst dort, wo dieses System deine Daten aufbewahrt
cli-option-no-browser = Keinen Browser öffnen
# $address is the address to open.
cli-serving = Serai ist unter { $address } offen · Strg-C beendet es; die Spiele gehen weiter, wenn es wieder läuft.
cli-serve-no-client = Serai wurde ohne seine Browseroberfläche installiert. In einer Kopie des Repositorys: python web/build.py
