constructor-lesson-place = Construye torres. En cada turno coloca una pieza en una loseta vacía o mueve una. Llevas las claras: pulsa **Anillo**, la pieza ancha, y luego **b1**.
constructor-lesson-place-then = Tutor, tu rival, colocó una pieza oscura. Ahora pulsa **Pequeña**, la pieza estrecha, y luego **c2**.
constructor-lesson-place-done = Tutor colocó otra. Puedes usar cualquier loseta vacía.
constructor-lesson-place-wrong = esta lección sigue con tu anillo en b1 y tu pequeña en c2.

constructor-lesson-ring = Una pieza que está sola puede moverse sobre una pieza rival vecina. Un anillo rodea una pequeña: pulsa **b1→b2**.
constructor-lesson-ring-done = Un anillo que rodea una pequeña no es una torre. Con la mediana de Tutor encima sí lo es: 1 punto.
constructor-lesson-ring-wrong = deja libre la pequeña de Tutor. Mueve tu anillo de b1 para rodearla.

constructor-lesson-small = Una pequeña va sobre una mediana, también en lo alto de una torre. La tuya está junto a la torre de Tutor. Captúrala: **c2→b2**.
constructor-lesson-small-done = La torre sigue siendo tuya: nada puede ir sobre una torre con una pequeña arriba.
constructor-lesson-small-wrong = la torre de b2 seguiría siendo de Tutor. Ve sobre ella con tu pequeña.

constructor-lesson-medium = Una mediana va sobre un anillo, como el de Tutor en c3. Pulsa **Mediana**, la pieza plana, y luego **c2**.
constructor-lesson-medium-then = Tu mediana está junto al anillo. Ve sobre él: pulsa **c2→c3**.
constructor-lesson-medium-done = Vas en cabeza, 2 a 0. Cada torre es un punto, por alta que sea.
constructor-lesson-medium-wrong = el anillo de Tutor en c3 seguiría libre. Ve sobre él con una mediana desde c2.

constructor-lesson-safe = Otro tablero. Dos de tus piezas pueden formar una torre. Forma la que la pequeña de Tutor en c3 no puede capturar.
constructor-lesson-safe-done = Nada va sobre una torre con una pequeña arriba; sobre una mediana van las pequeñas.
constructor-lesson-safe-wrong = no forma una torre. Dos de tus piezas pueden moverse y formar una.
constructor-lesson-safe-wrong-medium = la pequeña de Tutor en c3 podría ir sobre tu mediana en el próximo turno, y la torre sería de Tutor para siempre.

constructor-lesson-last = Una ronda termina cuando quien tiene el turno no puede colocar ni mover. Ganas 2 a 1: coloca la pieza que no deje nada a Tutor.
constructor-lesson-last-done = Tutor no puede hacer nada: la ronda termina 2 a 1, y el tablero se vacía.
constructor-lesson-last-wrong = le daría a Tutor un anillo al que ir con una mediana, y con él una segunda torre.
constructor-lesson-last-wrong-ring = la mediana de Tutor en c3 iría sobre tu anillo y formaría una segunda torre: 2 a 2.
constructor-lesson-last-wrong-medium = la pequeña de Tutor en b2 iría sobre tu mediana y formaría una segunda torre: 2 a 2.

constructor-lesson-end = Una partida tiene dos rondas, y sus puntos se suman. Antes de colocar una pieza, mira qué podría ir sobre ella.

constructor-lesson-plan = La ronda 2 casi termina, 3 a 3. Tutor capturará tu torre de b2 con la pequeña de c3. Coloca una pieza que recupere una torre.
constructor-lesson-plan-done = Tutor capturó b2 y va en cabeza, 4 a 2. Pero tu pequeña en a1 está junto a una torre con la mediana de Tutor arriba.
constructor-lesson-plan-wrong = no tiene al lado ninguna torre con una mediana de Tutor arriba. No podrías capturar ninguna, y Tutor ganaría la ronda 4 a 2.
constructor-lesson-plan-wrong-ring = un anillo no puede ir sobre una torre. No podrías capturar ninguna, y Tutor ganaría la ronda 4 a 2.

constructor-lesson-win = Tu próxima acción termina la partida. Pierdes 2 a 4 en esta ronda, pero ganaste la ronda 1 por 2 a 1. Gana la partida.
constructor-lesson-win-done = 3 a 3 en esta ronda. Con el 2 a 1 de la ronda 1, ganas la partida 5 a 4.
constructor-lesson-win-wrong = la ronda terminaría 4 a 2 para Tutor, y con ella la partida.

constructor-lesson-tower = Una torre son dos o más piezas una encima de otra. Solo uno de tus movimientos forma una. Pulsa una pieza sin flecha para ver sus movimientos.
constructor-lesson-tower-done = La tuya está arriba: una torre, y un punto. Tus anillos solo podían rodear pequeñas.
constructor-lesson-tower-wrong = una pieza que está sola no es una torre. Mueve una sobre una pieza de Tutor.
constructor-lesson-tower-wrong-ring = un anillo alrededor de una pequeña no es una torre: no hay nada encima. Solo lo sería cuando una mediana va sobre el anillo.

constructor-lesson-threat = Una pieza que comparte su loseta no puede moverse, ni siquiera una pequeña dentro de un anillo. Tutor amenaza tu torre de b2 con una pequeña. Sálvala.
constructor-lesson-threat-done = La pequeña de c3 queda encerrada y se queda allí. La pequeña de a3 no está junto a b2.
constructor-lesson-threat-wrong = la pequeña de Tutor en c3 iría sobre tu mediana, y la torre de b2 se perdería para siempre.
constructor-lesson-threat-wrong-other = la pequeña de a3 no está junto a b2. La de c3 sí, y capturaría tu torre.
