module {
  wire.module.extern @Buffer<WIDTH: i32>(in %in: !wire.int<#wire.param<"WIDTH">>, out out: i1)
  wire.module @Top(in %clock: !seq.clock, in %a: i4, out sum: i4, out again: i4) {
    %flag = wire.instance "buffer" @Buffer<WIDTH: i32 = 4>(in: %state: i4) -> (out: i1)
    %state = seq.reg %next, %clock {name = "state"} : i4
    %next = comb.mux bin %flag, %a, %state : i4
    vlog.always posedge %clock {
      vlog.if %flag {
        vlog.write 2, "on %d\n"(%state) : i4
      } else {
        vlog.write 2, "off"
      }
    }
    vlog.case %a : i4
    case b0001: {
      vlog.exit
    }
    default: {
      vlog.write 2, "none"
    }
    wire.output %state, %next : i4, i4
  }
  flow.machine @Light(%go: i1) -> (i2) attributes {initial = "red"} {
    %c1 = wire.constant 1 : i2
    flow.state @red output {
      flow.output %c1 : i2
    } transitions {
      flow.transition @green guard {
        flow.return %go
      } action {
      }
    }
    flow.state @green output {
      flow.output %c1 : i2
    }
  }
  cell.component @main(%left: i8, %go: i1 {go}) -> (%out: i8, %done: i1 {done}) {
    %r.in, %r.en, %r.out = cell.register @r : i8, i1, i8
    cell.wires {
      cell.group @copy {
        cell.assign %r.in = %left : i8
        cell.assign %r.en = %go ? %r.out : i1
      }
      cell.assign %out = %r.out : i8
    }
    cell.control {
    }
  }
}
