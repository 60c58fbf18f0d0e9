"""E-mail: the server that the host has named, and one short message by way of it."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from herna.kernel.errors import BadOption, HernaError
from herna.web.sending.outside import NotSent, Unsure

ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{4,190}\Z)([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}"
)
PORTS: Final = {"smtp": 587, "smtps": 465}
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
SECONDS: Final = 10.0  # for each word of the server
REFUSED: Final = (smtplib.SMTPResponseException, smtplib.SMTPRecipientsRefused, smtplib.SMTPNotSupportedError)


class BadAddress(HernaError):
    """This is no address of e-mail that we send to."""


class MailServer(NamedTuple):
    """`secure`: TLS from the first byte; else it begins with STARTTLS, except on this machine."""

    host: str
    port: int
    secure: bool
    user: str
    password: str
    sender: str


def mail_server(url: str, sender: str, password: str) -> MailServer | None:
    """As the settings name it: `smtps://USER@smtp.example`, or `smtp://HOST:PORT`; None if they do not."""
    if not url:
        if sender:
            raise BadOption("mail_from says who writes e-mails, so mail must say by way of which server")
        return None
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port, parts = "", None, urlsplit("")
    if parts.scheme not in PORTS or not host or parts.path not in ("", "/") or parts.password is not None:
        raise BadOption("mail is like smtps://USER@smtp.example or smtp://HOST:587, and the password stands elsewhere")
    if not ADDRESS.fullmatch(sender):
        raise BadOption(f"mail_from is the address that e-mails come from, such as room@club.example, not {sender!r}")
    user = unquote(parts.username or "")
    if user and not password:
        raise BadOption("mail names a user: the password is in mail_password_file or in HERNA_MAIL_PASSWORD")
    return MailServer(host, port or PORTS[parts.scheme], parts.scheme == "smtps", user, password, sender)


def clean_address(text: str) -> str:
    address = text.strip()
    if not ADDRESS.fullmatch(address):
        raise BadAddress("an e-mail address is like eva@example.org")
    return address


def written(server: MailServer, to: str, subject: str, text: str, stop: str) -> EmailMessage:
    """`stop`: the address of the page where one ends these messages."""
    message = EmailMessage()
    message["From"] = f"Herna <{server.sender}>"
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop}>"
    message.set_content(text)
    return message


def send(server: MailServer, message: EmailMessage) -> None:
    """Give the message to the server; this waits, so it is called in a thread of its own."""
    try:
        with connection(server) as way:
            if server.user:
                way.login(server.user, server.password)
            way.send_message(message)
    except (*REFUSED, ConnectionRefusedError, ssl.SSLError) as e:
        raise NotSent(type(e).__name__) from None
    except (OSError, smtplib.SMTPException) as e:
        raise Unsure(type(e).__name__) from None


def connection(server: MailServer) -> smtplib.SMTP:
    if server.secure:
        return smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=ssl.create_default_context())
    plain = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    if server.host not in LOOPBACK:
        try:
            plain.starttls(context=ssl.create_default_context())
        except BaseException:
            plain.close()
            raise
    return plain
