"""Compression of answers, for the routes that ask for it (``middleware=[COMPRESSED]``).

What a seat may know of a running game is never compressed: beside words that others write, the length of a compressed
answer would betray what else stands in it to whoever watches the line (BREACH).
"""

from __future__ import annotations

from typing import Final

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

COMPRESSED: Final = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5)
)
