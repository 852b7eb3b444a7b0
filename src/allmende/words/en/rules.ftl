### The rules to be looked up: beside a table, and as a page.

rules-of = The rules of { $title }
rules-look-up = Look something up
rules-nothing = Nothing mentions “{ $words }”. Perhaps this helps:
rules-concerns = It is about: { $things }
rules-standing = { $standing ->
    [inferred] Only inferred:
    [example] Example:
   *[ruling] Our reading:
}
rules-gone = The place this link leads to doesn't exist, or no longer. These are the chapters:
rules-chapters = All chapters
rules-play = Try it
rules-also = See also
rules-page = As a separate page
rules-nowhere = There are no rules for “{ $words }” here. There are rules for:
rules-play-title = Play { $title }
rules-learn = Learn { $title }
rules-others = Rules of other games
rules-about = It is about:
rules-drawn = The browser shows these symbols: { $names }
rules-play-so = To try it: allmende rules { $title } { $example } --play
rules-larger = Larger
