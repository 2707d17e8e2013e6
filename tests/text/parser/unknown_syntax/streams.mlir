#layout = #dev.layout<bindings = [#dev.binding<storage, ReadOnly>, #dev.binding<storage>]>
module @app attributes {stream.affinity = #dev.device<@main>} {
  util.global private mutable @count = 5 : index
  util.func private @external(%arg0: tensor<?xf32>, %arg1: index) -> (%arg0 as tensor<4xf32>)
  dev.executable private @add {
    dev.executable.variant public @cpu target(<"cpu", "elf">) {
      dev.executable.export public @add ordinal(0) layout(#layout) count(%device: !dev.device, %x: index) -> (index, index, index) {
        %c1 = arith.constant 1 : index
        dev.return %x, %c1, %c1 : index, index, index
      } attributes {workgroup_size = [64 : index, 1 : index]}
    }
  }
  util.func public @run(%arg0: !stream.resource<external>, %arg1: index) -> !stream.resource<external> {
    %c4 = arith.constant 4 : index
    %wait = stream.timepoint.immediate => !stream.timepoint
    %result, %done = stream.async.execute await(%wait) => with(%arg0 as %held: !stream.resource<external>{%arg1}) -> !stream.resource<external>{%arg1} {
      %1 = stream.async.dispatch @add::@cpu::@add[%c4](%held[%c4 to %arg1 for %arg1]) : (!stream.resource<external>{%arg1}) -> %held{%arg1}
      stream.yield %1 : !stream.resource<external>{%arg1}
    } => !stream.timepoint
    stream.cmd.dispatch @add::@cpu::@add[%c4](%arg1 : index) {
      ro %arg0[%c4 for %c4] : !stream.resource<external>{%arg1},
      wo %result[%c4 for %c4] : !stream.resource<external>{%arg1}
    }
    %0 = dispatch.workgroups[%c4](%result) : (!stream.resource<external>) -> tensor<4xf32> =
        (%in: !dispatch.tensor<readonly:tensor<4xf32>>, %out: !dispatch.tensor<writeonly:tensor<4xf32>>) {
      %1 = dispatch.load %in, offsets = [0], sizes = [4] : !dispatch.tensor<readonly:tensor<4xf32>>
      dispatch.store %1, %out : tensor<4xf32>
      dispatch.return
    }
    util.return %result : !stream.resource<external>
  }
}
