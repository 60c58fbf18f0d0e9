"""What a page may load and do, as browsers are told: all of it comes from the room, and no script stands in a page."""

from __future__ import annotations

import base64
import re
from functools import lru_cache
from hashlib import sha256
from typing import Final

STYLE: Final = re.compile(r"<style[^>]*>(.*?)</style>", re.S)


@lru_cache(64)
def content_policy(drawings: str = "") -> str:
    """The policy of a page; `drawings` is what its board brings, which may have styles: these and no others hold.

    No element has a style attribute: what would stand there is a class (`web/figures.py`).
    """
    hashes = [base64.b64encode(sha256(style.encode()).digest()).decode() for style in STYLE.findall(drawings)]
    styles = " ".join(["'self'", *[f"'sha256-{digest}'" for digest in hashes]])
    return (
        f"default-src 'none'; script-src 'self'; style-src {styles}; img-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; "
        "base-uri 'none'"
    )
