import { notFoundBy } from "@/lib/access/refusals";
import { changesRequest } from "@/lib/access/records";
import type { Viewer } from "@/lib/access/viewer";
import type { prisma, Transaction } from "@/lib/db/prisma";
import { conflict } from "@/lib/errors";
import { isAuthorToken } from "@/lib/features/busrequest/commands/token";
import { lockRequest } from "@/lib/features/offer/commands/reach";
import { isOpen } from "../rules";

/** `id`: the emergency's. `token`: of the author's page. */
export type DispatchCall = { id: string; token: string | null };

/** Whoever leads the search: who posted the emergency, and admins. Throws Unauthorized, NotFound. */
export async function requireLead(db: Transaction | typeof prisma, viewer: Viewer, { id, token }: DispatchCall) {
  const row = await db.dispatch.findUnique({
    where: { requestId: id },
    select: {
      state: true,
      step: true,
      rings: true,
      dueAt: true,
      left: true,
      request: { select: { authorCompanyId: true, authorUserId: true } },
    },
  });
  if (!row || !changesRequest(viewer, row.request, await isAuthorToken(db, token, id))) throw notFoundBy(viewer);
  return row;
}

const over = () => conflict([{ path: "state", message: "dispatchOver" }]);

/** The same, locked: presses at once go one after the other. Throws Conflict once the search is over. */
export async function lockLead(tx: Transaction, viewer: Viewer, call: DispatchCall) {
  await lockRequest(tx, call.id);
  const row = await requireLead(tx, viewer, call);
  if (!isOpen(row.state)) throw over();
  return row;
}
