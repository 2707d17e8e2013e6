"""Upstream's `transform.interpreter`: applying scripts that a module defines, and putting scripts together.

    interpreter.apply_named_sequence(payload, script.body.operations[0], script)
    interpreter.copy_symbols_and_merge_into(script, library)
    sequence.apply(payload)                                     the same, of the operation itself

A script with a transform that is not implemented fails, with the name in the error.
"""

from __future__ import annotations

from dataclasses import dataclass

from mlirkit.core.arguments import expect_live
from mlirkit.core.operation import Operation
from mlirkit.core.traits import parent_with_trait
from mlirkit.core.upcalls import load_transform_steps
from mlirkit.dialects.transform.interpretation import apply_transforms
from mlirkit.dialects.transform.merging import merge_symbols_into
from mlirkit.support.diagnostics import MLIRError, render


@dataclass
class TransformOptions:
    """Options of the interpreter: expensive checks find uses of handles whose payload may be erased."""

    expensive_checks: bool = True
    enforce_single_top_level_transform_op: bool = True


def apply_named_sequence(
    payload_root: Operation,
    transform_root: Operation,
    transform_module: Operation,
    transform_options: TransformOptions | None = None,
) -> None:
    """Apply `transform_root`, a sequence of `transform_module`, to the payload; ValueError if it fails."""
    for argument, name in ((payload_root, "payload_root"), (transform_root, "transform_root")):
        expect_live(argument, Operation, "apply_named_sequence", name)
    load_transform_steps()
    options = transform_options or TransformOptions()
    try:
        if not transform_module.is_ancestor(transform_root):
            table = parent_with_trait(transform_root, "SymbolTable")
            assert table is not None
            merge_symbols_into(table, transform_module.clone())
        apply_transforms(payload_root, transform_root, expensive_checks=options.expensive_checks)
    except MLIRError as error:
        text = "\n".join([render(diagnostic) for diagnostic in error.error_diagnostics]) or error.message
        raise ValueError(f"Failed to apply named transform sequence.\nDiagnostic message {text}") from error


def copy_symbols_and_merge_into(target: Operation, other: Operation) -> None:
    """Copy the symbols of `other` into `target`; declarations get the definitions of the other."""
    expect_live(target, Operation, "copy_symbols_and_merge_into", "target")
    expect_live(other, Operation, "copy_symbols_and_merge_into", "other")
    try:
        merge_symbols_into(target, other.clone())
    except MLIRError as error:
        text = "\n".join([render(diagnostic) for diagnostic in error.error_diagnostics]) or error.message
        raise ValueError(f"Failed to merge symbols.\nDiagnostic message {text}") from error
