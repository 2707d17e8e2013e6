//===- Trait roots ----------------------------------------------------------===//
//
// The kinds of trait; `OpBase.td` and `AttrTypeBase.td` specialise them for
// operations, attributes and types.
//
//===------------------------------------------------------------------------===//

#ifndef TRAITS_TD
#define TRAITS_TD

include "mlir/IR/Constraints.td"

// Root of everything a trait list may hold.
class Trait;

// Several traits under one name; lists are flattened where they are used.
class TraitList<list<Trait> props> : Trait {
  list<Trait> traits = props;
}

// A trait implemented by a class `::mlir::<entityType>Trait::<name>`. The code is
// added to every class that has the trait.
class NativeTrait<string name, string entityType,
                  code extraClassDeclaration = [{}], code extraClassDefinition = [{}]>
    : Trait {
  string trait = name;
  string cppNamespace = "::mlir::" # entityType # "Trait";
  code extraConcreteClassDeclaration = extraClassDeclaration;
  code extraConcreteClassDefinition = extraClassDefinition;
}

// A native trait that is itself parametrised: `<prop><params>::Impl`.
class ParamNativeTrait<string prop, string params, string entityType>
    : NativeTrait<prop # "<" # params # ">::Impl", entityType>;

// A trait only the generators look at; nothing implements it.
class GenInternalTrait<string prop, string entityType> : Trait {
  string trait = "::mlir::" # entityType # "Trait::" # prop;
}

// A condition over the whole entity; the verifier says "failed to verify that
// <descr>".
class PredTrait<string descr, Pred pred> : Trait {
  string summary = descr;
  Pred predicate = pred;
}

#endif // TRAITS_TD
