//===- What side effects are made of ----------------------------------------===//
//
// An effect (of a kind, on a resource, at a stage) is stated on an operand or
// result it concerns, or among the traits of the operation. Kinds of effect have
// an interface; `SideEffectInterfaces.td` defines the one for memory.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_SIDEEFFECTS_BASE
#define MLIR_INTERFACES_SIDEEFFECTS_BASE

include "mlir/IR/OpBase.td"

//===- Resources ------------------------------------------------------------===//

// What is affected: the C++ class of the resource.
class Resource<string resourceName> {
  string name = resourceName;
}

class IntrinsicResource<string resourceName>
    : Resource<"::mlir::SideEffects::" # resourceName>;

// Memory in general; memory freed when an enclosing scope is left.
def DefaultResource : IntrinsicResource<"DefaultResource">;
def AutomaticAllocationScopeResource
    : IntrinsicResource<"AutomaticAllocationScopeResource">;

//===- Effects --------------------------------------------------------------===//

// Interface through which effects derived from the C++ class `baseEffect` are
// found.
class EffectOpInterfaceBase<string name, string baseEffect> : OpInterface<name> {
  string baseEffectName = baseEffect;
  let methods = [
    InterfaceMethod<"Adds the operation's effects to `effects`.",
      "void", "getEffects",
      (ins "::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<"
           # baseEffect # ">> &":$effects)>
  ];
}

// How much of the value is affected: all of it, or perhaps only part.
class EffectRange<bits<1> val> {
  bits<1> Value = val;
}
def FullEffect : EffectRange<1>;
def PartialEffect : EffectRange<0>;

// An effect; those of a lower stage come first.
class SideEffect<EffectOpInterfaceBase interface, string effectName,
                 Resource resourceReference, int effectStage, EffectRange range>
    : OpVariableDecorator {
  string baseEffectName = interface.baseEffectName;
  string interfaceTrait = interface.trait;
  string cppNamespace = interface.cppNamespace;
  string effect = effectName;
  string resource = resourceReference.name;
  int stage = effectStage;
  bit effectOnFullRegion = !cast<bit>(range.Value);
}

// Trait of operations that have just these effects, besides those stated on
// operands and results.
class SideEffectsTraitBase<EffectOpInterfaceBase parentInterface,
                           list<SideEffect> staticEffects>
    : OpInterfaceTrait<""> {
  let trait = parentInterface.trait;
  let cppNamespace = parentInterface.cppNamespace;
  string baseEffectName = parentInterface.baseEffectName;
  list<SideEffect> effects = staticEffects;
}

#endif // MLIR_INTERFACES_SIDEEFFECTS_BASE
