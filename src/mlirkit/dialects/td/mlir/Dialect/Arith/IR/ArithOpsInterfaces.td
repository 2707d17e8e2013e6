//===- Flags of arithmetic operations ----------------------------------------===//

#ifndef MLIR_DIALECT_ARITH_IR_ARITHOPSINTERFACES_TD
#define MLIR_DIALECT_ARITH_IR_ARITHOPSINTERFACES_TD

include "mlir/IR/OpBase.td"

def ArithFastMathInterface : OpInterface<"ArithFastMathInterface"> {
  let description = [{
    An operation on floats with fast-math flags.
  }];
  let cppNamespace = "::mlir::arith";
  let methods = [
    InterfaceMethod<"The flags.",
      "FastMathFlagsAttr", "getFastMathFlagsAttr", (ins), [{}],
      [{ return cast<ConcreteOp>(this->getOperation()).getFastmathAttr(); }]>,
    StaticInterfaceMethod<"Name of the attribute they are in.",
      "StringRef", "getFastMathAttrName", (ins), [{}],
      [{ return "fastmath"; }]>
  ];
}

def ArithIntegerOverflowFlagsInterface : OpInterface<"ArithIntegerOverflowFlagsInterface"> {
  let description = [{
    An operation on integers that may say it does not overflow.
  }];
  let cppNamespace = "::mlir::arith";
  let methods = [
    InterfaceMethod<"The flags.",
      "IntegerOverflowFlagsAttr", "getOverflowAttr", (ins), [{}],
      [{ return cast<ConcreteOp>(this->getOperation()).getOverflowFlagsAttr(); }]>,
    InterfaceMethod<"The result is poison on unsigned overflow.",
      "bool", "hasNoUnsignedWrap", (ins), [{}],
      [{
        return bitEnumContainsAll(cast<ConcreteOp>(this->getOperation(
            )).getOverflowFlagsAttr().getValue(), IntegerOverflowFlags::nuw);
      }]>,
    InterfaceMethod<"The result is poison on signed overflow.",
      "bool", "hasNoSignedWrap", (ins), [{}],
      [{
        return bitEnumContainsAll(cast<ConcreteOp>(this->getOperation(
            )).getOverflowFlagsAttr().getValue(), IntegerOverflowFlags::nsw);
      }]>,
    StaticInterfaceMethod<"Name of the attribute they are in.",
      "StringRef", "getIntegerOverflowAttrName", (ins), [{}],
      [{ return "overflowFlags"; }]>
  ];
}

def ArithRoundingModeInterface : OpInterface<"ArithRoundingModeInterface"> {
  let description = [{
    An operation on floats that may say how it rounds.
  }];
  let cppNamespace = "::mlir::arith";
  let methods = [
    InterfaceMethod<"The mode, if there is one.",
      "RoundingModeAttr", "getRoundingModeAttr", (ins), [{}],
      [{ return cast<ConcreteOp>(this->getOperation()).getRoundingmodeAttr(); }]>,
    StaticInterfaceMethod<"Name of the attribute it is in.",
      "StringRef", "getRoundingModeAttrName", (ins), [{}],
      [{ return "roundingmode"; }]>
  ];
}

#endif // MLIR_DIALECT_ARITH_IR_ARITHOPSINTERFACES_TD
