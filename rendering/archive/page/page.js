"use strict";
(() => {
  const find = (id) => document.getElementById(id);
  const data = JSON.parse(find("data").textContent);
  const { tile, columns, sheets, cuts, frames, sentences } = data;
  const canvas = find("picture");
  const slider = find("slider");
  const play = find("play");
  const told = find("told");
  const steps = [...find("steps").children];
  const last = steps.length - 1;
  const cursor = find("cursor");

  // The tile in each cell of each picture, which differs from an earlier one in some runs of cells.
  // Where each tile is drawn: on a sheet, which is a picture without the columns and rows that have no new tile.
  const pictures = [];
  const places = [];
  let sheet = 0;
  const lines = (numbers) => new Map([...new Set(numbers)].sort((a, b) => a - b).map((line, i) => [line, i * tile]));
  for (const [width, height, back, ...runs] of cuts) {
    const cells = back ? pictures[pictures.length - back].cells.slice() : [];
    cells.length = columns * Math.ceil(height / tile);
    const fresh = [];
    for (let i = 0; i < runs.length; i += 3) {
      for (let j = 0; j < runs[i + 2]; j++) {
        const [cell, id] = [runs[i] + j, runs[i + 1] + j];
        if (id === places.length + fresh.length) fresh.push(cell);
        cells[cell] = id;
      }
    }
    const across = lines(fresh.map((cell) => cell % columns));
    const down = lines(fresh.map((cell) => Math.floor(cell / columns)));
    for (const cell of fresh) places.push([sheet, across.get(cell % columns), down.get(Math.floor(cell / columns))]);
    if (fresh.length) sheet++;
    pictures.push({ cells, width, height });
  }

  const images = [];
  const decode = (number) => {
    images[number] ??= (async () => {
      const image = new Image();
      image.src = `data:image/webp;base64,${sheets[number]}`;
      await image.decode();
      return image;
    })();
    return images[number];
  };

  let shown = -1;
  let timer = 0;

  const draw = async (number) => {
    const { cells, width, height } = pictures[number];
    const needed = [...new Set(cells.map((id) => places[id][0]))];
    const decoded = new Map();
    await Promise.all(needed.map(async (each) => decoded.set(each, await decode(each))));
    if (number !== shown) return;
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext("2d");
    cells.forEach((id, cell) => {
      const [from, left, top] = places[id];
      const x = (cell % columns) * tile;
      const y = Math.floor(cell / columns) * tile;
      context.drawImage(decoded.get(from), left, top, tile, tile, x, y, tile, tile);
    });
    canvas.setAttribute("aria-label", say(frames[number][0]));
    canvas.dataset.frame = number;
  };

  const say = (ids) => ids.map((id) => sentences[id]).join(" ");

  const tell = (number) => {
    const step = steps[number];
    const where = document.createElement("p");
    where.className = "where";
    where.textContent = step.querySelector(".jump").textContent;
    const parts = [...step.children].filter((part) => !part.classList.contains("where"));
    told.replaceChildren(where, ...parts.map((part) => part.cloneNode(true)));
    slider.value = number;
    slider.setAttribute("aria-valuetext", where.textContent);
    const lines = frames[number][1].map((ids) => {
      const line = document.createElement("li");
      line.textContent = say(ids);
      return line;
    });
    find("words").replaceChildren(...lines);
  };

  const mark = (number) => {
    for (const step of steps) {
      if (step.hasAttribute("data-now")) {
        step.removeAttribute("data-now");
        step.querySelector("button").removeAttribute("aria-current");
      }
    }
    const step = steps[number];
    step.setAttribute("data-now", "");
    step.querySelector("button").setAttribute("aria-current", "step");
    const list = find("steps");
    const top = step.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + step.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - list.clientHeight / 3;
    }
    if (cursor) {
      const x = Number(cursor.dataset.left) + number * Number(cursor.dataset.step);
      cursor.setAttribute("x1", x);
      cursor.setAttribute("x2", x);
    }
    // A disabled button loses the focus, so the buttons at both ends only look and say so.
    for (const id of ["first", "back"]) find(id).setAttribute("aria-disabled", number === 0);
    for (const id of ["last", "forward"]) find(id).setAttribute("aria-disabled", number === last);
  };

  const show = (number) => {
    number = Math.max(0, Math.min(last, number));
    if (number === shown) return Promise.resolve();
    shown = number;
    tell(number);
    mark(number);
    return draw(number);
  };

  const pause = () => {
    clearTimeout(timer);
    timer = 0;
    play.textContent = play.dataset.play;
    told.setAttribute("aria-live", "polite");
  };

  const go = (number) => {
    pause();
    return show(number);
  };

  const advance = async () => {
    await show(shown + 1);
    if (!timer) return;
    if (shown >= last) pause();
    else timer = setTimeout(advance, Number(find("speed").value));
  };

  const toggle = () => {
    if (timer) {
      pause();
      return;
    }
    play.textContent = play.dataset.pause;
    told.setAttribute("aria-live", "off"); // speech cannot follow
    if (shown >= last) show(0);
    timer = setTimeout(advance, Number(find("speed").value));
  };

  const keys = {
    ArrowLeft: () => go(shown - 1),
    ArrowRight: () => go(shown + 1),
    Home: () => go(0),
    End: () => go(last),
    " ": toggle,
  };

  const keepsKey = (element, key) =>
    element.matches("select, textarea, input:not([type=range])") ||
    (key === " " && element.matches("button, summary"));

  document.addEventListener("keydown", (event) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (keepsKey(event.target, event.key)) return;
    event.preventDefault();
    act();
  });

  for (const words of document.querySelectorAll("[data-frame]:not(canvas)")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "jump";
    button.append(...words.childNodes);
    button.addEventListener("click", () => {
      go(Number(words.dataset.frame));
      const smooth = matchMedia("(prefers-reduced-motion: no-preference)").matches;
      find("board").scrollIntoView({ block: "nearest", behavior: smooth ? "smooth" : "auto" });
    });
    words.replaceWith(button);
  }

  find("first").addEventListener("click", () => go(0));
  find("back").addEventListener("click", () => go(shown - 1));
  find("forward").addEventListener("click", () => go(shown + 1));
  find("last").addEventListener("click", () => go(last));
  play.addEventListener("click", toggle);
  slider.addEventListener("input", () => go(Number(slider.value)));
  find("colours").addEventListener("change", (event) => {
    document.documentElement.dataset.colours = event.target.value;
  });

  document.documentElement.classList.add("has-script");
  for (const element of document.querySelectorAll(".needs-script")) element.hidden = false;
  canvas.hidden = false;
  show(0);
})();
