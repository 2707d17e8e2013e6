"""vhlo of one StableHLO release as that of another: operations replaced by neighbouring versions.

    to_release(module, version)     every operation, attribute and type is one the release knows
    upgrade(module)                 the newest versions, which vhlo_to_stablehlo converts

By the tables of vhlo_versions.py.
"""

from __future__ import annotations

from typing import Any

from mlirkit.conversion.replace_operation import Replacements
from mlirkit.conversion.vhlo_values import ValueMap, int_elements
from mlirkit.conversion.vhlo_versions import (
    ATTRIBUTE_VERSIONS,
    CONSTRAINTS,
    DOWNGRADES,
    OP_VERSIONS,
    TYPE_VERSIONS,
    UPGRADES,
    Added,
    Constraint,
    Range,
    Step,
    Version,
)
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.operation import Operation
from mlirkit.support.diagnostics import MLIRError


def upgrade(module: Operation) -> None:
    """Convert every vhlo operation in a module to its newest version, in place."""
    values = ValueMap(module.context)
    replacements = Replacements()
    for op in _vhlo_operations(module):
        current = op
        while (step := UPGRADES.get(_versioned(current))) is not None:
            current = _apply(current, step, True, values, replacements)
    replacements.commit()


def to_release(module: Operation, release: Version) -> None:
    """Convert a module of vhlo to a release, in place; MLIRError for parts without a counterpart."""
    release = (release[0], release[1], 0)
    values = ValueMap(module.context)
    replacements = Replacements()
    for op in _vhlo_operations(module):
        current = op
        while not _knows(release, OP_VERSIONS.get(_versioned(current))):
            step = DOWNGRADES.get(_versioned(current))
            if step is None or not _can_go_down(current, step, values):
                raise _not_available(current, release)
            current = _apply(current, step, False, values, replacements)
        _check_constraints(current, release)
        _check_values(current, release)
    replacements.commit()


def _vhlo_operations(module: Operation) -> list[Operation]:
    return [op for op in module.walk_list() if op.info.name.startswith("vhlo.")]


def _versioned(op: Operation) -> str:
    return op.info.name.removeprefix("vhlo.")


def _knows(release: Version, releases: Range | None) -> bool:
    if releases is None:
        return False
    first, last = releases
    return first <= release and (last is None or release <= last)


def _not_available(op: Operation, release: Version) -> MLIRError:
    target = ".".join(map(str, release))
    return op.error(
        f"failed to legalize operation '{op.info.name}' that was explicitly marked illegal: "
        f"version {target} does not know it"
    )


# -- steps --------------------------------------------------------------------------------------------


def _apply(
    op: Operation, step: Step, up: bool, values: ValueMap, replacements: Replacements
) -> Operation:
    """The neighbouring version of an operation, in its place."""
    attributes = op.attributes.entries()
    for name, added in step.added.items():
        if up:
            attributes.setdefault(name, added_value(added, values))
        else:
            attributes.pop(name, None)
    if step.zero_padding:
        if up:
            attributes.pop(step.zero_padding, None)
        else:
            attributes[step.zero_padding] = _zero_padding(op, values)
    return replacements.replace(op, f"vhlo.{step.new if up else step.old}", attributes, op.context)


def _zero_padding(op: Operation, values: ValueMap) -> Attribute:
    """`tensor_v1` of zeros, a pair for each spatial dimension of operand 0."""
    type: Any = op.operand_at(0).type
    count = max(len(type.parameters[0]) - 2, 0)
    return values.attribute_to_vhlo(int_elements([0] * (2 * count), [count, 2]))


def added_value(added: Added, values: ValueMap) -> Attribute:
    """The value of an attribute that the older version does not have, for the newer version."""
    if added is Added.EMPTY_TENSOR:
        return values.tensor_of_ints([])
    if added is Added.EMPTY_ARRAY:
        return values.array([])
    if added is Added.NONE_TYPE:
        return values.vhlo_attribute("type_v1", values.vhlo_type("none_v1"))
    if added is Added.FALSE:
        return values.boolean(False)
    mode = values.vhlo.attribute_class("result_accuracy_mode_v1").get("DEFAULT")
    return values.vhlo_attribute("result_accuracy_v1", 0, 0, 0, mode)


def _can_go_down(op: Operation, step: Step, values: ValueMap) -> bool:
    """Whether the older version can represent the operation."""
    if step.variadic and op.operand_count != 1:
        return False
    if step.regions and op.regions:
        return False
    for name, added in step.added.items():
        value: Any = op.attribute(name)
        if value is None:
            continue
        if added is Added.EMPTY_TENSOR:
            if len(value.parameters[1]):
                return False
        elif value != added_value(added, values):
            return False
    return True


# -- constraints of a release -------------------------------------------------------------------------


def _check_constraints(op: Operation, release: Version) -> None:
    for constraint, needed in CONSTRAINTS.get(_versioned(op), ()):
        if release < needed and _holds(constraint, op):
            raise _not_available(op, release)


def _holds(constraint: Constraint, op: Operation) -> bool:
    if constraint is Constraint.ELEMENT_TYPES_DIFFER:
        pairs = zip(op.operand_types(), op.result_types(), strict=False)
        return any(_element_type(operand) != _element_type(result) for operand, result in pairs)
    if constraint is Constraint.FUTURE_OPERAND:
        return any(type.MNEMONIC == "future_v1" for type in op.operand_types())
    config: Any = op.attribute("backend_config")
    version: Any = op.attribute("api_version")
    if constraint is Constraint.DICTIONARY_CONFIG:
        return config is not None and config.MNEMONIC == "dict_v1"
    return version is not None and str(version.parameters[0]) == "API_VERSION_TYPED_FFI"


def _element_type(type: Any) -> Any:
    return type.parameters[1 if type.MNEMONIC == "tensor_v1" else 0] if type.parameters else type


def _check_values(op: Operation, release: Version) -> None:
    """The release must know all attributes and types of vhlo in the operation."""
    pending: list[Any] = [*op.attributes.entries().values(), *op.result_types(), *op.operand_types()]
    for region in op.regions:
        for block in region.blocks:
            pending.extend(argument.type for argument in block.args)
    seen: set[Any] = set()
    while pending:
        value = pending.pop()
        if isinstance(value, tuple):
            pending.extend(value)
        elif isinstance(value, AttributeOrType) and value not in seen:
            seen.add(value)
            if value.DIALECT == "vhlo":
                table = TYPE_VERSIONS if isinstance(value, Type) else ATTRIBUTE_VERSIONS
                if not _knows(release, table.get(value.MNEMONIC)):
                    raise _not_available(op, release)
            pending.extend(value.key())
