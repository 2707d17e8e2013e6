"""The keys of resources in a file: unique within a dialect, with a suffix if several have the same key.

Numbering (numbering.py) collects the handles; the resource section (writer/resources.py) writes the keys.
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.dense import DenseResourceElementsAttr
from mlirkit.builtin.resources import DialectResource
from mlirkit.core.attribute import AttributeOrType


class ResourceKeys:
    """The keys of the resources that a file refers to."""

    __slots__ = ("_keys", "_taken")

    def __init__(self) -> None:
        self._keys: dict[DialectResource, str] = {}
        # The keys of each dialect's resources, with the last suffix used for each.
        self._taken: dict[str, dict[str, int]] = {}

    def pin(self, handle: DialectResource) -> None:
        """Let a resource keep the key that it has in a file."""
        self._keys[handle] = handle.key
        self._taken.setdefault(handle.dialect, {})[handle.key] = 0

    def add(self, handle: DialectResource) -> bool:
        """Give a resource a key; return False if it has one."""
        if handle in self._keys:
            return False
        self._keys[handle] = self._unique(handle)
        return True

    def key(self, handle: DialectResource) -> str:
        """The key of an added resource."""
        return self._keys[handle]

    def _unique(self, handle: DialectResource) -> str:
        taken = self._taken.setdefault(handle.dialect, {})
        key = handle.key
        # Start at the last suffix: there may be thousands with one key.
        suffix = taken.get(key, 0)
        while key in taken:
            suffix += 1
            key = f"{handle.key}_{suffix}"
        taken[handle.key] = suffix
        taken[key] = taken.get(key, 0)
        return key


def resources_inside(value: AttributeOrType) -> list[DialectResource]:
    """The resource handles inside a value, in the order of its text."""
    handles: list[DialectResource] = []
    stack: list[Any] = [value]
    seen: set[int] = set()
    while stack:
        item = stack.pop()
        if id(item) in seen:
            continue
        if isinstance(item, DenseResourceElementsAttr):
            handles.append(item.handle)
        elif isinstance(item, DialectResource):
            handles.append(item)
        elif isinstance(item, AttributeOrType):
            seen.add(id(item))
            stack.extend(reversed(item.key()))
        elif isinstance(item, tuple):
            stack.extend(reversed(item))
    return handles
