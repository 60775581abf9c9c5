# The words of HUNS. What the fields are is said in the English file.

# ---- Small parts of texts

# What a Treasure that holds or a Veteran brings, and a fled Curse costs.
huns-points =
    { $seats ->
        [0] 플레이어 수만큼의 승점
       *[other] 승점 { $seats }점
    }
# What a Mercenary has printed.
huns-spaces = 칸 { $spaces }개
# How long a Curse works.
huns-until = 칸 { $spaces }개를 모두 채울 때까지
# Valuables of one colour, as part of a list.
huns-valuables = { $colour } { $count }개
# A Wagon: the name of its type and the letters of its spaces.
huns-wagon = { $type } { $spaces }

# ---- Colours of dice and Valuables

huns-colour-blue = 파란색
huns-colour-red = 빨간색
huns-colour-green = 초록색
huns-colour-black = 검은색
huns-colour-yellow = 노란색

# ---- Types of Wagons

huns-type-sun = 태양 짐마차
huns-type-wolf = 늑대 짐마차
huns-type-eagle = 독수리 짐마차
huns-type-stag = 사슴 짐마차

# ---- The families: huns-family-<family> is the name; -plural the name of several; -help what all of them have in common

huns-family-equipment = 장비
huns-family-equipment-plural = 장비
huns-family-equipment-help = 장비는 내 진영에 놓이며 게임이 끝날 때까지 효과가 적용됩니다. 낼 때 즉시 효과가 있는 장비도 있습니다. 승점은 주지 않습니다.
huns-family-raid = 습격
huns-family-raid-plural = 습격
huns-family-raid-help = 습격은 내 차례에 주사위를 가져오기 전이나 행동을 마친 뒤에 한 번 사용합니다. ‘{ huns-card-captain }’ 카드나 raids=refresh 옵션이 있으면 다시 사용할 수 있게 됩니다. 한 차례에 습격을 1장만 사용할 수 있습니다. 게임이 끝나면 사용했든 아니든 습격 1장마다 승점 1점을 얻습니다.
huns-family-mercenary = 용병
huns-family-mercenary-plural = 용병
huns-family-mercenary-help = 용병은 모든 칸에 화물이 놓여 있는 동안에만 효과가 적용됩니다. 화물의 색은 상관없습니다. 게임이 끝날 때 가득 찬 용병은 승점 1점을 주고, 가득 차지 않은 용병은 1점을 잃게 합니다.
huns-family-curse = 저주
huns-family-curse-plural = 저주
huns-family-curse-help = 저주는 상대의 진영에 내며, 모든 칸에 아무 색의 화물이나 놓일 때까지 효과가 적용되고 그 뒤에는 영구히 해제됩니다. 저주를 받은 플레이어는 곧바로 회피할 수 있습니다. 회피한 저주는 효과가 없지만, 게임이 끝날 때 { huns-points }을 잃게 합니다.
huns-family-treasure = 보물
huns-family-treasure-plural = 보물
huns-family-treasure-help = 보물은 게임 중에는 효과가 없습니다. 게임이 끝날 때 조건을 이루었으면 { huns-points }을 얻습니다.

# ---- The cards: huns-card-<card> is the name; -ability one sentence; -help all of it

# -- Equipment

huns-card-swift-horse = 날쌘 말
huns-card-swift-horse-ability = 내가 가져온 주사위가 1이면 2로 셉니다.
huns-card-swift-horse-help = 눈이 1인 주사위를 가져올 때마다 2로 셉니다. 카드를 2장 보거나 화물을 2개 가져옵니다. 그래도 눈은 여전히 1이므로 ‘정찰병의 뿔피리’가 있으면 카드를 1장 더 봅니다. 내 진영에서 ‘다리 저는 말’의 효과가 적용되고 있으면 둘은 서로 상쇄됩니다.

huns-card-saddlebags = 안장 가방
huns-card-saddlebags-ability = 약탈할 때, 남는 화물 1개를 내 보관소에 둘 수 있습니다.
huns-card-saddlebags-help = 약탈한 화물 가운데 놓지 못하고 남은 것이 있으면 그중 1개를 내 보관소에 둘 수 있습니다. 나머지는 공급처로 돌아갑니다. 아무것도 놓을 수 없을 때에도 약탈할 수 있습니다. 다른 방법으로 가져온 화물은 평소처럼 돌아갑니다.

huns-card-spare-wagon = 예비 짐마차
huns-card-spare-wagon-ability = 적재 자리가 1개 늘어납니다. 즉시 그 자리에 둘 짐마차를 고르고, 그런 다음 아무 색의 화물 2개를 가져옵니다.
huns-card-spare-wagon-help =
    이제부터 짐마차를 1대 더 적재합니다. 즉시 공개된 짐마차 중 1대나 덱 맨 위의 짐마차를 가져오고, 그런 다음 아무 색의 화물 2개를 가져와 함께 놓습니다.

    ‘녹’ 때문에 효과가 사라져도 짐마차는 그대로 남지만, 다음에 출발하는 짐마차는 새것으로 채우지 않습니다. ‘녹’의 효과가 적용되는 동안 예비 짐마차를 내면 화물 2개는 끝내 받지 못합니다.

huns-card-scouts-horn = 정찰병의 뿔피리
huns-card-scouts-horn-ability = 눈이 1인 주사위로 카드를 뽑을 때, 카드를 1장 더 봅니다.
huns-card-scouts-horn-help = 주사위를 얼마로 세는지가 아니라 눈이 무엇인지를 따집니다. 그래서 ‘날쌘 말’이 있으면 3장을 봅니다. 내는 카드는 그대로 1장입니다. ‘무기고’에는 도움이 되지 않습니다.

huns-card-falcon = 매
huns-card-falcon-ability = 내 차례를 시작할 때, 남아 있는 주사위 1개를 다시 굴릴 수 있습니다.
huns-card-falcon-help = 내 차례를 시작할 때마다 아직 아무도 가져가지 않은 주사위 1개를 골라 다시 굴리거나, 주사위를 그대로 둡니다. 새로 나온 눈은 모두에게 적용됩니다.

huns-card-iron-hooks = 쇠갈고리
huns-card-iron-hooks-ability = 빨간색, 검은색, 노란색을 약탈할 때 화물을 1개 더 가져옵니다.
huns-card-iron-hooks-help = 이 세 가지 색 중 하나를 약탈할 때마다, 공급처에 있으면 그 색의 화물을 1개 더 가져옵니다. ‘버들 바구니’도 있으면 노란색을 약탈할 때 2개를 더 가져옵니다.

huns-card-wicker-baskets = 버들 바구니
huns-card-wicker-baskets-ability = 파란색, 초록색, 노란색을 약탈할 때 화물을 1개 더 가져옵니다.
huns-card-wicker-baskets-help = 이 세 가지 색 중 하나를 약탈할 때마다, 공급처에 있으면 그 색의 화물을 1개 더 가져옵니다. ‘쇠갈고리’도 있으면 노란색을 약탈할 때 2개를 더 가져옵니다.

huns-card-patched-canvas = 기운 덮개천
huns-card-patched-canvas-ability = 한 차례에 한 번, 화물 1개를 짐마차의 다른 색 칸에 실을 수 있습니다.
huns-card-patched-canvas-help = 그 화물과 같은 색의 칸이 비어 있어도 이렇게 실을 수 있으며, 꼭 그래야 하는 것은 아닙니다. 누구의 차례든 차례마다 한 번이므로, 상대의 차례에 화물을 가져올 때에도 쓸 수 있습니다. ‘밀수꾼’이 있으면 한 번 더 할 수 있습니다.

huns-card-bone-amulet = 뼈 부적
huns-card-bone-amulet-ability = 내 진영의 저주에 필요한 화물이 1개 줄어듭니다.
huns-card-bone-amulet-help = 내 진영의 저주는 칸 수보다 1개 적은 화물로 해제됩니다. 다만 1개는 꼭 필요합니다. 이미 충분히 놓여 있는 저주는 곧바로 해제됩니다. ‘녹’ 때문에 효과가 사라져도 이미 해제된 저주는 해제된 채로 남습니다.

huns-card-pay-chest = 급료 상자
huns-card-pay-chest-ability = 내 진영의 용병에게 필요한 화물이 1개 줄어듭니다.
huns-card-pay-chest-help = 내 진영의 용병은 칸 수보다 1개 적은 화물로 가득 찹니다. 다만 1개는 꼭 필요합니다. 이미 충분히 놓여 있는 용병은 곧바로 가득 찬 것이 됩니다. ‘녹’ 때문에 효과가 사라지면 더는 가득 차지 않은 것이 될 수 있지만, 놓인 화물은 그대로 남습니다.

huns-card-war-drum = 전투 북
huns-card-war-drum-ability = 습격을 사용하면 아무 색의 화물 1개를 가져옵니다.
huns-card-war-drum-help = 먼저 습격의 효과를 모두 처리합니다. 그런 다음 공급처에서 아무 색의 화물 1개를 가져와 놓습니다.

huns-card-jewelled-saddle = 보석 안장
huns-card-jewelled-saddle-ability = 즉시 서로 다른 색의 화물 2개를 가져옵니다.
huns-card-jewelled-saddle-help = 이 카드를 낼 때 공급처에서 서로 다른 색의 화물 2개를 가져와 함께 놓습니다. 그 뒤에는 아무 효과가 없지만 내 진영의 장비로 셉니다. ‘녹’의 효과가 적용되는 동안 내면 화물은 끝내 받지 못합니다.

# -- Raids

huns-card-ambush = 매복
huns-card-ambush-ability = 상대 1명의 짐마차들이나 그의 용병 1장에서 화물을 2개까지 가져옵니다.
huns-card-ambush-help =
    상대를 1명 골라, 적재 중인 짐마차들이나 용병 1장에서 화물을 1개 또는 2개 가져온 다음 놓습니다. 모두 함께 놓을 수 있는 화물만 가져올 수 있습니다.

    그래도 놓지 못한 화물은 원래 있던 칸으로, 그 칸이 없어졌으면 공급처로 돌아갑니다. 효과가 적용되는 호위병이 있는 상대는 안전합니다.

huns-card-border-plunder = 국경 노략
huns-card-border-plunder-ability = 서로 다른 세 가지 색의 화물 3개를 가져옵니다.
huns-card-border-plunder-help = 세 가지 색을 골라 공급처에서 1개씩 가져와 한 가지 방법으로 함께 놓습니다. 남은 색이 세 가지보다 적으면 남은 색에서 1개씩 가져옵니다.

huns-card-great-haul = 큰 노획
huns-card-great-haul-ability = 한 가지 색의 화물 4개를 가져옵니다.
huns-card-great-haul-help = 색 하나를 골라 공급처에서 그 색의 화물 4개를, 모자라면 있는 만큼 가져와 한 가지 방법으로 함께 놓습니다. 이것은 약탈이 아니므로 갈고리, 바구니, 안장 가방은 도움이 되지 않습니다.

huns-card-forced-march = 강행군
huns-card-forced-march-ability = 내 행동을 마친 뒤, 주사위가 남아 있으면 1개를 더 가져와 그것으로 행동합니다.
huns-card-forced-march-help =
    이 습격은 행동을 마친 뒤, 주사위가 남아 있을 때에만 사용할 수 있습니다. 남은 주사위 중 1개를 가져와 평소처럼 카드를 뽑거나 약탈합니다.

    여전히 같은 차례입니다. 차례의 시작이나 끝에 적용되는 효과는 두 번 적용되지 않고, 한 차례에 한 번 할 수 있는 일을 이미 했다면 다시 할 수 없습니다. 그런 다음 다음 플레이어가 이어서 합니다. 그만큼 이번 라운드에 다른 플레이어의 차례가 줄어듭니다.

huns-card-fresh-wagon = 새 짐마차
huns-card-fresh-wagon-ability = 적재 중인 내 짐마차 1대를 공개된 짐마차 1대와 바꾸고, 그 위에 있던 화물을 놓습니다.
huns-card-fresh-wagon-help = 원래 있던 내 짐마차는 새로 가져온 짐마차의 자리에 공개되어 놓입니다. 그런 다음 그 위에 있던 화물을 내 짐마차들이나 용병 1장 또는 저주 1장에 한 가지 방법으로 함께 놓습니다. 놓을 곳이 없는 화물은 공급처로 갑니다.

huns-card-sabotage = 방해 공작
huns-card-sabotage-ability = 상대의 용병 1장에 있는 모든 화물을 공급처로 보냅니다.
huns-card-sabotage-help = 화물이 1개 이상 놓인 상대의 용병을 아무나 고릅니다. 그 용병은 화물을 모두 잃고, 다시 채워질 때까지 효과가 적용되지 않습니다. 효과가 적용되는 호위병은 자신을 포함해 주인의 모든 용병을 지킵니다.

huns-card-levelling = 평준화
huns-card-levelling-ability = 나보다 짐마차를 많이 출발시킨 상대는 저마다 짐마차에서 화물 1개를 공급처로 잃습니다.
huns-card-levelling-help = 해당하는 상대는 시계 방향으로 차례차례, 적재 중인 자기 짐마차에 있는 화물 1개를 골라 공급처로 보냅니다. 거기에 화물이 없거나 효과가 적용되는 호위병이 있으면 아무것도 잃지 않습니다.

huns-card-purification = 정화
huns-card-purification-ability = 내 진영에 앞면으로 놓인, 해제되지 않은 저주 1장을 채우지 않고 해제합니다.
huns-card-purification-help = 내 진영에서 앞면이며 해제되지 않은 저주 1장을 고릅니다. 그 저주는 모두 채운 것과 똑같이 영구히 해제됩니다. 이미 그 위에 놓인 화물은 그대로 둡니다. 회피한 저주는 정화할 수 없습니다.

huns-card-armoury = 무기고
huns-card-armoury-ability = 장비 카드 3장을 보고 1장을 낸 다음 나머지를 덱 맨 아래에 넣습니다.
huns-card-armoury-help = 장비 덱 맨 위의 카드 3장을, 모자라면 있는 만큼 봅니다. 그중 1장을 반드시 내고, 나머지는 뒷면으로 덱 맨 아래에 넣습니다. 이것은 카드 뽑기가 아니므로 ‘정찰병의 뿔피리’, ‘짙은 안개’, ‘통역사’의 효과는 적용되지 않습니다.

huns-card-hired-blades = 고용된 칼날
huns-card-hired-blades-ability = 내 용병 1장의 빈칸을 모두 공급처의 화물로, 원하는 색으로 채웁니다.
huns-card-hired-blades-help = 내 진영에서 빈칸이 있는 용병 1장을 고른 다음, 화물을 하나씩 색을 골라 놓습니다. 공급처가 바닥나면 용병이 가득 차지 않을 수도 있습니다.

huns-card-night-raid = 야습
huns-card-night-raid-ability = 시계 방향으로 모든 상대의 짐마차에서 화물을 1개씩 가져온 다음, 함께 놓습니다.
huns-card-night-raid-help = 시계 방향으로, 상대마다 적재 중인 짐마차에 있는 화물을 1개씩 고릅니다. 한 가지 방법으로 모두 함께 놓을 수 있는 화물만 가져올 수 있으며, 알맞은 화물이 없거나 효과가 적용되는 호위병이 있는 상대는 건너뜁니다. 그런 다음 모두 놓습니다.

huns-card-sack-of-the-city = 도시 함락
huns-card-sack-of-the-city-ability = 색마다 화물을 1개씩 가져옵니다.
huns-card-sack-of-the-city-help = 공급처에 남아 있는 색마다 화물을 1개씩 가져와 한 가지 방법으로 함께 놓습니다. 놓을 곳이 없는 화물은 공급처로 돌아갑니다.

# -- Mercenaries

huns-card-quartermaster = 보급관
huns-card-quartermaster-ability = 내 차례를 시작할 때, 주사위를 이미 가져간 색의 화물 1개를 가져옵니다.
huns-card-quartermaster-help = 보급관에게는 { huns-spaces }가 있으며, 가득 차 있는 동안 효과가 적용됩니다. 내 차례를 시작할 때마다, 이번 라운드에 누군가 주사위를 이미 가져간 색의 화물 1개를 공급처에서 가져와 놓습니다. 라운드의 첫 차례에는 주사위가 모두 남아 있으므로 아무것도 얻지 못합니다.

huns-card-archer = 궁수
huns-card-archer-ability = 눈이 3인 주사위로 약탈할 때 화물을 1개 더 가져옵니다.
huns-card-archer-help = 궁수에게는 { huns-spaces }가 있으며, 가득 차 있는 동안 효과가 적용됩니다. ‘다리 저는 말’ 때문에 더 적게 세더라도 주사위의 눈을 따집니다.

huns-card-bodyguard = 호위병
huns-card-bodyguard-ability = 상대의 카드는 내 진영에서 화물을 가져가거나 없앨 수 없습니다.
huns-card-bodyguard-help = 호위병에게는 { huns-spaces }가 있으며, 가득 차 있는 동안 효과가 적용됩니다. ‘매복’, ‘야습’, ‘도둑’, ‘방해 공작’, ‘평준화’는 나에게 해를 주지 못합니다. 저주는 막지 못하므로 ‘부러진 차축’이나 ‘새는 통’이 있으면 화물을 잃습니다.

huns-card-shaman = 주술사
huns-card-shaman-ability = 내 차례를 끝낼 때, 공급처에서 아무 색의 화물 1개를 내 진영의 저주에, 빈칸이 있는 저주가 없으면 용병에 놓습니다.
huns-card-shaman-help = 주술사에게는 { huns-spaces }가 있으며, 가득 차 있는 동안 효과가 적용됩니다. 내 차례를 끝낼 때마다 내 진영에서 해제되지 않았고 빈칸이 있는 저주 1장과 색 하나를 고릅니다. 그런 저주가 없으면 빈칸이 있는 용병 1장을 고릅니다.

huns-card-interpreter = 통역사
huns-card-interpreter-ability = 카드 뽑기에서 카드를 3장 이상 보면, 그중 2장을 낼 수 있습니다.
huns-card-interpreter-help = 통역사에게는 { huns-spaces }가 있으며, 가득 차 있는 동안 효과가 적용됩니다. 먼저 2장을 모두 고르고, 고른 순서대로 처리합니다. 저주 2장은 두 상대에게 나누어 낼 수도, 한 상대에게 모두 낼 수도 있으며, 저마다 회피될 수 있습니다. ‘무기고’는 카드 뽑기가 아닙니다.

huns-card-captain = 대장
huns-card-captain-ability = 대장이 가득 찰 때마다, 사용한 내 습격이 모두 다시 준비됩니다.
huns-card-captain-help = 대장에게는 { huns-spaces }가 있습니다. 가득 차지 않았다가 가득 차면, 사용한 내 습격을 모두 되돌려 한 번 더 사용할 수 있습니다. 화물을 잃었다가 다시 채워질 때에도 그렇지만, 내 진영에서 ‘반란’의 효과가 적용되는 동안에는 그렇지 않습니다. 습격은 여전히 한 차례에 1장만 사용할 수 있습니다.

huns-card-teamster = 마부
huns-card-teamster-ability = 내 짐마차가 출발하면 아무 색의 화물 2개를 가져옵니다.
huns-card-teamster-help = 마부에게는 { huns-spaces }가 있으며, 가득 차 있는 동안 효과가 적용됩니다. 새 짐마차를 가져온 뒤에 화물 2개를 가져와 곧바로 함께 놓고, 그런 다음 손에 남은 화물을 계속 놓습니다. 그 결과 짐마차가 또 출발하면 다시 2개를 가져옵니다.

huns-card-smuggler = 밀수꾼
huns-card-smuggler-ability = 한 차례에 한 번, 화물 1개를 짐마차의 다른 색 칸에 실을 수 있습니다.
huns-card-smuggler-help = 밀수꾼에게는 { huns-spaces }가 있으며, 가득 차 있는 동안 효과가 적용됩니다. 꼭 그렇게 실어야 하는 것은 아닙니다. 누구의 차례든 차례마다 한 번이며, ‘기운 덮개천’이 있으면 한 번 더 할 수 있습니다.

huns-card-pathfinder = 길잡이
huns-card-pathfinder-ability = 내 차례를 시작할 때, 남아 있는 주사위 1개의 눈을 1 올릴 수 있습니다.
huns-card-pathfinder-help = 길잡이에게는 { huns-spaces }가 있으며, 가득 차 있는 동안 효과가 적용됩니다. 내 차례를 시작할 때마다 아직 아무도 가져가지 않은 주사위 1개를 1에서 2로, 또는 2에서 3으로 돌릴 수 있습니다. 바뀐 눈은 모두에게 적용됩니다.

huns-card-thief = 도둑
huns-card-thief-ability = 카드를 뽑은 차례를 끝낼 때, 상대의 짐마차에서 화물 1개를 가져옵니다.
huns-card-thief-help = 도둑에게는 { huns-spaces }가 있으며, 가득 차 있는 동안 효과가 적용됩니다. 상대와 화물을 골라 가져와 놓습니다. 놓을 수 있는 화물만 가져올 수 있습니다. 호위병의 효과가 적용되는 상대는 안전합니다.

huns-card-tax-collector = 세금 징수원
huns-card-tax-collector-ability = 상대의 짐마차가 출발하면 아무 색의 화물 1개를 가져옵니다.
huns-card-tax-collector-help = 세금 징수원에게는 { huns-spaces }가 있으며, 가득 차 있는 동안 효과가 적용됩니다. 상대의 차례 중이라도, 출발로 인한 그 상대의 효과가 모두 끝난 다음 공급처에서 화물을 가져와 곧바로 놓습니다.

huns-card-veteran = 노병
huns-card-veteran-ability = 게임이 끝날 때 { huns-points }을 더 얻습니다.
huns-card-veteran-help = 노병에게는 { huns-spaces }가 있습니다. 게임이 끝날 때 가득 차 있으면 가득 찬 용병의 승점 1점 외에 { huns-points }을 더 얻습니다. ‘반란’의 효과가 적용되면 1점만 얻습니다.

# -- Curses

huns-card-lame-horse = 다리 저는 말
huns-card-lame-horse-ability = 내 주사위를 1 적게 셉니다. 다만 최소 1입니다.
huns-card-lame-horse-help = { huns-until }, 카드를 뽑든 약탈하든 내가 가져온 주사위를 1 적게 셉니다. 다만 최소 1입니다. 주사위의 눈 자체는 바뀌지 않으며, ‘궁수’와 ‘정찰병의 뿔피리’는 눈을 따집니다.

huns-card-broken-axle = 부러진 차축
huns-card-broken-axle-ability = 적재 자리가 1개 줄어듭니다. 즉시 적재 중인 짐마차 1대를 골라 짐마차 덱 맨 아래에 넣고, 그 위의 화물은 공급처로 보냅니다.
huns-card-broken-axle-help = 저주의 효과가 시작되면 반드시 적재 중인 짐마차 1대를 그 위의 화물과 함께 잃습니다. 어떤 짐마차인지는 내가 고릅니다. { huns-until }, 짐마차를 1대 적게 적재합니다. 저주가 해제되면 자리가 돌아오고, 곧바로 그 자리에 둘 짐마차를 가져옵니다.

huns-card-dense-fog = 짙은 안개
huns-card-dense-fog-ability = 카드를 뽑을 때 카드를 1장 적게 봅니다. 다만 최소 1장입니다.
huns-card-dense-fog-help = { huns-until }, 카드를 뽑을 때마다 카드를 1장 적게 봅니다. 다만 최소 1장은 봅니다. ‘무기고’는 안개에 가려지지 않습니다.

huns-card-leaking-casks = 새는 통
huns-card-leaking-casks-ability = 내 차례를 끝낼 때, 내 짐마차에 있는 화물 1개가 공급처로 갑니다.
huns-card-leaking-casks-help = { huns-until }, 내 차례를 끝낼 때마다 적재 중인 짐마차에서 화물 1개를 잃습니다. 어떤 화물인지는 내가 고릅니다. 짐마차에 화물이 없으면 아무 일도 일어나지 않습니다.

huns-card-mutiny = 반란
huns-card-mutiny-ability = 내 용병의 효과가 적용되지 않습니다.
huns-card-mutiny-help = { huns-until }, 가득 찼든 아니든 내 진영의 어떤 용병도 효과가 적용되지 않습니다. 용병을 계속 채울 수는 있고, 게임이 끝날 때 승점 1점을 얻거나 잃는 것도 그대로입니다. ‘노병’의 추가 승점만 사라집니다.

huns-card-rust = 녹
huns-card-rust-ability = 내 장비의 효과가 적용되지 않습니다.
huns-card-rust-help = { huns-until }, 내 진영의 어떤 장비도 효과가 적용되지 않습니다. 그동안 내는 장비의 즉시 효과는 영구히 사라집니다. 저주가 해제되면 그 밖의 효과는 곧바로 다시 적용됩니다. 보물의 조건을 따질 때는 이런 장비도 셉니다.

huns-card-oath-of-peace = 평화의 맹세
huns-card-oath-of-peace-ability = 습격을 사용할 수 없습니다.
huns-card-oath-of-peace-help = { huns-until }, 습격을 내 진영에 낼 수는 있지만 사용할 수는 없습니다. 게임이 끝날 때 습격마다 승점 1점을 얻는 것은 그대로입니다.

huns-card-bad-omen = 불길한 징조
huns-card-bad-omen-ability = 더 낮은 주사위가 남아 있는 동안에는 눈이 3인 주사위를 가져올 수 없습니다.
huns-card-bad-omen-help = { huns-until }, 1이나 2가 남아 있는 동안에는 3을 가져올 수 없습니다. 눈이 3인 주사위만 남아 있으면 가져올 수 있습니다.

huns-card-mud = 진흙탕
huns-card-mud-ability = 한 차례에 화물을 2개까지만 짐마차에 실을 수 있습니다.
huns-card-mud-help = { huns-until }, 누구의 차례든 한 차례에 내 짐마차에 화물을 2개까지만 싣습니다. 그보다 많이 가져온 화물은 놓을 수 없는 것으로 봅니다. 용병과 저주에는 영향이 없습니다.

huns-card-envy = 시기
huns-card-envy-ability = 내 짐마차가 출발하면, 나를 저주한 플레이어가 아무 색의 화물 2개를 가져갑니다.
huns-card-envy-help = { huns-until }, 내 짐마차가 출발할 때마다 이 저주를 나에게 낸 플레이어가 공급처에서 아무 색의 화물 2개를 가져가 곧바로 놓습니다. 출발로 인한 내 효과가 모두 끝난 다음에 가져갑니다.

huns-card-tribute = 공물
huns-card-tribute-ability = 내가 약탈하면, 나를 저주한 플레이어가 같은 색의 화물 1개를 가져갑니다.
huns-card-tribute-help = { huns-until }, 내가 약탈할 때마다 이 저주를 나에게 낸 플레이어가, 공급처에 남아 있으면 같은 색의 화물 1개를 가져갑니다. 내가 화물을 놓은 다음에 가져가며, 내가 가져온 화물이 줄어드는 것은 아닙니다.

huns-card-idol-of-erlik = 에를리크의 우상
huns-card-idol-of-erlik-ability = 짐마차가 출발해도 그 차례가 끝날 때가 되어야 새 짐마차를 가져옵니다.
huns-card-idol-of-erlik-help = { huns-until }, 출발한 짐마차의 자리는 그 차례가 끝날 때까지 비어 있습니다. 그래서 손에 남은 화물을 새 짐마차에 실을 수 없습니다.

# -- Treasures

huns-card-golden-bow = 황금 활
huns-card-golden-bow-ability = 내 진영에 장비가 3장 이상 있으면 { huns-points }을 얻습니다.
huns-card-golden-bow-help = 게임이 끝날 때 내 진영에 장비가 3장 이상 있으면 { huns-points }을 얻습니다. ‘녹’의 효과가 적용되고 있어도 셉니다.

huns-card-trophy-skulls = 해골 전리품
huns-card-trophy-skulls-ability = 내 진영에 습격이 3장 이상 있으면 { huns-points }을 얻습니다.
huns-card-trophy-skulls-help = 게임이 끝날 때 내 진영에 습격이, 사용했든 아니든 3장 이상 있으면 { huns-points }을 얻습니다.

huns-card-silver-belt = 은 허리띠
huns-card-silver-belt-ability = 가득 찬 용병이 2장 이상 있으면 { huns-points }을 얻습니다.
huns-card-silver-belt-help = 게임이 끝날 때 내 진영에 가득 찬 용병이 2장 이상 있으면 { huns-points }을 얻습니다. ‘반란’의 효과가 적용되고 있어도 셉니다.

huns-card-clear-sky = 맑은 하늘
huns-card-clear-sky-ability = 해제되지 않은 저주도 회피한 저주도 없으면 { huns-points }을 얻습니다.
huns-card-clear-sky-help = 게임이 끝날 때 내 진영의 저주가 모두 해제되어 있거나 저주가 하나도 없으면 { huns-points }을 얻습니다. 회피한 저주가 1장이라도 있으면 얻지 못합니다.

huns-card-four-winds = 네 바람
huns-card-four-winds-ability = 세 가지 이상의 유형의 짐마차가 출발했으면 { huns-points }을 얻습니다.
huns-card-four-winds-help = 게임이 끝날 때 출발한 내 짐마차 가운데 네 가지 유형 중 세 가지 이상이 있으면 { huns-points }을 얻습니다. 네 가지가 모두 있어도 됩니다.

huns-card-caravan = 카라반
huns-card-caravan-ability = 같은 유형의 짐마차가 3대 출발했으면 { huns-points }을 얻습니다.
huns-card-caravan-help = 게임이 끝날 때 출발한 내 짐마차 가운데 같은 유형이 3대 이상 있으면 { huns-points }을 얻습니다.

huns-card-khans-cup = 대칸의 술잔
huns-card-khans-cup-ability = 나보다 짐마차를 많이 출발시킨 플레이어가 없으면 { huns-points }을 얻습니다.
huns-card-khans-cup-help = 게임이 끝날 때 나보다 짐마차를 많이 출발시킨 상대가 없으면 { huns-points }을 얻습니다. 동률이어도 됩니다.

huns-card-hoard = 보물 더미
huns-card-hoard-ability = 이 카드를 포함해 보물이 3장 이상 있으면 { huns-points }을 얻습니다.
huns-card-hoard-help = 게임이 끝날 때 내 진영에 보물이 3장 이상 있으면 { huns-points }을 얻습니다. 이 카드도 세며, 다른 보물의 조건을 이루었는지는 상관없습니다.

huns-card-wolf-banner = 늑대 깃발
huns-card-wolf-banner-ability = 장비, 습격, 용병, 저주가 1장 이상씩 있으면 { huns-points }을 얻습니다.
huns-card-wolf-banner-help = 게임이 끝날 때 내 진영에 다른 네 가지 종류의 카드가 모두 있으면 { huns-points }을 얻습니다. 사용한 습격, 가득 차지 않은 용병, 해제되었거나 회피한 저주도 셉니다.

huns-card-full-load = 만재
huns-card-full-load-ability = 적재 중인 내 짐마차에 화물이 3개 이상 있으면 { huns-points }을 얻습니다.
huns-card-full-load-help = 게임이 끝날 때 적재 중인 내 짐마차들에 화물이 모두 합해 3개 이상 있으면 { huns-points }을 얻습니다. 출발한 짐마차의 화물은 보관소에 있으므로 세지 않습니다.

huns-card-great-tent = 큰 천막
huns-card-great-tent-ability = 내 보관소에 화물이 16개 이상 있으면 { huns-points }을 얻습니다.
huns-card-great-tent-help = 게임이 끝날 때 내 보관소에 색과 상관없이 화물이 16개 이상 있으면 { huns-points }을 얻습니다. 가득 찬 짐마차 4대에 실린 만큼입니다.

huns-card-broken-chains = 끊어진 사슬
huns-card-broken-chains-ability = 해제된 저주가 1장 이상 있으면 { huns-points }을 얻습니다.
huns-card-broken-chains-help = 게임이 끝날 때 내 진영에 해제된 저주가 1장 이상 있으면 { huns-points }을 얻습니다. 채워서 해제했든 ‘정화’로 해제했든 상관없습니다.

# ---- Terms

huns-term-stash = 보관소
huns-term-reserve = 공급처
huns-term-wagons = 짐마차
huns-term-dice = 주사위
huns-term-deck = 덱
huns-term-spaces = 칸
huns-term-mark = 인원
huns-term-effect = 효과
huns-term-total = 합계

# ---- Questions: huns-question-<question> in one sentence, huns-help-<question> for newcomers

huns-question-die = 어떤 주사위를 가져와 무엇을 하시겠습니까?
huns-help-die = 남은 주사위 중 1개를 가져와 카드를 뽑거나 약탈합니다. 카드 뽑기: 그 색의 덱에서 주사위 눈만큼 카드를 보고 그중 1장을 반드시 냅니다. 약탈: 그 색의 화물을 주사위 눈만큼 가져와 용병 1장이나 저주 1장에, 또는 내 짐마차들에 놓습니다. 승점은 짐마차가 가장 많이 주고, 좋은 카드는 앞으로의 모든 차례를 더 좋게 만듭니다. 내가 남긴 주사위는 다른 플레이어가 가져갈 수 있습니다.

huns-question-raid = 습격을 사용하시겠습니까?
huns-help-raid = 한 차례에 습격을 1장, 주사위를 가져오기 전이나 행동을 마친 뒤에 사용할 수 있습니다. ‘{ huns-card-captain }’ 카드나 raids=refresh 옵션으로 다시 준비되지 않는 한 습격은 한 게임에 한 번만 사용하므로 가장 값진 차례를 기다리십시오. 다만 사용하지 않고 남겨도 승점은 사용한 것과 같습니다. 무엇인가를 바꾸는 습격만 고를 수 있습니다.

# $hand are the Valuables in hand.
huns-question-place = 이 화물을 어디에 놓으시겠습니까? ({ $hand })
huns-help-place = 용병 1장이나 해제되지 않은 저주 1장에 색과 상관없이 모두 놓거나, 내 짐마차들에 원하는 대로 나누어 각각 같은 색의 빈칸에 싣습니다. 고른 방법으로 놓을 수 있는 것은 모두 놓아야 하며, 나머지는 원래 있던 곳으로 돌아갑니다. 가득 찬 짐마차는 곧바로 출발하고, 손에 남은 화물은 새 짐마차에 실을 수 있습니다.

# $left is how many still fit on $card.
huns-question-sort = { $card } 카드에 어떤 화물을 놓으시겠습니까? (남은 칸 { $left }개)
huns-help-sort = 손에 든 화물이 카드의 빈칸보다 많고 색이 여러 가지입니다. 그중 어떤 것을 카드에 놓을지 고릅니다. 나머지는 돌아갑니다. 카드에는 어느 색이든 상관없지만, 공급처나 상대에게 무엇이 돌아가는지는 중요할 수 있습니다.

huns-question-stash = 남는 화물 1개를 내 보관소에 두시겠습니까?
huns-help-stash = ‘안장 가방’이 있어서, 약탈한 화물 중 놓지 못한 것을 1개 남겨 둘 수 있습니다. 보관소는 마지막에 동점을 가르고, 어떤 카드는 보관소의 화물을 셉니다. 두지 않으면 모두 공급처로 돌아갑니다.

huns-question-wagon = 어떤 짐마차를 가져오시겠습니까?
huns-help-wagon = 공개된 짐마차 중 1대를 고르거나, 덱 맨 위의 짐마차를 모르는 채로 가져옵니다. 칸의 색을 살펴보십시오. 곧 얻을 수 있는 색일수록 좋고, 손에 남은 화물을 바로 실을 수도 있습니다. 게임이 끝나면 출발한 짐마차 1대마다 { huns-points }을 얻고, 같은 유형이 많거나 여러 유형이 있으면 승점을 조금 더 얻습니다.

huns-question-order = 어떤 카드의 효과를 먼저 처리하시겠습니까?
huns-help-order = 내 카드 여러 장의 효과가 동시에 적용되므로 순서를 정합니다. 자기 순서가 되었을 때 아무 일도 할 수 없는 효과는 건너뜁니다.

# $chosen is how many cards have been chosen already: 0 or, with an Interpreter, 1.
huns-question-play =
    { $chosen ->
        [0] 어떤 카드를 내시겠습니까?
       *[other] 두 번째 카드도 내시겠습니까? 낸다면 어떤 카드입니까?
    }
huns-help-play = 보고 있는 카드 중 1장을 반드시 내야 합니다. 그 카드는 내 진영에, 저주라면 상대의 진영에 놓입니다. 나머지는 뒷면으로 덱 맨 아래에 넣습니다. 무엇을 넣었는지는 나만 압니다.

huns-question-curse = { $card } 카드로 누구를 저주하시겠습니까?
huns-help-curse = 상대를 1명 고릅니다. 저주는 그의 진영에 놓입니다. 그는 곧바로 회피할 수 있지만, 그러면 게임이 끝날 때 { huns-points }을 잃습니다. 회피하지 않으면 모든 칸을 채울 때까지 효과가 적용됩니다.

# $other is who played the Curse.
huns-question-flight = { $other } 님이 { $card } 카드로 저주했습니다. 회피하시겠습니까?
huns-help-flight = 회피하면 저주가 내 진영에 뒷면으로 놓입니다. 효과가 적용되지 않고 해제할 수도 없지만, 게임이 끝날 때 { huns-points }을 잃습니다. 받아들이면 모든 칸에 아무 색의 화물이나 채울 때까지 효과가 적용되고, 게임이 끝날 때 잃는 것은 없습니다. 지금이 아니면 다시는 회피할 수 없습니다.

# $left is how many Valuables may still be taken, this one included.
huns-question-take = 어떤 색의 화물을 가져오시겠습니까? (남은 수 { $left }개)
huns-help-take = 공급처에서 화물을 가져옵니다. 먼저 가져올 색을 모두 색의 순서대로 고르고, 그런 다음 한 가지 방법으로 함께 놓습니다. 어디에 놓을 수 있을지 생각해 보십시오. 용병이나 저주 1장에는 어느 색이든 놓지만, 짐마차에는 저마다 같은 색의 칸이 있어야 합니다.

huns-question-haul = 어떤 색의 화물을 { $count }개 가져오시겠습니까?
huns-help-haul = 공급처에서 한 가지 색의 화물을 그 수만큼, 모자라면 있는 만큼 가져와 한 가지 방법으로 함께 놓습니다. 놓을 자리가 있는 색을 고르십시오.

huns-question-steal = 누구에게서 어떤 화물을 가져오시겠습니까?
huns-help-steal = 상대의 진영에 있는 화물을 가져옵니다. 이미 가져온 화물과 함께 놓을 수 있는 것만 고를 수 있습니다. 상대가 무엇을 잃는지도 생각해 보십시오. 더는 가득 차지 않은 용병은 효과가 사라지고, 거의 다 찬 짐마차는 출발이 늦어집니다.

huns-question-lose = 내 짐마차에서 어떤 화물을 내놓으시겠습니까?
huns-help-lose = 적재 중인 내 짐마차에 있는 화물 1개가 공급처로 가며, 어떤 것인지는 내가 고릅니다. 쉽게 다시 얻을 수 있는 화물이나 아직 많이 비어 있는 짐마차의 화물을 내놓으십시오.

huns-question-ward = 주술사가 어떤 카드에 화물을 놓습니까?
huns-help-ward = 내 진영에서 빈칸이 있는 저주를, 그런 저주가 없으면 용병을 고릅니다. 그런 다음 공급처에서 가져올 화물의 색을 고릅니다.

huns-question-hire = ‘고용된 칼날’로 어떤 용병을 채우시겠습니까?
huns-help-hire = 고른 용병의 빈칸을 모두 공급처의 화물로 채웁니다. 빈칸이 많을수록 이득이지만, 지금 효과가 필요한 용병이 더 값질 수도 있습니다.

# $left is how many Valuables still go on $card.
huns-question-fill = { $card } 카드에 어떤 색의 화물을 놓으시겠습니까? (남은 수 { $left }개)
huns-help-fill = 화물은 공급처에서 가져오며, 카드에는 어느 색이든 놓을 수 있습니다. 어떤 색이 바닥난 라운드가 끝나면 게임도 끝나므로, 무엇을 고르느냐에 따라 게임의 끝을 앞당기거나 늦출 수 있습니다.

huns-question-reroll = 매의 효과로 어떤 주사위를 다시 굴리시겠습니까?
huns-help-reroll = 아직 아무도 가져가지 않은 주사위 1개를 다시 굴리거나, 모두 그대로 둡니다. 1은 그대로이거나 좋아질 뿐이고, 3은 그대로이거나 나빠질 뿐입니다. 새로 나온 눈은 모두에게 적용됩니다.

huns-question-raise = 길잡이의 효과로 어떤 주사위의 눈을 1 올리시겠습니까?
huns-help-raise = 아직 아무도 가져가지 않은, 눈이 1이나 2인 주사위 1개를 1만큼 높게 돌리거나, 모두 그대로 둡니다. 바뀐 눈은 모두에게 적용되므로 내가 가져올 주사위를 올리십시오.

huns-question-send = ‘부러진 차축’으로 어떤 짐마차를 잃으시겠습니까?
huns-help-send = 그 짐마차는 짐마차 덱 맨 아래로 가고, 그 위의 화물은 공급처로 갑니다. 채우려면 가장 많이 남은 짐마차를 내놓으십시오.

# $old is the Wagon that is given away, “none” while it has not been chosen.
huns-question-exchange =
    { $old ->
        [none] 내 짐마차 중 어떤 것을 바꾸시겠습니까?
       *[other] 공개된 짐마차 중 어떤 것과 바꾸시겠습니까? (내놓는 짐마차: { $old })
    }
huns-help-exchange = 먼저 적재 중인 짐마차 중 내놓을 것을, 그런 다음 공개된 짐마차 중 하나를 고릅니다. 그 뒤에 원래 짐마차에 있던 화물을 내 짐마차들이나 용병 1장 또는 저주 1장에 놓습니다. 놓을 곳이 없는 화물은 공급처로 갑니다.

huns-question-sabotage = 상대의 어떤 용병을 방해하시겠습니까?
huns-help-sabotage = 그 위의 모든 화물이 공급처로 가고, 다시 채워질 때까지 효과가 적용되지 않습니다. 게임이 끝날 때까지 가득 차지 않으면 주인은 승점 1점을 얻는 대신 1점을 잃습니다.

huns-question-purify = 어떤 저주를 해제하시겠습니까?
huns-help-purify = 그 저주는 모두 채운 것처럼 영구히 해제됩니다. 가장 해로운 저주나 아직 화물이 가장 많이 필요한 저주를 고르십시오.

huns-question-start = 누가 시작 플레이어입니까?
huns-help-start = 첫 시작 플레이어는 무작위로 정합니다. 라운드가 끝날 때마다 시작 플레이어 토큰이 왼쪽으로 넘어갑니다.

huns-question-roll = 주사위 눈이 무엇입니까?
huns-help-roll = 시작 플레이어가 색마다 1개씩, 주사위 5개를 굴립니다. 눈은 1에서 3까지이며, 카드 뽑기에서 카드를 몇 장 보는지와 약탈에서 화물을 몇 개 가져오는지를 정합니다.

huns-question-look = 어떤 카드입니까?
huns-help-look = 플레이어가 덱 맨 위의 카드들을 보고 그중 1장을 반드시 냅니다. 나머지는 다른 누구도 보지 못합니다.

huns-question-reveal = 어떤 짐마차입니까?
huns-help-reveal = 덱 맨 위의 짐마차를 공개합니다. 공개된 짐마차의 줄에 놓거나, 플레이어의 비어 있는 적재 자리에 놓습니다.

huns-question-show = 주사위 눈이 무엇입니까?
huns-help-show = 매의 주인이 주사위 1개를 다시 굴립니다. 1, 2, 3 중 하나가 나오며 모두에게 적용됩니다.

# ---- Actions: huns-action-<verb>; $face is what the die shows. -as is for a space of another colour, -top for the deck;
# -<question> is for “done” as an answer to that question.

huns-action-draw = { $family } 뽑기 ({ $colour } { $face })
huns-action-pillage = { $colour } 약탈하기 ({ $face })
huns-action-waste = { $colour } 주사위를 가져오고 아무것도 하지 않기
huns-action-play = { $card } 내기
huns-action-curse = { $player } 님을 저주하기
huns-action-flee = 저주 회피하기
huns-action-suffer = 저주 받아들이기
huns-action-first = { $card } 먼저
huns-action-fill = { $card } 카드에 놓기
huns-action-put = { $colour } 놓기
# $wagon is a Wagon in short, such as “Wolf bRGk”.
huns-action-load = { $colour } 싣기: { $wagon }
huns-action-load-as = { $colour } → { $space } 칸: { $wagon }
huns-action-take = { $colour } 가져오기
huns-action-stash = 1개를 보관소에 두기
huns-action-wagon = { $wagon } 가져오기
huns-action-wagon-top = 덱 맨 위의 짐마차 가져오기
huns-action-send = { $wagon } 내놓기
huns-action-raid = { $card } 사용하기
# $source is a Wagon in short, or a Mercenary, of $player’s.
huns-action-steal = { $player } { $source }: { $colour }
huns-action-aim = { $card } 고르기
huns-action-lose = { $colour } 내놓기: { $wagon }
huns-action-reroll = { $colour } 주사위 다시 굴리기 ({ $face })
huns-action-raise = { $colour } 주사위 올리기 ({ $face })
huns-action-done = 그만하기
huns-action-done-raid = 습격 사용하지 않기
huns-action-done-place = 더 놓지 않기
huns-action-done-stash = 모두 돌려놓기
huns-action-done-play = 두 번째 카드를 내지 않기
huns-action-done-steal = 더 가져오지 않기
huns-action-done-reroll = 주사위 그대로 두기
huns-action-done-raise = 주사위 그대로 두기
# $player is the name of the first player.
huns-action-start = { $player } 님이 시작 플레이어
huns-action-roll = 주사위 { $dice }
huns-action-look = { $card } 보기
huns-action-reveal = { $wagon } 공개하기
huns-action-show = { $face } 나옴

# ---- Events: huns-event-<key>, with the fields of the event. $player is the name of whose deed it is, $other the name
# of the player in its field “by”. -seen is for those who may know the card; -as for a space of another colour.

huns-event-began = { $round }라운드: { $player } 님이 시작 플레이어입니다.
huns-event-appointed = { $player } 님이 시작 플레이어가 되었습니다.
huns-event-rolled = { $player } 님이 주사위를 굴렸습니다: { $dice }.
huns-event-turned = { $player } 님의 효과로 { $colour } 주사위의 눈이 바뀌었습니다: { $face }.
# $deed is what is done with the die: draw, pillage or waste.
huns-event-die =
    { $player } 님이 { $colour } 주사위({ $face })를 가져와 { $deed ->
        [draw] 카드를 뽑습니다.
        [pillage] 약탈합니다.
       *[waste] 아무것도 하지 못합니다.
    }
huns-event-took = { $player } 님이 { $colour } 화물 { $count }개를 가져왔습니다.
huns-event-returned = { $player } 님의 { $colour } 화물 { $count }개가 공급처로 갔습니다.
huns-event-stowed = { $player } 님이 { $colour } 화물 1개를 보관소에 두었습니다.
huns-event-put = { $player } 님이 { $card } 카드에 { $colour } 화물 { $count }개를 놓았습니다.
huns-event-loaded = { $player } 님이 { $colour } 화물 1개를 실었습니다: { $wagon }.
huns-event-loaded-as = { $player } 님이 { $colour } 화물 1개를 { $space } 칸에 실었습니다: { $wagon }.
huns-event-dispatched = { $player } 님의 짐마차 1대가 출발했습니다.
huns-event-wagon = { $player } 님이 짐마차를 가져왔습니다: { $wagon }.
huns-event-revealed = 짐마차가 공개되었습니다: { $wagon }.
huns-event-sent = { $player } 님이 짐마차를 짐마차 덱 맨 아래에 넣었습니다: { $wagon }.
# $old is the Wagon that was given away.
huns-event-exchanged = { $player } 님이 짐마차를 바꾸었습니다: { $old } → { $wagon }.
# $source is a Wagon or a Mercenary; of a Mercenary it may be several Valuables.
huns-event-lost = { $player } 님이 { $colour } 화물 { $count }개를 잃었습니다: { $source }.
huns-event-restored = { $player } 님이 { $colour } 화물을 돌려받았습니다: { $source }.
huns-event-played = { $player } 님이 { $card } 카드를 냈습니다.
huns-event-cursed = { $other } 님이 { $card } 카드로 { $player } 님을 저주했습니다.
huns-event-used = { $player } 님이 { $card } 카드를 사용했습니다.
huns-event-readied = { $player } 님의 { $card } 카드가 다시 준비되었습니다.
huns-event-lifted = { $player } 님의 { $card } 카드가 해제되었습니다.
huns-event-fled = { $player } 님이 { $card } 카드를 회피했습니다.
huns-event-full = { $player } 님의 { $card } 카드가 가득 찼습니다.
huns-event-unfilled = { $player } 님의 { $card } 카드가 더는 가득 차 있지 않습니다.
huns-event-looked = { $player } 님이 { $family } 덱을 보았습니다.
huns-event-looked-seen = { $player } 님이 카드를 보았습니다: { $card }.
huns-event-buried =
    { $player } 님이 { $family } 덱 맨 아래에 { $count ->
        [0] 아무것도 넣지 않았습니다.
       *[other] 카드 { $count }장을 넣었습니다.
    }
# $cards are the names of the cards put back.
huns-event-buried-seen =
    { $player } 님이 { $family } 덱 맨 아래에 { $count ->
        [0] 아무것도 넣지 않았습니다.
       *[other] 카드를 넣었습니다: { $cards }.
    }
# $ending is what the event says (reserve, deck, limit) or the sentence for it.
huns-event-ended =
    { $ending ->
        [reserve] { huns-ending-reserve }
        [deck] { huns-ending-deck }
        [limit] { huns-ending-limit }
       *[other] { $ending }
    }

# ---- The end: where the points came from, what ended the game, what decided it

huns-source-raids = 습격
huns-source-mercenaries = 용병
huns-source-veteran = 노병
huns-source-treasures = 보물
huns-source-curses = 회피한 저주
huns-source-wagons = 짐마차
huns-source-types = 짐마차 유형

huns-ending-reserve = 공급처에서 한 가지 색이 바닥나 게임이 끝났습니다.
huns-ending-deck = 덱 하나가 바닥나 게임이 끝났습니다.
huns-ending-limit = 40라운드를 마쳐 게임이 끝났습니다.

huns-decided-points = 승점이 가장 많은 플레이어가 승리합니다.
huns-decided-stash = 승점이 같아 보관소의 화물이 더 많은 플레이어가 승리합니다.
huns-decided-shared = 승점도 보관소의 화물도 같아 공동 승리입니다.

# ---- The rules: huns-rules-<number> is the heading of a section, huns-rules-<number>-text its text, counted from 1

huns-rules-title = HUNS 규칙

huns-rules-1 = 게임 소개
huns-rules-1-text =
    서기 453년 겨울, 훈족의 왕 아틸라가 죽음을 앞두고 있고, 그의 장군들은 저마다 왕의 뒤를 잇기를 꿈꿉니다. 나도 그중 한 사람입니다. 장비를 갖추고, 용병을 고용하고, 습격을 이끌고, 저주를 물리치고, 화물을 가득 실은 짐마차를 떠나보내십시오.

    HUNS는 2~4명이 즐기는 주사위 카드 게임으로, 한 판에 30~45분쯤 걸립니다. 게임이 끝날 때 승점(VP)이 가장 많은 플레이어가 승리합니다.

huns-rules-2 = 구성물
huns-rules-2-text =
    • 저마다 색이 있는 다섯 종류의 카드: 장비(파란색), 습격(빨간색), 용병(초록색), 저주(검은색), 보물(노란색)
    • 네 가지 유형(태양, 늑대, 독수리, 사슴)의 짐마차 32대. 짐마차마다 색칠된 칸이 4개 있습니다.
    • 눈이 1부터 3까지인 색깔별 주사위 5개
    • 화물: 다섯 가지 색의 나무토막
    • 시작 플레이어 토큰 1개

    내 앞에 놓인 모든 것이 내 진영입니다. 내 카드, 적재 중인 짐마차, 출발한 짐마차, 보관소가 여기에 속합니다.

huns-rules-3 = 게임 준비
huns-rules-3-text =
    2명이면 “3+”와 “4” 표시가 있는 카드를, 3명이면 “4” 표시가 있는 카드를 뺍니다. 종류별로 섞어 뒷면이 보이게 덱으로 놓습니다.

    공급처를 만듭니다. 색마다 화물을 2명이면 20개, 3명이면 22개, 4명이면 24개 놓습니다.

    짐마차를 섞어 4대를 한 줄로 공개합니다. 그중 1대를 누군가 가져가면 곧바로 덱에서 채웁니다. 각자 덱 맨 위에서 짐마차 2대를 받습니다. 카드에 다른 말이 없는 한, 적재 중인 짐마차는 2대입니다.

    시작 플레이어를 무작위로 정하고 토큰을 줍니다. 3명이나 4명이면 세 번째 플레이어가 아무 색의 화물 1개를 가져옵니다. 4명이면 네 번째 플레이어도 서로 다른 색의 화물 2개를 가져옵니다. 이 화물은 자기 짐마차에 싣고, 실을 곳이 없는 화물은 돌려놓습니다.

huns-rules-4 = 라운드
huns-rules-4-text =
    시작 플레이어가 주사위 5개를 굴려 각각 자기 색에 놓습니다. 시작 플레이어부터 시계 방향으로, 주사위 5개를 모두 가져갈 때까지 차례를 가집니다. 그래서 한 라운드는 다섯 차례이며, 남보다 자주 행동하는 플레이어가 생깁니다.

    내 차례에는 다음을 진행합니다.

    1. 내 차례를 시작할 때 적용되는 카드의 효과를 처리합니다.
    2. 습격을 1장 사용할 수 있습니다.
    3. 남은 주사위 중 1개를 가져와 카드 뽑기나 약탈 중 정확히 한 가지 행동을 합니다. 둘 다 할 수 없으면 주사위만 가져오고 아무 일도 일어나지 않습니다.
    4. 아직 습격을 사용하지 않았다면 지금 사용할 수 있습니다.
    5. 내 차례를 끝낼 때 적용되는 카드의 효과를 처리합니다.

    주사위 5개를 모두 가져갔고 게임이 끝나지 않으면, 토큰을 왼쪽으로 넘기고 새 라운드를 시작합니다.

huns-rules-5 = 카드 뽑기
huns-rules-5-text =
    가져온 주사위와 같은 색의 덱에서 주사위 눈만큼, 모자라면 있는 만큼 카드를 봅니다. 1장뿐이더라도 그중 1장을 반드시 내고, 나머지는 뒷면으로 덱 맨 아래에 넣습니다.

    저주는 상대의 진영에, 다른 카드는 모두 내 진영에 놓습니다.

huns-rules-6 = 약탈
huns-rules-6-text = 가져온 주사위와 같은 색의 화물을 공급처에서 주사위 눈만큼, 모자라면 있는 만큼 가져와 놓습니다. 화물을 1개도 놓을 수 없는 색은 약탈할 수 없습니다.

huns-rules-7 = 화물 놓기
huns-rules-7-text =
    화물을 가져올 때마다 두 가지 방법 중 하나를 골라 모두 그 방법으로 놓습니다.

    • 카드 1장에 모두: 내 진영에서 빈칸이 있는 용병이나, 해제되지도 회피하지도 않은 저주에 놓습니다. 색을 섞어도 됩니다.
    • 적재 중인 내 짐마차들에 모두: 원하는 대로 나누되, 저마다 같은 색의 빈칸에 싣습니다.

    고른 방법으로 놓을 수 있는 화물은 모두 놓아야 합니다. 남는 화물만 원래 있던 곳으로 돌아갑니다. 한쪽 방법으로 놓을 수 있는 화물이 있는데도 아무것도 놓을 수 없는 다른 쪽 방법을 고를 수는 없습니다.

    예: 노란색 화물 3개를 약탈했습니다. 2개로 용병을 채우고 세 번째를 돌려놓거나 저주 1장에 3개를 모두 놓을 수 있지만, 카드 1장에 2개, 다른 카드에 1개를 놓을 수는 없습니다. 파란색 화물 3개를 약탈했고, 짐마차 2대에 파란색 빈칸이 1개씩 있습니다. 짐마차마다 1개씩 싣고 세 번째는 돌려놓습니다.

huns-rules-8 = 짐마차
huns-rules-8-text =
    가득 찬 짐마차는 곧바로 출발합니다. 그 위의 화물은 내 보관소로 옮기고, 짐마차는 뒷면으로 출발한 짐마차 더미에 놓습니다. 그런 다음 곧바로 공개된 짐마차 중 1대나 덱 맨 위의 짐마차를 새로 가져옵니다.

    화물은 하나씩 놓으므로 손에 남은 화물은 새 짐마차에 실을 수 있습니다. 예: 초록색 화물 2개를 약탈했습니다. 첫 번째 화물로 짐마차가 가득 차서 초록색 칸이 있는 새 짐마차를 가져오고, 두 번째 화물은 거기에 싣습니다.

    짐마차가 출발하면 먼저 내 효과를, 그런 다음 시계 방향으로 다른 플레이어의 효과를 처리하고, 그 뒤에 손에 남은 화물을 계속 놓습니다.

    누가 짐마차를 몇 대 출발시켰는지는 공개됩니다. 어떤 유형인지는 적재하는 동안 모두가 볼 수 있었습니다.

huns-rules-9 = 장비
huns-rules-9-text = 장비는 게임이 끝날 때까지 효과가 적용됩니다. 즉시 효과가 있으면 낼 때 처리합니다. 장비는 승점을 주지 않습니다.

huns-rules-10 = 습격
huns-rules-10-text = 습격의 효과는 한 번뿐입니다. 내 차례에 주사위를 가져오기 전이나 행동을 마친 뒤에, 방금 낸 것이라도 사용할 수 있습니다. 사용하면 옆으로 돌려놓습니다. 한 차례에 1장만, 그리고 무엇인가를 바꾸는 습격만 사용할 수 있습니다. 게임이 끝날 때 사용했든 아니든 습격 1장마다 승점 1점을 얻습니다.

huns-rules-11 = 용병
huns-rules-11-text = 용병은 모든 칸이 채워져 있는 동안에만 효과가 적용됩니다. 화물을 잃으면 다시 채워질 때까지 효과가 사라집니다. 게임이 끝날 때 가득 찬 용병 1장마다 승점 1점을 얻고, 가득 차지 않은 용병 1장마다 1점을 잃습니다.

huns-rules-12 = 저주
huns-rules-12-text =
    저주는 상대의 진영에 내는 유일한 카드이며, 내 진영에는 절대 낼 수 없습니다. 저주에서 ‘나’는 저주를 받은 플레이어를 뜻합니다. 모든 칸이 채워질 때까지 효과가 적용되고, 채워지면 옆으로 돌려놓습니다. 이로써 영구히 해제됩니다. 해제되었든 아니든 승점에는 영향이 없습니다.

    회피: 저주를 받은 바로 그 순간에만 저주를 뒷면으로 뒤집을 수 있습니다. 효과가 적용되지 않고 내 진영에 남지만, 게임이 끝날 때 플레이어 수만큼의 승점을 잃습니다. 다시 앞면으로 뒤집히지 않습니다.

huns-rules-13 = 보물
huns-rules-13-text = 보물은 게임 중에는 효과가 없습니다. 게임이 끝날 때 조건을 이루었으면 플레이어 수만큼의 승점을 얻습니다.

huns-rules-14 = 효과
huns-rules-14-text =
    내 카드 여러 장의 효과가 동시에 적용되면 내가 순서를 정합니다. 여러 플레이어의 효과라면 차례인 플레이어부터 시계 방향으로 처리합니다. 아무 일도 할 수 없는 효과는 건너뜁니다.

    차례를 시작하거나 끝낼 때 적용되는 효과는 한 라운드에 있는 내 차례마다 적용됩니다. 효과를 쓸지 말지는 카드에 “~할 수 있습니다”나 “~까지”라고 되어 있을 때에만 고를 수 있습니다.

    카드에서 “가져옵니다”는 공급처에서 가져온다는 뜻입니다. 먼저 색을 고르고, 그런 다음 모든 화물을 두 가지 방법 중 하나로 함께 놓습니다. 공급처에 화물이나 색이 모자라면 있는 만큼 가져옵니다.

huns-rules-15 = 게임의 끝
huns-rules-15-text = 주사위 5개를 모두 가져가고 마지막 차례까지 완전히 끝나면 공급처와 카드 덱 5개를 확인합니다. 그 순간에 비어 있는 색이나 덱이 있으면 게임이 끝납니다. 비었다가 같은 라운드 안에 다시 채워진 것은 세지 않으며, 짐마차 덱도 세지 않습니다. 40라운드를 마치면 어떤 경우에든 게임이 끝납니다.

huns-rules-16 = 점수 계산
huns-rules-16-text =
    • 습격: 사용했든 아니든 1장마다 1점.
    • 용병: 가득 찬 것은 1장마다 1점, 그렇지 않은 것은 1장마다 −1점.
    • 보물: 조건을 이룬 것 1장마다 플레이어 수만큼.
    • 저주: 회피한 것 1장마다 플레이어 수만큼 감점.
    • 짐마차: 출발한 것 1대마다 플레이어 수만큼.
    • 짐마차 유형: 출발한 짐마차의 서로 다른 유형마다 1점, 또는 가장 많은 유형의 짐마차 1대마다 1점. 둘 중 더 많은 쪽을 얻습니다.

    예: 4명이 하는 게임에서 한 유형의 짐마차 3대와 다른 유형 1대를 출발시켰다면 짐마차로 16점, 유형으로 3점을 얻습니다.

    승점이 가장 많은 플레이어가 승리합니다. 동점이면 그중 보관소의 화물이 더 많은 플레이어가 승리합니다. 보관소는 그 밖의 승점을 주지 않습니다. 그것마저 같으면 공동 승리입니다.

huns-rules-17 = 공개 정보와 비밀 정보
huns-rules-17-text = 덱의 내용과 플레이어가 덱에서 본 카드는 비밀입니다. 무엇을 다시 넣었는지는 넣은 사람만 압니다. 출발한 짐마차는 뒷면으로 놓이지만 누구나 기억해 둘 수 있습니다. 그 밖의 모든 것은 공개됩니다.

huns-rules-18 = 옵션: 거듭되는 습격
huns-rules-18-text = raids=refresh 옵션으로 하면, 사용한 습격은 주인의 다음 차례를 시작할 때 다시 준비됩니다. 습격은 여전히 한 차례에 1장만 사용할 수 있습니다.

huns-rules-19 = 용어
huns-rules-19-text =
    • 진영: 플레이어 앞에 놓인 모든 것.
    • 공급처: 아무도 가지지 않은 화물.
    • 보관소: 출발한 내 짐마차의 화물. 동점을 가릅니다.
    • 적재 중인 짐마차: 내 진영에서 아직 가득 차지 않은 짐마차. 카드에서 짐마차에 있는 화물이라고 하면 이 짐마차들의 화물을 뜻합니다.
    • 출발: 짐마차가 가득 차서 떠난 것. 이런 짐마차만 승점을 줍니다.
    • 적용 중: 장비는 ‘녹’이 없으면, 용병은 가득 차 있고 ‘반란’이 없으면, 저주는 앞면이고 해제되지 않았으면 효과가 적용됩니다.
    • 가득 참: 용병에 필요한 만큼 이상의 화물이 놓인 것. 카드에 다른 말이 없으면 칸 수만큼 필요하며, 언제나 1개는 필요합니다.
    • 해제: 저주가 한 번 가득 찼거나 정화된 것. 더는 효과가 적용되지 않고 화물을 놓을 수도 없습니다.
    • 회피: 저주가 나왔을 때 뒷면으로 뒤집은 것.
    • 남는 화물: 고른 방법으로 놓을 수 없는 화물.
