"""The data of a definition in OpDSL: indexing maps, iterators and assignments, also for YAML.

Dimensions are ordered as in the definition's `domain`, or by name; sizes by their first use in operands.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mlirkit.builtin.affine_expr import AffineExpr
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.core.context import Context
from mlirkit.dialects.linalg.opdsl.lang.affine import AffineBuildState, AffineExprDef, DimDef
from mlirkit.dialects.linalg.opdsl.lang.comprehension import (
    Comprehension,
    LinalgOpDef,
    OperandDef,
    OpMetadataDef,
    ScalarDef,
)
from mlirkit.dialects.linalg.opdsl.lang.expressions import (
    OperandKind,
    TensorExpression,
    TensorFn,
    TensorReduceFn,
    TensorUse,
    const,
    index,
)
from mlirkit.dialects.linalg.opdsl.lang.types import TypeVar
from mlirkit.dialects.linalg.opdsl.lang.yaml_text import Tagged, yaml_dump


class OperandDefConfig:
    """An operand with its maps: of its sizes, and from the iteration to its elements."""

    def __init__(self, operand_def: OperandDef) -> None:
        self.operand_def = operand_def
        self.shape_map: AffineMap | None = None
        self.index_attr_map: AffineMap | None = None
        self.indexing_map: AffineMap | None = None

    @property
    def name(self) -> str:
        return self.operand_def.known_name()

    @property
    def kind(self) -> OperandKind:
        return self.operand_def.kind

    @property
    def type_var(self) -> TypeVar | None:
        return self.operand_def.type_var

    def as_yaml_data(self) -> Tagged:
        data: dict[str, Any] = {"name": self.name, "kind": self.kind.name.lower()}
        if self.type_var is not None:
            data["type_var"] = self.type_var.name
        for key, map in (("shape_map", self.shape_map), ("index_attr_map", self.index_attr_map)):
            if map is not None:
                data[key] = _map_text(map)
        if self.operand_def.default_indices:
            data["default_indices"] = self.operand_def.default_indices
        if self.operand_def.default_fn is not None:
            data["default_fn"] = self.operand_def.default_fn
        return Tagged("!LinalgOperandDefConfig", data)

    def __repr__(self) -> str:
        return f"OperandDefConfig({self.operand_def}, indexing_map={self.indexing_map})"


class LinalgStructuredOpConfig:
    """A structured operation: see the module."""

    def __init__(
        self,
        comprehension: Comprehension,
        domain: Sequence[DimDef],
        registered_operands: Iterable[OperandDef],
        context: Context | None = None,
    ) -> None:
        operands = list(registered_operands)
        self.context = context
        self.affine_state = AffineBuildState()
        self.writes = list(zip(comprehension.definitions, comprehension.values, strict=True))
        self.operands = {operand: OperandDefConfig(operand) for operand in operands}
        self._take_dimensions(domain)
        for operand in operands:
            self._read_sizes(operand)
        for operand in operands:
            self._read_maps(self.operands[operand])
        for target, value in self.writes:
            self._read_uses(target, value)
        for operand, config in self.operands.items():
            if operand.kind == OperandKind.SCALAR:
                config.indexing_map = self._map(())
            if not operand.is_attribute() and config.indexing_map is None:
                raise ValueError(f"Failed to compute an indexing map for operand {operand.name}")
        reductions = comprehension.all_reduction_dims
        if len(reductions) != 1:
            raise ValueError(
                f"All writes within a generic must have the same reduction dims. Got: {reductions}"
            )
        self.reduction_dims = next(iter(reductions))
        self.assignments = [(target.tensor_name, value) for target, value in self.writes]

    def _take_dimensions(self, domain: Sequence[DimDef]) -> None:
        used = {dim: None for write in self.writes for part in write for dim in part.all_dims()}
        order = list(domain) or sorted(used, key=lambda dim: dim.dimname)
        if set(order) != set(used) or len(order) != len(used):
            raise ValueError(
                f"Expected the annotated domain dimensions {order} to match the set of dimension used by "
                f"the tensor comprehension {list(used)}"
            )
        for dim in order:
            self.affine_state.get_dim(dim.dimname)

        def check(expr: TensorExpression) -> None:
            if isinstance(expr, index) and expr.dim_def not in used:
                raise ValueError(
                    f"The dimension {expr.dim_def.dimname} is not part of the iteration domain "
                    f"{self.affine_state.all_dims}"
                )

        for _, value in self.writes:
            value.visit_tensor_exprs(check)

    def _read_sizes(self, operand: OperandDef) -> None:
        """Assign positions to the sizes of an operand; maps are made when all sizes have one."""
        state = AffineBuildState(global_state=self.affine_state, allow_new_dims=False)
        for expr in operand.size_exprs:
            expr.build(state)

    def _read_maps(self, config: OperandDefConfig) -> None:
        operand = config.operand_def
        if operand.index_dims:
            unknown = [
                index_size
                for index_size in operand.index_dims
                if index_size.dimname not in self.affine_state.all_dims
            ]
            if unknown:
                raise ValueError(
                    f"Expected all index dims {list(operand.index_dims)} of operand {operand.name} to have "
                    "uses."
                )
            config.indexing_map = self._map(operand.index_dims)
        if operand.is_tensor():
            config.shape_map = self._map(operand.size_exprs, with_dims=False)
        elif operand.kind == OperandKind.INDEX_ATTR:
            config.index_attr_map = self._map(operand.size_exprs, with_dims=False)

    def _read_uses(self, target: TensorUse, value: TensorExpression) -> None:
        written = self.operands[target.operand_def]
        if written.indexing_map is not None:
            raise ValueError(f"Unexpected multi-write to a single tensor: {written}")
        written.indexing_map = self._map(target.indices)

        def read(expr: TensorExpression) -> None:
            if not isinstance(expr, TensorUse):
                return
            config = self.operands[expr.operand_def]
            map = self._map(expr.indices)
            if config.indexing_map is not None and config.indexing_map != map:
                raise ValueError(
                    f"Unexpected multi-read of a tensor with different accesses: {config} vs {expr}"
                )
            config.indexing_map = map

        value.visit_tensor_exprs(read)

    def _map(self, exprs: Sequence[AffineExprDef], with_dims: bool = True) -> AffineMap:
        """A map with all dimensions and sizes."""
        state = AffineBuildState(
            global_state=self.affine_state, allow_new_symbols=False, allow_new_dims=False
        )
        results: list[AffineExpr] = [expression.build(state) for expression in exprs]
        dims = self.affine_state.dim_count if with_dims else 0
        return AffineMap.get(dims, self.affine_state.symbol_count, results)

    @property
    def ordered_operands(self) -> list[OperandDefConfig]:
        return sorted(self.operands.values(), key=lambda operand: operand.operand_def.registered_index)

    @property
    def ordered_dims(self) -> list[tuple[str, int]]:
        """The dimensions with their positions, in order."""
        return list(self.affine_state.all_dims.items())

    @property
    def indexing_maps(self) -> list[AffineMap]:
        return [operand.indexing_map for operand in self.ordered_operands if operand.indexing_map is not None]

    @property
    def iterator_types(self) -> list[str]:
        reduced = {reduction_size.dimname for reduction_size in self.reduction_dims}
        return ["reduction" if name in reduced else "parallel" for name in self.affine_state.all_dims]

    def as_yaml_data(self) -> Tagged:
        maps = [_map_text(indexing_map) for indexing_map in self.indexing_maps]
        assignments = [
            Tagged("!ScalarAssign", {"arg": name, "value": self._value_data(value)})
            for name, value in self.assignments
        ]
        return Tagged(
            "!LinalgStructuredOpConfig",
            {
                "args": self.ordered_operands,
                "indexing_maps": Tagged("!LinalgIndexingMapsConfig", {"static_indexing_maps": maps}),
                "iterator_types": self.iterator_types,
                "assignments": assignments,
            },
        )

    def _value_data(self, value: TensorExpression) -> Tagged:
        return Tagged("!ScalarExpression", self._scalar_data(value))

    def _scalar_data(self, value: TensorExpression) -> Mapping[str, object]:
        if isinstance(value, TensorReduceFn):
            value = value.applied()
        if isinstance(value, TensorUse):
            return {"scalar_arg": value.tensor_name}
        if isinstance(value, ScalarDef):
            return {"scalar_arg": value.scalar_name}
        if isinstance(value, const):
            return {"scalar_const": value.value}
        if isinstance(value, index):
            return {"scalar_index": self.affine_state.all_dims[value.dim_def.dimname]}
        assert isinstance(value, TensorFn), value
        data: dict[str, Any] = {"kind": value.kind.name.lower()}
        if value.operand_def is None:
            data["fn_name"] = value.name
        else:
            data["attr_name"] = value.operand_def.known_name()
        if value.type_var is not None:
            data["type_var"] = value.type_var.name
        data["operands"] = [self._value_data(argument) for argument in value.args]
        return {"scalar_fn": data}

    def __repr__(self) -> str:
        return f"LinalgStructuredOpConfig({self.ordered_operands}, {self.iterator_types})"


class LinalgOpConfig:
    """An operation's metadata and configuration."""

    def __init__(
        self, metadata: OpMetadataDef, *, structured_op: LinalgStructuredOpConfig | None = None
    ) -> None:
        self.metadata = metadata
        self.structured_op = structured_op

    @staticmethod
    def from_linalg_op_def(op_def: LinalgOpDef, context: Context | None = None) -> list[LinalgOpConfig]:
        """The configurations of a definition, which has one assignment."""
        if len(op_def.comprehensions) != 1:
            raise ValueError(f"Only one comprehension supported: {op_def}")
        (comprehension,) = op_def.comprehensions
        operands = op_def.registered_operands.values()
        structured = LinalgStructuredOpConfig(comprehension, op_def.domain, operands, context)
        return [LinalgOpConfig(op_def.metadata, structured_op=structured)]

    def as_yaml_data(self) -> Tagged:
        source = self.metadata
        metadata: dict[str, Any] = {"name": source.name, "cpp_class_name": source.cpp_class_name}
        if source.doc is not None:
            metadata["doc"] = source.doc
        if source.implements:
            metadata["implements"] = [interface.cpp_name for interface in source.implements]
        if source.defines:
            metadata["defines"] = [define.def_name for define in source.defines]
        data: dict[str, Any] = {"metadata": Tagged("!LinalgOpMetadata", metadata)}
        if self.structured_op is not None:
            data["structured_op"] = self.structured_op
        return Tagged("!LinalgOpConfig", data)

    def as_linalg_yaml(self) -> str:
        return yaml_dump(self)

    def __repr__(self) -> str:
        return f"LinalgOpConfig({self.metadata.name}, {self.structured_op})"


def _map_text(map: AffineMap) -> str:
    return str(AffineMapAttr(map))
