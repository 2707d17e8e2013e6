"""Codes of stablehlo's attributes and types in bytecode (notation: `bytecode/entry_layout.py`).

The dialect may carry a version: three varints, major, minor and patch. A later version than the known one is
an error, `reading newer dialect than supported`. Code 0 of the attributes is no longer used. Mirror:
`StablehloBytecode.cpp`.
"""

from __future__ import annotations

from mlirkit.bytecode.entry_layout import Entry, entry

ATTRIBUTES: dict[int, Entry] = {
    1: entry("channel_handle", "handle:signed", "type:signed"),
    2: entry("comparison_direction", "value:enum"),
    3: entry("comparison_type", "value:enum"),
    4: entry(
        "conv",
        "inputBatchDimension:signed", "inputFeatureDimension:signed", "inputSpatialDimensions:signed[]",
        "kernelInputFeatureDimension:signed", "kernelOutputFeatureDimension:signed",
        "kernelSpatialDimensions:signed[]", "outputBatchDimension:signed", "outputFeatureDimension:signed",
        "outputSpatialDimensions:signed[]",
    ),
    5: entry(
        "dot",
        "lhsBatchingDimensions:signed[]", "rhsBatchingDimensions:signed[]",
        "lhsContractingDimensions:signed[]", "rhsContractingDimensions:signed[]",
    ),
    6: entry("fft_type", "value:enum"),
    7: entry(
        "gather",
        "offsetDims:signed[]", "collapsedSliceDims:signed[]", "operandBatchingDims:signed[]",
        "startIndicesBatchingDims:signed[]", "startIndexMap:signed[]", "indexVectorDim:signed",
    ),
    8: entry("precision", "value:enum"),
    9: entry("rng_algorithm", "value:enum"),
    10: entry("rng_distribution", "value:enum"),
    11: entry(
        "scatter",
        "updateWindowDims:signed[]", "insertedWindowDims:signed[]", "inputBatchingDims:signed[]",
        "scatterIndicesBatchingDims:signed[]", "scatterDimsToOperandDims:signed[]", "indexVectorDim:signed",
    ),
    12: entry("transpose", "value:enum"),
    13: entry("type_extensions", "bounds:signed[]"),
    14: entry(
        "output_operand_alias",
        "outputTupleIndices:signed[]", "operandIndex:signed", "operandTupleIndices:signed[]",
    ),
    15: entry(
        "dot_algorithm",
        "lhsPrecisionType:type", "rhsPrecisionType:type", "accumulationType:type",
        "lhsComponentCount:signed", "rhsComponentCount:signed", "numPrimitiveOperations:signed",
        "allowImpreciseAccumulation:byte",
    ),
    16: entry("result_accuracy_mode", "value:enum"),
    17: entry("result_accuracy", "atol:f64", "rtol:f64", "ulps:signed", "mode:attribute"),
    18: entry("replica_group_mesh_axes", "mesh:attribute", "axes:attribute[]"),
    19: entry("sub_axis_info", "pre_size:signed", "size:signed"),
    20: entry("axis_ref", "name:string", "sub_axis_info:attribute?byte"),
    21: entry("mesh_axis", "name:string", "size:signed"),
    22: entry("mesh", "axes:array", "device_ids:attribute?byte"),
}

TYPES: dict[int, Entry] = {
    0: entry("token"),
    1: entry("future", "types:type[]"),
}

# The reader's messages for unknown codes; the second one does name the wrong dialect upstream.
UNKNOWN_ATTRIBUTE = "unknown stablehlo attribute code: "
UNKNOWN_TYPE = "unknown builtin type code: "
