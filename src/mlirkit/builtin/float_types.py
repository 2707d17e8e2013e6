"""Floating-point types: a class and a value for each.

`float_semantics` interprets their bits; the other builtin types are in `types` and `shaped_types`.
Text: text/parser/types.py and text/printer/types.py.  Encoding: bytecode/builtin_codec.py.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mlirkit.builtin import float_semantics as semantics
from mlirkit.builtin.float_semantics import FloatSemantics
from mlirkit.core.attribute import BuiltinType
from mlirkit.support.build import COMPILED


@mypyc_attr(allow_interpreted_subclasses=True)
class FloatType(BuiltinType):
    """Base of all float types; `semantics`, the `FORMAT` of the class, interprets their bits."""

    __slots__ = ("semantics",)

    IS_UNIQUE: ClassVar[bool] = True
    FORMAT: ClassVar[FloatSemantics]

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = self.FORMAT

    def key(self) -> tuple[Any, ...]:
        return ()

    @property
    def width(self) -> int:
        return self.semantics.width

    @property
    def keyword(self) -> str:
        """The type's spelling, e.g. `bf16`."""
        return self.semantics.keyword


if not COMPILED:
    # Compared by identity, as IntegerType.
    FloatType.__hash__ = object.__hash__  # type: ignore[method-assign]


class Float8E5M2Type(FloatType):
    """`f8E5M2`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f8E5M2"
    FORMAT: ClassVar[FloatSemantics] = semantics.F8E5M2

    @staticmethod
    def get(context: object = None) -> Float8E5M2Type:
        return F8E5M2


class Float8E4M3Type(FloatType):
    """`f8E4M3`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f8E4M3"
    FORMAT: ClassVar[FloatSemantics] = semantics.F8E4M3

    @staticmethod
    def get(context: object = None) -> Float8E4M3Type:
        return F8E4M3


class Float8E4M3FNType(FloatType):
    """`f8E4M3FN`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f8E4M3FN"
    FORMAT: ClassVar[FloatSemantics] = semantics.F8E4M3FN

    @staticmethod
    def get(context: object = None) -> Float8E4M3FNType:
        return F8E4M3FN


class Float8E5M2FNUZType(FloatType):
    """`f8E5M2FNUZ`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f8E5M2FNUZ"
    FORMAT: ClassVar[FloatSemantics] = semantics.F8E5M2FNUZ

    @staticmethod
    def get(context: object = None) -> Float8E5M2FNUZType:
        return F8E5M2FNUZ


class Float8E4M3FNUZType(FloatType):
    """`f8E4M3FNUZ`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f8E4M3FNUZ"
    FORMAT: ClassVar[FloatSemantics] = semantics.F8E4M3FNUZ

    @staticmethod
    def get(context: object = None) -> Float8E4M3FNUZType:
        return F8E4M3FNUZ


class Float8E4M3B11FNUZType(FloatType):
    """`f8E4M3B11FNUZ`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f8E4M3B11FNUZ"
    FORMAT: ClassVar[FloatSemantics] = semantics.F8E4M3B11FNUZ

    @staticmethod
    def get(context: object = None) -> Float8E4M3B11FNUZType:
        return F8E4M3B11FNUZ


class Float8E3M4Type(FloatType):
    """`f8E3M4`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f8E3M4"
    FORMAT: ClassVar[FloatSemantics] = semantics.F8E3M4

    @staticmethod
    def get(context: object = None) -> Float8E3M4Type:
        return F8E3M4


class Float4E2M1FNType(FloatType):
    """`f4E2M1FN`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f4E2M1FN"
    FORMAT: ClassVar[FloatSemantics] = semantics.F4E2M1FN

    @staticmethod
    def get(context: object = None) -> Float4E2M1FNType:
        return F4E2M1FN


class Float6E2M3FNType(FloatType):
    """`f6E2M3FN`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f6E2M3FN"
    FORMAT: ClassVar[FloatSemantics] = semantics.F6E2M3FN

    @staticmethod
    def get(context: object = None) -> Float6E2M3FNType:
        return F6E2M3FN


class Float6E3M2FNType(FloatType):
    """`f6E3M2FN`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f6E3M2FN"
    FORMAT: ClassVar[FloatSemantics] = semantics.F6E3M2FN

    @staticmethod
    def get(context: object = None) -> Float6E3M2FNType:
        return F6E3M2FN


class Float8E8M0FNUType(FloatType):
    """`f8E8M0FNU`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f8E8M0FNU"
    FORMAT: ClassVar[FloatSemantics] = semantics.F8E8M0FNU

    @staticmethod
    def get(context: object = None) -> Float8E8M0FNUType:
        return F8E8M0FNU


class BF16Type(FloatType):
    """`bf16`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.bf16"
    FORMAT: ClassVar[FloatSemantics] = semantics.BF16

    @staticmethod
    def get(context: object = None) -> BF16Type:
        return BF16


class F16Type(FloatType):
    """`f16`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f16"
    FORMAT: ClassVar[FloatSemantics] = semantics.F16

    @staticmethod
    def get(context: object = None) -> F16Type:
        return F16


class FloatTF32Type(FloatType):
    """`tf32`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.tf32"
    FORMAT: ClassVar[FloatSemantics] = semantics.TF32

    @staticmethod
    def get(context: object = None) -> FloatTF32Type:
        return TF32


class F32Type(FloatType):
    """`f32`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f32"
    FORMAT: ClassVar[FloatSemantics] = semantics.F32

    @staticmethod
    def get(context: object = None) -> F32Type:
        return F32


class F64Type(FloatType):
    """`f64`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f64"
    FORMAT: ClassVar[FloatSemantics] = semantics.F64

    @staticmethod
    def get(context: object = None) -> F64Type:
        return F64


class F80Type(FloatType):
    """`f80`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f80"
    FORMAT: ClassVar[FloatSemantics] = semantics.F80

    @staticmethod
    def get(context: object = None) -> F80Type:
        return F80


class F128Type(FloatType):
    """`f128`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f128"
    FORMAT: ClassVar[FloatSemantics] = semantics.F128

    @staticmethod
    def get(context: object = None) -> F128Type:
        return F128
F8E5M2: Final = Float8E5M2Type()
F8E4M3: Final = Float8E4M3Type()
F8E4M3FN: Final = Float8E4M3FNType()
F8E5M2FNUZ: Final = Float8E5M2FNUZType()
F8E4M3FNUZ: Final = Float8E4M3FNUZType()
F8E4M3B11FNUZ: Final = Float8E4M3B11FNUZType()
F8E3M4: Final = Float8E3M4Type()
F4E2M1FN: Final = Float4E2M1FNType()
F6E2M3FN: Final = Float6E2M3FNType()
F6E3M2FN: Final = Float6E3M2FNType()
F8E8M0FNU: Final = Float8E8M0FNUType()
BF16: Final = BF16Type()
F16: Final = F16Type()
TF32: Final = FloatTF32Type()
F32: Final = F32Type()
F64: Final = F64Type()
F80: Final = F80Type()
F128: Final = F128Type()

FLOAT_TYPES: Final[dict[str, FloatType]] = {
    float_type.semantics.keyword: float_type
    for float_type in (
        F8E5M2,
        F8E4M3,
        F8E4M3FN,
        F8E5M2FNUZ,
        F8E4M3FNUZ,
        F8E4M3B11FNUZ,
        F8E3M4,
        F4E2M1FN,
        F6E2M3FN,
        F6E3M2FN,
        F8E8M0FNU,
        BF16,
        F16,
        TF32,
        F32,
        F64,
        F80,
        F128,
    )
}
