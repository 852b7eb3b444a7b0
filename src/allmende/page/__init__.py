"""Allmende in a page: the server's application in a web worker of the browser, without a server or a network.

Python runs there as WebAssembly (Pyodide). `client/src/page/` has the workers' side in TypeScript,
`tools/build_page.py` makes the folder of static files, and docs/page.md says how the parts fit.
"""
