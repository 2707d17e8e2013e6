// A kernel in a dialect that mlirkit knows nothing of.
#rows = #tile.layout<{threads = [8, 4], order = [1, 0]}>
tile.func public @scale(%data: !tile.ptr<f32>, %count: i32) attributes {inline = false} {
  %id = tile.program_id x : i32
  %begin = arith.muli %id, %count : i32
  %sum = tile.loop %i = %begin to %count step 1 iter_args(%acc = %data) -> (tensor<64xf32, #rows>) {
    %part = tile.load %acc, %i {cache = "always"} : tensor<64xf32, #rows>
    tile.yield %part : tensor<64xf32, #rows>
  }
  tile.store %data, %sum : tensor<64xf32, #rows>
  tile.return
}
