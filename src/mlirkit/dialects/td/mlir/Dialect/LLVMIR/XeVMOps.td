//===- XeVMOps.td - The xevm dialect: instructions of Intel GPUs -*- tablegen -*-===//
//
// In order: enumerations, blocks of memory, fences and prefetches, products of matrices,
// registers, the target.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_XEVM_OPS
#define MLIRKIT_XEVM_OPS

include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def XeVM_Dialect : Dialect {
  let name = "xevm";
  let summary = "instructions of Intel GPUs";
  let cppNamespace = "::mlir::xevm";
  let dependentDialects = ["LLVM::LLVMDialect"];
  let useDefaultAttributePrinterParser = 1;
}

class XeVM_Attr<string attrName, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<XeVM_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}

class XeVM_Op<string mnemonic, list<Trait> traits = []>
    : LLVM_OpBase<XeVM_Dialect, mnemonic, traits> {
  // All properties print, those with their default value too.
  code extraBaseClassDeclaration = [{
    void printProperties(::mlir::MLIRContext *context, ::mlir::OpAsmPrinter &printer,
                         const Properties &properties, ::mlir::ArrayRef<::llvm::StringRef>) {
      if (auto attribute = getPropertiesAsAttr(context, properties))
        printer << '<' << attribute << '>';
    }
    static ::mlir::ParseResult parseProperties(::mlir::OpAsmParser &parser,
                                               ::mlir::OperationState &state) {
      if (failed(parser.parseOptionalLess())) return success();
      return failure(failed(parser.parseAttribute(state.propertiesAttr)) ||
                     failed(parser.parseGreater()));
    }
  }];
}

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

class _XeVM_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::xevm";
  let genSpecializedAttr = 0;
}
class _XeVM_EnumAttr<EnumInfo enumInfo, string attrMnemonic, string text>
    : EnumAttr<XeVM_Dialect, enumInfo, attrMnemonic> {
  let summary = text;
  let assemblyFormat = "`<` $value `>`";
}

// How each level of caches treats an access: `uc` not cached, `c` cached, `s` streaming,
// `wt` written through, `wb` written back.
defvar _XeVM_loads = ["L1uc_L2uc_L3uc", "L1uc_L2uc_L3c", "L1uc_L2c_L3uc", "L1uc_L2c_L3c",
                      "L1c_L2uc_L3uc", "L1c_L2uc_L3c", "L1c_L2c_L3uc", "L1c_L2c_L3c",
                      "L1s_L2uc_L3uc", "L1s_L2uc_L3c", "L1s_L2c_L3uc", "L1s_L2c_L3c"];
defset list<I32EnumAttrCase> _XeVM_LoadCacheControls = {
  foreach i = !range(_XeVM_loads) in {
    defvar name = _XeVM_loads[i];
    def LoadCacheControl_ # name : I32EnumAttrCase<!toupper(name), !add(i, 1), name>;
  }
  def LoadCacheControlInvalidateRead : I32EnumAttrCase<"INVALIDATE_READ", 13, "ir">;
}
def XeVM_LoadCacheControl
    : _XeVM_Enum<"LoadCacheControl", "XeVM load ops cache control", _XeVM_LoadCacheControls>;
def XeVM_LoadCacheControlAttr
    : _XeVM_EnumAttr<XeVM_LoadCacheControl, "load_cache_control",
                     "Describe the cache settings for load operators">;

defvar _XeVM_stores = ["L1uc_L2uc_L3uc", "L1uc_L2uc_L3wb", "L1uc_L2wb_L3uc", "L1uc_L2wb_L3wb",
                       "L1wt_L2uc_L3uc", "L1wt_L2uc_L3wb", "L1wt_L2wb_L3uc", "L1wt_L2wb_L3wb",
                       "L1s_L2uc_L3uc", "L1s_L2uc_L3wb", "L1s_L2wb_L3uc", "L1s_L2wb_L3wb",
                       "L1wb_L2uc_L3uc", "L1wb_L2wb_L3uc", "L1wb_L2uc_L3wb"];
defset list<I32EnumAttrCase> _XeVM_StoreCacheControls = {
  foreach i = !range(_XeVM_stores) in {
    defvar name = _XeVM_stores[i];
    def StoreCacheControl_ # name : I32EnumAttrCase<!toupper(name), !add(i, 1), name>;
  }
}
def XeVM_StoreCacheControl
    : _XeVM_Enum<"StoreCacheControl", "XeVM store ops cache control", _XeVM_StoreCacheControls>;
def XeVM_StoreCacheControlAttr
    : _XeVM_EnumAttr<XeVM_StoreCacheControl, "store_cache_control",
                     "Describe the cache settings for store operators">;

defvar _XeVM_scopes = ["Lane", "Subgroup", "Workgroup", "Cluster", "Device", "System"];
defset list<I32EnumAttrCase> _XeVM_MemScopes = {
  foreach i = !range(_XeVM_scopes) in {
    defvar name = _XeVM_scopes[i];
    def MemScope # name : I32EnumAttrCase<!toupper(name), i, !tolower(name)>;
  }
}
def XeVM_MemScope : _XeVM_Enum<"MemScope", "XeVM memory scope", _XeVM_MemScopes>;
def XeVM_MemScopeAttr : _XeVM_EnumAttr<XeVM_MemScope, "mem_scope", "Describe memory scopes">;

defvar _XeVM_spaces = ["Private", "Global", "Constant", "Shared", "Generic"];
defset list<I32EnumAttrCase> _XeVM_AddrSpaces = {
  foreach i = !range(_XeVM_spaces) in {
    defvar name = _XeVM_spaces[i];
    def AddrSpace # name : I32EnumAttrCase<!toupper(name), i, !tolower(name)>;
  }
}
def XeVM_AddrSpace : _XeVM_Enum<"AddrSpace", "Address spaces", _XeVM_AddrSpaces> {
  let cppNamespace = "mlir::xevm";
}
def XeVM_AddrSpaceAttr : _XeVM_EnumAttr<XeVM_AddrSpace, "addr_space", "Describe address spaces">;

defvar _XeVM_elements = ["BF16", "F16", "S8", "U8", "S4", "U4", "TF32", "F32", "S32"];
defset list<I32EnumAttrCase> _XeVM_ElemTypes = {
  foreach i = !range(_XeVM_elements) in {
    defvar name = _XeVM_elements[i];
    def XeVM_ET_ # name : I32EnumAttrCase<name, !add(i, 8), !tolower(name)>;
  }
}
def XeVM_ElemTypeAttr : I32EnumAttr<"ElemType", "XeVM element type", _XeVM_ElemTypes> {
  let cppNamespace = "::mlir::xevm";
}

//===----------------------------------------------------------------------===//
// Blocks of memory, loaded and stored by all threads of a subgroup
//===----------------------------------------------------------------------===//

def XeVM_ElemType : AnyTypeOf<[AnyI8, AnyI16, AnyI32, F32, TF32, F16, BF16]>;
def XeVM_1DBlockElemType : AnyTypeOf<[I8, I16, I32, I64]>;

defvar _XeVM_block = AnyTypeOf<[XeVM_1DBlockElemType,
                                FixedVectorOfRankAndType<[1], [XeVM_1DBlockElemType]>]>;
defvar _XeVM_vector = FixedVectorOfRankAndType<[1], [XeVM_ElemType]>;
defvar _XeVM_load = OptionalAttr<XeVM_LoadCacheControlAttr>;
defvar _XeVM_store = OptionalAttr<XeVM_StoreCacheControlAttr>;
// The place of a tile in a matrix, whose sizes are in bytes.
defvar _XeVM_tilePlace = (ins I32:$base_width, I32:$base_height, I32:$base_pitch, I32:$x, I32:$y,
                              I32Attr:$elem_size_in_bits, I32Attr:$tile_width,
                              I32Attr:$tile_height);

class _XeVM_LoadOp<string name, dag operands, Type type> : XeVM_Op<name> {
  let arguments = !con((ins Arg<LLVM_AnyPointer, "", [MemRead]>:$ptr), operands);
  let results = !dag(outs, [type], ["res"]);
  let assemblyFormat = "operands prop-dict attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}
class _XeVM_EffectOp<string name, dag operands> : XeVM_Op<name> {
  let arguments = operands;
  let assemblyFormat = "operands prop-dict attr-dict `:` `(` type(operands) `)`";
}

let summary = "consecutive memory" in
def XeVM_BlockLoadOp : _XeVM_LoadOp<"blockload", (ins _XeVM_load:$cache_control), _XeVM_block>;
let summary = "writes consecutive memory", hasVerifier = 1 in
def XeVM_BlockStoreOp
    : _XeVM_EffectOp<"blockstore", (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$ptr,
                                        _XeVM_block:$val, _XeVM_store:$cache_control)>;
let summary = "tile of a matrix in memory" in
def XeVM_BlockLoad2dOp
    : _XeVM_LoadOp<"blockload2d", !con(_XeVM_tilePlace,
                                       (ins I32Attr:$v_blocks, I1Attr:$transpose,
                                            I1Attr:$pack_register, _XeVM_load:$cache_control)),
                   _XeVM_vector> {
  let extraClassDeclaration = extraBaseClassDeclaration;
}
let summary = "writes a tile of a matrix in memory", hasVerifier = 1 in
def XeVM_BlockStore2dOp
    : _XeVM_EffectOp<"blockstore2d",
        !con((ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$ptr), _XeVM_tilePlace,
             (ins _XeVM_vector:$stored_val, _XeVM_store:$cache_control))> {
  let extraClassDeclaration = extraBaseClassDeclaration;
}
let summary = "brings a tile of a matrix into the cache", hasVerifier = 1 in
def XeVM_BlockPrefetch2dOp
    : _XeVM_EffectOp<"blockprefetch2d",
        !con((ins LLVM_AnyPointer:$ptr), _XeVM_tilePlace,
             (ins I32Attr:$v_blocks, _XeVM_load:$cache_control))> {
  let extraClassDeclaration = extraBaseClassDeclaration;
}
let summary = "brings memory into the cache" in
def XeVM_PrefetchOp
    : _XeVM_EffectOp<"prefetch", (ins Arg<AnyTypeOf<[LLVM_PointerInAddressSpace<1>,
                                                     LLVM_PointerInAddressSpace<4>]>>:$ptr,
                                      _XeVM_load:$cache_control)> {
  let extraClassDeclaration = extraBaseClassDeclaration;
}
def XeVM_MemfenceOp : XeVM_Op<"memfence"> {
  let summary = "orders accesses of memory for the threads of a scope";
  let arguments = (ins XeVM_MemScopeAttr:$scope,
                       DefaultValuedAttr<XeVM_AddrSpaceAttr,
                                         "mlir::xevm::AddrSpace::GENERIC">:$addrspace);
  let assemblyFormat = "prop-dict attr-dict";
  let extraClassDeclaration = extraBaseClassDeclaration;
}

//===----------------------------------------------------------------------===//
// Products of matrices
//===----------------------------------------------------------------------===//

def XeVM_MatrixElemType : AnyTypeOf<[AnyI8, AnyI16, AnyI32, F32, TF32, F16, BF16]>;
defvar _XeVM_matrix = FixedVectorOfRankAndType<[1], [XeVM_MatrixElemType]>;

def XeVM_MMAShapeAttr : XeVM_Attr<"MMAShape", "mma_shape"> {
  let description = "Of a product: a is MxK, b is KxN, c and d are MxN.";
  let parameters = (ins "int":$m, "int":$n, "int":$k);
  let assemblyFormat = "`<` struct(params) `>`";
}
def XeVM_MMATypesAttr : XeVM_Attr<"MMATypes", "mma_types"> {
  let description = "Element types of a product's matrices.";
  let parameters = (ins "xevm::ElemType":$d, "xevm::ElemType":$a, "xevm::ElemType":$b,
                        OptionalParameter<"xevm::ElemType">:$c);
  let assemblyFormat = "`<` struct(params) `>`";
}

def XeVM_MMAOp : XeVM_Op<"mma"> {
  let summary = "a * b + c of matrices";
  let arguments = (ins _XeVM_matrix:$a, _XeVM_matrix:$b, Optional<_XeVM_matrix>:$c,
                       XeVM_MMAShapeAttr:$shape, XeVM_MMATypesAttr:$types);
  let results = (outs _XeVM_matrix:$d);
  let assemblyFormat = [{
    $a `,` $b (`,` $c^)? ` ` `{` `shape` `=` $shape `,` `types` `=` $types `}` attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

class XeVM_SpecialIdRegisterOp<string mnemonic, list<Trait> traits = []>
    : XeVM_Op<mnemonic, traits> {
  let arguments = (ins OptionalAttr<LLVM_ConstantRangeAttr>:$range);
  let results = (outs AnyTypeOf<[I32, I64]>:$res);
  let assemblyFormat = "(`range` $range^)? attr-dict `:` type($res)";
}
multiclass XeVM_SpecialRegisterXYZ<string mnemonic, list<Trait> traits = []> {
  foreach dimension = ["X", "Y", "Z"] in
  def dimension # Op : XeVM_SpecialIdRegisterOp<mnemonic # "." # !tolower(dimension), traits>;
}
let summary = "number of the thread in its block" in
defm XeVM_WorkitemId : XeVM_SpecialRegisterXYZ<"local_id">;
let summary = "threads of a block" in
defm XeVM_WorkgroupDim : XeVM_SpecialRegisterXYZ<"local_size">;
let summary = "number of the block in the grid" in
defm XeVM_WorkgroupId : XeVM_SpecialRegisterXYZ<"group_id">;
let summary = "blocks of the grid" in
defm XeVM_GridDim : XeVM_SpecialRegisterXYZ<"group_count">;
let summary = "number of the thread in its subgroup" in
def XeVM_LaneIdOp : XeVM_SpecialIdRegisterOp<"lane_id">;
let summary = "number of the subgroup in its block" in
def XeVM_SubgroupIdOp : XeVM_SpecialIdRegisterOp<"subgroup_id">;
let summary = "threads of a subgroup" in
def XeVM_SubgroupSizeOp : XeVM_SpecialIdRegisterOp<"subgroup_size">;

//===----------------------------------------------------------------------===//
// Target
//===----------------------------------------------------------------------===//

def XeVM_TargetAttr : XeVM_Attr<"XeVMTarget", "target"> {
  let description = "How to compile a GPU module.";
  let parameters = (ins
    DefaultValuedParameter<"int", "2", "Optimization level to apply.">:$O,
    StringRefParameter<"Target triple.", "\"spirv64-unknown-unknown\"">:$triple,
    StringRefParameter<"Target chip.", "\"bmg\"">:$chip,
    OptionalParameter<"::mlir::DictionaryAttr", "Target specific flags.">:$flags,
    OptionalParameter<"::mlir::ArrayAttr", "Files to link to the LLVM module.">:$linkFiles);
  let assemblyFormat = "(`<` struct($O, $triple, $chip, $flags, $linkFiles)^ `>`)?";
  let builders = [
    AttrBuilder<(ins CArg<"int", "2">:$optLevel,
                     CArg<"::llvm::StringRef", "\"spirv64-unknown-unknown\"">:$triple,
                     CArg<"::llvm::StringRef", "\"bmg\"">:$chip,
                     CArg<"::mlir::DictionaryAttr", "nullptr">:$targetFlags,
                     CArg<"::mlir::ArrayAttr", "nullptr">:$linkFiles),
                "return $_get($_ctxt, optLevel, triple, chip, targetFlags, linkFiles);">
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

#endif // MLIRKIT_XEVM_OPS
