"""Members of sdy's attributes in upstream's bindings: `MeshAttr.get([MeshAxisAttr.get("x", 2)])`.

Their constructors cast: `MeshAttr(attribute)` is the attribute if it is a mesh.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from mlirkit.core.attribute import Attribute
from mlirkit.core.context import Context
from mlirkit.core.structural_attributes import FlatSymbolRefAttr
from mlirkit.dialects.declared import live_class, sdy
from mlirkit.dialects.sdy.values import listed_devices
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import value_members

Kind = TypeVar("Kind", bound=Attribute)


def _make(kind: type[Kind], context: Context | None, *parameters: object) -> Kind:
    """An attribute of the context's class; as in upstream's bindings, unchecked."""
    cls: Any = live_class(kind, context)
    made: Kind = cls(*parameters)
    return made


def _listed(value: Attribute, number: int) -> list[Any]:
    return list(parameters_of(value)[number])


@value_members(sdy.MeshAxisAttr)
class MeshAxisMembers(sdy.MeshAxisAttr):
    """An axis of a mesh."""

    @staticmethod
    def get(name: str, size: int, context: Context | None = None) -> sdy.MeshAxisAttr:
        return _make(sdy.MeshAxisAttr, context, name, int(size))


@value_members(sdy.MeshAttr)
class MeshMembers(sdy.MeshAttr):
    """A mesh; `device_ids` if they are not 0, 1, ..."""

    @staticmethod
    def get(
        mesh_axes: Sequence[Attribute], device_ids: Sequence[int] = (), context: Context | None = None
    ) -> sdy.MeshAttr:
        axes: list[Any] = list(mesh_axes)
        devices = listed_devices(axes, [int(number) for number in device_ids])
        return _make(sdy.MeshAttr, context, axes, devices)

    @property
    def axes(self) -> list[sdy.MeshAxisAttr]:
        return _listed(self, 0)

    @property
    def device_ids(self) -> list[int]:
        return _listed(self, 1)


@value_members(sdy.SubAxisInfoAttr)
class SubAxisInfoMembers(sdy.SubAxisInfoAttr):
    """A part of an axis."""

    @staticmethod
    def get(pre_size: int, size: int, context: Context | None = None) -> sdy.SubAxisInfoAttr:
        return _make(sdy.SubAxisInfoAttr, context, int(pre_size), int(size))


@value_members(sdy.AxisRefAttr)
class AxisRefMembers(sdy.AxisRefAttr):
    """An axis by its name, or a part of it."""

    @staticmethod
    def get(
        name: str, sub_axis_info: Attribute | None = None, context: Context | None = None
    ) -> sdy.AxisRefAttr:
        return _make(sdy.AxisRefAttr, context, name, sub_axis_info)


@value_members(sdy.DimensionShardingAttr)
class DimensionShardingMembers(sdy.DimensionShardingAttr):
    """The axes of a dimension."""

    @staticmethod
    def get(
        axes: Sequence[Attribute],
        is_closed: bool,
        priority: int | None = None,
        context: Context | None = None,
    ) -> sdy.DimensionShardingAttr:
        return _make(sdy.DimensionShardingAttr, context, axes, bool(is_closed), priority)

    @property
    def axes(self) -> list[sdy.AxisRefAttr]:
        return _listed(self, 0)


@value_members(sdy.TensorShardingAttr)
class TensorShardingMembers(sdy.TensorShardingAttr):
    """A sharding over a mesh, which is a symbol or the mesh itself."""

    @staticmethod
    def get(
        mesh_or_ref: str | Attribute,
        dimension_shardings: Sequence[Attribute],
        replicated_axes: Sequence[Attribute] = (),
        unreduced_axes: Sequence[Attribute] = (),
        context: Context | None = None,
    ) -> sdy.TensorShardingAttr:
        mesh = FlatSymbolRefAttr(mesh_or_ref) if isinstance(mesh_or_ref, str) else mesh_or_ref
        return _make(
            sdy.TensorShardingAttr, context, mesh, dimension_shardings, replicated_axes, unreduced_axes
        )

    @property
    def dimension_shardings(self) -> list[sdy.DimensionShardingAttr]:
        return _listed(self, 1)

    @property
    def replicated_axes(self) -> list[sdy.AxisRefAttr]:
        return _listed(self, 2)

    @property
    def unreduced_axes(self) -> list[sdy.AxisRefAttr]:
        return _listed(self, 3)


@value_members(sdy.TensorShardingPerValueAttr)
class TensorShardingPerValueMembers(sdy.TensorShardingPerValueAttr):
    """A sharding for each operand or result."""

    @staticmethod
    def get(
        shardings: Sequence[Attribute], context: Context | None = None
    ) -> sdy.TensorShardingPerValueAttr:
        return _make(sdy.TensorShardingPerValueAttr, context, shardings)

    @property
    def shardings(self) -> list[sdy.TensorShardingAttr]:
        return _listed(self, 0)


@value_members(sdy.DimMappingAttr)
class DimMappingMembers(sdy.DimMappingAttr):
    """The factors of a dimension, by number."""

    @staticmethod
    def get(factor_indices: Sequence[int], context: Context | None = None) -> sdy.DimMappingAttr:
        return _make(sdy.DimMappingAttr, context, [int(factor_index) for factor_index in factor_indices])

    @property
    def factor_indices(self) -> list[int]:
        return _listed(self, 0)


@value_members(sdy.TensorMappingAttr)
class TensorMappingMembers(sdy.TensorMappingAttr):
    """The factors of each dimension of a tensor."""

    @staticmethod
    def get(dim_mappings: Sequence[Attribute], context: Context | None = None) -> sdy.TensorMappingAttr:
        return _make(sdy.TensorMappingAttr, context, dim_mappings)

    @property
    def dim_mappings(self) -> list[sdy.DimMappingAttr]:
        return _listed(self, 0)

    @property
    def rank(self) -> int:
        return len(_listed(self, 0))


@value_members(sdy.OpShardingRuleAttr)
class OpShardingRuleMembers(sdy.OpShardingRuleAttr):
    """The factors of dimensions of operands and results."""

    @staticmethod
    def get(
        factor_sizes: Sequence[int],
        operand_mappings: Sequence[Attribute],
        result_mappings: Sequence[Attribute],
        reduction_factors: Sequence[int] = (),
        need_replication_factors: Sequence[int] = (),
        permutation_factors: Sequence[int] = (),
        blocked_propagation_factors: Sequence[int] = (),
        is_custom: bool = False,
        context: Context | None = None,
    ) -> sdy.OpShardingRuleAttr:
        kinds = (
            reduction_factors,
            need_replication_factors,
            permutation_factors,
            blocked_propagation_factors,
        )
        return _make(
            sdy.OpShardingRuleAttr,
            context,
            [int(factor_size) for factor_size in factor_sizes],
            operand_mappings,
            result_mappings,
            *[[int(factor) for factor in factors] for factors in kinds],
            bool(is_custom),
        )

    @property
    def is_custom(self) -> bool:
        *_, is_custom = parameters_of(self)
        return bool(is_custom)


@value_members(sdy.ManualAxesAttr)
class ManualAxesMembers(sdy.ManualAxesAttr):
    """The names of the manual axes of a body."""

    @staticmethod
    def get(manual_axes: Sequence[Attribute], context: Context | None = None) -> sdy.ManualAxesAttr:
        return _make(sdy.ManualAxesAttr, context, manual_axes)

    def __len__(self) -> int:
        return len(_listed(self, 0))

    def __getitem__(self, number: int) -> str:
        return str(_listed(self, 0)[number].value)

    def __iter__(self) -> Iterator[str]:
        return iter([str(element.value) for element in _listed(self, 0)])
