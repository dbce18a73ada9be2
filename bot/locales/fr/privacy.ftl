former-player = Anonyme{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
former-member = un ancien membre
command-privacy = Ce que Guildhall enregistre sur toi
command-privacy-show = Voir ce qui est enregistré sur toi, pourquoi et pour combien de temps
command-privacy-export = Recevoir un fichier avec tout ce qui est enregistré sur toi
command-privacy-delete = Supprimer ce qui est enregistré sur toi, après une question
privacy-title = ### Ce que Guildhall enregistre sur toi
privacy-matches = - **Parties :** ouvertes { $open }, finies { $past }. Ton identifiant Discord, ta place, et tes actions avec leur heure, pour que tu puisses les jouer et les revoir. Ton identifiant y reste jusqu’à ce que tu supprimes tes données, ou jusqu’à 30 jours après que Guildhall a quitté le serveur.
privacy-reviews = - **Analyses de tes parties :** { $count }. Elles restent aussi longtemps que la partie.
privacy-preferences = - **Réglages dans `/me` :** { $count ->
        [0] aucun.
       *[other] enregistrés : notifications, fuseau horaire, heures calmes, absence. Jusqu’à ce que tu les supprimes.
    }
privacy-lessons = - **Leçons commencées :** { $count }. Jusqu’à ce que tu les supprimes.
privacy-files = - **Fichiers de partie que tu as ouverts :** { $count }. Les 20 derniers, moins s’ils sont très grands, jusqu’à ce que tu les supprimes.
privacy-notifications = - **Notifications :** { $messages } messages privés qui pourront être nettoyés, { $waiting } rappels en attente, { $mutes } coupées. Jusqu’à 90 jours après la partie, au plus.
privacy-invitations = - **Invitations :** { $refused } personnes qui ne peuvent pas t’inviter, jusqu’à ce que tu les retires. { $opened } tables que tu as ouvertes récemment, pour une heure ou jusqu’au lendemain.
privacy-log = - **Changements que tu as faits dans la modération :** { $count }. Chaque serveur garde ses 1 000 derniers.
privacy-names = Les noms sont gardés en mémoire une heure au plus. Guildhall ne lit aucun message et ne transmet rien.
privacy-link = [Politique de confidentialité]({ $url })
privacy-terms-link = [Conditions d’utilisation]({ $url })
privacy-contact = Questions : { $contact }
button-privacy-export = Recevoir mes données
button-privacy-delete = Supprimer mes données
privacy-exported = ### Tes données
    Tout ce qui est enregistré sur toi, sous la forme { $zipped ->
        [yes] d’un fichier JSON, compressé parce qu’il est grand
       *[no] d’un fichier JSON
    }. Ce que cachent tes adversaires et leur identité n’y figurent pas.
privacy-left-out = C’était trop pour un seul fichier : les parties et les fichiers les plus anciens ({ $count }) manquent. { $contact ->
        [none] {""}
       *[other] Demande-les : { $contact }
    }
privacy-ask = ### Tout supprimer sur toi ?
    - **Ce qui disparaît :** tes réglages, tes notifications, tes leçons et les fichiers de partie que tu as ouverts.
privacy-ask-past = - **Ce que { $past ->
        [one] devient ta partie passée
       *[other] deviennent tes { $past } parties passées
    } :** { $past ->
        [one] tes adversaires la gardent, mais tu t’y appelles « Anonyme ». Tu la perds.
       *[other] tes adversaires les gardent, mais tu t’y appelles « Anonyme ». Tu les perds.
    }
privacy-ask-open = - **Ce que { $open ->
        [one] devient ta partie ouverte
       *[other] deviennent tes { $open } parties ouvertes
    } :** tu abandonnes ou quittes la table, tout de suite. Pour finir d’abord, n’appuie pas sur le bouton.
privacy-ask-final = - **Ce qui reste :** les messages qui sont déjà dans Discord, et les fichiers que d’autres ont enregistrés.

    On ne peut pas revenir en arrière.
button-privacy-sure = Oui, tout supprimer
privacy-progress =
    Suppression de ce qui est enregistré sur toi. { $total ->
        [0] Ça peut prendre une minute.
       *[other] D’abord, tu quittes tes parties ouvertes : { $done } sur { $total }.
    } Ça continue si tu fermes ce message.
privacy-deleted = C’est supprimé. Guildhall ne sait plus rien de toi. Si tu rejoues, l’enregistrement recommence.
refusal-privacy-deleting = Tes données sont en cours de suppression, il n’y a donc rien de complet à montrer. Réessaie dans une minute.
refusal-privacy-exporting = Ton fichier est déjà en préparation. Il arrive dans un instant.
privacy-help = `/privacy show` dit ce qui est enregistré sur toi et te permet de le supprimer.
