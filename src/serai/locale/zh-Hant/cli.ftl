# The words of the command line. Commands and options that can be typed are the same in every language.

# ---- Small parts of texts

# A bot by its name; $number is that of its seat, from 1.
cli-bot = { $bot } { $number }
# $name occurs $count times.
cli-count = { $name } ×{ $count }
# Between the items of a list; the blank at the end counts.
cli-comma = 、
cli-semicolon = ；
# A sentence and the next.
cli-then = { $before }{ $after }
# Between the facts of a headline.
cli-gap = {"   "}

# ---- Playing

# $card is the name of a card of the game.
cli-hint = 輸入編號或記號 · 說明「?」「? { $card }」 · undo table log rules save quit
cli-commands = 你可以輸入選項的編號，或紀錄中所用的記號。此外：輸入「?」和卡片名稱（例如「? { $card }」）會說明該卡片；table 顯示桌上的一切和所有卡片；log 敘述發生過的事；undo 收回你最近的選擇；cards 和 rules 顯示所有卡片和規則；save 儲存遊戲，後面加上檔案則存到該檔案；quit 離開遊戲，遊戲會保留。
cli-go-on = 按 Enter 繼續。
cli-cover = 秘密資訊都已遮住。{ $player }：只有你能看到畫面時，請按 Enter。
cli-no-choice = 請輸入 1 到 { $count } 的編號。
cli-no-card = 沒有「{ $name }」這張牌。
cli-undone = 已收回。
cli-undone-practice = 已收回，電腦玩家的回應也一併收回：從現在起這是一場練習遊戲。
cli-practice = 練習遊戲：曾連同電腦玩家的回應收回選擇。
cli-saved = 已儲存於 { $path }
cli-left = 遊戲已儲存。要繼續遊戲：serai play --resume { $path }
cli-ended = 遊戲已儲存。要重看這場遊戲：serai replay { $path }
cli-interrupted = 已中止。

# ---- The table of IUNU

cli-iunu-round = 第 { $round } 輪（共 { $last } 輪）
cli-iunu-start = 起始：{ $player }
cli-iunu-dice = 骰子 { $dice }
# $price is what a loaf costs the reader.
cli-iunu-loaf = 麵包 { $price }
cli-iunu-decks = 牌庫 { $deck }、來世 { $afterlife }
# $sole, $tied and $fed are marks beside numbers of Citizens.
cli-iunu-legend = { $sole } 獨自最多：取得多數   { $tied } 並列最多   { $fed } 其中已餵飽   分數：若遊戲現在結束
cli-iunu-legend-tight = { $sole } 多數  { $tied } 並列  { $fed } 已餵飽  5+2：手牌+來世卡  分數：若現在結束
# The castes in at most 5 columns, in table order.
cli-iunu-short-farmer = 農夫
cli-iunu-short-baker = 麵包
cli-iunu-short-soldier = 士兵
cli-iunu-short-artisan = 工匠
cli-iunu-short-merchant = 商人
cli-iunu-short-scribe = 書記
cli-iunu-short-priest = 祭司
cli-iunu-short-noble = 貴族
cli-iunu-short-pharaoh = 法老
# The head of a narrow column: cards in hand and Afterlife cards.
cli-iunu-cards = 牌
cli-iunu-hand = 你的手牌
cli-iunu-ability = 能力
# A card with its multiplier.
cli-iunu-times = { $name }（×{ $times }）
cli-iunu-kept = 你的來世卡：{ $cards }
cli-iunu-returned = 你看過並放回：{ $cards }
# An answer and what it changes at once.
cli-iunu-answer = { $action } [{ $changes }]
cli-iunu-change-deben = { $change } 德本
cli-iunu-change-vp = { $change } 分
cli-iunu-brackets = 方括號內是這個選擇馬上為你帶來的變化。表中的分數是遊戲若現在結束時各人的得分，不計你看不到的來世卡。

# ---- The cards of IUNU

cli-iunu-edition = { $name } 版本：{ $cards } 張市民
cli-iunu-copies = 張數
cli-iunu-effect = 效果
cli-iunu-card = { $card }：{ $vp } 分，多數 { $majority }，麵包 { $bread }

# ---- The score sheet of IUNU

cli-iunu-majority = 多數：{ $card }
# An award that an Afterlife card multiplies.
cli-iunu-award = { $award } ×{ $times } = { $points }
cli-iunu-deben-points = 德本（每 3 德本 1 分）
cli-iunu-deben-worth = { $deben } → { $points }
cli-iunu-afterlife-of = { $player } 的來世卡：{ $uses }
# An Afterlife card and the caste whose majority it multiplied.
cli-iunu-use = { $card }用於{ $caste }
cli-iunu-unused = 未使用：{ $cards }

# ---- Reports

cli-simulating = 遊戲
cli-simulated = { $game } { $games } 場，{ $seats } 人，{ $seconds } 秒：每秒 { $rate } 次決定
cli-report-bot = 電腦玩家
cli-report-wins = 勝場
cli-report-points = 平均分數
cli-report-source = 每個座位的分數來源
cli-report-rounds = 輪數
cli-report-end = 結束原因
cli-report-games = 場數
cli-report-game = 遊戲
cli-report-seats = 人數
cli-rate-playout = 隨機對局
cli-rate-loop = 迴圈
cli-rate-copy = 複製
cli-rate-view = 視圖
cli-rate-imagine = 想像
cli-rates = 隨機對局與迴圈：每秒決定次數，不計運氣與強制步驟。其餘：每次所需的微秒數。
cli-replay = { $game }，{ $seats } 人，共 { $steps } 步，顯示到第 { $at } 步
cli-asked = 詢問 { $player }：{ $question }
cli-sound-record =
    沒有問題（{ $game }，{ $seats } 人，{ $steps } 步，{ $over ->
        [yes] 已結束
       *[no] 未結束
    }）
cli-sound-edition = 沒有問題（{ $game }，「{ $name }」版本）
cli-version =
    Serai { $version }（{ $build ->
        [compiled] 已編譯
       *[pure] 純 Python
    }）

# ---- 競技場

# $bots are those that play, one for each seat.
cli-arena-head = { $game } { $games } 場，{ $seats } 人：{ $bots }
cli-arena-share = 勝率，%
cli-arena-fair = 公平
cli-arena-rating = 評分
cli-arena-better = { $better } 比 { $worse } 強：經過 { $games } 場後分出高下。
cli-arena-open = { $one } 和 { $other } 尚未分出高下。
cli-arena-early = { $asked } 場中進行到第 { $games } 場時已全部分出高下，因此停止；加上 --all 會進行所有場次。
cli-arena-note = 場數若事先固定，真值在 100 次中有 95 次落入區間；運氣相同的各場算作一次觀察。公平是實力相同的電腦玩家應有的比例。電腦玩家若坐多個座位，勝利相加，分數取平均。不論查看多少次，把實力相同的電腦玩家誤判為有高下的機率最多 5%。評分從 25 開始，± 是標準差的兩倍。
cli-arena-resumed = 從 { $path } 中保留的 { $games } 場繼續
cli-arena-kept = 已中止。{ $games } 場保留於 { $path }；再次輸入同樣的指令即可繼續。

# ---- 平衡報告

cli-balance-title = 遊戲的平衡
# $command is a command line.
cli-balance-made = 產生本頁的指令：{ $command }
cli-balance-method = 計算方式
cli-balance-method-bots = 每個座位都由電腦玩家「greedy」進行。它只看一步，不做計畫，所以這份報告說明的是數字在它手上的效果，而不是在最強玩家手上的效果。
cli-balance-method-games = ± 是真值在 100 次中有 95 次會落入的區間；一百個區間中約有五個會錯過真值。同一場遊戲中的事彼此相關，因此以場為獨立的觀察：平均數使用常態區間；比例是總和除以總和，使用威爾遜區間，其試驗次數依各場之間的變異數而定。共享的勝利平均分配。
cli-balance-method-taken = 「選取」是在可以選它、也可以選別的或什麼都不選時，它被選中的比例。
cli-balance-method-owners = 某項的「勝利」是遊戲結束時擁有它的座位的勝利。不論有幾張，一個座位每場只算一次。{ $above } 和 { $below } 表示整個區間高於或低於公平的比例，也就是一除以座位數。
cli-balance-method-cause = 領先的人擁有得更多。擁有者常獲勝，並不表示是因為擁有它而獲勝。
# $games, $rules and $edition are written as they are; $options are settings such as scribe=any.
cli-balance-about = 每種人數 { $games } 場；版本「{ $edition }」，規則第 { $rules } 版，{ $options }。
cli-balance-note-iunu = 市民從手牌打出或加打時算選取，王朝中有一張就算擁有。來世卡在查看後留下時算選取。遊戲結束時獨自擁有某類型最多市民的人擁有該多數。
cli-balance-note-huns = 卡片從查看的卡片中打出時算選取，放在誰的營寨就由誰擁有；詛咒由被詛咒的人擁有。貨車在面朝上時拿取算選取，裝載中或運送完成都算擁有。許多東西這個電腦玩家分辨不出來：打出卡片時，所有裝備在它看來價值都一樣，所有襲擊、所有僱員和所有詛咒也是如此；例外是立即執行效果的卡片（例如「{ huns-card-jewelled-saddle }」和「{ huns-card-broken-axle }」），以及會改變營寨中既有卡片的卡片（例如「{ huns-card-bone-amulet }」和「{ huns-card-pay-chest }」）。空貨車在它看來也幾乎價值都一樣。價值相同時便任取其一，因此這些項目的「選取」顯示的是它的運氣，而不是卡片或貨車的好壞；只有對寶藏和上述例外，「選取」才說明些什麼。該看的是擁有者的勝利。對它來說，「{ huns-card-clear-sky }」一放進營寨就計分，而詛咒會奪走這份分數：因此它會選取這張卡片，之後人人一再詛咒其擁有者。三或四個座位時，「{ huns-card-clear-sky }」與詛咒的擁有者因此很少獲勝。
cli-balance-length = 長度
cli-balance-range = 每場的輪數和決定數：平均，括號內是 100 場中有 5 場和 95 場不超過的數。只有一個答案的問題不算決定。其餘數字是場數的百分比。
cli-balance-decisions = 決定數
cli-balance-shared = 共享勝利
cli-balance-sources = 分數來源
cli-balance-winners = 勝者
cli-balance-order = 依行動順序的勝利
# $place counts from 1, in the first round.
cli-balance-place = 順位 { $place }
cli-balance-numbers = 依座位的勝利
# $seat counts from 0, as on the command line.
cli-balance-seat = 座位 { $seat }
cli-balance-numbers-note = 先手由抽籤決定，因此規則不偏袒任何座位。若某個座位的勝率高於或低於應得份額，便是電腦玩家對座位有所偏好，或是這些對局的運氣。
cli-balance-wins = 勝利
cli-balance-taken = 選取
cli-balance-copies = 張數
cli-balance-seats = { $seats } 人
# $share is a percentage.
cli-balance-fair = 公平 { $share }
# What stands in the place of a picture for those who cannot see it.
cli-balance-picture = 以圖呈現上表的數字
cli-balance-axis-taken = 可選時被選取的比例，%
cli-balance-axis-wins = 擁有者的勝利，公平的比例為 1
cli-balance-written = 報告已寫入：{ $path }

# ---- Reviews

cli-reviewing = 評析中
cli-review-head = { $game }：{ $decisions } 個決定，每個決定搜尋 { $iterations } 次
cli-review-player = 玩家
cli-review-decisions = 決定
cli-review-agreed = 與搜尋相同
cli-review-mean = 平均損失，%
cli-review-worst = 最大損失，%
cli-review-turning = 損失最大的決定
cli-review-all = 每個決定
cli-review-none = 沒有任何決定損失 { $slip } % 以上的勝率。
# $player is a player's name.
cli-review-step = 第 { $step } 步，{ $player }
# Percentages of the chance of winning.
cli-review-chances = 勝率：實際做法 { $chance } %，最佳做法 { $best } %。
cli-review-same = 勝率：{ $best } %；搜尋也會這樣做。
# $line are sentences.
cli-review-better = 更好的做法：{ $line }
cli-review-note = 勝率由電腦玩家「hard」估計，它在每個決定上只知道該玩家當時所知。一、兩個百分點的差異多半是偶然。

# ---- Help

cli-help-usage = 用法：{ $line }
cli-help-commands = 指令
cli-help-arguments = 引數
cli-help-options = 選項
cli-help-serai = 遊玩、模擬並研究 Serai 的桌上遊戲。
cli-help-play = 與電腦玩家對戰，或與他人在同一個畫面遊玩。每一步都會儲存。
cli-help-simulate = 讓電腦玩家進行多場遊戲並報告結果。種子相同，結果就相同。
cli-help-arena = 讓電腦玩家互相對戰，並說明誰比較強。在每一組遊戲中，每個電腦玩家都以同樣的運氣坐過每個座位。結果足夠確定就會停止，中斷後可從該處繼續。
cli-help-balance = 讓 greedy 電腦玩家進行大量遊戲並寫出報告：長度、分數、行動順序，以及每張卡片或類型。也可以測量你自己的版本。
cli-help-replay = 一步一步重述一場有紀錄的遊戲。
cli-help-review = 評析已記錄的遊戲：依當時所知，每個決定損失多少，怎麼做更好。
cli-help-check = 檢查紀錄，以及以 .toml 結尾的版本檔案：每個檔案一行。
cli-help-cards = 顯示遊戲的卡片、數字與說明。
cli-help-rules = 顯示遊戲的規則。
cli-help-bench = 測量規則執行的速度。
cli-argument-game = 遊戲：{ $games }
cli-argument-games = 一個或多個遊戲：{ $games }
cli-argument-record = 一場有紀錄的遊戲
cli-argument-files = 紀錄或版本檔案
# $languages are the tags of languages with their names.
cli-option-lang = 語言：{ $languages }；未指定時使用 SERAI_LANG 或系統的語言
cli-option-help = 顯示這份說明
cli-option-version = 顯示版本，以及規則是否已編譯
cli-option-seat = 誰來玩：you（你）或電腦玩家：easy（預想一個動作，但常常粗心）、medium（預想一個動作）、hard（預想半秒鐘）、master（預想兩秒鐘）。每個座位指定一次；多個 you 共用畫面。未指定時是你和兩個預想一個動作的電腦玩家
cli-option-name = 真人玩家的名字；每個 you 可指定一次
cli-option-edition = 使用這個檔案的數字，而不用內建版本
cli-option-option = 遊戲的選項，例如 scribe=any；可重複
cli-option-play-seed = 數字相同，運氣就相同；未指定時每次都不同
cli-option-save = 將遊戲儲存在這個新檔案；未指定時儲存在你的資料夾
cli-option-resume = 繼續這個檔案中儲存的遊戲
cli-option-memory-aid = 顯示大家都看過、但不能查看的資訊：在 HUNS 中是其他人運送完成的貨車的種類
cli-option-json = 輸出一個 JSON 物件，而不是文字
cli-option-seats = 座位數；未指定時為 3
cli-option-games = 場數；未指定時為 1000
cli-option-bots = 依序坐滿座位的電腦玩家，例如 random,greedy；未指定時為 random。每場之後移動一個座位
cli-option-seed = 決定所有運氣的數字；未指定時為 1
cli-option-records = 將每場遊戲的紀錄寫入這個資料夾
cli-option-processes = 處理程序的數量；未指定時每個核心一個
cli-option-arena-bots = 各座位的電腦玩家；最後一個坐滿其餘座位。4 人時 greedy,random 是一個 greedy 對三個 random
cli-option-arena-seats = 座位數；未指定時為 2
cli-option-arena-games = 最多場數，進位到完整的組，每組場數等於座位數；未指定時為 1000
cli-option-budget = 電腦玩家每次決定可思考的毫秒數（若它使用這種限制）；未指定時由它自行決定
cli-option-iterations = 電腦玩家每次決定可搜尋的次數；種子相同，結果就相同
cli-option-all = 即使結果已經確定，仍進行所有場次
cli-option-arena-out = 將結果保留在這個檔案，並從其中已有的結果繼續；未指定時只在你的資料夾保留未完成的結果
cli-option-balance-seats = 只用這個座位數；可重複；未指定時為全部
cli-option-balance-games = 每種人數的場數；未指定時為 20000
cli-option-out = 將 balance.md 和圖片資料夾寫入這個資料夾；未指定時寫入目前的資料夾，若有 --json 則不寫入
cli-option-at = 在這麼多步之後停止
cli-option-review-iterations = 每個決定搜尋的次數；未指定時為 2000
cli-option-review-all = 列出每個決定，而不只是損失最大的
cli-option-bench-seats = 只測這個座位數；未指定時全部
cli-option-milliseconds = 每次測量的毫秒數；未指定時為 1000

# ---- Errors: error-<code>, with the fields of the error

error-bad-name = 「{ $name }」不能當作玩家的名字：名字要有 1 到 { $longest } 個可顯示的字元，不能有逗號，也不能重複。
error-too-many-names = 只有 { $people } 個真人玩家，卻有 { $names } 個名字。
error-unknown-command = 沒有「{ $command }」這個指令。可用的指令：{ $possible }
# $what is the option or argument that is wrong.
error-bad-usage =
    { $problem ->
        [option] 沒有 { $what } 這個選項。
        [missing] 缺少 { $what }。
        [value] { $what } 需要一個值。
        [resume] { $what } 不能與 --resume 一起使用：儲存的遊戲已包含一切。
       *[other] 無法讀取這個命令列。
    }請見：{ $command } --help
error-not-whole = 「{ $value }」不是最多 { $digits } 位數的整數。
error-not-setting = 「{ $value }」不是選項；選項的寫法如：scribe=any。
error-no-such-step = 紀錄沒有第 { $at } 步；步數為 0 到 { $steps }。
error-missing-plots = 報告的圖由 matplotlib 繪製，但尚未安裝。安裝方式：pip install 'serai[plots]'
# $what is the setting that differs.
error-other-arena =
    { $path } 存有另一場競技的結果。{ $what ->
        [version] Serai 的版本
        [game] 遊戲
        [rules] 規則版本
        [edition] 版本
        [options] 選項
        [bots] 電腦玩家
        [seed] 種子
        [budget] 思考時間
        [iterations] 搜尋次數
       *[arena] 格式
    }：檔案中為 { $found }，現在為 { $wanted }
error-other-seats = 儲存的遊戲有 { $seats } 個座位，但指定了 { $named } 位玩家。

cli-huns-round = 第 { $round } 輪   起始：{ $first }
cli-huns-turn = 輪到：{ $player }
# $empty are the colours and decks that are used up; the game ends with the round unless they are refilled.
cli-huns-last = 不補回即結束：{ $empty }
# The head of a column: the letter that stands for a colour on Wagons, and the colour.
cli-huns-hue = { $letter } { $colour }
cli-huns-deck = { $family } { $count }
cli-huns-row = 面朝上的貨車：{ $wagons }（牌庫：{ $deck }）
# The types of Wagons in at most 6 columns, to stand before the letters of the spaces.
cli-huns-type-sun = 太陽
cli-huns-type-wolf = 狼
cli-huns-type-eagle = 鷹
cli-huns-type-stag = 鹿
# The heads of narrow columns: at most 6 columns each, but for the last.
cli-huns-head-vp = 分數
cli-huns-head-stash = 存放區
cli-huns-head-sent = 完成
cli-huns-head-equipment = 裝備
cli-huns-head-raid = 襲擊
cli-huns-head-mercenary = 僱員
cli-huns-head-curse = 詛咒
cli-huns-head-treasure = 寶藏
cli-huns-head-loading = 裝載中
cli-huns-legend = 2/3：3 張卡片中有 2 張目前有效   bRGk：R 和 G 已裝載   分數：若現在結束（+ 祕密種類）
cli-huns-marks = 表中的 2/3 表示同一類的 3 張卡片中有 2 張目前有效。裝備、僱員和詛咒生效中、襲擊可以啟動、寶藏的條件成立時，就算有效。貨車的每一格以一個字母表示：空格為小寫，已裝載為大寫。僱員或詛咒的 1/3 表示需要 3 個方塊，目前有 1 個。分數是遊戲若現在結束時各人的得分。其他人運送完成的貨車是哪些種類是祕密：+ 表示分數不含取決於種類的部分（種類得分、「{ huns-card-four-winds }」和「{ huns-card-caravan }」）。以 --memory-aid 進行遊戲就能看到這一切。方括號內是該選擇立刻帶給你的。
# VP of somebody whose dispatched Wagons may bring more by their types, which are secret.
cli-huns-at-least = { $points }+
# A Camp; $sent are the types of the Wagons dispatched, with their numbers, or only how many where types are secret.
cli-huns-camp = { $player }   裝載中：{ $wagons }   完成：{ $sent }
cli-huns-camp-own = 你的營寨   裝載中：{ $wagons }   完成：{ $sent }
# What a Camp may still do in the present turn; $cause is the Curse that limits it.
cli-huns-limits = 本回合：{ $limits }
cli-huns-limit-loads = 還可裝載 { $count } 個方塊（{ $cause }）
cli-huns-limit-strays = 還可裝載 { $count } 個方塊到其他顏色的格子
cli-huns-limit-late = 還有 { $count } 張貨車待補（{ $cause }）
# Cards that lie alike; $cards may be empty, and the blank before it counts.
cli-huns-group = { $group }：{ $cards }
# $cause is the Curse that is to blame.
cli-huns-group-equipment-working = 裝備
cli-huns-group-equipment-idle = 無效果的裝備（{ $cause }）
cli-huns-group-raid-ready = 可用的襲擊
cli-huns-group-raid-barred = 禁用的襲擊（{ $cause }）
cli-huns-group-raid-waiting = 等待中的襲擊（本回合已啟動 1 張）
cli-huns-group-raid-used = 已使用的襲擊
cli-huns-group-mercenary-working = 生效中的僱員
cli-huns-group-mercenary-idle = 無效果的僱員（{ $cause }）
cli-huns-group-mercenary-unfilled = 未放滿的僱員
cli-huns-group-curse-working = 生效中的詛咒
cli-huns-group-curse-lifted = 已解除的詛咒
cli-huns-group-curse-fled = 已避開的詛咒
cli-huns-group-treasure-held = 已成立的寶藏
cli-huns-group-treasure-open = 未成立的寶藏
cli-huns-group-treasure-secret = 計算祕密種類的寶藏
# A card that holds $count Valuables and needs $need.
cli-huns-filled = { $card } { $count }/{ $need }
# A Curse and who played it, where that matters.
cli-huns-by = { $card }（來自 { $player }）
cli-huns-detail = { $card }：{ $text }
cli-huns-buried = 你放到牌庫底的卡片：{ $cards }
# An answer and what it brings at once.
cli-huns-answer = { $action } [{ $changes }]
cli-huns-change-cards = { $count } 張卡片
cli-huns-change-valuables = { $count } 個方塊
cli-huns-change-filled = { $count }/{ $need }
cli-huns-change-sent = 完成運送
cli-huns-change-vp = { $change } 分
cli-huns-edition = HUNS，{ $name } 版
cli-huns-card = { $card }（{ $family }）

# ---- serve: 瀏覽器中的牌桌

cli-help-serve = 在瀏覽器中開一張桌，自己玩或與網路上的人同玩。所有遊戲都會保存；按 Ctrl-C 結束。
cli-option-host = 監聽的位址；0.0.0.0 讓網路上的其他人也能進來。否則只限本機
cli-option-port = 連接埠；否則為 8737，或下一個空著的
cli-option-data = 保存所有遊戲的資料夾；否則為本系統存放個人資料之處
cli-option-no-browser = 不開啟瀏覽器
# $address is the address to open.
cli-serving = Serai 已在 { $address } 開張 · 按 Ctrl-C 結束；再次執行時遊戲會繼續。
cli-serve-no-client = Serai 安裝時沒有附上瀏覽器介面。請在儲存庫的副本中執行：python web/build.py
