# The words of IUNU. What the fields are is said in the English file.

# ---- The castes: iunu-card-<caste> is the name; -plural the name of several; -ability one sentence; -help all of it

iunu-card-farmer = 농부
iunu-card-farmer-plural = 농부들
iunu-card-farmer-ability = 내 농부 1장마다 내가 사는 빵이 { $discount }데벤 싸집니다.
iunu-card-farmer-help =
    농부의 능력은 언제나 적용되며 선택할 것이 없습니다. 내 왕조에 있는 농부 1장마다, 빵을 먹었든 아니든, 내가 사는 빵의 값이 { $discount }데벤씩 내려갑니다. 빵값은 1데벤보다 싸지지 않습니다.

    병사를 조심하십시오. 빵을 먹지 않은 농부는 병사에게 빼앗길 수 있습니다. 빵을 먹은 농부는 안전합니다.

iunu-card-baker = 제빵사
iunu-card-baker-plural = 제빵사들
iunu-card-baker-ability = 빵을 { $loaves }개까지 사서 그 수만큼 내 시민에게 먹입니다.
iunu-card-baker-help =
    빵을 { $loaves }개까지 살 수 있습니다. 빵 1개의 값은 지금 가장 높은 주사위 눈만큼의 데벤에서 내 왕조의 농부 1장마다 { $discount }데벤을 뺀 값이며, 최소 1데벤입니다. 이번 구매가 끝날 때까지 값은 바뀌지 않습니다.

    산 빵은 곧바로 내 왕조에 있는, 아직 빵을 먹지 않은 시민 1장에게 먹입니다. 방금 낸 시민에게도 먹일 수 있습니다. 빵을 먹은 시민은 게임이 끝날 때 자신의 빵 점수를 얻습니다. 시민은 저마다 빵을 1개만 먹고, 빵을 남겨 둘 수는 없으며, 빵 점수가 0인 시민에게는 먹일 수 없습니다.

iunu-card-soldier = 병사
iunu-card-soldier-plural = 병사들
iunu-card-soldier-ability = 빵을 먹지 않은 농부가 있고 병사가 나보다 많지 않은 상대는 나에게 { $ransom }데벤을 내거나 그 농부 1장을 넘깁니다.
iunu-card-soldier-help =
    빵을 먹지 않은 농부가 1장 이상 있고 병사가 나보다 많지 않은 모든 상대에게 적용됩니다. 방금 낸 병사도 내 병사로 셉니다. 누구에게 적용되는지는 능력을 사용할 때 정해집니다.

    해당하는 상대는 시계 방향으로 차례차례, 나에게 { $ransom }데벤을 낼지 빵을 먹지 않은 농부 1장을 넘길지 공개적으로 선택합니다. 넘겨받은 농부는 내 왕조에 들어오고 모든 면에서 내 것으로 셉니다. 일부만 낼 수는 없으며, 낼 수 없는 상대는 농부를 넘깁니다. 빵을 먹은 농부는 절대 빼앗기지 않습니다.

iunu-card-artisan = 장인
iunu-card-artisan-plural = 장인들
iunu-card-artisan-ability = { $fee }데벤을 내고, 장인보다 승점이 낮은 시민 1장을 더 냅니다.
iunu-card-artisan-help =
    { $fee }데벤을 내고 손에서 시민을 정확히 1장 더 내 왕조에 냅니다. 그 시민의 승점은 장인의 승점보다 낮아야 합니다.

    이렇게 낸 시민의 특수 능력은 사용하지 않습니다. 다만 언제나 적용되는 효과(농부, 서기관)는 그대로 적용됩니다. 이 비용은 세트의 비용이 아니므로 서기관이 있어도 반드시 내야 합니다.

iunu-card-merchant = 상인
iunu-card-merchant-plural = 상인들
iunu-card-merchant-ability = 가장 높은 주사위 눈만큼 데벤을 얻습니다.
iunu-card-merchant-help = 지금 가장 높은 주사위 눈만큼 공급처에서 데벤을 가져옵니다. 이번 라운드에 먼저 나온 귀족이 주사위 눈을 낮췄을 수도 있습니다. 상인을 한꺼번에 몇 장을 내더라도 데벤은 한 번만 얻습니다.

iunu-card-scribe = 서기관
iunu-card-scribe-plural = 서기관들
iunu-card-scribe-ability = 서기관 세트에는 비용이 들지 않습니다.
iunu-card-scribe-help =
    서기관은 세트 비용의 예외입니다. 들고 있는 서기관을 한 번에 몇 장이든 낼 수 있으며 데벤이 전혀 들지 않습니다.

    scribe=any 옵션으로 하는 게임에서는, 내 왕조에 서기관이 있는 동안 어떤 유형의 세트를 내도 비용이 들지 않습니다.

iunu-card-priest = 사제
iunu-card-priest-plural = 사제들
iunu-card-priest-ability = 사후세계 카드 { $looks }장을 보고 1장을 비공개로 가집니다.
iunu-card-priest-help =
    사후세계 덱에서 무작위로 { $looks }장을 보고, 그중 1장을 내 앞에 뒷면으로 놓고, 나머지는 사후세계 덱에 다시 섞어 넣습니다. 일단 보았다면 반드시 1장을 가져야 합니다. 사후세계 카드가 1장만 남아 있다면 그 카드를 가집니다.

    무엇을 가지고 무엇을 돌려놓았는지는 점수를 계산할 때까지 나만 압니다. 사후세계 카드를 몇 장 가졌는지는 공개됩니다. 게임이 끝나면 사후세계 카드는 내 최다 점수 하나를 몇 배로 늘려 줍니다.

iunu-card-noble = 귀족
iunu-card-noble-plural = 귀족들
iunu-card-noble-ability = 주사위 눈의 합만큼 데벤을 얻습니다. 그런 다음 모든 주사위 눈이 1씩, 최소 1까지 내려갑니다.
iunu-card-noble-help =
    지금 주사위 3개의 눈을 합한 만큼 공급처에서 데벤을 가져옵니다. 그런 다음 눈이 2 이상인 주사위는 모두 1씩 내려갑니다.

    낮아진 주사위는 다음 라운드에 다시 굴릴 때까지 나보다 나중에 하는 모두에게 적용됩니다.

iunu-card-pharaoh = 파라오
iunu-card-pharaoh-plural = 파라오들
iunu-card-pharaoh-ability = 모든 상대가 나에게 { $tribute }데벤을 냅니다.
iunu-card-pharaoh-help = 모든 상대가 나에게 { $tribute }데벤을 냅니다. 세트 전체에 대해 한 번만 냅니다. 데벤이 그보다 적은 상대는 가진 만큼만 내고, 하나도 없는 상대는 내지 않습니다.

# ---- Afterlife cards: iunu-afterlife-<kind> is the name, -text what it does; $times is the card's multiplier

iunu-afterlife-farmer = 농부의 사후세계
iunu-afterlife-farmer-text = 내 농부 최다 점수를 { $times }배로 만듭니다.
iunu-afterlife-baker = 제빵사의 사후세계
iunu-afterlife-baker-text = 내 제빵사 최다 점수를 { $times }배로 만듭니다.
iunu-afterlife-soldier = 병사의 사후세계
iunu-afterlife-soldier-text = 내 병사 최다 점수를 { $times }배로 만듭니다.
iunu-afterlife-artisan = 장인의 사후세계
iunu-afterlife-artisan-text = 내 장인 최다 점수를 { $times }배로 만듭니다.
iunu-afterlife-merchant = 상인의 사후세계
iunu-afterlife-merchant-text = 내 상인 최다 점수를 { $times }배로 만듭니다.
iunu-afterlife-scribe = 서기관의 사후세계
iunu-afterlife-scribe-text = 내 서기관 최다 점수를 { $times }배로 만듭니다.
iunu-afterlife-priest = 사제의 사후세계
iunu-afterlife-priest-text = 내 사제 최다 점수를 { $times }배로 만듭니다.
iunu-afterlife-noble = 귀족의 사후세계
iunu-afterlife-noble-text = 내 귀족 최다 점수를 { $times }배로 만듭니다.
iunu-afterlife-pharaoh = 파라오의 사후세계
iunu-afterlife-pharaoh-text = 내 파라오 최다 점수를 { $times }배로 만듭니다.
iunu-afterlife-ankh = 앙크
iunu-afterlife-ankh-text = 내 최다 점수 중 아무거나 하나를 { $times }배로 만듭니다.

# ---- Terms

iunu-term-citizen = 시민
iunu-term-dynasty = 왕조
iunu-term-afterlife = 사후세계
iunu-term-deben = 데벤
iunu-term-bread = 빵
iunu-term-majority = 최다
iunu-term-vp = 승점
iunu-term-deck = 덱
iunu-term-hand = 손패
iunu-term-dice = 주사위
iunu-term-round = 라운드
iunu-term-start = 시작 플레이어
iunu-term-fed = 빵을 먹음
iunu-term-unfed = 빵을 먹지 않음
iunu-term-total = 합계

# ---- Questions: iunu-question-<question> in one sentence, iunu-help-<question> for newcomers

iunu-question-play = 어떤 시민 1장 또는 같은 유형의 세트를 내시겠습니까?
iunu-help-play = 손에서 시민 1장, 또는 같은 유형의 시민 여러 장을 반드시 내 왕조에 내야 합니다. 첫 장은 무료이고, 세트의 나머지는 1장마다 1데벤이 듭니다. 서기관 세트는 무료입니다. 카드를 낸 다음에는 몇 장을 냈든 그 유형의 능력을 한 번 사용할 수 있습니다. 왕조의 카드는 저마다 승점을 주고, 어떤 유형을 혼자 가장 많이 가지면 그 유형의 최다 점수도 얻습니다.

iunu-question-use-baker = 제빵사의 능력으로 빵을 사시겠습니까?
iunu-help-use-baker = 빵 1개는 내 시민 1장을 먹이고, 그 시민은 게임이 끝날 때 추가 승점을 줍니다. 값은 가장 높은 주사위 눈에서 내 농부 1장마다 { $discount }데벤을 뺀 만큼이며, 최소 1데벤입니다. 구매는 언제든지 그만둘 수 있으므로, 사용한다고 해서 꼭 사야 하는 것은 아닙니다.

iunu-question-use-soldier = 병사의 능력으로 상대의 농부를 위협하시겠습니까?
iunu-help-use-soldier = 빵을 먹지 않은 농부가 있고 병사가 나보다 많지 않은 상대는 모두 나에게 { $ransom }데벤을 내거나 그 농부 1장을 넘겨야 합니다. 무엇을 할지는 상대가 고릅니다. 사용하면 해당하는 상대 모두에게 적용되고, 사용하지 않으면 아무에게도 적용되지 않습니다.

iunu-question-use-artisan = 장인의 능력으로 { $fee }데벤을 내고 시민 1장을 더 내시겠습니까?
iunu-help-use-artisan = 사용하면 { $fee }데벤을 내고, 장인보다 승점이 낮은 시민 1장을 더 냅니다. 그 시민의 능력은 사용하지 않습니다. 손패가 1장 줄지만 다음 라운드가 되기 전에 어차피 손패를 다시 채웁니다. 낼 수 있는 시민이 손에 없어도 물어봅니다. 손패에 무엇이 있는지 아무도 알 수 없게 하기 위해서이며, 이때는 사용하지 않는 것만 고를 수 있습니다.

iunu-question-use-merchant = 상인의 능력으로 가장 높은 주사위 눈만큼 데벤을 얻으시겠습니까?
iunu-help-use-merchant = 가장 높은 주사위 눈만큼 공급처에서 데벤을 가져옵니다. 비용은 없습니다. 데벤은 세트를 내거나 빵을 살 때 쓰고, 게임이 끝날 때 남은 데벤은 3데벤마다 승점 1점이 됩니다.

iunu-question-use-priest = 사제의 능력으로 사후세계 덱을 보시겠습니까?
iunu-help-use-priest = 사후세계 카드를 { $looks }장까지 보고 반드시 1장을 가져야 합니다. 그 카드는 게임이 끝날 때 내 최다 점수 하나를 몇 배로 늘려 주므로, 내가 가장 많이 모을 유형의 카드일수록 가치가 큽니다. 비용은 없고, 무슨 카드인지는 나만 압니다.

iunu-question-use-noble = 귀족의 능력으로 주사위 눈의 합만큼 데벤을 얻으시겠습니까?
iunu-help-use-noble = 주사위 3개의 눈을 합한 만큼 공급처에서 데벤을 가져옵니다. 그런 다음 눈이 2 이상인 주사위는 다시 굴릴 때까지 모두 1씩 내려갑니다. 나보다 나중에 하는 플레이어는 상인과 귀족으로 버는 데벤이 줄지만, 빵도 싸질 수 있습니다.

iunu-question-use-pharaoh = 파라오의 능력으로 모든 상대에게서 공물을 거두시겠습니까?
iunu-help-use-pharaoh = 모든 상대가 나에게 { $tribute }데벤을 내며, 그보다 적게 가진 상대는 가진 만큼 냅니다. 비용은 없습니다. 마지막에 동점이면 데벤이 많은 쪽이 이긴다는 점도 기억하십시오.

# $price is that of a loaf, $left how many loaves may still be bought.
iunu-question-feed = { $price }데벤을 내고 누구에게 빵을 먹이시겠습니까? (남은 빵 { $left }개)
iunu-help-feed = 내 왕조에서 아직 빵을 먹지 않은 시민의 유형을 고르거나 구매를 마칩니다. 빵을 먹은 시민은 게임이 끝날 때 빵 점수를 주므로 점수가 높은 시민부터 먹이십시오. 값과도 비교해 보십시오. 쓰지 않고 남긴 3데벤은 승점 1점입니다. 또한 빵을 먹은 농부는 병사로부터 안전합니다.

iunu-question-add = 장인의 능력으로 { $fee }데벤을 내고 어떤 시민을 더 내시겠습니까?
iunu-help-add = 손에서 카드 1장을 고릅니다. 장인보다 승점이 낮은 시민만 낼 수 있습니다. 이 카드는 내 왕조에 들어가 다른 카드와 똑같이 세지만, 능력은 사용하지 않습니다. 어떤 유형의 최다를 노릴 수 있을지 생각해 보십시오.

# $other is the owner of the Soldiers.
iunu-question-ransom = { $other } 님에게 { $ransom }데벤을 내시겠습니까, 빵을 먹지 않은 농부 1장을 넘기시겠습니까?
iunu-help-ransom = 상대의 병사가 내 농부를 위협합니다. 데벤을 내면 농부를 지킵니다. 농부를 넘기면 그 승점과 빵값 할인을 잃고, 그 농부는 농부 최다를 따질 때를 포함해 모두 상대의 것으로 셉니다. 빵을 먹은 농부는 그때부터 안전합니다.

iunu-question-take = 어떤 사후세계 카드를 가지시겠습니까?
iunu-help-take = 지금 보고 있는 카드 중 1장을 고릅니다. 나머지는 덱에 다시 섞어 넣습니다. 유형 이름이 있는 카드는 그 유형의 최다 점수만, 앙크는 아무 최다 점수나 하나를 몇 배로 늘립니다. 최다 점수 하나에는 카드를 1장만 쓸 수 있으므로, 같은 유형에 쓸 두 번째 카드는 쓸모가 없습니다.

iunu-question-keep = 어떤 카드를 손에 남기시겠습니까?
iunu-help-keep = 모두 정확히 1장만 남깁니다. 나머지는 뒷면으로 버려 덱에 섞고, 그런 다음 모두 손패를 다시 채웁니다. 다음 라운드에 가장 도움이 될 카드를 남기십시오. 무엇을 남겼는지는 아무도 보지 못합니다.

iunu-question-start = 누가 시작 플레이어가 됩니까?
iunu-help-start = 첫 시작 플레이어는 무작위로 정합니다. 라운드가 끝날 때마다 시작 플레이어 카드는 왼쪽으로 넘어갑니다.

iunu-question-roll = 주사위 눈이 무엇입니까?
iunu-help-roll = 시작 플레이어가 4면체 주사위 3개를 굴립니다. 주사위는 라운드 내내 모두가 볼 수 있게 두며, 빵값과 상인·귀족의 수입을 정합니다.

iunu-question-draw = 어떤 카드를 뽑습니까?
iunu-help-draw = 모든 플레이어가 덱에서 카드를 뽑아 손패를 채웁니다. 내가 뽑은 카드는 나만 볼 수 있습니다.

iunu-question-look = 어떤 사후세계 카드입니까?
iunu-help-look = 사제는 사후세계 덱에서 무작위 카드를 보여 줍니다. 능력을 사용한 플레이어만 볼 수 있습니다.

# ---- Actions: iunu-action-<verb>; $card is the name of a card, $count how many, $amount Deben

iunu-action-play = { $card } { $count }장 내기
iunu-action-use = 능력 사용하기
iunu-action-decline = 사용하지 않기
iunu-action-feed = { $card }에게 빵 먹이기
iunu-action-done = 그만 사기
iunu-action-add = { $card } 더 내기
iunu-action-pay = { $amount }데벤 내기
iunu-action-hand = 빵을 먹지 않은 농부 1장 넘기기
iunu-action-keep = { $card } 남기기
iunu-action-take = { $card } 가지기
# $player is the name of the start player.
iunu-action-start = { $player } 님이 시작
# $dice are the dice, such as 4-2-1.
iunu-action-roll = 주사위 { $dice }
iunu-action-draw = { $card } 뽑기
iunu-action-look = { $card } 보기

# ---- Events: iunu-event-<key>, with the fields of the event. $player is the name of whose deed it is, $other the name
# of the player in its field “to”, $card the name of its card. -seen is for those who may know the card.

iunu-event-began = { $round }라운드: { $player } 님이 시작 플레이어입니다.
iunu-event-rolled = { $player } 님이 주사위를 굴렸습니다: { $dice }.
iunu-event-lowered = 주사위 눈이 내려갔습니다: { $dice }.
iunu-event-drew = { $player } 님이 카드 { $cards }장을 뽑았습니다.
iunu-event-drew-seen = { $player } 님이 { $card } 카드를 뽑았습니다.
iunu-event-laid =
    { $player } 님이 { $cost ->
        [0] { $card } { $count }장을 냈습니다.
       *[other] { $cost }데벤을 들여 { $card } { $count }장을 냈습니다.
    }
iunu-event-used = { $player } 님이 { $card } 능력을 사용했습니다.
iunu-event-declined = { $player } 님이 { $card } 능력을 사용하지 않았습니다.
iunu-event-gained = { $player } 님이 { $amount }데벤을 얻었습니다.
iunu-event-paid = { $player } 님이 { $other } 님에게 { $amount }데벤을 냈습니다.
iunu-event-fed = { $player } 님이 { $cost }데벤으로 빵을 사서 { $card }에게 먹였습니다.
iunu-event-handed = { $player } 님이 { $other } 님에게 빵을 먹지 않은 농부 1장을 넘겼습니다.
iunu-event-looked = { $player } 님이 사후세계 카드 { $cards }장을 보았습니다.
iunu-event-looked-seen = { $player } 님이 사후세계 카드를 보았습니다: { $card }.
iunu-event-buried =
    { $player } 님이 사후세계 카드 1장을 { $returned ->
        [0] 가졌습니다.
       *[other] 가지고 { $returned }장을 다시 섞어 넣었습니다.
    }
# $back are the names of the cards shuffled back.
iunu-event-buried-seen =
    { $player } 님이 { $card } 카드를 { $returned ->
        [0] 가졌습니다.
       *[other] 가졌습니다. 다시 섞어 넣은 카드: { $back }.
    }
iunu-event-chose = { $player } 님이 남길 카드를 골랐습니다.
iunu-event-chose-seen = { $player } 님이 { $card } 카드를 남겼습니다.
iunu-event-discarded =
    { $player } 님이 { $cards ->
        [0] 아무것도 버리지 않았습니다.
       *[other] 카드 { $cards }장을 버렸습니다.
    }
# $ending is what the event says (rounds, deck) or the sentence for it.
iunu-event-ended =
    { $ending ->
        [rounds] { iunu-ending-rounds }
        [deck] { iunu-ending-deck }
       *[other] { $ending }
    }

# ---- The end: where the points came from, what ended the game, what decided it

iunu-source-citizens = 시민
iunu-source-majority = 최다
iunu-source-afterlife = 사후세계
iunu-source-bread = 빵
iunu-source-deben = 데벤

iunu-ending-rounds = 마지막 라운드를 마쳐 게임이 끝났습니다.
iunu-ending-deck = 모두가 뽑기에는 덱에 카드가 모자라 게임이 일찍 끝났습니다.

iunu-decided-points = 승점이 가장 많은 플레이어가 승리합니다.
iunu-decided-deben = 승점이 같아 데벤이 가장 많은 플레이어가 승리합니다.
iunu-decided-shared = 승점도 데벤도 같아 공동 승리입니다.

# ---- The rules: iunu-rules-<number> is the heading of a section, iunu-rules-<number>-text its text, counted from 1

iunu-rules-title = IUNU 규칙

iunu-rules-1 = 게임 소개
iunu-rules-1-text =
    고대 이집트의 왕조들은 흥하고 또 망합니다. 플레이어는 저마다 태양의 도시 이우누의 시민으로 왕조를 세웁니다. 수많은 소박한 농부부터 몇 안 되는 파라오까지 모두 시민입니다. 시민들을 먹이고, 병사들로부터 농부를 지키고, 사후세계에 그들의 자리를 마련하십시오.

    IUNU는 2~4명이 즐기는 카드 게임으로, 한 판에 약 30분이 걸립니다. 게임이 끝날 때 승점(VP)이 가장 많은 플레이어가 승리합니다.

iunu-rules-2 = 구성물
iunu-rules-2-text =
    • 아홉 가지 유형의 시민 카드 { $citizens }장
    • 사후세계 카드 덱 1벌
    • 4면체 주사위 3개
    • 이집트의 돈인 데벤 토큰과 빵 토큰(수량 제한 없음)
    • 라운드 수도 표시하는 시작 플레이어 카드 1장

    시민 카드의 앞면 왼쪽에는 숫자가 세 개 있습니다.

    1. 승점: 게임이 끝날 때 이 카드가 주는 승점입니다.
    2. 최다: 이 유형의 카드를 혼자 가장 많이 가졌을 때 추가로 얻는 승점입니다. 이 숫자는 덱에 있는 그 유형의 카드 수이기도 합니다.
    3. 빵: 이 시민이 빵을 먹었을 때 추가로 얻는 승점입니다.

iunu-rules-3 = 게임 준비
iunu-rules-3-text =
    시민 카드와 사후세계 카드를 따로 섞어 뒷면이 보이게 두 개의 덱으로 놓습니다. 시작 플레이어를 무작위로 정합니다. 시작 플레이어는 시작 플레이어 카드를 1이 위로 오게 받고, 주사위 3개를 굴려 모두가 볼 수 있게 놓습니다.

    2명이면 각자 시민 카드 6장을, 3명이나 4명이면 5장을 받습니다. 각자 { $deben }데벤도 받습니다.

    게임은 2명이나 4명이면 8라운드, 3명이면 9라운드 동안 진행됩니다. 각 라운드는 두 단계로 이루어집니다.

iunu-rules-4 = 왕조 단계
iunu-rules-4-text =
    시작 플레이어부터 시계 방향으로 한 번씩 차례를 가집니다.

    1. 손에서 시민 1장, 또는 같은 유형의 시민 여러 장을 한 세트로 자기 앞의 왕조에 냅니다. 반드시 1장 이상 내야 합니다.
    2. 세트의 두 번째 카드부터 1장마다 1데벤을 냅니다. 능력을 사용하기 전에 내므로 능력으로 얻을 데벤을 쓸 수는 없고, 낼 데벤이 모자라는 세트는 낼 수 없습니다. 예외: 서기관 세트에는 비용이 들지 않습니다.
    3. 그런 다음 그 유형의 특수 능력을 사용할 수 있습니다. 세트가 아무리 커도 한 번만 사용합니다. 사제 3장을 한 세트로 내더라도 사후세계 덱은 한 번만 봅니다.

    주사위는 능력을 사용할 때 놓여 있는 그대로 적용됩니다. 이번 라운드에 먼저 나온 귀족이 눈을 낮췄을 수도 있습니다.

iunu-rules-5 = 폐기 단계
iunu-rules-5-text =
    모두 차례를 마치면 다음을 진행합니다.

    1. 손패가 2장 이상인 플레이어는 남길 카드를 1장 고르고 나머지를 모두 뒷면으로 버립니다. 모두 비밀리에 고르고 동시에 버리며, 다른 사람이 무엇을 버렸는지는 아무도 알 수 없습니다.
    2. 버린 카드를 덱에 넣고 함께 섞습니다. 왕조의 카드는 그대로 둡니다.
    3. 모두 처음 손패 수가 될 때까지 카드를 뽑습니다. 모두의 손패를 채우기에 덱이 모자라면 아무도 뽑지 않고 게임이 곧바로 끝납니다.
    4. 시작 플레이어 카드를 왼쪽 플레이어에게 넘기고 다음 라운드 숫자로 돌립니다. 새 시작 플레이어가 주사위 3개를 다시 굴립니다.

    마지막 라운드에는 폐기 단계를 하지 않습니다.

iunu-rules-6 = 빵과 농부
iunu-rules-6-text =
    빵은 제빵사만 살 수 있습니다. 제빵사 세트 하나로 빵을 { $loaves }개까지 삽니다. 빵 1개의 값은 가장 높은 주사위 눈만큼의 데벤에서 내 왕조의 농부 1장마다 { $discount }데벤을 뺀 값이며, 최소 1데벤입니다. 한 번 구매하는 동안 값은 바뀌지 않습니다. 산 빵은 곧바로 빵을 먹지 않은 내 시민 1장에게 먹입니다. 빵 토큰을 올려 표시하십시오. 그 시민에게는 다시 먹일 수 없습니다.

    예: 주사위가 4-2-1이고 농부가 없으면 빵 1개에 4데벤을 냅니다.

    빵을 먹지 않은 농부는 병사 때문에 다른 플레이어에게 넘어갈 수 있습니다. 그때부터는 모든 면에서 새 주인의 것으로 셉니다. 빵을 먹은 농부는 안전합니다.

iunu-rules-7 = 사후세계
iunu-rules-7-text =
    사후세계 카드는 사제의 능력으로 얻습니다. 주인 앞에 뒷면으로 놓으며, 점수를 계산할 때까지 주인만 앞면을 봅니다. 몇 장인지는 모두 알 수 있습니다. 사제의 주인이 카드를 다시 섞어 넣을 때 어떤 카드였는지는 그 사람만 압니다.

    사후세계 카드 1장은 최다 점수 하나를 몇 배로 늘립니다. 유형 이름이 있는 카드는 그 유형에만, 앙크는 어느 유형에나 쓸 수 있습니다. 한 플레이어가 사후세계 카드를 여러 장 쓸 수 있지만, 최다 점수 하나에는 1장만 쓸 수 있습니다.

iunu-rules-8 = 게임의 끝
iunu-rules-8-text =
    마지막 라운드가 끝나면, 또는 그 전에 모두가 뽑기에 덱이 모자라면 게임이 끝납니다. 다음 승점을 모두 더합니다.

    • 시민: 빵을 먹었든 아니든 내 왕조에 있는 모든 시민의 승점.
    • 최다: 내가 혼자 가장 많이 가진 유형마다 그 유형의 최다 점수. 1장으로도 최다가 될 수 있습니다. 가장 많이 가진 플레이어가 여럿이면 아무도 얻지 못합니다.
    • 사후세계: 사후세계 카드는 그것을 쓴 최다 점수를 몇 배로 늘립니다. 2배 카드는 12점을 36점이 아니라 24점으로 만듭니다. 카드는 언제나 합계가 가장 커지도록 쓰입니다.
    • 빵: 빵을 먹은 모든 시민의 빵 점수.
    • 데벤: 3데벤마다 1점(나머지는 버림). 11데벤이면 3점입니다.

    승점이 가장 많은 플레이어가 승리합니다. 동점이면 그중 데벤이 가장 많은 플레이어가 승리하며, 방금 승점으로 바꾼 데벤도 모두 셉니다. 그것마저 같으면 공동 승리입니다.

iunu-rules-9 = 공개 정보와 비밀 정보
iunu-rules-9-text = 왕조, 주사위, 데벤, 빵은 모두에게 공개됩니다. 각자의 손패 수와 덱의 카드 수, 각자 앞에 놓인 사후세계 카드의 수도 공개됩니다. 손에 든 카드, 버린 카드, 그리고 점수를 계산할 때까지 각자가 가진 사후세계 카드의 내용은 비밀입니다.

iunu-rules-10 = 옵션: 모든 세트에 서기관 적용
iunu-rules-10-text = scribe=any 옵션으로 하면, 내 왕조에 서기관이 있는 동안 어떤 유형의 세트든 무료로 낼 수 있습니다. 장인의 비용은 세트의 비용이 아니므로 그대로 냅니다.

iunu-rules-11 = 시민 카드
iunu-rules-11-text = 흔한 농부부터 드문 파라오까지 아홉 가지 유형의 승점, 최다 점수(카드 수이기도 합니다), 빵 점수를 소개합니다. 능력은 언제든 사용하지 않을 수 있습니다. 농부와 서기관에게는 사용하는 능력이 없으며, 그 효과는 언제나 적용됩니다.
