class Rows:
    def __init__(
        self,
        seen: object,
        masks: object,
        table: int,
        seat: int,
        roles: int,
        viewers: object = None,
        bundles: list[tuple[int, ...]] = ...,
        /,
    ) -> None: ...
    def put(
        self,
        row: int,
        table: list[int],
        seats: list[list[int]],
        viewer: int,
        partners: tuple[int, ...],
        actions: list[int],
        /,
    ) -> None: ...
