"""The line of a format: how an operation reads whose optional parts are missing; see core/operation_line.py.

Only for formats that are a row of single operands, literals and types and end with a type: nothing that
follows such a type can belong to it, whereas an optional part at the end would have to be looked for.
"""

from __future__ import annotations

from mlirkit.core.operation_line import LITERAL, OPERAND, TYPE, OperationLine
from mlirkit.ods.live.formats.dictionary_text import AttrDictStep
from mlirkit.ods.live.formats.format_step import KeywordStep, PunctuationStep, Step
from mlirkit.ods.live.formats.group_text import GroupStep
from mlirkit.ods.live.formats.operand_text import OperandStep
from mlirkit.ods.live.formats.type_text import TypeStep


def format_line(steps: list[Step]) -> OperationLine | None:
    """The line of the format that these steps parse; None if it has none."""
    parts: list[tuple[int, int, str]] = []
    # What the optional parts since the last one that is not optional begin with.
    skipped: list[str] = []
    for step in steps:
        if isinstance(step, AttrDictStep):
            skipped.append("attributes" if step.with_keyword else "{")
            continue
        if isinstance(step, GroupStep):
            opening = _literal(step.first)
            if opening is None or step.inverted or step.otherwise[1]:
                return None
            skipped.append(opening)
            continue
        text = _literal(step)
        if text is not None:
            # Parts without a literal between them are rare, and so are literals that other spaces belong to.
            if text in skipped or not parts or parts[-1][0] == LITERAL:
                return None
            if isinstance(step, PunctuationStep) and text not in (",", ":"):
                return None
            parts.append((LITERAL, -1, text))
        elif parts and parts[-1][0] != LITERAL:
            return None
        elif isinstance(step, OperandStep):
            parts.append((OPERAND, step.slot, ""))
        elif isinstance(step, TypeStep):
            parts.append((TYPE, step.slot, ""))
        else:
            return None
        skipped = []
    if skipped or not parts or parts[-1][0] != TYPE:
        return None
    return OperationLine(parts)


def _literal(step: Step) -> str | None:
    """The text of a step that is a literal."""
    if isinstance(step, KeywordStep):
        return step.keyword
    return step.spelling if isinstance(step, PunctuationStep) else None
