web-close = 關閉
