"""Every word that a person reads, by key, in the language of the reader.

The words stand in Fluent files, `locale/<language>/*.ftl`; every key is in every language. Keys are built as
`<file>-<family>-<name>`, so that what is shown can be worded by its own key: `iunu-card-priest`, `error-bad-seat`.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from serai.core.errors import Phrase, SeraiError, UnknownLanguage

LANGUAGES: Final = ("en", "ko", "de", "zh-Hant")
"""The languages that there are, the default first."""
LONGEST_QUOTE: Final = 250
"""The most characters of a field that the sentence for an error quotes; Fluent refuses very long ones."""


class Words:
    """The words of one language.

    Raises UnknownLanguage if it is not one of LANGUAGES.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language=language, possible=", ".join(LANGUAGES))
        self.language = language
        self._bundle = _bundle(language)

    def say(self, key: str, **fields: object) -> str:
        """The message of a key with its fields filled in; fields that it has no place for are left out.

        Numbers are written as the language writes them and choose plural forms; anything else is put in as its text.

        Raises KeyError if there is no such message or a field is missing.
        """
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        values = {name: _plain(value) for name, value in fields.items()}
        text, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return self._bundle.has_message(key)

    def error(self, error: SeraiError) -> str:
        """The sentence for an error; of what it quotes only a part, where that is long."""
        return self.say(f"error-{error.code}", **self._quoted(error.fields))

    def phrase(self, phrase: Phrase) -> str:
        """The words for a phrase, to stand inside a sentence."""
        return self.say(f"phrase-{phrase.key}", **self._quoted(phrase.fields))

    def _quoted(self, fields: dict[str, object]) -> dict[str, object]:
        """Fields as messages take them: phrases in words, long texts cut."""
        return {
            name: self.phrase(value) if isinstance(value, Phrase) else _quoted(value) for name, value in fields.items()
        }


def choose_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the one wanted, else that of SERAI_LANG, else that of the system, else English.

    Takes tags and POSIX locales alike: `de-AT`, `ko_KR.UTF-8`. A wish in the environment that cannot be met is passed
    over; of LC_ALL, LC_MESSAGES and LANG the first that is set counts.

    Raises UnknownLanguage if the wanted one is not spoken.
    """
    if wanted:
        language = _nearest(wanted)
        if language is None:
            raise UnknownLanguage(language=wanted, possible=", ".join(LANGUAGES))
        return language
    system = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return _nearest(environ.get("SERAI_LANG", "")) or _nearest(system) or LANGUAGES[0]


def _nearest(tag: str) -> str | None:
    """The language that serves the readers of a locale best; Traditional Chinese is nearest to all of Chinese."""
    first = tag.strip().replace("_", "-").partition(".")[0].partition("@")[0].partition("-")[0].lower()
    for language in LANGUAGES:
        if first == language.partition("-")[0]:
            return language
    return None


def _plain(value: object) -> float | str:
    return value if isinstance(value, int | float) and not isinstance(value, bool) else str(value)


def _quoted(value: object) -> object:
    text = str(value)
    return value if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("serai").joinpath("locale", language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
