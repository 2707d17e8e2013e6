"""Operations that only had another name, or two names.

An operation with an alias is written under the name that both releases have.
"""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import Change, nothing

# The name today, the last release with the old name, and the old name.
_RENAMED = (
    ("bufferization.to_buffer", 20, "bufferization.to_memref"),
    ("llvm.intr.stepvector", 19, "llvm.intr.experimental.stepvector"),
    ("omp.cancellation_point", 18, "omp.cancellationpoint"),
    ("omp.map.bounds", 18, "omp.bounds"),
    ("omp.declare_reduction", 18, "omp.reduction.declare"),
    ("omp.map.info", 18, "omp.map_info"),
    ("omp.ordered.region", 18, "omp.ordered_region"),
    ("omp.target_update", 18, "omp.target_update_data"),
    ("sparse_tensor.assemble", 17, "sparse_tensor.pack"),
    ("sparse_tensor.coordinates", 16, "sparse_tensor.indices"),
    ("sparse_tensor.coordinates_buffer", 16, "sparse_tensor.indices_buffer"),
    ("sparse_tensor.disassemble", 17, "sparse_tensor.unpack"),
    ("sparse_tensor.positions", 16, "sparse_tensor.pointers"),
    # For each operation, the oldest name first.
    ("tosa.intdiv", 18, "tosa.div"),
    ("tosa.intdiv", 20, "tosa.int_div"),
    ("tosa.reduce_product", 20, "tosa.reduce_prod"),
    ("tosa.variable_read", 20, "tosa.variable.read"),
    ("tosa.variable_write", 20, "tosa.variable.write"),
    ("transform.gpu.map_forall_to_blocks", 16, "transform.gpu.map_foreach_to_blocks"),
    ("transform.gpu.map_nested_forall_to_threads", 16, "transform.gpu.map_nested_foreach_to_threads"),
    ("transform.structured.tile_using_for", 17, "transform.structured.tile"),
    ("transform.structured.vectorize", 17, "transform.structured.masked_vectorize"),
)

_ALIASES = (
    ("llvm.intr.matrix.multiply", 21, "vector.matrix_multiply"),
    ("llvm.intr.matrix.transpose", 21, "vector.flat_transpose"),
    ("tensor.insert", 18, "sparse_tensor.insert"),
    ("transform.structured.tile_using_for", 17, "transform.structured.tile_to_scf_for"),
    ("vector.broadcast", 21, "vector.splat"),
)


def _require_pointer(op: Operation) -> None:
    """Only pointers could be null; other types had no zero of this form."""
    if not str(op.result_types()[0]).startswith("!llvm.ptr"):
        raise op.op_error("is of a type that no zero of the release has")


CHANGES = (
    *(Change(name, until, nothing, nothing, old_name=old) for name, until, old in _RENAMED),
    *(Change(name, until, nothing, nothing, old_name=old, is_alias=True) for name, until, old in _ALIASES),
    # Today, another operation has the old name.
    Change("emitc.call_opaque", 17, nothing, nothing, by_form=False, old_name="emitc.call"),
    Change(
        "transform.structured.vectorize_children_and_apply_patterns",
        17,
        nothing,
        nothing,
        by_form=False,
        old_name="transform.structured.vectorize",
    ),
    Change("llvm.mlir.zero", 17, nothing, _require_pointer, old_name="llvm.mlir.null"),
)
