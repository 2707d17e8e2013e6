//===- The omp dialect: interfaces of operations ----------------------------===//
//
// In order: arguments of regions that clauses give, regions, loops, declarations of targets,
// modules.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_OPENMP_OPENMPOPSINTERFACES_TD
#define MLIR_DIALECT_OPENMP_OPENMPOPSINTERFACES_TD

include "mlir/IR/OpBase.td"

class _OMP_Interface<string name, string text> : OpInterface<name> {
  let description = text;
  let cppNamespace = "::mlir::omp";
}

//===- Arguments of regions -------------------------------------------------===//

// A clause whose operands appear as arguments of the region, after those of `previousClause`.
class BlockArgOpenMPClause<string clauseNameSnake, string clauseNameCamel,
                           BlockArgOpenMPClause previousClause> {
  defvar self = "::llvm::cast<BlockArgOpenMPOpInterface>(*$_op)";
  InterfaceMethod varsMethod = InterfaceMethod<
      "Operands of `" # clauseNameSnake # "`.",
      "::mlir::OperandRange", "get" # clauseNameCamel # "Vars", (ins), "", [{
        return {$_op->operand_begin(), $_op->operand_begin()};
      }]>;
  InterfaceMethod numArgsMethod = InterfaceMethod<
      "How many arguments `" # clauseNameSnake # "` gives.",
      "unsigned", "num" # clauseNameCamel # "BlockArgs", (ins), "",
      "return $_op." # varsMethod.name # "().size();">;
  InterfaceMethod startMethod = InterfaceMethod<
      "The first argument that `" # clauseNameSnake # "` gives.",
      "unsigned", "get" # clauseNameCamel # "BlockArgsStart", (ins),
      !if(!initialized(previousClause),
          !strconcat("auto op = ", self, "; return op.", previousClause.startMethod.name,
                     "() + op.", previousClause.numArgsMethod.name, "();"),
          "return 0;")>;
  InterfaceMethod blockArgsMethod = InterfaceMethod<
      "The arguments that `" # clauseNameSnake # "` gives.",
      "::llvm::MutableArrayRef<::mlir::BlockArgument>", "get" # clauseNameCamel # "BlockArgs",
      (ins),
      !strconcat("auto op = ", self, "; return $_op->getRegion(0).getArguments().slice(op.",
                 startMethod.name, "(), op.", numArgsMethod.name, "());")>;
}

def BlockArgHasDeviceAddrClause
    : BlockArgOpenMPClause<"has_device_addr", "HasDeviceAddr", ?>;
def BlockArgHostEvalClause
    : BlockArgOpenMPClause<"host_eval", "HostEval", BlockArgHasDeviceAddrClause>;
def BlockArgInReductionClause
    : BlockArgOpenMPClause<"in_reduction", "InReduction", BlockArgHostEvalClause>;
def BlockArgMapClause : BlockArgOpenMPClause<"map", "Map", BlockArgInReductionClause>;
def BlockArgPrivateClause
    : BlockArgOpenMPClause<"private", "Private", BlockArgMapClause>;
def BlockArgReductionClause
    : BlockArgOpenMPClause<"reduction", "Reduction", BlockArgPrivateClause>;
def BlockArgTaskReductionClause
    : BlockArgOpenMPClause<"task_reduction", "TaskReduction", BlockArgReductionClause>;
def BlockArgUseDeviceAddrClause
    : BlockArgOpenMPClause<"use_device_addr", "UseDeviceAddr", BlockArgTaskReductionClause>;
def BlockArgUseDevicePtrClause
    : BlockArgOpenMPClause<"use_device_ptr", "UseDevicePtr", BlockArgUseDeviceAddrClause>;

def BlockArgOpenMPOpInterface
    : _OMP_Interface<"BlockArgOpenMPOpInterface", "Gives its region arguments for clauses."> {
  defvar clauses = [BlockArgHasDeviceAddrClause, BlockArgHostEvalClause,
                    BlockArgInReductionClause, BlockArgMapClause, BlockArgPrivateClause,
                    BlockArgReductionClause, BlockArgTaskReductionClause,
                    BlockArgUseDeviceAddrClause, BlockArgUseDevicePtrClause];
  let methods = !listconcat(
    !foreach(clause, clauses, clause.varsMethod),
    !foreach(clause, clauses, clause.numArgsMethod),
    !foreach(clause, clauses, clause.startMethod),
    !foreach(clause, clauses, clause.blockArgsMethod),
    [InterfaceMethod<"How many arguments all clauses give.",
       "unsigned", "numClauseBlockArgs", (ins),
       "return " # !interleave(!foreach(clause, clauses,
                                        "$_op." # clause.numArgsMethod.name # "()"), " + ")
       # ";">,
     InterfaceMethod<"Adds operands with their arguments.",
       "void", "getBlockArgsPairs",
       (ins "::llvm::SmallVectorImpl<std::pair<::mlir::Value, ::mlir::BlockArgument>> &"
            :$pairs),
       "auto op = ::llvm::cast<BlockArgOpenMPOpInterface>(*$_op); "
       # !interleave(!foreach(clause, clauses,
                              "llvm::append_range(pairs, llvm::zip_equal(op."
                              # clause.varsMethod.name # "(), op."
                              # clause.blockArgsMethod.name # "()));"), " ")>]);
  let verify = [{
    unsigned expected =
        ::llvm::cast<BlockArgOpenMPOpInterface>($_op).numClauseBlockArgs();
    if ($_op->getRegion(0).getNumArguments() >= expected)
      return ::mlir::success();
    return $_op->emitOpError() << "expected at least " << expected
                               << " entry block argument(s)";
  }];
}

def MapClauseOwningOpInterface
    : _OMP_Interface<"MapClauseOwningOpInterface", "Has the clause `map`."> {
  let methods = [
    InterfaceMethod<"What is mapped.", "::mlir::OperandRange", "getMapVars", (ins),
                    "return $_op.getMapVars();">,
    InterfaceMethod<"What is mapped, to be changed.", "::mlir::MutableOperandRange",
                    "getMapVarsMutable", (ins), "return $_op.getMapVarsMutable();">,
    InterfaceMethod<"Where a variable is among these.", "int64_t", "getOperandIndexForMap",
                    (ins "::mlir::Value":$map),
                    "auto all = $_op.getMapVars(); return llvm::find(all, map) - all.begin();">
  ];
}

//===- Regions and loops ----------------------------------------------------===//

def OutlineableOpenMPOpInterface
    : _OMP_Interface<"OutlineableOpenMPOpInterface", "Its region may become a function."> {
  let methods = [
    InterfaceMethod<"The block for allocations.", "::mlir::Block*", "getAllocaBlock", (ins), [{
      auto wrapper = mlir::dyn_cast<LoopWrapperInterface>($_op.getOperation());
      return &(wrapper ? wrapper.getWrappedLoop()->getRegion(0) : $_op.getRegion()).front();
    }]>
  ];
}

class _OMP_Method<string text, string type, string name, dag arguments, string default>
    : InterfaceMethod<text, type, name, arguments, "", default>;

def LoopWrapperInterface
    : _OMP_Interface<"LoopWrapperInterface", "Wraps another wrapper or the loops."> {
  let methods = [
    _OMP_Method<"The wrapper inside, if any.", "::mlir::omp::LoopWrapperInterface",
      "getNestedWrapper", (ins),
      "return ::llvm::dyn_cast<LoopWrapperInterface>(*$_op->getRegion(0).op_begin());">,
    _OMP_Method<"The loops inside all wrappers.", "::mlir::Operation *", "getWrappedLoop",
      (ins), [{
        LoopWrapperInterface nested = $_op.getNestedWrapper();
        return nested ? nested.getWrappedLoop() : &*$_op->getRegion(0).op_begin();
      }]>
  ];
  let verify = "return ::llvm::cast<::mlir::omp::LoopWrapperInterface>($_op).verifyImpl();";
  let verifyWithRegions = 1;
}

def ComposableOpInterface
    : _OMP_Interface<"ComposableOpInterface", "May be a leaf of a composite construct."> {
  let methods = [
    _OMP_Method<"Whether it is.", "bool", "isComposite", (ins),
                "return $_op->hasAttr(\"omp.composite\");">,
    _OMP_Method<"Makes it one, or none.", "void", "setComposite", (ins "bool":$val), [{
      if (val)
        $_op->setDiscardableAttr("omp.composite", mlir::UnitAttr::get($_op->getContext()));
      else
        $_op->removeDiscardableAttr("omp.composite");
    }]>
  ];
}

class _OMP_Operands<string text, string name>
    : InterfaceMethod<text, "std::pair<unsigned, unsigned>",
                      "get" # name # "ODSOperandIndexAndLength">;
class _OMP_CountOf<string text, string name>
    : _OMP_Method<text, "unsigned", "getNum" # name, (ins),
                  "return $_op.get" # name # "ODSOperandIndexAndLength().second;">;
class _OMP_IsOneOf<string text, string method, string name>
    : _OMP_Method<text, "unsigned", method, (ins "unsigned":$opnum),
                  "auto [first, count] = $_op.get" # name # "ODSOperandIndexAndLength();"
                  " return opnum >= first && opnum - first < count;">;
def LoopTransformationInterface
    : _OMP_Interface<"LoopTransformationInterface",
                     "Takes loops, the applyees, and gives others, the generatees."> {
  let methods = [
    _OMP_Operands<"Where loops are taken.", "Applyees">,
    _OMP_Operands<"Where loops are given.", "Generatees">,
    _OMP_CountOf<"How many loops are taken.", "Applyees">,
    _OMP_CountOf<"How many loops are given.", "Generatees">,
    _OMP_IsOneOf<"Whether the operand is taken.", "isApplyee", "Applyees">,
    _OMP_IsOneOf<"Whether the operand is given.", "isGeneratee", "Generatees">
  ];
}

//===- Declarations of targets ----------------------------------------------===//

defvar _OMP_DeclareTarget
    = "auto declared = $_op->getAttrOfType<mlir::omp::DeclareTargetAttr>(\"omp.declare_target\");";
def DeclareTargetInterface
    : _OMP_Interface<"DeclareTargetInterface", "May be declared for a device."> {
  defvar device = "mlir::omp::DeclareTargetDeviceType";
  defvar capture = "mlir::omp::DeclareTargetCaptureClause";
  let methods = [
    _OMP_Method<"Declares it.", "void", "setDeclareTarget",
      (ins device:$deviceType, capture:$captureClause, "bool":$automap), [{
        auto *context = $_op->getContext();
        $_op->setAttr("omp.declare_target",
                      mlir::omp::DeclareTargetAttr::get(
                          context, DeclareTargetDeviceTypeAttr::get(context, deviceType),
                          DeclareTargetCaptureClauseAttr::get(context, captureClause),
                          mlir::BoolAttr::get(context, automap)));
      }]>,
    _OMP_Method<"Whether it is declared.", "bool", "isDeclareTarget", (ins),
                "return $_op->hasAttr(\"omp.declare_target\");">,
    _OMP_Method<"For which devices.", device, "getDeclareTargetDeviceType", (ins),
                _OMP_DeclareTarget
                # " if (!declared) return {}; return declared.getDeviceType().getValue();">,
    _OMP_Method<"By which clause.", capture, "getDeclareTargetCaptureClause", (ins),
                _OMP_DeclareTarget
                # " if (!declared) return {}; return declared.getCaptureClause().getValue();">,
    _OMP_Method<"Whether it is mapped by itself.", "bool", "getDeclareTargetAutomap", (ins),
                _OMP_DeclareTarget
                # " return declared && declared.getAutomap() &&"
                # " declared.getAutomap().getValue();">
  ];
}

//===- Modules --------------------------------------------------------------===//

// A value kept as an attribute of the module.
class _OMP_Getter<string text, string type, string name, string attribute, string kind,
                  string otherwise, string value = ".getValue()">
    : _OMP_Method<text, type, name, (ins),
                  "auto attr = $_op->getAttrOfType<" # kind # ">(\"omp." # attribute
                  # "\"); if (!attr) return " # otherwise # "; return attr" # value # ";">;
class _OMP_Setter<string text, string name, dag arguments, string attribute, string value>
    : _OMP_Method<text, "void", name, arguments,
                  "$_op->setAttr(\"omp." # attribute # "\", " # value # ");">;

def OffloadModuleInterface
    : _OMP_Interface<"OffloadModuleInterface", "A module for the host or a device."> {
  let methods = [
    _OMP_Setter<"Makes it a device's.", "setIsTargetDevice", (ins "bool":$isTargetDevice),
      "is_target_device", "mlir::BoolAttr::get($_op->getContext(), isTargetDevice)">,
    _OMP_Getter<"Whether it is a device's.", "bool", "getIsTargetDevice",
      "is_target_device", "mlir::BoolAttr", "false">,
    _OMP_Setter<"Makes it a GPU's.", "setIsGPU", (ins "bool":$isGPU), "is_gpu",
      "mlir::BoolAttr::get($_op->getContext(), isGPU)">,
    _OMP_Getter<"Whether it is a GPU's.", "bool", "getIsGPU", "is_gpu", "mlir::BoolAttr",
      "false">,
    _OMP_Getter<"What may be assumed.", "mlir::omp::FlagsAttr", "getFlags", "flags",
      "mlir::omp::FlagsAttr", "nullptr", "">,
    _OMP_Setter<"Sets what may be assumed.", "setFlags",
      (ins "uint32_t":$debugKind, "bool":$assumeTeamsOversubscription,
           "bool":$assumeThreadsOversubscription, "bool":$assumeNoThreadState,
           "bool":$assumeNoNestedParallelism, "uint32_t":$openmpDeviceVersion,
           "bool":$noGPULib),
      "flags", "mlir::omp::FlagsAttr::get($_op->getContext(), debugKind,"
      " assumeTeamsOversubscription, assumeThreadsOversubscription, assumeNoThreadState,"
      " assumeNoNestedParallelism, noGPULib, openmpDeviceVersion)">,
    _OMP_Setter<"Names the file with the host's module.", "setHostIRFilePath",
      (ins "std::string":$hostIRFilePath), "host_ir_filepath",
      "mlir::StringAttr::get($_op->getContext(), hostIRFilePath)">,
    _OMP_Getter<"The file with the host's module.", "llvm::StringRef", "getHostIRFilePath",
      "host_ir_filepath", "mlir::StringAttr", "{}">,
    _OMP_Getter<"What the directive `requires` asks for.", "::mlir::omp::ClauseRequires",
      "getRequires", "requires", "mlir::omp::ClauseRequiresAttr",
      "mlir::omp::ClauseRequires::none">,
    _OMP_Setter<"Sets what the directive `requires` asks for.", "setRequires",
      (ins "::mlir::omp::ClauseRequires":$clauses), "requires",
      "mlir::omp::ClauseRequiresAttr::get($_op->getContext(), clauses)">,
    _OMP_Getter<"Triples of the devices.", "::llvm::ArrayRef<::mlir::Attribute>",
      "getTargetTriples", "target_triples", "mlir::ArrayAttr", "{}">,
    _OMP_Setter<"Sets the triples of the devices.", "setTargetTriples",
      (ins "::llvm::ArrayRef<::std::string>":$targetTriples), "target_triples",
      "mlir::Builder($_op->getContext()).getStrArrayAttr("
      "llvm::to_vector_of<llvm::StringRef>(targetTriples))">
  ];
}

#endif // MLIR_DIALECT_OPENMP_OPENMPOPSINTERFACES_TD
