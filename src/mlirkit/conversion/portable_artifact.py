"""StableHLO portable artifacts: bytecode of vhlo whose producer names a StableHLO release.

    is_artifact(module)              whether a module is of vhlo
    deserialize(module)              a module as read from an artifact, as stablehlo
    serialize(module, "1.0.0")       a module of stablehlo as the artifact that release reads

As `stablehlo-translate --deserialize` and `--serialize --target=...`.
"""

from __future__ import annotations

from mlirkit.bytecode import write_bytecode
from mlirkit.conversion.stablehlo_to_vhlo import stablehlo_to_vhlo
from mlirkit.conversion.vhlo_release import to_release, upgrade
from mlirkit.conversion.vhlo_to_stablehlo import vhlo_to_stablehlo
from mlirkit.conversion.vhlo_versions import (
    CURRENT_VERSION,
    MINIMUM_VERSION,
    PRODUCER_PREFIX,
    Version,
    bytecode_version,
    parse_version,
)
from mlirkit.core.operation import Operation
from mlirkit.layouts.gained import layouts_on_newest_llvm
from mlirkit.support.diagnostics import MLIRError


def is_artifact(module: Operation) -> bool:
    """Whether a module consists of vhlo."""
    return any(op.name.startswith("vhlo.") for region in module.regions for op in region.ops())


def deserialize(module: Operation) -> Operation:
    """Turn a module of vhlo, of any release, into stablehlo, in place."""
    upgrade(module)
    vhlo_to_stablehlo(module)
    return module


def serialize(module: Operation, target: str = "current", allow_other_dialects: bool = False) -> bytes:
    """The artifact of a module of stablehlo that release `target` ("1.0.0", "current", "minimum") reads.

    Operations and attributes of other dialects, such as sdy's of sharded programs, are an error unless they
    are allowed; then they are written as they are.
    """
    version = target_version(target)
    copy: Operation = module.clone(ip=False)
    stablehlo_to_vhlo(copy, allow_other_dialects)
    to_release(copy, version)
    producer = PRODUCER_PREFIX + ".".join(map(str, version))
    # StableHLO is built with the newest LLVM.
    return write_bytecode(
        copy, bytecode_version(version), producer, False, layouts_on_newest_llvm(version), {"builtin": 23}
    )


def target_version(target: str) -> Version:
    """The release a target names."""
    if target == "current":
        return CURRENT_VERSION
    if target == "minimum":
        return MINIMUM_VERSION
    version = parse_version(target)
    if version is None:
        raise MLIRError(f"invalid version '{target}'; expected #.#.#")
    if version < MINIMUM_VERSION:
        raise MLIRError(f"target version {target} is less than minimum supported")
    if version > CURRENT_VERSION:
        raise MLIRError(f"target version {target} is greater than current version")
    return version
