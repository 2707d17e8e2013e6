func.func @f() {
  %2 = smt.bv.constant #smt.bv<5> : !smt.bv<32>
  %3 = smt.bv.constant #smt.bv<-5> : !smt.bv<4>
  %4 = smt.bv.constant #smt.bv<255> : !smt.bv<8>
  return
}
// -----
%4 = smt.bv.constant #smt.bv<256> : !smt.bv<8>
// -----
%4 = smt.bv.constant #smt.bv<25>
// -----
%4 = smt.bv.constant #smt.bv<-9> : !smt.bv<4>
// -----
%4 = smt.bv.constant #smt.bv<-8> : !smt.bv<4>
"a"() {a = #smt.bv<15> : !smt.bv<4>, b = #smt.bv<7> : !smt.bv<4>, c = #smt.bv<0> : !smt.bv<70>} : () -> ()
// -----
%0 = smt.int.constant -9223372036854775809
%1 = smt.int.constant 98223372036854775809092834023480
