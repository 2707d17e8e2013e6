"""Building definitions of irdl under the names of upstream's bindings: each has a block, its `body`.

op = irdl.operation_("name")        likewise irdl.dialect, irdl.type_, irdl.attribute and their classes
with InsertionPoint(op.body): ...
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlirkit.builtin.attribute_builders import register_attribute_builder
from mlirkit.core.attribute import Attribute
from mlirkit.core.context import Context
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.dialects.control_flow_building import BodyMembers
from mlirkit.dialects.declared import irdl, live_class
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.mixed_arguments import Insertion
from mlirkit.ods.live.building.op_builder import OpBuilder
from mlirkit.ods.live.hook_table import name_of
from mlirkit.ods.live.hooks import builder, face_function, members

# The builder functions, and the classes they build.
_DEFINITIONS = {
    "dialect": irdl.DialectOp,
    "operation_": irdl.OperationOp,
    "type_": irdl.TypeOp,
    "attribute": irdl.AttributeOp,
}


@builder(irdl.DialectOp, irdl.OperationOp, irdl.TypeOp, irdl.AttributeOp)
def build_definition(
    builder: OpBuilder, info: OperationName, *args: object, **named: object
) -> OperationState:
    """Build a definition; the region gets an empty block, unless one is given."""
    if "regions" not in named:
        body = Region()
        body.blocks.append()
        named["regions"] = [body]
    return builder.complete_state(info, args, named)


members(irdl.DialectOp, irdl.OperationOp, irdl.TypeOp, irdl.AttributeOp)(BodyMembers)


@register_attribute_builder("VariadicityArrayAttr")
def variadicity_array(
    values: Sequence[irdl.VariadicityAttr | int], context: Context | None = None
) -> Attribute:
    """The variadicity attribute of members of `Variadicity`, or of their attributes."""
    single = live_class(irdl.VariadicityAttr, context)
    attributes = [value if isinstance(value, irdl.VariadicityAttr) else single.get(value) for value in values]
    made: Attribute = live_class(irdl.VariadicityArrayAttr, context).get(attributes)
    return made


def _function(name: str, op_class: type[Operation]) -> Callable[..., Operation]:
    def build(sym_name: str | Attribute, *, loc: Location | None = None, ip: Insertion = None) -> Operation:
        made: Operation = shared_dialect("irdl").public(op_class.__name__)(sym_name, loc=loc, ip=ip)
        return made

    build.__name__ = build.__qualname__ = name
    build.__doc__ = f"Build `{name_of(op_class)}`."
    return face_function("irdl", name)(build)


for _name, _op_class in _DEFINITIONS.items():
    _function(_name, _op_class)
