//===- VhloEnums.td - Enum attributes of vhlo -------------------*- tablegen -*-===//

#ifndef MLIRKIT_STABLEHLO_VHLO_ENUMS
#define MLIRKIT_STABLEHLO_VHLO_ENUMS

include "mlir/IR/EnumAttr.td"
include "stablehlo/dialect/EnumCases.td"
include "stablehlo/dialect/VhloBase.td"

class VHLO_I32EnumAttr<string name, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, name, cases> {
  let cppNamespace = "::mlir::vhlo";
  let genSpecializedAttr = 0;
}

class VHLO_EnumAttr<EnumAttrInfo cases, string name, string min, string max = "current">
    : EnumAttr<VHLO_Dialect, cases, name, [VHLO_VersionedAttrInterface]>,
      VHLO_Versioned<min, max>;

def VHLO_ComparisonDirectionV1
    : VHLO_I32EnumAttr<"ComparisonDirectionV1", HLO_ComparisonDirectionCases>;
def VHLO_ComparisonDirectionAttrV1
    : VHLO_EnumAttr<VHLO_ComparisonDirectionV1, "comparison_direction_v1", "0.9.0">;

def VHLO_ComparisonTypeV1 : VHLO_I32EnumAttr<"ComparisonTypeV1", HLO_ComparisonTypeCases>;
def VHLO_ComparisonTypeAttrV1
    : VHLO_EnumAttr<VHLO_ComparisonTypeV1, "comparison_type_v1", "0.9.0">;

def VHLO_CustomCallApiVersionV1
    : VHLO_I32EnumAttr<"CustomCallApiVersionV1", HLO_CustomCallApiVersionCases>;
def VHLO_CustomCallApiVersionAttrV1
    : VHLO_EnumAttr<VHLO_CustomCallApiVersionV1, "api_version_v1", "0.9.0">;

def VHLO_FftTypeV1 : VHLO_I32EnumAttr<"FftTypeV1", HLO_FftTypeCases>;
def VHLO_FftTypeAttrV1 : VHLO_EnumAttr<VHLO_FftTypeV1, "fft_type_v1", "0.9.0">;

def VHLO_PrecisionV1 : VHLO_I32EnumAttr<"PrecisionV1", HLO_PrecisionCases>;
def VHLO_PrecisionAttrV1 : VHLO_EnumAttr<VHLO_PrecisionV1, "precision_v1", "0.9.0">;

def VHLO_ResultAccuracyModeV1
    : VHLO_I32EnumAttr<"ResultAccuracyModeV1", HLO_ResultAccuracyModeCases>;
def VHLO_ResultAccuracyModeV1Attr
    : VHLO_EnumAttr<VHLO_ResultAccuracyModeV1, "result_accuracy_mode_v1", "1.9.0">;

def VHLO_RngAlgorithmV1 : VHLO_I32EnumAttr<"RngAlgorithmV1", HLO_RngAlgorithmCases>;
def VHLO_RngAlgorithmAttrV1 : VHLO_EnumAttr<VHLO_RngAlgorithmV1, "rng_algorithm_v1", "0.9.0">;

def VHLO_RngDistributionV1 : VHLO_I32EnumAttr<"RngDistributionV1", HLO_RngDistributionCases>;
def VHLO_RngDistributionAttrV1
    : VHLO_EnumAttr<VHLO_RngDistributionV1, "rng_distribution_v1", "0.9.0">;

def VHLO_TransposeV1 : VHLO_I32EnumAttr<"TransposeV1", HLO_TransposeCases>;
def VHLO_TransposeAttrV1 : VHLO_EnumAttr<VHLO_TransposeV1, "transpose_v1", "0.9.0">;

#endif // MLIRKIT_STABLEHLO_VHLO_ENUMS
