"""`op.attributes`: the attributes of an operation as a mapping that writes through."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from mlirkit.core.arguments import expect, wrong_argument
from mlirkit.core.attribute import Attribute, NamedAttribute
from mlirkit.core.operation_name import ERASED
from mlirkit.core.operation_parts import entries_of, inherent_of, set_attribute_of, set_inherent_of
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr
from mlirkit.core.verified import KNOWN

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation


class OpAttributeMap:
    """Inherent attributes, discardable ones, or both, of one operation, by name."""

    __slots__ = ("_discardable", "_inherent", "_op")

    def __init__(self, op: Operation, inherent: bool, discardable: bool) -> None:
        self._op = op
        self._inherent = inherent
        self._discardable = discardable

    def entries(self) -> dict[str, Attribute]:
        """A new dictionary of the entries, sorted by name."""
        self._op.require_live()
        if self._inherent and self._discardable:
            return dict(entries_of(self._op))
        if self._discardable:
            return dict(self._op.attrs.entries)
        props = self._op.props
        return dict(props.entries) if isinstance(props, DictionaryAttr) else {}

    def __getitem__(self, name: Any) -> Any:
        if isinstance(name, int):
            key, value = list(self.entries().items())[name]
            return NamedAttribute(key, value)
        if not isinstance(name, str):
            raise wrong_argument(name, "str", "__getitem__", "name")
        attribute = self._find(name)
        if attribute is None:
            raise KeyError(f"attempt to access a non-existent attribute '{name}'")
        return attribute

    def get(self, name: str, default: Any = None) -> Any:
        expect(name, str, "get", "name")
        attribute = self._find(name)
        return default if attribute is None else attribute

    def _find(self, name: str) -> Attribute | None:
        op = self._op
        if op.info is ERASED:
            op.require_live()
        attribute = inherent_of(op, name) if self._inherent else None
        return op.attrs.entries.get(name) if attribute is None and self._discardable else attribute

    def __setitem__(self, name: str, value: Attribute) -> None:
        op = self._op
        if op.info is ERASED:
            op.require_live()
        if not isinstance(name, str):
            raise TypeError(f"expected the name of an attribute, got {name!r}")
        if not isinstance(value, Attribute):
            raise TypeError(f"expected an attribute for '{name}', got {value!r}")
        if not self._inherent:
            op.attrs = op.attrs.with_entry(name, value)
            KNOWN.stamp = None
        elif self._discardable:
            set_attribute_of(op, name, value)
        else:
            set_inherent_of(op, name, value)

    def __delitem__(self, name: str) -> None:
        if name not in self:
            raise KeyError(f"attempt to delete a non-existent attribute '{name}'")
        if self._inherent and inherent_of(self._op, name) is not None:
            set_inherent_of(self._op, name, None)
        else:
            self._op.attrs = self._op.attrs.without(name)
            KNOWN.stamp = None

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._find(name) is not None

    def __len__(self) -> int:
        return len(self.entries())

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries())

    def keys(self) -> list[str]:
        return list(self.entries())

    def values(self) -> list[Attribute]:
        return list(self.entries().values())

    def items(self) -> list[tuple[str, Attribute]]:
        return list(self.entries().items())

    def update(self, entries: Any) -> None:
        for name, value in dict(entries).items():
            self[name] = value

    def pop(self, name: str) -> Any:
        value = self[name]
        del self[name]
        return value

    def clear(self) -> None:
        self._op.require_live()
        if self._inherent:
            self._op.props = EMPTY_DICTIONARY if self._op.props is not None else None
        if self._discardable:
            self._op.attrs = EMPTY_DICTIONARY
        KNOWN.stamp = None

    def __eq__(self, other: object) -> bool:
        if isinstance(other, OpAttributeMap):
            return self.entries() == other.entries()
        return isinstance(other, dict) and self.entries() == other

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"OpAttributeMap({', '.join(f'{name}={value}' for name, value in self.items())})"


# For `match`.
Mapping.register(OpAttributeMap)
