"use client";
import { keepPreviousData } from "@tanstack/react-query";
import type { RequestValues } from "@/components/busrequest/form/values";
import { rememberArrival } from "@/lib/features/way/client";
import { api } from "@/lib/http/client";
import { useSettled } from "@/lib/state/use-settled";
import { useQuery } from "@/lib/http/queries";
import { mayAskHours, tripFactsOf } from "./trip-facts";

/** Milliseconds after the last change. */
const pause = 400;

/** How the trip in a form is driven, and when it arrives by the road. Asked once both places and the departure are there. */
export function useTripHours(values: RequestValues) {
  const facts = tripFactsOf(values);
  const text = JSON.stringify(facts);
  const settled = useSettled(text, pause);
  const ready = mayAskHours(values);
  const query = useQuery({
    queryKey: ["drivinghours", settled],
    enabled: ready,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const asked = JSON.parse(settled) as typeof facts;
      const { first } = await api("POST /drivinghours", { body: { request: asked }, signal });
      if (first.arrival && asked.start.date) rememberArrival(asked, first.arrival - asked.start.date);
      return first;
    },
  });
  const stale = query.isPlaceholderData || settled !== text || query.isFetching;
  return { ready, stale, error: query.error, hours: query.data ?? null, again: () => void query.refetch() };
}
