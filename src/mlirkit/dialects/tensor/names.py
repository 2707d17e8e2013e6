"""Names results of tensor print with: `%extracted`, `%padded`, `%dim`."""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import result_names

SetName = Callable[[Value, str], None]

NAMES = {
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
}


def _namer(name: str) -> Callable[[Operation, SetName], None]:
    return lambda op, set_name: set_name(op.result_values()[0], name)


for mnemonic, name in NAMES.items():
    result_names(f"tensor.{mnemonic}")(_namer(name))
