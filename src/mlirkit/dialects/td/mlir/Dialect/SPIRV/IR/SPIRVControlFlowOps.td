//===- The spirv dialect: control flow --------------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVCONTROLFLOWOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVCONTROLFLOWOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Branches -------------------------------------------------------------===//

def SPIRV_BranchOp : SPIRV_Op<"Branch", [
    DeclareOpInterfaceMethods<BranchOpInterface>, InFunctionScope, Pure, Terminator]> {
  let summary = "branch to a block";
  let arguments = (ins Variadic<SPIRV_Type>:$targetOperands);
  let successors = (successor AnySuccessor:$target);
  let assemblyFormat = "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)? attr-dict";
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "Block *":$successor, CArg<"ValueRange", "{}">:$arguments), [{
      $_state.addOperands(arguments);
      $_state.addSuccessors(successor);
    }]>
  ];
  let autogenSerialization = 0;
  let hasVerifier = 0;
}

def SPIRV_BranchConditionalOp : SPIRV_Op<"BranchConditional", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>, InFunctionScope, Pure,
    Terminator]> {
  let summary = "branch to one of two blocks, by a boolean";
  let arguments = (ins SPIRV_Bool:$condition, Variadic<SPIRV_Type>:$trueTargetOperands,
                       Variadic<SPIRV_Type>:$falseTargetOperands,
                       OptionalAttr<I32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$trueTarget, AnySuccessor:$falseTarget);
  let builders = [
    OpBuilder<(ins "Value":$condition, "Block *":$trueBlock, "ValueRange":$trueArguments,
                   "Block *":$falseBlock, "ValueRange":$falseArguments,
                   CArg<"std::optional<std::pair<uint32_t, uint32_t>>", "{}">:$weights), [{
      ArrayAttr list;
      if (weights)
        list = $_builder.getI32ArrayAttr({int32_t(weights->first), int32_t(weights->second)});
      build($_builder, $_state, condition, trueArguments, falseArguments, list, trueBlock,
            falseBlock);
    }]>
  ];
  let autogenSerialization = 0;
}

// The cases can be given in three forms.
class _SwitchBuilder<string type>
    : OpBuilder<(ins "Value":$selector, "Block *":$defaultTarget, "ValueRange":$defaultOperands,
                     CArg<type, "{}">:$literals, CArg<"BlockRange", "{}">:$targets,
                     CArg<"ArrayRef<ValueRange>", "{}">:$targetOperands)>;

def SPIRV_SwitchOp : SPIRV_Op<"Switch", [
    AttrSizedOperandSegments, InFunctionScope,
    DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>, Pure, Terminator]> {
  let summary = "branch to one of several blocks, by an integer";
  let arguments = (ins SPIRV_Integer:$selector, Variadic<AnyType>:$defaultOperands,
                       VariadicOfVariadic<AnyType, "case_operand_segments">:$targetOperands,
                       OptionalAttr<AnyIntElementsAttr>:$literals,
                       DenseI32ArrayAttr:$case_operand_segments);
  let successors = (successor AnySuccessor:$defaultTarget,
                              VariadicSuccessor<AnySuccessor>:$targets);
  let builders = [_SwitchBuilder<"ArrayRef<APInt>">, _SwitchBuilder<"ArrayRef<int32_t>">,
                  _SwitchBuilder<"DenseIntElementsAttr">];
  let assemblyFormat = [{
    $selector `:` type($selector) `,` `[` `\n`
    custom<SwitchOpCases>(ref(type($selector)), $defaultTarget, $defaultOperands,
                          type($defaultOperands), $literals, $targets, $targetOperands,
                          type($targetOperands))
    `]` attr-dict
  }];
  let autogenSerialization = 0;
}

//===- Structure ------------------------------------------------------------===//

// The region's first block is the header, its last one the block where control flow meets again.
class _Structured<string mnemonic, string text, dag control, list<OpBuilder> more>
    : SPIRV_Op<mnemonic, [InFunctionScope]> {
  let summary = text;
  let arguments = control;
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
  let builders = more;
  let hasOpcode = 0;
  let autogenSerialization = 0;
  let hasVerifier = 0;
  let hasRegionVerifier = 1;
}

def SPIRV_LoopOp
    : _Structured<"mlir.loop", "loop with one entry and one exit",
                  (ins SPIRV_LoopControlAttr:$loop_control),
                  [OpBuilder<(ins)>,
                   OpBuilder<(ins "spirv::LoopControl":$loopControl),
                             "build($_builder, $_state, TypeRange(), loopControl);">]>;
def SPIRV_SelectionOp
    : _Structured<"mlir.selection", "branches that meet in one block",
                  (ins SPIRV_SelectionControlAttr:$selection_control),
                  [OpBuilder<(ins "spirv::SelectionControl":$selectionControl),
                             "build($_builder, $_state, TypeRange(), selectionControl);">]> {
  let hasCanonicalizer = 1;
}

def SPIRV_MergeOp : SPIRV_Op<"mlir.merge", [
    Pure, Terminator, ParentOneOf<["SelectionOp", "LoopOp"]>, ReturnLike]> {
  let summary = "end of a loop or selection with its results";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), "build($_builder, $_state, ValueRange());">];
  let hasOpcode = 0;
  let autogenSerialization = 0;
  let hasVerifier = 0;
}

//===- Functions ------------------------------------------------------------===//

def SPIRV_FunctionCallOp : SPIRV_Op<"FunctionCall", [
    InFunctionScope, DeclareOpInterfaceMethods<CallOpInterface>,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "call of a function";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<SPIRV_Type>:$arguments,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Optional<SPIRV_Type>:$return_value);
  let assemblyFormat =
      "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)";
  let builders = [
    OpBuilder<(ins "Type":$returnType, "FlatSymbolRefAttr":$callee, "ValueRange":$arguments),
              "build($_builder, $_state, returnType, callee, arguments, nullptr, nullptr);">
  ];
  let autogenSerialization = 0;
}

class _End<string mnemonic, string text, list<Trait> traits> : SPIRV_Op<mnemonic, traits> {
  let summary = text;
  let assemblyFormat = "attr-dict";
}

def SPIRV_ReturnOp
    : _End<"Return", "return without a value", [InFunctionScope, Pure, ReturnLike, Terminator]>;
def SPIRV_ReturnValueOp
    : _End<"ReturnValue", "return of a value", [InFunctionScope, Pure, ReturnLike, Terminator]> {
  let arguments = (ins SPIRV_Type:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def SPIRV_UnreachableOp
    : _End<"Unreachable", "place that control flow does not reach", [InFunctionScope, Terminator]>;
def SPIRV_KillOp : _End<"Kill", "end of a fragment shader without output", [Terminator]> {
  let availability = _Needs<[SPIRV_C_Shader]>.all;
  let hasVerifier = 0;
}

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVCONTROLFLOWOPS_TD
