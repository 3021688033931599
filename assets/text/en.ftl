### English. An id is used by the code under src/; arguments stand in braces.

## Errors

setup-unknown-game = There is no game called “{ $game }”.
setup-players = This game is for { $expected } players, not for { $got }.
setup-unknown-option = There is no option “{ $key }”. Options are { $expected }.
setup-option-value = The option { $key } cannot be “{ $got }”. Use { $expected }.
setup-box-file = { $file }, line { $line }: { $field } should be { $expected }.

illegal-game-over = The game is over.
illegal-not-asked = It is not your decision now.
illegal-not-listed = That is not possible now.
illegal-wrong-game = That belongs to another game.

## Games and players

name-of-alien-frontiers = Alien Frontiers
name-of-alien-frontiers-more = Roll your ships, dock them where they fit, and settle a planet that was somebody’s before.
name-of-aqua-sphere = AquaSphere
name-of-aqua-sphere-more = Program bots in the headquarters and send them through a station under the sea, where time is short.
name-of-argo = Argo
name-of-argo-more = Push the others about, build the station and get away in the pods before the aliens win.
seat-number = Player { $n }
turn-of = Turn { $turn }, { $name }

## Argo: names

figure = { $you ->
    [yes] your { $role }
   *[no] { $name }’s { $role }
}
role-chief = Chief
role-explorer = Explorer
role-pilot = Pilot
role-grunt = Grunt
role-robot = Robot

tile-the = the { $tile }
tile-with-id = { $kind } { $id }
tile-pod = pod { $seats }
way-to = to { $tile }
cell-beside = { $direction } of { $tile }
cell-at = at { $x }, { $y }
tile-located = { $tile } ({ $place })
tile-seen = { $direction } of the Waking Room
tile-towards = the { $direction } { $kind }
tile-unknown = tile
direction-north = north
direction-east = east
direction-south = south
direction-west = west

kind-waking-room = Waking Room
kind-corridor = corridor
kind-teleporter = teleporter
kind-lab = lab
kind-control-room = control room
kind-time-machine = Time Machine
kind-jump-room = jump room
kind-laser = laser
kind-infirmary = infirmary
kind-warehouse = warehouse
kind-security-center = security center
kind-core-room = core room
kind-safe-room = safe room
kind-pod = pod

rule-chief = Counts double: for the seat of a pod, for whoever gets him killed, and in the warehouse.
rule-explorer = Moves one step, then may take one more. The second step may push again.
rule-pilot = Alone in a pod she may leave with it at once, move it to another door, or wait.
rule-grunt = Kills an alien by coming in. Two Grunts together also kill one that comes to them.
rule-robot = Aliens leave it alone, and it may share a place with one. Some rooms do not admit it.
rule-alien = One alien moves in every turn, then each kills one astronaut where it stands. Chief, Explorer and Pilot come first.

field-kind = what it is
field-doors = its doors
field-capacity = how many it holds
field-alien = whether an alien comes with it
field-set = in which games it is used
field-robot-forbidden = whether Robots may use it
field-activation-slots = how many players may use it
field-seats = its seats
field-min-players = in which games it is used
field-printed = some of its numbers
field-footprint = its size

rule-waking-room = Everybody starts here. It holds any number, and no alien comes in.
rule-corridor = Holds one astronaut. Whoever enters a full one pushes somebody on.
rule-teleporter = Whoever enters goes on at once to another teleporter or to the Waking Room. Aliens just walk through.
rule-lab = Swaps an alien with an astronaut elsewhere. Where the alien arrives it kills. No Robot may use it.
rule-control-room = Moves or turns one tile with all that is on it. The station has to hold together.
rule-time-machine = Used in another player’s turn: cancels what was announced and gives you one move or activation.
rule-jump-room = The figure makes up to two moves, the Explorer up to four steps. It may still move this turn.
rule-laser = Kills one alien on a tile that touches one of your astronauts, walls or not. No Robot may fire it.
rule-infirmary = Brings one dead astronaut from the alien track back to the Waking Room.
rule-warehouse = Gives 2 points, 4 if the Chief does it.
rule-security-center = Launches one pod that has somebody aboard.
rule-core-room = Whoever stands here from the start to the end of the owner’s turn dies of radiation, Robots too.
rule-safe-room = No alien can enter.
rule-pod = Leaves when it is full and scores its seats. Chiefs count double. Nobody gets out again.

phase-alien = Alien
phase-build = Build
phase-action1 = Action 1
phase-action2 = Action 2
phase-end = End turn

skip-no-alien = no alien can move or kill
skip-nothing-to-build = nothing is left that fits
skip-no-action = no action is possible

points-pods = pods
points-kills = astronauts killed
points-aliens = aliens killed
points-warehouse = warehouse

ending-pods = All pods have left.
ending-track = The alien track is full.
ending-last-tile = The last tile was placed.
ending-stranded = A player has nobody left who can move.

## Argo: options

option-preset = Rulebook
option-preset-more = A rulebook or edition. Choosing one sets the options below as it has them.
option-difficulty = Aliens
option-difficulty-more = How many squares of the alien track are covered. The more, the sooner the aliens win.
option-first-turn = First turn
option-first-turn-more = What each player may do with the one action of the first turn.
option-last-tile-extra = Turn after the last tile
option-last-tile-extra-more = Who gets one more turn once the last tile is built.
option-last-tile-counts = Last tile
option-last-tile-counts-more = Which tiles have to be gone before the last round begins.
option-stranded = A player has nobody left to move
option-stranded-more = Such a player’s astronauts are all dead, aboard a pod or saved.
option-stretch-rooms = Stretch rooms
option-stretch-rooms-more = Security center, core room and safe room are in the stack.
option-time-machine = Time Machines
option-time-machine-more = Whoever stands in one may act in another player’s turn.
option-control-rotate-in-place = Control room may turn in place
option-control-rotate-in-place-more = Whether turning a tile without moving it is enough.
option-start-player = First player
option-start-player-more = Who takes the first turn.
option-meaner-teleporter = Meaner teleporter
option-meaner-teleporter-more = Teleporters never lead back to the Waking Room. Whoever enters the only one is lost in space.
option-launch-on-alien-adjacency = An alien launches a pod
option-launch-on-alien-adjacency-more = When an alien beside a pod with somebody aboard makes it leave.
option-laser-points = Points for a laser kill
option-laser-points-more = What shooting an alien scores.
option-allow-voluntary-pass = Actions may be passed
option-allow-voluntary-pass-more = A player may give up an action that could be taken.
option-auto-end-turn = Turns end by themselves
option-auto-end-turn-more = A turn ends after its last action, without a button. It cannot be stepped back then.
option-security-center-slots = Uses of the security center
option-security-center-slots-more = How many different players may launch a pod there in a game.

value-yes = yes
value-no = no
value-preset-en = English edition
value-preset-fr = French edition
value-preset-nl = Dutch edition
value-preset-de = German edition
value-preset-it = Italian edition
value-preset-es = Spanish edition
value-preset-yucata = online edition
value-difficulty-easy = easy
value-difficulty-medium = medium
value-difficulty-hard = hard
value-first-turn-move-only = one move
value-first-turn-any-action = one action of any kind
value-last-tile-extra-all = everybody
value-last-tile-extra-others = all but who built it
value-last-tile-counts-any = modules and pods
value-last-tile-counts-modules = modules only
value-stranded-immediate = the game ends at once
value-stranded-others-once-more = the others get one more turn
value-start-player-random = drawn by lot
value-start-player-P0 = first seat
value-start-player-P1 = second seat
value-start-player-P2 = third seat
value-start-player-P3 = fourth seat
value-launch-on-alien-adjacency-enter = when it arrives
value-launch-on-alien-adjacency-any = whenever it is next to it
value-laser-points-1 = 1 point
value-laser-points-0 = none
value-security-center-slots-2 = two players
value-security-center-slots-1 = one player
value-security-center-slots-unlimited = every player

## Argo: what is asked

subject-alien = { $you ->
    [yes] Your alien phase.
   *[no] { $name }: alien phase.
}
subject-build = { $you ->
    [yes] Your build.
   *[no] { $name } builds.
}
subject-move = { $you ->
    [yes] Your move.
   *[no] { $name } moves.
}
subject-action-1 = { $you ->
    [yes] Your first action.
   *[no] { $name }: first action.
}
subject-action-2 = { $you ->
    [yes] Your second action.
   *[no] { $name }: second action.
}
subject-turn = { $you ->
    [yes] Your turn.
   *[no] { $name }’s turn.
}
subject-interrupt = { $you ->
    [yes] Your interrupt.
   *[no] { $name } interrupts.
}
subject-react = { $you ->
    [yes] You may step in.
   *[no] Waiting for { $name }.
}
prompt-choose = { $you ->
    [yes] Choose { $what }.
   *[no] { $name } chooses { $what }.
}
prompt-do = { $you ->
    [yes] Confirm to { $what }, or undo.
   *[no] { $name } is about to { $what }.
}
prompt-react = { $you ->
    [yes] Choose { $what }.
   *[no] Time Machine.
}
wanted-alien-move = which alien moves, and where to
wanted-alien-push = where the alien found in { $at } goes
wanted-victim = whom the alien in { $at } kills
wanted-build = a tile and its place
wanted-staged = Put { $tile } here with Confirm.{ $turns ->
    [yes] {" "}{ $key } turns it.
   *[no] {""}
}
wanted-move = Choose who moves, and where to.
wanted-way = Choose where { $figure } goes.
wanted-action = a move or an activation
wanted-action-2 = another move or activation
wanted-interrupt-action = one move or activation
wanted-step = { $must ->
    [yes] where { $figure } goes
   *[no] whether and where { $figure } goes on
}
wanted-push-one = where { $figure } is pushed
wanted-push = who is pushed out of { $at }, and where to
wanted-teleport = where { $figure } comes out
wanted-pilot = what { $figure } does with { $pod }
wanted-laser = which alien is shot
wanted-revive = who comes back from the alien track
wanted-swap-alien = which alien is swapped
wanted-swap-astronaut = whom the alien in { $at } is swapped with
wanted-relocation = which tile is moved
wanted-place = where { $tile } goes
wanted-launch = which pod is launched
wanted-react = whether to use the Time Machine or let it happen
wanted-confirm = make this final
wanted-confirm-interrupt = end the interrupt
wanted-confirm-turn = end the turn
last-round = Last round. { $wanted }

## Argo: what can be done

command-move-alien = alien in { $from } to { $to }
command-push-alien = the alien found there to { $to }
command-kill-victim = { $figure } dies
command-build = { $tile } { $cell }, doors to the { $doors }
command-move = { $role } to { $to }
command-push = { $figure } is pushed to { $to }
command-teleport = come out in { $to }
command-pilot-stay = stay in the pod
command-pilot-depart = leave with the pod
command-pilot-relocate = move the pod { $cell }, doors to the { $doors }
command-stop = stop here
command-doors = doors to the { $doors }
command-activate = activate { $tile } with the { $role }
command-laser = shoot the alien in { $tile }
command-revive = bring back { $figure }
command-swap-alien = swap the alien in { $tile }
command-swap-astronaut = swap it with { $figure }
command-relocate = move { $tile }
command-place = put it { $cell }, doors to the { $doors }
command-launch = launch { $tile }
command-interrupt = use { $tile } with the { $role }
command-let-it-happen = let it happen
command-pass = give up this action
command-commit = confirm
command-end-interrupt = end the interrupt
command-end-turn = end the turn

## Argo: what happened

event-skipped = { $phase } is skipped: { $why }
event-alien-moved = alien steps { $to }
event-alien-pushed = alien is pushed { $to }
event-moved = { $role } steps { $to }
event-pushed = { $figure } is pushed { $to }
event-teleported = { $figure } comes out in { $to }
event-killed = { $figure } dies, { $cause }
event-alien-meets-grunt = the alien in { $tile } dies: a Grunt came in
event-alien-killed = the alien in { $tile } dies, { $cause }
event-alien-scored = aliens go from { $from } to { $to }
event-boarded = { $figure } boards { $to }
event-launched = { $pod } leaves with { $who }
event-relocated = { $tile } is moved
event-placed = builds { $tile }
event-revealed = { $tile } comes up
event-spawned = an alien comes with { $tile }
event-scored = { $points ->
    [one] one point
   *[other] { $points } points
} for { $source }
event-activated = activates { $tile } with the { $role }
event-revived = { $figure } is back in the Waking Room
event-swapped = { $figure } and the alien in { $to } change places
event-announced = announces this
event-passed = lets it happen
event-action-passed = gives up an action
event-claimed = wants to use { $tile } with the { $role }
event-interrupted = uses { $tile } with the { $role }: what was announced is taken back
event-committed = confirms
event-interrupt-ended = ends the interrupt
event-countdown = the last round begins
event-turn-ended = ends the turn
event-game-over = the game is over
event-game-over-by = the game is over. { $ending }

cause-alien-phase = killed by an alien
cause-entered = met an alien
cause-two-grunts = met two Grunts
cause-laser = shot by the laser
cause-lab = killed in the lab swap
cause-radiation = killed by radiation
cause-teleporter = lost in space

## Argo: why not

reason-game-over = The game is over
reason-not-your-turn = Somebody else is asked now
reason-other-question = This does not answer what is asked now
reason-not-yours = This figure is not yours
reason-not-mobile = This figure cannot move any more
reason-already-moved = This figure has moved already in this turn
reason-not-connected = No open doors lead there
reason-chain-stuck = It is full, and nobody there can be pushed on
reason-pushed-back = Nobody is pushed back to where the push comes from
reason-not-pushable = This figure cannot be pushed here
reason-aliens-barred = Aliens may not go there
reason-no-alien = There is no alien here
reason-not-a-victim = This figure cannot be the victim
reason-cell-taken = This place is taken
reason-no-door = No door leads here
reason-pod-too-near = A pod needs three tiles between it and the Waking Room
reason-nothing-there = Nothing lies there
reason-first-turn = The first turn has only one action: a move
reason-not-activatable = This tile cannot be activated
reason-not-present = None of your astronauts is here
reason-no-slot = No activation place is left here
reason-robot-forbidden = A Robot may not use this room
reason-no-effect = It has no target now
reason-out-of-reach = The laser does not reach it
reason-swap-impossible = There is nobody to swap it with, or no room beside it
reason-station-breaks = The station would fall apart
reason-no-change = It would lie as it lies now
reason-alien-beside = A pod may not dock beside an alien
reason-immovable = This tile stays where it is
reason-empty-pod = Nobody is aboard
reason-compulsory = An action has to be taken
reason-step-compulsory = A step has to be taken
reason-commit-first = Confirm what you did first
reason-own-token = Your activation token is here already
reason-only-as-interrupt = A Time Machine is used in the turns of others
reason-not-dead = This figure is not on the alien track
reason-not-swappable = This figure cannot be swapped
reason-doors-do-not-meet = The doors do not meet: turn the tile
reason-only-pod = Only a pod’s door leads here
reason-same-as-listed = This is the same as another choice
reason-pod-stranded = A pod would lose its module
reason-turning-barred = A tile is not just turned on its place
reason-no-destination = The teleporter does not lead there
reason-not-alone = The Pilot departs only alone
reason-no-action-left = No action is left in this turn

## Argo: the rules

argo-book-aim = The station is full of aliens. Bring your five astronauts into escape pods: their seats are points. You also score for aliens that die and for other players’ astronauts who die because of you. But the dead count for the aliens, and if those have more points than the best player, everybody has lost.
argo-book-turn = The phases come in this order. What can be done has to be done; what cannot is skipped.
argo-book-alien = Alien: you move one alien one step, then every alien kills one astronaut where it stands.
argo-book-build = Build: you add a tile, one of the three on display or the pod that is next. Some tiles bring an alien with them.
argo-book-actions = Two actions: each is a move or an activation. Two moves need two different astronauts, two activations two different rooms. Your very first turn has only one action, a move.
argo-book-pushing = Moving and pushing
argo-book-move = A move is one step through two doors that meet. Where there is no place left, whoever enters pushes somebody on to a connected tile, only not back to where the pusher came from. Who is pushed may push as well. You decide all of it and score for all of it, and you may begin only if the whole chain can end.
argo-book-chain = Nobody moves twice in a chain. Everybody fits into the Waking Room, and one may push into pods, teleporters and onto aliens. Whoever dies at an alien needs no place: there the chain ends.
argo-book-activation = Rooms and tokens
argo-book-activate = An astronaut in a room can use it: you put your token there, and its effect happens. You can use each room tile only once in the game, and it has places for only a few players.
argo-book-effect = A room is used only if its effect can happen. Which astronaut uses it matters in the warehouse, in the jump room, and where Robots are not admitted. A Time Machine is used in the turns of others.
argo-book-doors = At least one door has to meet the door of another module; a pod alone is not enough. Other doors may meet walls. The tile can be turned before you confirm. The gap in the display is filled before your actions.
argo-book-turn-end = You end your turn when nothing is left to do; until then you can step back over what is not yet final. Whoever of yours stood in a core room at the beginning of the turn and stands in one now dies.
argo-book-figures = Astronauts and aliens
argo-book-aliens = Aliens
argo-book-kill = An alien kills the Chief, the Explorer or the Pilot, whom you choose, or else a single Grunt. Two Grunts together kill the alien instead, and Robots are safe. Whoever comes to an alien, by walking, pushed or teleported, dies at once; only a Grunt kills it, and a Robot shares its place.
argo-book-points = An alien that dies is a point for whoever acts, and so is another player’s astronaut; a Chief is two. One’s own dead are worth nothing.
argo-book-track = The dead lie in a row on the alien track, and the aliens have the points of the first free space. The infirmary brings one of them back. If the track is full, the aliens have won.
argo-book-pods-title = Pods
argo-book-pods = A pod needs at least three tiles between itself and the Waking Room. The pods come in a fixed order, and their seats are worth more and more. Whoever boards takes the lowest free seat and never gets out again.
argo-book-launch = A full pod leaves at once. So does one with somebody aboard when an alien enters a tile that it is connected to. A Pilot who boards an empty pod may leave with it, move it, or wait. When it leaves, each seat scores for the owner of whoever sits there, twice for a Chief.
argo-book-time-title = Interrupting
argo-book-time = The first action of another player’s turn, alien and building included, and the second of the two actions are announced before they are final. With an astronaut in a Time Machine you may cancel it and make one move or activation yourself. Then the other player chooses again.
argo-book-end = The game is over at once when all pods have left, when the alien track is full, or when a turn begins for somebody who has nobody left to move: all are dead, saved or in a pod. After the last tile everybody has one more turn.
argo-book-result = Who sits in a pod that has not left counts for nothing. If the aliens have more points than the best player, they win. Otherwise most points win; of equals it is who activated more rooms, then who saved more astronauts.
argo-book-unsure = No list of all tiles is known. Their number, doors and places, most seats of the pods and parts of the alien tracks are reconstructed. The pages of the tiles say what no source confirms.
argo-book-tiles = Tiles
argo-book-count = { $n ->
    [one] One tile of this kind is in the box.
   *[other] { $n } tiles of this kind are in the box.
}
argo-book-with-alien = { $n ->
    [one] An alien comes with one of them.
   *[other] An alien comes with { $n } of them.
}

## Alien Frontiers: names

af-facility-SC = Solar Converter
af-facility-LM = Lunar Mine
af-facility-OM = Orbital Market
af-facility-SY = Shipyard
af-facility-CC = Colony Constructor
af-facility-TS = Terraforming Station
af-facility-HUB = Colonist Hub
af-facility-ART = Alien Artifact
af-facility-RO = Raiders’ Outpost
af-maintenance-bay = Maintenance Bay

af-territory-asimov = Asimov Crater
af-territory-bradbury = Bradbury Plateau
af-territory-burroughs = Burroughs Desert
af-territory-heinlein = Heinlein Plains
af-territory-herbert = Herbert Valley
af-territory-lem = Lem Badlands
af-territory-pohl = Pohl Foothills
af-territory-vanvogt = Van Vogt Mountains

af-land-asimov = Asimov
af-land-bradbury = Bradbury
af-land-burroughs = Burroughs
af-land-heinlein = Heinlein
af-land-herbert = Herbert
af-land-lem = Lem
af-land-pohl = Pohl
af-land-vanvogt = Van Vogt

af-card-city = Alien City
af-card-monument = Alien Monument
af-card-booster = Booster Pod
af-card-crystal = Data Crystal
af-card-gravity = Gravity Manipulator
af-card-decoy = Holographic Decoy
af-card-teleporter = Orbital Teleporter
af-card-plasma = Plasma Cannon
af-card-polarity = Polarity Device
af-card-cache = Resource Cache
af-card-stasis = Stasis Beam
af-card-warper = Temporal Warper

af-field-isolation = Isolation Field
af-field-positron = Positron Field
af-field-repulsor = Repulsor Field

af-fuel = { $n } fuel
af-ore = { $n } ore
af-nothing = nothing
af-die = { $teleported ->
    [yes] { $relic ->
        [yes] recalled Relic { $value }
       *[no] recalled { $value }
    }
   *[no] { $relic ->
        [yes] Relic { $value }
       *[no] { $value }
    }
}
af-field = field
af-relic-ship = the Relic Ship
af-ships-of = { $n ->
    [one] { $you ->
        [yes] one of your ships
       *[no] one ship of { $name }
    }
   *[other] { $you ->
        [yes] { $n } of your ships
       *[no] { $n } ships of { $name }
    }
}
af-ship-of = { $you ->
    [yes] your { $value }
   *[no] { $name }’s { $value }
}
af-in-group = { $ship } in group { $group }
af-colony-of = { $you ->
    [yes] your colony
   *[no] { $name }’s colony
}

## Alien Frontiers: what things do

af-rule-SC = Takes one ship of any value. Gives half of it in fuel, rounded up.
af-rule-LM = Takes one ship that is no lower than any ship there. Gives 1 ore.
af-rule-OM = Takes a pair. As long as the pair is whole, its value in fuel buys 1 ore, as often as you like in this turn.
af-rule-SY = Takes a pair and builds a ship, which waits in the Maintenance Bay for your next turn. The fourth costs { $fourth }, the fifth { $fifth }, the sixth { $sixth }.
af-rule-CC = Takes three of a kind and { $price }. Places a colony.
af-rule-TS = Takes one 6 and { $price }. Places a colony; the ship goes back to your stock when your next turn begins.
af-rule-HUB = Takes one ship of any value, up to { $ports } on your track. Each moves a colony one circle on; from circle { $circles } it is launched for { $launch }.
af-rule-ART = Takes one ship of any value. It lets you replace the display once, and ships that add up to { $credit } in one turn claim a card.
af-rule-RO = Takes three ships in a row. Raids { $loot } units of fuel and ore, or one card. Ships that stand there give way to a higher sum.
af-rule-maintenance-bay = Ships that did not dock, were pushed away or are new wait here for their owner’s next turn.

af-bonus-asimov = Once a turn your colony moves { $advance ->
    [one] one circle
   *[other] { $advance } circles
} more, when { $ships } of your ships have docked at the Colonist Hub.
af-bonus-bradbury = The Colony Constructor costs you { $ore } ore less.
af-bonus-burroughs = You may buy the Relic Ship for { $relic } while it is at home: one more die, as long as you control the desert.
af-bonus-heinlein = Your pair at the Orbital Market sells 1 ore for { $rate } fuel, whatever it shows.
af-bonus-herbert = The Shipyard costs you { $less } less.
af-bonus-lem = Each ship that you dock at the Solar Converter gives { $fuel } fuel more.
af-bonus-pohl = Each use of a card costs you { $fuel } fuel less.
af-bonus-vanvogt = Your first ship of a turn at the Lunar Mine may have any value.

af-power-city = Worth { $points ->
    [one] one point
   *[other] { $points } points
} while you have it.
af-power-monument = { af-power-city }
af-power-booster = { $price }: one of your ships in hand shows one more.
af-power-crystal = { $price } for each colony there: a territory’s bonus is yours until your turn ends.
af-power-gravity = { $price }: one of your ships in hand shows one less and another one more.
af-power-decoy = Nobody raids your fuel and ore, and of your cards only this one.
af-power-teleporter = { $price }: one of your docked ships comes back to your hand as it is, to dock somewhere else.
af-power-plasma = { $price } a ship: sends ships of others at one facility to the Maintenance Bay.
af-power-polarity = { $price }: turns one of your ships in hand over, 1 and 6, 2 and 5, 3 and 4.
af-power-cache = Pays when you roll: 1 ore for more odd dice, 1 fuel for more even ones. As many of each pay both and use it up.
af-power-stasis = { $price }: one of your ships in hand shows one less.
af-power-warper = { $price }: rolls any of your ships in hand again.

af-discard-booster = Discarded: takes any field off the planet.
af-discard-crystal = Discarded: puts the Positron Field on another territory.
af-discard-gravity = Discarded: puts the Repulsor Field on another territory.
af-discard-teleporter = Discarded: moves any colony to another territory.
af-discard-plasma = Discarded: sends another player’s docked ship to the stock. That player keeps at least { $fleet } other ships off the Terraforming Station.
af-discard-polarity = Discarded: two colonies of different players on two territories change places.
af-discard-stasis = Discarded: puts the Isolation Field on another territory.
af-discard-warper = Discarded: brings back a card from the discard pile that you do not have.

af-rule-isolation = Nobody has the bonus of the territory where it lies.
af-rule-positron = Whoever controls the territory where it lies has one point more.
af-rule-repulsor = No colony comes to the territory where it lies, and none leaves it.
af-rule-relic-ship = A ship without a colour for whoever controls Burroughs Desert and buys it. It goes home when that ends.
af-rule-control = Whoever has more colonies on a territory than each other player controls it: one point and its bonus.

## Alien Frontiers: what is asked

af-subject-raid = { $you ->
    [yes] Your raid.
   *[no] { $name } raids.
}
af-subject-colony = { $you ->
    [yes] Your colony.
   *[no] { $name }: colony.
}
af-subject-card = { $you ->
    [yes] Your { $card }.
   *[no] { $name }: { $card }.
}
af-ask-roll = { $you ->
    [yes] Roll your ships.
   *[no] { $name } rolls.
}
af-ask-dock = { $you ->
    [yes] In hand: { $dice }. Choose what to do.
   *[no] { $name } has { $dice } in hand.
}
af-ask-main = { $you ->
    [yes] No ship is in hand. Choose what to do, or end your turn.
   *[no] { $name } has no ship in hand.
}
af-wanted-territory = where the colony goes
af-wanted-raid = what to raid
af-wanted-loot = { $left ->
    [one] the last unit to take
   *[other] what to take, { $left } more units
}
af-wanted-die-up = which ship shows one more
af-wanted-die-down = which ship shows one less
af-wanted-die-over = which ship is turned over
af-wanted-reroll = which ships are rolled again
af-wanted-bonus = whose bonus is borrowed
af-wanted-docked = which ship comes back
af-wanted-aim = which facility is shot at
af-wanted-shot = which ship at the { $facility } is shot
af-wanted-sunk = which ship goes to its stock
af-wanted-field = where the { $field } goes
af-wanted-removal = which field is taken off the planet
af-wanted-moved = which colony is moved
af-wanted-destination = where { $colony } on { $from } goes
af-wanted-swap-first = which colony is swapped
af-wanted-swap-second = what { $colony } on { $from } is swapped with
af-wanted-recovered = which card comes back
af-wanted-surplus = { $n ->
    [one] which unit over { $limit } is given back
   *[other] which { $n } units over { $limit } are given back
}
af-wanted-commit-cycle = deal a new display
af-wanted-commit-claim = fill the gap in the display
af-wanted-commit-end = end the game

## Alien Frontiers: what can be done

af-command-roll = roll your ships
af-command-dock = dock { $dice } at the { $facility } ({ $note })
af-note-gain = +{ $gain }
af-note-market = 1 ore for { $rate }
af-note-ship = a ship for { $price }
af-note-colony = a colony for { $price }
af-note-terraform = a colony for { $price }, the ship goes to the stock
af-note-hub = colony to circle { $to } of { $circles }
af-note-credit = { $enough ->
    [yes] enough for a card
   *[no] { $have } of { $wanted } for a card
}
af-note-raid = raid
af-note-raid-bump = raid, { $ships } give way
af-command-trade = trade { $goods } for 1 ore
af-command-cycle = replace the display
af-command-claim = claim the { $card }
af-command-launch = launch your colony ({ $price })
af-command-relic = buy the Relic Ship ({ $price })
af-command-use = use the { $card } ({ $price })
af-command-use-per-colony = use the { $card } ({ $price } a colony)
af-command-use-per-ship = use the { $card } ({ $price } a ship)
af-command-discard = discard the { $card }: { $what }
af-what-booster = take a field off the planet
af-what-crystal = place the { af-field-positron }
af-what-gravity = place the { af-field-repulsor }
af-what-teleporter = move a colony
af-what-plasma = send a ship to its stock
af-what-polarity = swap two colonies
af-what-stasis = place the { af-field-isolation }
af-what-warper = bring back a card
af-command-end = { $left ->
    [0] end your turn
    [one] end your turn, 1 ship goes to the Maintenance Bay
   *[other] end your turn, { $left } ships go to the Maintenance Bay
}
af-command-place = a colony on { $territory } ({ $effect })
af-effect-take = { $you ->
    [yes] you take control
   *[no] { $name } takes control
}
af-effect-keep = { $you ->
    [yes] you keep control
   *[no] { $name } keeps control
}
af-effect-break = { $you ->
    [yes] you lose control
   *[no] { $name } loses control
}
af-effect-nobody = nobody has control
af-command-raid-goods = raid fuel and ore
af-command-raid-card = { $owned ->
    [yes] raid { $name }’s { $card }, which is discarded: you have one
   *[no] raid { $name }’s { $card }
}
af-command-raid-nothing = raid nothing
af-command-take = take { $goods } from { $name }
af-command-die-to = turn { $die } into { $to }
af-command-die-again = choose { $die }
af-command-borrow = borrow { $territory } ({ $price }): { $bonus }
af-command-recall = take { $die } back from the { $facility }
af-command-aim = shoot at the { $facility }
af-command-shoot = shoot { $ship } ({ $price })
af-command-cease = stop shooting
af-command-sink = send { $ship } at the { $facility } to its stock
af-command-field = { $field } on { $territory }
af-command-lift = take the { $field } off { $territory }
af-command-pick = { $colony } on { $territory }
af-command-move-to = move it to { $territory } ({ $effect })
af-command-recover = take the { $card } from the discard pile
af-command-return = give back { $goods }
af-command-reroll = roll { $dice } again
af-command-deal = deal the new display
af-command-fill = fill the display
af-command-finish = end the game

## Alien Frontiers: what happened

af-event-started = begins the game
af-event-dealt = starts with the { $card }
af-event-display = the { $card } comes to the display
af-event-spent = the ship on the Terraforming Station goes back to the stock
af-event-relic-home = the Relic Ship goes home: { $why }
af-event-gathered = gathers { $n ->
    [one] one ship
   *[other] { $n } ships
}
af-event-rolled = rolls { $dice }
af-event-cache = the Resource Cache pays { $gain } for { $odd } odd and { $even } even dice
af-event-cache-lost = the Resource Cache is used up
af-event-docked = docks { $dice } at the { $facility }
af-event-bumped = { $ships } give way at the Raiders’ Outpost
af-event-gained = gets { $goods } { $why }
af-event-paid = pays { $goods } { $why }
af-event-traded = trades { $fuel } for { $ore }
af-event-built = builds a ship
af-event-relic-bought = buys the Relic Ship
af-event-hub = { $why ->
    [asimov] Asimov Crater moves the colony at the Colonist Hub to circle { $to }
    [excess] the next colony begins on circle { $to } of the Colonist Hub
   *[ship] { $from ->
        [0] puts a colony on circle { $to } of the Colonist Hub
       *[other] the colony at the Colonist Hub moves to circle { $to }
    }
}
af-event-excess-lost = an advance at the Colonist Hub is lost
af-event-launched = launches a colony
af-event-placed = places a colony on { $territory }
af-event-moved = moves { $colony } from { $from } to { $to }
af-event-swapped = { $first } on { $from } and { $second } on { $to } change places
af-event-control = controls { $territory } now
af-event-control-from = takes control of { $territory } from { $name }
af-event-control-lost = loses control of { $territory }
af-event-looted = takes { $goods } from { $name }
af-event-stolen = { $discarded ->
    [yes] takes the { $card } from { $name }, which is discarded
   *[no] takes the { $card } from { $name }
}
af-event-declined = raids nothing
af-event-cycled = replaces the display: { $cards } are discarded
af-event-reshuffled = the discard pile, { $n ->
    [one] one card
   *[other] { $n } cards
}, is the deck now
af-event-claimed = claims the { $card }
af-event-used = uses the { $card }
af-event-die = { $die } becomes { $to }
af-event-rerolled = rolls again: { $dice }
af-event-recalled = { $relic ->
    [yes] takes the Relic Ship back from the { $facility }
   *[no] takes a ship back from the { $facility }
}
af-event-shot = { $bay ->
    [yes] sends { $ship } from the { $facility } to the Maintenance Bay
   *[no] sends { $ship } from the { $facility } to its stock
}
af-event-borrowed = borrows the bonus of { $territory }
af-event-discarded = discards the { $card }
af-event-field-placed = puts the { $field } on { $to }
af-event-field-moved = moves the { $field } from { $from } to { $to }
af-event-field-removed = takes the { $field } off { $from }
af-event-recovered = takes the { $card } from the discard pile
af-event-parked = { $n ->
    [one] one ship goes
   *[other] { $n } ships go
} to the Maintenance Bay
af-event-returned = gives back { $goods }
af-event-score = has { $to ->
    [one] one point
   *[other] { $to } points
} now, { $from } before
af-event-over = the game is over: { $ranking }
af-rank = { $rank }. { $name }

af-cause-at = at the { $facility }
af-cause-power = for the { $card }
af-cause-launch = for the launch
af-cause-relic = for the Relic Ship
af-relic-terraformed = it was used for terraforming
af-relic-control = its holder does not control Burroughs Desert any more
af-relic-isolation = the Isolation Field lies on Burroughs Desert
af-relic-plasma = it was shot

## Alien Frontiers: why not

af-reason-game-over = { reason-game-over }
af-reason-not-your-turn = { reason-not-your-turn }
af-reason-other-question = { reason-other-question }
af-reason-commit-first = { reason-commit-first }
af-reason-open-choice = Finish first what you have begun
af-reason-unsorted = The ships have to be named from the lowest to the highest
af-reason-not-in-hand = You have no such ships in hand
af-reason-wrong-count = It takes { $n ->
    [one] one ship
   *[other] { $n } ships
} at a time
af-reason-no-free-port = No port is free there
af-reason-group-not-empty = No group of ports there is completely empty
af-reason-not-equal = The ships have to be equal
af-reason-not-a-run = The ships have to be three in a row
af-reason-not-a-six = It takes only a 6
af-reason-below-mine-limit = A ship lower than { $n } cannot dock there now
af-reason-run-too-low = The ships there add up to { $n }: yours have to be higher
af-reason-cannot-pay = It costs { $price }
af-reason-fleet-minimum = Its owner has to keep three other ships off the Terraforming Station
af-reason-stock-empty = No ship is left to build
af-reason-no-colony = There is no colony for it
af-reason-hub-track-done = Your colony is on the last circle: launch it first
af-reason-hub-track-open = No colony of yours is on the last circle
af-reason-just-teleported = This ship comes from the { $facility } and cannot go back in this turn
af-reason-value-fixed = A ship that was taken back keeps its value in this turn
af-reason-out-of-range = A ship shows 1 to 6
af-reason-card-used = This card was used in this turn
af-reason-discard-used = You discarded a card for its effect in this turn
af-reason-not-owned = You do not have this card
af-reason-already-owned = You have one of these
af-reason-not-there = This card does not lie there
af-reason-no-power = This card has no such use
af-reason-credit-too-low = Ships worth { $n } docked at the Alien Artifact: too little for a card
af-reason-no-cycle = The display is replaced once for each ship docked at the Alien Artifact
af-reason-pile-empty = No card is left to deal
af-reason-no-pair = You have no whole pair at the Orbital Market
af-reason-repulsor = The Repulsor Field lies there
af-reason-isolated = The Isolation Field lies there
af-reason-not-borrowable = This bonus cannot be borrowed
af-reason-bonus-owned = This bonus is yours already
af-reason-not-in-control = You do not control Burroughs Desert
af-reason-relic-away = The Relic Ship is not on Burroughs Desert
af-reason-decoy-shields = A Holographic Decoy protects this player
af-reason-no-effect = It would change nothing
af-reason-no-target = There is nothing like that to choose
af-reason-out-of-order = These are chosen in order; what you passed over cannot be chosen now
af-reason-must-dock = Ships can still dock: { $facilities }
af-reason-not-the-surplus = { $n ->
    [one] Exactly one unit has to be given back
   *[other] Exactly { $n } units have to be given back
}

## Alien Frontiers: options and results

option-end-mode = End of the game
option-end-mode-more = What ends the game at once. Points are 12 for two players, 10 for three and 9 for four, 8 in the short game.
option-long = Longer game
option-long-more = Everybody has eight colonies to place, as two players always have.
option-docking = Ships that can dock
option-docking-more = What has to dock before a turn may end, even if it costs something that you would rather keep.
option-first-player = First player
option-first-player-more = Who takes the first turn. Who comes later begins with some fuel and ore.
option-round-limit = Most rounds
option-round-limit-more = The game ends after so many turns of each player, if nothing else ended it before.
value-end-mode-colonies = the last colony of a player
value-end-mode-vp-target = points
value-end-mode-vp-target-short = points, short game
value-docking-strict = every ship that can
value-docking-free-only = only where it costs nothing
value-first-player-random = drawn by lot
value-first-player-P0 = first seat
value-first-player-P1 = second seat
value-first-player-P2 = third seat
value-first-player-P3 = fourth seat
value-round-limit-none = no limit

ending-colonies = A player has placed the last colony.
ending-vp-target = A player has enough points.
ending-no-colonies = No colony is left to place.
ending-rounds = The last round is over.
end-source-colonies = Colonies
end-source-territories = Territories
end-source-positron = Positron Field
end-source-city = Alien City
end-source-monument = Alien Monument
tie-break-cards = Cards
tie-break-ore = Ore
tie-break-fuel = Fuel

## Alien Frontiers: the rules

af-book-aim = You settle a planet that was somebody’s before. Each colony is a point, each territory that you control is one more, and a few cards bring points as well. The game ends as soon as somebody has placed the last colony; most points win.
af-book-roll = Roll: your ships are dice. They all come back from where they docked, and you roll them.
af-book-dock = Dock: put your ships at the facilities around the planet that take what they show, such as any value, a pair, three of a kind or a row. You pay the price and get the effect at once.
af-book-free = In between, in any order: use the powers of your cards, trade, claim a card, launch a colony, buy the Relic Ship. What you get can be spent at once.
af-book-turn-end = End of the turn: of fuel and ore together you keep at most { $keep }.
af-book-ports = Taken ports
af-book-must = A port stays taken until its owner’s next turn, so ships are also in the way of others. As long as one of your ships can dock, you have to dock one; which one is up to you. What finds no port goes to the Maintenance Bay.
af-book-colonies = Colonies
af-book-colony = There are three ways to a colony: three of a kind and ore at the Colony Constructor; a 6 with fuel and ore at the Terraforming Station, which costs you the ship; or { $circles } circles on your track at the Colonist Hub, and a launch. You choose the territory.
af-book-control = Whoever has more colonies on a territory than each other player controls it. That is a point, and its bonus is yours as long as it lasts. If two are level, nobody controls it.
af-book-goods-title = Fuel and ore
af-book-goods = The Solar Converter gives fuel, the Lunar Mine ore, and with a pair at the Orbital Market you buy ore for fuel. Neither ever runs out.
af-book-ships-title = Ships
af-book-ships = You begin with { $fleet } ships and can have six. The Shipyard builds one for a pair with fuel and ore; each costs more than the last.
af-book-cards-title = Alien cards
af-book-claiming = Claiming and using cards
af-book-cards = Ships that dock at the Alien Artifact and add up to { $credit } in one turn claim one of the three cards on display. Each of them also lets you replace the display once. Nobody has two cards of one kind.
af-book-powers = Each card can be used once in a turn. Most powers cost fuel and change ships that are not docked yet. Many cards can be discarded for another effect: one in a turn, and not one that was used in it.
af-book-raid = Three ships in a row at the Raiders’ Outpost take { $loot } units of fuel and ore from other players, or one card. Ships that stand there give way to a higher sum.
af-book-raid-more = The units may come from several players; if all of them have less, you take what there is. A Holographic Decoy protects its owner’s goods and all other cards. You may also take nothing.
af-book-end = The game ends at once when the player whose turn it is has placed the last colony. Most points win, whoever ended it; of equals it is who has more cards, then more ore, then more fuel.
af-book-facilities = Facilities
af-book-planet = The planet
af-book-control-title = Control
af-book-fields = Fields and Relic Ship
af-book-field = A field comes to the planet, and moves there, when a card is discarded for it. What a field says goes before what a card says.
af-book-group = Its ports are joined: the ships dock together, and only where all joined ports are free.

## AquaSphere: names

aq-symbol-GREEN = green
aq-symbol-YELLOW = yellow
aq-symbol-BLACK = black
aq-symbol-PURPLE = purple
aq-symbol-BLUE = blue
aq-symbol-RED = red
aq-symbol-WHITE = white

aq-job-GREEN = expand the lab
aq-job-YELLOW = take time
aq-job-BLACK = take crystals
aq-job-PURPLE = catch octopods
aq-job-BLUE = place a submarine
aq-job-RED = take a research card
aq-job-WHITE = program another bot

aq-matter-GREEN = lab
aq-matter-YELLOW = time
aq-matter-BLACK = crystals
aq-matter-PURPLE = octopods
aq-matter-BLUE = submarine
aq-matter-RED = research
aq-matter-WHITE = program
aq-tile = { $symbol }, { $matter }

aq-sector-A = Sector A
aq-sector-B = Sector B
aq-sector-C = Sector C
aq-sector-D = Sector D
aq-sector-E = Sector E
aq-sector-F = Sector F
aq-space-A1 = A1
aq-space-A2 = A2
aq-space-B1 = B1
aq-space-B2 = B2
aq-space-B3 = B3
aq-space-C1 = C1
aq-space-C2 = C2
aq-bot-of = { $neutral ->
    [yes] a neutral bot
   *[no] { $you ->
        [yes] your bot
       *[no] { $name }’s bot
    }
}
aq-bots-of = { $neutral ->
    [yes] { $n ->
        [one] one neutral bot
       *[other] { $n } neutral bots
    }
   *[no] { $you ->
        [yes] { $n ->
            [one] one of your bots
           *[other] { $n } of your bots
        }
       *[no] { $n ->
            [one] one bot of { $name }
           *[other] { $n } bots of { $name }
        }
    }
}
aq-time = { $n } time
aq-crystals = { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}
aq-octopods = { $n ->
    [one] 1 octopod
   *[other] { $n } octopods
}
aq-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
aq-nothing = nothing
aq-room-cards = { $n ->
    [one] +1 card
   *[other] +{ $n } cards
}
aq-room-time = +{ aq-time }
aq-room-crystals = +{ aq-crystals }
aq-room-octopods = +{ aq-octopods }

aq-card = card
aq-prize-T = time
aq-prize-C = crystals
aq-prize-K = points
aq-card-hq = { $symbol } Shift ({ $prize })
aq-card-octopods = Good Catch ({ $prize })
aq-card-opposite = Cross Tunnel
aq-card-evict = Station Warden
aq-card-lock = Master Key
aq-card-submarine = Dockyard
aq-card-sidestep = Side Door
aq-card-interim = { $symbol } Night Shift
aq-card-now = { $symbol } Head Start

## AquaSphere: what things do

aq-rule-GREEN = Takes the top expansion of the Sector into your lab. For each letter on it a bot from your board may take control of that Sector, without an action.
aq-rule-YELLOW = Takes the time in the Sector, as much as your lab holds. If it comes to less than { $least }, the supply makes up for it.
aq-rule-BLACK = Takes the crystals in the Sector, as many as your lab holds.
aq-rule-PURPLE = Catches octopods in the Sector, as many as your lab has tanks for. The more at once, the more points each.
aq-rule-BLUE = Places a submarine in the next slot of a Sector that has none of yours: { $bulb } in this round.
aq-rule-RED = Takes the top research card of the Sector, if your lab has a place for it: { $bulb } in this round.
aq-rule-WHITE = Programs a bot from your board for the symbol on the white area of the Sector. If one is programmed for it already, you get { $bonus }.

aq-rule-hq = Your engineer comes to the { $symbol } tile: { $prize }.
aq-rule-catch = One of your bots catches { $least ->
    [one] octopods: { $prize }, however many.
   *[other] at least { $least } octopods at once: { $prize }.
}
aq-rule-opposite = Your scientist may cross to the opposite Sector for { $price }, from anywhere on the way.
aq-rule-evict = Each bot of somebody else that goes home from a charging station because of you: { $prize }.
aq-rule-lock = Locks of { $n } cost you nothing.
aq-rule-submarine = Your submarines cost half as much, rounded down.
aq-rule-sidestep = Once in the game your engineer moves sideways. It is a fourth move in that round.
aq-rule-interim = Before each scoring you may pay { $price } for a bot programmed for { $symbol }.
aq-rule-now = When you take it: { $gain } and a bot programmed for { $symbol }. If there is one already, { $more } more instead.

## AquaSphere: what is asked

aq-subject-third = { $you ->
    [yes] Your third bot.
   *[no] { $name }: third bot.
}
aq-subject-deployment = { $you ->
    [yes] Your deployment.
   *[no] { $name } deploys a bot.
}
aq-subject-action = { $you ->
    [yes] Your bot’s action.
   *[no] { $name }: a bot’s action.
}
aq-subject-expansion = { $you ->
    [yes] Your expansion.
   *[no] { $name }: expansion.
}
aq-subject-card = { $you ->
    [yes] Your { $card }.
   *[no] { $name }: { $card }.
}
aq-subject-line = { $you ->
    [yes] Your red line.
   *[no] { $name }: red line.
}
aq-subject-preparation = { $you ->
    [yes] Your preparation.
   *[no] { $name } prepares the scoring.
}
aq-subject-round = Round { $round } is scored.
aq-ask-main = { $name } chooses what to do.
aq-do-move = move your engineer
aq-do-program = program
aq-do-deploy = deploy
aq-do-pass = pass
one-of = { $some } or { $last }
aq-wanted-main = what to do
aq-wanted-third = which of three programmed bots goes back
aq-wanted-sector = where the { $symbol } bot goes
aq-wanted-action = whether the { $symbol } bot does its job
aq-wanted-letter = whether a bot goes to { $sector }
aq-wanted-reward = whether to take points that meet a red line
aq-wanted-line = what to give at the red line before { $space }
aq-wanted-preparation = what to do before the scoring
aq-go-on = { $last ->
    [yes] go on to the final scoring
   *[no] go on to round { $round }
}

## AquaSphere: what can be done

aq-command-engineer = { $sideways ->
    [yes] engineer sideways to { $space }
   *[no] engineer to { $space }
}, { $symbol } ({ $alone ->
    [yes] without a bot
   *[no] { $matter }
})
aq-command-free = program { $symbol } ({ $matter }) for { $price }
aq-command-deploy = deploy the { $symbol } bot ({ $matter })
aq-command-return = take back the { $symbol } bot ({ $n ->
    [0] no room for time
   *[other] +{ aq-time }
})
aq-command-return-line = give the { $symbol } bot and go on
aq-command-pass = pass, as number { $place }
aq-command-to = { $stays ->
    [yes] stay in { $sector }{ $slot }
   *[no] to { $sector } ({ $price }{ $straight ->
        [yes] {""}
       *[no] , by { $way }
    }){ $slot }
}
aq-note-slot = {" "}and { $price } for the slot
aq-command-perform = do it
aq-command-perform-here = { $job }
aq-command-perform-green = take the expansion ({ $expansion })
aq-command-perform-red = take the { $card } (+{ $gain })
aq-command-perform-white = { $occupied ->
    [yes] take { $gain }, as { $symbol } is programmed
   *[no] program { $symbol } ({ $matter })
}
aq-command-skip = do without it
aq-command-letter = a bot by a letter
aq-command-place = a bot to { $sector } ({ $note })
aq-command-decline = no bot to { $sector }
aq-note-free = nobody controls it
aq-note-displaces = { $bot } goes to the charging station
aq-command-use = take { aq-points } of the { $card }
aq-command-decline-card = do without { aq-points } of the { $card }
aq-command-pay = pay { $crystal } and go on
aq-command-stop = stop here, { $n ->
    [one] 1 point is lost
   *[other] { $n } points are lost
}
aq-command-submarine-time = take { $gain } for your submarines
aq-command-interim = use the { $card } ({ $price })
aq-command-prepared = { $n ->
    [0] done: let the scoring begin
   *[other] take { aq-time } and let the scoring begin
}
aq-command-end = end your turn

## AquaSphere: what happened

aq-event-turn = Turn of { $name }
aq-event-engineer = { $sideways ->
    [yes] moves the engineer sideways to { $space }
   *[no] moves the engineer to { $space }
}
aq-event-programmed = programs a bot for { $symbol }
aq-event-returned = takes the { $symbol } bot back
aq-event-third = takes the { $symbol } bot back, as three are too many
aq-event-returned-line = gives the { $symbol } bot at a red line
aq-event-gained = gets { $goods } { $why }
aq-event-paid = pays { $goods } { $why }
aq-event-crystal-paid = pays a crystal at a red line
aq-event-scientist = { $steps ->
    [0] the scientist stays
   *[other] the scientist goes to { $way }: { $price }
}
aq-event-deployed = the { $symbol } bot controls { $sector }
aq-event-displaced = { $bot } goes to the charging station of { $sector }
aq-event-overloaded = the charging station of { $sector } is overfull, back on their boards: { $bots }
aq-event-no-effect = the { $symbol } bot finds nothing to do
aq-event-skipped = does without the { $symbol } bot’s job
aq-event-expansion = takes an expansion: { $expansion }
aq-event-letter-placed = puts a bot on the control field of { $sector }
aq-event-letter-declined = puts no bot in { $sector }
aq-event-caught = catches { $octopods } in { $sector }
aq-event-submarine = places a submarine in slot { $slot } of { $sector }
aq-event-card = takes the { $card }
aq-event-reward = the { $card } brings { aq-points }
aq-event-card-declined = does without the points of the { $card }
aq-event-points = gets { aq-points } { $source }
aq-event-line = crosses the red line before { $space }
aq-event-stopped = stops at the red line before { $space }, { $n ->
    [one] 1 point is lost
   *[other] { $n } points are lost
}
aq-event-passed = passes as number { $place }
aq-event-prepared = is ready for the scoring
aq-event-scored = scores { $sum }: control { $majority }, bots { $bots }, crystals { $crystals }, octopods { $octopods }
aq-event-lost = loses { aq-points }
aq-event-refilled = { $sector } gets { $goods }
aq-the-card = the { $card }
aq-the-expansion = the expansion { $expansion }
aq-event-drifted = a neutral submarine comes to { $sector }
aq-event-tiles = the tiles of the headquarters are laid
aq-event-order = the turn order is { $names }
aq-event-round = round { $round } begins
aq-event-committed = round { $round } is over
aq-event-final = letters { $letters }, time { $time }, submarines { $submarines }, lab { $lab }
aq-event-over = the game is over: { $ranking }
aq-rank = { $rank }. { $name }

aq-cause-return = for the bot
aq-cause-free = to program
aq-cause-way = for the way
aq-cause-slot = for the slot
aq-cause-action = by the { $symbol } bot
aq-cause-card = for the { $card }
aq-cause-line = at a red line
aq-cause-submarines = for the submarines
aq-source-caught = for the catch
aq-source-submarine = for the submarine
aq-source-research = for the research card
aq-source-reward = as a reward

## AquaSphere: why not

aq-reason-game-over = { reason-game-over }
aq-reason-not-your-turn = { reason-not-your-turn }
aq-reason-other-question = { reason-other-question }
aq-reason-symbol-occupied = A bot is programmed for { $symbol } already: take it back first
aq-reason-no-arrow = No arrow leads your engineer to { $space }
aq-reason-must-return-bot = No bot is left on your board: take a programmed one back first
aq-reason-supply-empty = No bot is left on your board
aq-reason-too-little-time = It costs { $price }
aq-reason-free-program-used = You have programmed for time in this round
aq-reason-not-programmed = No bot is programmed for { $symbol }
aq-reason-submarine-here = A submarine of yours is in { $sector }
aq-reason-no-submarine = All your submarines are out
aq-reason-slot-too-dear = The slot costs { $price } after the way
aq-reason-no-slot = No slot in reach can be paid
aq-reason-not-on-exit = Your engineer is not at an exit yet
aq-reason-card-used = This card is used up for now
aq-reason-no-card = You have no such card
aq-reason-no-crystal = You have no crystal
aq-reason-time-taken = You have taken the time of your submarines

## AquaSphere: options and results

option-red-line-crystal = Crystals at red lines
option-red-line-crystal-more = Whether a crystal is paid by itself when points cross a red line, or the player may give a bot or stop instead.
option-finite-supply = Goods run out
option-finite-supply-more = Whether there are only as many time markers, crystals and octopods as in the box.
value-red-line-crystal-forced = paid by themselves
value-red-line-crystal-optional = the player decides

ending-last-round = The last round is over.
end-source-octopods = Octopods
end-source-submarines = Subs
end-source-research = Research
end-source-majority = Control
end-source-bots = Bots
end-source-crystals = Crystals
end-source-lab = Lab
end-source-time-left = Time
end-source-red-lines = Lines
tie-break-control-fields = Control fields
tie-break-crystals = Crystals

## AquaSphere: the rules

aq-book-aim = You lead a team in a station under the sea. Your engineer programs bots in the headquarters, and your scientist takes them to the six Sectors, where they do their work. After four rounds the most knowledge points win.
aq-book-turn = In turn order everybody does one of these things, again and again until all have passed:
aq-book-program = Program: your engineer follows an arrow of the headquarters, three times in a round. A bot from your board is programmed for the symbol of that space, which has to be free. Once in a round you may pay { $price } instead and program any free symbol.
aq-book-act = Act: your scientist takes a programmed bot to a Sector. Locks on the way cost time; staying is free. The bot takes the control field there, and you may have it do its work.
aq-book-pass = Pass: once your engineer is at an exit, after three moves. Whoever passes first is first in the next round. Programmed bots stay programmed.
aq-book-bots-title = Bots
aq-book-bots = At most two bots are programmed at a time, each for another symbol. If there is a third, one of the three goes back to your board at once. You may also take programmed bots back at any moment of your turn, its end included. Each of them brings { $returned }.
aq-book-actions-title = The seven actions
aq-book-actions = Green expands your lab, yellow takes time, black takes crystals, purple catches octopods, blue places a submarine, red takes a research card, white programs another bot. Your lab limits how much of it you can hold.
aq-book-control-title = Control and charging
aq-book-control = A bot that comes to a Sector takes its control field; the bot that was there goes to the charging station. If that holds too many, each player keeps one bot there and takes the others back; neutral bots stay.
aq-book-charging = With so many players a charging station holds { $limit } bots.
aq-book-round = After each round
aq-book-prepare = First everybody gets { $each } for each submarine that is out. Then these are added up and counted at once:
aq-book-score-control = Control fields: { $majority } for the most of them, { $tied } each if some are level.
aq-book-score-bots = Bots: a point for each that has left your board, but only as many as your submarines open.
aq-book-score-crystals = Crystals that you hold: { $row } points for 1, 2, 3 and so on.
aq-book-score-octopods = Octopods in each Sector that you control: as many points in the same row, but lost.
aq-book-refill = Then each Sector gets a research card, an expansion and the goods that the centre tile shows for it. Time that was left there is gone. The headquarters gets another layout, and the bulb is worth a point more.
aq-book-refill-title = A new round
aq-book-lines = Your points walk along the track. Each red line on the way costs a crystal. Without one you may give back a programmed bot, or you stop before the line and the rest of the points is lost.
aq-book-end = After the fourth scoring there are more points: for different letters in the lab ({ $row }), { $left } for each time, { $submarines } if all submarines are out, { $complete } for a complete lab. Red lines no longer count.
aq-book-win = Most points win; of equals it is who has more control fields, then more crystals.
aq-book-unsure = Locks, goods, many numbers on cards and the red lines are reconstructed. The page of the general supply names everything that no source confirms.
aq-book-rounds = The round
aq-book-places = Places and pieces
aq-book-hq = Its seven spaces lie in three rows. From each space two ways lead on, and the last row has the exits. The tiles are laid out anew for each round; those of the next round can be seen already.
aq-book-sector = A Sector has an area for each symbol, a control field and a charging station. Scientists of all players may be there together.
aq-book-sector-lock = { $n ->
    [0] Its lock, on the clockwise side, is open.
   *[other] Its lock, on the clockwise side, costs { $price }.
}
aq-book-sector-white = Its white area programs: { $symbol }.
aq-book-lock-title = Locks
aq-book-lock = Between two Sectors lies a lock. Going through costs the time that is printed on it; the cheapest way is taken by itself.
aq-book-centre = The bulb shows how many points a submarine and a research card bring in this round. The sides show what comes to each Sector after it.
aq-book-lab = Your lab says how much time, how many crystals and cards you can have, and how many octopods one action catches. An expansion makes more room, and most have a letter that counts at the end. With five of them the lab is complete.
aq-book-track-title = Knowledge and red lines
aq-book-supply = What nobody has: time, crystals, octopods, and the cards and expansions to come.
aq-book-time = Time pays for locks, for submarines and for programming. What does not fit into the lab is not taken.
aq-book-catch = A catch of 1, 2, 3 and so on brings { $row } points.
aq-book-slots = The slots of a Sector are filled in order; the later ones cost more time.
aq-book-cards = Research cards
aq-book-card = A research card is yours to the end and takes a place in your lab. Its rewards come by themselves.
aq-book-bulb = the points of the bulb
aq-book-shift = Shifts
aq-book-good-catch = Good Catch
aq-book-night = Night Shifts
aq-book-start = Head Starts

## The table: log

log-menu = What the log shows
log-mine = Only what is about me
log-all = All that happened
log-copy = Copy the log
log-gap = Some lines are missing here.
log-started = The game begins.
log-timed-out = did not answer in time
log-away = is away
log-back = is back
log-taken-over = hosts the table now; what was hidden is drawn anew
log-stand-in = is away: a bot plays on
log-seat-moved = plays from here on
log-plays-again = is asked again, not the bot
log-stepped-back = steps back
log-taken-back = takes back a move, as all agreed
log-gone-forward = goes forward again
log-since = Since your last turn
log-news-more = { $n ->
    [one] One line of the log came before that:
   *[other] { $n } lines of the log came before that:
}
log-line = { $name }: { $text }
log-undone = { $name }, taken back: { $text }
log-look = { $line }. Shows the board as it was then.
past-head = Looking back
past-asked = You are asked!
past-where = { $n ->
    [0] The newest position, after: { $line }
    [one] One position ago, after: { $line }
   *[other] { $n } positions ago, after: { $line }
}
past-return = Back to the game (Esc)
past-earlier = Earlier
past-later = Later
past-hint = This is the board as it was then. Arrows step through the log, ? opens its rule, Esc goes back to the game.
past-hint-result = This is the board as it was then. Arrows step through the log, ? opens its rule, Esc goes back to the result.

## The table: choices

argo-source = To build, place { $n }: { $tile }
argo-alien = Alien in { $tile }
holds = holds { $n }
nobody-there = empty

## The table: bars and rails

menu = Menu
turn-line = { $players } players, { $difficulty } aliens, turn { $turn }
host-is = host: { $name }
phase-done = { $phase }, done
phase-now = { $phase }, now
phase-possible = { $phase }, possible now
phase-later = { $phase }, to come
phase-skipped = { $phase }, skipped
phase-or = or
waiting-for = Waiting for { $names }: Time Machine.
status-line = { $subject } { $wanted }
game-over-subject = The game is over.
link-slow = slow
status-slow = { $wanted } (slow connection)
link-away = away
link-stand-in = bot plays
status-stand-in = A bot plays for { $name }: { $wanted }
status-of = { $name } · { $subject }
status-away = Waiting for { $name }, who is away.
link-bot = bot
undo = Undo
undo-not-yours = Only the player who acted can step back.
undo-off = Undo is off: { $why }
undo-nothing = Nothing was done yet.
undo-sealed = Something was revealed or made final. Only all together can take it back.
undo-too-deep = No earlier position is kept.
undo-ask = Ask to undo
undo-ask-really = Undo all that
undo-undoes = Takes back { $n } actions: { $who }. Press again to ask for it.
undo-of = { $n } of { $name }
undo-ask-more = Ask everybody whether you may take back your last step and all that was done since
forward = Forward again
forward-short = Forward
forward-ask = Ask to go forward
forward-more = Go forward again over what you took back: everything is as it was. Ctrl Y
forward-ask-more = Ask everybody whether you may go forward again over what was taken back: everything is as it was. Ctrl Y
forward-head = { $name } asks to go forward again
forward-own = You ask to go forward again
forward-restores = { $n ->
    [one] One step of { $names } would stand again as it was.
   *[other] { $n } steps of { $names } would stand again as they were.
}
forward-yes = Go forward
forward-done = Forward again
forward-agreed = Everybody agreed. What was rolled stands.
take-back-head = { $name } asks to take back a step
take-back-own = You ask to take back a step
take-back-left = { $n } s
take-back-undoes = { $n ->
    [one] One step of { $names } would be undone.
   *[other] { $n } steps of { $names } would be undone.
}
take-back-waiting = Waiting for { $names }.
take-back-yes = Take it back
take-back-no = No
take-back-withdraw = Do not ask any more
take-back-done = Taken back
take-back-not = Nothing is changed
take-back-agreed = Everybody agreed. Whatever was rolled will be rolled anew.
take-back-declined = { $name } said no.
take-back-withdrawn = Nobody asks for it any more.
take-back-overtaken = Somebody acted before everybody had agreed.
take-back-expired = Not everybody answered in time.
confirm = Confirm
do-without = Do without
turn-ghost = Turn the tile
hint-watch = Somebody else is playing.
hint-onlooker = You are watching.
hint-title = Hint
hint-button = Hint ({ $key })
hint-off = No hint: { $why }
hint-not-allowed = The host has switched hints off at this table.
hint-not-your-turn = It is not your turn.
hint-none = No hint was found.
hint-thinking = Podbay is thinking…
hint-best = Best: { $what }.
hint-best-because = Best: { $what }, because { $why }.
hint-steps = these { $n } steps
hint-left = The rest of the hint:
hint-step = { $n }. { $what }
hint-only = This is the only choice.
hint-chance = Your chance to win is then about { $n }%.
hint-equal = About equal: { $what }.
hint-sure = This is clearly the best choice.
hint-fairly-sure = This is probably the best choice.
hint-guess = This is a guess.
link-reopen = Back to step { $n }: { $who } to { $to }
activation-reopen = Back to before { $tile } was activated
activation-done = Activates { $tile }
link-done = Step { $n }: { $who } to { $to }
chip-launch = leaves
you = you
activated = { $n } activated
saved = { $n } saved
aliens = Aliens
aliens-out = { $n } on the station
track-full = full: they win
track-of = { $dead } of { $all }
track-then = then { $n }
track-then-full = then full
argo-end-near-head = { $names }: one astronaut left
argo-end-near = { $names }: one astronaut left who can move. The game ends when a turn begins for a player who has none.
argo-end-near-once-more = { $names }: one astronaut left who can move. When a player has none, the others get one more turn.
argo-end-next-head = { $you ->
    [yes] Ends when your turn begins
   *[no] Ends when { $name }’s turn begins
}
argo-end-next = { $you ->
    [yes] You have nobody left who can move: the game ends when your next turn begins.
   *[no] { $name } has nobody left who can move: the game ends when { $name }’s next turn begins.
}
argo-end-last-head = { $you ->
    [yes] You have nobody left
   *[no] { $name } has nobody left
}
argo-end-last = { $you ->
    [yes] You have nobody left who can move: this is the last round.
   *[no] { $name } has nobody left who can move: this is the last round.
}
card-of = { $score ->
    [one] { $name }, one point
   *[other] { $name }, { $score } points
}
revive-head = Who returns?
card-aliens = Aliens, { $score } points, { $dead } of { $all } places of the track filled
figure-dead = { $role } dead
figure-saved = { $role } saved
figure-aboard = { $role } in a pod
provisional = value not confirmed by a source

build-next = Build next
choose-one = choose one
not-now = next turn
pods = Pods
stack = Stack
nothing-left = Nothing left here
tile-holds = Holds { $n }.
tile-alien = An alien comes with it.
tile-slots = { $n ->
    [one] One player may use it.
   *[other] { $n } players may use it.
}
tile-used = Used by { $names }.
card-hint = Point at a tile or a figure to read what it does.
card-dead = { $name }, dead
card-saved = { $name }, saved
card-on = { $name }, in { $tile }
an-alien = an alien
tile-provisional = Not confirmed by a source: { $fields }.
af-doubt-copies = how many copies of it there are
af-doubt-board = where things lie on the board
af-book-design = Our own design: { af-doubt-board }.
face-down = { $n } face down
log = Log
log-empty = The first move writes here.
let-it-happen = Let it happen
time-machine = Time Machine
use-time-machine = Use Time Machine
seconds-left = { $n ->
    [one] One second left
   *[other] { $n } seconds left
}
may-step-in = You may step in now
announces = { $name } announces { $what ->
    [move] a move
    [activation] an activation
   *[action] an action
}.
step-activates = activates { $tile }
step-enters = steps { $to }
step-pushed = is pushed { $to }
step-comes-out = is teleported { $to }
step-dies = { $text }, dies
steps-more = { $n ->
    [one] and one step more
   *[other] and { $n } steps more
}
costs-nothing = Nobody dies, nothing is scored.
you-hold = Your { $role } is in the room. One move or activation, now.
nobody-else-asked = Nobody else is asked.
asked-before = Before you, if they step in: { $names }.
also-asked = Asked as well: { $names }.
list-head = What can I do? { $n ->
    [one] One choice
   *[other] { $n } choices
}
what-can-i-do = What can I do?
point-tool = Point at something for everybody: click a place or drag an arrow
zoom-in = Zoom in
zoom-out = Zoom out
fit = Show the whole station
nothing-yet = Nothing has happened yet.
board-shows = The board shows what { $name } announced.

## The plain table

board-table = Table
board-final = This is final.
board-unknown = This is final. What it reveals is not known before.
board-would = Then: { $text }
board-hint-since = Corners mark what has changed since your last turn; { $again } shows it again step by step. { $list } lists everything that you can do.
board-again = Press it once more to send it: { $what }
board-hint = Point at a lit place to see what it would do; a click does it. Tab and arrows walk along them, { $list } lists everything.
board-hint-short = { $list } lists everything.
board-aimed = Now click what goes there: what fits is lit. Esc goes back.
account-step = step { $n } of { $of }
account-next = Next step
account-hint = The points are explained step by step. A click on a step shows it, Space goes to the end.
board-not-now = Not possible now
board-refused = { $what }: { $why }

## The plain table: Alien Frontiers

af-progress = { $players } players, round { $round }, turn { $turn }
af-hand-of = { $name }’s dice
af-ships = { $n } of { $of } ships
af-colonies-left = { $n ->
    [one] one colony left
   *[other] { $n } colonies left
}
af-controls = Controls { $territories }
af-no-colony = no colony
af-borrowed = borrowed
af-section-pile = Deck and discard pile
af-face-down = { $n } face down
af-at-least = at least { $n }
af-more-than = more than { $n }
af-credit = { $n } of { $of }
af-rate = { $n } fuel for 1 ore

## The drawn board of Alien Frontiers
## A word with a colon before it stands for a small picture and stays as it is.

af-short-SC = Solar
af-short-LM = Lunar Mine
af-short-OM = Market
af-short-SY = Shipyard
af-short-CC = Constructor
af-short-TS = Terraforming
af-short-HUB = Hub
af-short-ART = Artifact
af-short-RO = Raiders
af-short-city = City
af-short-monument = Monument
af-short-booster = Booster
af-short-crystal = Crystal
af-short-gravity = Gravity
af-short-decoy = Decoy
af-short-teleporter = Teleporter
af-short-plasma = Plasma
af-short-polarity = Polarity
af-short-cache = Cache
af-short-stasis = Stasis
af-short-warper = Warper

af-line-SC = :any any value › half of it :fuel
af-brief-SC = :any any › half :fuel
af-line-LM = :high no lower › 1 :ore
af-brief-LM = { $now ->
    [0] :high no lower › 1 :ore
   *[other] :high { $now } or more › 1 :ore
}
af-line-OM = :pair a pair › value :fuel for 1 :ore
af-brief-OM = { $now ->
    [0] :pair › value :fuel for 1 :ore
   *[other] :pair › { $now } :fuel for 1 :ore
}
af-line-SY = { $free ->
    [yes] :pair a pair › :ship
   *[no] :pair a pair, { $price } › :ship
}
af-brief-SY = :pair { $price } › :ship
af-line-CC = { $free ->
    [yes] :three three alike › :colony
   *[no] :three three alike, { $price } › :colony
}
af-brief-CC = :three { $price } › :colony
af-line-TS = { $free ->
    [yes] :six a 6 › :colony
   *[no] :six a 6, { $price } › :colony
}
af-brief-TS = :six { $price } › :colony
af-line-HUB = :any any value › one circle on; from { $n } launch for { $price }
af-brief-HUB = { af-line-HUB }
af-line-ART = :any any value › { $n } for a :card
af-brief-ART = :any › { $n } for a :card
af-line-RO = :run three in a row › raid
af-brief-RO = { $now ->
    [0] :run in a row › raid
   *[other] :run above { $now } › raid
}

af-line-asimov = :HUB Hub +{ $n } circle
af-line-bradbury = :CC Constructor −{ $n } :ore
af-line-burroughs = :relic Relic { $goods }
af-line-heinlein = :OM Market { $n } :fuel for 1 :ore
af-line-herbert = :SY Shipyard { $goods }
af-line-lem = :SC Solar +{ $n } :fuel
af-line-pohl = :card Cards −{ $n } :fuel
af-line-vanvogt = :LM Mine any value

af-from-colonies = :colony colonies { $n }
af-from-control = :control control { $n }
af-from-positron = :positron Positron { $n }
af-from-city = :city City { $n }
af-from-monument = :monument Monument { $n }

af-phase-roll = Roll
af-phase-dock = Dock
af-phase-colony = Colony
af-phase-raid = Raid
af-phase-end = End turn
af-end-near-head = { $names }: one colony left
af-end-near = { $names }: one colony left. The game ends as soon as a player places the last one.

af-bay-empty = empty
af-your-ships = Your ships
af-card-used = used
af-goods-over = { $n } over { $of }
af-tech = Alien tech
af-discarded = { $n } discarded
af-fields = Fields
af-field-nowhere = not in play
af-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
af-no-cards = No card
af-points = { $n ->
    [one] one point
   *[other] { $n } points
}
af-raid-goods = Fuel and ore
af-raid-nothing = Raid nothing
af-raid-safe = safe
af-loot = Your loot
af-raid-note = { $n } units, or one card instead
af-raid-left = { $n ->
    [one] One unit is still to take
   *[other] { $n } units are still to take
}
af-chip-control = { $you ->
    [yes] you take control
   *[no] { $name } takes control
}
af-chip-name = { $you ->
    [yes] you
   *[no] { $name }
}
af-chip-keeps = { $you ->
    [yes] you keep control
   *[no] { $name } keeps control
}
af-chip-tied = tied

af-ports-free = { $n ->
    [0] no port free
    [one] a port free
   *[other] { $n } ports free
}
af-place-docked = { $ship } at the { $facility }, port { $port }
af-place-berth = { $you ->
    [yes] your track at the Colonist Hub
   *[no] { $name }’s track at the Colonist Hub
}, { $circle ->
    [0] no colony on it
   *[other] colony on circle { $circle } of { $circles }
}
af-place-bay = { $n ->
    [one] one ship in the Maintenance Bay
   *[other] { $n } ships in the Maintenance Bay
}
af-place-circle = { $you ->
    [yes] circle { $circle } of your track
   *[no] circle { $circle } of { $name }’s track
}
af-place-die = { $you ->
    [yes] your ship { $n } in hand shows { $value }
   *[no] { $name }’s ship { $n } in hand shows { $value }
}
af-place-card = { $you ->
    [yes] your { $card }
   *[no] { $name }’s { $card }
}
af-place-control = { $you ->
    [yes] you control it
   *[no] { $name } controls it
}
af-place-count = { $you ->
    [yes] { $n } of yours
   *[no] { $n } of { $name }
}
af-place-colonies = { $you ->
    [yes] { $n ->
        [one] your colony on { $territory }
       *[other] your { $n } colonies on { $territory }
    }
   *[no] { $n ->
        [one] { $name }’s colony on { $territory }
       *[other] { $name }’s { $n } colonies on { $territory }
    }
}
af-place-relic = { $ship } at home on { $territory }
af-place-display = { $card } in the display, place { $n }
af-place-pile = the discard pile, { $n ->
    [0] empty
    [one] one card
   *[other] { $n } cards
}
af-rule-pile = A click shows the cards in it.
af-place-discarded = { $card } in the discard pile, { $n ->
    [one] one of it
   *[other] { $n } of it
}
af-place-unit = { $you ->
    [yes] { $goods } of yours, number { $n } of { $of }
   *[no] { $goods } of { $name }, number { $n } of { $of }
}
af-place-loot = loot { $n }: { $goods } of { $name }
af-rule-loot = A click on the last unit puts it back.
af-place-surplus = { $goods } of the surplus, number { $n }
af-give-back = Give back

## The plain table: AquaSphere

aq-progress = { $players } players, round { $round }, turn { $turn }
aq-part-program = Program
aq-part-act = Act
aq-part-pass = Pass
aq-part-end = End turn
aq-part-scoring = Scoring
aq-round-of = round { $n } of { $of }
aq-start = Start
aq-passed = Passed
aq-supply-short = Supply
aq-knowledge = Knowledge
aq-lap = a lap is { $n }
aq-line-price = Red line: 1 crystal
aq-lab = lab
aq-counted = { $n } of { $of }
aq-scoring-of = Scoring, round { $n }
aq-scoring-final = Final scoring
aq-step-control = Control fields
aq-step-control-rule = most of them, alone or tied
aq-step-bots = Bots in play
aq-step-bots-rule = up to what submarines open
aq-step-crystals = Crystals held
aq-step-crystals-rule = counted before any is paid
aq-step-octopods = Octopods left
aq-step-octopods-rule = in Sectors under control
aq-step-lines = Red lines
aq-step-lines-rule = one sum walks up the track
aq-step-letters = Letters
aq-step-letters-rule = different ones in the lab
aq-step-time = Time left
aq-step-time-rule = red lines do not count now
aq-step-submarines = Submarines
aq-step-submarines-rule = if all of them are out
aq-step-lab = Lab
aq-step-lab-rule = if it is complete
aq-share = { $n } of { $of }
aq-bots-open = { $n }, open { $of }
aq-walked = { $from } › { $to }
aq-lost = { $n } lost
aq-stops = stops at { $at }, { $n } lost
aq-crosses = crosses to { $to }
aq-lines-over = lines do not count now
aq-spot = { $what }: { $parts }
aq-spot-area = { $sector }, { $job }
aq-spot-control = Control field of { $sector }
aq-spot-scientists = scientists { $names }
aq-spot-engineers = engineers { $names }
aq-spot-charging = { $sector }, { $charging }
aq-spot-lock = Lock between { $from } and { $to }
aq-spot-open = open
aq-spot-slot = next slot { $n } time
aq-spot-no-slot = no slot is free
aq-spot-hub = Centre tile
aq-spot-bulb = a bulb is { $points }
aq-spot-comes = { $sector } gets { $goods }
aq-spot-line = Red line before { $n }
aq-spot-stop = Stop before the red line
aq-spot-pass = Place { $n } of the pass order
aq-spot-own = { $you ->
    [yes] Your board
   *[no] Board of { $name }
}, { $what }
aq-spot-set = a bot is programmed
aq-spot-empty = no bot
aq-spot-free = free
aq-spot-base = base lab
aq-spot-module = module { $n }
aq-spot-card = research card { $n }
aq-section-headquarters = Headquarters
aq-next-round = Next round
aq-order = Turn order
aq-ways = to { $spaces }
aq-exit = exit
aq-nobody = nobody
aq-charging = Charging { $n } of { $of }
aq-neutral = neutral { $n }
aq-no-card-left = no research card
aq-no-expansion-left = no expansion
aq-below = { $n } below
aq-card-rule = { $card }: { $rule }
aq-time-of = { $n } of { $of } time
aq-crystals-of = { $n } of { $of } crystals
aq-tanks = { $n } a catch
aq-bots-left = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
aq-submarines-out = { $n } of { $of } submarines
aq-in-play = { $n } in play, { $of } count
aq-nothing-programmed = none programmed
aq-letters = lab { $letters }
aq-expansions-of = { $n } of { $of } expansions
aq-cards-of = { $n } of { $of } cards
aq-next-line = red line before { $n }
aq-controls = Controls { $sectors }
aq-used = used
aq-supply = General supply
aq-cards-left = { $n ->
    [one] 1 research card
   *[other] { $n } research cards
}
aq-expansions-left = { $n ->
    [one] 1 expansion
   *[other] { $n } expansions
}
aq-red-lines-rule = Before { $spaces }, and so on each { $lap } points. Whoever crosses one pays a crystal, or gives a programmed bot, or stops there.
aq-field-supply = number of time markers and octopods
aq-field-sector = locks and white areas
aq-field-slots = prices of submarines
aq-field-program-card = layouts of the headquarters
aq-field-centre = what comes after each round
aq-field-setup = goods at the start
aq-field-expansion = lab expansions
aq-field-research = numbers and copies of research cards
aq-field-score = red lines and how many bots count
aq-field-const = some prices and rewards
aq-field-hq = ways in the headquarters
aq-field-lab = places of the base lab

## Replays

replays = Replays
replays-more = Look at earlier games again, step by step
replays-back = Back to the start
replays-count = { $n ->
    [one] One record, newest first
   *[other] { $n } records, newest first
}
replays-reading = { $n ->
    [one] One more file is being read
   *[other] { $n } more files are being read
}
replays-none = Nothing has been recorded yet
replays-none-more = Every game that is hosted on this computer is recorded by itself. Drop a record of somebody else’s onto the window, or type its name below.
replays-failed = The records cannot be listed
replays-steps = { $n ->
    [one] one step
   *[other] { $n } steps
}
replays-not-over = not finished
replays-export = Export
replays-export-of = Export { $what }
replays-remove-of = Remove { $what } from the list
replays-remove-more = Remove from the list
replays-removed = Removed from the list. The file is in the folder “removed” of this profile.
replays-put-back = Put back
replays-file = File of a record
replays-file-hint = Name of a record’s file, or drop one onto the window
replays-open-file = Open the file
replays-no-file = The file cannot be read: { $why }
replays-not-copied = The record could not be copied: { $why }
replays-not-a-record = This is no record of Podbay. Choose a file that Podbay saved.
replays-empty-record = It ends or is damaged before its game begins. Nothing of it can be shown.
replays-only-text = This report of a fault has no game in it, only text. Read it with an editor.
replays-made-up = It contradicts itself: it was changed or made up, and cannot be shown.
replays-malformed = Entry { $n } of it cannot be read: it was changed or made up, and cannot be shown.
replays-too-long = It is longer than any game. All before entry { $n } can be shown.
replays-cut = The file was cut off in entry { $n }. All before it can be shown.
replays-damaged = Entry { $n } was damaged or changed. All before it can be shown.
replays-differs = Entry { $n } does not lead to the position that the record says: it was changed, or played by other rules. All before it can be shown.
replays-no-start = Its first position is impossible. Nothing of it can be shown.
exported-title = The record was copied
exported-more = It is the file { $file }. Give it to anybody who has this version of Podbay: it is opened under Replays.
file-trouble = { $path }: { $why }
file-in-use = Another Podbay uses { $path }. Close that one first.
file-no-home = This system names no folder for the data of programs. Start Podbay with --profile and the name of a folder.
file-unwritable = This game cannot be written into a file.
file-damaged = { $path } is damaged ({ $what }). Restore it from a backup, or delete it.
file-too-large = { $path } is too large. Choose another file.
file-no-text = { $path } is not a text file. Choose another one.
file-no-file = { $path } is not a file. Choose another one.
file-silent = { $path } does not answer. Copy the file to this computer first.
file-device-key = { $path } is not the key of a device. Restore it from a backup, or delete it to become a new device.
file-not-kept = { $path } cannot be written ({ $why }). You can play, but no game, setting or device is remembered.
replay-beginning = The beginning of the game
replay-where = Step { $at } of { $last }
replay-close = Close the replay (Esc)
replay-ends-early = The replay ends early
replay-at-table = A replay cannot be looked at during a game
replay-at-table-more = Leave the table and drop { $file } onto the window then.
replay-one-of-many = One record is shown at a time
replay-one-of-many-more = The first of the files was opened. Drop the others one after the other.
replay-start = To the beginning (Home)
replay-turn-back = A turn back (Shift + left arrow)
replay-back = A step back (left arrow)
replay-play = Play (space bar)
replay-pause = Pause (space bar)
replay-on = A step on (right arrow)
replay-turn-on = A turn on (Shift + right arrow)
replay-end = To the end (End)
replay-slider = Place in the game
replay-speed = Speed: × { $n }
replay-seen-by = As { $name } sees it
replay-seen-by-nobody = As somebody watching sees it
replay-see-as = See the game as { $name }
replay-from-here = Play from here
replay-from-here-more = Opens a table on this computer in this position. Bots play for the others, and what is hidden is drawn anew.

## Lessons

lesson-play = Play the lesson
lesson-step = Step { $n } of { $of }
lesson-next = Next
lesson-back = Back (Page Up)
lesson-done = Finish
lesson-do-it = Do it for me
lesson-leave = Leave the lesson (Esc)
lesson-here = Here
lesson-here-at = Here: { $place }
lesson-strayed = Allowed, but not asked for here. Nothing has changed.
lesson-end = That is all you need for a first game: choose “Play here” for one against a bot. The question mark opens the rules at any time.
lesson-read = Nothing to do yet.
lesson-read-more = Read what stands above, then press Enter.
lesson-end-turn = That is all for this turn. End it with the large button, or with Enter.
lesson-unplayable = This lesson cannot be played. Learn from the pages of the rules instead, and please send a bug report.

argo-lesson-aim = Aliens have taken the station, and your crew wakes up here in the Waking Room. Bring your five astronauts into escape pods: the seats there are your points.
argo-lesson-crew = Everybody has a Chief, who counts double, an Explorer, who takes two steps, a Pilot, a Grunt, who fights aliens, and a Robot, whom aliens leave alone. Point at anything to read what it is.
argo-lesson-turn = A turn has the parts that stand at the top: you move an alien, you build a tile, and you take two actions. Let us play one.
argo-lesson-alien = First the alien. There is only one, so just click where it goes: the corridor with the other player’s Pilot. By keyboard: Tab and Enter, or { $list } for a list of all that you can do.
argo-lesson-killed = The alien has killed the Pilot: a point for you. But the dead lie in this row, and the longer it is, the more the aliens have. If they beat the best player, all have lost.
argo-lesson-build = Now you build. Click the escape pod on the right, then the marked cell, and once more to put it down. Rooms can be turned with { $turn } before that. A pod needs three tiles between it and the Waking Room.
argo-lesson-explorer = Two actions follow. Send your Explorer out to the west: click the figure, then the marked tile, then the next one. Only the Explorer may take a second step.
argo-lesson-full = A corridor has room for one. Whoever enters a full tile pushes somebody else on, and whoever acts decides where to. That is how you get past others, or rid of them.
argo-lesson-push = Move your Grunt onto the other player’s Chief, and then push him where the alien is.
argo-lesson-pushed = Two points, as it was a Chief. Whoever comes to an alien dies at once. Only a Grunt kills it instead, which is a point, and a Robot may stay beside it.
argo-lesson-end = Nothing is left to do. End your turn with the large button, or with Enter. Until then a step back is possible in a game.
argo-lesson-later = Some turns later. The others have played, and it is your first action again. Your Chief is in this warehouse, and your Explorer sits in the pod in the north.
argo-lesson-room = An action may also use a room where one of yours stands. Click the picture of the warehouse, or press the digit beside it: a Chief gets 4 points there, anybody else 2.
argo-lesson-token = Your token lies there now, as you can use each room only once in the game. Other rooms shoot aliens, bring back the dead or move tiles. Point at a room to read what it does.
argo-lesson-pod = Now move your Grunt into the pod. Whoever boards takes the cheapest free seat, and nobody gets out again.
argo-lesson-left = The pod was full, so it left: 2 points for one seat, 4 for the other, and twice that for a Chief. One that is not full leaves when an alien comes up to it.
argo-lesson-more = You will meet more: a Pilot alone in a pod may leave with it or move it, teleporters lead to one another, and from a Time Machine you interrupt somebody else’s turn.
argo-lesson-over = The game ends when all pods have left, soon after the last tile is built, when a player has nobody left who can move, or when the row of the dead is full. Then the aliens have won. Otherwise most points win.

af-lesson-aim = This planet waits for colonies. Each is a point, and so is each territory where you have more of them than anybody else. Whoever places the last colony ends the game, and most points win.
af-lesson-ships = Your ships are dice: what they show says where they may dock. Each facility around the planet takes something else, such as any value, a pair or a row. Point at one to read what it does.
af-lesson-roll = A turn begins with a roll. Press the large button, or Enter.
af-lesson-solar = Take the 5 to the Solar Converter: click the die and then the facility. It gives fuel, and more of it for a high die. By keyboard: Tab and Enter, or { $list } for a list of all that you can do.
af-lesson-yard = Now the pair. Take both 2s to the Shipyard: for one fuel and one ore it builds a ship, and from your next turn on you roll one die more.
af-lesson-others = Now the other player has rolled and docked. Ships stay at their ports until their owner’s next turn, so each is in the way of the others. Whatever can dock has to.
af-lesson-colony = Some turns later you have rolled three 4s, and you have ore. Dock all three at the Colony Constructor: that makes a colony.
af-lesson-place = You choose where it goes. Take the marked territory, which is empty: with one colony you have the most there.
af-lesson-control = Two points: one for the colony, one for control. Its bonus is yours as long as nobody draws level. Point at the territory to read it.
af-lesson-artifact = Another turn. Dock the 6 and then the 3 at the Alien Artifact: ships that add up to 8 there in one turn bring you a card.
af-lesson-claim = Take the marked card, and confirm it, as another one is turned up then. Each card can be used once in a turn, and most also have an effect for being discarded.
af-lesson-hub = Your last ship goes to the Colonist Hub. Any die moves your colony on by one circle there. On the seventh it can be launched, for one fuel and one ore: do that too.
af-lesson-second = Place this colony on the marked territory. The third way to a colony is a 6 at the Terraforming Station, which costs you the ship as well.
af-lesson-raid = Three ships in a row can raid. Dock 2, 3 and 4 at the Raiders’ Outpost.
af-lesson-loot = They take four units of fuel and ore from others, or one card. Take the goods.
af-lesson-goods = The Solar Converter gives fuel, the Lunar Mine ore, and a pair at the Orbital Market trades fuel for ore. At the end of a turn you keep eight units at most.

aq-lesson-aim = You lead a team in a station under the sea. An engineer programs bots, a scientist takes them to the six Sectors, and there they work. After four rounds the most knowledge points win.
aq-lesson-hq = In the headquarters your engineer follows the arrows, three times in a round. Each space programs a bot of yours for the symbol that lies on it.
aq-lesson-program = Go to the yellow space: click it. By keyboard: Tab and Enter, or { $list } for a list of all that you can do.
aq-lesson-once = In each turn you do one such thing. End it with the large button, or with Enter.
aq-lesson-deploy = The other player has programmed too. Now let your bot work: click its yellow program on your board, and then the Sector where your scientist is.
aq-lesson-work = It has taken the control field. Now let it do its work: yellow takes time, as much as your lab can hold.
aq-lesson-again = Now the other player’s bot has come to this Sector and taken the control field. Yours went to the charging station. So control changes until the end of the round, when it counts.
aq-lesson-purple = Your engineer goes on: to the purple space, and end the turn. At most two bots are programmed at a time, each for another symbol.
aq-lesson-catch = Now the purple bot: click its program, then the marked Sector. Your scientist goes through a lock, which costs time, and the bot catches the octopods there.
aq-lesson-line = The catch was worth points, which walk along this track. Mind the red lines: crossing one costs a crystal, or the rest of the points is lost.
aq-lesson-others = The other symbols: black takes crystals, green expands your lab, red takes a research card, white programs another bot, and blue places a submarine.
aq-lesson-blue = Some turns later, near the end of the round, your bot is programmed for blue. Click its program, then the marked Sector: it places a submarine there for time, and that is worth points at once.
aq-lesson-pass = Your engineer stands at an exit, and nothing is left to do. Pass, and end the turn. Whoever passes first is first in the next round.
aq-lesson-scoring = All have passed, so the round is scored: control fields, bots out of the board, and crystals. Octopods where you have control cost you points. Go through it with Enter.
aq-lesson-round = A new round: the Sectors are filled again, and the headquarters is laid out anew. Whoever passed first begins.
aq-lesson-over = After the fourth round there is more for different letters in your lab, for a complete lab, for time that is left, and for having all submarines out. Then most points win.

## Puzzles

puzzles = Puzzles
puzzles-solve = Solve puzzles
puzzles-none = There are no puzzles for this game yet.
puzzles-unreadable = The puzzles of this game cannot be read. Please send a bug report.
puzzles-solved = { $n } of { $of } solved
puzzle-grade-easy = Easy
puzzle-grade-tricky = Tricky
puzzle-grade-hard = Hard
puzzle-line = Puzzle { $n } ({ $grade }, { $players } players): { $goal }
puzzle-line-solved = Puzzle { $n } ({ $grade }, { $players } players, solved): { $goal }
puzzle-step = Puzzle { $n } of { $of } · { $grade }
puzzle-leave = Back to the puzzles (Esc)
puzzle-over = Your action is over.
puzzle-right = Solved
puzzle-solved = This is the best action.
puzzle-solved-because = This is the best action, because { $why }.
puzzle-not-quite = Not quite
puzzle-missed = Another action is better.
puzzle-missed-because = Another action is better, because then { $why }.
puzzle-strayed = Not part of the solution
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-done = Back to the list
puzzle-goal-score = Find the action that brings you the most points.
puzzle-goal-attack = Find the action that gains you the most at the others’ expense.
puzzle-goal-growth = Find the action that pays off most later on.
puzzle-goal-safety = Find the action that protects you best.
puzzle-goal-tempo = Find the action that leaves you the best chances.
puzzle-goal-rivals = Find the action that hinders the others most.
puzzle-goal-neutral = Find the action that holds the aliens back.
puzzle-goal-argo-points-own = Score as many points as you can with one action.
puzzle-goal-argo-aboard-own = Get the best seat in a pod.
puzzle-goal-argo-near-own = Move your crew closer to the pods.
puzzle-goal-argo-near-rivals = Keep the others away from the pods.
puzzle-goal-argo-bitten-own = Save an astronaut from an alien.
puzzle-goal-argo-threatened-own = Keep your astronauts away from the aliens.
puzzle-goal-argo-dead-own = Make sure that you lose no astronauts.
puzzle-goal-argo-dead-rivals = Make the others lose an astronaut.
puzzle-goal-alien-frontiers-points-own = Win as many points as you can with one action.
puzzle-goal-alien-frontiers-points-rivals = Take points from the others.
puzzle-goal-alien-frontiers-landed-own = Place a colony on the planet.
puzzle-goal-alien-frontiers-bonus-own = Win the bonus of a territory.
puzzle-goal-aqua-sphere-points-own = Win as many knowledge points as you can with one action.
puzzle-goal-aqua-sphere-time-own = Take time markers.
puzzle-goal-aqua-sphere-crystals-own = Take crystals for the red lines.
puzzle-goal-aqua-sphere-submarines-own = Place a submarine.
puzzle-goal-aqua-sphere-fields-own = Take a control field.

## The rules

rules = Rules
rules-about = Rules about: { $what }
rules-previous = Previous page
rules-next = Next page
rules-page = Page { $n } of { $of }
rules-keys = Arrow keys turn pages, Page Down scrolls
rules-search = Search the rules
rules-nothing = No page has all of these words.
start-learn = Learn
book-game = The game in two pages
book-one = Aim and turn
book-two = What matters, and the end
book-aim = Aim
book-turn = A turn
book-end = End of the game
book-options = Options of the table may change some of this.

## Window

app-name = Podbay
app-claim = Board game nights on one network.
app-claim-more = No account, no internet, nothing to set up.
app-unofficial = Unofficial versions of Argo, Alien Frontiers and AquaSphere. All drawings are our own.
window-no-drawing = OpenGL does not work
window-no-library = { $library } is missing: install { $debian } (Debian, Ubuntu), { $fedora } (Fedora) or { $arch } (Arch)
window-wrong-scale = { $name } is { $value }, which is neither a size above 0, such as 1.5, nor randr: change or remove this variable
window-no-display = Podbay cannot open a window here ({ $why }). Without a display use podbay host --headless, podbay join --headless --bot normal or podbay tables; podbay --help lists all commands.
seat-color-sun = yellow
seat-color-ice = blue
seat-color-rose = red
seat-color-violet = violet
bot-random = random
bot-greedy = greedy
bot-easy = easy
bot-easy-more = Makes mistakes. Good for a first game.
bot-normal = normal
bot-normal-more = Plays soundly. A fair opponent.
bot-hard = hard
bot-hard-more = Thinks ahead. For people who know the game.
bot-even-more = Plays a bit of everything.
bot-hunter-more = Likes a fight.
bot-builder-more = Invests now to earn later.
bot-guard-more = Takes few risks.
toast-close = Close this message
toast-new-code = New join code
toast-new-code-more = A code was tried wrongly three times. The new one is { $code }.
toast-not-possible = Not possible
toast-failed = That did not work

start-change = Change
start-profile-done = Done
start-name = Your name
start-colour = Play as { $colour }
start-name-bad = A name has 1 to 40 characters
start-name-unshown = The name has a character that nobody can see
start-name-no-font = No font on this computer has “{ $sign }”
start-host = Host a table
start-host-more = Others on this network see it at once
start-join = Join
start-join-listening = Looking on this network
start-join-found = { $n ->
    [one] One table found, still looking
   *[other] { $n } tables found, still looking
}
start-no-table = No table found yet
start-no-table-more = Tables on this network appear here by themselves.
start-no-table-macos = When macOS asks about the local network, choose “Allow”.
start-no-table-windows = When Windows asks about its firewall, tick private networks and allow access.
start-no-search = Tables cannot be found from here
start-no-search-head = This computer cannot look for tables
start-no-search-more = Type the code that the host reads out.
start-no-network = No network
start-no-network-head = This computer has no network
start-no-network-more = Connect it to play with others. Play here works without.
start-only-virtual-head = No network but those inside this computer
start-only-virtual-more = Only containers and virtual machines are connected. Join the others’ network.
start-address = Code or address
start-address-hint = ABCD-2345 or 192.168.0.5
start-address-bad = Type the code, such as ABCD-2345, or the address
start-address-port = After the colon comes a port, such as 47200
start-code-mistyped = A typing mistake. Compare the code with the host’s
start-address-join = Join there
start-not-in-list = Not in the list?
start-here = Play here
start-here-more = With bots, or several people at this computer
start-table-name = { $name }’s table
start-silent = A table is announced and does not answer
start-silent-more = At { $addresses }
start-row-other-key = Another device: { $words }
start-row-join = Join { $table }
start-row-watch = Watch { $table }
start-row-only-watch = Only watch { $table }
start-row-why = Why can { $table } not be joined?
start-button-join = Join
start-button-watch = Watch
start-button-why = Why?
start-state-open = open
start-state-full = full
start-state-playing = playing
start-state-ended = between games
start-state-update = other version
start-state-gone = gone
start-return = Return to { $table }
start-return-more = Your seat is waiting.
start-return-button = Return
start-resume = Go on with { $game }, turn { $turn }
start-resume-button = Resume
start-resume-away = Put away
start-resume-away-more = The game is not offered again. Its record stays.
start-resume-not = Your last game cannot go on here
start-resume-no-table = An earlier version saved it without its table. It can be replayed.
start-resume-other-version = Podbay { $theirs } saved it, this is { $ours }. Open it with that version.
start-resume-minutes = { $n ->
    [0] a moment ago
    [one] a minute ago
   *[other] { $n } minutes ago
}
start-resume-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
start-resume-days = { $n } days ago
resumed = Open again after a crash
resumed-more = Nothing is lost, and the others come back.
resumed-good = Go on
resumed-end = Close the table

lobby-back = Leave the table
menu-stay = Back to the game
full-screen = Full screen
full-screen-more = { $key } goes back to the window.
key-enter = Enter
key-undo = Ctrl Z
key-redo = Ctrl Y
key-number = Key { $n }
leave-title = Leave the table?
leave-seat = Your seat is kept. Come back at any time: the start screen offers the way back.
leave-alone = The game is kept: go on with it from the start screen.
leave-host-game = You are the host: the game stops for everybody. It is kept, and the start screen offers to go on with it.
leave-hand-over = You are the host. The game can go on at another computer: seats and position stay, what is hidden is drawn anew.
leave-hand-over-yes = Leave, { $name } goes on as host
leave-close = Close the table for everybody
leave-host-lobby = You are the host: the table closes for everybody.
leave-yes = Leave
leave-no = Stay
stranger-title = Another computer answers
stranger-more = At { $address } another computer answers than the last time you joined there. That is right if another friend hosts now, or if Podbay was set up anew. If you are not sure, ask the host before you join.
stranger-no = Do not join
stranger-yes = Trust it and join
other-table-title = Another table is open
other-table-more = The table you were at is gone. Its host came back with another one, { $table }: a new game, without your seat of before.
other-table-yes = Join the new table

sheet-close = Close
help-title = A table is missing?
help-network = Everybody has to be on the same network. Guest networks often keep devices apart.
help-firewall = Firewall: let Podbay use private networks. It needs UDP port { $port } on the host, and UDP ports 47201 and 5353 to find tables.
help-vpn = A VPN can hide the local network. Switch it off for the evening.
help-same = Everybody needs the same version of Podbay.
help-address = Still nothing? Type the code that the host’s lobby shows below the list.
help-version-title = Other version
help-version = That table runs Podbay { $theirs }, this is Podbay { $ours }. The two cannot play together.
help-version-do = Install the same version on both computers.

doctor-title = Checking the network
doctor-running = Trying the way to a table. This takes a few seconds.
doctor-button = Find out why
doctor-help = Check the network
doctor-again = Check again
doctor-head = { $what }: { $state }
doctor-ok = ok
doctor-failed = fault
doctor-not-tested = not tested
doctor-all-well = No fault was found on this computer. If somebody is still missing, check the network on their computer as well.
doctor-rung-adapters = This computer’s network
doctor-rung-sockets = Sockets of the system
doctor-rung-port = The port of tables
doctor-rung-packets = Packets that come in
doctor-rung-multicast = Multicast, by which tables are found
doctor-rung-neighbours = Other devices
doctor-rung-tables = Tables
doctor-rung-versions = Versions of tables
doctor-rung-address = The address you were told
doctor-cause-no-network = No network is connected.
doctor-do-no-network = Switch Wi-Fi on or plug a cable in, and join the others’ network.
doctor-cause-only-virtual = Only networks inside this computer are connected ({ $about }), those of containers or virtual machines.
doctor-do-only-virtual = Switch Wi-Fi on or plug a cable in, and join the others’ network.
doctor-cause-no-router = No router gave this computer an address; it made one up ({ $about }).
doctor-do-no-router = Only computers on the same cable can reach it. Check the cable to the router, or join the Wi-Fi again.
doctor-cause-system = The system refuses: { $about }.
doctor-do-system = Close other programs, restart the computer, or ask who looks after it.
doctor-cause-port-taken = Another program has UDP port { $about }.
doctor-do-port-taken = Tables open at another port, which a firewall may not know. Close that program, or let Podbay’s other port in.
doctor-cause-packets-blocked = A firewall of this computer keeps packets out ({ $about }).
doctor-do-packets-blocked = Allow Podbay in the firewall for private networks, UDP port 47200, if you want to host.
doctor-cause-multicast-blocked = Multicast does not get through on this computer ({ $about }).
doctor-do-multicast-blocked = Allow UDP port 5353 in the firewall and switch a VPN off, or type the host’s address.
doctor-cause-mdns-taken = Another program keeps the port of mDNS for itself ({ $about }).
doctor-do-mdns-taken = Close programs that look for printers or speakers, or type the host’s address.
doctor-cause-nobody-heard = No other device answers, so it is not known whether devices may talk to each other here.
doctor-do-nobody-heard = Are the others on the same network? Guest networks often keep devices apart.
doctor-cause-no-table = No table is announced here.
doctor-do-no-table = If a table is open, check the network on the host’s computer, and that both are on the same network.
doctor-cause-far-firewall = { $about } can be seen, but does not answer.
doctor-do-far-firewall = The firewall of the host’s computer has to let Podbay in for private networks, UDP port 47200; check the network there. If that is no help, the Wi-Fi keeps devices apart.
doctor-cause-isolated = { $about } cannot be reached, though it should be in the same network.
doctor-do-isolated = It is switched off, or the Wi-Fi keeps devices apart, as guest networks do. Use another network, or a cable.
doctor-cause-other-subnet = { $about } belongs to another network than this computer.
doctor-do-other-subnet = Join the same Wi-Fi, or the same router by cable.
doctor-cause-nothing-listens = The computer at { $about } is there, but no table is open at that port.
doctor-do-nothing-listens = Ask the host for the address that the lobby shows now.
doctor-cause-not-podbay = Something other than Podbay answers at { $about }.
doctor-do-not-podbay = Ask the host for the address that the lobby shows.
doctor-cause-busy = The table at { $about } takes nobody in now.
doctor-do-busy = Ask the host to make room, and try again.
doctor-cause-other-version = Another version of Podbay runs there: { $about }.
doctor-do-other-version = Install the same version everywhere.
doctor-cause-not-reached = Something before it has to work first.

settings = Settings
settings-tab-display = Display
settings-tab-sound = Sound
settings-tab-game = Game
settings-tab-profile = Profile
settings-tab-controls = Controls
settings-tab-network = Network
settings-tab-devices = Devices
settings-tab-diagnostics = Diagnostics
settings-tab-about = About
settings-language = Language
settings-theme = Appearance
settings-theme-system = As the system
settings-theme-dark = Dark
settings-theme-light = Light
settings-scale = Size
settings-smaller = Smaller
settings-larger = Larger
settings-percent = { $n }%
settings-automatic = Automatic
settings-scale-more = Ctrl with + and − changes it anywhere, Ctrl with 0 is automatic.
settings-scale-limited = Larger than this window allows; make the window larger.
settings-ease = Easier to see
settings-contrast = Strong contrast
settings-reduced = Reduce motion
settings-volume = Loudness
settings-quieter = Quieter
settings-louder = Louder
settings-listen = Listen
settings-mute = No sounds
settings-sound-more = Sounds tell that you are asked, what the others do, and that somebody said something. All of it can be seen as well.
settings-sound-silent = No sound device was found. Sounds begin as soon as there is one.
settings-animation = Movement on the board
settings-animation-normal = Normal
settings-animation-fast = Fast
settings-animation-off = None
settings-animation-reduced = Nothing moves while “Reduce motion” is on under Display.
settings-reminder = When a question waits for you
settings-reminder-once = Call once
settings-reminder-every = Every { $n } s
settings-reminder-more = Podbay calls by a sound and in the taskbar while another window is in front.
settings-confirm = Press a move twice before it is sent
settings-confirm-never = Never
settings-confirm-tiles = To lay a tile
settings-confirm-always = Always
settings-confirm-more = A tile of Argo that can be turned is always shown first, and pressed again to lay it.
settings-tile-codes = Argo: always show the codes of tiles
settings-cores = Cores for bots
settings-cores-fewer = Fewer cores
settings-cores-greater = More cores
settings-colour = Your colour
settings-profile-more = Name and colour count from the next table on that you open or join.
settings-key-list = List of everything you can do
settings-key-hint = Hint: what would be best now
settings-key-show-again = Show again what the others did
settings-key-turn = Turn a tile before it is put down
settings-key-whole = Show all of the board
settings-key-jump = Jump to what is asked about
settings-key-point = Point for everybody, while held
settings-key-step-in = Argo: use a Time Machine
settings-key-let-be = Argo: let it happen
settings-key-agree = Agree to a take-back
settings-key-decline = Decline a take-back, or withdraw yours
settings-key-ready = Lobby: ready, or not any more
settings-key-full-screen = Fill the screen, and back
settings-keys-change = Change
settings-keys-cancel = Cancel
settings-keys-change-of = Change the key: { $action } ({ $key })
settings-keys-cancel-of = Keep the key: { $action } ({ $key })
settings-keys-usual = As it was: { $action } ({ $key })
settings-keys-listening = Press the new key: a letter, or F1 to F12. Esc cancels.
settings-keys-fixed = This key cannot be chosen. Press a letter, or F1 to F12; Esc cancels.
settings-keys-taken = { $key } is taken by “{ $action }”. Choose another key, or give that one another first.
settings-keys-more = Always the same: arrows, Page up and down, Home, End, Tab, Enter, Esc, Space, Backspace, digits, +, −, ?, Shift R (turns back), and all with Ctrl or Alt.
settings-anywhere = Settings (Ctrl + comma)
settings-port = Port of your tables
settings-port-bad = A port from { $least } to 65535
settings-port-more = Left empty, Podbay takes { $port } or another free one. A port that you give here is taken or the table does not open; your firewall has to let UDP through to it.
settings-who = Who may join a new table
settings-who-more = You can still change it in the lobby of each table.
settings-adapter = Network adapter
settings-adapter-absent = { $name } · not connected
settings-adapter-more = All are used. A chosen one is the only one while it is connected.
settings-devices = Devices from earlier games
settings-devices-none = None yet. Whoever is in a game with you is remembered here.
settings-devices-more = A table that is open to known devices takes them in unasked. Whoever you forget is a stranger to the next table that you open.
settings-others = and { $n } more
settings-device-nameless = Without a name
settings-forget = Forget
settings-forget-who = Forget { $name } ({ $words })
settings-forgotten = { $name } is forgotten
settings-remember = Undo
settings-remember-who = Remember { $name } again
settings-reach-network = For this whole network: { $addresses }
settings-reach-link = On the same cable or Wi-Fi only: { $addresses }
settings-reach-tunnel = Through a tunnel such as a VPN: { $addresses }
settings-reach-inside = Inside this computer only: { $addresses }
settings-report-more = The report is a file in the folder of your profile. Nothing is sent.
settings-folder = Folder of your profile
settings-folder-more = Your settings, games and reports are kept here, and the log of the last fault.
settings-folder-copy = Copy the path
settings-version = Podbay { $version }
settings-about-licence = Podbay is licensed under { $licence }, at your choice.
settings-about-notices = Licences of the libraries and fonts in Podbay
settings-about-copy = Copy the licences
report = Report a fault
report-title = The report is written
report-more = It is the file { $file }. It holds what Podbay logged last and your newest game, without names, addresses and keys. Send it along when you tell somebody of the fault.
report-good = Close
report-copy = Copy the name of the file
settings-broken = Some of your settings could not be read
settings-broken-kept = These are at their defaults again: { $what }. The old file is kept as { $file }.
profile-not-kept = Nothing is saved here
settings-language-unknown = Your language is not here
settings-language-unknown-more = The settings name the language “{ $tag }”, which this version does not have. Choose another one in the settings.

problem-title = Podbay cannot start
problem-close = Close
lobby-hosted-by = lobby, hosted by { $name }
lobby-host-apart = lobby, the host takes no seat
lobby-hosted-here = lobby, you are the host at { $address }
lobby-here = lobby, at this computer alone
lobby-seats = Seats
lobby-order = Play goes from top to bottom
lobby-game = Options
lobby-which = Game
game-minutes = about { $minutes } minutes
lobby-changed = { $n ->
    [one] One option changed
   *[other] { $n } options changed
}
lobby-changed-you = { $n ->
    [one] One option changed: press Ready if you agree
   *[other] { $n } options changed: press Ready if you agree
}
lobby-changed-others = { $n ->
    [one] One option changed: the others have to agree
   *[other] { $n } options changed: the others have to agree
}
lobby-you = you
lobby-host = host
lobby-player = player
lobby-away = away
lobby-slow = slow connection
lobby-bot = { $kind } bot
lobby-free = Free seat
lobby-free-more = Anyone who joins may sit here
lobby-free-here = A bot, or one more person here
lobby-sit = Sit here
lobby-sit-too = One more here
lobby-swap = Swap seats { $a } and { $b }
lobby-person = Person at seat { $n }
lobby-at-laptop-of = at the computer of { $name }
lobby-stand = Stand up
lobby-add-bot = Add a bot
lobby-bot-level = Level
lobby-bot-character = Character
lobby-bot-change = Level and character of { $name }: { $kind }
lobby-bot-choice = { $name }: { $more }
lobby-remove = Remove the bot
lobby-send-away = Send { $name } away
lobby-ban = Send { $name } away for good
ban-title = Send { $name } away for good?
ban-more = They leave the table at once and cannot come back. You can let them in again from the list of those who were sent away.
ban-yes = Send away for good
ban-no = Cancel
banned-list = Sent away ({ $n })
banned-title = Not let in at this table
banned-lift = Let in again
banned-lift-who = Let { $name } in again
toast-banned = { $name } was sent away for good
toast-banned-more = “Sent away”, in the lobby and in the menu of the table, lets them in again.
toast-unbanned = { $name } may come again
toast-unbanned-more = They join the table as before.
lobby-ready = Ready
lobby-not-ready = Not ready
lobby-coming = Coming
lobby-ready-again = Take back Ready
lobby-start = Start
lobby-start-with = Start with { $n }
lobby-leave = Leave
lobby-players = Players
lobby-players-more = Seats at the table. Who sits beyond them stands up.
lobby-who = Who may join
lobby-who-more = Anyone on this network, only who has the code, only whom you let in, or devices from earlier games. Whoever has the code always comes in.
lobby-box = Box
lobby-box-more = The numbers that are printed in the box. Somebody whose box says otherwise can play with a file of their own.
box-title = The box
box-built-in = The built-in box
box-built-in-more = All numbers are those that come with the program.
box-nameless = A box without a name
box-changes = { $n ->
    [one] It changes one value:
   *[other] It changes { $n } values:
}
box-changes-nothing = It changes no value.
box-changes-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
box-change = { $field }: { $from } becomes { $to }
box-change-new = { $field }: { $to } is added
box-change-gone = { $field }: { $from } is left out
box-file = Box file
box-file-hint = A copy of a box file, corrected
box-use = Play with this file
box-back = Use the built-in box
lobby-who-anyone = Anyone here
lobby-who-code = Who has the code
lobby-who-ask = Ask me
lobby-who-known = Known devices
lobby-window = Time to answer
lobby-window-more = How long a player may think about stepping into somebody else’s turn.
lobby-hints = Hints
lobby-hints-more = Whether players may ask the program what to do. Alone and against bots they always may.
lobby-when-away = When somebody is away
lobby-when-away-more = The time after which a bot plays on by itself. Who comes back plays again at once, and the host can have a bot play on earlier.
wait-never = never
wait-none = at once
wait-seconds = after { $n } seconds
wait-minutes = { $n ->
    [one] after a minute
   *[other] after { $n } minutes
}
seats-title = Seats
seats-of = Seat of { $name }
seats-bot = a bot of the host
seats-stand-in = away, a bot plays on
seats-away = away
seats-you = you
seats-slow = here, on a slow connection
seats-here = here
seats-bot-plays = A bot plays on
seats-bot-ends = End the bot
seats-give = Give the seat to …
seats-give-title = The seat of { $name } for …
seats-ask = Ask for the seat
move-offered = Take the seat of { $seat }?
move-wished = Give { $name } the seat of { $seat }?
move-more = Points and pieces go with it.
move-yes = Yes
move-no = No
away-head = { $name } is away, and it is their turn
away-host = A bot can play until they are back.
away-after = A bot plays on { $time }; the host can have it at once.
away-waits = It goes on when they are back, or when the host has a bot play on.
away-finishes = A bot finishes an action for you
away-finishes-more = You play again as soon as it is done.
lobby-window-value = { $n ->
    [0] No limit
   *[other] { $n } seconds
}
lobby-was = was { $value }
lobby-option = { $name }: { $value }
lobby-options-hint = Point at an option to read what it does.
lobby-options-hint-others = Point at an option to read what it does. A change takes back everybody’s Ready.
lobby-options-guest = The host chooses. Point at an option to read what it does.
lobby-wait-seats = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
lobby-wait-for = Not ready yet: { $names }
lobby-wait-you = Only you are not ready yet: press Ready
lobby-wait-you-too = Not ready yet: you, { $names }
lobby-wait-away = Away: { $names }
lobby-wait-bots = Waiting for the bots
lobby-wait-host = Everybody is ready, waiting for { $name } to start
lobby-wait-start = Everybody is ready, the game starts by itself
lobby-can-start = Ready to start
lobby-dealing = Shuffling
lobby-result = Last result
lobby-onlookers = Watching: { $names }
invite-here = How to begin
invite-here-more = Choose how many play, fill the free seats with bots or with people here, and press Start.
invite-lan = Invite
invite-lan-more = Others start Podbay on this network, find “{ $table }” in their list and press Join. If they do not find it, they type this code.
invite-no-discovery = Others cannot find this table by themselves. They type this code.
invite-no-network = This computer has no network, so nobody else can come. Connect it, then host again.
invite-no-record = The last game cannot be saved, so no new one begins. Is the disk full?
invite-guest = What happens now
invite-guest-more = Choose your colour and press Ready. The host starts when everybody is ready.
invite-onlooker-more = You are watching. While a seat is free you can sit down there.
invite-copy = Copy
invite-copy-code = Copy the code
invite-code = Join code
invite-more = Invite
invite-address = Address: { $address }
invite-qr = QR code with the join code and the address of this table
invite-sheet-more = Others start Podbay on this network and type this code below their list of tables. Whoever has it comes in.
invite-page = Offer Podbay to others
invite-page-more = Opens a page for the browsers of this network while the lobby is open. It shows the join code and the packages, and nothing else of this computer.
invite-page-at = Friends without Podbay open this address in a browser:
invite-page-copy = Copy the address
invite-page-words = Friends compare the words with those on the page, and the checksum with that of their file. If one differs, something was changed on the way.
invite-page-unread = { $name } cannot be offered: it is too large, or cannot be read.
invite-page-folder = Put packages for other systems into this folder:
invite-page-folder-copy = Copy the path
invite-page-none = There is no package yet.
invite-page-closed = The page is closed during the game.
invite-page-sent =
    { $n ->
        [one] { $n } package downloaded
       *[other] { $n } packages downloaded
    }
page-invited = You are invited to “{ $table }”
page-what = Podbay is for board games with friends in one room, each on their own laptop. It needs no account and no internet. This page is on the host’s computer and closes when the game begins.
page-get = Get Podbay
page-keep = Your browser may ask whether to keep the file, because it is a program. Keep it.
page-check = Somebody on this network could change this page or a file on its way. The eight words below the name of a file must be those on the host’s screen. To be sure of the file itself, open a terminal in its folder and run the command below the words. It must print the checksum that the host’s screen shows.
page-none = There is no file for { $system } here. Ask the host for one.
page-size = { $size } MB
page-sum = Checksum { $sum }
page-how-open = Open the file.
page-how-publisher = If Windows stops the program, choose “More info” and then “Run anyway”.
page-how-zip = Unpack the file, and open { $program } in the new folder.
page-how-mac = Open the file, unless your browser has unpacked it, and drag Podbay into “Applications”. If macOS does not open Podbay, keep it out of the Trash: choose “Open Anyway” in “System Settings”, “Privacy & Security”.
page-how-terminal = In a terminal, in the folder of the file:
page-come = Join the table
page-come-more = Start Podbay. The table is in its list: press Join. If it is missing there, type this code below the list:
knock-title = { $name } asks to join
knock-more = Key { $words }.{ $others ->
    [0] {""}
    [one] {" "}One more is waiting.
   *[other] {" "}{ $others } more are waiting.
}
knock-yes = Let in
knock-no = Not now

link-connecting = Connecting
link-connecting-more = Looking for the host.
link-connecting-again = Looking for the host, attempt { $n }.
link-asked = Knocking
link-asked-more = The host is being asked whether you may come in.
link-lost = Reconnecting
lost-silent = Nothing is heard of the host.
lost-moved = The host has another address now.
lost-behind = The host had no answer from this computer for too long.
lost-forgotten = The host no longer knows this connection. It may have been started anew.
lost-nonsense = The host sent something that cannot be.
lost-flooding = The host had too many messages from this computer.
lost-moved-on = The table goes on at another computer.
lost-went-back = Another computer continues your game from an earlier position. You were not moved there.
lost-never-began = The other computer waited too long to continue your game. Podbay tries the next one.
lost-other-table = The other computer has opened another table. Podbay tries the next one.
lost-ended = The host ended the connection.
lost-line = The network failed.
link-lost-more = You can look around; the connection comes back by itself.
toast-took-over = The host is gone, the table goes on
toast-took-over-more = This computer hosts the table now: leave it open.
toast-no-host = The host does not answer. As soon as it is back, you can go on.
toast-offered = { $name } is asked
toast-offered-more = The seat goes over when the answer is yes.
toast-went-on = The table goes on
toast-went-on-more = The computer of { $name } hosts the table now.
link-gone = The host is gone
link-gone-more = The search goes on. You can wait and look around, or leave: your seat is kept.
link-gone-go-on-more = You can wait for it, go on here with those who come, or leave: your seat is kept.
link-gone-go-on = Go on here
link-gone-leave = Leave
ended-head-closed = The table is closed
ended-head-left = You are no longer at the table
ended-head-failed = You cannot join
link-not-saved = The game stands still
link-not-saved-more = The host’s computer cannot save it. It goes on by itself as soon as the disk takes it.
link-handing-over = Handing over to { $name }
link-handing-over-more = The table goes on at that computer in a moment. Leave this one open until then.
link-apart = The others may be elsewhere
link-apart-more = Most of those who have a seat are away, and may play on at another computer. Only one of the two games counts.
toast-kept = The table stays here
toast-kept-more = The computer of { $name } has not taken it over.
link-cancel = Cancel

end-leave = Leave
end-lobby = Back to the lobby
end-look-around = Look around
end-save = Save the replay
end-not-saved = The replay cannot be saved: what was heard of the game does not fit together.
end-looking = The end of the game
end-looking-more = This is how the table lay.
end-looking-back = Back to the result

## The end of a game: how it went, and what stood out.

end-turns = { $n ->
    [one] one turn
   *[other] { $n } turns
}
end-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
end-minutes-seen = { $n ->
    [one] one minute since you came
   *[other] { $n } minutes since you came
}
end-course = How it went
end-course-none = This computer saw too little of the game to draw how it went.
end-course-spoken = Points over the turns.
end-course-at = { $n } after turn { $turn }
end-course-of = { $name }: { $points }.
end-start = start
end-turn = turn { $n }
end-course-points = Points
end-course-chances = Chances to win
chances-head = Where the game turned
chances-spoken = Chances to win over the turns.
chances-at = { $n }% before turn { $turn }
chances-at-end = { $n }% at the end
chances-end = end
chances-share = { $n }%
chances-aliens = the aliens
chances-turn = Analysing turn { $turn } of { $last }
chances-looking = Analysing the game
chances-steady = No turn changed anybody’s chance by 10% or more.
chances-moment = Moment { $n }. { $text }
chances-look = Look at the board
chances-mistake = Turn { $turn }, { $name } chose: { $chosen }. Better: { $better } ({ $best }% instead of { $got }%).
chances-then = { $first }; { $second }
chances-luck = Turn { $turn }: the luck of { $game ->
    [alien-frontiers] the dice
   *[other] the draw
} took { $name } from { $before }% to { $after }%.
chances-fine = Turn { $turn }: fine play took { $name } from { $before }% to { $after }%.
chances-unclear = Turn { $turn }: { $name } went from { $before }% to { $after }%, through neither a clear mistake nor luck.
end-tonight = Won tonight, in { $n } games
end-best-turn = Biggest leap
end-best-turn-more = { $names }: { $n ->
    [one] one point
   *[other] { $n } points
} in turn { $turn }
end-lead = Longest lead
end-lead-more = { $names }: { $n ->
    [one] one turn
   *[other] { $n } turns
} alone in front
end-comeback = From behind
end-comeback-more = { $names }: { $n } points behind after turn { $turn }, and first at the end
end-changes = Back and forth
end-changes-more = The lead changed hands { $n } times.
end-each = { $names }, each
end-feat-kills = Most dangerous
end-feat-kills-more = { $names }: { $n ->
    [one] one astronaut of the others killed
   *[other] { $n } astronauts of the others killed
}
end-feat-saved = Safely away
end-feat-saved-more = { $names }: { $n ->
    [one] one astronaut launched in a pod
   *[other] { $n } astronauts launched in pods
}
end-feat-aliens = Alien hunt
end-feat-aliens-more = { $names }: { $n ->
    [one] one alien killed
   *[other] { $n } aliens killed
}
end-feat-raids = Boldest raids
end-feat-raids-more = { $names }: { $n ->
    [one] taken from others once
   *[other] taken from others { $n } times
}
end-feat-cards = Alien technology
end-feat-cards-more = { $names }: { $n ->
    [one] one card claimed
   *[other] { $n } cards claimed
}
end-feat-shots = Sharpest shots
end-feat-shots-more = { $names }: { $n ->
    [one] one ship shot
   *[other] { $n } ships shot
}
end-feat-octopods = Octopod hunt
end-feat-octopods-more = { $names }: { $n ->
    [one] one octopod caught
   *[other] { $n } octopods caught
}
end-feat-bots = Busiest engineer
end-feat-bots-more = { $names }: { $n ->
    [one] one bot programmed
   *[other] { $n } bots programmed
}
end-feat-research = Thirst for knowledge
end-feat-research-more = { $names }: { $n ->
    [one] one research card taken
   *[other] { $n } research cards taken
}

## The end of a game: the result.

end-finished = game { $n } has ended
end-wins = { $name } wins
end-win-shared = { $names } share the win
end-and = { $first } and { $last }
end-aliens-win = The aliens win
end-nobody-wins = Nobody wins
end-would-win = { $you ->
    [yes] You would win now with { $n }.
   *[no] { $name } would win now with { $n }.
}
end-would-share = { $names } would share the win now with { $n }.
end-would-aliens = The aliens would win now with { $n }.
end-would-behind = Behind: { $names }.
end-points = { $n ->
    [one] One point.
   *[other] { $n } points.
}
end-aliens-reached = The aliens reached { $n } and stay behind.
end-aliens-ahead = The aliens reached { $n }. Nobody got away with more.
end-score = Score
end-total = Total
end-aliens = Aliens
end-alien-track = alien track
end-tie-break = { $what } { $n }
end-tie-broken = As many points as the second; decided by: { $what }.
end-source-pods = Pods
end-source-kills = Kills
end-source-aliens = Aliens killed
end-source-warehouse = Warehouse
tie-break-activations = Activations
tie-break-saved = Saved astronauts
end-verified = Shuffle verified
end-verified-more = sealed by the host and by you; the host’s computer knew the hidden order
end-promise-kept = sealed by the host without you; the host’s computer knew the hidden order
end-house = Shuffled on this machine
end-house-more = guests check it with their shares; this computer knew the hidden order
end-abandoned = { $words }, after { $n ->
    [one] one abandoned deal
   *[other] { $n } abandoned deals
}
end-abandoned-more = the host’s computer knew the hidden order and could deal until it liked it
end-unverified = Shuffle not verified
end-fault-not-revealed = the host did not reveal its sealed secret
end-fault-promise-changed = the host sealed another secret without dealing again
end-fault-hashes-untold = the host did not show which shares were sealed
end-fault-hashes-changed = the host changed the list of sealed shares
end-fault-secret = the secret is not the one that the host sealed
end-fault-share-omitted = your share was left out
end-fault-share-replaced = your share was replaced
end-fault-promised-share-omitted = another player’s sealed share was left out
end-fault-unpromised-share = another player’s share is not the one that was sealed
end-fault-house-share = the host chose a share of its own too late
end-fault-share-count = the number of shares is not that of the seats
end-fault-first-position = the game did not begin as it should have
end-fault-course = what came up is not what the shares give
end-unchecked = Shuffle not checked
end-share-lost = your share did not count: the connection broke, or the host refused it
end-came-later = you came when it was done
end-incomplete = this machine has not seen the whole game
end-seed-set = The order was set by hand
end-seed-set-more = not verifiable, the host gave a seed
end-rematch = Rematch
end-wait-rematch = The host can start a rematch
end-closed = The host has closed the table.
end-start-anyway = Start without waiting
end-proposed = { $name } proposes another game: { $game }
end-proposed-here = The host proposes another game: { $game }
end-agree = Play again
end-running = The next game has begun
end-to-game = Go to the game

refused-option = “{ $name }: { $value }” does not go with that. Choose another value there first.
refused-name = That name cannot be used.
refused-seats-open = Every seat has to be taken first.
refused-table-full = The table is full; ask the host to make room.
refused-no-free-seat = Every seat is taken; you can watch.
refused-seat-taken = That seat is taken; choose another.
refused-no-such-seat = The table has no such seat.
refused-not-your-seat = That seat is not yours.
refused-colour-taken = That colour is taken; choose another.
refused-wrong-stage = That cannot be done at this moment.
refused-host-only = Only the host can do that.
refused-not-seated = Take a seat first.
refused-no-bot = No bot of the host sits there.
refused-not-ready = Everybody has to be ready first.
refused-too-large = That is longer than allowed.
refused-stale = The table has moved on; look again.
refused-not-asked = Another player is asked that.
refused-no-time-left = There is no more time to ask for in this game.
refused-nothing-to-step-back = There is nothing to step back over.
refused-sealed = Something was revealed or made final; it cannot be taken back.
refused-other-acted = Somebody else acted last, so it cannot be stepped back.
refused-too-deep = No earlier position is kept.
refused-too-fast = That was too much at once. Try again.
refused-not-saved = The host’s computer cannot save the game, so nothing was done. It goes on as soon as the disk takes it.
refused-no-such-guest = That guest is no longer at the table.
refused-no-heir = Nobody else at the table can host it.
refused-nothing-to-go-forward = There is nothing to go forward to.
refused-take-back-open = A take-back is being asked for; wait until it is answered.
refused-step-back-instead = Step back instead; nobody has to agree to that.
refused-answered-already = You have answered already.
refused-asked-just-now = You asked a moment ago. Wait a little before you ask again.
refused-not-away = That player is here. A bot plays on only for somebody who is away.
refused-stand-in-plays = A bot finishes its action for you; then you play again.
refused-nobody-allows = This table runs without a person, so nobody can allow that.
refused-needs-code = This table takes in only who has its code. Ask the host for it and type it below the list.
refused-not-known = This table takes in only devices the host has played with. Ask the host for the code and type it below the list.
refused-not-admitted = The host does not let you in. Talk to the host, or ask for the code.
refused-nobody-answers = Nobody at the host’s computer has answered. Ask for the code and type it below the list.
refused-too-many-ask = Too many ask to be let in. Ask the host for the code and type it below the list.
refused-wrong-code = That is not the code of this table. Look at the host’s window again; it may be a new one.
refused-code-too-fast = Too many codes were tried. Wait half a minute and look at the host’s window again.
refused-others-wait = Somebody waits for a seat. Take one more when everybody has one.
refused-handing-over = The table is being handed over, so nothing was done. It goes on in a moment.
refused-other = The host did not accept that.

closed-table = The host closed the table.
closed-replaced = You came to the table again from another window.
closed-left = You left the table.
closed-removed = The host sent you away. You may come again.
closed-moved-on = Another player’s computer goes on with the table.
closed-banned = The host does not let you in at this table.
closed-made-way = The table is full, and your place went to somebody else. You can try again later.
closed-other = The host ended the connection. Join again.
ended-version = The host runs Podbay { $theirs }, this is { $ours }. Install the same version on both.
ended-wrong-key = The host is not the device it was before. Ask the host, then join again.
ended-not-podbay = Something other than Podbay answers at { $address }.
ended-other-table = The table is gone. Its host has opened another one, { $table }.
ended-code-silent = No table answers for this code. Are both on the same network, and is it the code in the host’s window?
ended-busy = The table has no room for another connection.
ended-gone = The table is gone.
ended-nonsense = The host keeps sending what no table can send. Ask the host to close it and to install the same version of Podbay.
ended-not-back = The host was lost, and the table did not come back. Ask the host to resume it, then join again.
net-port-in-use = Another program uses UDP port { $port }. Choose another one in the settings, or leave it empty.
net-no-network = This computer has no network. Connect it to the others’ network.
net-only-virtual = Only containers and virtual machines are connected ({ $names }). Join the others’ network.
net-system = The system refuses the network ({ $why }). Restart the computer, or ask who looks after it.
net-discovery = Tables cannot be found here ({ $why }). Type the code or the address that the host’s lobby shows.
net-tls = This computer’s key does not work for connections. Start Podbay again, and write a bug report if that does not help.
net-no-answer = Nothing answers at { $address }. Check the address, and whether the table is open.
net-unknown-name = No computer is called { $name } here. Check the name, or type the code that the host’s lobby shows.
host-record = The record of this table cannot be read. The list of replays says why.
resume-not-hosted = This record does not say how its table was set up. You can watch it, but not go on with it.
resume-over = The game of this record is over. Open a new table for another one.
resume-not-over = The game of this record is not over. Go on with it.
resume-moved-on = This table went on at another computer. Join it there.
resume-impossible = This record is damaged or made up, so its game cannot go on.
send-full = The connection cannot keep up. Try again.
send-ended = You are not at a table any more.

talk = Talk
talk-unread = Talk · { $n }
talk-write = Say something
talk-send = Send
talk-phrases = Phrases
talk-empty = Nobody has said anything yet. What is written here is for this evening: no record keeps it. Hold { $key } and click the board, or press the hand, to point for everybody.
talk-mute = Hear nothing more of { $name }
talk-unmute = Hear { $name } again
talk-wait = That was a lot at once: wait a moment
talk-long = { $n } characters; at most { $most } fit
emote-hello = Hello!
emote-thanks = Thank you!
emote-well-done = Well done!
emote-laugh = Ha ha!
emote-wow = Wow!
emote-oops = Oops!
emote-thinking = Let me think
emote-soon-back = Back in a moment
talk-point = { $name } points at this: { $at }
talk-arrow = { $name } shows a way: { $at } to { $to }
lobby-all = { $n ->
    [one] One more rule, as the rulebook has it
   *[other] { $n } more rules, as the rulebook has them
}
lobby-fewer = Fewer
let-pass-turn = Let all happen this turn
let-pass-own-turn = Let all happen until my turn
let-pass-menu = More answers
lets-pass-turn = All happens this turn
lets-pass-own-turn = All happens until your turn
let-pass-end = Ask me each time again
more-time = { $step } seconds more ({ $left } left)

## The reasons of a hint

term-argo-points-own = you score more points
term-argo-points-rivals = the others score fewer points
term-argo-aboard-own = your seats in the pods are worth more
term-argo-aboard-rivals = the others’ seats in the pods are worth less
term-argo-near-own = your crew is closer to the pods
term-argo-near-rivals = the others are farther from the pods
term-argo-mobile-own = you have more astronauts left to move
term-argo-mobile-rivals = the others have fewer astronauts left to move
term-argo-cut-off-own = you have fewer astronauts cut off from the pods
term-argo-cut-off-rivals = the others have more astronauts cut off from the pods
term-argo-bitten-own = you have fewer astronauts on an alien’s tile
term-argo-bitten-rivals = the others have more astronauts on an alien’s tile
term-argo-threatened-own = you have fewer astronauts next to an alien
term-argo-threatened-rivals = the others have more astronauts next to an alien
term-argo-prey-own = your Grunt has an alien within reach
term-argo-prey-rivals = the others’ Grunts are farther from the aliens
term-argo-dead-own = you lose fewer astronauts
term-argo-dead-rivals = the others lose more astronauts
term-argo-machine-own = you save a Time Machine for later
term-argo-machine-rivals = the others have already used a Time Machine
term-argo-points-neutral = the aliens score fewer points
term-argo-dead-neutral = the aliens get fewer victims
term-argo-track-neutral = the alien track fills up more slowly
term-argo-aliens-neutral = there are fewer aliens on the station
term-argo-bitten-neutral = fewer astronauts are on an alien’s tile
term-argo-threatened-neutral = fewer astronauts are next to an alien
term-alien-frontiers-points-own = you have more points
term-alien-frontiers-points-rivals = the others have fewer points
term-alien-frontiers-landed-own = you have more colonies on the planet
term-alien-frontiers-landed-rivals = the others have fewer colonies on the planet
term-alien-frontiers-hub-own = your colony is farther along at the Colonist Hub
term-alien-frontiers-hub-rivals = the others are less far along at the Colonist Hub
term-alien-frontiers-fuel-own = you have more fuel
term-alien-frontiers-fuel-rivals = the others have less fuel
term-alien-frontiers-ore-own = you have more ore
term-alien-frontiers-ore-rivals = the others have less ore
term-alien-frontiers-fleet-own = your ships bring you more in later turns
term-alien-frontiers-fleet-rivals = the others’ ships bring them less in later turns
term-alien-frontiers-ships-own = you have more ships
term-alien-frontiers-ships-rivals = the others have fewer ships
term-alien-frontiers-bonus-own = you have more territory bonuses
term-alien-frontiers-bonus-rivals = the others have fewer territory bonuses
term-alien-frontiers-cards-own = your alien cards are worth more
term-alien-frontiers-cards-rivals = the others’ alien cards are worth less
term-alien-frontiers-attack-cards-own = you have more cards to attack with
term-alien-frontiers-attack-cards-rivals = the others have fewer cards to attack with
term-alien-frontiers-plan-own = your ships in hand can still do more
term-alien-frontiers-plan-rivals = the others’ ships in hand can do less
term-aqua-sphere-points-own = you have more knowledge points
term-aqua-sphere-points-rivals = the others have fewer knowledge points
term-aqua-sphere-time-own = you have more time markers
term-aqua-sphere-time-rivals = the others have fewer time markers
term-aqua-sphere-crystals-own = you have more crystals for the red lines
term-aqua-sphere-crystals-rivals = the others have fewer crystals for the red lines
term-aqua-sphere-submarines-own = you have more submarines out
term-aqua-sphere-submarines-rivals = the others have fewer submarines out
term-aqua-sphere-bots-own = more of your bots count in the scoring
term-aqua-sphere-bots-rivals = fewer of the others’ bots count in the scoring
term-aqua-sphere-room-own = your submarines make room for more bots
term-aqua-sphere-room-rivals = the others’ submarines make room for fewer bots
term-aqua-sphere-fields-own = you have more control fields
term-aqua-sphere-fields-rivals = the others have fewer control fields
term-aqua-sphere-majority-own = your control fields score more points
term-aqua-sphere-majority-rivals = the others’ control fields score fewer points
term-aqua-sphere-octopods-own = octopods cost you fewer points
term-aqua-sphere-octopods-rivals = octopods cost the others more points
term-aqua-sphere-crystal-scoring-own = your crystals score more points
term-aqua-sphere-crystal-scoring-rivals = the others’ crystals score fewer points
term-aqua-sphere-letters-own = your lab has more different letters
term-aqua-sphere-letters-rivals = the others’ labs have fewer different letters
term-aqua-sphere-lab-own = your lab is larger
term-aqua-sphere-lab-rivals = the others’ labs are smaller
term-aqua-sphere-cards-own = your research cards bring you more
term-aqua-sphere-cards-rivals = the others’ research cards bring them less
term-aqua-sphere-programs-own = your programmed bots have better places to go
term-aqua-sphere-programs-rivals = the others’ programmed bots have worse places to go
term-aqua-sphere-action-own = your bot’s action brings you more
term-aqua-sphere-action-rivals = the others get less from their bots’ actions
term-aqua-sphere-moves-own = your engineer has more moves left
term-aqua-sphere-moves-rivals = the others’ engineers have fewer moves left
term-aqua-sphere-order-own = you play earlier in the next round
term-aqua-sphere-order-rivals = the others play later in the next round
