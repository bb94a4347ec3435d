import { fromRoot } from "../scripts/lib/paths.mjs";
import { Advice, say, step } from "../scripts/lib/progress.mjs";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { hasBefore } from "./before.mjs";
import { openMarkets } from "./database.mjs";
import { measure, readingsOf } from "./figures.mjs";
import { drawHistory, keepRun } from "./history.mjs";
import { openSides, parts } from "./parts.mjs";
import { paceOf } from "./pace.mjs";
import { headOf, isTimed, machine, sayTable, summary, writeReport } from "./report.mjs";
import { memoryOf, rest } from "./sides.mjs";

function numberOf(name, usual) {
  const value = Number(process.env[name] || usual);
  if (value === usual || (Number.isInteger(value) && value > 0)) return value;
  throw new Advice(`${name}=${process.env[name]} is no whole number above 0. Example: ${name}=${usual} npm run bench`);
}

/** `quick`: each kind once in a small market, kept by version. */
const quick = {
  names: [
    "market",
    "stored",
    "writes",
    "writing",
    "pages",
    "places",
    "matching",
    "fits",
    "partners",
    "near",
    "inbox",
    "hours",
    "roads",
    "calendar",
    "visits",
  ],
  rows: 20_000,
  rounds: 1,
  seconds: 0.7,
  warmUp: 0.3,
};
const whole = { rows: 1_000_000, rounds: 5, seconds: 4, warmUp: 1 };

function chosenParts(names) {
  const unknown = names.filter((name) => !parts[name]);
  const all = Object.keys(parts).filter((name) => name !== "before" || hasBefore);
  if (unknown.length === 0) return names.length > 0 ? names : all;
  throw new Advice(`There is no part ${unknown.join(", ")}. Choose from: ${Object.keys(parts).join(", ")}`);
}

/** What both processes hold, in MB; counted as one more figure. */
async function memoryFigure(get, name, most) {
  const [front, bare] = [await get("front"), await get("bare")];
  const [value, referenceValue] = [memoryOf(front.pid), memoryOf(bare.pid)];
  if (value === null || referenceValue === null) return [];
  const ratio = value / referenceValue;
  const figure = { figure: name, beside: "bare", unit: "MB", ours: null, reference: null };
  const gate = most ? { gate: `≤ ${most} ×`, passed: ratio <= most } : { gate: "–", passed: null };
  return [{ ...figure, value, referenceValue, ratio, spread: null, ...gate }];
}

/** After the floods, and once the server has given back what the last of them has left (decision 093). */
async function memoryFigures(get) {
  const straight = await memoryFigure(get, "memory straight after the load", null);
  await wait(rest);
  return [...straight, ...(await memoryFigure(get, "memory after the load", 5))];
}

/** One that fails takes none of the others with it. */
const attempt = (label, run) =>
  step(label, run).catch((error) => {
    say(`  ✗ ${label}: ${error.message}`);
    return null;
  });

/** Measured before and after a part that is judged by time; machines that are shared change within minutes. */
async function paced(get, options, work) {
  const bare = await get("bare");
  const before = await paceOf(bare, options);
  const measured = await work();
  return { measured, pace: Math.min(1, (before + (await paceOf(bare, options))) / 2) };
}

async function measurePart(name, get, options) {
  const { figures, sides, hasOwnPace } = parts[name];
  const opened = await attempt(`starting what ${name} needs`, async () => {
    const pairs = [];
    for (const side of sides) pairs.push([side, await get(side)]);
    return Object.fromEntries(pairs);
  });
  const all = opened ? [figures(opened)].flat() : [];
  const measureAll = async () => {
    const measured = [];
    for (const figure of all) {
      const rounds = await attempt(figure.name, () => measure(figure, options));
      if (rounds) measured.push(...readingsOf(figure).map((one) => [one, rounds]));
    }
    return measured;
  };
  const judgedByTime = !hasOwnPace && all.flatMap(readingsOf).some(isTimed);
  const { measured, pace } = judgedByTime
    ? await paced(get, options, measureAll)
    : { measured: await measureAll(), pace: 1 };
  return measured.map(([figure, rounds]) => summary(figure, rounds, pace));
}

/** Measures the parts that are named, or all; what was measured is written after each. */
export async function bench(names) {
  const isQuick = names.length === 1 && names[0] === "quick";
  const usual = isQuick ? quick : whole;
  const chosen = chosenParts(isQuick ? quick.names : names);
  const rows = numberOf("BENCH_ROWS", usual.rows);
  const { warmUp } = usual;
  const options = {
    rounds: numberOf("BENCH_ROUNDS", usual.rounds),
    seconds: numberOf("BENCH_SECONDS", usual.seconds),
    warmUp,
  };
  const get = openSides(await openMarkets(rows), rows);
  const { cpu, cores } = machine();
  say(`  ${rows} requests, ${cores} cores of ${cpu}: ${chosen.join(", ")}`);
  const report = { ...headOf(), rows, ...options, connections: 32, figures: [] };
  const file = fromRoot("bench/results/latest.json");
  for (const name of chosen) {
    report.figures.push(...(await measurePart(name, get, options)));
    writeReport(file, report);
  }
  if (chosen.includes("market")) {
    report.figures.push(...((await attempt("memory", () => memoryFigures(get))) ?? []));
    writeReport(file, report);
  }
  sayTable(report);
  say("  written to bench/results/latest.json");
  if (isQuick) say(`  kept as bench/results/${keepRun({ ...report, loadAfter: loadavg() })}`);
  drawHistory();
}
