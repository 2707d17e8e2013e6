"""Building operations from OpDSL configurations: `linalg.generic`, or the named operation of the same
meaning.

    emit_generic_structured_op(config, a, b, outs=[c], strides=[2, 1])
    emit_named_structured_op(config, "matmul", "MatmulOp", a, b, outs=[c])

Attributes are given by name: lists of sizes, and functions such as `UnaryFn.exp`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.affine_expr import AffineConstantExpr, AffineExpr, AffineSymbolExpr
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.float_types import F32, F64, FloatType
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import RankedTensorType, ShapedType
from mlirkit.builtin.types import ComplexType, IndexType, IntegerType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import current_context
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.location import default_location
from mlirkit.core.value import Value
from mlirkit.dialects.linalg.bodies import BINARY, UNARY, BodyBuilder
from mlirkit.dialects.linalg.builders import build_named
from mlirkit.dialects.linalg.opdsl.lang.comprehension import (
    ScalarDef,
)
from mlirkit.dialects.linalg.opdsl.lang.config import LinalgStructuredOpConfig, OperandDefConfig
from mlirkit.dialects.linalg.opdsl.lang.expressions import (
    FnType,
    FunctionKind,
    OperandKind,
    TensorExpression,
    TensorFn,
    TensorReduceFn,
    TensorUse,
    const,
    index,
)
from mlirkit.dialects.loading import shared_dialect
from mlirkit.ods.live.building.value_builder import computed

_FUNCTIONS = {kind.attribute: kind for kind in FunctionKind}


class Instance:
    """A definition applied to operands: the operands, maps without symbols, types and functions."""

    def __init__(
        self,
        config: LinalgStructuredOpConfig,
        ins: Sequence[Value],
        outs: Sequence[Value],
        attributes: dict[str, object],
    ) -> None:
        operands = config.ordered_operands
        self.config = config
        self.inputs = [operand for operand in operands if operand.operand_def.is_input()]
        self.outputs = [operand for operand in operands if operand.kind == OperandKind.OUTPUT_TENSOR]
        if len(ins) != len(self.inputs):
            raise ValueError(f"Expected {len(self.inputs)} inputs but got {len(ins)} for {config}")
        if not outs:
            raise NotImplementedError("Output tensor inference not yet supported for structured ops")
        if len(outs) != len(self.outputs):
            raise ValueError(f"Expected {len(self.outputs)} outputs but got {len(outs)} for {config}")
        self.ins = list(ins)
        self.outs = list(outs)
        self.sizes: dict[str, list[int]] = {}
        self.functions: dict[str, tuple[str, FunctionKind]] = {}
        self._take_attributes(operands, dict(attributes))
        self.maps = [
            _without_symbols(indexing_map, self._numbers(operands)) for indexing_map in config.indexing_maps
        ]
        self.result_types = [output.type for output in outs if isinstance(output.type, RankedTensorType)]
        self.types: dict[str, Type] = {
            "F32": F32,
            "F64": F64,
            "I32": integer_type(32),
            "I64": integer_type(64),
        }
        pairs = zip([*self.inputs, *self.outputs], [*ins, *outs], strict=True)
        self.element_types = [self._element_type(operand, value.type) for operand, value in pairs]

    def _take_attributes(self, operands: Sequence[OperandDefConfig], attributes: dict[str, object]) -> None:
        for operand in operands:
            name = operand.name
            if operand.kind == OperandKind.INDEX_ATTR and name in attributes:
                self.sizes[name] = _sizes(
                    name, attributes.pop(name), len(operand.operand_def.default_indices)
                )
            elif operand.kind in _FUNCTIONS:
                kind = _FUNCTIONS[operand.kind]
                function = attributes.pop(name, None)
                if function is None:
                    self.functions[name] = (str(operand.operand_def.default_fn), kind)
                else:
                    self.functions[name] = (_function_name(name, function, kind), kind)
        if attributes:
            raise TypeError(f"the operation has no attributes called {', '.join(attributes)}")

    def _numbers(self, operands: Sequence[OperandDefConfig]) -> dict[int, int]:
        """The sizes that index attributes give, by the positions of their symbols."""
        result: dict[int, int] = {}
        for operand in operands:
            if operand.index_attr_map is not None:
                values = self.sizes.get(operand.name, operand.operand_def.default_indices)
                for symbol, value in zip(operand.index_attr_map.results, values, strict=True):
                    assert isinstance(symbol, AffineSymbolExpr)
                    result[symbol.position] = value
        return result

    def _element_type(self, operand: OperandDefConfig, type: Type) -> Type:
        if operand.operand_def.is_tensor():
            if not isinstance(type, ShapedType):
                raise ValueError(f"Expected ShapedType but got {type}")
            type = type.element_type
        assert operand.type_var is not None
        name = operand.type_var.name
        bound = self.types.setdefault(name, type)
        if bound != type:
            raise ValueError(f"Cannot overwrite type mapping {name} = {bound} by type {type}")
        return type

    def emit_body(self, builder: BodyBuilder) -> None:
        """Append the operations for one element."""
        arguments = builder.block.args
        names = [operand.name for operand in (*self.inputs, *self.outputs)]
        body = Body(self, builder, dict(zip(names, arguments, strict=True)))
        values: dict[str, Value] = {}
        for name, expr in self.config.assignments:
            if name in values:
                raise ValueError(f"Multiple assignments to the same argument are forbidden: {name}")
            values[name] = body.value_of(expr)
        missing = [output.name for output in self.outputs if output.name not in values]
        if missing:
            raise ValueError(f"Body assignments do not assign all outputs: missing '{missing[0]}'")
        builder.build("linalg.yield", [values[output.name] for output in self.outputs], [])


def emit_generic_structured_op(
    config: LinalgStructuredOpConfig, *ins: Value, outs: Sequence[Value], **attrs: Any
) -> Any:
    """Build a `linalg.generic`; returns its result, or a list of results."""
    instance = Instance(config, ins, outs, attrs)
    maps, iterators = instance.maps, config.iterator_types
    if not iterators:
        # A definition without dimensions is elementwise over the output's shape.
        maps, iterators = _elementwise(instance)
    linalg = shared_dialect("linalg")
    kinds = [
        linalg.public("IteratorTypeAttr").get(linalg.public("IteratorType")[iterator])
        for iterator in iterators
    ]
    op = linalg.operation_class("linalg.generic")(
        instance.result_types,
        instance.ins,
        instance.outs,
        indexing_maps=ArrayAttr([AffineMapAttr(map) for map in maps]),
        iterator_types=ArrayAttr(kinds),
    )
    location = default_location()
    block = op.region.blocks.append(
        *instance.element_types, arg_locs=[location] * len(instance.element_types)
    )
    try:
        with InsertionPoint(block):
            instance.emit_body(BodyBuilder(op.context, block, False, location))
    except BaseException:
        op.erase()
        raise
    return computed(op)


def emit_named_structured_op(
    config: LinalgStructuredOpConfig,
    op_name: str,
    op_class_name: str,
    *ins: Value,
    outs: Sequence[Value],
    **attrs: Any,
) -> Any:
    """Build the operation of that name with its region; returns its result, or a list of results."""
    if not current_context().is_registered_operation(f"linalg.{op_name}"):
        raise NotImplementedError(f"Unknown named op_name / op_class_name: {op_name} / {op_class_name}")
    instance = Instance(config, ins, outs, attrs)
    named: dict[str, Any] = dict(instance.sizes)
    for name, (function, kind) in instance.functions.items():
        named[name] = Attribute.parse(f"#linalg.{kind.name.lower()}_fn<{function}>")
    return computed(build_named(op_name, instance.ins, instance.outs, named))


def _sizes(name: str, sizes: Any, count: int) -> list[int]:
    values = list(sizes)
    if not all(isinstance(value, int) for value in values):
        raise ValueError(f"Attribute {name} needs to be of type Sequence[int] but got {type(sizes)}")
    if len(values) != count:
        raise ValueError(f"Attribute {name} has length {count} but got {len(values)} values")
    return values


def _function_name(name: str, function: object, kind: FunctionKind) -> str:
    expected = f"{kind.name.title()}FnType"
    if not isinstance(function, FnType) or type(function).__name__ != expected:
        raise ValueError(f"Attribute {name} needs to be of type {expected} but got {type(function)}")
    return function.fn_name


def _without_symbols(map: AffineMap, numbers: dict[int, int]) -> AffineMap:
    symbols: list[AffineExpr] = [AffineSymbolExpr.get(number) for number in range(map.n_symbols)]
    for position, value in numbers.items():
        symbols[position] = AffineConstantExpr.get(value)
    return map.replace_dims_and_symbols([], symbols, map.n_dims, 0)


def _elementwise(instance: Instance) -> tuple[list[AffineMap], list[str]]:
    output = instance.outs[0].type
    assert isinstance(output, ShapedType)
    rank = output.rank
    maps: list[AffineMap] = []
    for operand, value in zip(
        [*instance.inputs, *instance.outputs], [*instance.ins, *instance.outs], strict=True
    ):
        type = value.type
        is_scalar = not operand.operand_def.is_tensor() or (isinstance(type, ShapedType) and type.rank == 0)
        is_scalar = is_scalar and operand.operand_def.is_input()
        maps.append(AffineMap(rank, 0, ()) if is_scalar else AffineMap.get_identity(rank))
    return maps, ["parallel"] * rank


class Body:
    """Emits expressions as operations into a body."""

    def __init__(self, instance: Instance, builder: BodyBuilder, arguments: dict[str, Value]) -> None:
        self._instance = instance
        self._builder = builder
        self._arguments = arguments

    def value_of(self, expr: TensorExpression) -> Value:
        if isinstance(expr, TensorReduceFn):
            expr = expr.applied()
        if isinstance(expr, TensorUse):
            return self._arguments[expr.tensor_name]
        if isinstance(expr, ScalarDef):
            return self._arguments[expr.scalar_name]
        if isinstance(expr, const):
            return self._builder.constant(expr.attribute)
        if isinstance(expr, index):
            return self._builder.index(self._instance.config.affine_state.all_dims[expr.dim_def.dimname])
        assert isinstance(expr, TensorFn), expr
        name = expr.name
        if expr.operand_def is not None:
            name, _ = self._instance.functions[expr.operand_def.known_name()]
        assert name is not None
        values = [self.value_of(argument) for argument in expr.args]
        if expr.kind == FunctionKind.TYPE:
            assert expr.type_var is not None
            return self._cast(name, expr.type_var.name, *values)
        if expr.kind == FunctionKind.UNARY:
            return self._unary(name, *values)
        if expr.kind == FunctionKind.BINARY:
            return self._binary(name, *values)
        return self._builder.build_one("arith.select", values, values[1].type)

    def _cast(self, function: str, variable: str, value: Value) -> Value:
        to = self._instance.types.get(variable)
        if to is None:
            bound = ", ".join(self._instance.types)
            raise ValueError(f"Unbound type variable '{variable}' (expected one of {bound})")
        entry = self._builder.cast(value, to, function == "cast_unsigned")
        if entry.type != to:
            raise ValueError(f"Unable to cast body expression from {value.type} to {to}")
        return entry

    def _unary(self, function: str, value: Value) -> Value:
        if isinstance(value.type, ComplexType) and function == "negf":
            return self._builder.build_one("complex.neg", [value], value.type)
        if not isinstance(value.type, FloatType) or function not in (*UNARY, "square", "reciprocal"):
            raise NotImplementedError(f"Unsupported '{function}' operand: {value}")
        return self._builder.unary(function, value)

    def _binary(self, function: str, left: Value, right: Value) -> Value:
        kinds = [_kind(side.type) for side in (left, right)]
        names = BINARY.get(function)
        name = (
            names[kinds[0]] if names is not None and kinds[0] is not None and kinds[0] == kinds[1] else None
        )
        is_unsigned = function.endswith("_unsigned")
        if is_unsigned and (isinstance(left.type, FloatType) or left.type == integer_type(1)):
            name = None
        if name is None:
            raise NotImplementedError(f"Unsupported '{function}' operands: {left}, {right}")
        return self._builder.build_one(name, [left, right], left.type)


def _kind(type: Type) -> int | None:
    """The column of BINARY; single bits are integers here."""
    if isinstance(type, ComplexType):
        return 0
    if isinstance(type, FloatType):
        return 1
    return 2 if isinstance(type, (IntegerType, IndexType)) else None


# Type tests that programs import from upstream's emitter.


def _is_complex_type(type: Type) -> bool:
    return isinstance(type, ComplexType)


def _is_floating_point_type(type: Type) -> bool:
    return isinstance(type, FloatType)


def _is_integer_type(type: Type) -> bool:
    return isinstance(type, IntegerType)


def _is_index_type(type: Type) -> bool:
    return isinstance(type, IndexType)


def _is_bool_type(type: Type) -> bool:
    return isinstance(type, IntegerType) and type.width == 1
