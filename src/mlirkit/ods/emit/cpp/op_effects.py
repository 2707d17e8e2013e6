"""`getEffects`: the declared side effects on the operation, its values and its symbols."""

from __future__ import annotations

from mlirkit.ods.emit.cpp.cpp_class import Class
from mlirkit.ods.emit.cpp.method import Parameter
from mlirkit.ods.emit.cpp.op_context import OpContext, getter_name, unpruned
from mlirkit.ods.emit.cpp.string_map_order import string_map_order
from mlirkit.ods.model import Attribute
from mlirkit.ods.model.effect import EffectSubject, SideEffect

_SYMBOLS = ("SymbolRefAttr", "FlatSymbolRefAttr")


def add_effects(op_class: Class, context: OpContext) -> None:
    """One function for each base of effects."""
    operator = context.operator
    effects: dict[str, list[SideEffect]] = {}
    for trait in operator.traits:
        if trait.is_a("SideEffectsTraitBase"):
            effects.setdefault(str(trait.fields["baseEffectName"]), []).extend(trait.effects)
    for effect in operator.effects:
        if effect.subject is EffectSubject.ATTRIBUTE and not _is_symbol(
            operator.attributes[effect.index].attribute
        ):
            continue
        op_class.parents[0].add_template_argument(effect.interface_trait)
        effects.setdefault(effect.base_effect, []).append(effect)
    for base in string_map_order(effects):
        parameter = f"::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<{base}>> &"
        method = op_class.add_method("void", "getEffects", [Parameter(parameter, "effects")])
        body = unpruned(method, "getEffects", context, 3820).body
        for effect in effects[base]:
            body.write(_text(effect, context))


def _text(effect: SideEffect, context: OpContext) -> str:
    if effect.subject is EffectSubject.OPERATION:
        return _instance(effect, "")
    if effect.subject is EffectSubject.ATTRIBUTE:
        named = context.operator.attributes[effect.index]
        getter = f"{getter_name(named.name)}Attr()"
        if named.attribute.is_optional:
            return f"  if (auto symbolRef = {getter})\n  {_instance(effect, 'symbolRef, ')}"
        return _instance(effect, f"{getter}, ")
    if effect.subject is EffectSubject.OPERAND:
        kind, value = "Operand", "&getOperation()->getOpOperand(idx), "
    else:
        kind, value = "Result", "getOperation()->getOpResult(idx), "
    return (
        f"  {{\n    auto valueRange = getODS{kind}IndexAndLength({effect.index});\n"
        "    for (unsigned idx = valueRange.first; idx < valueRange.first + valueRange.second; idx++) {\n"
        f"    {_instance(effect, value)}    }}\n  }}\n"
    )


def _instance(effect: SideEffect, value: str) -> str:
    full = "true" if effect.on_full_region else "false"
    return (
        f"  effects.emplace_back({effect.effect}::get(), {value}{effect.stage}, {full}, "
        f"{effect.resource}::get());\n"
    )


def _is_symbol(attribute: Attribute) -> bool:
    base = attribute.innermost
    return base.def_name in _SYMBOLS or any(name in base.classes for name in _SYMBOLS)
