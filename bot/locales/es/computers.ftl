computer = 🤖 **{ $name }** · { $level }
computer-name-0 = Sillar
computer-name-1 = Ménsula
computer-name-2 = Espiga
computer-name-3 = Clave
computer-name-4 = Dintel
computer-name-5 = Mortero
computer-name-6 = Plomada
computer-name-7 = Caballete

choice-level-beginner = Principiante
choice-level-casual = Aficionado
choice-level-expert = Experto
choice-level-master = Maestro

parameter-new-computer = Juega contra una IA de este nivel
parameter-new-watch-name = quién juega
parameter-new-watch = Quién juega: tú con más gente, o solo las IA
button-add-computer = Añadir una IA
button-remove-computers = Quitar las IA
computer-title = ¿De qué nivel? Toma el primer asiento libre.
computer-menu = ¿De qué nivel?
computer-seated = La IA ya tiene asiento.
table-assisted = Hay IA en la mesa, y el resultado lo indicará.
end-alone = -# Para jugar con más gente, abre una mesa con `/{ $command } new`.
end-watched = -# Abrió la mesa para mirar: { $host }.
end-assisted = -# { $how ->
    [hints] En esta partida se usaron pistas.
    [both] Hubo IA en esta partida y se usaron pistas.
   *[played] Hubo IA en esta partida.
 }

board-thinking = { $player }: pensando.
event-computer = { $user } juega como { $seat } a partir de ahora.
event-hint = { $who } pidió { $count ->
    [one] una pista
   *[other] { $count } pistas
 }.
button-hand-over = Que siga una IA
hand-over-title = Una IA puede seguir por ti. También puede seguir por alguien que dejó el servidor, hizo esperar al resto 7 días o agotó su tiempo, si esta mesa lo permite. Después se puede recuperar el asiento.
hand-over-menu = ¿Qué asiento y qué nivel?
hand-over-own = Tu asiento, { $player }: { $level }
hand-over-seat = { $player }: { $level }
handed-over = La IA sigue jugando. { $whose ->
    [own] Para recuperar tu asiento, pulsa *{ $more }* y *Recuperar mi asiento*.
   *[other] Quien jugaba aquí puede recuperar el asiento con *{ $more }* y *Recuperar mi asiento*.
 }

button-hint = Pista
button-hint-sure = Mostrar la pista
hint-sure = Una pista marca esta partida: todo el mundo verá que ayudó una IA. ¿Quieres una?
hint-best = **{ $action }.** { $why }
hint-wait = Ahora solo puedes esperar.
hint-logged = -# Esto haría la IA de nivel { $level }. Solo tú lo ves. El registro dice que pediste una pista.

command-match-hint = Mira lo que haría una IA, solo para ti
command-match-computer = Sienta una IA a la mesa o deja que siga en tu lugar
parameter-match-computer = Qué nivel tiene

refusal-no-computers = En esta mesa no hay ninguna IA.
refusal-seat-not-free = Puedes ceder tu propio asiento a una IA. Para el asiento de otra persona, tiene que haber dejado el servidor, haber hecho esperar al resto 7 días o haber agotado su tiempo en una mesa que lo permite.
refusal-is-a-computer = En este asiento ya juega una IA.
refusal-hint-rated = Esta partida es con valoración, así que no hay pistas.
refusal-no-hint-now = A la IA no se le ocurrió ninguna pista. Inténtalo de nuevo dentro de un minuto.
