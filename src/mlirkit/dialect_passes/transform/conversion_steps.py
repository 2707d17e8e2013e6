"""`apply_conversion_patterns`: conversions by patterns, type converters and targets that a script names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from mlirkit.core.operation import Operation
from mlirkit.dialect_passes.transform.payload_steps import require_separate
from mlirkit.dialects.declared import transform
from mlirkit.dialects.transform.interpretation import Interpretation, definite, silenceable, step
from mlirkit.dialects.transform.tracking import TrackingListener
from mlirkit.patterns.conversion_config import ConversionConfig
from mlirkit.patterns.conversion_driver import apply_full_conversion, apply_partial_conversion
from mlirkit.patterns.conversion_target import ConversionTarget
from mlirkit.patterns.pattern_set import RewritePatternSet
from mlirkit.patterns.type_converter import TypeConverter
from mlirkit.support.diagnostics import MLIRError

#: Functions that add the patterns of an operation, by its name.
ConversionSource: TypeAlias = Callable[[Operation, TypeConverter, RewritePatternSet], None]
CONVERSION_SOURCES: Final[dict[str, ConversionSource]] = {}
#: Functions that make the type converter of an operation, by its name.
TYPE_CONVERTERS: Final[dict[str, Callable[[Operation], TypeConverter]]] = {}


@step(transform.ApplyConversionPatternsOp)
def apply_conversion(run: Interpretation, op: transform.ApplyConversionPatternsOp) -> None:
    converter: TypeConverter | None = None
    for region in op.default_type_converter_region:
        [builder] = region.ops()
        if builder.info.name not in TYPE_CONVERTERS:
            raise definite(builder, f"mlirkit has no type converter '{builder.info.name}'")
        converter = TYPE_CONVERTERS[builder.info.name](builder)
    target = _target(op)
    patterns = RewritePatternSet()
    for descriptor in op.patterns.ops():
        if converter is None:
            failure = definite(
                op,
                "pattern descriptor does not specify type converter and apply_conversion_patterns op has no "
                "default type converter",
            )
            raise descriptor.note_on(failure, "pattern descriptor op")
        source = CONVERSION_SOURCES.get(descriptor.info.name)
        if source is None:
            raise definite(descriptor, f"mlirkit has no patterns for '{descriptor.info.name}'")
        source(descriptor, converter, patterns)
    config = ConversionConfig()
    listener = TrackingListener(run, op, requires_same_name=False)
    if op.preserve_handles:
        config.listener = listener
    convert = apply_partial_conversion if op.partial_conversion else apply_full_conversion
    frozen = patterns.freeze()
    for payload in run.operations(op.target):
        require_separate(op, payload)
        try:
            convert(payload, target, frozen, config)
        except MLIRError as error:
            run.emit(error)
            failure = payload.note_on(silenceable(op, "dialect conversion failed"), "target op")
            untracked = listener.failure()
            if untracked is not None:
                note = f"tracking listener also failed: {untracked.combined_message}"
                failure.error_diagnostics[0].attach_note(note)
            raise failure from None
        untracked = listener.failure()
        if untracked is not None:
            raise untracked


def _target(op: transform.ApplyConversionPatternsOp) -> ConversionTarget:
    target = ConversionTarget(op.info.context)
    for names, add in (
        (op.legal_ops, target.add_legal_op),
        (op.illegal_ops, target.add_illegal_op),
        (op.legal_dialects, target.add_legal_dialect),
        (op.illegal_dialects, target.add_illegal_dialect),
    ):
        for name in names or ():
            add(name.value)
    return target
