"""Functions of the host's C library on floats of 32 and 64 bits, with which the reference folds as well.

Other formats have none.  Without a C library, nothing folds.
"""

from __future__ import annotations

import ctypes
import ctypes.util
from functools import cache
from typing import Any, Final

from mlirkit.builtin.float_semantics import F32, F64, FloatSemantics
from mlirkit.folding.ap_float import APFloat, from_float

# The suffix of the function names, and the C type of the numbers.
_C_TYPES: Final[dict[FloatSemantics, tuple[str, Any]]] = {
    F64: ("", ctypes.c_double),
    F32: ("f", ctypes.c_float),
}


def call(name: str, *arguments: APFloat) -> APFloat | None:
    """The result of a C function, named as for doubles; None if the format has no such function."""
    semantics = arguments[0].semantics
    function = _function(name, semantics, len(arguments))
    if function is None:
        return None
    return from_float(function(*[argument.value for argument in arguments]), semantics)


@cache
def _function(name: str, semantics: FloatSemantics, count: int) -> Any:
    library = _library()
    if library is None or semantics not in _C_TYPES:
        return None
    suffix, c_type = _C_TYPES[semantics]
    function = getattr(library, name + suffix, None)
    if function is not None:
        function.argtypes = [c_type] * count
        function.restype = c_type
    return function


@cache
def _library() -> Any:
    path = ctypes.util.find_library("m")
    if path is None:
        path = ctypes.util.find_library("msvcrt")
    try:
        return None if path is None else ctypes.CDLL(path)
    except OSError:
        return None
