"""The attributes that the graph itself needs: strings, symbol references, dictionaries.

They are builtin attributes like any other and `mlirkit.builtin` exports them; they are in this room because
operations hold their discardable attributes in a dictionary, and symbol tables read names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mlirkit.core.arguments import expect, expect_or_none, wrong_argument
from mlirkit.core.attribute import (
    Attribute,
    AttributeOrType,
    BuiltinAttribute,
    NamedAttribute,
    Type,
    are_small_and_equal,
    cast_of,
)

# The most entries of a dictionary that another keeps as its last copy, and the longest text in an entry.
_MOST_ENTRIES: Final = 16
_LONGEST_TEXT: Final = 256


class StringAttr(BuiltinAttribute):
    """A string, `"text"` or `"text" : type`.

    `value` is text; bytes that are not UTF-8 are kept as surrogate escapes, so that every string of
    every file is preserved.
    """

    __slots__ = ("type", "value")

    attr_name: ClassVar[str] = "builtin.string"

    def __new__(cls, value: str | Attribute, type: Type | None = None) -> Any:
        if isinstance(value, Attribute):
            return cast_of(cls, value)
        return object.__new__(cls)

    def __init__(self, value: str | Attribute, type: Type | None = None) -> None:
        if isinstance(value, Attribute):
            return
        self._hash = 0
        self.value = value
        # None for MLIR's `none` type, which untyped strings have but do not print.
        self.type = type

    def key(self) -> tuple[Any, ...]:
        return (self.value, self.type)

    def _has_equal_parts(self, other: AttributeOrType) -> bool:
        # Tables of attributes compare strings most of all; this takes a third of the time of two keys.
        assert isinstance(other, StringAttr)
        if self.type is not other.type:
            return super()._has_equal_parts(other)
        return self.value == other.value

    @staticmethod
    def get(value: Any, context: object = None) -> StringAttr:
        """Make the attribute of text, or of bytes."""
        if isinstance(value, str):
            return StringAttr(value)
        if not isinstance(value, bytes):
            raise TypeError(f"expected str or bytes, got {value!r}")
        return StringAttr(value.decode("utf-8", "surrogateescape"))

    @staticmethod
    def get_typed(type: Type, value: str) -> StringAttr:
        expect(type, Type, "StringAttr.get_typed", "type")
        expect(value, str, "StringAttr.get_typed", "value")
        return StringAttr(value, type)

    @property
    def value_bytes(self) -> bytes:
        """The bytes of the string, exactly as stored in files."""
        return self.value.encode("utf-8", "surrogateescape")


@mypyc_attr(allow_interpreted_subclasses=True)
class SymbolRefAttr(BuiltinAttribute):
    """A reference to a symbol, `@root::@nested::@leaf`."""

    __slots__ = ("path",)

    attr_name: ClassVar[str] = "builtin.symbol_ref"

    def __init__(self, *path: Any) -> None:
        if path and path[0] is self:
            return
        self._hash = 0
        self.path: tuple[str, ...] = path

    def key(self) -> tuple[Any, ...]:
        return self.path

    @staticmethod
    def get(symbols: Sequence[str], context: object = None) -> SymbolRefAttr:
        if isinstance(symbols, (str, dict)):
            raise wrong_argument(symbols, "a sequence of str", "SymbolRefAttr.get", "symbols")
        if not symbols:
            raise RuntimeError("SymbolRefAttr must be composed of at least one symbol.")
        for symbol in symbols:
            _require_text(symbol)
        return make_symbol_ref(list(symbols))

    @property
    def root_reference(self) -> str:
        return self.path[0]

    @property
    def leaf_reference(self) -> str:
        return self.path[-1]

    @property
    def value(self) -> Any:
        """The names from root to leaf."""
        return list(self.path)


class FlatSymbolRefAttr(SymbolRefAttr):
    """A symbol reference of one level, `@name`."""

    __slots__ = ()

    def __init__(self, name: str | FlatSymbolRefAttr) -> None:
        if isinstance(name, FlatSymbolRefAttr):
            return
        self._hash = 0
        self.path = (name,)

    @staticmethod
    def get(value: Any, context: object = None) -> FlatSymbolRefAttr:
        return FlatSymbolRefAttr(_require_text(value))

    @property
    def value(self) -> Any:
        return self.path[0]


def _require_text(value: Any) -> str:
    """Return `value` if it is text, else raise: compiled constructors must not raise, so callers check."""
    if not isinstance(value, str):
        raise TypeError(f"expected str, got {value!r}")
    return value


def make_symbol_ref(path: list[str]) -> SymbolRefAttr:
    """Make the symbol reference with these names: a flat one for a single name."""
    return FlatSymbolRefAttr(path[0]) if len(path) == 1 else SymbolRefAttr(*path)


class DictionaryAttr(BuiltinAttribute):
    """A dictionary from names to attributes, `{a = 1, b}`, sorted by name (bytewise) as in MLIR."""

    __slots__ = ("_last_copy", "entries")

    attr_name: ClassVar[str] = "builtin.dictionary"

    def __new__(cls, entries: Mapping[str, Attribute] | Attribute | None = None) -> Any:
        if isinstance(entries, Attribute):
            return cast_of(cls, entries)
        return object.__new__(cls)

    def __init__(self, entries: Mapping[str, Attribute] | Attribute | None = None) -> None:
        if isinstance(entries, Attribute):
            return
        self._hash = 0
        # The last result of `with_entry`, behind its entry.
        self._last_copy: tuple[str, Attribute, DictionaryAttr] | None = None
        # Python compares str by code point, which orders as UTF-8 bytes do.
        self.entries: dict[str, Attribute] = {}
        if entries:
            for name in sorted(entries):
                self.entries[name] = entries[name]
        # Most dictionaries are never hashed.  A hash is left out only at the innermost level, so that hashing
        # does not recurse.
        for value in self.entries.values():
            if isinstance(value, DictionaryAttr) and value._hash == 0:
                self.seal()
                break

    def key(self) -> tuple[Any, ...]:
        return (tuple(self.entries), tuple(self.entries.values()))

    def seal(self) -> None:
        # Dictionaries with the same values most often have the same names.
        self._hash = hash(tuple(self.entries.values())) or 1

    def _has_equal_parts(self, other: AttributeOrType) -> bool:
        assert isinstance(other, DictionaryAttr)
        theirs = other.entries
        if len(theirs) != len(self.entries):
            return False
        for name, value in self.entries.items():
            counterpart = theirs.get(name)
            if counterpart is value:
                continue
            if counterpart is None:
                return False
            answer = are_small_and_equal(value, counterpart)
            if answer == 0:
                return False
            if answer < 0:
                return super()._has_equal_parts(other)
        return True

    def __reduce__(self) -> Any:
        return (DictionaryAttr, (self.entries,))

    @staticmethod
    def get(value: Mapping[str, Attribute] | None = None, context: object = None) -> DictionaryAttr:
        # Programs may pass any object; compiled code relies on annotations.
        expect_or_none(value, Mapping, "DictAttr.get", "value")
        attributes: Mapping[str, Any] = value or {}
        for name, attribute in attributes.items():
            _require_text(name)
            if not isinstance(attribute, Attribute):
                raise RuntimeError(f"expected an attribute, got {attribute!r}")
        return DictionaryAttr(value) if value else EMPTY_DICTIONARY

    def with_entries(self, entries: Mapping[str, Attribute]) -> DictionaryAttr:
        """A dictionary of the same kind with these entries instead."""
        return DictionaryAttr(entries) if entries else EMPTY_DICTIONARY

    def with_entry(self, name: str, value: Attribute) -> DictionaryAttr:
        """A copy with the entry `name = value`.

        Programs give many operations the same attributes: a small dictionary keeps its last copy.
        """
        last = self._last_copy
        if last is not None and last[1] is value and last[0] == name:
            return last[2]
        entries = dict(self.entries)
        is_in_order = not entries or name in entries or name > next(reversed(entries))
        entries[name] = value
        if not is_in_order or self.__class__ is not DictionaryAttr:
            return self.with_entries(entries)
        # Only the new entry has to be checked.
        copy = DictionaryAttr()
        copy.entries = entries
        if isinstance(value, DictionaryAttr) and value._hash == 0:
            copy.seal()
        if len(entries) <= _MOST_ENTRIES and is_small(value):
            self._last_copy = (name, value, copy)
        return copy

    def without(self, name: str) -> DictionaryAttr:
        """A copy without `name`; the dictionary itself if it has no such entry."""
        if name not in self.entries:
            return self
        entries = dict(self.entries)
        del entries[name]
        if not entries or self.__class__ is not DictionaryAttr:
            return self.with_entries(entries)
        return dictionary_of(entries)

    def get_entry(self, name: str) -> Attribute | None:
        return self.entries.get(name)

    def __repr__(self) -> str:
        # The public name of the class.
        return f"DictAttr({self})"

    def __len__(self) -> int:
        return len(self.entries)

    def __bool__(self) -> bool:
        return len(self) > 0

    def __contains__(self, name: object) -> bool:
        return name in self.entries

    def __getitem__(self, name: Any) -> Any:
        if isinstance(name, int):
            entry = list(self.entries.items())[name]
            return NamedAttribute(entry[0], entry[1])
        if not isinstance(name, str):
            raise TypeError(f"expected a name or a position, got {name!r}")
        return self.entries[name]

    def __iter__(self) -> Iterator[Any]:
        for name, value in self.entries.items():
            yield NamedAttribute(name, value)


EMPTY_DICTIONARY: Final = DictionaryAttr()


def dictionary_of(entries: dict[str, Attribute]) -> DictionaryAttr:
    """The dictionary with entries that nothing else changes: only entries out of order are copied, sorted."""
    if not entries:
        return EMPTY_DICTIONARY
    last = ""
    has_unhashed = False
    for name, value in entries.items():
        if name < last:
            return DictionaryAttr(entries)
        last = name
        if isinstance(value, DictionaryAttr) and value._hash == 0:
            has_unhashed = True
    dictionary = DictionaryAttr()
    dictionary.entries = entries
    if has_unhashed:
        dictionary.seal()
    return dictionary


def is_small(value: Attribute) -> bool:
    """Whether a cache may keep an attribute alive: it consists of names, numbers or types, not of data."""
    for part in value.key():
        if isinstance(part, str):
            if len(part) > _LONGEST_TEXT:
                return False
        elif not (part is None or isinstance(part, (int, float, Type))):
            return False
    return True


def is_plain_dictionary(properties: Attribute | None) -> bool:
    """Whether properties are a plain dictionary, or absent.

    A subclass of DictionaryAttr has further data, such as properties that belong to a file
    (bytecode/file_properties.py), which no text can express.
    """
    return properties is None or type(properties) is DictionaryAttr
