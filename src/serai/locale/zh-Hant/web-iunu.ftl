# The words of IUNU's table in the browser; the rest is in iunu.ftl. Amounts of the edition are fields named as there.

# ---- Cards: iunu short texts stand on the card, at most three short lines

web-iunu-short-farmer = 每張讓你的麵包便宜 { $discount }
web-iunu-short-baker = 最多買 { $loaves } 個麵包餵飽市民
web-iunu-short-soldier = 索取 { $ransom } 德本或一張挨餓的農夫
web-iunu-short-artisan = 花 { $fee } 德本再打出較低的市民
web-iunu-short-merchant = 獲得最大骰子點數的德本
web-iunu-short-scribe = 整組書記官免費
web-iunu-short-priest = 查看 { $looks } 張來世卡，留下 1 張
web-iunu-short-noble = 獲得點數總和的德本，然後骰子降低
web-iunu-short-pharaoh = 每位對手付你 { $tribute } 德本
# The three numbers of a card, read aloud. $text is what the card says.
web-iunu-card-label = { $card }：分數 { $vp }，多數 { $majority }，麵包 { $bread }。{ $text }。
# One line below the full text of a card.
web-iunu-card-numbers = 分數 { $vp } · 多數 { $majority } · 麵包 +{ $bread } · 牌庫共 { $copies } 張
web-iunu-times = ×{ $times }
# Of an Afterlife card.
web-iunu-copies = 來世牌庫共 { $copies } 張
web-iunu-any = 任意

# ---- The bar at the top

web-iunu-round = 第 { $round } 輪，共 { $last } 輪
web-iunu-leads = { $player } 先開始
web-iunu-start-text = 持有起始玩家卡的人在這一輪最先行動。每輪結束後，這張卡傳給左邊的人。

# ---- The Dynasties

web-iunu-dynasties = 王朝
web-iunu-each = 每張
web-iunu-most = 多數
web-iunu-fed = 麵包
web-iunu-tied = 平手
web-iunu-free = 無人
web-iunu-new = 新
web-iunu-vp-text = 分數：此類型每張卡的得分。
web-iunu-majority-text = 多數：獨自擁有最多此類型的人額外得到的分數。平手時沒有人得到。
web-iunu-bread-text = 麵包：此類型每張已餵飽的卡額外得到的分數。
web-iunu-holder = { $player } 獨自擁有最多：{ $award } 分。
web-iunu-tie-text = 沒有人獨自擁有最多，目前沒有多數。
web-iunu-free-text = 還沒有人擁有：只要一張就是多數。
# A cell of the Dynasties, read aloud.
web-iunu-cell =
    { $player }：{ $count ->
        [0] 沒有{ $card }
       *[other] { $count } 張{ $card }
    }{ $fed ->
        [0] {""}
       *[other] ，{ $fed } 張已餵飽
    }
web-iunu-cell-change = 將成為 { $count } 張
web-iunu-fed-of = { $count } 張中有 { $fed } 張已餵飽
web-iunu-you = 你
web-iunu-your-turn = 輪到你
web-iunu-choosing = 選擇中
web-iunu-has-played = 剛行動完
web-iunu-has-chosen = 已選擇
web-iunu-to-come = 尚未行動
web-iunu-away = 由電腦代打
web-iunu-offline = 未連線
web-iunu-open = 空位
web-iunu-bot = 電腦 · { $level }
web-iunu-winner = 獲勝
web-iunu-deben-text = 德本：金錢。結束時每 3 德本值 1 分，平手時德本最多者獲勝。
web-iunu-hand-text = 手牌張數
web-iunu-buried-text = 來世卡。遊戲結束時，每張將擁有者的一項多數分乘上倍數。
web-iunu-points-text = 若遊戲現在結束的分數（就你所能看到的）。
web-iunu-count-label = { $name }：{ $count }
web-iunu-change-label = { $name }：{ $before }，將成為 { $count }

# ---- Dice and prices

web-iunu-bowl = 骰子與價格
web-iunu-die = 骰子 { $number }
web-iunu-dice-will = 將成為 { $number }
web-iunu-for-you = 你的價格
web-iunu-loaf-text = 麵包的價格等於最大的骰子點數，你的每張農夫減 { $discount }，最低為 1。
web-iunu-merchant-text = 一組商人獲得等同最大骰子點數的德本。
web-iunu-noble-text = 一組貴族獲得等同點數總和的德本；然後每顆骰子降低 1 點。
web-iunu-citizens = 市民
web-iunu-deck-text = 牌庫剩餘的張數。若不足以補滿所有人的手牌，遊戲結束。
web-iunu-afterlife-deck-text = 來世牌庫剩餘的張數。

# ---- Score and log

web-iunu-score = 目前分數
web-iunu-score-note = 就你所能看到的
web-iunu-score-end = 最終分數
web-iunu-log = 經過
web-iunu-log-empty = 還沒有發生任何事。
web-iunu-tab-score = 分數
web-iunu-tab-log = 紀錄
web-iunu-tab-chat = 聊天
web-iunu-tab-rules = 規則
web-iunu-more = 更多

# ---- The hand and the deed

web-iunu-hand = 你的手牌
web-iunu-secret = 只有你看得到
web-iunu-returned = 已放回：{ $cards }
web-iunu-needs = 需要 { $needs } 德本
web-iunu-not-now = 現在不行
web-iunu-deed = 你的選擇
web-iunu-fee = 費用
web-iunu-fee-free = 免費
web-iunu-of-your = ／你有 { $deben }
web-iunu-set =
    { $count ->
        [1] 一張{ $card }
       *[other] { $count } 張{ $cards }
    }
# Read aloud when cards are picked.
web-iunu-picked = { $set }。費用 { $fee } 德本。分數 { $before }，之後 { $after }。
web-iunu-picked-none = 尚未選擇。
web-iunu-hint-play = 選一張牌。再選同類型的牌就成為一組：每多一張花費 1 德本。
web-iunu-hint-add = 選擇要加入王朝的牌。
web-iunu-hint-keep = 選擇留在手中的牌，其餘洗回牌庫。
web-iunu-hint-feed = 把麵包放在你王朝的市民上。
web-iunu-hint-take = 從你看到的牌中選一張。
web-iunu-hint-ransom = 點選你的德本或農夫。
web-iunu-only-one =
    { $fee ->
        [0] 只打出一張{ $card }，免費
       *[other] 只打出一張{ $card }
    }
web-iunu-put-back = 放回

web-iunu-do-play =
    { $count ->
        [1] 打出{ $card }
       *[other] 打出 { $count } 張{ $cards }
    }
web-iunu-do-play-none = 打出
web-iunu-do-add = 再打出{ $card }
web-iunu-do-add-none = 再打出
web-iunu-do-keep = 保留{ $card }
web-iunu-do-keep-none = 保留
web-iunu-do-take = 留下{ $card }
web-iunu-do-take-none = 留下
web-iunu-do-feed = 餵飽{ $card }
web-iunu-do-feed-none = 餵飽
web-iunu-do-ransom-pay = 支付 { $ransom } 德本
web-iunu-do-ransom-hand = 交出一張農夫
web-iunu-do-ransom-none = 選擇
web-iunu-do-use-baker = 購買麵包
web-iunu-do-use-soldier = 派出士兵
web-iunu-do-use-artisan = 再打出市民
web-iunu-do-use-merchant = 獲得 { $gain } 德本
web-iunu-do-use-priest = 查看來世
web-iunu-do-use-noble = 獲得 { $gain } 德本
web-iunu-do-use-pharaoh = 收取貢金
web-iunu-do-decline = 不使用
web-iunu-do-go-on = 繼續
web-iunu-do-done = 停止購買

web-iunu-note-threatened =
    { $count ->
        [1] { $players } 必須付款或交出一張農夫。
       *[other] { $players } 都必須付款或交出一張農夫。
    }
web-iunu-note-nobody = 你手中沒有可以再打出的市民。
web-iunu-note-discard = 其餘 { $count } 張洗回牌庫。
web-iunu-note-left = 還可以買 { $left } 個麵包
web-iunu-note-secret = 只有你知道是哪一張。
web-iunu-note-loses = 農夫歸 { $player } 所有。
web-iunu-then = 然後：{ $text }
web-iunu-loaf = 一個麵包
web-iunu-loaf-for = 給{ $card }一個麵包

# ---- When others choose

# $question is the family of what is asked; $player is asked.
web-iunu-waits =
    { $question ->
        [play] { $player } 正在選擇要打出的牌。
        [use] { $player } 正在決定是否使用能力。
        [feed] { $player } 正在購買麵包。
        [add] { $player } 正在再打出一張市民。
        [ransom] { $player } 正在決定付款或交出農夫。
        [take] { $player } 正在查看來世卡。
       *[other] { $player } 正在選擇。
    }
# $players still choose.
web-iunu-waits-keep = { $players } 正在選擇要保留的牌。
web-iunu-you-keep = 你保留{ $card }。
web-iunu-watching = 你正在觀看。
# Round and question of one who is asked; the log's last line.
web-iunu-now-you = 輪到你了。
web-iunu-sent = 已送出……

# ---- The score sheet: notes beside points

web-iunu-sheet-afterlife = { $award } ×{ $times } = { $points }
web-iunu-sheet-deben = { $deben } 德本
web-iunu-sheet-loaves = 麵包 { $count } 個

# ---- First-game hints

web-iunu-guide-census = 每一欄是一個類型，每一列是一位玩家：往下看就知道誰最多。獨自擁有最多的人得到藍色數字的分數。
web-iunu-guide-hand = 選一張牌打出。選擇數張同類型的牌可以一起打出。
web-iunu-guide-deed = 在你決定之前，這裡和桌面上會顯示你的選擇會改變什麼。
web-iunu-guide-dice = 最大的骰子點數是麵包的價格，也是商人的收入。貴族獲得點數總和。
web-iunu-guide-feed = 每張已餵飽的市民得到其麵包數字的分數。已餵飽的農夫不怕士兵。
web-iunu-guide-keep = 為下一輪保留一張牌，其餘洗回牌庫。
web-iunu-guide-take = 來世卡在遊戲結束時將你的一項多數分乘上倍數。留下你會領先的類型。
