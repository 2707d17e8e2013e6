//===- Canonical forms of spirv's operations --------------------------------===//
//
// The rules that dialects/spirv/canonicalize.py names, and those of the GL instruction set, which only a pass
// adds.
//
//===------------------------------------------------------------------------===//

#ifndef SPIRV_CANONICALIZATION
#define SPIRV_CANONICALIZATION

include "mlir/Dialect/SPIRV/IR/SPIRVOps.td"
include "mlir/IR/PatternBase.td"

//===- Negated comparisons --------------------------------------------------===//

class NegatedComparison<Op Comparison, Op Opposite>
    : Pat<(SPIRV_LogicalNotOp (Comparison $first, $second)), (Opposite $first, $second)>;

def ConvertLogicalNotOfIEqual : NegatedComparison<SPIRV_IEqualOp, SPIRV_INotEqualOp>;
def ConvertLogicalNotOfINotEqual : NegatedComparison<SPIRV_INotEqualOp, SPIRV_IEqualOp>;
def ConvertLogicalNotOfLogicalEqual : NegatedComparison<SPIRV_LogicalEqualOp, SPIRV_LogicalNotEqualOp>;
def ConvertLogicalNotOfLogicalNotEqual : NegatedComparison<SPIRV_LogicalNotEqualOp, SPIRV_LogicalEqualOp>;

//===- Clamping by comparisons and selections -------------------------------===//

def IsSameValue : Constraint<CPred<"$0 == $1">, "the same value">;

multiclass Clamping<Op Less, Op Clamp> {
  // The greater of minimum and input is compared with the maximum, and selected unless that is less.
  def ConvertComparisonIntoClamp1_#Less
      : Pat<(SPIRV_SelectOp
              (Less (SPIRV_SelectOp:$compared (Less $minimum, $input), $input, $minimum), $maximum),
              $selected, $maximum),
            (Clamp $input, $minimum, $maximum), [(IsSameValue $compared, $selected)]>;
  // The input is compared with the maximum first.
  def ConvertComparisonIntoClamp2_#Less
      : Pat<(SPIRV_SelectOp
              (Less $maximum, $input), $maximum,
              (SPIRV_SelectOp (Less $input, $minimum), $minimum, $input)),
            (Clamp $input, $minimum, $maximum)>;
}

defm "" : Clamping<SPIRV_FOrdLessThanOp, SPIRV_GLFClampOp>;
defm "" : Clamping<SPIRV_FOrdLessThanEqualOp, SPIRV_GLFClampOp>;
defm "" : Clamping<SPIRV_SLessThanOp, SPIRV_GLSClampOp>;
defm "" : Clamping<SPIRV_SLessThanEqualOp, SPIRV_GLSClampOp>;
defm "" : Clamping<SPIRV_ULessThanOp, SPIRV_GLUClampOp>;
defm "" : Clamping<SPIRV_ULessThanEqualOp, SPIRV_GLUClampOp>;

#endif // SPIRV_CANONICALIZATION
