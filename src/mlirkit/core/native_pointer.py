"""The members with which upstream's bindings exchange pointers with C++: `_CAPIPtr` and `_CAPICreate`.

mlirkit's objects have no counterpart in C++.  Extension modules that read these members get an
AttributeError, as for any missing attribute, which names the alternative.
"""

from __future__ import annotations

from typing import Any, Final, NoReturn

_MESSAGE: Final = (
    "{} has no '{}': there is no object of MLIR in C++ behind it. Hand bytes to code in C++ instead, from "
    "write_bytecode(), or text, from str(); Module.parse() reads both back"
)


class NativePointer:
    """A member of a class of the bindings that would be a pointer, or a function that takes one."""

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, instance: Any, owner: Any) -> NoReturn:
        raise AttributeError(_MESSAGE.format(owner.__name__, self._name))


CAPI_PTR: Final = NativePointer("_CAPIPtr")
CAPI_CREATE: Final = NativePointer("_CAPICreate")
