# Unregistered operations, written as by importers of graphs: by name, with types and attributes of any kind.
from mlir import ir

GRAPH = [
    ("input", "aten.placeholder", [], [1, 3, None]),
    ("w", "aten.constant", [], [3, 4]),
    ("mm", "aten.matmul", ["input", "w"], [1, None, 4]),
    ("relu", "aten.relu", ["mm"], [1, None, 4]),
    ("both", "aten.pair", ["relu", "mm"], [[1], [2]]),
]

with ir.Context() as ctx:
    ctx.allow_unregistered_dialects = True
    with ir.Location.unknown():
        module = ir.Module.create()
        unknown = ir.ShapedType.get_dynamic_size()
        f32 = ir.F32Type.get()
        def tensor(shape):
            return ir.RankedTensorType.get([unknown if s is None else s for s in shape], f32)
        vtensor = ir.Type.parse("!graph.vtensor<[1,?],f32>")
        print(vtensor, type(vtensor).__name__, ir.OpaqueType(vtensor).data, ir.OpaqueType(vtensor).dialect_namespace)
        values = {}
        with ir.InsertionPoint(module.body):
            for line, (name, op, operands, shape) in enumerate(GRAPH, 1):
                types = [tensor(s) for s in shape] if shape and isinstance(shape[0], list) else [tensor(shape)]
                with ir.Location.fused([ir.Location.name(name), ir.Location.file("graph.py", line, 1)]):
                    made = ir.Operation.create(f"graph.{op}", results=types, operands=[values[each] for each in operands],
                        attributes={"name": ir.StringAttr.get(name), "dims": ir.DenseI64ArrayAttr.get([s or -1 for s in shape] if len(types) == 1 else []), "kind": ir.Attribute.parse("#graph.kind<" + name + ">")})
                values[name] = made.results[0]
        print(module)
        print(module.operation.get_asm(enable_debug_info=True))
        for op in module.body.operations:
            print(op.name, op.attributes["name"].value, list(op.attributes["dims"]), [t.shape for t in op.results.types], [t.has_static_shape for t in op.results.types], op.location)
            for number, operand in enumerate(op.operands):
                print(" ", number, operand.owner.name, ir.OpResult(operand).result_number, operand.type.is_dynamic_dim(1), operand.type.get_dim_size(0))
        names = [op.attributes["name"] for op in module.body.operations]
        print([str(n) for n in names], ir.StringAttr.get("w") in names, {n: i for i, n in enumerate(names)}[ir.StringAttr.get("mm")])
        parsed = ir.Module.parse(str(module))
        print(str(parsed) == str(module))
        weights = ir.DenseElementsAttr(ir.Attribute.parse("dense<[[1.5, 2.5], [3.5, 4.5]]> : tensor<2x2xf32>"))
        floats = ir.DenseFPElementsAttr(weights)
        print([floats[i] for i in range(len(floats))], list(ir.DenseIntElementsAttr(ir.Attribute.parse("dense<[1, -2, 3]> : tensor<3xi8>"))), weights.is_splat)
        attempt(lambda: floats[7])
        print(ir.DenseElementsAttr.get([ir.FloatAttr.get(f32, x) for x in (1.0, 2.0)]))
        print(ir.DenseElementsAttr.get([ir.IntegerAttr.get(ir.IndexType.get(), x) for x in (1, 2)], ir.RankedTensorType.get([1, 2], ir.IndexType.get())))
        attempt(ir.DenseElementsAttr.get, [])
        attempt(ir.DenseElementsAttr.get_splat, ir.RankedTensorType.get([2], f32), ir.IntegerAttr.get(ir.IndexType.get(), 1))
        attempt(ir.DenseElementsAttr.get_splat, f32, ir.FloatAttr.get(f32, 1.0))
