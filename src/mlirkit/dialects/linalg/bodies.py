"""The bodies of linalg's named structured operations: the region that their custom form leaves out.

`BODIES[name]` holds the number of the region's arguments, which are the elements of inputs and outputs in
order, and a function that builds the body and returns the yielded value:

    matmul and other contractions, convolutions     out + cast(a) * cast(b)
    quantized ones, with two zero points            out + (cast(a) - cast(za)) * (cast(b) - cast(zb))
    pooling                                         out + cast(a), or the larger or the smaller one
    elementwise                                     the operation of that name
    fill, copy                                      the input, cast for `copy`
    fill_rng_2d                                     a linear congruential generator seeded by position

All operations use the element type of the output.  As LinalgNamedStructuredOps.yaml of MLIR 22 and
the RegionBuilderHelper of LinalgOps.cpp; casts as in Arith/Utils.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr, integer_attr
from mlirkit.builtin.float_types import F64, FloatType
from mlirkit.builtin.types import INDEX, ComplexType, IndexType, IntegerType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.creation import create_operation
from mlirkit.core.location import UNKNOWN_LOC, Location, diagnostic_at
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.support.diagnostics import DiagnosticSeverity, MLIRError

# Operations on floating-point numbers, by the name of the elementwise function.
UNARY = {
    "exp": "math.exp",
    "log": "math.log",
    "abs": "math.absf",
    "ceil": "math.ceil",
    "floor": "math.floor",
    "negf": "arith.negf",
    "round": "math.round",
    "sqrt": "math.sqrt",
    "rsqrt": "math.rsqrt",
    "tanh": "math.tanh",
    "erf": "math.erf",
}

# Operations on complex and floating-point numbers, on integers and on single bits; None: not supported.
BINARY: dict[str, tuple[str | None, str | None, str | None, str | None]] = {
    "add": ("complex.add", "arith.addf", "arith.addi", "arith.ori"),
    "sub": ("complex.sub", "arith.subf", "arith.subi", None),
    "mul": ("complex.mul", "arith.mulf", "arith.muli", "arith.andi"),
    "div": ("complex.div", "arith.divf", "arith.divsi", None),
    "div_unsigned": (None, None, "arith.divui", None),
    "max_signed": (None, "arith.maximumf", "arith.maxsi", "arith.maxsi"),
    "min_signed": (None, "arith.minimumf", "arith.minsi", "arith.minsi"),
    "max_unsigned": (None, None, "arith.maxui", None),
    "min_unsigned": (None, None, "arith.minui", None),
    "powf": (None, "math.powf", None, None),
}


class BodyBuilder:
    """Appends operations to a block; errors are MLIRErrors without a place."""

    def __init__(
        self, context: Context, block: Block, unsigned: bool, location: Location = UNKNOWN_LOC
    ) -> None:
        self.context = context
        self.location = location
        self.block = block
        # Whether the attribute `cast` of the operation is `cast_unsigned`.
        self.unsigned = unsigned
        self.has_warned = False

    def build(
        self,
        name: str,
        operands: Sequence[Value],
        types: Sequence[Type],
        properties: dict[str, Attribute] | None = None,
    ) -> list[Value]:
        """Append an operation; returns its results."""
        state = OperationState(self.context.operation_name(name), self.location)
        state.operands = list(operands)
        state.result_types = list(types)
        state.properties = properties or {}
        operation = create_operation(state)
        self.block.append_new(operation)
        return list(operation.result_values())

    def build_one(self, name: str, operands: Sequence[Value], type: Type) -> Value:
        return self.build(name, operands, [type])[0]

    def constant(self, value: IntegerAttr | FloatAttr) -> Value:
        """The constant of a typed attribute."""
        return self.build("arith.constant", [], [value.type], {"value": value})[0]

    def index(self, dimension: int) -> Value:
        """The index of the element along a dimension."""
        dim = integer_attr(integer_type(64), dimension)
        return self.build("linalg.index", [], [INDEX], {"dim": dim})[0]

    def unary(self, function: str, value: Value) -> Value:
        type = value.type
        if not isinstance(type, FloatType):
            raise MLIRError("unsupported non numeric type")
        if function == "square":
            return self.build_one("arith.mulf", [value, value], type)
        if function == "reciprocal":
            return self.build_one("arith.divf", [self.constant(FloatAttr.get(type, 1.0)), value], type)
        return self.build_one(UNARY[function], [value], type)

    def binary(self, function: str, left: Value, right: Value) -> Value:
        types = (left.type, right.type)
        kind = _kind_of(types)
        if kind is None:
            raise MLIRError(
                "Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or "
                f"allInteger, got '{types[0]}' and '{types[1]}'"
            )
        name = BINARY[function][kind]
        if name is None:
            operation, _, sign = function.partition("_")
            if sign == "unsigned":
                raise MLIRError(f"unsupported operation: unsigned {operation} not on uint")
            raise MLIRError(f"unsupported operation: {function} with bools")
        return self.build_one(name, [left, right], left.type)

    def cast(self, value: Value, type: Type, unsigned: bool = False) -> Value:
        """Cast a number to another type; where that is impossible, warn and return it unchanged."""
        if value.type == type:
            return value
        if isinstance(type, ComplexType) and isinstance(type.element_type, FloatType):
            parts = self._complex_parts(value, type.element_type, unsigned)
            if parts is not None:
                return self.build_one("complex.create", parts, type)
        name = _cast_name(value.type, type, unsigned or self.unsigned)
        if name is not None:
            return self.build_one(name, [value], type)
        if any(isinstance(value.type, kind) and isinstance(type, kind) for kind in (IntegerType, FloatType)):
            # Same width: unchanged, without a warning.
            return value
        message = f"could not cast operand of type '{value.type}' to '{type}'"
        self.context.emit(diagnostic_at(value.location, message, DiagnosticSeverity.WARNING))
        self.has_warned = True
        return value

    def _complex_parts(self, value: Value, element: FloatType, unsigned: bool) -> list[Value] | None:
        """The parts of a complex or real number, cast to floats; None where no cast is known."""
        if isinstance(value.type, ComplexType):
            part = value.type.element_type
            if not isinstance(part, FloatType):
                return None
            parts = [self.build_one(name, [value], part) for name in ("complex.re", "complex.im")]
            return [self.cast(number, element) for number in parts]
        if not isinstance(value.type, (FloatType, IntegerType)):
            return None
        return [self.cast(value, element, unsigned), self.constant(FloatAttr.get(element, 0.0))]


def _kind_of(types: tuple[Type, Type]) -> int | None:
    """The column of BINARY for a type."""
    if all(isinstance(type, ComplexType) for type in types):
        return 0
    if all(isinstance(type, FloatType) for type in types):
        return 1
    if all(isinstance(type, IntegerType) for type in types):
        return 3 if all(type == integer_type(1) for type in types) else 2
    return None


def _cast_name(source: Type, target: Type, unsigned: bool) -> str | None:
    if isinstance(target, IntegerType):
        if isinstance(source, FloatType):
            return "arith.fptoui" if unsigned else "arith.fptosi"
        if isinstance(source, IndexType):
            return "arith.index_cast"
        if isinstance(source, IntegerType) and target.width > source.width:
            return "arith.extui" if unsigned else "arith.extsi"
        if isinstance(source, IntegerType) and target.width < source.width:
            return "arith.trunci"
    elif isinstance(target, FloatType):
        if isinstance(source, IntegerType):
            return "arith.uitofp" if unsigned else "arith.sitofp"
        if isinstance(source, FloatType) and target.width > source.width:
            return "arith.extf"
        if isinstance(source, FloatType) and target.width < source.width:
            return "arith.truncf"
    return None


# -- bodies -----------------------------------------------------------------------------------------------

Compute = Callable[[BodyBuilder, Sequence[Value]], Value]


def product(builder: BodyBuilder, arguments: Sequence[Value]) -> Value:
    left, right, out = arguments
    factors = [builder.cast(side, out.type) for side in (left, right)]
    return builder.binary("add", out, builder.binary("mul", *factors))


def quantized_product(builder: BodyBuilder, arguments: Sequence[Value]) -> Value:
    left, right, left_zero, right_zero, out = arguments
    factors: list[Value] = []
    for factor, zero in ((left, left_zero), (right, right_zero)):
        terms = [builder.cast(value, out.type) for value in (factor, zero)]
        factors.append(builder.binary("sub", *terms))
    return builder.binary("add", out, builder.binary("mul", *factors))


def fill(builder: BodyBuilder, arguments: Sequence[Value]) -> Value:
    return arguments[0]


def copy(builder: BodyBuilder, arguments: Sequence[Value]) -> Value:
    return builder.cast(arguments[0], arguments[1].type)


def select(builder: BodyBuilder, arguments: Sequence[Value]) -> Value:
    # The result has the type of the last operand, as select's builder takes it.
    return builder.build_one("arith.select", arguments[:3], arguments[2].type)


def random_fill(builder: BodyBuilder, arguments: Sequence[Value]) -> Value:
    low, high, seed, out = arguments
    i32 = integer_type(32)

    def constant(value: int) -> IntegerAttr:
        return integer_attr(integer_type(64), value)

    def step(value: Value) -> Value:
        factor = builder.cast(builder.constant(constant(1103515245)), i32)
        scaled = builder.binary("mul", value, factor)
        return builder.binary("add", scaled, builder.cast(builder.constant(constant(12345)), i32))

    half = builder.cast(builder.constant(constant(2147483647)), F64)
    column = builder.cast(builder.index(1), i32)
    row = step(builder.binary("add", builder.cast(builder.index(0), i32), seed))
    number = builder.cast(step(builder.binary("add", column, row)), F64)
    shifted = builder.binary("add", half, number)
    width = builder.binary("sub", high, low)
    scale = builder.constant(FloatAttr.get(F64, 2.3283063999999999e-10))
    scaled = builder.binary("mul", shifted, builder.binary("mul", width, scale))
    return builder.cast(builder.binary("add", scaled, low), out.type)


def _unary(function: str) -> Compute:
    return lambda builder, arguments: builder.unary(function, arguments[0])


def _binary(function: str) -> Compute:
    return lambda builder, arguments: builder.binary(function, arguments[0], arguments[1])


def _pooling(function: str) -> Compute:
    def compute(builder: BodyBuilder, arguments: Sequence[Value]) -> Value:
        image, _, out = arguments
        return builder.binary(function, out, builder.cast(image, out.type, function.endswith("_unsigned")))

    return compute


PRODUCTS = [
    "matmul",
    "batch_matmul",
    "batch_reduce_matmul",
    "mmt4d",
    "batch_mmt4d",
    "matvec",
    "vecmat",
    "batch_matvec",
    "batch_vecmat",
    "dot",
    "contract",
    "conv_1d",
    "conv_2d",
    "conv_3d",
    "conv_1d_nwc_wcf",
    "conv_1d_ncw_fcw",
    "conv_2d_nhwc_hwcf",
    "conv_2d_nhwc_fhwc",
    "conv_2d_nchw_fchw",
    "conv_2d_ngchw_fgchw",
    "conv_2d_ngchw_gfchw",
    "conv_2d_nhwgc_gfhwc",
    "conv_3d_ndhwc_dhwcf",
    "conv_3d_ncdhw_fcdhw",
    "depthwise_conv_1d_nwc_wc",
    "depthwise_conv_1d_ncw_cw",
    "depthwise_conv_1d_nwc_wcm",
    "depthwise_conv_2d_nhwc_hwc",
    "depthwise_conv_2d_nchw_chw",
    "depthwise_conv_2d_nhwc_hwcm",
    "depthwise_conv_3d_ndhwc_dhwc",
    "depthwise_conv_3d_ncdhw_cdhw",
    "depthwise_conv_3d_ndhwc_dhwcm",
]

QUANTIZED_PRODUCTS = [
    "quantized_matmul",
    "quantized_batch_matmul",
    "conv_2d_nhwc_hwcf_q",
    "conv_2d_nhwc_fhwc_q",
    "conv_2d_nchw_fchw_q",
    "conv_2d_nhwgc_gfhwc_q",
    "conv_2d_ngchw_gfchw_q",
    "conv_3d_ndhwc_dhwcf_q",
    "depthwise_conv_2d_nhwc_hwc_q",
    "depthwise_conv_2d_nhwc_hwcm_q",
]

POOLINGS = {
    "add": ["nhwc_sum", "nchw_sum", "nwc_sum", "ncw_sum", "ndhwc_sum"],
    "max_signed": ["nhwc_max", "nchw_max", "nwc_max", "ncw_max", "ndhwc_max"],
    "max_unsigned": ["nhwc_max_unsigned", "nwc_max_unsigned"],
    "min_signed": ["nhwc_min", "nwc_min", "ndhwc_min"],
    "min_unsigned": ["nhwc_min_unsigned", "nwc_min_unsigned"],
}

UNARY_FUNCTIONS = (*UNARY, "reciprocal", "square")

BODIES: dict[str, tuple[int, Compute]] = {
    **dict.fromkeys(PRODUCTS, (3, product)),
    **dict.fromkeys(QUANTIZED_PRODUCTS, (5, quantized_product)),
    **{f"pooling_{name}": (3, _pooling(kind)) for kind, names in POOLINGS.items() for name in names},
    **{name: (2, _unary(name)) for name in UNARY_FUNCTIONS},
    **{name: (3, _binary(name)) for name in ("add", "sub", "mul", "div", "div_unsigned", "powf")},
    "max": (3, _binary("max_signed")),
    "min": (3, _binary("min_signed")),
    "select": (4, select),
    "fill": (2, fill),
    "fill_rng_2d": (4, random_fill),
    "copy": (2, copy),
}


def elementwise_body(function: str) -> tuple[int, Compute]:
    """The body of `linalg.elementwise` for a kind."""
    if function in UNARY_FUNCTIONS:
        return 2, _unary(function)
    return (4, select) if function == "select" else (3, _binary(function))
