"use client";
import { memo, useEffect } from "react";
import type { RequestFilter } from "@/components/busrequest/filter-address";
import type { View } from "@/components/map/types";
import { type RequestLine, useRequestWays } from "@/components/map/use-request-ways";
import type { MapRecord } from "@/lib/features/busrequest/schema/map";
import { useLiveMapData } from "./use-live-map-data";

type Props = {
  filter: RequestFilter;
  view: View | null;
  /** Of the requests that show their way. */
  ids: string;
  onData: (data: MapRecord | undefined) => void;
  onWays: (ways: ReadonlyMap<string, RequestLine>) => void;
};

/** Asks for what the view of the map holds and for ways; it draws nothing, so that the map stands before it is here. */
export const LiveMapData = memo(function LiveMapData({ filter, view, ids, onData, onWays }: Props) {
  const { data } = useLiveMapData(view, filter);
  const ways = useRequestWays(ids === "" ? [] : ids.split(" "));
  useEffect(() => onData(data), [data, onData]);
  useEffect(() => onWays(ways), [ways, onWays]);
  return null;
});
