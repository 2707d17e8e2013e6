include "Garden/GardenBase.td"

def Shed_Dialect : Dialect {
  let name = "shed";
  let cppNamespace = "::shed";
}

def Shed_StoreOp : Op<Shed_Dialect, "store"> {
  let summary = "Keeps what a plant gave";
  let arguments = (ins Garden_Plant:$plant);
  let hasVerifier = 1;
  let assemblyFormat = "$plant attr-dict";
}
