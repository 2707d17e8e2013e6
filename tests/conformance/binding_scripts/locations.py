from mlir import ir

with ir.Context() as context:
    u = ir.Location.unknown()
    f = ir.Location.file("a.txt", 3, 5)
    r = ir.Location.file("a.txt", 3, 5, 4, 6)
    n, nc = ir.Location.name("nom"), ir.Location.name("nom", childLoc=f)
    c = ir.Location.callsite(f, [n])
    c2 = ir.Location.callsite(f, [n, u, r])
    fu = ir.Location.fused([f, n])
    fm = ir.Location.fused([f, n], ir.Attribute.parse('"meta"'))
    for loc in (u, f, r, n, nc, c, c2, fu, fm, ir.Location.fused([]), ir.Location.fused([f]), ir.Location.fused([f, f]), ir.Location.fused([u, f]), ir.Location.fused([f], ir.UnitAttr.get())):
        print(loc, loc.context is context, ir.Location.from_attr(loc.attr) == loc)
    print(f == ir.Location.file("a.txt", 3, 5), f == n, f != n, f == 3 if False else "")
    attempt(lambda: ir.Location.current)
    with f:
        print(ir.Location.current == f)
        with n:
            print(ir.Location.current)
        print(ir.Location.current)
        print(ir.Operation.create("builtin.module", regions=1).location)
        module = ir.Module.create()
        print(module.operation.location)
        block = module.body
        print(block.add_argument(ir.F32Type.get(), u).location)
    attempt(lambda: ir.Location.current)
    print(ir.Location.name('quote"d'))
    op = ir.Operation.parse('module {} loc("x")')
    print(op.location, op.get_asm(enable_debug_info=True), op.get_asm(enable_debug_info=True, pretty_debug_info=True))
    try:
        with f:
            raise ValueError("inside")
    except ValueError as error:
        print(error)
    attempt(lambda: ir.Location.current)
    try:
        f.__exit__(None, None, None)
    except RuntimeError as error:
        print(error)
