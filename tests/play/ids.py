"""The kind of id that each button, form and parameter carries, and who may use commands and parameters.

Every verb, command and parameter needs an entry here; tests fail for a new one without an entry.
"""

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final, NamedTuple

from bot.client.click_handlers import Who


class Id(Enum):
    """The kind of id that a custom id or a parameter carries."""

    NOTHING = auto()
    """Nothing that belongs to a user: a setting, a page, an action, the key of a game."""
    MATCH = auto()
    """The number of a match."""
    SOURCE = auto()
    """The source of a replay, such as ``m12`` or ``i3``."""
    IMPORT = auto()
    """The number of an imported record."""
    USER = auto()
    """The id of a user."""


class Use(NamedTuple):
    """What the custom id of a button or a form carries.

    Attributes:
        carries: The kind of id.
        argument: A valid argument, in which ``{id}`` stands for the id.
        value: The value chosen in its menu; empty for a button.
    """

    carries: Id
    argument: str = "{id}"
    value: str = ""


def _each(verbs: str, use: Use) -> dict[str, Use]:
    return dict.fromkeys(verbs.split(), use)


def _of_match(**arguments: str) -> dict[str, Use]:
    """Return the buttons of a match, by verb with an underscore for each hyphen."""
    return {verb.replace("_", "-"): Use(Id.MATCH, argument) for verb, argument in sorted(arguments.items())}


MATCH_BUTTONS: Final[Mapping[str, Use]] = {
    **_of_match(area="0", area_other="0"),
    **_of_match(act_not="", fair_play="", happened="", learn="", legend="", log=""),
    **_of_match(log_page="first", more="", page="", picture="zoom", large="", race_faces=""),
    **_of_match(race_last="", read="", record="", replay="", rule="0", rules="", clock="", even_out=""),
    **_of_match(join="1", take_seat="2", take_seat_sure="2"),
    **_of_match(report_name="", report_name_of="1", report_name_sure="1"),
    **_of_match(notifications="", delivery="direct", panel_unmute="", refuse_host=""),
    **_of_match(stand_in="yes=1"),
    **_of_match(mute_match="", mute_turn="1", panel_mute_match="", panel_mute_turn="1"),
    **_of_match(act="coins", act_always="coins", act_sure="coins", answer="yes", pick="coins"),
    **_of_match(cancel="yes", claim="2", claim_sure="2", clip="", clip_stop="", leave="", start="", undo=""),
    **_of_match(clock_set="pace=day"),
    **_of_match(computer="", computer_add="casual", computers_off="", give_back="", even_set="0=1"),
    **_of_match(hand_over="", hand_over_to="0=casual", hint="yes", nudge="", rematch=""),
    **_of_match(panel="", panel_act="coins", panel_set="", resign="yes", show=""),
    **_of_match(race_begin="0", race_click="0.tap.tap", race_open="", race_panel=""),
    **_of_match(race_ready="", race_sit="ask", race_stop="0", race_unfreeze="OBS"),
    **_of_match(review=""),
    **_of_match(review_share="", story="", story_share="", keep_rating=""),
}
"""The buttons and menus of a match; all carry its number."""

USER_BUTTONS: Final[Mapping[str, Use]] = {
    **_each("coach-off me-section me-reset", Use(Id.NOTHING, "x", "x")),
    **_each("me-set", Use(Id.NOTHING, "coach", "off")),
    **_each("me-zone me-zone-found", Use(Id.NOTHING, "", "off")),
    **_each("privacy-export privacy-ask privacy-delete me-forget", Use(Id.NOTHING, "")),
    **_each("learn learn-open", Use(Id.NOTHING, "builders")),
    **_each("learn-act learn-pick", Use(Id.NOTHING, "builders/roll/0//")),
    **_each(
        "learn-next learn-back learn-again learn-show learn-words",
        Use(Id.NOTHING, "builders/x/0//"),
    ),
    **_each("rules-entry rules-section", Use(Id.NOTHING, "", "builders/0")),
    **_each("history", Use(Id.NOTHING, "c/a0")),
    **_each("me-refused-hosts", Use(Id.USER, "", "{id}")),
    **_each("me-away me-stand-in", Use(Id.USER, "{id}", "3")),
    **_each("open", Use(Id.NOTHING, "constructor:")),
    **_each("profile", Use(Id.USER)),
    **_each("profile-game", Use(Id.USER, "{id}/builders/number")),
    **_each("profile-meet", Use(Id.USER, "{id}", "{id}")),
    **_each("profile-share", Use(Id.NOTHING, "")),
    **_each("learn-play learn-practise placement", Use(Id.NOTHING, "builders")),
    **_each("history-match", Use(Id.MATCH, "c/", "{id}")),
    **_each("replay replay-turns replay-frame replay-moments", Use(Id.SOURCE, "{id}/1")),
    **_each("replay-jump replay-moment", Use(Id.SOURCE, "{id}/0", "1")),
    **_each("replay-words", Use(Id.SOURCE, "{id}/1")),
    **_each("review review-curve", Use(Id.MATCH)),
    **_each("review-try review-moment", Use(Id.MATCH, "{id}/1")),
    **_each("rematch", Use(Id.MATCH)),
    **_each("table-form", Use(Id.MATCH, "{id}/look")),
    **_each("import-share", Use(Id.IMPORT)),
    **_each("moderate-match moderate-pause moderate-end moderate-resume", Use(Id.MATCH)),
    **_each("moderate-move moderate-move-to moderate-move-thread", Use(Id.MATCH)),
    **_each("moderate-list", Use(Id.NOTHING, "")),
    **_each("name-list name-allow name-hide", Use(Id.USER, "{id}/0123456789abcdef")),
    **_each("blocked-list", Use(Id.NOTHING, "0")),
    **_each("server-section server-reset", Use(Id.NOTHING, "where")),
    **_each("ranking", Use(Id.NOTHING, "builders/numbers")),
    **_each("ranking-game records-game", Use(Id.NOTHING, "", "builders")),
    **_each("server-log", Use(Id.NOTHING, "9999")),
    **_each("server-set", Use(Id.NOTHING, "theme", "light")),
}
"""The buttons and menus that belong to no match."""

FORMS: Final[Mapping[str, Use]] = {
    **_each("me-zone-typed", Use(Id.NOTHING, "")),
    **_each("table-form", Use(Id.MATCH, "{id}/look")),
    **_each("moderate-pause-reason moderate-end-reason", Use(Id.MATCH)),
}
"""The forms in which users type a text."""


class Parameter(NamedTuple):
    """The kind of id that a parameter of a command carries, and who may use it."""

    carries: Id
    who: Who = Who.ANYBODY


VALUE: Final = Parameter(Id.NOTHING)
_GUEST: Final = Parameter(Id.USER, Who.UNBLOCKED)


def _parameters(command: str, names: str, parameter: Parameter = VALUE) -> dict[str, Parameter]:
    return {f"{command} {name}": parameter for name in names.split()}


_TABLE = "thread clock practice computer"
PARAMETERS: Final[Mapping[str, Parameter]] = {
    **_parameters("constructor new", f"{_TABLE} colour starter decider"),
    **_parameters("constructor new", "opponent", _GUEST),
    **_parameters("constructor pattern", "pattern"),
    **_parameters("constructor place", "kind tile"),
    **_parameters("constructor move", "from to"),
    **_parameters("middle-ages new", f"{_TABLE} preset"),
    **_parameters("middle-ages new", "opponent second-opponent third-opponent", _GUEST),
    **_parameters("middle-ages build", "site"),
    **_parameters("middle-ages hire", "worker"),
    **_parameters("middle-ages send", "worker site"),
    **_parameters("builders new", f"{_TABLE} spaces"),
    **_parameters("builders new", "opponent second-opponent third-opponent", _GUEST),
    **_parameters("builders order", "pieces"),
    **_parameters("builders take", "pieces"),
    **_parameters("builders build", "what"),
    **_parameters("space-builder new", f"{_TABLE} mode"),
    **_parameters("space-builder new", "opponent second-opponent third-opponent", _GUEST),
    **_parameters("space-builder lay", "card location"),
    **_parameters("space-builder turn", "card by"),
    **_parameters("space-builder flip", "card"),
    **_parameters("space-builder back", "card"),
    **_parameters("space-builder unfreeze", "card"),
    **_parameters("help", "game"),
    **_parameters("learn", "game"),
    **_parameters("profile", "user", Parameter(Id.USER)),
    **_parameters("profile", "game"),
    **_parameters("ranking", "game"),
    **_parameters("records", "game"),
    **_parameters("rules game", "game"),
    **_parameters("rules card", "name"),
    **_parameters("match replay", "match", Parameter(Id.SOURCE, Who.VIEWERS)),
    **_parameters("match record", "match", Parameter(Id.SOURCE, Who.VIEWERS)),
    **_parameters("match move", "match", Parameter(Id.MATCH, Who.PLAYERS)),
    **_parameters("match import", "file"),
    **_parameters("match end", "reason", Parameter(Id.NOTHING, Who.MODERATORS)),
    **_parameters("match computer", "level", Parameter(Id.NOTHING, Who.PLAYERS)),
    **_parameters("match clip", "from to speed format", Parameter(Id.NOTHING, Who.PLAYERS)),
    **_parameters("me notices", "where early"),
    **_parameters("me quiet", "from to zone"),
    **_parameters("me digest", "at zone"),
    **_parameters("me away", "until"),
    **_parameters("me away", "stand-in", Parameter(Id.USER)),
    **_parameters("me coach", "when"),
    **_parameters("me pictures", "size"),
    **_parameters("me language", "language"),
    **_parameters("me rating", "keep"),
    **_parameters("me invitations", "refuse accept", Parameter(Id.USER)),
    **_parameters("server block", "user", Parameter(Id.USER, Who.MODERATORS)),
    **_parameters("server block", "reason", Parameter(Id.NOTHING, Who.MODERATORS)),
    **_parameters("server unblock", "user", Parameter(Id.USER, Who.MODERATORS)),
}
"""The parameters of all commands, by command and name."""


def _commands(group: str, who: Who, names: str) -> dict[str, Who]:
    return {f"{group} {name}": who for name in names.split()}


COMMANDS: Final[Mapping[str, Who]] = {
    "help": Who.ANYBODY,
    "learn": Who.ANYBODY,
    "profile": Who.ANYBODY,
    "ranking": Who.PEOPLE_HERE,
    "records": Who.PEOPLE_HERE,
    **_commands("rules", Who.ANYBODY, "game card"),
    **_commands("me", Who.ANYBODY, "settings notices quiet digest away coach pictures language invitations"),
    **_commands("me", Who.ANYBODY, "back matches history rating"),
    **_commands("privacy", Who.ANYBODY, "show export delete"),
    **_commands("match", Who.PEOPLE_HERE, "read log history"),
    **_commands("match", Who.VIEWERS, "replay record"),
    **_commands("match", Who.PLAYERS, "show undo resign cancel rematch hint computer clip nudge move"),
    **_commands("match", Who.MODERATORS, "end"),
    **_commands("match", Who.ANYBODY, "import"),
    **_commands("server", Who.MODERATORS, "matches block unblock blocked names"),
    **_commands("server", Who.MANAGERS, "log settings check"),
    **_commands("constructor", Who.UNBLOCKED, "new"),
    **_commands("constructor", Who.PLAYERS, "pattern place move swap"),
    **_commands("middle-ages", Who.UNBLOCKED, "new"),
    **_commands("middle-ages", Who.PLAYERS, "build hire send coins buy end"),
    **_commands("builders", Who.UNBLOCKED, "new"),
    **_commands("builders", Who.PLAYERS, "order move take build structure done"),
    **_commands("space-builder", Who.UNBLOCKED, "new"),
    **_commands("space-builder", Who.PLAYERS, "ready open lay turn flip back tap stop unfreeze leave"),
}
"""Who may use each command; one for a match is about the channel's newest match or about a parameter."""
