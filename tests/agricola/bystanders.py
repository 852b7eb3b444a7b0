"""A card that does nothing beside all others, and the tests in which that may make a difference."""

from __future__ import annotations

INERT = "trellises"
"""A minor improvement that gives something when it is played, and nothing from then on."""

OTHERWISE = {
    "the improvements in front of somebody are counted": {
        "test_abort_oriel_asks_for_fewer_than_five_cards_in_front_of_anybody",
        "test_braggart_gets_points_for_improvements_of_both_kinds",
        "test_food_basket_asks_for_two_occupations_and_two_improvements",
        "test_in_games_of_old_scales_compare_before_an_occupation_is_carried_out",
        "test_it_cooks_no_more_then_and_its_point_is_gone",
        "test_oriental_fireplace_cooks_animals_without_room_and_counts_as_one_improvement",
        "test_prodigy_counts_improvements_as_the_first_occupation",
        "test_recluse_gets_food_each_round_and_wood_each_harvest_without_minor_improvements",
        "test_scales_compare_at_once_if_that_improvement_is_declined_or_passed_on",
        "test_scales_compare_once_an_occupation_has_let_its_owner_play_an_improvement",
        "test_scales_give_food_beside_other_cards_that_speak_of_improvements",
        "test_scales_give_food_when_an_improvement_makes_numbers_equal",
        "test_scales_give_food_when_an_occupation_makes_numbers_equal",
        "test_scales_give_nothing_for_other_numbers",
        "test_village_peasant_gives_vegetables_by_the_smallest_number",
        "test_wood_carrier_gives_wood_for_each_improvement",
        "test_workshop_assistant_lays_different_pairs_and_takes_one_when_another_renovates",
        "test_workshop_assistant_lays_nothing_without_improvements",
    },
    "a game without hand cards is tried, too": {
        "test_nobody_else_can_place_any_more",
        "test_what_lies_on_an_accumulation_space",
        "test_with_hand_cards_the_meeting_place_is_no_accumulation_space",
    },
}
"""Tests that another card in play rightly makes fail, by the reason."""
