"""From vhlo to stablehlo: the last step of reading a portable artifact.

Every vhlo operation must be of the newest version (vhlo_release.py upgrades older ones).  Operations of other
dialects stay as they are; a vhlo value without a counterpart is an error that names the operation.
"""

from __future__ import annotations

from mlirkit.conversion.dialect_casts import CAST, convert_results, remove_casts
from mlirkit.conversion.replace_operation import replace_operation
from mlirkit.conversion.vhlo_attributes import from_vhlo
from mlirkit.conversion.vhlo_mapping import FROM_VHLO_OPS
from mlirkit.conversion.vhlo_values import ValueMap
from mlirkit.core.operation import Operation
from mlirkit.support.diagnostics import MLIRError


def vhlo_to_stablehlo(module: Operation) -> None:
    """Convert all vhlo operations in a module, in place."""
    context = module.context
    values = ValueMap(context)
    for op in module.walk_list():
        if op.info.name == CAST:
            convert_results(op, values.type_from_vhlo)
        if not op.info.name.startswith("vhlo."):
            continue
        name = target_name(op)
        try:
            attributes = from_vhlo(name, op.attributes.entries(), values)
            replace_operation(op, name, attributes, values.type_from_vhlo, context)
        except MLIRError as error:
            raise op.error(
                f"failed to legalize operation '{op.info.name}' that was explicitly marked illegal: "
                f"{error.message}"
            ) from None
    remove_casts(module)


def target_name(op: Operation) -> str:
    """The name of the operation that a vhlo operation corresponds to."""
    versioned = op.info.name.removeprefix("vhlo.")
    if versioned == "return_v1":
        parent = op.parent_op
        in_function = parent is not None and parent.info.name in ("func.func", "vhlo.func_v1")
        return "func.return" if in_function else "stablehlo.return"
    result = FROM_VHLO_OPS.get(versioned)
    if result is None:
        raise op.error(
            f"failed to legalize operation '{op.info.name}' that was explicitly marked illegal: "
            "no operation of stablehlo corresponds to this version"
        )
    return result
