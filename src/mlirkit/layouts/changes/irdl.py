"""Changes of irdl: the parts of definitions have names."""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import FlatSymbolRefAttr, StringAttr, SymbolRefAttr
from mlirkit.layouts.changes.change import Change, Rewrite, attribute_of, get, nothing, put, take


def _filled(name: str, implied: Callable[[Operation], Attribute]) -> tuple[Rewrite, Rewrite]:
    """An attribute that used to be implied: upgrades add the implied value; another value is an error."""

    def upgrade(op: Operation) -> None:
        if get(op, name) is None:
            put(op, name, implied(op))

    def downgrade(op: Operation) -> None:
        if get(op, name) == implied(op):
            take(op, name)

    return upgrade, downgrade


def _names(word: str) -> tuple[Rewrite, Rewrite]:
    """Names that are numbers, which only repeat the order."""
    return _filled(
        "names", lambda op: ArrayAttr([StringAttr(f"{word}{at}") for at in range(len(op.operand_values()))])
    )


def _all_single(op: Operation) -> Attribute:
    """The attribute by which each operand or result is single."""
    return attribute_of(op, f"#irdl<variadicity_array[{', '.join(['single'] * len(op.operand_values()))}]>")


def _downgrade_base(op: Operation) -> None:
    """A type was looked up only in the dialect around the operation."""
    base, outer = get(op, "base_ref"), op.parent_op
    while outer is not None and outer.name != "irdl.dialect":
        outer = outer.parent_op
    if not isinstance(base, SymbolRefAttr) or isinstance(base, FlatSymbolRefAttr) or outer is None:
        return
    if get(outer, "sym_name") != StringAttr(base.value[0]) or len(base.value) != 2:
        raise op.op_error(f"refers to {base}, where the release does not look")
    put(op, "base_ref", FlatSymbolRefAttr(base.value[1]))


CHANGES = (
    Change("irdl.base", 18, nothing, _downgrade_base),
    Change("irdl.operands", 19, *_names("operand")),
    Change("irdl.operands", 17, *_filled("variadicity", _all_single)),
    Change("irdl.parameters", 19, *_names("parameter")),
    Change("irdl.regions", 19, *_names("region")),
    Change("irdl.results", 19, *_names("result")),
    Change("irdl.results", 17, *_filled("variadicity", _all_single)),
)
