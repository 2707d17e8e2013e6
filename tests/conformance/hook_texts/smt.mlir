func.func @f(%a: !smt.bool, %b: !smt.bool, %v: !smt.bv<4>) {
%0 = smt.eq %a, %b {foo} : !smt.bool
%1 = smt.distinct %a, %b, %a : !smt.bool
%2 = smt.int.constant 5 {foo}
%3 = smt.int.constant -5
%4 = smt.bv.repeat 3 times %v {foo} : !smt.bv<4>
return
}
func.func @g(%a: !smt.int, %v: !smt.bv<4>) {
%0 = smt.int.constant 9
%1 = smt.int.constant 0
%2 = smt.int.constant -0
%3 = smt.int.constant 123
%4 = smt.int.constant -9
%5 = smt.int.constant 8
%6 = smt.int.constant -8
%7 = smt.eq %a, %a, %a : !smt.int
return
}
