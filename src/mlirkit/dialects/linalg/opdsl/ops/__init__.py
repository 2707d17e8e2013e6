"""Operations written in OpDSL: `core_named_ops` has those that linalg names."""
