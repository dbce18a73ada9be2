"""The rules at a glance: six small scenes that show actions, what they cost and what they bring."""

from bot.games.middle_ages import RESOURCES, SITES, WORKERS, Options, SiteView
from rendering.kit import (
    GAP,
    LARGE,
    SIZE,
    SMALL,
    SMALLEST,
    TITLE,
    USUAL,
    WIDE,
    Canvas,
    Look,
    Part,
    Point,
    RulesScene,
    Scene,
    Theme,
    block,
    column,
    icon,
    inset,
    put_in_middle,
    put_scenes,
    row,
    split,
    words,
    write,
)
from rendering.middle_ages.buildings import SIDES, building
from rendering.middle_ages.cards import put_card, put_open_site
from rendering.middle_ages.ground import oak_table, put_sheet
from rendering.middle_ages.icons import coins_part, good, shield_part, sign, sign_part
from rendering.middle_ages.layout import EDGE, SITE_HIGH
from rendering.middle_ages.palette import paint
from rendering.middle_ages.workers import HEIGHTS, figure

_SITE, _MACHINIST = "B31", "W22"
_FINISHED_SITE = "B07"
_WORKERS = ("W19", "W04", _MACHINIST)
_CARD, _OPEN_SITE = (184, SITE_HIGH), (212, 252)
_COINS_FOR_ACTIONS = (1, 3, 6)


def draw_rules(options: Options, look: Look) -> Scene:
    """Draw the rules at a glance: a turn, the price of sending, and the end."""
    picture, ink = oak_table(look.theme), paint(look.theme, "line_ink")
    legend, area = split(inset((0, 0, *SIZE), EDGE), LARGE, None)
    goods = [
        row(
            icon(good(index, USUAL, look.theme)),
            words(look.text(f"middle-ages-resource-{resource}"), USUAL, ink),
            gap=GAP,
        )
        for index, resource in enumerate(RESOURCES)
    ]
    put_in_middle(picture, legend, *goods, gap=2 * WIDE)
    scenes = _scenes(options, look.theme)
    put_scenes(picture, area, "middle-ages", scenes, look, put_sheet=put_sheet, paint=paint)
    return picture


def _scenes(options: Options, theme: Theme) -> list[RulesScene]:
    action, gives = (sign_part(name, USUAL, theme) for name in ("action", "gives"))
    site = SITES[_FINISHED_SITE]
    actions = [
        *(row(*[action] * count) for count in range(1, len(_COINS_FOR_ACTIONS) + 1)),
        coins_part(f"-{options.extra_action_price}", theme, USUAL),
    ]
    coins = [coins_part(f"+{coins}", theme, USUAL) for coins in _COINS_FOR_ACTIONS]
    sent = [
        _sent(worker, 1 if options.send_cost == "flat" else number, theme)
        for number, worker in enumerate(_WORKERS, 1)
    ]
    start = sign_part("gives", SMALL, theme)
    reward = column(
        coins_part(f"+{site.coins}", theme, USUAL), shield_part(site.vp, theme, LARGE), pitch=TITLE
    )
    end = column(
        shield_part(options.target_vp, theme, TITLE, LARGE), coins_part(10, theme, USUAL), pitch=2 * USUAL
    )
    last = column(sign_part("hourglass", TITLE, theme), shield_part("+1", theme, LARGE), pitch=2 * USUAL)
    trade = row(
        column(*actions, pitch=LARGE, align="right"),
        column(*[gives] * len(actions), pitch=LARGE),
        column(*coins, action, pitch=LARGE),
        gap=WIDE,
    )
    return [
        RulesScene(1, [[action, gives, _card(_SITE, theme)]]),
        RulesScene(1, [[action, gives, _card(_MACHINIST, theme)]]),
        RulesScene(1, [[row(*sent, start, icon(building(_SITE, SIDES[3]).image))]]),
        RulesScene(2, [[row(_finished_site(theme), start, reward)]], is_tall=True),
        RulesScene(1, [[trade]], is_tall=True),
        RulesScene(5, [[row(end, column(gives, gives, pitch=2 * USUAL), last, gap=WIDE)]]),
    ]


def _card(card: str, theme: Theme) -> Part:
    return block(_CARD, lambda picture, box: put_card(picture, card, box, theme))


def _sent(worker: str, price: int, theme: Theme) -> Part:
    """Return a worker below the actions that sending costs, and above the wage."""
    disc = sign("disc", USUAL, theme)

    def put_price(picture: Canvas, at: Point, wide: float) -> None:
        icon(disc).put(picture, at, wide)
        middle = at[0] + wide / 2, at[1]
        write(picture, str(price), middle, SMALLEST, paint(theme, "action_ink"), align="centre")

    return column(
        Part(disc.width, put_price),
        icon(figure(worker, HEIGHTS[1]).image),
        coins_part(WORKERS[worker].wage, theme, USUAL),
        pitch=TITLE,
    )


def _finished_site(theme: Theme) -> Part:
    needs = SITES[_FINISHED_SITE].needs
    site = SiteView(
        card=_FINISHED_SITE,
        crew=_WORKERS[:2],
        needs=needs,
        placed=needs,
        missing=(0, 0, 0, 0),
        sent=0,
        price=1,
    )
    return block(_OPEN_SITE, lambda picture, box: put_open_site(picture, box, site, theme, shows_price=False))
