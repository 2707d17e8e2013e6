func.func @f() { omp.parallel nowait { omp.terminator } return }
// -----
func.func @f() { omp.parallel schedule(static) { omp.terminator } return }
// -----
func.func @f() { omp.parallel collapse(3) { omp.terminator } return }
// -----
func.func @f() { omp.parallel ordered(2) { omp.terminator } return }
// -----
func.func @f() { omp.parallel order(concurrent) { omp.terminator } return }
// -----
func.func @f(%c: i1) { omp.parallel if(%c) if(%c) { omp.terminator } return }
// -----
func.func @f(%i: i32, %m: memref<i32>) { omp.parallel linear(%m = %i : memref<i32>) { omp.terminator } return }
// -----
func.func @f() { omp.parallel proc_bind(close) proc_bind(spread) { omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.parallel num_threads(%i : i32) num_threads(%i : i32) { omp.terminator } return }
// -----
func.func @f() { omp.parallel nonsense { omp.terminator } return }
// -----
func.func @f() { omp.sections nowait { omp.terminator } return }
// -----
func.func @f() { omp.sections schedule(static) { omp.terminator } return }
// -----
func.func @f() { omp.sections collapse(3) { omp.terminator } return }
// -----
func.func @f() { omp.sections ordered(2) { omp.terminator } return }
// -----
func.func @f() { omp.sections order(concurrent) { omp.terminator } return }
// -----
func.func @f(%c: i1) { omp.sections if(%c) if(%c) { omp.terminator } return }
// -----
func.func @f(%i: i32, %m: memref<i32>) { omp.sections linear(%m = %i : memref<i32>) { omp.terminator } return }
// -----
func.func @f() { omp.sections proc_bind(close) proc_bind(spread) { omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.sections num_threads(%i : i32) num_threads(%i : i32) { omp.terminator } return }
// -----
func.func @f() { omp.sections nonsense { omp.terminator } return }
// -----
func.func @f(%x: index) { omp.wsloop collapse(3) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop ordered(2) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %c: i1) { omp.wsloop if(%c) if(%c) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop proc_bind(close) proc_bind(spread) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %i: i32) { omp.wsloop num_threads(%i : i32) num_threads(%i : i32) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nonsense { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd nowait { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd schedule(static) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd collapse(3) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd ordered(2) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %c: i1) { omp.simd if(%c) if(%c) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd proc_bind(close) proc_bind(spread) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %i: i32) { omp.simd num_threads(%i : i32) num_threads(%i : i32) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd nonsense { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop order(default) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop order(reproducible:default) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop order(unconstrained:default) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop order(unconstrained:concurrent) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd order(default) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd order(reproducible:default) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd order(unconstrained:default) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.distribute order(default) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.distribute order(reproducible:default) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.distribute order(unconstrained:default) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.distribute order(unconstrained:concurrent) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.loop order(default) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.loop order(reproducible:default) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.loop order(unconstrained:default) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop schedule(dynamic, mono) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop schedule(dynamic, monotonic, simd) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop schedule(dynamic, monotonic, monotonic, monotonic) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop schedule(dynamic, simd, monotonic) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop schedule(dynamic, monotonic, monotonic) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop schedule(dynamic, simd, simd) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %i: i32) { omp.wsloop schedule(static = %i) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %i: i32) { omp.wsloop schedule(auto = %i : i32) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop schedule(sometimes) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop schedule(runtime, none) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop inclusive { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.loop inclusive { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait inclusive { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.loop nowait inclusive { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop bind(teams) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.loop bind(dummy) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.taskloop grainsize(strict) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.taskloop num_tasks(strict) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.taskloop num_tasks(strict, %l : i64) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.taskloop grainsize(strict1, %l : i64) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.taskloop num_tasks(strict1, %l : i64) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.taskloop grainsize(%l) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.taskloop num_tasks(%l) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.taskloop grainsize(default, %l : i64) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.taskloop num_tasks(default, %l : i64) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.taskloop grainsize(strict %l : i64) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.taskloop num_tasks(strict %l : i64) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.taskloop grainsize(%l : i64) num_tasks(%l : i64) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } return }
// -----
func.func @f(%x: index) { omp.wsloop { "omp.loop_nest"(%x, %x, %x) ({ ^bb0(%a: i32): omp.yield }) : (index, index, index) -> () } return }
// -----
func.func @f(%x: index) { omp.wsloop { "omp.loop_nest"(%x, %x, %x) ({ ^bb0(%a: index, %b: index): omp.yield }) : (index, index, index) -> () } return }
// -----
func.func @f() { omp.wsloop { "omp.loop_nest"() ({ ^bb0: omp.yield }) : () -> () } return }
// -----
func.func @f(%x: index) { omp.wsloop { "omp.loop_nest"(%x, %x, %x) ({ }) : (index, index, index) -> () } return }
// -----
func.func @f(%x: index) { omp.wsloop { "omp.loop_nest"(%x, %x) ({ ^bb0(%a: index): omp.yield }) : (index, index) -> () } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%a, %b) : index = (%x, %x) to (%x, %x) step (%x, %x) collapse(3) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%a, %b) : index = (%x, %x) to (%x, %x) step (%x, %x) collapse(2) tiles(1, 2) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%a) : index = (%x) to (%x) step (%x) tiles(1, 2) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%a) : index = (%x, %x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%a) : i32 = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f() { omp.wsloop { omp.loop_nest () : i32 = () to () step () { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop { %z = arith.constant 1 : i32 omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f() { omp.wsloop { } return }
// -----
func.func @f() { omp.wsloop { omp.taskyield } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f() { omp.simd { omp.barrier } return }
// -----
func.func @f() { omp.taskloop { "t.x"() : () -> () } return }
// -----
func.func @f() { omp.loop { } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.simd { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.simd { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.simd { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.simd { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.simd { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.simd { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.simd { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.simd { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.simd { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.simd { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.simd { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.simd { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.simd { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.simd { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.simd { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.simd { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.simd { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.simd { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.simd { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.simd { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.distribute { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.distribute { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.distribute { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.distribute { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.distribute { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.distribute { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.distribute { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.distribute { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.distribute { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.distribute { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.distribute { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.distribute { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.distribute { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.distribute { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.distribute { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.loop { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.loop { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.loop { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.loop { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.loop { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.loop { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.loop { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.loop { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.loop { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.loop { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.loop { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.loop { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.loop { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.loop { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.loop { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.loop { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.loop { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.loop { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.loop { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.loop { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } return }
// -----
func.func @f(%x: index) { omp.parallel { omp.barrier omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } return }
// -----
func.func @f(%x: index) { omp.parallel { omp.barrier omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.parallel { "t.x"() : () -> () omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } return }
// -----
func.func @f(%x: index) { omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } return }
// -----
func.func @f(%x: index) { omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} omp.terminator } return }
// -----
func.func @f(%x: index) { omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } {omp.composite} omp.terminator } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } omp.terminator } return }
// -----
func.func @f(%x: index) { omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } omp.terminator } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.parallel { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } omp.terminator } return }
// -----
func.func @f(%x: index) { omp.parallel { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } omp.terminator } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.parallel { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } omp.terminator } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.parallel { omp.distribute { omp.wsloop { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} } {omp.composite} omp.terminator } return }
// -----
func.func @f(%x: index) { omp.parallel { omp.distribute { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } return }
// -----
func.func @f(%x: index) { omp.parallel { omp.distribute { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.parallel { omp.wsloop { omp.distribute { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} } {omp.composite} omp.terminator } return }
// -----
func.func @f(%x: index) { omp.parallel { omp.wsloop { omp.distribute { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } {omp.composite} } {omp.composite} omp.terminator } {omp.composite} return }
// -----
func.func @f(%x: index) { omp.workshare.loop_wrapper { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.workshare { omp.workshare.loop_wrapper { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {omp.composite} } omp.terminator } return }
// -----
func.func @f() { omp.workshare { omp.workshare.loop_wrapper { %z = arith.constant 0 : index } omp.terminator } return }
// -----
func.func @f(%x: index) { omp.workshare { omp.simd { omp.workshare.loop_wrapper { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } } omp.terminator } return }
// -----
func.func @f(%x: index, %m: memref<i32>, %n: memref<i32>) { "omp.simd"(%m, %n) <{alignments = [8], operandSegmentSizes = array<i32: 2, 0, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (memref<i32>, memref<i32>) -> () return }
// -----
func.func @f(%x: index, %m: memref<i32>, %n: memref<i32>) { "omp.simd"(%m, %n) <{operandSegmentSizes = array<i32: 2, 0, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (memref<i32>, memref<i32>) -> () return }
// -----
func.func @f(%x: index, %m: memref<i32>, %n: memref<i32>) { "omp.simd"(%m, %n) <{alignments = [8, 0], operandSegmentSizes = array<i32: 2, 0, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (memref<i32>, memref<i32>) -> () return }
// -----
func.func @f(%x: index, %m: memref<i32>, %n: memref<i32>) { "omp.simd"(%m, %n) <{alignments = [8, -1], operandSegmentSizes = array<i32: 2, 0, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (memref<i32>, memref<i32>) -> () return }
// -----
func.func @f(%x: index, %m: memref<i32>) { "omp.simd"(%m, %m) <{alignments = [8, 4], operandSegmentSizes = array<i32: 2, 0, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (memref<i32>, memref<i32>) -> () return }
// -----
func.func @f(%x: index) { "omp.simd"() <{alignments = [8], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : () -> () return }
// -----
func.func @f(%x: index) { "omp.simd"() <{alignments = [], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : () -> () return }
// -----
func.func @f(%x: index, %m: memref<i32>) { "omp.simd"(%m) <{alignments = [1.5], operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (memref<i32>) -> () return }
// -----
func.func @f(%x: index, %m: memref<i32>) { "omp.simd"(%m, %m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 2, 0, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (memref<i32>, memref<i32>) -> () return }
// -----
func.func @f(%x: index) { omp.simd simdlen(0) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd safelen(0) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd simdlen(2) safelen(1) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd simdlen(2) safelen(2) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %m: memref<i32>) { omp.simd aligned(%m : memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index) { "omp.simd"() ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) {alignments = [1, 128]} : () -> () return }
// -----
func.func @f(%x: index, %m: memref<i32>, %n: memref<i32>) { "omp.simd"(%m, %n) ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) {alignments = [128], operandSegmentSizes = array<i32: 2, 0, 0, 0, 0, 0, 0>} : (memref<i32>, memref<i32>) -> () return }
// -----
func.func @f(%x: index, %i: i32, %m: memref<i32>) { "omp.simd"(%m, %i) <{linear_var_types = [], operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (memref<i32>, i32) -> () return }
// -----
func.func @f(%x: index, %i: i32, %m: memref<i32>) { omp.simd linear(%m = %i : memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {linear_var_types = [i32]} return }
// -----
func.func @f(%x: index, %m: memref<i32>) { omp.simd linear(%m : memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %i: i32, %m: memref<i32>) { "omp.wsloop"(%m, %i) <{linear_var_types = [], operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (memref<i32>, i32) -> () return }
// -----
func.func @f(%x: index, %i: i32, %m: memref<i32>) { omp.wsloop linear(%m = %i : memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } {linear_var_types = [i32]} return }
// -----
func.func @f(%x: index, %m: memref<i32>) { omp.wsloop linear(%m : memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %p: !llvm.ptr) { omp.simd private(@nix %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.simd private(@fp %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index, %p: !llvm.ptr, %q: !llvm.ptr) { omp.simd private(@fp %p -> %a, @nix %q -> %b : !llvm.ptr, !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%p: !llvm.ptr) { omp.parallel private(@nix %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.parallel private(@p %x -> %a : index) { omp.terminator } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.parallel private(@fp %x -> %a : index) { omp.terminator } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.parallel private(@f %x -> %a : index) { omp.terminator } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%p: !llvm.ptr) { omp.parallel private(@nix %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.parallel private(@p %x -> %a : index) { omp.terminator } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.parallel private(@fp %x -> %a : index) { omp.terminator } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.parallel private(@f %x -> %a : index) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.parallel private(byref @p %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.parallel private(%p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.parallel reduction(byref @r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.parallel reduction(mod:what, @r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.parallel reduction(@r %p -> %a, @r %p -> %b : !llvm.ptr, !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) { omp.parallel reduction(@r %p -> %a, @r %q -> %b : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.parallel reduction(@nix %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.parallel in_reduction(@r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%m: memref<i32>) { omp.parallel reduction(@r %m -> %a : memref<i32>) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%m: memref<i32>, %q: !llvm.ptr) { omp.parallel reduction(@r %q -> %b, @r %m -> %a : !llvm.ptr, memref<i32>) { omp.terminator } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.sections private(@p %x -> %a : index) { omp.terminator } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%p: !llvm.ptr) { omp.sections private(@nix %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.sections private(@f %x -> %a : index) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.sections private(byref @p %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.sections private(%p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.sections reduction(mod:what, @r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.sections reduction(@r %p -> %a, @r %p -> %b : !llvm.ptr, !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) { omp.sections reduction(@r %p -> %a, @r %q -> %b : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.sections reduction(@nix %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.sections in_reduction(@r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%m: memref<i32>) { omp.sections reduction(@r %m -> %a : memref<i32>) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%m: memref<i32>, %q: !llvm.ptr) { omp.sections reduction(@r %q -> %b, @r %m -> %a : !llvm.ptr, memref<i32>) { omp.terminator } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%p: !llvm.ptr) { omp.single private(@nix %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.single private(@f %x -> %a : index) { omp.terminator } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.single private(@fp %x -> %a : index) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.single private(byref @p %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.single private(%p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.single reduction(byref @r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.single reduction(mod:inscan, @r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.single reduction(mod:what, @r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.single reduction(@r %p -> %a, @r %p -> %b : !llvm.ptr, !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) { omp.single reduction(@r %p -> %a, @r %q -> %b : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.single reduction(@nix %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.single in_reduction(@r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%m: memref<i32>) { omp.single reduction(@r %m -> %a : memref<i32>) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%m: memref<i32>, %q: !llvm.ptr) { omp.single reduction(@r %q -> %b, @r %m -> %a : !llvm.ptr, memref<i32>) { omp.terminator } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.teams private(@p %x -> %a : index) { omp.terminator } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%p: !llvm.ptr) { omp.teams private(@nix %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.teams private(@f %x -> %a : index) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.teams private(byref @p %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.teams private(%p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.teams reduction(mod:what, @r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.teams reduction(@r %p -> %a, @r %p -> %b : !llvm.ptr, !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) { omp.teams reduction(@r %p -> %a, @r %q -> %b : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.teams reduction(@nix %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.teams in_reduction(@r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%m: memref<i32>) { omp.teams reduction(@r %m -> %a : memref<i32>) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%m: memref<i32>, %q: !llvm.ptr) { omp.teams reduction(@r %q -> %b, @r %m -> %a : !llvm.ptr, memref<i32>) { omp.terminator } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%p: !llvm.ptr) { omp.task private(@nix %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.task private(@f %x -> %a : index) { omp.terminator } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.task private(@fp %x -> %a : index) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.task private(byref @p %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.task private(%p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.task reduction(byref @r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.task reduction(mod:inscan, @r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.task reduction(mod:what, @r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.task reduction(@r %p -> %a, @r %p -> %b : !llvm.ptr, !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) { omp.task reduction(@r %p -> %a, @r %q -> %b : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.task reduction(@nix %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%m: memref<i32>) { omp.task reduction(@r %m -> %a : memref<i32>) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%m: memref<i32>, %q: !llvm.ptr) { omp.task reduction(@r %q -> %b, @r %m -> %a : !llvm.ptr, memref<i32>) { omp.terminator } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%p: !llvm.ptr) { omp.target private(@nix %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.target private(@f %x -> %a : index) { omp.terminator } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.target private(@fp %x -> %a : index) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.target private(byref @p %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.target private(%p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.target reduction(byref @r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.target reduction(mod:inscan, @r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.target reduction(mod:what, @r %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.target reduction(@r %p -> %a, @r %p -> %b : !llvm.ptr, !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) { omp.target reduction(@r %p -> %a, @r %q -> %b : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.target reduction(@nix %p -> %a : !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%m: memref<i32>) { omp.target reduction(@r %m -> %a : memref<i32>) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%m: memref<i32>, %q: !llvm.ptr) { omp.target reduction(@r %q -> %b, @r %m -> %a : !llvm.ptr, memref<i32>) { omp.terminator } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop private(@nix %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.wsloop private(@f %x -> %a : index) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.wsloop private(@fp %x -> %a : index) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop private(byref @p %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop private(%p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop reduction(mod:inscan, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop reduction(mod:what, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop reduction(@r %p -> %a, @r %p -> %b : !llvm.ptr, !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr, %q: !llvm.ptr) { omp.wsloop reduction(@r %p -> %a, @r %q -> %b : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop reduction(@nix %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop in_reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%x: index, %m: memref<i32>) { omp.wsloop reduction(@r %m -> %a : memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%x: index, %m: memref<i32>, %q: !llvm.ptr) { omp.wsloop reduction(@r %q -> %b, @r %m -> %a : !llvm.ptr, memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.distribute private(@fp %x -> %a : index) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.distribute private(@p %x -> %a : index) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.distribute private(byref @p %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.distribute private(%p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.distribute reduction(byref @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.distribute reduction(mod:inscan, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.distribute reduction(mod:what, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.distribute reduction(@r %p -> %a, @r %p -> %b : !llvm.ptr, !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr, %q: !llvm.ptr) { omp.distribute reduction(@r %p -> %a, @r %q -> %b : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.distribute reduction(@nix %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.distribute in_reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%x: index, %m: memref<i32>) { omp.distribute reduction(@r %m -> %a : memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%x: index, %m: memref<i32>, %q: !llvm.ptr) { omp.distribute reduction(@r %q -> %b, @r %m -> %a : !llvm.ptr, memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.loop private(@nix %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.loop private(@f %x -> %a : index) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.loop private(@fp %x -> %a : index) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.loop private(byref @p %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.loop private(%p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.loop reduction(mod:inscan, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.loop reduction(mod:what, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.loop reduction(@r %p -> %a, @r %p -> %b : !llvm.ptr, !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr, %q: !llvm.ptr) { omp.loop reduction(@r %p -> %a, @r %q -> %b : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.loop reduction(@nix %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.loop in_reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%x: index, %m: memref<i32>) { omp.loop reduction(@r %m -> %a : memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%x: index, %m: memref<i32>, %q: !llvm.ptr) { omp.loop reduction(@r %q -> %b, @r %m -> %a : !llvm.ptr, memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.taskloop private(@fp %x -> %a : index) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.private {type = firstprivate} @fp : i32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%x: index) { omp.taskloop private(@p %x -> %a : index) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop private(byref @p %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop private(%p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop reduction(byref @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop reduction(mod:what, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop reduction(@r %p -> %a, @r %p -> %b : !llvm.ptr, !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr, %q: !llvm.ptr) { omp.taskloop reduction(@r %p -> %a, @r %q -> %b : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop reduction(@nix %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%x: index, %m: memref<i32>) { omp.taskloop reduction(@r %m -> %a : memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
func.func @f(%x: index, %m: memref<i32>, %q: !llvm.ptr) { omp.taskloop reduction(@r %q -> %b, @r %m -> %a : !llvm.ptr, memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%p: !llvm.ptr) { "omp.parallel"(%p) <{private_syms = [@p, @q], operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> () return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%p: !llvm.ptr) { "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> () return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f() { "omp.parallel"() <{private_syms = [], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : () -> () return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%p: !llvm.ptr) { "omp.parallel"(%p) <{private_syms = [@p], operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> () return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) { "omp.parallel"(%p, %q) <{private_syms = [@p, @p], operandSegmentSizes = array<i32: 0, 0, 0, 0, 2, 0>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr, !llvm.ptr) -> () return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%p: !llvm.ptr) { "omp.parallel"(%p) <{reduction_byref = array<i1: true, false>, reduction_syms = [@p], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> () return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%p: !llvm.ptr) { "omp.parallel"(%p) <{reduction_syms = [@p, @p], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> () return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%p: !llvm.ptr) { "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> () return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f() { "omp.parallel"() <{reduction_syms = [], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : () -> () return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%p: !llvm.ptr) { "omp.parallel"(%p) <{reduction_syms = [@p], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> () return }
// -----
func.func @f(%m: memref<i32>) { "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (memref<i32>) -> () return }
// -----
func.func @f(%m: memref<i32>) { "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0>}> ({ omp.terminator }) : (memref<i32>) -> () return }
// -----
func.func @f(%m: memref<i32>) { "omp.teams"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (memref<i32>) -> () return }
// -----
func.func @f(%m: memref<i32>) { "omp.teams"(%m) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (memref<i32>) -> () return }
// -----
func.func @f(%m: memref<i32>) { "omp.sections"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({ omp.terminator }) : (memref<i32>) -> () return }
// -----
func.func @f(%m: memref<i32>) { "omp.sections"(%m) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>}> ({ omp.terminator }) : (memref<i32>) -> () return }
// -----
func.func @f(%l: i64, %m: memref<i32>) { "omp.sections"(%l, %m) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({ omp.terminator }) : (i64, memref<i32>) -> () return }
// -----
func.func @f(%m: memref<i32>) { "omp.single"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({ omp.terminator }) : (memref<i32>) -> () return }
// -----
func.func @f(%m: memref<i32>) { "omp.single"(%m) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>}> ({ omp.terminator }) : (memref<i32>) -> () return }
// -----
func.func @f(%x: index, %l: i64, %m: memref<i32>) { "omp.wsloop"(%l, %m) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (i64, memref<i32>) -> () return }
// -----
func.func @f(%x: index, %m: memref<i32>) { "omp.distribute"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (memref<i32>) -> () return }
// -----
func.func @f(%x: index, %m: memref<i32>) { "omp.distribute"(%m) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (memref<i32>) -> () return }
// -----
func.func @f(%x: index, %m: memref<i32>) { "omp.taskloop"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (memref<i32>) -> () return }
// -----
func.func @f(%x: index, %m: memref<i32>) { "omp.taskloop"(%m) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (memref<i32>) -> () return }
// -----
func.func @f(%m: memref<i32>) { "omp.task"(%m) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (memref<i32>) -> () return }
// -----
func.func @f(%l: i64, %m: memref<i32>) { "omp.taskgroup"(%l, %m) <{operandSegmentSizes = array<i32: 1, 1, 0>}> ({ omp.terminator }) : (i64, memref<i32>) -> () return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr, %q: !llvm.ptr) { "omp.taskloop"(%p, %q) <{reduction_syms = [@r], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 2>}> ({ ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (!llvm.ptr, !llvm.ptr) -> () return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { "omp.taskloop"(%p) <{in_reduction_syms = [@r, @r], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0, 0>}> ({ ^bb0(%a: !llvm.ptr): omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (!llvm.ptr) -> () return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop nogroup reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop in_reduction(@r %p -> %a : !llvm.ptr) reduction(@r %p -> %b : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr, %q: !llvm.ptr) { omp.taskloop in_reduction(@r %p -> %a : !llvm.ptr) reduction(@r %q -> %b : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.taskgroup task_reduction(@r %p -> %a, @r %p -> %b : !llvm.ptr, !llvm.ptr) { omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.task in_reduction(@r %p -> %a, @r %p -> %b : !llvm.ptr, !llvm.ptr) { omp.terminator } return }
// -----
func.func @f(%m: memref<i32>) { "omp.task"(%m) <{depend_kinds = [], operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (memref<i32>) -> () return }
// -----
func.func @f(%m: memref<i32>) { "omp.task"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (memref<i32>) -> () return }
// -----
func.func @f() { "omp.task"() <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : () -> () return }
// -----
func.func @f(%m: memref<i32>) { omp.task depend(taskdependin -> %m : memref<i32>) { omp.terminator } return }
// -----
func.func @f(%m: memref<i32>) { "omp.task"(%m) ({ omp.terminator }) {depend_kinds = [], operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0>} : (memref<i32>) -> () return }
// -----
func.func @f() { omp.parallel { omp.teams { omp.terminator } omp.terminator } return }
// -----
func.func @f(%i: i32, %l: i64) { omp.teams num_teams(%i : i32 to %l : i64) { omp.terminator } return }
// -----
func.func @f(%l: i64) { omp.teams num_teams(to %l : i64) { omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.teams num_teams(%i : i32) { omp.terminator } return }
// -----
func.func @f(%i: i32) { "omp.teams"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0>}> ({ omp.terminator }) : (i32) -> () return }
// -----
func.func @f() { omp.target { omp.teams { omp.terminator } omp.teams { omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.teams { omp.teams { omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.sections { "t.x"() : () -> () } return }
// -----
func.func @f() { omp.sections { omp.section { omp.terminator } omp.terminator ^bb1: omp.terminator } return }
// -----
func.func @f() { omp.section { omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.barrier omp.terminator } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%p: !llvm.ptr) { omp.sections reduction(@r %p -> %a : !llvm.ptr) { omp.section { omp.terminator } omp.terminator } return }
// -----
func.func @f(%m: memref<i32>) { omp.single copyprivate(%m -> @c : memref<i32>) { omp.terminator } return }
// -----
func.func private @c(memref<i32>)
func.func @f(%m: memref<i32>) { omp.single copyprivate(%m -> @c : memref<i32>) { omp.terminator } return }
// -----
func.func private @c(memref<i32>, memref<f32>)
func.func @f(%m: memref<i32>) { omp.single copyprivate(%m -> @c : memref<i32>) { omp.terminator } return }
// -----
func.func private @c(memref<f32>, memref<f32>)
func.func @f(%m: memref<i32>) { omp.single copyprivate(%m -> @c : memref<i32>) { omp.terminator } return }
// -----
func.func private @c(memref<i32>, memref<i32>)
func.func @f(%m: memref<i32>) { omp.single copyprivate(%m -> @c : memref<i32>) { omp.terminator } return }
// -----
llvm.func @c(!llvm.ptr, !llvm.ptr)
func.func @f(%m: memref<i32>) { omp.single copyprivate(%m -> @c : memref<i32>) { omp.terminator } return }
// -----
llvm.func @c(i32, !llvm.ptr)
func.func @f(%m: memref<i32>) { omp.single copyprivate(%m -> @c : memref<i32>) { omp.terminator } return }
// -----
memref.global @c : memref<i32>
func.func @f(%m: memref<i32>) { omp.single copyprivate(%m -> @c : memref<i32>) { omp.terminator } return }
// -----
func.func @f(%m: memref<i32>) { "omp.single"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({ omp.terminator }) : (memref<i32>) -> () return }
// -----
func.func @f() { "omp.single"() <{copyprivate_syms = [@f], operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({ omp.terminator }) : () -> () return }
// -----
func.func @f(%m: memref<i32>) { omp.single copyprivate(%m -> 3 : memref<i32>) { omp.terminator } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered.region { omp.terminator } omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered depend_type(dependsink) depend_vec(%l : i64) {doacross_num_loops = 1 : i64} omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered depend_type(dependsource) depend_vec(%l, %l : i64, i64) {doacross_num_loops = 2 : i64} omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.wsloop ordered(0) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered depend_type(dependsink) depend_vec(%l : i64) {doacross_num_loops = 1 : i64} omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.wsloop ordered(0) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered depend_type(dependsource) depend_vec(%l, %l : i64, i64) {doacross_num_loops = 2 : i64} omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop ordered(1) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered.region { omp.terminator } omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.wsloop ordered(1) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered depend_type(dependsource) depend_vec(%l, %l : i64, i64) {doacross_num_loops = 2 : i64} omp.yield } } return }
// -----
func.func @f(%x: index) { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered.region { omp.terminator } omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered depend_type(dependsink) depend_vec(%l : i64) {doacross_num_loops = 1 : i64} omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered depend_type(dependsource) depend_vec(%l, %l : i64, i64) {doacross_num_loops = 2 : i64} omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered.region { omp.terminator } omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered depend_type(dependsink) depend_vec(%l : i64) {doacross_num_loops = 1 : i64} omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered depend_type(dependsource) depend_vec(%l, %l : i64, i64) {doacross_num_loops = 2 : i64} omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop ordered(2) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered.region { omp.terminator } omp.yield } } return }
// -----
func.func @f(%x: index, %l: i64) { omp.wsloop ordered(2) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered depend_type(dependsink) depend_vec(%l : i64) {doacross_num_loops = 1 : i64} omp.yield } } return }
// -----
func.func @f(%l: i64) { omp.ordered depend_type(dependsink) depend_vec(%l : i64) {doacross_num_loops = 1 : i64} return }
// -----
func.func @f() { omp.parallel { omp.ordered.region { omp.terminator } omp.terminator } return }
// -----
omp.critical.declare @m hint(uncontended, contended)
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.read %m = %n hint(uncontended, contended) : memref<i32>, memref<i32>, i32 return }
// -----
func.func @f(%i: i32, %m: memref<i32>) { omp.atomic.write %m = %i hint(uncontended, contended) : memref<i32>, i32 return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update hint(uncontended, contended) %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } return }
// -----
func.func @f(%i: i32, %m: memref<i32>, %n: memref<i32>) { omp.atomic.capture hint(uncontended, contended) { omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32 omp.atomic.write %n = %i : memref<i32>, i32 } return }
// -----
omp.critical.declare @m hint(nonspeculative, speculative)
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.read %m = %n hint(nonspeculative, speculative) : memref<i32>, memref<i32>, i32 return }
// -----
func.func @f(%i: i32, %m: memref<i32>) { omp.atomic.write %m = %i hint(nonspeculative, speculative) : memref<i32>, i32 return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update hint(nonspeculative, speculative) %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } return }
// -----
func.func @f(%i: i32, %m: memref<i32>, %n: memref<i32>) { omp.atomic.capture hint(nonspeculative, speculative) { omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32 omp.atomic.write %n = %i : memref<i32>, i32 } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.read %m = %n hint(none) : memref<i32>, memref<i32>, i32 return }
// -----
func.func @f(%i: i32, %m: memref<i32>, %n: memref<i32>) { omp.atomic.capture hint(none) { omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32 omp.atomic.write %n = %i : memref<i32>, i32 } return }
// -----
omp.critical.declare @m hint(what)
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.read %m = %n hint(what) : memref<i32>, memref<i32>, i32 return }
// -----
func.func @f(%i: i32, %m: memref<i32>) { omp.atomic.write %m = %i hint(what) : memref<i32>, i32 return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update hint(what) %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } return }
// -----
func.func @f(%i: i32, %m: memref<i32>, %n: memref<i32>) { omp.atomic.capture hint(what) { omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32 omp.atomic.write %n = %i : memref<i32>, i32 } return }
// -----
func.func @f(%i: i32, %m: memref<i32>) { omp.atomic.write %m = %i hint(uncontended, speculative) : memref<i32>, i32 return }
// -----
omp.critical.declare @m hint(none, contended)
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.read %m = %n hint(none, contended) : memref<i32>, memref<i32>, i32 return }
// -----
func.func @f(%i: i32, %m: memref<i32>) { omp.atomic.write %m = %i hint(none, contended) : memref<i32>, i32 return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update hint(none, contended) %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } return }
// -----
func.func @f(%i: i32, %m: memref<i32>, %n: memref<i32>) { omp.atomic.capture hint(none, contended) { omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32 omp.atomic.write %n = %i : memref<i32>, i32 } return }
// -----
omp.critical.declare @m hint(contended, uncontended, speculative, nonspeculative)
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.read %m = %n hint(contended, uncontended, speculative, nonspeculative) : memref<i32>, memref<i32>, i32 return }
// -----
func.func @f(%i: i32, %m: memref<i32>) { omp.atomic.write %m = %i hint(contended, uncontended, speculative, nonspeculative) : memref<i32>, i32 return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update hint(contended, uncontended, speculative, nonspeculative) %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } return }
// -----
func.func @f(%i: i32, %m: memref<i32>, %n: memref<i32>) { omp.atomic.capture hint(contended, uncontended, speculative, nonspeculative) { omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32 omp.atomic.write %n = %i : memref<i32>, i32 } return }
// -----
omp.critical.declare @m hint(none)
func.func @f() { omp.critical(@m) { omp.terminator } return }
// -----
func.func @f() { omp.critical(@f) { omp.terminator } return }
// -----
func.func @f() { omp.critical(@nix) { omp.terminator } omp.critical { omp.terminator } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.read %n = %m memory_order(acq_rel) : memref<i32>, memref<i32>, i32 return }
// -----
func.func @f(%i: i32, %m: memref<i32>) { omp.atomic.write %m = %i memory_order(acq_rel) : memref<i32>, i32 return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update memory_order(acq_rel) %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.read %n = %m memory_order(release) : memref<i32>, memref<i32>, i32 return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.read %n = %m memory_order(acquire) : memref<i32>, memref<i32>, i32 return }
// -----
func.func @f(%i: i32, %m: memref<i32>) { omp.atomic.write %m = %i memory_order(acquire) : memref<i32>, i32 return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update memory_order(acquire) %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update memory_order(relaxed) %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update memory_order(seq_cst) %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.read %n = %m memory_order(xyz) : memref<i32>, memref<i32>, i32 return }
// -----
func.func @f(%i: i32, %m: memref<i32>) { omp.atomic.write %m = %i memory_order(xyz) : memref<i32>, i32 return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update memory_order(xyz) %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.read %n = %m hint(none) memory_order(relaxed) hint(none) : memref<i32>, memref<i32>, i32 return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.read %m = %m : memref<i32>, memref<i32>, i32 return }
// -----
func.func @f(%m: memref<i32>, %f: f32) { omp.atomic.write %m = %f : memref<i32>, f32 return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update %m : memref<i32> { ^bb0(%a: f32): omp.yield(%a : f32) } return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update %m : memref<i32> { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update %m : memref<i32> { ^bb0(%a: i32): omp.terminator } return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update %m : i32 { ^bb0(%a: i32): omp.yield(%a : i32) } return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a, %a : i32, i32) } return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update %m : memref<i32> { ^bb0(%a: i32): omp.yield } return }
// -----
func.func @f(%m: memref<i32>, %f: f32) { omp.atomic.update %m : memref<i32> { ^bb0(%a: i32): omp.yield(%f : f32) } return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.update %m : memref<i32> { } return }
// -----
func.func @f(%m: memref<i32>) { "omp.atomic.update"(%m) ({ }) : (memref<i32>) -> () return }
// -----
func.func @f() { omp.atomic.capture { } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.capture { omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.capture { omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32 omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f(%m: memref<i32>) { omp.atomic.capture { omp.atomic.update %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } omp.atomic.update %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } } return }
// -----
func.func @f(%i: i32, %m: memref<i32>) { omp.atomic.capture { omp.atomic.write %m = %i : memref<i32>, i32 omp.atomic.write %m = %i : memref<i32>, i32 } return }
// -----
func.func @f(%i: i32, %m: memref<i32>) { omp.atomic.capture { omp.atomic.write %m = %i : memref<i32>, i32 omp.atomic.update %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } } return }
// -----
func.func @f(%i: i32, %m: memref<i32>) { omp.atomic.capture { omp.atomic.update %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } omp.atomic.write %m = %i : memref<i32>, i32 } return }
// -----
func.func @f(%i: i32, %m: memref<i32>, %n: memref<i32>) { omp.atomic.capture { omp.atomic.write %m = %i : memref<i32>, i32 omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.capture { omp.atomic.update %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.capture { omp.atomic.update %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.capture { omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32 omp.atomic.update %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } } return }
// -----
func.func @f(%i: i32, %m: memref<i32>, %n: memref<i32>) { omp.atomic.capture { omp.atomic.read %m = %n : memref<i32>, memref<i32>, i32 omp.atomic.write %m = %i : memref<i32>, i32 } return }
// -----
func.func @f(%i: i32, %m: memref<i32>, %n: memref<i32>) { omp.atomic.capture { omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32 omp.atomic.write %m = %i : memref<i32>, i32 omp.atomic.update %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.capture { "t.a"() : () -> () omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.capture { omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32 "t.b"() : () -> () } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.capture { omp.atomic.update hint(uncontended) %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.capture { omp.atomic.update hint(none) %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.capture { omp.atomic.update memory_order(seq_cst) %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } omp.atomic.read %n = %m : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.capture { omp.atomic.update %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } omp.atomic.read %n = %m memory_order(seq_cst) : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { omp.atomic.capture { omp.atomic.update memory_order(seq_cst) %m : memref<i32> { ^bb0(%a: i32): omp.yield(%a : i32) } omp.atomic.read %n = %m hint(none) : memref<i32>, memref<i32>, i32 } return }
// -----
func.func @f() { "omp.atomic.capture"() ({ }) : () -> () return }
// -----
func.func @f() { omp.cancel cancellation_construct_type(parallel) return }
// -----
func.func @f() { omp.parallel { omp.cancel cancellation_construct_type(parallel) omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.cancel cancellation_construct_type(parallel) omp.terminator } return }
// -----
func.func @f() { omp.sections nowait { omp.section { omp.cancel cancellation_construct_type(parallel) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.section { omp.cancel cancellation_construct_type(parallel) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.task { omp.cancel cancellation_construct_type(parallel) omp.terminator } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(parallel) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(parallel) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop ordered(1) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(parallel) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait ordered(0) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(parallel) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(parallel) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(parallel) omp.yield } } return }
// -----
func.func @f() { omp.cancellation_point cancellation_construct_type(parallel) return }
// -----
func.func @f() { omp.sections { omp.cancellation_point cancellation_construct_type(parallel) omp.terminator } return }
// -----
func.func @f() { omp.sections nowait { omp.section { omp.cancellation_point cancellation_construct_type(parallel) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.section { omp.cancellation_point cancellation_construct_type(parallel) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.task { omp.cancellation_point cancellation_construct_type(parallel) omp.terminator } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(parallel) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(parallel) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop ordered(1) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(parallel) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait ordered(0) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(parallel) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(parallel) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(parallel) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.parallel { omp.cancellation_point cancellation_construct_type(parallel) omp.terminator } omp.yield } } return }
// -----
func.func @f() { omp.cancel cancellation_construct_type(loop) return }
// -----
func.func @f() { omp.parallel { omp.cancel cancellation_construct_type(loop) omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.cancel cancellation_construct_type(loop) omp.terminator } return }
// -----
func.func @f() { omp.sections nowait { omp.section { omp.cancel cancellation_construct_type(loop) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.section { omp.cancel cancellation_construct_type(loop) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.task { omp.cancel cancellation_construct_type(loop) omp.terminator } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(loop) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop ordered(1) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(loop) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait ordered(0) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(loop) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(loop) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(loop) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.parallel { omp.cancel cancellation_construct_type(loop) omp.terminator } omp.yield } } return }
// -----
func.func @f() { omp.cancellation_point cancellation_construct_type(loop) return }
// -----
func.func @f() { omp.parallel { omp.cancellation_point cancellation_construct_type(loop) omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.cancellation_point cancellation_construct_type(loop) omp.terminator } return }
// -----
func.func @f() { omp.sections nowait { omp.section { omp.cancellation_point cancellation_construct_type(loop) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.section { omp.cancellation_point cancellation_construct_type(loop) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.task { omp.cancellation_point cancellation_construct_type(loop) omp.terminator } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(loop) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(loop) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(loop) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.parallel { omp.cancellation_point cancellation_construct_type(loop) omp.terminator } omp.yield } } return }
// -----
func.func @f() { omp.cancel cancellation_construct_type(sections) return }
// -----
func.func @f() { omp.parallel { omp.cancel cancellation_construct_type(sections) omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.cancel cancellation_construct_type(sections) omp.terminator } return }
// -----
func.func @f() { omp.sections nowait { omp.section { omp.cancel cancellation_construct_type(sections) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.section { omp.cancel cancellation_construct_type(sections) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.task { omp.cancel cancellation_construct_type(sections) omp.terminator } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(sections) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(sections) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop ordered(1) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(sections) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait ordered(0) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(sections) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(sections) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(sections) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.parallel { omp.cancel cancellation_construct_type(sections) omp.terminator } omp.yield } } return }
// -----
func.func @f() { omp.cancellation_point cancellation_construct_type(sections) return }
// -----
func.func @f() { omp.parallel { omp.cancellation_point cancellation_construct_type(sections) omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.cancellation_point cancellation_construct_type(sections) omp.terminator } return }
// -----
func.func @f() { omp.task { omp.cancellation_point cancellation_construct_type(sections) omp.terminator } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(sections) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(sections) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop ordered(1) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(sections) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait ordered(0) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(sections) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(sections) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(sections) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.parallel { omp.cancellation_point cancellation_construct_type(sections) omp.terminator } omp.yield } } return }
// -----
func.func @f() { omp.cancel cancellation_construct_type(taskgroup) return }
// -----
func.func @f() { omp.parallel { omp.cancel cancellation_construct_type(taskgroup) omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.cancel cancellation_construct_type(taskgroup) omp.terminator } return }
// -----
func.func @f() { omp.sections nowait { omp.section { omp.cancel cancellation_construct_type(taskgroup) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.section { omp.cancel cancellation_construct_type(taskgroup) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.task { omp.cancel cancellation_construct_type(taskgroup) omp.terminator } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(taskgroup) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(taskgroup) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop ordered(1) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(taskgroup) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait ordered(0) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(taskgroup) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(taskgroup) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.parallel { omp.cancel cancellation_construct_type(taskgroup) omp.terminator } omp.yield } } return }
// -----
func.func @f() { omp.cancellation_point cancellation_construct_type(taskgroup) return }
// -----
func.func @f() { omp.parallel { omp.cancellation_point cancellation_construct_type(taskgroup) omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.cancellation_point cancellation_construct_type(taskgroup) omp.terminator } return }
// -----
func.func @f() { omp.sections nowait { omp.section { omp.cancellation_point cancellation_construct_type(taskgroup) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.section { omp.cancellation_point cancellation_construct_type(taskgroup) omp.terminator } omp.terminator } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(taskgroup) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(taskgroup) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop ordered(1) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(taskgroup) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait ordered(0) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(taskgroup) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(taskgroup) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(taskgroup) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.parallel { omp.cancellation_point cancellation_construct_type(taskgroup) omp.terminator } omp.yield } } return }
// -----
func.func @f() { omp.cancel cancellation_construct_type(what) return }
// -----
func.func @f() { omp.parallel { omp.cancel cancellation_construct_type(what) omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.cancel cancellation_construct_type(what) omp.terminator } return }
// -----
func.func @f() { omp.sections nowait { omp.section { omp.cancel cancellation_construct_type(what) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.section { omp.cancel cancellation_construct_type(what) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.task { omp.cancel cancellation_construct_type(what) omp.terminator } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(what) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(what) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop ordered(1) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(what) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait ordered(0) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(what) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(what) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancel cancellation_construct_type(what) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.parallel { omp.cancel cancellation_construct_type(what) omp.terminator } omp.yield } } return }
// -----
func.func @f() { omp.cancellation_point cancellation_construct_type(what) return }
// -----
func.func @f() { omp.parallel { omp.cancellation_point cancellation_construct_type(what) omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.cancellation_point cancellation_construct_type(what) omp.terminator } return }
// -----
func.func @f() { omp.sections nowait { omp.section { omp.cancellation_point cancellation_construct_type(what) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.sections { omp.section { omp.cancellation_point cancellation_construct_type(what) omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.task { omp.cancellation_point cancellation_construct_type(what) omp.terminator } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(what) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(what) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop ordered(1) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(what) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop nowait ordered(0) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(what) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(what) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.cancellation_point cancellation_construct_type(what) omp.yield } } return }
// -----
func.func @f(%x: index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.parallel { omp.cancellation_point cancellation_construct_type(what) omp.terminator } omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop reduction(mod:inscan, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop reduction(mod:task, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.simd reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.simd reduction(mod:inscan, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.simd reduction(mod:task, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop reduction(mod:inscan, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop reduction(mod:task, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop reduction(mod:inscan, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop reduction(mod:task, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.simd reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.simd reduction(mod:inscan, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.simd reduction(mod:task, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop reduction(mod:inscan, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop reduction(mod:task, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop reduction(mod:task, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.simd reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.simd reduction(mod:task, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop reduction(mod:inscan, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop reduction(mod:task, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan inclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop reduction(mod:inscan, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.wsloop reduction(mod:task, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.simd reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.simd reduction(mod:task, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop reduction(mod:inscan, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
func.func @f(%x: index, %p: !llvm.ptr) { omp.taskloop reduction(mod:task, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.scan exclusive(%p : !llvm.ptr) omp.yield } } return }
// -----
func.func @f(%p: !llvm.ptr) { omp.scan inclusive(%p : !llvm.ptr) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(delete) capture(ByRef) -> memref<i32> omp.target map_entries(%v -> %a : memref<i32>) { omp.terminator } return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(delete) capture(ByRef) -> memref<i32> omp.target_data map_entries(%v : memref<i32>) { } return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(delete) capture(ByRef) -> memref<i32> omp.target_enter_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(delete) capture(ByRef) -> memref<i32> omp.target_update map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32> omp.target map_entries(%v -> %a : memref<i32>) { omp.terminator } return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32> omp.target_exit_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32> omp.target_update map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32> omp.target_enter_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32> omp.target_exit_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> memref<i32> omp.target_data map_entries(%v : memref<i32>) { } return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> memref<i32> omp.target_enter_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> memref<i32> omp.target_exit_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> memref<i32> omp.target_update map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(exit_release_or_enter_alloc) capture(ByRef) -> memref<i32> omp.target_enter_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(exit_release_or_enter_alloc) capture(ByRef) -> memref<i32> omp.target_update map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(always, to) capture(ByRef) -> memref<i32> omp.target_data map_entries(%v : memref<i32>) { } return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(always, to) capture(ByRef) -> memref<i32> omp.target_exit_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(always, to) capture(ByRef) -> memref<i32> omp.target_update map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(close, to) capture(ByRef) -> memref<i32> omp.target_data map_entries(%v : memref<i32>) { } return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(close, to) capture(ByRef) -> memref<i32> omp.target_exit_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(close, to) capture(ByRef) -> memref<i32> omp.target_update map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(implicit, to) capture(ByRef) -> memref<i32> omp.target_data map_entries(%v : memref<i32>) { } return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(implicit, to) capture(ByRef) -> memref<i32> omp.target_exit_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(implicit, to) capture(ByRef) -> memref<i32> omp.target_update map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(implicit, tofrom) capture(ByRef) -> memref<i32> omp.target_data map_entries(%v : memref<i32>) { } return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(implicit, tofrom) capture(ByRef) -> memref<i32> omp.target_enter_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(implicit, tofrom) capture(ByRef) -> memref<i32> omp.target_exit_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(implicit, tofrom) capture(ByRef) -> memref<i32> omp.target_update map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(present, to) capture(ByRef) -> memref<i32> omp.target_enter_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(present, to) capture(ByRef) -> memref<i32> omp.target_exit_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(always, delete) capture(ByRef) -> memref<i32> omp.target map_entries(%v -> %a : memref<i32>) { omp.terminator } return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(always, delete) capture(ByRef) -> memref<i32> omp.target_data map_entries(%v : memref<i32>) { } return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(always, delete) capture(ByRef) -> memref<i32> omp.target_enter_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(always, delete) capture(ByRef) -> memref<i32> omp.target_update map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to, delete) capture(ByRef) -> memref<i32> omp.target map_entries(%v -> %a : memref<i32>) { omp.terminator } return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to, delete) capture(ByRef) -> memref<i32> omp.target_data map_entries(%v : memref<i32>) { } return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to, delete) capture(ByRef) -> memref<i32> omp.target_enter_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to, delete) capture(ByRef) -> memref<i32> omp.target_exit_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to, delete) capture(ByRef) -> memref<i32> omp.target_update map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(nonsense) capture(ByRef) -> memref<i32> omp.target map_entries(%v -> %a : memref<i32>) { omp.terminator } return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(nonsense) capture(ByRef) -> memref<i32> omp.target_exit_data map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(nonsense) capture(ByRef) -> memref<i32> omp.target_update map_entries(%v : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32> %w = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32> omp.target_update map_entries(%v, %w : memref<i32>, memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32> %w = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32> omp.target_update map_entries(%v, %w : memref<i32>, memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32> %w = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32> omp.target_update map_entries(%v, %w : memref<i32>, memref<i32>) return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32> %w = omp.map.info var_ptr(%n : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32> omp.target_update map_entries(%v, %w : memref<i32>, memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { omp.target map_entries(%m -> %a : memref<i32>) { omp.terminator } return }
// -----
func.func @f(%m: memref<i32>) { omp.target_data map_entries(%m : memref<i32>) { } return }
// -----
func.func @f(%m: memref<i32>) { omp.target_update map_entries(%m : memref<i32>) return }
// -----
func.func @f() { %z = memref.alloc() : memref<i32> omp.target_enter_data map_entries(%z : memref<i32>) return }
// -----
func.func @f() { omp.target_data { } return }
// -----
func.func @f(%m: memref<i32>) { omp.target_data use_device_ptr(%m -> %a : memref<i32>) { omp.terminator } return }
// -----
func.func @f(%m: memref<i32>) { omp.target_data use_device_addr(%m -> %a : memref<i32>) { omp.terminator } return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32> omp.target_data use_device_addr(%v -> %a : memref<i32>) use_device_ptr(%m -> %b : memref<i32>) { omp.terminator } return }
// -----
func.func @f(%m: memref<i32>) { omp.target has_device_addr(%m -> %a : memref<i32>) { omp.terminator } return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32> "omp.target_data"(%v) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0>}> ({ omp.terminator }) : (memref<i32>) -> () return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32> "omp.target"(%v) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({ omp.terminator }) : (memref<i32>) -> () return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32> omp.target_enter_data map_entries(%v : memref<i32>) {operandSegmentSizes = array<i32: 1, 0, 0, 0>} return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32> omp.target_update map_entries(%v : memref<i32>) depend(taskdependin -> %m : memref<i32>) return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32> "omp.target_exit_data"(%m, %v) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (memref<i32>, memref<i32>) -> () return }
// -----
func.func @f(%m: memref<i32>) { "omp.target"(%m) <{depend_kinds = [], operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (memref<i32>) -> () return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f(%p: !llvm.ptr) { "omp.target"(%p) <{private_maps = array<i64: 0, 1>, private_syms = [@p], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> () return }
// -----
omp.private {type = private} @p : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }
func.func @f() { "omp.target"() <{private_maps = array<i64: 0>, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : () -> () return }
// -----
func.func @f(%m: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to) capture(ByRef) mapper(@nix) -> memref<i32> return }
// -----
func.func @f(%m: memref<i32>, %n: memref<i32>) { %v = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to) capture(ByRef) members(%n : [0] : memref<i32>) -> memref<i32> return }
// -----
func.func @f(%x: index) { %b = omp.map.bounds lower_bound(%x : index) return }
// -----
func.func @f(%x: index) { %b = omp.map.bounds upper_bound(%x : index) return }
// -----
omp.declare_mapper @dm : i32 { ^bb0(%a: !llvm.ptr): omp.terminator }
// -----
omp.declare_mapper @dm : i32 { ^bb0(%a: !llvm.ptr): omp.declare_mapper.info map_entries(%a : !llvm.ptr) }
// -----
omp.declare_mapper @dm : i32 { }
// -----
func.func @f(%a: !llvm.ptr) { omp.declare_mapper.info map_entries(%a : !llvm.ptr) }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { %z = llvm.mlir.undef : i32 "t.x"(%h) : (i32) -> () omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { %z = arith.addi %h, %h : i32 omp.terminator } return }
// -----
func.func @f(%c: i1) { omp.target host_eval(%c -> %h : i1) { omp.teams if(%h) { omp.terminator } omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { omp.teams num_teams(to %h : i32) thread_limit(%h : i32) { omp.terminator } omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { omp.parallel num_threads(%h : i32) { omp.terminator } omp.terminator } return }
// -----
func.func @f(%c: i1) { omp.target host_eval(%c -> %h : i1) { omp.parallel if(%h) { omp.terminator } omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { omp.wsloop { omp.loop_nest (%iv) : i32 = (%h) to (%h) step (%h) { omp.yield } } omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { omp.parallel num_threads(%h : i32) { omp.wsloop { omp.loop_nest (%iv) : i32 = (%h) to (%h) step (%h) { omp.yield } } omp.terminator } omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { omp.teams { omp.distribute { omp.loop_nest (%iv) : i32 = (%h) to (%h) step (%h) { omp.yield } } omp.terminator } omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { omp.teams { omp.parallel num_threads(%h : i32) { omp.distribute { omp.wsloop { omp.loop_nest (%iv) : i32 = (%h) to (%h) step (%h) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } {omp.composite} omp.terminator } omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { omp.teams { omp.distribute { omp.loop_nest (%iv) : i32 = (%h) to (%h) step (%h) { omp.parallel num_threads(%h : i32) { omp.terminator } omp.yield } } omp.terminator } omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { omp.teams { omp.parallel { omp.distribute { omp.loop_nest (%iv) : i32 = (%h) to (%h) step (%h) { omp.yield } } omp.terminator } {omp.composite} omp.terminator } omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { omp.teams { omp.distribute { omp.loop_nest (%iv) : i32 = (%h) to (%h) step (%h) { omp.yield } } omp.barrier omp.terminator } omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { omp.teams { %z = arith.constant true cf.cond_br %z, ^bb1, ^bb2 ^bb1: omp.distribute { omp.loop_nest (%iv) : i32 = (%h) to (%h) step (%h) { omp.yield } } cf.br ^bb2 ^bb2: omp.terminator } omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { omp.teams { cf.br ^bb1 ^bb1: omp.distribute { omp.loop_nest (%iv) : i32 = (%h) to (%h) step (%h) { omp.yield } } %z = arith.constant true cf.cond_br %z, ^bb1, ^bb2 ^bb2: omp.terminator } omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { omp.parallel { omp.distribute { omp.loop_nest (%iv) : i32 = (%h) to (%h) step (%h) { omp.yield } } omp.terminator } {omp.composite} omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { omp.teams num_teams(to %h : i32) { omp.distribute { omp.loop_nest (%iv) : i32 = (%h) to (%h) step (%h) { omp.yield } } omp.terminator } omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { omp.teams { omp.distribute { omp.loop_nest (%iv) : i32 = (%h) to (%h) step (%h) { omp.yield } } omp.terminator } "t.y"(%h) : (i32) -> () omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h : i32) { "t.y"(%h) : (i32) -> () "t.x"(%h) : (i32) -> () omp.terminator } return }
// -----
func.func @f(%i: i32) { omp.target host_eval(%i -> %h, %i -> %k : i32, i32) { "t.y"(%h) : (i32) -> () "t.x"(%k) : (i32) -> () omp.terminator } return }
// -----
func.func @f() { omp.teams { omp.workdistribute { } omp.terminator } return }
// -----
func.func @f() { omp.workdistribute { } return }
// -----
func.func @f() { omp.teams { omp.parallel { omp.workdistribute { } omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.teams { omp.workdistribute { %z = arith.constant 0 : i32 } omp.terminator } return }
// -----
func.func @f() { omp.workdistribute { %z = arith.constant 0 : i32 } return }
// -----
func.func @f() { omp.teams { omp.parallel { omp.workdistribute { %z = arith.constant 0 : i32 } omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.teams { omp.workdistribute { func.return } omp.terminator } return }
// -----
func.func @f() { omp.workdistribute { func.return } return }
// -----
func.func @f() { omp.teams { omp.parallel { omp.workdistribute { func.return } omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.teams { omp.workdistribute { %z = arith.constant true cf.cond_br %z, ^bb1, ^bb2 ^bb1: omp.terminator ^bb2: omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.workdistribute { %z = arith.constant true cf.cond_br %z, ^bb1, ^bb2 ^bb1: omp.terminator ^bb2: omp.terminator } return }
// -----
func.func @f() { omp.teams { omp.parallel { omp.workdistribute { %z = arith.constant true cf.cond_br %z, ^bb1, ^bb2 ^bb1: omp.terminator ^bb2: omp.terminator } omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.teams { omp.workdistribute { omp.barrier omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.workdistribute { omp.barrier omp.terminator } return }
// -----
func.func @f() { omp.teams { omp.parallel { omp.workdistribute { omp.barrier omp.terminator } omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.teams { omp.workdistribute { omp.parallel { omp.terminator } omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.workdistribute { omp.parallel { omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.teams { omp.parallel { omp.workdistribute { omp.parallel { omp.terminator } omp.terminator } omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.teams { omp.workdistribute { omp.teams { omp.terminator } omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.workdistribute { omp.teams { omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.teams { omp.parallel { omp.workdistribute { omp.teams { omp.terminator } omp.terminator } omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.teams { omp.workdistribute { omp.single { omp.barrier omp.terminator } omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.workdistribute { omp.single { omp.barrier omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.teams { omp.parallel { omp.workdistribute { omp.single { omp.barrier omp.terminator } omp.terminator } omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.workdistribute { omp.terminator } return }
// -----
func.func @f() { omp.teams { omp.parallel { omp.workdistribute { omp.terminator } omp.terminator } omp.terminator } return }
// -----
func.func @f() { omp.workdistribute { ^bb0: "t.x"()[^bb1] : () -> () ^bb1: omp.terminator } return }
// -----
func.func @f() { omp.teams { omp.parallel { omp.workdistribute { ^bb0: "t.x"()[^bb1] : () -> () ^bb1: omp.terminator } omp.terminator } omp.terminator } return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } omp.tile <- (%c1) return }
// -----
func.func @f() { %c1 = omp.new_cli %c2 = omp.new_cli omp.tile <- (%c1) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } omp.tile <- (%c1) sizes(%i : i32) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.tile <- (%c1) sizes(%i : i32) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } omp.tile <- () return }
// -----
func.func @f() { %c1 = omp.new_cli %c2 = omp.new_cli omp.tile <- () return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } omp.tile <- (%c1) sizes(%i, %i : i32, i32) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.tile <- (%c1) sizes(%i, %i : i32, i32) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } omp.tile (%c2) <- (%c1) sizes(%i : i32) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.tile (%c2) <- (%c1) sizes(%i : i32) return }
// -----
func.func @f() { %c1 = omp.new_cli %c2 = omp.new_cli omp.unroll_heuristic(%c1) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } omp.unroll_heuristic(%c1) omp.unroll_heuristic(%c1) return }
// -----
func.func @f() { %c1 = omp.new_cli %c2 = omp.new_cli omp.unroll_heuristic(%c1) omp.unroll_heuristic(%c1) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } omp.tile (%c2, %c2) <- (%c1) sizes(%i : i32) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.tile (%c2, %c2) <- (%c1) sizes(%i : i32) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli %c3 = omp.new_cli omp.tile (%c2, %c3) <- (%c1) sizes(%i : i32) omp.unroll_heuristic(%c2) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } omp.tile <- (%c1) sizes(%i : i32) omp.unroll_heuristic(%c1) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.tile <- (%c1) sizes(%i : i32) omp.unroll_heuristic(%c1) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } omp.tile (%c1) <- () return }
// -----
func.func @f() { %c1 = omp.new_cli %c2 = omp.new_cli omp.tile (%c1) <- () return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.canonical_loop(%c2) %v2 : i32 in range(%i) { omp.terminator } omp.terminator } omp.tile <- (%c1, %c2) sizes(%i, %i : i32, i32) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { %z = arith.constant 1 : i32 omp.canonical_loop(%c2) %v2 : i32 in range(%i) { omp.terminator } omp.terminator } omp.tile <- (%c1, %c2) sizes(%i, %i : i32, i32) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.canonical_loop(%c2) %v2 : i32 in range(%i) { omp.terminator } "t.x"() : () -> () omp.terminator } omp.tile <- (%c1, %c2) sizes(%i, %i : i32, i32) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.canonical_loop(%c2) %v2 : i32 in range(%i) { omp.terminator } "t.x"() : () -> () omp.terminator } return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.canonical_loop(%c2) %v2 : i32 in range(%v1) { omp.terminator } omp.terminator } omp.tile <- (%c1, %c2) sizes(%i, %i : i32, i32) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } omp.canonical_loop(%c2) %v2 : i32 in range(%i) { omp.terminator } omp.tile <- (%c1, %c2) sizes(%i, %i : i32, i32) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } omp.tile <- (%c1, %c2) sizes(%i, %i : i32, i32) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } omp.tile <- (%c1, %c2) sizes(%i, %i : i32, i32) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } omp.terminator } omp.tile <- (%c1, %c2) sizes(%i, %i : i32, i32) return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } omp.terminator } return }
// -----
func.func @f(%i: i32) { "omp.canonical_loop"(%i) ({ ^bb0(%a: i32, %b: i32): omp.terminator }) : (i32) -> () return }
// -----
func.func @f(%i: i32) { "omp.canonical_loop"(%i) ({ ^bb0: omp.terminator }) : (i32) -> () return }
// -----
func.func @f(%i: i32) { "omp.canonical_loop"(%i) ({ ^bb0(%a: i64): omp.terminator }) : (i32) -> () return }
// -----
func.func @f(%i: i32) { %c1 = omp.new_cli %c2 = omp.new_cli omp.canonical_loop(%c1) %v1 : i32 in range(%i) { omp.terminator } "omp.unroll_heuristic"(%c1) : (!omp.cli) -> () omp.unroll_heuristic(%c1) return }
// -----
omp.private {type = private} @p : f32 init { ^bb0(%a: f32, %b: f32): %z = arith.constant 1 : i32 omp.yield(%z : i32) }
// -----
omp.private {type = private} @p : f32 init { ^bb0(%a: f32, %b: f32): omp.yield }
// -----
omp.private {type = private} @p : f32 init { ^bb0(%a: f32, %b: f32): omp.yield(%a, %b : f32, f32) }
// -----
omp.private {type = private} @p : f32 init { ^bb0(%a: f32, %b: i32): omp.yield }
// -----
omp.private {type = private} @p : f32 init { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } dealloc { ^bb0(%a: f32): omp.yield(%a : f32) }
// -----
omp.private {type = private} @p : f32 init { ^bb0(%a: f32, %b: f32): omp.terminator }
// -----
omp.private {type = private} @p : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) }
// -----
omp.private {type = firstprivate} @p : f32 copy { ^bb0(%a: f32): omp.yield(%a : f32) }
// -----
omp.private {type = private} @p : f32 dealloc { ^bb0(%a: f32, %b: f32): omp.yield }
// -----
omp.private {type = private} @p : f32 copy { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) }
// -----
omp.private {type = firstprivate} @p : f32 init { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) }
// -----
omp.private {type = firstprivate} @p : f32
// -----
omp.private {type = private} @p : f32 init { ^bb0(%a: f32, %b: f32): "t.ret"() : () -> () }
// -----
omp.private {type = private} @p : f32 dealloc { ^bb0(%a: f32): omp.terminator }
// -----
omp.private {type = private} @p : f32 dealloc { ^bb0(%a: f32): %z = arith.constant 1 : i32 }
// -----
omp.private {type = private} @p : f32 init { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } dealloc { ^bb0(%a: i32): omp.yield }
// -----
omp.private {type = firstprivate} @p : f32 copy { ^bb0(%a: f32, %b: f32): omp.yield } dealloc { ^bb0(%a: f32): omp.yield }
// -----
omp.private {type = what} @p : f32
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } 
// -----
omp.declare_reduction @d : f32 alloc { ^bb0(%a: f32): %z = arith.constant 1.0 : f64 omp.yield(%z : f64) } init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } 
// -----
omp.declare_reduction @d : f32 alloc { ^bb0(%a: f32): omp.yield(%a : f32) } init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } 
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } 
// -----
omp.declare_reduction @d : f32 alloc { omp.yield } init { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } 
// -----
omp.declare_reduction @d : f32 init { } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } 
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32, %b: f32, %c: f32): omp.yield(%b : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } 
// -----
omp.declare_reduction @d : f32 init { ^bb0: omp.yield } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } 
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f64): omp.yield } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } 
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } 
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { }
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32): omp.yield(%a : f32) }
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f64): omp.yield(%a : f32) }
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f64, %b: f64): omp.yield(%a : f64) }
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield }
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): cf.br ^bb1 ^bb1: omp.yield(%a, %b : f32, f32) }
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } atomic { ^bb0(%a: !llvm.ptr): omp.yield }
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } atomic { ^bb0(%a: !llvm.ptr, %b: memref<f32>): omp.yield }
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } atomic { ^bb0(%a: memref<f64>, %b: memref<f64>): omp.yield }
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } atomic { ^bb0(%a: memref<*xf32>, %b: memref<*xf32>): omp.yield }
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } atomic { ^bb0(%a: f32, %b: f32): omp.yield }
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } cleanup { ^bb0: omp.yield }
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } cleanup { ^bb0(%a: f64): omp.yield }
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } cleanup { ^bb0(%a: f32): omp.yield }
// -----
omp.declare_reduction @d : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%b : f32) } cleanup { ^bb0(%a: f32, %b: f32): omp.yield }
// -----
func.func @f(%m: memref<i32>) { omp.allocate_dir (%m : memref<i32>) align(3) return }
// -----
func.func @f(%m: memref<i32>) { omp.allocate_dir (%m : memref<i32>) align(-1) return }
// -----
func.func @f(%m: memref<i32>) { omp.allocate_dir (%m : memref<i32>) align(0) return }
// -----
func.func @f(%m: memref<i32>) { omp.allocate_dir (%m : memref<i32>) allocator(what) return }
// -----
func.func @f(%p: !llvm.ptr) { %z = omp.threadprivate %p : !llvm.ptr -> memref<i32> return }
// -----
func.func @f(%f: f32) { "omp.masked"(%f) ({ omp.terminator }) : (f32) -> () return }
// -----
func.func @f(%i: i32) { "omp.masked"(%i, %i) ({ omp.terminator }) : (i32, i32) -> () return }
// -----
func.func @f(%i: i32) { %z = "omp.target_allocmem"(%i) <{in_type = i64, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> f32 return }
// -----
func.func @f(%i: i32) { %z = "omp.target_allocmem"(%i) <{in_type = i64, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i32 return }
// -----
func.func @f(%m: memref<i32>) { omp.flush(%m : memref<i32>) omp.flush return }
// -----
func.func @f() { omp.yield return }
// -----
func.func @f() { omp.terminator return }
// -----
func.func @f(%x: index, %i: i32) { omp.distribute dist_schedule_chunk_size(%i : i32) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } } return }
// -----
func.func @f(%x: index, %i: i32) { "omp.distribute"(%i) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({ omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }) : (i32) -> () return }
// -----
func.func @f() { omp.parallel proc_bind(what) { omp.terminator } return }
// -----
func.func @f() { omp.sections num_threads(10) { omp.terminator } return }
// -----
func.func @f() { omp.task { omp.yield } return }
// -----
func.func @f(%x: index) { omp.taskloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.taskyield omp.yield } } return }
