/** Letters of western and of central European languages; a browser fetches the second file only where a text has some. */
const letters = {
  latin:
    "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
  "latin-ext":
    "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
};

/** Overpass sits high by default; these centre its capitals. */
const centred = { "ascent-override": "98.5%", "descent-override": "28.5%" };
const whole = { ...centred, "line-gap-override": "0%" };

const rule = (says) =>
  `@font-face { ${Object.entries(says)
    .map(([property, value]) => `${property}: ${value};`)
    .join(" ")} }\n`;

// A browser puts letters together of faces with the same weight and stretch alone: both subsets of a family say the same.
function face(family, file, { subset, weight, ...says }) {
  const source = { src: `url("../fonts/${file}.woff2") format("woff2")`, "unicode-range": letters[subset] };
  return rule({ "font-family": `"${family}"`, "font-weight": weight, "font-display": "swap", ...source, ...says });
}

const both = (family, fileOf, says) =>
  ["latin", "latin-ext"].map((subset) => face(family, fileOf(subset), { subset, ...says })).join("");

const percent = (part) => `${Number((part * 100).toFixed(1))}%`;

/** What devices have: Apple's and Windows', Android's, Linux'; and what follows the name of a family that is drawn with it. */
const devices = [
  { mark: "", normal: ["Arial"], bold: ["Arial Bold", "Arial"] },
  { mark: " R", normal: ["Roboto"], bold: ["Roboto Bold", "Roboto"] },
  { mark: " D", normal: ["DejaVu Sans"], bold: ["DejaVu Sans Bold", "DejaVu Sans"] },
];

const standInName = (family, mark) => `"${family} Fallback${mark}"`;

/** The families that stand in, as a custom property each; until a new reader's first picture stands they are all that a phone draws with (lib/http/front/late-scripts.ts). */
const stack = (family) => [...devices.map(({ mark }) => standInName(family, mark)), "Arial", "sans-serif"].join(", ");
const stacks = () => `:root { --stand-in-sign: ${stack("Overpass")}; --stand-in-text: ${stack("Archivo")}; }
@media (width < 48rem) {
  html[data-faces="late"] { --font-sign: var(--stand-in-sign); --font-text: var(--stand-in-text); }
}
`;

/**
 * Drawn until a face is there, as wide and as high as it will be, so that no line breaks elsewhere then. `widths`: its width over that of each
 * device's face, over 16,000 texts of locales/ as Chromium measures them.
 */
const standIns = (family, { ascent, descent }, cut, { weight, from, widths }) =>
  devices
    .map(({ mark, ...own }, index) =>
      rule({
        "font-family": standInName(family, mark),
        "font-weight": weight,
        src: own[from].map((name) => `local("${name}")`).join(", "),
        "size-adjust": percent(widths[index]),
        "ascent-override": percent(ascent / widths[index]),
        "descent-override": percent(descent / widths[index]),
        "line-gap-override": "0%",
        ...cut,
      }),
    )
    .join("");

const signs = "Overpass Variable";
const texts = "Archivo Variable";
const plates = "Overpass Mono Variable";
const normal = { "font-stretch": "100%" };

// In the one width in use: only where dense text asks for it.
const narrow = { "font-stretch": "62% 99%" };
const dense = { weight: "400 800", ...narrow };

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
  standIns("Overpass", signHeight, {}, { weight: "400 650", from: "normal", widths: [1.03, 1.036, 0.912] }),
  standIns("Overpass", signHeight, {}, { weight: "651 900", from: "bold", widths: [0.988, 1.051, 0.831] }),
  standIns("Archivo", textHeight, normal, { weight: "400 500", from: "normal", widths: [0.992, 0.998, 0.879] }),
  standIns("Archivo", textHeight, normal, { weight: "501 650", from: "normal", widths: [1.016, 1.022, 0.9] }),
  standIns("Archivo", textHeight, normal, { weight: "651 900", from: "bold", widths: [0.986, 1.049, 0.83] }),
  standIns("Archivo", textHeight, narrow, { weight: "400 500", from: "normal", widths: [0.893, 0.898, 0.791] }),
  standIns("Archivo", textHeight, narrow, { weight: "501 900", from: "bold", widths: [0.887, 0.944, 0.746] }),
  stacks(),
].join("");
