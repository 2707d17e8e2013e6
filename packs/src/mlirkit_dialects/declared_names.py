"""Classes and enums by name, for the modules that list the classes that hooks use.

Such a module has SPELLINGS, which maps class names to the name of an operation, of an attribute behind "#" or
of a type behind "!", and may have ENUMS, which maps enums to their dialects.  Type checkers read the module's
stub, which packs/scripts/regenerate-stubs generates from the definitions for the names listed there.
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.context import default_context
from mlirkit.ods.live.classes.declared_class import declared_class


def declared_name(module: dict[str, Any], name: str) -> Any:
    """A module's attribute of this name: a declared class, or the enum that all contexts share."""
    dialect = module.get("ENUMS", {}).get(name)
    if dialect is not None:
        enum = module[name] = default_context().dialects[dialect].public(name)
        return enum
    spelling = module["SPELLINGS"].get(name)
    if spelling is None:
        raise AttributeError(f"module '{module['__name__']}' has no attribute '{name}'")
    return declared_class(spelling, name)
