import type { FieldError } from "@/lib/errors";
import type { Kind, modes } from "./kinds";

const hour = 60;

/** Minutes that a circle reads a request before all others: a bus on the hard shoulder cannot wait for hours. */
const headStarts = [hour, 4 * hour, 12 * hour, 24 * hour, 48 * hour, 72 * hour] as const;
const urgentHeadStarts = [15, 30, hour] as const;
export const [shortestHead, longestHead] = [15, 72 * hour];

export const headStartsOf = (category: Kind): readonly number[] =>
  category === "emergency" ? urgentHeadStarts : headStarts;

type Asked = {
  category: Kind;
  mode: (typeof modes)[number];
  opensAfter?: number | null;
  start: { date: number };
};

/** When all may read it, in milliseconds; null where nobody is asked first. */
export const opensAtOf = ({ mode, opensAfter }: Pick<Asked, "mode" | "opensAfter">, now: number) =>
  mode === "circle" && opensAfter ? new Date(now + opensAfter * 60_000) : null;

/** A circle's time is one of the choices and ends before the trip begins, so that the others can still answer. */
export function headStartErrors({ category, mode, opensAfter, start }: Asked, now: number): FieldError[] {
  if (mode !== "circle") return [];
  if (!opensAfter || !headStartsOf(category).includes(opensAfter))
    return [{ path: "opensAfter", message: "opensAfterRange" }];
  const late = category !== "emergency" && now + opensAfter * 60_000 >= start.date;
  return late ? [{ path: "opensAfter", message: "opensTooLate" }] : [];
}
