"""Verifiers of spirv's images: sizes and image operands.

    ["Lod"], %level        ["Grad"], %dx, %dy        ["Bias"], %bias

Operands follow in the order of their bits. As MLIR's ImageOps.cpp, where other image operands take no
arguments.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, get_args

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import spirv
from mlirkit.dialects.typed_values import type_as
from mlirkit.ods.live.hooks import verifier

# The number of coordinates by dimensionality.
_COMPONENTS = {
    spirv.Dim.Dim1D: 1,
    spirv.Dim.Buffer: 1,
    spirv.Dim.Dim2D: 2,
    spirv.Dim.Cube: 2,
    spirv.Dim.Rect: 2,
    spirv.Dim.Dim3D: 3,
}

# The dimensionalities with levels of detail.
_LEVELED = (spirv.Dim.Dim1D, spirv.Dim.Dim2D, spirv.Dim.Dim3D, spirv.Dim.Cube)

_IMPLICIT = ("spirv.ImageSampleImplicitLod", "spirv.ImageSampleProjDrefImplicitLod")
_EXPLICIT = "spirv.ImageSampleExplicitLod"

# The operations with image operands.
ImageOp: TypeAlias = (
    spirv.ImageDrefGatherOp
    | spirv.ImageFetchOp
    | spirv.ImageReadOp
    | spirv.ImageSampleExplicitLodOp
    | spirv.ImageSampleImplicitLodOp
    | spirv.ImageSampleProjDrefImplicitLodOp
    | spirv.ImageWriteOp
)

# The operations with a value between their coordinate and the arguments of their image operands.
_WITH_VALUE = ("spirv.ImageDrefGather", "spirv.ImageSampleProjDrefImplicitLod", "spirv.ImageWrite")


@verifier(spirv.ImageQuerySizeOp)
def verify_query_size(op: spirv.ImageQuerySizeOp) -> None:
    """Mirrors ImageQuerySizeOp::verify."""
    image = type_as(op.image, spirv.ImageType)
    dim = image.dim
    if dim not in _COMPONENTS:
        raise op.error("the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect")
    is_single = image.sampling_info != spirv.ImageSamplingInfo.MultiSampled
    if is_single and dim not in (spirv.Dim.Buffer, spirv.Dim.Rect):
        if image.sampler_use_info == spirv.ImageSamplerUseInfo.NeedSampler:
            raise op.error(
                "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2"
            )
    expected = _COMPONENTS[dim] + (image.arrayed_info == spirv.ImageArrayedInfo.Arrayed)
    result = op.result.type
    count = result.num_elements if isinstance(result, VectorType) else 1
    if expected != count:
        raise op.error(
            f"expected the result to have {expected} component(s), but found {count} component(s)"
        )


# -- image operands -----------------------------------------------------------------------------------------


def _image(op: Operation) -> spirv.ImageType:
    sampled, *_ = op.operand_values()
    return type_as(sampled, spirv.SampledImageType).image_type


def _verify_level(op: Operation, word: str) -> None:
    """Check that the operand fits the image; a constraint checks single sampling."""
    if _image(op).dim not in _LEVELED:
        raise op.error(
            f"{word} must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube"
        )


def _verify_bias(op: Operation, arguments: Sequence[Type]) -> int:
    if op.name not in _IMPLICIT:
        raise op.error("Bias is only valid with implicit-lod instructions")
    if not arguments:
        raise op.error("Bias operand requires 1 argument")
    if not isinstance(arguments[0], FloatType):
        raise op.error("Bias must be a floating-point type scalar")
    _verify_level(op, "Bias")
    return 1


def _verify_lod(op: Operation, arguments: Sequence[Type]) -> int:
    """MLIR does not count ImageFetch among the fetch instructions."""
    if op.name != _EXPLICIT:
        raise op.error("Lod is only valid with explicit-lod and fetch instructions")
    if not arguments:
        raise op.error("Lod operand requires 1 argument")
    if not isinstance(arguments[0], FloatType):
        raise op.error("for sampling operations, Lod must be a floating-point type scalar")
    _verify_level(op, "Lod")
    return 1


def _verify_grad(op: Operation, arguments: Sequence[Type]) -> int:
    """Check two derivatives, with a component for each coordinate except the layer."""
    if op.name != _EXPLICIT:
        raise op.error("Grad is only valid with explicit-lod instructions")
    if len(arguments) < 2:
        raise op.error("Grad operand requires 2 arguments (scalars or vectors)")
    _, coordinate, *_ = op.operand_types()
    components = 1
    if isinstance(coordinate, VectorType):
        components = coordinate.num_elements - (_image(op).arrayed_info == spirv.ImageArrayedInfo.Arrayed)
    pair = arguments[:2]
    wrong_count = (
        "number of components of each Grad argument must equal the number of components in coordinate, minus "
        "the array layer component, if present"
    )
    if all(isinstance(type, VectorType) for type in pair):
        if any(isinstance(type, VectorType) and type.num_elements != components for type in pair):
            raise op.error(wrong_count)
        elements = [type.element_type for type in pair if isinstance(type, VectorType)]
        if not all(isinstance(element, FloatType) for element in elements):
            raise op.error("Grad arguments must be a vector of floating-point type")
    elif all(isinstance(type, FloatType) for type in pair):
        if components != 1:
            raise op.error(wrong_count)
    else:
        raise op.error("Grad arguments must be a scalar or vector of floating-point type")
    return 2


@verifier(*get_args(ImageOp))
def verify_image_operands(op: ImageOp) -> None:
    """Mirrors verifyImageOperands."""
    arguments = list(op.operand_types())[3 if op.name in _WITH_VALUE else 2 :]
    operands = op.image_operands
    if operands is None:
        if arguments:
            raise op.error(
                "the Image Operands should encode what operands follow, as per Image Operands"
            )
        return
    bits = spirv.ImageOperands
    if operands & bits.Lod and operands & bits.Grad:
        raise op.error("it is invalid to set both the Lod and Grad bits")
    verified_count = 0
    for bit, verify in ((bits.Bias, _verify_bias), (bits.Lod, _verify_lod), (bits.Grad, _verify_grad)):
        if operands & bit:
            verified_count += verify(op, arguments[verified_count:])
    if verified_count < len(arguments):
        raise op.error("too many image operand arguments have been provided")
