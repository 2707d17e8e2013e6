from mlir import ir

with ir.Context() as context, ir.Location.unknown():
    context.allow_unregistered_dialects = True
    op = ir.Operation.create("t.op", regions=3)
    print(len(op.regions), [len(r.blocks) for r in op.regions])
    print(op.regions[0] == op.regions[0], op.regions[0] == op.regions[1])
    print(op.regions[-1] == op.regions[2], len(op.regions[1:]))
    print(op.regions[0].owner == op)
    a = op.regions[0].blocks.append()
    b = op.regions[0].blocks.append()
    print([x == a for x in op.regions[0]], [x == a for x in op.regions[0].blocks])
    print(len(list(op.regions[0])))
    for region in op.regions:
        for block in region:
            for each in block:
                print(each)
    for region in op.regions:
        print(region.blocks[0] == a if len(region.blocks) else "empty")
    attempt(lambda: op.regions[3])
    attempt(lambda: op.regions[0].blocks[2])
    b.append_to(op.regions[1])
    print([len(r.blocks) for r in op.regions])
    a.append(ir.Operation.create("t.a"))
    b.append(ir.Operation.create("t.b"))
    print(op)
    print([o.name for r in op.regions for x in r.blocks for o in x.operations])
    print([i for i, r in enumerate(op.regions) if r.blocks])
    moved = a.operations[0]
    b.append(moved)
    print(len(a.operations), len(b.operations))
    print(op)
    it = iter(op.regions[0].blocks)
    print(next(it) == a)
    attempt(next, it)
    print(op.regions[0].blocks[0].region == op.regions[0])
