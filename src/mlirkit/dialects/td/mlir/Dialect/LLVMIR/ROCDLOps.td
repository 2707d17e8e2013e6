//===- ROCDLOps.td - The rocdl dialect: intrinsics of AMD GPUs --*- tablegen -*-===//
//
// In order: classes of operations, registers, threads of a wave, barriers and waits,
// products of matrices, memory, conversions, mathematics, the target.
//
// AMD names the threads of a warp "wave", their shared memory "LDS" (local data share).
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_ROCDL_OPS
#define MLIRKIT_ROCDL_OPS

include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ROCDL_Dialect : Dialect {
  let name = "rocdl";
  let summary = "intrinsics of AMD GPUs";
  let cppNamespace = "::mlir::ROCDL";
  let dependentDialects = ["LLVM::LLVMDialect"];
  let hasOperationAttrVerify = 1;
  let discardableAttrs = (ins
    "::mlir::UnitAttr":$kernel, "::mlir::DenseI32ArrayAttr":$reqd_work_group_size,
    "::mlir::StringAttr":$flat_work_group_size, "::mlir::IntegerAttr":$max_flat_work_group_size,
    "::mlir::IntegerAttr":$waves_per_eu, "::mlir::BoolAttr":$unsafe_fp_atomics,
    "::mlir::UnitAttr":$last_use, "::mlir::UnitAttr":$no_remote_memory,
    "::mlir::UnitAttr":$no_fine_grained_memory, "::mlir::UnitAttr":$ignore_denormal_mode);
  let useDefaultAttributePrinterParser = 1;
}

class ROCDL_Attr<string attrName, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<ROCDL_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

def ROCDLGlobalBuffer : LLVM_PointerInAddressSpace<1>;
def ROCDLBufferLDS : LLVM_PointerInAddressSpace<3>;
// A pointer with stride, size and flags.
def ROCDLBufferRsrc : LLVM_PointerInAddressSpace<8>;

defvar _ROCDL_ReadGlobal = Arg<ROCDLGlobalBuffer, "", [MemRead]>;
defvar _ROCDL_WriteLDS = Arg<ROCDLBufferLDS, "", [MemWrite]>;
defvar _ROCDL_BarrierPtr = Arg<ROCDLBufferLDS, "", []>;
defvar _ROCDL_UpdateBuffer = Arg<ROCDLBufferRsrc, "", [MemRead, MemWrite]>;

class ROCDL_ConcreteVector<Type elem, int length>
    : FixedVectorOfLengthAndType<[length], [elem]>,
      BuildableType<"::mlir::VectorType::get({" # length # "} ," # elem.builderCall # ")">;

foreach element = [I16, F16, I32, BF16, F32] in
def ROCDL_V2 # element # Type : ROCDL_ConcreteVector<element, 2>;
foreach length = [3, 4, 6] in
def ROCDL_V # length # I32Type : ROCDL_ConcreteVector<I32, length>;
def ROCDL_V8I32Type : ROCDL_ConcreteVector<I32, 8>;
foreach length = [8, 16, 32] in foreach element = [BF16, F16, F32] in
def ROCDL_V # length # element # Type : ROCDL_ConcreteVector<element, length>;

class _ROCDL_Member<int index, Type element>
    : SubstLeaves<"$_self",
                  "::llvm::cast<::mlir::LLVM::LLVMStructType>($_self).getBody()[" # index # "]",
                  element.predicate>;
class ROCDL_ConcretePair<Type elem0, Type elem1>
    : Type<And<[LLVM_AnyStruct.predicate, _ROCDL_Member<0, elem0>, _ROCDL_Member<1, elem1>]>,
           "LLVM dialect-compatible struct of " # elem0.summary # "and" # elem1.summary,
           "::mlir::LLVM::LLVMStructType">,
      BuildableType<"::mlir::LLVM::LLVMStructType::getLiteral($_builder.getContext(), "
                    "{" # elem0.builderCall # ", " # elem1.builderCall # "})">;

//===----------------------------------------------------------------------===//
// Classes of operations
//===----------------------------------------------------------------------===//

class ROCDL_Op<string mnemonic, list<Trait> traits = []>
    : LLVM_OpBase<ROCDL_Dialect, mnemonic, traits>;

// The intrinsic `llvm.amdgcn.<mnemonic>`.
class ROCDL_IntrOp<string mnemonic, list<int> overloadedResults, list<int> overloadedOperands,
                   list<Trait> traits, int numResults, int requiresAccessGroup = 0,
                   int requiresAliasAnalysis = 0, int requiresArgAndResultAttrs = 0,
                   list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOpBase<ROCDL_Dialect, mnemonic, "amdgcn_" # !subst(".", "_", mnemonic),
                      overloadedResults, overloadedOperands, traits, numResults,
                      requiresAccessGroup, requiresAliasAnalysis, 0, requiresArgAndResultAttrs, 0,
                      immArgPositions, immArgAttrNames>;
class ROCDL_IntrPure1Op<string mnemonic>
    : LLVM_IntrOpBase<ROCDL_Dialect, mnemonic, "amdgcn_" # !subst(".", "_", mnemonic), [], [],
                      [Pure], 1>;
// Without overloads.
class ROCDL_ConcreteNonMemIntrOp<string mnemonic, list<Trait> traits, int numResults,
                                 list<int> immArgPositions = [], list<string> immArgNames = []>
    : ROCDL_IntrOp<mnemonic, [], [], traits, numResults, 0, 0, 0, immArgPositions, immArgNames>;

// An access of memory. Arguments `args` are followed by the attributes on aliasing.
class _ROCDL_MemoryOp<string mnemonic, list<int> overloadedResults, list<int> overloadedOperands,
                      int numResults, dag ownArgs, string text, list<int> immArgPositions = [],
                      list<string> immArgNames = [], list<Trait> traits = []>
    : ROCDL_IntrOp<mnemonic, overloadedResults, overloadedOperands, traits, numResults, 0, 1, 0,
                   immArgPositions, immArgNames> {
  dag args = ownArgs;
  let arguments = !con(args, baseArgs);
  let assemblyFormat = text;
}

// A row of a table: the record's name, the intrinsic, the summary.
class _ROCDL_Row<string recordName, string mnemonicText, string summaryText> {
  string record = recordName;
  string mnemonic = mnemonicText;
  string text = summaryText;
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

defvar _ROCDL_rangeBuilder =
  OpBuilder<(ins "Type":$resultType),
            "build($_builder, $_state, resultType, LLVM::ConstantRangeAttr());">;

class ROCDL_SpecialIdRegisterOp<string mnemonic> : ROCDL_IntrPure1Op<mnemonic> {
  let arguments = (ins OptionalAttr<LLVM_ConstantRangeAttr>:$range);
  let assemblyFormat = "(`range` $range^)? attr-dict `:` type($res)";
  let builders = [_ROCDL_rangeBuilder];
}
// A call of a function of AMD's device library.
class ROCDL_DimGetterFunctionOp<string mnemonic, string device_function, int parameter,
                                list<Trait> traits = []>
    : ROCDL_Op<mnemonic, traits # [Pure]> {
  let llvmBuilder = "$res = call(builder, op, \"" # device_function # "\", " # parameter # ");";
  let arguments = (ins OptionalAttr<LLVM_ConstantRangeAttr>:$range);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "(`range` $range^)? attr-dict `:` type($res)";
  let builders = [_ROCDL_rangeBuilder];
}

foreach row = [_ROCDL_Row<"ThreadId", "workitem.id", "number of the thread in its block">,
               _ROCDL_Row<"BlockId", "workgroup.id", "number of the block in the grid">,
               _ROCDL_Row<"ClusterId", "cluster.id", "number of the cluster in the grid">] in
foreach dimension = ["X", "Y", "Z"] in
def ROCDL_ # row.record # dimension # Op
    : ROCDL_SpecialIdRegisterOp<row.mnemonic # "." # !tolower(dimension)> {
  let summary = row.text # ", along " # !tolower(dimension);
}
let summary = "threads of a wave" in
def ROCDL_WavefrontSizeOp : ROCDL_SpecialIdRegisterOp<"wavefrontsize">;

foreach i = [0, 1, 2] in {
  defvar dimension = ["X", "Y", "Z"][i];
  let summary = "threads of a block, along " # !tolower(dimension) in
  def ROCDL_BlockDim # dimension # Op
      : ROCDL_DimGetterFunctionOp<"workgroup.dim." # !tolower(dimension), "__ockl_get_local_size", i>;
  let summary = "blocks of the grid, along " # !tolower(dimension) in
  def ROCDL_GridDim # dimension # Op
      : ROCDL_DimGetterFunctionOp<"grid.dim." # !tolower(dimension), "__ockl_get_num_groups", i>;
}

//===----------------------------------------------------------------------===//
// Threads of a wave
//===----------------------------------------------------------------------===//

class ROCDL_MbcntOp<string mnemonic>
    : ROCDL_IntrOp<"mbcnt." # mnemonic, [], [], [Pure], 1, 0, 0, 1> {
  let summary = "bits of a mask below this thread, added to a number; the mask's "
                # !if(!eq(mnemonic, "lo"), "lower", "upper") # " half";
  dag args = (ins I32:$in0, I32:$in1);
  let arguments = !con(args, baseArgs);
  let results = (outs I32:$res);
  let assemblyFormat = [{
    $in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)
  }];
}
def ROCDL_MbcntLoOp : ROCDL_MbcntOp<"lo">;
def ROCDL_MbcntHiOp : ROCDL_MbcntOp<"hi">;

def ROCDL_DsSwizzleOp : ROCDL_ConcreteNonMemIntrOp<"ds_swizzle", [], 1> {
  let summary = "value of another thread, chosen by a pattern";
  let arguments = (ins I32:$src, I32:$offset);
  let results = (outs I32:$res);
  let assemblyFormat = [{
    $src `,` $offset attr-dict `:` `(` type($src) `,` type($offset) `)` `->` type($res)
  }];
}
def ROCDL_DsBpermuteOp : ROCDL_ConcreteNonMemIntrOp<"ds_bpermute", [], 1> {
  let summary = "value of the thread at an index";
  let arguments = (ins I32:$index, I32:$src);
  let results = (outs I32:$res);
  let assemblyFormat = [{
    $index `,` $src attr-dict `:` `(` type($index) `,` type($src) `)` `->` type($res)
  }];
}
def ROCDL_BallotOp : ROCDL_IntrOp<"ballot", [0], [], [], 1> {
  let summary = "mask of the threads where a condition holds";
  let arguments = (ins I1:$pred);
  let assemblyFormat = "$pred attr-dict `:` type($res)";
}
def ROCDL_ReadfirstlaneOp
    : ROCDL_IntrOp<"readfirstlane", [], [0], [AllTypesMatch<["res", "src"]>], 1> {
  let summary = "value of the first active thread";
  let arguments = (ins LLVM_Type:$src);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$src attr-dict `:` type($res)";
}
def ROCDL_ReadlaneOp : ROCDL_IntrOp<"readlane", [], [0], [AllTypesMatch<["res", "src0"]>], 1> {
  let summary = "value of one thread";
  let arguments = (ins LLVM_Type:$src0, I32:$src1);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = [{
    $src0 `,` $src1 attr-dict `:` `(` type($src0) `,` type($src1) `)` `->` type($res)
  }];
}

def ROCDL_DPPUpdateOp
    : ROCDL_IntrOp<"update.dpp", [], [0], [AllTypesMatch<["res", "src", "old"]>], 1, 0, 0, 0,
                   [2, 3, 4, 5], ["dppCtrl", "rowMask", "bankMask", "boundCtrl"]> {
  let summary = "value of a neighboring thread";
  let arguments = (ins LLVM_Type:$old, LLVM_Type:$src, I32Attr:$dppCtrl, I32Attr:$rowMask,
                       I32Attr:$bankMask, I1Attr:$boundCtrl);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = [{
    attr-dict $old `,` $src `with` $dppCtrl `,` $rowMask `,` $bankMask `,` $boundCtrl `:` type($src)
  }];
}
def ROCDL_PermlaneX16Op
    : ROCDL_IntrOp<"permlanex16", [], [0],
                   [AllTypesMatch<["res", "old", "src0"]>, AllTypesMatch<["src1", "src2"]>],
                   1, 0, 0, 0, [4, 5], ["fi", "boundControl"]> {
  let summary = "value of a thread in the other row of 16, chosen by selectors";
  let arguments = (ins LLVM_Type:$old, LLVM_Type:$src0, LLVM_Type:$src1, LLVM_Type:$src2,
                       I1Attr:$fi, I1Attr:$boundControl);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = [{
    attr-dict $old `,` $src0 `,` $src1 `,` $src2 `,` $fi `,` $boundControl
    `:` type($src0) `,` type($src1)
  }];
}
foreach width = ["16", "32"] in
def ROCDL_Permlane # width # SwapOp
    : ROCDL_IntrOp<"permlane" # width # ".swap", [], [], [], 1, 0, 0, 0, [2, 3],
                   ["fi", "boundControl"]> {
  let summary = "two values with rows of " # width # " threads exchanged";
  let arguments = (ins I32:$old, I32:$src, I1Attr:$fi, I1Attr:$boundControl);
  let results = (outs ROCDL_ConcretePair<I32, I32>:$res);
  let assemblyFormat = [{
    attr-dict $old `,` $src `,` $fi `,` $boundControl
    `:` `(` type($old) `,` type($src) `)` `->` type($res)
  }];
}

//===----------------------------------------------------------------------===//
// Barriers, waits and scheduling
//===----------------------------------------------------------------------===//

// One immediate argument.
class _ROCDL_ImmediateOp<string mnemonic, string name, Attr type, string text, int numResults = 0>
    : ROCDL_ConcreteNonMemIntrOp<mnemonic, [], numResults, [0], [name]> {
  let arguments = !dag(ins, [type], [name]);
  let assemblyFormat = text;
}

let summary = "waits until counters have sunk to the values in a bit field" in
def ROCDL_SWaitcntOp
    : _ROCDL_ImmediateOp<"s.waitcnt", "bitfield", I32Attr, "attr-dict $bitfield">;
let summary = "sleeps for about 64 * count cycles" in
def ROCDL_SSleepOp : _ROCDL_ImmediateOp<"s.sleep", "count", I32Attr, "attr-dict $count">;
let summary = "does nothing for count + 1 cycles" in
def ROCDL_SNopOp : _ROCDL_ImmediateOp<"s.nop", "count", I16Attr, "attr-dict $count">;
let summary = "sets the wave's priority" in
def ROCDL_SetPrioOp
    : _ROCDL_ImmediateOp<"s.setprio", "priority", I16Attr, "$priority attr-dict">;
foreach counter = ["Ds", "Load", "Store", "Exp", "Async", "Tensor"] in
def ROCDL_Wait # counter # cntOp
    : _ROCDL_ImmediateOp<"s.wait." # !tolower(counter) # "cnt", "count", I16Attr,
                         "$count attr-dict"> {
  let summary = "waits until " # !toupper(counter) # "CNT is at most `count`";
}

let summary = "instructions of these kinds stay on their side" in
def ROCDL_SchedBarrier
    : _ROCDL_ImmediateOp<"sched.barrier", "mask", I32Attr, "$mask attr-dict">;
def ROCDL_SchedGroupBarrier
    : ROCDL_ConcreteNonMemIntrOp<"sched.group.barrier", [], 0, [0, 1, 2],
                                 ["mask", "size", "groupId"]> {
  let summary = "puts `size` instructions of these kinds here";
  let arguments = (ins I32Attr:$mask, I32Attr:$size, I32Attr:$groupId);
  let assemblyFormat = "$mask `,` $size `,` $groupId attr-dict";
}
let summary = "order of instructions that suits a kind of loop" in
def ROCDL_IglpOpt : _ROCDL_ImmediateOp<"iglp.opt", "variant", I32Attr, "$variant attr-dict">;

let assemblyFormat = "attr-dict" in {
  let summary = "waits for all threads of the block" in
  def ROCDL_SBarrierOp : ROCDL_ConcreteNonMemIntrOp<"s.barrier", [], 0>;
  let summary = "waits for all threads of the block and their accesses" in
  def ROCDL_BarrierOp : ROCDL_Op<"barrier">;
}

// Named barriers in LDS, which `ptr` points to, or of the block, with a number.
foreach row = [_ROCDL_Row<"Init", "init", "makes a barrier for a number of waves">,
               _ROCDL_Row<"SignalVar", "signal.var", "arrives at a barrier">] in
def ROCDL_Barrier # row.record # Op
    : ROCDL_IntrOp<"s.barrier." # row.mnemonic, [], [], [], 0, 0, 0, 0, [1], ["memberCnt"]> {
  let summary = row.text;
  let arguments = (ins _ROCDL_BarrierPtr:$ptr, I32Attr:$memberCnt);
  let assemblyFormat = "$ptr `member_cnt` `=` $memberCnt attr-dict `:` qualified(type($ptr))";
}
defvar _ROCDL_barrierText = "`id` `=` $id attr-dict";
let summary = "arrives at a barrier" in
def ROCDL_BarrierSignalOp
    : _ROCDL_ImmediateOp<"s.barrier.signal", "id", I32Attr, _ROCDL_barrierText>;
let summary = "leaves a barrier" in
def ROCDL_BarrierLeaveOp
    : _ROCDL_ImmediateOp<"s.barrier.leave", "id", I16Attr, _ROCDL_barrierText>;
let summary = "waits at a barrier" in
def ROCDL_BarrierWaitOp
    : _ROCDL_ImmediateOp<"s.barrier.wait", "id", I16Attr, _ROCDL_barrierText>;
let summary = "arrives at a barrier; whether as the first", results = (outs I1:$res) in
def ROCDL_BarrierSignalIsfirstOp
    : _ROCDL_ImmediateOp<"s.barrier.signal.isfirst", "id", I32Attr,
                         "`id` `=` $id attr-dict `->` type($res)", 1>;
let summary = "state of a barrier", results = (outs I32:$res) in
def ROCDL_GetBarrierStateOp
    : _ROCDL_ImmediateOp<"s.get.barrier.state", "id", I32Attr,
                         "`id` `=` $id attr-dict `->` type($res)", 1>;
def ROCDL_BarrierJoinOp : ROCDL_IntrOp<"s.barrier.join", [], [], [], 0> {
  let summary = "joins a barrier";
  let arguments = (ins _ROCDL_BarrierPtr:$ptr);
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr))";
}
def ROCDL_WakeupBarrierOp : ROCDL_ConcreteNonMemIntrOp<"s.wakeup.barrier", [], 0> {
  let summary = "wakes the waves at a barrier";
  let arguments = (ins _ROCDL_BarrierPtr:$ptr);
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr))";
}
def ROCDL_GetNamedBarrierStateOp : ROCDL_ConcreteNonMemIntrOp<"s.get.named.barrier.state", [], 1> {
  let summary = "state of a barrier";
  let arguments = (ins _ROCDL_BarrierPtr:$ptr);
  let results = (outs I32:$res);
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)";
}

//===----------------------------------------------------------------------===//
// Products of matrices: `mfma`, `smfmac` (one matrix is sparse)
//===----------------------------------------------------------------------===//

// Named by the type of the result, the shape MxNxK and the type of the operands.
class ROCDL_Mfma_OO_IntrOp<string mnemonic, list<int> overloadedOperands, list<Trait> traits = []>
    : ROCDL_IntrOp<mnemonic, [], overloadedOperands, traits, 1> {
  let summary = "a * b + c of matrices, `" # mnemonic # "`";
  let arguments = (ins Variadic<LLVM_Type>:$args);
  let assemblyFormat = "$args attr-dict `:` functional-type($args, $res)";
}
class ROCDL_Mfma_IntrOp<string mnemonic, list<Trait> traits = []>
    : ROCDL_IntrOp<mnemonic, [], [], traits, 1> {
  let summary = "a * b + c of matrices, `" # mnemonic # "`";
  let arguments = (ins Variadic<LLVM_Type>:$args);
  let assemblyFormat = "$args attr-dict `:` functional-type($args, $res)";
}

foreach name = [
  "f32.32x32x1f32", "f32.16x16x1f32", "f32.4x4x1f32", "f32.32x32x2f32", "f32.16x16x4f32",
  "f32.32x32x4f16", "f32.16x16x4f16", "f32.4x4x4f16", "f32.32x32x8f16", "f32.16x16x16f16",
  "i32.32x32x4i8", "i32.16x16x4i8", "i32.4x4x4i8", "i32.32x32x8i8", "i32.16x16x16i8",
  "f32.32x32x2bf16", "f32.16x16x2bf16", "f32.4x4x2bf16", "f32.32x32x4bf16", "f32.16x16x8bf16",
  "f32.32x32x4bf16.1k", "f32.16x16x4bf16.1k", "f32.4x4x4bf16.1k", "f32.32x32x8bf16.1k",
  "f32.16x16x16bf16.1k", "f64.16x16x4f64", "f64.4x4x4f64", "i32.16x16x32.i8", "i32.32x32x16.i8",
  "f32.16x16x8.xf32", "f32.32x32x4.xf32", "f32.16x16x32.bf16", "i32.16x16x64.i8",
  "f32.16x16x32.f16", "f32.32x32x16.bf16", "i32.32x32x32.i8", "f32.32x32x16.f16"
] in def ROCDL_mfma_ # !subst(".", "_", name) : ROCDL_Mfma_IntrOp<"mfma." # name>;

foreach shape = ["16x16x128", "32x32x64"] in
def ROCDL_mfma_scale_f32_ # shape # _f8f6f4
    : ROCDL_Mfma_OO_IntrOp<"mfma.scale.f32." # shape # ".f8f6f4", [0, 1]>;

foreach name = [
  "f32.16x16x32.f16", "f32.32x32x16.f16", "f32.16x16x32.bf16", "f32.32x32x16.bf16",
  "i32.16x16x64.i8", "i32.32x32x32.i8", "f32.16x16x64.bf16", "f32.16x16x64.f16",
  "i32.16x16x128.i8", "f32.32x32x32.bf16", "f32.32x32x32.f16", "i32.32x32x64.i8"
] in def ROCDL_smfmac_ # !subst(".", "_", name) : ROCDL_Mfma_IntrOp<"smfmac." # name>;

// Operands of 8 bits, in all pairs of types.
foreach a = ["bf8", "fp8"] in foreach b = ["bf8", "fp8"] in {
  foreach shape = ["16x16x32", "32x32x16"] in
  def ROCDL_mfma_f32_ # shape # "_" # a # "_" # b
      : ROCDL_Mfma_IntrOp<"mfma.f32." # shape # "." # a # "." # b>;
  foreach shape = ["16x16x64", "32x32x32", "16x16x128", "32x32x64"] in
  def ROCDL_smfmac_f32_ # shape # "_" # a # "_" # b
      : ROCDL_Mfma_IntrOp<"smfmac.f32." # shape # "." # a # "." # b>;
}

//===----------------------------------------------------------------------===//
// Products of matrices: `wmma`
//===----------------------------------------------------------------------===//

defvar _ROCDL_flag = DefaultValuedAttr<I1Attr, "0">;
defvar _ROCDL_modifier = DefaultValuedAttr<I16Attr, "0">;
defvar _ROCDL_format = DefaultValuedAttr<I32Attr, "0">;

// `immediates` are the positions of the arguments `names`.
class _ROCDL_WMMA<string mnemonic, Type result, list<int> overloadedOperands, dag allArguments,
                  list<int> immediates = [], list<string> names = [], string scales = "">
    : ROCDL_IntrOp<mnemonic, [0], overloadedOperands, [], 1, 0, 0, 0, immediates, names> {
  let summary = "a * b + c of matrices, `" # mnemonic # "`";
  let arguments = allArguments;
  let results = (outs LLVM_ScalarOrVectorOf<result>:$res);
  let assemblyFormat = "$a `,` $b `,` $c" # scales # " attr-dict `:` functional-type(operands, $res)";
}

// The operands `a` and `b`, and `c`; classes say what stands between them.
class _ROCDL_AB<Type type> {
  dag operands = (ins LLVM_ScalarOrVectorOf<type>:$a, LLVM_ScalarOrVectorOf<type>:$b);
  dag withSigns = (ins _ROCDL_flag:$signA, LLVM_ScalarOrVectorOf<type>:$a,
                       _ROCDL_flag:$signB, LLVM_ScalarOrVectorOf<type>:$b);
  dag withFormats = (ins _ROCDL_format:$fmtA, LLVM_ScalarOrVectorOf<type>:$a,
                         _ROCDL_format:$fmtB, LLVM_ScalarOrVectorOf<type>:$b);
}
class _ROCDL_C<Type type> {
  dag operand = (ins LLVM_ScalarOrVectorOf<type>:$c);
  dag withModifier = (ins _ROCDL_modifier:$modC, LLVM_ScalarOrVectorOf<type>:$c);
}
defvar _ROCDL_reuse = (ins _ROCDL_flag:$reuseA, _ROCDL_flag:$reuseB);

class ROCDL_WMMA_IntrOp<string mnemonic, Type AB, Type CD>
    : _ROCDL_WMMA<mnemonic, CD, [0], !con(_ROCDL_AB<AB>.operands, _ROCDL_C<CD>.operand)>;
class ROCDL_WMMA_Opsel_IntrOp<string mnemonic, Type AB, Type CD>
    : _ROCDL_WMMA<mnemonic, CD, [1], !con(_ROCDL_AB<AB>.operands, _ROCDL_C<CD>.operand,
                                          (ins _ROCDL_flag:$opsel)), [3], ["opsel"]>;
class ROCDL_WMMA_IU_IntrOp<string mnemonic, Type AB, Type CD>
    : _ROCDL_WMMA<mnemonic, CD, [1], !con(_ROCDL_AB<AB>.withSigns, _ROCDL_C<CD>.operand,
                                          (ins _ROCDL_flag:$clamp)),
                  [0, 2, 5], ["signA", "signB", "clamp"]>;
class ROCDL_WMMA_ModsAll_Reuse_IntrOp<string mnemonic, Type AB, Type CD>
    : _ROCDL_WMMA<mnemonic, CD, [1], !con(_ROCDL_AB<AB>.withSigns, _ROCDL_C<CD>.withModifier,
                                          _ROCDL_reuse),
                  [0, 2, 4, 6, 7], ["signA", "signB", "modC", "reuseA", "reuseB"]>;
class ROCDL_WMMA_ModsC_IntrOp<string mnemonic, Type AB, Type CD>
    : _ROCDL_WMMA<mnemonic, CD, [0], !con(_ROCDL_AB<AB>.operands, _ROCDL_C<CD>.withModifier,
                                          _ROCDL_reuse),
                  [2, 4, 5], ["modC", "reuseA", "reuseB"]>;
class ROCDL_WMMA_ModsAll_Diff_IntrOp<string mnemonic, Type AB, Type C, Type D>
    : _ROCDL_WMMA<mnemonic, D, [1, 5], !con(_ROCDL_AB<AB>.withSigns, _ROCDL_C<C>.withModifier,
                                            _ROCDL_reuse),
                  [0, 2, 4, 6, 7], ["signA", "signB", "modC", "reuseA", "reuseB"]>;
class ROCDL_WMMA_ModsABClamp_IntrOp<string mnemonic, Type AB, Type CD>
    : _ROCDL_WMMA<mnemonic, CD, [1], !con(_ROCDL_AB<AB>.withSigns, _ROCDL_C<CD>.operand,
                                          _ROCDL_reuse, (ins _ROCDL_flag:$clamp)),
                  [0, 2, 5, 6, 7], ["signA", "signB", "reuseA", "reuseB", "clamp"]>;

// Factors with exponents of type `type`.
class _ROCDL_Scales<Type type> {
  dag operands = (ins _ROCDL_format:$scaleAType, _ROCDL_format:$fmtScaleA, type:$scaleA,
                      _ROCDL_format:$scaleBType, _ROCDL_format:$fmtScaleB, type:$scaleB);
}
defvar _ROCDL_scaleNames = ["scaleAType", "fmtScaleA", "scaleBType", "fmtScaleB", "reuseA",
                            "reuseB"];
class ROCDL_WMMA_Scale_IntrOp<string mnemonic, Type AB, Type CD, Type ScaleExpTy>
    : _ROCDL_WMMA<mnemonic, CD, [1, 3],
                  !con(_ROCDL_AB<AB>.withFormats, _ROCDL_C<CD>.withModifier,
                       _ROCDL_Scales<ScaleExpTy>.operands, _ROCDL_reuse),
                  [0, 2, 4, 6, 7, 9, 10, 12, 13],
                  !listconcat(["fmtA", "fmtB", "modC"], _ROCDL_scaleNames),
                  " `,` $scaleA `,` $scaleB">;
class ROCDL_WMMA_Scale_F4_IntrOp<string mnemonic, Type AB, Type CD, Type ScaleExpTy>
    : _ROCDL_WMMA<mnemonic, CD, [0, 1],
                  !con(_ROCDL_AB<AB>.operands, _ROCDL_C<CD>.withModifier,
                       _ROCDL_Scales<ScaleExpTy>.operands, _ROCDL_reuse),
                  [2, 4, 5, 7, 8, 10, 11], !listconcat(["modC"], _ROCDL_scaleNames),
                  " `,` $scaleA `,` $scaleB">;

def ROCDL_wmma_f32_16x16x16_f16 : ROCDL_WMMA_IntrOp<"wmma.f32.16x16x16.f16", F16, F32>;
def ROCDL_wmma_f32_16x16x16_bf16 : ROCDL_WMMA_IntrOp<"wmma.f32.16x16x16.bf16", AnyInteger, F32>;
def ROCDL_wmma_f16_16x16x16_f16 : ROCDL_WMMA_Opsel_IntrOp<"wmma.f16.16x16x16.f16", F16, F16>;
def ROCDL_wmma_bf16_16x16x16_bf16
    : ROCDL_WMMA_Opsel_IntrOp<"wmma.bf16.16x16x16.bf16", AnyInteger, AnyInteger>;
foreach name = ["16x16x16.iu8", "16x16x16.iu4", "16x16x32.iu4"] in
def ROCDL_wmma_i32_ # !subst(".", "_", name)
    : ROCDL_WMMA_IU_IntrOp<"wmma.i32." # name, AnyInteger, AnyInteger>;
def ROCDL_wmma_i32_16x16x64_iu8
    : ROCDL_WMMA_ModsABClamp_IntrOp<"wmma.i32.16x16x64.iu8", AnyInteger, AnyInteger>;

def ROCDL_wmma_f32_16x16x4_f32 : ROCDL_WMMA_ModsAll_Reuse_IntrOp<"wmma.f32.16x16x4.f32", F32, F32>;
foreach type = [BF16, F16] in {
  defvar name = !tolower(!cast<string>(type));
  foreach result = [F32, type] in
  def ROCDL_wmma_ # !tolower(!cast<string>(result)) # _16x16x32_ # name
      : ROCDL_WMMA_ModsAll_Reuse_IntrOp<
          "wmma." # !tolower(!cast<string>(result)) # ".16x16x32." # name, type, result>;
}
def ROCDL_wmma_bf16f32_16x16x32_bf16
    : ROCDL_WMMA_ModsAll_Diff_IntrOp<"wmma.bf16f32.16x16x32.bf16", BF16, F32, BF16>;

foreach a = ["fp8", "bf8"] in foreach b = ["fp8", "bf8"] in {
  defvar types = a # "_" # b;
  def ROCDL_wmma_f32_16x16x16_ # types
      : ROCDL_WMMA_IntrOp<"wmma.f32.16x16x16." # types, AnyInteger, F32>;
  foreach shape = ["16x16x64", "16x16x128"] in foreach result = [F32, F16] in
  def ROCDL_wmma_ # !tolower(!cast<string>(result)) # "_" # shape # "_" # types
      : ROCDL_WMMA_ModsC_IntrOp<
          "wmma." # !tolower(!cast<string>(result)) # "." # shape # "." # types,
          AnyInteger, result>;
}

// Factors for blocks of 32 or 16 elements.
foreach blocks = ["scale", "scale16"] in {
  defvar exponents = !if(!eq(blocks, "scale"), I32, I64);
  def ROCDL_wmma_ # blocks # _f32_16x16x128_f8f6f4
      : ROCDL_WMMA_Scale_IntrOp<"wmma." # blocks # ".f32.16x16x128.f8f6f4", AnyInteger, F32,
                                exponents>;
  def ROCDL_wmma_ # blocks # _f32_32x16x128_f4
      : ROCDL_WMMA_Scale_F4_IntrOp<"wmma." # blocks # ".f32.32x16x128.f4", AnyInteger, F32,
                                   exponents>;
}

//===----------------------------------------------------------------------===//
// Memory: loads that transpose
//===----------------------------------------------------------------------===//

class ROCDL_LDS_Read_Tr_IntrOp<string mnemonic>
    : _ROCDL_MemoryOp<mnemonic, [1], [], 1, (ins Arg<ROCDLBufferLDS, "", [MemRead]>:$ptr),
                      "$ptr attr-dict `:` type($ptr) `->` type($res)"> {
  let summary = "transposed part of a matrix in LDS";
}
foreach name = ["tr4.b64", "tr8.b64", "tr6.b96", "tr16.b64"] in
def ROCDL_ds_read_ # !subst(".", "_", name) : ROCDL_LDS_Read_Tr_IntrOp<"ds.read." # name>;

class AddrKind<string n, int s> {
  string name = n;
  int space = s;
}
def GlobalAddrKind : AddrKind<"global", 1>;
def DSAddrKind : AddrKind<"ds", 3>;

// Elements of `inElemBits` are loaded as values of `outElemBits`. Global loads of 8 and
// 16 bits do not name the former.
class ROCDL_TrLoadOpMeta<AddrKind kind, int inElemBits, int outElemBits> {
  AddrKind addrKind = kind;
  string inBits = !cast<string>(inElemBits);
  string outBits = !cast<string>(outElemBits);
  string inBitsEnc = !if(!and(!eq(kind.space, 1), !ge(inElemBits, 8)), "", inBits);
  string mnemonic = kind.name # ".load.tr" # inBitsEnc # ".b" # outBits;
}
class ROCDL_TrLoadOp<ROCDL_TrLoadOpMeta meta>
    : _ROCDL_MemoryOp<meta.mnemonic, [1], [], 1,
                      (ins Arg<LLVM_PointerInAddressSpace<meta.addrKind.space>, "",
                               [MemRead]>:$ptr),
                      "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"> {
  let summary = "transposed part of a matrix in " # meta.addrKind.name # " memory";
}
foreach width = [4, 8, 6] in {
  defvar name = width # !if(!eq(width, 6), "_B96", "_B64");
  defvar outBits = !if(!eq(width, 6), 96, 64);
  def ROCDL_GlobalLoadTr # name
      : ROCDL_TrLoadOp<ROCDL_TrLoadOpMeta<GlobalAddrKind, width, outBits>>;
  def ROCDL_DsLoadTr # name : ROCDL_TrLoadOp<ROCDL_TrLoadOpMeta<DSAddrKind, width, outBits>>;
}
def ROCDL_GlobalLoadTr8_B128 : ROCDL_TrLoadOp<ROCDL_TrLoadOpMeta<GlobalAddrKind, 16, 128>>;
def ROCDL_DsLoadTr16_B128 : ROCDL_TrLoadOp<ROCDL_TrLoadOpMeta<DSAddrKind, 16, 128>>;

//===----------------------------------------------------------------------===//
// Memory: copies to LDS
//===----------------------------------------------------------------------===//

defvar _ROCDL_copied = (ins _ROCDL_WriteLDS:$ldsPtr, I32Attr:$size, I32Attr:$offset, I32Attr:$aux);
defvar _ROCDL_copiedText = "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict";

let summary = "copies from global memory or a buffer to LDS" in
def ROCDL_LoadToLDSOp
    : _ROCDL_MemoryOp<"load.to.lds", [], [0], 0,
                      !con((ins Arg<LLVM_AnyPointer, "", [MemRead]>:$globalPtr), _ROCDL_copied),
                      !strconcat(_ROCDL_copiedText, " `:` type($globalPtr)"), [2, 3, 4],
                      ["size", "offset", "aux"]>;
let summary = "copies from global memory to LDS" in
def ROCDL_GlobalLoadLDSOp
    : _ROCDL_MemoryOp<"global.load.lds", [], [], 0,
                      !con((ins _ROCDL_ReadGlobal:$globalPtr), _ROCDL_copied), _ROCDL_copiedText,
                      [2, 3, 4], ["size", "offset", "aux"]>;

foreach width = ["8", "32", "64", "128"] in {
  let summary = "begins to copy " # width # " bits from global memory to LDS" in
  def ROCDL_GlobalLoadAsyncToLDSB # width # Op
      : _ROCDL_MemoryOp<"global.load.async.to.lds.b" # width, [], [], 0,
          (ins _ROCDL_ReadGlobal:$globalPtr, _ROCDL_WriteLDS:$ldsPtr, I32Attr:$offset,
               I32Attr:$aux),
          "$globalPtr `,` $ldsPtr `,` $offset `,` $aux "
          "attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
          [2, 3], ["offset", "aux"]>;
  let summary = "begins to copy " # width # " bits from global memory to LDS of several blocks" in
  def ROCDL_ClusterLoadAsyncToLDSB # width # Op
      : _ROCDL_MemoryOp<"cluster.load.async.to.lds.b" # width, [], [], 0,
          (ins _ROCDL_ReadGlobal:$globalPtr, _ROCDL_WriteLDS:$ldsPtr, I32Attr:$offset,
               I32Attr:$cpol, I32:$mask),
          "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask "
          "attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
          [2, 3], ["offset", "cpol"]>;
}

// Boxes of tensors; `D2` has no more than two dimensions.
defvar _ROCDL_tensorText =
  "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)";
class ROCDL_TensorLDSIntrOp<string mnemonic>
    : _ROCDL_MemoryOp<mnemonic, [], [], 0,
                      (ins ROCDL_V4I32Type:$dgroup0, ROCDL_V8I32Type:$dgroup1,
                           ROCDL_V4I32Type:$dgroup2, ROCDL_V4I32Type:$dgroup3,
                           I32Attr:$cachePolicy), _ROCDL_tensorText, [4], ["cachePolicy"]> {
  let summary = "begins to copy a box of a tensor, `" # mnemonic # "`";
}
class ROCDL_TensorLDSIntrD2Op<string mnemonic>
    : _ROCDL_MemoryOp<mnemonic, [], [], 0,
                      (ins ROCDL_V4I32Type:$dgroup0, ROCDL_V8I32Type:$dgroup1,
                           I32Attr:$cachePolicy), _ROCDL_tensorText, [2], ["cachePolicy"]> {
  let summary = "begins to copy a box of a tensor, `" # mnemonic # "`";
}
def ROCDL_TensorLoadToLDSOp : ROCDL_TensorLDSIntrOp<"tensor.load.to.lds">;
def ROCDL_TensorStoreFromLDSOp : ROCDL_TensorLDSIntrOp<"tensor.store.from.lds">;
def ROCDL_TensorLoadToLDSD2Op : ROCDL_TensorLDSIntrD2Op<"tensor.load.to.lds.d2">;
def ROCDL_TensorStoreFromLDSD2Op : ROCDL_TensorLDSIntrD2Op<"tensor.store.from.lds.d2">;

foreach space = [0, 1] in {
  defvar name = !if(!eq(space, 1), "Global", "Flat");
  let summary = "brings " # !if(!eq(space, 1), "global", "any") # " memory into a cache" in
  def ROCDL_ # name # PrefetchOp
      : _ROCDL_MemoryOp<!tolower(name) # ".prefetch", [], [], 0,
          (ins Arg<LLVM_PointerInAddressSpace<space>, "", [MemRead]>:$ptr, I32Attr:$scope),
          "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))", [1], ["scope"]>;
}

let summary = "arrives at a barrier in LDS; its state", results = (outs I64:$res) in
def ROCDL_DsAtomicBarrierArriveRtnOp
    : _ROCDL_MemoryOp<"ds.atomic.barrier.arrive.rtn.b64", [], [], 1,
        (ins Arg<ROCDLBufferLDS, "", [MemRead, MemWrite]>:$barrierPtr, I64:$val),
        "$barrierPtr `,` $val attr-dict `:` qualified(type($barrierPtr)) `,` type($val) "
        "`->` type($res)">;
let summary = "arrives at a barrier in LDS when copies are done" in
def ROCDL_DsAtomicAsyncBarrierArriveOp
    : _ROCDL_MemoryOp<"ds.atomic.async.barrier.arrive.b64", [], [], 0,
        (ins _ROCDL_WriteLDS:$barrierPtr),
        "$barrierPtr attr-dict `:` qualified(type($barrierPtr))">;

//===----------------------------------------------------------------------===//
// Memory: buffers
//===----------------------------------------------------------------------===//

def ROCDL_MakeBufferRsrcOp : ROCDL_IntrOp<"make.buffer.rsrc", [0], [0], [Pure], 1> {
  let summary = "buffer from a pointer, stride, size and flags";
  let arguments = (ins LLVM_AnyPointer:$base, I16:$stride, I64:$numRecords, I32:$flags);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "operands attr-dict `:` type($base) `to` type($res)";
}

defvar _ROCDL_place = (ins I32:$offset, I32:$soffset, I32:$aux);

let summary = "value in a buffer" in
def ROCDL_RawPtrBufferLoadOp
    : _ROCDL_MemoryOp<"raw.ptr.buffer.load", [0], [], 1,
                      !con((ins Arg<ROCDLBufferRsrc, "", [MemRead]>:$rsrc), _ROCDL_place),
                      "operands attr-dict `:` type($res)">;
let summary = "copies from a buffer to LDS" in
def ROCDL_RawPtrBufferLoadLdsOp
    : _ROCDL_MemoryOp<"raw.ptr.buffer.load.lds", [], [], 0,
                      (ins Arg<ROCDLBufferRsrc, "", [MemRead]>:$rsrc, _ROCDL_WriteLDS:$ldsPtr,
                           I32:$size, I32:$voffset, I32:$soffset, I32:$offset, I32:$aux),
                      "operands attr-dict">;
let summary = "writes a value to a buffer" in
def ROCDL_RawPtrBufferStoreOp
    : _ROCDL_MemoryOp<"raw.ptr.buffer.store", [], [0], 0,
                      !con((ins LLVM_Type:$vdata, Arg<ROCDLBufferRsrc, "", [MemWrite]>:$rsrc),
                           _ROCDL_place),
                      "operands attr-dict `:` type($vdata)">;
let summary = "atomic store to a buffer if it has the expected value; the old value" in
def ROCDL_RawPtrBufferAtomicCmpSwap
    : _ROCDL_MemoryOp<"raw.ptr.buffer.atomic.cmpswap", [0], [], 1,
                      !con((ins LLVM_Type:$src, LLVM_Type:$cmp, _ROCDL_UpdateBuffer:$rsrc),
                           _ROCDL_place),
                      "operands attr-dict `:` type($res)", [], [],
                      [AllTypesMatch<["res", "src", "cmp"]>]>;
class ROCDL_RawPtrBufferAtomicNoRet<string op>
    : _ROCDL_MemoryOp<"raw.ptr.buffer.atomic." # op, [], [0], 0,
                      !con((ins LLVM_Type:$vdata, _ROCDL_UpdateBuffer:$rsrc), _ROCDL_place),
                      "operands attr-dict `:` type($vdata)"> {
  let summary = "atomic `" # op # "` of a value into a buffer";
}

// Older forms, whose buffer is a vector of four integers.
class _ROCDL_RawBufferOp<string name, dag before, list<int> overloadedResults = [],
                         list<int> overloadedOperands = [0], int numResults = 0>
    : ROCDL_IntrOp<"raw.buffer." # name, overloadedResults, overloadedOperands, [], numResults> {
  let arguments = !con(before, (ins LLVM_Type:$rsrc, LLVM_Type:$offset, LLVM_Type:$soffset,
                                    LLVM_Type:$aux));
  let hasCustomAssemblyFormat = 1;
}
let summary = "value in a buffer" in
def ROCDL_RawBufferLoadOp : _ROCDL_RawBufferOp<"load", (ins), [0], [], 1>;
let summary = "writes a value to a buffer" in
def ROCDL_RawBufferStoreOp : _ROCDL_RawBufferOp<"store", (ins LLVM_Type:$vdata)>;
def ROCDL_RawBufferAtomicCmpSwap
    : ROCDL_IntrOp<"raw.buffer.atomic.cmpswap", [], [0], [AllTypesMatch<["res", "src", "cmp"]>], 1> {
  let summary = "atomic store to a buffer if it has the expected value; the old value";
  let arguments = !con((ins LLVM_Type:$src, LLVM_Type:$cmp, LLVM_Type:$rsrc), _ROCDL_place);
  let assemblyFormat = "attr-dict `(` operands `)` `:` type($res) `,` type($rsrc)";
}

foreach name = ["FMax", "SMax", "UMin", "FAdd"] in {
  defvar op = !tolower(name);
  def ROCDL_RawPtrBufferAtomic # !substr(name, 0, 1) # !tolower(!substr(name, 1)) # Op
      : ROCDL_RawPtrBufferAtomicNoRet<op>;
  let summary = "atomic `" # op # "` of a value into a buffer" in
  def ROCDL_RawBufferAtomic # name # Op
      : _ROCDL_RawBufferOp<"atomic." # op, (ins LLVM_Type:$vdata)>;
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

// A type with its name in records' names.
class ScaleArgInfo<TypeConstraint argTyVal, string typeName> {
  TypeConstraint type = argTyVal;
  string name = !tolower(typeName);
  string nameForOp = typeName;
}

class _ROCDL_Convert<string mnemonic, dag operands, string text, list<int> immediates = [],
                     list<string> names = []>
    : ROCDL_ConcreteNonMemIntrOp<"cvt." # mnemonic, [Pure], 1, immediates, names> {
  let arguments = operands;
  let assemblyFormat = "attr-dict " # text # " `:` type($res)";
}

let summary = "two floats as `vector<2xf16>`, rounded towards zero" in
def ROCDL_CvtPkRtz : ROCDL_IntrOp<"cvt.pkrtz", [], [], [Pure], 1> {
  let arguments = (ins F32:$srcA, F32:$srcB);
  let assemblyFormat = "attr-dict $srcA `,` $srcB `:` type($res)";
}

foreach type = ["Bf8", "Fp8"] in {
  defvar name = !tolower(type);
  let summary = "one of four `" # name # "` as float" in
  def ROCDL_CvtF32 # type # Op
      : _ROCDL_Convert<"f32." # name, (ins I32:$srcA, I32Attr:$byteSel), "$srcA `[` $byteSel `]`",
                       [1], ["byteSel"]>;
  let summary = "two of four `" # name # "` as floats" in
  def ROCDL_CvtPkF32 # type # Op
      : _ROCDL_Convert<"pk.f32." # name, (ins I32:$src, I1Attr:$wordSel), "$src `[` $wordSel `]`",
                       [1], ["wordSel"]>;
  let summary = "four `" # name # "` with two replaced by floats" in
  def ROCDL_CvtPk # type # F32Op
      : _ROCDL_Convert<"pk." # name # ".f32",
                       (ins F32:$srcA, F32:$srcB, I32:$old, I1Attr:$wordSel),
                       "$srcA `,` $srcB `->` $old `[` $wordSel `]`", [3], ["wordSel"]>;
  let summary = "four `" # name # "` with one replaced by a float, rounded at random" in
  def ROCDL_CvtSr # type # F32Op
      : _ROCDL_Convert<"sr." # name # ".f32",
                       (ins F32:$srcA, I32:$srcB, I32:$old, I32Attr:$byteSel),
                       "$srcA `,` $srcB `->` $old `[` $byteSel `]`", [3], ["byteSel"]>;
}

// Conversions between `length` narrow numbers `small` and wide ones `large`, which are
// the numbers in `small` times a factor.
class _ROCDL_Widen<string mnemonic, ScaleArgInfo small, ScaleArgInfo large>
    : _ROCDL_Convert<mnemonic # "." # large.name # "." # small.name,
                     (ins small.type:$src, I32:$scale, I32Attr:$scaleSel),
                     "$src `,` $scale `[` $scaleSel `]`", [2], ["scaleSel"]> {
  let summary = "packed `" # small.name # "` times a factor as `" # large.name # "`";
  let results = (outs large.type:$res);
}
class _ROCDL_Scaled<string mnemonic, ScaleArgInfo from, ScaleArgInfo to>
    : _ROCDL_Convert<mnemonic # "." # to.name # "." # from.name,
                     (ins from.type:$src, F32:$scale), "$src `,` $scale"> {
  let summary = "packed `" # from.name # "` as packed `" # to.name # "`, scaled";
  let results = (outs to.type:$res);
}
class _ROCDL_ScaledAtRandom<string mnemonic, ScaleArgInfo from, ScaleArgInfo to>
    : _ROCDL_Convert<mnemonic # "." # to.name # "." # from.name,
                     (ins from.type:$src, I32:$seed, F32:$scale), "$src `,` $seed `,` $scale"> {
  let summary = "packed `" # from.name # "` as packed `" # to.name # "`, scaled, rounded at random";
  let results = (outs to.type:$res);
}

// 8 or 16 at a time.
foreach length = [8, 16] in
foreach small = !if(!eq(length, 8), [ScaleArgInfo<I32, "Fp4">, ScaleArgInfo<ROCDL_V2I32Type, "Fp8">,
                                     ScaleArgInfo<ROCDL_V2I32Type, "Bf8">],
                                    [ScaleArgInfo<ROCDL_V3I32Type, "Fp6">,
                                     ScaleArgInfo<ROCDL_V3I32Type, "Bf6">]) in
foreach wide = ["F16", "Bf16", "F32"] in {
  defvar large = ScaleArgInfo<!cast<Type>("ROCDL_V" # length # !toupper(wide) # "Type"), wide>;
  def ROCDL_CvtPkScalePk # length # wide # small.nameForOp # Op
      : _ROCDL_Widen<"scale.pk" # length, small, large>;
  def ROCDL_CvtScaleF32Pk # length # small.nameForOp # wide # Op
      : _ROCDL_Scaled<"scalef32.pk" # length, large, small>;
  def ROCDL_CvtScaleF32SrPk # length # small.nameForOp # wide # Op
      : _ROCDL_ScaledAtRandom<"scalef32.sr.pk" # length, large, small>;
}

// 32 at a time; floats come as two vectors of 16.
foreach small = [ScaleArgInfo<ROCDL_V6I32Type, "Fp6">, ScaleArgInfo<ROCDL_V6I32Type, "Bf6">] in {
  foreach wide = ["F16", "Bf16", "F32"] in {
    defvar large = ScaleArgInfo<!cast<Type>("ROCDL_V32" # !toupper(wide) # "Type"), wide>;
    def ROCDL_CvtScaleF32Pk32 # wide # small.nameForOp # Op
        : _ROCDL_Scaled<"scalef32.pk32", small, large>;
    def ROCDL_CvtScaleF32SrPk32 # small.nameForOp # wide # Op
        : _ROCDL_ScaledAtRandom<"scalef32.sr.pk32", large, small>;
    if !ne(wide, "F32") then
    def ROCDL_CvtScaleF32Pk32 # small.nameForOp # wide # Op
        : _ROCDL_Scaled<"scalef32.pk32", large, small>;
  }
  let summary = "two `vector<16xf32>` as packed `" # small.name # "`, scaled",
      results = !dag(outs, [small.type], ["res"]) in
  def ROCDL_CvtScaleF322xPk16 # small.nameForOp # F32Op
      : _ROCDL_Convert<"scalef32.2xpk16." # small.name # ".f32",
                       (ins ROCDL_V16F32Type:$src0, ROCDL_V16F32Type:$src1, F32:$scale),
                       "$src0 `,` $src1 `,` $scale">;
}

// One or two at a time. The other numbers of a packed value come from `oldVdst`.
defvar _ROCDL_pairs = [ScaleArgInfo<ROCDL_V2F16Type, "F16">,
                       ScaleArgInfo<ROCDL_V2BF16Type, "Bf16">];
defvar _ROCDL_pairsWithF32 = !listconcat(_ROCDL_pairs, [ScaleArgInfo<ROCDL_V2F32Type, "F32">]);

foreach type = ["Fp8", "Bf8"] in {
  defvar name = !tolower(type);
  let summary = "one of four `" # name # "` as `f16` in one of two places, scaled",
      results = (outs ROCDL_V2F16Type:$res) in
  def ROCDL_CvtScaleF32F16 # type # Op
      : _ROCDL_Convert<"scalef32.f16." # name,
                       (ins ROCDL_V2F16Type:$oldVdst, I32:$src, F32:$scale, I32Attr:$srcSelIndex,
                            I1Attr:$dstLoHiSel),
                       "$src `[` $srcSelIndex `]` `,` $scale `->` $oldVdst `[` $dstLoHiSel `]`",
                       [3, 4], ["srcSelIndex", "dstLoHiSel"]>;
  let summary = "one of four `" # name # "` as float, scaled", results = (outs F32:$res) in
  def ROCDL_CvtScaleF32F32 # type # Op
      : _ROCDL_Convert<"scalef32.f32." # name, (ins I32:$src, F32:$scale, I32Attr:$srcSelIndex),
                       "$src `[` $srcSelIndex `]` `,` $scale", [2], ["srcSelIndex"]>;
  let summary = "two floats as `" # name # "` in one half, scaled",
      results = (outs ROCDL_V2I16Type:$res) in
  def ROCDL_CvtScaleF32Pk # type # F32Op
      : _ROCDL_Convert<"scalef32.pk." # name # ".f32",
                       (ins ROCDL_V2I16Type:$oldVdst, F32:$src0, F32:$src1, F32:$scale,
                            I1Attr:$dstLoHiSel),
                       "$src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]`", [4],
                       ["dstLoHiSel"]>;
  foreach large = _ROCDL_pairs in
  let summary = "two `" # large.name # "` as `" # name # "` in one half, scaled",
      results = (outs ROCDL_V2I16Type:$res) in
  def ROCDL_CvtScaleF32Pk # type # large.nameForOp # Op
      : _ROCDL_Convert<"scalef32.pk." # name # "." # large.name,
                       (ins ROCDL_V2I16Type:$oldVdst, large.type:$src0, F32:$scale,
                            I1Attr:$dstLoHiSel),
                       "$src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]`", [3], ["dstLoHiSel"]>;
  foreach large = _ROCDL_pairsWithF32 in
  let summary = "two of four `" # name # "` as `" # large.name # "`, scaled",
      results = !dag(outs, [large.type], ["res"]) in
  def ROCDL_CvtScaleF32Pk # large.nameForOp # type # Op
      : _ROCDL_Convert<"scalef32.pk." # large.name # "." # name,
                       (ins I32:$src, F32:$scale, I1Attr:$srcLoHiSel),
                       "$src `[` $srcLoHiSel `]` `,` $scale", [2], ["srcLoHiSel"]>;
  foreach large = [F32, F16, BF16] in
  let summary = "`" # !tolower(!cast<string>(large)) # "` as one of four `" # name
                # "`, scaled, rounded at random",
      results = (outs I32:$res) in
  def ROCDL_CvtScaleF32Sr # type # large # Op
      : _ROCDL_Convert<"scalef32.sr." # name # "." # !tolower(!cast<string>(large)),
                       (ins I32:$oldVdst, large:$src0, I32:$seed, F32:$scale, I32Attr:$dstSelIndex),
                       "$src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]`", [4],
                       ["dstSelIndex"]>;
}

foreach large = _ROCDL_pairsWithF32 in {
  if !ne(large.name, "f32") then
  let summary = "two `" # large.name # "` as two of eight `fp4`, scaled",
      results = (outs I32:$res) in
  def ROCDL_CvtScaleF32PkFp4 # large.nameForOp # Op
      : _ROCDL_Convert<"scalef32.pk.fp4." # large.name,
                       (ins I32:$oldVdst, large.type:$src, F32:$scale, I32Attr:$dstSelIndex),
                       "$src `,` $scale `->` $oldVdst `[` $dstSelIndex `]`", [3], ["dstSelIndex"]>;
  let summary = "two `" # large.name # "` as two of eight `fp4`, scaled, rounded at random",
      results = (outs I32:$res) in
  def ROCDL_CvtScaleF32SrPkFp4 # large.nameForOp # Op
      : _ROCDL_Convert<"scalef32.sr.pk.fp4." # large.name,
                       (ins I32:$oldVdst, large.type:$src, I32:$seed, F32:$scale,
                            I32Attr:$dstSelIndex),
                       "$src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]`", [4],
                       ["dstSelIndex"]>;
  let summary = "two of eight `fp4` as `" # large.name # "`, scaled",
      results = !dag(outs, [large.type], ["res"]) in
  def ROCDL_CvtScaleF32Pk # large.nameForOp # Fp4Op
      : _ROCDL_Convert<"scalef32.pk." # large.name # ".fp4",
                       (ins I32:$src, F32:$scale, I32Attr:$srcSelIndex),
                       "$src `[` $srcSelIndex `]` `,` $scale", [2], ["srcSelIndex"]>;
}
let summary = "two floats as two of eight `fp4`, scaled", results = (outs I32:$res) in
def ROCDL_CvtScaleF32PkFp4F32Op
    : _ROCDL_Convert<"scalef32.pk.fp4.f32",
                     (ins I32:$oldVdst, F32:$src0, F32:$src1, F32:$scale, I32Attr:$dstSelIndex),
                     "$src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstSelIndex `]`", [4],
                     ["dstSelIndex"]>;

//===----------------------------------------------------------------------===//
// Mathematics
//===----------------------------------------------------------------------===//

defvar _ROCDL_floats = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;

def ROCDL_FMed3Op
    : ROCDL_IntrOp<"fmed3", [0], [], [Pure, AllTypesMatch<["res", "src0", "src1", "src2"]>], 1> {
  let summary = "median of three floats";
  let arguments = (ins _ROCDL_floats:$src0, _ROCDL_floats:$src1, _ROCDL_floats:$src2);
  let results = (outs _ROCDL_floats:$res);
  let assemblyFormat = "$src0 `,` $src1 `,` $src2 attr-dict `:` type($res)";
}

class ROCDL_Math_IntrOp<string mnemonic, list<Trait> traits = [Pure]>
    : ROCDL_IntrOp<mnemonic, [0], [], traits, 1> {
  let arguments = (ins LLVM_AnyFloat:$arg);
  let results = (outs LLVM_AnyFloat:$res);
  let assemblyFormat = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))";
}
foreach row = [_ROCDL_Row<"Tanh", "tanh", "hyperbolic tangent">,
               _ROCDL_Row<"Sin", "sin", "sine of a number of turns">,
               _ROCDL_Row<"Cos", "cos", "cosine of a number of turns">,
               _ROCDL_Row<"Rcp", "rcp", "reciprocal">, _ROCDL_Row<"Exp", "exp", "power of e">,
               _ROCDL_Row<"Exp2", "exp2", "power of 2">, _ROCDL_Row<"Log", "log", "logarithm">,
               _ROCDL_Row<"Sqrt", "sqrt", "square root">] in
def ROCDL # row.record : ROCDL_Math_IntrOp<row.mnemonic> {
  let summary = row.text;
}

//===----------------------------------------------------------------------===//
// Target
//===----------------------------------------------------------------------===//

def ROCDL_TargetAttr : ROCDL_Attr<"ROCDLTarget", "target"> {
  let description = "How to compile a GPU module.";
  let parameters = (ins
    DefaultValuedParameter<"int", "2", "Optimization level to apply.">:$O,
    StringRefParameter<"Target triple.", "\"amdgcn-amd-amdhsa\"">:$triple,
    StringRefParameter<"Target chip.", "\"gfx900\"">:$chip,
    StringRefParameter<"Target chip features.", "\"\"">:$features,
    StringRefParameter<"ABI version.", "\"600\"">:$abi,
    OptionalParameter<"DictionaryAttr", "Target specific flags.">:$flags,
    OptionalParameter<"ArrayAttr", "Files to link to the LLVM module.">:$link);
  let assemblyFormat = "(`<` struct($O, $triple, $chip, $features, $abi, $flags, $link)^ `>`)?";
  let builders = [
    AttrBuilder<(ins CArg<"int", "2">:$optLevel,
                     CArg<"StringRef", "\"amdgcn-amd-amdhsa\"">:$triple,
                     CArg<"StringRef", "\"gfx900\"">:$chip, CArg<"StringRef", "\"\"">:$features,
                     CArg<"StringRef", "\"600\"">:$abiVersion,
                     CArg<"DictionaryAttr", "nullptr">:$targetFlags,
                     CArg<"ArrayAttr", "nullptr">:$linkFiles),
                [{return $_get($_ctxt, optLevel, triple, chip, features, abiVersion, targetFlags,
                               linkFiles);}]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

#endif // MLIRKIT_ROCDL_OPS
