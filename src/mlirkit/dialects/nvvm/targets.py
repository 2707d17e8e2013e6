"""Targets of nvvm: checks that the GPU version has an operation.

NVVMRequiresSM<90>          from this version on
NVVMRequiresSMa<100, 103>   these versions only, with the letter of accelerated ones: sm_100a
"""

from __future__ import annotations

import re

from mlirkit.builtin.integer import int_of_digits
from mlirkit.core.operation import Operation
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import nvvm
from mlirkit.dialects.plain_errors import plain_error

_LEAST_VERSION = 20


def verify_target(module: Operation, target: nvvm.NVVMTargetAttr) -> None:
    """Mirrors NVVMTargetAttr::verifyTarget."""
    chip = target.chip or ""
    if not target.verifyTarget:
        return
    match = re.match(r"...(\d+)", chip)
    version, is_accelerated = int_of_digits(match[1]) if match else 0, chip.endswith("a")
    if version < _LEAST_VERSION:
        raise plain_error(module, "Minimum NVVM target SM version is sm_20")
    for op in walk_postorder(module):
        if not _has(op, version, is_accelerated):
            raise op.op_error(f"is not supported on {chip}")


def _has(op: Operation, version: int, is_accelerated: bool) -> bool:
    least, these = (op.info.traits.get(name) for name in ("NVVMRequiresSM", "NVVMRequiresSMa"))
    if these is not None:
        return is_accelerated and version in [int(parameter) for parameter in these.parameters]
    if least is None:
        return True
    (number,) = least.parameters
    return version >= int(number)
