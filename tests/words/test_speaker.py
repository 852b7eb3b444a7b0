"""What a speaker makes of messages and events."""

from __future__ import annotations

import pytest

from allmende.agricola.record import events as agricola_events
from allmende.arle.presentation.reference import reference
from allmende.arle.record import events as arle_events
from allmende.core import Event, Message
from allmende.core.message import player
from allmende.hallertau.record import events
from allmende.hallertau.record.vocabulary import amount
from allmende.words import LANGUAGES, LanguageError, Speaker, WordsError, catalogue, language, resource

ENGLISH = Speaker("en", strict=True)
GERMAN = Speaker("de", strict=True)


@pytest.mark.parametrize(
    ("count", "english", "german"), [(1, "1 Hide", "1 Fell"), (2, "2 Hides", "2 Felle"), (0, "0 Hides", "0 Felle")]
)
def test_nested_messages_are_spoken_first_and_numbers_choose_forms(count: int, english: str, german: str) -> None:
    assert ENGLISH.say(amount("hides", count)) == english
    assert GERMAN.say(amount("hides", count)) == german


@pytest.mark.parametrize(
    ("count", "left", "english", "german"),
    [
        (1, 2, "1 Sheep, dies in 2 Rounds", "1 Schaf, stirbt in 2 Runden"),
        (2, 1, "2 Sheep, die at the start of the next Round", "2 Schafe, sterben zu Beginn der nächsten Runde"),
        (1, 0, "1 Sheep, dies in this Round", "1 Schaf, stirbt in dieser Runde"),
        (3, 0, "3 Sheep, die in this Round", "3 Schafe, sterben in dieser Runde"),
    ],
)
def test_sheep_on_a_card_say_when_they_die(count: int, left: int, english: str, german: str) -> None:
    """Cards can still save those that lie on the card of this Round when it begins."""
    pen = Message("screen-sheep", {"place": 5, "count": count, "left": left})
    assert ENGLISH.say(pen) == f"Farmyard card of Round 5: {english}"
    assert GERMAN.say(pen) == f"Hofkarte der Runde 5: {german}"


@pytest.mark.parametrize(
    ("goods", "english", "german"),
    [
        (["flax"], "Pay 1 Flax", "1 Flachs bezahlen"),
        (["flax", "rye"], "Pay 1 Flax and 1 Rye", "1 Flachs und 1 Roggen bezahlen"),
        (
            ["flax", "barley", "rye"],
            "Pay 1 Flax, 1 Barley and 1 Rye",
            "1 Flachs, 1 Gerste und 1 Roggen bezahlen",
        ),
        (
            ["flax", "barley", "rye", "wool"],
            "Pay 1 Flax, 1 Barley, 1 Rye and 1 Wool",
            "1 Flachs, 1 Gerste, 1 Roggen und 1 Wolle bezahlen",
        ),
    ],
)
def test_lists_are_spoken_as_enumerations(goods: list[str], english: str, german: str) -> None:
    message = Message("move-pay", {"what": [amount(good, 1) for good in goods]})
    assert ENGLISH.say(message) == english
    assert GERMAN.say(message) == german


@pytest.mark.parametrize(
    ("points", "english", "german"),
    [
        (1, "1 point", "1 Punkt"),
        (1.0, "1 point", "1 Punkt"),
        (84.5, "84½ points", "84½ Punkte"),
        (84.0, "84 points", "84 Punkte"),
        (-3.5, "-3½ points", "-3½ Punkte"),
        (-3, "-3 points", "-3 Punkte"),
    ],
)
def test_half_points_are_written_alike_in_every_language(points: float, english: str, german: str) -> None:
    assert ENGLISH.say(Message("table-total", {"points": points})) == english
    assert GERMAN.say(Message("table-total", {"points": points})) == german


def test_a_clause_that_stands_alone_begins_with_a_capital() -> None:
    effect = Message("effect-sow", {"number": Message("up-to", {"count": 3}), "count": 3})
    assert ENGLISH.say(effect) == "sow up to 3 Fields"
    assert ENGLISH.say(Message("effect-sentence", {"effect": effect})) == "Sow up to 3 Fields."
    assert GERMAN.say(Message("effect-sentence", {"effect": effect})) == "Auf bis zu 3 Äckern aussäen."


@pytest.mark.parametrize("speaker", [ENGLISH, GERMAN], ids=["en", "de"])
def test_no_effect_of_arle_ends_in_two_full_stops(speaker: Speaker) -> None:
    board = reference()
    parts = (*board.spaces, *board.buildings, *board.destinations)
    told = [speaker.say(Message("effect-sentence", {"effect": part.text})) for part in parts]
    assert len(told) > 50
    assert all(each.endswith(".") and not each.endswith("..") for each in told)


def test_texts_carry_no_isolation_marks() -> None:
    assert ENGLISH.say(amount("hops", 2)).isascii()


# Events


def test_names_in_events_become_messages() -> None:
    gained = events.Gained(seat=1, resource="tools", count=2, source="space:nursery")
    tools = Message("resource-tools", {"count": 2})
    assert gained.said() == Message("event-gained", {"player": player(1), "resource": tools, "count": 2})
    assert ENGLISH.tell(gained, ["Anna", "Ben"]) == "Ben gains 2 Tools."
    assert ENGLISH.say(gained.said()) == "Player 2 gains 2 Tools."


def test_tiles_and_pieces_in_events_become_messages_and_numbers_stay_numbers() -> None:
    flipped = arle_events.TileFlipped(seat=0, tile="stall", to="depot", space=12)
    assert flipped.said().args == {"player": player(0), "tile": Message("a-tile-stall"), "to": Message("a-tile-depot")}
    assert ENGLISH.tell(flipped, ["Anna"]) == "Anna replaces a Stall with a Depot."
    back = arle_events.VehiclesEmptied(seat=0, destinations=["hage", "emden"], travelled=4)
    assert GERMAN.tell(back, ["Anna"]) == "Anna kommt zurück aus Hage und Emden: 4 Felder Reiseerfahrung."
    loaded = arle_events.Loaded(seat=0, piece="emden", vehicle="carriage", parking=1)
    assert GERMAN.tell(loaded, ["Anna"]) == "Anna lädt das Reiseziel Emden auf eine Kutsche."


def test_cards_with_names() -> None:
    names = ["Anna", "Ben"]
    played = agricola_events.CardPlayed(seat=0, card="corn-scoop")
    assert ENGLISH.tell(played, names) == "Anna plays Corn Scoop."
    passed = agricola_events.CardPassed(seat=0, card="market-stall", to=1)
    assert ENGLISH.tell(passed, names) == "Anna passes Market Stall to Ben."
    passed = agricola_events.CardPassed(seat=0, card="market-stall", to=-1)
    assert ENGLISH.tell(passed, names) == "Market Stall is removed from play."
    moved = agricola_events.CropMoved(seat=1, resource="vegetable", place="beanfield", to="C2")
    assert ENGLISH.tell(moved, names) == "Ben moves 1 Vegetable from Beanfield to C2."
    kept = agricola_events.CardKept(seat=0, cards=["canoe"])
    assert ENGLISH.tell(kept, names) == "Anna takes Canoe."
    assert ENGLISH.tell(kept.as_seen_by(1), names) == "Anna takes a card."


def test_what_comes_from_a_card_with_a_name() -> None:
    gained = agricola_events.Gained(seat=0, resource="grain", count=1, source="card:corn-scoop")
    assert ENGLISH.tell(gained, ["Anna"]) == "Corn Scoop: Anna gains 1 Grain."
    gained = agricola_events.Gained(seat=0, resource="grain", count=1, source="space:grain-seeds")
    assert ENGLISH.tell(gained, ["Anna"]) == "Anna gains 1 Grain."
    points = agricola_events.BonusPointsGained(seat=0, points=1, source="card:mantlepiece")
    assert GERMAN.tell(points, ["Anna"]).endswith(": Anna erhält 1 Bonuspunkt.")


def test_nobody_is_named_when_the_table_is_meant() -> None:
    assert events.RoundBegan(round=2).said() == Message("event-round-began", {"round": 2})


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            events.WorkersPlaced(seat=0, space="nursery", row=2, count=2, own=True),
            "Anna places 2 Workers on Nursery.",
            "Anna legt 2 Arbeiter auf das Feld Gärtnerei.",
        ),
        (
            events.WorkersPlaced(seat=1, space="town-hall", row=1, count=1, own=False),
            "Ben places 1 Worker from the general supply on Town Hall.",
            "Ben legt 1 Arbeiter aus dem allgemeinen Vorrat auf das Feld Rathaus.",
        ),
        (
            events.WorkersMoved(seat=0, space="nursery", to="town-hall", count=3),
            "Anna moves 3 Workers from Nursery to Town Hall.",
            "Anna verschiebt 3 Arbeiter vom Feld Gärtnerei auf das Feld Rathaus.",
        ),
        (
            events.CardsDrawn(seat=0, deck="bonus", count=2, cards=["812", "805"], source="card:104"),
            "Anna draws 2 Bonus cards: 812 and 805.",
            "Anna zieht 2 Bonuskarten: 812 und 805.",
        ),
        (
            events.CardsDrawn(seat=0, deck="gateway", count=1, cards=["004"], source="").as_seen_by(1),
            "Anna draws 1 Gateway card.",
            "Anna zieht 1 Einstiegskarte.",
        ),
        (
            events.CardPlayed(seat=1, card="004"),
            "Ben plays card 004.",
            "Ben spielt Karte 004 aus.",
        ),
        (
            events.Sown(seat=0, good="hops", count=2, column=1, row=4),
            "Anna sows 2 Hops in row 4.",
            "Anna sät 2 Hopfen in Zeile 4 aus.",
        ),
        (
            events.BoulderMoved(seat=0, craft="brewhouse", which=0, position=4),
            "Anna moves a Boulder in front of the Brewhouse one space on.",
            "Anna schiebt einen Findling, der das Brauhaus aufhält, ein Feld weiter.",
        ),
        (
            events.WorkersRemoved(quadrants=[3], spaces=["cultivation"]),
            "Workers are removed in Quadrant 3: Cultivation.",
            "In Viertel 3 werden Arbeiter entfernt: Einsaat.",
        ),
        (
            events.WorkersRemoved(quadrants=[1, 2, 4], spaces=[]),
            "No Workers are removed in Quadrants 1, 2 and 4.",
            "In den Vierteln 1, 2 und 4 gibt es keine Arbeiter zu entfernen.",
        ),
        (
            events.FieldSpent(seat=1, column=0, row=2, good=""),
            "Ben gives up the empty Field in row 2.",
            "Ben gibt den leeren Acker in Zeile 2 ab.",
        ),
        (
            events.FieldSpent(seat=1, column=0, row=4, good="rye"),
            "Ben gives up the Field in row 4 and the Rye on it.",
            "Ben gibt den Acker in Zeile 4 mit allem ab, was darauf wächst: Roggen.",
        ),
        (
            events.SheepMoved(seat=0, source=6, to=7),
            "Anna moves a Sheep into the Stables.",
            "Anna bringt ein Schaf in die Stallung.",
        ),
        (
            events.CraftAdvanced(seat=0, craft="brewhouse", position=4, tools=1),
            "Anna advances the Brewhouse to space 4, using 1 Tool.",
            "Anna rückt das Brauhaus auf Feld 4 vor und verbraucht 1 Gerät.",
        ),
        (
            events.CenterMoved(seat=0, position=7, workers=12, points=18),
            "The Community Center of Anna follows: 18 points.",
            "Das Dorfgemeinschaftshaus von Anna rückt nach: 18 Punkte.",
        ),
        (
            events.GameEnded(winners=[1]),
            "The game is over: Ben wins.",
            "Das Spiel ist zu Ende: Ben gewinnt.",
        ),
        (
            events.GameEnded(winners=[0, 1]),
            "The game is over: Anna and Ben share the victory.",
            "Das Spiel ist zu Ende: Anna und Ben gewinnen gemeinsam.",
        ),
    ],
)
def test_events_are_told(event: Event, english: str, german: str) -> None:
    assert ENGLISH.tell(event, ["Anna", "Ben"]) == english
    assert GERMAN.tell(event, ["Anna", "Ben"]) == german


def test_nobody_wins_alone() -> None:
    assert ENGLISH.tell(events.GameEnded(winners=[0]), ["Anna"]) == "The game is over."


# Faults


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_unknown_message_is_said_by_its_id(code: str) -> None:
    assert Speaker(code).say(Message("no-such-message")) == "no-such-message"


def test_a_missing_argument_does_not_stop_the_game() -> None:
    assert "Place on" in Speaker("en").say(Message("move-place"))


@pytest.mark.parametrize("message", [Message("no-such-message"), Message("move-place")])
def test_a_strict_speaker_complains(message: Message) -> None:
    with pytest.raises(WordsError, match=message.id):
        ENGLISH.say(message)


def test_languages_are_found_by_their_tags() -> None:
    assert [language(tag) for tag in ("de", "de-AT", "DE_ch", "en-GB")] == ["de", "de", "de", "en"]


def test_an_unknown_language_is_an_error_with_a_message() -> None:
    with pytest.raises(LanguageError) as caught:
        Speaker("tlh")
    assert ENGLISH.say(caught.value.message) == "The language “tlh” is not available; available: en, de."


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_whole_catalogue_can_be_sent_away(code: str) -> None:
    text = resource(code)
    assert "\nlist-two = " in text
    assert "\nspace-nursery = " in text


def test_a_message_is_read_with_all_that_it_refers_to(monkeypatch: pytest.MonkeyPatch) -> None:
    said = """
-name = Anna
greeting = Hello { -name }, { news }!
news = all is { CAPITAL("well") }
greeting = Never said
"""
    monkeypatch.setattr(catalogue, "resource", lambda _tag: said)
    known = catalogue.Catalogue("en")
    assert known.format("greeting", {}) == ("Hello Anna, all is Well!", [])
    assert known.format("news", {}) == ("all is Well", [])
    assert known.format("nothing", {}) is None
