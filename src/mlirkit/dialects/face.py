"""Public faces: a dialect's classes and value builders as module attributes.

arith.AddIOp(a, b)      builds the operation
arith.addi(a, b)        builds it and returns its result: a value, a list of several, or the operation itself
arith.CmpIPredicate     enums, attribute and type classes by their C++ names
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hook_table import listeners
from mlirkit.ods.live.hooks import face_classes, face_functions
from mlirkit.ods.live.properties.conversions import builder_called


def face(name: str) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` of a dialect's package."""
    return partial(face_attribute, name), partial(face_names, name)


def part_face(name: str, prefix: str) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """As `face`, for a part of a dialect: the functions of `name.prefix.x` are named `x` as well."""

    def part_attribute(attribute: str) -> Any:
        try:
            return face_attribute(name, attribute)
        except AttributeError:
            return face_attribute(name, f"{prefix}_{attribute}")

    return part_attribute, partial(face_names, name)


def add_part_faces(dialect: str, parts: Sequence[str]) -> None:
    """Add modules to a dialect's package that are faces of its parts."""
    for part in parts:
        name = f"mlirkit.dialects.{dialect}.{part}"
        module = ModuleType(name, f"Operations of `{dialect}.{part}`, which are all in {dialect}'s face.")
        module.__spec__ = ModuleSpec(name, None)
        vars(module)["__getattr__"], vars(module)["__dir__"] = part_face(dialect, part)
        sys.modules[name] = module


class DialectFace(ModuleType):
    """A module whose attributes are made from a dialect's definitions."""

    def __init__(self, name: str) -> None:
        super().__init__(f"mlirkit.dialects.{name}", f"The `{name}` dialect.")
        self._dialect_name = name

    def __getattr__(self, name: str) -> Any:
        return face_attribute(self._dialect_name, name)

    def __dir__(self) -> list[str]:
        return face_names(self._dialect_name)


def face_attribute(dialect_name: str, name: str) -> Any:
    """A member of a dialect: a class, an enum, or a value builder; `_Dialect` has the dialect's name."""
    if name == "__all__":
        # For `from mlirkit.dialects.arith import *`.
        return face_names(dialect_name)
    if name.startswith("__"):
        raise AttributeError(name)
    if name == "_Dialect":
        return _dialect_class(dialect_name)
    dialect = _dialect(dialect_name)
    place = (dialect_name, name)
    own = face_functions.get(place) or face_classes.get(place)
    if own is None and name.startswith("_"):
        own = builder_called(dialect, name)
    attribute = dialect.public(name) if own is None else own
    module = sys.modules.get(f"mlirkit.dialects.{dialect_name}")
    if module is not None:
        # The next access finds the attribute in the module.
        vars(module)[name] = attribute
        _remembered.add((dialect_name, name))
    return attribute


def _dialect(name: str) -> LiveDialect:
    """The dialect of a face, which ships or is part of another distribution."""
    if name in ROOTS:
        return shared_dialect(name)
    from mlirkit.dialects.packages import packaged_dialect

    return packaged_dialect(name)


# Names of the faces' modules that were set from definitions.
_remembered: set[object] = set()


def _forget(key: object) -> None:
    """Remove a remembered name from its face when a hook is registered for it."""
    if isinstance(key, tuple) and key in _remembered:
        _remembered.discard(key)
        vars(sys.modules[f"mlirkit.dialects.{key[0]}"]).pop(key[1], None)


listeners.append(_forget)


@cache
def _dialect_class(dialect_name: str) -> type:
    members = {"DIALECT_NAMESPACE": dialect_name, "__module__": f"mlirkit.dialects.{dialect_name}"}
    return type("_Dialect", (), members)


def face_names(dialect_name: str) -> list[str]:
    """The public names of a dialect's face."""
    dialect = _dialect(dialect_name)
    entries = [*face_functions.entries, *face_classes.entries]
    names = {name for owner, name in entries if owner == dialect_name}
    return sorted({*names, *dialect.public_names})
