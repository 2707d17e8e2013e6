# A module of stablehlo built with the dialect's attributes, as artifacts and back.
from mlir import ir
from mlir.dialects import chlo, func, stablehlo

with ir.Context() as context, ir.Location.unknown():
    stablehlo.register_dialect(context)
    chlo.register_dialect(context, load=True)
    module = ir.Module.create()
    f32 = ir.F32Type.get()
    lhs, rhs = ir.RankedTensorType.get([2, 3], f32), ir.RankedTensorType.get([3, 4], f32)
    with ir.InsertionPoint(module.body):

        @func.func(lhs, rhs)
        def main(a, b):
            numbers = stablehlo.DotDimensionNumbers.get(
                lhs_batching_dimensions=[],
                rhs_batching_dimensions=[],
                lhs_contracting_dimensions=[1],
                rhs_contracting_dimensions=[0],
            )
            print(numbers, list(numbers.lhs_contracting_dimensions))
            return stablehlo.dot_general(ir.RankedTensorType.get([2, 4], f32), a, b, numbers)

    print(stablehlo.GatherDimensionNumbers.get([0], [1], [], [], [0], 1).index_vector_dim)
    print(stablehlo.ConvDimensionNumbers.get(0, 1, [2], 0, 1, [2], 0, 1, [2]))
    print(stablehlo.ScatterDimensionNumbers.get([0], [1], [], [], [0], 1))
    print(stablehlo.ChannelHandle.get(1, 2).handle, list(stablehlo.TypeExtensions.get([4]).bounds))
    print(stablehlo.OutputOperandAlias.get([0], 0, []))
    print(stablehlo.get_minimum_version())
    artifact = stablehlo.serialize_portable_artifact(module, "1.0.0")
    print(artifact == stablehlo.serialize_portable_artifact_str(str(module), "1.0.0"), artifact[4:22])
    print(stablehlo.deserialize_portable_artifact(context, artifact))
    with context:
        print(ir.Module.parse(stablehlo.deserialize_portable_artifact_str(artifact)))
