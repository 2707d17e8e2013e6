"""What operations that are functions have in upstream's bindings, whichever dialect they are of.

f.type  f.visibility  f.is_external  f.entry_block  f.arguments  f.add_entry_block()
f.arg_attrs  f.result_attrs         may be set to lists of dictionaries
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.location import Location
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, StringAttr


class FunctionName(str):
    """The name of the operation, as of every operation, which has the function's own as its `value`.

    So `op.name == "func.func"` holds, and `function.name.value` is what it is in upstream's bindings, where
    the operation and the view of it have names of their own.
    """

    __slots__ = ("value",)

    value: str


class FunctionMembers:
    """The members; a dialect's class of them derives from it."""

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


class AttributedFunctionMembers(FunctionMembers):
    """What functions have besides whose arguments and results always have dictionaries."""

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


def _array(attributes: Any) -> ArrayAttr | None:
    if attributes is None or isinstance(attributes, ArrayAttr):
        return attributes
    return ArrayAttr(list(attributes))


def fill_function(body_builder: Callable[[Any], Any]) -> Callable[[Any], None]:
    """What gives a new function an entry block, for a function that fills it."""

    def fill(function: Any) -> None:
        with InsertionPoint(function.add_entry_block()):
            body_builder(function)

    return fill
