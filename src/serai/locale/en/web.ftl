# The words of the browser client that belong to no single game.

# ---- Small parts of texts

# Between the items of a list; the blank at the end counts.
web-comma = ,{" "}
# Joins names: those before, and the last.
web-and = { $left } and { $right }
# $name occurs $count times.
web-count = { $name } ×{ $count }
# A sentence and the next.
web-then = { $before } { $after }
web-percent = { $number } %
web-close = Close
web-loading = One moment …

# ---- The bar at the top

web-home = Serai, to the entrance
web-language = Language
web-you = You
# The name of somebody who has not told one.
web-guest = Guest
web-rules = Rules
web-settings = Settings

# ---- The games

web-game-iunu = Iunu
web-game-iunu-line = Raise a Dynasty and feed it.
web-game-iunu-size = 2 to 4 players, half an hour
web-game-huns = Huns
web-game-huns-line = Load Wagons, curse your rivals.
web-game-huns-size = 2 to 4 players, one hour

# ---- The entrance

web-home-title = Serai: choose a game and play
web-home-choose = Choose a game
web-home-table = Your table
web-home-who = Who sits down?
web-home-you = you, on this device
web-home-friend = A friend
web-home-here = at this device, too
web-home-their-name = Their name
web-home-link-later = You get a link to send.
# $command starts the game there.
web-home-closed = Only in the terminal: { $command }
web-home-level-of = Level of { $name }
web-home-remove = Remove { $name }
web-home-add-bot = Add a bot
web-home-invite = Invite by link
web-home-same-device = Same device
web-home-play = Play { $game }
web-home-options = Options
web-home-watch = Watch the bots
web-home-learn = First game? Learn it at the table
# $clock tells how long one may think, such as “no clock”.
web-home-sum-iunu =
    { $seats ->
        [2] Two players, eight rounds
        [3] Three players, nine rounds
       *[other] Four players, eight rounds
    }, { $clock }.
web-home-sum-huns =
    { $seats ->
        [2] Two players
        [3] Three players
       *[other] Four players
    }, until a colour or a deck is used up, { $clock }.
web-home-sum-undo-bots = You can take back your last move.
web-home-sum-undo-people = You can take back your last move until somebody else moves.

# ---- Bots

web-level-easy = Gentle
web-level-easy-note = Looks one action ahead, but is often careless
web-level-medium = Steady
web-level-medium-note = Looks one action ahead
web-level-hard = Sharp
web-level-hard-note = Thinks many games ahead
web-level-master = Master
web-level-master-note = The strongest bot there is
# The names of the bots at a table.
web-bot-iunu-1 = Ahmes
web-bot-iunu-2 = Tuya
web-bot-iunu-3 = Hapu
web-bot-iunu-4 = Meret
web-bot-huns-1 = Orestes
web-bot-huns-2 = Kreka
web-bot-huns-3 = Ellak
web-bot-huns-4 = Edeko

# ---- Options of a table

web-options = Options of { $game }
web-options-clock = Time to think
web-options-clock-note = A bot plays for whoever runs out of time, until they are back.
web-clock-none = no clock
web-clock-live = { $minutes } min + { $increment } s
web-clock-days =
    { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
web-options-listed = Anybody may join
web-options-listed-note = The table stands in the list of open tables. Otherwise only those with a link find it.
web-option-iunu-scribe = Scribes waive the cost of
web-option-iunu-scribe-set = sets of Scribes
web-option-iunu-scribe-any = every set
web-option-huns-raids = A Raid may be used
web-option-huns-raids-once = once
web-option-huns-raids-refresh = again and again
web-options-edition = Edition
web-options-edition-note = The numbers of your printed copy, as a file.
web-options-edition-choose = Choose a file
web-options-edition-remove = Remove
web-options-edition-built-in = built-in

# ---- Going on, joining

web-continue = Continue
web-continue-round = { $game }, round { $round }
web-continue-waiting = { $game }, waiting for players
web-continue-with = with { $players }
web-your-turn = your turn
web-join = Join a friend
web-join-placeholder = Paste a link
web-join-label = The link of a table
web-join-button = Join
web-join-wrong = That is not a link to a table. It looks like this: …#/join/…
web-open-tables =
    { $count ->
        [0] No open table
        [one] 1 open table
       *[other] { $count } open tables
    }
web-open-title = Open tables
web-open-none = Nobody waits for players just now. Set up a table that anybody may join, and it stands here.
web-open-seats =
    { $players } · { $free ->
        [one] 1 seat free
       *[other] { $free } seats free
    }
web-open-join = Sit down

# ---- Settings

web-settings-text = Text size
web-settings-motion = Motion
web-settings-motion-full = Moving
web-settings-motion-none = Still
web-settings-sound = Sounds
web-settings-symbols = Symbols beside colours
web-settings-symbols-note = Shapes and patterns tell everything apart that colours do.
web-settings-left = Left-handed
web-settings-left-note = What you press most stands at the left.
web-settings-memory = Memory aid
web-settings-memory-note = Shows what everybody saw but nobody may look up, such as the types of dispatched Wagons.
web-settings-notify = Tell me when it is my turn
web-settings-notify-note = By a notification of the browser, while the page is in the background.
web-settings-hints-again = Show the first hints again

# ---- Who you are

web-profile = Who you are
web-profile-name = Your name at the tables
web-profile-rename = Save
web-profile-renamed = From now on you are called { $name }.
web-profile-device = There are no accounts: this device knows you. A recovery code moves you to another one.
web-profile-show-code = Show my recovery code
web-profile-code-note = Keep it secret: whoever has it can play as you.
web-profile-enter-code = A recovery code of another device
web-profile-recover = Use it
web-profile-recovered = Welcome back, { $name }.

# ---- When something goes wrong

web-error-no-server = The server does not answer. Is it still running?

# ---- The rules

web-rules-find = Find in the rules and cards
web-rules-contents = Contents
web-rules-cards = The cards
web-rules-nothing = Nothing in the rules mentions “{ $find }”.

# ---- About

web-about = About Serai
web-about-text = Serai is an inn where caravans rest and people play. It is free software.
web-about-icons = Icons
web-about-icons-text = The icons are by Lorc, Delapouite and contributors, recoloured, some of them turned:
web-about-fonts = Fonts
web-about-font = { $name } by { $by }
web-about-licence = Licence
web-about-licence-text = All else was made for this project and may be used under the

# ---- The tools at the table

web-link-open = connected
web-link-sending = sending
web-link-connecting = connecting
web-link-lost = connection lost
web-link-closed = closed
web-tool-undo = Take back
web-tool-hint = Hint
web-tool-now = What can I do now?
web-tool-rules = Rules
web-tool-chat = Chat
web-tool-invite = Invite
web-tool-settings = Settings
web-tool-leave = Leave the table
web-tool-more = More

# ---- Chat

web-chat-said = What was said
web-chat-none = Nobody has said anything yet.
web-chat-reactions = Quick reactions
web-chat-placeholder = Say something
web-chat-send = Say
web-reaction-hello = says hello
web-reaction-good = Well played!
web-reaction-wow = Oh!
web-reaction-thinking = is thinking
web-reaction-sorry = Sorry!
web-reaction-thanks = Thank you!

# ---- The end of a game

web-end-sources = Points by source
web-end-total = Total
web-end-chart = Points by round
web-end-chart-label = A line for each player; the numbers follow as a table.
web-end-round = Round
web-end-again = Play again
web-end-replay = Replay from the start
web-end-copy = Copy a link
web-end-save = Save the record
web-end-leave = Leave the table
web-end-table = See the table
web-end-sheet = Score sheet
web-end-you-by =
    You win by { $by ->
        [one] 1 point
       *[other] { $by } points
    }
web-end-you-tie = You win the tie
web-end-rank =
    { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
# $level is how strong the bot is.
web-end-bot = bot: { $level }
web-end-facts = Ended in round { $round }
web-end-rematch = The others play again: come along.
web-turns = Where it turned
web-turns-by = judged by the strongest bot
web-turns-ask = Ask the strongest bot
web-turns-wait = The bot looks at every decision. This takes a minute or two.
web-turns-none = No decision cost much: everybody played well.
web-turns-round = Round { $round }
# Percentages of the chance of winning.
web-turns-chance = chance at best { $best } %, as played { $played } %
web-turns-see = See it
# $line are sentences.
web-turns-better = Better: { $line }

# ---- At the table

web-title-turn = Your turn · { $game }
web-spectator = A spectator
web-link-lost-note = The connection is lost, but nothing else: it comes back by itself.
web-skip = Skip to now
web-away = While you were away
web-away-show = Show it on the table
web-away-go-on = Go on
web-chat-heard = { $name }: { $text }
web-hint = A bot would do this: { $action }
web-hint-note = How often each would win, as the bot reckons from what you can see.
web-now-deeds =
    { $count ->
        [one] You can do one thing:
       *[other] You can do one of { $count } things:
    }
web-now-more = and { $count } more
web-now-wait = It is { $player }’s turn. You can look around, read the rules, or talk.
web-now-nothing = Just now nobody is asked anything.
web-rules-all = All rules and cards
web-invite = Invite
web-invite-join = To play at this table
web-invite-watch = To watch
web-invite-copy = Copy
web-invite-copied = Copied
web-invite-share = Share
web-invite-none = This table has no links to give away.
web-invite-note = Whoever has a link can use it, so send it only to those you mean.
web-handover = { $name }, it is your turn
web-handover-text = Everything secret is hidden. Go on when you alone see the screen.
web-handover-ready = I am { $name }
web-guide = Hint for the first game
web-guide-next = I see
web-guide-none = No more hints

# ---- Replays

web-replay = Replay
web-replay-back = A step back
web-replay-next = A step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = Step of the game
web-replay-at = Round { $round }, step { $step } of { $steps }
web-replay-before = Before the first round
web-replay-seen = Seen by
web-replay-all = All cards open
web-replay-link = Copy a link
web-replay-no-chat = What was said at the table is not part of the record.

# ---- Games, joining

web-games = Your games
web-games-and-records = All games and records
web-games-none = You have played no game yet.
web-games-over = over
web-games-goes-on = goes on
web-games-drop = See a record again
web-games-drop-note = Drop a record here, or click to choose one.
web-join-title = A table of { $game }
web-join-nobody = Nobody yet
web-join-full = All seats are taken.
web-waiting = A table of { $game } waits for players
web-waiting-open = a free seat
web-waiting-start = Begin now, with bots in the free seats
