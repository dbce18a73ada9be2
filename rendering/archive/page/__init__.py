"""The page of a match: one HTML file with all its pictures and words, which needs no network."""

from rendering.archive.page.content import MatchPage, NotableFrame, PageFrame, PageScore, ReviewPage
from rendering.archive.page.html import build_page, room_for_pictures
from rendering.archive.page.pictures import Cut, PagePictures, PagePlan, paint_page

__all__ = [
    "Cut",
    "MatchPage",
    "NotableFrame",
    "PageFrame",
    "PagePictures",
    "PagePlan",
    "PageScore",
    "ReviewPage",
    "build_page",
    "paint_page",
    "room_for_pictures",
]
