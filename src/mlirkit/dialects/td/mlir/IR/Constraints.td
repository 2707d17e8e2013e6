//===- Predicates and constraints -------------------------------------------===//
//
// A predicate is a tree whose leaves are C++ expressions; a constraint is a
// predicate with the words a diagnostic uses for it ("must be <summary>").
//
// Placeholders in leaf expressions: `$_self` (the type, attribute, property or
// region under test), `$_op` (the operation), `$_builder`, `$_ctxt`, and in
// multi-entity traits `$name` for an operand, result or attribute of that name.
//
//===------------------------------------------------------------------------===//

#ifndef CONSTRAINTS
#define CONSTRAINTS

include "mlir/IR/Utils.td"

//===- Predicates -----------------------------------------------------------===//

// Root of all predicates; use one of the classes below.
class Pred;

// Leaf: a C++ expression, kept in parentheses.
class CPred<code pred> : Pred {
  code predExpr = "(" # pred # ")";
}

// How an inner node combines its children.
class PredCombinerKind;
def PredCombinerAnd : PredCombinerKind;
def PredCombinerOr : PredCombinerKind;
def PredCombinerNot : PredCombinerKind;
def PredCombinerSubstLeaves : PredCombinerKind;
def PredCombinerConcat : PredCombinerKind;

// Inner node.
class CombinedPred<PredCombinerKind k, list<Pred> c> : Pred {
  PredCombinerKind kind = k;
  list<Pred> children = c;
}

// All children hold. True when there is none.
class And<list<Pred> children> : CombinedPred<PredCombinerAnd, children>;

// At least one child holds.
class Or<list<Pred> children> : CombinedPred<PredCombinerOr, children>;

// The child does not hold.
class Neg<Pred child> : CombinedPred<PredCombinerNot, [child]>;

// The child, with every `pat` inside its leaves replaced by `repl`.
class SubstLeaves<string pat, string repl, Pred child>
    : CombinedPred<PredCombinerSubstLeaves, [child]> {
  string pattern = pat;
  string replacement = repl;
}

// The child's expression between the texts `pre` and `suf`.
class Concat<string pre, Pred child, string suf>
    : CombinedPred<PredCombinerConcat, [child]> {
  string prefix = pre;
  string suffix = suf;
}

// Always and never.
defvar TruePred = And<[]>;
defvar False = Or<[]>;

//===- Constraints ----------------------------------------------------------===//

// A predicate and its wording. The subclasses say what kind of entity it tests.
class Constraint<Pred pred, string desc = ""> {
  Pred predicate = pred;
  string summary = desc;
}

// Constraints on attributes and types: generators may emit the test as a C++
// function of the given name.
class AttrTypeConstraint<Pred pred, string summary = "", string cppFunctionNameParam = "">
    : Constraint<pred, summary> {
  string cppFunctionName = cppFunctionNameParam;
}

// `cppType` is the class a value of this type may be cast to.
class TypeConstraint<Pred predicate, string summary = "",
                     string cppTypeParam = "::mlir::Type", string cppFunctionNameParam = "">
    : AttrTypeConstraint<predicate, summary, cppFunctionNameParam> {
  string cppType = cppTypeParam;
}

class AttrConstraint<Pred predicate, string summary = "", string cppFunctionNameParam = "">
    : AttrTypeConstraint<predicate, summary, cppFunctionNameParam>;

// `interfaceType` is the type `$_self` has in the predicate.
class PropConstraint<Pred predicate, string summary = "", string interfaceTypeParam = "">
    : Constraint<predicate, summary> {
  string interfaceType = interfaceTypeParam;
}

class RegionConstraint<Pred predicate, string summary = "">
    : Constraint<predicate, summary>;

class SuccessorConstraint<Pred predicate, string summary = "">
    : Constraint<predicate, summary>;

#endif // CONSTRAINTS
