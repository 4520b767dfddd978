"""What each slot of an observation and each action means: `python -m trivault.research.layout shards`."""

from __future__ import annotations

import click

from trivault.research.encoders import encoded, encoder


@click.command()
@click.argument("game", type=click.Choice(list(encoded())))
@click.option("--players", default=2, show_default=True, help="For how many players.")
@click.option("--actions", is_flag=True, help="The actions, and not the slots.")
def main(game: str, players: int, actions: bool) -> None:
    """List the slots of an observation, or the actions."""
    layout = encoder(game, players).layout
    click.echo(
        f"{game}, {players} players: {len(layout.slots)} slots, {len(layout.actions)} actions, {layout.digest}"
    )
    for number, name in enumerate(layout.actions if actions else layout.slots):
        click.echo(f"{number:6}  {name}")


if __name__ == "__main__":
    main()
