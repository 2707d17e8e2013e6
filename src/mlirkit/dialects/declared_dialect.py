"""The dialects of `mlirkit.dialects.declared`, whose attributes are declared classes and enums.

    declarations/<dialect>.json ::= {class name: spelling, ...}
    spelling                    ::= operation | "#" attribute | "!" type | enum
    enum                        ::= {field of EnumInfo: value, ..., "cases": [case, ...]}
    case                        ::= [symbol, value, text, is_group]

scripts/regenerate-stubs writes these lists, by stubs.py.  A pure wheel has an archive of them.
"""

from __future__ import annotations

import json
import os
from functools import cache
from typing import Any, Final

from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.live.classes.declared_class import declared_class
from mlirkit.ods.live.classes.enum_class import enum_class
from mlirkit.ods.model.enum_info import MEANING, EnumCase, EnumInfo
from mlirkit.support.packed_folder import PackedFolder

_FOLDER = os.path.dirname(os.path.abspath(__file__))

#: The lists of all dialects, by name.
DECLARATIONS: Final = PackedFolder(os.path.join(_FOLDER, "declarations"), ".json", "declarations")


class DeclaredDialect:
    """A dialect whose attributes are its declared classes and its enums."""

    def __init__(self, name: str, declarations: str) -> None:
        self._name = name
        self._declarations: dict[str, Any] = json.loads(declarations)

    def __getattr__(self, name: str) -> Any:
        declaration = self._declarations.get(name)
        if declaration is None:
            raise AttributeError(f"dialect '{self._name}' has no class called '{name}'")
        if isinstance(declaration, str):
            value = declared_class(declaration, name)
        else:
            value = enum_class(_enum_info(name, declaration))
        setattr(self, name, value)
        return value

    def operation_name(self, class_name: str) -> str | None:
        """The name of the operation of a class; None for other classes."""
        declaration = self._declarations.get(class_name)
        is_operation = isinstance(declaration, str) and not declaration.startswith(("#", "!"))
        return declaration if is_operation else None

    def __dir__(self) -> list[str]:
        return sorted(self._declarations)

    def __repr__(self) -> str:
        return f"<declared classes of dialect '{self._name}'>"


def declared_dialect(name: str) -> DeclaredDialect:
    """The dialect of a name, `async_dialect` for async; AttributeError if no such dialect ships."""
    dialect = "async" if name == "async_dialect" else name
    if dialect not in ROOTS:
        raise AttributeError(f"module 'mlirkit.dialects.declared' has no attribute '{name}'")
    return _dialect(dialect)


def operation_of_cpp_class(namespace: str, class_name: str) -> str | None:
    """The shipped operation of a C++ class, or None; the namespace in lower case is the dialect's name."""
    name = namespace.lower()
    if name not in ROOTS:
        return None
    return _dialect(name).operation_name(class_name)


@cache
def _dialect(name: str) -> DeclaredDialect:
    return DeclaredDialect(name, DECLARATIONS.read(name))


def declaration_of(info: EnumInfo) -> dict[str, Any]:
    """An enum as a list of declarations has it; `_enum_info` is its mirror."""
    fields = {name: getattr(info, name) for name in MEANING if name != "class_name"}
    cases = [[case.symbol, case.value, case.text, case.is_group] for case in info.cases]
    return {"summary": info.summary, **fields, "cases": cases}


def _enum_info(class_name: str, declaration: dict[str, Any]) -> EnumInfo:
    fields = {name: value for name, value in declaration.items() if name != "cases"}
    cases = [
        EnumCase("", symbol, value, text, is_group=is_group)
        for symbol, value, text, is_group in declaration["cases"]
    ]
    return EnumInfo(
        def_name=class_name,
        class_name=class_name,
        description="",
        underlying_type="",
        cases=tuple(cases),
        **fields,
    )
