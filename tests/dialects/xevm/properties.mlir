xevm.memfence <{scope = #xevm.mem_scope<workgroup>, bad = 1}>
xevm.memfence <{scope = #xevm.mem_scope<workgroup>}> {foo}
xevm.memfence {scope = #xevm.mem_scope<workgroup>}
