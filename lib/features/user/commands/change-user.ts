import { changesUser } from "@/lib/access/records";
import { isAdmin } from "@/lib/access/rules";
import type { SignedIn } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { transaction } from "@/lib/db/transaction";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { presentUser, userSelect } from "../present/user";
import type { UserChange } from "../schema/user";
import { lockAsAdmin } from "./admin/lock";
import { isUserNameTaken } from "./user-name-taken";

const taken = [{ path: "userName", message: "alreadyTaken" }];

/** PUT /user: one's own record, or as an admin any. Throws Conflict for a stale version or a taken user name. */
export async function changeUser(viewer: SignedIn, change: UserChange) {
  const id = change.id ?? viewer.id;
  if (!changesUser(viewer, id)) throw forbidden();
  const { userName, firstname, lastname, language, singleKeys, version } = change;
  const phone = change.phone === "" ? null : change.phone;
  return transaction(async (tx) => {
    // Only an admin sets a role, and never one's own; the sessions of the old role end.
    const setsRole = isAdmin(viewer) && id !== viewer.id && change.role !== undefined;
    if (setsRole) await lockAsAdmin(tx, viewer);
    const select = { version: true, role: true, singleKeys: true };
    const user = await tx.user.findFirst({ where: { id, closedAt: null }, select });
    if (!user) throw notFound();
    if (version !== undefined && version !== user.version) throw conflict();
    if (userName !== undefined && (await isUserNameTaken(tx, userName, id))) throw conflict(taken);
    const newRole = setsRole && change.role !== user.role;
    const role = newRole ? { role: change.role, sessionVersion: { increment: 1 } } : {};
    if (newRole) {
      const line = { action: "role", noun: "user", recordId: id };
      await audit(tx, viewer, { ...line, before: { role: user.role }, after: { role: change.role } });
    }
    if (singleKeys !== undefined && singleKeys !== user.singleKeys) {
      const line = { action: "change", noun: "user", recordId: id };
      await audit(tx, viewer, { ...line, before: { singleKeys: user.singleKeys }, after: { singleKeys } });
    }
    const { count } = await tx.user.updateMany({
      where: { id, version: user.version },
      data: { userName, firstname, lastname, language, phone, singleKeys, ...role, version: { increment: 1 } },
    });
    if (count === 0) throw conflict();
    return presentUser(await tx.user.findUniqueOrThrow({ where: { id }, select: userSelect }));
  });
}
