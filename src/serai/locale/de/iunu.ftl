# The words of IUNU. What the fields are is said in the English file.

# ---- The castes: iunu-card-<caste> is the name; -plural the name of several; -ability one sentence; -help all of it

iunu-card-farmer = Bauer
iunu-card-farmer-plural = Bauern
iunu-card-farmer-ability = Jeder deiner Bauern macht Brot für dich um { $discount } Deben billiger.
iunu-card-farmer-help =
    Der Bauer wirkt immer und verlangt keine Entscheidung: Jeder Bauer in deiner Dynastie, versorgt oder nicht, senkt den Preis jedes Brotes, das du kaufst, um { $discount } Deben. Ein Brot kostet nie weniger als 1 Deben.

    Hüte dich vor Soldaten: Sie können dir einen unversorgten Bauern nehmen. Ein versorgter Bauer ist sicher.

iunu-card-baker = Bäcker
iunu-card-baker-plural = Bäcker
iunu-card-baker-ability =
    Kaufe { $loaves ->
        [one] ein Brot und versorge damit einen deiner Bürger
       *[other] bis zu { $loaves } Brote und versorge damit ebenso viele deiner Bürger
    }.
iunu-card-baker-help =
    Du darfst { $loaves ->
        [one] ein Brot
       *[other] bis zu { $loaves } Brote
    } kaufen. Jedes kostet so viele Deben, wie der höchste Würfel gerade zeigt, abzüglich { $discount } für jeden Bauern in deiner Dynastie, mindestens aber 1. Der Preis bleibt für den ganzen Einkauf gleich.

    Jedes Brot versorgt sofort einen unversorgten Bürger in deiner Dynastie; auch gerade ausgespielte Bürger zählen. Am Ende des Spiels bringt dir jeder versorgte Bürger seine Brotzahl ein. Ein Bürger bekommt nur ein Brot, Brot lässt sich nicht aufheben, und ein Bürger mit der Brotzahl 0 kann nicht versorgt werden.

iunu-card-soldier = Soldat
iunu-card-soldier-plural = Soldaten
iunu-card-soldier-ability = Gegner mit einem unversorgten Bauern und nicht mehr Soldaten als du zahlen dir { $ransom } Deben oder übergeben ihn dir.
iunu-card-soldier-help =
    Das betrifft jeden Gegner, der mindestens einen unversorgten Bauern und nicht mehr Soldaten als du hat; die gerade ausgespielten Soldaten zählen mit. Wen es betrifft, steht fest, sobald du die Fähigkeit nutzt.

    Im Uhrzeigersinn entscheidet jeder von ihnen offen: Er zahlt dir { $ransom } Deben oder übergibt dir einen unversorgten Bauern, der in deine Dynastie kommt und in jeder Hinsicht für dich zählt. Teilzahlungen gibt es nicht; wer nicht zahlen kann, übergibt einen Bauern. Ein versorgter Bauer wird nie genommen.

iunu-card-artisan = Handwerker
iunu-card-artisan-plural = Handwerker
iunu-card-artisan-ability = Spiele für { $fee } Deben einen weiteren Bürger mit weniger VP als der Handwerker aus.
iunu-card-artisan-help =
    Zahle { $fee } Deben und spiele genau einen weiteren Bürger aus deiner Hand in deine Dynastie. Er muss weniger VP haben als der Handwerker.

    Die Fähigkeit dieses Bürgers wird nicht genutzt; dauerhafte Wirkungen (Bauer, Schreiber) gelten aber auch bei ihm. Diese Gebühr gehört nicht zu den Kosten eines Sets: Schreiber erlassen sie nie.

iunu-card-merchant = Händler
iunu-card-merchant-plural = Händler
iunu-card-merchant-ability = Erhalte so viele Deben, wie der höchste Würfel zeigt.
iunu-card-merchant-help = Nimm so viele Deben aus dem Vorrat, wie der höchste Würfel gerade zeigt. Adlige, die in dieser Runde schon ausgespielt wurden, können die Würfel gesenkt haben. Du erhältst die Deben nur einmal, egal wie viele Händler du zugleich ausspielst.

iunu-card-scribe = Schreiber
iunu-card-scribe-plural = Schreiber
iunu-card-scribe-ability = Ein Set aus Schreibern kostet nichts.
iunu-card-scribe-help =
    Der Schreiber ist die Ausnahme bei den Kosten eines Sets: Spiele so viele Schreiber auf einmal aus, wie du auf der Hand hast; keiner davon kostet einen Deben.

    In einem Spiel mit der Option scribe=any kostet dich kein Set irgendeines Typs etwas, solange ein Schreiber in deiner Dynastie liegt.

iunu-card-priest = Priester
iunu-card-priest-plural = Priester
iunu-card-priest-ability =
    Sieh dir { $looks ->
        [one] eine Jenseitskarte an und behalte sie
       *[other] { $looks } Jenseitskarten an und behalte eine
    } verdeckt.
iunu-card-priest-help =
    Sieh dir { $looks ->
        [one] eine zufällige Jenseitskarte
       *[other] { $looks } zufällige Jenseitskarten
    } an, behalte eine davon verdeckt vor dir und mische die übrigen zurück in das Jenseits-Deck. Hast du einmal hingesehen, musst du eine behalten. Ist nur noch eine Jenseitskarte übrig, behältst du diese.

    Was du behältst und was du zurücklegst, bleibt bis zur Wertung dein Geheimnis; wie viele Jenseitskarten du hast, dürfen alle wissen. Am Ende des Spiels vervielfacht eine Jenseitskarte eine deiner Mehrheiten.

iunu-card-noble = Adliger
iunu-card-noble-plural = Adlige
iunu-card-noble-ability = Erhalte so viele Deben, wie die Würfel zusammen zeigen; danach sinkt jeder Würfel um 1, aber nicht unter 1.
iunu-card-noble-help =
    Nimm so viele Deben aus dem Vorrat, wie die drei Würfel gerade zusammen zeigen. Danach sinkt jeder Würfel, der 2 oder mehr zeigt, um 1.

    Die gesenkten Würfel gelten für alle, die nach dir an der Reihe sind, bis für die nächste Runde neu gewürfelt wird.

iunu-card-pharaoh = Pharao
iunu-card-pharaoh-plural = Pharaonen
iunu-card-pharaoh-ability = Jeder Gegner zahlt dir { $tribute } Deben.
iunu-card-pharaoh-help = Jeder Gegner zahlt dir { $tribute } Deben, einmal für das ganze Set. Wer weniger hat, zahlt, was er hat, und wer keinen Deben hat, zahlt nichts.

# ---- Afterlife cards: iunu-afterlife-<kind> is the name, -text what it does; $times is the card's multiplier

iunu-afterlife-farmer = Jenseits des Bauern
iunu-afterlife-farmer-text = Multipliziert deine Mehrheit der Bauern mit { $times }.
iunu-afterlife-baker = Jenseits des Bäckers
iunu-afterlife-baker-text = Multipliziert deine Mehrheit der Bäcker mit { $times }.
iunu-afterlife-soldier = Jenseits des Soldaten
iunu-afterlife-soldier-text = Multipliziert deine Mehrheit der Soldaten mit { $times }.
iunu-afterlife-artisan = Jenseits des Handwerkers
iunu-afterlife-artisan-text = Multipliziert deine Mehrheit der Handwerker mit { $times }.
iunu-afterlife-merchant = Jenseits des Händlers
iunu-afterlife-merchant-text = Multipliziert deine Mehrheit der Händler mit { $times }.
iunu-afterlife-scribe = Jenseits des Schreibers
iunu-afterlife-scribe-text = Multipliziert deine Mehrheit der Schreiber mit { $times }.
iunu-afterlife-priest = Jenseits des Priesters
iunu-afterlife-priest-text = Multipliziert deine Mehrheit der Priester mit { $times }.
iunu-afterlife-noble = Jenseits des Adligen
iunu-afterlife-noble-text = Multipliziert deine Mehrheit der Adligen mit { $times }.
iunu-afterlife-pharaoh = Jenseits des Pharaos
iunu-afterlife-pharaoh-text = Multipliziert deine Mehrheit der Pharaonen mit { $times }.
iunu-afterlife-ankh = Anch
iunu-afterlife-ankh-text = Multipliziert eine beliebige deiner Mehrheiten mit { $times }.

# ---- Terms

iunu-term-citizen = Bürger
iunu-term-dynasty = Dynastie
iunu-term-afterlife = Jenseits
iunu-term-deben = Deben
iunu-term-bread = Brot
iunu-term-majority = Mehrheit
iunu-term-vp = VP
iunu-term-deck = Deck
iunu-term-hand = Hand
iunu-term-dice = Würfel
iunu-term-round = Runde
iunu-term-start = Startspieler
iunu-term-fed = Versorgt
iunu-term-unfed = Unversorgt
iunu-term-total = Summe

# ---- Questions: iunu-question-<question> in one sentence, iunu-help-<question> for newcomers

iunu-question-play = Welchen Bürger oder welches Set eines Typs spielst du aus?
iunu-help-play = Du musst einen Bürger oder mehrere desselben Typs aus deiner Hand in deine Dynastie spielen. Die erste Karte ist kostenlos, jede weitere des Sets kostet 1 Deben; Sets aus Schreibern sind frei. Danach darfst du die Fähigkeit des Typs einmal nutzen, egal wie viele Karten du ausgespielt hast. Karten in deiner Dynastie bringen ihre VP ein, und du gewinnst die Mehrheit eines Typs, wenn du allein die meisten Karten davon hast.

iunu-question-use-baker = Möchtest du mit deinen Bäckern Brot kaufen?
iunu-help-use-baker = Ein Brot versorgt einen deiner Bürger, der dann am Ende zusätzliche VP einbringt. Es kostet so viele Deben, wie der höchste Würfel zeigt, abzüglich { $discount } für jeden deiner Bauern, mindestens aber 1. Du kannst jederzeit aufhören zu kaufen; ein Ja verpflichtet dich also zu nichts.

iunu-question-use-soldier = Möchtest du mit deinen Soldaten die Bauern der Gegner bedrohen?
iunu-help-use-soldier = Jeder Gegner, der einen unversorgten Bauern und nicht mehr Soldaten als du hat, muss dir { $ransom } Deben zahlen oder einen unversorgten Bauern übergeben. Was von beidem, entscheidet er. Es trifft alle, auf die das zutrifft, oder, wenn du verzichtest, niemanden.

iunu-question-use-artisan = Möchtest du mit deinen Handwerkern für { $fee } Deben einen weiteren Bürger ausspielen?
iunu-help-use-artisan = Wenn ja, zahlst du { $fee } Deben und spielst einen weiteren Bürger mit weniger VP als der Handwerker aus. Seine Fähigkeit wird nicht genutzt. Du hast dann eine Karte weniger auf der Hand, aber vor der nächsten Runde füllst du sie ohnehin wieder auf. Du wirst auch gefragt, wenn du keinen solchen Bürger auf der Hand hast, damit niemand etwas über deine Karten erfährt; dann kannst du nur darauf verzichten.

iunu-question-use-merchant = Möchtest du mit deinen Händlern so viele Deben erhalten, wie der höchste Würfel zeigt?
iunu-help-use-merchant = Du nimmst so viele Deben aus dem Vorrat, wie der höchste Würfel zeigt. Das kostet nichts. Mit Deben bezahlst du Sets und Brot, und je 3, die am Ende übrig sind, sind 1 VP wert.

iunu-question-use-priest = Möchtest du mit deinen Priestern einen Blick in das Jenseits-Deck werfen?
iunu-help-use-priest =
    Du siehst dir { $looks ->
        [one] eine Jenseitskarte
       *[other] bis zu { $looks } Jenseitskarten
    } an und musst eine behalten. Am Ende vervielfacht sie eine deiner Mehrheiten; am meisten ist sie also bei einem Typ wert, von dem du die meisten Karten haben wirst. Das kostet nichts und bleibt dein Geheimnis.

iunu-question-use-noble = Möchtest du mit deinen Adligen so viele Deben erhalten, wie die Würfel zusammen zeigen?
iunu-help-use-noble = Du nimmst so viele Deben aus dem Vorrat, wie die drei Würfel zusammen zeigen. Danach sinkt jeder Würfel, der 2 oder mehr zeigt, bis zum nächsten Wurf um 1: Händler und Adlige der Spieler nach dir bringen weniger ein, aber auch ihr Brot kann billiger werden.

iunu-question-use-pharaoh = Möchtest du mit deinen Pharaonen von allen Gegnern Tribut fordern?
iunu-help-use-pharaoh = Jeder Gegner zahlt dir { $tribute } Deben oder, wenn er weniger hat, was er hat. Dich kostet das nichts. Denk daran: Am Ende entscheiden Deben auch bei Gleichstand.

# $price is that of a loaf, $left how many loaves may still be bought.
iunu-question-feed =
    Wen versorgst du für { $price } Deben ({ $left ->
        [one] noch ein Brot
       *[other] noch { $left } Brote
    })?
iunu-help-feed = Wähle den Typ eines unversorgten Bürgers in deiner Dynastie oder hör auf. Ein versorgter Bürger bringt am Ende seine Brotzahl ein; versorge also zuerst die mit der höchsten Zahl. Vergleiche sie mit dem Preis: 3 Deben, die du behältst, sind 1 VP. Ein versorgter Bauer ist außerdem vor Soldaten sicher.

iunu-question-add = Welchen Bürger spielst du mit deinen Handwerkern für { $fee } Deben zusätzlich aus?
iunu-help-add = Wähle eine Karte aus deiner Hand; nur Bürger mit weniger VP als der Handwerker sind möglich. Die Karte kommt in deine Dynastie und zählt wie jede andere, aber ihre Fähigkeit wird nicht genutzt. Denk an die Mehrheiten, die sie dir einbringen könnte.

# $other is the owner of the Soldiers.
iunu-question-ransom = Zahlst du { $ransom } Deben an { $other } oder übergibst du einen unversorgten Bauern?
iunu-help-ransom = Die Soldaten deines Gegners bedrohen deine Bauern. Wenn du zahlst, behältst du den Bauern. Wenn du ihn übergibst, verlierst du seine VP und den Preisnachlass auf Brot, und er zählt für deinen Gegner, auch bei der Mehrheit der Bauern. Ein Bauer, den du versorgst, ist von da an sicher.

iunu-question-take = Welche Jenseitskarte behältst du?
iunu-help-take = Wähle eine der Karten, die du dir ansiehst; die übrigen werden zurückgemischt. Eine Karte mit dem Namen eines Typs vervielfacht nur deine Mehrheit dieses Typs, ein Anch eine beliebige. Jede Mehrheit darf nur von einer Karte vervielfacht werden; eine zweite für denselben Typ nützt also nichts.

iunu-question-keep = Welche Karte behältst du auf der Hand?
iunu-help-keep = Jeder behält genau eine Karte. Die übrigen werden verdeckt abgeworfen und in das Deck gemischt; danach füllen alle ihre Hand wieder auf. Behalte die Karte, die dir in der nächsten Runde am meisten hilft. Niemand sieht, was du behältst.

iunu-question-start = Wer wird Startspieler?
iunu-help-start = Der erste Startspieler wird ausgelost. Nach jeder Runde wandert die Startspielerkarte nach links.

iunu-question-roll = Was zeigen die Würfel?
iunu-help-roll = Der Startspieler wirft die drei vierseitigen Würfel. Sie bleiben die ganze Runde über für alle sichtbar und bestimmen den Brotpreis und das Einkommen von Händlern und Adligen.

iunu-question-draw = Welche Karte wird gezogen?
iunu-help-draw = Alle Spieler füllen ihre Hand aus dem Deck auf. Was du ziehst, siehst nur du.

iunu-question-look = Welche Jenseitskarte ist es?
iunu-help-look = Der Priester zeigt zufällige Karten aus dem Jenseits-Deck, und zwar nur dem, der die Fähigkeit nutzt.

# ---- Actions: iunu-action-<verb>; $card is the name of a card, $count how many, $amount Deben

iunu-action-play = Ausspielen: { $count } × { $card }
iunu-action-use = Die Fähigkeit nutzen
iunu-action-decline = Darauf verzichten
iunu-action-feed = Versorgen: { $card }
iunu-action-done = Nichts mehr kaufen
iunu-action-add = Zusätzlich ausspielen: { $card }
iunu-action-pay = { $amount } Deben zahlen
iunu-action-hand = Einen unversorgten Bauern übergeben
iunu-action-keep = Auf der Hand behalten: { $card }
iunu-action-take = Behalten: { $card }
# $player is the name of the start player.
iunu-action-start = { $player } beginnt
# $dice are the dice, such as 4-2-1.
iunu-action-roll = Wurf: { $dice }
iunu-action-draw = Ziehen: { $card }
iunu-action-look = Ansehen: { $card }

# ---- Events: iunu-event-<key>, with the fields of the event. $player is the name of whose deed it is, $other the name
# of the player in its field “to”, $card the name of its card. -seen is for those who may know the card.

iunu-event-began = Runde { $round }: { $player } ist Startspieler.
iunu-event-rolled = { $player } würfelt { $dice }.
iunu-event-lowered = Die Würfel sinken auf { $dice }.
iunu-event-drew =
    { $player } zieht { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
iunu-event-drew-seen = { $player } zieht: { $card }.
iunu-event-laid =
    { $player } spielt { $count } × { $card }{ $cost ->
        [0] {" "}aus.
       *[other] {" "}für { $cost } Deben aus.
    }
iunu-event-used = { $player } nutzt die Fähigkeit „{ $card }“.
iunu-event-declined = { $player } verzichtet auf die Fähigkeit „{ $card }“.
iunu-event-gained = { $player } erhält { $amount } Deben.
iunu-event-paid = { $player } zahlt { $amount } Deben an { $other }.
iunu-event-fed = { $player } versorgt 1 × { $card } für { $cost } Deben.
iunu-event-handed = { $player } übergibt einen unversorgten Bauern an { $other }.
iunu-event-looked =
    { $player } sieht sich { $cards ->
        [one] eine Jenseitskarte
       *[other] { $cards } Jenseitskarten
    } an.
iunu-event-looked-seen = { $player } sieht sich eine Jenseitskarte an: { $card }.
iunu-event-buried =
    { $player } behält eine Jenseitskarte{ $returned ->
        [0] .
       *[other] {" "}und mischt { $returned } zurück.
    }
# $back are the names of the cards shuffled back.
iunu-event-buried-seen =
    { $player } behält: { $card }{ $returned ->
        [0] .
       *[other] {". "}Zurückgemischt: { $back }.
    }
iunu-event-chose = { $player } hat eine Karte zum Behalten gewählt.
iunu-event-chose-seen = { $player } behält auf der Hand: { $card }.
iunu-event-discarded =
    { $player } wirft { $cards ->
        [0] nichts
        [one] eine Karte
       *[other] { $cards } Karten
    } ab.
# $ending is what the event says (rounds, deck) or the sentence for it.
iunu-event-ended =
    { $ending ->
        [rounds] { iunu-ending-rounds }
        [deck] { iunu-ending-deck }
       *[other] { $ending }
    }

# ---- The end: where the points came from, what ended the game, what decided it

iunu-source-citizens = Bürger
iunu-source-majority = Mehrheiten
iunu-source-afterlife = Jenseits
iunu-source-bread = Brot
iunu-source-deben = Deben

iunu-ending-rounds = Das Spiel endet nach seiner letzten Runde.
iunu-ending-deck = Das Spiel endet vorzeitig: Das Deck hat zu wenige Karten, als dass alle nachziehen könnten.

iunu-decided-points = Die meisten VP entscheiden.
iunu-decided-deben = Gleichstand bei den VP: Die meisten Deben entscheiden.
iunu-decided-shared = Gleichstand bei VP und Deben: Der Sieg wird geteilt.

# ---- The rules: iunu-rules-<number> is the heading of a section, iunu-rules-<number>-text its text, counted from 1

iunu-rules-title = IUNU: die Regeln

iunu-rules-1 = Worum es geht
iunu-rules-1-text =
    Die Dynastien des alten Ägypten steigen und fallen. Jeder Spieler baut eine aus den Bürgern von Iunu auf, der Stadt der Sonne: von vielen einfachen Bauern bis zu wenigen Pharaonen. Versorge deine Bürger mit Brot, schütze deine Bauern vor Soldaten und sichere Plätze im Jenseits.

    IUNU ist ein Kartenspiel für 2 bis 4 Spieler und dauert etwa 30 Minuten. Wer am Ende die meisten Siegpunkte (VP) hat, gewinnt.

iunu-rules-2 = Das Material
iunu-rules-2-text =
    • { $citizens } Bürgerkarten von neun Typen
    • ein Deck Jenseitskarten
    • drei vierseitige Würfel
    • Deben, das Geld Ägyptens, und Brot, beides in unbegrenzter Menge
    • eine Startspielerkarte, die auch die Runden zählt

    Jede Bürgerkarte trägt links drei Zahlen:

    1. VP: was die Karte am Ende des Spiels einbringt.
    2. Mehrheit: was du zusätzlich erhältst, wenn du allein die meisten Karten des Typs hast. So viele Karten des Typs gibt es auch im Deck.
    3. Brot: was die Karte zusätzlich einbringt, wenn sie mit Brot versorgt wurde.

iunu-rules-3 = Spielaufbau
iunu-rules-3-text =
    Mische Bürger- und Jenseitskarten getrennt und lege sie als zwei verdeckte Decks bereit. Der Startspieler wird ausgelost. Er nimmt die Startspielerkarte mit der 1 nach oben, wirft die drei Würfel und lässt sie für alle sichtbar liegen.

    Zu zweit zieht jeder 6 Bürger, zu dritt oder zu viert 5. Jeder erhält { $deben } Deben.

    Das Spiel dauert zu zweit oder zu viert 8 Runden, zu dritt 9 Runden. Jede Runde hat zwei Phasen.

iunu-rules-4 = Die Dynastiephase
iunu-rules-4-text =
    Vom Startspieler an hat im Uhrzeigersinn jeder Spieler einen Zug:

    1. Spiele einen Bürger oder ein Set aus mehreren Bürgern desselben Typs aus deiner Hand in deine Dynastie, die Reihe vor dir. Mindestens eine Karte musst du ausspielen.
    2. Zahle 1 Deben für jede Karte des Sets nach der ersten. Du zahlst, bevor du eine Fähigkeit nutzt; deren Einkommen hilft dir dabei also nicht, und ein Set, das du nicht bezahlen kannst, darfst du nicht ausspielen. Ausnahme: Ein Set aus Schreibern kostet nichts.
    3. Danach darfst du die Fähigkeit des Typs nutzen. Du nutzt sie nur einmal, egal wie groß das Set ist: Auch mit einem Set aus drei Priestern siehst du dir das Jenseits-Deck nur einmal an.

    Es gelten die Würfel, wie sie liegen, wenn du eine Fähigkeit nutzt. Ein Adliger, der in dieser Runde schon ausgespielt wurde, kann sie gesenkt haben.

iunu-rules-5 = Die Abwurfphase
iunu-rules-5-text =
    Wenn alle ihren Zug hatten:

    1. Wer mehr als eine Karte auf der Hand hat, wählt eine, die er behält, und wirft alle anderen verdeckt ab. Alle wählen geheim und werfen gleichzeitig ab; niemand erfährt, was die anderen abwerfen.
    2. Die abgeworfenen Karten werden in das Deck gemischt. Karten in Dynastien bleiben liegen.
    3. Alle ziehen wieder auf die Handgröße vom Anfang nach. Reicht das Deck nicht, um alle Hände zu füllen, zieht niemand, und das Spiel endet sofort.
    4. Die Startspielerkarte geht an den nächsten Spieler links und wird auf die nächste Runde gedreht. Der neue Startspieler wirft die drei Würfel neu.

    In der letzten Runde entfällt die Abwurfphase.

iunu-rules-6 = Brot und Bauern
iunu-rules-6-text =
    Nur Bäcker bringen Brot. Ein Set aus Bäckern kauft { $loaves ->
        [one] höchstens ein Brot
       *[other] bis zu { $loaves } Brote
    }. Ein Brot kostet so viele Deben, wie der höchste Würfel zeigt, abzüglich { $discount } für jeden Bauern in deiner Dynastie, mindestens aber 1; der Preis steht für den ganzen Einkauf fest. Jedes Brot versorgt sofort einen deiner unversorgten Bürger. Lege zum Zeichen ein Brot auf ihn: Noch einmal kann er nicht versorgt werden.

    Beispiel: Die Würfel zeigen 4-2-1. Wer keine Bauern hat, zahlt 4 Deben für ein Brot.

    Ein unversorgter Bauer kann wegen Soldaten den Besitzer wechseln. Von da an zählt er in jeder Hinsicht für den neuen. Ein versorgter Bauer ist sicher.

iunu-rules-7 = Das Jenseits
iunu-rules-7-text =
    Jenseitskarten gewinnst du durch Priester. Sie liegen verdeckt vor ihrem Besitzer und sind bis zur Wertung geheim; wie viele es sind, dürfen alle wissen. Welche Karte nach dem Blick in das Jenseits-Deck zurückgemischt wurde, weiß nur, wer sie gesehen hat.

    Jede Jenseitskarte vervielfacht eine Mehrheit: eine Karte mit dem Namen eines Typs nur die dieses Typs, ein Anch eine beliebige. Du darfst mehrere Jenseitskarten einsetzen, aber nur eine pro Mehrheit.

iunu-rules-8 = Das Ende des Spiels
iunu-rules-8-text =
    Das Spiel endet nach der letzten Runde oder vorzeitig, wenn das Deck nicht reicht, damit alle nachziehen können. Zähle deine VP zusammen:

    • Bürger: die VP jedes Bürgers in deiner Dynastie, versorgt oder nicht.
    • Mehrheiten: für jeden Typ, von dem du allein die meisten Karten hast, dessen Mehrheitszahl. Schon eine Karte kann reichen. Haben mehrere Spieler gleich viele, bekommt niemand etwas.
    • Jenseits: Eine Jenseitskarte vervielfacht die Mehrheitszahl, für die sie eingesetzt wird; eine Karte, die mit 2 multipliziert, macht aus 12 also 24, nicht 36. Deine Karten werden immer so eingesetzt, dass sie dir am meisten bringen.
    • Brot: die Brotzahl jedes versorgten Bürgers.
    • Deben: 1 VP für je 3 Deben, abgerundet. 11 Deben bringen dir 3 VP.

    Wer die meisten VP hat, gewinnt. Bei Gleichstand gewinnt von den Beteiligten, wer die meisten Deben hat; alle Deben zählen, auch die, für die es gerade VP gab. Herrscht auch dabei Gleichstand, wird der Sieg geteilt.

iunu-rules-9 = Was offen und was geheim ist
iunu-rules-9-text = Dynastien, Würfel, Deben und Brot sind für alle offen, ebenso die Zahl der Karten in jeder Hand und in den Decks und die Zahl der Jenseitskarten vor jedem Spieler. Geheim sind die Karten auf der Hand, die abgeworfenen Karten und, bis zur Wertung, welche Jenseitskarten jemand hat.

iunu-rules-10 = Eine Option: Schreiber für alles
iunu-rules-10-text = Wird mit der Option scribe=any gespielt, macht ein Schreiber in deiner Dynastie Sets jedes Typs für dich kostenlos. Die Gebühr des Handwerkers gehört nicht zu den Kosten eines Sets und wird weiterhin bezahlt.

iunu-rules-11 = Die Bürger
iunu-rules-11-text = Das sind die neun Typen, vom häufigen Bauern bis zum seltenen Pharao, mit ihren VP, ihrer Mehrheitszahl, die zugleich die Anzahl der Karten ist, und ihrer Brotzahl. Auf eine Fähigkeit darfst du immer verzichten. Bauer und Schreiber haben keine Fähigkeit, die man nutzt; sie wirken immer.
