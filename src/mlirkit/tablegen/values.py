"""TableGen values: the values of the fields of a finished record.

    ?            UnsetValue      no value
    0 1          BitValue        in a `bit` or one bit of a `bits<n>`
    { 1, 0, ? }  BitsValue       `bits`, lowest bit first; each bit may be unset (or, in classes, symbolic)
    42           IntValue        64-bit signed
    "a" [{ a }]  StringValue     `value`, and whether it was written as code
    [a, b]       ListValue       `elements`, all convertible to `element_type`
    (op a:$x)    DagValue        `operator`, its `name`, `args` and `arg_names`
    SomeDef      DefValue        a reference to a record

Values are immutable and know their `type` (None for `?`).  `str(value)` is TableGen's own spelling of it.
Expressions that still mention template arguments, fields or loop variables are values too: they are in
expressions.py and occur only inside classes and, for `field` declarations, in records.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from mlirkit.tablegen.recursion import deep_recursion
from mlirkit.tablegen.types import BIT, DAG, INT, STRING, BitsType, ListType, RecordType, Type, bits_type

if TYPE_CHECKING:
    from mlirkit.tablegen.records import Record
    from mlirkit.tablegen.resolvers import Resolver
    from mlirkit.tablegen.value_pool import ValuePool


class Value:
    """Base of all values.  `concrete` is true if no later resolving can change it.

    `size` is the number of values in it, as a tree, and `depth` the number of its levels: values share parts,
    so that a small source could make a value that takes forever to walk or print.
    """

    __slots__ = ("concrete", "depth", "size", "type")

    def __init__(self, type_: Type | None, concrete: bool, size: int = 1, depth: int = 1) -> None:
        self.type = type_
        self.concrete = concrete
        self.size = size
        self.depth = depth

    # The following methods are for the evaluator; readers of records need only the subclasses' fields.

    def resolve(self, resolver: Resolver) -> Value:
        """This value with the names replaced that `resolver` knows; the same object if none is replaced."""
        return self

    def is_concrete(self) -> bool:
        """Whether nothing is left to resolve."""
        return self.concrete

    def is_complete(self) -> bool:
        """Whether no part of it is unset."""
        return True

    def bit(self, index: int, pool: ValuePool) -> Value:
        """The bit at `index`, counted from the lowest."""
        return self

    def convert(self, target: Type, pool: ValuePool) -> Value | None:
        """This value converted to type `target`, or None if this is impossible now."""
        raise NotImplementedError

    def cast(self, target: Type, pool: ValuePool) -> Value | None:
        """As `convert`, but an unknown value becomes a `!cast` for later."""
        return pool.cast_value(self, target)

    def bit_range(self, indices: Sequence[int], pool: ValuePool) -> Value | None:
        """`self{indices}` as bits, lowest first; None if this has no bits, or too few."""
        return None

    def field_type(self, name: str) -> Type | None:
        """The type of the field `name`, if this is (or will be) a record with the field."""
        if isinstance(self.type, RecordType):
            for class_ in self.type.classes:
                field = class_.find(name)
                if field is not None:
                    return field.type
        return None

    def text(self) -> str:
        """TableGen's spelling of the value."""
        raise NotImplementedError

    def unquoted_text(self) -> str:
        """As `text`, but the contents of a string without quotes."""
        return self.text()

    def to_python(self) -> Any:
        """Plain Python data: None, int, str, list, a record, or the value itself if it has no such form."""
        return self

    def __str__(self) -> str:
        with deep_recursion():
            return self.text()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


class UnsetValue(Value):
    """`?`, the value of a field that is not set."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(None, True)

    def is_complete(self) -> bool:
        return False

    def convert(self, target: Type, pool: ValuePool) -> Value | None:
        return self

    def cast(self, target: Type, pool: ValuePool) -> Value | None:
        return self

    def text(self) -> str:
        return "?"

    def to_python(self) -> Any:
        return None

    def __bool__(self) -> bool:
        return False

    def __reduce__(self) -> Any:
        return "UNSET"


class BitValue(Value):
    """A `bit`; there are two, `TRUE` and `FALSE`."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        super().__init__(BIT, True)
        self.value = value

    def convert(self, target: Type, pool: ValuePool) -> Value | None:
        if target is BIT:
            return self
        if target is INT:
            return pool.integer(self.value)
        if isinstance(target, BitsType) and target.width == 1:
            return pool.bits((self,))
        return None

    def text(self) -> str:
        return "1" if self.value else "0"

    def to_python(self) -> Any:
        return self.value

    def __bool__(self) -> bool:
        return self.value != 0

    def __reduce__(self) -> Any:
        return "TRUE" if self.value else "FALSE"


class IntValue(Value):
    """An `int`."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        super().__init__(INT, True)
        self.value = value

    def bit(self, index: int, pool: ValuePool) -> Value:
        return TRUE if (self.value >> index) & 1 else FALSE

    def convert(self, target: Type, pool: ValuePool) -> Value | None:
        value = self.value
        if target is INT:
            return self
        if target is BIT:
            if value == 1:
                return TRUE
            return FALSE if value == 0 else None
        if isinstance(target, BitsType):
            width = target.width
            # A value from -2**(width-1) to 2**width - 1 fits.
            if width < 64 and value >> width != 0 and (value >> max(width - 1, 0)) != -1:
                return None
            return pool.bits(
                tuple([TRUE if index < 64 and (value >> index) & 1 else FALSE for index in range(width)])
            )
        return None

    def bit_range(self, indices: Sequence[int], pool: ValuePool) -> Value | None:
        bits: list[Value] = []
        for index in indices:
            if index >= 64:
                return None
            bits.append(TRUE if (self.value >> index) & 1 else FALSE)
        return pool.bits(tuple(bits))

    def text(self) -> str:
        return str(self.value)

    def to_python(self) -> Any:
        return self.value

    def __int__(self) -> int:
        return self.value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IntValue) and self.value == other.value

    def __hash__(self) -> int:
        return hash(self.value)


class StringValue(Value):
    """A `string`.  `is_code` is true if it was written `[{...}]`, or made from a text that was."""

    __slots__ = ("is_code", "value")

    def __init__(self, value: str, is_code: bool = False) -> None:
        super().__init__(STRING, True, 1 + (len(value) >> 6))
        self.value = value
        self.is_code = is_code

    def convert(self, target: Type, pool: ValuePool) -> Value | None:
        return self if target is STRING else None

    def text(self) -> str:
        return "[{" + self.value + "}]" if self.is_code else '"' + self.value + '"'

    def unquoted_text(self) -> str:
        return self.value

    def to_python(self) -> Any:
        return self.value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StringValue) and self.value == other.value and self.is_code == other.is_code

    def __hash__(self) -> int:
        return hash(self.value)


class BitsValue(Value):
    """A `bits<n>` as its bits, lowest first: `BitValue`s, `UNSET`, or in classes symbolic ones."""

    __slots__ = ("bits",)

    def __init__(self, bits: tuple[Value, ...]) -> None:
        concrete = True
        size, depth = 1, 0
        for bit in bits:
            size += bit.size
            if bit.depth > depth:
                depth = bit.depth
            if not bit.concrete:
                concrete = False
        super().__init__(bits_type(len(bits)), concrete, size, depth + 1)
        self.bits = bits

    @property
    def width(self) -> int:
        """The number of bits."""
        return len(self.bits)

    def known_int(self) -> int | None:
        """The bits as a number (wrapped to signed 64 bits), or None if one of them is not known."""
        result = 0
        for index, bit in enumerate(self.bits):
            if not isinstance(bit, BitValue):
                return None
            if bit.value:
                # As in the reference, a bit past the 63rd shifts round.
                result |= 1 << (index & 63)
        return result - (1 << 64) if result >> 63 else result

    def is_concrete(self) -> bool:
        if self.concrete:
            return True
        for bit in self.bits:
            if not bit.is_concrete():
                return False
        return True

    def is_complete(self) -> bool:
        for bit in self.bits:
            if not bit.is_complete():
                return False
        return True

    def bit(self, index: int, pool: ValuePool) -> Value:
        return self.bits[index]

    def convert(self, target: Type, pool: ValuePool) -> Value | None:
        if target is self.type:
            return self
        if target is BIT:
            return self.bits[0] if len(self.bits) == 1 else None
        if target is INT:
            number = self.known_int()
            return None if number is None else pool.integer(number)
        return None

    def bit_range(self, indices: Sequence[int], pool: ValuePool) -> Value | None:
        chosen: list[Value] = []
        for index in indices:
            if index >= len(self.bits):
                return None
            chosen.append(self.bits[index])
        return pool.bits(tuple(chosen))

    def resolve(self, resolver: Resolver) -> Value:
        if self.concrete:
            return self
        return resolver.pool.resolve_bits(self, resolver)

    def text(self) -> str:
        return "{ " + ", ".join([bit.text() for bit in reversed(self.bits)]) + " }"

    def to_python(self) -> Any:
        return [bit.to_python() for bit in self.bits]

    def __len__(self) -> int:
        return len(self.bits)

    def __iter__(self) -> Iterator[Value]:
        return iter(self.bits)

    def __getitem__(self, index: int) -> Value:
        return self.bits[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BitsValue) and self.bits == other.bits

    def __hash__(self) -> int:
        return hash(self.bits)


class ListValue(Value):
    """A list: `elements`, and their declared type, which may be wider than that of any element."""

    __slots__ = ("element_type", "elements")

    def __init__(self, elements: tuple[Value, ...], element_type: Type) -> None:
        concrete = True
        size, depth = 1, 0
        for element in elements:
            size += element.size
            if element.depth > depth:
                depth = element.depth
            if not element.concrete:
                concrete = False
        super().__init__(element_type.list_type(), concrete, size, depth + 1)
        self.elements = elements
        self.element_type = element_type

    def is_concrete(self) -> bool:
        if self.concrete:
            return True
        for element in self.elements:
            if not element.is_concrete():
                return False
        return True

    def is_complete(self) -> bool:
        for element in self.elements:
            if not element.is_complete():
                return False
        return True

    def convert(self, target: Type, pool: ValuePool) -> Value | None:
        if target is self.type:
            return self
        if not isinstance(target, ListType):
            return None
        element_type = target.element
        changed = False
        converted: list[Value] = []
        for element in self.elements:
            new = element.convert(element_type, pool)
            if new is None:
                return None
            if new is not element:
                changed = True
            converted.append(new)
        return pool.list_of(tuple(converted), element_type) if changed else self

    def resolve(self, resolver: Resolver) -> Value:
        if self.concrete:
            return self
        changed = False
        resolved: list[Value] = []
        for element in self.elements:
            if not element.concrete:
                new = element.resolve(resolver)
                if new is not element:
                    changed = True
                    element = new
            resolved.append(element)
        return resolver.pool.list_of(tuple(resolved), self.element_type) if changed else self

    def text(self) -> str:
        return "[" + ", ".join([element.text() for element in self.elements]) + "]"

    def to_python(self) -> Any:
        return [element.to_python() for element in self.elements]

    def __len__(self) -> int:
        return len(self.elements)

    def __iter__(self) -> Iterator[Value]:
        return iter(self.elements)

    def __getitem__(self, index: int) -> Value:
        return self.elements[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ListValue) and self.elements == other.elements

    def __hash__(self) -> int:
        return hash(self.elements)


class DagValue(Value):
    """A dag: an operator applied to arguments, e.g. `(ins I32:$lhs, I32:$rhs)`.

    `operator` is a `DefValue` (or `?`), `name` the `$name` of the operator; `args` are the arguments and
    `arg_names` their `$names`, None for an argument without a name.  Arguments may be dags again.
    """

    __slots__ = ("arg_names", "args", "name", "operator")

    def __init__(
        self,
        operator: Value,
        name: str | None,
        args: tuple[Value, ...],
        arg_names: tuple[str | None, ...],
    ) -> None:
        concrete = operator.concrete
        size, depth = operator.size, operator.depth
        for arg in args:
            size += arg.size
            if arg.depth > depth:
                depth = arg.depth
            if not arg.concrete:
                concrete = False
        super().__init__(DAG, concrete, size, depth + 1)
        self.operator = operator
        self.name = name
        self.args = args
        self.arg_names = arg_names

    @property
    def arguments(self) -> list[tuple[Value, str | None]]:
        """The arguments with their names, in order."""
        return list(zip(self.args, self.arg_names, strict=True))

    def index_of(self, name: str) -> int | None:
        """The index of the first argument called `$name`."""
        try:
            return self.arg_names.index(name)
        except ValueError:
            return None

    def is_concrete(self) -> bool:
        if self.concrete:
            return True
        if not self.operator.is_concrete():
            return False
        for arg in self.args:
            if not arg.is_concrete():
                return False
        return True

    def convert(self, target: Type, pool: ValuePool) -> Value | None:
        return self if target is DAG else None

    def resolve(self, resolver: Resolver) -> Value:
        if self.concrete:
            return self
        changed = False
        resolved: list[Value] = []
        for arg in self.args:
            if not arg.concrete:
                new = arg.resolve(resolver)
                if new is not arg:
                    changed = True
                    arg = new
            resolved.append(arg)
        operator = self.operator.resolve(resolver)
        if changed or operator is not self.operator:
            return resolver.pool.dag(operator, self.name, tuple(resolved), self.arg_names)
        return self

    def text(self) -> str:
        parts = ["(", self.operator.text()]
        if self.name is not None:
            parts.append(":$" + self.name)
        separator = " "
        for arg, name in zip(self.args, self.arg_names, strict=True):
            parts.append(separator)
            parts.append(arg.text())
            if name is not None:
                parts.append(":$" + name)
            separator = ", "
        parts.append(")")
        return "".join(parts)

    def __len__(self) -> int:
        return len(self.args)

    def __iter__(self) -> Iterator[Value]:
        return iter(self.args)

    def __getitem__(self, key: int | str) -> Value:
        if isinstance(key, str):
            index = self.index_of(key)
            if index is None:
                raise KeyError(key)
            return self.args[index]
        return self.args[key]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, DagValue)
            and self.operator == other.operator
            and self.name == other.name
            and self.args == other.args
            and self.arg_names == other.arg_names
        )

    def __hash__(self) -> int:
        return hash((self.args, self.arg_names))


class DefValue(Value):
    """A reference to a record; there is one per record, `record.value_of_def`."""

    __slots__ = ("record",)

    def __init__(self, record: Record, type_: RecordType) -> None:
        super().__init__(type_, True)
        self.record = record

    def convert(self, target: Type, pool: ValuePool) -> Value | None:
        assert self.type is not None
        if isinstance(target, RecordType) and self.type.convertible_to(target):
            return self
        return None

    def field_type(self, name: str) -> Type | None:
        field = self.record.find(name)
        return None if field is None else field.type

    def text(self) -> str:
        return self.record.name

    def to_python(self) -> Any:
        return self.record


UNSET = UnsetValue()
FALSE = BitValue(0)
TRUE = BitValue(1)
