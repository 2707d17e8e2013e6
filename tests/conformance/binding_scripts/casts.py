from mlir import ir

with ir.Context():
    i32 = ir.Type.parse("i32")
    print(ir.IntegerType(i32).width, ir.IntegerType(i32) == i32)
    for cls, text in ((ir.RankedTensorType, "tensor<2x?xf32>"), (ir.ShapedType, "tensor<2x?xf32>"), (ir.ShapedType, "vector<4xf32>"),
                      (ir.MemRefType, "memref<3xf32>"), (ir.VectorType, "vector<[4]xf32>"), (ir.UnrankedTensorType, "tensor<*xf32>"),
                      (ir.UnrankedMemRefType, "memref<*xf32>"), (ir.ComplexType, "complex<f32>"), (ir.TupleType, "tuple<i1, i2>"),
                      (ir.FunctionType, "(i32) -> f32"), (ir.FloatType, "f16"), (ir.F16Type, "f16"), (ir.IndexType, "index"), (ir.NoneType, "none"),
                      (ir.BF16Type, "bf16"), (ir.Float8E4M3FNType, "f8E4M3FN")):
        t = ir.Type.parse(text)
        c = cls(t)
        print(c, c == t, hash(c) == hash(t), isinstance(c, cls))
        attempt(cls, ir.Type.parse("i7")) if cls not in (ir.ComplexType, ir.UnrankedTensorType, ir.UnrankedMemRefType) else None
    attempt(ir.IntegerType, ir.F32Type.get())
    attempt(ir.F32Type, ir.F64Type.get())
    for cls, text in ((ir.IntegerAttr, "4 : i8"), (ir.IntegerAttr, "true"), (ir.BoolAttr, "true"), (ir.FloatAttr, "1.5 : f32"), (ir.StringAttr, '"s"'),
                      (ir.UnitAttr, "unit"), (ir.TypeAttr, "i32"), (ir.ArrayAttr, "[1, 2]"), (ir.DictAttr, "{a = 1 : i2}"),
                      (ir.FlatSymbolRefAttr, "@f"), (ir.SymbolRefAttr, "@f::@g"), (ir.SymbolRefAttr, "@f"), (ir.AffineMapAttr, "affine_map<(d0) -> (d0)>"),
                      (ir.IntegerSetAttr, "affine_set<(d0) : (d0 >= 0)>"), (ir.DenseElementsAttr, "dense<1> : tensor<2xi32>"),
                      (ir.DenseIntElementsAttr, "dense<1> : tensor<2xi32>"), (ir.DenseFPElementsAttr, "dense<1.0> : tensor<2xf32>"),
                      (ir.StridedLayoutAttr, "strided<[1], offset: 2>"), (ir.DenseI64ArrayAttr, "array<i64: 1, 2>"), (ir.DenseBoolArrayAttr, "array<i1: true>")):
        a = ir.Attribute.parse(text)
        c = cls(a)
        print(c, c == a, hash(c) == hash(a), isinstance(c, cls))
    attempt(ir.StringAttr, ir.Attribute.parse("4 : i8"))
    attempt(ir.IntegerAttr, ir.Attribute.parse('"s"'))
    attempt(ir.BoolAttr, ir.Attribute.parse("1 : i2"))
    attempt(ir.FlatSymbolRefAttr, ir.Attribute.parse("@a::@b"))
    attempt(ir.DenseI64ArrayAttr, ir.Attribute.parse("array<i32: 1>"))
    attempt(ir.DenseFPElementsAttr, ir.Attribute.parse("dense<1> : tensor<2xi32>"))
