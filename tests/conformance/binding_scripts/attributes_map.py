from mlir import ir

with ir.Context() as context, ir.Location.unknown():
    context.allow_unregistered_dialects = True
    op = ir.Operation.create("t.op", attributes={"b": ir.StringAttr.get("x"), "a": ir.UnitAttr.get()})
    attrs = op.attributes
    print(len(attrs), "a" in attrs, "c" in attrs)
    print(attrs["b"], attrs["b"].value)
    print([(n.name, str(n.attr)) for n in attrs] if not isinstance(next(iter(attrs)), str) else sorted(attrs))
    print(attrs[0].name if hasattr(attrs[0], "name") else attrs[0])
    print(attrs[0], attrs[1].attr)
    attempt(lambda: attrs["nope"])
    attempt(lambda: attrs[5])
    def delete(): del attrs["nope"]
    attempt(delete)
    attrs["z"] = ir.IntegerAttr.get(ir.IndexType.get(), 5)
    print(op)
    del attrs["a"]
    print(op, len(attrs))
    print(sorted(attrs.keys()) if hasattr(attrs, "keys") else None)
    print([str(v) for v in attrs.values()], [(k, str(v)) for k, v in attrs.items()])
    print(attrs.get("b"), attrs.get("nope"), attrs.get("nope", 3))
    print(dict(attrs).keys() if hasattr(attrs, "keys") else None)
    def bad(): attrs["q"] = 3
    attempt(bad)
    def none(): attrs["q"] = None
    attempt(none)
    m = ir.Module.parse("%0 = arith.constant 1 : i32\n%1 = arith.addi %0, %0 overflow<nsw> {my.x} : i32")
    add = m.body.operations[1]
    print(len(add.attributes), [n for n in sorted(add.attributes.keys())])
    print(add.attributes["overflowFlags"])
    add.attributes["my.y"] = ir.UnitAttr.get()
    print(add)
    del add.attributes["my.x"]
    print(add)
    match add.attributes:
        case {"my.y": value}:
            print("matched", value)
