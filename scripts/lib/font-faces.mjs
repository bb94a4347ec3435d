/** Letters and money of central Europe: a browser fetches their file only where a text has some, and takes them from it as it is named later. */
const centralEuropean = "U+0100-02BA, U+1E00-1EFF, U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F, U+A720-A7FF";

/** Overpass sits high by default; these centre its capitals. */
const centred = { "ascent-override": "98.5%", "descent-override": "28.5%" };
const whole = { ...centred, "line-gap-override": "0%" };

const rule = (says) =>
  `@font-face { ${Object.entries(says)
    .map(([property, value]) => `${property}: ${value};`)
    .join(" ")} }\n`;

// A browser puts letters together of faces with the same weight and stretch alone: both subsets of a family say the same.
function face(family, file, { subset, weight, ...says }) {
  const range = subset === "latin-ext" ? { "unicode-range": centralEuropean } : {};
  const source = { src: `url("../fonts/${file}.woff2") format("woff2")`, ...range };
  return rule({ "font-family": `"${family}"`, "font-weight": weight, "font-display": "swap", ...source, ...says });
}

const both = (family, fileOf, says) =>
  ["latin", "latin-ext"].map((subset) => face(family, fileOf(subset), { subset, ...says })).join("");

const percent = (part, digits = 1) => `${Number((part * 100).toFixed(digits))}%`;

/** What devices have, and what follows the name of a family that is drawn with it: Arial or as wide as that, Roboto (its bold is wider), DejaVu Sans. */
const devices = [
  { mark: "", normal: ["Arial", "Roboto"], bold: ["Arial Bold"] },
  { mark: " R", bold: ["Roboto Bold", "Roboto"] },
  { mark: " D", normal: ["DejaVu Sans"], bold: ["DejaVu Sans Bold"] },
];

const standInName = (family, mark) => `"${family} Fallback${mark}"`;

/** The families that stand in, as a custom property each; until a new reader's first picture stands they are all that a phone draws with (lib/http/front/late-scripts.ts). */
const stack = (family) => [...devices.map(({ mark }) => standInName(family, mark)), "Arial", "sans-serif"].join(", ");
const stacks = () => `:root { --stand-in-sign: ${stack("Overpass")}; --stand-in-text: ${stack("Archivo")}; }
@media (width < 48rem) {
  html[data-faces="late"] { --font-sign: var(--stand-in-sign); --font-text: var(--stand-in-text); --font-plate: ui-monospace, monospace; }
}
`;

/**
 * Drawn until a face is there, as wide and as high as it will be, so that no line breaks elsewhere then. `widths`: its width over that of each
 * device's face, over 16,000 texts of locales/ as Chromium measures them.
 */
const standIns = (family, { ascent, descent }, weight, widths, from = "bold") =>
  devices
    .filter((device) => device[from])
    .map(({ mark, [from]: names }, index) =>
      rule({
        "font-family": standInName(family, mark),
        "font-weight": weight,
        src: names.map((name) => `local("${name}")`).join(", "),
        "size-adjust": percent(widths[index]),
        "ascent-override": percent(ascent / widths[index], 0),
        "descent-override": percent(descent / widths[index], 0),
      }),
    )
    .join("");

const signs = "Overpass Variable";
const texts = "Archivo Variable";
const plates = "Overpass Mono Variable";
const normal = { "font-stretch": "100%" };

// In the one width in use: only where dense text asks for it.
const dense = { weight: "400 800", "font-stretch": "62% 99%" };

// In parts of the size, above and below the line.
const signHeight = { ascent: 0.985, descent: 0.285 };
const textHeight = { ascent: 0.878, descent: 0.21 };

/** The faces of the pages as a sheet in fonts/: no request leaves the site. Those of the first view and of dense text are in the weights in use. */
export const faceSheet = [
  face(signs, "overpass-latin-wght-normal", { subset: "latin", weight: "400 800", ...whole }),
  face(signs, "overpass-latin-ext-wght-normal", { subset: "latin-ext", weight: "400 800", ...whole }),
  face(texts, "archivo-latin-wght-normal", { subset: "latin", weight: "400 800", ...normal }),
  face(texts, "archivo-latin-ext-wght-normal", { subset: "latin-ext", weight: "400 800", ...normal }),
  both(texts, (subset) => `archivo-${subset}-dense-normal`, dense),
  both(plates, (subset) => `overpass-mono-${subset}-wght-normal`, { weight: "300 700", ...centred }),
  standIns("Overpass", signHeight, "400 900", [0.988, 1.051, 0.831]),
  standIns("Archivo", textHeight, "400 650", [0.997, 0.882], "normal"),
  standIns("Archivo", textHeight, "651 900", [0.986, 1.049, 0.83]),
  stacks(),
].join("");
