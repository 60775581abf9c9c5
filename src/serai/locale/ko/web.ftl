# The words of the browser client that belong to no single game.

# ---- Small parts of texts

# Between the items of a list; the blank at the end counts.
web-comma = ,{" "}
# Joins names: those before, and the last.
web-and = { $left }, { $right }
# $name occurs $count times.
web-count = { $name } ×{ $count }
# A sentence and the next.
web-then = { $before } { $after }
web-percent = { $number }%
web-close = 닫기
web-loading = 잠시만 기다려 주세요 …

# ---- The bar at the top

web-home = Serai, 입구로
web-language = 언어
web-you = 나
# The name of somebody who has not told one.
web-guest = 손님
web-rules = 규칙
web-settings = 설정

# ---- The games

web-game-iunu = IUNU
web-game-iunu-line = 왕조를 세우고 먹이세요.
web-game-iunu-size = 2~4명, 30분
web-game-huns = HUNS
web-game-huns-line = 짐마차를 채우고 경쟁자를 저주하세요.
web-game-huns-size = 2~4명, 1시간

# ---- The entrance

web-home-title = Serai: 게임을 골라 시작하기
web-home-choose = 게임 고르기
web-home-table = 내 테이블
web-home-who = 누가 앉나요?
web-home-you = 이 기기의 나
web-home-friend = 친구
web-home-here = 이 기기에서 함께
web-home-their-name = 이름
web-home-link-later = 보낼 링크를 드립니다.
# $command starts the game there.
web-home-closed = 터미널에서만: { $command }
web-home-level-of = { $name }의 실력
web-home-remove = { $name } 빼기
web-home-add-bot = 봇 추가
web-home-invite = 링크로 초대
web-home-same-device = 같은 기기
web-home-play = { $game } 시작
web-home-options = 옵션
web-home-watch = 봇들의 게임 보기
web-home-learn = 처음이신가요? 테이블에서 배우기
# $clock tells how long one may think, such as “no clock”.
web-home-sum-iunu =
    { $seats ->
        [2] 2명, 8라운드
        [3] 3명, 9라운드
       *[other] 4명, 8라운드
    }, { $clock }.
web-home-sum-huns =
    { $seats ->
        [2] 2명
        [3] 3명
       *[other] 4명
    }, 한 색이나 카드 더미가 떨어질 때까지, { $clock }.
web-home-sum-undo-bots = 마지막 수를 되돌릴 수 있습니다.
web-home-sum-undo-people = 다른 사람이 두기 전까지 마지막 수를 되돌릴 수 있습니다.

# ---- Bots

web-level-easy = 순함
web-level-easy-note = 한 행동 앞을 내다보지만 자주 부주의합니다
web-level-medium = 착실함
web-level-medium-note = 한 행동 앞을 내다봅니다
web-level-hard = 날카로움
web-level-hard-note = 여러 게임을 미리 헤아립니다
web-level-master = 고수
web-level-master-note = 가장 강한 봇
# The names of the bots at a table.
web-bot-iunu-1 = 아흐메스
web-bot-iunu-2 = 투야
web-bot-iunu-3 = 하푸
web-bot-iunu-4 = 메레트
web-bot-huns-1 = 오레스테스
web-bot-huns-2 = 크레카
web-bot-huns-3 = 엘라크
web-bot-huns-4 = 에데코

# ---- Options of a table

web-options = { $game } 옵션
web-options-clock = 생각할 시간
web-options-clock-note = 시간이 다 된 사람은 돌아올 때까지 봇이 대신합니다.
web-clock-none = 시계 없음
web-clock-live = { $minutes }분 + { $increment }초
web-clock-days = 한 수에 { $days }일
web-options-listed = 누구나 참가 가능
web-options-listed-note = 테이블이 열린 테이블 목록에 올라갑니다. 그러지 않으면 링크가 있는 사람만 찾을 수 있습니다.
web-option-iunu-scribe = 서기관이 있으면 무료인 세트
web-option-iunu-scribe-set = 서기관 세트
web-option-iunu-scribe-any = 모든 세트
web-option-huns-raids = 습격 사용
web-option-huns-raids-once = 한 번
web-option-huns-raids-refresh = 거듭
web-options-edition = 에디션
web-options-edition-note = 가지고 있는 인쇄판의 숫자를 담은 파일.
web-options-edition-choose = 파일 고르기
web-options-edition-remove = 빼기
web-options-edition-built-in = 내장 에디션

# ---- Going on, joining

web-continue = 이어 하기
web-continue-round = { $game }, { $round }라운드
web-continue-waiting = { $game }, 참가자를 기다리는 중
web-continue-with = 상대: { $players }
web-your-turn = 내 차례
web-join = 친구에게 가기
web-join-placeholder = 링크 붙여 넣기
web-join-label = 테이블 링크
web-join-button = 참가
web-join-wrong = 테이블 링크가 아닙니다. 링크는 이렇게 생겼습니다: …#/join/…
web-open-tables =
    { $count ->
        [0] 열린 테이블 없음
       *[other] 열린 테이블 { $count }개
    }
web-open-title = 열린 테이블
web-open-none = 지금은 참가자를 기다리는 사람이 없습니다. 누구나 참가할 수 있는 테이블을 만들면 여기에 나타납니다.
web-open-seats = { $players } · 빈자리 { $free }개
web-open-join = 앉기

# ---- Settings

web-settings-text = 글자 크기
web-settings-motion = 움직임
web-settings-motion-full = 움직임
web-settings-motion-none = 멈춤
web-settings-sound = 소리
web-settings-symbols = 색 옆에 기호 표시
web-settings-symbols-note = 색이 나타내는 것을 모양과 무늬로도 구분합니다.
web-settings-left = 왼손잡이
web-settings-left-note = 가장 많이 누르는 것이 왼쪽에 놓입니다.
web-settings-memory = 기억 도우미
web-settings-memory-note = 출발시킨 짐마차의 유형처럼, 모두가 보았지만 들춰 볼 수는 없는 것을 보여 줍니다.
web-settings-notify = 내 차례를 알려 주기
web-settings-notify-note = 페이지가 뒤에 있을 때 브라우저 알림으로 알립니다.
web-settings-hints-again = 첫 도움말 다시 보기

# ---- Who you are

web-profile = 내 정보
web-profile-name = 테이블에서 쓸 이름
web-profile-rename = 저장
web-profile-renamed = 이제부터 이름은 { $name }입니다.
web-profile-device = 계정은 없습니다. 이 기기가 나를 압니다. 복구 코드로 다른 기기로 옮길 수 있습니다.
web-profile-show-code = 내 복구 코드 보기
web-profile-code-note = 비밀로 하세요. 이 코드가 있으면 누구나 나로서 게임할 수 있습니다.
web-profile-enter-code = 다른 기기의 복구 코드
web-profile-recover = 쓰기
web-profile-recovered = 다시 오셨군요, { $name } 님.

# ---- When something goes wrong

web-error-no-server = 서버가 대답하지 않습니다. 아직 켜져 있나요?

# ---- The rules

web-rules-find = 규칙과 카드에서 찾기
web-rules-contents = 차례
web-rules-cards = 카드
web-rules-nothing = 규칙에 “{ $find }”에 대한 내용이 없습니다.

# ---- About

web-about = Serai에 대하여
web-about-text = Serai는 대상이 쉬어 가고 사람들이 게임을 즐기는 주막입니다. 자유 소프트웨어입니다.
web-about-icons = 아이콘
web-about-icons-text = 아이콘은 Lorc, Delapouite와 여러 기여자의 것으로, 색을 바꾸고 일부는 돌렸습니다:
web-about-fonts = 글꼴
web-about-font = { $name }, 제작: { $by }
web-about-licence = 라이선스
web-about-licence-text = 나머지는 모두 이 프로젝트를 위해 만들었으며 다음에 따라 쓸 수 있습니다:

# ---- The tools at the table

web-link-open = 연결됨
web-link-sending = 보내는 중
web-link-connecting = 연결하는 중
web-link-lost = 연결이 끊겼습니다
web-link-closed = 닫힘
web-tool-undo = 되돌리기
web-tool-hint = 힌트
web-tool-now = 지금 무엇을 할 수 있나요?
web-tool-rules = 규칙
web-tool-chat = 대화
web-tool-invite = 초대
web-tool-settings = 설정
web-tool-leave = 테이블 떠나기
web-tool-more = 더 보기

# ---- Chat

web-chat-said = 나눈 말
web-chat-none = 아직 아무도 말하지 않았습니다.
web-chat-reactions = 빠른 반응
web-chat-placeholder = 말하기
web-chat-send = 보내기
web-reaction-hello = 인사합니다
web-reaction-good = 잘 두셨어요!
web-reaction-wow = 오!
web-reaction-thinking = 생각 중입니다
web-reaction-sorry = 미안해요!
web-reaction-thanks = 고마워요!

# ---- The end of a game

web-end-sources = 출처별 점수
web-end-total = 합계
web-end-chart = 라운드별 점수
web-end-chart-label = 참가자마다 선 하나씩. 숫자는 뒤의 표에 있습니다.
web-end-round = 라운드
web-end-again = 한 번 더
web-end-replay = 처음부터 다시 보기
web-end-copy = 링크 복사
web-end-save = 기록 저장
web-end-leave = 테이블 떠나기
web-end-table = 테이블 보기
web-end-sheet = 점수표
web-end-you-by = { $by }점 차로 이겼습니다
web-end-you-tie = 동점에서 이겼습니다
web-end-rank = { $rank }위
# $level is how strong the bot is.
web-end-bot = 봇: { $level }
web-end-facts = { $round }라운드에 끝남
web-end-rematch = 다른 사람들이 한 번 더 합니다. 함께하세요.
web-turns = 승부처
web-turns-by = 가장 강한 봇의 판단
web-turns-ask = 가장 강한 봇에게 묻기
web-turns-wait = 봇이 모든 결정을 살펴봅니다. 1~2분 걸립니다.
web-turns-none = 크게 손해 본 결정이 없습니다. 모두 잘 두었습니다.
web-turns-round = { $round }라운드
# Percentages of the chance of winning.
web-turns-chance = 이길 확률: 최선이면 { $best }%, 실제로는 { $played }%
web-turns-see = 보기
# $line are sentences.
web-turns-better = 더 나은 선택: { $line }

# ---- At the table

web-title-turn = 내 차례 · { $game }
web-spectator = 관전자
web-link-lost-note = 연결만 끊겼을 뿐 잃은 것은 없습니다. 저절로 다시 이어집니다.
web-skip = 지금으로 건너뛰기
web-away = 자리를 비운 사이
web-away-show = 테이블에서 보기
web-away-go-on = 계속
web-chat-heard = { $name }: { $text }
web-hint = 봇이라면 이렇게 합니다: { $action }
web-hint-note = 내가 볼 수 있는 것으로 봇이 헤아린, 각 행동의 승률입니다.
web-now-deeds =
    { $count ->
        [one] 할 수 있는 일:
       *[other] { $count }가지 가운데 하나를 할 수 있습니다:
    }
web-now-more = 그 밖에 { $count }가지
web-now-wait = { $player } 님 차례입니다. 둘러보거나 규칙을 읽거나 이야기할 수 있습니다.
web-now-nothing = 지금은 아무에게도 묻는 것이 없습니다.
web-rules-all = 모든 규칙과 카드
web-invite = 초대
web-invite-join = 함께 게임하기
web-invite-watch = 관전하기
web-invite-copy = 복사
web-invite-copied = 복사됨
web-invite-share = 공유
web-invite-none = 이 테이블에는 나눠 줄 링크가 없습니다.
web-invite-note = 링크가 있으면 누구나 쓸 수 있으니, 원하는 사람에게만 보내세요.
web-handover = { $name } 님 차례입니다
web-handover-text = 비밀 정보를 모두 가렸습니다. 혼자 화면을 볼 수 있을 때 계속하세요.
web-handover-ready = { $name } 본인입니다
web-guide = 첫 게임 도움말
web-guide-next = 알겠습니다
web-guide-none = 도움말 그만 보기

# ---- Replays

web-replay = 다시 보기
web-replay-back = 한 단계 뒤로
web-replay-next = 한 단계 앞으로
web-replay-play = 재생
web-replay-pause = 일시 정지
web-replay-step = 게임의 단계
web-replay-at = { $round }라운드, { $steps }단계 중 { $step }단계
web-replay-before = 첫 라운드 전
web-replay-seen = 보는 사람
web-replay-all = 모든 카드 공개
web-replay-link = 링크 복사
web-replay-no-chat = 테이블에서 나눈 말은 기록에 없습니다.

# ---- Games, joining

web-games = 내 게임
web-games-and-records = 모든 게임과 기록
web-games-none = 아직 한 게임이 없습니다.
web-games-over = 끝남
web-games-goes-on = 진행 중
web-games-drop = 기록 다시 보기
web-games-drop-note = 기록을 여기에 놓거나, 눌러서 고르세요.
web-join-title = { $game } 테이블
web-join-nobody = 아직 아무도 없음
web-join-full = 빈자리가 없습니다.
web-waiting = { $game } 테이블이 참가자를 기다립니다
web-waiting-open = 빈자리
web-waiting-start = 빈자리에 봇을 앉히고 지금 시작
