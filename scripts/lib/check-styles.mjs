import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { fromRoot, root } from "./paths.mjs";

// Own style sheets are for drawings; the rest is utilities. Each number may only become smaller. The aims of 15 kB in the panels
// and of 12 on public pages are reached by all but the form of a request (docs/decisions/082-a-drawing-is-a-layer-in-the-sheet-of-its-pages.md).
const most = { lines: 1_560, files: 16, shortClasses: 0, sharedClasses: 3, publicBytes: 12_000, panelBytes: 14_600 };

const rooms = ["app", "components"];
const pagesDir = ".next/server/app";
const manifest = "page_client-reference-manifest.js";
const panel = /\/(adminpanel|userpanel|create-subscription)(\/|$)/;
/** Loaded only when something fails: no page's own. */
const elsewhere = /\/app\/global-(error|not-found)$|\/node_modules\//;

function* walk(dir, wanted) {
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* walk(file, wanted);
    else if (wanted(entry.name)) yield file;
  }
}

/** Classes that a sheet selects. */
function classesIn(css) {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/url\([^)]*\)/g, "");
  const selectors = plain.match(/[^{};]+(?=\{)/g) ?? [];
  const named = selectors.filter((selector) => !selector.trim().startsWith("@"));
  return new Set(named.flatMap((selector) => selector.match(/\.[a-zA-Z][\w-]*/g) ?? []));
}

const within = (name, count, limit, detail = "") => ({
  name: `${name}: at most ${limit}`,
  ok: count <= limit,
  detail: `${count}\n${detail}`,
});

/** Wider than any part inside a page: the width of a page, which is one of three, or of a paragraph. */
const pageWidth =
  /max-w-(?:\[(?:[5-9]\d|\d{3})(?:\.\d+)?ch\]|\[(?:3[4-9]|[4-9]\d|\d{3})(?:\.\d+)?rem\]|1[4-9]\d|[2-9]\d\d)(?=[\s"])/;

const parts = /(?<!\.test)\.tsx?$/;

/** Places where `wanted` stands in our files, with their line. */
function placesOf(wanted, kind = parts) {
  const files = rooms.flatMap((room) => [...walk(fromRoot(room), (name) => kind.test(name))]);
  return files.flatMap((file) =>
    fs
      .readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => {
        const found = wanted.exec(line);
        return found ? [`${path.relative(root, file)}:${index + 1}: ${found[0]}`] : [];
      }),
  );
}

/** Titles begin at one edge and pages end at one of three (max-w-page, grid-cols-text, grid-cols-form). */
export function checkPageWidths() {
  const places = placesOf(pageWidth);
  return [within("widths of a page beside page, text, form and measure", places.length, 0, places.join("\n"))];
}

/** A size, weight or line beside the text styles of app/globals.css, in a part and in a sheet. */
const looseText =
  /(?<=[\s"'`:!])(?:text-(?:\[(?:[\d.]+(?:r?em|px|pt)|clamp|calc|min|max)|base\b|[5-9]xl)|leading-\[|font-(?:\[\d|normal\b|semibold\b|light\b|extrabold\b|black\b))\S*/;
const looseSheetText = /(?:font-size|font-weight|font): *(?! |inherit|normal|var\(--(?:text|w)-|\d+ \d+;)[^;]*/;
const drawnText = new Map([
  ["components/bus/plate.css", "the letters of a number plate"],
  ["components/bus/qr-sheet.tsx", "printed, in points"],
  ["components/map/marker.tsx", "a number inside a drawn ring"],
]);

/** Each text has one of the text styles (the head of app/globals.css); what is drawn does not count. */
export function checkTextStyles() {
  const found = [...placesOf(looseText), ...placesOf(looseSheetText, /\.css$/)];
  const places = found.filter((place) => !drawnText.has(place.split(":")[0]));
  return [within("sizes, weights and lines of text beside the text styles", places.length, 0, places.join("\n"))];
}

/** How much own CSS there is, and how it names its parts. */
export function checkStyleSources() {
  const files = rooms.flatMap((room) => [...walk(fromRoot(room), (name) => name.endsWith(".css"))]);
  const sheets = files.map((file) => ({ file: path.relative(root, file), css: fs.readFileSync(file, "utf8") }));
  const lines = sheets.reduce((sum, { css }) => sum + css.trimEnd().split("\n").length, 0);
  const users = new Map();
  for (const { file, css } of sheets) {
    for (const name of classesIn(css)) users.set(name, [...(users.get(name) ?? []), file]);
  }
  const short = [...users.keys()].filter((name) => name.length <= 4);
  const shared = [...users].filter(([, where]) => where.length > 1);
  const told = shared.map(([name, where]) => `${name}: ${where.join(", ")}`).join("\n");
  const beside = sheets.filter(({ css }) => /\*\s*[+~]|[+~]\s*\*/.test(css)).map(({ file }) => file);
  return [
    // Whatever is taken out of a page ahead of another element has the style of the whole page gone over.
    within("own style sheets that select any element beside another", beside.length, 0, beside.join(" ")),
    within("lines of own CSS", lines, most.lines),
    within("own style sheets", files.length, most.files),
    within("own classes of three letters or less", short.length, most.shortClasses, short.join(" ")),
    within("own classes selected in two sheets", shared.length, most.sharedClasses, told),
  ];
}

function sheetsOf(file) {
  const found = /\]\s*=\s*(\{[\s\S]*\})\s*;?\s*$/.exec(fs.readFileSync(file, "utf8"));
  const { entryCSSFiles } = JSON.parse(found[1]);
  const own = Object.entries(entryCSSFiles).filter(([entry]) => !elsewhere.test(entry));
  return new Set(own.flatMap(([, sheets]) => sheets.map((sheet) => sheet.path)));
}

/** What each built page loads of CSS before anything is opened in it, compressed as the front sends it. */
export function checkStyleSizes() {
  const sizes = new Map();
  const sizeOf = (sheet) => {
    if (!sizes.has(sheet)) sizes.set(sheet, brotliCompressSync(fs.readFileSync(fromRoot(".next", sheet))).length);
    return sizes.get(sheet);
  };
  const pages = [...walk(fromRoot(pagesDir), (name) => name === manifest)].map((file) => {
    const bytes = [...sheetsOf(file)].reduce((sum, sheet) => sum + sizeOf(sheet), 0);
    return { page: path.dirname(path.relative(fromRoot(pagesDir), file)), bytes };
  });
  const heaviest = (wanted, name, limit) => {
    const [first, ...rest] = pages.filter(({ page }) => wanted(page)).sort((a, b) => b.bytes - a.bytes);
    const next = rest.slice(0, 5).map(({ page, bytes }) => `${page}: ${bytes}`);
    return within(`bytes of CSS on the heaviest ${name}, ${first.page}`, first.bytes, limit, next.join("\n"));
  };
  return [
    heaviest((page) => !panel.test(page), "public page", most.publicBytes),
    heaviest((page) => panel.test(page), "page of a panel", most.panelBytes),
  ];
}
