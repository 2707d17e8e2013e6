"""Building named operations of linalg as upstream's bindings do: inputs by position, outputs by name.

    c = linalg.matmul(a, b, outs=[init])                    likewise all named operations
    c = linalg.contract(a, b, outs=[init], indexing_maps=maps)
    c = linalg.elementwise(a, b, outs=[init], kind="add")
    c = linalg.transpose(a, outs=[init], permutation=[1, 0])
    c = linalg.broadcast(a, outs=[init], dimensions=[1])

    @linalg.generic([a], [init], [map, map], [IteratorType.parallel])       likewise linalg.reduce, linalg.map
    def c(x, y): ...                                        the body; its results are yielded

    linalg.pack(a, init, inner_dims_pos=[0], inner_tiles=[8])

Result types are the types of outputs that are tensors, and the region is built.  Without `outs`, the
functions are the generated builders: `linalg.matmul([type], [a, b], [init])`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.arguments import expect_sequence
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.creation import as_value
from mlirkit.core.location import UNKNOWN_LOC
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.dialects.control_flow_building import values_of
from mlirkit.dialects.declared import linalg
from mlirkit.dialects.linalg.asm import DEFAULT_MAPS, element_type, identity_maps
from mlirkit.dialects.linalg.bodies import BODIES, BodyBuilder, Compute, elementwise_body
from mlirkit.dialects.linalg.structure import mnemonic
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.mixed_arguments import MixedValues, ValueLike, dispatch_mixed_values
from mlirkit.dialects.region_functions import BodyFunction, region_op
from mlirkit.ods.live.building.op_builder import OpBuilder
from mlirkit.ods.live.building.value_builder import Computed, builder_name, computed
from mlirkit.ods.live.cpp.attribute_names import dense_elements
from mlirkit.ods.live.hooks import builder, face_function

# Attributes of convolutions and poolings with a number for each dimension of the window.
_WINDOW = ("strides", "dilations")


#: A decorator for the function that builds the body; or the results, from a builder of the definition.
Body: TypeAlias = Computed | Callable[[BodyFunction], Computed]


def _first(builder: BodyBuilder, arguments: Sequence[Value]) -> Value:
    """The body of operations that only move data: the first argument."""
    return arguments[0]


_BODIES: dict[str, tuple[int, Compute]] = {**BODIES, "transpose": (2, _first), "broadcast": (2, _first)}


def build_named(name: str, inputs: list[Value], outputs: list[Value], named: dict[str, object]) -> Operation:
    """Build a named operation with its region."""
    operation = f"linalg.{name}"
    for window in _WINDOW:
        sizes = named.get(window)
        if isinstance(sizes, (list, tuple)):
            named[window] = dense_elements(RankedTensorType((len(sizes),), integer_type(64)), list(sizes))
    types = [value.type for value in outputs if isinstance(value.type, RankedTensorType)]
    if operation in DEFAULT_MAPS and named.get("indexing_maps") is None:
        named["indexing_maps"] = ArrayAttr(list(DEFAULT_MAPS[operation]))
    cls = shared_dialect("linalg").operation_class(operation)
    if name in ("transpose", "broadcast"):
        (source,), (init,) = inputs, outputs
        op: Operation = cls(types, source, init, **named)
    else:
        op = cls(types, inputs, outputs, **named)
    if name == "elementwise" and named.get("indexing_maps") is None:
        count, _ = _body_of(op)
        op.set_inherent("indexing_maps", ArrayAttr(identity_maps(outputs[-1].type, count)))
    try:
        fill_builtin_region(op)
    except TypeError:
        op.erase()
        raise
    return op


def _body_of(op: Operation) -> tuple[int, Compute]:
    """The number of arguments of an operation's body, and its builder."""
    name = mnemonic(op)
    if isinstance(op, linalg.ElementwiseOp):
        return elementwise_body(str(op.kind_attr.value))
    result = _BODIES.get(name)
    if result is None:
        raise TypeError(f"linalg.{name} has no body of its own")
    return result


@face_function("linalg", "fill_builtin_region")
def fill_builtin_region(op: Operation) -> None:
    """Add the body of a named operation that has none."""
    count, compute = _body_of(op)
    operands = op.operand_values()
    if len(operands) != count:
        raise TypeError(f"{op.info.name} takes {count} inputs and outputs, {len(operands)} were given")
    block = Block()
    for value in operands:
        block.add_argument(element_type(value.type), UNKNOWN_LOC)
    op.region_at(0).append_block(block)
    cast = op.inherent("cast")
    unsigned = isinstance(cast, linalg.TypeFnAttr) and cast.value == linalg.TypeFn.cast_unsigned
    builder = BodyBuilder(op.context, block, unsigned)
    builder.build("linalg.yield", [compute(builder, list(block.args))], [])


def _function(name: str) -> Callable[..., Computed]:
    """Make the builder of an operation that the dialect's module exports."""
    public = builder_name(f"linalg.{name}")
    moves_data = name in ("transpose", "broadcast")

    def build(*ins: object, outs: Operation | Sequence[ValueLike] | None = None, **named: object) -> Any:
        if outs is None:
            return shared_dialect("linalg").public(public)(*ins, **named)
        if moves_data and not ins and "input" in named:
            ins = (named.pop("input"),)
        op = build_named(name, [as_value(operand) for operand in ins], values_of(outs), named)
        return computed(op)

    build.__name__ = build.__qualname__ = public
    build.__doc__ = f"Build `linalg.{name}` of inputs and `outs`; give its results."
    return face_function("linalg", public)(build)


for _name in (*_BODIES, "elementwise"):
    _function(_name)


@builder(linalg.MatmulOp, linalg.BatchMatmulOp, linalg.BatchReduceMatmulOp)
def build_product(builder: OpBuilder, info: OperationName, *args: object, **named: object) -> OperationState:
    """Build a product; `indexing_maps` has a default."""
    if named.get("indexing_maps") is None:
        named["indexing_maps"] = ArrayAttr(list(DEFAULT_MAPS[info.name]))
    return builder.complete_state(info, args, named)


@builder(linalg.ElementwiseOp)
def build_elementwise(
    builder: OpBuilder, info: OperationName, *args: object, indexing_maps: object = None, **named: object
) -> OperationState:
    """Build an elementwise operation; without maps the operands have the output's shape."""
    if indexing_maps is not None:
        return builder.complete_state(info, args, {**named, "indexing_maps": indexing_maps})
    state = builder.complete_state(info, args, {**named, "indexing_maps": ArrayAttr([])})
    count = len(state.operands)
    *_, output = state.operands
    state.properties["indexing_maps"] = ArrayAttr(identity_maps(output.type, count))
    return state


def _terminator(made: Sequence[object]) -> Operation:
    op: Operation = shared_dialect("linalg").public("YieldOp")(made)
    return op


def _with_body(op_class: str) -> Callable[..., Body]:
    return region_op(shared_dialect("linalg").public(op_class), terminator=_terminator)


@face_function("linalg", "generic")
def generic(
    inputs: Sequence[ValueLike | Type],
    outputs: Sequence[ValueLike],
    indexing_maps: Sequence[AffineMap | Attribute] | None = None,
    iterator_types: Sequence[object] | None = None,
    *rest: object,
    **named: object,
) -> Body:
    """A decorator for the function that builds the body: `(inputs, outputs, indexing_maps, iterator_types)`.

    With result types first it is the generated builder.
    """
    is_as_defined = len(inputs) > 0 and all(isinstance(input, Type) for input in inputs)
    if rest or "result_tensors" in named or is_as_defined:
        op_class = shared_dialect("linalg").public("GenericOp")
        return computed(op_class(inputs, outputs, indexing_maps, iterator_types, *rest, **named))

    maps = expect_sequence(indexing_maps, AffineMap, "linalg.generic", "indexing_maps")
    kinds = expect_sequence(iterator_types, Attribute, "linalg.generic", "iterator_types")

    def make(**attributes: object) -> Operation:
        sources, targets = [as_value(input) for input in inputs], [as_value(output) for output in outputs]
        types = [target.type for target in targets if isinstance(target.type, RankedTensorType)]
        enum = shared_dialect("linalg").public("IteratorTypeAttr")
        op: linalg.GenericOp = shared_dialect("linalg").public("GenericOp")(
            types,
            sources,
            targets,
            indexing_maps=[
                indexing_map if isinstance(indexing_map, Attribute) else AffineMapAttr(indexing_map)
                for indexing_map in maps
            ],
            iterator_types=ArrayAttr(
                [kind if isinstance(kind, Attribute) else enum.get(kind) for kind in kinds]
            ),
            **attributes,
        )
        op.region.blocks.append(*[element_type(value.type) for value in (*sources, *targets)])
        return op

    decorator: Body = region_op(make, terminator=_terminator)(**named)
    return decorator


@face_function("linalg", "reduce")
def reduce(*args: object, **named: object) -> Body:
    """A decorator for the function of an element and the accumulated value: `(result, inputs, inits,
    dimensions)`."""
    return _with_body("ReduceOp")(*args, **named)


@face_function("linalg", "map")
def map(*args: object, **named: object) -> Body:
    """A decorator for the function of elements, the output's last: `(result, inputs, init)`."""
    return _with_body("MapOp")(*args, **named)


def _tiled(
    op_class: str, args: Sequence[object], inner_tiles: MixedValues, named: dict[str, object]
) -> Computed:
    public = shared_dialect("linalg").public(op_class)
    if inner_tiles is None or "static_inner_tiles" in named:
        tiles = {} if inner_tiles is None else {"inner_tiles": inner_tiles}
        return computed(public(*args, **tiles, **named))
    dynamic, _, static = dispatch_mixed_values(inner_tiles)
    return computed(public(*args, inner_tiles=dynamic, static_inner_tiles=static, **named))


@face_function("linalg", "pack")
def pack(*args: object, inner_tiles: MixedValues = None, **named: object) -> Computed:
    """Build `linalg.pack`; `(source, dest, inner_dims_pos, inner_tiles)`, tiles are numbers or values."""
    return _tiled("PackOp", args, inner_tiles, named)


@face_function("linalg", "unpack")
def unpack(*args: object, inner_tiles: MixedValues = None, **named: object) -> Computed:
    """Build `linalg.unpack`, as `pack`."""
    return _tiled("UnPackOp", args, inner_tiles, named)
