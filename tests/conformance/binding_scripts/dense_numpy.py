import numpy as np
from mlir import ir

with ir.Context(), ir.Location.unknown():
    for array in (np.array([[1, 2], [3, 4]], dtype=np.int32), np.array([1.5, -2.0], dtype=np.float32), np.array([True, False, True]), np.array(7, dtype=np.int64),
                  np.zeros((0, 2), dtype=np.float64), np.array([3, 3, 3], dtype=np.int8), np.array([1, 255], dtype=np.uint8), np.array([1.5], dtype=np.float16)):
        attempt(ir.DenseElementsAttr.get, array)
        attempt(lambda: ir.DenseElementsAttr.get(array, signless=False))
    print(ir.DenseElementsAttr.get(np.array([1, 2], dtype=np.int64), type=ir.IndexType.get()))
    # Elements of equal width are copied bit by bit.
    f32, bf16, f16 = ir.F32Type.get(), ir.BF16Type.get(), ir.F16Type.get()
    print(ir.DenseElementsAttr.get(np.array([0x3F80, 0x4000], dtype=np.uint16), type=bf16))
    print(ir.DenseElementsAttr.get(np.array([1.0, 2.0], dtype=np.float16), type=bf16))
    print(ir.DenseElementsAttr.get(np.array([1, -2], dtype=np.int16), type=ir.RankedTensorType.get([2], f16)))
    print(ir.DenseElementsAttr.get(np.array([1, 2], dtype=np.uint8), type=ir.Float8E4M3FNType.get()))
    print(ir.DenseElementsAttr.get(np.array([1.0, 2.0], dtype=np.float32), type=ir.IntegerType.get_signless(32)))
    print(ir.DenseElementsAttr.get(np.array([1, 2], dtype=np.int32), type=f32))
    attempt(lambda: ir.DenseResourceElementsAttr.get_from_buffer(b"abcd", "r", f32))
    print(ir.DenseElementsAttr.get_splat(ir.RankedTensorType.get([2, 2], ir.F32Type.get()), ir.FloatAttr.get_f32(1.5)))
    d = ir.DenseElementsAttr.get(np.arange(6, dtype=np.int32).reshape(2, 3))
    print(len(d), d.is_splat, ir.DenseIntElementsAttr(d).type)
    print(np.array(d).tolist(), np.array(d).dtype)
    f = ir.DenseFPElementsAttr(ir.Attribute.parse("dense<[1.0, 2.5]> : tensor<2xf64>"))
    print(np.array(f).tolist(), np.array(ir.DenseElementsAttr(ir.Attribute.parse("dense<3> : tensor<2x2xi16>"))).tolist())
    s = ir.DenseElementsAttr(ir.Attribute.parse("dense<3> : tensor<4xi16>"))
    print(s.is_splat, s.get_splat_value(), len(s))
    attempt(d.get_splat_value)
