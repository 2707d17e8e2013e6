"""Codes of vhlo's attributes and types in bytecode (notation: `bytecode/entry_layout.py`).

The dialect never carries a version: the release is in the producer string (see
`conversion/vhlo_versions.py`). Code 0 of the attributes is no longer used.

Elements of a `tensor_v1` are raw, as in builtin's dense elements. Booleans are packed eight to
a byte, lowest bit first; the single byte ff is a splat of true, and 00 one of false. Readers also accept a
byte per element: they unpack only if the blob has ceil(n/8) bytes and not n.

Mirror: `VhloBytecode.cpp`.
"""

from __future__ import annotations

from mlirkit.bytecode.entry_layout import Entry, entry

ATTRIBUTES: dict[int, Entry] = {
    1: entry("array_v1", "value:attribute[]"),
    2: entry("bool_v1", "value:flag"),
    3: entry("comparison_direction_v1", "value:enum"),
    4: entry("comparison_type_v1", "value:enum"),
    5: entry("api_version_v1", "value:enum"),
    6: entry("dict_v1", "value:pair[]"),
    7: entry("fft_type_v1", "value:enum"),
    8: entry("float_v1", "type:type", "value:float"),
    9: entry("integer_v1", "type:type", "value:int"),
    10: entry(
        "output_operand_alias_v1",
        "outputTupleIndices:signed[]", "operandIndex:signed", "operandTupleIndices:signed[]",
    ),
    11: entry("precision_v1", "value:enum"),
    12: entry("rng_algorithm_v1", "value:enum"),
    13: entry("rng_distribution_v1", "value:enum"),
    14: entry("string_v1", "value:string"),
    15: entry("tensor_v1", "type:type", "data:blob"),
    16: entry("transpose_v1", "value:enum"),
    17: entry("type_v1", "value:type"),
    18: entry("type_extensions_v1", "bounds:signed[]"),
    19: entry("result_accuracy_mode_v1", "value:enum"),
    20: entry("result_accuracy_v1", "atol:f64", "rtol:f64", "ulps:signed", "mode:attribute"),
    21: entry("sub_axis_info_v1", "pre_size:signed", "size:signed"),
    22: entry("axis_ref_v1", "name:attribute", "sub_axis_info:attribute?varint"),
    23: entry("replica_group_mesh_axes_v1", "mesh:attribute", "axes:attribute"),
    24: entry("mesh_axis_v1", "name:attribute", "size:signed"),
    25: entry("mesh_v1", "axes:attribute", "device_ids:attribute?"),
}

TYPES: dict[int, Entry] = {
    0: entry("bool_v1"),
    1: entry("complex_v1", "elementType:type"),
    2: entry("bf16_v1"),
    3: entry("f16_v1"),
    4: entry("f32_v1"),
    5: entry("f64_v1"),
    6: entry("f8E4M3FN_v1"),
    7: entry("f8E5M2_v1"),
    8: entry("func_v1", "inputs:type[]", "outputs:type[]"),
    9: entry("index_v1"),
    10: entry("i4_v1"),
    11: entry("i8_v1"),
    12: entry("i16_v1"),
    13: entry("i32_v1"),
    14: entry("i64_v1"),
    15: entry("ui4_v1"),
    16: entry("ui8_v1"),
    17: entry("ui16_v1"),
    18: entry("ui32_v1"),
    19: entry("ui64_v1"),
    # Without and with an encoding.
    20: entry("tensor_v1", "shape:signed[]", "elementType:type"),
    21: entry("tensor_v1", "encoding:attribute", "shape:signed[]", "elementType:type"),
    22: entry("token_v1"),
    23: entry("tuple_v1", "types:type[]"),
    24: entry(
        "quant_v1",
        "flags:varint", "storageType:type", "expressedType:type", "scale:f64", "zeroPoint:signed",
        "storageTypeMin:signed", "storageTypeMax:signed",
    ),
    25: entry("unranked_tensor_v1", "elementType:type"),
    26: entry("witness_v1"),
    27: entry("f8E4M3FNUZ_v1"),
    28: entry("f8E5M2FNUZ_v1"),
    29: entry("f8E4M3B11FNUZ_v1"),
    30: entry(
        "quant_per_axis_v1",
        "flags:varint", "storageType:type", "expressedType:type", "quantizedDimension:varint",
        "storageTypeMin:signed", "storageTypeMax:signed", "scales:f64[]", "zeroPoints:signed[]",
    ),
    31: entry("i2_v1"),
    32: entry("ui2_v1"),
    33: entry("none_v1"),
    34: entry("tf31_v1"),
    35: entry("f8E4M3_v1"),
    36: entry("f8E3M4_v1"),
    37: entry("f4E2M1FN_v1"),
    38: entry("f6E2M3FN_v1"),
    39: entry("f6E3M2FN_v1"),
    40: entry("f8E8M0FNU_v1"),
    41: entry("buffer_v1", "shape:signed[]", "elementType:type"),
    42: entry("future_v1", "types:type[]"),
}

# The reader's message for unknown codes.
UNKNOWN_ATTRIBUTE = "unknown vhlo attribute code: "
UNKNOWN_TYPE = "unknown vhlo type code: "
