import { fromRoot } from "../scripts/lib/paths.mjs";
import { Advice, say, step } from "../scripts/lib/progress.mjs";
import { openAdmin } from "./admin.mjs";
import { openMarkets } from "./database.mjs";
import { openCalendars } from "./calendar.mjs";
import { figuresOf, measure } from "./figures.mjs";
import { machine, summary, writeReport } from "./report.mjs";
import {
  memoryOf,
  mustAgree,
  openBare,
  openChains,
  openHours,
  openInbox,
  openFits,
  openFront,
  openMatching,
  openNear,
  openRoads,
} from "./sides.mjs";
import { somePoints, someRequests } from "./points.mjs";

function numberOf(name, usual) {
  const value = Number(process.env[name] || usual);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Advice(`${name}=${process.env[name]} is no whole number above 0. Example: ${name}=${usual} npm run bench`);
}

async function totalOf(front) {
  const answer = await fetch(`${front.url}/api/busrequest?take=1`);
  return (await answer.json()).total;
}

/** What both processes hold after the floods; counted as one more figure. */
function memoryFigure(front, bare) {
  const [value, referenceValue] = [memoryOf(front.pid), memoryOf(bare.pid)];
  if (value === null || referenceValue === null) return [];
  const ratio = value / referenceValue;
  const figure = { figure: "memory after the load", beside: "bare", unit: "MB", ours: null, reference: null };
  return [{ ...figure, value, referenceValue, ratio, spread: null, gate: "≤ 5 ×", passed: ratio <= 5 }];
}

async function measureAll(sides, options) {
  const figures = [];
  const wanted = new RegExp(process.env.BENCH_ONLY || ".", "i");
  for (const figure of figuresOf(sides).filter(({ name }) => wanted.test(name))) {
    // One that fails takes none of the others with it.
    const rounds = await step(figure.name, () => measure(figure, options)).catch((error) => {
      say(`  ✗ ${error.message}`);
      return null;
    });
    if (rounds) figures.push(summary(figure, rounds));
  }
  return [...figures, ...memoryFigure(sides.front, sides.bare)];
}

export async function bench() {
  const rows = numberOf("BENCH_ROWS", 1_000_000);
  const options = { rounds: numberOf("BENCH_ROUNDS", 5), seconds: numberOf("BENCH_SECONDS", 4) };
  const markets = await openMarkets(rows);
  const points = await somePoints(markets.large, 20_000);
  const front = await step("starting the built product", () => openFront(markets.large));
  const bare = await step("starting the reference", () => openBare(front, markets));
  const matching = await step("starting the look-up of partners", () => openMatching(markets));
  const near = await step("starting the look-up of travel partners", () => openNear(markets));
  const chains = await step("starting the search of chains", () => openChains(markets));
  const hours = await step("starting the check of driving hours", () => openHours(markets));
  const fits = await step("starting the search for what fits", () => openFits(markets));
  const roads = await step("starting the road port", () => openRoads(markets));
  const inbox = await step("starting the inbox", () => openInbox(markets));
  const calendars = await openCalendars(markets.large);
  const admin = await openAdmin(markets.large, front);
  const requests = {
    large: await someRequests(markets.large, 2_000),
    small: await someRequests(markets.small, 2_000),
  };
  await mustAgree(front, bare);
  const total = await totalOf(front);
  const { cpu, cores } = machine();
  say(`  ${total} public requests of ${rows}, home page ${bare.pageBytes} bytes, ${cores} cores of ${cpu}`);
  const figures = await measureAll(
    { front, bare, matching, fits, near, chains, hours, roads, inbox, calendars, admin, points, requests, total },
    options,
  );
  const file = fromRoot("bench/results/latest.json");
  writeReport(file, { rows, total, homeBytes: bare.pageBytes, ...options, connections: 32, figures });
  say("  written to bench/results/latest.json");
}
