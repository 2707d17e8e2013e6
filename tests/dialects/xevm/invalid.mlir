xevm.memfence <5 : i32>
// -----
xevm.memfence <{scope = 3 : i32}>
// -----
xevm.memfence
// -----
xevm.memfence <[1]>
// -----
xevm.memfence <{scope = #xevm.mem_scope<workgroup>}
// -----
xevm.prefetch
