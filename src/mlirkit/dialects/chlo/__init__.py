"""The chlo dialect: what its definitions cannot say."""
