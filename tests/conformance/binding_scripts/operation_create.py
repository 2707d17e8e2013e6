from mlir import ir

with ir.Context() as context, ir.Location.unknown():
    context.allow_unregistered_dialects = True
    i32, f32 = ir.IntegerType.get_signless(32), ir.F32Type.get()
    op = ir.Operation.create("custom.op1", results=[i32, f32], regions=2,
        attributes={"foo": ir.StringAttr.get("foo_value"), "bar": ir.UnitAttr.get()})
    print(op)
    print([str(t) for t in op.results.types], len(op.operands), len(op.results))
    print(op.result if False else op.results[1].type)
    attempt(lambda: op.result)
    empty = ir.Operation.create("custom.none")
    attempt(lambda: empty.result)
    print(empty, empty.attached, empty.successors if False else len(empty.successors))
    user = ir.Operation.create("custom.use", operands=[op.results[0], op.results[1]])
    print(list(op.results[0].uses)[0].owner == user)
    attempt(ir.Operation.create, "nodot")
    attempt(ir.Operation.create, "custom.op", regions=-1)
    attempt(ir.Operation.create, "custom.op", results=[None])
    attempt(ir.Operation.create, "custom.op", operands=[None])
    attempt(ir.Operation.create, "custom.op", attributes={"a": None})
    located = ir.Operation.create("custom.located", loc=ir.Location.file("a.py", 3, 4))
    print(located.location, located.get_asm(enable_debug_info=True))
    c = ir.Operation.create("arith.constant", attributes={"value": ir.IntegerAttr.get(i32, 7)}, infer_type=True)
    print(c, type(c.opview).__name__, c.name)
    c2 = ir.Operation.create("arith.constant", results=[i32], attributes={"value": ir.IntegerAttr.get(i32, 8)})
    print(c2)
    s = ir.Operation.create("arith.addi", operands=[c.result, c2.result], infer_type=True)
    print(s)
    print(s.operands[0].owner.operation == c.operation, s.operands[1] == c2.result)
context.allow_unregistered_dialects = False
with context, ir.Location.unknown():
    attempt(ir.Operation.create, "other.op")
