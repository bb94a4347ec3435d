import { requestTopics } from "@/lib/access/topics";
import type { Transaction } from "@/lib/db/prisma";
import { additionTo } from "@/lib/cache/tag";
import { added, changed } from "@/lib/cache/tags";
import { tell } from "@/lib/live/tell";

const select = {
  id: true,
  version: true,
  mode: true,
  authorCompanyId: true,
  authorUserId: true,
  receiverCompanyId: true,
  approvedAt: true,
  confirmedAt: true,
  readers: { select: { companyId: true } },
} as const;

/** Tells open pages that requests have changed: those of their authors, of admins, and of who may read them. */
export async function tellRequests(tx: Transaction, ...ids: string[]) {
  const rows = await tx.busRequest.findMany({ where: { id: { in: ids } }, select });
  const told = rows.flatMap(({ id, version, approvedAt, confirmedAt, readers, ...row }) => {
    const known = { confirmed: confirmedAt !== null, public: approvedAt !== null };
    const circles = requestTopics({ ...row, ...known, id, readers: readers.map(({ companyId }) => companyId) });
    return circles.map((topics) => ({ noun: "busrequest", record: id, version, topics }));
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
