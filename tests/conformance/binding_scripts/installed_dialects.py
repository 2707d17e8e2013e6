# Less common dialects: classes, builders and enums by upstream's names.
from mlir import ir
from mlir.dialects import arith, func, gpu, llvm, memref, vector

with ir.Context(), ir.Location.unknown():
    module = ir.Module.create()
    f32, index = ir.F32Type.get(), ir.IndexType.get()
    i32 = ir.IntegerType.get_signless(32)
    v4 = ir.VectorType.get([4], f32)
    with ir.InsertionPoint(module.body):
        function = func.FuncOp("kernel", ([ir.MemRefType.get([8], f32), f32], []))
        with ir.InsertionPoint(function.add_entry_block()):
            buffer, number = function.arguments
            x = gpu.thread_id(gpu.Dimension.x)
            y = gpu.BlockIdOp(gpu.Dimension.y)
            place = arith.addi(x, y)
            loaded = vector.LoadOp(v4, buffer, [place])
            splat = vector.broadcast(v4, number)
            added = arith.addf(loaded.result, splat)
            vector.StoreOp(added, buffer, [place])
            gpu.barrier()
            summed = vector.reduction(f32, vector.CombiningKind.ADD, added)
            memref.store(summed, buffer, [x])
            seven = llvm.mlir_constant(ir.IntegerAttr.get(i32, 7))
            llvm.AddOp(seven, seven, llvm.IntegerOverflowFlags.nsw)
            func.return_([])
    print(isinstance(y, gpu.BlockIdOp), splat.owner.name)
    module.operation.verify()
    # Other releases print some of the operations differently.
    for op in function.regions[0].blocks[0].operations:
        print(op.operation.name, [str(each.type) for each in op.operation.results], [each.owner == op.operation for each in op.operation.results])
