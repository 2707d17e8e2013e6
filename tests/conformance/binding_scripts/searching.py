from mlir import ir
from mlir.dialects import arith, func

with ir.Context() as context:
    m = ir.Module.parse("func.func @f() { %0 = arith.constant 1 : i32 %1 = arith.addi %0, %0 : i32 return }")
    constants = ir.get_ops_of_type(m, arith.ConstantOp)
    print([o.operation.name for o in constants], [o.operation.name for o in ir.get_ops_of_type(m)])
    print(ir.get_parent_of_type(constants[0], func.FuncOp).operation.name, ir.get_parent_of_type(constants[0], arith.AddIOp))
