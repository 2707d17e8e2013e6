"""A plugin of pytest for mlir-python-extras: `mlir` is mlirkit, with the modules of the checkout."""

import os

import mlirkit

mlirkit.install_as("mlir", extend=[os.environ["EXTENDING_MLIR"]])
