"""Targets of nvvm: which operations a GPU's version has.

    NVVMRequiresSM<90>          from this version on
    NVVMRequiresSMa<100, 103>   these versions only, with the letter of accelerated ones: sm_100a
"""

from __future__ import annotations

import re
from typing import Any

from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.nvvm.parts import bare_error

_LEAST_VERSION = 20


def verify_target(module: Any, target: Any) -> None:
    """As NVVMTargetAttr::verifyTarget."""
    chip, is_asked = target.parameters[2], target.parameters[6]
    if not is_asked:
        return
    found = re.match(r"...(\d+)", chip)
    version, is_accelerated = int(found[1]) if found else 0, chip.endswith("a")
    if version < _LEAST_VERSION:
        raise bare_error(module, "Minimum NVVM target SM version is sm_20")
    for op in walk_postorder(module):
        if not _has(op, version, is_accelerated):
            raise op.op_error(f"is not supported on {chip}")


def _has(op: Any, version: int, is_accelerated: bool) -> bool:
    least, these = (op.info.traits.get(name) for name in ("NVVMRequiresSM", "NVVMRequiresSMa"))
    if these is not None:
        return is_accelerated and version in [int(each) for each in these.parameters]
    return least is None or version >= int(least.parameters[0])
