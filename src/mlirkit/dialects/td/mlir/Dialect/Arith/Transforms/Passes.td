//===- The arith dialect: passes --------------------------------------------===//

#ifndef MLIR_DIALECT_ARITH_TRANSFORMS_PASSES
#define MLIR_DIALECT_ARITH_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def ArithExpandOpsPass : Pass<"arith-expand"> {
  let summary = "replaces operations that llvm has not by simpler ones";
  let dependentDialects = ["vector::VectorDialect"];
  let options = [
    Option<"includeBf16", "include-bf16", "bool", "false", "conversions of bf16 too">,
    Option<"includeF8E8M0", "include-f8e8m0", "bool", "false", "conversions of f8E8M0FNU too">,
    Option<"includeF4E2M1", "include-f4e2m1", "bool", "false", "conversions of f4E2M1FN too">
  ];
}

def ArithEmulateUnsupportedFloats : Pass<"arith-emulate-unsupported-floats"> {
  let summary = "computes on small floats in a larger type";
  let dependentDialects = ["vector::VectorDialect"];
  let options = [
    ListOption<"sourceTypeStrs", "source-types", "std::string", "types that the target has not">,
    Option<"targetTypeStr", "target-type", "std::string", "\"f32\"", "type to compute in">
  ];
}

def ArithEmulateWideInt : Pass<"arith-emulate-wide-int"> {
  let summary = "computes on wide integers in two halves";
  let dependentDialects = ["vector::VectorDialect"];
  let options = [
    Option<"widestIntSupported", "widest-int-supported", "unsigned", "32",
           "bits of the widest integer of the target, a power of 2">
  ];
}

def ArithIntRangeNarrowing : Pass<"arith-int-range-narrowing"> {
  let summary = "computes in the narrowest integers that hold all possible values";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let options = [
    ListOption<"bitwidthsSupported", "int-bitwidths-supported", "unsigned",
               "bits of the target's integers">
  ];
}

def ArithIntRangeOpts : Pass<"int-range-optimizations"> {
  let summary = "simplifies by what ranges of integers say";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def ArithUnsignedWhenEquivalentPass : Pass<"arith-unsigned-when-equivalent"> {
  let summary = "replaces signed operations on values that are never negative by unsigned ones";
}

#endif // MLIR_DIALECT_ARITH_TRANSFORMS_PASSES
