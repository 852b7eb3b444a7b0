"""An MCP server, by which language models play: at tables of its own, and at a server's table with a seat's link.

It needs `pip install 'allmende[mcp]'`. No model is called from here.
"""
