### The page for the host of a server.

admin-title = For the host
admin-lead = What goes on at this server, and what can be changed while it runs. This page asks again every minute.
admin-key = The host's key
admin-key-lead = The key is in the file that “allmende serve --admin” names.
admin-enter = Open
admin-leave = Forget the key here
admin-search = Search

## What goes on

admin-numbers = Numbers
admin-version = Allmende { $version }, started { $time }{ $leads ->
    [yes] {" "}(does what only one of several processes does)
   *[no] {""}
}
admin-load = Load of the machine
admin-memory = Most memory of this process
admin-in-memory = Tables in memory
admin-people = People known here
admin-people-today = of these here within a day
admin-go-on = Games in progress
admin-moved-today = of these changed within a day
admin-finished = Finished games
admin-open-tables = Open tables that wait
admin-outbox = Notifications to be sent
admin-failing = Addresses that fail

## Notice and switches

admin-notice = Notice for all
admin-notice-lead = All who are here see it at the top of each page, within a minute.
admin-notice-text = Text of the notice
admin-stops = The server stops at
admin-notice-put = Put it up
admin-notice-take = Take it down
admin-switches = Features
admin-switches-lead = What is switched off is refused with a sentence. Moves, and looking on, always go on.
admin-switch-tables = New tables
admin-switch-persons = New people, and signing in
admin-switch-joins = Joining open tables, friends
admin-switch-words = Chat
admin-switch-advice = Hints, analyses and downloads
admin-switch-notifications = Setting up notifications
admin-switch-complaints = Reports to the host

## Tables

admin-tables = Tables that are open now
admin-tables-none = No table is open anywhere.
admin-table-find = Find a table by its name
admin-table-here = Present: { $present }
admin-table-onlookers = { $count ->
    [one] 1 onlooker
   *[other] { $count } onlookers
}
admin-table-changed = changed { $when }
admin-table-over = finished
admin-table-close = End the game
admin-table-close-ask = End this game for good? It will have no winner and count for nothing.
admin-table-link = New link for { $player }
admin-table-linked = Send this link to { $player }; the one they had is void once it is used: { $link }

## People

admin-people-find = Find a person by name
admin-people-none = Nobody is called that.
admin-person-since = known since { $since }
admin-person-seen = last here { $when }
admin-person-banned = banned since { $since }{ $why ->
    [none] {""}
   *[other] {": "}{ $why }
}
admin-ban = Ban
admin-ban-why = Reason, which the person reads (optional)
admin-ban-lead = A banned person is signed out on all devices, and signs in nowhere any more. Their running games stay; end them where the others should not wait.
admin-lift = Lift the ban
admin-way-back = Link to sign in
admin-way-back-lead = This link signs a browser in as { $player }, once, until { $until }: { $link }
admin-banned = Banned people
admin-banned-none = Nobody is banned.

## Reports and the log

admin-reports = Reports of players
admin-reports-none = No report is open.
admin-report = { $called }, reported by { $by ->
    [none] a person who is gone
   *[other] { $by }
}
admin-report-table = Table
admin-report-finish = Done
admin-troubles = Warnings and errors of this process
admin-troubles-none = Nothing since it began.
admin-trouble-times = { $count ->
    [one] once, { $when }
   *[other] { $count } times, last { $when }
}

## What can't be done

error-ban-reason = The reason of a ban has at most { $longest } characters.
error-admin-none = This server has no page for its host. It has one if it is started with: allmende serve --admin FILE
error-admin-key = This is not the key to the host's page. It is in the file that { "--admin" } names.
error-admin-switch = This server has no such feature to switch off.
error-admin-notice = A notice has 1 to { $longest } visible characters.
