"""Interfaces: methods that operations, attributes or types implement.

Source: the ODS manual and the Interfaces page of MLIR's documentation.
"""

from __future__ import annotations

from mlirkit.ods.plain_data import FrozenData


class InterfaceMethod(FrozenData):
    """A method of an interface; bodies are C++ text or None."""

    name: str
    return_type: str
    # (type, name) of each argument.
    arguments: tuple[tuple[str, str], ...]
    is_static: bool
    body: str | None
    default_body: str | None
    description: str | None
    is_pure_virtual: bool = False
    is_declaration: bool = False

    @property
    def has_body(self) -> bool:
        """Whether the interface has a body for the method; a blank body is none."""
        return bool(self.body) and not str(self.body).isspace()

    @property
    def has_default_body(self) -> bool:
        return bool(self.default_body) and not str(self.default_body).isspace()


class Interface(FrozenData):
    """An operation, attribute or type interface."""

    def_name: str
    name: str
    cpp_namespace: str
    description: str
    methods: tuple[InterfaceMethod, ...]
    # The direct base interfaces.
    base_interfaces: tuple[Interface, ...] = ()
    verify: str | None = None
    verify_with_regions: bool = False
    extra_class_declaration: str = ""
    extra_shared_class_declaration: str = ""
    extra_trait_class_declaration: str = ""
    extra_class_of: str = ""
    # "OpInterface", "AttrInterface", "TypeInterface", "DialectInterface"
    kind: str = "OpInterface"

    @property
    def fully_qualified_name(self) -> str:
        return f"{self.cpp_namespace}::{self.name}" if self.cpp_namespace else self.name

    @property
    def all_bases(self) -> tuple[Interface, ...]:
        """The distinct base interfaces, direct and indirect; each follows its own bases."""
        bases: dict[str, Interface] = {}
        pending = [(base, False) for base in reversed(self.base_interfaces)]
        while pending:
            base, has_bases_added = pending.pop()
            if has_bases_added:
                bases.setdefault(base.name, base)
            else:
                pending.append((base, True))
                pending += [(inherited, False) for inherited in reversed(base.base_interfaces)]
        return tuple(bases.values())

    @property
    def functions(self) -> tuple[tuple[str, InterfaceMethod], ...]:
        """The methods with the names of their C++ functions; overloads have a numeric suffix."""
        taken: set[str] = set()
        functions = []
        for method in self.methods:
            name = method.name
            while name in taken:
                name = f"{name}_{len(taken)}"
            taken.add(name)
            functions.append((name, method))
        return tuple(functions)
