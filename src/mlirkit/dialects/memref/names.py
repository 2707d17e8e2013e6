"""Names that results of memref print with: `%alloc`, `%subview`, `%dim`."""

from __future__ import annotations

from mlirkit.dialects.declared import memref
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


@result_names(memref.ExtractStridedMetadataOp)
def name_metadata(op: memref.ExtractStridedMetadataOp, set_name: SetName) -> None:
    """Name the results; only the first size and the first stride get a name."""
    set_name(op.base_buffer, "base_buffer")
    set_name(op.offset, "offset")
    if op.sizes:
        set_name(op.sizes[0], "sizes")
        set_name(op.strides[0], "strides")
