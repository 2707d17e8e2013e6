// tensor.bitcast
func.func @example(%source: tensor<1xf32>) {
  %0 = tensor.bitcast %source : tensor<1xf32> to tensor<1xf32>
  return
}
// -----
// tensor.cast
func.func @example(%source: tensor<i32>) {
  %cast = tensor.cast %source : tensor<i32> to tensor<i32>
  return
}
// -----
// tensor.collapse_shape
func.func @example(%src: tensor<1x1xf32>) {
  %collapsed = tensor.collapse_shape %src [] : tensor<1x1xf32> into tensor<f32>
  return
}
// -----
// tensor.concat
func.func @example(%inputs: tensor<2xi1>) {
  %concat = tensor.concat dim(0) %inputs : (tensor<2xi1>) -> tensor<2xi1>
  return
}
// -----
// tensor.dim
func.func @example(%source: tensor<*xf32>, %index: index) {
  %dim = tensor.dim %source, %index : tensor<*xf32>
  return
}
// -----
// tensor.empty
func.func @example() {
  %0 = tensor.empty() : tensor<f32>
  return
}
// -----
// tensor.expand_shape
func.func @example(%src: tensor<8x16xf32>) {
  %expanded = tensor.expand_shape %src [[0, 1], [2]] output_shape [2, 4, 16] : tensor<8x16xf32> into tensor<2x4x16xf32>
  return
}
// -----
// tensor.extract
func.func @example(%tensor: tensor<2xi32>, %indices: index) {
  %extracted = tensor.extract %tensor[%indices] : tensor<2xi32>
  return
}
// -----
// tensor.extract_slice
func.func @example(%source: tensor<8x16xf32>) {
  %extracted_slice = tensor.extract_slice %source[0, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<16xf32>
  return
}
// -----
// tensor.from_elements
func.func @example(%elements: i8) {
  %from_elements = tensor.from_elements %elements : tensor<1xi8>
  return
}
// -----
// tensor.gather
func.func @example(%source: tensor<1xi8>, %indices: tensor<1xi8>) {
  %gather = tensor.gather %source[%indices] gather_dims([0]) : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// tensor.generate
func.func @example(%dynamicExtents: index, %arg1: f32) {
  %generated = tensor.generate %dynamicExtents {
  ^bb0(%arg2: index, %arg3: index):
    tensor.yield %arg1 : f32
  } : tensor<?x4xf32>
  return
}
// -----
// tensor.insert
func.func @example(%scalar: f32, %dest: tensor<1xf32>, %indices: index) {
  %inserted = tensor.insert %scalar into %dest[%indices] : tensor<1xf32>
  return
}
// -----
// tensor.insert_slice
func.func @example(%source: tensor<4x4xf32>, %dest: tensor<8x16xf32>, %offsets: index) {
  %inserted_slice = tensor.insert_slice %source into %dest[%offsets, 0] [4, 4] [1, 2] : tensor<4x4xf32> into tensor<8x16xf32>
  return
}
// -----
// tensor.pad
func.func @example(%source: tensor<?x4xf32>, %arg1: f32) {
  %padded = tensor.pad %source nofold low[0, 0] high[1, 0] {
  ^bb0(%arg2: index, %arg3: index):
    tensor.yield %arg1 : f32
  } {note} : tensor<?x4xf32> to tensor<?x4xf32>
  return
}
// -----
// tensor.parallel_insert_slice
func.func @example(%arg0: tensor<8xf32>, %source: tensor<4xf32>) {
  %0 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg0) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %source into %arg3[%arg2] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return
}
// -----
// tensor.rank
func.func @example(%tensor: tensor<f32>) {
  %rank = tensor.rank %tensor : tensor<f32>
  return
}
// -----
// tensor.reshape
func.func @example(%source: tensor<1xi8>, %shape: tensor<1xi8>) {
  %reshape = tensor.reshape %source(%shape) : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return
}
// -----
// tensor.scatter
func.func @example(%source: tensor<1x2x1x4xf32>, %dest: tensor<?x4xf32>, %indices: tensor<1x2x1xi32>) {
  %scatter = tensor.scatter %source into %dest[%indices] scatter_dims([0]) unique : (tensor<1x2x1x4xf32>, tensor<?x4xf32>, tensor<1x2x1xi32>) -> tensor<?x4xf32>
  return
}
// -----
// tensor.splat
func.func @example(%input: i32) {
  %splat = tensor.splat %input : tensor<i32>
  return
}
// -----
// tensor.yield
func.func @example(%arg0: index, %value: f32) {
  %generated = tensor.generate %arg0 {
  ^bb0(%arg2: index, %arg3: index):
    tensor.yield %value : f32
  } : tensor<?x4xf32>
  return
}
