"""Passkeys: a device's own keys that stand for somebody, and what they are to sign."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from herna.web.store.database import Unavailable
from herna.web.store.social import ChallengeRow, PasskeyRow
from herna.web.store.store import Store

SIGN_WITHIN: Final = 300.0  # seconds
MOST: Final = 10  # passkeys of one person


class Passkey(NamedTuple):
    visitor: str
    credential: bytes
    public: bytes
    uses: int


def digest(secret: bytes) -> str:
    return sha256(secret).hexdigest()


async def challenge(store: Store, visitor: str, moment: float) -> bytes:
    """Something new to sign, for somebody who adds a passkey, or with an empty `visitor` for whoever comes in."""
    made = secrets.token_bytes(32)
    async with store.writing() as connection:
        await connection.execute(delete(ChallengeRow).where(ChallengeRow.expires < moment))
        row = {"id": digest(made), "visitor": visitor, "expires": moment + SIGN_WITHIN}
        await connection.execute(insert(ChallengeRow), row)
    return made


async def answer(store: Store, signed: bytes, visitor: str, moment: float) -> bool:
    """Whether this was to be signed by them, and still is; it never is again."""
    async with store.writing() as connection:
        mine = (ChallengeRow.id == digest(signed), ChallengeRow.visitor == visitor, ChallengeRow.expires >= moment)
        done = await connection.execute(delete(ChallengeRow).where(*mine))
        return done.rowcount == 1


async def passkeys_of(store: Store, visitor: str) -> list[Passkey]:
    async with store.reading() as session:
        rows = await session.scalars(select(PasskeyRow).where(PasskeyRow.visitor == visitor))
        return [read(row) for row in rows]


async def find(store: Store, credential: bytes) -> Passkey | None:
    async with store.reading() as session:
        row = await session.get(PasskeyRow, digest(credential))
        return None if row is None else read(row)


def read(row: PasskeyRow) -> Passkey:
    return Passkey(row.visitor, row.credential, row.public, row.uses)


async def add(store: Store, made: Passkey) -> bool:
    """One more; False if it is known already, or there are too many."""
    row = {**made._asdict(), "id": digest(made.credential), "created": datetime.now(UTC)}
    try:
        async with store.writing() as connection:
            mine = select(func.count()).select_from(PasskeyRow).where(PasskeyRow.visitor == made.visitor)
            if int(await connection.scalar(mine) or 0) >= MOST:
                return False
            await connection.execute(insert(PasskeyRow), row)
    except Unavailable as e:
        if isinstance(e.__cause__, IntegrityError):
            return False
        raise
    return True


async def count_use(store: Store, credential: bytes, uses: int) -> None:
    async with store.writing() as connection:
        await connection.execute(update(PasskeyRow).where(PasskeyRow.id == digest(credential)).values(uses=uses))


async def forget_passkeys(store: Store, visitor: str) -> None:
    async with store.writing() as connection:
        await connection.execute(delete(PasskeyRow).where(PasskeyRow.visitor == visitor))
