/**
 * Compiles Python modules by the very interpreter that the page runs, which then need not: that would take most of its
 * start. `node compile_for_page.mjs PYODIDE LIBRARY.zip PACKAGES.zip ROOT …` leaves in both archives the modules that
 * the modules ROOT import, however deep, and all other files. Of tools for programmers the page has no use.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

const [pyodide, library, packages, ...roots] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href)
// Columns of lines would be a third of what is compiled.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } })
for (const [name, path] of Object.entries({ library, packages })) python.FS.writeFile(`/${name}.zip`, await readFile(path))
python.globals.set('roots', python.toPy(roots))
python.runPython(`
import py_compile, sys, zipfile
from modulefinder import ModuleFinder
from pathlib import Path

folders = {name: Path("/" + name) for name in ("library", "packages")}
for name, folder in folders.items():
    with zipfile.ZipFile(f"/{name}.zip") as source:
        # Libraries come later: the finder would take them for the modules, and not know what these import.
        source.extractall(folder, [file for file in source.namelist() if not file.endswith(".so")])

class Finder(ModuleFinder):
    def find_module(self, name, path, parent=None):
        try:
            return super().find_module(name, path, parent)
        except AttributeError:  # a folder without modules, which it takes for a package
            raise ImportError(name) from None


# Nor does it know packages without a module of their own.
for package in [path for path in folders["packages"].rglob("*/") if any(path.rglob("*.py"))]:
    (package / "__init__.py").touch()

sys.setrecursionlimit(10_000)
tools = ["_pyrepl", "doctest", "ftplib", "pdb", "pydoc", "test", "tkinter", "unittest", "xmlrpc"]
# Imported for what there is none of here: processes, archives of other kinds, other systems, names of other hosts.
tools += ["ctypes", "idna", "multiprocessing", "plistlib", "tarfile", "tomllib"]
finder = Finder([str(folder) for folder in folders.values()], excludes=tools)
for root in roots:
    # Packages by all of their modules.
    names = [root] if not root.endswith(".*") else [
        ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")
        for folder in folders.values()
        for path in folder.joinpath(*root.split(".")[:-1]).rglob("*.py")
    ]
    for name in names:
        finder.import_hook(name)
needed = {module.__file__ for module in finder.modules.values() if module.__file__}

read_themselves = ["/packages/anyio/__init__.py"]  # modules that look into their own source
for name, folder in folders.items():
    with zipfile.ZipFile(f"/{name}.zip") as source:
        source.extractall(folder, [file for file in source.namelist() if file.endswith(".so")])
    # Stored, since all of it is compressed as one.
    with zipfile.ZipFile(f"/{name}.zip", "w") as target:
        for path in sorted(folder.rglob("*")):
            if path.is_dir() or path.suffix == ".py" and str(path) not in needed:
                continue
            entry = path.relative_to(folder)
            content = path.read_bytes()
            if path.suffix == ".py" and str(path) not in read_themselves:
                # Without docstrings and assertions: nobody asks for them in a page, and they are a third of it.
                py_compile.compile(path, "/module.pyc", str(entry), True, 2, py_compile.PycInvalidationMode.UNCHECKED_HASH)
                entry, content = entry.with_suffix(".pyc"), Path("/module.pyc").read_bytes()
            # With times of their own the same modules would be another archive.
            target.writestr(zipfile.ZipInfo(str(entry), (1980, 1, 1, 0, 0, 0)), content)
`)
for (const [name, path] of Object.entries({ library, packages })) await writeFile(path, python.FS.readFile(`/${name}.zip`))
