//===- The cf dialect -------------------------------------------------------===//
//
// Branches between blocks.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_CONTROLFLOW_IR_CONTROLFLOWOPS_TD
#define MLIR_DIALECT_CONTROLFLOW_IR_CONTROLFLOWOPS_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ControlFlow_Dialect : Dialect {
  let name = "cf";
  let summary = "branches between blocks";
  let description = [{
    Control flow that is not structured: terminators that pass control, and values, to
    blocks of the same region. The values become the arguments of the block.
  }];
  let cppNamespace = "::mlir::cf";
  let dependentDialects = ["arith::ArithDialect"];
}

class CF_Op<string mnemonic, list<Trait> traits = []>
    : Op<ControlFlow_Dialect, mnemonic, traits>;

def AssertOp : CF_Op<"assert", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "stop unless a condition holds";
  let description = [{
    If the condition is false the program ends with the message.

    ```mlir
    cf.assert %fits, "index out of bounds"
    ```
  }];
  let arguments = (ins I1:$arg, StrAttr:$msg);
  let assemblyFormat = "$arg `,` $msg attr-dict";
  let hasCanonicalizeMethod = 1;
}

def BranchOp
    : CF_Op<"br", [DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>,
                   Pure, Terminator]> {
  let summary = "branch";
  let description = [{
    ```mlir
      cf.br ^next(%x : i32)
    ^next(%y: i32):
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
  let builders = [
    OpBuilder<(ins "Block *":$dest, CArg<"ValueRange", "{}">:$destOperands),
      [{ $_state.addSuccessors(dest); $_state.addOperands(destOperands); }]>
  ];
  let hasCanonicalizeMethod = 1;
}

def CondBranchOp
    : CF_Op<"cond_br",
            [AttrSizedOperandSegments,
             DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>,
             WeightedBranchOpInterface, Pure, Terminator]> {
  let summary = "branch one of two ways";
  let description = [{
    To the first block if the condition is true, else to the second. Weights say how
    often each way is taken.

    ```mlir
      cf.cond_br %less, ^then(%x : i32), ^else
    ^then(%y: i32):
      cf.cond_br %rare weights([1, 99]), ^else, ^end
    ^else:
    ^end:
    ```
  }];
  let arguments = (ins I1:$condition, Variadic<AnyType>:$trueDestOperands,
                       Variadic<AnyType>:$falseDestOperands,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition (`weights` `(` $branch_weights^ `)` )? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)?
    attr-dict
  }];
  let builders = [
    OpBuilder<(ins "Value":$condition, "Block *":$trueDest, "ValueRange":$trueOperands,
                   "Block *":$falseDest, "ValueRange":$falseOperands,
                   CArg<"ArrayRef<int32_t>", "{}">:$branchWeights), [{
      build($_builder, $_state, condition, trueOperands, falseOperands,
            branchWeights.empty() ? DenseI32ArrayAttr()
                                  : $_builder.getDenseI32ArrayAttr(branchWeights),
            trueDest, falseDest);
    }]>,
    OpBuilder<(ins "Value":$condition, "Block *":$trueDest, "Block *":$falseDest,
                   CArg<"ValueRange", "{}">:$falseOperands,
                   CArg<"ArrayRef<int32_t>", "{}">:$branchWeights), [{
      build($_builder, $_state, condition, ValueRange(), falseOperands,
            branchWeights.empty() ? DenseI32ArrayAttr()
                                  : $_builder.getDenseI32ArrayAttr(branchWeights),
            trueDest, falseDest);
    }]>
  ];
  let hasCanonicalizer = 1;
}

def SwitchOp
    : CF_Op<"switch",
            [AttrSizedOperandSegments,
             DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>,
             Pure, Terminator]> {
  let summary = "branch by the value of an integer";
  let description = [{
    To the block of the case the flag is equal to, or to the default one.

    ```mlir
      cf.switch %flag : i32, [
        default: ^other(%x : i32),
        42: ^answer,
        43: ^answer
      ]
    ^answer:
    ^other(%y: i32):
    ```
  }];
  let arguments = (ins AnyInteger:$flag, Variadic<AnyType>:$defaultOperands,
                       VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
                       OptionalAttr<AnyIntElementsAttr>:$case_values,
                       DenseI32ArrayAttr:$case_operand_segments);
  let successors = (successor AnySuccessor:$defaultDestination,
                              VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $flag `:` type($flag) `,` `[` `\n`
      custom<SwitchOpCases>(ref(type($flag)), $defaultDestination, $defaultOperands,
                            type($defaultOperands), $case_values, $caseDestinations,
                            $caseOperands, type($caseOperands))
    `]` attr-dict
  }];
  let builders = [
    OpBuilder<(ins "Value":$flag, "Block *":$defaultDestination,
                   "ValueRange":$defaultOperands,
                   CArg<"ArrayRef<APInt>", "{}">:$caseValues,
                   CArg<"BlockRange", "{}">:$caseDestinations,
                   CArg<"ArrayRef<ValueRange>", "{}">:$caseOperands)>,
    OpBuilder<(ins "Value":$flag, "Block *":$defaultDestination,
                   "ValueRange":$defaultOperands,
                   CArg<"ArrayRef<int32_t>", "{}">:$caseValues,
                   CArg<"BlockRange", "{}">:$caseDestinations,
                   CArg<"ArrayRef<ValueRange>", "{}">:$caseOperands)>,
    OpBuilder<(ins "Value":$flag, "Block *":$defaultDestination,
                   "ValueRange":$defaultOperands,
                   CArg<"DenseIntElementsAttr", "{}">:$caseValues,
                   CArg<"BlockRange", "{}">:$caseDestinations,
                   CArg<"ArrayRef<ValueRange>", "{}">:$caseOperands)>
  ];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // MLIR_DIALECT_CONTROLFLOW_IR_CONTROLFLOWOPS_TD
