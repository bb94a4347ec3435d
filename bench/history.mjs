import fs from "node:fs";
import path from "node:path";
import { fromRoot } from "../scripts/lib/paths.mjs";

const folder = fromRoot("bench/results");

/** Runs that are kept, oldest first. */
function keptRuns() {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith(".json") && name !== "latest.json");
  const runs = names.map((name) => ({ name, ...JSON.parse(fs.readFileSync(path.join(folder, name), "utf8")) }));
  return runs.filter(({ figures }) => Array.isArray(figures)).sort((a, b) => a.at.localeCompare(b.at));
}

const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const short = (value) => (value >= 100 ? String(Math.round(value)) : value.toFixed(2));

/** What a figure is judged by: its own value where the gate is one of time or bytes, else how it stands to its reference. */
const byItself = ({ ratio, gate }) => ratio === null || / (ms|s|kB|MB|requests)$/.test(gate ?? "");
const judged = (figure) => (byItself(figure) ? figure.value : figure.ratio);
const unitOf = (figure) => (byItself(figure) ? figure.unit.replace(/ \(.*/, "") : "×");

/** Runs by figure, in the order in which the newest run has them. */
function lines(runs) {
  const byName = new Map();
  for (const run of runs.toReversed()) {
    for (const figure of run.figures) {
      const name = figure.figure.replace(/ \(\d+\)/, "");
      byName.set(name, [{ run, figure }, ...(byName.get(name) ?? [])]);
    }
  }
  return [...byName].map(([name, points]) => ({ name, points }));
}

const [width, height, margin] = [260, 48, 6];
const boundOf = (gate) => Number(/[\d.]+/.exec(gate ?? "")?.[0] ?? Number.NaN);

/** The figure over its runs, from zero to its highest; the dashed line is the gate. */
function drawing(points) {
  const values = points.map(({ figure }) => judged(figure));
  const { figure } = points.at(-1);
  const bound = boundOf(figure.gate);
  const top = Math.max(...values, Number.isNaN(bound) ? 0 : bound) || 1;
  const x = (i) => margin + ((width - 2 * margin) * (i + 0.5)) / points.length;
  const y = (value) => height - margin - ((height - 2 * margin) * value) / top;
  const dots = points.map(({ run, figure: one }, i) => {
    const colour = one.passed === false ? "#b42318" : "#1f7a4d";
    const said = `${run.version ?? ""} ${run.at.slice(0, 10)}, ${run.rows} requests: ${short(judged(one))} ${unitOf(one)}`;
    return `<circle cx="${x(i)}" cy="${y(values[i])}" r="3.5" fill="${colour}"><title>${escaped(said.trim())}</title></circle>`;
  });
  const path = values.map((value, i) => `${x(i)},${y(value)}`).join(" ");
  const gate = Number.isNaN(bound)
    ? ""
    : `<line x1="0" x2="${width}" y1="${y(bound)}" y2="${y(bound)}" stroke="#8a8f98" stroke-dasharray="3 3"/>`;
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${values.map(short).join(", ")}">
    ${gate}<polyline points="${path}" fill="none" stroke="#5b6470"/>${dots.join("")}</svg>`;
}

function row({ name, points }) {
  const { figure, run } = points.at(-1);
  const beside = figure.beside ? `beside: ${figure.beside}` : "";
  const reached = figure.passed === null ? "" : figure.passed ? "yes" : "no";
  return `<tr><th scope="row">${escaped(name)}<small>${escaped(beside)}</small></th><td>${drawing(points)}</td>
    <td>${short(judged(figure))} ${escaped(unitOf(figure))}</td><td>${escaped(figure.gate ?? "–")}</td><td>${reached}</td>
    <td>${escaped(run.version ?? "")} <small>${run.at.slice(0, 10)}, ${run.rows} requests</small></td></tr>`;
}

const style = `body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1b1f24;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.35rem .6rem;border-bottom:1px solid #d9dde2;vertical-align:middle}
small{display:block;color:#5b6470;font-weight:400}td{white-space:nowrap}th[scope=row]{font-weight:500}`;

/** Draws what the kept runs have measured, as a page that needs nothing beside it. */
export function drawHistory() {
  const runs = keptRuns();
  const heads = ["Figure", "Runs, oldest first", "Newest", "Gate", "Reached", "Measured"];
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Charabanc, benchmark</title><style>${style}</style></head>
<body><h1>Charabanc, benchmark</h1>
<p>From ${runs.length} kept runs. Drawn is what the gate is of: the ratio to a reference of the same run, or the figure itself. Machines and
sizes of the market differ from run to run (hover a point): ratios compare, milliseconds hardly do. How it is measured: docs/bench.md.</p>
<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead>
<tbody>${lines(runs).map(row).join("\n")}</tbody></table></body></html>
`;
  fs.writeFileSync(fromRoot("bench/report.html"), html);
}

/** Keeps a run under its version: what each figure came to, without its rounds. */
export function keepRun({ figures, ...head }) {
  const kept = figures.map(({ figure, beside, unit, value, referenceValue, ratio, spread, gate, passed }) => ({
    figure,
    beside,
    unit,
    value,
    referenceValue,
    ratio,
    spread,
    gate,
    passed,
  }));
  const name = `quick-${head.version}.json`;
  fs.writeFileSync(path.join(folder, name), `${JSON.stringify({ ...head, figures: kept }, null, 1)}\n`);
  return name;
}
