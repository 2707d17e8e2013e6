"""Codes of sdy's attributes in bytecode (notation: `bytecode/entry_layout.py`).

A sharding has the first code that holds its fields: one without unreduced axes has code 6, others 15.
The dialect may carry a version: three varints, major, minor and patch.
"""

from __future__ import annotations

from mlirkit.bytecode.entry_layout import Entry, entry

SHARDING_PER_VALUE = 7

ATTRIBUTES: dict[int, Entry] = {
    0: entry("manual_axes", "value:attribute[]"),
    1: entry("mesh_axis", "name:string", "size:signed"),
    2: entry("mesh", "axes:attribute[]", "device_ids:signed[]"),
    3: entry("sub_axis_info", "pre_size:signed", "size:signed"),
    4: entry("axis_ref", "name:string", "sub_axis_info:attribute?"),
    5: entry("dimension_sharding", "axes:attribute[]", "is_closed:byte", "priority:varint?"),
    6: entry("sharding", "mesh_or_ref:attribute", "dim_shardings:attribute[]", "replicated_axes:attribute[]"),
    SHARDING_PER_VALUE: entry("sharding_per_value", "shardings:attribute[]"),
    8: entry("dim_mapping", "factor_indices:signed[]"),
    9: entry("tensor_mapping", "dim_mappings:attribute[]"),
    10: entry(
        "op_sharding_rule",
        "factor_sizes:signed[]", "operand_mappings:attribute[]", "result_mappings:attribute[]",
        "reduction_factors:signed[]", "need_replication_factors:signed[]", "permutation_factors:signed[]",
        "blocked_propagation_factors:signed[]", "is_custom_rule:byte",
    ),
    11: entry("axis_ref_list", "value:attribute[]"),
    12: entry("list_of_axis_ref_lists", "value:attribute[]"),
    13: entry("all_to_all_param", "axes:attribute[]", "src_dim:signed", "tgt_dim:signed"),
    14: entry("all_to_all_param_list", "value:attribute[]"),
    15: entry(
        "sharding",
        "mesh_or_ref:attribute", "dim_shardings:attribute[]", "replicated_axes:attribute[]",
        "unreduced_axes:attribute[]",
    ),
    16: entry("sharding_per_value", "shardings:attribute[]"),
}
