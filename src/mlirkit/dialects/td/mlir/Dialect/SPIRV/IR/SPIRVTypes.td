//===- SPIRVTypes.td - Types and attributes of spirv ------------*- tablegen -*-===//
//
// Upstream has no such file: it writes these classes in C++. The directives of the
// formats and the syntax of structures are hooks. The attributes with a syntax of
// fields are in SPIRVAttributes.td.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_SPIRV_TYPES
#define MLIRKIT_SPIRV_TYPES

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

class SPIRV_ValueType<string name, string text, list<Trait> traits = []>
    : TypeDef<SPIRV_Dialect, name, traits, "::mlir::spirv::SPIRVType"> {
  let mnemonic = text;
}

def SPIRV_PointerType : SPIRV_ValueType<"Pointer", "ptr"> {
  let summary = "a pointer into a storage class";
  let parameters = (ins "::mlir::Type":$pointeeType,
                        "::mlir::spirv::StorageClass":$storageClass);
  let assemblyFormat = "`<` custom<ElementType>($pointeeType) `` custom<PointerClass>($storageClass) `>`";
}

def SPIRV_ArrayType : SPIRV_ValueType<"Array", "array"> {
  let summary = "an array; a stride of 0 bytes is none";
  let parameters = (ins "::mlir::Type":$elementType, "unsigned":$numElements,
                        "unsigned":$arrayStride);
  let assemblyFormat = [{
    `<` custom<ArrayCount>($numElements) `` custom<ElementType>($elementType) ``
        custom<Stride>($arrayStride) `>`
  }];
}

def SPIRV_RuntimeArrayType : SPIRV_ValueType<"RuntimeArray", "rtarray"> {
  let summary = "an array whose length is known at run time; a stride of 0 bytes is none";
  let parameters = (ins "::mlir::Type":$elementType, "unsigned":$arrayStride);
  let assemblyFormat = "`<` custom<ElementType>($elementType) `` custom<Stride>($arrayStride) `>`";
}

def SPIRV_MatrixType : SPIRV_ValueType<"Matrix", "matrix"> {
  let summary = "a matrix of columns, which are vectors of floats";
  let parameters = (ins "::mlir::VectorType":$columnType, "uint32_t":$numColumns);
  let assemblyFormat = "`<` custom<ColumnCount>($numColumns) `` custom<ColumnType>($columnType) `>`";
}

def SPIRV_CooperativeMatrixType
    : SPIRV_ValueType<"CooperativeMatrix", "coopmatrix", [ShapedTypeInterface]> {
  let summary = "a matrix that the invocations of a scope have together";
  let parameters = (ins "::mlir::Type":$elementType, "uint32_t":$rows, "uint32_t":$columns,
                        "::mlir::spirv::Scope":$scope,
                        "::mlir::spirv::CooperativeMatrixUseKHR":$use);
  let assemblyFormat = [{
    `<` custom<RowsAndColumns>($rows, $columns) `` custom<ElementType>($elementType) ``
        custom<EnumCase>($scope, "\"Scope\"", "\"scope <id>\"") ``
        custom<EnumCase>($use, "\"CooperativeMatrixUseKHR\"", "\"use <id>\"") `>`
  }];
}

def SPIRV_TensorArmType : SPIRV_ValueType<"TensorArm", "arm.tensor", [ShapedTypeInterface]> {
  let summary = "a tensor; one without a rank has an empty shape";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$elementType);
  let assemblyFormat = "`<` custom<TensorShape>($shape) `` custom<ElementType>($elementType) `>`";
}

def SPIRV_ImageType : SPIRV_ValueType<"Image", "image"> {
  let summary = "an image";
  let parameters = (ins "::mlir::Type":$elementType, "::mlir::spirv::Dim":$dim,
                        "::mlir::spirv::ImageDepthInfo":$depthInfo,
                        "::mlir::spirv::ImageArrayedInfo":$arrayedInfo,
                        "::mlir::spirv::ImageSamplingInfo":$samplingInfo,
                        "::mlir::spirv::ImageSamplerUseInfo":$samplerUseInfo,
                        "::mlir::spirv::ImageFormat":$imageFormat);
  let assemblyFormat = [{
    `<` custom<ElementType>($elementType) `` custom<EnumCase>($dim, "\"Dim\"") ``
        custom<EnumCase>($depthInfo, "\"ImageDepthInfo\"") ``
        custom<EnumCase>($arrayedInfo, "\"ImageArrayedInfo\"") ``
        custom<EnumCase>($samplingInfo, "\"ImageSamplingInfo\"") ``
        custom<EnumCase>($samplerUseInfo, "\"ImageSamplerUseInfo\"") ``
        custom<EnumCase>($imageFormat, "\"ImageFormat\"") `>`
  }];
}

def SPIRV_SampledImageType : SPIRV_ValueType<"SampledImage", "sampled_image"> {
  let summary = "an image with a sampler";
  let parameters = (ins "::mlir::spirv::ImageType":$imageType);
  let assemblyFormat = "`<` custom<SampledImage>($imageType) `>`";
}

// Offsets are of all members or of none; a decoration is a case of the enum and
// an attribute or nothing. A structure without a body is a mention of its name
// inside the structure of that name.
def SPIRV_StructType : SPIRV_ValueType<"Struct", "struct"> {
  let summary = "a structure, which has a name or none";
  let parameters = (ins OptionalParameter<"::std::string">:$name,
                        ArrayRefParameter<"::mlir::Type">:$elementTypes,
                        ArrayRefParameter<"uint32_t">:$offsets,
                        "MemberDecorations":$memberDecorations,
                        "StructDecorations":$decorations, "bool":$hasBody);
  let hasCustomAssemblyFormat = 1;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

class SPIRV_ValueAttr<string name, string text, list<Trait> traits = []>
    : AttrDef<SPIRV_Dialect, name, traits> {
  let mnemonic = text;
  let hasCustomAssemblyFormat = 1;
}

def SPIRV_VerCapExtTriple : SPIRV_ValueAttr<"VerCapExt", "vce"> {
  let summary = "a version with capabilities and extensions";
  let parameters = (ins "::mlir::spirv::Version":$version,
                        ArrayRefParameter<"::mlir::spirv::Capability">:$capabilities,
                        ArrayRefParameter<"::mlir::spirv::Extension">:$extensions);
}

def SPIRV_InterfaceVarABI : SPIRV_ValueAttr<"InterfaceVarABI", "interface_var_abi"> {
  let summary = "where a variable of an interface is bound";
  let parameters = (ins "uint32_t":$descriptorSet, "uint32_t":$binding,
                        OptionalParameter<"::mlir::spirv::StorageClass">:$storageClass);
}

def SPIRV_TargetEnv : SPIRV_ValueAttr<"TargetEnv", "target_env"> {
  let summary = "what a device can do";
  let parameters = (ins "::mlir::spirv::VerCapExtAttr":$triple,
                        "::mlir::spirv::ClientAPI":$clientApi,
                        "::mlir::spirv::Vendor":$vendorId,
                        "::mlir::spirv::DeviceType":$deviceType, "uint32_t":$deviceId,
                        "::mlir::spirv::ResourceLimitsAttr":$resourceLimits);
}

#endif // MLIRKIT_SPIRV_TYPES
