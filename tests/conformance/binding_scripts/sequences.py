# Lists from shapes and function types, and sequences from operations.
from mlir import ir
from mlir.dialects import cf, func

with ir.Context() as ctx, ir.Location.unknown():
    ctx.allow_unregistered_dialects = True
    t = ir.RankedTensorType.get([2, 3], ir.F32Type.get())
    shape = t.shape
    shape[0] = 7
    shape.append(1)
    print(t.shape == [2, 3], shape, [1] + t.shape + [4], t.shape.index(3), isinstance(t.shape, list), t.shape[::-1], t)
    f = ir.FunctionType.get([t, ir.IndexType.get()], [t])
    print(f.inputs == [t, ir.IndexType.get()], f.results + f.inputs, isinstance(f.inputs, list), f.inputs[1:])
    print(ir.FunctionType.get(f.inputs + [t], f.results))
    print(ir.StridedLayoutAttr.get(1, [2, 3]).strides == [2, 3], ir.VectorType.get([2, 4], ir.F32Type.get(), scalable=[False, True]).scalable_dims)
    module = ir.Module.parse("""
      func.func @f(%c: i1, %x: i32) {
        cf.cond_br %c, ^bb1, ^bb2(%x : i32)
      ^bb1:
        return
      ^bb2(%y: i32):
        return
      ^bb3(%z: i32):
        return
      }""")
    function = module.body.operations[0]
    blocks = function.regions[0].blocks
    branch = blocks[0].operations[0]
    print(len(branch.successors), branch.successors[1] == blocks[2], [b == blocks[1] for b in branch.successors], [b == blocks[2] for b in blocks[0].successors], len(blocks[3].predecessors))
    branch.operation.successors[1] = blocks[3]
    print(function)
    print([b == blocks[0] for b in blocks[3].predecessors], len(blocks[2].predecessors))
    attempt(lambda: branch.successors[5])
    attempt(branch.operation.successors.__setitem__, 0, 3)
    match list(blocks[0].arguments.types):
        case [first, second]:
            print(first, second)
    print([str(v.type) for v in (blocks[0].arguments + blocks[3].arguments)], len(function.regions), function.regions[-1] == function.regions[0])
    print(func.ReturnOp.has_trait(ir.IsTerminatorTrait), func.FuncOp.has_trait(ir.IsTerminatorTrait), branch.operation.has_trait(ir.IsTerminatorTrait))
    point = ir.InsertionPoint(beforeOperation=branch)
    print(point.ref_operation == branch.operation, ir.InsertionPoint(block=blocks[1]).ref_operation, point.block == blocks[0])
    x = blocks[0].arguments[1]
    x.replace_all_uses_except(with_=blocks[3].arguments[0], exceptions=branch.operation)
    print(branch.operands[1] == x)
    ctx.enable_multithreading(False)
    ctx.load_all_available_dialects()
    print(function.name.value, ir.Module.parse(asm="module {}"))
    attempt(ir.Operation.create, "t.unknown", infer_type=True)
