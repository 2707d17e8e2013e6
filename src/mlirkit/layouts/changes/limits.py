"""Conditions of other releases' verifiers that release 22 lacks and no definition states.

Type constraints of definitions are a table (dialects/release_constraints.py).  A limit is an error of the
conversion to the release; the conversion from the release needs none, because the release accepts its own
files.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, StridedLayoutAttr
from mlirkit.builtin.float_types import BF16Type, F16Type, FloatType
from mlirkit.builtin.shaped_types import MemRefType, ShapedType, VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import AttributeOrType, Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import BlockArgument, Value
from mlirkit.layouts.changes.change import Change, Rewrite, get, nothing
from mlirkit.layouts.changes.words import words_in


def _is_llvm_pointer(type: Type) -> bool:
    return (type.DIALECT, type.MNEMONIC) == ("llvm", "ptr")


def _is_loop(type: Type) -> bool:
    return (type.DIALECT, type.MNEMONIC) == ("omp", "cli")


def _has_soa(value: AttributeOrType) -> bool:
    """Whether an encoding of sparse_tensor has a level that is a structure of arrays."""
    return (value.DIALECT, value.MNEMONIC) == ("sparse_tensor", "encoding") and any(
        "soa" in level for level in value.key()[0]
    )


def _is_vector_of_pointers(value: AttributeOrType) -> bool:
    """Vectors of pointers were types of llvm."""
    return isinstance(value, VectorType) and _is_llvm_pointer(value.element_type)


# Attributes and types of builtin or C++, with the last release that lacks them.
LATER_VALUES = ((18, _has_soa), (20, _is_vector_of_pointers))


def _value(op: Operation, name: str) -> Value:
    """The operand or the result with this name in today's definition."""
    value: Value = getattr(op, name)
    return value


def _types_of(op: Operation, *names: str) -> list[Type]:
    return [_value(op, name).type for name in names]


def _without_short_floats(op: Operation) -> None:
    for type in (*op.operand_types(), *op.result_types()):
        element = type.element_type if isinstance(type, VectorType) else type
        if isinstance(element, (F16Type, BF16Type)):
            raise op.op_error(f"has the type {type}, which the release does not take there")


def _in_a(*parents: str) -> Rewrite:
    """An error, except inside of these operations."""

    def downgrade(op: Operation) -> None:
        if op.parent_op is None or op.parent_op.name not in parents:
            raise op.op_error(f"is not in {' or '.join(parents)}, where the release wants it")

    return downgrade


def _changes_rank(op: Operation) -> None:
    """The ranks of the shapes had to differ."""
    before, after = _types_of(op, "src", "result")
    if not isinstance(before, ShapedType) or not isinstance(after, ShapedType):
        return
    if before.has_rank and after.has_rank and before.rank == after.rank:
        raise op.op_error("keeps the rank, which the release does not take")


def _of_one_shape(op: Operation) -> None:
    """A tensor had to have the shape of the buffer."""
    before, after = _types_of(op, "tensor", "buffer")
    if isinstance(before, ShapedType) and isinstance(after, ShapedType):
        ranked = before.has_rank and after.has_rank
        if before.has_rank != after.has_rank or (ranked and list(before.dims) != list(after.dims)):
            raise op.op_error(f"makes a {after} of a {before}, which the release does not")


def _has_strides(op: Operation) -> None:
    """The layout of a transposed memref had to be spelled by strides."""
    (type,) = _types_of(op, "result")
    if isinstance(type, MemRefType) and not isinstance(type.layout, StridedLayoutAttr):
        raise op.op_error(f"has a layout, {type.layout}, that the release spells by strides")


def _has_typed_pointer(op: Operation) -> None:
    if any(_is_llvm_pointer(type) for type in _types_of(op, "x")):
        raise op.op_error("has a pointer without an element type, which the release requires")


def _has_known_targets(op: Operation) -> None:
    """A target of a dialect that the release lacks is unknown to it."""
    targets = get(op, "targets")
    for target in targets.elements if isinstance(targets, ArrayAttr) else ():
        if target.DIALECT == "xevm":
            raise op.op_error(f"has the target {target}, which the release does not know")


def _advances(op: Operation) -> None:
    step = get(op, "step")
    if isinstance(step, IntegerAttr) and step.value <= 0:
        raise op.op_error(f"has the step {step.value}, which the release does not take")


def _resumes_landing_pad(op: Operation) -> None:
    defining: Operation | None = _value(op, "value").defining_op
    if defining is None or defining.name != "llvm.landingpad":
        raise op.op_error("does not resume a landing pad, as the release wants")


def _masks_something(op: Operation) -> None:
    block = next(iter(op.regions[0].blocks), None)
    if block is None or len(list(block.operations)) < 2:
        raise op.op_error("masks no operation, which the release does not take")


def _without_others(op: Operation) -> None:
    if op.attrs.entries:
        name = next(iter(op.attrs.entries))
        raise op.op_error(f"has the attribute '{name}', which the release does not take there")


def _has_operands(op: Operation) -> None:
    if not op.operand_values():
        raise op.op_error("has no operands, which the release does not take")


def _applies_to_known_loops(op: Operation) -> None:
    loops = [value for value in op.operand_values() if _is_loop(value.type)]
    if any(isinstance(loop, BlockArgument) for loop in loops):
        raise op.op_error("applies to a loop that no operation here makes, which the release does not take")


def _has_transformations(op: Operation) -> None:
    for block in op.regions[0].blocks:
        for operation in block.operations:
            if operation.info.dialect_name != op.info.dialect_name:
                raise op.op_error(f"has '{operation.name}', which is no transformation, as the release wants")


def _has_index_per_dimension(*pairs: tuple[str, str]) -> Rewrite:
    """An error unless these buffers have as many indices as dimensions."""

    def downgrade(op: Operation) -> None:
        for buffer, indices in pairs:
            (type,), count = _types_of(op, buffer), len(getattr(op, indices))
            if isinstance(type, MemRefType) and type.rank != count:
                raise op.op_error(f"has {count} indices of '{buffer}', where the release wants {type.rank}")

    return downgrade


def _runs_in_a_subgroup(op: Operation) -> None:
    scope = get(op, "execution_scope")
    if scope is not None and words_in(scope) != "Subgroup":
        raise op.op_error(f"has the scope {scope}, where the release wants <Subgroup>")


def _is_in_a_symbol_table(op: Operation) -> None:
    """An error for a symbol outside of a symbol table."""
    parent = op.parent_op
    if parent is not None and parent.info.is_registered and not parent.info.has_trait("SymbolTable"):
        raise op.op_error("is not in a symbol table, where the release wants it")


def _names_a_chipset(op: Operation) -> None:
    chipset = get(op, "chipset")
    if isinstance(chipset, StringAttr) and not chipset.value:
        raise op.op_error("has no 'chipset', which the release wants")


def _has_elements_of_result(op: Operation) -> None:
    """An error for integer elements that are the bits of floats of another width."""
    value, type = get(op, "value"), op.result_types()[0]
    held = getattr(value, "type", None)
    if not isinstance(type, VectorType) or not isinstance(held, ShapedType):
        return
    element = type.element_type
    if isinstance(element, IntegerType) and isinstance(held.element_type, FloatType):
        width = held.element_type.width
        if element.width != width:
            raise op.op_error(f"makes {type} of {held}, which the release does not")


_EMITC = (
    "add apply assign bitwise_and bitwise_left_shift bitwise_not bitwise_or bitwise_right_shift "
    "bitwise_xor call call_opaque cast cmp conditional constant div expression literal load "
    "logical_and logical_not logical_or mul rem sub unary_minus unary_plus variable"
)

_IN_A_SUBGROUP = (
    "All AllEqual Any Ballot BallotBitCount BallotFindLSB BallotFindMSB BitwiseAnd BitwiseOr BitwiseXor "
    "Broadcast BroadcastFirst Elect FAdd FMax FMin FMul IAdd IMul LogicalAnd LogicalOr LogicalXor QuadSwap "
    "SMax SMin Shuffle ShuffleDown ShuffleUp ShuffleXor UMax UMin"
).replace(" ", " GroupNonUniform")

# The last release with the limit, the dialect, and the operations.
_UNTIL: tuple[tuple[int, str, str, Rewrite], ...] = (
    (16, "llvm", "resume", _resumes_landing_pad),
    (16, "omp", "atomic.update atomic.write", _has_typed_pointer),
    (16, "vector", "mask", _masks_something),
    (17, "memref", "transpose", _has_strides),
    (17, "spirv", "SDot SDotAccSat SUDot SUDotAccSat UDot UDotAccSat", _without_others),
    (18, "memref", "collapse_shape expand_shape", _changes_rank),
    (18, "tensor", "collapse_shape expand_shape", _changes_rank),
    (19, "bufferization", "to_buffer", _of_one_shape),
    (19, "emitc", "include", _in_a("builtin.module")),
    (20, "gpu", "module", _has_known_targets),
    (21, "smt", "yield", _in_a("smt.solver", "smt.check", "smt.forall", "smt.exists")),
)

# The first and the last release with the limit, if earlier ones lack it.
_BETWEEN: tuple[tuple[int, int, str, str, Rewrite], ...] = ((19, 19, "emitc", _EMITC, _without_short_floats),)

# The first release with the limit.
_FROM: tuple[tuple[int, str, str, Rewrite], ...] = (
    (23, "amdgpu", "gather_to_lds", _has_index_per_dimension(("src", "srcIndices"), ("dst", "dstIndices"))),
    (
        23,
        "amdgpu",
        "make_dma_base make_gather_dma_base",
        _has_index_per_dimension(("global_", "global_indices"), ("lds", "lds_indices")),
    ),
    (23, "affine", "for", _advances),
    (23, "omp", "tile", _applies_to_known_loops),
    (23, "tosa", "concat_shape", _has_operands),
    (23, "transform", "named_sequence", _has_transformations),
    (24, "acc", "routine", _is_in_a_symbol_table),
    (24, "llvm", "mlir.constant", _has_elements_of_result),
    (24, "omp", "private", _is_in_a_symbol_table),
    (24, "spirv", f"GroupNonUniform{_IN_A_SUBGROUP}", _runs_in_a_subgroup),
    (24, "transform", "apply_patterns.gpu.gpu_shuffle_to_amdgpu", _names_a_chipset),
)

CHANGES = (
    *(
        Change(f"{dialect}.{name}", release, nothing, limit, is_newer=is_newer)
        for limits, is_newer in ((_UNTIL, False), (_FROM, True))
        for release, dialect, names, limit in limits
        for name in names.split()
    ),
    *(
        Change(f"{dialect}.{name}", last, nothing, limit, since=first)
        for first, last, dialect, names, limit in _BETWEEN
        for name in names.split()
    ),
)
