import { referenceOf } from "@/lib/features/busrequest/rules/reference";
import type { Admin } from "@/lib/access/viewer";
import { inBatches } from "@/lib/db/batches";
import { prisma } from "@/lib/db/prisma";
import { placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import { normaliseName } from "@/lib/fold";
import type { SortedPage } from "@/lib/http/admin-query";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { type SearchStage, searchStages } from "../rules";
import type { RunningFilter, RunningSort, RunningTerms } from "../schema/admin-call";
import type { RunningSearch } from "../schema/dispatch";

/** A search ends after half a day: more than that never run at once. */
const most = 5_000;

const select = {
  requestId: true,
  state: true,
  rings: true,
  round: true,
  step: true,
  dueAt: true,
  createdAt: true,
  request: { select: { number: true, startPlace: true, passengers: true, companyName: true, phone: true } },
  asks: { select: { round: true, seenAt: true, can: true } },
} satisfies Prisma.DispatchSelect;
type Row = Prisma.DispatchGetPayload<{ select: typeof select }>;

function stageOf({ state, step, rings }: Row, can: number): SearchStage {
  if (can > 0) return "answered";
  if (state === "paused") return "paused";
  return step > rings.length ? "stuck" : "asking";
}

function present(row: Row, language: Language): RunningSearch {
  const { request, rings, step } = row;
  const asks = row.asks.filter(({ round }) => round === row.round);
  const can = asks.filter((ask) => ask.can === true).length;
  return {
    id: row.requestId,
    reference: referenceOf(request.number),
    stage: stageOf(row, can),
    place: placeName(request.startPlace as Place, language),
    passengers: request.passengers,
    author: request.companyName,
    phone: request.phone,
    ring: rings[Math.min(step, rings.length) - 1] ?? null,
    asked: asks.length,
    seen: asks.filter(({ seenAt }) => seenAt !== null).length,
    answered: asks.filter((ask) => ask.can !== null).length,
    can,
    created_at: row.createdAt.getTime(),
    dueAt: row.dueAt?.getTime() ?? null,
  };
}

const listOf = <T>(given: T | T[] | undefined) => [given ?? []].flat() as T[];

/** What each term of a filter says of a search. */
function saysOf({ stage, text }: RunningTerms, row: RunningSearch) {
  const said = normaliseName(`${row.reference} ${row.place} ${row.author}`);
  const stages = listOf(stage);
  const words = listOf(text);
  return [
    ...(stages.length > 0 ? [stages.includes(row.stage)] : []),
    ...(words.length > 0 ? [words.some((word) => said.includes(normaliseName(word)))] : []),
  ];
}

function matches({ a = {}, o = {} }: RunningFilter, row: RunningSearch) {
  const either = saysOf(o, row);
  return saysOf(a, row).every(Boolean) && (either.length === 0 || either.some(Boolean));
}

async function running({ language }: Admin, filter: RunningFilter = {}) {
  const where = { state: { in: ["running", "paused"] } } satisfies Prisma.DispatchWhereInput;
  const rows = await prisma.dispatch.findMany({ where, select, orderBy: { createdAt: "asc" }, take: most });
  return rows.map((row) => present(row, language)).filter((row) => matches(filter, row));
}

type Query = SortedPage<RunningSort> & { filter?: RunningFilter };

/** GET /admin/searches: who needs help first, the longest wait at the top. */
export async function listRunning(viewer: Admin, { take, skip, sort, dir = "asc", filter }: Query) {
  const rows = await running(viewer, filter);
  const rank = ({ stage }: RunningSearch) => (sort === "stage" ? searchStages.indexOf(stage) : 0);
  const sign = dir === "asc" ? 1 : -1;
  const sorted = rows.toSorted((one, other) => sign * (rank(one) - rank(other) || one.created_at - other.created_at));
  return { rows: sorted.slice(skip, skip + take), total: rows.length };
}

/** For the CSV. */
export function exportRunning(viewer: Admin, { ids, filter }: { ids?: readonly string[]; filter?: RunningFilter }) {
  return inBatches(async (after) => {
    if (after !== null) return [];
    const rows = await running(viewer, filter);
    return ids ? rows.filter(({ id }) => ids.includes(id)) : rows;
  });
}
