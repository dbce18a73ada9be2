button-page = Guardar como página
page-ready = La partida entera como página: descarga el archivo y ábrelo en cualquier navegador. Funciona sin conexión.
page-begins = Reuniendo los turnos…
page-progress = Pintando las imágenes: { $done } de { $total }. Tarda medio minuto más o menos.
refusal-page-not-over = La página de una partida está disponible cuando la partida ha terminado.
refusal-page-not-made = La página no se pudo hacer en este momento. Inténtalo de nuevo dentro de un minuto.

page-title = { $game }: { $players }
page-date = Partida del { DATETIME($date, dateStyle: "long") }
page-part-players = Jugadores y resultado
page-score-player = Jugador
page-score-points = Puntuación
page-score-parts = Detalles
page-part-board = El tablero
page-part-controls = Controles
page-first = Inicio
page-back = Atrás
page-play = Reproducir
page-pause = Pausa
page-forward = Adelante
page-last = Final
page-step = Posición
page-speed = Velocidad
page-speed-slow = Lenta
page-speed-normal = Normal
page-speed-fast = Rápida
page-keys = Teclas: las flechas van atrás y adelante, Inicio y Fin a la primera y la última posición, y la barra espaciadora reproduce.
page-colours = Colores
page-colours-device = Como mi dispositivo
page-colours-dark = Oscuros
page-colours-light = Claros
page-frame-title = { $frame } · { $title }
page-words = En palabras
page-no-script = Así terminó la partida. Con JavaScript, la página muestra la partida entera.
page-part-moments = Momentos clave
page-part-steps = La partida entera
page-part-review = Análisis
page-computer = { $player } (IA, nivel { $level })
page-review-estimates = Todos los números son estimaciones a partir de muchas { $part ->
    [step] rondas simuladas
   *[turn] partidas simuladas
 }.
page-review-alt = La probabilidad de ganar de { $players } en { $count } posiciones. Al final: { $shares }.
page-review-share = { $player } { $percent } %
page-review-percent = { $percent } %
page-review-turning-points = Momentos decisivos
page-review-table = La probabilidad, paso por paso
page-part-table = La mesa
page-part-options = Opciones
page-usual-options = Esta partida se jugó con las opciones habituales.
page-assisted = { $how ->
    [played] Hubo IA en esta partida.
   *[unknown] En esta partida hubo ayuda de alguna IA.
 }
page-moment-lead = { $player } se puso en cabeza.
page-moment-gain = { $player } sumó { $points ->
    [one] un punto
   *[other] { $points } puntos
 }, más que en ningún otro turno.
page-moment-end = El final. { $result }
page-made-with = Hecho con Guildhall.

cli-record-page = Escribe una partida entera como una página que cualquier navegador muestra sin red.
cli-record-page-output = El archivo que se escribe; aún no debe existir. Por defecto, el nombre del acta con .html al final.
cli-record-page-theme = Los colores de las imágenes.
cli-record-page-language = El idioma de la página.
cli-record-page-done = La página está en { $file }. Ábrela en un navegador.
cli-record-page-painting = Pintando
