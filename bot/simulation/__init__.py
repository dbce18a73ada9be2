"""The simulated Discord of the sandbox and the tests, made as strict as the real one.

SimCord is more lenient than Discord in some places. ``make_strict`` closes these gaps for one environment;
the hooks below are installed once per process and leave every other environment alone. All code that depends
on SimCord's internals for this is in this package, and ``changes`` lists what a new release of SimCord has
changed.
"""

import asyncio
import inspect
import math
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache, wraps
from typing import Any
from weakref import WeakValueDictionary

import discord
import simcord
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord.backend import serializers
from simcord.backend.cdn import CdnStore
from simcord.backend.errors import BackendError
from simcord.backend.ops import CommandsMixin
from simcord.components import walk_components
from simcord.http import _helpers, client, router
from simcord.http.routes import messages

from bot.client.bot import LONGEST_RATE_LIMIT
from bot.simulation.emojis import create_emoji, require_known_emojis
from bot.simulation.limits import TOO_MANY, Exchange, Limits, Session, sending

SIGNATURE = "?ex=0&is=0&hm=0"
"""The signature that Discord adds to the addresses of uploads; code that reads a name must ignore it."""
NONCE_SECONDS = 300
OLD_MESSAGE_SECONDS = 3600
OLD_EDITS, OLD_EDIT_SECONDS = 3, 6
FOLLOWUPS = 5

Context = router.RequestContext
Answer = Callable[[Context], Any]


class SimCordChanged(Exception):  # noqa: N818
    """SimCord no longer has what this package was written for."""


@dataclass
class Strictness:
    """The rules that one simulated Discord enforces, and the state that they need."""

    env: simcord.Env
    rate_limits: bool = False
    """Whether a channel or an interaction accepts only five requests in five seconds."""
    refuse_gallery_edits: bool = False
    """Whether to refuse an edit that adds a new file to a gallery, as discord-api-docs 7529 reports."""
    nonces: dict[str, tuple[float, int, Any]] = field(default_factory=dict)
    old_edits: dict[int, deque[float]] = field(default_factory=dict)
    edits_without_mentions: list[str] = field(default_factory=list)
    """The edits that did not say whom they mention, so that Discord would decide it by their text."""

    def __post_init__(self) -> None:
        self.limits = Limits(self.now)

    def now(self) -> float:
        """Return the seconds on the simulated clock."""
        return self.env.now().timestamp()


_ATTRIBUTE = "guildhall_strictness"


def _find_strictness(backend: Any) -> Strictness | None:
    return getattr(backend, _ATTRIBUTE, None)


def make_strict(
    env: simcord.Env, *, rate_limits: bool = False, refuse_gallery_edits: bool = False
) -> Strictness:
    """Make a simulated Discord as strict as the real one, even after a restart of the bot.

    Raise ``SimCordChanged`` if SimCord is not what the hooks were written for.
    """
    install()
    strictness = Strictness(env, rate_limits, refuse_gallery_edits)
    setattr(env.backend, _ATTRIBUTE, strictness)
    return strictness


@asynccontextmanager
async def simulated_discord(
    bot: discord.Client, *, rate_limits: bool = False, starts_at: datetime | None = None, **options: Any
) -> AsyncIterator[simcord.Env]:
    """Run a bot on a strict simulated Discord; ``options`` are those of ``simcord.run``.

    The simulated clock starts at ``starts_at``, or on the first day of 2026.
    """
    run = simcord.run(bot, **options)
    if starts_at is not None:
        run._env.backend.clock._epoch = starts_at
    async with run as env:
        make_strict(env, rate_limits=rate_limits)
        yield env


# Uploads that components show


def _move_shown_files(original: Callable[..., Any]) -> Callable[..., Any]:
    """Remove files that components show from the attachments, and sign the addresses of the rest.

    Discord does this in every message that it sends or returns (discord-api-docs 8277, 8279). The message
    keeps its files: an edit without ``attachments`` may name them again, an edit with an empty list drops
    them.
    """

    @wraps(original)
    def payload(backend: Any, message: Any, **options: Any) -> Any:
        result = original(backend, message, **options)
        if _find_strictness(backend) is None:
            return result
        result["components"] = deepcopy(result["components"])
        media = [item for part in walk_components(result["components"]) for item in _find_media(part)]
        shown_ids = {str(item.get("attachment_id")) for item in media}
        attachments = [dict(file) for file in result["attachments"] if str(file["id"]) not in shown_ids]
        for item in [*attachments, *(item for item in media if item.get("attachment_id"))]:
            for address in ("url", "proxy_url"):
                item[address] = item[address].removesuffix(SIGNATURE) + SIGNATURE
        result["attachments"] = attachments
        return result

    return payload


def _find_media(part: dict[str, Any]) -> list[dict[str, Any]]:
    items = [item["media"] for item in part.get("items") or ()]
    return items + [part[name] for name in ("media", "file") if isinstance(part.get(name), dict)]


def _find_signed_upload(original: Callable[..., Any]) -> Callable[..., Any]:
    """Find an upload by its signed address as well."""

    @wraps(original)
    def get(self: Any, url: str) -> Any:
        return original(self, url.removesuffix(SIGNATURE))

    return get


def _check_edit(strictness: Strictness, context: Context) -> None:
    """Note an edit that does not say whom it mentions: Discord would mention all users in the text.

    Refuse an edit that adds a new file to a gallery, if this rule is enabled.
    """
    if "allowed_mentions" not in context.body():
        strictness.edits_without_mentions.append(f"{context.method} {context.path}")
    if not strictness.refuse_gallery_edits:
        return
    new = {f"attachment://{file.filename}" for file in context.files}
    body = context.body()
    parts = walk_components((body.get("data") or body).get("components") or [])
    if any(item["media"]["url"] in new for part in parts for item in part.get("items") or ()):
        raise BackendError(400, 50035, "Invalid Form Body: unfurled media attachment not found")


# Messages


def _send(strictness: Strictness, context: Context, answer: Answer) -> Any:
    """Return the message sent before under the same nonce, even if it has been deleted.

    Discord promises this for the same author and for a few minutes if ``enforce_nonce`` is set.
    """
    body, backend = context.body(), context.backend
    nonce = str(body["nonce"]) if body.get("enforce_nonce") and body.get("nonce") is not None else ""
    now, channel = strictness.now(), context.int_arg("channel_id")
    at, where, first = strictness.nonces.get(nonce, (-math.inf, 0, None))
    if now - at < NONCE_SECONDS:
        messages._send_permissions(context, channel)
        stored_message = backend.messages[where].get(int(first["id"]))
        return (
            deepcopy(first) if stored_message is None else _helpers.message_response(context, stored_message)
        )
    message = answer(context)
    for old_nonce in [
        old_nonce for old_nonce, (at, *_) in strictness.nonces.items() if now - at >= NONCE_SECONDS
    ]:
        del strictness.nonces[old_nonce]
    if nonce:
        strictness.nonces[nonce] = now, channel, deepcopy(message)
    return message


def _edit(strictness: Strictness, context: Context, answer: Answer) -> Any:
    """Allow three edits of messages older than an hour per channel in six seconds.

    That is what is known of Discord's limit; above it, Discord answers with a 429 that has the code 30046.
    """
    _check_edit(strictness, context)
    channel, now = context.int_arg("channel_id"), strictness.now()
    message = context.backend.messages.get(channel, {}).get(context.int_arg("message_id"))
    if message is None or now - datetime.fromisoformat(message.timestamp).timestamp() < OLD_MESSAGE_SECONDS:
        return answer(context)
    edits = strictness.old_edits.setdefault(channel, deque())
    while edits and now - edits[0] >= OLD_EDIT_SECONDS:
        edits.popleft()
    if len(edits) >= OLD_EDITS:
        raise BackendError(TOO_MANY, 30046, "Maximum number of edits to messages older than 1 hour reached.")
    edits.append(now)
    return answer(context)


# Emojis


def _create_emoji(_strictness: Strictness, context: Context, answer: Answer) -> Any:
    return create_emoji(context, answer)


# Interactions


def _refuse_old_tokens(original: Callable[..., Any]) -> Callable[..., Any]:
    """Refuse a token after fifteen minutes with a 401, as Discord does."""

    @wraps(original)
    def interaction_by_token(self: Any, token: str) -> Any:
        interaction = self.interactions.get(self.interaction_tokens.get(token))
        late = (
            interaction is not None
            and interaction.expires_at is not None
            and self.now_iso() >= interaction.expires_at
        )
        if late and _find_strictness(self) is not None:
            raise BackendError(401, 50027, "Invalid Webhook Token")
        return original(self, token)

    return interaction_by_token


def _follow_up(strictness: Strictness, context: Context, answer: Answer) -> Any:
    """Limit an app that only its user has installed to five follow-ups, and treat other apps as usual.

    Such an app is one whose bot is not a member of the server. The first follow-up to a deferred answer is an
    edit of that answer.
    """
    backend = context.backend
    record = backend.interactions.get(backend.interaction_tokens.get(context.args["token"], 0))
    if record is not None and record.loading:
        _check_edit(strictness, context)
    elif record is not None and record.guild_id is not None:
        is_member = backend.bot_user.id in backend.get_guild(record.guild_id).members
        if not is_member and len(record.followup_ids) >= FOLLOWUPS:
            raise BackendError(
                400, 40094, "This interaction has hit the maximum number of follow up messages"
            )
    return answer(context)


def _callback(_strictness: Strictness, context: Context, answer: Answer) -> Any:
    return answer(context)


def _webhook_edit(strictness: Strictness, context: Context, answer: Answer) -> Any:
    _check_edit(strictness, context)
    return answer(context)


_ROUTES: dict[tuple[str, str], Callable[[Strictness, Context, Answer], Any]] = {
    ("POST", "channels/{channel_id}/messages"): _send,
    ("PATCH", "channels/{channel_id}/messages/{message_id}"): _edit,
    ("POST", "applications/{application_id}/emojis"): _create_emoji,
    ("POST", "interactions/{interaction_id}/{token}/callback"): _callback,
    ("POST", "webhooks/{webhook_id}/{token}"): _follow_up,
    ("PATCH", "webhooks/{webhook_id}/{token}/messages/@original"): _webhook_edit,
    ("PATCH", "webhooks/{webhook_id}/{token}/messages/{message_id}"): _webhook_edit,
}


def _guard(rule: Callable[[Strictness, Context, Answer], Any], answer: Answer) -> Answer:
    @wraps(answer)
    def guarded_answer(context: Context) -> Any:
        strictness = _find_strictness(context.backend)
        if strictness is None:
            return answer(context)
        require_known_emojis(context)
        return rule(strictness, context, answer)

    return guarded_answer


# Rate limits


def _limit(original: Callable[..., Any], real: Callable[..., Any]) -> Callable[..., Any]:
    """Make discord.py's ``real`` request send what SimCord's ``original`` answers.

    discord.py then reads the headers, waits and tries again by itself. While it waits, SimCord treats the
    task as settled, and only the simulated clock wakes it.
    """

    @wraps(original)
    async def request(self: Any, route: Any, *arguments: Any, **options: Any) -> Any:
        strictness = _find_strictness(self.backend)
        if strictness is None or not strictness.rate_limits:
            return await original(self, route, *arguments, **options)
        name = f"{route.method} {client._path_of(route.url)}"
        sending.set(Exchange(strictness.limits, name, lambda: original(self, route, *arguments, **options)))
        response = real(self, route, *(Session() for _ in arguments), **_prepare_transport(self, options))
        task, work = asyncio.current_task(), strictness.env._work
        if task in work.tasks and task not in work.external_waits:
            return await strictness.env.external_wait(response, reason="Discord's rate limit")
        return await response

    return request


def _prepare_transport(transport: Any, options: dict[str, Any]) -> dict[str, Any]:
    """Add to SimCord's transports what discord.py's own methods need, and return the options for them."""
    if isinstance(transport, HTTPClient):
        transport.max_ratelimit_timeout = LONGEST_RATE_LIMIT
        transport._HTTPClient__session = Session()  # type: ignore[attr-defined]
        if not isinstance(transport._global_over, asyncio.Event):
            transport._global_over = asyncio.Event()
            transport._global_over.set()
    else:
        transport.__dict__.setdefault("_locks", WeakValueDictionary())
        options = {**options, "session": Session()} if "session" in options else options
    return options


# The hooks

_HOOKS: tuple[tuple[Any, str, str, Callable[[Any], Any]], ...] = (
    (serializers, "message_payload", "(backend, message, *, for_user)", _move_shown_files),
    (CdnStore, "get", "(self, url)", _find_signed_upload),
    (CommandsMixin, "interaction_by_token", "(self, token)", _refuse_old_tokens),
    (
        client.FakeHTTPClient,
        "request",
        "(self, route, *, files, form, **kwargs)",
        lambda original: _limit(original, HTTPClient.request),
    ),
    (
        client.FakeWebhookAdapter,
        "request",
        "(self, route, session, *, payload, multipart, files, params, **kwargs)",
        lambda original: _limit(original, AsyncWebhookAdapter.request),
    ),
)
_CALLED_FUNCTIONS = (
    (_helpers, "message_response", "(ctx, message, *, for_user, exempt_root)"),
    (messages, "_send_permissions", "(ctx, channel_id)"),
    (client, "_path_of", "(url)"),
    (simcord.Env, "external_wait", "(self, awaitable, *, reason)"),
)


@cache
def install() -> None:
    """Add the hooks to SimCord once, or raise ``SimCordChanged`` if it is not what they expect."""
    if differences := changes():
        raise SimCordChanged("SimCord has changed: " + "; ".join(differences))
    for owner, name, _, hook in _HOOKS:
        setattr(owner, name, hook(getattr(owner, name)))
    for (method, shape), rule in _ROUTES.items():
        routes = router._ROUTES[method]
        (place,) = (number for number, (parts, _) in enumerate(routes) if "/".join(parts) == shape)
        routes[place] = routes[place][0], _guard(rule, routes[place][1])


def changes() -> list[str]:
    """Return, in words, the parts of SimCord that differ from what this file relies on."""
    relied_on = (*((owner, name, shape) for owner, name, shape, _ in _HOOKS), *_CALLED_FUNCTIONS)
    differences = [
        f"{owner.__name__}.{name} takes {takes}, not {shape}"
        for owner, name, shape in relied_on
        if (takes := _describe_parameters(getattr(owner, name, None))) != shape
    ]
    known_routes = {
        (method, "/".join(parts)) for method, routes in router._ROUTES.items() for parts, _ in routes
    }
    return differences + [
        f"no route {method} {shape}" for method, shape in sorted(_ROUTES.keys() - known_routes)
    ]


def _describe_parameters(function: Any) -> str:
    """Return the parameters of a function, without types and defaults."""
    if not callable(function):
        return "nothing"
    empty = inspect.Parameter.empty
    signature = inspect.signature(function)
    bare = [each.replace(annotation=empty, default=empty) for each in signature.parameters.values()]
    return str(inspect.Signature(bare))
