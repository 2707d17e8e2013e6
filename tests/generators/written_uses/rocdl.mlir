llvm.func @f(%x: i32) {
  %0 = "rocdl.permlane16.swap"(%x, %x) <{fi = true, boundControl = false}> : (i32, i32) -> !llvm.struct<(i32, i32)>
  %1 = "rocdl.permlane32.swap"(%x, %x) <{fi = false, boundControl = true}> : (i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}
