"""Messages that leave the room: encrypted as the standards say, and never to where a visitor must not reach."""

from __future__ import annotations

import asyncio
import datetime
import json
import socket
import ssl
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from herna.web.sending import outside, push
from herna.web.sending.mail import BadAddress, MailServer, clean_address, send, written
from herna.web.sending.outside import BadTarget, NotSent, Outside, Unsure, is_public, target_of
from tests.web.post import Telephone, inbox, mailbox
from tests.web.server import free_port, run_apart


def test_the_example_of_rfc_8291() -> None:
    device = push.Device(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    own = ec.derive_private_key(
        int.from_bytes(push.read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1()
    )
    salt = push.read("DGv6ra1nlYgDCS1FRnbzlw")
    message = push.encrypted(b"When I grow up, I want to be a watermelon", device, salt, own)
    assert push.written(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_signature_that_a_push_service_can_check() -> None:
    signer = push.Signer(push.Signer.new())
    told = signer.authorization("https://push.example:8443/a/b?c", "mailto:a@b.example", 1000.5)
    kind, token, key = told.replace(",", "").split()
    assert (kind, key) == ("vapid", f"k={signer.public}")
    said, _, signature = token.removeprefix("t=").rpartition(".")
    claims = json.loads(push.read(said.partition(".")[2]))
    assert claims == {"aud": "https://push.example:8443", "exp": 1000 + 12 * 3600, "sub": "mailto:a@b.example"}
    raw = push.read(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.read(signer.public))
    public.verify(der, said.encode(), ec.ECDSA(SHA256()))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", ""), ("AAAA", "AAAA"), (push.written(b"\4" + bytes(64)), push.written(bytes(16))), ("ž", "!"), ("A", "A")],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadTarget):
        push.check_keys(p256dh, auth)


@pytest.mark.parametrize(
    "url",
    [
        "", "push.example", "http://push.example/a", "https://", "https://127.0.0.1/a", "https://[::1]/a", "https://10.1.2.3",
        "https://localhost/a", "https://[::ffff:10.0.0.1]/a", "https://169.254.169.254/latest", "https://[fe80::1]/",
        "https://0.0.0.0/", "https://u:p@push.example/", "https://push.example/ä", "https://push.example/a b",
        "https://push.example:99999/", "https://push.example/\r\nX: y", "https://[64:ff9b::7f00:1]/", "file:///etc/passwd",
        "https://push.example/" + 1000 * "a", "https://[2002:7f00:1::]/", "https://100.64.0.1/", "https://224.0.0.1/",
    ],
)  # fmt: skip
def test_visitors_name_public_addresses_with_tls_only(url: str) -> None:
    with pytest.raises(BadTarget):
        target_of(url, inside=False)


def test_public_addresses_are_known() -> None:
    assert target_of("https://push.example/a?b=c", inside=False) == ("https", "push.example", 443, "/a?b=c")
    assert is_public(ip_address("93.184.216.34"))
    assert is_public(ip_address("2606:2800:220:1:248:1893:25c8:1946"))


@pytest.mark.parametrize("found", ["127.0.0.1", "10.0.0.1", "::1", "169.254.169.254"])
def test_a_public_name_that_leads_inside_gets_nothing(found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one of several addresses is enough to refuse."""

    def look_up(host: str, port: int, **_: object) -> list[object]:
        return [(0, 0, 0, "", ("93.184.216.34", port)), (0, 0, 0, "", (found, port))]

    async def trial() -> None:
        way = Outside()
        try:
            with pytest.raises(NotSent, match="public"):
                await way.post("https://push.example/a", b"x", {})
        finally:
            way.close()

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    run_apart(trial())


def certificate(folder: Path, name: str) -> Path:
    """A file with a certificate for this name, signed by itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    begin = datetime.datetime.now(datetime.UTC) - datetime.timedelta(days=1)
    made = (
        x509.CertificateBuilder().subject_name(subject).issuer_name(subject).public_key(key.public_key())
        .serial_number(1).not_valid_before(begin).not_valid_after(begin + datetime.timedelta(days=3))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )  # fmt: skip
    file = folder / f"{name}.pem"
    text = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + made.public_bytes(Encoding.PEM)
    file.write_bytes(text)
    return file


def test_over_tls_the_name_in_the_certificate_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = certificate(tmp_path, "push.example")

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 201 Created\r\n\r\n")
        await writer.drain()
        writer.close()

    async def trial() -> None:
        own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        own.load_cert_chain(file)
        server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=own)
        port = server.sockets[0].getsockname()[1]
        way = Outside(inside=True)
        way.trust = ssl.create_default_context(cafile=str(file))
        try:
            assert await way.post(f"https://push.example:{port}/a", b"x", {}) == 201
            with pytest.raises(NotSent, match="SSL"):
                await way.post(f"https://other.example:{port}/a", b"x", {})
        finally:
            way.close()
            server.close()

    def look_up(host: str, port: int, **_: object) -> list[object]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 0, "", ("127.0.0.1", port))]

    monkeypatch.setattr(ssl, "create_default_context", ssl.create_default_context.__wrapped__)  # type: ignore[attr-defined]
    with monkeypatch.context() as patch:
        patch.setattr(socket, "getaddrinfo", look_up)
        run_apart(trial())


def test_what_surely_did_not_arrive_is_told_from_what_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial(url: str) -> None:
        way = Outside(inside=True)
        try:
            await way.post(url, b"x", {})
        finally:
            way.close()

    monkeypatch.setattr(outside, "SECONDS", 0.5)
    with pytest.raises(NotSent):
        run_apart(trial(f"http://127.0.0.1:{free_port()}/"))
    with inbox() as there:
        there.hangs.set()
        with pytest.raises(Unsure):
            run_apart(trial(there.url))
        there.hangs.clear()
        there.status = 302
        run_apart(trial(there.url + "/a"))
        assert [got.path for got in there.got] == ["/", "/a"]  # redirections are not followed


def test_an_email_is_plain_and_says_how_to_end_it() -> None:
    with mailbox() as box:
        server = MailServer("127.0.0.1", box.port, False, "", "", "room@club.example")
        send(
            server,
            written(server, "eva@example.org", "Žádný\nzáhlaví: x".replace("\n", " "), "Ahoj", "https://c.example/s"),
        )
        [got] = box.got
        assert got["to"] == "eva@example.org"
        assert got["list-unsubscribe"] == "<https://c.example/s>"
        assert got["subject"] == "Žádný záhlaví: x"
        assert got.get_content().strip() == "Ahoj"
        box.refuses = True
        with pytest.raises(NotSent):
            send(server, written(server, "eva@example.org", "x", "y", "https://c.example/s"))


@pytest.mark.parametrize(
    "text", ["", "eva", "eva@x", "a b@c.example", "eva@example.org\nBcc: x@y.example", "<eva@e.org>"]
)
def test_addresses_of_email_that_are_none(text: str) -> None:
    with pytest.raises(BadAddress):
        clean_address(text)


def test_a_telephone_reads_what_is_encrypted_for_it() -> None:
    phone = Telephone("https://push.example/a")
    assert phone.read(push.encrypted("Žluťoučký".encode(), phone.device)) == "Žluťoučký".encode()
