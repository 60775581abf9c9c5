# The words of IUNU. What the fields are is said in the English file.

# ---- The castes: iunu-card-<caste> is the name; -plural the name of several; -ability one sentence; -help all of it

iunu-card-farmer = 農夫
iunu-card-farmer-plural = 農夫
iunu-card-farmer-ability = 你的每張農夫都讓你的麵包便宜 { $discount } 德本。
iunu-card-farmer-help =
    農夫的效果一直有效，不需要做任何選擇：你王朝中的每張農夫，無論是否已餵飽，都讓你購買的每個麵包便宜 { $discount } 德本。麵包的價格最低為 1 德本。

    小心士兵：他們可能會奪走你未餵飽的農夫。已餵飽的農夫是安全的。

iunu-card-baker = 麵包師
iunu-card-baker-plural = 麵包師
iunu-card-baker-ability = 購買最多 { $loaves } 個麵包，並餵飽同樣數量的你的市民。
iunu-card-baker-help =
    你可以購買最多 { $loaves } 個麵包。每個麵包的價格等於目前最大的骰子點數，你王朝中每有一張農夫便減少 { $discount } 德本，但最低為 1 德本。整次購買期間價格不變。

    每個麵包立刻餵飽你王朝中一張未餵飽的市民，剛打出的市民也可以。遊戲結束時，每張已餵飽的市民會依其麵包數字得分。每張市民只能吃一個麵包，麵包不能保留，麵包數字為 0 的市民不能餵食。

iunu-card-soldier = 士兵
iunu-card-soldier-plural = 士兵
iunu-card-soldier-ability = 擁有未餵飽的農夫且士兵不比你多的對手，須付給你 { $ransom } 德本或交給你一張這樣的農夫。
iunu-card-soldier-help =
    此能力影響每位至少有一張未餵飽的農夫、且士兵數量不比你多的對手；你剛打出的士兵也計算在內。受影響的對手在你使用能力時即已確定。

    這些對手依順時針順序公開選擇：付給你 { $ransom } 德本，或交給你一張未餵飽的農夫。這張農夫加入你的王朝，從此在各方面都算你的。不能只付一部分；付不起的人必須交出農夫。已餵飽的農夫絕不會被奪走。

iunu-card-artisan = 工匠
iunu-card-artisan-plural = 工匠
iunu-card-artisan-ability = 支付 { $fee } 德本，再打出一張分數低於工匠的市民。
iunu-card-artisan-help =
    支付 { $fee } 德本，從手牌再打出剛好一張市民到你的王朝。它的分數必須低於工匠的分數。

    這張市民的能力不會使用，但一直有效的效果（農夫、書記官）仍然有效。這筆費用不是整組出牌的費用，書記官絕不能免除。

iunu-card-merchant = 商人
iunu-card-merchant-plural = 商人
iunu-card-merchant-ability = 獲得等同最大骰子點數的德本。
iunu-card-merchant-help = 從供應區拿取等同目前最大骰子點數的德本。本輪先打出的貴族可能已經降低了骰子點數。無論你同時打出多少張商人，都只獲得一次。

iunu-card-scribe = 書記官
iunu-card-scribe-plural = 書記官
iunu-card-scribe-ability = 打出一組書記官不需任何費用。
iunu-card-scribe-help =
    書記官是整組出牌費用的例外：手中有多少張書記官，就可以一次打出多少張，完全不需支付德本。

    使用選項 scribe=any 時，只要你的王朝中有書記官，你打出任何類型的一組牌都不需費用。

iunu-card-priest = 祭司
iunu-card-priest-plural = 祭司
iunu-card-priest-ability = 查看 { $looks } 張來世卡，將其中一張面朝下留下。
iunu-card-priest-help =
    隨機查看 { $looks } 張來世卡，將其中一張面朝下留在自己面前，其餘洗回來世牌庫。一旦查看，就必須留下一張。如果只剩一張來世卡，就留下那一張。

    你留下哪一張、放回哪一張，在計分之前只有你知道；你擁有幾張來世卡則是公開資訊。遊戲結束時，一張來世卡可以將你的一項多數分乘上倍數。

iunu-card-noble = 貴族
iunu-card-noble-plural = 貴族
iunu-card-noble-ability = 獲得等同骰子點數總和的德本；然後每顆骰子降低 1 點，最低為 1。
iunu-card-noble-help =
    從供應區拿取等同目前三顆骰子點數總和的德本。然後每顆點數為 2 以上的骰子降低 1 點。

    降低後的骰子適用於在你之後行動的所有人，直到下一輪重新擲骰為止。

iunu-card-pharaoh = 法老
iunu-card-pharaoh-plural = 法老
iunu-card-pharaoh-ability = 每位對手付給你 { $tribute } 德本。
iunu-card-pharaoh-help = 每位對手付給你 { $tribute } 德本，整組法老只收一次。德本不足的人有多少付多少，沒有德本的人不用付。

# ---- Afterlife cards: iunu-afterlife-<kind> is the name, -text what it does; $times is the card's multiplier

iunu-afterlife-farmer = 農夫的來世
iunu-afterlife-farmer-text = 將你的農夫多數分乘以 { $times }。
iunu-afterlife-baker = 麵包師的來世
iunu-afterlife-baker-text = 將你的麵包師多數分乘以 { $times }。
iunu-afterlife-soldier = 士兵的來世
iunu-afterlife-soldier-text = 將你的士兵多數分乘以 { $times }。
iunu-afterlife-artisan = 工匠的來世
iunu-afterlife-artisan-text = 將你的工匠多數分乘以 { $times }。
iunu-afterlife-merchant = 商人的來世
iunu-afterlife-merchant-text = 將你的商人多數分乘以 { $times }。
iunu-afterlife-scribe = 書記官的來世
iunu-afterlife-scribe-text = 將你的書記官多數分乘以 { $times }。
iunu-afterlife-priest = 祭司的來世
iunu-afterlife-priest-text = 將你的祭司多數分乘以 { $times }。
iunu-afterlife-noble = 貴族的來世
iunu-afterlife-noble-text = 將你的貴族多數分乘以 { $times }。
iunu-afterlife-pharaoh = 法老的來世
iunu-afterlife-pharaoh-text = 將你的法老多數分乘以 { $times }。
iunu-afterlife-ankh = 安卡
iunu-afterlife-ankh-text = 將你任意一項多數分乘以 { $times }。

# ---- Terms

iunu-term-citizen = 市民
iunu-term-dynasty = 王朝
iunu-term-afterlife = 來世
iunu-term-deben = 德本
iunu-term-bread = 麵包
iunu-term-majority = 多數
iunu-term-vp = 分數
iunu-term-deck = 牌庫
iunu-term-hand = 手牌
iunu-term-dice = 骰子
iunu-term-round = 輪
iunu-term-start = 起始玩家
iunu-term-fed = 已餵飽
iunu-term-unfed = 未餵飽
iunu-term-total = 總計

# ---- Questions: iunu-question-<question> in one sentence, iunu-help-<question> for newcomers

iunu-question-play = 你要打出哪一張市民，或哪一組同類型的市民？
iunu-help-play = 你必須從手牌打出一張市民，或數張同類型的市民到你的王朝。第一張免費，同組的其他牌每張 1 德本；整組書記官免費。之後無論你打出幾張，都可以使用該類型的能力一次。王朝中的每張牌都會得分，而且只要你單獨擁有最多某類型的牌，就能得到該類型的多數分。

iunu-question-use-baker = 你要用麵包師購買麵包嗎？
iunu-help-use-baker = 一個麵包餵飽你的一張市民，遊戲結束時就能得到額外分數。價格等於最大骰子點數，你每有一張農夫便減少 { $discount } 德本，但最低為 1 德本。你隨時可以停止購買，所以選擇使用並不代表一定要買。

iunu-question-use-soldier = 你要用士兵威脅對手的農夫嗎？
iunu-help-use-soldier = 每位擁有未餵飽的農夫、且士兵不比你多的對手，都必須付給你 { $ransom } 德本或交給你一張未餵飽的農夫，由對手自行選擇。若使用，所有符合條件的對手都受影響；若不使用，則沒有人受影響。

iunu-question-use-artisan = 你要用工匠支付 { $fee } 德本，再打出一張市民嗎？
iunu-help-use-artisan = 若使用，你支付 { $fee } 德本，再打出一張分數低於工匠的市民，它的能力不會使用。你的手牌會少一張，但下一輪開始前反正會補滿手牌。即使你手上沒有這樣的市民，也會問你，以免別人得知你的手牌；這時你只能選擇不使用。

iunu-question-use-merchant = 你要用商人獲得等同最大骰子點數的德本嗎？
iunu-help-use-merchant = 你從供應區拿取等同最大骰子點數的德本，不需任何費用。德本可用來支付整組出牌和麵包，遊戲結束時每剩 3 德本值 1 分。

iunu-question-use-priest = 你要用祭司查看來世牌庫嗎？
iunu-help-use-priest = 你查看最多 { $looks } 張來世卡，並且必須留下一張。遊戲結束時它會將你的一項多數分乘上倍數，因此用在你將會最多的類型上最有價值。不需任何費用，而且只有你知道是哪一張。

iunu-question-use-noble = 你要用貴族獲得等同骰子點數總和的德本嗎？
iunu-help-use-noble = 你從供應區拿取等同三顆骰子點數總和的德本。然後每顆點數為 2 以上的骰子降低 1 點，直到下次擲骰為止：在你之後的玩家，商人和貴族的收入會減少，但麵包也可能變便宜。

iunu-question-use-pharaoh = 你要用法老向所有對手收取貢金嗎？
iunu-help-use-pharaoh = 每位對手付給你 { $tribute } 德本，不足的人有多少付多少。你不需任何費用。別忘了，遊戲結束時若平手，也是由德本決定勝負。

# $price is that of a loaf, $left how many loaves may still be bought.
iunu-question-feed = 你要花 { $price } 德本餵飽誰？（還可以買 { $left } 個麵包）
iunu-help-feed = 選擇你王朝中未餵飽的市民類型，或停止購買。已餵飽的市民在遊戲結束時依其麵包數字得分，所以先餵數字最大的。也請和價格比較：留下 3 德本值 1 分。此外，已餵飽的農夫不怕士兵。

iunu-question-add = 你要用工匠花 { $fee } 德本再打出哪一張市民？
iunu-help-add = 從手牌選擇一張牌，只能選擇分數低於工匠的市民。這張牌加入你的王朝，和其他牌一樣計算，但不使用它的能力。想想它能幫你爭取哪些多數。

# $other is the owner of the Soldiers.
iunu-question-ransom = 你要付 { $ransom } 德本給 { $other }，還是交出一張未餵飽的農夫？
iunu-help-ransom = 對手的士兵正在威脅你的農夫。付錢就能保住農夫。交出農夫則會失去它的分數和麵包折扣，而且它從此算對手的，計算農夫的多數時也一樣。餵飽的農夫從此不再受威脅。

iunu-question-take = 你要留下哪一張來世卡？
iunu-help-take = 從你正在查看的牌中選擇一張，其餘洗回牌庫。有類型名稱的牌只能用在你該類型的多數分上，安卡則可用在任意一項。每項多數分只能使用一張來世卡，因此用於同一類型的第二張沒有用處。

iunu-question-keep = 你要保留哪一張手牌？
iunu-help-keep = 每個人都只保留一張牌。其餘的牌面朝下棄掉並洗入牌庫，然後所有人補滿手牌。請保留下一輪對你最有幫助的牌。沒有人會看到你保留了什麼。

iunu-question-start = 誰是起始玩家？
iunu-help-start = 第一位起始玩家隨機決定。每輪結束後，起始玩家卡交給左邊的玩家。

iunu-question-roll = 骰子的點數是多少？
iunu-help-roll = 起始玩家擲三顆四面骰。骰子整輪都放在大家看得到的地方，並決定麵包的價格以及商人和貴族的收入。

iunu-question-draw = 抽到哪一張牌？
iunu-help-draw = 所有玩家從牌庫抽牌補滿手牌。你抽到的牌只有你能看。

iunu-question-look = 是哪一張來世卡？
iunu-help-look = 祭司從來世牌庫隨機揭示卡牌，只有使用能力的玩家能看。

# ---- Actions: iunu-action-<verb>; $card is the name of a card, $count how many, $amount Deben

iunu-action-play = 打出 { $count } 張{ $card }
iunu-action-use = 使用能力
iunu-action-decline = 不使用
iunu-action-feed = 餵飽{ $card }
iunu-action-done = 停止購買
iunu-action-add = 再打出{ $card }
iunu-action-pay = 支付 { $amount } 德本
iunu-action-hand = 交出一張未餵飽的農夫
iunu-action-keep = 保留{ $card }
iunu-action-take = 留下{ $card }
# $player is the name of the start player.
iunu-action-start = { $player } 先開始
# $dice are the dice, such as 4-2-1.
iunu-action-roll = 擲出 { $dice }
iunu-action-draw = 抽到{ $card }
iunu-action-look = 看到{ $card }

# ---- Events: iunu-event-<key>, with the fields of the event. $player is the name of whose deed it is, $other the name
# of the player in its field “to”, $card the name of its card. -seen is for those who may know the card.

iunu-event-began = 第 { $round } 輪：{ $player } 是起始玩家。
iunu-event-rolled = { $player } 擲出 { $dice }。
iunu-event-lowered = 骰子降為 { $dice }。
iunu-event-drew = { $player } 抽了 { $cards } 張牌。
iunu-event-drew-seen = { $player } 抽到{ $card }。
iunu-event-laid =
    { $player } { $cost ->
        [0] 打出 { $count } 張{ $card }。
       *[other] 花費 { $cost } 德本打出 { $count } 張{ $card }。
    }
iunu-event-used = { $player } 使用{ $card }的能力。
iunu-event-declined = { $player } 不使用{ $card }的能力。
iunu-event-gained = { $player } 獲得 { $amount } 德本。
iunu-event-paid = { $player } 付 { $amount } 德本給 { $other }。
iunu-event-fed = { $player } 花費 { $cost } 德本餵飽一張{ $card }。
iunu-event-handed = { $player } 將一張未餵飽的農夫交給 { $other }。
iunu-event-looked = { $player } 查看 { $cards } 張來世卡。
iunu-event-looked-seen = { $player } 查看了來世卡：{ $card }。
iunu-event-buried =
    { $player } 留下一張來世卡{ $returned ->
        [0] 。
       *[other] ，並洗回 { $returned } 張。
    }
# $back are the names of the cards shuffled back.
iunu-event-buried-seen =
    { $player } 留下{ $card }{ $returned ->
        [0] 。
       *[other] ，並洗回：{ $back }。
    }
iunu-event-chose = { $player } 已選好要保留的牌。
iunu-event-chose-seen = { $player } 保留{ $card }。
iunu-event-discarded =
    { $player } { $cards ->
        [0] 沒有棄牌。
       *[other] 棄掉 { $cards } 張牌。
    }
# $ending is what the event says (rounds, deck) or the sentence for it.
iunu-event-ended =
    { $ending ->
        [rounds] { iunu-ending-rounds }
        [deck] { iunu-ending-deck }
       *[other] { $ending }
    }

# ---- The end: where the points came from, what ended the game, what decided it

iunu-source-citizens = 市民
iunu-source-majority = 多數
iunu-source-afterlife = 來世
iunu-source-bread = 麵包
iunu-source-deben = 德本

iunu-ending-rounds = 最後一輪結束，遊戲結束。
iunu-ending-deck = 牌庫的牌不夠所有人補滿手牌，遊戲提早結束。

iunu-decided-points = 分數最高者獲勝。
iunu-decided-deben = 分數相同，由德本最多者獲勝。
iunu-decided-shared = 分數與德本都相同，共享勝利。

# ---- The rules: iunu-rules-<number> is the heading of a section, iunu-rules-<number>-text its text, counted from 1

iunu-rules-title = IUNU 遊戲規則

iunu-rules-1 = 遊戲簡介
iunu-rules-1-text =
    古埃及的王朝有興有衰。每位玩家以太陽之城伊烏努的市民建立自己的王朝：從眾多平凡的農夫，到寥寥可數的法老。餵飽你的市民，保護農夫不受士兵侵擾，並為他們在來世謀得一席之地。

    IUNU 是 2 到 4 人的卡牌遊戲，一局約 30 分鐘。遊戲結束時分數最高的玩家獲勝。

iunu-rules-2 = 遊戲內容物
iunu-rules-2-text =
    • 九種類型的市民卡，共 { $citizens } 張
    • 一副來世卡
    • 三顆四面骰
    • 德本（埃及的貨幣）和麵包的標記，數量不限
    • 一張起始玩家卡，同時標示目前輪數

    每張市民卡正面左側有三個數字：

    1. 分數：遊戲結束時這張牌的得分。
    2. 多數：若你單獨擁有最多該類型的牌，可額外獲得的分數。這個數字也是牌庫中該類型的總張數。
    3. 麵包：若這張市民已餵飽，可額外獲得的分數。

iunu-rules-3 = 遊戲設置
iunu-rules-3-text =
    將市民卡和來世卡分別洗混，面朝下放成兩個牌庫。隨機選出起始玩家。起始玩家拿取起始玩家卡，將 1 朝上，擲三顆骰子並放在所有人都看得到的地方。

    2 人遊戲時每人抽 6 張市民卡，3 或 4 人遊戲時每人抽 5 張。每人拿取 { $deben } 德本。

    2 或 4 人遊戲進行 8 輪，3 人遊戲進行 9 輪。每輪分為兩個階段。

iunu-rules-4 = 王朝階段
iunu-rules-4-text =
    從起始玩家開始，依順時針順序，每位玩家進行一個回合：

    1. 從手牌打出一張市民，或一組數張同類型的市民，放到自己面前的王朝。至少必須打出一張。
    2. 同組中第一張以外的牌，每張支付 1 德本。費用在使用能力之前支付，因此不能用能力的收入來付；付不起的一組牌不能打出。例外：整組書記官不需費用。
    3. 接著你可以使用該類型的特殊能力。無論這組牌有多少張，能力都只使用一次：即使一次打出三張祭司，也只能查看來世牌庫一次。

    骰子以你使用能力當時的點數為準。本輪先打出的貴族可能已經降低了點數。

iunu-rules-5 = 棄牌階段
iunu-rules-5-text =
    所有玩家都進行過回合之後：

    1. 手牌超過一張的玩家選擇一張保留，其餘全部面朝下棄掉。所有人祕密選擇並同時棄牌，沒有人會知道別人棄掉了什麼。
    2. 將棄牌與牌庫一起洗混。王朝中的牌留在原處。
    3. 所有人抽牌，補到起始手牌數。如果牌庫不夠補滿所有人的手牌，則沒有人抽牌，遊戲立即結束。
    4. 起始玩家卡交給左邊的玩家，並轉到下一輪的數字。新的起始玩家重新擲三顆骰子。

    最後一輪省略棄牌階段。

iunu-rules-6 = 麵包與農夫
iunu-rules-6-text =
    只有麵包師能帶來麵包。一組麵包師最多可購買 { $loaves } 個麵包。每個麵包的價格等於最大骰子點數，你王朝中每有一張農夫便減少 { $discount } 德本，但最低為 1 德本；整次購買期間價格固定。每個麵包立刻餵飽你的一張未餵飽的市民。在該市民上放一個麵包標記：它不能再次餵食。

    範例：骰子為 4-2-1。沒有農夫的玩家每個麵包付 4 德本。

    未餵飽的農夫可能因士兵而易主。從那時起，它在各方面都算新主人的。已餵飽的農夫是安全的。

iunu-rules-7 = 來世
iunu-rules-7-text =
    來世卡由祭司取得。它們面朝下放在擁有者面前，計分之前內容保密，但張數公開。查看後洗回來世牌庫的是哪一張，只有查看的玩家知道。

    每張來世卡可將一項多數分乘上倍數：有類型名稱的牌只能用在該類型，安卡可用在任意類型。你可以使用多張來世卡，但每項多數分只能使用一張。

iunu-rules-8 = 遊戲結束
iunu-rules-8-text =
    最後一輪結束時遊戲結束；若牌庫不夠所有人補滿手牌，則提早結束。加總你的分數：

    • 市民：你王朝中每張市民的分數，無論是否已餵飽。
    • 多數：每個由你單獨擁有最多的類型，得到該類型的多數分。一張也可能成為多數。若有數位玩家並列最多，則沒有人得分。
    • 來世：來世卡將它所用的多數分乘上倍數；乘以 2 的牌會讓 12 分變成 24 分，而不是 36 分。你的來世卡總是以讓你得分最高的方式使用。
    • 麵包：每張已餵飽市民的麵包數字。
    • 德本：每 3 德本得 1 分，餘數捨去。11 德本得 3 分。

    分數最高的玩家獲勝。若平手，則由其中德本最多的玩家獲勝；所有德本都計算，包括剛剛換算成分數的。若仍然平手，則共享勝利。

iunu-rules-9 = 公開與祕密
iunu-rules-9-text = 王朝、骰子、德本和麵包對所有人公開，每人的手牌數、各牌庫的張數，以及每人面前來世卡的張數也是公開的。祕密的是手牌的內容、棄掉的牌，以及計分之前每人擁有哪些來世卡。

iunu-rules-10 = 選項：書記官免除所有費用
iunu-rules-10-text = 使用選項 scribe=any 時，只要你的王朝中有書記官，你打出任何類型的一組牌都免費。工匠的費用不是整組出牌的費用，仍須支付。

iunu-rules-11 = 市民
iunu-rules-11-text = 以下是九種類型，從常見的農夫到稀有的法老，以及它們的分數、多數分（同時也是張數）和麵包數字。你隨時可以選擇不使用能力。農夫和書記官沒有可供使用的能力，它們的效果一直有效。
