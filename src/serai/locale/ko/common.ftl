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
# $given is what it is in Python, such as str.
error-not-action = “{ $action }”: 행동이 아니라 { $given }입니다.
error-unknown-action = { $game } 게임에는 “{ $text }” 행동이 없습니다. 행동은 다음과 같이 씁니다: { $example }
error-unknown-game = “{ $game }” 게임은 없습니다. 선택할 수 있는 게임: { $possible }
error-bad-seats = { $game } 게임은 { $least }명에서 { $most }명까지 할 수 있습니다. { $seats }명으로는 할 수 없습니다.
error-bad-seat = { $seat }번 자리는 없습니다. 자리 번호는 0부터 { $last }까지입니다.
error-unknown-option = { $game } 게임에는 “{ $option }” 옵션이 없습니다. 선택할 수 있는 옵션: { $possible }
error-bad-option = “{ $option }” 옵션에는 “{ $value }” 값을 쓸 수 없습니다. 쓸 수 있는 값: { $possible }
error-not-finished = 게임이 아직 끝나지 않았습니다.
error-no-chance = 지금은 운으로 정할 것이 없습니다.
error-bad-view = 뷰의 { $line }번째 줄을 읽을 수 없습니다: { $found }
error-bad-edition = { $source }, { $line }번째 줄: { $place } 값이 잘못되었습니다. 현재 값: { $found }. 필요한 값: { $expected }
error-broken-edition = { $source } 파일은 TOML 형식이 아닙니다: { $reason }
error-bad-record = 기록의 { $line }번째 줄을 읽을 수 없습니다. 적힌 내용: “{ $found }”. 필요한 내용: { $expected }
error-illegal-record = 기록의 { $line }번째 줄이 규칙에 어긋납니다. 그 시점에는 “{ $found }” 행동을 할 수 없습니다. 가능한 행동: { $possible }
error-unsupported-record =
    { $what ->
        [rules] { $line }번째 줄: 이 기록은 규칙 버전 { $found }에서 만들어졌습니다. 이 Serai는 버전 { $supported } 규칙으로 진행합니다.
        [format] { $line }번째 줄: 이 기록의 형식은 { $found }번입니다. 이 Serai는 { $supported }번 형식을 읽습니다.
       *[edition] { $line }번째 줄: 이 기록은 “{ $found }” 에디션으로 만들어졌습니다. 이 Serai에는 “{ $supported }” 에디션이 있습니다.
    }
error-undo-refused = 되돌릴 수 없습니다. { $reason }.
error-unknown-bot = “{ $bot }” 봇은 없습니다. 선택할 수 있는 봇: { $possible }
error-broken-bot = “{ $bot }” 봇({ $place })을 만들 수 없습니다: { $reason }
error-bot-failed = “{ $bot }” 봇이 “{ $question }” 질문에서 실패했습니다: { $reason }
error-bot-stopped = “{ $bot }” 봇이 멈췄습니다: { $reason }
error-too-many-bots = 자리는 { $seats }개인데 봇이 { $bots }개 있습니다.
error-small-deck = “{ $name }” 에디션에는 시민 카드가 { $citizens }장뿐입니다. { $few }장보다 적으면 4인 게임이 일찍 끝나는 일이 많습니다.
error-unreadable-file = { $path } 파일을 읽을 수 없습니다: { $reason }
error-unwritable-file = { $path } 파일에 쓸 수 없습니다: { $reason }
error-bad-number =
    { $name ->
        [games] 게임 수는
        [bots] 봇의 수는
        [iterations] 반복 횟수는
       *[other] { $name } 값은
    } { $least } 이상이어야 합니다. 입력한 값: { $value }
error-unknown-language = Serai는 “{ $language }” 언어를 지원하지 않습니다. 선택할 수 있는 언어: { $possible }

# ---- Parts of errors: phrase-<key>, to stand where a message above names a field

# What is expected.
phrase-exactly = { $text }
phrase-whole-number = 정수
phrase-whole-number-range = { $least } 이상 { $most } 이하의 정수
phrase-short-name = 따옴표로 묶은 짧은 이름
phrase-left-out = 없음(내장 에디션에 있는 이름만 쓸 수 있음)
phrase-copies = 카드 장수와 같은 { $copies }
phrase-first-hands = 첫 손패를 나누어 줄 수 있도록 { $cards }장 이상
phrase-unmarked-card = 표시가 없는 카드가 하나 이상 든 표
phrase-mark = 표시: { $marks }
phrase-letters = { $letters } 중 글자 네 개
phrase-other-wagon = 같은 종류의 다른 짐마차와 다른 것

# What is found instead.
phrase-missing = 없음
phrase-table = 테이블
phrase-list = 목록
phrase-huge-number = 지나치게 큰 수
phrase-field-missing = { $name }(없음)

# What is expected in a record.
phrase-record-mark = “{ $line }” 줄
phrase-header-line = 머리글 줄
phrase-header-rest = 머리글의 나머지
phrase-header-field = 머리글의 “{ $name }” 줄
phrase-options = 이름=값 형식의 옵션
phrase-names = 자리마다 하나씩의 이름
phrase-no-bot = 만들어진 것이 봇이 아님
phrase-illegal-answer = { $answer } 답은 할 수 없는 행동임
phrase-no-answer = { $seconds }초 동안 답이 없음
phrase-process-ended = 프로세스가 끝남
phrase-one-of = 다음 중 하나: { $possible }
phrase-action = 행동
phrase-chance = 운으로 정해진 결과

# Why a file is not TOML.
phrase-toml-place = { $line }번째 줄 { $column }번째 글자를 읽을 수 없음
phrase-toml-end = 끝부분에 빠지거나 잘못된 것이 있음
phrase-toml-deep = 목록이나 테이블이 너무 깊이 겹쳐 있음
phrase-toml-number = 자릿수가 너무 많은 수가 있음

# Why nothing can be taken back.
phrase-undo-nothing = 아직 아무것도 선택하지 않았습니다
phrase-undo-chance = 그 뒤에 주사위나 카드가 공개되었습니다
phrase-undo-others = 그 뒤에 다른 사람이 선택했습니다

# Why a file cannot be read or written.
phrase-not-utf-8 = UTF-8 텍스트가 아님
phrase-no-such-file = 그런 파일이나 폴더가 없음
phrase-no-permission = 권한이 없음
phrase-is-folder = 폴더임
phrase-no-folder = 경로의 일부가 폴더가 아님
phrase-no-plain-file = 일반 파일이 아님
phrase-file-exists = 같은 이름의 파일이 이미 있음
phrase-in-use = 다른 곳에서 플레이하는 중임
phrase-no-space = 저장 공간이 부족함
phrase-read-only = 읽기 전용 파일 시스템임
phrase-name-too-long = 파일 이름이 너무 길어 쓸 수 없음
phrase-link-circle = 심볼릭 링크가 순환함
phrase-bad-file-name = 파일 이름으로 쓸 수 없음
phrase-no-arena = 아레나의 결과가 들어 있지 않음
phrase-system-error = 시스템 오류 { $code }

# ---- The server

# $port and $host: where it was to listen. $reason: a phrase, or what the system says.
error-port-taken = { $host }의 포트 { $port }번을 쓸 수 없습니다: { $reason }.
# $reason: what cannot be read, in the words of a program.
error-bad-message = 메시지를 읽을 수 없습니다: { $reason }.
error-unknown-table = { $table } 테이블이 없습니다.
error-wrong-secret = 이 링크나 열쇠는 이 테이블의 것이 아닙니다.
error-unknown-identity = 이 기기나 복구 코드는 여기에 알려져 있지 않습니다.
error-table-full = 이 테이블의 자리가 모두 찼습니다.
error-not-your-turn = 지금은 당신에게 묻는 것이 없습니다.
error-not-started = 자리가 모두 차면 게임이 시작됩니다.
error-not-owner = 테이블을 연 사람만 할 수 있습니다.
error-too-fast = 한꺼번에 너무 많습니다. { $seconds }초 기다리세요.
error-bad-plan = “{ $value }”로는 테이블을 열 수 없습니다.
error-conflict = 다른 사람이 더 빨랐습니다. 테이블을 다시 보세요.
error-store-failed = 저장할 수 없어서 일어나지 않은 것으로 합니다: { $reason }.
# $found and $supported are version numbers.
error-unsupported-store = { $place }: 저장소 버전 { $found }용입니다. 이 세라이는 버전 { $supported }만 읽습니다.
# $words: what the database says, in English.
phrase-database = 데이터베이스의 말: { $words }
phrase-port-in-use = 다른 프로그램이 이미 쓰고 있습니다
phrase-port-range = 포트는 0부터 65535까지의 수입니다
