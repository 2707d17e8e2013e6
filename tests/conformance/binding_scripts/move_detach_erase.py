from mlir import ir

with ir.Context() as context, ir.Location.unknown():
    context.allow_unregistered_dialects = True
    m = ir.Module.parse("""
      "t.a"() : () -> ()
      "t.b"() : () -> ()
      "t.c"() ({ "t.inner"() : () -> () }) : () -> ()
    """)
    names = lambda: [o.name for o in m.body.operations]
    a, b, c = m.body.operations
    a.move_after(b)
    print(names())
    c.move_before(b)
    print(names())
    print(c.is_before_in_block(b), b.is_before_in_block(c), a.is_before_in_block(a))
    inner = c.regions[0].blocks[0].operations[0]
    inner.move_before(a)
    print(names(), inner.parent == m.operation, inner.parent.name)
    print(a.attached)
    d = a.detach_from_parent()
    print(a.attached, names(), d == a)
    attempt(a.detach_from_parent)
    m.body.append(a)
    print(names(), a.attached)
    b.erase()
    print(names())
    copy = c.clone()
    print(copy.attached, names(), copy)
    copy = c.clone(ip=ir.InsertionPoint(m.body))
    print(copy.attached, names())
    with ir.InsertionPoint.at_block_begin(m.body):
        third = c.clone()
    print(names(), third == c, third.operation == third)
    for op in list(m.body.operations):
        op.operation.erase()
    print(m, len(m.body.operations))
    attempt(lambda: m.body.operations[0])
