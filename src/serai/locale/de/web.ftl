# The words of the browser client that belong to no single game.

# ---- Small parts of texts

# Between the items of a list; the blank at the end counts.
web-comma = ,{" "}
# Joins names: those before, and the last.
web-and = { $left } und { $right }
# $name occurs $count times.
web-count = { $name } ×{ $count }
# A sentence and the next.
web-then = { $before } { $after }
web-percent = { $number } %
web-close = Schließen
web-loading = Einen Augenblick …

# ---- The bar at the top

web-home = Serai, zum Eingang
web-language = Sprache
web-you = Du
# The name of somebody who has not told one.
web-guest = Gast
web-rules = Regeln
web-settings = Einstellungen

# ---- The games

web-game-iunu = Iunu
web-game-iunu-line = Gründe und nähre eine Dynastie.
web-game-iunu-size = 2 bis 4 Spieler, eine halbe Stunde
web-game-huns = Huns
web-game-huns-line = Belade Wagen, verfluche Rivalen.
web-game-huns-size = 2 bis 4 Spieler, eine Stunde

# ---- The entrance

web-home-title = Serai: ein Spiel wählen und spielen
web-home-choose = Wähle ein Spiel
web-home-table = Dein Tisch
web-home-who = Wer setzt sich?
web-home-you = du, an diesem Gerät
web-home-friend = Ein Freund
web-home-here = auch an diesem Gerät
web-home-their-name = Der Name
web-home-link-later = Du bekommst einen Link zum Schicken.
# $command starts the game there.
web-home-closed = Nur im Terminal: { $command }
web-home-level-of = Stärke von { $name }
web-home-remove = { $name } entfernen
web-home-add-bot = Bot dazu
web-home-invite = Einladen
web-home-same-device = Gleiches Gerät
web-home-play = { $game } spielen
web-home-options = Optionen
web-home-watch = Den Bots zusehen
web-home-learn = Zum ersten Mal? Lerne am Tisch
# $clock tells how long one may think, such as “no clock”.
web-home-sum-iunu =
    { $seats ->
        [2] Zwei Spieler, acht Runden
        [3] Drei Spieler, neun Runden
       *[other] Vier Spieler, acht Runden
    }, { $clock }.
web-home-sum-huns =
    { $seats ->
        [2] Zwei Spieler
        [3] Drei Spieler
       *[other] Vier Spieler
    }, bis eine Farbe oder ein Stapel aufgebraucht ist, { $clock }.
web-home-sum-undo-bots = Deinen letzten Zug kannst du zurücknehmen.
web-home-sum-undo-people = Deinen letzten Zug kannst du zurücknehmen, bis jemand anderes zieht.

# ---- Bots

web-level-easy = Sanft
web-level-easy-note = Denkt eine Aktion voraus, ist aber oft achtlos
web-level-medium = Solide
web-level-medium-note = Denkt eine Aktion voraus
web-level-hard = Scharf
web-level-hard-note = Spielt in Gedanken viele Spiele voraus
web-level-master = Meister
web-level-master-note = Der stärkste Bot, den es gibt
# The names of the bots at a table.
web-bot-iunu-1 = Ahmes
web-bot-iunu-2 = Tuja
web-bot-iunu-3 = Hapu
web-bot-iunu-4 = Merit
web-bot-huns-1 = Orestes
web-bot-huns-2 = Kreka
web-bot-huns-3 = Ellak
web-bot-huns-4 = Edekon

# ---- Options of a table

web-options = Optionen von { $game }
web-options-clock = Bedenkzeit
web-options-clock-note = Wessen Zeit abläuft, für den spielt ein Bot, bis er zurück ist.
web-clock-none = ohne Uhr
web-clock-live = { $minutes } Min. + { $increment } s
web-clock-days =
    { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }
web-options-listed = Alle dürfen mitspielen
web-options-listed-note = Der Tisch steht in der Liste der offenen Tische. Sonst findet ihn nur, wer einen Link hat.
web-option-iunu-scribe = Schreiber ersparen die Kosten
web-option-iunu-scribe-set = von Schreibersätzen
web-option-iunu-scribe-any = aller Sätze
web-option-huns-raids = Ein Überfall ist nutzbar
web-option-huns-raids-once = einmal
web-option-huns-raids-refresh = immer wieder
web-options-edition = Ausgabe
web-options-edition-note = Die Zahlen deines gedruckten Spiels, als Datei.
web-options-edition-choose = Datei wählen
web-options-edition-remove = Entfernen
web-options-edition-built-in = eingebaut

# ---- Going on, joining

web-continue = Weiterspielen
web-continue-round = { $game }, Runde { $round }
web-continue-waiting = { $game }, wartet auf Spieler
web-continue-with = mit { $players }
web-your-turn = du bist dran
web-join = Zu einem Freund setzen
web-join-placeholder = Link einfügen
web-join-label = Der Link eines Tisches
web-join-button = Beitreten
web-join-wrong = Das ist kein Link zu einem Tisch. Er sieht so aus: …#/join/…
web-open-tables =
    { $count ->
        [0] Kein offener Tisch
        [one] 1 offener Tisch
       *[other] { $count } offene Tische
    }
web-open-title = Offene Tische
web-open-none = Gerade wartet niemand auf Mitspieler. Decke einen Tisch, zu dem sich alle setzen dürfen, und er steht hier.
web-open-seats =
    { $players } · { $free ->
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
web-open-join = Hinsetzen

# ---- Settings

web-settings-text = Schriftgröße
web-settings-motion = Bewegung
web-settings-motion-full = Bewegt
web-settings-motion-none = Unbewegt
web-settings-sound = Klänge
web-settings-symbols = Symbole neben Farben
web-settings-symbols-note = Formen und Muster unterscheiden alles, was Farben unterscheiden.
web-settings-left = Für Linkshänder
web-settings-left-note = Was du am meisten drückst, steht links.
web-settings-memory = Gedächtnisstütze
web-settings-memory-note = Zeigt, was alle gesehen haben, aber niemand nachsehen darf, etwa die Arten losgefahrener Wagen.
web-settings-notify = Sag mir, wenn ich dran bin
web-settings-notify-note = Mit einer Mitteilung des Browsers, während die Seite im Hintergrund ist.
web-settings-hints-again = Die ersten Hinweise wieder zeigen

# ---- Who you are

web-profile = Wer du bist
web-profile-name = Dein Name an den Tischen
web-profile-rename = Sichern
web-profile-renamed = Von jetzt an heißt du { $name }.
web-profile-device = Konten gibt es nicht: Dieses Gerät kennt dich. Ein Wiederherstellungscode bringt dich auf ein anderes.
web-profile-show-code = Meinen Wiederherstellungscode zeigen
web-profile-code-note = Halte ihn geheim: Wer ihn hat, kann als du spielen.
web-profile-enter-code = Der Wiederherstellungscode eines anderen Geräts
web-profile-recover = Benutzen
web-profile-recovered = Willkommen zurück, { $name }.

# ---- When something goes wrong

web-error-no-server = Der Server antwortet nicht. Läuft er noch?

# ---- The rules

web-rules-find = In Regeln und Karten suchen
web-rules-contents = Inhalt
web-rules-cards = Die Karten
web-rules-nothing = Nichts in den Regeln erwähnt „{ $find }“.

# ---- About

web-about = Über Serai
web-about-text = Serai ist ein Rasthaus, in dem Karawanen rasten und Menschen spielen. Es ist freie Software.
web-about-icons = Symbole
web-about-icons-text = Die Symbole sind von Lorc, Delapouite und anderen, umgefärbt, manche gedreht:
web-about-fonts = Schriften
web-about-font = { $name } von { $by }
web-about-licence = Lizenz
web-about-licence-text = Alles andere wurde für dieses Projekt gemacht und steht unter der

# ---- The tools at the table

web-link-open = verbunden
web-link-sending = sendet
web-link-connecting = verbindet
web-link-lost = Verbindung verloren
web-link-closed = geschlossen
web-tool-undo = Zurücknehmen
web-tool-hint = Tipp
web-tool-now = Was kann ich jetzt tun?
web-tool-rules = Regeln
web-tool-chat = Gespräch
web-tool-invite = Einladen
web-tool-settings = Einstellungen
web-tool-leave = Den Tisch verlassen
web-tool-more = Mehr

# ---- Chat

web-chat-said = Was gesagt wurde
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-reactions = Schnelle Antworten
web-chat-placeholder = Etwas sagen
web-chat-send = Sagen
web-reaction-hello = grüßt
web-reaction-good = Gut gespielt!
web-reaction-wow = Oha!
web-reaction-thinking = denkt nach
web-reaction-sorry = Verzeihung!
web-reaction-thanks = Danke!

# ---- The end of a game

web-end-sources = Punkte nach Quelle
web-end-total = Summe
web-end-chart = Punkte nach Runde
web-end-chart-label = Eine Linie für jeden Spieler; die Zahlen folgen als Tabelle.
web-end-round = Runde
web-end-again = Noch einmal
web-end-replay = Von Anfang an ansehen
web-end-copy = Link kopieren
web-end-save = Aufzeichnung sichern
web-end-leave = Den Tisch verlassen
web-end-table = Den Tisch ansehen
web-end-sheet = Wertungsblatt
web-end-you-by =
    Du gewinnst mit { $by ->
        [one] 1 Punkt
       *[other] { $by } Punkten
    } Vorsprung
web-end-you-tie = Du gewinnst den Gleichstand
web-end-rank =
    { $rank ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
       *[other] Vierter
    }
# $level is how strong the bot is.
web-end-bot = Bot: { $level }
web-end-facts = Beendet in Runde { $round }
web-end-rematch = Die anderen spielen noch einmal: Komm mit.
web-turns = Die Wendepunkte
web-turns-by = beurteilt vom stärksten Bot
web-turns-ask = Den stärksten Bot fragen
web-turns-wait = Der Bot sieht sich jede Entscheidung an. Das dauert ein, zwei Minuten.
web-turns-none = Keine Entscheidung hat viel gekostet: Alle haben gut gespielt.
web-turns-round = Runde { $round }
# Percentages of the chance of winning.
web-turns-chance = Gewinnchance bestenfalls { $best } %, wie gespielt { $played } %
web-turns-see = Ansehen
# $line are sentences.
web-turns-better = Besser: { $line }

# ---- At the table

web-title-turn = Du bist dran · { $game }
web-spectator = Jemand, der zusieht
web-link-lost-note = Die Verbindung ist verloren, sonst nichts: Sie kommt von selbst wieder.
web-skip = Gleich zum Jetzt
web-away = Während du weg warst
web-away-show = Am Tisch zeigen
web-away-go-on = Weiter
web-chat-heard = { $name }: { $text }
web-hint = Ein Bot würde das tun: { $action }
web-hint-note = Wie oft jede gewinnen würde, so wie der Bot rechnet aus dem, was du siehst.
web-now-deeds =
    { $count ->
        [one] Du kannst eines tun:
       *[other] Du kannst eines von { $count } Dingen tun:
    }
web-now-more = und { $count } mehr
web-now-wait = { $player } ist dran. Du kannst dich umsehen, die Regeln lesen oder etwas sagen.
web-now-nothing = Gerade wird niemand etwas gefragt.
web-rules-all = Alle Regeln und Karten
web-invite = Einladen
web-invite-join = Zum Mitspielen
web-invite-watch = Zum Zusehen
web-invite-copy = Kopieren
web-invite-copied = Kopiert
web-invite-share = Teilen
web-invite-none = Dieser Tisch hat keine Links zu vergeben.
web-invite-note = Wer einen Link hat, kann ihn benutzen; schicke ihn nur denen, die du meinst.
web-handover = { $name }, du bist dran
web-handover-text = Alles Geheime ist verdeckt. Mach weiter, wenn nur du den Bildschirm siehst.
web-handover-ready = Ich bin { $name }
web-guide = Hinweis fürs erste Spiel
web-guide-next = Verstanden
web-guide-none = Keine Hinweise mehr

# ---- Replays

web-replay = Wiederholung
web-replay-back = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-step = Schritt des Spiels
web-replay-at = Runde { $round }, Schritt { $step } von { $steps }
web-replay-before = Vor der ersten Runde
web-replay-seen = Gesehen von
web-replay-all = Alle Karten offen
web-replay-link = Link kopieren
web-replay-no-chat = Was am Tisch gesagt wurde, steht nicht in der Aufzeichnung.

# ---- Games, joining

web-games = Deine Spiele
web-games-and-records = Alle Spiele und Aufzeichnungen
web-games-none = Du hast noch kein Spiel gespielt.
web-games-over = zu Ende
web-games-goes-on = läuft
web-games-drop = Eine Aufzeichnung ansehen
web-games-drop-note = Lege eine Aufzeichnung hier ab oder klicke, um eine zu wählen.
web-join-title = Ein Tisch von { $game }
web-join-nobody = Noch niemand
web-join-full = Alle Plätze sind besetzt.
web-waiting = Ein Tisch von { $game } wartet auf Spieler
web-waiting-open = ein freier Platz
web-waiting-start = Jetzt beginnen, mit Bots auf den freien Plätzen
