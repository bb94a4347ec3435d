import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { conflict } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { type AdvertiserRow, advertiserSelect, type InvoiceRow, invoiceSelect } from "../present";
import { type Action, locationLimit, nextState, planInForce } from "../rules";

type Columns = Prisma.AdvertiserUncheckedUpdateInput;

const factsOf = ({ abonnement, plan, interval, payment, paidUntil, endsAtPeriod }: AdvertiserRow) => ({
  state: abonnement,
  plan,
  interval,
  payment,
  endsAtPeriod,
  paidUntil: paidUntil?.getTime() ?? null,
});

/** Beyond what the plan holds the newest locations are switched off; none is deleted. */
async function switchOffSurplus(tx: Transaction, row: AdvertiserRow) {
  if (row.abonnement !== "active") return;
  const limit = locationLimit(planInForce(row));
  await tx.$executeRaw`update advertiser_location set active = false, version = version + 1
    where id in (select id from advertiser_location where "companyId" = ${row.companyId}::uuid and active
      order by "createdAt", id offset ${limit})`;
}

/** Writes a locked advertiser's new status with its audit line; locations follow the plan. */
export async function write(tx: Transaction, viewer: Viewer | null, row: AdvertiserRow, action: string, data: Columns) {
  const after = await tx.advertiser.update({
    where: { id: row.id },
    data: { ...data, version: { increment: 1 } },
    select: advertiserSelect,
  });
  await switchOffSurplus(tx, after);
  const [before, now] = [factsOf(row), factsOf(after)];
  await audit(tx, viewer, { action, noun: "subscription", recordId: row.companyId, before, after: now });
  await changed(tx, "advertiser");
  return after;
}

/** The transition table's next state. Throws Conflict where the action is not allowed in this one. */
function stateAfter({ abonnement }: AdvertiserRow, action: Action) {
  const next = nextState(abonnement, action);
  if (next === null) throw conflict([{ path: "state", message: "planState" }]);
  return next;
}

/** Moves a locked advertiser along the transition table. */
export function move(tx: Transaction, viewer: Viewer | null, row: AdvertiserRow, action: Action, data: Columns = {}) {
  return write(tx, viewer, row, action, { ...data, abonnement: stateAfter(row, action) });
}

/** Nothing is owed on it any more; its number stays taken. */
export async function voidInvoice(tx: Transaction, viewer: Viewer | null, { id, number }: InvoiceRow) {
  const data = { state: "cancelled", version: { increment: 1 } } as const;
  const row = await tx.invoice.update({ where: { id }, data, select: invoiceSelect });
  await audit(tx, viewer, { action: "cancel", noun: "invoice", recordId: id, after: { number } });
  return row;
}

/** All that is open, so that nothing is asked for twice. */
export async function voidOpen(tx: Transaction, viewer: Viewer | null, row: AdvertiserRow) {
  for (const invoice of row.invoices) await voidInvoice(tx, viewer, invoice);
}
