"""Builtin types that are neither floats nor shaped: integers, `index`, `none`, `complex`, tuples, functions.

This module, `float_types` and `shaped_types` contain the types whose syntax and encoding are part of MLIR
itself. Constructors take the parts of a type and check nothing; `get`, as in upstream's bindings, checks and
raises.  The rules and their messages: builtin/type_checks.py.  Text: text/parser/types.py and
text/printer/types.py.  Encoding: bytecode/builtin_codec.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from operator import index as exact_int
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mlirkit.builtin.float_types import FloatType
from mlirkit.core.arguments import expect, expect_count
from mlirkit.core.attribute import BuiltinType, Type
from mlirkit.support.build import COMPILED

SIGNLESS: Final = 0
SIGNED: Final = 1
UNSIGNED: Final = 2


class Signedness(IntEnum):
    """`IntegerType.Signedness`: names of the numbers above, as upstream; types store the numbers."""

    SIGNLESS = 0
    SIGNED = 1
    UNSIGNED = 2

    def __str__(self) -> str:
        return f"Signedness.{self.name}"


class IntegerType(BuiltinType):
    """`iN`, `siN` or `uiN`; width in bits, up to 16,777,215."""

    __slots__ = ("signedness", "width")

    type_name: ClassVar[str] = "builtin.integer"
    IS_UNIQUE: ClassVar[bool] = True

    Signedness: ClassVar[Any] = Signedness
    SIGNLESS: ClassVar[Any] = Signedness.SIGNLESS
    SIGNED: ClassVar[Any] = Signedness.SIGNED
    UNSIGNED: ClassVar[Any] = Signedness.UNSIGNED

    def __init__(self, width: int | IntegerType, signedness: int = 0) -> None:
        if isinstance(width, IntegerType):
            return
        self._hash = 0
        self.width = int(width)
        self.signedness = int(signedness)

    def key(self) -> tuple[Any, ...]:
        return (self.width, self.signedness)

    @staticmethod
    def get_signless(width: Any, context: object = None) -> IntegerType:
        return integer_type(_width(width), SIGNLESS)

    @staticmethod
    def get_signed(width: Any, context: object = None) -> IntegerType:
        return integer_type(_width(width), SIGNED)

    @staticmethod
    def get_unsigned(width: Any, context: object = None) -> IntegerType:
        return integer_type(_width(width), UNSIGNED)

    @staticmethod
    def get(width: Any, signedness: Any = 0, context: object = None) -> IntegerType:
        return integer_type(
            _width(width), expect_count(signedness, UNSIGNED, "IntegerType.get", "signedness")
        )

    @property
    def is_signless(self) -> bool:
        return self.signedness == SIGNLESS

    @property
    def is_signed(self) -> bool:
        return self.signedness == SIGNED

    @property
    def is_unsigned(self) -> bool:
        return self.signedness == UNSIGNED


def _width(width: Any) -> int:
    """A width from a user."""
    number = exact_int(width)
    if number < 0:
        raise TypeError(f"expected a width, got {width!r}")
    return number


_integer_types: Final[dict[tuple[int, int], IntegerType]] = {}


def integer_type(width: int, signedness: int = SIGNLESS) -> IntegerType:
    """The integer type, interned."""
    key = (width, signedness)
    type = _integer_types.get(key)
    if type is None:
        type = IntegerType(width, signedness)
        _integer_types[key] = type
    return type


class IndexType(BuiltinType):
    """`index`: an integer with a target-dependent width; 64 bits wherever a width is needed."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.index"
    IS_UNIQUE: ClassVar[bool] = True

    def __init__(self, type: IndexType | None = None) -> None:
        if type is None:
            self._hash = 0

    @staticmethod
    def get(context: object = None) -> IndexType:
        return INDEX


class NoneType(BuiltinType):
    """`none`: the unit type."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.none"
    IS_UNIQUE: ClassVar[bool] = True

    def __init__(self, type: NoneType | None = None) -> None:
        if type is None:
            self._hash = 0

    @staticmethod
    def get(context: object = None) -> NoneType:
        return NONE


INDEX: Final = IndexType()
NONE: Final = NoneType()

if not COMPILED:
    # Unique objects are compared by identity: dictionaries need not call Python code for them.
    IntegerType.__hash__ = object.__hash__  # type: ignore[method-assign]
    IndexType.__hash__ = object.__hash__  # type: ignore[method-assign]
    NoneType.__hash__ = object.__hash__  # type: ignore[method-assign]


class ComplexType(BuiltinType):
    """`complex<element>`."""

    __slots__ = ("element_type",)

    type_name: ClassVar[str] = "builtin.complex"

    HOLDS_A_TYPE: ClassVar[bool] = True

    def __init__(self, element_type: Type) -> None:
        if element_type is self:
            return
        self._hash = 0
        self.element_type = element_type
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.element_type,)

    @staticmethod
    def get(element_type: Type, context: object = None) -> ComplexType:
        if not isinstance(element_type, (FloatType, IntegerType)):
            raise ValueError(f"invalid 'Type({element_type})' and expected floating point or integer type.")
        return ComplexType(element_type=element_type)


def _require_types(types: Any) -> list[Type]:
    """`types` as a checked list: constructors must not raise in compiled code, so their callers check."""
    listed = list(types)
    for item in listed:
        if not isinstance(item, Type):
            raise TypeError(f"expected a type, got {item!r}")
    return listed


class TupleType(BuiltinType):
    """`tuple<types>`."""

    __slots__ = ("types",)

    type_name: ClassVar[str] = "builtin.tuple"

    def __init__(self, types: Sequence[Type] | TupleType) -> None:
        if isinstance(types, TupleType):
            return
        self._hash = 0
        self.types: tuple[Type, ...] = tuple(types)
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.types,)

    @staticmethod
    def get_tuple(elements: Sequence[Type], context: object = None) -> TupleType:
        return TupleType(_require_types(elements))

    @property
    def num_types(self) -> int:
        return len(self.types)

    def get_type(self, pos: int) -> Type:
        return self.types[pos]


@mypyc_attr(allow_interpreted_subclasses=True)
class SignatureType(BuiltinType):
    """Base of function and graph types: the input types and the result types."""

    __slots__ = ("input_types", "result_types")

    def __init__(self, inputs: Sequence[Type] | SignatureType, results: Sequence[Type] = ()) -> None:
        if isinstance(inputs, SignatureType):
            return
        self._hash = 0
        self.input_types: tuple[Type, ...] = tuple(inputs)
        self.result_types: tuple[Type, ...] = tuple(results)
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.input_types, self.result_types)

    @property
    def inputs(self) -> list[Type]:
        """A list of the inputs, as in upstream's bindings; the type itself stores `input_types`."""
        return list(self.input_types)

    @property
    def results(self) -> list[Type]:
        """A list of the results; the type itself stores `result_types`."""
        return list(self.result_types)

    def clone(self, inputs: Sequence[Type], results: Sequence[Type]) -> SignatureType:
        """A type of the same class with other inputs and results."""
        return type(self)(tuple(inputs), tuple(results))


@mypyc_attr(allow_interpreted_subclasses=True)
class FunctionType(SignatureType):
    """`(inputs) -> results`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.function"

    @staticmethod
    def get(inputs: Sequence[Type], results: Sequence[Type], context: object = None) -> Any:
        return FunctionType(_require_types(inputs), _require_types(results))


class GraphType(SignatureType):
    """The type of a graph; its text is that of a function type."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.graph"

    @staticmethod
    def get(inputs: Sequence[Type], results: Sequence[Type], context: object = None) -> GraphType:
        return GraphType(_require_types(inputs), _require_types(results))


class TokenType(BuiltinType):
    """`token`, which only the definitions of LLVM 23 and later have, in place of `LLVM_TOKEN`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.token"

    def __init__(self) -> None:
        self._hash = 0

    def key(self) -> tuple[Any, ...]:
        return ()


class OpaqueType(BuiltinType):
    """A type of a dialect that is not loaded, kept as text: `!dialect<"text">`."""

    __slots__ = ("data", "dialect_namespace")

    type_name: ClassVar[str] = "builtin.opaque"

    def __init__(self, dialect_namespace: str | OpaqueType, data: str = "") -> None:
        if isinstance(dialect_namespace, OpaqueType):
            return
        self._hash = 0
        self.dialect_namespace = dialect_namespace
        self.data = data

    def key(self) -> tuple[Any, ...]:
        return (self.dialect_namespace, self.data)

    @staticmethod
    def get(dialect_namespace: str, buffer: str, context: object = None) -> OpaqueType:
        expect(dialect_namespace, str, "OpaqueType.get", "dialect_namespace")
        expect(buffer, str, "OpaqueType.get", "buffer")
        return OpaqueType(dialect_namespace, buffer)


TOKEN: Final = TokenType()
# The token type of the shipped definitions.
LLVM_TOKEN: Final = OpaqueType("llvm", "token")
