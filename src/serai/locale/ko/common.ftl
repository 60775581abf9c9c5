# Words that belong to no single game. A message takes only the fields that its text names; more may be given.

language-name = 한국어

# ---- Seats and chance

# $number counts from 1.
seat = 플레이어 { $number }
# Who decides where the dice or the decks do.
chance = 운

# ---- How a game ended

# $player is the winner's name.
outcome-won = { $player } 님이 승점 { $points }점으로 승리했습니다.
# $players are the winners' names, joined by outcome-and.
outcome-shared = { $players } 님이 각각 승점 { $points }점으로 공동 승리했습니다.
# Joins two names, or the names before with the next.
outcome-and = { $left }, { $right }

# ---- Errors: error-<code>, with the fields of the error

error-error = 문제가 생겼습니다.
error-illegal-action = 지금은 “{ $action }” 행동을 할 수 없습니다. 가능한 행동: { $possible }
error-unknown-action = { $game } 게임에는 “{ $text }” 행동이 없습니다. 행동은 다음과 같이 씁니다: { $example }
error-unknown-game = “{ $game }” 게임은 없습니다. 선택할 수 있는 게임: { $possible }
error-bad-seats = { $game } 게임은 { $least }명에서 { $most }명까지 할 수 있습니다. { $seats }명으로는 할 수 없습니다.
error-bad-seat = { $seat }번 자리는 없습니다. 자리 번호는 0부터 { $last }까지입니다.
error-unknown-option = { $game } 게임에는 “{ $option }” 옵션이 없습니다. 선택할 수 있는 옵션: { $possible }
error-bad-option = “{ $option }” 옵션에는 “{ $value }” 값을 쓸 수 없습니다. 쓸 수 있는 값: { $possible }
error-not-finished = 게임이 아직 끝나지 않았습니다.
error-no-chance = 지금은 운으로 정할 것이 없습니다.
error-bad-view = 뷰의 { $line }번째 줄을 읽을 수 없습니다: { $found }
error-bad-edition =
    { $source }, { $line }번째 줄: { $place } { $found ->
        [missing] 값이 없습니다.
       *[other] 값이 { $found }입니다.
    } 필요한 값: { $expected }
error-broken-edition = { $source } 파일은 TOML 형식이 아닙니다: { $reason }
error-bad-record = 기록의 { $line }번째 줄을 읽을 수 없습니다. 적힌 내용: “{ $found }”. 필요한 내용: { $expected }
error-illegal-record = 기록의 { $line }번째 줄이 규칙에 어긋납니다. 그 시점에는 “{ $found }” 행동을 할 수 없습니다. 가능한 행동: { $possible }
error-unsupported-record =
    { $what ->
        [rules] 이 기록은 규칙 버전 { $found }에서 만들어졌습니다. 이 Serai는 버전 { $supported } 규칙으로 진행합니다.
        [format] 이 기록의 형식은 { $found }번입니다. 이 Serai는 { $supported }번 형식을 읽습니다.
       *[edition] 이 기록은 “{ $found }” 에디션으로 만들어졌습니다. 이 Serai에는 “{ $supported }” 에디션이 있습니다.
    }
error-undo-refused =
    { $reason ->
        [nothing] 되돌릴 수 있는 선택이 없습니다.
        [chance] 되돌릴 수 없습니다. 그 뒤에 주사위나 카드가 공개되었습니다.
       *[others] 되돌릴 수 없습니다. 그 뒤에 다른 사람이 선택했습니다.
    }
error-unknown-bot = “{ $bot }” 봇은 없습니다. 선택할 수 있는 봇: { $possible }
error-small-deck = “{ $name }” 에디션에는 시민 카드가 { $citizens }장뿐입니다. { $few }장보다 적으면 4인 게임이 일찍 끝나는 일이 많습니다.
error-unreadable-file = { $path } 파일을 읽을 수 없습니다: { $reason }
error-unwritable-file = { $path } 파일에 쓸 수 없습니다: { $reason }
error-bad-number =
    { $name ->
        [games] 게임 수는
        [bots] 봇의 수는
       *[other] { $name } 값은
    } { $least } 이상이어야 합니다. 입력한 값: { $value }
error-unknown-language = Serai는 “{ $language }” 언어를 지원하지 않습니다. 선택할 수 있는 언어: { $possible }
