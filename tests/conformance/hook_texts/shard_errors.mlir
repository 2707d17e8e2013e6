shard.grid @grid0(shape = )
// -----
shard.grid @grid0(shape = 2x)
