"""What to say when an optional package is missing."""


def how_to_install(what: str, package: str | None, extra: str) -> str:
    """A sentence that names the missing package and the command that brings it, in a checkout and elsewhere."""
    return (
        f"{what} needs more packages ({package} is missing): pip install '.[{extra}]' in a checkout of Herna, "
        f"pip install 'herna[{extra}]' elsewhere"
    )
