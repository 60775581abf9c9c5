web-close = Schließen
