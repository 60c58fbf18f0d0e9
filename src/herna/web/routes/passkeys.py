"""The addresses of passkeys (WebAuthn): a device signs something of ours, and so shows that it stands for somebody.

They are offered where the package `webauthn` is installed (`herna[passkeys]`), and where browsers allow them: at an
address with a name, over TLS or on this machine.
"""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.util import find_spec
from typing import Any, Final

from litestar import MediaType, Response, post
from litestar.response import Redirect

from herna.kernel.errors import HernaError
from herna.web.addresses import LOOPBACK, is_number
from herna.web.routes.forms import BadForm
from herna.web.routes.requests import HOST, Asked, address_of, look_of, remember, room_of, visitor_of
from herna.web.store import passkeys
from herna.web.store.passkeys import Passkey

SECRET: Final = {"Cache-Control": "no-store"}


class BadPasskey(HernaError):
    """The answer of a device proves nothing."""


def site(request: Asked) -> tuple[str, str]:
    """What browsers call this room: its name, and its whole address; empty where they allow no passkeys."""
    host, scheme = request.headers.get("host", ""), request.scope["scheme"]
    found = HOST.fullmatch(host)
    name = found[1].casefold() if found is not None else ""
    if find_spec("webauthn") is None or not name or is_number(name) or (scheme != "https" and name not in LOOPBACK):
        return "", ""
    return name, f"{scheme}://{host.casefold()}"


def own_site(request: Asked) -> tuple[str, str]:
    name, origin = site(request)
    if not name:
        raise BadForm("this room has no passkeys at this address")
    return name, origin


def handle_of(visitor: str) -> bytes:
    """What a device knows its owner by. It is no secret, so nobody can be found by it."""
    return sha256(f"herna passkey {visitor}".encode()).digest()


def given(options: str) -> Response[str]:
    return Response(options, status_code=200, media_type=MediaType.JSON, headers=SECRET)


async def signed(request: Asked, visitor: str) -> tuple[dict[str, Any], bytes]:
    """The answer of a device, and what it has signed, which is used up by that."""
    from webauthn import base64url_to_bytes

    try:
        credential = await request.json()
        said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = base64url_to_bytes(said["challenge"])
    except Exception:  # whatever it is, it is no answer of a browser
        raise BadPasskey("this is no answer of a device") from None
    room = room_of(request)
    if not await passkeys.answer(room.store, challenge, visitor, room.settings.clock()):
        raise BadPasskey("this was not to be signed, or not by you, or not any more: begin again")
    return credential, challenge


def named_in(credential: dict[str, Any]) -> tuple[bytes, bytes]:
    """The passkey that an answer names, and its owner as the device knows them (empty: it does not say)."""
    from webauthn import base64url_to_bytes

    try:
        owner = credential["response"].get("userHandle") or ""
        return base64url_to_bytes(credential["rawId"]), base64url_to_bytes(owner)
    except Exception:
        raise BadPasskey("this is no answer of a device") from None


# --- one's own --------------------------------------------------------------------------------------------------------
@post("/me/passkey/new", include_in_schema=False)
async def new_passkey(request: Asked) -> Response[str]:
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    name, _ = own_site(request)
    room, visitor = room_of(request), visitor_of(request)
    room.counts.ways.take(address_of(request))
    called = (await room.store.people.read(visitor)).name or look_of(request).say("me.title")
    options = generate_registration_options(
        rp_id=name,
        rp_name="Herna",
        user_name=called,
        user_id=handle_of(visitor),
        challenge=await passkeys.challenge(room.store, visitor, room.settings.clock()),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=known.credential)
            for known in await passkeys.passkeys_of(room.store, visitor)
        ],
    )
    answer = given(options_to_json(options))
    answer.cookies.append(remember("visitor", visitor))
    return answer


@post("/me/passkey", include_in_schema=False)
async def keep_passkey(request: Asked) -> Response[None]:
    from webauthn import verify_registration_response

    name, origin = own_site(request)
    visitor = request.cookies.get("visitor", "")
    credential, challenge = await signed(request, visitor)
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=name,
            expected_origin=origin,
            require_user_verification=True,
        )
    except Exception as e:  # the library lets errors of the formats through that it reads
        raise BadPasskey(f"the device's answer is refused: {type(e).__name__}") from None
    kept = Passkey(visitor, made.credential_id, made.credential_public_key, made.sign_count)
    if not await passkeys.add(room_of(request).store, kept):
        raise BadPasskey(f"this passkey is known already, or there are {passkeys.MOST}")
    return Response(None, status_code=204)


@post("/me/passkey/forget", include_in_schema=False)
async def forget(request: Asked) -> Redirect:
    await passkeys.forget_passkeys(room_of(request).store, visitor_of(request))
    return Redirect("/me#passkeys", status_code=303)


# --- coming in with one -----------------------------------------------------------------------------------------------
@post("/passkey/new", include_in_schema=False)
async def ask_for_passkey(request: Asked) -> Response[str]:
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    name, _ = own_site(request)
    room = room_of(request)
    room.counts.ways.take(address_of(request))
    options = generate_authentication_options(
        rp_id=name,
        challenge=await passkeys.challenge(room.store, "", room.settings.clock()),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return given(options_to_json(options))


@post("/passkey", include_in_schema=False)
async def come_in(request: Asked) -> Response[None]:
    """From now on this browser is whoever has added the passkey."""
    from webauthn import verify_authentication_response

    name, origin = own_site(request)
    room = room_of(request)
    room.counts.guesses.take(address_of(request))
    credential, challenge = await signed(request, "")
    id, owner = named_in(credential)
    known = await passkeys.find(room.store, id)
    if known is None or (owner and owner != handle_of(known.visitor)):
        raise BadPasskey("the room does not know this passkey")
    try:
        proved = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=name,
            expected_origin=origin,
            credential_public_key=known.public,
            credential_current_sign_count=known.uses,
            require_user_verification=True,
        )
    except Exception as e:  # as above
        raise BadPasskey(f"the device's answer is refused: {type(e).__name__}") from None
    room.counts.guesses.give_back(address_of(request))
    await passkeys.count_use(room.store, known.credential, proved.new_sign_count)
    return Response(None, status_code=204, cookies=[remember("visitor", known.visitor)])


PASSKEY_ROUTES: Final = [new_passkey, keep_passkey, forget, ask_for_passkey, come_in]
