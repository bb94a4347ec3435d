import type { BusPartner } from "@/lib/access/viewer";
import { searchChainsByRoad } from "@/lib/chains/by-service";
import type { ChainTask } from "@/lib/chains/task";
import { validationFailed } from "@/lib/errors";
import { requirePlacesOnLand } from "@/lib/features/place/queries/land";
import { localMinute } from "@/lib/i18n/formats";
import { toChain } from "../present";
import { mostChains, windowErrors } from "../rules";
import type { TourSearchInput, TourSearchRecord } from "../schema";
import { busesOf, type Desk, freeGaps, type Gap, spotsOf, taskBus } from "./buses";
import { candidateTrips, taskLeg } from "./legs";

/** Local time over UTC at a moment, in milliseconds. */
const offsetAt = (moment: number) => Date.parse(`${localMinute(moment)}:00Z`) - Math.floor(moment / 60_000) * 60_000;

type Frame = Pick<TourSearchInput, "bus" | "from" | "to" | "start" | "end" | "flex" | "drivers">;
/** `legs`: of the chain that is looked at; those that are won already hold the bus for itself. */
type ChainFrame = Frame & { legs?: readonly string[] };

/** Where and when the asked buses are free, by the name under which a task knows them. */
export async function openFrame(viewer: Desk, { bus, from, to, start, end, legs = [] }: ChainFrame, now: number) {
  const spots = await spotsOf(viewer.company.id, { start, end });
  const buses = await busesOf(viewer, bus ?? null);
  const window = { from: Math.max(from, now), to, ...spots, legs };
  const found = await freeGaps(buses, window);
  const gaps = new Map<string, Gap>(found.map((gap, at) => [`${gap.bus.id} ${at}`, gap]));
  return { start: spots.start, end: spots.end, gaps, epoch: window.from };
}

type Opened = Awaited<ReturnType<typeof openFrame>>;

export function taskOf({ gaps, epoch }: Opened, rest: Omit<ChainTask, "buses" | "epoch" | "offset">): ChainTask {
  const buses = [...gaps].map(([id, gap]) => taskBus(gap, id, epoch));
  return { ...rest, buses, epoch, offset: offsetAt(epoch) };
}

/**
 * POST /tour/search: the best chains, each as far as it can be driven lawfully. Throws ValidationFailed for a window that is none and
 * a company of which nobody knows where its buses stand, NotFound for a foreign bus, Unavailable where too many search at once and for who has gone (`signal`).
 */
export async function searchTours(
  viewer: BusPartner,
  input: TourSearchInput,
  { now = Date.now(), signal }: { now?: number; signal?: AbortSignal } = {},
): Promise<TourSearchRecord> {
  const errors = windowErrors(input, now);
  if (errors.length > 0) throw validationFailed(errors);
  await requirePlacesOnLand([
    ["start", input.start],
    ["end", input.end],
  ]);
  const frame = await openFrame(viewer, input, now);
  const trips = await candidateTrips(viewer, { ...input, near: frame.start });
  const legs = trips.flatMap((trip) => taskLeg(trip, { epoch: frame.epoch, flex: input.flex, now }));
  const wanted = { legs, order: input.by, maxLegs: input.maxLegs, most: mostChains, drivers: input.drivers };
  const nothing = { chains: [], examined: 0, failures: { seats: 0, start: 0, home: 0, rest: 0 }, missed: null };
  const empty = legs.length === 0 || frame.gaps.size === 0;
  const answer = empty ? nothing : await searchChainsByRoad(taskOf(frame, wanted), { signal });
  const byId = new Map(trips.map((trip) => [trip.id, trip]));
  const context = { ...frame, trips: byId, language: viewer.language };
  return {
    considered: legs.length,
    examined: answer.examined,
    failures: answer.failures,
    missed: answer.missed,
    computed_at: now,
    chains: answer.chains.flatMap((chain) => toChain(chain, context) ?? []),
  };
}
