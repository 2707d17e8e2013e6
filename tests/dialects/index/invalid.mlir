func.func @f(%x: i32) { %0 = index.add %x, %x return }
// -----
func.func @f(%x: i32) { %0 = "index.add"(%x, %x) : (i32, i32) -> index return }
// -----
func.func @f(%x: i32) { %0 = index.casts %x : i32 to i64 return }
// -----
func.func @f(%x: index) { %0 = index.castu %x : index to index return }
// -----
func.func @f(%x: index) { %0 = index.casts %x : index to f32 return }
// -----
func.func @f(%x: index) { %0 = index.cmp lt(%x, %x) return }
// -----
func.func @f(%x: index) { %0 = index.cmp eq %x, %x return }
// -----
func.func @f() { %0 = index.constant 1.0 return }
// -----
func.func @f() { %0 = index.constant true return }
// -----
func.func @f() { %0 = index.constant 99999999999999999999999 return }
// -----
func.func @f() { %0 = index.bool.constant 2 return }
// -----
func.func @f() { %0 = index.bool.constant 1 return }
// -----
func.func @f(%x: index) { %0 = "index.cmp"(%x, %x) <{pred = 3 : i64}> : (index, index) -> i1 return }
// -----
func.func @f(%x: index) { %0 = "index.cmp"(%x, %x) : (index, index) -> i1 return }
// -----
func.func @f(%x: index) { %0 = "index.sizeof"() : () -> i32 return }
