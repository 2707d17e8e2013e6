"""The stablehlo dialect: what its definitions cannot say."""
