"""What changed in operations from release to release, and the way from old to new and back.

    Change("affine.for", 17, upgrade, downgrade)     release 17 is the last with the old form

The old form is what bytecode of such a release says, the new form is that of the definitions at hand.  Both
functions change an operation in place, whose regions may not be there yet; a downgrade raises an error where
the old form cannot say what the operation says.  New optional attributes are no changes: they are absent.
A change `by_form` is seen from the operation itself; the others apply only if the writer's release is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, integer_attr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import DYNAMIC, ShapedType
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.property_layout import SEGMENT_NAMES
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr

Rewrite = Callable[[Any], None]


class Change(NamedTuple):
    """A change of one operation; `old_name` if it was called otherwise."""

    operation: str
    until: int
    upgrade: Rewrite
    downgrade: Rewrite
    by_form: bool = True
    old_name: str | None = None


# -- attributes of operations -------------------------------------------------------------------------


def get(op: Operation, name: str) -> Any:
    """An attribute, wherever it stands."""
    value = _entries(op.props).get(name)
    return op.attrs.entries.get(name) if value is None else value


def take(op: Operation, name: str) -> Any:
    """Remove an attribute from wherever it stands; None if there is none."""
    value = get(op, name)
    if value is not None:
        op.props = _without(_entries(op.props), name)
        op.attrs = _without(op.attrs.entries, name)
    return value


def put(op: Operation, name: str, value: Attribute | None) -> None:
    """Set an inherent attribute."""
    if value is not None:
        op.props = DictionaryAttr({**_entries(op.props), name: value})


def put_in_dictionary(op: Operation, name: str, value: Attribute | None) -> None:
    """Set an attribute that the old definition did not declare."""
    if value is not None:
        op.attrs = DictionaryAttr({**op.attrs.entries, name: value})


def _entries(dictionary: Attribute | None) -> dict[str, Attribute]:
    return dictionary.entries if isinstance(dictionary, DictionaryAttr) else {}


def _without(entries: dict[str, Attribute], name: str) -> DictionaryAttr:
    rest = {each: value for each, value in entries.items() if each != name}
    return DictionaryAttr(rest) if rest else EMPTY_DICTIONARY


def _nothing(op: Operation) -> None:
    """For changes that go one way."""


def _undeclared(*names: str) -> tuple[Rewrite, Rewrite]:
    """Attributes of the same name, which the old definition did not declare."""

    def upgrade(op: Operation) -> None:
        for name in names:
            if name in op.attrs.entries:
                put(op, name, take(op, name))

    def downgrade(op: Operation) -> None:
        for name in names:
            put_in_dictionary(op, name, take(op, name))

    return upgrade, downgrade


def _renamed_attributes(pairs: Iterable[tuple[str, str]]) -> tuple[Rewrite, Rewrite]:
    """Attributes that were called otherwise, and not declared."""
    pairs = list(pairs)

    def upgrade(op: Operation) -> None:
        for old, new in pairs:
            if old in op.attrs.entries or old in _entries(op.props):
                put(op, new, take(op, old))

    def downgrade(op: Operation) -> None:
        for old, new in pairs:
            put_in_dictionary(op, old, take(op, new))

    return upgrade, downgrade


# -- affine -------------------------------------------------------------------------------------------

_LOOP_BOUNDS = _renamed_attributes(
    [("lower_bound", "lowerBoundMap"), ("upper_bound", "upperBoundMap"), ("step", "step")]
)


def _upgrade_affine_for(op: Operation) -> None:
    if get(op, "lower_bound") is None:
        return
    _LOOP_BOUNDS[0](op)
    bounds = [get(op, "lowerBoundMap"), get(op, "upperBoundMap")]
    if all(isinstance(each, AffineMapAttr) for each in bounds):
        sizes = [each.map.n_dims + each.map.n_symbols for each in bounds]
        sizes.append(max(0, len(op.operand_values()) - sum(sizes)))
        put(op, "operandSegmentSizes", dense_array(integer_type(32), sizes))


def _downgrade_affine_for(op: Operation) -> None:
    take(op, "operandSegmentSizes")
    _LOOP_BOUNDS[1](op)


def _upgrade_delinearize(op: Operation) -> None:
    """The basis was all operands."""
    if get(op, "static_basis") is None:
        count = max(0, len(op.operand_values()) - 1)
        put(op, "static_basis", dense_array(integer_type(64), [DYNAMIC] * count))


def _downgrade_delinearize(op: Operation) -> None:
    basis = take(op, "static_basis")
    sizes = [] if basis is None else list(basis.values)
    if not sizes or any(each != DYNAMIC for each in sizes) or len(sizes) != op.result_count:
        raise op.op_error("has a basis that is not all operands, which the release does not know")


# -- arith.atomic_rmw_kind, in memref and affine ------------------------------------------------------

# What number n of releases up to 21 is today: cases were put in order of the alphabet, and xori added.
_ATOMIC_KINDS = (0, 1, 3, 4, 6, 7, 8, 10, 11, 12, 13, 14, 2, 5, 9)
_FORMER_ATOMIC_KINDS = {new: old for old, new in enumerate(_ATOMIC_KINDS)}


def _upgrade_kind(op: Operation, value: Any) -> Any:
    if isinstance(value, IntegerAttr) and value.bits < len(_ATOMIC_KINDS):
        return integer_attr(value.type, _ATOMIC_KINDS[value.bits])
    return value


def _downgrade_kind(op: Operation, value: Any) -> Any:
    if not isinstance(value, IntegerAttr):
        return value
    former = _FORMER_ATOMIC_KINDS.get(value.bits)
    if former is None:
        raise op.op_error(f"has a kind of read-modify-write, {value.bits}, that the release does not know")
    return integer_attr(value.type, former)


def _kinds(name: str) -> tuple[Rewrite, Rewrite]:
    """Changes of an attribute that is a kind, or an array of them."""

    def rewrite(op: Operation, each_of: Callable[[Operation, Any], Any]) -> None:
        value = get(op, name)
        if isinstance(value, ArrayAttr):
            put(op, name, ArrayAttr([each_of(op, each) for each in value.elements]))
        elif value is not None:
            put(op, name, each_of(op, value))

    return lambda op: rewrite(op, _upgrade_kind), lambda op: rewrite(op, _downgrade_kind)


def _no_maxnumf(op: Operation) -> None:
    """The last kinds of releases up to 21 came with 18."""
    if get(op, "kind").bits > _LAST_FORMER_KIND:
        raise op.op_error("has a kind of read-modify-write that the release does not know")


_LAST_FORMER_KIND = 12


# -- shapes and alignments ----------------------------------------------------------------------------


def _upgrade_expand_shape(op: Operation) -> None:
    """The output shape was that of the type; dynamic sizes need operands, which nobody has computed."""
    type = op.result_types()[0] if op.result_count else None
    if get(op, "static_output_shape") is None and isinstance(type, ShapedType) and type.has_static_shape:
        put(op, "static_output_shape", dense_array(integer_type(64), list(type.dims)))


def _downgrade_expand_shape(op: Operation) -> None:
    """Operands say no more than the type, as long as each group has one dynamic size at most."""
    groups: Any = get(op, "reassociation")
    type = op.result_types()[0]
    shape = type.dims if isinstance(type, ShapedType) else ()
    for group in groups.elements:
        if sum(shape[at.value] == DYNAMIC for at in group.elements) > 1:
            raise op.op_error(
                "expands one dimension into several dynamic ones, which the release does not know"
            )
    take(op, "static_output_shape")
    op.set_operands(op.operand_values()[:1])


def _upgrade_assume_alignment(op: Operation) -> None:
    """What is assumed to be aligned is now a result."""
    if op.result_count == 0 and op.operand_values():
        op.add_result(op.operand_values()[0].type)


def _downgrade_assume_alignment(op: Operation) -> None:
    for result in op.result_values():
        result.replace_all_uses_with(op.operand_values()[0])
    op.result0 = None


def _drop_zero_alignment(op: Operation) -> None:
    """Zero said that there is none."""
    value = get(op, "alignment")
    if isinstance(value, IntegerAttr) and value.bits == 0:
        take(op, "alignment")


# Of one operation, the latest change first.
CHANGES: tuple[Change, ...] = (
    Change("affine.for", 17, _upgrade_affine_for, _downgrade_affine_for),
    *(
        Change(f"affine.{name}", 17, *_undeclared("map"))
        for name in ("load", "store", "prefetch", "vector_load", "vector_store")
    ),
    Change("affine.if", 19, *_undeclared("condition")),
    Change("affine.delinearize_index", 19, _upgrade_delinearize, _downgrade_delinearize),
    Change("affine.parallel", 21, *_kinds("reductions"), by_form=False),
    Change("memref.atomic_rmw", 21, *_kinds("kind"), by_form=False),
    Change("memref.atomic_rmw", 17, _nothing, _no_maxnumf),
    *(
        Change(f"memref.{name}", 21, _drop_zero_alignment, _nothing)
        for name in ("alloc", "alloca", "realloc")
    ),
    Change("memref.assume_alignment", 19, _upgrade_assume_alignment, _downgrade_assume_alignment),
    Change("memref.expand_shape", 18, _upgrade_expand_shape, _downgrade_expand_shape),
    Change("tensor.expand_shape", 18, _upgrade_expand_shape, _downgrade_expand_shape),
    Change("arith.maximumf", 17, _nothing, _nothing, old_name="arith.maxf"),
    Change("arith.minimumf", 17, _nothing, _nothing, old_name="arith.minf"),
)

# Of all operations: the sizes of operand and result groups.
_SEGMENTS_UNTIL = 16
_SEGMENTS = _renamed_attributes(SEGMENT_NAMES)


class Changes:
    """The changes since a release, by operation; all that are seen from the form if it is not known."""

    def __init__(self, number: int | None) -> None:
        self.segments = number is None or number <= _SEGMENTS_UNTIL
        self._by_name: dict[str, list[Change]] = {}
        self.new_names: dict[str, str] = {}
        for change in CHANGES:
            if change.by_form if number is None else change.until >= number:
                self._by_name.setdefault(change.operation, []).append(change)
                if change.old_name is not None:
                    self.new_names[change.old_name] = change.operation

    def concern(self, name: str) -> bool:
        """Whether operations of a name have to be looked at."""
        return self.segments or name in self._by_name

    def upgrade(self, op: Operation) -> None:
        """Bring an operation that the release wrote into the newest form."""
        if self.segments and any(old in op.attrs.entries for old, _ in SEGMENT_NAMES):
            _SEGMENTS[0](op)
        for change in reversed(self._by_name.get(op.info.name, ())):
            change.upgrade(op)

    def downgrade(self, op: Operation) -> str:
        """Bring an operation into the release's form, and say how the release calls it."""
        name = op.info.name
        for change in self._by_name.get(name, ()):
            change.downgrade(op)
            if change.old_name is not None:
                name = change.old_name
        if self.segments and any(isinstance(get(op, new), DenseArrayAttr) for _, new in SEGMENT_NAMES):
            _SEGMENTS[1](op)
        return name
