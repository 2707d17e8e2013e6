//===- BasicPtxBuilderInterface.td - Operations written as PTX --*- tablegen -*-===//

#ifndef MLIRKIT_BASIC_PTX_BUILDER_INTERFACE
#define MLIRKIT_BASIC_PTX_BUILDER_INTERFACE

include "mlir/IR/EnumAttr.td"
include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"

// The last operand, if the instruction has a guard.
def PtxPredicate : Optional<I1>;

defvar _PTX_asmValues = "llvm::SmallVectorImpl<std::pair<mlir::Value, mlir::NVVM::PTXRegisterMod>>&";

// An operation that becomes inline assembly.
def BasicPtxBuilderOpInterface : OpInterface<"BasicPtxBuilderInterface"> {
  let cppNamespace = "::mlir::NVVM";
  let methods = [
    InterfaceMethod<"The value that guards the instruction, if any.",
                    "std::optional<::mlir::Value>", "getPredicate", (ins), "",
                    "return std::nullopt;">,
    InterfaceMethod<"The instruction, with numbered operands and without its guard.",
                    "std::string", "getPtx">,
    InterfaceMethod<"Whether LLVM has an intrinsic for this case, so that no PTX is needed.",
                    "bool", "hasIntrinsic", (ins), "", "return 0;">,
    InterfaceMethod<"", "bool", "hasSideEffect", (ins), "", "return 1;">,
    InterfaceMethod<"", "::mlir::Value", "makeConstantI32",
                    (ins "::mlir::RewriterBase &":$rewriter, "int":$val), "",
                    [{return LLVM::ConstantOp::create(rewriter, $_op->getLoc(),
                                                      rewriter.getI32Type(), val);}]>,
    InterfaceMethod<"Appends results, operands and attributes, in the order of the assembly's "
                    "operands; true if the operation itself maps them to registers.",
                    "bool", "getAsmValues",
                    !dag(ins, ["::mlir::RewriterBase &", _PTX_asmValues],
                         ["rewriter", "asmValues"]), "",
                    [{using Mode = ::mlir::NVVM::PTXRegisterMod;
      for (::mlir::Value result : $_op->getResults()) asmValues.emplace_back(result, Mode::Write);
      for (::mlir::Value operand : $_op->getOperands()) asmValues.emplace_back(operand, Mode::Read);
      for (::mlir::NamedAttribute named : $_op->getAttrs())
        if (auto number = dyn_cast<::mlir::IntegerAttr>(named.getValue()))
          asmValues.emplace_back(makeConstantI32(rewriter, number.getInt()), Mode::Read);
      return false;}]>
  ];
}

#endif // MLIRKIT_BASIC_PTX_BUILDER_INTERFACE
