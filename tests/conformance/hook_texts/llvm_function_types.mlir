"a"() {a = !llvm.func<void (void)>} : () -> ()
// -----
"a"() {a = !llvm.func<label (i32)>} : () -> ()
// -----
"a"() {a = !llvm.func<func<void ()> (i32)>} : () -> ()
// -----
"a"() {a = !llvm.func<token (token, metadata, label, x86_amx)>} : () -> ()
// -----
"a"() {a = !llvm.func<metadata ()>} : () -> ()
// -----
"a"() {a = !llvm.func<void (memref<2xf32>)>} : () -> ()
// -----
"a"() {a = !llvm.func<memref<2xf32> ()>} : () -> ()
