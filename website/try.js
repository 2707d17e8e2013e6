// Reads the file that is dropped with mlirkit in Pyodide, and shows mlirkit's page of it.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const PROGRAM = `
from mlirkit.bytecode.jax_export import bytecode_in
from mlirkit.cli.module_file import parse_input
from mlirkit.conversion.portable_artifact import deserialize, is_artifact
from mlirkit.core.context import Context
from mlirkit.support.diagnostics import MLIRError
from mlirkit.viewer import ViewDocument, page

def show(name, data):
    root = parse_input(name, data, Context(allow_unregistered_dialects=True)).operation
    if is_artifact(root):
        deserialize(root)
    return page(ViewDocument(root, name))

def shown(name, data):
    try:
        return show(name, bytes(data)), ""
    except MLIRError as error:
        return "", str(error)
`;

const status = document.getElementById("status");
const input = document.getElementById("file");

async function load() {
  const python = await loadPyodide({ indexURL: new URL("./pyodide/", location.href).href });
  const packages = await (await fetch("packages.zip")).arrayBuffer();
  const folder = python.runPython("import site; site.getsitepackages()[0]");
  python.unpackArchive(packages, "zip", { extractDir: folder });
  python.runPython("import importlib; importlib.invalidate_caches()");
  python.runPython(PROGRAM);
  return python.globals.get("shown");
}

async function open(shown, file) {
  status.textContent = `${file.name} is being read\u2026`;
  await new Promise((done) => setTimeout(done, 20));
  const [page, error] = shown(file.name, new Uint8Array(await file.arrayBuffer())).toJs();
  status.textContent = error || file.name;
  document.getElementById("view").srcdoc = page;
}

try {
  const shown = await load();
  input.disabled = false;
  status.textContent = "Ready.";
  input.addEventListener("change", () => input.files.length && open(shown, input.files[0]));
  const drop = document.getElementById("drop");
  document.addEventListener("dragover", (event) => { event.preventDefault(); drop.classList.add("over"); });
  document.addEventListener("dragleave", () => drop.classList.remove("over"));
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    drop.classList.remove("over");
    if (event.dataTransfer.files.length) open(shown, event.dataTransfer.files[0]);
  });
} catch (error) {
  status.textContent = `Python could not be loaded: ${error}`;
}
