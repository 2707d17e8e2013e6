//===- StablehloEnums.td - Enum attributes of stablehlo ---------*- tablegen -*-===//
//
// A summary here is what the verifier says a wrong attribute failed to be.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_STABLEHLO_ENUMS
#define MLIRKIT_STABLEHLO_ENUMS

include "stablehlo/dialect/EnumCases.td"

class StableHLO_Enum<string name, list<I32EnumAttrCase> cases, string summary>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::stablehlo";
  let genSpecializedAttr = 0;
}

def StableHLO_ComparisonDirection
    : StableHLO_Enum<"ComparisonDirection", HLO_ComparisonDirectionCases,
                     "Which comparison operation to perform.">;
def StableHLO_ComparisonDirectionAttr
    : EnumAttr<StableHLO_Dialect, StableHLO_ComparisonDirection, "comparison_direction">;

def StableHLO_ComparisonType
    : StableHLO_Enum<"ComparisonType", HLO_ComparisonTypeCases,
                     "Which comparison type to use.">;
def StableHLO_ComparisonTypeAttr
    : EnumAttr<StableHLO_Dialect, StableHLO_ComparisonType, "comparison_type">;

def StableHLO_FftType
    : StableHLO_Enum<"FftType", HLO_FftTypeCases, "XLA fast fourier transform type.">;
def StableHLO_FftTypeAttr : EnumAttr<StableHLO_Dialect, StableHLO_FftType, "fft_type">;

def StableHLO_Precision
    : StableHLO_Enum<"Precision", HLO_PrecisionCases,
                     "XLA precision for an operand. Has backend specific meaning.">;
def StableHLO_PrecisionAttr : EnumAttr<StableHLO_Dialect, StableHLO_Precision, "precision">;
def StableHLO_PrecisionConfigAttr
    : TypedArrayAttrBase<StableHLO_PrecisionAttr, "Precision Config attribute">;

def StableHLO_ResultAccuracyMode
    : StableHLO_Enum<"ResultAccuracyMode", HLO_ResultAccuracyModeCases,
                     "XLA result accuracy mode.">;
def StableHLO_ResultAccuracyModeAttr
    : EnumAttr<StableHLO_Dialect, StableHLO_ResultAccuracyMode, "result_accuracy_mode"> {
  let assemblyFormat = "`<` $value `>`";
}

def StableHLO_RngAlgorithm
    : StableHLO_Enum<"RngAlgorithm", HLO_RngAlgorithmCases, "XLA PRNG algorithm to be used.">;
def StableHLO_RngAlgorithmAttr
    : EnumAttr<StableHLO_Dialect, StableHLO_RngAlgorithm, "rng_algorithm">;

def StableHLO_RngDistribution
    : StableHLO_Enum<"RngDistribution", HLO_RngDistributionCases,
                     "XLA PRNG distribution to be used.">;
def StableHLO_RngDistributionAttr
    : EnumAttr<StableHLO_Dialect, StableHLO_RngDistribution, "rng_distribution">;

def StableHLO_Transpose
    : StableHLO_Enum<"Transpose", HLO_TransposeCases, "Transpose options">;
def StableHLO_TransposeAttr : EnumAttr<StableHLO_Dialect, StableHLO_Transpose, "transpose">;

// Stored as a plain i32 attribute, unlike the enums above.
def StableHLO_CustomCallApiVersionAttr
    : I32EnumAttr<"CustomCallApiVersion", "Custom call API version",
                  HLO_CustomCallApiVersionCases> {
  let cppNamespace = "::mlir::stablehlo";
}

#endif // MLIRKIT_STABLEHLO_ENUMS
