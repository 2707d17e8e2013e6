func.func @f(%s: vector<1x2x1xf32>, %a: vector<1x2xf32>) {
 %0 = vector.multi_reduction <add>, %s, %a [%a] : vector<1x2x1xf32> to vector<1x2xf32>
}
// -----
func.func @f(%s: vector<1x2x1xf32>, %a: vector<1x2xf32>) {
 %0 = vector.multi_reduction <add>, %s, %a [1, x] : vector<1x2x1xf32> to vector<1x2xf32>
}
// -----
func.func @f(%s: vector<1x2x1xf32>, %a: vector<1x2xf32>) {
 %0 = vector.multi_reduction <add>, %s, %a [1, 2 : vector<1x2x1xf32> to vector<1x2xf32>
}
// -----
func.func @f(%s: vector<1x2x1xf32>, %a: vector<1x2xf32>) {
 %0 = vector.multi_reduction <add>, %s, %a [ : vector<1x2x1xf32> to vector<1x2xf32>
}
// -----
func.func @f(%s: vector<1x2x1xf32>, %a: vector<1x2xf32>) {
 %0 = vector.multi_reduction <add>, %s, %a [99999999999999999999999] : vector<1x2x1xf32> to vector<1x2xf32>
}
// -----
func.func @f(%s: vector<1x2x1xf32>, %a: vector<1x2xf32>) {
 %0 = vector.multi_reduction <add>, %s, %a [1,] : vector<1x2x1xf32> to vector<1x2xf32>
}
// -----
func.func @f(%s: vector<1x2x1xf32>, %a: vector<1x2xf32>) {
 %0 = vector.multi_reduction <add>, %s, %a [1, $] : vector<1x2x1xf32> to vector<1x2xf32>
}
// -----
func.func @f(%arg0: tensor<7x6xf32>) {
  %slice = tensor.extract_slice %arg0[1, 0] [[1, 2] [1, 1] : tensor<7x6xf32> to tensor<2xf32>
}
// -----
func.func @f(%arg0: tensor<7x6xf32>) {
  %slice = tensor.extract_slice %arg0[1, 0] [[1], 2] [1, 1] : tensor<7x6xf32> to tensor<2xf32>
}
// -----
func.func @f(%arg0: tensor<7x6xf32>) {
  %slice = tensor.extract_slice %arg0[1, 0] [$1, 2] [1, 1] : tensor<7x6xf32> to tensor<2xf32>
}
// -----
func.func @f(%arg0: tensor<7x6xf32>) {
  %slice = tensor.extract_slice %arg0[1, 0] [1, @2] [1, 1] : tensor<7x6xf32> to tensor<2xf32>
}
// -----
func.func @f(%arg0: tensor<7x6xf32>) {
  %slice = tensor.extract_slice %arg0[1, 0] [1, @ 2] [1, 1] : tensor<7x6xf32> to tensor<2xf32>
}
// -----
func.func @f(%arg0: tensor<7x6xf32>) {
  %slice = tensor.extract_slice %arg0[1, 0] [1; 2] [1, 1] : tensor<7x6xf32> to tensor<2xf32>
}
// -----
func.func @f(%arg0: tensor<7x6xf32>) {
  %slice = tensor.extract_slice %arg0[1, 0] ["abc] [1, 1] : tensor<7x6xf32> to tensor<2xf32>
}
// -----
func.func @f(%m: memref<2xf32>) {
  %0 = vector.transfer_read %m[%c], %p {x = #vector.kind<$>} : memref<2xf32>
}
// -----
"t.a"() {x = #vector.kind<$>} : () -> ()
// -----
"t.a"() {x = #vector.kind<add$>} : () -> ()
// -----
"t.a"() {x = #vector.kind<"x>} : () -> ()
// -----
"t.a"() {x = #arith.fastmath<fast, $>} : () -> ()
// -----
"t.a"() {x = #arith.fastmath<fast, >} : () -> ()
// -----
"t.a"() {x = !llvm.array<2 x $>} : () -> ()
// -----
"t.a"() {x = !llvm.array<2 x>} : () -> ()
// -----
"t.a"() {x = #llvm.di_file<$ in "x">} : () -> ()
// -----
"t.a"() {x = #dlti.dl_entry<i32, $>} : () -> ()
// -----
"t.a"() {x = #gpu.address_space<$>} : () -> ()
// -----
"t.a"() {x = #quant.uniform<$>, y = !quant.uniform<i8:$>} : () -> ()
// -----
"t.a"() {y = !quant.uniform<i8:$>} : () -> ()
// -----
"t.a"() {x = #spirv.vce<v1.0, [$], []>} : () -> ()
// -----
// -----
  tosa.variable @stored_var = dense<0> : tensor<*xi8>  tosa.foo
// -----
#Sparse1D = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%arg0: tensor<, #Sparse1D>)
// -----
#Sparse1D = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%arg0: tensor<4x4x, #Sparse1D>)
// -----
#Sparse1D = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%arg0: tensor<4x, #Sparse1D>)
