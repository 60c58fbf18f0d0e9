"""QR codes: an address that a telephone reads off a screen."""

from __future__ import annotations

from io import StringIO

import segno
from markupsafe import Markup, escape


def qr_drawing(address: str, title: str) -> Markup:
    """The code as a part of a page: dark on light in both themes, because many cameras read nothing else."""
    code = segno.make_qr(address, error="m")
    drawn = code.svg_inline(svgclass="qr", lineclass=None, border=3, omitsize=True, dark="#000", light="#fff")
    return Markup(drawn.replace("<svg ", f'<svg role="img" aria-label="{escape(title)}" ', 1))


def qr_lines(address: str) -> str:
    """The code for a terminal."""
    written = StringIO()
    segno.make_qr(address, error="l").terminal(out=written, border=2, compact=True)
    return written.getvalue()
