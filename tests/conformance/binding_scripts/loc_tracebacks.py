from mlir import ir

with ir.Context() as context:
    context.allow_unregistered_dialects = True
    def inner():
        return ir.Operation.create("t.a")
    def outer():
        return inner()
    with ir.loc_tracebacks(max_depth=2):
        print(outer().location)
        print(ir.Operation.create("t.a", loc=ir.Location.name("x")).location)
        with ir.Location.name("current"):
            print(outer().location)
    with ir.loc_tracebacks(max_depth=1):
        print(outer().location)
    with ir.Location.name("current"):
        print(outer().location)
