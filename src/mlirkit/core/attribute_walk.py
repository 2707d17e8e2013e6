"""Walking and rewriting the attributes and types inside of attributes, by explicit stacks.

A value contains the attributes and types in its `key()`, at any depth of tuples.  A rewritten value is built
by its class from a rewritten key, which the contract of `key()` allows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mlirkit.core.attribute import Attribute, AttributeOrType, ParametrizedAttribute, ParametrizedType
from mlirkit.core.location import ParametrizedLocation
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.verified import KNOWN

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation


def walk_attributes(root: AttributeOrType, visit: Callable[[Any], bool]) -> None:
    """Call `visit` on `root` and every attribute and type in it, outer ones first, in order.

    If `visit` returns False, the walk skips the contents of the value.
    """
    stack: list[Any] = [root]
    while stack:
        item = stack.pop()
        if isinstance(item, AttributeOrType):
            if visit(item):
                stack.append(item.key())
        elif isinstance(item, tuple):
            stack.extend(reversed(item))


class AttributeReplacer:
    """Replaces attributes and types, nested ones included.

    `replacement(value)` returns the replacement of a value (possibly the value itself), which is not searched
    further, or None to replace inside it.  Results are cached, so that shared values are rewritten once.
    `finish(value)` returns the replacement of a value whose contents have been replaced.
    """

    __slots__ = ("_done", "_finish", "_replacement")

    def __init__(self, replacement: Callable[[Any], Any], finish: Callable[[Any], Any] | None = None) -> None:
        self._replacement = replacement
        self._finish = finish
        self._done: dict[AttributeOrType, AttributeOrType] = {}

    def replace(self, root: AttributeOrType) -> AttributeOrType:
        """`root`, replaced itself or with replaced contents."""
        stack: list[AttributeOrType] = [root]
        while stack:
            value = stack[-1]
            if value in self._done:
                stack.pop()
                continue
            replaced = self._replacement(value)
            if replaced is not None:
                self._done[value] = replaced
                stack.pop()
                continue
            missing = [inner for inner in _contained(value) if inner not in self._done]
            if missing:
                stack.extend(missing)
                continue
            rebuilt = self._rebuilt(value)
            self._done[value] = rebuilt if self._finish is None else self._finish(rebuilt)
            stack.pop()
        return self._done[root]

    def replace_inside(self, root: AttributeOrType) -> AttributeOrType:
        """`root` with replaced contents; it is not replaced itself."""
        for inner in _contained(root):
            self.replace(inner)
        return self._rebuilt(root)

    def replace_in(self, op: Operation) -> None:
        """Replace in the attributes of one operation."""
        if op.attrs.entries:
            op.attrs = self._dictionary(op.attrs)
        props = op.props
        if isinstance(props, DictionaryAttr):
            if props.entries:
                op.props = self._dictionary(props)
        elif props is not None:
            replaced = self.replace(props)
            assert isinstance(replaced, Attribute)
            op.props = replaced
        KNOWN.stamp = None

    def _dictionary(self, dictionary: DictionaryAttr) -> DictionaryAttr:
        replaced = self.replace(dictionary)
        assert isinstance(replaced, DictionaryAttr)
        return replaced

    def _rebuilt(self, value: AttributeOrType) -> AttributeOrType:
        if isinstance(value, DictionaryAttr):
            entries: dict[str, Any] = {name: self._done[old] for name, old in value.entries.items()}
            if all(entries[name] is old for name, old in value.entries.items()):
                return value
            return value.with_entries(entries)
        key = value.key()
        new_key = self._mapped(key)
        if new_key is key:
            return value
        if isinstance(value, (ParametrizedAttribute, ParametrizedLocation, ParametrizedType)):
            return _with_parameters(value, new_key)
        function, arguments = value.__reduce__()
        # A class that is not pickled by its key cannot be built from a key.  A key longer than the arguments
        # distinguishes equal values; the rebuilt value is a new one.
        count = len(arguments)
        if arguments is not key and arguments != key[:count]:
            return value
        rebuilt: AttributeOrType = function(*new_key[:count])
        return rebuilt

    def _mapped(self, key: tuple[Any, ...]) -> tuple[Any, ...]:
        """`key` with contained values replaced; the same object if none was."""
        mapped = [
            self._done[parameter]
            if isinstance(parameter, AttributeOrType)
            else self._mapped(parameter)
            if isinstance(parameter, tuple)
            else parameter
            for parameter in key
        ]
        return tuple(mapped) if any(a is not b for a, b in zip(mapped, key)) else key


def _with_parameters(value: Any, parameters: tuple[Any, ...]) -> AttributeOrType:
    """A value of the same class, made without its constructor, which may take other arguments."""
    made: AttributeOrType = value.__class__.__new__(value.__class__)
    if isinstance(made, ParametrizedAttribute):
        ParametrizedAttribute.__init__(made, *parameters)
    elif isinstance(made, ParametrizedLocation):
        ParametrizedLocation.__init__(made, *parameters)
    elif isinstance(made, ParametrizedType):
        ParametrizedType.__init__(made, *parameters)
    return made


def _contained(value: AttributeOrType) -> list[AttributeOrType]:
    """The attributes and types directly in `value`."""
    if isinstance(value, DictionaryAttr):
        return list(value.entries.values())
    contained: list[AttributeOrType] = []
    pending: list[Any] = [value.key()]
    while pending:
        item = pending.pop()
        if isinstance(item, AttributeOrType):
            contained.append(item)
        elif isinstance(item, tuple):
            pending.extend(item)
    return contained
