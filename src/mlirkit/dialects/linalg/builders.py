"""Building named operations of linalg as upstream's bindings do: inputs by position, outputs by name.

    c = linalg.matmul(a, b, outs=[init])                    likewise all operations of bodies.py
    c = linalg.contract(a, b, outs=[init], indexing_maps=maps)
    c = linalg.elementwise(a, b, outs=[init], kind="add")
    c = linalg.transpose(a, outs=[init], permutation=[1, 0])
    c = linalg.broadcast(a, outs=[init], dimensions=[1])

Results are the outputs that are tensors; the region is the operation's own.  Without `outs` the functions are
those that definitions make: `linalg.matmul([type], [a, b], [init])`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.block import Block
from mlirkit.core.creation import as_value
from mlirkit.core.location import UNKNOWN_LOC
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.linalg.asm import DEFAULT_MAPS, element_type, identity_maps
from mlirkit.dialects.linalg.bodies import BODIES, BodyBuilder, Compute, elementwise_body
from mlirkit.dialects.loading import shared_dialect
from mlirkit.ods.live.attribute_names import dense_elements
from mlirkit.ods.live.hooks import face_function
from mlirkit.ods.live.value_builder import builder_name, computed

# Attributes of convolutions and poolings: a number for each dimension of the window.
_WINDOW = ("strides", "dilations")


def _first(builder: BodyBuilder, arguments: Sequence[Value]) -> Value:
    """What moves data computes: nothing."""
    return arguments[0]


_BODIES: dict[str, tuple[int, Compute]] = {**BODIES, "transpose": (2, _first), "broadcast": (2, _first)}


def _build(name: str, inputs: list[Value], outputs: list[Value], named: dict[str, Any]) -> Operation:
    """A named operation with its region."""
    operation = f"linalg.{name}"
    for each in _WINDOW:
        if isinstance(named.get(each), (list, tuple)):
            sizes = list(named[each])
            named[each] = dense_elements(RankedTensorType((len(sizes),), integer_type(64)), sizes)
    types = [value.type for value in outputs if isinstance(value.type, RankedTensorType)]
    if operation in DEFAULT_MAPS and named.get("indexing_maps") is None:
        named["indexing_maps"] = ArrayAttr(list(DEFAULT_MAPS[operation]))
    cls = shared_dialect("linalg").operation_class(operation)
    if name in ("transpose", "broadcast"):
        (source,), (init,) = inputs, outputs
        op: Operation = cls(types, source, init, **named)
        count, compute = _BODIES[name]
    else:
        op = cls(types, inputs, outputs, **named)
        kind: Any = op.inherent("kind")
        count, compute = elementwise_body(str(kind.value)) if name == "elementwise" else _BODIES[name]
    if name == "elementwise" and named.get("indexing_maps") is None:
        op.set_inherent("indexing_maps", ArrayAttr(identity_maps(outputs[-1].type, count)))
    operands = [*inputs, *outputs]
    if len(operands) != count:
        op.erase()
        raise TypeError(f"{operation} takes {count} inputs and outputs, {len(operands)} were given")
    block = Block()
    for value in operands:
        block.add_argument(element_type(value.type), UNKNOWN_LOC)
    op.region_at(0).append_block(block)
    cast = op.inherent("cast")
    builder = BodyBuilder(op.context, block, str(getattr(cast, "value", "")) == "cast_unsigned")
    builder.build("linalg.yield", [compute(builder, list(block.args))], [])
    return op


def _function(name: str) -> Callable[..., Any]:
    """The function of the face for an operation."""
    public = builder_name(f"linalg.{name}")

    def build(*ins: Any, outs: Sequence[Any] | None = None, **named: Any) -> Any:
        if outs is None:
            return shared_dialect("linalg").public(public)(*ins, **named)
        op = _build(name, [as_value(each) for each in ins], [as_value(each) for each in outs], named)
        return computed(op)

    build.__name__ = build.__qualname__ = public
    build.__doc__ = f"Build `linalg.{name}` of inputs and `outs`; give its results."
    return face_function("linalg", public)(build)


for _name in (*_BODIES, "elementwise"):
    _function(_name)
