### Deutsch. Ein Name wird vom Code unter src/ verwendet; Angaben stehen in geschweiften Klammern.
### Wo ein Artikel davon abhängt, was eingesetzt wird, wählt die Meldung nach dem Text des Namens (kind-*, direction-*,
### af-facility-*, af-territory-*, af-card-*). Wird ein solcher Name geändert, ändern sich auch diese Schlüssel.

## Fehler

setup-unknown-game = Es gibt kein Spiel namens „{ $game }“.
setup-players = Dieses Spiel ist für { $expected } Spieler, nicht für { $got }.
setup-unknown-option = Es gibt keine Option „{ $key }“. Optionen sind { $expected }.
setup-option-value = Die Option { $key } kann nicht „{ $got }“ sein. Möglich ist { $expected }.
setup-box-file = { $file }, Zeile { $line }: { $field } sollte { $expected } sein.

illegal-game-over = Das Spiel ist zu Ende.
illegal-not-asked = Du bist gerade nicht gefragt.
illegal-not-listed = Das geht jetzt nicht.
illegal-wrong-game = Das gehört zu einem anderen Spiel.

## Spiele und Spieler

name-of-alien-frontiers = Alien Frontiers
name-of-alien-frontiers-more = Würfle deine Schiffe, docke sie an, wo sie passen, und besiedle einen Planeten, der früher jemandem gehörte.
name-of-aqua-sphere = AquaSphere
name-of-aqua-sphere-more = Programmiere Bots in der Zentrale und schick sie durch eine Station im Meer, in der die Zeit knapp ist.
name-of-argo = Argo
name-of-argo-more = Schieb die anderen herum, bau die Station und entkomme in den Kapseln, bevor die Aliens gewinnen.
seat-number = Spieler { $n }
turn-of = Zug { $turn }, { $name }

## Argo: Namen

figure = { $you ->
    [yes] dein { $role }
   *[no] der { $role } von { $name }
}
role-chief = Commander
role-explorer = Kundschafter
role-pilot = Pilot
role-grunt = Soldat
role-robot = Roboter

tile-the = { $tile }
tile-with-id = { $kind } { $id }
tile-pod = Kapsel { $seats }
way-to = { $tile ->
    [Aufwachraum] in den Aufwachraum
    [Korridor] in den Korridor
    [Teleporter] in den Teleporter
    [Labor] ins Labor
    [Kontrollraum] in den Kontrollraum
    [Zeitmaschine] in die Zeitmaschine
    [Sprungraum] in den Sprungraum
    [Laser] zum Laser
    [Krankenstation] in die Krankenstation
    [Warenlager] ins Warenlager
    [Sicherheitszentrale] in die Sicherheitszentrale
    [Reaktorraum] in den Reaktorraum
    [Schutzraum] in den Schutzraum
   *[other] in { $tile }
}
cell-beside = { $tile ->
    [Aufwachraum] am Aufwachraum
    [Korridor] am Korridor
    [Teleporter] am Teleporter
    [Labor] am Labor
    [Kontrollraum] am Kontrollraum
    [Zeitmaschine] an der Zeitmaschine
    [Sprungraum] am Sprungraum
    [Laser] am Laser
    [Krankenstation] an der Krankenstation
    [Warenlager] am Warenlager
    [Sicherheitszentrale] an der Sicherheitszentrale
    [Reaktorraum] am Reaktorraum
    [Schutzraum] am Schutzraum
   *[other] an { $tile }
} { $direction }
cell-at = bei { $x }, { $y }
tile-located = { $tile } ({ $place })
tile-seen = vom Aufwachraum aus { $direction }
tile-towards = { $kind } { $direction }
tile-unknown = Plättchen
direction-north = oben
direction-east = rechts
direction-south = unten
direction-west = links

kind-waking-room = Aufwachraum
kind-corridor = Korridor
kind-teleporter = Teleporter
kind-lab = Labor
kind-control-room = Kontrollraum
kind-time-machine = Zeitmaschine
kind-jump-room = Sprungraum
kind-laser = Laser
kind-infirmary = Krankenstation
kind-warehouse = Warenlager
kind-security-center = Sicherheitszentrale
kind-core-room = Reaktorraum
kind-safe-room = Schutzraum
kind-pod = Kapsel

rule-chief = Zählt doppelt: auf dem Sitz einer Kapsel, für den, durch den er stirbt, und im Warenlager.
rule-explorer = Geht einen Schritt und darf dann noch einen gehen. Auch der zweite darf schieben.
rule-pilot = Allein in einer Kapsel darf er gleich mit ihr starten, sie an eine andere Tür versetzen oder warten.
rule-grunt = Tötet ein Alien, wenn er hereinkommt. Zwei Soldaten zusammen töten auch eines, das zu ihnen kommt.
rule-robot = Aliens lassen ihn in Ruhe, und er darf bei einem stehen. Manche Räume kann er nicht nutzen.
rule-alien = In jedem Zug zieht ein Alien, dann tötet jedes einen Astronauten bei sich. Commander, Kundschafter und Pilot trifft es zuerst.

field-kind = was es ist
field-doors = seine Türen
field-capacity = wie viele es fasst
field-alien = ob ein Alien mitkommt
field-set = in welchen Spielen es dabei ist
field-robot-forbidden = ob Roboter es nutzen dürfen
field-activation-slots = wie viele Spieler es nutzen dürfen
field-seats = seine Sitze
field-min-players = in welchen Spielen es dabei ist
field-printed = einige ihrer Zahlen
field-footprint = seine Größe

rule-waking-room = Hier fangen alle an. Er fasst beliebig viele, und kein Alien kommt herein.
rule-corridor = Fasst einen Astronauten. Wer einen vollen betritt, schiebt jemanden weiter.
rule-teleporter = Wer ihn betritt, kommt sofort weiter zu einem anderen Teleporter oder in den Aufwachraum. Aliens gehen einfach hindurch.
rule-lab = Tauscht ein Alien mit einem Astronauten anderswo. Wo das Alien ankommt, tötet es. Nicht für Roboter.
rule-control-room = Versetzt oder dreht ein Plättchen mit allem, was darauf ist. Die Station muss zusammenhalten.
rule-time-machine = Nutzt man im Zug anderer: hebt auf, was angekündigt war, und gibt dir eine Bewegung oder Aktivierung.
rule-jump-room = Die Figur geht bis zu zwei Schritte, der Kundschafter bis zu vier. Sie darf sich in diesem Zug trotzdem noch bewegen.
rule-laser = Tötet ein Alien auf einem Plättchen, das an einen deiner Astronauten grenzt, Wand oder nicht. Nicht für Roboter.
rule-infirmary = Holt einen toten Astronauten von der Alienleiste in den Aufwachraum zurück.
rule-warehouse = Bringt 2 Punkte, mit dem Commander 4.
rule-security-center = Startet eine Kapsel, in der jemand sitzt.
rule-core-room = Wer hier vom Anfang bis zum Ende seines eigenen Zuges steht, stirbt an der Strahlung, auch Roboter.
rule-safe-room = Kein Alien kommt herein.
rule-pod = Startet, wenn sie voll ist, und bringt den Wert ihrer Sitze. Commander zählen doppelt. Niemand steigt wieder aus.

phase-alien = Alien
phase-build = Bauen
phase-action1 = Aktion 1
phase-action2 = Aktion 2
phase-end = Zugende

skip-no-alien = kein Alien kann ziehen oder töten
skip-nothing-to-build = nichts passt mehr
skip-no-action = keine Aktion ist möglich

points-pods = Kapseln
points-kills = getötete Astronauten
points-aliens = getötete Aliens
points-warehouse = Warenlager

ending-pods = Alle Kapseln sind gestartet.
ending-track = Die Alienleiste ist voll.
ending-last-tile = Das letzte Plättchen ist gebaut.
ending-stranded = Jemand hat keine Figur mehr, die sich bewegen kann.

## Argo: Optionen

option-preset = Regelheft
option-preset-more = Ein Regelheft oder eine Ausgabe. Die Wahl stellt die Optionen darunter so ein, wie sie dort sind.
option-difficulty = Aliens
option-difficulty-more = Wie viele Felder der Alienleiste verdeckt sind. Je mehr, desto früher gewinnen die Aliens.
option-first-turn = Erster Zug
option-first-turn-more = Was jeder mit der einen Aktion des ersten Zuges tun darf.
option-last-tile-extra = Nach dem letzten Plättchen
option-last-tile-extra-more = Wer noch einen Zug bekommt, wenn das letzte Plättchen gebaut ist.
option-last-tile-counts = Letztes Plättchen
option-last-tile-counts-more = Welche Plättchen weg sein müssen, bevor die letzte Runde beginnt.
option-stranded = Jemand kann keine Figur mehr bewegen
option-stranded-more = Alle Astronauten dieses Spielers sind tot, in einer Kapsel oder gerettet.
option-stretch-rooms = Zusatzräume
option-stretch-rooms-more = Sicherheitszentrale, Reaktorraum und Schutzraum sind im Stapel.
option-time-machine = Zeitmaschinen
option-time-machine-more = Wer in einer steht, darf im Zug anderer handeln.
option-control-rotate-in-place = Kontrollraum: Drehen genügt
option-control-rotate-in-place-more = Ob es genügt, ein Plättchen zu drehen, ohne es zu versetzen.
option-start-player = Startspieler
option-start-player-more = Wer den ersten Zug hat.
option-meaner-teleporter = Fiesere Teleporter
option-meaner-teleporter-more = Teleporter führen nie in den Aufwachraum zurück. Wer den einzigen betritt, ist im All verschollen.
option-launch-on-alien-adjacency = Ein Alien startet eine Kapsel
option-launch-on-alien-adjacency-more = Wann ein Alien neben einer besetzten Kapsel sie starten lässt.
option-laser-points = Punkte für den Laser
option-laser-points-more = Was ein erschossenes Alien bringt.
option-allow-voluntary-pass = Verzicht auf Aktionen
option-allow-voluntary-pass-more = Ob man auf eine Aktion verzichten darf, die möglich wäre.
option-auto-end-turn = Züge enden von selbst
option-auto-end-turn-more = Ein Zug endet nach seiner letzten Aktion ohne Knopfdruck. Zurück geht es dann nicht mehr.
option-security-center-slots = Nutzungen der Sicherheitszentrale
option-security-center-slots-more = Wie viele verschiedene Spieler dort im Lauf des Spiels eine Kapsel starten dürfen.

value-yes = ja
value-no = nein
value-preset-en = englische Ausgabe
value-preset-fr = französische Ausgabe
value-preset-nl = niederländische Ausgabe
value-preset-de = deutsche Ausgabe
value-preset-it = italienische Ausgabe
value-preset-es = spanische Ausgabe
value-preset-yucata = Online-Ausgabe
value-difficulty-easy = leicht
value-difficulty-medium = mittel
value-difficulty-hard = schwer
value-first-turn-move-only = eine Bewegung
value-first-turn-any-action = eine beliebige Aktion
value-last-tile-extra-all = alle
value-last-tile-extra-others = alle, die es nicht bauten
value-last-tile-counts-any = Module und Kapseln
value-last-tile-counts-modules = nur Module
value-stranded-immediate = das Spiel endet sofort
value-stranded-others-once-more = die anderen haben noch einen Zug
value-start-player-random = ausgelost
value-start-player-P0 = erster Platz
value-start-player-P1 = zweiter Platz
value-start-player-P2 = dritter Platz
value-start-player-P3 = vierter Platz
value-launch-on-alien-adjacency-enter = wenn es ankommt
value-launch-on-alien-adjacency-any = wann immer es daneben ist
value-laser-points-1 = 1 Punkt
value-laser-points-0 = keine
value-security-center-slots-2 = zwei Spieler
value-security-center-slots-1 = ein Spieler
value-security-center-slots-unlimited = jeder Spieler

## Argo: was gefragt ist

subject-alien = { $you ->
    [yes] Deine Alienphase.
   *[no] { $name }: Alienphase.
}
subject-build = { $you ->
    [yes] Du baust.
   *[no] { $name } baut.
}
subject-move = { $you ->
    [yes] Deine Bewegung.
   *[no] { $name }: Bewegung.
}
subject-action-1 = { $you ->
    [yes] Deine erste Aktion.
   *[no] { $name }: erste Aktion.
}
subject-action-2 = { $you ->
    [yes] Deine zweite Aktion.
   *[no] { $name }: zweite Aktion.
}
subject-turn = { $you ->
    [yes] Dein Zug.
   *[no] { $name } ist dran.
}
subject-interrupt = { $you ->
    [yes] Dein Eingriff.
   *[no] { $name } greift ein.
}
subject-react = { $you ->
    [yes] Du darfst eingreifen.
   *[no] { $name } ist gefragt.
}
prompt-choose = { $you ->
    [yes] Wähle, { $what }.
   *[no] { $name } wählt, { $what }.
}
prompt-do = { $you ->
    [yes] Bestätigen: { $what }. Oder geh zurück.
   *[no] { $name } bestätigt gleich: { $what }.
}
prompt-react = { $you ->
    [yes] Wähle, { $what }.
   *[no] Zeitmaschine.
}
wanted-alien-move = welches Alien wohin zieht
wanted-alien-push = wohin das Alien { $at ->
    [Aufwachraum] im Aufwachraum
    [Korridor] im Korridor
    [Teleporter] im Teleporter
    [Labor] im Labor
    [Kontrollraum] im Kontrollraum
    [Zeitmaschine] in der Zeitmaschine
    [Sprungraum] im Sprungraum
    [Laser] beim Laser
    [Krankenstation] in der Krankenstation
    [Warenlager] im Warenlager
    [Sicherheitszentrale] in der Sicherheitszentrale
    [Reaktorraum] im Reaktorraum
    [Schutzraum] im Schutzraum
   *[other] in { $at }
} ausweicht
wanted-victim = wen das Alien { $at ->
    [Aufwachraum] im Aufwachraum
    [Korridor] im Korridor
    [Teleporter] im Teleporter
    [Labor] im Labor
    [Kontrollraum] im Kontrollraum
    [Zeitmaschine] in der Zeitmaschine
    [Sprungraum] im Sprungraum
    [Laser] beim Laser
    [Krankenstation] in der Krankenstation
    [Warenlager] im Warenlager
    [Sicherheitszentrale] in der Sicherheitszentrale
    [Reaktorraum] im Reaktorraum
    [Schutzraum] im Schutzraum
   *[other] in { $at }
} tötet
wanted-build = welches Plättchen wohin kommt
wanted-staged = Bestätige, um es hierher zu legen: { $tile }.{ $turns ->
    [yes] {" "}{ $key } dreht es.
   *[no] {""}
}
wanted-move = Wähle, wer wohin geht.
wanted-way = Wähle, wohin { $figure } geht.
wanted-action = wer sich bewegt oder etwas aktiviert
wanted-action-2 = wer sich noch bewegt oder etwas aktiviert
wanted-interrupt-action = wer sich bewegt oder etwas aktiviert
wanted-step = { $must ->
    [yes] wohin { $figure } geht
   *[no] ob und wohin { $figure } weitergeht
}
wanted-push-one = wohin { $figure } geschoben wird
wanted-push = wer { $at ->
    [Aufwachraum] im Aufwachraum
    [Korridor] im Korridor
    [Teleporter] im Teleporter
    [Labor] im Labor
    [Kontrollraum] im Kontrollraum
    [Zeitmaschine] in der Zeitmaschine
    [Sprungraum] im Sprungraum
    [Laser] beim Laser
    [Krankenstation] in der Krankenstation
    [Warenlager] im Warenlager
    [Sicherheitszentrale] in der Sicherheitszentrale
    [Reaktorraum] im Reaktorraum
    [Schutzraum] im Schutzraum
   *[other] in { $at }
} weichen muss, und wohin
wanted-teleport = wo { $figure } herauskommt
wanted-pilot = was { $figure } mit der { $pod } tut
wanted-laser = welches Alien erschossen wird
wanted-revive = wer von der Alienleiste zurückkommt
wanted-swap-alien = welches Alien getauscht wird
wanted-swap-astronaut = mit wem das Alien { $at ->
    [Aufwachraum] im Aufwachraum
    [Korridor] im Korridor
    [Teleporter] im Teleporter
    [Labor] im Labor
    [Kontrollraum] im Kontrollraum
    [Zeitmaschine] in der Zeitmaschine
    [Sprungraum] im Sprungraum
    [Laser] beim Laser
    [Krankenstation] in der Krankenstation
    [Warenlager] im Warenlager
    [Sicherheitszentrale] in der Sicherheitszentrale
    [Reaktorraum] im Reaktorraum
    [Schutzraum] im Schutzraum
   *[other] in { $at }
} tauscht
wanted-relocation = welches Plättchen versetzt wird
wanted-place = wohin { $tile ->
    [Aufwachraum] der Aufwachraum
    [Korridor] der Korridor
    [Teleporter] der Teleporter
    [Labor] das Labor
    [Kontrollraum] der Kontrollraum
    [Zeitmaschine] die Zeitmaschine
    [Sprungraum] der Sprungraum
    [Laser] der Laser
    [Krankenstation] die Krankenstation
    [Warenlager] das Warenlager
    [Sicherheitszentrale] die Sicherheitszentrale
    [Reaktorraum] der Reaktorraum
    [Schutzraum] der Schutzraum
   *[other] { $tile }
} kommt
wanted-launch = welche Kapsel startet
wanted-react = ob du die Zeitmaschine nutzt oder es zulässt
wanted-confirm = die Aktion abschließen
wanted-confirm-interrupt = den Eingriff beenden
wanted-confirm-turn = den Zug beenden
last-round = Letzte Runde. { $wanted }

## Argo: was man tun kann

command-move-alien = Alien: { $from } → { $to }
command-push-alien = das Alien dort → { $to }
command-kill-victim = { $figure } stirbt
command-build = { $tile } { $cell }, Türen nach { $doors }
command-move = { $role } → { $to }
command-push = { $figure } wird geschoben → { $to }
command-teleport = { $to ->
    [Aufwachraum] im Aufwachraum
    [Korridor] im Korridor
    [Teleporter] im Teleporter
    [Labor] im Labor
    [Kontrollraum] im Kontrollraum
    [Zeitmaschine] in der Zeitmaschine
    [Sprungraum] im Sprungraum
    [Laser] beim Laser
    [Krankenstation] in der Krankenstation
    [Warenlager] im Warenlager
    [Sicherheitszentrale] in der Sicherheitszentrale
    [Reaktorraum] im Reaktorraum
    [Schutzraum] im Schutzraum
   *[other] in { $to }
} herauskommen
command-pilot-stay = in der Kapsel bleiben
command-pilot-depart = mit der Kapsel starten
command-pilot-relocate = Kapsel versetzen: { $cell }, Türen nach { $doors }
command-stop = hier anhalten
command-doors = Türen nach { $doors }
command-activate = { $role }: { $tile } aktivieren
command-laser = das Alien { $tile ->
    [Aufwachraum] im Aufwachraum
    [Korridor] im Korridor
    [Teleporter] im Teleporter
    [Labor] im Labor
    [Kontrollraum] im Kontrollraum
    [Zeitmaschine] in der Zeitmaschine
    [Sprungraum] im Sprungraum
    [Laser] beim Laser
    [Krankenstation] in der Krankenstation
    [Warenlager] im Warenlager
    [Sicherheitszentrale] in der Sicherheitszentrale
    [Reaktorraum] im Reaktorraum
    [Schutzraum] im Schutzraum
   *[other] in { $tile }
} erschießen
command-revive = zurückholen: { $figure }
command-swap-alien = das Alien { $tile ->
    [Aufwachraum] im Aufwachraum
    [Korridor] im Korridor
    [Teleporter] im Teleporter
    [Labor] im Labor
    [Kontrollraum] im Kontrollraum
    [Zeitmaschine] in der Zeitmaschine
    [Sprungraum] im Sprungraum
    [Laser] beim Laser
    [Krankenstation] in der Krankenstation
    [Warenlager] im Warenlager
    [Sicherheitszentrale] in der Sicherheitszentrale
    [Reaktorraum] im Reaktorraum
    [Schutzraum] im Schutzraum
   *[other] in { $tile }
} tauschen
command-swap-astronaut = Tausch mit: { $figure }
command-relocate = { $tile } versetzen
command-place = hinlegen: { $cell }, Türen nach { $doors }
command-launch = { $tile } starten
command-interrupt = { $role }: { $tile } nutzen
command-let-it-happen = zulassen
command-pass = auf diese Aktion verzichten
command-commit = bestätigen
command-end-interrupt = Eingriff beenden
command-end-turn = Zug beenden

## Argo: was geschehen ist

event-skipped = { $phase } entfällt: { $why }
event-alien-moved = Alien geht { $to ->
    [oben] nach oben
    [rechts] nach rechts
    [unten] nach unten
    [links] nach links
   *[other] { $to }
}
event-alien-pushed = Alien wird { $to ->
    [oben] nach oben
    [rechts] nach rechts
    [unten] nach unten
    [links] nach links
   *[other] { $to }
} geschoben
event-moved = { $role } geht { $to ->
    [oben] nach oben
    [rechts] nach rechts
    [unten] nach unten
    [links] nach links
   *[other] { $to }
}
event-pushed = { $figure } wird { $to ->
    [oben] nach oben
    [rechts] nach rechts
    [unten] nach unten
    [links] nach links
   *[other] { $to }
} geschoben
event-teleported = { $figure } kommt { $to ->
    [Aufwachraum] im Aufwachraum
    [Korridor] im Korridor
    [Teleporter] im Teleporter
    [Labor] im Labor
    [Kontrollraum] im Kontrollraum
    [Zeitmaschine] in der Zeitmaschine
    [Sprungraum] im Sprungraum
    [Laser] beim Laser
    [Krankenstation] in der Krankenstation
    [Warenlager] im Warenlager
    [Sicherheitszentrale] in der Sicherheitszentrale
    [Reaktorraum] im Reaktorraum
    [Schutzraum] im Schutzraum
   *[other] in { $to }
} heraus
event-killed = { $figure } stirbt: { $cause }
event-alien-meets-grunt = das Alien { $tile ->
    [Aufwachraum] im Aufwachraum
    [Korridor] im Korridor
    [Teleporter] im Teleporter
    [Labor] im Labor
    [Kontrollraum] im Kontrollraum
    [Zeitmaschine] in der Zeitmaschine
    [Sprungraum] im Sprungraum
    [Laser] beim Laser
    [Krankenstation] in der Krankenstation
    [Warenlager] im Warenlager
    [Sicherheitszentrale] in der Sicherheitszentrale
    [Reaktorraum] im Reaktorraum
    [Schutzraum] im Schutzraum
   *[other] in { $tile }
} stirbt: ein Soldat kam herein
event-alien-killed = das Alien { $tile ->
    [Aufwachraum] im Aufwachraum
    [Korridor] im Korridor
    [Teleporter] im Teleporter
    [Labor] im Labor
    [Kontrollraum] im Kontrollraum
    [Zeitmaschine] in der Zeitmaschine
    [Sprungraum] im Sprungraum
    [Laser] beim Laser
    [Krankenstation] in der Krankenstation
    [Warenlager] im Warenlager
    [Sicherheitszentrale] in der Sicherheitszentrale
    [Reaktorraum] im Reaktorraum
    [Schutzraum] im Schutzraum
   *[other] in { $tile }
} stirbt: { $cause }
event-alien-scored = Aliens von { $from } auf { $to }
event-boarded = { $figure } steigt in { $to }
event-launched = { $pod } startet, an Bord: { $who }
event-relocated = { $tile } wird versetzt
event-placed = baut { $tile }
event-revealed = { $tile } wird aufgedeckt
event-spawned = { $tile } bringt ein Alien mit
event-scored = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}: { $source }
event-activated = { $role } aktiviert { $tile }
event-revived = { $figure } ist zurück im Aufwachraum
event-swapped = { $figure } und das Alien { $to ->
    [Aufwachraum] im Aufwachraum
    [Korridor] im Korridor
    [Teleporter] im Teleporter
    [Labor] im Labor
    [Kontrollraum] im Kontrollraum
    [Zeitmaschine] in der Zeitmaschine
    [Sprungraum] im Sprungraum
    [Laser] beim Laser
    [Krankenstation] in der Krankenstation
    [Warenlager] im Warenlager
    [Sicherheitszentrale] in der Sicherheitszentrale
    [Reaktorraum] im Reaktorraum
    [Schutzraum] im Schutzraum
   *[other] in { $to }
} tauschen die Plätze
event-announced = kündigt dies an
event-passed = lässt es zu
event-action-passed = verzichtet auf eine Aktion
event-claimed = { $role } will { $tile } nutzen
event-interrupted = { $role } nutzt { $tile }: was angekündigt war, gilt nicht
event-committed = bestätigt
event-interrupt-ended = beendet den Eingriff
event-countdown = die letzte Runde beginnt
event-turn-ended = beendet den Zug
event-game-over = das Spiel ist zu Ende
event-game-over-by = das Spiel ist zu Ende. { $ending }

cause-alien-phase = von einem Alien getötet
cause-entered = traf auf ein Alien
cause-two-grunts = traf auf zwei Soldaten
cause-laser = vom Laser erschossen
cause-lab = beim Tausch im Labor getötet
cause-radiation = durch Strahlung getötet
cause-teleporter = im All verschollen

## Argo: warum nicht

reason-game-over = Das Spiel ist zu Ende
reason-not-your-turn = Jetzt ist jemand anders gefragt
reason-other-question = Das beantwortet nicht, was jetzt gefragt ist
reason-not-yours = Diese Figur gehört dir nicht
reason-not-mobile = Diese Figur kann sich nicht mehr bewegen
reason-already-moved = Diese Figur hat sich in diesem Zug schon bewegt
reason-not-connected = Dorthin führen keine offenen Türen
reason-chain-stuck = Es ist voll, und niemand dort kann weitergeschoben werden
reason-pushed-back = Niemand wird dorthin zurückgeschoben, woher der Schub kommt
reason-not-pushable = Diese Figur kann hier nicht geschoben werden
reason-aliens-barred = Aliens dürfen dort nicht hin
reason-no-alien = Hier ist kein Alien
reason-not-a-victim = Diese Figur kann nicht das Opfer sein
reason-cell-taken = Dieser Platz ist belegt
reason-no-door = Hierher führt keine Tür
reason-pod-too-near = Zwischen Kapsel und Aufwachraum müssen drei Plättchen liegen
reason-nothing-there = Dort liegt nichts
reason-first-turn = Der erste Zug hat nur eine Aktion: eine Bewegung
reason-not-activatable = Dieses Plättchen lässt sich nicht aktivieren
reason-not-present = Keiner deiner Astronauten ist hier
reason-no-slot = Hier ist kein Platz für Marker mehr
reason-robot-forbidden = Ein Roboter darf diesen Raum nicht nutzen
reason-no-effect = Dafür gibt es jetzt kein Ziel
reason-out-of-reach = So weit reicht der Laser nicht
reason-swap-impossible = Es gibt niemanden zum Tauschen, oder es ist kein Platz dafür
reason-station-breaks = Die Station würde zerfallen
reason-no-change = Es läge dann wie jetzt
reason-alien-beside = Neben einem Alien darf keine Kapsel andocken
reason-immovable = Dieses Plättchen bleibt, wo es ist
reason-empty-pod = Niemand ist an Bord
reason-compulsory = Eine Aktion ist Pflicht
reason-step-compulsory = Ein Schritt ist Pflicht
reason-commit-first = Bestätige zuerst, was du getan hast
reason-own-token = Dein Marker liegt schon hier
reason-only-as-interrupt = Eine Zeitmaschine nutzt man im Zug anderer
reason-not-dead = Diese Figur ist nicht auf der Alienleiste
reason-not-swappable = Diese Figur kann nicht getauscht werden
reason-doors-do-not-meet = Die Türen treffen sich nicht: dreh das Plättchen
reason-only-pod = Hierher führt nur die Tür einer Kapsel
reason-same-as-listed = Das ist dasselbe wie eine andere Wahl
reason-pod-stranded = Eine Kapsel würde ihr Modul verlieren
reason-turning-barred = Ein Plättchen nur am Ort zu drehen geht nicht
reason-no-destination = Dorthin führt der Teleporter nicht
reason-not-alone = Der Pilot startet nur allein
reason-no-action-left = Dieser Zug hat keine Aktion mehr

## Argo: die Regeln

argo-book-aim = Die Station ist voller Aliens. Bring deine fünf Astronauten in Kapseln: Ihre Sitze sind Punkte. Punkte bringen auch Aliens, die sterben, und fremde Astronauten, die durch dich sterben. Doch die Toten zählen für die Aliens, und haben die mehr Punkte als der beste Spieler, haben alle verloren.
argo-book-turn = Die Phasen kommen in dieser Reihenfolge. Was möglich ist, muss getan werden; was nicht möglich ist, entfällt.
argo-book-alien = Alien: Du ziehst ein Alien einen Schritt, dann tötet jedes einen Astronauten bei sich.
argo-book-build = Bauen: Du legst ein Plättchen an, eines der drei in der Auslage oder die nächste Kapsel. Mit manchen kommt ein Alien.
argo-book-actions = Zwei Aktionen: jede eine Bewegung oder eine Aktivierung. Zwei Bewegungen brauchen zwei verschiedene Astronauten, zwei Aktivierungen zwei verschiedene Räume. Dein allererster Zug hat nur eine Aktion, eine Bewegung.
argo-book-pushing = Bewegen und Schieben
argo-book-move = Eine Bewegung ist ein Schritt durch zwei Türen, die sich treffen. Ist kein Platz mehr frei, schiebt, wer hereinkommt, jemanden auf ein verbundenes Plättchen weiter, nur nicht dorthin zurück, woher er selbst kommt. Wer geschoben wird, kann wieder schieben. Du entscheidest alles und bekommst alle Punkte, und du darfst nur anfangen, wenn die ganze Kette enden kann.
argo-book-chain = Niemand bewegt sich in einer Kette zweimal. In den Aufwachraum passen alle, und man darf auch in Kapseln, in Teleporter und zu Aliens schieben. Wer bei einem Alien stirbt, braucht keinen Platz: Dort endet die Kette.
argo-book-activation = Räume und Marker
argo-book-activate = Steht ein Astronaut von dir in einem Raum, kannst du ihn nutzen: Du legst deinen Marker hin, und die Wirkung tritt ein. Jedes Plättchen kannst du im Spiel nur einmal nutzen, und es hat nur für wenige Spieler Platz.
argo-book-effect = Ein Raum wird nur genutzt, wenn seine Wirkung eintreten kann. Welcher Astronaut ihn nutzt, zählt im Warenlager, im Sprungraum und wo keine Roboter zugelassen sind. Eine Zeitmaschine nutzt man im Zug anderer.
argo-book-doors = Mindestens eine Tür muss die Tür eines anderen Moduls treffen; eine Kapsel allein genügt nicht. Andere Türen dürfen an Wände stoßen. Das Plättchen lässt sich drehen, bevor du bestätigst. Die Lücke in der Auslage wird vor deinen Aktionen gefüllt.
argo-book-turn-end = Du beendest deinen Zug, wenn nichts mehr zu tun ist; bis dahin kannst du zurückgehen, solange nichts endgültig ist. Wer von dir zu Beginn des Zuges in einem Reaktorraum stand und jetzt in einem steht, stirbt.
argo-book-figures = Astronauten und Aliens
argo-book-aliens = Aliens
argo-book-kill = Ein Alien tötet Commander, Kundschafter oder Pilot, wen du wählst, sonst einen einzelnen Soldaten. Zwei Soldaten zusammen töten dagegen das Alien, und Roboter sind sicher. Wer zu einem Alien kommt, ob gegangen, geschoben oder teleportiert, stirbt sofort; nur ein Soldat tötet es, und ein Roboter teilt sich den Platz mit ihm.
argo-book-points = Ein Alien, das stirbt, ist ein Punkt für den, der gerade handelt, ein fremder Astronaut auch; ein Commander zählt zwei. Eigene Tote bringen nichts.
argo-book-track = Die Toten liegen in einer Reihe auf der Alienleiste, und die Aliens haben die Punkte des ersten freien Feldes. Die Krankenstation holt einen zurück. Ist die Leiste voll, haben die Aliens gewonnen.
argo-book-pods-title = Kapseln
argo-book-pods = Zwischen einer Kapsel und dem Aufwachraum müssen mindestens drei Plättchen liegen. Die Kapseln kommen in fester Reihenfolge, und ihre Sitze werden immer wertvoller. Wer einsteigt, nimmt den niedrigsten freien Sitz und steigt nie wieder aus.
argo-book-launch = Eine volle Kapsel startet sofort. Ebenso eine mit jemandem an Bord, wenn ein Alien ein Plättchen betritt, mit dem sie verbunden ist. Ein Pilot, der in eine leere Kapsel steigt, darf mit ihr starten, sie versetzen oder warten. Beim Start bringt jeder Sitz dem Besitzer dessen, der dort sitzt, seine Punkte, mit einem Commander doppelt.
argo-book-time-title = Unterbrechen
argo-book-time = Die erste Handlung im Zug anderer, auch Alien und Bauen, und die zweite der beiden Aktionen werden angekündigt, bevor sie endgültig sind. Mit einem Astronauten in einer Zeitmaschine darfst du sie aufheben und dich selbst einmal bewegen oder einen Raum aktivieren. Danach wählt der andere neu.
argo-book-end = Das Spiel ist sofort zu Ende, wenn alle Kapseln gestartet sind, wenn die Alienleiste voll ist oder wenn ein Zug für jemanden beginnt, der niemanden mehr bewegen kann: Alle sind tot, gerettet oder in einer Kapsel. Nach dem letzten Plättchen hat jeder noch einen Zug.
argo-book-result = Wer in einer Kapsel sitzt, die nicht gestartet ist, zählt nichts. Haben die Aliens mehr Punkte als der beste Spieler, gewinnen sie. Sonst gewinnen die meisten Punkte; bei Gleichstand, wer mehr Räume aktiviert, dann wer mehr Astronauten gerettet hat.
argo-book-unsure = Eine Liste aller Plättchen ist nicht bekannt. Ihre Anzahl, Türen und Plätze, die meisten Sitze der Kapseln und Teile der Alienleisten sind rekonstruiert. Auf den Seiten der Plättchen steht, was keine Quelle bestätigt.
argo-book-tiles = Plättchen
argo-book-count = { $n ->
    [one] In der Schachtel gibt es eines davon.
   *[other] In der Schachtel gibt es { $n } davon.
}
argo-book-with-alien = { $n ->
    [one] Mit einem davon kommt ein Alien.
   *[other] Mit { $n } davon kommt je ein Alien.
}

## Alien Frontiers: Namen

af-facility-SC = Solarkonverter
af-facility-LM = Mondmine
af-facility-OM = Orbitalmarkt
af-facility-SY = Raumwerft
af-facility-CC = Koloniekonstruktor
af-facility-TS = Terraforming-Station
af-facility-HUB = Siedler-Hub
af-facility-ART = Alien-Artefakt
af-facility-RO = Räuber-Außenposten
af-maintenance-bay = Wartungsstation

af-territory-asimov = Asimov-Krater
af-territory-bradbury = Bradbury-Plateau
af-territory-burroughs = Burroughs-Wüste
af-territory-heinlein = Heinlein-Ebene
af-territory-herbert = Herbert-Tal
af-territory-lem = Lem-Badlands
af-territory-pohl = Pohl-Vorberge
af-territory-vanvogt = Van-Vogt-Gebirge

af-land-asimov = Asimov
af-land-bradbury = Bradbury
af-land-burroughs = Burroughs
af-land-heinlein = Heinlein
af-land-herbert = Herbert
af-land-lem = Lem
af-land-pohl = Pohl
af-land-vanvogt = Van Vogt

af-card-city = Alien-Stadt
af-card-monument = Monument
af-card-booster = Booster
af-card-crystal = Datenkristall
af-card-gravity = Gravoregler
af-card-decoy = Holo-Köder
af-card-teleporter = Teleporter
af-card-plasma = Plasmawaffe
af-card-polarity = Umpoler
af-card-cache = Geheimlager
af-card-stasis = Stasisstrahl
af-card-warper = Zeitkrümmer

af-field-isolation = Isolationsfeld
af-field-positron = Positronenfeld
af-field-repulsor = Repulsorfeld

af-fuel = { $n } Treibstoff
af-ore = { $n } Erz
af-nothing = nichts
af-die = { $teleported ->
    [yes] { $relic ->
        [yes] zurückgeholte Relikt-{ $value }
       *[no] zurückgeholte { $value }
    }
   *[no] { $relic ->
        [yes] Relikt-{ $value }
       *[no] { $value }
    }
}
af-field = Feld
af-relic-ship = das Reliktschiff
af-ships-of = { $n ->
    [one] { $you ->
        [yes] eines deiner Schiffe
       *[no] ein Schiff von { $name }
    }
   *[other] { $you ->
        [yes] { $n } deiner Schiffe
       *[no] { $n } Schiffe von { $name }
    }
}
af-ship-of = { $you ->
    [yes] deine { $value }
   *[no] die { $value } von { $name }
}
af-in-group = { $ship } in Gruppe { $group }
af-colony-of = { $you ->
    [yes] deine Kolonie
   *[no] die Kolonie von { $name }
}

## Alien Frontiers: was Dinge tun

af-rule-SC = Nimmt ein Schiff mit beliebigem Wert. Gibt die Hälfte davon als Treibstoff, aufgerundet.
af-rule-LM = Nimmt ein Schiff, wenn keines dort höher ist. Gibt 1 Erz.
af-rule-OM = Nimmt ein Paar. Solange das Paar ganz ist, kauft sein Wert in Treibstoff 1 Erz, in diesem Zug so oft du willst.
af-rule-SY = Nimmt ein Paar und baut ein Schiff, das in der Wartungsstation auf deinen nächsten Zug wartet. Das vierte kostet { $fourth }, das fünfte { $fifth }, das sechste { $sixth }.
af-rule-CC = Nimmt drei gleiche und { $price }. Setzt eine Kolonie.
af-rule-TS = Nimmt eine 6 und { $price }. Setzt eine Kolonie; das Schiff kommt zurück in deinen Vorrat, wenn dein nächster Zug beginnt.
af-rule-HUB = Nimmt ein Schiff mit beliebigem Wert, bis zu { $ports } auf deiner Leiste. Jedes rückt eine Kolonie einen Kreis vor; auf Kreis { $circles } kann sie für { $launch } starten.
af-rule-ART = Nimmt ein Schiff mit beliebigem Wert. Damit darfst du einmal die Auslage tauschen, und Schiffe, die in einem Zug zusammen { $credit } ergeben, bringen eine Karte.
af-rule-RO = Nimmt drei Schiffe in Folge. Raubt { $loot } Einheiten Treibstoff und Erz oder eine Karte. Schiffe, die dort stehen, weichen einer höheren Summe.
af-rule-maintenance-bay = Schiffe, die nicht angedockt haben, verdrängt wurden oder neu sind, warten hier auf den nächsten Zug ihres Besitzers.

af-bonus-asimov = Einmal pro Zug rückt deine Kolonie { $advance ->
    [one] einen Kreis
   *[other] { $advance } Kreise
} mehr vor, wenn { $ships } deiner Schiffe am Siedler-Hub angedockt haben.
af-bonus-bradbury = Der Koloniekonstruktor kostet dich { $ore } Erz weniger.
af-bonus-burroughs = Steht das Reliktschiff zu Hause, darfst du es für { $relic } kaufen: ein Würfel mehr, solange du die Wüste kontrollierst.
af-bonus-heinlein = Dein Paar am Orbitalmarkt verkauft dir 1 Erz für { $rate } Treibstoff, egal was es zeigt.
af-bonus-herbert = Die Raumwerft kostet dich { $less } weniger.
af-bonus-lem = Jedes Schiff, das du am Solarkonverter andockst, gibt { $fuel } Treibstoff mehr.
af-bonus-pohl = Jede Nutzung einer Karte kostet dich { $fuel } Treibstoff weniger.
af-bonus-vanvogt = Dein erstes Schiff im Zug an der Mondmine darf jeden Wert haben.

af-power-city = Ist { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert, solange du die Karte hast.
af-power-monument = { af-power-city }
af-power-booster = { $price }: eines deiner Schiffe in der Hand zeigt eins mehr.
af-power-crystal = { $price } je Kolonie dort: der Bonus eines Gebiets gehört dir, bis dein Zug endet.
af-power-gravity = { $price }: eines deiner Schiffe in der Hand zeigt eins weniger und ein anderes eins mehr.
af-power-decoy = Niemand raubt deinen Treibstoff und dein Erz, und von deinen Karten nur diese.
af-power-teleporter = { $price }: eines deiner angedockten Schiffe kommt, wie es ist, in deine Hand zurück, um woanders anzudocken.
af-power-plasma = { $price } je Schiff: schickt Schiffe anderer von einer Station in die Wartungsstation.
af-power-polarity = { $price }: dreht eines deiner Schiffe in der Hand um, 1 und 6, 2 und 5, 3 und 4.
af-power-cache = Zahlt, wenn du würfelst: 1 Erz bei mehr ungeraden Würfeln, 1 Treibstoff bei mehr geraden. Gleich viele zahlen beides und verbrauchen es.
af-power-stasis = { $price }: eines deiner Schiffe in der Hand zeigt eins weniger.
af-power-warper = { $price }: würfelt beliebige deiner Schiffe in der Hand neu.

af-discard-booster = Abgelegt: nimmt ein beliebiges Feld vom Planeten.
af-discard-crystal = Abgelegt: legt das Positronenfeld in ein anderes Gebiet.
af-discard-gravity = Abgelegt: legt das Repulsorfeld in ein anderes Gebiet.
af-discard-teleporter = Abgelegt: versetzt eine beliebige Kolonie in ein anderes Gebiet.
af-discard-plasma = Abgelegt: schickt ein angedocktes Schiff eines anderen in dessen Vorrat. Mindestens { $fleet } weitere Schiffe außerhalb der Terraforming-Station bleiben ihm.
af-discard-polarity = Abgelegt: zwei Kolonien verschiedener Spieler in zwei Gebieten tauschen die Plätze.
af-discard-stasis = Abgelegt: legt das Isolationsfeld in ein anderes Gebiet.
af-discard-warper = Abgelegt: holt eine Karte aus der Ablage zurück, die du nicht hast.

af-rule-isolation = Niemand hat den Bonus des Gebiets, in dem es liegt.
af-rule-positron = Wer das Gebiet kontrolliert, in dem es liegt, hat einen Punkt mehr.
af-rule-repulsor = In das Gebiet, in dem es liegt, kommt keine Kolonie, und keine verlässt es.
af-rule-relic-ship = Ein Schiff ohne Farbe für den, der die Burroughs-Wüste kontrolliert und es kauft. Endet das, kehrt es heim.
af-rule-control = Wer in einem Gebiet mehr Kolonien hat als jeder andere, kontrolliert es: ein Punkt und sein Bonus.

## Alien Frontiers: was gefragt ist

af-subject-raid = { $you ->
    [yes] Dein Raubzug.
   *[no] { $name }: Raubzug.
}
af-subject-colony = { $you ->
    [yes] Deine Kolonie.
   *[no] { $name }: Kolonie.
}
af-subject-card = { $you ->
    [yes] Deine Karte { $card }.
   *[no] { $name }: { $card }.
}
af-ask-roll = { $you ->
    [yes] Würfle deine Schiffe.
   *[no] { $name } würfelt.
}
af-ask-dock = { $you ->
    [yes] In der Hand: { $dice }. Wähle, was du tust.
   *[no] { $name } hat in der Hand: { $dice }.
}
af-ask-main = { $you ->
    [yes] Kein Schiff in der Hand. Wähle, was du tust, oder beende deinen Zug.
   *[no] { $name } hat kein Schiff in der Hand.
}
af-wanted-territory = wohin die Kolonie kommt
af-wanted-raid = was geraubt wird
af-wanted-loot = { $left ->
    [one] was als letzte Einheit geraubt wird
   *[other] was geraubt wird, noch { $left } Einheiten
}
af-wanted-die-up = welches Schiff eins mehr zeigt
af-wanted-die-down = welches Schiff eins weniger zeigt
af-wanted-die-over = welches Schiff umgedreht wird
af-wanted-reroll = welche Schiffe neu gewürfelt werden
af-wanted-bonus = welcher Bonus geborgt wird
af-wanted-docked = welches Schiff zurückkommt
af-wanted-aim = auf welche Station geschossen wird
af-wanted-shot = auf welches Schiff { $facility ->
    [Mondmine] an der Mondmine
    [Raumwerft] an der Raumwerft
    [Terraforming-Station] an der Terraforming-Station
   *[other] am { $facility }
} geschossen wird
af-wanted-sunk = welches Schiff in den Vorrat kommt
af-wanted-field = wohin das { $field } kommt
af-wanted-removal = welches Feld vom Planeten kommt
af-wanted-moved = welche Kolonie versetzt wird
af-wanted-destination = wohin { $colony } kommt, jetzt { $from ->
    [Asimov-Krater] im Asimov-Krater
    [Bradbury-Plateau] auf dem Bradbury-Plateau
    [Herbert-Tal] im Herbert-Tal
    [Lem-Badlands] in den Lem-Badlands
    [Pohl-Vorberge] in den Pohl-Vorbergen
    [Van-Vogt-Gebirge] im Van-Vogt-Gebirge
   *[other] in der { $from }
}
af-wanted-swap-first = welche Kolonie getauscht wird
af-wanted-swap-second = womit { $colony } { $from ->
    [Asimov-Krater] im Asimov-Krater
    [Bradbury-Plateau] auf dem Bradbury-Plateau
    [Herbert-Tal] im Herbert-Tal
    [Lem-Badlands] in den Lem-Badlands
    [Pohl-Vorberge] in den Pohl-Vorbergen
    [Van-Vogt-Gebirge] im Van-Vogt-Gebirge
   *[other] in der { $from }
} tauscht
af-wanted-recovered = welche Karte zurückkommt
af-wanted-surplus = { $n ->
    [one] welche Einheit über { $limit } zurückgegeben wird
   *[other] welche { $n } Einheiten über { $limit } zurückgegeben werden
}
af-wanted-commit-cycle = eine neue Auslage aufdecken
af-wanted-commit-claim = die Lücke in der Auslage füllen
af-wanted-commit-end = das Spiel beenden

## Alien Frontiers: was man tun kann

af-command-roll = Schiffe würfeln
af-command-dock = { $dice } { $facility ->
    [Mondmine] an der Mondmine
    [Raumwerft] an der Raumwerft
    [Terraforming-Station] an der Terraforming-Station
   *[other] am { $facility }
} andocken ({ $note })
af-note-gain = +{ $gain }
af-note-market = 1 Erz für { $rate }
af-note-ship = ein Schiff für { $price }
af-note-colony = eine Kolonie für { $price }
af-note-terraform = eine Kolonie für { $price }, das Schiff kommt in den Vorrat
af-note-hub = Kolonie auf Kreis { $to } von { $circles }
af-note-credit = { $enough ->
    [yes] genug für eine Karte
   *[no] { $have } von { $wanted } für eine Karte
}
af-note-raid = Raubzug
af-note-raid-bump = Raubzug, verdrängt: { $ships }
af-command-trade = { $goods } gegen 1 Erz tauschen
af-command-cycle = Auslage tauschen
af-command-claim = { $card ->
    [Alien-Stadt] die Alien-Stadt
    [Geheimlager] das Geheimlager
    [Monument] das Monument
    [Plasmawaffe] die Plasmawaffe
   *[other] den { $card }
} aus der Auslage nehmen
af-command-launch = Kolonie starten ({ $price })
af-command-relic = Reliktschiff kaufen ({ $price })
af-command-use = { $card ->
    [Alien-Stadt] die Alien-Stadt
    [Geheimlager] das Geheimlager
    [Monument] das Monument
    [Plasmawaffe] die Plasmawaffe
   *[other] den { $card }
} nutzen ({ $price })
af-command-use-per-colony = { $card ->
    [Alien-Stadt] die Alien-Stadt
    [Geheimlager] das Geheimlager
    [Monument] das Monument
    [Plasmawaffe] die Plasmawaffe
   *[other] den { $card }
} nutzen ({ $price } je Kolonie)
af-command-use-per-ship = { $card ->
    [Alien-Stadt] die Alien-Stadt
    [Geheimlager] das Geheimlager
    [Monument] das Monument
    [Plasmawaffe] die Plasmawaffe
   *[other] den { $card }
} nutzen ({ $price } je Schiff)
af-command-discard = { $card ->
    [Alien-Stadt] die Alien-Stadt
    [Geheimlager] das Geheimlager
    [Monument] das Monument
    [Plasmawaffe] die Plasmawaffe
   *[other] den { $card }
} ablegen: { $what }
af-what-booster = ein Feld vom Planeten nehmen
af-what-crystal = { af-field-positron } legen
af-what-gravity = { af-field-repulsor } legen
af-what-teleporter = eine Kolonie versetzen
af-what-plasma = ein Schiff in seinen Vorrat schicken
af-what-polarity = zwei Kolonien tauschen
af-what-stasis = { af-field-isolation } legen
af-what-warper = eine Karte zurückholen
af-command-end = { $left ->
    [0] Zug beenden
    [one] Zug beenden, 1 Schiff kommt in die Wartungsstation
   *[other] Zug beenden, { $left } Schiffe kommen in die Wartungsstation
}
af-command-place = Kolonie { $territory ->
    [Asimov-Krater] in den Asimov-Krater
    [Bradbury-Plateau] auf das Bradbury-Plateau
    [Herbert-Tal] ins Herbert-Tal
    [Van-Vogt-Gebirge] ins Van-Vogt-Gebirge
   *[other] in die { $territory }
} ({ $effect })
af-effect-take = { $you ->
    [yes] du übernimmst die Kontrolle
   *[no] { $name } übernimmt die Kontrolle
}
af-effect-keep = { $you ->
    [yes] du behältst die Kontrolle
   *[no] { $name } behält die Kontrolle
}
af-effect-break = { $you ->
    [yes] du verlierst die Kontrolle
   *[no] { $name } verliert die Kontrolle
}
af-effect-nobody = niemand hat die Kontrolle
af-command-raid-goods = Treibstoff und Erz rauben
af-command-raid-card = { $owned ->
    [yes] { $name } { $card ->
        [Alien-Stadt] die Alien-Stadt
        [Geheimlager] das Geheimlager
        [Monument] das Monument
        [Plasmawaffe] die Plasmawaffe
       *[other] den { $card }
    } rauben und ablegen: so eine Karte hast du schon
   *[no] { $name } { $card ->
        [Alien-Stadt] die Alien-Stadt
        [Geheimlager] das Geheimlager
        [Monument] das Monument
        [Plasmawaffe] die Plasmawaffe
       *[other] den { $card }
    } rauben
}
af-command-raid-nothing = nichts rauben
af-command-take = { $name } { $goods } rauben
af-command-die-to = { $die } auf { $to } drehen
af-command-die-again = { $die } wählen
af-command-borrow = { $territory } borgen ({ $price }): { $bonus }
af-command-recall = { $die } { $facility ->
    [Mondmine] von der Mondmine
    [Raumwerft] von der Raumwerft
    [Terraforming-Station] von der Terraforming-Station
   *[other] vom { $facility }
} zurückholen
af-command-aim = { $facility ->
    [Mondmine] auf die Mondmine
    [Raumwerft] auf die Raumwerft
    [Terraforming-Station] auf die Terraforming-Station
    [Alien-Artefakt] auf das Alien-Artefakt
   *[other] auf den { $facility }
} schießen
af-command-shoot = auf { $ship } schießen ({ $price })
af-command-cease = nicht weiter schießen
af-command-sink = { $ship } { $facility ->
    [Mondmine] an der Mondmine
    [Raumwerft] an der Raumwerft
    [Terraforming-Station] an der Terraforming-Station
   *[other] am { $facility }
} in den Vorrat schicken
af-command-field = { $field } { $territory ->
    [Asimov-Krater] in den Asimov-Krater
    [Bradbury-Plateau] auf das Bradbury-Plateau
    [Herbert-Tal] ins Herbert-Tal
    [Van-Vogt-Gebirge] ins Van-Vogt-Gebirge
   *[other] in die { $territory }
}
af-command-lift = { $field } wegnehmen: { $territory }
af-command-pick = { $colony } { $territory ->
    [Asimov-Krater] im Asimov-Krater
    [Bradbury-Plateau] auf dem Bradbury-Plateau
    [Herbert-Tal] im Herbert-Tal
    [Lem-Badlands] in den Lem-Badlands
    [Pohl-Vorberge] in den Pohl-Vorbergen
    [Van-Vogt-Gebirge] im Van-Vogt-Gebirge
   *[other] in der { $territory }
}
af-command-move-to = { $territory ->
    [Asimov-Krater] in den Asimov-Krater
    [Bradbury-Plateau] auf das Bradbury-Plateau
    [Herbert-Tal] ins Herbert-Tal
    [Van-Vogt-Gebirge] ins Van-Vogt-Gebirge
   *[other] in die { $territory }
} versetzen ({ $effect })
af-command-recover = { $card ->
    [Alien-Stadt] die Alien-Stadt
    [Geheimlager] das Geheimlager
    [Monument] das Monument
    [Plasmawaffe] die Plasmawaffe
   *[other] den { $card }
} aus der Ablage nehmen
af-command-return = { $goods } zurückgeben
af-command-reroll = { $dice } neu würfeln
af-command-deal = neue Auslage aufdecken
af-command-fill = Auslage auffüllen
af-command-finish = Spiel beenden

## Alien Frontiers: was geschehen ist

af-event-started = beginnt das Spiel
af-event-dealt = beginnt mit der Karte { $card }
af-event-display = neu in der Auslage: { $card }
af-event-spent = das Schiff an der Terraforming-Station kommt zurück in den Vorrat
af-event-relic-home = das Reliktschiff kehrt heim: { $why }
af-event-gathered = sammelt { $n ->
    [one] ein Schiff
   *[other] { $n } Schiffe
} ein
af-event-rolled = würfelt { $dice }
af-event-cache = das Geheimlager zahlt { $gain }: { $odd } ungerade, { $even } gerade
af-event-cache-lost = das Geheimlager ist verbraucht
af-event-docked = dockt { $dice } { $facility ->
    [Mondmine] an der Mondmine
    [Raumwerft] an der Raumwerft
    [Terraforming-Station] an der Terraforming-Station
   *[other] am { $facility }
} an
af-event-bumped = verdrängt am Räuber-Außenposten: { $ships }
af-event-gained = bekommt { $goods } { $why }
af-event-paid = zahlt { $goods } { $why }
af-event-traded = tauscht { $fuel } gegen { $ore }
af-event-built = baut ein Schiff
af-event-relic-bought = kauft das Reliktschiff
af-event-hub = { $why ->
    [asimov] der Asimov-Krater rückt die Kolonie am Siedler-Hub auf Kreis { $to }
    [excess] die nächste Kolonie beginnt auf Kreis { $to } am Siedler-Hub
   *[ship] { $from ->
        [0] setzt eine Kolonie auf Kreis { $to } am Siedler-Hub
       *[other] die Kolonie am Siedler-Hub rückt auf Kreis { $to }
    }
}
af-event-excess-lost = ein Schritt am Siedler-Hub verfällt
af-event-launched = startet eine Kolonie
af-event-placed = setzt eine Kolonie { $territory ->
    [Asimov-Krater] in den Asimov-Krater
    [Bradbury-Plateau] auf das Bradbury-Plateau
    [Herbert-Tal] ins Herbert-Tal
    [Van-Vogt-Gebirge] ins Van-Vogt-Gebirge
   *[other] in die { $territory }
}
af-event-moved = versetzt { $colony }: { $from } → { $to }
af-event-swapped = { $first } { $from ->
    [Asimov-Krater] im Asimov-Krater
    [Bradbury-Plateau] auf dem Bradbury-Plateau
    [Herbert-Tal] im Herbert-Tal
    [Lem-Badlands] in den Lem-Badlands
    [Pohl-Vorberge] in den Pohl-Vorbergen
    [Van-Vogt-Gebirge] im Van-Vogt-Gebirge
   *[other] in der { $from }
} und { $second } { $to ->
    [Asimov-Krater] im Asimov-Krater
    [Bradbury-Plateau] auf dem Bradbury-Plateau
    [Herbert-Tal] im Herbert-Tal
    [Lem-Badlands] in den Lem-Badlands
    [Pohl-Vorberge] in den Pohl-Vorbergen
    [Van-Vogt-Gebirge] im Van-Vogt-Gebirge
   *[other] in der { $to }
} tauschen die Plätze
af-event-control = kontrolliert jetzt { $territory ->
    [Asimov-Krater] den Asimov-Krater
    [Bradbury-Plateau] das Bradbury-Plateau
    [Herbert-Tal] das Herbert-Tal
    [Van-Vogt-Gebirge] das Van-Vogt-Gebirge
   *[other] die { $territory }
}
af-event-control-from = übernimmt { $territory ->
    [Asimov-Krater] den Asimov-Krater
    [Bradbury-Plateau] das Bradbury-Plateau
    [Herbert-Tal] das Herbert-Tal
    [Van-Vogt-Gebirge] das Van-Vogt-Gebirge
   *[other] die { $territory }
} von { $name }
af-event-control-lost = kontrolliert { $territory ->
    [Asimov-Krater] den Asimov-Krater
    [Bradbury-Plateau] das Bradbury-Plateau
    [Herbert-Tal] das Herbert-Tal
    [Van-Vogt-Gebirge] das Van-Vogt-Gebirge
   *[other] die { $territory }
} nicht mehr
af-event-looted = raubt { $name } { $goods }
af-event-stolen = { $discarded ->
    [yes] raubt { $name } { $card ->
        [Alien-Stadt] die Alien-Stadt
        [Geheimlager] das Geheimlager
        [Monument] das Monument
        [Plasmawaffe] die Plasmawaffe
       *[other] den { $card }
    }, die Karte wird abgelegt
   *[no] raubt { $name } { $card ->
        [Alien-Stadt] die Alien-Stadt
        [Geheimlager] das Geheimlager
        [Monument] das Monument
        [Plasmawaffe] die Plasmawaffe
       *[other] den { $card }
    }
}
af-event-declined = raubt nichts
af-event-cycled = tauscht die Auslage, abgelegt: { $cards }
af-event-reshuffled = die Ablage, { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}, ist jetzt der Stapel
af-event-claimed = nimmt { $card ->
    [Alien-Stadt] die Alien-Stadt
    [Geheimlager] das Geheimlager
    [Monument] das Monument
    [Plasmawaffe] die Plasmawaffe
   *[other] den { $card }
} aus der Auslage
af-event-used = nutzt { $card ->
    [Alien-Stadt] die Alien-Stadt
    [Geheimlager] das Geheimlager
    [Monument] das Monument
    [Plasmawaffe] die Plasmawaffe
   *[other] den { $card }
}
af-event-die = { $die } wird zur { $to }
af-event-rerolled = würfelt neu: { $dice }
af-event-recalled = { $relic ->
    [yes] holt das Reliktschiff { $facility ->
        [Mondmine] von der Mondmine
        [Raumwerft] von der Raumwerft
        [Terraforming-Station] von der Terraforming-Station
       *[other] vom { $facility }
    } zurück
   *[no] holt ein Schiff { $facility ->
        [Mondmine] von der Mondmine
        [Raumwerft] von der Raumwerft
        [Terraforming-Station] von der Terraforming-Station
       *[other] vom { $facility }
    } zurück
}
af-event-shot = { $bay ->
    [yes] schickt { $ship } { $facility ->
        [Mondmine] von der Mondmine
        [Raumwerft] von der Raumwerft
        [Terraforming-Station] von der Terraforming-Station
       *[other] vom { $facility }
    } in die Wartungsstation
   *[no] schickt { $ship } { $facility ->
        [Mondmine] von der Mondmine
        [Raumwerft] von der Raumwerft
        [Terraforming-Station] von der Terraforming-Station
       *[other] vom { $facility }
    } in den Vorrat
}
af-event-borrowed = borgt den Bonus: { $territory }
af-event-discarded = legt { $card ->
    [Alien-Stadt] die Alien-Stadt
    [Geheimlager] das Geheimlager
    [Monument] das Monument
    [Plasmawaffe] die Plasmawaffe
   *[other] den { $card }
} ab
af-event-field-placed = legt das { $field } { $to ->
    [Asimov-Krater] in den Asimov-Krater
    [Bradbury-Plateau] auf das Bradbury-Plateau
    [Herbert-Tal] ins Herbert-Tal
    [Van-Vogt-Gebirge] ins Van-Vogt-Gebirge
   *[other] in die { $to }
}
af-event-field-moved = verlegt das { $field }: { $from } → { $to }
af-event-field-removed = nimmt das { $field } weg: { $from }
af-event-recovered = nimmt { $card ->
    [Alien-Stadt] die Alien-Stadt
    [Geheimlager] das Geheimlager
    [Monument] das Monument
    [Plasmawaffe] die Plasmawaffe
   *[other] den { $card }
} aus der Ablage
af-event-parked = { $n ->
    [one] ein Schiff kommt
   *[other] { $n } Schiffe kommen
} in die Wartungsstation
af-event-returned = gibt { $goods } zurück
af-event-score = hat jetzt { $to ->
    [one] einen Punkt
   *[other] { $to } Punkte
}, vorher { $from }
af-event-over = das Spiel ist zu Ende: { $ranking }
af-rank = { $rank }. { $name }

af-cause-at = { $facility ->
    [Mondmine] an der Mondmine
    [Raumwerft] an der Raumwerft
    [Terraforming-Station] an der Terraforming-Station
   *[other] am { $facility }
}
af-cause-power = für { $card ->
    [Alien-Stadt] die Alien-Stadt
    [Geheimlager] das Geheimlager
    [Monument] das Monument
    [Plasmawaffe] die Plasmawaffe
   *[other] den { $card }
}
af-cause-launch = für den Start
af-cause-relic = für das Reliktschiff
af-relic-terraformed = es wurde zum Terraformen genutzt
af-relic-control = sein Besitzer kontrolliert die Burroughs-Wüste nicht mehr
af-relic-isolation = das Isolationsfeld liegt in der Burroughs-Wüste
af-relic-plasma = es wurde abgeschossen

## Alien Frontiers: warum nicht

af-reason-game-over = { reason-game-over }
af-reason-not-your-turn = { reason-not-your-turn }
af-reason-other-question = { reason-other-question }
af-reason-commit-first = { reason-commit-first }
af-reason-open-choice = Beende zuerst, was du begonnen hast
af-reason-unsorted = Die Schiffe müssen vom niedrigsten zum höchsten genannt werden
af-reason-not-in-hand = Solche Schiffe hast du nicht in der Hand
af-reason-wrong-count = Dort { $n ->
    [one] dockt nur ein Schiff auf einmal
   *[other] docken immer { $n } Schiffe zugleich
} an
af-reason-no-free-port = Dort ist kein Platz frei
af-reason-group-not-empty = Dort ist keine Gruppe von Plätzen ganz leer
af-reason-not-equal = Die Schiffe müssen gleich sein
af-reason-not-a-run = Es müssen drei Schiffe in Folge sein
af-reason-not-a-six = Dort passt nur eine 6
af-reason-below-mine-limit = Ein Schiff unter { $n } kann dort jetzt nicht andocken
af-reason-run-too-low = Die Schiffe dort ergeben { $n }: deine müssen höher sein
af-reason-cannot-pay = Das kostet { $price }
af-reason-fleet-minimum = Seinem Besitzer müssen drei weitere Schiffe außerhalb der Terraforming-Station bleiben
af-reason-stock-empty = Es ist kein Schiff mehr zu bauen
af-reason-no-colony = Dafür ist keine Kolonie da
af-reason-hub-track-done = Deine Kolonie ist auf dem letzten Kreis: starte sie zuerst
af-reason-hub-track-open = Keine deiner Kolonien ist auf dem letzten Kreis
af-reason-just-teleported = Dieses Schiff kommt { $facility ->
    [Mondmine] von der Mondmine
    [Raumwerft] von der Raumwerft
    [Terraforming-Station] von der Terraforming-Station
   *[other] vom { $facility }
} und kann in diesem Zug nicht dorthin zurück
af-reason-value-fixed = Ein zurückgeholtes Schiff behält in diesem Zug seinen Wert
af-reason-out-of-range = Ein Schiff zeigt 1 bis 6
af-reason-card-used = Diese Karte wurde in diesem Zug schon genutzt
af-reason-discard-used = Du hast in diesem Zug schon eine Karte für ihre Wirkung abgelegt
af-reason-not-owned = Diese Karte hast du nicht
af-reason-already-owned = So eine Karte hast du schon
af-reason-not-there = Diese Karte liegt dort nicht
af-reason-no-power = So lässt sich diese Karte nicht nutzen
af-reason-credit-too-low = Am Alien-Artefakt sind Schiffe im Wert von { $n } angedockt: zu wenig für eine Karte
af-reason-no-cycle = Die Auslage wird je Schiff, das am Alien-Artefakt andockt, einmal getauscht
af-reason-pile-empty = Keine Karte ist mehr da
af-reason-no-pair = Du hast kein ganzes Paar am Orbitalmarkt
af-reason-repulsor = Dort liegt das Repulsorfeld
af-reason-isolated = Dort liegt das Isolationsfeld
af-reason-not-borrowable = Dieser Bonus lässt sich nicht borgen
af-reason-bonus-owned = Diesen Bonus hast du schon
af-reason-not-in-control = Du kontrollierst die Burroughs-Wüste nicht
af-reason-relic-away = Das Reliktschiff ist nicht in der Burroughs-Wüste
af-reason-decoy-shields = Ein Holo-Köder schützt diesen Spieler
af-reason-no-effect = Es würde nichts ändern
af-reason-no-target = So etwas ist nicht da
af-reason-out-of-order = Hier wird der Reihe nach gewählt; Übergangenes geht jetzt nicht mehr
af-reason-must-dock = Schiffe können noch andocken: { $facilities }
af-reason-not-the-surplus = { $n ->
    [one] Genau eine Einheit muss zurückgegeben werden
   *[other] Genau { $n } Einheiten müssen zurückgegeben werden
}

## Alien Frontiers: Optionen und Ergebnisse

option-end-mode = Spielende
option-end-mode-more = Was das Spiel sofort beendet. Nötig sind 12 Punkte zu zweit, 10 zu dritt und 9 zu viert, 8 im kurzen Spiel.
option-long = Längeres Spiel
option-long-more = Jeder hat acht Kolonien zu setzen, wie immer zu zweit.
option-docking = Schiffe, die andocken können
option-docking-more = Was andocken muss, bevor ein Zug enden darf, auch wenn es etwas kostet, was du lieber behalten würdest.
option-first-player = Startspieler
option-first-player-more = Wer den ersten Zug hat. Wer später dran ist, beginnt mit etwas Treibstoff und Erz.
option-round-limit = Rundenlimit
option-round-limit-more = Das Spiel endet nach so vielen Zügen jedes Spielers, wenn nichts anderes es vorher beendet.
value-end-mode-colonies = die letzte Kolonie
value-end-mode-vp-target = Punkte
value-end-mode-vp-target-short = Punkte, kurzes Spiel
value-docking-strict = jedes, das kann
value-docking-free-only = nur wo es nichts kostet
value-first-player-random = ausgelost
value-first-player-P0 = erster Platz
value-first-player-P1 = zweiter Platz
value-first-player-P2 = dritter Platz
value-first-player-P3 = vierter Platz
value-round-limit-none = kein Limit

ending-colonies = Jemand hat die letzte Kolonie gesetzt.
ending-vp-target = Jemand hat genug Punkte.
ending-no-colonies = Keine Kolonie ist mehr zu setzen.
ending-rounds = Die letzte Runde ist vorbei.
end-source-colonies = Kolonien
end-source-territories = Gebiete
end-source-positron = Positronenfeld
end-source-city = Alien-Stadt
end-source-monument = Monument
tie-break-cards = Karten
tie-break-ore = Erz
tie-break-fuel = Treibstoff

## Alien Frontiers: die Regeln

af-book-aim = Du besiedelst einen Planeten, der früher jemandem gehörte. Jede Kolonie ist ein Punkt, jedes Gebiet unter deiner Kontrolle noch einer, und auch einige Karten bringen Punkte. Das Spiel endet, sobald jemand die letzte Kolonie gesetzt hat; die meisten Punkte gewinnen.
af-book-roll = Wurf: Deine Schiffe sind Würfel. Alle kommen von dort zurück, wo sie angedockt haben, und du würfelst sie.
af-book-dock = Andocken: Stell deine Schiffe an die Einrichtungen um den Planeten, die nehmen, was sie zeigen: einen beliebigen Wert, ein Paar, drei gleiche oder eine Folge. Du zahlst den Preis und bekommst die Wirkung sofort.
af-book-free = Dazwischen, in beliebiger Reihenfolge: Karten nutzen, handeln, eine Karte nehmen, eine Kolonie starten, das Reliktschiff kaufen. Was du bekommst, kannst du gleich ausgeben.
af-book-turn-end = Zugende: Von Treibstoff und Erz zusammen behältst du höchstens { $keep }.
af-book-ports = Besetzte Plätze
af-book-must = Ein Platz bleibt besetzt, bis der nächste Zug seines Besitzers beginnt; so stehen Schiffe auch den anderen im Weg. Solange eines deiner Schiffe andocken kann, musst du eines andocken; welches, entscheidest du. Was keinen Platz findet, kommt in die Wartungsstation.
af-book-colonies = Kolonien
af-book-colony = Drei Wege führen zu einer Kolonie: drei gleiche und Erz am Koloniekonstruktor; eine 6 mit Treibstoff und Erz an der Terraforming-Station, was dich auch das Schiff kostet; oder { $circles } Kreise auf deiner Leiste am Siedler-Hub und dann der Start. Das Gebiet wählst du.
af-book-control = Wer in einem Gebiet mehr Kolonien hat als jeder andere, kontrolliert es. Das ist ein Punkt, und sein Bonus gilt für dich, solange es so bleibt. Bei Gleichstand kontrolliert es niemand.
af-book-goods-title = Treibstoff und Erz
af-book-goods = Der Solarkonverter gibt Treibstoff, die Mondmine Erz, und mit einem Paar am Orbitalmarkt kaufst du Erz für Treibstoff. Beides geht nie aus.
af-book-ships-title = Schiffe
af-book-ships = Du beginnst mit { $fleet } Schiffen und kannst sechs haben. Die Raumwerft baut eines für ein Paar mit Treibstoff und Erz; jedes kostet mehr als das vorige.
af-book-cards-title = Alien-Karten
af-book-claiming = Karten nehmen und nutzen
af-book-cards = Schiffe, die am Alien-Artefakt andocken und in einem Zug zusammen { $credit } ergeben, bringen dir eine der drei Karten der Auslage. Jedes von ihnen lässt dich auch einmal die Auslage tauschen. Niemand hat zwei gleiche Karten.
af-book-powers = Jede Karte ist einmal im Zug nutzbar. Die meisten kosten Treibstoff und verändern Schiffe, die noch nicht angedockt haben. Viele Karten kann man für eine andere Wirkung ablegen: eine im Zug, und keine, die in ihm genutzt wurde.
af-book-raid = Drei Schiffe in Folge am Räuber-Außenposten nehmen anderen { $loot } Einheiten Treibstoff und Erz oder eine Karte. Schiffe, die dort stehen, weichen einer höheren Summe.
af-book-raid-more = Die Einheiten dürfen von mehreren Spielern kommen; haben alle zusammen weniger, nimmst du, was da ist. Der Holo-Köder schützt die Waren und die übrigen Karten seines Besitzers. Du darfst auch auf alles verzichten.
af-book-end = Das Spiel endet sofort, wenn der Spieler am Zug seine letzte Kolonie gesetzt hat. Die meisten Punkte gewinnen, egal wer es beendet hat; bei Gleichstand mehr Karten, dann mehr Erz, dann mehr Treibstoff.
af-book-facilities = Einrichtungen
af-book-planet = Der Planet
af-book-control-title = Kontrolle
af-book-fields = Felder und Reliktschiff
af-book-field = Ein Feld kommt auf den Planeten und wandert dort, wenn eine Karte dafür abgelegt wird. Was ein Feld sagt, geht vor dem, was eine Karte sagt.
af-book-group = Die Plätze gehören zusammen: Die Schiffe docken gemeinsam an, und nur, wo alle verbundenen Plätze frei sind.

## AquaSphere: Namen

aq-symbol-GREEN = Grün
aq-symbol-YELLOW = Gelb
aq-symbol-BLACK = Schwarz
aq-symbol-PURPLE = Lila
aq-symbol-BLUE = Blau
aq-symbol-RED = Rot
aq-symbol-WHITE = Weiß

aq-job-GREEN = Labor ausbauen
aq-job-YELLOW = Zeit nehmen
aq-job-BLACK = Kristalle nehmen
aq-job-PURPLE = Oktopoden fangen
aq-job-BLUE = U-Boot setzen
aq-job-RED = Forschungskarte nehmen
aq-job-WHITE = noch einen Bot programmieren

aq-matter-GREEN = Labor
aq-matter-YELLOW = Zeit
aq-matter-BLACK = Kristalle
aq-matter-PURPLE = Oktopoden
aq-matter-BLUE = U-Boot
aq-matter-RED = Forschung
aq-matter-WHITE = Programm
aq-tile = { $symbol }, { $matter }

aq-sector-A = Sektor A
aq-sector-B = Sektor B
aq-sector-C = Sektor C
aq-sector-D = Sektor D
aq-sector-E = Sektor E
aq-sector-F = Sektor F
aq-space-A1 = A1
aq-space-A2 = A2
aq-space-B1 = B1
aq-space-B2 = B2
aq-space-B3 = B3
aq-space-C1 = C1
aq-space-C2 = C2
aq-bot-of = { $neutral ->
    [yes] ein neutraler Bot
   *[no] { $you ->
        [yes] dein Bot
       *[no] der Bot von { $name }
    }
}
aq-bots-of = { $neutral ->
    [yes] { $n ->
        [one] ein neutraler Bot
       *[other] { $n } neutrale Bots
    }
   *[no] { $you ->
        [yes] { $n ->
            [one] einer deiner Bots
           *[other] { $n } deiner Bots
        }
       *[no] { $n ->
            [one] ein Bot von { $name }
           *[other] { $n } Bots von { $name }
        }
    }
}
aq-time = { $n } Zeit
aq-crystals = { $n ->
    [one] 1 Kristall
   *[other] { $n } Kristalle
}
aq-octopods = { $n ->
    [one] 1 Oktopus
   *[other] { $n } Oktopoden
}
aq-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
aq-nothing = nichts
aq-room-cards = { $n ->
    [one] +1 Karte
   *[other] +{ $n } Karten
}
aq-room-time = +{ aq-time }
aq-room-crystals = +{ aq-crystals }
aq-room-octopods = +{ aq-octopods }

aq-card = Karte
aq-prize-T = Zeit
aq-prize-C = Kristalle
aq-prize-K = Punkte
aq-card-hq = Schicht { $symbol } ({ $prize })
aq-card-octopods = Guter Fang ({ $prize })
aq-card-opposite = Quertunnel
aq-card-evict = Stationswache
aq-card-lock = Hauptschlüssel
aq-card-submarine = Werft
aq-card-sidestep = Seitentür
aq-card-interim = Nachtschicht { $symbol }
aq-card-now = Vorsprung { $symbol }

## AquaSphere: was Dinge tun

aq-rule-GREEN = Nimmt den obersten Ausbau des Sektors in dein Labor. Für jeden Buchstaben darauf darf ein Bot von deinem Tableau den Sektor dieses Buchstabens übernehmen, ohne Aktion.
aq-rule-YELLOW = Nimmt die Zeit im Sektor, so viel, wie dein Labor fasst. Ist das weniger als { $least }, gibt der Vorrat den Rest dazu.
aq-rule-BLACK = Nimmt die Kristalle im Sektor, so viele, wie dein Labor fasst.
aq-rule-PURPLE = Fängt Oktopoden im Sektor, so viele, wie dein Labor Becken hat. Je mehr auf einmal, desto mehr Punkte für jeden.
aq-rule-BLUE = Setzt ein U-Boot auf den nächsten Platz eines Sektors, in dem noch keines von dir ist: { $bulb } in dieser Runde.
aq-rule-RED = Nimmt die oberste Forschungskarte des Sektors, wenn dein Labor einen Platz dafür hat: { $bulb } in dieser Runde.
aq-rule-WHITE = Programmiert einen Bot von deinem Tableau für das Symbol auf der weißen Fläche des Sektors. Ist dafür schon einer programmiert, bekommst du { $bonus }.

aq-rule-hq = Dein Ingenieur kommt zum Plättchen { $symbol }: { $prize }.
aq-rule-catch = Einer deiner Bots fängt { $least ->
    [one] Oktopoden: { $prize }, egal wie viele.
   *[other] mindestens { $least } Oktopoden auf einmal: { $prize }.
}
aq-rule-opposite = Dein Wissenschaftler darf für { $price } in den Sektor gegenüber wechseln, von überall auf dem Weg.
aq-rule-evict = Jeder fremde Bot, der deinetwegen aus einer Ladestation heimkehrt: { $prize }.
aq-rule-lock = Schleusen mit { $n } kosten dich nichts.
aq-rule-submarine = Deine U-Boote kosten die Hälfte, abgerundet.
aq-rule-sidestep = Einmal im Spiel geht dein Ingenieur zur Seite. Das ist ein vierter Zug in dieser Runde.
aq-rule-interim = Vor jeder Wertung darfst du { $price } für einen Bot zahlen, der für { $symbol } programmiert ist.
aq-rule-now = Wenn du sie nimmst: { $gain } und ein Bot, programmiert für { $symbol }. Ist dort schon einer, stattdessen { $more } mehr.

## AquaSphere: was gefragt ist

aq-subject-third = { $you ->
    [yes] Dein dritter Bot.
   *[no] { $name }: dritter Bot.
}
aq-subject-deployment = { $you ->
    [yes] Dein Einsatz.
   *[no] { $name } setzt einen Bot ein.
}
aq-subject-action = { $you ->
    [yes] Die Aktion deines Bots.
   *[no] { $name }: Aktion eines Bots.
}
aq-subject-expansion = { $you ->
    [yes] Dein Ausbau.
   *[no] { $name }: Ausbau.
}
aq-subject-card = { $you ->
    [yes] Deine Karte „{ $card }“.
   *[no] { $name }: „{ $card }“.
}
aq-subject-line = { $you ->
    [yes] Deine rote Linie.
   *[no] { $name }: rote Linie.
}
aq-subject-preparation = { $you ->
    [yes] Deine Vorbereitung.
   *[no] { $name } bereitet die Wertung vor.
}
aq-subject-round = Runde { $round } wird gewertet.
aq-ask-main = { $name } wählt, was zu tun ist.
aq-do-move = zieh den Ingenieur
aq-do-program = programmiere
aq-do-deploy = setz einen Bot ein
aq-do-pass = passe
one-of = { $some } oder { $last }
aq-wanted-main = was zu tun ist
aq-wanted-third = welcher von drei programmierten Bots zurückgeht
aq-wanted-sector = wohin der Bot für { $symbol } geht
aq-wanted-action = ob der Bot für { $symbol } seine Arbeit tut
aq-wanted-letter = ob ein Bot nach { $sector } geht
aq-wanted-reward = ob Punkte an einer roten Linie zählen
aq-wanted-line = was an der roten Linie vor { $space } abgegeben wird
aq-wanted-preparation = was vor der Wertung zu tun ist
aq-go-on = { $last ->
    [yes] weiter zur Schlusswertung
   *[no] weiter zu Runde { $round }
}

## AquaSphere: was man tun kann

aq-command-engineer = { $sideways ->
    [yes] Ingenieur seitwärts nach { $space }
   *[no] Ingenieur nach { $space }
}, { $symbol } ({ $alone ->
    [yes] ohne Bot
   *[no] { $matter }
})
aq-command-free = { $symbol } programmieren ({ $matter }) für { $price }
aq-command-deploy = Bot für { $symbol } einsetzen ({ $matter })
aq-command-return = Bot für { $symbol } zurücknehmen ({ $n ->
    [0] kein Platz für Zeit
   *[other] +{ aq-time }
})
aq-command-return-line = Bot für { $symbol } abgeben und weiter
aq-command-pass = passen, als Nummer { $place }
aq-command-to = { $stays ->
    [yes] in { $sector } bleiben{ $slot }
   *[no] nach { $sector } ({ $price }{ $straight ->
        [yes] {""}
       *[no] , über { $way }
    }){ $slot }
}
aq-note-slot = {" "}und { $price } für den Platz
aq-command-perform = ausführen
aq-command-perform-here = { $job }
aq-command-perform-green = Ausbau nehmen ({ $expansion })
aq-command-perform-red = „{ $card }“ nehmen (+{ $gain })
aq-command-perform-white = { $occupied ->
    [yes] { $gain } nehmen, da { $symbol } programmiert ist
   *[no] { $symbol } programmieren ({ $matter })
}
aq-command-skip = darauf verzichten
aq-command-letter = ein Bot durch einen Buchstaben
aq-command-place = ein Bot nach { $sector } ({ $note })
aq-command-decline = kein Bot nach { $sector }
aq-note-free = niemand kontrolliert ihn
aq-note-displaces = { $bot } kommt in die Ladestation
aq-command-use = { aq-points } von „{ $card }“ nehmen
aq-command-decline-card = auf { aq-points } von „{ $card }“ verzichten
aq-command-pay = { $crystal } zahlen und weiter
aq-command-stop = hier anhalten, { $n ->
    [one] 1 Punkt verfällt
   *[other] { $n } Punkte verfallen
}
aq-command-submarine-time = { $gain } für deine U-Boote nehmen
aq-command-interim = „{ $card }“ nutzen ({ $price })
aq-command-prepared = { $n ->
    [0] fertig: die Wertung kann beginnen
   *[other] { aq-time } nehmen, und die Wertung kann beginnen
}
aq-command-end = Zug beenden

## AquaSphere: was geschehen ist

aq-event-turn = Zug von { $name }
aq-event-engineer = { $sideways ->
    [yes] zieht den Ingenieur seitwärts nach { $space }
   *[no] zieht den Ingenieur nach { $space }
}
aq-event-programmed = programmiert einen Bot für { $symbol }
aq-event-returned = nimmt den Bot für { $symbol } zurück
aq-event-third = nimmt den Bot für { $symbol } zurück, da drei zu viel sind
aq-event-returned-line = gibt an einer roten Linie den Bot für { $symbol } ab
aq-event-gained = bekommt { $goods } { $why }
aq-event-paid = zahlt { $goods } { $why }
aq-event-crystal-paid = zahlt an einer roten Linie einen Kristall
aq-event-scientist = { $steps ->
    [0] der Wissenschaftler bleibt
   *[other] der Wissenschaftler geht nach { $way }: { $price }
}
aq-event-deployed = der Bot für { $symbol } kontrolliert { $sector }
aq-event-displaced = { $bot } kommt in die Ladestation von { $sector }
aq-event-overloaded = die Ladestation von { $sector } ist überfüllt, zurück aufs Tableau: { $bots }
aq-event-no-effect = der Bot für { $symbol } findet nichts zu tun
aq-event-skipped = verzichtet auf die Arbeit des Bots für { $symbol }
aq-event-expansion = nimmt einen Ausbau: { $expansion }
aq-event-letter-placed = setzt einen Bot auf das Kontrollfeld von { $sector }
aq-event-letter-declined = setzt keinen Bot in { $sector }
aq-event-caught = fängt { $octopods } in { $sector }
aq-event-submarine = setzt ein U-Boot auf Platz { $slot } von { $sector }
aq-event-card = nimmt „{ $card }“
aq-event-reward = „{ $card }“ bringt { aq-points }
aq-event-card-declined = verzichtet auf die Punkte von „{ $card }“
aq-event-points = bekommt { aq-points } { $source }
aq-event-line = überquert die rote Linie vor { $space }
aq-event-stopped = hält an der roten Linie vor { $space }, { $n ->
    [one] 1 Punkt verfällt
   *[other] { $n } Punkte verfallen
}
aq-event-passed = passt als Nummer { $place }
aq-event-prepared = ist bereit für die Wertung
aq-event-scored = wertet { $sum }: Kontrolle { $majority }, Bots { $bots }, Kristalle { $crystals }, Oktopoden { $octopods }
aq-event-lost = verliert { aq-points }
aq-event-refilled = { $sector } bekommt { $goods }
aq-the-card = die Karte „{ $card }“
aq-the-expansion = den Ausbau { $expansion }
aq-event-drifted = ein neutrales U-Boot kommt nach { $sector }
aq-event-tiles = die Plättchen der Zentrale werden ausgelegt
aq-event-order = die Zugfolge ist { $names }
aq-event-round = Runde { $round } beginnt
aq-event-committed = Runde { $round } ist vorbei
aq-event-final = Buchstaben { $letters }, Zeit { $time }, U-Boote { $submarines }, Labor { $lab }
aq-event-over = das Spiel ist zu Ende: { $ranking }
aq-rank = { $rank }. { $name }

aq-cause-return = für den Bot
aq-cause-free = zum Programmieren
aq-cause-way = für den Weg
aq-cause-slot = für den Platz
aq-cause-action = durch den Bot für { $symbol }
aq-cause-card = für „{ $card }“
aq-cause-line = an einer roten Linie
aq-cause-submarines = für die U-Boote
aq-source-caught = für den Fang
aq-source-submarine = für das U-Boot
aq-source-research = für die Forschungskarte
aq-source-reward = als Belohnung

## AquaSphere: warum nicht

aq-reason-game-over = { reason-game-over }
aq-reason-not-your-turn = { reason-not-your-turn }
aq-reason-other-question = { reason-other-question }
aq-reason-symbol-occupied = Für { $symbol } ist schon ein Bot programmiert: nimm ihn erst zurück
aq-reason-no-arrow = Kein Pfeil führt deinen Ingenieur nach { $space }
aq-reason-must-return-bot = Auf deinem Tableau ist kein Bot mehr: nimm erst einen programmierten zurück
aq-reason-supply-empty = Auf deinem Tableau ist kein Bot mehr
aq-reason-too-little-time = Das kostet { $price }
aq-reason-free-program-used = Du hast in dieser Runde schon für Zeit programmiert
aq-reason-not-programmed = Für { $symbol } ist kein Bot programmiert
aq-reason-submarine-here = In { $sector } ist schon ein U-Boot von dir
aq-reason-no-submarine = Deine U-Boote sind alle draußen
aq-reason-slot-too-dear = Der Platz kostet nach dem Weg noch { $price }
aq-reason-no-slot = Kein erreichbarer Platz ist zu bezahlen
aq-reason-not-on-exit = Dein Ingenieur ist noch nicht an einem Ausgang
aq-reason-card-used = Diese Karte ist vorerst verbraucht
aq-reason-no-card = So eine Karte hast du nicht
aq-reason-no-crystal = Du hast keinen Kristall
aq-reason-time-taken = Die Zeit deiner U-Boote hast du schon genommen

## AquaSphere: Optionen und Ergebnisse

option-red-line-crystal = Kristalle an roten Linien
option-red-line-crystal-more = Ob ein Kristall von selbst gezahlt wird, wenn Punkte eine rote Linie überqueren, oder ob man stattdessen einen Bot abgeben oder anhalten darf.
option-finite-supply = Waren gehen aus
option-finite-supply-more = Ob es nur so viele Zeitmarker, Kristalle und Oktopoden gibt wie in der Schachtel.
value-red-line-crystal-forced = werden von selbst gezahlt
value-red-line-crystal-optional = nach Wahl des Spielers

ending-last-round = Die letzte Runde ist vorbei.
end-source-octopods = Oktopoden
end-source-submarines = U-Boote
end-source-research = Forschung
end-source-majority = Kontrolle
end-source-bots = Bots
end-source-crystals = Kristalle
end-source-lab = Labor
end-source-time-left = Zeit
end-source-red-lines = Linien
tie-break-control-fields = Kontrollfelder
tie-break-crystals = Kristalle

## AquaSphere: die Regeln

aq-book-aim = Du leitest ein Team in einer Station im Meer. Dein Ingenieur programmiert Bots in der Zentrale, und dein Wissenschaftler bringt sie in die sechs Sektoren, wo sie ihre Arbeit tun. Nach vier Runden gewinnen die meisten Wissenspunkte.
aq-book-turn = In Zugfolge tut jeder eines davon, immer wieder, bis alle gepasst haben:
aq-book-program = Programm: Dein Ingenieur folgt einem Pfeil der Zentrale, dreimal in der Runde. Ein Bot von deinem Tableau wird für das Symbol dort programmiert, das frei sein muss. Einmal in der Runde darfst du stattdessen { $price } zahlen und ein beliebiges freies Symbol programmieren.
aq-book-act = Einsatz: Dein Wissenschaftler bringt einen programmierten Bot in einen Sektor. Schleusen auf dem Weg kosten Zeit, bleiben kostet nichts. Der Bot kommt dort auf das Kontrollfeld, und du darfst ihn seine Arbeit tun lassen.
aq-book-pass = Passen: sobald dein Ingenieur an einem Ausgang ist, nach drei Zügen. Wer zuerst passt, ist in der nächsten Runde zuerst dran. Programmierte Bots bleiben programmiert.
aq-book-bots-title = Bots
aq-book-bots = Höchstens zwei Bots sind zugleich programmiert, jeder für ein anderes Symbol. Kommt ein dritter dazu, geht sofort einer der drei auf dein Tableau zurück. Du darfst programmierte Bots auch jederzeit in deinem Zug zurücknehmen, selbst an seinem Ende. Jeder bringt { $returned }.
aq-book-actions-title = Die sieben Aktionen
aq-book-actions = Grün baut dein Labor aus, Gelb nimmt Zeit, Schwarz nimmt Kristalle, Lila fängt Oktopoden, Blau setzt ein U-Boot, Rot nimmt eine Forschungskarte, Weiß programmiert noch einen Bot. Dein Labor begrenzt, wie viel davon du haben kannst.
aq-book-control-title = Kontrolle und Laden
aq-book-control = Ein Bot, der in einen Sektor kommt, nimmt dessen Kontrollfeld ein; der Bot von dort kommt in die Ladestation. Hat die zu viele, behält jeder Spieler dort einen und nimmt die übrigen zurück; neutrale bleiben.
aq-book-charging = Bei dieser Spielerzahl fasst eine Ladestation { $limit } Bots.
aq-book-round = Nach jeder Runde
aq-book-prepare = Zuerst bekommt jeder { $each } für jedes U-Boot, das draußen ist. Dann wird zusammengezählt und auf einmal gewertet:
aq-book-score-control = Kontrollfelder: { $majority } für die meisten, bei Gleichstand je { $tied }.
aq-book-score-bots = Bots: ein Punkt für jeden, der dein Tableau verlassen hat, aber nur so viele, wie deine U-Boote öffnen.
aq-book-score-crystals = Kristalle, die du hast: { $row } Punkte für 1, 2, 3 und so weiter.
aq-book-score-octopods = Oktopoden in jedem Sektor unter deiner Kontrolle: ebenso viele Punkte, aber verloren.
aq-book-refill = Dann bekommt jeder Sektor eine Forschungskarte, einen Ausbau und die Waren, die das Zentrumsplättchen für ihn zeigt. Zeit, die dort übrig war, verfällt. Die Zentrale wird neu ausgelegt, und die Lampe bringt einen Punkt mehr.
aq-book-refill-title = Eine neue Runde
aq-book-lines = Deine Punkte wandern über die Leiste. Jede rote Linie auf dem Weg kostet einen Kristall. Ohne Kristall darfst du einen programmierten Bot abgeben, oder du hältst vor der Linie an, und der Rest der Punkte verfällt.
aq-book-end = Nach der vierten Wertung gibt es noch Punkte: für verschiedene Buchstaben im Labor ({ $row }), { $left } für jede Zeit, { $submarines }, wenn alle U-Boote draußen sind, { $complete } für ein vollständiges Labor. Rote Linien zählen nicht mehr.
aq-book-win = Die meisten Punkte gewinnen; bei Gleichstand mehr Kontrollfelder, dann mehr Kristalle.
aq-book-unsure = Schleusen, Waren, viele Zahlen auf Karten und die roten Linien sind rekonstruiert. Die Seite zum allgemeinen Vorrat nennt alles, was keine Quelle bestätigt.
aq-book-rounds = Die Runde
aq-book-places = Orte und Teile
aq-book-hq = Ihre sieben Felder liegen in drei Reihen. Von jedem Feld führen zwei Wege weiter, und die letzte Reihe hat die Ausgänge. Die Plättchen werden für jede Runde neu ausgelegt; die der nächsten Runde sind schon zu sehen.
aq-book-sector = Ein Sektor hat eine Fläche für jedes Symbol, ein Kontrollfeld und eine Ladestation. Wissenschaftler aller Spieler dürfen zugleich dort sein.
aq-book-sector-lock = { $n ->
    [0] Seine Schleuse, im Uhrzeigersinn, ist offen.
   *[other] Seine Schleuse, im Uhrzeigersinn, kostet { $price }.
}
aq-book-sector-white = Seine weiße Fläche programmiert: { $symbol }.
aq-book-lock-title = Schleusen
aq-book-lock = Zwischen zwei Sektoren liegt eine Schleuse. Hindurch kostet die Zeit, die darauf steht; der billigste Weg wird von selbst genommen.
aq-book-centre = Die Lampe zeigt, wie viele Punkte ein U-Boot und eine Forschungskarte in dieser Runde bringen. Die Seiten zeigen, was danach in jeden Sektor kommt.
aq-book-lab = Dein Labor sagt, wie viel Zeit, wie viele Kristalle und Karten du haben kannst und wie viele Oktopoden eine Aktion fängt. Ein Ausbau schafft mehr Platz, und die meisten haben einen Buchstaben, der am Ende zählt. Mit fünf ist das Labor vollständig.
aq-book-track-title = Wissen und rote Linien
aq-book-supply = Was niemand hat: Zeit, Kristalle, Oktopoden und die Karten und Ausbauten, die noch kommen.
aq-book-time = Zeit zahlt für Schleusen, für U-Boote und fürs Programmieren. Was nicht ins Labor passt, wird nicht genommen.
aq-book-catch = Ein Fang von 1, 2, 3 und so weiter bringt { $row } Punkte.
aq-book-slots = Die Plätze eines Sektors füllen sich der Reihe nach; die späteren kosten mehr Zeit.
aq-book-cards = Forschungskarten
aq-book-card = Eine Forschungskarte behältst du bis zum Ende; sie belegt einen Platz in deinem Labor. Ihre Belohnungen kommen von selbst.
aq-book-bulb = die Punkte der Lampe
aq-book-shift = Schichten
aq-book-good-catch = Guter Fang
aq-book-night = Nachtschichten
aq-book-start = Vorsprünge

## Der Tisch: Verlauf

log-menu = Was der Verlauf zeigt
log-mine = Nur was mich betrifft
log-all = Alles, was geschah
log-copy = Verlauf kopieren
log-gap = Hier fehlen einige Zeilen.
log-started = Das Spiel beginnt.
log-timed-out = hat nicht rechtzeitig geantwortet
log-away = ist weg
log-back = ist wieder da
log-taken-over = ist jetzt Host; was verdeckt war, wird neu gezogen
log-stand-in = ist weg: ein Bot spielt weiter
log-seat-moved = spielt ab hier
log-plays-again = spielt wieder selbst, nicht der Bot
log-stepped-back = geht zurück
log-taken-back = nimmt etwas zurück, alle sind einverstanden
log-gone-forward = geht wieder vor
log-since = Seit deinem letzten Zug
log-news-more = { $n ->
    [one] Eine Zeile des Verlaufs kam davor:
   *[other] { $n } Zeilen des Verlaufs kamen davor:
}
log-line = { $name }: { $text }
log-undone = { $name }, zurückgenommen: { $text }
log-look = { $line }. Zeigt den Spielplan von damals.
past-head = Rückblick
past-asked = Du bist gefragt!
past-where = { $n ->
    [0] Der neueste Stand, nach: { $line }
    [one] Einen Stand zurück, nach: { $line }
   *[other] { $n } Stände zurück, nach: { $line }
}
past-return = Zurück zum Spiel (Esc)
past-earlier = Früher
past-later = Später
past-hint = So war der Spielplan damals. Pfeile gehen durch den Verlauf, ? schlägt die Regel dazu auf, Esc führt zurück zum Spiel.
past-hint-result = So war der Spielplan damals. Pfeile gehen durch den Verlauf, ? schlägt die Regel dazu auf, Esc führt zurück zum Ergebnis.

## Der Tisch: Wahlmöglichkeiten

argo-source = Zu bauen, Platz { $n }: { $tile }
argo-alien = Alien { $tile ->
    [Aufwachraum] im Aufwachraum
    [Korridor] im Korridor
    [Teleporter] im Teleporter
    [Labor] im Labor
    [Kontrollraum] im Kontrollraum
    [Zeitmaschine] in der Zeitmaschine
    [Sprungraum] im Sprungraum
    [Laser] beim Laser
    [Krankenstation] in der Krankenstation
    [Warenlager] im Warenlager
    [Sicherheitszentrale] in der Sicherheitszentrale
    [Reaktorraum] im Reaktorraum
    [Schutzraum] im Schutzraum
   *[other] in { $tile }
}
holds = fasst { $n }
nobody-there = leer

## Der Tisch: Leisten und Ränder

menu = Menü
turn-line = { $players } Spieler, Aliens { $difficulty }, Zug { $turn }
host-is = Host: { $name }
phase-done = { $phase }, erledigt
phase-now = { $phase }, jetzt
phase-possible = { $phase }, jetzt möglich
phase-later = { $phase }, kommt noch
phase-skipped = { $phase }, entfällt
phase-or = oder
waiting-for = Zeitmaschine, noch gefragt: { $names }.
status-line = { $subject } { $wanted }
game-over-subject = Das Spiel ist zu Ende.
link-slow = langsam
status-slow = { $wanted } (langsame Verbindung)
link-away = weg
link-stand-in = Bot spielt
status-stand-in = Für { $name } spielt ein Bot: { $wanted }
status-of = { $name } · { $subject }
status-away = Warten auf { $name }, gerade weg.
link-bot = Bot
undo = Zurück
undo-not-yours = Zurückgehen kann nur, wer gehandelt hat.
undo-off = Zurück geht nicht: { $why }
undo-nothing = Noch ist nichts getan.
undo-sealed = Etwas wurde aufgedeckt oder ist endgültig. Nur alle zusammen können es zurücknehmen.
undo-too-deep = Kein früherer Stand ist da.
undo-ask = Zurück?
undo-ask-really = Alles zurück
undo-undoes = Nimmt { $n ->
    [one] eine Aktion
   *[other] { $n } Aktionen
} zurück: { $who }. Drück noch einmal, um darum zu bitten.
undo-of = { $n } von { $name }
undo-ask-more = Frag alle, ob du deinen letzten Schritt und alles seither zurücknehmen darfst
forward = Wieder vor
forward-short = Vor
forward-ask = Wieder vor?
forward-more = Geh wieder vor über das, was du zurückgenommen hast: alles ist, wie es war. Strg Y
forward-ask-more = Frag alle, ob du wieder vorgehen darfst über das, was zurückgenommen wurde: alles ist, wie es war. Strg Y
forward-head = { $name } möchte wieder vor
forward-own = Du möchtest wieder vor
forward-restores = { $n ->
    [one] Ein Schritt von { $names } stünde wieder, wie er war.
   *[other] { $n } Schritte von { $names } stünden wieder, wie sie waren.
}
forward-yes = Wieder vor
forward-done = Wieder vor
forward-agreed = Alle waren einverstanden. Was gewürfelt wurde, bleibt.
take-back-head = { $name } möchte einen Schritt zurück
take-back-own = Du möchtest einen Schritt zurück
take-back-left = { $n } s
take-back-undoes = { $n ->
    [one] Ein Schritt von { $names } würde zurückgenommen.
   *[other] { $n } Schritte von { $names } würden zurückgenommen.
}
take-back-waiting = Warten auf { $names }.
take-back-yes = Zurücknehmen
take-back-no = Nein
take-back-withdraw = Nicht mehr bitten
take-back-done = Zurückgenommen
take-back-not = Nichts ist geändert
take-back-agreed = Alle waren einverstanden. Was gewürfelt wurde, wird neu gewürfelt.
take-back-declined = { $name } sagt Nein.
take-back-withdrawn = Niemand bittet mehr darum.
take-back-overtaken = Jemand hat gehandelt, bevor alle einverstanden waren.
take-back-expired = Nicht alle haben rechtzeitig geantwortet.
confirm = Bestätigen
do-without = Verzichten
turn-ghost = Plättchen drehen
hint-watch = Jemand anders spielt.
hint-onlooker = Du siehst zu.
hint-title = Tipp
hint-button = Tipp ({ $key })
hint-off = Kein Tipp: { $why }
hint-not-allowed = Der Host hat Tipps an diesem Tisch abgeschaltet.
hint-not-your-turn = Du bist nicht am Zug.
hint-none = Es wurde kein Tipp gefunden.
hint-thinking = Podbay überlegt …
hint-best = Am besten: { $what }.
hint-best-because = Am besten: { $what }, denn { $why }.
hint-steps = diese { $n } Schritte
hint-left = Der Rest des Tipps:
hint-step = { $n }. { $what }
hint-only = Das ist die einzige Möglichkeit.
hint-chance = Deine Gewinnchance ist dann etwa { $n } %.
hint-equal = Etwa gleich gut: { $what }.
hint-sure = Das ist klar die beste Wahl.
hint-fairly-sure = Das ist wahrscheinlich die beste Wahl.
hint-guess = Das ist nur geraten.
link-reopen = Zurück zu Schritt { $n }: { $who } → { $to }
activation-reopen = Zurück vor die Aktivierung: { $tile }
activation-done = Aktiviert: { $tile }
link-done = Schritt { $n }: { $who } → { $to }
chip-launch = startet
you = du
activated = { $n } aktiviert
saved = { $n } gerettet
aliens = Aliens
aliens-out = { $n } auf der Station
track-full = voll: sie siegen
track-of = { $dead } von { $all }
track-then = dann { $n }
track-then-full = dann voll
argo-end-near-head = { $names }: nur noch eine Figur
argo-end-near = { $names }: nur noch eine Figur, die sich bewegen kann. Das Spiel endet, wenn ein Zug für jemanden beginnt, der keine mehr hat.
argo-end-near-once-more = { $names }: nur noch eine Figur, die sich bewegen kann. Wenn jemand keine mehr hat, haben die anderen noch einen Zug.
argo-end-next-head = { $you ->
    [yes] Ende, sobald du am Zug bist
   *[no] Ende, sobald { $name } am Zug ist
}
argo-end-next = { $you ->
    [yes] Du hast keine Figur mehr, die sich bewegen kann: Das Spiel endet, sobald du wieder am Zug bist.
   *[no] { $name } hat keine Figur mehr, die sich bewegen kann: Das Spiel endet, sobald { $name } wieder am Zug ist.
}
argo-end-last-head = { $you ->
    [yes] Du hast keine Figur mehr
   *[no] { $name } hat keine Figur mehr
}
argo-end-last = { $you ->
    [yes] Du hast keine Figur mehr, die sich bewegen kann: Das ist die letzte Runde.
   *[no] { $name } hat keine Figur mehr, die sich bewegen kann: Das ist die letzte Runde.
}
card-of = { $score ->
    [one] { $name }, ein Punkt
   *[other] { $name }, { $score } Punkte
}
revive-head = Wer kommt zurück?
card-aliens = Aliens, { $score } Punkte, { $dead } von { $all } Plätzen der Leiste belegt
figure-dead = { $role }, tot
figure-saved = { $role }, gerettet
figure-aboard = { $role }, an Bord
provisional = Wert nicht durch eine Quelle bestätigt

build-next = Zu bauen
choose-one = wähle eines
not-now = nächster Zug
pods = Kapseln
stack = Stapel
nothing-left = Hier ist nichts mehr
tile-holds = Fasst { $n }.
tile-alien = Ein Alien kommt mit.
tile-slots = { $n ->
    [one] Nur für einen Spieler nutzbar.
   *[other] Für { $n } Spieler nutzbar.
}
tile-used = Genutzt von { $names }.
card-hint = Zeig auf ein Plättchen oder eine Figur, um zu lesen, was sie tun.
card-dead = { $name }, tot
card-saved = { $name }, gerettet
card-on = { $name }, { $tile ->
    [Aufwachraum] im Aufwachraum
    [Korridor] im Korridor
    [Teleporter] im Teleporter
    [Labor] im Labor
    [Kontrollraum] im Kontrollraum
    [Zeitmaschine] in der Zeitmaschine
    [Sprungraum] im Sprungraum
    [Laser] beim Laser
    [Krankenstation] in der Krankenstation
    [Warenlager] im Warenlager
    [Sicherheitszentrale] in der Sicherheitszentrale
    [Reaktorraum] im Reaktorraum
    [Schutzraum] im Schutzraum
   *[other] in { $tile }
}
an-alien = ein Alien
tile-provisional = Nicht durch eine Quelle bestätigt: { $fields }.
af-doubt-copies = wie viele es davon gibt
af-doubt-board = wo die Dinge auf dem Plan liegen
af-book-design = Unser eigener Entwurf: { af-doubt-board }.
face-down = { $n } verdeckt
log = Verlauf
log-empty = Der erste Zug schreibt hierher.
let-it-happen = Zulassen
time-machine = Zeitmaschine
use-time-machine = Zeitmaschine nutzen
seconds-left = { $n ->
    [one] Noch eine Sekunde
   *[other] Noch { $n } Sekunden
}
may-step-in = Du kannst jetzt eingreifen
announces = { $name } kündigt { $what ->
    [move] eine Bewegung
    [activation] eine Aktivierung
   *[action] eine Aktion
} an.
step-activates = aktiviert { $tile }
step-enters = geht { $to ->
    [oben] nach oben
    [rechts] nach rechts
    [unten] nach unten
    [links] nach links
   *[other] { $to }
}
step-pushed = wird { $to ->
    [oben] nach oben
    [rechts] nach rechts
    [unten] nach unten
    [links] nach links
   *[other] { $to }
} geschoben
step-comes-out = wird { $to ->
    [oben] nach oben
    [rechts] nach rechts
    [unten] nach unten
    [links] nach links
   *[other] { $to }
} teleportiert
step-dies = { $text }, stirbt
steps-more = { $n ->
    [one] und noch ein Schritt
   *[other] und noch { $n } Schritte
}
costs-nothing = Keine Toten, keine Punkte.
you-hold = Dein { $role } ist im Raum. Eine Bewegung oder Aktivierung, jetzt.
nobody-else-asked = Sonst ist niemand gefragt.
asked-before = Vor dir, falls sie eingreifen: { $names }.
also-asked = Auch gefragt: { $names }.
list-head = Was kann ich tun? { $n ->
    [one] Eine Möglichkeit
   *[other] { $n } Möglichkeiten
}
what-can-i-do = Was kann ich tun?
point-tool = Allen etwas zeigen: einen Ort anklicken oder einen Pfeil ziehen
zoom-in = Vergrößern
zoom-out = Verkleinern
fit = Ganze Station zeigen
nothing-yet = Noch ist nichts geschehen.
board-shows = Der Spielplan zeigt, was { $name } angekündigt hat.

## Der einfache Tisch

board-table = Tisch
board-final = Das ist endgültig.
board-unknown = Endgültig. Was aufgedeckt wird, weiß niemand.
board-would = Dann: { $text }
board-hint-since = Ecken zeigen, was sich seit deinem letzten Zug geändert hat; { $again } zeigt es Schritt für Schritt noch einmal. { $list } nennt alles, was du tun kannst.
board-again = Noch einmal drücken, damit es gilt: { $what }
board-hint = Zeig auf einen leuchtenden Ort: das bewirkt er. Ein Klick tut es. Tab geht alle durch, { $list } nennt sie.
board-hint-short = { $list } nennt alles.
board-aimed = Klicke nun an, was dorthin soll: was passt, leuchtet. Esc geht zurück.
account-step = Schritt { $n } von { $of }
account-next = Nächster Schritt
account-hint = Die Punkte Schritt für Schritt: ein Klick zeigt einen, die Leertaste geht ans Ende.
board-not-now = Jetzt nicht möglich
board-refused = { $what }: { $why }

## Der einfache Tisch: Alien Frontiers

af-progress = { $players } Spieler, Runde { $round }, Zug { $turn }
af-hand-of = Würfel von { $name }
af-ships = { $n } von { $of } Schiffen
af-colonies-left = { $n ->
    [one] noch eine Kolonie
   *[other] noch { $n } Kolonien
}
af-controls = Kontrolliert { $territories }
af-no-colony = keine Kolonie
af-borrowed = geborgt
af-section-pile = Stapel und Ablage
af-face-down = { $n } verdeckt
af-at-least = ab { $n }
af-more-than = über { $n }
af-credit = { $n } von { $of }
af-rate = { $n } Treibstoff für 1 Erz

## Der gezeichnete Spielplan von Alien Frontiers
## Ein Wort mit Doppelpunkt davor steht für ein kleines Bild und bleibt, wie es ist.

af-short-SC = Solar
af-short-LM = Mondmine
af-short-OM = Markt
af-short-SY = Werft
af-short-CC = Konstruktor
af-short-TS = Terraforming
af-short-HUB = Hub
af-short-ART = Artefakt
af-short-RO = Räuber
af-short-city = Stadt
af-short-monument = Monument
af-short-booster = Booster
af-short-crystal = Kristall
af-short-gravity = Gravo
af-short-decoy = Köder
af-short-teleporter = Teleporter
af-short-plasma = Plasma
af-short-polarity = Umpoler
af-short-cache = Lager
af-short-stasis = Stasis
af-short-warper = Krümmer

af-line-SC = :any beliebig › halb so viel :fuel
af-brief-SC = :any › Hälfte :fuel
af-line-LM = :high nicht tiefer › 1 :ore
af-brief-LM = { $now ->
    [0] :high nicht tiefer › 1 :ore
   *[other] :high ab { $now } › 1 :ore
}
af-line-OM = :pair Paar › Wert :fuel für 1 :ore
af-brief-OM = { $now ->
    [0] :pair › Wert :fuel für 1 :ore
   *[other] :pair › { $now } :fuel für 1 :ore
}
af-line-SY = { $free ->
    [yes] :pair Paar › :ship
   *[no] :pair Paar, { $price } › :ship
}
af-brief-SY = :pair { $price } › :ship
af-line-CC = { $free ->
    [yes] :three drei gleiche › :colony
   *[no] :three drei gleiche, { $price } › :colony
}
af-brief-CC = :three { $price } › :colony
af-line-TS = { $free ->
    [yes] :six eine 6 › :colony
   *[no] :six eine 6, { $price } › :colony
}
af-brief-TS = :six { $price } › :colony
af-line-HUB = :any beliebig › ein Kreis weiter; auf { $n } Start für { $price }
af-brief-HUB = { af-line-HUB }
af-line-ART = :any beliebig › { $n } für eine :card
af-brief-ART = :any › { $n } für eine :card
af-line-RO = :run drei in Folge › Raubzug
af-brief-RO = { $now ->
    [0] :run in Folge › Raub
   *[other] :run über { $now } › Raub
}

af-line-asimov = :HUB Hub +{ $n ->
    [one] 1 Kreis
   *[other] { $n } Kreise
}
af-line-bradbury = :CC Konstruktor −{ $n } :ore
af-line-burroughs = :relic Relikt { $goods }
af-line-heinlein = :OM Markt { $n } :fuel für 1 :ore
af-line-herbert = :SY Werft { $goods }
af-line-lem = :SC Solar +{ $n } :fuel
af-line-pohl = :card Karten −{ $n } :fuel
af-line-vanvogt = :LM Mine jeder Wert

af-from-colonies = :colony Kolonien { $n }
af-from-control = :control Kontrolle { $n }
af-from-positron = :positron Positron { $n }
af-from-city = :city Stadt { $n }
af-from-monument = :monument Monument { $n }

af-phase-roll = Wurf
af-phase-dock = Andocken
af-phase-colony = Kolonie
af-phase-raid = Raubzug
af-phase-end = Zugende
af-end-near-head = { $names }: nur noch eine Kolonie
af-end-near = { $names }: nur noch eine Kolonie. Das Spiel endet, sobald jemand die letzte setzt.

af-bay-empty = leer
af-your-ships = Deine Schiffe
af-card-used = genutzt
af-goods-over = { $n } über { $of }
af-tech = Alientechnik
af-discarded = { $n } abgelegt
af-fields = Felder
af-field-nowhere = beiseite
af-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
af-no-cards = Keine Karte
af-points = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
af-raid-goods = Güter
af-raid-nothing = Nichts rauben
af-raid-safe = sicher
af-loot = Deine Beute
af-raid-note = { $n } Einheiten oder eine Karte
af-raid-left = { $n ->
    [one] Noch eine Einheit zu rauben
   *[other] Noch { $n } Einheiten zu rauben
}
af-chip-control = { $you ->
    [yes] du übernimmst
   *[no] { $name } übernimmt
}
af-chip-name = { $you ->
    [yes] du
   *[no] { $name }
}
af-chip-keeps = { $you ->
    [yes] du behältst es
   *[no] { $name } behält es
}
af-chip-tied = gleich

af-ports-free = { $n ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
af-place-docked = { $ship } { $facility ->
    [Mondmine] an der Mondmine
    [Raumwerft] an der Raumwerft
    [Terraforming-Station] an der Terraforming-Station
   *[other] am { $facility }
}, Platz { $port }
af-place-berth = { $you ->
    [yes] deine Leiste am Siedler-Hub
   *[no] Leiste von { $name } am Siedler-Hub
}, { $circle ->
    [0] keine Kolonie darauf
   *[other] Kolonie auf Kreis { $circle } von { $circles }
}
af-place-bay = { $n ->
    [one] ein Schiff in der Wartungsstation
   *[other] { $n } Schiffe in der Wartungsstation
}
af-place-circle = { $you ->
    [yes] Kreis { $circle } deiner Leiste
   *[no] Kreis { $circle } der Leiste von { $name }
}
af-place-die = { $you ->
    [yes] dein Schiff { $n } in der Hand zeigt { $value }
   *[no] Schiff { $n } von { $name } in der Hand zeigt { $value }
}
af-place-card = { $you ->
    [yes] deine Karte { $card }
   *[no] { $card } von { $name }
}
af-place-control = { $you ->
    [yes] du kontrollierst es
   *[no] { $name } kontrolliert es
}
af-place-count = { $you ->
    [yes] { $n } von dir
   *[no] { $n } von { $name }
}
af-place-colonies = { $you ->
    [yes] { $n ->
        [one] deine Kolonie { $territory ->
            [Asimov-Krater] im Asimov-Krater
            [Bradbury-Plateau] auf dem Bradbury-Plateau
            [Herbert-Tal] im Herbert-Tal
            [Lem-Badlands] in den Lem-Badlands
            [Pohl-Vorberge] in den Pohl-Vorbergen
            [Van-Vogt-Gebirge] im Van-Vogt-Gebirge
           *[other] in der { $territory }
        }
       *[other] deine { $n } Kolonien { $territory ->
            [Asimov-Krater] im Asimov-Krater
            [Bradbury-Plateau] auf dem Bradbury-Plateau
            [Herbert-Tal] im Herbert-Tal
            [Lem-Badlands] in den Lem-Badlands
            [Pohl-Vorberge] in den Pohl-Vorbergen
            [Van-Vogt-Gebirge] im Van-Vogt-Gebirge
           *[other] in der { $territory }
        }
    }
   *[no] { $n ->
        [one] Kolonie von { $name } { $territory ->
            [Asimov-Krater] im Asimov-Krater
            [Bradbury-Plateau] auf dem Bradbury-Plateau
            [Herbert-Tal] im Herbert-Tal
            [Lem-Badlands] in den Lem-Badlands
            [Pohl-Vorberge] in den Pohl-Vorbergen
            [Van-Vogt-Gebirge] im Van-Vogt-Gebirge
           *[other] in der { $territory }
        }
       *[other] { $n } Kolonien von { $name } { $territory ->
            [Asimov-Krater] im Asimov-Krater
            [Bradbury-Plateau] auf dem Bradbury-Plateau
            [Herbert-Tal] im Herbert-Tal
            [Lem-Badlands] in den Lem-Badlands
            [Pohl-Vorberge] in den Pohl-Vorbergen
            [Van-Vogt-Gebirge] im Van-Vogt-Gebirge
           *[other] in der { $territory }
        }
    }
}
af-place-relic = { $ship } daheim { $territory ->
    [Asimov-Krater] im Asimov-Krater
    [Bradbury-Plateau] auf dem Bradbury-Plateau
    [Herbert-Tal] im Herbert-Tal
    [Lem-Badlands] in den Lem-Badlands
    [Pohl-Vorberge] in den Pohl-Vorbergen
    [Van-Vogt-Gebirge] im Van-Vogt-Gebirge
   *[other] in der { $territory }
}
af-place-display = { $card } in der Auslage, Platz { $n }
af-place-pile = die Ablage, { $n ->
    [0] leer
    [one] eine Karte
   *[other] { $n } Karten
}
af-rule-pile = Ein Klick zeigt die Karten darin.
af-place-discarded = { $card } in der Ablage, { $n ->
    [one] einmal
   *[other] { $n }-mal
}
af-place-unit = { $you ->
    [yes] { $goods } von dir, Nummer { $n } von { $of }
   *[no] { $goods } von { $name }, Nummer { $n } von { $of }
}
af-place-loot = Beute { $n }: { $goods } von { $name }
af-rule-loot = Ein Klick auf die letzte Einheit legt sie zurück.
af-place-surplus = { $goods } vom Überschuss, Nummer { $n }
af-give-back = Zurückgeben

## Der einfache Tisch: AquaSphere

aq-progress = { $players } Spieler, Runde { $round }, Zug { $turn }
aq-part-program = Programm
aq-part-act = Einsatz
aq-part-pass = Passen
aq-part-end = Zugende
aq-part-scoring = Wertung
aq-round-of = Runde { $n } von { $of }
aq-start = Start
aq-passed = Gepasst
aq-supply-short = Vorrat
aq-knowledge = Wissen
aq-lap = Umlauf: { $n }
aq-line-price = Rote Linie: 1 Kristall
aq-lab = Labor
aq-counted = { $n } von { $of }
aq-scoring-of = Wertung, Runde { $n }
aq-scoring-final = Schlusswertung
aq-step-control = Kontrollfelder
aq-step-control-rule = die meisten, allein oder geteilt
aq-step-bots = Bots im Spiel
aq-step-bots-rule = so weit U-Boote sie öffnen
aq-step-crystals = Kristalle
aq-step-crystals-rule = gezählt, bevor jemand zahlt
aq-step-octopods = Oktopoden
aq-step-octopods-rule = in kontrollierten Sektoren
aq-step-lines = Rote Linien
aq-step-lines-rule = eine Summe geht die Leiste hinauf
aq-step-letters = Buchstaben
aq-step-letters-rule = verschiedene im Labor
aq-step-time = Restzeit
aq-step-time-rule = rote Linien zählen jetzt nicht
aq-step-submarines = U-Boote
aq-step-submarines-rule = wenn alle draußen sind
aq-step-lab = Labor
aq-step-lab-rule = wenn es vollständig ist
aq-share = { $n } von { $of }
aq-bots-open = { $n }, offen { $of }
aq-walked = { $from } › { $to }
aq-lost = { $n } verloren
aq-stops = hält bei { $at }, { $n } verloren
aq-crosses = kommt auf { $to }
aq-lines-over = Linien zählen nicht mehr
aq-spot = { $what }: { $parts }
aq-spot-area = { $sector }, { $job }
aq-spot-control = Kontrollfeld von { $sector }
aq-spot-scientists = Wissenschaftler { $names }
aq-spot-engineers = Ingenieure { $names }
aq-spot-charging = { $sector }, { $charging }
aq-spot-lock = Schleuse zwischen { $from } und { $to }
aq-spot-open = offen
aq-spot-slot = nächster Platz { $n } Zeit
aq-spot-no-slot = kein Platz ist frei
aq-spot-hub = Zentrumsplättchen
aq-spot-bulb = eine Lampe bringt { $points }
aq-spot-comes = { $sector } bekommt { $goods }
aq-spot-line = Rote Linie vor { $n }
aq-spot-stop = Vor der roten Linie anhalten
aq-spot-pass = Platz { $n } der Passfolge
aq-spot-own = { $you ->
    [yes] Dein Tableau
   *[no] Tableau von { $name }
}, { $what }
aq-spot-set = ein Bot ist programmiert
aq-spot-empty = kein Bot
aq-spot-free = frei
aq-spot-base = Basislabor
aq-spot-module = Ausbau { $n }
aq-spot-card = Forschungskarte { $n }
aq-section-headquarters = Zentrale
aq-next-round = Nächste Runde
aq-order = Zugfolge
aq-ways = nach { $spaces }
aq-exit = Ausgang
aq-nobody = niemand
aq-charging = Ladestation { $n } von { $of }
aq-neutral = neutral { $n }
aq-no-card-left = keine Forschungskarte
aq-no-expansion-left = kein Ausbau
aq-below = { $n } darunter
aq-card-rule = { $card }: { $rule }
aq-time-of = { $n } von { $of } Zeit
aq-crystals-of = { $n } von { $of } Kristallen
aq-tanks = { $n } je Fang
aq-bots-left = { $n ->
    [one] 1 Bot
   *[other] { $n } Bots
}
aq-submarines-out = { $n } von { $of } U-Booten
aq-in-play = { $n } im Spiel, { $of } zählen
aq-nothing-programmed = keiner programmiert
aq-letters = Labor { $letters }
aq-expansions-of = { $n } von { $of } Ausbauten
aq-cards-of = { $n } von { $of } Karten
aq-next-line = rote Linie vor { $n }
aq-controls = Kontrolliert { $sectors }
aq-used = genutzt
aq-supply = Allgemeiner Vorrat
aq-cards-left = { $n ->
    [one] 1 Forschungskarte
   *[other] { $n } Forschungskarten
}
aq-expansions-left = { $n ->
    [one] 1 Ausbau
   *[other] { $n } Ausbauten
}
aq-red-lines-rule = Vor { $spaces } und so weiter alle { $lap } Punkte. Wer eine überquert, zahlt einen Kristall, gibt einen programmierten Bot ab oder hält dort an.
aq-field-supply = Anzahl von Zeitmarkern und Oktopoden
aq-field-sector = Schleusen und weiße Flächen
aq-field-slots = Preise der U-Boote
aq-field-program-card = Aufbauten der Zentrale
aq-field-centre = was nach jeder Runde kommt
aq-field-setup = Waren zu Beginn
aq-field-expansion = Laborausbauten
aq-field-research = Werte und Anzahl der Forschungskarten
aq-field-score = rote Linien und wie viele Bots zählen
aq-field-const = einige Preise und Belohnungen
aq-field-hq = Wege in der Zentrale
aq-field-lab = Plätze des Basislabors

## Wiederholungen

replays = Wiederholungen
replays-more = Frühere Partien Schritt für Schritt ansehen
replays-back = Zurück zum Anfang
replays-count = { $n ->
    [one] Eine Aufzeichnung
   *[other] { $n } Aufzeichnungen, neueste zuerst
}
replays-reading = { $n ->
    [one] Noch eine Datei wird gelesen
   *[other] Noch { $n } Dateien werden gelesen
}
replays-none = Noch ist nichts aufgezeichnet
replays-none-more = Jede Partie, die dieser Computer ausrichtet, wird von selbst aufgezeichnet. Zieh eine fremde Aufzeichnung auf das Fenster oder gib unten ihren Dateinamen ein.
replays-failed = Die Aufzeichnungen lassen sich nicht auflisten
replays-steps = { $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
}
replays-not-over = nicht beendet
replays-export = Exportieren
replays-export-of = { $what } exportieren
replays-remove-of = { $what } aus der Liste entfernen
replays-remove-more = Aus der Liste entfernen
replays-removed = Aus der Liste entfernt. Die Datei liegt im Ordner „removed“ dieses Profils.
replays-put-back = Zurücklegen
replays-file = Datei einer Aufzeichnung
replays-file-hint = Dateiname einer Aufzeichnung, oder zieh sie auf das Fenster
replays-open-file = Datei öffnen
replays-no-file = Die Datei lässt sich nicht lesen: { $why }
replays-not-copied = Die Aufzeichnung konnte nicht kopiert werden: { $why }
replays-not-a-record = Das ist keine Aufzeichnung von Podbay. Wähle eine Datei, die Podbay gespeichert hat.
replays-empty-record = Sie endet oder ist beschädigt, bevor ihre Partie beginnt. Nichts davon lässt sich zeigen.
replays-only-text = In diesem Fehlerbericht steht keine Partie, nur Text. Lies ihn mit einem Editor.
replays-made-up = Sie widerspricht sich: Sie wurde verändert oder erfunden und lässt sich nicht zeigen.
replays-malformed = Eintrag { $n } ist unlesbar: Sie wurde verändert oder erfunden und lässt sich nicht zeigen.
replays-too-long = Sie ist länger als jede Partie. Alles vor Eintrag { $n } lässt sich zeigen.
replays-cut = Die Datei bricht in Eintrag { $n } ab. Alles davor lässt sich zeigen.
replays-damaged = Eintrag { $n } wurde beschädigt oder verändert. Alles davor lässt sich zeigen.
replays-differs = Eintrag { $n } führt nicht zu der Stellung, die in der Aufzeichnung steht: Sie wurde verändert oder nach anderen Regeln gespielt. Alles davor lässt sich zeigen.
replays-no-start = Ihre erste Stellung ist unmöglich. Nichts davon lässt sich zeigen.
exported-title = Die Aufzeichnung ist kopiert
exported-more = Es ist die Datei { $file }. Gib sie allen, die diese Version von Podbay haben: Unter Wiederholungen lässt sie sich öffnen.
file-trouble = { $path }: { $why }
file-in-use = Ein anderes Podbay benutzt { $path }. Schließe zuerst das andere.
file-no-home = Dieses System nennt keinen Ordner für die Daten von Programmen. Starte Podbay mit --profile und dem Namen eines Ordners.
file-unwritable = Diese Partie lässt sich nicht in eine Datei schreiben.
file-damaged = { $path } ist beschädigt ({ $what }). Stell die Datei aus einer Sicherung wieder her, oder lösche sie.
file-too-large = { $path } ist zu groß. Wähle eine andere Datei.
file-no-text = { $path } ist keine Textdatei. Wähle eine andere.
file-no-file = { $path } ist keine Datei. Wähle eine andere.
file-silent = { $path } antwortet nicht. Kopiere die Datei zuerst auf diesen Rechner.
file-device-key = { $path } ist kein Geräteschlüssel. Stell die Datei aus einer Sicherung wieder her, oder lösche sie, um ein neues Gerät zu werden.
file-not-kept = In { $path } lässt sich nichts schreiben ({ $why }). Du kannst spielen, aber keine Partie, keine Einstellung und kein Gerät wird gemerkt.
replay-beginning = Der Anfang der Partie
replay-where = Schritt { $at } von { $last }
replay-close = Wiederholung schließen (Esc)
replay-ends-early = Die Wiederholung endet vorzeitig
replay-at-table = Während einer Partie lässt sich keine Wiederholung ansehen
replay-at-table-more = Verlasse den Tisch und ziehe { $file } dann auf das Fenster.
replay-one-of-many = Es wird eine Aufzeichnung auf einmal gezeigt
replay-one-of-many-more = Die erste der Dateien wurde geöffnet. Zieh die anderen nacheinander auf das Fenster.
replay-start = Zum Anfang (Pos1)
replay-turn-back = Einen Zug zurück (Umschalt + Pfeil links)
replay-back = Einen Schritt zurück (Pfeil links)
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-on = Einen Schritt weiter (Pfeil rechts)
replay-turn-on = Einen Zug weiter (Umschalt + Pfeil rechts)
replay-end = Zum Ende (Ende)
replay-slider = Stelle in der Partie
replay-speed = Tempo: × { $n }
replay-seen-by = Wie { $name } es sieht
replay-seen-by-nobody = Wie jemand es sieht, der zuschaut
replay-see-as = Die Partie sehen wie { $name }
replay-from-here = Ab hier spielen
replay-from-here-more = Öffnet an diesem Computer einen Tisch in dieser Stellung. Bots spielen für die anderen, und was verdeckt ist, wird neu gezogen.

## Lektionen

lesson-play = Lektion spielen
lesson-step = Schritt { $n } von { $of }
lesson-next = Weiter
lesson-back = Zurück (Bild auf)
lesson-done = Fertig
lesson-do-it = Mach es für mich
lesson-leave = Lektion verlassen (Esc)
lesson-here = Hier
lesson-here-at = Hier: { $place }
lesson-strayed = Erlaubt, aber hier nicht gefragt. Nichts hat sich geändert.
lesson-end = Mehr brauchst du für ein erstes Spiel nicht: Wähle „Hier spielen“ für eines gegen einen Bot. Das Fragezeichen öffnet jederzeit die Regeln.
lesson-read = Noch ist nichts zu tun.
lesson-read-more = Lies, was oben steht, und drück dann Enter.
lesson-end-turn = Das war alles in diesem Zug. Beende ihn mit dem großen Knopf oder mit Enter.
lesson-unplayable = Diese Lektion lässt sich nicht spielen. Lies stattdessen die Seiten der Regeln, und schick bitte einen Fehlerbericht.

argo-lesson-aim = Aliens haben die Station übernommen, und deine Crew wacht hier im Aufwachraum auf. Bring deine fünf Astronauten in Kapseln: Die Sitze dort sind deine Punkte.
argo-lesson-crew = Alle haben einen Commander, der doppelt zählt, einen Kundschafter, der zwei Schritte geht, einen Piloten, einen Soldaten, der Aliens bekämpft, und einen Roboter, den Aliens in Ruhe lassen. Zeig auf etwas, um zu lesen, was es ist.
argo-lesson-turn = Ein Zug hat die Teile, die oben stehen: Du bewegst ein Alien, du baust ein Plättchen, und du hast zwei Aktionen. Spielen wir einen.
argo-lesson-alien = Zuerst das Alien. Es gibt nur eines, also klick gleich an, wohin es geht: den Korridor mit dem fremden Piloten. Mit der Tastatur: Tab und Enter, oder { $list } für eine Liste von allem, was geht.
argo-lesson-killed = Das Alien hat den Piloten getötet: ein Punkt für dich. Doch die Toten liegen in dieser Reihe, und je länger sie ist, desto mehr haben die Aliens. Schlagen sie den besten Spieler, haben alle verloren.
argo-lesson-build = Jetzt baust du. Klick die Kapsel rechts an, dann das markierte Feld, und noch einmal, um sie zu legen. Räume lassen sich davor mit { $turn } drehen. Zwischen Kapsel und Aufwachraum müssen drei Plättchen liegen.
argo-lesson-explorer = Zwei Aktionen folgen. Schick deinen Kundschafter nach Westen: Klick die Figur an, dann das markierte Plättchen, dann das nächste. Nur der Kundschafter darf einen zweiten Schritt gehen.
argo-lesson-full = Ein Korridor hat Platz für einen. Wer ein volles Plättchen betritt, schiebt jemanden weiter, und wer am Zug ist, bestimmt wohin. So kommt man an anderen vorbei, oder wird sie los.
argo-lesson-push = Zieh mit deinem Soldaten auf den fremden Commander, und schieb ihn dann dorthin, wo das Alien ist.
argo-lesson-pushed = Zwei Punkte, denn es war ein Commander. Wer zu einem Alien kommt, stirbt sofort. Nur ein Soldat tötet es, was einen Punkt bringt, und ein Roboter darf daneben bleiben.
argo-lesson-end = Es ist nichts mehr zu tun. Beende deinen Zug mit dem großen Knopf oder mit Enter. Bis dahin kann man im Spiel einen Schritt zurück.
argo-lesson-later = Einige Züge später. Die anderen haben gespielt, und du hast wieder deine erste Aktion. Dein Commander ist in diesem Warenlager, und dein Kundschafter sitzt in der Kapsel im Norden.
argo-lesson-room = Eine Aktion kann auch einen Raum nutzen, in dem jemand von dir steht. Klick das Bild des Warenlagers an, oder drück die Ziffer daneben: Ein Commander bekommt dort 4 Punkte, alle anderen 2.
argo-lesson-token = Jetzt liegt dein Marker dort, denn jeden Raum kannst du nur einmal im Spiel nutzen. Andere Räume erschießen Aliens, holen Tote zurück oder versetzen Plättchen. Zeig auf einen Raum, um zu lesen, was er tut.
argo-lesson-pod = Zieh jetzt deinen Soldaten in die Kapsel. Wer einsteigt, nimmt den niedrigsten freien Sitz, und niemand steigt wieder aus.
argo-lesson-left = Die Kapsel war voll und ist abgeflogen: 2 Punkte für den einen Sitz, 4 für den anderen, und für einen Commander doppelt so viel. Eine, die nicht voll ist, fliegt ab, wenn ein Alien zu ihr kommt.
argo-lesson-more = Dir wird noch mehr begegnen: Ein Pilot allein in einer Kapsel darf mit ihr abfliegen oder sie versetzen, Teleporter führen zueinander, und aus einer Zeitmaschine unterbrichst du den Zug eines anderen.
argo-lesson-over = Das Spiel endet, wenn alle Kapseln fort sind, bald nach dem letzten gebauten Plättchen, wenn ein Spieler niemanden mehr bewegen kann, oder wenn die Reihe der Toten voll ist. Dann haben die Aliens gewonnen. Sonst gewinnen die meisten Punkte.

af-lesson-aim = Dieser Planet wartet auf Kolonien. Jede ist ein Punkt, ebenso jedes Gebiet, in dem du mehr davon hast als jeder andere. Wer die letzte Kolonie setzt, beendet das Spiel, und die meisten Punkte gewinnen.
af-lesson-ships = Deine Schiffe sind Würfel: Was sie zeigen, sagt, wo sie andocken dürfen. Jede Einrichtung um den Planeten nimmt etwas anderes, etwa jeden Wert, ein Paar oder eine Folge. Zeig auf eine, um zu lesen, was sie tut.
af-lesson-roll = Ein Zug beginnt mit einem Wurf. Drück den großen Knopf oder Enter.
af-lesson-solar = Bring die 5 zum Solarkonverter: Klick den Würfel an und dann die Einrichtung. Sie gibt Treibstoff, für einen hohen Würfel mehr. Mit der Tastatur: Tab und Enter, oder { $list } für eine Liste von allem, was geht.
af-lesson-yard = Jetzt das Paar. Bring beide 2en zur Raumwerft: Für einen Treibstoff und ein Erz baut sie ein Schiff, und ab deinem nächsten Zug wirfst du einen Würfel mehr.
af-lesson-others = Jetzt hat der andere geworfen und angedockt. Schiffe bleiben an ihren Plätzen bis zum nächsten Zug ihres Besitzers, stehen also den anderen im Weg. Was andocken kann, muss es.
af-lesson-colony = Einige Züge später hast du drei 4en geworfen, und du hast Erz. Dock alle drei am Koloniekonstruktor an: Das gibt eine Kolonie.
af-lesson-place = Du wählst, wohin sie kommt. Nimm das markierte Gebiet, das leer ist: Mit einer Kolonie hast du dort die meisten.
af-lesson-control = Zwei Punkte: einer für die Kolonie, einer für die Kontrolle. Der Bonus des Gebiets gehört dir, solange niemand gleichzieht. Zeig darauf, um ihn zu lesen.
af-lesson-artifact = Ein anderer Zug. Dock die 6 und dann die 3 am Alien-Artefakt an: Schiffe, die dort in einem Zug zusammen 8 ergeben, bringen dir eine Karte.
af-lesson-claim = Nimm die markierte Karte und bestätige, denn danach wird eine neue aufgedeckt. Jede Karte kann einmal im Zug benutzt werden, und die meisten haben auch eine Wirkung fürs Ablegen.
af-lesson-hub = Dein letztes Schiff kommt zum Siedler-Hub. Jeder Würfel bringt deine Kolonie dort einen Kreis weiter. Vom siebten kann sie für einen Treibstoff und ein Erz starten: Tu auch das.
af-lesson-second = Setz diese Kolonie auf das markierte Gebiet. Der dritte Weg zu einer Kolonie ist eine 6 an der Terraforming-Station, die dich auch das Schiff kostet.
af-lesson-raid = Drei Schiffe in Folge können rauben. Dock 2, 3 und 4 am Räuber-Außenposten an.
af-lesson-loot = Sie nehmen anderen vier Einheiten Treibstoff und Erz, oder eine Karte. Nimm die Güter.
af-lesson-goods = Der Solarkonverter gibt Treibstoff, die Mondmine Erz, und ein Paar am Orbitalmarkt tauscht Treibstoff gegen Erz. Am Zugende behältst du höchstens acht Einheiten.

aq-lesson-aim = Du leitest ein Team in einer Station im Meer. Ein Ingenieur programmiert Bots, ein Wissenschaftler bringt sie in die sechs Sektoren, und dort arbeiten sie. Nach vier Runden gewinnen die meisten Wissenspunkte.
aq-lesson-hq = In der Zentrale folgt dein Ingenieur den Pfeilen, dreimal in der Runde. Jeder Platz programmiert einen deiner Bots für das Symbol, das dort liegt.
aq-lesson-program = Geh auf den gelben Platz: Klick ihn an. Mit der Tastatur: Tab und Enter, oder { $list } für eine Liste von allem, was geht.
aq-lesson-once = In jedem Zug tust du eine solche Sache. Beende ihn mit dem großen Knopf oder mit Enter.
aq-lesson-deploy = Auch der andere hat programmiert. Lass jetzt deinen Bot arbeiten: Klick sein gelbes Programm auf deinem Tableau an und dann den Sektor, in dem dein Wissenschaftler ist.
aq-lesson-work = Er hat das Kontrollfeld eingenommen. Lass ihn jetzt seine Arbeit tun: Gelb nimmt Zeit, so viel dein Labor fasst.
aq-lesson-again = Jetzt ist der Bot des anderen in diesen Sektor gekommen und hat das Kontrollfeld eingenommen. Deiner kam in die Ladestation. So wechselt die Kontrolle bis zum Ende der Runde, wenn sie zählt.
aq-lesson-purple = Dein Ingenieur geht weiter: auf den violetten Platz, und beende den Zug. Höchstens zwei Bots sind zugleich programmiert, jeder für ein anderes Symbol.
aq-lesson-catch = Jetzt der violette Bot: Klick sein Programm an und dann den markierten Sektor. Dein Wissenschaftler geht durch eine Schleuse, was Zeit kostet, und der Bot fängt dort die Oktopoden.
aq-lesson-line = Der Fang brachte Punkte, und die laufen diese Leiste entlang. Achte auf die roten Linien: Eine zu überqueren kostet einen Kristall, sonst ist der Rest der Punkte verloren.
aq-lesson-others = Die anderen Symbole: Schwarz nimmt Kristalle, Grün erweitert dein Labor, Rot nimmt eine Forschungskarte, Weiß programmiert noch einen Bot, und Blau setzt ein U-Boot.
aq-lesson-blue = Einige Züge später, kurz vor Ende der Runde, ist dein Bot für Blau programmiert. Klick sein Programm an und dann den markierten Sektor: Dort setzt er für Zeit ein U-Boot, und das bringt sofort Punkte.
aq-lesson-pass = Dein Ingenieur steht an einem Ausgang, und es ist nichts mehr zu tun. Passe, und beende den Zug. Wer zuerst passt, ist in der nächsten Runde der Erste.
aq-lesson-scoring = Alle haben gepasst, also wird die Runde gewertet: Kontrollfelder, Bots außerhalb des Tableaus und Kristalle. Oktopoden, wo du die Kontrolle hast, kosten Punkte. Geh sie mit Enter durch.
aq-lesson-round = Eine neue Runde: Die Sektoren werden wieder gefüllt, und die Zentrale ist neu ausgelegt. Wer zuerst gepasst hat, beginnt.
aq-lesson-over = Nach der vierten Runde gibt es noch Punkte für verschiedene Buchstaben im Labor, für ein vollständiges Labor, für übrige Zeit und dafür, dass alle U-Boote draußen sind. Dann gewinnen die meisten Punkte.

## Rätsel

puzzles = Rätsel
puzzles-solve = Rätsel lösen
puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzles-unreadable = Die Rätsel dieses Spiels lassen sich nicht lesen. Schick bitte einen Fehlerbericht.
puzzles-solved = { $n } von { $of } gelöst
puzzle-grade-easy = Leicht
puzzle-grade-tricky = Knifflig
puzzle-grade-hard = Schwer
puzzle-line = Rätsel { $n } ({ $grade }, { $players } Spieler): { $goal }
puzzle-line-solved = Rätsel { $n } ({ $grade }, { $players } Spieler, gelöst): { $goal }
puzzle-step = Rätsel { $n } von { $of } · { $grade }
puzzle-leave = Zurück zu den Rätseln (Esc)
puzzle-over = Deine Aktion ist zu Ende.
puzzle-right = Gelöst
puzzle-solved = Das ist die beste Aktion.
puzzle-solved-because = Das ist die beste Aktion, denn { $why }.
puzzle-not-quite = Noch nicht ganz
puzzle-missed = Eine andere Aktion ist besser.
puzzle-missed-because = Eine andere Aktion ist besser, denn { $why }.
puzzle-strayed = Gehört nicht zur Lösung
puzzle-again = Noch einmal
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-done = Zurück zur Liste
puzzle-goal-score = Finde die Aktion, die dir die meisten Punkte bringt.
puzzle-goal-attack = Finde die Aktion, mit der du auf Kosten der anderen am meisten gewinnst.
puzzle-goal-growth = Finde die Aktion, die sich später am meisten auszahlt.
puzzle-goal-safety = Finde die Aktion, die dich am besten schützt.
puzzle-goal-tempo = Finde die Aktion, die dir die besten Möglichkeiten lässt.
puzzle-goal-rivals = Finde die Aktion, mit der du die anderen am meisten behinderst.
puzzle-goal-neutral = Finde die Aktion, mit der du die Aliens aufhältst.
puzzle-goal-argo-points-own = Hol mit einer Aktion so viele Punkte wie möglich.
puzzle-goal-argo-aboard-own = Hol dir den besten Sitz in einer Kapsel.
puzzle-goal-argo-near-own = Bring deine Crew näher an die Kapseln.
puzzle-goal-argo-near-rivals = Halte die anderen von den Kapseln fern.
puzzle-goal-argo-bitten-own = Rette einen Astronauten vor einem Alien.
puzzle-goal-argo-threatened-own = Halte deine Astronauten von den Aliens fern.
puzzle-goal-argo-dead-own = Sorge dafür, dass du keinen Astronauten verlierst.
puzzle-goal-argo-dead-rivals = Sorge dafür, dass die anderen einen Astronauten verlieren.
puzzle-goal-alien-frontiers-points-own = Gewinne mit einer Aktion so viele Punkte wie möglich.
puzzle-goal-alien-frontiers-points-rivals = Nimm den anderen Punkte weg.
puzzle-goal-alien-frontiers-landed-own = Setz eine Kolonie auf den Planeten.
puzzle-goal-alien-frontiers-bonus-own = Hol dir den Bonus eines Gebiets.
puzzle-goal-aqua-sphere-points-own = Gewinne mit einer Aktion so viele Wissenspunkte wie möglich.
puzzle-goal-aqua-sphere-time-own = Hol dir Zeitmarker.
puzzle-goal-aqua-sphere-crystals-own = Hol dir Kristalle für die roten Linien.
puzzle-goal-aqua-sphere-submarines-own = Setz ein U-Boot.
puzzle-goal-aqua-sphere-fields-own = Nimm ein Kontrollfeld ein.

## Die Regeln

rules = Regeln
rules-about = Regeln dazu: { $what }
rules-previous = Vorige Seite
rules-next = Nächste Seite
rules-page = Seite { $n } von { $of }
rules-keys = Pfeile blättern, Bild ab rollt
rules-search = In den Regeln suchen
rules-nothing = Keine Seite enthält alle diese Wörter.
start-learn = Lernen
book-game = Das Spiel auf zwei Seiten
book-one = Ziel und Zug
book-two = Was zählt, und das Ende
book-aim = Ziel
book-turn = Ein Zug
book-end = Ende des Spiels
book-options = Optionen des Tisches können manches davon ändern.

## Fenster

app-name = Podbay
app-claim = Brettspielabende im selben Netz.
app-claim-more = Kein Konto, kein Internet, nichts einzurichten.
app-unofficial = Inoffizielle Fassungen von Argo, Alien Frontiers und AquaSphere. Alle Zeichnungen von uns.
window-no-drawing = OpenGL funktioniert nicht
window-no-library = { $library } fehlt: installiere { $debian } (Debian, Ubuntu), { $fedora } (Fedora) oder { $arch } (Arch)
window-wrong-scale = { $name } ist { $value }, also weder eine Größe über 0 wie 1.5 noch randr: ändere oder entferne diese Variable
window-no-display = Podbay kann hier kein Fenster öffnen ({ $why }). Ohne Bildschirm helfen podbay host --headless, podbay join --headless --bot normal oder podbay tables; podbay --help nennt alle Befehle.
seat-color-sun = Gelb
seat-color-ice = Blau
seat-color-rose = Rot
seat-color-violet = Violett
bot-random = zufällig
bot-greedy = gierig
bot-easy = leicht
bot-easy-more = Macht Fehler. Gut für das erste Spiel.
bot-normal = normal
bot-normal-more = Spielt solide. Ein ebenbürtiger Gegner.
bot-hard = schwer
bot-hard-more = Denkt voraus. Für alle, die das Spiel kennen.
bot-even-more = Spielt von allem etwas.
bot-hunter-more = Sucht den Kampf.
bot-builder-more = Investiert jetzt, um später zu ernten.
bot-guard-more = Geht wenig Risiko ein.
toast-close = Meldung schließen
toast-new-code = Neuer Beitrittscode
toast-new-code-more = Ein Code wurde dreimal falsch versucht. Der neue ist { $code }.
toast-not-possible = Nicht möglich
toast-failed = Das hat nicht geklappt

start-change = Ändern
start-profile-done = Fertig
start-name = Dein Name
start-colour = Mit { $colour } spielen
start-name-bad = Ein Name hat 1 bis 40 Zeichen
start-name-unshown = Der Name hat ein Zeichen, das niemand sehen kann
start-name-no-font = Keine Schrift auf diesem Computer hat „{ $sign }“
start-host = Tisch eröffnen
start-host-more = Andere in diesem Netz sehen ihn sofort
start-join = Beitreten
start-join-listening = Suche in diesem Netz
start-join-found = { $n ->
    [one] Ein Tisch gefunden, Suche läuft
   *[other] { $n } Tische gefunden, Suche läuft
}
start-no-table = Noch kein Tisch gefunden
start-no-table-more = Tische in diesem Netz erscheinen hier von selbst.
start-no-table-macos = Fragt macOS nach dem lokalen Netzwerk, wähle „Erlauben“.
start-no-table-windows = Fragt Windows nach der Firewall, kreuze private Netzwerke an und lass den Zugriff zu.
start-no-search = Von hier sind keine Tische zu finden
start-no-search-head = Dieser Computer kann keine Tische suchen
start-no-search-more = Gib den Code ein, den der Host vorliest.
start-no-network = Kein Netz
start-no-network-head = Dieser Computer hat kein Netz
start-no-network-more = Verbinde ihn, um mit anderen zu spielen. „Hier spielen“ geht auch so.
start-only-virtual-head = Kein Netz außer denen in diesem Computer
start-only-virtual-more = Nur Container und virtuelle Maschinen sind verbunden. Geh in das Netz der anderen.
start-address = Code oder Adresse
start-address-hint = ABCD-2345 oder 192.168.0.5
start-address-bad = Gib den Code ein, etwa ABCD-2345, oder die Adresse
start-address-port = Nach dem Doppelpunkt steht ein Port, etwa 47200
start-code-mistyped = Ein Tippfehler. Vergleich den Code mit dem des Hosts
start-address-join = Dort beitreten
start-not-in-list = Nicht in der Liste?
start-here = Hier spielen
start-here-more = Mit Bots oder zu mehreren an diesem Computer
start-table-name = Tisch von { $name }
start-silent = Ein Tisch ist angekündigt und antwortet nicht
start-silent-more = Bei { $addresses }
start-row-other-key = Anderes Gerät: { $words }
start-row-join = { $table }: beitreten
start-row-watch = { $table }: zusehen
start-row-only-watch = { $table }: nur zusehen
start-row-why = { $table }: warum kann man nicht beitreten?
start-button-join = Beitreten
start-button-watch = Zusehen
start-button-why = Warum?
start-state-open = offen
start-state-full = voll
start-state-playing = im Spiel
start-state-ended = Spielpause
start-state-update = andere Version
start-state-gone = weg
start-return = Zurück zu { $table }
start-return-more = Dein Platz wartet.
start-return-button = Zurück
start-resume = Weiter mit { $game }, Zug { $turn }
start-resume-button = Weiter
start-resume-away = Weglegen
start-resume-away-more = Das Spiel wird nicht mehr angeboten. Seine Aufzeichnung bleibt.
start-resume-not = Dein letztes Spiel kann hier nicht weitergehen
start-resume-no-table = Eine frühere Version hat es ohne Tisch gespeichert. Es lässt sich nachspielen.
start-resume-other-version = Podbay { $theirs } hat es gespeichert, dies ist { $ours }. Öffne es mit jener Version.
start-resume-minutes = { $n ->
    [0] gerade eben
    [one] vor einer Minute
   *[other] vor { $n } Minuten
}
start-resume-hours = { $n ->
    [one] vor einer Stunde
   *[other] vor { $n } Stunden
}
start-resume-days = vor { $n } Tagen
resumed = Nach einem Absturz wieder offen
resumed-more = Nichts ist verloren, und die anderen kommen zurück.
resumed-good = Weiter
resumed-end = Tisch schließen

lobby-back = Den Tisch verlassen
menu-stay = Zurück zum Spiel
full-screen = Vollbild
full-screen-more = { $key } führt zurück zum Fenster.
key-enter = Enter
key-undo = Strg Z
key-redo = Strg Y
key-number = Taste { $n }
leave-title = Den Tisch verlassen?
leave-seat = Dein Platz bleibt dir. Komm zurück, wann du willst: der Startbildschirm bietet es an.
leave-alone = Das Spiel bleibt erhalten: der Startbildschirm bietet an, es fortzusetzen.
leave-host-game = Du bist der Host: das Spiel hält für alle an. Es bleibt erhalten, und der Startbildschirm bietet an, es fortzusetzen.
leave-hand-over = Du bist der Host. Das Spiel kann an einem anderen Computer weitergehen: Plätze und Spielstand bleiben, was verdeckt ist, wird neu gezogen.
leave-hand-over-yes = Gehen, { $name } wird Host
leave-close = Den Tisch für alle schließen
leave-host-lobby = Du bist der Host: der Tisch schließt für alle.
leave-yes = Gehen
leave-no = Bleiben
stranger-title = Ein anderer Computer antwortet
stranger-more = Unter { $address } antwortet ein anderer Computer als beim letzten Mal. Das ist in Ordnung, wenn jetzt jemand anders von euch der Host ist oder Podbay neu eingerichtet wurde. Bist du nicht sicher, frag den Host, bevor du beitrittst.
stranger-no = Nicht beitreten
stranger-yes = Trotzdem beitreten
other-table-title = Ein anderer Tisch ist offen
other-table-more = Der Tisch, an dem du warst, ist weg. Sein Host kam mit einem anderen zurück, { $table }: ein neues Spiel, ohne deinen früheren Platz.
other-table-yes = Neuem Tisch beitreten

sheet-close = Schließen
help-title = Fehlt ein Tisch?
help-network = Alle müssen im selben Netz sein. Gastnetze halten Geräte oft getrennt.
help-firewall = Firewall: erlaube Podbay in privaten Netzen. Es braucht UDP-Port { $port } beim Host sowie UDP-Ports 47201 und 5353, um Tische zu finden.
help-vpn = Ein VPN kann das lokale Netz verdecken. Schalte es für den Abend aus.
help-same = Alle brauchen dieselbe Version von Podbay.
help-address = Immer noch nichts? Gib den Code, den die Lobby des Hosts zeigt, unter der Liste ein.
help-version-title = Andere Version
help-version = An jenem Tisch läuft Podbay { $theirs }, dies ist Podbay { $ours }. Die beiden können nicht zusammen spielen.
help-version-do = Installiert auf beiden Computern dieselbe Version.

doctor-title = Netz wird geprüft
doctor-running = Der Weg zu einem Tisch wird probiert. Das dauert ein paar Sekunden.
doctor-button = Ursache suchen
doctor-help = Netz prüfen
doctor-again = Neu prüfen
doctor-head = { $what }: { $state }
doctor-ok = ok
doctor-failed = Fehler
doctor-not-tested = nicht geprüft
doctor-all-well = An diesem Computer wurde kein Fehler gefunden. Fehlt immer noch jemand, dann prüft das Netz auch an dessen Computer.
doctor-rung-adapters = Netz dieses Computers
doctor-rung-sockets = Sockets des Systems
doctor-rung-port = Port der Tische
doctor-rung-packets = Ankommende Pakete
doctor-rung-multicast = Multicast, womit Tische gefunden werden
doctor-rung-neighbours = Andere Geräte
doctor-rung-tables = Tische
doctor-rung-versions = Versionen der Tische
doctor-rung-address = Die Adresse, die man dir nannte
doctor-cause-no-network = Kein Netz ist verbunden.
doctor-do-no-network = Schalte WLAN ein oder steck ein Kabel an, und geh in das Netz der anderen.
doctor-cause-only-virtual = Nur Netze in diesem Computer sind verbunden ({ $about }), für Container oder virtuelle Maschinen.
doctor-do-only-virtual = Schalte WLAN ein oder steck ein Kabel an, und geh in das Netz der anderen.
doctor-cause-no-router = Kein Router gab diesem Computer eine Adresse; er hat sich eine ausgedacht ({ $about }).
doctor-do-no-router = Nur Computer am selben Kabel erreichen ihn. Prüfe das Kabel zum Router, oder verbinde das WLAN neu.
doctor-cause-system = Das System weigert sich: { $about }.
doctor-do-system = Schließ andere Programme, starte den Computer neu, oder frag die Person, die ihn betreut.
doctor-cause-port-taken = Ein anderes Programm hat UDP-Port { $about }.
doctor-do-port-taken = Tische öffnen dann an einem anderen Port, den eine Firewall vielleicht nicht kennt. Schließ jenes Programm, oder lass auch den anderen Port von Podbay herein.
doctor-cause-packets-blocked = Eine Firewall dieses Computers hält Pakete ab ({ $about }).
doctor-do-packets-blocked = Erlaube Podbay in der Firewall für private Netze, UDP-Port 47200, wenn du Host sein willst.
doctor-cause-multicast-blocked = Multicast kommt an diesem Computer nicht durch ({ $about }).
doctor-do-multicast-blocked = Erlaube UDP-Port 5353 in der Firewall und schalte ein VPN aus, oder gib die Adresse des Hosts ein.
doctor-cause-mdns-taken = Ein anderes Programm behält den Port von mDNS für sich ({ $about }).
doctor-do-mdns-taken = Schließ Programme, die Drucker oder Lautsprecher suchen, oder gib die Adresse des Hosts ein.
doctor-cause-nobody-heard = Kein anderes Gerät antwortet. Ob Geräte hier miteinander reden dürfen, ist also unbekannt.
doctor-do-nobody-heard = Sind die anderen im selben Netz? Gastnetze halten Geräte oft getrennt.
doctor-cause-no-table = Hier ist kein Tisch angekündigt.
doctor-do-no-table = Ist ein Tisch offen, dann prüft das Netz am Computer des Hosts, und ob beide im selben Netz sind.
doctor-cause-far-firewall = { $about } ist zu sehen, antwortet aber nicht.
doctor-do-far-firewall = Die Firewall am Computer des Hosts muss Podbay für private Netze hereinlassen, UDP-Port 47200; prüft das Netz dort. Hilft das nicht, hält das WLAN Geräte getrennt.
doctor-cause-isolated = { $about } ist nicht zu erreichen, obwohl es im selben Netz sein sollte.
doctor-do-isolated = Es ist ausgeschaltet, oder das WLAN hält Geräte getrennt, wie Gastnetze es tun. Nehmt ein anderes Netz oder ein Kabel.
doctor-cause-other-subnet = { $about } gehört zu einem anderen Netz als dieser Computer.
doctor-do-other-subnet = Geh in dasselbe WLAN, oder mit Kabel an denselben Router.
doctor-cause-nothing-listens = Der Computer unter { $about } ist da, aber an jenem Port ist kein Tisch offen.
doctor-do-nothing-listens = Frag den Host nach der Adresse, die seine Lobby jetzt zeigt.
doctor-cause-not-podbay = Unter { $about } antwortet etwas anderes als Podbay.
doctor-do-not-podbay = Frag den Host nach der Adresse, die seine Lobby zeigt.
doctor-cause-busy = Der Tisch unter { $about } nimmt jetzt niemanden auf.
doctor-do-busy = Bitte den Host, Platz zu machen, und versuch es noch einmal.
doctor-cause-other-version = Dort läuft eine andere Version von Podbay: { $about }.
doctor-do-other-version = Installiert überall dieselbe Version.
doctor-cause-not-reached = Etwas davor muss zuerst funktionieren.

settings = Einstellungen
settings-tab-display = Anzeige
settings-tab-sound = Ton
settings-tab-game = Spiel
settings-tab-profile = Profil
settings-tab-controls = Steuerung
settings-tab-network = Netzwerk
settings-tab-devices = Geräte
settings-tab-diagnostics = Diagnose
settings-tab-about = Über Podbay
settings-language = Sprache
settings-theme = Aussehen
settings-theme-system = Wie das System
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-scale = Größe
settings-smaller = Kleiner
settings-larger = Größer
settings-percent = { $n } %
settings-automatic = Automatisch
settings-scale-more = Strg mit + und − ändert sie überall, Strg mit 0 ist automatisch.
settings-scale-limited = Größer, als dieses Fenster erlaubt; mach das Fenster größer.
settings-ease = Leichter zu sehen
settings-contrast = Starker Kontrast
settings-reduced = Weniger Bewegung
settings-volume = Lautstärke
settings-quieter = Leiser
settings-louder = Lauter
settings-listen = Anhören
settings-mute = Keine Töne
settings-sound-more = Töne sagen dir, dass du gefragt bist, was die anderen tun und dass jemand etwas gesagt hat. Zu sehen ist das alles auch.
settings-sound-silent = Kein Tongerät gefunden. Sobald eines da ist, sind Töne zu hören.
settings-animation = Bewegung auf dem Plan
settings-animation-normal = Normal
settings-animation-fast = Schnell
settings-animation-off = Keine
settings-animation-reduced = Nichts bewegt sich, solange unter Anzeige „Weniger Bewegung“ eingeschaltet ist.
settings-reminder = Wenn eine Frage auf dich wartet
settings-reminder-once = Einmal rufen
settings-reminder-every = Alle { $n } s
settings-reminder-more = Podbay ruft mit einem Ton und in der Taskleiste, solange ein anderes Fenster vorn ist.
settings-confirm = Einen Zug zweimal drücken, bevor er gilt
settings-confirm-never = Nie
settings-confirm-tiles = Beim Legen
settings-confirm-always = Immer
settings-confirm-more = Ein Plättchen von Argo, das sich drehen lässt, liegt immer erst zur Probe und wird mit dem zweiten Druck gelegt.
settings-tile-codes = Argo: Kennungen der Plättchen immer zeigen
settings-cores = Kerne für Bots
settings-cores-fewer = Weniger Kerne
settings-cores-greater = Mehr Kerne
settings-colour = Deine Farbe
settings-profile-more = Name und Farbe gelten ab dem nächsten Tisch, den du eröffnest oder an den du kommst.
settings-key-list = Liste von allem, was du tun kannst
settings-key-hint = Tipp: was jetzt am besten wäre
settings-key-show-again = Noch einmal zeigen, was die anderen taten
settings-key-turn = Plättchen vor dem Legen drehen
settings-key-whole = Den ganzen Plan zeigen
settings-key-jump = Zu dem springen, worum es geht
settings-key-point = Gehalten: allen etwas zeigen
settings-key-step-in = Argo: Zeitmaschine einsetzen
settings-key-let-be = Argo: zulassen
settings-key-agree = Einer Rücknahme zustimmen
settings-key-decline = Rücknahme ablehnen oder deine aufgeben
settings-key-ready = Lobby: bereit oder nicht mehr
settings-key-full-screen = Bildschirm füllen und zurück
settings-keys-change = Ändern
settings-keys-cancel = Abbrechen
settings-keys-change-of = Taste ändern: { $action } ({ $key })
settings-keys-cancel-of = Taste behalten: { $action } ({ $key })
settings-keys-usual = Wie zuvor: { $action } ({ $key })
settings-keys-listening = Drück die neue Taste: einen Buchstaben oder F1 bis F12. Esc bricht ab.
settings-keys-fixed = Diese Taste lässt sich nicht wählen. Drück einen Buchstaben oder F1 bis F12; Esc bricht ab.
settings-keys-taken = { $key } gehört zu „{ $action }“. Wähl eine andere, oder gib erst dort eine andere.
settings-keys-more = Immer gleich: Pfeile, Bild auf und ab, Pos1, Ende, Tab, Enter, Esc, Leertaste, Rücktaste, Ziffern, +, −, ?, Umschalt R (dreht zurück) und alles mit Strg oder Alt.
settings-anywhere = Einstellungen (Strg + Komma)
settings-port = Port deiner Tische
settings-port-bad = Ein Port von { $least } bis 65535
settings-port-more = Bleibt es leer, nimmt Podbay { $port } oder einen anderen freien. Ist ein Port von hier belegt, öffnet der Tisch nicht; deine Firewall muss UDP zu ihm durchlassen.
settings-who = Wer darf an einen neuen Tisch
settings-who-more = In der Lobby jedes Tisches kannst du es noch ändern.
settings-adapter = Netzwerkadapter
settings-adapter-absent = { $name } · nicht verbunden
settings-adapter-more = Alle werden genutzt. Ein gewählter allein, solange er verbunden ist.
settings-devices = Geräte aus früheren Spielen
settings-devices-none = Noch keine. Wer mit dir in einem Spiel ist, wird hier gemerkt.
settings-devices-more = Ein Tisch für bekannte Geräte lässt sie ungefragt herein. Wen du vergisst, der ist am nächsten Tisch, den du eröffnest, ein Fremder.
settings-others = und { $n } weitere
settings-device-nameless = Ohne Namen
settings-forget = Vergessen
settings-forget-who = { $name } vergessen ({ $words })
settings-forgotten = { $name } ist vergessen
settings-remember = Rückgängig
settings-remember-who = { $name } wieder merken
settings-reach-network = Für dieses ganze Netz: { $addresses }
settings-reach-link = Nur am selben Kabel oder WLAN: { $addresses }
settings-reach-tunnel = Durch einen Tunnel, etwa ein VPN: { $addresses }
settings-reach-inside = Nur in diesem Computer: { $addresses }
settings-report-more = Der Bericht ist eine Datei im Ordner deines Profils. Gesendet wird nichts.
settings-folder = Ordner deines Profils
settings-folder-more = Hier liegen deine Einstellungen, Spiele und Berichte und das Protokoll des letzten Fehlers.
settings-folder-copy = Pfad kopieren
settings-version = Podbay { $version }
settings-about-licence = Podbay steht unter der Lizenz { $licence }, nach deiner Wahl.
settings-about-notices = Lizenzen der Bibliotheken und Schriften in Podbay
settings-about-copy = Lizenzen kopieren
report = Fehler melden
report-title = Der Bericht ist geschrieben
report-more = Es ist die Datei { $file }. Darin steht, was Podbay zuletzt notiert hat, und deine neueste Partie, ohne Namen, Adressen und Schlüssel. Schick sie mit, wenn du jemandem von dem Fehler erzählst.
report-good = Schließen
report-copy = Dateinamen kopieren
settings-broken = Einige deiner Einstellungen waren nicht lesbar
settings-broken-kept = Diese stehen wieder auf ihrem Vorgabewert: { $what }. Die alte Datei liegt in { $file }.
profile-not-kept = Hier wird nichts gespeichert
settings-language-unknown = Deine Sprache gibt es hier nicht
settings-language-unknown-more = Die Einstellungen nennen die Sprache „{ $tag }“, die diese Version nicht hat. Wähl in den Einstellungen eine andere.

problem-title = Podbay kann nicht starten
problem-close = Schließen
lobby-hosted-by = Lobby, Host: { $name }
lobby-host-apart = Lobby, der Host spielt nicht mit
lobby-hosted-here = Lobby, du bist der Host unter { $address }
lobby-here = Lobby, nur an diesem Computer
lobby-seats = Plätze
lobby-order = Gespielt wird von oben nach unten
lobby-game = Optionen
lobby-which = Spiel
game-minutes = etwa { $minutes } Minuten
lobby-changed = { $n ->
    [one] Eine Option geändert
   *[other] { $n } Optionen geändert
}
lobby-changed-you = { $n ->
    [one] Eine Option geändert: Drück „Bereit“, wenn es dir recht ist
   *[other] { $n } Optionen geändert: Drück „Bereit“, wenn es dir recht ist
}
lobby-changed-others = { $n ->
    [one] Eine Option geändert: Die anderen müssen zustimmen
   *[other] { $n } Optionen geändert: Die anderen müssen zustimmen
}
lobby-you = du
lobby-host = Host
lobby-player = spielt mit
lobby-away = weg
lobby-slow = langsame Verbindung
lobby-bot = Bot, { $kind }
lobby-free = Freier Platz
lobby-free-more = Wer beitritt, darf hier sitzen
lobby-free-here = Für einen Bot oder noch jemanden hier
lobby-sit = Hier sitzen
lobby-sit-too = Noch jemand hier
lobby-swap = Plätze { $a } und { $b } tauschen
lobby-person = Person auf Platz { $n }
lobby-at-laptop-of = am Computer von { $name }
lobby-stand = Aufstehen
lobby-add-bot = Bot hinzufügen
lobby-bot-level = Stufe
lobby-bot-character = Charakter
lobby-bot-change = Stufe und Charakter von { $name }: { $kind }
lobby-bot-choice = { $name }: { $more }
lobby-remove = Bot entfernen
lobby-send-away = { $name } wegschicken
lobby-ban = { $name } für immer wegschicken
ban-title = { $name } für immer wegschicken?
ban-more = Wer weggeschickt wird, verlässt den Tisch sofort und kommt nicht wieder. In der Liste der Weggeschickten kannst du das zurücknehmen.
ban-yes = Für immer wegschicken
ban-no = Abbrechen
banned-list = Weggeschickt ({ $n })
banned-title = An diesem Tisch nicht eingelassen
banned-lift = Wieder einlassen
banned-lift-who = { $name } wieder einlassen
toast-banned = { $name } wurde für immer weggeschickt
toast-banned-more = „Weggeschickt“, in der Lobby und im Menü des Tisches, nimmt das zurück.
toast-unbanned = { $name } darf wiederkommen
toast-unbanned-more = Der Weg an den Tisch ist derselbe wie vorher.
lobby-ready = Bereit
lobby-not-ready = Nicht bereit
lobby-coming = Kommt gleich
lobby-ready-again = „Bereit“ zurücknehmen
lobby-start = Starten
lobby-start-with = Mit { $n } starten
lobby-leave = Gehen
lobby-players = Spieler
lobby-players-more = Plätze am Tisch. Wer auf einem weiteren sitzt, steht auf.
lobby-who = Wer darf beitreten
lobby-who-more = Alle in diesem Netz, nur wer den Code hat, nur wen du hereinlässt, oder Geräte aus früheren Spielen. Wer den Code hat, kommt immer herein.
lobby-box = Schachtel
lobby-box-more = Die Zahlen, die in der Schachtel gedruckt sind. Wer eine andere hat, kann mit einer eigenen Datei spielen.
box-title = Die Schachtel
box-built-in = Die mitgelieferte Schachtel
box-built-in-more = Alle Zahlen sind die, die mit dem Programm kommen.
box-nameless = Eine Schachtel ohne Namen
box-changes = { $n ->
    [one] Sie ändert einen Wert:
   *[other] Sie ändert { $n } Werte:
}
box-changes-nothing = Sie ändert keinen Wert.
box-changes-more = { $n ->
    [one] und einen weiteren
   *[other] und { $n } weitere
}
box-change = { $field }: aus { $from } wird { $to }
box-change-new = { $field }: { $to } kommt dazu
box-change-gone = { $field }: { $from } entfällt
box-file = Schachteldatei
box-file-hint = Eine berichtigte Kopie einer Schachteldatei
box-use = Mit dieser Datei spielen
box-back = Mitgelieferte verwenden
lobby-who-anyone = Alle hier
lobby-who-code = Wer den Code hat
lobby-who-ask = Frag mich
lobby-who-known = Bekannte Geräte
lobby-window = Antwortzeit
lobby-window-more = Wie lange man überlegen darf, ob man in den Zug anderer eingreift.
lobby-hints = Tipps
lobby-hints-more = Ob man das Programm fragen darf, was man tun soll. Allein und gegen Bots darf man es immer.
lobby-when-away = Wenn jemand weg ist
lobby-when-away-more = Nach welcher Zeit ein Bot von selbst weiterspielt. Wer zurückkommt, spielt sofort wieder, und der Host kann den Bot auch früher spielen lassen.
wait-never = nie
wait-none = sofort
wait-seconds = nach { $n } Sekunden
wait-minutes = { $n ->
    [one] nach einer Minute
   *[other] nach { $n } Minuten
}
seats-title = Plätze
seats-of = Platz von { $name }
seats-bot = ein Bot des Hosts
seats-stand-in = weg, ein Bot spielt weiter
seats-away = weg
seats-you = du
seats-slow = da, langsame Verbindung
seats-here = da
seats-bot-plays = Bot spielt weiter
seats-bot-ends = Bot beenden
seats-give = Platz geben an …
seats-give-title = Platz von { $name } geben an …
seats-ask = Um den Platz bitten
move-offered = Den Platz von { $seat } nehmen?
move-wished = { $name } den Platz von { $seat } geben?
move-more = Punkte und Spielmaterial gehen mit.
move-yes = Ja
move-no = Nein
away-head = { $name } ist weg und an der Reihe
away-host = Ein Bot kann bis zur Rückkehr spielen.
away-after = Ein Bot spielt { $time } weiter; der Host kann ihn sofort spielen lassen.
away-waits = Es geht nach der Rückkehr weiter, oder wenn der Host einen Bot weiterspielen lässt.
away-finishes = Ein Bot beendet eine Aktion für dich
away-finishes-more = Sobald sie fertig ist, spielst du wieder.
lobby-window-value = { $n ->
    [0] Kein Limit
   *[other] { $n } Sekunden
}
lobby-was = war { $value }
lobby-option = { $name }: { $value }
lobby-options-hint = Zeig auf eine Option, um zu lesen, was sie tut.
lobby-options-hint-others = Zeig auf eine Option, um zu lesen, was sie tut. Nach einer Änderung müssen alle wieder „Bereit“ drücken.
lobby-options-guest = Der Host wählt. Zeig auf eine Option, um zu lesen, was sie tut.
lobby-wait-seats = { $free ->
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
lobby-wait-for = Noch nicht bereit: { $names }
lobby-wait-you = Nur du bist noch nicht bereit: drück Bereit
lobby-wait-you-too = Noch nicht bereit: du, { $names }
lobby-wait-away = Nicht da: { $names }
lobby-wait-bots = Die Bots kommen gleich
lobby-wait-host = Alle sind bereit, { $name } muss noch starten
lobby-wait-start = Alle sind bereit, das Spiel beginnt von selbst
lobby-can-start = Es kann losgehen
lobby-dealing = Wird gemischt
lobby-result = Letztes Ergebnis
lobby-onlookers = Es sehen zu: { $names }
invite-here = So geht es los
invite-here-more = Wähle, wie viele spielen, besetze die freien Plätze mit Bots oder Leuten hier, und drück „Starten“.
invite-lan = Einladen
invite-lan-more = Andere starten Podbay in diesem Netz, finden „{ $table }“ in ihrer Liste und drücken „Beitreten“. Finden sie den Tisch nicht, geben sie diesen Code ein.
invite-no-discovery = Andere können diesen Tisch nicht von selbst finden. Sie geben diesen Code ein.
invite-no-network = Dieser Computer hat kein Netz, also kann sonst niemand kommen. Verbinde ihn und eröffne den Tisch neu.
invite-no-record = Das letzte Spiel lässt sich nicht speichern, also beginnt kein neues. Ist die Festplatte voll?
invite-guest = Wie es weitergeht
invite-guest-more = Wähle deine Farbe und drück „Bereit“. Der Host startet, wenn alle bereit sind.
invite-onlooker-more = Du siehst zu. Solange ein Platz frei ist, kannst du dich dort hinsetzen.
invite-copy = Kopieren
invite-copy-code = Code kopieren
invite-code = Beitrittscode
invite-more = Einladen
invite-address = Adresse: { $address }
invite-qr = QR-Code mit dem Beitrittscode und der Adresse dieses Tisches
invite-sheet-more = Andere starten Podbay in diesem Netz und geben diesen Code unter ihrer Liste der Tische ein. Wer ihn hat, kommt herein.
invite-page = Podbay anderen anbieten
invite-page-more = Öffnet eine Seite für die Browser in diesem Netz, solange die Lobby offen ist. Sie zeigt den Code und die Pakete und sonst nichts von diesem Computer.
invite-page-at = Wer Podbay nicht hat, öffnet diese Adresse im Browser:
invite-page-copy = Adresse kopieren
invite-page-words = Deine Freunde vergleichen die Wörter mit denen auf der Seite und die Prüfsumme mit der ihrer Datei. Stimmt etwas nicht überein, wurde unterwegs etwas verändert.
invite-page-unread = { $name } kann nicht angeboten werden: Die Datei ist zu groß oder nicht lesbar.
invite-page-folder = Pakete für andere Systeme kommen in diesen Ordner:
invite-page-folder-copy = Pfad kopieren
invite-page-none = Noch ist kein Paket da.
invite-page-closed = Während der Partie ist die Seite geschlossen.
invite-page-sent =
    { $n ->
        [one] { $n } Paket heruntergeladen
       *[other] { $n } Pakete heruntergeladen
    }
page-invited = Du bist zu „{ $table }“ eingeladen
page-what = Mit Podbay spielen Freunde in einem Raum Brettspiele, jeder am eigenen Laptop. Es braucht kein Konto und kein Internet. Diese Seite liegt auf dem Computer des Hosts und ist nur bis zum Beginn der Partie da.
page-get = Podbay holen
page-keep = Der Browser fragt vielleicht, ob du die Datei behalten willst, weil sie ein Programm ist. Behalte sie.
page-check = Jemand in diesem Netz könnte diese Seite oder eine Datei unterwegs verändern. Die acht Wörter unter dem Namen einer Datei müssen die auf dem Bildschirm des Hosts sein. Ganz sicher gehst du so: Öffne ein Terminal im Ordner der Datei und führ den Befehl unter den Wörtern aus. Er muss die Prüfsumme ausgeben, die der Bildschirm des Hosts zeigt.
page-none = Für { $system } ist keine Datei da. Frag den Host danach.
page-size = { $size } MB
page-sum = Prüfsumme { $sum }
page-how-open = Öffne die Datei.
page-how-publisher = Hält Windows das Programm auf, wähle „Weitere Informationen“ und dann „Trotzdem ausführen“.
page-how-zip = Entpacke die Datei und öffne { $program } im neuen Ordner.
page-how-mac = Öffne die Datei, wenn der Browser sie nicht schon entpackt hat, und zieh Podbay in den Ordner „Programme“. Öffnet macOS Podbay nicht, leg es nicht in den Papierkorb: Wähle in „Systemeinstellungen“, „Datenschutz & Sicherheit“ den Knopf „Dennoch öffnen“.
page-how-terminal = Im Terminal, im Ordner der Datei:
page-come = Dem Tisch beitreten
page-come-more = Starte Podbay. Der Tisch steht in der Liste: Drück „Beitreten“. Fehlt er dort, gib unter der Liste diesen Code ein:
knock-title = { $name } möchte beitreten
knock-more = Schlüssel { $words }.{ $others ->
    [0] {""}
    [one] {" "}Noch jemand wartet.
   *[other] {" "}{ $others } weitere warten.
}
knock-yes = Einlassen
knock-no = Jetzt nicht

link-connecting = Verbinde
link-connecting-more = Der Host wird gesucht.
link-connecting-again = Der Host wird gesucht, Versuch { $n }.
link-asked = Anklopfen
link-asked-more = Der Host wird gefragt, ob du hereindarfst.
link-lost = Neu verbinden
lost-silent = Vom Host ist nichts zu hören.
lost-moved = Der Host hat jetzt eine andere Adresse.
lost-behind = Der Host bekam zu lange keine Antwort von diesem Computer.
lost-forgotten = Der Host kennt diese Verbindung nicht mehr. Vielleicht wurde er neu gestartet.
lost-nonsense = Der Host hat etwas geschickt, das nicht sein kann.
lost-flooding = Der Host bekam zu viele Nachrichten von diesem Computer.
lost-moved-on = Der Tisch geht an einem anderen Computer weiter.
lost-went-back = Ein anderer Computer setzt eure Partie an einer früheren Stelle fort. Du wurdest nicht dorthin gebracht.
lost-never-began = Der andere Computer hat eure Partie zu lange nicht fortgesetzt. Podbay versucht es mit dem nächsten.
lost-other-table = Der andere Computer hat einen anderen Tisch eröffnet. Podbay versucht es mit dem nächsten.
lost-ended = Der Host hat die Verbindung beendet.
lost-line = Das Netz hat versagt.
link-lost-more = Du kannst dich umsehen; die Verbindung kommt von selbst zurück.
toast-took-over = Der Host ist weg, am Tisch geht es weiter
toast-took-over-more = Dieser Computer ist jetzt der Host: lass ihn laufen.
toast-no-host = Der Host antwortet nicht. Sobald er wieder da ist, geht es weiter.
toast-offered = { $name } wird gefragt
toast-offered-more = Der Platz geht über, sobald die Antwort Ja ist.
toast-went-on = Am Tisch geht es weiter
toast-went-on-more = Der Tisch steht jetzt auf dem Computer von { $name }.
link-gone = Der Host ist weg
link-gone-more = Die Suche geht weiter. Du kannst warten und dich umsehen, oder gehen: Dein Platz bleibt dir.
link-gone-go-on-more = Du kannst warten, hier mit denen weiterspielen, die kommen, oder gehen: Dein Platz bleibt dir.
link-gone-go-on = Hier weiterspielen
link-gone-leave = Gehen
ended-head-closed = Der Tisch ist geschlossen
ended-head-left = Du bist nicht mehr am Tisch
ended-head-failed = Beitritt nicht möglich
link-not-saved = Das Spiel steht still
link-not-saved-more = Der Computer des Hosts kann es nicht speichern. Es geht von selbst weiter, sobald das wieder klappt.
link-handing-over = Der Tisch geht an { $name }
link-handing-over-more = Er geht gleich an diesem Computer weiter. Lass diesen hier bis dahin offen.
link-apart = Die anderen sind vielleicht woanders
link-apart-more = Die meisten mit einem Platz sind weg und spielen vielleicht an einem anderen Computer weiter. Nur eines der beiden Spiele zählt.
toast-kept = Der Tisch bleibt hier
toast-kept-more = Der Computer von { $name } hat ihn nicht übernommen.
link-cancel = Abbrechen

end-leave = Gehen
end-lobby = Zurück zur Lobby
end-look-around = Umsehen
end-save = Wiederholung speichern
end-not-saved = Die Wiederholung lässt sich nicht speichern: Was von der Partie zu hören war, passt nicht zusammen.
end-looking = Das Ende des Spiels
end-looking-more = So lag der Tisch.
end-looking-back = Zurück zum Ergebnis

## The end of a game: how it went, and what stood out.

end-turns = { $n ->
    [one] ein Zug
   *[other] { $n } Züge
}
end-minutes = { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
}
end-minutes-seen = { $n ->
    [one] eine Minute, seit du da bist
   *[other] { $n } Minuten, seit du da bist
}
end-course = Der Verlauf
end-course-none = Dieser Computer hat zu wenig vom Spiel gesehen, um den Verlauf zu zeichnen.
end-course-spoken = Punkte im Verlauf der Züge.
end-course-at = { $n } nach Zug { $turn }
end-course-of = { $name }: { $points }.
end-start = Beginn
end-turn = Zug { $n }
end-course-points = Punkte
end-course-chances = Gewinnchancen
chances-head = Wo es kippte
chances-spoken = Gewinnchancen im Verlauf der Züge.
chances-at = { $n } % vor Zug { $turn }
chances-at-end = { $n } % am Ende
chances-end = Ende
chances-share = { $n } %
chances-aliens = die Aliens
chances-turn = Zug { $turn } von { $last } wird angesehen
chances-looking = Die Partie wird angesehen
chances-steady = In keinem Zug hat sich eine Chance um 10 % oder mehr geändert.
chances-moment = Moment { $n }. { $text }
chances-look = Den Spielplan ansehen
chances-mistake = Zug { $turn }, { $name } wählte: { $chosen }. Besser: { $better } ({ $best } % statt { $got } %).
chances-then = { $first }; { $second }
chances-luck = Zug { $turn }: Der Zufall { $game ->
    [alien-frontiers] beim Würfeln
   *[other] beim Ziehen
} brachte { $name } von { $before } % auf { $after } %.
chances-fine = Zug { $turn }: Starkes Spiel brachte { $name } von { $before } % auf { $after } %.
chances-unclear = Zug { $turn }: von { $before } % auf { $after } % für { $name }, ohne klaren Fehler und ohne Zufall.
end-tonight = Heute Abend gewonnen, in { $n } Spielen
end-best-turn = Größter Sprung
end-best-turn-more = { $names }: { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
} in Zug { $turn }
end-lead = Längste Führung
end-lead-more = { $names }: { $n ->
    [one] einen Zug lang
   *[other] { $n } Züge lang
} allein vorn
end-comeback = Von hinten
end-comeback-more = { $names }: { $n } Punkte zurück nach Zug { $turn } und am Ende vorn
end-changes = Hin und her
end-changes-more = Die Führung wechselte { $n }-mal.
end-each = { $names }, jeweils
end-feat-kills = Am gefährlichsten
end-feat-kills-more = { $names }: { $n ->
    [one] ein Astronaut der anderen getötet
   *[other] { $n } Astronauten der anderen getötet
}
end-feat-saved = In Sicherheit
end-feat-saved-more = { $names }: { $n ->
    [one] ein Astronaut mit einer Kapsel gestartet
   *[other] { $n } Astronauten mit Kapseln gestartet
}
end-feat-aliens = Alienjagd
end-feat-aliens-more = { $names }: { $n ->
    [one] ein Alien getötet
   *[other] { $n } Aliens getötet
}
end-feat-raids = Kühnste Überfälle
end-feat-raids-more = { $names }: { $n ->
    [one] einmal anderen etwas genommen
   *[other] { $n }-mal anderen etwas genommen
}
end-feat-cards = Alientechnologie
end-feat-cards-more = { $names }: { $n ->
    [one] eine Karte genommen
   *[other] { $n } Karten genommen
}
end-feat-shots = Beste Schüsse
end-feat-shots-more = { $names }: { $n ->
    [one] ein Schiff abgeschossen
   *[other] { $n } Schiffe abgeschossen
}
end-feat-octopods = Oktopodenjagd
end-feat-octopods-more = { $names }: { $n ->
    [one] ein Oktopode gefangen
   *[other] { $n } Oktopoden gefangen
}
end-feat-bots = Fleißigster Ingenieur
end-feat-bots-more = { $names }: { $n ->
    [one] ein Bot programmiert
   *[other] { $n } Bots programmiert
}
end-feat-research = Wissensdurst
end-feat-research-more = { $names }: { $n ->
    [one] eine Forschungskarte genommen
   *[other] { $n } Forschungskarten genommen
}

## The end of a game: the result.

end-finished = Spiel { $n } ist zu Ende
end-wins = { $name } gewinnt
end-win-shared = { $names } gewinnen
end-and = { $first } und { $last }
end-aliens-win = Die Aliens gewinnen
end-nobody-wins = Niemand gewinnt
end-would-win = { $you ->
    [yes] Du würdest jetzt mit { $n } gewinnen.
   *[no] { $name } würde jetzt mit { $n } gewinnen.
}
end-would-share = Jetzt würden mit { $n } gemeinsam gewinnen: { $names }.
end-would-aliens = Die Aliens würden jetzt mit { $n } gewinnen.
end-would-behind = Dahinter: { $names }.
end-points = { $n ->
    [one] Ein Punkt.
   *[other] { $n } Punkte.
}
end-aliens-reached = Die Aliens kamen auf { $n } und bleiben zurück.
end-aliens-ahead = Die Aliens kamen auf { $n }. Niemand entkam mit mehr.
end-score = Wertung
end-total = Gesamt
end-aliens = Aliens
end-alien-track = Alienleiste
end-tie-break = { $what } { $n }
end-tie-broken = So viele Punkte wie der zweite Platz; entschieden durch: { $what }.
end-source-pods = Kapseln
end-source-kills = Opfer
end-source-aliens = Erlegte Aliens
end-source-warehouse = Warenlager
tie-break-activations = Aktivierungen
tie-break-saved = Gerettete
end-verified = Mischung bestätigt
end-verified-more = vom Host und dir versiegelt; der Computer des Hosts kannte die Reihenfolge
end-promise-kept = vom Host ohne dich versiegelt; der Computer des Hosts kannte die Folge
end-house = An diesem Computer gemischt
end-house-more = Gäste prüfen es mit ihren Anteilen; dieser Computer kannte die Reihenfolge
end-abandoned = { $words }, nach { $n ->
    [one] einer abgebrochenen Mischung
   *[other] { $n } abgebrochenen Mischungen
}
end-abandoned-more = der Computer des Hosts kannte die Reihenfolge und konnte mischen, bis sie gefiel
end-unverified = Mischung nicht bestätigt
end-fault-not-revealed = der Host hat sein versiegeltes Geheimnis nicht gezeigt
end-fault-promise-changed = der Host hat ein anderes Geheimnis versiegelt, ohne neu zu mischen
end-fault-hashes-untold = der Host hat nicht gezeigt, welche Anteile versiegelt waren
end-fault-hashes-changed = der Host hat die Liste der versiegelten Anteile geändert
end-fault-secret = das Geheimnis ist nicht das, das der Host versiegelt hat
end-fault-share-omitted = dein Anteil wurde weggelassen
end-fault-share-replaced = dein Anteil wurde ersetzt
end-fault-promised-share-omitted = der versiegelte Anteil von jemand anderem wurde weggelassen
end-fault-unpromised-share = der Anteil von jemand anderem ist nicht der versiegelte
end-fault-house-share = der Host hat zu spät einen eigenen Anteil gewählt
end-fault-share-count = es sind nicht so viele Anteile wie Plätze
end-fault-first-position = das Spiel begann nicht, wie es sollte
end-fault-course = was kam, ist nicht, was die Anteile ergeben
end-unchecked = Mischung nicht geprüft
end-share-lost = dein Anteil zählte nicht: die Verbindung brach ab, oder der Host lehnte ihn ab
end-came-later = du kamst erst danach
end-incomplete = dieser Computer hat nicht das ganze Spiel gesehen
end-seed-set = Die Reihenfolge war vorgegeben
end-seed-set-more = nicht prüfbar, der Host gab einen Startwert vor
end-rematch = Revanche
end-wait-rematch = Der Host kann eine Revanche starten
end-closed = Der Host hat den Tisch geschlossen.
end-start-anyway = Ohne Warten starten
end-proposed = { $name } schlägt ein neues Spiel vor: { $game }
end-proposed-here = Der Host schlägt ein neues Spiel vor: { $game }
end-agree = Noch einmal spielen
end-running = Das nächste Spiel hat begonnen
end-to-game = Zum Spiel

refused-option = „{ $name }: { $value }“ passt nicht dazu. Wähle dort zuerst etwas anderes.
refused-name = Dieser Name geht nicht.
refused-seats-open = Zuerst muss jeder Platz besetzt sein.
refused-table-full = Der Tisch ist voll; bitte den Host, Platz zu machen.
refused-no-free-seat = Jeder Platz ist besetzt; du kannst zusehen.
refused-seat-taken = Dieser Platz ist besetzt; wähle einen anderen.
refused-no-such-seat = Diesen Platz gibt es am Tisch nicht.
refused-not-your-seat = Das ist nicht dein Platz.
refused-colour-taken = Diese Farbe ist vergeben; wähle eine andere.
refused-wrong-stage = Das geht in diesem Augenblick nicht.
refused-host-only = Das kann nur der Host.
refused-not-seated = Nimm zuerst einen Platz.
refused-no-bot = Dort sitzt kein Bot des Hosts.
refused-not-ready = Zuerst müssen alle bereit sein.
refused-too-large = Das ist länger als erlaubt.
refused-stale = Der Tisch ist schon weiter; sieh noch einmal hin.
refused-not-asked = Das wird jemand anders gefragt.
refused-no-time-left = In diesem Spiel gibt es keine Zeit mehr, um die man bitten kann.
refused-nothing-to-step-back = Es gibt keinen Schritt zurück.
refused-sealed = Etwas wurde aufgedeckt oder ist endgültig; es lässt sich nicht zurücknehmen.
refused-other-acted = Jemand anders hat zuletzt gehandelt, also geht kein Schritt zurück.
refused-too-deep = Kein früherer Stand ist da.
refused-too-fast = Das war zu viel auf einmal. Versuch es noch einmal.
refused-not-saved = Der Computer des Hosts kann das Spiel nicht speichern, also wurde nichts getan. Es geht weiter, sobald das wieder klappt.
refused-no-such-guest = Dieser Gast ist nicht mehr am Tisch.
refused-no-heir = Niemand sonst am Tisch kann Host sein.
refused-nothing-to-go-forward = Es gibt keinen Schritt vor.
refused-take-back-open = Eine Rücknahme ist schon erbeten; warte auf die Antwort.
refused-step-back-instead = Geh einfach zurück; dafür muss niemand zustimmen.
refused-answered-already = Du hast schon geantwortet.
refused-asked-just-now = Du hast gerade erst gefragt. Warte ein wenig, bevor du wieder fragst.
refused-not-away = Dieser Spieler ist da. Ein Bot spielt nur weiter, wenn jemand weg ist.
refused-stand-in-plays = Ein Bot beendet seine Aktion für dich; dann spielst du wieder.
refused-nobody-allows = Dieser Tisch läuft ohne einen Menschen, also kann das niemand erlauben.
refused-needs-code = An diesen Tisch kommt nur, wer seinen Code hat. Frag den Host danach und gib ihn unter der Liste ein.
refused-not-known = An diesen Tisch kommen nur Geräte, mit denen der Host schon gespielt hat. Frag den Host nach dem Code und gib ihn unter der Liste ein.
refused-not-admitted = Der Host lässt dich nicht herein. Sprich mit dem Host, oder frag nach dem Code.
refused-nobody-answers = Am Computer des Hosts hat niemand geantwortet. Frag nach dem Code und gib ihn unter der Liste ein.
refused-too-many-ask = Zu viele möchten hereingelassen werden. Frag den Host nach dem Code und gib ihn unter der Liste ein.
refused-wrong-code = Das ist nicht der Code dieses Tisches. Sieh noch einmal ins Fenster des Hosts; vielleicht ist er neu.
refused-code-too-fast = Zu viele Codes wurden versucht. Warte eine halbe Minute und sieh noch einmal ins Fenster des Hosts.
refused-others-wait = Jemand wartet auf einen Platz. Nimm noch einen, wenn alle einen haben.
refused-handing-over = Der Tisch wird gerade übergeben, also wurde nichts getan. Es geht gleich weiter.
refused-other = Der Host hat das nicht angenommen.

closed-table = Der Host hat den Tisch geschlossen.
closed-replaced = Du kamst aus einem anderen Fenster noch einmal an den Tisch.
closed-left = Du hast den Tisch verlassen.
closed-removed = Der Host hat dich weggeschickt. Du darfst wiederkommen.
closed-moved-on = Der Tisch geht am Computer eines anderen Spielers weiter.
closed-banned = Der Host lässt dich nicht an diesen Tisch.
closed-made-way = Der Tisch ist voll, und dein Platz ging an jemand anders. Versuch es später noch einmal.
closed-other = Der Host hat die Verbindung beendet. Tritt noch einmal bei.
ended-version = Beim Host läuft Podbay { $theirs }, dies ist { $ours }. Installiert auf beiden dieselbe Version.
ended-wrong-key = Der Host ist nicht mehr dasselbe Gerät wie vorher. Frag den Host und tritt dann noch einmal bei.
ended-not-podbay = Unter { $address } antwortet etwas anderes als Podbay.
ended-other-table = Der Tisch ist weg. Sein Host hat einen anderen eröffnet, { $table }.
ended-code-silent = Für diesen Code antwortet kein Tisch. Seid ihr im selben Netz, und ist es der Code im Fenster des Hosts?
ended-busy = Der Tisch hat keinen Platz für eine weitere Verbindung.
ended-gone = Der Tisch ist weg.
ended-nonsense = Der Host schickt immer wieder, was kein Tisch schicken kann. Bitte den Host, den Tisch zu schließen und dieselbe Version von Podbay zu installieren.
ended-not-back = Der Host ging verloren, und der Tisch kam nicht wieder. Bitte den Host, ihn fortzusetzen, und komm dann wieder dazu.
net-port-in-use = Ein anderes Programm benutzt den UDP-Port { $port }. Wähle in den Einstellungen einen anderen, oder lass ihn leer.
net-no-network = Dieser Computer hat kein Netz. Verbinde ihn mit dem Netz der anderen.
net-only-virtual = Nur Container und virtuelle Maschinen sind verbunden ({ $names }). Geh in das Netz der anderen.
net-system = Das System verweigert das Netz ({ $why }). Starte den Computer neu, oder frag die Person, die ihn betreut.
net-discovery = Tische lassen sich hier nicht finden ({ $why }). Gib den Code oder die Adresse ein, die die Lobby des Hosts zeigt.
net-tls = Der Schlüssel dieses Computers taugt nicht für Verbindungen. Starte Podbay neu, und schreib einen Fehlerbericht, wenn das nicht hilft.
net-no-answer = Unter { $address } antwortet nichts. Prüfe die Adresse und ob der Tisch offen ist.
net-unknown-name = Hier heißt kein Computer { $name }. Prüfe den Namen, oder gib den Code ein, den die Lobby des Hosts zeigt.
host-record = Die Aufzeichnung dieses Tisches ist nicht lesbar. Die Liste der Wiederholungen sagt, warum.
resume-not-hosted = Diese Aufzeichnung sagt nicht, wie ihr Tisch eingerichtet war. Du kannst sie ansehen, aber nicht weiterspielen.
resume-over = Das Spiel dieser Aufzeichnung ist vorbei. Eröffne für ein anderes einen neuen Tisch.
resume-not-over = Das Spiel dieser Aufzeichnung ist nicht vorbei. Spiel es weiter.
resume-moved-on = Dieser Tisch ging auf einem anderen Computer weiter. Geh dort an den Tisch.
resume-impossible = Diese Aufzeichnung ist beschädigt oder erfunden, ihr Spiel kann nicht weitergehen.
send-full = Die Verbindung kommt nicht nach. Versuch es noch einmal.
send-ended = Du bist an keinem Tisch mehr.

talk = Reden
talk-unread = Reden · { $n }
talk-write = Etwas sagen
talk-send = Senden
talk-phrases = Redewendungen
talk-empty = Noch hat niemand etwas gesagt. Was hier steht, gilt nur für diesen Abend: keine Aufzeichnung behält es. Mit gedrückter Taste { $key }, oder nach einem Klick auf die Hand, zeigt ein Klick auf das Brett etwas für alle.
talk-mute = Von { $name } nichts mehr hören
talk-unmute = { $name } wieder hören
talk-wait = Das war viel auf einmal: warte kurz
talk-long = { $n } Zeichen; höchstens { $most } passen
emote-hello = Hallo!
emote-thanks = Danke!
emote-well-done = Gut gemacht!
emote-laugh = Ha ha!
emote-wow = Wow!
emote-oops = Ups!
emote-thinking = Lass mich nachdenken
emote-soon-back = Gleich wieder da
talk-point = { $name } zeigt hierauf: { $at }
talk-arrow = { $name } zeigt einen Weg: { $at } nach { $to }
lobby-all = { $n ->
    [one] Noch eine Regel, wie im Regelheft
   *[other] Noch { $n } Regeln, wie im Regelheft
}
lobby-fewer = Weniger
let-pass-turn = In diesem Zug alles geschehen lassen
let-pass-own-turn = Bis zu meinem Zug alles geschehen lassen
let-pass-menu = Weitere Antworten
lets-pass-turn = In diesem Zug geschieht alles
lets-pass-own-turn = Bis zu deinem Zug geschieht alles
let-pass-end = Mich wieder jedes Mal fragen
more-time = { $step } Sekunden mehr (noch { $left })

## The reasons of a hint

term-argo-points-own = du bekommst mehr Punkte
term-argo-points-rivals = die anderen bekommen weniger Punkte
term-argo-aboard-own = deine Sitze in den Kapseln sind mehr wert
term-argo-aboard-rivals = die Sitze der anderen in den Kapseln sind weniger wert
term-argo-near-own = deine Crew ist näher an den Kapseln
term-argo-near-rivals = die anderen sind weiter von den Kapseln weg
term-argo-mobile-own = du kannst mehr Astronauten bewegen
term-argo-mobile-rivals = die anderen können weniger Astronauten bewegen
term-argo-cut-off-own = du hast weniger Astronauten ohne Weg zu einer Kapsel
term-argo-cut-off-rivals = die anderen haben mehr Astronauten ohne Weg zu einer Kapsel
term-argo-bitten-own = du hast weniger Astronauten auf Plättchen mit Aliens
term-argo-bitten-rivals = die anderen haben mehr Astronauten auf Plättchen mit Aliens
term-argo-threatened-own = du hast weniger Astronauten neben einem Alien
term-argo-threatened-rivals = die anderen haben mehr Astronauten neben einem Alien
term-argo-prey-own = dein Soldat hat ein Alien in Reichweite
term-argo-prey-rivals = die Soldaten der anderen sind weiter von den Aliens weg
term-argo-dead-own = du verlierst weniger Astronauten
term-argo-dead-rivals = die anderen verlieren mehr Astronauten
term-argo-machine-own = du hebst dir eine Zeitmaschine für später auf
term-argo-machine-rivals = die anderen haben schon eine Zeitmaschine genutzt
term-argo-points-neutral = die Aliens bekommen weniger Punkte
term-argo-dead-neutral = den Aliens fallen weniger Astronauten zum Opfer
term-argo-track-neutral = die Alienleiste füllt sich langsamer
term-argo-aliens-neutral = auf der Station sind weniger Aliens
term-argo-bitten-neutral = es stehen weniger Astronauten auf Plättchen mit Aliens
term-argo-threatened-neutral = es stehen weniger Astronauten neben einem Alien
term-alien-frontiers-points-own = du hast mehr Punkte
term-alien-frontiers-points-rivals = die anderen haben weniger Punkte
term-alien-frontiers-landed-own = du hast mehr Kolonien auf dem Planeten
term-alien-frontiers-landed-rivals = die anderen haben weniger Kolonien auf dem Planeten
term-alien-frontiers-hub-own = deine Kolonie ist am Siedler-Hub weiter vorn
term-alien-frontiers-hub-rivals = die anderen sind am Siedler-Hub weiter hinten
term-alien-frontiers-fuel-own = du hast mehr Treibstoff
term-alien-frontiers-fuel-rivals = die anderen haben weniger Treibstoff
term-alien-frontiers-ore-own = du hast mehr Erz
term-alien-frontiers-ore-rivals = die anderen haben weniger Erz
term-alien-frontiers-fleet-own = deine Schiffe bringen dir später mehr ein
term-alien-frontiers-fleet-rivals = die Schiffe der anderen bringen später weniger ein
term-alien-frontiers-ships-own = du hast mehr Schiffe
term-alien-frontiers-ships-rivals = die anderen haben weniger Schiffe
term-alien-frontiers-bonus-own = du hast mehr Gebietsboni
term-alien-frontiers-bonus-rivals = die anderen haben weniger Gebietsboni
term-alien-frontiers-cards-own = deine Alien-Karten sind mehr wert
term-alien-frontiers-cards-rivals = die Alien-Karten der anderen sind weniger wert
term-alien-frontiers-attack-cards-own = du hast mehr Karten zum Angreifen
term-alien-frontiers-attack-cards-rivals = die anderen haben weniger Karten zum Angreifen
term-alien-frontiers-plan-own = du kannst mit den Schiffen in der Hand mehr anfangen
term-alien-frontiers-plan-rivals = die anderen können mit ihren Schiffen weniger anfangen
term-aqua-sphere-points-own = du hast mehr Wissenspunkte
term-aqua-sphere-points-rivals = die anderen haben weniger Wissenspunkte
term-aqua-sphere-time-own = du hast mehr Zeitmarker
term-aqua-sphere-time-rivals = die anderen haben weniger Zeitmarker
term-aqua-sphere-crystals-own = du hast mehr Kristalle für die roten Linien
term-aqua-sphere-crystals-rivals = die anderen haben weniger Kristalle für die roten Linien
term-aqua-sphere-submarines-own = du hast mehr U-Boote gesetzt
term-aqua-sphere-submarines-rivals = die anderen haben weniger U-Boote gesetzt
term-aqua-sphere-bots-own = mehr deiner Bots zählen bei der Wertung
term-aqua-sphere-bots-rivals = weniger Bots der anderen zählen bei der Wertung
term-aqua-sphere-room-own = deine U-Boote schaffen Platz für mehr Bots
term-aqua-sphere-room-rivals = die U-Boote der anderen schaffen Platz für weniger Bots
term-aqua-sphere-fields-own = du hast mehr Kontrollfelder
term-aqua-sphere-fields-rivals = die anderen haben weniger Kontrollfelder
term-aqua-sphere-majority-own = deine Kontrollfelder bringen mehr Punkte
term-aqua-sphere-majority-rivals = die Kontrollfelder der anderen bringen weniger Punkte
term-aqua-sphere-octopods-own = Oktopoden kosten dich weniger Punkte
term-aqua-sphere-octopods-rivals = Oktopoden kosten die anderen mehr Punkte
term-aqua-sphere-crystal-scoring-own = deine Kristalle bringen mehr Punkte
term-aqua-sphere-crystal-scoring-rivals = die Kristalle der anderen bringen weniger Punkte
term-aqua-sphere-letters-own = dein Labor hat mehr verschiedene Buchstaben
term-aqua-sphere-letters-rivals = die Labore der anderen haben weniger verschiedene Buchstaben
term-aqua-sphere-lab-own = dein Labor ist größer
term-aqua-sphere-lab-rivals = die Labore der anderen sind kleiner
term-aqua-sphere-cards-own = deine Forschungskarten bringen dir mehr
term-aqua-sphere-cards-rivals = die Forschungskarten der anderen bringen weniger
term-aqua-sphere-programs-own = deine programmierten Bots haben bessere Ziele
term-aqua-sphere-programs-rivals = die programmierten Bots der anderen haben schlechtere Ziele
term-aqua-sphere-action-own = die Aktion deines Bots bringt dir mehr
term-aqua-sphere-action-rivals = den anderen bringen die Aktionen ihrer Bots weniger
term-aqua-sphere-moves-own = dein Ingenieur hat mehr Züge übrig
term-aqua-sphere-moves-rivals = die Ingenieure der anderen haben weniger Züge übrig
term-aqua-sphere-order-own = du bist in der nächsten Runde früher dran
term-aqua-sphere-order-rivals = die anderen sind in der nächsten Runde später dran
