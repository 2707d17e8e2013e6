"""sdy's attributes, which say how tensors are laid out over a mesh of devices.

    mesh<["x"=2, "y"=4]>                                   axes, and device_ids=[...] if there are any
    sharding<@mesh, [{"x"}, {"y", ?}], replicated={"z"}>   for each dimension its axes; `?`: may get more
    sharding_per_value<[<@mesh, [{"x"}]>]>
    op_sharding_rule<([i, j])->([i]) {i=4, j=8} reduction={j}, custom>
    manual_axes{"x"}

A value is a code, as in bytecode, and the fields that stand behind it there; each code has a class, with what
upstream's bindings have: `MeshAttr.get([MeshAxisAttr.get("x", 2)])`.  A sharding's code is the smallest that
holds its fields.  attribute_text.py reads what is printed here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mlirkit.core.asm_interface import AsmPrinter
from mlirkit.core.attribute import Attribute, ParametrizedAttribute
from mlirkit.core.context import Context
from mlirkit.core.structural_attributes import FlatSymbolRefAttr

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
    """An attribute by its code in bytecode; `parameters` are the code and its fields.

    The constructors of the classes below cast, as upstream's do: they give what they are given.
    """

    __slots__ = ()
    DIALECT = "sdy"
    MNEMONIC = ""

    def __new__(cls, *parameters: Any) -> Any:
        if len(parameters) == 1 and isinstance(parameters[0], Attribute):
            if isinstance(parameters[0], cls):
                return parameters[0]
            raise ValueError(f"Cannot cast attribute to {cls.__name__} (from {parameters[0]!r})")
        return super().__new__(CLASSES.get(parameters[0], cls) if parameters else cls)

    def __init__(self, *parameters: object) -> None:
        if len(parameters) != 1 or parameters[0] is not self:
            super().__init__(*parameters)

    @property
    def code(self) -> int:
        return int(self.parameters[0])

    @property
    def fields(self) -> tuple[Any, ...]:
        return self.parameters[1:]

    def print_value(self, printer: AsmPrinter) -> None:
        printer.print_text(text_of(self))


class MeshAxisAttr(SdyAttr):
    """An axis of a mesh: its name and how many devices it has."""

    __slots__ = ()

    @classmethod
    def get(cls, name: str, size: int, context: Context | None = None) -> MeshAxisAttr:
        return MeshAxisAttr(MESH_AXIS, name, int(size))

    @property
    def name(self) -> str:
        return str(self.fields[0])

    @property
    def size(self) -> int:
        return int(self.fields[1])


class MeshAttr(SdyAttr):
    """Axes, and the devices where they are not simply counted."""

    __slots__ = ()

    @classmethod
    def get(
        cls, mesh_axes: Sequence[Attribute], device_ids: Sequence[int] = (), context: Context | None = None
    ) -> MeshAttr:
        return MeshAttr(MESH, tuple(mesh_axes), tuple([int(each) for each in device_ids]))

    @property
    def axes(self) -> list[MeshAxisAttr]:
        return list(self.fields[0])

    @property
    def device_ids(self) -> list[int]:
        return list(self.fields[1])


class SubAxisInfoAttr(SdyAttr):
    """The part of an axis that is `size` long and has `pre_size` in front of it."""

    __slots__ = ()

    @classmethod
    def get(cls, pre_size: int, size: int, context: Context | None = None) -> SubAxisInfoAttr:
        return SubAxisInfoAttr(SUB_AXIS, int(pre_size), int(size))

    @property
    def pre_size(self) -> int:
        return int(self.fields[0])

    @property
    def size(self) -> int:
        return int(self.fields[1])


class AxisRefAttr(SdyAttr):
    """An axis by its name, or a part of it."""

    __slots__ = ()

    @classmethod
    def get(
        cls, name: str, sub_axis_info: Attribute | None = None, context: Context | None = None
    ) -> AxisRefAttr:
        return AxisRefAttr(AXIS_REF, name, sub_axis_info)

    @property
    def name(self) -> str:
        return str(self.fields[0])

    @property
    def sub_axis_info(self) -> SubAxisInfoAttr | None:
        found: SubAxisInfoAttr | None = self.fields[1]
        return found


class DimensionShardingAttr(SdyAttr):
    """The axes of a dimension, whether it may get no more, and how early that counts."""

    __slots__ = ()

    @classmethod
    def get(
        cls,
        axes: Sequence[Attribute],
        is_closed: bool,
        priority: int | None = None,
        context: Context | None = None,
    ) -> DimensionShardingAttr:
        return DimensionShardingAttr(DIMENSION, tuple(axes), bool(is_closed), priority)

    @property
    def axes(self) -> list[AxisRefAttr]:
        return list(self.fields[0])

    @property
    def is_closed(self) -> bool:
        return bool(self.fields[1])

    @property
    def priority(self) -> int | None:
        found: int | None = self.fields[2]
        return found


class TensorShardingAttr(SdyAttr):
    """How a tensor is laid out over a mesh, which is a symbol or the mesh itself."""

    __slots__ = ()

    @classmethod
    def get(
        cls,
        mesh_or_ref: str | Attribute,
        dimension_shardings: Sequence[Attribute],
        replicated_axes: Sequence[Attribute] = (),
        unreduced_axes: Sequence[Attribute] = (),
        context: Context | None = None,
    ) -> TensorShardingAttr:
        mesh = FlatSymbolRefAttr(mesh_or_ref) if isinstance(mesh_or_ref, str) else mesh_or_ref
        fields = (mesh, tuple(dimension_shardings), tuple(replicated_axes))
        if unreduced_axes:
            return TensorShardingAttr(SHARDING_UNREDUCED, *fields, tuple(unreduced_axes))
        return TensorShardingAttr(SHARDING, *fields)

    @property
    def mesh_or_ref(self) -> Attribute:
        found: Attribute = self.fields[0]
        return found

    @property
    def dimension_shardings(self) -> list[DimensionShardingAttr]:
        return list(self.fields[1])

    @property
    def replicated_axes(self) -> list[AxisRefAttr]:
        return list(self.fields[2])

    @property
    def unreduced_axes(self) -> list[AxisRefAttr]:
        return [] if self.code == SHARDING else list(self.fields[3])

    def with_mesh(self, mesh: Attribute) -> TensorShardingAttr:
        """The same layout over another mesh."""
        return TensorShardingAttr(self.code, mesh, *self.fields[1:])


class TensorShardingPerValueAttr(SdyAttr):
    """A sharding for each operand or result."""

    __slots__ = ()

    @classmethod
    def get(
        cls, shardings: Sequence[Attribute], context: Context | None = None
    ) -> TensorShardingPerValueAttr:
        return TensorShardingPerValueAttr(_per_value_code(shardings), tuple(shardings))

    @property
    def shardings(self) -> list[TensorShardingAttr]:
        return list(self.fields[0])

    def with_shardings(self, shardings: Sequence[Attribute]) -> TensorShardingPerValueAttr:
        return TensorShardingPerValueAttr(self.code, tuple(shardings))


class DimMappingAttr(SdyAttr):
    """The factors of a dimension, by number."""

    __slots__ = ()

    @classmethod
    def get(cls, factor_indices: Sequence[int], context: Context | None = None) -> DimMappingAttr:
        return DimMappingAttr(DIM_MAPPING, _numbers(factor_indices))

    @property
    def factor_indices(self) -> list[int]:
        return list(self.fields[0])


class TensorMappingAttr(SdyAttr):
    """The factors of each dimension of a tensor."""

    __slots__ = ()

    @classmethod
    def get(cls, dim_mappings: Sequence[Attribute], context: Context | None = None) -> TensorMappingAttr:
        return TensorMappingAttr(TENSOR_MAPPING, tuple(dim_mappings))

    @property
    def dim_mappings(self) -> list[DimMappingAttr]:
        return list(self.fields[0])

    @property
    def rank(self) -> int:
        return len(self.fields[0])


class OpShardingRuleAttr(SdyAttr):
    """Which dimensions of operands and results belong together: they have the same factors."""

    __slots__ = ()

    @classmethod
    def get(
        cls,
        factor_sizes: Sequence[int],
        operand_mappings: Sequence[Attribute],
        result_mappings: Sequence[Attribute],
        reduction_factors: Sequence[int] = (),
        need_replication_factors: Sequence[int] = (),
        permutation_factors: Sequence[int] = (),
        blocked_propagation_factors: Sequence[int] = (),
        is_custom: bool = False,
        context: Context | None = None,
    ) -> OpShardingRuleAttr:
        return OpShardingRuleAttr(
            RULE,
            _numbers(factor_sizes),
            tuple(operand_mappings),
            tuple(result_mappings),
            _numbers(reduction_factors),
            _numbers(need_replication_factors),
            _numbers(permutation_factors),
            _numbers(blocked_propagation_factors),
            bool(is_custom),
        )

    @property
    def factor_sizes(self) -> list[int]:
        return list(self.fields[0])

    @property
    def operand_mappings(self) -> list[TensorMappingAttr]:
        return list(self.fields[1])

    @property
    def result_mappings(self) -> list[TensorMappingAttr]:
        return list(self.fields[2])

    @property
    def reduction_factors(self) -> list[int]:
        return list(self.fields[3])

    @property
    def need_replication_factors(self) -> list[int]:
        return list(self.fields[4])

    @property
    def permutation_factors(self) -> list[int]:
        return list(self.fields[5])

    @property
    def blocked_propagation_factors(self) -> list[int]:
        return list(self.fields[6])

    @property
    def is_custom(self) -> bool:
        return bool(self.fields[7])


class ManualAxesAttr(SdyAttr):
    """The names of the axes that a body takes care of itself."""

    __slots__ = ()

    @classmethod
    def get(cls, manual_axes: Sequence[Attribute], context: Context | None = None) -> ManualAxesAttr:
        return ManualAxesAttr(MANUAL_AXES, tuple(manual_axes))

    def __len__(self) -> int:
        return len(self.fields[0])

    def __getitem__(self, number: int) -> str:
        return str(self.fields[0][number].value)


CLASSES: Final[dict[int, type[SdyAttr]]] = {
    MANUAL_AXES: ManualAxesAttr,
    MESH_AXIS: MeshAxisAttr,
    MESH: MeshAttr,
    SUB_AXIS: SubAxisInfoAttr,
    AXIS_REF: AxisRefAttr,
    DIMENSION: DimensionShardingAttr,
    SHARDING: TensorShardingAttr,
    PER_VALUE: TensorShardingPerValueAttr,
    DIM_MAPPING: DimMappingAttr,
    TENSOR_MAPPING: TensorMappingAttr,
    RULE: OpShardingRuleAttr,
    SHARDING_UNREDUCED: TensorShardingAttr,
    PER_VALUE_UNREDUCED: TensorShardingPerValueAttr,
    SHARDING_REDUCTION: TensorShardingAttr,
}


def _per_value_code(shardings: Sequence[Attribute]) -> int:
    has_unreduced = any(isinstance(each, SdyAttr) and each.code != SHARDING for each in shardings)
    return PER_VALUE_UNREDUCED if has_unreduced else PER_VALUE


def _numbers(values: Sequence[int]) -> tuple[int, ...]:
    return tuple([int(each) for each in values])


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


def _part(value: object) -> str:
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


def _commas(values: Sequence[object]) -> str:
    return ", ".join(map(str, values))


def _braces(values: Sequence[object]) -> str:
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

    def mappings(tensors: Sequence[SdyAttr]) -> str:
        return ", ".join([f"[{', '.join(map(dimension, each.fields[0]))}]" for each in tensors])

    def dimension(mapping: SdyAttr) -> str:
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
