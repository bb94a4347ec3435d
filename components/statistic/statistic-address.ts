import { type Period, periods, usualPeriod } from "@/lib/features/statistic/rules";

/** The address of the statistics: how many days back, of one location or of all. */
export type StatisticQuery = { days: Period; location: string | null };

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export function readStatisticQuery(search: URLSearchParams): StatisticQuery {
  const location = search.get("location") ?? "";
  return {
    days: periods.find((days) => String(days) === search.get("days")) ?? usualPeriod,
    location: id.test(location) ? location : null,
  };
}

export function writeStatisticQuery({ days, location }: StatisticQuery) {
  const search = new URLSearchParams();
  if (days !== usualPeriod) search.set("days", String(days));
  if (location) search.set("location", location);
  const written = search.toString();
  return written && `?${written}`;
}
