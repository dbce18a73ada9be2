"""Words for pictures and texts: names, lists, limits, entries to look up.

What renderers and clips, pages and pictures of people need is imported from here.
"""

from rendering.words.emoji_text import cut, split_label
from rendering.words.lookup import BULLET, LookupEntry, Symbol
from rendering.words.match_text import (
    NO_EMOJIS,
    Emojis,
    find_emoji,
    given_name,
    mark_of,
    names_of,
    on_board,
    with_board,
    with_emojis,
    with_form,
    with_marks,
    without_emojis,
    without_names,
)
from rendering.words.player_names import (
    clean_name,
    fit_names,
    lettering,
    name_part,
    player_parts,
    shorten,
    to_drawable,
    with_names,
)
from rendering.words.wording import (
    ALT_TEXT_LIMIT,
    DESCRIPTION_LIMIT,
    and_list,
    comma_list,
    fit_sentences,
    name_and_colour,
    or_list,
    player_name,
    score_values,
)

__all__ = [
    "ALT_TEXT_LIMIT",
    "BULLET",
    "DESCRIPTION_LIMIT",
    "NO_EMOJIS",
    "Emojis",
    "LookupEntry",
    "Symbol",
    "and_list",
    "clean_name",
    "comma_list",
    "cut",
    "find_emoji",
    "fit_names",
    "fit_sentences",
    "given_name",
    "lettering",
    "mark_of",
    "name_and_colour",
    "name_part",
    "names_of",
    "on_board",
    "or_list",
    "player_name",
    "player_parts",
    "score_values",
    "shorten",
    "split_label",
    "to_drawable",
    "with_board",
    "with_emojis",
    "with_form",
    "with_marks",
    "with_names",
    "without_emojis",
    "without_names",
]
