"""Building functions of ml_program as upstream's bindings do.

f = ml_program.FuncOp("f", ([i32], [i32]), visibility="private")      f.type, f.add_entry_block(), f.arguments
"""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.builtin.types import FunctionType
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.dialects.declared import ml_program
from mlirkit.dialects.function_members import AttributedFunctionMembers, fill_function
from mlirkit.dialects.mixed_arguments import Building
from mlirkit.ods.live.building.op_builder import OpBuilder
from mlirkit.ods.live.hooks import builder, members


@builder(ml_program.FuncOp)
def build_function(
    builder: OpBuilder,
    info: OperationName,
    *args: object,
    name: str | Attribute | None = None,
    type: object = None,
    visibility: str | None = None,
    body_builder: Callable[[Operation], object] | None = None,
    **named: object,
) -> Building:
    """Build `ml_program.func`: `(name, type)`; the type may be a pair of lists."""
    arguments = list(args)
    if name is not None:
        named["sym_name"] = name
    elif arguments:
        named["sym_name"] = arguments.pop(0)
    if type is None and arguments:
        type = arguments.pop(0)
    if isinstance(type, tuple):
        type = FunctionType(list(type[0]), list(type[1]))
    if type is not None:
        named["function_type"] = type
    if visibility is not None:
        named["sym_visibility"] = visibility
    state = builder.state(info, arguments, named)
    return state if body_builder is None else (state, fill_function(body_builder))


@members(ml_program.FuncOp)
class MLProgramFunctionMembers(AttributedFunctionMembers):
    """Members of `ml_program.FuncOp` besides the generated accessors."""
