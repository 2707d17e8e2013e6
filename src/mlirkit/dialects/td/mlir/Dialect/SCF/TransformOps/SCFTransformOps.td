//===- Loops in the transform dialect ---------------------------------------===//

#ifndef MLIR_DIALECT_SCF_TRANSFORMOPS_SCFTRANSFORMOPS_TD
#define MLIR_DIALECT_SCF_TRANSFORMOPS_SCFTRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Transform_ScfForOp : Transform_ConcreteOpType<"scf.for">;

//===- Conversions and pattern sets -----------------------------------------===//

def ApplyForLoopCanonicalizationPatternsOp
    : _PatternsOp<"scf.for_loop_canonicalization",
                  "simplifies what depends on the bounds of loops">;
def ApplySCFStructuralConversionPatternsOp
    : _ConversionPatternsOp<"scf.structural_conversions", "converts types of loops",
                            ["populateConversionTargetRules"]>;
def ApplySCFToControlFlowPatternsOp
    : _ConversionPatternsOp<"scf.scf_to_control_flow", "conversion of scf to cf">;

//===- Operations -----------------------------------------------------------===//

class _LoopOp<string mnemonic, string what, dag operands, dag made,
              list<Trait> traits = _FunctionalEach>
    : Op<Transform_Dialect, "loop." # mnemonic, traits> {
  let summary = what;
  let arguments = operands;
  let results = made;
  let assemblyFormat = "$target attr-dict `:` functional-type(operands, results)";
}

class _LoopToLoopsOp<string mnemonic, string what>
    : _LoopOp<mnemonic, what, (ins _Handle:$target), (outs Variadic<_Handle>:$transformed),
              _FunctionalApply>;
def ForallToForOp : _LoopToLoopsOp<"forall_to_for", "scf.forall to a nest of scf.for">;
def ForallToParallelOp : _LoopToLoopsOp<"forall_to_parallel", "scf.forall to scf.parallel">;
def ParallelForToNestedForOps
    : _LoopToLoopsOp<"parallel_for_to_nested_fors", "scf.parallel to a nest of scf.for">;

def LoopOutlineOp
    : _LoopOp<"outline", "moves a loop to a function",
              (ins _Handle:$target, StrAttr:$func_name),
              (outs _Handle:$function, _Handle:$call), _FunctionalApply>;
def LoopPeelOp
    : _LoopOp<"peel", "splits the first or last iterations from a loop",
              (ins Transform_ScfForOp:$target,
                   DefaultValuedAttr<BoolAttr, "false">:$peel_front,
                   DefaultValuedAttr<BoolAttr, "false">:$fail_if_already_divisible),
              (outs _Handle:$peeled_loop, _Handle:$remainder_loop)>;
def LoopPipelineOp
    : _LoopOp<"pipeline", "overlaps iterations of a loop",
              (ins Transform_ScfForOp:$target,
                   DefaultValuedAttr<I64Attr, "1">:$iteration_interval,
                   DefaultValuedAttr<I64Attr, "10">:$read_latency),
              (outs _Handle:$transformed)>;
def LoopCoalesceOp
    : _LoopOp<"coalesce", "joins a nest of loops into one", (ins _Handle:$target),
              (outs _Handle:$transformed)> {
  let assemblyFormat = "$target attr-dict `:` functional-type($target, $transformed)";
}
def LoopFuseSiblingOp
    : _LoopOp<"fuse_sibling", "joins the bodies of two loops",
              (ins _Handle:$target, _Handle:$source), (outs _Handle:$fused_loop),
              _FunctionalApply> {
  let assemblyFormat = "$target `into` $source attr-dict "
                       # " `:` functional-type(operands, results)";
}

let assemblyFormat = "$target attr-dict `:` type($target)" in {
  def LoopPromoteIfOneIterationOp
      : _LoopOp<"promote_if_one_iteration", "replaces a loop of one iteration by its body",
                (ins _Handle:$target), (outs), [_OwnEffects] # _Each>;

  defvar factor = (ins _Handle:$target, ConfinedAttr<I64Attr, [IntPositive]>:$factor);
  def LoopUnrollOp : _LoopOp<"unroll", "repeats the body of a loop", factor, (outs)>;
  def LoopUnrollAndJamOp
      : _LoopOp<"unroll_and_jam", "repeats the body of a loop and joins loops inside", factor,
                (outs)>;
}

def TakeAssumedBranchOp
    : Op<Transform_Dialect, "scf.take_assumed_branch", [_OwnEffects] # _Each> {
  let summary = "replaces scf.if by one of its branches";
  let arguments = (ins _Handle:$target, OptionalAttr<UnitAttr>:$take_else_branch);
  let assemblyFormat = "$target (`take_else_branch` $take_else_branch^)? attr-dict "
                       # "`:` functional-type(operands, results)";
}

#endif // MLIR_DIALECT_SCF_TRANSFORMOPS_SCFTRANSFORMOPS_TD
