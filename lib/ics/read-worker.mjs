// Runs in a thread of its own (read.ts): a calendar that is hostile or vast costs its own time and memory alone.
import { parentPort } from "node:worker_threads";
import ICAL from "ical.js";
import { clockOf } from "./zones.mjs";

/** More of one event is a rule that was not meant for people. */
const mostSteps = 50_000;
const longestTitle = 200;

/** Moments of one calendar; `used.guessed`: some time was taken by the company's clock for want of a known zone. */
function moments(root, fallback) {
  const own = new Map();
  for (const component of root.getAllSubcomponents("vtimezone")) {
    const tzid = component.getFirstPropertyValue("tzid");
    if (tzid) own.set(String(tzid), new ICAL.Timezone({ component, tzid }));
  }
  const used = { guessed: false };
  const clocks = new Map();
  const home = clockOf(fallback);
  function clock(tzid) {
    const known = clocks.get(tzid) ?? clockOf(tzid) ?? vtimezone(tzid);
    if (known) clocks.set(tzid, known);
    else used.guessed = true;
    return known ?? home;
  }
  function vtimezone(tzid) {
    const zone = own.get(tzid);
    if (!zone) return null;
    const offset = (wall) => zone.utcOffset(timeOf(wall, false)) * 1000;
    return { toInstant: (wall) => wall - offset(wall), toWall: (instant) => instant + offset(instant) };
  }
  const utc = { toInstant: (wall) => wall, toWall: (instant) => instant };
  const isUtc = (time) => time.zone === ICAL.Timezone.utcTimezone;
  /** Floating times and whole days are the company's. */
  const clockFor = (time, property) => {
    if (isUtc(time)) return utc;
    const tzid = property.getParameter("tzid");
    return tzid && !time.isDate ? clock(String(tzid)) : home;
  };
  return { clockFor, isUtc, used };
}

const wallOf = (time) => Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
const timeOf = (wall, isDate) => {
  const at = new Date(wall);
  const day = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  const clock = { hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds() };
  return ICAL.Time.fromData(isDate ? { ...day, isDate } : { ...day, ...clock });
};

const word = (event, name) => String(event.getFirstPropertyValue(name) ?? "").toUpperCase();

/** What holds nobody: called off, or marked as free. */
function isFree(event) {
  return (
    word(event, "status") === "CANCELLED" ||
    word(event, "transp") === "TRANSPARENT" ||
    word(event, "x-microsoft-cdo-busystatus") === "FREE"
  );
}

function begin(event, { clockFor }) {
  const property = event.getFirstProperty("dtstart");
  const time = property?.getFirstValue();
  if (!(time instanceof ICAL.Time)) throw new Error("no start");
  const wall = wallOf(time);
  if (!Number.isFinite(wall)) throw new Error("no time");
  return { wall, allDay: time.isDate, clock: clockFor(time, property) };
}

const day = 86_400_000;

/** By the clock on the wall for whole days, else so many milliseconds. */
function lengthOf(event, { wall, allDay, clock }, { clockFor }) {
  const property = event.getFirstProperty("dtend");
  const end = property?.getFirstValue();
  if (end instanceof ICAL.Time) {
    if (allDay) return Math.max(day, wallOf(end) - wall);
    return clockFor(end, property).toInstant(wallOf(end)) - clock.toInstant(wall);
  }
  const duration = event.getFirstPropertyValue("duration");
  if (duration) return duration.toSeconds() * 1000;
  return allDay ? day : 0;
}

/** Moments at which a series does not take place as its rule says. */
function instantsOf(event, name, { clockFor }) {
  return event
    .getAllProperties(name)
    .flatMap((property) =>
      property
        .getValues()
        .flatMap((time) => (time instanceof ICAL.Time ? [clockFor(time, property).toInstant(wallOf(time))] : [])),
    );
}

/** The rules end by the same clock as they run by. */
function* walls(event, { wall, allDay, clock }, { isUtc }) {
  for (const property of event.getAllProperties("rrule")) {
    const rule = property.getFirstValue();
    if (rule?.until && isUtc(rule.until)) rule.until = timeOf(clock.toWall(wallOf(rule.until)), allDay);
  }
  const expansion = new ICAL.RecurExpansion({ component: event, dtstart: timeOf(wall, allDay) });
  for (let step = 0; step < mostSteps; step++) {
    const next = expansion.next();
    if (!next) return;
    yield wallOf(next);
  }
  throw new Error("too many");
}

const isSeries = (event) => event.hasProperty("rrule") || event.hasProperty("rdate");

function spansOf(event, moved, { from, to }, known) {
  const start = begin(event, known);
  const length = lengthOf(event, start, known);
  const title = String(event.getFirstPropertyValue("summary") ?? "")
    .trim()
    .slice(0, longestTitle);
  const { allDay, clock } = start;
  const spans = [];
  const add = (wall) => {
    const at = clock.toInstant(wall);
    const end = allDay ? clock.toInstant(wall + length) : at + length;
    if (end > at && end > from && at < to) spans.push({ start: at, end, allDay, title });
    return at;
  };
  if (!isSeries(event) || event.hasProperty("recurrence-id")) {
    add(start.wall);
    return spans;
  }
  const elsewhere = new Set([...moved, ...instantsOf(event, "exdate", known)]);
  for (const wall of walls(event, start, known)) {
    const at = clock.toInstant(wall);
    if (at >= to) break;
    if (!elsewhere.has(at)) add(wall);
  }
  return spans;
}

const uidOf = (event) => String(event.getFirstPropertyValue("uid") ?? "");

/** Moments of a series that have an entry of their own, by the series' UID. */
function movedOf(events, known) {
  const moved = new Map();
  for (const event of events) {
    if (!event.hasProperty("recurrence-id")) continue;
    const uid = uidOf(event);
    moved.set(uid, [...(moved.get(uid) ?? []), ...instantsOf(event, "recurrence-id", known)]);
  }
  return moved;
}

const anyEvent = /^BEGIN:VEVENT\r?\n[\s\S]*?^END:VEVENT\r?\n/gm;
const anyDay = /^DT(?:START|END)\b[^\r\n]*:(\d{4})\d{4}/gm;

/** Most of a large calendar is history: what was over years ago is not parsed at all. */
function withoutHistory(text, from) {
  const year = new Date(from).getUTCFullYear();
  return text.replace(anyEvent, (event) => {
    const last = Math.max(...[...event.matchAll(anyDay)].map(([, at]) => Number(at)));
    const gone = Number.isFinite(last) && last < year - 1 && !/^R(?:RULE|DATE)\b/m.test(event);
    return gone ? "" : event;
  });
}

function rootOf(text) {
  const parsed = ICAL.parse(text);
  const first = Array.isArray(parsed[0]) ? parsed[0] : parsed;
  if (first[0] !== "vcalendar") throw new Error("no calendar");
  return new ICAL.Component(first);
}

function read({ text, from, to, zone, most, except }) {
  let root;
  try {
    root = rootOf(withoutHistory(text, from));
  } catch {
    return { failure: "noCalendar" };
  }
  const known = moments(root, zone);
  // Without its calendar around it an event is not looked for among 100,000 others at each of its values.
  const events = root.jCal[2].flatMap((one) => (one[0] === "vevent" ? [new ICAL.Component(one)] : []));
  const moved = movedOf(events, known);
  const spans = [];
  let skipped = 0;
  for (const event of events) {
    const uid = uidOf(event);
    if (isFree(event) || uid.endsWith(except)) continue;
    try {
      spans.push(...spansOf(event, moved.get(uid) ?? [], { from, to }, known));
    } catch {
      skipped++;
    }
    if (spans.length > most) return { failure: "tooMany" };
  }
  return { spans: spans.sort((a, b) => a.start - b.start), skipped, guessed: known.used.guessed };
}

parentPort.once("message", (task) => parentPort.postMessage(read(task)));
