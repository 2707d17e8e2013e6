from mlir import ir
from mlir.dialects import arith, func

with ir.Context(), ir.Location.unknown():
    f32 = ir.F32Type.get()
    m = ir.Module.create()
    with ir.InsertionPoint(m.body):
        @func.FuncOp.from_py_func(f32, f32)
        def twice(x, y):
            return arith.addf(x, y), arith.mulf(x, y)

        @func.FuncOp.from_py_func(f32, name="other", results=[])
        def other(x):
            func.ReturnOp([])

        @func.FuncOp.from_py_func(f32)
        def caller(x):
            a, b = twice(x, x)
            return a

        @func.FuncOp.from_py_func()
        def empty():
            pass
    print(m, m.operation.verify())
