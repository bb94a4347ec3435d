"use client";

import { useEffect } from "react";
import type { z } from "zod";
import { api } from "@/lib/http/client";
import type { Language } from "@/lib/i18n/routing";
import { addNew, mergeById, removeById } from "@/lib/state/list";
import { useQuery, useQueryClient } from "@/lib/http/queries";
import type { locationChange, OwnLocation } from "./schema/own";

type Id = Pick<OwnLocation, "id">;
export type LocationEdit = z.input<typeof locationChange>;

const list = async (signal?: AbortSignal) =>
  (await api("GET /advertiserlocation", { query: { take: 100 }, signal })).entity;

/** Title and description are in the reader's language, so each has its own list. */
const keyOf = (lng: Language) => ["advertiserlocation", "own", lng] as const;

/**
 * The client's list of locations (docs/spec.md, 3): adds only new ids, updates and removes by id, and is
 * cleared and filled anew with what the server has just rendered.
 */
export function useLocationList(rendered: readonly OwnLocation[], lng: Language) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(lng),
    queryFn: ({ signal }) => list(signal),
    initialData: () => [...rendered],
  });
  useEffect(() => {
    client.setQueryData(keyOf(lng), addNew<OwnLocation>([], rendered));
  }, [client, lng, rendered]);
  const edit = (change: (list: OwnLocation[]) => OwnLocation[]) =>
    client.setQueryData<OwnLocation[]>(keyOf(lng), (list = []) => change(list));
  return {
    locations: data,
    add: (location: OwnLocation) => edit((list) => addNew(list, [location])),
    update: (location: OwnLocation) => edit((list) => mergeById(list, location)),
    remove: ({ id }: Id) => edit((list) => removeById(list, id)),
    reload: () => client.fetchQuery({ queryKey: keyOf(lng), queryFn: () => list(), staleTime: 0 }),
  };
}
export type LocationList = ReturnType<typeof useLocationList>;

type Box = readonly [west: number, south: number, east: number, north: number];

/** The separate list of those that lie within the map's view; all of them until the map stands. */
export function visibleIn<T extends Pick<OwnLocation, "location">>(locations: readonly T[], box: Box | null): T[] {
  if (!box) return [...locations];
  const [west, south, east, north] = box;
  return locations.filter(({ location: { longitude, latitude } }) => {
    return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  });
}
