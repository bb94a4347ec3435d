import { env } from "@/env.mjs";
import { makeLru } from "@/lib/lru";
import { singleton } from "@/lib/singleton";
import { isCredible, isLineOf } from "./credible";
import { measureWays } from "./measure";
import type { RoadWay } from "./network";
import type { Crossing, Driven, RoadPoint, Way } from "./profile";
import { makePatience } from "./patience";
import { tableByHalves } from "./refused";
import { makeRoutingService, noWay, type RoutingService, type Settings } from "./services";

/** How a way was measured: an estimate of the bundled roads, of circles by country, or of a routing service. */
export type WaySource = RoadWay["source"] | RoutingService;

/** What a table tells of a way: no line. */
export interface TableWay extends Way {
  source: WaySource;
}

interface MeasuredWay extends Way, Driven {
  /** [lon, lat] along the road. */
  line: [number, number][];
  source: WaySource;
}

const remembered = 20_000;
const rememberedCells = 100_000;
/** Points on a side of one question to a service; more are asked for in parts. */
const mostAsked = 50;

/** The cell that a point lies in: what is remembered must not tell a later reader where an earlier one exactly stood. */
export const cellOf = ({ lat, lon, country }: RoadPoint): RoadPoint => ({
  lat: Number(lat.toFixed(2)),
  lon: Number(lon.toFixed(2)),
  country,
});
const keyOf = ({ lat, lon, country }: RoadPoint) => `${lat},${lon},${country}`;

const crossingBehind = ({ stretch, ...one }: Crossing, wheel: number, points: number): Crossing => ({
  ...one,
  after: one.after + wheel,
  ...(stretch ? { stretch: [stretch[0] + points, stretch[1] + points] } : {}),
});

/** A way over several points by the bundled roads, measured between each two; breaks between stops are the trip's own. */
function bundled(points: readonly RoadPoint[]): MeasuredWay {
  const whole: MeasuredWay = { km: 0, minutes: 0, wheel: 0, crossings: [], line: [], source: "network" };
  for (const [at, to] of points.entries()) {
    const from = points[at - 1];
    const found = from && measureWays(from, [to])[0];
    if (!found) continue;
    whole.km += found.km;
    whole.minutes += found.minutes;
    const before = Math.max(0, whole.line.length - 1);
    whole.crossings.push(...found.crossings.map((one) => crossingBehind(one, whole.wheel, before)));
    whole.wheel += found.wheel;
    whole.line.push(...(at === 1 ? found.line : found.line.slice(1)));
    if (found.source === "factor") whole.source = "factor";
  }
  return whole;
}

/** Of each pair, by the bundled roads: they are as long there as back, so the search starts from the smaller side. */
function bundledTable(from: readonly RoadPoint[], to: readonly RoadPoint[]): TableWay[][] {
  const plain = ({ km, minutes, source }: RoadWay): TableWay => ({ km, minutes, source });
  if (from.length <= to.length) return from.map((point) => measureWays(point, to).map(plain));
  const columns = to.map((point) => measureWays(point, from).map(plain));
  return from.map((_, row) => columns.flatMap((column) => column[row] ?? []));
}

/** Each once, in the order in which it comes first. */
const eachOnce = (points: readonly RoadPoint[]) => [...new Map(points.map((point) => [keyOf(point), point])).values()];

function partsOf<T>(list: readonly T[]) {
  return Array.from({ length: Math.ceil(list.length / mostAsked) }, (_, at) =>
    list.slice(at * mostAsked, (at + 1) * mostAsked),
  );
}

type Service = Settings & { now?: () => number; patient?: ReturnType<typeof makePatience> };

interface Served {
  ask: (from: readonly RoadPoint[], to: readonly RoadPoint[]) => Promise<(Way | null)[][] | null>;
  /** Pairs of which the service knows no way, not to be asked for again. */
  unknown: ReturnType<typeof makeLru<true>>;
  cells: ReturnType<typeof makeLru<TableWay>>;
  source: RoutingService;
}

async function servedWays(cellPoints: readonly RoadPoint[], { ask, cells, unknown, source }: Served) {
  const points = eachOnce(cellPoints);
  const known = (a: RoadPoint, b: RoadPoint): Way | undefined => {
    const cell = cells.get(`${keyOf(a)} ${keyOf(b)}`);
    return cell?.source === source ? cell : undefined;
  };
  const isOpen = (a: RoadPoint, b: RoadPoint) => !known(a, b) && !unknown.get(`${keyOf(a)} ${keyOf(b)}`);
  const sources = points.filter((a) => points.some((b) => isOpen(a, b)));
  const blocks = partsOf(sources).flatMap((some) => partsOf(points).map((others) => [some, others] as const));
  for (const [some, others] of blocks) {
    const served = await ask(some, others);
    if (!served) return null;
    for (const [row, a] of some.entries()) {
      for (const [column, b] of others.entries()) {
        const cell = served[row]?.[column];
        const key = `${keyOf(a)} ${keyOf(b)}`;
        if (cell) cells.set(key, { ...cell, source });
        else unknown.set(key, true);
      }
    }
  }
  return (from: RoadPoint, to: RoadPoint) => known(cellOf(from), cellOf(to));
}

const credible = (from: RoadPoint | undefined, to: RoadPoint | undefined, cell: Way | null) =>
  from && to && cell && isCredible([from, to], cell) ? cell : null;

/**
 * The road port. `way` measures over 2 to 12 points: unrounded km, minutes of a coach with its breaks, the line along the road; ends
 * and stops are rounded to cells of 0.01°, by which ways are remembered. An estimate: whoever shows it says so, with the source. Where the service fails, the bundled roads answer.
 */
export function makeRoad(settings?: Service) {
  const service = settings && makeRoutingService(settings);
  const patient = settings?.patient ?? makePatience(settings?.now ?? Date.now);
  const ways = makeLru<MeasuredWay>(remembered);
  const cells = makeLru<TableWay>(rememberedCells);
  const unknown = makeLru<true>(rememberedCells);

  /** Null where the service is silent; a way that it does not know, or that cannot be true, is no reason to leave it alone. */
  async function fromService(points: readonly RoadPoint[]): Promise<MeasuredWay | typeof noWay | null> {
    if (!service || !settings) return null;
    const told = await patient(() => service.way(points));
    if (!told || told === noWay) return told;
    const isTrue = isCredible(points, told) && isLineOf(told.line, points);
    return isTrue ? { ...told, source: settings.service } : noWay;
  }

  async function tableFromService(from: readonly RoadPoint[], to: readonly RoadPoint[]) {
    if (!service) return null;
    const found = await patient(() => tableByHalves(service.table, from, to));
    return found?.map((line, row) => line.map((cell, column) => credible(from[row], to[column], cell))) ?? null;
  }

  /** All pairs of these, remembered under their cells. */
  async function measureTable(from: readonly RoadPoint[], to: readonly RoadPoint[], into: Map<string, TableWay>) {
    const served = await tableFromService(from, to);
    const missing = !served || served.some((line) => line.includes(null));
    const own = missing ? bundledTable(from, to) : [];
    for (const [row, a] of from.entries()) {
      for (const [column, b] of to.entries()) {
        const cell = served?.[row]?.[column];
        const found = cell && settings ? { ...cell, source: settings.service } : own[row]?.[column];
        if (!found) continue;
        const key = `${keyOf(a)} ${keyOf(b)}`;
        into.set(key, found);
        if (served || !service) cells.set(key, found);
      }
    }
  }

  return {
    /** Who measures; null: the bundled roads. */
    service: settings?.service ?? null,
    async way(exact: readonly RoadPoint[]): Promise<MeasuredWay> {
      const points = exact.map(cellOf);
      const key = points.map(keyOf).join(" ");
      const before = ways.get(key);
      if (before) return before;
      const served = await fromService(points);
      const found = served && served !== noWay ? served : bundled(points);
      // What stands in for a silent service is not kept: the service may be back.
      if (served || !service) ways.set(key, found);
      return found;
    },
    /**
     * From each to each: `table[row][column]`, without lines. Pairs of cells are remembered; only points of which one is
     * not known are asked for.
     */
    async table(exactFrom: readonly RoadPoint[], exactTo: readonly RoadPoint[]): Promise<TableWay[][]> {
      const [from, to] = [exactFrom.map(cellOf), exactTo.map(cellOf)];
      const found = new Map<string, TableWay>();
      const isNew = (a: RoadPoint, b: RoadPoint) => {
        const key = `${keyOf(a)} ${keyOf(b)}`;
        const known = found.get(key) ?? cells.get(key);
        if (known) found.set(key, known);
        return !known;
      };
      const sources = eachOnce(from).filter((a) => to.map((b) => isNew(a, b)).includes(true));
      const targets = eachOnce(to).filter((b) => sources.some((a) => isNew(a, b)));
      // The bundled roads search once for all.
      const parts = service ? partsOf : (list: typeof sources) => (list.length > 0 ? [list] : []);
      for (const some of parts(sources)) {
        for (const others of parts(targets)) await measureTable(some, others, found);
      }
      return from.map((a) => to.flatMap((b) => found.get(`${keyOf(a)} ${keyOf(b)}`) ?? []));
    },
    /**
     * What the routing service knows of the ways between some places, for work that measures the rest by itself off this
     * thread; null where there is no service, or it is silent.
     */
    async servedWays(exact: readonly RoadPoint[]) {
      return settings
        ? servedWays(exact.map(cellOf), { ask: tableFromService, cells, unknown, source: settings.service })
        : null;
    },
  };
}

/** One patience a process: a page's own copy of this module must not wait once more. */
const patient = singleton("road.patience", () => makePatience(Date.now));
export const road = makeRoad(
  env.ROUTING_URL ? { service: env.ROUTING_SERVICE, url: env.ROUTING_URL, patient } : undefined,
);
