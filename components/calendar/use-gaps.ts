"use client";
import { useEffect, useMemo, useState } from "react";
import { type Day, today as dayAt } from "@/components/form/calendar";
import type { CalendarEntry } from "@/lib/features/calendar/schema";
import type { GapRecord } from "@/lib/features/fit/schema";
import { api } from "@/lib/http/client";
import { spanOf } from "./address";

/** A gap with the days that it touches. */
export type Gap = GapRecord & { id: string; first: Day; last: Day };

const shownGap = (gap: GapRecord, zone: string): Gap => ({
  ...gap,
  id: `${gap.bus} ${gap.from}`,
  first: dayAt(gap.from, zone),
  last: dayAt(gap.to - 1, zone),
});

type Use = { company: string; days: readonly Day[]; zone: string; entries: readonly CalendarEntry[] };

/**
 * What fits between the entries that are shown. Asked for once the calendar stands, and anew where its entries have changed;
 * a calendar without it is whole, so nobody is told where no answer comes.
 */
export function useGaps({ company, days, zone, entries }: Use) {
  const [gaps, setGaps] = useState<readonly GapRecord[]>([]);
  const { from, to } = useMemo(() => spanOf(days, zone), [days, zone]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries leave other gaps
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    api("GET /company/{id}/gaps", { params: { id: company }, query: { from, to }, signal })
      .then(({ entity }) => setGaps(entity))
      .catch(() => !signal.aborted && setGaps([]));
    return () => controller.abort();
  }, [company, from, to, entries]);
  return useMemo(() => gaps.map((gap) => shownGap(gap, zone)), [gaps, zone]);
}
