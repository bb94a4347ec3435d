import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fromRoot } from "../scripts/lib/paths.mjs";
import { say } from "../scripts/lib/progress.mjs";
import { measureOf } from "./figures.mjs";
import { median } from "./load.mjs";

/** Medians of whatever the rounds measured. */
const sideOf = (rounds) =>
  rounds
    ? Object.fromEntries(Object.keys(rounds[0]).map((name) => [name, median(rounds.map((round) => round[name]))]))
    : null;

/** Lowest and highest round as a share of the median: what the machine itself did to the figure. */
function spreadOf(rounds, name) {
  const values = rounds.map((round) => round[name]);
  const middle = median(values);
  if (middle === 0) return null;
  return [Math.min(...values) / middle, Math.max(...values) / middle];
}

const number = (value) => {
  if (value === null || value === undefined) return "–";
  return value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(2);
};

/** Only time is longer on a slower machine (decision 116). */
export const isTimed = ({ limit, unit = "ms" }) => limit !== undefined && ["ms", "s"].includes(unit);
const limitHere = (figure, pace) => (isTimed(figure) ? figure.limit / pace : figure.limit);

function passes(figure, ratio, ours, pace) {
  const { least, most, limit, floor } = figure;
  if (floor !== undefined) return ours >= floor;
  if (least !== undefined) return ratio >= least;
  if (most !== undefined) return ratio <= most;
  return limit === undefined ? null : ours <= limitHere(figure, pace);
}

function gateText(figure, pace) {
  const { least, most, limit, floor, unit = "ms" } = figure;
  if (floor !== undefined) return `≥ ${floor}`;
  if (least !== undefined) return `≥ ${least}`;
  if (most !== undefined) return `≤ ${most} ×`;
  if (limit === undefined) return "–";
  const here = pace < 1 && isTimed(figure) ? `, here ${number(limitHere(figure, pace))}` : "";
  return `≤ ${limit} ${unit}${here}`;
}

/**
 * Medians of all rounds; the ratio is the median of the rounds' own ratios, as both sides ran in the same minute.
 * `pace`: share of a full machine, 1 at most.
 */
export function summary(figure, { ours, reference: other }, pace = 1) {
  const name = measureOf(figure);
  const reference = figure.beside ? other : null;
  const own = sideOf(ours);
  const ratio = reference ? median(ours.map((round, i) => round[name] / reference[i][name])) : null;
  return {
    figure: figure.name,
    beside: figure.beside ?? null,
    unit: figure.unit ?? (name === "perSecond" ? "requests/s" : `ms (${name})`),
    ours: own,
    reference: sideOf(reference),
    value: own[name],
    referenceValue: reference ? sideOf(reference)[name] : null,
    ratio,
    spread: spreadOf(ours, name),
    gate: gateText(figure, pace),
    pace,
    passed: passes(figure, ratio, own[name], pace),
    rounds: { ours, reference },
  };
}

const three = (side) => (side ? [side.p50, side.p95, side.p99].map(number).join(" / ") : "–");
/** Time of the node process alone: the figure that a busy machine disturbs least. */
const cpuTime = ({ ours, reference, unit }) =>
  unit === "requests/s" && ours?.cpu ? `${number(ours.cpu)} / ${number(reference.cpu)}` : "–";
const range = (spread) => (spread ? `${spread.map((part) => Math.round(part * 100)).join("–")} %` : "–");
const verdict = { true: "yes", false: "NO", null: "" };

const columns = {
  figure: (row) => row.figure,
  unit: (row) => row.unit,
  ours: (row) => number(row.value),
  reference: (row) => (row.beside ? `${number(row.referenceValue)} (${row.beside})` : "–"),
  ratio: (row) => number(row.ratio),
  spread: (row) => range(row.spread),
  "ms p50 / p95 / p99": (row) => three(row.ours),
  "cpu µs ours / bare": cpuTime,
  gate: (row) => row.gate,
  reached: (row) => verdict[row.passed],
};

/** A table that reads in a terminal and in Markdown alike. */
function table(rows) {
  const heads = Object.keys(columns);
  const cells = [heads, ...rows.map((row) => heads.map((head) => columns[head](row)))];
  const widths = heads.map((_head, i) => Math.max(...cells.map((line) => line[i].length)));
  const lines = cells.map((line) => `| ${line.map((cell, i) => cell.padEnd(widths[i])).join(" | ")} |`);
  return [lines[0], `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...lines.slice(1)].join("\n");
}

function commit() {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  } catch {
    return null;
  }
}

export function machine() {
  const [cpu] = os.cpus();
  const memory = `${Math.round(os.totalmem() / 1024 ** 3)} GiB`;
  return {
    cpu: cpu?.model.trim(),
    cores: os.cpus().length,
    memory,
    system: `${os.type()} ${os.release()}`,
    node: process.version,
  };
}

/** What a report begins with: when, which version, on what, and what else ran there. */
export function headOf() {
  const { version } = JSON.parse(fs.readFileSync(fromRoot("package.json"), "utf8"));
  return { at: new Date().toISOString(), version, commit: commit(), machine: machine(), loadBefore: os.loadavg() };
}

export function writeReport(file, report) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify({ ...report, loadAfter: os.loadavg() }, null, 2)}\n`);
}

function paceText(paces) {
  const some = paces.filter((pace) => pace < 1);
  const [lowest, highest] = [Math.min(...some), Math.max(...some)].map((pace) => pace.toFixed(2));
  return lowest === highest ? lowest : `${lowest} to ${highest}`;
}

export function sayTable({ figures }) {
  say(`\n${table(figures)}\n`);
  const paces = figures.map(({ pace = 1 }) => pace);
  if (Math.min(...paces) < 1) say(`  at ${paceText(paces)} of a full machine; times are judged by that (decision 116)`);
  const missed = figures.filter(({ passed }) => passed === false).map(({ figure }) => figure);
  if (figures.length === 0) say("  nothing was measured");
  else say(missed.length === 0 ? "  all gates reached" : `  gates not reached: ${missed.join("; ")}`);
}
