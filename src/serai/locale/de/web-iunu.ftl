# The words of IUNU's table in the browser; the rest is in iunu.ftl. Amounts of the edition are fields named as there.

# ---- Cards: iunu short texts stand on the card, at most three short lines

web-iunu-short-farmer = Brot kostet dich je Bauer { $discount } weniger
web-iunu-short-baker =
    Kaufe { $loaves ->
        [one] 1 Brot
       *[other] bis zu { $loaves } Brote
    }, versorge ebenso viele
web-iunu-short-soldier = Erpresse { $ransom } Deben oder einen hungrigen Bauern
web-iunu-short-artisan = Für { $fee } Deben ein geringerer Bürger dazu
web-iunu-short-merchant = Erhalte den höchsten Würfel in Deben
web-iunu-short-scribe = Sets aus Schreibern sind gratis
web-iunu-short-priest =
    { $looks ->
        [one] Behalte 1 Jenseitskarte
       *[other] Sieh { $looks } Jenseitskarten, behalte 1
    }
web-iunu-short-noble = Erhalte alle Würfel in Deben, dann sinken sie
web-iunu-short-pharaoh = Jeder Gegner zahlt dir { $tribute } Deben
# The three numbers of a card, read aloud. $text is what the card says.
web-iunu-card-label = { $card }: { $vp } VP, Mehrheit { $majority }, versorgt { $bread }. { $text }.
# One line below the full text of a card.
web-iunu-card-numbers = { $vp } VP · Mehrheit { $majority } · versorgt +{ $bread } · { $copies } im Deck
web-iunu-times = ×{ $times }
# Of an Afterlife card.
web-iunu-copies = { $copies } im Jenseits-Deck
web-iunu-any = beliebig

# ---- The bar at the top

web-iunu-round = Runde { $round } von { $last }
web-iunu-leads = { $player } beginnt
web-iunu-start-text = Wer die Startspielerkarte hat, ist in dieser Runde zuerst dran. Nach jeder Runde geht sie nach links weiter.

# ---- The Dynasties

web-iunu-dynasties = Dynastien
web-iunu-each = je Karte
web-iunu-most = Mehrheit
web-iunu-fed = Brot
web-iunu-tied = gleich
web-iunu-free = frei
web-iunu-new = neu
web-iunu-vp-text = VP: was jede Karte des Typs einbringt.
web-iunu-majority-text = Mehrheit: was zusätzlich bekommt, wer allein die meisten des Typs hat. Bei Gleichstand bekommt es niemand.
web-iunu-bread-text = Brot: was jede versorgte Karte des Typs zusätzlich einbringt.
web-iunu-holder = { $player } hat allein die meisten: { $award } VP.
web-iunu-tie-text = Niemand hat allein die meisten: bisher keine Mehrheit.
web-iunu-free-text = Noch hat niemand einen: Eine einzige Karte wäre eine Mehrheit.
# A cell of the Dynasties, read aloud.
web-iunu-cell =
    { $player }: { $count ->
        [0] kein { $card }
       *[other] { $count } × { $card }
    }{ $fed ->
        [0] {""}
       *[other] , { $fed } versorgt
    }
web-iunu-cell-change = wären { $count }
web-iunu-fed-of = { $fed } von { $count } versorgt
web-iunu-you = Du
web-iunu-your-turn = du bist dran
web-iunu-choosing = überlegt
web-iunu-has-played = hat gespielt
web-iunu-has-chosen = hat gewählt
web-iunu-to-come = noch nicht dran
web-iunu-away = ein Bot spielt
web-iunu-offline = nicht verbunden
web-iunu-open = noch niemand
web-iunu-bot = Bot, { $level }
web-iunu-winner = gewonnen
web-iunu-deben-text = Deben: Geld. Je 3 sind am Ende 1 VP wert, und bei Gleichstand gewinnt, wer die meisten hat.
web-iunu-hand-text = Karten auf der Hand
web-iunu-buried-text = Jenseitskarten. Jede vervielfacht am Ende eine Mehrheit ihres Besitzers.
web-iunu-points-text = VP, wenn das Spiel jetzt zu Ende wäre, soweit du es sehen kannst.
web-iunu-count-label = { $name }: { $count }
web-iunu-change-label = { $name }: { $before }, wären { $count }

# ---- Dice and prices

web-iunu-bowl = Würfel und Preise
web-iunu-die = Würfel { $number }
web-iunu-dice-will = wäre { $number }
web-iunu-for-you = für dich
web-iunu-loaf-text = Ein Brot kostet so viel wie der höchste Würfel, für jeden deiner Bauern { $discount } weniger, mindestens aber 1.
web-iunu-merchant-text = Ein Set Händler bringt so viel wie der höchste Würfel.
web-iunu-noble-text = Ein Set Adliger bringt so viel wie alle Würfel zusammen; danach sinkt jeder Würfel um 1.
web-iunu-citizens = Bürger
web-iunu-deck-text = Karten im Deck. Reicht es nicht, um alle Hände zu füllen, endet das Spiel.
web-iunu-afterlife-deck-text = Karten im Jenseits-Deck.

# ---- Score and log

web-iunu-score = Stand
web-iunu-score-note = soweit du es sehen kannst
web-iunu-score-end = Endstand
web-iunu-log = Was geschehen ist
web-iunu-log-empty = Noch ist nichts geschehen.
web-iunu-tab-score = Stand
web-iunu-tab-log = Verlauf
web-iunu-tab-chat = Gespräch
web-iunu-tab-rules = Regeln
web-iunu-more = Mehr

# ---- The hand and the deed

web-iunu-hand = Deine Hand
web-iunu-secret = Nur für dich
web-iunu-returned = Zurückgelegt: { $cards }
web-iunu-needs = kostet { $needs } Deben
web-iunu-not-now = jetzt nicht
web-iunu-deed = Deine Wahl
web-iunu-fee = Kosten
web-iunu-fee-free = gratis
web-iunu-of-your = von deinen { $deben }
web-iunu-set =
    { $count ->
        [one] Ein { $card }
        [2] Zwei { $cards }
        [3] Drei { $cards }
        [4] Vier { $cards }
        [5] Fünf { $cards }
        [6] Sechs { $cards }
       *[other] { $count } { $cards }
    }
# Read aloud when cards are picked.
web-iunu-picked = { $set }. Kosten: { $fee } Deben. VP { $before }, dann { $after }.
web-iunu-picked-none = Nichts ist ausgewählt.
web-iunu-hint-play = Wähle eine Karte. Mehrere eines Typs sind ein Set: Jede weitere kostet 1 Deben.
web-iunu-hint-add = Wähle die Karte, die in deine Dynastie kommt.
web-iunu-hint-keep = Wähle die Karte, die du behältst; die anderen kommen zurück ins Deck.
web-iunu-hint-feed = Lege ein Brot auf einen Bürger deiner Dynastie.
web-iunu-hint-take = Wähle eine der Karten, die du siehst.
web-iunu-hint-ransom = Wähle deine Deben oder deinen Bauern.
web-iunu-only-one =
    { $fee ->
        [0] Nur ein { $card }, gratis
       *[other] Nur ein { $card }
    }
web-iunu-put-back = Zurücklegen

web-iunu-do-play =
    { $count ->
        [one] { $card } spielen
       *[other] { $count } { $cards } spielen
    }
web-iunu-do-play-none = Spielen
web-iunu-do-add = { $card } dazu
web-iunu-do-add-none = Dazu
web-iunu-do-keep = { $card } behalten
web-iunu-do-keep-none = Behalten
web-iunu-do-take = Behalten: { $card }
web-iunu-do-take-none = Behalten
web-iunu-do-feed = Versorgen: { $card }
web-iunu-do-feed-none = Versorgen
web-iunu-do-ransom-pay = { $ransom } Deben zahlen
web-iunu-do-ransom-hand = Bauern übergeben
web-iunu-do-ransom-none = Wählen
web-iunu-do-use-baker = Brot kaufen
web-iunu-do-use-soldier = Soldaten schicken
web-iunu-do-use-artisan = Bürger dazu
web-iunu-do-use-merchant = { $gain } Deben nehmen
web-iunu-do-use-priest = Ins Jenseits sehen
web-iunu-do-use-noble = { $gain } Deben nehmen
web-iunu-do-use-pharaoh = Tribut fordern
web-iunu-do-decline = Darauf verzichten
web-iunu-do-go-on = Weiter
web-iunu-do-done = Nichts mehr kaufen

web-iunu-note-threatened =
    { $count ->
        [one] { $players } muss zahlen oder einen Bauern übergeben.
       *[other] { $players } müssen zahlen oder je einen Bauern übergeben.
    }
web-iunu-note-nobody = Du hast keinen Bürger auf der Hand, der dazukommen könnte.
web-iunu-note-discard =
    { $count ->
        [one] Die andere Karte kommt zurück ins Deck.
       *[other] Die anderen { $count } kommen zurück ins Deck.
    }
web-iunu-note-left =
    { $left ->
        [one] noch 1 Brot
       *[other] noch { $left } Brote
    }
web-iunu-note-secret = Nur du weißt, welche.
web-iunu-note-loses = Der Bauer geht an { $player }.
web-iunu-then = Danach: { $text }
web-iunu-loaf = Ein Brot
web-iunu-loaf-for = Ein Brot für: { $card }

# ---- When others choose

# $question is the family of what is asked; $player is asked.
web-iunu-waits =
    { $question ->
        [play] { $player } wählt, was ausgespielt wird.
        [use] { $player } darf die Fähigkeit nutzen.
        [feed] { $player } kauft Brot.
        [add] { $player } spielt einen Bürger dazu.
        [ransom] { $player } zahlt oder übergibt einen Bauern.
        [take] { $player } sieht Jenseitskarten an.
       *[other] { $player } überlegt.
    }
# $players still choose.
web-iunu-waits-keep = Noch nicht gewählt, welche Karte sie behalten: { $players }.
web-iunu-you-keep = Du behältst: { $card }.
web-iunu-watching = Du siehst zu.
# Round and question of one who is asked; the log's last line.
web-iunu-now-you = Du bist dran.
web-iunu-sent = Gesendet …

# ---- The score sheet: notes beside points

web-iunu-sheet-afterlife = { $award } ×{ $times } = { $points }
web-iunu-sheet-deben = { $deben } Deben
web-iunu-sheet-loaves =
    { $count ->
        [0] keiner versorgt
        [one] 1 versorgt
       *[other] { $count } versorgt
    }

# ---- First-game hints

web-iunu-guide-census = Spalten sind Typen, Zeilen sind Spieler: Sieh eine Spalte hinab, wer führt. Wer allein die meisten hat, bekommt die blaue Zahl.
web-iunu-guide-hand = Wähle eine Karte, um sie zu spielen. Mehrere eines Typs spielst du zusammen.
web-iunu-guide-deed = Was deine Wahl ändern würde, steht hier und auf dem Tisch, bevor du sie triffst.
web-iunu-guide-dice = Der höchste Würfel ist der Brotpreis und der Gewinn der Händler. Adlige nehmen alle Würfel zusammen.
web-iunu-guide-feed = Jeder versorgte Bürger bringt seine Brotzahl ein. Ein versorgter Bauer ist vor Soldaten sicher.
web-iunu-guide-keep = Behalte eine Karte für die nächste Runde. Die übrigen kommen zurück ins Deck.
web-iunu-guide-take = Eine Jenseitskarte vervielfacht am Ende eine deiner Mehrheiten. Behalte eine für einen Typ, bei dem du führen wirst.
