module attributes {t.r = dense_resource<k> : tensor<1xi32>} {} loc(unknown)
{-# dialect_resources: { builtin: { k: "0x0800000007000000" } }, external_resources: { e: { b: true } } #-}
