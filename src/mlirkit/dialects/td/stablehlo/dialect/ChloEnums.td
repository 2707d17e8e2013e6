//===- ChloEnums.td - Enum attributes of chlo -------------------*- tablegen -*-===//
//
// A summary here is what the verifier says a wrong attribute failed to be.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_STABLEHLO_CHLO_ENUMS
#define MLIRKIT_STABLEHLO_CHLO_ENUMS

include "stablehlo/dialect/EnumCases.td"

class CHLO_Enum<string name, list<I32EnumAttrCase> cases, string summary>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::chlo";
  let genSpecializedAttr = 0;
}

def CHLO_ComparisonDirection
    : CHLO_Enum<"ComparisonDirection", HLO_ComparisonDirectionCases,
                "Which comparison operation to perform.">;
def CHLO_ComparisonDirectionAttr
    : EnumAttr<CHLO_Dialect, CHLO_ComparisonDirection, "comparison_direction">;

def CHLO_ComparisonType
    : CHLO_Enum<"ComparisonType", HLO_ComparisonTypeCases, "Which comparison type to use.">;
def CHLO_ComparisonTypeAttr : EnumAttr<CHLO_Dialect, CHLO_ComparisonType, "comparison_type">;

def CHLO_Precision
    : CHLO_Enum<"Precision", HLO_PrecisionCases,
                "XLA precision for an operand. Has backend specific meaning.">;
def CHLO_PrecisionAttr : EnumAttr<CHLO_Dialect, CHLO_Precision, "precision">;
def CHLO_PrecisionConfigAttr
    : TypedArrayAttrBase<CHLO_PrecisionAttr, "Precision Config attribute">;

#endif // MLIRKIT_STABLEHLO_CHLO_ENUMS
