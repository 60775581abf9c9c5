# Words that belong to no single game. A message takes only the fields that its text names; more may be given.

language-name = English

# ---- Seats and chance

# $number counts from 1.
seat = Player { $number }
# Who decides where the dice or the decks do.
chance = Chance

# ---- How a game ended

# $player is the winner's name.
outcome-won = { $player } wins with { $points } VP.
# $players are the winners' names, joined by outcome-and.
outcome-shared = { $players } share the victory with { $points } VP each.
# Joins two names, or the names before with the next.
outcome-and = { $left } and { $right }

# ---- Errors: error-<code>, with the fields of the error

error-error = Something went wrong.
error-illegal-action = “{ $action }” is not possible now. Possible: { $possible }
# $given is what it is in Python, such as str.
error-not-action = “{ $action }” is not an action but { $given }.
error-unknown-action = “{ $text }” is not an action of { $game }. An action looks like this: { $example }
error-unknown-game = There is no game “{ $game }”. Choose from: { $possible }
error-bad-seats = { $game } is played by { $least } to { $most } players, not by { $seats }.
error-bad-seat = There is no seat { $seat }. Seats are numbered from 0 to { $last }.
error-unknown-option = { $game } has no option “{ $option }”. Choose from: { $possible }
error-bad-option = The option “{ $option }” cannot be “{ $value }”. Choose from: { $possible }
error-not-finished = The game is not over yet.
error-no-chance = Nothing is left to chance here.
error-bad-view = Line { $line } of the view cannot be read: { $found }
error-bad-edition = { $source }, line { $line }: { $place } is { $found }, but must be { $expected }.
error-broken-edition = { $source } is not a TOML file: { $reason }
error-bad-record = Line { $line } of the record cannot be read. Found: “{ $found }”. Expected: { $expected }.
error-illegal-record = Line { $line } of the record breaks the rules: “{ $found }” is not possible there. Possible: { $possible }
error-unsupported-record =
    { $what ->
        [rules] Line { $line }: this record was made under rules version { $found }; this Serai plays version { $supported }.
        [format] Line { $line }: this record is written in format { $found }; this Serai reads format { $supported }.
       *[edition] Line { $line }: this record was made with the edition “{ $found }”; this Serai has the edition “{ $supported }”.
    }
error-undo-refused = That cannot be taken back: { $reason }.
error-unknown-bot = There is no bot “{ $bot }”. Choose from: { $possible }
error-broken-bot = The bot “{ $bot }” ({ $place }) cannot be made: { $reason }
error-bot-failed = The bot “{ $bot }” failed when asked “{ $question }”: { $reason }
error-bot-stopped = The bot “{ $bot }” has stopped: { $reason }
error-too-many-bots = There are { $bots } bots for { $seats } seats.
error-small-deck =
    The edition “{ $name }” has { $citizens ->
        [one] only one Citizen
       *[other] only { $citizens } Citizens
    }; with fewer than { $few }, games of four players often end early.
error-unreadable-file = { $path } cannot be read: { $reason }
error-unwritable-file = { $path } cannot be written: { $reason }
error-bad-number =
    { $name ->
        [games] The number of games
        [bots] The number of bots
        [iterations] The number of iterations
       *[other] { $name }
    } must be at least { $least }, not { $value }.
error-unknown-language = Serai does not speak “{ $language }”. Choose from: { $possible }

# ---- Parts of errors: phrase-<key>, to stand where a message above names a field

# What is expected.
phrase-exactly = { $text }
phrase-whole-number = a whole number
phrase-whole-number-range = a whole number from { $least } to { $most }
phrase-short-name = a short name in quotes
phrase-left-out = left out, since known are only the names of the built-in edition
phrase-copies = the number of copies, { $copies }
phrase-first-hands = at least { $cards } cards, to deal the first hands
phrase-unmarked-card = a table with a card without a mark
phrase-mark = a mark: { $marks }
phrase-letters = four of the letters { $letters }
phrase-other-wagon = different from the other Wagons of its type

# What is found instead.
phrase-missing = missing
phrase-table = a table
phrase-list = a list
phrase-huge-number = a huge number
phrase-field-missing = { $name }: missing

# What is expected in a record.
phrase-record-mark = a line “{ $line }”
phrase-header-line = a header line
phrase-header-rest = the rest of the header
phrase-header-field = the header line “{ $name }”
phrase-options = options as name=value
phrase-names = a name for each seat
phrase-no-bot = what was made is no bot
phrase-illegal-answer = it answered { $answer }, which is not legal
phrase-no-answer = no answer in { $seconds } s
phrase-process-ended = its process has ended
phrase-one-of = one of these: { $possible }
phrase-action = an action
phrase-chance = a result of chance

# Why a file is not TOML.
phrase-toml-place = line { $line }, column { $column } cannot be read
phrase-toml-end = something is missing or wrong at its end
phrase-toml-deep = its lists or tables are nested too deeply
phrase-toml-number = it has a number with too many digits

# Why nothing can be taken back.
phrase-undo-nothing = you have not chosen anything yet
phrase-undo-chance = dice or cards have been revealed since
phrase-undo-others = somebody else has chosen since

# Why a file cannot be read or written.
phrase-not-utf-8 = it is not text in UTF-8
phrase-no-such-file = No such file or directory
phrase-no-permission = Permission denied
phrase-is-folder = Is a directory
phrase-no-folder = Not a directory
phrase-no-plain-file = It is no plain file
phrase-file-exists = File exists
phrase-in-use = It is being played elsewhere
phrase-no-space = No space left on device
phrase-read-only = Read-only file system
phrase-name-too-long = File name too long
phrase-link-circle = Its symbolic links lead in a circle
phrase-bad-file-name = It cannot be the name of a file
phrase-no-arena = It holds no results of an arena
phrase-system-error = System error { $code }

# ---- The server

# $port and $host: where it was to listen. $reason: a phrase, or what the system says.
error-port-taken = Port { $port } of { $host } cannot be used: { $reason }.
# $reason: what cannot be read, in the words of a program.
error-bad-message = The message cannot be read: { $reason }.
error-unknown-table = There is no table { $table }.
error-wrong-secret = This link or key does not belong to the table.
error-unknown-identity = This device or recovery code is not known here.
error-table-full = All seats of this table are taken.
error-not-your-turn = You are asked nothing just now.
error-not-started = The game begins when all seats are taken.
error-not-owner = Only whoever set up the table can do that.
error-too-fast = That was too much at once; wait { $seconds } seconds.
error-bad-plan = A table cannot be set up with “{ $value }”.
error-conflict = Somebody else was faster; look at the table again.
error-store-failed = It could not be stored, so it has not happened: { $reason }.
# $found and $supported are version numbers.
error-unsupported-store = { $place } was made for version { $found } of the store; this Serai reads version { $supported }.
# $words: what the database says, in English.
phrase-database = the database says: { $words }
phrase-port-in-use = something else listens there
phrase-port-range = a port is a number from 0 to 65535
