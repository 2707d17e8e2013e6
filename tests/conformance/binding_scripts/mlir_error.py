from mlir import ir

def show(function, *args):
    try:
        function(*args)
    except ir.MLIRError as error:
        print(error)
        print(repr(error.message), len(error.error_diagnostics))
        for each in error.error_diagnostics:
            print(each.severity, each.severity == ir.DiagnosticSeverity.ERROR, each.location, each.message, [n.message for n in each.notes])

with ir.Context() as context, ir.Location.unknown():
    show(ir.Module.parse, "func.func @f() { return")
    show(ir.Module.parse, "func.func @f() { %0 = arith.addi %1, %1 : i32 return }")
    show(ir.Module.parse, "%0 = arith.constant 1 : f32")
    show(ir.Module.parse, "func.func @f() -> i32 { return }")
    show(ir.Module.parse, "%0 = arith.constant 1 : i32\nfunc.func @f() -> i32 { return %0 : i32 }")
    show(ir.Module.parse, "%0 = arith.addi %0")
    show(ir.Module.parse, "func.func @f(%a: i32, %b: i64) { %0 = arith.addi %a, %b : i32 return }")
    show(ir.Operation.parse, "module {} module {}")
    show(ir.Operation.parse, "")
    show(ir.Type.parse, "vector<*xf32>")
    show(ir.Attribute.parse, "dense<[1, 2]> : tensor<3xi32>")
    show(ir.Attribute.parse, "#foo")
    show(ir.Module.parse, '"arith.constant"() : () -> i32')
    show(ir.Module.parse, '%0 = "arith.addi"() : () -> i32')
    add = ir.Module.parse("func.func @f(%a: i32) { %0 = arith.addi %a, %a : i32 return }")
    op = add.body.operations[0].regions[0].blocks[0].operations[0]
    op.attributes["overflowFlags"] = ir.UnitAttr.get() if False else op.attributes["overflowFlags"]
    op.result.set_type(ir.IntegerType.get_signless(8))
    show(op.operation.verify)
    print(issubclass(ir.MLIRError, Exception))
