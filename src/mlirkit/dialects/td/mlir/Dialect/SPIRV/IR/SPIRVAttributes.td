//===- The spirv dialect: attributes ----------------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVATTRIBUTES_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVATTRIBUTES_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

class SPIRV_Attr<string attrName, string attrMnemonic> : AttrDef<SPIRV_Dialect, attrName> {
  let mnemonic = attrMnemonic;
}

// `#spirv.mnemonic<name = value, ...>`
class _Struct<string name, string mnemonic, dag fields> : SPIRV_Attr<name, mnemonic> {
  let parameters = fields;
  let assemblyFormat = "`<` struct(params) `>`";
}

//===- Functions and variables ----------------------------------------------===//

def SPIRV_EntryPointABIAttr
    : _Struct<"EntryPointABI", "entry_point_abi",
              (ins OptionalParameter<"DenseI32ArrayAttr">:$workgroup_size,
                   OptionalParameter<"std::optional<int>">:$subgroup_size,
                   OptionalParameter<"std::optional<int>">:$target_width)> {
  let description = "What lowering must know of a function that becomes an entry point.";
}

def SPIRV_LinkageAttributesAttr
    : _Struct<"LinkageAttributes", "linkage_attributes",
              (ins "StringAttr":$linkage_name, "mlir::spirv::LinkageTypeAttr":$linkage_type)> {
  let description = "The name and the kind of an import or export.";
}

//===- Caches ---------------------------------------------------------------===//

foreach way = ["Load", "Store"] in
  def "SPIRV_CacheControl" # way # "INTELAttr"
      : SPIRV_Attr<"CacheControl" # way # "INTEL",
                   "cache_control_" # !tolower(way) # "_intel"> {
    let description = "How " # !tolower(way) # "s treat a level of the cache.";
    let parameters = !con(
        (ins "unsigned":$cache_level),
        !dag(ins, ["mlir::spirv::" # way # "CacheControl"], [!tolower(way) # "_cache_control"]));
    let assemblyFormat = "`<` struct(params) `>`";
  }

//===- Targets --------------------------------------------------------------===//

def SPIRV_ExtensionArrayAttr
    : TypedArrayAttrBase<SPIRV_ExtensionAttr, "SPIR-V extension array attribute">;
def SPIRV_CapabilityArrayAttr
    : TypedArrayAttrBase<SPIRV_CapabilityAttr, "SPIR-V capability array attribute">;

// Sizes and types of the products of matrices that a target has.
class _MatrixProperties<string vendor, string size, dag more>
    : _Struct<"CooperativeMatrixProperties" # vendor, "coop_matrix_props_" # !tolower(vendor),
              !con(!dag(ins, !listsplat(size, 3), ["m_size", "n_size", "k_size"]),
                   (ins "mlir::Type":$a_type, "mlir::Type":$b_type, "mlir::Type":$c_type,
                        "mlir::Type":$result_type),
                   more, (ins "mlir::spirv::ScopeAttr":$scope))>;
def SPIRV_CooperativeMatrixPropertiesKHRAttr
    : _MatrixProperties<"KHR", "uint32_t", (ins "bool":$acc_sat)>;
def SPIRV_CooperativeMatrixPropertiesNVAttr : _MatrixProperties<"NV", "int", (ins)>;

foreach vendor = ["KHR", "NV"] in
  def "SPIRV_CooperativeMatrixProperties" # vendor # "ArrayAttr"
      : TypedArrayAttrBase<!cast<Attr>("SPIRV_CooperativeMatrixProperties" # vendor # "Attr"),
                           "CooperativeMatrixProperties" # vendor # " array attribute">;

class _Limit<string value> : DefaultValuedParameter<"int", value>;

def SPIRV_ResourceLimitsAttr
    : _Struct<"ResourceLimits", "resource_limits", (ins
          _Limit<"16384">:$max_compute_shared_memory_size,
          _Limit<"128">:$max_compute_workgroup_invocations,
          DefaultValuedParameter<"ArrayAttr", "$_builder.getI32ArrayAttr({128, 128, 64})">
              :$max_compute_workgroup_size,
          _Limit<"32">:$subgroup_size,
          OptionalParameter<"std::optional<int>">:$min_subgroup_size,
          OptionalParameter<"std::optional<int>">:$max_subgroup_size,
          DefaultValuedParameter<"ArrayAttr", "nullptr">:$cooperative_matrix_properties_khr,
          DefaultValuedParameter<"ArrayAttr", "nullptr">:$cooperative_matrix_properties_nv)> {
  let description = "What a target has of each resource; the defaults are what Vulkan guarantees.";
}

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVATTRIBUTES_TD
