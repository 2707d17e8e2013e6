from mlir import ir
from mlir.dialects import func, arith

TEXT = """
func.func @f(%x: i1) {
  scf.if %x {
    %0 = arith.constant 1 : i32
  } else {
    %1 = arith.constant 2 : i32
  }
  return
}
func.func @g() { return }
"""
with ir.Context() as context:
    module = ir.Module.parse(TEXT)
    def show(op):
        print(op.name)
        return ir.WalkResult.ADVANCE
    def interrupt(op):
        print(op.name)
        return ir.WalkResult.INTERRUPT if op.name == "scf.if" else ir.WalkResult.ADVANCE
    def skip(op):
        print(op.name)
        return ir.WalkResult.SKIP if op.name == "scf.if" else ir.WalkResult.ADVANCE
    print("post")
    module.operation.walk(show)
    module.operation.walk(show, ir.WalkOrder.POST_ORDER)
    print("pre")
    module.operation.walk(show, ir.WalkOrder.PRE_ORDER)
    print("interrupt")
    module.operation.walk(interrupt)
    module.operation.walk(interrupt, ir.WalkOrder.PRE_ORDER)
    print("skip")
    module.operation.walk(skip, ir.WalkOrder.PRE_ORDER)
    print("class")
    module.operation.walk(lambda op: (print(op.opview.sym_name), ir.WalkResult.ADVANCE)[1], op_class=func.FuncOp)
    module.operation.walk(lambda op: (print(op.opview.value), ir.WalkResult.ADVANCE)[1], ir.WalkOrder.PRE_ORDER, arith.ConstantOp)
    module.body.operations[0].walk(show)
    module.operation.walk(show, op_class=func.ReturnOp)
    found = []
    module.operation.walk(lambda op: (found.append(op), ir.WalkResult.ADVANCE)[1])
    print([op.name for op in found], found[0].operation == module.body.operations[0].regions[0].blocks[0].operations[0].regions[0].blocks[0].operations[0].operation)
    def erase(op):
        if op.name == "arith.constant":
            op.erase()
        return ir.WalkResult.ADVANCE
    module.operation.walk(erase)
    print(module)
