//===- Rewrite patterns over dags -------------------------------------------===//
//
// A pattern replaces a dag of operations by others:
//
//   def : Pat<(AddOp $x, (ConstantOp ConstantAttr<I32Attr, "0">)), (replaceWithValue $x)>;
//
// In a source dag the operands and attributes of an operation stand in its argument
// order: `$name` binds one, `:$name` after a constraint or dag binds what it matches.
//
//===------------------------------------------------------------------------===//

#ifndef PATTERNBASE_TD
#define PATTERNBASE_TD

include "mlir/IR/OpBase.td"

//===- Patterns -------------------------------------------------------------===//

// Raises (or lowers) the benefit of a pattern over the number of operations matched.
def addBenefit;

// `source` becomes `results`, one dag for each result of its root, if all of `preds`
// hold. `supplemental_results` are dags built after them that replace nothing.
class Pattern<dag source, list<dag> results, list<dag> preds = [],
              list<dag> supplemental_results = [], dag benefitAdded = (addBenefit 0)> {
  dag sourcePattern = source;
  list<dag> resultPatterns = results;
  list<dag> constraints = preds;
  list<dag> supplementalPatterns = supplemental_results;
  dag benefitDelta = benefitAdded;
}

// For a root with one result.
class Pat<dag pattern, dag result, list<dag> preds = [],
          list<dag> supplemental_results = [], dag benefitAdded = (addBenefit 0)>
    : Pattern<pattern, [result], preds, supplemental_results, benefitAdded>;

//===- C++ in patterns ------------------------------------------------------===//

// A call as an operator: `$0`, `$1`, ... are its arguments, `$_builder`, `$_loc` and
// `$_self` the rewriter, the location and, in a source dag, what is matched.
class NativeCodeCall<string expr, int returns = 1> {
  string expression = expr;
  int numReturns = returns;
}
class NativeCodeCallVoid<string expr> : NativeCodeCall<expr, 0>;

// Matches a constant and binds its value.
def ConstantLikeMatcher
    : NativeCodeCall<"::mlir::success(::mlir::matchPattern($_self->getResult(0), "
                     # "::mlir::m_Constant(&$0)))">;

//===- Directives -----------------------------------------------------------===//

// In result dags: a value in place of a new operation; the location and the result
// types of one.
def replaceWithValue;
def location;
def returnType;

// In source dags: two operands in either order; all operands of a variadic.
def either;
def variadic;

//===- Constraints ----------------------------------------------------------===//

def HasNoUseOf : Constraint<CPred<"$_self.use_empty()">, "has no use">;

#endif // PATTERNBASE_TD
