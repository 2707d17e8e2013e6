//===- OpenACC: directives and clauses --------------------------------------===//

#ifndef LLVM_FRONTEND_OPENACC_ACC_TD
#define LLVM_FRONTEND_OPENACC_ACC_TD

include "llvm/Frontend/Directive/DirectiveBase.td"

def OpenACC : DirectiveLanguage {
  let name = "OpenACC";
  let cppNamespace = "acc";
  let directivePrefix = "ACCD_";
  let clausePrefix = "ACCC_";
  let makeEnumAvailableInNamespace = true;
  let enableBitmaskEnumInNamespace = true;
  let clauseEnumSetClass = "AccClauseSet";
  let flangClauseBaseClass = "AccClause";
}

//===- Clauses --------------------------------------------------------------===//

class _ACCC<string word, string flang = ""> : Clause<[Spelling<word>]> {
  let flangClass = flang;
}

// Without a value.
foreach row = [["Auto", "auto"], ["Capture", "capture"], ["Finalize", "finalize"],
               ["IfPresent", "if_present"], ["Independent", "independent"],
               ["NoHost", "nohost"], ["Read", "read"], ["Seq", "seq"],
               ["ShortLoop", "shortloop"], ["Write", "write"]] in
  def ACCC_#row[0] : _ACCC<row[1]> {
    let clangAccSpelling = !if(!eq(row[0], "NoHost"), "NoHost", "");
  }

// With a list of variables; some have two longer spellings.
foreach row = [["Attach", "attach"], ["Delete", "delete"], ["Detach", "detach"],
               ["Device", "device"], ["DeviceResident", "device_resident"], ["Host", "host"],
               ["Link", "link"], ["NoCreate", "no_create"], ["Present", "present"],
               ["Private", "private"], ["UseDevice", "use_device"]] in
  def ACCC_#row[0] : _ACCC<row[1], "AccObjectList">;
foreach row = [["DevicePtr", "deviceptr"], ["FirstPrivate", "firstprivate"]] in
  def ACCC_#row[0] : _ACCC<row[1], "AccObjectList"> {
    let clangAccSpelling = row[0];
  }
foreach row = [["Copy", "copy", "", ""], ["Copyin", "copyin", "WithModifier", "CopyIn"],
               ["Copyout", "copyout", "WithModifier", "CopyOut"],
               ["Create", "create", "WithModifier", ""]] in
  def ACCC_#row[0] : Clause<[Spelling<row[1]>, Spelling<"present_or_" # row[1]>,
                             Spelling<"p" # row[1]>]> {
    let flangClass = "AccObjectList" # row[2];
    let clangAccSpelling = row[3];
  }
def ACCC_Reduction : _ACCC<"reduction", "AccObjectListWithReduction">;

// With a number or another value.
foreach row = [["DefaultAsync", "default_async"], ["DeviceNum", "device_num"],
               ["NumWorkers", "num_workers"], ["VectorLength", "vector_length"]] in
  def ACCC_#row[0] : _ACCC<row[1], "ScalarIntExpr">;
def ACCC_NumGangs : _ACCC<"num_gangs", "ScalarIntExpr"> { let isValueList = 1; }
def ACCC_Bind : _ACCC<"bind", "AccBindClause">;
def ACCC_Collapse : _ACCC<"collapse", "AccCollapseArg">;
def ACCC_If : _ACCC<"if", "ScalarExpr">;
def ACCC_Tile : _ACCC<"tile", "AccTileExprList">;
def ACCC_DeviceType : Clause<[Spelling<"device_type">, Spelling<"dtype">]> {
  let flangClass = "AccDeviceTypeExprList";
  let defaultValue = "*";
}

// With a value or without.
let isValueOptional = true in {
def ACCC_Async : _ACCC<"async", "ScalarIntExpr">;
def ACCC_Gang : _ACCC<"gang", "AccGangArgList">;
def ACCC_Self : _ACCC<"self", "AccSelfClause">;
def ACCC_Vector : _ACCC<"vector", "ScalarIntExpr"> { let prefix = "length"; }
def ACCC_Wait : _ACCC<"wait", "AccWaitArgument">;
def ACCC_Worker : _ACCC<"worker", "ScalarIntExpr"> { let prefix = "num"; }
}

def ACC_Default_none : EnumVal<"none", 1, 1> { let isDefault = 1; }
def ACC_Default_present : EnumVal<"present", 0, 1>;
def ACCC_Default : _ACCC<"default", "AccDefaultClause"> {
  let enumClauseValue = "DefaultValue";
  let allowedClauseValues = [ACC_Default_present, ACC_Default_none];
}
def ACCC_Unknown : _ACCC<"unknown"> { let isDefault = true; }

//===- Directives -----------------------------------------------------------===//

class _ACC<string spelling, Association owner, list<string> allowed, list<string> once = [],
           list<string> required = [], list<string> exclusive = []>
    : _Directive_Table<[Spelling<spelling>], "ACCC_", allowed, once, exclusive, required> {
  let association = owner;
  let category = CA_Executable;
}
defvar _ACC_Conditions = ["Default", "If", "Self"];
defvar _ACC_Orders = ["Auto", "Independent", "Seq"];

// On a block.
def ACC_Atomic : _ACC<"atomic", AS_Block, [], ["If@34"]>;
def ACC_Data
    : _ACC<"data", AS_Block, ["Async@32", "DeviceType@32", "Wait@32"], ["If", "Default"],
           ["Attach", "Copy", "Copyin", "Copyout", "Create", "Default", "DevicePtr", "NoCreate",
            "Present"]>;
def ACC_HostData : _ACC<"host_data", AS_Block, ["IfPresent"], ["If"], ["UseDevice"]>;
def ACC_Kernels
    : _ACC<"kernels", AS_Block,
           ["Async", "Attach", "Copy", "Copyin", "Copyout", "Create", "DeviceType", "NoCreate",
            "NumGangs", "NumWorkers", "Present", "DevicePtr", "VectorLength", "Wait"],
           _ACC_Conditions>;
def ACC_Parallel
    : _ACC<"parallel", AS_Block,
           ["Attach", "Async", "Copy", "Copyin", "Copyout", "Create", "DevicePtr", "DeviceType",
            "NoCreate", "NumGangs", "NumWorkers", "Present", "Private", "FirstPrivate",
            "Reduction", "Wait", "VectorLength"], _ACC_Conditions>;
def ACC_Serial
    : _ACC<"serial", AS_Block,
           ["Async", "Attach", "Copy", "Copyin", "Copyout", "Create", "DevicePtr", "DeviceType",
            "NoCreate", "Present", "Private", "FirstPrivate", "Reduction", "Wait"],
           _ACC_Conditions>;

// On loops, alone or with a block around them.
def ACC_Loop
    : _ACC<"loop", AS_LoopNest,
           ["DeviceType", "Private", "Reduction", "Collapse", "Gang", "ShortLoop", "Tile",
            "Vector", "Worker"], [], [], _ACC_Orders>;
class _ACC_Combined<Directive block, list<string> allowed>
    : _ACC<block.spellings[0].spelling # " loop", AS_FromLeaves, allowed, _ACC_Conditions, [],
           _ACC_Orders> {
  let leafConstructs = [block, ACC_Loop];
}
def ACC_KernelsLoop
    : _ACC_Combined<ACC_Kernels,
        ["Async", "Attach", "Collapse", "Copy", "Copyin", "Copyout", "Create", "DevicePtr",
         "DeviceType", "Gang", "NoCreate", "NumGangs", "NumWorkers", "Present", "Private",
         "Reduction", "ShortLoop", "Tile", "Vector", "VectorLength", "Wait", "Worker"]>;
def ACC_ParallelLoop
    : _ACC_Combined<ACC_Parallel,
        ["Async", "Attach", "Collapse", "Copy", "Copyin", "Copyout", "Create", "DevicePtr",
         "DeviceType", "FirstPrivate", "Gang", "NoCreate", "NumGangs", "NumWorkers", "Present",
         "Private", "Reduction", "ShortLoop", "Tile", "Vector", "VectorLength", "Wait",
         "Worker"]>;
def ACC_SerialLoop
    : _ACC_Combined<ACC_Serial,
        ["Async", "Attach", "Collapse", "Copy", "Copyin", "Copyout", "Create", "DevicePtr",
         "DeviceType", "FirstPrivate", "Gang", "NoCreate", "Present", "Private", "Reduction",
         "ShortLoop", "Tile", "Vector", "Wait", "Worker"]>;

// Alone.
def ACC_Cache : _ACC<"cache", AS_None, []>;
def ACC_EnterData
    : _ACC<"enter data", AS_None, ["Wait"], ["Async", "If"], ["Attach", "Create", "Copyin"]>;
def ACC_ExitData
    : _ACC<"exit data", AS_None, ["Finalize", "Wait"], ["Async", "If"],
           ["Copyout", "Delete", "Detach"]>;
def ACC_Init : _ACC<"init", AS_None, ["DeviceType"], ["DeviceNum", "If"]>;
def ACC_Set : _ACC<"set", AS_None, [], ["DefaultAsync", "DeviceNum", "DeviceType", "If"],
                   ["DefaultAsync", "DeviceNum", "DeviceType"]>;
def ACC_Shutdown : _ACC<"shutdown", AS_None, ["DeviceType"], ["DeviceNum", "If"]>;
def ACC_Update : _ACC<"update", AS_None, ["DeviceType", "IfPresent", "Wait"], ["Async", "If"],
                      ["Device", "Host", "Self"]>;
def ACC_Wait : _ACC<"wait", AS_None, [], ["Async", "If"]>;
let category = CA_Declarative in {
def ACC_Declare
    : _ACC<"declare", AS_None, ["Copy", "Copyin", "Copyout", "Create", "Present", "DevicePtr",
                                "DeviceResident", "Link"]>;
def ACC_Routine
    : _ACC<"routine", AS_Declaration,
           ["Bind", "DeviceType", "Gang", "Seq", "Vector", "Worker"], ["NoHost"]>;
}
def ACC_Unknown : _ACC<"unknown", AS_None, []> {
  let category = CA_Utility;
  let isDefault = true;
}

#endif // LLVM_FRONTEND_OPENACC_ACC_TD
