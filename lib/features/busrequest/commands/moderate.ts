import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { notifyRejected } from "../notify";
import type { BusRequestRecord } from "../schema/record";
import { approvedColumns, wakeTelling } from "./approval";
import { type Loaded, lockOwn, requireOpen } from "./reach";
import { readRecord } from "./read";
import { tellChanged, tellRequests } from "./tell";
import { mintAuthorToken } from "./token";

type Decision = {
  action: "approve" | "unapprove" | "reject";
  /** As it was read: what was changed since then is decided by nobody unread. */
  version?: number;
  data: (row: Loaded) => Prisma.BusRequestUncheckedUpdateInput;
  tell?: (tx: Transaction, record: BusRequestRecord, row: Loaded) => Promise<void>;
};

async function decide(viewer: Admin, id: string, { action, version, data, tell }: Decision) {
  return transaction(async (tx) => {
    const row = await lockOwn(tx, viewer, id, null);
    if (version !== undefined && version !== row.version) throw conflict();
    requireOpen(row, action);
    await tx.busRequest.update({ where: { id }, data: { ...data(row), version: { increment: 1 } } });
    const after = await readRecord(tx, id);
    const parts = {
      before: { state: row.state, endReason: null },
      after: { state: after.state, endReason: after.endReason },
    };
    await audit(tx, viewer, { action, noun: "busrequest", recordId: id, ...parts });
    await tell?.(tx, after, row);
    await tellChanged(tx, row);
    await tellRequests(tx, id);
    return after;
  });
}

/**
 * Pending to active: public at the next load. Author, named company and partners are told by job once the window in
 * which it can be taken back is over. Throws Conflict, NotFound.
 */
export function approveBusRequest(viewer: Admin, id: string, version?: number) {
  const now = new Date();
  return decide(viewer, id, {
    action: "approve",
    version,
    data: (row) => ({ ...approvedColumns(now), confirmedAt: row.confirmedAt ?? now }),
    tell: (tx) => wakeTelling(tx, id),
  });
}

/** Takes an approval back that nobody has been told of. Throws Conflict once the window is over, NotFound. */
export function unapproveBusRequest(viewer: Admin, id: string, version?: number, now = new Date()) {
  return decide(viewer, id, {
    action: "unapprove",
    version,
    data: ({ tellFrom }) => {
      if (tellFrom === null || tellFrom <= now) throw conflict([{ path: "id", message: "approvalTold" }]);
      return { state: "pending", approvedAt: null, tellFrom: null };
    },
  });
}

/** Ends a request with a reason that its author is told. Throws Conflict, NotFound. */
export function rejectBusRequest(viewer: Admin, id: string, reason: string, version?: number) {
  return decide(viewer, id, {
    action: "reject",
    version,
    data: () => ({ endedAt: new Date(), endReason: "rejected", rejectReason: reason }),
    tell: async (tx, record, row) => notifyRejected(tx, record, row.language, reason, await mintAuthorToken(tx, id)),
  });
}
