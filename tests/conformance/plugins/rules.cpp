// The C++ that the rules ask for; test_rewrite_rules.py says the same in Python.
namespace rules {

static SmallVector<Value> swapped(Value a, Value b) { return {b, a}; }

static bool numberOf(Operation *op, Attribute &number) {
  number = op->getNumResults() == 1 ? op->getAttr("n") : Attribute();
  return bool(number);
}

OpFoldResult ConstOp::fold(FoldAdaptor) { return getValueAttr(); }

namespace {
