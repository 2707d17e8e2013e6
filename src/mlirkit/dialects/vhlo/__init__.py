"""The vhlo dialect: what its definitions cannot say."""
