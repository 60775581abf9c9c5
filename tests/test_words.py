"""The words: complete and alike in all languages, and about things that there are."""

import re
import subprocess
import sys

import pytest
from fluent.syntax import ast as ftl

import serai
from serai.core.errors import BadSeat, UnknownLanguage
from serai.games import GAMES
from serai.iunu.edition import AFTERLIFE, IunuEdition
from serai.words import LANGUAGES, Words, choose_language
from tests.locale_files import (
    LOCALE,
    SOURCE,
    client_families,
    client_texts,
    errors,
    families,
    messages,
    names,
    resources,
    said,
    sentence_fields,
    slots,
    written,
)
from tests.needed_words import event_keys, needed, told

OTHERS = LANGUAGES[1:]
SAME_AS_ENGLISH = {
    "de": {
        "cli-huns-change-vp",
        "cli-huns-head-vp",
        "cli-huns-type-wolf",
        "cli-iunu-change-deben",
        "cli-iunu-change-vp",
        "cli-iunu-short-pharaoh",
        "cli-iunu-short-soldier",
        "cli-iunu-start",
        "cli-report-bot",
        "huns-card-sabotage",
        "huns-card-veteran",
        "huns-source-veteran",
        "huns-term-deck",
        "iunu-source-deben",
        "iunu-term-deben",
        "iunu-term-deck",
        "iunu-term-hand",
        "iunu-term-vp",
        "web-bot-huns-1",
        "web-bot-huns-2",
        "web-bot-huns-3",
        "web-bot-iunu-1",
        "web-bot-iunu-3",
        "web-game-huns",
        "web-game-iunu",
    },
    "ko": set[str](),
    "zh-Hant": set[str](),
}
AMOUNTS = ("deben", "discount", "loaves", "ransom", "fee", "looks", "tribute", "citizens")
LATIN = {"UTF", "IUNU", "HUNS", "Serai", "TOML", "VP", "scribe", "any", "raids", "refresh"}
SAMPLES: list[object] = [0, 1, 2, 11, "x"]


def amounts(game: str) -> list[dict[str, int]]:
    """The numbers that texts of cards and rules may name, wherever they are shown."""
    if game == "huns":
        return [{"spaces": spaces, "seats": seats} for spaces in (1, 4) for seats in (0, 2, 4)]
    edition = serai.game("iunu").edition
    assert isinstance(edition, IunuEdition)
    return [{name: getattr(edition, name) for name in AMOUNTS}]


@pytest.mark.parametrize("language", LANGUAGES)
class TestFiles:
    def test_has_a_folder_and_no_other_language_has(self, language: str) -> None:
        assert sorted(path.name for path in LOCALE.iterdir() if path.is_dir()) == sorted(LANGUAGES)
        assert set(resources(language)) == set(resources("en"))

    def test_can_be_read_without_rest(self, language: str) -> None:
        for name, resource in resources(language).items():
            assert not [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)], name

    def test_has_no_key_twice(self, language: str) -> None:
        keys = [message.id.name for message in messages(language)]
        assert sorted(keys) == sorted(set(keys))

    def test_has_the_same_keys_in_the_same_files_and_order(self, language: str) -> None:
        for name, resource in resources("en").items():
            english = [entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)]
            mine = [entry.id.name for entry in resources(language)[name].body if isinstance(entry, ftl.Message)]
            assert mine == english

    def test_names_the_same_fields(self, language: str) -> None:
        assert {key: slots(language, key) for key in names(language)} == {key: slots("en", key) for key in names("en")}


@pytest.mark.parametrize("language", LANGUAGES)
class TestMessages:
    @pytest.mark.parametrize("sample", SAMPLES, ids=repr)
    def test_each_says_something_with_its_fields(self, language: str, sample: object) -> None:
        words = Words(language)
        for key in names(language):
            text = words.say(key, **dict.fromkeys(slots(language, key), sample))
            assert text, key
            assert not re.search("[{}\u2066-\u2069]", text), key

    def test_each_keeps_its_paragraphs(self, language: str) -> None:
        for key in names(language):
            fields: dict[str, object] = dict.fromkeys(slots(language, key), 3)
            assert Words(language).say(key, **fields).count("\n") == Words("en").say(key, **fields).count("\n"), key

    def test_errors_name_only_what_they_know(self, language: str) -> None:
        for error in errors():
            fields: dict[str, object] = dict.fromkeys(sentence_fields(error.sentence), "x")
            assert slots(language, f"error-{error.code}") <= set(fields), error.code
            assert Words(language).error(error(**fields))

    @pytest.mark.parametrize("game", GAMES)
    def test_events_of_real_games_can_be_told(self, language: str, game: str) -> None:
        words = Words(language)
        assert {event.key for event in told(game)} == event_keys(game)
        for event in told(game):
            fields = {**event.fields, "player": "A", "other": "B"}
            assert words.say(f"{game}-event-{event.key}", **fields)
            if event.secret:
                assert words.say(f"{game}-event-{event.key}-seen", **fields, **event.secret)

    def test_events_are_whole_sentences(self, language: str) -> None:
        for key in names(language):
            if re.fullmatch(r"[a-z]+-event-.*", key):
                for sample in SAMPLES:
                    text = Words(language).say(key, **dict.fromkeys(slots(language, key), sample))
                    assert text[-1] in ".。" or text == str(sample), key

    @pytest.mark.parametrize("game", GAMES)
    def test_cards_and_rules_name_only_amounts(self, language: str, game: str) -> None:
        for fields in amounts(game):
            for key in names(language):
                if re.fullmatch(rf"{game}-(rules-.*|help-.*|question-use-.*|card-.*|family-.*)", key):
                    assert Words(language).say(key, **fields), key
        for kind in AFTERLIFE:
            assert Words(language).say(f"iunu-afterlife-{kind}-text", times=3)


def test_everything_has_its_words() -> None:
    missing = [f"{name}-{one}" for name, members in needed().items() for one in members]
    assert sorted(set(missing) - set(names("en"))) == []


def test_no_words_are_about_nothing() -> None:
    parts = needed()
    wanted = {f"{name}-{one}" for name, members in parts.items() for one in members}
    mine = {key for key in names("en") for name in parts if key.startswith(f"{name}-")}
    assert sorted(mine - wanted) == []


def test_no_words_are_unused() -> None:
    used = set[str]().union(*[found.messages for found in names("en").values()])
    patterns = [*families(), *client_families()]
    undrawn = [f"{game}-" for game in GAMES if not (SOURCE / "cli" / "boards" / game).is_dir()]
    keys = [key for key in names("en") if key not in used and not key.startswith(tuple(undrawn))]
    unused = [key for key in keys if not any(one.fullmatch(key) for one in patterns)]
    assert unused == [], "keys are used whole or as f-strings that begin, end or go on with a word of the key"


def test_what_is_said_exists_and_gets_its_fields() -> None:
    for pattern, given in said():
        keys = [key for key in names("en") if pattern.fullmatch(key)]
        assert keys, pattern.pattern
        if given is not None and len(keys) == 1:
            assert slots("en", keys[0]) <= given, keys[0]


def test_what_the_client_says_exists() -> None:
    keys = set(names("en"))
    called = [text for text, call in client_texts() if call]
    assert called
    patterns = [re.compile(re.escape(text).replace(r"\{\}", "[a-z0-9-]+")) for text in called]
    assert [one.pattern for one in patterns if not any(one.fullmatch(key) for key in keys)] == []


def test_error_codes_are_told_apart() -> None:
    codes = [error.code for error in errors()]
    assert sorted(codes) == sorted(set(codes))


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = {message.id.name: written(message) for message in messages("en")}
    same = {
        message.id.name
        for message in messages(language)
        if written(message) == english[message.id.name] and re.search("[A-Za-z]", "".join(written(message)))
    }
    assert same == SAME_AS_ENGLISH[language]


@pytest.mark.parametrize("language", ["ko", "zh-Hant"])
@pytest.mark.parametrize("file", ["common.ftl", *[f"{game}.ftl" for game in GAMES]])
def test_no_latin_words_stand_among_others(language: str, file: str) -> None:
    for message in resources(language)[file].body:
        if isinstance(message, ftl.Message):
            latin = re.findall("[A-Za-z]{2,}", " ".join(written(message)))
            assert set(latin) <= LATIN, message.id.name


def test_chinese_has_full_width_punctuation() -> None:
    for key in names("zh-Hant"):
        text = Words("zh-Hant").say(key, **dict.fromkeys(slots("zh-Hant", key), "x"))
        assert not re.search(r"[\u4e00-\u9fff] ?[,;:?!()]|[,;:?!()] ?[\u4e00-\u9fff]", text), key


def test_korean_needs_no_double_particles() -> None:
    for key in names("ko"):
        text = Words("ko").say(key, **dict.fromkeys(slots("ko", key), "x"))
        assert not re.search(r"[을를이가은는와과]\([을를이가은는와과]\)|\(으\)로|\(이\)", text), key


class TestWords:
    def test_fills_in_fields_and_chooses_plurals(self) -> None:
        words = Words("en")
        assert words.say("iunu-event-discarded", player="Ann", cards=1) == "Ann discards one card."
        assert words.say("iunu-event-discarded", player="Ann", cards=4, colour="red") == "Ann discards 4 cards."
        assert Words("de").say("iunu-event-discarded", player="Ann", cards=0) == "Ann wirft nichts ab."

    def test_refuses_unknown_keys_and_missing_fields(self) -> None:
        words = Words("ko")
        assert words.has("seat")
        assert not words.has("throne")
        with pytest.raises(KeyError, match="throne"):
            words.say("throne")
        with pytest.raises(KeyError, match="number"):
            words.say("seat")

    def test_takes_anything_that_has_a_text(self) -> None:
        assert Words("en").say("seat", number=True) == "Player True"
        assert Words("de").say("seat", number=1.5) == "Spieler 1,5"
        assert Words("en").say("seat", number=None) == "Player None"

    def test_words_errors(self) -> None:
        assert Words("de").error(BadSeat(seat=7, last=3)) == (
            "Den Platz 7 gibt es nicht. Die Plätze haben die Nummern 0 bis 3."
        )

    def test_refuses_unknown_languages(self) -> None:
        with pytest.raises(UnknownLanguage) as caught:
            Words("fr")
        assert Words("en").error(caught.value) == "Serai does not speak “fr”. Choose from: en, ko, de, zh-Hant"

    def test_reads_no_file_when_imported(self) -> None:
        code = (
            "import sys; opened = []\n"
            "sys.addaudithook(lambda what, args: opened.append(str(args[0])) if what == 'open' else None)\n"
            "import serai.words\n"
            "assert not [path for path in opened if path.endswith('.ftl')]\n"
            "serai.words.Words('ko')\n"
            "assert [path for path in opened if path.endswith('.ftl')]\n"
        )
        subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("wanted", "environ", "language"),
    [
        (None, {}, "en"),
        ("ko", {"SERAI_LANG": "de", "LANG": "de_DE.UTF-8"}, "ko"),
        ("zh-Hant", {}, "zh-Hant"),
        ("zh_TW", {}, "zh-Hant"),
        ("ZH-hant-HK", {}, "zh-Hant"),
        ("de_AT", {}, "de"),
        ("en-GB", {"LANG": "ko_KR.UTF-8"}, "en"),
        (" de ", {}, "de"),
        ("", {"LANG": "ko_KR.UTF-8"}, "ko"),
        (None, {"SERAI_LANG": "zh-Hant", "LC_ALL": "de_DE.UTF-8"}, "zh-Hant"),
        (None, {"SERAI_LANG": "", "LC_ALL": "de_DE.UTF-8"}, "de"),
        (None, {"SERAI_LANG": "xx", "LANG": "de_CH"}, "de"),
        (None, {"LANG": "ko_KR.UTF-8"}, "ko"),
        (None, {"LANG": "de_DE@euro"}, "de"),
        (None, {"LANG": "zh_TW.Big5"}, "zh-Hant"),
        (None, {"LANG": "zh_HK"}, "zh-Hant"),
        (None, {"LANG": "zh"}, "zh-Hant"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "POSIX"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "kok_IN"}, "en"),
        (None, {"LC_MESSAGES": "ko_KR.UTF-8", "LANG": "de_DE.UTF-8"}, "ko"),
        (None, {"LC_ALL": "C", "LC_MESSAGES": "ko_KR.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE.UTF-8"}, "de"),
    ],
)
def test_chooses_a_language(wanted: str | None, environ: dict[str, str], language: str) -> None:
    assert choose_language(wanted, environ) == language


@pytest.mark.parametrize("wanted", ["fr", "xx-YY", "C", "kok", "-"])
def test_refuses_a_wanted_language_that_it_does_not_speak(wanted: str) -> None:
    with pytest.raises(UnknownLanguage):
        choose_language(wanted, {"LANG": "ko_KR.UTF-8"})
