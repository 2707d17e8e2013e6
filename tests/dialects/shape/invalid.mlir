func.func @f(%a: !shape.size, %b: index) { %0 = shape.add %a, %b : !shape.size, index -> index return }
// -----
func.func @f(%a: !shape.size, %b: index) { %0 = shape.mul %a, %b : !shape.size, index -> index return }
// -----
func.func @f(%a: !shape.size, %b: index) { %0 = shape.div %a, %b : !shape.size, index -> index return }
// -----
func.func @f(%a: !shape.shape) { %0 = shape.rank %a : !shape.shape -> index return }
// -----
func.func @f(%a: !shape.shape) { %0 = shape.num_elements %a : !shape.shape -> index return }
// -----
func.func @f(%a: !shape.shape, %i: index) { %0 = shape.get_extent %a, %i : !shape.shape, index -> index return }
// -----
func.func @f(%a: !shape.value_shape) { %0 = shape.shape_of %a : !shape.value_shape -> tensor<?xindex> return }
// -----
func.func @f(%a: !shape.shape) { %0 = shape.broadcast %a, %a : !shape.shape, !shape.shape -> tensor<?xindex> return }
// -----
func.func @f() { %0 = shape.assuming_all return }
// -----
func.func @f() { %0 = "shape.assuming_all"() : () -> !shape.witness return }
// -----
func.func @f(%a: !shape.shape) { %0 = shape.cstr_broadcastable %a : !shape.shape return }
// -----
func.func @f(%s: !shape.shape, %i: !shape.size) { %n = shape.reduce(%s, %i) : !shape.shape -> !shape.size { ^bb0(%x: index, %y: !shape.size): shape.yield %y : !shape.size } return }
// -----
func.func @f(%s: !shape.shape, %i: !shape.size) { %n = shape.reduce(%s, %i) : !shape.shape -> !shape.size { ^bb0(%x: f32, %y: !shape.size, %z: !shape.size): shape.yield %y : !shape.size } return }
// -----
func.func @f(%s: !shape.shape, %i: !shape.size) { %n = shape.reduce(%s, %i) : !shape.shape -> !shape.size { ^bb0(%x: index, %y: index, %z: !shape.size): shape.yield %z : !shape.size } return }
// -----
func.func @f(%s: tensor<?xindex>, %i: !shape.size) { %n = shape.reduce(%s, %i) : tensor<?xindex> -> !shape.size { ^bb0(%x: index, %y: !shape.size, %z: !shape.size): shape.yield %z : !shape.size } return }
// -----
func.func @f(%s: tensor<?xindex>, %i: !shape.size) { %n = shape.reduce(%s, %i) : tensor<?xindex> -> !shape.size { ^bb0(%x: index, %y: index, %z: index): shape.yield %z : index } return }
// -----
func.func @f(%s: tensor<?xindex>, %i: !shape.size) { %n = shape.reduce(%s, %i) : tensor<?xindex> -> !shape.size { ^bb0(%x: index, %y: index, %z: !shape.size): shape.yield %x : index } return }
// -----
func.func @f(%s: tensor<?xindex>, %i: !shape.size) { %n = shape.reduce(%s, %i) : tensor<?xindex> -> !shape.size { ^bb0(%x: index, %y: index, %z: !shape.size): shape.yield } return }
// -----
func.func @f() attributes {shape.lib = @x} { return }
// -----
module attributes {shape.lib = @x} { }
// -----
module attributes {shape.lib = @x} { func.func @x() { return } }
// -----
module attributes {shape.lib = [1]} { func.func @x() { return } }
// -----
module attributes {shape.lib = 1} { func.func @x() { return } }
// -----
module attributes {shape.lib = [@x]} { func.func @x() { return } }
// -----
module attributes {shape.lib = [@x, @x]} { shape.function_library @x { func.func @y() { return } } mapping {a.b = @y} }
// -----
module attributes {shape.lib = @x} { shape.function_library @x { func.func @y() { return } } mapping {a.b = @y} }
// -----
shape.function_library @x { func.func @y() { return } } mapping 5 : i32
// -----
func.func @f(%a: tensor<4xindex>, %b: tensor<8xindex>) { %0 = "shape.meet"(%a, %b) : (tensor<4xindex>, tensor<8xindex>) -> tensor<4xindex> return }
// -----
func.func @f(%a: tensor<4xindex>, %b: index) { %0 = "shape.meet"(%a, %b) : (tensor<4xindex>, index) -> tensor<4xindex> return }
// -----
func.func @f(%a: !shape.size, %b: index) { %0 = "shape.meet"(%a, %b) : (!shape.size, index) -> !shape.shape return }
// -----
func.func @f(%a: !shape.size, %b: index) { %0 = "shape.meet"(%a, %b) : (!shape.size, index) -> index return }
// -----
func.func @f(%a: !shape.shape, %b: tensor<?xindex>) { %0 = shape.meet %a, %b : !shape.shape, tensor<?xindex> -> !shape.shape return }
