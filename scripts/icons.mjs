import fs from "node:fs";
import sharp from "sharp";
import { fromRoot } from "./lib/paths.mjs";
import { say } from "./lib/progress.mjs";

// npm run icons: the pictures of the installed application, drawn from the sign (public/icon.svg).
const sign = fs.readFileSync(fromRoot("public/icon.svg"), "utf8");
const [, drawing] = /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(sign) ?? [];
const [plate] = /<rect[^>]*\/>/.exec(drawing);
const bus = drawing.replace(plate, "");
const square = (inside) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${inside}</svg>`;
const ground = `<rect width="48" height="48" fill="#ffc800"/>`;
const smaller = (part, inside) => `<g transform="translate(24 24) scale(${part}) translate(-24 -25)">${inside}</g>`;

// Systems cut a maskable one to a circle of four fifths; a badge is a shape alone, in the system's own colour.
const made = {
  "icon-192.png": [192, sign],
  "icon-512.png": [512, sign],
  "icon-maskable-512.png": [512, square(ground + smaller(0.72, bus))],
  "apple-icon.png": [180, square(ground + smaller(0.85, bus))],
  "badge-96.png": [96, square(bus.replaceAll("#131c18", "#fff").replaceAll("#ffc800", "none"))],
};

for (const [name, [size, svg]] of Object.entries(made)) {
  const picture = sharp(Buffer.from(svg), { density: 1_200 }).resize(size, size);
  await picture.png({ compressionLevel: 9, palette: true }).toFile(fromRoot("public", name));
  say(`public/${name}`);
}
