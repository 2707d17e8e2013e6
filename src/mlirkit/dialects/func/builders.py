"""Building functions and calls, as upstream's bindings have it.

    f = func.FuncOp("f", FunctionType.get([i32], [i32]))        or ("f", ([i32], [i32]), visibility="private")
    block = f.add_entry_block(); f.arguments; f.type; f.entry_block; f.is_external
    func.CallOp(f, [x]); func.CallOp([i32], "f", [x]); func.CallOp([i32], FlatSymbolRefAttr.get("f"), [x])
    @func.FuncOp.from_py_func(i32, i32)                         or @func.func(i32, i32)
    def add(x, y): return arith.addi(x, y)

The mirror is upstream's mlir/python/mlir/dialects/func.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, TypeAttr
from mlirkit.builtin.types import FunctionType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.creation import as_value
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, FlatSymbolRefAttr, StringAttr
from mlirkit.core.value import Value
from mlirkit.dialects.loading import shared_dialect
from mlirkit.ods.live.hooks import builder, face_function, members


@builder("func.func")
def build_function(
    builder: Any,
    info: Any,
    name: Any,
    type: Any,
    *,
    visibility: str | None = None,
    body_builder: Callable[[Any], Any] | None = None,
    **named: Any,
) -> Any:
    """`name` may be an attribute, `type` a pair of lists; `body_builder` fills a new entry block."""
    if isinstance(type, tuple):
        type = FunctionType(list(type[0]), list(type[1]))
    named["sym_name"] = name
    named["function_type"] = type
    if visibility is not None:
        named["sym_visibility"] = visibility
    state = builder.state(info, (), named)
    if body_builder is None:
        return state

    def fill(function: Any) -> None:
        with InsertionPoint(function.add_entry_block()):
            body_builder(function)

    return state, fill


class FunctionName(str):
    """The name of the operation, as of every operation, which has the function's own as its `value`.

    So `op.name == "func.func"` holds, and `function.name.value` is what it is in upstream's bindings, where
    the operation and the view of it have names of their own.
    """

    __slots__ = ("value",)

    value: str


@members("func.func")
class FunctionMembers:
    """What `func.FuncOp` has besides the definition's parts."""

    @property
    def name(self: Any) -> FunctionName:
        """The name of the operation; its `value` is the name of the function."""
        found = FunctionName(self.require_live().name)
        symbol = self.inherent("sym_name")
        # Broken functions have names of operations, too: messages need them.
        found.value = symbol.value if isinstance(symbol, StringAttr) else ""
        return found

    @property
    def type(self: Any) -> Any:
        """The function's type."""
        return self.inherent("function_type").value

    @property
    def visibility(self: Any) -> Attribute | None:
        attribute: Attribute | None = self.inherent("sym_visibility")
        return attribute

    @property
    def is_external(self: Any) -> bool:
        """Whether there is no body."""
        return bool(self.region_at(0).is_empty)

    @property
    def entry_block(self: Any) -> Block:
        """The first block; IndexError if there is no body."""
        if self.is_external:
            raise IndexError("External function does not have a body")
        block: Block = self.region_at(0).first_block
        return block

    @property
    def arguments(self: Any) -> Any:
        """The arguments of the entry block."""
        return self.entry_block.arguments

    def add_entry_block(self: Any, arg_locs: Sequence[Location] | None = None) -> Block:
        """Give the function a body with one block, its arguments as the type has them."""
        if not self.is_external:
            raise IndexError("The function already has an entry block!")
        block: Block = self.body.blocks.append(*self.type.inputs, arg_locs=arg_locs)
        return block

    @property
    def arg_attrs(self: Any) -> ArrayAttr:
        """The attributes of the arguments: a dictionary for each."""
        found: ArrayAttr | None = self.inherent("arg_attrs")
        return ArrayAttr([EMPTY_DICTIONARY] * len(self.type.inputs)) if found is None else found

    @arg_attrs.setter
    def arg_attrs(self: Any, attributes: Any) -> None:
        self.set_inherent("arg_attrs", _array(attributes))

    @property
    def result_attrs(self: Any) -> ArrayAttr | None:
        """The attributes of the results: a dictionary for each, or None."""
        found: ArrayAttr | None = self.inherent("res_attrs")
        return found

    @result_attrs.setter
    def result_attrs(self: Any, attributes: Any) -> None:
        self.set_inherent("res_attrs", _array(attributes))

    @classmethod
    def from_py_func(
        cls, *inputs: Type, results: Sequence[Type] | None = None, name: str | None = None
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """See `function_from_python`."""
        return function_from_python(*inputs, results=results, name=name)


def _array(attributes: Any) -> ArrayAttr | None:
    if attributes is None or isinstance(attributes, ArrayAttr):
        return attributes
    return ArrayAttr(list(attributes))


@face_function("func", "func")
def function_from_python(
    *inputs: Type, results: Sequence[Type] | None = None, name: str | None = None
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A decorator that makes a `func.func` at the insertion point by running a Python function.

    The Python function is called with the arguments of the entry block, and with the operation as `func_op`
    if it takes that.  Without `results` what it returns is returned by a `func.return` that is added, and
    gives the result types; with `results` it returns None and adds the terminator itself.

    In place of the Python function stands one that adds a call of the function to its arguments, with the
    operation as attribute `func_op`.
    """

    def decorate(body: Callable[..., Any]) -> Callable[..., Any]:
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
                raise ValueError(
                    "Capturing a python function with explicit `results=` requires that the wrapped "
                    "function returns None."
                )
            else:
                types = list(results)

        def call(*arguments: Any) -> Any:
            operation = dialect.CallOp(types, symbol, list(arguments))
            found = operation.results
            if len(found) == 1:
                return found[0]
            return found if len(found) else None

        call.__name__ = body.__name__
        call.__doc__ = body.__doc__
        call.func_op = function  # type: ignore[attr-defined]
        return call

    return decorate


def _takes_operation(function: Callable[..., Any]) -> bool:
    import inspect  # takes longer to import than the dialect

    for parameter in inspect.signature(function).parameters.values():
        if parameter.kind is parameter.VAR_KEYWORD:
            return True
        if parameter.name == "func_op" and parameter.kind is not parameter.POSITIONAL_ONLY:
            return True
    return False


def _values(returned: Any) -> list[Value]:
    if returned is None:
        return []
    if isinstance(returned, Operation):
        return list(returned.result_values())
    if isinstance(returned, Value):
        return [returned]
    return [as_value(each) for each in returned]


@builder("func.call")
def build_call(
    builder: Any, info: Any, first: Any = None, second: Any = None, third: Any = None, **named: Any
) -> Any:
    """`(function, arguments)` or `(result types, name or symbol reference, arguments)`."""
    if isinstance(first, Operation):
        if third is not None:
            raise ValueError("unexpected third argument when constructing a call to a function")
        if not isinstance(second, (list, tuple)):
            raise ValueError(
                "when constructing a call to a function, expected the second argument to be a list of call "
                f"arguments, got {type(second)}"
            )
        function: Any = first
        named["results"] = list(function.type.results)
        named["callee"] = FlatSymbolRefAttr(function.inherent("sym_name").value)
        named["operands"] = second
        return builder.state(info, (), named)
    if isinstance(second, (list, tuple)) and third is None and not _holds_types(first):
        # The definition's own order: callee, operands; the results by name.
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


def _holds_types(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and all(isinstance(each, Type) for each in value)


@members("func.constant")
class ConstantMembers:
    """What `func.ConstantOp` has besides the definition's parts."""

    @property
    def type(self: Any) -> Type:
        """The type of the function."""
        type: Type = self.result_values()[0].type
        return type
