class Forward:
    def __init__(
        self,
        table: int,
        seat: int,
        roles: int,
        hidden: int,
        second: int,
        body: bytes,
        bundles: list[tuple[int, ...]],
        /,
    ) -> None: ...
    def logits(self, table: list[int], seats: list[list[int]], partners: tuple[int, ...], /) -> list[int]: ...
