"""Stand-ins for the extension modules of a package that mlirkit replaces.

Functions that register a dialect or passes do nothing: mlirkit finds dialects and passes by name.  Other
functions exist in machine code only: their names can be imported, and a call raises an error.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, NoReturn


class NativeModule(ModuleType):
    """The module `name` in place of the machine code in `file`, with `members` implemented here.

    `remedy` is a hint that is added to the error for a missing member.
    """

    def __init__(
        self, name: str, file: str | None, members: Mapping[str, Any] | None = None, remedy: str = ""
    ) -> None:
        super().__init__(name, "A module of mlirkit in place of a native extension.")
        self.remedy = remedy
        self.members = dict(members or {})
        self.__dict__.update(self.members)
        # The module may contain modules.
        self.__path__: list[str] = []
        self.__all__ = list(dict.fromkeys([*self.members, *declared_names(file)]))

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(f"module '{self.__name__}' has no attribute '{name}'")
        member: Any = do_nothing
        if not name.startswith("register_"):
            member = type(name, (_OnlyNative,), {"__module__": self.__name__, "REMEDY": self.remedy})
        setattr(self, name, member)
        return member


def declared_names(file: str | None) -> list[str]:
    """The classes and functions that the stub beside an extension module declares, if the stub exists."""
    if file is None:
        return []
    stub = Path(file).with_name(Path(file).name.partition(".")[0] + ".pyi")
    if not stub.exists():
        return []
    statements = ast.parse(stub.read_text("utf-8")).body
    kinds = (ast.ClassDef, ast.FunctionDef)
    return list(dict.fromkeys([statement.name for statement in statements if isinstance(statement, kinds)]))


def do_nothing(*args: Any, **named: Any) -> None:
    """A function without an effect here, such as the registration of a dialect."""


class _OnlyNative:
    """Stand-ins for objects that exist in machine code only."""

    REMEDY: ClassVar[str] = ""

    def __new__(cls, *args: Any, **named: Any) -> NoReturn:
        raise NotImplementedError(f"{cls.__module__}.{cls.__name__} exists only as machine code{cls.REMEDY}")

    @classmethod
    def get(cls, *args: Any, **named: Any) -> NoReturn:
        """Raise the same error as the constructor."""
        cls(*args, **named)
