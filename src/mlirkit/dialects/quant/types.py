"""Quantized types: numbers stored as integers that stand for real ones.

    !quant.any<i8<-8:7>:f32>
    !quant.uniform<i8:f32, 2.0:10>                     per tensor: (stored - 10) * 2.0
    !quant.uniform<u8:f32:1, {2.0:10, 3.0}>            per axis: a scale and zero point for each slice
    !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:1}, {3.0}}>     sub-channel: for each block of these sizes
    !quant.calibrated<f32<-1.0:1.0>>

    storage ::= (`i` | `u`) width (`<` min `:` max `>`)?       min and max only where they are not the width's
    params  ::= scale (`:` zero-point)?

Upstream writes these by hand too: TypeParser.cpp and QuantTypes.cpp of MLIR's quant dialect.  Bytecode:
bytecode.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf, isnan
from typing import Any, Final

from mlirkit.builtin.attributes import FloatAttr, integer_attr
from mlirkit.builtin.dense import DenseElementsAttr, dense_elements
from mlirkit.builtin.dense_data import element_bytes
from mlirkit.builtin.float_format import float_text
from mlirkit.builtin.float_semantics import F64, bits_from_float, bits_to_float, largest_bits
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.attribute import ParametrizedType, Type
from mlirkit.support.diagnostics import MLIRError, ParseError, with_outer_error

SIGNED: Final = 1
MAX_STORAGE_BITS: Final = 32


def default_range(signed: bool, width: int) -> tuple[int, int]:
    """The least and the greatest integer of a width."""
    if signed:
        return -(1 << (width - 1)), (1 << (width - 1)) - 1
    return 0, (1 << width) - 1


def literal_text(value: float) -> str:
    """A double as MLIR's printer writes it: short where that reads back the same."""
    return float_text(bits_from_float(value, F64), F64)


def double_text(value: float) -> str:
    """A double as diagnostics show it."""
    if isnan(value):
        return "nan"
    if isinf(value):
        return "inf" if value > 0 else "-inf"
    return f"{value:e}"


class QuantizedType(ParametrizedType):
    """Base of the quantized types.  Parameters begin with flags, storage type, expressed type, min, max."""

    __slots__ = ()
    DIALECT = "quant"
    MNEMONIC = ""
    PARAMETERS: tuple[str, ...] = ()

    @property
    def flags(self) -> int:
        return int(self.parameters[0])

    @property
    def storage_type(self) -> Any:
        return self.parameters[1]

    @property
    def expressed_type(self) -> Any:
        """The float type the numbers stand for; None if it is not said."""
        return self.parameters[2]

    @property
    def storage_type_min(self) -> int:
        return int(self.parameters[3])

    @property
    def storage_type_max(self) -> int:
        return int(self.parameters[4])

    @property
    def is_signed(self) -> bool:
        return bool(self.flags & SIGNED)

    @property
    def storage_type_integral_width(self) -> int:
        return int(self.storage_type.width)

    @property
    def storage(self) -> tuple[Any, ...]:
        """What is known of the storage but its signedness: type, least and greatest value."""
        return (self.storage_type, self.storage_type_min, self.storage_type_max)

    @classmethod
    def get(cls, *parameters: Any, context: object = None) -> Any:
        """Make one, checked."""
        made = cls(*[tuple(each) if isinstance(each, list) else each for each in parameters])
        reason = made.invalid_reason()
        if reason is not None:
            raise MLIRError(reason)
        return made

    def invalid_reason(self) -> str | None:
        """What is wrong with the type, in MLIR's words; None if nothing is."""
        storage = self.storage_type
        if not isinstance(storage, IntegerType):
            return "storage type must be integral"
        if not 0 < storage.width <= MAX_STORAGE_BITS:
            return f"illegal storage type size: {storage.width}"
        low, high = self.storage_type_min, self.storage_type_max
        least, greatest = default_range(self.is_signed, storage.width)
        if high <= low or low < least or high > greatest:
            return f"illegal storage min and storage max: ({low}:{high})"
        if self.expressed_type is None and self.MNEMONIC == "uniform":
            return "uniform quantization requires expressed type"
        if self.expressed_type is not None and not isinstance(self.expressed_type, FloatType):
            return "expressed type must be floating point"
        return None

    def storage_text(self) -> str:
        width = self.storage_type_integral_width
        text = f"{'i' if self.is_signed else 'u'}{width}"
        if (self.storage_type_min, self.storage_type_max) != default_range(self.is_signed, width):
            text += f"<{self.storage_type_min}:{self.storage_type_max}>"
        return text


class AnyQuantizedType(QuantizedType):
    """Stored as integers of some kind; how is not said."""

    __slots__ = ()
    MNEMONIC = "any"
    FULL_NAME = "quant.any"
    PARAMETERS = ("flags", "storageType", "expressedType", "storageTypeMin", "storageTypeMax")

    def print_value(self, printer: Any) -> None:
        printer.print_text(f"<{self.storage_text()}")
        if self.expressed_type is not None:
            printer.print_text(":")
            printer.print_type(self.expressed_type)
        printer.print_text(">")

    @staticmethod
    def parse_value(parser: Any) -> Any:
        parser.parse_punctuation("<")
        flags, storage, low, high = _parse_storage(parser)
        expressed = None
        if parser.parse_optional_punctuation(":"):
            expressed = _parse_expressed(parser)
        parser.parse_punctuation(">")
        return _checked(parser, AnyQuantizedType(flags, storage, expressed, low, high))


def _scale_problem(expressed: Any, scales: Sequence[float]) -> str | None:
    least, greatest = _scale_range(expressed)
    for scale in scales:
        if scale < least or scale > greatest:
            return f"scale out of expressed type range [{double_text(least)}, {double_text(greatest)}]"
    return None


class UniformType(QuantizedType):
    """Base of the uniform types: scales and zero points."""

    __slots__ = ()
    MNEMONIC = "uniform"
    FULL_NAME = "quant.uniform"

    def _print_head(self, printer: Any) -> None:
        printer.print_text(f"<{self.storage_text()}:")
        printer.print_type(self.expressed_type)

    @staticmethod
    def parse_value(parser: Any) -> Any:
        return _parse_uniform(parser)


class UniformQuantizedType(UniformType):
    """One scale and zero point for all."""

    __slots__ = ()
    PARAMETERS = (*AnyQuantizedType.PARAMETERS, "scale", "zeroPoint")

    @property
    def scale(self) -> float:
        return float(self.parameters[5])

    @property
    def zero_point(self) -> int:
        return int(self.parameters[6])

    def invalid_reason(self) -> str | None:
        return QuantizedType.invalid_reason(self) or _scale_problem(self.expressed_type, [self.scale])

    def print_value(self, printer: Any) -> None:
        self._print_head(printer)
        printer.print_text(f", {_params_text(self.scale, self.zero_point)}>")


class UniformQuantizedPerAxisType(UniformType):
    """A scale and zero point for each slice along a dimension."""

    __slots__ = ()
    PARAMETERS = (*AnyQuantizedType.PARAMETERS, "scales", "zeroPoints", "quantizedDimension")

    @property
    def scales(self) -> tuple[float, ...]:
        return tuple(self.parameters[5])

    @property
    def zero_points(self) -> tuple[int, ...]:
        return tuple(self.parameters[6])

    @property
    def quantized_dimension(self) -> int:
        return int(self.parameters[7])

    def invalid_reason(self) -> str | None:
        reason = QuantizedType.invalid_reason(self)
        if reason is not None:
            return reason
        if len(self.scales) != len(self.zero_points):
            return f"illegal number of scales and zeroPoints: {len(self.scales)}, {len(self.zero_points)}"
        reason = _scale_problem(self.expressed_type, self.scales)
        if reason is None and self.quantized_dimension < 0:
            return f"illegal quantized dimension: {self.quantized_dimension}"
        return reason

    def print_value(self, printer: Any) -> None:
        self._print_head(printer)
        pairs = zip(self.scales, self.zero_points, strict=True)
        texts = ",".join([_params_text(scale, zero) for scale, zero in pairs])
        printer.print_text(f":{self.quantized_dimension}, {{{texts}}}>")


class UniformQuantizedSubChannelType(UniformType):
    """A scale and zero point for each block: scales and zero points are dense elements."""

    __slots__ = ()
    PARAMETERS = (*AnyQuantizedType.PARAMETERS, "scales", "zeroPoints", "quantizedDimensions", "blockSizes")

    @property
    def scales(self) -> DenseElementsAttr:
        found: DenseElementsAttr = self.parameters[5]
        return found

    @property
    def zero_points(self) -> DenseElementsAttr:
        found: DenseElementsAttr = self.parameters[6]
        return found

    @property
    def quantized_dimensions(self) -> tuple[int, ...]:
        return tuple(self.parameters[7])

    @property
    def block_sizes(self) -> tuple[int, ...]:
        return tuple(self.parameters[8])

    def invalid_reason(self) -> str | None:
        reason = QuantizedType.invalid_reason(self)
        if reason is not None:
            return reason
        scales, zeros = self.scales, self.zero_points
        if scales.type.element_type != self.expressed_type:
            return f"type of scale values {scales.type.element_type} must match the expressed type " + str(
                self.expressed_type
            )
        if zeros.type.element_type != self.storage_type:
            return (
                f"type of zero point values {zeros.type.element_type} must match the storage type "
                f"{self.storage_type}"
            )
        if scales.type.dims != zeros.type.dims:
            return (
                f"shape of scales and zeroPoints ({_shape_text(scales)} vs {_shape_text(zeros)}) "
                "does not match"
            )
        if len(self.quantized_dimensions) != len(self.block_sizes):
            return (
                f"number of quantized dimensions and block sizes ({len(self.quantized_dimensions)} vs "
                f"{len(self.block_sizes)}) does not match"
            )
        for dim in self.quantized_dimensions:
            if dim < 0:
                return f"illegal quantized dimension: {dim}"
        for size in self.block_sizes:
            if size <= 0:
                return f"illegal block size: {size}"
        return None

    def print_value(self, printer: Any) -> None:
        self._print_head(printer)
        blocks = zip(self.quantized_dimensions, self.block_sizes, strict=True)
        printer.print_text(":{" + ", ".join([f"{dim}:{size}" for dim, size in blocks]) + "}, ")
        values = [
            _params_text(scale, zero)
            for scale, zero in zip(self.scales, self.zero_points, strict=True)
        ]
        printer.print_text(_nested_text(values, list(self.scales.type.dims)) + ">")


class CalibratedQuantizedType(ParametrizedType):
    """A float type with the range its values were seen in."""

    __slots__ = ()
    DIALECT = "quant"
    MNEMONIC = "calibrated"
    FULL_NAME = "quant.calibrated"
    PARAMETERS = ("expressedType", "min", "max")

    @property
    def expressed_type(self) -> Type:
        found: Type = self.parameters[0]
        return found

    @classmethod
    def get(cls, *parameters: Any, context: object = None) -> Any:
        """Make one, checked."""
        made = cls(*parameters)
        reason = made.invalid_reason()
        if reason is not None:
            raise MLIRError(reason)
        return made

    def invalid_reason(self) -> str | None:
        expressed, low, high = self.parameters
        if not isinstance(expressed, FloatType):
            return "expressed type must be floating point"
        if high <= low:
            return f"illegal min and max: ({double_text(low)}:{double_text(high)})"
        return None

    def print_value(self, printer: Any) -> None:
        expressed, low, high = self.parameters
        printer.print_text("<")
        printer.print_type(expressed)
        printer.print_text(f"<{literal_text(low)}:{literal_text(high)}>>")

    @staticmethod
    def parse_value(parser: Any) -> Any:
        parser.parse_punctuation("<")
        at = parser.current_location()
        expressed = parser.parse_type()
        if not isinstance(expressed, FloatType):
            error = parser.error("invalid kind of type specified", at)
            raise with_outer_error(error, parser.error("expecting float expressed type", at))
        try:
            parser.parse_punctuation("<")
            low = parser.parse_float()
            parser.parse_punctuation(":")
            high = parser.parse_float()
            parser.parse_punctuation(">")
        except ParseError as error:
            outer = parser.error("calibrated values must be present", at)
            raise with_outer_error(error, outer) from None
        parser.parse_punctuation(">")
        return _checked(parser, CalibratedQuantizedType(expressed, low, high))


# -- text ---------------------------------------------------------------------------------------------


def _params_text(scale: float, zero_point: int) -> str:
    text = literal_text(scale)
    return f"{text}:{zero_point}" if zero_point else text


def _nested_text(values: Sequence[str], shape: Sequence[int]) -> str:
    """The values in braces, a level for each dimension."""
    texts = list(values)
    for size in reversed(shape):
        if size == 0:
            return "{}"
        groups = [texts[at : at + size] for at in range(0, len(texts), size)]
        texts = ["{" + ", ".join(group) + "}" for group in groups]
    return texts[0] if len(texts) == 1 else ", ".join(texts)


def _shape_text(elements: DenseElementsAttr) -> str:
    return ", ".join(map(str, elements.type.dims))


def _checked(parser: Any, type: Any) -> Any:
    reason = type.invalid_reason()
    if reason is not None:
        raise parser.error(reason, parser.name_location())
    return type


def _parse_expressed(parser: Any) -> FloatType:
    at = parser.current_location()
    type = parser.parse_type()
    if not isinstance(type, FloatType):
        raise parser.error("invalid kind of type specified: expected float, but found " + f"'{type}'", at)
    return type


def _parse_storage(parser: Any) -> tuple[int, IntegerType, int, int]:
    """Flags, storage type, least and greatest value."""
    at = parser.current_location()
    type = parser.parse_optional_type()
    if type is None:
        word = parser.parse_any_keyword()
        if not word.startswith("u"):
            raise parser.error("illegal storage type prefix", at)
        if not word[1:].isdecimal():
            raise parser.error("expected storage type width", at)
        flags, width = 0, int(word[1:])
    elif isinstance(type, IntegerType):
        flags, width = (0 if type.is_unsigned else SIGNED), type.width
    else:
        raise parser.error(f"invalid kind of type specified: expected integer, but found '{type}'", at)
    if not 0 < width <= MAX_STORAGE_BITS:
        raise parser.error(f"illegal storage type size: {width}", at)
    storage = type if isinstance(type, IntegerType) else integer_type(width)
    least, greatest = default_range(bool(flags), width)
    if not parser.parse_optional_punctuation("<"):
        return flags, storage, least, greatest
    low_at = parser.current_location()
    low = parser.parse_integer()
    parser.parse_punctuation(":")
    high_at = parser.current_location()
    high = parser.parse_integer()
    parser.parse_punctuation(">")
    if low < least:
        raise parser.error(f"illegal storage type minimum: {low}", low_at)
    if high > greatest:
        raise parser.error(f"illegal storage type maximum: {high}", high_at)
    return flags, storage, low, high


def _parse_params(parser: Any, expressed: FloatType) -> tuple[float, int]:
    scale = parser.parse_float()
    least, greatest = _scale_range(expressed)
    if scale < least or scale > greatest:
        raise parser.error(
            f"scale {double_text(scale)} out of expressed type range "
            f"[{double_text(least)}, {double_text(greatest)}]",
            parser.current_location(),
        )
    return scale, parser.parse_integer() if parser.parse_optional_punctuation(":") else 0


def _scale_range(expressed: FloatType) -> tuple[float, float]:
    """The least positive and the greatest number of a float type, as doubles."""
    semantics = expressed.semantics
    return bits_to_float(1, semantics), bits_to_float(largest_bits(semantics), semantics)


def _parse_uniform(parser: Any) -> Any:
    parser.parse_punctuation("<")
    flags, storage, low, high = _parse_storage(parser)
    parser.parse_punctuation(":")
    expressed = _parse_expressed(parser)
    head = (flags, storage, expressed, low, high)
    if not parser.parse_optional_punctuation(":"):
        parser.parse_punctuation(",")
        params = _parse_params(parser, expressed)
        parser.parse_punctuation(">")
        return _checked(parser, UniformQuantizedType(*head, *params))
    if not parser.parse_optional_punctuation("{"):
        dimension = parser.parse_integer()
        parser.parse_punctuation(",")
        scales, zeros, _ = _parse_param_lists(parser, expressed)
        parser.parse_punctuation(">")
        return _checked(
            parser, UniformQuantizedPerAxisType(*head, tuple(scales), tuple(zeros), dimension)
        )
    blocks: list[tuple[int, int]] = []
    while not parser.parse_optional_punctuation("}"):
        if blocks:
            parser.parse_punctuation(",")
        dimension = parser.parse_integer()
        parser.parse_punctuation(":")
        blocks.append((dimension, parser.parse_integer()))
    parser.parse_punctuation(",")
    scales, zeros, shape = _parse_param_lists(parser, expressed)
    parser.parse_punctuation(">")
    return _checked(parser, sub_channel_type(head, scales, zeros, shape, blocks))


def sub_channel_type(
    head: tuple[Any, ...],
    scales: Sequence[float],
    zeros: Sequence[int],
    shape: Sequence[int],
    blocks: Sequence[tuple[int, int]],
) -> UniformQuantizedSubChannelType:
    """A sub-channel type of numbers; `head` is what all quantized types have."""
    storage, expressed = head[1], head[2]
    scale_bytes = b"".join([element_bytes(FloatAttr.get(expressed, each)) for each in scales])
    zero_bytes = b"".join([element_bytes(integer_attr(storage, each)) for each in zeros])
    return UniformQuantizedSubChannelType(
        *head,
        dense_elements(RankedTensorType(shape, expressed), scale_bytes),
        dense_elements(RankedTensorType(shape, storage), zero_bytes),
        tuple([dim for dim, _ in blocks]),
        tuple([size for _, size in blocks]),
    )


def _parse_param_lists(
    parser: Any, expressed: FloatType
) -> tuple[list[float], list[int], list[int]]:
    """`{params, ...}` or nested lists of them: scales and zero points in order, and the shape."""
    scales: list[float] = []
    zeros: list[int] = []
    # For each list that is open, how many elements it has; for each level, how many a list there has.
    counts: list[int] = []
    sizes: list[int | None] = []
    leaf_depth: int | None = None
    parser.parse_punctuation("{")
    counts.append(0)
    sizes.append(None)
    inconsistent = "tensor literal is invalid; ranks are not consistent between elements"
    while counts:
        if parser.parse_optional_punctuation("{"):
            counts.append(0)
            if len(counts) > len(sizes):
                sizes.append(None)
            if leaf_depth is not None and len(counts) > leaf_depth:
                raise parser.error(inconsistent)
            continue
        if leaf_depth is None:
            leaf_depth = len(counts)
        elif leaf_depth != len(counts):
            raise parser.error(inconsistent)
        scale, zero = _parse_params(parser, expressed)
        scales.append(scale)
        zeros.append(zero)
        counts[-1] += 1
        while counts and not parser.parse_optional_punctuation(","):
            parser.parse_punctuation("}")
            size = counts.pop()
            known = sizes[len(counts)]
            if known is not None and known != size:
                raise parser.error(inconsistent)
            sizes[len(counts)] = size
            if counts:
                counts[-1] += 1
    return scales, zeros, [size for size in sizes if size is not None]
