import { requestTopics } from "@/lib/access/topics";
import type { Transaction } from "@/lib/db/prisma";
import { additionTo } from "@/lib/cache/tag";
import { added, changed } from "@/lib/cache/tags";
import { tell } from "@/lib/live/tell";

type Row = Omit<Parameters<typeof requestTopics>[0], "confirmed" | "public"> & {
  version: number;
  approvedAt: Date | null;
  confirmedAt: Date | null;
};

const rowsSql = `select r.id, r.version, r.mode::text as mode, r."authorCompanyId", r."authorUserId", r."receiverCompanyId",
    r."approvedAt", r."confirmedAt", array(select p."companyId" from request_reader p where p."requestId" = r.id) as readers
  from bus_request r where r.id = any($1::uuid[])`;

/** Tells open pages that requests have changed: those of their authors, of admins, and of who may read them. */
export async function tellRequests(tx: Transaction, ...ids: string[]) {
  const rows = await tx.$queryRawUnsafe<Row[]>(rowsSql, ids);
  const told = rows.flatMap(({ version, approvedAt, confirmedAt, ...row }) => {
    const known = { confirmed: confirmedAt !== null, public: approvedAt !== null };
    const circles = requestTopics({ ...row, ...known });
    return circles.map((topics) => ({ noun: "busrequest", record: row.id, version, topics }));
  });
  await tell(tx, ...told);
}

/** A request more in the lists, and on the profile of its author's company. */
export const tellAdded = (tx: Transaction, slug?: string) =>
  added(tx, "busrequest", ...(slug ? [`profile:${slug}`] : []));

type Known = { id: string; authorCompany?: { slug: string } | null };

/** What showed one of them is void at once; what would show it now, or has counted it, a second later at most. */
export const tellChanged = (tx: Transaction, ...rows: readonly Known[]) =>
  changed(
    tx,
    "busrequest",
    ...rows.map(({ id }) => `busrequest:${id}`),
    ...rows.flatMap(({ authorCompany }) => (authorCompany ? [additionTo(`profile:${authorCompany.slug}`)] : [])),
  );
