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
cli-hint = 번호나 기보 입력 · ? 설명, ? { $card } 카드 설명 · undo table log rules save quit
cli-commands = 답의 번호나 기록에 쓰이는 기보를 입력할 수 있습니다. 그 밖에 ? 뒤에 카드 이름을 쓰면(예: ? { $card }) 그 카드를 설명합니다. table 테이블에 놓인 모든 것과 모든 카드, log 지금까지 일어난 일, undo 마지막 선택 되돌리기, cards 모든 카드, rules 규칙, save 저장(뒤에 파일을 쓰면 그 파일에 저장), quit 나가기(게임은 저장됩니다).
cli-go-on = Enter 키를 누르면 계속합니다.
cli-cover = 비밀 정보를 모두 가렸습니다. { $player } 님, 혼자 화면을 볼 수 있을 때 Enter 키를 누르세요.
cli-no-choice = 1에서 { $count }까지의 번호를 입력하세요.
cli-no-card = “{ $name }” 카드는 없습니다.
cli-undone = 되돌렸습니다.
cli-undone-practice = 봇의 응답까지 되돌렸습니다. 이제부터 이 게임은 연습 게임입니다.
cli-practice = 연습 게임: 봇의 응답보다 앞선 선택을 되돌린 적이 있습니다.
cli-saved = 저장한 파일: { $path }
cli-left = 게임을 저장했습니다. 이어서 하려면: serai play --resume { $path }
cli-ended = 게임을 저장했습니다. 다시 보려면: serai replay { $path }
cli-interrupted = 중단했습니다.

# ---- The table of IUNU

cli-iunu-round = { $round }/{ $last }라운드
cli-iunu-start = 시작: { $player }
cli-iunu-dice = 주사위 { $dice }
# $price is what a loaf costs the reader.
cli-iunu-loaf = 빵값 { $price }
cli-iunu-decks = 덱 { $deck }, 사후세계 { $afterlife }
# $sole, $tied and $fed are marks beside numbers of Citizens.
cli-iunu-legend = { $sole } 혼자 가장 많음: 최다   { $tied } 공동으로 가장 많음   { $fed } 빵을 먹은 수   승점: 지금 끝날 때의 점수
cli-iunu-legend-tight = { $sole } 최다  { $tied } 동률  { $fed } 빵 먹음  5+2: 손패+사후세계  승점: 지금 끝날 때
# The castes in at most 5 columns, in table order.
cli-iunu-short-farmer = 농부
cli-iunu-short-baker = 제빵
cli-iunu-short-soldier = 병사
cli-iunu-short-artisan = 장인
cli-iunu-short-merchant = 상인
cli-iunu-short-scribe = 서기
cli-iunu-short-priest = 사제
cli-iunu-short-noble = 귀족
cli-iunu-short-pharaoh = 파라
# The head of a narrow column: cards in hand and Afterlife cards.
cli-iunu-cards = 카드
cli-iunu-hand = 내 손패
cli-iunu-ability = 능력
# A card with its multiplier.
cli-iunu-times = { $name }(×{ $times })
cli-iunu-kept = 내 사후세계 카드: { $cards }
cli-iunu-returned = 보고 돌려놓은 카드: { $cards }
# An answer and what it changes at once.
cli-iunu-answer = { $action } [{ $changes }]
cli-iunu-change-deben = { $change }데벤
cli-iunu-change-vp = 승점 { $change }
cli-iunu-brackets = 대괄호 안은 그 선택으로 내게 바로 생기는 변화입니다. 표의 승점은 게임이 지금 끝날 때 각자가 얻을 점수이며, 내가 볼 수 없는 사후세계 카드는 계산하지 않습니다.

# ---- The cards of IUNU

cli-iunu-edition = { $name } 에디션: 시민 { $cards }장
cli-iunu-copies = 장수
cli-iunu-effect = 효과
cli-iunu-card = { $card }: 승점 { $vp }, 최다 { $majority }, 빵 { $bread }

# ---- The score sheet of IUNU

cli-iunu-majority = 최다: { $card }
# An award that an Afterlife card multiplies.
cli-iunu-award = { $award } ×{ $times } = { $points }
cli-iunu-deben-points = 데벤(3데벤당 1점)
cli-iunu-deben-worth = { $deben } → { $points }
cli-iunu-afterlife-of = { $player } 님의 사후세계 카드: { $uses }
# An Afterlife card and the caste whose majority it multiplied.
cli-iunu-use = { $card } → { $caste } 최다
cli-iunu-unused = 쓰지 않음: { $cards }

# ---- Reports

cli-simulating = 게임
cli-simulated = { $game } { $games }게임, { $seats }인, { $seconds }초: 초당 결정 { $rate }회
cli-report-bot = 봇
cli-report-wins = 승리
cli-report-points = 평균 승점
cli-report-source = 자리당 승점의 출처
cli-report-rounds = 라운드 수
cli-report-end = 끝난 까닭
cli-report-games = 게임 수
cli-report-game = 게임
cli-report-seats = 인원
cli-rate-playout = 플레이아웃
cli-rate-loop = 루프
cli-rate-copy = 복사
cli-rate-view = 뷰
cli-rate-imagine = 상상
cli-rates = 플레이아웃과 루프: 운과 강제 단계를 뺀 초당 결정 횟수. 나머지: 한 번에 걸리는 마이크로초.
cli-replay = { $game }, { $seats }인, 전체 { $steps }단계 중 { $at }단계까지
cli-asked = { $player } 님에게 묻습니다: { $question }
cli-sound-record =
    이상 없음({ $game }, { $seats }인, { $steps }단계, { $over ->
        [yes] 끝난 게임
       *[no] 끝나지 않은 게임
    })
cli-sound-edition = 이상 없음({ $game }, “{ $name }” 에디션)
cli-version =
    Serai { $version }({ $build ->
        [compiled] 컴파일됨
       *[pure] 순수 Python
    })

# ---- 아레나

# $bots are those that play, one for each seat.
cli-arena-head = { $game } { $games }게임, { $seats }인: { $bots }
cli-arena-share = 승률, %
cli-arena-fair = 공평
cli-arena-rating = 레이팅
cli-arena-better = { $better } 봇이 { $worse } 봇보다 강합니다. { $games }게임 만에 판가름이 났습니다.
cli-arena-open = { $one } 봇과 { $other } 봇 중 어느 쪽이 강한지 판가름이 나지 않았습니다.
cli-arena-early = { $asked }게임 중 { $games }게임 만에 모두 판가름이 나서 멈췄습니다. --all 옵션을 쓰면 끝까지 합니다.
cli-arena-note = 구간은 게임 수를 미리 정했을 때 참값이 100번 중 95번 들어가는 범위이며, 운이 같은 게임들은 관측 하나로 셉니다. 공평은 실력이 같은 봇이라면 얻을 몫입니다. 봇이 여러 자리에 앉으면 승리는 더하고 승점은 평균을 냅니다. 아무리 자주 들여다보아도 실력이 같은 봇을 다르다고 잘못 판정할 확률은 5% 이하입니다. 레이팅은 25에서 시작하고, ±는 표준편차의 두 배입니다.
cli-arena-resumed = { $path } 파일에 보관된 { $games }게임에 이어서 합니다
cli-arena-kept = 중단했습니다. { $games }게임이 { $path } 파일에 보관되어 있습니다. 같은 명령을 쓰면 이어서 합니다.

# ---- 밸런스 보고서

cli-balance-title = 게임의 밸런스
# $command is a command line.
cli-balance-made = 만든 명령: { $command }
cli-balance-method = 세는 방법
cli-balance-method-bots = 모든 자리에서 봇 “greedy”가 게임합니다. 이 봇은 행동 하나만 내다보고 계획은 세우지 않습니다. 그래서 이 보고서는 가장 뛰어난 사람이 아니라 이 봇이 할 때 숫자가 어떻게 작용하는지 보여 줍니다.
cli-balance-method-games = ±는 참값이 100번 중 95번 들어가는 구간입니다. 구간 100개 중 5개쯤은 참값을 놓칩니다. 한 게임에서 일어나는 일은 서로 얽혀 있으므로 게임을 독립된 관측으로 셉니다. 평균의 구간은 정규 구간이고, 비율은 합을 합으로 나눈 값이며 그 구간은 게임 사이의 분산에 맞는 시행 수로 구한 윌슨 구간입니다. 공동 승리는 똑같이 나누어 셉니다.
cli-balance-method-taken = “선택”은 고를 수 있었고 다른 것을 고르거나 아무것도 고르지 않을 수도 있었을 때 실제로 고른 비율입니다.
cli-balance-method-owners = 어떤 것의 “승리”는 게임이 끝날 때 그것을 가진 자리들의 승리입니다. 한 자리는 몇 개를 가졌든 한 게임에 한 번만 셉니다. { $above } { $below } 표시는 구간 전체가 공평한 몫, 곧 1을 자리 수로 나눈 값보다 높거나 낮다는 뜻입니다.
cli-balance-method-cause = 앞서가는 사람이 더 많이 가집니다. 가진 사람이 자주 이긴다고 해서 그것 때문에 이긴다는 뜻은 아닙니다.
# $games, $rules and $edition are written as they are; $options are settings such as scribe=any.
cli-balance-about = 인원마다 게임 { $games }판. 에디션 “{ $edition }”, 규칙 버전 { $rules }, { $options }.
cli-balance-note-iunu = 시민은 손에서 내거나 더 낼 때 선택한 것이고, 왕조에 1장이라도 있으면 가진 것입니다. 사후세계 카드는 보고 나서 가질 때 선택한 것입니다. 최다는 게임이 끝날 때 그 유형의 시민이 혼자 가장 많은 사람이 가진 것입니다.
cli-balance-note-huns = 카드는 본 카드 가운데 낼 때 선택한 것이고, 카드가 놓인 진영의 주인이 가진 것입니다. 저주는 저주받은 사람이 가진 것입니다. 짐마차는 공개된 것을 가져올 때 선택한 것이고, 적재 중이든 출발했든 가진 것입니다. 이 봇이 구별하지 못하는 것이 많습니다. 카드를 낼 때 장비는 모두 같은 가치로 보이고, 습격과 용병과 저주도 저마다 모두 같은 가치로 보입니다. 다만 즉시 효과가 있는 카드(‘{ huns-card-jewelled-saddle }’, ‘{ huns-card-broken-axle }’ 등)와 이미 진영에 놓인 카드를 바꾸는 카드(‘{ huns-card-bone-amulet }’, ‘{ huns-card-pay-chest }’ 등)는 예외입니다. 빈 짐마차도 거의 모두 같은 가치로 보입니다. 같은 것 가운데서는 아무것이나 고릅니다. 그래서 거기서 “선택”은 카드나 짐마차가 얼마나 좋은지가 아니라 봇의 운을 보여 주며, 보물과 앞의 예외에 대해서만 무엇인가를 말해 줍니다. 눈여겨볼 것은 가진 사람의 승리입니다. 봇은 “{ huns-card-clear-sky }”이 진영에 놓이는 순간 점수로 치고, 저주는 그것을 없앱니다. 그래서 봇은 그 카드를 가져오고, 그 뒤에는 모두가 그 주인을 거듭 저주합니다. 자리가 셋이나 넷일 때 “{ huns-card-clear-sky }”과 저주의 주인이 그렇게 드물게 이기는 까닭입니다.
cli-balance-length = 길이
cli-balance-range = 한 게임의 라운드 수와 결정 수: 평균, 그리고 괄호 안은 게임 100판 중 5판과 95판이 넘지 않는 값입니다. 답이 하나뿐인 질문은 결정이 아닙니다. 나머지는 게임의 백분율입니다.
cli-balance-decisions = 결정 수
cli-balance-shared = 공동 승리
cli-balance-sources = 승점의 출처
cli-balance-winners = 승자
cli-balance-order = 차례 순서별 승리
# $place counts from 1, in the first round.
cli-balance-place = 차례 { $place }
cli-balance-numbers = 자리별 승리
# $seat counts from 0, as on the command line.
cli-balance-seat = 자리 { $seat }
cli-balance-numbers-note = 누가 먼저 시작할지는 제비로 정하므로 규칙은 어느 자리도 우대하지 않습니다. 어떤 자리가 제 몫보다 자주 또는 드물게 이긴다면 봇이 자리를 가린다는 뜻이거나 이 게임들의 운입니다.
cli-balance-wins = 승리
cli-balance-taken = 선택
cli-balance-copies = 장수
cli-balance-seats = { $seats }인
# $share is a percentage.
cli-balance-fair = 공평: { $share }
# What stands in the place of a picture for those who cannot see it.
cli-balance-picture = 위 표의 숫자를 나타낸 그림
cli-balance-axis-taken = 고를 수 있을 때 선택한 비율, %
cli-balance-axis-wins = 가진 사람의 승리, 공평한 몫이 1
cli-balance-written = 보고서를 썼습니다: { $path }

# ---- Reviews

cli-reviewing = 평가 중
cli-review-head = { $game }: 결정 { $decisions }개, 결정마다 탐색 { $iterations }회
cli-review-player = 플레이어
cli-review-decisions = 결정
cli-review-agreed = 탐색과 같음
cli-review-mean = 평균 손해, %
cli-review-worst = 최대 손해, %
cli-review-turning = 가장 손해가 컸던 결정
cli-review-all = 모든 결정
cli-review-none = 이길 확률을 { $slip } % 이상 잃은 결정이 없습니다.
# $player is a player's name.
cli-review-step = { $step }단계, { $player }
# Percentages of the chance of winning.
cli-review-chances = 이길 확률: 실제로는 { $chance } %, 최선이면 { $best } %.
cli-review-same = 이길 확률: { $best } %. 탐색도 똑같이 합니다.
# $line are sentences.
cli-review-better = 더 나은 선택: { $line }
cli-review-note = 확률은 “hard” 봇의 추정이며, 이 봇은 결정마다 그 사람이 그때 알던 것만 압니다. 1, 2 % 차이는 대개 우연입니다.

# ---- Help

cli-help-usage = 사용법: { $line }
cli-help-commands = 명령
cli-help-arguments = 인자
cli-help-options = 옵션
cli-help-serai = Serai의 테이블 게임을 하고, 시뮬레이션하고, 연구합니다.
cli-help-play = 봇과 함께, 또는 한 화면에서 여럿이 게임을 합니다. 모든 단계가 저장됩니다.
cli-help-simulate = 봇들이 게임을 여러 번 하게 하고 결과를 알려 줍니다. 시드가 같으면 결과도 같습니다.
cli-help-arena = 봇끼리 게임하게 하고 어느 봇이 더 강한지 알려 줍니다. 게임 묶음마다 모든 봇이 모든 자리에서 같은 운으로 게임합니다. 결과가 충분히 확실해지면 멈추고, 중단된 곳에서 이어서 합니다.
cli-help-balance = greedy 봇들이 게임을 아주 많이 하게 하고 보고서를 씁니다. 길이, 승점, 차례 순서, 모든 카드와 유형을 다룹니다. 직접 만든 에디션도 잴 수 있습니다.
cli-help-replay = 기록된 게임을 한 단계씩 다시 보여 줍니다.
cli-help-review = 기록된 게임을 평가합니다. 각 결정이 그때 알던 것에 비추어 얼마나 손해였고 무엇이 더 나았는지 보여 줍니다.
cli-help-check = 기록과 .toml로 끝나는 에디션 파일을 검사합니다. 파일마다 한 줄씩 알려 줍니다.
cli-help-cards = 게임의 카드를 숫자와 설명과 함께 보여 줍니다.
cli-help-rules = 게임의 규칙을 보여 줍니다.
cli-help-bench = 규칙이 얼마나 빨리 돌아가는지 잽니다.
cli-argument-game = 게임: { $games }
cli-argument-games = 게임 하나 또는 여럿: { $games }
cli-argument-record = 기록된 게임
cli-argument-files = 기록이나 에디션 파일
# $languages are the tags of languages with their names.
cli-option-lang = 언어: { $languages }. 없으면 SERAI_LANG이나 시스템의 언어
cli-option-help = 이 도움말을 보여 줍니다
cli-option-version = 버전과 규칙의 컴파일 여부를 보여 줍니다
cli-option-seat = 자리에 앉을 사람(you)이나 봇: easy(한 행동 앞을 보지만 자주 부주의함), medium(한 행동 앞을 봄), hard(0.5초 동안 앞을 내다봄), master(2초 동안). 자리마다 한 번씩 씁니다. you가 여럿이면 화면을 함께 씁니다. 없으면 나와, 한 행동 앞을 보는 봇 둘
cli-option-name = 사람의 이름. you마다 한 번씩 쓸 수 있습니다
cli-option-edition = 내장 에디션 대신 이 파일의 숫자로 합니다
cli-option-option = 게임의 옵션. 예: scribe=any. 여러 번 쓸 수 있습니다
cli-option-play-seed = 번호가 같으면 운도 같습니다. 없으면 매번 새로 정해집니다
cli-option-save = 게임을 이 새 파일에 저장합니다. 없으면 내 데이터 폴더에 저장합니다
cli-option-resume = 이 파일에 저장된 게임을 이어서 합니다
cli-option-memory-aid = 모두가 보았지만 들춰 볼 수는 없는 것을 보여 줍니다. HUNS에서는 다른 사람이 출발시킨 짐마차의 유형입니다
cli-option-json = 글 대신 JSON 객체 하나를 출력합니다
cli-option-seats = 자리 수. 없으면 3
cli-option-games = 게임 수. 없으면 1000
cli-option-bots = 차례로 자리에 앉을 봇. 예: random,greedy. 없으면 random. 게임마다 한 자리씩 옮깁니다
cli-option-seed = 모든 운을 정하는 번호. 없으면 1
cli-option-records = 게임마다 기록을 이 폴더에 씁니다
cli-option-processes = 프로세스 수. 없으면 코어마다 하나
cli-option-arena-bots = 자리마다 하나씩 앉을 봇. 남은 자리에는 모두 마지막 봇이 앉습니다. 자리가 4개면 greedy,random은 greedy 하나와 random 셋입니다
cli-option-arena-seats = 자리 수. 없으면 2
cli-option-arena-games = 최대 게임 수. 자리 수만큼의 게임이 한 묶음이고, 묶음 단위로 올림합니다. 없으면 1000
cli-option-budget = 봇이 결정 하나에 쓸 수 있는 밀리초. 제한을 쓰는 봇에만 해당합니다. 없으면 봇이 정한 시간
cli-option-iterations = 봇이 결정 하나에 탐색할 수 있는 반복 횟수. 시드가 같으면 결과도 같습니다
cli-option-all = 결과가 먼저 확실해져도 모든 게임을 합니다
cli-option-arena-out = 결과를 이 파일에 보관하고, 파일에 있는 결과에 이어서 합니다. 없으면 끝나지 않은 결과만 내 데이터 폴더에 보관합니다
cli-option-balance-seats = 이 자리 수만. 여러 번 쓸 수 있음. 없으면 모두
cli-option-balance-games = 인원마다 할 게임 수. 없으면 20000
cli-option-out = balance.md 파일과 그림 폴더를 이 폴더에 씁니다. 없으면 지금 폴더에 쓰고, --json이 있으면 쓰지 않습니다
cli-option-at = 이만큼의 단계에서 멈춥니다
cli-option-review-iterations = 결정마다 탐색을 반복하는 횟수. 없으면 2000
cli-option-review-all = 가장 손해가 큰 결정만이 아니라 모든 결정을 보여 줍니다
cli-option-bench-seats = 이 자리 수만 잽니다. 없으면 모두
cli-option-milliseconds = 측정마다 쓸 밀리초. 없으면 1000

# ---- Errors: error-<code>, with the fields of the error

error-bad-name = “{ $name }” 이름은 쓸 수 없습니다. 이름은 쉼표 없이 1자에서 { $longest }자까지이고 서로 달라야 합니다.
error-too-many-names = 사람은 { $people }명인데 이름이 { $names }개 있습니다.
error-unknown-command = “{ $command }” 명령은 없습니다. 선택할 수 있는 명령: { $possible }
# $what is the option or argument that is wrong.
error-bad-usage =
    { $problem ->
        [option] { $what } 옵션은 없습니다.
        [missing] { $what } 인자가 빠졌습니다.
        [value] { $what } 옵션에는 값이 필요합니다.
        [resume] --resume 옵션과 { $what } 항목은 함께 쓸 수 없습니다. 저장된 게임에 모두 들어 있습니다.
       *[other] 이 명령줄을 읽을 수 없습니다.
    } 도움말: { $command } --help
error-not-whole = “{ $value }” 값은 { $digits }자리 이하의 정수가 아닙니다.
error-not-setting = “{ $value }” 값은 옵션이 아닙니다. 옵션은 scribe=any처럼 씁니다.
error-no-such-step = 기록에 { $at }단계는 없습니다. 단계는 0에서 { $steps }까지입니다.
error-missing-plots = 보고서의 그림을 그리는 matplotlib가 설치되어 있지 않습니다. 설치하려면: pip install 'serai[plots]'
# $what is the setting that differs.
error-other-arena =
    { $path } 파일에는 다른 아레나의 결과가 들어 있습니다. { $what ->
        [version] Serai 버전
        [game] 게임
        [rules] 규칙 버전
        [edition] 에디션
        [options] 옵션
        [bots] 봇
        [seed] 시드
        [budget] 제한 시간
        [iterations] 반복 횟수
       *[arena] 형식
    }: 파일에는 { $found }, 지금은 { $wanted }
error-other-seats = 저장된 게임의 자리는 { $seats }개인데 지정한 플레이어는 { $named }명입니다.

cli-huns-round = { $round }라운드   시작: { $first }
cli-huns-turn = 차례: { $player }
# $empty are the colours and decks that are used up; the game ends with the round unless they are refilled.
cli-huns-last = 그대로면 마지막 라운드: { $empty }
# The head of a column: the letter that stands for a colour on Wagons, and the colour.
cli-huns-hue = { $letter } { $colour }
cli-huns-deck = { $family } { $count }
cli-huns-row = 공개된 짐마차: { $wagons } (덱: { $deck })
# The types of Wagons in at most 6 columns, to stand before the letters of the spaces.
cli-huns-type-sun = 태양
cli-huns-type-wolf = 늑대
cli-huns-type-eagle = 독수리
cli-huns-type-stag = 사슴
# The heads of narrow columns: at most 6 columns each, but for the last.
cli-huns-head-vp = 승점
cli-huns-head-stash = 보관소
cli-huns-head-sent = 출발
cli-huns-head-equipment = 장비
cli-huns-head-raid = 습격
cli-huns-head-mercenary = 용병
cli-huns-head-curse = 저주
cli-huns-head-treasure = 보물
cli-huns-head-loading = 적재 중
cli-huns-legend = 2/3: 카드 3장 중 2장이 지금 유효   bRGk: R과 G가 실려 있음   승점: 지금 끝날 경우 (+ 비밀 유형)
cli-huns-marks = 표에서 2/3은 한 종류의 카드 3장 중 2장이 지금 유효하다는 뜻입니다. 장비, 용병, 저주는 효과가 적용 중이면, 습격은 사용할 수 있으면, 보물은 조건이 충족되어 있으면 유효합니다. 짐마차는 칸마다 글자 하나로 나타냅니다. 빈칸은 소문자, 실린 칸은 대문자입니다. 용병이나 저주의 1/3은 화물 3개가 필요하고 지금 1개가 놓여 있다는 뜻입니다. 승점은 지금 게임이 끝날 경우의 점수입니다. 다른 사람이 출발시킨 짐마차의 유형은 비밀입니다. + 표시는 유형에 달린 점수(유형 점수, ‘{ huns-card-four-winds }’, ‘{ huns-card-caravan }’)가 빠져 있다는 뜻입니다. --memory-aid로 게임하면 모두 보입니다. 대괄호 안은 그 답으로 바로 얻는 것입니다.
# VP of somebody whose dispatched Wagons may bring more by their types, which are secret.
cli-huns-at-least = { $points }+
# A Camp; $sent are the types of the Wagons dispatched, with their numbers, or only how many where types are secret.
cli-huns-camp = { $player }   적재 중: { $wagons }   출발: { $sent }
cli-huns-camp-own = 내 진영   적재 중: { $wagons }   출발: { $sent }
# What a Camp may still do in the present turn; $cause is the Curse that limits it.
cli-huns-limits = 이번 차례: { $limits }
cli-huns-limit-loads = 더 실을 수 있는 화물 { $count }개 ({ $cause })
cli-huns-limit-strays = 다른 색 칸에 더 실을 수 있는 화물 { $count }개
cli-huns-limit-late = 아직 오지 않은 짐마차 { $count }대 ({ $cause })
# Cards that lie alike; $cards may be empty, and the blank before it counts.
cli-huns-group = { $group }: { $cards }
# $cause is the Curse that is to blame.
cli-huns-group-equipment-working = 장비
cli-huns-group-equipment-idle = 효과 없는 장비 ({ $cause })
cli-huns-group-raid-ready = 쓸 수 있는 습격
cli-huns-group-raid-barred = 금지된 습격 ({ $cause })
cli-huns-group-raid-waiting = 기다리는 습격 (이번 차례에 1장 사용함)
cli-huns-group-raid-used = 사용한 습격
cli-huns-group-mercenary-working = 적용 중인 용병
cli-huns-group-mercenary-idle = 효과 없는 용병 ({ $cause })
cli-huns-group-mercenary-unfilled = 덜 찬 용병
cli-huns-group-curse-working = 적용 중인 저주
cli-huns-group-curse-lifted = 해제된 저주
cli-huns-group-curse-fled = 회피한 저주
cli-huns-group-treasure-held = 충족된 보물
cli-huns-group-treasure-open = 미충족 보물
cli-huns-group-treasure-secret = 비밀 유형을 세는 보물
# A card that holds $count Valuables and needs $need.
cli-huns-filled = { $card } { $count }/{ $need }
# A Curse and who played it, where that matters.
cli-huns-by = { $card } ({ $player } 님이 냄)
cli-huns-detail = { $card }: { $text }
cli-huns-buried = 덱 아래에 넣은 카드: { $cards }
# An answer and what it brings at once.
cli-huns-answer = { $action } [{ $changes }]
cli-huns-change-cards = 카드 { $count }장
cli-huns-change-valuables = 화물 { $count }개
cli-huns-change-filled = { $count }/{ $need }
cli-huns-change-sent = 출발
cli-huns-change-vp = { $change }점
cli-huns-edition = HUNS, { $name } 에디션
cli-huns-card = { $card } ({ $family })

# ---- serve: 브라우저의 테이블

cli-help-serve = 혼자서 또는 네트워크의 다른 사람들과 쓸 테이블을 브라우저에 엽니다. 모든 게임이 보관되며, Ctrl-C로 끝냅니다.
cli-option-host = 기다릴 주소. 0.0.0.0이면 네트워크의 다른 사람도 들어올 수 있습니다. 지정하지 않으면 이 컴퓨터만
cli-option-port = 포트. 지정하지 않으면 8737 또는 비어 있는 다음 포트
cli-option-data = 모든 게임을 보관할 폴더. 지정하지 않으면 이 시스템이 사용자 자료를 두는 곳
cli-option-no-browser = 브라우저를 열지 않습니다
# $address is the address to open.
cli-serving = 세라이가 { $address } 에 열려 있습니다 · Ctrl-C로 끝내며, 다시 실행하면 게임이 이어집니다.
cli-serve-no-client = 세라이가 브라우저 화면 없이 설치되었습니다. 저장소 사본에서: python web/build.py
