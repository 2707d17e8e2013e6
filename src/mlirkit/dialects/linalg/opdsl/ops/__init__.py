"""Operations written in OpDSL: `core_named_ops` has the named operations of linalg."""
