"""Settings of the room from a file and the environment: the nearest word counts, and every mistake is named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from herna.cli import main
from herna.cli.common import app
from herna.cli.settings import database_setting
from herna.web.settings import RoomSettings

Opened = list[tuple[RoomSettings, bool, int | None]]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Opened:
    """What `herna serve` would open, in an empty folder and without anything in the environment."""
    found: Opened = []
    monkeypatch.setattr("herna.web.serve.serve", lambda *given: found.append(given))
    monkeypatch.chdir(tmp_path)
    for name in ("SETTINGS", "DATABASE", "PASSWORD", "PORT", "HOST", "NAME", "WORKERS"):
        monkeypatch.delenv(f"HERNA_{name}", raising=False)
    return found


def serve(*arguments: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", *arguments])
    assert ended.value.code == 0


def test_the_file_says_what_the_command_leaves_out(opened: Opened, tmp_path: Path) -> None:
    (tmp_path / "herna.toml").write_text(
        'host = "0.0.0.0"\nport = 8123\nname = ["club.example", "other.example"]\nkeep_days = 2.5\njson_logs = true\n'
        'browser = false\nthinkers = 3\ndatabase = "sqlite:///club.db"\n[limits]\ntables_per_minute = 7\n'
    )
    serve("--host", "127.0.0.9")
    [(settings, browser, port)] = opened
    assert (settings.host, port, browser) == ("127.0.0.9", 8123, False)
    assert {"club.example", "other.example"} <= settings.names
    assert (settings.keep_days, settings.json_logs, settings.thinkers) == (2.5, True, 3)
    assert settings.database == "sqlite:///club.db"
    assert settings.limits.tables_per_minute == 7
    assert database_setting() == "sqlite:///club.db"  # the commands of `herna admin` find the same room


def test_the_command_line_counts_before_the_environment_and_that_before_the_file(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "other.toml").write_text("port = 1\nworkers = 1\nbot_seconds = 3.0\n")
    monkeypatch.setenv("HERNA_SETTINGS", "other.toml")
    monkeypatch.setenv("HERNA_PORT", "2")
    monkeypatch.setenv("HERNA_NAME", "a.example, b.example")
    serve()
    serve("--port", "3")
    assert [port for _, _, port in opened] == [2, 3]
    assert opened[0][0].deadline == 3.0
    assert {"a.example", "b.example"} <= opened[0][0].names


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 1", "herna.toml: there is no setting 'prot'; there are: bot_seconds, browser"),
        ("port = 70000", "herna.toml: port is a number from 0 to 65535, not 70000"),
        ('port = "x"', "herna.toml: port is a whole number from 0 to 65535, not 'x'"),
        ("port = 1.5", "herna.toml: port is a whole number from 0 to 65535, not 1.5"),
        ("keep_days = -1", "herna.toml: keep_days is a number from 0 to 99999, not -1"),
        ("json_logs = 1", "herna.toml: json_logs is true or false, not 1"),
        ('name = "club.example"', "herna.toml: name is a list of texts"),
        ("host = 5", "herna.toml: host is a text, not 5"),
        ("remind_minutes = 0", "herna.toml: remind_minutes is a number from 1 to 1440, not 0"),
        ('webhook = "ftp://x"', "webhook is an address like https://chat.example/hooks/abc"),
        ('mail = "smtp.example"', "mail is like smtps://USER@smtp.example or smtp://HOST:587"),
        ('mail = "smtp://u:secret@h.example"', "and the password stands elsewhere"),
        ('mail = "smtp://h.example"', "mail_from is the address that e-mails come from"),
        ('mail = "smtp://u@h.example"\nmail_from = "a@b.example"', "mail names a user: the password is in"),
        ('mail_from = "a@b.example"', "mail must say by way of which server"),
        ("limits = 3", "herna.toml: limits is a table, [limits]"),
        ("[limits]\nnothing = 3", "there is no limit 'nothing'"),
        ("port = ", "herna.toml: this is not TOML"),
    ],
)
def test_every_mistake_in_the_file_is_named(
    opened: Opened, tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, told: str
) -> None:
    (tmp_path / "herna.toml").write_text(text)
    with pytest.raises(SystemExit) as ended:
        main(["serve"])
    assert ended.value.code == 2
    assert told in capsys.readouterr().err
    assert opened == []


def test_mistakes_in_the_environment_and_a_missing_file_are_named(
    opened: Opened, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HERNA_WORKERS", "many")
    with pytest.raises(SystemExit):
        main(["serve"])
    assert "HERNA_WORKERS is a whole number from 1 to 64, not 'many'" in capsys.readouterr().err
    monkeypatch.delenv("HERNA_WORKERS")
    monkeypatch.setenv("HERNA_SETTINGS", "nowhere.toml")
    with pytest.raises(SystemExit):
        main(["serve"])
    assert "nowhere.toml: the settings cannot be read" in capsys.readouterr().err
    assert opened == []


def test_every_option_of_the_command_is_a_setting(opened: Opened, tmp_path: Path) -> None:
    samples: dict[Any, str] = {bool: "true", int | None: "1", int: "1", float: "1.0", str: '"2"'}
    arguments = app["serve"].assemble_argument_collection()
    lines, a_list = [], '["a.example"]'
    for argument in arguments:
        key = argument.name.lstrip("-").replace("-", "_")
        if key not in ("limit", "password_file", "path", "host", "mail", "mail_from", "mail_password_file", "webhook"):
            lines.append(f"{key} = {samples.get(argument.hint, a_list)}")
    assert len(lines) > 8
    (tmp_path / "herna.toml").write_text("\n".join(lines))
    serve()
    assert opened[0][0].port == 1


def test_mail_and_webhook_are_read_and_the_password_stands_elsewhere(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "herna.toml").write_text(
        'mail = "smtps://eva%40club@smtp.example"\nmail_from = "room@club.example"\nwebhook = "http://10.0.0.5/hook"\n'
        "remind_minutes = 30\n"
    )
    monkeypatch.setenv("HERNA_MAIL_PASSWORD", "secret")
    serve()
    [(settings, _, _)] = opened
    assert settings.mail == ("smtp.example", 465, True, "eva@club", "secret", "room@club.example")
    assert (settings.webhook, settings.remind_seconds) == ("http://10.0.0.5/hook", 1800)
    assert settings.contact == "mailto:room@club.example"
