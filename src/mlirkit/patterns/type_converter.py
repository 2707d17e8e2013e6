"""Conversion of types: to one type, several or none, and the casts between their values.

    types = TypeConverter()
    types.add_conversion(lambda type: I32 if type == I64 else type)
    types.add_conversion(lambda type: [F16, F16] if type == F32 else None)       None: the next is tried
    types.add_value_conversion(lambda value: ...)                                by the value's position
    types.add_source_materialization(lambda rewriter, type, inputs, loc: ...)    back to the original type
    types.add_target_materialization(lambda rewriter, types, inputs, loc, original: [...])

Functions are tried in reverse order of their addition.
Mirror: TypeConverter of mlir/Transforms/DialectConversion.h.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from mlirkit.core.arguments import expect, expect_all, expect_count, expect_live
from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value

if TYPE_CHECKING:
    from mlirkit.patterns.rewriter import PatternRewriter

# The result of a conversion for a type that cannot be converted: no other conversion is tried.
REFUSED: Final = "refused"

SourceMaterialization = Callable[["PatternRewriter", Type, Sequence[Value], Location], "Value | None"]
TargetMaterialization = Callable[
    ["PatternRewriter", Sequence[Type], Sequence[Value], Location, "Type | None"], "Sequence[Value] | None"
]


class InputMapping:
    """The conversion of an argument: `size` arguments from `first`, or existing values."""

    __slots__ = ("first", "size", "values")

    def __init__(self, first: int, size: int, values: list[Value] | None = None) -> None:
        self.first = first
        self.size = size
        self.values = values


class SignatureConversion:
    """The conversion of the arguments of a block or function; arguments without one are dropped."""

    def __init__(self, count: int) -> None:
        self._count = expect_count(count, 1 << 31, "SignatureConversion", "count")
        self._types: list[Type] = []
        self._inputs: dict[int, InputMapping] = {}

    @property
    def converted_types(self) -> list[Type]:
        """The types of the new arguments."""
        return list(self._types)

    def mapping_of(self, number: int) -> InputMapping | None:
        """The conversion of argument `number`; None if it is dropped."""
        return self._inputs.get(number)

    def append(self, types: Sequence[Type]) -> None:
        """Append arguments that correspond to no old argument."""
        self._types += expect_all(types, Type, "append", "types")

    def add_inputs(self, number: int, types: Sequence[Type]) -> None:
        """Map argument `number` to new arguments of these types, at least one."""
        types = expect_all(types, Type, "add_inputs", "types")
        self.remap_input(number, len(self._types), len(types))
        self._types += types

    def remap_input(self, number: int, first: int, size: int = 1) -> None:
        """Map argument `number` to existing new arguments."""
        number = expect_count(number, self._count - 1, "remap_input", "number")
        self._inputs[number] = InputMapping(first, size)

    def replace_input(self, number: int, values: Sequence[Value]) -> None:
        """Remove argument `number` and replace it by values."""
        number = expect_count(number, self._count - 1, "replace_input", "number")
        self._inputs[number] = InputMapping(0, 0, expect_all(values, Value, "replace_input", "values"))


@mypyc_attr(allow_interpreted_subclasses=True)
class TypeConverter:
    """Functions that convert types, and that make casts between old and new ones."""

    def __init__(self) -> None:
        # Conversion functions, with whether they take values instead of types.
        self._functions: list[tuple[Callable[[Any], Any], bool]] = []
        self._source: list[SourceMaterialization] = []
        self._target: list[TargetMaterialization] = []

    def add_conversion(self, convert: Callable[[Any], Any]) -> None:
        """Add a function from a type to one type or several; if it returns None, the next function is
        tried."""
        if not callable(convert):
            raise TypeError(f"expected a function of a type, got {convert!r}")
        self._functions.append((convert, False))

    def add_value_conversion(self, convert: Callable[[Value], Any]) -> None:
        """Add a function as `add_conversion` does, of a value: it may depend on the value's position."""
        if not callable(convert):
            raise TypeError(f"expected a function of a value, got {convert!r}")
        self._functions.append((convert, True))

    def add_source_materialization(self, materialize: SourceMaterialization) -> None:
        """Add a function that makes a value of the original type from the values that replaced it."""
        if not callable(materialize):
            raise TypeError(f"expected a function of a type and values, got {materialize!r}")
        self._source.append(materialize)

    def add_target_materialization(self, materialize: TargetMaterialization) -> None:
        """Add a function that makes values of converted types from the current values."""
        if not callable(materialize):
            raise TypeError(f"expected a function of types and values, got {materialize!r}")
        self._target.append(materialize)

    # -- types --------------------------------------------------------------------------------------------

    def convert_type(self, type: Type) -> Type | None:
        """The single type that a type converts to; None if it converts to no or to several types."""
        expect(type, Type, "convert_type", "type")
        result = self.converted_types(type)
        return result[0] if result is not None and len(result) == 1 else None

    def converted_types(self, type: Type | Value) -> list[Type] | None:
        """The types that a type, or the type of a value, converts to; None if unknown."""
        expect(type, (Type, Value), "converted_types", "type")
        value = type if isinstance(type, Value) else None
        if value is not None:
            value.require_live()
        from_type = type if value is None else value.type
        functions = self._functions[::-1]
        for convert, of_value in functions:
            if of_value and value is None:
                continue
            result = convert(value if of_value else from_type)
            if result is None:
                continue
            if isinstance(result, Type):
                return [result]
            if result is REFUSED:
                return None
            if not isinstance(result, (list, tuple)) or not all(isinstance(type, Type) for type in result):
                raise TypeError(f"a type is converted to a type, not to {result!r}")
            return list(result)
        return None

    def convert_all(self, types: Sequence[Type | Value]) -> list[Type] | None:
        """The types that several become; None if one is unknown."""
        result: list[Type] = []
        for type in types:
            converted = self.converted_types(type)
            if converted is None:
                return None
            result += converted
        return result

    def is_legal(self, type: Type | Value) -> bool:
        """Whether a type becomes itself."""
        result = self.converted_types(type)
        return result is not None and result == [type.type if isinstance(type, Value) else type]

    def is_legal_op(self, op: Operation) -> bool:
        """Whether the types of all operands and results become themselves."""
        expect_live(op, Operation, "is_legal_op", "op")
        return all(self.is_legal(operand) for operand in op.operand_values()) and all(
            self.is_legal(result) for result in op.result_values()
        )

    def is_legal_region(self, region: Region) -> bool:
        """Whether the types of all arguments become themselves."""
        expect_live(region, Region, "is_legal_region", "region")
        return all(self.is_legal(argument) for block in region.get_blocks() for argument in block.args)

    # -- signatures ---------------------------------------------------------------------------------------

    def convert_signature(self, types: Sequence[Type | Value]) -> SignatureConversion | None:
        """The conversion of arguments, given by types or values; None if a type has no conversion."""
        conversion = SignatureConversion(len(types))
        for number, type in enumerate(types):
            converted = self.converted_types(type)
            if converted is None:
                return None
            if converted:
                conversion.add_inputs(number, converted)
        return conversion

    def convert_block_signature(self, block: Block) -> SignatureConversion | None:
        """The conversion of the arguments of a block; None if a type has no conversion."""
        expect_live(block, Block, "convert_block_signature", "block")
        return self.convert_signature([*block.args])

    # -- values -------------------------------------------------------------------------------------------

    def materialize_source(
        self, rewriter: PatternRewriter, type: Type, inputs: Sequence[Value], location: Location
    ) -> Value | None:
        """A value of a type from before; None if no function makes it."""
        for materialize in reversed(self._source):
            result = materialize(rewriter, type, inputs, location)
            if result is not None:
                return result
        return None

    def materialize_target(
        self,
        rewriter: PatternRewriter,
        types: Sequence[Type],
        inputs: Sequence[Value],
        location: Location,
        original: Type | None,
    ) -> list[Value] | None:
        """Values of converted types; None if no function makes them."""
        for materialize in reversed(self._target):
            result = materialize(rewriter, types, inputs, location, original)
            if result:
                return list(result)
        return None
