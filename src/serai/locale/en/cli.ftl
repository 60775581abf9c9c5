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
cli-hint = Number or notation · ? explains, also ? { $card } · undo table log rules save quit
cli-commands = You can type the number of an answer or its notation, as records write it. Besides: ? and the name of a card, such as ? { $card }, explains the card; table shows all that lies on the table with every card; log tells what happened; undo takes your latest choice back; cards and rules show all cards and the rules; save keeps the game, save and a file keeps it there; quit leaves the game, which is saved.
cli-go-on = Press Enter to go on.
cli-cover = Everything secret is hidden. { $player }: press Enter when you alone see the screen.
cli-no-choice = Type a number from 1 to { $count }.
cli-no-card = There is no card “{ $name }”.
cli-undone = Taken back.
cli-undone-practice = Taken back, and the bots’ replies with it: from now on this is a practice game.
cli-practice = A practice game: a choice was taken back past the bots’ replies.
cli-saved = Saved in { $path }
cli-left = The game is saved. To go on: serai play --resume { $path }
cli-ended = The game is saved. To see it again: serai replay { $path }
cli-interrupted = Stopped.

# ---- The table of IUNU

cli-iunu-round = Round { $round } of { $last }
cli-iunu-start = Start: { $player }
cli-iunu-dice = Dice { $dice }
# $price is what a loaf costs the reader.
cli-iunu-loaf = Loaf { $price }
cli-iunu-decks = Deck { $deck }, Afterlife { $afterlife }
# $sole, $tied and $fed are marks beside numbers of Citizens.
cli-iunu-legend = { $sole } alone has the most: the majority   { $tied } tied for the most   { $fed } of them are fed   VP: if the game ended now
cli-iunu-legend-tight = { $sole } majority  { $tied } tied  { $fed } fed  5+2: hand + Afterlife  VP: if it ended now
# The castes in at most 5 columns, in table order.
cli-iunu-short-farmer = Farm.
cli-iunu-short-baker = Baker
cli-iunu-short-soldier = Sold.
cli-iunu-short-artisan = Art.
cli-iunu-short-merchant = Mrch.
cli-iunu-short-scribe = Scrb.
cli-iunu-short-priest = Pries
cli-iunu-short-noble = Noble
cli-iunu-short-pharaoh = Phar.
# The head of a narrow column: cards in hand and Afterlife cards.
cli-iunu-cards = Cards
cli-iunu-hand = Your hand
cli-iunu-ability = Ability
# A card with its multiplier.
cli-iunu-times = { $name } (×{ $times })
cli-iunu-kept = Your Afterlife cards: { $cards }
cli-iunu-returned = You saw and put back: { $cards }
# An answer and what it changes at once.
cli-iunu-answer = { $action } [{ $changes }]
cli-iunu-change-deben = { $change } Deben
cli-iunu-change-vp = { $change } VP
cli-iunu-brackets = In brackets stands what an answer changes for you at once. The VP in the table are what everybody would score if the game ended now, without the Afterlife cards that you cannot see.

# ---- The cards of IUNU

cli-iunu-edition = The { $name } edition: { $cards } Citizens
cli-iunu-copies = Cards
cli-iunu-effect = Effect
cli-iunu-card = { $card }: { $vp } VP, majority { $majority }, bread { $bread }

# ---- The score sheet of IUNU

cli-iunu-majority = Majority: { $card }
# An award that an Afterlife card multiplies.
cli-iunu-award = { $award } ×{ $times } = { $points }
cli-iunu-deben-points = Deben (3 for 1 VP)
cli-iunu-deben-worth = { $deben } → { $points }
cli-iunu-afterlife-of = Afterlife cards of { $player }: { $uses }
# An Afterlife card and the caste whose majority it multiplied.
cli-iunu-use = { $card } on { $caste }
cli-iunu-unused = unused: { $cards }

# ---- Reports

cli-simulating = Games
cli-simulated =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $game } with { $seats } seats in { $seconds } s: { $rate } decisions a second
cli-report-bot = Bot
cli-report-wins = Wins
cli-report-points = VP on average
cli-report-source = VP of a seat from
cli-report-rounds = Rounds
cli-report-end = End
cli-report-games = Games
cli-report-game = Game
cli-report-seats = Seats
cli-rate-playout = Playout
cli-rate-loop = Loop
cli-rate-copy = Copy
cli-rate-view = View
cli-rate-imagine = Imagine
cli-rates = Playout and loop: decisions a second, without chance and forced steps. The others: microseconds each.
cli-replay =
    { $game }, { $seats } seats, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, shown up to step { $at }
cli-asked = { $player } is asked: { $question }
cli-sound-record =
    sound ({ $game }, { $seats } seats, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $over ->
        [yes] finished
       *[no] not finished
    })
cli-sound-edition = sound ({ $game }, edition “{ $name }”)
cli-version =
    Serai { $version } ({ $build ->
        [compiled] compiled
       *[pure] pure Python
    })

# ---- The arena

# $bots are those that play, one for each seat.
cli-arena-head =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $game } with { $seats } seats: { $bots }
cli-arena-share = Wins, %
cli-arena-fair = fair
cli-arena-rating = Rating
cli-arena-better = { $better } is better than { $worse }: decided after { $games } games.
cli-arena-open = Which of { $one } and { $other } is better is not decided.
cli-arena-early = All was decided after { $games } of { $asked } games, so it stopped there; --all plays them all.
cli-arena-note = Intervals hold the true value in 95 of 100 cases if the number of games was fixed before; games with the same luck count as one observation. Fair is the share that equal bots would have. A bot with several seats has the wins of all and the mean of their VP. However often one looks, the chance that equal bots are told apart by mistake is at most 5 %. Ratings begin at 25; ± is twice the standard deviation.
cli-arena-resumed =
    Going on after { $games ->
        [one] 1 game that is
       *[other] { $games } games that are
    } kept in { $path }
cli-arena-kept =
    Stopped. { $games ->
        [one] 1 game is
       *[other] { $games } games are
    } kept in { $path }; the same command goes on with that.

# ---- The report on balance

cli-balance-title = How the games work out
# $command is a command line.
cli-balance-made = Made by { $command }.
cli-balance-method = How it was counted
cli-balance-method-bots = The bot “greedy” plays every seat. It looks one action ahead and plans nothing, so this tells how the numbers work in its hands, not in those of the best players.
cli-balance-method-games = ± gives the interval that holds the true value in 95 of 100 cases; of a hundred intervals about five miss it. What happens in one game hangs together, so games are what is counted as independent: means have normal intervals; shares are sums over sums with Wilson intervals for as many trials as give the variance found between games. A shared victory counts in equal parts.
cli-balance-method-taken = “Taken” is how often a thing was chosen where it was on offer and the answer could have been another thing, or nothing.
cli-balance-method-owners = “Victories” of a thing are those of the seats that own it at the end. A seat counts once a game, however many copies it has. { $above } and { $below } mark intervals that lie wholly above or below the fair share, one divided by the number of seats.
cli-balance-method-cause = Whoever does well owns more. That owners win often does not show that they win because of what they own.
# $games, $rules and $edition are written as they are; $options are settings such as scribe=any.
cli-balance-about = { $games } games for each number of seats; edition “{ $edition }”, rules version { $rules }, { $options }.
cli-balance-note-iunu = Citizens are taken when they are played or added from hand, and owned by whose Dynasty has one. Afterlife cards are taken when they are kept after a look. A majority is owned by whoever alone has the most Citizens of a type at the end.
cli-balance-note-huns = Cards are taken when they are played out of those looked at, and owned by whose Camp they lie in: a Curse by whom it strikes. Wagons are taken when they lie face up, and owned loading or dispatched. Much looks alike to this bot: when it plays a card, all Equipment is worth the same to it, and so are all Raids, all Mercenaries and all Curses, except for cards that act at once (such as “{ huns-card-jewelled-saddle }” and “{ huns-card-broken-axle }”) or change cards that already lie in a Camp (such as “{ huns-card-bone-amulet }” and “{ huns-card-pay-chest }”); empty Wagons are nearly all worth the same too. Of equals it takes any. So there “taken” shows its luck, not how good a card or Wagon is; it tells something only of Treasures and of those exceptions. What is to be read is the victories of the owners. “{ huns-card-clear-sky }” counts for it as soon as it lies in a Camp, and a Curse takes that away: so it takes the card, and then everybody curses its owner again and again. With three or four seats this is why the owners of “{ huns-card-clear-sky }” and of Curses win so seldom.
cli-balance-length = Length
cli-balance-range = Rounds and decisions of a game: the mean, and in brackets what 5 and 95 in 100 games do not exceed. A question with one answer is no decision. The other numbers are percentages of the games.
cli-balance-decisions = Decisions
cli-balance-shared = Shared victories
cli-balance-sources = Points by source
cli-balance-winners = winners
cli-balance-order = Victories by turn order
# $place counts from 1, in the first round.
cli-balance-place = Turn { $place }
cli-balance-numbers = Victories by seat
# $seat counts from 0, as on the command line.
cli-balance-seat = Seat { $seat }
cli-balance-numbers-note = Lots decide who begins, so the rules favour no seat. A seat that wins more or less often than its share shows that the bots prefer some seats to others, or the luck of these games.
cli-balance-wins = Victories
cli-balance-taken = Taken
cli-balance-copies = Copies
cli-balance-seats = { $seats } seats
# $share is a percentage.
cli-balance-fair = fair: { $share }
# What stands in the place of a picture for those who cannot see it.
cli-balance-picture = The numbers of the table above as a picture
cli-balance-axis-taken = Taken when offered, %
cli-balance-axis-wins = Victories of owners; 1 is the fair share
cli-balance-written = The report is written: { $path }

# ---- Reviews

cli-reviewing = Reviewing
cli-review-head = { $game }: { $decisions } decisions, { $iterations } iterations of search at each
cli-review-player = Player
cli-review-decisions = Decisions
cli-review-agreed = As the search
cli-review-mean = Lost on average, %
cli-review-worst = At most, %
cli-review-turning = What cost most
cli-review-all = Every decision
cli-review-none = No decision cost { $slip } % or more of the chance of winning.
# $player is a player's name.
cli-review-step = Step { $step }, { $player }
# Percentages of the chance of winning.
cli-review-chances = Chance of winning: { $chance } % as played, { $best } % at best.
cli-review-same = Chance of winning: { $best } %; the search would do the same.
# $line are sentences.
cli-review-better = Better: { $line }
cli-review-note = The chances are those of the bot “hard”, which knows at each decision what its player knew then. Differences of one or two percent are mostly chance.

# ---- Help

cli-help-usage = Usage: { $line }
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-serai = Play, simulate and study the tabletop games of Serai.
cli-help-play = Play a game against bots, or with others at one screen. Every step is saved.
cli-help-simulate = Let bots play many games and report how they went. Equal seeds give equal results.
cli-help-arena = Let bots play each other and tell which is better. In each group of games every bot plays every seat with the same luck. It stops as soon as the result is certain enough, and goes on where it was interrupted.
cli-help-balance = Let greedy bots play very many games and write a report: length, points, turn order, and every card or type. It can measure your own edition.
cli-help-replay = Tell a recorded game again, step by step.
cli-help-review = Judge a recorded game: what each decision cost, from what its player knew then, and what was better.
cli-help-check = Check records, and edition files that end in .toml: one line for each.
cli-help-cards = Show the cards of a game with their numbers and texts.
cli-help-rules = Show the rules of a game.
cli-help-bench = Measure how fast the rules run.
cli-argument-game = The game: { $games }
cli-argument-games = One game or several: { $games }
cli-argument-record = A recorded game
cli-argument-files = Records or edition files
# $languages are the tags of languages with their names.
cli-option-lang = The language: { $languages }; otherwise that of SERAI_LANG or of the system
cli-option-help = Show this help
cli-option-version = Show the version, and whether the rules are compiled
cli-option-seat = Who plays: you, or a bot: easy (looks one action ahead, but is often careless), medium (looks one action ahead), hard (thinks ahead for half a second), master (for two seconds). Repeat it for each seat; several “you” share the screen. Otherwise you and two bots that look one action ahead
cli-option-name = A person’s name; repeat it for each “you”
cli-option-edition = Play with the numbers of this file instead of the built-in edition
cli-option-option = An option of the game, such as scribe=any; may be repeated
cli-option-play-seed = Repeat the luck of the same number; otherwise it is always new
cli-option-save = Keep the game in this new file; otherwise in your data folder
cli-option-resume = Go on with the saved game in this file
cli-option-memory-aid = Show what everybody saw but nobody may look up: in HUNS the types of the Wagons that others have dispatched
cli-option-json = Print one JSON object instead of words
cli-option-seats = The number of seats; otherwise 3
cli-option-games = The number of games; otherwise 1000
cli-option-bots = The bots that fill the seats in turn, such as random,greedy; otherwise random. They move on by a seat after each game
cli-option-seed = The number that all luck depends on; otherwise 1
cli-option-records = Write a record of each game into this folder
cli-option-processes = The number of processes; otherwise one for each core
cli-option-arena-bots = The bots that play, one for each seat; the last takes all seats that are left. With 4 seats greedy,random is one greedy among three random
cli-option-arena-seats = The number of seats; otherwise 2
cli-option-arena-games = The most games, rounded up to whole groups of as many games as there are seats; otherwise 1000
cli-option-budget = The milliseconds that a bot may think about a decision, if it uses such a limit; otherwise its own
cli-option-iterations = The iterations that a bot may search for a decision, with equal results for equal seeds
cli-option-all = Play all games even if the result is certain before
cli-option-arena-out = Keep the results in this file, and go on from those that it holds; otherwise only unfinished ones are kept, in your data folder
cli-option-balance-seats = Only this number of seats; may be repeated; otherwise all
cli-option-balance-games = The number of games for each number of seats; otherwise 20000
cli-option-out = Write balance.md and the folder of its pictures into this folder; otherwise, unless --json is there, into the present one
cli-option-at = Stop after so many steps
cli-option-review-iterations = How many iterations to search at each decision; otherwise 2000
cli-option-review-all = Tell every decision, not only those that cost most
cli-option-bench-seats = Only this number of seats; otherwise all
cli-option-milliseconds = The time for each measurement; otherwise 1000

# ---- Errors: error-<code>, with the fields of the error

error-bad-name = “{ $name }” cannot be a player’s name: a name has 1 to { $longest } printable characters and no comma, and no two are alike.
error-too-many-names =
    { $names ->
        [one] There is 1 name
       *[other] There are { $names } names
    } for { $people ->
        [0] no person.
        [one] 1 person.
       *[other] { $people } people.
    }
error-unknown-command = There is no command “{ $command }”. Choose from: { $possible }
# $what is the option or argument that is wrong.
error-bad-usage =
    { $problem ->
        [option] There is no option { $what }.
        [missing] { $what } is missing.
        [value] { $what } needs a value.
        [resume] { $what } does not go with --resume: the saved game says it all.
       *[other] This command line cannot be read.
    } See: { $command } --help
error-not-whole = “{ $value }” is not a whole number of up to { $digits } digits.
error-not-setting = “{ $value }” is not an option; one looks like scribe=any.
error-no-such-step = The record has no step { $at }; its steps are 0 to { $steps }.
error-missing-plots = The pictures of the report are drawn by matplotlib, which is not installed. Install it: pip install 'serai[plots]'
# $what is the setting that differs.
error-other-arena =
    { $path } holds the results of another arena. { $what ->
        [version] The version of Serai
        [game] The game
        [rules] The version of the rules
        [edition] The edition
        [options] The options
        [bots] The bots
        [seed] The seed
        [budget] The budget
        [iterations] The number of iterations
       *[arena] The format
    } there: { $found }; here: { $wanted }
error-other-seats =
    The saved game has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, but { $named ->
        [one] one player is named.
       *[other] { $named } players are named.
    }

# ---- The board of HUNS

cli-huns-round = Round { $round }   First: { $first }
cli-huns-turn = Turn: { $player }
# $empty are the colours and decks that are used up; the game ends with the round unless they are refilled.
cli-huns-last = Last round unless refilled: { $empty }
# The head of a column: the letter that stands for a colour on Wagons, and the colour.
cli-huns-hue = { $letter } { $colour }
cli-huns-deck = { $family } { $count }
cli-huns-row = Face-up Wagons: { $wagons } (deck: { $deck })
# The types of Wagons in at most 6 columns, to stand before the letters of the spaces.
cli-huns-type-sun = Sun
cli-huns-type-wolf = Wolf
cli-huns-type-eagle = Eagle
cli-huns-type-stag = Stag
# The heads of narrow columns: at most 6 columns each, but for the last.
cli-huns-head-vp = VP
cli-huns-head-stash = Stash
cli-huns-head-sent = Sent
cli-huns-head-equipment = Equip
cli-huns-head-raid = Raid
cli-huns-head-mercenary = Merc
cli-huns-head-curse = Curse
cli-huns-head-treasure = Treas
cli-huns-head-loading = Loading
cli-huns-legend = 2/3: of 3 cards 2 count now   bRGk: R and G are loaded   VP: if it ended now (+ secret types)
cli-huns-marks = In the table, 2/3 means: of 3 cards of a family 2 count now. Equipment, a Mercenary or a Curse counts if it works, a Raid if it can be used, a Treasure if its condition holds. A Wagon is a letter for each space: small while it is empty, a capital once it is loaded. A Mercenary or Curse 1/3 holds 1 Valuable and needs 3. The VP are what everybody would score if the game ended now. The types of the Wagons that others have dispatched are secret: a + means that their VP are without what hangs on the types (the VP for types, { huns-card-four-winds } and { huns-card-caravan }). Whoever plays with --memory-aid sees all that. In brackets stands what an answer brings you at once.
# VP of somebody whose dispatched Wagons may bring more by their types, which are secret.
cli-huns-at-least = { $points }+
# A Camp; $sent are the types of the Wagons dispatched, with their numbers, or only how many where types are secret.
cli-huns-camp = { $player }   Loading: { $wagons }   Dispatched: { $sent }
cli-huns-camp-own = Your Camp   Loading: { $wagons }   Dispatched: { $sent }
# What a Camp may still do in the present turn; $cause is the Curse that limits it.
cli-huns-limits = This turn: { $limits }
cli-huns-limit-loads = loads left { $count } ({ $cause })
cli-huns-limit-strays = loads on another colour left { $count }
cli-huns-limit-late = Wagons still to come { $count } ({ $cause })
# Cards that lie alike; $cards may be empty, and the blank before it counts.
cli-huns-group = { $group }: { $cards }
# $cause is the Curse that is to blame.
cli-huns-group-equipment-working = Equipment
cli-huns-group-equipment-idle = Equipment without effect ({ $cause })
cli-huns-group-raid-ready = Raids ready
cli-huns-group-raid-barred = Raids forbidden ({ $cause })
cli-huns-group-raid-waiting = Raids waiting (one was used this turn)
cli-huns-group-raid-used = Raids used
cli-huns-group-mercenary-working = Mercenaries at work
cli-huns-group-mercenary-idle = Mercenaries without effect ({ $cause })
cli-huns-group-mercenary-unfilled = Mercenaries not full
cli-huns-group-curse-working = Curses at work
cli-huns-group-curse-lifted = Curses lifted
cli-huns-group-curse-fled = Curses fled
cli-huns-group-treasure-held = Treasures met
cli-huns-group-treasure-open = Treasures not met
cli-huns-group-treasure-secret = Treasures that count secret types
# A card that holds $count Valuables and needs $need.
cli-huns-filled = { $card } { $count }/{ $need }
# A Curse and who played it, where that matters.
cli-huns-by = { $card } (from { $player })
cli-huns-detail = { $card }: { $text }
cli-huns-buried = You put under decks: { $cards }
# An answer and what it brings at once.
cli-huns-answer = { $action } [{ $changes }]
cli-huns-change-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cli-huns-change-valuables =
    { $count ->
        [one] 1 Valuable
       *[other] { $count } Valuables
    }
cli-huns-change-filled = { $count }/{ $need }
cli-huns-change-sent = dispatched
cli-huns-change-vp = { $change } VP
cli-huns-edition = HUNS, edition { $name }
cli-huns-card = { $card } ({ $family })

# ---- serve: the table in the browser

cli-help-serve = Open the table in the browser, for oneself or for others on the network. All games are kept; Ctrl-C ends it.
cli-option-host = The address to listen at; 0.0.0.0 lets others on the network in. Otherwise only this machine
cli-option-port = The port; otherwise 8737, or the next that is free
cli-option-data = The folder where all games are kept; otherwise the one where this system keeps your data
cli-option-no-browser = Do not open a browser
# $address is the address to open.
cli-serving = Serai is open at { $address } · Ctrl-C ends it; games go on when it runs again.
cli-serve-no-client = Serai was installed without its browser client. From a clone of the repository: python web/build.py
