# The words of IUNU's table in the browser; the rest is in iunu.ftl. Amounts of the edition are fields named as there.

# ---- Cards: iunu short texts stand on the card, at most three short lines

web-iunu-short-farmer = 1장마다 내 빵값이 { $discount } 내려감
web-iunu-short-baker = 빵을 { $loaves }개까지 사서 시민에게 먹임
web-iunu-short-soldier = { $ransom }데벤 또는 배고픈 농부를 받아 냄
web-iunu-short-artisan = { $fee }데벤으로 낮은 시민 1장 더 내기
web-iunu-short-merchant = 가장 높은 주사위만큼 데벤 획득
web-iunu-short-scribe = 서기관 세트는 무료
web-iunu-short-priest = 사후세계 { $looks }장을 보고 1장 가지기
web-iunu-short-noble = 주사위 합만큼 데벤 획득, 그 뒤 눈이 내려감
web-iunu-short-pharaoh = 모든 상대가 나에게 { $tribute }데벤 지불
# The three numbers of a card, read aloud. $text is what the card says.
web-iunu-card-label = { $card }: 승점 { $vp }, 최다 { $majority }, 빵 { $bread }. { $text }.
# One line below the full text of a card.
web-iunu-card-numbers = 승점 { $vp } · 최다 { $majority } · 빵 +{ $bread } · 덱에 { $copies }장
web-iunu-times = ×{ $times }
# Of an Afterlife card.
web-iunu-copies = 사후세계 덱에 { $copies }장
web-iunu-any = 아무거나

# ---- The bar at the top

web-iunu-round = { $last }라운드 중 { $round }라운드
web-iunu-leads = { $player } 님부터
web-iunu-start-text = 시작 플레이어 카드를 가진 사람이 이번 라운드에 먼저 합니다. 카드는 라운드가 끝날 때마다 왼쪽으로 넘어갑니다.

# ---- The Dynasties

web-iunu-dynasties = 왕조
web-iunu-each = 장마다
web-iunu-most = 최다
web-iunu-fed = 빵
web-iunu-tied = 동수
web-iunu-free = 없음
web-iunu-new = 새로
web-iunu-vp-text = 승점: 이 유형의 카드 1장마다 얻는 점수입니다.
web-iunu-majority-text = 최다: 이 유형을 혼자서 가장 많이 가진 사람이 더 얻는 점수입니다. 동수이면 아무도 얻지 못합니다.
web-iunu-bread-text = 빵: 이 유형의 빵을 먹은 카드 1장마다 더 얻는 점수입니다.
web-iunu-holder = { $player } 님이 혼자 가장 많습니다: { $award }점.
web-iunu-tie-text = 혼자 가장 많은 사람이 없어 아직 최다가 없습니다.
web-iunu-free-text = 아직 아무도 없습니다. 1장이면 최다가 됩니다.
# A cell of the Dynasties, read aloud.
web-iunu-cell =
    { $player }: { $count ->
        [0] { $card } 없음
       *[other] { $card } { $count }장
    }{ $fed ->
        [0] {""}
       *[other] , { $fed }장이 빵을 먹음
    }
web-iunu-cell-change = { $count }장이 됨
web-iunu-fed-of = { $count }장 중 { $fed }장이 빵을 먹음
web-iunu-you = 나
web-iunu-your-turn = 내 차례
web-iunu-choosing = 고르는 중
web-iunu-has-played = 방금 마침
web-iunu-has-chosen = 골랐음
web-iunu-to-come = 아직 안 함
web-iunu-away = 봇이 대신함
web-iunu-offline = 연결 끊김
web-iunu-open = 빈자리
web-iunu-bot = 봇 · { $level }
web-iunu-winner = 승리
web-iunu-deben-text = 데벤: 돈입니다. 게임이 끝나면 3데벤마다 1점이고, 동점이면 데벤이 가장 많은 사람이 이깁니다.
web-iunu-hand-text = 손에 든 카드
web-iunu-buried-text = 사후세계 카드. 게임이 끝나면 1장마다 주인의 최다 점수 하나를 몇 배로 늘립니다.
web-iunu-points-text = 지금 게임이 끝난다면 얻을 승점입니다(내가 볼 수 있는 만큼).
web-iunu-count-label = { $name }: { $count }
web-iunu-change-label = { $name }: { $before }, { $count }이 됨

# ---- Dice and prices

web-iunu-bowl = 주사위와 값
web-iunu-die = 주사위 { $number }
web-iunu-dice-will = { $number }이 됨
web-iunu-for-you = 나는
web-iunu-loaf-text = 빵 1개의 값은 가장 높은 주사위 눈에서 내 농부 1장마다 { $discount }을 뺀 값이며, 최소 1입니다.
web-iunu-merchant-text = 상인 세트는 가장 높은 주사위 눈만큼 얻습니다.
web-iunu-noble-text = 귀족 세트는 모든 주사위 눈의 합만큼 얻습니다. 그런 다음 모든 눈이 1씩 내려갑니다.
web-iunu-citizens = 시민
web-iunu-deck-text = 덱에 남은 카드. 모두의 손을 채우기에 모자라면 게임이 끝납니다.
web-iunu-afterlife-deck-text = 사후세계 덱에 남은 카드.

# ---- Score and log

web-iunu-score = 지금 점수
web-iunu-score-note = 내가 볼 수 있는 만큼
web-iunu-score-end = 최종 점수
web-iunu-log = 지금까지
web-iunu-log-empty = 아직 아무 일도 없습니다.
web-iunu-tab-score = 점수
web-iunu-tab-log = 기록
web-iunu-tab-chat = 대화
web-iunu-tab-rules = 규칙
web-iunu-more = 더 보기

# ---- The hand and the deed

web-iunu-hand = 내 손패
web-iunu-secret = 나만 봄
web-iunu-returned = 돌려놓음: { $cards }
web-iunu-needs = { $needs }데벤 필요
web-iunu-not-now = 지금은 안 됨
web-iunu-deed = 내 선택
web-iunu-fee = 비용
web-iunu-fee-free = 무료
web-iunu-of-your = / 가진 { $deben }
web-iunu-set =
    { $cards ->
       *[other] { $card } { $count }장
    }
# Read aloud when cards are picked.
web-iunu-picked = { $set }. 비용 { $fee }데벤. 승점 { $before }에서 { $after }.
web-iunu-picked-none = 고른 것이 없습니다.
web-iunu-hint-play = 카드를 고르십시오. 같은 유형을 더 고르면 세트가 되고, 1장 더할 때마다 1데벤이 듭니다.
web-iunu-hint-add = 왕조에 더 낼 카드를 고르십시오.
web-iunu-hint-keep = 손에 남길 카드를 고르십시오. 나머지는 덱으로 돌아갑니다.
web-iunu-hint-feed = 내 왕조의 시민에게 빵을 놓으십시오.
web-iunu-hint-take = 보이는 카드 중 1장을 고르십시오.
web-iunu-hint-ransom = 내 데벤이나 농부를 누르십시오.
web-iunu-only-one =
    { $fee ->
        [0] { $card } 1장만, 무료
       *[other] { $card } 1장만
    }
web-iunu-put-back = 되돌리기

web-iunu-do-play =
    { $cards ->
       *[other] { $card } { $count }장 내기
    }
web-iunu-do-play-none = 내기
web-iunu-do-add = { $card } 더 내기
web-iunu-do-add-none = 더 내기
web-iunu-do-keep = { $card } 남기기
web-iunu-do-keep-none = 남기기
web-iunu-do-take = { $card } 가지기
web-iunu-do-take-none = 가지기
web-iunu-do-feed = { $card }에게 먹이기
web-iunu-do-feed-none = 먹이기
web-iunu-do-ransom-pay = { $ransom }데벤 내기
web-iunu-do-ransom-hand = 농부 넘기기
web-iunu-do-ransom-none = 고르기
web-iunu-do-use-baker = 빵 사기
web-iunu-do-use-soldier = 병사 보내기
web-iunu-do-use-artisan = 시민 더 내기
web-iunu-do-use-merchant = { $gain }데벤 얻기
web-iunu-do-use-priest = 사후세계 보기
web-iunu-do-use-noble = { $gain }데벤 얻기
web-iunu-do-use-pharaoh = 공물 거두기
web-iunu-do-decline = 사용하지 않기
web-iunu-do-go-on = 계속하기
web-iunu-do-done = 그만 사기

web-iunu-note-threatened =
    { $count ->
        [one] { $players } 님은 데벤을 내거나 농부를 넘겨야 합니다.
       *[other] { $players } 님은 저마다 데벤을 내거나 농부를 넘겨야 합니다.
    }
web-iunu-note-nobody = 더 낼 수 있는 시민이 손에 없습니다.
web-iunu-note-discard = 나머지 { $count }장은 덱으로 돌아갑니다.
web-iunu-note-left = 남은 빵 { $left }개
web-iunu-note-secret = 어느 것인지 나만 압니다.
web-iunu-note-loses = 농부가 { $player } 님에게 갑니다.
web-iunu-then = 그다음: { $text }
web-iunu-loaf = 빵 1개
web-iunu-loaf-for = { $card }에게 빵 1개

# ---- When others choose

# $question is the family of what is asked; $player is asked.
web-iunu-waits =
    { $question ->
        [play] { $player } 님이 낼 카드를 고르고 있습니다.
        [use] { $player } 님이 능력을 사용할지 정하고 있습니다.
        [feed] { $player } 님이 빵을 사고 있습니다.
        [add] { $player } 님이 시민을 더 내고 있습니다.
        [ransom] { $player } 님이 데벤을 낼지 농부를 넘길지 정하고 있습니다.
        [take] { $player } 님이 사후세계 카드를 보고 있습니다.
       *[other] { $player } 님이 고르고 있습니다.
    }
# $players still choose.
web-iunu-waits-keep = { $players } 님이 남길 카드를 고르고 있습니다.
web-iunu-you-keep = { $card } 카드를 남깁니다.
web-iunu-watching = 지켜보고 있습니다.
# Round and question of one who is asked; the log's last line.
web-iunu-now-you = 내 차례입니다.
web-iunu-sent = 보냈습니다 …

# ---- The score sheet: notes beside points

web-iunu-sheet-afterlife = { $award } ×{ $times } = { $points }
web-iunu-sheet-deben = { $deben }데벤
web-iunu-sheet-loaves = 빵 { $count }개

# ---- First-game hints

web-iunu-guide-census = 세로줄은 유형, 가로줄은 플레이어입니다. 세로줄을 따라 내려가며 누가 가장 많은지 보십시오. 혼자 가장 많으면 파란 숫자를 얻습니다.
web-iunu-guide-hand = 카드를 골라서 내십시오. 같은 유형을 여러 장 고르면 함께 냅니다.
web-iunu-guide-deed = 선택하면 무엇이 바뀌는지, 정하기 전에 이곳과 탁자에 나타납니다.
web-iunu-guide-dice = 가장 높은 주사위 눈이 빵값이고 상인이 얻는 데벤입니다. 귀족은 모든 눈의 합을 얻습니다.
web-iunu-guide-feed = 빵을 먹은 시민은 빵 점수를 얻습니다. 빵을 먹은 농부는 병사에게서 안전합니다.
web-iunu-guide-keep = 다음 라운드를 위해 카드 1장을 남기십시오. 나머지는 덱으로 돌아갑니다.
web-iunu-guide-take = 사후세계 카드는 게임이 끝날 때 내 최다 점수 하나를 몇 배로 늘립니다. 앞설 유형의 카드를 가지십시오.
