"""Members that operations of functions have in upstream's bindings, in all dialects.

f.type  f.visibility  f.is_external  f.entry_block  f.arguments  f.add_entry_block()
f.arg_attrs  f.result_attrs         may be set to lists of dictionaries
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.typed_attributes import TypedTypeAttr
from mlirkit.builtin.types import FunctionType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.interfaces import function_body
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, StringAttr
from mlirkit.core.value_lists import BlockArgumentList


class FunctionName(str):
    """The name of the operation, with the name of the function as `value`.

    So `op.name == "func.func"` holds, and `function.name.value` is the same as in upstream's bindings, where
    the operation and its view have separate names.
    """

    __slots__ = ("value",)

    value: str


class FunctionMembers(Operation):
    """The members; a dialect's class of them derives from it."""

    @property
    def name(self) -> FunctionName:
        """The name of the operation; its `value` is the name of the function."""
        result = FunctionName(self.require_live().name)
        symbol = self.attribute("sym_name")
        # Invalid functions have a name as well: messages need it.
        result.value = symbol.value if isinstance(symbol, StringAttr) else ""
        return result

    @property
    def type(self) -> FunctionType:
        """The function's type."""
        return cast(TypedTypeAttr[FunctionType], self.inherent("function_type")).value

    @property
    def visibility(self) -> Attribute | None:
        return self.inherent("sym_visibility")

    @property
    def is_external(self) -> bool:
        """Whether the function has no body."""
        return function_body(self).is_empty

    @property
    def entry_block(self) -> Block:
        """The first block; IndexError if there is no body."""
        if self.is_external:
            raise IndexError("External function does not have a body")
        block: Block = function_body(self).blocks[0]
        return block

    @property
    def arguments(self) -> BlockArgumentList | list[Type]:
        """The arguments of the entry block."""
        return self.entry_block.arguments

    def add_entry_block(self, arg_locs: Sequence[Location] | None = None) -> Block:
        """Give the function a body with one block, its arguments as the type has them."""
        if not self.is_external:
            raise IndexError("The function already has an entry block!")
        return function_body(self).blocks.append(*self.type.inputs, arg_locs=arg_locs)


class AttributedFunctionMembers(FunctionMembers):
    """Members of functions whose arguments and results always have dictionaries."""

    @property
    def arg_attrs(self) -> ArrayAttr:
        """The attributes of the arguments: a dictionary for each; ValueError if they are no array."""
        attributes = self.inherent("arg_attrs")
        if attributes is None:
            return ArrayAttr([EMPTY_DICTIONARY] * len(self.type.inputs))
        return ArrayAttr(cast(ArrayAttr, attributes))

    @arg_attrs.setter
    def arg_attrs(self, attributes: Sequence[Attribute] | ArrayAttr | None) -> None:
        self.set_inherent("arg_attrs", _array(attributes))

    @property
    def result_attrs(self) -> ArrayAttr | None:
        """The attributes of the results: a dictionary for each, or None; ValueError if they are no array."""
        attributes = self.inherent("res_attrs")
        return None if attributes is None else ArrayAttr(cast(ArrayAttr, attributes))

    @result_attrs.setter
    def result_attrs(self, attributes: Sequence[Attribute] | ArrayAttr | None) -> None:
        self.set_inherent("res_attrs", _array(attributes))


def _array(attributes: Sequence[Attribute] | ArrayAttr | None) -> ArrayAttr | None:
    if attributes is None or isinstance(attributes, ArrayAttr):
        return attributes
    return ArrayAttr(list(attributes))


def fill_function(body_builder: Callable[[Operation], object]) -> Callable[[Operation], None]:
    """A function that adds an entry block to a new function and fills it with `body_builder`."""

    def fill(function: Operation) -> None:
        with InsertionPoint(cast(FunctionMembers, function).add_entry_block()):
            body_builder(function)

    return fill
