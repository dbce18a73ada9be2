clip-ended = { DATETIME($date, dateStyle: "long") }
clip-score = { $points }
clip-alt = Un clip de { $game } con { $players }.
clip-alt-on = Un clip de { $game } con { $players }, del { DATETIME($date, dateStyle: "long") }.

button-clip = Compartir un clip
button-clip-stop = Parar
command-match-clip = Comparte la partida terminada de este canal como imagen animada
parameter-match-clip-first = El primer turno que se muestra; en una carrera, el primer paso
parameter-match-clip-last = El último turno que se muestra; en una carrera, el último paso
parameter-match-clip-speed = Cuánto tiempo se muestra cada turno
parameter-match-clip-format = WebP es más nítido y ligero; GIF se ve en todas partes
choice-speed-slow = Lento
choice-speed-normal = Normal
choice-speed-fast = Rápido
choice-format-webp = WebP
choice-format-gif = GIF
refusal-clip-not-over = El clip llega después del final: esta partida sigue en curso.
refusal-clip-nothing-played = En esta partida no se jugó nada, así que no hay clip.
refusal-clip-players-only = Solo los jugadores pueden compartir un clip de su partida.
refusal-clip-underway = En este servidor ya se está creando un clip. Espera a que esté terminado.
refusal-clip-turns = Esta partida tiene { $count ->
    [one] un turno
   *[other] los turnos 1 a { $count }
 }: elige dos; el primero no puede ir después del último.
refusal-clip-steps = Esta partida tiene { $count ->
    [one] un paso
   *[other] los pasos 1 a { $count }
 }: elige dos; el primero no puede ir después del último.
refusal-clip-failed = No se pudo crear el clip. Inténtalo de nuevo.
refusal-clip-too-large = Incluso un clip muy pequeño ocupa más de lo que acepta este servidor ({ $most } MB).
refusal-clip-gone = Ese clip ya está terminado.
clip-begins = El clip se está preparando.
clip-progress = Creando el clip: fotograma { $done } de { $total }.
clip-stopped = El clip se detuvo. No se publicó nada.
clip-posted = El clip está en el canal.
clip-of = Clip: { $game }, { $players }
clip-of-turns = Clip: { $game }, { $players }, turnos { $first } a { $last }
clip-of-steps = Clip: { $game }, { $players }, pasos { $first } a { $last }

cli-record-clip = Dibuja una partida entera como imagen animada.
cli-record-clip-output = El archivo que se escribe; aún no debe existir. Por defecto, el nombre del acta con el formato al final.
cli-record-clip-first = El primer turno que se muestra; en una carrera, el primer paso.
cli-record-clip-last = El último turno que se muestra; en una carrera, el último paso.
cli-record-clip-speed = Cuánto tiempo se muestra cada turno.
cli-record-clip-format = WebP es más nítido y ligero; GIF se ve en todas partes.
cli-record-clip-theme = Los colores de las imágenes.
cli-record-clip-megabytes = El tamaño máximo del archivo.
cli-record-clip-no-size = { $size } no es un tamaño: elige un número mayor que 0, como máximo { $most }.
cli-record-clip-drawing = Creando
cli-record-clip-too-large = Ni siquiera un clip muy pequeño cabe en ese tamaño.
cli-record-clip-done = El clip está en { $file }: { $frames } fotogramas de { $width } × { $height }.
