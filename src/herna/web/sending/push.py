"""Web Push: what is sent to a browser's push service (RFC 8030), so that only that browser can read it (RFC 8291), and
signed with the room's own key (VAPID, RFC 8292).

`cryptography` does the work, and is the only package that this needs (`herna[push]`); without it, no push is offered.
"""

from __future__ import annotations

import base64
import json
import secrets
import struct
from binascii import Error as NoBase64
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

from herna.web.sending.outside import BadTarget

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

RECORD: Final = 4096  # bytes of one record; our messages are far shorter
POINT: Final = 65  # bytes of a public key
HOURS: Final = 12 * 3600  # seconds for which a signature holds
KEPT_FOR: Final = 24 * 3600  # seconds for which a push service keeps a message for a device that is off


def available() -> bool:
    return find_spec("cryptography") is not None


class Device(NamedTuple):
    """A browser that has asked for push, as it describes itself: public key and secret in base64url."""

    endpoint: str
    p256dh: str
    auth: str


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse what is no public key on the curve, or no secret of 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(p256dh))
        if len(read(p256dh)) != POINT or len(read(auth)) != 16:
            raise ValueError
    except (ValueError, NoBase64):
        raise BadTarget("the keys of a device are 'p256dh', a point of P-256, and 'auth', 16 bytes") from None


def encrypted(
    message: bytes, device: Device, salt: bytes | None = None, own: EllipticCurvePrivateKey | None = None
) -> bytes:
    """The message as one record of `aes128gcm`; `salt` and `own` key are drawn anew each time, except in tests."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    salt, own = salt or secrets.token_bytes(16), own or ec.generate_private_key(ec.SECP256R1())
    theirs = read(device.p256dh)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    mine = public_point(own)
    told = b"WebPush: info\0" + theirs + mine
    first = HKDF(SHA256(), 32, read(device.auth), told).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(first)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(first)
    record = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + struct.pack("!IB", RECORD, len(mine)) + mine + record


def public_point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Signer:
    """The room's own pair of keys: `kept` is how it is stored, and `public` what browsers are told."""

    def __init__(self, kept: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self.key = ec.derive_private_key(int(kept, 16), ec.SECP256R1())
        self.public = written(public_point(self.key))

    @staticmethod
    def new() -> str:
        """A new pair, as it is stored."""
        from cryptography.hazmat.primitives.asymmetric import ec

        return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"

    def authorization(self, endpoint: str, contact: str, moment: float) -> str:
        """The header by which a push service knows this room; `contact`: whom it may write to."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(moment) + HOURS, "sub": contact}
        said = ".".join(
            [
                written(json.dumps(part, separators=(",", ":")).encode())
                for part in ({"typ": "JWT", "alg": "ES256"}, claims)
            ]
        )
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(SHA256())))
        token = f"{said}.{written(r.to_bytes(32) + s.to_bytes(32))}"
        return f"vapid t={token}, k={self.public}"

    def headers(self, endpoint: str, contact: str, moment: float, topic: str) -> dict[str, str]:
        """With a `topic`, a message replaces the one before that was not delivered yet."""
        return {
            "Authorization": self.authorization(endpoint, contact, moment),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Topic": topic,
            "Urgency": "normal",
        }
