//===- EnumCases.td - Cases of the HLO enums --------------------*- tablegen -*-===//
//
// stablehlo, chlo and the first version of each vhlo enum have the same cases.
// The names are their spelling in text, the numbers their value in bytecode.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_STABLEHLO_ENUM_CASES
#define MLIRKIT_STABLEHLO_ENUM_CASES

include "mlir/IR/EnumAttr.td"

defvar HLO_ComparisonDirectionCases = [
  I32EnumAttrCase<"EQ", 0>, I32EnumAttrCase<"NE", 1>, I32EnumAttrCase<"GE", 2>,
  I32EnumAttrCase<"GT", 3>, I32EnumAttrCase<"LE", 4>, I32EnumAttrCase<"LT", 5>
];

defvar HLO_ComparisonTypeCases = [
  I32EnumAttrCase<"NOTYPE", 0>, I32EnumAttrCase<"FLOAT", 1>, I32EnumAttrCase<"TOTALORDER", 2>,
  I32EnumAttrCase<"SIGNED", 3>, I32EnumAttrCase<"UNSIGNED", 4>
];

defvar HLO_CustomCallApiVersionCases = [
  I32EnumAttrCase<"API_VERSION_UNSPECIFIED", 0>,
  I32EnumAttrCase<"API_VERSION_ORIGINAL", 1>,
  I32EnumAttrCase<"API_VERSION_STATUS_RETURNING", 2>,
  I32EnumAttrCase<"API_VERSION_STATUS_RETURNING_UNIFIED", 3>,
  I32EnumAttrCase<"API_VERSION_TYPED_FFI", 4>
];

defvar HLO_FftTypeCases = [
  I32EnumAttrCase<"FFT", 0>, I32EnumAttrCase<"IFFT", 1>,
  I32EnumAttrCase<"RFFT", 2>, I32EnumAttrCase<"IRFFT", 3>
];

defvar HLO_PrecisionCases = [
  I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"HIGH", 1>, I32EnumAttrCase<"HIGHEST", 2>
];

defvar HLO_ResultAccuracyModeCases = [
  I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"HIGHEST", 1>, I32EnumAttrCase<"TOLERANCE", 2>
];

defvar HLO_RngAlgorithmCases = [
  I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"THREE_FRY", 1>, I32EnumAttrCase<"PHILOX", 2>
];

// There is no distribution numbered 0.
defvar HLO_RngDistributionCases = [
  I32EnumAttrCase<"UNIFORM", 1>, I32EnumAttrCase<"NORMAL", 2>
];

defvar HLO_TransposeCases = [
  I32EnumAttrCase<"TRANSPOSE_INVALID", 0>, I32EnumAttrCase<"NO_TRANSPOSE", 1>,
  I32EnumAttrCase<"TRANSPOSE", 2>, I32EnumAttrCase<"ADJOINT", 3>
];

#endif // MLIRKIT_STABLEHLO_ENUM_CASES
