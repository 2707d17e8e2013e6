from mlir import ir
from mlir.dialects import arith, func, scf

with ir.Context(), ir.Location.unknown():
    index, i1 = ir.IndexType.get(), ir.IntegerType.get_signless(1)
    m = ir.Module.create()
    with ir.InsertionPoint(m.body):
        @func.FuncOp.from_py_func(index, i1)
        def f(n, c):
            zero, one = arith.constant(index, 0), arith.constant(index, 1)
            loop = scf.ForOp(zero, n, one, [zero])
            with ir.InsertionPoint(loop.body):
                scf.YieldOp([arith.addi(loop.induction_variable, loop.inner_iter_args[0])])
            branch = scf.IfOp(c, [index], has_else=True)
            with ir.InsertionPoint(branch.then_block):
                scf.YieldOp([n])
            with ir.InsertionPoint(branch.else_block):
                y = scf.YieldOp([loop.result])
                print(len(y.results), len(y.results_), len(y.operands))
            for i in scf.for_(3):
                scf.yield_([])
            return branch.results[0]
    print(m, m.operation.verify(), len(loop.results) if False else "")
