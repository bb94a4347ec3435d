import { adminFigures, openAdmin } from "./admin.mjs";
import { beforeFigures, openBefore } from "./before.mjs";
import { calendarFigures, openCalendars } from "./calendar.mjs";
import {
  chainFigures,
  dispatchFigure,
  fitFigures,
  hoursFigure,
  inboxFigure,
  marketFigures,
  matchingFigure,
  placeFigures,
} from "./figures.mjs";
import { liveFigures, openLive } from "./live.mjs";
import { openPhone, phoneFigures } from "./phone.mjs";
import { someEmergencies, somePoints, someRequests } from "./points.mjs";
import { narrowedFigures } from "./narrowed.mjs";
import { pageFigures } from "./pages.mjs";
import { nearFigures, openReaders, roadFigures } from "./roads.mjs";
import { openBare, openChains, openFront, openProgram } from "./sides.mjs";
import { storedFigures } from "./stored.mjs";
import { travelFigures } from "./travel.mjs";
import { startFigures } from "./start.mjs";
import { visitFigures, openVisits } from "./visits.mjs";
import { openWriter } from "./writer.mjs";
import { writesFigures } from "./writes.mjs";
import { writingFigures } from "./writing.mjs";

/** On both markets: the smaller one is what the larger stands beside. */
const both = async (market, open) => ({
  large: await open(await market("large")),
  small: await open(await market("small")),
});
const program = (name) => (url) => openProgram(name, url);

async function totalOf(front) {
  const answer = await fetch(`${front.url}/api/busrequest?take=1`);
  return (await answer.json()).total;
}

/** How each side is started; `get` gives another one, which is started but once. */
const sides = {
  front: async ({ market }) => openFront(await market("large")),
  bare: async ({ market, get }) => openBare(await get("front"), await market("large"), await market("small")),
  total: async ({ get }) => totalOf(await get("front")),
  points: async ({ market }) => somePoints(await market("large"), 20_000),
  requests: ({ market }) => both(market, (url) => someRequests(url, 2_000)),
  emergencies: async ({ market }) => someEmergencies(await market("fleets"), 400),
  matching: ({ market }) => both(market, program("matching")),
  fits: ({ market }) => both(market, program("fits")),
  near: ({ market }) => both(market, program("near")),
  chains: async ({ market }) => openChains(await market("large")),
  hours: async ({ market }) => openProgram("hours", await market("large")),
  roads: async ({ market }) => openProgram("roads", await market("large")),
  inbox: async ({ market }) => openProgram("inbox", await market("large")),
  live: async ({ market }) => openLive(await market("large")),
  dispatch: async ({ market }) => openProgram("dispatch", await market("fleets")),
  readers: async ({ market }) => openReaders(await market("large")),
  calendars: async ({ market }) => openCalendars(await market("large")),
  writer: async ({ market, get }) => openWriter(await market("large"), await get("front")),
  smallFront: async ({ market }) => openFront(await market("small")),
  request: async ({ market }) => someRequests(await market("small"), 1),
  phone: async ({ get }) => openPhone(await get("smallFront"), await get("request"), await get("bare")),
  visits: async ({ get }) => openVisits(await get("smallFront"), await get("request")),
  before: async ({ market, get, rows }) =>
    openBefore({ rows, database: await market("large"), front: await get("front") }),
  admin: async ({ market, get }) => openAdmin(await market("large"), await get("front")),
};

/** What can be named on the command line: its figures, and the sides that they ask. */
export const parts = {
  market: { figures: marketFigures, sides: ["front", "bare", "points", "total"] },
  writes: { figures: writesFigures, sides: ["front", "writer"] },
  writing: { figures: writingFigures, sides: ["front", "bare", "writer"] },
  stored: { figures: storedFigures, sides: ["front", "bare", "points"] },
  pages: { figures: pageFigures, sides: ["front", "bare", "calendars", "requests"] },
  places: { figures: placeFigures, sides: ["front", "points"] },
  matching: { figures: matchingFigure, sides: ["matching", "requests"] },
  fits: { figures: fitFigures, sides: ["fits", "requests"] },
  partners: { figures: travelFigures, sides: ["near", "points"] },
  chains: { figures: chainFigures, sides: ["chains"] },
  hours: { figures: hoursFigure, sides: ["hours"] },
  roads: { figures: roadFigures, sides: ["roads", "points"] },
  near: { figures: nearFigures, sides: ["front", "points", "calendars", "readers"] },
  inbox: { figures: inboxFigure, sides: ["inbox"] },
  live: { figures: liveFigures, sides: ["live"] },
  dispatch: { figures: dispatchFigure, sides: ["dispatch", "emergencies"] },
  calendar: { figures: calendarFigures, sides: ["front", "calendars"] },
  // Its lab sets the processor's speed by itself (decisions 112 and 119).
  phone: { figures: phoneFigures, sides: ["phone"], hasOwnPace: true },
  visits: { figures: visitFigures, sides: ["visits"] },
  start: { figures: startFigures, sides: [] },
  before: { figures: beforeFigures, sides: ["before", "points"] },
  admin: { figures: adminFigures, sides: ["front", "admin"] },
  narrowed: { figures: narrowedFigures, sides: ["front", "admin", "calendars", "requests"] },
};

/** Starts each side when it is first asked for. */
export function openSides(market, rows) {
  const open = new Map();
  const get = (name) => {
    if (!open.has(name)) open.set(name, sides[name]({ market, get, rows }));
    return open.get(name);
  };
  return get;
}
