module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.add %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.add %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.and %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.and %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %true = index.bool.constant {foo} true
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %false = index.bool.constant {foo} false
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = index.casts %arg0 : index to i8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = index.casts %arg0 : index to i32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.ceildivs %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.ceildivs %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.ceildivu %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.ceildivu %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.cmp sge(%arg0, %arg1)
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.cmp uge(%arg0, %arg1) {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %idx0 = index.constant {foo} 0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %idx1 = index.constant {foo} 1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.divs %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.divs %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.divu %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.divu %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.floordivs %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.floordivs %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.maxs %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.maxs %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.maxu %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.maxu %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.mins %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.mins %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.minu %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.minu %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.mul %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.mul %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.or %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.or %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.rems %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.rems %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.remu %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.remu %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.shl %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.shl %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.shrs %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.shrs %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.shru %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.shru %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = index.sizeof
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = index.sizeof {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.sub %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.sub %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.xor %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = index.xor %arg0, %arg1 {foo}
  }) : () -> ()
}
