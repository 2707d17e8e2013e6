"""Index expressions of OpDSL: named dimensions of the iteration and named sizes, as affine expressions.

>>> D.m
Dim(m)
>>> S.M is SymbolDef("M")
True
>>> state = AffineBuildState()
>>> print((D.oh * S.SH + D.kh * 2).build(state))
d0 * s0 + d1 * 2
>>> state.dim_count, state.symbol_count
(2, 1)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mlirkit.builtin.affine_expr import (
    AffineAddExpr,
    AffineCeilDivExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineFloorDivExpr,
    AffineModExpr,
    AffineMulExpr,
    AffineSymbolExpr,
)

Combine = Callable[[AffineExpr, AffineExpr], AffineExpr]


class AffineBuildState:
    """Positions of names: new names get the next one, unless they are not allowed.

    A state with a global state shares its positions, and records separately the ones that it used.
    """

    def __init__(
        self,
        *,
        global_state: AffineBuildState | None = None,
        allow_new_symbols: bool = True,
        allow_new_dims: bool = True,
    ) -> None:
        self.all_symbols: dict[str, int] = {} if global_state is None else global_state.all_symbols
        self.all_dims: dict[str, int] = {} if global_state is None else global_state.all_dims
        self.local_symbols: dict[str, int] = {}
        self.local_dims: dict[str, int] = {}
        self.allow_new_symbols = allow_new_symbols
        self.allow_new_dims = allow_new_dims

    def get_dim(self, dimname: str) -> int:
        position = _position(self.all_dims, dimname, self.allow_new_dims, "dimensions")
        self.local_dims[dimname] = position
        return position

    def get_symbol(self, symname: str) -> int:
        position = _position(self.all_symbols, symname, self.allow_new_symbols, "symbols")
        self.local_symbols[symname] = position
        return position

    @property
    def local_dim_count(self) -> int:
        return len(self.local_dims)

    @property
    def local_symbol_count(self) -> int:
        return len(self.local_symbols)

    @property
    def dim_count(self) -> int:
        return len(self.all_dims)

    @property
    def symbol_count(self) -> int:
        return len(self.all_symbols)

    def __repr__(self) -> str:
        return f"AffineBuildState(symbols={self.local_symbols}, dims={self.local_dims})"


def _position(constant: dict[str, int], name: str, allow_new: bool, subject: str) -> int:
    if name not in constant:
        if not allow_new:
            raise ValueError(f"new {subject} '{name}' is not allowed: expected one of {list(constant)}")
        constant[name] = len(constant)
    return constant[name]


class AffineExprDef:
    """An index expression."""

    def build(self, state: AffineBuildState | None = None) -> AffineExpr:
        """The affine expression, with the positions of the state."""
        raise NotImplementedError

    def visit_affine_exprs(self, callback: Callable[[AffineExprDef], None]) -> None:
        """Call a function with this expression and its subexpressions."""
        callback(self)

    @staticmethod
    def coerce_from(py_value: int | AffineExprDef) -> AffineExprDef:
        return py_value if isinstance(py_value, AffineExprDef) else AffineConstantDef(py_value)

    def __add__(self, other: int | AffineExprDef) -> AffineExprDef:
        return AffineBinaryExprDef("+", AffineAddExpr.get, self, other)

    def __radd__(self, other: int | AffineExprDef) -> AffineExprDef:
        return AffineExprDef.coerce_from(other) + self

    def __mul__(self, other: int | AffineExprDef) -> AffineExprDef:
        return AffineBinaryExprDef("*", AffineMulExpr.get, self, other)

    def __rmul__(self, other: int | AffineExprDef) -> AffineExprDef:
        return AffineExprDef.coerce_from(other) * self

    def __mod__(self, other: int | AffineExprDef) -> AffineExprDef:
        return AffineBinaryExprDef("mod", AffineModExpr.get, self, other)

    def __floordiv__(self, other: int | AffineExprDef) -> AffineExprDef:
        return AffineBinaryExprDef("floordiv", AffineFloorDivExpr.get, self, other)

    def __truediv__(self, other: int | AffineExprDef) -> AffineExprDef:
        """Division that rounds up."""
        return AffineBinaryExprDef("ceildiv", AffineCeilDivExpr.get, self, other)


class AffineConstantDef(AffineExprDef):
    """A number."""

    def __init__(self, value: int) -> None:
        if not isinstance(value, int):
            raise TypeError(f"expected an index expression or a number, got {value!r}")
        self.value = value

    def build(self, state: AffineBuildState | None = None) -> AffineExpr:
        return AffineConstantExpr.get(self.value)

    def __repr__(self) -> str:
        return f"Const({self.value})"


class AffineBinaryExprDef(AffineExprDef):
    """Two expressions, combined."""

    def __init__(self, symbol: str, combine: Combine, lhs: AffineExprDef, rhs: int | AffineExprDef) -> None:
        self.symbol = symbol
        self.combine = combine
        self.lhs = lhs
        self.rhs = AffineExprDef.coerce_from(rhs)

    def build(self, state: AffineBuildState | None = None) -> AffineExpr:
        state = state or AffineBuildState()
        left = self.lhs.build(state)
        return self.combine(left, self.rhs.build(state))

    def visit_affine_exprs(self, callback: Callable[[AffineExprDef], None]) -> None:
        callback(self)
        self.lhs.visit_affine_exprs(callback)
        self.rhs.visit_affine_exprs(callback)

    def __repr__(self) -> str:
        return f"({self.lhs!r} {self.symbol} {self.rhs!r})"


class DimDef(AffineExprDef):
    """A dimension of the iteration; one object per name."""

    ALL_DIMS: ClassVar[dict[str, DimDef]] = {}
    dimname: str

    def __new__(cls, dimname: str) -> DimDef:
        dim = cls.ALL_DIMS.get(dimname)
        if dim is None:
            dim = cls.ALL_DIMS[dimname] = super().__new__(cls)
            dim.dimname = dimname
        return dim

    def build(self, state: AffineBuildState | None = None) -> AffineExpr:
        return AffineDimExpr.get((state or AffineBuildState()).get_dim(self.dimname))

    def __repr__(self) -> str:
        return f"Dim({self.dimname})"


class SymbolDef(AffineExprDef):
    """A size, or a number of an index attribute; one object per name."""

    ALL_SYMBOLS: ClassVar[dict[str, SymbolDef]] = {}
    symname: str

    def __new__(cls, symname: str) -> SymbolDef:
        symbol = cls.ALL_SYMBOLS.get(symname)
        if symbol is None:
            symbol = cls.ALL_SYMBOLS[symname] = super().__new__(cls)
            symbol.symname = symname
        return symbol

    def build(self, state: AffineBuildState | None = None) -> AffineExpr:
        return AffineSymbolExpr.get((state or AffineBuildState()).get_symbol(self.symname))

    def __repr__(self) -> str:
        return f"Symbol({self.symname})"


class Dims:
    """Dimensions by attribute."""

    def __getattr__(self, name: str) -> DimDef:
        return DimDef(name)


class Symbols:
    """Sizes by attribute."""

    def __getattr__(self, name: str) -> SymbolDef:
        return SymbolDef(name)


D: Final = Dims()
S: Final = Symbols()
