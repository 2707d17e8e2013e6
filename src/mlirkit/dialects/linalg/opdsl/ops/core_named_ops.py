"""The named operations of linalg in OpDSL whose indexing maps are fixed.

    core_named_ops.copy, .exp, ..., .conv_2d_nhwc_hwcf, ..., .fill_rng_2d       each a DefinedOpCallable

Indexing maps come from `structure.FIXED`, which documents their notation; here a letter becomes a dimension
and a size, and an index such as `h/y` a window with a stride and a dilation.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, Signature
from typing import Any

from mlirkit.dialects.linalg.bodies import BINARY, UNARY
from mlirkit.dialects.linalg.opdsl.lang import (
    F64,
    I32,
    TV,
    BinaryFn,
    Canonicalizer,
    ContractionOpInterface,
    ConvolutionOpInterface,
    D,
    DefinedOpCallable,
    DimDef,
    FillOpInterface,
    IndexAttrDef,
    OpInterfaceDef,
    ReduceFn,
    S,
    ScalarDef,
    SymbolDef,
    T,
    TensorDef,
    TensorExpression,
    TensorFn,
    TernaryFn,
    TypeFn,
    TypeFnAttrDef,
    TypeVar,
    U,
    UnaryFn,
    const,
    defines,
    domain,
    implements,
    index,
    linalg_structured_op,
)
from mlirkit.dialects.linalg.opdsl.lang.affine import AffineExprDef
from mlirkit.dialects.linalg.structure import FIXED

T1, T2 = TV.T1, TV.T2

# Operations whose operands upstream does not name A, B and C.
_OPERANDS = {"matvec": "A y x", "vecmat": "y A x", "mmt4d": "lhs rhs accum", "batch_mmt4d": "lhs rhs accum"}
_TYPES = dict.fromkeys(("mmt4d", "batch_mmt4d"), (TV.LhsType, TV.RhsType, TV.AccumType))

# Operations whose C++ class names do not follow from their names.
_CLASSES = {"negf": "NegFOp", "powf": "PowFOp"}

# Dimension names for letters of the maps: output and window of images, and packed tiles.
_WINDOWS = {"d": "od", "h": "oh", "w": "ow", "z": "kd", "y": "kh", "x": "kw"}
_TILES = {"p": "m0", "q": "n0", "r": "k0"}
_GROUPS = {"f": "fg"}
_DEPTHWISE = {"c": "ic", "m": "cm"}


def _names_of(name: str, letters: str) -> dict[str, str]:
    """The names of an operation's dimensions."""
    is_image = name.startswith(("conv", "depthwise", "pooling"))
    names = {letter: letter for letter in letters}
    if is_image:
        names |= _WINDOWS
    if name.endswith("mmt4d"):
        names |= _TILES
    if "g" in letters and is_image:
        names |= _GROUPS
    if name.startswith("depthwise"):
        names |= _DEPTHWISE
    return names


def _size_called(name: str, dimension: str) -> SymbolDef:
    return SymbolDef("Batch" if dimension == "b" else dimension.upper())


class _Operand:
    """The indices of an operand, and its sizes."""

    def __init__(self, op: str, text: str, names: dict[str, str]) -> None:
        self.dims: list[AffineExprDef] = []
        self.sizes: list[AffineExprDef] = []
        for spelled in text.split():
            dim: AffineExprDef = DimDef(names[spelled[0]])
            size: AffineExprDef = _size_called(op, names[spelled[0]])
            if len(spelled) > 1:
                window, window_size = DimDef(names[spelled[2]]), _size_called(op, names[spelled[2]])
                if spelled[1] == "/":
                    axis = names[spelled[0]][1:].upper()
                    stride, dilation = SymbolDef(f"S{axis}"), SymbolDef(f"D{axis}")
                    dim, size = dim * stride + window * dilation, size * stride + window_size * dilation
                else:
                    dim, size = dim + window, size + window_size
            self.dims.append(dim)
            self.sizes.append(size)


def _windows(text: str) -> str:
    """The axes of images that a map has windows on, in the order of attributes."""
    return "".join([part[0].upper() for part in text.split() if "/" in part])


def _define(name: str, operands: dict[str, Any], body: Callable[..., None]) -> DefinedOpCallable:
    """Define an operation with these operands."""

    def definition(*arguments: Any) -> None:
        body(*arguments)

    definition.__name__ = name
    parameters = [
        Parameter(parameter, Parameter.POSITIONAL_OR_KEYWORD, default=operand)
        for parameter, operand in operands.items()
    ]
    definition.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    made: DefinedOpCallable = linalg_structured_op(definition, op_class_name=_CLASSES.get(name))
    globals()[name] = made
    return made


# -- elementwise ------------------------------------------------------------------------------------------


def _copy(source: TensorDef, target: TensorDef, cast: TypeFnAttrDef) -> None:
    defines(Canonicalizer)
    target[None] = cast(U, source[None])


def _elementwise(function: Callable[..., TensorFn]) -> Callable[..., None]:
    def body(*operands: Any) -> None:
        *inputs, output = operands
        output[None] = function(*[input[None] for input in inputs])

    return body


def _define_elementwise() -> None:
    cast = TypeFnAttrDef(default=TypeFn.cast_signed)
    _define("copy", {"I": TensorDef(T1), "O": TensorDef(U, output=True), "cast": cast}, _copy)
    for name in (*UNARY, "reciprocal", "square"):
        unary = {"I": TensorDef(T1), "O": TensorDef(T1, output=True)}
        _define(name, unary, _elementwise(getattr(UnaryFn, name)))
    names = {"max": "max_signed", "min": "min_signed"}
    for name in ("add", "sub", "mul", "div", "div_unsigned", "max", "min", "powf"):
        function = names.get(name, name)
        assert function in BINARY
        binary = {"lhs": TensorDef(T1), "rhs": TensorDef(T1), "O": TensorDef(T1, output=True)}
        _define(name, binary, _elementwise(getattr(BinaryFn, function)))
    ternary = {
        "cond": TensorDef(U),
        "lhs": TensorDef(T1),
        "rhs": TensorDef(T1),
        "O": TensorDef(T1, output=True),
    }
    _define("select", ternary, _elementwise(TernaryFn.select))


# -- contractions and images ------------------------------------------------------------------------------


def _define_fixed(name: str, spelling: str) -> None:
    letters, _, maps = spelling.partition(":")
    names = _names_of(name, letters)
    operands = [_Operand(name, text, names) for text in maps.split(",")]
    first, second, last = operands[0], operands[1], operands[-1]
    is_image = name.startswith(("conv", "depthwise", "pooling"))
    is_pooling = name.startswith("pooling")
    is_quantized = len(operands) == 5
    called = _OPERANDS.get(name, "I K O" if is_image else "A B C").split()
    types: tuple[TypeVar, ...] = _TYPES.get(name, (T1, T2, U))
    kept = [size for size in second.dims if isinstance(size, DimDef)] if is_pooling else []
    arguments: dict[str, Any] = {
        called[0]: TensorDef(types[0], *first.sizes),
        called[1]: TensorDef(types[1], *second.sizes, index_dims=kept),
    }
    if is_quantized:
        arguments |= {f"{tensor}Zp": ScalarDef(I32) for tensor in called[:2]}
    arguments[called[2]] = TensorDef(types[2], *last.sizes, output=True)
    axes = _windows(maps)
    if axes:
        ones = [1] * len(axes)
        arguments["strides"] = IndexAttrDef(*[SymbolDef(f"S{axis}") for axis in axes], default=ones)
        arguments["dilations"] = IndexAttrDef(*[SymbolDef(f"D{axis}") for axis in axes], default=ones)
    # A quantized product does not implement the contraction interface.
    interface: OpInterfaceDef | None = ConvolutionOpInterface if is_image else ContractionOpInterface
    if is_quantized and not is_image:
        interface = None

    def body(*arguments: Any) -> None:
        if interface is not None:
            implements(interface)
        # Without an explicit order, dimensions are ordered by name.
        domain(*[DimDef(names[letter]) for letter in letters])
        left, right, output = arguments[0], arguments[1], arguments[4 if is_quantized else 2]
        value: TensorExpression
        cast = TypeFn.cast_unsigned if name.endswith("_unsigned") else TypeFn.cast_signed
        value = cast(types[2], left[tuple(first.dims)])
        target = tuple(last.dims) or None
        if is_pooling:
            function = _pooling_function(name)
            reduce = ReduceFn.add if function == "sum" else getattr(ReduceFn, function)
            output[target] = reduce[kept](value)
            return
        factor: TensorExpression = cast(types[2], right[tuple(second.dims)])
        if is_quantized:
            value = value - cast(types[2], arguments[2])
            factor = factor - cast(types[2], arguments[3])
        output[target] += value * factor

    _define(name, arguments, body)


def _pooling_function(name: str) -> str:
    function = name.split("_", 2)[2]
    return f"{function}_signed" if function in ("max", "min") else function


# -- fills ------------------------------------------------------------------------------------------------


def _fill(value: ScalarDef, target: TensorDef) -> None:
    implements(FillOpInterface)
    defines(Canonicalizer)
    target[None] = value


def _fill_rng_2d(min: ScalarDef, max: ScalarDef, seed: ScalarDef, target: TensorDef) -> None:
    """A linear congruential generator for each element, seeded by its position."""
    domain(D.m, D.n)
    factor = TypeFn.cast_signed(I32, const(1103515245))
    step = TypeFn.cast_signed(I32, const(12345))
    row = (TypeFn.cast_signed(I32, index(D.m)) + seed) * factor + step
    column = (TypeFn.cast_signed(I32, index(D.n)) + row) * factor + step
    half = TypeFn.cast_signed(F64, const(2147483647))
    # One over the number of values of i32.
    scale = (max - min) * const(2.3283063999999999e-10)
    target[D.m, D.n] = TypeFn.cast_signed(T, (half + TypeFn.cast_signed(F64, column)) * scale + min)


_define_elementwise()
for _name, _spelling in FIXED.items():
    if _name != "fill_rng_2d":
        _define_fixed(_name, _spelling)
_define("fill", {"value": ScalarDef(T), "O": TensorDef(T, output=True)}, _fill)
_random = {"min": ScalarDef(F64), "max": ScalarDef(F64), "seed": ScalarDef(I32)}
_define("fill_rng_2d", {**_random, "O": TensorDef(T, S.M, S.N, output=True)}, _fill_rng_2d)

_operations = [name for name, value in list(globals().items()) if isinstance(value, DefinedOpCallable)]
__all__ = ["T1", "T2", *_operations]  # noqa: PLE0604
