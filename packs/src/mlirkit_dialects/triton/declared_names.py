"""Classes and enums by name, for the modules that list what hooks are written against.

Such a module has SPELLINGS, by class name an operation's name, or that of an attribute behind "#" or a type
behind "!", and ENUMS, by enum the dialect that has it.  Type checkers see the module's stub, which
packs/scripts/regenerate-stubs makes of the definitions.
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.context import default_context
from mlirkit.ods.live.classes.declared_class import declared_class


def declared_name(module: dict[str, Any], name: str) -> Any:
    """What a module's attribute of this name is: a declared class, or the enum that all contexts share."""
    if name in module["ENUMS"]:
        enum = module[name] = default_context().dialects[module["ENUMS"][name]].public(name)
        return enum
    spelling = module["SPELLINGS"].get(name)
    if spelling is None:
        raise AttributeError(f"module '{module['__name__']}' has no attribute '{name}'")
    return declared_class(spelling, name)
