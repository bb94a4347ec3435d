import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import type { Dispatch } from "@/prisma/generated/client";
import { putItem, settleItems } from "@/lib/features/inbox/commands/put";
import { mailedSelect, notifyStoodDown } from "../notify";
import { isOpen } from "../rules";
import { recordLine, tellDispatch } from "./record";

/** All but the one that was accepted: told by mail, inbox and page that they need not come. */
async function standDown(tx: Transaction, requestId: string, accepted: string | null, now: Date) {
  const others = { requestId, stoodDownAt: null, id: accepted ? { not: accepted } : undefined };
  const asks = await tx.dispatchAsk.findMany({
    where: { ...others, OR: [{ can: null }, { can: true }] },
    select: { id: true, companyId: true, can: true },
    orderBy: { id: "asc" },
  });
  const ids = asks.map(({ id }) => id);
  await tx.dispatchAsk.updateMany({ where: { id: { in: ids } }, data: { stoodDownAt: now } });
  await settleItems(tx, { kind: ["emergency"], requestId }, now);
  for (const { companyId } of asks.filter(({ can }) => can)) {
    const item = { kind: "change", noun: "busrequest", record: requestId, requestId } as const;
    await putItem(tx, { companyId, userId: null }, { ...item, data: { what: "stoodDown" } }, now);
  }
  const companies = asks.map(({ companyId }) => companyId);
  const row = await tx.busRequest.findUniqueOrThrow({ where: { id: requestId }, select: mailedSelect });
  await notifyStoodDown(tx, row, companies);
  if (asks.length > 0) await recordLine(tx, null, requestId, { kind: "stoodDown", data: { count: asks.length } }, now);
  return companies;
}

type Search = Pick<Dispatch, "state" | "round">;
const searchSql = `select state::text as state, round from dispatch where "requestId" = $1::uuid`;

type End = { companyId: string | null; viewer: Viewer | null; now: Date };

/**
 * The search is over, in the transaction that ends its request: `companyId` is whose bus comes, null where none does.
 * Nothing where there is no dispatch, or where it is over already.
 */
export async function closeDispatch(tx: Transaction, requestId: string, { companyId, viewer, now }: End) {
  const [dispatch] = await run<Search>(tx, "dispatch.state", searchSql, [requestId]);
  if (!dispatch || !isOpen(dispatch.state)) return;
  const key = companyId && { requestId, companyId, round: dispatch.round };
  const accepted = key ? await tx.dispatchAsk.findFirst({ where: key, select: { id: true } }) : null;
  await tx.dispatch.update({
    where: { requestId },
    data: {
      state: companyId ? "locked" : "ended",
      acceptedAskId: accepted?.id ?? null,
      endedAt: now,
      dueAt: null,
      left: null,
    },
  });
  await recordLine(tx, viewer, requestId, { kind: companyId ? "locked" : "ended", askId: accepted?.id }, now);
  const companies = await standDown(tx, requestId, accepted?.id ?? null, now);
  await tellDispatch(tx, requestId, companies);
}
