"""The quant dialect: what its definitions cannot say."""
