from mlir import ir
from mlir.dialects import arith, func

with ir.Context() as context:
    context.allow_unregistered_dialects = True
    m = ir.Operation.parse("module {}")
    print(m, type(m).__name__ == type(ir.Module.parse("module {}").operation.opview).__name__, m.name)
    f = func.FuncOp.parse("func.func private @f()")
    print(f, isinstance(f, func.FuncOp))
    attempt(func.FuncOp.parse, "module {}")
    g = ir.Operation.parse('"x.y"() {a} : () -> ()')
    print(g, g.name, g.location)
    print(ir.Operation.parse("module {}", source_name="some.mlir").location)
    attempt(ir.Operation.parse, "%0 = arith.constant 1 : i32\n%1 = arith.constant 2 : i32")
    c = ir.Operation.parse("%0 = arith.constant 7 : i32")
    print(isinstance(c, arith.ConstantOp), c.value, c.result.type)
