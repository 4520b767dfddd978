"""What the server says. `id` is the number of the request that is answered, 0 for news."""

from __future__ import annotations

from typing import Union, get_args

from trivault.server.replies.history import (
    Affects,
    Course,
    Describe,
    Hint,
    KeyMoment,
    Log,
    Moment,
    Move,
    Points,
    Report,
    Saved,
    Sentence,
    Suggestion,
    Timeline,
    WhyNot,
)
from trivault.server.replies.library import (
    BotInfo,
    CardFilter,
    CardInfo,
    Cards,
    Deck,
    DeckCard,
    DeckGenerator,
    DeckGroup,
    DeckInfo,
    Decks,
    Draft,
    DraftCard,
    DraftChoice,
    GameInfo,
    Games,
    Named,
    Offer,
    Problem,
    Rating,
    Ratings,
    Rule,
    SetupOption,
)
from trivault.server.replies.reply import Bye, Done, Error, Pong, Reply, RuleText, Welcome
from trivault.server.replies.rooms import (
    Chat,
    ChatLine,
    Lobby,
    Moved,
    Room,
    RoomLine,
    Seat,
    SeatInfo,
    SeatStops,
    Stop,
    StopGroup,
    Stops,
)
from trivault.server.replies.table import Die, InForce, Line, Option, Question, Result, Shown, Table

__all__ = [
    "REPLIES", "Affects", "AnyReply", "BotInfo", "Bye", "CardFilter", "CardInfo", "Cards", "Chat", "ChatLine",
    "Course", "Deck", "DeckCard", "DeckGenerator", "DeckGroup", "DeckInfo", "Decks", "Describe", "Die",
    "Done", "Draft", "DraftCard", "DraftChoice", "Error", "GameInfo", "Games", "Hint", "InForce", "KeyMoment",
    "Line", "Lobby", "Log", "Moment", "Move", "Moved", "Named", "Offer", "Option", "Points", "Pong",
    "Problem", "Question", "Rating", "Ratings", "Reply", "Report", "Result", "Room", "RoomLine", "Rule",
    "RuleText", "Saved", "Seat", "SeatInfo", "SeatStops", "Sentence", "SetupOption", "Shown", "Stop",
    "StopGroup", "Stops", "Suggestion", "Table", "Timeline", "Welcome", "WhyNot",
]  # fmt: skip

AnyReply = Union[  # noqa: UP007  # taken apart below
    Welcome, Error, Done, Pong, Bye,
    Games, Cards, Decks, Deck, Draft, Rule, Ratings,
    Lobby, Room, Seat, Moved, Chat,
    Table, Log, Hint, WhyNot, Describe, Affects, Timeline, Moment, Saved, Report,
]  # fmt: skip

REPLIES: dict[str, type[Reply]] = {str(each.__struct_config__.tag): each for each in get_args(AnyReply)}
