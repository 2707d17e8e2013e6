//===- attrs.td - Attributes of the sdy dialect -----------------*- tablegen -*-===//
//
// A summary here is what the verifier says a wrong attribute failed to be.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_SDY_ATTRS
#define MLIRKIT_SDY_ATTRS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "shardy/dialect/sdy/ir/enums.td"

class Sdy_Attr<string name, string attrMnemonic, string text> : AttrDef<Sdy_Dialect, name> {
  let mnemonic = attrMnemonic;
  let summary = text;
}

class Sdy_Int<string what> : AttrOrTypeParameter<"int64_t", what>;
def Sdy_Ints : OptionalArrayRefParameter<"int64_t">;
def Sdy_AxisRefs : OptionalArrayRefParameter<"AxisRefAttr", "axis refs">;

//===----------------------------------------------------------------------===//
// Meshes and axes
//===----------------------------------------------------------------------===//

def Sdy_MeshAxis : Sdy_Attr<"MeshAxis", "mesh_axis", "Named axis in a mesh"> {
  let parameters = (ins StringRefParameter<"name">:$name, Sdy_Int<"size of this axis">:$size);
  let assemblyFormat = "`` $name `` `=` `` $size";
  let genVerifyDecl = 1;
}

// Without axes, the mesh has one device at most, whose number may be given.
def Sdy_Mesh : Sdy_Attr<"Mesh", "mesh", "Mesh of axes and a list of devices"> {
  let parameters = (ins
    OptionalArrayRefParameter<"MeshAxisAttr", "mesh axes">:$axes,
    OptionalArrayRefParameter<"int64_t", "devices that are not in order">:$device_ids
  );
  let assemblyFormat = [{
    `<` `[` (`]`) : ($axes^ `]`)? `` custom<DeviceIds>($device_ids, ref($axes)) `>`
  }];
  let genVerifyDecl = 1;
}

// An axis of size a*b*c has the part `(a)b`: what is in front of it, and its own size.
def Sdy_SubAxisInfo : Sdy_Attr<"SubAxisInfo", "sub_axis_info",
                               "Info about how this sub-axis is derived from the full axis"> {
  let parameters = (ins
    Sdy_Int<"product of the sizes in front of this part">:$pre_size,
    Sdy_Int<"size of this part">:$size
  );
  let assemblyFormat = "`(` $pre_size `)` `` $size";
}

def Sdy_AxisRef : Sdy_Attr<"AxisRef", "axis_ref",
                           "Reference to either a full axis or a split sub-axis"> {
  let parameters = (ins
    StringRefParameter<"name of this axis">:$name,
    OptionalParameter<"SubAxisInfoAttr", "the part of the axis">:$sub_axis_info
  );
  let assemblyFormat = "`` $name (`` `:` `` $sub_axis_info^)?";
}

def Sdy_AxisRefList : ArrayOfAttr<Sdy_Dialect, "AxisRefList", "axis_ref_list", "AxisRefAttr"> {
  let summary = "List of axis refs";
  let assemblyFormat = "`{` (`}`) : ($value^ `` `}`)?";
}

def Sdy_ListOfAxisRefLists
    : ArrayOfAttr<Sdy_Dialect, "ListOfAxisRefLists", "list_of_axis_ref_lists", "AxisRefListAttr"> {
  let summary = "List of axis ref lists";
}

def Sdy_ManualAxes : ArrayOfAttr<Sdy_Dialect, "ManualAxes", "manual_axes", "StringAttr"> {
  let summary = "A list of axes that a ManualComputationOp is manual on";
  let assemblyFormat = "`{` (`}`) : ($value^ `` `}`)?";
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

// `?` leaves a dimension open for more axes; `p2` is the priority in propagation, 0 the highest.
def Sdy_DimensionSharding : Sdy_Attr<"DimensionSharding", "dimension_sharding", "Dimension sharding"> {
  let parameters = (ins
    Sdy_AxisRefs:$axes,
    AttrOrTypeParameter<"bool", "whether no more axes may be added">:$is_closed,
    OptionalParameter<"std::optional<int64_t>", "the priority">:$priority
  );
  let hasCustomAssemblyFormat = 1;
}

def Sdy_MeshOrRef : AnyAttrOf<[Sdy_Mesh, FlatSymbolRefAttr],
                              "mesh attr or flat mesh symbol reference attr"> {
  string cppType = "::mlir::Attribute";
}

def Sdy_TensorSharding : Sdy_Attr<"TensorSharding", "sharding", "Tensor sharding"> {
  let parameters = (ins
    Sdy_MeshOrRef:$mesh_or_ref,
    OptionalArrayRefParameter<"DimensionShardingAttr", "dimension shardings">:$dim_shardings,
    Sdy_AxisRefs:$replicated_axes,
    Sdy_AxisRefs:$unreduced_axes
  );
  let assemblyFormat = [{
    `<` custom<MeshOrRef>($mesh_or_ref) `,` `[` (`]`) : ($dim_shardings^ `]`)? ``
    custom<ReplicatedAndUnreducedAxes>($replicated_axes, $unreduced_axes) `>`
  }];
}

def Sdy_TensorShardingPerValue : Sdy_Attr<"TensorShardingPerValue", "sharding_per_value",
                                          "Tensor sharding per operand/result of an op"> {
  let parameters = (ins OptionalArrayRefParameter<"TensorShardingAttr", "sharding per value">:$shardings);
  let assemblyFormat = "`<` `[` (`]`) : ($shardings^ `]`)? `>`";
}

//===----------------------------------------------------------------------===//
// Rules: which dimensions of operands and results have the same factors
//===----------------------------------------------------------------------===//

def Sdy_DimMapping : Sdy_Attr<"DimMapping", "dim_mapping", "List of factor indices for a dimension"> {
  let parameters = (ins Sdy_Ints:$factor_indices);
  let hasCustomAssemblyFormat = 1;
}

def Sdy_TensorMapping : Sdy_Attr<"TensorMapping", "tensor_mapping",
                                 "Factor mappings for each dimension of a tensor."> {
  let parameters = (ins OptionalArrayRefParameter<"DimMappingAttr", "dimension mappings">:$dim_mappings);
  let assemblyFormat = "`` `[` (`]`) : ($dim_mappings^ `]`)? ``";
}

def Sdy_OpShardingRule : Sdy_Attr<"OpShardingRule", "op_sharding_rule",
                                  "Specifies how an operation can be partitioned."> {
  let parameters = (ins
    Sdy_Ints:$factor_sizes,
    OptionalArrayRefParameter<"TensorMappingAttr", "operand mappings">:$operand_mappings,
    OptionalArrayRefParameter<"TensorMappingAttr", "result mappings">:$result_mappings,
    Sdy_Ints:$reduction_factors,
    Sdy_Ints:$need_replication_factors,
    Sdy_Ints:$permutation_factors,
    Sdy_Ints:$blocked_propagation_factors,
    DefaultValuedParameter<"bool", "false", "whether a user gave the rule">:$is_custom_rule
  );
  let assemblyFormat = [{
    `<` `(` $operand_mappings `)` `` `->` `` `(` $result_mappings `)` ``
    custom<FactorSizes>($factor_sizes) ``
    custom<FactorsWithType>($reduction_factors, "\"reduction\"") ``
    custom<FactorsWithType>($need_replication_factors, "\"need_replication\"") ``
    custom<FactorsWithType>($permutation_factors, "\"permutation\"") ``
    custom<FactorsWithType>($blocked_propagation_factors, "\"blocked_propagation\"") ``
    custom<IsCustomRule>($is_custom_rule) `>`
  }];
}

//===----------------------------------------------------------------------===//
// Collectives, and the record of a propagation
//===----------------------------------------------------------------------===//

def Sdy_AllToAllParamAttr : Sdy_Attr<"AllToAllParam", "all_to_all_param", "all-to-all parameter"> {
  let parameters = (ins
    ArrayRefParameter<"AxisRefAttr", "the axes to perform all-to-all on">:$axes,
    Sdy_Int<"the source dimension index">:$src_dim,
    Sdy_Int<"the target dimension index">:$tgt_dim
  );
  let assemblyFormat = "`` `{` $axes `}` `` `:` $src_dim `` `->` `` $tgt_dim";
}

def Sdy_AllToAllParamList
    : ArrayOfAttr<Sdy_Dialect, "AllToAllParamList", "all_to_all_param_list", "AllToAllParamAttr"> {
  let summary = "List of all-to-all parameters";
}

def Sdy_EdgeValueRef : Sdy_Attr<"EdgeValueRef", "edge_value_ref",
                                "Reference to a particular index of a value edge of type `type`."> {
  let parameters = (ins
    EnumParameter<Sdy_EdgeNodeType>:$type,
    Sdy_Int<"number of the operand or result">:$index
  );
  let assemblyFormat = "`` $type `` custom<Minus>(\"\\\"\\\"\") `` $index";
}

def Sdy_AxisToPropagationDetails
    : Sdy_Attr<"AxisToPropagationDetails", "axis_to_propagation_details",
               "Propagation edge flow details for a specific axis and source."> {
  let parameters = (ins
    Sdy_AxisRef:$axis_name,
    Sdy_EdgeValueRef:$source,
    ArrayRefParameter<"EdgeValueRefAttr", "list of edge target values">:$targets
  );
  let assemblyFormat = "`{` $axis_name `=` $source `->` `[` `` $targets `]` `}`";
}

def Sdy_PropagationOneStep : Sdy_Attr<"PropagationOneStep", "propagation_one_step",
                                      "Per-step propagation metadata."> {
  let parameters = (ins
    Sdy_Int<"step index">:$step_index,
    ArrayRefParameter<"AxisToPropagationDetailsAttr", "details of each axis">:$axis_entries
  );
  let assemblyFormat = [{
    `{` `step` `` custom<Minus>("\"\"") `` $step_index `=` `[` $axis_entries `]` `}`
  }];
}

def Sdy_PropagationEdges
    : ArrayOfAttr<Sdy_Dialect, "PropagationEdges", "propagation_edges", "PropagationOneStepAttr"> {
  let summary = "Propagation edge metadata for all propagation steps.";
  let assemblyFormat = "`<` `[` $value `]` `>`";
  let genVerifyDecl = 1;
}

#endif
