"""Expressions over the elements of OpDSL's operands, which definitions assign.

    A[D.m, D.k]                         a TensorUse: an element of an operand
    UnaryFn.exp(x)  BinaryFn.add(x, y)  TernaryFn.select(c, x, y)  TypeFn.cast_signed(U, x)     TensorFn
    x + y   x - y   x * y   x / y       TensorFn of the same functions
    C[D.m] += x     O[D.o] = ReduceFn.max_signed[D.k](x)        TensorReduceFn
    const(42)   index(D.m)              constants, and the position of the element
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any

from mlirkit.builtin.attributes import FloatAttr, integer_attr
from mlirkit.builtin.float_types import F64 as F64_TYPE
from mlirkit.builtin.types import integer_type
from mlirkit.dialects.linalg.opdsl.lang.affine import AffineExprDef, DimDef
from mlirkit.dialects.linalg.opdsl.lang.types import TypeVar

if TYPE_CHECKING:
    from mlirkit.dialects.linalg.opdsl.lang.comprehension import BinaryFnAttrDef, OperandDef


class OperandKind(Enum):
    """The kinds of operands."""

    INPUT_TENSOR = 0
    SCALAR = 1
    OUTPUT_TENSOR = 2
    INDEX_ATTR = 3
    UNARY_FN_ATTR = 4
    BINARY_FN_ATTR = 5
    TERNARY_FN_ATTR = 6
    TYPE_FN_ATTR = 7


class FunctionKind(Enum):
    """Functions by arity; a type function also has a target type."""

    UNARY = 0
    BINARY = 1
    TERNARY = 2
    TYPE = 3

    @property
    def attribute(self) -> OperandKind:
        """The kind of operand that selects a function of this kind."""
        return OperandKind[f"{self.name}_FN_ATTR"]


# -- expressions ------------------------------------------------------------------------------------------


class TensorExpression:
    """An expression on the right side of an assignment."""

    def parts(self) -> Sequence[TensorExpression]:
        """The direct subexpressions."""
        return ()

    def visit_tensor_exprs(self, callback: Callable[[TensorExpression], None]) -> None:
        """Call a function with this expression and its subexpressions."""
        callback(self)
        for part in self.parts():
            part.visit_tensor_exprs(callback)

    def dims(self) -> list[DimDef]:
        """The dimensions that the expression itself names, without its parts."""
        return []

    def all_dims(self) -> list[DimDef]:
        """The dimensions that the expression or its parts name, each once."""
        result: dict[DimDef, None] = {}
        self.visit_tensor_exprs(lambda expr: result.update(dict.fromkeys(expr.dims())))
        return list(result)

    def __add__(self, other: TensorExpression) -> TensorFn:
        return BinaryFn.add(self, other)

    def __radd__(self, other: TensorExpression) -> TensorFn:
        return BinaryFn.add(other, self)

    def __sub__(self, other: TensorExpression) -> TensorFn:
        return BinaryFn.sub(self, other)

    def __mul__(self, other: TensorExpression) -> TensorFn:
        return BinaryFn.mul(self, other)

    def __rmul__(self, other: TensorExpression) -> TensorFn:
        return BinaryFn.mul(other, self)

    def __truediv__(self, other: TensorExpression) -> TensorFn:
        return BinaryFn.div(self, other)


class TensorUse(TensorExpression):
    """An element of an operand, indexed by dimensions."""

    def __init__(self, operand_def: OperandDef, indices: Sequence[AffineExprDef]) -> None:
        self.operand_def = operand_def
        self.indices = tuple(indices)

    @property
    def tensor_name(self) -> str:
        return self.operand_def.known_name()

    def dims(self) -> list[DimDef]:
        return _dims_of(self.indices)

    def __iadd__(self, value: TensorExpression) -> TensorReduceFn:  # type: ignore[override]
        """A sum along the dimensions that only the value names."""
        kept = set(self.dims())
        reduced = [size for size in value.all_dims() if size not in kept]
        return ReduceFnUse(BinaryFn.add, None, *reduced)(value)

    def __repr__(self) -> str:
        return f"{self.operand_def.name}[{', '.join(map(repr, self.indices))}]"


class TensorFn(TensorExpression):
    """A function of expressions, given by name or by an attribute."""

    def __init__(
        self,
        kind: FunctionKind,
        name: str | None,
        operand_def: OperandDef | None,
        type_var: TypeVar | None,
        args: Sequence[TensorExpression],
    ) -> None:
        if (name is None) == (operand_def is None):
            raise ValueError("a function has either a name or an attribute that says it")
        for argument in args:
            if not isinstance(argument, TensorExpression):
                raise TypeError(f"expected an expression over elements, got {argument!r}")
        self.kind = kind
        self.name = name
        self.operand_def = operand_def
        self.type_var = type_var
        self.args = tuple(args)

    def parts(self) -> Sequence[TensorExpression]:
        return self.args

    def __repr__(self) -> str:
        name = self.name if self.operand_def is None else self.operand_def.name
        typed = [] if self.type_var is None else [self.type_var.name]
        return f"{self.kind.name.lower()} {name}({', '.join([*typed, *map(repr, self.args)])})"


class TensorReduceFn(TensorExpression):
    """A reduction; its first operand is the assigned element."""

    def __init__(self, reduce_use: ReduceFnUse, args: Sequence[TensorExpression]) -> None:
        self.reduce_use = reduce_use
        self.lhs: TensorUse | None = None
        self.args = tuple(args)

    def parts(self) -> Sequence[TensorExpression]:
        return self.args

    def dims(self) -> list[DimDef]:
        return list(self.reduce_use.reduce_dims)

    def applied(self) -> TensorFn:
        """The function applied to the accumulated value and the new one."""
        if self.lhs is None:
            raise ValueError(f"a reduction is assigned to an element of an output: {self}")
        use = self.reduce_use
        name = None if use.binary_fn is None else use.binary_fn.fn_name
        attribute = None if use.binary_attr is None else use.binary_attr.operand_def
        return TensorFn(FunctionKind.BINARY, name, attribute, None, [self.lhs, *self.args])

    def __repr__(self) -> str:
        return f"{self.reduce_use!r}({', '.join(map(repr, self.args))})"


class const(TensorExpression):
    """A number, of f64 or i64."""

    def __init__(self, value: float) -> None:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise ValueError(f"const requires int or float but got {type(value)}")
        is_float = isinstance(value, float)
        self.attribute: Any = (
            FloatAttr.get(F64_TYPE, value) if is_float else integer_attr(integer_type(64), int(value))
        )

    @property
    def value(self) -> str:
        return str(self.attribute)

    def __repr__(self) -> str:
        return f"const({self.value})"


class index(TensorExpression):
    """The index of the element along a dimension."""

    def __init__(self, dim: DimDef) -> None:
        self.dim_def = dim

    def __repr__(self) -> str:
        return f"index({self.dim_def!r})"


def _dims_of(exprs: Sequence[AffineExprDef]) -> list[DimDef]:
    result: dict[DimDef, None] = {}

    def visit(expr: AffineExprDef) -> None:
        if isinstance(expr, DimDef):
            result[expr] = None

    for expression in exprs:
        expression.visit_affine_exprs(visit)
    return list(result)


# -- functions --------------------------------------------------------------------------------------------


class FnType:
    """A function by name."""

    def __init__(self, fn_name: str) -> None:
        self.fn_name = fn_name

    def __repr__(self) -> str:
        return self.fn_name


class UnaryFnType(FnType):
    """A function of one expression."""

    def __call__(self, arg: TensorExpression) -> TensorFn:
        return TensorFn(FunctionKind.UNARY, self.fn_name, None, None, [arg])


class BinaryFnType(FnType):
    """A function of two expressions."""

    def __call__(self, arg0: TensorExpression, arg1: TensorExpression) -> TensorFn:
        return TensorFn(FunctionKind.BINARY, self.fn_name, None, None, [arg0, arg1])


class TernaryFnType(FnType):
    """A function of three expressions."""

    def __call__(self, arg0: TensorExpression, arg1: TensorExpression, arg2: TensorExpression) -> TensorFn:
        return TensorFn(FunctionKind.TERNARY, self.fn_name, None, None, [arg0, arg1, arg2])


class TypeFnType(FnType):
    """A conversion to the type of a variable."""

    def __call__(self, type_var: TypeVar, arg: TensorExpression) -> TensorFn:
        return TensorFn(FunctionKind.TYPE, self.fn_name, None, type_var, [arg])


class UnaryFn:
    """Functions of one expression."""

    exp = UnaryFnType("exp")
    log = UnaryFnType("log")
    abs = UnaryFnType("abs")
    ceil = UnaryFnType("ceil")
    floor = UnaryFnType("floor")
    negf = UnaryFnType("negf")
    reciprocal = UnaryFnType("reciprocal")
    round = UnaryFnType("round")
    sqrt = UnaryFnType("sqrt")
    rsqrt = UnaryFnType("rsqrt")
    square = UnaryFnType("square")
    tanh = UnaryFnType("tanh")
    erf = UnaryFnType("erf")


class BinaryFn:
    """Functions of two expressions."""

    add = BinaryFnType("add")
    sub = BinaryFnType("sub")
    mul = BinaryFnType("mul")
    div = BinaryFnType("div")
    div_unsigned = BinaryFnType("div_unsigned")
    max_signed = BinaryFnType("max_signed")
    min_signed = BinaryFnType("min_signed")
    max_unsigned = BinaryFnType("max_unsigned")
    min_unsigned = BinaryFnType("min_unsigned")
    powf = BinaryFnType("powf")


class TernaryFn:
    """Functions of three expressions."""

    select = TernaryFnType("select")


class TypeFn:
    """Conversions of numbers, of integers with a sign or without."""

    cast_signed = TypeFnType("cast_signed")
    cast_unsigned = TypeFnType("cast_unsigned")


class ReduceFnUse:
    """A reduction along dimensions, by a function given directly or by an attribute."""

    def __init__(
        self, binary_fn: BinaryFnType | None, binary_attr: BinaryFnAttrDef | None, *reduce_dims: DimDef
    ) -> None:
        if (binary_fn is None) == (binary_attr is None):
            raise ValueError("a reduction has either a function or an attribute that says it")
        self.binary_fn = binary_fn
        self.binary_attr = binary_attr
        self.reduce_dims = reduce_dims

    def __call__(self, *args: TensorExpression) -> TensorReduceFn:
        return TensorReduceFn(self, args)

    def __repr__(self) -> str:
        return f"reduce {self.binary_fn or self.binary_attr}[{', '.join(map(repr, self.reduce_dims))}]"


class ReduceFnType:
    """A reduction function; dimensions are its index."""

    def __init__(self, binary_fn: BinaryFnType) -> None:
        if not isinstance(binary_fn, BinaryFnType):
            raise ValueError(f"Reduce expected a BinaryFnType but got {binary_fn}")
        self.binary_fn = binary_fn

    def __getitem__(self, reduce_dims: DimDef | Sequence[DimDef]) -> ReduceFnUse:
        return ReduceFnUse(self.binary_fn, None, *as_tuple(reduce_dims))

    def __repr__(self) -> str:
        return f"reduce {self.binary_fn}"


class ReduceFn:
    """Reduction functions."""

    add = ReduceFnType(BinaryFn.add)
    mul = ReduceFnType(BinaryFn.mul)
    max_signed = ReduceFnType(BinaryFn.max_signed)
    min_signed = ReduceFnType(BinaryFn.min_signed)
    max_unsigned = ReduceFnType(BinaryFn.max_unsigned)
    min_unsigned = ReduceFnType(BinaryFn.min_unsigned)


def as_tuple(dims: DimDef | Sequence[DimDef]) -> tuple[DimDef, ...]:
    return (dims,) if isinstance(dims, DimDef) else tuple(dims)
