// Operations of proton.

#ifndef PROTON_OPS
#define PROTON_OPS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "proton/Dialect/include/Dialect/Proton/IR/ProtonAttrDefs.td"
include "proton/Dialect/include/Dialect/Proton/IR/ProtonDialect.td"

class PT_Op<string mnemonic, list<MemoryEffect> effects>
    : Op<Proton_Dialect, mnemonic, [MemoryEffects<effects>]>;

def PT_RecordOp : PT_Op<"record", [MemRead<DefaultResource>, MemWrite<DefaultResource>]> {
  let summary = "A scope begins or ends";
  let arguments = (ins UnitAttr:$isStart, StrAttr:$name);
  let assemblyFormat = "(`start` $isStart^):(`end`)? $name attr-dict";
}
def PT_EventOp : PT_Op<"event", [MemRead<DefaultResource>, MemWrite<DefaultResource>]> {
  let summary = "An event that runs beside others begins or ends";
  let arguments = (ins UnitAttr:$isStart, I32:$event);
  let assemblyFormat = "(`start` $isStart^):(`end`)? $event attr-dict `:` type($event)";
}
def PT_AllocateEventOp : PT_Op<"allocate_event", [MemWrite<DefaultResource>]> {
  let summary = "A new event of a name";
  let arguments = (ins StrAttr:$name);
  let results = (outs I32:$event);
  let assemblyFormat = "$name attr-dict `:` type($event)";
}

#endif // PROTON_OPS
