"""Model Explorer: `model-explorer --extensions=mlirkit.viewer.model_explorer FILE`.

graphs.py   a document in the form that Model Explorer reads
main.py     the adapter that Model Explorer imports
"""
