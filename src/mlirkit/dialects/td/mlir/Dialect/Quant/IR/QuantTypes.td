//===- QuantTypes.td - The quantized types ----------------------*- tablegen -*-===//
//
// Upstream has no such file: it writes these classes in C++. Their syntax and
// their checks are hooks. The three uniform types share a mnemonic; what is
// written behind it decides which of them a text is.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_QUANT_TYPES
#define MLIRKIT_QUANT_TYPES

include "mlir/Dialect/Quant/IR/QuantBase.td"
include "mlir/IR/AttrTypeBase.td"

class quant_Type<string name, string kind, string text = kind>
    : TypeDef<Quant_Dialect, name, [], "::mlir::quant::QuantizedType"> {
  let mnemonic = text;
  let typeName = "quant." # kind;
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def quant_AnyQuantizedType : quant_Type<"AnyQuantized", "any"> {
  let summary = "integers that represent real numbers, without the mapping";
  let description = [{
    ```mlir
    !quant.any<i8<-8:7>:f32>
    ```
  }];
  let parameters = (ins "unsigned":$flags, "::mlir::Type":$storageType,
                        OptionalParameter<"::mlir::Type">:$expressedType,
                        "int64_t":$storageTypeMin, "int64_t":$storageTypeMax);
}

def quant_UniformQuantizedType : quant_Type<"UniformQuantized", "uniform"> {
  let summary = "integers with one scale and zero point for all";
  let description = [{
    ```mlir
    !quant.uniform<i8:f32, 2.0:10>      // (stored - 10) * 2.0
    ```
  }];
  let parameters = (ins "unsigned":$flags, "::mlir::Type":$storageType,
                        "::mlir::Type":$expressedType, "double":$scale,
                        "int64_t":$zeroPoint, "int64_t":$storageTypeMin,
                        "int64_t":$storageTypeMax);
}

def quant_UniformQuantizedPerAxisType
    : quant_Type<"UniformQuantizedPerAxis", "uniform_per_axis", "uniform"> {
  let summary = "integers with a scale and zero point for each slice along a dimension";
  let description = [{
    ```mlir
    !quant.uniform<u8:f32:1, {2.0:10, 3.0}>
    ```
  }];
  let parameters = (ins "unsigned":$flags, "::mlir::Type":$storageType,
                        "::mlir::Type":$expressedType,
                        ArrayRefParameter<"double">:$scales,
                        ArrayRefParameter<"int64_t">:$zeroPoints,
                        "int32_t":$quantizedDimension, "int64_t":$storageTypeMin,
                        "int64_t":$storageTypeMax);
}

def quant_UniformQuantizedSubChannelType
    : quant_Type<"UniformQuantizedSubChannel", "uniform_sub_channel", "uniform"> {
  let summary = "integers with a scale and zero point for each block";
  let description = [{
    The sizes of blocks stand by their dimensions; scales and zero points are
    dense elements.
    ```mlir
    !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:1}, {3.0}}>
    ```
  }];
  let parameters = (ins "unsigned":$flags, "::mlir::Type":$storageType,
                        "::mlir::Type":$expressedType,
                        "::mlir::DenseElementsAttr":$scales,
                        "::mlir::DenseElementsAttr":$zeroPoints,
                        ArrayRefParameter<"int32_t">:$quantizedDimensions,
                        ArrayRefParameter<"int64_t">:$blockSizes,
                        "int64_t":$storageTypeMin, "int64_t":$storageTypeMax);
}

def quant_CalibratedQuantizedType : quant_Type<"CalibratedQuantized", "calibrated"> {
  let summary = "a float type with the range observed for its values, without the storage";
  let description = [{
    ```mlir
    !quant.calibrated<f32<-1.0:1.0>>
    ```
  }];
  let parameters = (ins "::mlir::Type":$expressedType, "double":$min, "double":$max);
}

#endif // MLIRKIT_QUANT_TYPES
