"""Elementwise operations of linalg: one with a kind, one per kind, or one per number of operands (until 20).

    24's, 22's    linalg.elementwise kind=#linalg.elementwise_kind<exp> ...
    22's, 19's    linalg.exp ...
    19's          linalg.elemwise_unary {fun = #linalg.unary_fn<exp>} ...
"""

from __future__ import annotations

from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.core.attribute import Attribute, ParametrizedAttribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.verified import KNOWN
from mlirkit.layouts.changes.change import (
    Change,
    Rewrite,
    attribute_of,
    get,
    insert_before,
    nothing,
    put,
    take,
)
from mlirkit.layouts.changes.words import words_in

_MEMOIZED = "linalg.memoized_indexing_maps"

# The kinds whose operations have other names.
_KINDS = {"max": "max_signed", "min": "min_signed"}
_NAMES = (
    "abs add ceil div div_unsigned erf exp floor log max min mul negf powf reciprocal round rsqrt select "
    "sqrt square sub tanh"
)
_BY_KIND = {_KINDS.get(name, name): name for name in _NAMES.split()}


def _rank(type: Type) -> int:
    return type.rank if isinstance(type, ShapedType) and type.has_rank else 0


def _maps(op: Operation) -> Attribute:
    """The maps of operands that have each element at its place, or a single one."""
    types = op.operand_types()
    dims = [f"d{at}" for at in range(max(_rank(type) for type in types))]
    maps = [f"affine_map<({', '.join(dims)}) -> ({', '.join(dims[: _rank(type)])})>" for type in types]
    return attribute_of(op, f"[{', '.join(maps)}]")


def _with_kind(kind: str) -> Rewrite:
    """An elementwise operation with a kind, which replaces an operation for each kind."""

    def downgrade(op: Operation) -> None:
        take(op, _MEMOIZED)
        put(op, "indexing_maps", _maps(op))
        put(op, "kind", attribute_of(op, f"#linalg.elementwise_kind<{kind}>"))
        op.info = op.context.operation_name("linalg.elementwise")

    return downgrade


def _without_kind(op: Operation) -> None:
    """An operation of one kind; a generic one for kinds without a name, and for other maps."""
    maps, name = get(op, "indexing_maps"), _BY_KIND.get(words_in(get(op, "kind")))
    ranks = {_rank(type) for type in op.operand_types()}
    if name is None or maps != _maps(op) or len(ranks) > 1:
        _as_generic(op)
        return
    for attribute in ("kind", "indexing_maps", _MEMOIZED):
        take(op, attribute)
    op.info = op.context.operation_name(f"linalg.{name}")


def _as_generic(op: Operation) -> None:
    """The body is that of the kind."""
    take(op, "kind")
    take(op, _MEMOIZED)
    put(op, "iterator_types", _iterators(op))
    op.info = op.context.operation_name("linalg.generic")


def _iterators(op: Operation) -> Attribute:
    dims = max(_rank(type) for type in op.operand_types())
    return attribute_of(op, f"[{', '.join(['#linalg.iterator_type<parallel>'] * dims)}]")


# The operations until 20, with the mnemonic of their functions, and their usual function.
_FUNCTIONS = {"linalg.elemwise_unary": ("unary_fn", "exp"), "linalg.elemwise_binary": ("binary_fn", "add")}
_OPERANDS = {"unary_fn": 2, "binary_fn": 3}


def _upgrade(op: Operation) -> None:
    """The body had casts to the type of the result, which only `linalg.generic` has today."""
    types = op.operand_types()
    mnemonic, word = _FUNCTIONS[op.name]
    function = get(op, "fun")
    if function is not None:
        if not isinstance(function, ParametrizedAttribute) or mnemonic != function.MNEMONIC:
            return
        word = words_in(function)
    if len(types) != _OPERANDS[mnemonic] or any(_rank(type) not in (0, _rank(types[-1])) for type in types):
        return
    (block,) = op.regions[0].blocks
    elements = {type.element_type if isinstance(type, ShapedType) else type for type in types}
    attributes: dict[str, Attribute] = {"indexing_maps": _maps(op)}
    if len(elements) == 1:
        name = "linalg.elementwise"
        attributes["kind"] = attribute_of(op, f"#linalg.elementwise_kind<{word}>")
    else:
        name = "linalg.generic"
        attributes["iterator_types"] = _iterators(op)
    today = insert_before(op, name, op.operand_values(), op.result_types(), attributes, regions=1)
    put(today, _SIZES, get(op, _SIZES))
    block.append_to(today.regions[0])
    for attribute in ("fun", "cast", _MEMOIZED, _SIZES):
        take(op, attribute)
    today.attrs = op.attrs
    KNOWN.stamp = None
    for result, value in zip(op.result_values(), today.result_values(), strict=True):
        result.replace_all_uses_with(value)
    op.erase()


_SIZES = "operandSegmentSizes"

CHANGES = (
    *(Change(name, 20, _upgrade, nothing, is_gone=True, is_late=True) for name in _FUNCTIONS),
    # All kinds with a name have it since 19.
    Change("linalg.elementwise", 20, nothing, _without_kind, since=19),
    Change("linalg.elementwise", 18, nothing, _as_generic),
    *(
        Change(f"linalg.{name}", 24, nothing, _with_kind(kind), is_newer=True)
        for kind, name in _BY_KIND.items()
    ),
)
