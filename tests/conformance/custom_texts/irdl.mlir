module {
  "x.wrap"() ({
    %0 = irdl.c_pred "fence" 
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = irdl.c_pred "fence"  {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    irdl.dialect @foo {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    irdl.dialect @foo attributes {foo} {
      "x.region"() : () -> ()
    }
  }) : () -> ()
}
