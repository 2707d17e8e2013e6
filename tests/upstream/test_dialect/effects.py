"""Effects of the test dialect's operations on memory, which an attribute lists."""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import DEFAULT_RESOURCE, INTERFACE, EffectInstance, MemoryEffectOpInterface
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr, SymbolRefAttr
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import interface


class ListedEffects(MemoryEffectOpInterface):
    """The effects in the attribute `effects`: on the first result, operand or argument, or on a symbol."""

    __slots__ = ()

    def effects(self, op: Operation) -> list[EffectInstance]:
        listed = op.attribute("effects")
        elements = listed.elements if isinstance(listed, ArrayAttr) else ()
        return [self.effect(op, each) for each in elements if isinstance(each, DictionaryAttr)]

    def effect(self, op: Operation, entry: DictionaryAttr) -> EffectInstance:
        kind = entry["effect"]
        assert isinstance(kind, StringAttr)
        value: Value | None = None
        if "on_result" in entry:
            value = op.result_values()[0]
        elif "on_operand" in entry:
            value = op.operand_at(0)
        elif "on_argument" in entry:
            value = op.region_at(0).get_blocks()[0].args[0]
        symbol = entry.entries.get("on_reference")
        return EffectInstance(
            kind.value.capitalize(),
            value,
            "TestResource" if "test_resource" in entry else DEFAULT_RESOURCE,
            symbol if isinstance(symbol, SymbolRefAttr) else None,
        )


interface("test.side_effect_op", INTERFACE)(ListedEffects())
interface("test.side_effect_with_region_op", INTERFACE)(ListedEffects())
