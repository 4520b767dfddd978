"""The reply that shows a tournament to somebody who looks at it."""

from __future__ import annotations

from trivault.server.connections.connection import Connection
from trivault.server.protocol import replies
from trivault.server.rooms.seating import names
from trivault.server.storage.records import SeatRecord
from trivault.server.tournaments.pairing import TournamentRecord, TournamentScore, rounds_needed, standings


def tournament_reply(record: TournamentRecord, connection: Connection, number: int = 0) -> replies.Tournament:
    called = names([SeatRecord(each.kind, each.user, each.name) for each in record.players], connection.lang)
    you = record.player(connection.me.user)
    return replies.Tournament(
        id=number,
        tournament=record.id,
        name=record.name,
        game=record.game,
        form=record.form,
        status=record.status,
        size=record.size,
        days=record.days,
        clock=record.clock,
        rounds_planned=rounds_needed(len(record.players)) if record.players else 0,
        host=record.host == connection.me.user,
        you=-1 if you is None else you,
        players=[
            replies.TournamentPlayer(name=name, kind=each.kind, out=each.out)
            for name, each in zip(called, record.players, strict=True)
        ],
        rounds=[
            [
                replies.TournamentMatch(
                    first=match.first, second=match.second, room=match.room, result=match.result
                )
                for match in matches
            ]
            for matches in record.rounds
        ],
        table=[_row(row) for row in standings(record)],
    )


def _row(row: TournamentScore) -> replies.TournamentRow:
    return replies.TournamentRow(
        player=row.player, points=row.points / 2, buchholz=row.buchholz / 2, won=row.won, played=row.played
    )
