"a"() {a = dense<[(false,true), (true,true)]> : tensor<2xcomplex<ui1>>} : () -> ()
