# The words of HUNS. What the fields are is said in the English file.

# ---- Small parts of texts

# What a Treasure that holds or a Veteran brings, and a fled Curse costs.
huns-points =
    { $seats ->
        [0] so viele VP, wie es Spieler gibt
       *[other] { $seats } VP
    }
# What a Mercenary has printed.
huns-spaces =
    { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    }
# How long a Curse works.
huns-until =
    { $spaces ->
        [one] Bis sein Feld gefüllt ist
       *[other] Bis alle { $spaces } Felder gefüllt sind
    }
# Valuables of one colour, as part of a list.
huns-valuables = { $count } × { $colour }
# A Wagon: the name of its type and the letters of its spaces.
huns-wagon = { $type } { $spaces }

# ---- Colours of dice and Valuables

huns-colour-blue = blau
huns-colour-red = rot
huns-colour-green = grün
huns-colour-black = schwarz
huns-colour-yellow = gelb

# ---- Types of Wagons

huns-type-sun = Sonnenwagen
huns-type-wolf = Wolfswagen
huns-type-eagle = Adlerwagen
huns-type-stag = Hirschwagen

# ---- The families: huns-family-<family> is the name; -plural the name of several; -help what all of them have in common

huns-family-equipment = Ausrüstung
huns-family-equipment-plural = Ausrüstungen
huns-family-equipment-help = Eine Ausrüstung liegt in deinem Lager und wirkt für den Rest des Spiels; manche hat auch eine Sofortwirkung. VP bringt sie nicht.
huns-family-raid = Überfall
huns-family-raid-plural = Überfälle
huns-family-raid-help = Einen Überfall nutzt du einmal, falls ihn nicht der { huns-card-captain } oder die Option raids=refresh wieder bereit macht: in deinem eigenen Zug, bevor du einen Würfel nimmst oder nach deiner Aktion. Pro Zug ist nur ein Überfall erlaubt. Am Ende bringt jeder Überfall 1 VP, ob genutzt oder nicht.
huns-family-mercenary = Söldner
huns-family-mercenary-plural = Söldner
huns-family-mercenary-help = Ein Söldner wirkt nur, solange alle seine Felder mit Waren beliebiger Farben gefüllt sind. Am Ende bringt er 1 VP, wenn er voll ist, und kostet 1 VP, wenn nicht.
huns-family-curse = Fluch
huns-family-curse-plural = Flüche
huns-family-curse-help = Ein Fluch wird in das Lager eines Gegners gespielt und wirkt dort, bis alle seine Felder mit Waren beliebiger Farben gefüllt sind; dann ist er für immer aufgehoben. Wer verflucht wird, darf den Fluch sofort umgehen: Dann wirkt er nicht, kostet am Ende aber { huns-points }.
huns-family-treasure = Schatz
huns-family-treasure-plural = Schätze
huns-family-treasure-help = Ein Schatz wirkt im Spiel nicht. Ist am Ende seine Bedingung erfüllt, bringt er { huns-points }.

# ---- The cards: huns-card-<card> is the name; -ability one sentence; -help all of it

# -- Equipment

huns-card-swift-horse = Flinkes Pferd
huns-card-swift-horse-ability = Ein Würfel, den du nimmst und der 1 zeigt, zählt als 2.
huns-card-swift-horse-help = Nimmst du einen Würfel, der 1 zeigt, zählt er als 2: Du siehst dir zwei Karten an oder nimmst zwei Waren. Er zeigt aber weiterhin 1, sodass das Horn des Spähers noch eine Karte hinzufügt. Wirkt in deinem Lager ein Lahmes Pferd, heben sich beide auf.

huns-card-saddlebags = Satteltaschen
huns-card-saddlebags-ability = Wenn du plünderst, darfst du eine überzählige Ware in dein Depot legen.
huns-card-saddlebags-help = Bleiben dir beim Plündern Waren übrig, die du nicht unterbringen konntest, darfst du eine davon in dein Depot legen; die anderen gehen zurück in den Vorrat. Du darfst auch dann plündern, wenn sich gar nichts unterbringen lässt. Waren, die du auf andere Weise nimmst, gehen wie gewohnt zurück.

huns-card-spare-wagon = Ersatzwagen
huns-card-spare-wagon-ability = Du hast einen Ladeplatz mehr; wähle sofort einen Wagen dafür und nimm dann 2 Waren beliebiger Farben.
huns-card-spare-wagon-help =
    Von nun an belädst du einen Wagen mehr zugleich. Wähle sofort den Wagen dafür, einen aus der Auslage oder den obersten des Decks; nimm dann 2 Waren beliebiger Farben und bringe sie zusammen unter.

    Nimmt Rost die Wirkung, behältst du den Wagen, aber der nächste, den du abschickst, wird nicht ersetzt. Spielst du den Ersatzwagen unter Rost aus, bekommst du die 2 Waren nie.

huns-card-scouts-horn = Horn des Spähers
huns-card-scouts-horn-ability = Wenn du mit einem Würfel ziehst, der 1 zeigt, sieh dir eine Karte mehr an.
huns-card-scouts-horn-help = Es zählt, was der Würfel zeigt, nicht, was er für dich wert ist: Mit einem Flinken Pferd siehst du dir drei Karten an. Davon spielst du weiterhin eine aus. Bei der Waffenkammer hilft das Horn nicht.

huns-card-falcon = Falke
huns-card-falcon-ability = Zu Beginn deines Zuges darfst du einen noch freien Würfel neu werfen.
huns-card-falcon-help = Wähle zu Beginn jedes deiner Züge einen Würfel, den noch niemand genommen hat, und wirf ihn neu, oder lass die Würfel, wie sie sind. Die neue Zahl gilt für alle.

huns-card-iron-hooks = Eiserne Haken
huns-card-iron-hooks-ability = Wenn du Rot, Schwarz oder Gelb plünderst, nimm eine Ware mehr.
huns-card-iron-hooks-help = Jedes Mal, wenn du eine dieser drei Farben plünderst, nimmst du eine Ware der Farbe mehr, falls der Vorrat sie hat. Zusammen mit den Weidenkörben nimmst du beim Plündern von Gelb zwei mehr.

huns-card-wicker-baskets = Weidenkörbe
huns-card-wicker-baskets-ability = Wenn du Blau, Grün oder Gelb plünderst, nimm eine Ware mehr.
huns-card-wicker-baskets-help = Jedes Mal, wenn du eine dieser drei Farben plünderst, nimmst du eine Ware der Farbe mehr, falls der Vorrat sie hat. Zusammen mit den Eisernen Haken nimmst du beim Plündern von Gelb zwei mehr.

huns-card-patched-canvas = Geflickte Plane
huns-card-patched-canvas-ability = Einmal pro Zug darfst du eine Ware auf das Feld einer anderen Farbe auf einem Wagen laden.
huns-card-patched-canvas-help = Das darfst du auch, solange ein Feld in der Farbe der Ware frei ist, und du musst es nie. Es gilt einmal im Zug jedes Spielers, also auch, wenn du im Zug eines Gegners Waren nimmst. Der Schmuggler erlaubt noch eine weitere.

huns-card-bone-amulet = Knochenamulett
huns-card-bone-amulet-ability = Flüche in deinem Lager brauchen eine Ware weniger.
huns-card-bone-amulet-help = Jeder Fluch in deinem Lager ist mit einer Ware weniger aufgehoben, als er Felder hat, mindestens aber mit einer. Ein Fluch, auf dem schon genug liegt, ist sofort aufgehoben. Nimmt Rost die Wirkung, bleiben aufgehobene Flüche aufgehoben.

huns-card-pay-chest = Soldtruhe
huns-card-pay-chest-ability = Söldner in deinem Lager brauchen eine Ware weniger.
huns-card-pay-chest-help = Jeder Söldner in deinem Lager ist mit einer Ware weniger voll, als er Felder hat, mindestens aber mit einer. Ein Söldner, auf dem schon genug liegt, ist sofort voll. Nimmt Rost die Wirkung, ist er vielleicht nicht mehr voll; seine Waren bleiben liegen.

huns-card-war-drum = Kriegstrommel
huns-card-war-drum-ability = Wenn du einen Überfall nutzt, nimm 1 Ware beliebiger Farbe.
huns-card-war-drum-help = Zuerst wird der Überfall ganz ausgeführt. Nimm dann 1 Ware beliebiger Farbe aus dem Vorrat und bringe sie unter.

huns-card-jewelled-saddle = Juwelenbesetzter Sattel
huns-card-jewelled-saddle-ability = Nimm sofort 2 Waren verschiedener Farben.
huns-card-jewelled-saddle-help = Wenn du den Sattel ausspielst, nimm 2 Waren verschiedener Farben aus dem Vorrat und bringe sie zusammen unter. Danach wirkt er nicht mehr, zählt aber als Ausrüstung in deinem Lager. Spielst du ihn unter Rost aus, bekommst du sie nie.

# -- Raids

huns-card-ambush = Hinterhalt
huns-card-ambush-ability = Nimm bis zu 2 Waren von den Wagen oder von einem Söldner eines Gegners.
huns-card-ambush-help =
    Wähle einen Gegner und nimm eine Ware oder zwei, entweder von den Wagen auf seinen Ladeplätzen oder von einem seiner Söldner; bringe sie dann unter. Du kannst nur nehmen, was sich alles zusammen unterbringen lässt.

    Was dann doch nicht passt, geht dorthin zurück, wo es lag, oder, wenn es diesen Platz nicht mehr gibt, in den Vorrat. Ein wirkender Leibwächter schützt seinen Besitzer davor.

huns-card-border-plunder = Grenzraub
huns-card-border-plunder-ability = Nimm 3 Waren dreier verschiedener Farben.
huns-card-border-plunder-help = Wähle drei Farben, nimm von jeder eine Ware aus dem Vorrat und bringe sie auf eine Weise zusammen unter. Gibt es weniger als drei Farben, nimm von jeder vorhandenen eine.

huns-card-great-haul = Großer Fang
huns-card-great-haul-ability = Nimm 4 Waren einer Farbe.
huns-card-great-haul-help = Wähle eine Farbe, nimm 4 Waren davon aus dem Vorrat, oder was da ist, und bringe sie auf eine Weise zusammen unter. Das ist kein Plündern: Weder Haken noch Körbe noch Satteltaschen helfen.

huns-card-forced-march = Gewaltmarsch
huns-card-forced-march-ability = Nimm nach deiner Aktion noch einen Würfel, falls einer frei ist, und handle damit.
huns-card-forced-march-help =
    Diesen Überfall kannst du nur nach deiner Aktion nutzen, solange ein Würfel frei ist. Nimm einen davon und ziehe oder plündere wie gewohnt.

    Es ist noch immer derselbe Zug: Was zu Beginn oder am Ende eines Zuges wirkt, wirkt nicht zweimal, und was einmal pro Zug erlaubt ist, bleibt verbraucht. Danach geht es mit dem nächsten Spieler weiter. Die anderen haben in dieser Runde weniger Züge.

huns-card-fresh-wagon = Frischer Wagen
huns-card-fresh-wagon-ability = Tausche einen Wagen auf deinen Ladeplätzen gegen einen aus der Auslage und bringe die Waren unter, die darauf lagen.
huns-card-fresh-wagon-help = Dein alter Wagen kommt an die Stelle des neuen in die Auslage. Bringe dann die Waren, die auf dem alten lagen, auf eine Weise zusammen unter, auf deinen Wagen oder auf einem Söldner oder Fluch. Was nirgends passt, geht in den Vorrat.

huns-card-sabotage = Sabotage
huns-card-sabotage-ability = Alle Waren auf einem Söldner eines Gegners gehen in den Vorrat.
huns-card-sabotage-help = Wähle einen beliebigen gegnerischen Söldner mit mindestens einer Ware; er verliert alle und wirkt nicht mehr, bis er wieder gefüllt ist. Ein wirkender Leibwächter schützt alle Söldner seines Besitzers, auch sich selbst.

huns-card-levelling = Ausgleich
huns-card-levelling-ability = Jeder Gegner, der mehr Wagen abgeschickt hat als du, verliert eine Ware von einem Wagen an den Vorrat.
huns-card-levelling-help = Im Uhrzeigersinn wählt jeder dieser Gegner eine Ware auf den Wagen seiner Ladeplätze, die in den Vorrat geht. Wer dort keine oder aber einen wirkenden Leibwächter hat, verliert nichts.

huns-card-purification = Läuterung
huns-card-purification-ability = Hebe einen aufgedeckten, nicht aufgehobenen Fluch in deinem Lager auf, ohne ihn zu füllen.
huns-card-purification-help = Wähle einen Fluch in deinem Lager, der aufgedeckt und nicht aufgehoben ist. Er ist für immer aufgehoben, als hättest du ihn gefüllt; Waren, die schon darauf liegen, bleiben dort. Ein umgangener Fluch lässt sich nicht läutern.

huns-card-armoury = Waffenkammer
huns-card-armoury-ability = Sieh dir 3 Ausrüstungen an, spiele eine aus und lege die übrigen unter das Deck.
huns-card-armoury-help = Sieh dir die obersten 3 Karten des Ausrüstungsdecks an, oder was da ist. Eine davon musst du ausspielen; die übrigen kommen verdeckt unter das Deck. Das ist kein Ziehen: Horn des Spähers, Dichter Nebel und Dolmetscher ändern nichts.

huns-card-hired-blades = Gekaufte Klingen
huns-card-hired-blades-ability = Fülle alle freien Felder eines deiner Söldner aus dem Vorrat, in Farben deiner Wahl.
huns-card-hired-blades-help = Wähle einen Söldner in deinem Lager, der freie Felder hat, und dann Ware für Ware die Farben. Geht der Vorrat aus, bleibt der Söldner vielleicht nicht voll.

huns-card-night-raid = Nächtlicher Überfall
huns-card-night-raid-ability = Nimm im Uhrzeigersinn eine Ware von einem Wagen jedes Gegners und bringe sie dann zusammen unter.
huns-card-night-raid-help = Wähle im Uhrzeigersinn bei jedem Gegner eine Ware auf den Wagen seiner Ladeplätze. Du kannst nur nehmen, was sich alles auf eine Weise zusammen unterbringen lässt; ein Gegner, der nichts Passendes oder einen wirkenden Leibwächter hat, wird übergangen. Bringe dann alle unter.

huns-card-sack-of-the-city = Brandschatzung der Stadt
huns-card-sack-of-the-city-ability = Nimm eine Ware jeder Farbe.
huns-card-sack-of-the-city-help = Nimm von jeder Farbe, die der Vorrat noch hat, eine Ware und bringe sie auf eine Weise zusammen unter. Was nirgends passt, geht zurück in den Vorrat.

# -- Mercenaries

huns-card-quartermaster = Quartiermeister
huns-card-quartermaster-ability = Nimm zu Beginn deines Zuges 1 Ware einer Farbe, deren Würfel schon genommen ist.
huns-card-quartermaster-help = Der Quartiermeister hat { huns-spaces } und wirkt, solange er voll ist. Nimm zu Beginn jedes deiner Züge 1 Ware aus dem Vorrat, von einer Farbe, deren Würfel in dieser Runde schon jemand genommen hat, und bringe sie unter. Im ersten Zug einer Runde bringt er nichts: Da sind noch alle Würfel frei.

huns-card-archer = Bogenschütze
huns-card-archer-ability = Wenn du mit einem Würfel plünderst, der 3 zeigt, nimm eine Ware mehr.
huns-card-archer-help = Der Bogenschütze hat { huns-spaces } und wirkt, solange er voll ist. Es zählt, was der Würfel zeigt, auch wenn er durch ein Lahmes Pferd weniger wert ist.

huns-card-bodyguard = Leibwächter
huns-card-bodyguard-ability = Karten der Gegner können keine Waren aus deinem Lager nehmen oder entfernen.
huns-card-bodyguard-help = Der Leibwächter hat { huns-spaces } und wirkt, solange er voll ist. Hinterhalt, Nächtlicher Überfall, Dieb, Sabotage und Ausgleich schaden dir nicht. Flüche schon: Gebrochene Achse und Lecke Fässer kosten dich trotzdem Waren.

huns-card-shaman = Schamane
huns-card-shaman-ability = Lege am Ende deines Zuges 1 Ware beliebiger Farbe aus dem Vorrat auf einen Fluch in deinem Lager oder, wenn keiner ein freies Feld hat, auf einen Söldner.
huns-card-shaman-help = Der Schamane hat { huns-spaces } und wirkt, solange er voll ist. Wähle am Ende jedes deiner Züge einen nicht aufgehobenen Fluch in deinem Lager mit einem freien Feld und eine Farbe. Gibt es keinen solchen Fluch, wähle stattdessen einen Söldner mit einem freien Feld.

huns-card-interpreter = Dolmetscher
huns-card-interpreter-ability = Wenn du dir beim Ziehen drei oder mehr Karten ansiehst, darfst du zwei davon ausspielen.
huns-card-interpreter-help = Der Dolmetscher hat { huns-spaces } und wirkt, solange er voll ist. Wähle zuerst beide Karten; sie wirken in der Reihenfolge, in der du sie gewählt hast. Zwei Flüche können zwei Gegner oder zweimal denselben treffen, und jeder lässt sich umgehen. Die Waffenkammer ist kein Ziehen.

huns-card-captain = Hauptmann
huns-card-captain-ability = Jedes Mal, wenn er voll wird, sind alle deine genutzten Überfälle wieder bereit.
huns-card-captain-help = Der Hauptmann hat { huns-spaces }. Sobald er voll wird, ohne es vorher gewesen zu sein, werden alle deine genutzten Überfälle zurückgedreht und lassen sich noch einmal nutzen. Das geschieht erneut, wenn er eine Ware verliert und wieder gefüllt wird, aber nicht, solange in deinem Lager eine Meuterei wirkt. Weiterhin ist nur ein Überfall pro Zug erlaubt.

huns-card-teamster = Fuhrmann
huns-card-teamster-ability = Wenn du einen Wagen abschickst, nimm 2 Waren beliebiger Farben.
huns-card-teamster-help = Der Fuhrmann hat { huns-spaces } und wirkt, solange er voll ist. Du nimmst die 2 Waren, wenn der neue Wagen da ist, und bringst sie sofort zusammen unter, bevor du mit den Waren weitermachst, die du noch in der Hand hast. Schickst du dadurch noch einen Wagen ab, nimmst du wieder 2.

huns-card-smuggler = Schmuggler
huns-card-smuggler-ability = Einmal pro Zug darfst du eine Ware auf das Feld einer anderen Farbe auf einem Wagen laden.
huns-card-smuggler-help = Der Schmuggler hat { huns-spaces } und wirkt, solange er voll ist. Du musst das nie tun. Es gilt einmal im Zug jedes Spielers, und die Geflickte Plane erlaubt noch eine weitere Ware.

huns-card-pathfinder = Pfadfinder
huns-card-pathfinder-ability = Zu Beginn deines Zuges darfst du einen noch freien Würfel um 1 erhöhen.
huns-card-pathfinder-help = Der Pfadfinder hat { huns-spaces } und wirkt, solange er voll ist. Zu Beginn jedes deiner Züge darfst du einen Würfel, den noch niemand genommen hat, von 1 auf 2 oder von 2 auf 3 drehen. Die neue Zahl gilt für alle.

huns-card-thief = Dieb
huns-card-thief-ability = Nimm am Ende eines Zuges, in dem du gezogen hast, 1 Ware vom Wagen eines Gegners.
huns-card-thief-help = Der Dieb hat { huns-spaces } und wirkt, solange er voll ist. Du wählst den Gegner und die Ware und bringst sie unter; du kannst nur eine nehmen, die sich unterbringen lässt. Ein Gegner, dessen Leibwächter wirkt, ist sicher.

huns-card-tax-collector = Steuereintreiber
huns-card-tax-collector-ability = Wenn ein Gegner einen Wagen abschickt, nimm 1 Ware beliebiger Farbe.
huns-card-tax-collector-help = Der Steuereintreiber hat { huns-spaces } und wirkt, solange er voll ist. Du nimmst die Ware aus dem Vorrat und bringst sie sofort unter, auch mitten im Zug des Gegners, nach allem, was das Abschicken für dessen Besitzer bewirkt.

huns-card-veteran = Veteran
huns-card-veteran-ability = Am Ende des Spiels bringt er zusätzlich { huns-points }.
huns-card-veteran-help = Der Veteran hat { huns-spaces }. Ist er am Ende des Spiels voll, bringt er 1 VP wie jeder volle Söldner und zusätzlich { huns-points }. Unter einer Meuterei bleibt nur dieser 1 VP.

# -- Curses

huns-card-lame-horse = Lahmes Pferd
huns-card-lame-horse-ability = Deine Würfel zählen eins weniger, mindestens aber 1.
huns-card-lame-horse-help = { huns-until }, zählt jeder Würfel, den du nimmst, eins weniger, mindestens aber 1, ob du ziehst oder plünderst. Er zeigt aber weiterhin, was er zeigt: Danach richten sich Bogenschütze und Horn des Spähers.

huns-card-broken-axle = Gebrochene Achse
huns-card-broken-axle-ability = Du hast einen Ladeplatz weniger: Sofort kommt ein Wagen deiner Wahl von deinen Ladeplätzen unter das Wagendeck, seine Waren gehen in den Vorrat.
huns-card-broken-axle-help = Sobald der Fluch wirkt, verlierst du in jedem Fall einen Wagen mit allem, was darauf liegt; welchen, wählst du. { huns-until }, belädst du einen Wagen weniger zugleich. Wird der Fluch aufgehoben, kehrt der Ladeplatz zurück, und du nimmst sofort einen Wagen dafür.

huns-card-dense-fog = Dichter Nebel
huns-card-dense-fog-ability = Wenn du ziehst, sieh dir eine Karte weniger an, mindestens aber 1.
huns-card-dense-fog-help = { huns-until }, siehst du dir bei jedem Ziehen eine Karte weniger an, mindestens aber eine. Die Waffenkammer verhüllt der Nebel nicht.

huns-card-leaking-casks = Lecke Fässer
huns-card-leaking-casks-ability = Am Ende deines Zuges geht eine Ware von deinen Wagen in den Vorrat.
huns-card-leaking-casks-help = { huns-until }, verlierst du am Ende jedes deiner Züge eine Ware von den Wagen auf deinen Ladeplätzen; welche, wählst du. Liegt nichts darauf, geschieht nichts.

huns-card-mutiny = Meuterei
huns-card-mutiny-ability = Deine Söldner haben keine Wirkung.
huns-card-mutiny-help = { huns-until }, wirkt kein Söldner in deinem Lager, ob voll oder nicht. Du darfst sie weiter füllen, und am Ende bringen oder kosten sie wie immer 1 VP; nur die zusätzlichen VP des Veteranen sind verloren.

huns-card-rust = Rost
huns-card-rust-ability = Deine Ausrüstungen haben keine Wirkung.
huns-card-rust-help = { huns-until }, wirkt keine Ausrüstung in deinem Lager. Eine Ausrüstung, die du inzwischen ausspielst, verliert ihre Sofortwirkung für immer. Wird der Rost aufgehoben, wirkt alles andere sofort wieder. Für Schätze zählen Ausrüstungen trotzdem.

huns-card-oath-of-peace = Friedensschwur
huns-card-oath-of-peace-ability = Du kannst keine Überfälle nutzen.
huns-card-oath-of-peace-help = { huns-until }, kannst du Überfälle in dein Lager ausspielen, aber nicht nutzen. Am Ende bringen sie trotzdem je 1 VP.

huns-card-bad-omen = Böses Omen
huns-card-bad-omen-ability = Du kannst keinen Würfel nehmen, der 3 zeigt, solange ein niedrigerer frei ist.
huns-card-bad-omen-help = { huns-until }, musst du jede 3 liegen lassen, solange eine 1 oder 2 frei ist. Sind nur noch Würfel mit einer 3 frei, darfst du sie nehmen.

huns-card-mud = Schlamm
huns-card-mud-ability = Du kannst pro Zug höchstens 2 Waren auf Wagen laden.
huns-card-mud-help = { huns-until }, lädst du im Zug jedes Spielers höchstens 2 Waren auf deine Wagen. Was du darüber hinaus nimmst, gilt als nicht passend. Söldner und Flüche betrifft das nicht.

huns-card-envy = Neid
huns-card-envy-ability = Wenn du einen Wagen abschickst, nimmt der Spieler, der dich verflucht hat, 2 Waren beliebiger Farben.
huns-card-envy-help = { huns-until }, bringt jeder Wagen, den du abschickst, dem Spieler, der dir diesen Fluch gespielt hat, 2 Waren beliebiger Farben ein. Er nimmt sie aus dem Vorrat und bringt sie sofort unter, nach allem, was das Abschicken für dich bewirkt.

huns-card-tribute = Tribut
huns-card-tribute-ability = Wenn du plünderst, nimmt der Spieler, der dich verflucht hat, 1 Ware dieser Farbe.
huns-card-tribute-help = { huns-until }, bringt jedes Plündern von dir dem Spieler, der dir diesen Fluch gespielt hat, 1 Ware derselben Farbe ein, falls der Vorrat noch eine hat. Er nimmt sie, nachdem du deine untergebracht hast. Von deinen Waren geht sie nicht ab.

huns-card-idol-of-erlik = Götzenbild Erliks
huns-card-idol-of-erlik-ability = Neue Wagen kommen erst am Ende des Zuges, in dem du abgeschickt hast.
huns-card-idol-of-erlik-help = { huns-until }, bleibt der Ladeplatz eines Wagens, den du abschickst, bis zum Ende des Zuges leer. Waren, die du noch in der Hand hast, können also nicht auf den neuen Wagen.

# -- Treasures

huns-card-golden-bow = Goldener Bogen
huns-card-golden-bow-ability = Bringt { huns-points }, wenn du mindestens 3 Ausrüstungen in deinem Lager hast.
huns-card-golden-bow-help = Am Ende des Spiels bekommst du { huns-points }, wenn mindestens 3 Ausrüstungen in deinem Lager liegen. Sie zählen auch unter Rost.

huns-card-trophy-skulls = Schädeltrophäen
huns-card-trophy-skulls-ability = Bringt { huns-points }, wenn du mindestens 3 Überfälle in deinem Lager hast.
huns-card-trophy-skulls-help = Am Ende des Spiels bekommst du { huns-points }, wenn mindestens 3 Überfälle in deinem Lager liegen, ob genutzt oder nicht.

huns-card-silver-belt = Silberner Gürtel
huns-card-silver-belt-ability = Bringt { huns-points }, wenn du mindestens 2 volle Söldner hast.
huns-card-silver-belt-help = Am Ende des Spiels bekommst du { huns-points }, wenn mindestens 2 Söldner in deinem Lager voll sind. Sie zählen auch unter einer Meuterei.

huns-card-clear-sky = Klarer Himmel
huns-card-clear-sky-ability = Bringt { huns-points }, wenn du weder einen nicht aufgehobenen noch einen umgangenen Fluch hast.
huns-card-clear-sky-help = Am Ende des Spiels bekommst du { huns-points }, wenn jeder Fluch in deinem Lager aufgehoben ist oder keiner da ist. Schon ein einziger umgangener Fluch trübt den Himmel.

huns-card-four-winds = Vier Winde
huns-card-four-winds-ability = Bringt { huns-points }, wenn du Wagen von mindestens drei Typen abgeschickt hast.
huns-card-four-winds-help = Am Ende des Spiels bekommst du { huns-points }, wenn unter den Wagen, die du abgeschickt hast, mindestens drei der vier Typen sind. Alle vier sind natürlich auch recht.

huns-card-caravan = Karawane
huns-card-caravan-ability = Bringt { huns-points }, wenn du drei Wagen eines Typs abgeschickt hast.
huns-card-caravan-help = Am Ende des Spiels bekommst du { huns-points }, wenn mindestens drei der Wagen, die du abgeschickt hast, vom selben Typ sind.

huns-card-khans-cup = Becher des Khans
huns-card-khans-cup-ability = Bringt { huns-points }, wenn niemand mehr Wagen abgeschickt hat als du.
huns-card-khans-cup-help = Am Ende des Spiels bekommst du { huns-points }, wenn kein Gegner mehr Wagen abgeschickt hat als du. Gleichstand genügt.

huns-card-hoard = Hort
huns-card-hoard-ability = Bringt { huns-points }, wenn du mindestens 3 Schätze hast, diesen eingeschlossen.
huns-card-hoard-help = Am Ende des Spiels bekommst du { huns-points }, wenn mindestens 3 Schätze in deinem Lager liegen. Der Hort zählt selbst mit; ob die Bedingungen der anderen erfüllt sind, spielt keine Rolle.

huns-card-wolf-banner = Wolfsbanner
huns-card-wolf-banner-ability = Bringt { huns-points }, wenn du mindestens eine Ausrüstung, einen Überfall, einen Söldner und einen Fluch hast.
huns-card-wolf-banner-help = Am Ende des Spiels bekommst du { huns-points }, wenn jede der vier anderen Familien in deinem Lager liegt. Ein genutzter Überfall, ein nicht voller Söldner und ein aufgehobener oder umgangener Fluch zählen mit.

huns-card-full-load = Volle Ladung
huns-card-full-load-ability = Bringt { huns-points }, wenn mindestens 3 Waren auf den Wagen deiner Ladeplätze liegen.
huns-card-full-load-help = Am Ende des Spiels bekommst du { huns-points }, wenn auf allen Wagen deiner Ladeplätze zusammen mindestens 3 Waren liegen. Die Waren abgeschickter Wagen liegen im Depot und zählen nicht.

huns-card-great-tent = Großes Zelt
huns-card-great-tent-ability = Bringt { huns-points }, wenn du mindestens 16 Waren in deinem Depot hast.
huns-card-great-tent-help = Am Ende des Spiels bekommst du { huns-points }, wenn mindestens 16 Waren beliebiger Farben in deinem Depot liegen. So viele bringen vier volle Wagen.

huns-card-broken-chains = Gesprengte Ketten
huns-card-broken-chains-ability = Bringt { huns-points }, wenn du mindestens 1 aufgehobenen Fluch hast.
huns-card-broken-chains-help = Am Ende des Spiels bekommst du { huns-points }, wenn mindestens ein Fluch in deinem Lager aufgehoben ist, weil du ihn gefüllt oder geläutert hast.

# ---- Terms

huns-term-stash = Depot
huns-term-reserve = Vorrat
huns-term-wagons = Wagen
huns-term-dice = Würfel
huns-term-deck = Deck
huns-term-spaces = Felder
huns-term-mark = Spieler
huns-term-effect = Wirkung
huns-term-total = Summe

# ---- Questions: huns-question-<question> in one sentence, huns-help-<question> for newcomers

huns-question-die = Welchen Würfel nimmst du, und was machst du damit?
huns-help-die = Nimm einen der freien Würfel und ziehe oder plündere damit. Ziehen: Sieh dir so viele Karten des Decks dieser Farbe an, wie der Würfel zeigt, und spiele eine davon aus; das musst du. Plündern: Nimm so viele Waren der Farbe, wie der Würfel zeigt, und bringe sie auf einem Söldner oder Fluch oder auf deinen Wagen unter. Wagen bringen die meisten VP; gute Karten machen jeden späteren Zug besser. Was du liegen lässt, können die anderen nehmen.

huns-question-raid = Nutzt du einen deiner Überfälle?
huns-help-raid = Du kannst einen Überfall pro Zug nutzen, bevor du einen Würfel nimmst oder nach deiner Aktion. Ein Überfall wird im Spiel nur einmal genutzt, falls ihn nicht der { huns-card-captain } oder die Option raids=refresh wieder bereit macht; warte also auf einen Zug, in dem er am meisten bringt. Am Ende ist ein ungenutzter aber nicht mehr wert als ein genutzter. Wählen kannst du nur Überfälle, die etwas ändern würden.

# $hand are the Valuables in hand.
huns-question-place = Wo bringst du diese Waren unter: { $hand }?
huns-help-place = Lege sie entweder alle auf einen Söldner oder auf einen nicht aufgehobenen Fluch, wo sich alle Farben mischen dürfen, oder lade sie auf deine Wagen, jede auf ein freies Feld ihrer eigenen Farbe, beliebig aufgeteilt. Alles, was auf die gewählte Weise passt, musst du unterbringen; der Rest geht dorthin zurück, woher er kam. Ein voller Wagen wird sofort abgeschickt, und Waren, die du noch in der Hand hast, dürfen auf den neuen.

# $left is how many still fit on $card.
huns-question-sort =
    Welche Ware legst du auf „{ $card }“ ({ $left ->
        [one] noch ein Feld
       *[other] noch { $left } Felder
    })?
huns-help-sort = Du hast mehr Waren in der Hand, als die Karte freie Felder hat, und zwar in mehreren Farben. Wähle, welche davon auf die Karte kommen; der Rest geht zurück. Der Karte ist die Farbe gleich, aber dir vielleicht nicht, was in den Vorrat oder zu einem Gegner zurückkehrt.

huns-question-stash = Legst du eine überzählige Ware in dein Depot?
huns-help-stash = Deine Satteltaschen bewahren eine Ware auf, die du beim Plündern nicht unterbringen konntest. Das Depot entscheidet am Ende bei Gleichstand, und manche Karte zählt es. Lehnst du ab, gehen alle zurück in den Vorrat.

huns-question-wagon = Welchen Wagen nimmst du?
huns-help-wagon = Wähle einen Wagen der Auslage oder nimm den obersten des Decks, ohne ihn zu kennen. Achte auf die Felder: Am besten sind Farben, an die du bald kommst, und Waren, die du noch in der Hand hast, dürfen vielleicht gleich darauf. Am Ende bringt dir jeder abgeschickte Wagen Punkte, und zwar { huns-points }. Viele desselben Typs oder verschiedene Typen bringen noch einige mehr.

huns-question-order = Welche Karte wirkt zuerst?
huns-help-order = Mehrere deiner Karten wirken im selben Moment, und du bestimmst die Reihenfolge. Eine Karte, die nichts bewirken kann, wenn sie dran ist, wird übergangen.

# $chosen is how many cards have been chosen already: 0 or, with an Interpreter, 1.
huns-question-play =
    { $chosen ->
        [0] Welche Karte spielst du aus?
       *[other] Spielst du eine zweite Karte aus, und welche?
    }
huns-help-play = Du musst eine der Karten ausspielen, die du dir ansiehst. Sie kommt in dein Lager oder, wenn sie ein Fluch ist, in das eines Gegners. Die übrigen kommen verdeckt unter das Deck. Nur du weißt, welche es sind.

huns-question-curse = Wen verfluchst du mit „{ $card }“?
huns-help-curse = Wähle einen Gegner; der Fluch kommt in sein Lager. Er darf ihn sofort umgehen, aber das kostet ihn am Ende { huns-points }. Sonst wirkt der Fluch, bis er seine Felder gefüllt hat.

# $other is who played the Curse.
huns-question-flight = { $other } verflucht dich mit „{ $card }“: Umgehst du den Fluch?
huns-help-flight = Umgehst du den Fluch, liegt er verdeckt in deinem Lager: Er wirkt nie und kann nie aufgehoben werden, kostet dich am Ende aber { huns-points }. Nimmst du ihn hin, wirkt er, bis du seine Felder mit Waren beliebiger Farben gefüllt hast, und kostet dich am Ende nichts. Du entscheidest jetzt oder nie.

# $left is how many Valuables may still be taken, this one included.
huns-question-take =
    Von welcher Farbe nimmst du eine Ware{ $left ->
        [one] ?
       *[other] {" "}(noch { $left })?
    }
huns-help-take = Du nimmst Waren aus dem Vorrat. Wähle zuerst alle ihre Farben, in der Reihenfolge der Farben; dann bringst du sie auf eine Weise zusammen unter. Überlege, wo sie passen: Auf einen Söldner oder Fluch dürfen alle Farben, auf Wagen braucht jede Ware ein Feld ihrer eigenen Farbe.

huns-question-haul =
    Von welcher Farbe nimmst du { $count ->
        [one] eine Ware
       *[other] { $count } Waren
    }?
huns-help-haul = Du nimmst alle von einer Farbe aus dem Vorrat, oder so viele, wie er davon hat, und bringst sie auf eine Weise zusammen unter. Wähle eine Farbe, für die du Platz hast.

huns-question-steal = Wem nimmst du eine Ware weg, und welche?
huns-help-steal = Du nimmst Waren, die in den Lagern der Gegner liegen. Wählen kannst du nur solche, die sich zusammen mit den schon genommenen unterbringen lassen. Denk auch daran, was es den Gegner kostet: Ein Söldner, der nicht mehr voll ist, wirkt nicht mehr, und ein fast voller Wagen braucht länger.

huns-question-lose = Welche Ware auf deinen Wagen gibst du ab?
huns-help-lose = Eine Ware von den Wagen auf deinen Ladeplätzen geht in den Vorrat, und du wählst, welche. Gib eine ab, an die du leicht wieder kommst, oder eine von einem Wagen, der noch lange nicht voll ist.

huns-question-ward = Auf welche Karte legt dein Schamane eine Ware?
huns-help-ward = Wähle einen Fluch in deinem Lager mit einem freien Feld oder, wenn es keinen gibt, einen Söldner. Danach wählst du die Farbe der Ware, die aus dem Vorrat kommt.

huns-question-hire = Welchen Söldner füllen die Gekauften Klingen?
huns-help-hire = Alle freien Felder des Söldners, den du wählst, werden aus dem Vorrat gefüllt. Je mehr Felder frei sind, desto mehr gewinnst du; aber ein Söldner, dessen Wirkung du jetzt brauchst, kann mehr wert sein.

# $left is how many Valuables still go on $card.
huns-question-fill =
    Von welcher Farbe ist die Ware für „{ $card }“{ $left ->
        [one] ?
       *[other] {" "}(noch { $left })?
    }
huns-help-fill = Die Waren kommen aus dem Vorrat, und die Karte nimmt jede Farbe. Das Spiel endet nach einer Runde, in der eine Farbe aufgebraucht ist; mit deiner Wahl kannst du das Ende also näher bringen oder hinausschieben.

huns-question-reroll = Welchen Würfel wirfst du mit deinem Falken neu?
huns-help-reroll = Ein Würfel, den noch niemand genommen hat, wird neu geworfen, oder du lässt alle liegen. Eine 1 kann nur gleich bleiben oder besser werden, eine 3 nur gleich bleiben oder schlechter werden. Die neue Zahl gilt für alle.

huns-question-raise = Welchen Würfel erhöhst du mit deinem Pfadfinder um 1?
huns-help-raise = Ein Würfel, den noch niemand genommen hat und der 1 oder 2 zeigt, wird um 1 höher gedreht, oder du lässt alle liegen. Die Zahl gilt für alle; erhöhe also den Würfel, den du nehmen willst.

huns-question-send = Welchen Wagen verlierst du durch die Gebrochene Achse?
huns-help-send = Der Wagen kommt unter das Wagendeck, und die Waren darauf gehen in den Vorrat. Gib den ab, dem am meisten fehlt, um voll zu sein.

# $old is the Wagon that is given away, “none” while it has not been chosen.
huns-question-exchange =
    { $old ->
        [none] Welchen deiner Wagen tauschst du?
       *[other] Welchen Wagen der Auslage nimmst du für den { $old }?
    }
huns-help-exchange = Wähle zuerst den Wagen auf deinen Ladeplätzen, den du abgibst, dann einen aus der Auslage. Danach bringst du die Waren unter, die auf dem alten lagen, auf deinen Wagen oder auf einem Söldner oder Fluch; was nirgends passt, geht in den Vorrat.

huns-question-sabotage = Welchen Söldner eines Gegners sabotierst du?
huns-help-sabotage = Alle Waren darauf gehen in den Vorrat, und er wirkt nicht mehr, bis er wieder gefüllt ist. Bleibt er bis zum Ende nicht voll, verliert sein Besitzer 1 VP, statt 1 zu bekommen.

huns-question-purify = Welchen Fluch hebst du auf?
huns-help-purify = Der Fluch ist für immer aufgehoben, als hättest du ihn gefüllt. Wähle den, der dir am meisten schadet oder noch die meisten Waren braucht.

huns-question-start = Wer ist Startspieler?
huns-help-start = Der erste Startspieler wird ausgelost. Nach jeder Runde wandert der Marker nach links.

huns-question-roll = Was zeigen die Würfel?
huns-help-roll = Der Startspieler wirft die fünf Würfel, einen für jede Farbe. Sie zeigen 1 bis 3 und bestimmen, wie viele Karten man sich beim Ziehen ansieht und wie viele Waren man beim Plündern nimmt.

huns-question-look = Welche Karte ist es?
huns-help-look = Der Spieler sieht sich die obersten Karten eines Decks an und muss eine davon ausspielen. Die anderen sieht sonst niemand.

huns-question-reveal = Welcher Wagen ist es?
huns-help-reveal = Der oberste Wagen des Decks wird aufgedeckt: für die Auslage oder für den leeren Ladeplatz eines Spielers.

huns-question-show = Was zeigt der Würfel?
huns-help-show = Der Besitzer des Falken wirft einen Würfel neu. Er zeigt 1, 2 oder 3, und das gilt für alle.

# ---- Actions: huns-action-<verb>; $face is what the die shows. -as is for a space of another colour, -top for the deck;
# -<question> is for “done” as an answer to that question.

huns-action-draw = Ziehen: { $family } ({ $colour } { $face })
huns-action-pillage = Plündern: { $colour } ({ $face })
huns-action-waste = Den { $colour }en Würfel ohne Aktion nehmen
huns-action-play = Ausspielen: { $card }
huns-action-curse = Verfluchen: { $player }
huns-action-flee = Den Fluch umgehen
huns-action-suffer = Den Fluch hinnehmen
huns-action-first = Zuerst: { $card }
huns-action-fill = Alle auf „{ $card }“ legen
huns-action-put = Hinlegen: { $colour }
# $wagon is a Wagon in short, such as “Wolf bRGk”.
huns-action-load = { $colour } auf { $wagon } laden
huns-action-load-as = { $colour } statt { $space } auf { $wagon }
huns-action-take = Nehmen: { $colour }
huns-action-stash = Eine in das Depot legen
huns-action-wagon = Den { $wagon } nehmen
huns-action-wagon-top = Den obersten Wagen des Decks nehmen
huns-action-send = Den { $wagon } abgeben
huns-action-raid = Nutzen: { $card }
# $source is a Wagon in short, or a Mercenary, of $player’s.
huns-action-steal = { $player } { $source }: { $colour }
huns-action-aim = Wählen: { $card }
huns-action-lose = Abgeben: { $colour } von { $wagon }
huns-action-reroll = Den { $colour }en Würfel neu werfen ({ $face })
huns-action-raise = Den { $colour }en Würfel erhöhen ({ $face })
huns-action-done = Aufhören
huns-action-done-raid = Keinen Überfall nutzen
huns-action-done-place = Nichts mehr unterbringen
huns-action-done-stash = Alles zurückgeben
huns-action-done-play = Keine zweite Karte ausspielen
huns-action-done-steal = Nichts mehr wegnehmen
huns-action-done-reroll = Die Würfel so lassen
huns-action-done-raise = Die Würfel so lassen
# $player is the name of the first player.
huns-action-start = { $player } ist Startspieler
huns-action-roll = Wurf: { $dice }
huns-action-look = Ansehen: { $card }
huns-action-reveal = Aufdecken: { $wagon }
huns-action-show = Neuer Wurf: { $face }

# ---- Events: huns-event-<key>, with the fields of the event. $player is the name of whose deed it is, $other the name
# of the player in its field “by”. -seen is for those who may know the card; -as for a space of another colour.

huns-event-began = Runde { $round }: { $player } ist Startspieler.
huns-event-appointed = { $player } wird Startspieler.
huns-event-rolled = { $player } würfelt { $dice }.
huns-event-turned = { $player } bringt den { $colour }en Würfel auf { $face }.
# $deed is what is done with the die: draw, pillage or waste.
huns-event-die =
    { $player } nimmt den { $colour }en Würfel mit { $face } { $deed ->
        [draw] und zieht.
        [pillage] und plündert.
       *[waste] und kann damit nichts tun.
    }
huns-event-took =
    { $player } nimmt { $count ->
        [one] 1 { $colour }e Ware
       *[other] { $count } { $colour }e Waren
    }.
huns-event-returned =
    { $count ->
        [one] 1 { $colour }e Ware von { $player } geht
       *[other] { $count } { $colour }e Waren von { $player } gehen
    } in den Vorrat.
huns-event-stowed = { $player } legt 1 { $colour }e Ware in das Depot.
huns-event-put =
    { $player } legt { $count ->
        [one] 1 { $colour }e Ware
       *[other] { $count } { $colour }e Waren
    } auf „{ $card }“.
huns-event-loaded = { $player } lädt 1 { $colour }e Ware auf den { $wagon }.
huns-event-loaded-as = { $player } lädt 1 { $colour }e Ware auf den { $wagon } (Feld: { $space }).
huns-event-dispatched = { $player } schickt einen Wagen ab.
huns-event-wagon = { $player } nimmt den { $wagon }.
huns-event-revealed = Der { $wagon } wird aufgedeckt.
huns-event-sent = { $player } legt den { $wagon } unter das Wagendeck.
# $old is the Wagon that was given away.
huns-event-exchanged = { $player } tauscht den { $old } gegen den { $wagon }.
# $source is a Wagon or a Mercenary; of a Mercenary it may be several Valuables.
huns-event-lost =
    { $player } verliert { $count ->
        [one] 1 { $colour }e Ware
       *[other] { $count } { $colour }e Waren
    } von „{ $source }“.
huns-event-restored = { $player } bekommt auf „{ $source }“ zurück: { $colour }.
huns-event-played = { $player } spielt „{ $card }“ aus.
huns-event-cursed = { $other } verflucht { $player } mit „{ $card }“.
huns-event-used = { $player } nutzt „{ $card }“.
huns-event-readied = { $player } darf „{ $card }“ wieder nutzen.
huns-event-lifted = { $player } hat „{ $card }“ aufgehoben.
huns-event-fled = { $player } umgeht „{ $card }“.
huns-event-full = { $player } hat „{ $card }“ gefüllt.
huns-event-unfilled = Bei { $player } ist „{ $card }“ nicht mehr voll.
huns-event-looked = { $player } sieht in das Deck „{ $family }“.
huns-event-looked-seen = { $player } sieht sich an: { $card }.
huns-event-buried =
    { $player } legt { $count ->
        [0] nichts
        [one] eine Karte
       *[other] { $count } Karten
    } zurück unter das Deck „{ $family }“.
# $cards are the names of the cards put back.
huns-event-buried-seen =
    { $player } legt zurück unter das Deck „{ $family }“: { $count ->
        [0] nichts
       *[other] { $cards }
    }.
# $ending is what the event says (reserve, deck, limit) or the sentence for it.
huns-event-ended =
    { $ending ->
        [reserve] { huns-ending-reserve }
        [deck] { huns-ending-deck }
        [limit] { huns-ending-limit }
       *[other] { $ending }
    }

# ---- The end: where the points came from, what ended the game, what decided it

huns-source-raids = Überfälle
huns-source-mercenaries = Söldner
huns-source-veteran = Veteran
huns-source-treasures = Schätze
huns-source-curses = Umgangene Flüche
huns-source-wagons = Wagen
huns-source-types = Wagentypen

huns-ending-reserve = Das Spiel endet: Eine Farbe des Vorrats ist aufgebraucht.
huns-ending-deck = Das Spiel endet: Ein Deck ist aufgebraucht.
huns-ending-limit = Das Spiel endet nach Runde 40.

huns-decided-points = Die meisten VP entscheiden.
huns-decided-stash = Gleichstand bei den VP: Das größere Depot entscheidet.
huns-decided-shared = Gleichstand bei VP und Depot: Der Sieg wird geteilt.

# ---- The rules: huns-rules-<number> is the heading of a section, huns-rules-<number>-text its text, counted from 1

huns-rules-title = HUNS: die Regeln

huns-rules-1 = Worum es geht
huns-rules-1-text =
    Es ist der Winter des Jahres 453. Attila, der König der Hunnen, liegt im Sterben, und jeder seiner Heerführer hofft auf seine Nachfolge. Du bist einer von ihnen: Rüste dich aus, wirb Söldner an, führe Überfälle, wehre Flüche ab und schicke Wagen voller Waren heim.

    HUNS ist ein Würfel- und Kartenspiel für 2 bis 4 Spieler und dauert etwa 30 bis 45 Minuten. Wer am Ende die meisten Siegpunkte (VP) hat, gewinnt.

huns-rules-2 = Das Material
huns-rules-2-text =
    • fünf Familien von Karten, jede mit einer Farbe: Ausrüstungen (blau), Überfälle (rot), Söldner (grün), Flüche (schwarz) und Schätze (gelb)
    • 32 Wagen von vier Typen (Sonne, Wolf, Adler und Hirsch) mit je vier farbigen Feldern
    • fünf Würfel, einer in jeder Farbe, mit den Zahlen 1 bis 3
    • Waren: Würfelchen in den fünf Farben
    • ein Marker für den Startspieler

    Alles, was vor dir liegt, ist dein Lager: deine Karten, die Wagen auf deinen Ladeplätzen, deine abgeschickten Wagen und dein Depot.

huns-rules-3 = Spielaufbau
huns-rules-3-text =
    Zu zweit lasst ihr die Karten mit den Zeichen „3+“ und „4“ weg, zu dritt die mit dem Zeichen „4“. Mischt jede Familie und legt sie als verdecktes Deck bereit.

    Legt den Vorrat bereit: von jeder Farbe zu zweit 20 Waren, zu dritt 22 und zu viert 24.

    Mischt die Wagen und deckt vier als Auslage auf. Wird einer davon genommen, wird er sofort aus dem Deck ersetzt. Jeder Spieler bekommt 2 Wagen von oben aus dem Deck. Du hast 2 Ladeplätze und damit 2 Wagen, die du belädst, wenn keine Karte etwas anderes sagt.

    Der Startspieler wird ausgelost und nimmt den Marker. Zu dritt oder zu viert nimmt der dritte Spieler 1 Ware beliebiger Farbe; zu viert nimmt der vierte außerdem 2 Waren verschiedener Farben. Sie laden sie auf ihre Wagen; was nirgends passt, geht zurück.

huns-rules-4 = Die Runde
huns-rules-4-text =
    Der Startspieler wirft die fünf Würfel; jeder liegt bei seiner Farbe. Vom Startspieler an sind im Uhrzeigersinn alle nacheinander am Zug, bis alle fünf Würfel genommen sind. Eine Runde hat also fünf Züge, und manche Spieler handeln öfter als andere.

    In deinem Zug:

    1. Es geschieht, was deine Karten zu Beginn deines Zuges bewirken.
    2. Du darfst einen Überfall nutzen.
    3. Nimm einen der freien Würfel und führe damit genau eine Aktion aus: Ziehen oder Plündern. Ist beides nicht möglich, nimmst du den Würfel, und es geschieht nichts.
    4. Hast du noch keinen Überfall genutzt, darfst du es jetzt tun.
    5. Es geschieht, was deine Karten am Ende deines Zuges bewirken.

    Wenn alle fünf Würfel genommen sind und das Spiel nicht endet, wandert der Marker nach links, und eine neue Runde beginnt.

huns-rules-5 = Ziehen
huns-rules-5-text =
    Sieh dir so viele Karten des Decks in der Farbe des Würfels an, wie der Würfel zeigt, oder so viele, wie da sind. Eine davon musst du ausspielen, auch wenn es die einzige ist; die anderen legst du verdeckt unter das Deck.

    Flüche kommen in das Lager eines Gegners, alle anderen Karten in dein eigenes.

huns-rules-6 = Plündern
huns-rules-6-text = Nimm so viele Waren in der Farbe des Würfels aus dem Vorrat, wie der Würfel zeigt, oder so viele, wie da sind, und bringe sie unter. Eine Farbe, von der du keine einzige Ware unterbringen könntest, kannst du nicht plündern.

huns-rules-7 = Waren unterbringen
huns-rules-7-text =
    Immer wenn du Waren genommen hast, wähle für alle zusammen eine von zwei Weisen:

    • alle auf eine Karte: einen Söldner in deinem Lager mit freien Feldern oder einen Fluch dort, der weder aufgehoben noch umgangen ist. Farben dürfen sich mischen.
    • alle auf die Wagen deiner Ladeplätze: beliebig aufgeteilt, aber jede auf ein freies Feld ihrer eigenen Farbe.

    Alles, was auf die gewählte Weise passt, muss untergebracht werden. Nur was überzählig ist, geht dorthin zurück, woher es kam. Eine Weise, auf die nichts passt, darfst du nicht wählen, solange auf die andere etwas passt.

    Beispiele: Du plünderst 3 gelbe Waren. Du darfst einen Söldner mit 2 davon füllen und die dritte zurückgeben oder alle 3 auf einen Fluch legen, aber nicht 2 auf eine Karte und 1 auf eine andere. Du plünderst 3 blaue und hast zwei Wagen mit je einem freien blauen Feld: Auf jeden kommt eine, und die dritte geht zurück.

huns-rules-8 = Wagen
huns-rules-8-text =
    Ein voller Wagen wird sofort abgeschickt: Seine Waren kommen in dein Depot, und der Wagen kommt verdeckt auf den Stapel deiner abgeschickten Wagen. Nimm dann sofort einen neuen: einen aus der Auslage oder den obersten des Decks.

    Du bringst Waren eine nach der anderen unter; was du noch in der Hand hast, darf also auf den neuen Wagen. Beispiel: Du plünderst 2 grüne Waren. Die erste füllt einen Wagen; du nimmst einen neuen mit einem grünen Feld, und die zweite kommt dorthin.

    Nach dem Abschicken kommen zuerst deine eigenen Wirkungen, dann im Uhrzeigersinn die der anderen; danach machst du mit den Waren in der Hand weiter.

    Wie viele Wagen jemand abgeschickt hat, dürfen alle wissen. Von welchen Typen sie sind, konnten alle sehen, als sie beladen wurden.

huns-rules-9 = Ausrüstungen
huns-rules-9-text = Eine Ausrüstung wirkt für den Rest des Spiels. Hat sie eine Sofortwirkung, tritt diese ein, wenn du sie ausspielst. Ausrüstungen bringen keine VP.

huns-rules-10 = Überfälle
huns-rules-10-text = Ein Überfall wirkt einmal: Du darfst ihn in deinem Zug nutzen, bevor du einen Würfel nimmst oder nach deiner Aktion, auch wenn du ihn gerade erst ausgespielt hast. Drehe ihn quer. Pro Zug darfst du nur einen Überfall nutzen, und nur einen, der etwas ändern würde. Am Ende bringt jeder Überfall 1 VP, ob genutzt oder nicht.

huns-rules-11 = Söldner
huns-rules-11-text = Ein Söldner wirkt nur, solange jedes Feld darauf gefüllt ist. Verliert er eine Ware, wirkt er nicht mehr, bis er wieder gefüllt ist. Am Ende bringt jeder volle Söldner 1 VP, und jeder nicht volle kostet 1 VP.

huns-rules-12 = Flüche
huns-rules-12-text =
    Ein Fluch ist die einzige Karte, die du in das Lager eines Gegners spielst, nie in dein eigenes. Auf einem Fluch ist mit „du“ der Spieler gemeint, den er trifft. Er wirkt, bis alle seine Felder gefüllt sind; dann wird er quer gedreht: Er ist für immer aufgehoben. VP bringt oder kostet er so oder so nicht.

    Umgehen: In dem Moment, in dem dir ein Fluch gespielt wird, und nur dann, darfst du ihn umdrehen. Er wirkt nicht und bleibt in deinem Lager, kostet dich am Ende aber so viele VP, wie es Spieler gibt. Er wird nie wieder aufgedeckt.

huns-rules-13 = Schätze
huns-rules-13-text = Ein Schatz wirkt im Spiel nicht. Ist am Ende seine Bedingung erfüllt, bringt er so viele VP, wie es Spieler gibt.

huns-rules-14 = Wirkungen
huns-rules-14-text =
    Wirken mehrere deiner Karten im selben Moment, bestimmst du die Reihenfolge. Gehören sie verschiedenen Spielern, kommt zuerst, wer am Zug ist, dann die anderen im Uhrzeigersinn. Eine Wirkung, die nichts bewirken könnte, wird übergangen.

    Was zu Beginn oder am Ende deines Zuges wirkt, wirkt in jedem deiner Züge einer Runde. Freigestellt ist dir eine Wirkung nur, wo die Karte „darfst“ oder „bis zu“ sagt.

    „Nimm“ auf einer Karte heißt: aus dem Vorrat. Wähle zuerst die Farben und bringe dann alle Waren zusammen auf eine der zwei Weisen unter. Hat der Vorrat weniger, oder weniger Farben, nimm, was da ist.

huns-rules-15 = Das Ende des Spiels
huns-rules-15-text = Wenn alle fünf Würfel genommen sind und der letzte Zug ganz vorbei ist, seht euch den Vorrat und die fünf Kartendecks an: Ist in diesem Moment eine Farbe oder ein Deck leer, endet das Spiel. Was leer war und in derselben Runde wieder aufgefüllt wurde, zählt nicht, und das Wagendeck auch nicht. Nach Runde 40 endet das Spiel auf jeden Fall.

huns-rules-16 = Die Wertung
huns-rules-16-text =
    • Überfälle: je 1 VP, ob genutzt oder nicht.
    • Söldner: 1 VP für jeden vollen, −1 VP für jeden anderen.
    • Schätze: für jeden, dessen Bedingung erfüllt ist, so viele VP, wie es Spieler gibt.
    • Flüche: für jeden, den du umgangen hast, minus so viele VP, wie es Spieler gibt.
    • Wagen: für jeden, den du abgeschickt hast, so viele VP, wie es Spieler gibt.
    • Wagentypen: 1 VP für jeden verschiedenen Typ darunter oder 1 VP für jeden Wagen deines häufigsten Typs, je nachdem, was mehr ist.

    Beispiel: Zu viert hat jemand drei Wagen eines Typs und einen eines anderen abgeschickt: 16 VP für die Wagen und 3 VP für die Typen.

    Wer die meisten VP hat, gewinnt. Bei Gleichstand gewinnt von den Beteiligten, wer mehr Waren im Depot hat; sonst bringt das Depot nichts ein. Herrscht auch dabei Gleichstand, wird der Sieg geteilt.

huns-rules-17 = Was offen und was geheim ist
huns-rules-17-text = Geheim sind die Decks und was ein Spieler darin angesehen hat: Was du zurückgelegt hast, weißt nur du. Deine abgeschickten Wagen liegen verdeckt, aber jeder darf sie sich merken. Alles andere ist für alle offen.

huns-rules-18 = Eine Option: Überfälle immer wieder
huns-rules-18-text = Wird mit der Option raids=refresh gespielt, ist ein genutzter Überfall zu Beginn des nächsten Zuges seines Besitzers wieder bereit. Weiterhin ist nur ein Überfall pro Zug erlaubt.

huns-rules-19 = Begriffe
huns-rules-19-text =
    • Lager: alles, was vor einem Spieler liegt.
    • Vorrat: die Waren, die niemandem gehören.
    • Depot: die Waren der Wagen, die du abgeschickt hast. Es entscheidet bei Gleichstand.
    • Ladeplatz: der Platz für einen Wagen in deinem Lager, der noch nicht voll ist. Spricht eine Karte von Waren auf Wagen, meint sie die Wagen auf Ladeplätzen.
    • Abgeschickt: voll und unterwegs; nur diese Wagen bringen VP.
    • Wirken: Eine Ausrüstung wirkt, wenn kein Rost da ist; ein Söldner, solange er voll ist, wenn keine Meuterei da ist; ein Fluch, solange er aufgedeckt und nicht aufgehoben ist.
    • Voll: ein Söldner mit mindestens so vielen Waren, wie er braucht. Er braucht so viele, wie er Felder hat, wenn keine Karte etwas anderes sagt, mindestens aber eine.
    • Aufgehoben: ein Fluch, der einmal voll war oder geläutert wurde. Er wirkt nicht mehr und nimmt keine Waren mehr auf.
    • Umgangen: ein Fluch, der beim Ausspielen umgedreht wurde.
    • Überzählig: Waren, die auf die gewählte Weise nicht passen.
