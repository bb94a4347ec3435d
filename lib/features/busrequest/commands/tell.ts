import { requestTopics } from "@/lib/access/topics";
import type { Transaction } from "@/lib/db/prisma";
import { additionTo } from "@/lib/cache/tag";
import { added, changed } from "@/lib/cache/tags";
import { run } from "@/lib/db/statement";
import { tell } from "@/lib/live/tell";

type Told = Omit<Parameters<typeof requestTopics>[0], "confirmed" | "public"> & {
  version: number;
  approvedAt: Date | null;
  confirmedAt: Date | null;
};

const rowsSql = `select r.id, r.version, r.mode::text as mode, r."authorCompanyId", r."authorUserId", r."receiverCompanyId",
    r."approvedAt", r."confirmedAt", array(select p."companyId" from request_reader p where p."requestId" = r.id) as readers
  from bus_request r where r.id = any($1::uuid[])`;

/** What open pages are told of a request. */
export function toldOf({ version, approvedAt, confirmedAt, ...row }: Told) {
  const known = { confirmed: confirmedAt !== null, public: approvedAt !== null };
  return requestTopics({ ...row, ...known }).map((topics) => ({ noun: "busrequest", record: row.id, version, topics }));
}

/** The same as `tellRequests` for one whose row its caller has written. */
export const tellRequest = (tx: Transaction, row: Told) => tell(tx, ...toldOf(row));

/** Tells open pages that requests have changed: those of their authors, of admins, and of who may read them. */
export async function tellRequests(tx: Transaction, ...ids: string[]) {
  const rows = await run<Told>(tx, "busrequest.told", rowsSql, [ids]);
  await tell(tx, ...rows.flatMap(toldOf));
}

/** Tags of what shows a request more: the lists, and the profile of its author's company. */
export const namesOfAdded = (slug?: string) => ["busrequest", ...(slug ? [`profile:${slug}`] : [])];

export const tellAdded = (tx: Transaction, slug?: string) => added(tx, ...namesOfAdded(slug));

type Known = { id: string; authorCompany?: { slug: string } | null };

/** What showed one of them is void at once; what would show it now, or has counted it, a second later at most. */
export const tellChanged = (tx: Transaction, ...rows: readonly Known[]) =>
  changed(
    tx,
    "busrequest",
    ...rows.map(({ id }) => `busrequest:${id}`),
    ...rows.flatMap(({ authorCompany }) => (authorCompany ? [additionTo(`profile:${authorCompany.slug}`)] : [])),
  );
