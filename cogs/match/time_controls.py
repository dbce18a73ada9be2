"""Claims against late players, stand-ins, and the timer for system actions."""

import logging

from discord import ButtonStyle
from discord.ext import commands

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers, Who
from bot.client.events import SERVER_CHANGED, SHARDS_GAINED, listens_to
from bot.match.commands import AnswerStandIn, ClaimWin, GiveSeatBack, Nudge, TakeSeat, get_owned_player
from bot.match.models import Match
from bot.match.refusals import Refusal, RuleBroken
from bot.match.timer_values import RULES_TIMER, Timer
from bot.services.outbox import Blocked, ChannelMissing, Unreachable
from bot.timestamps import milliseconds
from cogs.board.buttons import MatchClick, rows
from cogs.board.lost_channels import note_missing_channel
from cogs.board.time_lines import time_values
from cogs.board.users import is_member, text_for_interaction, user_name
from cogs.kit.controls import Control
from cogs.kit.game_ui import get_ui
from cogs.kit.member_permissions import require_may_act
from cogs.kit.replies import Interaction, is_on_private, say, say_briefly
from cogs.me.stand_ins import answer_elsewhere
from rendering import on_board

_log = logging.getLogger(__name__)
_BLOCKED_FOR = 3_600_000
_UNREACHABLE_FOR = 3_000
_SOON = 300_000

handlers = Handlers()


@handlers.on_click("claim", Who.PLAYERS, private=True)
async def ask_to_claim(click: MatchClick) -> None:
    """Ask a player to confirm that they claim, unless they turned confirmations off."""
    match, player = click.match, click.number(range(len(click.match.players)))
    click.bot.matches.preview(match, click.user, ClaimWin(player))
    if get_owned_player(match, click.user) in match.confirmations_off:
        await claim_win(click)
        return
    text, others = await click.reader_text(), len(match.players) - len(match.resigned) - 1
    sure = Control(text("button-claim-sure"), "claim-sure", str(player), ButtonStyle.danger)
    await say(
        click.interaction,
        text("claim-sure", player=user_name(match.players[player], text), others=others),
        *rows([[sure]], match.id, match.board_version),
    )


@handlers.on_click("claim-sure", Who.PLAYERS, private=True, confirms=True)
async def claim_win(click: MatchClick) -> None:
    """Claim the win against a player whose time is up."""
    player = click.number(range(len(click.match.players)))
    await click.perform(ClaimWin(player))
    text = await click.reader_text()
    await say_briefly(click.interaction, text("claimed", player=user_name(click.match.players[player], text)))


@handlers.on_click("take-seat", Who.UNBLOCKED, private=True)
async def ask_to_take_seat(click: MatchClick) -> None:
    """Ask a user to confirm that they take the seat of a player whose time is up."""
    match, player = click.match, click.number(range(len(click.match.players)))
    click.bot.matches.preview(match, click.user, TakeSeat(player))
    text = await click.reader_text()
    sure = Control(text("button-take-seat-sure"), "take-seat-sure", str(player), ButtonStyle.danger)
    await say(
        click.interaction,
        text("take-seat-sure", player=user_name(match.players[player], text)),
        *rows([[sure]], match.id, match.board_version),
    )


@handlers.on_click("take-seat-sure", Who.UNBLOCKED, private=True, confirms=True)
async def take_seat(click: MatchClick) -> None:
    """Take the seat of a player whose time is up."""
    await click.perform(TakeSeat(click.number(range(len(click.match.players)))))
    if is_on_private(click.interaction):
        await say_briefly(click.interaction, click.text("seat-taken"))


@handlers.on_click("nudge", Who.PLAYERS, private=True, confirms=True)
async def nudge(click: MatchClick) -> None:
    """Remind the players to act."""
    await send_nudge(click.interaction, click.match)


async def send_nudge(interaction: Interaction, match: Match) -> None:
    """Remind the players of a match to act, and answer who of them is away."""
    await require_may_act(interaction)
    await bot_of(interaction).matches.perform(match, interaction.user.id, Nudge())
    text = await text_for_interaction(interaction, match)
    lines = [text("nudged")]
    for player in sorted(match.publicly_to_act() - {match.find_player(interaction.user.id)}):
        status = match.seat_status(player)
        if status.away_until is not None and status.owner is None:  # a stand-in is not away
            name = user_name(match.players[player], text)
            lines.append(text("nudged-away", player=name, at=time_values(status.away_until)["at"]))
    await say_briefly(interaction, "\n".join(lines))


@handlers.on_click("stand-in", Who.CONCERNED, private=True, anywhere=True)
async def answer_stand_in(click: MatchClick) -> None:
    """Accept or decline to play for a user who is away, in all matches where they ask for that."""
    answer, _, asking = click.argument.partition("=")
    owner = next((user for user in click.match.find_owners_asking() if str(user) == asking), None)
    if answer not in ("yes", "no"):
        raise Refusal("unknown-button")
    if owner is None:
        raise Refusal("not-asked-to-stand-in")
    accept = answer == "yes"
    if accept and await is_member(click.bot, click.match.guild_id, click.user) is False:
        raise Refusal("stand-in-not-here")
    await click.perform(AnswerStandIn(owner, accept))
    count = 1 + await answer_elsewhere(click.bot, click.match, click.user, owner, accept=accept)
    key, text = "stand-in-accepted" if accept else "stand-in-declined", await click.reader_text()
    more = on_board(text)("button-more")
    await say(click.interaction, text(key, owner=user_name(owner, text), count=count, more=more))


@handlers.on_click("give-back", Who.PLAYERS, private=True, confirms=True)
async def give_back(click: MatchClick) -> None:
    """Give a seat back to its owner."""
    answer = "taken-back" if click.match.has_lent_seat(click.user) else "given-back"
    await click.perform(GiveSeatBack())
    await say_briefly(click.interaction, click.text(answer))


class RuleTimers(commands.Cog):
    """The cog that lets the game's UI perform system actions when they are due."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Register the timer for system actions, and retry what Discord refused before the start."""
        self.bot.scheduler.handle(RULES_TIMER, self._pass_time)
        await self._retry_refused_timers()

    @listens_to(SHARDS_GAINED)
    async def on_shards_gained(self, _: object) -> None:
        """Try again what Discord refused another process."""
        await self._retry_refused_timers()

    @listens_to(SERVER_CHANGED)
    async def on_server_changed(self, guild_id: int) -> None:
        """Try again what Discord refused in a server."""
        await self._retry_refused_timers(guild_id)
        self.bot.scheduler.wake()

    async def _retry_refused_timers(self, guild_id: int | None = None) -> None:
        """Make timers due that were postponed because Discord refused, in all servers or in one.

        The scheduler is not woken: after a start, races have to catch up first.
        """
        latest = milliseconds() + _SOON
        for timer in await self.bot.scheduler.find_timers(RULES_TIMER, guild_id):
            if timer.due_at < latest:  # a game may have put it off a little for reasons of its own
                continue
            match = await self.bot.matches.find(timer.match_id)
            deadline = None if match is None else match.rules_deadline
            if deadline is not None and deadline < latest:
                await self.bot.scheduler.postpone(timer, deadline)

    async def _pass_time(self, timer: Timer) -> None:
        match = await self.bot.matches.find(timer.match_id)
        if match is None or match.rules_deadline is None or match.rules_deadline > timer.due_at:
            await self.bot.scheduler.remove(timer)
            return
        try:
            await get_ui(match).pass_time(self.bot, match)
        except RuleBroken:  # it came too late, and the match waits for a player to act
            await self.bot.scheduler.remove(timer)
        except ChannelMissing:  # then the match waits, without timers
            if not await note_missing_channel(self.bot, match):
                await self.bot.outbox.enqueue(match, ChannelMissing.retry_delay)
        except Blocked:  # asking often does not help; a change in the server ends the wait
            await self.bot.scheduler.postpone(timer, milliseconds() + _BLOCKED_FOR)
        except Unreachable as error:  # all players wait for it, and some may see already what comes
            _log.warning("rules.postponed")
            delay = max(error.retry_after, _UNREACHABLE_FOR)
            await self.bot.scheduler.postpone(timer, milliseconds() + delay)
        except Refusal:  # a player acted meanwhile, and what is due then has its own timer
            return


async def setup(bot: Guildhall) -> None:
    """Add the cog and its handlers."""
    bot.handlers.include(handlers)
    await bot.add_cog(RuleTimers(bot))
