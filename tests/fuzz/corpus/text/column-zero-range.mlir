"t.op"() {a = loc("a.py":3:0 to :3)} : () -> () loc("a.py":3:0 to :3)
