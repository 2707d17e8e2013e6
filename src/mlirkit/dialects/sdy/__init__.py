"""The sdy dialect (Shardy), as JAX's sharded programs have it: attributes and operations by hand."""
