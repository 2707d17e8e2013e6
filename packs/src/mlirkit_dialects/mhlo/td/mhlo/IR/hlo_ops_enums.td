//===- hlo_ops_enums.td - Enum attributes of mhlo ---------------*- tablegen -*-===//
//
// A summary here is what the verifier says a wrong attribute failed to be.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_MHLO_ENUMS
#define MLIRKIT_MHLO_ENUMS

include "mlir/IR/AttrTypeBase.td"
include "stablehlo/dialect/EnumCases.td"

class MHLO_Enum<string name, list<I32EnumAttrCase> cases, string summary>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::mhlo";
  let genSpecializedAttr = 0;
}

// An enum in angle brackets of its own.
class MHLO_BracketedEnumAttr<EnumInfo enum, string mnemonic>
    : EnumAttr<MHLO_Dialect, enum, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}

// Those of stablehlo.

def MHLO_ComparisonDirection
    : MHLO_Enum<"ComparisonDirection", HLO_ComparisonDirectionCases,
                "Which comparison operation to perform.">;
def MHLO_ComparisonDirectionAttr
    : EnumAttr<MHLO_Dialect, MHLO_ComparisonDirection, "comparison_direction">;

def MHLO_ComparisonType
    : MHLO_Enum<"ComparisonType", HLO_ComparisonTypeCases, "Which comparison type to use.">;
def MHLO_ComparisonTypeAttr : EnumAttr<MHLO_Dialect, MHLO_ComparisonType, "comparison_type">;

def MHLO_FftType
    : MHLO_Enum<"FftType", HLO_FftTypeCases, "XLA fast fourier transform type.">;
def MHLO_FftTypeAttr : EnumAttr<MHLO_Dialect, MHLO_FftType, "fft_type">;

def MHLO_ResultAccuracyMode
    : MHLO_Enum<"ResultAccuracyMode", HLO_ResultAccuracyModeCases,
                "XLA result accuracy mode.">;
def MHLO_ResultAccuracyModeAttr
    : MHLO_BracketedEnumAttr<MHLO_ResultAccuracyMode, "result_accuracy_mode">;

def MHLO_RngAlgorithm
    : MHLO_Enum<"RngAlgorithm", HLO_RngAlgorithmCases, "XLA PRNG algorithm to be used.">;
def MHLO_RngAlgorithmAttr : MHLO_BracketedEnumAttr<MHLO_RngAlgorithm, "rng_algorithm">;

def MHLO_RngDistribution
    : MHLO_Enum<"RngDistribution", HLO_RngDistributionCases,
                "XLA PRNG distribution to be used.">;
def MHLO_RngDistributionAttr
    : MHLO_BracketedEnumAttr<MHLO_RngDistribution, "rng_distribution">;

def MHLO_Transpose : MHLO_Enum<"Transpose", HLO_TransposeCases, "Transpose options">;
def MHLO_TransposeAttr : EnumAttr<MHLO_Dialect, MHLO_Transpose, "transpose">;

// Stored as a plain i32 attribute.
def MHLO_CustomCallApiVersionAttr
    : I32EnumAttr<"CustomCallApiVersion", "Custom call API version",
                  HLO_CustomCallApiVersionCases> {
  let cppNamespace = "::mlir::mhlo";
}

def MHLO_Precision
    : MHLO_Enum<"Precision", HLO_PrecisionCases,
                "XLA precision for an operand. Has backend specific meaning.">;
def MHLO_PrecisionAttr : EnumAttr<MHLO_Dialect, MHLO_Precision, "precision">;
def MHLO_PrecisionConfigAttr
    : TypedArrayAttrBase<MHLO_PrecisionAttr, "Precision Config attribute">;

// XLA's own.

def MHLO_CustomCallSchedule
    : MHLO_Enum<"CustomCallSchedule",
                [I32EnumAttrCase<"NONE", 0>, I32EnumAttrCase<"LATEST", 1>,
                 I32EnumAttrCase<"EARLIEST", 2>],
                "Specifies the desired schedule for the custom-call.">;
def MHLO_CustomCallScheduleAttr
    : EnumAttr<MHLO_Dialect, MHLO_CustomCallSchedule, "custom_call_schedule">;

def MHLO_DequantizeMode
    : MHLO_Enum<"DequantizeMode", [I32EnumAttrCase<"MIN_COMBINED", 0>],
                "Dequantization mode. Only MIN_COMBINED is supported.">;
def MHLO_DequantizeModeAttr : EnumAttr<MHLO_Dialect, MHLO_DequantizeMode, "dequantize_mode">;

def MHLO_DomainKind
    : MHLO_Enum<"DomainKind", [I32EnumAttrCase<"sharding", 0>],
                "Kind of domain metatdata attached to an HLO domain.">;
def MHLO_DomainKindAttr : EnumAttr<MHLO_Dialect, MHLO_DomainKind, "kind">;

def MHLO_FusionKind
    : MHLO_Enum<"FusionKind",
                [I32EnumAttrCase<"kLoop", 0>, I32EnumAttrCase<"kInput", 1>,
                 I32EnumAttrCase<"kOutput", 2>, I32EnumAttrCase<"kCustom", 3>],
                "fusion kind">;
def MHLO_FusionKindAttr : EnumAttr<MHLO_Dialect, MHLO_FusionKind, "fusion_kind">;

#endif // MLIRKIT_MHLO_ENUMS
