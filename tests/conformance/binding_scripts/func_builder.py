from mlir import ir
from mlir.dialects import arith, func

with ir.Context(), ir.Location.unknown():
    f32, i32 = ir.F32Type.get(), ir.IntegerType.get_signless(32)
    m = ir.Module.create()
    with ir.InsertionPoint(m.body):
        f = func.FuncOp("add", ([i32, i32], [i32]), visibility="private")
        block = f.add_entry_block()
        with ir.InsertionPoint(block):
            s = arith.AddIOp(block.arguments[0], block.arguments[1])
            t = arith.muli(s.result, s)
            func.ReturnOp([t])
        g = func.FuncOp(name="ext", type=ir.FunctionType.get([f32], []), visibility="private")
        h = func.FuncOp("main", ([], []), body_builder=lambda fn: func.ReturnOp([]))
        with ir.InsertionPoint.at_block_begin(h.entry_block):
            one = arith.ConstantOp(i32, 1)
            call = func.CallOp(f, [one, one])
            func.call([i32], "add", [one, one])
            arith.ConstantOp.create_index(4)
    print(m)
    print(f.is_external, g.is_external, f.type, f.visibility, len(f.arguments), f.entry_block == block, call.callee, [str(x.type) for x in call.results])
    attempt(lambda: g.entry_block)
    attempt(f.add_entry_block)
    f.arg_attrs = [ir.DictAttr.get({"a.x": ir.UnitAttr.get()}), ir.DictAttr.get()]
    print(f, f.arg_attrs)
    print(one.value, one.literal_value, one.type, s.lhs == block.arguments[0], m.operation.verify())
