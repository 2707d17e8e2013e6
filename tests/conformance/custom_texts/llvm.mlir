module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = llvm.ashr exact %arg0, %arg1 : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = llvm.ashr exact %arg0, %arg1 {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = llvm.add %arg0, %arg1 overflow<nuw> : vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = llvm.add %arg0, %arg1 overflow<nuw> : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = llvm.addrspacecast %arg0 : !llvm.ptr<3> to !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>):
    %0 = llvm.addrspacecast %arg0 {foo} : !llvm.ptr<6> to !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i4):
    %0 = llvm.alloca inalloca %arg0 x tensor<4xf32> {alignment = 1 : i64} : (i4) -> !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16):
    %0 = llvm.alloca inalloca %arg0 x tensor<4xf32> {alignment = 8 : i64} : (i16) -> !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = llvm.and %arg0, %arg1 : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = llvm.and %arg0, %arg1 {foo} : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>):
    %0 = llvm.bitcast %arg0 {foo} : vector<2xf64> to vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>):
    %0 = llvm.bitcast %arg0 {foo} : vector<[8]xi16> to vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    llvm.blocktag <id = 3> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    llvm.blocktag <id = 0> {foo}
  }) : () -> ()
}
// -----
#loop_annotation = #llvm.loop_annotation<>
module {
  "x.wrap"() ({
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
#loop_annotation = #llvm.loop_annotation<>
module {
  "x.wrap"() ({
    llvm.br ^bb1 {foo, loop_annotation = #loop_annotation}
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    llvm.comdat_selector @foo samesize {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    llvm.comdat_selector @foo nodeduplicate {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1):
    llvm.cond_br %arg0, ^bb1, ^bb1 {foo}
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = llvm.mlir.constant(dense<1.000000e+00> : tensor<4xf32>) {foo} : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = llvm.fadd %arg0, %arg1 {fastmathFlags = #llvm.fastmath<nnan>} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>, %arg1: vector<2xf64>):
    %0 = llvm.fadd %arg0, %arg1 {fastmathFlags = #llvm.fastmath<contract>, foo} : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = llvm.fdiv %arg0, %arg1 {fastmathFlags = #llvm.fastmath<reassoc>} : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = llvm.fdiv %arg0, %arg1 {fastmathFlags = #llvm.fastmath<nnan>, foo} : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: vector<8xf16>):
    %0 = llvm.fmul %arg0, %arg1 {fastmathFlags = #llvm.fastmath<arcp>, foo} : vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = llvm.fmul %arg0, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>):
    %0 = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<nnan>, foo} : vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<contract>, foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = llvm.fpext %arg0 {foo} : vector<[2]xf64> to vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = llvm.fpext %arg0 {foo} : vector<32xbf16> to vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>):
    %0 = llvm.fptosi %arg0 {foo} : vector<8xf64> to vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = llvm.fptosi %arg0 {foo} : vector<4xf32> to vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = llvm.fptoui %arg0 : vector<32xbf16> to vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = llvm.fptoui %arg0 {foo} : vector<4xf32> to vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = llvm.fptrunc %arg0 {foo} : vector<8xf32> to vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = llvm.fptrunc %arg0 {foo} : vector<16xf32> to vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = llvm.frem %arg0, %arg1 {fastmathFlags = #llvm.fastmath<nsz>} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = llvm.frem %arg0, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>):
    %0 = llvm.fsub %arg0, %arg1 {fastmathFlags = #llvm.fastmath<arcp>} : vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>):
    %0 = llvm.fsub %arg0, %arg1 {fastmathFlags = #llvm.fastmath<contract>} : vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    llvm.fence syncscope("foo") release {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    llvm.fence syncscope("fence") release {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = llvm.freeze %arg0 : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>):
    %0 = llvm.freeze %arg0 {foo} : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>):
    %0 = llvm.getelementptr nuw %arg0[1] : (!llvm.ptr<7>) -> !llvm.ptr, f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>):
    %0 = llvm.getelementptr nusw %arg0[1] : (!llvm.ptr<6>) -> !llvm.ptr<8>, f32
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    llvm.mlir.global_ctors ctors = [], priorities = [], data = [] {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = llvm.icmp "ugt" %arg0, %arg1 {foo} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = llvm.icmp "ule" %arg0, %arg1 {foo} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<8>):
    llvm.indirectbr %arg0 : <8>, [
    ^bb1
    ] {foo}
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: vector<[4]xi32>):
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb1
    ]
  ^bb1:  // pred: ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    llvm.inline_asm is_align_stack asm_dialect = att operand_attrs = [i32] "fence", "" %arg0, %arg1 : (vector<16xf32>, vector<16xf32>) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel "fence", "" %arg0, %arg1 : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>):
    %0 = llvm.inttoptr %arg0 dereferenceable<bytes = 2, mayBeNull = true> {foo} : vector<4xi32> to !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>):
    %0 = llvm.inttoptr %arg0 dereferenceable<bytes = 2, mayBeNull = true> {foo} : vector<[8]xi16> to !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = llvm.lshr exact %arg0, %arg1 : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = llvm.lshr exact %arg0, %arg1 : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = llvm.landingpad cleanup : vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = llvm.load volatile %arg0 atomic syncscope("") seq_cst {access_groups = [], alias_scopes = [], alignment = 0 : i64, noalias_scopes = [], nontemporal, tbaa = []} : !llvm.ptr<3> -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>):
    %0 = llvm.load %arg0 invariant invariant_group dereferenceable<bytes = 1> {access_groups = [], alias_scopes = [], alignment = 0 : i64, noalias_scopes = [], tbaa = []} : !llvm.ptr<7> -> !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = llvm.mul %arg0, %arg1 overflow<nuw> : vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = llvm.mul %arg0, %arg1 overflow<nsw> : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = llvm.or disjoint %arg0, %arg1 : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = llvm.or disjoint %arg0, %arg1 {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = llvm.mlir.poison {foo} : vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = llvm.mlir.poison {foo} : vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>):
    %0 = llvm.ptrtoint %arg0 : !llvm.ptr<7> to vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = llvm.ptrtoint %arg0 : !llvm.ptr<3> to vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    llvm.resume %arg0 {foo} : vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>):
    llvm.resume %arg0 {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>):
    llvm.return {foo} %arg0 : vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>):
    llvm.return {foo} %arg0 : vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = llvm.sdiv exact %arg0, %arg1 : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = llvm.sdiv %arg0, %arg1 {foo} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>):
    %0 = llvm.sitofp %arg0 {foo} : vector<[4]xi8> to vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>):
    %0 = llvm.sitofp %arg0 {foo} : vector<[4]xi1> to vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = llvm.srem %arg0, %arg1 : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = llvm.srem %arg0, %arg1 {foo} : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi1>):
    %0 = llvm.select %arg0, %arg1, %arg2 {fastmathFlags = #llvm.fastmath<contract>} : vector<[16]xi1>, vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi1>):
    %0 = llvm.select %arg0, %arg1, %arg2 {fastmathFlags = #llvm.fastmath<contract>, foo} : vector<[16]xi1>, vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi8>, %arg1: vector<4xi8>):
    %0 = llvm.shl %arg0, %arg1 overflow<nsw> : vector<4xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<16xi8>):
    %0 = llvm.shl %arg0, %arg1 overflow<nuw> : vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>):
    %0 = llvm.shufflevector %arg0, %arg1 [1] {foo} : vector<16xf32> 
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<8xi16>):
    %0 = llvm.shufflevector %arg0, %arg1 [0, 1] {foo} : vector<8xi16> 
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<1>):
    llvm.store volatile %arg0, %arg1 atomic seq_cst invariant_group {alignment = 0 : i64, noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<1>):
    llvm.store volatile %arg0, %arg1 atomic syncscope("") release {alias_scopes = [], alignment = 8 : i64, foo, noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = llvm.sub %arg0, %arg1 overflow<nuw> : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = llvm.sub %arg0, %arg1 overflow<nsw> {foo} : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>):
    %0 = llvm.trunc %arg0 overflow<nuw> : vector<[8]xi16> to vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>):
    %0 = llvm.trunc %arg0 overflow<nsw> : vector<[8]xi16> to vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = llvm.udiv exact %arg0, %arg1 : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = llvm.udiv exact %arg0, %arg1 : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>):
    %0 = llvm.uitofp nneg %arg0 : vector<[4]xi32> to vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>):
    %0 = llvm.uitofp nneg %arg0 : vector<[16]xi8> to vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi1>):
    %0 = llvm.urem %arg0, %arg1 {foo} : vector<16xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = llvm.urem %arg0, %arg1 : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = llvm.mlir.undef {foo} : vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = llvm.mlir.undef {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    llvm.unreachable
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    llvm.unreachable {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = llvm.va_arg %arg0 {foo} : (!llvm.ptr<3>) -> vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    %0 = llvm.va_arg %arg0 {foo} : (!llvm.ptr<1>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = llvm.xor %arg0, %arg1 {foo} : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = llvm.xor %arg0, %arg1 {foo} : vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = llvm.mlir.zero {foo} : vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = llvm.mlir.zero {foo} : vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = llvm.intr.acos(%arg0) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = llvm.intr.acos(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = llvm.intr.asin(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>):
    %0 = llvm.intr.asin(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<8xbf16>) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = llvm.intr.atan2(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>):
    %0 = llvm.intr.atan2(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<reassoc>, foo} : (vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>):
    %0 = llvm.intr.atan(%arg0) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<8xbf16>) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = llvm.intr.atan(%arg0) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>):
    %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = true}> {foo} : (vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>):
    %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = true}> {foo} : (vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<1>, %arg3: i32):
    %0 = "llvm.intr.annotation"(%arg0, %arg1, %arg2, %arg3) {foo} : (i64, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>):
    %0 = llvm.intr.bitreverse(%arg0) {foo} : (vector<16xi8>) -> vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>):
    %0 = llvm.intr.bitreverse(%arg0) : (vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>):
    %0 = llvm.intr.bswap(%arg0) : (vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>):
    %0 = llvm.intr.bswap(%arg0) {foo} : (vector<[4]xi1>) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = llvm.intr.experimental.constrained.fpext %arg0 strict {foo} : vector<32xbf16> to vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = llvm.intr.experimental.constrained.fpext %arg0 ignore {foo} : vector<32xbf16> to vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>):
    %0 = llvm.intr.experimental.constrained.fptrunc %arg0 downward ignore {foo} : vector<[16]xi8> to !llvm.ptr
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>):
    %0 = llvm.intr.experimental.constrained.fptrunc %arg0 dynamic ignore {foo} : vector<8xbf16> to vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = llvm.intr.experimental.constrained.sitofp %arg0 tonearestaway ignore : vector<[2]xf64> to vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>):
    %0 = llvm.intr.experimental.constrained.sitofp %arg0 tonearestaway ignore {foo} : vector<[4]xi1> to vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = llvm.intr.experimental.constrained.uitofp %arg0 tonearestaway strict : vector<32xbf16> to vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = llvm.intr.experimental.constrained.uitofp %arg0 tonearestaway maytrap : vector<[2]xf64> to vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = llvm.intr.copysign(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>):
    %0 = llvm.intr.copysign(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = llvm.intr.coro.align {foo} : vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = llvm.intr.coro.align {foo} : vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<3>, %arg3: !llvm.ptr<6>):
    %0 = llvm.intr.coro.id %arg0, %arg1, %arg2, %arg3 {foo} : (i32, !llvm.ptr<3>, !llvm.ptr<3>, !llvm.ptr<6>) -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr<7>, %arg2: !llvm.ptr<1>, %arg3: !llvm.ptr<1>):
    %0 = llvm.intr.coro.id %arg0, %arg1, %arg2, %arg3 {foo} : (i32, !llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<1>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i32, %arg2: i1):
    %0 = llvm.intr.coro.promise %arg0, %arg1, %arg2 {foo} : (!llvm.ptr<6>, i32, i1) -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: i32, %arg2: i1):
    %0 = llvm.intr.coro.promise %arg0, %arg1, %arg2 {foo} : (!llvm.ptr<7>, i32, i1) -> !llvm.ptr<6>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>):
    llvm.intr.coro.resume %arg0 {foo} : !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    llvm.intr.coro.resume %arg0 {foo} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<8>):
    %0 = llvm.intr.coro.save %arg0 {foo} : (!llvm.ptr<8>) -> vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>):
    %0 = llvm.intr.coro.save %arg0 {foo} : (!llvm.ptr<7>) -> vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = llvm.intr.coro.size {foo} : vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = llvm.intr.coro.size {foo} : vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = llvm.intr.cos(%arg0) {fastmathFlags = #llvm.fastmath<fast>, foo} : (vector<4xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = llvm.intr.cos(%arg0) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = llvm.intr.cosh(%arg0) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = llvm.intr.cosh(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>):
    %0 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (vector<[4]xi1>) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>):
    %0 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>):
    %0 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = false}> {foo} : (vector<[4]xi8>) -> vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>):
    %0 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = true}> {foo} : (vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>):
    %0 = llvm.intr.ctpop(%arg0) : (vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>):
    %0 = llvm.intr.ctpop(%arg0) : (vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    llvm.intr.debugtrap
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    llvm.intr.debugtrap {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<8>):
    %0 = llvm.intr.eh.typeid.for %arg0 {foo} : (!llvm.ptr<8>) -> !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    %0 = llvm.intr.eh.typeid.for %arg0 {foo} : (!llvm.ptr<1>) -> vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>):
    %0 = llvm.intr.exp2(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xbf16>) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = llvm.intr.exp2(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = llvm.intr.exp10(%arg0) {fastmathFlags = #llvm.fastmath<ninf>, foo} : (vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = llvm.intr.exp10(%arg0) {fastmathFlags = #llvm.fastmath<reassoc>, foo} : (vector<4xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = llvm.intr.exp(%arg0) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<8xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = llvm.intr.exp(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = llvm.intr.expect %arg0, %arg1 {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16, %arg1: i16):
    %0 = llvm.intr.expect %arg0, %arg1 {foo} : i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i8, %arg1: i8):
    %0 = llvm.intr.expect.with.probability %arg0, %arg1, 1.500000e+00 {foo} : i8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = llvm.intr.expect.with.probability %arg0, %arg1, 1.500000e+00 {foo} : i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = llvm.intr.fabs(%arg0) {fastmathFlags = #llvm.fastmath<arcp>, foo} : (vector<8xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = llvm.intr.fabs(%arg0) {fastmathFlags = #llvm.fastmath<afn>, foo} : (vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>):
    %0 = llvm.intr.ceil(%arg0) {fastmathFlags = #llvm.fastmath<contract>, foo} : (vector<2xf64>) -> vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = llvm.intr.ceil(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>):
    %0 = llvm.intr.floor(%arg0) {fastmathFlags = #llvm.fastmath<reassoc>, foo} : (vector<4xf32>) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = llvm.intr.floor(%arg0) {fastmathFlags = #llvm.fastmath<afn>, foo} : (vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: vector<16xf32>):
    %0 = llvm.intr.fma(%arg0, %arg1, %arg2) {fastmathFlags = #llvm.fastmath<contract>} : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>, %arg2: vector<32xbf16>):
    %0 = llvm.intr.fma(%arg0, %arg1, %arg2) {fastmathFlags = #llvm.fastmath<afn>} : (vector<32xbf16>, vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: vector<16xf32>):
    %0 = llvm.intr.fmuladd(%arg0, %arg1, %arg2) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>):
    %0 = llvm.intr.fmuladd(%arg0, %arg1, %arg2) {fastmathFlags = #llvm.fastmath<fast>} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = llvm.intr.trunc(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = llvm.intr.trunc(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<2xf16>) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>):
    %0 = llvm.intr.frexp(%arg0) {fastmathFlags = #llvm.fastmath<nnan>, foo} : (vector<8xf64>) -> vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = llvm.intr.frexp(%arg0) {fastmathFlags = #llvm.fastmath<arcp>} : (vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>, %arg2: vector<[4]xi8>):
    %0 = llvm.intr.fshl(%arg0, %arg1, %arg2) : (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>):
    %0 = llvm.intr.fshl(%arg0, %arg1, %arg2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>):
    %0 = llvm.intr.fshr(%arg0, %arg1, %arg2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi1>):
    %0 = llvm.intr.fshr(%arg0, %arg1, %arg2) : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: i16):
    %0 = llvm.intr.get.active.lane.mask %arg0, %arg1 : i64, i16 to vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i4, %arg1: i32):
    %0 = llvm.intr.get.active.lane.mask %arg0, %arg1 {foo} : i4, i32 to vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>):
    llvm.intr.invariant.end %arg0, 8, %arg1 {foo} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>):
    llvm.intr.invariant.end %arg0, 1, %arg1 {foo} : !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    %0 = llvm.intr.invariant.start 1, %arg0 {foo} : !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>):
    %0 = llvm.intr.invariant.start 0, %arg0 {foo} : !llvm.ptr<6>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>):
    %0 = "llvm.intr.is.constant"(%arg0) : (vector<[16]xi1>) -> i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xindex>):
    %0 = "llvm.intr.is.constant"(%arg0) {foo} : (vector<4xindex>) -> i1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 0 : i32}> {foo} : (vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 4 : i32}> {foo} : (vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    %0 = llvm.intr.launder.invariant.group %arg0 {foo} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>):
    %0 = llvm.intr.launder.invariant.group %arg0 {foo} : !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    llvm.intr.lifetime.end %arg0 {foo} : !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<8>):
    llvm.intr.lifetime.end %arg0 {foo} : !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    llvm.intr.lifetime.start %arg0 {foo} : !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>):
    llvm.intr.lifetime.start %arg0 {foo} : !llvm.ptr<6>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = llvm.intr.llrint(%arg0) {foo} : (vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = llvm.intr.llrint(%arg0) {foo} : (vector<[4]xf32>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f64):
    %0 = llvm.intr.llround(%arg0) : (f64) -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f16):
    %0 = llvm.intr.llround(%arg0) : (f16) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: i64):
    %0 = llvm.intr.ldexp(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<afn>, foo} : (vector<16xf32>, i64) -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: i16):
    %0 = llvm.intr.ldexp(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<[2]xf64>, i16) -> !llvm.ptr<6>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = llvm.intr.log2(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = llvm.intr.log2(%arg0) {fastmathFlags = #llvm.fastmath<reassoc>, foo} : (vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = llvm.intr.log10(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = llvm.intr.log10(%arg0) {fastmathFlags = #llvm.fastmath<reassoc>, foo} : (vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>):
    %0 = llvm.intr.log(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<2xf16>) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = llvm.intr.log(%arg0) {fastmathFlags = #llvm.fastmath<afn>} : (vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = llvm.intr.lrint(%arg0) {foo} : (vector<[4]xf32>) -> !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = llvm.intr.lrint(%arg0) {foo} : (vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = llvm.intr.lround(%arg0) {foo} : (vector<8xf32>) -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = llvm.intr.lround(%arg0) {foo} : (vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: vector<16xi1>, %arg2: vector<[16]xi8>):
    %0 = llvm.intr.masked.load %arg0, %arg1, %arg2 {alignment = 1 : i32, nontemporal} : (!llvm.ptr<1>, vector<16xi1>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: vector<[16]xi1>, %arg2: vector<[4]xi1>):
    %0 = llvm.intr.masked.load %arg0, %arg1, %arg2 {alignment = 4 : i32, nontemporal} : (!llvm.ptr<7>, vector<[16]xi1>, vector<[4]xi1>) -> vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: !llvm.ptr<8>, %arg2: vector<[4]xi1>):
    llvm.intr.masked.store %arg0, %arg1, %arg2 {alignment = 1 : i32, foo} : vector<4xi32>, vector<[4]xi1> into !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: !llvm.ptr<1>, %arg2: vector<[16]xi1>):
    llvm.intr.masked.store %arg0, %arg1, %arg2 {alignment = 0 : i32, foo} : vector<16xf32>, vector<[16]xi1> into !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: i16):
    %0 = llvm.intr.matrix.column.major.load %arg0, <stride = %arg1> {columns = 1 : i32, foo, isVolatile = false, rows = 0 : i32} : vector<8xbf16> from !llvm.ptr<7> stride i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: i16):
    %0 = llvm.intr.matrix.column.major.load %arg0, <stride = %arg1> {columns = 1 : i32, foo, isVolatile = true, rows = 1 : i32} : vector<[16]xi1> from !llvm.ptr<1> stride i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: !llvm.ptr<6>, %arg2: i64):
    llvm.intr.matrix.column.major.store %arg0, %arg1, <stride = %arg2> {columns = 4 : i32, foo, isVolatile = true, rows = 1 : i32} : vector<4xi32> to !llvm.ptr<6> stride i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: !llvm.ptr<8>, %arg2: i4):
    llvm.intr.matrix.column.major.store %arg0, %arg1, <stride = %arg2> {columns = 1 : i32, foo, isVolatile = true, rows = 0 : i32} : vector<[4]xf32> to !llvm.ptr<8> stride i4
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>):
    %0 = llvm.intr.matrix.multiply %arg0, %arg1 {lhs_columns = 1 : i32, lhs_rows = 4 : i32, rhs_columns = 0 : i32} : (vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>):
    %0 = llvm.intr.matrix.multiply %arg0, %arg1 {foo, lhs_columns = 4 : i32, lhs_rows = 0 : i32, rhs_columns = 1 : i32} : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>):
    %0 = llvm.intr.matrix.transpose %arg0 {columns = 4 : i32, foo, rows = 4 : i32} : vector<[4]xi1> into vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>):
    %0 = llvm.intr.matrix.transpose %arg0 {columns = 1 : i32, foo, rows = 4 : i32} : vector<[4]xi32> into vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>):
    %0 = llvm.intr.maxnum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>):
    %0 = llvm.intr.maxnum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>, %arg1: vector<8xf64>):
    %0 = llvm.intr.maximum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<afn>} : (vector<8xf64>, vector<8xf64>) -> vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = llvm.intr.maximum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<afn>} : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<1>):
    "llvm.intr.memcpy.inline"(%arg0, %arg1) <{access_groups = [], alias_scopes = [], isVolatile = true, len = 3 : i8, noalias_scopes = [], res_attrs = [], tbaa = []}> : (!llvm.ptr<1>, !llvm.ptr<1>) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    "llvm.intr.memcpy.inline"(%arg0, %arg1) <{access_groups = [], alias_scopes = [], arg_attrs = [{}], isVolatile = false, len = 1 : i64, noalias_scopes = [], res_attrs = [], tbaa = []}> : (!llvm.ptr, !llvm.ptr) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<1>, %arg2: i4):
    "llvm.intr.memcpy"(%arg0, %arg1, %arg2) <{access_groups = [], alias_scopes = [], arg_attrs = [], isVolatile = true, res_attrs = [{}], tbaa = []}> : (!llvm.ptr<1>, !llvm.ptr<1>, i4) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr, %arg2: i1):
    "llvm.intr.memcpy"(%arg0, %arg1, %arg2) <{access_groups = [], alias_scopes = [], arg_attrs = [{}], isVolatile = true, noalias_scopes = [], res_attrs = [{}], tbaa = []}> : (!llvm.ptr<3>, !llvm.ptr, i1) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<7>, %arg2: i32):
    "llvm.intr.memmove"(%arg0, %arg1, %arg2) <{access_groups = [], alias_scopes = [], isVolatile = true, noalias_scopes = [], res_attrs = [{}]}> {foo} : (!llvm.ptr<7>, !llvm.ptr<7>, i32) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<6>, %arg2: i32):
    "llvm.intr.memmove"(%arg0, %arg1, %arg2) <{access_groups = [], alias_scopes = [], arg_attrs = [], isVolatile = true, noalias_scopes = [], res_attrs = []}> : (!llvm.ptr<3>, !llvm.ptr<6>, i32) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: i8):
    "llvm.intr.memset.inline"(%arg0, %arg1) <{access_groups = [], alias_scopes = [], arg_attrs = [{}], isVolatile = true, len = true, res_attrs = [], tbaa = []}> {foo} : (!llvm.ptr<1>, i8) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<8>, %arg1: i8):
    "llvm.intr.memset.inline"(%arg0, %arg1) <{access_groups = [], alias_scopes = [], arg_attrs = [], isVolatile = true, len = true, noalias_scopes = [], res_attrs = [{}], tbaa = []}> : (!llvm.ptr<8>, i8) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: i8, %arg2: i4):
    "llvm.intr.memset"(%arg0, %arg1, %arg2) <{alias_scopes = [], arg_attrs = [{}], isVolatile = true, noalias_scopes = [], res_attrs = [{}], tbaa = []}> : (!llvm.ptr<6>, i8, i4) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: i8, %arg2: i64):
    "llvm.intr.memset"(%arg0, %arg1, %arg2) <{access_groups = [], alias_scopes = [], arg_attrs = [], isVolatile = false, noalias_scopes = [], res_attrs = []}> : (!llvm.ptr<7>, i8, i64) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>):
    %0 = llvm.intr.minnum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>):
    %0 = llvm.intr.minnum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<contract>} : (vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf64>, %arg1: vector<8xf64>):
    %0 = llvm.intr.minimum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<reassoc>, foo} : (vector<8xf64>, vector<8xf64>) -> vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>):
    %0 = llvm.intr.minimum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = llvm.intr.nearbyint(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = llvm.intr.nearbyint(%arg0) {fastmathFlags = #llvm.fastmath<contract>, foo} : (vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: i64):
    %0 = llvm.intr.powi(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<contract>} : (vector<4xf32>, i64) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: i1):
    %0 = llvm.intr.powi(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<ninf>, foo} : (vector<[4]xf32>, i1) -> !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>):
    %0 = llvm.intr.pow(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<32xbf16>):
    %0 = llvm.intr.pow(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>):
    "llvm.intr.prefetch"(%arg0) <{cache = 4 : i32, hint = 0 : i32, rw = 1 : i32}> {foo} : (!llvm.ptr<6>) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    "llvm.intr.prefetch"(%arg0) <{cache = 4 : i32, hint = 1 : i32, rw = 4 : i32}> {foo} : (!llvm.ptr<3>) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>, %arg1: vector<16xi1>):
    %0 = llvm.intr.ptrmask %arg0, %arg1 {foo} : (!llvm.ptr<1>, vector<16xi1>) -> !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<8>, %arg1: vector<4xi32>):
    %0 = llvm.intr.ptrmask %arg0, %arg1 {foo} : (!llvm.ptr<8>, vector<4xi32>) -> !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>):
    %0 = llvm.intr.rint(%arg0) {fastmathFlags = #llvm.fastmath<afn>, foo} : (vector<8xbf16>) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = llvm.intr.rint(%arg0) {fastmathFlags = #llvm.fastmath<arcp>, foo} : (vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = llvm.intr.roundeven(%arg0) {fastmathFlags = #llvm.fastmath<afn>, foo} : (vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = llvm.intr.roundeven(%arg0) {fastmathFlags = #llvm.fastmath<arcp>, foo} : (vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = llvm.intr.round(%arg0) {fastmathFlags = #llvm.fastmath<arcp>, foo} : (vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = llvm.intr.round(%arg0) {fastmathFlags = #llvm.fastmath<reassoc>, foo} : (vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>, %arg1: vector<2xi1>):
    %0 = llvm.intr.sadd.sat(%arg0, %arg1) {foo} : (vector<2xi1>, vector<2xi1>) -> vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = llvm.intr.sadd.sat(%arg0, %arg1) : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>):
    %0 = "llvm.intr.sadd.with.overflow"(%arg0, %arg1) {foo} : (vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = "llvm.intr.sadd.with.overflow"(%arg0, %arg1) {foo} : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = llvm.intr.scmp(%arg0, %arg1) : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = llvm.intr.scmp(%arg0, %arg1) {foo} : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<4xi32>):
    %0 = llvm.intr.smax(%arg0, %arg1) {foo} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = llvm.intr.smax(%arg0, %arg1) {foo} : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = llvm.intr.smin(%arg0, %arg1) {foo} : (vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = llvm.intr.smin(%arg0, %arg1) {foo} : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<4xi32>):
    %0 = "llvm.intr.smul.with.overflow"(%arg0, %arg1) {foo} : (vector<[4]xi32>, vector<4xi32>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = "llvm.intr.smul.with.overflow"(%arg0, %arg1) {foo} : (vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>):
    %0 = llvm.intr.ssa.copy %arg0 {foo} : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xindex>):
    %0 = llvm.intr.ssa.copy %arg0 {foo} : vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = llvm.intr.sshl.sat(%arg0, %arg1) : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = llvm.intr.sshl.sat(%arg0, %arg1) {foo} : (vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = llvm.intr.ssub.sat(%arg0, %arg1) : (vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = llvm.intr.ssub.sat(%arg0, %arg1) {foo} : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = "llvm.intr.ssub.with.overflow"(%arg0, %arg1) {foo} : (vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = "llvm.intr.ssub.with.overflow"(%arg0, %arg1) {foo} : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = llvm.intr.sin(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = llvm.intr.sin(%arg0) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = llvm.intr.sinh(%arg0) {fastmathFlags = #llvm.fastmath<afn>} : (vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = llvm.intr.sinh(%arg0) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = llvm.intr.sqrt(%arg0) {fastmathFlags = #llvm.fastmath<arcp>} : (vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = llvm.intr.sqrt(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>):
    llvm.intr.stackrestore %arg0 {foo} : !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<8>):
    llvm.intr.stackrestore %arg0 {foo} : !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = llvm.intr.stacksave {foo} : vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = llvm.intr.stacksave {foo} : vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = llvm.intr.stepvector {foo} : vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = llvm.intr.stepvector {foo} : vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>):
    %0 = llvm.intr.strip.invariant.group %arg0 {foo} : !llvm.ptr<6>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<8>):
    %0 = llvm.intr.strip.invariant.group %arg0 {foo} : !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = llvm.intr.tan(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = llvm.intr.tan(%arg0) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = llvm.intr.tanh(%arg0) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<16xf32>) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = llvm.intr.tanh(%arg0) {fastmathFlags = #llvm.fastmath<contract>, foo} : (vector<8xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>):
    %0 = "llvm.intr.threadlocal.address"(%arg0) : (!llvm.ptr<6>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>):
    %0 = "llvm.intr.threadlocal.address"(%arg0) {foo} : (!llvm.ptr<7>) -> !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    llvm.intr.trap
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    llvm.intr.trap {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = llvm.intr.uadd.sat(%arg0, %arg1) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = llvm.intr.uadd.sat(%arg0, %arg1) {foo} : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) {foo} : (vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>):
    %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) {foo} : (vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    llvm.intr.ubsantrap <{failureKind = 3 : i8}>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    llvm.intr.ubsantrap <{failureKind = 3 : i8}> {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<8xi16>):
    %0 = llvm.intr.ucmp(%arg0, %arg1) {foo} : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = llvm.intr.ucmp(%arg0, %arg1) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = llvm.intr.umax(%arg0, %arg1) : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = llvm.intr.umax(%arg0, %arg1) {foo} : (vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = llvm.intr.umin(%arg0, %arg1) : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = llvm.intr.umin(%arg0, %arg1) : (vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = "llvm.intr.umul.with.overflow"(%arg0, %arg1) : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = "llvm.intr.umul.with.overflow"(%arg0, %arg1) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = llvm.intr.ushl.sat(%arg0, %arg1) : (vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>):
    %0 = llvm.intr.ushl.sat(%arg0, %arg1) {foo} : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = llvm.intr.usub.sat(%arg0, %arg1) : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>):
    %0 = llvm.intr.usub.sat(%arg0, %arg1) {foo} : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>):
    %0 = "llvm.intr.usub.with.overflow"(%arg0, %arg1) : (vector<[16]xi1>, vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[4]xi1>):
    %0 = "llvm.intr.usub.with.overflow"(%arg0, %arg1) {foo} : (vector<[16]xi1>, vector<[4]xi1>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<[4]xi1>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.ashr"(%arg0, %arg1, %arg2, %arg3) : (vector<4xi32>, vector<[4]xi1>, vector<[4]xi1>, i32) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.ashr"(%arg0, %arg1, %arg2, %arg3) : (vector<16xi8>, vector<[16]xi8>, vector<[16]xi1>, i32) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<2xi1>, %arg2: vector<16xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.add"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[8]xi16>, vector<2xi1>, vector<16xi1>, i32) -> vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi8>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.add"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<16xi1>, vector<16xi8>, vector<[16]xi1>, i32) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi1>, %arg1: vector<[8]xi16>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.and"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<2xi1>, vector<[8]xi16>, vector<[16]xi1>, i32) -> !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.and"(%arg0, %arg1, %arg2, %arg3) : (vector<[8]xi16>, vector<[8]xi16>, vector<[16]xi1>, i32) -> vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<8xbf16>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.fadd"(%arg0, %arg1, %arg2, %arg3) : (vector<16xf32>, vector<8xbf16>, vector<[4]xi1>, i32) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: vector<8xf16>, %arg2: vector<16xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.fadd"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<8xf16>, vector<8xf16>, vector<16xi1>, i32) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<4xf32>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.fdiv"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<2xf16>, vector<4xf32>, vector<[16]xi1>, i32) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<2xf64>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.fdiv"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<16xf32>, vector<2xf64>, vector<[16]xi1>, i32) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<2xf64>, %arg2: vector<8xbf16>, %arg3: vector<[4]xi1>, %arg4: i32):
    %0 = "llvm.intr.vp.fmuladd"(%arg0, %arg1, %arg2, %arg3, %arg4) {foo} : (vector<32xbf16>, vector<2xf64>, vector<8xbf16>, vector<[4]xi1>, i32) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>, %arg1: vector<[2]xf64>, %arg2: vector<16xf32>, %arg3: vector<[16]xi1>, %arg4: i32):
    %0 = "llvm.intr.vp.fmuladd"(%arg0, %arg1, %arg2, %arg3, %arg4) {foo} : (vector<8xf32>, vector<[2]xf64>, vector<16xf32>, vector<[16]xi1>, i32) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<8xf32>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.fmul"(%arg0, %arg1, %arg2, %arg3) : (vector<[2]xf64>, vector<8xf32>, vector<[16]xi1>, i32) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.fmul"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<4xf32>, vector<4xf32>, vector<[16]xi1>, i32) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<[16]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.fneg"(%arg0, %arg1, %arg2) : (vector<16xf32>, vector<[16]xi1>, i32) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<[16]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.fneg"(%arg0, %arg1, %arg2) {foo} : (vector<16xf32>, vector<[16]xi1>, i32) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf64>, %arg1: vector<[16]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.fpext"(%arg0, %arg1, %arg2) {foo} : (vector<2xf64>, vector<[16]xi1>, i32) -> !llvm.ptr<6>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xf16>, %arg1: vector<[16]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.fpext"(%arg0, %arg1, %arg2) {foo} : (vector<2xf16>, vector<[16]xi1>, i32) -> !llvm.ptr<6>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[4]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.fptosi"(%arg0, %arg1, %arg2) : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[16]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.fptosi"(%arg0, %arg1, %arg2) : (vector<[2]xf64>, vector<[16]xi1>, i32) -> vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[16]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.fptoui"(%arg0, %arg1, %arg2) : (vector<[2]xf64>, vector<[16]xi1>, i32) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[4]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.fptoui"(%arg0, %arg1, %arg2) {foo} : (vector<[2]xf64>, vector<[4]xi1>, i32) -> vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[16]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.fptrunc"(%arg0, %arg1, %arg2) : (vector<[4]xf32>, vector<[16]xi1>, i32) -> vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<[4]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.fptrunc"(%arg0, %arg1, %arg2) {foo} : (vector<4xf32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf32>, %arg1: vector<2xf64>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.frem"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<8xf32>, vector<2xf64>, vector<[16]xi1>, i32) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>, %arg1: vector<[2]xf64>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.frem"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[4]xf32>, vector<[2]xf64>, vector<[4]xi1>, i32) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: vector<[4]xf32>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.fsub"(%arg0, %arg1, %arg2, %arg3) : (vector<32xbf16>, vector<[4]xf32>, vector<[16]xi1>, i32) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>, %arg1: vector<32xbf16>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.fsub"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<8xbf16>, vector<32xbf16>, vector<[16]xi1>, i32) -> vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>, %arg1: vector<16xf32>, %arg2: vector<[2]xf64>, %arg3: vector<[16]xi1>, %arg4: i32):
    %0 = "llvm.intr.vp.fma"(%arg0, %arg1, %arg2, %arg3, %arg4) {foo} : (vector<8xf16>, vector<16xf32>, vector<[2]xf64>, vector<[16]xi1>, i32) -> vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>, %arg1: vector<[2]xf64>, %arg2: vector<4xf32>, %arg3: vector<[16]xi1>, %arg4: i32):
    %0 = "llvm.intr.vp.fma"(%arg0, %arg1, %arg2, %arg3, %arg4) {foo} : (vector<[2]xf64>, vector<[2]xf64>, vector<4xf32>, vector<[16]xi1>, i32) -> !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<[16]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.inttoptr"(%arg0, %arg1, %arg2) {foo} : (vector<8xi16>, vector<[16]xi1>, i32) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[4]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.inttoptr"(%arg0, %arg1, %arg2) {foo} : (vector<[8]xi16>, vector<[4]xi1>, i32) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.lshr"(%arg0, %arg1, %arg2, %arg3) : (vector<[4]xi32>, vector<[16]xi1>, vector<[16]xi1>, i32) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.lshr"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[4]xi32>, vector<[16]xi1>, vector<[16]xi1>, i32) -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: vector<[4]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.load"(%arg0, %arg1, %arg2) {foo} : (!llvm.ptr<6>, vector<[4]xi1>, i32) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: vector<[16]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.load"(%arg0, %arg1, %arg2) {foo} : (!llvm.ptr<3>, vector<[16]xi1>, i32) -> vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[2]xf64>, %arg3: i32):
    %0 = "llvm.intr.vp.merge"(%arg0, %arg1, %arg2, %arg3) : (vector<16xi1>, vector<[4]xi32>, vector<[2]xf64>, i32) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[4]xi8>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.merge"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[16]xi1>, vector<[4]xi8>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.mul"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[4]xi1>, vector<[4]xi1>, vector<[16]xi1>, i32) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[16]xi8>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.mul"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[8]xi16>, vector<[16]xi8>, vector<[4]xi1>, i32) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<16xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.or"(%arg0, %arg1, %arg2, %arg3) : (vector<[16]xi8>, vector<[16]xi8>, vector<16xi1>, i32) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<[4]xi32>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.or"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<8xi16>, vector<[4]xi32>, vector<[16]xi1>, i32) -> vector<4xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i8, %arg1: vector<[4]xi8>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.add"(%arg0, %arg1, %arg2, %arg3) {foo} : (i8, vector<[4]xi8>, vector<[4]xi1>, i32) -> vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: vector<[4]xi32>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.add"(%arg0, %arg1, %arg2, %arg3) {foo} : (i64, vector<[4]xi32>, vector<[16]xi1>, i32) -> vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: vector<[8]xi16>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.and"(%arg0, %arg1, %arg2, %arg3) : (i32, vector<[8]xi16>, vector<[16]xi1>, i32) -> vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: vector<[4]xi32>, %arg2: vector<16xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.and"(%arg0, %arg1, %arg2, %arg3) {foo} : (i64, vector<[4]xi32>, vector<16xi1>, i32) -> !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f16, %arg1: vector<[2]xf64>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.fadd"(%arg0, %arg1, %arg2, %arg3) : (f16, vector<[2]xf64>, vector<[16]xi1>, i32) -> vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f16, %arg1: vector<[2]xf64>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.fadd"(%arg0, %arg1, %arg2, %arg3) {foo} : (f16, vector<[2]xf64>, vector<[4]xi1>, i32) -> !llvm.ptr<6>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: vector<2xf16>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.fmax"(%arg0, %arg1, %arg2, %arg3) {foo} : (f32, vector<2xf16>, vector<[16]xi1>, i32) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f32, %arg1: vector<8xbf16>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.fmax"(%arg0, %arg1, %arg2, %arg3) {foo} : (f32, vector<8xbf16>, vector<[16]xi1>, i32) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f16, %arg1: vector<2xf16>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.fmin"(%arg0, %arg1, %arg2, %arg3) {foo} : (f16, vector<2xf16>, vector<[16]xi1>, i32) -> vector<[4]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: bf16, %arg1: vector<32xbf16>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.fmin"(%arg0, %arg1, %arg2, %arg3) {foo} : (bf16, vector<32xbf16>, vector<[4]xi1>, i32) -> vector<4xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: bf16, %arg1: vector<4xf32>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.fmul"(%arg0, %arg1, %arg2, %arg3) : (bf16, vector<4xf32>, vector<[16]xi1>, i32) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: f16, %arg1: vector<8xbf16>, %arg2: vector<16xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.fmul"(%arg0, %arg1, %arg2, %arg3) {foo} : (f16, vector<8xbf16>, vector<16xi1>, i32) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i1, %arg1: vector<[4]xi32>, %arg2: vector<2xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.mul"(%arg0, %arg1, %arg2, %arg3) {foo} : (i1, vector<[4]xi32>, vector<2xi1>, i32) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16, %arg1: vector<[16]xi1>, %arg2: vector<16xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.mul"(%arg0, %arg1, %arg2, %arg3) {foo} : (i16, vector<[16]xi1>, vector<16xi1>, i32) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i8, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.or"(%arg0, %arg1, %arg2, %arg3) : (i8, vector<[16]xi8>, vector<[16]xi1>, i32) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.or"(%arg0, %arg1, %arg2, %arg3) : (i64, vector<[16]xi8>, vector<[16]xi1>, i32) -> vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16, %arg1: vector<[16]xi1>, %arg2: vector<16xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.smax"(%arg0, %arg1, %arg2, %arg3) {foo} : (i16, vector<[16]xi1>, vector<16xi1>, i32) -> vector<8xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i4, %arg1: vector<2xi64>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.smax"(%arg0, %arg1, %arg2, %arg3) {foo} : (i4, vector<2xi64>, vector<[16]xi1>, i32) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i16, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.smin"(%arg0, %arg1, %arg2, %arg3) : (i16, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: vector<16xi8>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.smin"(%arg0, %arg1, %arg2, %arg3) {foo} : (i32, vector<16xi8>, vector<[16]xi1>, i32) -> vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: vector<[4]xi1>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.umax"(%arg0, %arg1, %arg2, %arg3) : (i64, vector<[4]xi1>, vector<[4]xi1>, i32) -> vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i32, %arg1: vector<[4]xi32>, %arg2: vector<16xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.umax"(%arg0, %arg1, %arg2, %arg3) {foo} : (i32, vector<[4]xi32>, vector<16xi1>, i32) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i8, %arg1: vector<[4]xi1>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.umin"(%arg0, %arg1, %arg2, %arg3) {foo} : (i8, vector<[4]xi1>, vector<[4]xi1>, i32) -> vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i64, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.umin"(%arg0, %arg1, %arg2, %arg3) : (i64, vector<[16]xi8>, vector<[16]xi1>, i32) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i8, %arg1: vector<[8]xi16>, %arg2: vector<2xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.xor"(%arg0, %arg1, %arg2, %arg3) {foo} : (i8, vector<[8]xi16>, vector<2xi1>, i32) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: i4, %arg1: vector<[8]xi16>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.reduce.xor"(%arg0, %arg1, %arg2, %arg3) {foo} : (i4, vector<[8]xi16>, vector<[4]xi1>, i32) -> vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.sdiv"(%arg0, %arg1, %arg2, %arg3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<16xi1>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.sdiv"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[16]xi1>, vector<16xi1>, vector<[16]xi1>, i32) -> !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: vector<[16]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.sext"(%arg0, %arg1, %arg2) {foo} : (vector<16xi8>, vector<[16]xi1>, i32) -> vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<16xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.sext"(%arg0, %arg1, %arg2) {foo} : (vector<[4]xi32>, vector<16xi1>, i32) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[4]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.sitofp"(%arg0, %arg1, %arg2) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<[16]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.sitofp"(%arg0, %arg1, %arg2) {foo} : (vector<2xi64>, vector<[16]xi1>, i32) -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[4]xi8>, %arg2: vector<16xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.smax"(%arg0, %arg1, %arg2, %arg3) : (vector<[8]xi16>, vector<[4]xi8>, vector<16xi1>, i32) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<8xi16>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.smax"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[8]xi16>, vector<8xi16>, vector<[16]xi1>, i32) -> !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[4]xi8>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.smin"(%arg0, %arg1, %arg2, %arg3) : (vector<[16]xi8>, vector<[4]xi8>, vector<[16]xi1>, i32) -> vector<4xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[16]xi1>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.smin"(%arg0, %arg1, %arg2, %arg3) : (vector<[4]xi8>, vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<2xi64>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.srem"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[8]xi16>, vector<2xi64>, vector<[16]xi1>, i32) -> vector<2xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[4]xi32>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.srem"(%arg0, %arg1, %arg2, %arg3) : (vector<[8]xi16>, vector<[4]xi32>, vector<[16]xi1>, i32) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<16xf32>, %arg2: vector<[16]xi8>, %arg3: i32):
    %0 = "llvm.intr.vp.select"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[16]xi1>, vector<16xf32>, vector<[16]xi8>, i32) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<16xf32>, %arg2: vector<[16]xi8>, %arg3: i32):
    %0 = "llvm.intr.vp.select"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[16]xi1>, vector<16xf32>, vector<[16]xi8>, i32) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[8]xi16>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.shl"(%arg0, %arg1, %arg2, %arg3) : (vector<[4]xi1>, vector<[8]xi16>, vector<[16]xi1>, i32) -> vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: vector<[8]xi16>, %arg2: vector<16xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.shl"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<2xi64>, vector<[8]xi16>, vector<16xi1>, i32) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: !llvm.ptr<8>, %arg2: vector<[16]xi1>, %arg3: i32):
    "llvm.intr.vp.store"(%arg0, %arg1, %arg2, %arg3) : (vector<[4]xi32>, !llvm.ptr<8>, vector<[16]xi1>, i32) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>, %arg1: !llvm.ptr<3>, %arg2: vector<16xi1>, %arg3: i32):
    "llvm.intr.vp.store"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<32xbf16>, !llvm.ptr<3>, vector<16xi1>, i32) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: i1, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.experimental.vp.strided.load"(%arg0, %arg1, %arg2, %arg3) : (!llvm.ptr<7>, i1, vector<[16]xi1>, i32) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: i8, %arg2: vector<16xi1>, %arg3: i32):
    %0 = "llvm.intr.experimental.vp.strided.load"(%arg0, %arg1, %arg2, %arg3) {foo} : (!llvm.ptr<3>, i8, vector<16xi1>, i32) -> vector<16xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: !llvm.ptr<7>, %arg2: i4, %arg3: vector<[4]xi1>, %arg4: i32):
    "llvm.intr.experimental.vp.strided.store"(%arg0, %arg1, %arg2, %arg3, %arg4) {foo} : (vector<16xf32>, !llvm.ptr<7>, i4, vector<[4]xi1>, i32) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xf32>, %arg1: !llvm.ptr<7>, %arg2: i16, %arg3: vector<[4]xi1>, %arg4: i32):
    "llvm.intr.experimental.vp.strided.store"(%arg0, %arg1, %arg2, %arg3, %arg4) {foo} : (vector<16xf32>, !llvm.ptr<7>, i16, vector<[4]xi1>, i32) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[4]xi32>, %arg2: vector<16xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.sub"(%arg0, %arg1, %arg2, %arg3) : (vector<[16]xi8>, vector<[4]xi32>, vector<16xi1>, i32) -> vector<16xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<[4]xi8>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.sub"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<4xi32>, vector<[4]xi8>, vector<[4]xi1>, i32) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.trunc"(%arg0, %arg1, %arg2) {foo} : (vector<[16]xi8>, vector<[16]xi1>, i32) -> !llvm.ptr
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[4]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.trunc"(%arg0, %arg1, %arg2) {foo} : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[8]xi16>, %arg2: vector<16xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.udiv"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[16]xi1>, vector<[8]xi16>, vector<16xi1>, i32) -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: vector<[4]xi1>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.udiv"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<8xi16>, vector<[4]xi1>, vector<[16]xi1>, i32) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[16]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.uitofp"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[16]xi1>, i32) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<16xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.uitofp"(%arg0, %arg1, %arg2) {foo} : (vector<[16]xi8>, vector<16xi1>, i32) -> !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<[8]xi16>, %arg2: vector<16xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.umax"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<4xi32>, vector<[8]xi16>, vector<16xi1>, i32) -> vector<2xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[4]xi1>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.umax"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[16]xi1>, vector<[4]xi1>, vector<[4]xi1>, i32) -> vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<4xi32>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.umin"(%arg0, %arg1, %arg2, %arg3) : (vector<[4]xi32>, vector<4xi32>, vector<[16]xi1>, i32) -> vector<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<8xi16>, %arg2: vector<[4]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.umin"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[4]xi1>, vector<8xi16>, vector<[4]xi1>, i32) -> !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<2xi1>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.urem"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[4]xi8>, vector<2xi1>, vector<[16]xi1>, i32) -> vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>, %arg1: vector<[16]xi8>, %arg2: vector<2xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.urem"(%arg0, %arg1, %arg2, %arg3) {foo} : (vector<[8]xi16>, vector<[16]xi8>, vector<2xi1>, i32) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[16]xi1>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.xor"(%arg0, %arg1, %arg2, %arg3) : (vector<[4]xi8>, vector<[16]xi1>, vector<[16]xi1>, i32) -> !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[4]xi32>, %arg2: vector<[16]xi1>, %arg3: i32):
    %0 = "llvm.intr.vp.xor"(%arg0, %arg1, %arg2, %arg3) : (vector<[16]xi8>, vector<[4]xi32>, vector<[16]xi1>, i32) -> vector<8xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.zext"(%arg0, %arg1, %arg2) {foo} : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<2xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[16]xi1>, %arg2: i32):
    %0 = "llvm.intr.vp.zext"(%arg0, %arg1, %arg2) {foo} : (vector<[4]xi8>, vector<[16]xi1>, i32) -> vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>):
    llvm.intr.vacopy %arg1 to %arg0 {foo} : !llvm.ptr<3>, !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<8>):
    llvm.intr.vacopy %arg1 to %arg0 {foo} : !llvm.ptr<7>, !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<8>):
    llvm.intr.vaend %arg0 {foo} : !llvm.ptr<8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<1>):
    llvm.intr.vaend %arg0 {foo} : !llvm.ptr<1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<3>):
    llvm.intr.vastart %arg0 {foo} : !llvm.ptr<3>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>):
    llvm.intr.vastart %arg0 {foo} : !llvm.ptr<7>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<1>, %arg3: i32, %arg4: !llvm.ptr<1>):
    "llvm.intr.var.annotation"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<1>, i32, !llvm.ptr<1>) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xi16>, %arg1: !llvm.ptr<7>, %arg2: vector<[4]xi1>):
    "llvm.intr.masked.compressstore"(%arg0, %arg1, %arg2) <{arg_attrs = [{}], res_attrs = [{}]}> : (vector<8xi16>, !llvm.ptr<7>, vector<[4]xi1>) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: !llvm.ptr<1>, %arg2: vector<[16]xi1>):
    "llvm.intr.masked.compressstore"(%arg0, %arg1, %arg2) <{arg_attrs = [{}], res_attrs = [{}]}> : (vector<[4]xi32>, !llvm.ptr<1>, vector<[16]xi1>) -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr<6>, %arg1: vector<[16]xi1>, %arg2: vector<2xf16>):
    %0 = "llvm.intr.masked.expandload"(%arg0, %arg1, %arg2) <{arg_attrs = [], res_attrs = [{}]}> : (!llvm.ptr<6>, vector<[16]xi1>, vector<2xf16>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !llvm.ptr, %arg1: vector<[16]xi1>, %arg2: vector<16xf32>):
    %0 = "llvm.intr.masked.expandload"(%arg0, %arg1, %arg2) <{arg_attrs = [{}], res_attrs = []}> {foo} : (!llvm.ptr, vector<[16]xi1>, vector<16xf32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = "llvm.intr.vector.deinterleave2"(%arg0) {foo} : (vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>):
    %0 = "llvm.intr.vector.deinterleave2"(%arg0) {foo} : (vector<[4]xi32>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>):
    %0 = llvm.intr.vector.extract %arg0[0] {foo} : vector<[4]xi1> from vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = llvm.intr.vector.extract %arg0[8] {foo} : vector<[4]xf32> from vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>):
    %0 = llvm.intr.vector.insert %arg1, %arg0[0] : vector<[16]xi8> into vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>):
    %0 = llvm.intr.vector.insert %arg1, %arg0[0] {foo} : vector<[4]xi1> into vector<[4]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4xi32>):
    %0 = "llvm.intr.vector.reduce.add"(%arg0) {foo} : (vector<4xi32>) -> vector<4xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>):
    %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi1>):
    %0 = "llvm.intr.vector.reduce.and"(%arg0) {foo} : (vector<[16]xi1>) -> vector<[16]xi1>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>):
    %0 = "llvm.intr.vector.reduce.and"(%arg0) {foo} : (vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = llvm.intr.vector.reduce.fmax(%arg0) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xbf16>):
    %0 = llvm.intr.vector.reduce.fmax(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<8xbf16>) -> vector<8xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = llvm.intr.vector.reduce.fmaximum(%arg0) {fastmathFlags = #llvm.fastmath<arcp>} : (vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xf32>):
    %0 = llvm.intr.vector.reduce.fmaximum(%arg0) {fastmathFlags = #llvm.fastmath<fast>, foo} : (vector<[4]xf32>) -> vector<[4]xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<8xf16>):
    %0 = llvm.intr.vector.reduce.fmin(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<8xf16>) -> vector<8xf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = llvm.intr.vector.reduce.fmin(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[2]xf64>):
    %0 = llvm.intr.vector.reduce.fminimum(%arg0) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<[2]xf64>) -> vector<[2]xf64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<32xbf16>):
    %0 = llvm.intr.vector.reduce.fminimum(%arg0) {fastmathFlags = #llvm.fastmath<afn>, foo} : (vector<32xbf16>) -> vector<32xbf16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>):
    %0 = "llvm.intr.vector.reduce.mul"(%arg0) {foo} : (vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>):
    %0 = "llvm.intr.vector.reduce.mul"(%arg0) {foo} : (vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>):
    %0 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>):
    %0 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>):
    %0 = "llvm.intr.vector.reduce.smax"(%arg0) {foo} : (vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>):
    %0 = "llvm.intr.vector.reduce.smax"(%arg0) {foo} : (vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>):
    %0 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>):
    %0 = "llvm.intr.vector.reduce.smin"(%arg0) {foo} : (vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[16]xi8>):
    %0 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<[16]xi8>) -> vector<[16]xi8>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>):
    %0 = "llvm.intr.vector.reduce.umax"(%arg0) {foo} : (vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>):
    %0 = "llvm.intr.vector.reduce.umin"(%arg0) {foo} : (vector<2xi64>) -> vector<2xi64>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>):
    %0 = "llvm.intr.vector.reduce.umin"(%arg0) {foo} : (vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[8]xi16>):
    %0 = "llvm.intr.vector.reduce.xor"(%arg0) {foo} : (vector<[8]xi16>) -> vector<[8]xi16>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]xi32>):
    %0 = "llvm.intr.vector.reduce.xor"(%arg0) {foo} : (vector<[4]xi32>) -> vector<[4]xi32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = "llvm.intr.vscale"() : () -> vector<4xindex>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = "llvm.intr.vscale"() {foo} : () -> vector<8xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = "x.value"() : () -> !llvm.target<"x", !llvm.ptr, !llvm.struct<(i32, ptr)>, i32, 3>
    %1 = "x.value"() : () -> !llvm.target<"x", !llvm.target<"y", i32>>
    %2 = "x.value"() : () -> memref<*x!llvm.ppc_fp128>
    %3 = "x.value"() : () -> complex<!llvm.ppc_fp128>
  }) : () -> ()
}
