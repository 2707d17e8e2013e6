"""Model Explorer: `model-explorer --extensions=mlirkit.viewer.model_explorer FILE`.

graphs.py   a document in Model Explorer's format
main.py     the adapter that Model Explorer imports
"""
