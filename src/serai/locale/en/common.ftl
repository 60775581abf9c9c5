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
        [rules] This record was made under rules version { $found }; this Serai plays version { $supported }.
        [format] This record is written in format { $found }; this Serai reads format { $supported }.
       *[edition] This record was made with the edition “{ $found }”; this Serai has the edition “{ $supported }”.
    }
error-undo-refused =
    { $reason ->
        [nothing] You have made no choice that could be taken back.
        [chance] That cannot be taken back: dice or cards have been revealed since.
       *[others] That cannot be taken back: somebody else has chosen since.
    }
error-unknown-bot = There is no bot “{ $bot }”. Choose from: { $possible }
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
       *[other] { $name }
    } must be at least { $least }, not { $value }.
error-unknown-language = Serai does not speak “{ $language }”. Choose from: { $possible }
