import fs from "node:fs";
import { faceSheet } from "./font-faces.mjs";
import { fromRoot } from "./paths.mjs";

const cuts = (name, ...files) => files.map((file) => `${name}-${file}`);

/** Faces of the pages (woff2), and of invoices and preview pictures (woff), by the package that holds them. */
const faces = {
  "@fontsource-variable/overpass": cuts("overpass", "latin-ext-wght-normal.woff2"),
  "@fontsource-variable/archivo": cuts("archivo", "latin-ext-wght-normal.woff2"),
  "@fontsource-variable/overpass-mono": cuts("overpass-mono", "latin-wght-normal.woff2", "latin-ext-wght-normal.woff2"),
  "@fontsource/overpass": ["latin", "latin-ext", "cyrillic"].flatMap((subset) =>
    cuts(`overpass-${subset}`, "400-normal.woff", "700-normal.woff", "800-normal.woff"),
  ),
  "@fontsource/noto-sans": cuts("noto-sans-greek", "400-normal.woff", "700-normal.woff"),
};

/** Smaller than the packages' own: the faces of the first view, and those of dense text (data/fonts/README.md). */
const smaller = [
  ...cuts("overpass", "latin-wght-normal.woff2"),
  ...cuts("archivo", "latin-wght-normal.woff2", "latin-dense-normal.woff2", "latin-ext-dense-normal.woff2"),
];

function put(from, file) {
  const to = fromRoot("fonts", file);
  if (!sameBytes(from, to)) fs.copyFileSync(from, to);
}

const sameBytes = (one, other) => fs.existsSync(other) && fs.readFileSync(one).equals(fs.readFileSync(other));

/** Puts the faces in use into fonts/, which nothing else writes to, and the sheet that declares them. */
export function copyFonts() {
  fs.mkdirSync(fromRoot("fonts"), { recursive: true });
  for (const [name, files] of Object.entries(faces)) {
    for (const file of files) put(fromRoot("node_modules", name, "files", file), file);
  }
  for (const file of smaller) put(fromRoot("data/fonts", file), file);
  const sheet = fromRoot("fonts/faces.css");
  if (!fs.existsSync(sheet) || fs.readFileSync(sheet, "utf8") !== faceSheet) fs.writeFileSync(sheet, faceSheet);
}
