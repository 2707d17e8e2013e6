//===- The acc dialect: operations ------------------------------------------===//
//
// In order: enums and attributes, bounds, data at the start and at the end of a construct,
// recipes, constructs, directives, atomics, declarations and routines, the runtime.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_OPENACC_OPENACCOPS_TD
#define MLIR_DIALECT_OPENACC_OPENACCOPS_TD

include "mlir/Dialect/OpenACC/AccCommon.td"
include "mlir/Dialect/OpenACC/OpenACCBase.td"
include "mlir/Dialect/OpenACC/OpenACCOpsInterfaces.td"
include "mlir/Dialect/OpenACC/OpenACCOpsTypes.td"
include "mlir/Dialect/OpenACC/OpenACCTypeInterfaces.td"
include "mlir/Dialect/OpenACCMPCommon/Interfaces/AtomicInterfaces.td"
include "mlir/Dialect/OpenACCMPCommon/Interfaces/OpenACCMPOpsInterfaces.td"
include "mlir/IR/BuiltinTypes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class OpenACC_Op<string mnemonic, list<Trait> traits = []>
    : Op<OpenACC_Dialect, mnemonic, traits>;

//===- Enums and attributes -------------------------------------------------===//

class _ACC_Enum<string name, string text, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, text, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::acc";
}
class _ACC_Enum64<string name, string text, list<I64EnumAttrCase> cases>
    : I64EnumAttr<name, text, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::acc";
}
class _ACC_BitEnum<string name, string text, list<BitEnumAttrCaseBase> cases>
    : I32BitEnumAttr<name, text, cases> {
  let separator = ",";
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::acc";
  let printBitEnumPrimaryGroups = 1;
}
class _ACC_EnumAttr<EnumAttrInfo info, string mnemonic>
    : EnumAttr<OpenACC_Dialect, info, mnemonic> {
  let assemblyFormat = "```<` $value `>`";
}

// The first part is the rest of the def's name, the second the word, `Acc` and it the C++ case.
defvar _ACC_ReductionNames
    = [["None", "none"], ["Add", "add"], ["Mul", "mul"], ["Max", "max"], ["Min", "min"],
       ["And", "iand"], ["Or", "ior"], ["Xor", "xor"], ["LogEqv", "eqv"], ["LogNeqv", "neqv"],
       ["LogAnd", "land"], ["LogOr", "lor"]];
defset list<I32EnumAttrCase> _ACC_Reductions = {
  foreach i = !range(!size(_ACC_ReductionNames)) in {
    defvar row = _ACC_ReductionNames[i];
    def OpenACC_ReductionOperator#row[0]
        : I32EnumAttrCase<"Acc" # !toupper(!substr(row[1], 0, 1)) # !substr(row[1], 1), i, row[1]>;
  }
}
def OpenACC_ReductionOperator
    : _ACC_Enum<"ReductionOperator", "built-in reduction operations supported by OpenACC",
                _ACC_Reductions>;
def OpenACC_ReductionOperatorAttr
    : _ACC_EnumAttr<OpenACC_ReductionOperator, "reduction_operator">;

def OpenACC_VariableTypeUncategorized : I32BitEnumAttrCaseNone<"uncategorized">;
def OpenACC_VariableTypeScalar : I32BitEnumAttrCaseBit<"scalar", 0>;
def OpenACC_VariableTypeArray : I32BitEnumAttrCaseBit<"array", 1>;
def OpenACC_VariableTypeComposite : I32BitEnumAttrCaseBit<"composite", 2>;
def OpenACC_VariableTypeOtherNonScalar : I32BitEnumAttrCaseBit<"nonscalar", 3>;
def OpenACC_VariableTypeAggregate
    : I32BitEnumAttrCaseGroup<"aggregate",
                              [OpenACC_VariableTypeArray, OpenACC_VariableTypeComposite,
                               OpenACC_VariableTypeOtherNonScalar]>;
def OpenACC_VariableTypeCategory
    : _ACC_BitEnum<"VariableTypeCategory",
                   "Captures different type categories described in OpenACC spec",
                   [OpenACC_VariableTypeUncategorized, OpenACC_VariableTypeScalar,
                    OpenACC_VariableTypeArray, OpenACC_VariableTypeComposite,
                    OpenACC_VariableTypeOtherNonScalar, OpenACC_VariableTypeAggregate]>;

def OpenACC_LoopSeq : I32EnumAttrCase<"loop_seq", 0>;
def OpenACC_LoopAuto : I32EnumAttrCase<"loop_auto", 1>;
def OpenACC_LoopIndependent : I32EnumAttrCase<"loop_independent", 2>;
def OpenACC_LoopParMode
    : _ACC_Enum<"LoopParMode", "Encodes the options for loop parallelism determination mode",
                [OpenACC_LoopAuto, OpenACC_LoopIndependent, OpenACC_LoopSeq]>;

defset list<I32EnumAttrCase> _ACC_ParLevels = {
  def OpenACC_ParLevelSeq : I32EnumAttrCase<"seq", 0>;
  foreach dim = [1, 2, 3] in
    def OpenACC_ParLevelGangDim#dim : I32EnumAttrCase<"gang_dim" # dim, dim>;
  def OpenACC_ParLevelWorker : I32EnumAttrCase<"worker", 4>;
  def OpenACC_ParLevelVector : I32EnumAttrCase<"vector", 5>;
}
def OpenACC_ParLevel
    : _ACC_Enum<"ParLevel", "Parallelism level (gang/worker/vector/seq)", _ACC_ParLevels>;
def OpenACC_ParLevelAttr : _ACC_EnumAttr<OpenACC_ParLevel, "par_level">;

defset list<I32EnumAttrCase> _ACC_RecipeKinds = {
  def OpenACC_PrivateRecipe : I32EnumAttrCase<"private_recipe", 0>;
  def OpenACC_FirstprivateRecipe : I32EnumAttrCase<"firstprivate_recipe", 1>;
  def OpenACC_ReductionRecipe : I32EnumAttrCase<"reduction_recipe", 2>;
}
def OpenACC_RecipeKind
    : _ACC_Enum<"RecipeKind", "Encodes the options for kinds of recipes availabie in acc dialect",
                _ACC_RecipeKinds>;
def OpenACC_RecipeKindAttr : _ACC_EnumAttr<OpenACC_RecipeKind, "recipe_kind">;

defset list<I64EnumAttrCase> _ACC_DataClauses = {
  def OpenACC_CopyinClause : I64EnumAttrCase<"acc_copyin", 1>;
  def OpenACC_CopyinReadonlyClause : I64EnumAttrCase<"acc_copyin_readonly", 2>;
  def OpenACC_CopyClause : I64EnumAttrCase<"acc_copy", 3>;
  def OpenACC_CopyoutClause : I64EnumAttrCase<"acc_copyout", 4>;
  def OpenACC_CopyoutZeroClause : I64EnumAttrCase<"acc_copyout_zero", 5>;
  def OpenACC_PresentClause : I64EnumAttrCase<"acc_present", 6>;
  def OpenACC_CreateClause : I64EnumAttrCase<"acc_create", 7>;
  def OpenACC_CreateZeroClause : I64EnumAttrCase<"acc_create_zero", 8>;
  def OpenACC_DeleteClause : I64EnumAttrCase<"acc_delete", 9>;
  def OpenACC_AttachClause : I64EnumAttrCase<"acc_attach", 10>;
  def OpenACC_DetachClause : I64EnumAttrCase<"acc_detach", 11>;
  def OpenACC_NoCreateClause : I64EnumAttrCase<"acc_no_create", 12>;
  def OpenACC_PrivateClause : I64EnumAttrCase<"acc_private", 13>;
  def OpenACC_FirstPrivateClause : I64EnumAttrCase<"acc_firstprivate", 14>;
  def OpenACC_IsDevicePtrClause : I64EnumAttrCase<"acc_deviceptr", 15>;
  def OpenACC_GetDevicePtrClause : I64EnumAttrCase<"acc_getdeviceptr", 16>;
  def OpenACC_UpdateHost : I64EnumAttrCase<"acc_update_host", 17>;
  def OpenACC_UpdateSelf : I64EnumAttrCase<"acc_update_self", 18>;
  def OpenACC_UpdateDevice : I64EnumAttrCase<"acc_update_device", 19>;
  def OpenACC_UseDevice : I64EnumAttrCase<"acc_use_device", 20>;
  def OpenACC_Reduction : I64EnumAttrCase<"acc_reduction", 21>;
  def OpenACC_DeclareDeviceResident : I64EnumAttrCase<"acc_declare_device_resident", 22>;
  def OpenACC_DeclareLink : I64EnumAttrCase<"acc_declare_link", 23>;
  def OpenACC_Cache : I64EnumAttrCase<"acc_cache", 24>;
  def OpenACC_CacheReadonly : I64EnumAttrCase<"acc_cache_readonly", 25>;
}
def OpenACC_DataClauseEnum
    : _ACC_Enum64<"DataClause", "data clauses supported by OpenACC", _ACC_DataClauses>;
def OpenACC_DataClauseAttr : EnumAttr<OpenACC_Dialect, OpenACC_DataClauseEnum, "data_clause">;

def OpenACC_DataClauseModifierNone : I32BitEnumAttrCaseNone<"none">;
def OpenACC_DataClauseModifierZero : I32BitEnumAttrCaseBit<"zero", 0>;
def OpenACC_DataClauseModifierReadonly : I32BitEnumAttrCaseBit<"readonly", 1>;
def OpenACC_DataClauseModifierAlwaysIn : I32BitEnumAttrCaseBit<"alwaysin", 2>;
def OpenACC_DataClauseModifierAlwaysOut : I32BitEnumAttrCaseBit<"alwaysout", 3>;
def OpenACC_DataClauseModifierAlways
    : I32BitEnumAttrCaseGroup<"always", [OpenACC_DataClauseModifierAlwaysIn,
                                         OpenACC_DataClauseModifierAlwaysOut]>;
def OpenACC_DataClauseModifierCapture : I32BitEnumAttrCaseBit<"capture", 4>;
def OpenACC_DataClauseModifierEnum
    : _ACC_BitEnum<"DataClauseModifier", "Captures data clause modifiers",
                   [OpenACC_DataClauseModifierNone, OpenACC_DataClauseModifierZero,
                    OpenACC_DataClauseModifierReadonly, OpenACC_DataClauseModifierAlwaysIn,
                    OpenACC_DataClauseModifierAlwaysOut, OpenACC_DataClauseModifierAlways,
                    OpenACC_DataClauseModifierCapture]>;
def OpenACC_DataClauseModifierAttr
    : EnumAttr<OpenACC_Dialect, OpenACC_DataClauseModifierEnum, "data_clause_modifier">;

defvar _ACC_DeviceNames = ["None", "Star", "Default", "Host", "Multicore", "Nvidia", "Radeon"];
defset list<I32EnumAttrCase> _ACC_DeviceTypes = {
  foreach i = !range(!size(_ACC_DeviceNames)) in {
    defvar name = _ACC_DeviceNames[i];
    def OpenACC_DeviceType#name : I32EnumAttrCase<name, i, !tolower(name)>;
  }
}
def OpenACC_DeviceType
    : _ACC_Enum<"DeviceType", "built-in device type supported by OpenACC", _ACC_DeviceTypes>;
def OpenACC_DeviceTypeAttr : _ACC_EnumAttr<OpenACC_DeviceType, "device_type">;
def DeviceTypeArrayAttr
    : TypedArrayAttrBase<OpenACC_DeviceTypeAttr, "device type array attribute"> {
  let constBuilderCall = ?;
}

defset list<I32EnumAttrCase> _ACC_GangArgs = {
  def OpenACC_GangArgNum : I32EnumAttrCase<"Num", 0, "Num">;
  def OpenACC_GangArgDim : I32EnumAttrCase<"Dim", 1, "Dim">;
  def OpenACC_GangArgStatic : I32EnumAttrCase<"Static", 2, "Static">;
}
def OpenACC_GangArgType
    : _ACC_Enum<"GangArgType", "Differentiate the different gang arg values", _ACC_GangArgs>;
def OpenACC_GangArgTypeAttr : _ACC_EnumAttr<OpenACC_GangArgType, "gang_arg_type">;
def GangArgTypeArrayAttr
    : TypedArrayAttrBase<OpenACC_GangArgTypeAttr, "gang arg type array attribute"> {
  let constBuilderCall = ?;
}

defset list<I32EnumAttrCase> _ACC_CombinedConstructs = {
  def OpenACC_KernelsLoop : I32EnumAttrCase<"KernelsLoop", 1, "kernels_loop">;
  def OpenACC_ParallelLoop : I32EnumAttrCase<"ParallelLoop", 2, "parallel_loop">;
  def OpenACC_SerialLoop : I32EnumAttrCase<"SerialLoop", 3, "serial_loop">;
}
def OpenACC_CombinedConstructsType
    : _ACC_Enum<"CombinedConstructsType", "Differentiate between combined constructs",
                _ACC_CombinedConstructs>;
def OpenACC_CombinedConstructsAttr
    : _ACC_EnumAttr<OpenACC_CombinedConstructsType, "combined_constructs">;

defvar _ACC_ConstructNames
    = [["Parallel", "parallel"], ["Kernels", "kernels"], ["Loop", "loop"], ["Data", "data"],
       ["EnterData", "enter_data"], ["ExitData", "exit_data"], ["HostData", "host_data"],
       ["Atomic", "atomic"], ["Declare", "declare"], ["Init", "init"],
       ["Shutdown", "shutdown"], ["Set", "set"], ["Update", "update"], ["Routine", "routine"],
       ["Wait", "wait"], ["RuntimeAPI", "runtime_api"], ["Serial", "serial"]];
defset list<I64EnumAttrCase> _ACC_Constructs = {
  foreach i = !range(!size(_ACC_ConstructNames)) in {
    defvar row = _ACC_ConstructNames[i];
    def OpenACC_#row[0]#Construct : I64EnumAttrCase<"acc_construct_" # row[1], i>;
  }
}
def OpenACC_ConstructEnum
    : _ACC_Enum64<"Construct", "constructs supported by OpenACC", _ACC_Constructs>;
def OpenACC_ConstructAttr : EnumAttr<OpenACC_Dialect, OpenACC_ConstructEnum, "construct">;

class OpenACC_Attr<string name, string attrMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::mlir::Attribute">
    : AttrDef<OpenACC_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}

def DeclareAttr : OpenACC_Attr<"Declare", "declare"> {
  let description = "Marks a variable of the directive `declare`.";
  let parameters = (ins "DataClauseAttr":$dataClause,
                        DefaultValuedParameter<"bool", "false">:$implicit);
  let assemblyFormat = "`<` struct(params) `>`";
  let builders = [
    AttrBuilder<(ins "DataClauseAttr":$dataClause), "return $_get($_ctxt, dataClause, false);">
  ];
}
def DeclareActionAttr : OpenACC_Attr<"DeclareAction", "declare_action"> {
  let description = "The functions to call when a declared variable's memory comes and goes.";
  defvar name = OptionalParameter<"SymbolRefAttr">;
  let parameters = (ins name:$preAlloc, name:$postAlloc, name:$preDealloc, name:$postDealloc);
  let assemblyFormat = "`<` struct(params) `>`";
}
def OpenACC_VarNameAttr : OpenACC_Attr<"VarName", "var_name"> {
  let description = "A variable's name in the source.";
  let parameters = (ins StringRefParameter<"">:$name);
  let assemblyFormat = "`<` $name `>`";
}
def RoutineInfoAttr : OpenACC_Attr<"RoutineInfo", "routine_info"> {
  let summary = "Keeps track of associated acc routine information";
  let parameters = (ins ArrayRefParameter<"SymbolRefAttr", "">:$accRoutines);
  let assemblyFormat = "`<` `[` `` $accRoutines `]` `>`";
}
def SpecializedRoutineAttr : OpenACC_Attr<"SpecializedRoutine", "specialized_routine"> {
  let summary = "Marks a specialized device version of an acc routine";
  let parameters = (ins "SymbolRefAttr":$routine, "ParLevelAttr":$level,
                        "StringAttr":$funcName);
  let assemblyFormat = "`<` $routine `,` $level `,` $funcName `>`";
}

//===- Types and resources --------------------------------------------------===//

def IntOrIndex : AnyTypeOf<[AnyInteger, Index]>;
def OpenACC_PointerLikeType : TypeAlias<OpenACC_PointerLikeTypeInterface, "pointer-like type">;
def OpenACC_MappableType : TypeAlias<OpenACC_MappableTypeInterface, "mappable type">;
def OpenACC_AnyPointerOrMappableLike
    : TypeConstraint<Or<[OpenACC_PointerLikeType.predicate, OpenACC_MappableType.predicate]>,
                     "any pointer or mappable">;
def OpenACC_AnyPointerOrMappableType
    : Type<OpenACC_AnyPointerOrMappableLike.predicate, "any pointer or mappable">;

// What effects are on: counters of uses of device memory, constructs among each other, and
// which device is meant.
foreach name = ["RuntimeCounters", "ConstructResource", "CurrentDeviceIdResource"] in
  def OpenACC_#name : Resource<"::mlir::acc::" # name>;

defvar _ACC_ReadsDevice = MemRead<OpenACC_CurrentDeviceIdResource>;
defvar _ACC_DeviceEffects = MemoryEffects<[_ACC_ReadsDevice]>;
defvar _ACC_ConstructEffects
    = MemoryEffects<[MemWrite<OpenACC_ConstructResource>, _ACC_ReadsDevice]>;
defvar _ACC_Reads = [MemoryEffects<[MemRead<OpenACC_RuntimeCounters>]>];
defvar _ACC_Writes = [MemoryEffects<[MemWrite<OpenACC_RuntimeCounters>]>];
defvar _ACC_Counts = [MemoryEffects<[MemRead<OpenACC_RuntimeCounters>,
                                     MemWrite<OpenACC_RuntimeCounters>]>];

//===- Bounds ---------------------------------------------------------------===//

class _ACC_OpOf<string mnemonic, string text, dag inputs, dag outputs, string format,
                list<Trait> traits, bit verified = 1>
    : OpenACC_Op<mnemonic, traits> {
  let summary = text;
  let arguments = inputs;
  let results = outputs;
  let assemblyFormat = format;
  let hasVerifier = verified;
}

defvar _ACC_Integer = Optional<IntOrIndex>;
defvar _ACC_Integers = Variadic<IntOrIndex>;
defvar _ACC_Devices = OptionalAttr<DeviceTypeArrayAttr>;
defvar _ACC_Segments = OptionalAttr<DenseI32ArrayAttr>;
defvar _ACC_Variables = Variadic<OpenACC_AnyPointerOrMappableType>;

// A clause with operands and their types.
class _ACC_TypedClause<string keyword, string name> {
  string text = "`" # keyword # "` `(` $" # name # " `:` type($" # name # ") `)`";
}
class _ACC_TypedClauses<list<string> names> {
  string text = !interleave(!foreach(name, names, _ACC_TypedClause<name, name>.text), " | ");
}

def OpenACC_DataBoundsOp
    : _ACC_OpOf<"bounds", "bounds of a variable in one dimension",
                (ins _ACC_Integer:$lowerbound, _ACC_Integer:$upperbound, _ACC_Integer:$extent,
                     _ACC_Integer:$stride, DefaultValuedAttr<BoolAttr, "false">:$strideInBytes,
                     _ACC_Integer:$startIdx), (outs OpenACC_DataBoundsType:$result),
                !strconcat("oilist(", _ACC_TypedClauses<["lowerbound", "upperbound", "extent",
                                                         "stride", "startIdx"]>.text,
                           ") attr-dict"),
                [AttrSizedOperandSegments, NoMemoryEffect,
                 OutlineRematerializationOpInterface]> {
  defvar start
      = "build($_builder, $_state, ::mlir::acc::DataBoundsType::get($_builder.getContext()), ";
  defvar end = "{}, $_builder.getBoolAttr(false), {});";
  let builders = [
    OpBuilder<(ins "::mlir::Value":$extent), start # "{}, {}, extent, " # end>,
    OpBuilder<(ins "::mlir::Value":$lowerbound, "::mlir::Value":$upperbound),
              start # "lowerbound, upperbound, {}, " # end>
  ];
}

foreach part = ["Lowerbound", "Upperbound", "Stride", "Extent"] in
  def OpenACC_Get#part#Op
      : _ACC_OpOf<"get_" # !tolower(part), !tolower(part) # " of bounds",
                  (ins OpenACC_DataBoundsType:$bounds), (outs Index:$result),
                  "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)",
                  [NoMemoryEffect], 0>;

//===- Clauses --------------------------------------------------------------===//
//
// Operands and format of the clauses that several operations take. Operands of a clause may
// be given for each kind of device.

defvar _ACC_Async
    = (ins _ACC_Integers:$asyncOperands, _ACC_Devices:$asyncOperandsDeviceType,
           _ACC_Devices:$asyncOnly);
defvar _ACC_AsyncFormat
    = "`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands,"
      # " type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)";
defvar _ACC_Wait
    = (ins _ACC_Integers:$waitOperands, _ACC_Segments:$waitOperandsSegments,
           _ACC_Devices:$waitOperandsDeviceType, OptionalAttr<BoolArrayAttr>:$hasWaitDevnum,
           _ACC_Devices:$waitOnly);
defvar _ACC_WaitFormat
    = "`wait` `` custom<WaitClause>($waitOperands, type($waitOperands),"
      # " $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly)";
defvar _ACC_If = (ins Optional<I1>:$ifCond);
defvar _ACC_IfFormat = "`if` `(` $ifCond `)`";
defvar _ACC_Data = (ins _ACC_Variables:$dataClauseOperands);
defvar _ACC_DataFormat = _ACC_TypedClause<"dataOperands", "dataClauseOperands">.text;
defvar _ACC_PrivateFormat = _ACC_TypedClause<"private", "privateOperands">.text;
defvar _ACC_FirstprivateFormat
    = _ACC_TypedClause<"firstprivate", "firstprivateOperands">.text;
defvar _ACC_ReductionFormat = _ACC_TypedClause<"reduction", "reductionOperands">.text;
defvar _ACC_WaitDevnumFormat = _ACC_TypedClause<"wait_devnum", "waitDevnum">.text;
defvar _ACC_DeviceNumFormat = _ACC_TypedClause<"device_num", "deviceNum">.text;
defvar _ACC_OneAsyncFormat
    = "`async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async)";

class _ACC_Clauses<list<string> formats> {
  string text = "oilist(" # !interleave(formats, " | ") # ")";
}

//===- Data at the start of a construct -------------------------------------===//

defvar _ACC_DataClauseTail
    = (ins DefaultValuedAttr<BoolAttr, "true">:$structured,
           DefaultValuedAttr<BoolAttr, "false">:$implicit,
           DefaultValuedAttr<OpenACC_DataClauseModifierAttr,
                             "mlir::acc::DataClauseModifier::none">:$modifiers,
           OptionalAttr<StrAttr>:$name);

// Builders take flags, a name, and the rest.
defvar _ACC_Flags = (ins "bool":$structured, "bool":$implicit);
defvar _ACC_BuiltName = (ins "const ::llvm::Twine &":$name);
defvar _ACC_BuiltBounds = (ins CArg<"::mlir::ValueRange", "{}">:$bounds);
defvar _ACC_BuiltRest
    = (ins "::mlir::ValueRange":$bounds, "::mlir::ValueRange":$asyncOperands,
           "::mlir::ArrayAttr":$asyncOperandsDeviceType, "::mlir::ArrayAttr":$asyncOnly,
           "::mlir::acc::DataClause":$dataClause, "bool":$structured, "bool":$implicit);
defvar _ACC_BuiltNameAttr = (ins "::mlir::StringAttr":$name);
defvar _ACC_BuiltRestNames
    = "bounds, asyncOperands, asyncOperandsDeviceType, asyncOnly, dataClause, structured, "
      # "implicit, ";
defvar _ACC_PointeeType
    = "::mlir::TypeAttr::get(isa<PointerLikeType>(var.getType()) "
      # "? cast<PointerLikeType>(var.getType()).getElementType() : var.getType()), ";
class _ACC_BuiltFlags<string name> {
  string text = "bounds, {}, nullptr, nullptr, nullptr, $_builder.getBoolAttr(structured), "
                # "$_builder.getBoolAttr(implicit), nullptr, " # name;
}

class OpenACC_DataEntryOp<string mnemonic, string clause, string extraDescription,
                          list<Trait> traits = [], dag additionalArgs = (ins)>
    : OpenACC_Op<mnemonic, !listconcat(traits, [AttrSizedOperandSegments,
                                                _ACC_DeviceEffects])> {
  let description = extraDescription;
  let arguments = !con(additionalArgs,
                       (ins TypeAttr:$varType,
                            Optional<OpenACC_PointerLikeTypeInterface>:$varPtrPtr,
                            Variadic<OpenACC_DataBoundsType>:$bounds), _ACC_Async,
                       (ins DefaultValuedAttr<OpenACC_DataClauseAttr, clause>:$dataClause),
                       _ACC_DataClauseTail, (ins OptionalAttr<SymbolRefAttr>:$recipe));
  let assemblyFormat = !strconcat(
      "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) ",
      _ACC_Clauses<[_ACC_TypedClause<"varPtrPtr", "varPtrPtr">.text, "`bounds` `(` $bounds `)`",
                    _ACC_AsyncFormat, "`recipe` `(` custom<RecipeSym>($recipe) `)`"]>.text,
      " `->` type($accVar) attr-dict");
  let hasVerifier = 1;
  defvar var = (ins "::mlir::Value":$var);
  defvar start = "build($_builder, $_state, var.getType(), var, " # _ACC_PointeeType # "{}, ";
  defvar typed = !con((ins "::mlir::Type":$accVarType), var,
                      (ins "::mlir::Type":$varType, "::mlir::Value":$varPtrPtr),
                      _ACC_BuiltRest);
  defvar call = "build($_builder, $_state, accVarType, var, varType, varPtrPtr, "
                # _ACC_BuiltRestNames;
  let builders = [
    OpBuilder<!con(var, _ACC_Flags, _ACC_BuiltBounds),
              start # _ACC_BuiltFlags<"nullptr, nullptr);">.text>,
    OpBuilder<!con(var, _ACC_Flags, _ACC_BuiltName, _ACC_BuiltBounds),
              start # _ACC_BuiltFlags<"$_builder.getStringAttr(name), nullptr);">.text>,
    OpBuilder<!con(typed, _ACC_BuiltNameAttr),
              call # "::mlir::acc::DataClauseModifier::none, name);">,
    OpBuilder<!con(typed, (ins "::mlir::acc::DataClauseModifier":$modifiers),
                   _ACC_BuiltNameAttr), call # "modifiers, name, nullptr);">
  ];
}

// `reads` the host's variable and `writes` the device's, as far as the operation itself does.
class _ACC_EntryOp<string mnemonic, string text, list<Trait> traits, bit reads, bit writes,
                   string clause = mnemonic>
    : OpenACC_DataEntryOp<mnemonic, "mlir::acc::DataClause::acc_" # clause, "", traits,
                          !if(reads,
                              (ins Arg<OpenACC_AnyPointerOrMappableType, "Host variable",
                                       [MemRead]>:$var),
                              (ins OpenACC_AnyPointerOrMappableType:$var))> {
  let summary = text;
  let results = !if(writes,
                    (outs Arg<OpenACC_AnyPointerOrMappableType, "Accelerator mapped variable",
                              [MemWrite]>:$accVar),
                    (outs OpenACC_AnyPointerOrMappableType:$accVar));
}

def OpenACC_PrivateOp : _ACC_EntryOp<"private", "private copy of a variable", [], 0, 1>;
def OpenACC_FirstprivateOp
    : _ACC_EntryOp<"firstprivate", "private copy of a variable with its value", [], 1, 1>;
def OpenACC_FirstprivateMapInitialOp
    : _ACC_EntryOp<"firstprivate_map", "value that private copies begin with", [], 1, 1,
                   "firstprivate">;
def OpenACC_ReductionOp
    : _ACC_EntryOp<"reduction", "private copy of a variable, combined at the end", [], 1, 1>;
def OpenACC_DevicePtrOp
    : _ACC_EntryOp<"deviceptr", "variable that is the device's already", _ACC_Reads, 0, 0>;
def OpenACC_PresentOp
    : _ACC_EntryOp<"present", "variable that the device must have already", _ACC_Counts, 0, 0>;
def OpenACC_CopyinOp
    : _ACC_EntryOp<"copyin", "variable copied to the device", _ACC_Counts, 1, 1>;
def OpenACC_CreateOp
    : _ACC_EntryOp<"create", "memory of the device for a variable", _ACC_Counts, 0, 1>;
def OpenACC_NoCreateOp
    : _ACC_EntryOp<"nocreate", "variable of the device, or else of the host", _ACC_Counts, 0, 0,
                   "no_create">;
def OpenACC_AttachOp
    : _ACC_EntryOp<"attach", "pointer of the device, set to the device's address", _ACC_Counts,
                   1, 0>;
def OpenACC_GetDevicePtrOp
    : _ACC_EntryOp<"getdeviceptr", "the device's variable, if it has it", _ACC_Reads, 0, 0> {
  let hasVerifier = 0;
}
def OpenACC_UpdateDeviceOp
    : _ACC_EntryOp<"update_device", "copies a variable's value to the device", [], 1, 1>;
def OpenACC_UseDeviceOp
    : _ACC_EntryOp<"use_device", "the device's address, for use on the host", _ACC_Reads, 0, 0>;
def OpenACC_DeclareDeviceResidentOp
    : _ACC_EntryOp<"declare_device_resident", "variable that only the device has", _ACC_Writes,
                   1, 0>;
def OpenACC_DeclareLinkOp
    : _ACC_EntryOp<"declare_link", "variable of which the device has a link", _ACC_Writes, 1,
                   0>;
def OpenACC_CacheOp
    : _ACC_EntryOp<"cache", "part of a variable to keep close to a loop", [NoMemoryEffect], 0,
                   0>;

//===- Data at the end of a construct ---------------------------------------===//

class OpenACC_DataExitOp<string mnemonic, string clause, string extraDescription,
                         list<Trait> traits = [], dag additionalArgs = (ins)>
    : OpenACC_Op<mnemonic, !listconcat(traits, [AttrSizedOperandSegments,
                                                _ACC_DeviceEffects])> {
  let description = extraDescription;
  let arguments = !con(additionalArgs, (ins Variadic<OpenACC_DataBoundsType>:$bounds),
                       _ACC_Async,
                       (ins DefaultValuedAttr<OpenACC_DataClauseAttr, clause>:$dataClause),
                       _ACC_DataClauseTail);
  let hasVerifier = 1;
}

defvar _ACC_ExitVariable = (ins Arg<OpenACC_AnyPointerOrMappableType,
                                    "Accelerator mapped variable", [MemRead]>:$accVar);
class _ACC_ExitFormat<string variable = ""> {
  string text = !strconcat("custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)`)? (",
                           _ACC_AsyncFormat, "^)? ", variable, " attr-dict");
}
class _ACC_ExitBuilders<dag variables, string names, dag typed, string typedNames> {
  defvar start = "build($_builder, $_state, ";
  list<OpBuilder> builders = [
    OpBuilder<!con(variables, _ACC_Flags, _ACC_BuiltBounds),
              start # names # _ACC_BuiltFlags<"nullptr);">.text>,
    OpBuilder<!con(variables, _ACC_Flags, _ACC_BuiltName, _ACC_BuiltBounds),
              start # names # _ACC_BuiltFlags<"$_builder.getStringAttr(name));">.text>,
    OpBuilder<!con(variables, typed, _ACC_BuiltRest, _ACC_BuiltNameAttr),
              !strconcat(start, typedNames, _ACC_BuiltRestNames,
                         "::mlir::acc::DataClauseModifier::none, name);")>
  ];
}

class OpenACC_DataExitOpWithVarPtr<string mnemonic, string clause>
    : OpenACC_DataExitOp<mnemonic, clause, "", _ACC_Counts,
                         !con(_ACC_ExitVariable,
                              (ins Arg<OpenACC_AnyPointerOrMappableType, "Host variable",
                                       [MemWrite]>:$var, TypeAttr:$varType))> {
  let assemblyFormat
      = _ACC_ExitFormat<"`to` custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType)">.text;
  let builders = _ACC_ExitBuilders<(ins "::mlir::Value":$accVar, "::mlir::Value":$var),
                                   !strconcat("accVar, var, ", _ACC_PointeeType),
                                   (ins "::mlir::Type":$varType),
                                   "accVar, var, varType, ">.builders;
}

class OpenACC_DataExitOpNoVarPtr<string mnemonic, string clause>
    : OpenACC_DataExitOp<mnemonic, clause, "", _ACC_Counts, _ACC_ExitVariable> {
  let assemblyFormat = _ACC_ExitFormat<>.text;
  let builders
      = _ACC_ExitBuilders<(ins "::mlir::Value":$accVar), "accVar, ", (ins), "accVar, ">.builders;
}

def OpenACC_CopyoutOp
    : OpenACC_DataExitOpWithVarPtr<"copyout", "mlir::acc::DataClause::acc_copyout"> {
  let summary = "copies a variable to the host and ends the device's";
}
def OpenACC_UpdateHostOp
    : OpenACC_DataExitOpWithVarPtr<"update_host", "mlir::acc::DataClause::acc_update_host"> {
  let summary = "copies a variable's value to the host";
}
def OpenACC_DeleteOp
    : OpenACC_DataExitOpNoVarPtr<"delete", "mlir::acc::DataClause::acc_delete"> {
  let summary = "ends the device's variable";
}
def OpenACC_DetachOp
    : OpenACC_DataExitOpNoVarPtr<"detach", "mlir::acc::DataClause::acc_detach"> {
  let summary = "resets a pointer of the device";
}

//===- Recipes --------------------------------------------------------------===//

class _ACC_RecipeOp<string kind, string text, dag middle, string middleFormat, dag more = (ins),
                    string moreFormat = "">
    : OpenACC_Op<kind # ".recipe", [IsolatedFromAbove, Symbol, RecipeInterface,
                                    AutomaticAllocationScope]> {
  let summary = text;
  let arguments = !con((ins SymbolNameAttr:$sym_name, TypeAttr:$type), more);
  let regions = !con((region AnyRegion:$initRegion), middle, (region AnyRegion:$destroyRegion));
  let assemblyFormat = !strconcat("$sym_name `:` $type attr-dict-with-keyword ", moreFormat,
                                  " `init` $initRegion ", middleFormat,
                                  " (`destroy` $destroyRegion^)?");
  let hasRegionVerifier = 1;
}
def OpenACC_PrivateRecipeOp
    : _ACC_RecipeOp<"private", "how private copies begin and end", (region), "">;
def OpenACC_FirstprivateRecipeOp
    : _ACC_RecipeOp<"firstprivate", "how private copies begin, get their value and end",
                    (region AnyRegion:$copyRegion), "`copy` $copyRegion">;
def OpenACC_ReductionRecipeOp
    : _ACC_RecipeOp<"reduction", "how private copies begin, are combined and end",
                    (region AnyRegion:$combinerRegion), "`combiner` $combinerRegion",
                    (ins OpenACC_ReductionOperatorAttr:$reductionOperator),
                    "`reduction_operator` $reductionOperator">;

//===- Constructs -----------------------------------------------------------===//

defvar _ACC_Gangs
    = (ins _ACC_Integers:$numGangs, _ACC_Segments:$numGangsSegments,
           _ACC_Devices:$numGangsDeviceType, _ACC_Integers:$numWorkers,
           _ACC_Devices:$numWorkersDeviceType, _ACC_Integers:$vectorLength,
           _ACC_Devices:$vectorLengthDeviceType);
defvar _ACC_GangsFormat
    = ["`num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType,"
       # " $numGangsSegments) `)`",
       "`num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers),"
       # " $numWorkersDeviceType) `)`"];
defvar _ACC_VectorLengthFormat
    = ["`vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength),"
       # " $vectorLengthDeviceType) `)`"];
defvar _ACC_Region = DeclareOpInterfaceMethods<RegionBranchOpInterface>;
defvar _ACC_ComputeRegion = DeclareOpInterfaceMethods<ComputeRegionOpInterface>;

// With how many gangs, workers and vectors, unless it is serial.
class _ACC_ComputeOp<string mnemonic, string text, bit serial = 0>
    : _ACC_OpOf<mnemonic, text,
                !con(_ACC_Async, _ACC_Wait, !if(serial, (ins), _ACC_Gangs), _ACC_If,
                     (ins Optional<I1>:$selfCond, UnitAttr:$selfAttr,
                          _ACC_Variables:$reductionOperands, _ACC_Variables:$privateOperands,
                          _ACC_Variables:$firstprivateOperands), _ACC_Data,
                     (ins OptionalAttr<DefaultValueAttr>:$defaultAttr, UnitAttr:$combined)),
                (outs),
                "(`combined` `(` `loop` `)` $combined^)? "
                # _ACC_Clauses<!listconcat(
                    [_ACC_DataFormat, _ACC_AsyncFormat, _ACC_FirstprivateFormat],
                    !if(serial, []<string>, _ACC_GangsFormat), [_ACC_PrivateFormat],
                    !if(serial, []<string>, _ACC_VectorLengthFormat),
                    [_ACC_WaitFormat, "`self` `(` $selfCond `)`", _ACC_IfFormat,
                     _ACC_ReductionFormat])>.text
                # " $region attr-dict-with-keyword",
                [AttrSizedOperandSegments, AutomaticAllocationScope, RecursiveMemoryEffects,
                 _ACC_ComputeRegion, _ACC_Region, OffloadRegionOpInterface,
                 _ACC_ConstructEffects]> {
  let regions = (region AnyRegion:$region);
}
def OpenACC_ParallelOp : _ACC_ComputeOp<"parallel", "runs a region in many gangs"> {
  defvar range = CArg<"mlir::ValueRange", "{}">;
  defvar value = CArg<"mlir::Value", "{}">;
  let builders = [
    OpBuilder<(ins range:$numGangs, range:$numWorkers, range:$vectorLength,
                   range:$asyncOperands, range:$waitOperands, value:$ifCond, value:$selfCond,
                   range:$reductionOperands, range:$privateOperands,
                   range:$firstprivateOperands, range:$dataClauseOperands)>
  ];
}
def OpenACC_SerialOp : _ACC_ComputeOp<"serial", "runs a region in one thread", 1>;
def OpenACC_KernelsOp : _ACC_ComputeOp<"kernels", "runs a region as the compiler sees fit">;

def OpenACC_KernelEnvironmentOp
    : _ACC_OpOf<"kernel_environment", "data and queues around what a construct became",
                !con((ins Variadic<AnyType>:$dataClauseOperands), _ACC_Async, _ACC_Wait),
                (outs), _ACC_Clauses<[_ACC_DataFormat, _ACC_AsyncFormat, _ACC_WaitFormat]>.text
                        # " $region attr-dict",
                [AttrSizedOperandSegments, RecursiveMemoryEffects, SingleBlock, NoTerminator,
                 _ACC_Region, _ACC_ConstructEffects], 0> {
  let regions = (region SizedRegion<1>:$region);
  let hasCanonicalizer = 1;
}

def OpenACC_DataOp
    : _ACC_OpOf<"data", "keeps data on the device while a region runs",
                !con(_ACC_If, _ACC_Async, _ACC_Wait, _ACC_Data,
                     (ins OptionalAttr<DefaultValueAttr>:$defaultAttr)), (outs),
                _ACC_Clauses<[_ACC_IfFormat, _ACC_AsyncFormat, _ACC_DataFormat,
                              _ACC_WaitFormat]>.text # " $region attr-dict-with-keyword",
                [AttrSizedOperandSegments, RecursiveMemoryEffects, _ACC_Region,
                 _ACC_ConstructEffects]> {
  let regions = (region AnyRegion:$region);
}

def OpenACC_HostDataOp
    : _ACC_OpOf<"host_data", "gives a region of the host the device's addresses",
                !con(_ACC_If, _ACC_Data, (ins UnitAttr:$ifPresent)), (outs),
                _ACC_Clauses<[_ACC_IfFormat, _ACC_DataFormat]>.text
                # " $region attr-dict-with-keyword",
                [AttrSizedOperandSegments, _ACC_Region, _ACC_ConstructEffects]> {
  let regions = (region AnyRegion:$region);
  let hasCanonicalizer = 1;
}

def OpenACC_LoopOp
    : _ACC_OpOf<"loop", "loops whose iterations are shared", (ins
        _ACC_Integers:$lowerbound, _ACC_Integers:$upperbound, _ACC_Integers:$step,
        OptionalAttr<DenseBoolArrayAttr>:$inclusiveUpperbound,
        OptionalAttr<I64ArrayAttr>:$collapse, _ACC_Devices:$collapseDeviceType,
        _ACC_Integers:$gangOperands, OptionalAttr<GangArgTypeArrayAttr>:$gangOperandsArgType,
        _ACC_Segments:$gangOperandsSegments, _ACC_Devices:$gangOperandsDeviceType,
        _ACC_Integers:$workerNumOperands, _ACC_Devices:$workerNumOperandsDeviceType,
        _ACC_Integers:$vectorOperands, _ACC_Devices:$vectorOperandsDeviceType,
        _ACC_Devices:$seq, _ACC_Devices:$independent, _ACC_Devices:$auto_, _ACC_Devices:$gang,
        _ACC_Devices:$worker, _ACC_Devices:$vector,
        _ACC_Integers:$tileOperands, _ACC_Segments:$tileOperandsSegments,
        _ACC_Devices:$tileOperandsDeviceType, _ACC_Variables:$cacheOperands,
        _ACC_Variables:$privateOperands, _ACC_Variables:$firstprivateOperands,
        Variadic<AnyType>:$reductionOperands,
        OptionalAttr<OpenACC_CombinedConstructsAttr>:$combined, UnitAttr:$unstructured),
      (outs Variadic<AnyType>:$results),
      !strconcat("(`combined` `(` custom<CombinedConstructsLoop>($combined)^ `)`)? ",
        _ACC_Clauses<[
          "`gang` `` custom<GangClause>($gangOperands, type($gangOperands),"
          # " $gangOperandsArgType, $gangOperandsDeviceType, $gangOperandsSegments, $gang)",
          "`worker` `` custom<DeviceTypeOperandsWithKeywordOnly>($workerNumOperands,"
          # " type($workerNumOperands), $workerNumOperandsDeviceType, $worker)",
          "`vector` `` custom<DeviceTypeOperandsWithKeywordOnly>($vectorOperands,"
          # " type($vectorOperands), $vectorOperandsDeviceType, $vector)",
          _ACC_PrivateFormat, _ACC_FirstprivateFormat,
          "`tile` `(` custom<DeviceTypeOperandsWithSegment>($tileOperands,"
          # " type($tileOperands), $tileOperandsDeviceType, $tileOperandsSegments) `)`",
          _ACC_ReductionFormat, _ACC_TypedClause<"cache", "cacheOperands">.text]>.text,
        " custom<LoopControl>($region, $lowerbound, type($lowerbound), $upperbound,",
        " type($upperbound), $step, type($step)) (`(` type($results)^ `)`)?",
        " attr-dict-with-keyword"),
      [AttrSizedOperandSegments, AutomaticAllocationScope, RecursiveMemoryEffects,
       _ACC_ComputeRegion, DeclareOpInterfaceMethods<LoopLikeOpInterface>, _ACC_Region,
       MemoryEffects<[MemWrite<OpenACC_ConstructResource>]>]> {
  let regions = (region AnyRegion:$region);
  let hasCustomAssemblyFormat = 1;
  let builders = [
    OpBuilder<(ins "::mlir::ValueRange":$lowerbounds, "::mlir::ValueRange":$upperbounds,
                   "::mlir::ValueRange":$steps, "LoopParMode":$parMode), [{
      auto all = $_builder.getArrayAttr(
          DeviceTypeAttr::get($_builder.getContext(), DeviceType::None));
      auto ifMode = [&](LoopParMode mode) { return parMode == mode ? all : nullptr; };
      build($_builder, $_state, {}, lowerbounds, upperbounds, steps, nullptr, nullptr, nullptr,
            {}, nullptr, nullptr, nullptr, {}, nullptr, {}, nullptr,
            ifMode(LoopParMode::loop_seq), ifMode(LoopParMode::loop_independent),
            ifMode(LoopParMode::loop_auto), nullptr, nullptr, nullptr, {}, nullptr, nullptr,
            {}, {}, {}, {}, nullptr);
    }]>
  ];
}

def OpenACC_TerminatorOp
    : _ACC_OpOf<"terminator", "ends a region", (ins), (outs), "attr-dict",
                [Pure, Terminator,
                 DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>], 0>;

def OpenACC_YieldOp
    : _ACC_OpOf<"yield", "ends a region with values", (ins Variadic<AnyType>:$operands),
                (outs), "attr-dict ($operands^ `:` type($operands))?",
                [Pure, ReturnLike, Terminator,
                 ParentOneOf<["FirstprivateRecipeOp, LoopOp, ParallelOp, PrivateRecipeOp,"
                              "ReductionRecipeOp, SerialOp, AtomicUpdateOp"]>], 0> {
  let builders = [OpBuilder<(ins), "(void)$_state;">];
}

//===- Directives about data ------------------------------------------------===//

class _ACC_DataDirective<string mnemonic, string text, dag more>
    : _ACC_OpOf<mnemonic, text,
                !con(_ACC_If, (ins _ACC_Integer:$asyncOperand, UnitAttr:$async,
                                   _ACC_Integer:$waitDevnum, _ACC_Integers:$waitOperands,
                                   UnitAttr:$wait), _ACC_Data, more), (outs),
                _ACC_Clauses<[_ACC_IfFormat, _ACC_OneAsyncFormat, _ACC_WaitDevnumFormat,
                              "`wait` `` custom<OperandsWithKeywordOnly>($waitOperands,"
                              # " type($waitOperands), $wait)", _ACC_DataFormat]>.text
                # " attr-dict-with-keyword",
                [AttrSizedOperandSegments, _ACC_ConstructEffects]> {
  let hasCanonicalizer = 1;
}
def OpenACC_EnterDataOp : _ACC_DataDirective<"enter_data", "puts data on the device", (ins)>;
def OpenACC_ExitDataOp
    : _ACC_DataDirective<"exit_data", "takes data from the device", (ins UnitAttr:$finalize)>;

def OpenACC_UpdateOp
    : _ACC_OpOf<"update", "copies data between host and device",
                !con(_ACC_If, _ACC_Async, _ACC_Wait, _ACC_Data, (ins UnitAttr:$ifPresent)),
                (outs), _ACC_Clauses<[_ACC_IfFormat, _ACC_AsyncFormat, _ACC_WaitFormat,
                                      _ACC_DataFormat]>.text # " attr-dict-with-keyword",
                [AttrSizedOperandSegments, _ACC_ConstructEffects]> {
  let hasCanonicalizer = 1;
}

//===- Atomics --------------------------------------------------------------===//

defvar _ACC_OptionalIf = "oilist(`if` `(` $ifCond `)`) ";

def AtomicReadOp
    : _ACC_OpOf<"atomic.read", "reads in one step",
                !con((ins OpenACC_PointerLikeType:$x, OpenACC_PointerLikeType:$v,
                          TypeAttr:$element_type), _ACC_If), (outs),
                _ACC_OptionalIf
                # "$v `=` $x `:` type($v) `,` type($x) `,` $element_type attr-dict",
                [AtomicReadOpInterface]>;
def AtomicWriteOp
    : _ACC_OpOf<"atomic.write", "writes in one step",
                !con((ins OpenACC_PointerLikeType:$x, AnyType:$expr), _ACC_If), (outs),
                _ACC_OptionalIf # "$x `=` $expr `:` type($x) `,` type($expr) attr-dict",
                [AtomicWriteOpInterface]>;
def AtomicUpdateOp
    : _ACC_OpOf<"atomic.update", "computes a new value in one step",
                !con((ins Arg<OpenACC_PointerLikeType, "Address of variable to be updated",
                              [MemRead, MemWrite]>:$x), _ACC_If), (outs),
                _ACC_OptionalIf # "$x `:` type($x) $region attr-dict",
                [SingleBlockImplicitTerminator<"YieldOp">, RecursiveMemoryEffects,
                 AtomicUpdateOpInterface]> {
  let regions = (region SizedRegion<1>:$region);
  let hasRegionVerifier = 1;
  let hasCanonicalizeMethod = 1;
}
def AtomicCaptureOp
    : _ACC_OpOf<"atomic.capture", "reads and changes in one step", _ACC_If, (outs),
                _ACC_OptionalIf # "$region attr-dict",
                [SingleBlockImplicitTerminator<"TerminatorOp">, RecursiveMemoryEffects,
                 AtomicCaptureOpInterface], 0> {
  let regions = (region SizedRegion<1>:$region);
  let hasRegionVerifier = 1;
}

//===- Declarations and routines --------------------------------------------===//

def OpenACC_DeclareEnterOp
    : _ACC_OpOf<"declare_enter", "begins a declaration's region", _ACC_Data,
                (outs OpenACC_DeclareTokenType:$token),
                _ACC_Clauses<[_ACC_DataFormat]>.text # " attr-dict-with-keyword",
                [_ACC_ConstructEffects]>;
def OpenACC_DeclareExitOp
    : _ACC_OpOf<"declare_exit", "ends a declaration's region",
                !con((ins Optional<OpenACC_DeclareTokenType>:$token), _ACC_Data), (outs),
                _ACC_Clauses<["`token` `(` $token `)`", _ACC_DataFormat]>.text
                # " attr-dict-with-keyword",
                [AttrSizedOperandSegments, _ACC_ConstructEffects]>;
def OpenACC_DeclareOp
    : _ACC_OpOf<"declare", "region of a declaration", _ACC_Data, (outs),
                _ACC_DataFormat # " $region attr-dict-with-keyword",
                [RecursiveMemoryEffects, MemoryEffects<[MemWrite<OpenACC_ConstructResource>]>]> {
  let regions = (region AnyRegion:$region);
}

foreach row = [["Constructor", "global_ctor", "program begins"],
               ["Destructor", "global_dtor", "program ends"]] in
  def OpenACC_Global#row[0]#Op
      : _ACC_OpOf<row[1], "what is done about globals when the " # row[2],
                  (ins SymbolNameAttr:$sym_name), (outs),
                  "$sym_name $region attr-dict-with-keyword", [IsolatedFromAbove, Symbol], 0> {
    let regions = (region AnyRegion:$region);
  }

def OpenACC_RoutineOp
    : _ACC_OpOf<"routine", "function that regions may call", (ins
        SymbolNameAttr:$sym_name, SymbolRefAttr:$func_name,
        OptionalAttr<SymbolRefArrayAttr>:$bindIdName, OptionalAttr<StrArrayAttr>:$bindStrName,
        _ACC_Devices:$bindIdNameDeviceType, _ACC_Devices:$bindStrNameDeviceType,
        _ACC_Devices:$worker, _ACC_Devices:$vector, _ACC_Devices:$seq, UnitAttr:$nohost,
        UnitAttr:$implicit, _ACC_Devices:$gang, OptionalAttr<I64ArrayAttr>:$gangDim,
        _ACC_Devices:$gangDimDeviceType), (outs),
      "$sym_name `func` `(` $func_name `)` "
      # _ACC_Clauses<!listconcat(
          ["`bind` `(` custom<BindName>($bindIdName, $bindStrName, $bindIdNameDeviceType,"
           # " $bindStrNameDeviceType) `)`",
           "`gang` `` custom<RoutineGangClause>($gang, $gangDim, $gangDimDeviceType)"],
          !foreach(level, ["worker", "vector", "seq"],
                   "`" # level # "` custom<DeviceTypeArrayAttr>($" # level # ")"),
          ["`nohost` $nohost", "`implicit` $implicit"])>.text
      # " attr-dict-with-keyword", [IsolatedFromAbove]>;

//===- The runtime ----------------------------------------------------------===//

class _ACC_RuntimeOp<string mnemonic, string text>
    : _ACC_OpOf<mnemonic, text,
                !con((ins OptionalAttr<TypedArrayAttrBase<OpenACC_DeviceTypeAttr,
                                                          "Device type attributes">>
                          :$device_types, _ACC_Integer:$deviceNum), _ACC_If), (outs),
                _ACC_Clauses<[_ACC_DeviceNumFormat, _ACC_IfFormat]>.text
                # " attr-dict-with-keyword", [AttrSizedOperandSegments]>;
def OpenACC_InitOp : _ACC_RuntimeOp<"init", "starts the runtime">;
def OpenACC_ShutdownOp : _ACC_RuntimeOp<"shutdown", "stops the runtime">;

def OpenACC_SetOp
    : _ACC_OpOf<"set", "sets the device and the queue that are meant by default",
                !con((ins OptionalAttr<OpenACC_DeviceTypeAttr>:$device_type,
                          _ACC_Integer:$defaultAsync, _ACC_Integer:$deviceNum), _ACC_If),
                (outs), _ACC_Clauses<[_ACC_TypedClause<"default_async", "defaultAsync">.text,
                                      _ACC_DeviceNumFormat, _ACC_IfFormat]>.text
                        # " attr-dict-with-keyword",
                [AttrSizedOperandSegments,
                 MemoryEffects<[MemWrite<OpenACC_CurrentDeviceIdResource>]>]>;

def OpenACC_WaitOp
    : _ACC_OpOf<"wait", "waits for queues",
                !con((ins _ACC_Integers:$waitOperands, _ACC_Integer:$asyncOperand,
                          _ACC_Integer:$waitDevnum, UnitAttr:$async), _ACC_If), (outs),
                "(`(` $waitOperands^ `:` type($waitOperands) `)`)? "
                # _ACC_Clauses<[_ACC_OneAsyncFormat, _ACC_WaitDevnumFormat,
                                _ACC_IfFormat]>.text # " attr-dict-with-keyword",
                [AttrSizedOperandSegments]>;

#endif // MLIR_DIALECT_OPENACC_OPENACCOPS_TD
