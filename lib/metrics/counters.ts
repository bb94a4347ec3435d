import { singleton } from "@/lib/singleton";

const answerKinds = ["api", "page", "static", "auth"] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Upper bounds in seconds; what is slower counts as +Inf alone. */
export const bounds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

type Series = { byClass: number[]; buckets: number[]; seconds: number };
type Counters = { since: number; front: boolean; kinds: Record<AnswerKind, Series> };

const empty = (): Series => ({ byClass: [0, 0, 0, 0, 0, 0], buckets: bounds.map(() => 0), seconds: 0 });
const counters = singleton<Counters>("metrics", () => ({
  since: Date.now(),
  front: false,
  kinds: { api: empty(), page: empty(), static: empty(), auth: empty() },
}));

/** From now on the production front counts all answers; the routes' wrapper would count them twice. */
export function frontCounts() {
  counters.front = true;
}
export const isFrontCounting = () => counters.front;

/** One answer of this process: on the hot path, so a few additions and no more. */
export function countAnswer(kind: AnswerKind, status: number, begun: number) {
  const series = counters.kinds[kind];
  const seconds = (performance.now() - begun) / 1_000;
  series.seconds += seconds;
  const family = Math.floor(status / 100);
  series.byClass[family] = (series.byClass[family] ?? 0) + 1;
  const at = bounds.findIndex((bound) => seconds <= bound);
  if (at >= 0) series.buckets[at] = (series.buckets[at] ?? 0) + 1;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** All answers and those of status 5xx since this process began. */
export function failuresOf() {
  const all = Object.values(counters.kinds).map(({ byClass }) => byClass);
  return { since: counters.since, answers: sum(all.flat()), failed: sum(all.map((byClass) => byClass[5] ?? 0)) };
}

export const readCounters = () => counters;
