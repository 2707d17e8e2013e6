//===- Memrefs in the transform dialect -------------------------------------===//

#ifndef MLIR_DIALECT_MEMREF_TRANSFORMOPS_MEMREFTRANSFORMOPS_TD
#define MLIR_DIALECT_MEMREF_TRANSFORMOPS_MEMREFTRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Transform_MemRefAllocOp : Transform_ConcreteOpType<"memref.alloc">;
def Transform_MemRefAllocaOp : Transform_ConcreteOpType<"memref.alloca">;

//===- Conversions and pattern sets -----------------------------------------===//

def MemrefToLLVMTypeConverterOp
    : Op<Transform_Dialect, "apply_conversion_patterns.memref.memref_to_llvm_type_converter",
         [DeclareOpInterfaceMethods<TypeConverterBuilderOpInterface,
                                    ["getTypeConverter", "getTypeConverterType"]>]> {
  let summary = "converter of types to those of llvm";
  defvar no = DefaultValuedOptionalAttr<BoolAttr, "false">;
  let arguments = (ins no:$use_aligned_alloc,
                       DefaultValuedOptionalAttr<I64Attr, "64">:$index_bitwidth,
                       no:$use_generic_functions, no:$use_bare_ptr_call_conv,
                       OptionalAttr<StrAttr>:$data_layout);
  let assemblyFormat = "attr-dict";
}

def ApplyAllocToAllocaOp
    : Op<Transform_Dialect, "apply_patterns.memref.alloc_to_alloca",
         [DeclareOpInterfaceMethods<PatternDescriptorOpInterface,
                                    ["populatePatternsWithState"]>]> {
  let summary = "memref.alloc to memref.alloca, up to a size";
  let arguments = (ins OptionalAttr<I64Attr>:$size_limit);
  let assemblyFormat = "(`size_limit` `(` $size_limit^ `)`)? attr-dict";
}

def ApplyExpandOpsPatternsOp
    : _PatternsOp<"memref.expand_ops", "operations to simpler ones">;
def ApplyExpandStridedMetadataPatternsOp
    : _PatternsOp<"memref.expand_strided_metadata",
                  "views to computations of their offsets and strides">;
def ApplyExtractAddressComputationsPatternsOp
    : _PatternsOp<"memref.extract_address_computations",
                  "indices of loads and stores to offsets of subviews">;
def ApplyFoldMemrefAliasOpsPatternsOp
    : _PatternsOp<"memref.fold_memref_alias_ops", "accesses by views to ones of their source">;
def ApplyResolveRankedShapedTypeResultDimsPatternsOp
    : _PatternsOp<"memref.resolve_ranked_shaped_type_result_dims",
                  "dimensions of results to computations from operands">;

//===- Operations -----------------------------------------------------------===//

def MemRefAllocaToGlobalOp
    : Op<Transform_Dialect, "memref.alloca_to_global",
         [TransformOpInterface, _OwnEffects, _OwnApply]> {
  let summary = "memref.alloca to a global";
  let arguments = (ins Transform_MemRefAllocaOp:$alloca);
  let results = (outs _Handle:$getGlobal, _Handle:$global);
  let assemblyFormat = "$alloca attr-dict `:` functional-type(operands, results)";
}

def MemRefMultiBufferOp : Op<Transform_Dialect, "memref.multibuffer", _FunctionalApply> {
  let summary = "several buffers in turn where a loop uses one";
  let arguments = (ins Transform_MemRefAllocOp:$target,
                       ConfinedAttr<I64Attr, [IntPositive]>:$factor, UnitAttr:$skip_analysis);
  let results = (outs _Handle:$transformed);
  let assemblyFormat = "$target attr-dict `:` functional-type(operands, results)";
}

def MemRefEraseDeadAllocAndStoresOp
    : Op<Transform_Dialect, "memref.erase_dead_alloc_and_stores",
         [TransformEachOpTrait, TransformOpInterface, _OwnEffects,
          ReportTrackingListenerFailuresOpTrait]> {
  let summary = "drops buffers that nobody reads and what is stored there";
  let arguments = (ins _Handle:$target);
  let assemblyFormat = "$target attr-dict `:` functional-type($target, results)";
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Value":$target)>];
}

def MemRefMakeLoopIndependentOp
    : Op<Transform_Dialect, "memref.make_loop_independent", _FunctionalEach> {
  let summary = "sizes an allocation so that they do not depend on loops";
  let arguments = (ins _Handle:$target, I64Attr:$num_loops);
  let results = (outs _Handle:$transformed);
  let assemblyFormat = "$target attr-dict `:` functional-type($target, $transformed)";
}

#endif // MLIR_DIALECT_MEMREF_TRANSFORMOPS_MEMREFTRANSFORMOPS_TD
