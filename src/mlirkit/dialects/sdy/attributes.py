"""sdy's attributes, which say how tensors are laid out over a mesh of devices.

    mesh<["x"=2, "y"=4]>                                   axes, and device_ids=[...] if there are any
    sharding<@mesh, [{"x"}, {"y", ?}], replicated={"z"}>   for each dimension its axes; `?`: may get more
    sharding_per_value<[<@mesh, [{"x"}]>]>
    op_sharding_rule<([i, j])->([i]) {i=4, j=8} reduction={j}, custom>
    manual_axes{"x"}

A value is a code, as in bytecode, and the fields that stand behind it there; text of an sdy attribute is kept
as it is, in an opaque attribute.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mlirkit.core.attribute import ParametrizedAttribute

MANUAL_AXES: Final = 0
MESH_AXIS: Final = 1
MESH: Final = 2
SUB_AXIS: Final = 3
AXIS_REF: Final = 4
DIMENSION: Final = 5
SHARDING: Final = 6
PER_VALUE: Final = 7
DIM_MAPPING: Final = 8
TENSOR_MAPPING: Final = 9
RULE: Final = 10
AXIS_LIST: Final = 11
AXIS_LISTS: Final = 12
ALL_TO_ALL: Final = 13
ALL_TO_ALL_LIST: Final = 14
SHARDING_UNREDUCED: Final = 15
PER_VALUE_UNREDUCED: Final = 16
SHARDING_REDUCTION: Final = 17

# Fields by code: "attribute", "attribute?" (null or one), "string", "signed", "byte", "priority" (a number or
# nothing), and lists of them.
FIELDS: Final[dict[int, tuple[str, ...]]] = {
    MANUAL_AXES: ("attribute[]",),
    MESH_AXIS: ("string", "signed"),
    MESH: ("attribute[]", "signed[]"),
    SUB_AXIS: ("signed", "signed"),
    AXIS_REF: ("string", "attribute?"),
    DIMENSION: ("attribute[]", "byte", "priority"),
    SHARDING: ("attribute", "attribute[]", "attribute[]"),
    PER_VALUE: ("attribute[]",),
    DIM_MAPPING: ("signed[]",),
    TENSOR_MAPPING: ("attribute[]",),
    RULE: (
        "signed[]",
        "attribute[]",
        "attribute[]",
        "signed[]",
        "signed[]",
        "signed[]",
        "signed[]",
        "byte",
    ),
    AXIS_LIST: ("attribute[]",),
    AXIS_LISTS: ("attribute[]",),
    ALL_TO_ALL: ("attribute[]", "signed", "signed"),
    ALL_TO_ALL_LIST: ("attribute[]",),
    SHARDING_UNREDUCED: ("attribute", "attribute[]", "attribute[]", "attribute[]"),
    PER_VALUE_UNREDUCED: ("attribute[]",),
    SHARDING_REDUCTION: ("attribute", "attribute[]", "attribute[]", "attribute[]", "signed"),
}


class SdyAttr(ParametrizedAttribute):
    """An attribute by its code in bytecode; `parameters` are the code and its fields."""

    __slots__ = ()
    DIALECT = "sdy"
    MNEMONIC = ""

    @property
    def code(self) -> int:
        return int(self.parameters[0])

    @property
    def fields(self) -> tuple[Any, ...]:
        return self.parameters[1:]

    def print_value(self, printer: Any) -> None:
        printer.print_text(text_of(self))


def text_of(value: SdyAttr) -> str:
    """What stands behind `#sdy.`."""
    code, fields = value.code, value.fields
    if code == MANUAL_AXES:
        return f"manual_axes{_braces(fields[0])}"
    if code == MESH:
        ids = f", device_ids=[{_commas(fields[1])}]" if fields[1] else ""
        return f"mesh<[{', '.join(map(_part, fields[0]))}]{ids}>"
    if code in (SHARDING, SHARDING_UNREDUCED, SHARDING_REDUCTION):
        return f"sharding{_sharding(fields)}"
    if code in (PER_VALUE, PER_VALUE_UNREDUCED):
        return f"sharding_per_value<[{', '.join([_sharding(each.fields) for each in fields[0]])}]>"
    if code == RULE:
        return f"op_sharding_rule{_rule(fields)}"
    names = {
        MESH_AXIS: "mesh_axis",
        SUB_AXIS: "sub_axis_info",
        AXIS_REF: "axis_ref",
        DIMENSION: "dimension_sharding",
        DIM_MAPPING: "dim_mapping",
        TENSOR_MAPPING: "tensor_mapping",
        AXIS_LIST: "axis_ref_list",
        AXIS_LISTS: "list_of_axis_ref_lists",
        ALL_TO_ALL: "all_to_all_param",
        ALL_TO_ALL_LIST: "all_to_all_param_list",
    }
    return f"{names[code]}<{_part(value)}>"


def _part(value: Any) -> str:
    """An attribute as part of another."""
    if not isinstance(value, SdyAttr):
        return str(value)
    code, fields = value.code, value.fields
    if code == MESH_AXIS:
        return f'"{fields[0]}"={fields[1]}'
    if code == SUB_AXIS:
        return f"({fields[0]}){fields[1]}"
    if code == AXIS_REF:
        return f'"{fields[0]}"' + (f":{_part(fields[1])}" if fields[1] is not None else "")
    if code == DIMENSION:
        axes = [_part(each) for each in fields[0]] + ([] if fields[1] else ["?"])
        return f"{{{', '.join(axes)}}}" + (f"p{fields[2]}" if fields[2] is not None else "")
    if code in (DIM_MAPPING, TENSOR_MAPPING):
        return _commas(fields[0]) if code == DIM_MAPPING else ", ".join(map(_part, fields[0]))
    if code == AXIS_LIST:
        return _braces(fields[0])
    if code in (AXIS_LISTS, ALL_TO_ALL_LIST):
        return f"[{', '.join(map(_part, fields[0]))}]"
    if code == ALL_TO_ALL:
        return f"{_braces(fields[0])}: {fields[1]}->{fields[2]}"
    return text_of(value)


def _commas(values: Sequence[Any]) -> str:
    return ", ".join(map(str, values))


def _braces(values: Sequence[Any]) -> str:
    return f"{{{', '.join(map(_part, values))}}}"


def _sharding(fields: Sequence[Any]) -> str:
    mesh, dimensions, replicated, *rest = fields
    place = f"mesh{text_of(mesh)[4:]}" if isinstance(mesh, SdyAttr) else str(mesh)
    text = f"<{place}, [{', '.join(map(_part, dimensions))}]"
    if replicated:
        text += f", replicated={_braces(replicated)}"
    if rest and rest[0]:
        text += f", unreduced={_braces(rest[0])}"
    return text + ">"


def _factor(index: int) -> str:
    """The letter of a factor: `i` to `z`, then `z_1`."""
    return chr(ord("i") + index) if index < 18 else f"z_{index - 17}"


def _rule(fields: Sequence[Any]) -> str:
    sizes, operands, results, reduction, replicated, permuted, blocked, custom = fields

    def mappings(tensors: Sequence[Any]) -> str:
        return ", ".join([f"[{', '.join(map(dimension, each.fields[0]))}]" for each in tensors])

    def dimension(mapping: Any) -> str:
        return "".join(map(_factor, mapping.fields[0])) or "{}"

    factors = ", ".join([f"{_factor(index)}={size}" for index, size in enumerate(sizes)])
    text = f"<({mappings(operands)})->({mappings(results)}) {{{factors}}}"
    for name, indices in (
        ("reduction", reduction),
        ("need_replication", replicated),
        ("permutation", permuted),
        ("blocked_propagation", blocked),
    ):
        if indices:
            text += f" {name}={{{', '.join(map(_factor, indices))}}}"
    return text + (", custom>" if custom else ">")
