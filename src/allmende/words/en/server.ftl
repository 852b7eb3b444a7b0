### What the server has to say.

log-opening = The game is set up.

## Errors: what was asked for can't be had

error-request = The request can't be understood: { $why }
error-too-large = That is too much at once: at most { $largest } bytes are taken.
error-content-type = What is sent has to be { $type }.
error-host = This server is not known as “{ $host }”. If it should be, start it with: allmende serve --url http://{ $host }
error-origin = Pages of { $origin } may not use this server. If they should, start it with: allmende serve --url { $origin }
error-url = “{ $url }” is no address of a server, such as https://games.example.org
error-no-page = There is nothing at this address ({ $why }).
error-server = Something went wrong in the server.
error-no-table = There is no such table.
error-key = This is no key of this table.
error-no-sequel = No such game follows the one at that table.
error-not-yours = Seat { $seat } is somebody else's.
error-stale = Meanwhile the table has gone on.
error-thinking = The bot could not think this through.
error-name = A name has 1 to { $longest } characters.
error-record-hidden = Until the game is over, the record would tell what is hidden.
error-database = The database { $database } can't be used: { $why }
error-port-taken = Port { $port } is taken by another program.
error-address = The server can't listen at { $host }, port { $port }: { $why }
