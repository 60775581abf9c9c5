web-close = 닫기
