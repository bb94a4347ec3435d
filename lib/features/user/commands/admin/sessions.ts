import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";
import { readUser } from "../../queries/admin/get";

/** POST /admin/users/{id}/endsessions: every browser has to sign in again; of the admin's own all but this one. */
export async function endSessionsOf(viewer: Admin, id: string) {
  return transaction(async (tx) => {
    if ((await tx.user.count({ where: { id } })) === 0) throw notFound();
    const own = id === viewer.id;
    const { count } = await tx.session.deleteMany({
      where: { userId: id, ...(own ? { id: { not: viewer.sid } } : {}) },
    });
    await tx.trustedDevice.deleteMany({ where: { userId: id } });
    if (!own) await tx.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } } });
    await audit(tx, viewer, { action: "endSessions", noun: "user", recordId: id, after: { sessions: count } });
    return readUser(tx, id);
  });
}
