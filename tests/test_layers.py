"""The shape of the code (design §1, §2, §4): who imports whom, who changes a state, and how long things may be."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "serai"
FILES = {path.relative_to(SOURCE).with_suffix("").as_posix(): path for path in sorted(SOURCE.rglob("*.py"))}
TREES = {name: ast.parse(path.read_text("utf-8")) for name, path in FILES.items()}
RULES = ("core", "iunu", "huns")
GAMES = ("iunu", "huns")

LAYERS = {
    "core": ("core",),
    "iunu": ("core", "iunu"),
    "huns": ("core", "huns"),
    "bots": ("core", "bots"),
    "bots/policies": ("core", "bots", "iunu", "huns"),
    "bots/spread": ("core", "bots", "interrupts"),
    "bots/process": ("core", "bots", "games", "interrupts"),
    "bots/simulation": ("core", "bots", "files", "games"),
    "bots/arena": ("core", "bots", "games"),
    "bots/standings": ("core", "bots", "sums"),
    "bots/verdict": ("sums",),
    "games": ("core", "iunu", "huns", "bots", "files"),
    "files": ("core",),
    "interrupts": (),
    "sums": (),
    "words": ("core",),
    "version": ("core",),
    "rates": ("core", "games", "version"),
    "reviews": ("core", "bots"),
    "balance": ("core", "bots", "games", "sums", "words", "balance"),
    "balance/iunu": ("core", "iunu", "words", "balance"),
    "balance/huns": ("core", "huns", "words", "balance"),
    "testing": ("core", "games", "testing"),
    "server": ("core", "bots", "games", "interrupts", "reviews", "version", "server"),
    "cli": (
        *("core", "bots", "files", "games", "interrupts", "words", "version", "rates", "reviews", "sums", "balance"),
        *("server", "cli", ""),
    ),
    "cli/boards/iunu": ("core", "iunu", "games", "words", "cli"),
    "cli/boards/huns": ("core", "huns", "games", "words", "cli"),
    "__init__": ("core", "bots", "files", "games", "iunu", "reviews", "version"),
    "__main__": ("cli",),
}
"""What each part may import of Serai; the longest name that fits a module counts. "" is `import serai` itself."""

INSIDE = {
    "iunu": (
        *("edition", "actions", "state", "verbs", "card", "abilities", "frames", "cards"),
        *("score", "notation", "view", "imagine", "doubt", "picture", "game"),
    ),
    "huns": (
        *(
            "edition",
            "actions",
            "state",
            "camp",
            "assess",
            "verbs",
            "freight",
            "card",
            "order",
            "placing",
            "theft",
            "gather",
        ),
        *("choices", "drawing", "frames", "cards", "balance", "score", "notation", "stack", "dealing", "view"),
        *("reading", "imagine", "suspicion", "doubt", "game"),
    ),
}
"""Inside a game each module imports only from those before it."""

WORLDLY = {
    *("json", "random", "time", "datetime", "logging", "os", "sys", "io", "numpy", "socket", "pathlib", "shutil"),
    *("subprocess", "threading", "asyncio", "multiprocessing", "secrets", "tempfile", "urllib", "http", "pickle"),
}
"""What a rules package never imports."""

WRITERS = {"verbs", "freight", "assess", "state", "imagine", "game"}
"""The modules of a game that may write to a state: verbs, what they reckon anew; and those that make a new one."""

PUSHERS = {
    *("frames", "abilities", "cards", "card"),
    *("order", "placing", "balance", "gather", "choices", "drawing", "theft"),
}
"""The modules of a game that may push frames: those that have frames, and cards."""

MUTATORS = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update"}


def in_type_checking(tree: ast.Module) -> set[ast.AST]:
    """The nodes under `if TYPE_CHECKING:`."""
    blocks = [node for node in ast.walk(tree) if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)]
    return {inner for block in blocks for inner in ast.walk(block)}


def imports(name: str, types_too: bool = False) -> Iterator[str]:
    """The modules that a module imports, with dots."""
    tree = TREES[name]
    hidden = set() if types_too else in_type_checking(tree)
    for node in ast.walk(tree):
        if node in hidden:
            continue
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name} imports relatively"
            assert node.module
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole.removeprefix("serai.").replace(".", "/") in FILES else node.module


def layer(name: str) -> str:
    """The part that a module belongs to."""
    return max([part for part in LAYERS if name == part or name.startswith(f"{part}/")], key=len, default="?")


def part_of(imported: str) -> str:
    """The part of Serai that an import leads to."""
    return imported.removeprefix("serai").removeprefix(".").split(".")[0]


@pytest.mark.parametrize("name", FILES)
def test_each_part_imports_only_what_is_below_it(name: str) -> None:
    if name.endswith("__init__") and "/" in name:
        assert list(imports(name, True)) == []
        return
    allowed = LAYERS[layer(name)]
    for imported in imports(name, True):
        if imported.split(".")[0] == "serai":
            assert part_of(imported) in allowed, f"{name} imports {imported}"


@pytest.mark.parametrize("game", INSIDE)
def test_inside_a_game_modules_import_only_those_before_them(game: str) -> None:
    order = INSIDE[game]
    names = [name for name in FILES if name.startswith(f"{game}/") and not name.endswith("__init__")]
    assert {name.split("/")[1] for name in names} == set(order)
    for name in names:
        rank = order.index(name.split("/")[1])
        for imported in imports(name):
            if imported.startswith(f"serai.{game}."):
                assert order.index(imported.split(".")[2]) <= rank, f"{name} imports {imported}"


def test_the_core_has_no_circles() -> None:
    below: dict[str, set[str]] = {}
    for name in FILES:
        if name.startswith("core/"):
            below[name] = {one.removeprefix("serai.").replace(".", "/") for one in imports(name) if "serai." in one}
    while below:
        lowest = [name for name, needs in below.items() if not needs & set(below)]
        assert lowest, f"a circle among {sorted(below)}"
        for name in lowest:
            del below[name]


@pytest.mark.parametrize("name", [name for name in FILES if name.split("/")[0] in RULES])
def test_a_rules_package_knows_nothing_of_the_world(name: str) -> None:
    for imported in imports(name, True):
        assert imported.split(".")[0] not in WORLDLY, f"{name} imports {imported}"
    called = {
        node.func.id for node in ast.walk(TREES[name]) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & {"open", "print", "input", "exec", "eval", "__import__"}, name


def test_only_the_games_own_places_know_a_game_by_name() -> None:
    for name in FILES:
        knows = {part_of(one) for one in imports(name, True) if one.startswith("serai.")} & set(GAMES)
        assert (
            not knows
            or name.split("/")[0] in GAMES
            or "/boards/" in name
            or name.startswith(("bots/policies/", "balance/"))
            or (name == "games")
        ), f"{name} knows {knows}"


def root_of(node: ast.expr) -> tuple[str, str]:
    """The variable that an expression of dots and brackets starts from, and the first attribute taken of it."""
    attribute = ""
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        attribute = node.attr if isinstance(node, ast.Attribute) else attribute
        node = node.value
    return (node.id if isinstance(node, ast.Name) else ""), attribute


def written(node: ast.AST) -> list[ast.expr]:
    """What a statement or call writes to, if it is more than a plain variable."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
        targets = [node.target]
    elif isinstance(node, ast.Delete):
        targets = node.targets
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS:
        return [node.func.value]
    flat = [one for target in targets for one in (target.elts if isinstance(target, ast.Tuple) else [target])]
    return [one for one in flat if not isinstance(one, ast.Name)]


def writes(function: ast.FunctionDef) -> list[str]:
    """The attributes of its `state` that a function writes to, in place or through a variable of its own."""
    aliases: dict[str, str] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and root_of(node.value)[0] == "state":
            aliases |= {one.id: node.value.attr for one in node.targets if isinstance(one, ast.Name)}
    found: list[str] = []
    for node in ast.walk(function):
        for target in written(node):
            root, attribute = root_of(target)
            if root == "state":
                found.append(attribute)
            elif root in aliases:
                found.append(aliases[root])
    return found


def functions(name: str) -> Iterator[ast.FunctionDef]:
    yield from [node for node in ast.walk(TREES[name]) if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("name", [name for name in FILES if name.split("/")[0] in GAMES])
def test_only_verbs_change_a_state(name: str) -> None:
    """Frames and cards may push frames; imagine, copies and new games build a state of their own."""
    if name.split("/")[1] in WRITERS:
        return
    pushes = name.split("/")[1] in PUSHERS
    for function in functions(name):
        for attribute in writes(function):
            assert (pushes, attribute) == (True, "stack"), f"{name}.{function.name} writes to state.{attribute}"


def test_writing_to_a_state_is_seen() -> None:
    crimes = ["state.a = 1", "state.a[0] += 1", "state.a.append(1)", "b = state.a\n  b[2] = 3", "del state.a[0]"]
    crimes += ["state.c, state.a = 1, 2", "state.a.b[1].c = 2", "b = state.a\n  b.pop()"]
    for crime in crimes:
        function = ast.parse(f"def f(state):\n  {crime}").body[0]
        assert isinstance(function, ast.FunctionDef)
        assert "a" in writes(function), crime
    for innocent in ("b = state.a[:]\n  b[0] = 1", "a = 1", "other.a = state.a", "view.a.append(state.a)"):
        function = ast.parse(f"def f(state):\n  {innocent}").body[0]
        assert isinstance(function, ast.FunctionDef)
        assert writes(function) == [], innocent


PYTHON = [
    path for folder in ("src", "tests", "tools", "training", "bench") for path in sorted((ROOT / folder).rglob("*.py"))
]


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_files_and_functions_are_short_and_finished(path: Path) -> None:
    text = path.read_text("utf-8")
    assert text.count("\n") <= 400
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            length = (node.end_lineno or 0) - node.lineno + 1
            assert length <= 40, f"{node.name} has {length} lines"
    for word in ("TO" + "DO", "FIX" + "ME", "X" + "XX"):
        assert word not in text
    assert path.stem not in (
        "utils",
        "util",
        "helpers",
        "helper",
        "manager",
        "managers",
        "data",
        "info",
        "misc",
        "common",
    )
