"""The files of the browser client, compressed once and not for each request."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

CLIENT = Path(__file__).parents[2] / "web"  # the built browser client
KEPT = 64  # files in memory
PACKED = 9  # how closely: it is done once
WORTH = 0.9  # of its size that a packed file may have; pictures are packed already

TYPES = {".webmanifest": "application/manifest+json", ".webp": "image/webp", ".woff2": "font/woff2"}


class File(NamedTuple):
    plain: bytes
    packed: bytes  # empty where packing saves nothing
    tag: str
    type: str


async def page(request: Request) -> Response:
    """A file of the client, or the news that it has not changed."""
    path = _file(request.path_params["path"] or "index.html")
    if path is None:
        return PlainTextResponse("Not Found", 404)
    about = path.stat()
    return sent(request, _read(path, about.st_mtime_ns, about.st_size))


def _file(name: str) -> Path | None:
    """The file of this name; there are no folders."""
    path = CLIENT / name
    try:
        return path if path.parent == CLIENT and path.is_file() else None
    except OSError:  # no file can have such a name
        return None


def sent(request: Request, file: File) -> Response:
    headers = {"etag": file.tag, "vary": "accept-encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.type)
    return Response(file.plain, headers=headers, media_type=file.type)


@lru_cache(KEPT)
def _read(path: Path, changed: int, size: int) -> File:
    """A file as it was when it was last changed."""
    return packed(path.read_bytes(), TYPES.get(path.suffix) or guess_type(path.name)[0] or "text/plain")


def packed(plain: bytes, type_: str) -> File:
    small = gzip.compress(plain, PACKED, mtime=0)
    tag = f'"{blake2b(plain, digest_size=16).hexdigest()}"'
    return File(plain, small if len(small) < WORTH * len(plain) else b"", tag, type_)
