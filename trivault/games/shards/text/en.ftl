seat = Player { $n }
