### Nederlands. Een id wordt door de code onder src/ gebruikt; argumenten staan tussen accolades.

## Fouten

setup-unknown-game = Er is geen spel dat ‘{ $game }’ heet.
setup-players = Dit spel is voor { $expected } spelers, niet voor { $got }.
setup-unknown-option = Er is geen optie ‘{ $key }’. De opties zijn { $expected }.
setup-option-value = De optie { $key } kan niet ‘{ $got }’ zijn. Gebruik { $expected }.
setup-box-file = { $file }, regel { $line }: { $field } moet { $expected } zijn.

illegal-game-over = Het spel is afgelopen.
illegal-not-asked = Dit is nu niet jouw keuze.
illegal-not-listed = Dat kan nu niet.
illegal-wrong-game = Dat hoort bij een ander spel.

## Spellen en spelers

name-of-alien-frontiers = Alien Frontiers
name-of-alien-frontiers-more = Gooi je schepen, dok ze waar ze passen en bevolk een planeet die ooit van iemand anders was.
name-of-aqua-sphere = AquaSphere
name-of-aqua-sphere-more = Programmeer robots in het hoofdkwartier en stuur ze door een station onder zee, waar tijd schaars is.
name-of-argo = Argo
name-of-argo-more = Duw de anderen opzij, bouw het station en ontsnap in de capsules voordat de aliens winnen.
seat-number = Speler { $n }
turn-of = Beurt { $turn }, { $name }

## Argo: namen

figure = { $you ->
    [yes] jouw { $role }
   *[no] de { $role } van { $name }
}
role-chief = chef
role-explorer = verkenner
role-pilot = piloot
role-grunt = soldaat
role-robot = robot

tile-the = { $tile ->
    [ontwaakkamer] de ontwaakkamer
    [gang] de gang
    [teleporter] de teleporter
    [lab] het lab
    [controlekamer] de controlekamer
    [tijdmachine] de tijdmachine
    [sprongkamer] de sprongkamer
    [laser] de laser
    [ziekenboeg] de ziekenboeg
    [magazijn] het magazijn
    [bewakingscentrum] het bewakingscentrum
    [kernkamer] de kernkamer
    [schuilkamer] de schuilkamer
    [tegel] de tegel
   *[other] { $tile }
}
tile-with-id = { $kind } { $id }
tile-pod = capsule { $seats }
way-to = naar { $tile }
cell-beside = ten { $direction }en van { $tile }
cell-at = op { $x }, { $y }
tile-located = { $tile } ({ $place })
tile-seen = ten { $direction }en van de ontwaakkamer
tile-towards = { $kind ->
    [lab] het
    [magazijn] het
    [bewakingscentrum] het
   *[other] de
} { $direction }elijke { $kind }
tile-unknown = tegel
direction-north = noord
direction-east = oost
direction-south = zuid
direction-west = west

kind-waking-room = ontwaakkamer
kind-corridor = gang
kind-teleporter = teleporter
kind-lab = lab
kind-control-room = controlekamer
kind-time-machine = tijdmachine
kind-jump-room = sprongkamer
kind-laser = laser
kind-infirmary = ziekenboeg
kind-warehouse = magazijn
kind-security-center = bewakingscentrum
kind-core-room = kernkamer
kind-safe-room = schuilkamer
kind-pod = capsule

rule-chief = Telt dubbel: voor zijn zitplaats in een capsule, voor wie hem laat sterven en in het magazijn.
rule-explorer = Zet één stap en mag er daarna nog één zetten. Ook die tweede stap kan duwen.
rule-pilot = Alleen in een capsule mag ze er meteen mee vertrekken, hem naar een andere deur brengen of wachten.
rule-grunt = Doodt een alien door binnen te komen. Twee soldaten samen doden er ook een die bij hen komt.
rule-robot = Aliens laten hem met rust, en hij mag bij een alien staan. Sommige kamers laten hem niet toe.
rule-alien = Elke beurt beweegt één alien; daarna doodt elke alien één astronaut op zijn tegel. Eerst de chef, de verkenner en de piloot.

field-kind = wat het is
field-doors = zijn deuren
field-capacity = hoeveel erin passen
field-alien = of er een alien bij komt
field-set = in welke spellen hij meedoet
field-robot-forbidden = of robots hem mogen gebruiken
field-activation-slots = hoeveel spelers hem mogen gebruiken
field-seats = zijn zitplaatsen
field-min-players = bij hoeveel spelers hij meedoet
field-printed = enkele van de getallen
field-footprint = de grootte

rule-waking-room = Hier begint iedereen. Er passen er zoveel als je wilt, en er komt geen alien binnen.
rule-corridor = Hier past één astronaut. Wie een volle gang binnenkomt, duwt iemand door.
rule-teleporter = Wie binnenkomt, gaat meteen door naar een andere teleporter of naar de ontwaakkamer. Aliens lopen er gewoon door.
rule-lab = Verwisselt een alien met een astronaut ergens anders. Waar de alien aankomt, doodt hij. Geen robot mag het gebruiken.
rule-control-room = Verplaatst of draait één tegel met alles erop. Het station moet één geheel blijven.
rule-time-machine = Te gebruiken in de beurt van een ander: schrapt wat is aangekondigd en geeft je één zet of activering.
rule-jump-room = Deze figuur doet tot twee zetten, de verkenner tot vier stappen. Hij mag deze beurt toch nog bewegen.
rule-laser = Doodt één alien op een tegel die grenst aan een astronaut van jou, muren tellen niet. Geen robot mag hem afvuren.
rule-infirmary = Brengt één dode astronaut van het alienspoor terug naar de ontwaakkamer.
rule-warehouse = Geeft 2 punten, 4 als de chef het doet.
rule-security-center = Lanceert één capsule met iemand aan boord.
rule-core-room = Wie hier van begin tot eind van de beurt van zijn speler staat, sterft aan straling, ook robots.
rule-safe-room = Geen alien kan naar binnen.
rule-pod = Vertrekt als hij vol is en levert de punten van zijn zitplaatsen op. Een chef telt dubbel. Niemand kan er weer uit.

phase-alien = Alien
phase-build = Bouwen
phase-action1 = Actie 1
phase-action2 = Actie 2
phase-end = Einde beurt

skip-no-alien = geen alien kan bewegen of doden
skip-nothing-to-build = er past niets meer
skip-no-action = er is geen actie mogelijk

points-pods = capsules
points-kills = gedode astronauten
points-aliens = gedode aliens
points-warehouse = het magazijn

ending-pods = Alle capsules zijn vertrokken.
ending-track = Het alienspoor is vol.
ending-last-tile = De laatste tegel is gelegd.
ending-stranded = Een speler heeft niemand meer die kan bewegen.

## Argo: opties

option-preset = Regelboek
option-preset-more = Een regelboek of uitgave. Je keuze zet de opties hieronder zoals ze daarin staan.
option-difficulty = Aliens
option-difficulty-more = Hoeveel vakjes van het alienspoor bedekt zijn. Hoe meer, hoe eerder de aliens winnen.
option-first-turn = Eerste beurt
option-first-turn-more = Wat elke speler mag doen met de ene actie van zijn eerste beurt.
option-last-tile-extra = Beurt na de laatste tegel
option-last-tile-extra-more = Wie nog één beurt krijgt als de laatste tegel is gebouwd.
option-last-tile-counts = Laatste tegel
option-last-tile-counts-more = Welke tegels op moeten zijn voordat de laatste ronde begint.
option-stranded = Een speler kan niemand meer bewegen
option-stranded-more = Alle astronauten van zo’n speler zijn dood, in een capsule of gered.
option-stretch-rooms = Bonuskamers
option-stretch-rooms-more = Bewakingscentrum, kernkamer en schuilkamer zitten in de stapel.
option-time-machine = Tijdmachines
option-time-machine-more = Wie in een tijdmachine staat, mag iets doen in de beurt van een ander.
option-control-rotate-in-place = Controlekamer draait ter plekke
option-control-rotate-in-place-more = Of het genoeg is een tegel te draaien zonder hem te verplaatsen.
option-start-player = Eerste speler
option-start-player-more = Wie de eerste beurt heeft.
option-meaner-teleporter = Gemene teleporter
option-meaner-teleporter-more = Teleporters leiden nooit terug naar de ontwaakkamer. Wie de enige binnengaat, is verloren in de ruimte.
option-launch-on-alien-adjacency = Een alien lanceert een capsule
option-launch-on-alien-adjacency-more = Wanneer een alien naast een capsule met iemand aan boord die laat vertrekken.
option-laser-points = Punten voor de laser
option-laser-points-more = Wat het neerschieten van een alien oplevert.
option-allow-voluntary-pass = Acties overslaan mag
option-allow-voluntary-pass-more = Een speler mag afzien van een actie die wel kan.
option-auto-end-turn = Beurten eindigen vanzelf
option-auto-end-turn-more = Een beurt eindigt na de laatste actie, zonder knop. Je kunt dan niet meer terug.
option-security-center-slots = Gebruik van het bewakingscentrum
option-security-center-slots-more = Hoeveel verschillende spelers er per spel een capsule mogen lanceren.

value-yes = ja
value-no = nee
value-preset-en = Engelse uitgave
value-preset-fr = Franse uitgave
value-preset-nl = Nederlandse uitgave
value-preset-de = Duitse uitgave
value-preset-it = Italiaanse uitgave
value-preset-es = Spaanse uitgave
value-preset-yucata = online-uitgave
value-difficulty-easy = makkelijk
value-difficulty-medium = gemiddeld
value-difficulty-hard = moeilijk
value-first-turn-move-only = één zet
value-first-turn-any-action = één actie naar keuze
value-last-tile-extra-all = iedereen
value-last-tile-extra-others = iedereen behalve de bouwer
value-last-tile-counts-any = modules en capsules
value-last-tile-counts-modules = alleen modules
value-stranded-immediate = het spel eindigt meteen
value-stranded-others-once-more = de anderen nog één beurt
value-start-player-random = geloot
value-start-player-P0 = eerste plaats
value-start-player-P1 = tweede plaats
value-start-player-P2 = derde plaats
value-start-player-P3 = vierde plaats
value-launch-on-alien-adjacency-enter = als hij aankomt
value-launch-on-alien-adjacency-any = zodra hij ernaast staat
value-laser-points-1 = 1 punt
value-laser-points-0 = geen
value-security-center-slots-2 = twee spelers
value-security-center-slots-1 = één speler
value-security-center-slots-unlimited = elke speler

## Argo: wat wordt gevraagd

subject-alien = { $you ->
    [yes] Jouw alienfase.
   *[no] { $name }: alienfase.
}
subject-build = { $you ->
    [yes] Jij bouwt.
   *[no] { $name } bouwt.
}
subject-move = { $you ->
    [yes] Jouw zet.
   *[no] { $name } is aan zet.
}
subject-action-1 = { $you ->
    [yes] Jouw eerste actie.
   *[no] { $name }: eerste actie.
}
subject-action-2 = { $you ->
    [yes] Jouw tweede actie.
   *[no] { $name }: tweede actie.
}
subject-turn = { $you ->
    [yes] Jouw beurt.
   *[no] Beurt van { $name }.
}
subject-interrupt = { $you ->
    [yes] Jouw onderbreking.
   *[no] { $name } onderbreekt.
}
subject-react = { $you ->
    [yes] Je mag ingrijpen.
   *[no] Wachten op { $name }.
}
prompt-choose = { $you ->
    [yes] Kies { $what }.
   *[no] { $name } kiest { $what }.
}
prompt-do = { $you ->
    [yes] Wil je { $what }? Bevestig, of ga terug.
   *[no] { $name } wil { $what }.
}
prompt-react = { $you ->
    [yes] Kies { $what }.
   *[no] Tijdmachine.
}
wanted-alien-move = welke alien beweegt, en waarheen
wanted-alien-push = waar de alien uit { $at } heen gaat
wanted-victim = wie door de alien in { $at } wordt gedood
wanted-build = een tegel en zijn plek
wanted-staged = Leg { $tile } hier met Bevestig.{ $turns ->
    [yes] {" "}{ $key } draait de tegel.
   *[no] {""}
}
wanted-move = Kies wie beweegt, en waarheen.
wanted-way = Kies waar { $figure } heen gaat.
wanted-action = een zet of een activering
wanted-action-2 = nog een zet of activering
wanted-interrupt-action = één zet of activering
wanted-step = { $must ->
    [yes] waar { $figure } heen gaat
   *[no] of { $figure } verder gaat, en waarheen
}
wanted-push-one = waarheen { $figure } wordt geduwd
wanted-push = wie uit { $at } wordt geduwd, en waarheen
wanted-teleport = waar { $figure } uitkomt
wanted-pilot = wat { $figure } doet met { $pod }
wanted-laser = welke alien wordt neergeschoten
wanted-revive = wie terugkomt van het alienspoor
wanted-swap-alien = welke alien wordt verwisseld
wanted-swap-astronaut = met wie de alien in { $at } wisselt
wanted-relocation = welke tegel wordt verplaatst
wanted-place = waar { $tile } komt te liggen
wanted-launch = welke capsule wordt gelanceerd
wanted-react = tussen de tijdmachine en laten gebeuren
wanted-confirm = dit definitief maken
wanted-confirm-interrupt = de onderbreking beëindigen
wanted-confirm-turn = de beurt beëindigen
last-round = Laatste ronde. { $wanted }

## Argo: wat er kan

command-move-alien = alien in { $from } naar { $to }
command-push-alien = de alien daar naar { $to }
command-kill-victim = { $figure } sterft
command-build = { $tile } { $cell }, deuren: { $doors }
command-move = { $role } naar { $to }
command-push = duw { $figure } naar { $to }
command-teleport = kom uit in { $to }
command-pilot-stay = blijf in de capsule
command-pilot-depart = vertrek met de capsule
command-pilot-relocate = leg de capsule { $cell }, deuren: { $doors }
command-stop = stop hier
command-doors = deuren: { $doors }
command-activate = activeer { $tile } met de { $role }
command-laser = schiet de alien in { $tile } neer
command-revive = breng { $figure } terug
command-swap-alien = verwissel de alien in { $tile }
command-swap-astronaut = verwissel hem met { $figure }
command-relocate = verplaats { $tile }
command-place = leg hem { $cell }, deuren: { $doors }
command-launch = lanceer { $tile }
command-interrupt = gebruik { $tile } met de { $role }
command-let-it-happen = laat het gebeuren
command-pass = zie af van deze actie
command-commit = bevestig
command-end-interrupt = beëindig de onderbreking
command-end-turn = beëindig de beurt

## Argo: wat er is gebeurd

event-skipped = { $phase } vervalt: { $why }
event-alien-moved = alien gaat { $to ->
    [noord] naar het noorden
    [oost] naar het oosten
    [zuid] naar het zuiden
    [west] naar het westen
   *[other] { $to }
}
event-alien-pushed = alien wordt { $to ->
    [noord] naar het noorden
    [oost] naar het oosten
    [zuid] naar het zuiden
    [west] naar het westen
   *[other] { $to }
} geduwd
event-moved = { $role } gaat { $to ->
    [noord] naar het noorden
    [oost] naar het oosten
    [zuid] naar het zuiden
    [west] naar het westen
   *[other] { $to }
}
event-pushed = { $figure } wordt { $to ->
    [noord] naar het noorden
    [oost] naar het oosten
    [zuid] naar het zuiden
    [west] naar het westen
   *[other] { $to }
} geduwd
event-teleported = { $figure } komt uit in { $to }
event-killed = { $figure } sterft, { $cause }
event-alien-meets-grunt = de alien in { $tile } sterft: er kwam een soldaat binnen
event-alien-killed = de alien in { $tile } sterft, { $cause }
event-alien-scored = aliens gaan van { $from } naar { $to }
event-boarded = { $figure } stapt in { $to }
event-launched = { $pod } vertrekt met { $who }
event-relocated = { $tile } wordt verplaatst
event-placed = bouwt { $tile }
event-revealed = { $tile } komt open te liggen
event-spawned = er komt een alien mee met { $tile }
event-scored = { $points ->
    [one] één punt
   *[other] { $points } punten
} voor { $source }
event-activated = activeert { $tile } met de { $role }
event-revived = { $figure } is terug in de ontwaakkamer
event-swapped = { $figure } en de alien in { $to } wisselen van plaats
event-announced = kondigt dit aan
event-passed = laat het gebeuren
event-action-passed = ziet af van een actie
event-claimed = wil { $tile } gebruiken met de { $role }
event-interrupted = gebruikt { $tile } met de { $role }: wat was aangekondigd, gaat niet door
event-committed = bevestigt
event-interrupt-ended = beëindigt de onderbreking
event-countdown = de laatste ronde begint
event-turn-ended = beëindigt de beurt
event-game-over = het spel is afgelopen
event-game-over-by = het spel is afgelopen. { $ending }

cause-alien-phase = gedood door een alien
cause-entered = op een alien gestuit
cause-two-grunts = op twee soldaten gestuit
cause-laser = neergeschoten met de laser
cause-lab = gedood bij de ruil in het lab
cause-radiation = gedood door straling
cause-teleporter = verloren in de ruimte

## Argo: waarom niet

reason-game-over = Het spel is afgelopen
reason-not-your-turn = Nu is het aan iemand anders
reason-other-question = Dit is geen antwoord op wat nu wordt gevraagd
reason-not-yours = Deze figuur is niet van jou
reason-not-mobile = Deze figuur kan niet meer bewegen
reason-already-moved = Deze figuur heeft deze beurt al bewogen
reason-not-connected = Er leiden geen open deuren naartoe
reason-chain-stuck = Het is vol, en niemand daar kan worden doorgeduwd
reason-pushed-back = Niemand wordt teruggeduwd naar waar de duw vandaan komt
reason-not-pushable = Deze figuur kan hier niet worden geduwd
reason-aliens-barred = Daar mogen aliens niet heen
reason-no-alien = Hier is geen alien
reason-not-a-victim = Deze figuur kan niet het slachtoffer zijn
reason-cell-taken = Deze plek is bezet
reason-no-door = Hier komt geen deur uit
reason-pod-too-near = Tussen een capsule en de ontwaakkamer moeten drie tegels liggen
reason-nothing-there = Daar ligt niets
reason-first-turn = De eerste beurt heeft maar één actie: een zet
reason-not-activatable = Deze tegel kan niet worden geactiveerd
reason-not-present = Geen van jouw astronauten is hier
reason-no-slot = Hier is geen plek meer om te activeren
reason-robot-forbidden = Een robot mag deze kamer niet gebruiken
reason-no-effect = Er is nu geen doel voor
reason-out-of-reach = De laser komt daar niet
reason-swap-impossible = Er is niemand om mee te wisselen, of ernaast is geen plek
reason-station-breaks = Het station zou uit elkaar vallen
reason-no-change = Zo ligt hij nu ook al
reason-alien-beside = Een capsule mag niet naast een alien dokken
reason-immovable = Deze tegel blijft waar hij is
reason-empty-pod = Er is niemand aan boord
reason-compulsory = Een actie is verplicht
reason-step-compulsory = Een stap is verplicht
reason-commit-first = Bevestig eerst wat je hebt gedaan
reason-own-token = Jouw activeringsfiche ligt hier al
reason-only-as-interrupt = Een tijdmachine gebruik je in de beurt van anderen
reason-not-dead = Deze figuur staat niet op het alienspoor
reason-not-swappable = Deze figuur kan niet worden verwisseld
reason-doors-do-not-meet = De deuren sluiten niet aan: draai de tegel
reason-only-pod = Hier komt alleen de deur van een capsule uit
reason-same-as-listed = Dit is hetzelfde als een andere keuze
reason-pod-stranded = Een capsule zou zijn module verliezen
reason-turning-barred = Een tegel alleen ter plekke draaien mag niet
reason-no-destination = De teleporter leidt daar niet heen
reason-not-alone = De piloot vertrekt alleen als ze alleen is
reason-no-action-left = Deze beurt is er geen actie meer over

## Argo: de regels

argo-book-aim = Het station zit vol aliens. Breng je vijf astronauten in de capsules: hun zitplaatsen zijn punten. Je scoort ook voor aliens die sterven en voor astronauten van anderen die door jou sterven. Maar de doden tellen voor de aliens, en als die meer punten hebben dan de beste speler, heeft iedereen verloren.
argo-book-turn = De fasen komen in deze volgorde. Wat kan, moet; wat niet kan, vervalt.
argo-book-alien = Alien: je beweegt één alien één stap, daarna doodt elke alien één astronaut op zijn tegel.
argo-book-build = Bouwen: je legt een tegel aan, een van de drie uit het aanbod of de volgende capsule. Met sommige komt een alien mee.
argo-book-actions = Twee acties: elk is een zet of een activering. Twee zetten vragen twee verschillende astronauten, twee activeringen twee verschillende kamers. Je allereerste beurt heeft maar één actie, een zet.
argo-book-pushing = Bewegen en duwen
argo-book-move = Een zet is één stap door twee deuren die op elkaar aansluiten. Is er geen plaats meer, dan duwt wie binnenkomt iemand door naar een verbonden tegel, alleen niet terug naar waar hij zelf vandaan komt. Wie geduwd wordt, kan ook weer duwen. Jij beslist alles en krijgt alle punten, en je mag alleen beginnen als de hele keten kan eindigen.
argo-book-chain = Niemand beweegt twee keer in een keten. In de ontwaakkamer past iedereen, en je mag ook naar capsules, teleporters en aliens duwen. Wie bij een alien sterft, heeft geen plaats nodig: daar eindigt de keten.
argo-book-activation = Kamers en fiches
argo-book-activate = Een astronaut in een kamer kan die gebruiken: je legt er je fiche neer en het effect gebeurt. Je kunt elke kamertegel maar één keer in het spel gebruiken, en er is maar plaats voor een paar spelers.
argo-book-effect = Een kamer gebruik je alleen als het effect kan gebeuren. Welke astronaut het doet, telt in het magazijn, in de sprongkamer en waar geen robots mogen. Een tijdmachine gebruik je in de beurt van anderen.
argo-book-doors = Minstens één deur moet aansluiten op de deur van een andere module; een capsule alleen is niet genoeg. Andere deuren mogen op muren uitkomen. De tegel kun je draaien voordat je bevestigt. Het gat in het aanbod wordt vóór je acties gevuld.
argo-book-turn-end = Je beëindigt je beurt als er niets meer te doen is; tot dan kun je terug over wat nog niet definitief is. Wie van jou aan het begin van de beurt in een kernkamer stond en er nu in een staat, sterft.
argo-book-figures = Astronauten en aliens
argo-book-aliens = Aliens
argo-book-kill = Een alien doodt de chef, de verkenner of de piloot, wie jij kiest, en anders een soldaat alleen. Twee soldaten samen doden juist de alien, en robots zijn veilig. Wie bij een alien komt, lopend, geduwd of geteleporteerd, sterft meteen; alleen een soldaat doodt hem, en een robot deelt zijn plaats.
argo-book-points = Een alien die sterft is een punt voor wie handelt, een astronaut van een ander ook; een chef telt voor twee. Eigen doden leveren niets op.
argo-book-track = De doden liggen op een rij op het alienspoor, en de aliens hebben de punten van het eerste vrije vakje. De ziekenboeg haalt er een terug. Is het spoor vol, dan hebben de aliens gewonnen.
argo-book-pods-title = Capsules
argo-book-pods = Tussen een capsule en de ontwaakkamer moeten minstens drie tegels liggen. De capsules komen in een vaste volgorde en hun zitplaatsen worden steeds meer waard. Wie instapt, neemt de laagste vrije zitplaats en komt er nooit meer uit.
argo-book-launch = Een volle capsule vertrekt meteen. Ook een met iemand aan boord, als een alien op een tegel komt die ermee verbonden is. Een piloot die in een lege capsule stapt, mag ermee vertrekken, hem verplaatsen of wachten. Bij het vertrek scoort elke zitplaats voor de speler van wie er zit, dubbel voor een chef.
argo-book-time-title = Onderbreken
argo-book-time = De eerste handeling in de beurt van een ander, ook alien en bouwen, en de tweede van de twee acties worden aangekondigd voordat ze definitief zijn. Met een astronaut in een tijdmachine mag je die schrappen en zelf één zet of activering doen. Daarna kiest de ander opnieuw.
argo-book-end = Het spel is meteen voorbij als alle capsules zijn vertrokken, als het alienspoor vol is of als een beurt begint voor iemand die niemand meer kan bewegen: ze zijn allemaal dood, gered of in een capsule. Na de laatste tegel heeft iedereen nog één beurt.
argo-book-result = Wie in een capsule zit die niet is vertrokken, telt niet. Hebben de aliens meer punten dan de beste speler, dan winnen zij. Anders winnen de meeste punten; bij gelijke stand wie meer kamers activeerde, dan wie meer astronauten redde.
argo-book-unsure = Er is geen lijst van alle tegels bekend. Hun aantal, deuren en plaatsen, de meeste zitplaatsen van de capsules en delen van de aliensporen zijn gereconstrueerd. Op de pagina van elke tegel staat wat geen bron bevestigt.
argo-book-tiles = Tegels
argo-book-count = { $n ->
    [one] In de doos zit er één.
   *[other] In de doos zitten er { $n }.
}
argo-book-with-alien = { $n ->
    [one] Met één ervan komt een alien mee.
   *[other] Met { $n } ervan komt een alien mee.
}

## Alien Frontiers: namen

af-facility-SC = Zonneconverter
af-facility-LM = Maanmijn
af-facility-OM = Orbitale markt
af-facility-SY = Scheepswerf
af-facility-CC = Koloniebouwer
af-facility-TS = Terraformingstation
af-facility-HUB = Kolonistenhub
af-facility-ART = Alienartefact
af-facility-RO = Roverspost
af-maintenance-bay = Onderhoudshangar

af-territory-asimov = Asimovkrater
af-territory-bradbury = Bradburyplateau
af-territory-burroughs = Burroughswoestijn
af-territory-heinlein = Heinleinvlakte
af-territory-herbert = Herbertvallei
af-territory-lem = Lemwildernis
af-territory-pohl = Pohlheuvels
af-territory-vanvogt = Van Vogtbergen

af-land-asimov = Asimov
af-land-bradbury = Bradbury
af-land-burroughs = Burroughs
af-land-heinlein = Heinlein
af-land-herbert = Herbert
af-land-lem = Lem
af-land-pohl = Pohl
af-land-vanvogt = Van Vogt

af-card-city = Alienstad
af-card-monument = Alienmonument
af-card-booster = Boosterpod
af-card-crystal = Datakristal
af-card-gravity = Gravitaire manipulator
af-card-decoy = Holografisch lokaas
af-card-teleporter = Orbitale teleporter
af-card-plasma = Plasmakanon
af-card-polarity = Poolkeerder
af-card-cache = Geheime bergplaats
af-card-stasis = Stasisstraal
af-card-warper = Tijdbuiger

af-field-isolation = Isolatieveld
af-field-positron = Positronveld
af-field-repulsor = Repulsorveld

af-fuel = { $n } brandstof
af-ore = { $n } erts
af-nothing = niets
af-die = { $teleported ->
    [yes] { $relic ->
        [yes] teruggehaalde Relikwie { $value }
       *[no] teruggehaalde { $value }
    }
   *[no] { $relic ->
        [yes] Relikwie { $value }
       *[no] { $value }
    }
}
af-field = veld
af-relic-ship = het Relikwieschip
af-ships-of = { $n ->
    [one] { $you ->
        [yes] één schip van jou
       *[no] één schip van { $name }
    }
   *[other] { $you ->
        [yes] { $n } schepen van jou
       *[no] { $n } schepen van { $name }
    }
}
af-ship-of = { $you ->
    [yes] jouw { $value }
   *[no] de { $value } van { $name }
}
af-in-group = { $ship } in groep { $group }
af-colony-of = { $you ->
    [yes] jouw kolonie
   *[no] de kolonie van { $name }
}

## Alien Frontiers: wat dingen doen

af-rule-SC = Voor één schip, welke waarde ook. Geeft de helft daarvan in brandstof, naar boven afgerond.
af-rule-LM = Voor één schip dat niet lager is dan een ander schip daar. Geeft 1 erts.
af-rule-OM = Voor een paar. Zolang het paar heel is, koop je voor zijn waarde in brandstof 1 erts, zo vaak als je wilt in deze beurt.
af-rule-SY = Voor een paar. Bouwt een schip, dat in de Onderhoudshangar op je volgende beurt wacht. Het vierde kost { $fourth }, het vijfde { $fifth }, het zesde { $sixth }.
af-rule-CC = Voor drie gelijke en { $price }. Plaatst een kolonie.
af-rule-TS = Voor één 6 en { $price }. Plaatst een kolonie; het schip gaat aan het begin van je volgende beurt terug naar je voorraad.
af-rule-HUB = Voor één schip, welke waarde ook, tot { $ports } op je baan. Elk schip brengt een kolonie één cirkel verder; vanaf cirkel { $circles } lanceer je haar voor { $launch }.
af-rule-ART = Voor één schip, welke waarde ook. Daarmee mag je één keer het aanbod vervangen, en schepen die in één beurt samen { $credit } halen, claimen een kaart.
af-rule-RO = Voor drie schepen op een rij. Rooft { $loot } eenheden brandstof en erts, of één kaart. Schepen die er staan, wijken voor een hogere som.
af-rule-maintenance-bay = Schepen die niet zijn gedokt, die zijn verdreven of die nieuw zijn, wachten hier op de volgende beurt van hun speler.

af-bonus-asimov = Eens per beurt gaat je kolonie { $advance ->
    [one] één cirkel
   *[other] { $advance } cirkels
} verder, als er { $ships } schepen van jou bij de Kolonistenhub zijn gedokt.
af-bonus-bradbury = De Koloniebouwer kost je { $ore } erts minder.
af-bonus-burroughs = Zolang het Relikwieschip thuis is, mag je het kopen voor { $relic }: één dobbelsteen meer, zolang je controle hebt over de woestijn.
af-bonus-heinlein = Met je paar bij de Orbitale markt koop je 1 erts voor { $rate } brandstof, wat het ook toont.
af-bonus-herbert = De Scheepswerf kost je { $less } minder.
af-bonus-lem = Elk schip dat je bij de Zonneconverter dokt, geeft { $fuel } brandstof meer.
af-bonus-pohl = Elk gebruik van een kaart kost je { $fuel } brandstof minder.
af-bonus-vanvogt = Je eerste schip per beurt bij de Maanmijn mag elke waarde hebben.

af-power-city = { $points ->
    [one] Eén punt waard
   *[other] { $points } punten waard
} zolang je deze kaart hebt.
af-power-monument = { af-power-city }
af-power-booster = { $price }: een schip in je hand toont één meer.
af-power-crystal = { $price } voor elke kolonie daar: de bonus van een gebied is van jou tot je beurt eindigt.
af-power-gravity = { $price }: een schip in je hand toont één minder en een ander één meer.
af-power-decoy = Niemand rooft je brandstof en erts, en van je kaarten alleen deze.
af-power-teleporter = { $price }: een gedokt schip van jou komt zoals het is terug in je hand, om ergens anders te dokken.
af-power-plasma = { $price } per schip: stuurt schepen van anderen bij één faciliteit naar de Onderhoudshangar.
af-power-polarity = { $price }: keert een schip in je hand om, 1 en 6, 2 en 5, 3 en 4.
af-power-cache = Betaalt als je gooit: 1 erts bij meer oneven dobbelstenen, 1 brandstof bij meer even. Bij evenveel betaalt de kaart beide en is ze op.
af-power-stasis = { $price }: een schip in je hand toont één minder.
af-power-warper = { $price }: gooit schepen naar keuze uit je hand opnieuw.

af-discard-booster = Afgelegd: haalt een veld naar keuze van de planeet.
af-discard-crystal = Afgelegd: legt het Positronveld op een ander gebied.
af-discard-gravity = Afgelegd: legt het Repulsorveld op een ander gebied.
af-discard-teleporter = Afgelegd: verplaatst een kolonie naar keuze naar een ander gebied.
af-discard-plasma = Afgelegd: stuurt een gedokt schip van een ander naar zijn voorraad. Die speler houdt er minstens { $fleet } andere over buiten het Terraformingstation.
af-discard-polarity = Afgelegd: twee kolonies van verschillende spelers in twee gebieden wisselen van plaats.
af-discard-stasis = Afgelegd: legt het Isolatieveld op een ander gebied.
af-discard-warper = Afgelegd: haalt een kaart die je niet hebt van de aflegstapel.

af-rule-isolation = Niemand heeft de bonus van het gebied waar dit ligt.
af-rule-positron = Wie controle heeft over het gebied waar dit ligt, heeft één punt meer.
af-rule-repulsor = In het gebied waar dit ligt, komt er geen kolonie bij en gaat er geen weg.
af-rule-relic-ship = Een schip zonder kleur voor wie controle heeft over de Burroughswoestijn en het koopt. Het gaat naar huis als dat ophoudt.
af-rule-control = Wie in een gebied meer kolonies heeft dan elke andere speler, heeft er controle over: één punt en de bonus.

## Alien Frontiers: wat wordt gevraagd

af-subject-raid = { $you ->
    [yes] Jouw rooftocht.
   *[no] { $name } rooft.
}
af-subject-colony = { $you ->
    [yes] Jouw kolonie.
   *[no] { $name }: kolonie.
}
af-subject-card = { $you ->
    [yes] Jouw { $card }.
   *[no] { $name }: { $card }.
}
af-ask-roll = { $you ->
    [yes] Gooi je schepen.
   *[no] { $name } gooit.
}
af-ask-dock = { $you ->
    [yes] In je hand: { $dice }. Kies wat je doet.
   *[no] { $name } heeft { $dice } in de hand.
}
af-ask-main = { $you ->
    [yes] Geen schip meer in je hand. Kies wat je doet, of beëindig je beurt.
   *[no] { $name } heeft geen schip meer in de hand.
}
af-wanted-territory = waar de kolonie komt
af-wanted-raid = wat er wordt geroofd
af-wanted-loot = { $left ->
    [one] de laatste eenheid
   *[other] de buit, nog { $left } eenheden
}
af-wanted-die-up = welk schip één meer toont
af-wanted-die-down = welk schip één minder toont
af-wanted-die-over = welk schip wordt omgekeerd
af-wanted-reroll = welke schepen opnieuw worden gegooid
af-wanted-bonus = wiens bonus wordt geleend
af-wanted-docked = welk schip terugkomt
af-wanted-aim = welke faciliteit wordt beschoten
af-wanted-shot = welk schip bij { $facility ->
    [Terraformingstation] het
    [Alienartefact] het
   *[other] de
} { $facility } wordt geraakt
af-wanted-sunk = welk schip naar de voorraad gaat
af-wanted-field = waar het { $field } komt
af-wanted-removal = welk veld van de planeet verdwijnt
af-wanted-moved = welke kolonie wordt verplaatst
af-wanted-destination = waar { $colony } { $from ->
    [Bradburyplateau] op het
    [Heinleinvlakte] op de
   *[other] in de
} { $from } heen gaat
af-wanted-swap-first = welke kolonie wordt verwisseld
af-wanted-swap-second = waarmee { $colony } { $from ->
    [Bradburyplateau] op het
    [Heinleinvlakte] op de
   *[other] in de
} { $from } wisselt
af-wanted-recovered = welke kaart terugkomt
af-wanted-surplus = { $n ->
    [one] welke eenheid boven { $limit } teruggaat
   *[other] welke { $n } eenheden boven { $limit } teruggaan
}
af-wanted-commit-cycle = een nieuw aanbod delen
af-wanted-commit-claim = het aanbod aanvullen
af-wanted-commit-end = het spel beëindigen

## Alien Frontiers: wat er kan

af-command-roll = gooi je schepen
af-command-dock = dok { $dice } bij { $facility ->
    [Terraformingstation] het
    [Alienartefact] het
   *[other] de
} { $facility } ({ $note })
af-note-gain = +{ $gain }
af-note-market = 1 erts voor { $rate }
af-note-ship = een schip voor { $price }
af-note-colony = een kolonie voor { $price }
af-note-terraform = een kolonie voor { $price }, het schip gaat naar de voorraad
af-note-hub = kolonie naar cirkel { $to } van { $circles }
af-note-credit = { $enough ->
    [yes] genoeg voor een kaart
   *[no] { $have } van { $wanted } voor een kaart
}
af-note-raid = rooftocht
af-note-raid-bump = rooftocht, verdreven: { $ships }
af-command-trade = ruil { $goods } voor 1 erts
af-command-cycle = vervang het aanbod
af-command-claim = claim { $card }
af-command-launch = lanceer je kolonie ({ $price })
af-command-relic = koop het Relikwieschip ({ $price })
af-command-use = gebruik { $card } ({ $price })
af-command-use-per-colony = gebruik { $card } ({ $price } per kolonie)
af-command-use-per-ship = gebruik { $card } ({ $price } per schip)
af-command-discard = leg { $card } af: { $what }
af-what-booster = haal een veld van de planeet
af-what-crystal = leg het { af-field-positron }
af-what-gravity = leg het { af-field-repulsor }
af-what-teleporter = verplaats een kolonie
af-what-plasma = stuur een schip naar zijn voorraad
af-what-polarity = verwissel twee kolonies
af-what-stasis = leg het { af-field-isolation }
af-what-warper = haal een kaart terug
af-command-end = { $left ->
    [0] beëindig je beurt
    [one] beëindig je beurt, 1 schip gaat naar de Onderhoudshangar
   *[other] beëindig je beurt, { $left } schepen gaan naar de Onderhoudshangar
}
af-command-place = een kolonie { $territory ->
    [Bradburyplateau] op het
    [Heinleinvlakte] op de
   *[other] in de
} { $territory } ({ $effect })
af-effect-take = { $you ->
    [yes] jij krijgt controle
   *[no] { $name } krijgt controle
}
af-effect-keep = { $you ->
    [yes] jij houdt controle
   *[no] { $name } houdt controle
}
af-effect-break = { $you ->
    [yes] jij verliest controle
   *[no] { $name } verliest controle
}
af-effect-nobody = niemand heeft controle
af-command-raid-goods = roof brandstof en erts
af-command-raid-card = { $owned ->
    [yes] roof { $card } van { $name }, de kaart wordt afgelegd: je hebt er al een
   *[no] roof { $card } van { $name }
}
af-command-raid-nothing = roof niets
af-command-take = neem { $goods } van { $name }
af-command-die-to = verander { $die } in { $to }
af-command-die-again = kies { $die }
af-command-borrow = leen { $territory ->
    [Bradburyplateau] het
   *[other] de
} { $territory } ({ $price }): { $bonus }
af-command-recall = haal { $die } terug van { $facility ->
    [Terraformingstation] het
    [Alienartefact] het
   *[other] de
} { $facility }
af-command-aim = schiet op { $facility ->
    [Terraformingstation] het
    [Alienartefact] het
   *[other] de
} { $facility }
af-command-shoot = schiet op { $ship } ({ $price })
af-command-cease = stop met schieten
af-command-sink = stuur { $ship } bij { $facility ->
    [Terraformingstation] het
    [Alienartefact] het
   *[other] de
} { $facility } naar de voorraad
af-command-field = { $field } { $territory ->
    [Bradburyplateau] op het
    [Heinleinvlakte] op de
   *[other] in de
} { $territory }
af-command-lift = haal het { $field } weg van { $territory ->
    [Bradburyplateau] het
   *[other] de
} { $territory }
af-command-pick = { $colony } { $territory ->
    [Bradburyplateau] op het
    [Heinleinvlakte] op de
   *[other] in de
} { $territory }
af-command-move-to = verplaats haar naar { $territory ->
    [Bradburyplateau] het
   *[other] de
} { $territory } ({ $effect })
af-command-recover = neem { $card } van de aflegstapel
af-command-return = geef { $goods } terug
af-command-reroll = gooi { $dice } opnieuw
af-command-deal = deel het nieuwe aanbod
af-command-fill = vul het aanbod aan
af-command-finish = beëindig het spel

## Alien Frontiers: wat er is gebeurd

af-event-started = begint het spel
af-event-dealt = begint met { $card }
af-event-display = { $card } komt in het aanbod
af-event-spent = het schip op het Terraformingstation gaat terug naar de voorraad
af-event-relic-home = het Relikwieschip gaat naar huis: { $why }
af-event-gathered = verzamelt { $n ->
    [one] één schip
   *[other] { $n } schepen
}
af-event-rolled = gooit { $dice }
af-event-cache = Geheime bergplaats betaalt { $gain } voor { $odd } oneven en { $even } even dobbelstenen
af-event-cache-lost = Geheime bergplaats is op
af-event-docked = dokt { $dice } bij { $facility ->
    [Terraformingstation] het
    [Alienartefact] het
   *[other] de
} { $facility }
af-event-bumped = bij de Roverspost verdreven: { $ships }
af-event-gained = krijgt { $goods } { $why }
af-event-paid = betaalt { $goods } { $why }
af-event-traded = ruilt { $fuel } voor { $ore }
af-event-built = bouwt een schip
af-event-relic-bought = koopt het Relikwieschip
af-event-hub = { $why ->
    [asimov] de Asimovkrater brengt de kolonie bij de Kolonistenhub naar cirkel { $to }
    [excess] de volgende kolonie begint op cirkel { $to } van de Kolonistenhub
   *[ship] { $from ->
        [0] zet een kolonie op cirkel { $to } van de Kolonistenhub
       *[other] de kolonie bij de Kolonistenhub gaat naar cirkel { $to }
    }
}
af-event-excess-lost = een stap bij de Kolonistenhub gaat verloren
af-event-launched = lanceert een kolonie
af-event-placed = plaatst een kolonie { $territory ->
    [Bradburyplateau] op het
    [Heinleinvlakte] op de
   *[other] in de
} { $territory }
af-event-moved = verplaatst { $colony } van { $from ->
    [Bradburyplateau] het
   *[other] de
} { $from } naar { $to ->
    [Bradburyplateau] het
   *[other] de
} { $to }
af-event-swapped = { $first } { $from ->
    [Bradburyplateau] op het
    [Heinleinvlakte] op de
   *[other] in de
} { $from } en { $second } { $to ->
    [Bradburyplateau] op het
    [Heinleinvlakte] op de
   *[other] in de
} { $to } wisselen van plaats
af-event-control = heeft nu controle over { $territory ->
    [Bradburyplateau] het
   *[other] de
} { $territory }
af-event-control-from = neemt de controle over { $territory ->
    [Bradburyplateau] het
   *[other] de
} { $territory } over van { $name }
af-event-control-lost = verliest controle over { $territory ->
    [Bradburyplateau] het
   *[other] de
} { $territory }
af-event-looted = neemt { $goods } van { $name }
af-event-stolen = { $discarded ->
    [yes] neemt { $card } van { $name }, de kaart wordt afgelegd
   *[no] neemt { $card } van { $name }
}
af-event-declined = rooft niets
af-event-cycled = vervangt het aanbod, afgelegd: { $cards }
af-event-reshuffled = de aflegstapel, { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}, is nu de trekstapel
af-event-claimed = claimt { $card }
af-event-used = gebruikt { $card }
af-event-die = { $die } wordt { $to }
af-event-rerolled = gooit opnieuw: { $dice }
af-event-recalled = haalt { $relic ->
    [yes] het Relikwieschip
   *[no] een schip
} terug van { $facility ->
    [Terraformingstation] het
    [Alienartefact] het
   *[other] de
} { $facility }
af-event-shot = stuurt { $ship } van { $facility ->
    [Terraformingstation] het
    [Alienartefact] het
   *[other] de
} { $facility } naar de { $bay ->
    [yes] Onderhoudshangar
   *[no] voorraad
}
af-event-borrowed = leent de bonus van { $territory ->
    [Bradburyplateau] het
   *[other] de
} { $territory }
af-event-discarded = legt { $card } af
af-event-field-placed = legt het { $field } { $to ->
    [Bradburyplateau] op het
    [Heinleinvlakte] op de
   *[other] in de
} { $to }
af-event-field-moved = verplaatst het { $field } van { $from ->
    [Bradburyplateau] het
   *[other] de
} { $from } naar { $to ->
    [Bradburyplateau] het
   *[other] de
} { $to }
af-event-field-removed = haalt het { $field } weg van { $from ->
    [Bradburyplateau] het
   *[other] de
} { $from }
af-event-recovered = neemt { $card } van de aflegstapel
af-event-parked = { $n ->
    [one] één schip gaat
   *[other] { $n } schepen gaan
} naar de Onderhoudshangar
af-event-returned = geeft { $goods } terug
af-event-score = heeft nu { $to ->
    [one] één punt
   *[other] { $to } punten
}, eerst { $from }
af-event-over = het spel is afgelopen: { $ranking }
af-rank = { $rank }. { $name }

af-cause-at = bij { $facility ->
    [Terraformingstation] het
    [Alienartefact] het
   *[other] de
} { $facility }
af-cause-power = voor { $card }
af-cause-launch = voor de lancering
af-cause-relic = voor het Relikwieschip
af-relic-terraformed = het is gebruikt voor terraforming
af-relic-control = zijn speler heeft geen controle meer over de Burroughswoestijn
af-relic-isolation = in de Burroughswoestijn ligt het Isolatieveld
af-relic-plasma = het is neergeschoten

## Alien Frontiers: waarom niet

af-reason-game-over = { reason-game-over }
af-reason-not-your-turn = { reason-not-your-turn }
af-reason-other-question = { reason-other-question }
af-reason-commit-first = { reason-commit-first }
af-reason-open-choice = Maak eerst af waar je aan bent begonnen
af-reason-unsorted = Noem de schepen van het laagste naar het hoogste
af-reason-not-in-hand = Zulke schepen heb je niet in je hand
af-reason-wrong-count = { $n ->
    [one] Er past één schip
   *[other] Er passen { $n } schepen
} tegelijk
af-reason-no-free-port = Daar is geen ligplaats vrij
af-reason-group-not-empty = Geen groep ligplaatsen is daar helemaal leeg
af-reason-not-equal = De schepen moeten gelijk zijn
af-reason-not-a-run = De schepen moeten drie op een rij zijn
af-reason-not-a-six = Hier past alleen een 6
af-reason-below-mine-limit = Een schip lager dan { $n } kan daar nu niet dokken
af-reason-run-too-low = De schepen daar zijn samen { $n }: de jouwe moeten hoger zijn
af-reason-cannot-pay = Het kost { $price }
af-reason-fleet-minimum = De eigenaar moet drie andere schepen buiten het Terraformingstation overhouden
af-reason-stock-empty = Er is geen schip meer om te bouwen
af-reason-no-colony = Er is geen kolonie meer voor
af-reason-hub-track-done = Je kolonie staat op de laatste cirkel: lanceer haar eerst
af-reason-hub-track-open = Geen kolonie van jou staat op de laatste cirkel
af-reason-just-teleported = Dit schip komt van { $facility ->
    [Terraformingstation] het
    [Alienartefact] het
   *[other] de
} { $facility } en kan er deze beurt niet naar terug
af-reason-value-fixed = Een teruggehaald schip houdt deze beurt zijn waarde
af-reason-out-of-range = Een schip toont 1 tot 6
af-reason-card-used = Deze kaart is deze beurt al gebruikt
af-reason-discard-used = Je hebt deze beurt al een kaart afgelegd voor haar effect
af-reason-not-owned = Deze kaart heb je niet
af-reason-already-owned = Je hebt er al zo een
af-reason-not-there = Deze kaart ligt daar niet
af-reason-no-power = Zo is deze kaart niet te gebruiken
af-reason-credit-too-low = Bij het Alienartefact gedokt: { $n }, te weinig voor een kaart
af-reason-no-cycle = Je vervangt het aanbod één keer per schip dat je bij het Alienartefact dokt
af-reason-pile-empty = Er is geen kaart meer om te delen
af-reason-no-pair = Je hebt geen heel paar bij de Orbitale markt
af-reason-repulsor = Daar ligt het Repulsorveld
af-reason-isolated = Daar ligt het Isolatieveld
af-reason-not-borrowable = Deze bonus kun je niet lenen
af-reason-bonus-owned = Deze bonus heb je al
af-reason-not-in-control = Je hebt geen controle over de Burroughswoestijn
af-reason-relic-away = Het Relikwieschip is niet in de Burroughswoestijn
af-reason-decoy-shields = Een Holografisch lokaas beschermt deze speler
af-reason-no-effect = Het zou niets veranderen
af-reason-no-target = Er is niets van die soort te kiezen
af-reason-out-of-order = Je kiest deze op volgorde; wat je oversloeg, kan nu niet meer
af-reason-must-dock = Er kunnen nog schepen dokken: { $facilities }
af-reason-not-the-surplus = { $n ->
    [one] Precies één eenheid moet terug
   *[other] Precies { $n } eenheden moeten terug
}

## Alien Frontiers: opties en uitslag

option-end-mode = Einde van het spel
option-end-mode-more = Waardoor het spel meteen eindigt. Bij punten: 12 met twee spelers, 10 met drie en 9 met vier, 8 in het korte spel.
option-long = Langer spel
option-long-more = Iedereen heeft acht kolonies te plaatsen, zoals twee spelers altijd hebben.
option-docking = Schepen die kunnen dokken
option-docking-more = Wat moet dokken voordat een beurt mag eindigen, ook als het iets kost dat je liever houdt.
option-first-player = Eerste speler
option-first-player-more = Wie de eerste beurt heeft. Wie later komt, begint met wat brandstof en erts.
option-round-limit = Rondelimiet
option-round-limit-more = Het spel eindigt na zoveel beurten van elke speler, als het niet eerder eindigt.
value-end-mode-colonies = de laatste kolonie van een speler
value-end-mode-vp-target = punten
value-end-mode-vp-target-short = punten, kort spel
value-docking-strict = elk schip dat kan
value-docking-free-only = alleen waar het niets kost
value-first-player-random = geloot
value-first-player-P0 = eerste plaats
value-first-player-P1 = tweede plaats
value-first-player-P2 = derde plaats
value-first-player-P3 = vierde plaats
value-round-limit-none = onbeperkt

ending-colonies = Een speler heeft de laatste kolonie geplaatst.
ending-vp-target = Een speler heeft genoeg punten.
ending-no-colonies = Er is geen kolonie meer te plaatsen.
ending-rounds = De laatste ronde is voorbij.
end-source-colonies = Kolonies
end-source-territories = Gebieden
end-source-positron = Positronveld
end-source-city = Alienstad
end-source-monument = Alienmonument
tie-break-cards = Kaarten
tie-break-ore = Erts
tie-break-fuel = Brandstof

## Alien Frontiers: de regels

af-book-aim = Je bevolkt een planeet die ooit van iemand anders was. Elke kolonie is een punt, elk gebied waarover je controle hebt nog een, en ook een paar kaarten geven punten. Het spel eindigt zodra iemand de laatste kolonie heeft geplaatst; de meeste punten winnen.
af-book-roll = Gooien: je schepen zijn dobbelstenen. Ze komen allemaal terug van waar ze gedokt waren, en je gooit ermee.
af-book-dock = Dokken: zet je schepen bij de faciliteiten rond de planeet die nemen wat ze tonen: elke waarde, een paar, drie gelijke of een rij. Je betaalt de prijs en krijgt het effect meteen.
af-book-free = Tussendoor, in elke volgorde: kaarten gebruiken, handelen, een kaart claimen, een kolonie lanceren, het Relikwieschip kopen. Wat je krijgt, kun je meteen uitgeven.
af-book-turn-end = Einde van de beurt: van brandstof en erts samen houd je hoogstens { $keep }.
af-book-ports = Bezette dokken
af-book-must = Een dok blijft bezet tot de volgende beurt van zijn speler; zo staan schepen ook anderen in de weg. Zolang een schip van je kan dokken, moet je er een dokken; welk, kies je zelf. Wat geen dok vindt, gaat naar de Onderhoudshangar.
af-book-colonies = Kolonies
af-book-colony = Drie wegen leiden naar een kolonie: drie gelijke en erts bij de Koloniebouwer; een 6 met brandstof en erts bij het Terraformingstation, dat je ook het schip kost; of { $circles } cirkels op je baan bij de Kolonistenhub en dan de lancering. Het gebied kies je zelf.
af-book-control = Wie in een gebied meer kolonies heeft dan elke andere speler, heeft er controle over. Dat is een punt, en de bonus geldt zolang het duurt. Bij gelijke stand heeft niemand controle.
af-book-goods-title = Brandstof en erts
af-book-goods = De Zonneconverter geeft brandstof, de Maanmijn erts, en met een paar bij de Orbitale markt koop je erts voor brandstof. Geen van beide raakt op.
af-book-ships-title = Schepen
af-book-ships = Je begint met { $fleet } schepen en kunt er zes hebben. De Scheepswerf bouwt er een voor een paar met brandstof en erts; elk kost meer dan het vorige.
af-book-cards-title = Alienkaarten
af-book-claiming = Kaarten claimen en gebruiken
af-book-cards = Schepen die bij het Alienartefact dokken en in één beurt samen { $credit } halen, claimen een van de drie kaarten uit het aanbod. Elk ervan laat je ook één keer het aanbod vervangen. Niemand heeft twee gelijke kaarten.
af-book-powers = Elke kaart kun je eens per beurt gebruiken. De meeste kosten brandstof en veranderen schepen die nog niet zijn gedokt. Veel kaarten kun je afleggen voor een ander effect: één per beurt, en geen die erin is gebruikt.
af-book-raid = Drie schepen op een rij bij de Roverspost nemen van anderen { $loot } eenheden brandstof en erts, of één kaart. Schepen die er staan, wijken voor een hogere som.
af-book-raid-more = De eenheden mogen van meer spelers komen; hebben ze samen minder, dan neem je wat er is. Een Holografisch lokaas beschermt de goederen en de andere kaarten van zijn speler. Je mag ook niets nemen.
af-book-end = Het spel eindigt meteen als de speler aan de beurt de laatste kolonie heeft geplaatst. De meeste punten winnen, wie het ook beëindigde; bij gelijke stand meer kaarten, dan meer erts, dan meer brandstof.
af-book-facilities = Faciliteiten
af-book-planet = De planeet
af-book-control-title = Controle
af-book-fields = Velden en Relikwieschip
af-book-field = Een veld komt op de planeet, en verhuist daar, als er een kaart voor wordt afgelegd. Wat een veld zegt, gaat voor wat een kaart zegt.
af-book-group = De dokken horen bij elkaar: de schepen dokken samen, en alleen waar alle verbonden dokken vrij zijn.

## AquaSphere: namen

aq-symbol-GREEN = groen
aq-symbol-YELLOW = geel
aq-symbol-BLACK = zwart
aq-symbol-PURPLE = paars
aq-symbol-BLUE = blauw
aq-symbol-RED = rood
aq-symbol-WHITE = wit

aq-job-GREEN = lab uitbreiden
aq-job-YELLOW = tijd nemen
aq-job-BLACK = kristallen nemen
aq-job-PURPLE = octopussen vangen
aq-job-BLUE = duikboot plaatsen
aq-job-RED = onderzoekskaart nemen
aq-job-WHITE = nog een robot programmeren

aq-matter-GREEN = lab
aq-matter-YELLOW = tijd
aq-matter-BLACK = kristallen
aq-matter-PURPLE = octopussen
aq-matter-BLUE = duikboot
aq-matter-RED = onderzoek
aq-matter-WHITE = programma
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
    [yes] een neutrale robot
   *[no] { $you ->
        [yes] jouw robot
       *[no] de robot van { $name }
    }
}
aq-bots-of = { $neutral ->
    [yes] { $n ->
        [one] één neutrale robot
       *[other] { $n } neutrale robots
    }
   *[no] { $you ->
        [yes] { $n ->
            [one] één robot van jou
           *[other] { $n } robots van jou
        }
       *[no] { $n ->
            [one] één robot van { $name }
           *[other] { $n } robots van { $name }
        }
    }
}
aq-time = { $n } tijd
aq-crystals = { $n ->
    [one] 1 kristal
   *[other] { $n } kristallen
}
aq-octopods = { $n ->
    [one] 1 octopus
   *[other] { $n } octopussen
}
aq-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
aq-nothing = niets
aq-room-cards = { $n ->
    [one] +1 kaart
   *[other] +{ $n } kaarten
}
aq-room-time = +{ aq-time }
aq-room-crystals = +{ aq-crystals }
aq-room-octopods = +{ aq-octopods }

aq-card = kaart
aq-prize-T = tijd
aq-prize-C = kristallen
aq-prize-K = punten
aq-card-hq = Dienst { $symbol } ({ $prize })
aq-card-octopods = Goede vangst ({ $prize })
aq-card-opposite = Dwarstunnel
aq-card-evict = Stationswacht
aq-card-lock = Loper
aq-card-submarine = Werf
aq-card-sidestep = Zijdeur
aq-card-interim = Nachtdienst { $symbol }
aq-card-now = Vliegende start { $symbol }

## AquaSphere: wat dingen doen

aq-rule-GREEN = Neemt de bovenste uitbreiding van de sector in je lab. Voor elke letter erop mag een robot van je bord de controle nemen over de sector van die letter, zonder actie.
aq-rule-YELLOW = Neemt de tijd in de sector, zoveel als er in je lab past. Is dat minder dan { $least }, dan vult de voorraad het aan.
aq-rule-BLACK = Neemt de kristallen in de sector, zoveel als er in je lab passen.
aq-rule-PURPLE = Vangt octopussen in de sector, zoveel als je lab tanks heeft. Hoe meer tegelijk, hoe meer punten per stuk.
aq-rule-BLUE = Plaatst een duikboot op de volgende ligplaats van een sector waar je er nog geen hebt: { $bulb } in deze ronde.
aq-rule-RED = Neemt de bovenste onderzoekskaart van de sector, als je lab er plaats voor heeft: { $bulb } in deze ronde.
aq-rule-WHITE = Programmeert een robot van je bord voor het symbool op het witte vak van de sector. Is er daar al een voor geprogrammeerd, dan krijg je { $bonus }.

aq-rule-hq = Je ingenieur komt op { $symbol }: { $prize }.
aq-rule-catch = Een robot van jou vangt { $least ->
    [one] octopussen: { $prize }, hoeveel het er ook zijn.
   *[other] minstens { $least } octopussen tegelijk: { $prize }.
}
aq-rule-opposite = Je wetenschapper mag voor { $price } oversteken naar de sector ertegenover, waar hij onderweg ook is.
aq-rule-evict = Voor elke robot van een ander die door jou van een laadstation naar huis gaat: { $prize }.
aq-rule-lock = Sluizen van { $n } kosten je niets.
aq-rule-submarine = Je duikboten kosten de helft, naar beneden afgerond.
aq-rule-sidestep = Eén keer in het spel gaat je ingenieur opzij. Dat is een vierde zet in die ronde.
aq-rule-interim = Vóór elke telling mag je { $price } betalen voor een robot die voor { $symbol } is geprogrammeerd.
aq-rule-now = Als je deze kaart neemt: { $gain } en een robot die voor { $symbol } is geprogrammeerd. Is er al een, dan in plaats daarvan nog { $more }.

## AquaSphere: wat wordt gevraagd

aq-subject-third = { $you ->
    [yes] Jouw derde robot.
   *[no] { $name }: derde robot.
}
aq-subject-deployment = { $you ->
    [yes] Jij zet een robot in.
   *[no] { $name } zet een robot in.
}
aq-subject-action = { $you ->
    [yes] Actie van jouw robot.
   *[no] { $name }: actie van een robot.
}
aq-subject-expansion = { $you ->
    [yes] Jouw uitbreiding.
   *[no] { $name }: uitbreiding.
}
aq-subject-card = { $you ->
    [yes] Jouw { $card }.
   *[no] { $name }: { $card }.
}
aq-subject-line = { $you ->
    [yes] Jouw rode lijn.
   *[no] { $name }: rode lijn.
}
aq-subject-preparation = { $you ->
    [yes] Jouw voorbereiding.
   *[no] { $name } bereidt de telling voor.
}
aq-subject-round = Ronde { $round } wordt geteld.
aq-ask-main = { $name } kiest wat er gebeurt.
aq-do-move = verplaats je ingenieur
aq-do-program = programmeer
aq-do-deploy = zet in
aq-do-pass = pas
one-of = { $some } of { $last }
aq-wanted-main = wat er gebeurt
aq-wanted-third = welke van drie geprogrammeerde robots teruggaat
aq-wanted-sector = waar de robot voor { $symbol } heen gaat
aq-wanted-action = of de robot voor { $symbol } zijn werk doet
aq-wanted-letter = of er een robot naar { $sector } gaat
aq-wanted-reward = of punten die op een rode lijn stuiten, worden genomen
aq-wanted-line = wat er bij de rode lijn vóór { $space } wordt gegeven
aq-wanted-preparation = wat er vóór de telling gebeurt
aq-go-on = { $last ->
    [yes] naar de eindtelling
   *[no] naar ronde { $round }
}

## AquaSphere: wat er kan

aq-command-engineer = { $sideways ->
    [yes] ingenieur opzij naar { $space }
   *[no] ingenieur naar { $space }
}, { $symbol } ({ $alone ->
    [yes] zonder robot
   *[no] { $matter }
})
aq-command-free = programmeer { $symbol } ({ $matter }) voor { $price }
aq-command-deploy = zet de robot voor { $symbol } in ({ $matter })
aq-command-return = neem de robot voor { $symbol } terug ({ $n ->
    [0] geen plaats voor tijd
   *[other] +{ aq-time }
})
aq-command-return-line = geef de robot voor { $symbol } en ga door
aq-command-pass = pas, als nummer { $place }
aq-command-to = { $stays ->
    [yes] blijf in { $sector }{ $slot }
   *[no] naar { $sector } ({ $price }{ $straight ->
        [yes] {""}
       *[no] , via { $way }
    }){ $slot }
}
aq-note-slot = {" "}en { $price } voor de ligplaats
aq-command-perform = doe het
aq-command-perform-here = { $job }
aq-command-perform-green = neem de uitbreiding ({ $expansion })
aq-command-perform-red = neem { $card } (+{ $gain })
aq-command-perform-white = { $occupied ->
    [yes] neem { $gain }, want { $symbol } is al geprogrammeerd
   *[no] programmeer { $symbol } ({ $matter })
}
aq-command-skip = zie ervan af
aq-command-letter = een robot via een letter
aq-command-place = een robot naar { $sector } ({ $note })
aq-command-decline = geen robot naar { $sector }
aq-note-free = niemand heeft er controle
aq-note-displaces = { $bot } gaat naar het laadstation
aq-command-use = neem { aq-points } van { $card }
aq-command-decline-card = zie af van { aq-points } van { $card }
aq-command-pay = betaal { $crystal } en ga door
aq-command-stop = stop hier, { $n ->
    [one] 1 punt gaat verloren
   *[other] { $n } punten gaan verloren
}
aq-command-submarine-time = neem { $gain } voor je duikboten
aq-command-interim = gebruik { $card } ({ $price })
aq-command-prepared = { $n ->
    [0] klaar: laat de telling beginnen
   *[other] neem { aq-time } en laat de telling beginnen
}
aq-command-end = beëindig je beurt

## AquaSphere: wat er is gebeurd

aq-event-turn = Beurt van { $name }
aq-event-engineer = { $sideways ->
    [yes] verplaatst de ingenieur opzij naar { $space }
   *[no] verplaatst de ingenieur naar { $space }
}
aq-event-programmed = programmeert een robot voor { $symbol }
aq-event-returned = neemt de robot voor { $symbol } terug
aq-event-third = neemt de robot voor { $symbol } terug, want drie is te veel
aq-event-returned-line = geeft de robot voor { $symbol } bij een rode lijn
aq-event-gained = krijgt { $goods } { $why }
aq-event-paid = betaalt { $goods } { $why }
aq-event-crystal-paid = betaalt een kristal bij een rode lijn
aq-event-scientist = { $steps ->
    [0] de wetenschapper blijft staan
   *[other] de wetenschapper gaat naar { $way }: { $price }
}
aq-event-deployed = de robot voor { $symbol } heeft controle over { $sector }
aq-event-displaced = { $bot } gaat naar het laadstation van { $sector }
aq-event-overloaded = het laadstation van { $sector } is te vol, terug naar hun bord: { $bots }
aq-event-no-effect = de robot voor { $symbol } vindt niets te doen
aq-event-skipped = ziet af van het werk van de robot voor { $symbol }
aq-event-expansion = neemt een uitbreiding: { $expansion }
aq-event-letter-placed = zet een robot op het controleveld van { $sector }
aq-event-letter-declined = zet geen robot in { $sector }
aq-event-caught = vangt { $octopods } in { $sector }
aq-event-submarine = plaatst een duikboot op ligplaats { $slot } van { $sector }
aq-event-card = neemt { $card }
aq-event-reward = { $card } geeft { aq-points }
aq-event-card-declined = ziet af van de punten van { $card }
aq-event-points = krijgt { aq-points } { $source }
aq-event-line = passeert de rode lijn vóór { $space }
aq-event-stopped = stopt bij de rode lijn vóór { $space }, { $n ->
    [one] 1 punt gaat verloren
   *[other] { $n } punten gaan verloren
}
aq-event-passed = past als nummer { $place }
aq-event-prepared = is klaar voor de telling
aq-event-scored = scoort { $sum }: controle { $majority }, robots { $bots }, kristallen { $crystals }, octopussen { $octopods }
aq-event-lost = verliest { aq-points }
aq-event-refilled = { $sector } krijgt { $goods }
aq-the-card = de kaart { $card }
aq-the-expansion = de uitbreiding { $expansion }
aq-event-drifted = een neutrale duikboot komt naar { $sector }
aq-event-tiles = de fiches van het hoofdkwartier liggen klaar
aq-event-order = de beurtvolgorde is { $names }
aq-event-round = ronde { $round } begint
aq-event-committed = ronde { $round } is voorbij
aq-event-final = letters { $letters }, tijd { $time }, duikboten { $submarines }, lab { $lab }
aq-event-over = het spel is afgelopen: { $ranking }
aq-rank = { $rank }. { $name }

aq-cause-return = voor de robot
aq-cause-free = om te programmeren
aq-cause-way = voor de weg
aq-cause-slot = voor de ligplaats
aq-cause-action = door de robot voor { $symbol }
aq-cause-card = voor { $card }
aq-cause-line = bij een rode lijn
aq-cause-submarines = voor de duikboten
aq-source-caught = voor de vangst
aq-source-submarine = voor de duikboot
aq-source-research = voor de onderzoekskaart
aq-source-reward = als beloning

## AquaSphere: waarom niet

aq-reason-game-over = { reason-game-over }
aq-reason-not-your-turn = { reason-not-your-turn }
aq-reason-other-question = { reason-other-question }
aq-reason-symbol-occupied = Er is al een robot voor { $symbol } geprogrammeerd: neem die eerst terug
aq-reason-no-arrow = Geen pijl brengt je ingenieur naar { $space }
aq-reason-must-return-bot = Er is geen robot meer op je bord: neem eerst een geprogrammeerde terug
aq-reason-supply-empty = Er is geen robot meer op je bord
aq-reason-too-little-time = Het kost { $price }
aq-reason-free-program-used = Je hebt deze ronde al voor tijd geprogrammeerd
aq-reason-not-programmed = Er is geen robot voor { $symbol } geprogrammeerd
aq-reason-submarine-here = In { $sector } ligt al een duikboot van jou
aq-reason-no-submarine = Al je duikboten zijn uitgevaren
aq-reason-slot-too-dear = De ligplaats kost { $price } na de weg
aq-reason-no-slot = Geen bereikbare ligplaats is te betalen
aq-reason-not-on-exit = Je ingenieur is nog niet bij een uitgang
aq-reason-card-used = Deze kaart is voorlopig op
aq-reason-no-card = Zo’n kaart heb je niet
aq-reason-no-crystal = Je hebt geen kristal
aq-reason-time-taken = Je hebt de tijd van je duikboten al genomen

## AquaSphere: opties en uitslag

option-red-line-crystal = Kristallen bij rode lijnen
option-red-line-crystal-more = Of er vanzelf een kristal wordt betaald als punten een rode lijn passeren, of dat de speler ook een robot mag geven of mag stoppen.
option-finite-supply = Voorraad raakt op
option-finite-supply-more = Of er maar zoveel tijdfiches, kristallen en octopussen zijn als in de doos.
value-red-line-crystal-forced = vanzelf betaald
value-red-line-crystal-optional = de speler kiest

ending-last-round = De laatste ronde is voorbij.
end-source-octopods = Octopussen
end-source-submarines = Boten
end-source-research = Kaarten
end-source-majority = Controle
end-source-bots = Robots
end-source-crystals = Kristallen
end-source-lab = Lab
end-source-time-left = Tijd
end-source-red-lines = Lijnen
tie-break-control-fields = Controlevelden
tie-break-crystals = Kristallen

## AquaSphere: de regels

aq-book-aim = Je leidt een team in een station onder zee. Je ingenieur programmeert robots in het hoofdkwartier en je wetenschapper brengt ze naar de zes sectoren, waar ze hun werk doen. Na vier rondes winnen de meeste kennispunten.
aq-book-turn = In beurtvolgorde doet iedereen een van deze dingen, steeds opnieuw, tot allen hebben gepast:
aq-book-program = Programmeren: je ingenieur volgt een pijl van het hoofdkwartier, drie keer per ronde. Een robot van je bord wordt geprogrammeerd voor het symbool daar, dat vrij moet zijn. Eén keer per ronde mag je in plaats daarvan { $price } betalen en elk vrij symbool programmeren.
aq-book-act = Inzetten: je wetenschapper brengt een geprogrammeerde robot naar een sector. Sluizen onderweg kosten tijd; blijven is gratis. De robot neemt daar het controleveld in, en je mag hem zijn werk laten doen.
aq-book-pass = Passen: zodra je ingenieur bij een uitgang is, na drie zetten. Wie als eerste past, begint in de volgende ronde. Geprogrammeerde robots blijven geprogrammeerd.
aq-book-bots-title = Robots
aq-book-bots = Hoogstens twee robots zijn tegelijk geprogrammeerd, elk voor een ander symbool. Komt er een derde, dan gaat meteen een van de drie terug naar je bord. Je mag ook op elk moment van je beurt geprogrammeerde robots terugnemen, zelfs aan het einde. Elk levert { $returned } op.
aq-book-actions-title = De zeven acties
aq-book-actions = Groen breidt je lab uit, geel neemt tijd, zwart neemt kristallen, paars vangt octopussen, blauw plaatst een duikboot, rood neemt een onderzoekskaart, wit programmeert nog een robot. Je lab begrenst hoeveel je ervan kunt hebben.
aq-book-control-title = Controle en laden
aq-book-control = Een robot die in een sector komt, neemt het controleveld in; de robot die er stond, gaat naar het laadstation. Zijn daar te veel robots, dan houdt elke speler er daar één en neemt de andere terug; neutrale blijven.
aq-book-charging = Met dit aantal spelers passen er { $limit } robots in een laadstation.
aq-book-round = Na elke ronde
aq-book-prepare = Eerst krijgt iedereen { $each } voor elke uitgevaren duikboot. Dan wordt dit opgeteld en in één keer gescoord:
aq-book-score-control = Controlevelden: { $majority } voor de meeste, elk { $tied } bij gelijke stand.
aq-book-score-bots = Robots: een punt voor elke robot die je bord heeft verlaten, maar niet meer dan je duikboten openen.
aq-book-score-crystals = Kristallen die je hebt: { $row } punten voor 1, 2, 3 enzovoort.
aq-book-score-octopods = Octopussen in elke sector waarover je controle hebt: evenveel punten, maar verloren.
aq-book-refill = Daarna krijgt elke sector een onderzoekskaart, een uitbreiding en wat de centrale tegel voor hem toont. Tijd die daar over was, verdwijnt. Het hoofdkwartier wordt anders ingedeeld, en het lampje is een punt meer waard.
aq-book-refill-title = Een nieuwe ronde
aq-book-lines = Je punten lopen over het spoor. Elke rode lijn onderweg kost een kristal. Zonder kristal mag je een geprogrammeerde robot geven, of je stopt vóór de lijn en de rest van de punten vervalt.
aq-book-end = Na de vierde telling zijn er nog punten: voor verschillende letters in het lab ({ $row }), { $left } voor elke tijd, { $submarines } als alle duikboten zijn uitgevaren, { $complete } voor een compleet lab. Rode lijnen tellen niet meer.
aq-book-win = De meeste punten winnen; bij gelijke stand meer controlevelden, dan meer kristallen.
aq-book-unsure = Sluizen, goederen, veel getallen op kaarten en de rode lijnen zijn gereconstrueerd. De pagina van de algemene voorraad noemt alles wat geen bron bevestigt.
aq-book-rounds = De ronde
aq-book-places = Plaatsen en stukken
aq-book-hq = De zeven vakken liggen in drie rijen. Vanaf elk vak lopen twee wegen verder, en de laatste rij heeft de uitgangen. De symbolen liggen elke ronde anders; die van de volgende ronde zijn al te zien.
aq-book-sector = Een sector heeft een vak voor elk symbool, een controleveld en een laadstation. Wetenschappers van alle spelers mogen er tegelijk zijn.
aq-book-sector-lock = { $n ->
    [0] De sluis ervan, met de klok mee, is open.
   *[other] De sluis ervan, met de klok mee, kost { $price }.
}
aq-book-sector-white = Het witte vak programmeert: { $symbol }.
aq-book-lock-title = Sluizen
aq-book-lock = Tussen twee sectoren ligt een sluis. Erdoor gaan kost de tijd die erop staat; de goedkoopste weg wordt vanzelf genomen.
aq-book-centre = Het lampje toont hoeveel punten een duikboot en een onderzoekskaart in deze ronde opleveren. De zijden tonen wat er daarna in elke sector komt.
aq-book-lab = Je lab zegt hoeveel tijd, kristallen en kaarten je kunt hebben, en hoeveel octopussen één actie vangt. Een uitbreiding geeft meer ruimte, en de meeste hebben een letter die aan het einde telt. Met vijf is het lab compleet.
aq-book-track-title = Kennis en rode lijnen
aq-book-supply = Wat niemand heeft: tijd, kristallen, octopussen, en de kaarten en uitbreidingen die nog komen.
aq-book-time = Met tijd betaal je sluizen, duikboten en programmeren. Wat niet in het lab past, wordt niet genomen.
aq-book-catch = Een vangst van 1, 2, 3 enzovoort levert { $row } punten op.
aq-book-slots = De ligplaatsen van een sector raken op volgorde bezet; de latere kosten meer tijd.
aq-book-cards = Onderzoekskaarten
aq-book-card = Een onderzoekskaart blijft van jou tot het einde en neemt een plaats in je lab in. De beloningen komen vanzelf.
aq-book-bulb = de punten van het lampje
aq-book-shift = Diensten
aq-book-good-catch = Goede vangst
aq-book-night = Nachtdiensten
aq-book-start = Vliegende starts

## De tafel: log

log-menu = Wat de log toont
log-mine = Alleen wat mij aangaat
log-all = Alles wat er gebeurde
log-copy = De log kopiëren
log-gap = Hier ontbreken enkele regels.
log-started = Het spel begint.
log-timed-out = antwoordde niet op tijd
log-away = is weg
log-back = is terug
log-taken-over = is nu host van de tafel; wat verborgen was, wordt opnieuw getrokken
log-stand-in = is weg: een bot speelt verder
log-seat-moved = speelt vanaf nu
log-plays-again = wordt weer zelf gevraagd, niet de bot
log-stepped-back = gaat een stap terug
log-taken-back = neemt een zet terug, iedereen vond het goed
log-gone-forward = gaat weer vooruit
log-since = Sinds je vorige beurt
log-news-more = { $n ->
    [one] Daarvoor kwam één regel van de log:
   *[other] Daarvoor kwamen { $n } regels van de log:
}
log-line = { $name }: { $text }
log-undone = { $name }, teruggenomen: { $text }
log-look = { $line }. Toont het bord zoals het toen was.
past-head = Terugblik
past-asked = Jij moet kiezen!
past-where = { $n ->
    [0] De nieuwste stand, na: { $line }
    [one] Eén stand geleden, na: { $line }
   *[other] { $n } standen geleden, na: { $line }
}
past-return = Terug naar het spel (Esc)
past-earlier = Eerder
past-later = Later
past-hint = Dit is het bord zoals het toen was. Met de pijlen loop je door de log, ? opent de regel, met Esc ga je terug naar het spel.
past-hint-result = Dit is het bord zoals het toen was. Met de pijlen loop je door de log, ? opent de regel, met Esc ga je terug naar de uitslag.

## De tafel: keuzes

argo-source = Te bouwen, plaats { $n }: { $tile }
argo-alien = Alien in { $tile }
holds = ruimte voor { $n }
nobody-there = leeg

## De tafel: balken en zijkanten

menu = Menu
turn-line = { $players } spelers, aliens { $difficulty }, beurt { $turn }
host-is = host: { $name }
phase-done = { $phase }, klaar
phase-now = { $phase }, nu
phase-possible = { $phase }, nu mogelijk
phase-later = { $phase }, komt nog
phase-skipped = { $phase }, vervalt
phase-or = of
waiting-for = Wachten op { $names }: tijdmachine.
status-line = { $subject } { $wanted }
game-over-subject = Het spel is afgelopen.
link-slow = traag
status-slow = { $wanted } (trage verbinding)
link-away = weg
link-stand-in = bot speelt
status-stand-in = Een bot speelt voor { $name }: { $wanted }
status-of = { $name } · { $subject }
status-away = Wachten op { $name }, die weg is.
link-bot = bot
undo = Terug
undo-not-yours = Alleen wie de actie deed, kan een stap terug.
undo-off = Terug kan niet: { $why }
undo-nothing = Er is nog niets gedaan.
undo-sealed = Er is iets onthuld of definitief geworden. Alleen met z’n allen kun je dat terugnemen.
undo-too-deep = Er is geen eerdere stand bewaard.
undo-ask = Mag ik terug?
undo-ask-really = Alles terug
undo-undoes = Neemt { $n } acties terug: { $who }. Druk nog eens om het te vragen.
undo-of = { $n } van { $name }
undo-ask-more = Vraag iedereen of je je laatste stap mag terugnemen, en alles wat daarna is gedaan
forward = Weer vooruit
forward-short = Vooruit
forward-ask = Mag ik vooruit?
forward-more = Ga weer vooruit over wat je hebt teruggenomen: alles is zoals het was. Ctrl Y
forward-ask-more = Vraag iedereen of je weer vooruit mag over wat is teruggenomen: alles is zoals het was. Ctrl Y
forward-head = { $name } vraagt om weer vooruit te gaan
forward-own = Je vraagt om weer vooruit te gaan
forward-restores = { $n ->
    [one] Eén stap van { $names } staat dan weer zoals hij was.
   *[other] { $n } stappen van { $names } staan dan weer zoals ze waren.
}
forward-yes = Vooruit
forward-done = Weer vooruit
forward-agreed = Iedereen vindt het goed. Wat is gegooid, blijft staan.
take-back-head = { $name } vraagt om een stap terug te nemen
take-back-own = Je vraagt om een stap terug te nemen
take-back-left = { $n } s
take-back-undoes = { $n ->
    [one] Eén stap van { $names } gaat dan terug.
   *[other] { $n } stappen van { $names } gaan dan terug.
}
take-back-waiting = Wachten op { $names }.
take-back-yes = Neem terug
take-back-no = Nee
take-back-withdraw = Vraag het niet meer
take-back-done = Teruggenomen
take-back-not = Er verandert niets
take-back-agreed = Iedereen vindt het goed. Wat is gegooid, wordt opnieuw gegooid.
take-back-declined = { $name } zei nee.
take-back-withdrawn = Niemand vraagt er meer om.
take-back-overtaken = Er deed iemand iets voordat iedereen het goedvond.
take-back-expired = Niet iedereen antwoordde op tijd.
confirm = Bevestig
do-without = Afzien
turn-ghost = Draai de tegel
hint-watch = Iemand anders is aan het spelen.
hint-onlooker = Je kijkt mee.
hint-title = Hint
hint-button = Hint ({ $key })
hint-off = Geen hint: { $why }
hint-not-allowed = De host heeft hints aan deze tafel uitgezet.
hint-not-your-turn = Je bent niet aan de beurt.
hint-none = Er is geen hint gevonden.
hint-thinking = Podbay denkt na…
hint-best = Het beste: { $what }.
hint-best-because = Het beste: { $what }, want { $why }.
hint-steps = deze { $n } stappen
hint-left = De rest van de hint:
hint-step = { $n }. { $what }
hint-only = Dit is de enige keuze.
hint-chance = Je kans om te winnen is dan ongeveer { $n }%.
hint-equal = Ongeveer even goed: { $what }.
hint-sure = Dit is duidelijk de beste keuze.
hint-fairly-sure = Dit is waarschijnlijk de beste keuze.
hint-guess = Dit is een gok.
link-reopen = Terug naar stap { $n }: { $who } naar { $to }
activation-reopen = Terug naar vóór de activering van { $tile }
activation-done = Activeert { $tile }
link-done = Stap { $n }: { $who } naar { $to }
chip-launch = vertrekt
you = jij
activated = { $n } geactiveerd
saved = { $n } gered
aliens = Aliens
aliens-out = { $n } op het station
track-full = vol: zij winnen
track-of = { $dead } van { $all }
track-then = dan { $n }
track-then-full = dan vol
argo-end-near-head = { $names }: nog één astronaut
argo-end-near = { $names }: nog één astronaut die kan bewegen. Het spel eindigt als een beurt begint voor een speler die er geen meer heeft.
argo-end-near-once-more = { $names }: nog één astronaut die kan bewegen. Heeft een speler er geen meer, dan krijgen de anderen nog één beurt.
argo-end-next-head = { $you ->
    [yes] Einde zodra jij aan de beurt bent
   *[no] Einde zodra { $name } aan de beurt is
}
argo-end-next = { $you ->
    [yes] Je hebt niemand meer die kan bewegen: het spel eindigt zodra je weer aan de beurt bent.
   *[no] { $name } heeft niemand meer die kan bewegen: het spel eindigt zodra { $name } weer aan de beurt is.
}
argo-end-last-head = { $you ->
    [yes] Je hebt niemand meer
   *[no] { $name } heeft niemand meer
}
argo-end-last = { $you ->
    [yes] Je hebt niemand meer die kan bewegen: dit is de laatste ronde.
   *[no] { $name } heeft niemand meer die kan bewegen: dit is de laatste ronde.
}
card-of = { $score ->
    [one] { $name }, één punt
   *[other] { $name }, { $score } punten
}
revive-head = Wie komt terug?
card-aliens = Aliens, { $score } punten, { $dead } van { $all } vakjes van het spoor gevuld
figure-dead = { $role } dood
figure-saved = { $role } gered
figure-aboard = { $role } in een capsule
provisional = waarde door geen bron bevestigd

build-next = Te bouwen
choose-one = kies er een
not-now = volgende beurt
pods = Capsules
stack = Stapel
nothing-left = Hier is niets meer
tile-holds = Ruimte voor { $n }.
tile-alien = Er komt een alien mee.
tile-slots = { $n ->
    [one] Eén speler mag dit gebruiken.
   *[other] { $n } spelers mogen dit gebruiken.
}
tile-used = Gebruikt door { $names }.
card-hint = Wijs een tegel of een figuur aan om te lezen wat die doet.
card-dead = { $name }, dood
card-saved = { $name }, gered
card-on = { $name }, in { $tile }
an-alien = een alien
tile-provisional = Door geen bron bevestigd: { $fields }.
af-doubt-copies = hoeveel er van zijn
af-doubt-board = waar de dingen op het bord liggen
af-book-design = Ons eigen ontwerp: { af-doubt-board }.
face-down = { $n } gedekt
log = Log
log-empty = De eerste zet komt hier te staan.
let-it-happen = Laat gebeuren
time-machine = Tijdmachine
use-time-machine = Gebruik tijdmachine
seconds-left = { $n ->
    [one] Nog één seconde
   *[other] Nog { $n } seconden
}
may-step-in = Je mag nu ingrijpen
announces = { $name } kondigt { $what ->
    [move] een zet
    [activation] een activering
   *[action] een actie
} aan.
step-activates = activeert { $tile }
step-enters = gaat { $to ->
    [noord] naar het noorden
    [oost] naar het oosten
    [zuid] naar het zuiden
    [west] naar het westen
   *[other] { $to }
}
step-pushed = wordt { $to ->
    [noord] naar het noorden
    [oost] naar het oosten
    [zuid] naar het zuiden
    [west] naar het westen
   *[other] { $to }
} geduwd
step-comes-out = teleporteert { $to ->
    [noord] naar het noorden
    [oost] naar het oosten
    [zuid] naar het zuiden
    [west] naar het westen
   *[other] { $to }
}
step-dies = { $text }, sterft
steps-more = { $n ->
    [one] en nog één stap
   *[other] en nog { $n } stappen
}
costs-nothing = Niemand sterft, geen punten.
you-hold = Jouw { $role } staat in de kamer. Eén zet of activering, nu.
nobody-else-asked = Niemand anders wordt gevraagd.
asked-before = Vóór jou, als ze ingrijpen: { $names }.
also-asked = Ook gevraagd: { $names }.
list-head = Wat kan ik doen? { $n ->
    [one] Eén keuze
   *[other] { $n } keuzes
}
what-can-i-do = Wat kan ik doen?
point-tool = Iets aanwijzen voor iedereen: klik een plaats of sleep een pijl
zoom-in = Inzoomen
zoom-out = Uitzoomen
fit = Toon het hele station
nothing-yet = Er is nog niets gebeurd.
board-shows = Het bord toont wat { $name } heeft aangekondigd.

## De gewone tafel

board-table = Tafel
board-final = Dit is definitief.
board-unknown = Definitief. Wat er komt, weet niemand.
board-would = Dan: { $text }
board-hint-since = Hoekjes tonen wat er sinds je vorige beurt is veranderd; { $again } toont het nog eens stap voor stap. { $list } geeft een lijst van alles wat je kunt doen.
board-again = Druk nog eens om het te sturen: { $what }
board-hint = Wijs een verlichte plek aan om te zien wat er zou gebeuren; een klik doet het. Met Tab en pijlen loop je erlangs, { $list } toont alles.
board-hint-short = { $list } toont alles.
board-aimed = Klik nu aan wat erheen gaat: wat past, licht op. Esc gaat terug.
account-step = stap { $n } van { $of }
account-next = Volgende stap
account-hint = De punten worden stap voor stap uitgelegd. Een klik op een stap toont die, met spatie ga je naar het einde.
board-not-now = Nu niet mogelijk
board-refused = { $what }: { $why }

## De gewone tafel: Alien Frontiers

af-progress = { $players } spelers, ronde { $round }, beurt { $turn }
af-hand-of = Schepen van { $name }
af-ships = { $n } van { $of } schepen
af-colonies-left = { $n ->
    [one] nog één kolonie
   *[other] nog { $n } kolonies
}
af-controls = Controle: { $territories }
af-no-colony = geen kolonie
af-borrowed = geleend
af-section-pile = Trekstapel en aflegstapel
af-face-down = { $n } gedekt
af-at-least = minstens { $n }
af-more-than = meer dan { $n }
af-credit = { $n } van { $of }
af-rate = { $n } brandstof voor 1 erts

## Het getekende bord van Alien Frontiers
## Een woord met een dubbele punt ervoor staat voor een plaatje en blijft zoals het is.

af-short-SC = Zon
af-short-LM = Maanmijn
af-short-OM = Markt
af-short-SY = Werf
af-short-CC = Bouwer
af-short-TS = Terraforming
af-short-HUB = Hub
af-short-ART = Artefact
af-short-RO = Rovers
af-short-city = Stad
af-short-monument = Monument
af-short-booster = Booster
af-short-crystal = Kristal
af-short-gravity = Gravitatie
af-short-decoy = Lokaas
af-short-teleporter = Teleporter
af-short-plasma = Plasma
af-short-polarity = Poolkeerder
af-short-cache = Bergplaats
af-short-stasis = Stasis
af-short-warper = Tijdbuiger

af-line-SC = :any elke waarde › helft in :fuel
af-brief-SC = :any elke › helft :fuel
af-line-LM = :high niet lager › 1 :ore
af-brief-LM = { $now ->
    [0] :high niet lager › 1 :ore
   *[other] :high { $now } of meer › 1 :ore
}
af-line-OM = :pair paar › waarde :fuel voor 1 :ore
af-brief-OM = { $now ->
    [0] :pair › waarde :fuel voor 1 :ore
   *[other] :pair › { $now } :fuel voor 1 :ore
}
af-line-SY = { $free ->
    [yes] :pair paar › :ship
   *[no] :pair paar, { $price } › :ship
}
af-brief-SY = :pair { $price } › :ship
af-line-CC = { $free ->
    [yes] :three drie gelijke › :colony
   *[no] :three drie gelijke, { $price } › :colony
}
af-brief-CC = :three { $price } › :colony
af-line-TS = { $free ->
    [yes] :six een 6 › :colony
   *[no] :six een 6, { $price } › :colony
}
af-brief-TS = :six { $price } › :colony
af-line-HUB = :any elke waarde › één cirkel verder; vanaf { $n } lanceren voor { $price }
af-brief-HUB = { af-line-HUB }
af-line-ART = :any elke waarde › { $n } voor :card
af-brief-ART = :any › { $n } voor :card
af-line-RO = :run drie op een rij › roof
af-brief-RO = { $now ->
    [0] :run op een rij › roof
   *[other] :run boven { $now } › roof
}

af-line-asimov = :HUB Hub +{ $n } cirkel
af-line-bradbury = :CC Bouwer −{ $n } :ore
af-line-burroughs = :relic Relikwie { $goods }
af-line-heinlein = :OM Markt { $n } :fuel voor 1 :ore
af-line-herbert = :SY Werf { $goods }
af-line-lem = :SC Zon +{ $n } :fuel
af-line-pohl = :card Kaarten −{ $n } :fuel
af-line-vanvogt = :LM Mijn elke waarde

af-from-colonies = :colony kolonies { $n }
af-from-control = :control controle { $n }
af-from-positron = :positron Positron { $n }
af-from-city = :city Stad { $n }
af-from-monument = :monument Monument { $n }

af-phase-roll = Gooien
af-phase-dock = Dokken
af-phase-colony = Kolonie
af-phase-raid = Roven
af-phase-end = Einde beurt
af-end-near-head = { $names }: nog één kolonie
af-end-near = { $names }: nog één kolonie. Het spel eindigt zodra een speler de laatste plaatst.

af-bay-empty = leeg
af-your-ships = Jouw schepen
af-card-used = benut
af-goods-over = { $n } boven { $of }
af-tech = Alientech
af-discarded = { $n } afgelegd
af-fields = Velden
af-field-nowhere = weg
af-cards = { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}
af-no-cards = Geen kaart
af-points = { $n ->
    [one] één punt
   *[other] { $n } punten
}
af-raid-goods = Voorraad
af-raid-nothing = Niets roven
af-raid-safe = veilig
af-loot = Jouw buit
af-raid-note = { $n } eenheden, of één kaart
af-raid-left = { $n ->
    [one] Nog één eenheid te nemen
   *[other] Nog { $n } eenheden te nemen
}
af-chip-control = { $you ->
    [yes] jij krijgt controle
   *[no] { $name } krijgt controle
}
af-chip-name = { $you ->
    [yes] jij
   *[no] { $name }
}
af-chip-keeps = { $you ->
    [yes] jij houdt controle
   *[no] { $name } houdt controle
}
af-chip-tied = gelijk

af-ports-free = { $n ->
    [0] geen ligplaats vrij
    [one] één ligplaats vrij
   *[other] { $n } ligplaatsen vrij
}
af-place-docked = { $ship } bij { $facility ->
    [Terraformingstation] het
    [Alienartefact] het
   *[other] de
} { $facility }, ligplaats { $port }
af-place-berth = { $you ->
    [yes] jouw baan bij de Kolonistenhub
   *[no] baan van { $name } bij de Kolonistenhub
}, { $circle ->
    [0] zonder kolonie
   *[other] kolonie op cirkel { $circle } van { $circles }
}
af-place-bay = { $n ->
    [one] één schip in de Onderhoudshangar
   *[other] { $n } schepen in de Onderhoudshangar
}
af-place-circle = { $you ->
    [yes] cirkel { $circle } van jouw baan
   *[no] cirkel { $circle } van de baan van { $name }
}
af-place-die = { $you ->
    [yes] jouw schip { $n } in de hand toont { $value }
   *[no] schip { $n } in de hand van { $name } toont { $value }
}
af-place-card = { $you ->
    [yes] jouw { $card }
   *[no] { $card } van { $name }
}
af-place-control = { $you ->
    [yes] jij hebt controle
   *[no] { $name } heeft controle
}
af-place-count = { $you ->
    [yes] { $n } van jou
   *[no] { $n } van { $name }
}
af-place-colonies = { $you ->
    [yes] { $n ->
        [one] jouw kolonie
       *[other] jouw { $n } kolonies
    }
   *[no] { $n ->
        [one] de kolonie van { $name }
       *[other] de { $n } kolonies van { $name }
    }
} { $territory ->
    [Bradburyplateau] op het
    [Heinleinvlakte] op de
   *[other] in de
} { $territory }
af-place-relic = { $ship } thuis { $territory ->
    [Bradburyplateau] op het
    [Heinleinvlakte] op de
   *[other] in de
} { $territory }
af-place-display = { $card } in het aanbod, plaats { $n }
af-place-pile = de aflegstapel, { $n ->
    [0] leeg
    [one] één kaart
   *[other] { $n } kaarten
}
af-rule-pile = Een klik toont de kaarten erin.
af-place-discarded = { $card } op de aflegstapel, { $n ->
    [one] één ervan
   *[other] { $n } ervan
}
af-place-unit = { $you ->
    [yes] { $goods } van jou, nummer { $n } van { $of }
   *[no] { $goods } van { $name }, nummer { $n } van { $of }
}
af-place-loot = buit { $n }: { $goods } van { $name }
af-rule-loot = Een klik op de laatste eenheid legt die terug.
af-place-surplus = { $goods } van het overschot, nummer { $n }
af-give-back = Geef terug

## De gewone tafel: AquaSphere

aq-progress = { $players } spelers, ronde { $round }, beurt { $turn }
aq-part-program = Programmeren
aq-part-act = Inzetten
aq-part-pass = Passen
aq-part-end = Einde beurt
aq-part-scoring = Telling
aq-round-of = ronde { $n } van { $of }
aq-start = Start
aq-passed = Gepast
aq-supply-short = Voorraad
aq-knowledge = Kennis
aq-lap = een rondje is { $n }
aq-line-price = Rode lijn: 1 kristal
aq-lab = lab
aq-counted = { $n } van { $of }
aq-scoring-of = Telling, ronde { $n }
aq-scoring-final = Eindtelling
aq-step-control = Velden
aq-step-control-rule = de meeste, alleen of gedeeld
aq-step-bots = Robots
aq-step-bots-rule = hoogstens wat duikboten openen
aq-step-crystals = Kristallen
aq-step-crystals-rule = geteld vóór er wordt betaald
aq-step-octopods = Octopussen
aq-step-octopods-rule = in sectoren met controle
aq-step-lines = Rode lijnen
aq-step-lines-rule = één som loopt over het spoor
aq-step-letters = Letters
aq-step-letters-rule = verschillende in het lab
aq-step-time = Tijd over
aq-step-time-rule = rode lijnen tellen nu niet
aq-step-submarines = Duikboten
aq-step-submarines-rule = als alle zijn uitgevaren
aq-step-lab = Lab
aq-step-lab-rule = als het compleet is
aq-share = { $n } van { $of }
aq-bots-open = { $n }, open { $of }
aq-walked = { $from } › { $to }
aq-lost = { $n } kwijt
aq-stops = stopt op { $at }, { $n } kwijt
aq-crosses = komt op { $to }
aq-lines-over = lijnen tellen niet meer
aq-spot = { $what }: { $parts }
aq-spot-area = { $sector }, { $job }
aq-spot-control = Controleveld van { $sector }
aq-spot-scientists = wetenschappers { $names }
aq-spot-engineers = ingenieurs { $names }
aq-spot-charging = { $sector }, { $charging }
aq-spot-lock = Sluis tussen { $from } en { $to }
aq-spot-open = open
aq-spot-slot = volgende ligplaats { $n } tijd
aq-spot-no-slot = geen ligplaats vrij
aq-spot-hub = Centrale tegel
aq-spot-bulb = een lampje is { $points }
aq-spot-comes = { $sector } krijgt { $goods }
aq-spot-line = Rode lijn vóór { $n }
aq-spot-stop = Stop vóór de rode lijn
aq-spot-pass = Plaats { $n } van de pasvolgorde
aq-spot-own = { $you ->
    [yes] Jouw bord
   *[no] Bord van { $name }
}, { $what }
aq-spot-set = een robot is geprogrammeerd
aq-spot-empty = geen robot
aq-spot-free = vrij
aq-spot-base = basislab
aq-spot-module = uitbreiding { $n }
aq-spot-card = onderzoekskaart { $n }
aq-section-headquarters = Hoofdkwartier
aq-next-round = Hierna
aq-order = Volgorde
aq-ways = naar { $spaces }
aq-exit = uitgang
aq-nobody = niemand
aq-charging = Laadstation { $n } van { $of }
aq-neutral = neutraal { $n }
aq-no-card-left = geen onderzoekskaart
aq-no-expansion-left = geen uitbreiding
aq-below = { $n } eronder
aq-card-rule = { $card }: { $rule }
aq-time-of = { $n } van { $of } tijd
aq-crystals-of = { $n } van { $of } kristallen
aq-tanks = { $n } per vangst
aq-bots-left = { $n ->
    [one] 1 robot
   *[other] { $n } robots
}
aq-submarines-out = { $n } van { $of } duikboten
aq-in-play = { $n } in het spel, { $of } tellen mee
aq-nothing-programmed = niets geprogrammeerd
aq-letters = lab { $letters }
aq-expansions-of = { $n } van { $of } uitbreidingen
aq-cards-of = { $n } van { $of } kaarten
aq-next-line = rode lijn vóór { $n }
aq-controls = Controle: { $sectors }
aq-used = gebruikt
aq-supply = Algemene voorraad
aq-cards-left = { $n ->
    [one] 1 onderzoekskaart
   *[other] { $n } onderzoekskaarten
}
aq-expansions-left = { $n ->
    [one] 1 uitbreiding
   *[other] { $n } uitbreidingen
}
aq-red-lines-rule = Vóór { $spaces }, en zo elke { $lap } punten verder. Wie er een passeert, betaalt een kristal of geeft een geprogrammeerde robot, of stopt daar.
aq-field-supply = aantal tijdfiches en octopussen
aq-field-sector = sluizen en witte vakken
aq-field-slots = prijzen van duikboten
aq-field-program-card = indelingen van het hoofdkwartier
aq-field-centre = wat er na elke ronde bij komt
aq-field-setup = voorraad aan het begin
aq-field-expansion = labuitbreidingen
aq-field-research = getallen en aantallen van onderzoekskaarten
aq-field-score = rode lijnen en hoeveel robots meetellen
aq-field-const = enkele prijzen en beloningen
aq-field-hq = wegen in het hoofdkwartier
aq-field-lab = plaatsen van het basislab

## Terugkijken

replays = Terugkijken
replays-more = Eerdere spellen stap voor stap terugzien
replays-back = Terug naar het begin
replays-count = { $n ->
    [one] Eén opname
   *[other] { $n } opnamen, nieuwste eerst
}
replays-reading = { $n ->
    [one] Nog één bestand wordt gelezen
   *[other] Nog { $n } bestanden worden gelezen
}
replays-none = Er is nog niets opgenomen
replays-none-more = Elk spel waarvan deze computer gastheer is, wordt vanzelf opgenomen. Sleep een opname van iemand anders naar het venster, of typ hieronder de naam van het bestand.
replays-failed = De opnamen kunnen niet worden getoond
replays-steps = { $n ->
    [one] één stap
   *[other] { $n } stappen
}
replays-not-over = niet afgelopen
replays-export = Exporteren
replays-export-of = { $what } exporteren
replays-remove-of = { $what } van de lijst halen
replays-remove-more = Van de lijst halen
replays-removed = Van de lijst gehaald. Het bestand ligt in de map ‘removed’ van dit profiel.
replays-put-back = Terugzetten
replays-file = Bestand van een opname
replays-file-hint = Naam van het bestand, of sleep het naar het venster
replays-open-file = Bestand openen
replays-no-file = Het bestand kan niet worden gelezen: { $why }
replays-not-copied = De opname kon niet worden gekopieerd: { $why }
replays-not-a-record = Dit is geen opname van Podbay. Kies een bestand dat Podbay heeft bewaard.
replays-empty-record = De opname stopt of is beschadigd voordat het spel begint. Er kan niets van worden getoond.
replays-only-text = In dit foutverslag staat geen spel, alleen tekst. Lees het met een editor.
replays-made-up = De opname spreekt zichzelf tegen: ze is veranderd of verzonnen en kan niet worden getoond.
replays-malformed = Regel { $n } is onleesbaar: de opname is veranderd of verzonnen en kan niet worden getoond.
replays-too-long = De opname is langer dan welk spel ook. Alles vóór regel { $n } kan worden getoond.
replays-cut = Het bestand is afgebroken in regel { $n }. Alles daarvoor kan worden getoond.
replays-damaged = Regel { $n } is beschadigd of veranderd. Alles daarvoor kan worden getoond.
replays-differs = Regel { $n } leidt niet tot de stelling die in de opname staat: ze is veranderd, of met andere regels gespeeld. Alles daarvoor kan worden getoond.
replays-no-start = De eerste stelling is onmogelijk. Er kan niets van worden getoond.
exported-title = De opname is gekopieerd
exported-more = Het is het bestand { $file }. Geef het aan iedereen die deze versie van Podbay heeft: het wordt geopend onder Terugkijken.
file-trouble = { $path }: { $why }
file-in-use = Een andere Podbay gebruikt { $path }. Sluit die eerst.
file-no-home = Dit systeem noemt geen map voor de gegevens van programma’s. Start Podbay met --profile en de naam van een map.
file-unwritable = Dit spel kan niet in een bestand worden geschreven.
file-damaged = { $path } is beschadigd ({ $what }). Zet het terug uit een reservekopie, of verwijder het.
file-too-large = { $path } is te groot. Kies een ander bestand.
file-no-text = { $path } is geen tekstbestand. Kies een ander.
file-no-file = { $path } is geen bestand. Kies een ander.
file-silent = { $path } antwoordt niet. Kopieer het bestand eerst naar deze computer.
file-device-key = { $path } is geen sleutel van een apparaat. Zet het terug uit een reservekopie, of verwijder het om een nieuw apparaat te worden.
file-not-kept = In { $path } kan niet worden geschreven ({ $why }). Je kunt spelen, maar geen spel, instelling of apparaat wordt onthouden.
replay-beginning = Het begin van het spel
replay-where = Stap { $at } van { $last }
replay-close = Terugkijken sluiten (Esc)
replay-ends-early = Het terugkijken stopt te vroeg
replay-at-table = Tijdens een spel kun je niets terugkijken
replay-at-table-more = Verlaat de tafel en sleep { $file } dan naar het venster.
replay-one-of-many = Er wordt één opname tegelijk getoond
replay-one-of-many-more = Het eerste bestand is geopend. Sleep de andere een voor een naar het venster.
replay-start = Naar het begin (Home)
replay-turn-back = Een beurt terug (Shift + pijl links)
replay-back = Een stap terug (pijl links)
replay-play = Afspelen (spatiebalk)
replay-pause = Pauze (spatiebalk)
replay-on = Een stap verder (pijl rechts)
replay-turn-on = Een beurt verder (Shift + pijl rechts)
replay-end = Naar het einde (End)
replay-slider = Plaats in het spel
replay-speed = Snelheid: × { $n }
replay-seen-by = Zoals { $name } het ziet
replay-seen-by-nobody = Zoals iemand die meekijkt het ziet
replay-see-as = Het spel zien als { $name }
replay-from-here = Speel vanaf hier
replay-from-here-more = Opent op deze computer een tafel met deze stelling. Bots spelen voor de anderen, en wat verborgen is, wordt opnieuw getrokken.

## Lessen

lesson-play = Speel de les
lesson-step = Stap { $n } van { $of }
lesson-next = Verder
lesson-back = Terug (Page Up)
lesson-done = Klaar
lesson-do-it = Doe het voor mij
lesson-leave = Verlaat de les (Esc)
lesson-here = Hier
lesson-here-at = Hier: { $place }
lesson-strayed = Mag, maar hier niet gevraagd. Er is niets veranderd.
lesson-end = Meer heb je voor een eerste spel niet nodig: kies ‘Speel hier’ voor een spel tegen een bot. Het vraagteken opent altijd de regels.
lesson-read = Er is nog niets te doen.
lesson-read-more = Lees wat hierboven staat en druk dan op Enter.
lesson-end-turn = Dat is alles voor deze beurt. Beëindig haar met de grote knop of met Enter.
lesson-unplayable = Deze les kan niet worden gespeeld. Lees in plaats daarvan de pagina’s met regels, en stuur alsjeblieft een foutrapport.

argo-lesson-aim = Aliens hebben het station ingenomen, en je team wordt hier in de ontwaakkamer wakker. Breng je vijf astronauten in capsules: de zitplaatsen daar zijn je punten.
argo-lesson-crew = Iedereen heeft een chef, die dubbel telt, een verkenner, die twee stappen zet, een piloot, een soldaat, die tegen aliens vecht, en een robot, die aliens met rust laten. Wijs iets aan om te lezen wat het is.
argo-lesson-turn = Een beurt heeft de delen die bovenaan staan: je verplaatst een alien, je bouwt een tegel en je doet twee acties. Laten we er een spelen.
argo-lesson-alien = Eerst de alien. Er is er maar één, dus klik meteen aan waar hij heen gaat: de gang waar de piloot van een ander staat. Met het toetsenbord: Tab en Enter, of { $list } voor een lijst van alles wat kan.
argo-lesson-killed = De alien heeft de piloot gedood: een punt voor jou. Maar de doden liggen in deze rij, en hoe langer die is, hoe meer de aliens hebben. Verslaan ze de beste speler, dan heeft iedereen verloren.
argo-lesson-build = Nu bouw je. Klik de capsule rechts aan, dan het gemarkeerde vak, en nog eens om hem neer te leggen. Ruimtes draai je daarvóór met { $turn }. Tussen een capsule en de ontwaakkamer moeten drie tegels liggen.
argo-lesson-explorer = Er volgen twee acties. Stuur je verkenner naar het westen: klik de figuur aan, dan de gemarkeerde tegel, dan de volgende. Alleen de verkenner mag een tweede stap zetten.
argo-lesson-full = In een gang is plaats voor één. Wie een volle tegel betreedt, duwt iemand verder, en wie aan de beurt is, bepaalt waarheen. Zo kom je langs anderen, of raak je ze kwijt.
argo-lesson-push = Verplaats je soldaat naar de chef van de ander, en duw die dan naar de alien.
argo-lesson-pushed = Twee punten, want het was een chef. Wie bij een alien komt, sterft meteen. Alleen een soldaat doodt hem, wat een punt is, en een robot mag ernaast blijven staan.
argo-lesson-end = Er is niets meer te doen. Beëindig je beurt met de grote knop of met Enter. Tot dan kun je in een spel een stap terug.
argo-lesson-later = Enkele beurten later. De anderen hebben gespeeld, en het is weer je eerste actie. Je chef is in dit magazijn, en je verkenner zit in de capsule in het noorden.
argo-lesson-room = Een actie kan ook een ruimte gebruiken waar iemand van jou staat. Klik de afbeelding van het magazijn aan, of druk op het cijfer ernaast: een chef krijgt er 4 punten, ieder ander 2.
argo-lesson-token = Je fiche ligt daar nu, want elke ruimte gebruik je maar één keer in het spel. Andere ruimtes schieten op aliens, halen doden terug of verplaatsen tegels. Wijs een ruimte aan om te lezen wat ze doet.
argo-lesson-pod = Breng nu je soldaat in de capsule. Wie instapt, neemt de laagste vrije zitplaats, en niemand komt er weer uit.
argo-lesson-left = De capsule was vol en is vertrokken: 2 punten voor de ene zitplaats, 4 voor de andere, en het dubbele voor een chef. Een die niet vol is, vertrekt als er een alien bij komt.
argo-lesson-more = Je komt nog meer tegen: een piloot alleen in een capsule mag ermee vertrekken of hem verplaatsen, teleporters leiden naar elkaar, en vanuit een tijdmachine onderbreek je de beurt van een ander.
argo-lesson-over = Het spel eindigt als alle capsules weg zijn, kort nadat de laatste tegel is gebouwd, als een speler niemand meer kan verplaatsen, of als de rij van de doden vol is. Dan hebben de aliens gewonnen. Anders winnen de meeste punten.

af-lesson-aim = Deze planeet wacht op kolonies. Elke is een punt, en zo ook elk gebied waar je er meer hebt dan ieder ander. Wie de laatste kolonie plaatst, beëindigt het spel, en de meeste punten winnen.
af-lesson-ships = Je schepen zijn dobbelstenen: wat ze tonen, zegt waar ze mogen dokken. Elke faciliteit rond de planeet neemt iets anders, zoals elke waarde, een paar of een rij. Wijs er een aan om te lezen wat ze doet.
af-lesson-roll = Een beurt begint met een worp. Druk op de grote knop of op Enter.
af-lesson-solar = Breng de 5 naar de Zonneconverter: klik de dobbelsteen aan en dan de faciliteit. Ze geeft brandstof, en meer voor een hoge worp. Met het toetsenbord: Tab en Enter, of { $list } voor een lijst van alles wat kan.
af-lesson-yard = Nu het paar. Breng beide 2’en naar de Scheepswerf: voor één brandstof en één erts bouwt die een schip, en vanaf je volgende beurt werp je een dobbelsteen meer.
af-lesson-others = Nu heeft de ander geworpen en gedokt. Schepen blijven aan hun poort tot de volgende beurt van hun eigenaar en zitten de anderen dus in de weg. Wat kan dokken, moet dokken.
af-lesson-colony = Enkele beurten later heb je drie 4’en geworpen, en je hebt erts. Dok ze alle drie bij de Koloniebouwer: dat geeft een kolonie.
af-lesson-place = Je kiest waar ze komt. Neem het gemarkeerde gebied, dat leeg is: met één kolonie heb je er daar de meeste.
af-lesson-control = Twee punten: één voor de kolonie, één voor de controle. De bonus is van jou zolang niemand gelijkkomt. Wijs het gebied aan om hem te lezen.
af-lesson-artifact = Een andere beurt. Dok de 6 en dan de 3 bij het Alienartefact: schepen die daar in één beurt samen 8 halen, leveren je een kaart op.
af-lesson-claim = Neem de gemarkeerde kaart en bevestig, want daarna wordt een nieuwe opengelegd. Elke kaart gebruik je één keer per beurt, en de meeste hebben ook een effect als je ze aflegt.
af-lesson-hub = Je laatste schip gaat naar de Kolonistenhub. Elke dobbelsteen brengt je kolonie daar één cirkel verder. Vanaf de zevende kan ze voor één brandstof en één erts gelanceerd worden: doe dat ook.
af-lesson-second = Plaats deze kolonie op het gemarkeerde gebied. De derde weg naar een kolonie is een 6 bij het Terraformingstation, dat je ook het schip kost.
af-lesson-raid = Drie schepen op een rij kunnen roven. Dok 2, 3 en 4 bij de Roverspost.
af-lesson-loot = Ze nemen van anderen vier eenheden brandstof en erts, of één kaart. Neem de grondstoffen.
af-lesson-goods = De Zonneconverter geeft brandstof, de Maanmijn erts, en met een paar ruil je bij de Orbitale markt brandstof voor erts. Aan het eind van je beurt houd je hoogstens acht eenheden.

aq-lesson-aim = Je leidt een team in een station onder zee. Een ingenieur programmeert robots, een wetenschapper brengt ze naar de zes sectoren, en daar werken ze. Na vier rondes winnen de meeste kennispunten.
aq-lesson-hq = In het hoofdkwartier volgt je ingenieur de pijlen, drie keer per ronde. Elk vak programmeert een robot van jou voor het symbool dat er ligt.
aq-lesson-program = Ga naar het gele vak: klik het aan. Met het toetsenbord: Tab en Enter, of { $list } voor een lijst van alles wat kan.
aq-lesson-once = In elke beurt doe je één zo’n ding. Beëindig haar met de grote knop of met Enter.
aq-lesson-deploy = Ook de ander heeft geprogrammeerd. Laat nu je robot werken: klik zijn gele programma op je bord aan en dan de sector waar je wetenschapper is.
aq-lesson-work = Hij heeft het controleveld ingenomen. Laat hem nu zijn werk doen: geel neemt tijd, zo veel als er in je lab past.
aq-lesson-again = Nu is de robot van de ander in deze sector gekomen en heeft het controleveld ingenomen. De jouwe ging naar het laadstation. Zo wisselt de controle tot het eind van de ronde, wanneer ze telt.
aq-lesson-purple = Je ingenieur gaat verder: naar het paarse vak, en beëindig de beurt. Hoogstens twee robots zijn tegelijk geprogrammeerd, elk voor een ander symbool.
aq-lesson-catch = Nu de paarse robot: klik zijn programma aan en dan de gemarkeerde sector. Je wetenschapper gaat door een sluis, wat tijd kost, en de robot vangt daar de octopussen.
aq-lesson-line = De vangst bracht punten op, die langs dit spoor lopen. Let op de rode lijnen: er een oversteken kost een kristal, anders is de rest van de punten verloren.
aq-lesson-others = De andere symbolen: zwart neemt kristallen, groen breidt je lab uit, rood neemt een onderzoekskaart, wit programmeert nog een robot, en blauw plaatst een duikboot.
aq-lesson-blue = Enkele beurten later, tegen het eind van de ronde, is je robot voor blauw geprogrammeerd. Klik zijn programma aan en dan de gemarkeerde sector: daar plaatst hij voor tijd een duikboot, en dat levert meteen punten op.
aq-lesson-pass = Je ingenieur staat bij een uitgang, en er is niets meer te doen. Pas, en beëindig de beurt. Wie het eerst past, begint de volgende ronde.
aq-lesson-scoring = Iedereen heeft gepast, dus de ronde wordt geteld: controlevelden, robots buiten het bord en kristallen. Octopussen waar je de controle hebt, kosten je punten. Loop er met Enter doorheen.
aq-lesson-round = Een nieuwe ronde: de sectoren worden weer gevuld en het hoofdkwartier is opnieuw ingedeeld. Wie het eerst paste, begint.
aq-lesson-over = Na de vierde ronde zijn er nog punten voor verschillende letters in je lab, voor een volledig lab, voor tijd die over is en als alle duikboten uit staan. Dan winnen de meeste punten.

## Puzzels

puzzles = Puzzels
puzzles-solve = Los puzzels op
puzzles-none = Voor dit spel zijn er nog geen puzzels.
puzzles-unreadable = De puzzels van dit spel kunnen niet worden gelezen. Stuur alsjeblieft een foutrapport.
puzzles-solved = { $n } van { $of } opgelost
puzzle-grade-easy = Makkelijk
puzzle-grade-tricky = Lastig
puzzle-grade-hard = Moeilijk
puzzle-line = Puzzel { $n } ({ $grade }, { $players } spelers): { $goal }
puzzle-line-solved = Puzzel { $n } ({ $grade }, { $players } spelers, opgelost): { $goal }
puzzle-step = Puzzel { $n } van { $of } · { $grade }
puzzle-leave = Terug naar de puzzels (Esc)
puzzle-over = Je actie is voorbij.
puzzle-right = Opgelost
puzzle-solved = Dit is de beste actie.
puzzle-solved-because = Dit is de beste actie, want { $why }.
puzzle-not-quite = Nog niet helemaal
puzzle-missed = Een andere actie is beter.
puzzle-missed-because = Een andere actie is beter, want { $why }.
puzzle-strayed = Hoort niet bij de oplossing
puzzle-again = Probeer opnieuw
puzzle-show = Toon de oplossing
puzzle-next = Volgende puzzel
puzzle-done = Terug naar de lijst
puzzle-goal-score = Zoek de actie die je de meeste punten oplevert.
puzzle-goal-attack = Zoek de actie waarmee je het meest wint ten koste van de anderen.
puzzle-goal-growth = Zoek de actie die later het meest oplevert.
puzzle-goal-safety = Zoek de actie die je het best beschermt.
puzzle-goal-tempo = Zoek de actie die je de beste mogelijkheden laat.
puzzle-goal-rivals = Zoek de actie die de anderen het meest hindert.
puzzle-goal-neutral = Zoek de actie die de aliens tegenhoudt.
puzzle-goal-argo-points-own = Scoor met één actie zo veel mogelijk punten.
puzzle-goal-argo-aboard-own = Neem de beste zitplaats in een capsule.
puzzle-goal-argo-near-own = Breng je team dichter bij de capsules.
puzzle-goal-argo-near-rivals = Houd de anderen weg bij de capsules.
puzzle-goal-argo-bitten-own = Red een astronaut van een alien.
puzzle-goal-argo-threatened-own = Houd je astronauten weg bij de aliens.
puzzle-goal-argo-dead-own = Zorg dat je geen astronaut verliest.
puzzle-goal-argo-dead-rivals = Laat de anderen een astronaut verliezen.
puzzle-goal-alien-frontiers-points-own = Win met één actie zo veel mogelijk punten.
puzzle-goal-alien-frontiers-points-rivals = Neem de anderen punten af.
puzzle-goal-alien-frontiers-landed-own = Plaats een kolonie op de planeet.
puzzle-goal-alien-frontiers-bonus-own = Win de bonus van een gebied.
puzzle-goal-aqua-sphere-points-own = Win met één actie zo veel mogelijk kennispunten.
puzzle-goal-aqua-sphere-time-own = Haal tijdfiches binnen.
puzzle-goal-aqua-sphere-crystals-own = Haal kristallen binnen voor de rode lijnen.
puzzle-goal-aqua-sphere-submarines-own = Plaats een duikboot.
puzzle-goal-aqua-sphere-fields-own = Neem een controleveld in.

## De regels

rules = Regels
rules-about = Regels over: { $what }
rules-previous = Vorige pagina
rules-next = Volgende pagina
rules-page = Pagina { $n } van { $of }
rules-keys = Pijlen slaan om, Page Down schuift
rules-search = In de regels zoeken
rules-nothing = Geen pagina bevat al deze woorden.
start-learn = Leren
book-game = Het spel in twee pagina’s
book-one = Doel en beurt
book-two = Wat telt, en het einde
book-aim = Doel
book-turn = Een beurt
book-end = Einde van het spel
book-options = Opties van de tafel kunnen een deel hiervan veranderen.

## Venster

app-name = Podbay
app-claim = Bordspelavonden op één netwerk.
app-claim-more = Geen account, geen internet, niets in te stellen.
app-unofficial = Onofficiële versies van Argo, Alien Frontiers en AquaSphere. Alle tekeningen zijn eigen werk.
window-no-drawing = OpenGL werkt niet
window-no-library = { $library } ontbreekt: installeer { $debian } (Debian, Ubuntu), { $fedora } (Fedora) of { $arch } (Arch)
window-wrong-scale = { $name } is { $value }; dat is geen grootte boven 0, zoals 1.5, en ook niet randr: verander of verwijder deze variabele
window-no-display = Podbay kan hier geen venster openen ({ $why }). Gebruik zonder beeldscherm podbay host --headless, podbay join --headless --bot normal of podbay tables; podbay --help toont alle opdrachten.
seat-color-sun = geel
seat-color-ice = blauw
seat-color-rose = rood
seat-color-violet = paars
bot-random = willekeurig
bot-greedy = gretig
bot-easy = makkelijk
bot-easy-more = Maakt fouten. Goed voor een eerste spel.
bot-normal = normaal
bot-normal-more = Speelt degelijk. Een gelijkwaardige tegenstander.
bot-hard = moeilijk
bot-hard-more = Denkt vooruit. Voor wie het spel kent.
bot-even-more = Speelt van alles wat.
bot-hunter-more = Zoekt het gevecht op.
bot-builder-more = Investeert nu om later te oogsten.
bot-guard-more = Neemt weinig risico.
toast-close = Sluit dit bericht
toast-new-code = Nieuwe tafelcode
toast-new-code-more = Er werd drie keer een foute code geprobeerd. De nieuwe is { $code }.
toast-not-possible = Niet mogelijk
toast-failed = Dat is niet gelukt

start-change = Wijzig
start-profile-done = Klaar
start-name = Jouw naam
start-colour = Speel met { $colour }
start-name-bad = Een naam heeft 1 tot 40 tekens
start-name-unshown = De naam heeft een teken dat niemand kan zien
start-name-no-font = Geen lettertype op deze computer heeft ‘{ $sign }’
start-host = Open een tafel
start-host-more = Anderen op dit netwerk zien die meteen
start-join = Doe mee
start-join-listening = Zoekt op dit netwerk
start-join-found = { $n ->
    [one] Eén tafel gevonden, zoekt verder
   *[other] { $n } tafels gevonden, zoekt verder
}
start-no-table = Nog geen tafel gevonden
start-no-table-more = Tafels op dit netwerk verschijnen hier vanzelf.
start-no-table-macos = Vraagt macOS naar het lokale netwerk, kies dan ‘Sta toe’.
start-no-table-windows = Vraagt Windows naar de firewall, vink dan privénetwerken aan en sta toegang toe.
start-no-search = Van hier zijn geen tafels te vinden
start-no-search-head = Deze computer kan geen tafels zoeken
start-no-search-more = Typ de code die de host voorleest.
start-no-network = Geen netwerk
start-no-network-head = Deze computer heeft geen netwerk
start-no-network-more = Maak verbinding om met anderen te spelen. Hier spelen kan ook zonder.
start-only-virtual-head = Alleen netwerken binnen deze computer
start-only-virtual-more = Alleen containers en virtuele machines. Ga op het netwerk van de anderen.
start-address = Code of adres
start-address-hint = ABCD-2345 of 192.168.0.5
start-address-bad = Typ de code, zoals ABCD-2345, of het adres
start-address-port = Na de dubbele punt komt een poort, zoals 47200
start-code-mistyped = Een typfout. Vergelijk de code met die van de host
start-address-join = Doe daar mee
start-not-in-list = Niet in de lijst?
start-here = Speel hier
start-here-more = Met bots, of met meer mensen aan deze computer
start-table-name = Tafel van { $name }
start-silent = Er is een tafel aangekondigd die niet antwoordt
start-silent-more = Op { $addresses }
start-row-other-key = Ander apparaat: { $words }
start-row-join = Doe mee aan { $table }
start-row-watch = Kijk mee bij { $table }
start-row-only-watch = Kijk alleen mee bij { $table }
start-row-why = Waarom kun je niet meedoen aan { $table }?
start-button-join = Doe mee
start-button-watch = Kijk mee
start-button-why = Waarom?
start-state-open = open
start-state-full = vol
start-state-playing = bezig
start-state-ended = tussen spellen
start-state-update = andere versie
start-state-gone = weg
start-return = Terug naar { $table }
start-return-more = Je plaats is vrijgehouden.
start-return-button = Terug
start-resume = Ga verder met { $game }, beurt { $turn }
start-resume-button = Verder
start-resume-away = Leg weg
start-resume-away-more = Het spel wordt niet meer aangeboden. Het verslag blijft bewaard.
start-resume-not = Je laatste spel kan hier niet verder
start-resume-no-table = Een eerdere versie bewaarde het zonder de tafel. Je kunt het wel terugkijken.
start-resume-other-version = Podbay { $theirs } heeft het bewaard, dit is { $ours }. Open het met die versie.
start-resume-minutes = { $n ->
    [0] zojuist
    [one] een minuut geleden
   *[other] { $n } minuten geleden
}
start-resume-hours = { $n ->
    [one] een uur geleden
   *[other] { $n } uur geleden
}
start-resume-days = { $n } dagen geleden
resumed = Weer open na een crash
resumed-more = Er is niets verloren, en de anderen komen terug.
resumed-good = Ga verder
resumed-end = Sluit de tafel

lobby-back = Verlaat de tafel
menu-stay = Terug naar het spel
full-screen = Volledig scherm
full-screen-more = { $key } gaat terug naar het venster.
key-enter = Enter
key-undo = Ctrl Z
key-redo = Ctrl Y
key-number = Toets { $n }
leave-title = De tafel verlaten?
leave-seat = Je plaats blijft vrij. Kom terug wanneer je wilt: het startscherm biedt de weg terug.
leave-alone = Het spel blijft bewaard: op het startscherm kun je ermee verdergaan.
leave-host-game = Jij bent de host: het spel stopt voor iedereen. Het blijft bewaard, en op het startscherm kun je ermee verdergaan.
leave-hand-over = Jij bent de host. Het spel kan op een andere computer verder: plaatsen en stand blijven, wat verborgen is, wordt opnieuw getrokken.
leave-hand-over-yes = Ga weg, { $name } wordt host
leave-close = Sluit de tafel voor iedereen
leave-host-lobby = Jij bent de host: de tafel sluit voor iedereen.
leave-yes = Ga weg
leave-no = Blijf
stranger-title = Een andere computer antwoordt
stranger-more = Op { $address } antwoordt een andere computer dan toen je daar de vorige keer meedeed. Dat klopt als nu een andere vriend host is, of als Podbay opnieuw is geïnstalleerd. Weet je het niet zeker, vraag het dan de host voordat je meedoet.
stranger-no = Doe niet mee
stranger-yes = Vertrouw en doe mee
other-table-title = Er is een andere tafel open
other-table-more = De tafel waar je aan zat, is weg. De host kwam terug met een andere, { $table }: een nieuw spel, zonder je plaats van eerst.
other-table-yes = Ga naar de nieuwe tafel

sheet-close = Sluit
help-title = Ontbreekt er een tafel?
help-network = Iedereen moet op hetzelfde netwerk zijn. Gastnetwerken houden apparaten vaak uit elkaar.
help-firewall = Firewall: laat Podbay privénetwerken gebruiken. Het heeft UDP-poort { $port } nodig bij de host, en UDP-poorten 47201 en 5353 om tafels te vinden.
help-vpn = Een VPN kan het lokale netwerk verbergen. Zet hem voor vanavond uit.
help-same = Iedereen heeft dezelfde versie van Podbay nodig.
help-address = Nog steeds niets? Typ onder de lijst de code die de lobby van de host toont.
help-version-title = Andere versie
help-version = Die tafel draait op Podbay { $theirs }, dit is Podbay { $ours }. Die twee kunnen niet samen spelen.
help-version-do = Installeer op beide computers dezelfde versie.

doctor-title = Netwerk controleren
doctor-running = De weg naar een tafel wordt geprobeerd. Dat duurt een paar seconden.
doctor-button = Zoek uit waarom
doctor-help = Controleer het netwerk
doctor-again = Controleer opnieuw
doctor-head = { $what }: { $state }
doctor-ok = in orde
doctor-failed = fout
doctor-not-tested = niet getest
doctor-all-well = Op deze computer is geen fout gevonden. Ontbreekt er nog iemand, controleer dan ook het netwerk op die computer.
doctor-rung-adapters = Het netwerk van deze computer
doctor-rung-sockets = Sockets van het systeem
doctor-rung-port = De poort voor tafels
doctor-rung-packets = Pakketten die binnenkomen
doctor-rung-multicast = Multicast, waarmee je tafels vindt
doctor-rung-neighbours = Andere apparaten
doctor-rung-tables = Tafels
doctor-rung-versions = Versies van tafels
doctor-rung-address = Het adres dat je kreeg
doctor-cause-no-network = Er is geen netwerk verbonden.
doctor-do-no-network = Zet wifi aan of steek een kabel in, en ga op het netwerk van de anderen.
doctor-cause-only-virtual = Alleen netwerken binnen deze computer zijn verbonden ({ $about }), die van containers of virtuele machines.
doctor-do-only-virtual = Zet wifi aan of steek een kabel in, en ga op het netwerk van de anderen.
doctor-cause-no-router = Geen router gaf deze computer een adres; hij verzon er zelf een ({ $about }).
doctor-do-no-router = Alleen computers aan dezelfde kabel kunnen hem bereiken. Controleer de kabel naar de router, of verbind opnieuw met wifi.
doctor-cause-system = Het systeem weigert: { $about }.
doctor-do-system = Sluit andere programma’s, start de computer opnieuw op, of vraag het aan wie hem beheert.
doctor-cause-port-taken = Een ander programma gebruikt UDP-poort { $about }.
doctor-do-port-taken = Tafels openen op een andere poort, die een firewall misschien niet kent. Sluit dat programma, of laat de andere poort van Podbay door.
doctor-cause-packets-blocked = Een firewall van deze computer houdt pakketten tegen ({ $about }).
doctor-do-packets-blocked = Sta Podbay in de firewall toe voor privénetwerken, UDP-poort 47200, als je host wilt zijn.
doctor-cause-multicast-blocked = Multicast komt op deze computer niet door ({ $about }).
doctor-do-multicast-blocked = Sta UDP-poort 5353 toe in de firewall en zet een VPN uit, of typ het adres van de host.
doctor-cause-mdns-taken = Een ander programma houdt de poort van mDNS voor zichzelf ({ $about }).
doctor-do-mdns-taken = Sluit programma’s die printers of luidsprekers zoeken, of typ het adres van de host.
doctor-cause-nobody-heard = Geen ander apparaat antwoordt, dus het is niet bekend of apparaten hier met elkaar mogen praten.
doctor-do-nobody-heard = Zitten de anderen op hetzelfde netwerk? Gastnetwerken houden apparaten vaak uit elkaar.
doctor-cause-no-table = Hier is geen tafel aangekondigd.
doctor-do-no-table = Is er wel een tafel open, controleer dan het netwerk op de computer van de host, en of beide op hetzelfde netwerk zitten.
doctor-cause-far-firewall = { $about } is te zien, maar antwoordt niet.
doctor-do-far-firewall = De firewall op de computer van de host moet Podbay doorlaten voor privénetwerken, UDP-poort 47200; controleer daar het netwerk. Helpt dat niet, dan houdt de wifi apparaten uit elkaar.
doctor-cause-isolated = { $about } is niet te bereiken, al zou het op hetzelfde netwerk moeten zitten.
doctor-do-isolated = Het apparaat staat uit, of de wifi houdt apparaten uit elkaar, zoals gastnetwerken doen. Gebruik een ander netwerk, of een kabel.
doctor-cause-other-subnet = { $about } hoort bij een ander netwerk dan deze computer.
doctor-do-other-subnet = Ga op dezelfde wifi, of met een kabel op dezelfde router.
doctor-cause-nothing-listens = De computer op { $about } is er, maar op die poort is geen tafel open.
doctor-do-nothing-listens = Vraag de host om het adres dat de lobby nu toont.
doctor-cause-not-podbay = Op { $about } antwoordt iets anders dan Podbay.
doctor-do-not-podbay = Vraag de host om het adres dat de lobby toont.
doctor-cause-busy = De tafel op { $about } laat nu niemand binnen.
doctor-do-busy = Vraag de host om plaats te maken, en probeer het opnieuw.
doctor-cause-other-version = Daar draait een andere versie van Podbay: { $about }.
doctor-do-other-version = Installeer overal dezelfde versie.
doctor-cause-not-reached = Iets daarvóór moet eerst werken.

settings = Instellingen
settings-tab-display = Weergave
settings-tab-sound = Geluid
settings-tab-game = Spel
settings-tab-profile = Profiel
settings-tab-controls = Bediening
settings-tab-network = Netwerk
settings-tab-devices = Apparaten
settings-tab-diagnostics = Diagnose
settings-tab-about = Over Podbay
settings-language = Taal
settings-theme = Weergave
settings-theme-system = Zoals het systeem
settings-theme-dark = Donker
settings-theme-light = Licht
settings-scale = Grootte
settings-smaller = Kleiner
settings-larger = Groter
settings-percent = { $n }%
settings-automatic = Automatisch
settings-scale-more = Ctrl met + en − verandert dit overal, Ctrl met 0 is automatisch.
settings-scale-limited = Groter dan in dit venster past; maak het venster groter.
settings-ease = Makkelijker te zien
settings-contrast = Sterk contrast
settings-reduced = Minder beweging
settings-volume = Volume
settings-quieter = Zachter
settings-louder = Harder
settings-listen = Luisteren
settings-mute = Geen geluiden
settings-sound-more = Geluiden vertellen dat je iets gevraagd wordt, wat de anderen doen en dat iemand iets zei. Alles is ook te zien.
settings-sound-silent = Geen geluidsapparaat gevonden. Zodra er een is, hoor je geluiden.
settings-animation = Beweging op het bord
settings-animation-normal = Normaal
settings-animation-fast = Snel
settings-animation-off = Geen
settings-animation-reduced = Niets beweegt zolang ‘Minder beweging’ aan staat onder Weergave.
settings-reminder = Als een vraag op je wacht
settings-reminder-once = Eén keer roepen
settings-reminder-every = Elke { $n } s
settings-reminder-more = Podbay roept je met een geluid en in de taakbalk zolang een ander venster vooraan staat.
settings-confirm = Een zet twee keer drukken voor hij geldt
settings-confirm-never = Nooit
settings-confirm-tiles = Voor een tegel
settings-confirm-always = Altijd
settings-confirm-more = Een tegel van Argo die je kunt draaien, wordt altijd eerst getoond; nog eens drukken legt hem.
settings-tile-codes = Argo: codes van tegels altijd tonen
settings-cores = Kernen voor bots
settings-cores-fewer = Minder kernen
settings-cores-greater = Meer kernen
settings-colour = Jouw kleur
settings-profile-more = Naam en kleur gelden vanaf de volgende tafel die je opent of waar je bij komt.
settings-key-list = Lijst van alles wat je kunt doen
settings-key-hint = Hint: wat nu het beste is
settings-key-show-again = Nog eens tonen wat de anderen deden
settings-key-turn = Een tegel draaien voor je hem legt
settings-key-whole = Het hele bord tonen
settings-key-jump = Naar wat er gevraagd wordt springen
settings-key-point = Ingedrukt: iets aanwijzen
settings-key-step-in = Argo: een tijdmachine gebruiken
settings-key-let-be = Argo: laten gebeuren
settings-key-agree = Instemmen met terugnemen
settings-key-decline = Terugnemen weigeren, of intrekken
settings-key-ready = Lobby: klaar, of niet meer
settings-key-full-screen = Scherm vullen, en terug
settings-keys-change = Wijzigen
settings-keys-cancel = Annuleren
settings-keys-change-of = Toets wijzigen: { $action } ({ $key })
settings-keys-cancel-of = Toets houden: { $action } ({ $key })
settings-keys-usual = Zoals het was: { $action } ({ $key })
settings-keys-listening = Druk op de nieuwe toets: een letter, of F1 tot F12. Esc annuleert.
settings-keys-fixed = Deze toets kun je niet kiezen. Druk op een letter, of F1 tot F12; Esc annuleert.
settings-keys-taken = { $key } hoort bij ‘{ $action }’. Kies een andere toets, of geef die eerst een andere.
settings-keys-more = Altijd hetzelfde: pijlen, Page Up en Down, Home, End, Tab, Enter, Esc, spatie, Backspace, cijfers, +, −, ?, Shift R (draait terug) en alles met Ctrl of Alt.
settings-anywhere = Instellingen (Ctrl + komma)
settings-port = Poort van je tafels
settings-port-bad = Een poort van { $least } tot 65535
settings-port-more = Laat je dit leeg, dan neemt Podbay { $port } of een andere vrije poort. Is een poort van hier bezet, dan opent de tafel niet; je firewall moet er UDP doorlaten.
settings-who = Wie mag aan een nieuwe tafel
settings-who-more = In de lobby van elke tafel kun je het nog wijzigen.
settings-adapter = Netwerkadapter
settings-adapter-absent = { $name } · niet verbonden
settings-adapter-more = Alle worden gebruikt, of alleen de gekozen zolang die verbonden is.
settings-devices = Apparaten uit eerdere spellen
settings-devices-none = Nog geen. Wie met jou in een spel zit, wordt hier onthouden.
settings-devices-more = Een tafel voor bekende apparaten laat ze ongevraagd binnen. Wie je vergeet, is een vreemde aan de volgende tafel die je opent.
settings-others = en nog { $n }
settings-device-nameless = Zonder naam
settings-forget = Vergeten
settings-forget-who = { $name } vergeten ({ $words })
settings-forgotten = { $name } is vergeten
settings-remember = Ongedaan maken
settings-remember-who = { $name } weer onthouden
settings-reach-network = Voor dit hele netwerk: { $addresses }
settings-reach-link = Alleen aan dezelfde kabel of wifi: { $addresses }
settings-reach-tunnel = Door een tunnel, zoals een VPN: { $addresses }
settings-reach-inside = Alleen in deze computer: { $addresses }
settings-report-more = Het verslag is een bestand in de map van je profiel. Er wordt niets verstuurd.
settings-folder = Map van je profiel
settings-folder-more = Hier staan je instellingen, spellen en verslagen, en het logboek van de laatste fout.
settings-folder-copy = Pad kopiëren
settings-version = Podbay { $version }
settings-about-licence = Podbay valt onder de licentie { $licence }, naar keuze.
settings-about-notices = Licenties van bibliotheken en lettertypen in Podbay
settings-about-copy = De licenties kopiëren
report = Een fout melden
report-title = Het verslag is geschreven
report-more = Het is het bestand { $file }. Er staat in wat Podbay het laatst noteerde en je nieuwste spel, zonder namen, adressen en sleutels. Stuur het mee als je iemand over de fout vertelt.
report-good = Sluiten
report-copy = Naam van het bestand kopiëren
settings-broken = Sommige van je instellingen waren niet te lezen
settings-broken-kept = Deze staan weer op de standaardwaarde: { $what }. Het oude bestand is bewaard als { $file }.
profile-not-kept = Hier wordt niets bewaard
settings-language-unknown = Jouw taal is er niet bij
settings-language-unknown-more = De instellingen noemen de taal ‘{ $tag }’, die deze versie niet heeft. Kies een andere in de instellingen.

problem-title = Podbay kan niet starten
problem-close = Sluit
lobby-hosted-by = lobby, host: { $name }
lobby-host-apart = lobby, de host speelt niet mee
lobby-hosted-here = lobby, jij bent de host op { $address }
lobby-here = lobby, alleen op deze computer
lobby-seats = Plaatsen
lobby-order = Er wordt van boven naar beneden gespeeld
lobby-game = Opties
lobby-which = Spel
game-minutes = ongeveer { $minutes } minuten
lobby-changed = { $n ->
    [one] Eén optie veranderd
   *[other] { $n } opties veranderd
}
lobby-changed-you = { $n ->
    [one] Eén optie veranderd: druk op Klaar als je akkoord bent
   *[other] { $n } opties veranderd: druk op Klaar als je akkoord bent
}
lobby-changed-others = { $n ->
    [one] Eén optie veranderd: de anderen moeten akkoord gaan
   *[other] { $n } opties veranderd: de anderen moeten akkoord gaan
}
lobby-you = jij
lobby-host = host
lobby-player = speler
lobby-away = weg
lobby-slow = trage verbinding
lobby-bot = bot, { $kind }
lobby-free = Vrije plaats
lobby-free-more = Wie meedoet, kan hier zitten
lobby-free-here = Een bot, of nog iemand hier
lobby-sit = Ga zitten
lobby-sit-too = Nog iemand hier
lobby-swap = Plaats { $a } en { $b } verwisselen
lobby-person = Persoon op plaats { $n }
lobby-at-laptop-of = aan de computer van { $name }
lobby-stand = Sta op
lobby-add-bot = Voeg een bot toe
lobby-bot-level = Niveau
lobby-bot-character = Karakter
lobby-bot-change = Niveau en karakter van { $name }: { $kind }
lobby-bot-choice = { $name }: { $more }
lobby-remove = Verwijder de bot
lobby-send-away = Stuur { $name } weg
lobby-ban = Stuur { $name } voorgoed weg
ban-title = { $name } voorgoed wegsturen?
ban-more = Wie je wegstuurt, verlaat de tafel meteen en kan niet terugkomen. In de lijst van wie is weggestuurd kun je dat ongedaan maken.
ban-yes = Voorgoed wegsturen
ban-no = Annuleren
banned-list = Weggestuurd ({ $n })
banned-title = Niet toegelaten aan deze tafel
banned-lift = Weer toelaten
banned-lift-who = Laat { $name } weer toe
toast-banned = { $name } is voorgoed weggestuurd
toast-banned-more = ‘Weggestuurd’, in de lobby en in het menu van de tafel, maakt dat ongedaan.
toast-unbanned = { $name } mag terugkomen
toast-unbanned-more = De weg naar de tafel is dezelfde als eerst.
lobby-ready = Klaar
lobby-not-ready = Niet klaar
lobby-coming = Komt zo
lobby-ready-again = Toch niet klaar
lobby-start = Start
lobby-start-with = Start met { $n }
lobby-leave = Ga weg
lobby-players = Spelers
lobby-players-more = Plaatsen aan de tafel. Wie er te veel is, staat op.
lobby-who = Wie mag meedoen
lobby-who-more = Iedereen op dit netwerk, alleen wie de code heeft, alleen wie jij binnenlaat, of apparaten uit eerdere spellen. Wie de code heeft, komt altijd binnen.
lobby-box = Doos
lobby-box-more = De getallen die in de doos gedrukt staan. Wie een andere doos heeft, kan met een eigen bestand spelen.
box-title = De doos
box-built-in = De meegeleverde doos
box-built-in-more = Alle getallen zijn die van het programma.
box-nameless = Een doos zonder naam
box-changes = { $n ->
    [one] Ze verandert één waarde:
   *[other] Ze verandert { $n } waarden:
}
box-changes-nothing = Ze verandert geen enkele waarde.
box-changes-more = { $n ->
    [one] en nog één
   *[other] en nog { $n }
}
box-change = { $field }: { $from } wordt { $to }
box-change-new = { $field }: { $to } komt erbij
box-change-gone = { $field }: { $from } vervalt
box-file = Doosbestand
box-file-hint = Een verbeterde kopie van een doosbestand
box-use = Met dit bestand spelen
box-back = Meegeleverde doos gebruiken
lobby-who-anyone = Iedereen hier
lobby-who-code = Wie de code heeft
lobby-who-ask = Vraag het mij
lobby-who-known = Bekende apparaten
lobby-window = Bedenktijd
lobby-window-more = Hoe lang een speler mag nadenken over ingrijpen in de beurt van een ander.
lobby-hints = Hints
lobby-hints-more = Of spelers aan het programma mogen vragen wat ze het best kunnen doen. Alleen en tegen bots mag dat altijd.
lobby-when-away = Als iemand weg is
lobby-when-away-more = De tijd waarna een bot vanzelf verder speelt. Wie terugkomt, speelt meteen weer zelf, en de host kan een bot eerder laten spelen.
wait-never = nooit
wait-none = meteen
wait-seconds = na { $n } seconden
wait-minutes = { $n ->
    [one] na een minuut
   *[other] na { $n } minuten
}
seats-title = Plaatsen
seats-of = Plaats van { $name }
seats-bot = een bot van de host
seats-stand-in = weg, een bot speelt verder
seats-away = weg
seats-you = jij
seats-slow = hier, met trage verbinding
seats-here = hier
seats-bot-plays = Laat bot spelen
seats-bot-ends = Stop de bot
seats-give = Geef de plaats aan …
seats-give-title = De plaats van { $name } voor …
seats-ask = Vraag de plaats
move-offered = De plaats van { $seat } nemen?
move-wished = { $name } de plaats van { $seat } geven?
move-more = Punten en stukken horen erbij.
move-yes = Ja
move-no = Nee
away-head = { $name } is weg, en is aan de beurt
away-host = Een bot kan spelen tot die speler terug is.
away-after = Een bot speelt { $time } verder; de host kan dat nu al laten doen.
away-waits = Het gaat verder als die speler terug is, of als de host een bot laat spelen.
away-finishes = Een bot maakt een actie voor je af
away-finishes-more = Je speelt weer zelf zodra dat klaar is.
lobby-window-value = { $n ->
    [0] Onbeperkt
   *[other] { $n } seconden
}
lobby-was = was { $value }
lobby-option = { $name }: { $value }
lobby-options-hint = Wijs een optie aan om te lezen wat die doet.
lobby-options-hint-others = Wijs een optie aan om te lezen wat die doet. Na een wijziging moet iedereen weer op Klaar drukken.
lobby-options-guest = De host kiest. Wijs een optie aan om te lezen wat die doet.
lobby-wait-seats = { $free ->
    [one] Eén plaats is vrij
   *[other] { $free } plaatsen zijn vrij
}
lobby-wait-for = Nog niet klaar: { $names }
lobby-wait-you = Alleen jij bent nog niet klaar: druk op Klaar
lobby-wait-you-too = Nog niet klaar: jij, { $names }
lobby-wait-away = Weg: { $names }
lobby-wait-bots = De bots komen zo
lobby-wait-host = Iedereen is klaar, wachten tot { $name } start
lobby-wait-start = Iedereen is klaar, het spel start vanzelf
lobby-can-start = Klaar om te starten
lobby-dealing = Schudden
lobby-result = Laatste uitslag
lobby-onlookers = Kijken mee: { $names }
invite-here = Zo begin je
invite-here-more = Kies met hoeveel jullie spelen, vul de vrije plaatsen met bots of met mensen die hier zijn, en druk op Start.
invite-lan = Nodig uit
invite-lan-more = Anderen starten Podbay op dit netwerk, zoeken ‘{ $table }’ in hun lijst en drukken op Doe mee. Vinden ze de tafel niet, dan typen ze deze code.
invite-no-discovery = Anderen kunnen deze tafel niet zelf vinden. Ze typen deze code.
invite-no-network = Deze computer heeft geen netwerk, dus kan er niemand anders komen. Maak verbinding en open dan opnieuw een tafel.
invite-no-record = Het laatste spel kan niet worden bewaard, dus begint er geen nieuw. Is de schijf vol?
invite-guest = Wat er nu gebeurt
invite-guest-more = Kies je kleur en druk op Klaar. De host start als iedereen klaar is.
invite-onlooker-more = Je kijkt mee. Zolang er een plaats vrij is, kun je daar gaan zitten.
invite-copy = Kopieer
invite-copy-code = Kopieer de code
invite-code = Tafelcode
invite-more = Nodig uit
invite-address = Adres: { $address }
invite-qr = QR-code met de tafelcode en het adres van deze tafel
invite-sheet-more = Anderen starten Podbay op dit netwerk en typen deze code onder hun lijst van tafels. Wie de code heeft, komt binnen.
invite-page = Bied anderen Podbay aan
invite-page-more = Opent een pagina voor de browsers op dit netwerk zolang de lobby open is. De pagina toont de tafelcode en de pakketten, en verder niets van deze computer.
invite-page-at = Vrienden zonder Podbay openen dit adres in een browser:
invite-page-copy = Kopieer het adres
invite-page-words = Vrienden vergelijken de woorden met die op de pagina, en de controlesom met die van hun bestand. Verschilt er iets, dan is er onderweg iets veranderd.
invite-page-unread = { $name } kan niet worden aangeboden: het bestand is te groot of niet leesbaar.
invite-page-folder = Zet pakketten voor andere systemen in deze map:
invite-page-folder-copy = Kopieer het pad
invite-page-none = Er is nog geen pakket.
invite-page-closed = De pagina is tijdens het spel gesloten.
invite-page-sent =
    { $n ->
        [one] { $n } pakket gedownload
       *[other] { $n } pakketten gedownload
    }
page-invited = Je bent uitgenodigd voor ‘{ $table }’
page-what = Met Podbay speel je bordspellen met vrienden in één kamer, ieder op een eigen laptop. Je hebt geen account en geen internet nodig. Deze pagina staat op de computer van de host en sluit als het spel begint.
page-get = Podbay ophalen
page-keep = Je browser vraagt misschien of je het bestand wilt behouden, omdat het een programma is. Kies ‘Behouden’.
page-check = Iemand op dit netwerk zou deze pagina of een bestand onderweg kunnen veranderen. De acht woorden onder de naam van een bestand moeten die op het scherm van de host zijn. Wil je het van het bestand zelf zeker weten, open dan een terminal in de map van het bestand en voer de opdracht onder de woorden uit. Die moet de controlesom geven die het scherm van de host toont.
page-none = Er is hier geen bestand voor { $system }. Vraag de host erom.
page-size = { $size } MB
page-sum = Controlesom { $sum }
page-how-open = Open het bestand.
page-how-publisher = Houdt Windows het programma tegen, kies dan ‘Meer informatie’ en daarna ‘Toch uitvoeren’.
page-how-zip = Pak het bestand uit en open { $program } in de nieuwe map.
page-how-mac = Open het bestand, als de browser het niet al heeft uitgepakt, en sleep Podbay naar ‘Apps’ of ‘Programma’s’. Opent macOS Podbay niet, zet het dan niet in de prullenmand: kies in ‘Systeeminstellingen’, ‘Privacy en beveiliging’ de knop ‘Open toch’.
page-how-terminal = In een terminal, in de map van het bestand:
page-come = Doe mee aan de tafel
page-come-more = Start Podbay. De tafel staat in de lijst: druk op Doe mee. Staat hij er niet, typ dan deze code onder de lijst:
knock-title = { $name } vraagt om mee te doen
knock-more = Sleutel { $words }.{ $others ->
    [0] {""}
    [one] {" "}Er wacht nog iemand.
   *[other] {" "}Er wachten er nog { $others }.
}
knock-yes = Laat binnen
knock-no = Nu niet

link-connecting = Verbinding maken
link-connecting-more = De host wordt gezocht.
link-connecting-again = De host wordt gezocht, poging { $n }.
link-asked = Aankloppen
link-asked-more = Er wordt aan de host gevraagd of je binnen mag.
link-lost = Opnieuw verbinden
lost-silent = De host laat niets horen.
lost-moved = De host heeft nu een ander adres.
lost-behind = De host kreeg te lang geen antwoord van deze computer.
lost-forgotten = De host kent deze verbinding niet meer. Misschien is hij opnieuw gestart.
lost-nonsense = De host stuurde iets wat niet kan.
lost-flooding = De host kreeg te veel berichten van deze computer.
lost-moved-on = De tafel gaat op een andere computer verder.
lost-went-back = Een andere computer gaat verder met jullie spel vanaf een eerder moment. Je bent daar niet heen gebracht.
lost-never-began = De andere computer wachtte te lang met jullie spel. Podbay probeert de volgende.
lost-other-table = De andere computer heeft een andere tafel geopend. Podbay probeert de volgende.
lost-ended = De host heeft de verbinding verbroken.
lost-line = Het netwerk viel uit.
link-lost-more = Je kunt rondkijken; de verbinding komt vanzelf terug.
toast-took-over = De host is weg, aan tafel gaat het verder
toast-took-over-more = Deze computer is nu host van de tafel: laat hem aan.
toast-no-host = De host antwoordt niet. Zodra die terug is, gaat het verder.
toast-offered = { $name } krijgt de vraag
toast-offered-more = De plaats gaat over als het antwoord ja is.
toast-went-on = Aan tafel gaat het verder
toast-went-on-more = De tafel staat nu op de computer van { $name }.
link-gone = De host is weg
link-gone-more = Het zoeken gaat door. Je kunt wachten en rondkijken, of weggaan: je plaats blijft bewaard.
link-gone-go-on-more = Je kunt wachten, hier verdergaan met wie er komt, of weggaan: je plaats blijft bewaard.
link-gone-go-on = Ga hier verder
link-gone-leave = Ga weg
ended-head-closed = De tafel is gesloten
ended-head-left = Je zit niet meer aan de tafel
ended-head-failed = Je kunt niet meedoen
link-not-saved = Het spel staat stil
link-not-saved-more = De computer van de host kan het niet bewaren. Het gaat vanzelf verder zodra de schijf het aanneemt.
link-handing-over = De tafel gaat naar { $name }
link-handing-over-more = Ze gaat zo verder op die computer. Laat deze tot dan open.
link-apart = De anderen zijn misschien elders
link-apart-more = De meesten met een plaats zijn weg en spelen misschien verder op een andere computer. Maar één van beide spellen telt.
toast-kept = De tafel blijft hier
toast-kept-more = De computer van { $name } heeft haar niet overgenomen.
link-cancel = Annuleer

end-leave = Ga weg
end-lobby = Terug naar de lobby
end-look-around = Kijk rond
end-save = Herhaling opslaan
end-not-saved = De herhaling kan niet worden opgeslagen: wat van het spel is ontvangen klopt niet met elkaar.
end-looking = Het einde van het spel
end-looking-more = Zo lag de tafel erbij.
end-looking-back = Terug naar de uitslag

## The end of a game: how it went, and what stood out.

end-turns = { $n ->
    [one] één beurt
   *[other] { $n } beurten
}
end-minutes = { $n ->
    [one] één minuut
   *[other] { $n } minuten
}
end-minutes-seen = { $n ->
    [one] één minuut sinds je er bent
   *[other] { $n } minuten sinds je er bent
}
end-course = Het verloop
end-course-none = Deze computer zag te weinig van het spel om het verloop te tekenen.
end-course-spoken = Punten door de beurten heen.
end-course-at = { $n } na beurt { $turn }
end-course-of = { $name }: { $points }.
end-start = begin
end-turn = beurt { $n }
end-course-points = Punten
end-course-chances = Winstkansen
chances-head = Waar het kantelde
chances-spoken = Winstkansen door de beurten heen.
chances-at = { $n }% vóór beurt { $turn }
chances-at-end = { $n }% aan het einde
chances-end = einde
chances-share = { $n }%
chances-aliens = de aliens
chances-turn = Beurt { $turn } van { $last } wordt bekeken
chances-looking = Het spel wordt bekeken
chances-steady = Geen beurt veranderde iemands kans met 10% of meer.
chances-moment = Moment { $n }. { $text }
chances-look = Het bord bekijken
chances-mistake = Beurt { $turn }, { $name } koos: { $chosen }. Beter: { $better } ({ $best }% in plaats van { $got }%).
chances-then = { $first }; { $second }
chances-luck = Beurt { $turn }: het toeval { $game ->
    [alien-frontiers] bij het gooien
   *[other] bij het trekken
} bracht { $name } van { $before }% naar { $after }%.
chances-fine = Beurt { $turn }: sterk spel bracht { $name } van { $before }% naar { $after }%.
chances-unclear = Beurt { $turn }: van { $before }% naar { $after }% voor { $name }, zonder duidelijke fout en zonder toeval.
end-tonight = Vanavond gewonnen, in { $n } spellen
end-best-turn = Grootste sprong
end-best-turn-more = { $names }: { $n ->
    [one] één punt
   *[other] { $n } punten
} in beurt { $turn }
end-lead = Langst aan kop
end-lead-more = { $names }: { $n ->
    [one] één beurt
   *[other] { $n } beurten
} alleen aan kop
end-comeback = Van achteren
end-comeback-more = { $names }: { $n } punten achter na beurt { $turn }, en aan het eind voorop
end-changes = Heen en weer
end-changes-more = De koppositie wisselde { $n } keer.
end-each = { $names }, elk
end-feat-kills = Het gevaarlijkst
end-feat-kills-more = { $names }: { $n ->
    [one] één astronaut van anderen gedood
   *[other] { $n } astronauten van anderen gedood
}
end-feat-saved = In veiligheid
end-feat-saved-more = { $names }: { $n ->
    [one] één astronaut met een capsule vertrokken
   *[other] { $n } astronauten met capsules vertrokken
}
end-feat-aliens = Alienjacht
end-feat-aliens-more = { $names }: { $n ->
    [one] één alien gedood
   *[other] { $n } aliens gedood
}
end-feat-raids = Stoutste rooftochten
end-feat-raids-more = { $names }: { $n ->
    [one] één keer iets van anderen genomen
   *[other] { $n } keer iets van anderen genomen
}
end-feat-cards = Alientechnologie
end-feat-cards-more = { $names }: { $n ->
    [one] één kaart geclaimd
   *[other] { $n } kaarten geclaimd
}
end-feat-shots = Beste schoten
end-feat-shots-more = { $names }: { $n ->
    [one] één schip neergeschoten
   *[other] { $n } schepen neergeschoten
}
end-feat-octopods = Octopussenjacht
end-feat-octopods-more = { $names }: { $n ->
    [one] één octopus gevangen
   *[other] { $n } octopussen gevangen
}
end-feat-bots = Drukste ingenieur
end-feat-bots-more = { $names }: { $n ->
    [one] één bot geprogrammeerd
   *[other] { $n } bots geprogrammeerd
}
end-feat-research = Dorst naar kennis
end-feat-research-more = { $names }: { $n ->
    [one] één onderzoekskaart genomen
   *[other] { $n } onderzoekskaarten genomen
}

## The end of a game: the result.

end-finished = spel { $n } is afgelopen
end-wins = { $name } wint
end-win-shared = { $names } winnen samen
end-and = { $first } en { $last }
end-aliens-win = De aliens winnen
end-nobody-wins = Niemand wint
end-would-win = { $you ->
    [yes] Je zou nu winnen met { $n }.
   *[no] { $name } zou nu winnen met { $n }.
}
end-would-share = { $names } zouden nu samen winnen met { $n }.
end-would-aliens = De aliens zouden nu winnen met { $n }.
end-would-behind = Daarachter: { $names }.
end-points = { $n ->
    [one] Eén punt.
   *[other] { $n } punten.
}
end-aliens-reached = De aliens haalden { $n } en blijven achter.
end-aliens-ahead = De aliens haalden { $n }. Niemand ontsnapte met meer.
end-score = Punten
end-total = Totaal
end-aliens = Aliens
end-alien-track = alienspoor
end-tie-break = { $what } { $n }
end-tie-broken = Evenveel punten als de tweede; beslist door: { $what }.
end-source-pods = Capsules
end-source-kills = Gedood
end-source-aliens = Aliens gedood
end-source-warehouse = Magazijn
tie-break-activations = Activeringen
tie-break-saved = Geredde astronauten
end-verified = Schudden klopt
end-verified-more = door de host en jou verzegeld; de computer van de host kende de volgorde
end-promise-kept = zonder jou verzegeld; de computer van de host kende de volgorde
end-house = Op deze computer geschud
end-house-more = gasten controleren het; deze computer kende de volgorde
end-abandoned = { $words }, na { $n ->
    [one] één afgebroken schudbeurt
   *[other] { $n } afgebroken schudbeurten
}
end-abandoned-more = de computer van de host kende de volgorde en kon schudden tot die beviel
end-unverified = Schudden klopt niet
end-fault-not-revealed = de host onthulde zijn verzegelde geheim niet
end-fault-promise-changed = de host verzegelde een ander geheim zonder opnieuw te schudden
end-fault-hashes-untold = de host liet niet zien welke bijdragen verzegeld waren
end-fault-hashes-changed = de host veranderde de lijst van verzegelde bijdragen
end-fault-secret = het geheim is niet het geheim dat de host verzegelde
end-fault-share-omitted = jouw bijdrage is weggelaten
end-fault-share-replaced = jouw bijdrage is vervangen
end-fault-promised-share-omitted = de verzegelde bijdrage van iemand anders is weggelaten
end-fault-unpromised-share = de bijdrage van iemand anders is niet de verzegelde
end-fault-house-share = de host koos te laat een eigen bijdrage
end-fault-share-count = het aantal bijdragen is niet dat van de plaatsen
end-fault-first-position = het spel begon niet zoals het had gemoeten
end-fault-course = wat opdook, volgt niet uit de bijdragen
end-unchecked = Schudden niet gecontroleerd
end-share-lost = jouw bijdrage telde niet mee: de verbinding viel weg, of de host weigerde die
end-came-later = je kwam toen er al geschud was
end-incomplete = deze computer heeft niet het hele spel gezien
end-seed-set = De volgorde is met de hand bepaald
end-seed-set-more = niet te controleren, de host gaf een startwaarde
end-rematch = Revanche
end-wait-rematch = De host kan een revanche starten
end-closed = De host heeft de tafel gesloten.
end-start-anyway = Starten zonder te wachten
end-proposed = { $name } stelt nog een spel voor: { $game }
end-proposed-here = De host stelt nog een spel voor: { $game }
end-agree = Nog een keer spelen
end-running = Het volgende spel is begonnen
end-to-game = Naar het spel

refused-option = ‘{ $name }: { $value }’ gaat daar niet mee samen. Kies daar eerst een andere waarde.
refused-name = Die naam kan niet.
refused-seats-open = Eerst moet elke plaats bezet zijn.
refused-table-full = De tafel is vol; vraag de host om plaats te maken.
refused-no-free-seat = Elke plaats is bezet; je kunt meekijken.
refused-seat-taken = Die plaats is bezet; kies een andere.
refused-no-such-seat = Zo’n plaats heeft de tafel niet.
refused-not-your-seat = Die plaats is niet van jou.
refused-colour-taken = Die kleur is al gekozen; kies een andere.
refused-wrong-stage = Dat kan op dit moment niet.
refused-host-only = Dat kan alleen de host.
refused-not-seated = Neem eerst een plaats.
refused-no-bot = Daar zit geen bot van de host.
refused-not-ready = Eerst moet iedereen klaar zijn.
refused-too-large = Dat is langer dan toegestaan.
refused-stale = De tafel is al verder; kijk nog eens.
refused-not-asked = Dat wordt aan een andere speler gevraagd.
refused-no-time-left = In dit spel is er geen tijd meer om te vragen.
refused-nothing-to-step-back = Er is geen stap om terug te gaan.
refused-sealed = Er is iets onthuld of definitief; het kan niet meer terug.
refused-other-acted = Een ander deed het laatst iets, dus een stap terug kan niet.
refused-too-deep = Er is geen eerdere stand bewaard.
refused-too-fast = Dat was te veel tegelijk. Probeer het opnieuw.
refused-not-saved = De computer van de host kan het spel niet bewaren, dus is er niets gedaan. Het gaat verder zodra de schijf het aanneemt.
refused-no-such-guest = Die gast zit niet meer aan de tafel.
refused-no-heir = Niemand anders aan de tafel kan host worden.
refused-nothing-to-go-forward = Er is niets om naar vooruit te gaan.
refused-take-back-open = Er loopt al een vraag om terug te nemen; wacht op het antwoord.
refused-step-back-instead = Ga zelf een stap terug; daar hoeft niemand mee in te stemmen.
refused-answered-already = Je hebt al geantwoord.
refused-asked-just-now = Je hebt het net gevraagd. Wacht even voordat je het weer vraagt.
refused-not-away = Die speler is hier. Een bot speelt alleen verder voor wie weg is.
refused-stand-in-plays = Een bot maakt zijn actie voor je af; daarna speel je weer zelf.
refused-nobody-allows = Deze tafel draait zonder mens, dus niemand kan dat toestaan.
refused-needs-code = Aan deze tafel komt alleen wie de code heeft. Vraag de host erom en typ hem onder de lijst.
refused-not-known = Aan deze tafel komen alleen apparaten waarmee de host heeft gespeeld. Vraag de host om de code en typ hem onder de lijst.
refused-not-admitted = De host laat je niet binnen. Praat met de host, of vraag om de code.
refused-nobody-answers = Niemand aan de computer van de host heeft geantwoord. Vraag om de code en typ hem onder de lijst.
refused-too-many-ask = Te veel mensen willen binnenkomen. Vraag de host om de code en typ hem onder de lijst.
refused-wrong-code = Dat is niet de code van deze tafel. Kijk nog eens in het venster van de host; misschien is er een nieuwe.
refused-code-too-fast = Er zijn te veel codes geprobeerd. Wacht een halve minuut en kijk nog eens in het venster van de host.
refused-others-wait = Er wacht iemand op een plaats. Neem er nog een als iedereen er een heeft.
refused-handing-over = De tafel wordt overgedragen, dus er is niets gedaan. Het gaat zo verder.
refused-other = De host nam dat niet aan.

closed-table = De host heeft de tafel gesloten.
closed-replaced = Je kwam nog eens aan de tafel vanuit een ander venster.
closed-left = Je hebt de tafel verlaten.
closed-removed = De host heeft je weggestuurd. Je mag terugkomen.
closed-moved-on = De computer van een andere speler gaat verder met de tafel.
closed-banned = De host laat je niet toe aan deze tafel.
closed-made-way = De tafel is vol, en jouw plek ging naar een ander. Je kunt het later opnieuw proberen.
closed-other = De host heeft de verbinding verbroken. Doe opnieuw mee.
ended-version = De host gebruikt Podbay { $theirs }, dit is { $ours }. Installeer op beide dezelfde versie.
ended-wrong-key = De host is niet hetzelfde apparaat als eerst. Vraag het de host, en doe dan opnieuw mee.
ended-not-podbay = Op { $address } antwoordt iets anders dan Podbay.
ended-other-table = De tafel is weg. De host heeft een andere geopend, { $table }.
ended-code-silent = Geen tafel antwoordt op deze code. Zitten beide op hetzelfde netwerk, en is het de code uit het venster van de host?
ended-busy = De tafel heeft geen ruimte voor nog een verbinding.
ended-gone = De tafel is weg.
ended-nonsense = De host blijft sturen wat geen tafel kan sturen. Vraag de host om af te sluiten en dezelfde versie van Podbay te installeren.
ended-not-back = De host was weg en de tafel kwam niet terug. Vraag de host om haar te hervatten en doe dan weer mee.
net-port-in-use = Een ander programma gebruikt UDP-poort { $port }. Kies een andere in de instellingen, of laat haar leeg.
net-no-network = Deze computer heeft geen netwerk. Verbind hem met het netwerk van de anderen.
net-only-virtual = Alleen containers en virtuele machines zijn verbonden ({ $names }). Ga op het netwerk van de anderen.
net-system = Het systeem weigert het netwerk ({ $why }). Start de computer opnieuw op, of vraag het aan wie hem beheert.
net-discovery = Tafels zijn hier niet te vinden ({ $why }). Typ de code of het adres dat de lobby van de host toont.
net-tls = De sleutel van deze computer werkt niet voor verbindingen. Start Podbay opnieuw, en schrijf een foutrapport als dat niet helpt.
net-no-answer = Op { $address } antwoordt niets. Controleer het adres, en of de tafel open is.
net-unknown-name = Geen computer heet hier { $name }. Controleer de naam, of typ de code die de lobby van de host toont.
host-record = De opname van deze tafel is niet te lezen. De lijst bij Terugkijken zegt waarom.
resume-not-hosted = Deze opname zegt niet hoe haar tafel was ingericht. Je kunt haar bekijken, maar niet verder spelen.
resume-over = Het spel van deze opname is voorbij. Open voor een ander spel een nieuwe tafel.
resume-not-over = Het spel van deze opname is niet voorbij. Speel het verder.
resume-moved-on = Deze tafel ging op een andere computer verder. Ga daar aan tafel.
resume-impossible = Deze opname is beschadigd of verzonnen, dus haar spel kan niet verder.
send-full = De verbinding kan het niet bijhouden. Probeer het opnieuw.
send-ended = Je zit niet meer aan een tafel.

talk = Praten
talk-unread = Praten · { $n }
talk-write = Zeg iets
talk-send = Versturen
talk-phrases = Zinnetjes
talk-empty = Nog niemand heeft iets gezegd. Wat hier staat is voor vanavond: niets ervan wordt bewaard. Met { $key } ingedrukt, of na een klik op de hand, wijst een klik op het bord iets aan voor iedereen.
talk-mute = Niets meer van { $name } horen
talk-unmute = { $name } weer horen
talk-wait = Dat was veel tegelijk: wacht even
talk-long = { $n } tekens; er passen er hoogstens { $most }
emote-hello = Hallo!
emote-thanks = Dank je!
emote-well-done = Goed gedaan!
emote-laugh = Ha ha!
emote-wow = Wauw!
emote-oops = Oeps!
emote-thinking = Laat me denken
emote-soon-back = Zo terug
talk-point = { $name } wijst dit aan: { $at }
talk-arrow = { $name } wijst een weg aan: { $at } naar { $to }
lobby-all = { $n ->
    [one] Nog één regel, zoals in het regelboek
   *[other] Nog { $n } regels, zoals in het regelboek
}
lobby-fewer = Minder
let-pass-turn = Laat deze beurt alles gebeuren
let-pass-own-turn = Laat alles gebeuren tot mijn beurt
let-pass-menu = Meer antwoorden
lets-pass-turn = Deze beurt gebeurt alles
lets-pass-own-turn = Alles gebeurt tot jouw beurt
let-pass-end = Vraag me weer elke keer
more-time = { $step } seconden extra (nog { $left })

## The reasons of a hint

term-argo-points-own = je scoort meer punten
term-argo-points-rivals = de anderen scoren minder punten
term-argo-aboard-own = je zitplaatsen in de capsules zijn meer waard
term-argo-aboard-rivals = de zitplaatsen van de anderen zijn minder waard
term-argo-near-own = je team staat dichter bij de capsules
term-argo-near-rivals = de anderen staan verder van de capsules af
term-argo-mobile-own = je kunt meer astronauten verplaatsen
term-argo-mobile-rivals = de anderen kunnen minder astronauten verplaatsen
term-argo-cut-off-own = je hebt minder astronauten zonder weg naar capsules
term-argo-cut-off-rivals = de anderen hebben meer astronauten zonder weg naar capsules
term-argo-bitten-own = je hebt minder astronauten op de tegel van een alien
term-argo-bitten-rivals = de anderen hebben meer astronauten op de tegel van een alien
term-argo-threatened-own = je hebt minder astronauten naast een alien
term-argo-threatened-rivals = de anderen hebben meer astronauten naast een alien
term-argo-prey-own = je soldaat heeft een alien binnen bereik
term-argo-prey-rivals = de soldaten van de anderen staan verder van de aliens af
term-argo-dead-own = je verliest minder astronauten
term-argo-dead-rivals = de anderen verliezen meer astronauten
term-argo-machine-own = je bewaart een tijdmachine voor later
term-argo-machine-rivals = de anderen hebben al een tijdmachine gebruikt
term-argo-points-neutral = de aliens scoren minder punten
term-argo-dead-neutral = de aliens maken minder slachtoffers
term-argo-track-neutral = het alienspoor raakt minder snel vol
term-argo-aliens-neutral = er zijn minder aliens op het station
term-argo-bitten-neutral = er staan minder astronauten op de tegel van een alien
term-argo-threatened-neutral = er staan minder astronauten naast een alien
term-alien-frontiers-points-own = je hebt meer punten
term-alien-frontiers-points-rivals = de anderen hebben minder punten
term-alien-frontiers-landed-own = je hebt meer kolonies op de planeet
term-alien-frontiers-landed-rivals = de anderen hebben minder kolonies op de planeet
term-alien-frontiers-hub-own = je kolonie is verder bij de Kolonistenhub
term-alien-frontiers-hub-rivals = de anderen zijn minder ver bij de Kolonistenhub
term-alien-frontiers-fuel-own = je hebt meer brandstof
term-alien-frontiers-fuel-rivals = de anderen hebben minder brandstof
term-alien-frontiers-ore-own = je hebt meer erts
term-alien-frontiers-ore-rivals = de anderen hebben minder erts
term-alien-frontiers-fleet-own = je schepen leveren je later meer op
term-alien-frontiers-fleet-rivals = de schepen van de anderen leveren later minder op
term-alien-frontiers-ships-own = je hebt meer schepen
term-alien-frontiers-ships-rivals = de anderen hebben minder schepen
term-alien-frontiers-bonus-own = je hebt meer gebiedsbonussen
term-alien-frontiers-bonus-rivals = de anderen hebben minder gebiedsbonussen
term-alien-frontiers-cards-own = je alienkaarten zijn meer waard
term-alien-frontiers-cards-rivals = de alienkaarten van de anderen zijn minder waard
term-alien-frontiers-attack-cards-own = je hebt meer kaarten om mee aan te vallen
term-alien-frontiers-attack-cards-rivals = de anderen hebben minder kaarten om mee aan te vallen
term-alien-frontiers-plan-own = je kunt nog meer doen met de schepen in je hand
term-alien-frontiers-plan-rivals = de anderen kunnen minder doen met de schepen in hun hand
term-aqua-sphere-points-own = je hebt meer kennispunten
term-aqua-sphere-points-rivals = de anderen hebben minder kennispunten
term-aqua-sphere-time-own = je hebt meer tijdfiches
term-aqua-sphere-time-rivals = de anderen hebben minder tijdfiches
term-aqua-sphere-crystals-own = je hebt meer kristallen voor de rode lijnen
term-aqua-sphere-crystals-rivals = de anderen hebben minder kristallen voor de rode lijnen
term-aqua-sphere-submarines-own = je hebt meer duikboten geplaatst
term-aqua-sphere-submarines-rivals = de anderen hebben minder duikboten geplaatst
term-aqua-sphere-bots-own = je hebt meer robots die een punt opleveren
term-aqua-sphere-bots-rivals = de anderen hebben minder robots die een punt opleveren
term-aqua-sphere-room-own = je duikboten maken plaats voor meer robots
term-aqua-sphere-room-rivals = de duikboten van anderen maken plaats voor minder robots
term-aqua-sphere-fields-own = je hebt meer controlevelden
term-aqua-sphere-fields-rivals = de anderen hebben minder controlevelden
term-aqua-sphere-majority-own = je controlevelden leveren meer punten op
term-aqua-sphere-majority-rivals = de controlevelden van de anderen leveren minder punten op
term-aqua-sphere-octopods-own = octopussen kosten je minder punten
term-aqua-sphere-octopods-rivals = octopussen kosten de anderen meer punten
term-aqua-sphere-crystal-scoring-own = je kristallen leveren meer punten op
term-aqua-sphere-crystal-scoring-rivals = de kristallen van de anderen leveren minder punten op
term-aqua-sphere-letters-own = je lab heeft meer verschillende letters
term-aqua-sphere-letters-rivals = de labs van de anderen hebben minder verschillende letters
term-aqua-sphere-lab-own = je lab is groter
term-aqua-sphere-lab-rivals = de labs van de anderen zijn kleiner
term-aqua-sphere-cards-own = je onderzoekskaarten leveren je meer op
term-aqua-sphere-cards-rivals = de onderzoekskaarten van de anderen leveren minder op
term-aqua-sphere-programs-own = je geprogrammeerde robots kunnen naar betere plekken
term-aqua-sphere-programs-rivals = de robots van de anderen kunnen naar minder goede plekken
term-aqua-sphere-action-own = de actie van je robot levert je meer op
term-aqua-sphere-action-rivals = de anderen hebben minder aan de acties van hun robots
term-aqua-sphere-moves-own = je ingenieur heeft meer zetten over
term-aqua-sphere-moves-rivals = de ingenieurs van de anderen hebben minder zetten over
term-aqua-sphere-order-own = je bent in de volgende ronde eerder aan de beurt
term-aqua-sphere-order-rivals = de anderen zijn in de volgende ronde later aan de beurt
