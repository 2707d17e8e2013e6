"""Replacing bindings that a program has imported already.

JAX keeps modules, classes and functions of `jaxlib.mlir` in its own modules, tables and partial functions.
The modules are imported again, now from mlirkit, and references to members of the old modules are replaced by
members of the same name in the new ones.  Objects made with the old modules stay unchanged.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from types import CellType, FunctionType, MethodType, ModuleType
from typing import Any, Final

from mlirkit.bindings.native_module import NativeModule

# The modules of the bindings, and the modules that derive classes from them.
FAMILIES: Final = ("jaxlib.mlir", "jaxlib.mosaic")
# Classes with a single empty instance in a module, which is made again and filled later.
_MADE_AGAIN: Final = ("DialectRegistry", "ThreadPool")
_OWN_TO_A_CLASS: Final = frozenset(("__dict__", "__weakref__", "__doc__", "__module__", "__slots__"))


class Replacement:
    """Replacements of objects, by identity."""

    def __init__(self, old: dict[str, ModuleType]) -> None:
        self._old = old
        self._new: dict[int, Any] = {}
        # Kept alive, so that no identity is reused.
        self._kept: list[Any] = []
        self._made_again: dict[type, type] = {}
        # The contents of replaced objects, which stay unchanged.
        self._insides: set[int] = set()

    def pair_modules(self) -> None:
        """Find the replacements of members of the old modules, which are imported again."""
        for name, module in self._old.items():
            try:
                new: ModuleType | None = import_module(name)
            except (ImportError, AttributeError):
                new = None
            # Modules that exist in machine code only have no replacement.
            if new is None or (isinstance(new, NativeModule) and not new.members):
                sys.modules[name] = module
                continue
            self._pair(module, new)
            self._insides.add(id(vars(module)))
            for member, value in list(vars(module).items()):
                if not member.startswith("__") and _is_of_families(value):
                    self._pair_member(value, getattr(new, member, None))

    def _pair(self, old: Any, new: Any) -> None:
        if new is not None and old is not new:
            self._new.setdefault(id(old), new)
            self._kept.append(old)

    def _pair_member(self, old: Any, new: Any) -> None:
        if id(old) in self._new or new is None:
            return
        self._pair(old, new)
        if isinstance(old, type):
            if old.__name__ in _MADE_AGAIN:
                self._made_again[old] = new
            for name, value in list(vars(old).items()):
                # Functions and enum members are unique objects, which can be paired by identity.
                if not name.startswith("__") and not isinstance(value, (property, str, int, tuple)):
                    self._pair(getattr(old, name), getattr(new, name, None))

    def derive_again(self) -> None:
        """Make classes again that other classes have derived from old ones."""
        for old in [original for original in self._kept if isinstance(original, type)]:
            for derived in list[type](old.__subclasses__()):
                if not _is_of_families(derived) and id(derived) not in self._new:
                    bases = tuple([self.of(base) for base in derived.__bases__])
                    members = {k: v for k, v in vars(derived).items() if k not in _OWN_TO_A_CLASS}
                    new_class = type(bases[0])(derived.__name__, bases, members)
                    new_class.__module__ = derived.__module__
                    self._pair(derived, new_class)

    def of(self, value: Any) -> Any:
        """The replacement of an object; the object itself if it has none."""
        result = self._new.get(id(value))
        if result is not None:
            return result
        kind = type(value)
        if kind is tuple:
            parts = [self.of(part) for part in value]
            return value if all(a is b for a, b in zip(parts, value, strict=True)) else tuple(parts)
        if kind is MethodType:
            owner = self._new.get(id(value.__self__))
            return value if owner is None else getattr(owner, value.__name__)
        if kind in self._made_again:
            new_object = self._made_again[kind]()
            self._pair(value, new_object)
            return new_object
        return value

    def replace_everywhere(self) -> None:
        """Replace references to old objects."""
        for thing in gc.get_objects():
            kind = type(thing)
            if id(thing) in self._insides or thing is self._new or thing is self._kept:
                continue
            change = _CHANGES.get(kind)
            if change is not None:
                change(thing, self.of)
            elif kind.__name__ == "PyTreeRegistry":
                self._register_again(thing)

    def _register_again(self, registry: Any) -> None:
        """Register new classes like the old ones in a registry of trees, which `gc` can list."""
        parts = gc.get_referents(registry)
        for old, flatten, unflatten in zip(parts, parts[1:], parts[2:], strict=False):
            new = self._new.get(id(old))
            if new is not None and isinstance(flatten, FunctionType):
                registry.register_node(new, flatten, unflatten)


def _change_dict(mapping: dict[Any, Any], of: Callable[[Any], Any]) -> None:
    for key, value in list(mapping.items()):
        new = of(value)
        if new is not value:
            mapping[key] = new
        if isinstance(key, type):
            new_key = of(key)
            if new_key is not key:
                mapping[new_key] = mapping.pop(key)


def _change_list(items: list[Any], of: Callable[[Any], Any]) -> None:
    for index, value in enumerate(items):
        new = of(value)
        if new is not value:
            items[index] = new


def _change_cell(type: CellType, of: Callable[[Any], Any]) -> None:
    try:
        value = type.cell_contents
    except ValueError:
        # An empty cell.
        return
    new = of(value)
    if new is not value:
        type.cell_contents = new


def _change_partial(call: partial[Any], of: Callable[[Any], Any]) -> None:
    function, arguments = of(call.func), of(call.args)
    if function is not call.func or arguments is not call.args:
        state: Any = (function, arguments, call.keywords, vars(call))
        restore: Callable[[Any], None] = call.__setstate__  # type: ignore[attr-defined]
        restore(state)


def _change_function(type: FunctionType, of: Callable[[Any], Any]) -> None:
    defaults = of(type.__defaults__)
    if defaults is not type.__defaults__:
        type.__defaults__ = defaults


_CHANGES: Final[dict[type, Callable[[Any, Callable[[Any], Any]], None]]] = {
    dict: _change_dict,
    list: _change_list,
    CellType: _change_cell,
    partial: _change_partial,
    FunctionType: _change_function,
}


def _is_of_families(value: Any) -> bool:
    module = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
    return isinstance(module, str) and module.startswith(FAMILIES)


def take_out() -> Replacement:
    """Remove the modules of the bindings from `sys.modules`, so that they can be imported again."""
    names = [
        name for name in sys.modules if name in FAMILIES or name.startswith(tuple(f"{f}." for f in FAMILIES))
    ]
    return Replacement({name: sys.modules.pop(name) for name in names})


def replace(taken: Replacement) -> None:
    """Replace references to the old modules by references to the newly imported ones."""
    taken.pair_modules()
    taken.derive_again()
    taken.replace_everywhere()
