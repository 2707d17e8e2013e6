//===- LLVMEnums.td - Enumerations of the llvm dialect ----------*- tablegen -*-===//
//
// Each enumeration is a table of its cases. In order: inline assembly, atomics, calls,
// debug information, flags of arithmetic, comparisons, symbols, floating point
// environment and module flags.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_LLVM_ENUMS
#define MLIRKIT_LLVM_ENUMS

include "mlir/Dialect/LLVMIR/LLVMDialect.td"
include "mlir/IR/EnumAttr.td"

//===----------------------------------------------------------------------===//
// Enumerations that are also C++ enumerations of LLVM
//===----------------------------------------------------------------------===//

class LLVM_EnumAttrCase<string cppSym, string irSym, string llvmSym, int val>
    : I64EnumAttrCase<cppSym, val, irSym> {
  string llvmEnumerant = llvmSym;
}

// `unsupportedCases` are cases of LLVM's enumeration that the dialect does not have.
class LLVM_EnumAttr<string name, string llvmName, string description,
                    list<LLVM_EnumAttrCase> cases,
                    list<LLVM_EnumAttrCase> unsupportedCases = []>
    : I64EnumAttr<name, description, cases> {
  let cppNamespace = "::mlir::LLVM";
  list<LLVM_EnumAttrCase> unsupported = unsupportedCases;
  string llvmClassName = llvmName;
}

// LLVM's counterpart is a namespace of integer constants.
class LLVM_CEnumAttr<string name, string llvmNS, string description,
                     list<LLVM_EnumAttrCase> cases>
    : I64EnumAttr<name, description, cases> {
  string llvmClassName = llvmNS;
}

// A row of a table: a case's value, its text, its C++ name, the end of its record's
// name and LLVM's name.
class _LLVM_Case<int caseValue, string irName, string cppName = irName, string recordName = cppName,
                 string llvmName = recordName> {
  int value = caseValue;
  string ir = irName;
  string cpp = cppName;
  string record = recordName;
  string llvm = llvmName;
}

// An attribute that wraps the enumeration `enum` of namespace `space`.
class _LLVM_EnumWrapper<string name, string returnClass, string getter>
    : DialectAttr<LLVM_Dialect, CPred<"::llvm::isa<::mlir::LLVM::" # name # "Attr>($_self)">,
                  "LLVM Calling Convention specification"> {
  let storageType = "::mlir::LLVM::" # name # "Attr";
  let returnType = "::mlir::LLVM::" # returnClass;
  let convertFromStorage = "$_self." # getter # "()";
  let constBuilderCall = storageType # "::get($_builder.getContext(), $0)";
}

//===----------------------------------------------------------------------===//
// Inline assembly
//===----------------------------------------------------------------------===//

def AsmATT : LLVM_EnumAttrCase<"AD_ATT", "att", "AD_ATT", 0>;
def AsmIntel : LLVM_EnumAttrCase<"AD_Intel", "intel", "AD_Intel", 1>;
def AsmATTOrIntel : LLVM_EnumAttr<"AsmDialect", "::llvm::InlineAsm::AsmDialect",
                                  "ATT (0) or Intel (1) asm dialect", [AsmATT, AsmIntel]>;

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

defset list<LLVM_EnumAttrCase> _LLVM_AtomicBinOps = {
  foreach row = [
    _LLVM_Case<0, "xchg", "xchg", "Xchg">, _LLVM_Case<1, "add", "add", "Add">,
    _LLVM_Case<2, "sub", "sub", "Sub">, _LLVM_Case<3, "_and", "_and", "And">,
    _LLVM_Case<4, "nand", "nand", "Nand">, _LLVM_Case<5, "_or", "_or", "Or">,
    _LLVM_Case<6, "_xor", "_xor", "Xor">, _LLVM_Case<7, "max", "max", "Max">,
    _LLVM_Case<8, "min", "min", "Min">, _LLVM_Case<9, "umax", "umax", "UMax">,
    _LLVM_Case<10, "umin", "umin", "UMin">, _LLVM_Case<11, "fadd", "fadd", "FAdd">,
    _LLVM_Case<12, "fsub", "fsub", "FSub">, _LLVM_Case<13, "fmax", "fmax", "FMax">,
    _LLVM_Case<14, "fmin", "fmin", "FMin">,
    _LLVM_Case<15, "uinc_wrap", "uinc_wrap", "UIncWrap">,
    _LLVM_Case<16, "udec_wrap", "udec_wrap", "UDecWrap">,
    _LLVM_Case<17, "usub_cond", "usub_cond", "USubCond">,
    _LLVM_Case<18, "usub_sat", "usub_sat", "USubSat">,
    _LLVM_Case<19, "fmaximum", "fmaximum", "FMaximum">,
    _LLVM_Case<20, "fminimum", "fminimum", "FMinimum">
  ] in def AtomicBinOp # row.record : LLVM_EnumAttrCase<row.cpp, row.ir, row.llvm, row.value>;
}
def AtomicBadBinOp : LLVM_EnumAttrCase<"", "", "BAD_BINOP", 0>;
def AtomicBinOp : LLVM_EnumAttr<"AtomicBinOp", "::llvm::AtomicRMWInst::BinOp",
                                "llvm.atomicrmw binary operations",
                                _LLVM_AtomicBinOps, [AtomicBadBinOp]>;

// 3 would be LLVM's `consume`, which no front end emits.
defset list<LLVM_EnumAttrCase> _LLVM_AtomicOrderings = {
  foreach row = [
    _LLVM_Case<0, "not_atomic", "not_atomic", "NotAtomic">,
    _LLVM_Case<1, "unordered", "unordered", "Unordered">,
    _LLVM_Case<2, "monotonic", "monotonic", "Monotonic">,
    _LLVM_Case<4, "acquire", "acquire", "Acquire">,
    _LLVM_Case<5, "release", "release", "Release">,
    _LLVM_Case<6, "acq_rel", "acq_rel", "AcquireRelease">,
    _LLVM_Case<7, "seq_cst", "seq_cst", "SequentiallyConsistent">
  ] in def AtomicOrdering # row.record : LLVM_EnumAttrCase<row.cpp, row.ir, row.llvm, row.value>;
}
def AtomicOrdering : LLVM_EnumAttr<"AtomicOrdering", "::llvm::AtomicOrdering",
                                   "Atomic ordering for LLVM's memory model",
                                   _LLVM_AtomicOrderings>;

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

defset list<LLVM_EnumAttrCase> _LLVM_CallingConventions = {
  foreach row = [
    _LLVM_Case<0, "ccc", "C">, _LLVM_Case<8, "fastcc", "Fast">, _LLVM_Case<9, "coldcc", "Cold">,
    _LLVM_Case<10, "cc_10", "GHC">, _LLVM_Case<11, "cc_11", "HiPE">,
    _LLVM_Case<13, "anyregcc", "AnyReg">, _LLVM_Case<14, "preserve_mostcc", "PreserveMost">,
    _LLVM_Case<15, "preserve_allcc", "PreserveAll">, _LLVM_Case<16, "swiftcc", "Swift">,
    _LLVM_Case<17, "cxx_fast_tlscc", "CXX_FAST_TLS", "CXXFastTLS", "CXX_FAST_TLS">,
    _LLVM_Case<18, "tailcc", "Tail">, _LLVM_Case<19, "cfguard_checkcc", "CFGuard_Check">,
    _LLVM_Case<20, "swifttailcc", "SwiftTail">, _LLVM_Case<64, "x86_stdcallcc", "X86_StdCall">,
    _LLVM_Case<65, "x86_fastcallcc", "X86_FastCall">, _LLVM_Case<66, "arm_apcscc", "ARM_APCS">,
    _LLVM_Case<67, "arm_aapcscc", "ARM_AAPCS">,
    _LLVM_Case<68, "arm_aapcs_vfpcc", "ARM_AAPCS_VFP">,
    _LLVM_Case<69, "msp430_intrcc", "MSP430_INTR">,
    _LLVM_Case<70, "x86_thiscallcc", "X86_ThisCall">,
    _LLVM_Case<71, "ptx_kernelcc", "PTX_Kernel">, _LLVM_Case<72, "ptx_devicecc", "PTX_Device">,
    _LLVM_Case<75, "spir_funccc", "SPIR_FUNC">, _LLVM_Case<76, "spir_kernelcc", "SPIR_KERNEL">,
    _LLVM_Case<77, "intel_ocl_bicc", "Intel_OCL_BI">,
    _LLVM_Case<78, "x86_64_sysvcc", "X86_64_SysV">, _LLVM_Case<79, "win64cc", "Win64">,
    _LLVM_Case<80, "x86_vectorcallcc", "X86_VectorCall">,
    _LLVM_Case<81, "hhvmcc", "DUMMY_HHVM", "HHVM", "DUMMY_HHVM">,
    _LLVM_Case<82, "hhvm_ccc", "DUMMY_HHVM_C", "HHVM_C", "DUMMY_HHVM_C">,
    _LLVM_Case<83, "x86_intrcc", "X86_INTR">, _LLVM_Case<84, "avr_intrcc", "AVR_INTR">,
    _LLVM_Case<86, "avr_builtincc", "AVR_BUILTIN">, _LLVM_Case<87, "amdgpu_vscc", "AMDGPU_VS">,
    _LLVM_Case<88, "amdgpu_gscc", "AMDGPU_GS">, _LLVM_Case<90, "amdgpu_cscc", "AMDGPU_CS">,
    _LLVM_Case<91, "amdgpu_kernelcc", "AMDGPU_KERNEL">,
    _LLVM_Case<92, "x86_regcallcc", "X86_RegCall">, _LLVM_Case<93, "amdgpu_hscc", "AMDGPU_HS">,
    _LLVM_Case<94, "msp430_builtincc", "MSP430_BUILTIN">,
    _LLVM_Case<95, "amdgpu_lscc", "AMDGPU_LS">, _LLVM_Case<96, "amdgpu_escc", "AMDGPU_ES">,
    _LLVM_Case<97, "aarch64_vectorcallcc", "AArch64_VectorCall">,
    _LLVM_Case<98, "aarch64_sve_vectorcallcc", "AArch64_SVE_VectorCall">,
    _LLVM_Case<99, "wasm_emscripten_invokecc", "WASM_EmscriptenInvoke">,
    _LLVM_Case<100, "amdgpu_gfxcc", "AMDGPU_Gfx">, _LLVM_Case<101, "m68k_intrcc", "M68k_INTR">
  ] in def CConv # row.record : LLVM_EnumAttrCase<row.cpp, row.ir, row.llvm, row.value>;
}
// Defined, but no convention that a text can name.
def CConvAVR_SIGNAL : LLVM_EnumAttrCase<"AVR_SIGNAL", "avr_signalcc", "AVR_SIGNAL", 85>;
def CConvAMDGPU_PS : LLVM_EnumAttrCase<"AMDGPU_PS", "amdgpu_pscc", "AMDGPU_PS", 89>;
def CConvEnum : LLVM_CEnumAttr<"CConv", "::llvm::CallingConv", "Calling Conventions",
                               _LLVM_CallingConventions> {
  let cppNamespace = "::mlir::LLVM::cconv";
}
def CConv : _LLVM_EnumWrapper<"CConv", "cconv::CConv", "getCallingConv">;

def TailCallKindNone : LLVM_EnumAttrCase<"None", "none", "TCK_None", 0>;
def TailCallKindTail : LLVM_EnumAttrCase<"Tail", "tail", "TCK_Tail", 1>;
def TailCallKindMustTail : LLVM_EnumAttrCase<"MustTail", "musttail", "TCK_MustTail", 2>;
def TailCallKindNoTailCall : LLVM_EnumAttrCase<"NoTail", "notail", "TCK_NoTail", 3>;
def TailCallKindEnum
    : LLVM_EnumAttr<"TailCallKind", "::llvm::CallInst::TailCallKind", "Tail Call Kind",
                    [TailCallKindNone, TailCallKindNoTailCall, TailCallKindMustTail,
                     TailCallKindTail]> {
  let cppNamespace = "::mlir::LLVM::tailcallkind";
}
// Its summary names the wrong thing upstream; errors repeat it.
def TailCallKind : _LLVM_EnumWrapper<"TailCallKind", "tailcallkind::TailCallKind", "getTailCallKind">;

//===----------------------------------------------------------------------===//
// Debug information
//===----------------------------------------------------------------------===//

defset list<I64EnumAttrCase> _LLVM_EmissionKinds = {
  foreach row = [_LLVM_Case<0, "None">, _LLVM_Case<1, "Full">, _LLVM_Case<2, "LineTablesOnly">,
                 _LLVM_Case<3, "DebugDirectivesOnly">] in
  def LLVM_DIEmission # row.record : I64EnumAttrCase<row.cpp, row.value>;
}
def LLVM_DIEmissionKind
    : I64EnumAttr<"DIEmissionKind", "LLVM debug emission kind", _LLVM_EmissionKinds> {
  let cppNamespace = "::mlir::LLVM";
}

defset list<I64EnumAttrCase> _LLVM_NameTableKinds = {
  foreach row = [_LLVM_Case<0, "Default">, _LLVM_Case<1, "GNU">, _LLVM_Case<2, "None">,
                 _LLVM_Case<3, "Apple">] in
  def LLVM_DINameTable # row.record : I64EnumAttrCase<row.cpp, row.value>;
}
def LLVM_DINameTableKind
    : I64EnumAttr<"DINameTableKind", "LLVM debug name table kind", _LLVM_NameTableKinds> {
  let cppNamespace = "::mlir::LLVM";
}

// A case's value is the number of its bit here.
defset list<BitEnumCaseBase> _LLVM_DIFlags = {
  def LLVM_DIFlagZero : I32BitEnumAttrCaseNone<"Zero">;
  def LLVM_DIFlagVisibilityBit0 : I32BitEnumAttrCaseBit<"Bit0", 0>;
  def LLVM_DIFlagVisibilityBit1 : I32BitEnumAttrCaseBit<"Bit1", 1>;
  def LLVM_DIFlagPrivate : I32BitEnumAttrCaseGroup<"Private", [LLVM_DIFlagVisibilityBit0]>;
  def LLVM_DIFlagProtected : I32BitEnumAttrCaseGroup<"Protected", [LLVM_DIFlagVisibilityBit1]>;
  def LLVM_DIFlagPublic : I32BitEnumAttrCaseGroup<"Public", [LLVM_DIFlagVisibilityBit0,
                                                             LLVM_DIFlagVisibilityBit1]>;
  foreach row = [
    _LLVM_Case<2, "FwdDecl">, _LLVM_Case<3, "AppleBlock">, _LLVM_Case<4, "ReservedBit4">,
    _LLVM_Case<5, "Virtual">, _LLVM_Case<6, "Artificial">, _LLVM_Case<7, "Explicit">,
    _LLVM_Case<8, "Prototyped">, _LLVM_Case<9, "ObjcClassComplete">,
    _LLVM_Case<10, "ObjectPointer">, _LLVM_Case<11, "Vector">, _LLVM_Case<12, "StaticMember">,
    _LLVM_Case<13, "LValueReference">, _LLVM_Case<14, "RValueReference">,
    _LLVM_Case<15, "ExportSymbols">, _LLVM_Case<16, "SingleInheritance">,
    _LLVM_Case<16, "MultipleInheritance">, _LLVM_Case<16, "VirtualInheritance">,
    _LLVM_Case<18, "IntroducedVirtual">, _LLVM_Case<19, "BitField">, _LLVM_Case<20, "NoReturn">,
    _LLVM_Case<22, "TypePassByValue">, _LLVM_Case<23, "TypePassByReference">,
    _LLVM_Case<24, "EnumClass">, _LLVM_Case<25, "Thunk">, _LLVM_Case<26, "NonTrivial">,
    _LLVM_Case<27, "BigEndian">, _LLVM_Case<28, "LittleEndian">,
    _LLVM_Case<29, "AllCallsDescribed">
  ] in def LLVM_DIFlag # row.record : I32BitEnumAttrCaseBit<row.cpp, row.value>;
}
def DIFlags : I32BitEnumAttr<"DIFlags", "LLVM DI flags", _LLVM_DIFlags> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}

defset list<BitEnumCaseBase> _LLVM_SubprogramFlags = {
  foreach row = [
    _LLVM_Case<0, "Virtual">, _LLVM_Case<1, "PureVirtual">, _LLVM_Case<2, "LocalToUnit">,
    _LLVM_Case<3, "Definition">, _LLVM_Case<4, "Optimized">, _LLVM_Case<5, "Pure">,
    _LLVM_Case<6, "Elemental">, _LLVM_Case<7, "Recursive">, _LLVM_Case<8, "MainSubprogram">,
    _LLVM_Case<9, "Deleted">, _LLVM_Case<11, "ObjCDirect">
  ] in def LLVM_DISP # row.record : I32BitEnumAttrCaseBit<row.cpp, row.value>;
}
def DISubprogramFlags
    : I32BitEnumAttr<"DISubprogramFlags", "LLVM DISubprogram flags", _LLVM_SubprogramFlags> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}

//===----------------------------------------------------------------------===//
// Flags of arithmetic
//===----------------------------------------------------------------------===//

def IOFnone : I32BitEnumCaseNone<"none">;
def IOFnsw : I32BitEnumCaseBit<"nsw", 0>;
def IOFnuw : I32BitEnumCaseBit<"nuw", 1>;
def IntegerOverflowFlags : I32BitEnum<"IntegerOverflowFlags", "LLVM integer overflow flags",
                                      [IOFnone, IOFnsw, IOFnuw]> {
  let separator = ", ";
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}
def LLVM_IntegerOverflowFlagsAttr : EnumAttr<LLVM_Dialect, IntegerOverflowFlags, "overflow"> {
  let assemblyFormat = "`<` $value `>`";
}
def LLVM_IntegerOverflowFlagsProp
    : NamedEnumPropWithAttrForm<IntegerOverflowFlags, "overflow", LLVM_IntegerOverflowFlagsAttr> {
  let defaultValue = enum.cppType # "::none";
}

defset list<BitEnumCaseBase> _LLVM_FastmathFlags = {
  def FMFnone : I32BitEnumAttrCaseNone<"none">;
  defset list<I32BitEnumAttrCaseBit> _LLVM_FastmathBits = {
    foreach row = [_LLVM_Case<0, "nnan">, _LLVM_Case<1, "ninf">, _LLVM_Case<2, "nsz">,
                   _LLVM_Case<3, "arcp">, _LLVM_Case<4, "contract">, _LLVM_Case<5, "afn">,
                   _LLVM_Case<6, "reassoc">] in
    def FMF # row.record : I32BitEnumAttrCaseBit<row.cpp, row.value>;
  }
  def FMFfast : I32BitEnumAttrCaseGroup<"fast", _LLVM_FastmathBits>;
}
def FastmathFlags : I32BitEnumAttr<"FastmathFlags", "LLVM fastmath flags", _LLVM_FastmathFlags> {
  let separator = ", ";
  let cppNamespace = "::mlir::LLVM";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def LLVM_FastmathFlagsAttr : EnumAttr<LLVM_Dialect, FastmathFlags, "fastmath"> {
  let assemblyFormat = "`<` $value `>`";
}

// `inbounds` implies `nusw`; `inbounds_flag` alone does not print.
def GEPNone : I32BitEnumCaseNone<"none">;
def GEPInboundsFlag : I32BitEnumCaseBit<"inboundsFlag", 0, "inbounds_flag">;
def GEPNusw : I32BitEnumCaseBit<"nusw", 1>;
def GEPNuw : I32BitEnumCaseBit<"nuw", 2>;
def GEPInbounds : BitEnumCaseGroup<"inbounds", [GEPInboundsFlag, GEPNusw]>;
def GEPNoWrapFlags : I32BitEnum<"GEPNoWrapFlags", "::mlir::LLVM::GEPNoWrapFlags",
                                [GEPNone, GEPInboundsFlag, GEPNusw, GEPNuw, GEPInbounds]> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}
def GEPNoWrapFlagsProp : EnumProp<GEPNoWrapFlags> {
  let defaultValue = interfaceType # "::none";
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

// LLVM has one enumeration for both, so the cases of either are unsupported in the
// other. The values are those of the dialect.
defvar _LLVM_floatComparisons = ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq",
                                 "ugt", "uge", "ult", "ule", "une", "uno"];
defset list<LLVM_EnumAttrCase> _LLVM_FCmpPredicates = {
  def FCmpPredicateFALSE : LLVM_EnumAttrCase<"_false", "_false", "FCMP_FALSE", 0>;
  foreach i = !range(_LLVM_floatComparisons) in {
    defvar name = _LLVM_floatComparisons[i];
    def FCmpPredicate # !toupper(name)
        : LLVM_EnumAttrCase<name, name, "FCMP_" # !toupper(name), !add(i, 1)>;
  }
  def FCmpPredicateTRUE : LLVM_EnumAttrCase<"_true", "_true", "FCMP_TRUE", 15>;
}
defvar _LLVM_integerComparisons = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt",
                                   "uge"];
defset list<LLVM_EnumAttrCase> _LLVM_ICmpPredicates = {
  foreach i = !range(_LLVM_integerComparisons) in {
    defvar name = _LLVM_integerComparisons[i];
    def ICmpPredicate # !toupper(name)
        : LLVM_EnumAttrCase<name, name, "ICMP_" # !toupper(name), i>;
  }
}
def ICmpPredicateBad : LLVM_EnumAttrCase<"", "", "BAD_ICMP_PREDICATE", 0>;
def FCmpPredicateBad : LLVM_EnumAttrCase<"", "", "BAD_FCMP_PREDICATE", 0>;

defvar _LLVM_badComparisons = [FCmpPredicateBad, ICmpPredicateBad];
def FCmpPredicate
    : LLVM_EnumAttr<"FCmpPredicate", "::llvm::CmpInst::Predicate", "llvm.fcmp comparison predicate",
                    _LLVM_FCmpPredicates, _LLVM_ICmpPredicates # _LLVM_badComparisons>;
def ICmpPredicate
    : LLVM_EnumAttr<"ICmpPredicate", "::llvm::CmpInst::Predicate", "llvm.icmp comparison predicate",
                    _LLVM_ICmpPredicates, _LLVM_FCmpPredicates # _LLVM_badComparisons>;

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

defset list<LLVM_EnumAttrCase> _LLVM_Linkages = {
  foreach row = [
    _LLVM_Case<0, "external", "External">,
    _LLVM_Case<1, "available_externally", "AvailableExternally">,
    _LLVM_Case<2, "linkonce", "Linkonce", "Linkonce", "LinkOnceAny">,
    _LLVM_Case<3, "linkonce_odr", "LinkonceODR", "LinkonceODR", "LinkOnceODR">,
    _LLVM_Case<4, "weak", "Weak", "Weak", "WeakAny">, _LLVM_Case<5, "weak_odr", "WeakODR">,
    _LLVM_Case<6, "appending", "Appending">, _LLVM_Case<7, "internal", "Internal">,
    _LLVM_Case<8, "private", "Private">,
    _LLVM_Case<9, "extern_weak", "ExternWeak", "ExternWeak", "ExternalWeak">,
    _LLVM_Case<10, "common", "Common">
  ] in def Linkage # row.record
      : LLVM_EnumAttrCase<row.cpp, row.ir, row.llvm # "Linkage", row.value>;
}
def LinkageEnum : LLVM_EnumAttr<"Linkage", "::llvm::GlobalValue::LinkageTypes", "LLVM linkage types",
                                _LLVM_Linkages> {
  let cppNamespace = "::mlir::LLVM::linkage";
}
def Linkage : _LLVM_EnumWrapper<"Linkage", "Linkage", "getLinkage"> {
  let summary = "LLVM Linkage specification";
}

defset list<LLVM_EnumAttrCase> _LLVM_Comdats = {
  foreach row = [_LLVM_Case<0, "any", "Any">, _LLVM_Case<1, "exactmatch", "ExactMatch">,
                 _LLVM_Case<2, "largest", "Largest">,
                 _LLVM_Case<3, "nodeduplicate", "NoDeduplicate">,
                 _LLVM_Case<4, "samesize", "SameSize">] in
  def Comdat # row.record : LLVM_EnumAttrCase<row.cpp, row.ir, row.llvm, row.value>;
}
def Comdat : LLVM_EnumAttr<"Comdat", "::llvm::Comdat::SelectionKind", "LLVM Comdat Types",
                           _LLVM_Comdats> {
  let cppNamespace = "::mlir::LLVM::comdat";
}

def UnnamedAddrNone : LLVM_EnumAttrCase<"None", "", "None", 0>;
def UnnamedAddrLocal : LLVM_EnumAttrCase<"Local", "local_unnamed_addr", "Local", 1>;
def UnnamedAddrGlobal : LLVM_EnumAttrCase<"Global", "unnamed_addr", "Global", 2>;
def UnnamedAddr : LLVM_EnumAttr<"UnnamedAddr", "::llvm::GlobalValue::UnnamedAddr",
                                "LLVM GlobalValue UnnamedAddr",
                                [UnnamedAddrNone, UnnamedAddrLocal, UnnamedAddrGlobal]>;

def VisibilityDefault : LLVM_EnumAttrCase<"Default", "", "DefaultVisibility", 0>;
def VisibilityHidden : LLVM_EnumAttrCase<"Hidden", "hidden", "HiddenVisibility", 1>;
def VisibilityProtected : LLVM_EnumAttrCase<"Protected", "protected", "ProtectedVisibility", 2>;
def Visibility : LLVM_EnumAttr<"Visibility", "::llvm::GlobalValue::VisibilityTypes",
                               "LLVM GlobalValue Visibility",
                               [VisibilityDefault, VisibilityHidden, VisibilityProtected]>;

defset list<LLVM_EnumAttrCase> _LLVM_ModRefInfos = {
  foreach row = [_LLVM_Case<0, "none", "NoModRef">, _LLVM_Case<1, "read", "Ref">,
                 _LLVM_Case<2, "write", "Mod">, _LLVM_Case<3, "readwrite", "ModRef">] in
  def ModRefInfo # row.record : LLVM_EnumAttrCase<row.cpp, row.ir, row.llvm, row.value>;
}
def ModRefInfoEnum
    : LLVM_EnumAttr<"ModRefInfo", "::llvm::ModRefInfo", "LLVM ModRefInfo", _LLVM_ModRefInfos>;

defset list<LLVM_EnumAttrCase> _LLVM_FramePointerKinds = {
  foreach row = [_LLVM_Case<0, "none", "None">, _LLVM_Case<1, "non-leaf", "NonLeaf">,
                 _LLVM_Case<2, "all", "All">, _LLVM_Case<3, "reserved", "Reserved">,
                 _LLVM_Case<4, "non-leaf-no-reserve", "NonLeafNoReserve">] in
  def FramePointerKind # row.record : LLVM_EnumAttrCase<row.cpp, row.ir, row.llvm, row.value>;
}
def FramePointerKindEnum : LLVM_EnumAttr<"FramePointerKind", "::llvm::FramePointerKind",
                                         "LLVM FramePointerKind", _LLVM_FramePointerKinds> {
  let cppNamespace = "::mlir::LLVM::framePointerKind";
}

defset list<LLVM_EnumAttrCase> _LLVM_UWTableKinds = {
  foreach row = [_LLVM_Case<0, "none", "None">, _LLVM_Case<1, "sync", "Sync">,
                 _LLVM_Case<2, "async", "Async">] in
  def UWTableKind # row.record : LLVM_EnumAttrCase<row.cpp, row.ir, row.llvm, row.value>;
}
def UWTableKindEnum : LLVM_EnumAttr<"UWTableKind", "::llvm::UWTableKind", "LLVM Unwind Behavior",
                                    _LLVM_UWTableKinds> {
  let cppNamespace = "::mlir::LLVM::uwtable";
}

//===----------------------------------------------------------------------===//
// Floating point environment
//===----------------------------------------------------------------------===//

defset list<LLVM_EnumAttrCase> _LLVM_RoundingModes = {
  foreach row = [_LLVM_Case<0, "towardzero", "TowardZero">,
                 _LLVM_Case<1, "tonearest", "NearestTiesToEven">,
                 _LLVM_Case<2, "upward", "TowardPositive">,
                 _LLVM_Case<3, "downward", "TowardNegative">,
                 _LLVM_Case<4, "tonearestaway", "NearestTiesToAway">,
                 _LLVM_Case<7, "dynamic", "Dynamic">, _LLVM_Case<-1, "invalid", "Invalid">] in
  def Round # row.record : LLVM_EnumAttrCase<row.cpp, row.ir, row.llvm, row.value>;
}
def RoundingModeAttr : LLVM_EnumAttr<"RoundingMode", "::llvm::RoundingMode", "LLVM Rounding Mode",
                                     _LLVM_RoundingModes>;
def ValidRoundingModeAttr : ConfinedAttr<RoundingModeAttr, [IntMinValue<0>]>;

defset list<LLVM_EnumAttrCase> _LLVM_ExceptionBehaviors = {
  foreach row = [_LLVM_Case<0, "ignore", "Ignore">, _LLVM_Case<1, "maytrap", "MayTrap">,
                 _LLVM_Case<2, "strict", "Strict">] in
  def FPExceptionBehavior # row.record
      : LLVM_EnumAttrCase<row.cpp, row.ir, "eb" # row.llvm, row.value>;
}
def FPExceptionBehaviorAttr
    : LLVM_EnumAttr<"FPExceptionBehavior", "::llvm::fp::ExceptionBehavior",
                    "LLVM Exception Behavior", _LLVM_ExceptionBehaviors>;

//===----------------------------------------------------------------------===//
// Module flags
//===----------------------------------------------------------------------===//

defset list<LLVM_EnumAttrCase> _LLVM_ModFlagBehaviors = {
  foreach row = [_LLVM_Case<1, "error", "Error">, _LLVM_Case<2, "warning", "Warning">,
                 _LLVM_Case<3, "require", "Require">, _LLVM_Case<4, "override", "Override">,
                 _LLVM_Case<5, "append", "Append">,
                 _LLVM_Case<6, "append_unique", "AppendUnique">, _LLVM_Case<7, "max", "Max">,
                 _LLVM_Case<8, "min", "Min">] in
  def ModFlagBehavior # row.record : LLVM_EnumAttrCase<row.cpp, row.ir, row.llvm, row.value>;
}
def ModFlagBehaviorAttr : LLVM_EnumAttr<"ModFlagBehavior", "::llvm::Module::ModFlagBehavior",
                                        "LLVM Module Flag Behavior", _LLVM_ModFlagBehaviors>;

defset list<I64EnumAttrCase> _LLVM_ProfileSummaryFormats = {
  foreach row = [_LLVM_Case<0, "SampleProfile">, _LLVM_Case<1, "InstrProf">,
                 _LLVM_Case<2, "CSInstrProf">] in
  def LLVM_ProfileSummaryFormat # row.record : I64EnumAttrCase<row.cpp, row.value>;
}
def LLVM_ProfileSummaryFormatKind
    : I64EnumAttr<"ProfileSummaryFormatKind", "LLVM ProfileSummary format kinds",
                  _LLVM_ProfileSummaryFormats> {
  let cppNamespace = "::mlir::LLVM";
}

#endif // MLIRKIT_LLVM_ENUMS
