### Español. El código bajo src/ usa cada identificador; los argumentos van entre llaves.

## Errores

setup-unknown-game = No hay ningún juego llamado «{ $game }».
setup-players = Este juego es para { $expected } jugadores, no para { $got }.
setup-unknown-option = No existe la opción «{ $key }». Las opciones son { $expected }.
setup-option-value = La opción { $key } no puede ser «{ $got }». Usa { $expected }.
setup-box-file = { $file }, línea { $line }: { $field } debería ser { $expected }.

illegal-game-over = La partida ha terminado.
illegal-not-asked = Ahora no te toca decidir.
illegal-not-listed = Eso no es posible ahora.
illegal-wrong-game = Eso es de otro juego.

## Juegos y jugadores

name-of-alien-frontiers = Alien Frontiers
name-of-alien-frontiers-more = Tira tus naves, acóplalas donde encajen y coloniza un planeta que ya fue de alguien.
name-of-aqua-sphere = AquaSphere
name-of-aqua-sphere-more = Programa robots en la Sede central y envíalos por una estación bajo el mar, donde falta tiempo.
name-of-argo = Argo
name-of-argo-more = Empuja a los demás, construye la estación y huye en las cápsulas antes de que ganen los aliens.
seat-number = Jugador { $n }
turn-of = Turno { $turn }, { $name }

## Argo: nombres

figure = { $you ->
    [yes] tu { $role }
   *[no] el { $role } de { $name }
}
role-chief = Jefe
role-explorer = Explorador
role-pilot = Piloto
role-grunt = Soldado
role-robot = Robot

tile-the = { $tile }
tile-with-id = { $kind } { $id }
tile-pod = la cápsula { $seats }
way-to = hasta { $tile }
cell-beside = { $direction } tras { $tile }
cell-at = en { $x }, { $y }
tile-located = { $tile } ({ $place })
tile-seen = { $direction } de la Sala de Despertar
tile-towards = { $kind } { $direction }
tile-unknown = una loseta
direction-north = al norte
direction-east = al este
direction-south = al sur
direction-west = al oeste

kind-waking-room = la Sala de Despertar
kind-corridor = el pasillo
kind-teleporter = el teletransporte
kind-lab = el laboratorio
kind-control-room = la sala de control
kind-time-machine = la Máquina del Tiempo
kind-jump-room = la sala de salto
kind-laser = el láser
kind-infirmary = la enfermería
kind-warehouse = el almacén
kind-security-center = el centro de seguridad
kind-core-room = la sala del núcleo
kind-safe-room = la sala segura
kind-pod = la cápsula

rule-chief = Cuenta doble: por el asiento de una cápsula, para quien lo hace morir y en el almacén.
rule-explorer = Avanza un paso y luego puede dar otro. El segundo paso puede volver a empujar.
rule-pilot = Si está solo en una cápsula, puede despegar con ella, llevarla a otra puerta o esperar.
rule-grunt = Mata a un alien al entrar. Dos Soldados juntos matan también al que llega hasta ellos.
rule-robot = Los aliens lo dejan en paz y puede compartir sitio con uno. Algunas salas no lo admiten.
rule-alien = Cada turno se mueve un alien; luego cada alien mata a un astronauta donde está. Primero caen Jefe, Explorador y Piloto.

field-kind = qué es
field-doors = sus puertas
field-capacity = cuántos caben
field-alien = si llega un alien con ella
field-set = en qué partidas se usa
field-robot-forbidden = si los Robots pueden usarla
field-activation-slots = cuántos jugadores pueden usarla
field-seats = sus asientos
field-min-players = en qué partidas se usa
field-printed = algunos de sus números
field-footprint = su tamaño

rule-waking-room = Todos empiezan aquí. Caben cuantos sean y no entra ningún alien.
rule-corridor = Cabe un astronauta. Quien entra en uno lleno empuja a alguien fuera.
rule-teleporter = Quien entra sigue al instante a otro teletransporte o a la Sala de Despertar. Los aliens solo lo cruzan.
rule-lab = Intercambia un alien con un astronauta de otro lugar. Donde llega el alien, mata. Ningún Robot puede usarlo.
rule-control-room = Mueve o gira una loseta con todo lo que hay en ella. La estación no puede partirse.
rule-time-machine = Se usa en el turno de otro: anula lo anunciado y te da un movimiento o una activación.
rule-jump-room = La figura hace hasta dos movimientos; el Explorador, hasta cuatro pasos. Aún puede moverse este turno.
rule-laser = Mata a un alien en una loseta que toca a uno de tus astronautas, haya pared o no. Ningún Robot puede dispararlo.
rule-infirmary = Devuelve a un astronauta muerto de la pista alien a la Sala de Despertar.
rule-warehouse = Da 2 puntos, 4 si lo hace el Jefe.
rule-security-center = Lanza una cápsula que lleve a alguien a bordo.
rule-core-room = Quien está aquí desde el principio hasta el final del turno de su dueño muere por radiación, también los Robots.
rule-safe-room = Ningún alien puede entrar.
rule-pod = Despega al llenarse y puntúa sus asientos. Los Jefes cuentan doble. Nadie vuelve a bajar.

phase-alien = Alien
phase-build = Construir
phase-action1 = Acción 1
phase-action2 = Acción 2
phase-end = Terminar

skip-no-alien = ningún alien puede mover ni matar
skip-nothing-to-build = no queda nada que encaje
skip-no-action = no hay ninguna acción posible

points-pods = cápsulas
points-kills = astronautas muertos
points-aliens = aliens muertos
points-warehouse = almacén

ending-pods = Todas las cápsulas han despegado.
ending-track = La pista alien está llena.
ending-last-tile = Se ha colocado la última loseta.
ending-stranded = A alguien no le queda nadie que pueda mover.

## Argo: opciones

option-preset = Reglamento
option-preset-more = Un reglamento o una edición. Al elegirlo, las opciones de abajo quedan como en él.
option-difficulty = Dificultad
option-difficulty-more = Cuántas casillas de la pista alien se tapan. Cuantas más, antes ganan los aliens.
option-first-turn = Primer turno
option-first-turn-more = Qué puede hacer cada jugador con la única acción de su primer turno.
option-last-tile-extra = Turno tras la última loseta
option-last-tile-extra-more = Quién juega un turno más cuando se construye la última loseta.
option-last-tile-counts = Última loseta
option-last-tile-counts-more = Qué losetas tienen que agotarse antes de la última ronda.
option-stranded = Alguien no puede mover a nadie
option-stranded-more = Todos sus astronautas están muertos, en una cápsula o a salvo.
option-stretch-rooms = Salas adicionales
option-stretch-rooms-more = El centro de seguridad, la sala del núcleo y la sala segura están en la pila.
option-time-machine = Máquinas del Tiempo
option-time-machine-more = Quien está en una puede actuar en el turno de otro.
option-control-rotate-in-place = La sala de control gira sin mover
option-control-rotate-in-place-more = Si basta con girar una loseta sin moverla.
option-start-player = Jugador inicial
option-start-player-more = Quién juega el primer turno.
option-meaner-teleporter = Teletransporte cruel
option-meaner-teleporter-more = Los teletransportes nunca llevan a la Sala de Despertar. Quien entra en el único que hay se pierde en el espacio.
option-launch-on-alien-adjacency = Un alien lanza una cápsula
option-launch-on-alien-adjacency-more = Cuándo un alien junto a una cápsula con alguien a bordo la hace despegar.
option-laser-points = Puntos por matar con el láser
option-laser-points-more = Cuánto puntúa disparar a un alien.
option-allow-voluntary-pass = Renunciar a acciones
option-allow-voluntary-pass-more = Un jugador puede renunciar a una acción posible.
option-auto-end-turn = Los turnos terminan solos
option-auto-end-turn-more = Un turno termina tras su última acción, sin botón. Entonces ya no se puede deshacer.
option-security-center-slots = Usos del centro de seguridad
option-security-center-slots-more = Cuántos jugadores distintos pueden lanzar allí una cápsula en la partida.

value-yes = sí
value-no = no
value-preset-en = edición inglesa
value-preset-fr = edición francesa
value-preset-nl = edición neerlandesa
value-preset-de = edición alemana
value-preset-it = edición italiana
value-preset-es = edición española
value-preset-yucata = edición en línea
value-difficulty-easy = baja
value-difficulty-medium = media
value-difficulty-hard = alta
value-first-turn-move-only = un movimiento
value-first-turn-any-action = una acción cualquiera
value-last-tile-extra-all = todos
value-last-tile-extra-others = todos menos quien la construyó
value-last-tile-counts-any = módulos y cápsulas
value-last-tile-counts-modules = solo módulos
value-stranded-immediate = la partida termina al momento
value-stranded-others-once-more = los demás juegan un turno más
value-start-player-random = por sorteo
value-start-player-P0 = primer sitio
value-start-player-P1 = segundo sitio
value-start-player-P2 = tercer sitio
value-start-player-P3 = cuarto sitio
value-launch-on-alien-adjacency-enter = cuando llega
value-launch-on-alien-adjacency-any = siempre que está al lado
value-laser-points-1 = 1 punto
value-laser-points-0 = ninguno
value-security-center-slots-2 = dos jugadores
value-security-center-slots-1 = un jugador
value-security-center-slots-unlimited = todos los jugadores

## Argo: lo que se pregunta

subject-alien = { $you ->
    [yes] Tu fase alien.
   *[no] { $name }: fase alien.
}
subject-build = { $you ->
    [yes] Tu construcción.
   *[no] { $name } construye.
}
subject-move = { $you ->
    [yes] Tu movimiento.
   *[no] { $name } mueve.
}
subject-action-1 = { $you ->
    [yes] Tu primera acción.
   *[no] { $name }: primera acción.
}
subject-action-2 = { $you ->
    [yes] Tu segunda acción.
   *[no] { $name }: segunda acción.
}
subject-turn = { $you ->
    [yes] Tu turno.
   *[no] Turno de { $name }.
}
subject-interrupt = { $you ->
    [yes] Tu interrupción.
   *[no] { $name } interrumpe.
}
subject-react = { $you ->
    [yes] Puedes intervenir.
   *[no] Esperando a { $name }.
}
prompt-choose = { $you ->
    [yes] Elige { $what }.
   *[no] { $name } elige { $what }.
}
prompt-do = { $you ->
    [yes] Confirma para { $what } o deshaz.
   *[no] { $name } va a { $what }.
}
prompt-react = { $you ->
    [yes] Elige { $what }.
   *[no] Máquina del Tiempo.
}
wanted-alien-move = qué alien se mueve y adónde
wanted-alien-push = adónde va el alien que estaba en { $at }
wanted-victim = a quién mata el alien en { $at }
wanted-build = una loseta y su lugar
wanted-staged = Con Confirmar colocas aquí { $tile }.{ $turns ->
    [yes] {" "}Con { $key } se gira.
   *[no] {""}
}
wanted-move = Elige quién se mueve y adónde.
wanted-way = Elige adónde va { $figure }.
wanted-action = un movimiento o una activación
wanted-action-2 = otro movimiento u otra activación
wanted-interrupt-action = un movimiento o una activación
wanted-step = { $must ->
    [yes] adónde va { $figure }
   *[no] si { $figure } sigue y adónde
}
wanted-push-one = hacia dónde es empujado { $figure }
wanted-push = quién sale empujado desde { $at } y adónde
wanted-teleport = dónde reaparece { $figure }
wanted-pilot = qué hace { $figure } con { $pod }
wanted-laser = a qué alien se dispara
wanted-revive = quién vuelve de la pista alien
wanted-swap-alien = qué alien se intercambia
wanted-swap-astronaut = con quién se intercambia el alien en { $at }
wanted-relocation = qué loseta se mueve
wanted-place = adónde va { $tile }
wanted-launch = qué cápsula se lanza
wanted-react = si usar la Máquina del Tiempo o dejarlo pasar
wanted-confirm = hacerlo definitivo
wanted-confirm-interrupt = terminar la interrupción
wanted-confirm-turn = terminar el turno
last-round = Última ronda. { $wanted }

## Argo: lo que se puede hacer

command-move-alien = alien desde { $from } hasta { $to }
command-push-alien = el otro alien hasta { $to }
command-kill-victim = muere { $figure }
command-build = { $tile } { $cell }, puertas { $doors }
command-move = { $role } hasta { $to }
command-push = { $figure } es empujado hasta { $to }
command-teleport = reaparecer en { $to }
command-pilot-stay = quedarse en la cápsula
command-pilot-depart = despegar con la cápsula
command-pilot-relocate = mover la cápsula: { $cell }, puertas { $doors }
command-stop = parar aquí
command-doors = puertas { $doors }
command-activate = activar { $tile } con el { $role }
command-laser = disparar al alien en { $tile }
command-revive = vuelve { $figure }
command-swap-alien = intercambiar el alien en { $tile }
command-swap-astronaut = intercambiarlo con { $figure }
command-relocate = mover { $tile }
command-place = colocar { $cell }, puertas { $doors }
command-launch = lanzar { $tile }
command-interrupt = usar { $tile } con el { $role }
command-let-it-happen = dejarlo pasar
command-pass = renunciar a esta acción
command-commit = confirmar
command-end-interrupt = terminar la interrupción
command-end-turn = terminar el turno

## Argo: lo que ha pasado

event-skipped = { $phase } se omite: { $why }
event-alien-moved = un alien avanza { $to }
event-alien-pushed = un alien es empujado { $to }
event-moved = { $role } avanza { $to }
event-pushed = { $figure } es empujado { $to }
event-teleported = { $figure } reaparece en { $to }
event-killed = { $figure } muere { $cause }
event-alien-meets-grunt = el alien en { $tile } muere: ha entrado un Soldado
event-alien-killed = el alien en { $tile } muere { $cause }
event-alien-scored = los aliens pasan de { $from } a { $to }
event-boarded = { $figure } sube a { $to }
event-launched = { $pod } despega con { $who }
event-relocated = se mueve { $tile }
event-placed = construye { $tile }
event-revealed = aparece { $tile }
event-spawned = llega un alien con { $tile }
event-scored = { $points ->
    [one] un punto
   *[other] { $points } puntos
} por { $source }
event-activated = activa { $tile } con el { $role }
event-revived = { $figure } vuelve a la Sala de Despertar
event-swapped = { $figure } y el alien en { $to } cambian de sitio
event-announced = lo anuncia
event-passed = lo deja pasar
event-action-passed = renuncia a una acción
event-claimed = quiere usar { $tile } con el { $role }
event-interrupted = usa { $tile } con el { $role }: lo anunciado se anula
event-committed = confirma
event-interrupt-ended = termina la interrupción
event-countdown = empieza la última ronda
event-turn-ended = termina el turno
event-game-over = la partida ha terminado
event-game-over-by = la partida ha terminado. { $ending }

cause-alien-phase = a manos de un alien
cause-entered = al toparse con un alien
cause-two-grunts = al toparse con dos Soldados
cause-laser = por el láser
cause-lab = en el intercambio del laboratorio
cause-radiation = por radiación
cause-teleporter = perdido en el espacio

## Argo: por qué no

reason-game-over = La partida ha terminado
reason-not-your-turn = Ahora decide otra persona
reason-other-question = Eso no responde a lo que se pregunta ahora
reason-not-yours = Esta figura no es tuya
reason-not-mobile = Esta figura ya no puede moverse
reason-already-moved = Esta figura ya se ha movido este turno
reason-not-connected = Ninguna puerta abierta lleva allí
reason-chain-stuck = Está lleno y no se puede empujar a nadie de allí
reason-pushed-back = No se empuja a nadie hacia donde viene el empujón
reason-not-pushable = Esta figura no se puede empujar hasta aquí
reason-aliens-barred = Los aliens no pueden ir allí
reason-no-alien = Aquí no hay ningún alien
reason-not-a-victim = Esta figura no puede ser la víctima
reason-cell-taken = Este lugar está ocupado
reason-no-door = Ninguna puerta lleva aquí
reason-pod-too-near = Entre una cápsula y la Sala de Despertar debe haber tres losetas
reason-nothing-there = Ahí no hay nada
reason-first-turn = El primer turno solo tiene una acción: un movimiento
reason-not-activatable = Esta loseta no se puede activar
reason-not-present = Aquí no está ninguno de tus astronautas
reason-no-slot = Aquí no queda sitio para activar
reason-robot-forbidden = Un Robot no puede usar esta sala
reason-no-effect = Ahora no tiene ningún objetivo
reason-out-of-reach = El láser no llega
reason-swap-impossible = No hay nadie con quien intercambiarlo, o no cabe a su lado
reason-station-breaks = La estación se partiría
reason-no-change = Quedaría como está ahora
reason-alien-beside = Una cápsula no puede acoplarse junto a un alien
reason-immovable = Esta loseta se queda donde está
reason-empty-pod = No hay nadie a bordo
reason-compulsory = Hay que hacer una acción
reason-step-compulsory = Hay que dar un paso
reason-commit-first = Confirma antes lo que has hecho
reason-own-token = Tu ficha de activación ya está aquí
reason-only-as-interrupt = Una Máquina del Tiempo se usa en el turno de otros
reason-not-dead = Esta figura no está en la pista alien
reason-not-swappable = Esta figura no se puede intercambiar
reason-doors-do-not-meet = Las puertas no coinciden: gira la loseta
reason-only-pod = Aquí solo lleva la puerta de una cápsula
reason-same-as-listed = Es lo mismo que otra de las elecciones
reason-pod-stranded = Una cápsula perdería su módulo
reason-turning-barred = Una loseta no puede girar sin moverse
reason-no-destination = El teletransporte no lleva allí
reason-not-alone = El Piloto solo despega si está solo
reason-no-action-left = No quedan acciones en este turno

## Argo: las reglas

argo-book-aim = La estación está llena de aliens. Lleva a tus cinco astronautas a las cápsulas: sus asientos son puntos. También puntúas por los aliens que mueren y por los astronautas ajenos que mueren por tu causa. Pero los muertos cuentan para los aliens, y si estos tienen más puntos que el mejor jugador, todos han perdido.
argo-book-turn = Las fases van en este orden. Lo que se puede hacer hay que hacerlo; lo que no se puede se omite.
argo-book-alien = Alien: mueves un alien un paso y luego cada alien mata a un astronauta donde está.
argo-book-build = Construir: añades una loseta, una de las tres de la oferta o la siguiente cápsula. Algunas traen un alien.
argo-book-actions = Dos acciones: cada una es un movimiento o una activación. Dos movimientos requieren dos astronautas distintos; dos activaciones, dos salas distintas. Tu primer turno solo tiene una acción, un movimiento.
argo-book-pushing = Moverse y empujar
argo-book-move = Un movimiento es un paso por dos puertas que coinciden. Si no queda sitio, quien entra empuja a alguien a una loseta conectada, pero no adonde él venía. El empujado puede empujar a su vez. Tú lo decides todo y te llevas todos los puntos, y solo puedes empezar si toda la cadena puede terminar.
argo-book-chain = Nadie se mueve dos veces en una cadena. En la Sala de Despertar caben todos, y se puede empujar a cápsulas, a teletransportes y hacia aliens. Quien muere ante un alien no necesita sitio: allí acaba la cadena.
argo-book-activation = Salas y fichas
argo-book-activate = Un astronauta en una sala puede usarla: pones allí tu ficha y ocurre su efecto. Cada loseta de sala solo la puedes usar una vez en la partida, y tiene sitio para pocos jugadores.
argo-book-effect = Una sala solo se usa si su efecto puede ocurrir. Qué astronauta la usa importa en el almacén, en la sala de salto y donde no se admiten Robots. Una Máquina del Tiempo se usa en el turno de otros.
argo-book-doors = Al menos una puerta tiene que coincidir con la de otro módulo; una cápsula sola no basta. Las demás pueden dar a paredes. La loseta se puede girar antes de confirmar. El hueco de la oferta se llena antes de tus acciones.
argo-book-turn-end = Terminas tu turno cuando no queda nada que hacer; hasta entonces puedes deshacer lo que aún no es definitivo. Tus astronautas que estaban en una sala del núcleo al empezar el turno y lo están al acabar mueren.
argo-book-figures = Astronautas y aliens
argo-book-aliens = Aliens
argo-book-kill = Un alien mata al Jefe, al Explorador o al Piloto, a tu elección; si no, a un Soldado solo. Dos Soldados juntos matan en cambio al alien, y los Robots están a salvo. Quien llega a un alien, andando, empujado o teletransportado, muere al instante; solo un Soldado lo mata, y un Robot comparte su sitio.
argo-book-points = Un alien que muere es un punto para quien actúa; un astronauta ajeno, también; un Jefe vale dos. Los muertos propios no dan nada.
argo-book-track = Los muertos forman una fila en la pista alien, y los aliens tienen los puntos de la primera casilla libre. La enfermería devuelve a uno. Si la pista se llena, los aliens han ganado.
argo-book-pods-title = Cápsulas
argo-book-pods = Entre una cápsula y la Sala de Despertar tiene que haber al menos tres losetas. Las cápsulas llegan en un orden fijo y sus asientos valen cada vez más. Quien sube ocupa el asiento libre más bajo y no vuelve a bajar.
argo-book-launch = Una cápsula llena despega al instante. También una con alguien a bordo cuando un alien entra en una loseta conectada a ella. Un Piloto que sube a una cápsula vacía puede despegar con ella, moverla o esperar. Al despegar, cada asiento puntúa para el dueño de quien lo ocupa, el doble con un Jefe.
argo-book-time-title = Interrumpir
argo-book-time = La primera acción del turno de otro, incluidos alien y construcción, y la segunda de sus dos acciones se anuncian antes de ser definitivas. Con un astronauta en una Máquina del Tiempo puedes anularla y hacer tú un movimiento o una activación. Después el otro jugador vuelve a elegir.
argo-book-end = La partida acaba al instante cuando han despegado todas las cápsulas, cuando la pista alien se llena o cuando empieza el turno de alguien que no tiene a nadie que mover: todos están muertos, a salvo o en una cápsula. Tras la última loseta, cada uno tiene un turno más.
argo-book-result = Quien está en una cápsula que no ha despegado no cuenta. Si los aliens tienen más puntos que el mejor jugador, ganan ellos. Si no, gana quien tiene más puntos; en caso de empate, quien activó más salas y luego quien salvó a más astronautas.
argo-book-unsure = No se conoce ninguna lista de todas las losetas. Su número, sus puertas y sitios, la mayoría de los asientos de las cápsulas y partes de las pistas alien están reconstruidos. La página de cada loseta dice lo que ninguna fuente confirma.
argo-book-tiles = Losetas
argo-book-count = { $n ->
    [one] En la caja hay una.
   *[other] En la caja hay { $n }.
}
argo-book-with-alien = { $n ->
    [one] Con una de ellas llega un alien.
   *[other] Con { $n } de ellas llega un alien.
}

## Alien Frontiers: nombres

af-facility-SC = Convertidor solar
af-facility-LM = Mina lunar
af-facility-OM = Mercado orbital
af-facility-SY = Astillero
af-facility-CC = Constructor de colonias
af-facility-TS = Estación de terraformación
af-facility-HUB = Centro de colonos
af-facility-ART = Artefacto alienígena
af-facility-RO = Puesto de saqueadores
af-maintenance-bay = Bahía de mantenimiento

af-territory-asimov = Cráter Asimov
af-territory-bradbury = Meseta Bradbury
af-territory-burroughs = Desierto Burroughs
af-territory-heinlein = Llanuras Heinlein
af-territory-herbert = Valle Herbert
af-territory-lem = Páramos Lem
af-territory-pohl = Colinas Pohl
af-territory-vanvogt = Montañas Van Vogt

af-land-asimov = Asimov
af-land-bradbury = Bradbury
af-land-burroughs = Burroughs
af-land-heinlein = Heinlein
af-land-herbert = Herbert
af-land-lem = Lem
af-land-pohl = Pohl
af-land-vanvogt = Van Vogt

af-card-city = Ciudad alienígena
af-card-monument = Monumento alienígena
af-card-booster = Cápsula propulsora
af-card-crystal = Cristal de datos
af-card-gravity = Manipulador gravitatorio
af-card-decoy = Señuelo holográfico
af-card-teleporter = Transporte orbital
af-card-plasma = Cañón de plasma
af-card-polarity = Dispositivo de polaridad
af-card-cache = Alijo de recursos
af-card-stasis = Rayo de estasis
af-card-warper = Deformador temporal

af-field-isolation = Campo de aislamiento
af-field-positron = Campo de positrones
af-field-repulsor = Campo repulsor

af-fuel = { $n } de combustible
af-ore = { $n } de mineral
af-nothing = nada
af-die = { $teleported ->
    [yes] { $relic ->
        [yes] Reliquia { $value } de vuelta
       *[no] { $value } de vuelta
    }
   *[no] { $relic ->
        [yes] Reliquia { $value }
       *[no] { $value }
    }
}
af-field = campo
af-relic-ship = la nave Reliquia
af-ships-of = { $n ->
    [one] { $you ->
        [yes] una de tus naves
       *[no] una nave de { $name }
    }
   *[other] { $you ->
        [yes] { $n } de tus naves
       *[no] { $n } naves de { $name }
    }
}
af-ship-of = { $you ->
    [yes] tu { $value }
   *[no] { $value } de { $name }
}
af-in-group = { $ship } en el grupo { $group }
af-colony-of = { $you ->
    [yes] tu colonia
   *[no] la colonia de { $name }
}

## Alien Frontiers: qué hace cada cosa

af-rule-SC = Admite una nave de cualquier valor. Da la mitad en combustible, redondeando hacia arriba.
af-rule-LM = Admite una nave que no sea menor que ninguna de las que hay. Da 1 de mineral.
af-rule-OM = Admite una pareja. Mientras esté entera, su valor en combustible compra 1 de mineral, tantas veces como quieras este turno.
af-rule-SY = Admite una pareja y construye una nave, que espera tu próximo turno en la Bahía de mantenimiento. La cuarta cuesta { $fourth }; la quinta, { $fifth }; la sexta, { $sixth }.
af-rule-CC = Admite un trío y { $price }. Coloca una colonia.
af-rule-TS = Admite un 6 y { $price }. Coloca una colonia; la nave vuelve a tu reserva al empezar tu próximo turno.
af-rule-HUB = Admite una nave de cualquier valor, hasta { $ports } en tu pista. Cada una hace avanzar una colonia un círculo; desde el círculo { $circles } se lanza por { $launch }.
af-rule-ART = Admite una nave de cualquier valor. Te deja renovar la oferta una vez, y las naves que suman { $credit } en un turno reclaman una carta.
af-rule-RO = Admite una escalera de tres naves. Saquea { $loot } unidades de combustible y mineral, o una carta. Las naves que están allí dejan su sitio a una suma mayor.
af-rule-maintenance-bay = Las naves sin acoplar, desalojadas o nuevas esperan aquí el próximo turno de su dueño.

af-bonus-asimov = Una vez por turno tu colonia avanza { $advance ->
    [one] un círculo
   *[other] { $advance } círculos
} más, cuando se han acoplado { $ships } naves tuyas en el Centro de colonos.
af-bonus-bradbury = El Constructor de colonias te cuesta { $ore } de mineral menos.
af-bonus-burroughs = Mientras la nave Reliquia esté en casa, puedes comprarla por { $relic }: un dado más mientras controles el desierto.
af-bonus-heinlein = Tu pareja en el Mercado orbital vende 1 de mineral por { $rate } de combustible, sea cual sea su valor.
af-bonus-herbert = El Astillero te cuesta { $less } menos.
af-bonus-lem = Cada nave que acoples en el Convertidor solar da { $fuel } de combustible más.
af-bonus-pohl = Cada uso de una carta te cuesta { $fuel } de combustible menos.
af-bonus-vanvogt = Tu primera nave del turno en la Mina lunar puede tener cualquier valor.

af-power-city = Vale { $points ->
    [one] un punto
   *[other] { $points } puntos
} mientras la tengas.
af-power-monument = { af-power-city }
af-power-booster = { $price }: una de tus naves en mano sube en uno.
af-power-crystal = { $price } por cada colonia que haya: la ventaja de un territorio es tuya hasta el final de tu turno.
af-power-gravity = { $price }: una de tus naves en mano baja en uno y otra sube en uno.
af-power-decoy = Nadie saquea tu combustible ni tu mineral, y de tus cartas solo esta.
af-power-teleporter = { $price }: una de tus naves acopladas vuelve a tu mano tal como está, para acoplarse en otro lugar.
af-power-plasma = { $price } por nave: envía naves ajenas de una instalación a la Bahía de mantenimiento.
af-power-polarity = { $price }: da la vuelta a una de tus naves en mano: 1 y 6, 2 y 5, 3 y 4.
af-power-cache = Paga cuando tiras: 1 de mineral si hay más impares, 1 de combustible si hay más pares. Con tantos de unos como de otros paga ambos y se gasta.
af-power-stasis = { $price }: una de tus naves en mano baja en uno.
af-power-warper = { $price }: vuelve a tirar las naves en mano que quieras.

af-discard-booster = Descartada: retira un campo cualquiera del planeta.
af-discard-crystal = Descartada: pone el Campo de positrones en otro territorio.
af-discard-gravity = Descartada: pone el Campo repulsor en otro territorio.
af-discard-teleporter = Descartada: mueve una colonia cualquiera a otro territorio.
af-discard-plasma = Descartada: envía a su reserva una nave acoplada de otro jugador. Le deben quedar al menos otras { $fleet } fuera de la Estación de terraformación.
af-discard-polarity = Descartada: dos colonias de distintos jugadores en dos territorios cambian de sitio.
af-discard-stasis = Descartada: pone el Campo de aislamiento en otro territorio.
af-discard-warper = Descartada: recupera de los descartes una carta que no tengas.

af-rule-isolation = Nadie tiene la ventaja del territorio donde está.
af-rule-positron = Quien controla el territorio donde está tiene un punto más.
af-rule-repulsor = Ninguna colonia llega al territorio donde está ni sale de él.
af-rule-relic-ship = Una nave sin color para quien controla Desierto Burroughs y la compra. Vuelve a casa cuando ese control acaba.
af-rule-control = Quien tiene en un territorio más colonias que cada uno de los demás lo controla: un punto y su ventaja.

## Alien Frontiers: lo que se pregunta

af-subject-raid = { $you ->
    [yes] Tu saqueo.
   *[no] { $name } saquea.
}
af-subject-colony = { $you ->
    [yes] Tu colonia.
   *[no] { $name }: colonia.
}
af-subject-card = { $you ->
    [yes] Tu carta: { $card }.
   *[no] { $name }: { $card }.
}
af-ask-roll = { $you ->
    [yes] Tira tus naves.
   *[no] { $name } tira.
}
af-ask-dock = { $you ->
    [yes] En mano: { $dice }. Elige qué hacer.
   *[no] { $name } tiene en mano: { $dice }.
}
af-ask-main = { $you ->
    [yes] No hay naves en mano. Elige qué hacer o termina tu turno.
   *[no] { $name } no tiene naves en mano.
}
af-wanted-territory = adónde va la colonia
af-wanted-raid = qué saquear
af-wanted-loot = { $left ->
    [one] la última unidad que tomar
   *[other] qué tomar, { $left } unidades más
}
af-wanted-die-up = qué nave sube en uno
af-wanted-die-down = qué nave baja en uno
af-wanted-die-over = a qué nave se da la vuelta
af-wanted-reroll = qué naves se vuelven a tirar
af-wanted-bonus = qué ventaja se toma prestada
af-wanted-docked = qué nave vuelve a la mano
af-wanted-aim = a qué instalación se dispara
af-wanted-shot = a qué nave se dispara ({ $facility })
af-wanted-sunk = qué nave va a su reserva
af-wanted-field = adónde va el { $field }
af-wanted-removal = qué campo se retira del planeta
af-wanted-moved = qué colonia se mueve
af-wanted-destination = adónde va { $colony } ({ $from })
af-wanted-swap-first = qué colonia se intercambia
af-wanted-swap-second = con qué se intercambia { $colony } ({ $from })
af-wanted-recovered = qué carta vuelve
af-wanted-surplus = { $n ->
    [one] qué unidad devolver por pasar de { $limit }
   *[other] qué { $n } unidades devolver por pasar de { $limit }
}
af-wanted-commit-cycle = repartir una oferta nueva
af-wanted-commit-claim = completar la oferta
af-wanted-commit-end = terminar la partida

## Alien Frontiers: lo que se puede hacer

af-command-roll = tirar tus naves
af-command-dock = acoplar { $dice } → { $facility } ({ $note })
af-note-gain = +{ $gain }
af-note-market = 1 de mineral por { $rate }
af-note-ship = una nave por { $price }
af-note-colony = una colonia por { $price }
af-note-terraform = una colonia por { $price }, la nave va a la reserva
af-note-hub = colonia al círculo { $to } de { $circles }
af-note-credit = { $enough ->
    [yes] basta para una carta
   *[no] { $have } de { $wanted } para una carta
}
af-note-raid = saqueo
af-note-raid-bump = saqueo, desaloja { $ships }
af-command-trade = cambiar { $goods } por 1 de mineral
af-command-cycle = renovar la oferta
af-command-claim = reclamar «{ $card }»
af-command-launch = lanzar tu colonia ({ $price })
af-command-relic = comprar la nave Reliquia ({ $price })
af-command-use = usar «{ $card }» ({ $price })
af-command-use-per-colony = usar «{ $card }» ({ $price } por colonia)
af-command-use-per-ship = usar «{ $card }» ({ $price } por nave)
af-command-discard = descartar «{ $card }»: { $what }
af-what-booster = retirar un campo del planeta
af-what-crystal = poner el { af-field-positron }
af-what-gravity = poner el { af-field-repulsor }
af-what-teleporter = mover una colonia
af-what-plasma = enviar una nave a su reserva
af-what-polarity = intercambiar dos colonias
af-what-stasis = poner el { af-field-isolation }
af-what-warper = recuperar una carta
af-command-end = { $left ->
    [0] terminar tu turno
    [one] terminar tu turno, 1 nave va a la Bahía de mantenimiento
   *[other] terminar tu turno, { $left } naves van a la Bahía de mantenimiento
}
af-command-place = una colonia en { $territory } ({ $effect })
af-effect-take = { $you ->
    [yes] tomas el control
   *[no] { $name } toma el control
}
af-effect-keep = { $you ->
    [yes] conservas el control
   *[no] { $name } conserva el control
}
af-effect-break = { $you ->
    [yes] pierdes el control
   *[no] { $name } pierde el control
}
af-effect-nobody = nadie tiene el control
af-command-raid-goods = saquear combustible y mineral
af-command-raid-card = { $owned ->
    [yes] saquear «{ $card }» de { $name }, que se descarta: ya tienes una
   *[no] saquear «{ $card }» de { $name }
}
af-command-raid-nothing = no saquear nada
af-command-take = quitar { $goods } a { $name }
af-command-die-to = cambiar { $die } a { $to }
af-command-die-again = elegir { $die }
af-command-borrow = ventaja de { $territory } ({ $price }): { $bonus }
af-command-recall = recuperar { $die } ({ $facility })
af-command-aim = disparar → { $facility }
af-command-shoot = disparar: { $ship } ({ $price })
af-command-cease = dejar de disparar
af-command-sink = a la reserva: { $ship } ({ $facility })
af-command-field = { $field } en { $territory }
af-command-lift = retirar el { $field } de { $territory }
af-command-pick = { $colony } en { $territory }
af-command-move-to = moverla a { $territory } ({ $effect })
af-command-recover = tomar «{ $card }» de los descartes
af-command-return = devolver { $goods }
af-command-reroll = volver a tirar { $dice }
af-command-deal = repartir la oferta nueva
af-command-fill = completar la oferta
af-command-finish = terminar la partida

## Alien Frontiers: lo que ha pasado

af-event-started = empieza la partida
af-event-dealt = empieza con «{ $card }»
af-event-display = «{ $card }» llega a la oferta
af-event-spent = la nave de la Estación de terraformación vuelve a la reserva
af-event-relic-home = la nave Reliquia vuelve a casa: { $why }
af-event-gathered = recoge { $n ->
    [one] una nave
   *[other] { $n } naves
}
af-event-rolled = tira { $dice }
af-event-cache = el Alijo de recursos paga { $gain }: impares { $odd }, pares { $even }
af-event-cache-lost = el Alijo de recursos se gasta
af-event-docked = acopla { $dice } → { $facility }
af-event-bumped = desaloja { $ships } del Puesto de saqueadores
af-event-gained = obtiene { $goods } { $why }
af-event-paid = paga { $goods } { $why }
af-event-traded = cambia { $fuel } por { $ore }
af-event-built = construye una nave
af-event-relic-bought = compra la nave Reliquia
af-event-hub = { $why ->
    [asimov] Cráter Asimov lleva la colonia del Centro de colonos al círculo { $to }
    [excess] la próxima colonia empieza en el círculo { $to } del Centro de colonos
   *[ship] { $from ->
        [0] pone una colonia en el círculo { $to } del Centro de colonos
       *[other] la colonia del Centro de colonos avanza al círculo { $to }
    }
}
af-event-excess-lost = se pierde un avance en el Centro de colonos
af-event-launched = lanza una colonia
af-event-placed = coloca una colonia en { $territory }
af-event-moved = mueve { $colony }: { $from } → { $to }
af-event-swapped = { $first } ({ $from }) y { $second } ({ $to }) cambian de sitio
af-event-control = controla ahora { $territory }
af-event-control-from = arrebata el control de { $territory } a { $name }
af-event-control-lost = pierde el control de { $territory }
af-event-looted = quita { $goods } a { $name }
af-event-stolen = { $discarded ->
    [yes] quita «{ $card }» a { $name }, y se descarta
   *[no] quita «{ $card }» a { $name }
}
af-event-declined = no saquea nada
af-event-cycled = renueva la oferta, se descartan: { $cards }
af-event-reshuffled = los descartes, { $n ->
    [one] una carta
   *[other] { $n } cartas
}, son ahora el mazo
af-event-claimed = reclama «{ $card }»
af-event-used = usa «{ $card }»
af-event-die = { $die } pasa a { $to }
af-event-rerolled = vuelve a tirar: { $dice }
af-event-recalled = { $relic ->
    [yes] recupera la nave Reliquia ({ $facility })
   *[no] recupera una nave ({ $facility })
}
af-event-shot = { $bay ->
    [yes] envía { $ship } a la Bahía de mantenimiento ({ $facility })
   *[no] envía { $ship } a su reserva ({ $facility })
}
af-event-borrowed = toma prestada la ventaja de { $territory }
af-event-discarded = descarta «{ $card }»
af-event-field-placed = pone el { $field } en { $to }
af-event-field-moved = mueve el { $field }: { $from } → { $to }
af-event-field-removed = retira el { $field } de { $from }
af-event-recovered = toma «{ $card }» de los descartes
af-event-parked = { $n ->
    [one] una nave va
   *[other] { $n } naves van
} a la Bahía de mantenimiento
af-event-returned = devuelve { $goods }
af-event-score = tiene ahora { $to ->
    [one] un punto
   *[other] { $to } puntos
}, antes { $from }
af-event-over = la partida ha terminado: { $ranking }
af-rank = { $rank }. { $name }

af-cause-at = ({ $facility })
af-cause-power = por «{ $card }»
af-cause-launch = por el lanzamiento
af-cause-relic = por la nave Reliquia
af-relic-terraformed = se usó para terraformar
af-relic-control = quien la tenía ya no controla Desierto Burroughs
af-relic-isolation = el Campo de aislamiento está en Desierto Burroughs
af-relic-plasma = le han disparado

## Alien Frontiers: por qué no

af-reason-game-over = { reason-game-over }
af-reason-not-your-turn = { reason-not-your-turn }
af-reason-other-question = { reason-other-question }
af-reason-commit-first = { reason-commit-first }
af-reason-open-choice = Acaba antes lo que has empezado
af-reason-unsorted = Las naves se nombran de la más baja a la más alta
af-reason-not-in-hand = No tienes esas naves en mano
af-reason-wrong-count = Admite { $n ->
    [one] una nave
   *[other] { $n } naves
} cada vez
af-reason-no-free-port = Allí no queda ningún puerto libre
af-reason-group-not-empty = Allí no hay ningún grupo de puertos vacío del todo
af-reason-not-equal = Las naves tienen que ser iguales
af-reason-not-a-run = Las naves tienen que ser una escalera de tres
af-reason-not-a-six = Solo admite un 6
af-reason-below-mine-limit = Ahora no puede acoplarse allí una nave menor que { $n }
af-reason-run-too-low = Las naves que están allí suman { $n }: las tuyas deben sumar más
af-reason-cannot-pay = Cuesta { $price }
af-reason-fleet-minimum = A su dueño le deben quedar otras tres naves fuera de la Estación de terraformación
af-reason-stock-empty = No quedan naves que construir
af-reason-no-colony = No hay ninguna colonia para ello
af-reason-hub-track-done = Tu colonia está en el último círculo: lánzala antes
af-reason-hub-track-open = Ninguna colonia tuya está en el último círculo
af-reason-just-teleported = Este turno no puede volver al lugar del que viene: { $facility }
af-reason-value-fixed = Una nave recuperada conserva su valor este turno
af-reason-out-of-range = Una nave muestra de 1 a 6
af-reason-card-used = Esta carta ya se ha usado este turno
af-reason-discard-used = Este turno ya has descartado una carta por su efecto
af-reason-not-owned = No tienes esta carta
af-reason-already-owned = Ya tienes una de estas
af-reason-not-there = Esta carta no está ahí
af-reason-no-power = Esta carta no tiene ese uso
af-reason-credit-too-low = En el Artefacto alienígena has acoplado { $n }: no basta para una carta
af-reason-no-cycle = La oferta se renueva una vez por cada nave acoplada en el Artefacto alienígena
af-reason-pile-empty = No quedan cartas que repartir
af-reason-no-pair = No tienes ninguna pareja entera en el Mercado orbital
af-reason-repulsor = El Campo repulsor está allí
af-reason-isolated = El Campo de aislamiento está allí
af-reason-not-borrowable = Esta ventaja no se puede tomar prestada
af-reason-bonus-owned = Esta ventaja ya es tuya
af-reason-not-in-control = No controlas Desierto Burroughs
af-reason-relic-away = La nave Reliquia no está en Desierto Burroughs
af-reason-decoy-shields = Un Señuelo holográfico protege a este jugador
af-reason-no-effect = No cambiaría nada
af-reason-no-target = No hay nada así que elegir
af-reason-out-of-order = Se eligen en orden; lo que has saltado ya no se puede elegir
af-reason-must-dock = Aún se pueden acoplar naves: { $facilities }
af-reason-not-the-surplus = { $n ->
    [one] Hay que devolver exactamente una unidad
   *[other] Hay que devolver exactamente { $n } unidades
}

## Alien Frontiers: opciones y resultados

option-end-mode = Fin de la partida
option-end-mode-more = Qué termina la partida al momento. Los puntos son 12 con dos jugadores, 10 con tres y 9 con cuatro, 8 en la partida corta.
option-long = Partida larga
option-long-more = Todos tienen ocho colonias que colocar, como siempre con dos jugadores.
option-docking = Naves que pueden acoplarse
option-docking-more = Qué tiene que acoplarse antes de terminar un turno, aunque cueste algo que preferirías guardar.
option-first-player = Jugador inicial
option-first-player-more = Quién juega el primer turno. Quien juega después empieza con algo de combustible y mineral.
option-round-limit = Máximo de rondas
option-round-limit-more = La partida termina tras ese número de turnos de cada jugador, si nada la ha terminado antes.
value-end-mode-colonies = la última colonia de un jugador
value-end-mode-vp-target = puntos
value-end-mode-vp-target-short = puntos, partida corta
value-docking-strict = todas las que pueden
value-docking-free-only = solo donde no cuesta nada
value-first-player-random = por sorteo
value-first-player-P0 = primer sitio
value-first-player-P1 = segundo sitio
value-first-player-P2 = tercer sitio
value-first-player-P3 = cuarto sitio
value-round-limit-none = sin límite

ending-colonies = Un jugador ha colocado su última colonia.
ending-vp-target = Un jugador tiene los puntos necesarios.
ending-no-colonies = No quedan colonias que colocar.
ending-rounds = La última ronda ha terminado.
end-source-colonies = Colonias
end-source-territories = Territorios
end-source-positron = Positrones
end-source-city = Ciudad
end-source-monument = Monumento
tie-break-cards = Cartas
tie-break-ore = Mineral
tie-break-fuel = Combustible

## Alien Frontiers: las reglas

af-book-aim = Colonizas un planeta que ya fue de alguien. Cada colonia es un punto, cada territorio que controlas, otro, y algunas cartas también dan puntos. La partida acaba en cuanto alguien coloca su última colonia; gana quien tiene más puntos.
af-book-roll = Tirar: tus naves son dados. Todas vuelven de donde estaban acopladas y las tiras.
af-book-dock = Acoplar: lleva tus naves a las instalaciones que rodean el planeta y que admiten lo que muestran: cualquier valor, una pareja, un trío o una escalera. Pagas el precio y obtienes el efecto al momento.
af-book-free = Entre medias, en cualquier orden: usar tus cartas, comerciar, reclamar una carta, lanzar una colonia, comprar la nave Reliquia. Lo que obtienes se puede gastar enseguida.
af-book-turn-end = Fin del turno: entre combustible y mineral conservas como mucho { $keep }.
af-book-ports = Puertos ocupados
af-book-must = Un puerto sigue ocupado hasta el próximo turno de su dueño, así que las naves también estorban a los demás. Mientras una de tus naves pueda acoplarse, tienes que acoplar una; cuál, lo decides tú. Lo que no encuentra puerto va a la Bahía de mantenimiento.
af-book-colonies = Colonias
af-book-colony = Hay tres caminos hacia una colonia: un trío y mineral en el Constructor de colonias; un 6 con combustible y mineral en la Estación de terraformación, que te cuesta también la nave; o { $circles } círculos en tu pista del Centro de colonos y un lanzamiento. Tú eliges el territorio.
af-book-control = Quien tiene en un territorio más colonias que cada uno de los demás lo controla. Es un punto, y su ventaja es suya mientras dure. Con empate no lo controla nadie.
af-book-goods-title = Combustible y mineral
af-book-goods = El Convertidor solar da combustible; la Mina lunar, mineral; y con una pareja en el Mercado orbital compras mineral con combustible. Ninguno se agota.
af-book-ships-title = Naves
af-book-ships = Empiezas con { $fleet } naves y puedes tener seis. El Astillero construye una por una pareja, combustible y mineral; cada una cuesta más que la anterior.
af-book-cards-title = Cartas alienígenas
af-book-claiming = Reclamar y usar cartas
af-book-cards = Las naves que se acoplan en el Artefacto alienígena y suman { $credit } en un turno reclaman una de las tres cartas de la oferta. Cada una de ellas te deja además renovar la oferta una vez. Nadie tiene dos cartas iguales.
af-book-powers = Cada carta se usa una vez por turno. La mayoría cuesta combustible y cambia naves aún sin acoplar. Muchas se pueden descartar para otro efecto: una por turno, y ninguna que se haya usado en él.
af-book-raid = Tres naves en escalera en el Puesto de saqueadores quitan a otros { $loot } unidades de combustible y mineral, o una carta. Las naves que están allí dejan su sitio a una suma mayor.
af-book-raid-more = Las unidades pueden venir de varios jugadores; si entre todos tienen menos, tomas lo que haya. Un Señuelo holográfico protege los bienes y las demás cartas de su dueño. También puedes no tomar nada.
af-book-end = La partida acaba al instante cuando el jugador de turno ha colocado su última colonia. Gana quien tiene más puntos, la acabe quien la acabe; en caso de empate, quien tiene más cartas, luego más mineral, luego más combustible.
af-book-facilities = Instalaciones
af-book-planet = El planeta
af-book-control-title = Control
af-book-fields = Campos y nave Reliquia
af-book-field = Un campo llega al planeta, y se mueve en él, cuando se descarta una carta para ello. Lo que dice un campo va antes que lo que dice una carta.
af-book-group = Sus puertos están unidos: las naves se acoplan juntas y solo donde todos los puertos unidos están libres.

## AquaSphere: nombres

aq-symbol-GREEN = verde
aq-symbol-YELLOW = amarillo
aq-symbol-BLACK = negro
aq-symbol-PURPLE = morado
aq-symbol-BLUE = azul
aq-symbol-RED = rojo
aq-symbol-WHITE = blanco

aq-job-GREEN = ampliar el laboratorio
aq-job-YELLOW = tomar tiempo
aq-job-BLACK = tomar cristales
aq-job-PURPLE = capturar pulpos
aq-job-BLUE = colocar un submarino
aq-job-RED = tomar una carta de investigación
aq-job-WHITE = programar otro robot

aq-matter-GREEN = laboratorio
aq-matter-YELLOW = tiempo
aq-matter-BLACK = cristales
aq-matter-PURPLE = pulpos
aq-matter-BLUE = submarino
aq-matter-RED = investigación
aq-matter-WHITE = programa
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
    [yes] un robot neutral
   *[no] { $you ->
        [yes] tu robot
       *[no] el robot de { $name }
    }
}
aq-bots-of = { $neutral ->
    [yes] { $n ->
        [one] un robot neutral
       *[other] { $n } robots neutrales
    }
   *[no] { $you ->
        [yes] { $n ->
            [one] uno de tus robots
           *[other] { $n } de tus robots
        }
       *[no] { $n ->
            [one] un robot de { $name }
           *[other] { $n } robots de { $name }
        }
    }
}
aq-time = { $n } de tiempo
aq-crystals = { $n ->
    [one] 1 cristal
   *[other] { $n } cristales
}
aq-octopods = { $n ->
    [one] 1 pulpo
   *[other] { $n } pulpos
}
aq-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
aq-nothing = nada
aq-room-cards = { $n ->
    [one] +1 carta
   *[other] +{ $n } cartas
}
aq-room-time = +{ aq-time }
aq-room-crystals = +{ aq-crystals }
aq-room-octopods = +{ aq-octopods }

aq-card = carta
aq-prize-T = tiempo
aq-prize-C = cristales
aq-prize-K = puntos
aq-card-hq = Servicio { $symbol } ({ $prize })
aq-card-octopods = Buena captura ({ $prize })
aq-card-opposite = Túnel transversal
aq-card-evict = Guardián de la Estación
aq-card-lock = Llave maestra
aq-card-submarine = Astillero
aq-card-sidestep = Puerta lateral
aq-card-interim = Servicio nocturno { $symbol }
aq-card-now = Impulso { $symbol }

## AquaSphere: qué hace cada cosa

aq-rule-GREEN = Lleva a tu laboratorio la expansión superior del Sector. Por cada letra que tenga, un robot de tu tablero puede tomar el control de ese Sector, sin acción.
aq-rule-YELLOW = Toma el tiempo del Sector, tanto como quepa en tu laboratorio. Si son menos de { $least }, la reserva completa lo que falta.
aq-rule-BLACK = Toma los cristales del Sector, tantos como quepan en tu laboratorio.
aq-rule-PURPLE = Captura pulpos del Sector, tantos como tanques tenga tu laboratorio. Cuantos más a la vez, más puntos da cada uno.
aq-rule-BLUE = Coloca un submarino en el siguiente hueco de un Sector que no tenga ninguno tuyo: { $bulb } en esta ronda.
aq-rule-RED = Toma la carta de investigación superior del Sector, si cabe en tu laboratorio: { $bulb } en esta ronda.
aq-rule-WHITE = Programa un robot de tu tablero para el símbolo de la zona blanca del Sector. Si ya hay uno programado para él, obtienes { $bonus }.

aq-rule-hq = Tu ingeniero llega al símbolo { $symbol }: { $prize }.
aq-rule-catch = Uno de tus robots captura { $least ->
    [one] pulpos: { $prize }, sean cuantos sean.
   *[other] al menos { $least } pulpos de una vez: { $prize }.
}
aq-rule-opposite = Tu científico puede cruzar al Sector opuesto por { $price }, desde cualquier punto del camino.
aq-rule-evict = Por cada robot ajeno que vuelve a su tablero desde una estación de carga por tu causa: { $prize }.
aq-rule-lock = Las esclusas de { $n } no te cuestan nada.
aq-rule-submarine = Tus submarinos cuestan la mitad, redondeando hacia abajo.
aq-rule-sidestep = Una vez en la partida tu ingeniero se mueve de lado. Es un cuarto movimiento en esa ronda.
aq-rule-interim = Antes de cada recuento puedes pagar { $price } por un robot programado para el símbolo { $symbol }.
aq-rule-now = Al tomarla: { $gain } y un robot programado para el símbolo { $symbol }. Si ya hay uno, { $more } más en su lugar.

## AquaSphere: lo que se pregunta

aq-subject-third = { $you ->
    [yes] Tu tercer robot.
   *[no] { $name }: tercer robot.
}
aq-subject-deployment = { $you ->
    [yes] Tu despliegue.
   *[no] { $name } despliega un robot.
}
aq-subject-action = { $you ->
    [yes] La acción de tu robot.
   *[no] { $name }: acción de un robot.
}
aq-subject-expansion = { $you ->
    [yes] Tu expansión.
   *[no] { $name }: expansión.
}
aq-subject-card = { $you ->
    [yes] Tu carta: { $card }.
   *[no] { $name }: { $card }.
}
aq-subject-line = { $you ->
    [yes] Tu línea roja.
   *[no] { $name }: línea roja.
}
aq-subject-preparation = { $you ->
    [yes] Tu preparación.
   *[no] { $name } prepara el recuento.
}
aq-subject-round = Recuento de la ronda { $round }.
aq-ask-main = { $name } elige qué hacer.
aq-do-move = mueve a tu ingeniero
aq-do-program = programa
aq-do-deploy = despliega
aq-do-pass = pasa
one-of = { $some } o { $last }
aq-wanted-main = qué hacer
aq-wanted-third = cuál de los tres robots programados vuelve
aq-wanted-sector = adónde va el robot { $symbol }
aq-wanted-action = si el robot { $symbol } hace su tarea
aq-wanted-letter = si un robot va al { $sector }
aq-wanted-reward = si tomar puntos que llegan a una línea roja
aq-wanted-line = qué dar en la línea roja antes de { $space }
aq-wanted-preparation = qué hacer antes del recuento
aq-go-on = { $last ->
    [yes] pasar al recuento final
   *[no] pasar a la ronda { $round }
}

## AquaSphere: lo que se puede hacer

aq-command-engineer = { $sideways ->
    [yes] ingeniero de lado a { $space }
   *[no] ingeniero a { $space }
}, { $symbol } ({ $alone ->
    [yes] sin robot
   *[no] { $matter }
})
aq-command-free = programar { $symbol } ({ $matter }) por { $price }
aq-command-deploy = desplegar el robot { $symbol } ({ $matter })
aq-command-return = retirar el robot { $symbol } ({ $n ->
    [0] no cabe más tiempo
   *[other] +{ aq-time }
})
aq-command-return-line = dar el robot { $symbol } y seguir
aq-command-pass = pasar, como número { $place }
aq-command-to = { $stays ->
    [yes] quedarse en el { $sector }{ $slot }
   *[no] al { $sector } ({ $price }{ $straight ->
        [yes] {""}
       *[no] , por { $way }
    }){ $slot }
}
aq-note-slot = {" "}y { $price } por el hueco
aq-command-perform = hacerlo
aq-command-perform-here = { $job }
aq-command-perform-green = tomar la expansión ({ $expansion })
aq-command-perform-red = tomar «{ $card }» (+{ $gain })
aq-command-perform-white = { $occupied ->
    [yes] tomar { $gain }, pues el { $symbol } ya está programado
   *[no] programar { $symbol } ({ $matter })
}
aq-command-skip = renunciar a ello
aq-command-letter = un robot por una letra
aq-command-place = un robot al { $sector } ({ $note })
aq-command-decline = ningún robot al { $sector }
aq-note-free = nadie lo controla
aq-note-displaces = { $bot } va a la estación de carga
aq-command-use = tomar { aq-points } de «{ $card }»
aq-command-decline-card = renunciar a { aq-points } de «{ $card }»
aq-command-pay = pagar { $crystal } y seguir
aq-command-stop = parar aquí, { $n ->
    [one] se pierde 1 punto
   *[other] se pierden { $n } puntos
}
aq-command-submarine-time = tomar { $gain } por tus submarinos
aq-command-interim = usar «{ $card }» ({ $price })
aq-command-prepared = { $n ->
    [0] listo: que empiece el recuento
   *[other] tomar { aq-time } y que empiece el recuento
}
aq-command-end = terminar tu turno

## AquaSphere: lo que ha pasado

aq-event-turn = Turno de { $name }
aq-event-engineer = { $sideways ->
    [yes] mueve al ingeniero de lado a { $space }
   *[no] mueve al ingeniero a { $space }
}
aq-event-programmed = programa un robot para el símbolo { $symbol }
aq-event-returned = retira el robot { $symbol }
aq-event-third = retira el robot { $symbol }, pues tres son demasiados
aq-event-returned-line = da el robot { $symbol } en una línea roja
aq-event-gained = obtiene { $goods } { $why }
aq-event-paid = paga { $goods } { $why }
aq-event-crystal-paid = paga un cristal en una línea roja
aq-event-scientist = { $steps ->
    [0] el científico se queda
   *[other] el científico va a { $way }: { $price }
}
aq-event-deployed = el robot { $symbol } controla el { $sector }
aq-event-displaced = { $bot } va a la estación de carga del { $sector }
aq-event-overloaded = la estación de carga del { $sector } está a tope, vuelven a sus tableros: { $bots }
aq-event-no-effect = el robot { $symbol } no encuentra nada que hacer
aq-event-skipped = renuncia a la tarea del robot { $symbol }
aq-event-expansion = toma una expansión: { $expansion }
aq-event-letter-placed = pone un robot en la casilla de control del { $sector }
aq-event-letter-declined = no pone ningún robot en el { $sector }
aq-event-caught = captura { $octopods } en el { $sector }
aq-event-submarine = coloca un submarino en el hueco { $slot } del { $sector }
aq-event-card = toma «{ $card }»
aq-event-reward = «{ $card }» da { aq-points }
aq-event-card-declined = renuncia a los puntos de «{ $card }»
aq-event-points = obtiene { aq-points } { $source }
aq-event-line = cruza la línea roja antes de { $space }
aq-event-stopped = se detiene en la línea roja antes de { $space }, { $n ->
    [one] se pierde 1 punto
   *[other] se pierden { $n } puntos
}
aq-event-passed = pasa como número { $place }
aq-event-prepared = está a punto para el recuento
aq-event-scored = puntúa { $sum }: control { $majority }, robots { $bots }, cristales { $crystals }, pulpos { $octopods }
aq-event-lost = pierde { aq-points }
aq-event-refilled = el { $sector } recibe { $goods }
aq-the-card = «{ $card }»
aq-the-expansion = la expansión { $expansion }
aq-event-drifted = un submarino neutral llega al { $sector }
aq-event-tiles = se colocan los símbolos de la Sede central
aq-event-order = el orden de turno es { $names }
aq-event-round = empieza la ronda { $round }
aq-event-committed = la ronda { $round } ha terminado
aq-event-final = letras { $letters }, tiempo { $time }, submarinos { $submarines }, laboratorio { $lab }
aq-event-over = la partida ha terminado: { $ranking }
aq-rank = { $rank }. { $name }

aq-cause-return = por el robot
aq-cause-free = por programar
aq-cause-way = por el camino
aq-cause-slot = por el hueco
aq-cause-action = con el robot { $symbol }
aq-cause-card = por «{ $card }»
aq-cause-line = en una línea roja
aq-cause-submarines = por los submarinos
aq-source-caught = por la captura
aq-source-submarine = por el submarino
aq-source-research = por la carta de investigación
aq-source-reward = como recompensa

## AquaSphere: por qué no

aq-reason-game-over = { reason-game-over }
aq-reason-not-your-turn = { reason-not-your-turn }
aq-reason-other-question = { reason-other-question }
aq-reason-symbol-occupied = Ya hay un robot programado para el símbolo { $symbol }: retíralo antes
aq-reason-no-arrow = Ninguna flecha lleva a tu ingeniero a { $space }
aq-reason-must-return-bot = No quedan robots en tu tablero: retira antes uno programado
aq-reason-supply-empty = No quedan robots en tu tablero
aq-reason-too-little-time = Cuesta { $price }
aq-reason-free-program-used = En esta ronda ya has programado por tiempo
aq-reason-not-programmed = Ningún robot está programado para el símbolo { $symbol }
aq-reason-submarine-here = Hay un submarino tuyo en el { $sector }
aq-reason-no-submarine = Todos tus submarinos están colocados
aq-reason-slot-too-dear = El hueco cuesta { $price } después del camino
aq-reason-no-slot = Ningún hueco a tu alcance se puede pagar
aq-reason-not-on-exit = Tu ingeniero aún no está en una salida
aq-reason-card-used = Esta carta está usada por ahora
aq-reason-no-card = No tienes esa carta
aq-reason-no-crystal = No tienes cristales
aq-reason-time-taken = Ya has tomado el tiempo de tus submarinos

## AquaSphere: opciones y resultados

option-red-line-crystal = Cristales en las líneas rojas
option-red-line-crystal-more = Si el cristal se paga solo cuando los puntos cruzan una línea roja, o si el jugador puede dar un robot o parar.
option-finite-supply = Reserva limitada
option-finite-supply-more = Si solo hay tantas fichas de tiempo, cristales y pulpos como en la caja.
value-red-line-crystal-forced = se pagan solos
value-red-line-crystal-optional = el jugador decide

ending-last-round = La última ronda ha terminado.
end-source-octopods = Pulpos
end-source-submarines = Subm.
end-source-research = Investig.
end-source-majority = Control
end-source-bots = Robots
end-source-crystals = Cristales
end-source-lab = Lab.
end-source-time-left = Tiempo
end-source-red-lines = Líneas
tie-break-control-fields = Casillas de control
tie-break-crystals = Cristales

## AquaSphere: las reglas

aq-book-aim = Diriges un equipo en una estación bajo el mar. Tu ingeniero programa robots en la Sede central y tu científico los lleva a los seis Sectores, donde hacen su trabajo. Tras cuatro rondas gana quien tiene más puntos de conocimiento.
aq-book-turn = Por orden de turno, cada uno hace una de estas cosas, una y otra vez, hasta que todos han pasado:
aq-book-program = Programar: tu ingeniero sigue una flecha de la Sede central, tres veces por ronda. Un robot de tu tablero se programa para el símbolo de esa casilla, que tiene que estar libre. Una vez por ronda puedes pagar { $price } en su lugar y programar cualquier símbolo libre.
aq-book-act = Actuar: tu científico lleva un robot programado a un Sector. Las esclusas del camino cuestan tiempo; quedarse es gratis. El robot toma allí la casilla de control y puedes mandarle hacer su trabajo.
aq-book-pass = Pasar: en cuanto tu ingeniero está en una salida, tras tres movimientos. Quien pasa primero empieza la ronda siguiente. Los robots programados lo siguen estando.
aq-book-bots-title = Robots
aq-book-bots = Como mucho hay dos robots programados a la vez, cada uno para otro símbolo. Si llega un tercero, uno de los tres vuelve enseguida a tu tablero. También puedes retirar robots programados en cualquier momento de tu turno, incluso al final. Cada uno da { $returned }.
aq-book-actions-title = Las siete acciones
aq-book-actions = Verde amplía tu laboratorio, amarillo toma tiempo, negro toma cristales, morado captura pulpos, azul coloca un submarino, rojo toma una carta de investigación, blanco programa otro robot. Tu laboratorio limita cuánto puedes tener.
aq-book-control-title = Control y carga
aq-book-control = Un robot que llega a un Sector toma su casilla de control; el que estaba allí va a la estación de carga. Si tiene demasiados, cada jugador deja uno allí y recupera los demás; los neutrales se quedan.
aq-book-charging = Con este número de jugadores, en una estación de carga caben { $limit } robots.
aq-book-round = Después de cada ronda
aq-book-prepare = Primero cada uno obtiene { $each } por cada submarino colocado. Luego se suma todo esto y se puntúa de una vez:
aq-book-score-control = Casillas de control: { $majority } para quien tiene más, { $tied } cada uno si hay empate.
aq-book-score-bots = Robots: un punto por cada uno que ha salido de tu tablero, pero no más de los que abren tus submarinos.
aq-book-score-crystals = Cristales que tienes: { $row } puntos por 1, 2, 3 y así sucesivamente.
aq-book-score-octopods = Pulpos en cada Sector que controlas: otros tantos puntos, pero perdidos.
aq-book-refill = Después cada Sector recibe una carta de investigación, una expansión y los bienes que la loseta central indica para él. El tiempo que quedaba allí desaparece. La Sede central cambia y la bombilla vale un punto más.
aq-book-refill-title = Una nueva ronda
aq-book-lines = Tus puntos avanzan por la pista. Cada línea roja del camino cuesta un cristal. Sin cristal puedes dar un robot programado, o te detienes ante la línea y el resto de los puntos se pierde.
aq-book-end = Tras el cuarto recuento hay más puntos: por letras distintas en el laboratorio ({ $row }), { $left } por cada tiempo, { $submarines } si todos los submarinos están colocados, { $complete } por un laboratorio completo. Las líneas rojas ya no cuentan.
aq-book-win = Gana quien tiene más puntos; en caso de empate, quien tiene más casillas de control y luego más cristales.
aq-book-unsure = Las esclusas, los bienes, muchos números de las cartas y las líneas rojas están reconstruidos. La página de la reserva general nombra todo lo que ninguna fuente confirma.
aq-book-rounds = La ronda
aq-book-places = Lugares y piezas
aq-book-hq = Sus siete casillas forman tres filas. De cada casilla salen dos caminos, y la última fila tiene las salidas. Los símbolos cambian de lugar en cada ronda; los de la siguiente ya se ven.
aq-book-sector = Un Sector tiene una zona para cada símbolo, una casilla de control y una estación de carga. Los científicos de todos los jugadores pueden estar allí a la vez.
aq-book-sector-lock = { $n ->
    [0] Su esclusa, en el sentido del reloj, está abierta.
   *[other] Su esclusa, en el sentido del reloj, cuesta { $price }.
}
aq-book-sector-white = Su zona blanca programa: { $symbol }.
aq-book-lock-title = Esclusas
aq-book-lock = Entre dos Sectores hay una esclusa. Cruzarla cuesta el tiempo impreso en ella; el camino más barato se toma solo.
aq-book-centre = La bombilla muestra cuántos puntos dan en esta ronda un submarino y una carta de investigación. Los lados muestran lo que llega después a cada Sector.
aq-book-lab = Tu laboratorio dice cuánto tiempo, cuántos cristales y cuántas cartas puedes tener, y cuántos pulpos captura una acción. Una expansión da más espacio, y la mayoría lleva una letra que cuenta al final. Con cinco, el laboratorio está completo.
aq-book-track-title = Conocimiento y líneas rojas
aq-book-supply = Lo que no tiene nadie: tiempo, cristales, pulpos, y las cartas y expansiones que faltan por salir.
aq-book-time = Con tiempo se pagan las esclusas, los submarinos y programar. Lo que no cabe en el laboratorio no se toma.
aq-book-catch = Una captura de 1, 2, 3 y así sucesivamente da { $row } puntos.
aq-book-slots = Los huecos de un Sector se llenan por orden; los últimos cuestan más tiempo.
aq-book-cards = Cartas de investigación
aq-book-card = Una carta de investigación es tuya hasta el final y ocupa un sitio en tu laboratorio. Sus recompensas llegan solas.
aq-book-bulb = los puntos de la bombilla
aq-book-shift = Servicios
aq-book-good-catch = Buena captura
aq-book-night = Servicios nocturnos
aq-book-start = Impulsos

## La mesa: historial

log-menu = Qué muestra el historial
log-mine = Solo lo que me afecta
log-all = Todo lo que pasó
log-copy = Copiar el historial
log-gap = Aquí faltan algunas líneas.
log-started = Empieza la partida.
log-timed-out = no ha respondido a tiempo
log-away = está ausente
log-back = ha vuelto
log-taken-over = lleva ahora la mesa; lo oculto se sortea de nuevo
log-stand-in = está ausente: un bot sigue jugando
log-seat-moved = juega a partir de ahora
log-plays-again = vuelve a jugar en lugar del bot
log-stepped-back = deshace
log-taken-back = deshace una jugada con el acuerdo de todos
log-gone-forward = rehace
log-since = Desde tu último turno
log-news-more = { $n ->
    [one] Antes llegó una línea del historial:
   *[other] Antes llegaron { $n } líneas del historial:
}
log-line = { $name }: { $text }
log-undone = { $name }, deshecho: { $text }
log-look = { $line }. Muestra el tablero como estaba entonces.
past-head = Mirando atrás
past-asked = ¡Te toca!
past-where = { $n ->
    [0] La posición más reciente, después de: { $line }
    [one] Una posición atrás, después de: { $line }
   *[other] { $n } posiciones atrás, después de: { $line }
}
past-return = Volver a la partida (Esc)
past-earlier = Antes
past-later = Después
past-hint = Así estaba el tablero entonces. Las flechas recorren el historial, ? abre su regla, Esc vuelve a la partida.
past-hint-result = Así estaba el tablero entonces. Las flechas recorren el historial, ? abre su regla, Esc vuelve al resultado.

## La mesa: elecciones

argo-source = Para construir, lugar { $n }: { $tile }
argo-alien = Alien en { $tile }
holds = para { $n }
nobody-there = nadie

## La mesa: barras y paneles

menu = Menú
turn-line = { $players } jugadores, dificultad { $difficulty }, turno { $turn }
host-is = anfitrión: { $name }
phase-done = { $phase }, hecho
phase-now = { $phase }, ahora
phase-possible = { $phase }, posible ahora
phase-later = { $phase }, pendiente
phase-skipped = { $phase }, se omite
phase-or = o
waiting-for = Esperando a { $names }: Máquina del Tiempo.
status-line = { $subject } { $wanted }
game-over-subject = La partida ha terminado.
link-slow = lento
status-slow = { $wanted } (conexión lenta)
link-away = ausente
link-stand-in = juega un bot
status-stand-in = Un bot juega por { $name }: { $wanted }
status-of = { $name } · { $subject }
status-away = Esperando a { $name }: está ausente.
link-bot = bot
undo = Deshacer
undo-not-yours = Solo puede deshacer quien ha actuado.
undo-off = No se puede deshacer: { $why }
undo-nothing = Aún no se ha hecho nada.
undo-sealed = Algo se reveló o se hizo definitivo. Solo se puede deshacer entre todos.
undo-too-deep = No se guarda ninguna posición anterior.
undo-ask = Pedir deshacer
undo-ask-really = Deshacer todo eso
undo-undoes = Deshace { $n } acciones: { $who }. Pulsa otra vez para pedirlo.
undo-of = { $n } de { $name }
undo-ask-more = Pregunta a todos si puedes deshacer tu último paso y todo lo que se hizo desde entonces
forward = Rehacer
forward-short = Rehacer
forward-ask = Pedir rehacer
forward-more = Rehace lo que deshiciste: todo queda como estaba. Ctrl Y
forward-ask-more = Pregunta a todos si puedes rehacer lo que se deshizo: todo queda como estaba. Ctrl Y
forward-head = { $name } pide rehacer
forward-own = Pides rehacer
forward-restores = { $n ->
    [one] Un paso de { $names } volvería a valer como estaba.
   *[other] { $n } pasos de { $names } volverían a valer como estaban.
}
forward-yes = Rehacer
forward-done = Rehecho
forward-agreed = Todos estaban de acuerdo. Las tiradas valen como estaban.
take-back-head = { $name } pide deshacer un paso
take-back-own = Pides deshacer un paso
take-back-left = { $n } s
take-back-undoes = { $n ->
    [one] Se desharía un paso de { $names }.
   *[other] Se desharían { $n } pasos de { $names }.
}
take-back-waiting = Esperando a { $names }.
take-back-yes = Deshacer
take-back-no = No
take-back-withdraw = Dejar de pedirlo
take-back-done = Deshecho
take-back-not = No cambia nada
take-back-agreed = Todos estaban de acuerdo. Todo lo que se tiró se tirará de nuevo.
take-back-declined = { $name } ha dicho que no.
take-back-withdrawn = Ya nadie lo pide.
take-back-overtaken = Alguien actuó antes de que todos estuvieran de acuerdo.
take-back-expired = No todos respondieron a tiempo.
confirm = Confirmar
do-without = Renunciar
turn-ghost = Girar la loseta
hint-watch = Juega otra persona.
hint-onlooker = Estás mirando.
hint-title = Consejo
hint-button = Consejo ({ $key })
hint-off = Sin consejo: { $why }
hint-not-allowed = El anfitrión ha desactivado los consejos en esta mesa.
hint-not-your-turn = No es tu turno.
hint-none = No se ha encontrado ningún consejo.
hint-thinking = Podbay está pensando…
hint-best = Lo mejor: { $what }.
hint-best-because = Lo mejor: { $what }, porque { $why }.
hint-steps = estos { $n } pasos
hint-left = Lo que queda del consejo:
hint-step = { $n }. { $what }
hint-only = Es la única opción.
hint-chance = Así tienes cerca de un { $n } % de probabilidad de ganar.
hint-equal = Casi igual de bueno: { $what }.
hint-sure = Es claramente la mejor opción.
hint-fairly-sure = Es probablemente la mejor opción.
hint-guess = Es solo una suposición.
link-reopen = Volver al paso { $n }: { $who } hasta { $to }
activation-reopen = Volver a antes de activar { $tile }
activation-done = Activa { $tile }
link-done = Paso { $n }: { $who } hasta { $to }
chip-launch = despega
you = tú
activated = { $n ->
    [one] 1 activada
   *[other] { $n } activadas
}
saved = { $n } a salvo
aliens = Aliens
aliens-out = { $n } en la estación
track-full = llena: ganan
track-of = { $dead } de { $all }
track-then = luego { $n }
track-then-full = luego llena
argo-end-near-head = { $names }: queda un astronauta
argo-end-near = { $names }: queda un astronauta que puede moverse. La partida acaba cuando empieza el turno de alguien que ya no tiene ninguno.
argo-end-near-once-more = { $names }: queda un astronauta que puede moverse. Cuando alguien ya no tiene ninguno, los demás juegan un turno más.
argo-end-next-head = { $you ->
    [yes] Acaba al empezar tu turno
   *[no] Acaba al empezar el turno de { $name }
}
argo-end-next = { $you ->
    [yes] Ya no te queda nadie que pueda moverse: la partida acaba cuando empiece tu próximo turno.
   *[no] A { $name } ya no le queda nadie que pueda moverse: la partida acaba cuando empiece su próximo turno.
}
argo-end-last-head = { $you ->
    [yes] No te queda nadie
   *[no] A { $name } no le queda nadie
}
argo-end-last = { $you ->
    [yes] Ya no te queda nadie que pueda moverse: esta es la última ronda.
   *[no] A { $name } ya no le queda nadie que pueda moverse: esta es la última ronda.
}
card-of = { $score ->
    [one] { $name }, un punto
   *[other] { $name }, { $score } puntos
}
revive-head = ¿Quién vuelve?
card-aliens = Aliens, { $score } puntos, { $dead } de { $all } casillas de la pista ocupadas
figure-dead = { $role }, muerto
figure-saved = { $role }, a salvo
figure-aboard = { $role }, en una cápsula
provisional = valor sin confirmar por ninguna fuente

build-next = Para construir
choose-one = elige una
not-now = próximo turno
pods = Cápsulas
stack = Pila
nothing-left = Aquí no queda nada
tile-holds = { $n ->
    [one] Cabe uno.
   *[other] Caben { $n }.
}
tile-alien = Llega con un alien.
tile-slots = { $n ->
    [one] Un jugador puede usar la sala.
   *[other] { $n } jugadores pueden usar la sala.
}
tile-used = Sala usada por { $names }.
card-hint = Señala una loseta o una figura para leer qué hace.
card-dead = De { $name }, muerto
card-saved = De { $name }, a salvo
card-on = De { $name }, en { $tile }
an-alien = un alien
tile-provisional = Sin confirmar por ninguna fuente: { $fields }.
af-doubt-copies = cuántas copias hay
af-doubt-board = dónde están las cosas en el tablero
af-book-design = Diseño propio: { af-doubt-board }.
face-down = { $n } boca abajo
log = Historial
log-empty = La primera jugada escribe aquí.
let-it-happen = Dejarlo pasar
time-machine = Máquina del Tiempo
use-time-machine = Usar la Máquina
seconds-left = { $n ->
    [one] Queda un segundo
   *[other] Quedan { $n } segundos
}
may-step-in = Ahora puedes intervenir
announces = { $name } anuncia { $what ->
    [move] un movimiento
    [activation] una activación
   *[action] una acción
}.
step-activates = activa { $tile }
step-enters = va { $to }
step-pushed = es empujado { $to }
step-comes-out = se teletransporta { $to }
step-dies = { $text }, muere
steps-more = { $n ->
    [one] y un paso más
   *[other] y { $n } pasos más
}
costs-nothing = No muere nadie, no se puntúa nada.
you-hold = Tu { $role } está en la sala. Un movimiento o una activación, ahora.
nobody-else-asked = No se pregunta a nadie más.
asked-before = Antes que tú, si intervienen: { $names }.
also-asked = También se pregunta a: { $names }.
list-head = ¿Qué puedo hacer? { $n ->
    [one] Una elección
   *[other] { $n } elecciones
}
what-can-i-do = ¿Qué puedo hacer?
point-tool = Señalar para todos: pulsa un lugar o arrastra una flecha
zoom-in = Acercar
zoom-out = Alejar
fit = Ver toda la estación
nothing-yet = Aún no ha pasado nada.
board-shows = El tablero muestra lo que ha anunciado { $name }.

## La mesa sencilla

board-table = Mesa
board-final = Esto es definitivo.
board-unknown = Esto es definitivo. Lo que revela no se sabe antes.
board-would = Después: { $text }
board-hint-since = Las esquinas marcan lo que ha cambiado desde tu último turno; { $again } lo muestra otra vez paso a paso. { $list } enumera todo lo que puedes hacer.
board-again = Pulsa otra vez para enviarlo: { $what }
board-hint = Señala un lugar iluminado para ver qué haría; un clic lo hace. Tab y las flechas los recorren, { $list } enumera todo.
board-hint-short = { $list } enumera todo.
board-aimed = Pulsa ahora lo que va allí: lo que encaja está iluminado. Esc vuelve atrás.
account-step = paso { $n } de { $of }
account-next = Siguiente paso
account-hint = Los puntos se explican paso a paso. Un clic en un paso lo muestra, Espacio va al final.
board-not-now = No es posible ahora
board-refused = { $what }: { $why }

## La mesa sencilla: Alien Frontiers

af-progress = { $players } jugadores, ronda { $round }, turno { $turn }
af-hand-of = Dados de { $name }
af-ships = { $n } de { $of } naves
af-colonies-left = { $n ->
    [one] queda una colonia
   *[other] quedan { $n } colonias
}
af-controls = Controla { $territories }
af-no-colony = sin colonias
af-borrowed = ventaja prestada
af-section-pile = Mazo y descartes
af-face-down = { $n } boca abajo
af-at-least = al menos { $n }
af-more-than = más de { $n }
af-credit = { $n } de { $of }
af-rate = { $n } combustible por 1 mineral

## El tablero dibujado de Alien Frontiers
## Una palabra con dos puntos delante representa un dibujo pequeño y se queda como está.

af-short-SC = Solar
af-short-LM = Mina lunar
af-short-OM = Mercado
af-short-SY = Astillero
af-short-CC = Constructor
af-short-TS = Terraformación
af-short-HUB = Centro
af-short-ART = Artefacto
af-short-RO = Saqueo
af-short-city = Ciudad
af-short-monument = Monumento
af-short-booster = Propulsor
af-short-crystal = Cristal
af-short-gravity = Gravedad
af-short-decoy = Señuelo
af-short-teleporter = Transporte
af-short-plasma = Plasma
af-short-polarity = Polaridad
af-short-cache = Alijo
af-short-stasis = Estasis
af-short-warper = Temporal

af-line-SC = :any cualquiera › la mitad :fuel
af-brief-SC = :any › mitad :fuel
af-line-LM = :high no menor › 1 :ore
af-brief-LM = { $now ->
    [0] :high no menor › 1 :ore
   *[other] :high { $now } o más › 1 :ore
}
af-line-OM = :pair pareja › valor :fuel por 1 :ore
af-brief-OM = { $now ->
    [0] :pair › valor :fuel por 1 :ore
   *[other] :pair › { $now } :fuel por 1 :ore
}
af-line-SY = { $free ->
    [yes] :pair pareja › :ship
   *[no] :pair pareja, { $price } › :ship
}
af-brief-SY = :pair { $price } › :ship
af-line-CC = { $free ->
    [yes] :three trío › :colony
   *[no] :three trío, { $price } › :colony
}
af-brief-CC = :three { $price } › :colony
af-line-TS = { $free ->
    [yes] :six un 6 › :colony
   *[no] :six un 6, { $price } › :colony
}
af-brief-TS = :six { $price } › :colony
af-line-HUB = :any cualquiera › +1 círculo; desde { $n } lanza por { $price }
af-brief-HUB = { af-line-HUB }
af-line-ART = :any cualquiera › { $n } por una :card
af-brief-ART = :any › { $n } por una :card
af-line-RO = :run escalera › saqueo
af-brief-RO = { $now ->
    [0] :run escalera › saqueo
   *[other] :run más de { $now } › saqueo
}

af-line-asimov = :HUB Centro +{ $n } círculo
af-line-bradbury = :CC Constructor −{ $n } :ore
af-line-burroughs = :relic Reliquia { $goods }
af-line-heinlein = :OM Mercado { $n } :fuel por 1 :ore
af-line-herbert = :SY Astillero { $goods }
af-line-lem = :SC Solar +{ $n } :fuel
af-line-pohl = :card Cartas −{ $n } :fuel
af-line-vanvogt = :LM Mina sin mínimo

af-from-colonies = :colony colonias { $n }
af-from-control = :control controla { $n }
af-from-positron = :positron Positrones { $n }
af-from-city = :city Ciudad { $n }
af-from-monument = :monument Monumento { $n }

af-phase-roll = Tirar
af-phase-dock = Acoplar
af-phase-colony = Colonia
af-phase-raid = Saqueo
af-phase-end = Terminar
af-end-near-head = { $names }: queda una colonia
af-end-near = { $names }: queda una colonia. La partida acaba en cuanto alguien coloca su última colonia.

af-bay-empty = vacía
af-your-ships = Tus naves
af-card-used = usada
af-goods-over = { $n } más de { $of }
af-tech = Tecnología
af-discarded = { $n } descartes
af-fields = Campos
af-field-nowhere = fuera
af-cards = { $n ->
    [one] una carta
   *[other] { $n } cartas
}
af-no-cards = Sin cartas
af-points = { $n ->
    [one] un punto
   *[other] { $n } puntos
}
af-raid-goods = Bienes
af-raid-nothing = No saquear
af-raid-safe = a salvo
af-loot = Tu botín
af-raid-note = { $n } unidades o una carta
af-raid-left = { $n ->
    [one] Queda una por tomar
   *[other] Quedan { $n } por tomar
}
af-chip-control = { $you ->
    [yes] tomas el control
   *[no] { $name } toma el control
}
af-chip-name = { $you ->
    [yes] tú
   *[no] { $name }
}
af-chip-keeps = { $you ->
    [yes] conservas el control
   *[no] { $name } conserva el control
}
af-chip-tied = empate

af-ports-free = { $n ->
    [0] ningún puerto libre
    [one] un puerto libre
   *[other] { $n } puertos libres
}
af-place-docked = { $ship } → { $facility }, puerto { $port }
af-place-berth = { $you ->
    [yes] tu pista en el Centro de colonos
   *[no] la pista de { $name } en el Centro de colonos
}, { $circle ->
    [0] sin colonia
   *[other] colonia en el círculo { $circle } de { $circles }
}
af-place-bay = { $n ->
    [one] una nave en la Bahía de mantenimiento
   *[other] { $n } naves en la Bahía de mantenimiento
}
af-place-circle = { $you ->
    [yes] círculo { $circle } de tu pista
   *[no] círculo { $circle } de la pista de { $name }
}
af-place-die = { $you ->
    [yes] tu nave { $n } en mano muestra { $value }
   *[no] la nave { $n } en mano de { $name } muestra { $value }
}
af-place-card = { $you ->
    [yes] tu carta { $card }
   *[no] { $card } de { $name }
}
af-place-control = { $you ->
    [yes] tienes el control
   *[no] { $name } tiene el control
}
af-place-count = { $you ->
    [yes] { $n ->
        [one] 1 tuya
       *[other] { $n } tuyas
    }
   *[no] { $n } de { $name }
}
af-place-colonies = { $you ->
    [yes] { $n ->
        [one] tu colonia en { $territory }
       *[other] tus { $n } colonias en { $territory }
    }
   *[no] { $n ->
        [one] la colonia de { $name } en { $territory }
       *[other] las { $n } colonias de { $name } en { $territory }
    }
}
af-place-relic = { $ship } en casa, en { $territory }
af-place-display = { $card } en la oferta, lugar { $n }
af-place-pile = los descartes, { $n ->
    [0] ninguno
    [one] una carta
   *[other] { $n } cartas
}
af-rule-pile = Un clic muestra sus cartas.
af-place-discarded = { $card } en los descartes, { $n ->
    [one] una vez
   *[other] { $n } veces
}
af-place-unit = { $you ->
    [yes] unidad tuya: { $goods }, número { $n } de { $of }
   *[no] unidad de { $name }: { $goods }, número { $n } de { $of }
}
af-place-loot = botín { $n }: { $goods } de { $name }
af-rule-loot = Un clic en la última unidad la devuelve.
af-place-surplus = { $goods } del excedente, número { $n }
af-give-back = Devolver

## La mesa sencilla: AquaSphere

aq-progress = { $players } jugadores, ronda { $round }, turno { $turn }
aq-part-program = Programar
aq-part-act = Actuar
aq-part-pass = Pasar
aq-part-end = Terminar
aq-part-scoring = Recuento
aq-round-of = ronda { $n } de { $of }
aq-start = Inicio
aq-passed = Han pasado
aq-supply-short = Reserva
aq-knowledge = Conocimiento
aq-lap = una vuelta son { $n }
aq-line-price = Línea roja: 1 cristal
aq-lab = lab.
aq-counted = { $n } de { $of }
aq-scoring-of = Recuento, ronda { $n }
aq-scoring-final = Recuento final
aq-step-control = Control
aq-step-control-rule = más casillas que nadie, o empate
aq-step-bots = Robots
aq-step-bots-rule = hasta lo que abren los submarinos
aq-step-crystals = Cristales
aq-step-crystals-rule = antes de pagar ninguno
aq-step-octopods = Pulpos
aq-step-octopods-rule = en Sectores controlados
aq-step-lines = Líneas rojas
aq-step-lines-rule = una sola suma avanza por la pista
aq-step-letters = Letras
aq-step-letters-rule = las distintas del laboratorio
aq-step-time = Tiempo
aq-step-time-rule = el que queda; las líneas rojas ya no cuentan
aq-step-submarines = Submarinos
aq-step-submarines-rule = si están todos colocados
aq-step-lab = Laboratorio
aq-step-lab-rule = si está completo
aq-share = { $n } de { $of }
aq-bots-open = { $n }, abiertos { $of }
aq-walked = { $from } › { $to }
aq-lost = pierde { $n }
aq-stops = para en { $at }, pierde { $n }
aq-crosses = pasa a { $to }
aq-lines-over = las líneas ya no cuentan
aq-spot = { $what }: { $parts }
aq-spot-area = { $sector }, { $job }
aq-spot-control = Casilla de control del { $sector }
aq-spot-scientists = científicos de { $names }
aq-spot-engineers = ingenieros de { $names }
aq-spot-charging = { $sector }, { $charging }
aq-spot-lock = Esclusa entre el { $from } y el { $to }
aq-spot-open = abierta
aq-spot-slot = próximo hueco, { $n } de tiempo
aq-spot-no-slot = ningún hueco libre
aq-spot-hub = Loseta central
aq-spot-bulb = una bombilla son { $points }
aq-spot-comes = el { $sector } recibe { $goods }
aq-spot-line = Línea roja antes de { $n }
aq-spot-stop = Parar antes de la línea roja
aq-spot-pass = Puesto { $n } en el orden de paso
aq-spot-own = { $you ->
    [yes] Tu tablero
   *[no] Tablero de { $name }
}, { $what }
aq-spot-set = un robot programado
aq-spot-empty = sin robot
aq-spot-free = libre
aq-spot-base = laboratorio base
aq-spot-module = módulo { $n }
aq-spot-card = carta de investigación { $n }
aq-section-headquarters = Sede central
aq-next-round = Próxima ronda
aq-order = Orden de turno
aq-ways = a { $spaces }
aq-exit = salida
aq-nobody = nadie
aq-charging = Carga { $n } de { $of }
aq-neutral = neutral { $n }
aq-no-card-left = sin cartas de investigación
aq-no-expansion-left = sin expansiones
aq-below = { $n } debajo
aq-card-rule = { $card }: { $rule }
aq-time-of = { $n } de { $of } de tiempo
aq-crystals-of = { $n } de { $of } cristales
aq-tanks = { $n } por captura
aq-bots-left = { $n ->
    [one] 1 robot
   *[other] { $n } robots
}
aq-submarines-out = { $n } de { $of } submarinos
aq-in-play = { $n } en juego, cuentan { $of }
aq-nothing-programmed = nada programado
aq-letters = laboratorio { $letters }
aq-expansions-of = { $n } de { $of } expansiones
aq-cards-of = { $n } de { $of } cartas
aq-next-line = línea roja antes de { $n }
aq-controls = Controla { $sectors }
aq-used = usada
aq-supply = Reserva general
aq-cards-left = { $n ->
    [one] 1 carta de investigación
   *[other] { $n } cartas de investigación
}
aq-expansions-left = { $n ->
    [one] 1 expansión
   *[other] { $n } expansiones
}
aq-red-lines-rule = Antes de { $spaces }, y así cada { $lap } puntos. Quien cruza una paga un cristal, da un robot programado o se detiene allí.
aq-field-supply = número de fichas de tiempo y de pulpos
aq-field-sector = esclusas y zonas blancas
aq-field-slots = precios de los submarinos
aq-field-program-card = disposición de la Sede central
aq-field-centre = lo que llega tras cada ronda
aq-field-setup = bienes al empezar
aq-field-expansion = expansiones de laboratorio
aq-field-research = números y copias de las cartas de investigación
aq-field-score = líneas rojas y cuántos robots cuentan
aq-field-const = algunos precios y recompensas
aq-field-hq = caminos de la Sede central
aq-field-lab = espacios del laboratorio base

## Repeticiones

replays = Repeticiones
replays-more = Volver a ver partidas anteriores, paso a paso
replays-back = Volver al inicio
replays-count = { $n ->
    [one] Una grabación
   *[other] { $n } grabaciones, la más reciente primero
}
replays-reading = { $n ->
    [one] Queda un archivo por leer
   *[other] Quedan { $n } archivos por leer
}
replays-none = Aún no hay nada grabado
replays-none-more = Toda partida que organiza este ordenador se graba por sí sola. Suelta sobre la ventana la grabación de otra persona, o escribe abajo el nombre de su archivo.
replays-failed = No se pueden mostrar las grabaciones
replays-steps = { $n ->
    [one] un paso
   *[other] { $n } pasos
}
replays-not-over = sin terminar
replays-export = Exportar
replays-export-of = Exportar { $what }
replays-remove-of = Quitar { $what } de la lista
replays-remove-more = Quitar de la lista
replays-removed = Quitada de la lista. El archivo está en la carpeta «removed» de este perfil.
replays-put-back = Devolver a la lista
replays-file = Archivo de una grabación
replays-file-hint = Nombre del archivo de una grabación, o suéltalo sobre la ventana
replays-open-file = Abrir el archivo
replays-no-file = No se puede leer el archivo: { $why }
replays-not-copied = No se pudo copiar la grabación: { $why }
replays-not-a-record = No es una grabación de Podbay. Elige un archivo que haya guardado Podbay.
replays-empty-record = Acaba o está dañada antes de que empiece su partida. No se puede mostrar nada.
replays-only-text = Este informe de un fallo no contiene ninguna partida, solo texto. Léelo con un editor.
replays-made-up = Se contradice: fue modificada o inventada y no se puede mostrar.
replays-malformed = La entrada { $n } no se puede leer: fue modificada o inventada y no se puede mostrar.
replays-too-long = Es más larga que cualquier partida. Se puede mostrar todo lo anterior a la entrada { $n }.
replays-cut = El archivo se corta en la entrada { $n }. Se puede mostrar todo lo anterior.
replays-damaged = La entrada { $n } está dañada o fue modificada. Se puede mostrar todo lo anterior.
replays-differs = La entrada { $n } no lleva a la posición que dice la grabación: fue modificada o jugada con otras reglas. Se puede mostrar todo lo anterior.
replays-no-start = Su primera posición es imposible. No se puede mostrar nada.
exported-title = La grabación está copiada
exported-more = Es el archivo { $file }. Dáselo a quien tenga esta versión de Podbay: se abre en Repeticiones.
file-trouble = { $path }: { $why }
file-in-use = Otro Podbay usa { $path }. Cierra primero ese.
file-no-home = Este sistema no indica ninguna carpeta para los datos de los programas. Inicia Podbay con --profile y el nombre de una carpeta.
file-unwritable = Esta partida no se puede escribir en un archivo.
file-damaged = { $path } está dañado ({ $what }). Recupéralo de una copia de seguridad, o bórralo.
file-too-large = { $path } es demasiado grande. Elige otro archivo.
file-no-text = { $path } no es un archivo de texto. Elige otro.
file-no-file = { $path } no es un archivo. Elige otro.
file-silent = { $path } no responde. Copia primero el archivo a este ordenador.
file-device-key = { $path } no es la clave de un dispositivo. Recupéralo de una copia de seguridad, o bórralo para ser un dispositivo nuevo.
file-not-kept = No se puede escribir en { $path } ({ $why }). Puedes jugar, pero no se recuerda ninguna partida, ajuste ni dispositivo.
replay-beginning = El comienzo de la partida
replay-where = Paso { $at } de { $last }
replay-close = Cerrar la repetición (Esc)
replay-ends-early = La repetición acaba antes de tiempo
replay-at-table = No se puede ver una repetición durante una partida
replay-at-table-more = Deja la mesa y suelta entonces { $file } en la ventana.
replay-one-of-many = Solo se muestra una grabación a la vez
replay-one-of-many-more = Se ha abierto el primero de los archivos. Suelta los demás uno por uno.
replay-start = Al comienzo (Inicio)
replay-turn-back = Un turno atrás (Mayús + flecha izquierda)
replay-back = Un paso atrás (flecha izquierda)
replay-play = Reproducir (barra espaciadora)
replay-pause = Pausa (barra espaciadora)
replay-on = Un paso adelante (flecha derecha)
replay-turn-on = Un turno adelante (Mayús + flecha derecha)
replay-end = Al final (Fin)
replay-slider = Lugar en la partida
replay-speed = Velocidad: × { $n }
replay-seen-by = Como lo ve { $name }
replay-seen-by-nobody = Como lo ve quien mira
replay-see-as = Ver la partida como { $name }
replay-from-here = Jugar desde aquí
replay-from-here-more = Abre en este ordenador una mesa con esta posición. Los bots juegan por los demás, y lo oculto se vuelve a sortear.

## Lecciones

lesson-play = Jugar la lección
lesson-step = Paso { $n } de { $of }
lesson-next = Siguiente
lesson-back = Atrás (Re Pág)
lesson-done = Terminar
lesson-do-it = Hazlo por mí
lesson-leave = Dejar la lección (Esc)
lesson-here = Aquí
lesson-here-at = Aquí: { $place }
lesson-strayed = Permitido, pero aquí no se pide. Nada ha cambiado.
lesson-end = No necesitas más para una primera partida: elige «Jugar aquí» para una contra un bot. El signo de interrogación abre las reglas en todo momento.
lesson-read = Aún no hay nada que hacer.
lesson-read-more = Lee lo de arriba y luego pulsa Intro.
lesson-end-turn = Eso es todo en este turno. Termínalo con el botón grande o con Intro.
lesson-unplayable = Esta lección no se puede jugar. Lee en su lugar las páginas de las reglas y, por favor, envía un informe de error.

argo-lesson-aim = Los aliens han tomado la estación, y tu equipo despierta aquí, en la Sala de Despertar. Lleva a tus cinco astronautas a las cápsulas: sus asientos son tus puntos.
argo-lesson-crew = Todos tienen un Jefe, que cuenta doble; un Explorador, que da dos pasos; un Piloto; un Soldado, que combate a los aliens; y un Robot, al que los aliens dejan en paz. Señala cualquier cosa para leer qué es.
argo-lesson-turn = Un turno tiene las partes que ves arriba: mueves un alien, construyes una loseta y haces dos acciones. Juguemos uno.
argo-lesson-alien = Primero el alien. Solo hay uno, así que haz clic en su destino: el pasillo donde está el Piloto de otro. Con el teclado: Tab e Intro, o { $list } para una lista de todo lo que puedes hacer.
argo-lesson-killed = El alien ha matado al Piloto: un punto para ti. Pero los muertos forman esta fila, y cuanto más larga es, más tienen los aliens. Si superan al mejor jugador, todos han perdido.
argo-lesson-build = Ahora construyes. Haz clic en la cápsula de la derecha, luego en la casilla marcada, y otra vez para colocarla. Las salas se giran antes con { $turn }. Entre una cápsula y la Sala de Despertar tiene que haber tres losetas.
argo-lesson-explorer = Siguen dos acciones. Envía a tu Explorador hacia el oeste: haz clic en la figura, en la loseta y en la siguiente. Solo el Explorador puede dar un segundo paso.
argo-lesson-full = En un pasillo cabe uno. Quien entra en una loseta llena empuja a otro, y quien actúa decide adónde. Así se pasa junto a los demás, o se libra uno de ellos.
argo-lesson-push = Mueve a tu Soldado hasta el Jefe del otro y luego empújalo adonde está el alien.
argo-lesson-pushed = Dos puntos, porque era un Jefe. Quien llega a un alien muere al momento. Solo un Soldado lo mata a él, lo que da un punto, y un Robot puede quedarse a su lado.
argo-lesson-end = No queda nada por hacer. Termina tu turno con el botón grande o con Intro. Hasta entonces, en una partida se puede dar un paso atrás.
argo-lesson-later = Unos turnos después. Los demás han jugado y te toca otra vez la primera acción. Tu Jefe está en este almacén, y tu Explorador ocupa un asiento de la cápsula del norte.
argo-lesson-room = Una acción puede usar también una sala donde esté uno de los tuyos. Haz clic en el dibujo del almacén o pulsa la cifra que hay al lado: un Jefe recibe allí 4 puntos, y cualquier otro, 2.
argo-lesson-token = Tu ficha queda ahí, pues cada sala se usa una sola vez en la partida. Otras salas disparan a los aliens, devuelven a los muertos o mueven losetas. Señala una sala para leer qué hace.
argo-lesson-pod = Ahora mueve a tu Soldado a la cápsula. Quien sube ocupa el asiento libre más bajo, y nadie vuelve a bajar.
argo-lesson-left = La cápsula estaba llena y ha partido: 2 puntos por un asiento, 4 por el otro, y el doble para un Jefe. La que no está llena parte cuando un alien llega junto a ella.
argo-lesson-more = Encontrarás más cosas: un Piloto solo en una cápsula puede partir con ella o moverla, los teletransportes llevan de uno a otro, y desde una Máquina del Tiempo interrumpes el turno de otro.
argo-lesson-over = La partida termina cuando han partido todas las cápsulas, poco después de construir la última loseta, cuando un jugador no puede mover a nadie, o cuando la fila de los muertos se llena. Entonces han ganado los aliens. En otro caso gana quien tiene más puntos.

af-lesson-aim = Este planeta espera colonias. Cada una es un punto, y también cada territorio donde tienes más que cualquier otro. Quien coloca su última colonia acaba la partida, y gana quien tiene más puntos.
af-lesson-ships = Tus naves son dados: lo que muestran dice dónde pueden acoplarse. Cada instalación alrededor del planeta admite algo distinto, como cualquier valor, una pareja o una escalera. Señala una para leer qué hace.
af-lesson-roll = Un turno empieza con una tirada. Pulsa el botón grande o Intro.
af-lesson-solar = Lleva el 5 al Convertidor solar: haz clic en el dado y luego en la instalación. Da combustible, y más por un dado alto. Con el teclado: Tab e Intro, o { $list } para una lista de todo lo que puedes hacer.
af-lesson-yard = Ahora la pareja. Lleva los dos 2 al Astillero: por un combustible y un mineral construye una nave, y desde tu próximo turno tiras un dado más.
af-lesson-others = Ahora el otro ha tirado y acoplado. Las naves siguen en sus puertos hasta el próximo turno de su dueño, así que estorban a los demás. Lo que puede acoplarse tiene que hacerlo.
af-lesson-colony = Unos turnos después has sacado tres 4 y tienes mineral. Acopla los tres en el Constructor de colonias: eso da una colonia.
af-lesson-place = Tú eliges adónde va. Toma el territorio marcado, que está vacío: con una colonia ya tienes más que nadie.
af-lesson-control = Dos puntos: uno por la colonia y otro por el control. La ventaja del territorio es tuya mientras nadie te iguale. Señálalo para leerla.
af-lesson-artifact = Otro turno. Acopla el 6 y luego el 3 en el Artefacto alienígena: las naves que suman 8 allí en un turno te dan una carta.
af-lesson-claim = Toma la carta marcada y confirma, porque entonces se descubre otra. Cada carta se usa una vez por turno, y la mayoría tiene además un efecto al descartarla.
af-lesson-hub = Tu última nave va al Centro de colonos. Cualquier dado avanza allí tu colonia un círculo. Desde el séptimo se lanza por un combustible y un mineral: hazlo también.
af-lesson-second = Coloca esta colonia en el territorio marcado. El tercer camino hacia una colonia es un 6 en la Estación de terraformación, que te cuesta también la nave.
af-lesson-raid = Tres naves en escalera pueden saquear. Acopla 2, 3 y 4 en el Puesto de saqueadores.
af-lesson-loot = Quitan a otros cuatro unidades de combustible y mineral, o una carta. Toma los recursos.
af-lesson-goods = El Convertidor solar da combustible, la Mina lunar da mineral, y con una pareja el Mercado orbital cambia combustible por mineral. Al final del turno conservas ocho unidades como mucho.

aq-lesson-aim = Diriges un equipo en una estación bajo el mar. Un ingeniero programa robots, un científico los lleva a los seis Sectores, y allí trabajan. Tras cuatro rondas gana quien tiene más puntos de conocimiento.
aq-lesson-hq = En la Sede central tu ingeniero sigue las flechas, tres veces por ronda. Cada casilla programa uno de tus robots para el símbolo que hay en ella.
aq-lesson-program = Ve a la casilla amarilla: haz clic en ella. Con el teclado: Tab e Intro, o { $list } para una lista de todo lo que puedes hacer.
aq-lesson-once = En cada turno haces una sola cosa así. Termínalo con el botón grande o con Intro.
aq-lesson-deploy = El otro también ha programado. Ahora haz trabajar a tu robot: haz clic en su programa amarillo de tu tablero y luego en el Sector donde está tu científico.
aq-lesson-work = Ha tomado la casilla de control. Ahora mándale hacer su trabajo: el amarillo toma tiempo, tanto como cabe en tu laboratorio.
aq-lesson-again = Ahora el robot del otro ha llegado a este Sector y ha tomado la casilla de control. El tuyo fue a la estación de carga. Así cambia el control hasta el final de la ronda, cuando cuenta.
aq-lesson-purple = Tu ingeniero sigue: a la casilla morada, y termina el turno. Como mucho hay dos robots programados a la vez, cada uno para otro símbolo.
aq-lesson-catch = Ahora el robot morado: haz clic en su programa y luego en el Sector marcado. Tu científico pasa por una esclusa, que cuesta tiempo, y el robot captura allí los pulpos.
aq-lesson-line = La captura ha dado puntos, que avanzan por esta pista. Cuidado con las líneas rojas: cruzar una cuesta un cristal; si no, el resto de los puntos se pierde.
aq-lesson-others = Los otros símbolos: el negro toma cristales, el verde amplía tu laboratorio, el rojo toma una carta de investigación, el blanco programa otro robot, y el azul coloca un submarino.
aq-lesson-blue = Unos turnos después, casi al final de la ronda, tu robot está programado para azul. Haz clic en su programa y luego en el Sector marcado: allí coloca un submarino a cambio de tiempo, y eso da puntos al momento.
aq-lesson-pass = Tu ingeniero está en una salida y no queda nada por hacer. Pasa y termina el turno. Quien pasa primero empieza la ronda siguiente.
aq-lesson-scoring = Todos han pasado, así que se puntúa la ronda: casillas de control, robots fuera del tablero y cristales. Los pulpos donde tienes el control te cuestan puntos. Recórrela con Intro.
aq-lesson-round = Una ronda nueva: los Sectores se llenan otra vez y la Sede central cambia de disposición. Empieza quien pasó primero.
aq-lesson-over = Tras la cuarta ronda hay más por letras distintas en tu laboratorio, por un laboratorio completo, por el tiempo que queda y por tener fuera todos los submarinos. Entonces gana quien tiene más puntos.

## Problemas

puzzles = Problemas
puzzles-solve = Resolver problemas
puzzles-none = Todavía no hay problemas para este juego.
puzzles-unreadable = No se pueden leer los problemas de este juego. Por favor, envía un informe de error.
puzzles-solved = Resueltos: { $n } de { $of }
puzzle-grade-easy = Fácil
puzzle-grade-tricky = Complicado
puzzle-grade-hard = Difícil
puzzle-line = Problema { $n } ({ $grade }, { $players } jugadores): { $goal }
puzzle-line-solved = Problema { $n } ({ $grade }, { $players } jugadores, resuelto): { $goal }
puzzle-step = Problema { $n } de { $of } · { $grade }
puzzle-leave = Volver a los problemas (Esc)
puzzle-over = Tu acción ha terminado.
puzzle-right = Resuelto
puzzle-solved = Es la mejor acción.
puzzle-solved-because = Es la mejor acción, porque { $why }.
puzzle-not-quite = Casi
puzzle-missed = Otra acción es mejor.
puzzle-missed-because = Otra acción es mejor, porque así { $why }.
puzzle-strayed = No es parte de la solución
puzzle-again = Otra vez
puzzle-show = Ver la solución
puzzle-next = Problema siguiente
puzzle-done = Volver a la lista
puzzle-goal-score = Encuentra la acción que más puntos te da.
puzzle-goal-attack = Encuentra la acción con la que más ganas a costa de los demás.
puzzle-goal-growth = Encuentra la acción que más rendirá a la larga.
puzzle-goal-safety = Encuentra la acción que mejor te protege.
puzzle-goal-tempo = Encuentra la acción que te deja las mejores posibilidades.
puzzle-goal-rivals = Encuentra la acción que más estorba a los demás.
puzzle-goal-neutral = Encuentra la acción que frena a los aliens.
puzzle-goal-argo-points-own = Suma todos los puntos que puedas con una acción.
puzzle-goal-argo-aboard-own = Consigue el mejor asiento de una cápsula.
puzzle-goal-argo-near-own = Acerca tu equipo a las cápsulas.
puzzle-goal-argo-near-rivals = Mantén a los demás lejos de las cápsulas.
puzzle-goal-argo-bitten-own = Salva a un astronauta de un alien.
puzzle-goal-argo-threatened-own = Mantén a tus astronautas lejos de los aliens.
puzzle-goal-argo-dead-own = Procura no perder ningún astronauta.
puzzle-goal-argo-dead-rivals = Haz que los demás pierdan un astronauta.
puzzle-goal-alien-frontiers-points-own = Gana todos los puntos que puedas con una acción.
puzzle-goal-alien-frontiers-points-rivals = Quita puntos a los demás.
puzzle-goal-alien-frontiers-landed-own = Coloca una colonia en el planeta.
puzzle-goal-alien-frontiers-bonus-own = Gana la ventaja de un territorio.
puzzle-goal-aqua-sphere-points-own = Gana todos los puntos de conocimiento que puedas con una acción.
puzzle-goal-aqua-sphere-time-own = Consigue fichas de tiempo.
puzzle-goal-aqua-sphere-crystals-own = Consigue cristales para las líneas rojas.
puzzle-goal-aqua-sphere-submarines-own = Coloca un submarino.
puzzle-goal-aqua-sphere-fields-own = Toma una casilla de control.

## Las reglas

rules = Reglas
rules-about = Reglas sobre: { $what }
rules-previous = Página anterior
rules-next = Página siguiente
rules-page = Página { $n } de { $of }
rules-keys = Las flechas pasan página, Av Pág desplaza
rules-search = Buscar en las reglas
rules-nothing = Ninguna página contiene todas estas palabras.
start-learn = Aprender
book-game = El juego en dos páginas
book-one = Objetivo y turno
book-two = Lo que importa y el final
book-aim = Objetivo
book-turn = Un turno
book-end = Fin de la partida
book-options = Las opciones de la mesa pueden cambiar parte de esto.

## Ventana

app-name = Podbay
app-claim = Noches de juegos de mesa en una misma red.
app-claim-more = Sin cuenta, sin internet, sin nada que configurar.
app-unofficial = Versiones no oficiales de Argo, Alien Frontiers y AquaSphere. Todos los dibujos son nuestros.
window-no-drawing = OpenGL no funciona
window-no-library = falta { $library }: instala { $debian } (Debian, Ubuntu), { $fedora } (Fedora) o { $arch } (Arch)
window-wrong-scale = { $name } es { $value }, que no es ni un tamaño mayor que 0, como 1.5, ni randr: cambia o quita esta variable
window-no-display = Podbay no puede abrir aquí una ventana ({ $why }). Sin pantalla usa podbay host --headless, podbay join --headless --bot normal o podbay tables; podbay --help enumera todas las órdenes.
seat-color-sun = amarillo
seat-color-ice = azul
seat-color-rose = rojo
seat-color-violet = violeta
bot-random = aleatorio
bot-greedy = codicioso
bot-easy = fácil
bot-easy-more = Comete errores. Bueno para una primera partida.
bot-normal = normal
bot-normal-more = Juega con cabeza. Un rival equilibrado.
bot-hard = difícil
bot-hard-more = Piensa con antelación. Para quien conoce el juego.
bot-even-more = Juega un poco de todo.
bot-hunter-more = Le gusta la pelea.
bot-builder-more = Invierte ahora para ganar después.
bot-guard-more = Corre pocos riesgos.
toast-close = Cerrar este aviso
toast-new-code = Código nuevo
toast-new-code-more = Alguien se equivocó tres veces con el código. El nuevo es { $code }.
toast-not-possible = No es posible
toast-failed = No ha funcionado

start-change = Cambiar
start-profile-done = Hecho
start-name = Tu nombre
start-colour = Jugar con el { $colour }
start-name-bad = Un nombre tiene de 1 a 40 caracteres
start-name-unshown = El nombre tiene un carácter que nadie puede ver
start-name-no-font = Ningún tipo de letra de este ordenador tiene «{ $sign }»
start-host = Abrir una mesa
start-host-more = Los demás de esta red la ven enseguida
start-join = Unirse
start-join-listening = Buscando en esta red
start-join-found = { $n ->
    [one] Una mesa encontrada, sigue la búsqueda
   *[other] { $n } mesas encontradas, sigue la búsqueda
}
start-no-table = Aún no hay ninguna mesa
start-no-table-more = Las mesas de esta red aparecen aquí solas.
start-no-table-macos = Si macOS pregunta por la red local, elige «Permitir».
start-no-table-windows = Si el cortafuegos de Windows pregunta, marca redes privadas y permite el acceso.
start-no-search = Desde aquí no se pueden encontrar mesas
start-no-search-head = Este ordenador no puede buscar mesas
start-no-search-more = Escribe el código que lee el anfitrión.
start-no-network = Sin red
start-no-network-head = Este ordenador no tiene red
start-no-network-more = Conéctalo para jugar con otros. «Jugar aquí» funciona sin ella.
start-only-virtual-head = No hay más redes que las internas del ordenador
start-only-virtual-more = Solo hay contenedores y máquinas virtuales. Conéctate a la red de los demás.
start-address = Código o dirección
start-address-hint = ABCD-2345 o 192.168.0.5
start-address-bad = Escribe el código, como ABCD-2345, o la dirección
start-address-port = Después de los dos puntos va un puerto, como 47200
start-code-mistyped = Error al escribir. Compara el código con el del anfitrión
start-address-join = Unirse ahí
start-not-in-list = ¿No está en la lista?
start-here = Jugar aquí
start-here-more = Con bots o varias personas en este ordenador
start-table-name = Mesa de { $name }
start-silent = Hay una mesa anunciada que no responde
start-silent-more = En { $addresses }
start-row-other-key = Otro dispositivo: { $words }
start-row-join = Unirse a «{ $table }»
start-row-watch = Mirar «{ $table }»
start-row-only-watch = Solo mirar «{ $table }»
start-row-why = ¿Por qué no se puede entrar en «{ $table }»?
start-button-join = Unirse
start-button-watch = Mirar
start-button-why = ¿Por qué?
start-state-open = abierta
start-state-full = llena
start-state-playing = jugando
start-state-ended = entre partidas
start-state-update = otra versión
start-state-gone = ya no está
start-return = Volver a «{ $table }»
start-return-more = Tu sitio te espera.
start-return-button = Volver
start-resume = Seguir con { $game }, turno { $turn }
start-resume-button = Seguir
start-resume-away = Apartar
start-resume-away-more = La partida no se ofrece más. Su registro se conserva.
start-resume-not = Tu última partida no puede seguir aquí
start-resume-no-table = Una versión anterior la guardó sin su mesa. Se puede reproducir.
start-resume-other-version = La guardó Podbay { $theirs }, esta es { $ours }. Ábrela con aquella versión.
start-resume-minutes = { $n ->
    [0] hace un momento
    [one] hace un minuto
   *[other] hace { $n } minutos
}
start-resume-hours = { $n ->
    [one] hace una hora
   *[other] hace { $n } horas
}
start-resume-days = hace { $n } días
resumed = Abierta de nuevo tras un fallo
resumed-more = No se ha perdido nada, y los demás vuelven.
resumed-good = Seguir
resumed-end = Cerrar la mesa

lobby-back = Salir de la mesa
menu-stay = Volver a la partida
full-screen = Pantalla completa
full-screen-more = { $key } vuelve a la ventana.
key-enter = Intro
key-undo = Ctrl Z
key-redo = Ctrl Y
key-number = Tecla { $n }
leave-title = ¿Salir de la mesa?
leave-seat = Tu sitio se guarda. Vuelve cuando quieras: la pantalla de inicio te ofrece el camino.
leave-alone = La partida se guarda: la pantalla de inicio te ofrece seguir con ella.
leave-host-game = Eres el anfitrión: la partida se detiene para todos. Se guarda, y la pantalla de inicio ofrece seguir con ella.
leave-hand-over = Eres el anfitrión. La partida puede seguir en otro ordenador: sitios y posición se mantienen, lo oculto se sortea de nuevo.
leave-hand-over-yes = Salir, { $name } sigue como anfitrión
leave-close = Cerrar la mesa para todos
leave-host-lobby = Eres el anfitrión: la mesa se cierra para todos.
leave-yes = Salir
leave-no = Quedarse
stranger-title = Responde otro ordenador
stranger-more = En { $address } responde un ordenador distinto al de la última vez. Es normal si ahora el anfitrión es otra persona o si Podbay se instaló de nuevo. Si lo dudas, pregunta al anfitrión antes de unirte.
stranger-no = No unirse
stranger-yes = Confiar y unirse
other-table-title = Hay otra mesa abierta
other-table-more = La mesa donde estabas ya no existe. Su anfitrión ha vuelto con otra, «{ $table }»: una partida nueva, sin tu sitio de antes.
other-table-yes = Unirse a la nueva mesa

sheet-close = Cerrar
help-title = ¿Falta una mesa?
help-network = Todos tienen que estar en la misma red. Las redes de invitados suelen aislar los dispositivos.
help-firewall = Cortafuegos: permite a Podbay usar redes privadas. Necesita el puerto UDP { $port } en el anfitrión, y los puertos UDP 47201 y 5353 para encontrar mesas.
help-vpn = Una VPN puede ocultar la red local. Desactívala mientras se juega.
help-same = Todos necesitan la misma versión de Podbay.
help-address = ¿Nada todavía? Escribe bajo la lista el código que muestra la sala de espera del anfitrión.
help-version-title = Otra versión
help-version = Esa mesa usa Podbay { $theirs }, esto es Podbay { $ours }. No pueden jugar juntos.
help-version-do = Instala la misma versión en ambos ordenadores.

doctor-title = Comprobando la red
doctor-running = Probando el camino hasta una mesa. Tarda unos segundos.
doctor-button = Averiguar por qué
doctor-help = Comprobar la red
doctor-again = Comprobar otra vez
doctor-head = { $what }: { $state }
doctor-ok = bien
doctor-failed = fallo
doctor-not-tested = sin probar
doctor-all-well = No hay fallos en este ordenador. Si sigue faltando alguien, comprueba la red también en su ordenador.
doctor-rung-adapters = Red de este ordenador
doctor-rung-sockets = Sockets del sistema
doctor-rung-port = Puerto de las mesas
doctor-rung-packets = Paquetes que entran
doctor-rung-multicast = Multicast, con el que se encuentran mesas
doctor-rung-neighbours = Otros dispositivos
doctor-rung-tables = Mesas
doctor-rung-versions = Versiones de las mesas
doctor-rung-address = La dirección que te dieron
doctor-cause-no-network = No hay ninguna red conectada.
doctor-do-no-network = Activa el wifi o conecta un cable y entra en la red de los demás.
doctor-cause-only-virtual = Solo hay redes internas de este ordenador ({ $about }), de contenedores o máquinas virtuales.
doctor-do-only-virtual = Activa el wifi o conecta un cable y entra en la red de los demás.
doctor-cause-no-router = Ningún router dio una dirección a este ordenador; se inventó una ({ $about }).
doctor-do-no-router = Solo lo alcanzan ordenadores en el mismo cable. Revisa el cable al router o vuelve a conectarte al wifi.
doctor-cause-system = El sistema se niega: { $about }.
doctor-do-system = Cierra otros programas, reinicia el ordenador o pregunta a quien lo mantiene.
doctor-cause-port-taken = Otro programa ocupa el puerto UDP { $about }.
doctor-do-port-taken = Las mesas se abren en otro puerto, que un cortafuegos puede no conocer. Cierra ese programa o deja pasar el otro puerto de Podbay.
doctor-cause-packets-blocked = Un cortafuegos de este ordenador no deja entrar paquetes ({ $about }).
doctor-do-packets-blocked = Si quieres ser anfitrión, permite Podbay en el cortafuegos para redes privadas, puerto UDP 47200.
doctor-cause-multicast-blocked = El multicast no pasa en este ordenador ({ $about }).
doctor-do-multicast-blocked = Permite el puerto UDP 5353 en el cortafuegos y desactiva la VPN, o escribe la dirección del anfitrión.
doctor-cause-mdns-taken = Otro programa se queda con el puerto de mDNS ({ $about }).
doctor-do-mdns-taken = Cierra los programas que buscan impresoras o altavoces, o escribe la dirección del anfitrión.
doctor-cause-nobody-heard = No responde ningún otro dispositivo, así que no se sabe si aquí pueden hablar entre sí.
doctor-do-nobody-heard = ¿Están los demás en la misma red? Las redes de invitados suelen aislar los dispositivos.
doctor-cause-no-table = Aquí no se anuncia ninguna mesa.
doctor-do-no-table = Si hay una mesa abierta, comprueba la red en el ordenador del anfitrión y que ambos están en la misma red.
doctor-cause-far-firewall = { $about } se ve, pero no responde.
doctor-do-far-firewall = El cortafuegos del anfitrión tiene que dejar pasar a Podbay en redes privadas, puerto UDP 47200; comprueba la red allí. Si no ayuda, el wifi aísla los dispositivos.
doctor-cause-isolated = No se llega a { $about }, aunque debería estar en la misma red.
doctor-do-isolated = Está apagado, o el wifi aísla los dispositivos, como las redes de invitados. Usa otra red o un cable.
doctor-cause-other-subnet = { $about } pertenece a otra red que este ordenador.
doctor-do-other-subnet = Conéctate al mismo wifi, o al mismo router por cable.
doctor-cause-nothing-listens = El ordenador en { $about } está ahí, pero no hay ninguna mesa abierta en ese puerto.
doctor-do-nothing-listens = Pide al anfitrión la dirección que muestra ahora la sala de espera.
doctor-cause-not-podbay = En { $about } responde algo que no es Podbay.
doctor-do-not-podbay = Pide al anfitrión la dirección que muestra la sala de espera.
doctor-cause-busy = La mesa en { $about } no admite a nadie ahora.
doctor-do-busy = Pide al anfitrión que haga sitio y prueba otra vez.
doctor-cause-other-version = Allí funciona otra versión de Podbay: { $about }.
doctor-do-other-version = Instala la misma versión en todas partes.
doctor-cause-not-reached = Antes tiene que funcionar lo anterior.

settings = Ajustes
settings-tab-display = Pantalla
settings-tab-sound = Sonido
settings-tab-game = Juego
settings-tab-profile = Perfil
settings-tab-controls = Controles
settings-tab-network = Red
settings-tab-devices = Dispositivos
settings-tab-diagnostics = Diagnóstico
settings-tab-about = Acerca de
settings-language = Idioma
settings-theme = Aspecto
settings-theme-system = Como el sistema
settings-theme-dark = Oscuro
settings-theme-light = Claro
settings-scale = Tamaño
settings-smaller = Menor
settings-larger = Mayor
settings-percent = { $n } %
settings-automatic = Automático
settings-scale-more = Ctrl con + y − lo cambia siempre, con 0 es automático.
settings-scale-limited = Mayor de lo que cabe en esta ventana; hazla más grande.
settings-ease = Más fácil de ver
settings-contrast = Contraste fuerte
settings-reduced = Menos movimiento
settings-volume = Volumen
settings-quieter = Más bajo
settings-louder = Más alto
settings-listen = Escuchar
settings-mute = Sin sonidos
settings-sound-more = Los sonidos avisan de que te toca, de lo que hacen los demás y de que alguien ha dicho algo. Todo ello se ve también.
settings-sound-silent = No se ha encontrado ningún dispositivo de sonido. Habrá sonidos en cuanto haya uno.
settings-animation = Movimiento en el tablero
settings-animation-normal = Normal
settings-animation-fast = Rápido
settings-animation-off = Ninguno
settings-animation-reduced = Nada se mueve mientras «Menos movimiento» esté activado en Pantalla.
settings-reminder = Cuando una pregunta te espera
settings-reminder-once = Avisar una vez
settings-reminder-every = Cada { $n } s
settings-reminder-more = Podbay avisa con un sonido y en la barra de tareas mientras haya otra ventana delante.
settings-confirm = Pulsar dos veces antes de enviar una jugada
settings-confirm-never = Nunca
settings-confirm-tiles = Para una loseta
settings-confirm-always = Siempre
settings-confirm-more = Una loseta de Argo que se puede girar siempre se muestra antes; al pulsar otra vez se coloca.
settings-tile-codes = Argo: mostrar siempre los códigos de las losetas
settings-cores = Núcleos para bots
settings-cores-fewer = Menos núcleos
settings-cores-greater = Más núcleos
settings-colour = Tu color
settings-profile-more = El nombre y el color valen desde la próxima mesa que abras o a la que te unas.
settings-key-list = Lista de todo lo que puedes hacer
settings-key-hint = Consejo: lo que sería mejor ahora
settings-key-show-again = Mostrar otra vez lo que hicieron los demás
settings-key-turn = Girar una loseta antes de colocarla
settings-key-whole = Mostrar todo el tablero
settings-key-jump = Saltar a lo que se pregunta
settings-key-point = Mantenida: señalar a todos
settings-key-step-in = Argo: usar una Máquina del Tiempo
settings-key-let-be = Argo: dejarlo pasar
settings-key-agree = Aceptar que se deshaga
settings-key-decline = Rechazar que se deshaga, o retirarlo
settings-key-ready = Sala: listo, o ya no
settings-key-full-screen = Llenar la pantalla, y volver
settings-keys-change = Cambiar
settings-keys-cancel = Cancelar
settings-keys-change-of = Cambiar la tecla: { $action } ({ $key })
settings-keys-cancel-of = Dejar la tecla: { $action } ({ $key })
settings-keys-usual = Como estaba: { $action } ({ $key })
settings-keys-listening = Pulsa la tecla nueva: una letra, o de F1 a F12. Esc cancela.
settings-keys-fixed = Esta tecla no se puede elegir. Pulsa una letra, o de F1 a F12; Esc cancela.
settings-keys-taken = { $key } ya es de «{ $action }». Elige otra tecla, o cambia antes esa.
settings-keys-more = Siempre iguales: flechas, Re Pág y Av Pág, Inicio, Fin, Tab, Intro, Esc, Espacio, Retroceso, cifras, +, −, ?, Mayús R (gira atrás) y todo lo que va con Ctrl o Alt.
settings-anywhere = Ajustes (Ctrl + coma)
settings-port = Puerto de tus mesas
settings-port-bad = Un puerto de { $least } a 65535
settings-port-more = Si queda vacío, Podbay usa el { $port } u otro libre. Si el puerto que pones aquí está ocupado, la mesa no se abre; tu cortafuegos debe dejar pasar UDP hacia él.
settings-who = Quién puede unirse a una mesa nueva
settings-who-more = Aún puedes cambiarlo en la sala de espera de cada mesa.
settings-adapter = Adaptador de red
settings-adapter-absent = { $name } · sin conexión
settings-adapter-more = Se usan todos. El elegido se usa solo mientras está conectado.
settings-devices = Dispositivos de partidas anteriores
settings-devices-none = Todavía ninguno. Quien juega una partida contigo queda guardado aquí.
settings-devices-more = Una mesa para dispositivos conocidos los deja entrar sin preguntar. A quien olvidas será un desconocido en la próxima mesa que abras.
settings-others = y { $n } más
settings-device-nameless = Sin nombre
settings-forget = Olvidar
settings-forget-who = Olvidar { $name } ({ $words })
settings-forgotten = { $name } está olvidado
settings-remember = Deshacer
settings-remember-who = Recordar otra vez a { $name }
settings-reach-network = Para toda esta red: { $addresses }
settings-reach-link = Solo en el mismo cable o wifi: { $addresses }
settings-reach-tunnel = Por un túnel, como una VPN: { $addresses }
settings-reach-inside = Solo en este ordenador: { $addresses }
settings-report-more = El informe es un archivo en la carpeta de tu perfil. No se envía nada.
settings-folder = Carpeta de tu perfil
settings-folder-more = Aquí están tus ajustes, partidas e informes, y el registro del último fallo.
settings-folder-copy = Copiar la ruta
settings-version = Podbay { $version }
settings-about-licence = Podbay se distribuye bajo la licencia { $licence }, a tu elección.
settings-about-notices = Licencias de las bibliotecas y fuentes de Podbay
settings-about-copy = Copiar las licencias
report = Avisar de un fallo
report-title = El informe está escrito
report-more = Es el archivo { $file }. Contiene lo último que anotó Podbay y tu partida más reciente, sin nombres, direcciones ni claves. Adjúntalo cuando le cuentes el fallo a alguien.
report-good = Cerrar
report-copy = Copiar el nombre del archivo
settings-broken = Algunos de tus ajustes no se pudieron leer
settings-broken-kept = Vuelven a su valor inicial: { $what }. El archivo antiguo se guarda en { $file }.
profile-not-kept = Aquí no se guarda nada
settings-language-unknown = Tu idioma no está disponible
settings-language-unknown-more = Los ajustes piden el idioma «{ $tag }», que esta versión no tiene. Elige otro en los ajustes.

problem-title = Podbay no puede arrancar
problem-close = Cerrar
lobby-hosted-by = sala de espera, anfitrión: { $name }
lobby-host-apart = sala de espera, el anfitrión no ocupa sitio
lobby-hosted-here = sala de espera, eres el anfitrión en { $address }
lobby-here = sala de espera, solo en este ordenador
lobby-seats = Sitios
lobby-order = Se juega de arriba abajo
lobby-game = Opciones
lobby-which = Juego
game-minutes = unos { $minutes } minutos
lobby-changed = { $n ->
    [one] Ha cambiado una opción
   *[other] Han cambiado { $n } opciones
}
lobby-changed-you = { $n ->
    [one] Ha cambiado una opción: pulsa Listo si estás de acuerdo
   *[other] Han cambiado { $n } opciones: pulsa Listo si estás de acuerdo
}
lobby-changed-others = { $n ->
    [one] Ha cambiado una opción: los demás tienen que estar de acuerdo
   *[other] Han cambiado { $n } opciones: los demás tienen que estar de acuerdo
}
lobby-you = tú
lobby-host = anfitrión
lobby-player = jugador
lobby-away = ausente
lobby-slow = conexión lenta
lobby-bot = bot { $kind }
lobby-free = Sitio libre
lobby-free-more = Quien se una puede sentarse aquí
lobby-free-here = Un bot u otra persona aquí
lobby-sit = Sentarse
lobby-sit-too = Una persona más aquí
lobby-swap = Intercambiar los asientos { $a } y { $b }
lobby-person = Persona en el asiento { $n }
lobby-at-laptop-of = en el ordenador de { $name }
lobby-stand = Levantarse
lobby-add-bot = Añadir un bot
lobby-bot-level = Nivel
lobby-bot-character = Carácter
lobby-bot-change = Nivel y carácter de { $name }: { $kind }
lobby-bot-choice = { $name }: { $more }
lobby-remove = Quitar el bot
lobby-send-away = Echar a { $name }
lobby-ban = Echar a { $name } para siempre
ban-title = ¿Echar a { $name } para siempre?
ban-more = Quien es echado deja la mesa enseguida y no puede volver. En la lista de expulsados puedes dejarle entrar otra vez.
ban-yes = Echar para siempre
ban-no = Cancelar
banned-list = Expulsados ({ $n })
banned-title = No entran en esta mesa
banned-lift = Dejar volver
banned-lift-who = Dejar volver a { $name }
toast-banned = { $name } fue expulsado para siempre
toast-banned-more = «Expulsados», en la sala de espera y en el menú de la mesa, permite dejar volver.
toast-unbanned = { $name } puede volver
toast-unbanned-more = Se une a la mesa como antes.
lobby-ready = Listo
lobby-not-ready = No listo
lobby-coming = En camino
lobby-ready-again = Retirar Listo
lobby-start = Empezar
lobby-start-with = Empezar con { $n }
lobby-leave = Salir
lobby-players = Jugadores
lobby-players-more = Sitios en la mesa. Quien se sienta más allá se levanta.
lobby-who = Quién puede unirse
lobby-who-more = Cualquiera de esta red, solo quien tiene el código, solo a quien dejes entrar, o dispositivos de partidas anteriores. Quien tiene el código entra siempre.
lobby-box = Caja
lobby-box-more = Los números impresos en la caja. Quien tenga otra distinta puede jugar con un archivo propio.
box-title = La caja
box-built-in = La caja incluida
box-built-in-more = Todos los números son los que trae el programa.
box-nameless = Una caja sin nombre
box-changes = { $n ->
    [one] Cambia un valor:
   *[other] Cambia { $n } valores:
}
box-changes-nothing = No cambia ningún valor.
box-changes-more = { $n ->
    [one] y otro más
   *[other] y { $n } más
}
box-change = { $field }: { $from } pasa a { $to }
box-change-new = { $field }: se añade { $to }
box-change-gone = { $field }: se quita { $from }
box-file = Archivo de la caja
box-file-hint = Una copia corregida de un archivo de la caja
box-use = Jugar con este archivo
box-back = Usar la caja incluida
lobby-who-anyone = Cualquiera
lobby-who-code = Con el código
lobby-who-ask = Preguntarme
lobby-who-known = Dispositivos conocidos
lobby-window = Tiempo de respuesta
lobby-window-more = Cuánto tiempo tiene un jugador para decidir si interviene en el turno de otro.
lobby-hints = Consejos
lobby-hints-more = Si los jugadores pueden preguntar al programa qué hacer. A solas y contra bots siempre se puede.
lobby-when-away = Si alguien se ausenta
lobby-when-away-more = El tiempo tras el cual un bot sigue jugando solo. Quien vuelve juega enseguida, y el anfitrión puede poner antes un bot.
wait-never = nunca
wait-none = enseguida
wait-seconds = tras { $n } segundos
wait-minutes = { $n ->
    [one] tras un minuto
   *[other] tras { $n } minutos
}
seats-title = Sitios
seats-of = Sitio de { $name }
seats-bot = un bot del anfitrión
seats-stand-in = ausente, juega un bot
seats-away = ausente
seats-you = tú
seats-slow = aquí, con conexión lenta
seats-here = aquí
seats-bot-plays = Que siga un bot
seats-bot-ends = Quitar el bot
seats-give = Dar el sitio a …
seats-give-title = El sitio de { $name } para …
seats-ask = Pedir el sitio
move-offered = ¿Tomar el sitio de { $seat }?
move-wished = ¿Dar a { $name } el sitio de { $seat }?
move-more = Los puntos y las piezas van con él.
move-yes = Sí
move-no = No
away-head = { $name } no está, y es su turno
away-host = Un bot puede jugar hasta que vuelva.
away-after = Un bot sigue jugando { $time }; el anfitrión puede adelantarlo.
away-waits = Se sigue cuando vuelva o cuando el anfitrión ponga un bot.
away-finishes = Un bot termina una acción por ti
away-finishes-more = Vuelves a jugar en cuanto acabe.
lobby-window-value = { $n ->
    [0] Sin límite
   *[other] { $n } segundos
}
lobby-was = antes { $value }
lobby-option = { $name }: { $value }
lobby-options-hint = Señala una opción para leer qué hace.
lobby-options-hint-others = Señala una opción para leer qué hace. Un cambio retira el Listo de todos.
lobby-options-guest = Elige el anfitrión. Señala una opción para leer qué hace.
lobby-wait-seats = { $free ->
    [one] Queda un sitio libre
   *[other] Quedan { $free } sitios libres
}
lobby-wait-for = Aún sin Listo: { $names }
lobby-wait-you = Solo faltas tú: pulsa Listo
lobby-wait-you-too = Aún sin Listo: tú, { $names }
lobby-wait-away = Ausentes: { $names }
lobby-wait-bots = Llegan los bots
lobby-wait-host = Todos están listos, falta que { $name } empiece
lobby-wait-start = Todos están listos, la partida empieza sola
lobby-can-start = Todo listo para empezar
lobby-dealing = Mezclando
lobby-result = Último resultado
lobby-onlookers = Miran: { $names }
invite-here = Cómo empezar
invite-here-more = Elige cuántos juegan, llena los sitios libres con bots o con quienes estén contigo y pulsa Empezar.
invite-lan = Invitar
invite-lan-more = Los demás abren Podbay en esta red, buscan «{ $table }» en su lista y pulsan Unirse. Si no la encuentran, escriben este código.
invite-no-discovery = Los demás no pueden encontrar esta mesa por sí solos. Escriben este código.
invite-no-network = Este ordenador no tiene red, así que nadie más puede venir. Conéctalo y abre otra vez una mesa.
invite-no-record = La última partida no se puede guardar, así que no empieza otra. ¿Está lleno el disco?
invite-guest = Qué pasa ahora
invite-guest-more = Elige tu color y pulsa Listo. El anfitrión empieza cuando todos estén listos.
invite-onlooker-more = Estás mirando. Mientras quede un sitio libre, puedes sentarte.
invite-copy = Copiar
invite-copy-code = Copiar el código
invite-code = Código de acceso
invite-more = Invitar
invite-address = Dirección: { $address }
invite-qr = Código QR con el código de acceso y la dirección de esta mesa
invite-sheet-more = Los demás abren Podbay en esta red y escriben este código debajo de su lista de mesas. Quien lo tenga puede entrar.
invite-page = Ofrecer Podbay a los demás
invite-page-more = Abre una página para los navegadores de esta red mientras la sala de espera está abierta. Muestra el código y los paquetes, y nada más de este ordenador.
invite-page-at = Quien no tiene Podbay abre esta dirección en un navegador:
invite-page-copy = Copiar la dirección
invite-page-words = Tus amigos comparan las palabras con las de la página, y la suma de comprobación con la de su archivo. Si algo no coincide, se ha modificado por el camino.
invite-page-unread = { $name } no se puede ofrecer: el archivo es demasiado grande o no se puede leer.
invite-page-folder = Pon los paquetes para otros sistemas en esta carpeta:
invite-page-folder-copy = Copiar la ruta
invite-page-none = Todavía no hay ningún paquete.
invite-page-closed = La página está cerrada durante la partida.
invite-page-sent =
    { $n ->
        [one] { $n } paquete descargado
       *[other] { $n } paquetes descargados
    }
page-invited = Te invitan a «{ $table }»
page-what = Con Podbay se juega a juegos de mesa con amigos en la misma habitación, cada uno en su portátil. No hace falta cuenta ni internet. Esta página está en el ordenador del anfitrión y se cierra cuando empieza la partida.
page-get = Descarga Podbay
page-keep = Quizá el navegador pregunte si quieres conservar el archivo, porque es un programa. Consérvalo.
page-check = Alguien de esta red podría modificar esta página o un archivo por el camino. Las ocho palabras debajo del nombre de un archivo deben ser las de la pantalla del anfitrión. Para mayor seguridad, abre una terminal en la carpeta del archivo y ejecuta la orden que está debajo de las palabras. La suma de comprobación que aparece debe ser la de la pantalla del anfitrión.
page-none = Aquí no hay ningún archivo para { $system }. Pídeselo al anfitrión.
page-size = { $size } MB
page-sum = Suma de comprobación { $sum }
page-how-open = Abre el archivo.
page-how-publisher = Si Windows bloquea el programa, elige «Más información» y luego «Ejecutar de todas formas».
page-how-zip = Descomprime el archivo y abre { $program } en la carpeta nueva.
page-how-mac = Abre el archivo, si el navegador no lo ha descomprimido ya, y arrastra Podbay a «Aplicaciones». Si macOS no abre Podbay, no lo tires a la papelera: en «Ajustes del Sistema», «Privacidad y seguridad», elige «Abrir igualmente».
page-how-terminal = En una terminal, en la carpeta del archivo:
page-come = Únete a la mesa
page-come-more = Abre Podbay. La mesa está en la lista: pulsa Unirse. Si no aparece, escribe este código debajo de la lista:
knock-title = { $name } pide unirse
knock-more = Clave { $words }.{ $others ->
    [0] {""}
    [one] {" "}Espera otra persona más.
   *[other] {" "}Esperan otras { $others } personas.
}
knock-yes = Dejar entrar
knock-no = Ahora no

link-connecting = Conectando
link-connecting-more = Buscando al anfitrión.
link-connecting-again = Buscando al anfitrión, intento { $n }.
link-asked = Llamando
link-asked-more = Se pregunta al anfitrión si puedes entrar.
link-lost = Reconectando
lost-silent = El anfitrión no da señales.
lost-moved = El anfitrión tiene ahora otra dirección.
lost-behind = El anfitrión no recibió respuesta de este ordenador durante demasiado tiempo.
lost-forgotten = El anfitrión ya no conoce esta conexión. Puede que haya empezado de nuevo.
lost-nonsense = El anfitrión ha enviado algo que no puede ser.
lost-flooding = El anfitrión recibió demasiados mensajes de este ordenador.
lost-moved-on = La mesa sigue en otro ordenador.
lost-went-back = Otro ordenador continúa vuestra partida desde un momento anterior. No se te ha llevado allí.
lost-never-began = El otro ordenador ha tardado demasiado en continuar vuestra partida. Podbay prueba con el siguiente.
lost-other-table = El otro ordenador ha abierto otra mesa. Podbay prueba con el siguiente.
lost-ended = El anfitrión ha terminado la conexión.
lost-line = La red ha fallado.
link-lost-more = Puedes mirar con calma; la conexión vuelve sola.
toast-took-over = El anfitrión se ha ido, la mesa sigue
toast-took-over-more = Este ordenador lleva ahora la mesa: déjalo abierto.
toast-no-host = El anfitrión no responde. En cuanto vuelva, se sigue.
toast-offered = Se pregunta a { $name }
toast-offered-more = El sitio pasa cuando la respuesta sea sí.
toast-went-on = La mesa sigue
toast-went-on-more = Ahora la mesa está en el ordenador de { $name }.
link-gone = El anfitrión se ha ido
link-gone-more = La búsqueda sigue. Puedes esperar y mirar, o salir: tu sitio se guarda.
link-gone-go-on-more = Puedes esperarlo, seguir aquí con quienes vengan, o salir: tu sitio se guarda.
link-gone-go-on = Seguir aquí
link-gone-leave = Salir
ended-head-closed = La mesa está cerrada
ended-head-left = Ya no estás en la mesa
ended-head-failed = No puedes unirte
link-not-saved = La partida está parada
link-not-saved-more = El ordenador del anfitrión no puede guardarla. Sigue sola en cuanto el disco la admita.
link-handing-over = La mesa pasa a { $name }
link-handing-over-more = Sigue enseguida en ese ordenador. Deja este abierto hasta entonces.
link-apart = Los demás quizá están en otra parte
link-apart-more = La mayoría de quienes tienen sitio está ausente y quizá juega en otro ordenador. Solo vale una de las dos partidas.
toast-kept = La mesa se queda aquí
toast-kept-more = El ordenador de { $name } no la ha tomado.
link-cancel = Cancelar

end-leave = Salir
end-lobby = A la sala de espera
end-look-around = Ver el tablero
end-save = Guardar la repetición
end-not-saved = No se puede guardar la repetición: lo que se recibió de la partida no encaja.
end-looking = El final de la partida
end-looking-more = Así quedó la mesa.
end-looking-back = Volver al resultado

## The end of a game: how it went, and what stood out.

end-turns = { $n ->
    [one] un turno
   *[other] { $n } turnos
}
end-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minutos
}
end-minutes-seen = { $n ->
    [one] un minuto desde que llegaste
   *[other] { $n } minutos desde que llegaste
}
end-course = Cómo fue
end-course-none = Este ordenador vio demasiado poco de la partida para dibujar cómo fue.
end-course-spoken = Puntos a lo largo de los turnos.
end-course-at = { $n } tras el turno { $turn }
end-course-of = { $name }: { $points }.
end-start = inicio
end-turn = turno { $n }
end-course-points = Puntos
end-course-chances = Probabilidad de ganar
chances-head = Dónde cambió la partida
chances-spoken = Probabilidad de ganar a lo largo de los turnos.
chances-at = { $n } % antes del turno { $turn }
chances-at-end = { $n } % al final
chances-end = final
chances-share = { $n } %
chances-aliens = los aliens
chances-turn = Se examina el turno { $turn } de { $last }
chances-looking = Se examina la partida
chances-steady = Ningún turno cambió una probabilidad en un 10 % o más.
chances-moment = Momento { $n }. { $text }
chances-look = Ver ese momento en el tablero
chances-mistake = Turno { $turn }, { $name } eligió: { $chosen }. Mejor: { $better } ({ $best } % en vez de { $got } %).
chances-then = { $first }; { $second }
chances-luck = Turno { $turn }: el azar { $game ->
    [alien-frontiers] de los dados
   *[other] del sorteo
} llevó a { $name } del { $before } % al { $after } %.
chances-fine = Turno { $turn }: una buena jugada llevó a { $name } del { $before } % al { $after } %.
chances-unclear = Turno { $turn }: del { $before } % al { $after } % para { $name }, sin un error claro y sin azar.
end-tonight = Ganadas esta noche, en { $n } partidas
end-best-turn = El mayor salto
end-best-turn-more = { $names }: { $n ->
    [one] un punto
   *[other] { $n } puntos
} en el turno { $turn }
end-lead = La ventaja más larga
end-lead-more = { $names }: { $n ->
    [one] un turno
   *[other] { $n } turnos
} en cabeza en solitario
end-comeback = Desde atrás
end-comeback-more = { $names }: a { $n } puntos tras el turno { $turn }, y en cabeza al final
end-changes = Tira y afloja
end-changes-more = El liderazgo cambió de manos { $n } veces.
end-each = { $names }, cada cual
end-feat-kills = El mayor peligro
end-feat-kills-more = { $names }: { $n ->
    [one] un astronauta ajeno muerto
   *[other] { $n } astronautas ajenos muertos
}
end-feat-saved = A salvo
end-feat-saved-more = { $names }: { $n ->
    [one] un astronauta lanzado en cápsula
   *[other] { $n } astronautas lanzados en cápsulas
}
end-feat-aliens = Caza de aliens
end-feat-aliens-more = { $names }: { $n ->
    [one] un alien muerto
   *[other] { $n } aliens muertos
}
end-feat-raids = Los saqueos más audaces
end-feat-raids-more = { $names }: { $n ->
    [one] una vez quitó algo a otros
   *[other] { $n } veces quitó algo a otros
}
end-feat-cards = Tecnología alienígena
end-feat-cards-more = { $names }: { $n ->
    [one] una carta reclamada
   *[other] { $n } cartas reclamadas
}
end-feat-shots = La mejor puntería
end-feat-shots-more = { $names }: { $n ->
    [one] una nave alcanzada
   *[other] { $n } naves alcanzadas
}
end-feat-octopods = Caza de pulpos
end-feat-octopods-more = { $names }: { $n ->
    [one] un pulpo capturado
   *[other] { $n } pulpos capturados
}
end-feat-bots = Ingeniería sin descanso
end-feat-bots-more = { $names }: { $n ->
    [one] un bot programado
   *[other] { $n } bots programados
}
end-feat-research = Sed de saber
end-feat-research-more = { $names }: { $n ->
    [one] una carta de investigación tomada
   *[other] { $n } cartas de investigación tomadas
}

## The end of a game: the result.

end-finished = la partida { $n } ha terminado
end-wins = Gana { $name }
end-win-shared = { $names } comparten la victoria
end-and = { $first } y { $last }
end-aliens-win = Ganan los aliens
end-nobody-wins = No gana nadie
end-would-win = { $you ->
    [yes] Ahora ganarías con { $n }.
   *[no] Ahora ganaría { $name } con { $n }.
}
end-would-share = Ahora compartirían la victoria con { $n }: { $names }.
end-would-aliens = Ahora ganarían los aliens con { $n }.
end-would-behind = Detrás: { $names }.
end-points = { $n ->
    [one] Un punto.
   *[other] { $n } puntos.
}
end-aliens-reached = Los aliens llegaron a { $n } y se quedan atrás.
end-aliens-ahead = Los aliens llegaron a { $n }. Nadie escapó con más.
end-score = Puntuación
end-total = Total
end-aliens = Aliens
end-alien-track = pista alien
end-tie-break = { $what } { $n }
end-tie-broken = Tantos puntos como el segundo; decide: { $what }.
end-source-pods = Cápsulas
end-source-kills = Muertes
end-source-aliens = Aliens muertos
end-source-warehouse = Almacén
tie-break-activations = Activaciones
tie-break-saved = Astronautas a salvo
end-verified = Mezcla verificada
end-verified-more = sellada por ambos; el ordenador del anfitrión conocía el orden
end-promise-kept = sellada sin ti; el ordenador del anfitrión conocía el orden
end-house = Mezclado en este ordenador
end-house-more = los invitados lo comprueban; este ordenador conocía el orden
end-abandoned = { $words }, tras { $n ->
    [one] una mezcla abandonada
   *[other] { $n } mezclas abandonadas
}
end-abandoned-more = el anfitrión conocía el orden y pudo mezclar hasta que le gustó
end-unverified = Mezcla no verificada
end-fault-not-revealed = el anfitrión no reveló su secreto sellado
end-fault-promise-changed = el anfitrión selló otro secreto sin volver a mezclar
end-fault-hashes-untold = el anfitrión no mostró qué aportaciones estaban selladas
end-fault-hashes-changed = el anfitrión cambió la lista de aportaciones selladas
end-fault-secret = el secreto no es el que selló el anfitrión
end-fault-share-omitted = se dejó fuera tu aportación
end-fault-share-replaced = se cambió tu aportación
end-fault-promised-share-omitted = se dejó fuera la aportación sellada de otra persona
end-fault-unpromised-share = la aportación de otra persona no es la que estaba sellada
end-fault-house-share = el anfitrión eligió su propia aportación demasiado tarde
end-fault-share-count = no hay tantas aportaciones como sitios
end-fault-first-position = la partida no empezó como debía
end-fault-course = lo que salió no es lo que dan las aportaciones
end-unchecked = Mezcla sin comprobar
end-share-lost = tu aportación no contó: se cortó la conexión o el anfitrión la rechazó
end-came-later = llegaste cuando ya estaba hecha
end-incomplete = este ordenador no ha visto toda la partida
end-seed-set = El orden se fijó a mano
end-seed-set-more = no verificable, el anfitrión dio una semilla
end-rematch = Revancha
end-wait-rematch = El anfitrión puede empezar una revancha
end-closed = El anfitrión ha cerrado la mesa.
end-start-anyway = Empezar sin esperar
end-proposed = { $name } propone otra partida: { $game }
end-proposed-here = El anfitrión propone otra partida: { $game }
end-agree = Jugar otra vez
end-running = La siguiente partida ha empezado
end-to-game = Ir a la partida

refused-option = «{ $name }: { $value }» no va con eso. Elige ahí antes otro valor.
refused-name = Ese nombre no se puede usar.
refused-seats-open = Antes tienen que estar ocupados todos los sitios.
refused-table-full = La mesa está llena; pide al anfitrión que haga sitio.
refused-no-free-seat = Todos los sitios están ocupados; puedes mirar.
refused-seat-taken = Ese sitio está ocupado; elige otro.
refused-no-such-seat = La mesa no tiene ese sitio.
refused-not-your-seat = Ese sitio no es tuyo.
refused-colour-taken = Ese color ya está en uso; elige otro.
refused-wrong-stage = Eso no se puede hacer en este momento.
refused-host-only = Eso solo lo puede hacer el anfitrión.
refused-not-seated = Siéntate antes en un sitio.
refused-no-bot = Ahí no hay ningún bot del anfitrión.
refused-not-ready = Antes tienen que estar listos todos.
refused-too-large = Es más largo de lo permitido.
refused-stale = La mesa ya ha avanzado; mírala otra vez.
refused-not-asked = Eso se le pregunta a otro jugador.
refused-no-time-left = En esta partida ya no queda tiempo que pedir.
refused-nothing-to-step-back = No hay nada que deshacer.
refused-sealed = Algo se reveló o se hizo definitivo; no se puede deshacer.
refused-other-acted = Otra persona actuó la última, así que no se puede deshacer.
refused-too-deep = No se guarda ninguna posición anterior.
refused-too-fast = Era demasiado de golpe. Prueba otra vez.
refused-not-saved = El ordenador del anfitrión no puede guardar la partida, así que no se hizo nada. Sigue en cuanto el disco la admita.
refused-no-such-guest = Ese invitado ya no está en la mesa.
refused-no-heir = Nadie más en la mesa puede llevarla.
refused-nothing-to-go-forward = No hay nada que rehacer.
refused-take-back-open = Ya se ha pedido deshacer algo; espera a que se responda.
refused-step-back-instead = Deshaz sin más; nadie tiene que estar de acuerdo.
refused-answered-already = Ya has respondido.
refused-asked-just-now = Lo has pedido hace un momento. Espera un poco antes de pedirlo otra vez.
refused-not-away = Ese jugador está aquí. Un bot solo sigue por alguien ausente.
refused-stand-in-plays = Un bot termina su acción por ti; luego vuelves a jugar.
refused-nobody-allows = Esta mesa funciona sin nadie, así que nadie puede permitirlo.
refused-needs-code = Esta mesa solo admite a quien tiene su código. Pídelo al anfitrión y escríbelo bajo la lista.
refused-not-known = Esta mesa solo admite dispositivos con los que el anfitrión ya ha jugado. Pídele el código y escríbelo bajo la lista.
refused-not-admitted = El anfitrión no te deja entrar. Habla con él o pide el código.
refused-nobody-answers = Nadie ha respondido en el ordenador del anfitrión. Pide el código y escríbelo bajo la lista.
refused-too-many-ask = Demasiados piden entrar. Pide el código al anfitrión y escríbelo bajo la lista.
refused-wrong-code = Ese no es el código de esta mesa. Mira otra vez la ventana del anfitrión; puede ser uno nuevo.
refused-code-too-fast = Se han probado demasiados códigos. Espera medio minuto y mira otra vez la ventana del anfitrión.
refused-others-wait = Alguien espera un sitio. Toma otro más cuando todos tengan uno.
refused-handing-over = La mesa está cambiando de manos, así que no se hizo nada. Sigue enseguida.
refused-other = El anfitrión no lo ha aceptado.

closed-table = El anfitrión ha cerrado la mesa.
closed-replaced = Has vuelto a la mesa desde otra ventana.
closed-left = Has salido de la mesa.
closed-removed = El anfitrión te ha echado. Puedes volver.
closed-moved-on = El ordenador de otro jugador sigue con la mesa.
closed-banned = El anfitrión no te deja entrar en esta mesa.
closed-made-way = La mesa está llena y tu lugar es ahora de otra persona. Puedes probar más tarde.
closed-other = El anfitrión ha terminado la conexión. Únete otra vez.
ended-version = El anfitrión usa Podbay { $theirs }, esto es { $ours }. Instala la misma versión en ambos.
ended-wrong-key = El anfitrión no es el dispositivo de antes. Pregúntale y luego únete otra vez.
ended-not-podbay = En { $address } responde algo que no es Podbay.
ended-other-table = La mesa ya no existe. Su anfitrión ha abierto otra, «{ $table }».
ended-code-silent = Ninguna mesa responde a este código. ¿Están ambos en la misma red, y es el código de la ventana del anfitrión?
ended-busy = La mesa no tiene sitio para otra conexión.
ended-gone = La mesa ya no existe.
ended-nonsense = El anfitrión sigue enviando lo que ninguna mesa puede enviar. Pídele que la cierre y que instale la misma versión de Podbay.
ended-not-back = Se perdió al anfitrión y la mesa no volvió. Pídele que la reanude y únete de nuevo.
net-port-in-use = Otro programa usa el puerto UDP { $port }. Elige otro en los ajustes, o déjalo vacío.
net-no-network = Este ordenador no tiene red. Conéctalo a la red de los demás.
net-only-virtual = Solo hay contenedores y máquinas virtuales ({ $names }). Conéctate a la red de los demás.
net-system = El sistema rechaza la red ({ $why }). Reinicia el ordenador o pregunta a quien lo mantiene.
net-discovery = Aquí no se pueden encontrar mesas ({ $why }). Escribe el código o la dirección que muestra la sala de espera del anfitrión.
net-tls = La clave de este ordenador no sirve para conexiones. Reinicia Podbay, y escribe un informe de error si no ayuda.
net-no-answer = En { $address } no responde nada. Comprueba la dirección, y si la mesa está abierta.
net-unknown-name = Aquí ningún ordenador se llama { $name }. Comprueba el nombre, o escribe el código que muestra la sala de espera del anfitrión.
host-record = La grabación de esta mesa no se puede leer. La lista de repeticiones dice por qué.
resume-not-hosted = Esta grabación no dice cómo se preparó su mesa. Puedes verla, pero no seguirla.
resume-over = La partida de esta grabación ha terminado. Abre una mesa nueva para otra.
resume-not-over = La partida de esta grabación no ha terminado. Síguela.
resume-moved-on = Esta mesa siguió en otro ordenador. Únete a ella allí.
resume-impossible = Esta grabación está dañada o es inventada: su partida no puede seguir.
send-full = La conexión no da abasto. Inténtalo otra vez.
send-ended = Ya no estás en ninguna mesa.

talk = Hablar
talk-unread = Hablar · { $n }
talk-write = Di algo
talk-send = Enviar
talk-phrases = Frases hechas
talk-empty = Nadie ha dicho nada todavía. Lo que se escribe aquí es para esta noche: no se guarda nada. Con { $key } pulsada, o tras pulsar la mano, un clic en el tablero señala para todos.
talk-mute = No oír más a { $name }
talk-unmute = Volver a oír a { $name }
talk-wait = Demasiado de golpe: espera un momento
talk-long = { $n } caracteres; caben { $most } como mucho
emote-hello = ¡Hola!
emote-thanks = ¡Gracias!
emote-well-done = ¡Bien hecho!
emote-laugh = ¡Ja, ja!
emote-wow = ¡Vaya!
emote-oops = ¡Uy!
emote-thinking = Déjame pensar
emote-soon-back = Vuelvo enseguida
talk-point = { $name } señala esto: { $at }
talk-arrow = { $name } señala un camino: { $at } hacia { $to }
lobby-all = { $n ->
    [one] Una regla más, como en el reglamento
   *[other] { $n } reglas más, como en el reglamento
}
lobby-fewer = Menos
let-pass-turn = Dejar pasar todo este turno
let-pass-own-turn = Dejar pasar todo hasta mi turno
let-pass-menu = Más respuestas
lets-pass-turn = Dejas pasar todo este turno
lets-pass-own-turn = Dejas pasar todo hasta tu turno
let-pass-end = Volver a preguntarme cada vez
more-time = { $step } segundos más (quedan { $left })

## The reasons of a hint

term-argo-points-own = sumas más puntos
term-argo-points-rivals = los demás suman menos puntos
term-argo-aboard-own = tus asientos en las cápsulas valen más
term-argo-aboard-rivals = los asientos de los demás en las cápsulas valen menos
term-argo-near-own = tu equipo está más cerca de las cápsulas
term-argo-near-rivals = los demás están más lejos de las cápsulas
term-argo-mobile-own = te quedan más astronautas que mover
term-argo-mobile-rivals = a los demás les quedan menos astronautas que mover
term-argo-cut-off-own = tienes menos astronautas sin paso a las cápsulas
term-argo-cut-off-rivals = los demás tienen más astronautas sin paso a las cápsulas
term-argo-bitten-own = tienes menos astronautas en la loseta de un alien
term-argo-bitten-rivals = los demás tienen más astronautas en la loseta de un alien
term-argo-threatened-own = tienes menos astronautas junto a un alien
term-argo-threatened-rivals = los demás tienen más astronautas junto a un alien
term-argo-prey-own = tu Soldado tiene un alien a su alcance
term-argo-prey-rivals = los Soldados de los demás están más lejos de los aliens
term-argo-dead-own = pierdes menos astronautas
term-argo-dead-rivals = los demás pierden más astronautas
term-argo-machine-own = te guardas una Máquina del Tiempo para después
term-argo-machine-rivals = los demás ya han usado una Máquina del Tiempo
term-argo-points-neutral = los aliens suman menos puntos
term-argo-dead-neutral = los aliens se cobran menos víctimas
term-argo-track-neutral = la pista alien se llena más despacio
term-argo-aliens-neutral = hay menos aliens en la estación
term-argo-bitten-neutral = hay menos astronautas en la loseta de un alien
term-argo-threatened-neutral = hay menos astronautas junto a un alien
term-alien-frontiers-points-own = tienes más puntos
term-alien-frontiers-points-rivals = los demás tienen menos puntos
term-alien-frontiers-landed-own = tienes más colonias en el planeta
term-alien-frontiers-landed-rivals = los demás tienen menos colonias en el planeta
term-alien-frontiers-hub-own = tu colonia va más avanzada en el Centro de colonos
term-alien-frontiers-hub-rivals = los demás van más atrasados en el Centro de colonos
term-alien-frontiers-fuel-own = tienes más combustible
term-alien-frontiers-fuel-rivals = los demás tienen menos combustible
term-alien-frontiers-ore-own = tienes más mineral
term-alien-frontiers-ore-rivals = los demás tienen menos mineral
term-alien-frontiers-fleet-own = tus naves te darán más en turnos futuros
term-alien-frontiers-fleet-rivals = las naves de los demás darán menos en turnos futuros
term-alien-frontiers-ships-own = tienes más naves
term-alien-frontiers-ships-rivals = los demás tienen menos naves
term-alien-frontiers-bonus-own = tienes las ventajas de más territorios
term-alien-frontiers-bonus-rivals = los demás tienen las ventajas de menos territorios
term-alien-frontiers-cards-own = tus cartas alienígenas valen más
term-alien-frontiers-cards-rivals = las cartas alienígenas de los demás valen menos
term-alien-frontiers-attack-cards-own = tienes más cartas para atacar
term-alien-frontiers-attack-cards-rivals = los demás tienen menos cartas para atacar
term-alien-frontiers-plan-own = aún puedes hacer más con tus naves en mano
term-alien-frontiers-plan-rivals = los demás pueden hacer menos con sus naves en mano
term-aqua-sphere-points-own = tienes más puntos de conocimiento
term-aqua-sphere-points-rivals = los demás tienen menos puntos de conocimiento
term-aqua-sphere-time-own = tienes más fichas de tiempo
term-aqua-sphere-time-rivals = los demás tienen menos fichas de tiempo
term-aqua-sphere-crystals-own = tienes más cristales para las líneas rojas
term-aqua-sphere-crystals-rivals = los demás tienen menos cristales para las líneas rojas
term-aqua-sphere-submarines-own = has colocado más submarinos
term-aqua-sphere-submarines-rivals = los demás han colocado menos submarinos
term-aqua-sphere-bots-own = tienes más robots que puntúan
term-aqua-sphere-bots-rivals = los demás tienen menos robots que puntúan
term-aqua-sphere-room-own = tus submarinos hacen sitio a más robots
term-aqua-sphere-room-rivals = los submarinos de los demás hacen sitio a menos robots
term-aqua-sphere-fields-own = tienes más casillas de control
term-aqua-sphere-fields-rivals = los demás tienen menos casillas de control
term-aqua-sphere-majority-own = tus casillas de control dan más puntos
term-aqua-sphere-majority-rivals = las casillas de control de los demás dan menos puntos
term-aqua-sphere-octopods-own = los pulpos te cuestan menos puntos
term-aqua-sphere-octopods-rivals = a los demás los pulpos les cuestan más puntos
term-aqua-sphere-crystal-scoring-own = tus cristales dan más puntos
term-aqua-sphere-crystal-scoring-rivals = los cristales de los demás dan menos puntos
term-aqua-sphere-letters-own = tu laboratorio tiene más letras distintas
term-aqua-sphere-letters-rivals = los laboratorios de los demás tienen menos letras distintas
term-aqua-sphere-lab-own = tu laboratorio es más grande
term-aqua-sphere-lab-rivals = los laboratorios de los demás son más pequeños
term-aqua-sphere-cards-own = tus cartas de investigación te dan más
term-aqua-sphere-cards-rivals = las cartas de investigación de los demás les dan menos
term-aqua-sphere-programs-own = tus robots programados tienen mejores destinos
term-aqua-sphere-programs-rivals = los robots programados de los demás tienen peores destinos
term-aqua-sphere-action-own = la acción de tu robot te da más
term-aqua-sphere-action-rivals = los demás sacan menos de las acciones de sus robots
term-aqua-sphere-moves-own = a tu ingeniero le quedan más movimientos
term-aqua-sphere-moves-rivals = a los ingenieros de los demás les quedan menos movimientos
term-aqua-sphere-order-own = en la próxima ronda juegas antes
term-aqua-sphere-order-rivals = en la próxima ronda los demás juegan más tarde
