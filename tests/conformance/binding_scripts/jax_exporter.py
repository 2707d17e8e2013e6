# Modules written as by exporters of JAX: functions with named arguments, donations, constants and calls.
import numpy as np
from mlir import ir
from mlir.dialects import func, stablehlo

def aval_to_type(shape, dtype):
    elements = {"float32": ir.F32Type.get, "int32": lambda: ir.IntegerType.get_signless(32), "bool": lambda: ir.IntegerType.get_signless(1)}
    return ir.RankedTensorType.get(shape, elements[np.dtype(dtype).name]())

def constant(array):
    array = np.asarray(array)
    if array.dtype == np.bool_:
        attribute = ir.DenseElementsAttr.get(np.packbits(array, bitorder="little"), type=ir.IntegerType.get_signless(1), shape=array.shape)
    else:
        attribute = ir.DenseElementsAttr.get(array, type=aval_to_type((), array.dtype).element_type, shape=array.shape)
    return stablehlo.ConstantOp(attribute).result

with ir.Context() as ctx, ir.Location.unknown():
    try:
        stablehlo.register_dialect(ctx)
    except AttributeError:
        pass
    module = ir.Module.create()
    module.operation.attributes["sym_name"] = ir.StringAttr.get("jit_f")
    module.operation.attributes["mhlo.num_partitions"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 1)
    avals = [((2, 3), np.float32), ((3,), np.float32), ((), np.int32)]
    with ir.InsertionPoint(module.body):
        types = [aval_to_type(*each) for each in avals]
        helper = func.FuncOp("helper", ir.FunctionType.get([types[0]], [types[0]]))
        helper.attributes["sym_visibility"] = ir.StringAttr.get("private")
        block = helper.add_entry_block()
        with ir.InsertionPoint(block):
            func.ReturnOp([stablehlo.TanhOp(block.arguments[0]).result])
        main = func.FuncOp("main", ir.FunctionType.get(types, [types[0]]))
        main.attributes["sym_visibility"] = ir.StringAttr.get("public")
        main.arg_attrs = ir.ArrayAttr.get([ir.DictAttr.get({"tf.aliasing_output": ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 0)}), ir.DictAttr.get({}), ir.DictAttr.get({"mhlo.sharding": ir.StringAttr.get("{replicated}")})])
        main.result_attrs = ir.ArrayAttr.get([ir.DictAttr.get({"jax.result_info": ir.StringAttr.get("result")})])
        entry = main.add_entry_block([ir.Location.name(n) for n in ("x", "y", "n")])
        with ir.InsertionPoint(entry):
            x, y, n = entry.arguments
            with ir.Location.name("jit(f)/add", childLoc=ir.Location.file("f.py", 3, 7)):
                wide = stablehlo.BroadcastInDimOp(types[0], y, ir.DenseI64ArrayAttr.get([1])).result
                total = stablehlo.AddOp(x, wide).result
            called = func.CallOp([types[0]], ir.FlatSymbolRefAttr.get(helper.name.value), [total])
            ones = constant(np.ones((2, 3), np.float32))
            # All bits are equal: bindings after LLVM 22 read the packed byte of other arrays as a splat.
            mask = constant(np.array([True, True, True]))
            print(mask.type, ones.type, n.type, total.type.shape, total.type.shape == [2, 3], total.type.rank)
            loop = stablehlo.WhileOp([n.type, types[0]], [n, called.results[0]])
            condition = loop.regions[0].blocks.append(*[v.type for v in (n, total)])
            with ir.InsertionPoint(condition):
                zero = constant(np.int32(0))
                compared = stablehlo.CompareOp(condition.arguments[0], zero, stablehlo.ComparisonDirectionAttr.get("GT"), compare_type=stablehlo.ComparisonTypeAttr.get("SIGNED"))
                stablehlo.ReturnOp([compared.result])
            body = loop.regions[1].blocks.append(n.type, types[0])
            with ir.InsertionPoint(body):
                one = constant(np.int32(1))
                stablehlo.ReturnOp([stablehlo.SubtractOp(body.arguments[0], one).result, stablehlo.MulOp(body.arguments[1], body.arguments[1]).result])
            func.ReturnOp([loop.results[1]])
    module.operation.verify()
    print(module)
    print(module.operation.get_asm(enable_debug_info=True, use_name_loc_as_prefix=True))
    table = ir.SymbolTable(module.operation)
    print(table["main"].name.value, [str(t) for t in table["main"].type.inputs], table["main"].type.results == [types[0]])
    for op in table["main"].regions[0].blocks[0].operations:
        print(op.operation.name, [str(v.type) for v in op.operands], [u.owner.operation.name for r in op.results for u in r.uses])
