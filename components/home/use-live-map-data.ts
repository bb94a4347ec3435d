"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { apiFilter } from "@/components/busrequest/api-filter";
import type { RequestFilter } from "@/components/busrequest/filter-address";
import type { Box, View } from "@/components/map/types";
import { keepRequestWays, knowsWays } from "@/components/map/use-request-ways";
import { busRequestKeys } from "@/lib/features/busrequest/client/lists";
import { fetchBusRequestMap } from "@/lib/features/busrequest/client/fetch";
import type { Language } from "@/lib/i18n/routing";
import { useQuery, useQueryClient } from "@/lib/http/queries";

const places = 10_000;
const rounded = (box: Box): Box => [
  Math.max(-180, Math.floor(box[0] * places) / places),
  Math.max(-90, Math.floor(box[1] * places) / places),
  Math.min(180, Math.ceil(box[2] * places) / places),
  Math.min(90, Math.ceil(box[3] * places) / places),
];

/** Clusters and points of the view; those before stay until the next ones are there. */
export function useLiveMapData(view: View | null, filter: RequestFilter) {
  const client = useQueryClient();
  const wanted = apiFilter(filter, false);
  const box = rounded(view?.bbox ?? [0, 0, 0, 0]);
  const zoom = Math.round((view?.zoom ?? 0) * 10) / 10;
  const shown = { box, zoom, filter: wanted, lng: useLocale() as Language };
  return useQuery({
    queryKey: busRequestKeys.map(shown),
    // The first view brings its lines along; later ones lack few, which are asked for.
    queryFn: async ({ signal }) => {
      const data = await fetchBusRequestMap({ ...shown, ways: knowsWays(client) ? undefined : true }, signal);
      keepRequestWays(client, data.ways ?? []);
      return data;
    },
    enabled: view !== null,
    placeholderData: keepPreviousData,
  });
}
