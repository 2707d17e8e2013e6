"""Declared classes: classes of operations, attributes and types with a name only, before any definition.

    declared_class("gpu.launch", "LaunchOp")                    of an operation
    declared_class("#gpu.address_space", "AddressSpaceAttr")    of an attribute
    declared_class("!llvm.ptr", "LLVMPointerType")              of a type

There is one declared class per name.  Every live class of that name derives from it, whichever definitions it
was made from, so that `isinstance(x, declared)` and hooks registered for `declared` hold for all of them. A
declared class adds no field and no behaviour to its base.  Hooks reach declared classes by
dialects/declared.py; type checkers see them in the stubs of the dialects.
"""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

from mlirkit.core.attribute import Attribute, ParametrizedAttribute, ParametrizedType
from mlirkit.core.context import Context, context_of, current_context
from mlirkit.core.location import ParametrizedLocation
from mlirkit.core.operation import Operation
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.exclusive import exclusively

Class = TypeVar("Class", bound=type)

ATTRIBUTE = "#"
TYPE = "!"

_classes: dict[str, Any] = {}


def declared_class(spelling: str, class_name: str, is_location: bool = False) -> Any:
    """The declared class of a name, with "#" in front for an attribute and "!" for a type."""
    cls = _classes.get(spelling)
    return exclusively(lambda: _declare(spelling, class_name, is_location)) if cls is None else cls


def _declare(spelling: str, class_name: str, is_location: bool) -> Any:
    cls: Any = _classes.get(spelling)
    if cls is None:
        name = spelling.lstrip(ATTRIBUTE + TYPE)
        dialect, _, mnemonic = name.partition(".")
        members: dict[str, Any] = {"__slots__": (), "__module__": f"mlirkit.dialects.{dialect}"}
        base: Any = Operation
        if spelling is name:
            members |= {"OPERATION_NAME": name, "__init__": _build_as_defined}
        else:
            base = ParametrizedType
            if spelling.startswith(ATTRIBUTE):
                base = ParametrizedLocation if is_location else ParametrizedAttribute
            members |= {"DIALECT": dialect, "MNEMONIC": mnemonic, "FULL_NAME": name}
            members |= {"__init__": _refuse, "get": classmethod(_get)}
        cls = type(class_name, (base,), members)
        _classes[spelling] = cls
        if spelling is not name:
            # `typeid` recognises a live class by this attribute.
            cls.DECLARED = cls
    return cls


def _build_as_defined(self: Any, *values: Any, **named: Any) -> None:
    """Build an operation with the builder of its definition, without the builders of hooks.

    Upstream's generated classes build in this way; handwritten classes derive from them: `MatchOp.__base__`.
    """
    if type(self) is not _classes.get(type(self).OPERATION_NAME):
        raise TypeError(f"{type(self).__name__} has no constructor")
    live: Any = live_class(type(self), context_of(named.get("context"), named.get("loc")))
    self.__class__ = live
    live.build_as_defined(self, *values, **named)


def _refuse(self: Any, *values: Any, **named: Any) -> NoReturn:
    raise TypeError(f"{type(self).__name__} is only declared: live_class() gives the class to make one with")


def _get(cls: Any, /, *values: Any, context: Context | None = None, **named: Any) -> Any:
    """As `get` of the live class in `context` (default: the current one)."""
    return live_class(cls, context).get(*values, context=context, **named)


def live_class(cls: Class, context: Context | None = None) -> Class:
    """The class that a context has for a declared one; MLIRError if it has none."""
    declared: Any = cls
    name = full_name(cls)
    prefix, _, mnemonic = name.partition(".")
    dialect: Any = current_context(context).dialect(prefix)
    result: Any = None
    if dialect is not None:
        if issubclass(declared, Operation):
            result = dialect.operation_class(name)
        elif issubclass(declared, Attribute):
            result = dialect.attribute_class(mnemonic)
        else:
            result = dialect.type_class(mnemonic)
    if result is None:
        raise MLIRError(f"dialect '{prefix}' has no class for '{name}'")
    live: Class = result
    return live


def full_name(cls: Any) -> str:
    """The full name of a declared or live class: "gpu.launch", "gpu.address_space"."""
    name: str | None = getattr(cls, "OPERATION_NAME", None) or getattr(cls, "FULL_NAME", None)
    if name is None:
        raise TypeError(f"{cls.__name__} is no class of an operation, attribute or type with a name")
    return name
