coach-line = -# **Coach :** { $why }
coach-off = À partir de ta prochaine action, le coach se tait. `/me coach` le fait revenir.
button-coach-off = Couper le coach
button-legend = Que veut dire ceci ?
legend-title = ### Ce que tu vois
legend-line = { $icon } { $meaning }
constructor-mark-ring = Un anneau. Il entoure un plot seul.
constructor-mark-medium = Un disque, la pièce large et plate. Il va sur un anneau.
constructor-mark-small = Un plot, la pièce étroite. Il va sur un disque.
constructor-mark-enclosed = Un anneau autour d’un plot : pas de tour, et pas de points. Un disque peut encore aller sur l’anneau.
constructor-mark-tower-ice = Ce rond au sommet d’une tour : elle est à Glace.
constructor-mark-tower-black = Ce rond au sommet d’une tour : elle est à Noir.
constructor-mark-height = Le nombre à côté d’une tour : combien de pièces elle a. Chaque tour vaut un point, quelle que soit sa hauteur.
constructor-mark-last = Le bord clair d’une case : la dernière action a eu lieu là.
constructor-mark-scales = La balance : ce motif peut favoriser une couleur.
constructor-mark-points = Le grand nombre à côté d’un nom : les tours qui comptent maintenant. Dessous, les pièces qui restent à poser.
constructor-mark-points-later = Les nombres à côté d’un nom : les points des manches précédentes, puis les tours qui comptent maintenant. Dessous, les pièces qui restent à poser.
constructor-coach-pattern = Le motif dit quelles cases sont voisines. { $extra ->
    [yes] Un motif avec une balance peut favoriser une couleur.
   *[no] Aucun motif ne favorise une couleur.
 }
constructor-coach-capture = Tu peux prendre une tour : une de tes pièces à côté va dessus, et la tour est à la pièce du sommet.
constructor-coach-tower = Tu peux former une tour : une de tes pièces va sur sa voisine. Une tour est un point pour la couleur du sommet.
constructor-coach-enclose = Ton anneau peut entourer le plot seul à côté : pas encore de tour, mais le plot ne peut plus bouger.
constructor-coach-danger = Au prochain tour, ton adversaire peut aller depuis une case voisine sur { $count ->
        [one] une de tes pièces
       *[other] { $count } de tes pièces
    }.
constructor-coach-few = Il ne reste que { $count ->
        [one] { $count } case libre
       *[other] { $count } cases libres
    }. La manche finit quand la couleur qui doit jouer ne peut rien faire : compte les tours de jeu qui restent.
constructor-coach-place = Une tour avec ta pièce au sommet est un point : disque sur anneau, ou plot sur disque. Un anneau autour d’un plot ne fait que le bloquer.
constructor-coach-swap = Si l’autre couleur te plaît mieux, échange les couleurs. Ça prend ton tour.
middle-ages-mark-points = Points. À { $target }, la dernière manche commence.
middle-ages-mark-coin = Écus. Ils paient les salaires, et dix valent un point à la fin.
middle-ages-mark-stone = Pierre : sur un chantier ce qu’il demande, sur un ouvrier ce qu’il apporte.
middle-ages-mark-wood = Bois.
middle-ages-mark-knowledge = Savoir.
middle-ages-mark-tile = Tuiles.
middle-ages-mark-letters = Les lettres désignent les chantiers, les chiffres les ouvriers. Les menus utilisent les mêmes. Tes chantiers et tes ouvriers gardent les leurs jusqu’à la fin de ton tour. La dernière carte d’une rangée montre combien il en reste dans la pioche.
middle-ages-mark-wage = L’écu sur un ouvrier : le salaire à chaque envoi.
middle-ages-mark-machine = Une carte bleue est une machine : une fois terminée, elle travaille pour toi sans salaire. La flèche montre ce qu’elle apporte.
middle-ages-mark-actions = Actions gratuites restantes ce tour : { $count }. Une de plus coûte { $price } écus.
middle-ages-mark-missing = Les cases d’un chantier : une pour chaque chose demandée, cochée quand un ouvrier l’apporte. 1/3 veut dire une sur trois.
middle-ages-mark-done = Une grande coche : ce qui est demandé est là.
middle-ages-mark-faded = Les ouvriers pâles ne peuvent pas être envoyés maintenant. Ceux d’un chantier sont occupés jusqu’à ce qu’il soit terminé.
middle-ages-mark-area = Le bouton *{ $button }* : tout ce que tu possèdes, et tout ce que les autres possèdent.
middle-ages-coach-finish = Il manque { $missing } au chantier { $site } ; { $unit } l’apporte et le termine : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $coins ->
        [one] { $coins } écu
       *[other] { $coins } écus
    }.
middle-ages-coach-send = Il manque { $missing } au chantier { $site } ; { $unit } apporte { $brings }, { $wage ->
        [0] sans salaire
        [one] pour { $wage } écu
       *[other] pour { $wage } écus
    }.
middle-ages-coach-unit = ta carte { $unit }
middle-ages-coach-second-site = Avec un deuxième chantier, tu peux envoyer sur les deux en un tour sans le supplément. Une machine continue à travailler pour toi.
middle-ages-coach-build = Ouvre un chantier qui demande ce qu’apportent tes ouvriers : tu ne peux les envoyer que sur tes propres chantiers.
middle-ages-coach-hire = Aucun de tes ouvriers n’est libre. Ils reviennent quand leur chantier est terminé, ou tu en recrutes un autre.
middle-ages-coach-hire-more = Manque encore : { $missing }. Aucun de tes ouvriers libres ne l’apporte : regarde dans la rangée des ouvriers.
middle-ages-coach-coins = Avec { $coins ->
        [one] { $coins } écu
       *[other] { $coins } écus
    }, tu ne peux payer aucun de tes ouvriers libres. La première action pour des écus dans un tour en rapporte 1, la deuxième 2, la troisième 3.
middle-ages-coach-buy = Tes actions gratuites sont utilisées. Une autre coûte { $price } écus : une bonne idée si elle termine quelque chose.
middle-ages-coach-end = Tes actions gratuites sont utilisées, et de nouvelles viennent au prochain tour.
space-builder-mark-pad = L’aire d’atterrissage. { $facing ->
    [upright] Elle est en bas à gauche, sur le plan et sur ton plateau.
   *[random] Sur ton plateau, elle est en bas à gauche ; sur le plan, elle montre dans quel sens il est tourné.
 }
space-builder-mark-turn = Le plan peut être tourné. Tourne-le dans ta tête jusqu’à ce que l’aire soit en bas à gauche, puis lis les emplacements et les sens.
space-builder-mark-sides = Chaque carte a un recto...
space-builder-mark-sides-back = ... et un verso, qui en diffère par de petits détails.
space-builder-mark-cards = Les petits carrés sous un nom : avec combien des huit cartes ce joueur construit. Gagner une manche avec les huit fait gagner la partie.
space-builder-mark-faults = Fautes : 1 pour une carte non construite, 2 pour une carte fausse d’une façon ou d’une autre. Le plus petit nombre gagne la manche.
space-builder-coach-ready = Quand le plan apparaît, pose tes cartes comme il les montre : emplacement, sens et face.
space-builder-coach-unfreeze = À partir de maintenant, tu construis avec une carte de plus. La première manche gagnée avec les huit fait gagner la partie.
builders-mark-A = A, les coins des fondations.
builders-mark-B = B, leurs côtés.
builders-mark-C = C, les petits triangles d’un pan.
builders-mark-D = D, les grands triangles.
builders-mark-dice = Les dés : il reste { $left } étapes sur { $value } à ce tour. Chaque pièce que tu poses en prend une.
builders-mark-joint = Une clé, là où une pièce en touche une qui était déjà posée : un point pour la couleur de la clé.
builders-mark-corner-joint = Une clé d’angle, pour les structures : un double en rapporte deux. Le nombre derrière : combien un joueur en a ; en haut, combien il en reste.
builders-mark-structure = Une structure : quatre étapes, chacune avec un C et une clé d’angle. Elle rapporte 8 points une fois debout. 1/4 : une étape est faite.
builders-mark-next = Le contour pointillé : où va la prochaine pièce.
builders-mark-new = Le contour clair : posée à ce tour.
builders-mark-leader = En tête : personne n’a plus de points.
builders-mark-track = Les pions du cadre suivent les flèches : chaque coin qu’un pion passe rapporte de nouvelles pièces.
builders-coach-order = Les coins (A) et les côtés (B) font les fondations, les triangles (C et D) remplissent les pans au-dessus des côtés.
builders-coach-move = Avancer coûte tout le lancer, mais chaque coin que tu passes rapporte de nouvelles pièces. Construis tant que tes pièces vont.
builders-coach-take = Prends ce que tu peux poser bientôt. Ce que tu prends, les autres ne l’auront pas.
builders-coach-foundation = D’abord viennent les fondations : des B le long des côtés, des A aux bouts. Une pièce qui touche la précédente rapporte une clé : un point.
builders-coach-lay = Il te reste { $left ->
        [one] { $left } étape
       *[other] { $left } étapes
    }. Le prochain emplacement rapporte { $joints ->
        [0] zéro clé
        [one] { $joints } clé
       *[other] { $joints } clés
    }, un point chacune.
builders-coach-lead = Tu peux entamer une rangée : choisis son pan et sa forme. Elle profite le plus à qui a sa forme en main.
builders-coach-structure = La quatrième étape d’une structure rapporte 8 points. Chaque étape prend un C et une clé d’angle. Tu as { $pieces } C et { $joints ->
        [one] { $joints } clé d’angle
       *[other] { $joints } clés d’angle
    }.
builders-coach-ended = Plus rien ne va dans le puzzle, c’est donc le dernier tour. Une structure ne compte que si tu la termines maintenant.
builders-coach-done = Tu peux finir ton tour avant d’utiliser toutes les étapes : le reste est perdu.
