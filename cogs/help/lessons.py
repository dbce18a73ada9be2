"""``/learn``: private lessons, in which users try a game's own controls on scripted positions."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers, Who
from bot.games import IllegalAction
from bot.lessons import LESSONS, Mistake
from bot.locales import Text, first_text
from bot.match.refusals import Refusal
from bot.services.lesson_service import LessonPage, LessonResult
from cogs.board.board_messages import ACCENT
from cogs.board.buttons import MatchClick, as_button, as_menu
from cogs.kit.clicks import Click, ClickItem, user_button
from cogs.kit.controls import Control, Line, Menu
from cogs.kit.game_ui import GAME_UIS
from cogs.kit.large_pictures import draw_for_user
from cogs.kit.parameters import game_choices, parameters
from cogs.kit.replies import Interaction, say, show, text_of
from cogs.kit.slash_commands import private_command
from cogs.table.opening import TableRequest, open_table
from rendering import RENDERERS, THEMES, Picture, with_names, without_emojis
from rendering.kit import crop
from rendering.words import with_form

handlers = Handlers()

_ACTING = frozenset({"act", "panel-act"})
_CHOOSING = frozenset({"pick", "panel-set"})
_FIELDS = 4
"""The parts of a control's argument after the game: step, number of actions, place, and the rest."""
BEGINNER = "beginner"
_NONCES = 1000
_BACK, _WORDS = "\N{BLACK LEFT-POINTING TRIANGLE}\ufe0f", "\N{OPEN BOOK}"
_STAR, _NO_STAR = "\N{BLACK STAR}", "\N{WHITE STAR}"


class Lessons(commands.Cog):
    """The command ``/learn``."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    @private_command("learn")
    @parameters(game="learn-game")
    @app_commands.choices(game=game_choices(LESSONS))
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        """Teach a game, or let the user choose one."""
        await _open(interaction, game)


async def _open(interaction: Interaction, game: str | None) -> None:
    """Show the user's current page of a lesson, or all lessons to choose from."""
    bot, user, text = bot_of(interaction), interaction.user.id, text_of(interaction)
    if game:
        items, files = await _page_items(interaction, await bot.lessons.open(user, game))
        await say(interaction, *items, files=files)
    else:
        await say(interaction, text("learn"), *_choice_of_lessons(await bot.lessons.find_results(user), text))


def _choice_of_lessons(results: Mapping[str, LessonResult], text: Text) -> list[ui.ActionRow[Any]]:
    """Return a button for the lesson of each game; finished lessons have a check mark and their stars."""
    buttons: list[ClickItem] = []
    for key in LESSONS:
        is_finished, stars = results.get(key, LessonResult())
        label = " ".join(filter(None, (text(f"{key}-name"), _STAR * stars)))
        style = ButtonStyle.secondary if is_finished else ButtonStyle.primary
        emoji = "\N{WHITE HEAVY CHECK MARK}" if is_finished else None
        buttons.append(user_button(label, "learn-open", key, style, emoji=emoji))
    return [ui.ActionRow(*buttons[start : start + 5]) for start in range(0, len(buttons), 5)]


# Buttons that open a lesson


@handlers.on_click("learn", Who.PEOPLE_HERE, private=True)
async def learn_at_table(click: MatchClick) -> None:
    """Open the lesson of a match's game."""
    await _open(click.interaction, click.match.game)


@handlers.on_user_click("learn", Who.ANYBODY, private=True)
async def learn_by_button(click: Click) -> None:
    """Open the lesson of the game that the button names, or let the user choose one."""
    await _open(click.interaction, click.argument)


@handlers.on_user_click("learn-open", Who.ANYBODY)
async def open_lesson(click: Click) -> None:
    """Open the lesson that the user chose from all, in their place."""
    await _show_page(click, await click.bot.lessons.open(click.user, click.argument))


# Controls of a lesson


@handlers.on_user_click("learn-act", Who.ANYBODY)
async def act(click: Click) -> None:
    """Perform the action of a control in the lesson."""
    game, key, argument = _read(click)

    def choose(view: Any) -> list[str]:
        return GAME_UIS[game].expand_action(argument, lambda: view).split(";")

    try:
        page = await click.bot.lessons.act(click.user, game, key, choose)
    except IllegalAction:  # only with a forged button
        raise Refusal("unknown-button") from None
    await _show_page(click, page)


@handlers.on_user_click("learn-pick", Who.ANYBODY)
async def pick(click: Click) -> None:
    """Show what can be chosen next, without performing an action."""
    game, key, argument = _read(click)
    page = await click.bot.lessons.get(click.user, game)
    if page.key != key:
        page, argument = replace(page, is_old=True), ""
    await _show_page(click, page, argument)


@handlers.on_user_click("learn-next", Who.ANYBODY)
async def go_on(click: Click) -> None:
    """Go on to the next step."""
    game, key, _ = _read(click)
    await _show_page(click, await click.bot.lessons.go(click.user, game, key, 1))


@handlers.on_user_click("learn-back", Who.ANYBODY)
async def go_back(click: Click) -> None:
    """Go back to the start of the step, or to the previous step."""
    game, key, _ = _read(click)
    await _show_page(click, await click.bot.lessons.go(click.user, game, key, -1))


@handlers.on_user_click("learn-again", Who.ANYBODY)
async def begin_again(click: Click) -> None:
    """Begin a finished lesson again."""
    game, key, _ = _read(click)
    await _show_page(click, await click.bot.lessons.go(click.user, game, key, -len(LESSONS[game].steps)))


@handlers.on_user_click("learn-show", Who.ANYBODY)
async def show_me(click: Click) -> None:
    """Perform the action that the step asks for."""
    game, key, _ = _read(click)
    await _show_page(click, await click.bot.lessons.show(click.user, game, key))


@handlers.on_user_click("learn-words", Who.ANYBODY, private=True)
async def say_position(click: Click) -> None:
    """Send the position of the lesson in words."""
    game, _, _ = _read(click)
    page = await click.bot.lessons.get(click.user, game)
    view = page.lesson.rules.view(page.position.state, page.lesson.learner)
    text = with_names(click.text, _names(click.interaction, page))
    await say(click.interaction, RENDERERS[game].describe(view, text=text))


@handlers.on_user_click("learn-play", Who.UNBLOCKED, private=True)
async def play(click: Click) -> None:
    """Begin a match against a beginner in the user's channel, or in a thread if the channel has a match."""
    await _begin(click, practice=False)


@handlers.on_user_click("learn-practise", Who.UNBLOCKED, private=True)
async def practise(click: Click) -> None:
    """Begin a match for practice in a thread of its own."""
    await _begin(click, practice=True)


async def _begin(click: Click, *, practice: bool) -> None:
    game = click.argument
    if game not in LESSONS:
        raise Refusal("no-lesson")
    request = TableRequest(
        game=game,
        computer=BEGINNER,
        begin=True,
        practice=practice,
        after_lesson=True,
    )
    await open_table(click.interaction, request)


def _read(click: Click) -> tuple[str, str, str]:
    """Return the game, the key of the page and the argument of a control. Raise ``Refusal`` if malformed."""
    game, *rest = click.argument.split("/", _FIELDS)
    if game not in LESSONS or len(rest) != _FIELDS:
        raise Refusal("unknown-button")
    step, count, _, argument = rest
    return game, f"{step}/{count}", click.values[0] if click.values else argument


# What a page shows


async def _show_page(click: Click, page: LessonPage, selection: str = "") -> None:
    items, files = await _page_items(click.interaction, page, selection)
    await show(click.interaction, *items, files=files)


async def _page_items(
    interaction: Interaction, page: LessonPage, selection: str = ""
) -> tuple[list[ui.Item[Any] | str], list[discord.File]]:
    """Return a page of a lesson as components, and its pictures as uploads."""
    text = text_of(interaction)
    named_text = with_names(text, _names(interaction, page))
    game, lesson = page.lesson.key, page.lesson
    view = lesson.rules.view(page.position.state, lesson.learner)
    if page.is_end:
        return [_end_container(page, text)], []
    ui_of_game = GAME_UIS[game]
    panel = ui_of_game.lesson_panel(view, lesson.learner, selection, text=named_text)
    is_done = page.position.is_done
    choices = () if is_done else ui_of_game.choices(view, selection)
    part = (0, 1) if is_done else page.step.part
    name = f"{game}-lesson"
    shown = await draw_for_user(
        interaction, draw_step, game, view, choices, part, named_text, theme="dark", name=name
    )
    lines = _lock_buttons(ui_of_game.lesson_board(view, text=named_text)) if is_done else panel.lines
    items: list[ui.Item[Any]] = [
        ui.TextDisplay(_heading(page, named_text)),
        *shown.galleries,
        ui.TextDisplay(_words(page, panel.text, named_text)),
        *_controls(page, lines, interaction.id % _NONCES),
        ui.ActionRow(*_navigation(page, text)),
    ]
    return [ui.Container(*items, accent_colour=ACCENT)], shown.files


def _end_container(page: LessonPage, text: Text) -> ui.Container[Any]:
    """Return the end of a lesson: what to remember, the stars, and what to do next."""
    game = page.lesson.key
    lines = [text("lesson-end-title", game=text(f"{game}-name")), text(f"{game}-lesson-end")]
    lines.append(text("lesson-next", command=text(f"command-{game}-name")))
    buttons = [user_button(text("button-lesson-play"), "learn-play", game, ButtonStyle.success)]
    if page.stars:
        lines.append(text("lesson-stars", stars=_stars(page), done=sum(page.stars)))
        buttons.append(_button("next", page, text, ButtonStyle.primary, label="more"))
    buttons.append(user_button(text("button-lesson-practise"), "learn-practise", game))
    row: ui.ActionRow[Any] = ui.ActionRow(*buttons, _button("again", page, text), _button("back", page, text))
    return ui.Container(ui.TextDisplay("\n".join(lines)), row, accent_colour=ACCENT)


def _stars(page: LessonPage) -> str:
    return "".join(_STAR if is_done else _NO_STAR for is_done in page.stars)


def draw_step(
    game: str, view: Any, choices: Collection[str], part: tuple[float, float], text: Text, *, theme: str
) -> Picture:
    """Draw the ``part`` of a step's position that it is about, as the learner sees it."""
    words = without_emojis(text)
    picture = RENDERERS[game].draw_for_player(view, theme=THEMES[theme], text=words, choices=choices)
    return picture if part == (0, 1) else crop(picture, *part)


def _names(interaction: Interaction, page: LessonPage) -> tuple[str, ...]:
    """Return the players' names by seat; not "You", because sentences about "You" need other verb forms."""
    text = text_of(interaction)
    names = [text("lesson-partner", number=number) for number in range(1, page.lesson.players)]
    names.insert(page.lesson.learner, interaction.user.display_name)
    return tuple(names)


def _heading(page: LessonPage, text: Text) -> str:
    """Return the heading: which step or challenge it is. After a mistake, also the task.

    On a phone, the task, the feedback, the picture and the buttons are too high together.
    """
    game, first = text(f"{page.lesson.key}-name"), len(page.lesson.steps)
    if page.is_challenge:
        title = text("lesson-challenge-title", number=page.index - first + 1, stars=_stars(page))
    else:
        title = text("lesson-title", game=game, step=page.index + 1, steps=first)
    return title if page.mistake is None else f"{title}\n{_task(page, text)}"


def _task(page: LessonPage, text: Text) -> str:
    """Return what the step asks for; once a part of it is done, what is left, if that has a sentence."""
    key = f"{page.lesson.key}-lesson-{page.step_name}"
    count = len(page.position.actions)
    return first_text(text, f"{key}-then-{count}", f"{key}-then", key) if count else text(key)


def _words(page: LessonPage, panel: str, text: Text) -> str:
    """Return what stands directly above the buttons: the task, or the result of the last click."""
    key = f"{page.lesson.key}-lesson-{page.step_name}"
    if page.position.is_done:
        return text(f"{key}-done")
    paragraphs = [_task(page, text)] if page.mistake is None else []
    if page.is_old:
        paragraphs.append(text("lesson-old-page"))
    if page.is_late:
        paragraphs.append(text("lesson-late"))
    if page.mistake is not None:
        paragraphs.append(_explain_mistake(page.mistake, page, key, text))
    return "\n\n".join((*paragraphs, *filter(None, (panel,))))


def _explain_mistake(mistake: Mistake, page: LessonPage, key: str, text: Text) -> str:
    """Explain what a wrong choice would have done, and why the step does not ask for it."""
    rules, learner = page.lesson.rules, page.lesson.learner
    of_any_step = f"{page.lesson.key}-lesson-{mistake.sentence}"
    why = first_text(text, f"{key}-{mistake.sentence}", of_any_step, f"{key}-wrong")
    if rules.is_random(mistake.action):
        return text("lesson-mistake-plain", why=why)
    before = rules.view(mistake.before.state, learner)
    did = RENDERERS[page.lesson.key].describe_action(before, mistake.action, text=with_form(text, "you"))
    return first_text(text, f"{page.lesson.key}-lesson-mistake", "lesson-mistake", did=did, why=why)


def _controls(page: LessonPage, lines: Sequence[Line], nonce: int) -> list[ui.ActionRow[Any]]:
    """Return the controls of the game with the verbs of a lesson, without those that only show something.

    The custom ids of menus contain a ``nonce``: in a menu with the same custom id, Discord would keep showing
    a choice that was taken back.
    """
    rows: list[ui.ActionRow[Any]] = []
    for number, line in enumerate(lines):
        if isinstance(line, Menu):
            choices = tuple(choice for choice in line.choices if page.step.shows(choice.argument))
            verb = "learn-act" if line.verb in _ACTING else "learn-pick"
            custom_id = f"u:{verb}:{page.lesson.key}/{page.key}/{number}.{nonce}/"
            menu = ClickItem(as_menu(replace(line, choices=choices), custom_id))
            rows += [ui.ActionRow(menu)] if choices else []
            continue
        buttons = [
            ClickItem(as_button(control, _custom_id(control, page, f"{number}.{column}")))
            for column, control in enumerate(line)
            if control.verb in _ACTING | _CHOOSING
            and (page.position.is_done or page.step.shows(control.argument))
        ]
        rows.extend(ui.ActionRow(*buttons[start : start + 5]) for start in range(0, len(buttons), 5))
    return rows


def _lock_buttons(lines: Sequence[Line]) -> list[Line]:
    """Return the lines with all buttons disabled."""
    return [
        [replace(control, disabled=True) for control in line] for line in lines if not isinstance(line, Menu)
    ]


def _custom_id(control: Control, page: LessonPage, place: str) -> str:
    """Return the custom id of a control; ``place`` makes it unique on its page."""
    verb = "learn-act" if control.verb in _ACTING else "learn-pick"
    return f"u:{verb}:{page.lesson.key}/{page.key}/{place}/{control.argument}"


def _navigation(page: LessonPage, text: Text) -> list[ClickItem]:
    """Return the buttons in one row, which a phone shows as one line: two of them have no label."""
    can_go_back = page.index or page.position.actions
    back = [_button("back", page, text, emoji=_BACK)] if can_go_back else []
    words = _button("words", page, text, emoji=_WORDS)
    if page.position.is_done:
        return [_button("next", page, text, ButtonStyle.success), *back, words]
    return [_button("show", page, text), *back, _button("next", page, text, label="skip"), words]


def _button(
    name: str,
    page: LessonPage,
    text: Text,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    label: str = "",
    emoji: str | None = None,
) -> ClickItem:
    """Return a button on a page; with an ``emoji`` it has no label."""
    shown_label = "" if emoji else text(f"button-lesson-{label or name}")
    return user_button(shown_label, f"learn-{name}", f"{page.lesson.key}/{page.key}//", style, emoji=emoji)


async def setup(bot: Guildhall) -> None:
    """Add the cog and the handlers."""
    bot.handlers.include(handlers)
    await bot.add_cog(Lessons(bot))
