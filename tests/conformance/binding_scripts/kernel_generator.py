# Loops written as by generators of kernels: index arithmetic by overloaded helpers, nested insertion points,
# memrefs.
from mlir import ir
from mlir.dialects import arith, func, memref, scf

class Scalar:
    """A value with operators."""
    def __init__(self, value):
        self.value = value if isinstance(value, ir.Value) else arith.ConstantOp.create_index(value).result

    @property
    def type(self):
        return self.value.type

    def __add__(self, other):
        return Scalar(arith.AddIOp(self.value, Scalar.of(other).value).result)

    def __mul__(self, other):
        return Scalar(arith.MulIOp(self.value, Scalar.of(other).value).result)

    @staticmethod
    def of(other):
        return other if isinstance(other, Scalar) else Scalar(other)

with ir.Context(), ir.Location.file("kernel.py", 1, 1):
    module = ir.Module.create()
    f32, index = ir.F32Type.get(), ir.IndexType.get()
    dynamic = ir.ShapedType.get_dynamic_size()
    buffer = ir.MemRefType.get([dynamic, 64], f32)
    with ir.InsertionPoint(module.body):
        kernel = func.FuncOp("kernel", ([buffer, buffer, index], []))
        with ir.InsertionPoint(kernel.add_entry_block()):
            source, target, rows = kernel.arguments
            zero, one = Scalar(0), Scalar(1)
            outer = scf.ForOp(zero.value, rows, one.value)
            with ir.InsertionPoint(outer.body):
                i = outer.induction_variable
                start = arith.ConstantOp(f32, 0.0)
                inner = scf.ForOp(zero.value, Scalar(64).value, one.value, [start.result])
                with ir.InsertionPoint(inner.body):
                    j = Scalar(inner.induction_variable)
                    element = memref.LoadOp(source, [i, j.value])
                    total = arith.AddFOp(inner.inner_iter_args[0], element.result)
                    scf.YieldOp([total.result])
                where = Scalar(i) * 1 + 0
                memref.StoreOp(inner.results[0], target, [where.value, zero.value])
                branch = scf.IfOp(arith.CmpFOp(arith.CmpFPredicate.OGT, inner.results[0], start.result).result, has_else=True)
                with ir.InsertionPoint(branch.then_block):
                    scf.YieldOp([])
                with ir.InsertionPoint(branch.else_block):
                    scf.YieldOp([])
                scf.YieldOp([])
            func.ReturnOp([])
    print(module)
    print(module.operation.verify())
    loop = next(op for op in kernel.entry_block.operations if isinstance(op, scf.ForOp))
    print(loop.operation.name, loop.body.owner.operation.name, [str(a.type) for a in loop.body.arguments], loop.induction_variable.arg_number)
    depth = {}
    def measure(op):
        count, parent = 0, op.parent
        while parent is not None:
            count, parent = count + 1, parent.parent
        depth[op.name] = max(depth.get(op.name, 0), count)
        return ir.WalkResult.ADVANCE
    kernel.operation.walk(measure)
    print(sorted(depth.items()))
    for op in list(inner.body.operations):
        print(op.operation.name, [isinstance(v, ir.BlockArgument) for v in op.operands], [ir.BlockArgument(v).arg_number for v in op.operands if isinstance(v, ir.BlockArgument)])
