import { env } from "@/env.mjs";
import { measureWays } from "./measure";
import type { RoadWay } from "./network";
import type { RoadPoint, Way } from "./profile";
import { makeRoutingService, type RoutingService, type Settings } from "./services";

/** How a way was measured: an estimate of the bundled roads, of circles by country, or of a routing service. */
type WaySource = RoadWay["source"] | RoutingService;

interface MeasuredWay extends Way {
  /** [lon, lat] along the road. */
  line: [number, number][];
  source: WaySource;
}

/** After a failure the service is left alone for so long (milliseconds): nobody waits for it twice. */
const pause = 30_000;
const remembered = 20_000;

/** The cell that a point lies in: what is remembered must not tell a later reader where an earlier one exactly stood. */
const cellOf = ({ lat, lon, country }: RoadPoint): RoadPoint => ({
  lat: Number(lat.toFixed(2)),
  lon: Number(lon.toFixed(2)),
  country,
});
const keyOf = ({ lat, lon, country }: RoadPoint) => `${lat},${lon},${country}`;

/** A way over several points by the bundled roads, measured between each two; breaks between stops are the trip's own. */
function bundled(points: readonly RoadPoint[]): MeasuredWay {
  const whole: MeasuredWay = { km: 0, minutes: 0, line: [], source: "network" };
  for (const [at, to] of points.entries()) {
    const from = points[at - 1];
    const found = from && measureWays(from, [to])[0];
    if (!found) continue;
    whole.km += found.km;
    whole.minutes += found.minutes;
    whole.line.push(...(at === 1 ? found.line : found.line.slice(1)));
    if (found.source === "factor") whole.source = "factor";
  }
  return whole;
}

type Service = Settings & { now?: () => number };

/**
 * The road port. `way` measures over 2 to 12 points: unrounded km, minutes of a coach with its breaks, the line along the road; ends
 * and stops are rounded to cells of 0.01°, by which ways are remembered. An estimate: whoever shows it says so, with the source. Where the service fails, the bundled roads answer.
 */
export function makeRoad(settings?: Service) {
  const service = settings && makeRoutingService(settings);
  const now = settings?.now ?? Date.now;
  const known = new Map<string, MeasuredWay>();
  let silentUntil = 0;

  function remember(key: string, found: MeasuredWay) {
    known.set(key, found);
    const oldest = known.keys().next().value;
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
  }

  async function fromService(points: readonly RoadPoint[]): Promise<MeasuredWay | null> {
    if (!service || now() < silentUntil) return null;
    const found = await service.way(points);
    if (!found) silentUntil = now() + pause;
    return found && { ...found, source: settings.service };
  }

  return {
    async way(exact: readonly RoadPoint[]): Promise<MeasuredWay> {
      const points = exact.map(cellOf);
      const key = points.map(keyOf).join(" ");
      const before = known.get(key);
      if (before) return before;
      const served = await fromService(points);
      const found = served ?? bundled(points);
      // What stands in for a silent service is not kept: the service may be back.
      if (served || !service) remember(key, found);
      return found;
    },
  };
}

export const road = makeRoad(env.ROUTING_URL ? { service: env.ROUTING_SERVICE, url: env.ROUTING_URL } : undefined);
