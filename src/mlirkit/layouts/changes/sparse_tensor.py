"""Changes of sparse_tensor: levels come before values, and one operation sorts."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.verified import KNOWN
from mlirkit.layouts.changes.change import (
    Change,
    attribute_of,
    get,
    insert_before,
    nothing,
    put,
    reorder_results,
    take,
)

# The results of `disassemble` for the values: a tensor and a number, as for each level.
_OF_VALUES = 2


def _upgrade_disassemble(op: Operation) -> None:
    results = op.result_values()
    levels = (len(results) - _OF_VALUES) // 2
    value, length = results[0], results[levels + 1]
    reorder_results(op, [*results[1 : levels + 1], value, *results[levels + 2 :], length])


def _downgrade_disassemble(op: Operation) -> None:
    results = op.result_values()
    levels = (len(results) - _OF_VALUES) // 2
    value, length = results[levels], results[-1]
    reorder_results(op, [value, *results[:levels], length, *results[levels + 1 : -1]])


# A place with more numbers stays as it is, to be an error: its map would be too large.
_MOST_NUMBERS = 1 << 12


def _upgrade_sort(op: Operation) -> None:
    """The first `nx` numbers of each place were compared in order, and `ny` further ones moved along."""
    count, stable = get(op, "nx"), get(op, "stable")
    number = 1 if count is None else count.value if isinstance(count, IntegerAttr) else 0
    if not 0 < number <= _MOST_NUMBERS:
        return
    dims = ", ".join(f"d{at}" for at in range(number))
    attributes: dict[str, Attribute] = {"perm_map": attribute_of(op, f"affine_map<({dims}) -> ({dims})>")}
    algorithm = get(op, _ALGORITHM)
    if algorithm is None:
        word = "hybrid_quick_sort" if stable is None else "insertion_sort_stable"
        algorithm = attribute_of(op, f"#sparse_tensor<SparseTensorSortAlgorithm {word}>")
    sort = insert_before(op, "sparse_tensor.sort", op.operand_values(), [], attributes)
    put(sort, _ALGORITHM, algorithm)
    put(sort, "ny", get(op, "ny"))
    for name in ("nx", "ny", "stable", _ALGORITHM):
        take(op, name)
    sort.attrs = op.attrs
    KNOWN.stamp = None
    op.erase()


_ALGORITHM = "algorithm"

# The order of the results is not visible in an operation.
CHANGES = (
    Change("sparse_tensor.sort_coo", 17, _upgrade_sort, nothing, is_gone=True, is_late=True),
    Change("sparse_tensor.disassemble", 18, _upgrade_disassemble, _downgrade_disassemble, by_form=False),
)
