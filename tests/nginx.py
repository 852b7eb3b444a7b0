"""A web server of the tests' own, in a temporary folder; it ends with the process that started it."""

from __future__ import annotations

import shutil
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from processes import running

PROGRAM = "/usr/sbin/nginx"
"""Where Debian has it, on the path of the superuser alone."""

CONFIGURATION = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port};
{location}
    }}
}}
"""


def free_port() -> int:
    """A port that nothing listens at now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def nginx(folder: Path, port: int, location: str) -> Iterator[str]:
    """A server that has this location, as it is written in a configuration; its address."""
    program = shutil.which("nginx") or (PROGRAM if Path(PROGRAM).exists() else None)
    assert program, "these tests start a web server of their own: please install nginx (in Debian nginx-light)"
    configuration = folder / "nginx.conf"
    configuration.write_text(CONFIGURATION.format(folder=folder, port=port, location=location))
    with running([program, "-p", str(folder), "-c", str(configuration)]) as process:
        end = time.monotonic() + 20
        while True:
            assert process.poll() is None, "nginx does not start"
            with socket.socket() as probe:
                if not probe.connect_ex(("127.0.0.1", port)):
                    break
            assert time.monotonic() < end, "nginx does not listen"
            time.sleep(0.02)
        yield f"http://127.0.0.1:{port}"
