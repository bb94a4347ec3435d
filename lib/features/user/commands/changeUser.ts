import { isAdmin, isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, forbidden, notFound, unauthorized } from "@/lib/errors";
import { presentUser, userSelect } from "../present/user";
import type { UserChange } from "../schema/user";

const taken = [{ path: "userName", message: "alreadyTaken" }];

/** Handles differ by more than case; ILIKE reads "_" as a pattern, so the rows are compared once more here. */
async function isTaken(tx: Transaction, userName: string, self: string) {
  const where = { userName: { equals: userName, mode: "insensitive" as const }, id: { not: self } };
  const others = await tx.user.findMany({ where, select: { userName: true }, take: 100 });
  return others.some((other) => other.userName.toLowerCase() === userName);
}

/** PUT /user: one's own record, or as an admin any. Throws Conflict for a stale version or a taken user name. */
export async function changeUser(viewer: Viewer, change: UserChange) {
  if (!isSignedIn(viewer)) throw unauthorized();
  const id = change.id ?? viewer.id;
  if (id !== viewer.id && !isAdmin(viewer)) throw forbidden();
  const { userName, firstname, lastname, language, version } = change;
  const phone = change.phone === "" ? null : change.phone;
  return transaction(async (tx) => {
    const user = await tx.user.findFirst({ where: { id, closedAt: null }, select: { version: true, role: true } });
    if (!user) throw notFound();
    if (version !== undefined && version !== user.version) throw conflict();
    if (userName !== undefined && (await isTaken(tx, userName, id))) throw conflict(taken);
    // Only an admin sets a role, and never one's own; the sessions of the old role end.
    const newRole = isAdmin(viewer) && id !== viewer.id && change.role !== undefined && change.role !== user.role;
    const role = newRole ? { role: change.role, sessionVersion: { increment: 1 } } : {};
    if (newRole) {
      const line = { deed: "role", noun: "user", recordId: id };
      await audit(tx, viewer, { ...line, before: { role: user.role }, after: { role: change.role } });
    }
    const { count } = await tx.user.updateMany({
      where: { id, version: user.version },
      data: { userName, firstname, lastname, language, phone, ...role, version: { increment: 1 } },
    });
    if (count === 0) throw conflict();
    return presentUser(await tx.user.findUniqueOrThrow({ where: { id }, select: userSelect }));
  });
}
