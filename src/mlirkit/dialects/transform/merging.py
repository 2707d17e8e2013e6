"""Putting the symbols of one table into another: as merging libraries of named sequences does it.

Private symbols are renamed where names collide; a declaration is replaced by a definition.
"""

from __future__ import annotations

from typing import cast

from mlirkit.core.interfaces import function_body
from mlirkit.core.operation import Operation
from mlirkit.core.symbol_table import SymbolTable, verify_symbol_table
from mlirkit.core.symbols import symbol_name, symbol_visibility
from mlirkit.dialects.declared import transform
from mlirkit.dialects.transform.kinds import CONSUMED, READ_ONLY, annotate, has_annotation


def merge_symbols_into(target: Operation, other: Operation) -> None:
    """Move the symbols of `other` to the end of `target`."""
    table, other_table = SymbolTable(target), SymbolTable(other)
    for one, two in ((table, other_table), (other_table, table)):
        _rename_private(one, two)
    for operation in (target, other):
        verify_symbol_table(operation)
    source, destination = [region.blocks[0] for operation in (other, target) for region in operation.regions]
    for symbol in list(source.ops()):
        name = symbol_name(symbol)
        if name is None:
            continue
        colliding = table.lookup(name)
        destination.append(symbol)
        if colliding is None:
            table.insert(symbol)
            continue
        goes, stays = (symbol, colliding) if _can_merge(symbol, colliding) else (colliding, symbol)
        table.remove(colliding)
        _check_and_annotate(cast(transform.NamedSequenceOp, goes), cast(transform.NamedSequenceOp, stays))
        goes.erase()
        table.insert(stays)
    other.close()
    target.verify()


def _rename_private(table: SymbolTable, other: SymbolTable) -> None:
    body = table.operation.region_at(0).first_block
    for symbol in [] if body is None else list(body.ops()):
        name = symbol_name(symbol)
        colliding = None if name is None else other.lookup(name)
        if colliding is None or _can_merge(symbol, colliding) or _can_merge(colliding, symbol):
            continue
        if symbol_visibility(symbol) == "private":
            table.rename_to_unique(symbol, [other])
        elif symbol_visibility(colliding) == "private":
            other.rename_to_unique(colliding, [table])
        else:
            raise colliding.note_on(
                symbol.error(f"doubly defined symbol @{name}"), "previously defined here"
            )


def _is_function(op: Operation) -> bool:
    return "FunctionOpInterface" in op.info.interfaces_at_hand


def _can_merge(one: Operation, other: Operation) -> bool:
    """Whether the first is a declaration that the other may replace."""
    if not (_is_function(one) and _is_function(other) and function_body(one).is_empty):
        return False
    return symbol_visibility(other) == "public" or function_body(other).is_empty


def _check_and_annotate(goes: transform.NamedSequenceOp, stays: transform.NamedSequenceOp) -> None:
    """Check that signatures and consumption annotations agree, and copy missing annotations."""
    type = stays.function_type_attr
    if goes.function_type_attr != type:
        raise goes.error(f"external definition has a mismatching signature ({type})")
    for number in range(len(type.value.inputs)):
        consumed, read = (has_annotation(goes, number, name) for name in (CONSUMED, READ_ONLY))
        is_consumed, is_read = (has_annotation(stays, number, name) for name in (CONSUMED, READ_ONLY))
        if not is_consumed and not is_read:
            if consumed or read:
                annotate(stays, number, CONSUMED if consumed else READ_ONLY)
        elif (is_consumed and not consumed) or (is_read and not read):
            raise goes.error(
                f"external definition has mismatching consumption annotations for argument #{number}"
            )
