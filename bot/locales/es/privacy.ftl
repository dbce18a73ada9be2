former-player = Cuenta borrada{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
former-member = alguien que ya no está

command-privacy = Qué guarda Guildhall sobre ti
command-privacy-show = Mira qué se guarda sobre ti, por qué y cuánto tiempo
command-privacy-export = Recibe un archivo con todo lo que se guarda sobre ti
command-privacy-delete = Borra lo que se guarda sobre ti, después de una pregunta

privacy-title = ### Qué guarda Guildhall sobre ti
privacy-matches = - **Partidas:** { $open } abiertas, { $past } terminadas. Tu id de Discord, tu asiento y tus acciones con sus horas, para que puedas jugarlas y ver su repetición. Tu id queda en ellas hasta que borres tus datos, o hasta 30 días después de que Guildhall deje el servidor.
privacy-reviews = - **Análisis de tus partidas:** { $count }. Se quedan tanto tiempo como la partida.
privacy-preferences = - **Ajustes de `/me`:** { $count ->
        [0] ninguno.
       *[other] guardados: avisos, zona horaria, horas de silencio, ausencia. Hasta que los borres.
    }
privacy-lessons = - **Lecciones empezadas:** { $count }. Hasta que las borres.
privacy-files = - **Actas que abriste:** { $count }. Las últimas 20, menos si son muy grandes, hasta que las borres.
privacy-notifications = - **Avisos:** { $messages } mensajes directos que se pueden limpiar, { $waiting } recordatorios en espera, { $mutes } en silencio. Como máximo hasta 90 días después de la partida.
privacy-invitations = - **Invitaciones:** { $refused } personas que no pueden invitarte, hasta que lo reviertas. { $opened } mesas que abriste hace poco, durante una hora o hasta el día siguiente.
privacy-log = - **Cambios que hiciste como parte de la moderación:** { $count }. Cada servidor guarda los últimos 1000.
privacy-names = Los nombres se guardan en memoria una hora como máximo. Guildhall no lee mensajes y no entrega nada a nadie.
privacy-link = [Política de privacidad]({ $url })
privacy-terms-link = [Términos del servicio]({ $url })
privacy-contact = Preguntas: { $contact }
button-privacy-export = Recibir mis datos
button-privacy-delete = Borrar mis datos

privacy-exported = ### Tus datos
    Todo lo que se guarda sobre ti, como { $zipped ->
        [yes] archivo JSON, comprimido porque es grande
       *[no] archivo JSON
    }. No incluye lo que ocultan tus rivales ni quiénes son.
privacy-left-out = Era demasiado para un solo archivo: se omitieron las partidas y los archivos más antiguos ({ $count }). { $contact ->
        [none] {""}
       *[other] Pídelos aquí: { $contact }
    }

privacy-ask = ### ¿Borrar todo sobre ti?
    - **Qué se borra:** tus ajustes, avisos, lecciones y las actas que abriste.
privacy-ask-past = - **Qué pasa con { $past ->
        [one] tu { $past } partida terminada
       *[other] tus { $past } partidas terminadas
    }:** tus rivales { $past ->
        [one] la
       *[other] las
    } conservan, pero allí te llamas «Cuenta borrada». Tú { $past ->
        [one] la
       *[other] las
    } pierdes.
privacy-ask-open = - **Qué pasa con { $open ->
        [one] tu { $open } partida abierta
       *[other] tus { $open } partidas abiertas
    }:** te rindes o dejas la mesa, ahora mismo. Para terminar antes, no pulses el botón.
privacy-ask-final = - **Qué se queda:** los mensajes que ya están en Discord y los archivos que guardaron otras personas.

    Esto no se puede deshacer.
button-privacy-sure = Sí, borrar todo
privacy-progress = Borrando lo que se guarda sobre ti. { $total ->
        [0] Puede tardar un minuto.
       *[other] Primero dejas tus partidas abiertas: { $done } de { $total }.
    } Continúa aunque cierres este mensaje.
privacy-deleted = Borrado. Guildhall ya no sabe nada sobre ti. Si vuelves a jugar, empieza otra vez a guardar datos.

refusal-privacy-deleting = Tus datos se están borrando ahora mismo, así que no hay nada completo que mostrar. Inténtalo de nuevo dentro de un minuto.
refusal-privacy-exporting = Tu archivo ya se está haciendo. Llega dentro de un momento.
privacy-help = `/privacy show` dice qué se guarda sobre ti y te deja borrarlo.
