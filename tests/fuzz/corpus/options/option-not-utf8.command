["opt", "-\udcff"]
