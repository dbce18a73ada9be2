space-builder-lesson-mistake = { $why }

space-builder-lesson-place = Una carrera por construir la ciudad del mapa. Los nueve botones son tu tablero: pon la Cúpula Burbuja en su lugar, arriba a la derecha.
space-builder-lesson-place-done = Está como en el mapa. La siguiente carta se toma sola.
space-builder-lesson-place-wrong = La Cúpula Burbuja aún no está en su lugar. Inténtalo de nuevo.
space-builder-lesson-place-wrong-place = El mapa muestra la Cúpula Burbuja arriba a la derecha. Aún tienes la carta: inténtalo de nuevo.
space-builder-lesson-place-wrong-turn = El mapa muestra su techo arriba. Aún tienes la carta: gírala e inténtalo de nuevo.
space-builder-lesson-place-wrong-side = El mapa muestra dos ventanas. Aún tienes la carta: voltéala e inténtalo de nuevo.
space-builder-lesson-place-wrong-card = Aquí va primero la Cúpula Burbuja. Inténtalo de nuevo.

space-builder-lesson-turn = En el mapa, el Silo Cometa está cabeza abajo: techo abajo, suelo arriba. Pulsa **Girar** hasta leer «techo abajo», y luego su lugar.
space-builder-lesson-turn-done = Una carta mal girada son 2 fallos, y un lugar equivocado también.
space-builder-lesson-turn-wrong = El Silo Cometa aún no está como en el mapa. Inténtalo de nuevo.
space-builder-lesson-turn-wrong-place = El mapa lo muestra en otro lugar. Aún tienes la carta: inténtalo de nuevo.
space-builder-lesson-turn-wrong-turn = El mapa muestra su techo abajo. Aún tienes la carta: gírala e inténtalo de nuevo.
space-builder-lesson-turn-wrong-side = El mapa muestra una banda. Aún tienes la carta: voltéala e inténtalo de nuevo.
space-builder-lesson-turn-wrong-card = Aquí va primero el Silo Cometa. Inténtalo de nuevo.

space-builder-lesson-flip = Cada carta tiene dos caras. La Bocina Celeste del mapa tiene un anillo hueco, la tuya un punto: **Voltear**. Gira su techo a la derecha. Ponla.
space-builder-lesson-flip-done = Una carta mal puesta, por lo que sea, son 2 fallos; una que falta, 1.
space-builder-lesson-flip-wrong = La Bocina Celeste aún no está como en el mapa. Inténtalo de nuevo.
space-builder-lesson-flip-wrong-place = El mapa la muestra en otro lugar. Aún tienes la carta: inténtalo de nuevo.
space-builder-lesson-flip-wrong-turn = El mapa muestra su techo a la derecha. Aún tienes la carta: gírala e inténtalo de nuevo.
space-builder-lesson-flip-wrong-side = El mapa muestra un anillo hueco. Aún tienes la carta: voltéala e inténtalo de nuevo.
space-builder-lesson-flip-wrong-card = Aquí va primero la Bocina Celeste. Inténtalo de nuevo.

space-builder-lesson-finish = Pon la Casa Helecho como en el mapa (tres hojas, así que **Voltear**) y pulsa **Terminé**: quien aún construye tiene que parar.
space-builder-lesson-finish-done = Ganas la ronda. Gana quien tiene menos fallos; la rapidez solo decide si hay igualdad.
space-builder-lesson-finish-wrong = Tu ciudad aún no está terminada. Inténtalo de nuevo.

space-builder-lesson-fix = Un mapa nuevo, y todo está puesto, pero una carta tiene la otra cara. Pulsa esa carta para tomarla, luego **Voltear** y **Terminé**.
space-builder-lesson-fix-done = Sin fallos: ganas otra vez. Nadie te avisa de un fallo antes del final.
space-builder-lesson-fix-wrong = Una carta aún está mal. Inténtalo de nuevo.

space-builder-lesson-unfreeze = Quien gana descongela una de cuatro cartas. Gana la partida quien gana primero una ronda con las ocho. Elige cualquiera: todas cuentan igual.
space-builder-lesson-unfreeze-done = A partir de ahora construyes cinco cartas, Tutor cuatro: quien va en cabeza tiene más trabajo.

space-builder-lesson-end = En una partida en vivo toda la mesa pulsa **Todo listo**, y el mapa aparece a la vez. El mapa puede estar girado: *Más retos* muestra cómo.

space-builder-lesson-askew = Este mapa está girado: su plataforma está arriba a la izquierda, la tuya abajo a la izquierda. Gíralo en tu mente: ¿dónde está la Cúpula Burbuja?
space-builder-lesson-askew-done = Lo que en el mapa está a la derecha de la plataforma, en tu tablero queda arriba. Los techos también giran: derecha en el mapa es arriba en tu tablero.
space-builder-lesson-askew-wrong = La Cúpula Burbuja aún no está en su lugar. Inténtalo de nuevo.
space-builder-lesson-askew-wrong-place = Lo que en el mapa está a la derecha de la plataforma, en tu tablero queda arriba. Aún tienes la carta: inténtalo de nuevo.
space-builder-lesson-askew-wrong-turn = La derecha del mapa es arriba en tu tablero. Aún tienes la carta: gira su techo hacia arriba e inténtalo de nuevo.
space-builder-lesson-askew-wrong-side = El mapa muestra dos ventanas. Aún tienes la carta: voltéala e inténtalo de nuevo.
space-builder-lesson-askew-wrong-card = Aquí va primero la Cúpula Burbuja. Inténtalo de nuevo.

space-builder-lesson-roof = En tu mente, gira el mapa un cuarto de vuelta a la izquierda, y también sus techos. Pon la Casa Helecho y pulsa **Terminé**.
space-builder-lesson-roof-done = Abajo a la derecha, techo abajo. Mira dónde está una carta desde la plataforma, y adónde apunta su techo desde allí.
space-builder-lesson-roof-wrong = Tu ciudad aún no está terminada. Inténtalo de nuevo.

space-builder-lesson-map = Un mapa cabeza abajo: izquierda es derecha, arriba es abajo, los techos apuntan al revés. Construye las cuatro cartas y pulsa **Terminé**.
space-builder-lesson-map-done = Una ciudad entera sin fallos. Así se ganan casi todas las rondas, incluso contra alguien más rápido.
space-builder-lesson-map-wrong = Tu ciudad aún no está terminada. Inténtalo de nuevo.

space-builder-lesson-race = Una carrera: Tutor termina a los tres minutos. La plataforma está abajo a la derecha: gira el mapa un cuarto de vuelta a la derecha. Pulsa antes **Terminé**.
space-builder-lesson-race-done = Antes que Tutor, y sin fallos: así se gana la ronda.
space-builder-lesson-race-wrong = Tu ciudad aún no está terminada. Inténtalo de nuevo.
space-builder-lesson-race-wrong-slow = Tutor terminó antes que tú, a los tres minutos, y gana la ronda. Inténtalo de nuevo.

space-builder-lesson-fault-place = en el lugar equivocado, 2 fallos. Pulsa esa carta y luego el lugar que muestra el mapa
space-builder-lesson-fault-turn = con el techo mal girado, 2 fallos. Pulsa esa carta y luego **Girar** hasta que esté como en el mapa
space-builder-lesson-fault-side = con la otra cara, 2 fallos. Pulsa esa carta y luego **Voltear**
space-builder-lesson-wrong-DOM-place = { space-builder-building-DOM }: { space-builder-lesson-fault-place }.
space-builder-lesson-wrong-DOM-turn = { space-builder-building-DOM }: { space-builder-lesson-fault-turn }.
space-builder-lesson-wrong-DOM-side = { space-builder-building-DOM }: { space-builder-lesson-fault-side }.
space-builder-lesson-wrong-SIL-place = { space-builder-building-SIL }: { space-builder-lesson-fault-place }.
space-builder-lesson-wrong-SIL-turn = { space-builder-building-SIL }: { space-builder-lesson-fault-turn }.
space-builder-lesson-wrong-SIL-side = { space-builder-building-SIL }: { space-builder-lesson-fault-side }.
space-builder-lesson-wrong-HRN-place = { space-builder-building-HRN }: { space-builder-lesson-fault-place }.
space-builder-lesson-wrong-HRN-turn = { space-builder-building-HRN }: { space-builder-lesson-fault-turn }.
space-builder-lesson-wrong-HRN-side = { space-builder-building-HRN }: { space-builder-lesson-fault-side }.
space-builder-lesson-wrong-GRN-place = { space-builder-building-GRN }: { space-builder-lesson-fault-place }.
space-builder-lesson-wrong-GRN-turn = { space-builder-building-GRN }: { space-builder-lesson-fault-turn }.
space-builder-lesson-wrong-GRN-side = { space-builder-building-GRN }: { space-builder-lesson-fault-side }.
