"""Verification of all structured operations, and of fills, contractions and convolutions among them.

As verifyStructuredOpInterface, verifyFillInterface, verifyContractionInterface and
verifyConvolutionInterface of LinalgInterfaces.cpp.
"""

from __future__ import annotations

from typing import TypeAlias

from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.traits import register_check, register_region_check
from mlirkit.dialects.indexing_maps import verify_indexing_maps
from mlirkit.dialects.linalg.dimensions import (
    contraction_body_problem,
    contraction_problem,
    convolution_problem,
)
from mlirkit.dialects.linalg.structure import (
    FIXED,
    indexing_maps,
    init_range,
    loop_count,
    memoized_maps,
    mnemonic,
    structure_of,
)


def element_or_self(type: Type) -> Type:
    """The element type of a memref or ranked tensor; any other type itself."""
    return type.element_type if isinstance(type, (MemRefType, RankedTensorType)) else type


Key: TypeAlias = tuple[object, ...]

# Names, maps in an attribute, properties and operand types of operations whose maps have been verified.
_verified: set[Key] = set()
# Names and properties of contractions whose numbers of operands and maps have been verified.
_contractions: set[Key] = set()
# Names, numbers of operands, maps in an attribute and properties of convolutions that have been verified.
_convolutions: set[Key] = set()
# Bounds the tables.
_MOST_VERIFIED = 4096


def _follows_bodies(info: OperationName) -> bool:
    """Whether bodies decide the checks of operations of a name: fixed maps are stored in an attribute, and
    other dialects may derive their maps in other ways."""
    is_elsewhere = info.interfaces_at_hand.get("LinalgOp") is not None
    return not is_elsewhere and info.name.partition(".")[2] not in FIXED


def _add_verified(verified: set[Key], key: Key) -> None:
    if len(verified) >= _MOST_VERIFIED:
        verified.clear()
    verified.add(key)


def verify_structured(op: Operation) -> None:
    """Mirrors verifyStructuredOpInterface."""
    types = op.operand_types()
    if structure_of(op) is not None:
        # It may derive its maps from anything.
        _verify_maps(op, types)
    else:
        # As a side effect, fixed maps are stored in an attribute.
        memoized = memoized_maps(op) if mnemonic(op) in FIXED else None
        key = (op.name, memoized, op.props, *types)
        if key not in _verified:
            _verify_maps(op, types)
            _add_verified(_verified, key)
    blocks = [block for region in op.regions for block in region.get_blocks()]
    if len(op.regions) != 1 or len(blocks) != 1:
        raise op.op_error("expects to have 1 region with 1 block")
    arguments = blocks[0].args
    if len(arguments) != len(types):
        raise op.op_error(
            "expected as many non-induction variable region arguments as the number of input/output operands"
        )
    for number, (argument, type) in enumerate(zip(arguments, types)):
        if argument.type != element_or_self(type):
            raise op.op_error(
                f"expected type of bb argument #{number} ('{argument.type}') to match element or self type "
                f"of the corresponding operand ('{element_or_self(type)}')"
            )


def _verify_maps(op: Operation, types: list[Type]) -> None:
    """Check the indexing maps against the operands' shapes."""
    tensors = any(isinstance(type, (RankedTensorType, UnrankedTensorType)) for type in types)
    buffers = any(isinstance(type, (MemRefType, UnrankedMemRefType)) for type in types)
    if tensors == buffers and types:
        raise op.op_error("expected to have pure tensor or buffer semantics")
    maps = indexing_maps(op)
    shapes = [type.dims if isinstance(type, (MemRefType, RankedTensorType)) else () for type in types]
    verify_indexing_maps(op, maps, shapes)
    loops = loop_count(op)
    for number, map in enumerate(maps):
        if map.n_dims != loops:
            raise op.op_error(
                f"expected indexing_map #{number} to have {loops} dim(s) to match the number of loops"
            )


def verify_fill(op: Operation) -> None:
    """Mirrors verifyFillInterface."""
    if not op.info.has_trait("LinalgOp"):
        raise op.error("expected a LinalgOp")
    inputs = init_range(op).start
    if inputs != 1 or op.operand_count != 2:
        raise op.error("expected op with 1 input and 1 output")
    value, filled = op.operand_types()
    if isinstance(value, (MemRefType, RankedTensorType)):
        raise op.error("expected op with scalar input")
    output = element_or_self(filled)
    if value != output:
        raise op.op_error(f"expected fill value type ('{value}') to match output element type ('{output}')")


def verify_contraction(op: Operation) -> None:
    """Mirrors verifyContractionInterface."""
    key = (op.name, op.props)
    # Fixed maps are read from an attribute; other dialects may derive their maps in other ways.
    depends_on_key = mnemonic(op) not in FIXED and structure_of(op) is None
    if depends_on_key and key in _contractions:
        problem = contraction_body_problem(op)
    else:
        problem = contraction_problem(op)
        if depends_on_key and problem is None:
            _add_verified(_contractions, key)
    if problem is not None:
        raise op.error(problem)


def verify_convolution(op: Operation) -> None:
    """Mirrors verifyConvolutionInterface."""
    key: Key | None = None
    if mnemonic(op) in FIXED and structure_of(op) is None:
        key = (op.name, op.operand_count, memoized_maps(op), op.props)
        if key in _convolutions:
            return
    problem = convolution_problem(op)
    if problem is not None:
        raise op.error(problem)
    if key is not None:
        _add_verified(_convolutions, key)


register_region_check("LinalgOp", verify_structured, _follows_bodies)
register_region_check("ContractionOpInterface", verify_contraction)
register_check("FillOpInterface", verify_fill, of_bodies=_follows_bodies)
register_check("ConvolutionOpInterface", verify_convolution)
