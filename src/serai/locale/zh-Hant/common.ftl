# Words that belong to no single game. A message takes only the fields that its text names; more may be given.

language-name = 繁體中文

# ---- Seats and chance

# $number counts from 1.
seat = 玩家 { $number }
# Who decides where the dice or the decks do.
chance = 運氣

# ---- How a game ended

# $player is the winner's name.
outcome-won = { $player } 以 { $points } 分獲勝。
# $players are the winners' names, joined by outcome-and.
outcome-shared = { $players } 同為 { $points } 分，共享勝利。
# Joins two names, or the names before with the next.
outcome-and = { $left }、{ $right }

# ---- Errors: error-<code>, with the fields of the error

error-error = 發生錯誤。
error-illegal-action = 現在不能執行「{ $action }」。可以執行：{ $possible }
# $given is what it is in Python, such as str.
error-not-action = 「{ $action }」不是行動，而是 { $given }。
error-unknown-action = { $game } 沒有「{ $text }」這個行動。行動的寫法如：{ $example }
error-unknown-game = 沒有「{ $game }」這款遊戲。可選的遊戲：{ $possible }
error-bad-seats = { $game } 適合 { $least } 到 { $most } 人遊玩，不能由 { $seats } 人進行。
error-bad-seat = 沒有 { $seat } 號座位。座位編號為 0 到 { $last }。
error-unknown-option = { $game } 沒有「{ $option }」這個選項。可用的選項：{ $possible }
error-bad-option = 選項「{ $option }」不能設為「{ $value }」。可設為：{ $possible }
error-not-finished = 遊戲尚未結束。
error-no-chance = 現在沒有需要由運氣決定的事。
error-bad-view = 無法讀取視圖的第 { $line } 行：{ $found }
error-bad-edition = { $source } 第 { $line } 行：{ $place } 的值不符合要求。目前的值：{ $found }；應為：{ $expected }
error-broken-edition = { $source } 不是 TOML 檔案：{ $reason }
error-bad-record = 無法讀取紀錄的第 { $line } 行。內容：「{ $found }」；應為：{ $expected }
error-illegal-record = 紀錄的第 { $line } 行違反規則：當時不能執行「{ $found }」。可以執行：{ $possible }
error-unsupported-record =
    { $what ->
        [rules] 第 { $line } 行：這份紀錄使用規則版本 { $found }，而這個 Serai 使用版本 { $supported }。
        [format] 第 { $line } 行：這份紀錄的格式為 { $found }，而這個 Serai 讀取格式 { $supported }。
       *[edition] 第 { $line } 行：這份紀錄使用「{ $found }」版本的卡牌，而這個 Serai 的版本是「{ $supported }」。
    }
error-undo-refused = 無法收回：{ $reason }。
error-unknown-bot = 沒有「{ $bot }」這個電腦玩家。可選的電腦玩家：{ $possible }
error-broken-bot = 無法建立電腦玩家「{ $bot }」（{ $place }）：{ $reason }
error-bot-failed = 電腦玩家「{ $bot }」在回答「{ $question }」時失敗：{ $reason }
error-bot-stopped = 電腦玩家「{ $bot }」已停止回應：{ $reason }
error-too-many-bots = 有 { $bots } 個電腦玩家，但只有 { $seats } 個座位。
error-small-deck = 「{ $name }」版本只有 { $citizens } 張市民卡；少於 { $few } 張時，四人遊戲經常提早結束。
error-unreadable-file = 無法讀取 { $path }：{ $reason }
error-unwritable-file = 無法寫入 { $path }：{ $reason }
error-bad-number =
    { $name ->
        [games] 遊戲局數
        [bots] 電腦玩家數
        [iterations] 搜尋次數
       *[other] { $name } 的值
    }至少必須是 { $least }，不能是 { $value }。
error-unknown-language = Serai 沒有「{ $language }」這個語言。可選的語言：{ $possible }

# ---- Parts of errors: phrase-<key>, to stand where a message above names a field

# What is expected.
phrase-exactly = { $text }
phrase-whole-number = 整數
phrase-whole-number-range = { $least } 到 { $most } 的整數
phrase-short-name = 加上引號的簡短名稱
phrase-left-out = 省略（只能使用內建版本中的名稱）
phrase-copies = 與張數相同的 { $copies }
phrase-first-hands = 至少 { $cards } 張，才夠發起始手牌
phrase-unmarked-card = 至少含一張沒有標記的卡片的表
phrase-mark = 標記：{ $marks }
phrase-letters = { $letters } 中的四個字母
phrase-other-wagon = 與同種類的其他貨車不同

# What is found instead.
phrase-missing = 無
phrase-table = 表格
phrase-list = 清單
phrase-huge-number = 過大的數字
phrase-field-missing = { $name }（缺少）

# What is expected in a record.
phrase-record-mark = 「{ $line }」這一行
phrase-header-line = 標頭行
phrase-header-rest = 標頭的其餘部分
phrase-header-field = 標頭的「{ $name }」這一行
phrase-options = 「名稱=值」形式的選項
phrase-names = 每個座位各一個名字
phrase-no-bot = 做出來的不是電腦玩家
phrase-illegal-answer = 它的回答 { $answer } 不是可行的行動
phrase-no-answer = { $seconds } 秒內沒有回應
phrase-process-ended = 程序已結束
phrase-one-of = 下列之一：{ $possible }
phrase-action = 行動
phrase-chance = 由運氣決定的結果

# Why a file is not TOML.
phrase-toml-place = 無法讀取第 { $line } 行第 { $column } 個字元
phrase-toml-end = 結尾有缺漏或錯誤
phrase-toml-deep = 清單或表格的層數過多
phrase-toml-number = 有位數過多的數字

# Why nothing can be taken back.
phrase-undo-nothing = 你還沒有做出任何選擇
phrase-undo-chance = 在那之後已經揭示了骰子或卡牌
phrase-undo-others = 在那之後已經有其他人做出選擇

# Why a file cannot be read or written.
phrase-not-utf-8 = 不是 UTF-8 文字
phrase-no-such-file = 沒有這個檔案或資料夾
phrase-no-permission = 沒有權限
phrase-is-folder = 這是資料夾
phrase-no-folder = 路徑中有一部分不是資料夾
phrase-no-plain-file = 不是一般檔案
phrase-file-exists = 檔案已經存在
phrase-in-use = 正在別處遊玩
phrase-no-space = 儲存空間不足
phrase-read-only = 檔案系統是唯讀的
phrase-name-too-long = 檔案名稱太長
phrase-link-circle = 符號連結形成循環
phrase-bad-file-name = 不能當作檔案名稱
phrase-no-arena = 其中沒有競技場的結果
phrase-system-error = 系統錯誤 { $code }

# ---- The server

# $port and $host: where it was to listen. $reason: a phrase, or what the system says.
error-port-taken = 無法使用 { $host } 的連接埠 { $port }：{ $reason }。
# $reason: what cannot be read, in the words of a program.
error-bad-message = 無法讀取這則訊息：{ $reason }。
error-unknown-table = 沒有 { $table } 這張桌。
error-wrong-secret = 這個連結或鑰匙不屬於這張桌。
error-unknown-identity = 這裡不認得這部裝置或復原碼。
error-table-full = 這張桌已經坐滿。
error-not-your-turn = 現在沒有要你回答的問題。
error-not-started = 坐滿之後遊戲才開始。
error-not-owner = 只有開桌的人才能這樣做。
error-too-fast = 一次太多了；請等 { $seconds } 秒。
error-bad-plan = 不能用「{ $value }」開桌。
error-conflict = 別人搶先了；請再看一次牌桌。
error-store-failed = 無法儲存，所以沒有發生：{ $reason }。
# $found and $supported are version numbers.
error-unsupported-store = { $place } 是為儲存格式第 { $found } 版建立的；這個 Serai 讀取第 { $supported } 版。
# $words: what the database says, in English.
phrase-database = 資料庫說：{ $words }
phrase-port-in-use = 已有其他程式在使用
phrase-port-range = 連接埠是 0 到 65535 的數字
