//===- attrs.td - Attributes and the type of the mpmd dialect ---*- tablegen -*-===//

#ifndef MLIRKIT_MPMD_ATTRS
#define MLIRKIT_MPMD_ATTRS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "shardy/dialect/mpmd/ir/dialect.td"

class Mpmd_Attr<string name, string attrMnemonic, string text> : AttrDef<Mpmd_Dialect, name> {
  let mnemonic = attrMnemonic;
  let summary = text;
}

def Mpmd_NamedMesh : Mpmd_Attr<"NamedMesh", "named_mesh", "A pair with a name and a Mesh."> {
  let parameters = (ins StringRefParameter<"name">:$name, AttrParameter<"sdy::MeshAttr", "mesh">:$mesh);
  let assemblyFormat = "`<` $name `:` $mesh `>`";
}

def Mpmd_Topology : Mpmd_Attr<"Topology", "topology", "Topology of named meshes."> {
  let parameters = (ins ArrayRefParameter<"NamedMeshAttr", "meshes">:$meshes);
  let assemblyFormat = "`<` $meshes `>`";
  let genVerifyDecl = 1;
}

// How often a computation was transposed, by differentiation, stands behind its name.
def Mpmd_UserOrigin : Mpmd_Attr<"UserOrigin", "user_origin", "Origin of user-specified computation."> {
  let parameters = (ins "::mlir::StringAttr":$userName, "int64_t":$transposeCount);
  let assemblyFormat = "`<` $userName `` custom<OptionalTransposeCount>($transposeCount) `>`";
}

def Mpmd_Origin : Mpmd_Attr<"Origin", "origin", "Origin of mesh assignment."> {
  let parameters = (ins StringRefParameter<"origin_label">:$origin_label);
  let assemblyFormat = "`` $origin_label";
}

def Mpmd_MeshWithOrigins : Mpmd_Attr<"MeshWithOrigins", "mesh_with_origins", "Mesh with its origins."> {
  let parameters = (ins
    StringRefParameter<"mesh_name">:$mesh_name,
    OptionalArrayRefParameter<"OriginAttr", "origins">:$origins
  );
  let assemblyFormat = "`` $mesh_name (`` `[` `` $origins^ `]`)?";
}

def Mpmd_MeshesWithOrigins
    : ArrayOfAttr<Mpmd_Dialect, "MeshesWithOrigins", "meshes_with_origins", "MeshWithOriginsAttr"> {
  let summary = "A list of meshes with their origins.";
  let assemblyFormat = "`<` (`>`) : ($value^ `>`)?";
}

def Mpmd_ReductionType : I32EnumAttr<"ReductionType", "reduction type attribute", [
  I32EnumAttrCase<"kNone", 0, "none">, I32EnumAttrCase<"kAdd", 1, "add">,
  I32EnumAttrCase<"kMax", 2, "max">, I32EnumAttrCase<"kMin", 3, "min">,
  I32EnumAttrCase<"kMul", 4, "mul">, I32EnumAttrCase<"kOr", 5, "or">,
  I32EnumAttrCase<"kAnd", 6, "and">
]> {
  let genSpecializedAttr = 0;
  let cppNamespace = Mpmd_Dialect.cppNamespace;
}

def Mpmd_Reduction : Mpmd_Attr<"Reduction", "reduction", "Denotes a reduction."> {
  let parameters = (ins EnumParameter<Mpmd_ReductionType>:$reduction_type);
  let constBuilderCall = "ReductionAttr::get($_builder.getContext(), $0)";
  let assemblyFormat = "`<` $reduction_type `>`";
}

// A tensor on a mesh: of the global shape, with its sharding and the memory where it is.
def Mpmd_MeshTensorType : TypeDef<Mpmd_Dialect, "MeshTensor", [ShapedTypeInterface]> {
  let mnemonic = "mesh_tensor";
  let summary = "mesh tensor type";
  let parameters = (ins
    StringRefParameter<"mesh name">:$mesh_name,
    TypeParameter<"::mlir::RankedTensorType", "global type">:$ranked_tensor_type,
    OptionalParameter<"::mlir::sdy::TensorShardingAttr">:$sharding,
    OptionalParameter<"::mlir::StringAttr">:$memory_kind
  );
  let hasCustomAssemblyFormat = 1;
}

#endif
