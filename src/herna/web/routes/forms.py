"""Forms as they come in: every field checked, every mistake named."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import UploadFile

from herna.kernel.errors import HernaError

LONGEST_VALUE = 4000


class BadForm(HernaError):
    """A form lacks something, or holds something that cannot be."""


class Form:
    def __init__(self, fields: dict[str, list[str]]) -> None:
        self.fields = fields

    def all(self, name: str) -> list[str]:
        return self.fields.get(name, [])

    def one(self, name: str) -> str:
        values = self.fields.get(name, [])
        if len(values) != 1:
            raise BadForm(f"the form must have exactly one field {name!r}")
        return values[0]

    def number(self, name: str) -> int:
        text = self.one(name)
        if not text.isascii() or not text.isdigit() or len(text) > 12:
            raise BadForm(f"the field {name!r} must be a number")
        return int(text)


async def read_form(request: Request[Any, Any, Any]) -> Form:
    fields: dict[str, list[str]] = {}
    data = await request.form()
    for name, value in data.multi_items():
        if not isinstance(value, str) or len(value) > LONGEST_VALUE:
            raise BadForm(f"the field {name[:40]!r} is too long or no text")
        fields.setdefault(name, []).append(value)
    return Form(fields)


async def read_upload(request: Request[Any, Any, Any], name: str) -> str:
    """The text of an uploaded file."""
    value = (await request.form()).get(name)
    if not isinstance(value, UploadFile):
        raise BadForm("no file came with the form")
    try:
        return (await value.read()).decode("utf-8")
    except UnicodeDecodeError:
        raise BadForm("the file is no text") from None
