import { decodePolyline, thinLine } from "@/lib/geo/polyline";

type LonLat = [number, number];
type Xy = [number, number];
type Box = readonly [west: number, south: number, east: number, north: number];
type Shape = {
  type: string;
  coordinates?: unknown;
  features?: Array<{ properties: { level: number }; geometry: Shape }>;
};
type Town = [number, number, number, string, string?, string?];
type Row = [roadClass: number, shield: string, european: string, country: string, line: string];
type Sources = {
  land: Shape;
  core: Shape;
  lakes: Shape;
  borders: Shape;
  rivers: Shape;
  motorways: readonly Row[];
  places: readonly Town[];
};

/** World units of the drawing: pixels of the map at zoom 6, near a kilometre each (components/map/geometry.ts). */
const world = 512 * 2 ** 6;
/** Where requests lie: drawn finer than what is around. */
const inner: Box = [2, 44, 20, 56];
const whole: Box = [-14, 34, 34, 62];
const languages = ["de", "en", "es"] as const;

const within = ([lon, lat]: LonLat, [west, south, east, north]: Box) =>
  lon >= west && lon <= east && lat >= south && lat <= north;

function unitsOf([lon, lat]: LonLat): Xy {
  const north = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  return [Math.round(((lon + 180) / 360) * world), Math.round((0.5 - north / (2 * Math.PI)) * world)];
}

/** Fine where requests lie, coarse around, and held to the edge of the drawing. */
function thinned(line: readonly LonLat[], fine: number, coarse: number) {
  const held = line.map(([lon, lat]): LonLat => {
    const [west, south, east, north] = whole;
    return [Math.min(east, Math.max(west, lon)), Math.min(north, Math.max(south, lat))];
  });
  const rough = new Set(thinLine(held, coarse));
  const points = thinLine(held, fine).filter((point) => rough.has(point) || within(point, inner));
  return points.map(unitsOf).filter(([x, y], at, all) => at === 0 || x !== all[at - 1]?.[0] || y !== all[at - 1]?.[1]);
}

/** Relative steps: shorter, and more alike to the compressor. */
function pathOf(points: readonly Xy[], closed: boolean) {
  const [first, ...rest] = points;
  if (!first || rest.length === 0) return "";
  let [lastX, lastY] = first;
  const steps = rest.flatMap(([x, y]) => {
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
  return `M${first.join(" ")}l${steps.join(" ").replaceAll(" -", "-")}${closed ? "z" : ""}`;
}

const area = (points: readonly Xy[]) =>
  Math.abs(
    points.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length] as Xy;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** All lines of a shape, however deep they lie. */
function linesOf(coordinates: unknown): LonLat[][] {
  const list = coordinates as unknown[][];
  if (typeof list[0]?.[0] === "number") return [list as LonLat[]];
  return list.flatMap(linesOf);
}

function areas({ coordinates, features }: Shape, fine: number, least: number): string {
  if (features) return features.map(({ geometry }) => areas(geometry, fine, least)).join("");
  return linesOf(coordinates)
    .map((ring) => thinned(ring, fine, 0.2))
    .filter((ring) => ring.length > 3 && area(ring) >= least)
    .map((ring) => pathOf(ring.slice(0, -1), true))
    .join("");
}

const strokes = (lines: readonly LonLat[][], fine: number) =>
  lines
    .filter((line) => line.some((point) => within(point, whole)))
    .map((line) => pathOf(thinned(line, fine, 0.2), false))
    .join("");

function riversOf({ features = [] }: Shape) {
  const great = features.filter(({ properties }) => properties.level === 0);
  return great
    .flatMap(({ geometry }) => linesOf(geometry.coordinates))
    .filter((line) => line.some((point) => within(point, inner)));
}

/** Large towns whose names do not cover each other on a phone that shows the German-speaking countries. */
function namedTowns(places: readonly Town[]) {
  const kept: Array<{ town: Town; at: Xy; wide: number }> = [];
  for (const town of places) {
    const [lon, lat, rank, name] = town;
    if (rank > 2 || !within([lon, lat], [-4, 40, 24, 59])) continue;
    const at = unitsOf([lon, lat]);
    const wide = (name.length * 6.5 + 16) * 2.7;
    const clear = kept.every(
      (other) => Math.abs(at[1] - other.at[1]) > 50 || at[0] > other.at[0] + other.wide || other.at[0] > at[0] + wide,
    );
    if (clear) kept.push({ town, at, wide });
  }
  return kept;
}

const escaped = (name: string) => name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const nameIn = (language: number, town: Town) => String((language > 0 && town[3 + language]) || town[3]);

const namesOf = (town: Town) => languages.map((_, language) => nameIn(language, town));
const isOneName = (town: Town) => new Set(namesOf(town)).size === 1;

/**
 * Where the named towns lie, in steps of four units, and how many letters their names have; in German, English and Spanish where those
 * differ. The page that shows the drawing moves names away from its own signs (components/map/drawn-names.ts).
 */
export function drawnTowns(places: readonly Town[]) {
  return namedTowns(places).map(({ town, at }) => {
    const letters = namesOf(town).map((name) => name.length);
    return [...at.map((value) => Math.round(value / 4)), ...(isOneName(town) ? letters.slice(0, 1) : letters)];
  });
}

const text = (id: string, [x, y]: Xy, name: string) => `<text id="${id}" x="${x}" y="${y}">${escaped(name)}</text>`;

/** Each name by its own id; what is the same in all languages stands once. */
function townNames(towns: ReturnType<typeof namedTowns>) {
  const shared = towns.flatMap(({ town, at }, index) => (isOneName(town) ? [text(`t${index}`, at, town[3])] : []));
  const groups = languages.map((id, language) => {
    const own = towns.flatMap(({ town, at }, index) =>
      isOneName(town) ? [] : [text(`${id}${index}`, at, nameIn(language, town))],
    );
    return `<g id="towns-${id}"><use href="#towns"/>${own.join("")}</g>`;
  });
  return [`<g id="towns">${shared.join("")}</g>`, ...groups].join("\n");
}

const filled = (colour: string, d: string) => `<path fill="var(--map-${colour})" d="${d}"/>`;
const drawn = (stroke: string, width: number, d: string, more = "") =>
  `<path stroke="${stroke}" stroke-width="${width}" vector-effect="non-scaling-stroke" ${more}d="${d}"/>`;

/**
 * The map before the map: ground, great rivers, borders, motorways and towns in one file of which each page shows its
 * piece. Colours and letters are those of the page that shows it; lines are as wide at any size.
 */
export function mapDrawing({ land, core, lakes, borders, rivers, motorways, places }: Sources) {
  const [left, top] = unitsOf([whole[0], whole[3]]);
  const [right, bottom] = unitsOf([whole[2], whole[1]]);
  const roads = strokes(
    motorways
      .filter(([roadClass]) => roadClass === 0)
      .map(([, , , , line]) => decodePolyline(line, 3))
      .filter((line) => line.some((point) => within(point, inner))),
    0.068,
  );
  const towns = namedTowns(places);
  const dots = towns.map(({ at: [x, y] }) => `M${x} ${y}h0`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="ground">
<path fill="var(--map-water)" d="M${left} ${top}H${right}V${bottom}H${left}z"/>
${filled("land-abroad", areas(land, 0.036, 12))}
${filled("land", areas(core, 0.02, 12))}
${filled("water", areas(lakes, 0.02, 6))}
<g fill="none" stroke-linejoin="round">
${drawn("var(--map-river)", 1.3, strokes(riversOf(rivers), 0.036))}
${drawn("var(--map-border)", 1.1, strokes(linesOf(borders.coordinates), 0.02), 'stroke-dasharray="5 2.5 1 2.5" ')}
${drawn("light-dark(#cbbf8c,#8a7a42)", 1.6, roads)}
</g></g>
<g id="dots"><path fill="none" stroke="var(--map-label-2)" stroke-width="5" stroke-linecap="round" vector-effect="non-scaling-stroke" d="${dots}"/></g>
${townNames(towns)}
</defs></svg>
`;
}
