from mlir import ir
from mlir.dialects import arith

with ir.Context() as context, ir.Location.unknown():
    context.allow_unregistered_dialects = True
    i32 = ir.IntegerType.get_signless(32)
    m = ir.Module.create()
    with ir.InsertionPoint(m.body):
        zero = arith.constant(i32, 0)
        one = arith.constant(i32, 1)
        u0 = ir.Operation.create("t.u0", operands=[zero, zero])
        u1 = ir.Operation.create("t.u1", operands=[one, zero])
        u2 = ir.Operation.create("t.u2", results=[i32], operands=[zero, one, zero, one])
    show = lambda v: [(u.owner.name, u.operand_number) for u in v.uses]
    print(show(zero), show(one))
    for use in zero.uses:
        print(type(use).__name__, use.owner, use.operand_number)
    u0.replace_uses_of_with(zero, one)
    print(show(zero), show(one))
    zero.replace_all_uses_except(one, u2)
    print(m, show(zero), show(one))
    one.replace_all_uses_with(zero)
    print(m, show(zero), show(one))
    zero.replace_all_uses_except(one, [u0, u1])
    print(m, show(zero))
    u1.operands[0] = one
    u2.operands[3] = u2.operands[0]
    print(m)
    attempt(lambda: u1.operands[2])
    print([(o.operand_number, o.owner.name) for o in u2.op_operands])
    print(len(u2.op_operands), u2.op_operands[1].operand_number)
    print([v == one for v in u2.operands], u2.operands[-1] == one)
    print(len(u2.operands[1:3]))
    print([str(v.type) for v in u2.operands[1:]])
    print(zero.owner.name, zero.owner.operation == m.body.operations[0].operation)
    print(zero == m.body.operations[0].results[0], hash(zero) == hash(m.body.operations[0].results[0]))
    print(zero in [one], zero in [zero], len({zero, one, zero}))
    print(zero, one, u2.result)
    print(isinstance(zero, ir.Value), isinstance(zero, ir.OpResult), type(zero).__name__)
    print(zero.result_number)
    print([r.result_number for r in u2.results], u2.results[0].owner == u2, u2.results.owner == u2)
    print(len(u2.results[:0]), len(u2.results[:1]))
    attempt(lambda: u2.results[2])
    zero.set_type(ir.IntegerType.get_signless(8))
    print(zero.type, m.body.operations[0])
