### Hand cards that have to do with animals.

move-sow-pasture = Sow { $what } in the pasture at { $place }
reason-pasture-not-sown = Only pastures of 1 or 2 spaces can be sown, with a card that permits it, and only if nothing grows there.

permit-stalls-for-pastures = this card can hold 1 animal of any kind for each of your pastures
permit-stockyard = this card can hold { $count } animals of the same kind; it is no pasture
permit-holds-by-meals = this card can hold { $what } for each Feeding Phase that is over
permit-holds-by-occupations = this card can hold { $what } for each occupation in front of you
permit-holds-on-fields = each of your field tiles on which nothing grows can hold { $what }
permit-roomy-without-stable = each of your pastures without a stable can hold { $count } more { $count ->
    [one] animal
   *[other] animals
}
permit-sows-pastures = you may sow pastures of { $spaces } { $last ->
    [one] space
   *[other] spaces
}; such a pasture is a field, too, as long as something grows there, and holds { $spaces } animals less, respectively
