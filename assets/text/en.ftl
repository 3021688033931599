### English. An id is used by the code under src/; arguments stand in braces.

## The table

turn-of = Turn { $turn }, { $name }
