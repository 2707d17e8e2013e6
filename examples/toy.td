// A small dialect of counters, for the README: an enum, a type, operations with a format and rules.

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "toy";
  let summary = "Counters that step and wrap";
}

def Toy_Direction : I32EnumAttr<"Direction", "which way a counter steps", [
    I32EnumAttrCase<"Up", 0, "up">,
    I32EnumAttrCase<"Down", 1, "down">]> {
  let cppNamespace = "toy";
}

def Toy_StepOp : Op<Toy_Dialect, "step", [Pure, SameOperandsAndResultType]> {
  let summary = "A counter that is some steps further";
  let arguments = (ins
    SignlessIntegerLike:$counter,
    ConfinedAttr<I64Attr, [IntPositive]>:$count,
    DefaultValuedAttr<Toy_Direction, "Direction::Up">:$direction);
  let results = (outs SignlessIntegerLike:$result);
  let assemblyFormat = "$counter `by` $count (`going` $direction^)? attr-dict `:` type($counter)";
}
