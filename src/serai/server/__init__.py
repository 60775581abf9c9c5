"""The table in the browser: a server for one machine. `table` and `scene` do no input or output; the rest is thin."""
