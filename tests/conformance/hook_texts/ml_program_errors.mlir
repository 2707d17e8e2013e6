{-# dialect_resources: { ml_program: {} } #-}
// -----
{-# dialect_resources: { ml_program: { blob: "0x04000000" } } #-}
// -----
{-# dialect_resources: { tosa: {} } #-}
