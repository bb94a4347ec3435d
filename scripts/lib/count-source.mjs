import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";

const lines = (text) => text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
const matches = (text, pattern) => text.match(pattern)?.length ?? 0;
const sum = (rows, of) => rows.reduce((total, row) => total + of(row), 0);

const kinds = [
  ["tests", (file) => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith("tests/")],
  ["own style sheets", (file) => file.endsWith(".css")],
  ["scripts and bench", (file) => /^(scripts|bench|tools)\//.test(file)],
  ["seed and factories", (file) => file.startsWith("prisma/")],
  ["routes (app/api)", (file) => file.startsWith("app/api/")],
  ["pages (app)", (file) => file.startsWith("app/")],
  ["parts (components)", (file) => file.startsWith("components/")],
  ["features (lib/features)", (file) => file.startsWith("lib/features/")],
  ["house (lib and top level)", () => true],
];

/** Source files of a folder with their text, as [{file, text}]; `names` are paths below it. */
export function readSources(folder, names) {
  return names
    .filter((file) => /\.(ts|tsx|mjs|cjs|css)$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => ({ file, text: fs.readFileSync(path.join(folder, file), "utf8") }));
}

const isProduct = ({ file }) =>
  /^(app|components|lib|middleware|server|jobs|worker)/.test(file) && !/\.(test|css)\b/.test(file);

/** Each way in which a call of the API is written down by hand: route, document, browser, refusal, contract. */
function statements(product) {
  const count = (pattern, where = () => true) => sum(product.filter(where), ({ text }) => matches(text, pattern));
  const declared = count(/\broute\(\{/g, ({ file }) => file.startsWith("app/api/"));
  const contracts = count(/\bcall\.(get|post|put|delete)\(/g, ({ file }) => /\/calls(\/|\.ts)/.test(file));
  const documented = count(/\boperation\(/g, ({ file }) => file.includes("openapi/present"));
  const typed = count(/\bapi\.(get|post|put|delete)\b/g);
  const refused = count(
    /^(export )?const \w+ = (methodNotAllowed\(|[A-Z]+;)|\w+ as (GET|PUT|POST|PATCH|DELETE)\b/gm,
    ({ file }) => file.endsWith("route.ts"),
  );
  const calls = contracts + declared;
  const all = calls + documented + typed + refused;
  return { calls, documented, typed, refused, perCall: calls === 0 ? 0 : all / calls };
}

const exported = /^export (?:async )?(?:function|const|let|class|type|interface|enum) (\w+)/gm;
const framework =
  /(^|\/)(page|layout|route|error|loading|not-found|global-error|sitemap|robots|manifest|icon)\.tsx?$|^(middleware|server|worker|jobs|instrumentation[\w-]*)\.ts$|\.config\./;

/** Exports whose name stands in no other file. */
function unusedExports(all) {
  const words = new Map();
  for (const { file, text } of all) {
    for (const word of new Set(text.match(/\w+/g))) words.set(word, [...(words.get(word) ?? []), file]);
  }
  const own = all.filter((row) => isProduct(row) && !framework.test(row.file));
  return sum(own, ({ text }) => [...text.matchAll(exported)].filter(([, name]) => words.get(name).length < 2).length);
}

/** What `npm run count` tells of a tree: rows of [what, number]. */
export function countSources(all) {
  const left = new Set(all);
  const byKind = kinds.map(([name, isKind]) => {
    const rows = [...left].filter(({ file }) => isKind(file));
    for (const row of rows) left.delete(row);
    return [name, rows];
  });
  const product = all.filter(isProduct);
  const sheets = all.filter(({ file }) => file.endsWith(".css"));
  const classes = new Set(
    sheets.flatMap(({ text }) => [...text.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name)),
  );
  const said = statements(product);
  const css = Buffer.from(sheets.map(({ text }) => text).join("\n"));
  return [
    ["source files without tests", all.length - byKind[0][1].length],
    ["source lines without tests", sum(all, ({ text }) => lines(text)) - sum(byKind[0][1], ({ text }) => lines(text))],
    ...byKind.flatMap(([name, rows]) => [
      [`${name}: files`, rows.length],
      [`${name}: lines`, sum(rows, ({ text }) => lines(text))],
    ]),
    ["own style sheets: bytes in brotli", zlib.brotliCompressSync(css).length],
    ["own class names", classes.size],
    ["own class names of up to three letters", [...classes].filter((name) => name.length <= 3).length],
    ["calls of the API", said.calls],
    ["calls documented by hand", said.documented],
    ["addresses of calls typed by hand in the browser", said.typed],
    ["refusal lines in routes", said.refused],
    ["statements a call", Number(said.perCall.toFixed(2))],
    [
      "permission checks outside the table",
      sum(
        product.filter(({ file }) => file.startsWith("lib/features/")),
        ({ text }) => matches(text, /if \(!is[A-Z]\w+\(viewer\)/g),
      ),
    ],
    ["inline spreads of literals", sum(product, ({ text }) => matches(text, /\.\.\.\{ \w/g))],
    ["exports that no other file names", unusedExports(all)],
  ];
}
