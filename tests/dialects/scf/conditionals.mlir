func.func @if(%c: i1, %x: i32, %y: f32) -> i32 {
  scf.if %c {
  }
  scf.if %c {
    "t.a"() : () -> ()
  } else {
    "t.b"() : () -> ()
    scf.yield
  } {note = 1 : i16}
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  %1:2 = scf.if %c -> (i32, f32) {
    %2 = arith.addi %x, %x : i32
    scf.yield %2, %y : i32, f32
  } else {
    scf.yield {why} %x, %y : i32, f32
  } {note}
  scf.if %c {
    scf.if %c {
      "t.nested"() : () -> ()
    } else {
      scf.if %c {
      }
    }
  }
  return %0 : i32
}
func.func @execute_region(%c: i1, %x: i32) -> i32 {
  scf.execute_region {
    "t.a"() : () -> ()
    scf.yield
  }
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b(%x : i32)
  ^a:
    scf.yield %x : i32
  ^b(%z: i32):
    scf.yield %z : i32
  } {note}
  %1:2 = scf.execute_region -> (i32, i1) no_inline {
    scf.yield %x, %c : i32, i1
  } {other = 2 : i3}
  scf.execute_region no_inline {
    scf.yield
  }
  return %0 : i32
}
func.func @index_switch(%i: index, %x: i32, %y: i32) -> i32 {
  %0 = scf.index_switch %i -> i32
  case 2 {
    %1 = arith.muli %x, %y : i32
    scf.yield %1 : i32
  }
  case -5 {
    scf.yield %y : i32
  }
  default {
    scf.yield %x : i32
  }
  scf.index_switch %i
  default {
  }
  scf.index_switch %i {note = "n"}
  case 0 {
    "t.a"() : () -> ()
    scf.yield
  }
  default {
    "t.b"() : () -> ()
    scf.yield
  }
  %2:2 = scf.index_switch %i {attr} -> i32, i32
  case 1 {
    scf.yield %x, %y : i32, i32
  }
  default {
    scf.index_switch %i
    case 7 {
      scf.yield
    }
    default {
    }
    scf.yield %y, %x : i32, i32
  }
  return %0 : i32
}
