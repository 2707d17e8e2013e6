"""Walking and rewriting the attributes and types inside of attributes, by explicit stacks.

What a value contains is what its `key()` contains, at any depth of tuples; what is rewritten is built
again by its class from a rewritten key, which is what `key()` promises.
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

    Where it returns False, the walk skips the contents.
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
    """Replaces attributes and types wherever they stand inside of others.

    `replacement(value)` gives what stands for the value (possibly the value itself) and ends the search
    there, or None to look inside.  Results are remembered, so that shared values are rewritten once.
    `finish(value)` gives what stands for a value whose contents have been replaced.
    """

    __slots__ = ("_done", "_finish", "_replacement")

    def __init__(self, replacement: Callable[[Any], Any], finish: Callable[[Any], Any] | None = None) -> None:
        self._replacement = replacement
        self._finish = finish
        self._done: dict[AttributeOrType, AttributeOrType] = {}

    def replace(self, root: AttributeOrType) -> AttributeOrType:
        """`root` with everything replaced."""
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
        """`root` with everything replaced that is in it; it is not replaced itself."""
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
        # A class whose pickling is not its key cannot be built from one.  A key that goes on says which of
        # several equal values it is; what is rebuilt is another one.
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
        return tuple(mapped) if any(a is not b for a, b in zip(mapped, key, strict=True)) else key


def _with_parameters(value: Any, parameters: tuple[Any, ...]) -> AttributeOrType:
    """A value of the same class, past its constructor, which may take something else."""
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
