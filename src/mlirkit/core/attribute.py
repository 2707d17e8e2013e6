"""The bases of every attribute and type: immutable values with structural equality and a cached hash.

A class states its identity once, in `key()`: the tuple of its constructor's arguments.  Equality, hash,
pickling and copying derive from it.  Values need no context and may be shared freely between modules
and threads.

Concrete values: core/structural_attributes.py (the attributes that the graph itself needs),
core/location.py, and the `builtin` room.  Values of dialects with definitions derive from
`ParametrizedAttribute` and `ParametrizedType`.  Text: text/parser and text/printer.
"""

from __future__ import annotations

from collections.abc import Callable
from types import GenericAlias
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.core.arguments import expect
from mlirkit.core.native_pointer import CAPI_CREATE, CAPI_PTR
from mlirkit.core.type_id import StaticTypeID, TypeID
from mlirkit.core.upcalls import parse_attribute_text, parse_type_text, value_to_html, value_to_text


@mypyc_attr(allow_interpreted_subclasses=True)
class AttributeOrType:
    """Base of attributes and types.

    A class that contains other attributes or types calls `seal()` at the end of its constructor, so
    that hashes are built bottom-up: hashing a value nested a hundred thousand levels deep then never
    recurses.
    """

    __slots__ = ("_hash",)

    # The dialect whose prefix the value prints with, and its mnemonic; '' for builtin's own syntax.
    DIALECT: ClassVar[str] = "builtin"
    MNEMONIC: ClassVar[str] = ""

    static_typeid: ClassVar[Any] = StaticTypeID()
    _CAPIPtr: ClassVar[Any] = CAPI_PTR
    _CAPICreate: ClassVar[Any] = CAPI_CREATE

    def __init__(self) -> None:
        self._hash: int = 0

    @classmethod
    def isinstance(cls, other: Any) -> bool:
        """Whether an object is of the class, under the name of the check in bindings up to LLVM 22."""
        return isinstance(other, cls)

    def key(self) -> tuple[Any, ...]:
        """The constructor's arguments; two values of one class are equal if these are."""
        return ()

    def seal(self) -> None:
        """Compute the hash now; called last by constructors of values that contain values."""
        self._hash = hash((self.__class__, self.key())) or 1

    def __hash__(self) -> int:
        return self._hash or self._first_hash()

    def _first_hash(self) -> int:
        self.seal()
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, AttributeOrType) or self.__class__ is not other.__class__:
            return NotImplemented
        return hash(self) == hash(other) and self._has_equal_parts(other)

    def _has_equal_parts(self, other: AttributeOrType) -> bool:
        """Whether another value of the class has equal parts."""
        return _equal(self, other)

    def __str__(self) -> str:
        return value_to_text(self)

    def _repr_html_(self) -> str:
        """The HTML that notebooks show."""
        return value_to_html(self)

    def __repr__(self) -> str:
        return f"{self.__class__.__name__}({value_to_text(self)})"

    def __reduce__(self) -> Any:
        return (self.__class__, self.key())

    def __copy__(self) -> AttributeOrType:
        return self

    def __deepcopy__(self, memo: object) -> AttributeOrType:
        return self

    @property
    def context(self) -> Any:
        """The current context.  Values belong to no context; the property exists for scripts that read it."""
        from mlirkit.core.context import current_context

        return current_context()

    @property
    def typeid(self) -> TypeID:
        """The identity of the value's class."""
        return TypeID(self.__class__)

    @classmethod
    def __class_getitem__(cls, parameters: Any) -> Any:
        """For annotations in which upstream's classes are generic, as in `ir.Value[ir.IntegerType]`."""
        return GenericAlias(cls, parameters)

    def dump(self) -> None:
        """Print the textual form on standard output."""
        print(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Attribute(AttributeOrType):
    """An attribute: a compile-time constant attached to an operation or part of another value."""

    __slots__ = ()

    @staticmethod
    def parse(asm: str | bytes, context: Any = None) -> Any:
        """Parse an attribute, e.g. `Attribute.parse("42 : i8")`; MLIRError if `asm` is no attribute."""
        expect(asm, (str, bytes), "Attribute.parse", "asm")
        return _read(parse_attribute_text, "attribute", asm, context)

    def get_named(self, name: str) -> NamedAttribute:
        """This attribute under a name, as in an operation's dictionary."""
        expect(name, str, "get_named", "name")
        return NamedAttribute(name, self)

    def maybe_downcast(self) -> Attribute:
        """The attribute itself: values always have their own class here."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Type(AttributeOrType):
    """A type of SSA values."""

    __slots__ = ()

    @staticmethod
    def parse(asm: str | bytes, context: Any = None) -> Any:
        """Parse a type, e.g. `Type.parse("tensor<?xf32>")`; MLIRError if `asm` is no type."""
        expect(asm, (str, bytes), "Type.parse", "asm")
        return _read(parse_type_text, "type", asm, context)

    def maybe_downcast(self) -> Type:
        """The type itself: values always have their own class here."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class BuiltinAttribute(Attribute):
    """An attribute whose constructor, given an attribute, returns that attribute if it is of the class.

    Upstream's bindings cast this way; here it is a check, which type checkers understand.  Constructors of
    subclasses return at once if their first argument is the object itself.

    Frequent subclasses have a `__new__` with the parameters of their `__init__`: compiled code calls both
    directly then, in place of a call with a tuple and a dictionary of arguments.
    """

    __slots__ = ()

    def __new__(cls, *args: Any, **named: Any) -> Any:
        if len(args) == 1 and isinstance(args[0], Attribute):
            return cast_of(cls, args[0])
        return super().__new__(cls)


def cast_of(cls: Any, attribute: Attribute) -> Any:
    """Return an attribute that is of a class already; ValueError for others."""
    if isinstance(attribute, cls):
        return attribute
    raise ValueError(f"Cannot cast attribute to {cls.__name__} (from Attribute({attribute}))")


@mypyc_attr(allow_interpreted_subclasses=True)
class BuiltinType(Type):
    """A type whose constructor casts, as that of `BuiltinAttribute` does."""

    __slots__ = ()

    # Whether the constructor's first argument is a type, as an element type is.
    HOLDS_A_TYPE: ClassVar[bool] = False
    # Whether equal types are one object, which the constructor returns.
    IS_UNIQUE: ClassVar[bool] = False

    def __new__(cls, *args: Any, **named: Any) -> Any:
        if len(args) == 1 and isinstance(args[0], Type):
            if isinstance(args[0], cls):
                return args[0]
            if not cls.HOLDS_A_TYPE:
                raise ValueError(f"Cannot cast type to {cls.__name__} (from Type({args[0]}))")
        created: Any = super().__new__(cls)
        if not cls.IS_UNIQUE:
            return created
        created.__init__(*args, **named)
        return _unique_types.setdefault((cls, created.key()), created)


_unique_types: Final[dict[tuple[Any, tuple[Any, ...]], Any]] = {}


class NamedAttribute:
    """A name and its attribute, an entry of a dictionary."""

    __slots__ = ("attr", "name")

    def __init__(self, name: str, attr: Attribute) -> None:
        self.name = name
        self.attr = attr

    def __repr__(self) -> str:
        return f"NamedAttribute({self.name}={self.attr})"


@mypyc_attr(allow_interpreted_subclasses=True)
class ParametrizedAttribute(Attribute):
    """An attribute of a dialect that is its class and a tuple of parameters."""

    __slots__ = ("parameters",)

    def __init__(self, *parameters: Any) -> None:
        self._hash = 0
        self.parameters: tuple[Any, ...] = frozen(parameters)
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return self.parameters

    def seal(self) -> None:
        # Data may be a view of a large file: a hash of a fragment suffices and leaves the rest on the disk.
        parts = self.parameters
        for part in parts:
            if _is_data(part):
                parts = tuple([(len(p), bytes(p[:64])) if _is_data(p) else p for p in parts])
                break
        self._hash = hash((self.__class__, parts)) or 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ParametrizedType(Type):
    """A type of a dialect that is its class and a tuple of parameters."""

    __slots__ = ("parameters",)

    def __init__(self, *parameters: Any) -> None:
        self._hash = 0
        self.parameters: tuple[Any, ...] = frozen(parameters)
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return self.parameters


def frozen(parameters: tuple[Any, ...]) -> tuple[Any, ...]:
    """Parameters with lists as tuples: they are hashed."""
    for parameter in parameters:
        if isinstance(parameter, list):
            return tuple([frozen(tuple(item)) if isinstance(item, list) else item for item in parameters])
    return parameters


def _read(parse: Callable[[str | bytes, Any], Any], subject: str, asm: str | bytes, context: Any) -> Any:
    from mlirkit.core.context import current_context
    from mlirkit.core.reading import reading

    parse_context = current_context(context)
    return reading(lambda: parse(asm, parse_context), subject, parse_context)


def _is_data(value: object) -> bool:
    return isinstance(value, (bytes, memoryview))


def are_small_and_equal(left: AttributeOrType, right: AttributeOrType) -> i64:
    """Whether two values are equal, 1 or 0; -1 if they are too large for a quick answer."""
    if left is right:
        return 1
    if left.__class__ is not right.__class__ or hash(left) != hash(right):
        return 0
    return _compare(left.key(), right.key(), _LEVELS - 1)


def _equal(left: AttributeOrType, right: AttributeOrType) -> bool:
    """Structural equality."""
    key = left.key()
    other = right.key()
    answer = _compare(key, other, _LEVELS)
    return answer == 1 if answer >= 0 else _equal_deeply(key, other)


# The depth to which values are compared by recursion, and the most parts of each: most values are small.
_LEVELS: Final = 3
_FEW: Final = 16


def _compare(ours: tuple[Any, ...], theirs: tuple[Any, ...], levels: i64) -> i64:
    """Whether two keys are equal, 1 or 0; -1 if they are too large to be compared in this way."""
    count: i64 = len(ours)
    if len(theirs) != count:
        return 0
    if count > _FEW:
        return -1
    at: i64 = 0
    while at < count:
        a = ours[at]
        b = theirs[at]
        at += 1
        # Equal values usually share their parts.
        if a is b:
            continue
        if type(a) is not type(b):
            if _is_data(a) and _is_data(b) and a == b:
                continue
            return 0
        if isinstance(a, tuple):
            answer = -1 if levels == 0 else _compare(a, b, levels - 1)
        elif isinstance(a, AttributeOrType):
            if hash(a) != hash(b):
                return 0
            answer = -1 if levels == 0 else _compare(a.key(), b.key(), levels - 1)
        else:
            answer = 1 if a == b else 0
        if answer != 1:
            return answer
    return 1


def _equal_deeply(key: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Whether two keys are equal, by an explicit stack, because attributes nest without limit."""
    pending: list[tuple[tuple[Any, ...], tuple[Any, ...]]] = [(key, other)]
    # Values that many others share are compared once, or two equal diamonds would take exponential time.
    compared: set[tuple[int, int]] | None = None
    while pending:
        ours, theirs = pending.pop()
        if len(ours) != len(theirs):
            return False
        for a, b in zip(ours, theirs):
            # Equal values usually share their parts.
            if a is b:
                continue
            if type(a) is not type(b) and not (_is_data(a) and _is_data(b)):
                return False
            if isinstance(a, AttributeOrType):
                if hash(a) != hash(b):
                    return False
                if compared is None:
                    compared = set()
                pair = (id(a), id(b))
                if pair not in compared:
                    compared.add(pair)
                    pending.append((a.key(), b.key()))
            elif isinstance(a, tuple):
                pending.append((a, b))
            elif a != b:
                return False
    return True
