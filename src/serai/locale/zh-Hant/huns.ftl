# The words of HUNS. What the fields are is said in the English file.

# ---- Small parts of texts

# What a Treasure that holds or a Veteran brings, and a fled Curse costs.
huns-points =
    { $seats ->
        [0] 等同玩家人數的分數
       *[other] {" "}{ $seats } 分
    }
# What a Mercenary has printed.
huns-spaces = {" "}{ $spaces } 格
# How long a Curse works.
huns-until = 在 { $spaces } 格放滿之前
# Valuables of one colour, as part of a list.
huns-valuables = { $colour } { $count } 個
# A Wagon: the name of its type and the letters of its spaces.
huns-wagon = { $type } { $spaces }

# ---- Colours of dice and Valuables

huns-colour-blue = 藍色
huns-colour-red = 紅色
huns-colour-green = 綠色
huns-colour-black = 黑色
huns-colour-yellow = 黃色

# ---- Types of Wagons

huns-type-sun = 太陽貨車
huns-type-wolf = 狼貨車
huns-type-eagle = 鷹貨車
huns-type-stag = 鹿貨車

# ---- The families: huns-family-<family> is the name; -plural the name of several; -help what all of them have in common

huns-family-equipment = 裝備
huns-family-equipment-plural = 裝備
huns-family-equipment-help = 裝備放在你的營寨，效果持續到遊戲結束；有些裝備在打出時還會立即執行效果。裝備不提供分數。
huns-family-raid = 襲擊
huns-family-raid-plural = 襲擊
huns-family-raid-help = 襲擊是一次性的效果，在你自己的回合、選取骰子之前或執行動作之後啟動；只有「{ huns-card-captain }」或選項 raids=refresh 能使它恢復可用。每回合只能啟動 1 張。遊戲結束時，每張襲擊得 1 分，有無使用皆算。
huns-family-mercenary = 僱員
huns-family-mercenary-plural = 僱員
huns-family-mercenary-help = 僱員只有在所有空格都放滿貨物方塊時才生效，顏色不限。遊戲結束時，每張放滿的僱員得 1 分，未放滿的扣 1 分。
huns-family-curse = 詛咒
huns-family-curse-plural = 詛咒
huns-family-curse-help = 詛咒打在對手的營寨，效果持續到所有空格都放滿貨物方塊為止，顏色不限；放滿後即永久解除。受詛咒的玩家可以當場避開：詛咒不會生效，但遊戲結束時扣{ huns-points }。
huns-family-treasure = 寶藏
huns-family-treasure-plural = 寶藏
huns-family-treasure-help = 寶藏在遊戲過程中沒有效果。遊戲結束時若達成條件，得{ huns-points }。

# ---- The cards: huns-card-<card> is the name; -ability one sentence; -help all of it

# -- Equipment

huns-card-swift-horse = 快馬
huns-card-swift-horse-ability = 你選取的骰子若點數為 1，視為 2。
huns-card-swift-horse-help = 每當你選取點數為 1 的骰子，都視為 2：查看兩張卡片，或拿取兩個方塊。骰子顯示的仍是 1，因此「斥候號角」還會讓你多看一張。若你營寨中的「跛馬」正在生效，兩者互相抵銷。

huns-card-saddlebags = 鞍袋
huns-card-saddlebags-ability = 掠奪時，你可以將 1 個多餘的方塊放到你的存放區。
huns-card-saddlebags-help = 掠奪來的方塊若有放不下的，你可以將其中 1 個放到存放區，其餘放回供應區。即使完全沒有地方可放，你也可以掠奪。以其他方式拿取的方塊照常放回。

huns-card-spare-wagon = 備用貨車
huns-card-spare-wagon-ability = 你多一個貨車位；立即為它選一張貨車，再拿取 2 個任意顏色的方塊。
huns-card-spare-wagon-help =
    從現在起，你可以同時裝載的貨車多一張。立即從面朝上的貨車中選取 1 張，或從牌庫頂抽取 1 張；然後拿取 2 個任意顏色的方塊，一起放置。

    若「鏽蝕」使它失去效果，貨車仍然留著，但你下一張運送的貨車不會補上新的。若在「鏽蝕」生效時打出備用貨車，你永遠拿不到那 2 個方塊。

huns-card-scouts-horn = 斥候號角
huns-card-scouts-horn-ability = 以點數 1 的骰子抽卡片時，多看一張。
huns-card-scouts-horn-help = 看的是骰子顯示的點數，而不是它對你算多少：有「快馬」時可查看三張。你仍然只打出其中一張。對「軍械庫」沒有幫助。

huns-card-falcon = 獵鷹
huns-card-falcon-ability = 你的回合開始時，可以重擲一顆尚未被選取的骰子。
huns-card-falcon-help = 你的每個回合開始時，選擇一顆還沒有人選取的骰子重擲，或讓骰子維持原樣。新的點數對所有人都有效。

huns-card-iron-hooks = 鐵鉤
huns-card-iron-hooks-ability = 掠奪紅色、黑色或黃色時，多拿 1 個方塊。
huns-card-iron-hooks-help = 每當你掠奪這三種顏色之一，只要供應區還有，就多拿 1 個該色方塊。若同時有「柳條籃」，掠奪黃色時多拿 2 個。

huns-card-wicker-baskets = 柳條籃
huns-card-wicker-baskets-ability = 掠奪藍色、綠色或黃色時，多拿 1 個方塊。
huns-card-wicker-baskets-help = 每當你掠奪這三種顏色之一，只要供應區還有，就多拿 1 個該色方塊。若同時有「鐵鉤」，掠奪黃色時多拿 2 個。

huns-card-patched-canvas = 補丁篷布
huns-card-patched-canvas-ability = 每回合一次，你可以將 1 個方塊裝到貨車上其他顏色的空格。
huns-card-patched-canvas-help = 即使該方塊顏色的格子還空著，你也可以這麼做，而且絕不強制。每位玩家的回合各算一次，所以你在對手的回合拿取方塊時也能使用。「走私者」可以再多裝 1 個。

huns-card-bone-amulet = 骨製護符
huns-card-bone-amulet-ability = 你營寨中的詛咒所需的方塊少 1 個。
huns-card-bone-amulet-help = 你營寨中的每張詛咒只要比格數少 1 個方塊就能解除，但至少需要 1 個。已經足夠的詛咒立即解除。若「鏽蝕」使護符失去效果，已解除的詛咒維持解除。

huns-card-pay-chest = 餉銀箱
huns-card-pay-chest-ability = 你營寨中的僱員所需的方塊少 1 個。
huns-card-pay-chest-help = 你營寨中的每張僱員只要比格數少 1 個方塊就算放滿，但至少需要 1 個。已經足夠的僱員立即算放滿。若「鏽蝕」使餉銀箱失去效果，僱員可能不再算放滿，但方塊留在上面。

huns-card-war-drum = 戰鼓
huns-card-war-drum-ability = 啟動襲擊時，拿取 1 個任意顏色的方塊。
huns-card-war-drum-help = 先執行襲擊的全部效果，再從供應區拿取 1 個任意顏色的方塊並放置。

huns-card-jewelled-saddle = 寶石馬鞍
huns-card-jewelled-saddle-ability = 立即拿取 2 個不同顏色的方塊。
huns-card-jewelled-saddle-help = 打出時，從供應區拿取 2 個不同顏色的方塊，一起放置。之後它不再有效果，但仍算你營寨中的裝備。若在「鏽蝕」生效時打出，你永遠拿不到這些方塊。

# -- Raids

huns-card-ambush = 伏擊
huns-card-ambush-ability = 從一位對手的貨車或其一張僱員上，拿取最多 2 個方塊。
huns-card-ambush-help =
    選擇一位對手，從他裝載中的貨車，或從他的一張僱員上，拿取 1 或 2 個方塊，然後放置。你只能拿取可以全部一起放下的方塊。

    若最後仍有放不下的，便放回原來的空格；若該空格已不在，則放回供應區。護衛正在生效的對手不受影響。

huns-card-border-plunder = 邊境劫掠
huns-card-border-plunder-ability = 拿取三種不同顏色的方塊共 3 個。
huns-card-border-plunder-help = 選擇三種顏色，從供應區各拿取 1 個方塊，以同一種方式一起放置。若剩下不到三種顏色，就每種各拿 1 個。

huns-card-great-haul = 大豐收
huns-card-great-haul-ability = 拿取同一種顏色的方塊 4 個。
huns-card-great-haul-help = 選擇一種顏色，從供應區拿取 4 個該色方塊，不足則有多少拿多少，以同一種方式一起放置。這不是掠奪：「鐵鉤」、「柳條籃」和「鞍袋」都沒有幫助。

huns-card-forced-march = 強行軍
huns-card-forced-march-ability = 執行動作之後，若還有骰子，再選取一顆並用它執行動作。
huns-card-forced-march-help =
    這張襲擊只能在你執行動作之後、還有骰子可選時啟動。選取其中一顆，照常抽卡片或掠奪。

    這仍是同一個回合：回合開始或結束時的效果不會再次啟動，每回合一次的效果若已用過就不能再用。之後輪到下一位玩家。其他玩家在本輪的回合會因此變少。

huns-card-fresh-wagon = 換新貨車
huns-card-fresh-wagon-ability = 將你一張裝載中的貨車與一張面朝上的貨車交換，並放置原本在上面的方塊。
huns-card-fresh-wagon-help = 你的舊貨車放到新貨車原來的位置。然後將舊貨車上的方塊以同一種方式一起放到你的貨車，或一張僱員或詛咒上。放不下的放回供應區。

huns-card-sabotage = 破壞
huns-card-sabotage-ability = 將一位對手的一張僱員上的所有方塊放回供應區。
huns-card-sabotage-help = 選擇任意一張對手的、至少有 1 個方塊的僱員；它失去所有方塊，直到再次放滿才會生效。生效中的護衛保護其主人的所有僱員，包括它自己。

huns-card-levelling = 拉平
huns-card-levelling-ability = 運送貨車比你多的每位對手，都要將貨車上的 1 個方塊放回供應區。
huns-card-levelling-help = 這些對手依順時針順序，各自選擇裝載中貨車上的 1 個方塊，放回供應區。貨車上沒有方塊，或護衛正在生效的對手，不會失去任何東西。

huns-card-purification = 淨化
huns-card-purification-ability = 解除你營寨中一張面朝上、未解除的詛咒，不必放滿。
huns-card-purification-help = 選擇你營寨中一張面朝上且未解除的詛咒。它如同放滿一樣永久解除，已在上面的方塊留在原處。你避開的詛咒不能淨化。

huns-card-armoury = 軍械庫
huns-card-armoury-ability = 查看 3 張裝備卡，打出 1 張，其餘放到牌庫底部。
huns-card-armoury-help = 查看裝備牌庫頂的 3 張卡片，不足則有多少看多少。你必須打出其中 1 張，其餘面朝下放到牌庫底部。這不是抽卡片：「斥候號角」、「濃霧」和「通譯」都不影響它。

huns-card-hired-blades = 僱傭刀手
huns-card-hired-blades-ability = 從供應區以你選擇的顏色，放滿你的一張僱員的所有空格。
huns-card-hired-blades-help = 選擇你營寨中一張有空格的僱員，再逐一選擇方塊的顏色。若供應區用罄，這張僱員可能無法放滿。

huns-card-night-raid = 夜襲
huns-card-night-raid-ability = 依順時針順序，從每位對手的貨車各拿取 1 個方塊，然後一起放置。
huns-card-night-raid-help = 依順時針順序，從每位對手裝載中的貨車上各選 1 個方塊。你只能拿取可以用同一種方式全部一起放下的方塊；沒有合適方塊或護衛正在生效的對手則跳過。然後將全部方塊放置。

huns-card-sack-of-the-city = 洗劫城市
huns-card-sack-of-the-city-ability = 每種顏色各拿取 1 個方塊。
huns-card-sack-of-the-city-help = 供應區還有的每種顏色各拿取 1 個方塊，以同一種方式一起放置。放不下的放回供應區。

# -- Mercenaries

huns-card-quartermaster = 軍需官
huns-card-quartermaster-ability = 你的回合開始時，拿取 1 個方塊，其顏色的骰子必須已被選取。
huns-card-quartermaster-help = 軍需官有{ huns-spaces }，放滿時生效。你的每個回合開始時，從供應區拿取 1 個方塊並放置，其顏色的骰子必須在本輪已有人選取。一輪的第一個回合拿不到：那時所有骰子都還在。

huns-card-archer = 弓箭手
huns-card-archer-ability = 以點數 3 的骰子掠奪時，多拿 1 個方塊。
huns-card-archer-help = 弓箭手有{ huns-spaces }，放滿時生效。看的是骰子顯示的點數，即使「跛馬」讓它少算也一樣。

huns-card-bodyguard = 護衛
huns-card-bodyguard-ability = 對手的卡片不能從你的營寨拿走或移除方塊。
huns-card-bodyguard-help = 護衛有{ huns-spaces }，放滿時生效。「伏擊」、「夜襲」、「盜賊」、「破壞」和「拉平」都傷不了你。詛咒則擋不住：「斷軸」和「漏桶」仍會讓你失去方塊。

huns-card-shaman = 薩滿
huns-card-shaman-ability = 你的回合結束時，從供應區將 1 個任意顏色的方塊放到你營寨中的一張詛咒；若沒有詛咒有空格，則放到一張僱員。
huns-card-shaman-help = 薩滿有{ huns-spaces }，放滿時生效。你的每個回合結束時，選擇你營寨中一張未解除且有空格的詛咒，以及一種顏色。若沒有這樣的詛咒，改選一張有空格的僱員。

huns-card-interpreter = 通譯
huns-card-interpreter-ability = 抽卡片時若查看三張以上，你可以打出其中兩張。
huns-card-interpreter-help = 通譯有{ huns-spaces }，放滿時生效。先選好兩張，再依你選擇的順序執行。兩張詛咒可以打在兩位對手，也可以打在同一位，每張都可能被避開。「軍械庫」不是抽卡片。

huns-card-captain = 隊長
huns-card-captain-ability = 每次由未放滿變為放滿時，你所有已使用的襲擊恢復可用。
huns-card-captain-help = 隊長有{ huns-spaces }。每當它由未放滿變為放滿，你所有已使用的襲擊都轉回，可以再使用一次。失去方塊後再次放滿也算，但你營寨中的「兵變」正在生效時不算。每回合仍然只能啟動 1 張襲擊。

huns-card-teamster = 車夫
huns-card-teamster-ability = 你運送貨車時，拿取 2 個任意顏色的方塊。
huns-card-teamster-help = 車夫有{ huns-spaces }，放滿時生效。補上新貨車後，你拿取 2 個方塊並立即一起放置，然後才繼續放置手中剩餘的方塊。若因此又運送一張貨車，你再拿 2 個。

huns-card-smuggler = 走私者
huns-card-smuggler-ability = 每回合一次，你可以將 1 個方塊裝到貨車上其他顏色的空格。
huns-card-smuggler-help = 走私者有{ huns-spaces }，放滿時生效。絕不強制。每位玩家的回合各算一次，「補丁篷布」可以再多裝 1 個。

huns-card-pathfinder = 嚮導
huns-card-pathfinder-ability = 你的回合開始時，可以將一顆尚未被選取的骰子調高 1 點。
huns-card-pathfinder-help = 嚮導有{ huns-spaces }，放滿時生效。你的每個回合開始時，可以將一顆還沒有人選取的骰子從 1 轉為 2，或從 2 轉為 3。新的點數對所有人都有效。

huns-card-thief = 盜賊
huns-card-thief-ability = 在你抽過卡片的回合結束時，從一位對手的貨車拿取 1 個方塊。
huns-card-thief-help = 盜賊有{ huns-spaces }，放滿時生效。由你選擇對手和方塊，然後放置；你只能拿取放得下的方塊。護衛正在生效的對手不受影響。

huns-card-tax-collector = 稅吏
huns-card-tax-collector-ability = 對手運送貨車時，拿取 1 個任意顏色的方塊。
huns-card-tax-collector-help = 稅吏有{ huns-spaces }，放滿時生效。即使在對手的回合中，等該對手因運送而啟動的效果都結束後，你便從供應區拿取方塊並立即放置。

huns-card-veteran = 老兵
huns-card-veteran-ability = 遊戲結束時，額外得{ huns-points }。
huns-card-veteran-help = 老兵有{ huns-spaces }。遊戲結束時若已放滿，除了放滿僱員的 1 分，還額外得{ huns-points }。若「兵變」正在生效，則只得 1 分。

# -- Curses

huns-card-lame-horse = 跛馬
huns-card-lame-horse-ability = 你的骰子點數少算 1，但至少為 1。
huns-card-lame-horse-help = { huns-until }，無論抽卡片或掠奪，你選取的每顆骰子都少算 1，但至少為 1。骰子顯示的點數不變，「弓箭手」和「斥候號角」看的是顯示的點數。

huns-card-broken-axle = 斷軸
huns-card-broken-axle-ability = 你少一個貨車位：立即選擇一張裝載中的貨車放到貨車牌庫底部，上面的方塊放回供應區。
huns-card-broken-axle-help = 詛咒開始生效時，你必定失去一張裝載中的貨車和上面的所有方塊，由你選擇哪一張。{ huns-until }，你可以同時裝載的貨車少一張。解除後貨車位恢復，你立即為它拿取一張貨車。

huns-card-dense-fog = 濃霧
huns-card-dense-fog-ability = 抽卡片時少看一張，但至少 1 張。
huns-card-dense-fog-help = { huns-until }，你每次抽卡片都少看一張，但至少看一張。「軍械庫」不受濃霧影響。

huns-card-leaking-casks = 漏桶
huns-card-leaking-casks-ability = 你的回合結束時，將你貨車上的 1 個方塊放回供應區。
huns-card-leaking-casks-help = { huns-until }，你的每個回合結束時，都會從裝載中的貨車失去 1 個方塊，由你選擇哪一個。若貨車上沒有方塊，則沒有影響。

huns-card-mutiny = 兵變
huns-card-mutiny-ability = 你的僱員沒有效果。
huns-card-mutiny-help = { huns-until }，你營寨中的僱員無論是否放滿都不生效。你仍可繼續放置方塊，遊戲結束時也照常得 1 分或扣 1 分，只是失去「老兵」的額外分數。

huns-card-rust = 鏽蝕
huns-card-rust-ability = 你的裝備沒有效果。
huns-card-rust-help = { huns-until }，你營寨中的裝備都不生效。這段期間打出的裝備永遠失去立即執行的效果。解除後，其他效果立即恢復。計算寶藏的條件時，這些裝備仍然計入。

huns-card-oath-of-peace = 和平誓言
huns-card-oath-of-peace-ability = 你不能啟動襲擊。
huns-card-oath-of-peace-help = { huns-until }，你可以將襲擊打到營寨，但不能啟動。遊戲結束時，每張襲擊仍得 1 分。

huns-card-bad-omen = 凶兆
huns-card-bad-omen-ability = 只要還有點數較低的骰子，你就不能選取點數 3 的骰子。
huns-card-bad-omen-help = { huns-until }，只要還有點數 1 或 2 的骰子，你就不能選取點數 3 的骰子。若只剩點數 3 的骰子，則可以選取。

huns-card-mud = 泥濘
huns-card-mud-ability = 你每回合最多只能將 2 個方塊裝到貨車。
huns-card-mud-help = { huns-until }，在每位玩家的回合中，你最多只能將 2 個方塊裝到貨車。超過的方塊視為放不下。僱員和詛咒不受影響。

huns-card-envy = 嫉妒
huns-card-envy-ability = 你運送貨車時，詛咒你的玩家拿取 2 個任意顏色的方塊。
huns-card-envy-help = { huns-until }，你每運送一張貨車，對你打出這張詛咒的玩家便從供應區拿取 2 個任意顏色的方塊並立即放置。他在你因運送而啟動的效果都結束後才拿取。

huns-card-tribute = 貢品
huns-card-tribute-ability = 你掠奪時，詛咒你的玩家拿取 1 個該顏色的方塊。
huns-card-tribute-help = { huns-until }，你每次掠奪，只要供應區還有，對你打出這張詛咒的玩家便拿取 1 個同色方塊。他在你放置完之後才拿取，而且不會減少你拿到的方塊。

huns-card-idol-of-erlik = 埃爾利克神像
huns-card-idol-of-erlik-ability = 你運送貨車後，要到該回合結束時才補上新貨車。
huns-card-idol-of-erlik-help = { huns-until }，你運送貨車後空出的位置要到該回合結束才會補上。因此手中剩餘的方塊不能放到新貨車上。

# -- Treasures

huns-card-golden-bow = 黃金弓
huns-card-golden-bow-ability = 若你的營寨至少有 3 張裝備，得{ huns-points }。
huns-card-golden-bow-help = 遊戲結束時，若你的營寨至少有 3 張裝備，得{ huns-points }。「鏽蝕」生效時也計入。

huns-card-trophy-skulls = 顱骨戰利品
huns-card-trophy-skulls-ability = 若你的營寨至少有 3 張襲擊，得{ huns-points }。
huns-card-trophy-skulls-help = 遊戲結束時，若你的營寨至少有 3 張襲擊，得{ huns-points }，有無使用皆算。

huns-card-silver-belt = 銀腰帶
huns-card-silver-belt-ability = 若你至少有 2 張放滿的僱員，得{ huns-points }。
huns-card-silver-belt-help = 遊戲結束時，若你的營寨至少有 2 張放滿的僱員，得{ huns-points }。「兵變」生效時也計入。

huns-card-clear-sky = 晴空
huns-card-clear-sky-ability = 若你沒有未解除的詛咒，也沒有避開的詛咒，得{ huns-points }。
huns-card-clear-sky-help = 遊戲結束時，若你營寨中的詛咒全部已解除，或根本沒有詛咒，得{ huns-points }。只要有一張避開的詛咒就不成立。

huns-card-four-winds = 四方之風
huns-card-four-winds-ability = 若你運送完成的貨車至少有三種，得{ huns-points }。
huns-card-four-winds-help = 遊戲結束時，若你運送完成的貨車中至少有四種中的三種，得{ huns-points }。四種都有也可以。

huns-card-caravan = 商隊
huns-card-caravan-ability = 若你運送完成三張同種類的貨車，得{ huns-points }。
huns-card-caravan-help = 遊戲結束時，若你運送完成的貨車中至少有三張種類相同，得{ huns-points }。

huns-card-khans-cup = 可汗之杯
huns-card-khans-cup-ability = 若沒有人運送完成的貨車比你多，得{ huns-points }。
huns-card-khans-cup-help = 遊戲結束時，若沒有對手運送完成的貨車比你多，得{ huns-points }。並列即可。

huns-card-hoard = 藏寶堆
huns-card-hoard-ability = 若你至少有 3 張寶藏（包含這張），得{ huns-points }。
huns-card-hoard-help = 遊戲結束時，若你的營寨至少有 3 張寶藏，得{ huns-points }。藏寶堆本身也算，其他寶藏的條件是否達成無關緊要。

huns-card-wolf-banner = 狼旗
huns-card-wolf-banner-ability = 若你的裝備、襲擊、僱員和詛咒各至少有 1 張，得{ huns-points }。
huns-card-wolf-banner-help = 遊戲結束時，若其他四類卡片在你的營寨中都有，得{ huns-points }。已使用的襲擊、未放滿的僱員、已解除或避開的詛咒都算。

huns-card-full-load = 滿車
huns-card-full-load-ability = 若你裝載中的貨車上至少有 3 個方塊，得{ huns-points }。
huns-card-full-load-help = 遊戲結束時，若你所有裝載中的貨車上合計至少有 3 個方塊，得{ huns-points }。運送完成的貨車，其方塊在存放區，不計入。

huns-card-great-tent = 大帳
huns-card-great-tent-ability = 若你的存放區至少有 16 個方塊，得{ huns-points }。
huns-card-great-tent-help = 遊戲結束時，若你的存放區至少有 16 個方塊，得{ huns-points }，顏色不限。四張裝滿的貨車就有這麼多。

huns-card-broken-chains = 斷裂的鎖鏈
huns-card-broken-chains-ability = 若你至少有 1 張已解除的詛咒，得{ huns-points }。
huns-card-broken-chains-help = 遊戲結束時，若你的營寨至少有一張已解除的詛咒，得{ huns-points }，無論是放滿還是以「淨化」解除。

# ---- Terms

huns-term-stash = 存放區
huns-term-reserve = 供應區
huns-term-wagons = 貨車
huns-term-dice = 骰子
huns-term-deck = 牌庫
huns-term-spaces = 格數
huns-term-mark = 人數
huns-term-effect = 效果
huns-term-total = 總計

# ---- Questions: huns-question-<question> in one sentence, huns-help-<question> for newcomers

huns-question-die = 你要選取哪顆骰子，並執行什麼動作？
huns-help-die = 選取一顆尚未被選取的骰子，然後抽卡片或掠奪。抽卡片：從該顏色的牌庫查看等同骰子點數的卡片，並且必須打出其中一張。掠奪：拿取等同骰子點數的該色方塊，放到一張僱員或詛咒，或放到你的貨車。貨車帶來最多分數；好卡片則讓之後的每個回合更有利。你沒選的骰子，其他玩家可以選。

huns-question-raid = 你要啟動一張襲擊嗎？
huns-help-raid = 每回合可以啟動 1 張襲擊，在選取骰子之前或執行動作之後。除非「{ huns-card-captain }」或選項 raids=refresh 使它恢復可用，每張襲擊整局只能使用一次，所以請等到最有價值的回合；不過遊戲結束時，沒使用的並不會比使用過的多得分。只能選擇會造成改變的襲擊。

# $hand are the Valuables in hand.
huns-question-place = 你要將這些方塊放到哪裡：{ $hand }？
huns-help-place = 將全部方塊放到一張僱員或一張未解除的詛咒上，顏色不限；或裝到你的貨車，可任意分配，但每個方塊都要放在相同顏色的空格。以你選擇的方式放得下的都必須放，其餘放回原來的地方。裝滿的貨車立即運送，手中剩餘的方塊可以放到新貨車。

# $left is how many still fit on $card.
huns-question-sort = 你要將哪種顏色的方塊放到「{ $card }」？（還有 { $left } 格）
huns-help-sort = 你手中的方塊比這張卡片的空格多，而且有好幾種顏色。請選擇哪些放上去，其餘放回。對卡片來說顏色沒有差別，但哪些回到供應區或對手那裡，對你可能有差別。

huns-question-stash = 你要將 1 個多餘的方塊放到存放區嗎？
huns-help-stash = 「鞍袋」讓你留下 1 個掠奪來卻放不下的方塊。存放區在遊戲結束時用來決定平手，有些卡片也會計算它。若不放，全部放回供應區。

huns-question-wagon = 你要拿取哪張貨車？
huns-help-wagon = 選擇一張面朝上的貨車，或不看內容從牌庫頂抽取 1 張。注意空格的顏色：你很快能拿到的顏色最有價值，手中剩餘的方塊也可能立即放上去。遊戲結束時，每張運送完成的貨車得{ huns-points }，同種類的多張或不同種類的貨車還能再得一些分數。

huns-question-order = 哪張卡片的效果先啟動？
huns-help-order = 你有數張卡片的效果在同一時機啟動，由你決定順序。輪到時若沒有作用，該效果就跳過。

# $chosen is how many cards have been chosen already: 0 or, with an Interpreter, 1.
huns-question-play =
    { $chosen ->
        [0] 你要打出哪張卡片？
       *[other] 你要再打出第二張嗎？要打出哪張？
    }
huns-help-play = 你必須打出正在查看的其中一張卡片。它放到你的營寨；若是詛咒，則放到一位對手的營寨。其餘面朝下放到牌庫底部，只有你知道是哪些。

huns-question-curse = 你要用「{ $card }」詛咒誰？
huns-help-curse = 選擇一位對手，詛咒放到他的營寨。他可以當場避開，但遊戲結束時扣{ huns-points }。否則詛咒會一直生效，直到他放滿所有空格。

# $other is who played the Curse.
huns-question-flight = { $other } 用「{ $card }」詛咒你：你要避開嗎？
huns-help-flight = 若避開，詛咒面朝下放在你的營寨：它永遠不會生效，也不能解除，但遊戲結束時扣{ huns-points }。若承受，它會一直生效，直到你用任意顏色的方塊放滿所有空格，遊戲結束時不扣分。現在不避開，之後就不能再避開。

# $left is how many Valuables may still be taken, this one included.
huns-question-take = 你要拿取哪種顏色的方塊？（還可拿 { $left } 個）
huns-help-take = 你從供應區拿取方塊。先依顏色的順序選好所有顏色，再以同一種方式一起放置。想想它們放得下嗎：一張僱員或詛咒不限顏色，貨車則每個方塊都需要相同顏色的空格。

huns-question-haul = 你要拿取哪種顏色的方塊 { $count } 個？
huns-help-haul = 從供應區拿取全部同色的方塊，不足則有多少拿多少，以同一種方式一起放置。請選擇你有地方放的顏色。

huns-question-steal = 你要從誰那裡拿取哪個方塊？
huns-help-steal = 你拿取對手營寨中的方塊。只能選擇可以和已拿取的方塊一起放下的。也想想對手的損失：不再放滿的僱員會失去效果，快裝滿的貨車則要更久才能運送。

huns-question-lose = 你要放棄貨車上的哪個方塊？
huns-help-lose = 你裝載中的貨車上有 1 個方塊要放回供應區，由你選擇。可以放棄容易再拿到的，或離裝滿還很遠的貨車上的方塊。

huns-question-ward = 你的薩滿要將方塊放到哪張卡片？
huns-help-ward = 選擇你營寨中一張有空格的詛咒；若沒有，則選擇一張僱員。然後選擇方塊的顏色，方塊來自供應區。

huns-question-hire = 僱傭刀手要放滿哪張僱員？
huns-help-hire = 你選擇的僱員，其所有空格都從供應區放滿。空格越多，收穫越大；但你現在就需要其效果的僱員，也許更有價值。

# $left is how many Valuables still go on $card.
huns-question-fill = 放到「{ $card }」的方塊要什麼顏色？（還要放 { $left } 個）
huns-help-fill = 方塊來自供應區，這張卡片不限顏色。一輪結束時若有顏色用罄，遊戲就結束，所以你的選擇可以讓結束提早或延後。

huns-question-reroll = 你要用獵鷹重擲哪顆骰子？
huns-help-reroll = 重擲一顆還沒有人選取的骰子，或全部維持原樣。1 只會不變或變好，3 只會不變或變差。新的點數對所有人都有效。

huns-question-raise = 你要用嚮導將哪顆骰子調高 1 點？
huns-help-raise = 將一顆還沒有人選取、點數為 1 或 2 的骰子調高 1 點，或全部維持原樣。點數對所有人都有效，所以請調高你想選取的那顆。

huns-question-send = 你要因斷軸失去哪張貨車？
huns-help-send = 這張貨車放到貨車牌庫底部，上面的方塊放回供應區。可以放棄離裝滿最遠的那張。

# $old is the Wagon that is given away, “none” while it has not been chosen.
huns-question-exchange =
    { $old ->
        [none] 你要交換你的哪張貨車？
       *[other] 你要用{ $old } 換取哪張面朝上的貨車？
    }
huns-help-exchange = 先選擇你要交出的裝載中的貨車，再選擇一張面朝上的貨車。然後將舊貨車上的方塊放到你的貨車，或一張僱員或詛咒上；放不下的放回供應區。

huns-question-sabotage = 你要破壞對手的哪張僱員？
huns-help-sabotage = 上面的所有方塊放回供應區，直到再次放滿才會生效。若直到遊戲結束都未放滿，其主人不但得不到 1 分，還要扣 1 分。

huns-question-purify = 你要解除哪張詛咒？
huns-help-purify = 這張詛咒如同放滿一樣永久解除。請選擇對你傷害最大，或還需要最多方塊的那張。

huns-question-start = 誰是起始玩家？
huns-help-start = 第一位起始玩家隨機決定。每輪結束後，起始玩家指示物交給左手邊的玩家。

huns-question-roll = 骰子的點數是多少？
huns-help-roll = 起始玩家擲五顆骰子，每種顏色一顆。點數為 1 到 3，決定抽卡片時查看幾張，以及掠奪時拿取幾個方塊。

huns-question-look = 是哪張卡片？
huns-help-look = 玩家查看牌庫頂的卡片，並且必須打出其中一張。其餘的卡片沒有別人能看。

huns-question-reveal = 是哪張貨車？
huns-help-reveal = 翻開牌庫頂的貨車：補充面朝上的貨車，或放到玩家空出的貨車位。

huns-question-show = 骰子的點數是多少？
huns-help-show = 獵鷹的主人重擲一顆骰子。點數為 1、2 或 3，對所有人都有效。

# ---- Actions: huns-action-<verb>; $face is what the die shows. -as is for a space of another colour, -top for the deck;
# -<question> is for “done” as an answer to that question.

huns-action-draw = 抽{ $family }卡（{ $colour } { $face }）
huns-action-pillage = 掠奪{ $colour }（{ $face }）
huns-action-waste = 選取{ $colour }骰子，不執行動作
huns-action-play = 打出「{ $card }」
huns-action-curse = 詛咒 { $player }
huns-action-flee = 避開詛咒
huns-action-suffer = 承受詛咒
huns-action-first = 「{ $card }」先啟動
huns-action-fill = 全部放到「{ $card }」
huns-action-put = 放上{ $colour }方塊
# $wagon is a Wagon in short, such as “Wolf bRGk”.
huns-action-load = { $colour }裝到{ $wagon }
huns-action-load-as = { $colour }裝到{ $wagon } 的{ $space }格
huns-action-take = 拿取{ $colour }方塊
huns-action-stash = 將 1 個放到存放區
huns-action-wagon = 拿取{ $wagon }
huns-action-wagon-top = 從牌庫頂抽取貨車
huns-action-send = 交出{ $wagon }
huns-action-raid = 啟動「{ $card }」
# $source is a Wagon in short, or a Mercenary, of $player’s.
huns-action-steal = { $player } { $source }：{ $colour }
huns-action-aim = 選擇「{ $card }」
huns-action-lose = 放棄{ $wagon } 上的{ $colour }
huns-action-reroll = 重擲{ $colour }骰子（{ $face }）
huns-action-raise = 調高{ $colour }骰子（{ $face }）
huns-action-done = 停止
huns-action-done-raid = 不啟動襲擊
huns-action-done-place = 不再放置
huns-action-done-stash = 全部放回
huns-action-done-play = 不打出第二張
huns-action-done-steal = 不再拿取
huns-action-done-reroll = 維持原樣
huns-action-done-raise = 維持原樣
# $player is the name of the first player.
huns-action-start = { $player } 是起始玩家
huns-action-roll = 擲出 { $dice }
huns-action-look = 看到「{ $card }」
huns-action-reveal = 翻開{ $wagon }
huns-action-show = 擲出 { $face }

# ---- Events: huns-event-<key>, with the fields of the event. $player is the name of whose deed it is, $other the name
# of the player in its field “by”. -seen is for those who may know the card; -as for a space of another colour.

huns-event-began = 第 { $round } 輪：{ $player } 是起始玩家。
huns-event-appointed = { $player } 成為起始玩家。
huns-event-rolled = { $player } 擲出 { $dice }。
huns-event-turned = { $player } 使{ $colour }骰子變為 { $face }。
# $deed is what is done with the die: draw, pillage or waste.
huns-event-die =
    { $player } 選取點數 { $face } 的{ $colour }骰子，{ $deed ->
        [draw] 抽卡片。
        [pillage] 掠奪貨物。
       *[waste] 無法執行動作。
    }
huns-event-took = { $player } 拿取 { $count } 個{ $colour }方塊。
huns-event-returned = { $player } 的 { $count } 個{ $colour }方塊放回供應區。
huns-event-stowed = { $player } 將 1 個{ $colour }方塊放到存放區。
huns-event-put = { $player } 將 { $count } 個{ $colour }方塊放到「{ $card }」。
huns-event-loaded = { $player } 將 1 個{ $colour }方塊裝到{ $wagon }。
huns-event-loaded-as = { $player } 將 1 個{ $colour }方塊裝到{ $wagon } 的{ $space }格。
huns-event-dispatched = { $player } 運送一張貨車。
huns-event-wagon = { $player } 拿取{ $wagon }。
huns-event-revealed = 翻開{ $wagon }。
huns-event-sent = { $player } 將{ $wagon } 放到貨車牌庫底部。
# $old is the Wagon that was given away.
huns-event-exchanged = { $player } 用{ $old } 換取{ $wagon }。
# $source is a Wagon or a Mercenary; of a Mercenary it may be several Valuables.
huns-event-lost = { $player } 失去「{ $source }」上的 { $count } 個{ $colour }方塊。
huns-event-restored = { $player } 的{ $colour }方塊回到「{ $source }」。
huns-event-played = { $player } 打出「{ $card }」。
huns-event-cursed = { $other } 用「{ $card }」詛咒 { $player }。
huns-event-used = { $player } 啟動「{ $card }」。
huns-event-readied = { $player } 的「{ $card }」恢復可用。
huns-event-lifted = { $player } 的「{ $card }」已解除。
huns-event-fled = { $player } 避開「{ $card }」。
huns-event-full = { $player } 的「{ $card }」已放滿。
huns-event-unfilled = { $player } 的「{ $card }」不再放滿。
huns-event-looked = { $player } 查看{ $family }牌庫。
huns-event-looked-seen = { $player } 查看了：{ $card }。
huns-event-buried =
    { $player } { $count ->
        [0] 沒有將卡片放回{ $family }牌庫底部。
       *[other] 將 { $count } 張卡片放回{ $family }牌庫底部。
    }
# $cards are the names of the cards put back.
huns-event-buried-seen =
    { $player } { $count ->
        [0] 沒有將卡片放回{ $family }牌庫底部。
       *[other] 將卡片放回{ $family }牌庫底部：{ $cards }。
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

huns-source-raids = 襲擊
huns-source-mercenaries = 僱員
huns-source-veteran = 老兵
huns-source-treasures = 寶藏
huns-source-curses = 避開的詛咒
huns-source-wagons = 貨車
huns-source-types = 貨車種類

huns-ending-reserve = 供應區有一種顏色的貨物方塊用罄，遊戲結束。
huns-ending-deck = 有一個牌庫用罄，遊戲結束。
huns-ending-limit = 第 40 輪結束，遊戲結束。

huns-decided-points = 分數最高者獲勝。
huns-decided-stash = 分數相同，由存放區方塊較多者獲勝。
huns-decided-shared = 分數與存放區的方塊都相同，共享勝利。

# ---- The rules: huns-rules-<number> is the heading of a section, huns-rules-<number>-text its text, counted from 1

huns-rules-title = HUNS 遊戲規則

huns-rules-1 = 遊戲簡介
huns-rules-1-text =
    西元 453 年的冬季，匈人之王阿提拉命在旦夕，他的每位將領都想繼承王位。你就是其中之一：穿上裝備、招募僱員、發動襲擊、抵抗詛咒，並將滿載貨物的貨車運送回家。

    HUNS 是 2 到 4 人的骰子卡牌遊戲，一局約 30 到 45 分鐘。遊戲結束時分數最高的玩家獲勝。

huns-rules-2 = 遊戲內容物
huns-rules-2-text =
    • 五類卡片，每類各有一種顏色：裝備（藍色）、襲擊（紅色）、僱員（綠色）、詛咒（黑色）、寶藏（黃色）
    • 32 張貨車卡，共四種（太陽、狼、鷹、鹿），每張有四個彩色空格
    • 五顆骰子，每種顏色一顆，點數為 1 到 3
    • 五種顏色的貨物方塊
    • 一個起始玩家指示物

    放在你面前的一切稱為你的「營寨」：你的卡片、裝載中的貨車、完成區的貨車，以及存放區。

huns-rules-3 = 遊戲設置
huns-rules-3-text =
    2 人遊戲時移除標示「3+」及「4」的卡片；3 人遊戲時移除標示「4」的卡片。將每類卡片分別洗混，面朝下放成牌庫。

    設置供應區：2 人遊戲時每種顏色使用 20 個貨物方塊，3 人遊戲時 22 個，4 人遊戲時 24 個。

    將貨車卡洗混，翻開 4 張。只要有人拿取其中 1 張，就立刻從牌庫補充。每位玩家從牌庫頂抽取 2 張貨車。除非卡片另有說明，否則你維持有 2 張裝載中的貨車。

    隨機選出起始玩家，由他拿取起始玩家指示物。在 3 人或 4 人遊戲中，第三位玩家拿取 1 個任意顏色的貨物方塊；在 4 人遊戲中，第四位玩家另外拿取 2 個不同顏色的貨物方塊。他們將方塊裝到自己的貨車，放不下的放回。

huns-rules-4 = 輪與回合
huns-rules-4-text =
    起始玩家擲五顆骰子，各自放在相同顏色旁。從起始玩家開始，依順時針順序，玩家輪流進行回合，直到五顆骰子都被選取。因此一輪有五個回合，有些玩家會比其他人多行動。

    在你的回合：

    1. 執行你的卡片在回合開始時的效果。
    2. 你可以啟動一張襲擊。
    3. 選取一顆尚未被選取的骰子，並用它執行剛好一個動作：抽卡片或掠奪。若兩者都不能執行，就只選取骰子，沒有任何作用。
    4. 若你還沒有啟動襲擊，現在可以啟動一張。
    5. 執行你的卡片在回合結束時的效果。

    五顆骰子都被選取而遊戲沒有結束時，將起始玩家指示物交給左手邊的玩家，開始新的一輪。

huns-rules-5 = 動作：抽卡片
huns-rules-5-text =
    從與骰子顏色相同的牌庫查看等同骰子點數的卡片，不足則有多少看多少。你必須打出其中一張，即使只有一張也一樣；其餘面朝下放到牌庫底部。

    詛咒放到一位對手的營寨，其他卡片都放到你自己的營寨。

huns-rules-6 = 動作：掠奪貨物
huns-rules-6-text = 從供應區拿取等同骰子點數、與骰子顏色相同的貨物方塊，不足則有多少拿多少，然後放置。若某種顏色連一個方塊都放不下，就不能掠奪該顏色。

huns-rules-7 = 放置貨物方塊
huns-rules-7-text =
    每當你拿取了方塊，從兩種方式中選擇一種，用於全部方塊：

    • 全部放到一張卡片：你營寨中有空格的僱員，或未解除也未避開的詛咒。顏色可以混合。
    • 全部放到裝載中的貨車：可任意分配，但每個方塊都要放在相同顏色的空格。

    以你選擇的方式放得下的都必須放。只有多餘的方塊放回原來的地方。若一種方式放得下，就不能選擇什麼都放不下的另一種。

    範例：你掠奪 3 個黃色方塊。你可以將 2 個放滿一張僱員並放回第 3 個，或將 3 個都放到一張詛咒，但不能將 2 個放一張、1 個放另一張。你掠奪 3 個藍色方塊，而兩張貨車各有一個藍色空格：每張貨車各放 1 個，第 3 個放回。

huns-rules-8 = 貨車
huns-rules-8-text =
    貨車一旦裝滿就立即運送：方塊移到你的存放區，貨車面朝下放到完成區。然後立即補上一張新貨車：從面朝上的貨車選取 1 張，或從牌庫頂抽取 1 張。

    方塊是逐一放置的，所以手中剩餘的方塊可以放到新貨車。範例：你掠奪 2 個綠色方塊。第 1 個裝滿一張貨車；你拿取一張有綠色空格的新貨車，第 2 個就放到那裡。

    運送之後，先執行你自己的效果，再依順時針順序執行其他玩家的效果，然後你繼續放置手中的方塊。

    每位玩家運送完成的貨車數量是公開資訊。至於種類，裝載時所有人都看得到。

huns-rules-9 = 裝備
huns-rules-9-text = 裝備的效果持續到遊戲結束。若有立即執行的效果，打出時執行。裝備不提供分數。

huns-rules-10 = 襲擊
huns-rules-10-text = 襲擊是一次性的效果：在你的回合，選取骰子之前或執行動作之後，你可以啟動它，剛打出的也可以。啟動後將卡片旋轉 90 度。每回合只能啟動 1 張，而且必須會造成改變。遊戲結束時，每張襲擊得 1 分，有無使用皆算。

huns-rules-11 = 僱員
huns-rules-11-text = 僱員只有在所有空格都放滿時才生效。若失去方塊，就失去效果，直到再次放滿。遊戲結束時，每張放滿的僱員得 1 分，每張未放滿的扣 1 分。

huns-rules-12 = 詛咒
huns-rules-12-text =
    詛咒是唯一打在對手營寨的卡片，不能打在自己的營寨。詛咒上的「你」是指受詛咒的玩家。它一直生效，直到所有空格放滿；放滿後將卡片旋轉 90 度，永久解除。無論是否解除，都不影響分數。

    避開：只有在詛咒打出的當下，受詛咒的你可以將它翻至面朝下。它不會生效，留在你的營寨，但遊戲結束時扣等同玩家人數的分數。它不能再次翻至正面。

huns-rules-13 = 寶藏
huns-rules-13-text = 寶藏在遊戲過程中沒有效果。遊戲結束時若達成條件，得等同玩家人數的分數。

huns-rules-14 = 卡片效果
huns-rules-14-text =
    若你的數張卡片在同一時機啟動，由你決定順序。若屬於不同玩家，從進行回合的玩家開始，依順時針順序執行。沒有作用的效果跳過。

    回合開始或結束時的效果，在一輪中你的每個回合都會啟動。只有卡片寫著「可以」或「最多」時，才能選擇要不要執行。

    卡片上的「拿取」是指從供應區拿取：先選擇顏色，再以兩種方式之一將全部方塊一起放置。若供應區的方塊或顏色不足，有多少拿多少。

huns-rules-15 = 遊戲結束
huns-rules-15-text = 五顆骰子都被選取，且最後一個回合完全結束後，檢查供應區和五個卡片牌庫：若此時有一種顏色或一個牌庫用罄，遊戲結束。一輪中曾經用罄但已再補充的不算，貨車牌庫也不算。第 40 輪結束後，無論如何遊戲都會結束。

huns-rules-16 = 計算分數
huns-rules-16-text =
    • 襲擊：每張得 1 分，有無使用皆算。
    • 僱員：放滿的每張得 1 分，未放滿的每張扣 1 分。
    • 寶藏：每張達成條件的得等同玩家人數的分數。
    • 詛咒：每張避開的扣等同玩家人數的分數。
    • 貨車：每張運送完成的得等同玩家人數的分數。
    • 貨車種類：運送完成的貨車中，每有 1 種得 1 分，或數量最多的種類每張得 1 分，取較高者。

    範例：4 人遊戲中，某位玩家運送了三張同種類的貨車和一張其他種類的貨車：貨車得 16 分，種類得 3 分。

    分數最高的玩家獲勝。若平手，則由其中存放區方塊較多的玩家獲勝；除此之外，存放區的方塊不計分。若仍然平手，則共享勝利。

huns-rules-17 = 公開與祕密
huns-rules-17-text = 祕密的是牌庫的內容，以及玩家在牌庫中查看過的卡片：你放回了什麼只有你知道。完成區的貨車面朝下，但任何人都可以記住它們。其他一切都是公開資訊。

huns-rules-18 = 選項：襲擊可重複使用
huns-rules-18-text = 使用選項 raids=refresh 時，已使用的襲擊在其主人的下一個回合開始時恢復可用。每回合仍然只能啟動 1 張襲擊。

huns-rules-19 = 名詞解釋
huns-rules-19-text =
    • 營寨：放在玩家面前的一切。
    • 供應區：不屬於任何人的貨物方塊。
    • 存放區：你運送完成的貨車上的方塊，用來決定平手。
    • 裝載中的貨車：你營寨中尚未裝滿的貨車。卡片提到貨車上的方塊時，指的就是這些貨車。
    • 完成區：已裝滿並運送的貨車，只有這些貨車得分。
    • 生效：裝備只要沒有「鏽蝕」；僱員在放滿時，只要沒有「兵變」；詛咒在面朝上且未解除時。
    • 放滿：僱員上的方塊不少於所需的數量。除非卡片另有說明，所需數量等於格數，而且至少為 1。
    • 解除：詛咒曾經放滿，或經過淨化。它不再生效，也不再接受方塊。
    • 避開：詛咒打出當下被翻至面朝下。
    • 多餘的方塊：以你選擇的方式放不下的方塊。
