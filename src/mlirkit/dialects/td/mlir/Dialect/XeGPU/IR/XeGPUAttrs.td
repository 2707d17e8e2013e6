//===- The xegpu dialect: attributes ----------------------------------------===//
//
// In order: enums, what tensor descriptors hold, layouts.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_XEGPU_IR_XEGPUATTRS_TD
#define MLIR_DIALECT_XEGPU_IR_XEGPUATTRS_TD

include "mlir/Dialect/XeGPU/IR/XeGPUDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

class XeGPUAttr<string name, string attrMnemonic, list<Trait> traits = [],
                string baseCppClass = "::mlir::Attribute">
    : AttrDef<XeGPU_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}

//===- Enums ----------------------------------------------------------------===//

class _XeGPU_Enum<string name, string text, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, text, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::xegpu";
}
class _XeGPU_EnumAttr<EnumAttrInfo info, string mnemonic, string text, string format>
    : EnumAttr<XeGPU_Dialect, info, mnemonic> {
  let summary = text;
  let assemblyFormat = format;
}

defset list<I32EnumAttrCase> _XeGPU_MemorySpaces = {
  def XeGPU_MemorySpaceGlobal : I32EnumAttrCase<"Global", 0, "global">;
  def XeGPU_MemorySpaceShared : I32EnumAttrCase<"SLM", 3, "slm">;
}
def XeGPU_MemorySpace
    : _XeGPU_Enum<"MemorySpace",
                  "The address space of the memory the tensor descritor is created for",
                  _XeGPU_MemorySpaces>;
def XeGPU_MemorySpaceAttr
    : _XeGPU_EnumAttr<XeGPU_MemorySpace, "memory_space",
                      "Describe the location of data described by a `TensorDesc`: "
                      "Global device memory (`Global`) or Shared local memory (`SLM`).",
                      "$value">;

defset list<I32EnumAttrCase> _XeGPU_CachePolicies = {
  def XeGPU_CachePolicyCached : I32EnumAttrCase<"CACHED", 0, "cached">;
  def XeGPU_CachePolicyUncached : I32EnumAttrCase<"UNCACHED", 1, "uncached">;
  def XeGPU_CachePolicyStreaming : I32EnumAttrCase<"STREAMING", 2, "streaming">;
  def XeGPU_CachePolicyInvalid : I32EnumAttrCase<"READ_INVALIDATE", 3, "read_invalidate">;
  def XeGPU_CachePolicyWriteBack : I32EnumAttrCase<"WRITE_BACK", 4, "write_back">;
  def XeGPU_CachePolicyWriteThrough : I32EnumAttrCase<"WRITE_THROUGH", 5, "write_through">;
}
def XeGPU_CachePolicyEnums : _XeGPU_Enum<"CachePolicy", "Cache policy", _XeGPU_CachePolicies>;
def XeGPU_CacheHintAttr
    : _XeGPU_EnumAttr<XeGPU_CachePolicyEnums, "cache_hint",
                      "Describe the cache settings for prefetch/load/store operators",
                      "`<` $value `>`">;

defset list<I32EnumAttrCase> _XeGPU_FenceScopes = {
  def XeGPU_FenceScopeWorkgroup : I32EnumAttrCase<"Workgroup", 0, "workgroup">;
  def XeGPU_FenceScopeGPU : I32EnumAttrCase<"GPU", 1, "gpu">;
}
def XeGPU_FenceScope
    : _XeGPU_Enum<"FenceScope", "The enumeration for the scope of fence operation.",
                  _XeGPU_FenceScopes>;
def XeGPU_FenceScopeAttr
    : _XeGPU_EnumAttr<XeGPU_FenceScope, "fence_scope",
                      "Describes the scope of fence. "
                      "\"workgroup\" means that the scope is within each work group. "
                      "\"gpu\" means the scope is across work groups within the gpu.",
                      "$value">;

//===- What tensor descriptors hold -----------------------------------------===//

class XeGPU_TensorDescAttr<string name, string attrMnemonic, list<Trait> traits = [],
                           string baseCppClass = "::mlir::Attribute">
    : XeGPUAttr<name, attrMnemonic, traits, baseCppClass> {
  let assemblyFormat = "`<` struct(params) `>`";
}

defvar _XeGPU_Space = DefaultValuedParameter<
    "MemorySpaceAttr", "MemorySpaceAttr::get($_ctxt, xegpu::MemorySpace::Global)",
    "Data memory location">;
class _XeGPU_One<string text>
    : DefaultValuedParameter<"IntegerAttr", "IntegerAttr::get(IntegerType::get($_ctxt, 64), 1)",
                             text>;
defvar _XeGPU_SpaceArgument = CArg<"xegpu::MemorySpace", "xegpu::MemorySpace::Global">;

def XeGPU_BlockTensorDescAttr : XeGPU_TensorDescAttr<"BlockTensorDesc", "block_tdesc_attr"> {
  let summary = "a composite attribute for `TensorDescType`";
  let parameters = (ins
    _XeGPU_Space:$memory_space,
    _XeGPU_One<"Number of continuous blocks to load">:$array_length,
    DefaultValuedParameter<"BoolAttr", "BoolAttr::get($_ctxt, true)",
                           "Checking the out of boundary access">:$boundary_check);
  let builders = [
    AttrBuilder<(ins _XeGPU_SpaceArgument:$memory_space, CArg<"int", "1">:$array_length,
                     CArg<"bool", "true">:$boundary_check)>
  ];
}

def XeGPU_ScatterTensorDescAttr
    : XeGPU_TensorDescAttr<"ScatterTensorDesc", "scatter_tdesc_attr"> {
  let summary = "a composite attribute for `TensorDescType`";
  let parameters = (ins _XeGPU_Space:$memory_space,
                        _XeGPU_One<"Number of contiguous elements">:$chunk_size);
  let builders = [
    AttrBuilder<(ins _XeGPU_SpaceArgument:$memory_space, CArg<"int", "1">:$chunk_size)>
  ];
  let genVerifyDecl = 1;
}

//===- Layouts --------------------------------------------------------------===//

// Reads a list of integers of a layout, empty if it has none.
class _XeGPU_Sizes<string method>
    : InterfaceMethod<"These integers; empty if there are none.",
                      "SmallVector<int64_t>", "getEffective" # method # "AsInt">;
class _XeGPU_Question<string text, string method, dag arguments = (ins), string body = "">
    : InterfaceMethod<text, "bool", method, arguments, body>;
class _XeGPU_Change<string text, string method, dag arguments = (ins)>
    : InterfaceMethod<text, "xegpu::DistributeLayoutAttr", method, arguments>;
defvar _XeGPU_OtherLayout = (ins "const xegpu::DistributeLayoutAttr&":$other);
defvar _XeGPU_UnitDims = (ins "const llvm::SetVector<int64_t>":$unitDims);
defvar _XeGPU_Builder = (ins "OpBuilder &":$builder, "Location":$loc, "Value":$linearId);

def DistributeLayoutAttr : AttrInterface<"DistributeLayoutAttr"> {
  let description = "How the parts of a tile go to subgroups and lanes.";
  let cppNamespace = "::mlir::xegpu";
  let methods = [
    _XeGPU_Question<"Whether subgroups share the tile.", "isForWorkgroup">,
    _XeGPU_Question<"Whether lanes of one subgroup share the tile.", "isForSubgroup">,
    InterfaceMethod<"Dimensions of the tile.", "int64_t", "getRank">,
    InterfaceMethod<"The product of the subgroups' layout.", "int64_t", "getNumSubgroups",
                    (ins), "return computeProduct($_self.getEffectiveSgLayoutAsInt());">,
    InterfaceMethod<"Dimensions from the fastest.", "DenseI32ArrayAttr", "getOrder">,
    _XeGPU_Sizes<"SgLayout">, _XeGPU_Sizes<"SgData">, _XeGPU_Sizes<"InstData">,
    _XeGPU_Sizes<"LaneLayout">, _XeGPU_Sizes<"LaneData">,
    _XeGPU_Change<"The layout inside a subgroup.", "dropSgLayoutAndData">,
    _XeGPU_Change<"Without the size of an instruction.", "dropInstData">,
    _XeGPU_Change<"One element in these dimensions.", "setUnitDimData", _XeGPU_UnitDims>,
    _XeGPU_Change<"One lane in these dimensions.", "setUnitDimLayout", _XeGPU_UnitDims>,
    InterfaceMethod<"Coordinates of a linear id.",
                    "FailureOr<SmallVector<Value>>", "delinearizeId", _XeGPU_Builder>,
    InterfaceMethod<"Coordinates of all parts that an id has of a shape.",
                    "FailureOr<SmallVector<SmallVector<Value>>>", "computeDistributedCoords",
                    !con(_XeGPU_Builder, (ins "ArrayRef<int64_t>":$shape))>,
    _XeGPU_Question<"Whether this is the other layout with its dimensions permuted.",
                    "isTransposeOf", !con(_XeGPU_OtherLayout, (ins "ArrayRef<int64_t>":$perm)),
                    [{
        auto lists = [](auto layout) {
          return std::array{
              layout.getEffectiveSgLayoutAsInt(), layout.getEffectiveSgDataAsInt(),
              layout.getEffectiveInstDataAsInt(), layout.getEffectiveLaneLayoutAsInt(),
              layout.getEffectiveLaneDataAsInt()};
        };
        return other && isPermutationVector(perm) &&
               llvm::all_of_zip(lists($_self), lists(other), [&](auto &ours, auto &theirs) {
                 return ours.empty() ? theirs.empty() : theirs == applyPermutation(ours, perm);
               });
      }]>,
    _XeGPU_Question<"Whether this is the other layout without some dimensions.",
                    "isSliceOf", _XeGPU_OtherLayout>,
    _XeGPU_Question<"Whether both are the same.", "isEqualTo", _XeGPU_OtherLayout>
  ];
}

class _XeGPU_LayoutBuilder<list<string> given, string type, string get>
    : AttrBuilder<!dag(ins, !listsplat(type, !size(given)), given),
        "return $_get($_ctxt, "
        # !interleave(!foreach(part, ["sg_layout", "sg_data", "inst_data", "lane_layout",
                                      "lane_data", "order"],
                               !if(!empty(!filter(name, given, !eq(name, part))),
                                   "DenseI32ArrayAttr()", !subst("@", part, get))), ", ")
        # ");">;
class _XeGPU_LayoutOfIntegers<list<string> given>
    : _XeGPU_LayoutBuilder<given, "llvm::ArrayRef<int32_t>", "DenseI32ArrayAttr::get($_ctxt, @)">;

def XeGPU_LayoutAttr : XeGPUAttr<"Layout", "layout", [DistributeLayoutAttr]> {
  let summary = "Describes the data distribution to subgroups and work-items for a tensor "
                "specified by the tensor descriptor.";
  let parameters = !dag(ins, !listsplat(OptionalParameter<"DenseI32ArrayAttr">, 6),
                        ["sg_layout", "sg_data", "inst_data", "lane_layout", "lane_data",
                         "order"]);
  let builders = [
    _XeGPU_LayoutOfIntegers<["inst_data"]>,
    _XeGPU_LayoutOfIntegers<["inst_data", "lane_layout", "lane_data"]>,
    _XeGPU_LayoutOfIntegers<["lane_layout", "lane_data"]>,
    _XeGPU_LayoutBuilder<["lane_layout", "lane_data", "order"], "DenseI32ArrayAttr", "@">
  ];
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def XeGPU_SliceAttr : XeGPUAttr<"Slice", "slice", [DistributeLayoutAttr]> {
  let summary
      = "Describes the data distribution and sharing among subgroups or work-items.";
  let parameters = (ins "xegpu::DistributeLayoutAttr":$parent, "DenseI64ArrayAttr":$dims);
  let assemblyFormat = "`<` qualified($parent) `,` `dims` `=` $dims `>`";
  let genVerifyDecl = 1;
}

def XeGPU_RangeAttr : XeGPUAttr<"Range", "range"> {
  let summary = "Specifies a half-open range";
  let parameters = (ins "IntegerAttr":$start, "IntegerAttr":$end);
  let builders = [AttrBuilder<(ins "int":$start, "int":$end)>];
  let assemblyFormat = "`<` `[`$start `,` $end `]` `>`";
  let genVerifyDecl = 1;
}

def XeGPU_MemLayoutAttr : XeGPUAttr<"MemLayout", "mem_layout"> {
  let summary = "Specifies memory layouts with named attributes.";
  let parameters = (ins "DictionaryAttr":$attrs);
  let hasCustomAssemblyFormat = 1;
}

def AnchorLayoutInterface : OpInterface<"AnchorLayoutInterface"> {
  let description = "Has a layout that layouts of other operations follow from.";
  let cppNamespace = "::mlir::xegpu";
  let methods = [
    _XeGPU_Change<"That layout.", "getAnchorLayout">,
    InterfaceMethod<"Replaces that layout.", "void", "setAnchorLayout",
                    (ins "xegpu::DistributeLayoutAttr":$layout)>
  ];
}

#endif // MLIR_DIALECT_XEGPU_IR_XEGPUATTRS_TD
