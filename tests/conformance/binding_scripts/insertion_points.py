from mlir import ir

with ir.Context() as context, ir.Location.unknown():
    context.allow_unregistered_dialects = True
    module = ir.Module.parse("""
    func.func @f() {
      "t.first"() : () -> ()
      "t.second"() : () -> ()
      return
    }""")
    block = module.body.operations[0].regions[0].blocks[0]
    with ir.InsertionPoint(block.operations[1]):
        ir.Operation.create("t.before_second")
    with ir.InsertionPoint.at_block_begin(block):
        ir.Operation.create("t.begin")
        ir.Operation.create("t.begin2")
    with ir.InsertionPoint.at_block_terminator(block) as point:
        ir.Operation.create("t.at_terminator")
        print(point.ref_operation.name, point.block == block)
    ip = ir.InsertionPoint.after(block.operations[0])
    ip.insert(ir.Operation.create("t.after_first"))
    ip.insert(ir.Operation.create("t.after_again"))
    print(ip.ref_operation)
    with ir.InsertionPoint(block):
        attempt(lambda: ir.InsertionPoint.current.block == block)
        attempt(lambda: ir.InsertionPoint.current.ref_operation)
    print(module)
    attempt(lambda: ir.InsertionPoint.current)
    plain = ir.Module.create()
    attempt(ir.InsertionPoint.at_block_terminator, plain.body)
    point = ir.InsertionPoint(plain.body)
    first = ir.Operation.create("t.one", ip=point)
    second = ir.Operation.create("t.two", ip=point)
    third = ir.Operation.create("t.zero", ip=ir.InsertionPoint(first))
    ir.Operation.create("t.last", ip=ir.InsertionPoint.after(second))
    print(plain)
    attempt(point.insert, first)
    attempt(ir.InsertionPoint, None)
    attempt(ir.InsertionPoint, 3)
    loose = ir.Operation.create("t.loose")
    with ir.InsertionPoint(plain.body):
        inner = ir.Operation.create("t.inner", regions=1)
        with ir.InsertionPoint(inner.regions[0].blocks.append()):
            ir.Operation.create("t.nested")
        ir.Operation.create("t.outer_again")
        ir.Operation.create("t.detached", ip=False)
    print(plain)
    with ir.InsertionPoint(plain.body), ir.Location.name("l"):
        print(ir.Operation.create("t.loc").location)
    a = ir.InsertionPoint(plain.body)
    with a:
        with ir.InsertionPoint.at_block_begin(plain.body):
            ir.Operation.create("t.x")
        ir.Operation.create("t.y")
    print([o.name for o in plain.body.operations])
    attempt(a.__exit__, None, None, None)
