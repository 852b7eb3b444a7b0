### Agricola's hand cards that have to do with crops: harvests, sowing, fields, baking bread.

prompt-sow-one = Choose what you sow on a field.
prompt-bake-one = Choose with what you bake.
permit-teaches-bakers = each time you get a “Bake Bread” action, you may play 1 occupation instead without paying for it, but only once per turn
reason-once-per-turn = You have done this already in this turn.
