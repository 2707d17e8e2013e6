"""Classes that programs register for operations and dialects, by name, for all contexts.

    register_operation(dialect_class)(op_class)      operations of that name are instances of `op_class`
    register_dialect(dialect_class)                  `context.dialects[name]` is an instance of it

Generated bindings (`_x_ops_gen.py`) use these as decorators.  A context looks a class up at the first use of
a name; builtin/operation_view.py has the class that registered classes of operations derive from.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from mlirkit.core.arguments import expect

_operations: Final[dict[str, Any]] = {}
_dialects: Final[dict[str, Any]] = {}
_adaptors: Final[dict[str, Any]] = {}
# Packages of programs with modules of dialects, which have the dialects' names.
_packages: Final[list[str]] = []
_searched: Final[set[tuple[str, str]]] = set()


def append_search_package(package: str) -> None:
    """Add a package to search for modules of dialects, which register classes when they are imported."""
    expect(package, str, "append_dialect_search_prefix", "module_name")
    _packages.append(package)


def import_dialect_module(name: str) -> bool:
    """Import the modules of a dialect in the packages; whether any exists."""
    is_loaded = False
    for package in _packages:
        module = f"{package}.{name}"
        if module not in sys.modules and (package, name) not in _searched:
            _searched.add((package, name))
            try:
                import_module(module)
            except ModuleNotFoundError as error:
                # A missing package counts as a missing module.
                if not f"{module}.".startswith(f"{error.name}."):
                    raise
        is_loaded = is_loaded or module in sys.modules
    return is_loaded


def register_dialect(dialect_class: Any) -> Any:
    """Decorate a class of a dialect, whose `DIALECT_NAMESPACE` is the name."""
    return register_dialect_class(dialect_class.DIALECT_NAMESPACE, dialect_class, False)


def register_dialect_class(name: str, dialect_class: Any, replace: bool) -> Any:
    if name in _dialects and not replace:
        raise RuntimeError(f"Dialect namespace '{name}' is already registered.")
    _dialects[name] = dialect_class
    return dialect_class


def register_operation(dialect_class: Any, *, replace: bool = False) -> Callable[[Any], Any]:
    """A decorator for a class of operations, whose `OPERATION_NAME` is their name."""

    def decorate(op_class: Any) -> Any:
        register_operation_class(op_class.OPERATION_NAME, op_class, replace)
        setattr(dialect_class, op_class.__name__, op_class)
        return op_class

    return decorate


def register_operation_class(name: str, op_class: Any, replace: bool) -> None:
    if name in _operations and not replace:
        raise RuntimeError(f"Operation namespace '{name}' is already registered.")
    _operations[name] = op_class


def register_op_adaptor(op_class: Any, *, replace: bool = False) -> Callable[[Any], Any]:
    """A decorator for the class of adaptors of an operation; it becomes `op_class.Adaptor`."""

    def decorate(adaptor_class: Any) -> Any:
        name = adaptor_class.OPERATION_NAME
        if name in _adaptors and not replace:
            raise RuntimeError(f"Operation adaptor for '{name}' is already registered.")
        _adaptors[name] = adaptor_class
        op_class.Adaptor = adaptor_class
        return adaptor_class

    return decorate


def registered_dialect(name: str) -> Any:
    """The class that a program has registered for a dialect, or None."""
    return _dialects.get(name)


def with_registered(name: str, op_class: Any) -> Any:
    """The class for operations with `op_class` (or None) in a context: a registered class comes first."""
    registered = _operations.get(name)
    if registered is None:
        return op_class
    if op_class is None or issubclass(registered, op_class):
        return registered
    members = {"__slots__": (), "__module__": registered.__module__, "__doc__": registered.__doc__}
    return type(registered)(registered.__name__, (registered, op_class), members)
