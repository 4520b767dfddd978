"""What every state has, whatever the game. What runs is saved and shown as a whole, by `codec`."""

from trivault.codegen import COPIED, EVERYBODY, GIVEN, Code, Declaration, TableFields, fixed, number, own

COUNTER = 2**62  # of what only ever grows

DECLARED = Declaration(
    package="trivault.kernel",
    title="What every state has",
    types=(
        "from trivault.kernel.choices import Choice, Raw",
        "from trivault.kernel.frames import Batch, Frame, Listener, Scope",
        "from trivault.kernel.ids import Thing",
    ),
    table=TableFields(
        "StateFields",
        "What every game's state has, beside the game itself.",
        (
            own("seats", "int", default=GIVEN, saved="int"),
            own("seed", "int", default=GIVEN, saved="int"),
            number("draws", "how often chance was used", high=COUNTER),
            number("seq", "the open choice, or several at once", high=COUNTER, seen=EVERYBODY),
            number("barrier", "rises with all that cannot be taken back", high=COUNTER),
            number("happened", 'how many events of the last effect happened, for "if you do"'),
            fixed("result", "tuple[int, ...] | None", "the winners, at the end", default=None, seen=EVERYBODY),
            own(
                "known", "dict[Thing, int]", "who knows a card in a hidden place: a bit per player",
                default=Code("{}"), copied=COPIED, saved="tuple[tuple[int, int], ...]",
            ),
            own("choices", "tuple[Choice, ...]", default=Code("()"), saved="tuple[SavedChoice, ...]"),
            fixed("answers", "tuple[tuple[int, Raw], ...]", "given in secret, while others are open"),
            fixed("conceded", "tuple[int, ...]", "who has given up", seen=EVERYBODY),
            own("stack", "list[Frame]", default=Code("[]"), copied=COPIED),
            own("scopes", "list[Scope]", default=Code("[]"), copied="[scope.copy() for scope in {}]"),
            own(
                "batches", "list[Batch]",
                default=Code("[]"), copied="[batch.copy() for batch in {0}] if {0} else []",
            ),
            own("listeners", "dict[str, tuple[Listener, ...]]", default=Code("{}"), copied=COPIED),
            own("modifiers", "dict[str, tuple[Listener, ...]]", default=Code("{}"), copied=COPIED),
            own("steps", "int", "abilities carried out since the last free action (`loops`)", default=0),
        ),
        of_kernel=True,
    ),
)  # fmt: skip
