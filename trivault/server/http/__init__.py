"""What the server sends over HTTP: the browser client and lists."""
