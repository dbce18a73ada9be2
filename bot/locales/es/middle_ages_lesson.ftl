middle-ages-lesson-start = Construye para ganar monedas y puntos. Un turno tiene tres acciones. Primero abre *Iniciar obra o contratar* y elige **A: Puente de piedra**.
middle-ages-lesson-start-done = Necesita 2 piedras y 1 conocimiento, y da 6 monedas y 1 punto.
middle-ages-lesson-start-wrong-site = el Puente de piedra es mejor como primera obra: tu aprendiz aporta la mayor parte.
middle-ages-lesson-start-wrong = primero inicia una obra, para que haya algo que ganar.

middle-ages-lesson-hire = Empiezas con un aprendiz, que aporta todo menos 1 piedra. En *Iniciar obra o contratar* elige **2: Peón (2 piedras, 1 madera)**.
middle-ages-lesson-hire-done = El peón es tuyo. Solo pagas un salario cuando envías un trabajador.
middle-ages-lesson-hire-wrong-worker = al puente le seguiría faltando una piedra. Los peones cuestan menos que los maestros.
middle-ages-lesson-hire-wrong = a tu puente le seguiría faltando un trabajador para la segunda piedra.

middle-ages-lesson-send = Tu última acción: en *Enviar trabajador a A* elige **1: Aprendiz (1 piedra, 1 conocimiento)**, salario de 2 monedas.
middle-ages-lesson-send-then = Ya usaste tus acciones, y solo queda comprar una. Pulsa **Terminar ya**.
middle-ages-lesson-send-done = Tutor, tu rival, contrató tres trabajadores. Tu aprendiz se queda hasta que el puente esté terminado.
middle-ages-lesson-send-wrong-labourer = el peón va después. Envía primero al aprendiz.
middle-ages-lesson-send-wrong = tu aprendiz pasaría todo un turno sin trabajar.

middle-ages-lesson-finish = En un turno, el primer trabajador de una obra cuesta 1 acción, el segundo 2. Lleva la última piedra y termina: **Enviar Peón a A (salario 3)**.
middle-ages-lesson-finish-done = ¡6 monedas y tu primer punto! La cuadrilla vuelve a estar libre de inmediato.
middle-ages-lesson-finish-wrong = el puente tendría que esperar, y tus 6 monedas también.

middle-ages-lesson-coins = Más tarde no tienes monedas para salarios, pero las acciones dan algunas: pulsa **Tomar 1 moneda**.
middle-ages-lesson-coins-then = La segunda acción así en un turno da 2: pulsa **Tomar 2 monedas**. Entonces puedes pagar un salario.
middle-ages-lesson-coins-then-2 = Ahora envía a tu aprendiz a terminar la Casa rural.
middle-ages-lesson-coins-done = ¡10 monedas y 2 puntos! Un turno solo de monedas da 1 + 2 + 3.
middle-ages-lesson-coins-wrong-send = la casa no quedaría terminada. Tu aprendiz aporta la piedra y el conocimiento.
middle-ages-lesson-coins-wrong = la casa quedaría sin terminar, y da 10 monedas.

middle-ages-lesson-count = Cuando alguien tiene 17 puntos, la ronda es la última. Diez monedas son un punto. Termina el Acueducto.
middle-ages-lesson-count-then = Ahora toma monedas con tus otras acciones y termina tu turno.
middle-ages-lesson-count-done = 17 puntos, y 3 por 30 monedas: ganas con 20. Tutor tiene 8.
middle-ages-lesson-count-wrong-send = el Acueducto no quedaría terminado: le faltan 2 piedras.
middle-ages-lesson-count-wrong-end = perderías puntos: primero termina el Acueducto y toma monedas.
middle-ages-lesson-count-wrong = con tres monedas más después del Acueducto llegas a 30, y 30 monedas son 3 puntos.

middle-ages-lesson-end = Iniciar, contratar, enviar, terminar. En un turno, el primer trabajador enviado a una obra cuesta 1 acción, el segundo 2, el tercero 3.

middle-ages-lesson-machine = La carta azul es una máquina: una vez construida, trabaja para ti sin salario. Inicia **D: Aparato de medida I** y envía a quien aporte 1 piedra y 1 madera.
middle-ages-lesson-machine-done = 1 punto, y la máquina se une a tus trabajadores. Aporta 2 conocimientos sin salario.
middle-ages-lesson-machine-wrong-site = una máquina te ayuda el resto de la partida, así que cuanto antes, mejor.
middle-ages-lesson-machine-wrong-apprentice = el aprendiz no aporta madera, así que la máquina quedaría sin terminar.
middle-ages-lesson-machine-wrong = la máquina no se podría terminar en este turno.

middle-ages-lesson-surcharge = Una partida corta a 13 puntos. Tu máquina trabaja en el Molino de agua: un segundo trabajador en el mismo turno cuesta 2 acciones. Envía a quien aporte conocimiento y tejas.
middle-ages-lesson-surcharge-done = Solo faltan 2 maderas. Te queda 1 acción, y el próximo trabajador cuesta 2.
middle-ages-lesson-surcharge-wrong-send = este trabajador no aporta conocimiento y tejas a la vez.
middle-ages-lesson-surcharge-wrong = el Molino de agua tendría que esperar, y da 14 monedas y 3 puntos.

middle-ages-lesson-buy = Compra la acción que falta por 5 monedas: el oficial con 3 maderas, enviado por un salario de 4, da 14 monedas y 3 puntos.
middle-ages-lesson-buy-done = Valió la pena. Pero el primer trabajador de cada obra cuesta solo 1 acción, así que reparte tus trabajadores.
middle-ages-lesson-buy-wrong-send = al Molino de agua le seguiría faltando madera. El oficial con 3 maderas tiene suficiente.
middle-ages-lesson-buy-wrong = el Molino de agua quedaría sin terminar, y su cuadrilla tendría que seguir allí.

middle-ages-lesson-plan = En el próximo turno, el oficial con 3 maderas y 1 teja terminará las dos obras. ¿Qué dos trabajadores tuyos aportan el resto? Envía uno a cada obra.
middle-ages-lesson-plan-done = A cada obra le falta solo lo que aporta el oficial, y dos trabajadores en dos obras cuestan dos acciones.
middle-ages-lesson-plan-wrong-silo = entonces nadie aporta la segunda teja al Parador rural.
middle-ages-lesson-plan-wrong-machine = el Silo de grano necesita más la máquina: aún le faltan 2 conocimientos.
middle-ages-lesson-plan-wrong-wood = el oficial con la madera va en el próximo turno, después de los dos que aportan el resto.
middle-ages-lesson-plan-wrong-labourer = el peón no aporta ni conocimiento ni tejas.
middle-ages-lesson-plan-wrong = en este turno hay que preparar primero las dos obras.

middle-ages-lesson-reuse = Es el turno siguiente. Haz que el oficial termine las dos obras, una tras otra: la cuadrilla queda libre de inmediato.
middle-ages-lesson-reuse-done = ¡24 monedas y 6 puntos con un solo trabajador! Las cuadrillas pequeñas que pasan de obra en obra ganan partidas.
middle-ages-lesson-reuse-wrong-send = eso no terminaría nada. El oficial aporta 3 maderas y 1 teja.
middle-ages-lesson-reuse-wrong = las dos obras se pueden terminar ahora, por 12 monedas y 3 puntos cada una.
