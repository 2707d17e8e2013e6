"""Operands of OpDSL's operations, and the expressions over their elements that definitions assign.

    A[D.m, D.k]                         a TensorUse: an element of an operand
    UnaryFn.exp(x)  BinaryFn.add(x, y)  TernaryFn.select(c, x, y)  TypeFn.cast_signed(U, x)     TensorFn
    x + y   x - y   x * y   x / y       TensorFn of the same functions
    C[D.m] += x     O[D.o] = ReduceFn.max_signed[D.k](x)        TensorReduceFn
    const(42)   index(D.m)              constants, and where the element is

Operands that are attributes stand for functions (`UnaryFnAttrDef`...) or for sizes (`IndexAttrDef`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, Final, TypeAlias

from mlirkit.builtin.attributes import FloatAttr, integer_attr
from mlirkit.builtin.float_types import F64 as F64_TYPE
from mlirkit.builtin.types import integer_type
from mlirkit.dialects.linalg.opdsl.lang.affine import AffineExprDef, DimDef, SymbolDef
from mlirkit.dialects.linalg.opdsl.lang.types import TypeVar

Index: TypeAlias = AffineExprDef | tuple[AffineExprDef, ...] | tuple[None] | None


class OperandKind(Enum):
    """What an operand is."""

    INPUT_TENSOR = 0
    SCALAR = 1
    OUTPUT_TENSOR = 2
    INDEX_ATTR = 3
    UNARY_FN_ATTR = 4
    BINARY_FN_ATTR = 5
    TERNARY_FN_ATTR = 6
    TYPE_FN_ATTR = 7


class FunctionKind(Enum):
    """How many operands a function has; one to a type has the type besides."""

    UNARY = 0
    BINARY = 1
    TERNARY = 2
    TYPE = 3

    @property
    def attribute(self) -> OperandKind:
        """The kind of operand that stands for such a function."""
        return OperandKind[f"{self.name}_FN_ATTR"]


# -- expressions ------------------------------------------------------------------------------------------


class TensorExpression:
    """What the right side of an assignment is made of."""

    def parts(self) -> Sequence[TensorExpression]:
        """The expressions that this one is made of."""
        return ()

    def visit_tensor_exprs(self, callback: Callable[[TensorExpression], None]) -> None:
        """Call a function with this expression and what it is made of."""
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
    """An element of an operand, where dimensions say."""

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
    """A function of expressions: one with a name, or the one that an attribute says."""

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
    """A reduction, whose first operand is what it is assigned to."""

    def __init__(self, reduce_use: ReduceFnUse, args: Sequence[TensorExpression]) -> None:
        self.reduce_use = reduce_use
        self.lhs: TensorUse | None = None
        self.args = tuple(args)

    def parts(self) -> Sequence[TensorExpression]:
        return self.args

    def dims(self) -> list[DimDef]:
        return list(self.reduce_use.reduce_dims)

    def applied(self) -> TensorFn:
        """The function of what is there and what comes in."""
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
    """Where along a dimension the element is."""

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
    """A reduction along dimensions, by a function or by the one that an attribute says."""

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
    """A function to reduce by; dimensions are its index."""

    def __init__(self, binary_fn: BinaryFnType) -> None:
        if not isinstance(binary_fn, BinaryFnType):
            raise ValueError(f"Reduce expected a BinaryFnType but got {binary_fn}")
        self.binary_fn = binary_fn

    def __getitem__(self, reduce_dims: DimDef | Sequence[DimDef]) -> ReduceFnUse:
        return ReduceFnUse(self.binary_fn, None, *_as_tuple(reduce_dims))

    def __repr__(self) -> str:
        return f"reduce {self.binary_fn}"


class ReduceFn:
    """Functions to reduce by."""

    add = ReduceFnType(BinaryFn.add)
    mul = ReduceFnType(BinaryFn.mul)
    max_signed = ReduceFnType(BinaryFn.max_signed)
    min_signed = ReduceFnType(BinaryFn.min_signed)
    max_unsigned = ReduceFnType(BinaryFn.max_unsigned)
    min_unsigned = ReduceFnType(BinaryFn.min_unsigned)


def _as_tuple(dims: DimDef | Sequence[DimDef]) -> tuple[DimDef, ...]:
    return (dims,) if isinstance(dims, DimDef) else tuple(dims)


# -- operands ---------------------------------------------------------------------------------------------


class OperandDef:
    """An operand of an operation, which `attach` gives a name and a number."""

    def __init__(
        self,
        kind: OperandKind,
        type_var: TypeVar | None = None,
        size_exprs: Sequence[AffineExprDef] = (),
        index_dims: Sequence[DimDef] = (),
        default_indices: Sequence[int] = (),
        default_fn: str | None = None,
    ) -> None:
        if type_var is not None and not isinstance(type_var, TypeVar):
            raise ValueError(f"OperandDef requires a TypeVar but got {type_var!r}")
        self.kind = kind
        self.type_var = type_var
        self.size_exprs = tuple(size_exprs)
        self.index_dims = tuple(index_dims)
        self.default_indices = list(default_indices)
        self.default_fn = default_fn
        self.owner: LinalgOpDef | None = None
        self.name: str | None = None
        self.registered_index = -1

    def attach(self, index: int, name: str, owner: LinalgOpDef) -> None:
        if self.owner is not None:
            raise ValueError(f"OperandDef already registered with an op: {self}")
        self.registered_index = index
        self.name = name
        self.owner = owner

    def known_name(self) -> str:
        if self.name is None:
            raise ValueError("an operand is used before it is one of an operation")
        return self.name

    def is_input(self) -> bool:
        return self.kind in (OperandKind.SCALAR, OperandKind.INPUT_TENSOR)

    def is_tensor(self) -> bool:
        return self.kind in (OperandKind.INPUT_TENSOR, OperandKind.OUTPUT_TENSOR)

    def is_attribute(self) -> bool:
        return not self.is_input() and not self.is_tensor()

    def __repr__(self) -> str:
        return f"{self.name}: {self.kind.name.lower()} {self.type_var or ''}{list(self.size_exprs)}"


class TensorDef:
    """A tensor or buffer, whose elements are its index; `index_dims` index one that only gives a shape."""

    def __init__(
        self,
        type_var: TypeVar,
        *shape: AffineExprDef,
        index_dims: Sequence[DimDef] | None = None,
        output: bool = False,
    ) -> None:
        dims = list(index_dims or ())
        if dims and len(shape) != len(dims):
            raise ValueError(
                f"Expected the shape rank {len(shape)} to match the number of index_dims {len(dims)}"
            )
        if not all(isinstance(size, DimDef) for size in dims):
            raise ValueError(f"TensorDef requires index dims of type DimDef but got {dims}")
        kind = OperandKind.OUTPUT_TENSOR if output else OperandKind.INPUT_TENSOR
        self.operand_def = OperandDef(kind, type_var, shape, dims)

    def __getitem__(self, dims: Index) -> TensorUse:
        if self.operand_def.owner is None:
            raise ValueError("TensorDef is not registered with an op")
        indices = dims if isinstance(dims, tuple) else (dims,)
        if indices == (None,):
            indices = ()
        exprs = [expr for expr in indices if isinstance(expr, AffineExprDef)]
        if len(exprs) != len(indices):
            raise KeyError("A TensorDef can only be subscripted by a tuple of affine dims")
        return TensorUse(self.operand_def, exprs)

    def __setitem__(self, dims: Index, value: TensorExpression) -> None:
        if not isinstance(value, TensorExpression):
            raise ValueError(f"Only TensorExpressions can be assigned to TensorDefs. Got: {value!r}")
        use = self[dims]
        assert self.operand_def.owner is not None
        self.operand_def.owner.comprehensions.append(Comprehension((use, value)))


class ScalarDef(TensorExpression):
    """A value that is the same for all elements."""

    def __init__(self, type_var: TypeVar) -> None:
        self.operand_def = OperandDef(OperandKind.SCALAR, type_var)

    @property
    def scalar_name(self) -> str:
        return self.operand_def.known_name()


class IndexAttrDef:
    """Sizes that an attribute gives, and what they are without it."""

    def __init__(self, *sizes: SymbolDef, default: Sequence[int]) -> None:
        if not all(isinstance(size, SymbolDef) for size in sizes):
            raise ValueError(f"IndexAttrDef requires sizes of type SymbolDef but got {sizes}")
        if not all(isinstance(number, int) for number in default):
            raise ValueError(f"IndexAttrDef requires default values of type int but got {default}")
        if len(sizes) != len(default):
            raise ValueError(f"IndexAttrDef expects {len(sizes)} default values but got {len(default)}")
        self.operand_def = OperandDef(OperandKind.INDEX_ATTR, size_exprs=sizes, default_indices=default)


class FnAttrDef:
    """A function that an attribute says, and what it is without it."""

    KIND: FunctionKind
    FUNCTION: type[FnType]

    def __init__(self, default: FnType | Enum) -> None:
        if isinstance(default, Enum):
            # A member of the dialect's own enum, such as `linalg.TypeFn.cast_signed`.
            default = self.FUNCTION(default.name)
        if not isinstance(default, self.FUNCTION):
            name, wanted = type(self).__name__, self.FUNCTION.__name__
            raise ValueError(f"{name} requires default of type {wanted} but got {default}")
        self.operand_def = OperandDef(self.KIND.attribute, default_fn=default.fn_name)

    def __repr__(self) -> str:
        return str(self.operand_def.name)


class UnaryFnAttrDef(FnAttrDef):
    """A function of one expression."""

    KIND = FunctionKind.UNARY
    FUNCTION = UnaryFnType

    def __call__(self, arg: TensorExpression) -> TensorFn:
        return TensorFn(self.KIND, None, self.operand_def, None, [arg])


class BinaryFnAttrDef(FnAttrDef):
    """A function of two expressions; with dimensions as index, to reduce by."""

    KIND = FunctionKind.BINARY
    FUNCTION = BinaryFnType

    def __call__(self, arg0: TensorExpression, arg1: TensorExpression) -> TensorFn:
        return TensorFn(self.KIND, None, self.operand_def, None, [arg0, arg1])

    def __getitem__(self, reduce_dims: DimDef | Sequence[DimDef]) -> ReduceFnUse:
        return ReduceFnUse(None, self, *_as_tuple(reduce_dims))


class TernaryFnAttrDef(FnAttrDef):
    """A function of three expressions."""

    KIND = FunctionKind.TERNARY
    FUNCTION = TernaryFnType

    def __call__(self, arg0: TensorExpression, arg1: TensorExpression, arg2: TensorExpression) -> TensorFn:
        return TensorFn(self.KIND, None, self.operand_def, None, [arg0, arg1, arg2])


class TypeFnAttrDef(FnAttrDef):
    """A conversion."""

    KIND = FunctionKind.TYPE
    FUNCTION = TypeFnType

    def __call__(self, type_var: TypeVar, arg: TensorExpression) -> TensorFn:
        return TensorFn(self.KIND, None, self.operand_def, type_var, [arg])


# -- operations -------------------------------------------------------------------------------------------


class Comprehension:
    """Assignments that are done together."""

    def __init__(self, *bindings: tuple[TensorUse, TensorExpression]) -> None:
        self.definitions: list[TensorUse] = []
        self.values: list[TensorExpression] = []
        for target, value in bindings:
            if isinstance(value, TensorReduceFn):
                if value.lhs is not None:
                    raise ValueError(f"Reduction expression already assigns: {value}")
                value.lhs = target
            self.definitions.append(target)
            self.values.append(value)

    @property
    def all_reduction_dims(self) -> set[tuple[DimDef, ...]]:
        """What the assignments reduce along, each with an entry."""
        return {
            value.reduce_use.reduce_dims if isinstance(value, TensorReduceFn) else () for value in self.values
        }

    def __repr__(self) -> str:
        pairs = zip(self.definitions, self.values, strict=True)
        return "; ".join([f"{target} = {value}" for target, value in pairs])


class OpInterfaceDef:
    """An interface that an operation has."""

    def __init__(self, cpp_name: str) -> None:
        self.cpp_name = cpp_name


class OpDefinitionDef:
    """Something that C++ defines for an operation."""

    def __init__(self, def_name: str) -> None:
        self.def_name = def_name


ContractionOpInterface: Final = OpInterfaceDef("LinalgContractionOpInterface")
ConvolutionOpInterface: Final = OpInterfaceDef("LinalgConvolutionOpInterface")
FillOpInterface: Final = OpInterfaceDef("LinalgFillOpInterface")
Canonicalizer: Final = OpDefinitionDef("hasCanonicalizer")

# Methods of structured operations, which no attribute may be called.
_METHODS: Final = frozenset(
    (
        *("inputs", "outputs", "result_tensors", "region", "iterator_types", "indexing_maps"),
        *("getRegionBuilder", "getLibraryCallName"),
    )
)


class OpMetadataDef:
    """An operation's names, documentation, interfaces and definitions."""

    def __init__(self, name: str, cpp_class_name: str | None, doc: str | None) -> None:
        self.name = name
        self.cpp_class_name = name if cpp_class_name is None else cpp_class_name
        self.doc = doc
        self.implements: list[OpInterfaceDef] = []
        self.defines: list[OpDefinitionDef] = []


class LinalgOpDef:
    """An operation: its operands, the order of its dimensions, its assignments."""

    def __init__(self, name: str, cpp_class_name: str | None = None, doc: str | None = None) -> None:
        self.metadata = OpMetadataDef(name, cpp_class_name, doc)
        self.registered_operands: dict[str, OperandDef] = {}
        self.domain: list[DimDef] = []
        self.comprehensions: list[Comprehension] = []

    def add_operand(self, name: str, operand: OperandDef) -> None:
        """Inputs come first, then outputs, then attributes."""
        operands = self.registered_operands
        if name in operands:
            raise ValueError(f"The operand {name} is already registered to {operands[name]}")
        if operand.is_attribute() and name in _METHODS:
            raise ValueError(f"The attribute name {name} conflicts with a structured op method name")
        if operand.is_input() and not all(input.is_input() for input in operands.values()):
            raise ValueError(f"Input {name} registered after an output or attribute")
        if operand.is_tensor() and any(input.is_attribute() for input in operands.values()):
            raise ValueError(f"Output {name} registered after an attribute")
        operand.attach(len(operands), name, self)
        operands[name] = operand

    def __repr__(self) -> str:
        return f"LinalgOpDef({self.metadata.name}: {self.comprehensions})"
