### French (français). An id is used by the code under src/; arguments stand in braces.

## Errors

setup-unknown-game = Il n’y a pas de jeu « { $game } ».
setup-players = Ce jeu est pour { $expected } joueurs, pas pour { $got }.
setup-unknown-option = « { $key } » n’est pas une option. Les options sont { $expected }.
setup-option-value = L’option { $key } ne peut pas valoir « { $got } ». Utilise { $expected }.
setup-box-file = { $file }, ligne { $line } : pour { $field }, il faut { $expected }.

illegal-game-over = La partie est finie.
illegal-not-asked = Ce n’est pas à toi de décider.
illegal-not-listed = Ce n’est pas possible maintenant.
illegal-wrong-game = Cela vient d’un autre jeu.

## Games and players

name-of-alien-frontiers = Alien Frontiers
name-of-alien-frontiers-more = Lance tes vaisseaux, amarre-les là où ils conviennent et colonise une planète qui fut à d’autres.
name-of-aqua-sphere = AquaSphere
name-of-aqua-sphere-more = Programme des robots au quartier général et envoie-les dans une station sous la mer où le temps est compté.
name-of-argo = Argo
name-of-argo-more = Bouscule les autres, construis la station et fuis dans les navettes avant que les aliens gagnent.
seat-number = Joueur { $n }
turn-of = Tour { $turn }, { $name }

## Argo: names

figure = { $you ->
    [yes] ton { $role }
   *[no] { $role ->
        [Explorateur] l’Explorateur
       *[other] le { $role }
    } ({ $name })
}
role-chief = Chef
role-explorer = Explorateur
role-pilot = Pilote
role-grunt = Soldat
role-robot = Robot

tile-the = { $tile }
tile-with-id = { $kind } { $id }
tile-pod = la navette { $seats }
way-to = dans { $tile }
cell-beside = devant { $tile }, { $direction }
cell-at = en { $x }, { $y }
tile-located = { $tile } ({ $place })
tile-seen = { $direction }, vu de la Salle de réveil
tile-towards = { $kind } { $direction }
tile-unknown = la tuile
direction-north = au nord
direction-east = à l’est
direction-south = au sud
direction-west = à l’ouest

kind-waking-room = la Salle de réveil
kind-corridor = le couloir
kind-teleporter = le téléporteur
kind-lab = le labo
kind-control-room = la salle de contrôle
kind-time-machine = la Machine temporelle
kind-jump-room = la salle de saut
kind-laser = le laser
kind-infirmary = l’infirmerie
kind-warehouse = l’entrepôt
kind-security-center = le centre de sécurité
kind-core-room = la salle du réacteur
kind-safe-room = la salle sécurisée
kind-pod = la navette

rule-chief = Compte double : pour le siège d’une navette, pour qui le fait tuer et dans l’entrepôt.
rule-explorer = Avance d’un pas, puis peut en faire un autre. Le second peut pousser aussi.
rule-pilot = Seul dans une navette, il peut aussitôt partir avec, la déplacer vers une autre porte ou attendre.
rule-grunt = Tue un alien en entrant. Deux Soldats ensemble tuent aussi celui qui vient à eux.
rule-robot = Les aliens l’ignorent, et il peut partager sa place avec l’un d’eux. Certaines salles lui sont interdites.
rule-alien = À chaque tour un alien bouge, puis chacun tue un astronaute là où il est. D’abord le Chef, l’Explorateur ou le Pilote.

field-kind = sa nature
field-doors = ses portes
field-capacity = combien elle peut contenir
field-alien = si un alien vient avec elle
field-set = dans quelles parties elle sert
field-robot-forbidden = si les Robots peuvent l’utiliser
field-activation-slots = combien de joueurs peuvent l’utiliser
field-seats = ses sièges
field-min-players = dans quelles parties elle sert
field-printed = certains de ses nombres
field-footprint = sa taille

rule-waking-room = Tout le monde commence ici. Elle contient autant de figurines qu’on veut, et aucun alien n’entre.
rule-corridor = Contient un astronaute. Qui entre quand il est plein pousse quelqu’un plus loin.
rule-teleporter = Qui entre repart aussitôt vers un autre téléporteur ou vers la Salle de réveil. Les aliens ne font que passer.
rule-lab = Échange un alien avec un astronaute placé ailleurs. Là où l’alien arrive, il tue. Interdit aux Robots.
rule-control-room = Déplace ou tourne une tuile avec tout ce qui s’y trouve. La station doit rester d’un seul tenant.
rule-time-machine = S’utilise au tour d’un autre : annule ce qui est annoncé et te donne un mouvement ou une activation.
rule-jump-room = La figurine fait jusqu’à deux mouvements, l’Explorateur jusqu’à quatre pas. Elle peut encore bouger ce tour-ci.
rule-laser = Tue un alien sur une tuile qui touche un de tes astronautes, murs ou pas. Interdit aux Robots.
rule-infirmary = Ramène un astronaute mort de la piste alien à la Salle de réveil.
rule-warehouse = Donne 2 points, 4 si c’est le Chef.
rule-security-center = Fait partir une navette qui a quelqu’un à bord.
rule-core-room = Qui reste ici du début à la fin du tour de son joueur meurt irradié, même un Robot.
rule-safe-room = Aucun alien ne peut entrer.
rule-pod = Part quand elle est pleine et rapporte ses sièges. Le Chef compte double. Personne n’en ressort.

phase-alien = Alien
phase-build = Construire
phase-action1 = Action 1
phase-action2 = Action 2
phase-end = Fin du tour

skip-no-alien = aucun alien ne peut bouger ni tuer
skip-nothing-to-build = il ne reste rien qui convienne
skip-no-action = aucune action n’est possible

points-pods = navettes
points-kills = astronautes tués
points-aliens = aliens tués
points-warehouse = entrepôt

ending-pods = Toutes les navettes sont parties.
ending-track = La piste alien est pleine.
ending-last-tile = La dernière tuile est posée.
ending-stranded = Un joueur n’a plus personne qui puisse bouger.

## Argo: options

option-preset = Livret de règles
option-preset-more = Un livret ou une édition. Ce choix règle les options ci-dessous en conséquence.
option-difficulty = Aliens
option-difficulty-more = Combien de cases de la piste alien sont couvertes. Plus il y en a, plus vite les aliens gagnent.
option-first-turn = Premier tour
option-first-turn-more = Ce que chacun peut faire de la seule action de son premier tour.
option-last-tile-extra = Après la dernière tuile
option-last-tile-extra-more = Qui joue encore un tour une fois la dernière tuile posée.
option-last-tile-counts = Dernière tuile
option-last-tile-counts-more = Quelles tuiles doivent être épuisées pour que commence le dernier tour de table.
option-stranded = Un joueur ne peut plus bouger
option-stranded-more = Ses astronautes sont tous morts, à bord d’une navette ou sauvés.
option-stretch-rooms = Salles en plus
option-stretch-rooms-more = Le centre de sécurité, la salle du réacteur et la salle sécurisée sont dans la pile.
option-time-machine = Machines temporelles
option-time-machine-more = Qui s’y trouve peut agir au tour d’un autre joueur.
option-control-rotate-in-place = La salle de contrôle tourne sur place
option-control-rotate-in-place-more = S’il suffit de tourner une tuile sans la déplacer.
option-start-player = Premier joueur
option-start-player-more = Qui joue le premier tour.
option-meaner-teleporter = Téléporteur plus méchant
option-meaner-teleporter-more = Les téléporteurs ne ramènent jamais à la Salle de réveil. Qui entre dans le seul posé se perd dans l’espace.
option-launch-on-alien-adjacency = Un alien fait partir une navette
option-launch-on-alien-adjacency-more = Quand un alien fait partir la navette occupée à côté de lui.
option-laser-points = Points d’un tir de laser
option-laser-points-more = Ce que rapporte un alien abattu.
option-allow-voluntary-pass = On peut passer une action
option-allow-voluntary-pass-more = Un joueur peut renoncer à une action possible.
option-auto-end-turn = Fin de tour automatique
option-auto-end-turn-more = Un tour finit après sa dernière action, sans bouton. On ne peut alors plus revenir en arrière.
option-security-center-slots = Usages du centre de sécurité
option-security-center-slots-more = Combien de joueurs différents peuvent y faire partir une navette en une partie.

value-yes = oui
value-no = non
value-preset-en = édition anglaise
value-preset-fr = édition française
value-preset-nl = édition néerlandaise
value-preset-de = édition allemande
value-preset-it = édition italienne
value-preset-es = édition espagnole
value-preset-yucata = édition en ligne
value-difficulty-easy = faciles
value-difficulty-medium = moyens
value-difficulty-hard = difficiles
value-first-turn-move-only = un mouvement
value-first-turn-any-action = une action au choix
value-last-tile-extra-all = tout le monde
value-last-tile-extra-others = tous sauf qui l’a posée
value-last-tile-counts-any = modules et navettes
value-last-tile-counts-modules = modules seulement
value-stranded-immediate = la partie finit aussitôt
value-stranded-others-once-more = les autres jouent encore un tour
value-start-player-random = tirage au sort
value-start-player-P0 = première place
value-start-player-P1 = deuxième place
value-start-player-P2 = troisième place
value-start-player-P3 = quatrième place
value-launch-on-alien-adjacency-enter = quand il arrive
value-launch-on-alien-adjacency-any = dès qu’il est à côté
value-laser-points-1 = 1 point
value-laser-points-0 = aucun
value-security-center-slots-2 = deux joueurs
value-security-center-slots-1 = un joueur
value-security-center-slots-unlimited = tous les joueurs

## Argo: what is asked

subject-alien = { $you ->
    [yes] Ta phase alien.
   *[no] { $name } : phase alien.
}
subject-build = { $you ->
    [yes] Ta construction.
   *[no] { $name } construit.
}
subject-move = { $you ->
    [yes] Ton mouvement.
   *[no] { $name } se déplace.
}
subject-action-1 = { $you ->
    [yes] Ta première action.
   *[no] { $name } : première action.
}
subject-action-2 = { $you ->
    [yes] Ta seconde action.
   *[no] { $name } : seconde action.
}
subject-turn = { $you ->
    [yes] Ton tour.
   *[no] { $name } joue.
}
subject-interrupt = { $you ->
    [yes] Ton intervention.
   *[no] { $name } intervient.
}
subject-react = { $you ->
    [yes] Tu peux intervenir.
   *[no] On attend { $name }.
}
prompt-choose = { $you ->
    [yes] Choisis { $what }.
   *[no] { $name } choisit { $what }.
}
prompt-do = { $you ->
    [yes] Confirme pour { $what }, ou annule.
   *[no] { $name } va { $what }.
}
prompt-react = { $you ->
    [yes] Choisis { $what }.
   *[no] Machine temporelle.
}
wanted-alien-move = quel alien bouge, et où
wanted-alien-push = où va l’alien déjà présent dans { $at }
wanted-victim = qui l’alien tue dans { $at }
wanted-build = une tuile et sa place
wanted-staged = Pose { $tile } ici avec Confirmer.{ $turns ->
    [yes] {" "}{ $key } pour tourner.
   *[no] {""}
}
wanted-move = Choisis qui bouge, et où.
wanted-way = Choisis où va { $figure }.
wanted-action = un mouvement ou une activation
wanted-action-2 = encore un mouvement ou une activation
wanted-interrupt-action = un seul mouvement ou une seule activation
wanted-step = { $must ->
    [yes] où va { $figure }
   *[no] si { $figure } continue, et où
}
wanted-push-one = où est poussé { $figure }
wanted-push = qui est poussé, et où, pour faire place dans { $at }
wanted-teleport = où ressort { $figure }
wanted-pilot = ce que fait { $figure } avec { $pod }
wanted-laser = quel alien est abattu
wanted-revive = qui revient de la piste alien
wanted-swap-alien = quel alien est échangé
wanted-swap-astronaut = qui prend la place de l’alien dans { $at }
wanted-relocation = quelle tuile est déplacée
wanted-place = où va { $tile }
wanted-launch = quelle navette part
wanted-react = d’utiliser la Machine temporelle ou de laisser faire
wanted-confirm = rendre cela définitif
wanted-confirm-interrupt = finir l’intervention
wanted-confirm-turn = finir le tour
last-round = Dernier tour de table. { $wanted }

## Argo: what can be done

command-move-alien = alien dans { $from } → { $to }
command-push-alien = l’alien déjà là → { $to }
command-kill-victim = { $figure } meurt
command-build = { $tile } { $cell } ; portes { $doors }
command-move = { $role } → { $to }
command-push = { $figure } est poussé vers { $to }
command-teleport = ressortir dans { $to }
command-pilot-stay = rester dans la navette
command-pilot-depart = partir avec la navette
command-pilot-relocate = déplacer la navette { $cell } ; portes { $doors }
command-stop = s’arrêter ici
command-doors = portes { $doors }
command-activate = activer { $tile } avec { $role ->
    [Explorateur] l’Explorateur
   *[other] le { $role }
}
command-laser = tirer sur l’alien dans { $tile }
command-revive = ramener { $figure }
command-swap-alien = échanger l’alien dans { $tile }
command-swap-astronaut = l’échanger avec { $figure }
command-relocate = déplacer { $tile }
command-place = la poser { $cell } ; portes { $doors }
command-launch = faire partir { $tile }
command-interrupt = utiliser { $tile } avec { $role ->
    [Explorateur] l’Explorateur
   *[other] le { $role }
}
command-let-it-happen = laisser faire
command-pass = renoncer à cette action
command-commit = confirmer
command-end-interrupt = finir l’intervention
command-end-turn = finir le tour

## Argo: what happened

event-skipped = phase { $phase } sautée : { $why }
event-alien-moved = un alien va { $to }
event-alien-pushed = un alien est poussé { $to }
event-moved = { $role ->
    [Explorateur] l’Explorateur
   *[other] le { $role }
} va { $to }
event-pushed = { $figure } est poussé { $to }
event-teleported = { $figure } ressort dans { $to }
event-killed = { $figure } meurt, { $cause }
event-alien-meets-grunt = l’alien dans { $tile } meurt : un Soldat est entré
event-alien-killed = l’alien dans { $tile } meurt, { $cause }
event-alien-scored = les aliens passent de { $from } à { $to }
event-boarded = { $figure } monte dans { $to }
event-launched = { $pod } part avec { $who }
event-relocated = { $tile } change de place
event-placed = construit { $tile }
event-revealed = nouvelle tuile : { $tile }
event-spawned = un alien arrive avec { $tile }
event-scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source })
event-activated = active { $tile } avec { $role ->
    [Explorateur] l’Explorateur
   *[other] le { $role }
}
event-revived = { $figure } revient dans la Salle de réveil
event-swapped = { $figure } et l’alien dans { $to } changent de place
event-announced = annonce cela
event-passed = laisse faire
event-action-passed = renonce à une action
event-claimed = veut utiliser { $tile } avec { $role ->
    [Explorateur] l’Explorateur
   *[other] le { $role }
}
event-interrupted = utilise { $tile } avec { $role ->
    [Explorateur] l’Explorateur
   *[other] le { $role }
} : ce qui était annoncé est annulé
event-committed = confirme
event-interrupt-ended = finit l’intervention
event-countdown = le dernier tour de table commence
event-turn-ended = finit le tour
event-game-over = la partie est finie
event-game-over-by = la partie est finie. { $ending }

cause-alien-phase = tué par un alien
cause-entered = tombé sur un alien
cause-two-grunts = tombé sur deux Soldats
cause-laser = abattu au laser
cause-lab = tué par l’échange du labo
cause-radiation = irradié
cause-teleporter = perdu dans l’espace

## Argo: why not

reason-game-over = La partie est finie
reason-not-your-turn = C’est à quelqu’un d’autre de répondre
reason-other-question = Cela ne répond pas à la question posée
reason-not-yours = Cette figurine n’est pas à toi
reason-not-mobile = Cette figurine ne peut plus bouger
reason-already-moved = Cette figurine a déjà bougé ce tour-ci
reason-not-connected = Aucune porte ouverte n’y mène
reason-chain-stuck = C’est plein, et personne là-bas ne peut être poussé
reason-pushed-back = On ne repousse personne là d’où vient la poussée
reason-not-pushable = Cette figurine ne peut pas être poussée ici
reason-aliens-barred = Les aliens ne peuvent pas y aller
reason-no-alien = Il n’y a pas d’alien ici
reason-not-a-victim = Cette figurine ne peut pas être la victime
reason-cell-taken = Cette place est prise
reason-no-door = Aucune porte ne mène ici
reason-pod-too-near = Il faut trois tuiles entre une navette et la Salle de réveil
reason-nothing-there = Il n’y a rien là
reason-first-turn = Le premier tour n’a qu’une action : un mouvement
reason-not-activatable = Cette tuile ne s’active pas
reason-not-present = Aucun de tes astronautes n’est ici
reason-no-slot = Il ne reste pas de place d’activation ici
reason-robot-forbidden = Un Robot ne peut pas utiliser cette salle
reason-no-effect = Il n’y a pas de cible pour l’instant
reason-out-of-reach = Le laser ne porte pas jusque-là
reason-swap-impossible = Il n’y a personne avec qui l’échanger, ou pas de place à côté
reason-station-breaks = La station se disloquerait
reason-no-change = Elle resterait comme elle est
reason-alien-beside = Une navette ne s’amarre pas à côté d’un alien
reason-immovable = Cette tuile reste où elle est
reason-empty-pod = Il n’y a personne à bord
reason-compulsory = Il faut faire une action
reason-step-compulsory = Il faut faire un pas
reason-commit-first = Confirme d’abord ce que tu as fait
reason-own-token = Ton jeton d’activation est déjà ici
reason-only-as-interrupt = Une Machine temporelle s’utilise au tour des autres
reason-not-dead = Cette figurine n’est pas sur la piste alien
reason-not-swappable = Cette figurine ne peut pas être échangée
reason-doors-do-not-meet = Les portes ne se touchent pas : tourne la tuile
reason-only-pod = Seule la porte d’une navette mène ici
reason-same-as-listed = C’est la même chose qu’un autre choix
reason-pod-stranded = Une navette perdrait son module
reason-turning-barred = On ne tourne pas une tuile sur place
reason-no-destination = Le téléporteur n’y mène pas
reason-not-alone = Le Pilote ne part que seul
reason-no-action-left = Il ne reste pas d’action ce tour-ci

## Argo : les règles

argo-book-aim = La station est pleine d’aliens. Mène tes cinq astronautes dans les navettes : leurs sièges sont des points. Tu marques aussi pour les aliens qui meurent et pour les astronautes des autres qui meurent à cause de toi. Mais les morts comptent pour les aliens, et si ceux-ci ont plus de points que le meilleur joueur, tout le monde a perdu.
argo-book-turn = Les phases viennent dans cet ordre. Ce qui est possible est obligatoire ; ce qui ne l’est pas est sauté.
argo-book-alien = Alien : tu déplaces un alien d’un pas, puis chaque alien tue un astronaute là où il est.
argo-book-build = Construire : tu ajoutes une tuile, l’une des trois de l’offre ou la prochaine navette. Certaines amènent un alien.
argo-book-actions = Deux actions : chacune est un mouvement ou une activation. Deux mouvements demandent deux astronautes différents, deux activations deux salles différentes. Ton tout premier tour n’a qu’une action, un mouvement.
argo-book-pushing = Bouger et pousser
argo-book-move = Un mouvement est un pas par deux portes qui se rejoignent. S’il n’y a plus de place, qui entre pousse quelqu’un vers une tuile reliée, mais pas là d’où il vient lui-même. Qui est poussé peut pousser à son tour. Tu décides de tout et marques tous les points, et tu ne peux commencer que si toute la chaîne peut finir.
argo-book-chain = Personne ne bouge deux fois dans une chaîne. La Salle de réveil accueille tout le monde, et l’on peut pousser dans une navette, un téléporteur ou vers un alien. Qui meurt devant un alien n’a pas besoin de place : la chaîne s’arrête là.
argo-book-activation = Salles et jetons
argo-book-activate = Un astronaute dans une salle peut l’utiliser : tu y poses ton jeton et son effet a lieu. Tu ne peux utiliser chaque tuile de salle qu’une fois dans la partie, et elle n’a de place que pour peu de joueurs.
argo-book-effect = Une salle ne s’utilise que si son effet peut avoir lieu. Le choix de l’astronaute compte dans l’entrepôt, dans la salle de saut et là où les Robots sont interdits. Une Machine temporelle s’utilise au tour des autres.
argo-book-doors = Au moins une porte doit rejoindre celle d’un autre module ; une navette seule ne suffit pas. Les autres portes peuvent donner sur un mur. La tuile se tourne avant que tu confirmes. Le vide dans l’offre est comblé avant tes actions.
argo-book-turn-end = Tu finis ton tour quand il n’y a plus rien à faire ; jusque-là tu peux revenir sur ce qui n’est pas encore définitif. Tes astronautes qui étaient dans une salle du réacteur au début du tour et y sont encore à la fin meurent.
argo-book-figures = Astronautes et aliens
argo-book-aliens = Aliens
argo-book-kill = Un alien tue le Chef, l’Explorateur ou le Pilote, à ton choix, sinon un Soldat seul. Deux Soldats ensemble tuent au contraire l’alien, et les Robots ne craignent rien. Qui arrive sur un alien, à pied, poussé ou téléporté, meurt aussitôt ; seul un Soldat le tue, et un Robot partage sa place.
argo-book-points = Un alien qui meurt vaut un point pour qui agit, un astronaute d’un autre joueur aussi ; un Chef en vaut deux. Tes propres morts ne rapportent rien.
argo-book-track = Les morts sont alignés sur la piste alien, et les aliens ont les points de la première case libre. L’infirmerie en ramène un. Si la piste est pleine, les aliens ont gagné.
argo-book-pods-title = Navettes
argo-book-pods = Il faut au moins trois tuiles entre une navette et la Salle de réveil. Les navettes viennent dans un ordre fixe, et leurs sièges valent de plus en plus. Qui embarque prend le siège libre le plus bas et n’en ressort jamais.
argo-book-launch = Une navette pleine part aussitôt. De même si quelqu’un est à bord quand un alien entre sur une tuile à laquelle elle est reliée. Un Pilote qui embarque dans une navette vide peut partir avec, la déplacer ou attendre. Au départ, chaque siège rapporte ses points au joueur de qui l’occupe, le double pour un Chef.
argo-book-time-title = Interrompre
argo-book-time = La première action du tour d’un autre, alien et construction compris, et la seconde de ses deux actions sont annoncées avant d’être définitives. Avec un astronaute dans une Machine temporelle, tu peux l’annuler et faire toi-même un mouvement ou une activation. Puis l’autre joueur choisit à nouveau.
argo-book-end = La partie s’arrête aussitôt quand toutes les navettes sont parties, quand la piste alien est pleine ou quand commence le tour d’un joueur qui n’a plus personne à bouger : tous sont morts, sauvés ou dans une navette. Après la dernière tuile, chacun a encore un tour.
argo-book-result = Qui est dans une navette qui n’est pas partie ne compte pas. Si les aliens ont plus de points que le meilleur joueur, ils gagnent. Sinon, le plus de points l’emporte ; à égalité, qui a activé le plus de salles, puis qui a sauvé le plus d’astronautes.
argo-book-unsure = Aucune liste complète des tuiles n’est connue. Leur nombre, leurs portes et leurs places, la plupart des sièges des navettes et une partie des pistes alien sont reconstitués. La page de chaque tuile dit ce qu’aucune source ne confirme.
argo-book-tiles = Tuiles
argo-book-count = { $n ->
    [one] La boîte en a une seule.
   *[other] La boîte en a { $n }.
}
argo-book-with-alien = { $n ->
    [one] Un alien vient avec l’une d’elles.
   *[other] Un alien vient avec { $n } d’entre elles.
}

## Alien Frontiers: names

af-facility-SC = Convertisseur solaire
af-facility-LM = Mine lunaire
af-facility-OM = Marché orbital
af-facility-SY = Chantier spatial
af-facility-CC = Constructeur de colonies
af-facility-TS = Station de terraformation
af-facility-HUB = Hub colonial
af-facility-ART = Artefact alien
af-facility-RO = Avant-poste des pirates
af-maintenance-bay = Baie de maintenance

af-territory-asimov = Cratère Asimov
af-territory-bradbury = Plateau Bradbury
af-territory-burroughs = Désert Burroughs
af-territory-heinlein = Plaines Heinlein
af-territory-herbert = Vallée Herbert
af-territory-lem = Badlands Lem
af-territory-pohl = Collines Pohl
af-territory-vanvogt = Monts Van Vogt

af-land-asimov = Asimov
af-land-bradbury = Bradbury
af-land-burroughs = Burroughs
af-land-heinlein = Heinlein
af-land-herbert = Herbert
af-land-lem = Lem
af-land-pohl = Pohl
af-land-vanvogt = Van Vogt

af-card-city = Cité alien
af-card-monument = Monument alien
af-card-booster = Propulseur auxiliaire
af-card-crystal = Cristal mémoire
af-card-gravity = Déviateur gravitique
af-card-decoy = Leurre hologramme
af-card-teleporter = Téléporteur orbital
af-card-plasma = Canon plasma
af-card-polarity = Inverseur polaire
af-card-cache = Cache ressources
af-card-stasis = Rayon stase
af-card-warper = Distorseur temporel

af-field-isolation = Champ d’isolation
af-field-positron = Champ positronique
af-field-repulsor = Champ répulsif

af-fuel = { $n ->
    [one] { $n } carburant
   *[other] { $n } carburants
}
af-ore = { $n ->
    [one] { $n } minerai
   *[other] { $n } minerais
}
af-nothing = rien
af-die = { $teleported ->
    [yes] { $relic ->
        [yes] Relique { $value } de retour
       *[no] { $value } de retour
    }
   *[no] { $relic ->
        [yes] Relique { $value }
       *[no] { $value }
    }
}
af-field = champ
af-relic-ship = le Vaisseau relique
af-ships-of = { $n ->
    [one] { $you ->
        [yes] un de tes vaisseaux
       *[no] un vaisseau ({ $name })
    }
   *[other] { $you ->
        [yes] { $n } de tes vaisseaux
       *[no] { $n } vaisseaux ({ $name })
    }
}
af-ship-of = { $you ->
    [yes] ton vaisseau { $value }
   *[no] le vaisseau { $value } ({ $name })
}
af-in-group = { $ship }, groupe { $group }
af-colony-of = { $you ->
    [yes] ta colonie
   *[no] la colonie ({ $name })
}

## Alien Frontiers: what things do

af-rule-SC = Prend un vaisseau de n’importe quelle valeur. Donne la moitié en carburant, arrondie au supérieur.
af-rule-LM = Prend un vaisseau au moins égal à ceux qui y sont déjà. Donne 1 minerai.
af-rule-OM = Prend une paire. Tant que la paire est entière, sa valeur en carburant achète 1 minerai, autant de fois que tu veux ce tour-ci.
af-rule-SY = Prend une paire et construit un vaisseau, qui attend ton prochain tour dans la Baie de maintenance. Le quatrième coûte { $fourth }, le cinquième { $fifth }, le sixième { $sixth }.
af-rule-CC = Prend un brelan et { $price }. Place une colonie.
af-rule-TS = Prend un 6 et { $price }. Place une colonie ; le vaisseau retourne à ta réserve au début de ton prochain tour.
af-rule-HUB = Prend un vaisseau de n’importe quelle valeur, jusqu’à { $ports } sur ta piste. Chacun avance une colonie d’un cercle ; du cercle { $circles }, on la lance pour { $launch }.
af-rule-ART = Prend un vaisseau de n’importe quelle valeur. Il te laisse remplacer l’offre une fois, et des vaisseaux qui totalisent { $credit } en un tour donnent une carte.
af-rule-RO = Prend trois vaisseaux qui se suivent. Pille { $loot } unités de carburant et de minerai, ou une carte. Les vaisseaux déjà là cèdent la place à une somme plus forte.
af-rule-maintenance-bay = Les vaisseaux non amarrés, chassés ou neufs attendent ici le prochain tour de leur joueur.

af-bonus-asimov = Une fois par tour, ta colonie avance de { $advance ->
    [one] { $advance } cercle
   *[other] { $advance } cercles
} de plus, quand { $ships } de tes vaisseaux sont amarrés au Hub colonial.
af-bonus-bradbury = Le Constructeur de colonies te coûte { $ore ->
    [one] { $ore } minerai
   *[other] { $ore } minerais
} de moins.
af-bonus-burroughs = Tant qu’il est chez lui, tu peux acheter le Vaisseau relique pour { $relic } : un dé de plus, tant que tu contrôles le désert.
af-bonus-heinlein = Ta paire au Marché orbital achète 1 minerai pour { $rate ->
    [one] { $rate } carburant
   *[other] { $rate } carburants
}, quelle que soit sa valeur.
af-bonus-herbert = Le Chantier spatial te coûte { $less } de moins.
af-bonus-lem = Chaque vaisseau que tu amarres au Convertisseur solaire donne { $fuel ->
    [one] { $fuel } carburant
   *[other] { $fuel } carburants
} de plus.
af-bonus-pohl = Chaque usage d’une carte te coûte { $fuel ->
    [one] { $fuel } carburant
   *[other] { $fuel } carburants
} de moins.
af-bonus-vanvogt = Ton premier vaisseau du tour à la Mine lunaire peut avoir n’importe quelle valeur.

af-power-city = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} tant que tu l’as.
af-power-monument = { af-power-city }
af-power-booster = { $price } : un de tes vaisseaux en main vaut 1 de plus.
af-power-crystal = { $price } par colonie qui s’y trouve : le bonus d’un territoire est à toi jusqu’à la fin de ton tour.
af-power-gravity = { $price } : un de tes vaisseaux en main vaut 1 de moins et un autre 1 de plus.
af-power-decoy = Personne ne pille ton carburant ni ton minerai, et de tes cartes, seulement celle-ci.
af-power-teleporter = { $price } : un de tes vaisseaux amarrés revient tel quel dans ta main, pour s’amarrer ailleurs.
af-power-plasma = { $price } par vaisseau : envoie des vaisseaux adverses d’une même station à la Baie de maintenance.
af-power-polarity = { $price } : retourne un de tes vaisseaux en main, 1 et 6, 2 et 5, 3 et 4.
af-power-cache = Paie quand tu lances : 1 minerai s’il y a plus de dés impairs, 1 carburant s’il y en a plus de pairs. À égalité, elle paie les deux et s’épuise.
af-power-stasis = { $price } : un de tes vaisseaux en main vaut 1 de moins.
af-power-warper = { $price } : relance autant de tes vaisseaux en main que tu veux.

af-discard-booster = Défaussée : retire n’importe quel champ de la planète.
af-discard-crystal = Défaussée : pose le Champ positronique sur un autre territoire.
af-discard-gravity = Défaussée : pose le Champ répulsif sur un autre territoire.
af-discard-teleporter = Défaussée : déplace n’importe quelle colonie vers un autre territoire.
af-discard-plasma = Défaussée : renvoie à sa réserve un vaisseau amarré d’un autre joueur. Il doit lui en rester au moins { $fleet } autres hors de la Station de terraformation.
af-discard-polarity = Défaussée : deux colonies de joueurs différents, sur deux territoires, changent de place.
af-discard-stasis = Défaussée : pose le Champ d’isolation sur un autre territoire.
af-discard-warper = Défaussée : reprend dans la défausse une carte que tu n’as pas.

af-rule-isolation = Personne n’a le bonus du territoire où il se trouve.
af-rule-positron = Qui contrôle le territoire où il se trouve a un point de plus.
af-rule-repulsor = Aucune colonie n’arrive sur le territoire où il se trouve, et aucune ne le quitte.
af-rule-relic-ship = Un vaisseau sans couleur pour qui contrôle le Désert Burroughs et l’achète. Il rentre quand cela cesse.
af-rule-control = Qui a plus de colonies sur un territoire que chaque autre joueur le contrôle : un point et son bonus.

## Alien Frontiers: what is asked

af-subject-raid = { $you ->
    [yes] Ton raid.
   *[no] { $name } pille.
}
af-subject-colony = { $you ->
    [yes] Ta colonie.
   *[no] { $name } : colonie.
}
af-subject-card = { $you ->
    [yes] Ta carte { $card }.
   *[no] { $name } : { $card }.
}
af-ask-roll = { $you ->
    [yes] Lance tes vaisseaux.
   *[no] { $name } lance ses vaisseaux.
}
af-ask-dock = { $you ->
    [yes] En main : { $dice }. Choisis quoi faire.
   *[no] { $name } a { $dice } en main.
}
af-ask-main = { $you ->
    [yes] Aucun vaisseau en main. Choisis quoi faire, ou finis ton tour.
   *[no] { $name } n’a aucun vaisseau en main.
}
af-wanted-territory = où va la colonie
af-wanted-raid = quoi piller
af-wanted-loot = { $left ->
    [one] la dernière unité à prendre
   *[other] quoi prendre, encore { $left } unités
}
af-wanted-die-up = quel vaisseau vaut 1 de plus
af-wanted-die-down = quel vaisseau vaut 1 de moins
af-wanted-die-over = quel vaisseau est retourné
af-wanted-reroll = quels vaisseaux sont relancés
af-wanted-bonus = quel bonus est emprunté
af-wanted-docked = quel vaisseau revient
af-wanted-aim = quelle station est visée
af-wanted-shot = quel vaisseau est touché ({ $facility })
af-wanted-sunk = quel vaisseau retourne à sa réserve
af-wanted-field = où va le { $field }
af-wanted-removal = quel champ quitte la planète
af-wanted-moved = quelle colonie est déplacée
af-wanted-destination = où va { $colony } ; départ : { $from }
af-wanted-swap-first = quelle colonie est échangée
af-wanted-swap-second = avec laquelle échanger { $colony }, { $from }
af-wanted-recovered = quelle carte revient
af-wanted-surplus = { $n ->
    [one] quoi rendre : { $n } unité au-delà de { $limit }
   *[other] quoi rendre : { $n } unités au-delà de { $limit }
}
af-wanted-commit-cycle = distribuer une nouvelle offre
af-wanted-commit-claim = compléter l’offre
af-wanted-commit-end = finir la partie

## Alien Frontiers: what can be done

af-command-roll = lancer tes vaisseaux
af-command-dock = amarrer { $dice } → { $facility } ({ $note })
af-note-gain = +{ $gain }
af-note-market = 1 minerai pour { $rate }
af-note-ship = un vaisseau pour { $price }
af-note-colony = une colonie pour { $price }
af-note-terraform = une colonie pour { $price }, le vaisseau va à la réserve
af-note-hub = colonie au cercle { $to } sur { $circles }
af-note-credit = { $enough ->
    [yes] assez pour une carte
   *[no] { $have } sur { $wanted } pour une carte
}
af-note-raid = raid
af-note-raid-bump = raid, chasse { $ships }
af-command-trade = échanger { $goods } contre 1 minerai
af-command-cycle = remplacer l’offre
af-command-claim = prendre la carte { $card }
af-command-launch = lancer ta colonie ({ $price })
af-command-relic = acheter le Vaisseau relique ({ $price })
af-command-use = utiliser la carte { $card } ({ $price })
af-command-use-per-colony = utiliser la carte { $card } ({ $price } par colonie)
af-command-use-per-ship = utiliser la carte { $card } ({ $price } par vaisseau)
af-command-discard = défausser la carte { $card } : { $what }
af-what-booster = retirer un champ de la planète
af-what-crystal = poser le { af-field-positron }
af-what-gravity = poser le { af-field-repulsor }
af-what-teleporter = déplacer une colonie
af-what-plasma = renvoyer un vaisseau à sa réserve
af-what-polarity = échanger deux colonies
af-what-stasis = poser le { af-field-isolation }
af-what-warper = reprendre une carte
af-command-end = { $left ->
    [0] finir ton tour
    [one] finir ton tour, 1 vaisseau va à la Baie de maintenance
   *[other] finir ton tour, { $left } vaisseaux vont à la Baie de maintenance
}
af-command-place = colonie → { $territory } ({ $effect })
af-effect-take = { $you ->
    [yes] tu prends le contrôle
   *[no] { $name } prend le contrôle
}
af-effect-keep = { $you ->
    [yes] tu gardes le contrôle
   *[no] { $name } garde le contrôle
}
af-effect-break = { $you ->
    [yes] tu perds le contrôle
   *[no] { $name } perd le contrôle
}
af-effect-nobody = personne n’a le contrôle
af-command-raid-goods = piller carburant et minerai
af-command-raid-card = { $owned ->
    [yes] piller chez { $name } la carte { $card }, qui est défaussée : tu en as une
   *[no] piller chez { $name } la carte { $card }
}
af-command-raid-nothing = ne rien piller
af-command-take = prendre { $goods } chez { $name }
af-command-die-to = changer { $die } en { $to }
af-command-die-again = choisir { $die }
af-command-borrow = emprunter ({ $territory }, { $price }) : { $bonus }
af-command-recall = reprendre { $die } ({ $facility })
af-command-aim = viser : { $facility }
af-command-shoot = tirer sur { $ship } : { $price }
af-command-cease = cesser le tir
af-command-sink = { $facility } : renvoyer à sa réserve { $ship }
af-command-field = { $field } → { $territory }
af-command-lift = retirer le { $field } ({ $territory })
af-command-pick = { $colony }, { $territory }
af-command-move-to = la déplacer → { $territory } ({ $effect })
af-command-recover = reprendre la carte { $card } dans la défausse
af-command-return = rendre { $goods }
af-command-reroll = relancer { $dice }
af-command-deal = distribuer la nouvelle offre
af-command-fill = compléter l’offre
af-command-finish = finir la partie

## Alien Frontiers: what happened

af-event-started = commence la partie
af-event-dealt = commence avec la carte { $card }
af-event-display = la carte { $card } entre dans l’offre
af-event-spent = le vaisseau de la Station de terraformation retourne à la réserve
af-event-relic-home = le Vaisseau relique rentre : { $why }
af-event-gathered = rassemble { $n ->
    [one] { $n } vaisseau
   *[other] { $n } vaisseaux
}
af-event-rolled = obtient { $dice }
af-event-cache = la carte Cache ressources paie { $gain } ; dés impairs : { $odd }, pairs : { $even }
af-event-cache-lost = la carte Cache ressources est épuisée
af-event-docked = amarre { $dice } → { $facility }
af-event-bumped = Avant-poste des pirates : chasse { $ships }
af-event-gained = reçoit { $goods } { $why }
af-event-paid = paie { $goods } { $why }
af-event-traded = échange { $fuel } contre { $ore }
af-event-built = construit un vaisseau
af-event-relic-bought = achète le Vaisseau relique
af-event-hub = { $why ->
    [asimov] le Cratère Asimov avance la colonie du Hub colonial au cercle { $to }
    [excess] la colonie suivante commence au cercle { $to } du Hub colonial
   *[ship] { $from ->
        [0] place une colonie au cercle { $to } du Hub colonial
       *[other] la colonie du Hub colonial avance au cercle { $to }
    }
}
af-event-excess-lost = un pas au Hub colonial est perdu
af-event-launched = lance une colonie
af-event-placed = place une colonie → { $territory }
af-event-moved = déplace { $colony } : { $from } → { $to }
af-event-swapped = { $first }, { $from }, et { $second }, { $to }, changent de place
af-event-control = prend le contrôle : { $territory }
af-event-control-from = prend le contrôle à { $name } : { $territory }
af-event-control-lost = perd le contrôle : { $territory }
af-event-looted = prend { $goods } chez { $name }
af-event-stolen = { $discarded ->
    [yes] prend chez { $name } la carte { $card }, qui est défaussée
   *[no] prend chez { $name } la carte { $card }
}
af-event-declined = ne pille rien
af-event-cycled = remplace l’offre ; à la défausse : { $cards }
af-event-reshuffled = la défausse, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, devient la pioche
af-event-claimed = prend la carte { $card }
af-event-used = utilise la carte { $card }
af-event-die = { $die } devient { $to }
af-event-rerolled = relance : { $dice }
af-event-recalled = { $relic ->
    [yes] reprend le Vaisseau relique ({ $facility })
   *[no] reprend un vaisseau ({ $facility })
}
af-event-shot = { $bay ->
    [yes] { $facility } : envoie { $ship } à la Baie de maintenance
   *[no] { $facility } : renvoie { $ship } à sa réserve
}
af-event-borrowed = emprunte le bonus : { $territory }
af-event-discarded = défausse la carte { $card }
af-event-field-placed = pose le { $field } → { $to }
af-event-field-moved = déplace le { $field } : { $from } → { $to }
af-event-field-removed = retire le { $field } ({ $from })
af-event-recovered = reprend la carte { $card } dans la défausse
af-event-parked = { $n ->
    [one] { $n } vaisseau va
   *[other] { $n } vaisseaux vont
} à la Baie de maintenance
af-event-returned = rend { $goods }
af-event-score = passe de { $from } à { $to ->
    [one] { $to } point
   *[other] { $to } points
}
af-event-over = la partie est finie : { $ranking }
af-rank = { $rank }. { $name }

af-cause-at = ({ $facility })
af-cause-power = pour la carte { $card }
af-cause-launch = pour le lancement
af-cause-relic = pour le Vaisseau relique
af-relic-terraformed = il a servi à la terraformation
af-relic-control = son détenteur ne contrôle plus le Désert Burroughs
af-relic-isolation = le Champ d’isolation est sur le Désert Burroughs
af-relic-plasma = il a été touché

## Alien Frontiers: why not

af-reason-game-over = { reason-game-over }
af-reason-not-your-turn = { reason-not-your-turn }
af-reason-other-question = { reason-other-question }
af-reason-commit-first = { reason-commit-first }
af-reason-open-choice = Finis d’abord ce que tu as commencé
af-reason-unsorted = Les vaisseaux se nomment du plus bas au plus haut
af-reason-not-in-hand = Tu n’as pas ces vaisseaux en main
af-reason-wrong-count = Il faut { $n ->
    [one] { $n } vaisseau
   *[other] { $n } vaisseaux
} à la fois
af-reason-no-free-port = Aucun quai n’y est libre
af-reason-group-not-empty = Aucun groupe de quais n’y est tout à fait vide
af-reason-not-equal = Les vaisseaux doivent être identiques
af-reason-not-a-run = Il faut trois vaisseaux qui se suivent
af-reason-not-a-six = Il faut un 6
af-reason-below-mine-limit = Un vaisseau inférieur à { $n } ne peut pas s’y amarrer maintenant
af-reason-run-too-low = Les vaisseaux qui y sont totalisent { $n } : il te faut plus
af-reason-cannot-pay = Cela coûte { $price }
af-reason-fleet-minimum = Son propriétaire doit garder trois autres vaisseaux hors de la Station de terraformation
af-reason-stock-empty = Il ne reste pas de vaisseau à construire
af-reason-no-colony = Il n’y a pas de colonie pour cela
af-reason-hub-track-done = Ta colonie est sur le dernier cercle : lance-la d’abord
af-reason-hub-track-open = Tu n’as pas de colonie sur le dernier cercle
af-reason-just-teleported = { $facility } : ce vaisseau vient d’y être repris et n’y retourne pas ce tour-ci
af-reason-value-fixed = Un vaisseau repris garde sa valeur ce tour-ci
af-reason-out-of-range = Un vaisseau vaut de 1 à 6
af-reason-card-used = Cette carte a servi ce tour-ci
af-reason-discard-used = Tu as déjà défaussé une carte pour son effet ce tour-ci
af-reason-not-owned = Tu n’as pas cette carte
af-reason-already-owned = Tu en as déjà une
af-reason-not-there = Cette carte n’est pas là
af-reason-no-power = Cette carte ne sert pas à cela
af-reason-credit-too-low = Valeur amarrée à l’Artefact alien : { $n }, trop peu pour une carte
af-reason-no-cycle = L’offre se remplace une fois par vaisseau amarré à l’Artefact alien
af-reason-pile-empty = Il ne reste pas de carte à distribuer
af-reason-no-pair = Tu n’as pas de paire entière au Marché orbital
af-reason-repulsor = Le Champ répulsif s’y trouve
af-reason-isolated = Le Champ d’isolation s’y trouve
af-reason-not-borrowable = Ce bonus ne peut pas être emprunté
af-reason-bonus-owned = Ce bonus est déjà à toi
af-reason-not-in-control = Tu ne contrôles pas le Désert Burroughs
af-reason-relic-away = Le Vaisseau relique n’est pas sur le Désert Burroughs
af-reason-decoy-shields = Un Leurre hologramme protège ce joueur
af-reason-no-effect = Cela ne changerait rien
af-reason-no-target = Il n’y a rien de tel à choisir
af-reason-out-of-order = On choisit dans l’ordre ; ce que tu as passé ne se choisit plus
af-reason-must-dock = Des vaisseaux peuvent encore s’amarrer : { $facilities }
af-reason-not-the-surplus = { $n ->
    [one] Il faut rendre exactement { $n } unité
   *[other] Il faut rendre exactement { $n } unités
}

## Alien Frontiers: options and results

option-end-mode = Fin de la partie
option-end-mode-more = Ce qui finit aussitôt la partie. Il faut 12 points à deux joueurs, 10 à trois et 9 à quatre, 8 dans la partie courte.
option-long = Partie plus longue
option-long-more = Chacun a huit colonies à placer, comme toujours à deux joueurs.
option-docking = Vaisseaux qui peuvent s’amarrer
option-docking-more = Ce qui doit s’amarrer avant la fin d’un tour, même si cela coûte quelque chose que tu préférerais garder.
option-first-player = Premier joueur
option-first-player-more = Qui joue le premier tour. Les suivants commencent avec un peu de carburant et de minerai.
option-round-limit = Manches au plus
option-round-limit-more = La partie finit après ce nombre de tours de chaque joueur, si rien d’autre ne l’a finie avant.
value-end-mode-colonies = la dernière colonie d’un joueur
value-end-mode-vp-target = points
value-end-mode-vp-target-short = points, partie courte
value-docking-strict = tous ceux qui le peuvent
value-docking-free-only = là où c’est gratuit
value-first-player-random = tirage au sort
value-first-player-P0 = première place
value-first-player-P1 = deuxième place
value-first-player-P2 = troisième place
value-first-player-P3 = quatrième place
value-round-limit-none = sans limite

ending-colonies = Un joueur a placé sa dernière colonie.
ending-vp-target = Un joueur a assez de points.
ending-no-colonies = Il ne reste pas de colonie à placer.
ending-rounds = La dernière manche est finie.
end-source-colonies = Colonies
end-source-territories = Territoires
end-source-positron = Positron
end-source-city = Cité alien
end-source-monument = Monument alien
tie-break-cards = Cartes
tie-break-ore = Minerai
tie-break-fuel = Carburant

## Alien Frontiers : les règles

af-book-aim = Tu colonises une planète qui fut à d’autres. Chaque colonie vaut un point, chaque territoire que tu contrôles un de plus, et quelques cartes en donnent aussi. La partie s’arrête dès que quelqu’un a placé sa dernière colonie ; le plus de points l’emporte.
af-book-roll = Lancer : tes vaisseaux sont des dés. Tous reviennent de là où ils étaient amarrés, et tu les lances.
af-book-dock = Amarrer : place tes vaisseaux aux installations autour de la planète qui acceptent ce qu’ils montrent : une valeur quelconque, une paire, un brelan ou une suite. Tu paies le prix et reçois l’effet aussitôt.
af-book-free = Entre-temps, dans l’ordre que tu veux : utiliser tes cartes, commercer, prendre une carte, lancer une colonie, acheter le Vaisseau relique. Ce que tu reçois peut servir tout de suite.
af-book-turn-end = Fin du tour : de carburant et de minerai réunis, tu gardes { $keep } unités au plus.
af-book-ports = Quais occupés
af-book-must = Un quai reste occupé jusqu’au prochain tour de son joueur : les vaisseaux gênent donc aussi les autres. Tant qu’un de tes vaisseaux peut s’amarrer, tu dois en amarrer un ; à toi de choisir lequel. Ce qui ne trouve pas de quai va à la Baie de maintenance.
af-book-colonies = Colonies
af-book-colony = Trois chemins mènent à une colonie : un brelan et du minerai au Constructeur de colonies ; un 6 avec du carburant et du minerai à la Station de terraformation, qui te coûte aussi le vaisseau ; ou { $circles } cercles sur ta piste au Hub colonial, puis un lancement. Tu choisis le territoire.
af-book-control = Qui a plus de colonies sur un territoire que chaque autre joueur le contrôle. C’est un point, et son bonus est à lui tant que cela dure. À égalité, personne ne le contrôle.
af-book-goods-title = Carburant et minerai
af-book-goods = Le Convertisseur solaire donne du carburant, la Mine lunaire du minerai, et avec une paire au Marché orbital tu achètes du minerai contre du carburant. Ni l’un ni l’autre ne s’épuise.
af-book-ships-title = Vaisseaux
af-book-ships = Tu commences avec { $fleet } vaisseaux et peux en avoir six. Le Chantier spatial en construit un pour une paire, du carburant et du minerai ; chacun coûte plus que le précédent.
af-book-cards-title = Cartes alien
af-book-claiming = Prendre et utiliser les cartes
af-book-cards = Des vaisseaux amarrés à l’Artefact alien qui totalisent { $credit } en un tour donnent une des trois cartes de l’offre. Chacun d’eux te laisse aussi remplacer l’offre une fois. Personne n’a deux cartes identiques.
af-book-powers = Chaque carte sert une fois par tour. La plupart coûtent du carburant et changent des vaisseaux pas encore amarrés. Beaucoup peuvent être défaussées pour un autre effet : une par tour, et pas une qui y a servi.
af-book-raid = Trois vaisseaux qui se suivent à l’Avant-poste des pirates prennent aux autres { $loot } unités de carburant et de minerai, ou une carte. Les vaisseaux déjà là cèdent la place à une somme plus forte.
af-book-raid-more = Les unités peuvent venir de plusieurs joueurs ; s’ils en ont moins en tout, tu prends ce qu’il y a. Un Leurre hologramme protège les ressources et les autres cartes de son joueur. Tu peux aussi ne rien prendre.
af-book-end = La partie s’arrête aussitôt quand le joueur dont c’est le tour a placé sa dernière colonie. Le plus de points l’emporte, peu importe qui l’a finie ; à égalité, le plus de cartes, puis de minerai, puis de carburant.
af-book-facilities = Installations
af-book-planet = La planète
af-book-control-title = Contrôle
af-book-fields = Champs et Vaisseau relique
af-book-field = Un champ arrive sur la planète et s’y déplace quand une carte est défaussée pour cela. Ce que dit un champ passe avant ce que dit une carte.
af-book-group = Ses quais sont liés : les vaisseaux s’amarrent ensemble, et seulement là où tous les quais liés sont libres.

## AquaSphere: names

aq-symbol-GREEN = vert
aq-symbol-YELLOW = jaune
aq-symbol-BLACK = noir
aq-symbol-PURPLE = violet
aq-symbol-BLUE = bleu
aq-symbol-RED = rouge
aq-symbol-WHITE = blanc

aq-job-GREEN = agrandir le labo
aq-job-YELLOW = prendre du temps
aq-job-BLACK = prendre des cristaux
aq-job-PURPLE = capturer des octopodes
aq-job-BLUE = placer un sous-marin
aq-job-RED = prendre une carte Recherche
aq-job-WHITE = programmer un autre robot

aq-matter-GREEN = labo
aq-matter-YELLOW = temps
aq-matter-BLACK = cristaux
aq-matter-PURPLE = octopodes
aq-matter-BLUE = sous-marin
aq-matter-RED = recherche
aq-matter-WHITE = programme
aq-tile = { $symbol }, { $matter }

aq-sector-A = Secteur A
aq-sector-B = Secteur B
aq-sector-C = Secteur C
aq-sector-D = Secteur D
aq-sector-E = Secteur E
aq-sector-F = Secteur F
aq-space-A1 = A1
aq-space-A2 = A2
aq-space-B1 = B1
aq-space-B2 = B2
aq-space-B3 = B3
aq-space-C1 = C1
aq-space-C2 = C2
aq-bot-of = { $neutral ->
    [yes] un robot neutre
   *[no] { $you ->
        [yes] ton robot
       *[no] le robot ({ $name })
    }
}
aq-bots-of = { $neutral ->
    [yes] { $n ->
        [one] { $n } robot neutre
       *[other] { $n } robots neutres
    }
   *[no] { $you ->
        [yes] { $n ->
            [one] un de tes robots
           *[other] { $n } de tes robots
        }
       *[no] { $n ->
            [one] { $n } robot ({ $name })
           *[other] { $n } robots ({ $name })
        }
    }
}
aq-time = { $n } temps
aq-crystals = { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
}
aq-octopods = { $n ->
    [one] { $n } octopode
   *[other] { $n } octopodes
}
aq-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
aq-nothing = rien
aq-room-cards = { $n ->
    [one] +{ $n } carte
   *[other] +{ $n } cartes
}
aq-room-time = +{ aq-time }
aq-room-crystals = +{ aq-crystals }
aq-room-octopods = +{ aq-octopods }

aq-card = carte
aq-prize-T = temps
aq-prize-C = cristaux
aq-prize-K = points
aq-card-hq = Quart { $symbol } ({ $prize })
aq-card-octopods = Bonne prise ({ $prize })
aq-card-opposite = Tunnel direct
aq-card-evict = Gardien de station
aq-card-lock = Passe-partout
aq-card-submarine = Chantier naval
aq-card-sidestep = Porte latérale
aq-card-interim = Quart de nuit { $symbol }
aq-card-now = Bon départ { $symbol }

## AquaSphere: what things do

aq-rule-GREEN = Prend l’extension du dessus du Secteur pour ton labo. Pour chacune de ses lettres, un robot de ton plateau peut prendre le contrôle de ce Secteur, sans action.
aq-rule-YELLOW = Prend le temps du Secteur, autant que ton labo en contient. Si cela fait moins de { $least }, la réserve complète.
aq-rule-BLACK = Prend les cristaux du Secteur, autant que ton labo en contient.
aq-rule-PURPLE = Capture des octopodes du Secteur, autant que ton labo a de bassins. Plus il y en a d’un coup, plus chacun rapporte.
aq-rule-BLUE = Place un sous-marin au prochain quai d’un Secteur où tu n’en as pas : { $bulb } à cette manche.
aq-rule-RED = Prend la carte Recherche du dessus du Secteur, si ton labo a de la place : { $bulb } à cette manche.
aq-rule-WHITE = Programme un robot de ton plateau pour le symbole de la zone blanche du Secteur. S’il y en a déjà un, tu reçois { $bonus }.

aq-rule-hq = Ton ingénieur arrive sur le jeton { $symbol } : { $prize }.
aq-rule-catch = Un de tes robots capture { $least ->
    [one] des octopodes : { $prize }, quel qu’en soit le nombre.
   *[other] au moins { $least } octopodes d’un coup : { $prize }.
}
aq-rule-opposite = Ton scientifique peut traverser vers le Secteur opposé pour { $price }, de n’importe où en chemin.
aq-rule-evict = Pour chaque robot d’un autre qui quitte une station de recharge à cause de toi : { $prize }.
aq-rule-lock = Les sas à { $n } ne te coûtent rien.
aq-rule-submarine = Tes sous-marins coûtent la moitié, arrondie à l’inférieur.
aq-rule-sidestep = Une fois dans la partie, ton ingénieur va sur le côté. C’est un quatrième mouvement dans cette manche.
aq-rule-interim = Avant chaque décompte, tu peux payer { $price } pour un robot { $symbol } programmé.
aq-rule-now = Quand tu la prends : { $gain } et un robot { $symbol } programmé. S’il y en a déjà un, { $more } de plus à la place.

## AquaSphere: what is asked

aq-subject-third = { $you ->
    [yes] Ton troisième robot.
   *[no] { $name } : troisième robot.
}
aq-subject-deployment = { $you ->
    [yes] Tu envoies un robot.
   *[no] { $name } envoie un robot.
}
aq-subject-action = { $you ->
    [yes] L’action de ton robot.
   *[no] { $name } : action d’un robot.
}
aq-subject-expansion = { $you ->
    [yes] Ton extension.
   *[no] { $name } : extension.
}
aq-subject-card = { $you ->
    [yes] Ta carte { $card }.
   *[no] { $name } : { $card }.
}
aq-subject-line = { $you ->
    [yes] Ta ligne rouge.
   *[no] { $name } : ligne rouge.
}
aq-subject-preparation = { $you ->
    [yes] Ta préparation.
   *[no] { $name } prépare le décompte.
}
aq-subject-round = Décompte de la manche { $round }.
aq-ask-main = { $name } choisit quoi faire.
aq-do-move = déplace ton ingénieur
aq-do-program = programme
aq-do-deploy = envoie un robot
aq-do-pass = passe
one-of = { $some } ou { $last }
aq-wanted-main = quoi faire
aq-wanted-third = lequel des trois robots programmés revient
aq-wanted-sector = où va le robot { $symbol }
aq-wanted-action = si le robot { $symbol } fait son travail
aq-wanted-letter = si un robot va au { $sector }
aq-wanted-reward = de prendre ou non des points qui mènent à une ligne rouge
aq-wanted-line = quoi donner à la ligne rouge avant { $space }
aq-wanted-preparation = quoi faire avant le décompte
aq-go-on = { $last ->
    [yes] passer au décompte final
   *[no] passer à la manche { $round }
}

## AquaSphere: what can be done

aq-command-engineer = { $sideways ->
    [yes] ingénieur sur le côté → { $space }
   *[no] ingénieur → { $space }
}, { $symbol } ({ $alone ->
    [yes] sans robot
   *[no] { $matter }
})
aq-command-free = programmer un robot { $symbol } ({ $matter }) pour { $price }
aq-command-deploy = envoyer le robot { $symbol } ({ $matter })
aq-command-return = reprendre le robot { $symbol } ({ $n ->
    [0] pas de place pour le temps
   *[other] +{ aq-time }
})
aq-command-return-line = donner le robot { $symbol } et continuer
aq-command-pass = passer, n° { $place }
aq-command-to = { $stays ->
    [yes] rester au { $sector }{ $slot }
   *[no] au { $sector } ({ $price }{ $straight ->
        [yes] {""}
       *[no] , via { $way }
    }){ $slot }
}
aq-note-slot = {" "}et { $price } pour le quai
aq-command-perform = le faire
aq-command-perform-here = { $job }
aq-command-perform-green = prendre l’extension ({ $expansion })
aq-command-perform-red = prendre la carte { $card } (+{ $gain })
aq-command-perform-white = { $occupied ->
    [yes] prendre { $gain }, le robot { $symbol } étant programmé
   *[no] programmer un robot { $symbol } ({ $matter })
}
aq-command-skip = s’en passer
aq-command-letter = un robot par lettre
aq-command-place = un robot au { $sector } ({ $note })
aq-command-decline = pas de robot au { $sector }
aq-note-free = personne ne le contrôle
aq-note-displaces = { $bot } va à la station de recharge
aq-command-use = prendre { aq-points } de la carte { $card }
aq-command-decline-card = renoncer à { aq-points } de la carte { $card }
aq-command-pay = payer { $crystal } et continuer
aq-command-stop = s’arrêter ici, { $n ->
    [one] { $n } point perdu
   *[other] { $n } points perdus
}
aq-command-submarine-time = prendre { $gain } pour tes sous-marins
aq-command-interim = utiliser la carte { $card } ({ $price })
aq-command-prepared = { $n ->
    [0] fini : passer au décompte
   *[other] prendre { aq-time } et passer au décompte
}
aq-command-end = finir ton tour

## AquaSphere: what happened

aq-event-turn = Tour : { $name }
aq-event-engineer = { $sideways ->
    [yes] déplace l’ingénieur sur le côté → { $space }
   *[no] déplace l’ingénieur → { $space }
}
aq-event-programmed = programme un robot { $symbol }
aq-event-returned = reprend le robot { $symbol }
aq-event-third = reprend le robot { $symbol } : trois, c’est trop
aq-event-returned-line = donne le robot { $symbol } à une ligne rouge
aq-event-gained = reçoit { $goods } { $why }
aq-event-paid = paie { $goods } { $why }
aq-event-crystal-paid = paie un cristal à une ligne rouge
aq-event-scientist = { $steps ->
    [0] le scientifique reste
   *[other] le scientifique → { $way } : { $price }
}
aq-event-deployed = le robot { $symbol } contrôle le { $sector }
aq-event-displaced = { $bot } va à la station de recharge du { $sector }
aq-event-overloaded = la station de recharge du { $sector } déborde, retour aux plateaux : { $bots }
aq-event-no-effect = le robot { $symbol } ne trouve rien à faire
aq-event-skipped = se passe du travail du robot { $symbol }
aq-event-expansion = prend une extension : { $expansion }
aq-event-letter-placed = pose un robot sur la case de contrôle du { $sector }
aq-event-letter-declined = ne pose pas de robot au { $sector }
aq-event-caught = capture { $octopods } au { $sector }
aq-event-submarine = place un sous-marin au quai { $slot } du { $sector }
aq-event-card = prend la carte { $card }
aq-event-reward = la carte { $card } rapporte { aq-points }
aq-event-card-declined = renonce aux points de la carte { $card }
aq-event-points = gagne { aq-points } { $source }
aq-event-line = franchit la ligne rouge avant { $space }
aq-event-stopped = s’arrête à la ligne rouge avant { $space }, { $n ->
    [one] { $n } point perdu
   *[other] { $n } points perdus
}
aq-event-passed = passe, n° { $place }
aq-event-prepared = a fini sa préparation
aq-event-scored = marque { $sum } : contrôle { $majority }, robots { $bots }, cristaux { $crystals }, octopodes { $octopods }
aq-event-lost = perd { aq-points }
aq-event-refilled = le { $sector } reçoit { $goods }
aq-the-card = la carte { $card }
aq-the-expansion = l’extension { $expansion }
aq-event-drifted = un sous-marin neutre arrive au { $sector }
aq-event-tiles = les jetons du quartier général sont posés
aq-event-order = ordre du tour : { $names }
aq-event-round = la manche { $round } commence
aq-event-committed = la manche { $round } est finie
aq-event-final = lettres { $letters }, temps { $time }, sous-marins { $submarines }, labo { $lab }
aq-event-over = la partie est finie : { $ranking }
aq-rank = { $rank }. { $name }

aq-cause-return = pour le robot
aq-cause-free = pour programmer
aq-cause-way = pour le trajet
aq-cause-slot = pour le quai
aq-cause-action = par le robot { $symbol }
aq-cause-card = pour la carte { $card }
aq-cause-line = à une ligne rouge
aq-cause-submarines = pour les sous-marins
aq-source-caught = pour la prise
aq-source-submarine = pour le sous-marin
aq-source-research = pour la carte Recherche
aq-source-reward = en récompense

## AquaSphere: why not

aq-reason-game-over = { reason-game-over }
aq-reason-not-your-turn = { reason-not-your-turn }
aq-reason-other-question = { reason-other-question }
aq-reason-symbol-occupied = Un robot { $symbol } est déjà programmé : reprends-le d’abord
aq-reason-no-arrow = Aucune flèche ne mène ton ingénieur en { $space }
aq-reason-must-return-bot = Il ne reste pas de robot sur ton plateau : reprends d’abord un robot programmé
aq-reason-supply-empty = Il ne reste pas de robot sur ton plateau
aq-reason-too-little-time = Cela coûte { $price }
aq-reason-free-program-used = Tu as déjà programmé contre du temps à cette manche
aq-reason-not-programmed = Aucun robot { $symbol } n’est programmé
aq-reason-submarine-here = Un de tes sous-marins est déjà au { $sector }
aq-reason-no-submarine = Tous tes sous-marins sont placés
aq-reason-slot-too-dear = Le quai coûte { $price } après le trajet
aq-reason-no-slot = Aucun quai accessible ne peut être payé
aq-reason-not-on-exit = Ton ingénieur n’est pas encore à une sortie
aq-reason-card-used = Cette carte ne sert plus pour l’instant
aq-reason-no-card = Tu n’as pas cette carte
aq-reason-no-crystal = Tu n’as pas de cristal
aq-reason-time-taken = Tu as déjà pris le temps de tes sous-marins

## AquaSphere: options and results

option-red-line-crystal = Cristaux aux lignes rouges
option-red-line-crystal-more = Si un cristal est payé d’office quand des points franchissent une ligne rouge, ou si le joueur peut donner un robot ou s’arrêter à la place.
option-finite-supply = Réserve limitée
option-finite-supply-more = S’il n’y a pas plus de marqueurs de temps, de cristaux et d’octopodes que dans la boîte.
value-red-line-crystal-forced = payés d’office
value-red-line-crystal-optional = le joueur décide

ending-last-round = La dernière manche est finie.
end-source-octopods = Octopodes
end-source-submarines = S-marins
end-source-research = Recherche
end-source-majority = Contrôle
end-source-bots = Robots
end-source-crystals = Cristaux
end-source-lab = Labo
end-source-time-left = Temps
end-source-red-lines = Lignes
tie-break-control-fields = Cases de contrôle
tie-break-crystals = Cristaux

## AquaSphere : les règles

aq-book-aim = Tu diriges une équipe dans une station sous la mer. Ton ingénieur programme des robots au quartier général, et ton scientifique les mène dans les six Secteurs, où ils font leur travail. Après quatre manches, le plus de points de connaissance l’emporte.
aq-book-turn = Dans l’ordre du tour, chacun fait l’une de ces choses, encore et encore, jusqu’à ce que tous aient passé :
aq-book-program = Programmer : ton ingénieur suit une flèche du quartier général, trois fois par manche. Un robot de ton plateau est programmé pour le symbole de cette case, qui doit être libre. Une fois par manche, tu peux payer { $price } à la place et programmer n’importe quel symbole libre.
aq-book-act = Agir : ton scientifique mène un robot programmé dans un Secteur. Les sas en chemin coûtent du temps ; rester est gratuit. Le robot prend la case de contrôle, et tu peux lui faire faire son travail.
aq-book-pass = Passer : dès que ton ingénieur est à une sortie, après trois mouvements. Qui passe le premier commence la manche suivante. Les robots programmés le restent.
aq-book-bots-title = Robots
aq-book-bots = Au plus deux robots sont programmés à la fois, chacun pour un autre symbole. S’il y en a un troisième, l’un des trois revient aussitôt sur ton plateau. Tu peux aussi en reprendre à tout moment de ton tour, même à la fin. Chacun rapporte { $returned }.
aq-book-actions-title = Les sept actions
aq-book-actions = Vert agrandit ton labo, jaune prend du temps, noir prend des cristaux, violet capture des octopodes, bleu place un sous-marin, rouge prend une carte Recherche, blanc programme un autre robot. Ton labo limite ce que tu peux en avoir.
aq-book-control-title = Contrôle et recharge
aq-book-control = Un robot qui arrive dans un Secteur prend sa case de contrôle ; celui qui y était va à la station de recharge. Si elle en a trop, chaque joueur y garde un robot et reprend les autres ; les robots neutres restent.
aq-book-charging = À ce nombre de joueurs, une station de recharge contient { $limit } robots.
aq-book-round = Après chaque manche
aq-book-prepare = D’abord chacun reçoit { $each } pour chaque sous-marin placé. Puis tout ceci est additionné et compté d’un coup :
aq-book-score-control = Cases de contrôle : { $majority } pour qui en a le plus, { $tied } chacun à égalité.
aq-book-score-bots = Robots : un point pour chacun qui a quitté ton plateau, mais pas plus que tes sous-marins n’en ouvrent.
aq-book-score-crystals = Cristaux que tu as : { $row } points pour 1, 2, 3 et ainsi de suite.
aq-book-score-octopods = Octopodes dans chaque Secteur que tu contrôles : autant de points, mais perdus.
aq-book-refill = Puis chaque Secteur reçoit une carte Recherche, une extension et les biens que la tuile centrale indique pour lui. Le temps qui y restait disparaît. Le quartier général change, et l’ampoule vaut un point de plus.
aq-book-refill-title = Une nouvelle manche
aq-book-lines = Tes points avancent sur la piste. Chaque ligne rouge en chemin coûte un cristal. Sans cristal, tu peux rendre un robot programmé, ou tu t’arrêtes devant la ligne et le reste des points est perdu.
aq-book-end = Après le quatrième décompte viennent d’autres points : pour les lettres différentes du labo ({ $row }), { $left } par temps, { $submarines } si tous les sous-marins sont placés, { $complete } pour un labo complet. Les lignes rouges ne comptent plus.
aq-book-win = Le plus de points l’emporte ; à égalité, le plus de cases de contrôle, puis de cristaux.
aq-book-unsure = Les sas, les biens, bien des nombres sur les cartes et les lignes rouges sont reconstitués. La page de la réserve générale nomme tout ce qu’aucune source ne confirme.
aq-book-rounds = La manche
aq-book-places = Lieux et pièces
aq-book-hq = Ses sept cases forment trois rangées. De chaque case deux chemins continuent, et la dernière rangée a les sorties. Les jetons changent de place à chaque manche ; on voit déjà ceux de la suivante.
aq-book-sector = Un Secteur a une zone pour chaque symbole, une case de contrôle et une station de recharge. Les scientifiques de tous les joueurs peuvent s’y trouver ensemble.
aq-book-sector-lock = { $n ->
    [0] Son sas, dans le sens horaire, est ouvert.
   *[other] Son sas, dans le sens horaire, coûte { $price }.
}
aq-book-sector-white = Sa zone blanche programme : { $symbol }.
aq-book-lock-title = Sas
aq-book-lock = Entre deux Secteurs il y a un sas. Le franchir coûte le temps qui y est imprimé ; le chemin le moins cher est pris tout seul.
aq-book-centre = L’ampoule indique combien de points rapportent un sous-marin et une carte Recherche à cette manche. Les côtés indiquent ce qui vient ensuite dans chaque Secteur.
aq-book-lab = Ton labo dit combien de temps, de cristaux et de cartes tu peux avoir, et combien d’octopodes capture une action. Une extension fait de la place, et la plupart ont une lettre qui compte à la fin. Avec cinq, le labo est complet.
aq-book-track-title = Connaissance et lignes rouges
aq-book-supply = Ce que personne n’a : temps, cristaux, octopodes, et les cartes et extensions à venir.
aq-book-time = Le temps paie les sas, les sous-marins et la programmation. Ce qui ne tient pas dans le labo n’est pas pris.
aq-book-catch = Une prise de 1, 2, 3 et ainsi de suite rapporte { $row } points.
aq-book-slots = Les quais d’un Secteur se remplissent dans l’ordre ; les derniers coûtent plus de temps.
aq-book-cards = Cartes Recherche
aq-book-card = Une carte Recherche reste à toi jusqu’à la fin et prend une place dans ton labo. Ses récompenses viennent toutes seules.
aq-book-bulb = les points de l’ampoule
aq-book-shift = Quarts
aq-book-good-catch = Bonne prise
aq-book-night = Quarts de nuit
aq-book-start = Bons départs

## The table: log

log-menu = Ce que montre le journal
log-mine = Seulement ce qui me concerne
log-all = Tout ce qui s’est passé
log-copy = Copier le journal
log-gap = Il manque des lignes ici.
log-started = La partie commence.
log-timed-out = n’a pas répondu à temps
log-away = n’est plus là
log-back = est de retour
log-taken-over = héberge la table désormais ; ce qui était caché est tiré à nouveau
log-stand-in = n’est plus là : un bot joue à sa place
log-seat-moved = joue à partir d’ici
log-plays-again = reprend la main à la place du bot
log-stepped-back = revient en arrière
log-taken-back = annule un coup, avec l’accord de tous
log-gone-forward = rétablit la suite
log-since = Depuis ton dernier tour
log-news-more = { $n ->
    [one] Une ligne du journal est venue avant :
   *[other] { $n } lignes du journal sont venues avant :
}
log-line = { $name } : { $text }
log-undone = { $name }, annulé : { $text }
log-look = { $line }. Montre le plateau tel qu’il était alors.
past-head = Retour en arrière
past-asked = C’est à toi !
past-where = { $n ->
    [0] La position la plus récente ; après « { $line } »
    [one] Il y a { $n } position ; après « { $line } »
   *[other] Il y a { $n } positions ; après « { $line } »
}
past-return = Revenir à la partie (Échap)
past-earlier = Avant
past-later = Après
past-hint = Voici le plateau tel qu’il était alors. Les flèches parcourent le journal, ? ouvre la règle, Échap revient à la partie.
past-hint-result = Voici le plateau tel qu’il était alors. Les flèches parcourent le journal, ? ouvre la règle, Échap revient au résultat.

## The table: choices

argo-source = À construire, place { $n } : { $tile }
argo-alien = Alien dans { $tile }
holds = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
nobody-there = vide

## The table: bars and rails

menu = Menu
turn-line = { $players } joueurs, aliens { $difficulty }, tour { $turn }
host-is = hôte : { $name }
phase-done = { $phase }, fait
phase-now = { $phase }, en cours
phase-possible = { $phase }, possible maintenant
phase-later = { $phase }, à venir
phase-skipped = { $phase }, phase sautée
phase-or = ou
waiting-for = On attend { $names } : Machine temporelle.
status-line = { $subject } { $wanted }
game-over-subject = La partie est finie.
link-slow = lent
status-slow = { $wanted } (connexion lente)
link-away = hors ligne
link-stand-in = bot joue
status-stand-in = Un bot joue pour { $name } : { $wanted }
status-of = { $name } · { $subject }
status-away = On attend { $name }, qui n’est plus là.
link-bot = bot
undo = Annuler
undo-not-yours = Seul le joueur qui a agi peut revenir en arrière.
undo-off = Annuler est impossible : { $why }
undo-nothing = Rien n’a encore été fait.
undo-sealed = Quelque chose a été révélé ou rendu définitif. Seul l’accord de tous peut l’annuler.
undo-too-deep = Aucune position antérieure n’est gardée.
undo-ask = Annuler ?
undo-ask-really = Tout annuler
undo-undoes = Annule { $n ->
    [one] { $n } action
   *[other] { $n } actions
} : { $who }. Appuie encore pour le demander.
undo-of = { $n } ({ $name })
undo-ask-more = Demander à tous si tu peux annuler ta dernière étape et tout ce qui a été fait depuis
forward = Rétablir
forward-short = Rétablir
forward-ask = Rétablir ?
forward-more = Rétablir ce que tu as annulé : tout redevient comme avant. Ctrl Y
forward-ask-more = Demander à tous si tu peux rétablir ce qui a été annulé : tout redevient comme avant. Ctrl Y
forward-head = { $name } demande à rétablir la suite
forward-own = Tu demandes à rétablir la suite
forward-restores = { $n ->
    [one] { $n } étape redeviendrait comme avant : { $names }.
   *[other] { $n } étapes redeviendraient comme avant : { $names }.
}
forward-yes = Rétablir
forward-done = Rétabli
forward-agreed = Tout le monde est d’accord. Les dés lancés restent.
take-back-head = { $name } demande à annuler une étape
take-back-own = Tu demandes à annuler une étape
take-back-left = { $n } s
take-back-undoes = { $n ->
    [one] { $n } étape serait annulée : { $names }.
   *[other] { $n } étapes seraient annulées : { $names }.
}
take-back-waiting = On attend { $names }.
take-back-yes = Oui, annuler
take-back-no = Non
take-back-withdraw = Ne plus demander
take-back-done = Annulé
take-back-not = Rien ne change
take-back-agreed = Tout le monde est d’accord. Les dés lancés seront relancés.
take-back-declined = { $name } a dit non.
take-back-withdrawn = Plus personne ne le demande.
take-back-overtaken = Quelqu’un a agi avant que tous soient d’accord.
take-back-expired = Tous n’ont pas répondu à temps.
confirm = Confirmer
do-without = S’en passer
turn-ghost = Tourner la tuile
hint-watch = Quelqu’un d’autre joue.
hint-onlooker = Tu regardes la partie.
hint-title = Conseil
hint-button = Conseil ({ $key })
hint-off = Pas de conseil : { $why }
hint-not-allowed = L’hôte a désactivé les conseils à cette table.
hint-not-your-turn = Ce n’est pas ton tour.
hint-none = Aucun conseil n’a été trouvé.
hint-thinking = Podbay réfléchit…
hint-best = Le mieux : { $what }.
hint-best-because = Le mieux : { $what }, car { $why }.
hint-steps = ces { $n } étapes
hint-left = Le reste du conseil :
hint-step = { $n }. { $what }
hint-only = C’est le seul choix.
hint-chance = Tes chances de gagner sont alors d’environ { $n } %.
hint-equal = À peu près aussi bon : { $what }.
hint-sure = C’est nettement le meilleur choix.
hint-fairly-sure = C’est probablement le meilleur choix.
hint-guess = Ce n’est qu’une supposition.
link-reopen = Retour à l’étape { $n } : { $who } → { $to }
activation-reopen = Retour avant l’activation : { $tile }
activation-done = Active { $tile }
link-done = Étape { $n } : { $who } → { $to }
chip-launch = part
you = toi
activated = { $n ->
    [one] { $n } activée
   *[other] { $n } activées
}
saved = { $n ->
    [one] { $n } sauvé
   *[other] { $n } sauvés
}
aliens = Aliens
aliens-out = { $n } sur la station
track-full = plein : ils gagnent
track-of = { $dead } sur { $all }
track-then = puis { $n }
track-then-full = puis plein
argo-end-near-head = { $names } : plus qu’un astronaute
argo-end-near = { $names } : plus qu’un astronaute qui puisse bouger. La partie finit quand commence le tour d’un joueur qui n’en a plus.
argo-end-near-once-more = { $names } : plus qu’un astronaute qui puisse bouger. Quand un joueur n’en a plus, les autres jouent encore un tour.
argo-end-next-head = { $you ->
    [yes] Fin dès que c’est à toi de jouer
   *[no] Fin dès que c’est à { $name }
}
argo-end-next = { $you ->
    [yes] Tu n’as plus personne qui puisse bouger : la partie finit dès que c’est de nouveau à toi de jouer.
   *[no] { $name } n’a plus personne qui puisse bouger : la partie finit dès que c’est de nouveau à { $name } de jouer.
}
argo-end-last-head = { $you ->
    [yes] Tu n’as plus personne
   *[no] { $name } n’a plus personne
}
argo-end-last = { $you ->
    [yes] Tu n’as plus personne qui puisse bouger : c’est le dernier tour de table.
   *[no] { $name } n’a plus personne qui puisse bouger : c’est le dernier tour de table.
}
card-of = { $score ->
    [one] { $name }, { $score } point
   *[other] { $name }, { $score } points
}
revive-head = Qui revient ?
card-aliens = Aliens, { $score ->
    [one] { $score } point
   *[other] { $score } points
}, piste : { $dead } cases remplies sur { $all }
figure-dead = { $role }, mort
figure-saved = { $role }, sauvé
figure-aboard = { $role }, en navette
provisional = valeur qu’aucune source ne confirme

build-next = À construire
choose-one = choisis
not-now = tour suivant
pods = Navettes
stack = Pile
nothing-left = Il ne reste rien ici
tile-holds = { $n ->
    [one] Contient { $n } figurine.
   *[other] Contient { $n } figurines.
}
tile-alien = Un alien vient avec elle.
tile-slots = { $n ->
    [one] { $n } joueur peut l’utiliser.
   *[other] { $n } joueurs peuvent l’utiliser.
}
tile-used = Utilisée par { $names }.
card-hint = Pointe une tuile ou une figurine pour lire ce qu’elle fait.
card-dead = { $name } : mort
card-saved = { $name } : sauvé
card-on = { $name } : dans { $tile }
an-alien = un alien
tile-provisional = Non confirmé par une source : { $fields }.
af-doubt-copies = le nombre d’exemplaires
af-doubt-board = la place des choses sur le plateau
af-book-design = De notre propre conception : { af-doubt-board }.
face-down = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
}
log = Journal
log-empty = Le premier coup s’écrit ici.
let-it-happen = Laisser faire
time-machine = Machine temporelle
use-time-machine = Utiliser la Machine
seconds-left = { $n ->
    [one] Encore { $n } seconde
   *[other] Encore { $n } secondes
}
may-step-in = Tu peux intervenir
announces = { $name } annonce { $what ->
    [move] un mouvement
    [activation] une activation
   *[action] une action
}.
step-activates = active { $tile }
step-enters = va { $to }
step-pushed = est poussé { $to }
step-comes-out = est téléporté { $to }
step-dies = { $text } et meurt
steps-more = { $n ->
    [one] et encore une étape
   *[other] et encore { $n } étapes
}
costs-nothing = Aucun mort, aucun point.
you-hold = Ton { $role } est dans la salle. Un mouvement ou une activation, maintenant.
nobody-else-asked = Personne d’autre n’est consulté.
asked-before = Avant toi, en cas d’intervention : { $names }.
also-asked = On demande aussi à { $names }.
list-head = Que puis-je faire ? { $n } choix
what-can-i-do = Que faire ?
point-tool = Montrer à tous : cliquez un lieu ou tirez une flèche
zoom-in = Agrandir
zoom-out = Réduire
fit = Voir toute la station
nothing-yet = Il ne s’est encore rien passé.
board-shows = Le plateau montre ce que { $name } annonce.

## The plain table

board-table = Table
board-final = C’est définitif.
board-unknown = C’est définitif. Ce que cela révèle n’est pas connu d’avance.
board-would = Alors : { $text }
board-hint-since = Des coins marquent ce qui a changé depuis ton dernier tour ; { $again } le remontre pas à pas. { $list } liste tout ce que tu peux faire.
board-again = Presse encore une fois pour l’envoyer : { $what }
board-hint = Pointe une place éclairée pour voir ce qu’elle ferait ; un clic le fait. Tab et les flèches les parcourent, { $list } liste tout.
board-hint-short = { $list } liste tout.
board-aimed = Cliquez maintenant ce qui y va : ce qui convient est éclairé. Échap revient en arrière.
account-step = étape { $n } sur { $of }
account-next = Étape suivante
account-hint = Les points s’expliquent étape par étape. Un clic sur une étape la montre, Espace va à la fin.
board-not-now = Impossible maintenant
board-refused = { $what } : { $why }

## The plain table: Alien Frontiers

af-progress = { $players } joueurs, manche { $round }, tour { $turn }
af-hand-of = Dés : { $name }
af-ships = { $n } vaisseaux sur { $of }
af-colonies-left = { $n ->
    [one] { $n } colonie restante
   *[other] { $n } colonies restantes
}
af-controls = Contrôle : { $territories }
af-no-colony = pas de colonie
af-borrowed = emprunté
af-section-pile = Pioche et défausse
af-face-down = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
}
af-at-least = au moins { $n }
af-more-than = plus que { $n }
af-credit = { $n } sur { $of }
af-rate = { $n ->
    [one] { $n } carburant
   *[other] { $n } carburants
} pour 1 minerai

## The drawn board of Alien Frontiers
## A word with a colon before it stands for a small picture and stays as it is.

af-short-SC = Solaire
af-short-LM = Mine lunaire
af-short-OM = Marché
af-short-SY = Chantier
af-short-CC = Constructeur
af-short-TS = Terraformation
af-short-HUB = Hub
af-short-ART = Artefact
af-short-RO = Pirates
af-short-city = Cité
af-short-monument = Monument
af-short-booster = Propulseur
af-short-crystal = Cristal
af-short-gravity = Gravité
af-short-decoy = Leurre
af-short-teleporter = Téléporteur
af-short-plasma = Plasma
af-short-polarity = Polarité
af-short-cache = Cache
af-short-stasis = Stase
af-short-warper = Distorseur

af-line-SC = :any toute valeur › sa moitié en :fuel
af-brief-SC = :any › moitié en :fuel
af-line-LM = :high au moins égal › 1 :ore
af-brief-LM = { $now ->
    [0] :high au moins égal › 1 :ore
   *[other] :high { $now } ou plus › 1 :ore
}
af-line-OM = :pair une paire › valeur en :fuel pour 1 :ore
af-brief-OM = { $now ->
    [0] :pair › valeur :fuel pour 1 :ore
   *[other] :pair › { $now } :fuel pour 1 :ore
}
af-line-SY = { $free ->
    [yes] :pair une paire › :ship
   *[no] :pair une paire, { $price } › :ship
}
af-brief-SY = :pair { $price } › :ship
af-line-CC = { $free ->
    [yes] :three un brelan › :colony
   *[no] :three un brelan, { $price } › :colony
}
af-brief-CC = :three { $price } › :colony
af-line-TS = { $free ->
    [yes] :six un 6 › :colony
   *[no] :six un 6, { $price } › :colony
}
af-brief-TS = :six { $price } › :colony
af-line-HUB = :any toute valeur › un cercle de plus, lancement dès { $n } pour { $price }
af-brief-HUB = { af-line-HUB }
af-line-ART = :any toute valeur › { $n } pour une :card
af-brief-ART = :any › { $n } pour une :card
af-line-RO = :run suite de trois › raid
af-brief-RO = { $now ->
    [0] :run suite › raid
   *[other] :run plus de { $now } › raid
}

af-line-asimov = :HUB Hub +{ $n } cercle
af-line-bradbury = :CC Constructeur −{ $n } :ore
af-line-burroughs = :relic Relique { $goods }
af-line-heinlein = :OM Marché { $n } :fuel pour 1 :ore
af-line-herbert = :SY Chantier { $goods }
af-line-lem = :SC Solaire +{ $n } :fuel
af-line-pohl = :card Cartes −{ $n } :fuel
af-line-vanvogt = :LM Mine toute valeur

af-from-colonies = :colony Colonies { $n }
af-from-control = :control Contrôle { $n }
af-from-positron = :positron Positron { $n }
af-from-city = :city Cité { $n }
af-from-monument = :monument Monument { $n }

af-phase-roll = Lancer
af-phase-dock = Amarrer
af-phase-colony = Colonie
af-phase-raid = Raid
af-phase-end = Fin du tour
af-end-near-head = { $names } : plus qu’une colonie
af-end-near = { $names } : plus qu’une colonie. La partie s’arrête dès qu’un joueur place sa dernière.

af-bay-empty = vide
af-your-ships = Tes vaisseaux
af-card-used = utilisée
af-goods-over = { $n } au-delà de { $of }
af-tech = Cartes
af-discarded = { $n ->
    [one] { $n } défaussée
   *[other] { $n } défaussées
}
af-fields = Champs
af-field-nowhere = hors jeu
af-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
af-no-cards = Pas de carte
af-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
af-raid-goods = Piller
af-raid-nothing = Ne rien piller
af-raid-safe = à l’abri
af-loot = Ton butin
af-raid-note = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}, ou une carte à la place
af-raid-left = { $n ->
    [one] Encore { $n } unité à prendre
   *[other] Encore { $n } unités à prendre
}
af-chip-control = { $you ->
    [yes] tu prends le contrôle
   *[no] { $name } prend le contrôle
}
af-chip-name = { $you ->
    [yes] toi
   *[no] { $name }
}
af-chip-keeps = { $you ->
    [yes] tu gardes le contrôle
   *[no] { $name } garde le contrôle
}
af-chip-tied = égalité

af-ports-free = { $n ->
    [0] aucun quai libre
    [one] { $n } quai libre
   *[other] { $n } quais libres
}
af-place-docked = { $ship }, { $facility }, quai { $port }
af-place-berth = { $you ->
    [yes] ta piste du Hub colonial
   *[no] piste du Hub colonial ({ $name })
}, { $circle ->
    [0] sans colonie
   *[other] colonie au cercle { $circle } sur { $circles }
}
af-place-bay = { $n ->
    [one] { $n } vaisseau
   *[other] { $n } vaisseaux
} dans la Baie de maintenance
af-place-circle = { $you ->
    [yes] cercle { $circle } de ta piste
   *[no] cercle { $circle } de la piste ({ $name })
}
af-place-die = { $you ->
    [yes] ton vaisseau { $n } en main, valeur { $value }
   *[no] vaisseau { $n } en main ({ $name }), valeur { $value }
}
af-place-card = { $you ->
    [yes] ta carte { $card }
   *[no] carte { $card } ({ $name })
}
af-place-control = { $you ->
    [yes] tu le contrôles
   *[no] { $name } le contrôle
}
af-place-count = { $you ->
    [yes] { $n } à toi
   *[no] { $n } à { $name }
}
af-place-colonies = { $you ->
    [yes] { $n ->
        [one] ta colonie, { $territory }
       *[other] tes { $n } colonies, { $territory }
    }
   *[no] { $n ->
        [one] la colonie ({ $name }), { $territory }
       *[other] les { $n } colonies ({ $name }), { $territory }
    }
}
af-place-relic = { $ship } à sa base, { $territory }
af-place-display = carte { $card } dans l’offre, place { $n }
af-place-pile = la défausse, { $n ->
    [0] vide
    [one] { $n } carte
   *[other] { $n } cartes
}
af-rule-pile = Un clic montre ses cartes.
af-place-discarded = carte { $card } dans la défausse, { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}
af-place-unit = { $you ->
    [yes] { $goods } à toi, n° { $n } sur { $of }
   *[no] { $goods } à { $name }, n° { $n } sur { $of }
}
af-place-loot = butin { $n } : { $goods } à { $name }
af-rule-loot = Un clic sur la dernière unité la remet en place.
af-place-surplus = { $goods } en trop, n° { $n }
af-give-back = Rendre

## The plain table: AquaSphere

aq-progress = { $players } joueurs, manche { $round }, tour { $turn }
aq-part-program = Programmer
aq-part-act = Agir
aq-part-pass = Passer
aq-part-end = Fin du tour
aq-part-scoring = Décompte
aq-round-of = manche { $n } sur { $of }
aq-start = Départ
aq-passed = Passe
aq-supply-short = Réserve
aq-knowledge = Connaissance
aq-lap = piste de { $n }
aq-line-price = Ligne rouge : 1 cristal
aq-lab = labo
aq-counted = { $n } sur { $of }
aq-scoring-of = Décompte, manche { $n }
aq-scoring-final = Décompte final
aq-step-control = Contrôle
aq-step-control-rule = qui en a le plus, même à égalité
aq-step-bots = Robots en jeu
aq-step-bots-rule = dans la limite des sous-marins
aq-step-crystals = Cristaux
aq-step-crystals-rule = comptés avant d’en payer
aq-step-octopods = Octopodes
aq-step-octopods-rule = dans les Secteurs contrôlés
aq-step-lines = Lignes rouges
aq-step-lines-rule = la somme avance sur la piste
aq-step-letters = Lettres
aq-step-letters-rule = différentes dans le labo
aq-step-time = Temps restant
aq-step-time-rule = les lignes rouges ne comptent plus
aq-step-submarines = Sous-marins
aq-step-submarines-rule = s’ils sont tous placés
aq-step-lab = Labo
aq-step-lab-rule = s’il est complet
aq-share = { $n } sur { $of }
aq-bots-open = { $n }, ouverts { $of }
aq-walked = { $from } › { $to }
aq-lost = { $n ->
    [one] { $n } perdu
   *[other] { $n } perdus
}
aq-stops = s’arrête à { $at }, { $n ->
    [one] { $n } perdu
   *[other] { $n } perdus
}
aq-crosses = passe à { $to }
aq-lines-over = les lignes ne comptent plus
aq-spot = { $what } : { $parts }
aq-spot-area = { $sector }, { $job }
aq-spot-control = Case de contrôle du { $sector }
aq-spot-scientists = scientifiques { $names }
aq-spot-engineers = ingénieurs { $names }
aq-spot-charging = { $sector }, { $charging }
aq-spot-lock = Sas entre { $from } et { $to }
aq-spot-open = ouvert
aq-spot-slot = prochain quai { $n } temps
aq-spot-no-slot = aucun quai libre
aq-spot-hub = Tuile centrale
aq-spot-bulb = l’ampoule vaut { $points }
aq-spot-comes = le { $sector } reçoit { $goods }
aq-spot-line = Ligne rouge avant { $n }
aq-spot-stop = S’arrêter avant la ligne rouge
aq-spot-pass = Place { $n } de l’ordre de passe
aq-spot-own = { $you ->
    [yes] Ton plateau
   *[no] Plateau ({ $name })
}, { $what }
aq-spot-set = un robot est programmé
aq-spot-empty = pas de robot
aq-spot-free = libre
aq-spot-base = labo de départ
aq-spot-module = extension { $n }
aq-spot-card = carte Recherche { $n }
aq-section-headquarters = Quartier général
aq-next-round = À suivre
aq-order = Ordre du tour
aq-ways = vers { $spaces }
aq-exit = sortie
aq-nobody = personne
aq-charging = recharge { $n } sur { $of }
aq-neutral = neutre { $n }
aq-no-card-left = plus de carte Recherche
aq-no-expansion-left = plus d’extension
aq-below = { $n } en dessous
aq-card-rule = { $card } : { $rule }
aq-time-of = { $n } temps sur { $of }
aq-crystals-of = { $n } cristaux sur { $of }
aq-tanks = { $n } par prise
aq-bots-left = { $n ->
    [one] { $n } robot
   *[other] { $n } robots
}
aq-submarines-out = { $n } sous-marins sur { $of }
aq-in-play = { $n } en jeu, { $of } comptent
aq-nothing-programmed = rien de programmé
aq-letters = labo { $letters }
aq-expansions-of = { $n } extensions sur { $of }
aq-cards-of = { $n } cartes sur { $of }
aq-next-line = ligne rouge avant { $n }
aq-controls = Contrôle : { $sectors }
aq-used = utilisée
aq-supply = Réserve générale
aq-cards-left = { $n ->
    [one] { $n } carte Recherche
   *[other] { $n } cartes Recherche
}
aq-expansions-left = { $n ->
    [one] { $n } extension
   *[other] { $n } extensions
}
aq-red-lines-rule = Avant { $spaces }, et ainsi de suite tous les { $lap } points. Qui en franchit une paie un cristal, ou donne un robot programmé, ou s’y arrête.
aq-field-supply = nombre de marqueurs de temps et d’octopodes
aq-field-sector = sas et zones blanches
aq-field-slots = prix des sous-marins
aq-field-program-card = dispositions du quartier général
aq-field-centre = ce qui arrive après chaque manche
aq-field-setup = biens au départ
aq-field-expansion = extensions de labo
aq-field-research = nombre et exemplaires des cartes Recherche
aq-field-score = lignes rouges et nombre de robots comptés
aq-field-const = certains prix et gains
aq-field-hq = chemins du quartier général
aq-field-lab = places du labo de départ

## Replays

replays = Rediffusions
replays-more = Revoir d’anciennes parties pas à pas
replays-back = Revenir à l’accueil
replays-count = { $n ->
    [one] Un enregistrement
   *[other] { $n } enregistrements, le plus récent d’abord
}
replays-reading = { $n ->
    [one] Encore un fichier à lire
   *[other] Encore { $n } fichiers à lire
}
replays-none = Rien n’est encore enregistré
replays-none-more = Toute partie hébergée sur cet ordinateur s’enregistre d’elle-même. Dépose sur la fenêtre l’enregistrement de quelqu’un d’autre, ou tape ci-dessous le nom de son fichier.
replays-failed = Impossible de lister les enregistrements
replays-steps = { $n ->
    [one] un pas
   *[other] { $n } pas
}
replays-not-over = non terminée
replays-export = Exporter
replays-export-of = Exporter { $what }
replays-remove-of = Retirer { $what } de la liste
replays-remove-more = Retirer de la liste
replays-removed = Retirée de la liste. Le fichier est dans le dossier « removed » de ce profil.
replays-put-back = Remettre
replays-file = Fichier d’un enregistrement
replays-file-hint = Nom du fichier d’un enregistrement, ou dépose-le sur la fenêtre
replays-open-file = Ouvrir le fichier
replays-no-file = Impossible de lire le fichier : { $why }
replays-not-copied = L’enregistrement n’a pas pu être copié : { $why }
replays-not-a-record = Ce n’est pas un enregistrement de Podbay. Choisis un fichier que Podbay a gardé.
replays-empty-record = Il s’arrête ou est abîmé avant le début de sa partie. Rien ne peut en être montré.
replays-only-text = Ce rapport de problème ne contient aucune partie, seulement du texte. Lis-le avec un éditeur.
replays-made-up = Il se contredit : il a été modifié ou inventé et ne peut pas être montré.
replays-malformed = L’entrée { $n } est illisible : il a été modifié ou inventé et ne peut pas être montré.
replays-too-long = Il est plus long que n’importe quelle partie. Tout ce qui précède l’entrée { $n } peut être montré.
replays-cut = Le fichier est coupé à l’entrée { $n }. Tout ce qui précède peut être montré.
replays-damaged = L’entrée { $n } est abîmée ou modifiée. Tout ce qui précède peut être montré.
replays-differs = L’entrée { $n } ne mène pas à la position que dit l’enregistrement : il a été modifié, ou joué avec d’autres règles. Tout ce qui précède peut être montré.
replays-no-start = Sa première position est impossible. Rien ne peut en être montré.
exported-title = L’enregistrement est copié
exported-more = C’est le fichier { $file }. Donne-le à quiconque a cette version de Podbay : il s’ouvre dans Rediffusions.
file-trouble = { $path } : { $why }
file-in-use = Un autre Podbay utilise { $path }. Ferme d’abord l’autre.
file-no-home = Ce système n’indique aucun dossier pour les données des programmes. Lance Podbay avec --profile et le nom d’un dossier.
file-unwritable = Cette partie ne peut pas être écrite dans un fichier.
file-damaged = { $path } est abîmé ({ $what }). Restaure-le à partir d’une sauvegarde, ou supprime-le.
file-too-large = { $path } est trop grand. Choisis un autre fichier.
file-no-text = { $path } n’est pas un fichier texte. Choisis-en un autre.
file-no-file = { $path } n’est pas un fichier. Choisis-en un autre.
file-silent = { $path } ne répond pas. Copie d’abord le fichier sur cet ordinateur.
file-device-key = { $path } n’est pas une clé d’appareil. Restaure-le à partir d’une sauvegarde, ou supprime-le pour devenir un nouvel appareil.
file-not-kept = Impossible d’écrire dans { $path } ({ $why }). Tu peux jouer, mais aucune partie, aucun réglage et aucun appareil n’est retenu.
replay-beginning = Le début de la partie
replay-where = Pas { $at } sur { $last }
replay-close = Fermer la rediffusion (Échap)
replay-ends-early = La rediffusion s’arrête plus tôt
replay-at-table = Pas de rediffusion pendant une partie
replay-at-table-more = Quitte la table, puis dépose { $file } sur la fenêtre.
replay-one-of-many = Un seul enregistrement est montré à la fois
replay-one-of-many-more = Le premier des fichiers a été ouvert. Dépose les autres l’un après l’autre.
replay-start = Au début (Début)
replay-turn-back = Un tour en arrière (Maj + flèche gauche)
replay-back = Un pas en arrière (flèche gauche)
replay-play = Lecture (barre d’espace)
replay-pause = Pause (barre d’espace)
replay-on = Un pas en avant (flèche droite)
replay-turn-on = Un tour en avant (Maj + flèche droite)
replay-end = À la fin (Fin)
replay-slider = Endroit dans la partie
replay-speed = Vitesse : × { $n }
replay-seen-by = Comme { $name } la voit
replay-seen-by-nobody = Comme la voit quelqu’un qui regarde
replay-see-as = Voir la partie comme { $name }
replay-from-here = Jouer à partir d’ici
replay-from-here-more = Ouvre sur cet ordinateur une table dans cette position. Des bots jouent pour les autres, et ce qui est caché est tiré à nouveau.

## Leçons

lesson-play = Jouer la leçon
lesson-step = Étape { $n } sur { $of }
lesson-next = Suivant
lesson-back = Retour (Page préc.)
lesson-done = Terminer
lesson-do-it = Fais-le pour moi
lesson-leave = Quitter la leçon (Échap)
lesson-here = Ici
lesson-here-at = Ici : { $place }
lesson-strayed = Permis, mais pas demandé ici. Rien n’a changé.
lesson-end = Il n’en faut pas plus pour une première partie : choisis « Jouer ici » pour jouer contre un bot. Le point d’interrogation ouvre les règles à tout moment.
lesson-read = Rien à faire pour l’instant.
lesson-read-more = Lis ce qui est écrit en haut, puis appuie sur Entrée.
lesson-end-turn = C’est tout pour ce tour. Termine-le avec le grand bouton, ou avec Entrée.
lesson-unplayable = Cette leçon ne peut pas être jouée. Lis plutôt les pages des règles, et envoie s’il te plaît un rapport d’erreur.

argo-lesson-aim = Les aliens ont pris la station, et ton équipe se réveille ici, dans la Salle de réveil. Mène tes cinq astronautes dans les navettes : leurs sièges sont tes points.
argo-lesson-crew = Chacun a un Chef, qui compte double, un Explorateur, qui fait deux pas, un Pilote, un Soldat, qui combat les aliens, et un Robot, que les aliens laissent en paix. Pointe ce que tu veux pour lire ce que c’est.
argo-lesson-turn = Un tour a les parties indiquées en haut : tu déplaces un alien, tu construis une tuile et tu fais deux actions. Jouons-en un.
argo-lesson-alien = D’abord l’alien. Il n’y en a qu’un : clique tout de suite où il va, sur le couloir où se tient le Pilote d’un autre. Au clavier : Tab et Entrée, ou { $list } pour la liste de tout ce qui est possible.
argo-lesson-killed = L’alien a tué le Pilote : un point pour toi. Mais les morts forment cette rangée, et plus elle est longue, plus les aliens ont de points. S’ils battent le meilleur joueur, tout le monde a perdu.
argo-lesson-build = Maintenant, construis. Clique sur la navette à droite, puis sur la case marquée, et encore une fois pour la poser. Les salles se tournent avant avec { $turn }. Il faut trois tuiles entre une navette et la Salle de réveil.
argo-lesson-explorer = Deux actions suivent. Envoie ton Explorateur vers l’ouest : clique sur la figurine, sur la tuile, puis sur la suivante. Seul l’Explorateur peut faire un second pas.
argo-lesson-full = Un couloir a de la place pour un seul. Qui entre sur une tuile pleine pousse quelqu’un, et celui qui agit décide où. C’est ainsi qu’on passe les autres, ou qu’on s’en débarrasse.
argo-lesson-push = Déplace ton Soldat sur le Chef de l’autre, puis pousse-le là où se trouve l’alien.
argo-lesson-pushed = Deux points, car c’était un Chef. Qui arrive sur un alien meurt aussitôt. Seul un Soldat le tue, ce qui vaut un point, et un Robot peut rester à côté.
argo-lesson-end = Il ne reste rien à faire. Termine ton tour avec le grand bouton, ou avec Entrée. Jusque-là, on peut revenir d’un pas dans une partie.
argo-lesson-later = Quelques tours plus tard. Les autres ont joué, et c’est de nouveau ta première action. Ton Chef est dans cet entrepôt, et ton Explorateur est assis dans la navette au nord.
argo-lesson-room = Une action peut aussi utiliser une salle où se tient l’un des tiens. Clique sur l’image de l’entrepôt, ou presse le chiffre à côté : un Chef y reçoit 4 points, tout autre 2.
argo-lesson-token = Ton jeton y reste, car tu n’utilises chaque salle qu’une fois dans la partie. D’autres salles abattent des aliens, ramènent des morts ou déplacent des tuiles. Pointe une salle pour lire ce qu’elle fait.
argo-lesson-pod = Fais entrer ton Soldat dans la navette. Qui embarque prend le siège libre le plus bas, et personne n’en ressort.
argo-lesson-left = La navette était pleine et elle est partie : 2 points pour un siège, 4 pour l’autre, et le double pour un Chef. Celle qui n’est pas pleine part quand un alien arrive à côté.
argo-lesson-more = Tu verras autre chose encore : un Pilote seul dans une navette peut partir avec elle ou la déplacer, les téléporteurs mènent l’un à l’autre, et d’une Machine temporelle tu interromps le tour d’un autre.
argo-lesson-over = La partie finit quand toutes les navettes sont parties, peu après la dernière tuile construite, quand un joueur ne peut plus déplacer personne, ou quand la rangée des morts est pleine. Alors les aliens ont gagné. Sinon, le plus de points l’emporte.

af-lesson-aim = Cette planète attend des colonies. Chacune vaut un point, tout comme chaque territoire où tu en as plus que tout autre. Qui place sa dernière colonie finit la partie, et le plus de points l’emporte.
af-lesson-ships = Tes vaisseaux sont des dés : ce qu’ils montrent dit où ils peuvent s’amarrer. Chaque installation autour de la planète accepte autre chose : toute valeur, une paire, une suite… Pointe-en une pour lire ce qu’elle fait.
af-lesson-roll = Un tour commence par un lancer. Appuie sur le grand bouton, ou sur Entrée.
af-lesson-solar = Amène le 5 au Convertisseur solaire : clique sur le dé, puis sur l’installation. Il donne du carburant, et plus pour un dé élevé. Au clavier : Tab et Entrée, ou { $list } pour la liste de tout ce qui est possible.
af-lesson-yard = Maintenant la paire. Amène les deux 2 au Chantier spatial : pour un carburant et un minerai il construit un vaisseau, et dès ton prochain tour tu lances un dé de plus.
af-lesson-others = L’autre vient de lancer et d’amarrer. Les vaisseaux restent à leurs ports jusqu’au prochain tour de leur joueur et gênent donc les autres. Ce qui peut s’amarrer doit le faire.
af-lesson-colony = Quelques tours plus tard, tu as lancé trois 4 et tu as du minerai. Amarre-les tous au Constructeur de colonies : cela donne une colonie.
af-lesson-place = Tu choisis où elle va. Prends le territoire marqué, qui est vide : avec une colonie, tu y en as le plus.
af-lesson-control = Deux points : un pour la colonie, un pour le contrôle. Son bonus est à toi tant que personne ne t’égale. Pointe le territoire pour le lire.
af-lesson-artifact = Un autre tour. Amarre le 6 puis le 3 à l’Artefact alien : des vaisseaux qui y totalisent 8 en un tour te donnent une carte.
af-lesson-claim = Prends la carte marquée et confirme, car une autre est alors révélée. Chaque carte sert une fois par tour, et la plupart ont aussi un effet quand on les défausse.
af-lesson-hub = Ton dernier vaisseau va au Hub colonial. Tout dé y fait avancer ta colonie d’un cercle. Du septième, elle peut être lancée pour un carburant et un minerai : fais-le aussi.
af-lesson-second = Place cette colonie sur le territoire marqué. Le troisième chemin vers une colonie est un 6 à la Station de terraformation, qui te coûte aussi le vaisseau.
af-lesson-raid = Trois vaisseaux qui se suivent peuvent piller. Amarre 2, 3 et 4 à l’Avant-poste des pirates.
af-lesson-loot = Ils prennent aux autres quatre unités de carburant et de minerai, ou une carte. Prends les ressources.
af-lesson-goods = Le Convertisseur solaire donne du carburant, la Mine lunaire du minerai, et une paire au Marché orbital échange du carburant contre du minerai. En fin de tour, tu gardes huit unités au plus.

aq-lesson-aim = Tu diriges une équipe dans une station sous la mer. Un ingénieur programme des robots, un scientifique les mène dans les six Secteurs, et là ils travaillent. Après quatre manches, le plus de points de connaissance l’emporte.
aq-lesson-hq = Au quartier général, ton ingénieur suit les flèches, trois fois par manche. Chaque case programme un de tes robots pour le symbole qui s’y trouve.
aq-lesson-program = Va sur la case jaune : clique dessus. Au clavier : Tab et Entrée, ou { $list } pour la liste de tout ce qui est possible.
aq-lesson-once = À chaque tour, tu fais une seule chose de ce genre. Termine-le avec le grand bouton, ou avec Entrée.
aq-lesson-deploy = L’autre a programmé aussi. Fais maintenant travailler ton robot : clique sur son programme jaune de ton plateau, puis sur le Secteur où se trouve ton scientifique.
aq-lesson-work = Il a pris la case de contrôle. Fais-lui faire son travail : le jaune prend du temps, autant que ton labo peut en contenir.
aq-lesson-again = Le robot de l’autre est arrivé dans ce Secteur et a pris la case de contrôle. Le tien est allé à la station de recharge. Le contrôle change ainsi jusqu’à la fin de la manche, où il compte.
aq-lesson-purple = Ton ingénieur continue : sur la case violette, et termine le tour. Deux robots au plus sont programmés à la fois, chacun pour un autre symbole.
aq-lesson-catch = Maintenant le robot violet : clique sur son programme, puis sur le Secteur marqué. Ton scientifique passe un sas, ce qui coûte du temps, et le robot y attrape les octopodes.
aq-lesson-line = La prise a rapporté des points, qui avancent sur cette piste. Gare aux lignes rouges : en franchir une coûte un cristal, sinon le reste des points est perdu.
aq-lesson-others = Les autres symboles : le noir prend des cristaux, le vert agrandit ton labo, le rouge prend une carte de recherche, le blanc programme un autre robot, et le bleu place un sous-marin.
aq-lesson-blue = Quelques tours plus tard, vers la fin de la manche, ton robot est programmé pour le bleu. Clique sur son programme, puis sur le Secteur marqué : il y place un sous-marin contre du temps, et cela rapporte aussitôt des points.
aq-lesson-pass = Ton ingénieur est à une sortie, et il ne reste rien à faire. Passe, et termine le tour. Qui passe le premier commence la manche suivante.
aq-lesson-scoring = Tous ont passé, la manche est donc décomptée : cases de contrôle, robots hors du plateau et cristaux. Les octopodes là où tu as le contrôle te coûtent des points. Parcours-la avec Entrée.
aq-lesson-round = Une nouvelle manche : les Secteurs se remplissent, et le quartier général est disposé autrement. Celui qui a passé le premier commence.
aq-lesson-over = Après la quatrième manche, il y en a encore pour les lettres différentes de ton labo, pour un labo complet, pour le temps qui reste et pour tous les sous-marins sortis. Alors le plus de points l’emporte.

## Énigmes

puzzles = Énigmes
puzzles-solve = Résoudre des énigmes
puzzles-none = Il n’y a pas encore d’énigmes pour ce jeu.
puzzles-unreadable = Les énigmes de ce jeu ne peuvent pas être lues. Envoie s’il te plaît un rapport d’erreur.
puzzles-solved = Résolues : { $n } sur { $of }
puzzle-grade-easy = Facile
puzzle-grade-tricky = Corsée
puzzle-grade-hard = Difficile
puzzle-line = Énigme { $n } ({ $grade }, { $players } joueurs) : { $goal }
puzzle-line-solved = Énigme { $n } ({ $grade }, { $players } joueurs, résolue) : { $goal }
puzzle-step = Énigme { $n } sur { $of } · { $grade }
puzzle-leave = Retour aux énigmes (Échap)
puzzle-over = Ton action est terminée.
puzzle-right = Résolue
puzzle-solved = C’est la meilleure action.
puzzle-solved-because = C’est la meilleure action, car { $why }.
puzzle-not-quite = Pas tout à fait
puzzle-missed = Une autre action est meilleure.
puzzle-missed-because = Une autre action est meilleure, car alors { $why }.
puzzle-strayed = Ne fait pas partie de la solution
puzzle-again = Réessayer
puzzle-show = Voir la solution
puzzle-next = Énigme suivante
puzzle-done = Retour à la liste
puzzle-goal-score = Trouve l’action qui te rapporte le plus de points.
puzzle-goal-attack = Trouve l’action qui te rapporte le plus aux dépens des autres.
puzzle-goal-growth = Trouve l’action qui rapportera le plus par la suite.
puzzle-goal-safety = Trouve l’action qui te protège le mieux.
puzzle-goal-tempo = Trouve l’action qui te laisse les meilleures possibilités.
puzzle-goal-rivals = Trouve l’action qui gêne le plus les autres.
puzzle-goal-neutral = Trouve l’action qui freine les aliens.
puzzle-goal-argo-points-own = Marque le plus de points possible en une action.
puzzle-goal-argo-aboard-own = Prends le meilleur siège d’une navette.
puzzle-goal-argo-near-own = Rapproche ton équipe des navettes.
puzzle-goal-argo-near-rivals = Tiens les autres à l’écart des navettes.
puzzle-goal-argo-bitten-own = Sauve un astronaute d’un alien.
puzzle-goal-argo-threatened-own = Tiens tes astronautes à l’écart des aliens.
puzzle-goal-argo-dead-own = Fais en sorte de ne perdre aucun astronaute.
puzzle-goal-argo-dead-rivals = Fais perdre un astronaute aux autres.
puzzle-goal-alien-frontiers-points-own = Gagne le plus de points possible en une action.
puzzle-goal-alien-frontiers-points-rivals = Prends des points aux autres.
puzzle-goal-alien-frontiers-landed-own = Place une colonie sur la planète.
puzzle-goal-alien-frontiers-bonus-own = Gagne le bonus d’un territoire.
puzzle-goal-aqua-sphere-points-own = Gagne le plus de points de connaissance possible en une action.
puzzle-goal-aqua-sphere-time-own = Prends des marqueurs de temps.
puzzle-goal-aqua-sphere-crystals-own = Prends des cristaux pour les lignes rouges.
puzzle-goal-aqua-sphere-submarines-own = Place un sous-marin.
puzzle-goal-aqua-sphere-fields-own = Prends une case de contrôle.

## Les règles

rules = Règles
rules-about = Règles sur : { $what }
rules-previous = Page précédente
rules-next = Page suivante
rules-page = Page { $n } sur { $of }
rules-keys = Flèches : tourner, Page suiv. : défiler
rules-search = Chercher dans les règles
rules-nothing = Aucune page ne contient tous ces mots.
start-learn = Apprendre
book-game = Le jeu en deux pages
book-one = But et tour
book-two = L’essentiel et la fin
book-aim = But
book-turn = Un tour
book-end = Fin de la partie
book-options = Les options de la table peuvent changer une partie de cela.

## Window

app-name = Podbay
app-claim = Des soirées de jeux de plateau sur un même réseau.
app-claim-more = Ni compte, ni internet, ni réglages.
app-unofficial = Versions non officielles d’Argo, d’Alien Frontiers et d’AquaSphere. Tous les dessins sont de nous.
window-no-drawing = OpenGL ne fonctionne pas
window-no-library = { $library } manque : installe { $debian } (Debian, Ubuntu), { $fedora } (Fedora) ou { $arch } (Arch)
window-wrong-scale = { $name } vaut { $value }, ce qui n’est ni une taille au-dessus de 0, comme 1.5, ni randr : change ou retire cette variable
window-no-display = Podbay ne peut pas ouvrir de fenêtre ici ({ $why }). Sans écran, utilise podbay host --headless, podbay join --headless --bot normal ou podbay tables ; podbay --help liste toutes les commandes.
seat-color-sun = jaune
seat-color-ice = bleu
seat-color-rose = rouge
seat-color-violet = violet
bot-random = aléatoire
bot-greedy = glouton
bot-easy = facile
bot-easy-more = Fait des erreurs. Bien pour une première partie.
bot-normal = normal
bot-normal-more = Joue avec bon sens. Un adversaire équilibré.
bot-hard = difficile
bot-hard-more = Voit loin. Pour qui connaît le jeu.
bot-even-more = Joue un peu de tout.
bot-hunter-more = Aime la bagarre.
bot-builder-more = Investit maintenant pour gagner plus tard.
bot-guard-more = Prend peu de risques.
toast-close = Fermer ce message
toast-new-code = Nouveau code d’accès
toast-new-code-more = Un mauvais code a été essayé trois fois. Le nouveau est { $code }.
toast-not-possible = Impossible
toast-failed = Cela n’a pas marché

start-change = Modifier
start-profile-done = OK
start-name = Ton nom
start-colour = Jouer en { $colour }
start-name-bad = Un nom a de 1 à 40 caractères
start-name-unshown = Le nom a un caractère que personne ne peut voir
start-name-no-font = Aucune police de cet ordinateur n’a « { $sign } »
start-host = Ouvrir une table
start-host-more = Les autres la voient aussitôt sur ce réseau
start-join = Rejoindre
start-join-listening = Recherche sur ce réseau
start-join-found = { $n ->
    [one] { $n } table trouvée, on cherche encore
   *[other] { $n } tables trouvées, on cherche encore
}
start-no-table = Pas encore de table trouvée
start-no-table-more = Les tables de ce réseau apparaissent ici d’elles-mêmes.
start-no-table-macos = Quand macOS demande l’accès au réseau local, choisis « Autoriser ».
start-no-table-windows = Au message du pare-feu de Windows, coche les réseaux privés et autorise l’accès.
start-no-search = Recherche impossible d’ici
start-no-search-head = Cet ordinateur ne peut pas chercher de table
start-no-search-more = Tape le code que l’hôte lit à voix haute.
start-no-network = Pas de réseau
start-no-network-head = Cet ordinateur n’a pas de réseau
start-no-network-more = Connecte-le pour jouer avec d’autres. Jouer ici marche sans.
start-only-virtual-head = Aucun réseau hors de cet ordinateur
start-only-virtual-more = Il n’y a que des conteneurs et machines virtuelles. Rejoins le réseau des autres.
start-address = Code ou adresse
start-address-hint = ABCD-2345 ou 192.168.0.5
start-address-bad = Tape le code, par exemple ABCD-2345, ou l’adresse
start-address-port = Après les deux-points vient un port, par exemple 47200
start-code-mistyped = Faute de frappe. Compare avec le code de l’hôte
start-address-join = Rejoindre
start-not-in-list = Pas dans la liste ?
start-here = Jouer ici
start-here-more = Avec des bots, ou à plusieurs sur cet ordinateur
start-table-name = Chez { $name }
start-silent = Une table est annoncée et ne répond pas
start-silent-more = À { $addresses }
start-row-other-key = Autre appareil : { $words }
start-row-join = Rejoindre « { $table } »
start-row-watch = Regarder « { $table } »
start-row-only-watch = Seulement regarder « { $table } »
start-row-why = Pourquoi « { $table } » est-elle inaccessible ?
start-button-join = Rejoindre
start-button-watch = Regarder
start-button-why = Pourquoi ?
start-state-open = ouverte
start-state-full = complète
start-state-playing = en jeu
start-state-ended = entre parties
start-state-update = autre version
start-state-gone = disparue
start-return = Retour à « { $table } »
start-return-more = Ta place t’attend.
start-return-button = Revenir
start-resume = Continuer { $game }, tour { $turn }
start-resume-button = Reprendre
start-resume-away = Ranger
start-resume-away-more = La partie n’est plus proposée. Son enregistrement reste.
start-resume-not = Ta dernière partie ne peut pas continuer ici
start-resume-no-table = Une version antérieure l’a gardée sans sa table. On peut la revoir.
start-resume-other-version = Podbay { $theirs } l’a gardée, ceci est { $ours }. Ouvre-la avec cette version-là.
start-resume-minutes = { $n ->
    [0] à l’instant
    [one] il y a { $n } minute
   *[other] il y a { $n } minutes
}
start-resume-hours = { $n ->
    [one] il y a { $n } heure
   *[other] il y a { $n } heures
}
start-resume-days = il y a { $n } jours
resumed = Rouvert après un plantage
resumed-more = Rien n’est perdu, et les autres reviennent.
resumed-good = Continuer
resumed-end = Fermer la table

lobby-back = Quitter la table
menu-stay = Revenir à la partie
full-screen = Plein écran
full-screen-more = { $key } ramène à la fenêtre.
key-enter = Entrée
key-undo = Ctrl Z
key-redo = Ctrl Y
key-number = Touche { $n }
leave-title = Quitter la table ?
leave-seat = Ta place est gardée. Reviens quand tu veux : l’écran d’accueil propose le retour.
leave-alone = La partie est gardée : l’écran d’accueil propose de la continuer.
leave-host-game = C’est toi l’hôte : la partie s’arrête pour tous. Elle est gardée, et l’écran d’accueil propose de la continuer.
leave-hand-over = C’est toi l’hôte. La partie peut continuer sur un autre ordinateur : places et position restent, ce qui est caché est tiré à nouveau.
leave-hand-over-yes = Quitter, { $name } devient l’hôte
leave-close = Fermer la table pour tous
leave-host-lobby = C’est toi l’hôte : la table ferme pour tous.
leave-yes = Quitter
leave-no = Rester
stranger-title = Un autre ordinateur répond
stranger-more = À l’adresse { $address }, un autre ordinateur répond que la dernière fois. C’est normal si un autre ami est l’hôte, ou si Podbay a été réinstallé. Dans le doute, demande à l’hôte avant de rejoindre.
stranger-no = Ne pas rejoindre
stranger-yes = Rejoindre quand même
other-table-title = Une autre table est ouverte
other-table-more = Ta table n’existe plus. Son hôte est revenu avec une autre, « { $table } » : une nouvelle partie, sans ta place d’avant.
other-table-yes = Rejoindre la nouvelle

sheet-close = Fermer
help-title = Table introuvable ?
help-network = Tout le monde doit être sur le même réseau. Les réseaux invités séparent souvent les appareils.
help-firewall = Pare-feu : autorise Podbay sur les réseaux privés. Il lui faut le port UDP { $port } chez l’hôte, et les ports UDP 47201 et 5353 pour trouver les tables.
help-vpn = Un VPN peut cacher le réseau local. Coupe-le pour la soirée.
help-same = Tout le monde doit avoir la même version de Podbay.
help-address = Toujours rien ? Tape sous la liste le code que montre le salon de l’hôte.
help-version-title = Autre version
help-version = Cette table utilise Podbay { $theirs }, ceci est Podbay { $ours }. Les deux ne peuvent pas jouer ensemble.
help-version-do = Installe la même version sur les deux ordinateurs.

doctor-title = Examen du réseau
doctor-running = On essaie le chemin vers une table. Cela prend quelques secondes.
doctor-button = Voir pourquoi
doctor-help = Examiner le réseau
doctor-again = Examiner encore
doctor-head = { $what } : { $state }
doctor-ok = ok
doctor-failed = défaut
doctor-not-tested = non testé
doctor-all-well = Aucun défaut trouvé sur cet ordinateur. S’il manque encore quelqu’un, examine aussi le réseau sur son ordinateur.
doctor-rung-adapters = Réseau de cet ordinateur
doctor-rung-sockets = Sockets du système
doctor-rung-port = Port des tables
doctor-rung-packets = Paquets qui arrivent
doctor-rung-multicast = Multicast, par lequel on trouve les tables
doctor-rung-neighbours = Autres appareils
doctor-rung-tables = Tables
doctor-rung-versions = Versions des tables
doctor-rung-address = L’adresse qu’on t’a donnée
doctor-cause-no-network = Aucun réseau n’est connecté.
doctor-do-no-network = Active le Wi-Fi ou branche un câble, et rejoins le réseau des autres.
doctor-cause-only-virtual = Seuls des réseaux internes à cet ordinateur sont connectés ({ $about }), ceux de conteneurs ou de machines virtuelles.
doctor-do-only-virtual = Active le Wi-Fi ou branche un câble, et rejoins le réseau des autres.
doctor-cause-no-router = Aucun routeur n’a donné d’adresse à cet ordinateur ; il s’en est inventé une ({ $about }).
doctor-do-no-router = Seuls les ordinateurs du même câble peuvent l’atteindre. Vérifie le câble vers le routeur, ou reconnecte le Wi-Fi.
doctor-cause-system = Le système refuse : { $about }.
doctor-do-system = Ferme d’autres programmes, redémarre l’ordinateur, ou demande à qui s’en occupe.
doctor-cause-port-taken = Un autre programme occupe le port UDP { $about }.
doctor-do-port-taken = Les tables s’ouvrent sur un autre port, qu’un pare-feu peut ne pas connaître. Ferme ce programme, ou autorise l’autre port de Podbay.
doctor-cause-packets-blocked = Un pare-feu de cet ordinateur arrête des paquets ({ $about }).
doctor-do-packets-blocked = Pour ouvrir une table, autorise Podbay dans le pare-feu pour les réseaux privés, port UDP 47200.
doctor-cause-multicast-blocked = Le multicast ne passe pas sur cet ordinateur ({ $about }).
doctor-do-multicast-blocked = Autorise le port UDP 5353 dans le pare-feu et coupe tout VPN, ou tape l’adresse de l’hôte.
doctor-cause-mdns-taken = Un autre programme garde le port de mDNS pour lui ({ $about }).
doctor-do-mdns-taken = Ferme les programmes qui cherchent des imprimantes ou des enceintes, ou tape l’adresse de l’hôte.
doctor-cause-nobody-heard = Aucun autre appareil ne répond : on ne sait donc pas si les appareils peuvent se parler ici.
doctor-do-nobody-heard = Les autres sont-ils sur le même réseau ? Les réseaux invités séparent souvent les appareils.
doctor-cause-no-table = Aucune table n’est annoncée ici.
doctor-do-no-table = Si une table est ouverte, examine le réseau sur l’ordinateur de l’hôte, et vérifie que vous êtes sur le même réseau.
doctor-cause-far-firewall = { $about } est visible, mais ne répond pas.
doctor-do-far-firewall = Le pare-feu de l’ordinateur de l’hôte doit laisser entrer Podbay pour les réseaux privés, port UDP 47200 ; examine le réseau là-bas. Si cela n’y fait rien, le Wi-Fi sépare les appareils.
doctor-cause-isolated = { $about } est injoignable, bien que sur le même réseau en principe.
doctor-do-isolated = Il est éteint, ou le Wi-Fi sépare les appareils, comme font les réseaux invités. Prends un autre réseau, ou un câble.
doctor-cause-other-subnet = { $about } est sur un autre réseau que cet ordinateur.
doctor-do-other-subnet = Rejoins le même Wi-Fi, ou le même routeur par câble.
doctor-cause-nothing-listens = L’ordinateur { $about } est là, mais aucune table n’est ouverte sur ce port.
doctor-do-nothing-listens = Demande à l’hôte l’adresse que le salon montre maintenant.
doctor-cause-not-podbay = Autre chose que Podbay répond à l’adresse { $about }.
doctor-do-not-podbay = Demande à l’hôte l’adresse que montre le salon.
doctor-cause-busy = La table à l’adresse { $about } n’accueille personne pour l’instant.
doctor-do-busy = Demande à l’hôte de faire de la place, et réessaie.
doctor-cause-other-version = Une autre version de Podbay y tourne : { $about }.
doctor-do-other-version = Installe partout la même version.
doctor-cause-not-reached = Quelque chose d’autre doit d’abord marcher.

settings = Réglages
settings-tab-display = Affichage
settings-tab-sound = Sons
settings-tab-game = Jeu
settings-tab-profile = Profil
settings-tab-controls = Commandes
settings-tab-network = Réseau
settings-tab-devices = Appareils
settings-tab-diagnostics = Diagnostic
settings-tab-about = À propos
settings-language = Langue
settings-theme = Apparence
settings-theme-system = Système
settings-theme-dark = Sombre
settings-theme-light = Claire
settings-scale = Taille
settings-smaller = Plus petit
settings-larger = Plus grand
settings-percent = { $n } %
settings-automatic = Automatique
settings-scale-more = Ctrl avec + et − la change partout, Ctrl avec 0 est automatique.
settings-scale-limited = Plus que cette fenêtre ne permet ; agrandis la fenêtre.
settings-ease = Confort de lecture
settings-contrast = Contraste fort
settings-reduced = Moins de mouvement
settings-volume = Volume
settings-quieter = Moins fort
settings-louder = Plus fort
settings-listen = Écouter
settings-mute = Aucun son
settings-sound-more = Les sons annoncent que c’est à toi de répondre, ce que font les autres et que quelqu’un a parlé. Tout cela se voit aussi.
settings-sound-silent = Aucun appareil audio trouvé. Les sons viendront dès qu’il y en aura un.
settings-animation = Mouvements sur le plateau
settings-animation-normal = Normaux
settings-animation-fast = Rapides
settings-animation-off = Aucun
settings-animation-reduced = Rien ne bouge tant que « Moins de mouvement » est activé dans Affichage.
settings-reminder = Quand une question t’attend
settings-reminder-once = Un seul appel
settings-reminder-every = Toutes les { $n } s
settings-reminder-more = Podbay t’appelle par un son et dans la barre des tâches tant qu’une autre fenêtre est devant.
settings-confirm = Presser un coup deux fois pour l’envoyer
settings-confirm-never = Jamais
settings-confirm-tiles = Pour une tuile
settings-confirm-always = Toujours
settings-confirm-more = Une tuile d’Argo qui peut se tourner est toujours montrée d’abord ; une seconde pression la pose.
settings-tile-codes = Argo : toujours montrer les codes des tuiles
settings-cores = Cœurs pour les bots
settings-cores-fewer = Moins de cœurs
settings-cores-greater = Plus de cœurs
settings-colour = Ta couleur
settings-profile-more = Le nom et la couleur valent dès la prochaine table que tu ouvres ou rejoins.
settings-key-list = Liste de tout ce que tu peux faire
settings-key-hint = Conseil : ce qui serait le mieux
settings-key-show-again = Revoir ce que les autres ont fait
settings-key-turn = Tourner une tuile avant de la poser
settings-key-whole = Voir tout le plateau
settings-key-jump = Aller à ce qui est demandé
settings-key-point = Maintenue : montrer à tous
settings-key-step-in = Argo : utiliser une Machine temporelle
settings-key-let-be = Argo : laisser faire
settings-key-agree = Accepter un retour en arrière
settings-key-decline = Refuser un retour, ou retirer le tien
settings-key-ready = Salon : prêt, ou plus prêt
settings-key-full-screen = Remplir l’écran, et revenir
settings-keys-change = Changer
settings-keys-cancel = Annuler
settings-keys-change-of = Changer la touche : { $action } ({ $key })
settings-keys-cancel-of = Garder la touche : { $action } ({ $key })
settings-keys-usual = Comme avant : { $action } ({ $key })
settings-keys-listening = Appuie sur la nouvelle touche : une lettre, ou F1 à F12. Échap annule.
settings-keys-fixed = Cette touche ne peut pas être choisie. Appuie sur une lettre, ou F1 à F12 ; Échap annule.
settings-keys-taken = { $key } sert déjà à « { $action } ». Choisis-en une autre, ou change d’abord celle-là.
settings-keys-more = Toujours pareil : flèches, Page haut et bas, Début, Fin, Tab, Entrée, Échap, Espace, Retour, chiffres, +, −, ?, Maj R (tourne en arrière) et tout ce qui est avec Ctrl ou Alt.
settings-anywhere = Réglages (Ctrl + virgule)
settings-port = Port de tes tables
settings-port-bad = Un port de { $least } à 65535
settings-port-more = Si c’est vide, Podbay prend { $port } ou un autre port libre. Si le port donné ici est occupé, la table ne s’ouvre pas ; ton pare-feu doit y laisser passer UDP.
settings-who = Qui peut rejoindre une nouvelle table
settings-who-more = Tu peux encore le changer dans le salon de chaque table.
settings-adapter = Carte réseau
settings-adapter-absent = { $name } · non connectée
settings-adapter-more = Toutes servent. Celle qui est choisie sert seule tant qu’elle est connectée.
settings-devices = Appareils de parties passées
settings-devices-none = Aucun pour l’instant. Qui joue une partie avec toi est retenu ici.
settings-devices-more = Une table ouverte aux appareils connus les laisse entrer sans demander. Un appareil oublié est un inconnu pour la prochaine table que tu ouvres.
settings-others = et { $n } de plus
settings-device-nameless = Sans nom
settings-forget = Oublier
settings-forget-who = Oublier { $name } ({ $words })
settings-forgotten = { $name } est oublié
settings-remember = Annuler
settings-remember-who = Retenir { $name } à nouveau
settings-reach-network = Pour tout ce réseau : { $addresses }
settings-reach-link = Sur le même câble ou Wi-Fi seulement : { $addresses }
settings-reach-tunnel = Par un tunnel, comme un VPN : { $addresses }
settings-reach-inside = Dans cet ordinateur seulement : { $addresses }
settings-report-more = Le rapport est un fichier dans le dossier de ton profil. Rien n’est envoyé.
settings-folder = Dossier de ton profil
settings-folder-more = Tes réglages, parties et rapports sont gardés ici, ainsi que le journal du dernier problème.
settings-folder-copy = Copier le chemin
settings-version = Podbay { $version }
settings-about-licence = Podbay est distribué sous licence { $licence }, à ton choix.
settings-about-notices = Licences des bibliothèques et polices de Podbay
settings-about-copy = Copier les licences
report = Signaler un problème
report-title = Le rapport est écrit
report-more = C’est le fichier { $file }. Il contient ce que Podbay a noté en dernier et ta partie la plus récente, sans noms, adresses ni clés. Joins-le quand tu signales le problème à quelqu’un.
report-good = Fermer
report-copy = Copier le nom du fichier
settings-broken = Certains de tes réglages sont illisibles
settings-broken-kept = De nouveau par défaut : { $what }. L’ancien fichier est gardé dans { $file }.
profile-not-kept = Rien n’est enregistré ici
settings-language-unknown = Ta langue n’est pas disponible
settings-language-unknown-more = Les réglages demandent la langue « { $tag } », que cette version n’a pas. Choisis-en une autre dans les réglages.

problem-title = Podbay ne peut pas démarrer
problem-close = Fermer
lobby-hosted-by = salon, hôte : { $name }
lobby-host-apart = salon, l’hôte ne prend pas de place
lobby-hosted-here = salon, tu es l’hôte à l’adresse { $address }
lobby-here = salon, sur cet ordinateur seulement
lobby-seats = Places
lobby-order = On joue de haut en bas
lobby-game = Options
lobby-which = Jeu
game-minutes = environ { $minutes } minutes
lobby-changed = { $n ->
    [one] { $n } option changée
   *[other] { $n } options changées
}
lobby-changed-you = { $n ->
    [one] { $n } option changée : appuie sur Prêt si tu es d’accord
   *[other] { $n } options changées : appuie sur Prêt si tu es d’accord
}
lobby-changed-others = { $n ->
    [one] { $n } option changée : les autres doivent être d’accord
   *[other] { $n } options changées : les autres doivent être d’accord
}
lobby-you = toi
lobby-host = hôte
lobby-player = joueur
lobby-away = hors ligne
lobby-slow = connexion lente
lobby-bot = bot { $kind }
lobby-free = Place libre
lobby-free-more = Qui rejoint peut s’asseoir ici
lobby-free-here = Un bot, ou quelqu’un de plus ici
lobby-sit = S’asseoir
lobby-sit-too = Une personne de plus ici
lobby-swap = Échanger les places { $a } et { $b }
lobby-person = Personne à la place { $n }
lobby-at-laptop-of = à l’ordinateur de { $name }
lobby-stand = Se lever
lobby-add-bot = Ajouter un bot
lobby-bot-level = Niveau
lobby-bot-character = Caractère
lobby-bot-change = Niveau et caractère de { $name } : { $kind }
lobby-bot-choice = { $name } : { $more }
lobby-remove = Retirer le bot
lobby-send-away = Renvoyer { $name }
lobby-ban = Renvoyer { $name } pour de bon
ban-title = Renvoyer { $name } pour de bon ?
ban-more = Cette personne quitte la table tout de suite et ne peut pas revenir. La liste des personnes renvoyées permet de la laisser entrer à nouveau.
ban-yes = Renvoyer pour de bon
ban-no = Annuler
banned-list = Renvoyés ({ $n })
banned-title = N’entrent plus à cette table
banned-lift = Laisser revenir
banned-lift-who = Laisser revenir { $name }
toast-banned = { $name } a été renvoyé pour de bon
toast-banned-more = « Renvoyés », dans le salon et dans le menu de la table, permet de laisser revenir.
toast-unbanned = { $name } peut revenir
toast-unbanned-more = On rejoint la table comme avant.
lobby-ready = Prêt
lobby-not-ready = Pas prêt
lobby-coming = Arrive
lobby-ready-again = Retirer Prêt
lobby-start = Lancer
lobby-start-with = Lancer à { $n }
lobby-leave = Quitter
lobby-players = Joueurs
lobby-players-more = Places à la table. Qui est assis au-delà se lève.
lobby-who = Qui peut rejoindre
lobby-who-more = N’importe qui sur ce réseau, seulement qui a le code, seulement qui tu acceptes, ou les appareils de parties passées. Qui a le code entre toujours.
lobby-box = Boîte
lobby-box-more = Les nombres imprimés dans la boîte. Qui en a une différente peut jouer avec son propre fichier.
box-title = La boîte
box-built-in = La boîte fournie
box-built-in-more = Tous les nombres sont ceux fournis avec le programme.
box-nameless = Une boîte sans nom
box-changes = { $n ->
    [one] Elle change une valeur :
   *[other] Elle change { $n } valeurs :
}
box-changes-nothing = Elle ne change aucune valeur.
box-changes-more = { $n ->
    [one] et une autre
   *[other] et { $n } autres
}
box-change = { $field } : { $from } devient { $to }
box-change-new = { $field } : { $to } s’ajoute
box-change-gone = { $field } : { $from } disparaît
box-file = Fichier de boîte
box-file-hint = Une copie corrigée d’un fichier de boîte
box-use = Jouer avec ce fichier
box-back = Prendre la boîte fournie
lobby-who-anyone = Tout le monde
lobby-who-code = Qui a le code
lobby-who-ask = Me demander
lobby-who-known = Appareils connus
lobby-window = Temps de réponse
lobby-window-more = Combien de temps un joueur peut réfléchir avant d’intervenir au tour d’un autre.
lobby-hints = Conseils
lobby-hints-more = Si les joueurs peuvent demander au programme quoi faire. Seul ou contre des bots, c’est toujours permis.
lobby-when-away = Si quelqu’un n’est plus là
lobby-when-away-more = Le temps après lequel un bot prend sa place de lui-même. Qui revient rejoue aussitôt, et l’hôte peut faire jouer un bot plus tôt.
wait-never = jamais
wait-none = aussitôt
wait-seconds = après { $n } secondes
wait-minutes = { $n ->
    [one] après { $n } minute
   *[other] après { $n } minutes
}
seats-title = Places
seats-of = Place : { $name }
seats-bot = un bot de l’hôte
seats-stand-in = hors ligne, un bot joue
seats-away = hors ligne
seats-you = toi
seats-slow = en ligne, connexion lente
seats-here = en ligne
seats-bot-plays = Un bot joue
seats-bot-ends = Arrêter le bot
seats-give = Donner la place à …
seats-give-title = { $name } : place pour …
seats-ask = Demander la place
move-offered = Prendre cette place : { $seat } ?
move-wished = Donner une place à { $name } ? Celle-ci : { $seat }
move-more = Les points et les pièces vont avec.
move-yes = Oui
move-no = Non
away-head = { $name } n’est plus là, et c’est son tour
away-host = Un bot peut jouer jusqu’à son retour.
away-after = Un bot prend sa place { $time } ; l’hôte peut le faire aussitôt.
away-waits = La partie continue à son retour, ou quand l’hôte fait jouer un bot.
away-finishes = Un bot finit une action pour toi
away-finishes-more = Tu rejoues dès que c’est fait.
lobby-window-value = { $n ->
    [0] Sans limite
    [one] { $n } seconde
   *[other] { $n } secondes
}
lobby-was = avant : { $value }
lobby-option = { $name } : { $value }
lobby-options-hint = Pointe une option pour lire ce qu’elle fait.
lobby-options-hint-others = Pointe une option pour lire ce qu’elle fait. Un changement retire le Prêt de tous.
lobby-options-guest = L’hôte choisit. Pointe une option pour lire ce qu’elle fait.
lobby-wait-seats = { $free ->
    [one] { $free } place est libre
   *[other] { $free } places sont libres
}
lobby-wait-for = On attend : { $names }
lobby-wait-you = On n’attend plus que toi : appuie sur Prêt
lobby-wait-you-too = On attend : toi, { $names }
lobby-wait-away = Absents : { $names }
lobby-wait-bots = Les bots arrivent
lobby-wait-host = Tout le monde est prêt, { $name } peut lancer
lobby-wait-start = Tout le monde est prêt, la partie commence d’elle-même
lobby-can-start = Prêt à lancer
lobby-dealing = On mélange
lobby-result = Dernier résultat
lobby-onlookers = Spectateurs : { $names }
invite-here = Pour commencer
invite-here-more = Choisis le nombre de joueurs, remplis les places libres avec des bots ou des personnes présentes, et appuie sur Lancer.
invite-lan = Inviter
invite-lan-more = Les autres ouvrent Podbay sur ce réseau, trouvent « { $table } » dans leur liste et appuient sur Rejoindre. S’ils ne la trouvent pas, ils tapent ce code.
invite-no-discovery = Les autres ne peuvent pas trouver cette table d’eux-mêmes. Ils tapent ce code.
invite-no-network = Cet ordinateur n’a pas de réseau : personne d’autre ne peut venir. Connecte-le, puis rouvre une table.
invite-no-record = La dernière partie ne peut pas être enregistrée, donc aucune autre ne commence. Le disque est-il plein ?
invite-guest = Et maintenant
invite-guest-more = Choisis ta couleur et appuie sur Prêt. L’hôte lance la partie quand tout le monde est prêt.
invite-onlooker-more = Tu regardes. Tant qu’une place est libre, tu peux t’y asseoir.
invite-copy = Copier
invite-copy-code = Copier le code
invite-code = Code d’accès
invite-more = Inviter
invite-address = Adresse : { $address }
invite-qr = Code QR avec le code d’accès et l’adresse de cette table
invite-sheet-more = Les autres ouvrent Podbay sur ce réseau et tapent ce code sous leur liste de tables. Avec le code, on entre.
invite-page = Proposer Podbay aux autres
invite-page-more = Ouvre une page pour les navigateurs de ce réseau tant que le salon est ouvert. Elle montre le code et les paquets, et rien d’autre de cet ordinateur.
invite-page-at = Les amis sans Podbay ouvrent cette adresse dans un navigateur :
invite-page-copy = Copier l’adresse
invite-page-words = Tes amis comparent les mots à ceux de la page, et la somme de contrôle à celle de leur fichier. Si l’un des deux diffère, quelque chose a été modifié en chemin.
invite-page-unread = { $name } ne peut pas être proposé : le fichier est trop gros ou illisible.
invite-page-folder = Place les paquets des autres systèmes dans ce dossier :
invite-page-folder-copy = Copier le chemin
invite-page-none = Il n’y a pas encore de paquet.
invite-page-closed = La page est fermée pendant la partie.
invite-page-sent =
    { $n ->
        [one] { $n } paquet téléchargé
       *[other] { $n } paquets téléchargés
    }
page-invited = On t’invite à la table « { $table } »
page-what = Podbay sert à jouer à des jeux de plateau entre amis dans une même pièce, chacun sur son ordinateur. Il ne faut ni compte ni internet. Cette page est sur l’ordinateur de l’hôte et se ferme au début de la partie.
page-get = Obtenir Podbay
page-keep = Ton navigateur demandera peut-être s’il faut conserver le fichier, parce que c’est un programme. Conserve-le.
page-check = Quelqu’un sur ce réseau pourrait modifier cette page ou un fichier en chemin. Les huit mots sous le nom d’un fichier doivent être ceux de l’écran de l’hôte. Pour en avoir le cœur net, ouvre un terminal dans le dossier du fichier et lance la commande placée sous les mots. Elle doit afficher la somme de contrôle que montre l’écran de l’hôte.
page-none = Il n’y a pas de fichier pour { $system } ici. Demandes-en un à l’hôte.
page-size = { $size } Mo
page-sum = Somme de contrôle { $sum }
page-how-open = Ouvre le fichier.
page-how-publisher = Si Windows bloque le programme, choisis « Informations complémentaires », puis « Exécuter quand même ».
page-how-zip = Décompresse le fichier et ouvre { $program } dans le nouveau dossier.
page-how-mac = Ouvre le fichier, si le navigateur ne l’a pas déjà décompressé, et fais glisser Podbay dans « Applications ». Si macOS n’ouvre pas Podbay, ne le mets pas à la corbeille : dans « Réglages Système », « Confidentialité et sécurité », choisis « Ouvrir quand même ».
page-how-terminal = Dans un terminal, dans le dossier du fichier :
page-come = Rejoindre la table
page-come-more = Lance Podbay. La table est dans sa liste : appuie sur Rejoindre. Si elle n’y est pas, tape ce code sous la liste :
knock-title = { $name } demande à entrer
knock-more = Clé { $words }.{ $others ->
    [0] {""}
    [one] {" "}Une personne de plus attend.
   *[other] {" "}{ $others } autres personnes attendent.
}
knock-yes = Laisser entrer
knock-no = Pas encore

link-connecting = Connexion
link-connecting-more = On cherche l’hôte.
link-connecting-again = On cherche l’hôte, essai { $n }.
link-asked = On frappe
link-asked-more = On demande à l’hôte si tu peux entrer.
link-lost = Reconnexion
lost-silent = L’hôte ne donne plus signe de vie.
lost-moved = L’hôte a maintenant une autre adresse.
lost-behind = L’hôte est resté trop longtemps sans réponse de cet ordinateur.
lost-forgotten = L’hôte ne connaît plus cette connexion. Il a peut-être redémarré.
lost-nonsense = L’hôte a envoyé quelque chose d’impossible.
lost-flooding = L’hôte a reçu trop de messages de cet ordinateur.
lost-moved-on = La table continue sur un autre ordinateur.
lost-went-back = Un autre ordinateur reprend votre partie à un moment antérieur. Tu n’y as pas été envoyé.
lost-never-began = L’autre ordinateur a trop tardé à reprendre votre partie. Podbay essaie le suivant.
lost-other-table = L’autre ordinateur a ouvert une autre table. Podbay essaie le suivant.
lost-ended = L’hôte a coupé la connexion.
lost-line = Le réseau a lâché.
link-lost-more = Tu peux regarder ; la connexion revient d’elle-même.
toast-took-over = L’hôte a disparu, la table continue
toast-took-over-more = Cet ordinateur héberge la table désormais : laisse-le ouvert.
toast-no-host = L’hôte ne répond pas. Dès qu’il revient, on continue.
toast-offered = Question posée : { $name }
toast-offered-more = La place change de mains dès que la réponse est oui.
toast-went-on = La table continue
toast-went-on-more = La table est maintenant hébergée par l’ordinateur de cette personne : { $name }.
link-gone = L’hôte a disparu
link-gone-more = La recherche continue. Tu peux attendre et regarder, ou quitter : ta place est gardée.
link-gone-go-on-more = Tu peux l’attendre, continuer ici avec ceux qui viennent, ou quitter : ta place est gardée.
link-gone-go-on = Continuer ici
link-gone-leave = Quitter
ended-head-closed = La table est fermée
ended-head-left = Tu n’es plus à la table
ended-head-failed = Tu ne peux pas rejoindre
link-not-saved = La partie est à l’arrêt
link-not-saved-more = L’ordinateur de l’hôte ne peut pas la garder. Elle reprend d’elle-même dès que le disque l’accepte.
link-handing-over = La table passe à { $name }
link-handing-over-more = Elle continue dans un instant sur l’autre ordinateur. Laisse celui-ci ouvert jusque-là.
link-apart = Les autres sont peut-être ailleurs
link-apart-more = La plupart de ceux qui ont une place sont absents et jouent peut-être sur un autre ordinateur. Une seule des deux parties comptera.
toast-kept = La table reste ici
toast-kept-more = L’ordinateur de { $name } ne l’a pas reprise.
link-cancel = Annuler

end-leave = Quitter
end-lobby = Retour au salon
end-look-around = Regarder
end-save = Enregistrer la rediffusion
end-not-saved = Impossible d’enregistrer la rediffusion : ce qui a été reçu de la partie ne concorde pas.
end-looking = La fin de la partie
end-looking-more = Voici la table telle qu’elle était.
end-looking-back = Retour au résultat

## The end of a game: how it went, and what stood out.

end-turns = { $n ->
    [one] un tour
   *[other] { $n } tours
}
end-minutes = { $n ->
    [one] une minute
   *[other] { $n } minutes
}
end-minutes-seen = { $n ->
    [one] une minute depuis ton arrivée
   *[other] { $n } minutes depuis ton arrivée
}
end-course = Le déroulement
end-course-none = Cette machine a vu trop peu de la partie pour en tracer le déroulement.
end-course-spoken = Les points au fil des tours.
end-course-at = { $n } après le tour { $turn }
end-course-of = { $name } : { $points }.
end-start = début
end-turn = tour { $n }
end-course-points = Points
end-course-chances = Chances de gagner
chances-head = Là où tout a basculé
chances-spoken = Les chances de gagner au fil des tours.
chances-at = { $n } % avant le tour { $turn }
chances-at-end = { $n } % à la fin
chances-end = fin
chances-share = { $n } %
chances-aliens = les aliens
chances-turn = Examen du tour { $turn } sur { $last }
chances-looking = Examen de la partie
chances-steady = Aucun tour n’a fait monter ou baisser les chances de quiconque de 10 % ou plus.
chances-moment = Moment { $n }. { $text }
chances-look = Voir le plateau
chances-mistake = Tour { $turn }, { $name } a choisi : { $chosen }. Mieux : { $better } ({ $best } % au lieu de { $got } %).
chances-then = { $first }; { $second }
chances-luck = Tour { $turn } : le hasard { $game ->
    [alien-frontiers] des dés
   *[other] de la pioche
} a fait passer { $name } de { $before } % à { $after } %.
chances-fine = Tour { $turn } : un beau coup a fait passer { $name } de { $before } % à { $after } %.
chances-unclear = Tour { $turn } : de { $before } % à { $after } % pour { $name }, sans faute nette et sans hasard.
end-tonight = Gagnées ce soir, en { $n } parties
end-best-turn = Le plus grand bond
end-best-turn-more = { $names } : { $n ->
    [one] { $n } point
   *[other] { $n } points
} au tour { $turn }
end-lead = La plus longue avance
end-lead-more = { $names } : { $n ->
    [one] { $n } tour
   *[other] { $n } tours
} en tête sans partage
end-comeback = La remontée
end-comeback-more = { $names } : { $n } points de retard après le tour { $turn }, et en tête à la fin
end-changes = Coude à coude
end-changes-more = La tête a changé { $n } fois de mains.
end-each = { $names }, chacun
end-feat-kills = Le plus grand danger
end-feat-kills-more = { $names } : { $n ->
    [one] { $n } astronaute adverse tué
   *[other] { $n } astronautes adverses tués
}
end-feat-saved = Sains et saufs
end-feat-saved-more = { $names } : { $n ->
    [one] { $n } astronaute parti en navette
   *[other] { $n } astronautes partis en navette
}
end-feat-aliens = La chasse aux aliens
end-feat-aliens-more = { $names } : { $n ->
    [one] { $n } alien tué
   *[other] { $n } aliens tués
}
end-feat-raids = Les raids les plus hardis
end-feat-raids-more = { $names } : { $n ->
    [one] { $n } prise aux autres
   *[other] { $n } prises aux autres
}
end-feat-cards = Technologie extraterrestre
end-feat-cards-more = { $names } : { $n ->
    [one] { $n } carte prise
   *[other] { $n } cartes prises
}
end-feat-shots = Les meilleurs tirs
end-feat-shots-more = { $names } : { $n ->
    [one] { $n } vaisseau abattu
   *[other] { $n } vaisseaux abattus
}
end-feat-octopods = La chasse aux octopodes
end-feat-octopods-more = { $names } : { $n ->
    [one] { $n } octopode capturé
   *[other] { $n } octopodes capturés
}
end-feat-bots = L’ingénierie sans repos
end-feat-bots-more = { $names } : { $n ->
    [one] { $n } bot programmé
   *[other] { $n } bots programmés
}
end-feat-research = La soif de savoir
end-feat-research-more = { $names } : { $n ->
    [one] { $n } carte Recherche prise
   *[other] { $n } cartes Recherche prises
}

## The end of a game: the result.

end-finished = la partie { $n } est finie
end-wins = { $name } gagne
end-win-shared = Victoire partagée : { $names }
end-and = { $first } et { $last }
end-aliens-win = Les aliens gagnent
end-nobody-wins = Personne ne gagne
end-would-win = { $you ->
    [yes] Tu gagnerais maintenant avec { $n }.
   *[no] { $name } gagnerait maintenant avec { $n }.
}
end-would-share = Pour l’instant, victoire partagée avec { $n } : { $names }.
end-would-aliens = Les aliens gagneraient maintenant avec { $n }.
end-would-behind = Derrière : { $names }.
end-points = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
end-aliens-reached = Les aliens ont atteint { $n } et restent derrière.
end-aliens-ahead = Les aliens ont atteint { $n }. Personne n’a fui avec plus.
end-score = Score
end-total = Total
end-aliens = Aliens
end-alien-track = piste alien
end-tie-break = { $what } { $n }
end-tie-broken = Autant de points que le deuxième ; départage : { $what }.
end-source-pods = Navettes
end-source-kills = Tués
end-source-aliens = Aliens tués
end-source-warehouse = Entrepôt
tie-break-activations = Activations
tie-break-saved = Astronautes sauvés
end-verified = Mélange vérifié
end-verified-more = scellé par l’hôte et toi ; l’ordinateur de l’hôte connaissait l’ordre
end-promise-kept = scellé par l’hôte sans toi ; l’ordinateur de l’hôte connaissait l’ordre
end-house = Mélangé sur cette machine
end-house-more = les invités le vérifient ; cette machine connaissait l’ordre caché
end-abandoned = { $words }, après { $n ->
    [one] un mélange abandonné
   *[other] { $n } mélanges abandonnés
}
end-abandoned-more = l’hôte connaissait l’ordre et a pu mélanger jusqu’à ce qu’il lui plaise
end-unverified = Mélange non vérifié
end-fault-not-revealed = l’hôte n’a pas révélé son secret scellé
end-fault-promise-changed = l’hôte a scellé un autre secret sans refaire le mélange
end-fault-hashes-untold = l’hôte n’a pas montré quelles parts étaient scellées
end-fault-hashes-changed = l’hôte a changé la liste des parts scellées
end-fault-secret = le secret n’est pas celui que l’hôte a scellé
end-fault-share-omitted = ta part a été oubliée
end-fault-share-replaced = ta part a été remplacée
end-fault-promised-share-omitted = la part scellée d’une autre personne a été oubliée
end-fault-unpromised-share = la part d’une autre personne n’est pas celle qui était scellée
end-fault-house-share = l’hôte a choisi trop tard une part à lui
end-fault-share-count = le nombre de parts n’est pas celui des places
end-fault-first-position = la partie n’a pas commencé comme elle aurait dû
end-fault-course = ce qui est sorti n’est pas ce que donnent les parts
end-unchecked = Mélange non contrôlé
end-share-lost = ta part n’a pas compté : la connexion a été coupée, ou l’hôte l’a refusée
end-came-later = il était déjà fait à ton arrivée
end-incomplete = cette machine n’a pas vu toute la partie
end-seed-set = L’ordre a été fixé à la main
end-seed-set-more = invérifiable, l’hôte a donné une graine
end-rematch = Revanche
end-wait-rematch = L’hôte peut lancer une revanche
end-closed = L’hôte a fermé la table.
end-start-anyway = Lancer sans attendre
end-proposed = { $name } propose une autre partie : { $game }
end-proposed-here = L’hôte propose une autre partie : { $game }
end-agree = Rejouer
end-running = La partie suivante a commencé
end-to-game = Aller à la partie

refused-option = « { $name } : { $value } » ne va pas avec cela. Choisis-y d’abord une autre valeur.
refused-name = Ce nom ne peut pas être utilisé.
refused-seats-open = Toutes les places doivent d’abord être prises.
refused-table-full = La table est complète ; demande à l’hôte de faire de la place.
refused-no-free-seat = Toutes les places sont prises ; tu peux regarder.
refused-seat-taken = Cette place est prise ; choisis-en une autre.
refused-no-such-seat = La table n’a pas cette place.
refused-not-your-seat = Cette place n’est pas à toi.
refused-colour-taken = Cette couleur est prise ; choisis-en une autre.
refused-wrong-stage = Ce n’est pas possible en ce moment.
refused-host-only = Seul l’hôte peut le faire.
refused-not-seated = Prends d’abord une place.
refused-no-bot = Aucun bot de l’hôte n’est assis là.
refused-not-ready = Tout le monde doit d’abord être prêt.
refused-too-large = C’est plus long que permis.
refused-stale = La table a avancé ; regarde encore.
refused-not-asked = C’est à un autre joueur de répondre.
refused-no-time-left = Il n’y a plus de temps à demander dans cette partie.
refused-nothing-to-step-back = Il n’y a rien à annuler.
refused-sealed = Quelque chose a été révélé ou rendu définitif ; on ne peut pas l’annuler.
refused-other-acted = Quelqu’un d’autre a agi en dernier, on ne peut donc pas revenir en arrière.
refused-too-deep = Aucune position antérieure n’est gardée.
refused-too-fast = C’était trop d’un coup. Réessaie.
refused-not-saved = L’ordinateur de l’hôte ne peut pas garder la partie, donc rien n’a été fait. Elle reprend dès que le disque l’accepte.
refused-no-such-guest = Cet invité n’est plus à la table.
refused-no-heir = Personne d’autre à la table ne peut l’héberger.
refused-nothing-to-go-forward = Il n’y a rien à rétablir.
refused-take-back-open = Une annulation est déjà demandée ; attends la réponse.
refused-step-back-instead = Reviens plutôt en arrière ; pour cela, l’accord des autres n’est pas nécessaire.
refused-answered-already = Tu as déjà répondu.
refused-asked-just-now = Tu viens de demander. Attends un peu avant de redemander.
refused-not-away = Ce joueur est là. Un bot ne remplace que qui n’est plus là.
refused-stand-in-plays = Un bot finit son action pour toi ; ensuite tu rejoues.
refused-nobody-allows = Cette table tourne sans personne, donc nul ne peut l’autoriser.
refused-needs-code = Cette table n’accueille que qui a son code. Demande-le à l’hôte et tape-le sous la liste.
refused-not-known = Cette table n’accueille que des appareils avec lesquels l’hôte a joué. Demande le code à l’hôte et tape-le sous la liste.
refused-not-admitted = L’hôte ne te laisse pas entrer. Parle à l’hôte, ou demande le code.
refused-nobody-answers = Personne n’a répondu à l’ordinateur de l’hôte. Demande le code et tape-le sous la liste.
refused-too-many-ask = Trop de gens demandent à entrer. Demande le code à l’hôte et tape-le sous la liste.
refused-wrong-code = Ce n’est pas le code de cette table. Regarde encore la fenêtre de l’hôte ; il a peut-être changé.
refused-code-too-fast = Trop de codes ont été essayés. Attends une demi-minute et regarde encore la fenêtre de l’hôte.
refused-others-wait = Quelqu’un attend une place. Prends-en une de plus quand tout le monde en a une.
refused-handing-over = La table passe à quelqu’un d’autre, donc rien n’a été fait. Elle continue dans un instant.
refused-other = L’hôte ne l’a pas accepté.

closed-table = L’hôte a fermé la table.
closed-replaced = Tu as rejoint la table depuis une autre fenêtre.
closed-left = Tu as quitté la table.
closed-removed = L’hôte t’a fait sortir. Tu peux revenir.
closed-moved-on = La table continue sur l’ordinateur d’un autre joueur.
closed-banned = L’hôte ne te laisse plus entrer à cette table.
closed-made-way = La table est complète, et ta place est allée à quelqu’un d’autre. Tu peux réessayer plus tard.
closed-other = L’hôte a coupé la connexion. Rejoins de nouveau.
ended-version = L’hôte utilise Podbay { $theirs }, ceci est { $ours }. Installe la même version des deux côtés.
ended-wrong-key = L’hôte n’est pas le même appareil qu’avant. Demande à l’hôte, puis rejoins de nouveau.
ended-not-podbay = Autre chose que Podbay répond à l’adresse { $address }.
ended-other-table = La table n’existe plus. Son hôte en a ouvert une autre, « { $table } ».
ended-code-silent = Aucune table ne répond à ce code. Êtes-vous sur le même réseau, et est-ce le code de la fenêtre de l’hôte ?
ended-busy = La table n’a pas de place pour une connexion de plus.
ended-gone = La table n’existe plus.
ended-nonsense = L’hôte envoie sans cesse ce qu’aucune table ne peut envoyer. Demande-lui de la fermer et d’installer la même version de Podbay.
ended-not-back = L’hôte a disparu et la table n’est pas revenue. Demande à l’hôte de la reprendre, puis rejoins-la.
net-port-in-use = Un autre programme utilise le port UDP { $port }. Choisis-en un autre dans les réglages, ou laisse-le vide.
net-no-network = Cet ordinateur n’a pas de réseau. Connecte-le au réseau des autres.
net-only-virtual = Il n’y a que des conteneurs et machines virtuelles ({ $names }). Rejoins le réseau des autres.
net-system = Le système refuse le réseau ({ $why }). Redémarre l’ordinateur, ou demande à qui s’en occupe.
net-discovery = Impossible de trouver des tables ici ({ $why }). Tape le code ou l’adresse que montre le salon de l’hôte.
net-tls = La clé de cet ordinateur ne sert pas aux connexions. Relance Podbay, et écris un rapport d’erreur si cela n’aide pas.
net-no-answer = Rien ne répond à { $address }. Vérifie l’adresse, et si la table est ouverte.
net-unknown-name = Aucun ordinateur ne s’appelle { $name } ici. Vérifie le nom, ou tape le code que montre le salon de l’hôte.
host-record = L’enregistrement de cette table est illisible. La liste des rediffusions dit pourquoi.
resume-not-hosted = Cet enregistrement ne dit pas comment sa table était préparée. Tu peux le regarder, mais pas le continuer.
resume-over = La partie de cet enregistrement est finie. Ouvre une nouvelle table pour une autre.
resume-not-over = La partie de cet enregistrement n’est pas finie. Continue-la.
resume-moved-on = Cette table a continué sur un autre ordinateur. Rejoins-la là-bas.
resume-impossible = Cet enregistrement est abîmé ou inventé : sa partie ne peut pas continuer.
send-full = La connexion ne suit pas. Réessaie.
send-ended = Tu n’es plus à une table.

talk = Parler
talk-unread = Parler · { $n }
talk-write = Dire quelque chose
talk-send = Envoyer
talk-phrases = Phrases toutes faites
talk-empty = Personne n’a encore rien dit. Ce qui s’écrit ici est pour ce soir : rien n’en est gardé. Avec { $key } enfoncé, ou après un clic sur la main, un clic sur le plateau montre à tous.
talk-mute = Ne plus entendre { $name }
talk-unmute = Entendre { $name } à nouveau
talk-wait = C’était beaucoup d’un coup : attends un instant
talk-long = { $n } caractères ; { $most } au plus
emote-hello = Salut !
emote-thanks = Merci !
emote-well-done = Bien joué !
emote-laugh = Ha ha !
emote-wow = Waouh !
emote-oops = Oups !
emote-thinking = Laisse-moi réfléchir
emote-soon-back = Je reviens tout de suite
talk-point = { $name } montre ceci : { $at }
talk-arrow = { $name } montre un chemin : { $at } vers { $to }
lobby-all = { $n ->
    [one] Encore { $n } règle, comme dans le livret
   *[other] Encore { $n } règles, comme dans le livret
}
lobby-fewer = Moins
let-pass-turn = Tout laisser faire ce tour-ci
let-pass-own-turn = Tout laisser faire jusqu’à mon tour
let-pass-menu = Autres réponses
lets-pass-turn = Tu laisses tout faire ce tour-ci
lets-pass-own-turn = Tu laisses tout faire jusqu’à ton tour
let-pass-end = Me demander à nouveau chaque fois
more-time = { $step } secondes de plus (reste { $left })

## The reasons of a hint

term-argo-points-own = tu marques plus de points
term-argo-points-rivals = les autres marquent moins de points
term-argo-aboard-own = tes sièges dans les navettes valent plus
term-argo-aboard-rivals = les sièges des autres dans les navettes valent moins
term-argo-near-own = ton équipe est plus près des navettes
term-argo-near-rivals = les autres sont plus loin des navettes
term-argo-mobile-own = il te reste plus d’astronautes à déplacer
term-argo-mobile-rivals = il reste aux autres moins d’astronautes à déplacer
term-argo-cut-off-own = tu as moins d’astronautes sans accès aux navettes
term-argo-cut-off-rivals = les autres ont plus d’astronautes sans accès aux navettes
term-argo-bitten-own = tu as moins d’astronautes sur la tuile d’un alien
term-argo-bitten-rivals = les autres ont plus d’astronautes sur la tuile d’un alien
term-argo-threatened-own = tu as moins d’astronautes à côté d’un alien
term-argo-threatened-rivals = les autres ont plus d’astronautes à côté d’un alien
term-argo-prey-own = ton Soldat a un alien à sa portée
term-argo-prey-rivals = les Soldats des autres sont plus loin des aliens
term-argo-dead-own = tu perds moins d’astronautes
term-argo-dead-rivals = les autres perdent plus d’astronautes
term-argo-machine-own = tu gardes une Machine temporelle pour plus tard
term-argo-machine-rivals = les autres ont déjà utilisé une Machine temporelle
term-argo-points-neutral = les aliens marquent moins de points
term-argo-dead-neutral = les aliens font moins de victimes
term-argo-track-neutral = la piste alien se remplit moins vite
term-argo-aliens-neutral = il y a moins d’aliens sur la station
term-argo-bitten-neutral = il y a moins d’astronautes sur la tuile d’un alien
term-argo-threatened-neutral = il y a moins d’astronautes à côté d’un alien
term-alien-frontiers-points-own = tu as plus de points
term-alien-frontiers-points-rivals = les autres ont moins de points
term-alien-frontiers-landed-own = tu as plus de colonies sur la planète
term-alien-frontiers-landed-rivals = les autres ont moins de colonies sur la planète
term-alien-frontiers-hub-own = ta colonie est plus avancée au Hub colonial
term-alien-frontiers-hub-rivals = les autres sont moins avancés au Hub colonial
term-alien-frontiers-fuel-own = tu as plus de carburant
term-alien-frontiers-fuel-rivals = les autres ont moins de carburant
term-alien-frontiers-ore-own = tu as plus de minerai
term-alien-frontiers-ore-rivals = les autres ont moins de minerai
term-alien-frontiers-fleet-own = tes vaisseaux te rapporteront plus par la suite
term-alien-frontiers-fleet-rivals = les vaisseaux des autres rapporteront moins par la suite
term-alien-frontiers-ships-own = tu as plus de vaisseaux
term-alien-frontiers-ships-rivals = les autres ont moins de vaisseaux
term-alien-frontiers-bonus-own = tu as plus de bonus de territoire
term-alien-frontiers-bonus-rivals = les autres ont moins de bonus de territoire
term-alien-frontiers-cards-own = tes cartes alien valent plus
term-alien-frontiers-cards-rivals = les cartes alien des autres valent moins
term-alien-frontiers-attack-cards-own = tu as plus de cartes pour attaquer
term-alien-frontiers-attack-cards-rivals = les autres ont moins de cartes pour attaquer
term-alien-frontiers-plan-own = tu peux encore faire plus avec tes vaisseaux en main
term-alien-frontiers-plan-rivals = les autres peuvent faire moins avec leurs vaisseaux
term-aqua-sphere-points-own = tu as plus de points de connaissance
term-aqua-sphere-points-rivals = les autres ont moins de points de connaissance
term-aqua-sphere-time-own = tu as plus de marqueurs de temps
term-aqua-sphere-time-rivals = les autres ont moins de marqueurs de temps
term-aqua-sphere-crystals-own = tu as plus de cristaux pour les lignes rouges
term-aqua-sphere-crystals-rivals = les autres ont moins de cristaux pour les lignes rouges
term-aqua-sphere-submarines-own = tu as placé plus de sous-marins
term-aqua-sphere-submarines-rivals = les autres ont placé moins de sous-marins
term-aqua-sphere-bots-own = tu as plus de robots qui rapportent un point
term-aqua-sphere-bots-rivals = les autres ont moins de robots qui rapportent un point
term-aqua-sphere-room-own = tes sous-marins ouvrent la voie à plus de robots
term-aqua-sphere-room-rivals = les sous-marins des autres ouvrent la voie à moins de robots
term-aqua-sphere-fields-own = tu as plus de cases de contrôle
term-aqua-sphere-fields-rivals = les autres ont moins de cases de contrôle
term-aqua-sphere-majority-own = tes cases de contrôle rapportent plus de points
term-aqua-sphere-majority-rivals = les cases de contrôle des autres rapportent moins de points
term-aqua-sphere-octopods-own = les octopodes te coûtent moins de points
term-aqua-sphere-octopods-rivals = les octopodes coûtent plus de points aux autres
term-aqua-sphere-crystal-scoring-own = tes cristaux rapportent plus de points
term-aqua-sphere-crystal-scoring-rivals = les cristaux des autres rapportent moins de points
term-aqua-sphere-letters-own = ton labo a plus de lettres différentes
term-aqua-sphere-letters-rivals = les labos des autres ont moins de lettres différentes
term-aqua-sphere-lab-own = ton labo est plus grand
term-aqua-sphere-lab-rivals = les labos des autres sont plus petits
term-aqua-sphere-cards-own = tes cartes Recherche te rapportent plus
term-aqua-sphere-cards-rivals = les cartes Recherche des autres rapportent moins
term-aqua-sphere-programs-own = tes robots programmés ont de meilleures destinations
term-aqua-sphere-programs-rivals = les robots des autres ont de moins bonnes destinations
term-aqua-sphere-action-own = l’action de ton robot te rapporte plus
term-aqua-sphere-action-rivals = les autres tirent moins des actions de leurs robots
term-aqua-sphere-moves-own = il reste plus de mouvements à ton ingénieur
term-aqua-sphere-moves-rivals = il reste moins de mouvements aux ingénieurs des autres
term-aqua-sphere-order-own = tu joueras plus tôt à la manche suivante
term-aqua-sphere-order-rivals = les autres joueront plus tard à la manche suivante
