### The rules to be looked up: beside a table, and as a page.

rules-of = The rules of { $title }
rules-look-up = Look something up
rules-nothing = Nothing speaks of “{ $words }”. Perhaps this helps:
rules-concerns = It is about: { $things }
rules-standing = { $standing ->
    [inferred] Only inferred:
    [example] Example:
   *[ruling] How it is read here:
}
rules-gone = The place that this link leads to is not there, perhaps not any more. These are the chapters:
rules-chapters = All chapters
rules-play = Play it through
rules-also = Elsewhere
rules-page = As a page of its own
rules-nowhere = There are no rules of “{ $words }” here. There are rules of:
rules-play-title = Play { $title }
rules-learn = Learn { $title }
rules-others = The rules of other games
rules-about = It is about:
rules-drawn = The browser shows these symbols: { $names }
rules-play-so = Play it through: allmende rules { $title } { $example } --play
rules-larger = Larger
