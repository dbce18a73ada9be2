"""The digests of a match's public history, which its buttons carry.

After a restore of the database, counters reach the same numbers again, but digests do not.
"""

from msgspec.structs import replace

from bot.match.models import Match
from bot.match.versions import DIGEST_LENGTH, MOST_DIGESTS, Version, chain_digest


def with_digest(match: Match, now: int) -> Match:
    """Return the match with the digest of its new public revision, which was made at the time ``now``.

    The digest depends on the previous digest, on the time and on what everybody sees, so that no other
    history leads to the same digest. Nothing hidden goes into it except its key, the seed.
    """
    view = None if match.state is None else match.view(None)
    public = (match.guild_id, match.channel_id, match.host, match.seats, match.invited, match.options)
    course = (match.status, match.turn, match.board_seq, match.events, match.consent_request, match.resigned)
    clock = (match.created_at, match.started_at, match.ended_at, now, match.pauses)
    last = match.digests[-1] if match.digests else ""
    digest = chain_digest(match.seed, last, match.public_revision, clock, public, course, view)
    return replace(match, digests=(*match.digests, digest)[-MOST_DIGESTS:])


def get_panel_version(match: Match, player: int) -> Version:
    """Return the version that the buttons of a player's private panel carry.

    Its number is the turn, because what others do meanwhile does not make the panel outdated.
    """
    public = match.board_version.digest
    return Version(match.turn, public and public + _own_digests(match, player)[-1])


def is_panel_current(match: Match, player: int, version: Version) -> bool:
    """Return whether a private panel is of this turn and shows no action that is not in the record."""
    if version.number != match.turn or not version.digest:
        return get_panel_version(match, player) == version
    public, own = version.digest[:DIGEST_LENGTH], version.digest[DIGEST_LENGTH:]
    return public in match.digests and own in _own_digests(match, player)


def _own_digests(match: Match, player: int) -> list[str]:
    """Return the digests of a player's actions in this turn, hidden ones too: before and after each."""
    digests = [chain_digest(match.seed, "", player, match.turn)]
    for line in match.recent:
        if line.player == player and line.turn == match.turn:
            digests.append(chain_digest(match.seed, digests[-1], line.at, line.action))
    return digests


def is_current(match: Match, version: Version) -> bool:
    """Return whether a board can still be acted on.

    In a race and after the end, any version of the match's own history can.
    """
    if match.is_over or match.real_time:
        return has_shown(match, version)
    return match.board_version == version


def has_shown(match: Match, version: Version) -> bool:
    """Return whether buttons belong to the history of a match, as far back as its digests reach.

    If they do not, the database was restored since, or the buttons are very old. Without a digest, buttons
    belong to another history only if their number is higher than that of the board.
    """
    public = version.digest[:DIGEST_LENGTH]
    return version.number <= match.board_version.number and (not public or public in match.digests)


def is_lost(match: Match, version: Version) -> bool:
    """Return whether buttons certainly show a history that a restore of the database has removed."""
    if is_panel(version):  # a panel of an earlier turn may just be old
        return version.number >= match.turn
    if has_shown(match, version):
        return False
    known = 0 if match.real_time else max(len(match.digests) - 1, 0)
    return version.number >= match.board_version.number - known


def is_panel(version: Version) -> bool:
    """Return whether a version is that of a private panel."""
    return len(version.digest) > DIGEST_LENGTH
