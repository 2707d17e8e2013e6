"""Calls of mhlo, and aliases of their operands and results."""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.shaped_types import RankedTensorType, UnrankedTensorType
from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import EffectInstance, MemoryEffectOpInterface
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.dialects.stablehlo.rules.control import Composite, check_alias, check_layouts
from mlirkit.ods.live.hooks import interface, verifier
from mlirkit_dialects.mhlo import classes as mhlo

_TYPED_FFI = 4
# The classes of types with a layout.
_TENSORS = (RankedTensorType, UnrankedTensorType)

interface(mhlo.CompositeOp, "SymbolUserOpInterface")(Composite())


class CallEffects(MemoryEffectOpInterface):
    """A call has all effects unless it is marked as having none."""

    __slots__ = ()

    def effects(self, op: mhlo.CustomCallOp) -> list[EffectInstance]:
        has_effects = op.has_side_effect_attr
        if has_effects is not None and not has_effects.value:
            return []
        return [EffectInstance(name) for name in ("Allocate", "Free", "Write", "Read")]


interface(mhlo.CustomCallOp, "MemoryEffectOpInterface")(CallEffects())


@verifier(mhlo.CustomCallOp)
def verify_custom_call(op: mhlo.CustomCallOp) -> None:
    """Mirrors CustomCallOp::verify."""
    check_layouts(op, op.operand_layouts, op.result_layouts, _TENSORS)
    _check_aliases(op, op.output_operand_aliases)
    config, version = op.backend_config, op.api_version_attr
    if isinstance(version, IntegerAttr) and version.value == _TYPED_FFI:
        if isinstance(config, StringAttr):
            raise op.op_error(
                "unsupported user-encoded backend config, backend config must be a dictionary attribute."
            )
    elif isinstance(config, DictionaryAttr):
        raise op.op_error(
            "unsupported dictionary attribute backend config, backend config must be a user-encoded string "
            "attribute."
        )


@verifier(mhlo.FusionOp)
def verify_fusion(op: mhlo.FusionOp) -> None:
    _check_aliases(op, op.output_operand_aliases)


def _check_aliases(op: Operation, aliases: ArrayAttr | None) -> None:
    for alias in aliases or ():
        check_alias(op, alias)
