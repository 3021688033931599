### Italiano. Il codice sotto src/ usa ogni identificatore; gli argomenti stanno tra graffe.

## Errori

setup-unknown-game = Non c’è nessun gioco chiamato «{ $game }».
setup-players = Questo gioco è per { $expected } giocatori, non per { $got }.
setup-unknown-option = Non esiste l’opzione «{ $key }». Le opzioni sono { $expected }.
setup-option-value = L’opzione { $key } non può essere «{ $got }». Usa { $expected }.
setup-box-file = { $file }, riga { $line }: { $field } dovrebbe essere { $expected }.

illegal-game-over = La partita è finita.
illegal-not-asked = Adesso non tocca a te decidere.
illegal-not-listed = Adesso non è possibile.
illegal-wrong-game = Appartiene a un altro gioco.

## Giochi e giocatori

name-of-alien-frontiers = Alien Frontiers
name-of-alien-frontiers-more = Tira le tue navi, attraccale dove possono e colonizza un pianeta che prima era di qualcun altro.
name-of-aqua-sphere = AquaSphere
name-of-aqua-sphere-more = Programma bot nel Quartier Generale e mandali in una stazione sotto il mare, dove il tempo è poco.
name-of-argo = Argo
name-of-argo-more = Spingi gli altri, costruisci la stazione e fuggi nelle capsule prima che vincano gli alieni.
seat-number = Giocatore { $n }
turn-of = Turno { $turn }, { $name }

## Argo: nomi

figure = { $you ->
    [yes] il tuo { $role }
   *[no] { $role ->
        [Esploratore] l’Esploratore
       *[other] il { $role }
    } di { $name }
}
role-chief = Capo
role-explorer = Esploratore
role-pilot = Pilota
role-grunt = Soldato
role-robot = Robot

tile-the = { $tile }
tile-with-id = { $kind } { $id }
tile-pod = la capsula { $seats }
way-to = verso { $tile }
cell-beside = { $direction }, dopo { $tile }
cell-at = in { $x }, { $y }
tile-located = { $tile } ({ $place })
tile-seen = { $direction } della Sala del Risveglio
tile-towards = { $kind } { $direction }
tile-unknown = una tessera
direction-north = a nord
direction-east = a est
direction-south = a sud
direction-west = a ovest

kind-waking-room = la Sala del Risveglio
kind-corridor = il corridoio
kind-teleporter = il teletrasporto
kind-lab = il laboratorio
kind-control-room = la sala di controllo
kind-time-machine = la Macchina del Tempo
kind-jump-room = la sala di salto
kind-laser = il laser
kind-infirmary = l’infermeria
kind-warehouse = il magazzino
kind-security-center = il centro di sicurezza
kind-core-room = la sala del nucleo
kind-safe-room = la sala sicura
kind-pod = la capsula

rule-chief = Conta doppio: per il posto in capsula, per chi lo fa morire e nel magazzino.
rule-explorer = Fa un passo e poi può farne un altro. Anche il secondo passo può spingere.
rule-pilot = Se è solo in una capsula, può partire subito, spostarla a un’altra porta o aspettare.
rule-grunt = Uccide un alieno entrando. Due Soldati insieme uccidono anche quello che arriva da loro.
rule-robot = Gli alieni lo ignorano e può dividere il posto con uno di loro. Alcune sale non lo ammettono.
rule-alien = Ogni turno si muove un alieno, poi ogni alieno uccide un astronauta dove si trova. Prima muoiono Capo, Esploratore e Pilota.

field-kind = che cos’è
field-doors = le porte
field-capacity = quanti ne contiene
field-alien = se arriva con un alieno
field-set = in quali partite si usa
field-robot-forbidden = se i Robot possono usarla
field-activation-slots = quanti giocatori possono usarla
field-seats = i posti
field-min-players = in quali partite si usa
field-printed = alcuni dei suoi numeri
field-footprint = la sua dimensione

rule-waking-room = Tutti partono da qui. C’è posto per tutti e non entra nessun alieno.
rule-corridor = Contiene un astronauta. Chi entra quando è pieno spinge via qualcuno.
rule-teleporter = Chi entra prosegue subito verso un altro teletrasporto o la Sala del Risveglio. Gli alieni lo attraversano e basta.
rule-lab = Scambia un alieno con un astronauta che sta altrove. Dove arriva, l’alieno uccide. I Robot non possono usarlo.
rule-control-room = Sposta o gira una tessera con tutto ciò che contiene. La stazione deve restare unita.
rule-time-machine = Si usa nel turno di un altro: annulla ciò che è stato annunciato e ti dà un movimento o un’attivazione.
rule-jump-room = La pedina fa fino a due movimenti, l’Esploratore fino a quattro passi. Può ancora muoversi in questo turno.
rule-laser = Uccide un alieno su una tessera che tocca un tuo astronauta, anche oltre i muri. I Robot non possono sparare.
rule-infirmary = Riporta un astronauta morto dal tracciato alieno alla Sala del Risveglio.
rule-warehouse = Dà 2 punti, 4 se lo usa il Capo.
rule-security-center = Lancia una capsula con qualcuno a bordo.
rule-core-room = Chi sta qui dall’inizio alla fine del turno del suo giocatore muore per le radiazioni, anche i Robot.
rule-safe-room = Nessun alieno può entrare.
rule-pod = Parte quando è piena e segna i punti dei suoi posti. I Capi contano doppio. Nessuno scende più.

phase-alien = Alieno
phase-build = Costruzione
phase-action1 = Azione 1
phase-action2 = Azione 2
phase-end = Fine turno

skip-no-alien = nessun alieno può muoversi o uccidere
skip-nothing-to-build = non resta niente che si possa collocare
skip-no-action = nessuna azione è possibile

points-pods = le capsule
points-kills = gli astronauti uccisi
points-aliens = gli alieni uccisi
points-warehouse = il magazzino

ending-pods = Tutte le capsule sono partite.
ending-track = Il tracciato alieno è pieno.
ending-last-tile = È stata collocata l’ultima tessera.
ending-stranded = Un giocatore non ha più nessuno che possa muoversi.

## Argo: opzioni

option-preset = Regolamento
option-preset-more = Un regolamento o un’edizione. Quando lo scegli, le opzioni qui sotto prendono i suoi valori.
option-difficulty = Alieni
option-difficulty-more = Quante caselle del tracciato alieno sono coperte. Più sono, prima vincono gli alieni.
option-first-turn = Primo turno
option-first-turn-more = Cosa può fare ogni giocatore con l’unica azione del primo turno.
option-last-tile-extra = Turno dopo l’ultima tessera
option-last-tile-extra-more = Chi gioca ancora un turno dopo la costruzione dell’ultima tessera.
option-last-tile-counts = Ultima tessera
option-last-tile-counts-more = Quali tessere devono finire prima che cominci l’ultimo round.
option-stranded = Nessuno più da muovere
option-stranded-more = Gli astronauti di quel giocatore sono tutti morti, in una capsula o in salvo.
option-stretch-rooms = Sale aggiuntive
option-stretch-rooms-more = Il centro di sicurezza, la sala del nucleo e la sala sicura sono nella pila.
option-time-machine = Macchine del Tempo
option-time-machine-more = Chi sta in una di esse può agire nel turno di un altro.
option-control-rotate-in-place = Sala di controllo: girare e basta
option-control-rotate-in-place-more = Se si può girare una tessera senza spostarla.
option-start-player = Primo giocatore
option-start-player-more = Chi gioca il primo turno.
option-meaner-teleporter = Teletrasporto cattivo
option-meaner-teleporter-more = I teletrasporti non riportano mai alla Sala del Risveglio. Chi entra nell’unico che c’è si perde nello spazio.
option-launch-on-alien-adjacency = Un alieno lancia una capsula
option-launch-on-alien-adjacency-more = Quando un alieno vicino a una capsula con qualcuno a bordo la fa partire.
option-laser-points = Punti per un colpo di laser
option-laser-points-more = Quanto vale colpire un alieno.
option-allow-voluntary-pass = Rinuncia alle azioni
option-allow-voluntary-pass-more = Un giocatore può rinunciare a un’azione che potrebbe fare.
option-auto-end-turn = I turni finiscono da soli
option-auto-end-turn-more = Un turno finisce dopo l’ultima azione, senza pulsante. Allora non si può più annullare.
option-security-center-slots = Usi del centro di sicurezza
option-security-center-slots-more = Quanti giocatori diversi possono lanciare da lì una capsula in una partita.

value-yes = sì
value-no = no
value-preset-en = edizione inglese
value-preset-fr = edizione francese
value-preset-nl = edizione olandese
value-preset-de = edizione tedesca
value-preset-it = edizione italiana
value-preset-es = edizione spagnola
value-preset-yucata = edizione online
value-difficulty-easy = facili
value-difficulty-medium = medi
value-difficulty-hard = difficili
value-first-turn-move-only = un movimento
value-first-turn-any-action = un’azione qualsiasi
value-last-tile-extra-all = tutti
value-last-tile-extra-others = tutti tranne chi l’ha costruita
value-last-tile-counts-any = moduli e capsule
value-last-tile-counts-modules = solo i moduli
value-stranded-immediate = la partita finisce subito
value-stranded-others-once-more = gli altri giocano ancora un turno
value-start-player-random = a sorte
value-start-player-P0 = primo posto
value-start-player-P1 = secondo posto
value-start-player-P2 = terzo posto
value-start-player-P3 = quarto posto
value-launch-on-alien-adjacency-enter = quando arriva
value-launch-on-alien-adjacency-any = ogni volta che è accanto
value-laser-points-1 = 1 punto
value-laser-points-0 = nessuno
value-security-center-slots-2 = due giocatori
value-security-center-slots-1 = un giocatore
value-security-center-slots-unlimited = tutti i giocatori

## Argo: che cosa si chiede

subject-alien = { $you ->
    [yes] La tua fase aliena.
   *[no] { $name }: fase aliena.
}
subject-build = { $you ->
    [yes] La tua costruzione.
   *[no] { $name } costruisce.
}
subject-move = { $you ->
    [yes] Il tuo movimento.
   *[no] { $name } muove.
}
subject-action-1 = { $you ->
    [yes] La tua prima azione.
   *[no] { $name }: prima azione.
}
subject-action-2 = { $you ->
    [yes] La tua seconda azione.
   *[no] { $name }: seconda azione.
}
subject-turn = { $you ->
    [yes] Il tuo turno.
   *[no] Turno di { $name }.
}
subject-interrupt = { $you ->
    [yes] Il tuo intervento.
   *[no] { $name } interviene.
}
subject-react = { $you ->
    [yes] Puoi intervenire.
   *[no] In attesa di { $name }.
}
prompt-choose = { $you ->
    [yes] Scegli { $what }.
   *[no] { $name } sceglie { $what }.
}
prompt-do = { $you ->
    [yes] Conferma per { $what }, oppure annulla.
   *[no] { $name } sta per { $what }.
}
prompt-react = { $you ->
    [yes] Scegli { $what }.
   *[no] Macchina del Tempo.
}
wanted-alien-move = quale alieno si muove e dove
wanted-alien-push = dove va l’alieno che era dentro { $at }
wanted-victim = la vittima dell’alieno dentro { $at }
wanted-build = una tessera e il suo posto
wanted-staged = Con Conferma metti qui { $tile }.{ $turns ->
    [yes] {" "}Con { $key } si gira.
   *[no] {""}
}
wanted-move = Scegli chi si muove e dove.
wanted-way = Scegli dove va { $figure }.
wanted-action = un movimento o un’attivazione
wanted-action-2 = un altro movimento o un’altra attivazione
wanted-interrupt-action = un movimento o un’attivazione
wanted-step = { $must ->
    [yes] dove va { $figure }
   *[no] se { $figure } prosegue e dove
}
wanted-push-one = dove viene spinto { $figure }
wanted-push = chi deve lasciare { $at } per la spinta, e dove va
wanted-teleport = dove riappare { $figure }
wanted-pilot = che cosa fa { $figure } con { $pod }
wanted-laser = a quale alieno sparare
wanted-revive = chi ritorna dal tracciato alieno
wanted-swap-alien = quale alieno si scambia
wanted-swap-astronaut = con chi si scambia l’alieno dentro { $at }
wanted-relocation = quale tessera si sposta
wanted-place = dove va { $tile }
wanted-launch = quale capsula si lancia
wanted-react = se usare la Macchina del Tempo o lasciar fare
wanted-confirm = renderlo definitivo
wanted-confirm-interrupt = concludere l’intervento
wanted-confirm-turn = concludere il turno
last-round = Ultimo round. { $wanted }

## Argo: che cosa si può fare

command-move-alien = alieno: { $from } → { $to }
command-push-alien = l’altro alieno verso { $to }
command-kill-victim = { $figure } muore
command-build = { $tile } { $cell }, porte { $doors }
command-move = { $role } verso { $to }
command-push = { $figure } viene spinto verso { $to }
command-teleport = riapparire dentro { $to }
command-pilot-stay = restare nella capsula
command-pilot-depart = partire con la capsula
command-pilot-relocate = spostare la capsula { $cell }, porte { $doors }
command-stop = fermarsi qui
command-doors = porte { $doors }
command-activate = attivare { $tile } con { $role ->
    [Esploratore] l’Esploratore
   *[other] il { $role }
}
command-laser = sparare all’alieno dentro { $tile }
command-revive = far tornare { $figure }
command-swap-alien = scambiare l’alieno dentro { $tile }
command-swap-astronaut = scambiarlo con { $figure }
command-relocate = spostare { $tile }
command-place = collocare { $cell }, porte { $doors }
command-launch = lanciare { $tile }
command-interrupt = usare { $tile } con { $role ->
    [Esploratore] l’Esploratore
   *[other] il { $role }
}
command-let-it-happen = lasciar fare
command-pass = rinunciare a questa azione
command-commit = confermare
command-end-interrupt = concludere l’intervento
command-end-turn = concludere il turno

## Argo: che cosa è successo

event-skipped = { $phase }: fase saltata, { $why }
event-alien-moved = un alieno va { $to }
event-alien-pushed = un alieno viene spinto { $to }
event-moved = { $role } va { $to }
event-pushed = { $figure } viene spinto { $to }
event-teleported = { $figure } riappare dentro { $to }
event-killed = { $figure } muore { $cause }
event-alien-meets-grunt = l’alieno dentro { $tile } muore: è entrato un Soldato
event-alien-killed = l’alieno dentro { $tile } muore { $cause }
event-alien-scored = gli alieni passano da { $from } a { $to }
event-boarded = { $figure } sale a bordo: { $to }
event-launched = { $pod } parte con { $who }
event-relocated = si sposta { $tile }
event-placed = costruisce { $tile }
event-revealed = compare { $tile }
event-spawned = un alieno arriva con { $tile }
event-scored = { $points ->
    [one] un punto
   *[other] { $points } punti
} per { $source }
event-activated = attiva { $tile } con { $role ->
    [Esploratore] l’Esploratore
   *[other] il { $role }
}
event-revived = { $figure } torna nella Sala del Risveglio
event-swapped = { $figure } e l’alieno dentro { $to } si scambiano di posto
event-announced = lo annuncia
event-passed = lascia fare
event-action-passed = rinuncia a un’azione
event-claimed = vuole usare { $tile } con { $role ->
    [Esploratore] l’Esploratore
   *[other] il { $role }
}
event-interrupted = usa { $tile } con { $role ->
    [Esploratore] l’Esploratore
   *[other] il { $role }
}: ciò che era annunciato è annullato
event-committed = conferma
event-interrupt-ended = conclude l’intervento
event-countdown = comincia l’ultimo round
event-turn-ended = conclude il turno
event-game-over = la partita è finita
event-game-over-by = la partita è finita. { $ending }

cause-alien-phase = per mano di un alieno
cause-entered = incontrando un alieno
cause-two-grunts = incontrando due Soldati
cause-laser = colpito dal laser
cause-lab = nello scambio del laboratorio
cause-radiation = per le radiazioni
cause-teleporter = disperso nello spazio

## Argo: perché no

reason-game-over = La partita è finita
reason-not-your-turn = Adesso decide qualcun altro
reason-other-question = Non risponde a ciò che si chiede adesso
reason-not-yours = Questa pedina non è tua
reason-not-mobile = Questa pedina non può più muoversi
reason-already-moved = Questa pedina si è già mossa in questo turno
reason-not-connected = Nessuna porta aperta conduce lì
reason-chain-stuck = È pieno e lì non si può spingere via nessuno
reason-pushed-back = Nessuno viene spinto indietro da dove arriva la spinta
reason-not-pushable = Questa pedina non si può spingere qui
reason-aliens-barred = Gli alieni non possono andare lì
reason-no-alien = Qui non c’è nessun alieno
reason-not-a-victim = Questa pedina non può essere la vittima
reason-cell-taken = Questo posto è occupato
reason-no-door = Nessuna porta conduce qui
reason-pod-too-near = Tra una capsula e la Sala del Risveglio servono tre tessere
reason-nothing-there = Lì non c’è niente
reason-first-turn = Il primo turno ha una sola azione: un movimento
reason-not-activatable = Questa tessera non si può attivare
reason-not-present = Qui non c’è nessun tuo astronauta
reason-no-slot = Qui non resta nessun posto di attivazione
reason-robot-forbidden = Un Robot non può usare questa sala
reason-no-effect = Adesso non ha nessun bersaglio
reason-out-of-reach = Il laser non ci arriva
reason-swap-impossible = Non c’è nessuno con cui scambiarlo, o non c’è posto accanto
reason-station-breaks = La stazione si spezzerebbe
reason-no-change = Resterebbe com’è adesso
reason-alien-beside = Una capsula non può attraccare accanto a un alieno
reason-immovable = Questa tessera resta dov’è
reason-empty-pod = Non c’è nessuno a bordo
reason-compulsory = Bisogna fare un’azione
reason-step-compulsory = Bisogna fare un passo
reason-commit-first = Prima conferma ciò che hai fatto
reason-own-token = Il tuo segnalino di attivazione è già qui
reason-only-as-interrupt = Una Macchina del Tempo si usa nei turni degli altri
reason-not-dead = Questa pedina non è sul tracciato alieno
reason-not-swappable = Questa pedina non si può scambiare
reason-doors-do-not-meet = Le porte non combaciano: gira la tessera
reason-only-pod = Qui conduce solo la porta di una capsula
reason-same-as-listed = È uguale a un’altra scelta
reason-pod-stranded = Una capsula perderebbe il suo modulo
reason-turning-barred = Una tessera non può girare sul posto
reason-no-destination = Il teletrasporto non conduce lì
reason-not-alone = Il Pilota parte soltanto da solo
reason-no-action-left = In questo turno non restano azioni

## Argo: le regole

argo-book-aim = La stazione è piena di alieni. Porta i tuoi cinque astronauti nelle capsule: i loro posti sono punti. Segni punti anche per gli alieni che muoiono e per gli astronauti altrui che muoiono per causa tua. Ma i morti contano per gli alieni, e se questi hanno più punti del miglior giocatore, hanno perso tutti.
argo-book-turn = Le fasi vengono in quest’ordine. Ciò che si può fare va fatto; ciò che non si può si salta.
argo-book-alien = Alieno: muovi un alieno di un passo, poi ogni alieno uccide un astronauta dove si trova.
argo-book-build = Costruzione: aggiungi una tessera, una delle tre dell’offerta o la prossima capsula. Alcune portano un alieno.
argo-book-actions = Due azioni: ognuna è un movimento o un’attivazione. Due movimenti vogliono due astronauti diversi, due attivazioni due sale diverse. Il tuo primissimo turno ha una sola azione, un movimento.
argo-book-pushing = Muoversi e spingere
argo-book-move = Un movimento è un passo attraverso due porte che si incontrano. Se non c’è più posto, chi entra spinge qualcuno su una tessera collegata, ma non da dove lui stesso viene. Chi è spinto può spingere a sua volta. Decidi tutto tu e prendi tutti i punti, e puoi cominciare solo se l’intera catena può finire.
argo-book-chain = Nessuno si muove due volte in una catena. Nella Sala del Risveglio c’è posto per tutti, e si può spingere in capsule, in teletrasporti e verso gli alieni. Chi muore davanti a un alieno non ha bisogno di posto: lì finisce la catena.
argo-book-activation = Sale e segnalini
argo-book-activate = Un astronauta in una sala può usarla: ci metti il tuo segnalino e l’effetto avviene. Puoi usare ogni tessera di sala una sola volta nella partita, e ha posto solo per pochi giocatori.
argo-book-effect = Una sala si usa solo se il suo effetto può avvenire. Quale astronauta la usa conta nel magazzino, nella sala di salto e dove i Robot non sono ammessi. Una Macchina del Tempo si usa nel turno degli altri.
argo-book-doors = Almeno una porta deve incontrare quella di un altro modulo; una capsula da sola non basta. Le altre porte possono dare su un muro. La tessera si può girare prima che confermi. Il vuoto nell’offerta si riempie prima delle tue azioni.
argo-book-turn-end = Finisci il turno quando non c’è più niente da fare; fino ad allora puoi tornare indietro su ciò che non è ancora definitivo. I tuoi astronauti che erano in una sala del nucleo all’inizio del turno e ci sono alla fine muoiono.
argo-book-figures = Astronauti e alieni
argo-book-aliens = Alieni
argo-book-kill = Un alieno uccide il Capo, l’Esploratore o il Pilota, a tua scelta, altrimenti un Soldato da solo. Due Soldati insieme uccidono invece l’alieno, e i Robot sono al sicuro. Chi arriva su un alieno, camminando, spinto o teletrasportato, muore subito; solo un Soldato lo uccide, e un Robot divide il posto con lui.
argo-book-points = Un alieno che muore vale un punto per chi agisce, un astronauta altrui anche; un Capo ne vale due. I propri morti non valgono niente.
argo-book-track = I morti stanno in fila sul tracciato alieno, e gli alieni hanno i punti della prima casella libera. L’infermeria ne riporta uno. Se il tracciato è pieno, gli alieni hanno vinto.
argo-book-pods-title = Capsule
argo-book-pods = Tra una capsula e la Sala del Risveglio devono esserci almeno tre tessere. Le capsule arrivano in un ordine fisso e i loro posti valgono sempre di più. Chi sale prende il posto libero più basso e non scende più.
argo-book-launch = Una capsula piena parte subito. Così anche una con qualcuno a bordo quando un alieno entra in una tessera collegata a essa. Un Pilota che sale su una capsula vuota può partire, spostarla o aspettare. Alla partenza ogni posto segna per il giocatore di chi lo occupa, il doppio con un Capo.
argo-book-time-title = Interrompere
argo-book-time = La prima azione del turno di un altro, alieno e costruzione compresi, e la seconda delle sue due azioni si annunciano prima di essere definitive. Con un astronauta in una Macchina del Tempo puoi annullarla e fare tu un movimento o un’attivazione. Poi l’altro sceglie di nuovo.
argo-book-end = La partita finisce subito quando tutte le capsule sono partite, quando il tracciato alieno è pieno o quando comincia il turno di chi non ha più nessuno da muovere: tutti sono morti, in salvo o in una capsula. Dopo l’ultima tessera ognuno ha ancora un turno.
argo-book-result = Chi è in una capsula che non è partita non conta. Se gli alieni hanno più punti del miglior giocatore, vincono loro. Altrimenti vince chi ha più punti; in parità, chi ha attivato più sale, poi chi ha salvato più astronauti.
argo-book-unsure = Non si conosce un elenco di tutte le tessere. Il loro numero, le porte e i posti, la maggior parte dei posti delle capsule e parti dei tracciati alieni sono ricostruiti. La pagina di ogni tessera dice che cosa nessuna fonte conferma.
argo-book-tiles = Tessere
argo-book-count = { $n ->
    [one] Nella scatola ce n’è una.
   *[other] Nella scatola ce ne sono { $n }.
}
argo-book-with-alien = { $n ->
    [one] Con una di esse arriva un alieno.
   *[other] Con { $n } di esse arriva un alieno.
}

## Alien Frontiers: nomi

af-facility-SC = Convertitore solare
af-facility-LM = Miniera lunare
af-facility-OM = Mercato orbitale
af-facility-SY = Cantiere navale
af-facility-CC = Costruttore di colonie
af-facility-TS = Stazione terraforming
af-facility-HUB = Centro coloni
af-facility-ART = Artefatto alieno
af-facility-RO = Avamposto predoni
af-maintenance-bay = Baia di manutenzione

af-territory-asimov = Cratere Asimov
af-territory-bradbury = Altopiano Bradbury
af-territory-burroughs = Deserto Burroughs
af-territory-heinlein = Pianure Heinlein
af-territory-herbert = Valle Herbert
af-territory-lem = Calanchi Lem
af-territory-pohl = Colline Pohl
af-territory-vanvogt = Monti Van Vogt
af-land-asimov = Asimov
af-land-bradbury = Bradbury
af-land-burroughs = Burroughs
af-land-heinlein = Heinlein
af-land-herbert = Herbert
af-land-lem = Lem
af-land-pohl = Pohl
af-land-vanvogt = Van Vogt

af-card-city = Città aliena
af-card-monument = Monumento alieno
af-card-booster = Capsula propulsiva
af-card-crystal = Cristallo dati
af-card-gravity = Modulatore gravitico
af-card-decoy = Esca olografica
af-card-teleporter = Trasporto orbitale
af-card-plasma = Cannone plasma
af-card-polarity = Invertitore polare
af-card-cache = Deposito risorse
af-card-stasis = Raggio stasi
af-card-warper = Distorsore temporale

af-field-isolation = Campo di isolamento
af-field-positron = Campo positronico
af-field-repulsor = Campo repulsore

af-fuel = { $n } carburante
af-ore = { $n ->
    [one] { $n } minerale
   *[other] { $n } minerali
}
af-nothing = niente
af-die = { $teleported ->
    [yes] { $relic ->
        [yes] Reliquia { $value } richiamata
       *[no] { $value } richiamata
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
        [yes] una delle tue navi
       *[no] una nave di { $name }
    }
   *[other] { $you ->
        [yes] { $n } delle tue navi
       *[no] { $n } navi di { $name }
    }
}
af-ship-of = { $you ->
    [yes] la tua nave { $value }
   *[no] la nave { $value } di { $name }
}
af-in-group = { $ship } nel gruppo { $group }
af-colony-of = { $you ->
    [yes] la tua colonia
   *[no] la colonia di { $name }
}

## Alien Frontiers: che cosa fa ogni cosa

af-rule-SC = Accoglie una nave di qualsiasi valore. Dà la metà in carburante, arrotondata per eccesso.
af-rule-LM = Accoglie una nave non inferiore a nessuna di quelle presenti. Dà 1 minerale.
af-rule-OM = Accoglie una coppia. Finché è intera, il suo valore in carburante compra 1 minerale, quante volte vuoi in questo turno.
af-rule-SY = Accoglie una coppia e costruisce una nave, che aspetta il tuo prossimo turno nella Baia di manutenzione. La quarta costa { $fourth }; la quinta { $fifth }; la sesta { $sixth }.
af-rule-CC = Richiede un tris e { $price }. Colloca una colonia.
af-rule-TS = Richiede un 6 e { $price }. Colloca una colonia; la nave torna nella tua riserva all’inizio del tuo prossimo turno.
af-rule-HUB = Accoglie una nave di qualsiasi valore, fino a { $ports } sul tuo tracciato. Ognuna fa avanzare una colonia di un cerchio; dal cerchio { $circles } si lancia per { $launch }.
af-rule-ART = Accoglie una nave di qualsiasi valore. Ti fa rinnovare l’offerta una volta, e le navi che sommano { $credit } in un turno prendono una carta.
af-rule-RO = Accoglie una scala di tre navi. Razzia { $loot } unità di carburante e minerale, o una carta. Le navi già lì cedono il posto a una somma più alta.
af-rule-maintenance-bay = Le navi non attraccate, scacciate o nuove aspettano qui il prossimo turno del proprietario.

af-bonus-asimov = Una volta per turno la tua colonia avanza di { $advance ->
    [one] un cerchio
   *[other] { $advance } cerchi
} in più, quando hai attraccato { $ships } navi al Centro coloni.
af-bonus-bradbury = Il Costruttore di colonie ti costa { $ore ->
    [one] { $ore } minerale
   *[other] { $ore } minerali
} in meno.
af-bonus-burroughs = Finché la nave Reliquia è a casa, puoi comprarla per { $relic }: un dado in più finché controlli il deserto.
af-bonus-heinlein = La tua coppia al Mercato orbitale vende 1 minerale per { $rate } carburante, qualunque valore mostri.
af-bonus-herbert = Il Cantiere navale ti costa { $less } in meno.
af-bonus-lem = Ogni nave che attracchi al Convertitore solare dà { $fuel } carburante in più.
af-bonus-pohl = Ogni uso di una carta ti costa { $fuel } carburante in meno.
af-bonus-vanvogt = La tua prima nave del turno alla Miniera lunare può avere qualsiasi valore.

af-power-city = Vale { $points ->
    [one] un punto
   *[other] { $points } punti
} finché ce l’hai.
af-power-monument = { af-power-city }
af-power-booster = { $price }: una delle tue navi in mano sale di uno.
af-power-crystal = { $price } per ogni colonia presente: il bonus di un territorio è tuo fino alla fine del turno.
af-power-gravity = { $price }: una delle tue navi in mano scende di uno e un’altra sale di uno.
af-power-decoy = Nessuno razzia il tuo carburante e i tuoi minerali, e delle tue carte soltanto questa.
af-power-teleporter = { $price }: una delle tue navi attraccate torna in mano così com’è, per attraccare altrove.
af-power-plasma = { $price } per nave: manda navi altrui di una struttura alla Baia di manutenzione.
af-power-polarity = { $price }: capovolge una delle tue navi in mano, 1 e 6, 2 e 5, 3 e 4.
af-power-cache = Frutta quando tiri: 1 minerale se ci sono più dispari, 1 carburante se ci sono più pari. Se sono uguali, frutta entrambi e si esaurisce.
af-power-stasis = { $price }: una delle tue navi in mano scende di uno.
af-power-warper = { $price }: tira di nuovo quante navi vuoi tra quelle in mano.

af-discard-booster = Scartata: toglie un campo qualsiasi dal pianeta.
af-discard-crystal = Scartata: mette il Campo positronico su un altro territorio.
af-discard-gravity = Scartata: mette il Campo repulsore su un altro territorio.
af-discard-teleporter = Scartata: sposta una colonia qualsiasi su un altro territorio.
af-discard-plasma = Scartata: manda in riserva una nave attraccata di un altro giocatore. Gliene devono restare almeno altre { $fleet } fuori dalla Stazione terraforming.
af-discard-polarity = Scartata: due colonie di giocatori diversi su due territori si scambiano di posto.
af-discard-stasis = Scartata: mette il Campo di isolamento su un altro territorio.
af-discard-warper = Scartata: riprende dagli scarti una carta che non hai.

af-rule-isolation = Nessuno ha il bonus del territorio in cui si trova.
af-rule-positron = Chi controlla il territorio in cui si trova ha un punto in più.
af-rule-repulsor = Nessuna colonia arriva nel territorio in cui si trova e nessuna lo lascia.
af-rule-relic-ship = Una nave senza colore per chi controlla il Deserto Burroughs e la compra. Torna a casa quando il controllo finisce.
af-rule-control = Chi ha in un territorio più colonie di ogni altro giocatore lo controlla: un punto e il suo bonus.

## Alien Frontiers: che cosa si chiede

af-subject-raid = { $you ->
    [yes] La tua razzia.
   *[no] { $name } fa razzia.
}
af-subject-colony = { $you ->
    [yes] La tua colonia.
   *[no] { $name }: colonia.
}
af-subject-card = { $you ->
    [yes] La tua carta: { $card }.
   *[no] { $name }: { $card }.
}
af-ask-roll = { $you ->
    [yes] Tira le tue navi.
   *[no] { $name } tira.
}
af-ask-dock = { $you ->
    [yes] In mano: { $dice }. Scegli che cosa fare.
   *[no] { $name } ha in mano { $dice }.
}
af-ask-main = { $you ->
    [yes] Nessuna nave in mano. Scegli che cosa fare o concludi il turno.
   *[no] { $name } non ha navi in mano.
}
af-wanted-territory = dove va la colonia
af-wanted-raid = che cosa razziare
af-wanted-loot = { $left ->
    [one] l’ultima unità da prendere
   *[other] che cosa prendere, ancora { $left } unità
}
af-wanted-die-up = quale nave sale di uno
af-wanted-die-down = quale nave scende di uno
af-wanted-die-over = quale nave si capovolge
af-wanted-reroll = quali navi si tirano di nuovo
af-wanted-bonus = quale bonus si prende in prestito
af-wanted-docked = quale nave torna in mano
af-wanted-aim = a quale struttura sparare
af-wanted-shot = a quale nave sparare ({ $facility })
af-wanted-sunk = quale nave va in riserva
af-wanted-field = dove va il { $field }
af-wanted-removal = quale campo si toglie dal pianeta
af-wanted-moved = quale colonia si sposta
af-wanted-destination = dove va { $colony } ({ $from })
af-wanted-swap-first = quale colonia si scambia
af-wanted-swap-second = con che cosa si scambia { $colony } ({ $from })
af-wanted-recovered = quale carta ritorna
af-wanted-surplus = { $n ->
    [one] quale unità rendere, oltre il limite di { $limit }
   *[other] quali { $n } unità rendere, oltre il limite di { $limit }
}
af-wanted-commit-cycle = distribuire una nuova offerta
af-wanted-commit-claim = completare l’offerta
af-wanted-commit-end = finire la partita

## Alien Frontiers: che cosa si può fare

af-command-roll = tirare le tue navi
af-command-dock = attraccare { $dice } → { $facility } ({ $note })
af-note-gain = +{ $gain }
af-note-market = 1 minerale per { $rate }
af-note-ship = una nave per { $price }
af-note-colony = una colonia per { $price }
af-note-terraform = una colonia per { $price }, la nave va in riserva
af-note-hub = colonia al cerchio { $to } di { $circles }
af-note-credit = { $enough ->
    [yes] basta per una carta
   *[no] { $have } su { $wanted } per una carta
}
af-note-raid = razzia
af-note-raid-bump = razzia, scaccia { $ships }
af-command-trade = scambiare { $goods } con 1 minerale
af-command-cycle = rinnovare l’offerta
af-command-claim = prendere «{ $card }»
af-command-launch = lanciare la tua colonia ({ $price })
af-command-relic = comprare la nave Reliquia ({ $price })
af-command-use = usare «{ $card }» ({ $price })
af-command-use-per-colony = usare «{ $card }» ({ $price } per colonia)
af-command-use-per-ship = usare «{ $card }» ({ $price } per nave)
af-command-discard = scartare «{ $card }»: { $what }
af-what-booster = togliere un campo dal pianeta
af-what-crystal = mettere il { af-field-positron }
af-what-gravity = mettere il { af-field-repulsor }
af-what-teleporter = spostare una colonia
af-what-plasma = mandare una nave in riserva
af-what-polarity = scambiare due colonie
af-what-stasis = mettere il { af-field-isolation }
af-what-warper = riprendere una carta
af-command-end = { $left ->
    [0] concludere il turno
    [one] concludere il turno, 1 nave va alla Baia di manutenzione
   *[other] concludere il turno, { $left } navi vanno alla Baia di manutenzione
}
af-command-place = una colonia: { $territory } ({ $effect })
af-effect-take = { $you ->
    [yes] prendi il controllo
   *[no] { $name } prende il controllo
}
af-effect-keep = { $you ->
    [yes] mantieni il controllo
   *[no] { $name } mantiene il controllo
}
af-effect-break = { $you ->
    [yes] perdi il controllo
   *[no] { $name } perde il controllo
}
af-effect-nobody = nessuno ha il controllo
af-command-raid-goods = razziare carburante e minerale
af-command-raid-card = { $owned ->
    [yes] razziare a { $name } «{ $card }», da scartare: ne hai già una
   *[no] razziare a { $name } «{ $card }»
}
af-command-raid-nothing = non razziare niente
af-command-take = prendere { $goods } a { $name }
af-command-die-to = portare { $die } a { $to }
af-command-die-again = scegliere { $die }
af-command-borrow = bonus in prestito: { $territory } ({ $price }): { $bonus }
af-command-recall = richiamare { $die } ({ $facility })
af-command-aim = sparare → { $facility }
af-command-shoot = colpire { $ship } ({ $price })
af-command-cease = smettere di sparare
af-command-sink = mandare in riserva { $ship } ({ $facility })
af-command-field = { $field }: { $territory }
af-command-lift = togliere il { $field } ({ $territory })
af-command-pick = { $colony }: { $territory }
af-command-move-to = spostarla → { $territory } ({ $effect })
af-command-recover = prendere «{ $card }» dagli scarti
af-command-return = rendere { $goods }
af-command-reroll = tirare di nuovo { $dice }
af-command-deal = distribuire la nuova offerta
af-command-fill = completare l’offerta
af-command-finish = finire la partita

## Alien Frontiers: che cosa è successo

af-event-started = comincia la partita
af-event-dealt = parte con «{ $card }»
af-event-display = «{ $card }» entra nell’offerta
af-event-spent = la nave sulla Stazione terraforming torna in riserva
af-event-relic-home = la nave Reliquia torna a casa: { $why }
af-event-gathered = raccoglie { $n ->
    [one] una nave
   *[other] { $n } navi
}
af-event-rolled = tira { $dice }
af-event-cache = il Deposito risorse frutta { $gain }: dispari { $odd }, pari { $even }
af-event-cache-lost = il Deposito risorse si esaurisce
af-event-docked = attracca { $dice } → { $facility }
af-event-bumped = scaccia dall’Avamposto predoni { $ships }
af-event-gained = ottiene { $goods } { $why }
af-event-paid = paga { $goods } { $why }
af-event-traded = scambia { $fuel } con { $ore }
af-event-built = costruisce una nave
af-event-relic-bought = compra la nave Reliquia
af-event-hub = { $why ->
    [asimov] il Cratere Asimov porta la colonia del Centro coloni al cerchio { $to }
    [excess] la prossima colonia parte dal cerchio { $to } del Centro coloni
   *[ship] { $from ->
        [0] mette una colonia sul cerchio { $to } del Centro coloni
       *[other] la colonia del Centro coloni avanza al cerchio { $to }
    }
}
af-event-excess-lost = un avanzamento al Centro coloni va perso
af-event-launched = lancia una colonia
af-event-placed = colloca una colonia: { $territory }
af-event-moved = sposta { $colony }: { $from } → { $to }
af-event-swapped = { $first } ({ $from }) e { $second } ({ $to }) si scambiano di posto
af-event-control = ora controlla { $territory }
af-event-control-from = toglie { $territory } a { $name }
af-event-control-lost = non controlla più { $territory }
af-event-looted = prende { $goods } a { $name }
af-event-stolen = { $discarded ->
    [yes] prende «{ $card }» a { $name }, e la carta viene scartata
   *[no] prende «{ $card }» a { $name }
}
af-event-declined = non razzia niente
af-event-cycled = rinnova l’offerta, scarti: { $cards }
af-event-reshuffled = gli scarti, { $n ->
    [one] una carta
   *[other] { $n } carte
}, ora sono il mazzo
af-event-claimed = prende «{ $card }»
af-event-used = usa «{ $card }»
af-event-die = { $die } diventa { $to }
af-event-rerolled = tira di nuovo: { $dice }
af-event-recalled = { $relic ->
    [yes] richiama la nave Reliquia ({ $facility })
   *[no] richiama una nave ({ $facility })
}
af-event-shot = { $bay ->
    [yes] manda { $ship } alla Baia di manutenzione ({ $facility })
   *[no] manda { $ship } in riserva ({ $facility })
}
af-event-borrowed = prende in prestito un bonus: { $territory }
af-event-discarded = scarta «{ $card }»
af-event-field-placed = mette il { $field }: { $to }
af-event-field-moved = sposta il { $field }: { $from } → { $to }
af-event-field-removed = toglie il { $field } ({ $from })
af-event-recovered = prende «{ $card }» dagli scarti
af-event-parked = { $n ->
    [one] una nave va
   *[other] { $n } navi vanno
} alla Baia di manutenzione
af-event-returned = rende { $goods }
af-event-score = ora ha { $to ->
    [one] un punto
   *[other] { $to } punti
}, prima { $from }
af-event-over = la partita è finita: { $ranking }
af-rank = { $rank }. { $name }

af-cause-at = ({ $facility })
af-cause-power = per «{ $card }»
af-cause-launch = per il lancio
af-cause-relic = per la nave Reliquia
af-relic-terraformed = è servita a terraformare
af-relic-control = chi l’aveva non controlla più il Deserto Burroughs
af-relic-isolation = il Campo di isolamento è sul Deserto Burroughs
af-relic-plasma = è stata colpita

## Alien Frontiers: perché no

af-reason-game-over = { reason-game-over }
af-reason-not-your-turn = { reason-not-your-turn }
af-reason-other-question = { reason-other-question }
af-reason-commit-first = { reason-commit-first }
af-reason-open-choice = Prima finisci ciò che hai cominciato
af-reason-unsorted = Le navi vanno indicate dalla più bassa alla più alta
af-reason-not-in-hand = Non hai in mano queste navi
af-reason-wrong-count = Accoglie { $n ->
    [one] una nave
   *[other] { $n } navi
} alla volta
af-reason-no-free-port = Lì non c’è nessun attracco libero
af-reason-group-not-empty = Lì nessun gruppo di attracchi è del tutto vuoto
af-reason-not-equal = Le navi devono essere uguali
af-reason-not-a-run = Le navi devono formare una scala di tre
af-reason-not-a-six = Accoglie solo un 6
af-reason-below-mine-limit = Adesso lì non può attraccare una nave inferiore a { $n }
af-reason-run-too-low = Le navi già lì sommano { $n }: le tue devono superarle
af-reason-cannot-pay = Costa { $price }
af-reason-fleet-minimum = Al proprietario devono restare altre tre navi fuori dalla Stazione terraforming
af-reason-stock-empty = Non restano navi da costruire
af-reason-no-colony = Non c’è nessuna colonia disponibile
af-reason-hub-track-done = La tua colonia è sull’ultimo cerchio: prima lanciala
af-reason-hub-track-open = Nessuna tua colonia è sull’ultimo cerchio
af-reason-just-teleported = In questo turno la nave non può tornare da dove viene: { $facility }
af-reason-value-fixed = In questo turno una nave richiamata conserva il suo valore
af-reason-out-of-range = Una nave mostra da 1 a 6
af-reason-card-used = Questa carta è già stata usata in questo turno
af-reason-discard-used = In questo turno hai già scartato una carta per il suo effetto
af-reason-not-owned = Non hai questa carta
af-reason-already-owned = Ne hai già una uguale
af-reason-not-there = Questa carta non è lì
af-reason-no-power = Questa carta non si usa così
af-reason-credit-too-low = Navi per { $n } all’Artefatto alieno: non bastano per una carta
af-reason-no-cycle = L’offerta si rinnova una volta per ogni nave attraccata all’Artefatto alieno
af-reason-pile-empty = Non restano carte da distribuire
af-reason-no-pair = Non hai nessuna coppia intera al Mercato orbitale
af-reason-repulsor = Lì c’è il Campo repulsore
af-reason-isolated = Lì c’è il Campo di isolamento
af-reason-not-borrowable = Questo bonus non si può prendere in prestito
af-reason-bonus-owned = Questo bonus è già tuo
af-reason-not-in-control = Non controlli il Deserto Burroughs
af-reason-relic-away = La nave Reliquia non è sul Deserto Burroughs
af-reason-decoy-shields = Un’Esca olografica protegge questo giocatore
af-reason-no-effect = Non cambierebbe niente
af-reason-no-target = Non c’è niente del genere da scegliere
af-reason-out-of-order = Si scelgono in ordine; ciò che hai saltato non si può più scegliere
af-reason-must-dock = Si possono ancora attraccare navi: { $facilities }
af-reason-not-the-surplus = { $n ->
    [one] Bisogna rendere esattamente un’unità
   *[other] Bisogna rendere esattamente { $n } unità
}

## Alien Frontiers: opzioni e risultati

option-end-mode = Fine della partita
option-end-mode-more = Che cosa fa finire subito la partita. I punti sono 12 per due giocatori, 10 per tre e 9 per quattro, 8 nella partita breve.
option-long = Partita lunga
option-long-more = Tutti hanno otto colonie da collocare, come sempre in due giocatori.
option-docking = Navi che possono attraccare
option-docking-more = Che cosa deve attraccare prima della fine del turno, anche se costa qualcosa che preferiresti tenere.
option-first-player = Primo giocatore
option-first-player-more = Chi gioca il primo turno. Chi viene dopo parte con un po’ di carburante e minerale.
option-round-limit = Massimo di round
option-round-limit-more = La partita finisce dopo questo numero di turni per giocatore, se non è già finita prima.
value-end-mode-colonies = l’ultima colonia di qualcuno
value-end-mode-vp-target = i punti
value-end-mode-vp-target-short = i punti, partita breve
value-docking-strict = tutte quelle che possono
value-docking-free-only = solo dove non costa niente
value-first-player-random = a sorte
value-first-player-P0 = primo posto
value-first-player-P1 = secondo posto
value-first-player-P2 = terzo posto
value-first-player-P3 = quarto posto
value-round-limit-none = nessuno

ending-colonies = Un giocatore ha collocato la sua ultima colonia.
ending-vp-target = Un giocatore ha abbastanza punti.
ending-no-colonies = Non restano colonie da collocare.
ending-rounds = L’ultimo round è finito.
end-source-colonies = Colonie
end-source-territories = Territori
end-source-positron = Positroni
end-source-city = Città
end-source-monument = Monumento
tie-break-cards = Carte
tie-break-ore = Minerali
tie-break-fuel = Carburante

## Alien Frontiers: le regole

af-book-aim = Colonizzi un pianeta che prima era di qualcun altro. Ogni colonia è un punto, ogni territorio che controlli un altro, e anche alcune carte danno punti. La partita finisce appena qualcuno ha collocato l’ultima colonia; vince chi ha più punti.
af-book-roll = Tira: le tue navi sono dadi. Tornano tutte da dove erano attraccate, e le tiri.
af-book-dock = Attracca: porta le navi alle strutture intorno al pianeta che accolgono ciò che mostrano: un valore qualsiasi, una coppia, un tris o una scala. Paghi il prezzo e hai subito l’effetto.
af-book-free = Nel frattempo, in qualsiasi ordine: usare le carte, commerciare, prendere una carta, lanciare una colonia, comprare la nave Reliquia. Ciò che ottieni si può spendere subito.
af-book-turn-end = Fine turno: di carburante e minerale insieme tieni al massimo { $keep } unità.
af-book-ports = Attracchi occupati
af-book-must = Un attracco resta occupato fino al prossimo turno del suo giocatore: le navi intralciano così anche gli altri. Finché una tua nave può attraccare, devi attraccarne una; quale, lo decidi tu. Ciò che non trova attracco va nella Baia di manutenzione.
af-book-colonies = Colonie
af-book-colony = Tre vie portano a una colonia: un tris e minerale al Costruttore di colonie; un 6 con carburante e minerale alla Stazione terraforming, che ti costa anche la nave; o { $circles } cerchi sul tuo tracciato al Centro coloni e poi il lancio. Il territorio lo scegli tu.
af-book-control = Chi ha in un territorio più colonie di ogni altro giocatore lo controlla. È un punto, e il suo bonus è suo finché dura. In parità non lo controlla nessuno.
af-book-goods-title = Carburante e minerale
af-book-goods = Il Convertitore solare dà carburante, la Miniera lunare minerale, e con una coppia al Mercato orbitale compri minerale con carburante. Nessuno dei due si esaurisce.
af-book-ships-title = Navi
af-book-ships = Cominci con { $fleet } navi e puoi averne sei. Il Cantiere navale ne costruisce una per una coppia, carburante e minerale; ognuna costa più della precedente.
af-book-cards-title = Carte aliene
af-book-claiming = Prendere e usare le carte
af-book-cards = Le navi che attraccano all’Artefatto alieno e sommano { $credit } in un turno prendono una delle tre carte dell’offerta. Ognuna di loro ti fa anche rinnovare l’offerta una volta. Nessuno ha due carte uguali.
af-book-powers = Ogni carta si usa una volta per turno. La maggior parte costa carburante e cambia navi non ancora attraccate. Molte si possono scartare per un altro effetto: una per turno, e non una già usata in esso.
af-book-raid = Tre navi in scala all’Avamposto predoni tolgono agli altri { $loot } unità di carburante e minerale, o una carta. Le navi già lì cedono il posto a una somma più alta.
af-book-raid-more = Le unità possono venire da più giocatori; se in tutto ne hanno meno, prendi quello che c’è. Un’Esca olografica protegge le risorse e le altre carte del suo giocatore. Puoi anche non prendere niente.
af-book-end = La partita finisce subito quando il giocatore di turno ha collocato l’ultima colonia. Vince chi ha più punti, chiunque l’abbia finita; in parità chi ha più carte, poi più minerale, poi più carburante.
af-book-facilities = Strutture
af-book-planet = Il pianeta
af-book-control-title = Controllo
af-book-fields = Campi e nave Reliquia
af-book-field = Un campo arriva sul pianeta, e vi si sposta, quando si scarta una carta per questo. Ciò che dice un campo viene prima di ciò che dice una carta.
af-book-group = I suoi attracchi sono uniti: le navi attraccano insieme e solo dove tutti gli attracchi uniti sono liberi.

## AquaSphere: nomi

aq-symbol-GREEN = verde
aq-symbol-YELLOW = giallo
aq-symbol-BLACK = nero
aq-symbol-PURPLE = viola
aq-symbol-BLUE = blu
aq-symbol-RED = rosso
aq-symbol-WHITE = bianco

aq-job-GREEN = ampliare il laboratorio
aq-job-YELLOW = prendere tempo
aq-job-BLACK = prendere cristalli
aq-job-PURPLE = catturare piovre
aq-job-BLUE = collocare un sottomarino
aq-job-RED = prendere una carta ricerca
aq-job-WHITE = programmare un altro bot

aq-matter-GREEN = laboratorio
aq-matter-YELLOW = tempo
aq-matter-BLACK = cristalli
aq-matter-PURPLE = piovre
aq-matter-BLUE = sottomarino
aq-matter-RED = ricerca
aq-matter-WHITE = programma
aq-tile = { $symbol }, { $matter }

aq-sector-A = Settore A
aq-sector-B = Settore B
aq-sector-C = Settore C
aq-sector-D = Settore D
aq-sector-E = Settore E
aq-sector-F = Settore F
aq-space-A1 = A1
aq-space-A2 = A2
aq-space-B1 = B1
aq-space-B2 = B2
aq-space-B3 = B3
aq-space-C1 = C1
aq-space-C2 = C2
aq-bot-of = { $neutral ->
    [yes] un bot neutrale
   *[no] { $you ->
        [yes] il tuo bot
       *[no] il bot di { $name }
    }
}
aq-bots-of = { $neutral ->
    [yes] { $n ->
        [one] un bot neutrale
       *[other] { $n } bot neutrali
    }
   *[no] { $you ->
        [yes] { $n ->
            [one] uno dei tuoi bot
           *[other] { $n } dei tuoi bot
        }
       *[no] { $n ->
            [one] un bot di { $name }
           *[other] { $n } bot di { $name }
        }
    }
}
aq-time = { $n } tempo
aq-crystals = { $n ->
    [one] 1 cristallo
   *[other] { $n } cristalli
}
aq-octopods = { $n ->
    [one] 1 piovra
   *[other] { $n } piovre
}
aq-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
aq-nothing = niente
aq-room-cards = { $n ->
    [one] +1 carta
   *[other] +{ $n } carte
}
aq-room-time = +{ aq-time }
aq-room-crystals = +{ aq-crystals }
aq-room-octopods = +{ aq-octopods }

aq-card = carta
aq-prize-T = tempo
aq-prize-C = cristalli
aq-prize-K = punti
aq-card-hq = Servizio { $symbol } ({ $prize })
aq-card-octopods = Buona pesca ({ $prize })
aq-card-opposite = Tunnel trasversale
aq-card-evict = Guardiano
aq-card-lock = Chiave universale
aq-card-submarine = Darsena
aq-card-sidestep = Porta laterale
aq-card-interim = Servizio notturno { $symbol }
aq-card-now = Slancio { $symbol }

## AquaSphere: che cosa fa ogni cosa

aq-rule-GREEN = Porta nel tuo laboratorio la prima espansione del Settore. Per ogni sua lettera un bot della tua plancia può prendere il controllo di quel Settore, senza azione.
aq-rule-YELLOW = Prende il tempo del Settore, quanto ne contiene il tuo laboratorio. Se è meno di { $least }, la riserva aggiunge il resto.
aq-rule-BLACK = Prende i cristalli del Settore, quanti ne contiene il tuo laboratorio.
aq-rule-PURPLE = Cattura piovre nel Settore, tante quante sono le vasche del tuo laboratorio. Più sono insieme, più punti vale ognuna.
aq-rule-BLUE = Colloca un sottomarino nel prossimo ormeggio di un Settore che non ne ha di tuoi: { $bulb } in questo round.
aq-rule-RED = Prende la prima carta ricerca del Settore, se nel tuo laboratorio c’è posto: { $bulb } in questo round.
aq-rule-WHITE = Programma un bot della tua plancia per il simbolo sull’area bianca del Settore. Se ce n’è già uno programmato, ottieni { $bonus }.

aq-rule-hq = Il tuo ingegnere arriva al simbolo { $symbol }: { $prize }.
aq-rule-catch = Uno dei tuoi bot cattura { $least ->
    [one] piovre: { $prize }, quante che siano.
   *[other] almeno { $least } piovre in una volta: { $prize }.
}
aq-rule-opposite = Il tuo scienziato può passare al Settore opposto per { $price }, da qualsiasi punto del percorso.
aq-rule-evict = Per ogni bot altrui che torna a casa da una stazione di ricarica per causa tua: { $prize }.
aq-rule-lock = I portelli da { $n } non ti costano niente.
aq-rule-submarine = I tuoi sottomarini costano la metà, arrotondata per difetto.
aq-rule-sidestep = Una volta per partita il tuo ingegnere si muove di lato. È un quarto movimento in quel round.
aq-rule-interim = Prima di ogni conteggio puoi pagare { $price } per un bot programmato per il { $symbol }.
aq-rule-now = Quando la prendi: { $gain } e un bot programmato per il { $symbol }. Se ce n’è già uno, invece { $more } in più.

## AquaSphere: che cosa si chiede

aq-subject-third = { $you ->
    [yes] Il tuo terzo bot.
   *[no] { $name }: terzo bot.
}
aq-subject-deployment = { $you ->
    [yes] Il tuo invio.
   *[no] { $name } invia un bot.
}
aq-subject-action = { $you ->
    [yes] L’azione del tuo bot.
   *[no] { $name }: azione di un bot.
}
aq-subject-expansion = { $you ->
    [yes] La tua espansione.
   *[no] { $name }: espansione.
}
aq-subject-card = { $you ->
    [yes] La tua carta: { $card }.
   *[no] { $name }: { $card }.
}
aq-subject-line = { $you ->
    [yes] La tua linea rossa.
   *[no] { $name }: linea rossa.
}
aq-subject-preparation = { $you ->
    [yes] La tua preparazione.
   *[no] { $name } prepara il conteggio.
}
aq-subject-round = Conteggio del round { $round }.
aq-ask-main = { $name } sceglie che cosa fare.
aq-do-move = muovi l’ingegnere
aq-do-program = programma
aq-do-deploy = invia un bot
aq-do-pass = passa
one-of = { $some } o { $last }
aq-wanted-main = che cosa fare
aq-wanted-third = quale dei tre bot programmati torna indietro
aq-wanted-sector = dove va il bot { $symbol }
aq-wanted-action = se il bot { $symbol } fa il suo lavoro
aq-wanted-letter = se un bot va nel { $sector }
aq-wanted-reward = se prendere punti che toccano una linea rossa
aq-wanted-line = che cosa dare alla linea rossa prima di { $space }
aq-wanted-preparation = che cosa fare prima del conteggio
aq-go-on = { $last ->
    [yes] passare al conteggio finale
   *[no] passare al round { $round }
}

## AquaSphere: che cosa si può fare

aq-command-engineer = { $sideways ->
    [yes] ingegnere di lato in { $space }
   *[no] ingegnere in { $space }
}, { $symbol } ({ $alone ->
    [yes] senza bot
   *[no] { $matter }
})
aq-command-free = programmare il { $symbol } ({ $matter }) per { $price }
aq-command-deploy = inviare il bot { $symbol } ({ $matter })
aq-command-return = riprendere il bot { $symbol } ({ $n ->
    [0] nessun posto per il tempo
   *[other] +{ aq-time }
})
aq-command-return-line = dare il bot { $symbol } e proseguire
aq-command-pass = passare, come numero { $place }
aq-command-to = { $stays ->
    [yes] restare nel { $sector }{ $slot }
   *[no] nel { $sector } ({ $price }{ $straight ->
        [yes] {""}
       *[no] , via { $way }
    }){ $slot }
}
aq-note-slot = {" "}e { $price } per l’ormeggio
aq-command-perform = farlo
aq-command-perform-here = { $job }
aq-command-perform-green = prendere l’espansione ({ $expansion })
aq-command-perform-red = prendere «{ $card }» (+{ $gain })
aq-command-perform-white = { $occupied ->
    [yes] prendere { $gain }: il { $symbol } è già programmato
   *[no] programmare il { $symbol } ({ $matter })
}
aq-command-skip = rinunciare
aq-command-letter = un bot per una lettera
aq-command-place = un bot nel { $sector } ({ $note })
aq-command-decline = nessun bot nel { $sector }
aq-note-free = nessuno lo controlla
aq-note-displaces = { $bot } va alla stazione di ricarica
aq-command-use = prendere { aq-points } da «{ $card }»
aq-command-decline-card = rinunciare a { aq-points } di «{ $card }»
aq-command-pay = pagare { $crystal } e proseguire
aq-command-stop = fermarsi qui, { $n ->
    [one] 1 punto va perso
   *[other] { $n } punti vanno persi
}
aq-command-submarine-time = prendere { $gain } per i tuoi sottomarini
aq-command-interim = usare «{ $card }» ({ $price })
aq-command-prepared = { $n ->
    [0] passare al conteggio
   *[other] prendere { aq-time } e passare al conteggio
}
aq-command-end = concludere il turno

## AquaSphere: che cosa è successo

aq-event-turn = Turno di { $name }
aq-event-engineer = { $sideways ->
    [yes] muove l’ingegnere di lato in { $space }
   *[no] muove l’ingegnere in { $space }
}
aq-event-programmed = programma un bot per il { $symbol }
aq-event-returned = riprende il bot { $symbol }
aq-event-third = riprende il bot { $symbol }, perché tre sono troppi
aq-event-returned-line = dà il bot { $symbol } a una linea rossa
aq-event-gained = ottiene { $goods } { $why }
aq-event-paid = paga { $goods } { $why }
aq-event-crystal-paid = paga un cristallo a una linea rossa
aq-event-scientist = { $steps ->
    [0] lo scienziato resta dov’è
   *[other] percorso dello scienziato: { $way } ({ $price })
}
aq-event-deployed = il bot { $symbol } controlla il { $sector }
aq-event-displaced = { $bot } va alla stazione di ricarica del { $sector }
aq-event-overloaded = la stazione di ricarica del { $sector } è troppo piena, tornano alla loro plancia: { $bots }
aq-event-no-effect = il bot { $symbol } non trova niente da fare
aq-event-skipped = rinuncia al lavoro del bot { $symbol }
aq-event-expansion = prende un’espansione: { $expansion }
aq-event-letter-placed = mette un bot sulla casella di controllo del { $sector }
aq-event-letter-declined = non mette nessun bot nel { $sector }
aq-event-caught = cattura { $octopods } nel { $sector }
aq-event-submarine = colloca un sottomarino nell’ormeggio { $slot } del { $sector }
aq-event-card = prende «{ $card }»
aq-event-reward = «{ $card }» porta { aq-points }
aq-event-card-declined = rinuncia ai punti di «{ $card }»
aq-event-points = ottiene { aq-points } { $source }
aq-event-line = supera la linea rossa prima di { $space }
aq-event-stopped = si ferma alla linea rossa prima di { $space }, { $n ->
    [one] 1 punto va perso
   *[other] { $n } punti vanno persi
}
aq-event-passed = passa come numero { $place }
aq-event-prepared = è a posto per il conteggio
aq-event-scored = segna { $sum }: controllo { $majority }, bot { $bots }, cristalli { $crystals }, piovre { $octopods }
aq-event-lost = perde { aq-points }
aq-event-refilled = il { $sector } riceve { $goods }
aq-the-card = «{ $card }»
aq-the-expansion = l’espansione { $expansion }
aq-event-drifted = un sottomarino neutrale arriva nel { $sector }
aq-event-tiles = si dispongono le tessere del Quartier Generale
aq-event-order = l’ordine di turno è { $names }
aq-event-round = comincia il round { $round }
aq-event-committed = il round { $round } è finito
aq-event-final = lettere { $letters }, tempo { $time }, sottomarini { $submarines }, laboratorio { $lab }
aq-event-over = la partita è finita: { $ranking }
aq-rank = { $rank }. { $name }

aq-cause-return = per il bot
aq-cause-free = per programmare
aq-cause-way = per il percorso
aq-cause-slot = per l’ormeggio
aq-cause-action = con il bot { $symbol }
aq-cause-card = per «{ $card }»
aq-cause-line = a una linea rossa
aq-cause-submarines = per i sottomarini
aq-source-caught = per la cattura
aq-source-submarine = per il sottomarino
aq-source-research = per la carta ricerca
aq-source-reward = come ricompensa

## AquaSphere: perché no

aq-reason-game-over = { reason-game-over }
aq-reason-not-your-turn = { reason-not-your-turn }
aq-reason-other-question = { reason-other-question }
aq-reason-symbol-occupied = Un bot è già programmato per il { $symbol }: prima riprendilo
aq-reason-no-arrow = Nessuna freccia porta il tuo ingegnere in { $space }
aq-reason-must-return-bot = Sulla tua plancia non restano bot: prima riprendine uno programmato
aq-reason-supply-empty = Sulla tua plancia non restano bot
aq-reason-too-little-time = Costa { $price }
aq-reason-free-program-used = In questo round hai già programmato pagando tempo
aq-reason-not-programmed = Nessun bot è programmato per il { $symbol }
aq-reason-submarine-here = Nel { $sector } c’è già un tuo sottomarino
aq-reason-no-submarine = Tutti i tuoi sottomarini sono fuori
aq-reason-slot-too-dear = L’ormeggio costa { $price } dopo il percorso
aq-reason-no-slot = Nessun ormeggio raggiungibile si può pagare
aq-reason-not-on-exit = Il tuo ingegnere non è ancora a un’uscita
aq-reason-card-used = Per ora questa carta è esaurita
aq-reason-no-card = Non hai questa carta
aq-reason-no-crystal = Non hai cristalli
aq-reason-time-taken = Hai già preso il tempo dei tuoi sottomarini

## AquaSphere: opzioni e risultati

option-red-line-crystal = Cristalli alle linee rosse
option-red-line-crystal-more = Se il cristallo si paga da sé quando i punti superano una linea rossa, o se si può invece dare un bot o fermarsi.
option-finite-supply = Riserva limitata
option-finite-supply-more = Se ci sono soltanto i segnalini tempo, i cristalli e le piovre della scatola.
value-red-line-crystal-forced = si pagano da sé
value-red-line-crystal-optional = decide il giocatore

ending-last-round = L’ultimo round è finito.
end-source-octopods = Piovre
end-source-submarines = Sottom.
end-source-research = Ricerca
end-source-majority = Controllo
end-source-bots = Bot
end-source-crystals = Cristalli
end-source-lab = Lab.
end-source-time-left = Tempo
end-source-red-lines = Linee
tie-break-control-fields = Caselle di controllo
tie-break-crystals = Cristalli

## AquaSphere: le regole

aq-book-aim = Guidi una squadra in una stazione sotto il mare. Il tuo ingegnere programma bot nel Quartier Generale e il tuo scienziato li porta nei sei Settori, dove fanno il loro lavoro. Dopo quattro round vince chi ha più punti conoscenza.
aq-book-turn = In ordine di turno ognuno fa una di queste cose, ancora e ancora, finché tutti hanno passato:
aq-book-program = Programma: il tuo ingegnere segue una freccia del Quartier Generale, tre volte per round. Un bot della tua plancia viene programmato per il simbolo di quella casella, che dev’essere libero. Una volta per round puoi invece pagare { $price } e programmare un simbolo libero qualsiasi.
aq-book-act = Agisci: il tuo scienziato porta un bot programmato in un Settore. I portelli sul percorso costano tempo; restare è gratis. Il bot prende lì la casella di controllo, e puoi fargli fare il suo lavoro.
aq-book-pass = Passa: appena il tuo ingegnere è a un’uscita, dopo tre movimenti. Chi passa per primo è primo nel round seguente. I bot programmati restano tali.
aq-book-bots-title = Bot
aq-book-bots = Al massimo due bot sono programmati insieme, ognuno per un altro simbolo. Se ce n’è un terzo, uno dei tre torna subito sulla tua plancia. Puoi anche riprendere bot programmati in ogni momento del tuo turno, anche alla fine. Ognuno dà { $returned }.
aq-book-actions-title = Le sette azioni
aq-book-actions = Verde amplia il laboratorio, giallo prende tempo, nero prende cristalli, viola cattura piovre, blu colloca un sottomarino, rosso prende una carta ricerca, bianco programma un altro bot. Il laboratorio limita quanto puoi averne.
aq-book-control-title = Controllo e ricarica
aq-book-control = Un bot che arriva in un Settore prende la sua casella di controllo; quello che c’era va nella stazione di ricarica. Se questa ne ha troppi, ogni giocatore ne tiene uno lì e riprende gli altri; i neutrali restano.
aq-book-charging = Con questo numero di giocatori una stazione di ricarica contiene { $limit } bot.
aq-book-round = Dopo ogni round
aq-book-prepare = Prima ognuno ottiene { $each } per ogni sottomarino fuori. Poi si somma tutto questo e si segna in una volta:
aq-book-score-control = Caselle di controllo: { $majority } per chi ne ha di più, { $tied } ciascuno in parità.
aq-book-score-bots = Bot: un punto per ognuno che ha lasciato la tua plancia, ma non più di quanti ne aprono i tuoi sottomarini.
aq-book-score-crystals = Cristalli che hai: { $row } punti per 1, 2, 3 e così via.
aq-book-score-octopods = Piovre in ogni Settore che controlli: altrettanti punti, ma persi.
aq-book-refill = Poi ogni Settore riceve una carta ricerca, un’espansione e i beni che la tessera centrale indica per lui. Il tempo rimasto lì sparisce. Il Quartier Generale cambia, e la lampadina vale un punto in più.
aq-book-refill-title = Un nuovo round
aq-book-lines = I tuoi punti avanzano sul tracciato. Ogni linea rossa sul percorso costa un cristallo. Senza cristalli puoi dare un bot programmato, oppure ti fermi prima della linea e il resto dei punti è perso.
aq-book-end = Dopo il quarto conteggio ci sono altri punti: per le lettere diverse del laboratorio ({ $row }), { $left } per ogni tempo, { $submarines } se tutti i sottomarini sono fuori, { $complete } per un laboratorio completo. Le linee rosse non contano più.
aq-book-win = Vince chi ha più punti; in parità chi ha più caselle di controllo, poi più cristalli.
aq-book-unsure = Portelli, beni, molti numeri delle carte e le linee rosse sono ricostruiti. La pagina della riserva generale nomina tutto ciò che nessuna fonte conferma.
aq-book-rounds = Il round
aq-book-places = Luoghi e pezzi
aq-book-hq = Le sue sette caselle stanno in tre file. Da ogni casella partono due vie, e l’ultima fila ha le uscite. I simboli cambiano posto in ogni round; quelli del prossimo si vedono già.
aq-book-sector = Un Settore ha un’area per ogni simbolo, una casella di controllo e una stazione di ricarica. Gli scienziati di tutti i giocatori possono starci insieme.
aq-book-sector-lock = { $n ->
    [0] Il suo portello, in senso orario, è aperto.
   *[other] Il suo portello, in senso orario, costa { $price }.
}
aq-book-sector-white = La sua area bianca programma: { $symbol }.
aq-book-lock-title = Portelli
aq-book-lock = Tra due Settori c’è un portello. Attraversarlo costa il tempo che vi è stampato; la via più economica si prende da sola.
aq-book-centre = La lampadina mostra quanti punti danno in questo round un sottomarino e una carta ricerca. I lati mostrano che cosa arriva poi in ogni Settore.
aq-book-lab = Il laboratorio dice quanto tempo, quanti cristalli e quante carte puoi avere, e quante piovre cattura un’azione. Un’espansione fa più posto, e la maggior parte ha una lettera che conta alla fine. Con cinque il laboratorio è completo.
aq-book-track-title = Conoscenza e linee rosse
aq-book-supply = Ciò che nessuno ha: tempo, cristalli, piovre, e le carte e le espansioni ancora da venire.
aq-book-time = Con il tempo si pagano i portelli, i sottomarini e la programmazione. Ciò che non sta nel laboratorio non si prende.
aq-book-catch = Una cattura di 1, 2, 3 e così via dà { $row } punti.
aq-book-slots = Gli ormeggi di un Settore si riempiono in ordine; gli ultimi costano più tempo.
aq-book-cards = Carte ricerca
aq-book-card = Una carta ricerca è tua fino alla fine e occupa un posto nel laboratorio. Le sue ricompense arrivano da sole.
aq-book-bulb = i punti della lampadina
aq-book-shift = Servizi
aq-book-good-catch = Buona pesca
aq-book-night = Servizi notturni
aq-book-start = Slanci

## Il tavolo: diario

log-menu = Che cosa mostra il diario
log-mine = Solo ciò che mi riguarda
log-all = Tutto ciò che è accaduto
log-copy = Copia il diario
log-gap = Qui mancano alcune righe.
log-started = Comincia la partita.
log-timed-out = non ha risposto in tempo
log-away = è assente
log-back = è di nuovo qui
log-taken-over = adesso ospita il tavolo; ciò che era nascosto si sorteggia di nuovo
log-stand-in = è assente: continua un bot
log-seat-moved = gioca da qui in poi
log-plays-again = gioca di nuovo, non più il bot
log-stepped-back = annulla
log-taken-back = annulla una mossa, d’accordo con tutti
log-gone-forward = ripristina
log-since = Dal tuo ultimo turno
log-news-more = { $n ->
    [one] Prima è arrivata una riga del diario:
   *[other] Prima sono arrivate { $n } righe del diario:
}
log-line = { $name }: { $text }
log-undone = { $name }, annullato: { $text }
log-look = { $line }. Mostra il tabellone com’era allora.
past-head = Sguardo indietro
past-asked = Tocca a te!
past-where = { $n ->
    [0] La posizione più recente, dopo: { $line }
    [one] Una posizione fa, dopo: { $line }
   *[other] { $n } posizioni fa, dopo: { $line }
}
past-return = Torna alla partita (Esc)
past-earlier = Prima
past-later = Dopo
past-hint = Questo è il tabellone com’era allora. Le frecce scorrono il diario, ? apre la regola, Esc torna alla partita.
past-hint-result = Questo è il tabellone com’era allora. Le frecce scorrono il diario, ? apre la regola, Esc torna al risultato.

## Il tavolo: scelte

argo-source = Da costruire, posto { $n }: { $tile }
argo-alien = Alieno dentro { $tile }
holds = posti: { $n }
nobody-there = nessuno

## Il tavolo: barre e pannelli

menu = Menu
turn-line = { $players } giocatori, alieni { $difficulty }, turno { $turn }
host-is = host: { $name }
phase-done = { $phase }, fatto
phase-now = { $phase }, adesso
phase-possible = { $phase }, possibile adesso
phase-later = { $phase }, più tardi
phase-skipped = { $phase }, si salta
phase-or = o
waiting-for = In attesa di { $names }: Macchina del Tempo.
status-line = { $subject } { $wanted }
game-over-subject = La partita è finita.
link-slow = lento
status-slow = { $wanted } (connessione lenta)
link-away = assente
link-stand-in = gioca un bot
status-stand-in = Un bot gioca per { $name }: { $wanted }
status-of = { $name } · { $subject }
status-away = In attesa di { $name }, al momento assente.
link-bot = bot
undo = Annulla
undo-not-yours = Può annullare solo chi ha agito.
undo-off = Non si può annullare: { $why }
undo-nothing = Non è ancora stato fatto niente.
undo-sealed = Qualcosa è stato rivelato o reso definitivo. Si può annullare solo tutti insieme.
undo-too-deep = Non si conserva nessuna posizione precedente.
undo-ask = Chiedi a tutti
undo-ask-really = Annulla tutto
undo-undoes = Annulla { $n } azioni: { $who }. Premi di nuovo per chiederlo.
undo-of = { $n } di { $name }
undo-ask-more = Chiedi a tutti se puoi annullare il tuo ultimo passo e tutto ciò che è venuto dopo
forward = Ripristina
forward-short = Ripristina
forward-ask = Chiedi ripristino
forward-more = Ripristina ciò che hai annullato: tutto torna com’era. Ctrl Y
forward-ask-more = Chiedi a tutti se puoi ripristinare ciò che è stato annullato: tutto torna com’era. Ctrl Y
forward-head = { $name } chiede di ripristinare
forward-own = Hai chiesto di ripristinare
forward-restores = { $n ->
    [one] Un passo di { $names } tornerebbe com’era.
   *[other] { $n } passi di { $names } tornerebbero com’erano.
}
forward-yes = Ripristina
forward-done = Ripristinato
forward-agreed = Tutti d’accordo. I tiri già fatti restano validi.
take-back-head = { $name } chiede di annullare un passo
take-back-own = Hai chiesto di annullare un passo
take-back-left = { $n } s
take-back-undoes = { $n ->
    [one] Si annullerebbe un passo di { $names }.
   *[other] Si annullerebbero { $n } passi di { $names }.
}
take-back-waiting = In attesa di { $names }.
take-back-yes = Sì, annulla
take-back-no = No
take-back-withdraw = Non chiedere più
take-back-done = Annullato
take-back-not = Non cambia niente
take-back-agreed = Tutti d’accordo. Ogni tiro si rifà da capo.
take-back-declined = { $name } ha detto di no.
take-back-withdrawn = Nessuno lo chiede più.
take-back-overtaken = Qualcuno ha agito prima che tutti fossero d’accordo.
take-back-expired = Non tutti hanno risposto in tempo.
confirm = Conferma
do-without = Rinunciare
turn-ghost = Gira la tessera
hint-watch = Sta giocando qualcun altro.
hint-onlooker = Stai guardando.
hint-title = Suggerimento
hint-button = Suggerimento ({ $key })
hint-off = Nessun suggerimento: { $why }
hint-not-allowed = L’host ha disattivato i suggerimenti a questo tavolo.
hint-not-your-turn = Non è il tuo turno.
hint-none = Non è stato trovato nessun suggerimento.
hint-thinking = Podbay sta pensando…
hint-best = La mossa migliore: { $what }.
hint-best-because = La mossa migliore: { $what }, perché { $why }.
hint-steps = questi { $n } passi
hint-left = Il resto del suggerimento:
hint-step = { $n }. { $what }
hint-only = È l’unica scelta.
hint-chance = Probabilità di vincere dopo questa mossa: circa { $n }%.
hint-equal = Quasi altrettanto buono: { $what }.
hint-sure = È chiaramente la scelta migliore.
hint-fairly-sure = È probabilmente la scelta migliore.
hint-guess = È solo un’ipotesi.
link-reopen = Torna al passo { $n }: { $who } verso { $to }
activation-reopen = Torna a prima di attivare { $tile }
activation-done = Attiva { $tile }
link-done = Passo { $n }: { $who } verso { $to }
chip-launch = parte
you = tu
activated = { $n ->
    [one] 1 attivata
   *[other] { $n } attivate
}
saved = { $n } in salvo
aliens = Alieni
aliens-out = { $n } sulla stazione
track-full = pieno: vincono
track-of = { $dead } su { $all }
track-then = poi { $n }
track-then-full = poi pieno
argo-end-near-head = { $names }: resta un astronauta
argo-end-near = { $names }: resta un astronauta che può muoversi. La partita finisce quando comincia il turno di chi non ne ha più.
argo-end-near-once-more = { $names }: resta un astronauta che può muoversi. Quando un giocatore non ne ha più, gli altri giocano ancora un turno.
argo-end-next-head = { $you ->
    [yes] Fine quando comincia il tuo turno
   *[no] Fine quando comincia il turno di { $name }
}
argo-end-next = { $you ->
    [yes] Non hai più nessuno che possa muoversi: la partita finisce quando comincia il tuo prossimo turno.
   *[no] { $name } non ha più nessuno che possa muoversi: la partita finisce quando comincia il suo prossimo turno.
}
argo-end-last-head = { $you ->
    [yes] Non hai più nessuno
   *[no] { $name } non ha più nessuno
}
argo-end-last = { $you ->
    [yes] Non hai più nessuno che possa muoversi: questo è l’ultimo round.
   *[no] { $name } non ha più nessuno che possa muoversi: questo è l’ultimo round.
}
card-of = { $score ->
    [one] { $name }, un punto
   *[other] { $name }, { $score } punti
}
revive-head = Chi ritorna?
card-aliens = Alieni, { $score } punti, { $dead } caselle su { $all } del tracciato occupate
figure-dead = { $role }, morto
figure-saved = { $role }, in salvo
figure-aboard = { $role }, in una capsula
provisional = valore non confermato da una fonte

build-next = Da costruire
choose-one = scegline una
not-now = prossimo turno
pods = Capsule
stack = Pila
nothing-left = Qui non resta niente
tile-holds = Posti: { $n }.
tile-alien = Arriva con un alieno.
tile-slots = { $n ->
    [one] Un giocatore può usare la sala.
   *[other] { $n } giocatori possono usare la sala.
}
tile-used = Sala usata da { $names }.
card-hint = Indica una tessera o una pedina per leggere che cosa fa.
card-dead = Di { $name }, morto
card-saved = Di { $name }, in salvo
card-on = Di { $name }, dentro { $tile }
an-alien = un alieno
tile-provisional = Non confermato da una fonte: { $fields }.
af-doubt-copies = quante copie ce ne sono
af-doubt-board = dove stanno le cose sul tabellone
af-book-design = Una nostra scelta: { af-doubt-board }.
face-down = { $n ->
    [one] 1 coperta
   *[other] { $n } coperte
}
log = Diario
log-empty = Qui comparirà la prima mossa.
let-it-happen = Lascia fare
time-machine = Macchina del Tempo
use-time-machine = Usa la Macchina
seconds-left = { $n ->
    [one] Resta un secondo
   *[other] Restano { $n } secondi
}
may-step-in = Adesso puoi intervenire
announces = { $name } annuncia { $what ->
    [move] un movimento
    [activation] un’attivazione
   *[action] un’azione
}.
step-activates = attiva { $tile }
step-enters = va { $to }
step-pushed = viene spinto { $to }
step-comes-out = si teletrasporta { $to }
step-dies = { $text }, muore
steps-more = { $n ->
    [one] e ancora un passo
   *[other] e altri { $n } passi
}
costs-nothing = Nessun morto, nessun punto.
you-hold = Il tuo { $role } è nella sala. Un movimento o un’attivazione, adesso.
nobody-else-asked = Non si chiede a nessun altro.
asked-before = Prima di te, se intervengono: { $names }.
also-asked = Si chiede anche a: { $names }.
list-head = Cosa posso fare? { $n ->
    [one] Una scelta
   *[other] { $n } scelte
}
what-can-i-do = Cosa posso fare?
point-tool = Indica a tutti: clicca un luogo o trascina una freccia
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
fit = Mostra tutta la stazione
nothing-yet = Non è ancora successo niente.
board-shows = Il tabellone mostra ciò che ha annunciato { $name }.

## Il tavolo semplice

board-table = Tavolo
board-final = Questo è definitivo.
board-unknown = Questo è definitivo. Ciò che rivela non si sa prima.
board-would = Poi: { $text }
board-hint-since = Gli angoli segnano che cosa è cambiato dal tuo ultimo turno; { $again } lo mostra di nuovo passo per passo. { $list } elenca tutto ciò che puoi fare.
board-again = Premi ancora una volta per inviare: { $what }
board-hint = Indica un posto acceso per vedere che cosa fa; un clic lo fa. Tab li scorre, { $list } elenca tutto.
board-hint-short = { $list } elenca tutto.
board-aimed = Ora clicca ciò che va lì: ciò che è adatto è acceso. Esc torna indietro.
account-step = passo { $n } di { $of }
account-next = Prossimo passo
account-hint = I punti sono spiegati passo per passo. Un clic su un passo lo mostra, Spazio va alla fine.
board-not-now = Adesso non è possibile
board-refused = { $what }: { $why }

## Il tavolo semplice: Alien Frontiers

af-progress = { $players } giocatori, round { $round }, turno { $turn }
af-hand-of = Dadi di { $name }
af-ships = { $n } navi su { $of }
af-colonies-left = { $n ->
    [one] resta una colonia
   *[other] restano { $n } colonie
}
af-controls = Controlla { $territories }
af-no-colony = nessuna colonia
af-borrowed = in prestito
af-section-pile = Mazzo e scarti
af-face-down = { $n ->
    [one] 1 coperta
   *[other] { $n } coperte
}
af-at-least = almeno { $n }
af-more-than = più di { $n }
af-credit = { $n } su { $of }
af-rate = { $n } carburante per 1 minerale

## Il tabellone disegnato di Alien Frontiers
## Una parola preceduta dai due punti sta per un disegnino e resta com’è.

af-short-SC = Solare
af-short-LM = Miniera
af-short-OM = Mercato
af-short-SY = Cantiere
af-short-CC = Costruttore
af-short-TS = Terraforming
af-short-HUB = Centro
af-short-ART = Artefatto
af-short-RO = Predoni
af-short-city = Città
af-short-monument = Monumento
af-short-booster = Capsula
af-short-crystal = Cristallo
af-short-gravity = Gravità
af-short-decoy = Esca
af-short-teleporter = Trasporto
af-short-plasma = Plasma
af-short-polarity = Polarità
af-short-cache = Deposito
af-short-stasis = Stasi
af-short-warper = Distorsore

af-line-SC = :any qualsiasi › la metà in :fuel
af-brief-SC = :any › metà :fuel
af-line-LM = :high non inferiore › 1 :ore
af-brief-LM = { $now ->
    [0] :high non inferiore › 1 :ore
   *[other] :high { $now } o più › 1 :ore
}
af-line-OM = :pair coppia › valore :fuel per 1 :ore
af-brief-OM = { $now ->
    [0] :pair › valore :fuel per 1 :ore
   *[other] :pair › { $now } :fuel per 1 :ore
}
af-line-SY = { $free ->
    [yes] :pair una coppia › :ship
   *[no] :pair una coppia, { $price } › :ship
}
af-brief-SY = :pair { $price } › :ship
af-line-CC = { $free ->
    [yes] :three un tris › :colony
   *[no] :three un tris, { $price } › :colony
}
af-brief-CC = :three { $price } › :colony
af-line-TS = { $free ->
    [yes] :six un 6 › :colony
   *[no] :six un 6, { $price } › :colony
}
af-brief-TS = :six { $price } › :colony
af-line-HUB = :any qualsiasi › +1 cerchio; da { $n } lancio per { $price }
af-brief-HUB = { af-line-HUB }
af-line-ART = :any qualsiasi › { $n } per una :card
af-brief-ART = :any › { $n } per una :card
af-line-RO = :run scala di tre › razzia
af-brief-RO = { $now ->
    [0] :run scala › razzia
   *[other] :run più di { $now } › razzia
}

af-line-asimov = :HUB Centro +{ $n } cerchio
af-line-bradbury = :CC Costruttore −{ $n } :ore
af-line-burroughs = :relic Reliquia { $goods }
af-line-heinlein = :OM Mercato { $n } :fuel per 1 :ore
af-line-herbert = :SY Cantiere { $goods }
af-line-lem = :SC Solare +{ $n } :fuel
af-line-pohl = :card Carte −{ $n } :fuel
af-line-vanvogt = :LM Miniera ogni valore

af-from-colonies = :colony colonie { $n }
af-from-control = :control controllo { $n }
af-from-positron = :positron Positroni { $n }
af-from-city = :city Città { $n }
af-from-monument = :monument Monumento { $n }

af-phase-roll = Tira
af-phase-dock = Attracca
af-phase-colony = Colonia
af-phase-raid = Razzia
af-phase-end = Fine turno
af-end-near-head = { $names }: resta una colonia
af-end-near = { $names }: resta una colonia. La partita finisce appena un giocatore colloca l’ultima.

af-bay-empty = vuota
af-your-ships = Le tue navi
af-card-used = usata
af-goods-over = { $n } oltre { $of }
af-tech = Tecnologia
af-discarded = { $n ->
    [one] 1 scartata
   *[other] { $n } scartate
}
af-fields = Campi
af-field-nowhere = non in gioco
af-cards = { $n ->
    [one] una carta
   *[other] { $n } carte
}
af-no-cards = Senza carte
af-points = { $n ->
    [one] un punto
   *[other] { $n } punti
}
af-raid-goods = Beni
af-raid-nothing = Niente razzia
af-raid-safe = al sicuro
af-loot = Il tuo bottino
af-raid-note = { $n } unità, o invece una carta
af-raid-left = { $n ->
    [one] Resta un’unità da prendere
   *[other] Restano { $n } unità da prendere
}
af-chip-control = { $you ->
    [yes] prendi il controllo
   *[no] { $name } prende il controllo
}
af-chip-name = { $you ->
    [yes] tu
   *[no] { $name }
}
af-chip-keeps = { $you ->
    [yes] mantieni il controllo
   *[no] { $name } mantiene il controllo
}
af-chip-tied = parità

af-ports-free = { $n ->
    [0] nessun attracco libero
    [one] un attracco libero
   *[other] { $n } attracchi liberi
}
af-place-docked = { $ship } → { $facility }, attracco { $port }
af-place-berth = { $you ->
    [yes] il tuo tracciato al Centro coloni
   *[no] il tracciato di { $name } al Centro coloni
}, { $circle ->
    [0] nessuna colonia
   *[other] colonia sul cerchio { $circle } di { $circles }
}
af-place-bay = { $n ->
    [one] una nave nella Baia di manutenzione
   *[other] { $n } navi nella Baia di manutenzione
}
af-place-circle = { $you ->
    [yes] cerchio { $circle } del tuo tracciato
   *[no] cerchio { $circle } del tracciato di { $name }
}
af-place-die = { $you ->
    [yes] la tua nave numero { $n } in mano mostra { $value }
   *[no] la nave numero { $n } in mano a { $name } mostra { $value }
}
af-place-card = { $you ->
    [yes] la tua carta «{ $card }»
   *[no] «{ $card }» di { $name }
}
af-place-control = { $you ->
    [yes] hai il controllo
   *[no] { $name } ha il controllo
}
af-place-count = { $you ->
    [yes] { $n ->
        [one] 1 tua
       *[other] { $n } tue
    }
   *[no] { $n } di { $name }
}
af-place-colonies = { $you ->
    [yes] { $n ->
        [one] la tua colonia: { $territory }
       *[other] le tue { $n } colonie: { $territory }
    }
   *[no] { $n ->
        [one] la colonia di { $name }: { $territory }
       *[other] le { $n } colonie di { $name }: { $territory }
    }
}
af-place-relic = { $ship } a casa: { $territory }
af-place-display = «{ $card }» nell’offerta, posto { $n }
af-place-pile = gli scarti, { $n ->
    [0] nessuna carta
    [one] una carta
   *[other] { $n } carte
}
af-rule-pile = Un clic mostra le sue carte.
af-place-discarded = «{ $card }» negli scarti, { $n ->
    [one] una volta
   *[other] { $n } volte
}
af-place-unit = { $you ->
    [yes] la tua riserva: { $goods }, numero { $n } di { $of }
   *[no] riserva di { $name }: { $goods }, numero { $n } di { $of }
}
af-place-loot = bottino { $n }: { $goods } di { $name }
af-rule-loot = Un clic sull’ultima unità la rimette a posto.
af-place-surplus = { $goods } in eccesso, numero { $n }
af-give-back = Rendi

## Il tavolo semplice: AquaSphere

aq-progress = { $players } giocatori, round { $round }, turno { $turn }
aq-part-program = Programma
aq-part-act = Agisci
aq-part-pass = Passa
aq-part-end = Fine turno
aq-part-scoring = Conteggio
aq-round-of = round { $n } di { $of }
aq-start = Inizio
aq-passed = Passati
aq-supply-short = Riserva
aq-knowledge = Conoscenza
aq-lap = un giro è { $n }
aq-line-price = Linea rossa: 1 cristallo
aq-lab = lab.
aq-counted = { $n } su { $of }
aq-scoring-of = Conteggio, round { $n }
aq-scoring-final = Conteggio finale
aq-step-control = Controllo
aq-step-control-rule = più caselle, anche a pari merito
aq-step-bots = Bot in gioco
aq-step-bots-rule = quanti ne aprono i sottomarini
aq-step-crystals = Cristalli
aq-step-crystals-rule = contati prima di pagarne
aq-step-octopods = Piovre rimaste
aq-step-octopods-rule = nei Settori controllati
aq-step-lines = Linee rosse
aq-step-lines-rule = la loro somma avanza insieme
aq-step-letters = Lettere
aq-step-letters-rule = quelle diverse nel laboratorio
aq-step-time = Tempo rimasto
aq-step-time-rule = le linee rosse non contano più
aq-step-submarines = Sottomarini
aq-step-submarines-rule = se sono tutti fuori
aq-step-lab = Laboratorio
aq-step-lab-rule = se è completo
aq-share = { $n } su { $of }
aq-bots-open = { $n }, aperti { $of }
aq-walked = { $from } › { $to }
aq-lost = { $n ->
    [one] 1 perso
   *[other] { $n } persi
}
aq-stops = si ferma a { $at }, { $n ->
    [one] 1 perso
   *[other] { $n } persi
}
aq-crosses = passa a { $to }
aq-lines-over = le linee non contano più
aq-spot = { $what }: { $parts }
aq-spot-area = { $sector }, { $job }
aq-spot-control = Casella di controllo del { $sector }
aq-spot-scientists = scienziati di { $names }
aq-spot-engineers = ingegneri di { $names }
aq-spot-charging = { $sector }, { $charging }
aq-spot-lock = Portello tra il { $from } e il { $to }
aq-spot-open = aperto
aq-spot-slot = prossimo ormeggio { $n } tempo
aq-spot-no-slot = nessun ormeggio libero
aq-spot-hub = Tessera centrale
aq-spot-bulb = una lampadina vale { $points }
aq-spot-comes = il { $sector } riceve { $goods }
aq-spot-line = Linea rossa prima di { $n }
aq-spot-stop = Fermati prima della linea rossa
aq-spot-pass = Posto { $n } nell’ordine di chi passa
aq-spot-own = { $you ->
    [yes] La tua plancia
   *[no] Plancia di { $name }
}, { $what }
aq-spot-set = un bot è programmato
aq-spot-empty = nessun bot
aq-spot-free = libero
aq-spot-base = laboratorio base
aq-spot-module = modulo { $n }
aq-spot-card = carta ricerca { $n }
aq-section-headquarters = Quartier Generale
aq-next-round = Prossimo round
aq-order = Ordine di turno
aq-ways = verso { $spaces }
aq-exit = uscita
aq-nobody = nessuno
aq-charging = Ricarica { $n } di { $of }
aq-neutral = neutrale { $n }
aq-no-card-left = nessuna carta ricerca
aq-no-expansion-left = nessuna espansione
aq-below = { $n } sotto
aq-card-rule = { $card }: { $rule }
aq-time-of = { $n } tempo su { $of }
aq-crystals-of = { $n } cristalli su { $of }
aq-tanks = { $n } per cattura
aq-bots-left = { $n } bot
aq-submarines-out = { $n } sottomarini su { $of }
aq-in-play = { $n } in gioco, contano { $of }
aq-nothing-programmed = niente programmato
aq-letters = laboratorio { $letters }
aq-expansions-of = { $n } espansioni su { $of }
aq-cards-of = { $n } carte su { $of }
aq-next-line = linea rossa prima di { $n }
aq-controls = Controlla { $sectors }
aq-used = usata
aq-supply = Riserva generale
aq-cards-left = { $n ->
    [one] 1 carta ricerca
   *[other] { $n } carte ricerca
}
aq-expansions-left = { $n ->
    [one] 1 espansione
   *[other] { $n } espansioni
}
aq-red-lines-rule = Prima di { $spaces }, e così via ogni { $lap } punti. Chi ne supera una paga un cristallo, o dà un bot programmato, o si ferma lì.
aq-field-supply = numero di segnalini tempo e di piovre
aq-field-sector = portelli e aree bianche
aq-field-slots = prezzi dei sottomarini
aq-field-program-card = disposizioni del Quartier Generale
aq-field-centre = che cosa arriva dopo ogni round
aq-field-setup = beni all’inizio
aq-field-expansion = espansioni del laboratorio
aq-field-research = numeri e copie delle carte ricerca
aq-field-score = linee rosse e quanti bot contano
aq-field-const = alcuni prezzi e ricompense
aq-field-hq = percorsi nel Quartier Generale
aq-field-lab = posti del laboratorio base

## Replay

replays = Replay
replays-more = Rivedere le partite passate, passo per passo
replays-back = Torna all’inizio
replays-count = { $n ->
    [one] Una registrazione
   *[other] { $n } registrazioni, la più recente per prima
}
replays-reading = { $n ->
    [one] Resta un file da leggere
   *[other] Restano { $n } file da leggere
}
replays-none = Non è ancora registrato niente
replays-none-more = Ogni partita ospitata su questo computer si registra da sola. Trascina sulla finestra la registrazione di qualcun altro, o scrivi qui sotto il nome del suo file.
replays-failed = Non si possono elencare le registrazioni
replays-steps = { $n ->
    [one] un passo
   *[other] { $n } passi
}
replays-not-over = non finita
replays-export = Esporta
replays-export-of = Esporta { $what }
replays-remove-of = Togli { $what } dall’elenco
replays-remove-more = Togli dall’elenco
replays-removed = Tolta dall’elenco. Il file è nella cartella «removed» di questo profilo.
replays-put-back = Rimetti
replays-file = File di una registrazione
replays-file-hint = Nome del file di una registrazione, o trascinalo sulla finestra
replays-open-file = Apri il file
replays-no-file = Il file non si può leggere: { $why }
replays-not-copied = Non è stato possibile copiare la registrazione: { $why }
replays-not-a-record = Non è una registrazione di Podbay. Scegli un file salvato da Podbay.
replays-empty-record = Si ferma o è danneggiata prima che cominci la sua partita. Non se ne può mostrare niente.
replays-only-text = Questo rapporto di un errore non contiene partite, solo testo. Leggilo con un editor.
replays-made-up = Si contraddice: è stata modificata o inventata e non si può mostrare.
replays-malformed = La voce { $n } non si può leggere: è stata modificata o inventata e non si può mostrare.
replays-too-long = È più lunga di qualsiasi partita. Tutto ciò che precede la voce { $n } si può mostrare.
replays-cut = Il file è troncato alla voce { $n }. Tutto ciò che precede si può mostrare.
replays-damaged = La voce { $n } è danneggiata o modificata. Tutto ciò che precede si può mostrare.
replays-differs = La voce { $n } non porta alla posizione indicata dalla registrazione: è stata modificata, o giocata con altre regole. Tutto ciò che precede si può mostrare.
replays-no-start = La sua prima posizione è impossibile. Non se ne può mostrare niente.
exported-title = La registrazione è copiata
exported-more = È il file { $file }. Dallo a chiunque abbia questa versione di Podbay: si apre in Replay.
file-trouble = { $path }: { $why }
file-in-use = Un altro Podbay usa { $path }. Prima chiudi quello.
file-no-home = Questo sistema non indica una cartella per i dati dei programmi. Avvia Podbay con --profile e il nome di una cartella.
file-unwritable = Questa partita non si può scrivere in un file.
file-damaged = { $path } è danneggiato ({ $what }). Ripristinalo da un backup, oppure eliminalo.
file-too-large = { $path } è troppo grande. Scegli un altro file.
file-no-text = { $path } non è un file di testo. Scegline un altro.
file-no-file = { $path } non è un file. Scegline un altro.
file-silent = { $path } non risponde. Copia prima il file su questo computer.
file-device-key = { $path } non è la chiave di un dispositivo. Ripristinalo da un backup, oppure eliminalo per diventare un nuovo dispositivo.
file-not-kept = Non si può scrivere in { $path } ({ $why }). Puoi giocare, ma nessuna partita, impostazione o dispositivo viene ricordato.
replay-beginning = L’inizio della partita
replay-where = Passo { $at } di { $last }
replay-close = Chiudi il replay (Esc)
replay-ends-early = Il replay finisce prima
replay-at-table = Durante una partita non si guardano replay
replay-at-table-more = Lascia il tavolo e poi trascina { $file } sulla finestra.
replay-one-of-many = Si guarda una registrazione alla volta
replay-one-of-many-more = È stato aperto il primo dei file. Trascina gli altri uno alla volta.
replay-start = All’inizio (Home)
replay-turn-back = Un turno indietro (Maiusc + freccia sinistra)
replay-back = Un passo indietro (freccia sinistra)
replay-play = Riproduci (barra spaziatrice)
replay-pause = Pausa (barra spaziatrice)
replay-on = Un passo avanti (freccia destra)
replay-turn-on = Un turno avanti (Maiusc + freccia destra)
replay-end = Alla fine (Fine)
replay-slider = Punto della partita
replay-speed = Velocità: × { $n }
replay-seen-by = Come la vede { $name }
replay-seen-by-nobody = Come la vede chi guarda
replay-see-as = Vedi la partita come { $name }
replay-from-here = Gioca da qui
replay-from-here-more = Apre su questo computer un tavolo in questa posizione. I bot giocano per gli altri, e ciò che è nascosto si pesca di nuovo.

## Lezioni

lesson-play = Gioca la lezione
lesson-step = Passo { $n } di { $of }
lesson-next = Avanti
lesson-back = Indietro (Pag su)
lesson-done = Fine
lesson-do-it = Fallo per me
lesson-leave = Lascia la lezione (Esc)
lesson-here = Qui
lesson-here-at = Qui: { $place }
lesson-strayed = Permesso, ma qui non è richiesto. Nulla è cambiato.
lesson-end = Non serve altro per una prima partita: scegli «Gioca qui» per giocare contro un bot. Il punto interrogativo apre le regole in ogni momento.
lesson-read = Ancora niente da fare.
lesson-read-more = Leggi qui sopra, poi premi Invio.
lesson-end-turn = Per questo turno è tutto. Terminalo con il pulsante grande o con Invio.
lesson-unplayable = Questa lezione non si può giocare. Leggi invece le pagine delle regole, e per favore invia una segnalazione di errore.

argo-lesson-aim = Gli alieni hanno preso la stazione, e la tua squadra si sveglia qui, nella Sala del Risveglio. Porta i tuoi cinque astronauti nelle capsule: i posti lì sono i tuoi punti.
argo-lesson-crew = Ognuno ha un Capo, che conta doppio, un Esploratore, che fa due passi, un Pilota, un Soldato, che combatte gli alieni, e un Robot, che gli alieni lasciano in pace. Indica qualunque cosa per leggere che cos’è.
argo-lesson-turn = Un turno ha le parti indicate in alto: muovi un alieno, costruisci una tessera e fai due azioni. Giochiamone uno.
argo-lesson-alien = Prima l’alieno. Ce n’è uno solo, quindi fai clic dove va: sul corridoio dove sta il Pilota di un altro. Con la tastiera: Tab e Invio, o { $list } per un elenco di tutto ciò che puoi fare.
argo-lesson-killed = L’alieno ha ucciso il Pilota: un punto per te. Ma i morti stanno in questa fila, e più è lunga, più punti hanno gli alieni. Se battono il miglior giocatore, hanno perso tutti.
argo-lesson-build = Ora costruisci. Fai clic sulla capsula a destra, poi sulla casella segnata, e ancora una volta per posarla. Prima, le sale si girano con { $turn }. Tra una capsula e la Sala del Risveglio servono tre tessere.
argo-lesson-explorer = Seguono due azioni. Manda il tuo Esploratore verso ovest: fai clic sulla pedina, sulla tessera e su quella dopo. Solo l’Esploratore può fare un secondo passo.
argo-lesson-full = In un corridoio c’è posto per uno. Chi entra in una tessera piena spinge via qualcuno, e chi agisce decide dove. Così si superano gli altri, o ci si libera di loro.
argo-lesson-push = Muovi il tuo Soldato sul Capo dell’altro, e poi spingilo dove sta l’alieno.
argo-lesson-pushed = Due punti, perché era un Capo. Chi arriva da un alieno muore subito. Solo un Soldato lo uccide, e vale un punto, e un Robot può restargli accanto.
argo-lesson-end = Non resta nulla da fare. Termina il turno con il pulsante grande o con Invio. Fino ad allora, in partita, si può tornare indietro di un passo.
argo-lesson-later = Qualche turno dopo. Gli altri hanno giocato ed è di nuovo la tua prima azione. Il tuo Capo è in questo magazzino, e il tuo Esploratore siede nella capsula a nord.
argo-lesson-room = Un’azione può anche usare una sala dove sta uno dei tuoi. Fai clic sull’immagine del magazzino, o premi la cifra accanto: un Capo vi riceve 4 punti, chiunque altro 2.
argo-lesson-token = Il tuo segnalino resta lì, perché ogni sala si usa una sola volta nella partita. Altre sale sparano agli alieni, riportano i morti o spostano tessere. Indica una sala per leggere che cosa fa.
argo-lesson-pod = Ora porta il tuo Soldato nella capsula. Chi sale prende il posto libero più basso, e nessuno scende più.
argo-lesson-left = La capsula era piena ed è partita: 2 punti per un posto, 4 per l’altro, e il doppio per un Capo. Quella che non è piena parte quando le arriva accanto un alieno.
argo-lesson-more = Troverai altro: un Pilota solo in una capsula può partire con essa o spostarla, i teletrasporti portano l’uno all’altro, e da una Macchina del Tempo interrompi il turno di un altro.
argo-lesson-over = La partita finisce quando tutte le capsule sono partite, poco dopo l’ultima tessera costruita, quando un giocatore non può più muovere nessuno, o quando la fila dei morti è piena. Allora hanno vinto gli alieni. Altrimenti vince chi ha più punti.

af-lesson-aim = Questo pianeta attende colonie. Ognuna è un punto, e così ogni territorio dove ne hai più di chiunque altro. Chi colloca l’ultima colonia finisce la partita, e vince chi ha più punti.
af-lesson-ships = Le tue navi sono dadi: ciò che mostrano dice dove possono attraccare. Ogni struttura intorno al pianeta accoglie altro, come qualsiasi valore, una coppia o una scala. Indicane una per leggere che cosa fa.
af-lesson-roll = Un turno comincia con un lancio. Premi il pulsante grande o Invio.
af-lesson-solar = Porta il 5 al Convertitore solare: fai clic sul dado e poi sulla struttura. Dà carburante, e di più per un dado alto. Con la tastiera: Tab e Invio, o { $list } per un elenco di tutto ciò che puoi fare.
af-lesson-yard = Ora la coppia. Porta i due 2 al Cantiere navale: per un carburante e un minerale costruisce una nave, e dal prossimo turno lanci un dado in più.
af-lesson-others = Ora l’altro ha lanciato e attraccato. Le navi restano ai loro porti fino al prossimo turno di chi le possiede, quindi intralciano gli altri. Ciò che può attraccare deve farlo.
af-lesson-colony = Qualche turno dopo hai lanciato tre 4 e hai minerale. Attraccali tutti al Costruttore di colonie: ne viene una colonia.
af-lesson-place = Scegli tu dove va. Prendi il territorio segnato, che è vuoto: con una colonia ne hai più di tutti.
af-lesson-control = Due punti: uno per la colonia, uno per il controllo. Il suo bonus è tuo finché nessuno ti raggiunge. Indica il territorio per leggerlo.
af-lesson-artifact = Un altro turno. Attracca il 6 e poi il 3 all’Artefatto alieno: navi che lì in un turno sommano 8 ti portano una carta.
af-lesson-claim = Prendi la carta segnata e conferma, perché poi ne viene scoperta un’altra. Ogni carta si usa una volta per turno, e quasi tutte hanno anche un effetto quando si scartano.
af-lesson-hub = La tua ultima nave va al Centro coloni. Ogni dado vi fa avanzare la tua colonia di un cerchio. Dal settimo può essere lanciata per un carburante e un minerale: fai anche questo.
af-lesson-second = Colloca questa colonia sul territorio segnato. La terza via per una colonia è un 6 alla Stazione terraforming, che ti costa anche la nave.
af-lesson-raid = Tre navi in scala possono depredare. Attracca 2, 3 e 4 all’Avamposto predoni.
af-lesson-loot = Tolgono agli altri quattro unità di carburante e minerale, o una carta. Prendi le risorse.
af-lesson-goods = Il Convertitore solare dà carburante, la Miniera lunare minerale, e una coppia al Mercato orbitale scambia carburante con minerale. A fine turno tieni al massimo otto unità.

aq-lesson-aim = Guidi una squadra in una stazione sotto il mare. Un ingegnere programma bot, uno scienziato li porta nei sei Settori, e lì lavorano. Dopo quattro round vince chi ha più punti conoscenza.
aq-lesson-hq = Nel Quartier Generale il tuo ingegnere segue le frecce, tre volte per round. Ogni casella programma un tuo bot per il simbolo che vi si trova.
aq-lesson-program = Vai sulla casella gialla: facci clic. Con la tastiera: Tab e Invio, o { $list } per un elenco di tutto ciò che puoi fare.
aq-lesson-once = In ogni turno fai una sola cosa così. Terminalo con il pulsante grande o con Invio.
aq-lesson-deploy = Anche l’altro ha programmato. Ora fai lavorare il tuo bot: fai clic sul suo programma giallo sulla tua plancia e poi sul Settore dov’è il tuo scienziato.
aq-lesson-work = Ha preso la casella di controllo. Ora fagli fare il suo lavoro: il giallo prende tempo, quanto ne contiene il tuo laboratorio.
aq-lesson-again = Ora il bot dell’altro è arrivato in questo Settore e ha preso la casella di controllo. Il tuo è andato nella stazione di ricarica. Così il controllo cambia fino alla fine del round, quando conta.
aq-lesson-purple = Il tuo ingegnere prosegue: sulla casella viola, e termina il turno. Al massimo due bot sono programmati insieme, ognuno per un altro simbolo.
aq-lesson-catch = Ora il bot viola: fai clic sul suo programma e poi sul Settore segnato. Il tuo scienziato passa un portello, che costa tempo, e il bot vi cattura le piovre.
aq-lesson-line = La cattura ha dato punti, che avanzano su questo tracciato. Attento alle linee rosse: superarne una costa un cristallo, altrimenti il resto dei punti è perso.
aq-lesson-others = Gli altri simboli: il nero prende cristalli, il verde amplia il tuo laboratorio, il rosso prende una carta ricerca, il bianco programma un altro bot, e il blu colloca un sottomarino.
aq-lesson-blue = Qualche turno dopo, verso la fine del round, il tuo bot è programmato per il blu. Fai clic sul suo programma e poi sul Settore segnato: vi colloca un sottomarino in cambio di tempo, e questo dà subito punti.
aq-lesson-pass = Il tuo ingegnere è a un’uscita e non resta nulla da fare. Passa e termina il turno. Chi passa per primo comincia il round successivo.
aq-lesson-scoring = Tutti hanno passato, quindi si conta il round: caselle di controllo, bot fuori dalla plancia e cristalli. Le piovre dove hai il controllo ti costano punti. Scorrilo con Invio.
aq-lesson-round = Un nuovo round: i Settori si riempiono di nuovo e il Quartier Generale è disposto in altro modo. Comincia chi ha passato per primo.
aq-lesson-over = Dopo il quarto round ce ne sono altri per le lettere diverse nel laboratorio, per un laboratorio completo, per il tempo che resta e se tutti i sottomarini sono fuori. Poi vince chi ha più punti.

## Rompicapi

puzzles = Rompicapi
puzzles-solve = Risolvi i rompicapi
puzzles-none = Per questo gioco non ci sono ancora rompicapi.
puzzles-unreadable = I rompicapi di questo gioco non si possono leggere. Per favore invia una segnalazione di errore.
puzzles-solved = Risolti: { $n } di { $of }
puzzle-grade-easy = Facile
puzzle-grade-tricky = Insidioso
puzzle-grade-hard = Difficile
puzzle-line = Rompicapo { $n } ({ $grade }, { $players } giocatori): { $goal }
puzzle-line-solved = Rompicapo { $n } ({ $grade }, { $players } giocatori, risolto): { $goal }
puzzle-step = Rompicapo { $n } di { $of } · { $grade }
puzzle-leave = Torna ai rompicapi (Esc)
puzzle-over = La tua azione è finita.
puzzle-right = Risolto
puzzle-solved = È l’azione migliore.
puzzle-solved-because = È l’azione migliore, perché { $why }.
puzzle-not-quite = Non ci siamo ancora
puzzle-missed = Un’altra azione è migliore.
puzzle-missed-because = Un’altra azione è migliore, perché così { $why }.
puzzle-strayed = Non fa parte della soluzione
puzzle-again = Riprova
puzzle-show = Mostra la soluzione
puzzle-next = Prossimo rompicapo
puzzle-done = Torna alla lista
puzzle-goal-score = Trova l’azione che ti dà più punti.
puzzle-goal-attack = Trova l’azione con cui guadagni di più a spese degli altri.
puzzle-goal-growth = Trova l’azione che in seguito rende di più.
puzzle-goal-safety = Trova l’azione che ti protegge meglio.
puzzle-goal-tempo = Trova l’azione che ti lascia le possibilità migliori.
puzzle-goal-rivals = Trova l’azione che ostacola di più gli altri.
puzzle-goal-neutral = Trova l’azione che frena gli alieni.
puzzle-goal-argo-points-own = Fai quanti più punti puoi con una sola azione.
puzzle-goal-argo-aboard-own = Prendi il posto migliore in una capsula.
puzzle-goal-argo-near-own = Avvicina la tua squadra alle capsule.
puzzle-goal-argo-near-rivals = Tieni gli altri lontani dalle capsule.
puzzle-goal-argo-bitten-own = Salva un astronauta da un alieno.
puzzle-goal-argo-threatened-own = Tieni i tuoi astronauti lontani dagli alieni.
puzzle-goal-argo-dead-own = Fai in modo di non perdere astronauti.
puzzle-goal-argo-dead-rivals = Fai perdere un astronauta agli altri.
puzzle-goal-alien-frontiers-points-own = Ottieni quanti più punti puoi con una sola azione.
puzzle-goal-alien-frontiers-points-rivals = Togli punti agli altri.
puzzle-goal-alien-frontiers-landed-own = Colloca una colonia sul pianeta.
puzzle-goal-alien-frontiers-bonus-own = Conquista il bonus di un territorio.
puzzle-goal-aqua-sphere-points-own = Ottieni quanti più punti conoscenza puoi con una sola azione.
puzzle-goal-aqua-sphere-time-own = Procurati segnalini tempo.
puzzle-goal-aqua-sphere-crystals-own = Procurati cristalli per le linee rosse.
puzzle-goal-aqua-sphere-submarines-own = Colloca un sottomarino.
puzzle-goal-aqua-sphere-fields-own = Prendi una casella di controllo.

## Le regole

rules = Regole
rules-about = Regole su: { $what }
rules-previous = Pagina precedente
rules-next = Pagina seguente
rules-page = Pagina { $n } di { $of }
rules-keys = Le frecce voltano pagina, Pag giù scorre
rules-search = Cerca nelle regole
rules-nothing = Nessuna pagina contiene tutte queste parole.
start-learn = Impara
book-game = Il gioco in due pagine
book-one = Scopo e turno
book-two = Ciò che conta e la fine
book-aim = Scopo
book-turn = Un turno
book-end = Fine della partita
book-options = Le opzioni del tavolo possono cambiare parte di questo.

## Finestra

app-name = Podbay
app-claim = Serate di giochi da tavolo sulla stessa rete.
app-claim-more = Nessun account, niente internet, niente da configurare.
app-unofficial = Versioni non ufficiali di Argo, Alien Frontiers e AquaSphere. Tutti i disegni sono nostri.
window-no-drawing = OpenGL non funziona
window-no-library = manca { $library }: installa { $debian } (Debian, Ubuntu), { $fedora } (Fedora) o { $arch } (Arch)
window-wrong-scale = { $name } vale { $value }, che non è né una dimensione maggiore di 0, come 1.5, né randr: cambia o togli questa variabile
window-no-display = Qui Podbay non può aprire una finestra ({ $why }). Senza schermo usa podbay host --headless, podbay join --headless --bot normal o podbay tables; podbay --help elenca tutti i comandi.
seat-color-sun = giallo
seat-color-ice = blu
seat-color-rose = rosso
seat-color-violet = viola
bot-random = casuale
bot-greedy = avido
bot-easy = facile
bot-easy-more = Fa errori. Va bene per una prima partita.
bot-normal = normale
bot-normal-more = Gioca con criterio. Un avversario equilibrato.
bot-hard = difficile
bot-hard-more = Pensa in anticipo. Per chi conosce il gioco.
bot-even-more = Gioca un po’ di tutto.
bot-hunter-more = Ama lo scontro.
bot-builder-more = Investe ora per raccogliere dopo.
bot-guard-more = Corre pochi rischi.
toast-close = Chiudi questo messaggio
toast-new-code = Nuovo codice
toast-new-code-more = Un codice è stato sbagliato tre volte. Quello nuovo è { $code }.
toast-not-possible = Non è possibile
toast-failed = Non ha funzionato

start-change = Cambia
start-profile-done = Fatto
start-name = Il tuo nome
start-colour = Gioca con il { $colour }
start-name-bad = Un nome ha da 1 a 40 caratteri
start-name-unshown = Il nome ha un carattere che nessuno può vedere
start-name-no-font = Nessun carattere di questo computer ha «{ $sign }»
start-host = Apri un tavolo
start-host-more = Gli altri su questa rete lo vedono subito
start-join = Entra
start-join-listening = Ricerca su questa rete
start-join-found = { $n ->
    [one] Un tavolo trovato, la ricerca continua
   *[other] { $n } tavoli trovati, la ricerca continua
}
start-no-table = Ancora nessun tavolo trovato
start-no-table-more = I tavoli di questa rete compaiono qui da soli.
start-no-table-macos = Quando macOS chiede l’accesso alla rete locale, scegli «Consenti».
start-no-table-windows = All’avviso del firewall di Windows, spunta le reti private e consenti l’accesso.
start-no-search = Da qui non si possono trovare tavoli
start-no-search-head = Questo computer non può cercare tavoli
start-no-search-more = Scrivi il codice che l’host legge ad alta voce.
start-no-network = Nessuna rete
start-no-network-head = Questo computer non ha rete
start-no-network-more = Collegalo per giocare con altri. «Gioca qui» funziona anche senza.
start-only-virtual-head = Nessuna rete oltre a quelle interne al computer
start-only-virtual-more = Ci sono solo container e macchine virtuali. Collegati alla rete degli altri.
start-address = Codice o indirizzo
start-address-hint = ABCD-2345 o 192.168.0.5
start-address-bad = Scrivi il codice, come ABCD-2345, o l’indirizzo
start-address-port = Dopo i due punti va una porta, come 47200
start-code-mistyped = Errore di battitura. Confronta il codice con quello dell’host
start-address-join = Entra lì
start-not-in-list = Non è nell’elenco?
start-here = Gioca qui
start-here-more = Con bot, o più persone a questo computer
start-table-name = Tavolo di { $name }
start-silent = Un tavolo è annunciato e non risponde
start-silent-more = A { $addresses }
start-row-other-key = Un altro dispositivo: { $words }
start-row-join = Entra in «{ $table }»
start-row-watch = Guarda «{ $table }»
start-row-only-watch = Guarda soltanto «{ $table }»
start-row-why = Perché non si può entrare in «{ $table }»?
start-button-join = Entra
start-button-watch = Guarda
start-button-why = Perché?
start-state-open = aperto
start-state-full = pieno
start-state-playing = in gioco
start-state-ended = tra partite
start-state-update = altra versione
start-state-gone = sparito
start-return = Torna a «{ $table }»
start-return-more = Il tuo posto ti aspetta.
start-return-button = Torna
start-resume = Riprendi { $game }, turno { $turn }
start-resume-button = Riprendi
start-resume-away = Metti via
start-resume-away-more = La partita non viene più proposta. La registrazione resta.
start-resume-not = La tua ultima partita non può riprendere qui
start-resume-no-table = Una versione precedente l’ha salvata senza il suo tavolo. Si può rivedere.
start-resume-other-version = L’ha salvata Podbay { $theirs }, questo è { $ours }. Aprila con quella versione.
start-resume-minutes = { $n ->
    [0] un momento fa
    [one] un minuto fa
   *[other] { $n } minuti fa
}
start-resume-hours = { $n ->
    [one] un’ora fa
   *[other] { $n } ore fa
}
start-resume-days = { $n ->
    [one] un giorno fa
   *[other] { $n } giorni fa
}
resumed = Riaperto dopo un arresto imprevisto
resumed-more = Non si è perso niente, e gli altri ritornano.
resumed-good = Continua
resumed-end = Chiudi il tavolo

lobby-back = Lascia il tavolo
menu-stay = Torna alla partita
full-screen = Schermo intero
full-screen-more = { $key } torna alla finestra.
key-enter = Invio
key-undo = Ctrl Z
key-redo = Ctrl Y
key-number = Tasto { $n }
leave-title = Lasciare il tavolo?
leave-seat = Il tuo posto resta tuo. Torna quando vuoi: la schermata iniziale ti riporta qui.
leave-alone = La partita viene conservata: la schermata iniziale ti propone di continuarla.
leave-host-game = Sei l’host: la partita si ferma per tutti. Viene conservata, e la schermata iniziale propone di continuarla.
leave-hand-over = Sei l’host. La partita può continuare su un altro computer: posti e posizione restano, ciò che è nascosto si sorteggia di nuovo.
leave-hand-over-yes = Esci, { $name } continua come host
leave-close = Chiudi il tavolo per tutti
leave-host-lobby = Sei l’host: il tavolo si chiude per tutti.
leave-yes = Esci
leave-no = Resta
stranger-title = Risponde un altro computer
stranger-more = All’indirizzo { $address } risponde un computer diverso dall’ultima volta. È normale se adesso l’host è un altro amico o se Podbay è stato reinstallato. Se hai dubbi, chiedi all’host prima di entrare.
stranger-no = Non entrare
stranger-yes = Fidati ed entra
other-table-title = È aperto un altro tavolo
other-table-more = Il tavolo a cui eri non c’è più. Il suo host è tornato con un altro, «{ $table }»: una partita nuova, senza il tuo posto di prima.
other-table-yes = Entra nel nuovo tavolo

sheet-close = Chiudi
help-title = Manca un tavolo?
help-network = Tutti devono essere sulla stessa rete. Le reti per gli ospiti spesso separano i dispositivi.
help-firewall = Firewall: permetti a Podbay di usare le reti private. Gli servono la porta UDP { $port } sull’host, e le porte UDP 47201 e 5353 per trovare i tavoli.
help-vpn = Una VPN può nascondere la rete locale. Disattivala per la serata.
help-same = A tutti serve la stessa versione di Podbay.
help-address = Ancora niente? Scrivi sotto l’elenco il codice che mostra la lobby dell’host.
help-version-title = Altra versione
help-version = Quel tavolo usa Podbay { $theirs }, questo è Podbay { $ours }. Le due versioni non possono giocare insieme.
help-version-do = Installa la stessa versione su entrambi i computer.

doctor-title = Controllo della rete
doctor-running = Si prova il percorso fino a un tavolo. Bastano pochi secondi.
doctor-button = Scopri perché
doctor-help = Controlla la rete
doctor-again = Controlla ancora
doctor-head = { $what }: { $state }
doctor-ok = ok
doctor-failed = guasto
doctor-not-tested = non provato
doctor-all-well = Nessun guasto trovato su questo computer. Se manca ancora qualcuno, controlla la rete anche sul suo computer.
doctor-rung-adapters = Rete di questo computer
doctor-rung-sockets = Socket del sistema
doctor-rung-port = La porta dei tavoli
doctor-rung-packets = Pacchetti in arrivo
doctor-rung-multicast = Multicast, che serve a trovare i tavoli
doctor-rung-neighbours = Altri dispositivi
doctor-rung-tables = Tavoli
doctor-rung-versions = Versioni dei tavoli
doctor-rung-address = L’indirizzo che ti hanno dato
doctor-cause-no-network = Nessuna rete è collegata.
doctor-do-no-network = Attiva il Wi-Fi o inserisci un cavo, e collegati alla rete degli altri.
doctor-cause-only-virtual = Sono collegate solo reti interne a questo computer ({ $about }), di container o macchine virtuali.
doctor-do-only-virtual = Attiva il Wi-Fi o inserisci un cavo, e collegati alla rete degli altri.
doctor-cause-no-router = Nessun router ha dato un indirizzo a questo computer; se n’è inventato uno ({ $about }).
doctor-do-no-router = Lo raggiungono solo i computer sullo stesso cavo. Controlla il cavo verso il router o ricollegati al Wi-Fi.
doctor-cause-system = Il sistema rifiuta: { $about }.
doctor-do-system = Chiudi altri programmi, riavvia il computer o chiedi a chi se ne occupa.
doctor-cause-port-taken = Un altro programma occupa la porta UDP { $about }.
doctor-do-port-taken = I tavoli si aprono su un’altra porta, che un firewall può non conoscere. Chiudi quel programma o lascia entrare l’altra porta di Podbay.
doctor-cause-packets-blocked = Un firewall di questo computer non lascia entrare pacchetti ({ $about }).
doctor-do-packets-blocked = Se vuoi aprire un tavolo, permetti Podbay nel firewall per le reti private, porta UDP 47200.
doctor-cause-multicast-blocked = Su questo computer il multicast non passa ({ $about }).
doctor-do-multicast-blocked = Permetti la porta UDP 5353 nel firewall e disattiva la VPN, oppure scrivi l’indirizzo dell’host.
doctor-cause-mdns-taken = Un altro programma tiene per sé la porta di mDNS ({ $about }).
doctor-do-mdns-taken = Chiudi i programmi che cercano stampanti o altoparlanti, oppure scrivi l’indirizzo dell’host.
doctor-cause-nobody-heard = Nessun altro dispositivo risponde: non si sa se qui i dispositivi possono parlarsi.
doctor-do-nobody-heard = Gli altri sono sulla stessa rete? Le reti per gli ospiti spesso separano i dispositivi.
doctor-cause-no-table = Qui nessun tavolo viene annunciato.
doctor-do-no-table = Se un tavolo è aperto, controlla la rete sul computer dell’host e che entrambi siate sulla stessa rete.
doctor-cause-far-firewall = { $about } si vede, ma non risponde.
doctor-do-far-firewall = Il firewall del computer dell’host deve lasciare entrare Podbay per le reti private, porta UDP 47200; controlla la rete lì. Se non aiuta, il Wi-Fi separa i dispositivi.
doctor-cause-isolated = Non si raggiunge { $about }, anche se dovrebbe essere nella stessa rete.
doctor-do-isolated = Il computer è spento, o il Wi-Fi separa i dispositivi, come le reti per gli ospiti. Usa un’altra rete o un cavo.
doctor-cause-other-subnet = { $about } appartiene a un’altra rete rispetto a questo computer.
doctor-do-other-subnet = Collegati allo stesso Wi-Fi, o allo stesso router via cavo.
doctor-cause-nothing-listens = Il computer { $about } c’è, ma su quella porta non è aperto nessun tavolo.
doctor-do-nothing-listens = Chiedi all’host l’indirizzo che la lobby mostra adesso.
doctor-cause-not-podbay = All’indirizzo { $about } risponde qualcosa che non è Podbay.
doctor-do-not-podbay = Chiedi all’host l’indirizzo che mostra la lobby.
doctor-cause-busy = Il tavolo all’indirizzo { $about } adesso non accoglie nessuno.
doctor-do-busy = Chiedi all’host di fare posto e riprova.
doctor-cause-other-version = Lì c’è un’altra versione di Podbay: { $about }.
doctor-do-other-version = Installa la stessa versione dappertutto.
doctor-cause-not-reached = Prima deve funzionare un passaggio precedente.

settings = Impostazioni
settings-tab-display = Schermo
settings-tab-sound = Suoni
settings-tab-game = Gioco
settings-tab-profile = Profilo
settings-tab-controls = Comandi
settings-tab-network = Rete
settings-tab-devices = Dispositivi
settings-tab-diagnostics = Diagnostica
settings-tab-about = Informazioni
settings-language = Lingua
settings-theme = Aspetto
settings-theme-system = Come il sistema
settings-theme-dark = Scuro
settings-theme-light = Chiaro
settings-scale = Dimensione
settings-smaller = Riduci
settings-larger = Aumenta
settings-percent = { $n }%
settings-automatic = Automatico
settings-scale-more = Ctrl con + e − la cambia ovunque, Ctrl con 0 è automatico.
settings-scale-limited = Più grande di quanto permette questa finestra; ingrandiscila.
settings-ease = Più facile da vedere
settings-contrast = Contrasto forte
settings-reduced = Riduci movimento
settings-volume = Volume
settings-quieter = Più basso
settings-louder = Più alto
settings-listen = Ascolta
settings-mute = Nessun suono
settings-sound-more = I suoni dicono che tocca a te rispondere, che cosa fanno gli altri e che qualcuno ha detto qualcosa. Tutto questo si vede anche.
settings-sound-silent = Nessun dispositivo audio trovato. I suoni cominciano appena ce n’è uno.
settings-animation = Movimento sul tabellone
settings-animation-normal = Normale
settings-animation-fast = Veloce
settings-animation-off = Nessuno
settings-animation-reduced = Nulla si muove finché «Riduci movimento» è attivo in Schermo.
settings-reminder = Quando una domanda ti aspetta
settings-reminder-once = Una volta sola
settings-reminder-every = Ogni { $n } s
settings-reminder-more = Podbay ti chiama con un suono e nella barra delle applicazioni finché un’altra finestra è davanti.
settings-confirm = Premere due volte prima che la mossa valga
settings-confirm-never = Mai
settings-confirm-tiles = Per una tessera
settings-confirm-always = Sempre
settings-confirm-more = Una tessera di Argo che si può girare si mostra sempre prima; premendo ancora la si posa.
settings-tile-codes = Argo: mostrare sempre i codici delle tessere
settings-cores = Core per i bot
settings-cores-fewer = Meno core
settings-cores-greater = Più core
settings-colour = Il tuo colore
settings-profile-more = Nome e colore valgono dal prossimo tavolo che apri o a cui ti unisci.
settings-key-list = Elenco di tutto ciò che puoi fare
settings-key-hint = Suggerimento: che cosa sarebbe meglio
settings-key-show-again = Mostrare ancora che cosa hanno fatto gli altri
settings-key-turn = Girare una tessera prima di posarla
settings-key-whole = Mostrare tutto il tabellone
settings-key-jump = Andare a ciò che viene chiesto
settings-key-point = Tenuta: indicare a tutti
settings-key-step-in = Argo: usare una Macchina del Tempo
settings-key-let-be = Argo: lasciar fare
settings-key-agree = Accettare un ritiro di mossa
settings-key-decline = Rifiutare un ritiro, o rinunciare al tuo
settings-key-ready = Lobby: pronto, o non più
settings-key-full-screen = Riempire lo schermo, e tornare
settings-keys-change = Cambia
settings-keys-cancel = Annulla
settings-keys-change-of = Cambia il tasto: { $action } ({ $key })
settings-keys-cancel-of = Tieni il tasto: { $action } ({ $key })
settings-keys-usual = Com’era: { $action } ({ $key })
settings-keys-listening = Premi il nuovo tasto: una lettera, o da F1 a F12. Esc annulla.
settings-keys-fixed = Questo tasto non si può scegliere. Premi una lettera, o da F1 a F12; Esc annulla.
settings-keys-taken = { $key } serve già a «{ $action }». Scegli un altro tasto, o cambia prima quello.
settings-keys-more = Sempre uguali: frecce, Pagina su e giù, Inizio, Fine, Tab, Invio, Esc, Spazio, Backspace, cifre, +, −, ?, Maiusc R (gira indietro) e tutto ciò che ha Ctrl o Alt.
settings-anywhere = Impostazioni (Ctrl + virgola)
settings-port = Porta dei tuoi tavoli
settings-port-bad = Una porta da { $least } a 65535
settings-port-more = Se resta vuoto, Podbay usa la { $port } o un’altra libera. Se la porta data qui è occupata, il tavolo non si apre; il tuo firewall deve lasciarvi passare UDP.
settings-who = Chi può entrare in un nuovo tavolo
settings-who-more = Puoi ancora cambiarlo nella lobby di ogni tavolo.
settings-adapter = Scheda di rete
settings-adapter-absent = { $name } · non connessa
settings-adapter-more = Si usano tutte. Quella scelta è la sola finché è connessa.
settings-devices = Dispositivi di partite precedenti
settings-devices-none = Ancora nessuno. Chi gioca una partita con te viene ricordato qui.
settings-devices-more = Un tavolo aperto ai dispositivi noti li fa entrare senza chiedere. Chi dimentichi è un estraneo al prossimo tavolo che apri.
settings-others = e altri { $n }
settings-device-nameless = Senza nome
settings-forget = Dimentica
settings-forget-who = Dimentica { $name } ({ $words })
settings-forgotten = { $name } è dimenticato
settings-remember = Annulla
settings-remember-who = Ricorda di nuovo { $name }
settings-reach-network = Per tutta questa rete: { $addresses }
settings-reach-link = Solo sullo stesso cavo o Wi-Fi: { $addresses }
settings-reach-tunnel = Attraverso un tunnel, come una VPN: { $addresses }
settings-reach-inside = Solo in questo computer: { $addresses }
settings-report-more = Il rapporto è un file nella cartella del tuo profilo. Non si invia nulla.
settings-folder = Cartella del tuo profilo
settings-folder-more = Qui si trovano impostazioni, partite e rapporti, e il registro dell’ultimo problema.
settings-folder-copy = Copia il percorso
settings-version = Podbay { $version }
settings-about-licence = Podbay è distribuito con licenza { $licence }, a tua scelta.
settings-about-notices = Licenze delle librerie e dei caratteri in Podbay
settings-about-copy = Copia le licenze
report = Segnala un problema
report-title = Il rapporto è scritto
report-more = È il file { $file }. Contiene ciò che Podbay ha annotato per ultimo e la tua partita più recente, senza nomi, indirizzi e chiavi. Allegalo quando segnali il problema a qualcuno.
report-good = Chiudi
report-copy = Copia il nome del file
settings-broken = Alcune delle tue impostazioni non si possono leggere
settings-broken-kept = Di nuovo ai valori iniziali: { $what }. Il vecchio file è conservato in { $file }.
profile-not-kept = Qui non si salva nulla
settings-language-unknown = La tua lingua non c’è
settings-language-unknown-more = Le impostazioni indicano la lingua «{ $tag }», che questa versione non ha. Scegline un’altra nelle impostazioni.

problem-title = Podbay non può partire
problem-close = Chiudi
lobby-hosted-by = lobby, host: { $name }
lobby-host-apart = lobby, l’host non occupa nessun posto
lobby-hosted-here = lobby, sei l’host: { $address }
lobby-here = lobby, solo su questo computer
lobby-seats = Posti
lobby-order = Si gioca dall’alto in basso
lobby-game = Opzioni
lobby-which = Gioco
game-minutes = circa { $minutes } minuti
lobby-changed = { $n ->
    [one] È cambiata un’opzione
   *[other] Sono cambiate { $n } opzioni
}
lobby-changed-you = { $n ->
    [one] È cambiata un’opzione: premi Pronto se sei d’accordo
   *[other] Sono cambiate { $n } opzioni: premi Pronto se sei d’accordo
}
lobby-changed-others = { $n ->
    [one] È cambiata un’opzione: gli altri devono essere d’accordo
   *[other] Sono cambiate { $n } opzioni: gli altri devono essere d’accordo
}
lobby-you = tu
lobby-host = host
lobby-player = giocatore
lobby-away = assente
lobby-slow = connessione lenta
lobby-bot = bot { $kind }
lobby-free = Posto libero
lobby-free-more = Chi entra può sedersi qui
lobby-free-here = Un bot, o un’altra persona qui
lobby-sit = Siediti qui
lobby-sit-too = Un’altra persona qui
lobby-swap = Scambia i posti { $a } e { $b }
lobby-person = Persona al posto { $n }
lobby-at-laptop-of = al computer di { $name }
lobby-stand = Alzati
lobby-add-bot = Aggiungi un bot
lobby-bot-level = Livello
lobby-bot-character = Carattere
lobby-bot-change = Livello e carattere di { $name }: { $kind }
lobby-bot-choice = { $name }: { $more }
lobby-remove = Togli il bot
lobby-send-away = Allontana { $name }
lobby-ban = Allontana { $name } per sempre
ban-title = Allontanare { $name } per sempre?
ban-more = Chi viene allontanato lascia subito il tavolo e non può tornare. Dall’elenco degli allontanati puoi farlo entrare di nuovo.
ban-yes = Allontana per sempre
ban-no = Annulla
banned-list = Allontanati ({ $n })
banned-title = Non ammessi a questo tavolo
banned-lift = Fai rientrare
banned-lift-who = Fai rientrare { $name }
toast-banned = { $name } è stato allontanato per sempre
toast-banned-more = «Allontanati», nella lobby e nel menu del tavolo, permette di far rientrare.
toast-unbanned = { $name } può tornare
toast-unbanned-more = Si raggiunge il tavolo come prima.
lobby-ready = Pronto
lobby-not-ready = Non pronto
lobby-coming = In arrivo
lobby-ready-again = Ritira Pronto
lobby-start = Inizia
lobby-start-with = Inizia in { $n }
lobby-leave = Esci
lobby-players = Giocatori
lobby-players-more = Posti al tavolo. Chi siede oltre si alza.
lobby-who = Chi può entrare
lobby-who-more = Chiunque su questa rete, solo chi ha il codice, solo chi fai entrare tu, o i dispositivi di partite precedenti. Chi ha il codice entra sempre.
lobby-box = Scatola
lobby-box-more = I numeri stampati nella scatola. Chi ne ha una diversa può giocare con un proprio file.
box-title = La scatola
box-built-in = La scatola inclusa
box-built-in-more = Tutti i numeri sono quelli inclusi nel programma.
box-nameless = Una scatola senza nome
box-changes = { $n ->
    [one] Cambia un valore:
   *[other] Cambia { $n } valori:
}
box-changes-nothing = Non cambia nessun valore.
box-changes-more = { $n ->
    [one] e un altro
   *[other] e altri { $n }
}
box-change = { $field }: { $from } diventa { $to }
box-change-new = { $field }: si aggiunge { $to }
box-change-gone = { $field }: { $from } viene tolto
box-file = File della scatola
box-file-hint = Una copia corretta di un file della scatola
box-use = Gioca con questo file
box-back = Usa la scatola inclusa
lobby-who-anyone = Chiunque
lobby-who-code = Chi ha il codice
lobby-who-ask = Chiedi a me
lobby-who-known = Dispositivi noti
lobby-window = Tempo per rispondere
lobby-window-more = Quanto può riflettere un giocatore prima di intervenire nel turno di un altro.
lobby-hints = Suggerimenti
lobby-hints-more = Se i giocatori possono chiedere al programma che cosa fare. Da soli e contro i bot si può sempre.
lobby-when-away = Se qualcuno si assenta
lobby-when-away-more = Il tempo dopo il quale un bot continua da solo. Chi torna gioca subito, e l’host può far continuare un bot anche prima.
wait-never = mai
wait-none = subito
wait-seconds = dopo { $n } secondi
wait-minutes = { $n ->
    [one] dopo un minuto
   *[other] dopo { $n } minuti
}
seats-title = Posti
seats-of = Posto di { $name }
seats-bot = un bot dell’host
seats-stand-in = assente, continua un bot
seats-away = assente
seats-you = tu
seats-slow = qui, con una connessione lenta
seats-here = qui
seats-bot-plays = Fai giocare un bot
seats-bot-ends = Ferma il bot
seats-give = Dai il posto a …
seats-give-title = Il posto di { $name } per …
seats-ask = Chiedi il posto
move-offered = Prendere il posto di { $seat }?
move-wished = Dare a { $name } il posto di { $seat }?
move-more = Punti e pezzi vanno insieme al posto.
move-yes = Sì
move-no = No
away-head = { $name } non c’è, ed è il suo turno
away-host = Un bot può giocare fino al ritorno.
away-after = Un bot continua { $time }; l’host può farlo partire subito.
away-waits = Si prosegue al ritorno, o quando l’host fa continuare un bot.
away-finishes = Un bot finisce un’azione per te
away-finishes-more = Appena ha finito, giochi di nuovo tu.
lobby-window-value = { $n ->
    [0] Nessun limite
   *[other] { $n } secondi
}
lobby-was = prima { $value }
lobby-option = { $name }: { $value }
lobby-options-hint = Indica un’opzione per leggere che cosa fa.
lobby-options-hint-others = Indica un’opzione per leggere che cosa fa. Un cambiamento ritira il Pronto di tutti.
lobby-options-guest = Sceglie l’host. Indica un’opzione per leggere che cosa fa.
lobby-wait-seats = { $free ->
    [one] C’è un posto libero
   *[other] Ci sono { $free } posti liberi
}
lobby-wait-for = Si aspetta: { $names }
lobby-wait-you = Manchi solo tu: premi Pronto
lobby-wait-you-too = Si aspetta: te, { $names }
lobby-wait-away = Assenti: { $names }
lobby-wait-bots = Arrivano i bot
lobby-wait-host = Tutti pronti, manca solo che { $name } inizi
lobby-wait-start = Tutti pronti, la partita comincia da sola
lobby-can-start = Si può iniziare
lobby-dealing = Sorteggio
lobby-result = Ultimo risultato
lobby-onlookers = Guardano: { $names }
invite-here = Come si comincia
invite-here-more = Scegli in quanti si gioca, riempi i posti liberi con bot o con chi è qui con te, e premi Inizia.
invite-lan = Invita
invite-lan-more = Gli altri avviano Podbay su questa rete, trovano «{ $table }» nel loro elenco e premono Entra. Se non lo trovano, scrivono questo codice.
invite-no-discovery = Gli altri non possono trovare questo tavolo da soli. Scrivono questo codice.
invite-no-network = Questo computer non ha rete, quindi nessun altro può venire. Collegalo, poi apri di nuovo un tavolo.
invite-no-record = L’ultima partita non si può salvare, quindi non ne comincia una nuova. Il disco è pieno?
invite-guest = Che cosa succede adesso
invite-guest-more = Scegli il tuo colore e premi Pronto. L’host inizia quando tutti sono pronti.
invite-onlooker-more = Guardi la partita. Finché un posto è libero puoi sederti lì.
invite-copy = Copia
invite-copy-code = Copia il codice
invite-code = Codice di accesso
invite-more = Invita
invite-address = Indirizzo: { $address }
invite-qr = Codice QR con il codice di accesso e l’indirizzo di questo tavolo
invite-sheet-more = Gli altri avviano Podbay su questa rete e scrivono questo codice sotto il loro elenco di tavoli. Chi lo ha, entra.
invite-page = Offri Podbay agli altri
invite-page-more = Apre una pagina per i browser di questa rete finché la lobby è aperta. Mostra il codice e i pacchetti, e nient’altro di questo computer.
invite-page-at = Chi non ha Podbay apre questo indirizzo nel browser:
invite-page-copy = Copia l’indirizzo
invite-page-words = Gli amici confrontano le parole con quelle della pagina, e il checksum con quello del loro file. Se qualcosa non corrisponde, è stato modificato durante il trasferimento.
invite-page-unread = { $name } non si può offrire: il file è troppo grande o non si può leggere.
invite-page-folder = Metti i pacchetti per altri sistemi in questa cartella:
invite-page-folder-copy = Copia il percorso
invite-page-none = Non c’è ancora nessun pacchetto.
invite-page-closed = La pagina è chiusa durante la partita.
invite-page-sent =
    { $n ->
        [one] { $n } pacchetto scaricato
       *[other] { $n } pacchetti scaricati
    }
page-invited = Hai un invito per «{ $table }»
page-what = Con Podbay si gioca a giochi da tavolo con gli amici nella stessa stanza, ognuno sul proprio portatile. Non servono né account né internet. Questa pagina è sul computer dell’host e si chiude quando la partita comincia.
page-get = Scarica Podbay
page-keep = Il browser potrebbe chiederti se conservare il file, perché è un programma. Conservalo.
page-check = Qualcuno in questa rete potrebbe modificare questa pagina o un file durante il trasferimento. Le otto parole sotto il nome di un file devono essere quelle sullo schermo dell’host. Per maggiore sicurezza, apri un terminale nella cartella del file ed esegui il comando sotto le parole. Il checksum che appare deve essere quello sullo schermo dell’host.
page-none = Qui non c’è un file per { $system }. Chiedilo all’host.
page-size = { $size } MB
page-sum = Checksum { $sum }
page-how-open = Apri il file.
page-how-publisher = Se Windows blocca il programma, scegli «Ulteriori informazioni» e poi «Esegui comunque».
page-how-zip = Estrai il file e apri { $program } nella nuova cartella.
page-how-mac = Apri il file, se il browser non lo ha già estratto, e trascina Podbay in «Applicazioni». Se macOS non apre Podbay, non spostarlo nel Cestino: vai in «Impostazioni di Sistema», «Privacy e sicurezza», e premi «Apri comunque».
page-how-terminal = In un terminale, nella cartella del file:
page-come = Entra al tavolo
page-come-more = Avvia Podbay. Il tavolo è nell’elenco: premi Entra. Se non c’è, scrivi questo codice sotto l’elenco:
knock-title = { $name } chiede di entrare
knock-more = Chiave { $words }.{ $others ->
    [0] {""}
    [one] {" "}Aspetta un’altra persona.
   *[other] {" "}Aspettano altre { $others } persone.
}
knock-yes = Fai entrare
knock-no = Non adesso

link-connecting = Connessione
link-connecting-more = Si cerca l’host.
link-connecting-again = Si cerca l’host, tentativo { $n }.
link-asked = Stai bussando
link-asked-more = Si chiede all’host se puoi entrare.
link-lost = Riconnessione
lost-silent = Dall’host non arriva più niente.
lost-moved = Ora l’host ha un altro indirizzo.
lost-behind = L’host non ha avuto risposta da questo computer per troppo tempo.
lost-forgotten = L’host non conosce più questa connessione. Forse è stato riavviato.
lost-nonsense = L’host ha mandato qualcosa di impossibile.
lost-flooding = L’host ha ricevuto troppi messaggi da questo computer.
lost-moved-on = Il tavolo continua su un altro computer.
lost-went-back = Un altro computer continua la vostra partita da un momento precedente. Non sei stato portato lì.
lost-never-began = L’altro computer ha aspettato troppo a continuare la vostra partita. Podbay prova con il prossimo.
lost-other-table = L’altro computer ha aperto un altro tavolo. Podbay prova con il prossimo.
lost-ended = L’host ha chiuso la connessione.
lost-line = La rete non ha funzionato.
link-lost-more = Puoi guardarti intorno; la connessione torna da sola.
toast-took-over = L’host non c’è più, il tavolo continua
toast-took-over-more = Adesso questo computer ospita il tavolo: lascialo aperto.
toast-no-host = L’host non risponde. Appena torna, si continua.
toast-offered = Chiesto a { $name }
toast-offered-more = Il posto passa quando la risposta è sì.
toast-went-on = Il tavolo continua
toast-went-on-more = Ora il tavolo è ospitato dal computer di { $name }.
link-gone = L’host non c’è più
link-gone-more = La ricerca continua. Puoi aspettare e guardare, o uscire: il tuo posto resta tuo.
link-gone-go-on-more = Puoi aspettarlo, continuare qui con chi viene, o uscire: il tuo posto resta tuo.
link-gone-go-on = Continua qui
link-gone-leave = Esci
ended-head-closed = Il tavolo è chiuso
ended-head-left = Non sei più al tavolo
ended-head-failed = Non puoi entrare
link-not-saved = La partita è ferma
link-not-saved-more = Il computer dell’host non può salvarla. Riprende da sola appena il disco lo permette.
link-handing-over = Il tavolo passa a { $name }
link-handing-over-more = Continua tra un attimo su quel computer. Fino ad allora lascia aperto questo.
link-apart = Gli altri forse sono altrove
link-apart-more = Quasi tutti quelli che hanno un posto sono assenti e forse giocano su un altro computer. Vale solo una delle due partite.
toast-kept = Il tavolo resta qui
toast-kept-more = Il computer di { $name } non l’ha preso in carico.
link-cancel = Annulla

end-leave = Esci
end-lobby = Torna alla lobby
end-look-around = Dai un’occhiata
end-save = Salva il replay
end-not-saved = Il replay non si può salvare: ciò che si è sentito della partita non combacia.
end-looking = La fine della partita
end-looking-more = Così era rimasto il tavolo.
end-looking-back = Torna al risultato

## The end of a game: how it went, and what stood out.

end-turns = { $n ->
    [one] un turno
   *[other] { $n } turni
}
end-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
}
end-minutes-seen = { $n ->
    [one] un minuto da quando ci sei
   *[other] { $n } minuti da quando ci sei
}
end-course = Com’è andata
end-course-none = Questo computer ha visto troppo poco della partita per disegnare com’è andata.
end-course-spoken = I punti turno dopo turno.
end-course-at = { $n } dopo il turno { $turn }
end-course-of = { $name }: { $points }.
end-start = inizio
end-turn = turno { $n }
end-course-points = Punti
end-course-chances = Probabilità di vincere
chances-head = Dove è girata la partita
chances-spoken = Le probabilità di vincere turno dopo turno.
chances-at = { $n }% prima del turno { $turn }
chances-at-end = { $n }% alla fine
chances-end = fine
chances-share = { $n }%
chances-aliens = gli alieni
chances-turn = Esame del turno { $turn } di { $last }
chances-looking = Esame della partita
chances-steady = In nessun turno la probabilità di qualcuno è salita o scesa del 10% o più.
chances-moment = Momento { $n }. { $text }
chances-look = Guarda il tabellone
chances-mistake = Turno { $turn }, { $name } ha scelto: { $chosen }. Meglio: { $better } ({ $best }% invece di { $got }%).
chances-then = { $first }; { $second }
chances-luck = Turno { $turn }: la sorte { $game ->
    [alien-frontiers] dei dadi
   *[other] nel pescare
} ha portato { $name } da { $before }% a { $after }%.
chances-fine = Turno { $turn }: una bella giocata ha portato { $name } da { $before }% a { $after }%.
chances-unclear = Turno { $turn }: { $name } da { $before }% a { $after }%, senza un errore evidente e non per caso.
end-tonight = Vinte stasera, in { $n } partite
end-best-turn = Il balzo più grande
end-best-turn-more = { $names }: { $n ->
    [one] un punto
   *[other] { $n } punti
} nel turno { $turn }
end-lead = Il vantaggio più lungo
end-lead-more = { $names }: { $n ->
    [one] un turno
   *[other] { $n } turni
} in testa in solitaria
end-comeback = La rimonta
end-comeback-more = { $names }: { $n } punti sotto dopo il turno { $turn }, e in testa alla fine
end-changes = Testa a testa
end-changes-more = Il primo posto è passato di mano { $n } volte.
end-each = { $names }, ciascuno
end-feat-kills = Il pericolo maggiore
end-feat-kills-more = { $names }: { $n ->
    [one] un astronauta altrui ucciso
   *[other] { $n } astronauti altrui uccisi
}
end-feat-saved = In salvo
end-feat-saved-more = { $names }: { $n ->
    [one] un astronauta partito in capsula
   *[other] { $n } astronauti partiti in capsula
}
end-feat-aliens = Caccia agli alieni
end-feat-aliens-more = { $names }: { $n ->
    [one] un alieno ucciso
   *[other] { $n } alieni uccisi
}
end-feat-raids = Le razzie più audaci
end-feat-raids-more = { $names }: { $n ->
    [one] una volta ha tolto qualcosa agli altri
   *[other] { $n } volte ha tolto qualcosa agli altri
}
end-feat-cards = Tecnologia aliena
end-feat-cards-more = { $names }: { $n ->
    [one] una carta presa
   *[other] { $n } carte prese
}
end-feat-shots = La mira migliore
end-feat-shots-more = { $names }: { $n ->
    [one] una nave colpita
   *[other] { $n } navi colpite
}
end-feat-octopods = Caccia alle piovre
end-feat-octopods-more = { $names }: { $n ->
    [one] una piovra catturata
   *[other] { $n } piovre catturate
}
end-feat-bots = Ingegneria senza sosta
end-feat-bots-more = { $names }: { $n ->
    [one] un bot programmato
   *[other] { $n } bot programmati
}
end-feat-research = Sete di sapere
end-feat-research-more = { $names }: { $n ->
    [one] una carta ricerca presa
   *[other] { $n } carte ricerca prese
}

## The end of a game: the result.

end-finished = la partita { $n } è finita
end-wins = Vince { $name }
end-win-shared = Vittoria condivisa: { $names }
end-and = { $first } e { $last }
end-aliens-win = Vincono gli alieni
end-nobody-wins = Non vince nessuno
end-would-win = { $you ->
    [yes] Adesso vinceresti con { $n }.
   *[no] Adesso vincerebbe { $name } con { $n }.
}
end-would-share = Adesso vincerebbero insieme con { $n }: { $names }.
end-would-aliens = Adesso vincerebbero gli alieni con { $n }.
end-would-behind = Dietro: { $names }.
end-points = { $n ->
    [one] Un punto.
   *[other] { $n } punti.
}
end-aliens-reached = Gli alieni sono arrivati a { $n } e restano indietro.
end-aliens-ahead = Gli alieni sono arrivati a { $n }. Nessuno è fuggito con di più.
end-score = Punteggio
end-total = Totale
end-aliens = Alieni
end-alien-track = tracciato alieno
end-tie-break = { $what } { $n }
end-tie-broken = Tanti punti quanti il secondo; ha deciso: { $what }.
end-source-pods = Capsule
end-source-kills = Uccisioni
end-source-aliens = Alieni uccisi
end-source-warehouse = Magazzino
tie-break-activations = Attivazioni
tie-break-saved = Astronauti in salvo
end-verified = Sorteggio verificato
end-verified-more = sigillato dall’host e da te; il computer dell’host conosceva l’ordine
end-promise-kept = sigillato dall’host senza te; il computer dell’host conosceva l’ordine
end-house = Sorteggiato su questo computer
end-house-more = gli invitati lo controllano; questo computer conosceva l’ordine
end-abandoned = { $words }, dopo { $n ->
    [one] un sorteggio abbandonato
   *[other] { $n } sorteggi abbandonati
}
end-abandoned-more = l’host conosceva l’ordine e ha potuto mescolare finché non gli è piaciuto
end-unverified = Sorteggio non verificato
end-fault-not-revealed = l’host non ha rivelato il suo segreto sigillato
end-fault-promise-changed = l’host ha sigillato un altro segreto senza rifare il sorteggio
end-fault-hashes-untold = l’host non ha mostrato quali contributi erano sigillati
end-fault-hashes-changed = l’host ha cambiato la lista dei contributi sigillati
end-fault-secret = il segreto non è quello che l’host aveva sigillato
end-fault-share-omitted = il tuo contributo è stato tralasciato
end-fault-share-replaced = il tuo contributo è stato sostituito
end-fault-promised-share-omitted = il contributo sigillato di un’altra persona è stato tralasciato
end-fault-unpromised-share = il contributo di un’altra persona non è quello sigillato
end-fault-house-share = l’host ha scelto troppo tardi un contributo proprio
end-fault-share-count = il numero dei contributi non è quello dei posti
end-fault-first-position = la partita non è cominciata come doveva
end-fault-course = ciò che è uscito non è ciò che danno i contributi
end-unchecked = Sorteggio non controllato
end-share-lost = il tuo contributo non è stato contato: la connessione si è interrotta o l’host l’ha rifiutato
end-came-later = al tuo arrivo il sorteggio era già fatto
end-incomplete = questo computer non ha visto tutta la partita
end-seed-set = L’ordine è stato fissato a mano
end-seed-set-more = non verificabile, l’host ha dato un seme
end-rematch = Rivincita
end-wait-rematch = L’host può avviare una rivincita
end-closed = L’host ha chiuso il tavolo.
end-start-anyway = Inizia senza aspettare
end-proposed = { $name } propone un’altra partita: { $game }
end-proposed-here = L’host propone un’altra partita: { $game }
end-agree = Gioca ancora
end-running = La prossima partita è cominciata
end-to-game = Vai alla partita

refused-option = «{ $name }: { $value }» non va d’accordo con questo. Prima scegli lì un altro valore.
refused-name = Questo nome non si può usare.
refused-seats-open = Prima devono essere occupati tutti i posti.
refused-table-full = Il tavolo è pieno; chiedi all’host di fare posto.
refused-no-free-seat = Tutti i posti sono occupati; puoi guardare.
refused-seat-taken = Quel posto è occupato; scegline un altro.
refused-no-such-seat = Il tavolo non ha quel posto.
refused-not-your-seat = Quel posto non è tuo.
refused-colour-taken = Quel colore è già preso; scegline un altro.
refused-wrong-stage = In questo momento non si può fare.
refused-host-only = Può farlo solo l’host.
refused-not-seated = Prima prendi un posto.
refused-no-bot = Lì non c’è nessun bot dell’host.
refused-not-ready = Prima devono essere pronti tutti.
refused-too-large = È più lungo del permesso.
refused-stale = Il tavolo è andato avanti; guarda di nuovo.
refused-not-asked = Si chiede a un altro giocatore.
refused-no-time-left = In questa partita non c’è altro tempo da chiedere.
refused-nothing-to-step-back = Non c’è niente da annullare.
refused-sealed = Qualcosa è stato rivelato o reso definitivo; non si può annullare.
refused-other-acted = L’ultimo ad agire è stato qualcun altro, quindi non si può annullare.
refused-too-deep = Non si conserva nessuna posizione precedente.
refused-too-fast = Era troppo in una volta. Riprova.
refused-not-saved = Il computer dell’host non può salvare la partita, quindi non si è fatto niente. Riprende appena il disco lo permette.
refused-no-such-guest = Quell’invitato non è più al tavolo.
refused-no-heir = Nessun altro al tavolo può fare da host.
refused-nothing-to-go-forward = Non c’è niente da ripristinare.
refused-take-back-open = Qualcuno ha già chiesto di annullare; aspetta che si risponda.
refused-step-back-instead = Annulla e basta; nessuno deve essere d’accordo.
refused-answered-already = Hai già risposto.
refused-asked-just-now = Lo hai chiesto un momento fa. Aspetta un po’ prima di chiederlo di nuovo.
refused-not-away = Quel giocatore è qui. Un bot continua solo per chi è assente.
refused-stand-in-plays = Un bot finisce la sua azione per te; poi giochi di nuovo tu.
refused-nobody-allows = Questo tavolo funziona senza una persona, quindi nessuno può permetterlo.
refused-needs-code = Questo tavolo accoglie solo chi ha il codice. Chiedilo all’host e scrivilo sotto l’elenco.
refused-not-known = Questo tavolo accoglie solo dispositivi con cui l’host ha già giocato. Chiedi il codice all’host e scrivilo sotto l’elenco.
refused-not-admitted = L’host non ti fa entrare. Parla con l’host o chiedi il codice.
refused-nobody-answers = Al computer dell’host non ha risposto nessuno. Chiedi il codice e scrivilo sotto l’elenco.
refused-too-many-ask = Troppi chiedono di entrare. Chiedi il codice all’host e scrivilo sotto l’elenco.
refused-wrong-code = Non è il codice di questo tavolo. Guarda di nuovo la finestra dell’host; può essercene uno nuovo.
refused-code-too-fast = Sono stati provati troppi codici. Aspetta mezzo minuto e guarda di nuovo la finestra dell’host.
refused-others-wait = Qualcuno aspetta un posto. Prendine un altro quando tutti ne hanno uno.
refused-handing-over = Il tavolo sta passando di mano, quindi non è stato fatto nulla. Si continua tra un attimo.
refused-other = L’host non lo ha accettato.

closed-table = L’host ha chiuso il tavolo.
closed-replaced = Hai raggiunto di nuovo il tavolo da un’altra finestra.
closed-left = Hai lasciato il tavolo.
closed-removed = L’host ti ha fatto uscire. Puoi tornare.
closed-moved-on = Il computer di un altro giocatore continua con il tavolo.
closed-banned = L’host non ti fa entrare a questo tavolo.
closed-made-way = Il tavolo è pieno e il tuo posto è andato a qualcun altro. Puoi riprovare più tardi.
closed-other = L’host ha chiuso la connessione. Entra di nuovo.
ended-version = L’host usa Podbay { $theirs }, questo è { $ours }. Installa la stessa versione su entrambi.
ended-wrong-key = L’host non è il dispositivo di prima. Chiedi all’host, poi entra di nuovo.
ended-not-podbay = All’indirizzo { $address } risponde qualcosa che non è Podbay.
ended-other-table = Il tavolo non c’è più. Il suo host ne ha aperto un altro, «{ $table }».
ended-code-silent = Nessun tavolo risponde a questo codice. Siete sulla stessa rete, ed è il codice nella finestra dell’host?
ended-busy = Il tavolo non ha posto per un’altra connessione.
ended-gone = Il tavolo non c’è più.
ended-nonsense = L’host continua a mandare ciò che nessun tavolo può mandare. Chiedi di chiuderlo e di installare la stessa versione di Podbay.
ended-not-back = L’host è andato perso e il tavolo non è tornato. Chiedi all’host di riprenderlo, poi entra di nuovo.
net-port-in-use = Un altro programma usa la porta UDP { $port }. Scegline un’altra nelle impostazioni, o lasciala vuota.
net-no-network = Questo computer non ha rete. Collegalo alla rete degli altri.
net-only-virtual = Ci sono solo container e macchine virtuali ({ $names }). Collegati alla rete degli altri.
net-system = Il sistema rifiuta la rete ({ $why }). Riavvia il computer o chiedi a chi se ne occupa.
net-discovery = Qui non si possono trovare tavoli ({ $why }). Scrivi il codice o l’indirizzo che mostra la lobby dell’host.
net-tls = La chiave di questo computer non funziona per le connessioni. Riavvia Podbay, e scrivi una segnalazione se non basta.
net-no-answer = A { $address } non risponde niente. Controlla l’indirizzo, e se il tavolo è aperto.
net-unknown-name = Qui nessun computer si chiama { $name }. Controlla il nome, o scrivi il codice che mostra la lobby dell’host.
host-record = La registrazione di questo tavolo non si può leggere. L’elenco dei replay dice perché.
resume-not-hosted = Questa registrazione non dice com’era preparato il tavolo. Puoi guardarla, ma non continuarla.
resume-over = La partita di questa registrazione è finita. Apri un nuovo tavolo per un’altra.
resume-not-over = La partita di questa registrazione non è finita. Continuala.
resume-moved-on = Questo tavolo è andato avanti su un altro computer. Raggiungilo là.
resume-impossible = Questa registrazione è danneggiata o inventata: la sua partita non può continuare.
send-full = La connessione non sta al passo. Riprova.
send-ended = Non sei più a un tavolo.

talk = Parla
talk-unread = Parla · { $n }
talk-write = Di’ qualcosa
talk-send = Invia
talk-phrases = Frasi pronte
talk-empty = Nessuno ha ancora detto niente. Ciò che si scrive qui vale per stasera: non se ne conserva nulla. Con { $key } premuto, o dopo un clic sulla mano, un clic sul tabellone indica a tutti.
talk-mute = Non sentire più { $name }
talk-unmute = Sentire di nuovo { $name }
talk-wait = Troppo in una volta: aspetta un momento
talk-long = { $n } caratteri; al massimo { $most }
emote-hello = Ciao!
emote-thanks = Grazie!
emote-well-done = Ben fatto!
emote-laugh = Ah ah!
emote-wow = Wow!
emote-oops = Ops!
emote-thinking = Fammi pensare
emote-soon-back = Torno subito
talk-point = { $name } indica questo: { $at }
talk-arrow = { $name } indica una via: { $at } verso { $to }
lobby-all = { $n ->
    [one] Ancora una regola, come nel regolamento
   *[other] Altre { $n } regole, come nel regolamento
}
lobby-fewer = Meno
let-pass-turn = Lascia accadere tutto in questo turno
let-pass-own-turn = Lascia accadere tutto fino al mio turno
let-pass-menu = Altre risposte
lets-pass-turn = In questo turno accade tutto
lets-pass-own-turn = Accade tutto fino al tuo turno
let-pass-end = Chiedimelo di nuovo ogni volta
more-time = { $step } secondi in più (restano { $left })

## The reasons of a hint

term-argo-points-own = fai più punti
term-argo-points-rivals = gli altri fanno meno punti
term-argo-aboard-own = i tuoi posti nelle capsule valgono di più
term-argo-aboard-rivals = i posti degli altri nelle capsule valgono di meno
term-argo-near-own = la tua squadra è più vicina alle capsule
term-argo-near-rivals = gli altri sono più lontani dalle capsule
term-argo-mobile-own = ti restano più astronauti da muovere
term-argo-mobile-rivals = agli altri restano meno astronauti da muovere
term-argo-cut-off-own = hai meno astronauti tagliati fuori dalle capsule
term-argo-cut-off-rivals = gli altri hanno più astronauti tagliati fuori dalle capsule
term-argo-bitten-own = hai meno astronauti sulla tessera di un alieno
term-argo-bitten-rivals = gli altri hanno più astronauti sulla tessera di un alieno
term-argo-threatened-own = hai meno astronauti accanto a un alieno
term-argo-threatened-rivals = gli altri hanno più astronauti accanto a un alieno
term-argo-prey-own = il tuo Soldato ha un alieno alla sua portata
term-argo-prey-rivals = i Soldati degli altri sono più lontani dagli alieni
term-argo-dead-own = perdi meno astronauti
term-argo-dead-rivals = gli altri perdono più astronauti
term-argo-machine-own = tieni da parte una Macchina del Tempo per dopo
term-argo-machine-rivals = gli altri hanno già usato una Macchina del Tempo
term-argo-points-neutral = gli alieni fanno meno punti
term-argo-dead-neutral = gli alieni fanno meno vittime
term-argo-track-neutral = il tracciato alieno si riempie più lentamente
term-argo-aliens-neutral = ci sono meno alieni sulla stazione
term-argo-bitten-neutral = ci sono meno astronauti sulla tessera di un alieno
term-argo-threatened-neutral = ci sono meno astronauti accanto a un alieno
term-alien-frontiers-points-own = hai più punti
term-alien-frontiers-points-rivals = gli altri hanno meno punti
term-alien-frontiers-landed-own = hai più colonie sul pianeta
term-alien-frontiers-landed-rivals = gli altri hanno meno colonie sul pianeta
term-alien-frontiers-hub-own = la tua colonia è più avanti al Centro coloni
term-alien-frontiers-hub-rivals = gli altri sono più indietro al Centro coloni
term-alien-frontiers-fuel-own = hai più carburante
term-alien-frontiers-fuel-rivals = gli altri hanno meno carburante
term-alien-frontiers-ore-own = hai più minerale
term-alien-frontiers-ore-rivals = gli altri hanno meno minerale
term-alien-frontiers-fleet-own = le tue navi ti renderanno di più in seguito
term-alien-frontiers-fleet-rivals = le navi degli altri renderanno di meno in seguito
term-alien-frontiers-ships-own = hai più navi
term-alien-frontiers-ships-rivals = gli altri hanno meno navi
term-alien-frontiers-bonus-own = hai i bonus di più territori
term-alien-frontiers-bonus-rivals = gli altri hanno i bonus di meno territori
term-alien-frontiers-cards-own = le tue carte aliene valgono di più
term-alien-frontiers-cards-rivals = le carte aliene degli altri valgono di meno
term-alien-frontiers-attack-cards-own = hai più carte per attaccare
term-alien-frontiers-attack-cards-rivals = gli altri hanno meno carte per attaccare
term-alien-frontiers-plan-own = con le navi in mano puoi fare di più
term-alien-frontiers-plan-rivals = con le navi in mano gli altri possono fare di meno
term-aqua-sphere-points-own = hai più punti conoscenza
term-aqua-sphere-points-rivals = gli altri hanno meno punti conoscenza
term-aqua-sphere-time-own = hai più segnalini tempo
term-aqua-sphere-time-rivals = gli altri hanno meno segnalini tempo
term-aqua-sphere-crystals-own = hai più cristalli per le linee rosse
term-aqua-sphere-crystals-rivals = gli altri hanno meno cristalli per le linee rosse
term-aqua-sphere-submarines-own = hai collocato più sottomarini
term-aqua-sphere-submarines-rivals = gli altri hanno collocato meno sottomarini
term-aqua-sphere-bots-own = hai più bot che danno punti
term-aqua-sphere-bots-rivals = gli altri hanno meno bot che danno punti
term-aqua-sphere-room-own = i tuoi sottomarini fanno posto a più bot
term-aqua-sphere-room-rivals = i sottomarini degli altri fanno posto a meno bot
term-aqua-sphere-fields-own = hai più caselle di controllo
term-aqua-sphere-fields-rivals = gli altri hanno meno caselle di controllo
term-aqua-sphere-majority-own = le tue caselle di controllo danno più punti
term-aqua-sphere-majority-rivals = le caselle di controllo degli altri danno meno punti
term-aqua-sphere-octopods-own = le piovre ti costano meno punti
term-aqua-sphere-octopods-rivals = le piovre costano più punti agli altri
term-aqua-sphere-crystal-scoring-own = i tuoi cristalli danno più punti
term-aqua-sphere-crystal-scoring-rivals = i cristalli degli altri danno meno punti
term-aqua-sphere-letters-own = il tuo laboratorio ha più lettere diverse
term-aqua-sphere-letters-rivals = i laboratori degli altri hanno meno lettere diverse
term-aqua-sphere-lab-own = il tuo laboratorio è più grande
term-aqua-sphere-lab-rivals = i laboratori degli altri sono più piccoli
term-aqua-sphere-cards-own = le tue carte ricerca ti rendono di più
term-aqua-sphere-cards-rivals = le carte ricerca degli altri rendono di meno
term-aqua-sphere-programs-own = i tuoi bot programmati hanno mete migliori
term-aqua-sphere-programs-rivals = i bot programmati degli altri hanno mete peggiori
term-aqua-sphere-action-own = l’azione del tuo bot ti rende di più
term-aqua-sphere-action-rivals = le azioni dei bot degli altri rendono di meno
term-aqua-sphere-moves-own = al tuo ingegnere restano più movimenti
term-aqua-sphere-moves-rivals = agli ingegneri degli altri restano meno movimenti
term-aqua-sphere-order-own = nel prossimo round giochi prima
term-aqua-sphere-order-rivals = nel prossimo round gli altri giocano più tardi
