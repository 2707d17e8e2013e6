// The type of proton_gpu.

#ifndef PROTONGPU_TYPES
#define PROTONGPU_TYPES

include "mlir/IR/AttrTypeBase.td"
include "proton/Dialect/include/Dialect/ProtonGPU/IR/ProtonGPUAttrDefs.td"

def PTG_SegmentType : TypeDef<ProtonGPU_Dialect, "Segment"> {
  let mnemonic = "segment";
  let summary = "A segment in the internal buffer";
  let parameters = (ins
    "int32_t":$nBytes,
    "Attribute":$memorySpace,
    EnumParameter<GranularityAttr>:$granularity,
    OptionalArrayRefParameter<"int32_t">:$selectIds);
  let assemblyFormat = "`<` $nBytes `,` $memorySpace `,` $granularity (`,` `[` $selectIds^ `]`)?  `>`";
}

#endif // PROTONGPU_TYPES
