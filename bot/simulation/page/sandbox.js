// What SimCord's page lacks for playing: places to go to, times that go on, a word about refused clicks.
const POLL = 700;
const NOTICE = 7000;
const FOLLOW = 5000;
const LINK = /^https:\/\/discord\.com\/channels\/[^/]+\/(\d+)(?:\/(\d+))?/;
const RELATIVE = /^(in |now$|yesterday$|today$|tomorrow$|(last|next|this) |.* ago$)/;
const UNITS = [["second", 1, 60], ["minute", 60, 3600], ["hour", 3600, 86400], ["day", 86400, 604800], ["week", 604800, Infinity]];

const capability = window.location.hash.slice(1);
const bar = document.createElement("nav");
bar.className = "sandbox-places";
document.querySelector(".channel-header").after(bar);
const notice = document.createElement("p");
notice.className = "sandbox-notice";
notice.setAttribute("role", "alert");
notice.hidden = true;
document.body.append(notice);

let places = [];
let shown = null;
let lost = "";
let hiding = 0;

function headers() {
  return { "X-Simcord-Capability": capability, "X-Simcord-Context": window.simcordPreview?.contextId ?? "" };
}

function tell(text) {
  notice.textContent = text;
  notice.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { notice.hidden = true; }, NOTICE);
}

async function go(place, message = "") {
  const body = JSON.stringify({ kind: "place", place, message });
  await fetch("/api/action", { method: "POST", headers: { ...headers(), "Content-Type": "application/json" }, body });
  await read();
}

function list(found) {
  if (JSON.stringify(found) === JSON.stringify(places)) return;
  places = found;
  bar.replaceChildren(...(found.length < 2 ? [] : found.map((place) => {
    const button = document.createElement("button");
    button.className = "sandbox-place";
    button.textContent = place.name;
    button.setAttribute("aria-current", String(place.is_open));
    button.addEventListener("click", () => go(place.id));
    if (place.unread && !place.is_open) {
      const unread = document.createElement("span");
      unread.className = "sandbox-unread";
      unread.textContent = place.unread;
      button.append(unread);
    }
    return button;
  })));
}

async function read() {
  if (!window.simcordPreview?.contextId) return;
  try {
    const answer = await fetch("/sandbox/places", { headers: headers(), cache: "no-store" });
    if (!answer.ok) return;
    const state = await answer.json();
    lost = state.lost;
    list(state.places);
    if (state.notice && state.notice.id !== shown) {
      shown = state.notice.id;
      tell(state.notice.text);
    }
  } catch {
    if (lost) tell(lost);
  }
}

// SimCord's links lead to Discord itself.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const [, place, message] = link?.href.match(LINK) ?? [];
  if (!place) return;
  event.preventDefault();
  void go(place, message);
}, true);

// A time such as "in 5 minutes" is right when it is drawn, and then it stands still.
function tick() {
  for (const time of document.querySelectorAll("time.discord-timestamp")) {
    if (!RELATIVE.test(time.textContent)) continue;
    const seconds = (Date.parse(time.dateTime) - Date.now()) / 1000;
    const [unit, size] = UNITS.find(([, , end]) => Math.abs(seconds) < end);
    const text = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" }).format(Math.round(seconds / size), unit);
    if (time.textContent !== text) time.textContent = text;
  }
}

// The answer to what somebody has just done is at the end of the channel.
let acted = 0;
for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, () => { acted = Date.now(); }, true);
function follow() {
  const newest = document.getElementById("new-messages");
  if (newest && !newest.hidden && Date.now() - acted < FOLLOW) newest.click();
}

setInterval(read, POLL);
setInterval(follow, 300);
setInterval(tick, 1000);
