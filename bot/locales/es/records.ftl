command-match-record = Guarda una partida como archivo que cualquiera puede reproducir y comprobar
parameter-match-record = Otra partida de este canal; si no dices nada, la más reciente
command-match-import = Abre un acta como repetición
parameter-match-import = Un archivo de /match record o Guardar el acta, de esta versión o una anterior

button-record = Guardar el acta
record-title = El acta de esta partida, con todas las acciones. Cualquiera puede reproducirla y comprobarla con `/match import`.

import-title = ### { $game }
import-players = Jugaron { $players }.
import-played = { $unit ->
    [rounds] { $count ->
        [0] Terminó en la primera ronda, el { $at }.
        [one] Duró una ronda y terminó el { $at }.
       *[other] Duró { $count } rondas y terminó el { $at }.
     }
   *[turns] { $count ->
        [one] Duró un turno y terminó el { $at }.
       *[other] Duró { $count } turnos y terminó el { $at }.
     }
 }
import-checked = -# Repetí todas las acciones: la semilla, las acciones y el resultado encajan según las reglas. Los nombres, las horas y las pistas son los que dice el archivo.
button-open-replay = Abrir la repetición
button-import-share = Compartir en este canal
import-shared-by = { $user } comparte una partida de un archivo:
import-shared = Compartida: todo el canal puede abrir ahora la repetición.
refusal-import-gone = Aquí no tengo esa repetición para ti. Un archivo que abres es solo tuyo hasta que lo compartes en un canal, y guardo los últimos 20, o menos si son muy grandes. Abre otra vez el archivo con `/match import`.
refusal-import-shared-already = Esta partida ya está compartida. Para compartirla otra vez, vuelve a abrir el archivo.
refusal-share-in-servers = Las partidas se comparten en los canales de servidores. Abre el archivo allí.

end-resigned-unnamed = El resto se rindió.
end-claimed-unnamed = La partida se reclamó, porque se acabó el tiempo.
end-cancelled-unnamed = La partida se anuló.
end-ended-unnamed = La moderación cerró la partida.

me-switch-named-in-records-on = Nombre en las actas: sí
me-switch-named-in-records-off = Nombre en las actas: no

refusal-record-not-downloaded = Discord no me dio el archivo. Adjúntalo otra vez.
refusal-record-too-large = El archivo es demasiado grande: un acta tiene como máximo { $most } kB. Elige el archivo que te dio *Guardar el acta*.
refusal-record-not-a-record = Esto no es un acta de Guildhall. Elige el archivo `.json` que te dio *Guardar el acta*.
refusal-record-unknown-version = El archivo tiene la versión { $version } del formato de actas, y conozco versiones hasta la { $newest }. Actualiza el bot o guarda el acta otra vez.
refusal-record-damaged = El archivo está dañado: falta algo o no es como en un acta. Guarda el acta otra vez.
refusal-record-unknown-game = El archivo es de un juego que no conozco. Ábrelo con el bot que lo escribió.
refusal-record-changed = El archivo cambió después de guardarse: su suma de comprobación no encaja. Guarda el acta otra vez.
refusal-record-not-over = La partida de este archivo no había terminado cuando se guardó. Juégala hasta el final y guarda el acta otra vez.
refusal-record-other-seed = La semilla de este archivo no es la del hash que se mostró desde el principio, así que el azar pudo haberse cambiado. Pide el archivo original.
refusal-record-other-table = Ninguna partida puede empezar como dice este archivo: sus opciones o su número de jugadores no encajan con el juego. Pide el archivo original.
refusal-record-illegal-action = La acción { $number } de este archivo no respeta las reglas, así que la partida no pudo ser así. Pide el archivo original o ábrelo con la versión del bot que lo escribió.
refusal-record-other-result = El resultado de este archivo no sale de sus acciones. Pide el archivo original.
refusal-record-other-times = Las horas de este archivo se contradicen: algo pasó antes que lo anterior. Pide el archivo original.
refusal-record-other-players = Este archivo no dice bien quién jugó: no existe un nivel de una IA, o el archivo oculta o inventa la ayuda de una IA. Pide el archivo original.
refusal-record-other-events = Lo que dice este archivo sobre quién se rindió o dejó la partida no encaja con las acciones y el resultado. Pide el archivo original.
