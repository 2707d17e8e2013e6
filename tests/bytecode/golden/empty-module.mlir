module {} loc(unknown)
