"""The events that the bot dispatches to its cogs, beside those of Discord."""

from typing import Final

MATCH_USED: Final = "match_used"
"""A user has used a control or a command of a match: the interaction and the match's id."""
BOARD_SHOWN: Final = "board_shown"
"""The board of a match has been brought up to date: the match."""
USER_ERASED: Final = "user_erased"
"""The data of a user was deleted: the user."""
MATCH_PAUSED: Final = "match_paused"
"""A moderator has paused a match or let it go on: the match."""
SERVER_CHANGED: Final = "server_changed"
"""Something has changed in a server, so that Discord may take what it refused there: the server's id."""
