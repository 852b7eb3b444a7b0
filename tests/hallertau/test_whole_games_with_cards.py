"""Whole random games with hand cards, of all decks, checked after every move against what must always hold."""

from __future__ import annotations

from itertools import product
from random import Random

import msgspec
import pytest
from hypothesis import settings

from allmende.core import EVERYTHING, ONLOOKER, Game, Message
from allmende.core.rules.playout import playout
from allmende.hallertau.components.moves import PLAY
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.presentation.views import View
from allmende.hallertau.record.deal import Deal
from allmende.hallertau.rules.player import NO_CARD
from allmende.hallertau.rules.state import State
from core.games import fingerprint, played, stand, step
from hallertau.random_games import (
    DECKS,
    check_player,
    check_table,
    eager,
    everywhere,
    fresh,
    moments,
    started,
    with_cards,
)
from hallertau.shadow import Shadow
from whole_games import check_moves, check_record, is_reason

KINDS = list(product(DECKS, (1, 2, 3, 4), ("together", "clockwise")))


def dealt(game: Game) -> list[str]:
    """All hand cards of a game."""
    deal = game.deal
    assert isinstance(deal, Deal)
    return sorted([*deal.gateway, *deal.farmyard, *deal.bonus, *deal.point])


def check(game: Game, removed: list[str]) -> None:
    """What holds at all times; `removed` are the cards that have been discarded."""
    check_table(stand(game))
    for mine in game.state.seats:
        check_player(mine, stand(game).round)
    assert sorted(everywhere(stand(game)) + removed) == dealt(game)
    assert game.is_over == (not game.to_act)
    for seat in range(game.players):
        offered = list(game.moves_of(seat))
        assert len(offered) != 1  # forced moves are never asked for
        assert len(set(offered)) == len(offered)
        hand = game.state.seats[seat].hand
        assert {(move - PLAY) % len(CARD_NAMES) for move in offered if move >= PLAY} <= set(hand)


@pytest.mark.parametrize(("decks", "players", "progress"), KINDS, ids=str)
def test_a_game_of_every_kind_is_played_to_its_end(decks: tuple[str, str], players: int, progress: str) -> None:
    seed = KINDS.index((decks, players, progress))
    game, random = fresh(players, progress, decks, seed), Random(seed)
    shadow = Shadow(game)
    while not game.is_over:
        check(game, shadow.removed)
        seat, move = eager(game, random)
        shadow.hear(game.play(move, seat))
    check(game, shadow.removed)
    assert any(mine.played for mine in game.state.seats)


@with_cards
def test_boards_and_hands_are_always_possible(players: int, progress: str, decks: tuple[str, str], seed: int) -> None:
    game, random = started(players, progress, decks, seed)
    shadow = Shadow(game)
    while not game.is_over:
        check(game, shadow.removed)
        seat, move = eager(game, random)
        shadow.hear(game.play(move, seat))
    check(game, shadow.removed)


@with_cards
def test_events_tell_everybody_everything_that_they_can_see(
    players: int, progress: str, decks: tuple[str, str], seed: int
) -> None:
    game, random = started(players, progress, decks, seed)
    shadows = [Shadow(game, eyes) for eyes in range(ONLOOKER, players)]
    while not game.is_over:
        seat, move = eager(game, random)
        events = game.play(move, seat)
        for shadow in shadows:
            shadow.hear(events)
            shadow.check(game)


@settings(max_examples=40)
@with_cards
def test_every_offered_move_can_be_played_and_no_other(
    players: int, progress: str, decks: tuple[str, str], seed: int
) -> None:
    copies = [game.copy() for game, _ in moments(players, progress, decks, seed)]
    random = Random(seed)
    for game in random.sample(copies, 2):
        check_moves(game, random, fingerprint, in_words_of_the_card)


def in_words_of_the_card(move: int, message: Message) -> bool:
    """Whether a reason is one, where what a card wants is told in the words of its text."""
    return move >= PLAY or is_reason(move, message)


@with_cards
def test_a_game_is_its_record_and_its_copy(players: int, progress: str, decks: tuple[str, str], seed: int) -> None:
    game = fresh(players, progress, decks, seed)
    twin = game.copy()
    random, same = Random(seed), Random(seed)
    while not game.is_over:
        assert step(game, random) == step(twin, same)
    assert fingerprint(twin) == fingerprint(game)
    assert (twin.record, twin.winners) == (game.record, game.winners)
    check_record(game, fingerprint)


def hidden(game: Game, eyes: int) -> list[str]:
    """The numbers of all cards that these eyes may not see, as they would stand in a message."""
    state = stand(game)
    cards = [card for pile in range(4) for card in state.decks[pile][state.drawn[pile] :]]
    for seat, mine in enumerate(state.seats):
        cards += [*mine.stable, mine.side, *([] if seat == eyes else mine.hand)]
    return [f'"{CARD_NAMES[card]}"' for card in cards if card != NO_CARD]


@settings(max_examples=20)
@with_cards
def test_nobody_sees_what_is_hidden(players: int, progress: str, decks: tuple[str, str], seed: int) -> None:
    game, random = started(players, progress, decks, seed)
    while not game.is_over:
        looks = random.random() < 0.1
        seat, move = eager(game, random)
        events = game.play(move, seat)
        for eyes in range(ONLOOKER, players):
            messages = [event.as_seen_by(eyes) for event in events]
            seen = msgspec.json.encode(messages).decode()
            if looks:
                seen += msgspec.json.encode(game.view(eyes)).decode()
                seen += msgspec.json.encode(game.decision(eyes) if eyes >= 0 else None).decode()
            assert [number for number in hidden(game, eyes) if number in seen] == []


@settings(max_examples=30)
@with_cards
def test_views_are_plain_and_the_same_whatever_is_hidden(
    players: int, progress: str, decks: tuple[str, str], seed: int
) -> None:
    game, random = started(players, progress, decks, seed)
    while not game.is_over:
        if random.random() < 0.04:
            for eyes in range(ONLOOKER, players):
                others = game.copy()
                others.state = game.redeal(eyes, random)
                view = game.view(eyes)
                seen = msgspec.json.encode(view)
                assert msgspec.json.decode(seen, type=type(view)) == view
                assert seen == msgspec.json.encode(others.view(eyes))
                assert eyes < 0 or game.decision(eyes) == others.decision(eyes)
        game.play(*reversed(eager(game, random)))


@settings(max_examples=20)
@with_cards
def test_what_is_hidden_is_drawn_anew(players: int, progress: str, decks: tuple[str, str], seed: int) -> None:
    game = started(players, progress, decks, seed)[0]
    eyes = seed % players
    others = [game.redeal(eyes, Random(number)) for number in range(12)]
    for other in others:
        assert isinstance(other, State)
        assert everywhere(other) == everywhere(stand(game))
        assert other.seats[eyes].hand == game.state.seats[eyes].hand
    for seat, mine in enumerate(game.state.seats):
        if seat != eyes and len(mine.hand) > 2:
            assert len({tuple(other.seats[seat].hand) for other in others}) > 1
        if sum(card != NO_CARD for card in mine.stable) > 2:
            assert len({tuple(other.seats[seat].stable) for other in others}) > 1


@settings(max_examples=20)
@with_cards
def test_a_position_drawn_anew_can_be_played_to_the_end(
    players: int, progress: str, decks: tuple[str, str], seed: int
) -> None:
    for game, random in moments(players, progress, decks, seed):
        if random.random() < 0.04:
            state = game.redeal(random.randrange(players), random)
            for seat in state.to_act():
                for move in state.moves(seat):
                    state.copy().play(seat, move)
            playout(state, random.random)
            assert state.over


@settings(max_examples=20)
@with_cards
def test_a_preview_is_the_same_whatever_is_hidden(
    players: int, progress: str, decks: tuple[str, str], seed: int
) -> None:
    for game, random in moments(players, progress, decks, seed):
        if game.is_over or random.random() > 0.04:
            continue
        before = fingerprint(game)
        for seat in game.to_act:
            others = game.copy()
            others.state = game.redeal(seat, random)
            for move in game.moves_of(seat):
                scene, state = game.preview(move, seat)
                other, _ = others.preview(move, seat)
                shown, others_shown = (game.title.view(each.state, seat) for each in (scene, other))
                assert (other.events, others_shown) == (scene.events, shown)
                told = msgspec.json.encode((scene.events, shown)).decode()
                assert [number for number in hidden(game, seat) if number in told] == []
                assert not state.veiled
        assert fingerprint(game) == before


@with_cards
def test_whoever_sees_everything_sees_all_hands(players: int, progress: str, decks: tuple[str, str], seed: int) -> None:
    game = played(players, seed, 20, progress, cards="on", gateway=decks[0], farmyard=decks[1])
    view = game.view(EVERYTHING)
    assert isinstance(view, View)
    assert [[card.number for card in mine.hand] for mine in view.players] == [
        [CARD_NAMES[card] for card in mine.hand] for mine in game.state.seats
    ]
