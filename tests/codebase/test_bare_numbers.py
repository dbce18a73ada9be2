"""Code that places things in pictures names its sizes: few numbers stand in it as they are."""

import ast
from collections import Counter
from collections.abc import Iterator

from tests.codebase.sources import ROOT

MOST_OF_A_HUNDRED = 6
FREE = (0, 1, 2)
"""Numbers that are no sizes: nothing, one, and halves."""


CONTEXT = ("Canvas", "Look")
"""The parameters by which a function that places things is known: a canvas, or theme, texts and density."""
SAMPLE = """
_GAP = 8
_ROW = 40
_EDGES = 4, 5

def put(picture: Canvas, wide: int) -> None:
    place(picture, _GAP, wide / 2 + 31, _ROW)

def heads(look: Look) -> Part:
    return row(_ROW, *_EDGES)

def tower(image: Image.Image) -> None:
    draw(image, 3, 4, 5)
"""


def count_lines_and_bare_numbers(code: str) -> tuple[int, int]:
    """Count the lines and the bare numbers of the functions that place things in pictures.

    Other functions, such as those of sprites, draw. A private name of one number is bare if it is used once.
    """
    module = ast.parse(code)
    uses = Counter(node.id for node in ast.walk(module) if isinstance(node, ast.Name))
    once = {name for name in find_named_numbers(module) if uses[name] <= 1 + 1}  # it is named and used
    lines = numbers = 0
    for function in filter(places, ast.walk(module)):
        inside = list(ast.walk(function))
        lines += len(ast.unparse(function).splitlines())
        numbers += sum(map(is_bare, inside))
        numbers += sum(isinstance(node, ast.Name) and node.id in once for node in inside)
    return lines, numbers


def places(node: ast.AST) -> bool:
    """Return whether a node is a function that places things."""
    if not isinstance(node, ast.FunctionDef):
        return False
    arguments = (*node.args.args, *node.args.kwonlyargs)
    return any(each.annotation and ast.unparse(each.annotation) in CONTEXT for each in arguments)


def is_bare(node: ast.AST) -> bool:
    """Return whether a node is a number without a name."""
    return isinstance(node, ast.Constant) and type(node.value) in (int, float) and node.value not in FREE


def find_named_numbers(module: ast.Module) -> Iterator[str]:
    """Yield the private names of a module that stand for one number."""
    for node in module.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if is_bare(value):
                if name.startswith("_"):
                    yield name


def test_bare_numbers_are_found_where_things_are_placed() -> None:
    lines, numbers = count_lines_and_bare_numbers(SAMPLE)
    assert (lines, numbers) == (4, 2)  # 31 and _GAP; _ROW is shared, and a tower is drawn


def test_few_numbers_stand_bare_where_things_are_placed() -> None:
    counts = [count_lines_and_bare_numbers(path.read_text()) for path in (ROOT / "rendering").rglob("*.py")]
    lines, numbers = map(sum, zip(*counts, strict=True))
    assert lines > 1000  # else the context has another name now
    assert numbers <= MOST_OF_A_HUNDRED * lines / 100
