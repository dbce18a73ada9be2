"""The page of a match: one HTML file with all its pictures and words, which needs no network."""

from rendering.page.content import MatchPage, Moment, PageFrame, PageScore, ReviewPage
from rendering.page.html import build_page, room_for_pictures
from rendering.page.pictures import Cut, PagePictures, PageView, paint_page

__all__ = [
    "Cut",
    "MatchPage",
    "Moment",
    "PageFrame",
    "PagePictures",
    "PageScore",
    "PageView",
    "ReviewPage",
    "build_page",
    "paint_page",
    "room_for_pictures",
]
