# Conversions by target and types: legal and illegal operations, and the diagnostics of failures.
from mlir import ir, rewrite
from mlir.dialects import arith, func
KEEP = []
LEGAL = ["builtin.module", "func.func", "func.return", "t.use"]
def handler(d):
    print("DIAG", d.severity, d.location, d.message, [n.message for n in d.notes]); return True
T = """
func.func @f(%a: i64, %b: i32) -> i64 {
  %c = arith.constant 3 : i64
  %0 = arith.addi %a, %c : i64
  %1 = arith.muli %0, %c : i64
  "t.use"(%1) : (i64) -> ()
  return %1 : i64
}
"""
def conv(build=None, full=False, target=None, pats=("constant","addi","muli"), conversions=None, text=T, legal=(), show=True, ret=None, fold=None):
    c = rewrite.TypeConverter()
    def to32(t):
        if isinstance(t, ir.IntegerType) and t.width == 64: return ir.IntegerType.get_signless(32)
    def keep(t):
        return t
    KEEP.extend(conversions or [to32])
    for x in (conversions or [to32]): c.add_conversion(x)
    s = rewrite.RewritePatternSet()
    def constant(op, adaptor, tc, rw):
        print("constant", issubclass(type(adaptor), ir.OpAdaptor), adaptor.OPERATION_NAME, type(tc).__name__, type(rw).__name__, isinstance(rw, rewrite.PatternRewriter), hasattr(rw, "ip"))
        with rw.ip: n = arith.ConstantOp(ir.IntegerType.get_signless(32), ir.IntegerAttr(op.value).value, loc=op.location)
        rw.replace_op(op, n)
        return ret
    def addi(op, adaptor, tc, rw):
        print("addi", [str(x.type) for x in adaptor.operands], str(tc.convert_type(op.result.type)))
        with rw.ip: n = arith.AddIOp(adaptor.lhs, adaptor.rhs, loc=op.location)
        rw.replace_op(op, n)
        return ret
    def muli(op, adaptor, tc, rw):
        print("muli", [str(x.type) for x in adaptor.operands])
        with rw.ip: n = arith.SubIOp(adaptor.lhs, adaptor.rhs, loc=op.location)
        rw.replace_op(op, [n.result])
        return ret
    for n, k, f in (("constant", arith.ConstantOp, constant), ("addi", arith.AddIOp, addi), ("muli", arith.MulIOp, muli)):
        if n in pats: s.add_conversion(k, f, c)
    t = rewrite.ConversionTarget()
    t.add_illegal_op(arith.ConstantOp, arith.AddIOp, arith.MulIOp)
    for l in legal: t.add_legal_op(l)
    if full: t.add_legal_dialect(func._Dialect) if hasattr(func,"_Dialect") else None
    cfg = rewrite.ConversionConfig()
    if build is not None: cfg.build_materializations = build
    if fold is not None: cfg.folding_mode = fold
    m = ir.Module.parse(text)
    attempt(rewrite.apply_full_conversion if full else rewrite.apply_partial_conversion, m.operation, t, s.freeze(), cfg)
    print(m)
with ir.Context() as ctx, ir.Location.unknown():
    ctx.allow_unregistered_dialects = True
    ctx.attach_diagnostic_handler(handler)
    c = rewrite.TypeConverter()
    print(c.convert_type(ir.F32Type.get()))
    KEEP.append(lambda t: ir.F64Type.get() if isinstance(t, ir.F32Type) else None)
    KEEP.append(lambda t: ir.F16Type.get() if isinstance(t, ir.F32Type) else None)
    c.add_conversion(KEEP[0]); c.add_conversion(KEEP[1])
    print(c.convert_type(ir.F32Type.get()), c.convert_type(ir.F64Type.get()))
    print("--- build False"); conv(False)
    print("--- full with legal"); conv(False, True, legal=LEGAL)
    print("--- muli legal"); conv(False, pats=("constant","addi"), legal=(arith.MulIOp,))
    print("--- addi missing"); conv(False, pats=("constant","muli"))
    print("--- addi legal"); conv(False, pats=("constant","muli"), legal=(arith.AddIOp,))
    print("--- ret True"); conv(False, ret=True)
    print("--- identity"); conv(None, conversions=[lambda t: t])
    print("--- noconv"); conv(False, conversions=[lambda t: None])
    print("--- to i32 both"); conv(None, conversions=[lambda t: ir.IntegerType.get_signless(32)], text=T.replace("%a: i64, %b: i32","%a: i32, %b: i32").replace("arith.addi %a, %c","arith.addi %z, %c").replace("%0 =","%z = arith.extsi %a : i32 to i64\n%0 ="), pats=("constant","addi","muli"))
    print("--- fold never"); conv(False, fold=rewrite.DialectConversionFoldingMode.NEVER)
    print("--- block args"); conv(False, text="func.func @f(%c: i1, %a: i64) -> i64 {\n cf.cond_br %c, ^x(%a : i64), ^x(%a : i64)\n ^x(%p: i64):\n %0 = arith.addi %p, %a : i64\n %1 = arith.addi %p, %0 : i64\n %r = scf.if %c -> i64 { %2 = arith.muli %1, %0 : i64\n scf.yield %2 : i64 } else { scf.yield %1 : i64 }\n return %r : i64 }")
    for mode in rewrite.DialectConversionFoldingMode:
        print("--- folding", mode.name)
        conv(False, fold=mode, ret=None, text=T.replace("arith.addi %a, %c", "arith.addi %c, %a").replace("arith.muli %0, %c", "arith.muli %c, %0"))
        conv(False, fold=mode, ret=None, pats=("constant", "addi"), legal=(arith.ConstantOp, arith.MulIOp), text=T.replace("arith.addi %a, %c", "arith.addi %c, %a"))
    print("--- names")
    target = rewrite.ConversionTarget()
    print(target.add_legal_op("a.b", arith.AddIOp), target.add_illegal_op("a.c"), target.add_legal_dialect("a", arith._Dialect), target.add_illegal_dialect("b"))
    for add in (target.add_legal_op, target.add_illegal_op, target.add_legal_dialect, target.add_illegal_dialect):
        attempt(add, 3)
        attempt(add, int)
    patterns = rewrite.RewritePatternSet()
    KEEP.append(rewrite.TypeConverter())
    attempt(patterns.add_conversion, 3, print, KEEP[-1])
    attempt(patterns.add_conversion, int, print, KEEP[-1])
    attempt(patterns.add_conversion, "a.b", print, KEEP[-1], 3)
    attempt(patterns.add_conversion, root=arith.AddIOp, fn=print, type_converter=KEEP[-1], benefit=2)
    config = rewrite.ConversionConfig()
    print(config.folding_mode.name, config.build_materializations, [each.name for each in rewrite.DialectConversionFoldingMode])
