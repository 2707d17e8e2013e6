include "Garden/GardenBase.td"

def Garden_SowOp : Garden_Op<"sow"> {
  let summary = "Puts seeds into a bed";
  let arguments = (ins ConfinedAttr<I64Attr, [IntPositive]>:$seeds);
  let results = (outs Garden_Plant:$plant);
  let assemblyFormat = "$seeds attr-dict";
}

def Garden_WaterOp : Garden_Op<"water"> {
  let summary = "Waters a plant";
  let arguments = (ins Garden_Plant:$plant);
  let assemblyFormat = "$plant attr-dict";
}
