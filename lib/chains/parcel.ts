import type { ChainTask, TaskLeg } from "./task";

/**
 * A task as it goes to the process that searches. Writing thousands of legs as objects would keep the server from its readers; numbers
 * in one piece of memory are handed over as they are, and the other process makes legs of them.
 */
export interface Parcel {
  task: Omit<ChainTask, "legs">;
  /** Ids line by line. */
  ids: string;
  countries: string[];
  numbers: Float64Array<ArrayBuffer>;
}

const lineEnd = "\n";
const legNumbers = 7;
const pointNumbers = 3;

/** Numbers of a leg: its own, of which the last counts its places, then three of each place. */
export function pack({ legs, ...task }: ChainTask): Parcel {
  const places = legs.reduce((sum, { points }) => sum + points.length, 0);
  const numbers = new Float64Array(legs.length * legNumbers + places * pointNumbers);
  const countries = new Map<string, number>();
  let at = 0;
  const put = (value: number) => {
    numbers[at++] = value;
  };
  for (const leg of legs) {
    put(leg.wished);
    put(leg.earliestStart);
    put(leg.latestStart);
    put(leg.stayMinutes ?? Number.NaN);
    put(leg.passengers);
    put(leg.wheelchairs);
    put(leg.points.length);
    for (const { lat, lon, country } of leg.points) {
      const known = countries.get(country) ?? countries.size;
      countries.set(country, known);
      put(lat);
      put(lon);
      put(known);
    }
  }
  return { task, ids: legs.map(({ id }) => id).join(lineEnd), countries: [...countries.keys()], numbers };
}

export function unpack({ task, ids, countries, numbers }: Parcel): ChainTask {
  let at = 0;
  const next = () => numbers[at++] ?? 0;
  const legOf = (id: string): TaskLeg => {
    const [wished, earliestStart, latestStart, stay, passengers, wheelchairs] = [
      next(),
      next(),
      next(),
      next(),
      next(),
      next(),
    ];
    const points = Array.from({ length: next() }, () => ({
      lat: next(),
      lon: next(),
      country: countries[next()] ?? "",
    }));
    const stayMinutes = Number.isNaN(stay) ? null : stay;
    return { id, points, wished, earliestStart, latestStart, stayMinutes, passengers, wheelchairs };
  };
  return { ...task, legs: ids === "" ? [] : ids.split(lineEnd).map(legOf) };
}
