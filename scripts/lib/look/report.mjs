import fs from "node:fs";
import path from "node:path";

const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
export const percent = (share) => `${(share * 100).toFixed(share < 0.001 ? 4 : 2)} %`;

const style = `body{font:14px/1.5 system-ui;margin:2rem;background:#fff;color:#111}h2{font-size:1rem;margin:2rem 0 .5rem}
.row{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:.75rem}figure{margin:0}figcaption{color:#555}
img{max-width:100%;border:1px solid #ccc}td,th{text-align:left;padding:.1rem 1rem .1rem 0}.bad{color:#b00}`;

const figure = (file, title) =>
  `<figure><figcaption>${title}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${title}"></a></figure>`;

function section({ name, error, difference }) {
  if (error) return `<h2 id="${name}">${name}</h2><p class="bad">${escaped(error)}</p>`;
  const head = `<h2 id="${name}">${name}: ${percent(difference.share)} (${difference.count} pixels in ${difference.place} of ${difference.sizes})</h2>`;
  const kinds = ["before", "after", "difference"];
  return `${head}<div class="row">${kinds.map((kind) => figure(`${name}.${kind}.png`, kind)).join("")}</div>`;
}

const summaryRow = ({ name, error, difference }) =>
  `<tr><td><a href="#${name}">${name}</a></td><td>${error ? "not taken" : percent(difference.share)}</td></tr>`;

/** Writes the one page and its pictures; returns the page's path. `results`: { name, before, after, difference, error }. */
export function writeReport(dir, { title, results, total }) {
  fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(dir, { recursive: true });
  for (const { name, before, after, difference } of results.filter((result) => result.difference)) {
    fs.writeFileSync(path.join(dir, `${name}.before.png`), before);
    fs.writeFileSync(path.join(dir, `${name}.after.png`), after);
    fs.writeFileSync(path.join(dir, `${name}.difference.png`), difference.picture);
  }
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style>`;
  const summary = `<h1>${escaped(title)}</h1><p>${results.length} of ${total} pictures differ.</p>`;
  const table = `<table>${results.map(summaryRow).join("")}</table>`;
  const file = path.join(dir, "index.html");
  fs.writeFileSync(file, `${head}${summary}${table}${results.map(section).join("")}</html>\n`);
  return file;
}
