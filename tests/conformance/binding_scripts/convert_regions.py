# Block arguments of a region, with and without patterns for the operations that use them.
from mlir import ir, rewrite
from mlir.dialects import arith, func
T = """
func.func @f(%a: i64, %b: i32, %c: i64, %cond: i1) -> i64 {
  %0 = arith.addi %a, %c : i64
  "t.use"(%0, %c, %b) : (i64, i64, i32) -> ()
  cf.cond_br %cond, ^bb1(%a : i64), ^bb2(%c, %0 : i64, i64)
^bb1(%d: i64):
  %1 = arith.addi %d, %c : i64
  "t.use"(%1, %1) : (i64, i64) -> ()
  return %d : i64
^bb2(%x: i64, %y: i64):
  %2 = arith.muli %x, %y : i64
  return %2 : i64
}
"""
with ir.Context() as ctx, ir.Location.unknown():
    ctx.allow_unregistered_dialects = True
    i32 = ir.IntegerType.get_signless(32)
    def run(adds, returns):
        c = rewrite.TypeConverter()
        def to32(t):
            return i32 if isinstance(t, ir.IntegerType) and t.width == 64 else t
        c.add_conversion(to32)
        def function(op, adaptor, tc, rw):
            print("function", rw.convert_region_types(op.regions[0], tc))
            op.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get([to32(t) for t in op.type.inputs], [to32(t) for t in op.type.results]))
        def addi(op, adaptor, tc, rw):
            print("addi", [str(x.type) for x in adaptor.operands])
            with rw.ip: n = arith.AndIOp(adaptor.lhs, adaptor.rhs)
            rw.replace_op(op, n)
        def ret(op, adaptor, tc, rw):
            print("return", [str(x.type) for x in adaptor.operands])
            with rw.ip: n = func.ReturnOp(list(adaptor.operands))
            rw.replace_op(op, n)
        s = rewrite.RewritePatternSet()
        if adds: s.add_conversion(arith.AddIOp, addi, c)
        if returns: s.add_conversion(func.ReturnOp, ret, c)
        s.add_conversion(func.FuncOp, function, c)
        t = rewrite.ConversionTarget()
        if adds: t.add_illegal_op(arith.AddIOp)
        cfg = rewrite.ConversionConfig(); cfg.build_materializations = False
        cfg.folding_mode = rewrite.DialectConversionFoldingMode.NEVER
        m = ir.Module.parse(T)
        rewrite.apply_partial_conversion(m.operation, t, s.freeze(), cfg)
        print(m.operation.get_asm(print_generic_op_form=True))
    run(True, True)
    run(True, False)
    run(False, True)
    run(False, False)
