llvm.func @g(%a: i32) { 
  llvm.call fastcc ) : () -> ()
}
// -----
llvm.func @g(%a: i32) { 
  llvm.call "a"() : () -> ()
}
