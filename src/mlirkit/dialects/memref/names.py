"""Names results of memref print with: `%alloc`, `%subview`, `%dim`."""

from __future__ import annotations

from typing import Any

from mlirkit.dialects.value_names import name_first_results
from mlirkit.ods.live.hooks import SetName, result_names

name_first_results(
    "memref",
    {
        "alloc": "alloc",
        "alloca": "alloca",
        "assume_alignment": "assume_align",
        "cast": "cast",
        "collapse_shape": "collapse_shape",
        "dim": "dim",
        "expand_shape": "expand_shape",
        "extract_aligned_pointer_as_index": "intptr",
        "memory_space_cast": "memspacecast",
        "reinterpret_cast": "reinterpret_cast",
        "reshape": "reshape",
        "subview": "subview",
        "transpose": "transpose",
        "view": "view",
    },
)


@result_names("memref.extract_strided_metadata")
def name_metadata(op: Any, set_name: SetName) -> None:
    """Only the first of the sizes and of the strides can be given a name."""
    results = op.result_values()
    set_name(results[0], "base_buffer")
    set_name(results[1], "offset")
    rank = (len(results) - 2) // 2
    if rank:
        set_name(results[2], "sizes")
        set_name(results[2 + rank], "strides")
