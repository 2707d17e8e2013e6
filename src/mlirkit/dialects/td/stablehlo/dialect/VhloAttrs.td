//===- VhloAttrs.td - Attributes of vhlo ------------------------*- tablegen -*-===//

#ifndef MLIRKIT_STABLEHLO_VHLO_ATTRS
#define MLIRKIT_STABLEHLO_VHLO_ATTRS

include "mlir/IR/AttrTypeBase.td"
include "stablehlo/dialect/VhloBase.td"
include "stablehlo/dialect/VhloEnums.td"
include "stablehlo/dialect/VhloTypes.td"

class VHLO_AttrDef<string cppName, string name, string min, string max = "current">
    : AttrDef<VHLO_Dialect, cppName, [VHLO_VersionedAttrInterface]>,
      VHLO_Versioned<min, max> {
  let mnemonic = name;
}

// Its parameters by name: `<a = 1, b = 2>`.
class VHLO_StructAttrDef<string cppName, string name, string min>
    : VHLO_AttrDef<cppName, name, min> {
  let assemblyFormat = "`<` struct(params) `>`";
}

//===----------------------------------------------------------------------===//
// Counterparts of builtin attributes
//===----------------------------------------------------------------------===//

def VHLO_ArrayAttrV1 : VHLO_AttrDef<"ArrayV1", "array_v1", "0.9.0"> {
  let parameters = (ins ArrayRefParameter<"mlir::Attribute">:$value);
  let assemblyFormat = "`<` custom<AttributeArray>($value) `>`";
}

def VHLO_BooleanAttrV1 : VHLO_AttrDef<"BooleanV1", "bool_v1", "0.9.0"> {
  let parameters = (ins "bool":$value);
  let assemblyFormat = "`<` $value `>`";
}

def VHLO_DictionaryAttrV1 : VHLO_AttrDef<"DictionaryV1", "dict_v1", "0.9.0"> {
  let parameters = (ins
    ArrayRefParameter<"std::pair<mlir::Attribute, mlir::Attribute>", "">:$value
  );
  let assemblyFormat = "`<` custom<AttributeDictionary>($value) `>`";
  let genVerifyDecl = 1;
}

def VHLO_FloatAttrV1 : VHLO_AttrDef<"FloatV1", "float_v1", "0.9.0"> {
  let parameters = (ins "mlir::Type":$type, VHLO_APFloatV1:$value);
  let assemblyFormat = "`<` $value `:` $type `>`";
  let genVerifyDecl = 1;
}

def VHLO_IntegerAttrV1 : VHLO_AttrDef<"IntegerV1", "integer_v1", "0.9.0"> {
  let parameters = (ins "mlir::Type":$type, APIntParameter<"">:$value);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def VHLO_StringAttrV1 : VHLO_AttrDef<"StringV1", "string_v1", "0.9.0"> {
  let parameters = (ins StringRefParameter<"">:$value);
  let assemblyFormat = "`<` custom<EscapedString>($value) `>`";
}

def VHLO_TensorAttrV1 : VHLO_AttrDef<"TensorV1", "tensor_v1", "0.9.0"> {
  let parameters = (ins "::mlir::Type":$type, "DenseElementsAttr":$data);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def VHLO_TypeAttrV1 : VHLO_AttrDef<"TypeV1", "type_v1", "0.9.0"> {
  let parameters = (ins "::mlir::Type":$value);
  let assemblyFormat = "`<` $value `>`";
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Counterparts of stablehlo attributes
//===----------------------------------------------------------------------===//

def VHLO_OutputOperandAliasAttrV1
    : VHLO_StructAttrDef<"OutputOperandAliasV1", "output_operand_alias_v1", "0.9.0"> {
  let parameters = (ins
    VHLO_Dims:$outputTupleIndices,
    "int64_t":$operandIndex,
    VHLO_Dims:$operandTupleIndices
  );
}

def VHLO_TypeExtensionsAttrV1
    : VHLO_StructAttrDef<"TypeExtensionsV1", "type_extensions_v1", "0.9.0"> {
  let parameters = (ins VHLO_Dims:$bounds);
}

def VHLO_ResultAccuracyAttrV1
    : VHLO_StructAttrDef<"ResultAccuracyV1", "result_accuracy_v1", "1.9.0"> {
  let summary = "The requested accuracy for transcendental unary ops.";
  let parameters = (ins
    VHLO_APFloatV1:$atol,
    VHLO_APFloatV1:$rtol,
    "int64_t":$ulps,
    "mlir::Attribute":$mode
  );
  let genVerifyDecl = 1;
}

def VHLO_MeshAxisV1Attr : VHLO_StructAttrDef<"MeshAxisV1", "mesh_axis_v1", "1.16.0"> {
  let parameters = (ins "mlir::Attribute":$name, "int64_t":$size);
}

def VHLO_MeshV1Attr : VHLO_StructAttrDef<"MeshV1", "mesh_v1", "1.16.0"> {
  let parameters = (ins
    "mlir::Attribute":$axes,
    OptionalParameter<"mlir::Attribute">:$device_ids
  );
}

def VHLO_SubAxisInfoV1Attr
    : VHLO_StructAttrDef<"SubAxisInfoV1", "sub_axis_info_v1", "1.16.0"> {
  let parameters = (ins "int64_t":$pre_size, "int64_t":$size);
}

def VHLO_AxisRefV1Attr : VHLO_StructAttrDef<"AxisRefV1", "axis_ref_v1", "1.16.0"> {
  let parameters = (ins
    "mlir::Attribute":$name,
    OptionalParameter<"mlir::Attribute">:$sub_axis_info
  );
}

def VHLO_ReplicaGroupMeshAxesV1Attr
    : VHLO_StructAttrDef<"ReplicaGroupMeshAxesV1", "replica_group_mesh_axes_v1", "1.16.0"> {
  let parameters = (ins "mlir::Attribute":$mesh, "mlir::Attribute":$axes);
}

#endif // MLIRKIT_STABLEHLO_VHLO_ATTRS
