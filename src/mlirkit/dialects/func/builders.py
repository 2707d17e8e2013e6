"""Building functions and calls, as upstream's bindings have it.

    f = func.FuncOp("f", FunctionType.get([i32], [i32]))        or ("f", ([i32], [i32]), visibility="private")
    block = f.add_entry_block(); f.arguments; f.type; f.entry_block; f.is_external
    func.CallOp(f, [x]); func.CallOp([i32], "f", [x]); func.CallOp([i32], FlatSymbolRefAttr.get("f"), [x])
    @func.FuncOp.from_py_func(i32, i32)                         or @func.func(i32, i32)
    def add(x, y): return arith.addi(x, y)

The mirror is upstream's mlir/python/mlir/dialects/func.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, cast

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.builtin.types import FunctionType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.creation import as_value
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.structural_attributes import FlatSymbolRefAttr
from mlirkit.core.value import OpResult, Value
from mlirkit.core.value_lists import OpResultList
from mlirkit.dialects.declared import func
from mlirkit.dialects.function_members import AttributedFunctionMembers, fill_function
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.mixed_arguments import Building, ValueLike
from mlirkit.ods.live.building.op_builder import OpBuilder
from mlirkit.ods.live.hooks import builder, face_function, members

#: The value of a call: its result, its results, or nothing.
Called: TypeAlias = OpResult | OpResultList | None


@builder(func.FuncOp)
def build_function(
    builder: OpBuilder,
    info: OperationName,
    name: str | Attribute,
    type: FunctionType | TypeAttr | tuple[Sequence[Type], Sequence[Type]],
    *,
    visibility: str | None = None,
    body_builder: Callable[[Operation], object] | None = None,
    **named: object,
) -> Building:
    """Build `func.func`: `name` may be an attribute, `type` a pair of lists; `body_builder` fills a new entry
    block."""
    if isinstance(type, tuple):
        type = FunctionType(list(type[0]), list(type[1]))
    named["sym_name"] = name
    named["function_type"] = type
    if visibility is not None:
        named["sym_visibility"] = visibility
    state = builder.state(info, (), named)
    return state if body_builder is None else (state, fill_function(body_builder))


@members(func.FuncOp)
class FuncMembers(AttributedFunctionMembers):
    """Members of `func.FuncOp` besides the generated accessors."""

    @classmethod
    def from_py_func(
        cls, *inputs: Type, results: Sequence[Type] | None = None, name: str | None = None
    ) -> Callable[[Callable[..., object]], Callable[..., Called]]:
        """See `function_from_python`."""
        return function_from_python(*inputs, results=results, name=name)


@face_function("func", "func")
def function_from_python(
    *inputs: Type, results: Sequence[Type] | None = None, name: str | None = None
) -> Callable[[Callable[..., object]], Callable[..., Called]]:
    """A decorator that makes a `func.func` at the insertion point by running a Python function.

    The Python function is called with the arguments of the entry block, and with the operation as `func_op`
    if it takes that.  Without `results` a `func.return` of the returned values is added, which determines the
    result types; with `results` it returns None and adds the terminator itself.

    The decorator returns a function that adds a call with its arguments, and has the operation as attribute
    `func_op`.
    """

    def decorate(body: Callable[..., object]) -> Callable[..., Called]:
        dialect = shared_dialect("func")
        symbol = name or body.__name__
        function = dialect.FuncOp(symbol, FunctionType(list(inputs), list(results or ())))
        with InsertionPoint(function.add_entry_block()):
            named = {"func_op": function} if _takes_operation(body) else {}
            returned = body(*function.arguments, **named)
            if results is None:
                values = _values(returned)
                dialect.ReturnOp(values)
                types = [value.type for value in values]
                function.set_inherent("function_type", TypeAttr(FunctionType(list(inputs), types)))
            elif returned is not None:
                # As upstream's class of error.
                raise AssertionError(
                    "Capturing a python function with explicit `results=` requires that the wrapped "
                    "function returns None."
                )
            else:
                types = list(results)

        def call(*arguments: ValueLike) -> Called:
            operation = dialect.CallOp(types, symbol, list(arguments))
            results: OpResultList = operation.results
            if len(results) == 1:
                result: OpResult = results[0]
                return result
            return results if len(results) else None

        call.__name__ = body.__name__
        call.__doc__ = body.__doc__
        call.func_op = function  # type: ignore[attr-defined]
        return call

    return decorate


def _takes_operation(function: Callable[..., object]) -> bool:
    import inspect  # takes longer to import than the dialect

    for parameter in inspect.signature(function).parameters.values():
        if parameter.kind is parameter.VAR_KEYWORD:
            return True
        if parameter.name == "func_op" and parameter.kind is not parameter.POSITIONAL_ONLY:
            return True
    return False


def _values(returned: object) -> list[Value]:
    if returned is None:
        return []
    if isinstance(returned, Operation):
        return list(returned.result_values())
    if isinstance(returned, Value):
        return [returned]
    if not isinstance(returned, Iterable):
        raise TypeError(f"expected values, got {returned!r}")
    return [as_value(value) for value in returned]


@builder(func.CallOp)
def build_call(
    builder: OpBuilder,
    info: OperationName,
    first: object = None,
    second: object = None,
    third: object = None,
    **named: object,
) -> Building:
    """Build `func.call`: `(function, arguments)` or `(result types, name or symbol reference, arguments)`."""
    if isinstance(first, Operation):
        if third is not None:
            raise ValueError("unexpected third argument when constructing a call to a function")
        if not isinstance(second, (list, tuple)):
            raise ValueError(
                "when constructing a call to a function, expected the second argument to be a list of call "
                f"arguments, got {type(second)}"
            )
        callee = cast(func.FuncOp, first)
        named["results"] = list(callee.type.results)
        named["callee"] = FlatSymbolRefAttr(callee.sym_name_attr.value)
        named["operands"] = second
        return builder.state(info, (), named)
    if isinstance(second, (list, tuple)) and third is None and not _holds_types(first):
        # The generated builder's order: callee, operands; results by name.
        return builder.state(info, (first, second), named)
    if isinstance(second, (list, tuple)):
        raise ValueError(
            "when constructing a call to a function by name, expected the second argument to be a string or "
            f"a FlatSymbolRefAttr, got {type(second)}"
        )
    if first is not None:
        named["results"] = first
    if second is not None:
        named["callee"] = FlatSymbolRefAttr(second) if isinstance(second, str) else second
    if third is not None:
        named["operands"] = third
    return builder.state(info, (), named)


def _holds_types(value: object) -> bool:
    return isinstance(value, (list, tuple)) and all(isinstance(type, Type) for type in value)


@members(func.ConstantOp)
class ConstantMembers(func.ConstantOp):
    """Members of `func.ConstantOp` besides the generated accessors."""

    @property
    def type(self) -> Type:
        """The type of the function."""
        return self.result_values()[0].type
