"""From stablehlo to vhlo, which writing a portable artifact begins with; mirror: vhlo_to_stablehlo.py."""

from __future__ import annotations

from typing import Any

from mlirkit.conversion.dialect_casts import convert_results, insert_casts, remove_casts
from mlirkit.conversion.replace_operation import replace_operation
from mlirkit.conversion.vhlo_attributes import to_vhlo
from mlirkit.conversion.vhlo_mapping import TO_VHLO_OPS
from mlirkit.conversion.vhlo_values import ValueMap
from mlirkit.core.operation import Operation
from mlirkit.support.diagnostics import MLIRError


def stablehlo_to_vhlo(module: Operation, allow_other_dialects: bool = False) -> None:
    """Convert all operations of stablehlo and func in a module, in place.

    Operations, attributes and types of other dialects are an error unless they are allowed; then they stay,
    with casts between them and vhlo.
    """
    context = module.context
    values = ValueMap(context, allow_other_dialects)
    casts: list[Operation] = []
    if allow_other_dialects:
        casts = insert_casts(module, lambda op: op.info.name in TO_VHLO_OPS)
    for op in module.walk_list():
        name = TO_VHLO_OPS.get(op.info.name)
        if name is None:
            if op.info.name == "builtin.module" or allow_other_dialects:
                continue
            raise op.error(
                f"failed to legalize operation '{op.info.name}' that was explicitly marked illegal"
            )
        name = f"vhlo.{name}"
        definition: Any = context.operation_name(name).op_class.OPERATOR
        names = [attribute.name for attribute in definition.attributes]
        try:
            attributes = to_vhlo(op, names, values)
            replace_operation(op, name, attributes, values.type_to_vhlo, context)
        except MLIRError as error:
            raise op.error(
                f"failed to legalize operation '{op.info.name}' that was explicitly marked illegal: "
                f"{error.message}"
            ) from None
    for cast in casts:
        try:
            convert_results(cast, values.type_to_vhlo)
        except MLIRError as error:
            raise cast.error(error.message) from None
    if allow_other_dialects:
        remove_casts(module)
