"use client";
import { keepPreviousData } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { MapLine } from "@/components/map/types";
import type { tourOrders } from "@/lib/features/tour/rules";
import type { TourChain } from "@/lib/features/tour/schema";
import type { Place } from "@/lib/features/place/schema";
import { isChosen } from "@/lib/features/place/rules";
import { ApiError, api } from "@/lib/http/client";
import { useQuery } from "@/lib/http/queries";

export type TourOrder = (typeof tourOrders)[number];

/** What the form asks; times in milliseconds, null while they are typed. */
export interface TourValues {
  bus: string;
  from: number | null;
  to: number | null;
  /** Null, or not chosen yet: the yard. */
  start: Place | null;
  end: Place | null;
  legs: "2" | "3" | "4";
  flex: string;
  alone: boolean;
}

const chosen = (place: Place | null) => (place && isChosen(place) ? place : null);

/** The ends as the API takes them. */
export const endsOf = ({ start, end }: Pick<TourValues, "start" | "end">) => ({
  start: chosen(start),
  end: chosen(end),
});

const bodyOf = ({ bus, from, to, start, end, legs, flex, alone }: TourValues, order: TourOrder) => ({
  bus: bus || null,
  from: from ?? 0,
  to: to ?? 0,
  ...endsOf({ start, end }),
  maxLegs: Number(legs),
  flex: Number(flex),
  by: order,
  drivers: alone ? (1 as const) : (2 as const),
});

/** Where others search before: in how many seconds it is asked again by itself. Null for what another try does not mend, or not soon. */
function secondsToWait(refused: unknown) {
  if (!(refused instanceof ApiError) || (refused.status !== 503 && refused.status !== 429)) return null;
  const seconds = refused.retryAfter ?? 5;
  return seconds <= 60 ? seconds : null;
}
/** A search is waited for as long as people do. */
const mostTries = 20;

/** The chains for what the form holds, asked anew when it changes; what was found stays until the next answer. */
export function useTourSearch(values: TourValues, order: TourOrder) {
  const body = useDeferredValue(bodyOf(values, order));
  const complete = body.from > 0 && body.to > 0;
  const answer = useQuery({
    queryKey: ["tour", "search", body],
    queryFn: async ({ signal }) => (await api("POST /tour/search", { body, signal })).first,
    enabled: complete,
    placeholderData: keepPreviousData,
    retry: (failures, refused) => failures < mostTries && secondsToWait(refused) !== null,
    retryDelay: (_, refused) => (secondsToWait(refused) ?? 0) * 1_000,
    staleTime: 60_000,
  });
  // What is refused has no data, not even those before.
  const [last, setLast] = useState(answer.data);
  if (answer.data && answer.data !== last) setLast(answer.data);
  const waits = answer.isFetching ? secondsToWait(answer.failureReason) : null;
  return { ...answer, data: answer.data ?? last, waits };
}

/** The company's kept chains. */
export const useDrafts = (enabled: boolean) =>
  useQuery({
    queryKey: ["tour", "drafts"],
    queryFn: ({ signal }) => api("GET /tour", { query: { take: 100 }, signal }),
    enabled,
  });

/** The ends of each section of a chain: empty ways and trips, in the order in which they are driven. */
function waysOf({ base, legs, end }: TourChain) {
  let at = base.at;
  const ways = legs.flatMap((leg, index) => {
    const to = leg.returns ? leg.from.at : leg.to.at;
    const pair = [
      { id: `empty${index}`, look: "moved" as const, from: at, to: leg.from.at },
      { id: `leg${index}`, look: "group" as const, from: leg.from.at, to: leg.to.at },
    ];
    at = to;
    return pair;
  });
  return [...ways, { id: "home", look: "moved" as const, from: at, to: end.at }];
}

const spot = ([longitude, latitude]: readonly [number, number]) => ({ longitude, latitude });

/** The roads of a chain, one way after the other; none until they are known. */
export function useTourLines(chain: TourChain | null): MapLine[] {
  const ways = chain ? waysOf(chain) : [];
  const { data } = useQuery({
    queryKey: ["tour", "lines", ways],
    queryFn: ({ signal }) =>
      Promise.all(
        ways.map(async ({ id, look, from, to }): Promise<MapLine> => {
          const { first } = await api("POST /way", { body: { points: [spot(from), spot(to)] }, signal });
          return { id, look, coordinates: first.line, ferries: first.ferries };
        }),
      ),
    enabled: ways.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return chain ? (data ?? []) : [];
}

/** The chain looked at: the first of a new answer, then what is chosen. Legs dropped by hand leave a chain of its own. */
export function useChosen(chains: readonly TourChain[]) {
  const [key, setKey] = useState("");
  const keys = chains.map((chain) => [chain.bus.id, ...chain.legs.map(({ request }) => request)].join(" "));
  const at = Math.max(0, keys.indexOf(key));
  return {
    at,
    chain: chains[at] ?? null,
    choose: (index: number) => setKey(keys[Math.min(Math.max(index, 0), keys.length - 1)] ?? ""),
  };
}
