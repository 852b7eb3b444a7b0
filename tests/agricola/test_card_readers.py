"""Hand cards are told of in words and by symbols."""

from __future__ import annotations

import re

import pytest

from allmende.agricola.cards import CARDS
from allmende.agricola.components.board import ROUNDS, SPACE_NAMES
from allmende.agricola.components.card_names import NAMESAKES
from allmende.agricola.components.numbers import DECK_LETTERS, card_index
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation import icons
from allmende.agricola.presentation.icons import card_icons
from allmende.agricola.presentation.icons.permits import PERMISSIONS
from allmende.agricola.presentation.reading import space_numbers
from allmende.agricola.presentation.reference import HandCardReference, reference
from allmende.agricola.presentation.wording import card_ruling, card_text, prerequisite
from allmende.agricola.presentation.wording.permits import PERMISSIONS as WORDS
from allmende.agricola.presentation.wording.permits import permission
from allmende.agricola.record.card_texts import ALSO_SPEAKING, SPEAKING_BEYOND_B, SPEAKING_OF_ACCUMULATION
from allmende.agricola.rules.accumulation import ACCUMULATION_SPACES
from allmende.agricola.rules.language.card import Card, Permit, minor
from allmende.core import Message
from allmende.words import LANGUAGES, Speaker

ENGLISH, GERMAN = (Speaker(language, strict=True) for language in ("en", "de"))
ROUND_CARDS = [f"round-{number}" for number in range(1, ROUNDS + 1)]
TOKEN = re.compile(r"([a-z]+(?:-[a-z]+)*)(?:@([a-z0-9-]+(?:/[a-z0-9-]+)*))?(?:\*\d+(?:/\d+)*)?")

JUNIOR_ARTIST = "B152"


def printed(number: str) -> HandCardReference:
    """What stands on a card."""
    return reference().cards[card_index(number)]


# Words


@pytest.mark.parametrize(
    ("number", "english", "german"),
    [
        (
            "A033",
            "When you play this, you get 1 bonus point and 2 Food for each complete round left to play.",
            "Beim Ausspielen erhältst du 1 Bonuspunkt und 2 Nahrung für jede noch zu spielende volle Runde.",
        ),
        (
            "A090",
            "At the start of each round, if you live in a stone house, you may pay 1 Food to plow 1 field.",
            "Jedes Mal, wenn eine Runde beginnt und du ein Steinhaus bewohnst, darfst du 1 Nahrung bezahlen, um 1"
            " Acker zu pflügen.",
        ),
        (
            "A116",
            "Each time you use a Wood accumulation space, you also get 1 Wood.",
            "Jedes Mal, wenn du ein Ansammlungsfeld für Holz nutzt, erhältst du zusätzlich 1 Holz.",
        ),
        (
            "A160",
            "Each time another player uses Traveling Players, you get 1 Food and 1 Wood. In addition, you may take"
            " 1 Vegetable for 2 Food.",
            "Jedes Mal, wenn jemand anderes das Feld Gaukler nutzt, erhältst du 1 Nahrung und 1 Holz. Außerdem darfst"
            " du 1 Gemüse für 2 Nahrung nehmen.",
        ),
        (
            "B080",
            "At any time, you may turn 2 Clay into 1 Stone, 3 Clay into 2 Stone, or 4 Clay into 3 Stone.",
            "Jederzeit darfst du 2 Lehm zu 1 Stein, 3 Lehm zu 2 Stein oder 4 Lehm zu 3 Stein machen.",
        ),
    ],
)
def test_words_say_what_a_card_does(number: str, english: str, german: str) -> None:
    text = printed(number).text
    assert ENGLISH.say(text) == english
    assert GERMAN.say(text) == german


@pytest.mark.parametrize(
    ("number", "english", "german"),
    [
        ("A024", "at least 2 occupations", "mindestens 2 Ausbildungen"),
        ("A033", "no unused farmyard space", "kein ungenutztes Hoffeld"),
        ("A044", "exactly 2 occupations", "genau 2 Ausbildungen"),
        ("B033", "a clay house or a stone house", "ein Lehmhaus oder ein Steinhaus"),
        ("B056", "one of your people on Fishing", "eine deiner Personen auf dem Feld Fischfang"),
    ],
)
def test_words_say_what_a_card_asks_for(number: str, english: str, german: str) -> None:
    asked = printed(number).prerequisite
    assert asked is not None
    assert (ENGLISH.say(asked), GERMAN.say(asked)) == (english, german)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.number)
def test_words_say_all_numbers_and_resources_that_icons_show(card: Card, language: str) -> None:
    speaker = Speaker(language, strict=True)
    assert speaker.say(Message(f"card-{card.name}"))
    text = speaker.say(card_text(card))
    asked = prerequisite(card)
    assert (asked is None) == (card.needs is None)
    assert asked is None or speaker.say(asked)
    for token in card_icons(card):
        name, _, numbers = re.sub("@.*", "", token).partition("*")
        if name == "times":
            continue
        assert set(numbers.split("/")) - {""} <= set(re.findall(r"\d+", text)), token
        if name in RESOURCE_NAMES and "fence" not in card_icons(card):
            forms = [speaker.say(Message(f"resource-{name}", {"count": count})) for count in (1, 2)]
            assert any(form in text for form in forms), token


def test_cards_are_called_in_english_as_they_stand_in_the_source() -> None:
    """A namesake says besides which deck it is of."""
    speaker = Speaker("en", strict=True)
    for card in CARDS:
        said = speaker.say(Message(f"card-{card.name}"))
        assert re.sub(r" \(\w+\)$", "", said) == card.called
        assert (said != card.called) == (card.number in NAMESAKES)


def test_a_card_can_not_be_called_by_the_name_of_another() -> None:
    with pytest.raises(AssertionError, match="A001 is called shelter, not Paper Knife"):
        minor("A001 Paper Knife", [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    speaker = Speaker(language, strict=True)
    names = [speaker.say(Message(f"card-{card.name}")) for card in CARDS]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_cards_read_alike_only_if_they_do_the_same(language: str) -> None:
    speaker = Speaker(language, strict=True)
    rows: dict[str, set[str]] = {}
    for card in CARDS:
        rows.setdefault(speaker.say(card_text(card)), set()).add(" ".join(card_icons(card)))
    assert [text for text, found in rows.items() if len(found) > 1] == []


PERMITS = [part for card in CARDS for part in card.in_order if isinstance(part, Permit)]


@pytest.mark.parametrize("permit", PERMITS, ids=lambda permit: str(permit.bit))
def test_every_permission_has_words_and_symbols(permit: Permit) -> None:
    assert permit.bit.bit_count() == 1
    assert ENGLISH.say(permission(permit))
    assert PERMISSIONS[permit.bit]


def test_cards_permit_everything_that_has_words() -> None:
    assert {permit.bit for permit in PERMITS} == set(PERMISSIONS) == set(WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [card for card in CARDS if card.ruling], ids=lambda card: card.number)
def test_rulings_are_said_in_english_as_they_stand_in_the_source(card: Card, language: str) -> None:
    ruling = card_ruling(card)
    assert ruling is not None
    assert (Speaker(language, strict=True).say(ruling) == card.ruling) == (language == "en")


def test_cards_that_speak_of_accumulation_spaces_name_one_here_too() -> None:
    """What the Clutterer's ruling says: its owner can tell from our texts which cards count."""
    spaces = [f"action-{SPACE_NAMES[space]}" for space in space_numbers(ACCUMULATION_SPACES)]
    names = ["accumulation space", *(ENGLISH.say(Message(space)) for space in spaces)]
    texts = {card.number: ENGLISH.say(card_text(card)) for card in CARDS}
    naming = {number for number, text in texts.items() if any(name in text for name in names)}
    assert naming == {*SPEAKING_OF_ACCUMULATION, *ALSO_SPEAKING, *SPEAKING_BEYOND_B, JUNIOR_ARTIST}


def test_cards_without_a_ruling_say_none() -> None:
    assert all(card_ruling(card) is None for card in CARDS if not card.ruling)


# Icons


@pytest.mark.parametrize(
    ("number", "row"),
    [
        ("A016", "at-once clay line fence colon clay instead-of wood"),
        ("A050", "everybody use@cattle-market colon food*3 others food"),
        ("A080", "use each-round stone colon stone"),
        (
            "A114",
            "use@day-laborer if at-most round*5 colon grain line use@day-laborer if round*6 colon grain or vegetable",
        ),
        ("A120", "once room-clay slash room-stone colon next-rounds*5 clay*2"),
        ("B036", ""),
        ("B039", "harvest if sheep*1/4/7 colon food*1/2/3 line book score*1 per sheep*3"),
        ("B056", "use@forest/clay-pit/reed-bank/round-1 colon food"),
        ("B066", "at-once in-rounds*5/8/11/14 grain"),
        ("B114", "round-start if room*3 exactly person*2 colon food grain slash vegetable"),
        ("B136", "at-once if rounds-left*1/3/6/9 colon wood*1/2/3/4 line book everybody most room score*3"),
    ],
)
def test_icons_show_what_a_card_does(number: str, row: str) -> None:
    assert " ".join(printed(number).icons) == row


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.number)
def test_icons_are_tokens_that_the_reader_describes(card: Card) -> None:
    for token in card_icons(card):
        match = TOKEN.fullmatch(token)
        assert match, token
        assert re.search(rf"`[^`]*\b{match[1]}\b[^`]*`", icons.__doc__ or ""), token
        of_spaces = match[1] in ("use", "take", "reveal", "occupied", "lying", "free")
        if match[2] and not (of_spaces and {*match[2].split("/")} <= {*SPACE_NAMES, *ROUND_CARDS}):
            assert f"`{match[1]}@{match[2]}`" in (icons.__doc__ or ""), token


# What is printed


def test_every_card_is_told_of_in_the_order_of_their_numbers() -> None:
    cards = reference().cards
    assert [card.number for card in cards] == [card.number for card in CARDS]
    in_order = [card for card in cards if card.number[0] in DECK_LETTERS]
    assert all(card.kind == ("minor" if card.number[1:] <= "084" else "occupation") for card in in_order)
    assert all(card.travels == (card.number[1:] <= "009") for card in in_order)


def test_costs_are_ways_to_pay() -> None:
    assert printed("B010").costs == [{"wood": 3, "food": 3}]
    assert (printed("B036").costs, printed("B036").cost_each) == ([{}], {"clay": 1, "food": 1})
    assert all(card.costs == [{}] for card in reference().cards if card.kind == "occupation")
