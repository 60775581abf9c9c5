# The words of the browser client that belong to no single game.

# ---- Small parts of texts

# Between the items of a list; the blank at the end counts.
web-comma = 、
# Joins names: those before, and the last.
web-and = { $left }和{ $right }
# $name occurs $count times.
web-count = { $name } ×{ $count }
# A sentence and the next.
web-then = { $before }{ $after }
web-percent = { $number }%
web-close = 關閉
web-loading = 請稍候……

# ---- The bar at the top

web-home = Serai，回到入口
web-language = 語言
web-you = 你
# The name of somebody who has not told one.
web-guest = 來客
web-rules = 規則
web-settings = 設定

# ---- The games

web-game-iunu = IUNU
web-game-iunu-line = 建立王朝，餵養王朝。
web-game-iunu-size = 2 到 4 人，半小時
web-game-huns = HUNS
web-game-huns-line = 裝滿貨車，詛咒對手。
web-game-huns-size = 2 到 4 人，一小時

# ---- The entrance

web-home-title = Serai：選一個遊戲來玩
web-home-choose = 選擇遊戲
web-home-table = 你的桌子
web-home-who = 誰來入座？
web-home-you = 你，使用這個裝置
web-home-friend = 一位朋友
web-home-here = 也使用這個裝置
web-home-their-name = 名字
web-home-link-later = 你會得到一個可以傳送的連結。
# $command starts the game there.
web-home-closed = 僅限終端機：{ $command }
web-home-level-of = { $name }的實力
web-home-remove = 移除{ $name }
web-home-add-bot = 加入電腦玩家
web-home-invite = 用連結邀請
web-home-same-device = 同一個裝置
web-home-play = 玩{ $game }
web-home-options = 選項
web-home-watch = 看電腦玩家對局
web-home-learn = 第一次玩？在桌上學
# $clock tells how long one may think, such as “no clock”.
web-home-sum-iunu =
    { $seats ->
        [2] 2 人，8 輪
        [3] 3 人，9 輪
       *[other] 4 人，8 輪
    }，{ $clock }。
web-home-sum-huns =
    { $seats ->
        [2] 2 人
        [3] 3 人
       *[other] 4 人
    }，直到某種顏色或某個牌庫用盡，{ $clock }。
web-home-sum-undo-bots = 你可以收回最近的一步。
web-home-sum-undo-people = 在別人行動之前，你可以收回最近的一步。

# ---- Bots

web-level-easy = 溫和
web-level-easy-note = 預想一個動作，但常常粗心
web-level-medium = 穩健
web-level-medium-note = 預想一個動作
web-level-hard = 敏銳
web-level-hard-note = 預想許多局
web-level-master = 大師
web-level-master-note = 最強的電腦玩家
# The names of the bots at a table.
web-bot-iunu-1 = 阿赫摩斯
web-bot-iunu-2 = 圖雅
web-bot-iunu-3 = 哈普
web-bot-iunu-4 = 梅雷特
web-bot-huns-1 = 歐瑞斯特
web-bot-huns-2 = 克蕾卡
web-bot-huns-3 = 艾拉克
web-bot-huns-4 = 埃德科

# ---- Options of a table

web-options = { $game }的選項
web-options-clock = 思考時間
web-options-clock-note = 時間用完的人由電腦玩家代打，直到回來為止。
web-clock-none = 不計時
web-clock-live = { $minutes } 分 + { $increment } 秒
web-clock-days = 每步 { $days } 天
web-options-listed = 任何人都可以加入
web-options-listed-note = 這張桌子會列在公開的桌子中；否則只有拿到連結的人找得到。
web-option-iunu-scribe = 書記官免除哪些費用
web-option-iunu-scribe-set = 書記官的組
web-option-iunu-scribe-any = 所有的組
web-option-huns-raids = 襲擊可使用
web-option-huns-raids-once = 一次
web-option-huns-raids-refresh = 重複多次
web-options-edition = 版本
web-options-edition-note = 你手上印刷版的數字，以檔案提供。
web-options-edition-choose = 選擇檔案
web-options-edition-remove = 移除
web-options-edition-built-in = 內建版本

# ---- Going on, joining

web-continue = 繼續
web-continue-round = { $game }，第 { $round } 輪
web-continue-waiting = { $game }，等待玩家
web-continue-with = 對手：{ $players }
web-your-turn = 輪到你了
web-join = 加入朋友
web-join-placeholder = 貼上連結
web-join-label = 桌子的連結
web-join-button = 加入
web-join-wrong = 這不是桌子的連結。連結看起來像這樣：…#/join/…
web-open-tables =
    { $count ->
        [0] 沒有公開的桌子
       *[other] { $count } 張公開的桌子
    }
web-open-title = 公開的桌子
web-open-none = 現在沒有人在等玩家。開一張任何人都可以加入的桌子，就會出現在這裡。
web-open-seats = { $players } · 空位 { $free } 個
web-open-join = 入座

# ---- Settings

web-settings-text = 文字大小
web-settings-motion = 動態效果
web-settings-motion-full = 有
web-settings-motion-none = 無
web-settings-sound = 音效
web-settings-symbols = 顏色旁加上符號
web-settings-symbols-note = 顏色所區分的，也用形狀和花紋區分。
web-settings-left = 左手操作
web-settings-left-note = 最常按的放在左邊。
web-settings-memory = 記憶輔助
web-settings-memory-note = 顯示大家都看過、但不能查看的資訊，例如運送完成的貨車的種類。
web-settings-notify = 輪到我時通知我
web-settings-notify-note = 頁面在背景時，以瀏覽器通知告訴你。
web-settings-hints-again = 再次顯示新手提示

# ---- Who you are

web-profile = 你是誰
web-profile-name = 你在桌上的名字
web-profile-rename = 儲存
web-profile-renamed = 從現在起你叫做{ $name }。
web-profile-device = 這裡沒有帳號：這個裝置認得你。復原碼可以把你移到另一個裝置。
web-profile-show-code = 顯示我的復原碼
web-profile-code-note = 請保密：有這組碼的人可以用你的身分玩。
web-profile-enter-code = 另一個裝置的復原碼
web-profile-recover = 使用
web-profile-recovered = 歡迎回來，{ $name }。

# ---- When something goes wrong

web-error-no-server = 伺服器沒有回應。它還在執行嗎？

# ---- The rules

web-rules-find = 在規則和卡片中尋找
web-rules-contents = 目錄
web-rules-cards = 卡片
web-rules-nothing = 規則中沒有提到「{ $find }」。

# ---- About

web-about = 關於 Serai
web-about-text = Serai 是商隊歇腳、人們玩遊戲的客棧。它是自由軟體。
web-about-icons = 圖示
web-about-icons-text = 圖示由 Lorc、Delapouite 和其他貢獻者繪製，經重新上色，部分經旋轉：
web-about-fonts = 字型
web-about-font = { $name }，作者：{ $by }
web-about-licence = 授權
web-about-licence-text = 其餘一切皆為本專案製作，可依此授權使用：

# ---- The tools at the table

web-link-open = 已連線
web-link-sending = 傳送中
web-link-connecting = 連線中
web-link-lost = 連線中斷
web-link-closed = 已關閉
web-tool-undo = 收回
web-tool-hint = 提示
web-tool-now = 我現在可以做什麼？
web-tool-rules = 規則
web-tool-chat = 聊天
web-tool-invite = 邀請
web-tool-settings = 設定
web-tool-leave = 離開桌子
web-tool-more = 更多

# ---- Chat

web-chat-said = 說過的話
web-chat-none = 還沒有人說話。
web-chat-reactions = 快速回應
web-chat-placeholder = 說些什麼
web-chat-send = 說
web-reaction-hello = 打招呼
web-reaction-good = 玩得好！
web-reaction-wow = 哦！
web-reaction-thinking = 正在思考
web-reaction-sorry = 抱歉！
web-reaction-thanks = 謝謝！

# ---- The end of a game

web-end-sources = 各項來源的分數
web-end-total = 總分
web-end-chart = 各輪的分數
web-end-chart-label = 每位玩家一條線；數字列在後面的表格中。
web-end-round = 輪
web-end-again = 再玩一次
web-end-replay = 從頭重看
web-end-copy = 複製連結
web-end-save = 儲存紀錄
web-end-leave = 離開桌子
web-end-table = 查看桌面
web-end-sheet = 計分表
web-end-you-by = 你以 { $by } 分之差獲勝
web-end-you-tie = 你在平手中勝出
web-end-rank = 第 { $rank } 名
# $level is how strong the bot is.
web-end-bot = 電腦玩家：{ $level }
web-end-facts = 於第 { $round } 輪結束
web-end-rematch = 其他人要再玩一次：一起來吧。
web-turns = 轉捩點
web-turns-by = 由最強的電腦玩家評斷
web-turns-ask = 請教最強的電腦玩家
web-turns-wait = 電腦玩家正在檢視每個決定，需要一兩分鐘。
web-turns-none = 沒有哪個決定損失很多：大家都玩得很好。
web-turns-round = 第 { $round } 輪
# Percentages of the chance of winning.
web-turns-chance = 勝率：最佳做法 { $best }%，實際做法 { $played }%
web-turns-see = 查看
# $line are sentences.
web-turns-better = 更好的做法：{ $line }

# ---- At the table

web-title-turn = 輪到你了 · { $game }
web-spectator = 旁觀者
web-link-lost-note = 連線中斷了，但什麼都沒有遺失：會自動重新連線。
web-skip = 跳到現在
web-away = 你不在的時候
web-away-show = 在桌上重現
web-away-go-on = 繼續
web-chat-heard = { $name }：{ $text }
web-hint = 電腦玩家會這樣做：{ $action }
web-hint-note = 電腦玩家依你所能看到的，估計各做法獲勝的機會。
web-now-deeds =
    { $count ->
        [one] 你可以做一件事：
       *[other] 你可以從 { $count } 件事中選一件：
    }
web-now-more = 還有 { $count } 件
web-now-wait = 輪到{ $player }。你可以四處看看、讀規則或聊天。
web-now-nothing = 現在沒有人需要做決定。
web-rules-all = 所有規則和卡片
web-invite = 邀請
web-invite-join = 在這桌一起玩
web-invite-watch = 旁觀
web-invite-copy = 複製
web-invite-copied = 已複製
web-invite-share = 分享
web-invite-none = 這張桌子沒有可以給出的連結。
web-invite-note = 任何人拿到連結都可以使用，請只傳給你想邀請的人。
web-handover = { $name }，輪到你了
web-handover-text = 秘密資訊都已遮住。只有你能看到畫面時再繼續。
web-handover-ready = 我是{ $name }
web-guide = 新手提示
web-guide-next = 明白了
web-guide-none = 不再提示

# ---- Replays

web-replay = 重播
web-replay-back = 退一步
web-replay-next = 進一步
web-replay-play = 播放
web-replay-pause = 暫停
web-replay-step = 遊戲的步驟
web-replay-at = 第 { $round } 輪，第 { $step } 步，共 { $steps } 步
web-replay-before = 第一輪之前
web-replay-seen = 觀看者
web-replay-all = 所有卡片公開
web-replay-link = 複製連結
web-replay-no-chat = 桌上說過的話不在紀錄之中。

# ---- Games, joining

web-games = 你的遊戲
web-games-and-records = 所有遊戲與紀錄
web-games-none = 你還沒有玩過遊戲。
web-games-over = 已結束
web-games-goes-on = 進行中
web-games-drop = 重看紀錄
web-games-drop-note = 把紀錄拖放到這裡，或點一下選擇。
web-join-title = { $game }的桌子
web-join-nobody = 還沒有人
web-join-full = 所有座位都有人了。
web-waiting = { $game }的桌子正在等待玩家
web-waiting-open = 空位
web-waiting-start = 現在開始，空位由電腦玩家補上
