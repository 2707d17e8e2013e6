"""Names that results of tensor print with: `%extracted`, `%padded`, `%dim`."""

from __future__ import annotations

from mlirkit.dialects.value_names import name_first_results

name_first_results(
    "tensor",
    {
        "cast": "cast",
        "collapse_shape": "collapsed",
        "concat": "concat",
        "dim": "dim",
        "expand_shape": "expanded",
        "extract": "extracted",
        "extract_slice": "extracted_slice",
        "from_elements": "from_elements",
        "gather": "gather",
        "generate": "generated",
        "insert": "inserted",
        "insert_slice": "inserted_slice",
        "pad": "padded",
        "rank": "rank",
        "reshape": "reshape",
        "scatter": "scatter",
        "splat": "splat",
    },
)
