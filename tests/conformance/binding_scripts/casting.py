# Casts by constructor, isinstance, and types in annotations.
from typing import Sequence
from mlir import ir

with ir.Context() as ctx, ir.Location.unknown():
    ctx.allow_unregistered_dialects = True
    module = ir.Module.parse('func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }')
    block = module.body.operations[0].regions[0].blocks[0]
    result, argument = block.operations[0].result, block.arguments[0]

    def describe(values: Sequence[ir.Value[ir.IntegerType]]) -> None:
        for value in values:
            if isinstance(value, ir.OpResult):
                print("result", ir.OpResult(value).result_number, ir.OpResult(value).owner.operation.name, ir.OpResult(value) == value)
            elif isinstance(value, ir.BlockArgument):
                print("argument", ir.BlockArgument(value).arg_number, ir.BlockArgument(value).owner == block)

    describe([result, argument, *block.operations[1].operands])
    print(issubclass(ir.OpResult, ir.Value), issubclass(ir.BlockArgument, ir.OpResult), isinstance(3, ir.Value))
    try:
        ir.OpResult(argument)
    except ValueError as error:
        print(str(error)[:30])
    d0, s0 = ir.AffineExpr.get_dim(0), ir.AffineExpr.get_symbol(0)
    for expr in (d0, s0, d0 + s0, d0 * 4, d0 % 3, ir.AffineExpr.get_floor_div(d0, 2), ir.AffineExpr.get_ceil_div(d0, 2), ir.AffineExpr.get_constant(5)):
        for kind in (ir.AffineDimExpr, ir.AffineSymbolExpr, ir.AffineConstantExpr, ir.AffineBinaryExpr, ir.AffineAddExpr, ir.AffineMulExpr, ir.AffineModExpr, ir.AffineFloorDivExpr, ir.AffineCeilDivExpr):
            attempt(kind, expr)
    print(ir.AffineDimExpr(ir.AffineAddExpr(d0 + s0).lhs).position, ir.AffineConstantExpr(ir.AffineMulExpr(d0 * 4).rhs).value, repr(d0 + s0), [d0])
    locs = [ir.Location.file("a.py", 1, 2), ir.Location.file("a.py", 1, 2, 3, 4), ir.Location.name("n"), ir.Location.fused([ir.Location.name("a"), ir.Location.name("b")]), ir.Location.callsite(ir.Location.name("c"), [ir.Location.unknown()]), ir.Location.unknown()]
    for loc in locs:
        for kind in (ir.FileLineColLoc, ir.NameLoc, ir.FusedLoc, ir.CallSiteLoc, ir.UnknownLoc):
            attempt(lambda: str(kind(loc)))
            print(isinstance(loc, kind), end=" ")
    print(ir.FileLineColLoc.get("a.py", 1, 2) == locs[0], ir.NameLoc.get("n") == locs[2], ir.CallSiteLoc.get(ir.Location.name("c"), [ir.Location.unknown()]) == locs[4], ir.UnknownLoc.get() == locs[5])
    attempt(ir.FusedLoc.get, [ir.Location.name("a")])
    attempt(ir.Location.callsite, locs[0], [])
    print(ir.Location.file(filename="x", start_line=1, start_col=2, end_line=3, end_col=4))
    print(ir.IntegerType.get_signless(8).typeid == ir.IntegerType.static_typeid, ir.F32Type.static_typeid == ir.F16Type.static_typeid, ir.StringAttr.get("x").typeid == ir.StringAttr.static_typeid)
    print(ir.F32Type.type_name, ir.IntegerType.type_name, ir.StringAttr.attr_name, ir.ArrayAttr.attr_name, ir.MemRefType.type_name)
    print(ir.IntegerType.SIGNED, ir.IntegerType.Signedness.UNSIGNED, ir.IntegerType.get(4, ir.IntegerType.SIGNED), ir.IntegerType.get_signed(4).signedness == ir.IntegerType.SIGNED)
    print(ir.MemRefType.get([4], ir.F32Type.get(), ir.StridedLayoutAttr.get(1, [2])).affine_map, ir.ShapedType.is_static_size(3), ir.MemRefType.get([2], ir.F32Type.get()).is_static_stride_or_offset(3))
    attempt(ir.VectorType.get, [2], ir.F32Type.get(), scalable_dims=[3])
    attempt(lambda: ir.UnrankedTensorType.get(ir.F32Type.get()).shape)
    attempt(ir.IntegerType.get_signless, 1.5)
    attempt(ir.RankedTensorType.get, [2.5], ir.F32Type.get())
    attempt(ir.RankedTensorType.get, [2], None)
