import fs from "node:fs";
import { fromRoot } from "./paths.mjs";

const listFile = fromRoot("components/ui/icon-list.ts");
const iconFile = (name) => fromRoot(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`);

/** Names that the product may draw. */
export const iconNames = () =>
  [...fs.readFileSync(listFile, "utf8").matchAll(/^ {2}"([a-z0-9-]+)",$/gm)].map(([, name]) => name);

const tag = ([element, { key, ...shape }]) =>
  `<${element}${Object.entries(shape)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")}/>`;

/** At the house's stroke, in the colour of the words around it; what fills it is the page's. */
const look =
  'viewBox="0 0 24 24" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"';

async function symbol(name) {
  const { __iconData: icon } = await import(iconFile(name));
  return `<symbol id="${name}" ${look}>${icon.node.map(tag).join("")}</symbol>`;
}

/** All icons in use. */
export async function iconSheet() {
  const symbols = await Promise.all(iconNames().map(symbol));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}

/** Puts them into one file: neither scripts nor the data of a page carry their lines. */
export async function writeIcons() {
  const sheet = await iconSheet();
  const file = fromRoot("icons/sheet.svg");
  fs.mkdirSync(fromRoot("icons"), { recursive: true });
  if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== sheet) fs.writeFileSync(file, sheet);
}
