"""Resources: data of a module beside its IR, in `{-# ... #-}` or bytecode's resource section.

    dialect_resources:  { builtin: { key: "0x<alignment><data>" } }     referenced by attributes
    external_resources: { group: { key: value } }                       of other tools, kept unchanged

A dialect resource is referred to through its handle; the data may arrive after the reference, may be a
view of a mapped file, and may be missing (elided on writing).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mlirkit.core.attribute import AttributeOrType
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.mapped_file import require_whole


class ResourceBlob:
    """Raw bytes and their alignment, a power of two in bytes."""

    __slots__ = ("alignment", "data")

    def __init__(self, data: bytes | memoryview, alignment: int) -> None:
        self.data = data
        self.alignment = alignment

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, ResourceBlob)
            and self.alignment == other.alignment
            and len(self.data) == len(other.data)
            and self.data == other.data
        )

    def __hash__(self) -> int:
        return hash((self.alignment, len(self.data)))

    def __reduce__(self) -> Any:
        return (ResourceBlob, (bytes(self.data), self.alignment))


# The values of external resources and of the resources of a dialect.
ResourceValue = ResourceBlob | bool | str


class DialectResource:
    """A handle: a dialect, a key, and the data once it is known.

    Handles with the same key and data are equal, wherever they came from.
    """

    __slots__ = ("alignment", "data", "dialect", "key")

    def __init__(
        self, dialect: str, key: str, data: bytes | memoryview | None = None, alignment: int = 1
    ) -> None:
        self.dialect = dialect
        self.key = key
        self.data = data
        self.alignment = alignment

    @property
    def is_loaded(self) -> bool:
        return self.data is not None

    def require_data(self) -> bytes | memoryview:
        """The data; MLIRError if there is none, or if the file has been truncated since it was read."""
        if self.data is None:
            raise MLIRError(f"resource '{self.key}' of dialect '{self.dialect}' has no data in this file")
        require_whole(self.data)
        return self.data

    def to_numpy(self) -> Any:
        """The bytes as a NumPy array of uint8, not copied."""
        from mlirkit.core.upcalls import buffer_to_numpy

        return buffer_to_numpy(self.require_data())

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, DialectResource):
            return NotImplemented
        if self.key != other.key or self.dialect != other.dialect:
            return False
        data = self.data
        other_data = other.data
        if data is None or other_data is None:
            return data is other_data
        if len(data) != len(other_data):
            return False
        require_whole(data)
        require_whole(other_data)
        return data == other_data

    def __hash__(self) -> int:
        return hash((self.dialect, self.key))

    def __reduce__(self) -> Any:
        data = None if self.data is None else bytes(self.data)
        return (DialectResource, (self.dialect, self.key, data, self.alignment))

    def __repr__(self) -> str:
        size = "no data" if self.data is None else f"{len(self.data)} bytes"
        return f"<DialectResource {self.dialect}:{self.key}, {size}>"


class ModuleResources:
    """The contents of the resource sections of a file, in file order."""

    __slots__ = ("aliases", "dialect", "external", "has_unknown_syntax", "is_tolerant")

    def __init__(self) -> None:
        # Whether the file was read tolerantly: then all printed text can be read back.
        self.is_tolerant = False
        # For files with operations of unknown syntax (core/unknown_syntax.py), which may refer to anything:
        # the aliases that the file defines, by names with `#` or `!`.
        self.has_unknown_syntax = False
        self.aliases: dict[str, AttributeOrType] = {}
        # Handles by dialect name and key.
        self.dialect: dict[str, dict[str, DialectResource]] = {}
        # Values by group and key.
        self.external: dict[str, dict[str, ResourceValue]] = {}

    def handle(self, dialect: str, key: str) -> DialectResource:
        """The handle of `key`, made on the first reference."""
        group = self.dialect.setdefault(dialect, {})
        resource = group.get(key)
        if resource is None:
            resource = DialectResource(dialect, key)
            group[key] = resource
        return resource

    def __getitem__(self, key: str) -> DialectResource:
        for group in self.dialect.values():
            if key in group:
                return group[key]
        raise KeyError(f"no resource '{key}'")

    def __contains__(self, key: object) -> bool:
        return any(key in group for group in self.dialect.values())

    def __iter__(self) -> Iterator[DialectResource]:
        for group in self.dialect.values():
            yield from group.values()

    def __len__(self) -> int:
        return sum(len(group) for group in self.dialect.values())
