import type { BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { ladderWithin } from "../queries/ladder";
import type { LadderRecord } from "../schema/terms";

/** PUT /company/{id}/ladder: for offers from now on; what was offered keeps its steps. Throws NotFound, Conflict for a stale version. */
export function changeLadder(viewer: BusPartner, companyId: string, { steps, version }: LadderRecord) {
  return transaction(async (tx): Promise<LadderRecord> => {
    await tx.$queryRaw`select id from company where id = ${companyId}::uuid for no key update`;
    const before = await ladderWithin(tx, viewer, companyId);
    if (version !== before.version) throw conflict();
    await tx.companyLadder.upsert({
      where: { companyId },
      create: { companyId, steps },
      update: { steps, version: { increment: 1 } },
    });
    const told = { before: { ladder: before.steps }, after: { ladder: steps } };
    await audit(tx, viewer, { action: "change", noun: "company", recordId: companyId, ...told });
    return { steps, version: before.version + 1 };
  });
}
