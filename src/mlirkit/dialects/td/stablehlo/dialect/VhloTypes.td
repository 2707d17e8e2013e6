//===- VhloTypes.td - Types of vhlo -----------------------------*- tablegen -*-===//

#ifndef MLIRKIT_STABLEHLO_VHLO_TYPES
#define MLIRKIT_STABLEHLO_VHLO_TYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "stablehlo/dialect/VhloBase.td"

class VHLO_TypeDef<string cppName, string name, string min, string max = "current",
                   list<Trait> traits = []>
    : TypeDef<VHLO_Dialect, cppName, !listconcat([VHLO_VersionedTypeInterface], traits)>,
      VHLO_Versioned<min, max> {
  let mnemonic = name;
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

def VHLO_BooleanV1 : VHLO_TypeDef<"BooleanV1", "bool_v1", "0.9.0">;
def VHLO_IndexV1 : VHLO_TypeDef<"IndexV1", "index_v1", "0.9.0">;

// builtin's signless integers
def VHLO_IntegerSI2V1 : VHLO_TypeDef<"IntegerSI2V1", "i2_v1", "1.2.0">;
def VHLO_IntegerSI4V1 : VHLO_TypeDef<"IntegerSI4V1", "i4_v1", "0.9.0">;
def VHLO_IntegerSI8V1 : VHLO_TypeDef<"IntegerSI8V1", "i8_v1", "0.9.0">;
def VHLO_IntegerSI16V1 : VHLO_TypeDef<"IntegerSI16V1", "i16_v1", "0.9.0">;
def VHLO_IntegerSI32V1 : VHLO_TypeDef<"IntegerSI32V1", "i32_v1", "0.9.0">;
def VHLO_IntegerSI64V1 : VHLO_TypeDef<"IntegerSI64V1", "i64_v1", "0.9.0">;

def VHLO_IntegerUI2V1 : VHLO_TypeDef<"IntegerUI2V1", "ui2_v1", "1.2.0">;
def VHLO_IntegerUI4V1 : VHLO_TypeDef<"IntegerUI4V1", "ui4_v1", "0.9.0">;
def VHLO_IntegerUI8V1 : VHLO_TypeDef<"IntegerUI8V1", "ui8_v1", "0.9.0">;
def VHLO_IntegerUI16V1 : VHLO_TypeDef<"IntegerUI16V1", "ui16_v1", "0.9.0">;
def VHLO_IntegerUI32V1 : VHLO_TypeDef<"IntegerUI32V1", "ui32_v1", "0.9.0">;
def VHLO_IntegerUI64V1 : VHLO_TypeDef<"IntegerUI64V1", "ui64_v1", "0.9.0">;

def VHLO_FloatF4E2M1FNV1 : VHLO_TypeDef<"FloatF4E2M1FNV1", "f4E2M1FN_v1", "1.8.0">;
def VHLO_FloatF6E2M3FNV1 : VHLO_TypeDef<"FloatF6E2M3FNV1", "f6E2M3FN_v1", "1.8.0">;
def VHLO_FloatF6E3M2FNV1 : VHLO_TypeDef<"FloatF6E3M2FNV1", "f6E3M2FN_v1", "1.8.0">;
def VHLO_FloatF8E3M4V1 : VHLO_TypeDef<"FloatF8E3M4V1", "f8E3M4_v1", "1.7.0">;
def VHLO_FloatF8E4M3V1 : VHLO_TypeDef<"FloatF8E4M3V1", "f8E4M3_v1", "1.7.0">;
def VHLO_FloatF8E4M3FNV1 : VHLO_TypeDef<"FloatF8E4M3FNV1", "f8E4M3FN_v1", "0.9.0">;
def VHLO_FloatF8E4M3FNUZV1 : VHLO_TypeDef<"FloatF8E4M3FNUZV1", "f8E4M3FNUZ_v1", "0.10.0">;
def VHLO_FloatF8E4M3B11FNUZV1
    : VHLO_TypeDef<"FloatF8E4M3B11FNUZV1", "f8E4M3B11FNUZ_v1", "0.11.0">;
def VHLO_FloatF8E5M2V1 : VHLO_TypeDef<"FloatF8E5M2V1", "f8E5M2_v1", "0.9.0">;
def VHLO_FloatF8E5M2FNUZV1 : VHLO_TypeDef<"FloatF8E5M2FNUZV1", "f8E5M2FNUZ_v1", "0.10.0">;
def VHLO_FloatF8E8M0FNUV1 : VHLO_TypeDef<"FloatF8E8M0FNUV1", "f8E8M0FNU_v1", "1.8.0">;
def VHLO_FloatBF16V1 : VHLO_TypeDef<"FloatBF16V1", "bf16_v1", "0.9.0">;
def VHLO_FloatF16V1 : VHLO_TypeDef<"FloatF16V1", "f16_v1", "0.9.0">;
// The mnemonic does say 31.
def VHLO_FloatTF32V1 : VHLO_TypeDef<"FloatTF32V1", "tf31_v1", "1.6.0">;
def VHLO_FloatF32V1 : VHLO_TypeDef<"FloatF32V1", "f32_v1", "0.9.0">;
def VHLO_FloatF64V1 : VHLO_TypeDef<"FloatF64V1", "f64_v1", "0.9.0">;

def VHLO_ComplexV1 : VHLO_TypeDef<"ComplexV1", "complex_v1", "0.9.0"> {
  let parameters = (ins "Type":$elementType);
  let assemblyFormat = "`<` $elementType `>`";
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Quantized scalars
//===----------------------------------------------------------------------===//

def VHLO_UniformQuantizedV1 : VHLO_TypeDef<"UniformQuantizedV1", "quant_v1", "0.9.0"> {
  let parameters = (ins
    "unsigned":$flags,
    "::mlir::Type":$storageType,
    "::mlir::Type":$expressedType,
    VHLO_APFloatV1:$scale,
    "int64_t":$zeroPoint,
    "int64_t":$storageTypeMin,
    "int64_t":$storageTypeMax
  );
  let assemblyFormat = [{
    `<` $storageType `` `:` `` $expressedType
    `,` $scale `` `:` `` $zeroPoint
    `,` $storageTypeMin `` `:` `` $storageTypeMax
    `,` $flags `>`
  }];
  let genVerifyDecl = 1;
}

def VHLO_UniformQuantizedPerAxisV1
    : VHLO_TypeDef<"UniformQuantizedPerAxisV1", "quant_per_axis_v1", "0.18.0"> {
  let parameters = (ins
    "unsigned":$flags,
    "::mlir::Type":$storageType,
    "::mlir::Type":$expressedType,
    "int32_t":$quantizedDimension,
    VHLO_QuantizationScalesV1:$scales,
    ArrayRefParameter<"int64_t">:$zeroPoints,
    "int64_t":$storageTypeMin,
    "int64_t":$storageTypeMax
  );
  let assemblyFormat = [{
    `<` $storageType `` `:` `` $expressedType
    `,` $quantizedDimension
    `,` $scales `,` `[` $zeroPoints `]`
    `,` $storageTypeMin `` `:` `` $storageTypeMax
    `,` $flags `>`
  }];
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

def VHLO_RankedTensorV1 : VHLO_TypeDef<"RankedTensorV1", "tensor_v1", "0.9.0", "current",
    [DeclareTypeInterfaceMethods<ShapedTypeInterface>]> {
  let parameters = (ins
    VHLO_Dims:$shape,
    "::mlir::Type":$elementType,
    "::mlir::Attribute":$encoding
  );
  let assemblyFormat =
      "`<` custom<Shape>($shape) `` $elementType `` custom<Encoding>($encoding) `>`";
  let genVerifyDecl = 1;
}

def VHLO_UnrankedTensorV1
    : VHLO_TypeDef<"UnrankedTensorV1", "unranked_tensor_v1", "0.9.0"> {
  let parameters = (ins "::mlir::Type":$elementType);
  let assemblyFormat = "`<` $elementType `>`";
  let genVerifyDecl = 1;
}

def VHLO_RankedBufferV1 : VHLO_TypeDef<"RankedBufferV1", "buffer_v1", "1.13.0"> {
  let parameters = (ins VHLO_Dims:$shape, "::mlir::Type":$elementType);
  let assemblyFormat = "`<` custom<Shape>($shape) `` $elementType `>`";
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

def VHLO_FunctionV1 : VHLO_TypeDef<"FunctionV1", "func_v1", "0.9.0"> {
  let parameters = (ins
    ArrayRefParameter<"::mlir::Type">:$inputs,
    ArrayRefParameter<"mlir::Type">:$outputs
  );
  let assemblyFormat =
      "`<` `(` custom<TypeArray>($inputs) `)` `->` custom<TypeArray>($outputs) `>`";
  let genVerifyDecl = 1;
}

class VHLO_TypeListDef<string cppName, string name, string min>
    : VHLO_TypeDef<cppName, name, min> {
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$types);
  let assemblyFormat = "`<` $types `>`";
  let genVerifyDecl = 1;
}
def VHLO_TupleV1 : VHLO_TypeListDef<"TupleV1", "tuple_v1", "0.9.0">;
def VHLO_FutureV1 : VHLO_TypeListDef<"FutureV1", "future_v1", "1.15.0">;

def VHLO_TokenV1 : VHLO_TypeDef<"TokenV1", "token_v1", "0.9.0">;
def VHLO_WitnessV1 : VHLO_TypeDef<"WitnessV1", "witness_v1", "0.9.0">;
// In a type attribute: the optional value is absent.
def VHLO_NoneTypeV1 : VHLO_TypeDef<"NoneV1", "none_v1", "1.6.0">;

#endif // MLIRKIT_STABLEHLO_VHLO_TYPES
