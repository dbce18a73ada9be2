builders-lesson-order = Toda la mesa pone piezas de un mismo rompecabezas, cada cual por sus propios puntos. Pide diez piezas en secreto: primero pulsa **Sobre todo A y B**, luego **Entregar**.
builders-lesson-order-done = Los pedidos están a la vista. Sacaste 4 y 2, así que tienes 6 pasos.
builders-lesson-order-wrong = en esta lección pones gran parte de los cimientos. Pide sobre todo A y B.

builders-lesson-side = Una tirada de dados mueve tu ficha o pone piezas. Pon la primera: pulsa **Poner lado B**.
builders-lesson-side-then = La siguiente pieza la toca, así que da una unión: pulsa **Poner lado B (+1)**.
builders-lesson-side-then-2 = Una esquina cierra el lado: pulsa **Poner esquina A (+1)**.
builders-lesson-side-done = Una pieza recibe una unión por cada pieza que toca. Cada unión es un punto.
builders-lesson-side-wrong = este lado debe terminar después de dos B. Pon la esquina A.
builders-lesson-side-wrong-move = tu ficha no pasaría por ninguna esquina del recorrido, así que mover no te daría nada.

builders-lesson-close = Un turno después, a los cimientos solo les faltan una B y una A. Pulsa **Poner lado B (+1)**.
builders-lesson-close-then = La última A toca dos piezas: pulsa **Poner esquina A (+2)**.
builders-lesson-close-done = Los cimientos están cerrados. Ahora crece un panel de triángulos en cada lado.
builders-lesson-close-wrong = los cimientos seguirían abiertos, y Tutor podría cerrarlos.
builders-lesson-close-wrong-move = Tutor podría cerrar los cimientos, y con 5 casillas no pasas por ninguna esquina.

builders-lesson-lead = Una fila tiene solo C pequeñas o solo D grandes. En el menú **¿Qué fila empiezas?** elige **Norte: fila de 3 D grandes (+2)**.
builders-lesson-lead-done = Tu rival Tutor la completó por 4 puntos. Solo entonces se puede empezar otra fila.
builders-lesson-lead-wrong = en esta lección va primero la fila del norte.
builders-lesson-lead-wrong-done = aún puedes construir, y cada pieza da puntos.

builders-lesson-move = Un doble cuenta el doble. Cada esquina del recorrido por la que pasas da diez piezas. Pulsa **Mover 16, tomar 10 piezas**.
builders-lesson-move-then = Las piezas ya están elegidas, pero puedes cambiarlas. Pulsa **Tomarlas**.
builders-lesson-move-done = Diez piezas nuevas para filas nuevas. La ficha de Tutor no pasó por ninguna esquina, así que Tutor no tomó nada.
builders-lesson-move-wrong = con tan pocas piezas no puedes aprovechar una tirada de 16. Mueve y toma diez nuevas.

builders-lesson-win = El final de otra partida: al panel oeste le falta una D o cuatro C. Pierdes 18 a 21, con 5 pasos. Gana.
builders-lesson-win-done = 1 + 1 + 2 + 1: el rompecabezas está completo, y ganas 23 a 21.
builders-lesson-win-wrong = el rompecabezas no quedaría completo, y Tutor tendría otro turno.
builders-lesson-win-wrong-move = Tutor tiene D y completaría el rompecabezas con una.
builders-lesson-win-wrong-large = daría 1 punto y completaría el rompecabezas: perderías 19 a 21.

builders-lesson-end = Gana quien tiene más puntos cuando el rompecabezas está completo. Guarda C y D en la mano, y empieza filas que puedas completar.

builders-lesson-large = Tienes seis C y cinco D. Pulsa **Construir hasta 3** y empieza la fila cuyas piezas tocan más piezas.
builders-lesson-large-then = Ahora completa la fila que empezaste.
builders-lesson-large-done = 2, 1 y 3: seis puntos, y la fila está completa. Una D grande se apoya en dos piezas pequeñas.
builders-lesson-large-wrong = otras tres piezas te darían más.
builders-lesson-large-wrong-move = tu ficha no pasaría por ninguna esquina, así que no te daría nada.
builders-lesson-large-wrong-north = daría 1 punto y terminaría el panel. Hay un lado donde una D se apoya en dos piezas.
builders-lesson-large-wrong-small = tres C en una fila dan solo 1, 1 y 2 puntos.
builders-lesson-large-wrong-done = la fila aún no está completa, y su siguiente pieza da todavía más.

builders-lesson-structure = Una estructura necesita cuatro C y cuatro uniones de esquina, que vienen de los dobles. Pulsa **Construir hasta 12** y luego **Estructura nueva (4 pasos, +8)**.
builders-lesson-structure-then = Cada paso usa una C y una unión de esquina. Sigue hasta **Terminar la estructura (+8)**.
builders-lesson-structure-done = Ocho puntos con cuatro piezas, y nadie puede impedirlo. Una estructura sin terminar no vale nada.
builders-lesson-structure-wrong = tu estructura no quedaría terminada.
builders-lesson-structure-wrong-move = gastarías tu tirada de 12, y tu estructura tendría que esperar.

builders-lesson-block = Solo hay una fila abierta a la vez. Tutor tiene doce D y ninguna C. Empieza una fila que no le deje a Tutor nada que construir.
builders-lesson-block-done = Hasta que esta fila de C esté completa, nadie puede empezar otra: Tutor tiene que mover.
builders-lesson-block-wrong = Tutor podría poner una D al norte o al sur en el próximo turno.
builders-lesson-block-wrong-large = no habría ninguna fila abierta, y Tutor podría poner una D en el lado opuesto.

builders-lesson-many = Tu A cerró este lado. Cada B en el siguiente agranda el rompecabezas. Usa toda tu tirada: pulsa **Poner 3 a la vez**.
builders-lesson-many-done = El siguiente lado tiene tres B. Tutor sacó 6 y construyó seis piezas por 6 puntos.
builders-lesson-many-wrong = regalarías pasos de tu tirada, y cada uno es un punto.
builders-lesson-many-wrong-corner = el siguiente lado sería más corto. Aquí debe tener tres B.
