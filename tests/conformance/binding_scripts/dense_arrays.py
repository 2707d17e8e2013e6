from mlir import ir

with ir.Context():
    for cls, values in (
        (ir.DenseBoolArrayAttr, [True, False]), (ir.DenseI8ArrayAttr, [1, -2]), (ir.DenseI16ArrayAttr, [3]),
        (ir.DenseI32ArrayAttr, [4, 5, 6]), (ir.DenseI64ArrayAttr, [2**40, -1]), (ir.DenseF32ArrayAttr, [1.5, 0.1]), (ir.DenseF64ArrayAttr, [2.5]),
    ):
        a = cls.get(values)
        print(a, len(a), a[0], list(a), type(a).__name__)
        print(cls.get([]), len(cls.get([])), list(cls.get([])))
        print(a + values, type(a + values).__name__)
        print(a == ir.Attribute.parse(str(a)), type(ir.Attribute.parse(str(a))).__name__)
        attempt(lambda: a[10])
        attempt(cls, ir.UnitAttr.get())
    attempt(ir.DenseI32ArrayAttr.get, ["x"])
    attempt(lambda: cls.get(None))
    a = ir.DenseI64ArrayAttr(ir.Attribute.parse("array<i64: 1, 2, 3>"))
    print(sum(a), [x for x in a], a[2])
    attempt(ir.Attribute.parse, "array<i5: 1, 2>")
