"""What errors say in words is said in the reader's language, down to the words inside their fields."""

import ast
import errno
import os
import pickle
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import serai
from serai.core.edition import EditionReader, exactly, short_name
from serai.core.errors import BadRecord, Phrase
from serai.core.record import UndoRefused
from serai.core.view import ViewReader
from serai.files import REASONS, UnreadableFile, UnwritableFile, reason
from serai.words import LANGUAGES, LONGEST_QUOTE, Words
from tests.iunu.editions import HELIOPOLIS, edition
from tests.locale_files import KEY, calls, errors, messages, phrases, sentence_fields, slots

NAMES = {"serai", "stdout"}
"""Words of errors that are the same in every language."""
HEAD = "serai record: 1\ngame: iunu\nrules: 1\nseats: 2\nedition: heliopolis\n\n"


class Choices(Visitor):
    """Gathers the words that a message chooses by."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802 - named by fluent.syntax
        if isinstance(node.key, ftl.Identifier):
            self.words.add(node.key.name)
        self.generic_visit(node)


def choices(language: str, key: str) -> set[str]:
    found = Choices()
    for message in messages(language):
        if message.id.name == key:
            found.visit(message)
    return found.words


def literals(node: ast.AST) -> Iterator[str]:
    """All texts written in an expression, but those of phrases inside it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif not (isinstance(node, ast.Call) and ast.unparse(node.func) == "Phrase"):
        for inner in ast.iter_child_nodes(node):
            yield from literals(inner)


def outcomes(node: ast.expr) -> list[str]:
    """The texts written in an expression that it can come to."""
    if isinstance(node, ast.IfExp):
        return [*outcomes(node.body), *outcomes(node.orelse)]
    if isinstance(node, ast.BoolOp):
        return [text for value in node.values for text in outcomes(value)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def english(text: str) -> bool:
    """Whether a text looks like several words."""
    return bool(re.search("[A-Za-z] | [A-Za-z]", text))


def test_each_phrase_has_its_message_in_every_language() -> None:
    for phrase in phrases():
        fields = sentence_fields(phrase.sentence)
        assert KEY.fullmatch(phrase.key)
        assert set(phrase.fields) == fields, phrase.key
        for language in LANGUAGES:
            assert Words(language).has(f"phrase-{phrase.key}"), (language, phrase.key)
            assert slots(language, f"phrase-{phrase.key}") == fields, (language, phrase.key)


def test_a_key_means_one_phrase() -> None:
    assert len({phrase.key for phrase in phrases()}) == len({(phrase.key, phrase.sentence) for phrase in phrases()})


def test_no_field_of_an_error_is_written_in_english() -> None:
    makers = [error.__name__ for error in errors()]
    made = list(calls(*makers, "Phrase", "exactly"))
    assert {ast.unparse(call.func) for call in made} > {"BadRecord", "BadEdition", "UnwritableFile", "Phrase"}
    for call in made:
        values = [word.value for word in call.keywords]
        values += call.args if ast.unparse(call.func) == "exactly" else []
        for value in values:
            assert not [text for text in literals(value) if english(text)], ast.unparse(call)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_in_an_error_is_one_that_its_message_chooses_by(language: str) -> None:
    for error in errors():
        key = f"error-{error.code}"
        for call in calls(error.__name__):
            for word in call.keywords:
                if word.arg in slots(language, key):
                    plain = {text for text in outcomes(word.value) if re.fullmatch("[a-z]+", text)}
                    assert plain <= choices(language, key) | NAMES, ast.unparse(call)


def test_what_is_english_is_seen() -> None:
    for crime in ("f(a='no way')", "f(a=f'{b} missing')", "f(a='x' if y else 'no way')", "f(a=b or g('not so'))"):
        call = ast.parse(crime, mode="eval").body
        assert [text for text in literals(call) if english(text)], crime
    for innocent in ("f(a=', '.join(b))", "f(a=Phrase('k', 'no way'))", "f(a='*' + b)", "f(a='missing')"):
        call = ast.parse(innocent, mode="eval").body
        assert not [text for text in literals(call) if english(text)], innocent


class TestPhrase:
    WITH = Phrase("header-field", "the header line “{name}”", name="seats")

    def test_reads_as_english(self) -> None:
        assert str(self.WITH) == "the header line “seats”"
        assert f"{self.WITH}" == "the header line “seats”"
        assert repr(self.WITH) == "'the header line “seats”'"

    def test_equals_what_reads_alike(self) -> None:
        assert self.WITH == "the header line “seats”"
        assert Phrase("other", "the header line “seats”") == self.WITH
        assert Phrase("header-field", "the header line “{name}”", name="rules") != self.WITH
        assert hash(self.WITH) == hash(str(self.WITH))
        assert Phrase("one", "1") != 1

    def test_crosses_process_borders_inside_an_error(self) -> None:
        outer = Phrase("record-mark", "a line “{line}”", line=self.WITH)
        error = pickle.loads(pickle.dumps(BadRecord(line=3, found="x", expected=outer)))
        assert str(error) == str(BadRecord(line=3, found="x", expected=outer))
        kept = error.fields["expected"]
        assert (kept, kept.key, kept.fields["line"].key) == (outer, "record-mark", "header-field")

    def test_is_worded_with_the_phrases_inside_it(self) -> None:
        outer = Phrase("record-mark", "a line “{line}”", line=Phrase("missing", "missing"))
        assert Words("de").phrase(outer) == "eine Zeile „nicht vorhanden“"
        assert Words("ko").phrase(outer) == "“없음” 줄"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_quotes_no_more_than_an_error_does(self, language: str) -> None:
        worded = Words(language).phrase(exactly("x" * 9000))
        assert worded == "x" * LONGEST_QUOTE + "…"


class TestReasons:
    @pytest.mark.parametrize("number", REASONS)
    def test_common_system_errors_have_words(self, number: int) -> None:
        assert reason(OSError(number, os.strerror(number))) == REASONS[number]

    @pytest.mark.parametrize(
        ("error", "code"),
        [(OSError(errno.EIO, "?"), "EIO"), (OSError(99999, "?"), "99999"), (OSError("?"), "OSError")],
    )
    def test_others_have_their_code(self, error: OSError, code: str) -> None:
        assert reason(error) == f"System error {code}"
        assert Words("de").phrase(reason(error)) == f"Systemfehler {code}"

    def test_python_may_refuse_a_name_first(self) -> None:
        assert reason(ValueError("embedded null byte")).key == "bad-file-name"
        assert reason(RuntimeError("Symlink loop")).key == "link-circle"


def own(changes: dict[str, object]) -> Callable[[], object]:
    return lambda: edition(changes)


def record(text: str) -> Callable[[], object]:
    return lambda: serai.parse_record(text)


def toml(source: str) -> Callable[[], object]:
    return lambda: EditionReader(source, "1.toml")


WRONG: list[object] = [-1, True, 10**70, [], {}, "x"]
MISTAKES: list[Callable[[], object]] = [
    *[record(text) for text in ("\n", "serai record: 1\nx\n", "serai record: 1\n", "serai record: 1\n\n")],
    *[record(HEAD.replace("seats: 2", line)) for line in ("seats: x", "seats: 2\noptions: x", "seats: 2\nplayers: x")],
    *[record(HEAD.replace("seats: 2", "seats: 2\npractice: no")), record(HEAD.replace("rules: 1", "rules: 2"))],
    *[record(HEAD.replace("record: 1", "record: 2")), record(HEAD.replace("heliopolis", "x"))],
    *[record(HEAD + line + "\n") for line in ("x", "* x", "*")],
    *[toml(source) for source in ("1", "1 = ", "1 = " + "[" * 5000, "1 = " + "1" * 5000)],
    *[own({"amounts.fee": value}) for value in WRONG],
    *[own({"citizens.noble.majority": 9}), own({"name": 1}), own({"luck": 1}), own({"game": 1})],
    *[
        own(
            {f"citizens.{caste}.copies": 0 for caste in ("farmer", "baker", "soldier", "artisan", "merchant", "scribe")}
        )
    ],
    lambda: EditionReader("", "1.toml").word("name", short_name()),
    lambda: ViewReader("a: 1\n").word("b"),
    *[lambda path=path: serai.game("iunu", path) for path in ("/1", "/", "/etc/passwd/1", "\0", "/" + "1" * 999)],
]


def caught(mistake: Callable[[], object]) -> serai.SeraiError:
    with pytest.raises(serai.SeraiError) as error:
        mistake()
    return error.value


@pytest.mark.parametrize("language", ["ko", "zh-Hant"])
def test_no_english_is_left_in_a_sentence(language: str) -> None:
    """But for notation: names of places in files, and what is quoted of them."""
    files = "“[^”]*”|「[^」]*」|[a-z]+\\.[a-z.]+|1*\\.toml|/[a-z/]*"
    notation = f"{files}|TOML|UTF-8|Serai|yes|true|name|luck|game|citizens|\"iunu\"|'x'"
    for mistake in MISTAKES:
        sentence = Words(language).error(caught(mistake))
        assert not re.findall("[A-Za-z]{2,}", re.sub(notation, "", sentence)), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_stand_in_their_sentences(language: str, tmp_path: Path) -> None:
    words = Words(language)
    for one in REASONS.values():
        for error in (UnreadableFile(path=tmp_path, reason=one), UnwritableFile(path=tmp_path, reason=one)):
            assert words.phrase(one) in words.error(error)
            assert str(one) in str(error)


def test_sentences_are_whole_in_each_language() -> None:
    late = UndoRefused(reason=Phrase("undo-others", "somebody else has chosen since"))
    assert str(late) == "That cannot be taken back: somebody else has chosen since."
    assert Words("en").error(late) == "That cannot be taken back: somebody else has chosen since."
    assert Words("de").error(late) == "Das lässt sich nicht zurücknehmen: Seitdem hat jemand anderes gewählt."
    assert Words("ko").error(late) == "되돌릴 수 없습니다. 그 뒤에 다른 사람이 선택했습니다."
    assert Words("zh-Hant").error(late) == "無法收回：在那之後已經有其他人做出選擇。"  # noqa: RUF001 - as Chinese is written


def test_an_edition_says_where_it_is_not_toml() -> None:
    for source, sentence in (
        (
            HELIOPOLIS.replace("deben = 9", "deben = = 9"),
            "1.toml ist keine TOML-Datei: Zeile {}, Spalte 9 ist nicht lesbar",
        ),
        ("a = ", "1.toml ist keine TOML-Datei: Am Ende fehlt etwas oder ist etwas falsch"),
    ):
        line = next((n for n, text in enumerate(source.split("\n"), 1) if "= =" in text), 0)
        assert Words("de").error(caught(toml(source))) == sentence.format(line)


def test_a_missing_value_is_told_in_each_language() -> None:
    error = caught(lambda: EditionReader("", "1.toml").whole("a.b", 1, 9))
    assert str(error) == "1.toml, line 1: a.b is missing, but must be a whole number from 1 to 9."
    assert [Words(language).error(error) for language in LANGUAGES] == [
        "1.toml, line 1: a.b is missing, but must be a whole number from 1 to 9.",
        "1.toml, 1번째 줄: a.b 값이 잘못되었습니다. 현재 값: 없음. 필요한 값: 1 이상 9 이하의 정수",
        "1.toml, Zeile 1: a.b ist nicht vorhanden. Erwartet: eine ganze Zahl von 1 bis 9",
        "1.toml 第 1 行：a.b 的值不符合要求。目前的值：無；應為：1 到 9 的整數",  # noqa: RUF001 - as Chinese is written
    ]
