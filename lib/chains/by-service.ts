import { road as configured } from "@/lib/geo/road/port";
import { searchChains } from "./pool";
import { placesOf } from "./run";
import type { ChainAnswer, ChainTask } from "./task";
import { mostByRoad, wayKey } from "./ways";

type Road = Pick<typeof configured, "servedWays">;
type Search = (task: ChainTask, signal?: AbortSignal) => Promise<ChainAnswer>;
interface Means {
  road?: Road;
  search?: Search;
  /** Of who asks: where that one goes, the search ends. */
  signal?: AbortSignal;
}

/** The task with the ways between its places as a routing service knows them; null where none answers. */
async function measured(task: ChainTask, road: Road): Promise<ChainTask | null> {
  const places = placesOf(task);
  const way = await road.servedWays(places);
  if (!way) return null;
  const ways: NonNullable<ChainTask["ways"]> = new Map();
  for (const from of places) {
    for (const to of places) {
      const found = way(from, to);
      if (found) ways.set(wayKey(from, to), { km: found.km, minutes: found.minutes });
    }
  }
  return { ...task, ways };
}

/** Only the legs of the best chains, as many as a table may hold. */
function narrowed(task: ChainTask, { chains }: ChainAnswer): ChainTask {
  let kept: ChainTask = { ...task, legs: [] };
  for (const chain of chains) {
    const ids = new Set([...kept.legs, ...chain.legs].map(({ id }) => id));
    const wider = { ...task, legs: task.legs.filter(({ id }) => ids.has(id)) };
    if (placesOf(wider).length > mostByRoad) break;
    kept = wider;
  }
  return kept;
}

/**
 * The best chains by the routing service where one is configured and answers, else by the bundled roads. Of a task with many places
 * the best chains by the profile are measured again and put in order anew; what may be missed stays as it was told.
 */
export async function searchChainsByRoad(
  task: ChainTask,
  { road = configured, search = searchChains, signal }: Means = {},
): Promise<ChainAnswer> {
  if (placesOf(task).length <= mostByRoad) return search((await measured(task, road)) ?? task, signal);
  const first = await search(task, signal);
  const best = narrowed(task, first);
  const again = best.legs.length > 0 ? await measured(best, road) : null;
  if (!again) return first;
  const { chains } = await search(again, signal);
  return chains.length > 0 ? { ...first, chains } : first;
}
