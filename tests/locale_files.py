"""The Fluent files and the source code, read for the tests of the words."""

import ast
import importlib
import pkgutil
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import serai
from serai.core.errors import Phrase, SeraiError

SOURCE = Path(__file__).parents[1] / "src" / "serai"
LOCALE = SOURCE / "locale"
CLIENT = Path(__file__).parents[1] / "web" / "src"
KEY = re.compile(r"[a-z][a-z0-9-]*")


class Names(Visitor):
    """Gathers what is written in a message, its variables, and the messages that it refers to."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - named by fluent.syntax
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - named by fluent.syntax
        self.messages.add(node.id.name)


@cache
def resources(language: str) -> dict[str, ftl.Resource]:
    """The parsed files of a language by name."""
    paths = sorted((LOCALE / language).glob("*.ftl"))
    return {path.name: FluentParser().parse(path.read_text("utf-8")) for path in paths}


def messages(language: str) -> list[ftl.Message]:
    """All messages of a language, in order, duplicates too."""
    bodies = [resource.body for resource in resources(language).values()]
    return [entry for body in bodies for entry in body if isinstance(entry, ftl.Message)]


@cache
def names(language: str) -> dict[str, Names]:
    """What each message of a language names."""
    found: dict[str, Names] = {}
    for message in messages(language):
        found[message.id.name] = Names()
        found[message.id.name].visit(message)
    return found


def written(message: ftl.Message) -> list[str]:
    """The pieces of text of a message, all variants, without fields."""
    found = Names()
    found.visit(message.value)
    return found.texts


def slots(language: str, key: str) -> set[str]:
    """The fields that a message needs, those of the messages that it refers to included."""
    mine = names(language)[key]
    return mine.variables.union(*[slots(language, other) for other in mine.messages])


def tree(path: str) -> ast.Module:
    """A module of the source by its path from the package."""
    return ast.parse((SOURCE / path).read_text("utf-8"))


@cache
def nodes() -> list[ast.AST]:
    """Every node of every module."""
    paths = [path.relative_to(SOURCE).as_posix() for path in sorted(SOURCE.rglob("*.py"))]
    return [node for path in paths for node in ast.walk(tree(path))]


def errors() -> list[type[SeraiError]]:
    """Every error that the package defines."""
    for module in pkgutil.walk_packages(serai.__path__, "serai."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found = [SeraiError]
    for one in found:
        found += [other for other in one.__subclasses__() if other.__module__.startswith("serai.")]
    return found


def sentence_fields(sentence: str) -> set[str]:
    """The fields that a sentence in plain English names."""
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


@cache
def all_calls() -> list[tuple[str, ast.Call]]:
    """All calls in the source, with the last name of what is called."""
    found = [node for node in nodes() if isinstance(node, ast.Call)]
    return [(ast.unparse(call.func).rpartition(".")[2], call) for call in found]


def calls(*functions: str) -> Iterator[ast.Call]:
    """All calls in the source of functions or classes with these names."""
    for name, call in all_calls():
        if name in functions:
            yield call


def phrases() -> Iterator[Phrase]:
    """Every phrase that the source makes, but those made again; its fields are the expressions that it is given."""
    for call in calls("Phrase"):
        if ast.unparse(call) != "Phrase(key, sentence, **fields)":
            key, sentence = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
            yield Phrase(str(key), str(sentence), **{str(word.arg): ast.unparse(word.value) for word in call.keywords})


def family(node: ast.expr) -> re.Pattern[str] | None:
    """The keys that an expression can build: those that equal a text or fit an f-string such as `iunu-event-{key}`.

    None for anything that builds no keys: an f-string must write a whole word of the key itself, between its ends and
    dashes.
    """
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str) and KEY.fullmatch(node.value):
            return re.compile(re.escape(node.value))
        return None
    if not isinstance(node, ast.JoinedStr):
        return None
    fixed = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    written = "{}".join(str(text) if text is not None else "" for text in fixed)
    if not re.fullmatch(r"[a-z0-9{}-]+", written) or not re.search(r"(^|-)[a-z]+(-|$)", written):
        return None
    return re.compile("".join("[a-z0-9-]+" if text is None else re.escape(str(text)) for text in fixed))


def families() -> Iterator[re.Pattern[str]]:
    """All families of keys that the source builds."""
    for node in nodes():
        if isinstance(node, ast.Constant | ast.JoinedStr):
            found = family(node)
            if found is not None:
                yield found


@cache
def client_texts() -> list[tuple[str, bool]]:
    """Every quoted text of the browser client that could be a key, and whether it is said at once."""
    found: list[tuple[str, bool]] = []
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in {".ts", ".svelte"}:
            quoted = r"(\b(?:t|say)\()?(?:'([a-z][a-z0-9-]*)'|`([^`\s]*)`)(\s*[,)])?"
            for call, plain, template, end in re.findall(quoted, path.read_text("utf-8")):
                text = plain or re.sub(r"\$\{[^}]*\}", "{}", template)
                found.append((text, bool(call and end)))
    return found


def client_families() -> Iterator[re.Pattern[str]]:
    """All families of keys that the browser client builds; see `family`."""
    for text, _ in client_texts():
        if re.fullmatch(r"[a-z0-9{}-]+", text) and re.search(r"(^|-)[a-z]+(-|$)", text):
            yield re.compile(re.escape(text).replace(r"\{\}", "[a-z0-9-]+"))


def said() -> Iterator[tuple[re.Pattern[str], set[str] | None]]:
    """The keys that each call of `say` can mean, and the fields that it gives; None if it gives fields unseen."""
    for node in nodes():
        if not (isinstance(node, ast.Call) and node.args and isinstance(node.func, ast.Attribute)):
            continue
        keys = family(node.args[0])
        if node.func.attr == "say" and keys is not None:
            given = {word.arg for word in node.keywords if word.arg is not None}
            yield keys, given if len(given) == len(node.keywords) else None
