web-close = Close
