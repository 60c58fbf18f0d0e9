"""A device with passkeys, made of software: it answers as a browser would, or as somebody would who cheats."""

from __future__ import annotations

import json
import struct
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from herna.web.sending.push import public_point, read, written

PRESENT_AND_VERIFIED = 0x05
WITH_KEY = 0x40


class Authenticator:
    def __init__(self, site: str, origin: str) -> None:
        self.site = site
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = sha256(public_point(self.key)).digest()
        self.owner = b""
        self.uses = 0

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, flags: int) -> bytes:
        self.uses += 1
        return sha256(self.site.encode()).digest() + struct.pack("!BI", flags, self.uses)

    def _answer(self, **response: bytes) -> dict[str, Any]:
        told = {name: written(value) for name, value in response.items()}
        return {"id": written(self.id), "rawId": written(self.id), "type": "public-key", "response": told}

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` gives."""
        self.owner = read(options["user"]["id"])
        point = public_point(self.key)
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point[1:33], -3: point[33:]})
        data = (
            self._data(PRESENT_AND_VERIFIED | WITH_KEY) + bytes(16) + struct.pack("!H", len(self.id)) + self.id + public
        )
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(
            clientDataJSON=self._said("webauthn.create", options["challenge"]), attestationObject=attestation
        )

    def get(self, options: dict[str, Any], flags: int = PRESENT_AND_VERIFIED) -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        said, data = self._said("webauthn.get", options["challenge"]), self._data(flags)
        signature = self.key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._answer(clientDataJSON=said, authenticatorData=data, signature=signature, userHandle=self.owner)
