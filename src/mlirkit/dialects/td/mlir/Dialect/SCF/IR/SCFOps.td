//===- The scf dialect ------------------------------------------------------===//
//
// Structured control flow: loops and conditionals with regions. In order: regions and
// conditionals, loops one after the other, loops in parallel, terminators.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_SCF_IR_SCFOPS_TD
#define MLIR_DIALECT_SCF_IR_SCFOPS_TD

include "mlir/Dialect/SCF/IR/DeviceMappingInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/ParallelCombiningOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def SCF_Dialect : Dialect {
  let name = "scf";
  let summary = "structured control flow";
  let description = [{
    Loops and conditionals whose bodies are regions. Values leave a region through its
    terminator, `scf.yield` in most cases, and become the results of the operation;
    where nothing is yielded the terminator is left out of the text.
  }];
  let cppNamespace = "::mlir::scf";
  let dependentDialects = ["arith::ArithDialect"];
}

class SCF_Op<string mnemonic, list<Trait> traits = []>
    : Op<SCF_Dialect, mnemonic, traits>;

//===- Regions and conditionals ---------------------------------------------===//

def ExecuteRegionOp
    : SCF_Op<"execute_region",
             [DeclareOpInterfaceMethods<RegionBranchOpInterface>,
              RecursiveMemoryEffects]> {
  let summary = "a region run once";
  let description = [{
    The place for blocks and branches inside structured code. `no_inline` keeps the
    region from being merged into what is around it.

    ```mlir
    %r = scf.execute_region -> i32 {
      cf.cond_br %flag, ^one, ^two
    ^one:
      scf.yield %a : i32
    ^two:
      scf.yield %b : i32
    }
    ```
  }];
  let arguments = (ins UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let regions = (region AnyRegion:$region);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def IfOp
    : SCF_Op<"if", [DeclareOpInterfaceMethods<RegionBranchOpInterface,
                        ["getNumRegionInvocations", "getRegionInvocationBounds",
                         "getEntrySuccessorRegions"]>,
                    InferTypeOpAdaptor, SingleBlockImplicitTerminator<"scf::YieldOp">,
                    RecursiveMemoryEffects, RecursivelySpeculatable,
                    NoRegionArguments]> {
  let summary = "one of two regions, by a condition";
  let description = [{
    Runs the first region if the condition is true, else the second. With results both
    regions are there and yield them.

    ```mlir
    scf.if %flag {
      "my.action"() : () -> ()
    }
    %larger = scf.if %less -> (i32) {
      scf.yield %b : i32
    } else {
      scf.yield %a : i32
    }
    ```
  }];
  let arguments = (ins I1:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, MaxSizedRegion<1>:$elseRegion);
  let builders = [
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$cond)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$cond, "bool":$addThenBlock,
                   "bool":$addElseBlock)>,
    OpBuilder<(ins "Value":$cond, "bool":$withElseRegion)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$cond, "bool":$withElseRegion)>,
    OpBuilder<(ins "Value":$cond,
                   CArg<"function_ref<void(OpBuilder &, Location)>",
                        "buildTerminatedBody">:$thenBuilder,
                   CArg<"function_ref<void(OpBuilder &, Location)>",
                        "nullptr">:$elseBuilder)>
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def IndexSwitchOp
    : SCF_Op<"index_switch",
             [RecursiveMemoryEffects, SingleBlockImplicitTerminator<"scf::YieldOp">,
              DeclareOpInterfaceMethods<RegionBranchOpInterface,
                  ["getRegionInvocationBounds", "getEntrySuccessorRegions"]>]> {
  let summary = "one of several regions, by an index";
  let description = [{
    Runs the region of the case the operand is equal to, or the default one. All of them
    yield the results.

    ```mlir
    %cost = scf.index_switch %size -> i32
    case 1 {
      scf.yield %low : i32
    }
    case 2 {
      scf.yield %high : i32
    }
    default {
      scf.yield %none : i32
    }
    ```
  }];
  let arguments = (ins Index:$arg, DenseI64ArrayAttr:$cases);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$defaultRegion,
                        VariadicRegion<SizedRegion<1>>:$caseRegions);
  let assemblyFormat = [{
    $arg attr-dict (`->` type($results)^)?
    custom<SwitchCases>($cases, $caseRegions) `\n`
    `` `default` $defaultRegion
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===- Loops, one iteration after the other ---------------------------------===//

def ForOp
    : SCF_Op<"for",
             [AutomaticAllocationScope,
              DeclareOpInterfaceMethods<LoopLikeOpInterface,
                  ["getInitsMutable", "getLoopResults", "getRegionIterArgs",
                   "getLoopInductionVars", "getLoopLowerBounds", "getLoopSteps",
                   "getLoopUpperBounds", "getStaticTripCount", "getYieldedValuesMutable",
                   "promoteIfSingleIteration", "replaceWithAdditionalYields",
                   "yieldTiledValuesAndReplace"]>,
              AllTypesMatch<["lowerBound", "upperBound", "step"]>,
              ConditionallySpeculatable,
              DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                        ["getEntrySuccessorOperands"]>,
              SingleBlockImplicitTerminator<"scf::YieldOp">, RecursiveMemoryEffects]> {
  let summary = "loop over a range";
  let description = [{
    From the lower bound in steps up to, and without, the upper bound. The step is
    positive; bounds are compared as signed integers, or as unsigned ones with
    `unsigned`. Values carried along start as the inits; each iteration yields the next
    ones, and the last ones are the results.

    ```mlir
    scf.for %i = %first to %last step %one {
      "my.action"(%i) : (index) -> ()
    }
    %sum = scf.for %i = %first to %last step %one iter_args(%acc = %zero) -> (f32) {
      %next = arith.addf %acc, %x : f32
      scf.yield %next : f32
    }
    ```
  }];
  let arguments = (ins AnySignlessIntegerOrIndex:$lowerBound,
                       AnySignlessIntegerOrIndex:$upperBound,
                       AnySignlessIntegerOrIndex:$step, Variadic<AnyType>:$initArgs,
                       UnitAttr:$unsignedCmp);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let builders = [
    OpBuilder<(ins "Value":$lowerBound, "Value":$upperBound, "Value":$step,
                   CArg<"ValueRange", "{}">:$initArgs,
                   CArg<"function_ref<void(OpBuilder &, Location, Value, ValueRange)>",
                        "nullptr">,
                   CArg<"bool", "false">:$unsignedCmp)>
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def WhileOp
    : SCF_Op<"while",
             [DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                        ["getEntrySuccessorOperands"]>,
              DeclareOpInterfaceMethods<LoopLikeOpInterface,
                                        ["getRegionIterArgs", "getYieldedValuesMutable"]>,
              RecursiveMemoryEffects, SingleBlock]> {
  let summary = "loop while a condition holds";
  let description = [{
    The first region decides with `scf.condition` whether to go on. What that passes on
    are the arguments of the second region if so, and the results of the loop if not.
    What the second region yields are the arguments of the first in the next round.

    ```mlir
    %last = scf.while (%i = %n) : (i32) -> i32 {
      %positive = arith.cmpi sgt, %i, %zero : i32
      scf.condition(%positive) %i : i32
    } do {
    ^bb0(%i: i32):
      %next = arith.subi %i, %one : i32
      scf.yield %next : i32
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$before, SizedRegion<1>:$after);
  let builders = [
    OpBuilder<(ins "TypeRange":$resultTypes, "ValueRange":$inits,
                   "function_ref<void(OpBuilder &, Location, ValueRange)>":$beforeBuilder,
                   "function_ref<void(OpBuilder &, Location, ValueRange)>":$afterBuilder)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===- Loops in parallel ----------------------------------------------------===//

def ParallelOp
    : SCF_Op<"parallel",
             [AutomaticAllocationScope, AttrSizedOperandSegments,
              DeclareOpInterfaceMethods<LoopLikeOpInterface,
                  ["getLoopInductionVars", "getLoopLowerBounds", "getLoopUpperBounds",
                   "getLoopSteps"]>,
              RecursiveMemoryEffects, DeclareOpInterfaceMethods<RegionBranchOpInterface>,
              SingleBlockImplicitTerminator<"scf::ReduceOp">, HasParallelRegion]> {
  let summary = "nest of loops in any order, with reductions";
  let description = [{
    Iterations may run in any order and at the same time. The values given to
    `scf.reduce` in each are combined with the inits into the results.

    ```mlir
    scf.parallel (%i, %j) = (%first, %first) to (%rows, %columns) step (%one, %one) {
      "my.action"(%i, %j) : (index, index) -> ()
    }
    %sum = scf.parallel (%i) = (%first) to (%last) step (%one) init (%zero) -> f32 {
      scf.reduce(%x : f32) {
      ^bb0(%a: f32, %b: f32):
        %c = arith.addf %a, %b : f32
        scf.reduce.return %c : f32
      }
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$lowerBound, Variadic<Index>:$upperBound,
                       Variadic<Index>:$step, Variadic<AnyType>:$initVals);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let builders = [
    OpBuilder<(ins "ValueRange":$lowerBounds, "ValueRange":$upperBounds,
                   "ValueRange":$steps, "ValueRange":$initVals,
                   CArg<"function_ref<void (OpBuilder &, Location, ValueRange, ValueRange)>",
                        "nullptr">:$bodyBuilderFn)>,
    OpBuilder<(ins "ValueRange":$lowerBounds, "ValueRange":$upperBounds,
                   "ValueRange":$steps,
                   CArg<"function_ref<void (OpBuilder &, Location, ValueRange)>",
                        "nullptr">:$bodyBuilderFn)>
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def ReduceOp
    : SCF_Op<"reduce",
             [Terminator, HasParent<"ParallelOp">, RecursiveMemoryEffects,
              DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let summary = "what a parallel loop reduces, and how";
  let description = [{
    One region per operand, which combines two values into one. The order of combining
    is open.

    ```mlir
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %larger = arith.maximumf %a, %b : f32
      scf.reduce.return %larger : f32
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let regions = (region VariadicRegion<SizedRegion<1>>:$reductions);
  let assemblyFormat = "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict";
  let builders = [OpBuilder<(ins "ValueRange":$operands)>, OpBuilder<(ins)>];
  let skipDefaultBuilders = 1;
  let hasRegionVerifier = 1;
}

def ReduceReturnOp
    : SCF_Op<"reduce.return", [HasParent<"ReduceOp">, Pure, Terminator]> {
  let summary = "two values combined into one";
  let description = [{
    ```mlir
    scf.reduce.return %c : f32
    ```
  }];
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def ForallOp
    : SCF_Op<"forall",
             [AttrSizedOperandSegments, AutomaticAllocationScope,
              DeclareOpInterfaceMethods<LoopLikeOpInterface,
                  ["getInitsMutable", "getRegionIterArgs", "getLoopInductionVars",
                   "getLoopLowerBounds", "getLoopUpperBounds", "getLoopSteps",
                   "promoteIfSingleIteration", "yieldTiledValuesAndReplace"]>,
              RecursiveMemoryEffects,
              SingleBlockImplicitTerminator<"scf::InParallelOp">,
              DeclareOpInterfaceMethods<RegionBranchOpInterface>,
              DestinationStyleOpInterface, HasParallelRegion]> {
  let summary = "nest of loops run by several processors";
  let description = [{
    Each point of the iteration space is run by some processor; a mapping may say by
    which. Tensors are shared outputs: every iteration sees them as they were before the
    loop, and says in `scf.forall.in_parallel` which part of them it replaces.

    ```mlir
    %filled = scf.forall (%i) in (%n) shared_outs(%out = %empty) -> (tensor<?xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %one into %out[%i] [1] [1]
            : tensor<1xf32> into tensor<?xf32>
      }
    }
    scf.forall (%i, %j) = (1, %first) to (%n, 9) step (3, 4) {
      "my.action"(%i, %j) : (index, index) -> ()
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamicLowerBound,
                       Variadic<Index>:$dynamicUpperBound,
                       Variadic<Index>:$dynamicStep,
                       DenseI64ArrayAttr:$staticLowerBound,
                       DenseI64ArrayAttr:$staticUpperBound,
                       DenseI64ArrayAttr:$staticStep,
                       Variadic<AnyRankedTensor>:$outputs,
                       OptionalAttr<DeviceMappingArrayAttr>:$mapping);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let builders = [
    OpBuilder<(ins "ArrayRef<OpFoldResult>":$lbs, "ArrayRef<OpFoldResult>":$ubs,
                   "ArrayRef<OpFoldResult>":$steps, "ValueRange":$outputs,
                   "std::optional<ArrayAttr>":$mapping,
                   CArg<"function_ref<void(OpBuilder &, Location, ValueRange)>",
                        "nullptr">:$bodyBuilderFn)>,
    OpBuilder<(ins "ArrayRef<OpFoldResult>":$ubs, "ValueRange":$outputs,
                   "std::optional<ArrayAttr>":$mapping,
                   CArg<"function_ref<void(OpBuilder &, Location, ValueRange)>",
                        "nullptr">:$bodyBuilderFn)>
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def InParallelOp
    : SCF_Op<"forall.in_parallel",
             !listconcat([Pure, Terminator,
                          DeclareOpInterfaceMethods<InParallelOpInterface>,
                          HasParent<"ForallOp">],
                         GraphRegionNoTerminator.traits)> {
  let summary = "what an iteration does to the shared outputs";
  let description = [{
    Operations that each replace part of an output, in no order.

    ```mlir
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %one into %out[%i] [1] [1]
          : tensor<1xf32> into tensor<?xf32>
    }
    ```
  }];
  let regions = (region SizedRegion<1>:$region);
  let builders = [OpBuilder<(ins)>];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

//===- Terminators ----------------------------------------------------------===//

def ConditionOp
    : SCF_Op<"condition",
             [HasParent<"WhileOp">,
              DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface,
                                        ["getSuccessorRegions"]>,
              Pure, Terminator]> {
  let summary = "whether a while loop goes on";
  let description = [{
    With it come the values passed to the second region, or out of the loop.

    ```mlir
    scf.condition(%more) %i, %x : i32, f32
    ```
  }];
  let arguments = (ins I1:$condition, Variadic<AnyType>:$args);
  let assemblyFormat = "`(` $condition `)` attr-dict ($args^ `:` type($args))?";
}

def YieldOp
    : SCF_Op<"yield", [Pure, ReturnLike, Terminator,
                       ParentOneOf<["ExecuteRegionOp", "ForOp", "IfOp", "IndexSwitchOp",
                                    "WhileOp"]>]> {
  let summary = "values that leave a region";
  let description = [{
    ```mlir
    scf.yield
    scf.yield %a, %b : i32, f32
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
  let builders = [OpBuilder<(ins), [{ /* nothing to yield */ }]>];
}

#endif // MLIR_DIALECT_SCF_IR_SCFOPS_TD
