import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";
import { readUser } from "@/lib/features/user/queries/admin/get";
import { tellOwner } from "./tell-owner";
import { dropFactor } from "./drop";

/** For who has lost phone and recovery codes, and has proven by other ways who they are. */
export async function resetFactorOf(viewer: Admin, id: string) {
  return transaction(async (tx) => {
    const rows = await tx.$queryRaw<unknown[]>`select id from user_account where id = ${id}::uuid for update`;
    if (rows.length === 0) throw notFound();
    if (await dropFactor(tx, id, { all: true })) {
      await tx.session.deleteMany({ where: { userId: id } });
      await audit(tx, viewer, { action: "factorReset", noun: "user", recordId: id });
      await tellOwner(tx, { id }, "reset");
    }
    return readUser(tx, id);
  });
}
