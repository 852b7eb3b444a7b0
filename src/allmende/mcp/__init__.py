"""The games for language models: an MCP server with tables of its own, or at another server's table with a seat's link.

It needs `pip install 'allmende[mcp]'`. No model is called from here.
"""
