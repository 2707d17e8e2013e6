"""Names results and region arguments of linalg print with: `%mapped`, `%in`, `%out`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import block_names, result_names
from mlirkit.ods.live.segments import OPERAND_SIZES

SetName = Callable[[Value, str], None]

NAMES = {
    "broadcast": "broadcasted",
    "map": "mapped",
    "pack": "pack",
    "reduce": "reduced",
    "transpose": "transposed",
    "unpack": "unpack",
}


def _namer(name: str) -> Callable[[Operation, SetName], None]:
    def set_names(op: Operation, set_name: SetName) -> None:
        results = op.result_values()
        if results:
            set_name(results[0], name)

    return set_names


for mnemonic, name in NAMES.items():
    result_names(f"linalg.{mnemonic}")(_namer(name))


@block_names("linalg.generic", "linalg.map", "linalg.reduce")
def name_elements(region: Any, set_name: SetName) -> None:
    """Elements of inputs are `%in`; those of outputs are `%out`, or `%init` of what is not generic."""
    op: Any = region.owner
    block = region.first_block
    if block is None or op is None:
        return
    count = len(op.operand_values())
    sizes = op.inherent(OPERAND_SIZES)
    if op.name == "linalg.generic":
        inputs = 0 if sizes is None else sizes.values[0]
    else:
        inputs = count - 1 if op.name == "linalg.map" else count // 2
    output = "out" if op.name == "linalg.generic" else "init"
    for place, argument in enumerate(block.args):
        set_name(argument, "in" if place < inputs else output)
