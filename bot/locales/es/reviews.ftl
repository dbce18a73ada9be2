button-review = Análisis
button-review-share = Compartir
button-review-curve = Curva
button-review-try = Probarlo
button-review-see = Ver el turno
button-review-see-round = Ver la ronda
refusal-review-not-over = El análisis llega después del final: esta partida sigue en curso.
refusal-review-nothing-played = En esta partida no se jugó nada, así que no hay nada que analizar.
refusal-review-players-only = Solo los jugadores y quien abrió la mesa pueden compartir esto.
refusal-review-not-ready = Este análisis ya no está disponible. Ábrelo otra vez.
refusal-review-failed = El análisis no se pudo terminar. Ábrelo otra vez; sigue donde se quedó.
refusal-review-shared-already = Este análisis ya está compartido.
refusal-review-try-opening = Tu partida de práctica ya se está abriendo.
refusal-cannot-post = No puedo publicar en ese canal. Pide a quien gestiona el servidor que me lo permita.
refusal-practice-only = Solo una partida de práctica puede empezar en medio de otra.
refusal-record-outdated = Las reglas han cambiado desde esa partida, así que no se puede continuar.

review-waiting = El análisis empieza dentro de un momento: se está haciendo otro.
review-begins = El análisis empieza dentro de un momento.
review-progress = Leyendo la partida: { $done } de { $total }. Tarda medio minuto más o menos; puedes volver después.
review-later = El análisis tarda más de lo habitual. Ábrelo otra vez dentro de unos minutos; mientras tanto continúa.
review-shared = El análisis está publicado en el canal de la partida.

button-story = La historia
story-title = ### La historia: { $game }
story-panel = { $place ->
        [none] { "" }
       *[other] **{ $place }:**{ " " }
    }{ $told }
    -# La probabilidad de ganar de { $player } pasó del { $before } % al { $after } %.
story-even = Ningún momento decidió por sí solo esta partida.
story-later = La historia tarda más de lo habitual. Ábrela otra vez dentro de unos minutos; mientras tanto continúa.
story-shared = La historia está publicada en el canal de la partida.
refusal-story-not-ready = Esta historia ya no está disponible. Ábrela otra vez.
refusal-story-shared-already = Esta historia ya está compartida.

review-title = ### Análisis: { $game }
review-of = La partida de { $players }.
review-lead = Cuanto mayor es el área con una marca, más probable era después de ese { $part ->
    [step] paso
   *[turn] turno
 } que ganara quien lleva esa marca.
review-player = { $player }: { $start } % al inicio, mínimo { $lowest } %, máximo { $highest } %.{ $accuracy ->
    [none] { "" }
   *[other] { " " }Precisión: { $accuracy } %.
 }{ $luck ->
    [none] { "" }
    [good] { " " }Azar: a favor.
    [bad] { " " }Azar: en contra.
   *[even] { " " }Azar: neutral.
 }
review-about = -# La probabilidad de ganar cuenta lo que aún puede pasar, no solo los puntos hasta ese momento.{ $accuracy ->
    [none] { "" }
   *[other] { " " }Precisión: 100 % significa que ninguna decisión hizo menos probable la victoria.
 }{ $luck ->
    [none] { "" }
   *[other] { " " }Azar: si la victoria se hizo más o menos probable por { $luck }, en todos los turnos juntos.
 } Todos los números y las opciones mejores son de una IA de alto nivel: con 0 % o 100 % no veía manera de cambiar el resultado.
review-about-race = -# Una carrera la deciden rondas enteras. Todos los números son estimaciones a partir de muchas rondas simuladas.
review-rounds = **Las rondas que más cambiaron, el mayor cambio primero**
review-no-rounds = Ninguna ronda cambió mucho.
review-round = **{ $name }: la probabilidad de ganar de { $player } subió del { $before } % al { $after } %.**
review-no-points = Ninguna decisión por sí sola cambió mucho.
review-points = **Decisiones que vale la pena mirar, el mayor cambio primero**
review-choose = **{ $kind ->
    [rounds] Las rondas que más cambiaron
   *[points] Decisiones que vale la pena mirar
 }:**
review-moment = { $letter } · { $place }
review-board-before = { $marked ->
    [yes] (Está marcado.)
   *[no] { "" }
 }
review-gained = **{ $name }: la probabilidad de ganar de { $player } subió del { $before } % al { $after } %.**
review-lost = **{ $name }: la probabilidad de ganar de { $player } bajó del { $before } % al { $after } %.**
review-done = Lo que se hizo: { $done }.
review-turn-luck = Después, con { $luck }, quedó en el { $share } %.
review-agrees = Una IA de alto nivel habría hecho lo mismo.
review-strong = Fue una buena elección. { $why }
review-strong-part = **{ $played }** fue una buena elección. { $why }
review-prefers = Mejor: **{ $action }**. { $why }
review-prefers-instead = Mejor que «{ $played }»: **{ $action }**. { $why }
review-missed = Así la probabilidad de ganar habría sido { $points ->
    [one] 1 punto porcentual
   *[other] { $points } puntos porcentuales
 } más alta.
review-then = La partida podría haber seguido así. { $line }.
review-then-clause = { $player }: { $done }
review-try-done = Juegas como { $seat } contra { $computers ->
    [one] una IA
   *[other] varias IA
 } de alto nivel, y es tu turno: [sigue desde esta posición]({ $link }).{ $luck ->
    [none] { "" }
   *[some] { " " }El azar decide igual que en la partida.
 }

review-start = Inicio
review-end = Final
review-picture = Qué probabilidad de ganar tenía cada jugador, { $part ->
    [step] paso por paso
   *[turn] turno por turno
 }. { $players }
review-picture-player = { $player }: { $values }.
review-picture-value = { $number ->
    [0] { $share } % al inicio
   *[other] { $share } % después del { $part ->
        [step] paso
       *[turn] turno
    } { $number }
 }
